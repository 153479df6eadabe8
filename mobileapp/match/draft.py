"""The draft of the next match: what people have chosen so far.

The choices are saved in the settings, so that they can be used again for the match after that.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Self

from engine import roles
from engine.chance import Chance
from engine.core import Game
from engine.make_setup import find_variant, make_setup
from engine.packs import Pack, Supply
from engine.records import ADDED_LATER, Frozen, encode
from engine.registry import find_game
from engine.setup import LENGTH, SHORT, Option, OptionChoice, Setup, Value, Variant, current_options
from mobileapp.games.intro import game_intro
from mobileapp.games.ui import game_ui
from mobileapp.languages.translation import tr
from mobileapp.match.table import Table, latest_people, on_chairs, people_to_remember, refer_to
from mobileapp.storage.roster import Roster
from mobileapp.storage.store import Storage

ADULTS, CHILDREN, EVERYONE = AGE_GROUPS = ("adults", "children", "everyone")
"""The age groups for whom words can be; people choose one of them."""
CHILD_AGE = 8
"""The recommended age, in years, below which a pack of words is a children's pack, and above which
packs of pictures rest while a young child plays.
"""


class SavedChoices(Frozen):
    """What was chosen for the latest match of a game, as the settings hold it; see `Draft`."""

    variant: str = field(default="", metadata=ADDED_LATER)
    options: Mapping[str, Value] = field(default_factory=dict, metadata=ADDED_LATER)
    left_out: tuple[str, ...] = field(default=(), metadata=ADDED_LATER)
    language: str = field(default="", metadata=ADDED_LATER)
    words_for: str = field(default="", metadata=ADDED_LATER)
    """The age group."""
    taken: tuple[str, ...] = field(default=(), metadata=ADDED_LATER)
    who: tuple[int | str, ...] = field(default=(), metadata=ADDED_LATER)
    """The players, as `refer_to` names them. The roles are theirs, and one of them begins."""
    roles: tuple[str, ...] = field(default=(), metadata=ADDED_LATER)
    first: int | None = field(default=None, metadata=ADDED_LATER)


@dataclass
class Draft(Table):
    """A setup that is still being edited. It may be invalid; then `setup` raises BadSetup."""

    game_id: str
    variant_id: str = ""
    """The id of the wanted variant; empty for the first variant of the game. If the wanted variant
    does not fit the number of people, another one that fits is played (see `variant`).
    """
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
    """Whether the match is a guided first game."""

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
        return self._variant_for(len(self.people))

    def _variant_for(self, count: int) -> Variant:
        fitting = (v for v in self.variants if v.min_players <= count <= v.max_players)
        return next(fitting, self.variants[0])

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The variants to choose from, for any number of people, the wanted one first.

        In a guided first game, only variants for fewer people than the wanted one needs are added,
        and the one for more people that is taught as well.
        """
        wanted = find_variant(self.game, self.variant_id or self.game.variants[0].id)
        others = [one for one in self.game.variants if one is not wanted]
        if self.guided:
            more = game_intro(self.game_id).guided_game.more
            others = [
                one for one in others if one.max_players < wanted.min_players or one.id == more
            ]
        return (wanted, *others)

    def fits(self, variant: Variant) -> bool:
        """Whether a variant fits the number of people."""
        return variant.min_players <= len(self.people) <= variant.max_players

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

        It is short, if the game has a short length, and has children's words, which everybody can
        paint and which have pictures.
        """
        lengths = (one for one in self.game.options if one.id == LENGTH)
        short = {
            one.id: SHORT for one in lengths if any(each.value == SHORT for each in one.choices)
        }
        return Draft(
            self.game_id,
            variant_id,
            people=list(self.people),
            options={**short},
            left_out=set(self.left_out),
            language=self.language,
            age_group=CHILDREN,
            taken=set(self.taken),
            guided=True,
        )

    def game_options(self, variant: Variant | None = None) -> list[Option]:
        """The options of a variant; by default, of the one to play."""
        return [o for o in self.game.options if o.applies_to((variant or self.variant).id)]

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

    def minutes(self, variant: Variant | None = None, /, **options: Value) -> int:
        """How many minutes a match takes with these people, and with these options among others.

        It is one of the variant to play, unless another one is given.
        """
        variant = variant or self.variant
        if variant.minutes is None:
            return self.game.info.minutes
        players = min(max(len(self.people), variant.min_players), variant.max_players)
        chosen = {one.id: self.value_of(one) for one in self.game_options(variant)}
        return variant.minutes(players, {**chosen, **options})

    @property
    def wanted_language(self) -> str:
        """The language in which people want the words: the one they chose, or that of the app."""
        return self.language or tr.language

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
        return suiting if any(pack.kind == "words" for pack in suiting) else packs

    def chosen(self, packs: Iterable[Pack]) -> list[Pack]:
        """The packs that are played with."""
        return [pack for pack in self.suitable(packs) if self.uses(pack)]

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

    def clear(self) -> Self:
        before = super().clear()
        self.roles, self.first = [], None
        return before

    def put_back(self, before: Self) -> None:
        super().put_back(before)
        self.roles, self.first = before.roles, before.first

    def _reseated(self, order: Sequence[int | None], before: int) -> None:
        """Let teams and chosen roles stay with the people, and let the same player begin.

        A newcomer joins the smallest team. If people have come or gone, the chosen roles are reset
        if the variant has no teams, or if it is another one now.
        """
        chosen: Sequence[str] = self.roles
        if before != len(order) and not (self.teams and self.variant is self._variant_for(before)):
            chosen = []
        elif before == len(order) and self.teams:
            chosen = self.roles_by_seat()
        self.roles = [
            min(self.teams, key=chosen.count) if old is None else chosen[old]
            for old in (order if chosen else ())
        ]
        seat_of = {old: seat for seat, old in enumerate(order) if old is not None}
        self.first = None if self.first is None else seat_of.get(self.first)

    # --- roles ----------------------------------------------------------------------------------

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

    def setup(self, seed: int, supply: Supply, roster: Roster | None = None) -> Setup:
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
            supply=supply,
        )

    def remember(self, storage: Storage) -> None:
        """Save the choices for the next match; of a guided match, save only the people."""
        if self.guided:  # do not overwrite the choices for other matches
            super().remember(storage)
            return
        who = refer_to(self.people, storage)
        choices = SavedChoices(
            variant=self.variant_id,
            options=self.options,
            left_out=tuple(sorted(self.left_out)),
            language=self.language,
            words_for=self.age_group,
            taken=tuple(sorted(self.taken)),
            who=tuple(who),
            roles=tuple(self.roles),
            first=self.first,
        )
        storage.settings.set_all(
            people_to_remember(self.people, who) | {_key(self.game_id): encode(choices)}
        )


def recall(game_id: str, storage: Storage) -> Draft:
    """A draft with the choices that `remember` saved, as far as they are still valid.

    Without people whose names were forgotten since.
    """
    draft, people = Draft(game_id), latest_people(storage)
    kept = storage.settings.record(_key(game_id), SavedChoices)
    game = draft.game
    draft.people = on_chairs(list(people.values()))
    if kept.variant in {variant.id for variant in game.variants}:
        draft.variant_id = kept.variant
    draft.options = _possible(current_options(kept.options, game.old_options), game.options)
    draft.left_out, draft.taken = {*kept.left_out}, {*kept.taken}
    draft.language = kept.language
    if kept.words_for in AGE_GROUPS:
        draft.age_group = kept.words_for
    if kept.who == tuple(people):
        draft.roles = [*kept.roles]
        draft.first = kept.first if kept.first in range(len(people)) else None
    return draft


def suits(pack: Pack, age_group: str) -> bool:
    """Whether a pack is meant for an age group; pictures and packs without an age suit everyone."""
    if age_group == EVERYONE or pack.kind != "words" or not pack.age:
        return True
    return (pack.age < CHILD_AGE) == (age_group == CHILDREN)


def _key(game_id: str) -> str:
    return f"draft/{game_id}"


def _possible(chosen: Mapping[str, Value], options: Iterable[Option]) -> dict[str, Value]:
    return {
        option.id: chosen[option.id]
        for option in options
        if option.id in chosen
        and any(choice.value == chosen[option.id] for choice in option.choices)
    }
