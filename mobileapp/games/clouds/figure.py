"""A cloud on the canvas: a few raw instructions, moved by changing a few numbers."""

from collections.abc import Sequence
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


class Pose(Protocol):
    """Where a cloud is and how it is turned: one in the sky, or one in somebody's hand."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def angle(self) -> float: ...
    @property
    def flip(self) -> bool: ...


class CloudFigure(InstructionGroup):
    """One piece, drawn in sky units. The tint makes shadows, rims and ghosts of it."""

    def __init__(
        self, piece: int, tint: Sequence[float] = WHITE, swell: float = 1.0, unit: float = 1.0
    ) -> None:
        super().__init__()
        width, height = picture_size(PIECES[piece])
        self.piece = piece
        self.tint = tint
        self._swell = swell
        self._at, self._turn, self._size = Translate(), Rotate(axis=(0, 0, 1)), Scale(1)
        self._colour = Color(1, 1, 1, 0)  # unseen until its picture has arrived
        self._picture = Rectangle(pos=(-width / 2, -height / 2), size=(width, height))
        for instruction in (PushMatrix(), self._at, self._turn, self._size):
            self.add(instruction)
        for instruction in (self._colour, self._picture, PopMatrix()):
            self.add(instruction)
        ask_for(piece_path(piece), width * unit, height * unit, self._arrive)

    def _arrive(self, texture: Texture, _problem: object) -> None:
        self._picture.texture = texture
        self._colour.rgba = self.tint

    def show(self, pose: Pose, right: float = 0, up: float = 0) -> None:
        """Draw it there, or a little beside."""
        self._at.xy = pose.x + right, pose.y + up
        self._turn.angle = pose.angle
        self._size.xyz = -self._swell if pose.flip else self._swell, self._swell, 1

    def fade(self, strength: float) -> None:
        """Draw it that strongly, from now on."""
        self.tint = (*self.tint[:3], strength)
        if self._picture.texture is not None:
            self._colour.rgba = self.tint
