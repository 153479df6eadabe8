"""Tests that people are renamed, merged and forgotten everywhere at once, or nowhere."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from engine.core import Join
from engine.errors import BadSetup
from engine.make_setup import make_setup
from engine.match import Match
from engine.names import check_names
from engine.setup import Player
from mobileapp.match.draft import recall
from mobileapp.match.table import remember_people
from mobileapp.player_profile import PlayerProfile
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage
from tests.mobileapp.saved_players import players_of
from tests.mobileapp.storage.database_of import database_of
from tests.mobileapp.storage.toy_matches import (
    TELLING_TOY,
    new_match,
    saved,
    step,
    toy_is_a_game,  # noqa: F401
)

STORY = [
    {"round": 1, "storyteller": 0, "clue": "Ana", "told": "x", "understood": [[1, 0]],
     "cards": [{"item": "x", "owner": 0, "voters": [1, 2]}]},
]  # fmt: skip
LOOK_ALIKES = ("José", "Jose\u0301", "jos\u00e9", "ＪＯＳÉ", " José\u200b ", "Јоsé")


def finished(number: int, players: list[Any]) -> dict[str, Any]:
    return {
        "id": number, "game": "storyteller", "variant": "standard", "players": players,
        "absent": [], "winners": [0], "scores": [3, 1, 0], "story": STORY,
        "started": 100.0, "ended": 200.0,
    }  # fmt: skip


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """A storage with Ana in a finished match, in an unfinished one, and in all saved settings."""
    with closing(Storage(tmp_path / "things.db")) as storage:
        storage.roster.remember("Ana", "coral", "star", 50)
        storage.roster.remember("Eva", "sea", "leaf", 60)
        first = players_of(storage, ["Ana", "Ben", "Cleo"])
        second = players_of(storage, ["Eva", "Ben"])
        content = storage.content()
        content["history"] = [finished(1, first), finished(2, second)]
        storage.replace_content(content)
        match = new_match()
        match_id = storage.matches.begin(match, 300)
        for _ in range(5):
            step(match)
        storage.matches.record(match_id, match)
        ana = PlayerProfile("Ana", "coral", "star", chair=2)
        remember_people([ana, PlayerProfile("Ben", "sea", "leaf", chair=3)], storage)
        yield storage


def id_of(storage: Storage, name: str) -> int:
    person = storage.roster.find(name)
    assert person is not None
    return person.id


def everything(storage: Storage) -> str:
    """All saved data as text, without the clues of finished matches."""
    content = storage.content()
    for row in content["history"]:
        for one in row["story"]:
            one["clue"] = ""
    return str(content)


def test_a_name_is_saved_in_one_place_only(storage: Storage) -> None:
    assert everything(storage).count("Ana") == 1
    assert everything(storage).casefold().count("ana") == 1


def test_a_person_is_renamed_everywhere(storage: Storage) -> None:
    (unfinished,) = storage.unfinished.all()
    before = saved(storage.matches.load(unfinished.match_id))
    storage.roster.rename(id_of(storage, " ANA "), "Anouk  Q")
    assert "Ana" not in everything(storage)
    assert storage.history.all()[0].names == ("Anouk Q", "Ben", "Cleo")
    assert storage.history.all()[0].story[0]["clue"] == "Ana", "a clue is what was said"
    known = storage.roster.find("Anouk Q")
    assert known is not None
    assert (known.symbol, known.chair) == ("star", 2)
    match = storage.matches.load(unfinished.match_id)
    assert saved(match)["log"] == before["log"]
    assert match.names == ("Anouk Q", "Ben", "Cleo")
    assert [one.name for one in recall("clouds", storage).people] == ["Anouk Q", "Ben"]
    assert storage.problem is None


def test_the_name_of_somebody_else_and_a_bad_name_are_refused(storage: Storage) -> None:
    ana = id_of(storage, "Ana")
    before = storage.content()
    with pytest.raises(StorageProblem, match="somebody called eva already"):
        storage.roster.rename(ana, "eva")
    for name in (" ", "x" * 25, "Bolt", "BOLT"):
        with pytest.raises(BadSetup):
            storage.roster.rename(ana, name)
    storage.roster.rename(ana, "x" * 24)
    storage.roster.rename(ana, "Ana")
    assert storage.content() == before


@pytest.mark.parametrize("name", LOOK_ALIKES)
def test_names_that_look_alike_are_one_person_whoever_asks(storage: Storage, name: str) -> None:
    storage.roster.rename(id_of(storage, "Ben"), "José")
    assert storage.roster.find(name) == storage.roster.find("José")
    with pytest.raises(StorageProblem):
        storage.roster.rename(id_of(storage, "Ana"), name)
    with pytest.raises(BadSetup):
        check_names(["José", name])
    storage.roster.remember(name, "sea", "leaf", 70)
    assert len([one for one in storage.roster.everyone() if one.symbol == "leaf"]) == 2
    (unfinished,) = storage.unfinished.all()
    assert len(storage.matches.load(unfinished.match_id).names) == 3


def test_twins_are_merged_and_keep_the_look_of_the_one_that_stays(storage: Storage) -> None:
    ana, eva = id_of(storage, "Ana"), id_of(storage, "Eva")
    storage.roster.merge(ana, eva)
    assert "Ana" not in everything(storage)
    assert [match.names[0] for match in storage.history.all()] == ["Eva", "Eva"]
    (unfinished,) = storage.unfinished.all()
    assert unfinished.names == ("Eva", "Ben", "Cleo")
    assert storage.matches.load(unfinished.match_id).names == ("Eva", "Ben", "Cleo")
    known = storage.roster.find("Eva")
    assert known is not None
    assert known.symbol == "leaf"
    storage.roster.forget(eva)
    assert [match.names[0] for match in storage.history.all()] == ["Somebody", "Somebody"]


def test_a_merged_person_keeps_the_only_look_there_is(storage: Storage) -> None:
    storage.roster.remember("Finn", "mint", "bell", 70)
    storage.roster.hide(id_of(storage, "Eva"))
    storage.roster.merge(id_of(storage, "Finn"), id_of(storage, "Eva"))
    known = storage.roster.find("Eva")
    assert known is not None
    assert known.badge == ("mint", "bell")


def test_two_who_sat_at_one_table_are_not_merged(storage: Storage) -> None:
    before = storage.content()
    with pytest.raises(StorageProblem, match="Ana and Ben have played together"):
        storage.roster.merge(id_of(storage, "Ana"), id_of(storage, "Ben"))
    assert storage.content() == before


def test_a_circle_of_merged_people_in_a_restored_file_ends(storage: Storage) -> None:
    content = storage.content()
    first, second = content["person"][:2]
    first["same_as"], second["same_as"] = second["id"], first["id"]
    storage.replace_content(content)
    assert storage.roster.person(first["id"]) is not None
    assert len(storage.history.all()) == 2


def test_a_forgotten_name_is_gone_and_results_stay(storage: Storage) -> None:
    ana = id_of(storage, "Ana")
    storage.roster.forget(ana)
    assert "Ana" not in everything(storage)
    match = storage.history.all()[0]
    assert match.names == ("Somebody", "Ben", "Cleo")
    assert match.forgotten_players == {ana}
    assert match.scores == [3, 1, 0]
    assert match.understood() == {(id_of(storage, "Ben"), ana): 1}
    (unfinished,) = storage.unfinished.all()
    assert unfinished.names == ("Somebody", "Ben", "Cleo")
    loaded = storage.matches.load(unfinished.match_id)
    assert loaded.names == ("Somebody", "Ben", "Cleo")
    storage.matches.record(unfinished.match_id, loaded)
    assert storage.roster.find("Somebody") is None, "nobody is called so"
    storage.roster.forget(id_of(storage, "Cleo"))
    assert storage.history.all()[0].names == ("Somebody", "Ben", "Somebody 2")
    (evening,) = map(storage.history.outline, storage.history.evenings())
    assert len(evening.names) == 4, "and two forgotten people stay two"
    assert [one.name for one in recall("clouds", storage).people] == ["Ben"]
    storage.roster.remember("Ana", "sea", "leaf", 70)
    assert id_of(storage, "Ana") != ana, "a newcomer is not the one who was forgotten"


def test_a_forgotten_newcomer_stays_in_the_match_without_the_name(storage: Storage) -> None:
    match = new_match(3)
    match_id = storage.matches.begin(match, 400)
    for _ in range(4):
        step(match)
    match.play(Join(3, "Quirin", position=1))
    storage.matches.record(match_id, match)
    storage.roster.forget(id_of(storage, "Quirin"))
    assert "Quirin" not in everything(storage)
    assert "Somebody" in storage.matches.load(match_id).names


def test_a_robot_keeps_its_name_whatever_people_are_called(storage: Storage) -> None:
    players = [Player("Bolt"), Player("Cog", robot=True), Player("Cleo")]
    old = storage.matches.begin(Match(TELLING_TOY, make_setup(TELLING_TOY, players, 7)), 400)
    other = [Player("Bolt", robot=True), Player("Cog", robot=True), Player("Cleo")]
    robots = storage.matches.begin(Match(TELLING_TOY, make_setup(TELLING_TOY, other, 7)), 500)
    storage.roster.rename(id_of(storage, "Bolt"), "Boris")
    names = {one.match_id: one.names for one in storage.unfinished.all()}
    assert names[old] == ("Boris", "Cog", "Cleo")
    assert names[robots] == ("Bolt", "Cog", "Cleo")
    assert storage.matches.load(robots).names == ("Bolt", "Cog", "Cleo")


def test_a_person_named_like_a_robot_of_their_match_gets_a_number(storage: Storage) -> None:
    """A restored file may have such names; the match goes on."""
    players = [Player("Ana"), Player("Cog", robot=True), Player("Cleo")]
    match_id = storage.matches.begin(Match(TELLING_TOY, make_setup(TELLING_TOY, players, 7)), 400)
    content = storage.content()
    for row in content["person"]:
        row["name"] = {"Ana": "cog"}.get(row["name"], row["name"])
    storage.replace_content(content)
    found = next(one for one in storage.unfinished.all() if "Cog" in one.names)
    assert found.names == ("cog 2", "Cog", "Cleo")
    assert storage.matches.load(found.match_id).names == found.names
    assert match_id


def test_nobody_is_changed_while_they_play(storage: Storage) -> None:
    before = storage.content()
    ana, eva = id_of(storage, "Ana"), id_of(storage, "Eva")
    changes = (
        lambda: storage.roster.rename(ana, "Anouk", [ana]),
        lambda: storage.roster.merge(eva, ana, [ana]),
        lambda: storage.roster.forget(ana, [ana]),
    )
    for change in changes:
        with pytest.raises(StorageProblem, match="Ana is in the game on the table"):
            change()
    assert storage.content() == before


def test_who_is_hidden_keeps_name_and_matches(storage: Storage) -> None:
    storage.roster.remember("Finn", "mint", "bell", 70)
    for name in ("Ana", "Finn"):
        storage.roster.hide(id_of(storage, name))
    assert "Ana" not in [one.name for one in storage.roster.all()]
    assert storage.history.all()[0].names[0] == "Ana"
    assert storage.roster.find("Finn") is None, "who never played is forgotten"


@contextmanager
def refusing_matches(storage: Storage) -> Iterator[None]:
    """Let every match be refused by the database, after the people who play it were written."""
    database = database_of(storage)
    database.rows(
        "CREATE TEMP TRIGGER refusal BEFORE INSERT ON match "
        "BEGIN SELECT RAISE(ABORT, 'refused by a test'); END"
    )
    yield
    database.rows("DROP TRIGGER refusal")


def test_a_failed_change_leaves_no_trace(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    before = storage.content()

    def fail(*_: object) -> None:
        raise StorageProblem("full", "There’s no room left on this device, so nothing was saved.")

    match = Match(TELLING_TOY, make_setup(TELLING_TOY, [Player("Zoe"), Player("Yan")], 7))
    with monkeypatch.context() as patch:
        patch.setattr("mobileapp.storage.tables.SqlTable.change", fail)
        with pytest.raises(StorageProblem):
            storage.roster.remember("Zoe", "sea", "leaf", 1)
    with refusing_matches(storage), pytest.raises(StorageProblem):
        storage.matches.begin(match, 400)
    assert storage.content() == before
    assert storage.roster.find("Zoe") is None
    storage.matches.begin(match, 400)
    assert storage.unfinished.all()[0].names == ("Zoe", "Yan")
