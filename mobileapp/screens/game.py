"""The page about a game: its cover, a summary, who can play, and buttons to start."""

from collections.abc import Iterator
from concurrent.futures import Future
from functools import partial
from itertools import chain, islice, zip_longest
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from engine.info import GameInfo
from engine.registry import find_game, find_info
from mobileapp import preload
from mobileapp.games.intro import Subject, game_intro
from mobileapp.games.ui import game_ui
from mobileapp.languages import counted
from mobileapp.languages.game_texts import players_text
from mobileapp.languages.translation import tr
from mobileapp.running_app import running_app
from mobileapp.stage.page_parts import minutes_text
from mobileapp.stage.scene import Reveal
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, paper, picture
from mobileapp.widgets.app_screen import SharedPicture
from mobileapp.widgets.boxes import Row
from mobileapp.widgets.buttons import SecondaryButton
from mobileapp.widgets.demo import Demo
from mobileapp.widgets.discard import discard
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from mobileapp.widgets.page_transition import share
from mobileapp.widgets.press import Pressable

SAMPLE_PICTURES = 4
FILM_TABLE = 800, 440
"""The size of the table of the film of a game, in dp, before it is scaled to the paper."""
FILM_SHAPE, MIN_FILM = 0.56, 0.28
"""The largest and the smallest height of the film of a game, as parts of the paper's width."""
LOW_SAMPLE, MIN_SAMPLE, MAX_SAMPLE = 0.55, 0.85, 1.5
"""The heights of a sample picture, as multiples of its width: the least one, if the paper has no
more room; the usual one, where the paper grows with it; and the largest one.
"""
FILM_DELAY, FILM_FADE = 0.7, 0.4
"""When the film of a game appears, in seconds: after its first pieces are painted."""


class Fact(Row):
    """A short fact about a game beside an icon, such as the number of players."""

    icon = StringProperty("")
    text = StringProperty("")


class LearnButton(Pressable, Row):
    """The one way in for people who do not know the game: to a guided first game, and its rules."""

    promise = StringProperty("")
    secondary = BooleanProperty(False)
    """Whether the button is less conspicuous, as it is once the game has been played here."""
    brief = BooleanProperty(False)
    """Whether there is no room to say what the button promises."""


def film_height(width: float, free: float) -> float:
    """The height of a film on a paper with this width and free height; 0 if it would be tiny."""
    height = min(width * FILM_SHAPE, free)
    return height if height >= width * MIN_FILM else 0.0


def samples_height(width: float, free: float) -> float:
    """The height of sample pictures of this width in a free height; 0 if they would be strips."""
    return min(free, width * MAX_SAMPLE) if free >= width * LOW_SAMPLE else 0.0


class GameScreen(PageScreen):
    """The page about a game, from which people go on to the players page."""

    cover = ObjectProperty(None, allownone=True)
    subject = ObjectProperty(Subject())
    """The part of the cover that a crop keeps."""
    name_of_game = StringProperty("")
    summary = StringProperty("")
    low = BooleanProperty(False)
    """Whether the window is that of a phone in landscape, so that there is little room."""
    large_text = BooleanProperty(False)
    """Whether the text size of the settings is large, so that words need more room."""
    pictured = BooleanProperty(False)
    """Whether the game is played with pictures, of which some are shown instead of a film."""
    min_sample = MIN_SAMPLE
    film_height = staticmethod(film_height)
    samples_height = staticmethod(samples_height)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._game = ""
        self._filling = IncrementalFill(self)
        self._filled_for = ("", "")
        """The game and the language that the page was last filled for."""
        self._film_is_due = False
        """Whether the idle moment for the film has come since the page was opened."""
        self._show_film_soon = Clock.create_trigger(self._show_due_film)
        theme.bind(wide=self._show_film_soon)
        self.ids.words.bind(free=self._show_film_soon)

    @property
    def waiting(self) -> list[Future[Reveal]]:
        """The film of the game, while it is being made."""
        return [film.making for film in self.ids.film.children]

    def open(self, game: str) -> None:
        app = running_app()
        self._game = game
        app.choose_game(game)
        info = find_info(game)
        self.cover, self.subject = game_intro(game).cover, game_intro(game).subject
        self.name_of_game = tr._(info.title)
        self.summary = tr._(info.summary)
        self._state_facts(info)
        self.ids.learn.promise = tr._(game_intro(game).guided_game.promise)
        self.ids.learn.secondary = app.storage.has_played(game)
        if self._filled_for != (game, tr.language):
            self._filled_for = game, tr.language
            discard(*self.ids.samples.children, *self.ids.workshop.children)
        self._filling.begin(self._fill())
        self.ids.scroll.scroll_y = 1
        app.idle_tasks.load(f"mobileapp.games.{game}")
        self._film_is_due = False
        app.idle_tasks.do(partial(self._show_film, game))

    def close(self) -> None:
        discard(*self.ids.film.children)

    def shared_pictures(self) -> list[SharedPicture]:
        return [share(self.ids.picture.__self__, self.cover)]

    def _fill(self) -> Iterator[None]:
        """Fill the page over several frames; sample pictures come last, after the packs are read.

        Existing widgets are reused, because creating new ones would delay the page transition.
        """
        yield
        if not self.ids.workshop.children:
            self._offer_workshop()
        yield
        yield from running_app().library.read_ahead()
        self._show_samples()

    def _state_facts(self, info: GameInfo) -> None:
        short = theme.compact or self.large_text  # then all facts stand in one line
        minutes = minutes_text if short else counted.about_minutes
        facts = {
            "account-multiple": players_text(info),
            "clock-outline": minutes(running_app().draft.minutes()),
            # Translators: a game is for people of this age and older
            "cake-variant-outline": tr._("age {n} and up").format(n=info.age),
        }
        if not self.ids.facts.children:
            for icon in facts:
                self.ids.facts.add_widget(Fact(icon=icon))
        for fact in self.ids.facts.children:
            fact.text = facts[fact.icon]

    def _show_samples(self) -> None:
        """Show up to `SAMPLE_PICTURES` pictures from the game's packs; none on an upright phone."""
        app = running_app()
        if theme.compact and not theme.wide:
            return
        packs = app.library.for_game(self._game, tr.language)
        decks = [[item for item in pack.items if item.image] for pack in packs]
        in_turn = filter(None, chain.from_iterable(zip_longest(*decks)))
        samples = islice(in_turn, SAMPLE_PICTURES, 2 * SAMPLE_PICTURES)
        paths = [app.library.thumb(item) for item in samples]
        self.pictured = bool(paths)
        if paths == [sample.path for sample in reversed(self.ids.samples.children)]:
            return
        discard(*self.ids.samples.children)
        for path in paths:
            self.ids.samples.add_widget(picture.Picture(path=path))

    def _show_film(self, game: str) -> None:
        """Let the game play itself on the paper, if there are no sample pictures.

        Only a wide window has room for that. It is called in an idle moment, after the game
        has been imported, and again when the room for it changes, as when the tablet is turned.
        """
        if self._game != game or self.get_root_window() is None:
            return
        self._film_is_due = True
        width = self.ids.film.width
        size = width, film_height(width, self.ids.words.free)
        if not (theme.wide and size[1]):
            discard(*self.ids.film.children)
            return
        needs_pictures = any(need.kind == "pictures" for need in find_game(game).needs)
        if needs_pictures or self.ids.film.children:
            return
        ui = game_ui(game)
        pages = sorted(ui.how_to_play, key=lambda page: not page.introduces)
        shown = next((page for page in pages if page.demo is not None), None)
        if shown is not None and shown.demo is not None:
            # From near, without the buttons of the table, which look as if they could be pressed.
            film = Demo(
                shown.demo, ui.lights, FILM_TABLE, shown.focus, glued=True, size=size, opacity=0
            )
            self.ids.film.add_widget(film)
            appear = Animation(duration=FILM_DELAY) + Animation(opacity=1, duration=FILM_FADE)
            appear.start(film)

    def _show_due_film(self, _dt: float) -> None:
        """Show or remove the film where the room for it has changed."""
        if self._film_is_due:
            self._show_film(self._game)

    def _offer_workshop(self) -> None:
        """Show the button that opens the game's workshop, if the game has one.

        A workshop is a page on which people make their own pictures.
        """
        if workshop := game_intro(self._game).workshop:
            button = SecondaryButton(
                text=tr._(workshop.title), icon=workshop.icon, size_hint_x=1, paper=True, low=True
            )
            go = running_app().go
            button.bind(on_release=lambda _button: go(workshop.screen, **workshop.arguments))
            self.ids.workshop.add_widget(button)
            preload.queue_pages(running_app(), workshop.screen)

    def learn(self, *_: object) -> None:
        """Open the players page for a guided first game; the rules to read are one tap from it."""
        app = running_app()
        app.draft = app.draft.first_game(game_intro(self._game).guided_game.variant)
        app.go("players")

    def choose_players(self) -> None:
        running_app().go("players")


load_kv(__file__, paper)
