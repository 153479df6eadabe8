"""The control team takes one blot out of the round."""

from typing import Any

from engine.core import Prompt
from engine.games.inkblots.board import PLACES
from engine.games.inkblots.moves import RemoveImage
from mobileapp.games.inkblots.board_screen import BoardScreen
from mobileapp.games.inkblots.sentences import name_at
from mobileapp.games.teams import team_name
from mobileapp.i18n import tr
from mobileapp.play import Play


class RemoveImageScreen(BoardScreen):
    """One of the four is turned face down, best the one that would be too easy."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = tr._("{team}: take one blot away").format(team=team_name(self.acting_team))
        self.lead(
            tr._(
                "Which blot would make it too easy for {team}? It is turned over and out of "
                "this round."
            ).format(team=team_name(self.board.deal.test_team))
        )
        self.remark(
            tr._("The test subject is {name}.").format(name=name_at(play, self.board.subject))
        )
        self.offer_confirm(tr._("Tap a blot"))
        if self.people:
            self.view.offer_blots(PLACES)
            self.resume_choice()

    def chosen(self) -> None:
        ready = self.place is not None
        self.say_choice(tr._("Turn it over") if ready else tr._("Tap a blot"), ready)

    def confirmed(self) -> None:
        self.send(RemoveImage(self.speaker, self.place))
