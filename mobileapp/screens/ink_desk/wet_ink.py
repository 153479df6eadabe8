"""Wet ink on the open sheet: stamps drawn into a picture that is never cleared."""

import math
import random
from dataclasses import dataclass

from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, Mesh
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex

from mobileapp.ink.sheet import SIZE, UNITS, Drop
from mobileapp.ink.stamps import RADIUS, STAMPS

CREEPING = 0.7
"""Seconds for which a fresh drop still grows."""
FIRST_SIZE, GROWTH = 0.85, 0.35
"""How large a drop is at first, and how much it grows, as parts of its radius."""
TURNS = 3
"""A fresh drop is stamped again in one of so many frames."""
MOST_IN_MESH = 1000
"""Drops in one mesh: its indices are 16-bit numbers."""
COLOURS = {"black": "#15141a", "blue-black": "#1b2745", "sepia": "#3a261b", "red": "#a8201c"}
"""The inks while they are wet and thin, which is lighter than when they lie thick."""
OPACITY = 0.9
PIXELS = SIZE / UNITS
"""Pixels in a unit."""
HALF_STAMP = PIXELS / (2 * RADIUS)
"""Half the side of a stamp in pixels, for a radius of one unit."""


@dataclass(slots=True)
class _Fresh:
    """A drop that still grows."""

    drop: Drop
    stamp: int
    age: float = 0.0


class WetInk:
    """All drops on a sheet, and the picture of them."""

    def __init__(self, stamps: Texture) -> None:
        self.drops: list[Drop] = []
        self._stamps = stamps
        self._fresh: list[_Fresh] = []
        self._rng = random.Random(0)
        self._turn = 0
        self._fbo = Fbo(size=(SIZE, SIZE))
        self._fbo.add_reload_observer(self.redraw)
        self._wipe()

    @property
    def texture(self) -> Texture:
        return self._fbo.texture

    @property
    def creeps(self) -> bool:
        """Whether anything is still growing."""
        return bool(self._fresh)

    def add(self, drop: Drop) -> None:
        self.drops.append(drop)
        self._fresh.append(_Fresh(drop, self._rng.randrange(STAMPS)))

    def clear(self) -> None:
        """Begin with a bare sheet."""
        self.drops, self._fresh = [], []
        self._wipe()

    def creep(self, seconds: float) -> None:
        """Let fresh drops grow: a third of them is stamped again, a little larger."""
        self._turn = (self._turn + 1) % TURNS
        due = []
        for number, fresh in enumerate(self._fresh):
            is_new = fresh.age == 0
            fresh.age += seconds
            if is_new or (number + self._turn) % TURNS == 0:
                due.append(fresh)
        self._stamp(due)
        self._fresh = [fresh for fresh in self._fresh if fresh.age < CREEPING]

    def redraw(self, *_: object) -> None:
        """Draw every drop as large as it has grown; after the graphics context was lost."""
        rng = random.Random(0)
        self._wipe()
        self._stamp([_Fresh(drop, rng.randrange(STAMPS), CREEPING) for drop in self.drops])

    def _wipe(self) -> None:
        self._fbo.clear()
        with self._fbo:
            ClearColor(0, 0, 0, 0)
            ClearBuffers()
        self._fbo.draw()

    def _stamp(self, due: list[_Fresh]) -> None:
        """Draw some drops over what is there, all of one ink in one mesh."""
        by_ink: dict[str, list[float]] = {}
        left, bottom, _, _, right, top, *_ = self._stamps.tex_coords
        width = (right - left) / STAMPS
        for fresh in due:
            drop = fresh.drop
            grown = FIRST_SIZE + GROWTH * math.sqrt(min(1.0, fresh.age / CREEPING))
            r, x, y = drop.radius * grown * HALF_STAMP, drop.x * PIXELS, SIZE - drop.y * PIXELS
            u = left + fresh.stamp * width
            corners = by_ink.setdefault(drop.ink, [])
            corners += (x - r, y - r, u, bottom, x + r, y - r, u + width, bottom)
            corners += (x + r, y + r, u + width, top, x - r, y + r, u, top)
        self._fbo.clear()
        with self._fbo:
            for ink, corners in by_ink.items():
                Color(*get_color_from_hex(COLOURS[ink])[:3], OPACITY)
                for start in range(0, len(corners), 16 * MOST_IN_MESH):
                    part = corners[start : start + 16 * MOST_IN_MESH]
                    Mesh(
                        vertices=part,
                        indices=_QUADS[: len(part) // 16 * 6],
                        mode="triangles",
                        texture=self._stamps,
                    )
        self._fbo.draw()


_QUADS = [4 * quad + corner for quad in range(MOST_IN_MESH) for corner in (0, 1, 2, 2, 3, 0)]
"""Two triangles for each stamp."""
