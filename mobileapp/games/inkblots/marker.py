"""The markers: a circle, a triangle or a square on a round chip, face up or face down."""

from kivy.animation import Animation
from kivy.graphics import Color, Ellipse, Line, PopMatrix, PushMatrix, Rectangle, Scale, Triangle
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from mobileapp.i18n import N_
from mobileapp.theme import theme

SIGN_NAMES = {"circle": N_("circle"), "triangle": N_("triangle"), "square": N_("square")}
SIGN_COLOURS = {"circle": "#B5402F", "triangle": "#2F7048", "square": "#2C5AA0"}
FLIP = 0.4
"""How long a marker takes to turn over, in seconds."""


def draw_sign(symbol: str, x: float, y: float, size: float) -> None:
    """Draw a symbol around a point in the current colour, about as large as the others."""
    if symbol == "circle":
        Ellipse(pos=(x - size / 2, y - size / 2), size=(size, size))
    elif symbol == "square":
        side = size * 0.88
        Rectangle(pos=(x - side / 2, y - side / 2), size=(side, side))
    elif symbol == "triangle":
        half, low, high = size * 0.57, y - size * 0.42, y + size * 0.56
        Triangle(points=[x - half, low, x + half, low, x, high])


class Sign(Widget):
    """The bare symbol, for small places."""

    symbol = StringProperty("")
    colour = ColorProperty(theme.night)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self.bind(**dict.fromkeys(("pos", "size", "symbol", "colour"), self._draw))
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            Color(*self.colour)
            draw_sign(self.symbol, *self.center, min(self.size))


class Marker(Widget):
    """A chip. Face down it knows no symbol at all."""

    symbol = StringProperty("")
    """Empty while it lies face down."""
    slot = BooleanProperty(False)
    """No chip lies here: its outline shows, with the symbol of the one that belongs here."""
    breadth = NumericProperty(1)
    """How broad the chip looks while it turns over."""

    __events__ = ("on_turned",)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self.bind(**dict.fromkeys(("pos", "size", "symbol", "slot", "breadth"), self._draw))
        self._draw()

    def turn_over(self, symbol: str) -> None:
        """Show the symbol in one calm movement; `on_turned` when it lies open."""
        self._coming = symbol
        half = theme.motion(FLIP) / 2
        edge = Animation(breadth=0, duration=half, t="in_sine")
        edge.bind(on_complete=self._open)
        edge.start(self)

    def _open(self, *_: object) -> None:
        self.symbol, self.slot = self._coming, False
        rise = Animation(breadth=1, duration=theme.motion(FLIP) / 2, t="out_sine")
        rise.bind(on_complete=self._lie)
        rise.start(self)

    def _lie(self, *_: object) -> None:
        self.dispatch("on_turned")

    def on_turned(self) -> None:
        """The marker lies open."""

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            PushMatrix()
            Scale(x=self.breadth, y=1, z=1, origin=self.center)
            if self.slot:
                self._draw_slot()
            else:
                self._draw_chip()
            PopMatrix()

    def _draw_slot(self) -> None:
        radius = min(self.size) / 2
        Color(*theme.paper[:3], 0.6)
        _disc(*self.center, radius)
        Color(*theme.ink_soft)
        Line(circle=(*self.center, radius * 0.9), width=max(radius * 0.03, 1))
        if self.symbol:
            Color(*get_color_from_hex(SIGN_COLOURS[self.symbol]))
            draw_sign(self.symbol, *self.center, radius * 0.7)

    def _draw_chip(self) -> None:
        radius = min(self.size) / 2
        x, y = self.center
        Color(0, 0, 0, 0.35)
        _disc(x, y - radius * 0.08, radius)
        if self.symbol:
            Color(*theme.parchment)
            _disc(x, y, radius)
            Color(*theme.paper)
            _disc(x, y, radius * 0.88)
            Color(*get_color_from_hex(SIGN_COLOURS[self.symbol]))
            draw_sign(self.symbol, x, y, radius * 0.98)
        else:
            Color(*theme.gold)
            _disc(x, y, radius)
            Color(*theme.dusk)
            _disc(x, y, radius * 0.9)
            Color(*theme.gold)
            for sign in (-1, 1):  # a small blot: two drops and a body between them
                _disc(x + sign * radius * 0.3, y + radius * 0.14, radius * 0.2)
                _disc(x + sign * radius * 0.2, y - radius * 0.26, radius * 0.12)
            _disc(x, y, radius * 0.16)


def _disc(x: float, y: float, radius: float) -> None:
    Ellipse(pos=(x - radius, y - radius), size=(radius * 2, radius * 2))
