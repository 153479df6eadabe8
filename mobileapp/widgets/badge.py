"""Widgets that identify a player by colour, symbol and name, never by colour alone."""

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from mobileapp.assets import ASSETS
from mobileapp.player_profile import PLACEHOLDER, PlayerProfile
from mobileapp.theme import player_colour, theme
from mobileapp.widgets import load_kv

SYMBOLS = ASSETS / "table" / "symbols"
ROBOT_MARK = ASSETS / "table" / "icons" / "robot.png"


class Symbol(Widget):
    """A player's symbol on a disc of the player's colour, with a small mark for a robot."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)
    colour = ColorProperty("#F08A76")
    source = StringProperty("")
    robot_mark = StringProperty(str(ROBOT_MARK))

    def on_profile(self, _symbol: object, profile: PlayerProfile) -> None:
        self.colour = player_colour(profile.colour)
        self.source = str(SYMBOLS / f"{profile.symbol}.png")


class Badge(BoxLayout):
    """A player's symbol and name, side by side."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)
    ink = ColorProperty(theme.moonlight)
    strong = BooleanProperty(False)
    note = StringProperty("")
    size_of_symbol = NumericProperty(0)
    words_height = NumericProperty(0)
    """The height that the text needs; a parent uses it to set the height of the badge."""


load_kv(__file__)
