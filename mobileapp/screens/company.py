"""Someone has to leave, someone joins: between rounds, from the pause menu."""

from contextlib import suppress
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from engine.core import Handoff
from engine.refusal import Refusal
from mobileapp.draft import free_look, free_robot_name
from mobileapp.i18n import tr
from mobileapp.persona import STRANGER
from mobileapp.play import Play
from mobileapp.storage import StorageProblem
from mobileapp.widgets import badge, buttons, load_rules
from mobileapp.widgets.name_field import NameField
from mobileapp.widgets.sheet import Sheet, ask
from mobileapp.widgets.text import Small


class CompanyRow(BoxLayout):
    """Someone at the table, and the way to the door."""

    persona = ObjectProperty(STRANGER, rebind=True)
    locked = BooleanProperty(False)

    __events__ = ("on_leave",)

    def on_leave(self) -> None:
        pass


class CompanySheet(Sheet):
    """Everyone at the table; whatever the game refuses is answered with its reason."""

    def __init__(self, play: Play) -> None:
        super().__init__(title=tr._("Players"))
        self._play = play
        self._rows = BoxLayout(orientation="vertical", size_hint_y=None)
        self._rows.bind(minimum_height=self._rows.setter("height"))
        self.add_content(self._rows)
        # Translators: in an empty field for a name
        self._field = NameField(hint=tr._("Someone joins: name"), paper=True)
        self._field.bind(on_enter=self._join)
        self.add_content(self._field)
        self._robot = buttons.QuietPill(text=tr._("A robot joins"), paper=True, size_hint_x=1)
        self._robot.bind(on_release=self._join_robot)
        self.add_content(self._robot)
        self._reason = Small(paper=True)
        self.add_content(self._reason)
        done = buttons.Pill(text=tr._("Back to the table"))
        done.bind(on_release=self.dismiss)
        self.add_action(done)
        play.bind(on_refused=self._say_why_not)
        self._show()

    def on_dismiss(self) -> None:
        self._play.unbind(on_refused=self._say_why_not)

    def _show(self) -> None:
        self._rows.clear_widgets()
        for seat, persona in enumerate(self._play.personas()):
            row = CompanyRow(persona=persona, locked=self._waiting)
            row.bind(on_leave=lambda _row, seat=seat: self._ask_to_leave(seat))
            self._rows.add_widget(row)
        self._field.disabled = self._robot.disabled = self._waiting
        self._reason.text = (
            tr._("Players come and go between two rounds, when the tablet lies on the table.")
            if self._waiting
            else ""
        )

    @property
    def _waiting(self) -> bool:
        """Somebody is about to act in secret, so the round goes on first."""
        screen = self._play.screen
        return isinstance(screen, Handoff) and screen.to is not None

    def _say_why_not(self, _play: Play, refusal: Refusal) -> None:
        self._reason.text = tr.explain(refusal)

    # --- leaving and joining ------------------------------------------------------------------

    def _ask_to_leave(self, seat: int) -> None:
        name = self._play.names[seat]
        ask(
            tr._("Is {name} leaving?").format(name=name),
            tr._("The others play on. It can be taken back until the next round begins."),
            tr._("{name} leaves").format(name=name),
            # Translators: the player stays in the match; the other button is “{name} leaves”
            tr._("Stay"),
            lambda: self._leave(seat),
            danger=True,
        )

    def _leave(self, seat: int) -> None:
        if self._play.leave(seat):
            self._show()

    def _join(self, _field: NameField, typed: str) -> None:
        self._reason.text = ""
        if self._sit_down(" ".join(typed.split())):
            self._field.clear()
        else:
            self._field.problem, self._reason.text = self._reason.text, ""

    def _join_robot(self, _pill: Any) -> None:
        self._sit_down(free_robot_name(self._play.names), robot=True)

    def _sit_down(self, name: str, robot: bool = False) -> bool:
        if not self._play.join(name, robot):
            return False
        self._remember(name)
        self._show()
        return True

    def _remember(self, name: str) -> None:
        """A newcomer wears what nobody else at the table does."""
        app: Any = App.get_running_app()
        known = app.storage.roster_entry(name)
        others = [persona for persona in self._play.personas() if persona.name != name]
        look = free_look(others, (known.colour, known.symbol) if known else None)
        with suppress(StorageProblem):
            app.storage.remember(name, *look, app.now())


load_rules(__file__, badge)
