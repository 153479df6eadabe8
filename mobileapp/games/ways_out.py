"""The ways out of a finished match: back to the games, or once more."""

from kivy.uix.boxlayout import BoxLayout

from mobileapp.widgets import buttons, load_rules


class WaysOut(BoxLayout):
    """Side by side; one above the other on an upright phone."""


load_rules(__file__, buttons)
