"""How a match of Telepathy ends: the last slide or the last word, the lines, every secret."""

from typing import NamedTuple

from engine.core import MatchAward
from engine.games.telepathy.conditions import COLOURS
from engine.games.telepathy.moves import Perform
from engine.games.telepathy.prompts import GameOverPrompt
from mobileapp.games.telepathy import layout
from mobileapp.games.telepathy.layout import Layout
from mobileapp.games.telepathy.looks import PALE, PEACH, RED, SECRET, SecretCard, box_of
from mobileapp.games.telepathy.recap import heading, sign_names, why
from mobileapp.languages.translation import tr
from mobileapp.stage import parts, scene
from mobileapp.stage.ending import exits
from mobileapp.stage.looks import CREAM, Panel, token
from mobileapp.stage.parts import words
from mobileapp.stage.scene import Piece, Pieces, Rect, Reveal, Scene, Space, Waypoint, around, grid

TILE_SECONDS = 0.15
"""Seconds from tile to tile while a line lights up."""
CARD_SECONDS = 0.35
"""Seconds from card to card while the secrets are turned up."""
SHADE = 0.45
"""How dark the place is while it all comes out."""


def game_over(prompt: GameOverPrompt, at: Layout) -> Reveal:
    """A pause, then the lines tile by tile, the secrets one by one, and what it all meant."""
    steps: list[tuple[float, Scene]] = []
    if isinstance(prompt.last, Perform):
        last = layout.slide_tiles(layout.table_pieces(at), at)
        steps.append((0.9, Scene(last, sound="tile")))
    elif prompt.named:
        steps.append((1.3, Scene(_named(prompt, at), sound="chime")))
    end = _ending_parts(at.space, len(prompt.awards))
    secrets = _secrets(prompt, at, end)
    rest, tiles = _turned(secrets, 0), layout.tiles(at, end.board)
    longest = max((len(line.cells) for line in prompt.lines), default=0)
    for lit in range(longest + 1):
        seconds, sound = (TILE_SECONDS, "tick") if lit else (0.8, "")
        board = _lit(prompt, tiles, lit)
        steps.append((seconds, Scene(board | rest, shade=SHADE, sound=sound)))
    board |= _frames(prompt, at, end)
    for turned in range(1, 5):
        shown = board | _turned(secrets, turned)
        steps.append((CARD_SECONDS, Scene(shown, shade=SHADE, sound="flip")))
    sound = "fanfare-telepathy-won" if prompt.winners else "fanfare-telepathy-lost"
    confetti = tuple(person.colour for person in at.context.people) if prompt.winners else ()
    shown = shown | _words(prompt, at, end) | _awards(prompt, at, end) | end.buttons
    return parts.steps(*steps, (0, Scene(shown, shade=SHADE, confetti=confetti, sound=sound)))


class _Ending(NamedTuple):
    """The parts of the last scene."""

    edges: parts.Edges
    board: Rect
    lanes: tuple[Rect, ...]
    """For the secrets: on both sides of the grid, or one above it."""
    reasons: tuple[tuple[str, Rect, float], ...]
    awards: tuple[Rect, ...]
    buttons: Pieces


def _ending_parts(space: Space, awards: int) -> _Ending:
    """Words and buttons at the edges; the grid and the secrets fill the middle."""
    u, gap, high = space.unit, 12 * space.unit, 92 if space.phone else 92 / space.text_scale
    line, low, at = space.text(28) * 2.6, max(space.touch, 72 * u), parts.edges(space, high)
    row, rest = at.middle.cut_bottom(low, gap)
    narrow = (row.w - gap) / 2
    if space.wide:
        narrow = min(230 * u * (0.5 + 0.5 * space.text_scale), row.w * 0.24)
    if space.wide and not space.phone:  # the buttons lie beside the headline
        row, rest = at.near, at.middle
        at = at._replace(near=row.inset(narrow + gap, 0))
    leave = around(row.x + narrow / 2, row.cy, narrow, low)
    again = around(row.right - narrow / 2, row.cy, narrow, low)
    top, rest = rest.cut_top(line, gap / 2)
    reasons = [("", top, 0.0)]
    if not space.phone:
        foot, rest = rest.cut_bottom(line, gap / 2)
        reasons = [("", foot, 0.0), ("-far", top, 180.0)]
    slips: list[Rect] = []
    if not space.wide and awards:
        each = space.text(32) * 1.75
        strip, rest = rest.cut_bottom((each + gap / 2) * awards, gap / 2)
        slips = grid(awards, strip, min(strip.w, 560 * u) / each, gap / 2, rows=awards)
    if space.phone and not space.wide:
        above, rest = rest.cut_top(min(rest.w / 4 / SECRET + line * 0.8, rest.h * 0.5), gap)
        lanes, side = [above], min(rest.w, rest.h) * 0.96
    else:
        side = min(rest.h * 0.95, rest.w * (0.36 if space.wide else 0.49))
        wide = (rest.w - side) / 2 - (3.5 if space.wide else 1.4) * gap
        lanes = [rest.cut_left(wide)[0], rest.cut_right(wide)[0]]
    board = around(rest.cx, rest.cy, side, side)
    if space.wide and space.phone:
        slips = [Rect(leave.right + gap, row.y, again.x - leave.right - 2 * gap, row.h)]
    elif space.wide:  # below the secrets, beside the reason
        high = foot.h + gap / 2
        slips = [lane._replace(y=foot.y + n * high, h=foot.h) for n in (0, 1) for lane in lanes]
        reasons[0] = ("", around(foot.cx, foot.cy, side + 5 * gap, foot.h), 0.0)
        if awards > 2:
            lanes = [lane.cut_bottom(high)[1] for lane in lanes]
    return _Ending(
        at, board, tuple(lanes), tuple(reasons), tuple(slips[:awards]), exits(space, again, leave)
    )


def _named(prompt: GameOverPrompt, at: Layout) -> Pieces:
    """The last word, and what was said before it."""
    last = prompt.named[-1].seat
    signs = [named.sign for named in prompt.named if named.seat == last]
    text = tr._("{name} says: {signs}").format(name=at.context.name(last), signs=sign_names(signs))
    pieces = layout.named_signs(at, [(named.seat, named.sign) for named in prompt.named])
    return pieces | layout.headlines(at, text, seat=last)


def _lit(prompt: GameOverPrompt, tiles: Pieces, lit: int) -> Pieces:
    """The last grid; so many tiles of every line shine, and all others step back."""
    dim = 0.75 if lit else 0
    found = {key: tile._replace(dim=dim) for key, tile in tiles.items()} | {"grid": tiles["grid"]}
    for line in prompt.lines:
        colour = (PEACH if line.sign in COLOURS else PALE) if line.win else RED
        for cell in line.cells[:lit]:
            key = f"tile:{prompt.board.grid[cell]}"
            found[key] = found[key]._replace(dim=0, glow=1.0, glow_colour=colour, layer=12)
    return found


def _frames(prompt: GameOverPrompt, at: Layout, end: _Ending) -> Pieces:
    """A frame around every line that was wanted, a stroke through those to be avoided."""
    u = at.space.unit
    found: Pieces = {}
    for line in prompt.lines:
        box = box_of(end.board, line.cells)
        piece = Piece(box.inset(-4 * u), Panel("#FFFFFF", 0, 18 * u, "#FFFFFF", 5 * u), layer=14)
        if not line.win:
            thick = min(box.w, box.h) * 0.2
            stroke = Panel(RED, 1, thick / 2, CREAM, thick * 0.16)
            rect = around(box.cx, box.cy, max(box.w, box.h) * 1.02, thick)
            piece = Piece(rect, stroke, layer=14, angle=4 if box.w > box.h else 94)
        found[f"line:{line.sign}"] = piece
    return found


def _secrets(prompt: GameOverPrompt, at: Layout, end: _Ending) -> Pieces:
    """Every secret card and whose it was."""
    space, people = at.space, at.context.people
    held = [(seat, card) for seat, hand in enumerate(prompt.hands) for card in hand]
    each = len(held) // len(end.lanes)
    stacked = not space.wide and not space.phone
    apart = len(at.seats) == len(held)  # every card has a name of its own
    low = min(space.text(36) * (2 if apart and space.phone else 1.3), end.lanes[0].h * 0.28)
    high = 0 if space.phone else low
    gap = low + high if apart and stacked else 12 * space.unit
    places: list[Rect] = []
    for lane in end.lanes:
        area = Rect(lane.x, lane.y + low, lane.w, lane.h - low - high)
        places += grid(each, area, SECRET, gap, 220 * space.unit, rows=each if stacked else 1)
    found: Pieces = {}
    for index, ((seat, card), rect) in enumerate(zip(held, places, strict=True)):
        found[f"secret:{index}"] = Piece(
            rect, SecretCard(card.sign, card.win), layer=20,
            enter=Waypoint(at.card_place(seat), opacity=0), duration=CARD_SECONDS,
            replaces_key=f"home:{seat}",
        )  # fmt: skip
        disc = around(rect.x + rect.w * 0.14, rect.top - rect.w * 0.14, *(rect.w * 0.34,) * 2)
        found[f"whose:{index}"] = parts.badge(people[seat], disc, layer=22)
    for seat in at.seats:
        own = [place for place, (owner, _) in zip(places, held, strict=True) if owner == seat]
        box = scene.hull(own)
        under = Rect(box.x - 6 * space.unit, box.y - low, box.w + 12 * space.unit, low)
        name = words(space, under, people[seat].name, 36, layer=21)
        found[f"name:{seat}"] = name
        if not space.phone:
            found[f"name-far:{seat}"] = name._replace(rect=under.across(box), angle=180)
    return found


def _turned(secrets: Pieces, count: int) -> Pieces:
    """So many of the secret cards are turned up."""
    keys = [f"secret:{index}" for index in range(count, 4)]
    return secrets | {k: secrets[k]._replace(look=SecretCard(), face_up=False) for k in keys}


def _words(prompt: GameOverPrompt, at: Layout, end: _Ending) -> Pieces:
    """How it ended, and why."""
    found = parts.headline(at.space, heading(prompt), at=end.edges, size=56)
    reason = words(at.space, end.board, why(prompt, at.context.name), 34, face="italic", layer=40)
    for name, rect, angle in end.reasons:
        found[f"reason{name}"] = reason._replace(rect=rect, angle=angle)
    return found


def _awards(prompt: GameOverPrompt, at: Layout, end: _Ending) -> Pieces:
    """What else was worth telling."""
    found: Pieces = {}
    for index, (award, rect) in enumerate(zip(prompt.awards, end.awards, strict=False)):
        sign = token(at.context.people[award.seats[0]]) if len(award.seats) == 1 else None
        found[f"award:{index}"] = parts.slip(
            at.space, rect, award_text(award), 28 if at.space.wide else 32, badge=sign,
            layer=24, enter=Waypoint(rect.scaled(0.8), opacity=0), delay=0.3 + index * 0.15,
            bounce=True,
        )  # fmt: skip
    return found


def award_text(award: MatchAward) -> str:
    """What somebody earned, in a line."""
    match award.key:
        case "few-turns":
            (turns,) = award.figures
            return tr.n("Won in {n} turn", "Won in only {n} turns", turns).format(n=turns)
        case "close-call":
            return tr._("Close call: {n} of 4 moves would lose").format(n=award.figures[0])
        case _:
            return tr._("Minds read: every answer right")
