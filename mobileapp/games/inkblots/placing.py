"""Which marker lies on which blot while the subject is still thinking."""

from collections.abc import Mapping

from engine.games.inkblots.moves import SYMBOLS


class Placing:
    """Markers are put on blots in any order and changed at will, by dragging or by two taps."""

    def __init__(self, places: tuple[int, ...], lying: Mapping[int, str] | None = None) -> None:
        self._places = places
        self.lying = dict(lying or {})
        """The symbol on each place that has one."""
        self.held = ""
        """The symbol that was tapped and waits for a blot."""
        self.marked: int | None = None
        """The blot that was tapped and waits for a symbol."""

    def put(self, symbol: str, place: int) -> None:
        """Lay a marker down; one that lies there already takes its former place, if it had one."""
        before = self.place_of(symbol)
        displaced = self.lying.get(place, "")
        if before is not None:
            del self.lying[before]
        if displaced and displaced != symbol and before is not None:
            self.lying[before] = displaced
        self.lying[place] = symbol
        self._let_go()

    def take_back(self, symbol: str) -> None:
        """The marker lies on no blot any more."""
        place = self.place_of(symbol)
        if place is not None:
            del self.lying[place]
        self._let_go()

    def tap_symbol(self, symbol: str) -> None:
        """First half of a move, or the second half after a tap on a blot."""
        if self.marked is not None:
            self.put(symbol, self.marked)
        else:
            self.held = "" if self.held == symbol else symbol

    def tap_place(self, place: int) -> None:
        """Lay down what is held, pick up what lies there, or choose the blot for what comes."""
        here = self.lying.get(place, "")
        if self.held and self.held != here:
            self.put(self.held, place)
        elif here:
            self.held, self.marked = "" if self.held else here, None
        else:
            self.marked = None if self.marked == place else place

    def place_of(self, symbol: str) -> int | None:
        return next((place for place, own in self.lying.items() if own == symbol), None)

    @property
    def complete(self) -> bool:
        return len(self.lying) == len(SYMBOLS)

    @property
    def symbols(self) -> tuple[str, ...]:
        """The symbols in the order of the blots, once all lie."""
        return tuple(self.lying[place] for place in self._places)

    def _let_go(self) -> None:
        self.held, self.marked = "", None
