"""A blot on the table: its picture, its marker, what the teams said about it."""

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label

from mobileapp.games.inkblots.marker import Marker, Sign
from mobileapp.games.teams import Emblem, OfTeam
from mobileapp.theme import theme
from mobileapp.widgets import buttons, load_rules, picture
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.text import Icon


class Claim(OfTeam, BoxLayout):
    """What a team said: its emblem beside the symbol it named, and later whether it was right."""

    symbol = StringProperty("")
    verdict = OptionProperty("", options=["", "right", "wrong"])


class TurnedOver(Icon):
    """The back of a blot that is out of the round."""


class Caption(Label):
    """A word beside the marker that stands for it; where there is little room it is broken."""

    tab = NumericProperty(0)
    """How much of it lies below the marker."""
    room = NumericProperty(100)
    narrow = BooleanProperty(False)


class BlotCard(Pressable, FloatLayout):
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

    stain = ColorProperty((1, 1, 1, 1))
    """The colour of the markers that are laid on it."""
    narrow = BooleanProperty(False)
    """Too small for two things side by side."""
    __events__ = ("on_zoom",)

    def __init__(self, **settings: object) -> None:
        self.marker: Marker | None = None
        self.caption = ""
        super().__init__(**settings)
        if self.removed:
            self.remove_widget(self.ids.glass)
            self.add_widget(TurnedOver(icon="eye-off-outline", pos_hint={"x": 0, "y": 0}))

    def lay_marker(self, symbol: str = "", slot: bool = False) -> Marker:
        """A marker lies here: face up with its symbol, face down without, or only its outline."""
        if self.marker is None:
            self.marker = Marker(tint=self.stain)
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

    def write(self, word: str) -> None:
        """The word that belongs here, on a tab that sticks out from below the marker."""
        if not self.caption:
            self.caption = word
            self._tab = Caption(text=word)
            self.add_widget(self._tab, index=self.children.index(self.ids.markers) + 1)
            self.bind(**dict.fromkeys(("pos", "size"), self._place_tab))
            self._tab.bind(height=self._place_tab)
            self._place_tab()

    def _place_tab(self, *_: object) -> None:
        tab, markers = self._tab, self.ids.markers
        tab.narrow, tab.tab = self.narrow, markers.width / 2
        tab.room = self.width - markers.width - theme.gap * 2.6
        tab.x, tab.center_y = markers.center_x, markers.center_y

    def on_zoom(self) -> None:
        """Somebody wants to see it large."""


load_rules(__file__, Emblem, Sign, buttons, picture)
