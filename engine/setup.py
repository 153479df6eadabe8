"""The types for everything that is decided before the first move: players, variant, options."""

from collections.abc import Callable, Mapping
from dataclasses import field
from enum import StrEnum

from engine.chairs import NO_CHAIR
from engine.errors import BadSetup
from engine.packs import Item
from engine.records import ADDED_LATER, Frozen

Value = str | int | bool
Options = Mapping[str, Value]
"""The value of every option of a match, by the id of the option."""

SKILLS = ("dreamy", "awake", "sharp")
"""The skill levels of robots, from the worst to the best."""
DEFAULT_SKILL = "awake"


class Player(Frozen):
    """A player: a person or a robot."""

    name: str
    robot: bool = False
    skill: str = field(default=DEFAULT_SKILL, metadata=ADDED_LATER)
    """How well a robot plays, one of `SKILLS`; without meaning for people."""
    chair: int = field(default=NO_CHAIR, metadata=ADDED_LATER)
    """The number of the player's place around the real table. The rules use only seats. The chair
    is saved with the match so that the app draws everyone in the same place again.
    """
    id: int = field(default=0, metadata=ADDED_LATER)
    """The number by which the app knows a person, whatever their name; 0 for robots, and if
    unknown. The rules do not use it.
    """


LENGTH = "length"
"""The id of the option for the length of a match, which people are asked first."""
SHORT = "short"
"""The value of that option for a short match; whole evenings are planned with such matches."""
SECONDS = "seconds"
"""The id of the option for the time limit of a turn; its usual value is one of the settings."""


class OptionChoice(Frozen):
    """One value that an option can have."""

    value: Value
    title: str
    detail: str = ""
    """A few words that say what the choice means, shown below its title; may be empty."""
    unless: Mapping[str, Value] = field(default_factory=dict)
    """Options and their values: if all are chosen, this choice makes no difference, and is not
    offered. Empty if it always makes one.
    """


class Option(Frozen):
    """A house rule or setting of a game, which people choose in a form before a match."""

    id: str
    title: str
    help: str
    choices: tuple[OptionChoice, ...]
    default: Value
    variants: tuple[str, ...] = ()
    """The ids of the variants to which the option applies; empty means all."""
    added_later: bool = False
    """True for an option that earlier versions of the app did not have. Matches that these versions
    saved are played with its default.
    """
    with_child: Value | None = None
    """The default while a child who cannot read yet plays; None if it is the usual one."""
    asked: bool = True
    """False for an option that only follows from who plays, so that no form asks for it."""

    def applies_to(self, variant: str) -> bool:
        return not self.variants or variant in self.variants

    def offered(self, chosen: Mapping[str, Value]) -> tuple[OptionChoice, ...]:
        """The choices that make a difference, given what is chosen for other options."""
        return tuple(
            choice
            for choice in self.choices
            if not choice.unless or not choice.unless.items() <= chosen.items()
        )


def switch(option_id: str, title: str, help: str, variants: tuple[str, ...] = ()) -> Option:
    """An option that is on or, by default, off."""
    choices = OptionChoice(True, "On"), OptionChoice(False, "Off")
    return Option(option_id, title, help, choices, False, variants)


class Scoring(StrEnum):
    """Who shares the result of a match."""

    ALONE = "alone"
    """Everyone has points of their own."""
    SIDES = "sides"
    """One side wins against another."""
    TOGETHER = "together"
    """All players have one result."""


class Variant(Frozen):
    """One way to play a game, with the number of players it is for and their default roles."""

    id: str
    title: str
    help: str
    min_players: int
    max_players: int
    roles: Callable[[int], tuple[str, ...]] = lambda players: ()
    """A function that returns the default role of every seat for a number of players, or an empty
    tuple if all seats are alike. Teams are roles too.
    """
    teams: tuple[str, ...] = ()
    """The roles that are teams: a single player may change from one to another. Empty if the
    variant has no teams; then players can only exchange roles with each other.
    """
    differs: Mapping[int, str] = field(default_factory=dict)
    """For some numbers of players, a sentence that says which rules differ with that number."""
    robots: int = 0
    """How many robots belong to the variant itself. They take the last seats of every setup;
    neither `min_players` nor `max_players` counts them.
    """
    scoring: Scoring = Scoring.ALONE
    minutes: Callable[[int, Options], int] | None = None
    """A function that returns how many minutes a match takes with a number of players and these
    options; None if it takes `GameInfo.minutes`.
    """
    in_game_night: bool = True
    """Whether the variant can be part of a game night (see `engine.game_night`)."""
    child_roles: tuple[str, ...] | None = None
    """The roles that suit a child who cannot read yet; None if every role does."""


class Setup(Frozen):
    """Everything that is decided before a match.

    The same setup and the same moves always give the same match.
    """

    game: str
    variant: str
    players: tuple[Player, ...]
    seed: int
    first: int | None = None
    """The seat that begins; None to let the rules of the game or chance decide."""
    roles: tuple[str, ...] = ()
    options: Mapping[str, Value] = field(default_factory=dict)
    box: Mapping[str, tuple[Item, ...]] = field(default_factory=dict)
    """The pack items of this match by kind, in the order in which games deal them; see `draw_box`.
    """
    packs: tuple[str, ...] = field(default=(), metadata=ADDED_LATER)
    """Ids of the packs that people chose for the box, even if no item was drawn from them."""
    language: str = field(default="", metadata=ADDED_LATER)
    """The language of the people at the table, such as “pl”; empty if unknown."""
    rules: int = field(default=0, metadata=ADDED_LATER)
    """The version of the rules under which the match began, and by which it is played to its end.
    A save has it beside the setup.
    """


OldOptions = Mapping[tuple[str, Value], tuple[str, Value] | None]
"""For an option of an earlier version and its value: what replaces them, or None to drop them."""


def current_options(chosen: Mapping[str, Value], old: OldOptions) -> dict[str, Value]:
    """The chosen options with those of earlier versions replaced.

    If two choices would then decide the same option, the one that is not old counts.
    """
    replaced = [old.get(choice) for choice in chosen.items()]
    kept = {name: value for name, value in chosen.items() if (name, value) not in old}
    return dict(filter(None, replaced)) | kept


def check_skill(skill: str) -> None:
    """Raise BadSetup for a skill that is not in `SKILLS`."""
    if skill not in SKILLS:
        raise BadSetup(
            "unknown-skill",
            "There’s no skill “{skill}”; choose from {skills}.",
            skill=skill,
            skills=", ".join(SKILLS),
        )


def check_option(option: Option, value: Value) -> None:
    """Raise BadSetup for a value that is not among the option's choices.

    True is not accepted for a choice of 1, nor 1 for True.
    """
    if not any(
        type(choice.value) is type(value) and choice.value == value for choice in option.choices
    ):
        raise BadSetup(
            "bad-option",
            "“{value}” isn’t possible for {option}; choose from {choices}.",
            value=value,
            option=option.id,
            choices=", ".join(str(choice.value) for choice in option.choices),
        )
