"""Makes memories from finished matches of earlier evenings: what *Do you remember?* asks about.

Nothing is copied. Memories are made anew from the history whenever it, the people or the packs have
changed, so what people delete, forget or hide is gone from here at once, and from every backup.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from threading import Lock
from typing import NamedTuple, Protocol

from engine.chance import Chance
from engine.memories import ABOUT_WHO, MEMORIES, MIN_EVENINGS, MIN_MEMORIES, Kind, Recollection
from engine.packs import Item, KnownPerson, Memory, Pack
from engine.registry import all_infos, find_game, game_ids
from mobileapp.storage.evenings import EVENING_GAP, FinishedMatch, MatchTimes
from mobileapp.storage.history import History
from mobileapp.storage.items import Items
from mobileapp.storage.roster import Roster, Who

MAX_OF_COMPANY = 60
"""The most memories that are made for the same people; which ones, changes from match to match."""
MIN_ANSWERS = {Kind.CLUE: 3, Kind.BLOT: 2, Kind.SKY: 4, Kind.TRAIL: 3, Kind.INK: 2}
"""With fewer answers, a question of this kind is too easy."""
OTHER_WORDS = MIN_ANSWERS[Kind.SKY] - 1
"""How many words of the same category are added to the right one."""


class Packs(Protocol):
    """The part of the library that memories need."""

    def packs(self) -> tuple[Pack, ...]: ...


class _Round(NamedTuple):
    """What can be asked about one round of a finished match."""

    game: str
    match_id: int
    number: int
    players: tuple[Who, ...]
    recollections: tuple[Recollection, ...]
    """One of each kind; only the first one that is possible is asked."""


class _Made(NamedTuple):
    """A pack of memories, and all that it was made from."""

    source: object
    packs: tuple[Pack, ...]


class Memories:
    """The memories of everyone, as a pack for *Do you remember?*."""

    def __init__(
        self,
        history: History,
        roster: Roster,
        items: Items,
        library: Callable[[], Packs],
        now: Callable[[], float],
    ) -> None:
        self._history = history
        self._roster = roster
        self._items = items
        self._library = library
        self._now = now
        self._rounds: dict[int, tuple[object, tuple[_Round, ...]]] = {}
        """A cache of rounds by match id, each with the checksum of the match's row."""
        self._made: _Made | None = None
        self._lock = Lock()

    def packs(self) -> tuple[Pack, ...]:
        """A pack with memories of earlier evenings; empty if there are none.

        The first call reads all stories, which takes long if there are many; later calls read only
        new ones. May run on a worker thread.
        """
        with self._lock:
            evenings = self._earlier_evenings()
            sums = self._history.checksums()
            people = tuple(self._roster.everyone())
            inked = self._items.all_inked()
            library = self._library().packs()
            source = evenings, sums, people, inked, library
            if self._made is None or self._made.source != source:
                self._read(sums)
                made = _Maker(self._roster, library).items(evenings, self._rounds, inked)
                self._made = _Made(source, (_pack(made),) if made else ())
            return self._made.packs

    def _earlier_evenings(self) -> list[list[MatchTimes]]:
        """All evenings but the one that is not over yet."""
        evenings = self._history.evenings()
        latest = max((match.ended for match in evenings[0]), default=0.0) if evenings else 0.0
        return evenings[1:] if self._now() - latest < EVENING_GAP else evenings

    def _read(self, sums: Mapping[int, object]) -> None:
        """Read the stories of matches that are new or have changed."""
        known: dict[int, tuple[object, tuple[_Round, ...]]] = {}
        for match_id, checksum in sums.items():
            before = self._rounds.get(match_id)
            if before and before[0] == checksum:
                known[match_id] = before
            elif match := self._history.find(match_id):
                known[match_id] = checksum, tuple(_rounds_of(match))
        self._rounds = known


def are_enough(packs: Iterable[Pack]) -> bool:
    """Whether a game can be played with these memories, if the people who share them play."""
    found = [item.memory for pack in packs for item in pack.items if item.memory]
    people = {person.id for memory in found for person in memory.company}
    return any(
        len(own) >= MIN_MEMORIES and len({memory.evening for memory in own}) >= MIN_EVENINGS
        for person in people
        if (own := [one for one in found if person in (known.id for known in one.company)])
    )


def _rounds_of(match: FinishedMatch) -> Iterator[_Round]:
    """The rounds about which something can be asked.

    A round that this version of the app cannot read is left out; another version recorded it.
    """
    if match.game not in game_ids():
        return
    game = find_game(match.game)
    for index, story in enumerate(match.story):
        try:
            found = game.memories(story)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            continue
        if found:
            chosen = _one_of_each_kind(found, Chance(match.match_id, index, MEMORIES))
            yield _Round(match.game, match.match_id, index, match.players_in(index), chosen)


def _one_of_each_kind(found: Iterable[Recollection], chance: Chance) -> tuple[Recollection, ...]:
    """One recollection of each kind, in an order by chance."""
    by_kind: dict[str, list[Recollection]] = {}
    for one in found:
        by_kind.setdefault(one.kind, []).append(one)
    return chance.shuffled([chance.choice(same) for same in by_kind.values()])


def _pack(items: tuple[Item, ...]) -> Pack:
    return Pack(
        id=MEMORIES,
        version=1,
        kind=MEMORIES,
        games=tuple(info.id for info in all_infos() if info.from_memories),
        title="",
        language="",
        licence="",
        author="",
        age=0,
        items=items,
    )


class _Maker:
    """Makes memories of rounds, with the people and packs that there are now."""

    def __init__(self, roster: Roster, packs: Iterable[Pack]) -> None:
        self._roster = roster
        self._packs = {pack.id: pack for pack in packs}
        self._items = {item.id: item for pack in self._packs.values() for item in pack.ever}
        self._people: dict[int, KnownPerson | None] = {}

    def items(
        self,
        evenings: Sequence[Sequence[MatchTimes]],
        rounds: Mapping[int, tuple[object, tuple[_Round, ...]]],
        inked: Mapping[str, tuple[int, ...]],
    ) -> tuple[Item, ...]:
        """All memories, at most `MAX_OF_COMPANY` for the same people."""
        asked: dict[frozenset[KnownPerson], list[tuple[int, _Round]]] = {}
        for evening in evenings:
            began = int(min(match.started for match in evening))
            for match in evening:
                for one in rounds.get(match.match_id, (None, ()))[1]:
                    company = frozenset(self._company(one.players))
                    asked.setdefault(company, []).append((began, one))
        found: list[Item] = []
        for company in sorted(asked, key=lambda people: sorted(one.id for one in people)):
            found += self._of_company(asked[company])
        return (*found, *self._inked(inked, evenings))

    def _of_company(self, asked: list[tuple[int, _Round]]) -> list[Item]:
        """One memory of each round."""
        made: list[Item] = []
        for began, one in Chance(len(asked), 0, MEMORIES).shuffled(asked):
            if len(made) >= MAX_OF_COMPANY:
                break
            possible = (self._memory(began, one, asks) for asks in one.recollections)
            made += filter(None, (next(filter(None, possible), None),))
        return made

    def _person(self, who: Who) -> KnownPerson | None:
        """A person who still has a name; None for a robot."""
        if not isinstance(who, int):
            return None
        if who not in self._people:
            person = self._roster.person(who)
            self._people[who] = KnownPerson(person.id, person.name) if person else None
        return self._people[who]

    def _company(self, players: Iterable[Who]) -> tuple[KnownPerson, ...]:
        return tuple(dict.fromkeys(filter(None, map(self._person, players))))

    def _memory(self, began: int, one: _Round, asks: Recollection) -> Item | None:
        """A memory of a round; None if somebody or something that it needs is gone."""
        about = [self._person(one.players[number]) for number in asks.about]
        people = [person for person in about if person]
        company = self._company(one.players)
        picture = self._items.get(asks.picture)
        if len(people) != len(about) or (asks.picture and picture is None):
            return None
        answers = () if asks.kind in ABOUT_WHO else self._answers(one, asks)
        choices = company if asks.kind in ABOUT_WHO else answers
        if len(choices) < MIN_ANSWERS[asks.kind]:
            return None
        ids = [item.id for item in answers]
        return _item(
            f"{one.match_id}-{one.number}-{asks.kind}",
            Memory(
                kind=asks.kind,
                right=ids.index(asks.right) if answers else company.index(people[0]),
                about=tuple(person.id for person in people),
                evening=began,
                company=company,
                clue=asks.clue,
                picture=picture,
                game=one.game if asks.drawing else "",
                drawing=asks.drawing,
                answers=answers,
                people=() if answers else company,
            ),
        )

    def _answers(self, one: _Round, asks: Recollection) -> tuple[Item, ...]:
        """The words or pictures to choose from; empty if one of them is not there any more."""
        found = [self._items.get(item) for item, _ in asks.answers]
        there = [item for item in found if item]
        if len(there) < len(found):
            return ()
        if asks.kind == Kind.SKY:
            chance = Chance(one.match_id, one.number, "answers")
            return chance.shuffled((*there, *self._other_words(there[0], chance)))
        return tuple(there)

    def _other_words(self, word: Item, chance: Chance) -> tuple[Item, ...]:
        """Some words of the same pack and category."""
        pack = self._packs[word.id.partition("/")[0]]
        alike = [one for one in pack.items if one.category == word.category and one != word]
        return chance.shuffled(alike)[:OTHER_WORDS]

    def _inked(
        self, inked: Mapping[str, tuple[int, ...]], evenings: Sequence[Sequence[MatchTimes]]
    ) -> list[Item]:
        """Who inked each of people's own blots; only of those that one known person inked."""
        by_blot = {
            blot: person
            for blot, people in inked.items()
            if blot in self._items and len(people) == 1 and (person := self._person(people[0]))
        }
        inkers = tuple(sorted({*by_blot.values()}, key=lambda person: (person.name, person.id)))
        if len(inkers) < MIN_ANSWERS[Kind.INK]:
            return []
        played = [match for evening in evenings for match in evening]
        latest = max((match.ended for match in played), default=0.0)
        found = []
        for blot, person in by_blot.items():
            made = _day(self._items[blot].made)
            if 0 < made <= latest:
                memory = Memory(
                    Kind.INK, inkers.index(person), (person.id,), made, inkers,
                    picture=self._items[blot], people=inkers,
                )  # fmt: skip
                found.append(_item(f"{blot.partition('/')[2]}-{Kind.INK}", memory))
        return found


def _item(name: str, memory: Memory) -> Item:
    """The memory as an item of the pack; boxes hold about as many of each kind and person."""
    return Item(f"{MEMORIES}/{name}", category=f"{memory.kind} {memory.about[0]}", memory=memory)


def _day(text: str) -> int:
    """Noon of a day such as 2026-11-16, in seconds since 1970; 0 if it is no day."""
    with suppress(ValueError, OverflowError, OSError):
        return int(datetime.fromisoformat(f"{text}T12:00").timestamp())
    return 0
