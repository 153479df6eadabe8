"""Home, the first page: the games to choose from, and the unfinished matches."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from engine.errors import Refusal
from engine.registry import all_infos, find_info
from mobileapp.languages.game_texts import players_text
from mobileapp.languages.translation import tr
from mobileapp.running_app import RunningApp, running_app
from mobileapp.screens.home.cards import (
    GameCard,
    MemoryStrip,
    card_columns,
    card_height,
    show_cover_soon,
)
from mobileapp.screens.home.continue_cards import (
    ContinueCard,
    continue_card,
    profiles_in,
    show_people,
)
from mobileapp.storage.tables import AT_ITS_END
from mobileapp.storage.unfinished import UnfinishedMatch
from mobileapp.theme import theme
from mobileapp.widgets import backdrop, boxes, centred_grid, load_kv, scroll, text
from mobileapp.widgets.app_screen import AppScreen, SharedPicture
from mobileapp.widgets.discard import discard
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page_transition import share
from mobileapp.widgets.press import Pressable

if TYPE_CHECKING:
    from mobileapp.screens.home.breathing import Breathing

BAND_NEEDS = (
    "mobileapp.stage.looks",
    "mobileapp.stage.lantern_looks",
    "mobileapp.tonight.looks",
    "mobileapp.widgets.painted_look",
)
"""The modules that the strip of a whole evening needs; each is imported in its own idle moment."""
MAX_MATCHES = 1
"""The maximum number of unfinished matches on Home; the page `unfinished` lists them all."""


def _on_one_line(words: str) -> str:
    """The text with non-breaking spaces."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


class NavButton(Pressable, FloatLayout):
    """A button for one of the pages *Packs*, *Evenings* and *Settings*."""

    icon = StringProperty("")
    text = StringProperty("")
    named = BooleanProperty(True)
    """Whether the text stands below the icon; where it does not, there is no room for it."""


class HomeScreen(AppScreen):
    """The first page: every game, and the matches to continue."""

    count = NumericProperty(4)
    """How many games there are."""
    words_height = NumericProperty(0)
    """The height of the area for the text on every card."""
    low = BooleanProperty(False)
    """Whether the window is that of a phone in landscape, where what waits lies beside the name."""
    named = BooleanProperty(True)
    """Whether there is room for the names of the other pages below their icons."""
    columns = staticmethod(card_columns)
    card_height = staticmethod(card_height)

    @staticmethod
    def column_beside(room: float, gap: float) -> float:
        """The width of one of four columns of games on a phone in landscape."""
        return (room - 3 * gap) / 4

    def __init__(self, **settings: Any) -> None:
        self._language = ""
        """The language on the cards of the games; empty before the cards are created."""
        self._level_cards_soon = Clock.create_trigger(self._level_cards, -1)
        self.breathing: Breathing | None = None
        self._offered: object = None
        """The data on the cards of unfinished matches, to detect whether the cards are outdated."""
        self._fill = IncrementalFill(self)
        super().__init__(**settings)
        self._unfinished = self.ids.unfinished.__self__
        self.bind(low=self._place_unfinished)
        self._place_unfinished()

    def _place_unfinished(self, *_: object) -> None:
        """Put what waits to be continued above the games, or beside the name of the app."""
        self._unfinished.parent.remove_widget(self._unfinished)
        if self.low:
            self.ids.head.add_widget(self._unfinished, index=len(self.ids.head.children) - 1)
        else:
            self.ids.above.add_widget(self._unfinished, index=1)

    def open(self) -> None:
        app = running_app()
        if self.breathing is not None:
            self.breathing.wake()
        if self._language != tr.language:
            self.lay_out_games()
        of_tonight = self._open_night(app)
        matches = app.storage.unfinished.latest(MAX_MATCHES + 2)
        self._offer_unfinished([one for one in matches if one.match_id != of_tonight])
        self._offer_tonight(of_tonight is not None)
        self._offer_memories(app)
        self._offer_workshop(app)

    def shared_pictures(self) -> list[SharedPicture]:
        covers = [card.shared_cover() for card in self.ids.games.children if card.cover]
        strips = self.ids.memories.children
        return [*covers, *(share(strip.picture, strip.cover) for strip in strips if strip.cover)]

    def lay_out_games(self) -> None:
        """Create the cards of the games; the covers follow once the text is visible."""
        self._language = tr.language
        cards = self.ids.games
        discard(*cards.children)
        infos = [info for info in all_infos() if not info.from_memories]
        self.count = len(infos)
        for info in infos:
            card = GameCard(
                game=info.id,
                title=tr._(info.title),
                summary=tr._(info.summary),
                facts=[
                    _on_one_line(fact)
                    for fact in (players_text(info), tr._("{n} min").format(n=info.minutes))
                ],
            )
            card.bind(on_release=self._open_game)
            card.ids.words.bind(minimum_height=self._level_cards_soon)
            card.ids.facts.bind(width=self._level_cards_soon)
            cards.add_widget(card)
            show_cover_soon(card)
        self._lay_out_memories()
        running_app().idle_tasks.do(self._breathe)
        for module in BAND_NEEDS:
            running_app().idle_tasks.do(partial(import_module, module))
        running_app().idle_tasks.do(self._paint_tonight)

    def _paint_tonight(self) -> None:
        """Paint the strip of a whole evening; it needs modules that most starts do not."""
        art = self.ids.tonight.ids.art
        if not art.children:
            from mobileapp.games.intro import game_intro
            from mobileapp.screens.home.tonight_band import TonightArt

            games = tuple(game_intro(card.game).cover for card in reversed(self.ids.games.children))
            art.add_widget(TonightArt(strip=self.ids.tonight, games=games))

    def _lay_out_memories(self) -> None:
        """Create the strips of the games that are played with memories."""
        discard(*self.ids.memories.children)
        for info in all_infos():
            if info.from_memories:
                strip = MemoryStrip(game=info.id, title=tr._(info.title))
                strip.bind(on_release=self._open_game)
                self.ids.memories.add_widget(strip)
                show_cover_soon(strip)

    def _offer_memories(self, app: RunningApp) -> None:
        """Say on the strips what is known, and look again in an idle moment.

        At the start that is done once the packs are read.
        """
        known = app.has_memories
        self.tell_memories(app.storage.has_evenings() if known is None else known)
        if known is not None:
            app.idle_tasks.do(app.gather_memories)

    def tell_memories(self, ready: bool) -> None:
        """Say on the strips what is there, or what will be."""
        for strip in self.ids.memories.children:
            summary = tr._(find_info(strip.game).summary)
            strip.text = (
                summary if ready else tr._("After two evenings your own memories are here.")
            )

    def _breathe(self) -> None:
        """Start the idle animation; its module is imported only now, after Home is visible."""
        from mobileapp.games.intro import game_intro
        from mobileapp.screens.home.breathing import Breathing

        if self.breathing is None:
            self.breathing = Breathing(self, self.ids.sky)
        self.breathing.show(
            (card.picture, game_intro(card.game).motion) for card in self.ids.games.children
        )

    def _level_cards(self, _dt: float) -> None:
        """Give the texts of all cards the same lines and the same height, so that all covers do."""
        cards = self.ids.games.children
        broken = not all(card.facts_fit for card in cards)
        for card in cards:
            card.broken = broken
        highest = max(card.ids.words.minimum_height for card in cards)
        for card in cards:
            card.words_height = highest
        self.words_height = highest

    def _open_game(self, card: GameCard | MemoryStrip) -> None:
        running_app().go("game", game=card.game)

    def _offer_unfinished(self, matches: list[UnfinishedMatch]) -> None:
        """Show the first `MAX_MATCHES` matches; if there are more, add a card that opens the list.

        The cards are replaced only if the data that they show has changed, over several frames.
        """
        looks = [profiles_in(match) for match in matches]
        offered = tr.language, theme.compact, matches, looks
        if offered != self._offered:
            self._fill.begin(self._cards_of(matches, offered))

    def _cards_of(self, matches: list[UnfinishedMatch], offered: object) -> Iterator[None]:
        """Replace the cards: `_offered` is set once all are there."""
        cards = self._unfinished
        discard(*cards.children)
        yield
        for match in matches[:MAX_MATCHES]:
            card = continue_card(match, self.open)
            cards.add_widget(card)
            yield
            show_people(card, match)
            yield
        if len(matches) > MAX_MATCHES:
            more = ContinueCard(
                text=tr._("More games to continue"), icon="chevron-right", leads_on=True
            )
            more.bind(on_release=lambda _card: running_app().go("unfinished"))
            cards.add_widget(more)
        self._offered = offered

    @staticmethod
    def _open_night(app: RunningApp) -> int | None:
        """What is played in the open evening; see `SavedGameNight.match_id`. None without one."""
        playing: int | None = app.storage.open_night_match()
        if playing == AT_ITS_END:  # it was shown when the app was closed
            app.tonight.end_if_old()
            playing = app.storage.open_night_match()
        return playing

    def _offer_tonight(self, goes_on: bool) -> None:
        """Say on the strip whether an evening goes on, or a new one may begin."""
        strip = self.ids.tonight
        discard(*strip.ids.another.children)
        if goes_on:
            from mobileapp.widgets.buttons import IconButton

            another = IconButton(icon="close")
            another.bind(on_release=lambda _button: self._ask_to_begin_another())
            strip.ids.another.add_widget(another)
            strip.title = tr._("Go on with your evening")
            strip.text = tr._("It waits where you left it.")
        else:
            strip.title = tr._("A whole evening")
            strip.text = tr._("Say who plays and how long: the app leads you through.")

    def open_tonight(self) -> None:
        """Go on with the open evening, or plan a new one."""
        app = running_app()
        if app.storage.open_night_match() is None:
            app.tonight.open()
        elif (refusal := app.tonight.resume()) is not None:
            self._offer_to_end(refusal)

    def _ask_to_begin_another(self) -> None:
        """Ask before another evening begins in place of the one that is open."""
        from mobileapp.widgets.sheet import ask

        def begin() -> None:
            self._end_tonight()
            running_app().tonight.open()

        ask(
            tr._("Begin a new evening?"),
            tr._("The one you left ends here. What you’ve played stays, with its lights."),
            # Translators: a button: begin another evening
            tr._("A new evening"),
            tr._("Keep it"),
            begin,
        )

    def _end_tonight(self) -> None:
        app = running_app()
        with show_errors():
            app.storage.game_nights.end(app.now())
        self.open()

    def _offer_to_end(self, refusal: Refusal) -> None:
        """Offer to end an evening that cannot go on; its matches stay."""
        from mobileapp.widgets.sheet import ask

        ask(
            tr._("This evening can’t go on"),
            tr.explain(refusal),
            # Translators: a button: end the evening
            tr._("End the evening"),
            tr._("Keep it"),
            self._end_tonight,
        )

    def _offer_workshop(self, app: RunningApp) -> None:
        """Show the line that offers a workshop, if there is an offer (`app.workshop_offer`)."""
        discard(*self.ids.offer.children)
        if app.workshop_offer is not None:
            from mobileapp.screens.home.workshop_offer import OfferLine

            self.ids.offer.add_widget(OfferLine(app.workshop_offer))


load_kv(__file__, backdrop, centred_grid, boxes, scroll, text)
