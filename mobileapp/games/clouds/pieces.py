"""The pieces that several scenes of Clouds show: clouds, the supply, the clock, slips."""

from collections.abc import Iterable, Sequence

from engine.core import Timer
from engine.games.clouds.geometry import Cloud
from engine.games.clouds.prompts import WrittenGuess
from engine.games.clouds.sky import PIECES, Sky
from mobileapp.games.clouds.choice import Choice
from mobileapp.games.clouds.layout import CATEGORY_BESIDE, Edge, Layout
from mobileapp.games.clouds.looks import CloudPicture, Count, picture_size
from mobileapp.stage import parts
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.geometry import Rect, around, fitted
from mobileapp.stage.looks import GOLD, Clock, token
from mobileapp.stage.people import BadgePlace, badge_and_name
from mobileapp.stage.piece import Action, Piece, Pieces, Waypoint
from mobileapp.stage.tokens import Layer, Text

FLOWN_AWAY = 0.7
"""The size of a removed cloud at the end of its flight back to the supply.

It is a part of the size of the cloud's place in the supply.
"""
SLOT_MARGIN = 0.05
"""The margin of a cloud in its place in the supply, as part of the size of that place."""
CHIP, MIN_CHIP = Length(44), 0.55
"""The size of the disc that shows how many clouds of a shape are left, and its minimum size.

The minimum is a part of the minimum size of a touch target.
"""
MILLISECONDS = 1000
USED_UP, INACTIVE, CARRIED = 0.28, 0.6, 0.6
"""The opacity of a used-up shape and of an inactive supply, and the lift of a held cloud.

A supply is inactive while its artist cannot act. The lift is the value of `Piece.lifted`.
"""
CATEGORY = PerWindow(CATEGORY_BESIDE, tablet_portrait=Text.CLUE, phone=Text.CAPTION)
"""The text style of the category."""
NAME_BELOW = PerWindow(Length(lines=2.3, style=Text.TITLE), tablet_portrait=Length(),
                       phone_landscape=Length(lines=2.3, style=Text.LABEL))  # fmt: skip
"""The height of an artist's name below the badge; if it is 0, the name is beside the badge."""


def cloud_pieces(clouds: Iterable[Cloud], at: Layout) -> Pieces:
    """The pieces of `clouds`, which are in z-order from the bottom to the top.

    When a cloud is removed from the sky, its piece flies back to the supply.
    """
    return {
        f"cloud:{cloud.id}": Piece(
            at.box(cloud), CloudPicture(cloud.id, cloud.flip), angle=cloud.angle,
            layer=Layer.PILE + up,
            leave=Waypoint(at.near.slot(cloud.shape).scaled(FLOWN_AWAY), opacity=0),
        )
        for up, cloud in enumerate(clouds)
    }  # fmt: skip


def artist_name(at: Layout, edge: Edge, seat: int, text: str = "{name}", dim: float = 0) -> Pieces:
    """The badge of the player at an edge, and a text, in which `{name}` is the player's name.

    `dim` is that of the badge; the text is never dimmed, so that it can be read over a bright sky.
    """
    place = BadgePlace(edge.name, edge.angle, NAME_BELOW.of(at.space).of(at.space))
    shown = text.format(name=at.context.name(seat))
    found = badge_and_name(at.context, seat, place, shown, Text.TITLE, layer=Layer.PERSON)
    key = f"person:{seat}"
    return found | {key: found[key]._replace(dim=dim)}


CATEGORY_PAPER = 1.16
"""The width of the slip with the category, as a multiple of the width of its text."""


def category(at: Layout, text: str) -> Pieces:
    """The slip with the category, as wide as its text needs, and a copy for the far side."""
    space, room = at.space, at.near.category
    style = CATEGORY.of(space)
    wide = min(parts.text_width(space, text, style) * CATEGORY_PAPER, room.w)
    x = room.right - wide if space.wide else room.cx - wide / 2
    rect = room._replace(x=x, w=wide)
    paper = parts.slip(space, rect, text, style, layer=Layer.WORDS)
    return parts.both(space, "category", paper)


GUESS_PAPER, BESIDE_GUESS = 1.3, 1.2
"""The width of the slip with a guess: a multiple of that of its text, and of its height for the
badge before it; a picture needs as much again.
"""


def guess_slips(
    at: Layout, guesses: Sequence[WrittenGuess], rects: Iterable[Rect], style: TextStyle, text: str
) -> Pieces:
    """Slips with the guesses that robots have written; on a tablet also copies for the far side.

    A guess that is a word with a picture shows that picture.

    `rects` are the rooms for the slips, which are as wide as their texts need; guesses without a
    room are left out. `text` is a format string with `{name}` and `{word}`.
    """
    found: Pieces = {}
    for guess, room in zip(guesses, rects, strict=False):
        person, word = at.context.people[guess.seat], guess.word.casefold()
        said, pictured = text.format(name=person.name, word=guess.word), at.context.pictured_words
        wide = parts.text_width(at.space, said, style) * GUESS_PAPER
        wide += room.h * BESIDE_GUESS * (2 if word in pictured else 1)
        rect = around(room.cx, room.cy, min(wide, room.w), room.h)
        slip = parts.slip(
            at.space, rect, said, style, badge=token(person), word=pictured.get(word),
            layer=Layer.WORDS + 1, enter=Waypoint(rect.scaled(0.5), opacity=0), bounce=True,
        )  # fmt: skip
        found |= parts.both(at.space, f"guess:{guess.seat}:{guess.word}", slip)
    return found


def clock(at: Layout, timer: Timer | None, tap: Action | None = None) -> Pieces:
    look = Clock(timer.total / MILLISECONDS if timer else 0)
    return parts.both(at.space, "clock", Piece(at.near.clock, look, layer=Layer.RAISED, tap=tap))


def supply(sky: Sky, at: Layout, edge: Edge, choice: Choice, artist: int | None) -> Pieces:
    """The supply at an edge: one cloud of each shape, and how many of that shape are left.

    `artist` is the seat of the artist who may take a cloud, or None if nobody may. Shapes that are
    used up are pale.
    """
    found: Pieces = {}
    chip = max(CHIP.of(at.space), at.space.minimum_touch * MIN_CHIP)
    held = {choice.hand.cloud.id} if choice.hand else set()
    for shape, left in sky.supply:
        key, slot = edge.supply_key(shape), edge.slot(shape)
        w, h = picture_size(shape)
        rect = fitted(slot.inset(slot.w * SLOT_MARGIN, slot.h * SLOT_MARGIN), w / h)
        active, carried = artist is not None and left > 0, choice.drag == key
        rim = GOLD if active else ""
        if artist is not None and carried:
            rect = around(rect.cx, rect.cy, w * at.unit, h * at.unit)
            rim = at.context.people[artist].colour
        found[key] = Piece(
            rect, CloudPicture(next_piece(sky, shape, held), rim=rim), angle=edge.angle,
            layer=Layer.RAISED, opacity=USED_UP if not left else 1 if active else INACTIVE,
            free="drag" if active else "", lifted=CARRIED if carried else 0,
            enter=Waypoint(rect, edge.angle, opacity=0),
        )  # fmt: skip
        corner = Rect(slot.right - chip, slot.y, chip, chip)
        found[f"count{edge.side}:{shape}"] = Piece(
            parts.turned(corner, edge.angle, slot), Count(left), angle=edge.angle,
            layer=Layer.RAISED + 1,
        )  # fmt: skip
    return found


def next_piece(sky: Sky, shape: str, held: Iterable[int] = ()) -> int:
    """The id of the next cloud of a shape in the supply; if none is left, that of its last cloud.

    `held` are the ids of clouds in a hand, which are no longer in the supply.
    """
    used = {cloud.id for cloud in sky.clouds} | {*held}
    pieces = [piece for piece, kind in enumerate(PIECES) if kind == shape]
    return next((piece for piece in pieces if piece not in used), pieces[-1])
