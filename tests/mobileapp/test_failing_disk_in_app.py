"""Tests that the app goes on with a full or broken disk, and says what was not saved."""

import errno
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import GameOver, Handoff
from engine.games.storyteller.prompts import TellPrompt
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Supply
from engine.registry import find_game
from engine.setup import Player
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.failing_disk import FailingDisk, failing_disk
from tests.mobileapp.moments import match_at, moment_of
from tests.support.sample_packs import paint, picture_pack, write_pack, zipped

NAMES = ("Ana", "Ben", "Cleo")
FAULTS = [(0.2, errno.ENOSPC, True), (0.5, errno.EIO, False), (0.8, errno.ENOSPC, False)]
"""The faults: which change of a file fails, its errno, and whether all later changes fail, too.

The first value is a position among all changes of a run without faults: 0.5 is half-way.
"""


def dismiss_sheets(driver: Driver) -> bool:
    """Close all sheets and add their titles to `app.told`; return whether there were any."""
    sheets = driver.find("Sheet")
    driver.app.told = getattr(driver.app, "told", []) + [sheet.title for sheet in sheets]
    for sheet in sheets:
        sheet.dismiss()
    driver.wait(0.4)
    return bool(sheets)


def play_some(driver: Driver, moves: int) -> None:
    play = driver.app.session
    for number in range(moves):
        if isinstance(play.current, GameOver):
            return
        if isinstance(play.current, Handoff):
            play.lift()
        else:
            play.move(play.current.sample(Chance(number, 0)))
        driver.pump(1)


def play_match(driver: Driver, _sources: Path) -> None:
    """Begin a match, leave it, continue it and give it up."""
    app = driver.app
    packs = app.library.for_game("storyteller", "en")
    app.match_flow.start(
        make_setup(find_game("storyteller"), list(map(Player, NAMES)), 7, supply=Supply(packs))
    )
    driver.pump(2)
    if app.session is not None:
        play_some(driver, 8)
        app.match_flow.leave()
        dismiss_sheets(driver)
    for card in driver.find("ContinueCard")[:1]:
        driver.tap(card)
        if app.session is not None:
            play_some(driver, 4)
            app.match_flow.end()


def finish_match(driver: Driver, _sources: Path) -> None:
    """Continue the first unfinished match, play it to its end, and open the evenings."""
    for card in driver.find("ContinueCard")[:1]:
        driver.tap(card)
        play_some(driver, 12)
        if driver.app.session is not None:
            driver.app.match_flow.leave()
        dismiss_sheets(driver)
    driver.app.go("evenings")
    driver.pump(2)
    dismiss_sheets(driver)
    driver.app.home()


def change_settings(driver: Driver, _sources: Path) -> None:
    driver.app.go("settings")
    page = driver.app.screens.current_screen
    page.change("language", "de")
    page.change("sound", False)
    page.reset_all()
    driver.pump(2)


def make_packs(driver: Driver, sources: Path) -> None:
    driver.app.go("packs")
    driver.app.screens.current_screen.import_files([sources / "new.zip"])
    driver.pump(2)
    dismiss_sheets(driver)
    driver.app.go("make_pack")
    page = driver.app.screens.current_screen
    page.choose_kind("pictures")
    page.ids.name_of_pack.text = "Ours"
    page.add_photos(sorted((sources / "photos").iterdir()))
    page.make()
    driver.pump(2)
    dismiss_sheets(driver)


def export_and_restore(driver: Driver, _sources: Path) -> None:
    app = driver.app
    app.go("settings")
    page = app.screens.current_screen
    page.export()
    driver.pump(2)
    dismiss_sheets(driver)
    for file in sorted(app.device.downloads.glob("*")):
        page.restore_backup(file)
        driver.pump(2)
        assert dismiss_sheets(driver), "either it is back, or people are told why not"


EVENINGS: dict[str, Callable[[Driver, Path], None]] = {
    "match": play_match,
    "finish": finish_match,
    "settings": change_settings,
    "packs": make_packs,
    "backup": export_and_restore,
}


@pytest.fixture
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sources")
    shutil.copyfile(zipped(write_pack(folder / "pack", picture_pack())), folder / "new.zip")
    for number in range(6):
        paint(folder / "photos" / f"{number}.png", colour=(40 * number, 90, 200))
    return folder


def furnish(app: Any) -> None:
    """Save a match one move before its end, a match at its first clue, and the player Zoe."""
    over = match_at(moment_of(GameOver))
    last = Match(over.game, over.setup)
    last.replay(list(over.log[:-1]))
    app.storage.matches.begin(match_at(moment_of(TellPrompt)), 100)
    app.storage.matches.begin(last, 200)
    app.storage.roster.remember("Zoe", "coral", "sun", 5)


def kept(app: Any) -> Any:
    """The data that no failure may destroy: the players of each match, and Zoe's record."""
    waiting = {match.names for match in app.storage.unfinished.all()}
    ended = {match.names for match in app.storage.history.all()}
    return waiting | ended, app.storage.roster.find("Zoe")


@pytest.mark.parametrize("evening", EVENINGS)
def test_no_failure_ends_the_app_or_loses_what_was_saved(
    start: Start, tmp_path: Path, sources: Path, evening: str
) -> None:
    driver = start()
    furnish(driver.app)
    before, friend = kept(driver.app)
    driver.app.storage.close()
    whole = sources / "tablet"
    shutil.copytree(tmp_path, whole)

    def run(disk: FailingDisk, first: int, error: int = errno.EIO, broken: bool = False) -> int:
        shutil.rmtree(tmp_path)
        shutil.copytree(whole, tmp_path)
        with disk.failing(first, broken, error):
            driver = start()
            driver.app.device.downloads = tmp_path / "downloads"
            dismiss_sheets(driver)
            EVENINGS[evening](driver, sources)
            dismiss_sheets(driver)
            changes, where, told = len(disk.done), disk.failed[:1], driver.app.told
        assert told or not broken, where
        driver = start()
        assert driver.app.storage.problem is None
        found, found_friend = kept(driver.app)
        assert found >= before, where
        assert found_friend == friend, where
        driver.app.storage.close()
        return changes

    with failing_disk(tmp_path) as disk:
        changes = run(disk, 0)
        assert changes > 10
        for part, error, broken in FAULTS:
            run(disk, round(part * changes), error, broken)
