"""Somebody gives the performer one of the face-up cards, without a word."""

from typing import Any

from engine.core import Prompt
from engine.games.telepathy.moves import Give
from engine.games.telepathy.seats import DIRECTED
from mobileapp.games.telepathy.announcing import AnnouncingScreen
from mobileapp.i18n import tr
from mobileapp.play import Play


class GiveScreen(AnnouncingScreen):
    """Tap a card to read it, then give it; four partners may announce instead."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        giver, receiver = self.names_of(prompt.actors), self.name_of(prompt.performer)
        if self.board.variant == DIRECTED:
            sentence = tr._("The next card goes to {receiver}")
        else:
            sentence = tr._("{giver}, give {receiver} a card")
        self.headline = self.headed(
            prompt.performer, sentence.format(giver=giver, receiver=receiver)
        )
        self.show_turn(prompt.performer, giving=True)
        self.fill()

    def fill(self) -> None:
        self._card = ""
        self.lay_cards()
        if not self.people:
            self.say_who_thinks()
            self.offer_peek()
            return
        self.words.words = tr._("Tap a card to see what it does.")
        for announcer in self.announcers:
            self.view.say(self.announce_pill(announcer, tr._("Announce instead")))
        self.offer_peek()
        self.offer_confirm(tr._("Choose a card"))

    def card_tapped(self, card: str) -> None:
        super().card_tapped(card)
        if self.people:
            self._card = card
            receiver = self.name_of(self.prompt.performer)
            self.say_choice(tr._("Give it to {name}").format(name=receiver), True)

    def go_on(self) -> None:
        self.send(Give(self.speaker, self._card))
