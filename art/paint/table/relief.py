"""Lamp light on solid things: a plane of heights becomes shade and shine."""

import math

import numpy as np

from art.paint.plane import Plane, blur, ramp, shifted, smoothstep
from art.paint.table.sheet import Sheet

LAMP = (-0.45, 0.62, 0.64)  # from the upper left, in front
EYE = (0.0, 0.0, 1.0)


def dome(distance: Plane, width: float) -> Plane:
    """0 at the edge and outside, rising like a quarter circle to 1 at `width` inside."""
    inwards = ramp(-distance / width)
    return np.asarray(np.sqrt(np.maximum(1 - (1 - inwards) ** 2, 0)))


def step(distance: Plane, width: float) -> Plane:
    """From 0 outside to 1 inside, gently over `width` around the edge."""
    return smoothstep(ramp(0.5 - distance / width))


def shade(sheet: Sheet, height: Plane, ambient: float = 0.55) -> Plane:
    """How bright a matt surface is under the lamp; 1 where it is level."""
    facing = _facing(sheet, height, LAMP)
    level = LAMP[2] / math.hypot(*LAMP)
    return np.asarray(ambient + (1 - ambient) * np.maximum(facing, 0) / level)


def shine(sheet: Sheet, height: Plane, sharpness: float = 40) -> Plane:
    """The lamp's reflection on a glossy surface, 0..1."""
    halfway = tuple(lamp / math.hypot(*LAMP) + eye for lamp, eye in zip(LAMP, EYE, strict=True))
    facing = _facing(sheet, height, (halfway[0], halfway[1], halfway[2]))
    return np.asarray(np.maximum(facing, 0) ** sharpness)


def cast_shadow(sheet: Sheet, cover: Plane, offset: float, soft: float) -> Plane:
    """The shadow of a flat thing a little above the ground, down and to the right."""
    pixels = offset / sheet.pixel
    return blur(shifted(cover.astype(np.float32), pixels * 0.6, pixels), soft / sheet.pixel)


def _facing(sheet: Sheet, height: Plane, direction: tuple[float, float, float]) -> Plane:
    """Cosine between the surface's normal and the direction."""
    down, right = np.gradient(height, sheet.pixel)
    x, y, z = (part / math.hypot(*direction) for part in direction)
    return np.asarray((-right * x + down * y + z) / np.sqrt(right**2 + down**2 + 1))
