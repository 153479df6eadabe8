"""A cloud on the canvas: a few raw instructions, moved by changing a few numbers."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Protocol

from kivy.graphics import (
    Color,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Rotate,
    Scale,
    Translate,
)
from kivy.graphics.texture import Texture

from engine.games.clouds.sky import PIECES
from mobileapp.games.clouds.artwork import ask_for, picture_size, piece_path

WHITE = (1, 1, 1, 1)
AROUND = tuple((cos(turn * pi / 6), sin(turn * pi / 6)) for turn in range(12))
"""The directions in which a picture is spread to make a rim of it."""


class Pose(Protocol):
    """Where a cloud is and how it is turned: lying in the sky, in somebody's hand, on its way."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def angle(self) -> float: ...
    @property
    def flip(self) -> bool: ...


SHADOW = (0.05, 0.08, 0.2, 0.3)
SHADOW_AT = 6, -9
SHADOW_AFAR = 16, -26
"""Where its shadow is when a cloud lies in the sky, and when it is held high above it."""
LIFT = 0.07
"""By how much a cloud held high is larger: it is nearer to the eye."""


class CloudFigure(InstructionGroup):
    """One piece, drawn in sky units. A tint makes ghosts of it, a spread makes rims."""

    def __init__(
        self,
        piece: int,
        tint: Sequence[float] = WHITE,
        spread: float = 0,
        unit: float = 1.0,
        shaded: bool = False,
    ) -> None:
        super().__init__()
        width, height = picture_size(PIECES[piece])
        self.piece = piece
        self.tint = tint
        self._shadow = CloudFigure(piece, SHADOW, unit=unit) if shaded else None
        if self._shadow is not None:
            self.add(self._shadow)
        self._at, self._turn, self._size = Translate(), Rotate(axis=(0, 0, 1)), Scale(1)
        self._colour = Color(1, 1, 1, 0)  # unseen until its picture has arrived
        self._pictures = [
            Rectangle(pos=(right - width / 2, up - height / 2), size=(width, height))
            for right, up in ([(x * spread, y * spread) for x, y in AROUND] if spread else [(0, 0)])
        ]
        for instruction in (PushMatrix(), self._at, self._turn, self._size, self._colour):
            self.add(instruction)
        for instruction in (*self._pictures, PopMatrix()):
            self.add(instruction)
        ask_for(piece_path(piece), width * unit, height * unit, self._arrive)

    def _arrive(self, texture: Texture, _problem: object) -> None:
        for picture in self._pictures:
            picture.texture = texture
        self._colour.rgba = self.tint

    def show(self, pose: Pose, right: float = 0, up: float = 0, height: float = 0) -> None:
        """Draw it there, or a little beside; at height 0 in the sky, at height 1 in a hand."""
        swell = 1 + LIFT * height
        self._at.xy = pose.x + right, pose.y + up
        self._turn.angle = pose.angle
        self._size.xyz = -swell if pose.flip else swell, swell, 1
        if self._shadow is not None:
            near, afar = SHADOW_AT, SHADOW_AFAR
            self._shadow.show(
                pose,
                right + near[0] + (afar[0] - near[0]) * height,
                up + near[1] + (afar[1] - near[1]) * height,
            )

    def fade(self, strength: float) -> None:
        """Draw it that strongly, from now on."""
        self.tint = (*self.tint[:3], strength)
        if self._pictures[0].texture is not None:
            self._colour.rgba = self.tint
