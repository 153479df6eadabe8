"""Where things lie in every window, and the pieces that several scenes share."""

from collections.abc import Sequence
from typing import NamedTuple

from mobileapp.games.echo.looks import ASPECT, PictureCard
from mobileapp.stage.boxes import (
    Box,
    Length,
    PerWindow,
    Places,
    cached_layout,
    column,
    row,
)  # fmt: skip
from mobileapp.stage.geometry import Rect, grid
from mobileapp.stage.parts import badge, with_headline
from mobileapp.stage.piece import Piece, Pieces
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Layer, Size, Text, bar


class Choice(NamedTuple):
    """The choices of a player who has not yet moved."""

    raised: str = ""
    """The picture that was tapped."""
    laid: str = ""
    """The picture on its way to the table."""


# --- one player -------------------------------------------------------------------------------


LAID = Box("laid", aspect=ASPECT)
BESIDE = column(Box("word", 3), LAID.with_size(7), size=3, gap=Gap.MEDIUM)
ABOVE = row(Box("word", 2), LAID, size=3, gap=Gap.MEDIUM)
PRIVATE = PerWindow(
    tablet=row(Box("hand", 7), BESIDE, gap=Gap.MARGIN),
    tablet_portrait=column(ABOVE, Box("hand", 7), gap=Gap.MEDIUM),
)
"""The hand, with the word and the played picture beside or above it."""


@cached_layout()
def private(space: Space) -> Places:
    title = bar(Box("title"), size=Size.TITLE_BAR.of(space))
    button = Box("button", Size.BUTTON, max_width=Size.NEXT_WIDTH)
    tree = column(title, PRIVATE.of(space), button, gap=Gap.MEDIUM, padding=Gap.SMALL)
    return tree.place(space.area, space)


# --- the whole table --------------------------------------------------------------------------


class Table(Places):
    """For each player a picture, with the points below it."""

    cards: tuple[Rect, ...] = ()
    points: tuple[Rect, ...] = ()


PLAYER = column(
    Box("card", aspect=ASPECT),
    Box("points", Length(lines=Text.ONE_LINE, style=Text.BODY)),
    gap=Gap.TINY,
)
PLAYER_SHAPE, PLAYER_WIDTH = 0.62, Length(260)
"""Width / height of the room of a player, and its maximum width."""


@cached_layout(players=range(2, 9))
def open_table(space: Space, players: int) -> Table:
    button = Box("button", Size.BUTTON, max_width=Size.NEXT_WIDTH)
    tree = with_headline(column(Box("middle"), button, gap=Gap.MEDIUM), space)
    at = Table(tree.place(space.area, space))
    gap, most = Gap.MEDIUM * space.unit, PLAYER_WIDTH.of(space)
    cells = grid(players, at.middle, PLAYER_SHAPE, gap, most=most)
    places = [PLAYER.place(cell, space) for cell in cells]
    at.cards = tuple(one.card for one in places)
    at.points = tuple(one.points for one in places)
    return at


BADGE = 0.42
"""The badge on a corner of a picture, as part of its width."""


def pictures(
    context: SceneContext, places: Sequence[Rect], looks: Sequence[PictureCard], face_up: bool
) -> Pieces:
    """Everyone's picture, with the badge of its owner on its corner."""
    found: Pieces = {}
    for seat, (rect, look) in enumerate(zip(places, looks, strict=True)):
        delay, side = seat * Duration.STAGGER, rect.w * BADGE
        found[f"card:{seat}"] = Piece(
            rect, look, face_up, layer=Layer.CARD + seat, delay=delay, arc=rect.h / 8
        )
        corner = Rect(rect.x, rect.y, side, side)
        owner = badge(context.people[seat], corner, layer=Layer.SIGN + seat, delay=delay)
        found[f"owner:{seat}"] = owner
    return found
