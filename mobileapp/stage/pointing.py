"""Pieces for an answer by pointing: a countdown, then everyone's token is put where they pointed.

All functions are pure.
"""

from collections.abc import Mapping, Sequence

from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.boxes import Box, Length, column, row
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import Words
from mobileapp.stage.piece import Piece, Pieces, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Dim, Duration, Gap, Layer, Size, Text

BEAT = 0.85
"""Seconds of each step of the first countdown: "3", "2", "1" and "Point!"."""
AROUND_FIGURE = 72
"""The distance of the countdown's numbers from the edges of the window, in dp of a tablet."""


def counted_down(pieces: Pieces, context: SceneContext, final: Scene, pace: float = 1) -> Reveal:
    """The reveal of the countdown over `pieces`, after which the scene `final` shows the tokens.

    `pace` is the time that it takes, as a part of the usual one.
    """
    still = {key: parts.still(piece) for key, piece in pieces.items()}
    beat = BEAT * pace
    count = [(beat, _figure(still, figure, context, "count")) for figure in ("3", "2", "1")]
    point = _figure(still, tr._("Point!"), context, "point")
    return parts.reveal_of(*count, (beat, point), (0, final))


def _figure(still: Pieces, text: str, context: SceneContext, sound: str) -> Scene:
    """A scene of the countdown: a large number or word over the table.

    On a tablet there is a copy of it for the far side.
    """
    space, middle = context.space, context.space.area.inset(AROUND_FIGURE * context.space.unit)
    rect = middle if space.phone else middle.cut_bottom(middle.h / 2)[0]
    figure = parts.words(
        space, rect, text, Text.COUNTDOWN, layer=Layer.OVERLAY, duration=Duration.QUICK,
        enter=Waypoint(rect.scaled(2), opacity=0),
    )  # fmt: skip
    return Scene(still | parts.both(space, f"count:{text}", figure), shade=Dim.DUSK, sound=sound)


# --- the tokens -------------------------------------------------------------------------------

TOKEN_AND_NAME = Length(220)
"""The maximum size of a token with its owner's name: the width in a row, the height in a column."""
MARGIN = Box(size=0.01)
"""The box before and after the tokens. Both boxes share the free room, which centres the tokens."""
MIN_NAME = 0.8
"""The minimum font size of a name at a token, as part of the size of `Text.SMALLEST`."""


def held_seat(asked: Sequence[int], votes: Mapping[int, int], taken: int | None) -> int | None:
    """The seat whose token is put on the next answer that is tapped; None if no token is left.

    It is the seat `taken`, whose token was tapped, or else the first one that has not voted yet. If
    only one person votes, it is always that person, who may move the token until the vote is sent.
    """
    waiting = [seat for seat in asked if seat not in votes or len(asked) == 1]
    return taken if taken in asked else next(iter(waiting), None)


def tokens_with_names(
    tokens: Pieces, asked: Sequence[int], votes: Mapping[int, int], at: Rect, context: SceneContext
) -> Pieces:
    """The tokens, and the owners' names at those that are not on an answer yet.

    The names are left out if there is no room to show all of them in a readable size.
    """
    for arrange, below in ((row, True), (row, False), (column, False)):
        waiting = [Box(str(seat), max_size=TOKEN_AND_NAME) for seat in asked]
        tree = arrange(MARGIN, *waiting, MARGIN, gap=Gap.SMALL)
        cells = {int(seat): cell for seat, cell in tree.place(at, context.space).items()}
        found: Pieces = {}
        for seat in (seat for seat in asked if seat not in votes):
            disc, name = _with_name(context, seat, cells[seat], below)
            found[f"voter:{seat}"] = tokens[f"voter:{seat}"]._replace(rect=disc)
            found[f"voter-name:{seat}"] = name
        if all(_readable(piece, context.space) for piece in found.values()):
            return tokens | found
    return tokens


def _with_name(context: SceneContext, seat: int, cell: Rect, below: bool) -> tuple[Rect, Piece]:
    """The place of a token, and its owner's name below or beside it."""
    space = context.space
    line = Length(lines=Text.ONE_LINE, style=Text.LABEL).of(space) if below else 0
    side = max(min(cell.h - line, cell.w, Size.BUTTON.of(space)), 0)
    if below:
        disc = around(cell.cx, cell.cy + line / 2, side, side)
        name = cell._replace(y=disc.y - line, h=line)
    else:
        disc = around(cell.x + side / 2, cell.cy, side, side)
        name = cell.cut_left(side, Gap.TINY * space.unit)[1]
    align = "center" if below else "left"
    return disc, parts.words(space, name, context.name(seat), Text.LABEL, align=align, public=False)


def _readable(piece: Piece, space: Space) -> bool:
    """Whether a token is large enough to be touched, or a name is large enough to be read."""
    if not isinstance(look := piece.look, Words):
        return piece.rect.w >= space.touch
    return look.fitted(piece.rect.w, piece.rect.h).size >= space.text(Text.SMALLEST.size) * MIN_NAME
