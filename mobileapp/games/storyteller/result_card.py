"""A picture whose owner and voters are being revealed."""

from kivy.animation import Animation
from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from mobileapp.persona import STRANGER, Persona
from mobileapp.theme import theme
from mobileapp.widgets import load_rules
from mobileapp.widgets.badge import Symbol
from mobileapp.widgets.picture_card import PictureCard

LANDING = 0.3


class VoterMark(Symbol):
    """A voter's symbol that drops onto the card."""

    lift = NumericProperty(1)
    """How far above its place, from 1 to 0."""

    def land(self, at_once: bool) -> None:
        """Come down."""
        duration = 0.0 if at_once else theme.motion(LANDING)
        Animation.cancel_all(self)
        if duration:
            Animation(lift=0, opacity=1, duration=duration, transition="out_bounce").start(self)
        else:
            self.lift, self.opacity = 0, 1


class ResultCard(PictureCard):
    """The owner below, the voters above the owner's name."""

    owner = ObjectProperty(STRANGER)
    """Given from the beginning; an owner without a name has left."""
    owner_name = StringProperty("")
    owned = NumericProperty(0)
    """How far the owner has been revealed, from 0 to 1."""

    def add_voter(self, persona: Persona) -> VoterMark:
        """Prepare a voter's mark; it lands later."""
        mark = VoterMark(persona=persona, opacity=0)
        self.ids.voters.add_widget(mark)
        return mark

    def reveal_owner(self, at_once: bool) -> None:
        """Write the owner's name on the card."""
        Animation.cancel_all(self, "owned")
        if at_once:
            self.owned = 1
        else:
            Animation(owned=1, duration=theme.motion(LANDING)).start(self)


load_rules(__file__)
