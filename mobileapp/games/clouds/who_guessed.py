"""Who guessed the word: everybody who could have, and perhaps nobody."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.games.clouds import actions
from mobileapp.i18n import tr
from mobileapp.persona import Persona
from mobileapp.widgets import buttons, centred_grid, load_rules
from mobileapp.widgets.person_tile import PersonTile

NOBODY = -1
"""Chosen: nobody guessed it. None: nothing is chosen yet."""


class WhoGuessed(BoxLayout):
    """Tiles for the guessers, and one button that confirms the choice."""

    question = StringProperty("")
    chosen = ObjectProperty(None, allownone=True)

    __events__ = ("on_decide",)

    def __init__(
        self,
        guessers: Sequence[int],
        persona: Callable[[int], Persona],
        nobody: bool = False,
        chosen: int | None = None,
        **settings: Any,
    ) -> None:
        super().__init__(**settings)
        self._persona = persona
        self._tiles: dict[int, PersonTile] = {}
        for seat in guessers:
            tile = PersonTile(persona=persona(seat))
            tile.bind(on_release=lambda _tile, seat=seat: self.choose(seat))
            self.ids.tiles.add_widget(tile)
            self._tiles[seat] = tile
        if nobody:
            tile = PersonTile(persona=Persona(tr._("Nobody"), "", ""), icon="account-off")
            tile.bind(on_release=lambda _tile: self.choose(NOBODY))
            self.ids.tiles.add_widget(tile)
            self._tiles[NOBODY] = tile
        if chosen is not None:
            self.choose(chosen)

    def on_decide(self, guesser: int | None) -> None:
        pass

    def offer(self, pill: buttons.QuietPill) -> None:
        """Something else to do than to decide."""
        self.ids.actions.add_widget(pill, 1)

    def choose(self, seat: int) -> None:
        """Mark somebody, or nobody."""
        self.chosen = seat
        for place, tile in self._tiles.items():
            tile.chosen = place == seat

    def confirm_text(self, chosen: int | None) -> str:
        """What the button would say."""
        if chosen is None:
            return str(tr._("Tap who guessed it"))
        if chosen == NOBODY:
            return str(tr._("Nobody guessed it"))
        return str(tr._("{name} guessed it").format(name=self._persona(chosen).name))

    def decide(self) -> None:
        """The choice is made."""
        if self.chosen is not None:
            self.dispatch("on_decide", None if self.chosen == NOBODY else self.chosen)


load_rules(__file__, actions, centred_grid)
