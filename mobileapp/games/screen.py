"""What every game screen starts from: a prompt to draw, and the table to send moves to."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from engine.core import Move, Prompt
from mobileapp.persona import Persona
from mobileapp.play import Play


class PromptScreen(BoxLayout):
    """Draws one prompt. It exists only while that prompt is in sight."""

    prompt = ObjectProperty(None)
    headline = StringProperty("")
    """What is to be done, in a few words, for the bar above the table."""
    at_rest = BooleanProperty(True)
    """Whether everything has been shown; false while tiles slide or a result unfolds."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        self.play = play
        super().__init__(prompt=prompt, **settings)

    def follow(self, prompt: Prompt) -> bool:
        """Go on with the next prompt in place, where that is meant; else a new screen is made."""
        return False

    def part(self, name: str) -> Widget | None:
        """A part that can be pointed at, by its id or attribute."""
        return self.ids.get(name) or getattr(self, name, None)

    def send(self, move: Move) -> bool:
        """Play a move; a refusal is shown by the table. A screen that is gone plays nothing."""
        return self.parent is not None and self.play.move(move)

    def jot(self, name: str, value: Any) -> None:
        """Keep a choice that is not confirmed yet, for when the curtain falls in between."""
        if self.parent is not None:  # a finger that is lifted behind the curtain decides nothing
            self.play.jottings(self.prompt)[name] = value

    def jotted(self, name: str, otherwise: Any) -> Any:
        """What this prompt's own people had chosen before the curtain fell."""
        return self.play.jottings(self.prompt).get(name, otherwise)

    def persona(self, seat: int) -> Persona:
        return self.play.persona(seat)

    @property
    def people(self) -> list[int]:
        """Those who may answer and are no robots."""
        return [seat for seat in self.prompt.actors if not self.persona(seat).robot]

    @property
    def speaker(self) -> int:
        """The seat in whose name the answer is given."""
        return self.speaker_of(self.prompt.actors)

    def speaker_of(self, seats: Sequence[int]) -> int:
        """The first person there; a robot only where nobody else is."""
        return next((seat for seat in seats if not self.persona(seat).robot), seats[0])
