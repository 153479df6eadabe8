"""Where pieces lie on the table of Inkblots, in every kind of window."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.games.inkblots.board import Board
from engine.games.inkblots.moves import SYMBOLS, TEAMS
from engine.packs import Item
from mobileapp.stage.boxes import Box, Length, PerWindow, Places, cached_layout, column, row
from mobileapp.stage.geometry import Rect, around, grid
from mobileapp.stage.parts import corner
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import CORNER_GAP, Gap, Size, Text, bar

Paired = tuple[tuple[str, int], ...]
"""Pairs: the symbol of a word, and the number of the image on which that word lies."""


class Choice(NamedTuple):
    """What a player has chosen before making a move."""

    held: str = ""
    """The symbol of the word that was tapped and will be laid on a blot; empty if there is none."""
    paired: Paired = ()
    """The words laid on blots so far."""
    large: str = ""
    """The id of the enlarged blot of the gallery; empty if there is none."""


# --- the blots and words of a round -----------------------------------------------------------

SLOT, MAX_SLOT_HEIGHT = 0.3, PerWindow(0.34, tablet_portrait=0.4, phone=0.45, phone_landscape=0.34)
"""The minimum and the maximum height of the slip below a blot, as parts of the blot's side.

Slips are higher than the minimum if a narrow window leaves more height than blots can use.
"""
UPRIGHT = 1 / 1.45
"""The width / height of a blot and a high slip, of which upright windows show two rows."""
WORD_WIDTH, STACKED_WIDTH = Length(350), Length(480)
"""The maximum width of each slip in a row of three, and in a column of three."""
WORDS_BELOW = 21
"""The height of the words below three blots, in percent of the board's height."""


class TablePlaces(Places):
    """The places on a table, and of the blots and words of a round that lie on it.

    `low` is the lower area: for the words, badges, the folder, or the button for the next step.
    `peek` is the place of the subject's badge: while it is held, it shows the pairing again.
    """

    blots: tuple[Rect, ...] = ()
    slots: tuple[Rect, ...] = ()
    """For each blot, the place of the word below it; none while the board shows the deal."""
    words: tuple[Rect, ...] = ()
    shelves: tuple[Rect, ...] = ()
    """The places of the shelves: one for each team, or only one in the variant *Together*."""
    cloth: tuple[Rect, ...] = ()
    """The edges of the curtain beside what only the subject sees."""

    def each(self, board: Board) -> Iterator[tuple[int, Item, Rect, Rect]]:
        """The number and the item of every image in play, and the places of its blot and slip."""
        for image, rect, slot in zip(board.images_in_play, self.blots, self.slots, strict=True):
            yield image, board.deal.images[image], rect, slot


def _words(width: Length, size: float = 1) -> tuple[Box, ...]:
    return tuple(Box(f"word_{n}", size, max_width=width) for n in range(len(SYMBOLS)))


PAIR = tuple(Box(f"pair_{n}") for n in range(len(SYMBOLS)))
"""The boxes of the three blots; each box contains a blot and the slip below it."""
WORD_ROW = row(*_words(WORD_WIDTH), gap=Gap.MEDIUM)
WORD_STACK = column(*_words(STACKED_WIDTH), gap=Gap.SMALL)


def _beside_each_other(low: Box) -> Box:
    """Three blots in a row, and the box `low` below them."""
    return column(row(*PAIR, gap=Gap.MEDIUM, size=100 - WORDS_BELOW), low, gap=Gap.SMALL)


def _in_a_square(low: Box) -> Box:
    """Three blots and the box `low` in a square of two by two."""
    return _square(PAIR[2], low.with_size(1))


def _alone_in_a_square(_: Box) -> Box:
    """Three blots: two in the first row, and the third in the middle of the second row.

    There is no box `low`, so the argument is ignored.
    """
    return _square(Box(size=0.5), PAIR[2], Box(size=0.5))


def _square(*lower: Box) -> Box:
    """Two blots, and `lower` in a second row; both rows are as high as a blot with a high slip."""
    rows = column(row(*PAIR[:2], gap=Gap.MEDIUM), row(*lower, gap=Gap.MEDIUM), gap=Gap.MEDIUM)
    return rows._replace(aspect=UPRIGHT)


ARRANGE: PerWindow[Callable[[Box], Box]] = PerWindow(
    _beside_each_other, tablet_portrait=_in_a_square
)
WORDS = PerWindow(WORD_ROW.with_size(WORDS_BELOW), tablet_portrait=WORD_STACK)
VERDICT = Box("verdict")
RESULT = PerWindow(
    column(Box("go"), size=Size.BUTTON_OF_BOTH),
    tablet_portrait=column(Box("go")),
    phone=column(VERDICT, Box("go", Size.CORNER), gap=Gap.SMALL),
    phone_landscape=row(
        VERDICT, Box("go", Length(290), max_height=Size.BUTTON), gap=Gap.MEDIUM, size=WORDS_BELOW
    ),
)
"""The boxes below the blots after a round.

They are the button for the next step and, on a phone, the verdict.
"""


def _three_blots(space: Space) -> Box:
    return ARRANGE.of(space)(WORDS.of(space)._replace(name="low"))


def _result(space: Space) -> Box:
    return ARRANGE.of(space)(RESULT.of(space)._replace(name="low"))


def _recall(space: Space) -> Box:
    if ARRANGE.of(space) is _in_a_square:
        return _alone_in_a_square(Box())
    return _three_blots(space)


BESIDE = column(WORD_ROW.with_size(22), Box("blots", 49), Box("low", 29), gap=Gap.MEDIUM)
DEAL = PerWindow(
    BESIDE,
    tablet_portrait=column(WORD_ROW.with_size(14), Box("blots", 65), Box("low", 21), gap=Gap.LARGE),
    phone=column(WORD_STACK.with_size(22), Box("blots", 48), Box("low", 30), gap=Gap.LARGE),
    phone_landscape=BESIDE,
)
"""The boxes after the deal: the words, four blots below them, and at the bottom room for badges or
the folder.
"""
DEAL_ROWS = PerWindow(1, tablet_portrait=2)


def _deal(space: Space) -> Box:
    return DEAL.of(space)


CONTENTS: dict[str, Callable[[Space], Box]] = {
    "deal": _deal,
    "pairs": _three_blots,
    "result": _result,
    "recall": _recall,
}
"""Functions that return the tree of the board's boxes, by what the board shows.

"deal": four blots and the words. "pairs": three blots with slips, and the words. "result": three
blots with slips, and the result. "recall": only three blots with slips.
"""


def _round(space: Space, rects: Places) -> TablePlaces:
    """The places of a table with those of the blots and words, which its boxes hold.

    The blots are as large as possible, and the slips are directly below them.
    """
    at = TablePlaces(rects)
    at.words = tuple(rect for name, rect in at.items() if name.startswith("word_"))
    if "blots" in at:
        count = len(SYMBOLS) + 1
        blots = grid(count, rects.blots, 1, Gap.MEDIUM * space.unit, rows=DEAL_ROWS.of(space))
        at.blots = tuple(blots)
        return at
    pairs = [rect for name, rect in at.items() if name.startswith("pair_")]
    side = min(min(pair.w, pair.h / (1 + SLOT)) for pair in pairs)
    high = min(pairs[0].h - side, side * MAX_SLOT_HEIGHT.of(space))
    boxes = [around(pair.cx, pair.cy, side, side + high) for pair in pairs]
    at.blots = tuple(box.cut_top(side)[0] for box in boxes)
    at.slots = tuple(box.cut_bottom(high - Gap.TINY * space.unit / 2)[0] for box in boxes)
    return at


# --- the open table ---------------------------------------------------------------------------

EDGE = PerWindow(
    Length(lines=1.65, style=Text.HEADLINE),
    phone=Length(lines=3.3, style=Text.SMALLEST, touch=True),
    phone_landscape=Length(lines=1.26, style=Text.HEADLINE, touch=True),
)
"""The height of a headline; on an upright phone there is room for three lines beside a ribbon."""
RESULT_EDGE = PerWindow(
    Length(lines=Text.TWO_LINES, style=Text.BODY),
    tablet_portrait=Length(lines=4.5, style=Text.SMALLEST),
    phone=EDGE.phone,
    phone_landscape=EDGE.phone_landscape,
)
"""The height of a result's headline; on a tablet this headline includes the verdict."""
SHELF_WIDTH = PerWindow(Length(102), phone=Length(92))
SHELF_HEIGHT = Length(92, touch=True)

HEADLINE = Box("headline")
FIRST, SECOND = (Box(f"shelf_{team}") for team in TEAMS)
PEEK = Box("peek", Size.CORNER, aspect=1)


def _shelves_beside(board: Box, space: Space, second: Box | None) -> Box:
    """The board with a shelf at the left and, if there is a second one, at the right (tablet)."""
    width = SHELF_WIDTH.of(space)
    return row(FIRST.with_size(width), board, second and second.with_size(width), gap=Gap.MEDIUM)


def _shelves_below_corners(board: Box, space: Space, second: Box | None) -> Box:
    """The board with a shelf at the left and, if there is a second one, at the right.

    It is for a phone in landscape: the left shelf is below the corner button, and the right one
    below the subject's badge.
    """
    width = SHELF_WIDTH.of(space)
    left = column(CORNER_GAP, FIRST, gap=Gap.MEDIUM, size=width)
    right = column(PEEK, second or Box(), gap=Gap.MEDIUM, size=width)
    return row(left, board, right, gap=Gap.MEDIUM)


def _shelves_above(board: Box, space: Space, second: Box | None) -> Box:
    """The board with a shelf below and, if there is a second one, above (tablet in portrait)."""
    upper = second and second.with_size(SHELF_HEIGHT)
    return column(upper, board, FIRST.with_size(SHELF_HEIGHT), gap=Gap.MEDIUM)


def _shelves_above_with_peek(board: Box, space: Space, second: Box | None) -> Box:
    """The board with one shelf below it; the second one, if any, and the subject's badge are above.

    It is for a phone in portrait.
    """
    upper = row(second or Box(), PEEK, gap=Gap.MEDIUM, size=SHELF_HEIGHT)
    lower = row(FIRST, CORNER_GAP, gap=Gap.MEDIUM, size=SHELF_HEIGHT)
    return column(upper, board, lower, gap=Gap.MEDIUM)


SHELVES: PerWindow[Callable[[Box, Space, Box | None], Box]] = PerWindow(
    _shelves_beside,
    tablet_portrait=_shelves_above,
    phone=_shelves_above_with_peek,
    phone_landscape=_shelves_below_corners,
)


@cached_layout(content=CONTENTS)
def open_table(space: Space, content: str = "pairs", together: bool = False) -> TablePlaces:
    """The places of the open table; `content` is a key of `CONTENTS`.

    A phone is read from one side, so it has no far headline. In the variant *Together* all players
    share one shelf.
    """
    edge = (RESULT_EDGE if content == "result" else EDGE).of(space)
    near = bar(HEADLINE, size=edge)
    board = Box("board", children=(CONTENTS[content](space),))
    middle = SHELVES.of(space)(board, space, None if together else SECOND)
    if space.phone:
        tree = column(near, middle, gap=Gap.TINY)
    else:
        tree = column(near.far_side(), middle, near, gap=Gap.SMALL)
    at = _round(space, tree.place(space.table, space))
    at.setdefault("peek", corner(space, "top-right"))
    at.shelves = tuple(at[f"shelf_{team}"] for team in TEAMS if f"shelf_{team}" in at)
    return at


# --- a shelf ----------------------------------------------------------------------------------

SHELF_PLACES = 4
"""The number of places on a shelf; a team needs at least this many points to win a full match."""
SHELF_NAME_ON_PHONE = Text.SMALLEST
SHELF_NAME = PerWindow(Text.SMALLEST, phone=SHELF_NAME_ON_PHONE, phone_landscape=Text.SMALLEST)
"""The ribbon with a team's name at its shelf; on an upright phone its box grows along."""
RIBBON_LENGTH = 3.7
"""The minimum length of this ribbon on an upright phone, as a multiple of its font size."""
SHELF_RIBBON = Length(46)
NAME, SHELF = Box("name"), Box("places")
NAME_ON_PHONE = Box("name", 26, Length(lines=RIBBON_LENGTH, style=SHELF_NAME_ON_PHONE))
SHELF_TREE = PerWindow(
    column(
        NAME.with_size(SHELF_RIBBON).far_side(),
        SHELF,
        NAME.with_size(SHELF_RIBBON),
        gap=Gap.TINY,
    ),
    tablet_portrait=row(
        NAME.with_size(23), SHELF.with_size(54), NAME.with_size(23).far_side(), gap=Gap.TINY
    ),
    phone=row(NAME_ON_PHONE, SHELF.with_size(74), gap=Gap.TINY),
    phone_landscape=column(SHELF.with_size(58), NAME.with_size(42), gap=Gap.TINY),
)
"""The boxes of a shelf: the team's blots and name.

On a tablet there is a copy of the name for the far side.
"""


def shelf_parts(space: Space, box: Rect) -> Places:
    """The places of the name and the blots of the shelf in the rectangle `box`."""
    return SHELF_TREE.of(space).place(box, space)


def shelf_place(places: Rect, index: int, count: int) -> Rect:
    """The place of blot `index` of `count` on a shelf, counted from the bottom or from the left.

    More than four blots overlap.
    """
    long, wide = max(places.h, places.w), min(places.h, places.w)
    room = long / SHELF_PLACES
    step = room if count <= SHELF_PLACES else (long - room) / (count - 1)
    side, along = min(wide, room) * ON_SHELF, room / 2 + step * index
    if places.h >= places.w:
        return around(places.cx, places.y + along, side, side)
    return around(places.x + along, places.cy, side, side)


ON_SHELF = 0.8
"""The size of a blot on a shelf, as part of the size of its place."""


# --- one player alone -------------------------------------------------------------------------

CLOTH = PerWindow(Length(44), phone=Length(0))
"""The width of the curtain's edges that stay visible on both sides of the secret screen."""
HINT = Length(lines=1.4, style=Text.CAPTION)


@cached_layout(content=("pairs", "recall"))
def private_table(space: Space, content: str) -> TablePlaces:
    """The places on the subject's secret screen; on a tablet the curtain's edges stay visible."""
    title, hint = bar(Box("title"), size=Size.TITLE_BAR.of(space)), bar(Box("hint"), size=HINT)
    cloth, area = CLOTH.of(space), space.area
    own = row(Box(size=cloth), CONTENTS[content](space), Box(size=cloth))
    at = _round(space, column(title, own, hint, gap=Gap.SMALL).place(space.table, space))
    left = Rect(area.x, area.y, cloth.of(space), area.h)
    at.cloth = left, left.mirrored(area.cx)
    return at


BLOTS, SLIPS = Box("blots"), WORD_STACK
ON_CURTAIN = PerWindow(
    row(CORNER_GAP, BLOTS.with_size(64), SLIPS.with_size(36), CORNER_GAP, gap=Gap.LARGE),
    tablet_portrait=column(BLOTS.with_size(46), bar(SLIPS, size=54), gap=Gap.MEDIUM),
    phone=column(BLOTS.with_size(46), SLIPS.with_size(54), gap=Gap.MEDIUM),
    phone_landscape=row(BLOTS.with_size(58), SLIPS.with_size(42), gap=Gap.LARGE),
)
"""The boxes of the blots and words on the curtain; everyone has already seen them."""
CURTAIN_ROWS = PerWindow(1, phone_landscape=0)


def on_curtain(space: Space, box: Rect) -> TablePlaces:
    """The places of three blots and three words in a rectangle of the curtain."""
    rects = ON_CURTAIN.of(space).place(box, space)
    gap, rows = Gap.MEDIUM * space.unit, CURTAIN_ROWS.of(space)
    at = TablePlaces(rects)
    at.blots = tuple(grid(len(SYMBOLS), rects.blots, 1, gap, rows=rows))
    at.words = tuple(rects[f"word_{n}"] for n in range(len(SYMBOLS)))
    return at


# --- a blot in the light ----------------------------------------------------------------------

HELD_UP = column(Box("blot", 100), Box("slip", 36))._replace(aspect=100 / 136, padding=Gap.SMALL)
"""The boxes of the blot that is revealed, and of the slip below it."""
GUESS_TEST, GUESS_CONTROL = Box("guess_test"), Box("guess_control")
GUESS_HEIGHT = 17
"""The height of each first guess beside the blot, in percent of the board's height."""


def _guesses_beside(second: bool) -> Box:
    """The tree with the first guesses of both teams beside the blot, with room for their ribbons.

    If `second`, there is only the second guess, which lies beside the slip, below the blot.
    """
    if second:
        guess = column(Box(size=30), GUESS_TEST.with_size(70), size=30)
        both = row(Box(size=20), guess, Box("slip", 30), Box(size=20), gap=Gap.MEDIUM, size=36)
        return column(Box("blot", 100, aspect=1), both, padding=Gap.SMALL)
    above, below = Box(size=97 - GUESS_HEIGHT), Box(size=3)
    test, control = (
        column(above, guess.with_size(GUESS_HEIGHT), below, size=30)
        for guess in (GUESS_TEST, GUESS_CONTROL)
    )
    return row(test, HELD_UP.with_size(40), control, gap=Gap.MEDIUM)


def _guesses_below(second: bool) -> Box:
    """The tree with the blot, its slip, and below the slip both teams' first guesses in a row.

    If `second`, there is only the second guess. The margins beside the blot leave room for the ink
    that runs around it.
    """
    narrow = Box(size=0.5) if second else None
    control = None if second else GUESS_CONTROL
    guesses = row(narrow, GUESS_TEST, control, narrow, gap=Gap.MARGIN, size=12)
    return column(
        row(Box(size=13), HELD_UP.with_size(74), Box(size=13), size=81), Box(size=7), guesses
    )


SPOTLIGHT: PerWindow[Callable[[bool], Box]] = PerWindow(
    _guesses_beside, tablet_portrait=_guesses_below
)


@cached_layout()
def spotlight(space: Space, second: bool) -> Places:
    """The places of a blot, its slip and the guesses about it.

    The guesses are both teams' first guesses or, if `second`, only the second guess.
    """
    board = open_table(space, "pairs").board
    return SPOTLIGHT.of(space)(second).place(board, space)
