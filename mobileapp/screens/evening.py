"""One evening: its matches, their stories, and who understood whom."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.registry import game_ids
from mobileapp import dates
from mobileapp.games.recap import RoundRecap
from mobileapp.games.ui import game_ui
from mobileapp.i18n import tr
from mobileapp.screens.evenings import outcome
from mobileapp.screens.home import game_title
from mobileapp.screens.understanding import Understanding
from mobileapp.storage.evenings import Evening, Finished
from mobileapp.widgets import load_kv, picture, rows
from mobileapp.widgets.badge import Badge
from mobileapp.widgets.card_zoom import CardZoom, Zoomed
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import Page
from mobileapp.widgets.painted_look import PaintedLook
from mobileapp.widgets.press import Pressable


DRAWING = (160, 100)
"""How large a drawing of a round is, in dp."""


class KeptPicture(Pressable, BoxLayout):
    """A remembered picture and what it meant; a tap shows it large."""

    item = ObjectProperty(None)
    path = ObjectProperty(None)
    caption = StringProperty("")

    def on_release(self) -> None:
        app: Any = App.get_running_app()
        large = Zoomed(app.shelf.picture(self.item), caption=self.caption)
        app.screens.current_screen.cover_with(CardZoom([large], 0, keep_back_key=True))


class RecapRow(BoxLayout):
    """What happened in one round."""

    title = StringProperty("")
    text = StringProperty("")


class MatchPanel(BoxLayout):
    """A match: who won, with how many points; its story unfolds at a tap."""

    title = StringProperty("")
    outcome = StringProperty("")
    recaps = ListProperty()
    unfolded = BooleanProperty(False)

    def on_unfolded(self, _panel: object, unfolded: bool) -> None:
        self.ids.story.clear_widgets()
        for recap in self.recaps if unfolded else ():
            self.ids.story.add_widget(_recap_row(recap))


class EveningScreen(Page):
    """The story of one evening, by its place in the list."""

    hours = StringProperty("")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._unrolling = IncrementalFill(self)

    def open(self, evening: int) -> None:
        told: Evening = App.get_running_app().storage.evenings()[evening]
        self.title = dates.day(told.started)
        self.hours = dates.hours(told.started, told.ended)
        self.ids.matches.clear_widgets()
        self.ids.understood.clear_widgets()
        self.ids.scroll.scroll_y = 1
        self._unrolling.begin(self._tell(told))

    def _tell(self, evening: Evening) -> Iterator[None]:
        for match in evening.matches:
            self.ids.matches.add_widget(_panel(match))
            yield
        latest = self.ids.matches.children[0]
        latest.unfolded = bool(latest.recaps)
        yield
        counts = evening.understood()
        if counts:
            app: Any = App.get_running_app()
            table = Understanding()
            people = [app.persona(name, seat) for seat, name in enumerate(evening.names)]
            table.show(people, counts)
            self.ids.understood.add_widget(table)


def _panel(match: Finished) -> MatchPanel:
    app: Any = App.get_running_app()
    panel = MatchPanel(
        title=game_title(match.game), outcome=outcome(match), recaps=recaps_of(match)
    )
    points = match.scores if isinstance(match.scores, list) else []
    for seat, name in enumerate(match.names):
        note = ""
        if seat < len(points) and isinstance(points[seat], int):
            # Translators: points won by one player
            note = tr.n("{n} point", "{n} points", points[seat]).format(n=points[seat])
        won = seat in match.winners
        panel.ids.people.add_widget(Badge(persona=app.persona(name, seat), note=note, strong=won))
    return panel


def recaps_of(match: Finished) -> list[RoundRecap]:
    """The story of a match as its game tells it; what cannot be understood is left out."""
    if match.game not in game_ids():  # a game of another version of the app
        return []
    recaps = []
    for told in match.story:
        # A restored file may hold what another version wrote.
        with suppress(AttributeError, IndexError, KeyError, TypeError, ValueError):
            recaps.append(game_ui(match.game).recap(told, match.names))
    return recaps


def _recap_row(recap: RoundRecap) -> RecapRow:
    app: Any = App.get_running_app()
    row = RecapRow(title=recap.title, text=recap.text)
    for remembered in recap.pictures:
        item = app.shelf.item(remembered.item)
        if item is not None:
            path = app.shelf.thumb(item)
            row.ids.pictures.add_widget(
                KeptPicture(item=item, path=path, caption=remembered.caption)
            )
    if recap.drawing is not None:
        row.ids.pictures.add_widget(
            PaintedLook(
                look=recap.drawing, size_hint=(None, None), size=[dp(side) for side in DRAWING]
            )
        )
    return row


load_kv(__file__, picture, rows)
