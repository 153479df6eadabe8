"""Widgets around the drawn table of the players page: badges on chairs, free chairs, tags."""

from collections.abc import Hashable
from math import dist
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from mobileapp.kivy_style.events import Event
from mobileapp.match.robot_texts import skill_title
from mobileapp.player_profile import PLACEHOLDER
from mobileapp.screens.players.looks import FreeChair, PaperScrap
from mobileapp.screens.players.seat_layout import TAG_OVERLAP
from mobileapp.stage.looks import Ribbon
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, painted_look, text
from mobileapp.widgets.app_screen import SharedPicture
from mobileapp.widgets.badge import badge_of
from mobileapp.widgets.lettering import DISPLAY, ITALIC, ROUNDED_UP, UNEVEN, text_width
from mobileapp.widgets.press import Pressable

RIBBON_ENDS, SCRAP_ENDS = 1.1, 0.8
"""The width of a tag beside its text, at both ends together, as a multiple of its height."""


class RoleTag(Pressable, painted_look.PaintedLook):
    """The tag below a player's badge: a ribbon with the team, or a scrap of paper with the role.

    A tap switches to the next team or role.
    """

    text = StringProperty("")
    team = StringProperty("")
    natural_width = NumericProperty(0)
    """The width that the text needs."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.bind(text=self._write, team=self._write, size=self._write)

    def _write(self, *_: object) -> None:
        size = round(self.height * 0.62)
        self.look = Ribbon(self.text, size, self.team) if self.team else PaperScrap(self.text, size)
        face, ends = (DISPLAY, RIBBON_ENDS) if self.team else (ITALIC, SCRAP_ENDS)
        self.natural_width = text_width(self.text, size, face) * ROUNDED_UP + self.height * ends

    def collide_point(self, x: float, y: float) -> bool:
        """Whether a point is on the tag, or just below it, so that a small tag is easy to touch.

        Points above the tag do not count, because the badge is there.
        """
        return bool(self.x <= x <= self.right and min(self.y, self.top - dp(44)) <= y <= self.top)


class SeatedPlayer(Widget):
    """A player on a chair: the badge, the name above or below it, and the tag with the role."""

    profile = ObjectProperty(PLACEHOLDER)
    look = ObjectProperty(None, allownone=True)
    side = NumericProperty(0)
    """The size of the badge."""
    letters = NumericProperty(1)
    """The font size of roles, and the least height of names, around the table."""
    name_size = NumericProperty(1)
    name_width = NumericProperty(1)
    """The font size of all names around the table, and the room for this one and what is beside it.
    """
    above = BooleanProperty(False)
    """Whether the name stands above the badge, as at the far side of the table."""
    skill = StringProperty("")
    """How well a robot plays, if that is shown beside its name."""
    skill_width = NumericProperty(0)
    """The width of that, measured at once: a label knows the width of its text a frame later."""
    role = StringProperty("")
    team = StringProperty("")
    lifted = BooleanProperty(False)
    overlap = NumericProperty(dp(TAG_OVERLAP))
    """How far the tag with the role reaches over the badge."""

    on_switch_role = Event()
    """The tag with the role was touched."""

    def on_kv_post(self, _base: object) -> None:
        self.tag: RoleTag = self.ids.tag.__self__
        self.show_role("", "")
        self._update_look()

    def on_profile(self, *_: object) -> None:
        self._update_look()

    def on_lifted(self, *_: object) -> None:
        self._update_look()

    def _update_look(self) -> None:
        self.look = badge_of(self.profile, raised=self.lifted, young=self.profile.young)

    def shared_badge(self, key: Hashable) -> SharedPicture:
        """The badge as a shared picture with this key, which moves when a match is opened."""
        badge = self.ids.badge.__self__
        return SharedPicture(key, badge.painted_box, lambda: badge.texture, widget=badge)

    def width_of_name(self, size: float) -> float:
        """The width of the name in letters of this size, and of what stands beside it."""
        width: float = text_width(self.profile.name, size) * UNEVEN + self.skill_width
        return width

    def show_skill(self, shown: bool) -> None:
        """Show beside the name how well a robot plays, or do not."""
        robot = shown and self.profile.robot
        self.skill = skill_title(self.profile.skill) if robot else ""

    def show_role(self, role: str, team: str) -> None:
        """Show a role on the tag, which is a ribbon if `team` is not empty.

        If `role` is empty, the tag is removed.
        """
        self.role, self.team = role, team
        if role and self.tag.parent is None:
            self.add_widget(self.tag)
        elif not role and self.tag.parent is not None:
            self.remove_widget(self.tag)

    def touched_at(self, x: float, y: float) -> bool:
        """Whether a point is on the badge or its name."""
        reach = max(self.side, dp(48)) / 2
        return bool(dist((x, y), self.center) <= reach or self.ids.name.collide_point(x, y))


class Chair(Pressable, Widget):
    """A free chair, which people tap to choose it for the next player."""

    chair = NumericProperty(0)
    chosen = BooleanProperty(False)
    look = ObjectProperty(FreeChair())

    def on_chosen(self, _chair: object, chosen: bool) -> None:
        self.look = FreeChair(chosen)


class TableTag(Widget):
    """A scrap of paper on the table that opens something."""

    text = StringProperty("")
    look = ObjectProperty(None, allownone=True)

    def write(self, room: float, letters: float) -> None:
        """Show the text and fit the tag to it; use two lines if one is wider than `room`.

        `letters` is the font size of the names around the table.
        """
        size = letters * (0.9 if theme.compact else 1.05)
        long = size * (2.6 + len(self.text) * 0.47)
        lines = 1 if long <= room or " " not in self.text else 2
        self.size = min(long if lines == 1 else long * 0.62, room), size * (0.5 + 1.2 * lines)
        self.look = PaperScrap(self.text, round(size), tilt=2, opens=True)


class FirstPlayerTag(TableTag):
    """The scrap of paper that says who begins; it lies beside that player or on the table.

    People drag it to a player, or tap it to choose from a list.
    """

    lifted = BooleanProperty(False)


class DetailsTag(Pressable, TableTag):
    """The scrap of paper that says what is played; a tap opens the paper with all about it."""


load_kv(__file__, text)
