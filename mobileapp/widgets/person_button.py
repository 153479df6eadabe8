"""Buttons, on paper, that stand for players."""

from kivy.properties import ObjectProperty, StringProperty

from mobileapp.player_profile import PLACEHOLDER
from mobileapp.widgets import badge, load_kv, text
from mobileapp.widgets.boxes import Row
from mobileapp.widgets.press import Pressable


class RowButton(Pressable, Row):
    """A row to choose from on a sheet, as wide as the sheet."""


class PersonButton(RowButton):
    """A row with somebody's badge on it."""

    profile = ObjectProperty(PLACEHOLDER, rebind=True)


class OtherButton(RowButton):
    """A row among those of people that stands for no single one of them, with an icon."""

    text = StringProperty("")
    icon = StringProperty("")


load_kv(__file__, badge, text)
