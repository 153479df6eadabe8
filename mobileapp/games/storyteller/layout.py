"""Storyteller's table: where texts, pictures and score lie, and the pieces of several scenes."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from engine.games.storyteller import prompts
from engine.packs import Item
from mobileapp.games.storyteller.looks import Track, track_point
from mobileapp.languages.translation import tr
from mobileapp.stage import parts, scene
from mobileapp.stage.boxes import (
    EITHER,
    FIT,
    Box,
    Length,
    PerWindow,
    TextStyle,
    cached_layout,
    column,
    far_side,
    place_in,
    row,
)
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
from mobileapp.stage.tokens import (
    CARD,
    CORNER_GAP,
    ONE_LINE,
    Duration,
    Gap,
    Layer,
    Size,
    Text,
    bar,
)

Voting = prompts.StartVotingPrompt | prompts.VotePrompt | prompts.CastVotesPrompt
Shown = Voting | prompts.RoundResultPrompt
"""The prompts with pictures on the table."""


class Choice(NamedTuple):
    """The choices of a player who has not yet moved."""

    enlarged: str = ""
    """The id of the enlarged picture."""
    laid: tuple[str, ...] = ()
    """Ids of pictures on their way to the pile."""
    clue: str = ""
    held: int | None = None
    """The seat whose token was touched and waits for a target."""
    votes: tuple[tuple[int, int], ...] = ()
    """Seat and slot."""

    def enlarging(self, picture: str) -> scene.Choose:
        """A tap on a picture enlarges it or puts it back."""
        return scene.Choose(self._replace(enlarged="" if self.enlarged == picture else picture))


# --- where everything lies --------------------------------------------------------------------

CLUE_SLIP = PerWindow(
    tablet=Length(80, ONE_LINE, Text.SMALLEST),
    phone=Length(lines=2.7, style=Text.SMALLEST),
)
"""The height of the clue's paper where it has a line of its own."""
DOT = PerWindow(Length(8), phone=Length(11))
"""The diameter of a step of the score track."""
IN_SCORE, AROUND_SCORE = 28, 18
"""Padding inside the score track, up to the pictures, and outside it, for its numbers."""
SCORE_LINE = Length(66)
"""On a phone the track is a line below the pictures, which leaves them more room."""
POINTS, POINTS_FAR = Length(104), Length(50)
"""The height of everyone's points above the next step, and on the far side."""
POINTS_WIDTH = 2.8
"""The width of one player's points beside the question, as a multiple of its font size."""
NEXT_BESIDE_POINTS = Length(290)
"""The width of the button for the next step beside the points."""
SIDE, COLUMN, TABLE = 18, 28, 66
"""Flex factors: a narrow column beside the pictures, a wide one for all text, the pictures."""
PREFERRED = 1.02
"""The first arrangement is kept unless another makes the pictures larger than this factor."""
NOWHERE = Rect(0, 0, 0, 0)


class Places(NamedTuple):
    """Where things lie around the pictures; what is absent has no height."""

    room: Rect
    """For the pictures."""
    go: Rect
    """The button for the next step."""
    question: Rect
    clue: Rect = NOWHERE
    track: Rect = NOWHERE
    points: Rect = NOWHERE
    row: Rect = NOWHERE
    """Points and next step together: here tokens wait."""
    question_far: Rect = NOWHERE
    clue_far: Rect = NOWHERE
    points_far: Rect = NOWHERE
    pictures: tuple[Rect, ...] = ()


class Contents(NamedTuple):
    """Which texts a table shows: flags that decide where things lie."""

    clue: bool
    """A written clue; a spoken one leaves its room to the pictures."""
    question: bool = True
    alone: bool = False
    """One person reads it, so the far edge is free."""
    points: int = 0
    """The number of players whose points are shown."""


def all_contents() -> list[Contents]:
    """Every combination that occurs."""
    flags = product(EITHER, EITHER, (0, 3, 8))
    return [Contents(clue, alone=alone, points=points) for clue, alone, points in flags]


QUESTION, CLUE, NEXT = Box("question"), Box("clue"), Box("go", Size.BUTTON)


def _at_both_edges(middle: Box, contents: Contents, space: Space) -> Box:
    """Clue and question, or one of them, at the near and the far edge."""
    height, points = Size.EDGE_BAR.of(space), None
    if contents.points and space.wide:  # they share a line with the question
        points = Box(
            "points", 2, max_size=Length(lines=POINTS_WIDTH * contents.points, style=Text.BODY)
        )
    paper = bar(CLUE, size=height)
    if contents.clue and contents.question:
        edge = column(Box("question", Size.TEXT_LINE), paper, size=FIT, gap=Gap.TINY)
        opposite = column(row(QUESTION, points, size=Size.TEXT_LINE), paper, size=FIT, gap=Gap.TINY)
    elif contents.clue:
        edge = opposite = paper
    else:
        edge = bar(QUESTION, size=height)
        opposite = bar(QUESTION, points, size=height)
    return column(far_side(opposite), middle, edge, gap=Gap.SMALL)


def _above(middle: Box, contents: Contents, space: Space) -> Box:
    """The question at the top and the clue below it, for one reader."""
    clue = Box("clue", CLUE_SLIP.of(space)) if contents.clue else None
    return column(bar(QUESTION, size=Size.EDGE_BAR.of(space)), clue, middle, gap=Gap.TINY)


def _beside(middle: Box, contents: Contents, space: Space) -> Box:
    """The clue beside the question, where there is little height."""
    clue = Box("clue", 1.5) if contents.clue else None
    return column(bar(QUESTION, clue, size=Size.EDGE_BAR.of(space)), middle, gap=Gap.TINY)


AROUND: PerWindow[Callable[[Box, Contents, Space], Box]] = PerWindow(
    tablet=_at_both_edges,
    phone=_above,
    phone_landscape=_beside,
)
"""The texts around everything else."""


def _around(middle: Box, contents: Contents, space: Space) -> Box:
    around_it = _above if contents.alone and not space.phone else AROUND.of(space)
    return around_it(middle, contents, space)._replace(padding=Gap.SMALL)


PICTURES = PerWindow(
    tablet=Box("track", TABLE, padding=AROUND_SCORE, children=(Box("room", padding=IN_SCORE),)),
    phone=column(Box("room"), Box("track", SCORE_LINE, padding=Gap.SMALL), size=TABLE),
)
"""The pictures and the score."""
SIDE_BY_SIDE = row(
    Box("points"), Box("go", NEXT_BESIDE_POINTS), name="row", size=Size.BUTTON, gap=Gap.MEDIUM
)
STACKED = column(Box("points", POINTS), NEXT, name="row", size=FIT, gap=Gap.SMALL)
ROW = PerWindow(
    tablet=SIDE_BY_SIDE, tablet_portrait=STACKED, phone=STACKED, phone_landscape=SIDE_BY_SIDE
)
"""Points, tokens and the next step, below the pictures."""


def _row_below(contents: Contents, space: Space) -> Box:
    """The pictures, and below them a row for tokens, points and the next step."""
    below = ROW.of(space)
    if contents.alone and not space.phone:
        below = bar(below.with_size(1), size=below.size)
    opposite = not (space.wide or space.phone or contents.alone)
    top = Box("points_far", POINTS_FAR) if opposite else None
    return _around(column(top, PICTURES.of(space), below, gap=Gap.MEDIUM), contents, space)


def _row_beside(contents: Contents, space: Space) -> Box:
    """For many pictures: the row, and a question for both sides, stand beside them."""
    pictures, apart = PICTURES.of(space), contents.clue and not contents.alone
    asked = Box("question", 0.7) if apart else None
    below = column(Box("points"), NEXT, name="row", gap=Gap.MEDIUM)
    side = column(asked, below, size=SIDE, gap=Gap.MEDIUM)
    if contents.alone:
        return _around(row(pictures, side, gap=Gap.MEDIUM), contents, space)
    blank = column(Box("points"), Box(size=Size.BUTTON), gap=Gap.MEDIUM)  # only one button
    opposite = column(asked, blank, size=SIDE, gap=Gap.MEDIUM)
    edges = contents._replace(question=not apart, points=0)
    return _around(row(far_side(opposite), pictures, side, gap=Gap.MEDIUM), edges, space)


def _all_beside(contents: Contents, space: Space) -> Box:
    """For many pictures on a phone held sideways: all else in a column below the corner button."""
    clue = Box("clue", 4) if contents.clue else None
    below = column(Box("points"), NEXT, name="row", size=6, gap=Gap.SMALL)
    texts = column(CORNER_GAP, Box("question", 3), clue, below, size=COLUMN, gap=Gap.MEDIUM)
    return row(texts, PICTURES.of(space), CORNER_GAP, gap=Gap.MEDIUM, padding=Gap.SMALL)


TABLES: PerWindow[tuple[Callable[[Contents, Space], Box], ...]] = PerWindow(
    tablet=(_row_below, _row_beside),
    tablet_portrait=(_row_below,),
    phone=(_row_below,),
    phone_landscape=(_row_below, _all_beside),
)
"""Possible arrangements, the preferred one first; the one with the largest pictures is used."""
HEAP = column(
    Box("room", aspect=CARD, max_width=Length(400), padding=Gap.MARGIN),
    Box("go", Size.BUTTON, max_width=Size.NEXT_WIDTH),
    gap=Gap.SMALL,
)
"""The pictures in a heap, face down."""


@cached_layout(contents=all_contents(), count=range(3, 9))
def table_for(space: Space, contents: Contents, count: int) -> Places:
    """The arrangement with the largest pictures."""
    candidates: list[Places] = []
    for arrange in TABLES.of(space):
        at = place_in(Places, arrange(contents, space), space.area, space)
        pictures = grid(count, at.room, CARD, Gap.MEDIUM * space.unit)
        candidates.append(at._replace(pictures=tuple(pictures)))
    first = candidates[0]
    return max(candidates, key=lambda at: at.pictures[0].w * (PREFERRED if at is first else 1))


@cached_layout(contents=all_contents())
def heap_for(space: Space, contents: Contents) -> Places:
    """The arrangement while the pictures are a heap."""
    return place_in(Places, _around(HEAP, contents, space), space.area, space)


def question_and_clue(
    at: Places, space: Space, question: str, clue: str = "", badge: Token | None = None
) -> Pieces:
    """The question and the clue in their places, also for the far side."""
    style = Text.BODY if space.phone or at.clue.h else Text.HEADLINE
    asked = parts.words(space, at.question, question, style, badge=badge, layer=Layer.WORDS)
    found = parts.with_far_copy("headline", asked, at.question_far)
    if at.clue.h:
        slip = paper(space, at.clue, clue and quoted(clue), Text.CLUE)
        opposite = slip.rect.across(space.area) if at.clue_far.h else NOWHERE
        found |= parts.with_far_copy("clue", slip, opposite)
    return found


def pictures_on_table(
    prompt: Shown, context: SceneContext, choice: Choice, question: str, about: int | None
) -> tuple[Places, Pieces]:
    """The clue, a question `about` somebody, the score, and the pictures; a tapped one is large."""
    space, count = context.space, len(prompt.pictures)
    badge = None if about is None else token(context.people[about])
    alone = prompt.audience is not None or context.only_person is not None
    points = len(context.people) if isinstance(prompt, prompts.RoundResultPrompt) else 0
    at = table_for(space, Contents(bool(prompt.clue), True, alone, points), count)
    pieces = question_and_clue(at, space, question, prompt.clue, badge)
    pieces |= score(at, prompt.scores, prompt.target, context)
    items = [one if isinstance(one, Item) else one.item for one in prompt.pictures]
    for slot, (item, rect) in enumerate(zip(items, at.pictures, strict=True)):
        pieces |= _numbers(slot, rect, space, both=not (space.phone or alone))
        picture = _from_the_pile(slot, item, at.pictures, space)
        if choice.enlarged == item.id:
            room = space.area.inset(Gap.SMALL * space.unit)
            large = fitted(room, CARD)
            large = around(rect.cx, rect.cy, large.w, large.h).within(room)
            picture = picture._replace(rect=large, layer=Layer.LARGE, angle=0, lifted=1)
        pieces[f"picture:{item.id}"] = picture._replace(tap=choice.enlarging(item.id))
    return at, pieces


# --- the pieces -------------------------------------------------------------------------------

NUMBER = 0.66
"""The font size of a picture's number, as part of its slip."""


def _untidy(index: int, most: float) -> float:
    """A rotation or shift of at most `most`, different for each index."""
    return ((index * 37) % 11 - 5) / 5 * most


def pile(name: str, rect: Rect, count: int, layer: int, first: int = 0) -> Pieces:
    """Pictures face down on each other, none quite straight."""
    found = {}
    for index in range(first, first + count):
        shift = _untidy(index + 1, rect.w * 0.02)
        found[f"{name}:{index}"] = Piece(
            rect.moved(shift, index * rect.w * 0.01), Card(), face_up=False,
            angle=_untidy(index, 7), layer=layer + index, arc=rect.w * 0.2, duration=Duration.SLOW,
        )  # fmt: skip
    return found


def writable(paper: Rect) -> Rect:
    """The part of a paper that is written on."""
    return paper.inset(paper.w * 0.06, paper.h * 0.14)


def quoted(clue: str) -> str:
    return tr._("“{clue}”").format(clue=clue) if clue else tr._("The clue was given aloud")


def paper(space: Space, area: Rect, text: str, style: TextStyle, **more: Any) -> Piece:
    """A text on paper no wider than it needs; without text the paper fills the area."""
    wide = min(area.w, parts.text_width(space, text, style) * 1.3) if text else area.w
    rect = around(area.cx, area.cy, wide, area.h)
    return parts.slip(space, rect, text, style, layer=Layer.PAPER, **more)


def _from_the_pile(slot: int, item: Item, places: Sequence[Rect], space: Space) -> Piece:
    """A picture that comes from the pile, which is shuffled first."""
    rect = places[slot]
    heap = around(space.area.cx, scene.hull(places).cy, rect.w, rect.h)
    off = Rect(-heap.w * 2, heap.cy, heap.w / 2, heap.h / 2)
    side = 1 if slot % 2 else -1
    shuffled = (
        Waypoint(heap.moved(heap.w / 2 * side, slot * 2), 8 * side, face_up=False),
        Waypoint(heap, slot - 2, face_up=False),
    )
    return Piece(
        rect, Card(item), layer=Layer.CARD + slot, replaces_key=f"laid:{slot}",
        angle=_untidy(slot, 1.5),
        enter=Waypoint(heap, _untidy(slot, 10), face_up=False), waypoints=shuffled,
        leave=Waypoint(off, -40, face_up=False, delay=slot * Duration.STAGGER),
        delay=slot * Duration.STAGGER, arc=rect.w * 0.1, duration=Duration.SLOW,
    )  # fmt: skip


def _numbers(slot: int, rect: Rect, space: Space, both: bool) -> Pieces:
    """The number of a picture, with `both` also for the far side."""
    side = min(max(space.text(Text.SMALLEST.size) / NUMBER, rect.w * 0.2), rect.w * 0.3)
    corner = Rect(rect.x - side / 8, rect.y - side / 8, side, side)
    number = Piece(
        corner, Slip(str(slot + 1), side * NUMBER, face="figures"), layer=Layer.SIGN + slot,
        duration=Duration.QUICK, delay=Duration.SLOW + slot * Duration.STAGGER, public=False,
    )  # fmt: skip
    opposite = number._replace(rect=corner.across(rect), angle=180)
    return {f"number:{slot}": number} | ({f"number-far:{slot}": opposite} if both else {})


ON_TRACK = 40
"""The diameter of badges on the score track."""


def _line(strip: Rect) -> Rect:
    """The track as a line in a strip, with room for numbers below it."""
    return strip._replace(y=strip.y + strip.h * 0.7, h=1)


def score(
    at: Places,
    scores: Sequence[int],
    target: int,
    context: SceneContext,
    before: Sequence[int] = (),
) -> Pieces:
    """The score track with everyone's badge, which steps along it from the points `before`."""
    space, last = context.space, [min(points, target) for points in scores]
    look = Track(target, DOT.of(space).of(space), not space.phone)
    side = ON_TRACK * space.unit
    track = _line(at.track) if space.phone else at.track
    pieces: Pieces = {"track": Piece(track, look, layer=Layer.GROUND)}
    for seat, end in enumerate(last):
        fellows = last[:seat].count(end)
        rise = fellows * side / 10 if track.h > 1 else 0  # along a line they stay low
        x, y = track_point(track, end, target)
        spot = around(x + fellows * side / 3, y + rise, side, side).within(space.area)
        badge = parts.badge(context.people[seat], spot, layer=Layer.MARK + seat)
        if before and before[seat] < end:
            way = [track_point(track, step, target) for step in range(before[seat] + 1, end)]
            via = tuple(Waypoint(around(x, y, side, side)) for x, y in way)
            badge = badge._replace(waypoints=via, duration=Duration.QUICK, arc=side / 3)
        pieces[f"track:{seat}"] = badge
    return pieces


def vote_tokens(votes: Mapping[int, int], at: Places, context: SceneContext) -> Pieces:
    """Tokens on the pictures they vote for (seat to slot), at the lower edge beside the number."""
    found: Pieces = {}
    for seat, slot in votes.items():
        place, fellows = at.pictures[slot], sorted(s for s in votes if votes[s] == slot)
        side = min(place.w / 3, 64 * context.space.unit)
        first, last = place.x + place.w * 0.3 + side * 0.4, place.right - side / 2
        step = min(side, (last - first) / max(len(fellows) - 1, 1))
        x = (first + last) / 2 + step * (fellows.index(seat) - (len(fellows) - 1) / 2)
        rect = around(x, place.y + side * 0.56, side, side)
        found[f"voter:{seat}"] = parts.badge(
            context.people[seat], rect, layer=Layer.TOKEN + seat, arc=side / 3,
            enter=Waypoint(rect.moved(0, -side * 2), opacity=0),
        )  # fmt: skip
    return found
