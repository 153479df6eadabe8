"""The first look at one's own pictures."""

from kivy.uix.widget import Widget

from engine.games.storyteller.moves import Look
from mobileapp.games.storyteller.card_screen import CardScreen
from mobileapp.games.storyteller.desk import confirm, remark
from mobileapp.i18n import tr


class LookScreen(CardScreen):
    """A hand to get to know, in peace."""

    def lay_cards(self) -> None:
        self.headline = tr._("{name}, these are your pictures").format(name=self.name)
        self.cards.show(self.prompt.hand)
        self.cards.turn_up()

    def fill_desk(self) -> tuple[Widget, ...]:
        looked = tr._("Tap a picture to see it large. {n} of {all} players have looked.")
        return (
            remark(looked.format(n=self.prompt.looked, all=self.prompt.players)),
            confirm(tr._("I have seen them"), self._pass_on),
        )

    def _pass_on(self) -> None:
        self.send(Look(self.prompt.audience))
