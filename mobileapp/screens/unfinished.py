"""The page with all unfinished matches, of which Home shows only the latest."""

from collections.abc import Iterator
from typing import Any

from kivy.app import App

from mobileapp.screens.home import continue_card
from mobileapp.storage.unfinished import UnfinishedMatch
from mobileapp.widgets import load_kv
from mobileapp.widgets.discard import discard
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen


class UnfinishedScreen(PageScreen):
    """The list of all unfinished matches, the latest first."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)

    def open(self) -> None:
        discard(*self.ids.matches.children)
        self._filling.begin(self._fill(App.get_running_app().storage.unfinished.all()))

    def _fill(self, matches: list[UnfinishedMatch]) -> Iterator[None]:
        for match in matches:
            self.ids.matches.add_widget(continue_card(match, self._discarded))
            yield

    def _discarded(self) -> None:
        """Show the remaining matches, or leave the page if there are none."""
        app = App.get_running_app()
        if app.storage.unfinished.latest(1):
            self.open()
        else:
            app.back()


load_kv(__file__)
