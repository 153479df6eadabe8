"""The sheet on which players leave or join a match between two rounds."""

from contextlib import suppress
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from engine.chairs import NO_CHAIR
from engine.core import ChangeOfPlayers, Handoff, Leave
from engine.errors import BadSetup, Refusal
from engine.names import name_key
from engine.setup import DEFAULT_SKILL
from mobileapp.kivy_style.events import Event
from mobileapp.languages.translation import tr
from mobileapp.match.robot_texts import skill_title
from mobileapp.match.session import MatchSession
from mobileapp.match.table import LATEST_SKILL, free_badge, latest_skill, new_badge, next_skill
from mobileapp.player_profile import PLACEHOLDER, PlayerProfile
from mobileapp.robot_names import check_person_name
from mobileapp.running_app import running_app
from mobileapp.storage.problem import StorageProblem
from mobileapp.theme import theme
from mobileapp.widgets import badge, buttons, load_kv
from mobileapp.widgets.boxes import Column
from mobileapp.widgets.discard import discard
from mobileapp.widgets.name_field import NameField
from mobileapp.widgets.sheet import Sheet
from mobileapp.widgets.text import Prose, Small


class PlayerRow(Column):
    """The row of a player: a button to leave the match, or the reason why the player cannot.

    The button asks first, and offers that a robot plays on.
    """

    profile = ObjectProperty(PLACEHOLDER, rebind=True)
    locked = BooleanProperty(False)
    offers = BooleanProperty(True)
    """Whether there is a button at all: not while the same reason keeps everyone here."""
    caption = StringProperty("")
    reason = StringProperty("")
    """Why this player cannot leave; empty if they can.

    If the same reason holds for everyone, it is shown once above all rows instead.
    """

    on_leave = Event()
    """The button to leave was touched."""

    def on_profile(self, _row: object, profile: PlayerProfile) -> None:
        # Translators: a robot and how well it plays: dreamy, awake or sharp
        robot = tr._("Robot, {skill}").format(skill=skill_title(profile.skill))
        self.caption = robot if profile.robot else ""


class ChangePlayersSheet(Sheet):
    """A sheet on which each player can leave the match, and a person or a robot can join.

    Buttons for impossible actions are disabled, and the reason is shown.
    """

    def __init__(self, session: MatchSession) -> None:
        super().__init__(title=tr._("Players"))
        self._session, self._changes = session, session.changes
        self._skill = latest_skill(running_app().storage.settings)
        self._why_nobody_leaves = Prose(paper=True)
        self._rows = Column()
        self.add_content(self._rows)
        self._offer_to_join()
        self._reason = Small(paper=True)
        self.add_content(self._reason)
        self.add_button(buttons.PrimaryButton, tr._("Back to the table"))
        session.bind(on_refused=self._say_why_not)
        self._show()

    def _offer_to_join(self) -> None:
        # Translators: in an empty field for a name
        self._field = NameField(hint=tr._("New player’s name"), paper=True)
        self._field.bind(on_enter=self._join)
        self.add_content(self._field)
        self._robot = buttons.SecondaryButton(
            text=tr._("A robot joins"), paper=True, low=True, size_hint_x=1
        )
        self._robot.bind(on_release=self._join_robot)
        self._skill_button = buttons.SecondaryButton(
            text=skill_title(self._skill), icon="robot", paper=True, low=True
        )
        self._skill_button.bind(on_release=self._choose_next_skill)
        robot = BoxLayout(size_hint_y=None, spacing=theme.gap)
        robot.bind(minimum_height=robot.setter("height"))  # the text may take two lines
        robot.add_widget(self._robot)
        robot.add_widget(self._skill_button)
        self.add_content(robot)

    def on_dismiss(self) -> None:
        self._session.unbind(on_refused=self._say_why_not)
        self._session.resume()

    def _show(self) -> None:
        """Show the current players, and who can leave or join."""
        seats = self._session.present
        reasons = ["" if self._can_hand_over(seat) else self._why_not_leave(seat) for seat in seats]
        shared = reasons[0] if len({*reasons}) == 1 else ""
        self._why_nobody_leaves.text = shared
        self.ids.content.remove_widget(self._why_nobody_leaves)
        if shared:
            self.ids.content.add_widget(
                self._why_nobody_leaves, index=len(self.ids.content.children)
            )
        discard(*self._rows.children)
        for seat, reason in zip(seats, reasons, strict=True):
            row = PlayerRow(profile=self._session.profile(seat), locked=bool(reason))
            if person := self._changes.replaced_by_robot(seat):
                # Translators: below the name of a robot; {name} is the person who had to leave
                row.caption = tr._("Robot, in {name}’s place").format(name=person)
            row.reason, row.offers = "" if shared else reason, not shared
            row.bind(on_leave=lambda _row, seat=seat: self._ask_to_leave(seat))
            self._rows.add_widget(row)
        newcomer = self._changes.join(self._changes.free_robot_name)
        refusal = self._explain(self._changes.why_not(newcomer))
        for part in (self._field, self._robot, self._skill_button):
            part.disabled = bool(refusal)
        self._reason.text = "" if refusal == shared else refusal

    def _why_not_leave(self, seat: int) -> str:
        return self._explain(self._changes.why_not(Leave(seat)))

    def _can_hand_over(self, seat: int) -> bool:
        """Whether a robot can play on for the person at a seat, or the person take it back."""
        if self._changes.replaced_by_robot(seat):
            return True
        return not self._explain(self._changes.why_not(self._changes.robot_for(seat)))

    def _explain(self, refusal: Refusal | None) -> str:
        """A sentence that says why somebody cannot leave or join; empty if they can.

        `refusal` is the reason that the session gives; None if it gives none. While the tablet is
        handed to a player, nobody can leave or join, even if `refusal` is None.
        """
        current = self._session.current
        if isinstance(current, Handoff) and current.to is not None:
            if theme.compact:
                return tr._(
                    "Players come and go between two rounds, when the phone lies on the table."
                )
            return tr._(
                "Players come and go between two rounds, when the tablet lies on the table."
            )
        return "" if refusal is None else tr.explain(refusal)

    def _say_why_not(self, _session: MatchSession, refusal: Refusal) -> None:
        self._reason.text = tr.explain(refusal)

    # --- leaving and joining ------------------------------------------------------------------

    def _ask_to_leave(self, seat: int) -> None:
        """Ask whether the player at this seat really leaves the match, and who plays on.

        Do nothing if the player has left already, as may happen while a finger rests on the button.
        """
        if seat not in self._session.present:
            return
        name, refusal = self._session.profile(seat).name, self._why_not_leave(seat)
        person = self._changes.replaced_by_robot(seat)
        sheet = Sheet(title=tr._("Is {name} leaving?").format(name=name))
        sentence = tr._("The others play on. You can take this back until the next round begins.")
        sheet.add_content(Prose(text=refusal or sentence, paper=True))
        # Translators: a button; the other one is “{name} leaves”
        stays = tr._("{name} stays").format(name=name)
        goes_on = bool(person) or self._can_hand_over(seat)
        sheet.add_button(buttons.SecondaryButton if goes_on else buttons.PrimaryButton, stays)
        if person:
            # Translators: a button: somebody takes their seat back from a robot
            back = tr._("{name} is back").format(name=person)
            sheet.add_button(buttons.PrimaryButton, back, lambda: self._take_back(seat))
        elif goes_on:
            sheet.add_content(
                Prose(
                    text=tr._(
                        "A robot can play on in {name}’s place, with the same points."
                    ).format(name=name),
                    paper=True,
                )
            )
            # Translators: a button: a robot takes the seat of somebody who must leave
            robot = tr._("A robot plays on")
            sheet.add_button(buttons.PrimaryButton, robot, lambda: self._hand_over(seat))
        if not refusal:
            leaves = tr._("{name} leaves").format(name=name)
            sheet.add_button(buttons.DangerButton, leaves, lambda: self._leave(seat))
        sheet.open()

    def _leave(self, seat: int) -> None:
        if seat in self._session.present:
            self._change(Leave(seat))

    def _hand_over(self, seat: int) -> None:
        """Let a robot play on at a seat, unless the person has left it meanwhile."""
        if seat in self._session.present and self._change(
            self._changes.robot_for(seat, self._skill)
        ):
            self._reason.text = self._session.guessing_warning() or self._reason.text

    def _take_back(self, seat: int) -> None:
        if self._changes.replaced_by_robot(seat):
            self._change(self._changes.take_back(seat))

    def _change(self, move: ChangeOfPlayers) -> bool:
        """Play a move, remember who is at the table then, and show it; return whether it is legal.

        A person who joins or comes back gets a badge first, with which the table then shows them.
        """
        if not isinstance(move, Leave) and not move.robot and self._changes.why_not(move) is None:
            self._remember(move.name)
            self._session.forget_profiles()
        if not self._session.change_players(move):
            return False
        self._session.remember_people()
        self._show()
        return True

    def _join(self, _field: NameField, typed: str) -> None:
        self._reason.text = ""
        name = " ".join(typed.split())
        try:
            check_person_name(name)
        except BadSetup as refusal:
            self._field.problem = tr.explain(refusal)
            return
        if self._seat_newcomer(name):
            self._field.clear()
        else:
            self._field.problem, self._reason.text = self._reason.text, ""

    def _choose_next_skill(self, button: buttons.SecondaryButton) -> None:
        """Switch to the next skill for robots that join, and save it."""
        self._skill = next_skill(self._skill)
        button.text = skill_title(self._skill)
        with suppress(StorageProblem):
            running_app().storage.settings[LATEST_SKILL] = self._skill

    def _join_robot(self, _button: Any) -> None:
        if self._seat_newcomer(self._changes.free_robot_name, robot=True):
            self._reason.text = self._session.guessing_warning() or self._reason.text

    def _seat_newcomer(self, name: str, robot: bool = False) -> bool:
        known = None if robot else running_app().storage.roster.find(name)
        chair = known.chair if known else NO_CHAIR
        skill = self._skill if robot else DEFAULT_SKILL
        return self._change(self._changes.join(name, robot, skill, chair))

    def _remember(self, name: str) -> None:
        """Save the newcomer's badge: a colour and a symbol that no other player has."""
        app = running_app()
        roster = app.storage.roster
        known = roster.find(name)
        others = [
            profile
            for profile in self._session.at_table
            if name_key(profile.name) != name_key(name)
        ]
        own = free_badge(others, (known and known.badge) or new_badge(others, roster.all()))
        with suppress(StorageProblem):
            app.storage.roster.remember(name, *own, app.now())


load_kv(__file__, badge)
