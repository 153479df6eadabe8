"""What an artist can do to the cloud in hand, besides carrying it."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from mobileapp.widgets import buttons, load_rules


class HoldTools(BoxLayout):
    """Turn, mirror, layer, put back, done: buttons in place of the supply."""

    sky = ObjectProperty(None)
    ready = BooleanProperty(False)
    """Whether *Done* would put the cloud down."""


class ToolButton(buttons.IconButton):
    """One of them."""


class DoneTool(ButtonBehavior, AnchorLayout):
    """The one that ends the action."""


__all__ = ["HoldTools"]
load_rules(__file__)
