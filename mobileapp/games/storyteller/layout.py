"""What lies on Storyteller's table in several scenes: piles, the clue, the score, the pictures."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.games.storyteller import prompts
from engine.packs import Item
from mobileapp.games.storyteller.looks import Track, track_point
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage import scene as stage
from mobileapp.stage.looks import Card, Slip, token
from mobileapp.stage.scene import Piece, Pieces, Rect, Space, Spot, Table, around, fitted, grid

CARD = 2 / 3
"""Width by height of a picture."""
Voting = prompts.StartVotingPrompt | prompts.VotePrompt | prompts.CastVotesPrompt
Shown = Voting | prompts.RoundResultPrompt
"""The prompts with pictures on the table."""


class Choice(NamedTuple):
    """What is half chosen."""

    enlarged: str = ""
    """The picture that is enlarged."""
    laid: tuple[str, ...] = ()
    """Pictures on their way to the pile."""
    clue: str = ""
    held: int | None = None
    """The seat whose token was touched and is to be put somewhere."""
    votes: tuple[tuple[int, int], ...] = ()
    """Seat and slot."""

    def enlarging(self, picture: str) -> stage.Choose:
        """A tap on a picture: it is enlarged, or put back."""
        return stage.Choose(self._replace(enlarged="" if self.enlarged == picture else picture))


def pile(name: str, rect: Rect, count: int, layer: int, first: int = 0) -> Pieces:
    """Cards lying face down on each other, none quite straight."""
    found = {}
    for index in range(first, first + count):
        turned = ((index * 37) % 11 - 5) * 1.4
        shift = ((index * 53) % 7 - 3) * rect.w * 0.008
        found[f"{name}:{index}"] = Piece(
            rect.moved(shift, index * rect.w * 0.01), Card(), face_up=False, angle=turned,
            layer=layer + index, arc=rect.w * 0.2, duration=0.42,
        )  # fmt: skip
    return found


def quoted(clue: str) -> str:
    return tr._("“{clue}”").format(clue=clue) if clue else tr._("The clue was given aloud")


def clue_slip(space: Space, area: Rect, clue: str, size: float, **more: Any) -> Piece:
    """The clue on paper, no wider than it needs."""
    wide = min(area.w, space.text(size) * (len(quoted(clue)) / 2 + 4))
    paper = around(area.cx, area.cy, wide, area.h)
    return parts.slip(space, paper, quoted(clue), size, face="italic", layer=3, **more)


def with_clue(
    clue: str, table: Table, question: str, alone: bool = False, **more: Any
) -> tuple[parts.Edges, Pieces]:
    """The clue on paper at both edges, the question above it, and what is left between."""
    space, gap = table.space, 6 * table.space.unit
    lying = space.phone and space.wide  # there the question stands beside the clue
    high = 116 / space.text_scale**0.5 if lying else 92 if space.phone else 86 / space.text_scale
    at = parts.edges(space, high, alone=alone)
    if lying:
        asking, paper = at.near.cut_left(at.near.w * 0.4, gap)
        asked, clued = at._replace(near=asking), at._replace(near=paper)
    elif space.phone or alone:
        paper, middle = at.middle.cut_top(space.text(28) * 2.7, gap)
        asked, clued = at._replace(middle=middle), at._replace(near=paper)
    else:
        near, middle = at.middle.cut_bottom(space.text(34) * 1.25, gap)
        far, middle = middle.cut_top(near.h, gap)
        asked, clued = parts.Edges(near, far, middle), at
    found: Pieces = {}
    for end, bar, angle in parts.sides(space, clued):
        found[f"clue{end}"] = clue_slip(space, bar, clue, 54, angle=angle)
    for end, bar, angle in parts.sides(space, asked):
        look = {"angle": angle, "layer": 41} | more
        found[f"headline{end}"] = parts.words(space, bar, question, 34, **look)
    return asked, found


class Layout(NamedTuple):
    """Where the pictures lie when everyone looks."""

    cards: list[Rect]
    track: Rect
    row: Rect


def _open_table(space: Space, count: int, middle: Rect) -> Layout:
    """The pictures inside the score; below them a row for tokens, points and the next step."""
    lines = 1 if space.wide else 2.3 if space.phone else 1.7
    row, rest = middle.cut_bottom(max(space.touch, 84 * space.unit) * lines, 12 * space.unit)
    track = rest.inset(18 * space.unit, 15 * space.unit)
    cards = grid(count, track.inset(33 * space.unit), CARD, 12 * space.unit)
    return Layout(cards, track, row)


def laid_out(prompt: Shown, table: Table, choice: Choice, question: str) -> tuple[Layout, Pieces]:
    """The clue at both edges, the score, and the pictures; a tapped one can be seen large."""
    space = table.space
    person = None if prompt.teller is None else token(table.people[prompt.teller])
    alone = prompt.audience is not None
    edges, pieces = with_clue(prompt.clue, table, question, alone, badge=person)
    at = _open_table(space, len(prompt.cards), edges.middle)
    pieces |= score(at, prompt.scores, prompt.target, table)
    for slot, (item, rect) in enumerate(zip(items_of(prompt), at.cards, strict=True)):
        pieces |= _numbers(slot, rect, space, both=bool(edges.far.h))
        card = _from_the_pile(slot, item, at.cards, space)
        if choice.enlarged == item.id:
            room = space.area.inset(10 * space.unit)
            large = fitted(room, CARD)
            large = around(rect.cx, rect.cy, large.w, large.h).within(room)
            card = card._replace(rect=large, layer=80, angle=0, lifted=0.8)
        pieces[f"card:{item.id}"] = card._replace(tap=choice.enlarging(item.id))
    return at, pieces


def items_of(prompt: Shown) -> tuple[Item, ...]:
    if isinstance(prompt, prompts.RoundResultPrompt):
        return tuple(card.item for card in prompt.cards)
    return prompt.cards


def _from_the_pile(slot: int, item: Item, places: Sequence[Rect], space: Space) -> Piece:
    """A picture as it comes from the pile, which is drawn apart and pushed together before."""
    rect = places[slot]
    heap = around(space.area.cx, stage.hull(places).cy, rect.w, rect.h)
    off = Rect(-heap.w * 1.5, heap.cy, heap.w * 0.5, heap.h * 0.5)
    side = 1 if slot % 2 else -1
    shuffled = (
        Spot(heap.moved(heap.w * 0.45 * side, slot * 2), 8 * side, face_up=False),
        Spot(heap, slot - 2, face_up=False),
    )
    return Piece(
        rect, Card(item), layer=10 + slot, was=f"laid:{slot}", angle=((slot * 29) % 7 - 3) * 0.5,
        enter=Spot(heap, (slot * 37 % 11 - 5) * 2, face_up=False), via=shuffled,
        leave=Spot(off, -40, face_up=False, delay=slot * stage.STAGGER),
        delay=slot * 0.04, arc=rect.w * 0.1, duration=0.42,
    )  # fmt: skip


def _numbers(slot: int, rect: Rect, space: Space, both: bool) -> Pieces:
    """The number of a picture, perhaps for both sides of the table."""
    side = min(max(space.text(parts.PUBLIC) / 0.66, rect.w * 0.2), rect.w * 0.3)
    corner = Rect(rect.x - side * 0.14, rect.y - side * 0.14, side, side)
    number = Piece(
        corner, Slip(str(slot + 1), side * 0.66, face="figures"), layer=30 + slot, duration=0.22,
        delay=0.6 + slot * stage.STAGGER, public=False,
    )  # fmt: skip
    far = number._replace(rect=corner.across(rect), angle=180)
    return {f"number:{slot}": number} | ({f"number-far:{slot}": far} if both else {})


def score(at: Layout, scores: Sequence[int], target: int, table: Table) -> Pieces:
    """The track, and where everyone stands on it."""
    space = table.space
    dot, side = max(8 * space.unit, 6 * space.density), 40 * space.unit
    pieces: Pieces = {"track": Piece(at.track, Track(target, dot, not space.phone), layer=1)}
    for seat, points in enumerate(scores):
        x, y = track_point(at.track, min(points, target), target)
        before = sum(min(other, target) == min(points, target) for other in scores[:seat])
        spot = around(x + before * side * 0.34, y + before * side * 0.1, side, side)
        spot = spot.within(space.area)
        pieces[f"track:{seat}"] = parts.badge(table.people[seat], spot, layer=46 + seat)
    return pieces


def on_card(rect: Rect, place: int, count: int, space: Space) -> Rect:
    """A token's place on a picture."""
    side = min(rect.w * 0.4, 64 * space.unit)
    step = min(side * 1.04, (rect.w - side * 1.1) / max(count - 1, 1))
    x = rect.cx + step * (place - (count - 1) / 2)
    return around(x, rect.cy - rect.h * 0.16, side, side)
