"""The air on the page *Evenings*: photographs sway once when they appear, and lanterns glow.

Nothing is painted for it: what is painted already is drawn a little aslant, and one soft texture is
the light of all flames.
"""

from collections.abc import Callable, Iterable

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import (
    Color,
    InstructionGroup,
    MatrixInstruction,
    PopMatrix,
    PushMatrix,
    Rectangle,
)
from kivy.graphics.transformation import Matrix
from kivy.properties import NumericProperty
from kivy.utils import get_color_from_hex

from mobileapp.album.breeze import SWAY_SECONDS, breath, sway
from mobileapp.album.wall import LINE_Y
from mobileapp.screens.breathing import AWAKE, RATE
from mobileapp.theme import theme
from mobileapp.tonight.looks import FLAME
from mobileapp.widgets.light import soft_dot
from mobileapp.widgets.painted_look import PaintedLook


class HangingLook(PaintedLook):
    """A look that hangs from a line, with lanterns: an `EveningOnALine` or a `NothingHung`."""

    swayed = NumericProperty(0)
    """How much of the time of swaying has passed, 0 to 1."""

    def __init__(self, **settings: object) -> None:
        self._aslant, self._lights = MatrixInstruction(), InstructionGroup()
        self._drawn: list[tuple[Color, Rectangle]] = []
        super().__init__(**settings)
        self.canvas.before.add(PushMatrix())
        self.canvas.before.add(self._aslant)
        self.canvas.add(self._lights)
        self.canvas.after.add(PopMatrix())

    @property
    def lights(self) -> tuple[float, ...]:
        """The opacities of the lights around the flames; empty if there are none."""
        return tuple(colour.a for colour, _ in self._drawn)

    def appear(self) -> None:
        super().appear()
        if not theme.reduce_motion:
            Animation(swayed=1, duration=SWAY_SECONDS).start(self)

    def on_swayed(self, *_: object) -> None:
        """Draw everything below the line aslant."""
        aside = sway(self.swayed)
        line = self.top - (LINE_Y.dp * self.look.sizes.unit if self.look else 0)
        matrix = Matrix()
        matrix.set(flat=[1, 0, 0, 0, aside, 1, 0, 0, 0, 0, 1, 0, -aside * line, 0, 0, 1])
        self._aslant.matrix = matrix

    def come_to_rest(self) -> None:
        """Stop swaying at once, and put out the lights."""
        Animation.cancel_all(self, "swayed")
        self.swayed = 1
        self._lights.clear()
        self._drawn.clear()

    def glow(self, seconds: float) -> None:
        """Draw the lights of all flames at a time."""
        lamps = self.look.lamps(self.width) if self.up_to_date else ()
        if len(lamps) != len(self._drawn):
            self._lights.clear()
            colour = get_color_from_hex(FLAME)[:3]
            self._drawn = [(Color(*colour, 0), Rectangle(texture=soft_dot())) for _ in lamps]
            for parts in self._drawn:
                for part in parts:
                    self._lights.add(part)
        for number, (lamp, (colour, dot)) in enumerate(zip(lamps, self._drawn, strict=True)):
            light = breath(number, seconds)
            side = lamp.side * light.size
            x, y = self.x + lamp.x, self.top - lamp.top - lamp.side / 2
            colour.a = light.opacity
            dot.size, dot.pos = (side, side), (x - side / 2, y - side / 2)


class Breeze:
    """Lets all lanterns of the page glow, until it is left or has been open for `AWAKE` seconds."""

    def __init__(self, hanging: Callable[[], Iterable[HangingLook]]) -> None:
        self._hanging = hanging
        self._seconds = 0.0
        self._ticking = Clock.create_trigger(self._tick, 1 / RATE, interval=True)

    @property
    def moving(self) -> bool:
        return bool(self._ticking.is_triggered)

    def begin(self) -> None:
        """Begin anew, because the page was opened; nothing moves with *Reduce motion*."""
        self._seconds = 0.0
        if not theme.reduce_motion:
            self._ticking()

    def end(self) -> None:
        """Stop all movement at once."""
        self._ticking.cancel()
        for look in self._hanging():
            look.come_to_rest()

    def _tick(self, dt: float) -> None:
        self._seconds += dt
        if theme.reduce_motion or self._seconds > AWAKE:
            self.end()
            return
        for look in self._hanging():
            look.glow(self._seconds)
