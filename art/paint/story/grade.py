"""From rendered light to a picture, and from a painting to its final look."""

import math

import cv2
import numpy as np

from art.paint.story.brush import Image


def bloom(light: Image, emission: Image, strength: float) -> Image:
    """Light that spills from everything that glows, in four widths."""
    height, width, _ = light.shape
    spilled = light.copy()
    half = cv2.resize(emission, (width // 2, height // 2), interpolation=cv2.INTER_AREA)
    for radius, share in ((5, 0.35), (16, 0.28), (48, 0.22), (120, 0.12)):
        blurred = cv2.GaussianBlur(half, (0, 0), radius * width / 800 / 2)
        spilled += cv2.resize(blurred, (width, height)) * share * strength
    return spilled


def develop(light: Image, exposure: float) -> Image:
    """Linear light to sRGB, with highlights rolled off."""
    exposed = np.maximum(light, 0) * exposure
    rolled = np.clip(exposed * (1 + exposed / 7.0) / (1 + exposed * 0.62), 0, 1)
    curved = 1.055 * np.power(np.maximum(rolled, 1e-6), 1 / 2.4) - 0.055
    return np.where(rolled < 0.0031308, rolled * 12.92, curved).astype(np.float32)


def grade(painting: Image, vignette: float, dice: np.random.Generator) -> Image:
    """Highlights glow, levels and contrast settle, corners darken, canvas shows through."""
    scale = painting.shape[1] / 800
    highlights = np.clip(painting - 0.72, 0, 1)
    painting = 1 - (1 - painting) * (1 - cv2.GaussianBlur(highlights, (0, 0), 14 * scale) * 0.55)
    painting = _levels(np.clip(painting, 0, 1))
    soft = cv2.GaussianBlur(painting.astype(np.float32), (0, 0), 22 * scale)
    painting = painting + 0.12 * (painting - soft)
    grey = cv2.cvtColor(painting.astype(np.float32), cv2.COLOR_RGB2GRAY)[..., None]
    painting = grey + (painting - grey) * 1.03
    painting = painting + 0.06 * (painting - 0.5) * (1 - np.abs(2 * painting - 1)) * 2
    return _surface(painting, vignette, scale, dice)


def _levels(painting: Image) -> Image:
    """Half-way to full range, and part of the way to a medium brightness."""
    grey = cv2.cvtColor(painting.astype(np.float32), cv2.COLOR_RGB2GRAY)
    low, high = np.percentile(grey, 1.0), np.percentile(grey, 99.3)
    stretched = np.clip((painting - low) / max(high - low, 0.2) * 0.94 + 0.03, 0, 1)
    painting = painting * 0.5 + stretched * 0.5
    median = float(np.median(grey))
    gamma = 1.0
    if median > 0.02:
        target = np.clip(median, 0.29, 0.68)
        gamma = np.log(max(target, 0.05)) / np.log(max(median, 0.05))
    lifted: Image = np.power(np.clip(painting, 0, 1), 1 + (np.clip(gamma, 0.72, 1.3) - 1) * 0.6)
    return lifted


def _surface(painting: Image, vignette: float, scale: float, dice: np.random.Generator) -> Image:
    height, width, _ = painting.shape
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    corner = (xx / width - 0.5) ** 2 * 1.5 + (yy / height - 0.5) ** 2 * 1.3
    painting = painting * (1 - vignette * np.clip(corner * 2.2, 0, 1) ** 1.4)[..., None]
    weave = np.sin(xx * math.pi / 1.6 / scale) * np.sin(yy * math.pi / 1.6 / scale) * 0.006
    noise = dice.normal(0, 1, (height, width)).astype(np.float32)
    grain = cv2.GaussianBlur(noise, (0, 0), 0.8) * 0.018
    finished: Image = np.clip(painting * (1 + (weave + grain)[..., None]), 0, 1)
    return finished
