"""A blot on the table: its picture, its marker, what the teams said about it."""

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from mobileapp.games.inkblots.marker import Marker, Sign
from mobileapp.games.inkblots.teams import Emblem, OfTeam
from mobileapp.theme import theme
from mobileapp.widgets import buttons, load_rules, picture


class Claim(OfTeam, BoxLayout):
    """What a team said: its emblem beside the symbol it named, and later whether it was right."""

    symbol = StringProperty("")
    verdict = OptionProperty("", options=["", "right", "wrong"])


class BlotCard(ButtonBehavior, FloatLayout):
    """One of the four. A tap is for the screen; the glass in its corner shows it large."""

    place = NumericProperty(0)
    path = ObjectProperty(None)
    """The file with its picture."""
    removed = BooleanProperty(False)
    """Turned face down, out of the round."""
    choosable = BooleanProperty(False)
    chosen = BooleanProperty(False)
    faded = BooleanProperty(False)
    colour = ColorProperty(theme.gold)
    """The colour of the team that chooses."""
    caption = StringProperty("")
    """The word that turned out to belong here."""

    narrow = BooleanProperty(False)
    """Too small for two things side by side."""
    room = NumericProperty(100)
    """How much of its width is left beside the marker."""

    __events__ = ("on_zoom",)

    def __init__(self, **settings: object) -> None:
        self.marker: Marker | None = None
        super().__init__(**settings)

    def lay_marker(self, symbol: str = "", slot: bool = False) -> Marker:
        """A marker lies here: face up with its symbol, face down without, or only its outline."""
        if self.marker is None:
            self.marker = Marker()
            self.ids.markers.add_widget(self.marker)
        self.marker.symbol, self.marker.slot = symbol, slot
        return self.marker

    def claim(self, team: str, symbol: str) -> None:
        """A team says what this is; it has said nothing else about it."""
        for old in self.claims:
            if old.team == team:
                self.ids.claims.remove_widget(old)
        if symbol:
            self.ids.claims.add_widget(Claim(team=team, symbol=symbol))

    @property
    def claims(self) -> list[Claim]:
        return list(reversed(self.ids.claims.children))

    def judge(self, symbol: str) -> None:
        """The marker lies open: say of every claim whether it was right."""
        for claim in self.claims:
            claim.verdict = "right" if claim.symbol == symbol else "wrong"

    def on_zoom(self) -> None:
        """Somebody wants to see it large."""


class Zoom(ButtonBehavior, FloatLayout):
    """One blot as large as the screen allows; a tap puts it back."""

    path = ObjectProperty(None)

    def on_release(self) -> None:
        self.parent.remove_widget(self)


__all__ = ["BlotCard", "Claim", "Emblem", "Sign", "Zoom", "buttons", "picture"]
load_rules(__file__)
