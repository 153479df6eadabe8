"""Tests that people are renamed, merged and forgotten everywhere at once, or nowhere."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from engine.errors import BadSave, BadSetup
from mobileapp.storage import Storage, StorageProblem
from mobileapp.storage.evenings import group_into_evenings
from tests.mobileapp.storage.toy_matches import (
    _toy_is_a_game,  # noqa: F401
    new_match,
    saved,
    step,
)

STORY = [
    {"round": 1, "storyteller": "Ana", "clue": "Ana", "told": "x", "understood": [["Ben", "ana"]],
     "cards": [{"item": "x", "owner": "Ana", "voters": ["Ben", "Cleo"]}]},
]  # fmt: skip


def finished(number: int, *names: str) -> dict[str, object]:
    return {
        "id": number, "game": "storyteller", "variant": "standard", "names": list(names),
        "winners": [0], "scores": [3, 1, 0], "story": STORY, "started": 100.0, "ended": 200.0,
    }  # fmt: skip


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """A storage with Ana in a finished match, in an unfinished one, and in all saved settings."""
    with closing(Storage(tmp_path / "things.db")) as storage:
        content = storage.content()
        content["history"] = [finished(1, "Ana", "Ben", "Cleo"), finished(2, "Eva", "Ben")]
        storage.replace_content(content)
        storage.roster.remember("Ana", "coral", "star", 50)
        storage.roster.remember("Eva", "sea", "leaf", 60)
        match = new_match()
        match_id = storage.matches.begin(match, 300)
        for _ in range(5):
            step(match)
        storage.matches.record(match_id, match)
        storage.settings.set_all(
            {
                "company": [{"name": "Ana", "chair": 2}, {"name": "Ben", "chair": 3}],
                "chairs": {"ana": 2, "ben": 3},
                "draft/toy": {"names": ["Ana", "Ben"]},
                "guided": {str(match_id): ["Ana/first", "/second"]},
            }
        )
        yield storage


def names_in(storage: Storage) -> str:
    """All saved data as text, without the clues of finished matches."""
    content = storage.content()
    for row in content["history"]:
        for one in row["story"]:
            one["clue"] = ""
    return str(content)


def test_a_person_is_renamed_everywhere(storage: Storage) -> None:
    (unfinished,) = storage.unfinished.all()
    before = saved(storage.matches.load(unfinished.match_id))
    storage.renaming.rename(" ANA ", "Anouk  Q")
    assert "Ana" not in names_in(storage)
    assert "'ana'" not in names_in(storage)
    assert storage.history.all()[0].names == ("Anouk Q", "Ben", "Cleo")
    (told,) = storage.history.all()[0].story
    assert (told["storyteller"], told["clue"]) == ("Anouk Q", "Ana"), "a clue is what was said"
    known = storage.roster.find("Anouk Q")
    assert known is not None
    assert known.symbol == "star"
    after = saved(storage.matches.load(unfinished.match_id))
    assert after["log"] == before["log"]
    assert [player["name"] for player in after["setup"]["players"]] == ["Anouk Q", "Ben", "Cleo"]
    assert storage.settings["company"][0] == {"name": "Anouk Q", "chair": 2}
    assert storage.settings["chairs"] == {"anouk q": 2, "ben": 3}
    assert storage.problem is None


def test_the_name_of_somebody_else_and_a_bad_name_are_refused(storage: Storage) -> None:
    before = storage.content()
    with pytest.raises(StorageProblem, match="somebody called eva already"):
        storage.renaming.rename("Ana", "eva")
    with pytest.raises(BadSetup):
        storage.renaming.rename("Ana", " ")
    assert storage.content() == before


def test_twins_are_merged_and_keep_the_look_of_the_one_that_stays(storage: Storage) -> None:
    storage.renaming.merge("Ana", "Eva")
    assert "Ana" not in names_in(storage)
    assert [match.names[0] for match in storage.history.all()] == ["Eva", "Eva"]
    known = storage.roster.find("Eva")
    assert known is not None
    assert known.symbol == "leaf"


def test_two_who_sat_at_one_table_are_not_merged(storage: Storage) -> None:
    before = storage.content()
    with pytest.raises(StorageProblem, match="Ana and Ben have played together"):
        storage.renaming.merge("Ana", "Ben")
    assert storage.content() == before


def test_a_forgotten_name_is_gone_and_results_stay(storage: Storage) -> None:
    storage.renaming.forget("Ana", "Somebody")
    assert "Ana" not in names_in(storage)
    assert "'ana'" not in names_in(storage)
    match = storage.history.all()[0]
    assert match.names == ("Somebody", "Ben", "Cleo")
    assert match.scores == [3, 1, 0]
    assert match.understood() == {("Ben", "Somebody"): 1}
    (unfinished,) = storage.unfinished.all()
    assert unfinished.names == ("Somebody", "Ben", "Cleo")
    assert storage.matches.load(unfinished.match_id).names == ("Somebody", "Ben", "Cleo")
    storage.renaming.forget("Cleo", "Somebody")
    assert storage.history.all()[0].names == ("Somebody", "Ben", "Somebody 2")
    (evening,) = group_into_evenings(storage.history.all())
    assert len(evening.names) == 4, "and two forgotten people stay two"


def test_nobody_is_changed_while_they_play(storage: Storage) -> None:
    before = storage.content()
    changes = (
        lambda: storage.renaming.rename("Ana", "Anouk", ["ana", "Ben"]),
        lambda: storage.renaming.merge("Eva", "Ana", ["Ana"]),
        lambda: storage.renaming.forget("Ana", "Somebody", ["Ana"]),
    )
    for change in changes:
        with pytest.raises(StorageProblem, match="Ana is in the game on the table"):
            change()
    assert storage.content() == before


def test_a_failure_in_between_changes_nothing(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = storage.content()
    renaming = storage.renaming

    def fail(*_: object) -> None:
        raise StorageProblem("full", "There’s no room left on this tablet, so nothing was saved.")

    monkeypatch.setattr(renaming, "_change_settings", fail)
    with pytest.raises(StorageProblem):
        renaming.rename("Ana", "Anouk")
    assert storage.content() == before


def test_a_damaged_match_is_not_made_to_look_whole(storage: Storage) -> None:
    (unfinished,) = storage.unfinished.all()
    with storage._database.transaction() as connection:
        connection.execute("DELETE FROM move WHERE number = 1")
    storage.renaming.rename("Ana", "Anouk")
    with pytest.raises(BadSave):
        storage.matches.load(unfinished.match_id)
