"""The control team says what it thinks of the same blot; then its marker is turned over."""

from typing import Any

from engine.core import Prompt
from engine.games.inkblots.moves import SYMBOLS, ControlGuess
from mobileapp.games.inkblots.board_screen import BoardScreen
from mobileapp.games.inkblots.sentences import word_of
from mobileapp.games.teams import team_name
from mobileapp.i18n import tr
from mobileapp.play import Play


class ControlGuessScreen(BoardScreen):
    """The same word or another one, beside what the test team said."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        guess = self.board.guess
        self.headline = tr._("{team}: what do you say?").format(team=team_name(self.acting_team))
        self.view.lay_markers()
        self.place = guess.image
        self.view.blots[self.place].claim(self.board.deal.test_team, guess.symbol)
        self.lead(
            tr._("{test} says “{word}”. Do you agree, or do you say something else?").format(
                test=team_name(self.board.deal.test_team), word=word_of(self.board, guess.symbol)
            )
        )
        self.remark(tr._("A team that is right alone wins the blot."))
        self.offer_peek()
        self.offer_confirm(tr._("Tap a word"))
        if self.people:
            self.view.offer_words(SYMBOLS)
        for blot in self.view.blots:
            blot.faded = blot.place != self.place
        self.resume_choice()

    def chosen(self) -> None:
        self.propose((self.board.guess.image,))

    def confirmed(self) -> None:
        self.send(ControlGuess(self.speaker, self.symbol))
