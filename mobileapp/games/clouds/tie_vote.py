"""A tie: everybody else raises a hand for the most relaxed of the tied players."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from engine.core import Next, Prompt
from engine.games.clouds.moves import ABSTAIN, Vote
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import listed, tr
from mobileapp.persona import STRANGER
from mobileapp.play import Play
from mobileapp.widgets import badge, buttons, centred_grid, load_rules


class HandPill(buttons.PlainPill):
    """Somebody who can be voted for."""

    chosen = BooleanProperty(False)


class HandRow(BoxLayout):
    """A voter and everybody who can be voted for; `on_choose` says who was tapped."""

    persona = ObjectProperty(STRANGER)
    value = ObjectProperty(None, allownone=True)
    """The seat that was voted for."""
    stacked = BooleanProperty(False)
    """Whether the choices stand below the voter."""

    longest = NumericProperty(1)
    """How many letters the longest word of a choice has."""

    __events__ = ("on_choose",)

    def __init__(self, choices: Sequence[tuple[int, str]], **settings: Any) -> None:
        longest = max(len(word) for _, text in choices for word in text.split())
        super().__init__(longest=longest, **settings)
        for seat, text in choices:
            pill = HandPill(text=text)
            pill.value = seat
            pill.bind(on_release=self._choose)
            self.ids.pills.add_widget(pill)

    def on_choose(self, seat: int) -> None:
        pass

    def on_value(self, _row: object, seat: int) -> None:
        for pill in self.ids.pills.children:
            pill.chosen = pill.value == seat

    def _choose(self, pill: HandPill) -> None:
        self.dispatch("on_choose", pill.value)


class TieVoteScreen(PromptScreen):
    """A row for every voter; hands may change until they are counted."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = tr._("A tie: who was the most relaxed?")
        names = play.names
        droplets = prompt.droplets[prompt.tied[0]]
        self.ids.tied.text = tr.n(
            "{names} have {n} droplet each. All others vote by a show of hands.",
            "{names} have {n} droplets each. All others vote by a show of hands.",
            droplets,
        ).format(names=listed([names[seat] for seat in prompt.tied]), n=droplets)
        choices = [*((seat, names[seat]) for seat in prompt.tied), (ABSTAIN, tr._("Can't decide"))]
        self._rows: dict[int, HandRow] = {}
        for voter in prompt.actors:
            row = HandRow(choices, persona=self.persona(voter))
            row.bind(on_choose=partial(self._vote, voter))
            self.ids.voters.add_widget(row)
            self._rows[voter] = row
        self._show_hands()

    def follow(self, prompt: Prompt) -> bool:
        """Another hand is up: the list stays where it was scrolled to."""
        if type(prompt) is not type(self.prompt):
            return False
        self.prompt = prompt
        self._show_hands()
        return True

    def _show_hands(self) -> None:
        prompt = self.prompt
        for voter, choice in prompt.votes:
            self._rows[voter].value = choice
        missing = len(prompt.actors) - len(prompt.votes)
        self.ids.count.disabled = not prompt.complete
        self.ids.count.text = (
            tr._("Count the votes")
            if prompt.complete
            else tr.n("{n} vote is missing", "{n} votes are missing", missing).format(n=missing)
        )

    def _vote(self, voter: int, _row: HandRow, choice: int) -> None:
        if (voter, choice) not in self.prompt.votes:
            self.send(Vote(voter, choice))

    def count(self) -> None:
        """The hands are down."""
        self.send(Next(self.speaker))


load_rules(__file__, badge, centred_grid)
