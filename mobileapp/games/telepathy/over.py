"""How a match of Telepathy ends: the last slide or the last word, the lines, every secret."""

from typing import NamedTuple

from engine.games.telepathy.conditions import COLOURS, SIGNS, Condition
from engine.games.telepathy.moves import Perform
from engine.games.telepathy.prompts import Line, TelepathyOver
from mobileapp.games.telepathy.layout import cells, naming
from mobileapp.games.telepathy.looks import PALE, PEACH, RED, SecretCard, Stroke
from mobileapp.games.telepathy.pieces import (
    Desk,
    arc,
    desk_for,
    homes,
    named_signs,
    said,
    sliding,
    tiles,
    turn_lamps,
)
from mobileapp.games.telepathy.sentences import (
    attribute_of_sign,
    award_text,
    heading,
    holder_of,
    sign_names,
    why,
)
from mobileapp.stage.looks import Panel, token
from mobileapp.stage.parts import Edges, button, edges, headline, slip, steps, words
from mobileapp.stage.scene import (
    Do,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    Space,
    Spot,
    Table,
    around,
    grid,
)
from mobileapp.translation import tr

SECRET = 336 / 472
"""Width by height of a secret card."""
LIT = 0.15
"""Seconds from tile to tile while a line lights up."""
TURNED = 0.35
"""Seconds from card to card while the secrets are turned up."""


def over(prompt: TelepathyOver, table: Table) -> Reveal:
    """A breath, the lines tile by tile, the secrets one by one, and what it all meant."""
    desk = desk_for(prompt.board, table)
    at = _parts(table.space, len(prompt.awards))
    ways_out = _ways_out(table, at)
    told: list[tuple[float, Scene]] = []
    if isinstance(prompt.last, Perform):
        last = sliding(tiles(prompt.board.grid, desk.lay.board, desk.space), desk)
        told.append((0.9, Scene(last | turn_lamps(desk) | homes(desk), sound="tile")))
    elif prompt.named:
        told.append((1.3, Scene(_named(prompt, desk), sound="light")))
    cards = _secrets(prompt, desk, at, 0)
    told.append((0.8, Scene(_grid(prompt, at, 0, table) | cards | ways_out, shade=0.45)))
    longest = max((len(line.cells) for line in prompt.lines), default=0)
    for lit in range(1, longest + 1):
        shown = _grid(prompt, at, lit, table) | cards | ways_out
        told.append((LIT, Scene(shown, shade=0.45, sound="tick")))
    board = _grid(prompt, at, 4, table) | _frames(prompt, at, table)
    for count in range(1, 5):
        cards = _secrets(prompt, desk, at, count)
        told.append((TURNED, Scene(board | cards | ways_out, shade=0.45, sound="flip")))
    pieces = board | cards | ways_out | _words(prompt, at, table) | _awards(prompt, at, table)
    sound = "fanfare-telepathy" if prompt.winners else ""
    return steps(*told, (0, Scene(pieces, shade=0.4, sound=sound)))


# --- where it lies ----------------------------------------------------------------------------


class _Parts(NamedTuple):
    """The parts of the last scene."""

    edges: Edges
    board: Rect
    secrets: tuple[Rect, ...]
    """One box for all secrets, or one on each side of the grid."""
    reasons: tuple[tuple[str, Rect, float], ...]
    awards: tuple[Rect, ...]
    leave: Rect
    again: Rect


def _parts(space: Space, awards: int) -> _Parts:
    u = space.unit
    gap = 12 * u
    at = edges(space, 92)
    middle = at.middle
    low = max(space.touch, 72 * u)
    narrow = min(190 * u * (0.5 + 0.5 * space.text_scale), at.near.w * 0.24)
    if space.wide and not space.phone:
        bar, near = at.near, at.near.inset(narrow * 1.2 + gap, 0)
        leave = around(bar.x + narrow / 2, bar.cy, narrow, low)
        again = around(bar.right - narrow * 0.6, bar.cy, narrow * 1.2, low)
        at = at._replace(near=near)
    else:
        row, middle = middle.cut_bottom(low, gap)
        part = row.w * (0.26 if space.wide else 0.48)
        leave = Rect(row.x, row.y, part, row.h)
        again = Rect(row.right - part, row.y, part, row.h)
    line = space.text(28) * (2.5 if space.wide else 2.4)
    reasons = []
    if space.phone:
        top, middle = middle.cut_top(line, gap / 2)
        reasons.append(("", top, 0.0))
    elif not space.wide:
        top, middle = middle.cut_top(line, gap)
        foot, middle = middle.cut_bottom(line, gap)
        reasons += [("", foot, 0.0), ("-far", top, 180.0)]
    if not space.wide:
        strip, rest = middle.cut_bottom(space.text(28) * 3 if awards else 0, gap if awards else 0)
        rows = -(-awards // 2)
        found = (
            tuple(grid(awards, strip, strip.w / 2 / (strip.h / rows + 1), gap / 2))
            if awards
            else ()
        )
        upper, lower = rest.cut_top(rest.h * 0.5, gap)
        side = min(lower.w, lower.h)
        board = around(lower.cx, lower.cy, side, side).scaled(0.96)
        return _Parts(at, board, (upper,), tuple(reasons), found, leave, again)
    side = min(middle.h if space.phone else middle.h - 2 * line - 2 * gap, middle.w * 0.36)
    board = around(middle.cx, middle.cy, side, side)
    if not space.phone:
        for name, y, angle in (("", middle.y, 0.0), ("-far", middle.top - line, 180.0)):
            reasons.append((name, around(middle.cx, y + line / 2, side * 1.5, line), angle))
    left, _ = middle.cut_left(board.x - middle.x - 2.4 * gap)
    right, _ = middle.cut_right(middle.right - board.right - 2.4 * gap)
    found = ()
    if awards and space.phone:
        between = Rect(leave.right + gap, leave.y, again.x - leave.right - 2 * gap, leave.h)
        found = tuple(grid(min(awards, 2), between, between.w / 2 / between.h, gap, rows=1))
    elif awards:
        high = space.text(28) * 2.9
        left = left._replace(y=left.y + (high + gap) * (1 + (awards > 2)))
        left = left._replace(h=middle.top - left.y)
        right = right._replace(y=left.y, h=left.h)
        found = tuple(
            Rect(lane.x, middle.y + row * (high + gap), lane.w, high)
            for row in (0, 1)
            for lane in (left, right)
        )[:awards]
    return _Parts(at, board, (left, right), tuple(reasons), found, leave, again)


def _ways_out(table: Table, at: _Parts) -> Pieces:
    space = table.space
    return {
        "again": button(space, at.again, tr._("Play again"), Do("again")),
        "leave": button(space, at.leave, tr._("The games"), Do("leave"), 26, quiet=True),
    }


# --- what is told -----------------------------------------------------------------------------


def _named(prompt: TelepathyOver, desk: Desk) -> Pieces:
    """Everything that was named, shining over to those it was said of."""
    found: Pieces = homes(desk)
    board = desk.lay.board
    speakers = {named.seat for named in prompt.named}
    for speaker in speakers:
        own = [named.sign for named in prompt.named if named.seat == speaker]
        signs = tuple(sign for one in own for sign in SIGNS[attribute_of_sign(one)])
        at = naming(desk.lay, desk.space, desk.seats.is_far(speaker), len(signs))
        board = at.board
        found |= named_signs(at, signs, own, desk.side_of(speaker).angle)
        for sign in own:
            holder = holder_of(prompt.board, speaker, attribute_of_sign(sign))
            name = "arc" if sign == prompt.named[0].sign else "reply"
            found |= arc(desk, at.choices[signs.index(sign)], holder, name)
    *_, last = prompt.named
    signs = tuple(named.sign for named in prompt.named if named.seat == last.seat)
    text = tr._("{name} says: {signs}").format(
        name=desk.table.name(last.seat), signs=sign_names(signs)
    )
    return found | tiles(prompt.board.grid, board, desk.space) | said(desk, text, seat=last.seat)


def _glow_of(line: Line) -> str:
    if not line.win:
        return RED
    return PEACH if line.sign in COLOURS else PALE


def _grid(prompt: TelepathyOver, at: _Parts, lit: int, table: Table) -> Pieces:
    """The last grid; so many tiles of every line shine, and all others step back."""
    found = tiles(prompt.board.grid, at.board, table.space)
    if lit and prompt.lines:
        found = {
            key: piece._replace(dim=0.75) if key.startswith("tile:") else piece
            for key, piece in found.items()
        }
    for line in prompt.lines:
        for cell in line.cells[:lit]:
            key = f"tile:{prompt.board.grid[cell]}"
            found[key] = found[key]._replace(dim=0, glow=1.0, glow_colour=_glow_of(line), layer=12)
    return found


def _frames(prompt: TelepathyOver, at: _Parts, table: Table) -> Pieces:
    """A frame around every line that was wanted, a stroke through those to be avoided."""
    u = table.space.unit
    places = cells(at.board)
    found: Pieces = {}
    for line in prompt.lines:
        rects = [places[cell] for cell in line.cells]
        x, y = min(r.x for r in rects), min(r.y for r in rects)
        box = Rect(x, y, max(r.right for r in rects) - x, max(r.top for r in rects) - y)
        look = Panel("#FFFFFF", 0, 18 * u, "#FFFFFF", 5 * u) if line.win else Stroke(box.h > box.w)
        found[f"line:{line.sign}"] = Piece(box.inset(-4 * u), look, layer=14)
    return found


def _holders(prompt: TelepathyOver) -> list[tuple[int, tuple[Condition, ...]]]:
    return [(seat, hand) for seat, hand in enumerate(prompt.hands) if hand]


def _secrets(prompt: TelepathyOver, desk: Desk, at: _Parts, turned: int) -> Pieces:
    """Every secret card and whose it was; so many of them are turned up."""
    space, table = desk.space, desk.table
    both = not space.phone
    held = [(seat, card) for seat, hand in _holders(prompt) for card in hand]
    per_box = len(held) // len(at.secrets)
    line = space.text(28) * 1.3
    gap = 12 * space.unit
    found: Pieces = {}
    for number, box in enumerate(at.secrets):
        own = held[number * per_box : (number + 1) * per_box]
        taken = line * (4 if both else 2)
        w = min((box.w - gap * (per_box - 1)) / per_box, (box.h - taken) * SECRET, 190 * space.unit)
        step = (box.w + gap) / per_box
        for place, (seat, card) in enumerate(own):
            x = box.x + step * (place + 0.5) - gap / 2
            rect = around(x, box.cy, w, w / SECRET)
            index = number * per_box + place
            up = index < turned
            found[f"secret:{index}"] = Piece(
                rect, SecretCard(card.sign, card.win) if up else SecretCard(), face_up=up, layer=20,
                enter=Spot(desk.home(seat), opacity=0), duration=TURNED,
            )  # fmt: skip
            label = tr._("wanted") if card.win else tr._("avoided")
            under = around(x, rect.y - line / 2, step, line)
            found |= _both_ways(f"label:{index}", label, under, rect, space, "italic")
        for seat in dict.fromkeys(seat for seat, _ in own):
            mine = [place for place, (one, _) in enumerate(own) if one == seat]
            x = box.x + step * (mine[0] + mine[-1] + 1) / 2 - gap / 2
            rect = around(x, box.cy, w, w / SECRET)
            under = around(x, rect.y - line * 1.5, step * len(mine) - gap / 2, line)
            sign = token(table.people[seat])
            found |= _both_ways(f"name:{seat}", table.name(seat), under, rect, space, badge=sign)
    return found


def _both_ways(
    key: str, text: str, under: Rect, middle: Rect, space: Space, face: str = "display",
    **more: object,
) -> Pieces:  # fmt: skip
    """Words below something, and turned above it where both sides read."""
    size = 28 if face == "italic" else 34
    found = {key: words(space, under, text, size, face=face, layer=21, **more)}
    if not space.phone:
        above = under.across(middle)
        found[f"{key}-far"] = words(
            space, above, text, size, face=face, layer=21, angle=180, **more
        )
    return found


def _words(prompt: TelepathyOver, at: _Parts, table: Table) -> Pieces:
    """How it ended, and why."""
    found = headline(table.space, heading(prompt), at=at.edges, size=56)
    reason = why(prompt, table.name)
    for name, rect, angle in at.reasons:
        found[f"reason{name}"] = words(
            table.space, rect, reason, 30, face="italic", angle=angle, layer=40
        )
    return found


def _awards(prompt: TelepathyOver, at: _Parts, table: Table) -> Pieces:
    """What else was worth telling."""
    found: Pieces = {}
    for index, (award, rect) in enumerate(zip(prompt.awards, at.awards, strict=False)):
        sign = token(table.people[award.seats[0]]) if len(award.seats) == 1 else None
        found[f"award:{index}"] = slip(
            table.space, rect, award_text(award), 28, badge=sign, layer=24,
            enter=Spot(rect.scaled(0.8), opacity=0), delay=0.3 + index * 0.15, bounce=True,
        )  # fmt: skip
    return found
