"""The clue on a slip of paper, signed with the storyteller's symbol."""

from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.games.storyteller.prompts import RoundPrompt
from mobileapp.games.screen import PromptScreen
from mobileapp.i18n import tr
from mobileapp.persona import STRANGER
from mobileapp.widgets import badge, load_rules, text

LONG = 36
"""With every so many characters a clue is written smaller."""


class ClueSlip(BoxLayout):
    """What was told, or that it was only spoken."""

    persona = ObjectProperty(STRANGER)
    words = StringProperty("")
    spoken = StringProperty("")
    large = BooleanProperty(False)
    """For the whole table to read."""

    def _get_shrink(self) -> int:
        if not self.words:
            return 2
        return min(len(self.words) // LONG, 2) + 1 - int(self.large)

    shrink = AliasProperty(_get_shrink, bind=["words", "large"])
    """How many sizes smaller than a title the clue is written."""


def slip_for(screen: PromptScreen) -> ClueSlip:
    """The slip of the round a screen shows."""
    prompt: RoundPrompt = screen.prompt
    if prompt.teller is None:
        return ClueSlip(words=prompt.clue, spoken=tr._("The clue was told aloud."))
    persona = screen.persona(prompt.teller)
    spoken = tr._("{name} has told the clue aloud.").format(name=persona.name)
    return ClueSlip(persona=persona, words=prompt.clue, spoken=spoken)


load_rules(__file__, badge, text)
