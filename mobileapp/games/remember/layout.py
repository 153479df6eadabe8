"""Where the question, its answers and the tokens lie, in every kind of window.

`Choice` holds what people have chosen before a move.
"""

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from engine.games.remember.prompts import Question
from engine.memories import Kind
from mobileapp.games.recap import LANDSCAPE
from mobileapp.stage.boxes import FIT, Box, Length, PerWindow, Places, cached_layout, column, row
from mobileapp.stage.geometry import Rect, grid
from mobileapp.stage.parts import with_headline
from mobileapp.stage.piece import Choose
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Size, Text


class Choice(NamedTuple):
    """What people have chosen before making a move."""

    enlarged: str = ""
    """The key of the enlarged picture; empty if there is none."""
    held: int | None = None
    """The seat whose token was tapped and is to be put on an answer; None if there is none."""
    answers: tuple[tuple[int, int], ...] = ()
    """Pairs of a seat and the number of the answer on which that seat's token lies."""

    def enlarging(self, key: str) -> Choose:
        """The action of a tap on a picture: enlarge it or, if it is enlarged, make it small."""
        return Choose(self._replace(enlarged="" if self.enlarged == key else key))


SQUARE = 1.0
"""Width / height of a blot."""
SHOWN = {Kind.BLOT: SQUARE, Kind.INK: SQUARE, Kind.SKY: LANDSCAPE, Kind.TRAIL: Size.CARD}
"""Width / height of what each kind of question shows beside the answers, if it shows anything."""
CLUE_SLIP = PerWindow(
    tablet=Length(84, Text.ONE_LINE, Text.CLUE), phone=Length(lines=2.7, style=Text.SMALLEST)
)
"""The height of the slip with the clue."""
SLIP = PerWindow(tablet=1.4, phone=1.9)
"""Width / height of a written answer, with the room for tokens below it."""
SLIP_SHARE = 0.64
"""The height of a written answer itself, as a part of that height."""
SLIP_WIDTH = Length(420)
"""The maximum width of a written answer."""
TOKENS_SHARE = 0.3
"""The height of the room for tokens on a picture, as a part of the picture's height."""
POINTS = Length(84)
"""The height of the row of points, where it is above the button."""
NEXT_BESIDE_POINTS = Length(300)
"""The width of the button beside the points."""
ALBUM_PADDING = PerWindow(36, phone=Gap.MEDIUM, phone_landscape=Gap.MARGIN)
"""The distance of pictures and answers from the edges of the album on which they lie."""
SHOWN_FLEX = 5
ANSWERS_FLEX = PerWindow(tablet=6, tablet_portrait=5, phone_landscape=9)
"""The shares of the picture that is asked about, and of the answers."""


class Contents(NamedTuple):
    """What a question shows besides its answers; the layout depends on it."""

    clue: bool
    shown: bool
    alone: bool
    """Whether only one person reads, so that there is no text at the far edge."""


def contents_of(question: Question, alone: bool) -> Contents:
    return Contents(bool(question.clue), question.kind in SHOWN, alone)


def all_contents() -> list[Contents]:
    """The contents with which a test checks the layouts."""
    return [Contents(*flags) for flags in product((False, True), repeat=3)]


def _side_by_side() -> Box:
    go = Box("go", NEXT_BESIDE_POINTS)
    return row(Box("points"), go, name="row", size=Size.BUTTON, gap=Gap.MEDIUM)


def _stacked() -> Box:
    go = Box("go", Size.BUTTON)
    return column(Box("points", POINTS), go, name="row", size=FIT, gap=Gap.SMALL)


ROW: PerWindow[Callable[[], Box]] = PerWindow(tablet=_side_by_side, tablet_portrait=_stacked)


def _middle(contents: Contents, space: Space) -> Box:
    """The tree of the question's picture and clue, and of the answers beside or below them."""
    clue = Box("clue", CLUE_SLIP.of(space)) if contents.clue else None
    answers = Box("room", ANSWERS_FLEX.of(space))
    padding = ALBUM_PADDING.of(space)
    if not contents.shown:
        return column(clue, answers, gap=Gap.SMALL, name="album", padding=padding)
    shown = column(Box("shown"), clue, size=SHOWN_FLEX, gap=Gap.SMALL)
    arrange = row if space.wide else column
    return arrange(shown, answers, gap=Gap.LARGE, name="album", padding=padding)


@cached_layout(contents=all_contents())
def table_for(space: Space, contents: Contents) -> Places:
    """The places on the table."""
    middle = column(_middle(contents, space), ROW.of(space)(), gap=Gap.MEDIUM)
    tree = with_headline(middle, space, contents.alone)
    return tree.place(space.table, space)


class AnswerPlace(NamedTuple):
    """The place of an answer, and the room for the tokens of those who pointed at it."""

    card: Rect
    tokens: Rect


def answer_places(space: Space, room: Rect, question: Question) -> list[AnswerPlace]:
    """The places of all answers: cards for pictures, slips for words and names."""
    gap = Gap.MEDIUM * space.unit
    if question.kind == Kind.CLUE:
        cards = grid(question.choices, room, Size.CARD, gap)
        return [AnswerPlace(card, card.cut_bottom(card.h * TOKENS_SHARE)[0]) for card in cards]
    cells = grid(question.choices, room, SLIP.of(space), gap, most=SLIP_WIDTH.of(space))
    return [AnswerPlace(*cell.cut_top(cell.h * SLIP_SHARE)) for cell in cells]
