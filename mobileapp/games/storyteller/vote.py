"""One player's secret vote for what may be the storyteller's picture."""

from kivy.uix.widget import Widget

from engine.games.storyteller.moves import Vote
from mobileapp.games.storyteller.card_screen import CardScreen
from mobileapp.games.storyteller.clue_slip import slip_for
from mobileapp.games.storyteller.desk import confirm, remark
from mobileapp.i18n import tr


class VoteScreen(CardScreen):
    """The table once more, with one's own cards set back."""

    def lay_cards(self) -> None:
        teller = self.persona(self.prompt.teller).name
        question = tr._("{name}, which picture did {teller} tell?")
        self.headline = question.format(name=self.name, teller=teller)
        self.cards.wanted = 1
        self.cards.show(self.prompt.cards)
        self.cards.number()
        self.cards.set_back(self.prompt.own, tr._("yours"), tr._("This picture is yours."))
        self.cards.bind(chosen=self._name_confirm)

    def fill_desk(self) -> tuple[Widget, ...]:
        self._confirm = confirm(tr._("Choose a picture"), self._vote, "vote")
        self._confirm.disabled = True
        voted = tr._("{n} of {all} have voted")
        count = remark(voted.format(n=self.prompt.voted, all=self.prompt.voters))
        return slip_for(self), count, self._confirm

    def _name_confirm(self, *_: object) -> None:
        self._confirm.disabled = not self.cards.ready
        self._confirm.text = tr._("Vote for number {n}").format(n=self.cards.chosen[0] + 1)

    def _vote(self) -> None:
        self.send(Vote(self.prompt.audience, self.cards.chosen[0]))
