"""The ring around a cloud in hand, and the knob on it that turns the cloud."""

from math import atan2, cos, degrees, hypot, radians, sin

from kivy.graphics import Color, Ellipse, InstructionGroup, Line
from kivy.metrics import dp

from engine.games.clouds.geometry import reach
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from mobileapp.games.clouds.hold import Hold, Spot
from mobileapp.games.clouds.marks import add_icon
from mobileapp.theme import theme

KNOB = 17
"""Its radius in dp."""
FINGER = 30
"""How far from the middle of the knob, in dp, a finger still takes it."""
NEAR_MIDDLE = 60


class Handle(InstructionGroup):
    """Shown while no finger carries the cloud."""

    def __init__(self) -> None:
        super().__init__()
        self.direction = 0.0
        """Where the knob is, seen from the middle of the cloud, in degrees."""

    def point_inwards(self, hold: Hold) -> None:
        """Put the knob where it is easy to reach: toward the middle of the sky."""
        right, up = SKY_WIDTH / 2 - hold.x, SKY_HEIGHT / 2 - hold.y
        near = hypot(right, up) < NEAR_MIDDLE
        self.direction = 90.0 if near else degrees(atan2(up, right))

    def knob(self, hold: Hold, unit: float) -> Spot:
        """The middle of the knob, in sky units."""
        away = self._radius(hold, unit)
        turned = radians(self.direction)
        return hold.x + away * cos(turned), hold.y + away * sin(turned)

    def reached(self, hold: Hold, spot: Spot, unit: float) -> bool:
        """Whether a finger there has the knob."""
        x, y = self.knob(hold, unit)
        return hypot(spot[0] - x, spot[1] - y) * unit < dp(FINGER)

    @staticmethod
    def _radius(hold: Hold, unit: float) -> float:
        return reach(hold.shape) + dp(KNOB) / unit

    def draw(self, hold: Hold, unit: float) -> None:
        """Draw the ring around the cloud where it is now."""
        self.clear()
        away, radius, (x, y) = self._radius(hold, unit), dp(KNOB) / unit, self.knob(hold, unit)
        self.add(Color(*theme.moonlight[:3], 0.85))
        self.add(Line(circle=(hold.x, hold.y, away), width=dp(1) / unit))
        self.add(Color(*theme.gold))
        self.add(Ellipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius)))
        add_icon(self, "rotate-left", x, y, radius * 1.35)
