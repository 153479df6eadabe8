"""The bar at the foot of the players' page.

It says what is still missing, and has the button that starts the match.
"""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.kivy_style.events import Event
from mobileapp.match.draft import Draft
from mobileapp.screens.players.match_start import MatchStart
from mobileapp.widgets import boxes, buttons, load_kv


class StartButton(buttons.TextButton):
    """The button that starts the match, golden if nothing is missing.

    It can also be pressed while something is missing; then the bar highlights the sentence on what
    is missing.
    """

    ready = BooleanProperty(False)


class StartBar(BoxLayout):
    """The bar with the button that starts a match, and a sentence on what is missing.

    The sentence is highlighted if somebody presses *Start* while something is missing.
    """

    said = StringProperty("")
    """The sentence above the buttons; empty if the match can start and there is no warning."""
    problem = StringProperty("")
    ready = BooleanProperty(False)
    refused = BooleanProperty(False)
    """Whether somebody pressed the start button although something is missing."""
    warning = StringProperty("")
    """A warning that is shown if the match can start; empty if there is none."""
    start_text = StringProperty("")
    """The text of the button that starts the match; empty for the usual one."""
    other_page_text = StringProperty("")
    """The text of the second button, which leads to another page; empty for no such button."""

    on_start = Event()
    """*Start* was touched."""
    on_other_page = Event()
    """The button beside *Start* was touched."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.match_start = MatchStart(lambda: self.get_root_window() is not None)

    def check(self, draft: Draft) -> None:
        """Save the choices of the draft, and show whether a match can start."""
        self.match_start.check(draft)
        self.refused = False
        self.show(self.match_start.problem, self.match_start.warning)

    def start(self, draft: Draft) -> None:
        """Start the match; if no match is possible, show the reason."""
        self.refused = not self.match_start.start(draft)
        self.show(self.match_start.problem, self.match_start.warning)

    def show(self, problem: str, warning: str = "") -> None:
        """Show why nothing can start, or that all is ready, with a warning if there is one."""
        self.problem, self.warning, self.ready = problem, warning, not problem


load_kv(__file__, boxes, buttons)
