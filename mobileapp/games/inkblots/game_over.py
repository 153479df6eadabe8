"""The end of a match: who won, with which blots, and how it came about."""

from collections.abc import Iterator
from typing import Any

from kivy.app import App
from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.core import Prompt
from engine.games.inkblots.board import Board, members
from engine.games.inkblots.moves import TEAMS
from engine.packs import Item
from mobileapp.games import ending, ways_out
from mobileapp.games.inkblots.sentences import names_at
from mobileapp.games.inkblots.told_round import ToldRound
from mobileapp.games.screen import PromptScreen
from mobileapp.games.teams import Emblem, OfTeam, team_name
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets import load_rules, text
from mobileapp.widgets.picture import Picture
from mobileapp.widgets.unrolling import Unrolling


class Trophies(OfTeam, BoxLayout):
    """A team and all the blots it has won."""

    people = StringProperty("")
    points = StringProperty("")
    won = ListProperty()

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        app = App.get_running_app()
        for item in self.won:
            self.ids.won.add_widget(Trophy(path=app.thumb(item)))


class Trophy(Picture):
    """One blot that was won."""


class InkblotsOverScreen(OfTeam, PromptScreen):
    """The winning team first, then the other, then the story of the match."""

    heading = StringProperty("")
    reason = StringProperty("")

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        board: Board = prompt.board
        self.team = prompt.team
        self.headline = tr._("The match is over")
        self.heading = (
            tr._("{team} wins!").format(team=team_name(self.team)) if self.team else tr._("A draw!")
        )
        self.reason = self._why(board)
        order = sorted(TEAMS, key=lambda team: team != self.team)
        for team in order:
            self.ids.teams.add_widget(self._trophies(board, team))
        self._unrolling = Unrolling(self)
        self._unrolling.begin(self._story())

    def _why(self, board: Board) -> str:
        rounds = board.deal.round
        after = tr.n("after {n} round", "after {n} rounds", rounds).format(n=rounds)
        if self.prompt.reason == "lead":
            return str(tr._("Four blots or more and a lead of two, {after}.").format(after=after))
        if self.team:
            return str(tr._("The blots are used up {after}: the lead decides.").format(after=after))
        return str(tr._("The blots are used up {after}, and nobody leads.").format(after=after))

    def _trophies(self, board: Board, team: str) -> Trophies:
        won: tuple[Item, ...] = board.won[TEAMS.index(team)]
        return Trophies(
            team=team,
            people=names_at(self.play, members(board.deal.teams, team)),
            points=tr.n("{n} blot", "{n} blots", len(won)).format(n=len(won)),
            won=won,
        )

    def _story(self) -> Iterator[None]:
        """Every round in a line or two."""
        for told in self.play.story:
            self.ids.story.add_widget(ToldRound(told))
            yield


load_rules(__file__, Emblem, ending, text, ways_out)
