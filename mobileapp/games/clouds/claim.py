"""Somebody has said the word: the clock stands still until it is clear who."""

from typing import Any

from engine.core import Prompt
from engine.games.clouds.moves import CancelClaim, Claim, Credit
from mobileapp.games.clouds.turned import Turned
from mobileapp.games.clouds.verdict import VerdictPane
from mobileapp.games.clouds.who_guessed import WhoGuessed
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets.buttons import QuietPill


class ClaimScreen(PromptScreen):
    """Turned toward whoever stopped the clock; *No* lets it go on."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        claim = prompt.last
        self._judge = claim.seat if isinstance(claim, Claim) else self.speaker
        self.headline = tr._("Who guessed it?")
        question = WhoGuessed(
            prompt.guessers,
            self.persona,
            question=tr._("The clock stands at {seconds} s. Who said the word first?").format(
                seconds=-(-prompt.left // 1000)
            ),
        )
        question.bind(on_decide=self._credit)
        cancel = QuietPill(text=tr._("No, go on painting"), icon="play")
        cancel.bind(on_release=self._cancel)
        question.offer(cancel)
        angle = 180 if self._judge == prompt.round.roles.second else 0
        side = Turned(angle=angle)
        side.add_widget(VerdictPane(prompt.sky.clouds, question, turned=angle))
        self.add_widget(side)

    def _credit(self, _question: WhoGuessed, guesser: int) -> None:
        self.send(Credit(self._judge, guesser))

    def _cancel(self, _pill: QuietPill) -> None:
        self.send(CancelClaim(self._judge))
