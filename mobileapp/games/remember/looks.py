"""The looks of *Do you remember?*: an album by lamplight, and photographs glued into it."""

from math import sin

from PIL import Image, ImageChops, ImageDraw, ImageOps

from mobileapp.stage import painting
from mobileapp.stage.lights import SoftLight
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look

LEATHER, SEAM, PAGE, FOLD = "#5B1C28", "#8C3F48", "#2A3568", "#0E1230"
LAMPLIGHT, FRAME, CORNER = "#FFC27A", "#FFFDF4", "#CDBE9F"
LIGHT_REACH, LIGHT_STRENGTH = 1.1, 0.2
"""How far the lamp at the upper left shines on the album, in widths of it, and how strongly."""
FRAME_PART, CORNER_PART = 0.035, 0.13
"""The width of a photograph's frame and the size of its corners, as parts of its shorter side."""


class AlbumPage(Look):
    """An open album with dark pages, in the light of a lamp at its upper left."""

    rim: float
    """The width of the leather around the pages, in pixels."""
    fold: float = 0
    """Where the fold between two pages is, as a part of the width, or of the height from above if
    the album is `tall`; 0 for a single page.
    """
    tall: bool = False
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        rim = max(round(self.rim), 2)
        book = Image.new("RGB", (width, height), painting.rgb(LEATHER))
        ImageDraw.Draw(book).rounded_rectangle(
            (rim // 3, rim // 3, width - rim // 3 - 1, height - rim // 3 - 1), rim,
            outline=painting.rgb(SEAM), width=max(rim // 8, 1),
        )  # fmt: skip
        size = (max(width - 2 * rim, 1), max(height - 2 * rim, 1))
        grain = painting.covering(art.asset("table/paper.jpg"), size).convert("L")
        grain = ImageOps.autocontrast(grain).point([205 + v // 5 for v in range(256)])
        page = ImageChops.multiply(
            Image.new("RGB", size, painting.rgb(PAGE)), Image.merge("RGB", (grain,) * 3)
        )
        if self.fold:
            self._shade_fold(page, rim)
        page.paste(painting.rgb(LAMPLIGHT), (0, 0), _lamplight(size))
        book.paste(page, (rim, rim))
        book.putalpha(painting.rounded_mask((width, height), rim))
        return painting.padded(book)

    def _shade_fold(self, page: Image.Image, rim: int) -> None:
        shade = Image.new("L", page.size)
        x, y = self.fold * page.width, self.fold * page.height
        box = (0, y - 2, page.width, y + 2) if self.tall else (x - 2, 0, x + 2, page.height)
        ImageDraw.Draw(shade).rectangle(box, fill=255)
        page.paste(painting.rgb(FOLD), (0, 0), painting.blurred(shade, rim * 0.6))
        page.paste(painting.rgb(FOLD), (0, 0), shade.point([v * 2 // 3 for v in range(256)]))


def _lamplight(size: painting.PixelSize) -> Image.Image:
    """The mask of the light from the upper left corner."""
    side = max(round(max(size) * LIGHT_REACH), 2)
    far = Image.radial_gradient("L").crop((128, 128, 256, 256)).resize((side, side))
    light = far.point(
        [round(max(1 - v / 180, 0) ** 1.6 * 255 * LIGHT_STRENGTH) for v in range(256)]
    )
    return light.crop((0, 0, *size))


class Photograph(Look):
    """A picture in a white frame that corners of paper hold in an album."""

    picture: Look
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        rim = max(round(min(width, height) * FRAME_PART), 2)
        inner = (max(width - 2 * rim, 1), max(height - 2 * rim, 1))
        photo = Image.new("RGBA", (width, height), (*painting.rgb(FRAME), 255))
        painted = self.picture.paint(*inner, art)  # a look may paint a margin around its box
        painting.overlay(
            photo, painted, ((width - painted.width) // 2, (height - painted.height) // 2)
        )
        pen, side = ImageDraw.Draw(photo), min(width, height) * CORNER_PART
        for x, across in ((0, 1), (width - 1, -1)):
            for y, down in ((0, 1), (height - 1, -1)):
                points = [(x, y), (x + across * side, y), (x, y + down * side)]
                pen.polygon(points, fill=painting.rgb(CORNER))
        return painting.padded(photo)


LAMPS = {True: (0.066, 0.94), False: (0.06, 0.934)}
"""The position of the lamp in the landscape painting (True) and in the portrait painting."""
WARM = (1.0, 0.78, 0.45)


def lights(time: float, wide: bool) -> list[SoftLight]:
    """The `Lights` of the album: one lamp, whose light breathes slowly."""
    x, y = LAMPS[wide]
    breath = 0.5 + 0.35 * sin(time * 0.7) + 0.15 * sin(time * 2.3 + 1)
    return [SoftLight(x, y, 0.9, 0.05 + 0.06 * breath, WARM)]
