"""All pictures face up on the table, for everyone to talk about."""

from kivy.uix.widget import Widget

from engine.games.storyteller.moves import StartVoting
from mobileapp.games.storyteller.card_screen import CardScreen
from mobileapp.games.storyteller.clue_slip import slip_for
from mobileapp.games.storyteller.desk import confirm
from mobileapp.i18n import tr


class StartVotingScreen(CardScreen):
    """The numbered reveal; every tap shows a picture large."""

    def lay_cards(self) -> None:
        teller = self.persona(self.prompt.teller).name
        self.headline = tr._("Which picture did {name} tell?").format(name=teller)
        self.cards.show(self.prompt.cards)
        self.cards.number()
        self.cards.turn_up()

    def fill_desk(self) -> tuple[Widget, ...]:
        slip = slip_for(self)
        slip.large = True
        return slip, confirm(tr._("We are ready to vote"), self._start, "vote")

    def _start(self) -> None:
        self.send(StartVoting(self.speaker))
