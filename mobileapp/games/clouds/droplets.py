"""Who has how many droplets, and who does what next."""

from collections.abc import Sequence
from typing import Any

from kivy.animation import Animation
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from engine.games.clouds.schedule import Roles
from mobileapp.i18n import tr
from mobileapp.persona import STRANGER
from mobileapp.play import Play
from mobileapp.theme import theme
from mobileapp.widgets import badge, load_rules, text


class DropletRow(BoxLayout):
    """A player, what they just got, and all they have."""

    persona = ObjectProperty(STRANGER)
    note = StringProperty("")
    """What they have just done."""
    droplets = NumericProperty(0)
    gained = NumericProperty(0)
    counted = NumericProperty(1)
    """How much of the gain has been counted, from 0 to 1."""
    strong = BooleanProperty(False)

    def count(self) -> None:
        """Let the new droplet fall."""
        if self.gained:
            self.counted = 0
            Animation(counted=1, duration=theme.motion(0.5)).start(self)


class DropletTable(GridLayout):
    """Everybody at the table, two side by side where there is room."""

    most_in_column = NumericProperty(4)
    """How many may stand one below the other before they stand side by side."""

    def __init__(
        self,
        play: Play,
        droplets: Sequence[int],
        gained: Sequence[int] = (),
        notes: dict[int, str] | None = None,
        **settings: Any,
    ) -> None:
        super().__init__(**settings)
        for seat, persona in enumerate(play.personas()):
            row = DropletRow(
                persona=persona,
                droplets=droplets[seat],
                gained=int(seat in gained),
                note=(notes or {}).get(seat, ""),
            )
            row.count()
            self.add_widget(row)


def roles_sentence(play: Play, roles: Roles) -> str:
    """Who paints and who keeps the time."""
    names = play.names
    return str(
        tr._("Next, {main} and {second} paint, and {timekeeper} keeps the time.").format(
            main=names[roles.main],
            second=names[roles.second],
            timekeeper=names[roles.timekeeper],
        )
    )


load_rules(__file__, badge, text)
