"""The scene in which artists paint while the clock runs, and the actions of their gestures."""

from dataclasses import replace
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any

from engine.core import Prompt
from engine.errors import IllegalMove
from engine.games.clouds import moves
from engine.games.clouds.geometry import FINE, Cloud, Point, clouds_at, discs_of, overlap, reach
from engine.games.clouds.prompts import PaintPrompt, VotePrompt
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import Sky
from mobileapp.games.clouds import layout
from mobileapp.games.clouds.choice import NOTHING, Choice, Hand, take_cloud
from mobileapp.games.clouds.layout import Edge, Layout
from mobileapp.games.clouds.looks import CloudPicture
from mobileapp.games.clouds.pieces import (
    CARRIED,
    MILLISECONDS,
    artist_name,
    category,
    clock,
    cloud_pieces,
    guess_slips,
    next_piece,
    supply,
)
from mobileapp.languages.translation import tr
from mobileapp.stage import looks, parts
from mobileapp.stage.boxes import FIT, Box, Length, PerWindow, column, row
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, grid
from mobileapp.stage.looks import GOLD, INK, RoundIcon
from mobileapp.stage.people import BadgePlace, badge_and_name
from mobileapp.stage.piece import (
    Action,
    AppCommand,
    Choose,
    Dragged,
    Hold,
    Piece,
    Pieces,
    Send,
    Waypoint,
)
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.tokens import Dim, Duration, Gap, Layer, Size, Text

TURN = 15
"""The rotation of the cloud in hand by one tap on a tool, in degrees."""
GUESS_SHOWN = 8_000
"""Milliseconds for which a written guess is shown."""
DOTS, THIN_DOT, THICK_DOT = 9, Length(10), Length(24)
"""The trail of a stroke: the number of its dots, and the sizes of the first and of the last one."""
FROM_EDGE = SKY_HEIGHT // 4
"""The distance of a new cloud from the artist's edge of the sky, in sky units.

It applies if the artist taps the cloud in the supply instead of dragging it.
"""
BESIDE = Length(48)
"""The maximum distance between the edge of a cloud and the start of a stroke that pushes it."""
MIN_MOVE = Length(32)
"""The minimum distance by which a finger must drag a cloud, unless the cloud is in hand."""
CIRCLE = 360
FOLLOWING = 0.08
"""Seconds that a dragged piece takes to reach the finger."""
LOCK, KNOB_AWAY = Length(40), Length(36)
"""The size of a lock, and the distance of the knob from the cloud that it rotates."""
OTHER_GLOW = 0.9
"""The glow of the badge of the artist who may act too, on a phone."""
WAITING = 0.45
"""The dimness of the badge of the artist who waits while the other one acts."""
GUESS = Box(size=Length(lines=1.6, style=Text.BODY), max_width=Length(560))
BESIDE_OTHER = GUESS._replace(size=1, max_width=Length(340))
GUESSES = PerWindow(
    row(BESIDE_OTHER._replace(name="older"), BESIDE_OTHER._replace(name="newer"), size=GUESS.size),
    phone=column(GUESS._replace(name="newer"), GUESS._replace(name="older"), size=FIT),
    phone_landscape=row(
        GUESS._replace(name="older", size=1), GUESS._replace(name="newer", size=1), size=GUESS.size
    ),
)
"""The places of the latest two written guesses, in the lowest part of the sky; an upright phone is
too narrow for two side by side.
"""


def keeps_choice(before: Prompt, after: Prompt, choice: Choice) -> bool:
    """Whether a player's choice stays valid after a move that leads from `before` to `after`.

    While an artist paints, it stays valid if sky and turn are unchanged, as after a written guess.
    During a vote, it stays valid until the vote of `choice.voter` has been entered.
    """
    match before, after:
        case PaintPrompt(), PaintPrompt():
            return (before.sky, before.turn) == (after.sky, after.turn)
        case VotePrompt(), VotePrompt(last=moves.Vote(seat=voter)):
            return choice.voter != voter
    return False


def paint_scene(prompt: PaintPrompt, context: SceneContext, choice: Choice) -> Scene:
    """The scene while an artist paints and the others guess."""
    at = Layout(context)
    artist = None if context.people[prompt.turn].robot else prompt.turn
    pieces = _sky(prompt, at, choice, artist)
    if artist is not None:
        pieces |= _stroke(prompt, at, choice)
        if choice.hand and not choice.drag:
            pieces["knob"] = _knob(choice.hand, at)
    for edge in at.artists_edges(prompt.round.roles):
        pieces |= _edge(prompt, at, edge, choice, artist)
    pieces |= _guesser_opposite(prompt, at) | _other_artist(prompt, at, choice)
    pieces |= category(at, prompt.category) | clock(at, prompt.timer)
    pieces |= _written_guesses(prompt, at) | _take_back(prompt, at)
    if not context.space.phone:
        corner = parts.corner(context.space, "bottom-left")
        pieces["pause-near"] = Piece(
            corner, RoundIcon("pause"), layer=Layer.CONTROL, tap=AppCommand(Command.PAUSE)
        )
    return Scene(pieces)


# --- clouds -----------------------------------------------------------------------------------


def _sky(prompt: PaintPrompt, at: Layout, choice: Choice, artist: int | None) -> Pieces:
    """The pieces of all clouds, with a lock on those that the next action must not move.

    The cloud in hand is shown where it would lie; clouds above it become translucent. `artist` is
    the seat that may move clouds, or None if a robot acts.
    """
    sky, hand, roles, turn = prompt.sky, choice.hand, prompt.round.roles, prompt.turn
    clouds = list(sky.clouds)
    if hand:
        clouds = hand.others(sky)
        clouds.insert(hand.layer, hand.cloud)
    acting = _acting(prompt, choice)
    may_take = artist is not None and not (hand and hand.changed(sky))
    other = next((seat for seat in roles.artists if seat != turn), turn)
    found = cloud_pieces(clouds, at)
    for up, cloud in enumerate(clouds):
        key = f"cloud:{cloud.id}"
        piece, look = found[key], CloudPicture(cloud.id, cloud.flip)
        if cloud.id in sky.protected:
            colour = at.context.people[other].colour
            same = Send(Hand(cloud, 0).put_down(turn)) if may_take else None
            piece = piece._replace(look=replace(look, rim=colour), tap=same)
            if isinstance(prompt.last, moves.Place):
                piece = piece._replace(
                    replaces_key=at.edge_of(other, roles).supply_key(cloud.shape)
                )
            found[f"lock:{cloud.id}"] = _lock(piece.rect, colour, at)
        elif choice.held(cloud.id) or choice.drag == key:
            piece = piece._replace(
                look=replace(look, rim=at.context.people[acting].colour, held=True), lifted=CARRIED,
                duration=FOLLOWING, free="" if artist is None else "drag",
            )  # fmt: skip
            if hand and hand.new:
                piece = piece._replace(
                    replaces_key=at.edge_of(acting, roles).supply_key(cloud.shape)
                )
        elif hand and up > hand.layer and overlap(cloud, hand.cloud):
            piece = piece._replace(opacity=0.5)
        elif may_take:
            piece = piece._replace(free="drag")
        found[key] = piece
    return found


def _lock(rect: Rect, colour: str, at: Layout) -> Piece:
    """The lock on a cloud that the next action must not move."""
    side = LOCK.of(at.space)
    spot = around(rect.cx, rect.cy, side, side)
    come = Waypoint(spot.scaled(0.5), opacity=0)
    return Piece(
        spot, RoundIcon("lock", colour), layer=Layer.PERSON + 1, delay=Duration.QUICK, enter=come
    )


def _knob(hand: Hand, at: Layout) -> Piece:
    """The knob that is dragged around the cloud in hand to rotate it."""
    x, y = at.from_sky(hand.cloud.x, hand.cloud.y)
    away = reach(hand.cloud.shape) * at.unit + KNOB_AWAY.of(at.space)
    bearing = radians(hand.cloud.angle + parts.QUARTER_TURN)
    rect = around(x + away * cos(bearing), y + away * sin(bearing), *(at.space.touch,) * 2)
    look = RoundIcon("rotate", INK, GOLD)
    return Piece(
        rect.within(at.space.area), look, layer=Layer.SIGN + 2, free="drag", duration=FOLLOWING
    )


# --- a stroke over the open sky ---------------------------------------------------------------


def _stroke(prompt: PaintPrompt, at: Layout, choice: Choice) -> Pieces:
    """The area where a stroke can begin, and the pieces of the current stroke, if any.

    These are the trail of the stroke, and copies of the clouds at the places to which the stroke
    would push them. While a changed cloud is in hand, no stroke can begin: a tap on the area puts
    that cloud down.
    """
    hand, sky = choice.hand, prompt.sky
    if hand and hand.changed(sky):
        return {"sky": Piece(at.air, looks.Area(), tap=Send(hand.put_down(prompt.turn)))}
    found: Pieces = {"sky": Piece(at.air, looks.Area(), free="sweep")}
    if choice.stroke is None:
        return found
    (x, y), (to_x, to_y) = choice.stroke
    light = looks.Light(looks.CREAM)
    for dot in range(DOTS):
        part = dot / (DOTS - 1)
        size = THIN_DOT.of(at.space) * (1 - part) + THICK_DOT.of(at.space) * part
        spot = around(*at.from_sky(x + (to_x - x) * part, y + (to_y - y) * part), size, size)
        found[f"trail:{dot}"] = Piece(spot, light, layer=Layer.SIGN + 1, duration=FOLLOWING)
    colour = at.context.people[prompt.turn].colour
    for before, after in zip(sky.clouds, _pushed(sky, choice.stroke), strict=False):
        if after != before:
            found[f"ghost:{after.id}"] = Piece(
                at.box(after), CloudPicture(after.id, after.flip, colour), angle=after.angle,
                layer=Layer.SIGN, opacity=0.5, duration=FOLLOWING,
                enter=Waypoint(at.box(before), before.angle, opacity=0),
            )  # fmt: skip
    return found


def _pushed(sky: Sky, stroke: tuple[Point, Point]) -> tuple[Cloud, ...]:
    try:
        return sky.nudge(*stroke).clouds
    except IllegalMove:
        return ()


# --- an artist's edge -------------------------------------------------------------------------


def _edge(
    prompt: PaintPrompt, at: Layout, edge: Edge, choice: Choice, artist: int | None
) -> Pieces:
    """The pieces at an artist's edge: name, supply or tools, and the *Guessed!* button.

    If only robots guess, there is no *Guessed!* button.
    """
    roles, people = prompt.round.roles, at.context.people
    helper = _helper(prompt, at, choice)
    turn = helper is None and at.edge_of(prompt.turn, roles) == edge
    seat = prompt.turn if turn else at.artists(roles)[1 if edge.side else 0]
    seat = seat if helper is None else helper
    text = "{name}"
    if turn:
        alone = people[seat].robot or roles.second is None
        text = tr._("{name} paints") if alone else tr._("{name}, your turn")
    elif seat == prompt.instead:
        text = tr._("{name}, you may help")
    active = turn or seat == prompt.instead
    can_act = active and artist is not None
    found = artist_name(at, edge, seat, text, dim=0 if active else WAITING)
    if artist is not None and choice.hand and not choice.drag and _acting(prompt, choice) == seat:
        found |= _tools(prompt, at, edge, choice.hand)
    else:
        found |= supply(prompt.sky, at, edge, choice, seat if can_act else None)
    found |= _help(prompt, at, edge, seat)
    if not prompt.aloud:  # only robots guess, and they write
        return found
    judges = (seat,) if seat in prompt.judges and not people[seat].robot else prompt.judges
    claim = Send(moves.Claim(at.context.speaker(judges)))
    go = parts.button(at.space, edge.guessed, tr._("Guessed!"), claim, Text.BODY, angle=edge.angle)
    return found | {f"guessed{edge.side}": go}


def _acting(prompt: PaintPrompt, choice: Choice) -> int:
    """The artist who has a cloud in hand, or whose turn it is."""
    by = choice.hand.by if choice.hand else None
    return prompt.turn if by is None else by


def _helper(prompt: PaintPrompt, at: Layout, choice: Choice) -> int | None:
    """The partner who acts at the edge that both artists share on a phone; else None."""
    by = choice.hand.by if choice.hand else None
    shared = len(at.edges) == 1 and prompt.instead is not None
    return prompt.instead if shared and (choice.helping or by is not None) else None


def _other_artist(prompt: PaintPrompt, at: Layout, choice: Choice) -> Pieces:
    """On a phone, the artist who may act too, at the top; a tap gives them the shared supply.

    Empty until the partner may act instead of the artist whose turn it is.
    """
    seat = prompt.instead
    if len(at.edges) > 1 or seat is None or at.context.people[seat].robot:
        return {}
    text, tap = tr._("{name}, you may help"), Choose(Choice(helping=True))
    if _helper(prompt, at, choice) is not None:
        seat, text, tap = prompt.turn, tr._("{name}, your turn"), Choose(NOTHING)
    text = text.format(name=at.context.name(seat))
    found = badge_and_name(
        at.context, seat, BadgePlace(layout.other_artist(at.space), 0, 0), text, Text.BODY,
        layer=Layer.PERSON, glow=OTHER_GLOW,
    )  # fmt: skip
    return {key: piece._replace(tap=tap) for key, piece in found.items()}


def _help(prompt: PaintPrompt, at: Layout, edge: Edge, seat: int) -> Pieces:
    """The artist's buttons to look at the word again, and to give it up by a long press.

    A tap on the second one says so. On a phone, which both artists share, they are those of a
    person if the other is a robot.
    """
    people = prompt.may_give_up
    if seat not in people:
        if not at.space.phone or not people:
            return {}
        seat = people[0]
    angle, found = edge.angle, Pieces()
    if seat in prompt.may_look:
        found[f"peek{edge.side}"] = Piece(
            edge.peek, RoundIcon("peek"), angle=angle, layer=Layer.BUTTON,
            tap=Send(moves.LookAgain(seat), faces_far=angle != 0),
        )  # fmt: skip
    how = tr._("Stuck? Hold the cross to give the word up.")
    found[f"give-up{edge.side}"] = Piece(
        edge.give_up, RoundIcon("cross"), angle=angle, layer=Layer.BUTTON,
        hold=Hold(done=Send(moves.GiveUp(seat)), tapped=AppCommand(Command.SAY, how)),
    )  # fmt: skip
    return found


def _guesser_opposite(prompt: PaintPrompt, at: Layout) -> Pieces:
    """The badge and name of the player who guesses, at the far edge of a tablet.

    The result is empty on a phone, and if two artists paint.
    """
    roles = prompt.round.roles
    if roles.second is not None or len(at.edges) == 1:
        return {}
    return artist_name(at, at.edges[-1], roles.timekeeper, tr._("{name} guesses"))


def _tools(prompt: PaintPrompt, at: Layout, edge: Edge, hand: Hand) -> Pieces:
    """The buttons that rotate, mirror, raise, lower, remove or put down the cloud in hand."""
    sky, cloud = prompt.sky, hand.cloud
    changed = {
        "rotate": hand.posed(angle=(cloud.angle + TURN) % CIRCLE),
        "rotate-right": hand.posed(angle=(cloud.angle - TURN) % CIRCLE),
        "flip": hand.posed(flip=not cloud.flip),
        "layer-up": hand.layered(sky, up=True),
        "layer-down": hand.layered(sky, up=False),
    }
    tools: dict[str, Action | None] = {
        sign: after and Choose(Choice(hand=after)) for sign, after in changed.items()
    }
    tools["trash"] = Choose(NOTHING) if hand.new else Send(moves.Remove(prompt.turn, cloud.id))
    put = Send(hand.put_down(prompt.turn))
    tools["check"] = put if hand.changed(sky) else Choose(NOTHING)
    gap, side = Gap.MEDIUM * at.space.unit, Size.BUTTON.of(at.space)
    rects = grid(len(tools), edge.supply, 1, gap, most=side)
    return {
        f"tool:{sign}": Piece(
            parts.turned(rect, edge.angle, edge.supply),
            RoundIcon(sign, INK, GOLD) if sign == "check" else RoundIcon(sign), angle=edge.angle,
            layer=Layer.BUTTON, tap=action, dim=0 if action else Dim.FADED, duration=Duration.QUICK,
        )
        for order, ((sign, action), rect) in enumerate(zip(tools.items(), rects, strict=True))
    }  # fmt: skip


def _take_back(prompt: PaintPrompt, at: Layout) -> Pieces:
    """The button with which an artist takes back the latest action; it leaves when it is too late.

    It lies on the artist's supply, which nobody touches while the other artist's turn lasts; a
    phone has one supply for both, so there it lies in a corner of the sky. Who paints alone has
    none, because it is still their turn.
    """
    seat = prompt.slip_by
    if seat is None or seat == prompt.turn or at.context.people[seat].robot:
        return {}
    edge, side = at.edge_of(seat, prompt.round.roles), Size.BUTTON.of(at.space)
    rect = around(edge.supply.cx, edge.supply.cy, side, side)
    if at.space.phone:
        rect = Rect(at.sky.right - side, at.sky.top - side, side, side)
    return {
        "take-back": Piece(
            rect, RoundIcon("undo"), layer=Layer.CONTROL, angle=edge.angle,
            tap=Send(moves.TakeBack(seat)), duration=Duration.QUICK,
            until=prompt.slip_until / MILLISECONDS,
        )
    }  # fmt: skip


def _written_guesses(prompt: PaintPrompt, at: Layout) -> Pieces:
    """The latest written guesses, at most two, on slips in the lowest part of the sky.

    Each is shown for `GUESS_SHOWN` milliseconds.
    """
    now = prompt.timer.left if prompt.timer else 0
    recent = [guess for guess in prompt.guesses if guess.left - now < GUESS_SHOWN][-2:]
    lowest = column(Box(), GUESSES.of(at.space), Box(size=Length(Gap.TINY)))
    rects = lowest.place(at.sky, at.space)
    found: Pieces = {}
    for guess, name in zip(recent, ("older", "newer"), strict=False):
        slips = guess_slips(at, [guess], [rects[name]], Text.BODY, "{word}")
        until = (guess.left - GUESS_SHOWN) / MILLISECONDS
        found |= {key: slip._replace(until=until) for key, slip in slips.items()}
    return found


# --- gestures ---------------------------------------------------------------------------------


def dragged(shown: Any, context: SceneContext, choice: Choice, drag: Dragged) -> Action | None:
    """The action of a drag or tap on a free piece; None if the gesture has no effect.

    This is the `GameUI.dragged` of Clouds.
    """
    if not isinstance(shown, PaintPrompt) or context.people[shown.turn].robot:
        return None
    at = Layout(context)
    kind, _, name = drag.key.partition(":")
    match kind:
        case "supply" | "supply-far":
            helper = _helper(shown, at, choice)
            new = _from_supply(shown, at, drag.key, name, helper is not None)
            if drag.tapped and new:
                return Choose(Choice(hand=new))
            return _carried(shown, at, choice, drag, new)
        case "cloud":
            if drag.tapped:
                return _next_below(shown, at, choice, drag)
            return _carried(shown, at, choice, drag, _from_sky(shown.sky, choice, int(name)))
        case "sky":
            return _swept(shown, at, choice, drag)
        case "knob" if choice.hand and not drag.tapped:
            cloud = choice.hand.cloud
            x, y = at.from_sky(cloud.x, cloud.y)
            angle = (
                round(degrees(atan2(drag.at[1] - y, drag.at[0] - x)) - parts.QUARTER_TURN) % CIRCLE
            )
            return Choose(Choice(hand=choice.hand.posed(angle=angle)))
    return None


def _from_supply(
    prompt: PaintPrompt, at: Layout, key: str, shape: str, helping: bool
) -> Hand | None:
    """A hand with a new cloud, near the edge of the artist; None if no cloud of the shape is left.

    `key` is the key of the touched piece, which tells at which edge the artist sits. `helping` is
    whether the partner acts at an edge that both share.
    """
    sky, roles = prompt.sky, prompt.round.roles
    if not dict(sky.supply)[shape]:
        return None
    edge = at.edges[-1] if "-far:" in key else at.near
    across = edge != at.edge_of(prompt.turn, roles)
    helps = prompt.instead is not None and (across or helping)
    y, angle = (SKY_HEIGHT - FROM_EDGE, 180) if "-far:" in key else (FROM_EDGE, 0)
    cloud = Cloud(next_piece(sky, shape), shape, SKY_WIDTH // 2, y, angle, False)
    return Hand(cloud, len(sky.clouds), new=True, by=prompt.instead if helps else None)


def _from_sky(sky: Sky, choice: Choice, cloud: int) -> Hand | None:
    """The hand that holds this cloud of the sky; None if the cloud must not be moved.

    The cloud lies above all others, unless the artist chose another layer for it.
    """
    hand = choice.held(cloud)
    if hand is None and cloud in {lying.id for lying in sky.movable}:
        hand = take_cloud(sky, cloud)
    if hand and not hand.new and hand.layer == take_cloud(sky, cloud).layer:
        hand = hand._replace(layer=len(sky.clouds) - 1)
    return hand


def _carried(
    prompt: PaintPrompt, at: Layout, choice: Choice, drag: Dragged, carried: Hand | None
) -> Action | None:
    """The action of dragging the cloud in the hand `carried`.

    When the drag starts, the action stores in the choice which piece is dragged. When the cloud is
    released over the sky, it is placed or moved; over the hills, it is removed. A cloud that was
    taken in hand by a tap stays in hand instead of being placed, so that it can still be turned. In
    between the result is None. It is always None if `carried` is None.
    """
    if carried is None:
        return None
    cloud, hand = carried.cloud, choice.held(carried.cloud.id)
    if not drag.done:
        return None if choice.drag == drag.key else Choose(Choice(hand=hand, drag=drag.key))
    if at.on_the_hills(drag.at[1]):
        away = moves.Remove(prompt.turn, cloud.id)
        return Choose(NOTHING) if carried.new else Send(away)
    x, y = at.to_sky(*drag.at)
    put = carried.posed(x=x, y=y, angle=round(cloud.angle + drag.turned) % CIRCLE)
    if not put.changed(prompt.sky) or _brushed(at, carried, hand, drag):
        return Choose(NOTHING)
    return Choose(Choice(hand=put)) if hand else Send(put.put_down(prompt.turn))


def _brushed(at: Layout, carried: Hand, hand: Hand | None, drag: Dragged) -> bool:
    """Whether a cloud was only brushed by a finger that points at it, and not meant to be moved."""
    x, y = at.from_sky(carried.cloud.x, carried.cloud.y)
    moved = hypot(drag.at[0] - x, drag.at[1] - y) >= MIN_MOVE.of(at.space)
    return not (carried.new or hand or moved or abs(drag.turned) >= TURN / 2)


def _next_below(prompt: PaintPrompt, at: Layout, choice: Choice, drag: Dragged) -> Action | None:
    """The action of a tap on clouds: take the topmost movable cloud at that point in hand.

    Each further tap takes the next cloud below; after the lowest comes the topmost again. If there
    is only one cloud, the second tap puts it back. None if no cloud there may be moved, or if the
    cloud in hand has been changed.
    """
    sky, hand = prompt.sky, choice.hand
    touched = [cloud.id for cloud in clouds_at(sky.clouds, *at.to_sky(*drag.start))]
    movable = {cloud.id for cloud in sky.movable}
    under = [c for c in touched or [int(drag.key.partition(":")[2])] if c in movable]
    if not under or (hand and hand.changed(sky)):
        return None
    deeper = under.index(hand.cloud.id) + 1 if hand and hand.cloud.id in under else 0
    if deeper and len(under) == 1:
        return Choose(NOTHING)
    return Choose(Choice(hand=take_cloud(sky, under[deeper % len(under)])))


def _swept(prompt: PaintPrompt, at: Layout, choice: Choice, drag: Dragged) -> Action | None:
    """The action of a stroke over the open sky.

    While the finger moves, the action stores the stroke in the choice. When the finger is lifted,
    the stroke nudges the clouds that it meets, if any. A stroke that does not begin right beside a
    cloud has no effect: somebody waves over the sky. A mere tap puts back the cloud in hand; if no
    cloud is in hand, the result is None.
    """
    if drag.tapped:
        return Choose(NOTHING) if choice != NOTHING else None
    stroke = at.to_sky(*drag.start), at.to_sky(*drag.at)
    beside = BESIDE.of(at.space) / at.unit
    if not any(_is_beside(cloud, stroke[0], beside) for cloud in prompt.sky.movable):
        return None
    if not drag.done:
        return Choose(Choice(stroke=stroke))
    if not _pushed(prompt.sky, stroke):
        return Choose(NOTHING)
    return Send(moves.Nudge(prompt.turn, *stroke[0], *stroke[1]))


def _is_beside(cloud: Cloud, point: Point, most: float) -> bool:
    """Whether a point is on a cloud, or at most `most` sky units away from its edge."""
    x, y = (point[0] - cloud.x) * FINE, (point[1] - cloud.y) * FINE
    discs = discs_of(cloud.shape, cloud.angle, cloud.flip)
    return any(hypot(x - dx, y - dy) <= radius + most * FINE for dx, dy, radius in discs)
