"""The curtain: two cloths that part under a holding finger and fall in a fifth of a second."""

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex

from mobileapp.stage.scene import Curtain

FALL = 0.2
PART = 0.34
PEEP = 0.08
"""How far the cloths part while somebody still holds: there is nothing behind them yet."""
DEPTH = 0.5
"""How dark the cloth is compared with the player's own colour."""


class Cloth:
    """Drawn between what lies on the table and what lies on the curtain."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._colour = Color(0.1, 0.1, 0.2, 1)
        self._halves = (Rectangle(), Rectangle())
        self._hem_colour = Color(0, 0, 0, 0.5)
        self._hems = (Rectangle(), Rectangle())
        for part in (self._colour, *self._halves, self._hem_colour, *self._hems):
            self.group.add(part)
        self.closed = 0.0
        """How much of the table it covers, 0 to 1."""
        self._from = self._to = 0.0
        self._began = 0.0
        self._seconds = FALL
        self._size = (1.0, 1.0)

    def set_texture(self, texture: Texture) -> None:
        """Its folds; until they are painted it is plain, and opaque all the same."""
        half = texture.width // 2
        left, right = self._halves
        left.texture = texture.get_region(0, 0, half, texture.height)
        right.texture = texture.get_region(half, 0, texture.width - half, texture.height)
        self.hang()

    def show(self, curtain: Curtain | None, now: float, quick: bool) -> None:
        """Begin to fall or to part."""
        if curtain is not None:
            r, g, b, _ = get_color_from_hex(curtain.colour)
            self._colour.rgba = (r * DEPTH, g * DEPTH, b * DEPTH, 1)
        target = 0.0 if curtain is None else 1.0
        if target != self._to:
            self._from, self._to, self._began = self.closed, target, now
            self._seconds = 0.01 if quick else FALL if target else PART

    @property
    def moving(self) -> bool:
        return self.closed != self._to

    @property
    def covers(self) -> bool:
        """Whether nothing behind it can be seen."""
        return self.closed == 1.0

    def close_now(self) -> None:
        self._from = self._to = self.closed = 1.0
        self.hang()

    def open_now(self) -> None:
        self._from = self._to = self.closed = 0.0
        self.hang()

    def jump(self) -> None:
        """Be where it was going."""
        self.closed = self._to
        self.hang()

    def step(self, now: float) -> None:
        if not self.moving:
            return
        t = min(max((now - self._began) / self._seconds, 0.0), 1.0)
        eased = 1 - (1 - t) ** 2 if self._to else t * t * (3 - 2 * t)
        self.closed = self._to if t == 1 else self._from + (self._to - self._from) * eased
        self.hang()

    def peep(self, part: float) -> None:
        """Part a little under a finger that holds."""
        if self.covers:
            self.hang(part * PEEP)

    def resize(self, width: float, height: float) -> None:
        self._size = (width, height)
        self.hang()

    def hang(self, gap: float = 0) -> None:
        """Each half is as broad as what it covers, so its folds close up as it is drawn aside."""
        width, height = self._size
        broad = width / 2 * max(self.closed - gap, 0)
        left, right = self._halves
        left.pos, left.size = (0, 0), (broad, height)
        right.pos, right.size = (width - broad, 0), (broad, height)
        thin = max(height * 0.008, 2) if broad > 1 else 0
        for hem, x in zip(self._hems, (broad - thin, width - broad), strict=True):
            hem.pos, hem.size = (x, 0), (thin, height)
        self._hem_colour.a = 0.35 if broad > 1 else 0
