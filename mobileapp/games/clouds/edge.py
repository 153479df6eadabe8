"""One artist's side of the table, turned toward them."""

from typing import Any

from kivy.animation import Animation
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from mobileapp.games.clouds.layout import Box, Places
from mobileapp.games.clouds.turned import Turned
from mobileapp.persona import STRANGER, Persona
from mobileapp.theme import player_colour, theme
from mobileapp.widgets import badge, load_rules, text
from mobileapp.widgets.press import Pressable


class ArtistCard(BoxLayout):
    """Who sits here, what the category is, and whether it is their turn."""

    persona = ObjectProperty(STRANGER)
    colour = ColorProperty(theme.gold)
    status = StringProperty("")
    category = StringProperty("")
    active = BooleanProperty(False)


class GuessedButton(Pressable, BoxLayout):
    """Somebody has said the word: large enough to be hit in joy."""


class Bubble(Label):
    """A word for this artist alone, for a moment."""


class ArtistEdge(Turned):
    """The artist's card, the strip along the edge, and room for one large button."""

    def __init__(self, persona: Persona, category: str, opposite: bool, **settings: Any) -> None:
        super().__init__(angle=180 if opposite else 0, **settings)
        colour = player_colour(persona.colour)
        self.card = ArtistCard(persona=persona, colour=colour, category=category)
        self.strip = BoxLayout(size_hint=(None, None))
        self.corner = BoxLayout(size_hint=(None, None))
        for widget in (self.card, self.strip, self.corner):
            self.add_widget(widget)
        self.speech = Turned(angle=self.angle)
        """What lies above the sky at this edge."""
        self.bubble = Bubble()
        self.speech.add_widget(self.bubble)

    def set_turn(self, active: bool, status: str) -> None:
        """Whether it is this artist's turn, and what is to be done."""
        self.card.active, self.card.status = active, status

    def lay(self, places: Places) -> None:
        """Give everything its place."""
        self.speech.pos, self.speech.size = self.pos, self.size
        _put(self.card, places.name)
        _put(self.strip, places.strip)
        _put(self.corner, places.guessed)
        x, y, width, height = places.strip
        self.bubble.width = min(width, places.sky[2]) * 0.9
        self.bubble.pos = x + (width - self.bubble.width) / 2, y + height + theme.gap * 1.6

    def fill_strip(self, widget: Widget) -> None:
        """Show something else along the edge."""
        if self.strip.children != [widget]:
            self.strip.clear_widgets()
            self.strip.add_widget(widget)

    def say(self, sentence: str) -> None:
        """Tell this artist why something cannot be done."""
        self.bubble.text = sentence
        Animation.cancel_all(self.bubble)
        self.bubble.opacity = 1
        (Animation(duration=2.6) + Animation(opacity=0, duration=theme.motion(0.4))).start(
            self.bubble
        )

    def hush(self) -> None:
        """What was said has been understood."""
        Animation.cancel_all(self.bubble)
        self.bubble.opacity = 0


def _put(widget: Widget, box: Box) -> None:
    widget.pos, widget.size = box[:2], box[2:]


load_rules(__file__, badge, text)
