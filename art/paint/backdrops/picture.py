"""A place from beginning to end: rendered, brushed, and its middle made calm and dark."""

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from art.paint.backdrops.view import HALF_LONG, HALF_SHORT
from art.paint.plane import Plane, blur, ramp, rgb, smoothstep
from art.paint.story import touches
from art.paint.story.colour import Vec3, channels
from art.paint.story.finish import Finish
from art.paint.story.hands import oil
from art.paint.story.palettes import PALETTES
from art.paint.story.render import render
from art.paint.story.scene import Scene

LONG, SHORT = 2560, 1600
FINENESS = 2.6
TRUE_HUES = 0.7
MIDDLE = 37 / 255
"""How light the middle is on average, as letters and pieces need it."""
KNEE, CEILING = 58 / 255, 96 / 255
"""In the middle, light above the knee is bent so that it never reaches the ceiling."""


@dataclass(frozen=True)
class Glow:
    """A flame's or a lamp's own light, spilled over what is painted around it."""

    x: float
    z: float
    colour: str
    reach: float
    strength: float


@dataclass(frozen=True)
class Place:
    """What stands there, and what the brush does beyond that."""

    build: Callable[[Scene], Finish]
    seed: int
    turns: bool = False
    """Whether it looks the same when turned by half a circle."""
    stars: int = 0
    glows: tuple[Glow, ...] = ()
    calm: bool = True
    """Whether its middle is made calm and dark, because letters and pieces of a match lie there."""


def paint_place(place: Place, width: int = LONG) -> Plane:
    """The place with its long side across, as light from 0 to 1."""
    height = width * SHORT // LONG
    scene = Scene()
    finish = place.build(scene)
    layers = render(scene, width, height)
    exposure = PALETTES["moon_indigo"].exposure
    painted = oil.paint(
        scene, layers, finish, seed=place.seed, exposure=exposure, fineness=FINENESS
    )
    pixels = true_hues(painted, oil.develop(layers, finish, exposure))
    if place.calm:
        pixels = calmed(pixels)
    if place.turns:
        pixels = alike_from_both_sides(pixels)
    for glow in place.glows:
        pixels = _spilled(pixels, glow)
    if place.stars:
        _scatter_stars(pixels, place.stars, place.seed)
    return np.clip(pixels, 0, 1)


def true_hues(painted: Plane, picture: Plane) -> Plane:
    """The strokes' light in the picture's own colours.

    The brush plays with colours a little; where it is nearly dark, a little is far too much.
    """
    strokes = _light(blur_bands(painted, 1))
    plain = picture * (strokes / np.maximum(_light(picture), 0.02))[..., None]
    return np.asarray(np.clip(painted * (1 - TRUE_HUES) + plain * TRUE_HUES, 0, 1))


def _light(pixels: Plane) -> Plane:
    return np.asarray(cv2.cvtColor(pixels.astype(np.float32), cv2.COLOR_RGB2GRAY))


def blur_bands(pixels: Plane, sigma: float) -> Plane:
    return np.dstack([blur(pixels[..., band], sigma) for band in range(3)])


def calmed(pixels: Plane, inside: Plane | None = None) -> Plane:
    """The same picture, dark and without anything bright in the middle, or where it is `inside`."""
    if inside is None:
        inside = _inside(*pixels.shape[:2])
    light = _light(pixels)
    mean = float((light * inside).sum() / inside.sum())
    gain = MIDDLE / mean
    # Towards the edge the light comes back, but not all of it: letters stand there, too.
    # Flames and lamps keep theirs.
    burning = smoothstep(ramp((light - 0.34) / 0.4)) * (1 - inside)
    rim = gain**0.5 + (1 - gain**0.5) * burning
    dimmed = rim + (gain - rim) * inside
    light = light * dimmed
    ceiling = CEILING + (1.6 - CEILING) * (1 - inside) ** 2
    knee = KNEE + (1.0 - KNEE) * (1 - inside) ** 2
    over = np.maximum(light - knee, 0)
    bent = np.minimum(light, knee) + (ceiling - knee) * (1 - np.exp(-over / (ceiling - knee)))
    ratio = dimmed * bent / np.maximum(light, 1e-4)
    calm = pixels * ratio[..., None]
    soft = blur_bands(calm, pixels.shape[1] / 400)
    share = 0.35 * inside[..., None]
    return np.asarray(calm * (1 - share) + soft * share)


def _inside(height: int, width: int) -> Plane:
    """1 in the middle, 0 at the rim, with rounded corners and a long gentle way between."""
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
    away = (np.abs(x) ** 3 + np.abs(y) ** 3) ** (1 / 3)
    return smoothstep(ramp((1.08 - away) / 0.50))


def alike_from_both_sides(pixels: Plane) -> Plane:
    """The left half, and the same turned by half a circle, flowing into each other."""
    width = pixels.shape[1]
    x = np.linspace(-1, 1, width, dtype=np.float32)
    left = smoothstep(ramp(0.5 - x / 0.16))[None, :, None]
    return np.asarray(pixels * left + pixels[::-1, ::-1] * left[:, ::-1])


def _spilled(pixels: Plane, glow: Glow) -> Plane:
    height, width, _ = pixels.shape
    y, x = np.mgrid[HALF_SHORT : -HALF_SHORT : height * 1j, -HALF_LONG : HALF_LONG : width * 1j]
    away = np.hypot(x - glow.x, y - glow.z) / glow.reach
    light = (glow.strength * np.exp(-(away**2)))[..., None] * rgb(glow.colour)
    return np.asarray(1 - (1 - pixels) * (1 - np.clip(light, 0, 1)), np.float32)


def _scatter_stars(pixels: Plane, count: int, seed: int) -> None:
    """Pairs of stars on the water, fewer and fainter towards the middle."""
    dice = np.random.default_rng(seed)
    for _ in range(count):
        x, y = dice.uniform(-1, 1, 2)
        rim = max(abs(x), abs(y))
        if dice.random() < 0.25 + 0.75 * rim:
            size, tint = star_size(dice), star_tint(dice)
            for side in (1, -1):
                set_star(pixels, side * x, side * y, size, tint, 0.35 + 0.65 * rim)


def star_size(dice: np.random.Generator) -> float:
    """Many small ones, a few large."""
    return float(min(dice.pareto(2.4) * 0.5 + 0.5, 2.6))


def star_tint(dice: np.random.Generator) -> Vec3:
    return channels("#dfe9ff" if dice.random() < 0.75 else "#ffe9d2")


def set_star(pixels: Plane, x: float, y: float, size: float, tint: Vec3, brightness: float) -> None:
    """A star at x and y from -1 to 1; the larger, the brighter."""
    height, width, _ = pixels.shape
    scale = max(width, height) / 1280
    across, down = (x * 0.5 + 0.5) * width, (y * 0.5 + 0.5) * height
    strength = min(0.20 + 0.22 * size, 0.85) * brightness
    touches.glow_dot(pixels, across, down, (0.6 + 0.55 * size) * scale, tint, strength)
