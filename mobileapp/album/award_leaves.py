"""The leaves of an album with the awards of the evening."""

from collections.abc import Sequence
from typing import NamedTuple

from mobileapp.album.cells import HEADING, TILTS, below_heading, text_height
from mobileapp.album.looks import Glued
from mobileapp.album.views import AwardView
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, grid
from mobileapp.stage.looks import INK, SOFT_INK
from mobileapp.stage.page_parts import line_of, little_height, words_on_paper
from mobileapp.stage.parts import badge
from mobileapp.stage.piece import AppCommand, Piece, Pieces
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer, Text

AWARD_TITLE, AWARD_TEXT = TextStyle(30), TextStyle(24, "italic")
AWARD_SAID = TextStyle(26, "italic")
AWARD_PICTURE = PerWindow(0.21, tablet_portrait=0.17, phone=0.24)
"""The width of the picture of an award, as a part of the page's width."""
FEW_LARGER = {1: 1.8, 2: 1.35}
"""How much larger the pictures of so few awards of a leaf are."""
AWARD_TOKEN = Length(104)
"""The largest token of somebody who gets an award, in the place of its picture."""
MAX_WORDS = 0.6
"""The part of an award's height that its words take below the picture at most."""
AWARDS_A_LEAF, MAX_WINNERS = 3, 3
WINNERS_OVERLAP = 0.5
"""How far the tokens of several winners overlap, as a part of a token."""


class AwardsLeaf(NamedTuple):
    awards: tuple[AwardView, ...]
    first: int = 0
    chapter: int = -1


class _AwardLine(NamedTuple):
    """A line about an award."""

    key: str
    text: str
    style: TextStyle
    colour: str
    height: float


def _lines(award: AwardView, space: Space, width: float) -> list[_AwardLine]:
    """The lines about an award, as they are broken in this width."""
    said = award.picture.caption if award.picture else ""
    lines = (
        ("award", award.title, AWARD_TITLE, INK),
        ("why", " · ".join(filter(None, (award.names, award.reason))), AWARD_TEXT, SOFT_INK),
        ("said", said, AWARD_SAID, INK),
    )
    return [
        _AwardLine(*line, text_height(space, line[1], line[2], width, Text.TWO_LINES))
        for line in lines
        if line[1]
    ]


def _side_by_side(space: Space, count: int) -> bool:
    """Whether so many awards stand side by side, each below its picture, as there is no height."""
    return little_height(space) and count > 1


def _boxes(count: int, space: Space, inner: Rect) -> list[Rect]:
    """The boxes of so many awards below the heading, side by side or below each other."""
    rest, gap = below_heading(inner, space), Gap.LARGE * space.unit
    free = gap * (count - 1)
    if _side_by_side(space, count):
        return grid(count, rest, (rest.w - free) / count / rest.h, gap, rows=1)
    return grid(count, rest, rest.w / ((rest.h - free) / count), gap, rows=count)


def _parted(
    awards: Sequence[AwardView], space: Space, inner: Rect
) -> list[tuple[Rect, Rect, list[_AwardLine]]]:
    """The places of the picture and of the words of each award of a leaf, and its lines."""
    gap, count, boxes = Gap.MEDIUM * space.unit, len(awards), _boxes(len(awards), space, inner)
    if _side_by_side(space, count):
        told = [_lines(award, space, boxes[0].w) for award in awards]
        most = min(max(map(_height, told)), boxes[0].h * MAX_WORDS)
        cut = [box.cut_bottom(most, gap) for box in boxes]
        return [
            (picture, said.cut_top(min(_height(lines), most))[0], lines)
            for (said, picture), lines in zip(cut, told, strict=True)
        ]
    share = AWARD_PICTURE.of(space) * FEW_LARGER.get(count, 1)
    found = []
    for award, box in zip(awards, boxes, strict=True):
        picture, said = box.cut_left(box.w * share, gap)
        lines = _lines(award, space, said.w)
        high = min(_height(lines), said.h)
        found.append((picture, around(said.cx, said.cy, said.w, high), lines))
    return found


def _height(lines: Sequence[_AwardLine]) -> float:
    return sum(line.height for line in lines)


def award_leaves(awards: tuple[AwardView, ...], space: Space, inner: Rect) -> list[AwardsLeaf]:
    """The leaves with these awards, on each as many as fit."""
    found: list[AwardsLeaf] = []
    first = 0
    while first < len(awards):
        count = _fitting(awards[first:], space, inner)
        found.append(AwardsLeaf(awards[first : first + count], first))
        first += count
    return found


def _fitting(awards: Sequence[AwardView], space: Space, inner: Rect) -> int:
    """How many of these awards fit a leaf, counted from the first."""
    for count in range(min(AWARDS_A_LEAF, len(awards)), 1, -1):
        parted = _parted(awards[:count], space, inner)
        if all(_height(lines) <= said.h + 1 for _, said, lines in parted):
            return -(-len(awards) // -(-len(awards) // count))
    return 1


def award_pieces(leaf: AwardsLeaf, context: SceneContext, inner: Rect) -> Pieces:
    """Awards, each with its picture and what was said."""
    space, count = context.space, len(leaf.awards)
    heading, _ = inner.cut_top(line_of(space, HEADING))
    found: Pieces = {
        "heading": words_on_paper(space, heading, tr._("Awards of the evening"), HEADING)
    }
    parted = _parted(leaf.awards, space, inner)
    for place, (award, (picture, said, lines)) in enumerate(zip(leaf.awards, parted, strict=True)):
        if award.picture is not None:
            one = award.picture
            found[f"picture:{place}"] = Piece(
                picture, Glued(one.item, one.drawing, one.aspect, low=False), layer=Layer.CARD,
                angle=TILTS[place % len(TILTS)], free="sweep",
                tap=AppCommand(Command.AWARD, leaf.first + place) if one.item is not None else None,
            )  # fmt: skip
        else:
            found |= _winners(award, context, picture)
        shrink = said.h / max(_height(lines), 1)
        for line in lines:
            written, said = said.cut_top(line.height * shrink)
            found[f"{line.key}:{place}"] = words_on_paper(
                space, written, line.text, line.style, colour=line.colour,
                align="center" if _side_by_side(space, count) else "left",
            )  # fmt: skip
    return found


def _winners(award: AwardView, context: SceneContext, box: Rect) -> Pieces:
    """The tokens of those who get an award, in the place of its picture."""
    people = award.people[:MAX_WINNERS]
    tokens = 1 + (len(people) - 1) * (1 - WINNERS_OVERLAP)
    side = min(AWARD_TOKEN.of(context.space), box.w / tokens, box.h)
    step = side * (1 - WINNERS_OVERLAP)
    left = box.cx - step * (len(people) - 1) / 2
    return {
        f"winner:{award.title}:{number}": badge(
            context.people[number], around(left + place * step, box.cy, side, side),
            layer=Layer.PERSON + place,
        )
        for place, number in enumerate(people)
    }  # fmt: skip
