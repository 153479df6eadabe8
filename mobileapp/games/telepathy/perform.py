"""The performer chooses one of four places for the card; which one is all that is said."""

from typing import Any

from engine.core import Prompt
from engine.games.telepathy.moves import Perform
from mobileapp.games.telepathy.grid_screen import GridScreen
from mobileapp.games.telepathy.grid_view import GridView
from mobileapp.games.telepathy.sentences import MOVES, of_place, which_place
from mobileapp.i18n import tr
from mobileapp.play import Play


class PerformScreen(GridScreen):
    """All four places are lit alike; the tapped one turns golden and shows the move."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        (performer,) = prompt.actors
        self.headline = self.headed(
            performer, which_place(prompt.places[0].id, self.name_of(performer))
        )
        self.show_turn(performer, giving=False)
        self.lay_cards(explained=prompt.card)
        self.cards.set_back_all_but(prompt.card)
        self.grid.offer(prompt.card, prompt.places)
        if not self.people:
            self.say_who_thinks()
            self.offer_peek()
            return
        self.grid.bind(on_place=self._choose)
        self.offer_peek()
        self.offer_confirm(tr._("Choose a place"))
        if place := self.jotted("place", ""):
            self._choose(self.grid, place)

    def card_tapped(self, card: str) -> None:
        """Other cards may be read, but the given one stays the given one."""

    def _choose(self, grid: GridView, place: str) -> None:
        grid.chosen = place
        self.jot("place", place)
        self.say_choice(of_place(MOVES, place), True)

    def confirmed(self) -> None:
        self.send(Perform(self.speaker, self.grid.chosen))
