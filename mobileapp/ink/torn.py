"""The torn edge of the sheet on the desk."""

from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw

from mobileapp.ink.sheet import UNITS

DEEPEST = 7
"""How far the edge is torn inwards at most, in units of the sheet."""
STEP = 6
"""The distance between two points of the edge, in units."""
DRIFT, FIBRE = 0.22, 0.5
"""How fast the depth of the tear changes, and how far fibres stand out, as parts of `DEEPEST`."""
SMOOTH = 2


def torn(picture: Image.Image) -> Image.Image:
    """A square picture of the sheet without what is torn off along its edges."""
    whole = picture.convert("RGBA")
    whole.putalpha(torn_mask(picture.width))
    return whole


@lru_cache(maxsize=4)
def torn_mask(side: int) -> Image.Image:
    """What is left of the sheet; it is cached, so it must not be changed."""
    chance = Random(11)
    far = UNITS
    outline = [
        *((along, deep) for along, deep in _tear(chance)),
        *((far - deep, along) for along, deep in _tear(chance)),
        *((far - along, far - deep) for along, deep in _tear(chance)),
        *((deep, far - along) for along, deep in _tear(chance)),
    ]
    scale = side * SMOOTH / UNITS
    mask = Image.new("L", (side * SMOOTH, side * SMOOTH))
    ImageDraw.Draw(mask).polygon([(x * scale, y * scale) for x, y in outline], fill=255)
    return mask.resize((side, side), Image.Resampling.BOX)


def _tear(chance: Random) -> list[tuple[float, float]]:
    """The points along one side of the sheet, and how deep it is torn there."""
    points, depth = [], 0.4
    for along in range(STEP, UNITS, STEP):
        depth = min(max(depth + chance.uniform(-DRIFT, DRIFT), 0), 1 - FIBRE)
        points.append((float(along), DEEPEST * (depth + chance.uniform(0, FIBRE))))
    return points
