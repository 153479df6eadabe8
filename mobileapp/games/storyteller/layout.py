"""Where texts, pictures and score lie on Storyteller's table, in every kind of window.

`Choice` holds what a player has chosen before making a move.
"""

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from mobileapp.stage.boxes import FIT, Box, Length, PerWindow, Places, cached_layout, column, row
from mobileapp.stage.geometry import Rect, grid
from mobileapp.stage.piece import Choose
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import CORNER_GAP, Gap, Size, Text, bar


class Choice(NamedTuple):
    """What a player has chosen before making a move."""

    enlarged: str = ""
    """The id of the enlarged picture; empty if there is none."""
    laid: tuple[str, ...] = ()
    """The ids of pictures that were laid on the pile but not yet played."""
    clue: str = ""
    held: int | None = None
    """The seat whose token was tapped and is to be put on a picture; None if there is none."""
    votes: tuple[tuple[int, int], ...] = ()
    """Pairs of a seat and the slot (the index) of the picture on which that seat's token lies."""
    noting: bool = False
    """Whether the slip on which people type a spoken clue is shown."""

    def enlarging(self, picture: str) -> Choose:
        """The action of a tap on a picture: enlarge it or, if it is enlarged, make it small again.

        The action also closes the slip on which people type a spoken clue.
        """
        enlarged = "" if self.enlarged == picture else picture
        return Choose(self._replace(enlarged=enlarged, noting=False))


# --- sizes ------------------------------------------------------------------------------------

CLUE_SLIP = PerWindow(
    tablet=Length(80, Text.ONE_LINE, Text.CLUE),
    phone=Length(lines=2.7, style=Text.SMALLEST),
)
"""The height of the slip with the clue, where the slip has a line of its own."""
SCORE = PerWindow(tablet=Length(76), phone=Length(66))
"""The height of the score track below the pictures; its dots, numbers and badges grow with it."""
POINTS, POINTS_FAR = Length(104), Length(50)
"""The height of the row of everyone's points: above the button to go on, and on the far side."""
POINTS_WIDTH = 2.2
"""The width of one player's points beside the question, as a multiple of the font size."""
NEXT_BESIDE_POINTS = Length(290)
"""The width of the button for the next step beside the points."""
NOTE_BESIDE_POINTS = Length(270)
"""The width of the question "What was the clue?" beside the points."""
NOTE_BESIDE_NEXT = 0.7
"""The flex factor of the question "What was the clue?" beside the button for the next step.

The factor of the button is 1.
"""
NOTE_PAPER = Length(640), Length(190)
"""The maximum width and height of the slip on which people type a spoken clue."""
OWNER_GAP = Gap.TINY
"""The distance from a picture to the slip with its owner's name, in dp of a tablet."""
SIDE, COLUMN, TABLE = 18, 28, 66
"""The flex factors of a narrow column beside the pictures, of a wide one for all text, and of the
pictures.
"""
CLUE_BESIDE, QUESTION_ABOVE, ALL_BESIDE = 1.5, 0.7, (3, 4, 6)
"""Flex factors: the clue beside the question, the question above `row`, and all three in a column.

`row` is the box of the points and the button to go on. `ALL_BESIDE` has the factors of question,
clue and `row`, in this order.
"""
PLAYERS = (3, 8)
"""The minimum and the maximum number of players.

The number of pictures on the table is in this range, too.
"""
PREFERRED = 1.02
"""The minimum factor by which pictures are larger in another arrangement than in the first one.

`table_for` prefers the first arrangement if the factor is smaller.
"""


class TablePlaces(Places):
    """The places of the pictures, and of what is around them.

    `room` is all the room for pictures. `row` has the points and the button `go` for the next step;
    during a vote, tokens lie there until they are put on pictures. `note` is for the question "What
    was the clue?", or its answer.
    """

    pictures: tuple[Rect, ...] = ()


class Contents(NamedTuple):
    """Which texts a table shows; its layout depends on them."""

    clue: bool
    """Whether there is a written clue."""
    question: bool = True
    alone: bool = False
    """Whether only one person reads, so that there is no text at the far edge."""
    points: int = 0
    """The number of players whose points are shown."""
    note: bool = False
    """Whether people are asked what the spoken clue was."""
    owners: int = 0
    """The number of lines on the slips below the pictures, which name their owners; 0 for no slips.
    """


def all_contents() -> list[Contents]:
    """The contents with which a test checks the layouts.

    They are all combinations of texts that the game can show. For the points, only the smallest and
    the largest number of players are included.
    """
    flags = product((False, True), (False, True), (0, *PLAYERS))
    found = [
        Contents(clue, alone=alone, points=points, owners=lines)
        for clue, alone, points in flags
        for lines in ((1, 2) if points else (0,))
    ]
    return found + [one._replace(note=True) for one in found if one.points and not one.clue]


QUESTION, CLUE, NEXT = Box("question"), Box("clue"), Box("go", Size.BUTTON)


def _at_both_edges(middle: Box, contents: Contents, space: Space) -> Box:
    """The tree with `middle` between two edges, each with the question, the clue, or both texts.

    In a wide window the far edge also shows the points, if the contents have any.
    """
    height, points = Size.EDGE_BAR.of(space), None
    if contents.points and space.wide:  # the points share a line with the far question
        points = Box(
            "points", 2, max_size=Length(lines=POINTS_WIDTH * contents.points, style=Text.BODY)
        )
    paper = bar(CLUE, size=height)
    if contents.clue and contents.question:
        edge = column(Box("question", Size.TEXT_LINE), paper, size=FIT, gap=Gap.TINY)
        opposite = column(row(QUESTION, points, size=Size.TEXT_LINE), paper, size=FIT, gap=Gap.TINY)
    elif contents.clue:
        edge = opposite = paper
    else:
        edge = bar(QUESTION, size=height)
        opposite = bar(QUESTION, points, size=height)
    return column(opposite.far_side(), middle, edge, gap=Gap.TINY)


def _above(middle: Box, contents: Contents, space: Space) -> Box:
    """The tree with the question at the top, then the clue if there is one, and then `middle`."""
    clue = Box("clue", CLUE_SLIP.of(space)) if contents.clue else None
    return column(bar(QUESTION, size=Size.EDGE_BAR.of(space)), clue, middle, gap=Gap.TINY)


def _beside(middle: Box, contents: Contents, space: Space) -> Box:
    """The tree with the question, and the clue if there is one, in one line above `middle`.

    It is for windows of little height.
    """
    clue = Box("clue", CLUE_BESIDE) if contents.clue else None
    return column(bar(QUESTION, clue, size=Size.EDGE_BAR.of(space)), middle, gap=Gap.TINY)


AROUND: PerWindow[Callable[[Box, Contents, Space], Box]] = PerWindow(
    tablet=_at_both_edges,
    phone=_above,
    phone_landscape=_beside,
)
"""For each kind of window, the function that puts question and clue around the box `middle`."""


def _around(middle: Box, contents: Contents, space: Space) -> Box:
    around_it = _above if contents.alone and not space.phone else AROUND.of(space)
    return around_it(middle, contents, space)


def _pictures(space: Space) -> Box:
    """The boxes of the pictures and of the score track."""
    return column(Box("room"), Box("track", SCORE.of(space)), size=TABLE, gap=Gap.TINY)


def _side_by_side(note: bool) -> Box:
    question = Box("note", NOTE_BESIDE_POINTS) if note else None
    go = Box("go", NEXT_BESIDE_POINTS)
    return row(Box("points"), question, go, name="row", size=Size.BUTTON, gap=Gap.MEDIUM)


def _stacked(note: bool) -> Box:
    question = Box("note", NOTE_BESIDE_NEXT) if note else None
    go = row(question, Box("go"), size=Size.BUTTON, gap=Gap.MEDIUM)
    return column(Box("points", POINTS), go, name="row", size=FIT, gap=Gap.SMALL)


ROW: PerWindow[Callable[[bool], Box]] = PerWindow(tablet=_side_by_side, tablet_portrait=_stacked)
"""For each kind of window, the function that returns the row below the pictures.

The row has points, tokens and the button to go on. The function's argument says whether it also has
the question "What was the clue?".
"""


def _row_below(contents: Contents, space: Space) -> Box:
    """The tree with the pictures, and below them a row: points, tokens and the button to go on.

    On a tablet in portrait, the points are also on the far side, unless only one person reads.
    """
    below = ROW.of(space)(contents.note)
    if contents.alone and not space.phone:
        below = bar(below.with_size(1), size=below.size)
    opposite = not (space.wide or space.phone or contents.alone)
    top = Box("points_far", POINTS_FAR) if opposite else None
    return _around(column(top, _pictures(space), below, gap=Gap.SMALL), contents, space)


def _row_beside(contents: Contents, space: Space) -> Box:
    """The tree with tokens, points and the button to go on in a column beside the pictures.

    Many pictures are larger in this tree than in that of `_row_below`.
    """
    pictures, apart = _pictures(space), contents.clue and not contents.alone
    asked = Box("question", QUESTION_ABOVE) if apart else None
    question = Box("note", Size.BUTTON) if contents.note else None
    below = column(Box("points"), question, NEXT, name="row", gap=Gap.MEDIUM)
    side = column(asked, below, size=SIDE, gap=Gap.MEDIUM)
    if contents.alone:
        return _around(row(pictures, side, gap=Gap.MEDIUM), contents, space)
    free = Box(size=Size.BUTTON)  # the far side has no buttons
    blank = column(Box("points"), free if contents.note else None, free, gap=Gap.MEDIUM)
    opposite = column(asked, blank, size=SIDE, gap=Gap.MEDIUM)
    edges = contents._replace(question=not apart, points=0)
    return _around(row(opposite.far_side(), pictures, side, gap=Gap.MEDIUM), edges, space)


def _all_beside(contents: Contents, space: Space) -> Box:
    """The tree with all texts and buttons in one column, below the corner button.

    On a phone in landscape, many pictures are larger in this tree than in that of `_row_below`.
    """
    asked, told, rest = ALL_BESIDE
    clue = Box("clue", told) if contents.clue else None
    if contents.note:
        clue = Box("note", told)
    below = column(Box("points"), NEXT, name="row", size=rest, gap=Gap.SMALL)
    texts = column(CORNER_GAP, Box("question", asked), clue, below, size=COLUMN, gap=Gap.TINY)
    return row(texts, _pictures(space), CORNER_GAP, gap=Gap.MEDIUM)


TABLES: PerWindow[tuple[Callable[[Contents, Space], Box], ...]] = PerWindow(
    tablet=(_row_below, _row_beside),
    tablet_portrait=(_row_below,),
    phone_landscape=(_row_below, _all_beside),
)
"""The possible arrangements for each kind of window, the preferred one first (see `table_for`)."""
HEAP = column(
    Box("room", aspect=Size.CARD, max_width=Length(400), padding=Gap.MARGIN),
    Box("go", Size.BUTTON, max_width=Size.NEXT_WIDTH),
    gap=Gap.SMALL,
)
"""The boxes of the pile of face-down pictures, and of the button for the next step."""


def owner_slip(space: Space, lines: int) -> float:
    """The height of a slip with an owner's name, in pixels; `lines` as in `Contents.owners`."""
    return Length(lines=Text.ONE_LINE * lines, style=Text.SMALLEST).of(space)


@cached_layout(contents=all_contents(), count=range(PLAYERS[0], PLAYERS[1] + 1))
def table_for(space: Space, contents: Contents, count: int) -> TablePlaces:
    """The places in the arrangement in which `count` pictures are largest (see `PREFERRED`)."""
    candidates: list[TablePlaces] = []
    below = owner_slip(space, contents.owners)
    below += OWNER_GAP * space.unit if below else 0
    for arrange in TABLES.of(space):
        at = TablePlaces(arrange(contents, space).place(space.table, space))
        at.pictures = tuple(grid(count, at.room, Size.CARD, Gap.MEDIUM * space.unit, below=below))
        candidates.append(at)
    first = candidates[0]
    return max(candidates, key=lambda at: at.pictures[0].w * (PREFERRED if at is first else 1))


@cached_layout(contents=all_contents())
def heap_for(space: Space, contents: Contents) -> TablePlaces:
    """The places while the pictures are in a pile, face down."""
    return TablePlaces(_around(HEAP, contents, space).place(space.table, space))
