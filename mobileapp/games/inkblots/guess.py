"""The test team, without its subject, guesses the marker of one blot."""

from typing import Any

from engine.core import Prompt
from engine.games.inkblots.moves import SYMBOLS, Guess
from mobileapp.games.inkblots.board_screen import BoardScreen
from mobileapp.games.inkblots.sentences import name_at, names_at
from mobileapp.games.teams import team_name
from mobileapp.i18n import tr
from mobileapp.play import Play


class GuessScreen(BoardScreen):
    """One blot and one word, whichever the team is surest of."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = tr._("{team}: guess one match").format(team=team_name(self.acting_team))
        self.view.lay_markers()
        self.lead(
            tr._("What did {subject} see? Choose the blot you are surest of, and its word.").format(
                subject=name_at(play, self.board.subject)
            )
        )
        self.remark(
            tr._(
                "{guessers}: talk it over. {subject} gives no hints, not even with a look."
            ).format(
                guessers=names_at(play, self.board.guessers),
                subject=name_at(play, self.board.subject),
            )
        )
        self.offer_peek()
        self.offer_confirm(tr._("Tap a blot and a word"))
        if self.people:
            self.view.offer_blots(self.board.images_in_play)
            self.view.offer_words(SYMBOLS)
            self.resume_choice()

    def chosen(self) -> None:
        self.propose(self.board.images_in_play)

    def confirmed(self) -> None:
        self.send(Guess(self.speaker, self.place, self.symbol))
