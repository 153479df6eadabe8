"""Time is up and the sky is locked: only a guess spoken before the buzzer still counts."""

from typing import Any

from engine.core import Prompt
from engine.games.clouds.moves import Credit, Nobody
from mobileapp.games.clouds.verdict import VerdictPane
from mobileapp.games.clouds.who_guessed import NOBODY, WhoGuessed
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import tr
from mobileapp.play import Play


class LateCreditScreen(PromptScreen):
    """Nobody is chosen already; the artists may still name somebody."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = tr._("Time is up!")
        question = WhoGuessed(
            prompt.guessers,
            self.persona,
            nobody=True,
            chosen=NOBODY,
            question=tr._("Had somebody said the word before the buzzer? The artists decide."),
        )
        question.bind(on_decide=self._decide)
        self.add_widget(VerdictPane(prompt.sky.clouds, question))

    def _decide(self, _question: WhoGuessed, guesser: int | None) -> None:
        judge = self.speaker
        self.send(Nobody(judge) if guesser is None else Credit(judge, guesser))
