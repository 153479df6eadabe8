"""The ways out of a finished match: back to the games, or once more."""

from typing import Any

from kivy.app import App
from kivy.uix.boxlayout import BoxLayout

from mobileapp.i18n import tr
from mobileapp.theme import theme
from mobileapp.widgets import load_rules
from mobileapp.widgets.buttons import IconButton, Pill, QuietPill


class WaysOut(BoxLayout):
    """Side by side; on an upright phone the way home is only a house."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        home = (
            IconButton(icon="home", filled=True)
            if theme.compact and not theme.wide
            else QuietPill(icon="home", text=tr._("Back to the games"))
        )
        again = Pill(icon="replay", text=tr._("Play again"), size_hint_x=1)
        home.bind(on_release=self._leave)
        again.bind(on_release=self._play_again)
        self.add_widget(home)
        self.add_widget(again)

    def _leave(self, _button: object) -> None:
        App.get_running_app().leave_match()

    def _play_again(self, _button: object) -> None:
        App.get_running_app().play_again()


load_rules(__file__)
