"""The looks of Inkblots: word slips, captioned blots, the edge of the curtain, and running ink."""

from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageOps

from engine.packs import Item
from mobileapp.games.team_looks import team_colour
from mobileapp.stage import painting
from mobileapp.stage.lettering import LEADING, Fitted, fit, fit_labels, text_mask
from mobileapp.stage.lights import SEED, SoftLight, scattered
from mobileapp.stage.looks import Art, AssetPicture, TextLook, has_picture, picture_window
from mobileapp.stage.piece import Look
from mobileapp.stage.word_window import WindowPlaces, window_places

INK = "#2A2233"
BESIDE_WINDOW = 1.15
"""The width of a window and the gap after it, as a multiple of the side of the window."""
TALL = 0.42
"""The height / width from which on the picture of a word is above it on a slip."""
HALF = 0.54
"""The height of each of two copies of a word with its margins, as a part of the slip's height."""
FOLDED = AssetPicture("table/desk/folded.webp")
"""A folded slip, whose word is still secret, with a closed eye on it."""
FOLDER = AssetPicture("table/desk/folder.webp", shadow="")
FLAP = AssetPicture("table/desk/flap.webp")
"""The back and the front of an open folder; a removed blot slides between them."""


class WordSlip(TextLook):
    """A word on torn paper.

    With `twice` the word is there a second time, upside down, for the far side of the table.
    """

    twice: bool = True
    row: tuple[str, ...] = ()
    """Words that get the same font size as this one: the largest in which all of them fit."""
    word: Item | None = None
    """The word of a pack that the text is. If it has a picture, a window beside the text shows it.
    """
    pictured: bool = False
    """Whether this word or one of its row has a picture, so that all leave room for a window."""
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        sheet = painting.shared_at(art.asset("table/slip.webp"), (width, height)).copy()
        copy = self._copy(width, height, art)
        painting.overlay(sheet, copy, (0, height - copy.height))
        if self.twice:
            painting.overlay(sheet, copy.rotate(180), (0, 0))
            painting.stamp(sheet, _fold(width, height), "#5A4A3E", (width / 2, height / 2))
        return painting.padded(sheet)

    def _copy(self, width: int, height: int, art: Art) -> Image.Image:
        """The word, with a window for its picture, if it has one."""
        copy = Image.new("RGBA", (width, round(height * (HALF if self.twice else 1))))
        fitted, (x, y) = self.fitted(width, height), (copy.width / 2, copy.height / 2)
        if self.word and has_picture(self.word, art):
            at = self._places(width, height).gathered(fitted.width)
            painting.overlay(copy, picture_window(self.word, at.side, art), (at.x, at.y))
            x, y = at.centre
        painting.stamp(copy, text_mask(fitted, "display", copy.size), INK, (x, y))
        return copy

    def _places(self, width: float, height: float) -> WindowPlaces:
        """The places of window and word on one copy."""
        high = height * (HALF if self.twice else 1)
        return window_places(width, high, self.size * LEADING, TALL)

    def continues(self, other: object) -> bool:
        """Whether `other` is a slip with the same word, perhaps in another size."""
        return isinstance(other, WordSlip) and other.text == self.text

    def fitted(self, width: float, height: float) -> Fitted:
        """The text in the largest font size that fits this word and all words of its row."""
        room = self.room(width, height)
        size = fit_labels((self.text, *self.row), "display", self.size, *room)
        return fit(self.text, "display", size, *room)

    def room(self, width: float, height: float) -> tuple[float, float]:
        """The maximum width and height of the text."""
        if self.pictured:
            return self._places(width, height).room
        return width * 0.92, height * (0.43 if self.twice else 0.82)


def _fold(width: int, height: int) -> Image.Image:
    """The mask of the line between the two copies of a word; the line has a dot in its middle."""
    dot = max(height * 0.035, 1.5)
    line = Image.new("L", (round(width * 0.52), round(dot * 2) + 2))
    draw, x, y = ImageDraw.Draw(line), line.width / 2, line.height / 2
    draw.line((0, y, x - dot * 3, y), fill=110)
    draw.line((x + dot * 3, y, line.width, y), fill=110)
    draw.ellipse((x - dot, y - dot, x + dot, y + dot), fill=130)
    return line


class WonBlot(Look):
    """A small blot in the frame of the team that has won it."""

    blot: str
    team: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        card = painting.tinted(
            painting.rounded_mask((width, height), width * 0.16), team_colour(self.team)
        )
        edge = max(round(width * 0.1), 1)
        inner = max(width - 2 * edge, 1), max(height - 2 * edge, 1)
        blot = painting.covering(art.asset(f"packs/inkblots/{self.blot}.webp"), inner)
        card.paste(blot.convert("RGB"), (edge, edge))
        return painting.padded(card)


class ClothEdge(Look):
    """The edge of the curtain that stays visible while a player acts in secret.

    `colour` is the player's colour; `flip` mirrors the edge.
    """

    colour: str
    flip: bool = False

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        middle = (4 / 9, 0, 5 / 9, 1)
        curtain = painting.covering(art.asset("table/curtain.webp"), (width, height), middle)
        folds = curtain.convert("L")
        dim = folds.point([v * 3 // 4 for v in range(256)])
        cloth = ImageOps.colorize(dim, "black", self.colour)
        shade = Image.linear_gradient("L").rotate(90).resize((width, height))
        cloth.paste((8, 6, 18), (0, 0), shade.point([v // 2 for v in range(256)]))
        return ImageOps.mirror(cloth) if self.flip else cloth


INK_STEPS = 9
"""The number of overlapping ink drops along each half of a blot's outline, left and right."""
INK_CELL = 0.45
"""The size of a drop's rectangle, as part of the blot's side."""
_CORNER = 0.07


def ink_place(step: int) -> tuple[float, float]:
    """The centre of drop `step` of the ink that runs up the left side of a blot.

    It is measured from the blot's lower left corner, as part of the blot's side. The drops climb
    the left edge and then follow the upper edge to its middle.
    """
    way = 0.12 + (1 + 0.5 - 0.12 - _CORNER * (2 - pi / 2)) * step / (INK_STEPS - 1)
    turned = (way - (1 - _CORNER)) / _CORNER
    if turned <= 0:
        return 0.0, way
    if turned >= pi / 2:
        return _CORNER + way - (1 - _CORNER) - _CORNER * pi / 2, 1.0
    return _CORNER * (1 - cos(turned)), 1 - _CORNER * (1 - sin(turned))


class Ink(Look):
    """A drop of ink in the colour of a team."""

    colour: str
    step: int | None = None
    """The index of a drop that runs along a blot (see `ink_place`); None for a splashed drop."""
    flip: bool = False

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        name = "drop" if self.step is None else "run"
        ink = painting.shared(art.asset(f"table/desk/ink-{name}.webp"))
        left = (self.step or 0) * ink.height
        box = (left, 0, left + ink.height, ink.height)
        drop = ink.crop(box).resize((width, height), Image.Resampling.BICUBIC)
        image = ImageOps.colorize(drop.convert("L"), "#140A30", "white", self.colour)
        image.putalpha(drop.getchannel("A"))
        return painting.padded(ImageOps.mirror(image) if self.flip else image)


# --- the lights of the background -------------------------------------------------------------

LAMP = (0.8, 1.0, 0.82)


def lights(time: float, wide: bool) -> list[SoftLight]:
    """The `Lights` of Inkblots: the lamp, and dust that drifts slowly in its light."""
    found = [SoftLight(0.03, 0.97, 0.9, 0.08 + 0.025 * sin(time * 0.9), LAMP)]
    for index in range(10):
        age = (time * 0.035 + scattered(index)) % 1
        x = 0.03 + 0.3 * scattered(index + 20) + 0.02 * sin(time * 0.4 + index)
        y = 0.98 - 0.34 * age
        found.append(SoftLight(x, y, 0.007, 0.34 * sin(pi * age), SEED))
    return found
