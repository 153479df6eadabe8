"""What the page with the options shows, as plain values."""

from pathlib import Path
from typing import NamedTuple

from mobileapp.stage.page_parts import Pile

BACKDROP = "table"
"""The painted place of the page."""


class PackView(NamedTuple):
    """A pack of pictures or words that can be played with."""

    id: str
    title: str
    amount: str
    """How many words or pictures it has, in words."""
    technique: str
    """How its pictures were made; empty if that is not known."""
    used: bool
    """Whether it lies on the table; otherwise it rests in the box."""
    pictures: tuple[Path, ...] = ()
    """The files of its back, if it has one, and of some of its pictures; none for words."""
    words: tuple[str, ...] = ()
    """Some of its words; none for pictures."""


class ChoiceView(NamedTuple):
    """One value that can be chosen for a rule."""

    title: str
    detail: str = ""
    minutes: int = 0
    """For a length: how many minutes a match takes; else 0."""


class RuleView(NamedTuple):
    """A rule or a setting of the match, with all that can be chosen for it."""

    id: str
    title: str
    help: str
    choices: tuple[ChoiceView, ...]
    chosen: int
    """The index of the choice that was made."""

    @property
    def value(self) -> str:
        """The title of the choice that was made."""
        return self.choices[self.chosen].title


class OptionsView(NamedTuple):
    """The draft of a match, as far as the page with the options is about it."""

    game: str
    """The title of the game, translated."""
    cover: Path
    length: RuleView
    """How long a match is, perhaps with a single choice."""
    rules: tuple[RuleView, ...]
    """All other rules that apply to the match."""
    packs: tuple[PackView, ...]
    who: str
    """Who plays, in words."""
    problem: str = ""
    """Why no match can start; empty if one can."""
    warning: str = ""
    """A warning about the match; empty if there is none."""
    unfolded: str = ""
    """The id of the rule whose choices are shown; empty if all slips are folded."""
    first: int = 0
    """The index of the first pack in sight, if there are more packs than places."""
    piles: tuple[Pile, ...] = ()
    """What lies in the box of a game that has no packs to choose from."""

    @property
    def unfolded_rule(self) -> RuleView | None:
        rules = (self.length, *self.rules)
        return next((rule for rule in rules if rule.id == self.unfolded), None)
