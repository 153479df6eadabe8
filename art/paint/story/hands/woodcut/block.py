"""The block: everything about a rendered scene that carving needs, at the block's resolution."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from art.paint.plane import Plane, blur
from art.paint.story import shader
from art.paint.story.brush import Image
from art.paint.story.render import SKY_DEPTH, Layers
from art.paint.story.scene import Scene

SHARPNESS = 2  # the block is carved at this multiple of the printed size

_GROUND = 0.10  # a thing that covers this share of the picture and faces up is a ground


def enlarged(plane: Plane | NDArray[np.bool_ | np.uint8], how: int = cv2.INTER_CUBIC) -> Image:
    """A plane of the picture at the size of the block."""
    pixels = np.ascontiguousarray(plane, dtype=np.float32)
    big = cv2.resize(pixels, None, fx=SHARPNESS, fy=SHARPNESS, interpolation=how)
    return np.asarray(big, np.float32)


def _smooth_regions(numbers: NDArray[np.integer[Any]], reach: int) -> NDArray[np.int32]:
    """Regions without crumbs; the median filter knows only 256 of them."""
    if numbers.max() >= 256:
        return np.asarray(numbers, np.int32)
    return np.asarray(cv2.medianBlur(numbers.astype(np.uint8), reach), np.int32)


@dataclass(frozen=True)
class Block:
    """A scene ready to be carved; lengths given for a picture width of 800 scale with `unit`."""

    scene: Scene
    layers: Layers
    picture: Image
    """The developed rendering."""
    dice: np.random.Generator

    @cached_property
    def unit(self) -> float:
        return float(self.layers.depth.shape[1] / 800)

    @cached_property
    def sky(self) -> NDArray[np.bool_]:
        return self.layers.depth > SKY_DEPTH

    @cached_property
    def is_night(self) -> bool:
        return float(np.median(cv2.cvtColor(self.picture, cv2.COLOR_RGB2GRAY))) < 0.33

    @cached_property
    def regions(self) -> NDArray[np.int32]:
        """Surfaces numbered from 0, without crumbs."""
        ids = np.rint(self.layers.ids).astype(np.int32).clip(0)
        _, numbers = np.unique(ids, return_inverse=True)
        return _smooth_regions(numbers.reshape(ids.shape), 3)

    @cached_property
    def carved_regions(self) -> NDArray[np.int32]:
        """The same at the size of the block, with smooth outlines."""
        big = np.kron(self.regions, np.ones((SHARPNESS, SHARPNESS), np.int32))
        return _smooth_regions(big, 5)

    @cached_property
    def areas(self) -> NDArray[np.int64]:
        """How many pixels each region has."""
        return np.bincount(self.regions.ravel())

    @cached_property
    def thickness(self) -> Image:
        """Half the width of each region at its thickest, as a plane."""
        size = self.regions.size
        thick = np.full(len(self.areas), 100.0, np.float32)
        for region, area in enumerate(self.areas):
            if 0 < area < 0.2 * size:
                mask = (self.regions == region).astype(np.uint8)
                thick[region] = cv2.distanceTransform(mask, cv2.DIST_L2, 3).max() / self.unit
        return np.asarray(thick[self.regions], np.float32)

    @cached_property
    def distance(self) -> Image:
        """From 0 near the viewer to 1 far away."""
        depth = self.layers.depth
        near = float(np.quantile(depth[~self.sky], 0.02)) if (~self.sky).any() else 1.0
        far = np.log(np.minimum(depth, 60) / max(near, 0.05)).clip(0, 2.2) / 2.2
        return np.asarray(far, np.float32)

    @cached_property
    def is_ground(self) -> NDArray[np.bool_]:
        large = (self.areas > _GROUND * self.regions.size)[self.regions]
        return np.asarray(large & (self.layers.normal[..., 1] > 0.5))

    @cached_property
    def is_sheet(self) -> NDArray[np.bool_]:
        """Where a flat sheet is in front."""
        ids = np.rint(self.layers.ids)
        own = shader.sheet_ids(self.scene)
        return np.asarray((ids >= own.start) & (ids < own.stop))

    @cached_property
    def sheet_angle(self) -> Image:
        """The direction of lines on flat sheets, in radians."""
        own = shader.sheet_ids(self.scene)
        turns = np.zeros(own.stop, np.float32)
        turns[own.start :] = [np.radians(-sheet.turn) for sheet in self.scene.sheets]
        ids = np.rint(self.layers.ids).astype(int).clip(0, own.stop - 1)
        return np.asarray(turns[ids], np.float32)

    @cached_property
    def emission(self) -> Image:
        return np.asarray(blur(np.clip(self.layers.emission.max(-1), 0, 2), 1.2 * self.unit))

    def wander(self, cell: float, scale: int = 1) -> Image:
        """Smooth noise of standard deviation 1 over cells of that many pixels."""
        height, width = (side * scale for side in self.layers.depth.shape)
        cell *= self.unit * scale
        rows, columns = int(height / cell) + 4, int(width / cell) + 4
        coarse = self.dice.normal(0, 1, (rows, columns)).astype(np.float32)
        smooth = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)
        return np.asarray(smooth, np.float32)
