"""Home, the first page: the games to choose from, and the unfinished matches."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from engine.errors import Refusal
from engine.info import GameInfo
from engine.registry import all_infos, find_info
from mobileapp.languages.kivy_translation import tr
from mobileapp.running_app import RunningApp, running_app
from mobileapp.storage.tables import AT_ITS_END
from mobileapp.storage.unfinished import UnfinishedMatch
from mobileapp.theme import theme
from mobileapp.widgets import backdrop, centred_grid, load_kv, picture, scroll, text
from mobileapp.widgets.app_screen import AppScreen, Caption, SharedPicture
from mobileapp.widgets.discard import discard
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.page_transition import share
from mobileapp.widgets.press import Pressable

if TYPE_CHECKING:
    from mobileapp.player_profile import PlayerProfile
    from mobileapp.screens.breathing import Breathing

MAX_MATCHES = 1
"""The maximum number of unfinished matches on Home; the page `unfinished` lists them all."""


def game_title(game_id: str) -> str:
    """The title of a game, or its capitalised id if this version of the app does not have it."""
    try:
        return str(tr._(find_info(game_id).title))
    except Refusal:
        return game_id.capitalize()


def players_text(info: GameInfo) -> str:
    """A phrase with the smallest and the largest possible number of players."""
    return tr._("{least}–{most} players").format(least=info.min_players, most=info.max_players)


def _on_one_line(words: str) -> str:
    """The text with non-breaking spaces."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


def card_columns(count: int, wide: bool, compact: bool) -> int:
    """The number of columns for the cards of `count` games.

    `wide` and `compact` describe the window; see `Theme`. For more than five games in a wide
    window, the result is 4 or 5: whichever leaves fewer gaps in the last row.
    """
    if not wide:
        return 2 if compact or count <= 4 else 3
    if count <= 5:
        return max(count, 2)
    return min((4, 5), key=lambda columns: -count % columns)


def card_height(
    count: int, columns: int, room: tuple[float, float], gap: float, words: float
) -> float:
    """The height of a card, which is a cover above a text of the height `words`.

    `room` is the width and height for all cards, and `gap` the distance between two cards. One row,
    or two rows of at most three cards, fill the height of `room`; the cover stays between its
    minimum and maximum height. With more cards, covers have a fixed aspect ratio and the page
    scrolls.
    """
    rows = -(-count // max(columns, 1))
    width = (room[0] + gap) / max(columns, 1) - gap
    share = (room[1] + gap) / max(rows, 1) - gap
    if rows == 1 or (rows == 2 and columns < 4):
        return min(max(share, width * MIN_COVER + words), width * MAX_COVER + words)
    return width * COVER_IN_LIST + words


MIN_COVER, MAX_COVER, COVER_IN_LIST = 0.6, 2.2, 1.25
"""The height of a cover as a multiple of its width.

The first two are the minimum and the maximum if all games are visible at once; the third one is
used if the page scrolls.
"""


COVER_FOCUS = 0.25
"""The part of a cover that a square shows, from its top (0) to its bottom (1)."""


class GameCard(Pressable, BoxLayout):
    """The card of a game: its cover, title, number of players, duration and summary."""

    game = StringProperty("")
    cover = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    facts = StringProperty("")
    summary = StringProperty("")
    words_height = NumericProperty(0)
    """The height of the text area, the same on all cards, so that all covers have the same size."""
    ground = ColorProperty("#141B33")
    """The background colour of the text, into which the cover fades."""
    fade_height = NumericProperty(0)
    """The height of the strip at the bottom of the cover that fades out."""

    @property
    def picture(self) -> picture.Picture:
        """The widget that shows the cover."""
        found: picture.Picture = self.ids.picture.__self__
        return found

    def shared_cover(self) -> SharedPicture:
        """The cover as a shared picture, which the page transition moves to the game's page."""
        caption = Caption(self.ids.name, self.fade_height, self.ground)
        return share(self.picture, self.cover, caption)


class ContinueCard(Pressable, BoxLayout):
    """The card of an unfinished match: a sentence, and the symbols of its players."""

    text = StringProperty("")
    icon = StringProperty("play-circle")
    least_height = NumericProperty(0)
    """The minimum height of the card, which its sentence needs."""
    rounding = NumericProperty(0)
    """The radius of its corners."""
    paper = BooleanProperty(False)
    """Whether the card is a slip of paper on a table."""
    cover_side = NumericProperty(0)
    """The width and height of the cover; 0 without one."""

    def show_cover(self, cover: Path, side: float) -> None:
        """Show the cover of the game in place of the icon, and the players below the sentence."""
        self.cover_side = side
        words = BoxLayout(
            orientation="vertical",
            spacing=theme.gap if self.ids.people.children else 0,
            size_hint_y=None,
            pos_hint={"center_y": 0.5},
        )
        words.bind(minimum_height=words.setter("height"))
        for part in (self.ids.sentence, self.ids.people):
            self.remove_widget(part)
            words.add_widget(part)
        discard(self.ids.sign)
        self.add_widget(words, index=len(self.children))
        shown = picture.Picture(
            path=cover, focus=COVER_FOCUS, radius=theme.radius * 0.6, size_hint_x=None, width=side
        )
        self.add_widget(shown, index=len(self.children))


class ContinueCards(centred_grid.CentredGrid):
    """The cards of unfinished matches, all as high as the longest sentence needs."""

    def __init__(self, **settings: Any) -> None:
        self._level_soon = Clock.create_trigger(self._level, -1)
        super().__init__(**settings)

    def add_widget(self, widget: Any, *args: Any, **named: Any) -> None:
        super().add_widget(widget, *args, **named)
        widget.bind(least_height=self._level_soon)
        self._level_soon()

    def _level(self, *_: object) -> None:
        self.tile_height = max((card.least_height for card in self.children), default=0)


class EveningStrip(Pressable, BoxLayout):
    """The strip below the games that leads to a whole evening, or on with the open one."""

    title = StringProperty("")
    text = StringProperty("")


class MemoryStrip(Pressable, BoxLayout):
    """The strip of a game that is played with memories: its cover, and what is or will be there."""

    game = StringProperty("")
    cover = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    text = StringProperty("")

    @property
    def picture(self) -> picture.Picture:
        """The widget that shows the cover."""
        found: picture.Picture = self.ids.picture.__self__
        return found


class NavButton(Pressable, FloatLayout):
    """A button for one of the pages *Packs*, *Evenings* and *Settings*."""

    icon = StringProperty("")
    text = StringProperty("")


class HomeScreen(AppScreen):
    """The first page: every game, and the matches to continue."""

    count = NumericProperty(4)
    """How many games there are."""
    words_height = NumericProperty(0)
    """The height of the area for the text on every card."""
    columns = staticmethod(card_columns)
    card_height = staticmethod(card_height)

    def __init__(self, **settings: Any) -> None:
        self._language = ""
        """The language on the cards of the games; empty before the cards are created."""
        self._level_cards_soon = Clock.create_trigger(self._level_cards, -1)
        self.breathing: Breathing | None = None
        self._offered: object = None
        """The data on the cards of unfinished matches, to detect whether the cards are outdated."""
        super().__init__(**settings)

    def open(self) -> None:
        app = running_app()
        if self.breathing is not None:
            self.breathing.wake()
        if self._language != tr.language:
            self.lay_out_games()
        in_evening = self._open_evening(app)
        matches = app.storage.unfinished.latest(MAX_MATCHES + 2)
        self._offer_unfinished([one for one in matches if one.match_id != in_evening])
        self._offer_evening(in_evening is not None)
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
                facts=" · ".join(
                    _on_one_line(fact)
                    for fact in (players_text(info), tr._("{n} min").format(n=info.minutes))
                ),
            )
            card.bind(on_release=self._open_game)
            card.ids.words.bind(minimum_height=self._level_cards_soon)
            cards.add_widget(card)
            _show_cover_soon(card)
        self._lay_out_memories()
        running_app().idle_tasks.do(self._breathe)

    def _lay_out_memories(self) -> None:
        """Create the strips of the games that are played with memories."""
        discard(*self.ids.memories.children)
        for info in all_infos():
            if info.from_memories:
                strip = MemoryStrip(game=info.id, title=tr._(info.title))
                strip.bind(on_release=self._open_game)
                self.ids.memories.add_widget(strip)
                _show_cover_soon(strip)

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
        from mobileapp.screens.breathing import Breathing

        if self.breathing is None:
            self.breathing = Breathing(self, self.ids.sky)
        self.breathing.show(
            (card.picture, game_intro(card.game).motion) for card in self.ids.games.children
        )

    def _level_cards(self, _dt: float) -> None:
        """Give the texts of all cards the same height, so that all covers have the same size."""
        cards = self.ids.games.children
        highest = max(card.ids.words.minimum_height for card in cards)
        for card in cards:
            card.words_height = highest
        self.words_height = highest

    def _open_game(self, card: GameCard | MemoryStrip) -> None:
        running_app().go("game", game=card.game)

    def _offer_unfinished(self, matches: list[UnfinishedMatch]) -> None:
        """Show the first `MAX_MATCHES` matches; if there are more, add a card that opens the list.

        The cards are replaced only if the data that they show has changed.
        """
        looks = [people_in(match) for match in matches]
        offered = tr.language, theme.compact, matches, looks
        if offered == self._offered:
            return
        self._offered = offered
        cards = self.ids.unfinished
        discard(*cards.children)
        for match in matches[:MAX_MATCHES]:
            cards.add_widget(continue_card(match, self.open))
        if len(matches) > MAX_MATCHES:
            more = ContinueCard(text=tr._("More games to continue"))
            more.bind(on_release=lambda _card: running_app().go("unfinished"))
            cards.add_widget(more)

    @staticmethod
    def _open_evening(app: RunningApp) -> int | None:
        """What is played in the open evening; see `SavedGameNight.match_id`. None without one."""
        playing: int | None = app.storage.open_night_match()
        if playing == AT_ITS_END:  # it was shown when the app was closed
            app.tonight.end_if_old()
            playing = app.storage.open_night_match()
        return playing

    def _offer_evening(self, goes_on: bool) -> None:
        """Say on the strip whether an evening goes on, or a new one may begin."""
        strip = self.ids.evening
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
            strip.text = tr._("Say who plays and how long: the tablet leads you through.")

    def open_evening(self) -> None:
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
            self._end_evening()
            running_app().tonight.open()

        ask(
            tr._("Begin a new evening?"),
            tr._("The one you left ends here. What you have played stays, with its lights."),
            # Translators: a button: begin another evening
            tr._("A new evening"),
            tr._("Keep it"),
            begin,
        )

    def _end_evening(self) -> None:
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
            self._end_evening,
        )

    def _offer_workshop(self, app: RunningApp) -> None:
        """Show the line that offers a workshop, if there is an offer (`app.workshop_offer`)."""
        discard(*self.ids.offer.children)
        if app.workshop_offer is not None:
            from mobileapp.screens.workshop_offer import OfferLine

            self.ids.offer.add_widget(OfferLine(app.workshop_offer))


def continue_card(
    match: UnfinishedMatch, after_discard: Callable[[], None], paper: bool = False
) -> ContinueCard:
    """A card that continues a match when tapped; a button on it throws the match away.

    After people have thrown it away, `after_discard` is called. With `paper` it is a slip of paper.
    """
    # Imported late, as most starts do not need them.
    from mobileapp.widgets.badge import Symbol
    from mobileapp.widgets.buttons import IconButton

    text = tr._("Continue {game} with {names}").format(
        game=game_title(match.game),
        names=", ".join(_name_in_list(name, match) for name in match.names),
    )
    card = ContinueCard(text=text, paper=paper)
    card.bind(on_release=lambda _card: continue_match(match, after_discard))
    if not theme.compact:
        for profile in people_in(match):
            card.ids.people.add_widget(Symbol(profile=profile))
    away = IconButton(icon="close", paper=paper, pos_hint={"center_y": 0.5})
    away.bind(on_release=lambda _button: _ask_to_discard(match, text, after_discard))
    card.add_widget(away)
    return card


def _ask_to_discard(
    match: UnfinishedMatch, sentence: str, after_discard: Callable[[], None]
) -> None:
    from mobileapp.widgets.sheet import ask

    ask(
        tr._("Throw this game away?"),
        sentence,
        tr._("Throw it away"),
        tr._("Keep it"),
        lambda: _discard(match, after_discard),
        danger=True,
    )


def _discard(match: UnfinishedMatch, after_discard: Callable[[], None]) -> None:
    with show_errors():
        running_app().storage.matches.discard(match.match_id)
    after_discard()


def people_in(match: UnfinishedMatch) -> list["PlayerProfile"]:
    """The profiles of the players of an unfinished match."""
    app = running_app()
    return [app.profile(name, seat, name in match.robots) for seat, name in enumerate(match.names)]


def _name_in_list(name: str, match: UnfinishedMatch) -> str:
    return str(tr._("{name} (robot)")).format(name=name) if name in match.robots else name


def continue_match(match: UnfinishedMatch, after_discard: Callable[[], None]) -> None:
    """Open a match, with its curtain closed; if it cannot be loaded, ask whether to discard it.

    `after_discard` is called after people have discarded the match.
    """
    app = running_app()
    refusal = app.match_flow.resume(match.match_id)
    if refusal is None:
        return
    from mobileapp.widgets.sheet import ask

    ask(
        tr._("This game can’t be continued"),
        tr.explain(refusal),
        # Translators: an unfinished match that cannot be read any more
        tr._("Throw it away"),
        tr._("Keep it"),
        lambda: _discard(match, after_discard),
        danger=True,
    )


def _show_cover_soon(card: GameCard | MemoryStrip) -> None:
    """Show the cover after a frame without covers was drawn, so that the text is seen earlier."""
    Clock.schedule_once(lambda _dt: Clock.schedule_once(lambda _dt: _show_cover(card)))


def _show_cover(card: GameCard | MemoryStrip) -> None:
    from mobileapp.games.intro import game_intro

    card.cover = game_intro(card.game).cover


load_kv(__file__, backdrop, centred_grid, picture, scroll, text)
