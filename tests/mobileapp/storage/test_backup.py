"""Tests that all data is exported to one file, and restored completely or not at all."""

import hashlib
import json
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine.save import next_digest
from engine.texts import shortened
from mobileapp.background.progress import Progress
from mobileapp.packs.library import PackLibrary
from mobileapp.storage.backup import export_everything, restore_everything
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage
from tests.mobileapp.storage.database_of import database_of
from tests.mobileapp.storage.toy_matches import (
    new_match,
    saved,
    step,
    steps,
    toy_is_a_game,  # noqa: F401
)
from tests.support.sample_packs import GAME, picture_pack, snapshot, word_pack, write_pack

Files = dict[str, bytes]


@pytest.fixture
def full(tmp_path: Path) -> Iterator[tuple[Storage, PackLibrary]]:
    """The storage and library of a tablet with some data of every kind."""
    library = PackLibrary(tmp_path / "builtin", tmp_path / "full" / "packs")
    photos = library.import_pack(write_pack(tmp_path / "photos", picture_pack()))
    library.make_words("Mine", [f"Word {number}" for number in range(10)], [GAME], "en")
    with closing(Storage(tmp_path / "full" / "things.db")) as storage:
        storage.settings["language"] = "pl"
        storage.roster.remember("Ana", "amber", "moon", 50)
        storage.items.hide("words/spider")
        over = new_match(1)
        over_id = storage.matches.begin(over, 100)
        for _ in steps(over):
            pass
        storage.matches.finish(over_id, over, 200)
        match = new_match(2)
        match_id = storage.matches.begin(match, 300, library.keep(photos.items))
        for _ in range(5):
            step(match)
        storage.matches.record(match_id, match)
        yield storage, library


@pytest.fixture
def other(tmp_path: Path) -> Iterator[tuple[Storage, PackLibrary]]:
    """The storage and library of another tablet with a little data."""
    library = PackLibrary(tmp_path / "builtin", tmp_path / "other" / "packs")
    library.make_words("Theirs", [f"Word {number}" for number in range(10)], [GAME], "en")
    with closing(Storage(tmp_path / "other" / "things.db")) as storage:
        storage.settings["sound"] = False
        storage.matches.begin(new_match(9), 10)
    with closing(Storage(tmp_path / "other" / "things.db")) as storage:
        yield storage, library


def test_another_tablet_gets_everything(
    full: tuple[Storage, PackLibrary], other: tuple[Storage, PackLibrary], tmp_path: Path
) -> None:
    export_everything(*full, tmp_path / "all.zip")
    restore_everything(*other, tmp_path / "all.zip")
    (storage, library), (new_storage, new_library) = full, other
    assert new_storage.content() == storage.content()
    assert dict(new_storage.settings) == {"language": "pl"}
    assert new_library.packs() == library.packs()
    assert snapshot(tmp_path / "other" / "packs") == snapshot(tmp_path / "full" / "packs")
    (entry,) = new_storage.unfinished.all()
    assert saved(new_storage.matches.load(entry.match_id)) == saved(
        storage.matches.load(entry.match_id)
    )
    assert sorted(path.name for path in (tmp_path / "other").iterdir()) == [
        "packs",
        "things.db",
        "things.db-shm",
        "things.db-wal",
        "things.db.lock",
    ]


def test_a_restored_match_never_takes_the_number_of_one_on_the_table(
    full: tuple[Storage, PackLibrary], other: tuple[Storage, PackLibrary], tmp_path: Path
) -> None:
    export_everything(*full, tmp_path / "all.zip")
    storage, library = other
    (entry,) = storage.unfinished.all()
    on_the_table = storage.matches.load(entry.match_id)
    restore_everything(storage, library, tmp_path / "all.zip")
    content = storage.content()
    theirs = full[0].content()
    assert entry.match_id in {row["id"] for row in theirs["match"] + theirs["history"]}
    assert entry.match_id not in {row["id"] for row in content["match"] + content["history"]}
    for _ in steps(on_the_table):
        storage.matches.record(entry.match_id, on_the_table)
    storage.matches.finish(entry.match_id, on_the_table, 500)
    assert storage.content() == content
    (restored,) = storage.unfinished.all()
    storage.matches.load(restored.match_id)


def test_saving_a_finished_match_again_changes_no_restored_data(
    full: tuple[Storage, PackLibrary], tmp_path: Path
) -> None:
    """Saving a match that was finished before a restore changes none of the restored data.

    The finished match has the id 2, and the backup has another, unfinished match with the id 2.
    """
    export_everything(*full, tmp_path / "all.zip")
    library = PackLibrary(tmp_path / "builtin", tmp_path / "new" / "packs")
    with closing(Storage(tmp_path / "new" / "things.db")) as storage:
        for number in (1, 2):
            match = new_match(number + 20)
            assert storage.matches.begin(match, 10) == number
            for _ in steps(match):
                pass
            storage.matches.finish(number, match, 20)
        restore_everything(storage, library, tmp_path / "all.zip")
        content = storage.content()
        storage.matches.finish(2, match, 30)
        storage.matches.record(2, match, 30)
        assert storage.content() == content
        (entry,) = storage.unfinished.all()
        assert entry.match_id > 2
        assert [finished.started for finished in storage.history.all()] == [100]
        assert storage.matches.begin(new_match(), 40) > entry.match_id


def test_a_match_is_not_finished_under_the_id_of_another(
    full: tuple[Storage, PackLibrary], tmp_path: Path
) -> None:
    """A finished match is not saved under an id that belongs to a match with another setup."""
    storage, _ = full
    (entry,) = storage.unfinished.all()
    over = new_match(33)
    for _ in steps(over):
        pass
    before = storage.content()
    storage.matches.forget_written()
    storage.matches.finish(entry.match_id, over, 500)
    assert storage.content() == before


def too_many_matches(content: dict[str, Any]) -> None:
    (match,) = content["match"]
    content["move"] = []
    start = next_digest("", match["setup"])
    fresh = match | {"seen": 0, "elapsed": 0, "digest": start}
    content["match"] = [fresh | {"id": number + 10} for number in range(3000)]


def too_many_names(content: dict[str, Any]) -> None:
    content["match"][0]["players"] = [1] * 20_000


def too_many_names_of_winners(content: dict[str, Any]) -> None:
    content["history"][0]["players"] = [1] * 20_000


def too_many_players(content: dict[str, Any]) -> None:
    player = content["person"][0]
    content["person"] = [player | {"id": number} for number in range(20_001)]


@pytest.mark.parametrize(
    ("exaggerate", "sentence"),
    [
        (too_many_matches, "more games or players in it than the app can keep"),
        (too_many_players, "more games or players in it than the app can keep"),
        (too_many_names, "damaged"),
        (too_many_names_of_winners, "damaged"),
    ],
)
def test_a_file_with_more_than_can_be_listed_is_refused(
    full: tuple[Storage, PackLibrary],
    other: tuple[Storage, PackLibrary],
    tmp_path: Path,
    exaggerate: Callable[[dict[str, Any]], None],
    sentence: str,
) -> None:
    export_everything(*full, tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as zipped:
        files = {name: zipped.read(name) for name in zipped.namelist()}
    data = json.loads(files["everything.json"])
    exaggerate(data["content"])
    files["everything.json"] = json.dumps(data).encode()
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as zipped:
        for name, content in files.items():
            zipped.writestr(name, content)
    before = other[0].content()
    with pytest.raises(StorageProblem, match=sentence):
        restore_everything(*other, tmp_path / "all.zip")
    assert other[0].content() == before


def test_a_restored_match_goes_on(
    full: tuple[Storage, PackLibrary], other: tuple[Storage, PackLibrary], tmp_path: Path
) -> None:
    export_everything(*full, tmp_path / "all.zip")
    storage, library = other
    stale_id = storage.unfinished.all()[0].match_id
    stale = storage.matches.load(stale_id)
    restore_everything(storage, library, tmp_path / "all.zip")
    (entry,) = storage.unfinished.all()
    match = storage.matches.load(entry.match_id)
    step(match)
    storage.matches.record(entry.match_id, match)
    assert saved(storage.matches.load(entry.match_id)) == saved(match)
    content = storage.content()
    for any_id in (stale_id, entry.match_id):
        storage.matches.forget_written()
        storage.matches.record(any_id, stale)
    assert storage.content() == content


def change(name: str, edit: Callable[[Any], object]) -> Callable[[Files], None]:
    def spoil(files: Files) -> None:
        data = json.loads(files[name])
        edit(data)
        files[name] = json.dumps(data).encode()

    return spoil


def in_content(edit: Callable[[Any], object]) -> Callable[[Files], None]:
    return change("everything.json", lambda data: edit(data["content"]))


DAMAGED = "This exported file is damaged."
KEPT = "packs/.kept/" + hashlib.sha256(b"").hexdigest() + ".webp"


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda files: files.pop("everything.json"), "This isn’t a file this app has exported."),
        (lambda files: files.update({"everything.json": b"{"}), DAMAGED),
        (lambda files: files.update({"everything.json": b"[]"}), DAMAGED),
        (lambda files: files.update({"everything.json": b"\xff\xfe"}), DAMAGED),
        (
            change("everything.json", lambda data: data.update(format=4)),
            "This file was exported by a newer version of the app.",
        ),
        (in_content(lambda content: content.pop("used")), DAMAGED),
        (in_content(lambda content: content.update(used=3)), DAMAGED),
        (in_content(lambda content: content["person"][0].update(name=5)), DAMAGED),
        (in_content(lambda content: content["person"][0].update(name="\ud800")), DAMAGED),
        (in_content(lambda content: content["history"][0].update(names=["A" * 201])), DAMAGED),
        (in_content(lambda content: content["person"].append(content["person"][0])), DAMAGED),
        (in_content(lambda content: content["history"][0].update(story="once")), DAMAGED),
        (
            in_content(lambda content: content["history"][0]["story"][0].update(clue="A" * 201)),
            DAMAGED,
        ),
        (in_content(lambda content: content["history"][0].update(story=[{}] * 501)), DAMAGED),
        (in_content(lambda content: content["move"].pop()), DAMAGED),
        (in_content(lambda content: content["move"][0]["entry"].update(seat=2)), DAMAGED),
        (in_content(lambda content: content["match"][0].update(seen=99)), DAMAGED),
        (
            in_content(lambda content: content["match"][0].update(pictures={"a/b": "../../x"})),
            DAMAGED,
        ),
        (
            change("packs/mine/pack.json", lambda data: data.update(id="yours")),
            "The pack mine lies in a folder of another name.",
        ),
        (lambda files: files.pop("packs/photos/p2.webp"), "The picture p2.webp is missing."),
        (
            lambda files: files.update({"packs/mine/run.sh/x": b""}),
            "“packs/mine/run.sh/x” doesn’t belong in this file.",
        ),
        (
            lambda files: files.update({"other.txt": b""}),
            "“other.txt” doesn’t belong in this file.",
        ),
        (
            lambda files: files.update({"../other.txt": b""}),
            "“../other.txt” would lie outside the pack.",
        ),
        (
            lambda files: files.update({KEPT: b"x"}),
            f"“{shortened(KEPT.rpartition('/')[2])}” is damaged.",
        ),
    ],
)
def test_a_bad_file_gets_one_sentence_and_changes_nothing(
    full: tuple[Storage, PackLibrary],
    other: tuple[Storage, PackLibrary],
    tmp_path: Path,
    spoil: Callable[[Files], None],
    sentence: str,
) -> None:
    export_everything(*full, tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    spoil(files)
    with zipfile.ZipFile(tmp_path / "bad.zip", "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    storage, library = other
    before = storage.content(), library.packs(), snapshot(tmp_path / "other" / "packs")
    with pytest.raises(StorageProblem) as caught:
        restore_everything(storage, library, tmp_path / "bad.zip")
    assert str(caught.value) == sentence
    assert (storage.content(), library.packs(), snapshot(tmp_path / "other" / "packs")) == before


def test_when_the_database_cannot_be_written_the_packs_stay_too(
    full: tuple[Storage, PackLibrary], other: tuple[Storage, PackLibrary], tmp_path: Path
) -> None:
    export_everything(*full, tmp_path / "all.zip")
    storage, library = other
    before = library.packs(), snapshot(tmp_path / "other" / "packs")
    database_of(storage).rows("PRAGMA query_only = ON")
    with pytest.raises(StorageProblem, match="doesn’t let the app save"):
        restore_everything(storage, library, tmp_path / "all.zip")
    assert (library.packs(), snapshot(tmp_path / "other" / "packs")) == before


def test_an_export_that_cannot_be_written_says_so(
    full: tuple[Storage, PackLibrary], tmp_path: Path
) -> None:
    with pytest.raises(StorageProblem, match=r"“all\.zip” couldn’t be written"):
        export_everything(*full, tmp_path / "nowhere" / "all.zip")


def test_an_empty_tablet_can_be_exported_and_restored(tmp_path: Path) -> None:
    library = PackLibrary(tmp_path / "builtin", tmp_path / "new" / "packs")
    with closing(Storage(tmp_path / "new" / "things.db")) as storage:
        export_everything(storage, library, tmp_path / "all.zip")
        storage.settings["language"] = "de"
        library.import_pack(write_pack(tmp_path / "words", word_pack()))
        restore_everything(storage, library, tmp_path / "all.zip")
        assert dict(storage.settings) == {}
        assert library.packs() == ()


def spoiled(full: tuple[Storage, PackLibrary], file: Path, spoil: Callable[[Files], None]) -> Path:
    """Export all data to the archive `file`, call `spoil` to change it, and return `file`."""
    export_everything(*full, file)
    with zipfile.ZipFile(file) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    spoil(files)
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return file


@pytest.mark.parametrize("number", [2**62 - 1, 2**62 - 2, 2**40])
def test_very_large_ids_keep_no_match_from_being_listed(
    full: tuple[Storage, PackLibrary],
    other: tuple[Storage, PackLibrary],
    tmp_path: Path,
    number: int,
) -> None:
    def enlarge(content: Any) -> None:
        for table, key in (("match", "id"), ("move", "match"), ("history", "id")):
            for row in content[table]:
                row[key] = number - (table == "history")

    storage, library = other
    restore_everything(storage, library, spoiled(full, tmp_path / "all.zip", in_content(enlarge)))
    assert len(storage.unfinished.all()) == 1
    later = storage.matches.begin(new_match(5), 900)
    assert later in {entry.match_id for entry in storage.unfinished.all()}
    assert len(storage.unfinished.all()) == 2
    assert len(storage.history.all()) == 1


class GivenUp(Exception):
    pass


def test_a_restore_tells_how_far_it_is_and_can_be_given_up_at_any_step(
    full: tuple[Storage, PackLibrary], other: tuple[Storage, PackLibrary], tmp_path: Path
) -> None:
    export_everything(*full, tmp_path / "all.zip")
    storage, library = other
    told: list[str] = []
    left = 0

    def report(progress: Progress | None = None) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise GivenUp
        if progress:
            told.append(progress.sentence.format(done=progress.done, total=progress.total))

    def state() -> Any:
        names = sorted(path.name for path in (tmp_path / "other").iterdir())
        return names, storage.content(), library.packs(), snapshot(tmp_path / "other" / "packs")

    restore_everything(storage, library, tmp_path / "all.zip", report)
    steps_taken = -left
    assert told[0] == "Reading files: 1 of 21"
    assert "Checking pictures: 12 of 12" in told
    assert told[-1] == "Restoring games: 2 of 2"
    storage.settings["language"] = "de"
    library.delete("mine")
    before = state()
    for step_number in range(1, steps_taken + 1):
        left = step_number
        with pytest.raises(GivenUp):
            restore_everything(storage, library, tmp_path / "all.zip", report)
        assert state() == before
