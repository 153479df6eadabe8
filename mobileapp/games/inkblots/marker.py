"""The markers: a circle, a triangle or a square on a wooden chip, face up or face down."""

from functools import partial

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, Line, PopMatrix, PushMatrix, Rectangle, Scale, Triangle
from kivy.graphics.texture import Texture
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from mobileapp.assets import ASSETS
from mobileapp.pictures import Request
from mobileapp.theme import theme

CHIPS = ASSETS / "table" / "markers"
BACK = "back"
FACES = (BACK, "circle", "triangle", "square")
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
        draw_soon = Clock.create_trigger(self._draw, -1)
        self.bind(**dict.fromkeys(("pos", "size", "symbol", "colour"), draw_soon))
        draw_soon()

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
    tint = ColorProperty((1, 1, 1, 1))
    """The colour the wood is stained with."""
    breadth = NumericProperty(1)
    """How broad the chip looks while it turns over."""

    __events__ = ("on_turned",)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self._faces: dict[str, Texture] = {}
        self._requests: list[Request] = []
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        looks = ("pos", "size", "symbol", "slot", "tint", "breadth")
        self.bind(**dict.fromkeys(looks, self._draw_soon))
        self._draw_soon()
        ask_soon = Clock.create_trigger(self._ask)
        self.bind(size=ask_soon)
        ask_soon()

    def _ask(self, *_: object) -> None:
        """Ask for every face, whichever will be seen: then all are there when the chip turns."""
        for request in self._requests:
            request.cancel()
        pictures, side = App.get_running_app().pictures, int(min(self.size))
        self._requests = [
            pictures.request(CHIPS / f"{face}.png", (side, side), partial(self._arrive, face))
            for face in FACES
        ]

    def _arrive(self, face: str, texture: Texture, _problem: object) -> None:
        self._faces[face] = texture
        self._draw_soon()

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
        side = min(self.size)
        corner = self.center_x - side / 2, self.center_y - side / 2
        self.canvas.clear()
        with self.canvas:
            if self.slot:
                self._draw_slot(side)
                return
            PushMatrix()
            Scale(x=self.breadth, y=1, z=1, origin=self.center)
            Color(0, 0, 0, 0.35)
            Ellipse(pos=(corner[0] + side * 0.04, corner[1] - side * 0.02), size=[side * 0.92] * 2)
            if face := self._faces.get(self.symbol or BACK):
                Color(*self.tint)
                Rectangle(texture=face, pos=corner, size=(side, side))
            PopMatrix()

    def _draw_slot(self, side: float) -> None:
        Color(*theme.paper[:3], 0.6)
        Ellipse(pos=(self.center_x - side / 2, self.center_y - side / 2), size=(side, side))
        Color(*theme.ink_soft)
        Line(circle=(*self.center, side * 0.45), width=max(side * 0.015, 1))
        if self.symbol:
            draw_sign(self.symbol, *self.center, side * 0.36)
