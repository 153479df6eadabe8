"""One's own pictures, looked at again."""

from kivy.uix.widget import Widget

from mobileapp.games.storyteller.card_screen import CardScreen
from mobileapp.games.storyteller.desk import confirm, remark
from mobileapp.i18n import tr


class HandScreen(CardScreen):
    """The hand, and after it what the player has laid this round."""

    def lay_cards(self) -> None:
        hand, given = self.prompt.hand, self.prompt.given
        self.headline = tr._("{name}, these are your pictures").format(name=self.name)
        self.cards.show((*hand, *given))
        for card in self.cards.cards[len(hand) :]:
            card.ribbon = tr._("laid this round")

    def fill_desk(self) -> tuple[Widget, ...]:
        return (
            remark(tr._("Tap a picture to see it large.")),
            confirm(tr._("Done"), self.play.cover),
        )
