"""Tests, by touch, of restoring backups and changing packs while matches are unfinished."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Handoff
from engine.games.storyteller.prompts import TellPrompt
from engine.make_setup import make_setup
from engine.packs import Supply
from engine.registry import find_game
from engine.setup import Player
from mobileapp.languages.translation import tr
from mobileapp.packs.library import PackLibrary
from mobileapp.preload import drop_unwanted_pictures
from mobileapp.storage.backup import export_everything
from mobileapp.storage.store import Storage
from mobileapp.widgets import background_task
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.moments import match_at, moment_of, play_until
from tests.mobileapp.saved_match import saved_match
from tests.mobileapp.screens.settings.test_settings import open_settings, tap_row
from tests.support.sample_packs import picture_pack, write_pack, zipped

NAMES = ("Ana", "Ben", "Cleo")


def pictures(version: int, count: int = 60) -> dict[str, Any]:
    return picture_pack(count=count, version=version, games=["storyteller"], title=f"V{version}")


@pytest.fixture
def driver(start: Start, tmp_path: Path) -> Driver:
    """A driver of an app with a folder of downloads."""
    driver = start()
    driver.app.device.downloads = tmp_path / "downloads"
    driver.app.device.downloads.mkdir()
    return driver


def begin(driver: Driver, *players: Player) -> None:
    """Start a match of Storyteller with the pictures of the imported pack “photos”."""
    app = driver.app
    packs = [app.library.find("photos")]
    setup = make_setup(find_game("storyteller"), list(players), 7, supply=Supply(packs))
    app.match_flow.start(setup)
    driver.wait(0.3)


def backup_of_another_tablet(folder: Path) -> str:
    """Write a backup whose match has the id of the match on this tablet; return the file's name."""
    library = PackLibrary(folder / "builtin", folder / "theirs" / "packs")
    library.import_pack(write_pack(folder / "their-pack", picture_pack("theirs")))
    with closing(Storage(folder / "theirs" / "things.db")) as storage:
        storage.matches.begin(match_at(moment_of(TellPrompt)), 10)
        export_everything(storage, library, folder / "downloads" / "theirs.zip")
    return "theirs.zip"


def leave(driver: Driver) -> None:
    driver.back()
    driver.tap("Leave, and continue later")


def restore(driver: Driver, file: str) -> None:
    open_settings(driver)
    tap_row(driver, "EnvelopeButton", "Restore everything")
    driver.tap(file)
    driver.tap("Restore")
    assert driver.says("Everything is back")
    driver.tap("OK")
    driver.app.home()
    driver.wait(0.3)


@pytest.mark.parametrize("robots", [False, True])
def test_a_restore_replaces_a_match_that_was_left(
    driver: Driver, start: Start, tmp_path: Path, robots: bool
) -> None:
    """A restore replaces a match that was left, and drops the pending moves of its robots."""
    driver.app.library.import_pack(write_pack(tmp_path / "pack", pictures(1)))
    begin(driver, Player("Ana"), Player("Ben", robot=robots), Player("Cleo", robot=robots))
    play_until(driver, TellPrompt)
    driver.app.session.move(driver.app.session.current.sample(Chance(7, 0)))
    leave(driver)
    restore(driver, backup_of_another_tablet(tmp_path))
    (card,) = driver.find("ContinueCard")
    theirs = match_at(moment_of(TellPrompt))
    assert card.text == "Continue Storyteller with " + tr.listed(theirs.names)
    driver.wait(6)  # long enough for any pending move of a robot
    driver.tap(card)
    assert driver.app.session.names == theirs.names
    assert saved_match(driver).log == theirs.log
    leave(driver)
    driver = start()
    (match,) = driver.app.storage.unfinished.all()
    assert driver.app.storage.matches.load(match.match_id).log == theirs.log
    assert [
        pack.id for pack in driver.app.library.packs() if driver.app.library.is_own(pack.id)
    ] == ["theirs"]


def test_a_newer_or_deleted_pack_leaves_a_match_its_pictures(
    driver: Driver, start: Start, tmp_path: Path
) -> None:
    """A match keeps its pictures when their pack is replaced by a newer version or deleted."""
    app = driver.app
    app.library.import_pack(write_pack(tmp_path / "pack", pictures(1)))
    begin(driver, *map(Player, NAMES))
    items = [item for box in saved_match(driver).setup.box.values() for item in box]
    before = {item.id: app.picture(item).read_bytes() for item in items}
    leave(driver)
    newer = pictures(2)
    newer["items"] = newer["items"][::-1]
    zipped(write_pack(tmp_path / "newer", newer)).rename(app.device.downloads / "newer.zip")
    app.go("packs")
    driver.wait(0.3)
    driver.tap("Import")
    driver.tap("newer.zip")
    assert app.library.find("photos").version == 2
    for change in ("newer", "deleted"):
        if change == "deleted":
            driver.app.go("pack", pack="photos")
            driver.wait(0.3)
            driver.app.screens.current_screen.open_menu()
            driver.wait(0.3)
            driver.tap("Delete this pack")
            driver.tap("Delete")
            assert not driver.app.library.is_own("photos")
        driver = start()
        driver.wait(1)  # unused pictures are deleted
        driver.tap(driver.find("ContinueCard")[0])
        assert isinstance(driver.app.session.current, Handoff)
        assert {item.id: driver.app.picture(item).read_bytes() for item in items} == before
        play_until(driver, TellPrompt)
        leave(driver)
    driver.tap(driver.find("ContinueCard")[0])
    driver.app.match_flow.end()
    driver = start()
    drop_unwanted_pictures(driver.app)
    assert not list((tmp_path / "packs" / ".kept").iterdir())


def test_a_restore_that_ends_during_a_match_closes_it(
    driver: Driver, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restore that ends while a match is on the table closes that match.

    The match was continued after the restore had begun, just before the sheet that asks people to
    wait opened. Its robots were about to move.
    """
    begun: list[Callable[[], None]] = []

    class Waiting:
        def __init__(self, target: Callable[[], None], daemon: bool) -> None:
            begun.append(target)

        def start(self) -> None:
            pass

    app = driver.app
    app.library.import_pack(write_pack(tmp_path / "pack", pictures(1)))
    begin(driver, Player("Ana"), Player("Ben", robot=True), Player("Cleo", robot=True))
    leave(driver)
    monkeypatch.setattr(background_task, "Thread", Waiting)
    open_settings(driver)
    backup = tmp_path / "downloads" / backup_of_another_tablet(tmp_path)
    app.screens.current_screen.restore_backup(backup)
    app.home()
    assert app.match_flow.resume(app.storage.unfinished.all()[0].match_id) is None
    play_until(driver, TellPrompt)
    (finish,) = begun
    finish()
    driver.pump(1)
    assert app.session is None
    assert driver.says("Everything is back")
    driver.wait(6)
    theirs = match_at(moment_of(TellPrompt))
    driver = start()
    (match,) = driver.app.storage.unfinished.all()
    assert match.names == theirs.names
    assert driver.app.storage.matches.load(match.match_id).log == theirs.log
