"""All point at once, and one person enters who points at which picture."""

from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from engine.core import Prompt
from engine.games.storyteller.moves import CastVotes
from mobileapp.games.screen import PromptScreen
from mobileapp.games.storyteller import card_table
from mobileapp.games.storyteller.clue_slip import slip_for
from mobileapp.i18n import tr
from mobileapp.persona import STRANGER
from mobileapp.play import Play
from mobileapp.widgets import badge, buttons, load_rules
from mobileapp.widgets.press import Pressable

SMALLEST = 64
"""The width, in dp, below which a card no longer can be told from the others."""


class SlotButton(Pressable, Label):
    """The number of a picture, to be given to a voter."""

    chosen = BooleanProperty(False)


class VoterRow(BoxLayout):
    """A voter and the numbers of the pictures."""

    persona = ObjectProperty(STRANGER)


class CastVotesScreen(PromptScreen):
    """The pictures, and a row for everyone who points; own cards are barred once it is known."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self._votes: dict[int, int] = dict(self.jotted("votes", {}))
        self.headline = (
            tr._("Once more: nobody may point at their own picture")
            if prompt.barred
            else tr._("All point at a picture, at once")
        )
        self.ids.cards.show(prompt.cards)
        self.ids.cards.number()
        self.ids.cards.least = dp(SMALLEST)
        self.ids.desk.add_widget(slip_for(self), len(self.ids.desk.children))
        for seat in prompt.pointing:
            self.ids.voters.add_widget(self._row(seat))
        self._name_confirm()

    def _row(self, seat: int) -> VoterRow:
        row = VoterRow(persona=self.persona(seat))
        for slot in range(len(self.prompt.cards)):
            button = SlotButton(text=str(slot + 1), chosen=self._votes.get(seat) == slot)
            button.disabled = slot not in self.prompt.choices(seat)
            button.bind(on_release=partial(self._point, seat, slot))
            row.ids.slots.add_widget(button)
        return row

    def _point(self, seat: int, slot: int, button: SlotButton) -> None:
        self._votes[seat] = slot
        self.jot("votes", dict(self._votes))
        for other in button.parent.children:
            other.chosen = other is button
        self._name_confirm()

    def _name_confirm(self) -> None:
        missing = len(self.prompt.pointing) - len(self._votes)
        self.ids.confirm.disabled = missing > 0
        self.ids.confirm.text = (
            tr.n("{n} vote is missing", "{n} votes are missing", missing).format(n=missing)
            if missing
            else tr._("Count these votes")
        )

    def cast(self) -> None:
        """Enter all votes together."""
        votes = tuple(self._votes[seat] for seat in self.prompt.pointing)
        self.send(CastVotes(self.speaker, votes))


load_rules(__file__, badge, buttons, card_table)
