"""Somebody gives the performer one of the face-up cards, without a word."""

from typing import Any

from engine.core import Prompt
from engine.games.telepathy.moves import Give
from engine.games.telepathy.roles import DIRECTED
from mobileapp.games.telepathy.announcing import AnnouncingScreen
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.theme import theme


class GiveScreen(AnnouncingScreen):
    """Tap a card to read it, then give it; four partners may announce instead."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = self.headed(prompt.performer, self._request())
        self.show_turn(prompt.performer, giving=True)
        self.begin()

    def _request(self) -> str:
        if self.board.variant != DIRECTED:
            sentence = tr._("{giver}, give {receiver} a card")
        elif len(self.prompt.actors) > 1:
            sentence = tr._("Directors, the next card goes to {receiver}")
        else:
            sentence = tr._("{giver}, the next card goes to {receiver}")
        return str(sentence).format(
            giver=self.name_of(self.prompt.actors[0]), receiver=self.name_of(self.prompt.performer)
        )

    def fill(self) -> None:
        self._card = ""
        if not self.people:
            self.lay_cards()
            self.say_who_thinks()
            self.offer_peek()
            return
        # Where large words make the cards scroll, what may be chosen instead comes first.
        steps = [self.lay_cards, self._invite]
        for step in reversed(steps) if theme.compact and theme.text_scale > 1 else steps:
            step()
        self.offer_peek()
        self.offer_confirm(tr._("Choose a card"))
        if card := self.jotted("card", ""):
            self.read(card)

    def _invite(self) -> None:
        for announcer in self.announcers:
            self.view.say(self.announce_pill(announcer, tr._("Announce instead")))

    def card_tapped(self, card: str) -> None:
        super().card_tapped(card)
        if self.people:
            self._card = card
            self.jot("card", card)
            receiver = self.name_of(self.prompt.performer)
            self.say_choice(tr._("Give it to {name}").format(name=receiver), True)

    def go_on(self) -> None:
        self.send(Give(self.speaker, self._card))
