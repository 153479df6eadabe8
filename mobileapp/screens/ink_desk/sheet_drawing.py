"""Draws the sheet with its ink and shadows; one of its halves may be turned."""

import math

from kivy.graphics import Color, Mesh, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.graphics.texture import Texture

from mobileapp.ink.sheet import UNITS
from mobileapp.screens.ink_desk.fold import INDICES, Corners, Square, half_mesh
from mobileapp.screens.ink_desk.picture_texture import PictureTexture
from mobileapp.stage import painting
from mobileapp.stage.upload import lasting_texture

SHADOW, DROP = 0.7, 1.2
"""The opacity of the shadow under the sheet, and how far it falls, as a part of `SPREAD`."""
SPREAD = 1 / 6
"""How far the shadow (`painting.shadow`) extends from the sheet, as a part of the sheet's side."""
LID = 0.4
"""The opacity of the shadow on the flat half when the other half is folded over it."""
SHADE = 0.28
"""How much darker the turning half is when it stands upright, as a part of its brightness."""
BACK = (0.97, 0.95, 0.92)
"""The tint of the back of the paper."""
THROUGH = 0.2
"""The maximum opacity of ink that shows through the back of the paper."""
EAR = 0.9
"""How far the tip of a turned-up corner is folded over, as a part of the corner's size."""


class _Layer:
    """A picture on one half of the sheet."""

    def __init__(self) -> None:
        self._tint = Color(1, 1, 1, 0)
        self._mesh = Mesh(mode="triangle_strip", indices=INDICES)

    def show(self, texture: Texture, vertices: list[float], tint: tuple[float, ...]) -> None:
        self._tint.rgba = tint
        self._mesh.texture = texture
        self._mesh.vertices = vertices

    def hide(self) -> None:
        self._tint.a = 0


class SheetDrawing:
    """The graphics instructions of the sheet, created once and updated by `draw`."""

    def __init__(self, canvas: object) -> None:
        self.paper: PictureTexture | None = None
        self.stages: list[PictureTexture] = []
        """The pictures of the blot while the ink spreads; the last one is the finished blot."""
        shadow = painting.shadow(False)
        with canvas:  # type: ignore[attr-defined]
            PushMatrix()
            self._turn = Rotate()
            self._shadow_tint = Color(0, 0, 0, 0)
            self._shadow = Rectangle(texture=lasting_texture(shadow.size, shadow.tobytes()))
            self._flat = _Layer(), _Layer()
            self._lid_tint = Color(0, 0, 0, 0)
            self._lid = Rectangle()
            self._turned = _Layer(), _Layer()
            self._through = _Layer(), _Layer()
            self._ears = [(Color(0, 0, 0, 0), Mesh(mode="triangles")) for _ in range(4)]
            PopMatrix()

    def draw(
        self,
        square: Square,
        tilt: float,
        wet: Texture | None,
        *,
        angle: float,
        outward: int,
        show_through: float,
        bloom: float,
        ear: bool,
        edge: float,
    ) -> None:
        """Draw the sheet, tilted by so many degrees, with one half turned by an angle.

        `outward` is 1 if the right half is turned and -1 if the left one is. `wet` is the texture
        of the wet ink. `show_through` says how strongly the wet ink shows through the back of the
        paper, from 0 to 1. `bloom` says how far the ink has spread since the sheet was opened, from
        0 to 1. With `ear`, the lower corners are turned up; `edge` is their size in units.
        """
        half = square.side / 2
        self._turn.angle, self._turn.origin = tilt, (square.left + half, square.bottom + half)
        paper = self.paper
        for layer in (*self._flat, *self._turned, *self._through):
            layer.hide()
        if paper is None or not paper.done:
            self._shadow_tint.a = self._lid_tint.a = 0
            self._draw_ears(square, edge, False)
            return
        inside = self._inside(paper.texture, wet, bloom)
        self._draw_shadow(square, angle, outward)
        for layer, (texture, alpha) in zip(self._flat, inside, strict=False):
            mesh = half_mesh(square, _corners(texture), -outward, 0)
            layer.show(texture, mesh, (1, 1, 1, alpha))
        self._lid_tint.a = LID * min(1.0, angle / 2)
        self._lid.pos = square.left + (half if outward < 0 else 0), square.bottom
        self._lid.size = half, square.side
        light = 1 - SHADE * (1 - abs(math.cos(angle)))
        if angle < math.pi / 2:
            for layer, (texture, alpha) in zip(self._turned, inside, strict=False):
                mesh = half_mesh(square, _corners(texture), outward, angle)
                layer.show(texture, mesh, (light, light, light, alpha))
        else:
            self._draw_back(square, paper.texture, wet, angle, outward, light, show_through)
        self._draw_ears(square, edge, ear)

    def _inside(
        self, paper: Texture, wet: Texture | None, bloom: float
    ) -> list[tuple[Texture, float]]:
        """The textures of the sheet's inner side with their opacities, in the order of drawing."""
        stages = [stage for stage in self.stages if stage.done]
        if not stages:
            return [(paper, 1.0)] + ([(wet, 1.0)] if wet is not None else [])
        at = bloom * (len(self.stages) - 1)
        lower = min(int(at), len(stages) - 1)
        upper = min(lower + 1, len(stages) - 1)
        return [(stages[lower].texture, 1.0), (stages[upper].texture, min(at - lower, 1.0))]

    def _draw_back(
        self,
        square: Square,
        paper: Texture,
        wet: Texture | None,
        angle: float,
        outward: int,
        light: float,
        show_through: float,
    ) -> None:
        """Draw the back of the turned half, with the ink of both halves showing through."""
        mesh = half_mesh(square, _corners(paper), outward, angle)
        self._turned[0].show(paper, mesh, (*(light * channel for channel in BACK), 1))
        if wet is not None and show_through > 0:
            for layer, mirrored in zip(self._through, (False, True), strict=True):
                mesh = half_mesh(square, _corners(wet), outward, angle, mirrored)
                layer.show(wet, mesh, (1, 1, 1, THROUGH * show_through))

    def _draw_shadow(self, square: Square, angle: float, outward: int) -> None:
        """Draw the shadow of the flat half, and that of the turning half until it is upright."""
        half, reach = square.side / 2, square.side * SPREAD
        other = half * max(0.0, math.cos(angle))
        left = square.left + half - (half if outward > 0 else other)
        self._shadow_tint.rgba = (0, 0, 0, SHADOW)
        self._shadow.pos = left - reach, square.bottom - DROP * reach
        self._shadow.size = half + other + 2 * reach, square.side + 2 * reach

    def _draw_ears(self, square: Square, edge: float, shown: bool) -> None:
        """Draw or hide the turned-up lower corners, which show that the sheet can be folded."""
        size = edge / UNITS * square.side
        for number, (tint, mesh) in enumerate(self._ears):
            side = 1 if number < 2 else -1
            outer = square.left + (square.side if side > 0 else 0)
            inner, bottom, top = outer - side * size, square.bottom, square.bottom + size
            if number % 2:  # the back of the corner, folded over
                tip = outer - side * size * EAR, bottom + size * EAR
                tint.rgba = (0.80, 0.76, 0.68, 1 if shown else 0)
            else:  # the shadow where the corner was
                tip = outer, bottom
                tint.rgba = (0.09, 0.07, 0.06, 0.85 if shown else 0)
            mesh.vertices = [inner, bottom, 0, 0, *tip, 0, 0, outer, top, 0, 0]
            mesh.indices = [0, 1, 2]


def _corners(texture: Texture) -> Corners:
    left, bottom, _, _, right, top, *_ = texture.tex_coords
    return Corners(left, bottom, right, top)
