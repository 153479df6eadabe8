"""Everyone else gives, in secret, what could be taken for the storyteller's picture."""

from kivy.uix.widget import Widget

from engine.games.storyteller.moves import Contribute
from mobileapp.games.storyteller.card_screen import CardScreen
from mobileapp.games.storyteller.clue_slip import slip_for
from mobileapp.games.storyteller.desk import confirm
from mobileapp.i18n import tr


class ContributeScreen(CardScreen):
    """The clue, the hand, and one card to give; with three players, two."""

    def lay_cards(self) -> None:
        self.headline = (
            tr._("{name}, which of your pictures fits the clue?")
            if self.prompt.wanted == 1
            else tr._("{name}, which two of your pictures fit the clue?")
        ).format(name=self.name)
        self.cards.wanted = self.prompt.wanted
        self.cards.show(self.prompt.hand)
        self.cards.bind(chosen=self._name_confirm)

    def fill_desk(self) -> tuple[Widget, ...]:
        self._confirm = confirm("", self._give)
        self._name_confirm()
        return slip_for(self), self._confirm

    def _name_confirm(self, *_: object) -> None:
        self._confirm.disabled = not self.cards.ready
        if self.prompt.wanted == 1:
            self._confirm.text = tr._("Give this picture")
        elif self.cards.ready:
            self._confirm.text = tr._("Give these two")
        else:
            self._confirm.text = tr._("{n} of {wanted} chosen").format(
                n=len(self.cards.chosen), wanted=self.prompt.wanted
            )

    def _give(self) -> None:
        self.send(Contribute(self.prompt.audience, self.cards.chosen_ids))
