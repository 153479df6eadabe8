"""Paper on a table: the ground of letters, slips and dialogs."""

from typing import Any

from kivy import graphics
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.utils import get_color_from_hex
from PIL import Image

from mobileapp.running_app import running_app
from mobileapp.stage.looks import PAPER, Art
from mobileapp.stage.piece import Look
from mobileapp.stage.tokens import Gap
from mobileapp.theme import theme
from mobileapp.widgets import boxes, load_kv, text

TILE = 512
"""The side of the texture of paper, in pixels; it repeats without a seam, once in as many dp."""
MOTTLING = 0.5
"""How much of the cloudiness of the paper is left, so that letters stay easy to read."""
EDGE = "#EADFC8"
SHADE = 0.03, 0.02, 0.07, 0.6
SHADOW_SIDE, SHADOW_EDGE = 128, 16
"""The side of the shared picture of a shadow, and the room around the box in it, in pixels."""


class PaperTile(Look):
    """A piece of paper whose edges continue each other."""

    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        with Image.open(art.asset("table/paper.jpg")) as paper:
            tile = paper.convert("RGB").resize((width, height), Image.Resampling.HAMMING)
        plain = Image.new("RGB", tile.size, PAPER)
        return Image.blend(plain, tile, MOTTLING).convert("RGBA")


class Paper(BoxLayout):
    """A sheet of paper with its shadow, under the widgets that are added to it.

    It is plain until its texture is painted, and always plain in high contrast.
    """

    tilt = NumericProperty(0.0)
    """How far the sheet lies askew, in degrees; what is on it stays level."""
    look = PaperTile()

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        with self.canvas.before:
            graphics.PushMatrix()
            self._turn = graphics.Rotate()
            graphics.Color(*SHADE)
            self._shadow = graphics.BorderImage(
                border=[SHADOW_SIDE // 3] * 4, auto_scale="both_lower"
            )
            self._tint = graphics.Color(rgba=theme.paper)
            self._sheet = graphics.RoundedRectangle()
            graphics.Color(rgba=get_color_from_hex(EDGE))
            self._edge = graphics.SmoothLine(width=dp(0.8))
            graphics.PopMatrix()
        self.textured = False
        """Whether the sheet shows the texture of paper, not only its colour."""
        self.ask = Clock.create_trigger(self._ask, -1)
        lay = Clock.create_trigger(self._lay, -1)
        self.bind(pos=lay, size=lay, tilt=lay)
        theme.bind(high_contrast=self._restyle)
        lay()
        self.ask()

    def _restyle(self, *_: object) -> None:  # a method, so that the theme keeps no sheet alive
        self.ask()

    def _ask(self, _dt: float) -> None:
        """Use the texture of paper if it is painted; otherwise wait for it."""
        painter = running_app().painter
        self._shadow.texture = painter.shadow("box")
        found = None if theme.high_contrast else painter.get(self.look, TILE, TILE)
        self.textured = found is not None
        if found is None:
            painter.waiting_for.add(self)
            self._sheet.texture, self._tint.rgba = None, theme.paper
        else:
            painter.waiting_for.discard(self)
            found.texture.wrap = "repeat"
            self._sheet.texture, self._tint.rgba = found.texture, (1, 1, 1, 1)
        self._lay(0)

    def _lay(self, _dt: float) -> None:
        (x, y), (width, height) = self.pos, self.size
        self._turn.angle, self._turn.origin = self.tilt, self.center
        depth = dp(8)
        # The box fills the middle of the picture of a shadow, so the picture reaches farther out.
        rim = dp(SHADOW_EDGE)
        self._shadow.pos = x - rim, y - rim - depth
        self._shadow.size = width + 2 * rim, height + 2 * rim
        self._sheet.pos, self._sheet.size = self.pos, self.size
        right, top = width / dp(TILE), height / dp(TILE)
        self._sheet.tex_coords = (0, 0, right, 0, right, top, 0, top)
        corner = Gap.TINY * theme.scale * dp(1)  # as round as paper on pages that are scenes
        self._sheet.radius = [corner]
        self._edge.rounded_rectangle = (x, y, width, height, corner)


load_kv(__file__, boxes, text)
