"""What all cards of the table share: a paper border around a panel of night sky."""

import numpy as np
from PIL import Image

from art.paint.plane import Plane, blur, gradient, ramp, rgb
from art.paint.table.painting import Painting, blend, halved
from art.paint.table.shapes import Shape, box
from art.paint.table.sheet import Sheet

NIGHT = ("#2c3767", "#1d2649", "#141b33")  # from the lit middle outwards
PAPER, GOLD, INK = "#f1e6cf", "#f2c063", "#2a2238"
MARGIN = 0.13  # the paper border


class TableCard:
    """A card of any proportions; paint on `painting`, then `finished()`."""

    def __init__(self, width: int, height: int, seed: int) -> None:
        """Width and height in pixels of the finished card."""
        self._seed = seed
        self.sheet = Sheet(width * 2, height * 2, seed)
        self._across, self._up = 2.0, 2 * height / width
        self.body = self._inset(0.015, 0.16)
        self.panel = self._inset(MARGIN, 0.09)
        self.painting = Painting(self.sheet, self._ground())
        self.painting.stars(40, seed, self.panel.grown(-0.05))

    def finished(self) -> Image.Image:
        """The painted card, its rounded corners transparent."""
        pixels = self.painting.finish(self._seed)
        return halved(pixels, self.sheet.cover(self.body))

    def _inset(self, by: float, corner: float) -> Shape:
        return box(self._across - 2 * by, self._up - 2 * by, corner)

    def _ground(self) -> Plane:
        sheet = self.sheet
        paper = (
            rgb(PAPER) * (1 + sheet.noise(0.5, 3) * 0.04 + sheet.noise(0.02, 2) * 0.02)[..., None]
        )
        edge = sheet.distance(self.body)
        paper = paper * (1 - 0.22 * np.exp(-(((edge + 0.005) / 0.03) ** 2)))[..., None]
        away = np.hypot(sheet.x, sheet.y * self._across / self._up) + sheet.noise(0.9, 3) * 0.12
        night = gradient(away, (0.0, 0.7, 1.15), NIGHT)
        panel = sheet.cover(self.panel, wobble=0.008)
        rim = ramp(blur(panel, 0.02 / sheet.pixel))
        ground = blend(paper * (1 - 0.12 * rim[..., None]), night, panel)
        line = sheet.cover(self._inset(MARGIN / 2, 0.12).line(0.012), wobble=0.004)
        return blend(ground, rgb("#b98d3e"), line * 0.8)
