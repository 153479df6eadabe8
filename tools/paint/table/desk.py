"""What lies on the doctor's desk: a folder for blots, a folded slip, and ink that runs."""

import numpy as np
from PIL import Image

from tools.paint.plane import Plane, blur, ramp, rgb
from tools.paint.table.controls import CONTROLS
from tools.paint.table.painting import Painting, blend, halved
from tools.paint.table.shapes import Shape, box, union
from tools.paint.table.sheet import Sheet
from tools.paint.table.slips import paint_slip

FOLDER, FLAP, FOLDED = (960, 320), (980, 134), (432, 160)
INK = {"side": (160, 808), "top": (423, 160), "drop": (96, 96)}
CARDBOARD, DARK, PAPER = "#b98f57", "#8a6738", "#efe3c8"


# --- the folder -------------------------------------------------------------------------------


def paint_folder() -> Image.Image:
    """The back of an open folder: its tab, and papers that stand in it."""
    back = box(5.9, 1.5, 0.1).at(0, -0.23)
    tab = box(1.7, 1.0, 0.12).at(-1.9, 0.44)
    sheets = (
        (box(3.3, 1.8, 0.02).at(-0.9, -0.02).turned(1.2), "#cdbf9e"),
        (box(3.3, 1.7, 0.02).at(-0.5, -0.12).turned(-0.8), PAPER),
    )
    painting = _begun(FOLDER, "folder")
    painting.fill(union(back, tab), DARK, bulge=0.03)
    for shape, colour in sheets:
        painting.fill(shape, colour, shadow=0.03, bulge=0.01)
    return _cut_out(painting, union(back, tab, *(shape for shape, _ in sheets)))


def paint_flap() -> Image.Image:
    """Its front: what slides in goes behind it."""
    flap = box(14.5, 1.92, 0.24)
    painting = _begun(FLAP, "flap")
    painting.fill(flap, CARDBOARD, bulge=0.08)
    crease = box(13.6, 0.02).at(0, 0.66)
    painting.fill(crease, DARK, opacity=0.5)
    return _cut_out(painting, flap)


def _begun(size: tuple[int, int], name: str) -> Painting:
    sheet = Sheet(size[0] * 2, size[1] * 2, seed=sum(name.encode()))
    return Painting(sheet, np.zeros((sheet.height, sheet.width, 3), np.float32) + rgb(DARK))


def _cut_out(painting: Painting, outline: Shape) -> Image.Image:
    """Only what lies within the outline, with the grain of cardboard."""
    sheet = painting.sheet
    grain = 1 + 0.05 * sheet.noise(0.05, 2) + 0.04 * sheet.noise(0.6, 3)
    return halved(
        np.clip(painting.finish(seed=3) * grain[..., None], 0, 1), sheet.cover(outline, 0.006)
    )


def paint_folded() -> Image.Image:
    """A slip that nobody may read yet: the upper half bends into shade, on it a closed eye."""
    paper = paint_slip("slip").resize((FOLDED[0] * 2, FOLDED[1] * 2), Image.Resampling.LANCZOS)
    pixels = np.asarray(paper, np.float32) / 255
    sheet = Sheet(paper.width, paper.height, seed=9)
    shade = np.where(sheet.y > 0, 0.22 * (1 - sheet.y), 0.0)
    colours = blend(pixels[..., :3], rgb("#8a7a66"), np.asarray(shade, np.float32))
    eye = sheet.cover(CONTROLS["closed-eye"].scaled(0.72), wobble=0.006)
    return halved(blend(colours, rgb("#2a2233"), eye), pixels[..., 3])


# --- ink --------------------------------------------------------------------------------------


def paint_ink(part: str) -> Image.Image:
    """Ink along one edge of a blot, ragged outside and eating into the paper inside.

    "side" runs upwards with the blot on its right, "top" to the right with the blot below it;
    "drop" is what a flying blot loses. Middle grey takes a team's colour: lighter is watery,
    darker is where ink dried.
    """
    width, height = INK[part]
    upright = height > width
    long, thick = max(width, height), min(width, height)
    sheet = Sheet(long * 2, thick * 2, seed=sum(part.encode()))
    mask = _blob(sheet) if part == "drop" else _run(sheet, ends_right=upright)
    dried = ramp(mask - blur(mask, 0.06 / sheet.pixel))
    watery = ramp(0.35 * sheet.noise(0.9, 2) + 0.25 * sheet.noise(0.25, 2))
    grey = ramp(0.5 + 0.34 * watery - 0.42 * dried)
    image = halved(np.repeat(grey[..., None], 3, axis=2), mask)
    return image.transpose(Image.Transpose.ROTATE_90) if upright else image


def _run(sheet: Sheet, ends_right: bool) -> Plane:
    """Dense along its middle, with a round end where the two runs of a corner meet."""
    across = (1 - sheet.y) / 2
    reach = float(sheet.x.max())
    along = (reach - sheet.x if ends_right else reach + sheet.x) / 1.0
    dense = ramp(1 - (np.abs(across - 0.46) / 0.46) ** 1.6) * np.sqrt(ramp(along))
    ragged = 0.34 * sheet.noise(1.8, 1) + 0.3 * sheet.noise(0.6, 1) + 0.2 * sheet.noise(0.2, 2)
    inside = ramp(np.minimum(across, 1 - across) * 10 - 0.25)
    return ramp((dense + ragged - 0.38) * 14) * inside


def _blob(sheet: Sheet) -> Plane:
    away = np.hypot(sheet.x, sheet.y) + 0.22 * sheet.noise(0.7, 2)
    return ramp((0.72 - away) * 16)
