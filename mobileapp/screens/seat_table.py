"""People around a drawn table: badges on chairs, dragged to where everyone really sits."""

from dataclasses import dataclass
from math import dist
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from mobileapp.games.ui import first_title, role_title
from mobileapp.languages.kivy_translation import tr
from mobileapp.match.draft import Draft
from mobileapp.player_profile import PLACEHOLDER, PlayerProfile
from mobileapp.screens.chairs import (
    MOST_CHAIRS,
    Seating,
    beside_table,
    chairs_for,
    moved,
    places,
    seat_at,
    seated,
    settle,
    spread,
)
from mobileapp.screens.home import cover_of
from mobileapp.screens.page_looks import FreeChair, PaperScrap, TableTop, badge_of
from mobileapp.screens.skills import skill_title
from mobileapp.stage.looks import Ribbon
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, painted_look, text
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.scroll import QuickScroll

MOVE_OVER = 0.2
"""How long it takes to change chairs, in seconds."""
TAP = 12
"""A finger that moved less than this, in dp, has tapped."""
EDGE, SCROLL_SPEED = 56, 420
"""How near to the edge, in dp, something carried makes the page scroll, and how fast a second."""


class RoleTag(Pressable, painted_look.PaintedLook):
    """What somebody plays: a team's ribbon, or a role on paper. A tap takes the next one."""

    text = StringProperty("")
    team = StringProperty("")

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.bind(text=self._write, team=self._write, size=self._write)

    def _write(self, *_: object) -> None:
        size = round(self.height * 0.62)
        self.look = Ribbon(self.team, self.text, size) if self.team else PaperScrap(self.text, size)

    def collide_point(self, x: float, y: float) -> bool:
        """A finger needs more room than the letters do; what is above them is the badge."""
        return self.x <= x <= self.right and min(self.y, self.top - dp(44)) <= y <= self.top


class Seat(Widget):
    """Somebody on a chair: the badge in its middle, the name outside, the role in between."""

    profile = ObjectProperty(PLACEHOLDER)
    look = ObjectProperty(None, allownone=True)
    side = NumericProperty(0)
    """The size of the badge."""
    above = BooleanProperty(False)
    """Whether the name stands above it, as for those who sit far away."""
    note = StringProperty("")
    role = StringProperty("")
    team = StringProperty("")
    lifted = BooleanProperty(False)

    __events__ = ("on_switch_role",)

    def on_kv_post(self, _base: object) -> None:
        self.tag: RoleTag = self.ids.tag.__self__
        self.show_role("", "")
        self._update_look()

    def on_profile(self, *_: object) -> None:
        self._update_look()

    def on_lifted(self, *_: object) -> None:
        self._update_look()

    def _update_look(self) -> None:
        self.look = badge_of(self.profile, raised=self.lifted)

    def show_role(self, role: str, team: str) -> None:
        """Show a role beside the badge; an empty one takes the tag away."""
        self.role, self.team = role, team
        if role and self.tag.parent is None:
            self.add_widget(self.tag)
        elif not role and self.tag.parent is not None:
            self.remove_widget(self.tag)

    def touched_at(self, x: float, y: float) -> bool:
        """Whether a point is on the badge or its name."""
        reach = max(self.side, dp(48)) / 2
        return dist((x, y), self.center) <= reach or self.ids.name.collide_point(x, y)

    def on_switch_role(self) -> None:
        pass


class Chair(Pressable, Widget):
    """A place where nobody sits yet."""

    chair = NumericProperty(0)
    chosen = BooleanProperty(False)
    look = ObjectProperty(FreeChair())

    def on_chosen(self, _chair: object, chosen: bool) -> None:
        self.look = FreeChair(chosen)


class FirstPlayerTag(Widget):
    """Says who begins: lies with that player, or in the middle while nobody is chosen."""

    text = StringProperty("")
    look = ObjectProperty(None, allownone=True)

    def write(self, room: float) -> None:
        """Become as long as its words, or as there is room: then they take two lines."""
        size = theme.body * (0.9 if theme.compact else 1.05)
        long = size * (1.6 + len(self.text) * 0.47)
        lines = 1 if long <= room else 2
        self.size = min(long if lines == 1 else long * 0.62, room), size * (0.5 + 1.2 * lines)
        self.look = PaperScrap(self.text, round(size), 2)


@dataclass
class _Grip:
    """A finger on something that can be carried."""

    touch: Any
    thing: Seat | FirstPlayerTag
    start: tuple[float, float]
    seating: Seating
    """Who sat where when it was lifted."""
    newcomer: bool = False
    carried: bool = False


class SeatTable(Widget):
    """Shows who sits where, and reports what people do as events; the page decides what follows."""

    look = ObjectProperty(None, allownone=True)
    shelf = ObjectProperty(None)
    """Where people come from, and where those are carried who leave."""
    chosen = NumericProperty(-1)
    """The free chair whoever comes next will take; -1 for none in particular."""
    least_height = NumericProperty(0)
    """What the chairs need where they stand along its sides."""

    __events__ = (
        "on_edit_person",
        "on_next_skill",
        "on_switch_role",
        "on_leave",
        "on_reseat",
        "on_newcomer",
        "on_begin",
        "on_ask_who_begins",
        "on_choose_chair",
    )

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.names: list[str] = []
        """Everyone by seat."""
        self._seating: Seating = ()
        self._chairs_chosen = False
        """Whether chairs were chosen by hand; until then people spread around the table."""
        self._seats: dict[str, Seat] = {}
        self._chairs = [Chair(chair=chair) for chair in range(MOST_CHAIRS)]
        for chair in self._chairs:
            chair.bind(on_release=self._choose_chair)
        self._first_tag = FirstPlayerTag()
        self._first_tag_placed = False
        self._first: int | None = None
        self._cover: Any = None
        self._roles = False
        self._grip: _Grip | None = None
        self._lay_out_soon = Clock.create_trigger(self._lay_out_at_once, -1)
        self.bind(pos=self._lay_out_soon, size=self._lay_out_soon)
        theme.bind(body=self._lay_out_soon)

    # --- showing ------------------------------------------------------------------------------

    def clear(self) -> None:
        """Begin with other players or another game: nobody has chosen a chair yet."""
        self.let_go()
        self.chosen, self._chairs_chosen = -1, False

    def fill(self, draft: Draft) -> None:
        """Show everyone as the draft has them; whoever stays moves over, nobody jumps."""
        names = [person.name for person in draft.people]
        wanted = self.chosen if self.chosen >= 0 else None
        if wanted is not None:
            self._chairs_chosen = True
        self._seating = (
            settle(self._seating, names, wanted)
            if self._chairs_chosen
            else spread(names, chairs_for(len(names)))
        )
        if wanted is not None and self._seating[wanted] is not None:
            self.chosen = -1
        self.names, self._first = names, draft.first
        for gone in self._seats.keys() - set(names):
            self.remove_widget(self._seats.pop(gone))
        roles, teams = draft.roles_by_seat(), draft.teams
        self._roles = bool(roles)
        fresh = [self._show(person) for person in draft.people]
        for place, person in enumerate(draft.people):
            seat = self._seats[person.name]
            seat.note = skill_title(person.skill) if person.robot else ""
            role = roles[place] if roles else ""
            seat.show_role(role_title(draft.game_id, role) if role else "", role if teams else "")
        self._show_free_chairs()
        self._cover = cover_of(draft.game_id)
        self._first_tag.text = (
            tr._("Begins: {name}").format(name=first_title(draft.game_id))
            if draft.first is None
            else tr.p("on a scrap of paper beside a player", "begins")
        )
        self.remove_widget(self._first_tag)
        if names:
            self.add_widget(self._first_tag)
        self._lay_out(at_once=[seat for seat in fresh if seat is not None])

    def _show(self, person: PlayerProfile) -> Seat | None:
        """Show somebody's seat; returns it only if it had to be made."""
        seat = self._seats.get(person.name)
        if seat is not None:
            seat.profile = person
            return None
        seat = self._seats[person.name] = Seat(profile=person)
        seat.bind(
            on_switch_role=lambda _seat, name=person.name: self._dispatch_for(
                "on_switch_role", name
            )
        )
        self.add_widget(seat)
        return seat

    def _show_free_chairs(self) -> None:
        for chair in self._chairs:
            free = chair.chair < len(self._seating) and self._seating[chair.chair] is None
            if free and chair.parent is None:
                self.add_widget(chair, index=len(self.children) - 1)  # upon the rug
            elif not free and chair.parent is not None:
                self.remove_widget(chair)
            chair.chosen = chair.chair == self.chosen

    def _dispatch_for(self, event: str, name: str) -> None:
        self.dispatch(event, self.names.index(name))

    # --- where everything is ------------------------------------------------------------------

    @property
    def _tall(self) -> bool:
        return theme.compact and not theme.wide

    def _spots(self) -> list[tuple[float, float]]:
        """The middle of every chair."""
        side, text, slot = self._measures()
        low = self.y + text + self._tag_height / 2 + side / 2
        high = self.top - side / 2 - text
        middle = self.center_x, (low + high) / 2
        across, down = self.width - slot, max(high - low, 0)
        return [
            (middle[0] + x * across, middle[1] + y * down)
            for x, y in places(len(self._seating), self._tall)
        ]

    @property
    def _tag_height(self) -> float:
        return theme.body * 1.4 if self._roles else 0

    def _measures(self) -> tuple[float, float, float]:
        """The size of a badge, the height of what is written, the width it may take."""
        beside = beside_table(len(self._seating))
        text = theme.body * 1.35 + (theme.small * 1.25 if self._has_notes else 0)
        if self._tall:
            slot = self.width / 2.9
            row = (self.height - text) / (beside + 1.1)
            side = min(slot * 0.7, row - text - self._tag_height / 2)
        else:
            slot = self.width / (beside + 2)
            side = min(slot * 0.7, (self.height - 2 * text) * 0.27)
        return max(min(side, dp(100) * theme.scale), dp(40)), text, slot

    def _least_height(self) -> float:
        """With badges that a finger can hit, one below the other along both sides."""
        text = theme.body * 1.35 + (theme.small * 1.25 if self._has_notes else 0)
        row = dp(44) + text + self._tag_height / 2
        return row * (beside_table(len(self._seating)) + 1.1) + text

    @property
    def _has_notes(self) -> bool:
        return any(seat.note for seat in self._seats.values())

    def _lay_out_at_once(self, *_: object) -> None:
        self._lay_out(at_once=[*self._seats.values()])

    def _lay_out(self, at_once: list[Seat]) -> None:
        """Move everyone to their chair, those of `at_once` without an animation."""
        if not self._seating or self.width < dp(100):
            return
        self.least_height = self._least_height() if self._tall else 0
        side, _, slot = self._measures()
        spots = self._spots()
        highest = max(y for _, y in spots)
        for chair in self._chairs[: len(spots)]:
            chair.size = side * 0.92, side * 0.92
            chair.center = spots[chair.chair]
        for spot, name in zip(spots, self._seating, strict=True):
            seat = self._seats.get(name) if name else None
            if seat is None or seat.lifted:
                continue
            seat.side, seat.size = side, (slot * 0.96, side)
            seat.above = spot[1] > highest - (dp(8) if self._tall else self.height * 0.2)
            self._move_to(seat, spot, at_once=seat in at_once)
        self._place_first_tag(spots, side)
        self._paint_table(spots, side)

    def _move_to(self, thing: Widget, spot: tuple[float, float], at_once: bool = False) -> None:
        Animation.cancel_all(thing, "center_x", "center_y")
        if at_once:
            thing.center = spot
        elif dist(thing.center, spot) > 1:
            Animation(
                center_x=spot[0],
                center_y=spot[1],
                duration=theme.motion(MOVE_OVER),
                transition="out_quad",
            ).start(thing)

    def _place_first_tag(self, spots: list[tuple[float, float]], side: float) -> None:
        if self._grip is not None and self._grip.thing is self._first_tag and self._grip.carried:
            return
        middle = self._middle(spots)
        self._first_tag.write(max(self.width - self._measures()[2] - side * 1.4, dp(120)))
        if self._first is None or self._first >= len(self.names):
            near = middle[1] - self._table_depth(spots, side) / 2
            spot = middle[0], near + side * 0.3 + self._first_tag.height * 0.6
        else:
            seat = spots[self._seating.index(self.names[self._first])]
            away = max(dist(seat, middle), 1)
            beyond = self._tag_height / 2 if seat[1] > middle[1] else 0
            reach = (side * 0.5 + self._first_tag.height * 0.55 + beyond) / away
            spot = (
                seat[0] + (middle[0] - seat[0]) * reach,
                seat[1] + (middle[1] - seat[1]) * reach,
            )
        self._move_to(self._first_tag, spot, at_once=not self._first_tag_placed)
        self._first_tag_placed = True

    @staticmethod
    def _middle(spots: list[tuple[float, float]]) -> tuple[float, float]:
        xs, ys = zip(*spots, strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    @staticmethod
    def _table_depth(spots: list[tuple[float, float]], side: float) -> float:
        _, ys = zip(*spots, strict=True)
        return max(ys) - min(ys) - side * 0.5

    def _paint_table(self, spots: list[tuple[float, float]], side: float) -> None:
        """The table ends where the badges lie half on it; the rug fills the rest."""
        xs, _ = zip(*spots, strict=True)
        across = max(xs) - min(xs) - side * 0.5
        down = self._table_depth(spots, side)
        middle = self._middle(spots)
        height = 2 * min(middle[1] - self.y, self.top - middle[1])
        rug = self.ids.rug
        rug.size = self.width, height
        rug.center = middle
        inset = (1 - across / self.width) / 2, (1 - down / max(height, 1)) / 2
        self.look = TableTop(self._cover, (round(inset[0], 2), round(inset[1], 2)))

    # --- fingers ------------------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        if super().on_touch_down(touch):
            return True
        return self.collide_point(*touch.pos) and self.pick_up(touch, *touch.pos)

    def pick_up(self, touch: Any, x: float, y: float) -> bool:
        """Pick up what can be carried from this point; whether there is anything."""
        if self._grip is not None or self._tag_at(x, y):
            return False
        thing = self._thing_at(x, y)
        if thing is None:
            return False
        touch.grab(self)
        self._grip = _Grip(touch, thing, (x, y), self._seating)
        return True

    def _tag_at(self, x: float, y: float) -> bool:
        return any(seat.role and seat.tag.collide_point(x, y) for seat in self._seats.values())

    def _thing_at(self, x: float, y: float) -> Seat | FirstPlayerTag | None:
        if self._first_tag.parent is not None and self._first_tag.collide_point(x, y):
            return self._first_tag
        touched = [seat for seat in self._seats.values() if seat.touched_at(x, y)]
        return min(touched, key=lambda seat: dist(seat.center, (x, y)), default=None)

    def carry_in(self, profile: PlayerProfile, touch: Any) -> None:
        """Somebody is carried here from elsewhere."""
        self.let_go()
        side, _, slot = self._measures()
        newcomer = Seat(profile=profile, side=side, size=(slot, side))
        newcomer.center = self.to_widget(*touch.pos)
        touch.grab(self)
        self._grip = _Grip(touch, newcomer, touch.pos, self._seating, newcomer=True)
        self._lift()

    def on_touch_move(self, touch: Any) -> bool:
        grip = self._grip
        if grip is None or touch is not grip.touch:
            return bool(super().on_touch_move(touch))
        if touch.grab_current is self:
            if not grip.carried and dist(touch.pos, grip.start) > dp(TAP):
                self._lift()
            if grip.carried:
                self._carry(*touch.pos)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        grip = self._grip
        if grip is None or touch is not grip.touch:
            return bool(super().on_touch_up(touch))
        if touch.grab_current is self:
            if grip.carried:
                self._drop(*touch.pos)
            else:
                self.let_go()
                self._tapped(grip.thing)
        return True

    def _tapped(self, thing: Seat | FirstPlayerTag) -> None:
        if isinstance(thing, FirstPlayerTag):
            self.dispatch("on_ask_who_begins")
        else:
            self._dispatch_for(
                "on_next_skill" if thing.profile.robot else "on_edit_person", thing.profile.name
            )

    def _lift(self) -> None:
        """Lift what is carried above everything else, so that it can be carried anywhere."""
        grip = self._grip
        if grip is None:
            return
        grip.carried = True
        thing = grip.thing
        Animation.cancel_all(thing, "center_x", "center_y")
        place = self.to_window(*thing.center)
        if thing.parent is not None:
            self.remove_widget(thing)
        if isinstance(thing, Seat):
            thing.lifted = True
        Window.add_widget(thing)
        thing.center = place
        self._scrolling = Clock.schedule_interval(self._scroll_at_edges, 0)

    def _carry(self, x: float, y: float) -> None:
        grip = self._grip
        if grip is None:
            return
        grip.thing.center = self.to_window(x, y)
        if isinstance(grip.thing, Seat):
            self._make_room(grip, x, y)

    def _make_room(self, grip: _Grip, x: float, y: float) -> None:
        """The others move over while somebody is carried past them."""
        chair = self._chair_near(x, y)
        self.shelf.drop_here = not grip.newcomer and self._over_shelf(x, y)
        for free in self._chairs:
            free.chosen = free.chair == (self.chosen if chair is None else chair)
        if grip.newcomer:
            return
        name = grip.thing.profile.name
        seating = grip.seating if chair is None else moved(grip.seating, name, chair)
        if seating != self._seating:
            self._seating = seating
            self._show_free_chairs()
            self._lay_out(at_once=[])

    def _chair_near(self, x: float, y: float) -> int | None:
        if self._over_shelf(x, y) or not self._seating:
            return None
        spots = self._spots()
        near = min(range(len(spots)), key=lambda chair: dist(spots[chair], (x, y)))
        return near if dist(spots[near], (x, y)) < self._measures()[0] * 1.3 else None

    def _over_shelf(self, x: float, y: float) -> bool:
        return bool(self.shelf.collide_point(*self.shelf.to_widget(*self.to_window(x, y))))

    def _drop(self, x: float, y: float) -> None:
        grip = self._grip
        if grip is None:
            return
        seating = self._seating
        self._put_down()
        self._chairs_chosen = self._chairs_chosen or isinstance(grip.thing, Seat)
        if isinstance(grip.thing, FirstPlayerTag):
            self._begin_at(x, y)
        elif grip.newcomer:
            chair = self._chair_near(x, y)
            if chair is not None:
                self.chosen = chair if seating[chair] is None else -1
                self.dispatch("on_newcomer", grip.thing.profile, seat_at(seating, chair))
        elif self._over_shelf(x, y):
            self._dispatch_for("on_leave", grip.thing.profile.name)
        else:
            self.dispatch("on_reseat", [self.names.index(name) for name in seated(seating)])

    def _begin_at(self, x: float, y: float) -> None:
        near = [seat for seat in self._seats.values() if dist(seat.center, (x, y)) < seat.side]
        if near:
            nearest = min(near, key=lambda seat: dist(seat.center, (x, y)))
            self._dispatch_for("on_begin", nearest.profile.name)
        else:
            self.dispatch("on_begin", None)

    def let_go(self) -> None:
        """Put back whatever a finger holds."""
        if self._grip is not None:
            self._seating = self._grip.seating
            self._put_down()
            self._show_free_chairs()
            self._lay_out(at_once=[])

    def _put_down(self) -> None:
        """What was carried is among the others again, or gone if it was never there."""
        grip, self._grip = self._grip, None
        if grip is None:
            return
        grip.touch.ungrab(self)
        if not grip.carried:
            return
        self._scrolling.cancel()
        self.shelf.drop_here = False
        place = self.to_widget(*grip.thing.center)
        Window.remove_widget(grip.thing)
        if isinstance(grip.thing, Seat):
            grip.thing.lifted = False
        if not grip.newcomer:
            self.add_widget(grip.thing)
            grip.thing.center = place
        for chair in self._chairs:
            chair.chosen = chair.chair == self.chosen

    def _scroll_at_edges(self, dt: float) -> None:
        """Scroll at the edges of what can be seen."""
        grip, scroll = self._grip, self.parent.parent if self.parent else None
        if grip is None or not isinstance(scroll, ScrollView):
            return
        hidden = self.parent.height - scroll.height
        _, low = scroll.to_window(*scroll.pos)
        beyond = grip.touch.y - (low + scroll.height - dp(EDGE))
        below = low + dp(EDGE) - grip.touch.y
        if hidden > 0 and max(beyond, below) > 0:
            step = dp(SCROLL_SPEED) * dt / hidden
            scroll.scroll_y = min(1, max(0, scroll.scroll_y + (step if beyond > 0 else -step)))

    def _choose_chair(self, chair: Chair) -> None:
        self.chosen = -1 if chair.chosen else int(chair.chair)
        self._show_free_chairs()
        self.dispatch("on_choose_chair")

    @property
    def seat_of_chosen(self) -> int | None:
        """The seat of whoever takes the chosen chair."""
        return None if self.chosen < 0 else seat_at(self._seating, int(self.chosen))

    # --- what people do -----------------------------------------------------------------------

    def on_edit_person(self, seat: int) -> None:
        pass

    def on_next_skill(self, seat: int) -> None:
        pass

    def on_switch_role(self, seat: int) -> None:
        pass

    def on_leave(self, seat: int) -> None:
        pass

    def on_reseat(self, order: list[int]) -> None:
        pass

    def on_newcomer(self, profile: PlayerProfile, seat: int) -> None:
        pass

    def on_begin(self, seat: int | None) -> None:
        pass

    def on_ask_who_begins(self) -> None:
        pass

    def on_choose_chair(self) -> None:
        pass


class TableScroll(QuickScroll):
    """Scrolls a table that is too large for the page, but hands it every finger on a badge."""

    table = ObjectProperty(None)

    def on_touch_down(self, touch: Any) -> bool:
        if self.collide_point(*touch.pos):
            place = self.table.to_widget(*self.to_window(*touch.pos))
            if self.table.collide_point(*place) and self.table.pick_up(touch, *place):
                return True
        return bool(super().on_touch_down(touch))


load_kv(__file__, text)
