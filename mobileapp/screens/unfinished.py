"""The page with all unfinished matches, of which Home shows only the latest."""

from collections.abc import Iterator
from typing import Any

from kivy.metrics import dp

from engine.registry import game_ids
from mobileapp.games.intro import game_intro
from mobileapp.running_app import running_app
from mobileapp.screens.home import continue_card
from mobileapp.storage.unfinished import UnfinishedMatch
from mobileapp.theme import theme
from mobileapp.widgets import load_kv
from mobileapp.widgets.discard import discard
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen

COVER, COVER_OF_FEW, UPRIGHT_COVER, COVER_ON_PHONE = 170, 240, 300, 110
"""The side of the cover of a match, in dp: of many, of few in both windows, and on a phone."""
FEW = 4


class UnfinishedScreen(PageScreen):
    """The list of all unfinished matches, the latest first."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)

    def open(self) -> None:
        discard(*self.ids.matches.children)
        self._filling.begin(self._fill(running_app().storage.unfinished.all()))

    def _fill(self, matches: list[UnfinishedMatch]) -> Iterator[None]:
        for match in matches:
            card = continue_card(match, self._discarded, paper=True)
            if match.game in game_ids():
                card.show_cover(game_intro(match.game).cover, _cover_side(len(matches)))
            self.ids.matches.add_widget(card)
            yield

    def _discarded(self) -> None:
        """Show the remaining matches, or leave the page if there are none."""
        app = running_app()
        if app.storage.unfinished.latest(1):
            self.open()
        else:
            app.back()


def _cover_side(matches: int) -> float:
    """The side of every cover, in pixels."""
    few = COVER_OF_FEW if theme.wide else UPRIGHT_COVER
    side = COVER_ON_PHONE if theme.compact else few if matches <= FEW else COVER
    return float(dp(side)) * theme.scale


load_kv(__file__)
