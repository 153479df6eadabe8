"""The two teams: a name, a colour and an emblem each, never colour alone."""

from math import cos, pi, sin

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.graphics import Color, Ellipse, Line, RoundedRectangle
from kivy.properties import AliasProperty, StringProperty
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from mobileapp.i18n import N_, tr
from mobileapp.theme import theme

NAMES = {"dusk": N_("Dusk"), "dawn": N_("Dawn")}
TEAMS = tuple(NAMES)
COLOURS = {"dusk": "#B9A2F0", "dawn": "#F2C063"}
RAYS = 5


def team_name(team: str) -> str:
    """What people call the team."""
    return str(tr._(NAMES[team]))


def team_colour(team: str) -> list[float]:
    """The colour of a team as RGBA; nobody's colour is that of the mist."""
    return get_color_from_hex(COLOURS[team]) if team else list(theme.mist)


def stain(team: str) -> list[float]:
    """The colour of a team's wooden markers: its own, thinned so that the grain shows."""
    return [0.25 + 0.75 * part for part in team_colour(team)[:3]] + [1]


class OfTeam(EventDispatcher):
    """Something that belongs to a team, or to none, and looks like it."""

    team = StringProperty("")

    def _get_name(self) -> str:
        return team_name(self.team) if self.team else ""

    def _get_colour(self) -> list[float]:
        return team_colour(self.team)

    team_name = AliasProperty(_get_name, bind=["team"])
    team_colour = AliasProperty(_get_colour, bind=["team"])


class Emblem(OfTeam, Widget):
    """A tile in the team's colour: the crescent of Dusk, the rising sun of Dawn."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        draw_soon = Clock.create_trigger(self._draw, -1)
        self.bind(pos=draw_soon, size=draw_soon, team=draw_soon)
        draw_soon()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if not self.team:
            return
        with self.canvas:
            Color(*self.team_colour)
            RoundedRectangle(pos=self.pos, size=self.size, radius=[self.width * 0.28])
            Color(*theme.night)
            if self.team == "dusk":
                self._draw_moon()
            else:
                self._draw_sun()

    def _draw_moon(self) -> None:
        across = self.width * 0.62
        x, y = self.center_x - across / 2, self.center_y - across / 2
        Ellipse(pos=(x, y), size=(across, across))
        Color(*self.team_colour)
        Ellipse(pos=(x + across * 0.30, y + across * 0.14), size=(across * 0.86, across * 0.86))

    def _draw_sun(self) -> None:
        across, horizon = self.width * 0.42, self.y + self.height * 0.32
        stroke = max(self.width * 0.035, 1)
        Ellipse(
            pos=(self.center_x - across / 2, horizon - across / 2),
            size=(across, across),
            angle_start=-90,
            angle_end=90,
        )
        left, right = self.x + self.width * 0.16, self.right - self.width * 0.16
        Line(points=[left, horizon, right, horizon], width=stroke, cap="round")
        for ray in range(RAYS):
            angle = pi * (0.1 + 0.8 * ray / (RAYS - 1))
            near, far = across * 0.72, across * 0.98
            Line(
                points=[
                    self.center_x + cos(angle) * near,
                    horizon + sin(angle) * near,
                    self.center_x + cos(angle) * far,
                    horizon + sin(angle) * far,
                ],
                width=stroke,
                cap="round",
            )
