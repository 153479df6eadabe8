"""The drawn table; people drag the badge of each player to the chair where the player sits."""

from collections.abc import Iterator
from functools import partial
from math import dist
from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from engine.chairs import NO_CHAIR
from mobileapp.games.ui import first_title, role_title
from mobileapp.kivy_style.events import Event
from mobileapp.languages.translation import tr
from mobileapp.match.chairs import CHAIRS
from mobileapp.match.draft import Draft
from mobileapp.match.table import Table
from mobileapp.player_profile import PlayerProfile
from mobileapp.running_app import running_app
from mobileapp.screens.players import seat_layout
from mobileapp.screens.players.carrying import Carrying
from mobileapp.screens.players.looks import TableTop, tablet_size
from mobileapp.screens.players.seat_widgets import (
    Chair,
    DetailsTag,
    FirstPlayerTag,
    SeatedPlayer,
    TableTag,
)
from mobileapp.stage.lettering import LABEL_SHRINKS
from mobileapp.stage.space import LARGE_TEXT
from mobileapp.theme import theme
from mobileapp.widgets import load_kv, painted_look
from mobileapp.widgets.app_screen import SharedPicture, WindowBox
from mobileapp.widgets.discard import discard
from mobileapp.widgets.lettering import fit_names
from mobileapp.widgets.scroll import FadingScroll

CHANGE_CHAIRS = 0.2
"""How long a badge takes to move to another chair, in seconds."""

LARGER_NAMES = 1.2
"""How much larger than roles names are, where there is more room than on a phone."""
TABLET_ARRIVES = 0.8
"""The moving copy of the game's cover begins to fade out after this part of the page transition."""

Seating = tuple[str | None, ...]
"""For every chair, the name of the player who sits there; None for a free chair."""


def exchanged(seating: Seating, name: str, chair: int) -> Seating:
    """The seating after `name` moves to `chair`.

    A player who sat there gets the chair that `name` has left.
    """
    swap = {seating.index(name): seating[chair], chair: name}
    return tuple(swap.get(place, other) for place, other in enumerate(seating))


class SeatTable(Widget):
    """Shows who sits where; taps and drags are dispatched as events, which the page handles."""

    look = ObjectProperty(None, allownone=True)
    people_bar = ObjectProperty(None)
    """The bar of people who may join.

    Dragging a badge from the bar to the table adds a player; dragging one from the table to the bar
    removes the player.
    """
    chosen = NumericProperty(NO_CHAIR)
    """The free chair that the next person takes; NO_CHAIR if none is chosen."""
    shows_who_begins = BooleanProperty(True)
    """Whether the table has room for the tag that says who begins."""
    details = StringProperty("")
    """What the tag says that opens the paper about the match; empty if the paper is in sight."""
    room = NumericProperty(0)
    """The height that there is in sight for the table."""
    least_height = NumericProperty(0)
    """The smallest height at which there is room for all badges."""

    on_edit_player = Event()
    """A badge was tapped: the seat."""
    on_switch_role = Event()
    """A role tag was tapped: the seat."""
    on_leave = Event()
    """A badge was dropped on the bar: the seat."""
    on_take_chair = Event()
    """A badge was dropped near a chair: the seat, and the chair."""
    on_newcomer = Event()
    """Somebody from the bar was dropped near a chair: the profile, and the chair."""
    on_begin = Event()
    """The tag that says who begins was dropped: the seat near it, or None."""
    on_ask_who_begins = Event()
    """The tag that says who begins was tapped."""
    on_choose_chair = Event()
    """A free chair was tapped."""
    on_ask_for_details = Event()
    """The tag with the variant was tapped."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.names: list[str] = []
        """The names of all players, by seat."""
        self._seating: Seating = ()
        self._seats: dict[str, SeatedPlayer] = {}
        self._chairs = [Chair(chair=chair) for chair in range(CHAIRS)]
        for chair in self._chairs:
            chair.bind(on_release=self._choose_chair)
        self._first_tag = FirstPlayerTag()
        self._first_tag_placed = False
        self._details_tag = DetailsTag()
        self._details_tag.bind(on_release=lambda _tag: self.dispatch("on_ask_for_details"))
        self._spots: dict[Widget, tuple[float, float]] = {}
        """Where the middles of the tags are, or move to."""
        self._first: int | None = None
        self._cover: Any = None
        self._roles = False
        self._carrying: Carrying | None = None
        self._seating_before: Seating = ()
        """The seating when the current drag began."""
        self._lay_out_soon = Clock.create_trigger(self._lay_out_at_once, -1)
        self.bind(pos=self._lay_out_soon, size=self._lay_out_soon, room=self._lay_out_soon)
        theme.bind(body=self._lay_out_soon)

    # --- showing ------------------------------------------------------------------------------

    def clear(self) -> None:
        """Cancel a drag and the choice of a chair, before another draft is shown."""
        self.let_go()
        self.chosen = NO_CHAIR

    def fill(self, table: Table, cover: Path, draft: Draft | None) -> None:
        """Show the players on their chairs; for the draft of a match, also roles and who begins.

        `cover` is the picture on the tablet in the middle of the table.
        """
        people = table.people
        names = [person.name for person in people]
        taken = {person.chair: person.name for person in people}
        self._seating = tuple(taken.get(chair) for chair in range(CHAIRS))
        if self.chosen in taken:
            self.chosen = NO_CHAIR
        self.names, self._first = names, draft.first if draft else None
        for gone in self._seats.keys() - set(names):
            discard(self._seats.pop(gone))
        roles = _roles_of(draft) if draft else [("", "")] * len(people)
        self._roles = any(title for title, _team in roles)
        fresh = [self._show(person) for person in people]
        for person, role in zip(people, roles, strict=True):
            self._seats[person.name].show_role(*role)
        self._show_free_chairs()
        self._cover = cover
        self._first_tag.text = _first_text(draft) if draft else ""
        self._show_first_tag()
        self._lay_out(at_once=[seat for seat in fresh if seat is not None])

    def on_shows_who_begins(self, *_: object) -> None:
        self._show_first_tag()

    def on_details(self, *_: object) -> None:
        """Show the tag that opens the paper about the match, with its new text."""
        self.remove_widget(self._details_tag)
        if self.details:
            self._details_tag.text = self.details
            self.add_widget(self._details_tag)
        self._lay_out_soon()

    def _show_first_tag(self) -> None:
        self.remove_widget(self._first_tag)
        if self.names and self.shows_who_begins and self._first_tag.text:
            self.add_widget(self._first_tag)

    def _show(self, person: PlayerProfile) -> SeatedPlayer | None:
        """Show a player's seat; return it if it is new, None if an existing one was updated."""
        seat = self._seats.get(person.name)
        if seat is not None:
            seat.profile = person
            return None
        seat = self._seats[person.name] = SeatedPlayer(profile=person)
        seat.bind(
            on_switch_role=lambda _seat, name=person.name: self._dispatch_for(
                "on_switch_role", name
            )
        )
        self.add_widget(seat)
        return seat

    def _show_free_chairs(self) -> None:
        for chair in self._chairs:
            free = self._seating[chair.chair] is None
            if free and chair.parent is None:
                self.add_widget(chair, index=len(self.children) - 1)  # above the rug in z-order
            elif not free and chair.parent is not None:
                self.remove_widget(chair)
            chair.chosen = chair.chair == self.chosen

    def _dispatch_for(self, event: str, name: str) -> None:
        self.dispatch(event, self.names.index(name))

    # --- layout -------------------------------------------------------------------------------

    @property
    def _shows_skills(self) -> bool:
        """Whether there is room beside names for how well robots play; their sheets say it, too.

        There is none with large text; a phone has none in landscape, nor where everybody has a
        role.
        """
        crowded = theme.compact and (theme.wide or self._roles)
        return not (crowded or theme.text_scale > LARGE_TEXT)

    @property
    def _letters(self) -> float:
        """The font size of names and roles: less than elsewhere if the text is very large."""
        usual = theme.body / max(theme.text_scale, 1)
        wanted: float = min(theme.body, usual * seat_layout.MAX_LETTERS)
        if theme.compact and not theme.wide and self.room:
            return seat_layout.letters_in(self.room, usual, wanted, self._roles, dp(1))
        return wanted

    def _write_names(self, layout: seat_layout.SeatLayout) -> None:
        """Write all names in one size: the wanted one, if neighbours leave each other the room.

        Where they do not, names are as wide as a seat, and may be in two lines. How well robots
        play stands beside their names only if no name becomes smaller for it.
        """
        wanted = self._letters * (1 if theme.compact else LARGER_NAMES)
        gap = dp(seat_layout.BETWEEN_NAMES)
        seats = {chair: self._seats[name] for chair, name in enumerate(self._seating) if name}
        for shows_skills in (self._shows_skills, False):
            for seat in seats.values():
                seat.show_skill(shows_skills)
            widths = {chair: seat.width_of_name(wanted) for chair, seat in seats.items()}
            scale = min(layout.names_scale(widths, gap), 1)
            if scale == 1:
                break
        slot = layout.slot - gap
        size = fit_names(self.names, wanted, slot, layout.text_height / seat_layout.TIGHT)
        alone = scale * wanted >= min(size, wanted * LABEL_SHRINKS)
        for chair, seat in seats.items():
            seat.name_size = scale * wanted if alone else size
            seat.name_width = widths[chair] if alone else slot

    def _layout(self) -> seat_layout.SeatLayout:
        return seat_layout.SeatLayout(
            pos=(self.x, self.y),
            size=(self.width, self.height),
            tall=theme.compact and not theme.wide,
            text_height=self._letters * seat_layout.NAME_HEIGHT,
            tag_height=self._letters * seat_layout.TAG_HEIGHT if self._roles else 0,
            dp=dp(1),
            scale=theme.scale,
        )

    def _lay_out_at_once(self, *_: object) -> None:
        self._lay_out(at_once=[*self._seats.values()])

    def _lay_out(self, at_once: list[SeatedPlayer]) -> None:
        """Place the chairs, badges and table; badges in `at_once` move without an animation.

        A badge that is being dragged is left alone.
        """
        if not self._seating or self.width < dp(100):
            return
        layout = self._layout()
        self.least_height = layout.least_height
        for chair in self._chairs:
            chair.size = layout.badge * 0.92, layout.badge * 0.92
            chair.center = layout.spots[chair.chair]
        for spot, name in zip(layout.spots, self._seating, strict=True):
            seat = self._seats.get(name) if name else None
            if seat is None or seat.lifted:
                continue
            seat.side, seat.size = layout.badge, (layout.slot * 0.96, layout.badge)
            seat.above, seat.letters = layout.is_far(spot), self._letters
            self._move_to(seat, spot, at_once=seat in at_once)
        self._write_names(layout)
        self._place_details_tag(layout)
        self._place_first_tag(layout)
        self._paint_table(layout)

    def _move_to(self, thing: Widget, spot: tuple[float, float], at_once: bool = False) -> None:
        Animation.cancel_all(thing, "center_x", "center_y")
        if at_once:
            thing.center = spot
        elif dist(thing.center, spot) > 1:
            Animation(
                center_x=spot[0],
                center_y=spot[1],
                duration=theme.motion(CHANGE_CHAIRS),
                transition="out_quad",
            ).start(thing)

    def _write(self, tag: TableTag, layout: seat_layout.SeatLayout) -> None:
        """Let a tag show its text between the badges to the left and to the right."""
        tag.write(max(layout.between_badges, dp(120)), self._letters)

    def _place_details_tag(self, layout: seat_layout.SeatLayout) -> None:
        if self.details:
            self._write(self._details_tag, layout)
            spot = layout.details_tag_spot(self._details_tag.size)
            self._spots[self._details_tag] = self._details_tag.center = spot

    def _place_first_tag(self, layout: seat_layout.SeatLayout) -> None:
        tag, details = self._first_tag, self._details_tag
        if tag.lifted and tag in self._spots:
            return
        self._write(tag, layout)
        chair = None
        if self._first is not None and self._first < len(self.names):
            chair = self._seating.index(self.names[self._first])
        other = (details.center, details.size) if self.details else None
        spot = layout.first_tag_spot(chair, tag.size, other)
        self._spots[tag] = spot
        self._move_to(tag, spot, at_once=not self._first_tag_placed)
        self._first_tag_placed = True

    def _paint_table(self, layout: seat_layout.SeatLayout) -> None:
        """Paint the rug, and on it the table, in the middle of the chairs."""
        (across, down), middle = layout.table, layout.middle
        height = 2 * min(middle[1] - self.y, self.top - middle[1])
        rug = self.ids.rug
        rug.size = self.width, height
        rug.center = middle
        inset = (1 - across / self.width) / 2, (1 - down / max(height, 1)) / 2
        tags = (self._first_tag, self._details_tag)
        shown = [(self._spots[tag], tag.size) for tag in tags if tag.parent is not None]
        place = layout.tablet_place(tablet_size(layout.table)[0], shown)
        self.look = TableTop(self._cover, (round(inset[0], 2), round(inset[1], 2)), place)

    def shared_pictures(self) -> Iterator[SharedPicture]:
        """The pictures that the players page shares with the page before or after it.

        They are the game's cover, on the tablet that is drawn on the table, and all badges.
        """
        pictures, rug = running_app().pictures, self.ids.rug.__self__
        if self._cover is None:
            return
        yield SharedPicture(
            self._cover,
            self._tablet_box,
            partial(pictures.cached, self._cover),
            dissolve=TABLET_ARRIVES,
            ready=lambda: rug.up_to_date,
        )
        for name, seat in self._seats.items():
            yield seat.shared_badge(("badge", name))

    def _tablet_box(self) -> WindowBox:
        """The position and size of the drawn tablet's screen, in window coordinates."""
        rug = self.ids.rug
        across, down = self.look.inset if self.look is not None else (0.25, 0.25)
        table = rug.width * (1 - 2 * across), rug.height * (1 - 2 * down)
        scale, raised = self.look.tablet if self.look is not None else (1.0, 0.0)
        (width, height), frame = tablet_size(table, scale)
        width, height = width - 2 * frame, height - 2 * frame
        x, y = rug.to_window(rug.center_x, rug.center_y + table[1] * raised)
        return x - width / 2, y - height / 2, width, height

    # --- touches ------------------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        if super().on_touch_down(touch):
            return True
        return self.collide_point(*touch.pos) and self.pick_up(touch, *touch.pos)

    def pick_up(self, touch: Any, x: float, y: float) -> bool:
        """Start dragging the badge, or the tag that says who begins, at this point.

        Returns whether a drag has started. No drag starts if nothing is there, if another drag is
        going on, or if a role tag is there, because role tags are buttons.
        """
        if self._carrying is not None or self._role_tag_at(x, y):
            return False
        thing = self._thing_at(x, y)
        if thing is None:
            return False
        self._carry(touch, thing, (x, y))
        return True

    def _role_tag_at(self, x: float, y: float) -> bool:
        return any(seat.role and seat.tag.collide_point(x, y) for seat in self._seats.values())

    def _thing_at(self, x: float, y: float) -> SeatedPlayer | FirstPlayerTag | None:
        if self._first_tag.parent is not None and self._first_tag.collide_point(x, y):
            return self._first_tag
        touched = [seat for seat in self._seats.values() if seat.touched_at(x, y)]
        return min(touched, key=lambda seat: dist(seat.center, (x, y)), default=None)

    def _carry(
        self, touch: Any, thing: SeatedPlayer | FirstPlayerTag, start: tuple[float, float]
    ) -> Carrying:
        self._seating_before = self._seating
        self._carrying = Carrying(self, touch, thing, start)
        return self._carrying

    def carry_in(self, profile: PlayerProfile, touch: Any) -> None:
        """Start dragging somebody's badge with the touch that pulled it out of the bar."""
        self.let_go()
        layout = self._layout()
        newcomer = SeatedPlayer(
            profile=profile, side=layout.badge, size=(layout.slot, layout.badge)
        )
        newcomer.center = self.to_widget(*touch.pos)
        self._carry(touch, newcomer, touch.pos).lift()

    def on_touch_move(self, touch: Any) -> bool:
        carrying = self._carrying
        if carrying is None or touch is not carrying.touch:
            return bool(super().on_touch_move(touch))
        if (
            touch.grab_current is self
            and carrying.follow()
            and isinstance(carrying.thing, SeatedPlayer)
        ):
            self._make_room(carrying.thing.profile.name, *touch.pos)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        carrying = self._carrying
        if carrying is None or touch is not carrying.touch:
            return bool(super().on_touch_up(touch))
        if touch.grab_current is self:
            if carrying.lifted:
                self._drop(carrying.thing, *touch.pos)
            else:
                self.let_go()
                self._tapped(carrying.thing)
        return True

    def _tapped(self, thing: SeatedPlayer | FirstPlayerTag) -> None:
        if isinstance(thing, FirstPlayerTag):
            self.dispatch("on_ask_who_begins")
        else:
            self._dispatch_for("on_edit_player", thing.profile.name)

    def _make_room(self, name: str, x: float, y: float) -> None:
        """Preview a drop of the badge of `name` at this point.

        The chair near this point is marked, and a player who sits there moves to the chair that
        `name` left. Over the bar, the bar shows that a drop would remove the player. If `name` is a
        newcomer, only the chair is marked.
        """
        chair = self._chair_near(x, y)
        newcomer = name not in self._seating_before
        self.people_bar.drop_here = not newcomer and self._over_people_bar(x, y)
        self._mark_chair(self.chosen if chair is None else chair)
        if newcomer:
            return
        before = self._seating_before
        seating = before if chair is None else exchanged(before, name, chair)
        if seating != self._seating:
            self._seating = seating
            self._show_free_chairs()
            self._lay_out(at_once=[])

    def _mark_chair(self, marked: float) -> None:
        for chair in self._chairs:
            chair.chosen = chair.chair == marked

    def _chair_near(self, x: float, y: float) -> int | None:
        if self._over_people_bar(x, y) or not self._seating:
            return None
        return self._layout().chair_near(x, y)

    def _over_people_bar(self, x: float, y: float) -> bool:
        return bool(
            self.people_bar.collide_point(*self.people_bar.to_widget(*self.to_window(x, y)))
        )

    def _drop(self, thing: SeatedPlayer | FirstPlayerTag, x: float, y: float) -> None:
        """End the drag of a badge or tag at this point, and dispatch the event that results."""
        before = self._seating_before
        self._put_down()
        if isinstance(thing, FirstPlayerTag):
            self._begin_at(x, y)
            return
        name, chair = thing.profile.name, self._chair_near(x, y)
        if name not in before:
            if chair is not None:
                self.dispatch("on_newcomer", thing.profile, chair)
        elif self._over_people_bar(x, y):
            self._dispatch_for("on_leave", name)
        else:
            kept = before.index(name) if chair is None else chair
            self.dispatch("on_take_chair", self.names.index(name), kept)

    def _begin_at(self, x: float, y: float) -> None:
        near = [seat for seat in self._seats.values() if dist(seat.center, (x, y)) < seat.side]
        if near:
            nearest = min(near, key=lambda seat: dist(seat.center, (x, y)))
            self._dispatch_for("on_begin", nearest.profile.name)
        else:
            self.dispatch("on_begin", None)

    def let_go(self) -> None:
        """Cancel the drag, if there is one, and put the badge or tag back."""
        if self._carrying is not None:
            self._seating = self._seating_before
            self._put_down()
            self._show_free_chairs()
            self._lay_out(at_once=[])

    def _put_down(self) -> None:
        carrying, self._carrying = self._carrying, None
        if carrying is not None:
            carrying.put_down()
            self.people_bar.drop_here = False
            self._mark_chair(self.chosen)

    def _choose_chair(self, chair: Chair) -> None:
        self.chosen = NO_CHAIR if chair.chosen else int(chair.chair)
        self._show_free_chairs()
        self.dispatch("on_choose_chair")


class TableScroll(FadingScroll):
    """A scroll view for the table; a touch on a badge starts a drag instead of scrolling."""

    table = ObjectProperty(None)

    def on_touch_down(self, touch: Any) -> bool:
        if self.collide_point(*touch.pos):
            place = self.table.to_widget(*self.to_window(*touch.pos))
            if self.table.collide_point(*place) and self.table.pick_up(touch, *place):
                return True
        return bool(super().on_touch_down(touch))


def _roles_of(draft: Draft) -> list[tuple[str, str]]:
    """The title of everyone's role and the id of their team, by seat; empty where there is none."""
    roles = draft.roles_by_seat()
    if not roles:
        return [("", draft.team_at(seat)) for seat in range(len(draft.people))]
    return [
        (role_title(draft.game_id, role), role if draft.teams else draft.team_at(seat))
        for seat, role in enumerate(roles[: len(draft.people)])
    ]


def _first_text(draft: Draft) -> str:
    """What the tag at the table says about who begins; empty if nobody does."""
    if draft.first is not None:
        return tr.p("on a scrap of paper beside a player", "begins")
    first = first_title(draft.game_id, draft.variant.id)
    return first and tr._("First: {name}").format(name=first)


load_kv(__file__, painted_look)
