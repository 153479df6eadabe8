"""What lies on the doctor's desk: a folder for blots, a folded slip, and ink that runs."""

import numpy as np
from PIL import Image

from art.paint.plane import Plane, blur, ramp, rgb, shifted
from art.paint.table.controls import CONTROLS
from art.paint.table.painting import Painting, blend, halved
from art.paint.table.shapes import Shape, box, union
from art.paint.table.sheet import Sheet
from art.paint.table.slips import paint_slip
from mobileapp.games.inkblots.looks import INK_CELL, INK_STEPS, ink_place

FOLDER, FLAP, FOLDED = (960, 320), (980, 134), (432, 160)
INK = {"run": 50_000, "drop": 20_000}
"""Pictures of ink, and how many bytes each may take."""
DROP_PIXELS = 192
INK_PIXELS = 800
"""The side of the blot that ink runs around, painted at double size."""
INK_TURN = 0.07
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
    """Ink that runs: "run" has, side by side, all drops that surround the left half of a blot;
    "drop" is what a flying blot loses.

    Middle grey takes a team's colour: lighter is watery or wet, darker is where ink dried.
    """
    if part == "drop":
        sheet = Sheet(DROP_PIXELS, DROP_PIXELS, seed=sum(part.encode()))
        away = np.hypot(sheet.x, sheet.y) + 0.22 * sheet.noise(0.7, 2)
        mask = ramp((0.72 - away) * 16)
        return halved(*_wet(sheet, mask, 0.16))
    return _cut_run()


def _cut_run() -> Image.Image:
    """The ink around half a blot, as the drops it is made of; each ends where the next begins."""
    margin, cell = INK_CELL / 2 + 0.1, round(INK_PIXELS * INK_CELL / 2) * 2
    width, height = (round(INK_PIXELS * (side + 2 * margin)) for side in (0.5, 1.0))
    sheet = Sheet(width, height, seed=41)
    unit = INK_PIXELS * sheet.pixel
    x, y = sheet.x / unit + 0.25, sheet.y / unit + 0.5  # in sides of the blot
    from_edge = np.where(
        (x < INK_TURN) & (y > 1 - INK_TURN),
        np.abs(np.hypot(x - INK_TURN, y - 1 + INK_TURN) - INK_TURN),
        np.where(y - 1 > -x, np.abs(y - 1), np.abs(x)),
    )
    fine = 0.55 * sheet.noise(0.11 * unit, 4) + 0.45 * sheet.noise(0.035 * unit, 3)
    thick = 0.056 + 0.03 * sheet.noise(0.24 * unit, 2) + 0.06 * fine
    band, specks = ramp((thick - from_edge) * 150), _specks(x, y)
    colours, _ = _wet(sheet, band, 0.026 * unit)
    colours = blend(colours, np.full(3, 0.4, np.float32), specks * (1 - band))
    run = Image.new("RGBA", (cell // 2 * INK_STEPS, cell // 2))
    for step in range(INK_STEPS):
        cx, cy = ink_place(step)
        away = np.hypot(x - cx, y - cy)
        drop_like = np.hypot(np.sqrt(ramp(away**2 - from_edge**2)), 2.3 * from_edge)
        alpha = band * ramp((INK_CELL * 0.46 + 0.03 * fine - drop_like) * 60)
        alpha = np.maximum(alpha, specks * (away < INK_CELL * 0.44))
        left, top = (round(v) for v in ((cx + margin) * INK_PIXELS, (1 - cy + margin) * INK_PIXELS))
        window = (
            slice(top - cell // 2, top + cell // 2),
            slice(left - cell // 2, left + cell // 2),
        )
        drop = halved(colours[window], alpha[window])
        run.paste(drop, (step * cell // 2, 0))
    return run


def _wet(sheet: Sheet, mask: Plane, deep: float) -> tuple[Plane, Plane]:
    """Ink in a shape: watery here and there, dried at its rim, and wet where light falls on it."""
    pixels = deep / sheet.pixel
    dried = ramp(1.35 * mask - 1.5 * blur(mask, pixels * 0.5))
    watery = 0.6 * sheet.noise(deep * 6, 3) + 0.4 * sheet.noise(deep * 1.4, 3)
    height = blur(mask, pixels)
    shine = height - shifted(height, pixels * 0.6, pixels * 0.6)
    light = ramp(shine * 9 - 1.7 + 1.6 * sheet.noise(deep * 3, 2)) * ramp(height * 3 - 1.5)
    grey = ramp(0.43 + 0.34 * watery - 0.55 * dried + 0.5 * light)
    return np.repeat(grey[..., None], 3, axis=2), mask


def _specks(x: Plane, y: Plane) -> Plane:
    """What splashed beside the run: many small drops and a few larger ones."""
    chance = np.random.default_rng(8)
    specks: Plane = np.zeros_like(x)
    for _ in range(150):
        px, py = chance.uniform(-0.15, 0.6), chance.uniform(-0.05, 1.15)
        radius = 0.003 + 0.011 * chance.random() ** 3
        if 0.05 < min(abs(px), abs(py - 1)) < 0.14:
            away = np.hypot((x - px) * (1 + 0.4 * chance.random()), y - py)
            specks = np.maximum(specks, ramp((radius - away) * 300))
    return specks
