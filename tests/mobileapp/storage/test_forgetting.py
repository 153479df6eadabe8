"""Tests that what people delete is not left in any file, and that wrong clocks do no harm."""

import json
import os
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mobileapp.packs.library import PackLibrary
from mobileapp.storage.backup import export_everything, restore_everything
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.repair import KEPT_SECONDS
from mobileapp.storage.store import Storage
from mobileapp.storage.tables import LATEST_TIME
from tests.mobileapp.saved_players import players_of
from tests.mobileapp.storage.database_of import database_of
from tests.mobileapp.storage.toy_matches import (
    new_match,
    steps,
    toy_is_a_game,  # noqa: F401
)

NAME = "Quirinius"
DAY = 24 * 60 * 60.0
NOON = 1_800_000_000.0


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """A storage with two evenings of Quirinius and Ben."""
    with closing(Storage(tmp_path / "things.db")) as storage:
        for name in (NAME, "Quirin", NAME):
            storage.roster.remember(name, "coral", "star", 50)
        players = players_of(storage, [NAME, "Ben"])
        content = storage.content()
        content["history"] = [
            finished(1, players, NOON), finished(2, players, NOON + 3600),
            finished(3, players, NOON + DAY),
        ]  # fmt: skip
        storage.replace_content(content)
        yield storage


def finished(number: int, players: list[Any], started: float, **more: Any) -> dict[str, Any]:
    return {
        "id": number, "game": "toy", "variant": "standard", "players": players, "absent": [],
        "winners": [0], "scores": [3, 1], "story": [{"clue": f"Secret{number}"}],
        "started": started, "ended": started + 1800,
    } | more  # fmt: skip


def test_evenings_are_read_again_only_if_anything_was_saved(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    rows = database_of(storage).rows_if_readable

    def noted(query: str, *values: Any) -> Any:
        read.append(query)
        return rows(query, *values)

    monkeypatch.setattr(database_of(storage), "rows_if_readable", noted)
    latest, first = storage.history.evenings()
    assert storage.history.evenings() == [latest, first]
    assert len(read) == 1
    storage.delete_evening(storage.history.outline(latest))
    read.clear()
    assert storage.history.evenings() == [first]
    assert len(read) == 1


def holds(folder: Path, text: str) -> list[str]:
    """The names of the files that contain a text."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return sorted(path.name for path in files if text.encode() in path.read_bytes())


def test_a_forgotten_name_is_in_no_file_while_the_app_runs(
    storage: Storage, tmp_path: Path
) -> None:
    aside = tmp_path / "things.damaged-1.db"
    aside.write_bytes(NAME.encode())
    assert holds(tmp_path, NAME)
    person = storage.roster.find(NAME)
    assert person is not None
    storage.forget(person.id)
    assert holds(tmp_path, NAME) == []
    assert not aside.exists()
    assert next(match.names for match in storage.history.all()) == ("Somebody", "Ben")


def test_what_is_deleted_is_overwritten_whatever_sqlite_was_built_with(storage: Storage) -> None:
    assert database_of(storage).rows("PRAGMA secure_delete") == [(1,)]


@pytest.mark.parametrize(("age", "kept"), [(KEPT_SECONDS - 60, True), (KEPT_SECONDS, False)])
def test_a_damaged_file_is_kept_for_thirty_days(tmp_path: Path, age: float, kept: bool) -> None:
    aside = tmp_path / "things.damaged-1.db"
    for path in (aside, Path(f"{aside}-wal")):
        path.write_bytes(b"old")
        os.utime(path, (time.time() - age,) * 2)
    with closing(Storage(tmp_path / "things.db")):
        assert aside.exists() == Path(f"{aside}-wal").exists() == kept


def test_an_evening_is_deleted_with_all_that_it_held(storage: Storage, tmp_path: Path) -> None:
    latest, first = map(storage.history.outline, storage.history.evenings())
    assert len(first.matches) == 2
    storage.delete_evening(first)
    assert holds(tmp_path, "Secret1") == holds(tmp_path, "Secret2") == []
    assert [match.match_id for match in storage.history.all()] == [3]
    assert [*map(storage.history.outline, storage.history.evenings())] == [latest]


# --- clocks ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("now", "kept"),
    [(-5.0, 0.0), (0.0, 0.0), (LATEST_TIME, LATEST_TIME), (LATEST_TIME + 1, LATEST_TIME)],
)
def test_a_match_under_an_impossible_clock_is_not_lost(
    tmp_path: Path, now: float, kept: float
) -> None:
    with closing(Storage(tmp_path / "things.db")) as storage:
        match = new_match()
        match_id = storage.matches.begin(match, now)
        storage.matches.record(match_id, match, now)
    with closing(Storage(tmp_path / "things.db")) as storage:
        assert storage.problem is None
        (unfinished,) = storage.unfinished.all()
        assert (unfinished.started, unfinished.played) == (kept, kept)
        match = storage.matches.load(unfinished.match_id)
        for _ in steps(match):
            pass
        storage.matches.finish(unfinished.match_id, match, now)
        assert len(storage.history.all()) == 1


def test_a_clock_that_jumps_does_not_join_evenings(storage: Storage) -> None:
    players = players_of(storage, [NAME, "Ben"])
    content = storage.content()
    year = 365 * DAY
    jumps = [
        finished(4, players, NOON + 2 * DAY, ended=NOON + 2 * DAY + year),
        finished(5, players, NOON + 90 * DAY),
    ]
    storage.replace_content(content | {"history": [*content["history"], *jumps]})
    evenings = [*map(storage.history.outline, storage.history.evenings())]
    found = [[match.match_id for match in evening.matches] for evening in evenings]
    assert found == [[4], [5], [3], [1, 2]]
    assert max(evening.ended - evening.started for evening in evenings) <= DAY


@pytest.mark.parametrize("time", [-1.0, 1e300, LATEST_TIME + 1, float("nan")])
def test_restored_times_that_cannot_be_are_set_right_with_a_notice(
    storage: Storage, tmp_path: Path, time: float
) -> None:
    library = PackLibrary(tmp_path / "builtin", tmp_path / "packs")
    backup, odd = tmp_path / "all.zip", tmp_path / "odd.zip"
    export_everything(storage, library, backup)
    with zipfile.ZipFile(backup) as archive:
        data = json.loads(archive.read("everything.json"))
    data["content"]["history"][0]["started"] = time
    with zipfile.ZipFile(odd, "w") as archive:
        archive.writestr("everything.json", json.dumps(data))
    restore_everything(storage, library, odd)
    assert storage.problem is not None
    assert "times couldn’t be right" in str(storage.problem)
    assert len(storage.history.all()) == 3
    storage.forget_problem()
    restore_everything(storage, library, backup)
    assert storage.problem is None


@pytest.mark.parametrize("version", [True, 1.5, float("nan"), -1, 0, "2", None])
def test_a_file_of_no_known_format_is_refused(
    storage: Storage, tmp_path: Path, version: Any
) -> None:
    library = PackLibrary(tmp_path / "builtin", tmp_path / "packs")
    backup, odd = tmp_path / "all.zip", tmp_path / "odd.zip"
    export_everything(storage, library, backup)
    with zipfile.ZipFile(backup) as archive:
        data = json.loads(archive.read("everything.json"))
    with zipfile.ZipFile(odd, "w") as archive:
        archive.writestr("everything.json", json.dumps(data | {"format": version}))
    before = storage.content()
    with pytest.raises(StorageProblem, match="damaged"):
        restore_everything(storage, library, odd)
    assert storage.content() == before


# --- who inked ---------------------------------------------------------------------------------


def test_who_inked_a_blot_is_renamed_and_forgotten(storage: Storage) -> None:
    storage.items.credit("our-inkblots/one", [NAME, "Zoe"])
    assert storage.items.inked_by("our-inkblots/one") == [NAME, "Zoe"]
    zoe, person = storage.roster.find("Zoe"), storage.roster.find(NAME)
    assert zoe is not None
    assert person is not None
    storage.roster.rename(zoe.id, "Zora")
    storage.forget(person.id)
    assert storage.items.inked_by("our-inkblots/one") == ["Zora"]
    storage.roster.hide(zoe.id)
    assert storage.items.inked_by("our-inkblots/one") == ["Zora"], "the blot is still hers"
    assert storage.items.inked_by("our-inkblots/two") == []
