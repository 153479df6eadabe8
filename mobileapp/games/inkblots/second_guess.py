"""The first guess was right: everyone sees it, and the test team guesses once more."""

from typing import Any

from engine.core import Prompt
from engine.games.inkblots.moves import PassSecondGuess, SecondGuess
from mobileapp.games.inkblots.board_screen import RevealScreen
from mobileapp.games.inkblots.sentences import first_verdict, stakes
from mobileapp.games.inkblots.verdict_row import VerdictRow
from mobileapp.games.teams import team_name
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets.buttons import Pill, QuietPill


class SecondGuessScreen(RevealScreen):
    """Another blot and another word; by a house rule the team may do without."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        board = self.board
        self.headline = tr._("The marker is turned over ...")
        self.view.show_scores(board.deal.won)
        first = self.view.blots[board.guess.image]
        first.claim(board.deal.test_team, board.guess.symbol)
        first.claim(board.deal.control_team, board.control.symbol)
        self.reveal(board.guess.image, opened=())

    def explain(self) -> None:
        board = self.board
        self.headline = tr._("Right! {team}: guess once more").format(
            team=team_name(self.acting_team)
        )
        self.judge(board.guess.image)
        self.view.show_scores(board.won)
        self.view.say(VerdictRow(first_verdict(board)))
        self.remark(stakes(board))
        if self.people and self.prompt.may_pass:
            without = QuietPill(text=tr._("Pass"))
            without.bind(on_release=self._pass)
            self.view.offer_instead(without)
        self.offer_peek()
        self.offer_confirm(tr._("Tap a blot and a word"))
        if self.people:
            self.view.offer_blots(board.images_left)
            self.view.offer_words(board.symbols_left)
            self.resume_choice()

    def chosen(self) -> None:
        self.propose(self.board.images_left)

    def confirmed(self) -> None:
        self.send(SecondGuess(self.speaker, self.place, self.symbol))

    def _pass(self, _pill: Pill) -> None:
        self.send(PassSecondGuess(self.speaker))
