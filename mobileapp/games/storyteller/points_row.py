"""One player's points of a round: how many, why, and how many that makes."""

from kivy.animation import Animation
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.persona import STRANGER
from mobileapp.theme import theme
from mobileapp.widgets import badge, load_rules, text

COUNTING = 0.5


class PointsRow(BoxLayout):
    """Points count up from nothing, and the sum with them."""

    persona = ObjectProperty(STRANGER)
    reasons = StringProperty("")
    points = NumericProperty(0)
    before = NumericProperty(0)
    counted = NumericProperty(0)
    """How much of the points has been counted, from 0 to 1."""

    def count(self, at_once: bool) -> None:
        """Count the points."""
        Animation.cancel_all(self, "counted")
        if at_once:
            self.counted = 1
        else:
            Animation(counted=1, duration=theme.motion(COUNTING)).start(self)


load_rules(__file__, badge, text)
