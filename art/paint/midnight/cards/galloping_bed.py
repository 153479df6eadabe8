"""A bed that gallops through the night on the legs of a horse."""

import math
from collections.abc import Sequence
from itertools import pairwise

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import WOMAN
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_GOLD, _RED, _BLUE = INKS["lamp"], INKS["vermilion"], INKS["night"]
_TILT = -13
"""How far the bed leans back in its leap, in degrees."""


@card(
    palette="block_day",
    hand="woodcut",
    title="No stop until morning",
    subject="bed that gallops on the legs of a horse",
    props=("bed", "horse's legs", "sleeping woman", "hair", "striped quilt", "old man", "nightcap",
           "moon", "shadow of a horse"),
    mood=("wild", "dreamy", "funny"),
)  # fmt: skip
def train_of_beds(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _night(), 0, 0, depth=58.0)
    lay_pile(scene, _shadow(), 0, 0, depth=54.0)
    bed = [*_far_legs(), *_far_ends(), *_near_legs(), *_bedding(), *_sleeper(), *_quilt()]
    bed += [*_rider(), *_near_ends()]
    leaping = [part.placed(-0.11, 0.30, 0.81, _TILT, flip=False) for part in bed]
    lay_pile(scene, leaping, 0, 0, depth=46.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _night() -> list[Sheet]:
    """A pale sky, the huge moon low over the hills, and a bare plain."""
    moon = ellipse(0.60).at(-0.02, -0.22)
    hills = land((-1, -0.64), (-0.6, -0.61), (-0.2, -0.65), (0.3, -0.66), (0.7, -0.62), (1, -0.60))
    plain = land((-1, -0.77), (-0.3, -0.74), (0.4, -0.78), (1, -0.75))
    ruts = cuts("-.96,-.92 -.84,-.90 -.70,-.93", ".10,-.90 .30,-.88 .46,-.91",
                "-.96,-1.28 -.90,-1.27 -.82,-1.29",
                thick=0.018)  # fmt: skip
    wind = cuts("-.94,1.36 -.50,1.38 -.20,1.35", ".10,1.40 .50,1.38 .94,1.41",
                "-.95,.22 -.86,.23 -.78,.22", ".74,-.36 .84,-.35 .95,-.37",
                thick=0.016)  # fmt: skip
    return [
        Sheet(wind, BLACK, ("wind",)), *edged(moon, _GOLD, "moon", edge=0.022),
        *edged(hills, _BLUE, "hills", turn=0), *edged(plain, WHITE, "plain"), Sheet(ruts, BLACK),
    ]  # fmt: skip


Joint = tuple[float, float, float]


def _limb(joints: Sequence[Joint]) -> Outline:
    """A limb through joints, each with its place and its width there."""
    limb = Outline(())
    for (ax, ay, wide), (bx, by, narrow) in pairwise(joints):
        limb = limb | strip(((ax, ay), (bx, by)), wide, narrow) | ellipse(wide / 2).at(ax, ay)
    return limb


Bones = tuple[Point, Point, Point, Point, Point]

_FORE = (0.34, 0.25, 0.12, 0.085, 0.06)
_HIND = (0.46, 0.35, 0.13, 0.09, 0.06)
"""Widths of a leg at its five joints; between them it is thinner."""

_REACHING: Bones = ((-0.46, 0.0), (-0.54, -0.14), (-0.74, -0.30), (-0.71, -0.60), (-0.78, -0.69))
_FOLDED: Bones = ((-0.28, 0.0), (-0.34, -0.20), (-0.46, -0.48), (-0.16, -0.58), (-0.08, -0.51))
_PUSHING: Bones = ((0.66, 0.0), (0.60, -0.20), (0.90, -0.40), (1.02, -0.68), (1.11, -0.75))
_DRAWN_UP: Bones = ((0.46, 0.0), (0.32, -0.22), (0.53, -0.47), (0.25, -0.66), (0.15, -0.67))


def _leg(bones: Bones, widths: Sequence[float]) -> list[Sheet]:
    """A leg of a horse from the bed down, with knotty joints and a pale hoof."""
    joints: list[Joint] = []
    steps = zip(pairwise(bones), pairwise(widths), strict=True)
    for ((ax, ay), (bx, by)), (wide, next_wide) in steps:
        joints.append((ax, ay, wide))
        thin = 0.7 * min(wide, next_wide)
        if wide < 0.2:
            joints.append((ax + 0.35 * (bx - ax), ay + 0.35 * (by - ay), thin))
        joints.append((ax + 0.75 * (bx - ax), ay + 0.75 * (by - ay), thin))
    (ax, ay), (x, y) = bones[-2:]
    joints.append((x, y, widths[-1]))
    way = math.degrees(math.atan2(y - ay, x - ax)) + 90
    hoof = polygon("-.045,.03 .045,.03 .065,-.075 -.10,-.075").turned(way + 18).at(x, y)
    shine = cuts([(u - 0.2 * wide, v) for u, v, wide in (joints[0], *joints[2:4])],
                 [(u + 0.1 * wide, v) for u, v, wide in (joints[0], *joints[2:4])],
                 thin=0.006, thick=0.020)  # fmt: skip
    return [
        *edged(_limb(joints), BLACK, "horse's legs", edge=0.024, line=WHITE, turn=70),
        Sheet(shine, WHITE), *edged(hoof, WHITE, "hooves", edge=0.03),
    ]  # fmt: skip


def _far_legs() -> list[Sheet]:
    """The legs of the far side: one folded at the knee, one drawn under the bed."""
    return [*_leg(_FOLDED, _FORE), *_leg(_DRAWN_UP, _HIND)]


def _near_legs() -> list[Sheet]:
    """The legs of the near side: one reaches out, one pushes off."""
    return [*_leg(_REACHING, _FORE), *_leg(_PUSHING, _HIND)]


def _far_ends() -> list[Sheet]:
    """The iron bars and the far post at the head of the bed."""
    head = strips([((-0.88, 0.0), (-0.88, 0.82)), ((-0.78, 0.0), (-0.78, 0.80))], 0.03)  # fmt: skip
    head = head | strip(points("-.68,.70 -.72,.82 -.80,.88 -.88,.82"), 0.045)
    head = head | strip(((-0.66, 0.0), (-0.91, 0.0)), 0.06)
    return edged(head, BLACK, "bed", line=WHITE, edge=0.016)


def _near_ends() -> list[Sheet]:
    """The near posts with their golden knobs, and the rail between them."""
    posts = strips([((-0.68, -0.12), (-0.68, 0.74)), ((0.98, -0.12), (0.98, 0.58))], 0.07)
    knobs = beads([(-0.68, 0.78), (0.98, 0.62)], 0.07)
    hands = ellipse(0.065, 0.05).at(0.97, 0.47) | ellipse(0.065, 0.05).at(0.97, 0.36)
    knuckles = cuts(".93,.50 1.01,.49", ".93,.39 1.01,.38", thick=0.014)
    return [
        *edged(posts, BLACK, "bed", line=WHITE), *edged(knobs, _GOLD, "bed", edge=0.022),
        *edged(hands, WHITE, "hands"), Sheet(knuckles, BLACK),
    ]  # fmt: skip


def _bedding() -> list[Sheet]:
    """The mattress, and a great pillow against the head of the bed."""
    mattress = blob("-.66,-.06 -.66,-.06 -.66,.14 .0,.18 .98,.14 .98,.14 .98,-.06 .98,-.06")
    pillow = blob("-.66,.12 -.66,.12 -.64,.34 -.66,.52 -.66,.52 -.46,.46 -.26,.44 -.20,.28"
                  " -.14,.14 -.14,.14 -.40,.10")  # fmt: skip
    creases = cuts("-.60,.44 -.52,.38", "-.60,.18 -.52,.22", "-.22,.18 -.30,.22", thick=0.022)
    rail = strip(((-0.68, -0.06), (0.98, -0.06)), 0.09)
    return [
        *edged(rail, BLACK, "bed", line=WHITE), *edged(mattress, WHITE, "mattress", edge=0.022),
        *edged(pillow, WHITE, "pillow", edge=0.024), Sheet(creases, BLACK),
    ]  # fmt: skip


def _sleeper() -> list[Sheet]:
    """A woman who sleeps deeply; her hair streams over her like a mane."""
    mane = (
        strip(points("-.50,.36 -.56,.56 -.44,.74 -.20,.76 .0,.86 .18,.84"), 0.26, 0.02)
        | strip(points("-.48,.40 -.48,.56 -.34,.64 -.14,.64 .0,.70 .12,.68"), 0.20, 0.02)
        | strip(points("-.54,.36 -.64,.62 -.48,.86 -.26,.90 -.08,1.0 .08,1.0"), 0.20, 0.02)
    )
    locks = cuts(
        "-.54,.44 -.57,.62 -.45,.76 -.20,.76 .02,.85", "-.50,.46 -.48,.60 -.34,.68 -.12,.66",
        "-.58,.46 -.62,.64 -.46,.82 -.26,.84 -.08,.94", "-.47,.44 -.44,.54 -.34,.60", thick=0.02,
    )  # fmt: skip
    face = carved_profile(WOMAN, "short", BLACK, lid="closed", smile=0.5)
    return [
        *edged(mane, BLACK, "hair", line=WHITE, edge=0.014),
        *(part.placed(-0.38, 0.34, 0.46, 74, flip=False) for part in face), Sheet(locks, WHITE),
    ]  # fmt: skip


def _quilt() -> list[Sheet]:
    """A red quilt with one white stripe along its hem, its end flying like a tail."""
    cloth = blob(
        "-.22,-.14 -.24,.16 -.18,.32 -.06,.36 .06,.40 .18,.50 .28,.46 .38,.30 .56,.22 .84,.18"
        " 1.0,.22 1.14,.14 1.26,.20 1.26,.20 1.20,-.02 1.08,-.10 .94,-.04 .70,-.12 .40,-.14"
        " .10,-.12"
    )
    stripe = strip(points("-.24,-.06 .10,-.04 .40,-.06 .70,-.04 .94,.04 1.08,-.02 1.24,.10"), 0.05)
    folds = cuts(".0,.28 .02,.18 .02,.06", ".24,.42 .28,.26 .26,.10", thick=0.022)
    hem = strip(points("-.22,-.12 -.24,.16 -.18,.31 -.08,.35"), 0.09)
    return [
        *edged(cloth, _RED, "striped quilt", edge=0.028, turn=86), Sheet(folds, BLACK),
        *edged(stripe & cloth, WHITE, "striped quilt", edge=0.016),
        *edged(hem, WHITE, edge=0.022),
    ]  # fmt: skip


def _rider() -> list[Sheet]:
    """An old man who sits apart at her feet, holds on to the post and looks back at us."""
    shirt = blob(".56,.66 .66,.70 .78,.64 .82,.46 .85,.16 .85,.16 .66,.12 .46,.16 .46,.16 .52,.44")
    folds = cuts(".60,.34 .57,.20", ".70,.32 .71,.20", thick=0.022)
    sleeves = strip(points(".60,.60 .68,.42 .94,.36"), 0.14, 0.09) | ellipse(0.07).at(0.60, 0.60)
    far_sleeve = strip(points(".76,.60 .86,.52 .95,.47"), 0.12, 0.09)
    return [
        *edged(far_sleeve, WHITE, "old man", edge=0.026),
        *edged(shirt, WHITE, "old man", edge=0.028), Sheet(folds, BLACK),
        *edged(sleeves, WHITE, "old man", edge=0.024),
        *(part.placed(0.66, 0.86, 1.0, 10, flip=False) for part in _old_face()),
    ]  # fmt: skip


def _old_face() -> list[Sheet]:
    """Wide eyes, a moustache, and a nightcap that the wind pulls backwards."""
    face = blob("-.16,.04 -.16,-.06 -.10,-.17 .0,-.20 .10,-.17 .16,-.06 .16,.04 .10,.14 -.10,.14")
    ears = ellipse(0.04, 0.05).at(-0.165, -0.02) | ellipse(0.04, 0.05).at(0.165, -0.02)
    cap = blob("-.19,.06 -.18,.20 -.02,.31 .16,.30 .28,.31 .36,.20 .36,.20 .27,.19 .19,.06 .0,.10")
    eyes = ellipse(0.026, 0.034).at(-0.07, 0.0) | ellipse(0.026, 0.034).at(0.07, 0.0)
    nose = blob(".0,.0 -.035,-.06 .0,-.08 .035,-.06")
    beard = blob(".0,-.07 .08,-.07 .19,-.09 .30,-.06 .24,-.15 .10,-.17 .0,-.13 -.08,-.16 -.15,-.16"
                 " -.18,-.12 -.08,-.07")  # fmt: skip
    return [
        *edged(ears, WHITE, edge=0.02), *edged(face, WHITE, "old man", edge=0.024),
        Sheet(eyes, BLACK, ("eyes",)),
        *edged(beard, "#8a8a8a", "moustache", edge=0.02, turn=10), *edged(nose, WHITE, edge=0.016),
        *edged(cap, _BLUE, "nightcap", edge=0.024, turn=20),
        *edged(ellipse(0.055).at(0.37, 0.17), _GOLD, "nightcap", edge=0.02),
    ]  # fmt: skip


def _shadow() -> list[Sheet]:
    """What runs along with them over the plain: the shadow of a whole horse."""
    body = blob("-.44,.16 -.30,.24 .0,.20 .26,.26 .46,.22 .54,.04 .40,-.12 .0,-.10 -.30,-.18"
                " -.46,-.06")  # fmt: skip
    neck = blob("-.30,.26 -.46,.52 -.66,.66 -.74,.60 -.70,.44 -.58,.22 -.44,-.04")
    head = blob("-.62,.68 -.72,.68 -.84,.52 -.98,.36 -1.0,.28 -.92,.24 -.82,.34 -.68,.44")
    ears = polygon("-.70,.64 -.70,.80 -.61,.64")
    mane = blob("-.64,.70 -.44,.70 -.30,.58 -.12,.58 -.24,.48 -.20,.38 -.36,.36 -.34,.26 -.5,.4")
    tail = blob(".46,.20 .60,.36 .80,.38 1.06,.26 .92,.24 1.0,.12 .84,.18 .66,.20 .54,.10")
    legs = (
        _limb(((-0.34, 0.0, 0.24), (-0.62, -0.12, 0.10), (-0.90, -0.30, 0.06), (-1.0, -0.36, 0.09)))
        | _limb(((-0.26, 0.0, 0.2), (-0.42, -0.34, 0.1), (-0.18, -0.50, 0.06), (-0.1, -0.45, 0.09)))
        | _limb(((0.40, 0.06, 0.3), (0.62, -0.20, 0.11), (0.84, -0.44, 0.06), (0.96, -0.42, 0.09)))
        | _limb(((0.34, 0.0, 0.3), (0.34, -0.32, 0.11), (0.08, -0.48, 0.06), (0.0, -0.55, 0.09)))
    )  # fmt: skip
    horse = (body | neck | head | ears | mane | tail | legs).scaled(0.80, 0.52).at(0.04, -1.16)
    return [Sheet(horse, _BLUE, ("shadow of a horse",), turn=0)]
