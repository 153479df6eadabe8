"""The same brush that paints the story cards, for flat pictures."""

import cv2
import numpy as np

from art.paint.plane import Plane, blur, ramp
from art.paint.story import brush


def brushed(picture: Plane, seed: int, flow: Plane, height: Plane | None = None) -> Plane:
    """The picture (height x width x 3, 0..1) in strokes; along `flow`, an angle for every pixel.

    A `height` plane makes the strokes follow its relief as well as the colours.
    """
    tall, wide = picture.shape[:2]
    image = np.ascontiguousarray(picture, np.float32)
    normals = np.zeros((tall, wide, 3), np.float32)
    if height is not None:
        normals[..., 0] = cv2.Sobel(height.astype(np.float32), cv2.CV_32F, 1, 0)
        normals[..., 1] = cv2.Sobel(height.astype(np.float32), cv2.CV_32F, 0, 1)
    ground = image.reshape(-1, 3).mean(0)
    painted = brush.paint(
        image,
        seed=seed,
        flow=flow.astype(np.float32),
        normals=normals,
        detail=_detail(image),
        ground=ground,
    )
    return np.asarray(painted)


def keep_edges(painted: Plane, picture: Plane, share: float = 0.45) -> Plane:
    """Give part of the crispness back where the picture has edges, as on the story cards."""
    edges = ramp(blur(_contrast(picture.astype(np.float32)), 1.5) * 2.5)[..., None] * share
    return painted * (1 - edges) + picture * edges


def _detail(picture: Plane) -> Plane:
    """Where small brushes are worth while."""
    return ramp(blur(_contrast(picture), 4 * picture.shape[1] / 800) * 2.5)


def _contrast(picture: Plane) -> Plane:
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    dx, dy = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    return ramp(np.hypot(dx, dy) * 2)
