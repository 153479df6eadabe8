"""The page of one evening: who understood whom, its pictures, and its matches."""

from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
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

from engine.evening.evening import Evening as WholeEvening
from engine.evening.titles import titles
from engine.registry import game_ids
from mobileapp.book.awards import EveningAward
from mobileapp.book.contents import awards_of, evening_moments, recaps_of
from mobileapp.book.moments import BookMoment, BookPicture
from mobileapp.book.pages import BookContents
from mobileapp.games.recap import Moment, RoundRecap
from mobileapp.games.ui import game_ui
from mobileapp.languages import dates
from mobileapp.languages.kivy_translation import tr
from mobileapp.player_profile import PlayerProfile
from mobileapp.screens.evening.album import Album, AlbumPage, album_pages, inked_pages
from mobileapp.screens.evening.clue_sheet import ClueSheet, clue_questions
from mobileapp.screens.evening.keepsakes import Keepsake, KeepsakeSheet
from mobileapp.screens.evening.understanding_chart import UnderstandingChart
from mobileapp.screens.evenings import outcome, outcome_line
from mobileapp.screens.home import game_title
from mobileapp.screens.packs import inkers
from mobileapp.screens.person.tiles import PersonBadge
from mobileapp.stage.scene import Person
from mobileapp.storage.evenings import EVENING_GAP, Evening, FinishedMatch
from mobileapp.theme import colour_of
from mobileapp.tonight import texts
from mobileapp.widgets import load_kv, rows
from mobileapp.widgets.badge import Badge
from mobileapp.widgets.discard import discard
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.sheet import ask

INKED_MERIT = 1.8
"""The merit of an inked blot, that is, how memorable it is; see `Moment.merit`."""


class RecapRow(BoxLayout):
    """The recap of one round."""

    title = StringProperty("")
    text = StringProperty("")
    question = StringProperty("")
    """The text of a button that asks for a spoken clue; empty if there is nothing to ask."""

    __events__ = ("on_answer",)

    def on_answer(self) -> None:
        """Dispatched when people want to write down this round's clue; does nothing by default."""


class MatchPanel(BoxLayout):
    """The panel of a match: who won, everyone's points, and a button that unfolds the recap."""

    title = StringProperty("")
    outcome = StringProperty("")
    recaps = ListProperty()
    unfolded = BooleanProperty(False)
    questions = DictProperty()
    """The text of the button that asks for the spoken clue of a round, by the round's index."""

    __events__ = ("on_ask_clue",)

    def on_ask_clue(self, place: int) -> None:
        """Dispatched when somebody wants to write down a round's clue; does nothing by default.

        `place` is the index of the round.
        """

    def on_unfolded(self, _panel: object, unfolded: bool) -> None:
        discard(*self.ids.story.children)
        for place, recap in enumerate(self.recaps if unfolded else ()):
            question = self.questions.get(place, "")
            row = RecapRow(title=recap.title, text=recap.text, question=question)
            row.bind(on_answer=lambda _row, place=place: self.dispatch("on_ask_clue", place))
            self.ids.story.add_widget(row)


class EveningScreen(PageScreen):
    """The page of one evening; `open` takes its index in the list of evenings, 0 for the latest."""

    hours = StringProperty("")
    has_keepsake = BooleanProperty(False)
    """Whether the evening has anything to export as a book or as a picture."""
    part_height = NumericProperty(0)
    """The height of the understanding chart, and also of the album."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)
        self._understanding, self._album = UnderstandingChart(), Album()
        self._evening = 0
        self._shown: Evening | None = None
        """The evening on the page, without its stories."""
        self._return_to: Callable[[], None] | None = None
        """A function that restores the scroll position and the unfolded matches.

        It is called after the page was filled again. None if there is nothing to restore.
        """

    def open(self, evening: int) -> None:
        self._evening, self._return_to = evening, None
        self.title = self.hours = self.menu_icon = ""
        self.has_keepsake = False
        discard(*self.ids.matches.children, *self.ids.parts.children)
        self.ids.scroll.scroll_y = 1
        history = App.get_running_app().storage.history
        found = (history.outline(times) for times in history.evenings()[evening : evening + 1])
        for chosen in (one for one in found if one.matches):
            self.title, self.menu_icon = dates.day(chosen.started), "delete"
            self._shown = chosen
            self.hours = dates.hours(chosen.started, chosen.ended)
            self._filling.begin(self._fill(history.with_stories(chosen)))

    def _fill(self, evening: Evening) -> Iterator[None]:
        """Fill the page from the top, one part per frame."""
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
        self._whole = _whole_evening(evening)
        if self._whole is not None:
            self.ids.matches.add_widget(_lights_panel(self._whole))
            yield
        self.has_keepsake = bool(counts or pages)
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
        """Let people write down the spoken clue of a round; `place` is the index of the round.

        After the clue is saved, the page is filled again; its scroll position and its unfolded
        matches are restored.
        """

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

    def on_menu(self) -> None:
        """Ask whether the evening is to be deleted."""
        ask(
            tr._("Delete this evening?"),
            tr._(
                "Its games, results and clues disappear from this tablet, and from what "
                "you export from now on. This can’t be undone."
            ),
            tr._("Delete"),
            tr._("Cancel"),
            self._delete,
            danger=True,
        )

    def _delete(self) -> None:
        app: Any = App.get_running_app()
        with show_errors():
            if self._shown is not None:
                app.storage.delete_evening(self._shown)
                app.back()

    def offer_keepsakes(self) -> None:
        """Open the sheet that exports the evening as a book or as a picture."""
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
            texts.headline(self._whole) if self._whole else "",
            _titles(self._whole) if self._whole else (),
        )


def _whole_evening(evening: Evening) -> WholeEvening | None:
    """The whole evening of several games to which these matches belong; None if there was none."""
    found = App.get_running_app().storage.evenings.between(
        evening.started - EVENING_GAP, evening.ended
    )
    whole = [one.evening for one in found if one.evening.played and one.ended >= evening.started]
    return whole[-1] if whole else None


def _lights_panel(whole: WholeEvening) -> MatchPanel:
    """A panel with everyone's lights in a whole evening; those with the most stand out."""
    app: Any = App.get_running_app()
    panel = MatchPanel(title=tr._("A whole evening"), outcome=texts.headline(whole))
    for seat, guest in enumerate(whole.guests):
        note = tr.n("{n} light", "{n} lights", guest.lights).format(n=guest.lights)
        profile = app.profile(guest.name, seat, guest.player.robot)
        panel.ids.people.add_widget(
            Badge(profile=profile, note=note, strong=guest in whole.leaders)
        )
    return panel


def _titles(whole: WholeEvening) -> tuple[EveningAward, ...]:
    """The titles of a whole evening, for its book."""
    return tuple(
        EveningAward(title, (one.name,), reason)
        for one in titles(whole)
        for title, reason in (texts.title_words(one),)
    )


def _pages(evening: Evening, recaps: list[list[RoundRecap]]) -> list[AlbumPage]:
    """The album pages of an evening.

    The pictures of its matches come first, grouped by game, then the blots that people inked.
    """
    found: dict[str, list[AlbumPage]] = {}
    for match, of_match in zip(evening.matches, recaps, strict=True):
        title = game_title(match.game)
        for recap in of_match:
            found.setdefault(title, []).extend(album_pages(recap, title))
    return [page for pages in found.values() for page in pages] + inked_pages(_days(evening))


def _days(evening: Evening) -> set[str]:
    """The days of an evening, written like 2026-11-16; two if it went on after midnight."""
    times = (evening.started, evening.ended)
    return {f"{datetime.fromtimestamp(time):%Y-%m-%d}" for time in times}


def _inked_moments(evening: Evening) -> list[BookMoment]:
    """The moments for the evening's book, one for each blot that people inked that evening."""
    return [
        BookMoment(
            Moment(page.caption, page.note, by=tuple(inkers(page.item)), merit=INKED_MERIT),
            page.game_title,
            (BookPicture(page.item),),
        )
        for page in inked_pages(_days(evening))
        if page.item is not None
    ]


def _people(evening: Evening) -> list[PlayerProfile]:
    """The profiles of everyone who played that evening."""
    app: Any = App.get_running_app()
    robots = evening.robots
    return [app.profile(name, seat, name in robots) for seat, name in enumerate(evening.names)]


def _badges(match: FinishedMatch) -> Iterator[Badge]:
    """The badges of the players of a match, with their points; the winners stand out.

    A tap on a badge opens the player's page. People whom the app was told to forget have no page.
    """
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


def points_of(game: str, points: int) -> str:
    """A phrase like “3 droplets”, in the game's own word; “3 points” for an unknown game."""
    if game in game_ids():
        return game_ui(game).points(points)
    # Translators: points won by one player
    return str(tr.n("{n} point", "{n} points", points)).format(n=points)


load_kv(__file__, rows)
