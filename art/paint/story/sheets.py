"""Flat sheets: outlines as polygons, and what a cut piece of paper is like.

A hand that cuts paper draws sheets as they are; for every other hand they are rasterised into the
rendered layers like things without thickness. Picture units: x from -1 to 1, y from -1.5 to 1.5.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]
Polygon = tuple[Point, ...]
Mask = NDArray[np.float32]
Pattern = Literal["dots", "stripes", "scales", "crosses", "waves", "leaves", "checks", "rings"]

_SUBPIXEL_BITS = 4
_SUBPIXELS = 1 << _SUBPIXEL_BITS


@dataclass(frozen=True)
class Outline:
    """An area: all of its solids, without its holes."""

    solids: tuple[Polygon, ...]
    holes: tuple[Polygon, ...] = ()
    within: tuple["Outline", ...] = ()
    """Areas that it may not leave."""

    def __or__(self, other: "Outline") -> "Outline":
        """Both areas; the holes of either go through both."""
        within = self.within + other.within
        return Outline(self.solids + other.solids, self.holes + other.holes, within)

    def __and__(self, other: "Outline") -> "Outline":
        """The part of this area that lies within the other."""
        return replace(self, within=(*self.within, other))

    def __sub__(self, other: "Outline") -> "Outline":
        """This area with the other cut out."""
        return replace(self, holes=self.holes + other.solids)

    def at(self, x: float, y: float) -> "Outline":
        """The area moved."""
        return self.mapped(lambda px, py: (px + x, py + y))

    def scaled(self, across: float, up: float | None = None) -> "Outline":
        """The area made larger or smaller around the origin."""
        height = across if up is None else up
        return self.mapped(lambda px, py: (px * across, py * height))

    def turned(self, degrees: float) -> "Outline":
        """The area turned anticlockwise around the origin."""
        cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return self.mapped(lambda px, py: (px * cosine - py * sine, px * sine + py * cosine))

    def flipped(self) -> "Outline":
        """Left becomes right."""
        return self.scaled(-1, 1)

    def mapped(self, move: Callable[[float, float], Point]) -> "Outline":
        def moved(polygons: tuple[Polygon, ...]) -> tuple[Polygon, ...]:
            return tuple(tuple(move(x, y) for x, y in polygon) for polygon in polygons)

        within = tuple(outline.mapped(move) for outline in self.within)
        return Outline(moved(self.solids), moved(self.holes), within)

    def mask(self, width: int, height: int) -> Mask:
        """The area in a picture of that size, from 0 to 1 with smooth edges."""
        solid, hole = np.zeros((height, width), np.uint8), np.zeros((height, width), np.uint8)
        for target, polygons in ((solid, self.solids), (hole, self.holes)):
            for polygon in polygons:
                corners = np.array(polygon, float) * (width / 2, -width / 2)
                corners += (width / 2 - 0.5, height / 2 - 0.5)
                pixels = np.round(corners * _SUBPIXELS).astype(np.int32)
                cv2.fillPoly(target, [pixels], 255, cv2.LINE_AA, _SUBPIXEL_BITS)
        area = solid / 255 * (1 - hole / 255)
        for outline in self.within:
            area = area * outline.mask(width, height)
        return np.asarray(area, np.float32)


@dataclass(frozen=True)
class Sheet:
    """A piece of paper: its outline, its colour and how it lies."""

    outline: Outline
    colour: str
    tags: tuple[str, ...] = ()
    glow: float = 0.0
    """How much light comes through: a sheet that glows is a hole with a lamp behind it."""
    lift: float = 8.0
    """How high it lies above what is behind it, in pixels at a picture width of 800."""
    torn: bool = False
    pattern: Pattern | None = None
    turn: float = 0.0
    """The angle of its pattern, and of lines carved into it."""
    shade: str = ""
    """The colour that `colour` passes into from top to bottom, if any."""
    depth: float = field(default=0.0, compare=False)

    def placed(self, x: float, y: float, scale: float, turn: float, flip: bool) -> "Sheet":
        """The sheet flipped, scaled, turned and moved, in this order."""
        outline = self.outline.flipped() if flip else self.outline
        outline = outline.scaled(scale).turned(turn).at(x, y)
        return replace(self, outline=outline, turn=self.turn + turn)

    def at_depth(self, depth: float) -> "Sheet":
        return replace(self, depth=depth)


Sheets = Sequence[Sheet]


def silhouette(sheets: Sheets) -> Outline:
    """The area that all of the sheets cover together."""
    outline = Outline(())
    for sheet in sheets:
        outline = outline | sheet.outline
    return outline
