"""Whole people in profile for woodcuts: dark coats with cut folds, and faces worth a look."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from art.paint.story.cutouts.figures import MAN, Hair, Profile, head
from art.paint.story.cutouts.geometry import blob, ellipse, points, polygon, strip
from art.paint.story.sheets import Outline, Point, Sheet

Headgear = Literal["none", "brim", "cap", "scarf", "top", "straw"]
Cut = Literal["coat", "jacket", "dress", "stout"]
Arm = Sequence[Point]

INK, PAPER = "#161616", "#f4f4f4"
HANGING: Arm = ((-0.01, 0.76), (-0.06, 0.60), (0.02, 0.46))
REACHING: Arm = ((0.0, 0.76), (0.10, 0.64), (0.26, 0.66))
BEHIND_BACK: Arm = ((-0.02, 0.76), (-0.12, 0.62), (-0.09, 0.48))

_BODIES: dict[Cut, str] = {
    "coat": "-.02,.86 .05,.83 .085,.74 .08,.6 .12,.3 .15,.13 .15,.13 -.15,.12 -.15,.12 -.12,.34"
    " -.10,.56 -.12,.72 -.09,.82",
    "jacket": "-.02,.86 .05,.83 .09,.73 .085,.58 .10,.43 .10,.43 -.11,.43 -.11,.43 -.10,.58"
    " -.12,.72 -.09,.82",
    "dress": "-.02,.86 .045,.82 .09,.72 .055,.60 .12,.36 .22,.03 .22,.03 -.24,.03 -.24,.03 -.14,.36"
    " -.075,.60 -.10,.74 -.07,.82",
    "stout": "-.02,.86 .06,.82 .12,.72 .20,.58 .20,.44 .15,.30 .15,.30 -.13,.30 -.13,.30 -.13,.5"
    " -.14,.70 -.10,.81",
}
_FOLDS: dict[Cut, tuple[str, ...]] = {
    "coat": (".03,.56 .06,.36 .08,.18", "-.05,.54 -.06,.36 -.09,.17", ".0,.46 .0,.3 -.01,.16"),
    "jacket": (".055,.8 .05,.66 .055,.46",),
    "dress": (
        ".0,.58 .03,.36 .08,.08", "-.03,.58 -.07,.34 -.14,.08", ".03,.58 .08,.38 .15,.10",
        "-.01,.5 -.02,.3 -.03,.08",
    ),
    "stout": (".07,.8 .13,.62 .12,.36", "-.06,.7 -.07,.52 -.05,.34"),
}  # fmt: skip


@dataclass(frozen=True)
class Person:
    """Who it is: one unit high from the soles to the crown, looking to the right."""

    coat: str = INK
    kind: Profile = MAN
    hair: Hair = "short"
    skin: str = "#ece6de"
    hair_colour: str = "#202020"
    cut: Cut = "coat"
    headgear: Headgear = "none"
    gear_colour: str = INK
    trousers: str = INK
    head: float = 0.165
    """Its size; children have larger heads."""
    bow: float = 0.0
    """How many degrees the head hangs."""
    hand: Outline | None = None
    """Its hands, pointing right from a wrist at the origin; without it they are small mittens."""


def person(
    who: Person, arms: Sequence[Arm] = (HANGING,), stride: float = 0.06, lean: float = 0.0
) -> list[Sheet]:
    """Somebody standing at the origin; the first arm is before the body, a second one behind it."""
    sheets: list[Sheet] = []

    def add(outline: Outline, colour: str, *tags: str, turn: float = 80) -> None:
        sheets.append(Sheet(outline.turned(lean), colour, tags, turn=turn + lean))

    for arm in arms[1:]:
        _add_arm(add, arm, who)
    if who.cut != "dress":
        for side in (-1, 1):
            leg = ((0.0, 0.48), (side * stride * 0.6, 0.24), (side * stride, 0.02))
            add(strip(leg, 0.11, 0.065), who.trousers)
            add(_shoe().at(side * stride, 0), INK)
    add(blob(_BODIES[who.cut]), who.coat, "person")
    fold = PAPER if who.coat < "#6" else INK
    for path in _FOLDS[who.cut]:
        add(strip(points(path), 0.009, 0.019), fold)
    for sheet in _head(who):
        add(sheet.outline, sheet.colour, *sheet.tags)
    for arm in arms[:1]:
        _add_arm(add, arm, who)
    return sheets


def _shoe() -> Outline:
    return blob("-.045,0 -.045,0 -.045,.05 0,.055 .05,.035 .085,.02 .09,0 .09,0")


def _add_arm(add: Callable[..., None], arm: Arm, who: Person) -> None:
    """A sleeve from the shoulder to the wrist, and the hand in line with the forearm."""
    (ex, ey), (hx, hy) = arm[-2], arm[-1]
    palm = ellipse(0.032, 0.024).at(0.018, 0) | strip(((0.02, 0.008), (0.062, 0.004)), 0.018, 0.012)
    palm = palm | strip(((0.02, -0.008), (0.056, -0.014)), 0.018, 0.012)
    if who.hand is not None:
        palm = who.hand
    along = math.degrees(math.atan2(hy - ey, hx - ex))
    add(palm.turned(along).at(hx, hy), who.skin, "hand")
    add(strip(arm, 0.10, 0.062), who.coat, turn=20)


def _head(who: Person) -> list[Sheet]:
    """The head in profile with what it wears."""
    parts = head(who.skin, who.hair_colour, who.kind, who.hair, "none")
    face = [parts[0], Sheet(_features(), INK), *(parts[-1:] if who.hair != "none" else ())]
    gear = _HEADGEAR[who.headgear]
    face += [Sheet(outline, who.gear_colour) for outline in gear]
    placed = []
    for sheet in face:
        moved = sheet.placed(0.0, 0.0, who.head, -who.bow, False).outline
        placed.append(Sheet(moved.at(0.012, 1.0 - 0.56 * who.head), sheet.colour, sheet.tags))
    return placed


def _features() -> Outline:
    """Eye, brow and mouth, large enough for the gouge."""
    eye = ellipse(0.045, 0.055).at(0.27, 0.03)
    brow = strip(points(".15,.13 .27,.18 .37,.14"), 0.035, 0.05)
    return eye | brow | strip(points(".27,-.285 .34,-.28 .40,-.276"), 0.03)


_HEADGEAR: dict[Headgear, tuple[Outline, ...]] = {
    "none": (),
    "brim": (
        blob("-.5,.24 -.5,.24 -.44,.66 -.2,.78 .2,.74 .38,.6 .38,.3 .38,.3")
        | blob("-.86,.2 -.5,.28 .1,.32 .62,.34 .8,.26 .5,.22 0,.2 -.5,.14"),
    ),
    "straw": (
        blob("-.46,.24 -.46,.24 -.4,.62 -.1,.70 .26,.6 .36,.3 .36,.3")
        | blob("-1.0,.12 -.5,.3 .1,.36 .6,.36 1.0,.16 .5,.2 0,.2 -.5,.14"),
    ),
    "cap": (
        blob("-.52,.12 -.56,.4 -.34,.66 .1,.66 .4,.5 .44,.32 .44,.32 .0,.26 -.3,.2")
        | blob(".3,.3 .42,.38 .72,.28 .74,.22 .5,.22"),
    ),
    "top": (
        polygon("-.42,.3 -.48,1.15 .46,1.15 .4,.34")
        | blob("-.72,.24 -.4,.32 .3,.36 .66,.32 .66,.26 .3,.28 -.4,.24"),
    ),
    "scarf": (
        blob(
            ".36,.34 .2,.6 -.1,.68 -.42,.54 -.58,.2 -.54,-.2 -.5,-.6 -.3,-.84 .1,-.8 .26,-.62"
            " .2,-.5 .06,-.4 .04,-.1 .08,.14 .22,.28"
        ),
    ),
}
