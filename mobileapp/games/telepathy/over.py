"""How a match of Telepathy ends: the last slide or the last word, the lines, every secret."""

from typing import NamedTuple

from engine.core import MatchAward
from engine.games.telepathy.conditions import COLOURS, SIGNS
from engine.games.telepathy.moves import Perform
from engine.games.telepathy.prompts import GameOverPrompt, Line
from mobileapp.games.telepathy.layout import Desk, box_of, naming
from mobileapp.games.telepathy.looks import PALE, PEACH, RED, SECRET, SecretCard
from mobileapp.games.telepathy.pieces import (
    arc,
    homes,
    named_signs,
    open_table,
    said,
    sliding,
    tiles,
)
from mobileapp.games.telepathy.recap import attribute_of_sign, heading, holder_of, sign_names, why
from mobileapp.stage.looks import CREAM, Panel, token
from mobileapp.stage.parts import Edges, badge, button, edges, headline, slip, steps, words
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

LIT = 0.15
"""Seconds from tile to tile while a line lights up."""
TURNED = 0.35
"""Seconds from card to card while the secrets are turned up."""


def over(prompt: GameOverPrompt, desk: Desk) -> Reveal:
    """A breath, the lines tile by tile, the secrets one by one, and what it all meant."""
    table = desk.table
    at = _parts(table.space, len(prompt.awards))
    ways_out = _ways_out(table, at)
    told: list[tuple[float, Scene]] = []
    if isinstance(prompt.last, Perform):
        told.append((0.9, Scene(sliding(open_table(desk), desk), sound="tile")))
    elif prompt.named:
        told.append((1.3, Scene(_named(prompt, desk), sound="chime")))
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
    sound = "fanfare-telepathy-won" if prompt.winners else "fanfare-telepathy-lost"
    snow = tuple(person.colour for person in table.people) if prompt.winners else ()
    return steps(*told, (0, Scene(pieces, shade=0.4, snow=snow, sound=sound)))


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
    return (_wide if space.wide else _tall)(space, awards)


def _tall(space: Space, awards: int) -> _Parts:
    """From top to bottom: the secrets, the grid, awards, ways out."""
    gap = 12 * space.unit
    at = edges(space, 92)
    row, middle = at.middle.cut_bottom(max(space.touch, 72 * space.unit), gap)
    leave, again = grid(2, row, (row.w - gap) / 2 / row.h, gap, rows=1)
    line = space.text(28) * 2.4
    top, middle = middle.cut_top(line, gap / 2)
    reasons = [("", top, 0.0)]
    if not space.phone:
        foot, middle = middle.cut_bottom(line, gap)
        reasons = [("", foot, 0.0), ("-far", top, 180.0)]
    slips: list[Rect] = []
    if awards:
        each = space.text(28) * 1.75
        strip, middle = middle.cut_bottom((each + gap / 2) * awards, gap / 2)
        wide = min(strip.w, 560 * space.unit)
        slips = grid(awards, strip, wide / each, gap / 2, rows=awards)
    upper, lower = middle.cut_top(middle.h * (0.5 if space.phone else 0.55), gap)
    side = min(lower.w, lower.h) * 0.96
    board = around(lower.cx, lower.cy, side, side)
    return _Parts(at, board, (upper,), tuple(reasons), tuple(slips), leave, again)


def _wide(space: Space, awards: int) -> _Parts:
    """The grid in the middle, secrets on both sides of it, awards below them."""
    u, gap = space.unit, 12 * space.unit
    at = edges(space, 92)
    low = max(space.touch, 72 * u)
    line = space.text(28) * 2.5
    if space.phone:
        row, middle = at.middle.cut_bottom(low, gap)
        top, middle = middle.cut_top(line, gap / 2)
        side = min(middle.h, middle.w * 0.36)
    else:
        row, middle = at.near, at.middle
        top = middle
        side = min(middle.h - 2 * line - 2 * gap, middle.w * 0.36)
    narrow = min(190 * u * (0.5 + 0.5 * space.text_scale), row.w * 0.24)
    leave = around(row.x + narrow / 2, row.cy, narrow, low)
    again = around(row.right - narrow * 0.6, row.cy, narrow * 1.2, low)
    board = around(middle.cx, middle.cy, side, side)
    left, _ = middle.cut_left(board.x - middle.x - 3.5 * gap)
    right, _ = middle.cut_right(middle.right - board.right - 3.5 * gap)
    if space.phone:
        between = Rect(leave.right + gap, leave.y, again.x - leave.right - 2 * gap, leave.h)
        room = (between,) if awards else ()
        return _Parts(at, board, (left, right), (("", top, 0.0),), room, leave, again)
    words_between = around(middle.cx, middle.y + line / 2, right.x - left.right - gap, line)
    reasons = (("", words_between, 0.0), ("-far", words_between.across(middle), 180.0))
    high = space.text(28) * 2.9
    slips = tuple(
        Rect(lane.x, middle.y + place * (high + gap), lane.w, high)
        for place in (0, 1)
        for lane in (left, right)
    )[:awards]
    taken = (high + gap) * -(-awards // 2)
    lanes = tuple(lane.cut_bottom(taken)[1] for lane in (left, right))
    at = at._replace(near=at.near.inset(narrow * 1.2 + gap, 0))
    return _Parts(at, board, lanes, reasons, slips, leave, again)


def _ways_out(table: Table, at: _Parts) -> Pieces:
    space = table.space
    return {
        "again": button(space, at.again, tr._("Play again"), Do("again")),
        "leave": button(space, at.leave, tr._("The games"), Do("leave"), 26, quiet=True),
    }


# --- what is told -----------------------------------------------------------------------------


def _named(prompt: GameOverPrompt, desk: Desk) -> Pieces:
    """Everything that was named, shining over to those it was said of."""
    found: Pieces = homes(desk)
    board = desk.grid
    speakers = {named.seat for named in prompt.named}
    for speaker in speakers:
        own = [named.sign for named in prompt.named if named.seat == speaker]
        signs = tuple(sign for one in own for sign in SIGNS[attribute_of_sign(one)])
        places, board = naming(desk, speaker, len(signs))
        found |= named_signs(signs, places, own, desk.side_of(speaker).angle)
        for sign in own:
            holder = holder_of(prompt.board, speaker, attribute_of_sign(sign))
            name = "arc" if sign == prompt.named[0].sign else "reply"
            found |= arc(desk, places[signs.index(sign)], holder, name)
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


def _grid(prompt: GameOverPrompt, at: _Parts, lit: int, table: Table) -> Pieces:
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


def _frames(prompt: GameOverPrompt, at: _Parts, table: Table) -> Pieces:
    """A frame around every line that was wanted, a stroke through those to be avoided."""
    u = table.space.unit
    found: Pieces = {}
    for line in prompt.lines:
        box = box_of(at.board, line.cells)
        frame = Panel("#FFFFFF", 0, 18 * u, "#FFFFFF", 5 * u)
        piece = Piece(box.inset(-4 * u), frame, layer=14)
        if not line.win:
            thick = min(box.w, box.h) * 0.2
            stroke = Panel(RED, 1, thick / 2, CREAM, thick * 0.16)
            rect = around(box.cx, box.cy, max(box.w, box.h) * 1.02, thick)
            piece = Piece(rect, stroke, layer=14, angle=4 if box.w > box.h else 94)
        found[f"line:{line.sign}"] = piece
    return found


def _secrets(prompt: GameOverPrompt, desk: Desk, at: _Parts, turned: int) -> Pieces:
    """Every secret card and whose it was; so many of them are turned up."""
    space, table = desk.space, desk.table
    held = [(seat, card) for seat, hand in enumerate(prompt.hands) for card in hand]
    each = len(held) // len(at.secrets)
    share = 0.13 if space.phone else 0.1  # large letters leave room for the cards
    line = min(space.text(28) * 1.25, at.secrets[0].h * share)
    words_below, gap = line * (2.8 if space.phone else 2.4), 12 * space.unit
    found: Pieces = {}
    for index, (seat, card) in enumerate(held):
        box, place = at.secrets[index // each], index % each
        high = box.h - words_below * (1 if space.phone else 2)
        step = (box.w + gap) / each
        w = min(step - gap, high * SECRET, 190 * space.unit)
        x = box.x + step * (place + 0.5) - gap / 2
        rect = around(x, box.cy + (words_below / 2 if space.phone else 0), w, w / SECRET)
        up = index < turned
        found[f"secret:{index}"] = Piece(
            rect, SecretCard(card.sign, card.win) if up else SecretCard(), face_up=up, layer=20,
            enter=Spot(desk.home(seat), opacity=0), duration=TURNED, was=f"home:{seat}",
        )  # fmt: skip
        label = tr._("wanted") if card.win else tr._("to avoid")
        below = Rect(x - step / 2, rect.y - line, step, line)
        found |= _both_ways(f"label:{index}", label, below, rect, space, "italic")
        own = len(prompt.hands[seat])
        if card == prompt.hands[seat][0]:
            below = Rect(x - step / 2 + gap / 4, rect.y - words_below, step * own - gap / 2,
                         words_below - line)  # fmt: skip
            middle = rect._replace(x=rect.x + step * (own - 1) / 2)
            found |= _both_ways(f"name:{seat}", table.name(seat), below, middle, space)
        disc = around(rect.x + w * 0.14, rect.top - w * 0.14, w * 0.34, w * 0.34)
        found[f"whose:{index}"] = badge(table.people[seat], disc, layer=22)
    return found


def _both_ways(
    key: str, text: str, below: Rect, middle: Rect, space: Space, face: str = "display"
) -> Pieces:
    """Words below something, and turned above it where both sides read."""
    size = 28 if face == "italic" else 34
    found = {key: words(space, below, text, size, face=face, layer=21)}
    if not space.phone:
        above = below.across(middle)
        found[f"{key}-far"] = words(space, above, text, size, face=face, layer=21, angle=180)
    return found


def _words(prompt: GameOverPrompt, at: _Parts, table: Table) -> Pieces:
    """How it ended, and why."""
    found = headline(table.space, heading(prompt), at=at.edges, size=56)
    reason = why(prompt, table.name)
    for name, rect, angle in at.reasons:
        found[f"reason{name}"] = words(
            table.space, rect, reason, 30, face="italic", angle=angle, layer=40
        )
    return found


def _awards(prompt: GameOverPrompt, at: _Parts, table: Table) -> Pieces:
    """What else was worth telling."""
    found: Pieces = {}
    for index, (award, rect) in enumerate(zip(prompt.awards, at.awards, strict=False)):
        sign = token(table.people[award.seats[0]]) if len(award.seats) == 1 else None
        found[f"award:{index}"] = slip(
            table.space, rect, award_text(award), 28, badge=sign, layer=24,
            enter=Spot(rect.scaled(0.8), opacity=0), delay=0.3 + index * 0.15, bounce=True,
        )  # fmt: skip
    return found


def award_text(award: MatchAward) -> str:
    """What somebody earned, in a line."""
    match award.key:
        case "few-turns":
            (turns,) = award.figures
            return tr.n("Won in {n} turn", "Won in only {n} turns", turns).format(n=turns)
        case "close-call":
            return tr._("Close call: {n} of 4 ways lost").format(n=award.figures[0])
        case _:
            return tr._("Minds read: every name right")
