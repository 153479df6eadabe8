"""The test team decides who of them will match words and blots."""

from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from engine.core import Prompt
from engine.games.inkblots.moves import ChooseSubject
from mobileapp.games.inkblots.board_screen import BoardScreen
from mobileapp.games.teams import team_colour, team_name
from mobileapp.i18n import tr
from mobileapp.persona import STRANGER
from mobileapp.play import Play
from mobileapp.theme import theme
from mobileapp.widgets import badge, load_rules
from mobileapp.widgets.press import Pressable


class Candidate(Pressable, BoxLayout):
    """A member of the team who can be chosen."""

    seat = NumericProperty(0)
    persona = ObjectProperty(STRANGER)
    chosen = BooleanProperty(False)
    colour = ColorProperty(theme.gold)


class Candidates(GridLayout):
    """The team, side by side."""


class ChooseSubjectScreen(BoardScreen):
    """Somebody is suggested, so that everyone gets a turn; the team may choose otherwise."""

    def __init__(self, play: Play, prompt: Prompt, **settings: Any) -> None:
        super().__init__(play, prompt, **settings)
        team = team_name(self.acting_team)
        self.headline = tr._("{team}: who is the test subject?").format(team=team)
        self.view.reading = 0.3
        self._candidates = Candidates()
        for seat in prompt.actors:
            candidate = Candidate(
                seat=seat, persona=self.persona(seat), colour=team_colour(self.acting_team)
            )
            candidate.bind(on_release=self._choose)
            self._candidates.add_widget(candidate)
        self.view.say(self._candidates)
        self.remark(
            tr._("Suggested, so that everyone gets a turn: {name}.").format(
                name=self.persona(prompt.suggested).name
            )
        )
        self.remark(
            tr._(
                "The subject will secretly match the words with three of the blots. "
                "The others of {team} will have to guess how."
            ).format(team=team)
        )
        self.offer_confirm("")
        self.subject = self.jotted("subject", prompt.suggested)
        self._show()

    def _choose(self, candidate: Candidate) -> None:
        if self.people:
            self.subject = candidate.seat
            self.jot("subject", self.subject)
            self._show()

    def _show(self) -> None:
        for candidate in self._candidates.children:
            candidate.chosen = candidate.seat == self.subject
        name = self.persona(self.subject).name
        self.say_choice(tr._("{name} is the subject").format(name=name), True)

    def confirmed(self) -> None:
        self.send(ChooseSubject(self.speaker, self.subject))


load_rules(__file__, badge)
