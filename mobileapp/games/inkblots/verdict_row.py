"""One line of a result: who gets the blot, and why."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.games.inkblots.sentences import Verdict
from mobileapp.games.teams import Emblem, OfTeam
from mobileapp.widgets import load_rules, text


class VerdictRow(OfTeam, BoxLayout):
    """A verdict on a strip in the colour of the team that wins the blot."""

    points = StringProperty("")
    text = StringProperty("")

    def __init__(self, verdict: Verdict, **settings: object) -> None:
        super().__init__(**settings)
        self.team, self.text = verdict.team, verdict.text
        self.points = "+1" if verdict.team else "0"


load_rules(__file__, Emblem, text)
