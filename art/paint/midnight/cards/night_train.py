"""A dog as large as a mountain, and the night train it holds to its mouth."""

import math
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, shaggy
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet, Sheets

_edged = partial(edged, edge=0.02)
_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]
_HEAD = points(
    ".0,-.26 .26,-.22 .46,-.06 .60,.20 .66,.52 .56,.82 .34,1.02 .0,1.10 -.34,1.02 -.56,.82 -.66,.52"
    " -.60,.20 -.46,-.06 -.26,-.22"
)
_TILT = -9.0
"""How far the head leans to the side, in degrees."""


@card(
    palette="block_night",
    hand="woodcut",
    title="It only knows one sad one",
    subject="huge shaggy dog with a night train at its mouth",
    props=("dog", "train", "lit windows", "paws", "steam", "closed eyes", "passenger", "rails"),
    mood=("sad", "tender", "vast"),
)
def mouth_organ_dog(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_BLUE)
    lay_pile(scene, _steam(), 0, 0, depth=54.0)
    lay_pile(scene, _chest(), 0, 0, depth=50.0)
    lay_pile(scene, _leant([*_ear(), *_ear(flip=True), *_face()]), 0, 0, depth=46.0)
    lay_pile(scene, _train(), 0, 0, depth=38.0)
    lay_pile(scene, _passenger(), 0, 0, depth=34.0)
    lay_pile(scene, _paw(), -0.66, -0.84, 0.88, depth=30.0)
    lay_pile(scene, _paw(), 0.62, -0.80, 0.88, flip=True, depth=28.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _leant(sheets: Sheets) -> list[Sheet]:
    """The sheets of the head where it is held."""
    return [sheet.placed(-0.10, 0.06, 1.0, _TILT, flip=False) for sheet in sheets]


def _tufts(count: int, centre: Point, wide: float, tall: float, origin: Point) -> Outline:
    """Curved cuts for rough hair, scattered over an ellipse and combed away from a point."""
    hairs = []
    for index in range(count):
        u, v = 2 * (index * 0.7549 % 1) - 1, 2 * (index * 0.5698 % 1) - 1
        if u * u + v * v > 1:
            continue
        x, y = centre[0] + wide * u, centre[1] + tall * v
        away = math.atan2(y - origin[1], x - origin[0])
        long = 0.11 + 0.04 * (index % 3)
        bend = away - 0.5 if x > origin[0] else away + 0.5
        middle = (x + 0.5 * long * math.cos(away), y + 0.5 * long * math.sin(away))
        end = (middle[0] + 0.5 * long * math.cos(bend), middle[1] + 0.5 * long * math.sin(bend))
        hairs.append([(x, y), middle, end])
    return cuts(*hairs, thick=0.022)


def _ear(flip: bool = False) -> list[Sheet]:
    """A hanging ear."""
    ear = shaggy(points(".34,.94 .56,.96 .78,.78 .90,.44 .90,.12 .78,.0 .66,.12 .60,.40 .50,.70"),
                 0.05)  # fmt: skip
    lines = cuts(
        ".58,.84 .70,.60 .72,.30", ".66,.84 .80,.56 .80,.24", ".52,.80 .60,.60", thick=0.02
    )
    sheets = [*_edged(ear, BLACK, "ear", line=WHITE), Sheet(lines, WHITE)]
    return [sheet.placed(0, 0, 1, 0, flip=flip) for sheet in sheets]


def _face() -> list[Sheet]:
    """The head from the front: closed eyes, rough brows, a great nose, a moustache."""
    head = shaggy(_HEAD, 0.06)
    hair = _tufts(90, (0.0, 0.56), 0.54, 0.46, (0.0, 0.10))
    eyes = Outline(())
    for side in (-1, 1):
        lid = [(side * x, y) for x, y in points(".16,.50 .24,.43 .34,.43 .42,.51")]
        eyes = eyes | strip(lid, 0.034)
        eyes = eyes | strips([((side * x, y), (side * (x + dx), y - 0.06))
                              for x, y, dx in ((0.20, 0.46, -0.02), (0.29, 0.43, 0.0),
                                               (0.38, 0.46, 0.03))], 0.018)  # fmt: skip
    patches = ellipse(0.20, 0.13).at(-0.29, 0.48) | ellipse(0.20, 0.13).at(0.29, 0.48)
    snout = shaggy(points(".0,-.30 .22,-.26 .32,-.08 .28,.12 .16,.30 .0,.36 -.16,.30 -.28,.12"
                          " -.32,-.08 -.22,-.26"), 0.06)  # fmt: skip
    nose = blob("-.17,.18 -.08,.24 .08,.24 .17,.18 .14,.06 .04,-.02 -.04,-.02 -.14,.06")
    shine = cuts("-.09,.17 -.02,.20 .06,.18", thick=0.022)
    beard = _tufts(44, (0.0, -0.10), 0.26, 0.16, (0.0, 0.30))
    return [
        *_edged(head, BLACK, "dog", line=WHITE), Sheet(hair - patches, WHITE),
        Sheet(eyes, WHITE, ("closed eyes",)), *_edged(snout, "#d0d0d0", "dog", turn=90),
        Sheet(beard, BLACK), *_edged(nose, BLACK, "nose", line=WHITE), Sheet(shine, WHITE),
    ]  # fmt: skip


def _chest() -> list[Sheet]:
    """The dark breast of the dog behind the train."""
    chest = shaggy(points("-.70,-1.8 .72,-1.8 .76,-1.0 .66,-.3 .3,.2 -.4,.2 -.74,-.3 -.80,-1.0"),
                   0.06)  # fmt: skip
    hair = _tufts(80, (0.0, -1.16), 0.66, 0.50, (0.0, 0.3))
    return [*_edged(chest, BLACK, "dog", line=WHITE), Sheet(hair, WHITE)]


def _train() -> list[Sheet]:
    """Two red carriages and the back of the engine, over the whole width, on a rail."""
    rail = strips([((-1.2, -0.665), (1.2, -0.585))], 0.016)
    cars = polygon("-1.2,-.60 -1.2,-.29 .26,-.24 .26,-.55") | polygon(".34,-.545 .34,-.235 1.2,-.21"
                                                                      " 1.2,-.52")  # fmt: skip
    roof = strips([((-1.2, -0.285), (0.28, -0.235)), ((0.32, -0.23), (1.2, -0.20))], 0.05)
    panes, stripe = Outline(()), strips([((-1.2, -0.535), (1.2, -0.455))], 0.018)
    for x in (-0.93, -0.72, -0.51, -0.30, -0.09, 0.13, 0.45, 0.66, 0.87):
        panes = panes | box(0.14, 0.135).turned(2).at(x, -0.385 + 0.033 * x)
    wheels = beads(points("-.86,-.605 -.70,-.60 -.20,-.585 -.04,-.58 .44,-.56 .60,-.555 .92,-.545"),
                   0.055)  # fmt: skip
    return [
        Sheet(rail, WHITE, ("rails",)), Sheet(rim(wheels, 0.02), WHITE),
        Sheet(wheels, BLACK, ("wheels",)),
        *_edged(cars, _RED, "train", turn=92), Sheet(stripe & cars, BLACK),
        *_edged(roof, BLACK, "train", line=WHITE, edge=0.014),
        *_edged(panes, _GOLD, "lit windows", turn=90),
    ]  # fmt: skip


def _passenger() -> list[Sheet]:
    """Somebody who leans out of a window, a hand on the nose of the dog."""
    body = blob("-.17,-.47 -.16,-.36 -.10,-.29 .0,-.30 .05,-.38 .05,-.47")
    arm = strip(points("-.10,-.34 -.19,-.22 -.13,-.06"), 0.085, 0.06)
    face = ellipse(0.075, 0.085).at(0.01, -0.22)
    hair = blob(
        "-.06,-.20 -.06,-.13 .02,-.11 .10,-.14 .12,-.24 .08,-.32 .0,-.31 .04,-.24 -.01,-.19"
    )
    hand = ellipse(0.042).at(-0.125, -0.045)
    return [
        *_edged(body, _BLUE, "passenger"), *_edged(face, WHITE, "passenger", edge=0.016),
        *_edged(hair, _GOLD, "hair", edge=0.016), *_edged(arm, _BLUE, "sleeve"),
        *_edged(hand, WHITE, "hand", edge=0.016),
    ]  # fmt: skip


def _paw() -> list[Sheet]:
    """A left paw that comes up from below and closes round the train."""
    leg = shaggy(points("-.30,-.9 .22,-.9 .24,-.4 .20,-.02 -.24,-.02 -.30,-.4"), 0.05)
    paw = blob("-.24,-.10 -.28,.12 -.22,.34 -.10,.40 .02,.42 .14,.40 .24,.30 .26,.06 .20,-.12")
    toes = cuts("-.12,.36 -.13,.24 -.10,.16", ".0,.40 .0,.26 .02,.18", ".13,.38 .13,.26 .12,.18",
                thin=0.012, thick=0.024)  # fmt: skip
    hair = _tufts(34, (-0.03, -0.40), 0.22, 0.36, (-0.03, 0.6))
    claws = beads(points("-.17,.34 -.06,.385 .07,.385 .18,.33"), 0.022)
    return [
        *_edged(leg, BLACK, "paw", line=WHITE), Sheet(hair, WHITE),
        *_edged(paw, BLACK, "paw", line=WHITE), Sheet(toes | claws, WHITE),
    ]  # fmt: skip


def _steam() -> list[Sheet]:
    """One white plume that rises at the right and drifts over the dog."""
    puffs = ((0.84, -0.14, 0.07), (0.80, 0.0, 0.10), (0.86, 0.16, 0.13), (0.80, 0.36, 0.15),
             (0.90, 0.58, 0.18), (0.80, 0.84, 0.19), (0.66, 1.06, 0.18), (0.42, 1.20, 0.16),
             (0.20, 1.28, 0.15), (0.04, 1.36, 0.12), (-0.10, 1.40, 0.09), (-0.20, 1.43, 0.06),
             (1.0, 1.0, 0.25), (0.74, 1.30, 0.16))  # fmt: skip
    plume, curls = Outline(()), Outline(())
    for index, (x, y, size) in enumerate(puffs):
        plume = plume | ellipse(size).at(x, y)
        start = 130 + 30 * (index % 3)
        curls = curls | cuts(arc(x, y, 0.62 * size, start, start + 110), thick=0.018)
    chimney = box(0.10, 0.10).at(0.84, -0.20) | box(0.15, 0.03).at(0.84, -0.14)
    return [*_edged(plume, WHITE, "steam"), Sheet(curls, BLACK), Sheet(chimney, BLACK)]
