"""The wet ink on the open sheet: drops are stamped into a framebuffer, over earlier drops."""

import random
from array import array
from collections import deque
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from kivy.graphics import Color, Fbo, Mesh
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex

from mobileapp.ink.sheet import SIZE, UNITS, InkDrop
from mobileapp.ink.stamps import RADIUS, STAMPS

CREEPING = 0.7
"""How long a fresh drop grows, in seconds."""
FIRST_SIZE, GROWTH = 0.85, 0.35
"""The first radius of a drop, and how much it grows, as parts of the drop's nominal radius."""
TURNS = 3
"""The number of frames after which a growing drop is drawn again."""
MAX_IN_MESH = 1000
"""The maximum number of drops in one mesh, as vertex indices have only 16 bits."""
COLOURS = {"black": "#15141a", "blue-black": "#1b2745", "sepia": "#3a261b", "red": "#a8201c"}
"""The colours of the inks while they are wet and thin, lighter than thick ink."""
OPACITY = 0.9
PIXELS = SIZE / UNITS
"""The number of pixels per unit of the sheet."""
HALF_STAMP = PIXELS / (2 * RADIUS)
"""Half the side of a stamp, in pixels, for a drop with a radius of one unit."""
QUADS = memoryview(
    array("H", [4 * quad + at for quad in range(MAX_IN_MESH) for at in (0, 1, 2, 2, 3, 0)])
)
"""The vertex indices of two triangles for each stamp."""


class _Stamp(NamedTuple):
    """A drop as it is drawn, with lengths in pixels of the framebuffer."""

    born: float
    """When the drop fell, in seconds on the clock that `WetInk.creep` advances."""
    x: float
    y: float
    reach: float
    """Half the side of the stamp for the drop's nominal radius."""
    left: float
    right: float
    """`left` and `right` are the edges of the drop's picture in the texture of all stamps."""
    ink: str


class WetInk:
    """All drops on a sheet, and the texture that shows them.

    Several fingers leave hundreds of growing drops, so the cost of a frame matters: each of these
    drops is stamped only in every third frame (`TURNS`), with one reused mesh per ink.
    """

    def __init__(self, stamps: Texture) -> None:
        self.drops: list[InkDrop] = []
        self._stamps = stamps
        self._rng = random.Random(0)
        self._seconds = 0.0
        self._new: list[_Stamp] = []
        self._growing: tuple[deque[_Stamp], ...] = tuple(deque() for _ in range(TURNS))
        self._turn = 0
        self._fbo = Fbo(size=(SIZE, SIZE), clear_color=(0, 0, 0, 0))
        self._fbo.add_reload_observer(self.redraw)
        self._meshes = {ink: self._add_mesh(colour) for ink, colour in COLOURS.items()}
        self._wipe()

    def _add_mesh(self, colour: str) -> Mesh:
        with self._fbo:
            Color(*get_color_from_hex(colour)[:3], OPACITY)
            return Mesh(mode="triangles", texture=self._stamps)

    @property
    def texture(self) -> Texture:
        return self._fbo.texture

    @property
    def creeps(self) -> bool:
        """Whether there are drops that still grow."""
        return bool(self._new or any(self._growing))

    def add(self, drop: InkDrop) -> None:
        self.drops.append(drop)
        self._new.append(self._stamp_of(drop, self._rng, self._seconds))

    def show(self, drops: Sequence[InkDrop]) -> None:
        """Replace all drops with these, and draw them fully grown."""
        self.drops = list(drops)
        self._new.clear()
        for growing in self._growing:
            growing.clear()
        self.redraw()

    def creep(self, seconds: float) -> None:
        """Advance the time by `seconds`, and draw the new drops and some of the growing ones.

        The growing drops are divided into `TURNS` groups; each call draws the next group.
        """
        self._seconds += seconds
        self._turn = (self._turn + 1) % TURNS
        growing = self._growing[self._turn]
        while growing and self._seconds - growing[0].born >= CREEPING:
            growing.popleft()
        self._draw([*growing, *self._new])
        for place, stamp in enumerate(self._new):
            self._growing[place % TURNS].append(stamp)
        self._new = []

    def redraw(self, *_: object) -> None:
        """Draw all drops again, fully grown, for example after the graphics context was lost."""
        rng = random.Random(0)
        self._wipe()
        long_ago = self._seconds - CREEPING
        self._draw([self._stamp_of(drop, rng, long_ago) for drop in self.drops])

    def _wipe(self) -> None:
        self._fbo.bind()
        self._fbo.clear_buffer()
        self._fbo.release()

    def _stamp_of(self, drop: InkDrop, rng: random.Random, born: float) -> _Stamp:
        left, _, _, _, right, *_ = self._stamps.tex_coords
        width = (right - left) / STAMPS
        left += rng.randrange(STAMPS) * width
        x, y, reach = drop.x * PIXELS, SIZE - drop.y * PIXELS, drop.radius * HALF_STAMP
        return _Stamp(born, x, y, reach, left, left + width, drop.ink)

    def _draw(self, stamps: list[_Stamp]) -> None:
        """Draw stamps over the earlier ones, as many at a time as a mesh can hold."""
        for start in range(0, len(stamps), MAX_IN_MESH):
            self._fill_meshes(stamps[start : start + MAX_IN_MESH])
            self._fbo.draw()

    def _fill_meshes(self, stamps: list[_Stamp]) -> None:
        _, bottom, _, _, _, top, *_ = self._stamps.tex_coords
        corners: dict[str, list[float]] = {ink: [] for ink in self._meshes}
        now = self._seconds
        for born, x, y, reach, left, right, ink in stamps:
            r = reach * (FIRST_SIZE + GROWTH * sqrt(min(1.0, (now - born) / CREEPING)))
            x0, y0, x1, y1 = x - r, y - r, x + r, y + r
            corners[ink] += (
                x0, y0, left, bottom, x1, y0, right, bottom,
                x1, y1, right, top, x0, y1, left, top,
            )  # fmt: skip
        for ink, mesh in self._meshes.items():
            vertices = corners[ink]
            mesh.vertices = array("f", vertices) if vertices else []
            mesh.indices = QUADS[: len(vertices) * 6 // 16] if vertices else []
