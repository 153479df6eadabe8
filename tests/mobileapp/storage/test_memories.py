"""Tests of memories: made only of what everyone saw, and gone with what people delete."""

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.core import Game
from engine.game_night.programme import short_options
from engine.games.remember.game import GAME as REMEMBER
from engine.make_setup import make_setup
from engine.match import Match
from engine.memories import ABOUT_WHO, MEMORIES, MIN_MEMORIES, Kind
from engine.packs import Item, KnownPerson, Memory, Pack, Supply
from engine.registry import all_games, find_game
from engine.setup import Player
from engine.simulate import play_out
from mobileapp.assets import ASSETS
from mobileapp.packs.library import PackLibrary
from mobileapp.storage.backup import export_everything, restore_everything
from mobileapp.storage.evenings import EVENING_GAP
from mobileapp.storage.memories import MAX_OF_COMPANY, MIN_ANSWERS, Memories, are_enough
from mobileapp.storage.store import Storage
from tests.mobileapp.driver import read_pack
from tests.support.matches import every_variant
from tests.support.sample_packs import write_pack

DAY = 24 * 60 * 60.0
FIRST = 1_800_000_000.0
FAMILY = ("Ana", "Ben", "Cleo", "Dan")


@pytest.fixture(autouse=True)
def builtin_packs_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mobileapp.packs.library.read_pack", read_pack)


class Tablet:
    """A storage with its library and memories, at a time that the test sets."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.storage = Storage(folder / "things.db")
        self.library = PackLibrary(ASSETS / "packs", folder / "packs")
        self.now = FIRST
        self.memories = Memories(
            self.storage.history,
            self.storage.roster,
            self.storage.items,
            lambda: self.library,
            lambda: self.now,
        )

    def play(self, game: str, names: tuple[str, ...] = FAMILY, seed: int = 7) -> Match:
        """Let robots play a short match in the places of people, and finish it."""
        match = played(game, names, seed)
        match_id = self.storage.matches.begin(match, self.now)
        self.now += 600
        self.storage.matches.finish(match_id, match, self.now)
        return match

    def play_evenings(self, count: int = 2) -> None:
        for day in range(count):
            self.now = FIRST + day * DAY
            for game in ("storyteller", "inkblots", "clouds"):
                self.play(game, seed=day)
        self.now = FIRST + count * DAY

    def items(self) -> list[Item]:
        return [item for pack in self.memories.packs() for item in pack.items]

    def found(self) -> list[Memory]:
        return [item.memory for item in self.items() if item.memory]

    def setup(self, *names: str, hidden: frozenset[str] = frozenset()) -> Any:
        players = self.storage.roster.identified([Player(name) for name in names])
        packs = self.memories.packs()
        return make_setup(REMEMBER, players, 5, supply=Supply(packs, hidden=hidden))


@cache
def _packs() -> tuple[Pack, ...]:
    return tuple(
        pack
        for pack in PackLibrary(ASSETS / "packs", Path("/nonexistent")).packs()
        if pack.language in ("", "en")
    )


def played(game: str, names: tuple[str, ...], seed: int, variant: str = "") -> Match:
    rules = find_game(game)
    chosen = next(v for v in rules.variants if v.id == (variant or rules.variants[0].id))
    robots = [Player(name, robot=True) for name in names]
    options = short_options(rules, chosen)
    match = SeatedBySetup(
        rules,
        make_setup(
            rules, robots, seed, variant=chosen.id, options=options,
            supply=Supply([*_packs(), *rules.samples]),
        ),
    )  # fmt: skip
    for _ in play_out(match):
        pass
    return as_people(match)


class SeatedBySetup(Match):
    """A match whose setup says who its players are, also after its end."""

    @property
    def players(self) -> tuple[Player, ...]:
        return self.setup.players


def as_people(match: Match) -> Match:
    """The same match, in which the players count as people."""
    setup = match.setup
    own = next(v for v in match.game.variants if v.id == setup.variant).robots
    count = len(setup.players) - own
    people = tuple(replace(player, robot=False) for player in setup.players[:count])
    match.setup = replace(setup, players=(*people, *setup.players[count:]))
    return match


@pytest.fixture
def tablet(tmp_path: Path) -> Iterator[Tablet]:
    tablet = Tablet(tmp_path)
    with closing(tablet.storage):
        yield tablet


@pytest.fixture
def after_two_evenings(tablet: Tablet) -> Tablet:
    tablet.play_evenings()
    return tablet


# --- what becomes a memory --------------------------------------------------------------------


def test_two_evenings_give_enough_memories_of_all_kinds(after_two_evenings: Tablet) -> None:
    found = after_two_evenings.found()
    assert {memory.kind for memory in found} == {Kind.CLUE, Kind.BLOT, Kind.SKY, Kind.TRAIL}
    assert are_enough(after_two_evenings.memories.packs())
    setup = after_two_evenings.setup("Ana", "Ben", "Cleo")
    assert {item.memory.evening for item in setup.box[MEMORIES]} == {FIRST, FIRST + DAY}
    for memory in found:
        choices = memory.people if memory.kind in ABOUT_WHO else memory.answers
        assert len(choices) >= MIN_ANSWERS[memory.kind]
        assert {person.name for person in memory.company} == set(FAMILY)
        if memory.kind in ABOUT_WHO:
            assert memory.people[memory.right].id in memory.about


def test_a_round_is_one_memory_whatever_could_be_asked_about_it(tablet: Tablet) -> None:
    """A short match of four has four rounds, each with a clue and false trails."""
    for day in range(3):
        assert not are_enough(tablet.memories.packs())
        tablet.now = FIRST + day * DAY
        match = tablet.play("storyteller", seed=day)
        assert len(match.story()) == 4
        tablet.now += DAY
        assert len(tablet.found()) == 4 * (day + 1)
    assert len(tablet.found()) == MIN_MEMORIES
    assert are_enough(tablet.memories.packs())
    assert {memory.kind for memory in tablet.found()} == {Kind.CLUE, Kind.TRAIL}


def test_home_expects_no_memories_after_one_evening_however_much_was_played(
    tablet: Tablet,
) -> None:
    """It is asked before anything is read, and says on Home what the memories will then say."""
    assert not tablet.storage.has_evenings()
    for game in ("storyteller", "inkblots", "clouds"):
        tablet.play(game)
        assert not tablet.storage.has_evenings()
    tablet.now += DAY
    tablet.play("clouds")
    assert tablet.storage.has_evenings()


def test_nothing_of_today_and_nothing_after_one_evening(tablet: Tablet) -> None:
    tablet.play("storyteller")
    assert tablet.memories.packs() == ()
    tablet.now += EVENING_GAP - 1
    assert tablet.memories.packs() == ()
    tablet.now += 1
    assert tablet.found()
    assert not are_enough(tablet.memories.packs()), "one evening is not enough"
    tablet.now -= 2 * EVENING_GAP
    assert tablet.memories.packs() == (), "the clock of a tablet may be set back"


@pytest.mark.parametrize(
    ("game", "variant"),
    [(game, variant.id) for game, variant in every_variant()],
    ids=lambda value: getattr(value, "id", value),
)
def test_a_memory_holds_only_what_a_finished_round_has_shown(game: Game[Any], variant: str) -> None:
    """Memories are made of stories, and stories hold only rounds whose secrets are public."""
    chosen = next(one for one in game.variants if one.id == variant)
    names = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn")[: chosen.min_players]
    match = played(game.id, names, 3, variant)
    for told in json.loads(json.dumps(match.story())):
        text = json.dumps(told, ensure_ascii=False)
        for asks in game.memories(told):
            shown = (asks.right, asks.clue, asks.picture, *(item for item, _ in asks.answers))
            assert all(json.dumps(part, ensure_ascii=False)[1:-1] in text for part in shown)
            assert set(asks.about) <= set(range(len(match.players)))


def test_an_unfinished_match_leaves_no_memory(tablet: Tablet) -> None:
    tablet.storage.matches.begin(played("storyteller", FAMILY, 7), tablet.now)
    tablet.now += DAY
    assert tablet.memories.packs() == ()


def test_a_clue_that_was_only_spoken_is_asked_once_it_is_noted(tablet: Tablet) -> None:
    match = tablet.play("storyteller")
    story = json.loads(json.dumps(match.story()))
    content = tablet.storage.content()
    content["history"][0]["story"] = [told | {"clue": ""} for told in story]
    tablet.storage.replace_content(content)
    tablet.now += DAY
    assert tablet.memories.packs() == ()
    ((number,),) = [[row["id"] for row in tablet.storage.content()["history"]]]
    tablet.storage.history.note(number, 0, "The long way home")
    assert {memory.clue for memory in tablet.found()} == {"The long way home"}


def test_damaged_rounds_are_left_out(after_two_evenings: Tablet) -> None:
    content = after_two_evenings.storage.content()
    for row in content["history"]:
        row["story"] = [{"cards": 3}, {"clue": None}, *row["story"][2:]]
    after_two_evenings.storage.replace_content(content)
    assert after_two_evenings.found()


def test_questions_asked_become_no_memories(after_two_evenings: Tablet) -> None:
    before = len(after_two_evenings.found())
    after_two_evenings.play("remember", FAMILY[:3])
    after_two_evenings.now += DAY
    assert len(after_two_evenings.found()) == before


def test_there_are_not_too_many_for_the_same_people(tablet: Tablet) -> None:
    tablet.play_evenings(8)
    found = tablet.found()
    assert len(found) == MAX_OF_COMPANY
    tablet.play("clouds", ("Eva", "Finn", "Gita", "Hugo"))
    tablet.now += DAY
    assert any("Eva" in (person.name for person in memory.company) for memory in tablet.found())


# --- what takes memories along ----------------------------------------------------------------


def test_whoever_is_forgotten_takes_memories_along(after_two_evenings: Tablet) -> None:
    tablet = after_two_evenings
    ana = tablet.storage.roster.find("Ana")
    assert ana
    tablet.storage.forget(ana.id)
    for memory in tablet.found():
        assert ana.id not in memory.about
        assert "Ana" not in {person.name for person in (*memory.company, *memory.people)}


def test_an_unfinished_match_that_asks_about_them_goes_too(after_two_evenings: Tablet) -> None:
    tablet = after_two_evenings
    asking = tablet.storage.matches.begin(
        Match(REMEMBER, tablet.setup("Ben", "Cleo", "Dan")), tablet.now
    )
    other = tablet.storage.matches.begin(played("clouds", FAMILY, 7), tablet.now)
    ana = tablet.storage.roster.find("Ana")
    assert ana
    tablet.storage.forget(ana.id)
    assert tablet.storage.unfinished.ids() == {other}
    assert asking not in {row["id"] for row in tablet.storage.content()["match"]}


def test_deleting_an_evening_takes_its_memories_along(after_two_evenings: Tablet) -> None:
    tablet = after_two_evenings
    clues = {memory.clue for memory in tablet.found() if memory.evening == FIRST}
    clues -= {memory.clue for memory in tablet.found() if memory.evening != FIRST}
    clues -= {"storyteller", "inkblots", "clouds"}  # a clue may be the id of a game, which is kept
    tablet.storage.matches.begin(Match(REMEMBER, tablet.setup("Ana", "Ben", "Cleo")), tablet.now)
    history = tablet.storage.history
    tablet.storage.delete_evening(history.outline(history.evenings()[-1]))
    assert {memory.evening for memory in tablet.found()} == {FIRST + DAY}
    assert not tablet.storage.unfinished.ids()
    assert clues
    content = tablet.storage.content()
    kept = json.dumps([content["match"], content["history"]], ensure_ascii=False)
    assert not [clue for clue in clues if json.dumps(clue, ensure_ascii=False) in kept]


def test_a_match_that_was_begun_is_kept_without_names(after_two_evenings: Tablet) -> None:
    tablet = after_two_evenings
    match = Match(REMEMBER, tablet.setup("Ana", "Ben", "Cleo"))
    match_id = tablet.storage.matches.begin(match, tablet.now)
    (row,) = [row for row in tablet.storage.content()["match"] if row["id"] == match_id]
    assert not [name for name in FAMILY if name in json.dumps(row["setup"])]
    dan = tablet.storage.roster.find("Dan")
    assert dan
    tablet.storage.roster.rename(dan.id, "Daniel")
    again = tablet.storage.matches.load(match_id)
    named = {
        person.name for item in again.setup.box[MEMORIES] if item.memory
        for person in item.memory.company
    }  # fmt: skip
    assert named == {"Ana", "Ben", "Cleo", "Daniel"}
    assert again.setup.players == tuple(
        replace(player, id=known.id)
        for player in match.setup.players
        if (known := tablet.storage.roster.find(player.name))
    )


def test_invented_people_keep_their_names(tablet: Tablet) -> None:
    players = [Player(name) for name in FAMILY]
    match = Match(REMEMBER, make_setup(REMEMBER, players, 5, supply=Supply(REMEMBER.samples)))
    again = tablet.storage.matches.load(tablet.storage.matches.begin(match, tablet.now))
    assert again.setup.box == match.setup.box


def test_a_merged_person_is_one_person(tablet: Tablet) -> None:
    tablet.play_evenings(1)
    tablet.now = FIRST + DAY
    tablet.play("storyteller", ("Annie", "Ben", "Cleo", "Dan"))
    tablet.now += DAY
    roster = tablet.storage.roster
    annie, ana = roster.find("Annie"), roster.find("Ana")
    assert annie
    assert ana
    roster.merge(annie.id, ana.id)
    people = {person for memory in tablet.found() for person in memory.company}
    assert KnownPerson(ana.id, "Ana") in people
    assert annie.id not in {person.id for person in people}
    seats = tablet.setup("Ana", "Ben", "Cleo").players
    assert seats[0].id == ana.id


def test_equal_names_stay_apart(tablet: Tablet) -> None:
    """A robot of the same name is nobody to be asked about."""
    content = tablet.storage.content()
    tablet.play("storyteller", FAMILY)
    content = tablet.storage.content()
    (row,) = content["history"]
    row["players"] = [row["players"][0], "Ana", *row["players"][2:]]
    tablet.storage.replace_content(content)
    tablet.now += DAY
    for memory in tablet.found():
        names = [person.name for person in memory.company]
        assert names == ["Ana", "Cleo", "Dan"]
        assert set(memory.about) <= {person.id for person in memory.company}


def test_hidden_pictures_ask_nothing(after_two_evenings: Tablet) -> None:
    shown = {item.id for memory in after_two_evenings.found() for item in memory.items}
    some = frozenset(sorted(shown)[:3])
    box = after_two_evenings.setup("Ana", "Ben", "Cleo", hidden=some).box[MEMORIES]
    assert not some & {item.id for one in box if one.memory for item in one.memory.items}


PHOTOS: dict[str, Any] = {
    "format": 1, "id": "photos", "version": 1, "kind": "pictures", "games": ["storyteller"],
    "title": "Photos", "language": "", "licence": "MIT", "author": "", "age": 0,
    "items": [{"id": f"p{n}", "image": f"p{n}.webp"} for n in range(40)],
}  # fmt: skip


def play_with_photos(tablet: Tablet) -> None:
    """Finish a match with people's own photos, and let a day pass."""
    tablet.library.import_pack(write_pack(tablet.folder / "import" / "photos", PHOTOS))
    rules = find_game("storyteller")
    robots = [Player(name, robot=True) for name in FAMILY]
    photos = [tablet.library.find("photos")]
    match = SeatedBySetup(
        rules, make_setup(rules, robots, 7, supply=Supply(photos), options={"length": "short"})
    )
    for _ in play_out(match):
        pass
    match_id = tablet.storage.matches.begin(as_people(match), tablet.now)
    tablet.storage.matches.finish(match_id, match, tablet.now)
    tablet.now += DAY
    assert tablet.found()


def test_retired_pictures_still_ask(tablet: Tablet) -> None:
    play_with_photos(tablet)
    before = tablet.found()
    items = PHOTOS["items"]
    newer = PHOTOS | {"version": 2, "items": items[:1], "retired": items[1:]}
    tablet.library.import_pack(write_pack(tablet.folder / "import" / "newer", newer))
    assert tablet.found() == before


def test_deleted_packs_ask_nothing(tablet: Tablet) -> None:
    play_with_photos(tablet)
    tablet.library.delete("photos")
    assert tablet.memories.packs() == ()


def test_a_restored_backup_has_the_same_memories(after_two_evenings: Tablet) -> None:
    tablet = after_two_evenings
    before = tablet.items()
    target = tablet.folder / "backup.zip"
    export_everything(tablet.storage, tablet.library, target)
    other = Tablet(tablet.folder / "other")
    with closing(other.storage):
        restore_everything(other.storage, other.library, target)
        other.now = tablet.now
        assert other.items() == before


# --- who inked a blot -------------------------------------------------------------------------


def test_who_inked_a_blot(tablet: Tablet) -> None:
    blots = [Item(f"own-blots/b{n}", image=f"b{n}.webp", made="2027-01-14") for n in range(4)]
    pack = Pack("own-blots", 1, "pictures", ("inkblots",), "Ours", "", "", "", 0, tuple(blots))

    class Library:
        def packs(self) -> tuple[Pack, ...]:
            return (pack,)

    tablet.play("clouds")
    tablet.now += DAY
    for blot, names in zip(blots, (["Ana"], ["Ben"], ["Ana", "Ben"], ["Ana"]), strict=True):
        tablet.storage.items.credit(blot.id, names)
    memories = Memories(
        tablet.storage.history,
        tablet.storage.roster,
        tablet.storage.items,
        Library,
        lambda: tablet.now,
    )
    found = [item.memory for one in memories.packs() for item in one.items if item.memory]
    assert [memory.people[memory.right].name for memory in found] == ["Ana", "Ben", "Ana"]
    ben = tablet.storage.roster.find("Ben")
    assert ben
    tablet.storage.forget(ben.id)
    assert memories.packs() == (), "one person alone is no question"


def test_it_is_known_which_games_leave_memories() -> None:
    """A new game is to be looked at here: nothing that was hidden may become a memory."""
    leaving = set()
    for game in all_games():
        names = ("Ana", "Ben", "Cleo", "Dan")[: game.variants[0].min_players]
        if any(map(game.memories, played(game.id, names, 5).story())):
            leaving.add(game.id)
    assert leaving == {"clouds", "inkblots", "storyteller"}
