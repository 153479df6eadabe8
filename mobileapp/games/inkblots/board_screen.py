"""What every screen of a round has in common: the table, and who may act at it."""

from typing import Any

from kivy.clock import Clock
from kivy.uix.widget import Widget

from engine.core import Prompt
from engine.games.inkblots.board import Board
from mobileapp.games.inkblots.board_view import BoardView
from mobileapp.games.inkblots.sentences import claims, names_at, word_of
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.theme import theme
from mobileapp.widgets.buttons import Pill, beside
from mobileapp.widgets.text import Lead, Small, Words

SUSPENSE = 0.5
"""How long everyone looks at a marker before it turns over, in seconds."""


class BoardScreen(PromptScreen):
    """Shows the board of its prompt and lets the acting team choose, then confirm."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.board: Board = self.prompt.board
        self.view = BoardView(play, self.board, self.acting_team, public=prompt.audience is None)
        self.view.bind(on_blot=self._choose_blot, on_word=self._choose_word)
        self.add_widget(self.view)
        self.place: int | None = None
        self.symbol = ""
        self.confirm: Pill | None = None

    def part(self, name: str) -> Widget | None:
        found: Widget | None = self.view.ids.get(name)
        return found

    # --- who acts -----------------------------------------------------------------------------

    @property
    def acting_team(self) -> str:
        """The team of those who may answer; nobody's when it is all the same who does."""
        teams = {self.board.deal.teams[seat] for seat in self.prompt.actors}
        return teams.pop() if len(teams) == 1 else ""

    # --- what is said and offered -------------------------------------------------------------

    def lead(self, text: str) -> None:
        self.view.say((Words if theme.compact else Lead)(text=text))

    def remark(self, text: str) -> None:
        self.view.say(Small(text=text))

    def offer_confirm(self, text: str) -> None:
        """The one button that plays the move, as soon as everything is chosen."""
        if not self.people:
            names = names_at(self.play, self.prompt.actors)
            self.remark(
                tr.n(
                    "{names} is thinking ...", "{names} are thinking ...", len(self.prompt.actors)
                ).format(names=names)
            )
            return
        self.confirm = Pill(text=text, size_hint_x=1, disabled=True)
        self.confirm.bind(on_release=self._confirmed)
        self.view.offer(self.confirm)

    def offer_peek(self) -> None:
        """The subject may look at the own matching once more."""
        if self.board.subject in self.play.peekers():
            peek = beside("eye", tr._("Peek"))
            peek.bind(on_release=self._peek)
            self.view.offer(peek)

    def resume_choice(self) -> None:
        """Go on with what had been chosen before the curtain fell."""
        self.place, self.symbol = self.jotted("choice", (self.place, self.symbol))
        self._show_choice()

    def say_choice(self, text: str, ready: bool) -> None:
        """What the button would do now."""
        if self.confirm is not None:
            self.confirm.text, self.confirm.disabled = text, not ready

    def propose(self, places: tuple[int, ...]) -> None:
        """Show the guess on its blot while it is being made; it can be about any of `places`."""
        for place in places:
            symbol = self.symbol if place == self.place else ""
            self.view.blots[place].claim(self.acting_team, symbol)
        ready = self.place is not None and bool(self.symbol)
        if ready:
            text = tr._("We say “{word}”").format(word=word_of(self.board, self.symbol))
        elif self.symbol:
            text = tr._("Tap a blot")
        else:
            text = tr._("Tap a blot and a word") if self.place is None else tr._("Tap a word")
        self.say_choice(text, ready)

    def confirmed(self) -> None:
        """Send the move that has been chosen."""

    def chosen(self) -> None:
        """Another blot or word has been chosen."""

    def _confirmed(self, _pill: Pill) -> None:
        self.confirmed()

    def _peek(self, _pill: Pill) -> None:
        self.play.peek(self.board.subject)

    def _choose_blot(self, _view: BoardView, place: int) -> None:
        self.place = None if self.place == place else place
        self._jot_choice()

    def _choose_word(self, _view: BoardView, symbol: str) -> None:
        self.symbol = "" if self.symbol == symbol else symbol
        self._jot_choice()

    def _jot_choice(self) -> None:
        self.jot("choice", (self.place, self.symbol))
        self._show_choice()

    def _show_choice(self) -> None:
        self.view.choose(self.place, self.symbol)
        self.chosen()


class RevealScreen(BoardScreen):
    """Turns one marker over before everyone's eyes, and only then says what it means."""

    def reveal(self, place: int | None, opened: tuple[int, ...]) -> None:
        """Let the marker at `place` turn over; those in `opened` lie open already."""
        self._revealed = place
        self.at_rest = False
        for here in self.board.images_in_play:
            self.view.blots[here].lay_marker(self.board.markers[here] if here in opened else "")
        self.lead(claims(self.board))
        if place is None:
            Clock.schedule_once(self._explain, theme.motion(SUSPENSE))
        else:
            self.view.blots[place].chosen = True
            Clock.schedule_once(self._turn, theme.motion(SUSPENSE))

    def _turn(self, _dt: float) -> None:
        marker = self.view.blots[self._revealed].marker
        marker.bind(on_turned=self._explain)
        marker.turn_over(self.board.markers[self._revealed])

    def _explain(self, *_: Any) -> None:
        if self.parent is None:  # covered meanwhile; whoever lifts the curtain sees it all again
            return
        if self._revealed is not None:
            self.view.blots[self._revealed].chosen = False
        self.view.clear_said()
        self.explain()
        self.at_rest = True

    def explain(self) -> None:
        """The marker lies open: say who wins what, and why."""

    def judge(self, place: int) -> None:
        """Say of what the teams claimed there whether it was right, and which word it is."""
        blot, symbol = self.view.blots[place], self.board.markers[place]
        blot.judge(symbol)
        blot.write(self.board.deal.word(symbol).text)
