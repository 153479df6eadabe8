"""The scenes for passing the tablet on to a player (the curtain) or laying it down for everyone.

All functions are pure. Sizes come from `tokens.py` and depend on the window.
"""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Any

from engine.core import Handoff
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Box, Length, PerWindow, Places, cached_layout, column, row
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, fitted
from mobileapp.stage.looks import CREAM, NIGHT, AssetPicture, Panel
from mobileapp.stage.parts import badge, button, empty_table, headline, scaled_panel, words
from mobileapp.stage.piece import CURTAIN, AppCommand, EndPeek, Hold, Lift, Piece, Pieces, Waypoint
from mobileapp.stage.scene import Curtain, Person, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Glow, Layer, Size, Text, bar

TABLE_COLOUR = "#303C6B"
"""The colour of the curtain when the tablet is not passed to a particular player."""


def curtain(
    handoff: Handoff,
    context: SceneContext,
    show: Callable[[Rect], Pieces] | None = None,
) -> Scene:
    """The closed curtain in the colour of the player to whom the tablet is passed (`handoff.to`).

    That player opens the curtain by holding the badge on it; a single person among robots only taps
    the badge. `show` is called with a rectangle on the curtain, and returns public pieces of the
    game that are shown there. If the tablet is passed to nobody in particular, the curtain has the
    `TABLE_COLOUR`.
    """
    space, seat = context.space, handoff.to
    person = context.people[seat] if seat is not None else Person("", TABLE_COLOUR, "")
    at, shown = _curtain_places(space, show is not None), Pieces()
    if show is not None:
        known = show(at.find("public"))
        shown = {
            key: piece._replace(layer=CURTAIN + 1 + piece.layer) for key, piece in known.items()
        }
        at = at if known else _curtain_places(space, False)
    alone = context.only_person == seat
    passed = tr._("Pass the phone to {name}") if space.phone else tr._("Pass the tablet to {name}")
    text = tr._("{name}, your turn") if alone else passed
    asked = tr._("Tap to look") if alone else tr._("{name}, press and hold")
    layer = CURTAIN + Layer.HELD
    pieces: Pieces = {
        "heading": words(
            space, at.heading, text.format(name=person.name), Text.DISPLAY, layer=layer
        ),
        "ring": badge(
            person, at.ring, layer=layer, glow=Glow.INVITING, glow_colour=CREAM,
            replaces_key=f"person:{seat}",
            tap=Lift() if alone else None, hold=None if alone else Hold(done=Lift()),
            enter=Waypoint(at.ring.scaled(0.5), opacity=0), bounce=True,
        ),
        "hint": words(
            space, at.hint, asked.format(name=person.name), Text.ASIDE, layer=layer
        ),
    }  # fmt: skip
    below, small = at.below, Text.HINT
    quiet: dict[str, Any] = {"quiet": True, "layer": layer}
    if handoff.peek:  # the player may go back without looking
        pieces["back"] = button(space, below, tr._("Back"), EndPeek(), small, **quiet)
    elif handoff.alternatives:
        text = tr._("I’m not {name}").format(name=person.name)
        pieces["not-me"] = button(space, below, text, AppCommand(Command.NOT_ME), small, **quiet)
    return Scene(pieces | shown, Curtain(person.colour))


HOLD = column(
    Box(),
    Box("ring", 40, aspect=1, max_size=Size.CURTAIN_BADGE, padding=Gap.MEDIUM),
    Box("hint", Length(lines=1.5, style=Text.ASIDE)),
    Box(),
    Box("below", Size.CORNER, max_width=Length(380)),
    size=60, gap=Gap.TINY,
)  # fmt: skip
"""A column: the badge that the next player holds with a hint close below, and a button."""
CURTAIN_TREE = PerWindow(
    tablet=column(HOLD, Box("public", 40), gap=Gap.SMALL),
    phone_landscape=row(HOLD, Box("public", 60), gap=Gap.SMALL),
)
"""The boxes below the heading if there are public pieces: `HOLD`, and a box for these pieces."""


@cached_layout()
def _curtain_places(space: Space, public: bool) -> Places:
    heading = bar(Box("heading"), size=Length(lines=1.4, style=Text.DISPLAY))
    rest = CURTAIN_TREE.of(space) if public else HOLD
    tree = column(heading, rest, gap=Gap.TINY, padding=Gap.MEDIUM)
    return tree.place(space.table, space)


# --- the table --------------------------------------------------------------------------------


def lay_down(space: Space) -> str:
    """A sentence that asks whoever holds the tablet, or the phone, to lay it on the table."""
    if space.phone:
        return tr._("Lay the phone on the table")
    return tr._("Lay the tablet on the table")


def to_the_table(
    context: SceneContext, pieces: Pieces, at: Places | None = None, text: str = "", go_on: str = ""
) -> Scene:
    """The scene in which the tablet is laid on the table, with a button to go on.

    It shows `pieces`, or everyone's badge around a drawn tablet if there are none. `at` are the
    places of the headline and, in `middle`, of the rest, by default those of `empty_table`. `text`
    and `go_on` replace the usual headline and button label.
    """
    space, table = context.space, at or empty_table(context.space)
    go = Box("go", Size.BUTTON, max_width=Size.NEXT_WIDTH)
    inside = column(Box("rest", padding=Gap.MEDIUM), go).place(table.middle, space)
    shown = pieces or _people_around_tablet(context, inside["rest"])
    on = button(space, inside["go"], go_on or tr._("Go on"), Lift())
    return Scene({**headline(space, table, text or lay_down(space)), **shown, "go-on": on})


TABLET_SHAPE = PerWindow(1.6, tablet_portrait=0.62)
"""Width / height of the drawn tablet."""
FEW_PEOPLE, BADGE_OF_FEW, BADGE_OF_MANY = 5, 0.28, 0.22
"""The size of a badge around the drawn tablet, as a fraction of the shorter side of the area.

It is BADGE_OF_FEW for at most FEW_PEOPLE players, and BADGE_OF_MANY for more.
"""
RING_SHAPE = 1.6, 1.9
"""The maximum height / width and width / height of the ring of badges."""
TABLET_PANEL = Panel(NIGHT, 0.85, 16, CREAM, 4)
"""The look of the drawn tablet, with lengths in dp of a tablet (`Space.unit`)."""


def _people_around_tablet(context: SceneContext, area: Rect) -> Pieces:
    """The pieces of a drawn tablet that is laid down, with everyone's badge in a ring around it."""
    space, count = context.space, len(context.seats)
    side = min(area.w, area.h) * (BADGE_OF_FEW if count <= FEW_PEOPLE else BADGE_OF_MANY)
    tall = min(area.h - side, (area.w - side) * RING_SHAPE[0])
    wide = min(area.w - side, tall * RING_SHAPE[1])
    lying = fitted(around(area.cx, area.cy, wide / 2, tall / 2), TABLET_SHAPE.of(space))
    look = scaled_panel(TABLET_PANEL, space)
    above = Waypoint(lying.scaled(2), opacity=0)
    tablet = Piece(lying, look, layer=Layer.PILE, enter=above, duration=Duration.SLOW, bounce=True)
    eye, sign = fitted(lying.scaled(0.5), 1), AssetPicture("table/icons/peek.png", CREAM, shadow="")
    look_here = Piece(eye, sign, layer=Layer.PILE + 1, delay=Duration.SLOW)
    found = {"tablet": tablet, "all-may-look": look_here}
    for order, seat in enumerate(context.seats):
        turn = 2 * pi * order / count - pi / 2
        x, y = area.cx + cos(turn) * wide / 2, area.cy + sin(turn) * tall / 2
        disc = around(x, y, side, side)
        come = Waypoint(disc.moved(cos(turn) * side, sin(turn) * side), opacity=0)
        found[f"person:{seat}"] = badge(
            context.people[seat], disc, layer=Layer.PERSON, enter=come, bounce=True,
            delay=Duration.QUICK + order * Duration.STAGGER,
        )  # fmt: skip
    return found
