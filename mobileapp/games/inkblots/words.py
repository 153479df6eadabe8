"""The three words of a round, each with the marker that stands for it."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.games.inkblots.marker import Marker
from mobileapp.theme import theme
from mobileapp.widgets import load_rules
from mobileapp.widgets.press import Pressable


class WordCard(Pressable, BoxLayout):
    """A word on a slip of paper; choosing it is choosing its symbol."""

    symbol = StringProperty("")
    word = StringProperty("")
    across = BooleanProperty(False)
    """The three lie side by side, so the word stands below its marker."""
    choosable = BooleanProperty(False)
    chosen = BooleanProperty(False)
    faded = BooleanProperty(False)
    away = BooleanProperty(False)
    """Its marker lies on a blot."""
    colour = ColorProperty(theme.gold)
    """The colour of the team that chooses."""
    stain = ColorProperty((1, 1, 1, 1))
    """The colour of its marker."""
    needed = NumericProperty(0)
    """How high it has to be at least."""
    longest = NumericProperty(1)
    """The length of the longest part that cannot be broken into lines."""

    def on_word(self, _card: object, word: str) -> None:
        self.longest = max(map(len, word.split()), default=1)


load_rules(__file__, Marker)
