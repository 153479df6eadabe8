"""The word is out: the finished sky, who guessed it, the droplets, and who paints next."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.core import Next, Prompt
from engine.games.clouds.moves import Claim, Correct, Credit, Nobody
from mobileapp.games.clouds import actions
from mobileapp.games.clouds.droplets import DropletTable, roles_sentence
from mobileapp.games.clouds.verdict import VerdictPane
from mobileapp.games.clouds.who_guessed import NOBODY, WhoGuessed
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets import buttons, load_rules
from mobileapp.widgets.buttons import QuietPill


class RevealedWord(BoxLayout):
    """The word and all that follows from it."""

    word = StringProperty("")
    outcome = StringProperty("")
    what_next = StringProperty("")

    __events__ = ("on_correct", "on_next")

    def on_correct(self) -> None:
        pass

    def on_next(self) -> None:
        pass


class SkyResultScreen(PromptScreen):
    """Everyone sees it; the artists may still mend who guessed it."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        current = prompt.round
        self.headline = tr._("Round {n} of {all}").format(n=current.number, all=current.total)
        self.told = self._tell()
        self._pane = VerdictPane(prompt.sky.clouds, self.told)
        self.add_widget(self._pane)

    def _tell(self) -> RevealedWord:
        prompt = self.prompt
        told = RevealedWord(
            word=prompt.word.text,
            outcome=self._outcome(),
            what_next=roles_sentence(self.play, prompt.next)
            if prompt.next
            else tr._("That was the last round."),
        )
        fresh = isinstance(prompt.last, Claim | Credit | Nobody | Correct)
        table = DropletTable(
            self.play,
            prompt.round.droplets,
            [award.seat for award in prompt.awards if fresh],
            self._deeds(),
        )
        told.ids.droplets.add_widget(table)
        told.bind(on_correct=self._ask_again, on_next=self._go_on)
        return told

    def _outcome(self) -> str:
        prompt = self.prompt
        if prompt.guesser is None:
            return str(tr._("Nobody guessed it."))
        return str(tr._("{name} guessed it after {seconds} s.")).format(
            name=self.persona(prompt.guesser).name, seconds=round(prompt.used / 1000)
        )

    def _deeds(self) -> dict[int, str]:
        """What earned the droplets, or would have."""
        roles, guesser = self.prompt.round.roles, self.prompt.guesser
        deeds: dict[int, str] = dict.fromkeys(roles.artists, tr._("painted"))
        return deeds if guesser is None else deeds | {guesser: tr._("guessed it")}

    # --- mending ------------------------------------------------------------------------------

    def _ask_again(self, _told: RevealedWord) -> None:
        prompt = self.prompt
        question = WhoGuessed(
            prompt.guessers,
            self.persona,
            nobody=True,
            chosen=NOBODY if prompt.guesser is None else prompt.guesser,
            question=tr._("Who guessed it? The artists decide."),
        )
        back = QuietPill(text=tr._("Back"), icon="arrow-left")
        back.bind(on_release=self._tell_again)
        question.offer(back)
        question.bind(on_decide=self._correct)
        self._pane.replace(question)

    def _tell_again(self, *_: object) -> None:
        self._pane.replace(self.told)

    def _correct(self, _question: WhoGuessed, guesser: int | None) -> None:
        if guesser == self.prompt.guesser:
            self._tell_again()
        else:
            self.send(Correct(self.speaker_of(self.prompt.judges), guesser))

    def _go_on(self, _told: RevealedWord) -> None:
        self.send(Next(self.speaker))


load_rules(__file__, actions, buttons)
