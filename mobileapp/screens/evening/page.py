"""One evening: who understood whom, its pictures, its matches and their stories."""

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.registry import game_ids
from mobileapp.book.contents import awards_of, evening_moments, recaps_of
from mobileapp.book.moments import BookMoment, BookPicture
from mobileapp.book.pages import BookContents
from mobileapp.games.recap import Moment, RoundRecap
from mobileapp.games.ui import game_ui
from mobileapp.languages import dates
from mobileapp.languages.kivy_translation import tr
from mobileapp.player_profile import PlayerProfile
from mobileapp.screens.evening.album import Album, AlbumPage, album_pages, inked_pages
from mobileapp.screens.evening.keepsakes import Keepsake, KeepsakeSheet
from mobileapp.screens.evening.understanding_chart import UnderstandingChart
from mobileapp.screens.evenings import outcome, outcome_line
from mobileapp.screens.home import game_title
from mobileapp.stage.scene import Person
from mobileapp.storage.evenings import Evening, FinishedMatch, group_into_evenings
from mobileapp.theme import colour_of
from mobileapp.widgets import load_kv, rows
from mobileapp.widgets.badge import Badge
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen

INKED_MERIT = 1.8
"""How well a blot that people inked is remembered; see `Moment.merit`."""


class RecapRow(BoxLayout):
    """What happened in one round."""

    title = StringProperty("")
    text = StringProperty("")


class MatchPanel(BoxLayout):
    """A match: who won, with how many points; a tap shows the recap of every round."""

    title = StringProperty("")
    outcome = StringProperty("")
    recaps = ListProperty()
    unfolded = BooleanProperty(False)

    def on_unfolded(self, _panel: object, unfolded: bool) -> None:
        self.ids.story.clear_widgets()
        for recap in self.recaps if unfolded else ():
            self.ids.story.add_widget(RecapRow(title=recap.title, text=recap.text))


class EveningScreen(PageScreen):
    """One evening, by its place in the list."""

    hours = StringProperty("")
    has_keepsake = BooleanProperty(False)
    """Whether there is anything to make a book of."""
    part_height = NumericProperty(0)
    """How high the chart of who understood whom is, and the album."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)
        self._understanding, self._album = UnderstandingChart(), Album()

    def open(self, evening: int) -> None:
        self.title = self.hours = ""
        self.has_keepsake = False
        self.ids.matches.clear_widgets()
        self.ids.parts.clear_widgets()
        self.ids.scroll.scroll_y = 1
        evenings = group_into_evenings(App.get_running_app().storage.history.all())
        for chosen in evenings[evening : evening + 1]:
            self.title = dates.day(chosen.started)
            self.hours = dates.hours(chosen.started, chosen.ended)
            self._filling.begin(self._fill(chosen))

    def _fill(self, evening: Evening) -> Iterator[None]:
        """Add what is seen first first, a piece in every frame."""
        counts = evening.understood()
        if counts:
            self._understanding.show(_people(evening), counts)
            self.ids.parts.add_widget(self._understanding)
            yield
        recaps = []
        for match in evening.matches:
            recaps.append(recaps_of(match))
            yield
        pages = _pages(evening, recaps)
        if pages:
            self._album.pages = pages
            self.ids.parts.add_widget(self._album)
            yield
        self._told = evening, recaps
        self.has_keepsake = bool(counts or pages)
        for match, found in zip(evening.matches, recaps, strict=True):
            panel = MatchPanel(title=game_title(match.game), outcome=outcome(match), recaps=found)
            self.ids.matches.add_widget(panel)
            yield
            for badge in _badges(match):
                panel.ids.people.add_widget(badge)
                yield
        latest = self.ids.matches.children[0]
        latest.unfolded = bool(latest.recaps)

    def offer_keepsakes(self) -> None:
        """Ask whether people want a book or a picture."""
        evening, recaps = self._told
        day = datetime.fromtimestamp(evening.started)
        contents = self._contents(evening, recaps)
        KeepsakeSheet(Keepsake(contents, f"seeing-things-{day:%Y-%m-%d}")).open()

    def _contents(self, evening: Evening, recaps: list[list[RoundRecap]]) -> BookContents:
        people = _people(evening)
        find = App.get_running_app().library.item
        return BookContents(
            self.title,
            self.hours,
            tuple(Person(one.name, colour_of(one.colour), one.symbol, one.robot) for one in people),
            tuple(outcome_line(match) for match in evening.matches),
            evening.understood(),
            (*evening_moments(evening, recaps, game_title, find), *_inked_moments(evening)),
            awards_of(evening, recaps),
        )


def _pages(evening: Evening, recaps: list[list[RoundRecap]]) -> list[AlbumPage]:
    """The pages of all matches, those of one game together, and the blots of that evening."""
    found: dict[str, list[AlbumPage]] = {}
    for match, of_match in zip(evening.matches, recaps, strict=True):
        title = game_title(match.game)
        for recap in of_match:
            found.setdefault(title, []).extend(album_pages(recap, title))
    return [page for pages in found.values() for page in pages] + inked_pages(_days(evening))


def _days(evening: Evening) -> set[str]:
    """The days of an evening, as 2026-11-16: two if it went on after midnight."""
    times = (evening.started, evening.ended)
    return {f"{datetime.fromtimestamp(time):%Y-%m-%d}" for time in times}


def _inked_moments(evening: Evening) -> list[BookMoment]:
    """The blots that people inked that evening."""
    return [
        BookMoment(
            Moment(page.caption, page.note, by=(page.item.author,), merit=INKED_MERIT),
            page.game_title,
            (BookPicture(page.item),),
        )
        for page in inked_pages(_days(evening))
        if page.item is not None
    ]


def _people(evening: Evening) -> list[PlayerProfile]:
    """How everyone who played looks."""
    app: Any = App.get_running_app()
    robots = evening.robots
    return [app.profile(name, seat, name in robots) for seat, name in enumerate(evening.names)]


def _badges(match: FinishedMatch) -> Iterator[Badge]:
    """Everyone who played, with what they won; who won the match stands out."""
    app: Any = App.get_running_app()
    points = match.scores if isinstance(match.scores, list) else []
    for seat, name in enumerate(match.names):
        note = ""
        if seat < len(points) and isinstance(points[seat], int):
            note = points_of(match.game, points[seat])
        won = seat in match.winners
        yield Badge(profile=app.profile(name, seat, name in match.robots), note=note, strong=won)


def points_of(game: str, points: int) -> str:
    """What somebody has won, as the game calls it."""
    if game in game_ids():
        return game_ui(game).points(points)
    # Translators: points won by one player
    return str(tr.n("{n} point", "{n} points", points)).format(n=points)


load_kv(__file__, rows)
