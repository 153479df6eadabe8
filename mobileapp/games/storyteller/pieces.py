"""The pieces of Storyteller that several scenes show: piles, the clue, the pictures, the score."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.storyteller import prompts
from engine.games.storyteller.scoring import LISTENERS
from engine.packs import Item
from mobileapp.games.storyteller.layout import Choice, Contents, TablePlaces, table_for
from mobileapp.games.storyteller.looks import Track, track_point
from mobileapp.languages.translation import tr
from mobileapp.stage import parts
from mobileapp.stage.boxes import NOWHERE, Length, TextStyle
from mobileapp.stage.geometry import Rect, around, fitted, hull
from mobileapp.stage.looks import Card, Slip, Token, token
from mobileapp.stage.piece import Piece, Pieces, Waypoint
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Layer, Size, Text

Voting = prompts.StartVotingPrompt | prompts.VotePrompt | prompts.CastVotesPrompt
Shown = Voting | prompts.RoundResultPrompt
"""The prompts with face-up pictures on the table."""


# --- piles and papers -------------------------------------------------------------------------

UNTIDY = (-1, -0.2, 0.6, -0.8, 0, 0.8, -0.6, 0.2, 1, -0.4, 0.4)
"""Factors that make pictures look as if they were laid by hand, one for each picture in turn.

The rotation or sideways shift of a picture is its factor times the maximum.
"""
PILE_TILT, TABLE_TILT, SHUFFLED_TILT, AWAY_TILT = 7, 1.5, 10, -40
"""Rotations of pictures, in degrees.

The first three are maxima: on a pile, on the table, and while pictures are shuffled. The last one
is the rotation of every picture that is cleared away.
"""
DRIFT, THICKNESS, HOP = 0.02, 0.01, 0.15
"""The maximum sideways shift of a picture on a pile, its distance above the picture below it, and
the height of the arc in which pictures move, all as parts of a picture's width.
"""
WRITING_MARGINS = 0.06, 0.14
"""The margins of the text on a slip: on the left and right as part of the slip's width, above and
below as part of its height.
"""
PAPER_WIDTH = 1.3
"""The width of a slip, as a multiple of the width of its text."""


BRISK = 0.6
"""The duration of the steps of a reveal in later rounds, as part of that in the first round."""


def pace(prompt: Shown) -> float:
    """The factor for the durations of a reveal: after the first round, people know what comes."""
    return 1 if prompt.round == 1 else BRISK


def _untidy(index: int, most: float) -> float:
    """A rotation or shift from -`most` to `most` that differs from index to index."""
    return UNTIDY[index % len(UNTIDY)] * most


def pile(name: str, rect: Rect, count: int, layer: int, first: int = 0) -> Pieces:
    """A pile of `count` face-down pictures, slightly rotated, with the keys `<name>:<index>`.

    `first` is the index of the lowest one.
    """
    found = {}
    for index in range(first, first + count):
        shift = _untidy(index + 1, rect.w * DRIFT)
        found[f"{name}:{index}"] = Piece(
            rect.moved(shift, index * rect.w * THICKNESS), Card(), face_up=False,
            angle=_untidy(index, PILE_TILT), layer=layer + index, arc=rect.w * HOP,
            duration=Duration.SLOW,
        )  # fmt: skip
    return found


def writable(paper: Rect) -> Rect:
    """The part of a slip for the text."""
    beside, above = WRITING_MARGINS
    return paper.inset(paper.w * beside, paper.h * above)


def quoted(clue: str) -> str:
    return tr._("“{clue}”").format(clue=clue) if clue else tr._("The clue was given aloud")


def paper(space: Space, area: Rect, text: str, style: TextStyle, **more: Any) -> Piece:
    """A slip that is only as wide as its text needs; without text it fills the area."""
    wide = min(area.w, parts.text_width(space, text, style) * PAPER_WIDTH) if text else area.w
    rect = around(area.cx, area.cy, wide, area.h)
    return parts.slip(space, rect, text, style, layer=Layer.PAPER, **more)


def question_and_clue(
    at: TablePlaces, space: Space, question: str, clue: str, badge: Token | None = None
) -> Pieces:
    """The question and the clue, and their copies for the far side.

    The clue and the copies are left out where the layout has no places for them. `badge` is shown
    before the question.
    """
    style = Text.BODY if space.phone or "clue" in at else Text.HEADLINE
    asked = parts.words(space, at.question, question, style, badge=badge)
    found = parts.with_far_copy("headline", asked, at.find("question_far"))
    if "clue" in at:
        slip = paper(space, at.clue, clue and quoted(clue), Text.CLUE)
        opposite = slip.rect.across(space.area) if "clue_far" in at else NOWHERE
        found |= parts.with_far_copy("clue", slip, opposite)
    return found


# --- the pictures -----------------------------------------------------------------------------

NUMBER, NUMBER_SIDE, OVERHANG = 0.66, (0.2, 0.3), 0.125
"""The slip with the number of a picture.

NUMBER: the font size as part of the slip's width. NUMBER_SIDE: the minimum and the maximum width of
the slip as parts of the picture's width. OVERHANG: the part of the slip outside the picture.
"""
LONG = 10
"""The maximum number of characters of an owner's name in one line; longer names take two lines."""


def pictures_on_table(
    prompt: Shown,
    context: SceneContext,
    choice: Choice,
    question: str,
    about: int | None,
    owners: bool = False,
) -> tuple[TablePlaces, Pieces]:
    """The places of the table, and its pieces: the clue, a question, the score, and the pictures.

    `about` is the seat whose badge is shown before the question, or None for no badge. With
    `owners`, there is room for the owners' names below the pictures of a result. A tap enlarges a
    picture.
    """
    space, count = context.space, len(prompt.pictures)
    badge = None if about is None else token(context.people[about])
    alone = prompt.audience is not None or context.only_person is not None
    contents = Contents(bool(prompt.clue), True, alone)
    if isinstance(prompt, prompts.RoundResultPrompt):
        points = len(scored(context, prompt.scores, prompt.together))
        lines = owner_lines(prompt, context)
        contents = contents._replace(points=points, note=not prompt.clue)
        contents = contents._replace(owners=lines if owners else 0)
    at = table_for(space, contents, count)
    pieces = question_and_clue(at, space, question, prompt.clue, badge)
    pieces |= score(at, scored(context, prompt.scores, prompt.together), prompt.target, context)
    items = [one if isinstance(one, Item) else one.item for one in prompt.pictures]
    for slot, (item, rect) in enumerate(zip(items, at.pictures, strict=True)):
        pieces |= _numbers(slot, rect, space, both=not (space.phone or alone))
        picture = _from_the_pile(slot, item, at.pictures, space, first=prompt.round == 1)
        if choice.enlarged == item.id:
            room = space.area.inset(Gap.SMALL * space.unit)
            large = fitted(room, Size.CARD)
            large = around(rect.cx, rect.cy, large.w, large.h).within(room)
            picture = picture._replace(rect=large, layer=Layer.LARGE, angle=0, lifted=1)
        pieces[f"picture:{item.id}"] = picture._replace(tap=choice.enlarging(item.id))
    return at, pieces


def owner_lines(prompt: prompts.RoundResultPrompt, context: SceneContext) -> int:
    """The number of lines on the slips with the owners' names (see `Contents.owners`)."""
    owners = {picture.owner for picture in prompt.pictures if picture.owner is not None}
    return 1 if all(len(context.name(seat)) <= LONG for seat in owners) else 2


def _from_the_pile(
    slot: int, item: Item, places: Sequence[Rect], space: Space, first: bool
) -> Piece:
    """A face-up picture at its place on the table; it moves there from the pile.

    In the `first` round people see how the pile is shuffled before.
    """
    rect = places[slot]
    heap = around(space.area.cx, hull(places).cy, rect.w, rect.h)
    off = Rect(-heap.w * 2, heap.cy, heap.w / 2, heap.h / 2)
    side = 1 if slot % 2 else -1
    shuffled = (
        Waypoint(heap.moved(heap.w / 2 * side, slot * 2), SHUFFLED_TILT * side, face_up=False),
        Waypoint(heap, slot - 2, face_up=False),
    )
    return Piece(
        rect, Card(item), layer=Layer.CARD + slot, replaces_key=f"laid:{slot}",
        angle=_untidy(slot, TABLE_TILT),
        enter=Waypoint(heap, _untidy(slot, SHUFFLED_TILT), face_up=False),
        waypoints=shuffled if first else (),
        leave=Waypoint(off, AWAY_TILT, face_up=False, delay=slot * Duration.STAGGER),
        delay=slot * Duration.STAGGER, arc=rect.w * HOP, duration=Duration.SLOW,
    )  # fmt: skip


def _numbers(slot: int, rect: Rect, space: Space, both: bool) -> Pieces:
    """A slip with the number of a picture; if `both`, also a rotated copy for the far side."""
    least, most = NUMBER_SIDE
    side = min(max(space.text(Text.SMALLEST.size) / NUMBER, rect.w * least), rect.w * most)
    corner = Rect(rect.x, rect.y, side, side).moved(-side * OVERHANG, -side * OVERHANG)
    number = Piece(
        corner, Slip(str(slot + 1), side * NUMBER, face="figures"), layer=Layer.SIGN + slot,
        duration=Duration.QUICK, delay=Duration.SLOW + slot * Duration.STAGGER, public=False,
    )  # fmt: skip
    opposite = number._replace(rect=corner.across(rect), angle=180)
    return {f"number:{slot}": number} | ({f"number-far:{slot}": opposite} if both else {})


# --- the score --------------------------------------------------------------------------------

ON_TRACK = 0.56
"""The diameter of badges on the score track, as part of the track's height."""
ASIDE, RISE = 1 / 3, 0.1
"""The horizontal and the vertical distance from one badge to the next on the same step, as parts of
their diameter.
"""


def scored(context: SceneContext, scores: Sequence[int], together: bool) -> dict[int, int]:
    """The scores to show, by seat: of all at the table, but in *Between us* only of the people."""
    seats = context.seats[:-LISTENERS] if together else context.seats
    return {seat: scores[seat] for seat in seats}


def _short_track(players: int) -> int:
    """The length of the score track in a short match: enough for the points of most matches."""
    return 5 * (players // 2 + 1)


def score(
    at: TablePlaces,
    scores: Mapping[int, int],
    target: int,
    context: SceneContext,
    before: Mapping[int, int] | None = None,
) -> Pieces:
    """The score track with everyone's badge.

    A short match, whose `target` is 0, has a track of its own length. If the scores `before` this
    round are given, badges move along the track to the new scores.
    """
    steps = target or max(_short_track(len(scores)), *scores.values())
    space, track, last = context.space, at.track, list[int]()
    side, both = track.h * ON_TRACK, parts.two_sided(context)
    pieces: Pieces = {"track": Piece(track, Track(steps, both), layer=Layer.GROUND)}
    for order, (seat, points) in enumerate(scores.items()):
        end = min(points, steps)
        fellows = last.count(end)
        last.append(end)
        x, y = track_point(track, end, steps, both)
        aside, rise = fellows * side * ASIDE, fellows * side * RISE
        spot = around(x + aside, y + rise, side, side).within(space.area)
        badge = parts.badge(context.people[seat], spot, layer=Layer.MARK + order)
        if before and before[seat] < end:
            way = [track_point(track, step, steps, both) for step in range(before[seat] + 1, end)]
            via = tuple(Waypoint(around(x, y, side, side)) for x, y in way)
            badge = badge._replace(waypoints=via, duration=Duration.QUICK, arc=side * ASIDE)
        pieces[f"track:{seat}"] = badge
    return pieces


# --- votes ------------------------------------------------------------------------------------

TOKEN, TOKEN_WIDTH = Length(64), 1 / 3
"""The maximum diameter of a token on a picture, as a length and as part of the picture's width."""


def vote_tokens(votes: Mapping[int, int], at: TablePlaces, context: SceneContext) -> Pieces:
    """The voters' tokens at the lower edge of the pictures, beside the numbers.

    `votes` maps the seat of each voter to the slot of a picture.
    """
    found: Pieces = {}
    for seat, slot in votes.items():
        place, fellows = at.pictures[slot], sorted(s for s in votes if votes[s] == slot)
        side = min(place.w * TOKEN_WIDTH, TOKEN.of(context.space))
        first, last = place.x + place.w * NUMBER_SIDE[1] + side / 2, place.right - side / 2
        step = min(side, (last - first) / max(len(fellows) - 1, 1))
        x = (first + last) / 2 + step * (fellows.index(seat) - (len(fellows) - 1) / 2)
        rect = around(x, place.y + side / 2, side, side)
        found[f"voter:{seat}"] = parts.badge(
            context.people[seat], rect, layer=Layer.TOKEN + seat, arc=side * ASIDE,
            enter=Waypoint(rect.moved(0, -side * 2), opacity=0),
        )  # fmt: skip
    return found
