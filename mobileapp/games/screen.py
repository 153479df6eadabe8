"""What every game screen starts from: a prompt to draw, and the table to send moves to."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.core import Move, Prompt
from mobileapp.play import Play
from mobileapp.widgets.badge import Persona


class PromptScreen(BoxLayout):
    """Draws one prompt. It exists only while that prompt is in sight."""

    prompt = ObjectProperty(None)
    headline = StringProperty("")
    """What is to be done, in a few words, for the bar above the table."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        self.play = play
        super().__init__(prompt=prompt, **settings)

    def follow(self, prompt: Prompt) -> bool:
        """Go on with the next prompt in place, where that is meant; else a new screen is made."""
        return False

    def send(self, move: Move) -> bool:
        """Play a move; a refusal is shown by the table."""
        return self.play.move(move)

    def persona(self, seat: int) -> Persona:
        return self.play.persona(seat)
