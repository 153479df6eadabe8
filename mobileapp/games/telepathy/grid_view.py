"""The grid of tiles: north is always above; tiles slide, places light up, lines are shown."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import (
    Color,
    Line,
    PopMatrix,
    PushMatrix,
    Rectangle,
    RoundedRectangle,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
    Triangle,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from engine.games.telepathy.actions import ACTIONS, Place
from engine.games.telepathy.conditions import Cells, Grid
from engine.games.telepathy.prompts import Line as SecretLine
from engine.refusal import BadPack
from mobileapp.games.telepathy.art import TILES
from mobileapp.games.telepathy.journey import Journey, Point, journeys
from mobileapp.games.telepathy.marks import draw_arrow, draw_line, draw_outline
from mobileapp.i18n import tr
from mobileapp.theme import theme

SLIDE = 0.45
"""How long the tiles of a performed card travel, in seconds; whatever they bring about."""
FRAME, LEAST_FRAME = 0.062, 17
"""The part of the side that the frame with its letters takes, and how much in dp at the least."""
TILE = 0.94
"""The part of a cell that its tile covers."""


class _Piece:
    """A tile on the canvas: it lies still, or is on its way."""

    def __init__(self, tile: int, journey: Journey, side: float) -> None:
        self.tile, self.journey = tile, journey
        PushMatrix()
        self.place = Translate()
        self.tint = Color(*theme.twilight)
        self.face = Rectangle(size=(side, side))
        PopMatrix()


class GridView(Widget):
    """Sixteen tiles on a board. It shows what it is told and never judges what lies there."""

    travelled = NumericProperty(1)
    """How far the tiles that move are on their way, from 0 to 1."""
    chosen = StringProperty("")
    """The place that was tapped."""

    __events__ = ("on_place", "on_settled")

    def __init__(self, grid: Grid, **settings: Any) -> None:
        self._grid = grid
        self._journeys: tuple[Journey, ...] = ()
        self._card = ""
        self._places: tuple[Place, ...] = ()
        self._lines: Sequence[SecretLine] = ()
        self._pieces: list[_Piece] = []
        self._faces: dict[int, Texture] = {}
        self._asked = 0.0
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        super().__init__(**settings)
        self._letters = [Label(text=letter, bold=True) for letter in "ABCD1234"]
        self._north = Label(text=tr._("N"), bold=True)
        for label in (*self._letters, self._north):
            self.add_widget(label)
        self.bind(pos=self._draw_soon, size=self._draw_soon, chosen=self._draw_soon)
        self.bind(travelled=self._move)
        self._draw_soon()

    # --- what it is told ----------------------------------------------------------------------

    def slide(self, before: Grid, card: str, place_id: str) -> None:
        """Let everyone see how the grid has come about: from `before`, by this card."""
        place = next(place for place in ACTIONS[card].places if place.id == place_id)
        self._after, self._grid = self._grid, before
        self._journeys = journeys(card, place)
        self.travelled = 0
        travel = Animation(travelled=1, duration=theme.motion(SLIDE), transition="in_out_sine")
        travel.bind(on_complete=self._settle)
        travel.start(self)

    def offer(self, card: str, places: tuple[Place, ...]) -> None:
        """Light the places where a card can be performed, all of them alike."""
        self._card, self._places = card, places
        self._draw_soon()

    def show_lines(self, lines: Sequence[SecretLine]) -> None:
        """The secrets are out: show where their lines lie."""
        self._lines = lines
        self._draw_soon()

    def _settle(self, *_: object) -> None:
        self._grid, self._journeys = self._after, ()
        self._draw()
        self.dispatch("on_settled")

    @property
    def settled(self) -> bool:
        """Whether every tile lies still."""
        return not self._journeys

    def on_place(self, place_id: str) -> None:
        """A place was tapped."""

    def on_settled(self) -> None:
        """The tiles have arrived."""

    # --- what is touched ----------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        place = self._place_at(*touch.pos)
        if place is None:
            return False
        touch.grab(self)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        place = self._place_at(*touch.pos)
        if place is not None and place is self._place_at(*touch.opos):
            self.dispatch("on_place", place.id)
        return True

    def _place_at(self, x: float, y: float) -> Place | None:
        left, top, cell = self._field
        column, row = (x - left) // cell, (top - y) // cell
        if not (0 <= column < 4 and 0 <= row < 4):
            return None
        touched = int(4 * row + column)
        return next((place for place in self._places if touched in place.cells), None)

    # --- where everything lies ----------------------------------------------------------------

    @property
    def _field(self) -> tuple[float, float, float]:
        """The north-west corner of the field of tiles, and the side of a cell."""
        side, edge = max(min(self.size), 1.0), self._edge
        left, top = self.center_x - side / 2 + edge, self.center_y + side / 2 - edge
        return left, top, (side - 2 * edge) / 4

    @property
    def _edge(self) -> float:
        """How broad the frame is; its letters have to be read."""
        side = max(min(self.size), 1.0)
        return float(max(side * FRAME, min(dp(LEAST_FRAME), side / 4)))

    def centre_of(self, point: Point) -> Point:
        """The middle of a cell on the screen, given how far east and south it is."""
        left, top, cell = self._field
        return left + (point[0] + 0.5) * cell, top - (point[1] + 0.5) * cell

    def box_of(self, cells: Cells) -> tuple[float, float, float, float]:
        """The rectangle around some cells: x, y, width and height."""
        left, top, side = self._field
        columns, rows = [cell % 4 for cell in cells], [cell // 4 for cell in cells]
        width, height = (max(part) - min(part) + 1 for part in (columns, rows))
        x, y = left + min(columns) * side, top - (max(rows) + 1) * side
        return x, y, width * side, height * side

    # --- drawing ------------------------------------------------------------------------------

    def _draw(self, *_: object) -> None:
        left, top, cell = self._field
        edge, field = self._edge, (left, top - 4 * cell, 4 * cell, 4 * cell)
        self.canvas.before.clear()
        with self.canvas.before:
            self._draw_board(field, edge)
            self._draw_tiles(field, cell)
        self.canvas.after.clear()
        with self.canvas.after:
            self._draw_marks(cell)
        self._place_letters(edge)
        self._move()
        self._ask_for_faces(cell)

    def _draw_board(self, field: tuple[float, float, float, float], edge: float) -> None:
        x, y, width, height = field
        Color(*theme.dusk)
        RoundedRectangle(
            pos=(x - edge, y - edge), size=(width + 2 * edge, height + 2 * edge), radius=[edge]
        )
        Color(*theme.line)
        Line(rounded_rectangle=(x, y, width, height, edge * 0.3), width=dp(1))
        Color(*theme.gold)
        top, middle = y + height, x + width / 2
        Triangle(
            points=[
                middle - edge * 1.15, top + edge * 0.12,
                middle + edge * 1.15, top + edge * 0.12,
                middle, top + edge * 0.95,
            ]
        )  # fmt: skip

    def _draw_tiles(self, field: tuple[float, float, float, float], cell: float) -> None:
        """Tiles that move lie above the others; one that leaves vanishes behind the frame."""
        x, y, width, height = field
        if not any(journey.over_edge for journey in self._journeys):
            x, y, width, height = x - cell, y - cell, width + 2 * cell, height + 2 * cell
        moving = {journey.cell for journey in self._journeys}
        still = [
            Journey(here, point, point)
            for here in range(16)
            if here not in moving
            for point in [(float(here % 4), float(here // 4))]
        ]
        StencilPush()
        Rectangle(pos=(x, y), size=(width, height))
        StencilUse()
        self._pieces = [
            _Piece(self._grid[journey.cell], journey, cell * TILE)
            for journey in (*still, *self._journeys)
        ]
        StencilUnUse()
        Rectangle(pos=(x, y), size=(width, height))
        StencilPop()
        for piece in self._pieces:
            self._show_face(piece)

    def _draw_marks(self, cell: float) -> None:
        for place in self._places:
            if place.id != self.chosen:
                draw_outline(self.box_of(place.cells), theme.moonlight, cell)
        for place in self._places:
            if place.id == self.chosen:
                draw_outline(self.box_of(place.cells), theme.gold, cell, strong=True)
                for journey in journeys(self._card, place):
                    draw_arrow(journey, self.centre_of, cell)
        for shown in self._lines:
            draw_line(shown, self.box_of(shown.cells), cell)

    def _place_letters(self, edge: float) -> None:
        for number, label in enumerate(self._letters):
            along = number % 4
            point = (along, -0.5) if number < 4 else (-0.5, along)
            x, y = self.centre_of(point)
            label.center = (x, y + edge * 0.5) if number < 4 else (x - edge * 0.5, y)
            label.font_size, label.color = edge * 0.6, theme.mist
        x, y = self.centre_of((1.5, -0.5))
        self._north.center = x, y + edge * 0.40
        self._north.font_size, self._north.color = edge * 0.52, theme.ink

    def _move(self, *_: object) -> None:
        half = self._field[2] * TILE / 2
        for piece in self._pieces:
            x, y = self.centre_of(piece.journey.at(self.travelled))
            piece.place.xy = x - half, y - half

    # --- the faces of the tiles ---------------------------------------------------------------

    def _ask_for_faces(self, cell: float) -> None:
        if cell == self._asked or cell < dp(8):
            return
        self._asked = cell
        pictures, side = App.get_running_app().pictures, round(cell * TILE)
        for tile, path in enumerate(TILES):
            pictures.request(path, (side, side), partial(self._receive, tile))

    def _receive(self, tile: int, texture: Texture, _problem: BadPack | None) -> None:
        self._faces[tile] = texture
        for piece in self._pieces:
            if piece.tile == tile:
                self._show_face(piece)

    def _show_face(self, piece: _Piece) -> None:
        texture = self._faces.get(piece.tile)
        if texture is not None:
            piece.tint.rgba, piece.face.texture = (1, 1, 1, 1), texture
