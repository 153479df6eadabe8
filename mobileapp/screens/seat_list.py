"""The people in seating order: rows dragged by their handle, in teams where there are any."""

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from mobileapp.draft import Draft
from mobileapp.games.ui import role_title
from mobileapp.i18n import tr
from mobileapp.persona import STRANGER
from mobileapp.widgets import badge, buttons, load_rules
from mobileapp.widgets.press import Pressable

EDGE = 56
"""How near to the edge, in dp, a dragged row makes the list scroll."""
SCROLL_SPEED = 420
"""How fast it scrolls then, in dp a second."""


class PersonButton(Pressable, badge.Badge):
    """A player to tap."""


class RoleTag(buttons.QuietPill):
    """A role to tap for the next one."""


class TeamHead(BoxLayout):
    """The name of a team above its players."""

    text = StringProperty("")
    team = StringProperty("")


class SeatRow(BoxLayout):
    """One player: look, name, role, a handle to move, a button to leave."""

    persona = ObjectProperty(STRANGER, rebind=True)
    seat = NumericProperty(0)
    role = StringProperty("")
    """What is written on the role tag; without a role there is none."""
    sides = BooleanProperty(False)
    """Plays in a team, and may change sides."""
    lifted = BooleanProperty(False)

    __events__ = ("on_dress", "on_switch", "on_leave")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        if not self.role:
            self.ids.who.remove_widget(self.ids.tag)
        if not self.sides:
            self.remove_widget(self.ids.sides)

    def on_dress(self, seat: int) -> None:
        pass

    def on_switch(self, seat: int) -> None:
        pass

    def on_leave(self, seat: int) -> None:
        pass


class SeatList(BoxLayout):
    """Rows and, in a team game, a heading for each team. Dropping a row says where everyone is."""

    __events__ = ("on_dress", "on_switch", "on_leave", "on_reseat")

    def fill(self, draft: Draft) -> None:
        """Show everyone as the draft has them, in the rows that are there already if they fit."""
        spare = [row for row in self.children if isinstance(row, SeatRow)]
        self.clear_widgets()
        chosen = draft.roles_by_seat()
        for team in draft.teams:
            count = chosen.count(team)
            players = tr.n("{n} player", "{n} players", count).format(n=count)
            self.add_widget(
                TeamHead(text=f"{role_title(draft.game_id, team)} · {players}", team=team)
            )
            for seat in range(len(draft.people)):
                if chosen[seat] == team:
                    self._add_row(spare, draft, seat, sides=True)
        if not draft.teams:
            for seat in range(len(draft.people)):
                role = role_title(draft.game_id, chosen[seat]) if chosen else ""
                self._add_row(spare, draft, seat, role=role)

    def _add_row(
        self, spare: list[SeatRow], draft: Draft, seat: int, role: str = "", sides: bool = False
    ) -> None:
        fits = [row for row in spare if (bool(row.role), row.sides) == (bool(role), sides)]
        if fits:
            row = fits[-1]
            spare.remove(row)
            row.persona, row.seat, row.role = draft.people[seat], seat, role
        else:
            row = SeatRow(persona=draft.people[seat], seat=seat, role=role, sides=sides)
            for event in ("on_dress", "on_switch", "on_leave"):
                row.fbind(event, self._pass_on, event)
        self.add_widget(row)

    def _pass_on(self, event: str, _row: SeatRow, seat: int) -> None:
        self.dispatch(event, seat)

    # --- dragging -----------------------------------------------------------------------------

    def row_held_at(self, x: float, y: float) -> SeatRow | None:
        """The row whose handle is there."""
        for row in self.children:
            if isinstance(row, SeatRow) and row.ids.handle.collide_point(x, y):
                return row
        return None

    def carry(self, row: SeatRow, y: float) -> None:
        """Let a lifted row take the place that the finger is over."""
        under = next((w for w in self.children if w.y <= y < w.top and w is not row), None)
        headed = isinstance(self.children[-1], TeamHead)
        if under is None or (headed and under is self.children[-1]):
            return
        place = self.children.index(under)
        self.remove_widget(row)
        self.add_widget(row, index=place)

    def drop(self) -> None:
        """Tell who sits where now."""
        order: list[int] = []
        teams: list[str] = []
        team = ""
        for widget in reversed(self.children):
            if isinstance(widget, TeamHead):
                team = widget.team
            else:
                widget.lifted = False
                order.append(int(widget.seat))
                teams += [team] if team else []
        self.dispatch("on_reseat", order, teams)

    def on_dress(self, seat: int) -> None:
        pass

    def on_switch(self, seat: int) -> None:
        pass

    def on_leave(self, seat: int) -> None:
        pass

    def on_reseat(self, order: list[int], teams: list[str]) -> None:
        pass


class SeatScroll(ScrollView):
    """Scrolls a SeatList, but hands a finger on a handle to the list at once."""

    seats = ObjectProperty(None)
    _row: SeatRow | None = None
    _finger: Any = None

    def on_touch_down(self, touch: Any) -> bool:
        if self._row is None and self.collide_point(*touch.pos):
            row = self.seats.row_held_at(*self._in_list(touch))
            if row is not None:
                touch.grab(self)
                self._row, self._finger = row, touch
                row.lifted = True
                self._following = Clock.schedule_interval(self._follow, 0)
                return True
        return bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: Any) -> bool:
        if touch is self._finger:
            return True
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        if touch is not self._finger:
            return bool(super().on_touch_up(touch))
        if touch.grab_current is self:
            touch.ungrab(self)
            self.let_go()
        return True

    def let_go(self) -> None:
        """The row stays where it is."""
        if self._row is not None:
            self._following.cancel()
            self._row = self._finger = None
            self.seats.drop()

    def _follow(self, dt: float) -> None:
        """Carry the row to the finger, scrolling at the edges of what can be seen."""
        beyond = self._finger.y - (self.top - dp(EDGE))
        below = self.y + dp(EDGE) - self._finger.y
        hidden = self._viewport.height - self.height
        if hidden > 0 and max(beyond, below) > 0:
            step = dp(SCROLL_SPEED) * dt / hidden
            self.scroll_y = min(1, max(0, self.scroll_y + (step if beyond > 0 else -step)))
        self.seats.carry(self._row, self._in_list(self._finger)[1])

    def _in_list(self, touch: Any) -> tuple[float, float]:
        return self.seats.to_widget(*self.to_window(*touch.pos))


load_rules(__file__)
