"""What the table, or one player, sees in each step of Telepathy.

Until the match is over, no prompt says whether a line to make exists.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product

from engine.chance import Chance
from engine.core import GameOver, Move, Prompt, Public
from engine.games.telepathy.actions import Place
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import SIGNS, Cells, Condition, attribute_of_sign, may_be_won
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Reply, Stop
from engine.games.telepathy.roles import Announcer, holder_of
from engine.records import Frozen

# Moves are immutable, so equal ones are created only once.
_give, _perform, _reply = cache(Give), cache(Perform), cache(Reply)
_memorise, _continue, _stop = cache(Memorise), cache(Continue), cache(Stop)


@cache
def announcements(announcers: tuple[Announcer, ...]) -> tuple[Move, ...]:
    """All announcements that these seats may make."""
    return tuple(
        Announce(announcer.seat, signs)
        for announcer in announcers
        for signs in product(*(SIGNS[attribute] for attribute in announcer.names))
    )


ENDING_ODDS = 0.05
"""The probability that `sample` returns an announcement or Stop although the match can go on. It is
small, so that many random matches reach the last cards.
"""


class TablePublic(Public):
    """What everyone may see: the board, and who acts in this turn."""

    board: Board
    reading: tuple[int, ...]
    """The seats that still have to read their secret cards, the next one first."""
    performer: int | None
    """The seat that performs in this turn; None once the match is over."""
    givers: tuple[int, ...]
    """The seats that give the performer a card; empty once the match is over."""


class MemorisePrompt(Prompt):
    """Shows one player the board and their own secret cards; nobody else may see this prompt."""

    board: Board
    conditions: tuple[Condition, ...]

    def options(self) -> tuple[Move, ...]:
        return tuple(map(_memorise, self.actors))


class GivePrompt(Prompt):
    """Asks the givers for a face-up card for the performer; `announcers` may announce instead."""

    board: Board
    performer: int
    announcers: tuple[Announcer, ...] = ()

    def options(self) -> tuple[Move, ...]:
        gifts = tuple(_give(seat, card) for seat in self.actors for card in self.board.row)
        return gifts + announcements(self.announcers)

    def sample(self, chance: Chance) -> Move:
        if self.announcers and chance.happens(ENDING_ODDS):
            return chance.choice(announcements(self.announcers))
        return _give(chance.choice(self.actors), chance.choice(self.board.row))

    def text(self, names: Sequence[str]) -> str:
        shown = [] if isinstance(self.last, Continue) else [self.board.text()]
        if not self.board.turns:
            shown.insert(0, self.board.roles_text(names))
        return "\n".join((*shown, self.board.cards_text()))


class PerformPrompt(Prompt):
    """Asks the performer for one of the four places of the given card."""

    board: Board
    card: str
    places: tuple[Place, ...]

    def options(self) -> tuple[Move, ...]:
        return tuple(_perform(seat, place.id) for seat in self.actors for place in self.places)


class AnnouncePrompt(Prompt):
    """Asks, after a turn, whether to announce or to go on."""

    board: Board
    announcers: tuple[Announcer, ...]
    must: bool
    """Whether somebody must announce, because the cards have run out."""
    may_stop: bool

    @property
    def idle_performer(self) -> int | None:
        """The performer of the latest turn, if every announcement would fail now.

        With two players, this performer is the next giver. A robot at this seat goes on at once,
        because people have nothing to decide. None if an announcement may succeed or must be made,
        or if the performer is not among the actors.
        """
        if self.must or may_be_won(self.board.grid):
            return None
        performers = [turn.performer for turn in self.board.turns[-1:]]
        return next((seat for seat in performers if seat in self.actors), None)

    def options(self) -> tuple[Move, ...]:
        going_on = () if self.must else tuple(map(_continue, self.actors))
        return going_on + self._endings()

    def sample(self, chance: Chance) -> Move:
        if self.must or chance.happens(ENDING_ODDS):
            return chance.choice(self._endings())
        return _continue(chance.choice(self.actors))

    def _endings(self) -> tuple[Move, ...]:
        stops = tuple(map(_stop, self.actors)) if self.may_stop else ()
        return announcements(self.announcers) + stops

    def text(self, names: Sequence[str]) -> str:
        return self.board.text() + ("\nThe cards have run out." if self.must else "")


class ReplyPrompt(Prompt):
    """Asks the announcer's partner to name the announcer's sign to make.

    It does not say whether the announcement was right.
    """

    board: Board
    announcement: Announce
    attribute: str
    """The attribute to name: `COLOUR` or `SHAPE`."""

    def options(self) -> tuple[Move, ...]:
        return tuple(_reply(seat, sign) for seat in self.actors for sign in SIGNS[self.attribute])


class Named(Frozen):
    """A sign that a player has named as a sign to make, and whether that was right."""

    seat: int
    sign: str
    right: bool


class Line(Frozen):
    """A line on the grid that belongs to a secret card.

    `win` is true if the card asks to make the line, and false if it asks to avoid it.
    """

    sign: str
    win: bool
    cells: Cells


class GameOverPrompt(GameOver):
    """Shows why the match ended, every secret card, and the lines on the grid."""

    board: Board
    verdict: str
    """Why the match ended. won: all signs were named rightly and both lines existed; wrong-names: a
    sign was named wrongly; line-missing: a line to make did not exist; lose-line: a line to avoid
    appeared; stopped: somebody stopped the match.
    """
    hands: tuple[tuple[Condition, ...], ...]
    lines: tuple[Line, ...]
    """The lines on the grid that belong to somebody's secret card."""
    named: tuple[Named, ...]

    def signs_to_make(self, seat: int) -> dict[str, str]:
        """The colour and the shape that the team of this seat had to make, by attribute."""
        variant, roles = self.board.variant, self.board.roles
        hands = {kind: self.hands[holder_of(variant, roles, seat, kind)] for kind in SIGNS}
        return {kind: next(card.sign for card in hand if card.win) for kind, hand in hands.items()}

    def text(self, names: Sequence[str]) -> str:
        grid = (self.board.text(),) if self.verdict == "lose-line" else ()
        secrets = (
            f"  {name}: {', '.join(_card_text(card) for card in hand)}"
            for name, hand in zip(names, self.hands, strict=True)
            if hand
        )
        return "\n".join((*grid, *secrets, f"  {self._reason(names)} {self._winners(names)}"))

    def _reason(self, names: Sequence[str]) -> str:
        """A sentence that says why the match ended."""
        match self.verdict:
            case "won":
                return "Every name was right, and both lines lie there."
            case "wrong-names":
                return " ".join(
                    f"{names[name.seat]} said {name.sign}, but it is "
                    f"{self.signs_to_make(name.seat)[attribute_of_sign(name.sign)]}."
                    for name in self.named
                    if not name.right
                )
            case "line-missing":
                there = {line.sign for line in self.lines}
                wanted = self.signs_to_make(self.named[0].seat).values()
                missing = " and ".join(sign for sign in wanted if sign not in there)
                return f"Every name was right, but there is no line of {missing}."
            case "lose-line":
                lost = " and ".join(line.sign for line in self.lines if not line.win)
                return f"A line appeared that had to be avoided: {lost}."
            case _:
                return "The game was stopped."

    def _winners(self, names: Sequence[str]) -> str:
        if not self.winners:
            return "Nobody wins."
        if len(self.winners) == len(names):
            return "All win together."
        return f"{' and '.join(names[seat] for seat in self.winners)} win."


def _card_text(card: Condition) -> str:
    return f"{card.sign} {'to make' if card.win else 'to avoid'}"
