"""Small operations on planes: pictures of one number per pixel."""

from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt

Plane = npt.NDArray[np.floating[Any]]


def ramp(values: Plane) -> Plane:
    """Cut values off at 0 and 1."""
    cut: Plane = np.clip(values, 0, 1)
    return cut


def smoothstep(values: Plane) -> Plane:
    """Ease values in 0..1 so that they leave and arrive gently."""
    return values * values * (3 - 2 * values)


def blur(plane: Plane, sigma: float, sigma_y: float = 0) -> Plane:
    """Gaussian blur in pixels, the same both ways unless told otherwise."""
    blurred = cv2.GaussianBlur(plane.astype(np.float32), (0, 0), sigma, sigmaY=sigma_y)
    return np.asarray(blurred, np.float32)


def displaced(plane: Plane, x: Plane, y: Plane) -> Plane:
    """Every pixel takes what lies at its x and y; beyond the border the plane is reflected."""
    moved = cv2.remap(
        plane.astype(np.float32),
        x.astype(np.float32),
        y.astype(np.float32),
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REFLECT,
    )
    return np.asarray(moved, np.float32)


def shifted(plane: Plane, right: float, down: float) -> Plane:
    """The plane moved by fractions of pixels; nothing comes in from outside."""
    height, width = plane.shape
    move = np.array([[1, 0, right], [0, 1, down]], np.float32)
    return np.asarray(cv2.warpAffine(plane, move, (width, height)), np.float32)


def depth_inside(mask: npt.NDArray[np.bool_]) -> Plane:
    """Distance in pixels from the nearest pixel outside the mask."""
    return np.asarray(cv2.distanceTransform(mask.astype(np.uint8), cv2.DIST_L2, 5), np.float32)


def rgb(colour: str) -> Plane:
    """The three channels of "#rrggbb" in 0..1."""
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def gradient(level: Plane, stops: Sequence[float], colours: tuple[str, ...]) -> Plane:
    """Blend between colours that are reached at the given levels (height x width x 3)."""
    channels = np.stack([rgb(colour) for colour in colours], axis=-1)
    return np.stack([np.interp(level, stops, channel) for channel in channels], axis=-1)
