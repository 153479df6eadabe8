"""A moth on a visit, and the old man who listens to it."""

import math
from functools import partial

from tools.paint.midnight.carving import BLACK, WHITE, edged, shaggy
from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD
from tools.paint.story.cutouts.geometry import blob, box, ellipse, points, smooth, strip
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.018)
_PLUM, _RED, _GOLD = INKS["plum"], INKS["vermilion"], INKS["lamp"]
_MOTH = (0.22, 0.30)
"""Where the shoulders of the moth are."""


@card(
    palette="block_night",
    hand="woodcut",
    title="It keeps circling back",
    subject="large pale moth that visits an old man",
    props=("moth", "wings", "feelers", "old man", "lamp", "table", "thread", "ball of wool"),
    mood=("ironic", "dark", "patient"),
)
def moth_confessional(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    for flip in (False, True):
        lay_pile(scene, _wings(), *_MOTH, flip=flip, depth=50.0)
        lay_pile(scene, _feeler(), *_MOTH, flip=flip, depth=48.0)
    lay_pile(scene, _moth(), *_MOTH, depth=44.0)
    lay_pile(scene, _table(), 0, 0, depth=38.0)
    for flip in (False, True):
        lay_pile(scene, _leg(), *_MOTH, flip=flip, depth=34.0)
    lay_pile(scene, _wool(), 0, 0, depth=32.0)
    lay_pile(scene, _lamp(), -0.17, -0.86, 1.05, depth=30.0)
    lay_pile(scene, _man(), 0, 0, depth=24.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "plum"), sky="black", contrast=1.6, lamp_pool=0)


def _wings() -> list[Sheet]:
    """The right pair of wings, spread: pale, with bands along the border and an eye on each."""
    fore = blob(
        ".02,.20 .20,.50 .48,.78 .74,.92 .90,.90 .94,.76 .86,.58 .88,.42 .76,.28 .72,.12 .56,.06"
        " .30,.0 .02,-.08"
    )
    hind = blob(
        ".02,.02 .34,.06 .60,.10 .70,-.08 .66,-.24 .68,-.42 .54,-.50 .48,-.66 .32,-.66 .18,-.56"
        " .06,-.34"
    )
    border = strip(points(".96,.94 .86,.74 .80,.54 .72,.34 .62,.18 .50,.06"), 0.10, 0.13)
    hem = strip(points(".72,.02 .62,-.16 .58,-.34 .44,-.52 .26,-.60 .10,-.56"), 0.11)
    shoulder = strip(points(".26,.62 .34,.46 .28,.32 .36,.18 .28,-.04"), 0.030)
    ribs = cuts(".10,.16 .34,.52 .72,.86", ".12,.14 .40,.30 .68,.42", ".12,.08 .36,.14 .62,.18",
                thin=0.006, thick=0.014)  # fmt: skip
    veins = cuts(".10,-.02 .34,-.06 .60,-.10", ".10,-.06 .30,-.22 .52,-.42",
                 ".10,-.12 .20,-.34 .28,-.58", thin=0.006, thick=0.014)  # fmt: skip
    return [
        *_edged(hind, WHITE, "wings"), Sheet(veins & hind, BLACK),
        Sheet(hem & hind, _PLUM, ("wings",), turn=20),
        *_eye_spot(0.40, -0.20, 0.62),
        Sheet(rim(fore, 0.05), BLACK), Sheet(fore, WHITE, ("wings",)), Sheet(ribs & fore, BLACK),
        Sheet(shoulder & fore, _PLUM), Sheet(border & fore, _PLUM, ("wings",), turn=70),
        *_eye_spot(0.60, 0.50, 1.0),
    ]  # fmt: skip


def _eye_spot(x: float, y: float, size: float) -> list[Sheet]:
    """A large round eye as moths wear it on their wings."""
    spot = [
        Sheet(ellipse(0.155), BLACK), Sheet(ellipse(0.128), _GOLD, ("wing eye",), turn=30),
        Sheet(ellipse(0.075), BLACK), Sheet(cuts(arc(0, 0, 0.05, 70, 170), thick=0.022), WHITE),
    ]  # fmt: skip
    return [part.placed(x, y, size, 0, flip=False) for part in spot]


def _feeler() -> list[Sheet]:
    """The right feeler, a feather."""
    line = smooth(points(".06,.42 .12,.66 .26,.86 .44,.98"), closed=False)
    comb = strip(points(".06,.42 .12,.66 .26,.86 .44,.98"), 0.030, 0.014)
    last = len(line) - 1
    for index in range(3, last, 2):
        (ax, ay), (bx, by) = line[index - 1], line[index + 1]
        long = math.hypot(bx - ax, by - ay)
        dx, dy = (bx - ax) / long, (by - ay) / long
        reach = 0.13 * math.sin(math.pi * (0.10 + 0.84 * index / last))
        for side in (-1, 1):
            tip = (bx + reach * (0.7 * dx - side * dy), by + reach * (0.7 * dy + side * dx))
            comb = comb | strip(((bx, by), tip), 0.022, 0.010)
    return [Sheet(rim(comb, 0.018), BLACK), Sheet(comb, WHITE, ("feelers",))]


def _moth() -> list[Sheet]:
    """Its furry body, seen from the front: a ruff, two dark eyes and bands round the belly."""
    belly = shaggy(points("-.17,-.10 -.19,-.50 -.14,-.95 .14,-.95 .19,-.50 .17,-.10"), 0.05)
    bands = Outline(())
    for index in range(4):
        y = -0.34 - 0.16 * index
        bands = bands | strip([(-0.24, y + 0.04), (0, y - 0.04), (0.24, y + 0.04)], 0.065)
    ruff = shaggy(points("-.24,.08 -.16,-.14 .0,-.20 .16,-.14 .24,.08 .16,.24 .0,.28 -.16,.24"),
                  0.075, 0.3)  # fmt: skip
    locks = cuts("-.12,.06 -.11,-.04 -.07,-.12", ".12,.06 .11,-.04 .07,-.12", ".0,.02 .0,-.14",
                 "-.18,.12 -.19,.04 -.16,-.02", ".18,.12 .19,.04 .16,-.02",
                 "-.05,.10 -.05,.02", ".05,.10 .05,.02", thick=0.022)  # fmt: skip
    head = shaggy(points("-.15,.30 -.09,.18 .09,.18 .15,.30 .12,.44 .0,.49 -.12,.44"), 0.04, 0.4)
    eyes, gleams = Outline(()), Outline(())
    for side in (-1, 1):
        eyes = eyes | ellipse(0.070, 0.085).turned(-14 * side).at(0.095 * side, 0.325)
        gleams = gleams | ellipse(0.020, 0.026).at(0.095 * side - 0.026, 0.36)
    return [
        *_edged(belly, WHITE, "moth"), Sheet(bands & belly, _PLUM, turn=10),
        *_edged(ruff, WHITE, "ruff"), Sheet(locks, BLACK), *_edged(head, WHITE, "moth"),
        Sheet(eyes, BLACK, ("moth eyes",)), Sheet(gleams, WHITE),
    ]  # fmt: skip


def _leg() -> list[Sheet]:
    """The right foreleg, which rests on the table like an arm."""
    leg = strip(points(".14,-.02 .38,-.52"), 0.075, 0.055) | ellipse(0.034).at(0.38, -0.52)
    leg = leg | strip(points(".38,-.52 .16,-.98"), 0.055, 0.032)
    foot = strip(points(".16,-.98 .11,-1.05 .05,-1.05"), 0.032, 0.014)
    light = cuts(".19,-.08 .37,-.46", ".36,-.60 .21,-.92", thick=0.016)
    return [
        Sheet(rim(leg | foot, 0.020), WHITE), Sheet(leg | foot, BLACK, ("moth legs",)),
        Sheet(light, WHITE),
    ]  # fmt: skip


def _table() -> list[Sheet]:
    """A small round table under a cloth that falls in folds."""
    top = ellipse(0.84, 0.13).at(0.22, -0.84)
    fall = blob(
        "-.62,-.84 -.62,-.84 -.66,-1.2 -.72,-1.7 -.72,-1.7 1.16,-1.7 1.16,-1.7 1.10,-1.2"
        " 1.06,-.84 1.06,-.84"
    )
    folds = cuts("-.30,-.98 -.33,-1.2 -.40,-1.5", "-.02,-1.0 -.02,-1.24 -.06,-1.5",
                 ".28,-1.0 .29,-1.24 .28,-1.5", ".58,-.98 .61,-1.2 .64,-1.5",
                 ".84,-.95 .89,-1.2 .96,-1.5", thin=0.01, thick=0.034)  # fmt: skip
    return [
        *_edged(fall, _PLUM, "tablecloth", turn=88), Sheet(folds, BLACK),
        *_edged(top, WHITE, "table", turn=0),
    ]  # fmt: skip


def _lamp() -> list[Sheet]:
    """An oil lamp with a glass chimney and the light round it, its foot at the origin."""
    foot = blob("-.15,.0 -.15,.0 -.10,.06 -.04,.10 -.05,.14 .05,.14 .04,.10 .10,.06 .15,.0 .15,.0")
    bowl, burner = ellipse(0.13, 0.085).at(0, 0.20), box(0.14, 0.05).at(0, 0.295)
    glass = blob(
        "-.06,.31 -.06,.31 -.11,.42 -.10,.50 -.05,.60 -.045,.70 -.045,.70 .045,.70"
        " .045,.70 .05,.60 .10,.50 .11,.42 .06,.31 .06,.31"
    )
    flame = blob(".0,.32 -.05,.40 -.03,.48 .01,.60 .04,.48 .05,.40")
    return [
        *_edged(ellipse(0.25).at(0, 0.46), _GOLD, "light", turn=30),
        *_edged(foot, "#c8c8c8", "lamp", turn=0), *_edged(bowl, _PLUM, "lamp", turn=10),
        *_edged(burner, "#c8c8c8", "lamp"), *_edged(glass, WHITE, "lamp"),
        *_edged(flame, _GOLD, "flame", edge=0.012),
    ]  # fmt: skip


def _wool() -> list[Sheet]:
    """The thread of his elbow, which runs over the table into a ball between its feet."""
    thread = strip(points("-.50,-.89 -.40,-.90 -.26,-.88 -.10,-.92 .06,-.89 .20,-.84"), 0.028)
    ball = ellipse(0.125).at(0.22, -0.78)
    winds = cuts(".11,-.80 .20,-.74 .32,-.74", ".12,-.86 .22,-.80 .34,-.80",
                 ".17,-.89 .20,-.80 .15,-.68", ".26,-.89 .29,-.80 .23,-.67",
                 thick=0.015)  # fmt: skip
    return [
        *_edged(thread, _RED, "thread", edge=0.012), *_edged(ball, _RED, "ball of wool"),
        Sheet(winds & ball, BLACK),
    ]  # fmt: skip


def _man() -> list[Sheet]:
    """An old man bent over the table, his hand behind his ear."""
    body = blob(
        "-.64,-.38 -.52,-.50 -.46,-.72 -.50,-1.0 -.46,-1.3 -.44,-1.7 -.44,-1.7 -1.3,-1.7 -1.3,-1.7"
        " -1.3,-.7 -1.14,-.46 -.90,-.34"
    )
    ribs = cuts("-.60,-.60 -.60,-.9 -.58,-1.46", "-.74,-.98 -.73,-1.2 -.72,-1.46",
                "-.87,-.96 -.87,-1.2 -.86,-1.46", "-.98,-.62 -1.0,-.9 -.99,-1.46",
                thin=0.012, thick=0.022)  # fmt: skip
    upper = strip(points("-.98,-.56 -.82,-.78 -.56,-.88"), 0.26, 0.19)
    lower = strip(points("-.56,-.88 -.64,-.62 -.74,-.36"), 0.19, 0.14)
    sleeve = upper | ellipse(0.096).at(-0.56, -0.88) | ellipse(0.13).at(-0.98, -0.56) | lower
    creases = cuts("-.70,-.72 -.62,-.72 -.54,-.76", "-.72,-.80 -.66,-.82 -.58,-.80",
                   "-.92,-.68 -.84,-.66", thick=0.020)  # fmt: skip
    cuff = strip(points("-.71,-.44 -.76,-.32"), 0.17)
    hand = blob("-.81,-.34 -.90,-.18 -.92,.02 -.86,.14 -.78,.16 -.80,.04 -.76,-.06 -.68,-.14"
                " -.68,-.32")  # fmt: skip
    fingers = cuts("-.86,.10 -.86,.0 -.83,-.10", "-.90,.0 -.88,-.10 -.84,-.18", thick=0.016)
    hole = blob("-.60,-.95 -.52,-.96 -.47,-.90 -.50,-.84 -.55,-.88 -.60,-.87")
    head = carved_profile(OLD, "bald", "#c8c8c8", lid="down", smile=0.5, years=7)
    return [
        Sheet(rim(body, 0.03), WHITE),
        *_edged(body, _RED, "cardigan", turn=86), Sheet(ribs & body, BLACK),
        *(part.placed(-0.66, -0.06, 0.60, -10, flip=False) for part in head),
        *_edged(hand, WHITE, "hand"), Sheet(fingers, BLACK),
        *_edged(sleeve, _RED, "cardigan", turn=50), Sheet(creases, BLACK),
        *_edged(cuff, BLACK, "cuff", line=WHITE), Sheet(hole, BLACK, ("hole",)),
    ]  # fmt: skip
