"""Who has a clue? Whoever says so first becomes the first storyteller."""

from typing import Any

from kivy.properties import NumericProperty

from engine.core import Prompt
from engine.games.storyteller.moves import DrawLots, HaveClue
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.widgets import buttons, centred_grid, load_rules
from mobileapp.widgets.person_tile import PersonTile

NOBODY = -1


class HaveClueScreen(PromptScreen):
    """Everyone at the table; one is chosen, or lots are drawn."""

    beginner = NumericProperty(NOBODY)
    NOBODY = NOBODY

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = tr._("Who has a clue?")
        for seat in prompt.actors:
            tile = PersonTile(persona=self.persona(seat))
            tile.bind(on_release=lambda _tile, seat=seat: self._choose(seat))
            self.ids.people.add_widget(tile)
        if (beginner := self.jotted("beginner", NOBODY)) != NOBODY:
            self._choose(beginner)

    def _choose(self, seat: int) -> None:
        self.beginner = seat
        self.jot("beginner", seat)
        for place, tile in enumerate(reversed(self.ids.people.children)):
            tile.chosen = self.prompt.actors[place] == seat
        name = self.persona(seat).name
        self.ids.begin.text = tr._("{name} begins").format(name=name)

    def begin(self) -> None:
        """The chosen player tells first."""
        if self.beginner != NOBODY:
            self.send(HaveClue(self.beginner))

    def draw_lots(self) -> None:
        """Let chance choose."""
        self.send(DrawLots(self.speaker))


load_rules(__file__, buttons, centred_grid)
