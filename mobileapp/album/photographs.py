"""Photographs that hang on a line under lanterns, as looks of whole lines paint them."""

from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from mobileapp.album.looks import Glued
from mobileapp.album.views import Photograph
from mobileapp.stage import painting
from mobileapp.stage.boxes import Length, TextStyle
from mobileapp.stage.flames import Flame
from mobileapp.stage.lantern_looks import AMBER, RED, Clip, Lantern
from mobileapp.stage.lettering import fit, text_mask
from mobileapp.stage.looks import CREAM, INK, Art, token
from mobileapp.stage.scene import Person
from mobileapp.stage.space import Space

CAPTION = TextStyle(22, "italic")
PHOTO = Length(198)
"""The usual width of a photograph with a caption."""
LINE_Y = Length(22)
"""How far below the upper edge the line hangs."""
ROPE, ROPE_AT = "#6E564A", 0.8
"""The colour of the rope, and how far below the upper edge it is drawn, as a part of `LINE_Y`."""
PICTURE_SHAPE = 1.0
"""Width / height of the picture of a photograph."""
PHOTO_RIM = 0.055
"""The width of the rim of a photograph, as a part of the photograph's width."""
CAPTION_WIDTH = 0.92
"""The width of a caption, as a part of the width of its photograph."""
CAPTION_EDGE = 0.5
"""The paper above and below a caption, both together, in lines."""
LEGIBLE = 17
"""The smallest font size of captions and names; longer ones end with an ellipsis."""
MAX_PEOPLE, TOKEN_STEP = 8, 0.72
CLIP = (0.075, 0.19)
"""The width and the height of a clip, as parts of the usual width of a photograph."""
LANTERN_SIZE = Length(64)
DRAWN = 60
"""The least contrast of an edge that counts as drawn, 0 to 255."""
UPPER_PART: painting.CropBox = (0, 0.08, 1, 0.75)
"""The part of a game's cover that a photograph shows."""
TILTS = (1.2, -1.6, 1.8, -1.0, 1.5)


class Spot(NamedTuple):
    """Where something hangs; lengths in pixels, from the upper left corner of its look."""

    x: float
    top: float
    wide: float

    @property
    def right(self) -> float:
        return self.x + self.wide


class Lamp(NamedTuple):
    """A lantern on a line; lengths in pixels, from the upper left corner of its look."""

    x: float
    """The middle of the lantern."""
    top: float
    side: float
    colour: str

    @property
    def flame(self) -> Flame:
        return Flame(self.x, self.top + self.side / 2, self.side)


def photo_height(width: float, lines: float, space: Space) -> float:
    """The height of a photograph with so many lines of a caption."""
    rim = width * PHOTO_RIM
    words = (lines + CAPTION_EDGE) * space.text(CAPTION.size) if lines else width * 0.1
    return rim + (width - 2 * rim) / PICTURE_SHAPE + rim * 0.6 + words


def lamps_beside(left: float, width: float, unit: float) -> tuple[Lamp, ...]:
    """The lanterns on both sides of a paper in the middle, whose left edge is given."""
    side = LANTERN_SIZE.dp * unit
    top, step = LINE_Y.dp * unit * ROPE_AT - side * 0.12, side * 2.2
    return tuple(
        Lamp(x, top, side, colour)
        for number in range(int(left / step) + 1)
        for x, colour in (
            (left - number * step - side * 0.82, (RED, AMBER)[number % 2]),
            (width - left + number * step + side * 0.82, (AMBER, RED)[number % 2]),
        )
    )


def hang_lamps(image: Image.Image, lamps: tuple[Lamp, ...], art: Art) -> None:
    for one in lamps:
        lamp = Lantern(one.colour).paint(round(one.side), round(one.side), art)
        painting.overlay(image, lamp, (round(one.x - lamp.width / 2), round(one.top)))


def draw_line(image: Image.Image, space: Space, top: float = 0) -> None:
    """Draw the line from which things hang that begin `LINE_Y` below `top`."""
    y = LINE_Y.dp * space.unit * ROPE_AT
    pen = ImageDraw.Draw(image)
    wide = max(round(y * 0.1), 2)
    pen.line((0, top + y, image.width, top + y), fill=(*painting.rgb(ROPE), 255), width=wide)


def hang(
    image: Image.Image, paper: Image.Image, spot: Spot, tilt: float, space: Space, art: Art
) -> None:
    """Paste a paper below the line, a little tilted, with its shadow and a clip."""
    size, most = paper.size, PHOTO.dp * space.unit
    margin = round(max(size) * 0.04)
    turned = painting.padded(paper, margin).rotate(tilt, Image.Resampling.BICUBIC)
    at = round(spot.x - margin), round(spot.top - margin)
    shade = painting.faded(turned.getchannel("A"), 0.5)
    shade = painting.blurred(shade, max(margin * 0.35, 1))
    painting.overlay(image, painting.tinted(shade, "#05061A"), (at[0] + 1, at[1] + margin // 3))
    painting.overlay(image, turned, at)
    clip = Clip().paint(max(round(most * CLIP[0]), 4), max(round(most * CLIP[1]), 8), art)
    x, y = spot.x + size[0] / 2 - clip.width / 2, spot.top - clip.height * 0.45
    painting.overlay(image, clip, (round(x), round(max(y, 0))))


def write(
    image: Image.Image,
    text: str,
    style: TextStyle,
    space: Space,
    colour: str,
    centre: tuple[float, float],
    width: float,
    lines: float = 1.2,
) -> None:
    """Write a text around a point, with a soft dark glow if it is bright."""
    if not text:
        return
    size = space.text(style.size)
    fitted = fit(text, style.face, size, width, size * lines)
    box = (round(fitted.width + fitted.size), round(fitted.height + fitted.size))
    mask = text_mask(fitted, style.face, box)
    if colour == CREAM:
        mask = ImageOps.expand(mask, round(size * 0.4))
        painted = painting.pooled(mask, CREAM, max(size / 46, 0.4))
        corner = centre[0] - painted.width / 2, centre[1] - painted.height / 2
        painting.overlay(image, painted, (round(corner[0]), round(corner[1])))
    else:
        painting.stamp(image, mask, colour, centre)


def tokens_width(people: tuple[Person, ...], side: float, room: float) -> float:
    """The width of a row of tokens with this size, at most that of the room."""
    count = min(len(people), MAX_PEOPLE)
    return min(side + side * TOKEN_STEP * (count - 1), max(room, side)) if count else 0


def draw_tokens(
    image: Image.Image,
    people: tuple[Person, ...],
    at: tuple[float, float],
    side: float,
    width: float,
    art: Art,
) -> None:
    """Draw tokens that overlap a little; `at` is the middle of the left edge of their row."""
    shown = people[:MAX_PEOPLE]
    step = (width - side) / max(len(shown) - 1, 1)
    for place, person in enumerate(shown):
        disc = token(person).paint(round(side), round(side), art)
        painting.overlay(image, disc, (round(at[0] + place * step), round(at[1] - side / 2)))


def photograph(one: Photograph, width: float, lines: float, space: Space, art: Art) -> Image.Image:
    """A photograph with its caption."""
    wide, rim = round(width), round(width * PHOTO_RIM)
    high = round(photo_height(width, lines, space))
    sheet = Image.new("RGB", (wide, high), painting.rgb("#FBF7EC"))
    window = (wide - 2 * rim, round((wide - 2 * rim) / PICTURE_SHAPE))
    sheet.paste(_picture(one, window, art), (rim, rim))
    image = sheet.convert("RGBA")
    if lines:
        size, room = space.text(CAPTION.size), wide * CAPTION_WIDTH
        said = fitting_text(one.caption, CAPTION, room, lines, space)
        written = fit(said, CAPTION.face, size, room, size * lines)
        # All captions begin on one line, however many they have.
        top = rim + window[1] + size * CAPTION_EDGE / 2
        middle = (wide / 2, top + written.height / 2)
        write(image, said, CAPTION, space, INK, middle, room, lines)
    return image


def fitting_text(text: str, style: TextStyle, width: float, lines: float, space: Space) -> str:
    """As much of a text as stays legible in this room, with an ellipsis for the rest.

    Whole words are left out, or the letters of a single word that is too long.
    """
    size, least = space.text(style.size), int(space.text(LEGIBLE))
    kept, said = text, text
    while len(kept) > 1 and fit(said, style.face, size, width, size * lines).size < least:
        before, _, _ = kept.replace("\n", " ").rpartition(" ")
        kept = kept[: len(before) or -1]
        said = kept.rstrip(" ,.:;–·") + "…"
    return said


def _picture(one: Photograph, size: painting.PixelSize, art: Art) -> Image.Image:
    if one.cover is not None and one.item is None and one.drawing is None:
        return painting.covering(one.cover, size, UPPER_PART).convert("RGB")
    whole = Glued(one.item, one.drawing).picture(
        (size[0], round(size[0] * 1.5)) if one.item else (round(size[1] * 1.6), size[1]), art
    )
    scale = max(size[0] / whole.width, size[1] / whole.height)
    whole = whole.resize((max(round(whole.width * scale), size[0]),
                          max(round(whole.height * scale), size[1])))  # fmt: skip
    left, top = _main_part(whole, size)
    return whole.crop((left, top, left + size[0], top + size[1]))


def _main_part(whole: Image.Image, size: painting.PixelSize) -> tuple[int, int]:
    """The corner of the part of a picture that is seen: with all that is drawn in the middle.

    A high picture shows its upper part, so that nobody loses their head.
    """
    spare = whole.width - size[0], whole.height - size[1]
    edges = whole.convert("L").filter(ImageFilter.FIND_EDGES)
    inner = edges.crop((8, 8, max(edges.width - 8, 9), max(edges.height - 8, 9)))
    drawn = inner.point(lambda value: 255 if value > DRAWN else 0).getbbox()
    middle = 8 + (drawn[0] + drawn[2]) / 2 if drawn else whole.width / 2
    return round(min(max(middle - size[0] / 2, 0), spare[0])), spare[1] // 6
