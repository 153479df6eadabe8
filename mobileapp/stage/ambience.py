"""What lives at the edges of a place: flames, lamplight, stars on the water, seeds in the wind; and
the paper snow of an ending. Where each light is, is plain arithmetic over the time that has passed.
"""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from kivy.graphics import Color, InstructionGroup, Mesh, Rectangle
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex

BEATS = 30
"""How often a second paper falls; the lights of a place change half as often."""
SNOW = 5.0
"""Seconds that paper snow takes, once."""
SCRAPS = 44
PICTURE = {True: (2560, 1600), False: (1600, 2560)}
"""The size of the painted places, wide and tall."""

Colour = tuple[float, float, float]
WARM, LAMP, STAR, SEED = (1.0, 0.72, 0.36), (0.8, 1.0, 0.82), (0.82, 0.9, 1.0), (1.0, 0.98, 0.9)


class Mote(NamedTuple):
    """A soft light: its middle and breadth in widths and heights of the picture, and strength."""

    x: float
    y: float
    size: float
    """In short sides of the picture."""
    strength: float
    colour: Colour


def _drawn(number: int) -> float:
    """0 to 1, the same for the same number: where things are strewn."""
    return (sin(number * 12.9898) * 43758.5453) % 1


CANDLES = {True: ((0.066, 0.856), (0.932, 0.144)), False: ((0.145, 0.933), (0.86, 0.067))}


def candlelight(time: float, wide: bool) -> list[Mote]:
    """Two candles that breathe, each at its own pace."""
    found = []
    for index, (x, y) in enumerate(CANDLES[wide]):
        pace = time * (1.9 + 0.4 * index)
        breath = 0.5 + 0.34 * sin(pace) + 0.16 * sin(pace * 3.7 + 1)
        sway = 0.003 * sin(pace * 1.3)
        found.append(Mote(x, y, 0.62, 0.08 + 0.1 * breath, WARM))
        found.append(Mote(x + sway, y, 0.1 + 0.012 * breath, 0.3 + 0.3 * breath, (1.0, 0.9, 0.66)))
    return found


def lamplight(time: float, wide: bool) -> list[Mote]:
    """The green lamp, and dust that turns slowly in its light."""
    found = [Mote(0.03, 0.97, 0.9, 0.08 + 0.025 * sin(time * 0.9), LAMP)]
    for index in range(10):
        age = (time * 0.035 + _drawn(index)) % 1
        x = 0.03 + 0.3 * _drawn(index + 20) + 0.02 * sin(time * 0.4 + index)
        y = 0.98 - 0.34 * age
        found.append(Mote(x, y, 0.007, 0.34 * sin(pi * age), SEED))
    return found


def starlight(time: float, wide: bool) -> list[Mote]:
    """Stars that twinkle on the water and drift with it, away from the middle."""
    found = []
    for index in range(16):
        side = 0.02 + 0.17 * _drawn(index)
        along = 0.06 + 0.88 * _drawn(index + 40)
        if index % 2:
            side = 1 - side
        x, y = (side, along) if wide else (along, side)
        x += 0.006 * sin(time * 0.31 + index)
        y += 0.006 * cos(time * 0.27 + index * 2)
        twinkle = max(sin(time * (0.5 + 0.4 * _drawn(index + 60)) + index * 1.7), 0) ** 3
        found.append(Mote(x, y, 0.016 + 0.01 * twinkle, 0.12 + 0.75 * twinkle, STAR))
    return found


def seeds(time: float, wide: bool) -> list[Mote]:
    """Seeds that rise from the meadows at both edges."""
    found = []
    for index in range(14):
        age = (time * (0.03 + 0.02 * _drawn(index)) + _drawn(index + 80)) % 1
        rise = 0.02 + 0.14 * age
        x = (_drawn(index + 10) + 0.05 * sin(time * 0.3 + index) + 0.06 * age) % 1
        y = 1 - rise if index % 2 else rise
        found.append(Mote(x, y, 0.009, 0.75 * sin(pi * age), SEED))
    return found


LIFE: dict[str, Callable[[float, bool], list[Mote]]] = {
    "storyteller": candlelight,
    "inkblots": lamplight,
    "telepathy": starlight,
    "clouds": seeds,
}


class Ambience:
    """Draws the lights of a place, and paper snow, behind the pieces: all letters stay readable."""

    def __init__(self, soft: Texture) -> None:
        self.group, self._lit, self._falling = (InstructionGroup() for _ in range(3))
        self.group.add(self._lit)
        self.group.add(self._falling)
        self._soft = soft
        self._lights: list[tuple[Color, Rectangle]] = []
        self._place = ""
        self._size = (1.0, 1.0)
        self._beats = 0
        self._snow: tuple[str, ...] = ()
        self._meshes: list[tuple[Mesh, range]] = []
        self._snow_began = 0

    def resize(self, width: float, height: float) -> None:
        self._size = (width, height)

    @property
    def alive(self) -> bool:
        """Whether there is anything that moves."""
        return self._place in LIFE or bool(self._meshes)

    def show(self, place: str, snow: tuple[str, ...]) -> None:
        """The life of a place; and paper in these colours, once, when they are first told."""
        if place != self._place:
            self._place = place
            self._put_out()
        if snow and not self._snow:
            self._begin_snow(snow)
        elif self._snow and not snow:
            self._end_snow()
        self._snow = snow

    def _put_out(self) -> None:
        self._lit.clear()
        self._lights.clear()

    def rest(self) -> None:
        """Nothing moves and nothing is lit: for those who asked for less motion."""
        self._put_out()
        self._end_snow()

    def beat(self, shade: float) -> None:
        """Let a thirtieth of a second pass."""
        self._beats += 1
        if self._beats % 2 and self._place in LIFE:
            self._shine(1 - shade)
        if self._meshes:
            self._fall()

    def _shine(self, strength: float) -> None:
        width, height = self._size
        wide = width >= height
        across, down = PICTURE[wide]
        scale = max(width / across, height / down)  # as the picture is cut to fill the window
        left, low = (width - across * scale) / 2, (height - down * scale) / 2
        motes = LIFE[self._place](self._beats / BEATS, wide)
        while len(self._lights) < len(motes):
            light = (Color(1, 1, 1, 0), Rectangle(texture=self._soft))
            self._lights.append(light)
            for part in light:
                self._lit.add(part)
        for mote, (colour, rect) in zip(motes, self._lights, strict=True):
            side = mote.size * min(across, down) * scale
            x, y = left + mote.x * across * scale, low + mote.y * down * scale
            colour.rgba = (*mote.colour, mote.strength * strength)
            rect.size, rect.pos = (side, side), (x - side / 2, y - side / 2)

    # --- paper snow ---------------------------------------------------------------------------

    def _begin_snow(self, colours: tuple[str, ...]) -> None:
        self._end_snow()
        self._snow_began = self._beats
        for index, colour in enumerate(colours):
            scraps = range(index, SCRAPS, len(colours))
            indices = [
                corner + 4 * place for place in range(len(scraps)) for corner in (0, 1, 2, 0, 2, 3)
            ]
            mesh = Mesh(indices=indices, mode="triangles")
            self._falling.add(Color(*get_color_from_hex(colour)[:3], 0.95))
            self._falling.add(mesh)
            self._meshes.append((mesh, scraps))

    def _end_snow(self) -> None:
        self._falling.clear()
        self._meshes.clear()

    def _fall(self) -> None:
        time = (self._beats - self._snow_began) / BEATS
        if time >= SNOW:
            self._end_snow()
            return
        width, height = self._size
        for mesh, scraps in self._meshes:
            vertices: list[float] = []
            for number in scraps:
                for x, y in scrap_corners(number, time, width, height):
                    vertices += (x, y, 0, 0)
            mesh.vertices = vertices


class Scrap(NamedTuple):
    """How one scrap of paper falls: each in its own way."""

    late: float
    pace: float
    size: float
    x: float
    spin: float
    flutter: float


@cache
def scrap(number: int) -> Scrap:
    draws = (_drawn(number + hundred * 100) for hundred in range(6))
    late, pace, size, x, spin, flutter = draws
    late *= 0.5  # they follow one another; each takes as long as is left, or less
    return Scrap(
        late * SNOW, 1 / SNOW / (1 - late) / (0.7 + 0.3 * pace), 0.011 + 0.009 * size, x,
        1.5 + 2 * spin, 3 + 3 * flutter,
    )  # fmt: skip


def scrap_corners(
    number: int, time: float, width: float, height: float
) -> tuple[tuple[float, float], ...]:
    """Where the corners of a scrap of paper are: it starts above the window and ends below it."""
    one = scrap(number)
    side = min(width, height) * one.size
    fallen = min(max((time - one.late) * one.pace, 0.0), 1.0)
    x = width * (one.x + 0.04 * sin(time * 2.1 + number))
    y = height + side * 2 - (height + side * 4) * fallen
    turn = time * one.spin + number
    along, across = cos(turn) * side, sin(turn) * side
    thin = 0.7 * cos(time * one.flutter + number)
    ax, ay = along + across * thin, across - along * thin
    bx, by = along - across * thin, across + along * thin
    return (x - bx, y - by), (x + ax, y + ay), (x + bx, y + by), (x - ax, y - ay)
