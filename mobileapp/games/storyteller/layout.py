"""What lies on Storyteller's table in several scenes: piles, the clue, the score, the pictures."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.games.storyteller import prompts
from engine.packs import Item
from mobileapp.games.storyteller.looks import Track, track_point
from mobileapp.languages.translation import tr
from mobileapp.stage import parts, scene
from mobileapp.stage.looks import Card, Slip, Token, token
from mobileapp.stage.scene import (
    Piece,
    Pieces,
    Rect,
    SceneContext,
    Space,
    Waypoint,
    around,
    fitted,
    grid,
)

CARD = 2 / 3
"""Width by height of a picture."""
GAP = 12
"""Between two pictures."""
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

    def enlarging(self, picture: str) -> scene.Choose:
        """A tap on a picture: it is enlarged, or put back."""
        return scene.Choose(self._replace(enlarged="" if self.enlarged == picture else picture))


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


def paper(space: Space, area: Rect, text: str, size: float, **more: Any) -> Piece:
    """The clue, or what stands for it, on paper no wider than it needs; or empty, to write on."""
    wide = min(area.w, space.text(size) * (len(text) / 2 + 4)) if text else area.w
    rect = around(area.cx, area.cy, wide, area.h)
    return parts.slip(space, rect, text, size, face="italic", layer=3, **more)


class Said(NamedTuple):
    """What is to be read around the pictures."""

    clue: str
    """Empty if it was only spoken: that leaves its room to the pictures."""
    question: str
    alone: bool = False
    """Whether one person reads it."""
    write: bool = False
    """Whether a spoken clue may be written down: on paper at the near edge."""
    badge: Token | None = None
    """Whom the question is about."""

    def pieces(self, space: Space, asked: parts.Edges, clued: parts.Edges) -> Pieces:
        found: Pieces = {}
        if self.question:
            size = 34 if space.phone or self.clue or self.write else parts.HEADLINE
            found = parts.headline(space, self.question, badge=self.badge, size=size, at=asked)
        for end, bar, angle in parts.sides(space, clued) if self.clue or self.write else ():
            text = self.clue and quoted(self.clue)
            found[f"clue{end}"] = paper(space, bar, text, 54, angle=angle)
        return found


def with_clue(said: Said, context: SceneContext) -> tuple[parts.Edges, Pieces]:
    """The clue on paper at both edges, the question above it, and what is left between."""
    space, gap = context.space, 6 * context.space.unit
    lying = space.phone and space.wide  # there the question stands beside the clue
    on_paper, high = bool(said.clue or said.write), (86 if said.clue else 76) / space.text_scale
    if space.phone and (on_paper or not lying):
        high = (116 if lying else 92) / space.text_scale**0.5
    at = asked = clued = parts.edges(space, high, alone=said.alone)
    if on_paper and (lying or (said.write and not (space.phone or said.alone))):
        asking, bar = at.near.cut_left(at.near.w * (0.4 if lying else 0.48), gap)
        asked, clued = at._replace(near=asking), at._replace(near=bar, far=at.far._replace(h=0))
    elif on_paper and (space.phone or said.alone):
        bar, middle = at.middle.cut_top(space.text(28) * 2.7, gap)
        asked, clued = at._replace(middle=middle), at._replace(near=bar)
    elif on_paper and said.question:
        near, middle = at.middle.cut_bottom(space.text(34) * 1.25, gap)
        far, middle = middle.cut_top(near.h, gap)
        asked = parts.Edges(near, far, middle)
    return asked, said.pieces(space, asked, clued)


class Layout(NamedTuple):
    """Where the pictures lie when everyone looks."""

    cards: list[Rect]
    track: Rect
    row: Rect
    """For tokens, points and the next step: below the pictures, or beside them."""
    far: Rect
    """For the points as those opposite read them."""


def _open_table(space: Space, count: int, middle: Rect, alone: bool) -> Layout:
    """The pictures inside the score; below them a row for tokens, points and the next step."""
    lines, bar, gap = 1.0, max(space.touch, 84 * space.unit), 12 * space.unit
    far = Rect(middle.x, middle.top, middle.w, 0)
    if not space.wide:
        lines = 2.3 if space.phone else 2.1
        if not space.phone and not alone:
            far, middle = middle.cut_top(bar * 0.6)
    row, rest = middle.cut_bottom(bar * lines, gap)
    if alone and not space.phone:  # it lies between the corners
        row = row.inset(parts.corner_side(space) + gap, 0)
    return _with_track(space, count, rest, row)._replace(far=far)


def _with_track(space: Space, count: int, area: Rect, row: Rect) -> Layout:
    """The score around the pictures; on a phone a line below them, so that they are larger."""
    dot = _dot(space)
    if space.phone:
        strip, inner = area.cut_bottom(6 * dot)
        track = Rect(strip.x + 2 * dot, strip.y + 3.8 * dot, strip.w - 4 * dot, 1)
    else:
        track = area.inset(18 * space.unit, 2.4 * dot)
        inner = track.inset(28 * space.unit)
    return Layout(grid(count, inner, CARD, GAP * space.unit), track, row, row)


def _in_two_rows(said: Said, context: SceneContext, count: int) -> tuple[Layout, Pieces]:
    """Many pictures: the row goes beside them, and so does a question that both sides read."""
    space, gap = context.space, 12 * context.space.unit
    apart = bool(said.clue) and not said.alone
    edges, found = with_clue(said._replace(question="") if apart else said, context)
    side, rest = edges.middle.cut_right(edges.middle.w * 0.17, gap)
    if not said.alone:
        _, rest = rest.cut_left(side.w, gap)
    if apart:
        asked, side = side.cut_top(side.h * 0.4, gap)
        found |= parts.both(space, "headline", parts.words(space, asked, said.question, 34))
    return _with_track(space, count, rest, side), found


def _on_a_lying_phone(said: Said, context: SceneContext, count: int) -> tuple[Layout, Pieces]:
    """Many pictures: all else stands in a column beside them, below the corner."""
    space, gap = context.space, 12 * context.space.unit
    corner = parts.corner_side(space) + gap
    column, rest = space.area.inset(gap).cut_left(space.area.w * 0.3, gap)
    asked, row = column.cut_bottom(column.h - corner)[0].cut_top(column.h * 0.2, gap)
    bar, row = row.cut_top(row.h * 0.4 if said.clue or said.write else 0, gap)
    at = parts.Edges(asked, Rect(0, 0, 0, 0), rest)
    found = said.pieces(space, at, at._replace(near=bar))
    return _with_track(space, count, rest.cut_right(corner)[1], row), found


def laid_out(
    prompt: Shown, context: SceneContext, choice: Choice, question: str, about: int | None
) -> tuple[Layout, Pieces]:
    """The clue at both edges, a question `about` somebody, the score, and the pictures; a tapped
    one can be seen large."""
    space, count = context.space, len(prompt.cards)
    badge = None if about is None else token(context.people[about])
    alone = prompt.audience is not None or context.only_person is not None
    said = Said(prompt.clue, question, alone, getattr(prompt, "may_write", False), badge)
    edges, pieces = with_clue(said, context)
    at = _open_table(space, count, edges.middle, alone)
    if space.wide:
        other, found = (_on_a_lying_phone if space.phone else _in_two_rows)(said, context, count)
        if other.cards[0].w > at.cards[0].w * 1.02:
            at, pieces = other, found
    pieces |= score(at, prompt.scores, prompt.target, context)
    items = [card if isinstance(card, Item) else card.item for card in prompt.cards]
    for slot, (item, rect) in enumerate(zip(items, at.cards, strict=True)):
        pieces |= _numbers(slot, rect, space, both=not (space.phone or alone))
        card = _from_the_pile(slot, item, at.cards, space)
        if choice.enlarged == item.id:
            room = space.area.inset(10 * space.unit)
            large = fitted(room, CARD)
            large = around(rect.cx, rect.cy, large.w, large.h).within(room)
            card = card._replace(rect=large, layer=80, angle=0, lifted=0.8)
        pieces[f"card:{item.id}"] = card._replace(tap=choice.enlarging(item.id))
    return at, pieces


def _from_the_pile(slot: int, item: Item, places: Sequence[Rect], space: Space) -> Piece:
    """A picture as it comes from the pile, which is drawn apart and pushed together before."""
    rect = places[slot]
    heap = around(space.area.cx, scene.hull(places).cy, rect.w, rect.h)
    off = Rect(-heap.w * 1.5, heap.cy, heap.w * 0.5, heap.h * 0.5)
    side = 1 if slot % 2 else -1
    shuffled = (
        Waypoint(heap.moved(heap.w * 0.45 * side, slot * 2), 8 * side, face_up=False),
        Waypoint(heap, slot - 2, face_up=False),
    )
    return Piece(
        rect, Card(item), layer=10 + slot, replaces_key=f"laid:{slot}",
        angle=((slot * 29) % 7 - 3) * 0.5,
        enter=Waypoint(heap, (slot * 37 % 11 - 5) * 2, face_up=False), waypoints=shuffled,
        leave=Waypoint(off, -40, face_up=False, delay=slot * scene.STAGGER),
        delay=slot * 0.04, arc=rect.w * 0.1, duration=0.42,
    )  # fmt: skip


def _numbers(slot: int, rect: Rect, space: Space, both: bool) -> Pieces:
    """The number of a picture, perhaps for both sides of the table."""
    side = min(max(space.text(parts.PUBLIC) / 0.66, rect.w * 0.2), rect.w * 0.3)
    corner = Rect(rect.x - side * 0.14, rect.y - side * 0.14, side, side)
    number = Piece(
        corner, Slip(str(slot + 1), side * 0.66, face="figures"), layer=30 + slot, duration=0.22,
        delay=0.6 + slot * scene.STAGGER, public=False,
    )  # fmt: skip
    far = number._replace(rect=corner.across(rect), angle=180)
    return {f"number:{slot}": number} | ({f"number-far:{slot}": far} if both else {})


def _dot(space: Space) -> float:
    """The size of a step of the track; its numbers stand outside it."""
    return max(8 * space.unit, 6 * space.density)


def score(
    at: Layout,
    scores: Sequence[int],
    target: int,
    context: SceneContext,
    before: Sequence[int] = (),
) -> Pieces:
    """The track, and where everyone stands on it; tokens step along it from where they were."""
    space, last = context.space, [min(points, target) for points in scores]
    side, look = 40 * space.unit, Track(target, _dot(space), not space.phone)
    pieces: Pieces = {"track": Piece(at.track, look, layer=1)}
    for seat, end in enumerate(last):
        fellows = last[:seat].count(end)
        rise = fellows * side * 0.1 if at.track.h > 1 else 0  # along a line they stay low
        x, y = track_point(at.track, end, target)
        spot = around(x + fellows * side * 0.34, y + rise, side, side).within(space.area)
        badge = parts.badge(context.people[seat], spot, layer=46 + seat)
        if before and before[seat] < end:
            way = [track_point(at.track, step, target) for step in range(before[seat] + 1, end)]
            via = tuple(Waypoint(around(x, y, side, side)) for x, y in way)
            badge = badge._replace(waypoints=via, duration=0.16, arc=side * 0.3)
        pieces[f"track:{seat}"] = badge
    return pieces


def vote_tokens(votes: Mapping[int, int], at: Layout, context: SceneContext) -> Pieces:
    """Tokens on the pictures they were brought to, seats and slots: at the lower rim, beside the
    number."""
    found: Pieces = {}
    for seat, slot in votes.items():
        card, fellows = at.cards[slot], sorted(s for s in votes if votes[s] == slot)
        side = min(card.w * 0.36, 64 * context.space.unit)
        first, last = card.x + card.w * 0.3 + side * 0.4, card.right - side * 0.5
        step = min(side * 1.04, (last - first) / max(len(fellows) - 1, 1))
        x = (first + last) / 2 + step * (fellows.index(seat) - (len(fellows) - 1) / 2)
        rect = around(x, card.y + side * 0.56, side, side)
        found[f"voter:{seat}"] = parts.badge(
            context.people[seat], rect, layer=64 + seat, arc=side * 0.3,
            enter=Waypoint(rect.moved(0, -side * 3), opacity=0),
        )  # fmt: skip
    return found
