"""The looks of Clouds: clouds, small skies and numbers."""

from functools import lru_cache
from math import pi, sin
from pathlib import Path
from typing import Any

from PIL import Image, ImageOps

from engine.games.clouds.geometry import Cloud
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import PIECES
from mobileapp.packs.files import THUMB_WIDTH, THUMBS
from mobileapp.stage import painting
from mobileapp.stage.lettering import fit, text_mask
from mobileapp.stage.lights import SEED, SoftLight, scattered
from mobileapp.stage.looks import CREAM, INK, NIGHT, Art, RoundIcon
from mobileapp.stage.piece import Look
from mobileapp.stage.scene import TIMES_OF_DAY

MARGIN = 16
"""The margin around a cloud in its picture, in sky units."""
SHADE = "#22335F"


def picture_size(shape: str) -> tuple[int, int]:
    """The size of a shape's picture, in sky units."""
    return SHAPES[shape].width + 2 * MARGIN, SHAPES[shape].height + 2 * MARGIN


def picture_name(piece: int, width: float) -> str:
    """The path, under assets, of the picture of the cloud with the id `piece`.

    Every cloud has its own picture. `width` is the width in pixels at which the picture is shown.
    If it is at most the width of a thumbnail, the result is the path of the thumbnail, which is
    read faster.
    """
    shape = PIECES[piece]
    folder = f"clouds/{THUMBS}" if width <= THUMB_WIDTH else "clouds"
    return f"{folder}/{shape}-{piece - PIECES.index(shape) + 1}.webp"


class CloudPicture(Look):
    """A cloud, mirrored if `flip`, with a glow in the colour `rim`.

    If `rim` is empty, the cloud has a soft shadow instead. One that is `held` in an artist's hand
    is touched in its hollows, too.
    """

    piece: int
    flip: bool = False
    rim: str = ""
    held: bool = False
    takes_light: bool = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        cloud = painting.covering(art.asset(picture_name(self.piece, width)), (width, height))
        cloud = ImageOps.mirror(cloud) if self.flip else cloud
        unit = width / picture_size(PIECES[self.piece])[0]
        # Without a rim: a soft shadow, the same on all sides, as the cloud may be rotated.
        strong, colour = (2.6, self.rim) if self.rim else (0.75, SHADE)
        around = painting.blurred(cloud.getchannel("A"), max(7 * unit, 1))
        stronger = around.point([min(round(v * strong), 255) for v in range(256)])
        ground = painting.tinted(stronger, colour)
        ground.alpha_composite(cloud)
        return painting.padded(ground)

    def covers(self, x: float, y: float) -> bool:
        """Whether a point (see `Look.covers`) is inside one of the discs that make up the cloud."""
        w, h = picture_size(PIECES[self.piece])
        right, up = x * w * (-1 if self.flip else 1), y * h
        return self.held or any(
            (right - disc.x) ** 2 + (up - disc.y) ** 2 <= disc.radius**2
            for disc in SHAPES[PIECES[self.piece]].discs
        )

    def continues(self, other: Any) -> bool:
        return isinstance(other, CloudPicture) and other.piece == self.piece


class SkyPicture(Look):
    """A small picture of a finished sky, in the light of a time of day (see `light_of`)."""

    clouds: tuple[Cloud, ...]
    light: str = "noon"
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        path = art.asset(f"backdrops/clouds-{self.light}-wide.jpg")
        middle = (1 / 6, 1 / 6, 5 / 6, 5 / 6)
        sky = painting.covering(path, (width, height), middle).convert("RGBA")
        unit = width / SKY_WIDTH
        for cloud in self.clouds:
            w, h = (max(round(side * unit), 1) for side in picture_size(cloud.shape))
            small = _small_cloud(art.asset(picture_name(cloud.id, w)), w, h)
            small = ImageOps.mirror(small) if cloud.flip else small
            small = small.rotate(cloud.angle, Image.Resampling.BICUBIC, expand=True)
            x, y = cloud.x * unit - small.width / 2, height - cloud.y * unit - small.height / 2
            painting.overlay(sky, small, (round(x), round(y)))
        sky.putalpha(painting.rounded_mask((width, height), min(width, height) * 0.06))
        return painting.padded(sky)


LITTLE_SKY = 420
"""The side of the square of the sky that a little sky shows, in sky units."""


class LittleSky(Look):
    """The middle of a sky in a square, with a sign in its corner for what is done there."""

    clouds: tuple[Cloud, ...]
    sign: str = ""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        whole = round(side * SKY_WIDTH / LITTLE_SKY), round(side * SKY_HEIGHT / LITTLE_SKY)
        sky = SkyPicture(self.clouds).paint(*whole, art)
        left, top = (round(painting.PAD + (length - side) / 2) for length in whole)
        square = sky.crop((left, top, left + side, top + side))
        square.putalpha(painting.rounded_mask((side, side), side * 0.12))
        if self.sign:
            corner = round(side * 0.46)
            sign = RoundIcon(self.sign, CREAM, NIGHT).paint(corner, corner, art)
            painting.overlay(square, sign, (side - sign.width, side - sign.height))
        return painting.padded(square)


def light_of(guessed: bool, used: int) -> str:
    """The time of day, one of `TIMES_OF_DAY`, that shows how late the word of a sky was guessed.

    `used` is the time until the guess, in milliseconds. If the word was not guessed, the time of
    day is "sunset".
    """
    if not guessed:
        return "sunset"
    return TIMES_OF_DAY[min(used // 30_000, len(TIMES_OF_DAY) - 2)]


@lru_cache(maxsize=64)
def _small_cloud(path: Path, width: int, height: int) -> Image.Image:
    return painting.covering(path, (width, height)).convert("RGBA")


class Count(Look):
    """A number on a small dark disc or, if `bead` is true, in a bead of water."""

    number: int
    bead: bool = False
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        if self.bead:
            ground = painting.covering(art.asset("table/bead.webp"), (side, side)).convert("RGBA")
        else:
            ground = painting.tinted(painting.disc_mask(side, 1), NIGHT)
        fitted = fit(str(self.number), "figures", side * 0.78, side, side)
        mask = text_mask(fitted, "figures", (side, side))
        painting.stamp(ground, mask, INK if self.bead else CREAM, (side / 2, side / 2))
        return painting.padded(ground)


# --- the lights of the background -------------------------------------------------------------


def lights(time: float, wide: bool) -> list[SoftLight]:
    """The `Lights` of Clouds: seeds that rise from the meadows at both edges."""
    found = []
    for index in range(14):
        age = (time * (0.03 + 0.02 * scattered(index)) + scattered(index + 80)) % 1
        rise = 0.02 + 0.14 * age
        x = (scattered(index + 10) + 0.05 * sin(time * 0.3 + index) + 0.06 * age) % 1
        y = 1 - rise if index % 2 else rise
        found.append(SoftLight(x, y, 0.009, 0.75 * sin(pi * age), SEED))
    return found
