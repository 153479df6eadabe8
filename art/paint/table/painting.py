"""A painting in layers: every shape is a piece of painted card laid on what is there."""

from dataclasses import dataclass, field

import numpy as np
from PIL import Image

from art.paint.plane import Plane, blur, ramp, rgb
from art.paint.table.brushwork import brushed, keep_edges
from art.paint.table.relief import cast_shadow, dome, shade
from art.paint.table.shapes import Shape, disc
from art.paint.table.sheet import Sheet, to_image


@dataclass
class Painting:
    """Colours (height x width x 3, 0..1) on a sheet, and the relief of what lies on it."""

    sheet: Sheet
    colours: Plane
    height: Plane = field(init=False)
    _mottling: Plane = field(init=False)

    def __post_init__(self) -> None:
        self.height = np.zeros_like(self.sheet.x)
        self._mottling = self.sheet.noise(0.25, 3)

    def fill(
        self,
        shape: Shape,
        colour: str,
        *,
        opacity: float = 1.0,
        shadow: float = 0.0,
        bulge: float = 0.0,
        wobble: float = 0.006,
    ) -> None:
        """Lay a shape down; `shadow` is how far it stands off, `bulge` how rounded it is."""
        window = self.sheet.window(shape, margin=4 * shadow)
        edge = self.sheet.distance(shape, wobble)[window]
        cover = ramp(0.5 - edge / (1.5 * self.sheet.pixel)) * opacity
        colours = self.colours[window]
        if shadow:
            dark = cast_shadow(self.sheet, cover, shadow, shadow * 0.8)
            colours = colours * (1 - 0.45 * dark[..., None])
        paint = rgb(colour) * (1 + 0.05 * self._mottling[window])[..., None]
        self.colours[window] = blend(colours, paint, cover)
        if bulge:
            rounded = bulge * dome(edge, bulge * 2.5)
            self.height[window] = self.height[window] * (1 - cover) + rounded * cover

    def glow(self, shape: Shape, colour: str, reach: float, strength: float = 0.6) -> None:
        """Light that spills from a shape."""
        window = self.sheet.window(shape, margin=4 * reach)
        spill = blur(self.sheet.cover(shape)[window], reach / self.sheet.pixel) * strength
        light = np.clip(spill[..., None] * rgb(colour), 0, 1)
        self.colours[window] = 1 - (1 - self.colours[window]) * (1 - light)

    def stars(self, count: int, seed: int, within: Shape | None = None) -> None:
        """Small stars, some brighter, wherever nothing is in the way."""
        dice = np.random.default_rng(seed)
        free = self.sheet.cover(within) if within else np.ones_like(self.sheet.x)
        sky: Plane = np.zeros_like(self.sheet.x)
        half_width, half_height = self.sheet.x.max(), self.sheet.y.max()
        for _ in range(count):
            x, y = dice.uniform(-half_width, half_width), dice.uniform(-half_height, half_height)
            radius = 0.004 + 0.006 * dice.random() ** 3
            window = self.sheet.window(disc(radius).at(x, y), margin=9 * radius)
            away = np.hypot(self.sheet.x[window] - x, self.sheet.y[window] - y) / radius
            halo = np.exp(-(away**2)) + 0.25 * np.exp(-((away / 3) ** 2))
            sky[window] += halo * dice.uniform(0.3, 0.9)
        light = ramp(sky * free)[..., None] * rgb("#fff3d6")
        self.colours = 1 - (1 - self.colours) * (1 - light)

    def finish(self, seed: int, crisp: float = 0.55) -> Plane:
        """Light the relief and go over everything with the brush."""
        lit = np.clip(self.colours * shade(self.sheet, self.height, 0.5)[..., None], 0, 1)
        flow = self.sheet.noise(0.8, 2) * 1.4
        painted = brushed(lit, seed, flow, self.height * 6)
        canvas = 1 + self.sheet.noise(0.008, 1)[..., None] * 0.018
        return np.asarray(np.clip(keep_edges(painted, lit, crisp) * canvas, 0, 1))


def blend(first: Plane, second: Plane, share: Plane) -> Plane:
    """Mix two colours, or pictures, by a plane of shares of the second."""
    return np.asarray(first * (1 - share[..., None]) + second * share[..., None])


def halved(pixels: Plane, alpha: Plane | None = None) -> Image.Image:
    """A picture painted at double size, at its own."""
    image = to_image(pixels, alpha)
    return image.resize((image.width // 2, image.height // 2), Image.Resampling.LANCZOS)
