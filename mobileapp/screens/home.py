"""Home: four games to choose from, and the match that was interrupted."""

from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.screenmanager import Screen

from engine.lid import Lid
from engine.refusal import Refusal
from engine.registry import all_lids, find_lid
from mobileapp.i18n import tr
from mobileapp.storage.waiting import Unfinished
from mobileapp.theme import theme
from mobileapp.widgets import backdrop, load_rules, picture, text
from mobileapp.widgets.badge import Symbol
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.trouble import tell_trouble, told

GAMES = Path(__file__).parent.parent / "games"


def cover_of(game_id: str) -> Path:
    """The picture on the lid of a game."""
    return GAMES / game_id / "cover.webp"


def game_title(game_id: str) -> str:
    """What a game is called; one this version does not have keeps its plain name."""
    try:
        return str(tr._(find_lid(game_id).title))
    except Refusal:
        return game_id.capitalize()


def players_text(lid: Lid) -> str:
    """How many can play."""
    return tr._("{least}–{most} players").format(least=lid.least, most=lid.most)


def _on_one_line(words: str) -> str:
    """Words that no line break parts."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


class GameCard(Pressable, BoxLayout):
    """A game's lid: its cover, its name, who can play, how long, and what it is."""

    cover = ObjectProperty(None)
    title = StringProperty("")
    facts = StringProperty("")
    summary = StringProperty("")
    words_height = NumericProperty(0)
    """How high the words of the highest card are, so that all covers end level."""


class ContinueCard(Pressable, BoxLayout):
    """A match that waits, and the people who play it."""

    text = StringProperty("")


class HomeDoor(Pressable, FloatLayout):
    """A way to what is not a game."""

    icon = StringProperty("")
    text = StringProperty("")


class HomeScreen(Screen):
    """Where everything starts."""

    def __init__(self, **settings: Any) -> None:
        self._level_soon = Clock.create_trigger(self._level, -1)
        super().__init__(**settings)

    def open(self) -> None:
        app = App.get_running_app()
        self._lay_out_games()
        self._offer_unfinished(app.storage.unfinished())
        if app.storage.trouble is not None:
            # Translators: damaged data of the app was repaired when it started
            tell_trouble(tr._("Something was mended"), tr.explain(app.storage.trouble))
            app.storage.trouble = None

    def _lay_out_games(self) -> None:
        cards = self.ids.games
        cards.clear_widgets()
        for lid in all_lids():
            card = GameCard(
                cover=cover_of(lid.id),
                title=tr._(lid.title),
                summary=tr._(lid.summary),
                facts=" · ".join(
                    _on_one_line(fact)
                    for fact in (players_text(lid), tr._("{n} min").format(n=lid.minutes))
                ),
            )
            card.bind(on_release=lambda _card, lid=lid: self._choose(lid.id))
            card.ids.words.bind(minimum_height=self._level_soon)
            cards.add_widget(card)

    def _level(self, _dt: float) -> None:
        cards = self.ids.games.children
        highest = max(card.ids.words.minimum_height for card in cards)
        for card in cards:
            card.words_height = highest

    @staticmethod
    def lid_height(room: float, width: float, wide: bool, compact: bool, letter: float) -> float:
        """How high a lid is: its share of the room, but never without a good part of its cover."""
        if wide:
            return max(room, letter * 20)
        cover = width / 2 * (1.3 if compact else 0.8)
        return max((room - theme.pad * 0.75) / 2, cover + letter * (4.5 if compact else 8))

    def _choose(self, game_id: str) -> None:
        App.get_running_app().go("game", game=game_id)

    def _offer_unfinished(self, matches: list[Unfinished]) -> None:
        app: Any = App.get_running_app()
        self.ids.unfinished.clear_widgets()
        for match in matches:
            text = tr._("Continue {game} with {names}").format(
                game=game_title(match.game), names=", ".join(match.names)
            )
            card = ContinueCard(text=text)
            card.bind(on_release=lambda _card, match=match: self.go_on(match))
            if not theme.compact:
                for seat, name in enumerate(match.names):
                    card.ids.people.add_widget(Symbol(persona=app.persona(name, seat)))
            self.ids.unfinished.add_widget(card)

    def go_on(self, match: Unfinished) -> None:
        """Continue a match, behind its curtain."""
        refusal = App.get_running_app().continue_match(match.match_id)
        if refusal is not None:
            from mobileapp.widgets.sheet import ask

            ask(
                tr._("This match cannot be continued"),
                tr.explain(refusal),
                # Translators: an unfinished match that cannot be read any more
                tr._("Throw it away"),
                tr._("Keep it"),
                lambda: self._discard(match.match_id),
                danger=True,
            )

    def _discard(self, match_id: int) -> None:
        with told():
            App.get_running_app().storage.discard(match_id)
        self.open()


load_rules(__file__, backdrop, picture, text)
