"""Two who roll up one track in the snow from both ends."""

import math
from dataclasses import dataclass
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, paces, posed, shaggy
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN, WOMAN, Hair, Profile
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    points,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.022)

_TRACK = (
    ".30,-1.16 .70,-1.14 1.2,-1.06 1.4,-.7 1.1,-.36 .5,-.24 -.2,-.04 -.62,.14 -.66,.34 -.30,.46"
    " .25,.51"
)
"""The middle of the strip of snow, from the near roll to the far one."""
_WIDE, _NARROW = 0.30, 0.13


@dataclass(frozen=True)
class _Walker:
    """One of the two: the coat, the face and what is on the head."""

    coat: str
    kind: Profile
    hair: Hair
    tone: str
    cap: str


_HE = _Walker(INKS["lamp"], MAN, "short", "#3a3a3a", "#5a5a5a")
_SHE = _Walker(INKS["night"], WOMAN, "bob", BLACK, WHITE)


@card(
    palette="block_night",
    hand="woodcut",
    title="Each had the other’s tracks",
    subject="two who roll up one track from both ends",
    props=("roll of snow", "footprints", "man", "woman", "strip of snow", "fox", "firs"),
    mood=("stubborn", "sly", "tender"),
)
def two_hunters(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _country(), 0, 0, depth=58.0)
    lay_pile(scene, _strip_of_snow(), 0, 0, depth=54.0)
    lay_pile(scene, _fox(), -0.60, 0.24, 0.34, depth=50.0)
    lay_pile(scene, _pusher(_SHE), 0.60, 0.46, 0.52, flip=True, depth=46.0)
    lay_pile(scene, _pusher(_HE), -0.36, -1.34, 1.10, depth=40.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", stars=10, contrast=1.5, lamp_pool=0
    )


def _country() -> list[Sheet]:
    """Bare dark ground, and far firs before the sky."""
    ground = land((-1, 0.98), (-0.3, 1.04), (0.4, 1.00), (1, 1.06))
    firs = Outline(())
    for x, y, size in (
        (-0.86, 1.0, 0.30),
        (-0.66, 1.02, 0.20),
        (-0.46, 1.03, 0.26),
        (0.9, 1.04, 0.22),
    ):
        tree = polygon("-.4,0 -.15,.4 -.3,.4 0,1 .3,.4 .15,.4 .4,0")
        firs = firs | posed(tree, size, 0, x, y)
    return [
        *_edged(firs, BLACK, "firs", line=WHITE, edge=0.014),
        Sheet(ground, "#303030", ("bare ground",), turn=2),
    ]


def _strip_of_snow() -> list[Sheet]:
    """The strip that is left between the two rolls, with prints in both directions."""
    snow = strip(points(_TRACK), _WIDE, _NARROW)
    sole = blob("-.08,.0 -.06,.03 -.02,.022 .02,.034 .08,.024 .10,.0 .08,-.024 .02,-.03 -.06,-.03")
    prints = Outline(())
    stops = paces(_TRACK, 0.155)
    for index, (x, y, way) in enumerate(stops):
        size = 1.0 - 0.55 * index / len(stops)
        side = 1 if index % 2 else -1
        off = math.radians(way + 90 * side)
        at = (x + 0.07 * size * math.cos(off), y + 0.07 * size * math.sin(off))
        prints = prints | sole.scaled(0.8 * size, 0.9 * size).turned(way).at(*at)
    return [*_edged(snow, WHITE, "strip of snow"), Sheet(prints, BLACK, ("footprints",))]


def _roll() -> list[Sheet]:
    """A strip of snow rolled up like a carpet: its spiral to the front, prints on its back."""
    front, back = (0.66, 0.45), (0.70, 0.60)
    discs = ellipse(0.42).at(*front) | ellipse(0.42).at(*back)
    side = polygon(".25,.48 .29,.63 1.12,.58 1.08,.43")
    turns = [(r * math.cos(a), r * math.sin(a))
             for a, r in ((0.4 * i, 0.06 + 0.0072 * i) for i in range(49))]  # fmt: skip
    spiral = strip([(x + front[0], y + front[1]) for x, y in turns], 0.022, 0.030)
    sole = blob("-.08,.0 -.06,.03 -.02,.022 .02,.034 .08,.024 .10,.0 .08,-.024 .02,-.03 -.06,-.03")
    prints = posed(sole, 0.9, 38, 0.42, 0.86) | posed(sole, 0.9, -8, 0.70, 0.95)
    prints = prints | posed(sole, 0.8, -48, 0.98, 0.84)
    return [
        *_edged(discs | side, WHITE, "roll of snow", edge=0.028), Sheet(prints, BLACK),
        *_edged(ellipse(0.42).at(*front), WHITE, "roll of snow", edge=0.02), Sheet(spiral, BLACK),
    ]  # fmt: skip


def _boot(turn: float, x: float, y: float) -> Outline:
    """A boot that points right, its ankle at (x, y)."""
    boot = blob(
        "-.09,.14 -.09,.14 .08,.14 .08,.14 .08,.04 .15,.01 .22,-.02 .23,-.08 .23,-.08 -.09,-.08"
        " -.09,-.08 -.10,.02"
    )
    return boot.turned(turn).at(x, y)


def _pusher(walker: _Walker) -> list[Sheet]:
    """Somebody bent behind a roll that is pushed to the right, one unit high."""
    coat = blob(
        ".16,1.00 -.02,1.02 -.22,.90 -.38,.62 -.56,.28 -.56,.28 -.26,.18 .06,.24 .06,.24 .10,.5"
        " .20,.74 .24,.92"
    )
    folds = cuts("-.30,.60 -.38,.44 -.46,.30", "-.16,.52 -.18,.36 -.20,.22",
                 "-.04,.50 -.02,.36 .0,.24",
                 "-.16,.86 -.06,.78 .02,.78", thick=0.024)  # fmt: skip
    far_leg = strip(points("-.30,.34 -.48,.20 -.62,.10"), 0.17, 0.13)
    near_leg = strip(points("-.10,.34 .0,.20 -.02,.08"), 0.18, 0.14)
    far_arm = strip(points(".10,.90 .36,.98 .58,1.02"), 0.15, 0.12)
    arm = strip(points(".0,.86 .18,.70 .40,.84"), 0.20, 0.14) | ellipse(0.10).at(0.0, 0.86)
    return [
        *_edged(_boot(-30, -0.66, 0.06), "#5a5a5a", "boots"), *_edged(far_leg, "#9a9a9a", turn=50),
        *_edged(_boot(0, -0.02, 0.08), "#5a5a5a", "boots"), *_edged(near_leg, "#c4c4c4", turn=80),
        *_roll(), *_edged(far_arm, walker.coat, turn=10), *_mitten(0.62, 1.03, 10),
        *_edged(coat, walker.coat, "coats", turn=70), Sheet(folds, BLACK),
        *_head(walker),
        *_edged(arm, walker.coat, "coats", turn=30), *_mitten(0.44, 0.87, 34),
    ]  # fmt: skip


def _mitten(x: float, y: float, turn: float) -> list[Sheet]:
    """A mitten laid flat on the roll."""
    shape = blob("-.09,-.05 -.09,.05 .0,.07 .10,.05 .13,-.01 .08,-.06 .0,-.06")
    return _edged(posed(shape, 1, turn, x, y), "#3a3a3a", "mittens", line=WHITE, edge=0.016)


def _head(walker: _Walker) -> list[Sheet]:
    """A head bent over the work, in a fur cap or under a shawl."""
    cap = blob("-.52,.20 -.52,.50 -.30,.74 .0,.78 .26,.64 .40,.40 .0,.36")
    fur = shaggy(points(".42,.24 .44,.42 .0,.46 -.36,.36 -.52,.10 -.46,-.20"
                        " -.26,-.24 -.22,.0 .0,.22"),
                 0.06)  # fmt: skip
    shawl = blob(
        ".30,.46 .10,.66 -.22,.66 -.50,.42 -.58,.0 -.50,-.44 -.24,-.74 .10,-.66 .06,-.42 -.10,-.2"
        " -.02,.12 .14,.32"
    )
    folds = cuts(".14,.52 -.16,.48 -.36,.2 -.38,-.2", "-.02,.40 -.20,.26 -.24,.0", thick=0.03)
    face = carved_profile(walker.kind, walker.hair, walker.tone, lid="down", smile=0.1)
    if walker is _HE:
        face += _edged(cap, INKS["vermilion"], "fur cap", edge=0.05, turn=90)
        face += _edged(fur, walker.cap, "fur cap", edge=0.05, turn=90)
    else:
        face += [*_edged(shawl, walker.cap, "shawl", edge=0.05), Sheet(folds, BLACK)]
    return [part.placed(0.24, 1.12, 0.42, -16, flip=False) for part in face]


def _fox() -> list[Sheet]:
    """A fox that sits on the strip and waits for both."""
    tail = blob("-.24,.02 -.50,.0 -.66,.18 -.62,.44 -.62,.44 -.50,.26 -.34,.22 -.2,.2")
    tip = blob("-.66,.18 -.66,.30 -.62,.44 -.62,.44 -.54,.32 -.58,.22")
    body = blob("-.26,.0 -.30,.26 -.20,.56 -.04,.74 .14,.70 .18,.44 .16,.0 .16,.0")
    chest = blob(".04,.66 .16,.62 .18,.40 .12,.24 .04,.40")
    head = blob("-.06,.74 -.08,.90 .02,1.0 .16,.98 .30,.88 .48,.78 .48,.78 .30,.72 .14,.68 .0,.66")
    ears = polygon("-.08,.90 -.10,1.18 .06,.98") | polygon(".06,.98 .12,1.20 .20,.96")
    marks = ellipse(0.035).at(0.46, 0.785) | ellipse(0.03).at(0.20, 0.88)
    return [
        *_edged(tail, INKS["vermilion"], "fox", edge=0.05), *_edged(tip, WHITE, edge=0.04),
        *_edged(ears, INKS["vermilion"], edge=0.05),
        *_edged(body, INKS["vermilion"], "fox", edge=0.05, turn=80), Sheet(chest, WHITE),
        *_edged(head, INKS["vermilion"], "fox", edge=0.05), Sheet(marks, BLACK),
    ]  # fmt: skip
