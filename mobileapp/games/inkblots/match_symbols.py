"""For the subject alone: which word belongs to which blot."""

from typing import Any

from kivy.metrics import dp

from engine.core import Prompt
from engine.games.inkblots.moves import MatchSymbols
from mobileapp.games.inkblots.board_screen import BoardScreen
from mobileapp.games.inkblots.marker import Marker
from mobileapp.games.inkblots.placing import Placing
from mobileapp.i18n import tr
from mobileapp.play import Play
from mobileapp.theme import theme

SLIP = 10
"""How far, in dp, a finger may slide before a tap becomes a drag."""


class MatchSymbolsScreen(BoardScreen):
    """Markers are dragged from their words onto the blots, or tapped over."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        self.headline = tr._("What do you see where?")
        self.placing = Placing(self.board.images_in_play, self.jotted("lying", {}))
        self._dragged: Marker | None = None
        self._taken = ""
        self.lead(tr._("Give every blot the marker of the word you see in it."))
        self.remark(
            tr._(
                "Drag a marker, or tap it and then a blot. Think of what your team will guess - "
                "and show nothing on your face."
            )
        )
        self.offer_confirm(tr._("That is what I see"))
        for symbol in self.view.words.values():
            symbol.choosable = True
        self._show()

    def _show(self) -> None:
        lying = self.placing.lying
        self.jot("lying", dict(lying))
        for place in self.board.images_in_play:
            blot = self.view.blots[place]
            blot.choosable = True
            blot.chosen = place == self.placing.marked or (
                bool(self.placing.held) and lying.get(place) == self.placing.held
            )
            blot.lay_marker(lying.get(place, ""), slot=place not in lying)
        for symbol, card in self.view.words.items():
            card.chosen = symbol == self.placing.held
            card.away = self.placing.place_of(symbol) is not None or symbol == self._taken
        self.confirm.disabled = not self.placing.complete

    def _choose_blot(self, _view: object, place: int) -> None:
        if not self._taken:
            self.placing.tap_place(place)
            self._show()

    def _choose_word(self, _view: object, symbol: str) -> None:
        if not self._taken:
            self.placing.tap_symbol(symbol)
            self._show()

    def confirmed(self) -> None:
        self.send(MatchSymbols(self.speaker, self.placing.symbols))

    # --- dragging -----------------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        if self._taken:
            return True  # one marker at a time
        return bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self._dragged.center = touch.pos
            return True
        slid = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > dp(SLIP)
        if slid and not self._taken and not self.view.zoomed:
            self._take(touch)
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self._drop(touch)
        return True

    def _take(self, touch: Any) -> None:
        """The finger slides away from where it came down, and a marker there comes along."""
        symbol = self._symbol_at(touch.ox, touch.oy)
        if not symbol:
            return
        touch.grab(self)
        self._taken = symbol
        self._dragged = Marker(
            symbol=symbol,
            tint=self.view.blots[0].stain,
            size_hint=(None, None),
            size=[max(self.view.blots[0].width * 0.3, theme.touch)] * 2,
            center=touch.pos,
        )
        self.view.add_widget(self._dragged)
        self.placing.held, self.placing.marked = symbol, None
        self._show()

    def _symbol_at(self, x: float, y: float) -> str:
        for symbol, card in self.view.words.items():
            if card.collide_point(x, y):
                return symbol
        place = self._place_at(x, y)
        return "" if place is None else self.placing.lying.get(place, "")

    def _place_at(self, x: float, y: float) -> int | None:
        return next(
            (
                place
                for place in self.board.images_in_play
                if self.view.blots[place].collide_point(x, y)
            ),
            None,
        )

    def _drop(self, touch: Any) -> None:
        place = self._place_at(*touch.pos)
        if place is None:
            self.placing.take_back(self._taken)
        else:
            self.placing.put(self._taken, place)
        self.view.remove_widget(self._dragged)
        self._dragged, self._taken = None, ""
        self._show()
