"""The score track: one path to the target and beyond, with a token for everyone."""

from collections.abc import Sequence

from kivy.animation import Animation
from kivy.graphics import Color, Ellipse, Line
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from mobileapp.persona import Persona
from mobileapp.theme import theme
from mobileapp.widgets import load_rules
from mobileapp.widgets.badge import Symbol
from mobileapp.widgets.text import Icon

MILESTONE = 5
OVERLAP = 0.22
"""How much of a token the one standing on it may hide."""
CROWDED = 0.6
"""Tokens whose centres are closer than this part of a token stand on each other."""
MOVING = 0.5


def stack(places: Sequence[float], width: float) -> list[int]:
    """On which level each token stands, so that none stands in front of another."""
    levels: list[int] = []
    for number, place in enumerate(places):
        taken = {
            levels[other] for other in range(number) if abs(places[other] - place) < width * CROWDED
        }
        levels.append(next(level for level in range(number + 1) if level not in taken))
    return levels


class TrackToken(Symbol):
    """A player's symbol with a dark rim, so that crowded tokens stay apart."""


class ScoreTrack(Widget):
    """Tokens walk from the points before to the points now."""

    before = ListProperty()
    scores = ListProperty()
    target = NumericProperty(30)
    walked = NumericProperty(1)
    """How far the tokens are on their way, from 0 to 1."""

    def __init__(
        self,
        personas: Sequence[Persona],
        scores: Sequence[int],
        target: int,
        before: Sequence[int] | None = None,
        **settings: object,
    ) -> None:
        self._tokens: list[TrackToken] = []
        self._marks: list[tuple[int, Widget]] = []
        super().__init__(
            scores=list(scores),
            before=list(scores if before is None else before),
            target=target,
            walked=1 if before is None else 0,
            **settings,
        )
        self._set_up(personas)
        self.bind(pos=self._draw, size=self._draw, walked=self._move)

    def walk(self, at_once: bool = False) -> None:
        """Let the tokens go to where they belong now."""
        Animation.cancel_all(self, "walked")
        if at_once:
            self.walked = 1
        else:
            Animation(walked=1, duration=theme.motion(MOVING), transition="in_out_quad").start(self)

    def _set_up(self, personas: Sequence[Persona]) -> None:
        for step in range(0, self._end + 1, MILESTONE):
            if step != self.target:
                mark = Label(
                    text=str(step), color=theme.mist, font_size=theme.small, size=(dp(40), dp(20))
                )
                self._marks.append((step, mark))
        flag = Icon(icon="flag-checkered")
        flag.color, flag.font_size = theme.gold, theme.lead
        self._marks.append((self.target, flag))
        for _, mark in self._marks:
            mark.bind(size=self._place_marks)
            self.add_widget(mark)
        self._tokens = [TrackToken(persona=persona) for persona in personas]
        for token in self._tokens:
            self.add_widget(token)

    @property
    def _end(self) -> int:
        return int(max(self.target, *self.scores))

    def _x_of(self, points: float) -> float:
        margin = self._token / 2 + dp(4)
        return self.x + margin + (self.width - 2 * margin) * points / self._end

    @property
    def _token(self) -> float:
        return min(theme.touch * 0.62, self.height * 0.5)

    @property
    def _path(self) -> float:
        """The height at which the path runs, above its numbers."""
        return self.y + theme.lead * 1.5

    def _draw(self, *_: object) -> None:
        self.canvas.before.clear()
        with self.canvas.before:
            Color(*theme.line)
            Line(
                points=[self._x_of(0), self._path, self._x_of(self._end), self._path],
                width=dp(2),
                cap="round",
            )
            Color(*theme.gold)
            Line(
                points=[self._x_of(0), self._path, self._x_of(self.target), self._path],
                width=dp(1.2),
            )
            for step in range(self._end + 1):
                radius = dp(4) if step % MILESTONE == 0 else dp(2.2)
                Color(*(theme.gold if step <= self.target else theme.mist))
                Ellipse(
                    pos=(self._x_of(step) - radius, self._path - radius),
                    size=(2 * radius, 2 * radius),
                )
        self._place_marks()
        self._move()

    def _place_marks(self, *_: object) -> None:
        for step, mark in self._marks:
            mark.center = self._x_of(step), (self.y + self._path - dp(6)) / 2

    def _move(self, *_: object) -> None:
        side = self._token
        start = [self._x_of(points) for points in self.before]
        end = [self._x_of(points) for points in self.scores]
        room = self.top - self._path - dp(8) - side
        low, high = self._heights(start, room), self._heights(end, room)
        for seat, token in enumerate(self._tokens):
            x = start[seat] + (end[seat] - start[seat]) * self.walked
            height = low[seat] + (high[seat] - low[seat]) * self.walked
            token.size = side, side
            token.pos = x - side / 2, self._path + dp(8) + height

    def _heights(self, places: Sequence[float], room: float) -> list[float]:
        """How high above the path each token stands; a high stack is pressed together."""
        levels = stack(places, self._token)
        rise = min(self._token * (1 - OVERLAP), room / max(*levels, 1))
        return [level * rise for level in levels]


load_rules(__file__)
