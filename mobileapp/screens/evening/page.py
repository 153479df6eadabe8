"""One evening: who understood whom, its pictures, its matches and their stories."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    DictProperty,
    ListProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from engine.registry import game_ids
from mobileapp.background.progress import ReportProgress
from mobileapp.games.recap import RoundRecap
from mobileapp.games.ui import game_ui
from mobileapp.languages import dates
from mobileapp.languages.kivy_translation import tr
from mobileapp.player_profile import PlayerProfile
from mobileapp.screens.evening.album import Album, AlbumPage, album_pages, inked_pages
from mobileapp.screens.evening.clue_sheet import ClueSheet, clue_questions
from mobileapp.screens.evening.evening_picture import EveningPicture
from mobileapp.screens.evening.understanding_chart import UnderstandingChart
from mobileapp.screens.evenings import outcome
from mobileapp.screens.home import game_title
from mobileapp.screens.person.tiles import PersonBadge
from mobileapp.storage.evenings import Evening, FinishedMatch, group_into_evenings
from mobileapp.widgets import load_kv, rows
from mobileapp.widgets.badge import Badge
from mobileapp.widgets.files import export_file
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.sheet import tell


class RecapRow(BoxLayout):
    """What happened in one round."""

    title = StringProperty("")
    text = StringProperty("")
    question = StringProperty("")
    """Asks for a clue that was only spoken; empty where there is nothing to ask."""

    __events__ = ("on_answer",)

    def on_answer(self) -> None:
        """Somebody wants to write the clue down."""


class MatchPanel(BoxLayout):
    """A match: who won, with how many points; a tap shows the recap of every round."""

    title = StringProperty("")
    outcome = StringProperty("")
    recaps = ListProperty()
    unfolded = BooleanProperty(False)
    questions = DictProperty()
    """What to ask about rounds whose clue was only spoken, by their places among the recaps."""

    __events__ = ("on_ask_clue",)

    def on_ask_clue(self, place: int) -> None:
        """Somebody wants to write down the clue of a round."""

    def on_unfolded(self, _panel: object, unfolded: bool) -> None:
        self.ids.story.clear_widgets()
        for place, recap in enumerate(self.recaps if unfolded else ()):
            question = self.questions.get(place, "")
            row = RecapRow(title=recap.title, text=recap.text, question=question)
            row.bind(on_answer=lambda _row, place=place: self.dispatch("on_ask_clue", place))
            self.ids.story.add_widget(row)


class EveningScreen(PageScreen):
    """One evening, by its place in the list."""

    hours = StringProperty("")
    has_picture = BooleanProperty(False)
    """Whether there is anything to be kept as a picture."""
    part_height = NumericProperty(0)
    """How high the chart of who understood whom is, and the album."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)
        self._understanding, self._album = UnderstandingChart(), Album()
        self._evening = 0
        self._return_to: Callable[[], None] | None = None
        """Goes back to what was in sight, once the page is filled again."""

    def open(self, evening: int) -> None:
        self._evening, self._return_to = evening, None
        self.title = self.hours = ""
        self.has_picture = False
        self.ids.matches.clear_widgets()
        self.ids.parts.clear_widgets()
        self.ids.scroll.scroll_y = 1
        history = App.get_running_app().storage.history
        evenings = group_into_evenings(history.outlines())
        for chosen in evenings[evening : evening + 1]:
            self.title = dates.day(chosen.started)
            self.hours = dates.hours(chosen.started, chosen.ended)
            self._filling.begin(self._fill(history.with_stories(chosen)))

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
        self._offer_picture(evening, pages)
        for match, found in zip(evening.matches, recaps, strict=True):
            panel = MatchPanel(title=game_title(match.game), outcome=outcome(match), recaps=found)
            panel.questions = clue_questions(match, found)
            panel.bind(on_ask_clue=partial(self._ask_clue, match))
            self.ids.matches.add_widget(panel)
            yield
            for badge in _badges(match):
                panel.ids.people.add_widget(badge)
                yield
        latest = self.ids.matches.children[0]
        latest.unfolded = bool(latest.recaps)
        if self._return_to is not None:
            self._return_to()

    def _ask_clue(self, match: FinishedMatch, _panel: MatchPanel, place: int) -> None:
        """Let people write down a spoken clue; all that is made of the evening is then made anew,
        and the page stays where it is."""

        def keep(clue: str) -> None:
            App.get_running_app().storage.history.note(match.match_id, place, clue)
            unfolded = [panel.unfolded for panel in self.ids.matches.children]
            scroll_y = self.ids.scroll.scroll_y

            def return_to() -> None:
                self._return_to = None
                for panel, was_unfolded in zip(self.ids.matches.children, unfolded, strict=False):
                    panel.unfolded = was_unfolded
                Clock.schedule_once(lambda _dt: setattr(self.ids.scroll, "scroll_y", scroll_y))

            self.open(self._evening)
            self._return_to = return_to

        ClueSheet(match.story[place], keep).open()

    def _offer_picture(self, evening: Evening, pages: list[AlbumPage]) -> None:
        people = tuple(_people(evening))
        self._picture = EveningPicture(self.title, people, evening.understood(), tuple(pages))
        self._picture_name = f"{datetime.fromtimestamp(evening.started):%Y-%m-%d}.png"
        self.has_picture = bool(self._picture.counts or pages)

    def keep_picture(self) -> None:
        """Paint the evening as one picture, and let people keep it."""
        app: Any = App.get_running_app()
        picture = self._picture

        def write(file: Path, _report: ReportProgress) -> None:
            picture.paint(app).save(file)

        export_file(f"seeing-things-{self._picture_name}", write, _tell_where)


def _tell_where(place: str) -> None:
    if place:
        tell(tr._("The evening is saved as a picture"), place, tr._("OK"))


def _pages(evening: Evening, recaps: list[list[RoundRecap]]) -> list[AlbumPage]:
    """The pages of all matches, those of one game together, and the blots of that evening."""
    found: dict[str, list[AlbumPage]] = {}
    for match, of_match in zip(evening.matches, recaps, strict=True):
        title = game_title(match.game)
        for recap in of_match:
            found.setdefault(title, []).extend(album_pages(recap, title))
    days = {f"{datetime.fromtimestamp(time):%Y-%m-%d}" for time in (evening.started, evening.ended)}
    return [page for pages in found.values() for page in pages] + inked_pages(days)


def _people(evening: Evening) -> list[PlayerProfile]:
    """How everyone who played looks."""
    app: Any = App.get_running_app()
    robots = evening.robots
    return [app.profile(name, seat, name in robots) for seat, name in enumerate(evening.names)]


def _badges(match: FinishedMatch) -> Iterator[Badge]:
    """Everyone who played, with what they won; who won the match stands out. A tap leads to the
    page of a person."""
    app: Any = App.get_running_app()
    points = match.scores if isinstance(match.scores, list) else []
    for seat, name in enumerate(match.names):
        note = ""
        if seat < len(points) and isinstance(points[seat], int):
            note = points_of(match.game, points[seat])
        won = seat in match.winners
        kind = Badge if name in match.forgotten else PersonBadge
        profile = app.profile(name, seat, name in match.robots)
        yield kind(profile=profile, note=note, strong=won)


def recaps_of(match: FinishedMatch) -> list[RoundRecap]:
    """A recap of every round, made by the game; what cannot be understood is left out."""
    if match.game not in game_ids():  # a game of another version of the app
        return []
    recaps = []
    for story in match.story:
        # A restored file may hold what another version wrote.
        with suppress(AttributeError, IndexError, KeyError, TypeError, ValueError):
            recaps.append(game_ui(match.game).recap(story, match.names))
    return recaps


def points_of(game: str, points: int) -> str:
    """What somebody has won, as the game calls it."""
    if game in game_ids():
        return game_ui(game).points(points)
    # Translators: points won by one player
    return str(tr.n("{n} point", "{n} points", points)).format(n=points)


load_kv(__file__, rows)
