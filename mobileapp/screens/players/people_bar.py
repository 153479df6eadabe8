"""Who may sit down: people who have played here before, somebody new, a robot."""

from collections.abc import Iterator
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from mobileapp.player_profile import PLACEHOLDER, PlayerProfile
from mobileapp.screens.page_looks import FreeChair, Plank, RobotBadge, badge_of
from mobileapp.widgets import buttons, load_kv, name_field, painted_look, scroll, text
from mobileapp.widgets.discard import discard
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.press import Pressable

LIFT = 18
"""Drag threshold, in dp: a finger that moved up so far carries somebody to the table."""
ROBOT = PlayerProfile("", "ice", "", robot=True)
"""Stands for any robot: it gets a name when it sits down."""


class BadgeChip(Pressable, BoxLayout):
    """Something in the bar: a badge above a word."""

    text = StringProperty("")
    look = ObjectProperty(None, allownone=True)


class PersonChip(BadgeChip):
    """Somebody who may join: sits down after a tap, or when dragged to the table."""

    profile = ObjectProperty(PLACEHOLDER)

    def on_profile(self, _chip: object, profile: PlayerProfile) -> None:
        self.text = profile.name
        self.look = RobotBadge() if profile.robot else badge_of(profile)


class RobotChip(PersonChip):
    """Adds a robot."""


class PeopleBar(BoxLayout):
    """A bar with the badges of everybody who is not at the table, and with the badge of a robot.

    While a name is typed, the name field replaces the badges of the people.
    """

    typing = BooleanProperty(False)
    """Whether the field has taken the place of the people."""
    empty = BooleanProperty(True)
    """Whether there is nobody to show: all known people are at the table."""
    field_height = NumericProperty(0)
    """The height of the field with the message below it."""
    drop_here = BooleanProperty(False)
    """Whether somebody is held over it, who leaves the table when let go."""
    problem = StringProperty("")
    """Why nobody more can sit down."""
    plank = ObjectProperty(Plank())
    free_chair = ObjectProperty(FreeChair())
    robot = ObjectProperty(ROBOT)

    __events__ = ("on_enter", "on_person", "on_pull")
    _pulled: PersonChip | None = None

    def __init__(self, **settings: Any) -> None:
        self._filling = IncrementalFill(self)
        super().__init__(**settings)

    def on_kv_post(self, _base: object) -> None:
        self._people, self._field = self.ids.people.__self__, self.ids.field.__self__
        self.field.bind(height=self.setter("field_height"))
        self._show()

    @property
    def field(self) -> name_field.NameField:
        """The one field for a name."""
        found: name_field.NameField = self.ids.add.__self__
        return found

    def on_typing(self, _bar: object, typing: bool) -> None:
        self._show()
        self.problem = ""

    def open_field(self) -> None:
        """Show the field for a name, with the keyboard."""
        self.typing = True
        self.field.focus()

    def _show(self) -> None:
        row = self.ids.row
        for part in (self._field, self._people):
            row.remove_widget(part)
        row.add_widget(self._field if self.typing else self._people, index=len(row.children))

    def fill(self, absent: list[PlayerProfile]) -> None:
        """Show those who may still join, reusing existing chips."""
        self.empty = not absent
        roster = self.ids.roster
        chips = roster.children[::-1]
        for chip in chips[len(absent) :]:
            discard(chip)
        for chip, profile in zip(chips, absent, strict=False):
            chip.profile = profile
        self._filling.begin(self._add_chips(absent[len(chips) :]))

    def _add_chips(self, absent: list[PlayerProfile]) -> Iterator[None]:
        for profile in absent:
            chip = PersonChip(profile=profile)
            chip.bind(on_release=self._choose)
            self.ids.roster.add_widget(chip)
            yield

    def _choose(self, chip: PersonChip) -> None:
        self.dispatch("on_person", chip.profile)

    # --- dragged to the table -----------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        chip = self._chip_at(touch)
        handled = bool(super().on_touch_down(touch))
        if handled and chip is not None:
            touch.grab(self)
            self._pulled = chip
        return handled

    def _chip_at(self, touch: Any) -> PersonChip | None:
        chips = (self.ids.robot, *(() if self.typing else self.ids.roster.children))
        place = self.to_window(*touch.pos)
        return next((chip for chip in chips if chip.collide_point(*chip.to_widget(*place))), None)

    def on_touch_move(self, touch: Any) -> bool:
        """Scroll when dragged along the bar; carry the touched person when dragged away from it."""
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        up, along = touch.y - touch.oy, abs(touch.x - touch.ox)
        if self._pulled is not None and up > max(dp(LIFT), along):
            touch.ungrab(self)
            self.dispatch("on_pull", self._pulled.profile, touch)
            self._pulled = None
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        self._pulled = None
        return True

    def refuse(self, reason: str) -> None:
        """Say why somebody cannot sit down, beside the field if that is open."""
        if self.typing:
            self.field.problem = reason
        else:
            self.problem = reason

    def on_enter(self, typed: str) -> None:
        pass

    def on_person(self, profile: PlayerProfile) -> None:
        pass

    def on_pull(self, profile: PlayerProfile, touch: Any) -> None:
        pass


load_kv(__file__, buttons, name_field, painted_look, scroll, text)
