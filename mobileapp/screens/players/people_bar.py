"""The bar from which players join: known people, a field for a new name, and a robot."""

from collections.abc import Iterator
from typing import Any

from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from mobileapp.kivy_style.events import Event
from mobileapp.player_profile import PLACEHOLDER, PlayerProfile
from mobileapp.screens.players.looks import FreeChair, Plank, RobotBadge
from mobileapp.widgets import buttons, load_kv, name_field, painted_look, scroll, text
from mobileapp.widgets.badge import badge_of
from mobileapp.widgets.boxes import Column
from mobileapp.widgets.discard import discard
from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.soft_textures import sideways

FADE = 32
"""The width in which names fade out before the inlay with new people and robots, in dp."""
DARK_WOOD = [0.1, 0.055, 0.035]
"""The colour of that inlay, and of what fades out before it."""
LIFT = 18
"""Drag threshold, in dp: a finger that has moved up further drags a badge out of the bar."""
ROBOT = PlayerProfile("", "ice", "", robot=True)
"""The placeholder profile of a robot, which gets a name when it sits down."""


class BadgeChip(Pressable, BoxLayout):
    """A button in the bar: a badge above a name or a word."""

    text = StringProperty("")
    names = ListProperty()
    """The texts of all badges in the bar: the longest one says how large their letters are."""
    look = ObjectProperty(None, allownone=True)


class PersonChip(BadgeChip):
    """The badge of somebody who may join: a tap, or a drag to the table, seats them."""

    profile = ObjectProperty(PLACEHOLDER)

    def on_profile(self, _chip: object, profile: PlayerProfile) -> None:
        self.text = profile.name
        self.look = RobotBadge() if profile.robot else badge_of(profile)


class RobotChip(PersonChip):
    """The badge with which people add a robot."""


class PeopleBar(Column):
    """A bar with a badge for each remembered person who is not at the table, and one for a robot.

    While a name is typed, the name field replaces the badges of the people.
    """

    typing = BooleanProperty(False)
    """Whether the name field is shown instead of the people."""
    empty = BooleanProperty(True)
    """Whether the bar shows nobody, because all remembered people are at the table."""
    field_height = NumericProperty(0)
    """The height of the name field."""
    drop_here = BooleanProperty(False)
    """Whether a badge from the table is held over the bar; dropping it there removes the player."""
    problem = StringProperty("")
    """The reason why somebody could not sit down; empty if there is none."""
    said = StringProperty("")
    """What stands above the bar: `problem`, or what is wrong with the name that is typed."""
    names = ListProperty()
    """The texts below all badges."""
    plank = ObjectProperty(Plank())
    free_chair = ObjectProperty(FreeChair())
    robot = ObjectProperty(ROBOT)
    inlay = NumericProperty(0)
    """Where the inlay with new people and robots begins."""
    fade = NumericProperty(dp(FADE))
    dark_wood = ListProperty(DARK_WOOD)
    sideways = staticmethod(sideways)

    on_enter = Event()
    """A name was typed: the name."""
    on_person = Event()
    """Somebody in the bar was touched: the profile."""
    on_pull = Event()
    """Somebody was pulled out of the bar: the profile, and the touch."""
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
        """The field in which people type a name."""
        found: name_field.NameField = self.ids.add.__self__
        return found

    def on_typing(self, _bar: object, typing: bool) -> None:
        self._show()
        self.problem = ""

    def open_field(self) -> None:
        """Show the name field and the keyboard."""
        self.typing = True
        self.field.focus()

    def _show(self) -> None:
        row = self.ids.row
        for part in (self._field, self._people):
            row.remove_widget(part)
        row.add_widget(self._field if self.typing else self._people, index=len(row.children))

    def fill(self, absent: list[PlayerProfile]) -> None:
        """Show the people who may still join, reusing existing widgets."""
        self.empty = not absent
        roster = self.ids.roster
        self.names = [*(one.name for one in absent), self.ids.new.text, self.ids.robot.text]
        chips = roster.children[::-1]
        for chip in chips[len(absent) :]:
            discard(chip)
        for chip, profile in zip(chips, absent, strict=False):
            chip.profile, chip.names = profile, self.names
        self._filling.begin(self._add_chips(absent[len(chips) :]))

    def _add_chips(self, absent: list[PlayerProfile]) -> Iterator[None]:
        for profile in absent:
            chip = PersonChip(profile=profile, names=self.names)
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
        """Dispatch `on_pull` once a badge is dragged upwards, out of the bar.

        A drag along the bar scrolls it instead.
        """
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
        """Show why somebody cannot sit down."""
        if self.typing:
            self.field.problem = reason
        else:
            self.problem = reason


load_kv(__file__, buttons, name_field, painted_look, scroll, text)
