"""What lies along an artist's edge while a cloud is in hand: tools, or the way out of the sky."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout

from mobileapp.widgets import load_rules, text
from mobileapp.widgets.press import Pressable


class HoldTools(BoxLayout):
    """Turn, mirror, layer, put back, done: buttons in place of the supply."""

    sky = ObjectProperty(None)


class ToolButton(Pressable, BoxLayout):
    """One of them: an icon, and where there is room a word."""

    icon = StringProperty("")
    text = StringProperty("")


class DoneTool(Pressable, AnchorLayout):
    """The one that ends the action."""


class WayOut(AnchorLayout):
    """Says what happens to a cloud that is let go here."""

    icon = StringProperty("")
    text = StringProperty("")


load_rules(__file__, text)
