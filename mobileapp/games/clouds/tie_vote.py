"""A tie: everybody else raises a hand for the most relaxed of the tied players."""

from functools import partial
from typing import Any

from engine.core import Next, Prompt
from engine.games.clouds.moves import ABSTAIN, Vote
from mobileapp.games.chapter import listed
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets import buttons, load_rules, rows


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
        self._rows: dict[int, rows.ChoiceRow] = {}
        for voter in prompt.actors:
            row = rows.ChoiceRow(title=names[voter], choices=choices)
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

    def _vote(self, voter: int, _row: rows.ChoiceRow, choice: int) -> None:
        if (voter, choice) not in self.prompt.votes:
            self.send(Vote(voter, choice))

    def count(self) -> None:
        """The hands are down."""
        self.send(Next(self.prompt.actors[0]))


__all__ = ["TieVoteScreen", "buttons"]
load_rules(__file__)
