"""The draft of the next match: what people have chosen so far.

The choices are saved in the settings, so that they can be used again for the match after that.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from pathlib import Path
from typing import Any, ClassVar

from engine import roles
from engine.chairs import NO_CHAIR
from engine.chance import Chance
from engine.core import Game
from engine.errors import BadSetup
from engine.make_setup import find_variant, make_setup
from engine.names import check_names, free_robot_name
from engine.packs import Pack
from engine.registry import find_game
from engine.setup import (
    DEFAULT_SKILL,
    SKILLS,
    Option,
    OptionChoice,
    Player,
    Setup,
    Value,
    Variant,
    current_options,
)
from mobileapp.games.intro import game_intro
from mobileapp.games.ui import game_ui
from mobileapp.languages.translation import N_
from mobileapp.match.chairs import (
    CHAIRS,
    free_chair,
    position_of_chair,
)
from mobileapp.player_profile import PlayerProfile
from mobileapp.robot_names import check_person_name, robot_names
from mobileapp.storage import Storage
from mobileapp.storage.roster import Roster, Who
from mobileapp.theme import PLAYER_COLOURS, PLAYER_SYMBOLS, current_key

MAX_PEOPLE = len(PLAYER_COLOURS)
ADULTS, CHILDREN, EVERYONE = AGE_GROUPS = ("adults", "children", "everyone")
"""The age groups for whom words can be; people choose one of them."""
CHILD_AGE = 8
"""The recommended age, in years, below which a pack of words is a children's pack, and above which
packs of pictures rest while a young child plays.
"""
LATEST_PEOPLE = "company"
"""The name of the setting with the people of the latest match, shared by all games; other choices
are kept per game.
"""
LATEST_SKILL = "robot-skill"
"""The name of the setting with the skill that was last chosen for a robot."""


@dataclass
class Draft:
    """A setup that is still being edited. It may be invalid; then `setup` raises BadSetup."""

    game_id: str
    variant_id: str = ""
    """The id of the wanted variant; empty for the first variant of the game. If the wanted variant
    does not fit the number of people, another one that fits is played (see `variant`).
    """
    people: list[PlayerProfile] = field(default_factory=list)
    """The players by seat, which is the order of their chairs."""
    roles: list[str] = field(default_factory=list)
    """The chosen roles by seat; empty as long as nobody has chosen any."""
    first: int | None = None
    """The seat of the player who begins; None if nobody has been chosen."""
    options: dict[str, Value] = field(default_factory=dict)
    left_out: set[str] = field(default_factory=set)
    """The ids of the packs that people have excluded; all other suitable packs are used."""
    language: str = ""
    """The language of the words; empty for the language of the app."""
    age_group: str = ""
    """The age group that people have chosen for the words; empty if none (see `words_for`)."""
    taken: set[str] = field(default_factory=set)
    """The ids of packs above `CHILD_AGE` that people have included although a child plays."""
    guided: bool = False
    """Whether the match is a guided first game, in which all options have their defaults."""

    who_begins: ClassVar[bool] = True
    """Whether people choose who begins."""

    @property
    def game(self) -> Game[Any]:
        return find_game(self.game_id)

    @property
    def cover(self) -> Path:
        """The picture of what will be played."""
        return game_intro(self.game_id).cover

    def team_at(self, place: int) -> str:
        """The team of a seat in a variant in which seats decide who belongs together."""
        return game_ui(self.game_id).team_at(self.variant.id, place)

    @property
    def variant(self) -> Variant:
        """The variant to play: the first of `variants` that fits the number of people.

        If none fits, it is the wanted one.
        """
        return next(filter(self.fits, self.variants), self.variants[0])

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The variants to choose from, for any number of people, the wanted one first.

        In a guided first game, only variants for fewer people than the wanted one needs are added,
        because the guide explains no other variants.
        """
        wanted = find_variant(self.game, self.variant_id or self.game.variants[0].id)
        others = [one for one in self.game.variants if one is not wanted]
        if self.guided:
            others = [one for one in others if one.max_players < wanted.min_players]
        return (wanted, *others)

    def fits(self, variant: Variant) -> bool:
        """Whether a variant fits the number of people."""
        return variant.min_players <= len(self.people) <= variant.max_players

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(Player(p.name, p.robot, p.skill, p.chair) for p in self.people)

    # --- the game -----------------------------------------------------------------------------

    def choose_variant(self, variant_id: str) -> None:
        """Set the wanted variant (see `variant_id`), and reset the roles and the first player.

        Options that this variant lacks are kept, in case another variant is chosen later.
        """
        self.variant_id = variant_id
        self.roles = []
        self.first = None

    def first_game(self, variant_id: str) -> "Draft":
        """A draft for a guided first game, with the same people but default options.

        It has children's words, which everybody can paint and which have pictures.
        """
        return Draft(
            self.game_id,
            variant_id,
            people=list(self.people),
            left_out=set(self.left_out),
            language=self.language,
            age_group=CHILDREN,
            taken=set(self.taken),
            guided=True,
        )

    def game_options(self) -> list[Option]:
        """The options of the variant to play."""
        return [o for o in self.game.options if o.applies_to(self.variant.id)]

    @property
    def has_options(self) -> bool:
        """Whether there is anything to choose besides the players: options or packs."""
        return bool(self.game_options() or self.game.needs)

    def choices_of(self, option: Option) -> tuple[OptionChoice, ...]:
        """The choices of an option that make a difference, given all other choices."""
        return option.offered({one.id: self.value_of(one) for one in self.game_options()})

    def value_of(self, option: Option) -> Value:
        """The chosen value of an option, or the default for these people."""
        gentle = option.with_child if self.with_child else None
        return self.options.get(option.id, option.default if gentle is None else gentle)

    @property
    def with_child(self) -> bool:
        """Whether a child who cannot read yet is at the table."""
        return any(person.young for person in self.people)

    @property
    def words_for(self) -> str:
        """The age group of the words: the chosen one, or a default for these people."""
        return self.age_group or (CHILDREN if self.with_child else EVERYONE)

    def suitable(self, packs: Iterable[Pack]) -> list[Pack]:
        """The packs that suit the age group (see `suits`).

        If none of them is a pack of words, all packs are returned.
        """
        packs = list(packs)
        suiting = [pack for pack in packs if suits(pack, self.words_for)]
        return suiting if _have_words(suiting) else packs

    def uses(self, pack: Pack) -> bool:
        """Whether a pack is played with; some rest while a young child plays, unless included."""
        rests = self.with_child and pack.kind == "pictures" and pack.age > CHILD_AGE
        return pack.id not in self.left_out and (not rests or pack.id in self.taken)

    def choose_pack(self, pack_id: str, wanted: bool) -> None:
        """Include or exclude a pack."""
        if wanted:
            self.left_out.discard(pack_id)
            self.taken.add(pack_id)
        else:
            self.left_out.add(pack_id)
            self.taken.discard(pack_id)

    # --- the people ---------------------------------------------------------------------------

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

        If teams have been chosen, the player joins the smallest one. The chosen roles are reset if
        the variant has no teams, or if the new number of people changes the variant. Raises
        BadSetup if there are too many people or the name is not allowed.
        """
        name = " ".join(name.split())
        if len(self.people) >= MAX_PEOPLE:
            raise BadSetup(
                "many-people", N_("At most {most} people can play on one tablet."), most=MAX_PEOPLE
            )
        if not robot:
            check_person_name(name)
        self._refuse_name(name)
        chair = free_chair(self.chairs, chair)
        seat = position_of_chair(self.chairs, chair)
        chosen, played = self.roles, self.variant
        colour, symbol = free_badge(self.people, badge)
        self.people.insert(seat, PlayerProfile(name, colour, symbol, robot, skill, chair, young))
        if chosen and self.teams and self.variant is played:
            smallest = min(self.teams, key=chosen.count)
            self.roles = [*chosen[:seat], smallest, *chosen[seat:]]
        else:
            self.roles = []
        if self.first is not None and self.first >= seat:
            self.first += 1

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

    def clear(self) -> "Draft":
        """Remove everyone from the table; return a copy of the draft as it was before."""
        before = replace(self, people=list(self.people), roles=list(self.roles))
        self.people, self.roles, self.first = [], [], None
        return before

    def put_back(self, before: "Draft") -> None:
        """Put everyone back at the table, from the draft that `clear` returned."""
        self.people, self.roles, self.first = before.people, before.roles, before.first

    def remove(self, seat: int) -> None:
        played = self.variant
        del self.people[seat]
        stay = self.teams and self.variant is played
        self.roles = self.roles[:seat] + self.roles[seat + 1 :] if stay else []
        if self.first is not None and self.first >= seat:
            self.first = None if self.first == seat else self.first - 1

    @property
    def chairs(self) -> list[int]:
        """Everyone's chair, by seat."""
        return [person.chair for person in self.people]

    def take_chair(self, seat: int, chair: int) -> None:
        """Move the player at a seat to another chair; if it is taken, the two players swap chairs.

        Teams and chosen roles stay with the people, and the same player begins.
        """
        old = self.people[seat].chair
        chairs = [{old: chair, chair: old}.get(c, c) for c in self.chairs]
        order = sorted(range(len(chairs)), key=lambda other: chairs[other])
        roles = list(self.roles_by_seat()) if self.teams else self.roles
        self.roles = [roles[other] for other in order] if roles else []
        self.people = [replace(self.people[other], chair=chairs[other]) for other in order]
        self.first = None if self.first is None else order.index(self.first)

    # --- roles --------------------------------------------------------------------------------

    @property
    def teams(self) -> tuple[str, ...]:
        """The ids of the variant's teams; empty if it has none."""
        return self.variant.teams

    def roles_by_seat(self) -> tuple[str, ...]:
        """The chosen roles, or the default ones if too many or too few roles are chosen.

        If there are more people than default roles, the default roles are repeated. The result is
        empty if the variant has no roles.
        """
        default = self.variant.roles(len(self.people))
        count = max(len(default), len(self.people)) if default else 0
        return tuple(self.roles if len(self.roles) == count else islice(cycle(default), count))

    def switch_role(self, seat: int) -> None:
        """Give the player at a seat the next role."""
        self.roles = list(roles.with_next_role(self.game, self.variant, self.roles_by_seat(), seat))

    def shuffle_roles(self, chance: Chance) -> None:
        """Choose teams and roles at random."""
        self.roles = list(roles.shuffled(self.game, self.variant, len(self.people), chance))

    def may_begin(self, seat: int) -> bool:
        """Whether the game lets the player at this seat begin.

        True for every seat if the game does not accept the chosen roles at all.
        """
        chosen = self.roles_by_seat()
        return not roles.game_accepts(self.game, self.variant, chosen) or roles.game_accepts(
            self.game, self.variant, chosen, seat
        )

    # --- setup and saving ---------------------------------------------------------------------

    def setup(
        self,
        seed: int,
        packs: list[Pack],
        last_used: dict[str, int],
        hidden: frozenset[str],
        language: str = "",
        roster: Roster | None = None,
    ) -> Setup:
        """The setup of the match (see `make_setup`), with the ids of people whom `roster` knows.

        If the draft is invalid, raises BadSetup with a sentence that says what is wrong.
        """
        return make_setup(
            self.game,
            self.players if roster is None else roster.identified(self.players),
            seed,
            variant=self.variant.id,
            options={o.id: self.value_of(o) for o in self.game_options()},
            roles=self.roles_by_seat(),
            first=self.first,
            packs=[pack for pack in self.suitable(packs) if self.uses(pack)],
            last_used=last_used,
            hidden=hidden,
            language=language,
            robot_names=robot_names(person.name for person in self.people),
        )

    def remember(self, storage: Storage) -> None:
        """Save the choices for the next match; of a guided match, save only the people."""
        if self.guided:  # do not overwrite the choices for other matches
            remember_people(self.people, storage)
            return
        who = _who(self.people, storage)
        choices = {
            "variant": self.variant_id,
            "options": dict(self.options),
            "left_out": sorted(self.left_out),
            "language": self.language,
            "words_for": self.age_group,
            "taken": sorted(self.taken),
            "who": who,
            "roles": list(self.roles),
            "first": self.first,
        }
        storage.settings.set_all(
            _people_to_remember(self.people, who) | {_key(self.game_id): choices}
        )


def remember_people(people: Sequence[PlayerProfile], storage: Storage) -> None:
    """Save who is at the table, and where each of them sits, for the next match."""
    storage.settings.set_all(_people_to_remember(people, _who(people, storage)))


def _who(people: Sequence[PlayerProfile], storage: Storage) -> list[Who]:
    """How the settings refer to these players: to people by id, to robots by name.

    Unknown people are added to the roster, and everyone's chair is saved there.
    """
    persons = [(p.name, p.colour, p.symbol, p.chair) for p in people if not p.robot]
    ids = iter(storage.roster.take_chairs(persons))
    return [p.name if p.robot else next(ids) for p in people]


def _people_to_remember(people: Sequence[PlayerProfile], who: list[Who]) -> dict[str, Any]:
    return {
        LATEST_PEOPLE: [
            {
                "who": one,
                "colour": p.colour,
                "symbol": p.symbol,
                "skill": p.skill,
                "chair": p.chair,
            }
            for one, p in zip(who, people, strict=True)
        ],
    }


def recall(game_id: str, storage: Storage) -> Draft:
    """A draft with the choices that `remember` saved, as far as they are still valid.

    Without people whose names were forgotten since.
    """
    draft, settings = Draft(game_id), storage.settings
    try:
        people = _latest_people(storage)
        draft.people = _on_chairs(list(people.values()))
        _take_over(draft, settings.get(_key(game_id), {}), list(people))
    except (AttributeError, KeyError, TypeError):  # data of another version
        return Draft(game_id)
    return draft


def recalled_people(storage: Storage) -> list[PlayerProfile]:
    """The people of the latest match, on their chairs; nobody if the settings are damaged."""
    try:
        return _on_chairs(list(_latest_people(storage).values()))
    except (AttributeError, KeyError, TypeError):  # data of another version
        return []


def _latest_people(storage: Storage) -> dict[Who, PlayerProfile]:
    kept = storage.settings.get(LATEST_PEOPLE, [])
    found = [(one["who"], _person(storage.roster, **one)) for one in kept]
    return {who: person for who, person in found if person is not None}


def _take_over(draft: Draft, kept: Mapping[str, Any], who: list[Who]) -> None:
    if kept.get("variant") in {variant.id for variant in draft.game.variants}:
        draft.variant_id = kept["variant"]
    draft.options = _possible(
        current_options(kept.get("options", {}), draft.game.old_options), draft.game.options
    )
    draft.left_out = set(kept.get("left_out", ()))
    draft.language = kept.get("language", "")
    draft.taken = set(kept.get("taken", ()))
    if kept.get("words_for") in AGE_GROUPS:
        draft.age_group = kept["words_for"]
    if kept.get("who") == who:
        draft.roles = list(kept["roles"])
        draft.first = kept["first"] if kept["first"] in range(len(draft.people)) else None


def suits(pack: Pack, age_group: str) -> bool:
    """Whether a pack is meant for an age group; pictures and packs without an age suit everyone."""
    if age_group == EVERYONE or pack.kind != "words" or not pack.age:
        return True
    return (pack.age < CHILD_AGE) == (age_group == CHILDREN)


def _have_words(packs: Iterable[Pack]) -> bool:
    return any(pack.kind == "words" for pack in packs)


def _person(
    roster: Roster,
    who: Who,
    colour: str,
    symbol: str,
    skill: str = DEFAULT_SKILL,
    chair: int = NO_CHAIR,
) -> PlayerProfile | None:
    """The player of a saved entry; None for somebody who was forgotten."""
    if not all(isinstance(word, str) for word in (colour, symbol)):
        raise TypeError("no words")
    known_skill = skill if skill in SKILLS else DEFAULT_SKILL
    known_chair = chair if type(chair) is int and chair in range(CHAIRS) else NO_CHAIR
    if isinstance(who, str):
        return PlayerProfile(who, colour, symbol, True, known_skill, known_chair)
    person = roster.person(who)
    return (
        PlayerProfile(person.name, colour, symbol, chair=known_chair, young=person.young)
        if person
        else None
    )


def _on_chairs(people: list[PlayerProfile]) -> list[PlayerProfile]:
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


def free_badge(
    people: list[PlayerProfile], wanted: tuple[str, str] | None = None
) -> tuple[str, str]:
    """A colour and a symbol that nobody at the table has.

    The wanted colour and the wanted symbol are used as far as they are free.
    """
    liked = tuple(current_key(key) for key in wanted or ())
    colours = dict.fromkeys((*liked[:1], *PLAYER_COLOURS))
    symbols = dict.fromkeys((*liked[1:], *PLAYER_SYMBOLS))
    for person in people:
        colours.pop(person.colour, None)
        symbols.pop(person.symbol, None)
    return next(iter(colours), "coral"), next(iter(symbols), "acorn")


def _key(game_id: str) -> str:
    return f"draft/{game_id}"


def _possible(chosen: Mapping[str, Value], options: Iterable[Option]) -> dict[str, Value]:
    return {
        option.id: chosen[option.id]
        for option in options
        if option.id in chosen
        and any(choice.value == chosen[option.id] for choice in option.choices)
    }
