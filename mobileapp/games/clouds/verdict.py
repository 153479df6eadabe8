"""A sky to look at, and beside or below it what is said about it."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from mobileapp.games.clouds.sky_picture import SkyPicture
from mobileapp.widgets import load_rules


class VerdictPane(BoxLayout):
    """Half of it is the sky, the other half whatever is to be decided or told."""

    def __init__(self, sky: SkyPicture, words: Widget, **settings: Any) -> None:
        super().__init__(**settings)
        self.add_widget(sky)
        self.add_widget(words)


load_rules(__file__)
