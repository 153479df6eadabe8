"""The end of a round: the last marker turns over, then the whole matching and every reason."""

from dataclasses import replace
from typing import Any

from engine.core import Join, Leave, Next, Prompt
from engine.games.inkblots.board import Board
from engine.games.inkblots.moves import TEAMS, SecondGuess
from engine.packs import Item
from mobileapp.games.inkblots.board_screen import RevealScreen
from mobileapp.games.inkblots.sentences import name_at, verdicts
from mobileapp.games.inkblots.verdict_row import VerdictRow
from mobileapp.games.teams import team_name
from mobileapp.i18n import tr
from mobileapp.play import Play


class RoundResultScreen(RevealScreen):
    """Who wins which blot and why, and who is tested next."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        board = self.board
        self._claim(board)
        if isinstance(prompt.last, (Leave, Join)):
            self.view.lay_markers()
            self.explain()
            return
        self.headline = tr._("The marker is turned over ...")
        first = board.guess.image
        if board.second is None:
            self.view.show_scores(board.deal.won)
            self.reveal(first, opened=())
            return
        self.judge(first)
        second = board.second.image if isinstance(board.second, SecondGuess) else None
        self.view.show_scores(_won_before(board, second))
        self.reveal(second, opened=(first,))

    def _claim(self, board: Board) -> None:
        test, control = board.deal.test_team, board.deal.control_team
        self.view.blots[board.guess.image].claim(test, board.guess.symbol)
        self.view.blots[board.guess.image].claim(control, board.control.symbol)
        if isinstance(board.second, SecondGuess):
            self.view.blots[board.second.image].claim(test, board.second.symbol)

    def explain(self) -> None:
        board = self.board
        self.headline = self._heading()
        for place in board.images_in_play:
            marker = self.view.blots[place].marker
            if not marker.symbol:
                marker.turn_over(board.markers[place])
            self.judge(place)
        self.view.show_scores(board.won)
        self.view.put_words_away()
        self.view.reading = 0.3
        for verdict in verdicts(board):
            self.view.say(VerdictRow(verdict))
        self.lead(self._what_next())
        self.offer_confirm("")
        text = tr._("Next round") if self.prompt.next_test_team else tr._("See how it ended")
        self.say_choice(text, True)

    def _heading(self) -> str:
        subject = name_at(self.play, self.board.subject)
        if not subject:
            return str(tr._("This was the match"))
        return str(tr._("This is what {name} saw")).format(name=subject)

    def _what_next(self) -> str:
        prompt = self.prompt
        if prompt.winner:
            points = self.board.scores
            loser = TEAMS[1 - TEAMS.index(prompt.winner)]
            return str(tr._("{team} wins the match with {points} to {others}!")).format(
                team=team_name(prompt.winner), points=points[prompt.winner], others=points[loser]
            )
        if not prompt.next_test_team:
            return str(tr._("Too few blots are left for another round."))
        return str(tr._("Next, {test} is tested and {control} is in control.")).format(
            test=team_name(prompt.next_test_team), control=team_name(self.board.deal.test_team)
        )

    def confirmed(self) -> None:
        self.send(Next(self.speaker))


def _won_before(board: Board, second: int | None) -> tuple[tuple[Item, ...], ...]:
    """What the teams had won before the marker at `second` was turned over."""
    awards = tuple(award for award in board.awards if award.image != second)
    return replace(board, awards=awards).won
