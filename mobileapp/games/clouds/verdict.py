"""A sky to look at, and beside or below it what is said about it."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from engine.games.clouds.geometry import Cloud
from mobileapp.games.clouds.sky_picture import ASPECT, SkyPicture
from mobileapp.games.clouds.turned import Turned
from mobileapp.theme import theme
from mobileapp.widgets import load_rules

SKY_SHARE = 1.3
"""How much wider than the words the sky is, side by side."""


class VerdictPane(BoxLayout):
    """The sky, and whatever is to be decided or told about it.

    Where the pane is turned toward somebody, the sky stays as it lay on the table.
    """

    def __init__(
        self, clouds: tuple[Cloud, ...], words: Widget, turned: float = 0, **settings: Any
    ) -> None:
        super().__init__(**settings)
        self._sky = Turned(angle=-turned)
        self._sky.add_widget(SkyPicture(clouds=clouds))
        self.add_widget(self._sky)
        self.add_widget(words)
        self._share()
        self.bind(width=self._share)

    def _share(self, *_: object) -> None:
        if theme.wide:
            self._sky.size_hint_x = SKY_SHARE
        else:
            self._sky.size_hint_y = None
            self._sky.height = (self.width - 3 * theme.gap) / ASPECT

    def replace(self, words: Widget) -> None:
        """Say something else about the same sky."""
        self.remove_widget(self.children[0])
        self.add_widget(words)


load_rules(__file__)
