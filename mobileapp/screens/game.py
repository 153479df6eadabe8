"""A game's page: what it is, and who can play."""

from collections.abc import Iterator
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.games.ui import game_guide
from mobileapp.languages.kivy_translation import tr
from mobileapp.match.draft import Draft, recall
from mobileapp.screens.home import cover_of, players_text
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, picture
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import Page
from mobileapp.widgets.press import Pressable

SAMPLE_PICTURES = 4


class Fact(BoxLayout):
    """Something to know before the game, in a word or two."""

    icon = StringProperty("")
    text = StringProperty("")


class LearnButton(Pressable, BoxLayout):
    """Starts a guided first game."""

    promise = StringProperty("")
    secondary = BooleanProperty(False)
    """Drawn less conspicuously, for people who have played the game."""


class GameScreen(Page):
    """Where a match begins: what the game is like, and the way to the players."""

    cover = ObjectProperty(None, allownone=True)
    name_of_game = StringProperty("")
    summary = StringProperty("")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._filling = IncrementalFill(self)
        self._learn_button = LearnButton()
        self._learn_button.bind(on_release=self.learn)

    def open(self, game: str) -> None:
        app = App.get_running_app()
        self._draft: Draft = recall(game, app.storage.settings)
        app.draft = self._draft
        app.idle_tasks.load(f"mobileapp.games.{game}")
        self.cover = cover_of(game)
        self.name_of_game = tr._(self._draft.game.info.title)
        self.summary = tr._(self._draft.game.info.summary)
        self._state_facts()
        self._offer_guided_game()
        self.ids.samples.clear_widgets()
        self._filling.begin(self._show_samples())
        self.ids.scroll.scroll_y = 1

    def _state_facts(self) -> None:
        info = self._draft.game.info
        self.ids.facts.clear_widgets()
        for icon, text in (
            ("account-multiple", players_text(info)),
            ("clock-outline", tr._("about {n} minutes").format(n=info.minutes)),
            # Translators: a game is for people of this age and older
            ("cake-variant-outline", tr._("age {n} and up").format(n=info.age)),
        ):
            self.ids.facts.add_widget(Fact(icon=icon, text=text))

    def _show_samples(self) -> Iterator[None]:
        """A few pictures of the game, where there are any, one frame after everything else."""
        yield
        app: Any = App.get_running_app()
        packs = app.shelf.for_game(self._draft.game_id, tr.language)
        pictures = [item for pack in packs for item in pack.items if item.image]
        if theme.compact:
            return
        for item in pictures[SAMPLE_PICTURES : 2 * SAMPLE_PICTURES]:
            self.ids.samples.add_widget(picture.Picture(path=app.shelf.thumb(item)))

    def _offer_guided_game(self) -> None:
        """Above the buttons until the game has been played here; then below everything else."""
        app: Any = App.get_running_app()
        if self._learn_button.parent is not None:
            self._learn_button.parent.remove_widget(self._learn_button)
        self._learn_button.promise = tr._(game_guide(self._draft.game_id).promise)
        self._learn_button.secondary = app.storage.has_played(self._draft.game_id)
        if self._learn_button.secondary:
            self.ids.later.add_widget(self._learn_button)
        else:
            self.ids.foot.add_widget(self._learn_button, index=1)  # above the buttons

    def open_how_to_play(self) -> None:
        App.get_running_app().go("how_to_play", game=self._draft.game_id)

    def learn(self, *_: object) -> None:
        """To the players of a guided first game; the choices on this page stay as they are."""
        app: Any = App.get_running_app()
        app.draft = self._draft.first_game(game_guide(self._draft.game_id).variant)
        app.go("players")

    def choose_players(self) -> None:
        App.get_running_app().go("players")


load_kv(__file__)
