"""The background of the stage: a painting whose light can change and that can be darkened."""

from collections.abc import Collection
from functools import cache

from kivy.graphics import Color, InstructionGroup, Rectangle
from PIL import Image

from mobileapp.assets import ASSETS
from mobileapp.stage import painting
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look
from mobileapp.stage.scene import TIMES_OF_DAY
from mobileapp.stage.textures import Textures

LAST_LIGHT = (1.0, 0.87, 0.78)
"""The red, green and blue factors that tint pieces when `Backdrop.light` is 1."""


class BackdropPicture(Look):
    """A background picture that fills the window."""

    name: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return painting.cropped(art.asset(f"backdrops/{self.name}.jpg"), (width, height))


class Backdrop:
    """The background: two pictures that cross-fade, and a dark layer above them."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._colours = (Color(0.06, 0.08, 0.16, 1), Color(1, 1, 1, 0))
        self._rects = (Rectangle(), Rectangle())
        self._shade_colour, self._shade_rect = Color(0.02, 0.02, 0.07, 0), Rectangle()
        for colour, rect in zip(self._colours, self._rects, strict=True):
            self.group.add(colour)
            self.group.add(rect)
        self.group.add(self._shade_colour)
        self.group.add(self._shade_rect)
        self._name = ""
        self.light = 0.0
        """The current light: 0 is the first picture of the backdrop, 1 the last, and values between
        them blend two pictures. `advance` moves it towards `target_light`.
        """
        self.target_light = 0.0
        self._textures: Textures | None = None
        self.shade = 0.0
        self.target_shade = 0.0
        self._size = (1.0, 1.0)

    def resize(self, width: float, height: float) -> None:
        self._size = (width, height)
        for rect in (*self._rects, self._shade_rect):
            rect.pos, rect.size = (0, 0), (width, height)

    def prepare(self, name: str, textures: Textures) -> None:
        """Start to paint the first picture of a backdrop before it is shown."""
        for picture in _pictures(name)[:1]:
            textures.prepare(self._picture(picture), *self._size)

    def show(self, name: str, light: float, textures: Textures) -> None:
        """Show a backdrop in a light from 0 to 1.

        If the backdrop is the same as before, its light changes gradually, in `advance`.
        """
        if name != self._name or abs(light - self.light) < 0.01:
            self.light = light
        self._name, self.target_light, self._textures = name, light, textures
        self._draw(textures)

    @property
    def tint(self) -> tuple[float, float, float]:
        """The red, green and blue factors that tint pieces in the current light.

        They are rounded, so that they seldom change.
        """
        r, g, b = (round(1 - (1 - part) * self.light, 2) for part in LAST_LIGHT)
        return r, g, b

    def _draw(self, textures: Textures) -> None:
        """Blend the two pictures between which the current light lies.

        The second picture is loaded only if it is visible or the light is changing.
        """
        names = _pictures(self._name)
        at = min(max(self.light, 0.0), 1.0) * (len(names) - 1)
        below = min(int(at), max(len(names) - 2, 0))
        shown = names[below : below + 2]
        for index, (colour, rect) in enumerate(zip(self._colours, self._rects, strict=True)):
            strength = 1.0 if index == 0 else at - below
            painted = None
            if index < len(shown) and (strength or self.light != self.target_light):
                painted = textures.get(self._picture(shown[index]), *self._size)
            if painted is not None:
                rect.texture = painted.texture
                colour.rgba = (1, 1, 1, strength)
            elif index:
                colour.a = 0

    def advance(self) -> bool:
        """Advance light and shade; return whether they are still changing."""
        change = self.target_light - self.light
        if change:
            self.light = self.target_light if abs(change) < 0.01 else self.light + change * 0.06
            if self._textures is not None:
                self._draw(self._textures)
        change = self.target_shade - self.shade
        self.shade = self.target_shade if abs(change) < 0.02 else self.shade + change * 0.14
        self._shade_colour.a = self.shade
        return self.shade != self.target_shade or self.light != self.target_light

    def load(self, looks: Collection[Look], textures: Textures) -> None:
        """Draw the background again if any of these newly painted looks is a background picture."""
        if any(isinstance(look, BackdropPicture) for look in looks):
            self._draw(textures)

    def _picture(self, name: str) -> BackdropPicture:
        wide = self._size[0] >= self._size[1]
        return BackdropPicture(f"{name}-{'wide' if wide else 'tall'}")


@cache
def _pictures(name: str) -> tuple[str, ...]:
    if not name:
        return ()
    several = (ASSETS / "backdrops" / f"{name}-{TIMES_OF_DAY[0]}-wide.jpg").exists()
    return tuple(f"{name}-{light}" for light in TIMES_OF_DAY) if several else (name,)
