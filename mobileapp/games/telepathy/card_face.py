"""The face of a card that can be chosen or set back; one light widget, for many are shown."""

from kivy.properties import BooleanProperty

from mobileapp.widgets import load_rules
from mobileapp.widgets.picture import Picture


class CardFace(Picture):
    """A picture with a golden frame and a tick when it is chosen."""

    chosen = BooleanProperty(False)
    framed = BooleanProperty(False)
    """Set off from the other cards, without being chosen by a finger."""
    dimmed = BooleanProperty(False)


load_rules(__file__)
