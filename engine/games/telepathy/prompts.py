"""What the audience of each step may see. Nothing here tells whether a win line exists."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from engine.chance import Chance
from engine.core import GameOver, Move, Prompt, Public
from engine.games.telepathy.actions import Place
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import SIGNS, Cells, Condition, may_be_won
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Reply, Stop
from engine.games.telepathy.roles import Announcer

# Moves are values, so each needs to be made only once.
_give, _perform, _reply = cache(Give), cache(Perform), cache(Reply)
_memorise, _continue, _stop = cache(Memorise), cache(Continue), cache(Stop)


@cache
def announcements(announcers: tuple[Announcer, ...]) -> tuple[Move, ...]:
    """Everything that could be announced."""
    return tuple(
        Announce(announcer.seat, signs)
        for announcer in announcers
        for signs in product(*(SIGNS[attribute] for attribute in announcer.names))
    )


ENDING = 0.05
"""How often a random player ends the match: so rarely that the last cards are seen too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePublic(Public):
    """The board, and who does what this turn."""

    board: Board
    reading: tuple[int, ...]
    """The seats that still have to read their secret cards, the next one first."""
    performer: int | None
    """Who performs this turn; None once the match is over."""
    givers: tuple[int, ...]
    """Who gives the performer a card; empty once the match is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MemorisePrompt(Prompt):
    """Your own secret cards, for your eyes only, beside the open table."""

    board: Board
    conditions: tuple[Condition, ...]

    def options(self) -> tuple[Move, ...]:
        return tuple(map(_memorise, self.actors))


@dataclass(frozen=True, slots=True, kw_only=True)
class GivePrompt(Prompt):
    """Give the performer one of the face-up cards - or announce, where a turn allows it."""

    board: Board
    performer: int
    announcers: tuple[Announcer, ...] = ()

    def options(self) -> tuple[Move, ...]:
        gifts = tuple(_give(seat, card) for seat in self.actors for card in self.board.row)
        return gifts + announcements(self.announcers)

    def sample(self, chance: Chance) -> Move:
        if self.announcers and chance.happens(ENDING):
            return chance.choice(announcements(self.announcers))
        return _give(chance.choice(self.actors), chance.choice(self.board.row))

    def text(self, names: Sequence[str]) -> str:
        grid = () if isinstance(self.last, Continue) else (self.board.text(),)
        return "\n".join((*grid, self.board.cards_text()))


@dataclass(frozen=True, slots=True, kw_only=True)
class PerformPrompt(Prompt):
    """Perform the given card on one of four places."""

    board: Board
    card: str
    places: tuple[Place, ...]

    def options(self) -> tuple[Move, ...]:
        return tuple(_perform(seat, place.id) for seat in self.actors for place in self.places)


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnouncePrompt(Prompt):
    """The turn is complete: announce, or go on while there are cards."""

    board: Board
    announcers: tuple[Announcer, ...]
    must: bool
    """The cards have run out, so there is no going on."""
    may_stop: bool

    @property
    def idle_giver(self) -> int | None:
        """Who gives next, where announcing could only fail, as everybody sees on the grid."""
        if self.must or may_be_won(self.board.grid):
            return None
        performers = [turn.performer for turn in self.board.turns[-1:]]
        return next((seat for seat in performers if seat in self.actors), None)

    def options(self) -> tuple[Move, ...]:
        going_on = () if self.must else tuple(map(_continue, self.actors))
        return going_on + self._endings()

    def sample(self, chance: Chance) -> Move:
        if self.must or chance.happens(ENDING):
            return chance.choice(self._endings())
        return _continue(chance.choice(self.actors))

    def _endings(self) -> tuple[Move, ...]:
        stops = tuple(map(_stop, self.actors)) if self.may_stop else ()
        return announcements(self.announcers) + stops

    def text(self, names: Sequence[str]) -> str:
        return self.board.text() + ("\nThe cards have run out." if self.must else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplyPrompt(Prompt):
    """Your sign has been named, right or wrong; now name the announcer's."""

    board: Board
    announcement: Announce
    attribute: str
    """Whether a colour or a shape is asked for."""

    def options(self) -> tuple[Move, ...]:
        return tuple(_reply(seat, sign) for seat in self.actors for sign in SIGNS[self.attribute])


@dataclass(frozen=True, slots=True)
class Named:
    """A win sign somebody named aloud, and whether it was the right one."""

    seat: int
    sign: str
    right: bool


@dataclass(frozen=True, slots=True)
class Line:
    """The cells where the sign of a secret card forms a line."""

    sign: str
    win: bool
    cells: Cells


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOverPrompt(GameOver):
    """The verdict, with every secret card and the lines that decided."""

    board: Board
    verdict: str
    """won, wrong-names, line-missing, lose-line or stopped."""
    hands: tuple[tuple[Condition, ...], ...]
    lines: tuple[Line, ...]
    """The lines on the grid that belong to somebody's secret card."""
    named: tuple[Named, ...]

    def text(self, names: Sequence[str]) -> str:
        secrets = (
            f"  {name}: {', '.join(_spoken(condition) for condition in hand)}"
            for name, hand in zip(names, self.hands, strict=True)
            if hand
        )
        lines = ", ".join(line.sign for line in self.lines) or "none"
        return "\n".join(
            (
                *((self.board.text(),) if self.verdict == "lose-line" else ()),
                *secrets,
                f"  Lines: {lines}. Verdict: {self.verdict}.",
            )
        )


def _spoken(condition: Condition) -> str:
    return f"{condition.sign} {'to make' if condition.win else 'to avoid'}"
