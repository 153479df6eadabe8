"""The table before a match or a whole evening: who sits on which chair.

The people of the latest match are saved in the settings, to be seated again for the next one.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self

from engine.chairs import NO_CHAIR
from engine.errors import BadSetup
from engine.names import check_names, free_robot_name, name_key
from engine.records import ADDED_LATER, Frozen, encode
from engine.setup import DEFAULT_SKILL, SKILLS, Player
from mobileapp.languages.translation import N_
from mobileapp.match.chairs import CHAIRS, free_chair, position_of_chair
from mobileapp.palette import PLAYER_COLOURS, PLAYER_SYMBOLS, current_key
from mobileapp.player_profile import PlayerProfile
from mobileapp.robot_names import check_person_name, is_robot_name, robot_names
from mobileapp.storage.roster import KnownPlayer, Roster, Who
from mobileapp.storage.store import Storage

MAX_PEOPLE = len(PLAYER_COLOURS)
LATEST_PEOPLE = "company"
"""The name of the setting with the people of the latest match, shared by all games; other choices
are kept per game.
"""
LATEST_SKILL = "robot-skill"
"""The name of the setting with the skill that was last chosen for a robot."""


class SavedPerson(Frozen):
    """A player of the latest match, as the settings hold them."""

    who: int | str
    """A person by id, or a robot by name."""
    colour: str
    symbol: str
    skill: str = field(default=DEFAULT_SKILL, metadata=ADDED_LATER)
    chair: int = field(default=NO_CHAIR, metadata=ADDED_LATER)


@dataclass
class Table:
    """Who sits on which chair, before a match or a whole evening."""

    people: list[PlayerProfile] = field(default_factory=list, kw_only=True)
    """The players by seat, which is the order of their chairs."""

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(Player(p.name, p.robot, p.skill, p.chair) for p in self.people)

    @property
    def with_child(self) -> bool:
        """Whether a child who cannot read yet is at the table."""
        return any(person.young for person in self.people)

    @property
    def chairs(self) -> list[int]:
        """Everyone's chair, by seat."""
        return [person.chair for person in self.people]

    def add(
        self,
        name: str,
        badge: tuple[str, str] | None = None,
        robot: bool = False,
        skill: str = DEFAULT_SKILL,
        chair: int = NO_CHAIR,
        young: bool = False,
    ) -> None:
        """Add a player on a chair, or on the nearest free one; nobody else moves.

        If no chair is given, the player gets the next free one in FILLING_ORDER. `badge` is the
        wanted colour and symbol of a person; if somebody else has one of them, the person gets a
        free one. A robot's badge follows from its name.

        Raises BadSetup if there are too many people or the name is not allowed.
        """
        name = " ".join(name.split())
        if len(self.people) >= MAX_PEOPLE:
            raise BadSetup(
                "many-people", N_("At most {most} people can play together."), most=MAX_PEOPLE
            )
        if not robot:
            check_person_name(name)
        self._refuse_name(name)
        chair = free_chair(self.chairs, chair)
        seat = position_of_chair(self.chairs, chair)
        colour, symbol = free_badge(self.people, badge)
        self.people.insert(seat, PlayerProfile(name, colour, symbol, robot, skill, chair, young))
        others = len(self.people) - 1
        self._reseated([*range(seat), None, *range(seat, others)], others)

    def add_robot(self, skill: str = DEFAULT_SKILL, chair: int = NO_CHAIR) -> None:
        """Add a robot, with a name that nobody has, on a chair or the nearest free one."""
        seated = [person.name for person in self.people]
        name = free_robot_name(seated, robot_names(seated))
        self.add(name, robot=True, skill=skill, chair=chair)

    def choose_skill(self, seat: int, skill: str) -> None:
        """Set how well the robot at a seat plays."""
        self.people[seat] = replace(self.people[seat], skill=skill)

    def mark_young(self, seat: int, young: bool) -> None:
        """Say whether somebody is a child who cannot read yet."""
        self.people[seat] = replace(self.people[seat], young=young)

    def rename(self, seat: int, name: str) -> None:
        """Change the name of the person at a seat; raise BadSetup if it is not allowed."""
        name = " ".join(name.split())
        if name != self.people[seat].name:
            check_person_name(name)
        self._refuse_name(name, seat)
        self.people[seat] = replace(self.people[seat], name=name)

    def _refuse_name(self, name: str, seat: int | None = None) -> None:
        others = [person.name for place, person in enumerate(self.people) if place != seat]
        check_names([*others, name])

    def change_badge(self, seat: int, colour: str, symbol: str) -> None:
        """Give the player at a seat another colour and symbol.

        A player who already has that colour or symbol gets the old one in exchange.
        """
        old = self.people[seat]
        for place, person in enumerate(self.people):
            self.people[place] = replace(
                person,
                colour=old.colour if person.colour == colour else person.colour,
                symbol=old.symbol if person.symbol == symbol else person.symbol,
            )
        self.people[seat] = replace(old, colour=colour, symbol=symbol)

    def clear(self) -> Self:
        """Remove everyone from the table; return a copy of it as it was before."""
        before = replace(self)
        self.people = []
        return before

    def put_back(self, before: Self) -> None:
        """Put everyone back at the table, from the copy that `clear` returned."""
        self.people = before.people

    def remove(self, seat: int) -> None:
        stay = [other for other in range(len(self.people)) if other != seat]
        del self.people[seat]
        self._reseated(stay, len(stay) + 1)

    def take_chair(self, seat: int, chair: int) -> None:
        """Move the player at a seat to another chair; if it is taken, the two swap chairs."""
        old = self.people[seat].chair
        chairs = [{old: chair, chair: old}.get(c, c) for c in self.chairs]
        order = sorted(range(len(chairs)), key=lambda other: chairs[other])
        self.people = [replace(self.people[other], chair=chairs[other]) for other in order]
        self._reseated(order, len(order))

    def remember(self, storage: Storage) -> None:
        """Save who is at the table, and where each of them sits, for the next match."""
        remember_people(self.people, storage)

    def _reseated(self, order: Sequence[int | None], before: int) -> None:
        """Called after people have come, gone or changed seats; there were so many `before`.

        `order` has the old seat of everyone, by their new seat; None for a newcomer.
        """


def remember_people(people: Sequence[PlayerProfile], storage: Storage) -> None:
    """Save who is at the table, and where each of them sits, for the next match."""
    storage.settings.set_all(people_to_remember(people, refer_to(people, storage)))


def refer_to(people: Sequence[PlayerProfile], storage: Storage) -> list[Who]:
    """How the settings refer to these players: to people by id, to robots by name.

    Unknown people are added to the roster, and everyone's chair is saved there.
    """
    persons = [(p.name, p.colour, p.symbol, p.chair) for p in people if not p.robot]
    ids = iter(storage.roster.take_chairs(persons))
    return [p.name if p.robot else next(ids) for p in people]


def people_to_remember(people: Sequence[PlayerProfile], who: list[Who]) -> dict[str, Any]:
    """The settings that hold these people; `who` is what `refer_to` returns for them."""
    saved = [
        SavedPerson(one, p.colour, p.symbol, p.skill, p.chair)
        for one, p in zip(who, people, strict=True)
    ]
    return {LATEST_PEOPLE: [encode(person) for person in saved]}


def recalled_people(storage: Storage) -> list[PlayerProfile]:
    """The people of the latest match, on their chairs; nobody if the settings are damaged."""
    return on_chairs(list(latest_people(storage).values()))


def latest_people(storage: Storage) -> dict[Who, PlayerProfile]:
    """The people of the latest match who were not forgotten, by how the settings refer to them."""
    kept = storage.settings.records(LATEST_PEOPLE, SavedPerson)
    found = [(saved.who, _profile(saved, storage.roster)) for saved in kept]
    return {who: person for who, person in found if person is not None}


def _profile(saved: SavedPerson, roster: Roster) -> PlayerProfile | None:
    """The player of a saved entry; None for somebody who was forgotten."""
    skill = saved.skill if saved.skill in SKILLS else DEFAULT_SKILL
    chair = saved.chair if saved.chair in range(CHAIRS) else NO_CHAIR
    if isinstance(saved.who, str):
        return PlayerProfile(saved.who, saved.colour, saved.symbol, True, skill, chair)
    person = roster.person(saved.who)
    return (
        PlayerProfile(person.name, saved.colour, saved.symbol, chair=chair, young=person.young)
        if person
        else None
    )


def absent_people(seated: Iterable[PlayerProfile], roster: Roster) -> list[PlayerProfile]:
    """The profiles of all people whom the tablet remembers and who are not among these."""
    keys = {name_key(person.name) for person in seated}
    return [
        PlayerProfile(known.name, known.colour, known.symbol)
        for known in roster.all()
        if name_key(known.name) not in keys and not is_robot_name(known.name)
    ]


def on_chairs(people: list[PlayerProfile]) -> list[PlayerProfile]:
    """The people in the order of their chairs, each with a chair of their own.

    If nobody has a chair, as in settings of an earlier version, they are spread around the table.
    """
    people = people[:CHAIRS]
    chairs = [person.chair for person in people]
    if all(chair == NO_CHAIR for chair in chairs):
        chairs = [place * CHAIRS // len(people) for place in range(len(people))]
    for place, chair in enumerate(chairs):
        if chair == NO_CHAIR or chair in chairs[:place]:
            chairs[place] = free_chair(chairs)
    seated = [replace(p, chair=chair) for p, chair in zip(people, chairs, strict=True)]
    return sorted(seated, key=lambda person: person.chair)


def latest_skill(settings: Mapping[str, Any]) -> str:
    """The skill for new robots: the one last chosen for a robot, or DEFAULT_SKILL if none was."""
    kept = settings.get(LATEST_SKILL)
    return kept if kept in SKILLS else DEFAULT_SKILL


def next_skill(skill: str) -> str:
    """The next stronger skill; after the strongest, the weakest."""
    return SKILLS[(SKILLS.index(skill) + 1) % len(SKILLS)]


def free_badge(people: list[PlayerProfile], wanted: tuple[str, str] | None) -> tuple[str, str]:
    """A colour and a symbol that nobody at the table has.

    The wanted colour and symbol, if there are any, are used as far as they are free.
    """
    liked = tuple(current_key(key) for key in wanted or ())
    colours = dict.fromkeys((*liked[:1], *PLAYER_COLOURS))
    symbols = dict.fromkeys((*liked[1:], *PLAYER_SYMBOLS))
    for person in people:
        colours.pop(person.colour, None)
        symbols.pop(person.symbol, None)
    return next(iter(colours), "coral"), next(iter(symbols), "acorn")


def new_badge(people: Iterable[PlayerProfile], known: Iterable[KnownPlayer]) -> tuple[str, str]:
    """A colour and a symbol for somebody new, so that nobody is taken for somebody else.

    They are those that neither these people at the table nor anybody known has, the most recent
    first in `known`; if all are taken, those of whoever has not played for the longest time.
    """
    taken = [(person.colour, person.symbol) for person in people]
    taken += [person.badge for person in known if person.badge]
    return (
        _least_recent(PLAYER_COLOURS, [colour for colour, _ in taken]),
        _least_recent(PLAYER_SYMBOLS, [symbol for _, symbol in taken]),
    )


def _least_recent(keys: Iterable[str], taken: Sequence[str]) -> str:
    """The first key that is not taken, else the one that is taken for the first time last."""
    return max(keys, key=lambda key: taken.index(key) if key in taken else len(taken))
