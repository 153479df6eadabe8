"""The table of a round on one screen: four blots in a square, three words, two teams."""

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from engine.games.inkblots.board import PLACES, Board, members
from engine.games.inkblots.moves import SYMBOLS, TEAMS
from mobileapp.games.inkblots.blot import BlotCard
from mobileapp.games.inkblots.score import TeamPanel
from mobileapp.games.inkblots.sentences import names_at
from mobileapp.games.inkblots.words import WordCard
from mobileapp.games.teams import stain, team_colour
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.theme import theme
from mobileapp.widgets import load_rules
from mobileapp.widgets.card_zoom import CardZoom, Zoomed

LOW = 480
"""Below this height, in dp, the words lie side by side even in landscape."""


class BoardView(FloatLayout):
    """Lays the table out for any screen and says what was touched; it decides nothing."""

    board = ObjectProperty(None)
    turn = StringProperty("")
    """The team that acts now."""
    side = NumericProperty(0)
    """How large the square of blots is."""

    reading = NumericProperty(0.18)
    """The part of the height that what is said may claim at the cost of the blots."""

    __events__ = ("on_blot", "on_word")

    def __init__(
        self, play: Play, board: Board, turn: str = "", public: bool = True, **settings: Any
    ) -> None:
        super().__init__(board=board, turn=turn, **settings)
        self.public = public
        self.teams = {team: self._team(play, team) for team in TEAMS}
        self.blots = [self._blot(place) for place in PLACES]
        self.words = {symbol: self._word(symbol) for symbol in SYMBOLS}
        self._arrange_soon = Clock.create_trigger(self._arrange, -1)
        for card in self.words.values():
            card.bind(needed=self._arrange_soon)
        for panel in self.teams.values():
            panel.bind(height=self._arrange_soon)
        self.ids.actions.bind(height=self._arrange_soon)
        self.ids.said.bind(minimum_height=self._arrange_soon)
        self.bind(pos=self._arrange_soon, size=self._arrange_soon)

    # --- what lies on the table ---------------------------------------------------------------

    def _team(self, play: Play, team: str) -> TeamPanel:
        deal = self.board.deal
        panel = TeamPanel(
            team=team,
            role=tr._("tested") if team == deal.test_team else tr._("in control"),
            people=names_at(play, members(deal.teams, team)),
            turn=team == self.turn,
            won=self.board.won[TEAMS.index(team)],
        )
        self.ids.scores.add_widget(panel)
        return panel

    def _blot(self, place: int) -> BlotCard:
        app = App.get_running_app()
        blot = BlotCard(
            place=place,
            path=app.picture(self.board.deal.images[place]),
            removed=place == self.board.removed,
            colour=team_colour(self.turn),
            stain=stain(self.board.deal.test_team),
        )
        blot.bind(on_release=self._touch_blot, on_zoom=self._enlarge)
        self.ids.square.add_widget(blot)
        return blot

    def _word(self, symbol: str) -> WordCard:
        card = WordCard(
            symbol=symbol,
            word=self.board.deal.word(symbol).text,
            colour=team_colour(self.turn),
            stain=stain(self.board.deal.test_team),
        )
        card.bind(on_release=self._touch_word)
        self.ids.words.add_widget(card)
        return card

    def lay_markers(self) -> None:
        """Every blot in play has its marker, open or face down, just as the board shows it."""
        for place in self.board.images_in_play:
            self.blots[place].lay_marker(self.board.markers[place])

    def show_scores(self, won: tuple[tuple[Any, ...], ...]) -> None:
        for team, items in zip(TEAMS, won, strict=True):
            self.teams[team].won = items

    def offer_blots(self, places: tuple[int, ...]) -> None:
        """Which blots can be chosen; the others step back."""
        for blot in self.blots:
            blot.choosable = blot.place in places
            blot.faded = not blot.choosable

    def offer_words(self, symbols: tuple[str, ...]) -> None:
        """Which words can be chosen; the others step back."""
        for symbol, card in self.words.items():
            card.choosable = symbol in symbols
            card.faded = not card.choosable

    def choose(self, place: int | None, symbol: str) -> None:
        """Show which blot and which word are chosen."""
        for blot in self.blots:
            blot.chosen = blot.place == place
        for own, card in self.words.items():
            card.chosen = own == symbol

    def put_words_away(self) -> None:
        """The words stand on the blots now; where there is little space it is needed."""
        if theme.compact or theme.text_scale > 1:
            self.ids.words.opacity = 0
            self._arrange_soon()

    def say(self, widget: Any) -> None:
        """Add a sentence, or whatever else is to be read or chosen beside the table."""
        self.ids.said.add_widget(widget)

    def clear_said(self) -> None:
        self.ids.said.clear_widgets()

    def offer(self, button: Any) -> None:
        """Add a button at the edge of the table."""
        self.ids.row.add_widget(button)

    def offer_instead(self, button: Any) -> None:
        """Add another way on; a phone shows it above the others, as it has no room beside them."""
        if theme.compact:
            button.size_hint_x = 1
            self.ids.actions.add_widget(button, 1)
        else:
            self.offer(button)

    # --- what is touched ----------------------------------------------------------------------

    def _touch_blot(self, blot: BlotCard) -> None:
        if blot.choosable:
            self.dispatch("on_blot", blot.place)
        elif not blot.removed:
            self._enlarge(blot)

    def _touch_word(self, card: WordCard) -> None:
        if card.choosable:
            self.dispatch("on_word", card.symbol)

    def _enlarge(self, blot: BlotCard) -> None:
        """Show it as large as the screen; it goes away with the table, so a curtain hides it."""
        blots = [other for other in self.blots if not other.removed]
        zoom = CardZoom(
            [Zoomed(other.path) for other in blots], blots.index(blot), keep_back_key=self.public
        )
        zoom.pos_hint = {"x": 0, "y": 0}
        self.add_widget(zoom)

    @property
    def zoomed(self) -> bool:
        """Whether one blot covers everything else."""
        return any(isinstance(child, CardZoom) for child in self.children)

    def on_blot(self, place: int) -> None:
        """A blot was chosen."""

    def on_word(self, symbol: str) -> None:
        """A word was chosen."""

    # --- where everything lies ----------------------------------------------------------------

    def _arrange(self, *_: Any) -> None:
        """In landscape the square stands left of everything else, in portrait amidst it."""
        if self.width < dp(100):
            return
        gap = theme.gap
        parts = self.ids
        across = not theme.wide or self.height < dp(LOW)
        parts.words.cols = len(SYMBOLS) if across else 1
        for card in self.words.values():
            card.across = across
        row = max(card.needed for card in self.words.values())
        parts.words.row_default_height = row
        parts.words.height = row if across else row * len(SYMBOLS) + parts.words.spacing[1] * 2
        parts.scores.height = max(panel.height for panel in self.teams.values())
        if theme.wide:
            self.side = min(self.height - gap, self.width * 0.58)
            square_x = self.x + gap
            column, width = square_x + self.side + gap * 1.5, self.width - self.side - gap * 3.5
            below = self.top - dp(4)
            _place(parts.square, square_x, self.center_y + self.side / 2 + gap / 4, self.side)
            below = _place(parts.scores, column, below, width) - gap
        else:
            column, width = self.x + gap, self.width - gap * 2
            below = _place(parts.scores, column, self.top - dp(4), width) - gap
            words = (parts.words.height + gap) * parts.words.opacity
            fixed = parts.scores.height + words + parts.actions.height + gap * 4
            said = min(parts.said.minimum_height, self.height * self.reading)
            self.side = max(min(width, self.height - fixed - said), width * 0.7)
            below = _place(parts.square, self.center_x - self.side / 2, below, self.side) - gap
        if parts.words.opacity:
            below = _place(parts.words, column, below, width) - gap
        parts.actions.pos, parts.actions.width = (column, self.y + gap / 2), width
        low = parts.actions.top + gap
        parts.notes.pos = column, low
        parts.notes.size = width, max(below - low, 0)


def _place(part: Any, left: float, top: float, width: float) -> float:
    """Put a part below `top`; it keeps its own height. Returns where it ends."""
    part.width = width
    part.x, part.top = left, top
    return float(part.y)


load_rules(__file__)
