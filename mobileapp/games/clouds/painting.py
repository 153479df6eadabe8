"""The sky while the clock runs: what lies in it, and what fingers do to it."""

from collections.abc import Iterable
from dataclasses import replace
from math import atan2, cos, degrees, radians, sin
from typing import Any

from engine.core import Prompt
from engine.errors import IllegalMove
from engine.games.clouds.geometry import Cloud, clouds_at, overlap, reach
from engine.games.clouds.moves import Claim, Nudge, Place, Rearrange, Remove, Toss, Vote
from engine.games.clouds.prompts import PaintPrompt, Round, VotePrompt
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import PIECES, Sky
from mobileapp.games.clouds.choice import Choice, Hand, taken
from mobileapp.games.clouds.layout import Edge, Layout, layout
from mobileapp.games.clouds.looks import CloudPicture, Count, Lock, Tool, picture_size
from mobileapp.stage.looks import CREAM, GOLD, INK, Area, Clock, Icon, Light, Slip, token
from mobileapp.stage.parts import button, corner, words
from mobileapp.stage.scene import (
    Action,
    Choose,
    Do,
    Dragged,
    Piece,
    Pieces,
    Rect,
    Scene,
    Send,
    Spot,
    Table,
    around,
    fitted,
    grid,
)
from mobileapp.translation import tr

NOTHING = Choice()
LOWEST = 5
"""The layer of the lowest cloud."""
TURN = 15
"""Degrees of one tap."""
HEARD = 8_000
"""Milliseconds a guess that was written stays in sight."""
DOTS = 9
"""Of the trail of a stroke."""


def painting(prompt: PaintPrompt, table: Table, choice: Choice) -> Scene:
    """One artist acts; everybody else looks, guesses, and waits for *Guessed!*"""
    at = layout(table.space)
    acts = not table.people[prompt.turn].robot
    pieces = _sky(prompt, table, at, choice, acts)
    if acts:
        pieces |= _stroke(prompt, table, at, choice)
        if choice.hand and not choice.drag:
            pieces["knob"] = _knob(choice.hand, table, at)
    for edge in at.edges:
        pieces |= _edge(prompt, table, at, edge, choice, acts)
    pieces |= _said(prompt, table, at)
    if not table.space.phone:
        pieces["pause-near"] = Piece(
            corner(table.space, "bottom-left"), Icon("pause"), layer=90, tap=Do("pause")
        )
    return Scene(pieces)


# --- clouds -----------------------------------------------------------------------------------


def lying(clouds: Iterable[Cloud], at: Layout) -> Pieces:
    """Clouds in their drawing order; when they go, they go back to the hills."""
    return {
        f"cloud:{cloud.id}": Piece(
            at.box(cloud), CloudPicture(cloud.id, cloud.flip), angle=cloud.angle, layer=LOWEST + up,
            leave=Spot(at.near.slot(cloud.shape).scaled(0.7), opacity=0),
        )
        for up, cloud in enumerate(clouds)
    }  # fmt: skip


def newly_placed(clouds: Pieces, sky: Sky, last: object, round: Round, at: Layout) -> Pieces:
    """The cloud that was just put into the sky comes from its artist's edge."""
    if not isinstance(last, (Place, Toss)) or len(sky.protected) != 1:
        return clouds
    key = f"cloud:{sky.protected[0]}"
    edge = at.edge_of(last.seat, round.roles)
    slot = edge.slot(last.shape).scaled(0.8)
    return clouds | {
        key: clouds[key]._replace(
            was=f"supply{edge.side}:{last.shape}", enter=Spot(slot, edge.angle)
        )
    }


def _sky(prompt: PaintPrompt, table: Table, at: Layout, choice: Choice, acts: bool) -> Pieces:
    """Every cloud, the one in hand where it would lie; those above it let it be seen."""
    sky, hand = prompt.sky, choice.hand
    clouds = list(sky.clouds)
    if hand:
        clouds = list(hand.others(sky))
        clouds.insert(hand.layer, hand.cloud)
    busy = hand is not None and hand.changed(sky)
    found = newly_placed(lying(clouds, at), sky, prompt.last, prompt.round, at)
    other = next(seat for seat in prompt.round.roles.artists if seat != prompt.turn)
    for up, cloud in enumerate(clouds):
        key = f"cloud:{cloud.id}"
        piece = found[key]
        if cloud.id in sky.protected:
            colour = table.people[other].colour
            refused = Rearrange(prompt.turn, cloud.id, cloud.x, cloud.y, cloud.angle, cloud.flip, 0)
            piece = piece._replace(
                look=CloudPicture(cloud.id, cloud.flip, colour),
                tap=Send(refused) if acts and not busy else None,
            )
            found[f"lock:{cloud.id}"] = _lock(piece.rect, colour, table)
        elif (hand and cloud.id == hand.cloud.id) or choice.drag == key:
            piece = piece._replace(
                look=CloudPicture(cloud.id, cloud.flip, table.people[prompt.turn].colour),
                lifted=0.6, free="drag" if acts else "", duration=0.14,
                was=f"supply{at.edge_of(prompt.turn, prompt.round.roles).side}:{cloud.shape}"
                if hand and hand.new else piece.was,
            )  # fmt: skip
        elif hand and up > hand.layer and overlap(cloud, hand.cloud):
            piece = piece._replace(opacity=0.5)
        else:
            piece = piece._replace(free="drag" if acts and not busy else "")
        found[key] = piece
    return found


def _lock(rect: Rect, colour: str, table: Table) -> Piece:
    side = 34 * table.space.unit
    spot = around(rect.cx, rect.cy, side, side)
    return Piece(
        spot, Lock(colour), layer=LOWEST + 16, delay=0.3, enter=Spot(spot.scaled(0.3), opacity=0)
    )


def _knob(hand: Hand, table: Table, at: Layout) -> Piece:
    """Drag it around the cloud to turn that."""
    space = table.space
    x, y = at.from_sky(hand.cloud.x, hand.cloud.y)
    away = reach(hand.cloud.shape) * at.unit + 36 * space.unit
    bearing = radians(hand.cloud.angle + 90)
    side = max(space.touch, 56 * space.unit)
    rect = around(x + away * cos(bearing), y + away * sin(bearing), side, side).within(space.area)
    return Piece(rect, Tool("rotate", False, INK, GOLD), layer=34, free="drag", duration=0.08)


# --- a stroke over the open sky ---------------------------------------------------------------


def _stroke(prompt: PaintPrompt, table: Table, at: Layout, choice: Choice) -> Pieces:
    """Where a stroke can begin; while it is drawn, where it would push what."""
    hand, sky = choice.hand, prompt.sky
    if hand and hand.changed(sky):
        return {"sky": Piece(at.open, Area(), tap=_put_down(prompt, hand))}
    found: Pieces = {"sky": Piece(at.open, Area(), free="sweep")}
    if choice.stroke is None:
        return found
    (x, y), (to_x, to_y) = choice.stroke
    size = 16 * table.space.unit
    for dot in range(DOTS):
        part = dot / (DOTS - 1)
        spot = at.from_sky(x + (to_x - x) * part, y + (to_y - y) * part)
        grown = size * (0.6 + 0.9 * part)
        found[f"trail:{dot}"] = Piece(
            around(*spot, grown, grown), Light(CREAM), layer=31, duration=0.05, opacity=0.9
        )
    for before, after in zip(sky.clouds, _pushed(sky, choice.stroke), strict=False):
        if after != before:
            found[f"ghost:{after.id}"] = Piece(
                at.box(after), CloudPicture(after.id, after.flip, table.people[prompt.turn].colour),
                angle=after.angle, layer=30, opacity=0.55, duration=0.05,
                enter=Spot(at.box(before), before.angle, opacity=0),
            )  # fmt: skip
    return found


def _pushed(sky: Sky, stroke: tuple[tuple[int, int], tuple[int, int]]) -> tuple[Cloud, ...]:
    try:
        return sky.nudge(*stroke).clouds
    except IllegalMove:
        return ()


# --- an artist's edge -------------------------------------------------------------------------


def _edge(
    prompt: PaintPrompt, table: Table, at: Layout, edge: Edge, choice: Choice, acts: bool
) -> Pieces:
    """Name, clouds or tools, *Guessed!*, category and time, as the artist there reads them."""
    space, roles = table.space, prompt.round.roles
    turn = at.edge_of(prompt.turn, roles) == edge
    seat = prompt.turn if turn else roles.second if edge.side else roles.main
    text = tr._("{name}, your turn") if turn else "{name}"
    found = category(table, edge, prompt.category)
    found[f"name{edge.side}"] = words(
        space, edge.name, text.format(name=table.name(seat)), 34, badge=token(table.people[seat]),
        angle=edge.angle, layer=41, dim=0 if turn else 0.45,
        align="center" if space.phone else "left",
    )  # fmt: skip
    if turn and acts and choice.hand and not choice.drag:
        found |= _tools(prompt, table, edge, choice.hand)
    else:
        found |= supply(prompt.sky, table, at, edge, choice, prompt.turn if turn and acts else None)
    judge = seat if seat in prompt.judges and not table.people[seat].robot else None
    speaker = table.speaker(prompt.judges) if judge is None else judge
    found[f"guessed{edge.side}"] = button(
        space, edge.guessed, tr._("Guessed!"), Send(Claim(speaker)), 36, angle=edge.angle
    )
    total = prompt.timer.total / 1000 if prompt.timer else 0
    found[f"clock{edge.side}"] = Piece(edge.clock, Clock(total), angle=edge.angle, layer=38)
    return found


def category(table: Table, edge: Edge, text: str) -> Pieces:
    return {
        f"category{edge.side}": words(
            table.space, edge.category, text, 34, face="italic", angle=edge.angle, layer=40
        )
    }


def supply(
    sky: Sky, table: Table, at: Layout, edge: Edge, choice: Choice, artist: int | None
) -> Pieces:
    """The clouds that are left, lying on the hills, for an artist who may take one; what is used
    up stays as a ghost."""
    found: Pieces = {}
    chip = 38 * max(table.space.unit, 0.6 * table.space.density)
    held = {choice.hand.cloud.id} if choice.hand else set()
    for shape, left in sky.supply:
        key = f"supply{edge.side}:{shape}"
        slot = edge.slot(shape)
        w, h = picture_size(shape)
        rect = fitted(slot.inset(slot.w * 0.05, slot.h * 0.04), w / h)
        piece = next_piece(sky, shape, held)
        active, carried = artist is not None and left > 0, choice.drag == key
        rim = GOLD if active else ""
        if artist is not None and carried:
            rect = around(rect.cx, rect.cy, w * at.unit, h * at.unit)
            rim = table.people[artist].colour
        found[key] = Piece(
            rect, CloudPicture(piece, rim=rim), angle=edge.angle, layer=36,
            opacity=1 if left else 0.28, dim=0 if active or not left else 0.3,
            free="drag" if active else "", lifted=0.6 if carried else 0,
            enter=Spot(rect, edge.angle, opacity=0),
        )  # fmt: skip
        low = Rect(slot.right - chip * 1.1, slot.y, chip, chip)
        found[f"count{edge.side}:{shape}"] = Piece(
            low if not edge.angle else low.across(slot), Count(left), angle=edge.angle, layer=37
        )
    return found


def next_piece(sky: Sky, shape: str, held: Iterable[int] = ()) -> int:
    """The piece the supply gives next; the last one, once none is left."""
    used = {cloud.id for cloud in sky.clouds} | {*held}
    pieces = [piece for piece, kind in enumerate(PIECES) if kind == shape]
    return next((piece for piece in pieces if piece not in used), pieces[-1])


def _tools(prompt: PaintPrompt, table: Table, edge: Edge, hand: Hand) -> Pieces:
    """What can be done to the cloud in hand without a second finger."""
    sky, cloud, turn = prompt.sky, hand.cloud, prompt.turn

    def changed(**pose: Any) -> Action:
        return Choose(Choice(hand=hand._replace(cloud=replace(cloud, **pose))))

    def layer(up: bool) -> Action | None:
        to = hand.next_layer(sky, up)
        return None if to is None else Choose(Choice(hand=hand._replace(layer=to)))

    away: Action = Choose(NOTHING) if hand.new else Send(Remove(turn, cloud.id))
    tools: tuple[tuple[str, Tool, Action | None], ...] = (
        ("left", Tool("rotate"), changed(angle=(cloud.angle + TURN) % 360)),
        ("right", Tool("rotate", True), changed(angle=(cloud.angle - TURN) % 360)),
        ("flip", Tool("flip"), changed(flip=not cloud.flip)),
        ("up", Tool("layer-up"), layer(up=True)),
        ("down", Tool("layer-down"), layer(up=False)),
        ("away", Tool("trash"), away),
        ("done", Tool("check", False, INK, GOLD), _put_down(prompt, hand)),
    )
    side = max(table.space.touch, 76 * table.space.unit)
    gap = 14 * table.space.unit
    rects = grid(len(tools), edge.supply, 1, gap, most=side)
    rects = [rect.across(edge.supply) for rect in rects] if edge.angle else rects
    return {
        f"tool:{name}": Piece(
            rect, look, angle=edge.angle, layer=60, tap=action, dim=0 if action else 0.7,
            delay=order * 0.02, duration=0.2,
        )
        for order, ((name, look, action), rect) in enumerate(zip(tools, rects, strict=True))
    }  # fmt: skip


def _put_down(prompt: PaintPrompt, hand: Hand) -> Action:
    """What lets go of the cloud in hand: an action, if it is another cloud than before."""
    cloud = hand.cloud
    where = cloud.x, cloud.y, cloud.angle, cloud.flip, hand.layer
    if hand.new:
        return Send(Place(prompt.turn, cloud.shape, *where))
    if hand.changed(prompt.sky):
        return Send(Rearrange(prompt.turn, cloud.id, *where))
    return Choose(NOTHING)


def _said(prompt: PaintPrompt, table: Table, at: Layout) -> Pieces:
    """What robots have guessed in the last moments, on slips beside the category."""
    now = prompt.timer.left if prompt.timer else 0
    heard = [said for said in prompt.said if said.left - now < HEARD][-2:]
    space = table.space
    h = space.text(28) * 1.5
    w = min(260 * space.unit, at.sky.w * 0.3)
    found: Pieces = {}
    for edge in at.edges:
        for place, said in enumerate(heard):
            x = at.sky.cx + (0.34 if place else -0.34) * at.sky.w
            rect = around(x, at.sky.y + h * 0.6, w, h)
            rect = rect.across(at.area) if edge.angle else rect
            found[f"said{edge.side}:{said.seat}:{said.word}"] = Piece(
                rect, Slip(said.word, space.text(28), badge=token(table.people[said.seat])),
                angle=edge.angle, layer=43, enter=Spot(rect.scaled(0.5), edge.angle, opacity=0),
                bounce=True,
            )  # fmt: skip
    return found


def keeps_choice(before: Prompt, after: Prompt, choice: Choice | None) -> bool:
    """A guess that is written takes no cloud out of anybody's hand, and nobody's vote is taken for
    that of whoever is about to vote."""
    match before, after:
        case PaintPrompt(), PaintPrompt():
            return (before.sky, before.turn) == (after.sky, after.turn)
        case VotePrompt(), VotePrompt(last=Vote(seat=voter)):
            return choice is not None and choice.voter != voter
    return False


# --- fingers ----------------------------------------------------------------------------------


def dragged(shown: Any, table: Table, choice: Choice, told: Dragged) -> Action | None:
    """What a finger on a free piece means."""
    if not isinstance(shown, PaintPrompt) or table.people[shown.turn].robot:
        return None
    at = layout(table.space)
    kind, _, name = told.key.partition(":")
    match kind:
        case "supply" | "supply-far":
            return _from_supply(shown, at, choice, told, name)
        case "cloud":
            return _carried(shown, at, choice, told, int(name))
        case "sky":
            return _swept(shown, at, choice, told)
        case "knob" if choice.hand and not told.tapped:
            return _turned(at, choice.hand, told)
    return None


def _from_supply(
    prompt: PaintPrompt, at: Layout, choice: Choice, told: Dragged, shape: str
) -> Action | None:
    """Dragged into the sky a cloud is placed; a touch takes it in hand, to be turned first."""
    sky, far = prompt.sky, told.key.startswith("supply-far")
    if not dict(sky.supply)[shape]:
        return None
    angle = round((180 if far else 0) + told.turned) % 360
    if told.tapped:
        y = SKY_HEIGHT * 3 // 4 if far else SKY_HEIGHT // 4
        cloud = Cloud(next_piece(sky, shape), shape, SKY_WIDTH // 2, y, angle, False)
        return Choose(Choice(hand=Hand(cloud, len(sky.clouds), new=True)))
    if not told.done:
        return None if choice.drag == told.key else Choose(Choice(drag=told.key))
    if at.on_the_hills(told.at[1]):
        return Choose(NOTHING)
    place = Place(prompt.turn, shape, *at.to_sky(*told.at), angle, False, len(sky.clouds))
    return Send(place, first=NOTHING)


def _carried(
    prompt: PaintPrompt, at: Layout, choice: Choice, told: Dragged, cloud: int
) -> Action | None:
    """A cloud of the sky put down elsewhere, on top of the others unless its layer was chosen;
    carried back to the hills it is removed."""
    sky, hand = prompt.sky, choice.hand
    if hand is None or hand.cloud.id != cloud:
        if cloud not in {lying.id for lying in sky.movable}:
            return None
        hand = None
    if told.tapped:
        return _next_below(prompt, at, choice, told)
    if not told.done:
        return None if choice.drag == told.key else Choose(Choice(hand=hand, drag=told.key))
    if at.on_the_hills(told.at[1]):
        new = hand is not None and hand.new
        return Choose(NOTHING) if new else Send(Remove(prompt.turn, cloud), first=NOTHING)
    held = hand or taken(sky, cloud)
    x, y = at.to_sky(*told.at)
    moved = replace(held.cloud, x=x, y=y, angle=round(held.cloud.angle + told.turned) % 360)
    chosen = hand is not None and (hand.new or hand.layer != taken(sky, cloud).layer)
    layer = held.layer if chosen else len(held.others(sky))
    put = held._replace(cloud=moved, layer=layer)
    action = _put_down(prompt, put)
    return (
        action._replace(first=Choice(hand=put if hand else None))
        if isinstance(action, Send)
        else action
    )


def _next_below(prompt: PaintPrompt, at: Layout, choice: Choice, told: Dragged) -> Action | None:
    """A touch takes a cloud in hand; touching the same spot again, the next one below it."""
    movable = {cloud.id for cloud in prompt.sky.movable}
    under = [c.id for c in clouds_at(prompt.sky.clouds, *at.to_sky(*told.start)) if c.id in movable]
    hand = choice.hand
    if hand is None or hand.cloud.id not in under:
        wanted = under[0] if under else int(told.key.partition(":")[2])
    elif hand.changed(prompt.sky):
        return None
    elif len(under) == 1:
        return Choose(NOTHING)
    else:
        wanted = under[(under.index(hand.cloud.id) + 1) % len(under)]
    if hand and hand.new:
        return None
    return Choose(Choice(hand=taken(prompt.sky, wanted)))


def _swept(prompt: PaintPrompt, at: Layout, choice: Choice, told: Dragged) -> Action | None:
    """A stroke over the open sky pushes what it meets, once the finger is lifted."""
    if told.tapped:
        return Choose(NOTHING) if choice != NOTHING else None
    stroke = at.to_sky(*told.start), at.to_sky(*told.at)
    if not told.done:
        return Choose(Choice(stroke=stroke))
    if not _pushed(prompt.sky, stroke):
        return Choose(NOTHING)
    return Send(Nudge(prompt.turn, *stroke[0], *stroke[1]), first=NOTHING)


def _turned(at: Layout, hand: Hand, told: Dragged) -> Action:
    x, y = at.from_sky(hand.cloud.x, hand.cloud.y)
    angle = round(degrees(atan2(told.at[1] - y, told.at[0] - x)) - 90) % 360
    return Choose(Choice(hand=hand._replace(cloud=replace(hand.cloud, angle=angle))))
