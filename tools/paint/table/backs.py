"""Card backs: a golden blot on night blue, the same whichever way round a card lies."""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image

from engine.games.clouds.shapes import SHAPES as CLOUDS
from tools.paint.clouds.painter import paint as paint_cloud
from tools.paint.clouds.pieces import Piece
from tools.paint.inkblots.painter import paint as paint_blot
from tools.paint.inkblots.specs import Blot
from tools.paint.plane import Plane, blur, gradient, ramp, rgb
from tools.paint.table.brushwork import brushed, keep_edges
from tools.paint.table.painting import Painting, blend, halved
from tools.paint.table.relief import shade, step
from tools.paint.table.shapes import (
    Shape,
    arc,
    box,
    disc,
    pebble,
    polygon,
    smooth,
    star,
    stroke,
    union,
)
from tools.paint.table.sheet import Sheet
from tools.paint.table.tiles import SHAPES as TILE_SHAPES

WIDTH, HEIGHT = 600, 900
NIGHT = ("#27357a", "#19245a", "#101839")
GOLD = ("#7d5a1f", "#b5883a", "#d9b056", "#f0d184", "#fdf0bd")

# fmt: off
CLOUD_PLACES = (  # piece, place right and up of the middle, width
    ("long", 0.0, 1.20, 0.86), ("comma", -0.52, 0.70, 0.80), ("comma", 0.52, 0.70, 0.80),
    ("heap", 0.0, 0.66, 0.92), ("puff", 0.0, 0.02, 0.86), ("long", 0.0, 0.32, 1.30),
)
DROP_PLACES = (
    (-0.74, 0.20), (-0.60, 0.36), (0.60, 0.36), (0.74, 0.20), (-0.66, 1.12), (0.66, 1.12),
)
PROFILE = (  # from the throat over chin, mouth, nose and crown to the nape
    (-0.02, -0.02), (-0.03, 0.16), (0.06, 0.215), (0.17, 0.235), (0.195, 0.29), (0.165, 0.335),
    (0.20, 0.365), (0.165, 0.39), (0.205, 0.425), (0.18, 0.455), (0.285, 0.50), (0.19, 0.63),
    (0.20, 0.69), (0.185, 0.80), (0.10, 0.95), (-0.10, 1.03), (-0.32, 0.97), (-0.44, 0.78),
    (-0.40, 0.56), (-0.29, 0.40), (-0.28, 0.20), (-0.38, 0.00),
)
SPARKS = (  # place and radius, on both sides
    (0.18, 1.06, 0.02), (0.44, 1.20, 0.025), (0.66, 1.17, 0.018), (0.12, 0.44, 0.014),
)
STARS = (  # place, radius and lean
    (0.36, 0.92, 0.11, 12), (0.56, 0.62, 0.07, -10), (-0.70, 0.44, 0.06, 20),
    (-0.66, 1.18, 0.075, -14), (0.62, 1.22, 0.055, 6), (0.22, 1.12, 0.025, 0),
    (0.74, 0.40, 0.028, 10), (-0.76, 0.80, 0.025, -8), (0.10, 1.28, 0.022, 5),
)
# fmt: on

Ornament = Callable[[Sheet], Plane]


def paint_back(deck: str) -> Image.Image:
    """The back of that deck's cards."""
    seed = sum(deck.encode())
    sheet = Sheet(WIDTH * 2, HEIGHT * 2, seed)
    ink = _both_ways(ORNAMENTS[deck](sheet))
    away = np.hypot(sheet.x, sheet.y / 1.5) + sheet.noise(1.2, 3) * 0.10
    painting = Painting(sheet, gradient(away, (0.0, 0.6, 1.2), NIGHT))
    painting.stars(90, seed)
    ground = painting.colours
    leaf = _gold_leaf(sheet, ink)
    picture = blend(
        ground * (1 - 0.35 * blur(ink, 0.02 / sheet.pixel)[..., None]), leaf, ramp(ink * 1.6)
    )
    for inset, width in ((0.065, 0.016), (0.105, 0.007)):
        frame = box(2 - 2 * inset, 3 - 2 * inset, 0.05).line(width)
        line = sheet.cover(frame, wobble=0.006)
        picture = blend(picture, rgb(GOLD[2]), line * (0.85 + 0.15 * sheet.noise(0.1, 2)))
    picture = np.clip(picture, 0, 1)
    around = np.arctan2(sheet.x, -sheet.y) + sheet.noise(0.8, 2) * 0.5
    painted = brushed(picture, seed, flow=around, height=blur(ink, 3) * 0.4)
    return halved(keep_edges(painted, picture, 0.5))


def _both_ways(ink: Plane) -> Plane:
    """The upper half as it is, the lower one turned upside down."""
    half = ink.shape[0] // 2
    return np.concatenate([ink[:half], ink[:half][::-1, ::-1]])


def _gold_leaf(sheet: Sheet, ink: Plane) -> Plane:
    """Thin ink is pale gold, thick ink dark; a bright edge where it dried."""
    thickness = ramp(ink * 0.8 + sheet.noise(0.35, 4) * 0.28)
    height = 0.03 * blur(ramp(ink * 3), 4) + 0.004 * sheet.noise(0.04, 3)
    tone = ramp(0.92 - 0.62 * thickness + 0.10 * sheet.noise(0.02, 2))
    return gradient(tone, (0.0, 0.3, 0.55, 0.8, 1.0), GOLD) * shade(sheet, height, 0.6)[..., None]


def _bled(sheet: Sheet, shape: Shape) -> Plane:
    """A shape as ink on paper: an uneven edge with a thick rim, thinner within."""
    right, up = sheet.noise(0.16, 5) * 0.018, sheet.noise(0.16, 5) * 0.018
    distance = shape.distance(sheet.x + right, sheet.y + up)
    rim = np.exp(-(((distance + 0.018) / 0.016) ** 2))
    pool = ramp(0.55 + 0.5 * sheet.noise(0.5, 4))
    return step(distance, 0.012) * ramp(0.42 + 0.55 * rim + 0.30 * pool)


def _mirrored(shape: Shape) -> Shape:
    return shape | shape.mirrored()


def _blot(sheet: Sheet) -> Plane:
    """A moth from the blot painter."""
    width = round(1.62 / sheet.pixel)
    picture = paint_blot(Blot("back", 63, "moth", "black"), width).convert("L")
    dark = 1 - np.asarray(picture, np.float32) / 255
    ink = ramp((dark - np.percentile(dark, 40) - 0.06) / 0.75)
    plane: Plane = np.zeros_like(sheet.x)
    top, left = round(0.13 / sheet.pixel), (sheet.width - width) // 2
    plane[top : top + width, left : left + width] = ink
    return plane


def _clouds(sheet: Sheet) -> Plane:
    """Clouds laid together to a blot of their own."""
    plane: Plane = np.zeros_like(sheet.x)
    for name, right, up, width in CLOUD_PLACES:
        cloud = paint_cloud(Piece(CLOUDS[name], 1))
        if right > 0:
            cloud = cloud.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        wide = round(width / sheet.pixel)
        cloud = cloud.resize((wide, cloud.height * wide // cloud.width), Image.Resampling.LANCZOS)
        pixels = np.asarray(cloud, np.float32) / 255
        cover, light = pixels[..., 3], pixels[..., :3].mean(axis=2)
        ink = cover * ramp(0.50 + (0.98 - light) * 2.4)
        x = round(sheet.width / 2 + right / sheet.pixel) - wide // 2
        y = round(sheet.height / 2 - up / sheet.pixel) - cloud.height // 2
        window = slice(y, y + cloud.height), slice(x, x + wide)
        plane[window] = plane[window] * (1 - cover) + ink
    drops = union(*(_drop().at(x, y) for x, y in DROP_PLACES))
    return np.maximum(plane, _bled(sheet, drops))


def _drop() -> Shape:
    return pebble(
        (0, 0.09), (0.035, 0.0), (0.03, -0.05), (0, -0.065), (-0.03, -0.05), (-0.035, 0.0)
    )


def _telepathy(sheet: Sheet) -> Plane:
    """Two profiles, one thought of four shapes between them."""
    heads = _mirrored(polygon(*smooth(PROFILE), (-0.20, -0.06)).scaled(0.88).at(-0.485, 0.14))
    thoughts = union(
        TILE_SHAPES["star"].scaled(0.19).at(0, 1.16),
        TILE_SHAPES["circle"].scaled(0.17).at(0, 0.86),
        TILE_SHAPES["cross"].scaled(0.16).at(0, 0.58),
        TILE_SHAPES["waves"].scaled(0.19).at(0, 0.28),
    )
    sparks = union(*(disc(r).at(side * x, y) for x, y, r in SPARKS for side in (-1, 1)))
    return _bled(sheet, heads | thoughts | sparks)


def _story(sheet: Sheet) -> Plane:
    """A paper boat under the moon, on waves that hide its reflection."""
    moon = (disc(0.50) - disc(0.41).at(0.20, 0.12)).at(-0.02, 0.82)
    hull = polygon(
        (-0.46, 0.33), (-0.15, 0.22), (0.15, 0.22), (0.46, 0.33), (0.29, 0.05), (-0.29, 0.05)
    )
    sail = polygon((0, 0.63), (0.20, 0.25), (0, 0.22), (-0.20, 0.25))
    sail = sail - stroke([(0, 0.63), (0, 0.23)], 0.025)
    boat = hull | (sail - hull.grown(0.028))
    # An odd function of x: turned upside down, the sea meets itself.
    sea = stroke([(x / 30, 0.045 * math.sin(x / 30 * 10)) for x in range(-25, 26)], 0.055)
    crests = [
        stroke([(px * 0.13 + x, py * 0.13 + 0.02) for px, py in arc(1, 150, 30)], 0.02, 0.035)
        for x in (-0.68, 0.56)
    ]
    stars = [star(5, r, r * 0.46).turned(lean).at(x, y) for x, y, r, lean in STARS]
    return _bled(
        sheet, union(moon - boat.grown(0.03), boat - sea.grown(0.03), sea, *crests, *stars)
    )


ORNAMENTS: dict[str, Ornament] = {
    "story": _story,
    "inkblots": _blot,
    "clouds": _clouds,
    "telepathy": _telepathy,
}
