"""A small fire in bed, and those who came to warm it."""

import math
from functools import partial

from tools.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import MAN
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.020)
_GOLD, _RED, _BLUE = INKS["lamp"], INKS["vermilion"], INKS["night"]
_LIFT = 0.16
"""How far the bed and everybody at it are moved up."""
_QUILT = blob(
    "-.84,-.46 -.60,-.52 -.30,-.50 .0,-.56 .40,-.54 .80,-.58 .80,-.58 .80,-1.16 .80,-1.16"
    " .3,-1.20 -.2,-1.16 -.84,-1.20 -.84,-1.20"
)


@card(
    palette="block_night",
    hand="woodcut",
    title="They came to warm the fire",
    subject="small smiling fire asleep in a bed in the snow",
    props=("fire", "bed", "pillow", "quilt", "fireman", "book", "helmet", "hare", "snow", "match"),
    mood=("odd", "tender", "cosy"),
)
def fire_watch(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    snow = land((-1, -0.56), (-0.3, -0.50), (0.4, -0.54), (1, -0.46))
    lay_pile(scene, _edged(snow, WHITE, "snow"), 0, 0, depth=58.0)
    lay_pile(scene, _tracks(), 0, 0, depth=54.0)
    lay_pile(scene, _fireman(), 0, _LIFT, depth=50.0)
    lay_pile(scene, _head(), 0.44, 0.40 + _LIFT, 0.54, depth=46.0)
    lay_pile(scene, _bed(), 0, _LIFT, depth=42.0)
    lay_pile(scene, _fire(), -0.44, 0.04 + _LIFT, 1.12, depth=38.0)
    lay_pile(scene, _quilt(), 0, _LIFT, depth=32.0)
    lay_pile(scene, _book(), 0, _LIFT, depth=26.0)
    lay_pile(scene, _hare(), 0.52, -1.38, 0.98, depth=20.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", stars=40, contrast=1.6, lamp_pool=0
    )


def _tracks() -> list[Sheet]:
    """The tracks of the hare from the corner of the picture."""
    steps = Outline(())
    for x, y in ((-0.84, -1.38), (-0.48, -1.32), (-0.12, -1.36)):
        for u, v in ((0, 0), (0.09, 0.025), (0.17, -0.03), (0.19, 0.04)):
            steps = steps | ellipse(0.030, 0.014).at(x + u, y + v)
    return [Sheet(steps, BLACK, ("tracks",))]


def _bed() -> list[Sheet]:
    """A wooden bed from the side: its high head on the left, its foot, and a large pillow."""
    posts = strips([((-0.90, -1.40), (-0.90, 0.30)), ((0.86, -1.40), (0.86, -0.36))], 0.10)
    knobs = ellipse(0.08).at(-0.90, 0.36) | ellipse(0.08).at(0.86, -0.31)
    pillow = blob("-.88,-.50 -.86,-.20 -.90,.08 -.70,.04 -.40,-.06 -.10,-.04 .02,-.16 -.02,-.52")
    creases = cuts("-.82,-.02 -.74,-.10 -.72,-.20", "-.06,-.10 -.12,-.18 -.10,-.28",
                   "-.80,-.40 -.72,-.36", thick=0.018)  # fmt: skip
    return [
        *_edged(posts, "#9a9a9a", "bed", turn=90), *_edged(knobs, WHITE, "bed"),
        *_edged(pillow, WHITE, "pillow"), Sheet(creases, BLACK),
    ]  # fmt: skip


def _fire() -> list[Sheet]:
    """The fire: a round sleeping face in a flame, with a little light around it."""
    rays = [
        [(r * math.cos(a), 0.08 + 1.15 * r * math.sin(a)) for r in (0.46, 0.51, 0.57)]
        for a in (math.radians(48 + 14 * step) for step in range(7))
    ]
    flame = blob(
        "0,-.60 -.22,-.54 -.32,-.30 -.30,-.06 -.24,.06 -.30,.24 -.14,.18 -.08,.34 .02,.52 .02,.52"
        " .06,.34 .17,.20 .24,.30 .25,.06 .31,-.10 .32,-.32 .22,-.54"
    )
    core = blob("0,-.58 -.18,-.52 -.25,-.30 -.22,-.10 -.12,.04 .0,.22 .10,.04 .22,-.10 .25,-.30"
                " .18,-.52")  # fmt: skip
    eyes = cuts(arc(-0.11, -0.17, 0.065, 200, 340), arc(0.11, -0.17, 0.065, 200, 340),
                arc(0.0, -0.26, 0.085, 215, 325), thin=0.014, thick=0.028)  # fmt: skip
    cheeks = ellipse(0.046, 0.036).at(-0.17, -0.28) | ellipse(0.046, 0.036).at(0.17, -0.28)
    return [
        Sheet(cuts(*rays, thin=0.010, thick=0.018), WHITE, ("light",)),
        *_edged(flame, _RED, "fire", turn=86), Sheet(core, _GOLD, ("fire",), turn=86),
        Sheet(core.scaled(0.96).at(0, -0.012), "#f7d27a", ("fire",)), Sheet(eyes, BLACK),
        Sheet(cheeks, _RED),
    ]  # fmt: skip


def _quilt() -> list[Sheet]:
    """A patchwork quilt with a white hem, two small hands on it, and a match to hold."""
    patches = Outline(())
    for row in range(3):
        for column in range(6):
            if (row + column) % 2:
                x, y = -0.84 + 0.28 * column, -0.46 - 0.25 * row
                patches = patches | polygon((x, y), (x + 0.28, y - 0.02), (x + 0.28, y - 0.27),
                                            (x, y - 0.25))  # fmt: skip
    stitches = strips([((-0.84, -0.71 - 0.25 * row), (0.80, -0.73 - 0.25 * row)) for row in (0, 1)],
                      0.012)  # fmt: skip
    hem = strip(points("-.86,-.42 -.62,-.48 -.34,-.46 -.02,-.46 .06,-.50"), 0.14)
    match = strip(points("-.30,-.56 -.05,-.30"), 0.036)
    tip = ellipse(0.042, 0.055).turned(-44).at(-0.035, -0.285)
    hands = ellipse(0.075, 0.06).at(-0.62, -0.42) | ellipse(0.075, 0.06).at(-0.22, -0.46)
    return [
        *_edged(_QUILT, WHITE, "quilt"), Sheet(patches & _QUILT, _BLUE, ("quilt",), turn=80),
        Sheet(stitches, BLACK), *_edged(hem, WHITE, "quilt"), *_edged(match, WHITE, "match"),
        *_edged(tip, _RED, "match"), *_edged(hands, _GOLD, "fire"),
    ]  # fmt: skip


def _fireman() -> list[Sheet]:
    """A broad fireman behind the bed in a dark coat with gold buttons."""
    coat = blob(".12,-.7 .12,-.3 .18,.0 .34,.14 .62,.14 .84,.0 .94,-.3 .96,-.7 .96,-.7 .12,-.7")
    folds = cuts(".80,-.06 .86,-.3 .84,-.56", ".66,-.14 .70,-.3 .68,-.5", thick=0.020)
    buttons = beads(points(".30,-.04 .27,-.20 .26,-.36"), 0.030)
    return [
        *white_edged(coat, BLACK, "fireman"), Sheet(folds, WHITE),
        Sheet(buttons, _GOLD, ("buttons",)),
    ]  # fmt: skip


def _head() -> list[Sheet]:
    """A profile to the left that reads, with a moustache, a helmet and a wound scarf."""
    moustache = blob(
        ".48,-.18 .34,-.15 .20,-.24 .06,-.22 -.04,-.08 -.05,-.26 .08,-.40 .28,-.38 .48,-.27"
    )
    dome = blob("-.56,.14 -.54,.46 -.30,.76 .06,.80 .34,.62 .44,.32 .44,.32 .0,.26")
    brim = blob("-.90,-.06 -.92,.04 -.60,.24 -.10,.32 .46,.40 .66,.34 .50,.27 .0,.20 -.50,.08")
    crest = strip(points("-.50,.54 -.30,.84 .08,.90 .40,.64"), 0.10)
    badge = ellipse(0.10).at(0.16, 0.54)
    scarf = blob("-.36,-.34 -.40,-.60 -.20,-.72 .14,-.70 .26,-.56 .16,-.46 -.06,-.44 -.22,-.30")
    wraps = cuts("-.36,-.48 -.14,-.58 .20,-.58", thick=0.03)
    parts = [
        *carved_profile(MAN, "short", "#8a8a8a", lid="down", smile=0.6, years=3),
        *_edged(moustache, "#6a6a6a", "moustache", edge=0.04, turn=20),
        *_edged(crest, WHITE, "helmet", edge=0.04), *_edged(dome, _GOLD, "helmet", edge=0.04),
        *_edged(badge, WHITE, "helmet", edge=0.03), *_edged(brim, _GOLD, "helmet", edge=0.04),
        *_edged(scarf, _RED, "scarf", edge=0.04, turn=20), Sheet(wraps, BLACK),
    ]  # fmt: skip
    return [part.placed(0, 0, 1, 10, flip=True) for part in parts]


def _book() -> list[Sheet]:
    """An open book before him, held by a sleeve with a red mitten."""
    cover = polygon("-.02,-.40 .10,-.02 .30,-.10 .50,-.02 .42,-.42 .20,-.50")
    left, right = polygon(".0,-.38 .11,-.04 .30,-.12 .20,-.47"), (
        polygon(".30,-.12 .48,-.05 .40,-.40 .20,-.47"))  # fmt: skip
    lines = cuts(".11,-.12 .24,-.18", ".08,-.20 .22,-.26", ".06,-.28 .19,-.34",
                 ".33,-.20 .43,-.15", ".30,-.28 .41,-.23", ".27,-.36 .38,-.32",
                 thin=0.010, thick=0.012)  # fmt: skip
    sleeve = strip(points(".80,-.12 .78,-.44 .50,-.42"), 0.24, 0.17) | ellipse(0.12).at(0.80, -0.12)
    mitten = blob(".54,-.34 .44,-.28 .34,-.32 .36,-.38 .32,-.44 .40,-.50 .54,-.50")
    cuff = strip(((0.55, -0.33), (0.53, -0.52)), 0.06)
    return [
        *_edged(cover, _RED, "book"), *_edged(left, WHITE, "book", edge=0.014),
        *_edged(right, WHITE, "book", edge=0.014), Sheet(lines, BLACK),
        *_edged(mitten, _RED, "mitten"), *white_edged(sleeve, BLACK, "fireman"),
        *_edged(cuff, WHITE, "cuff"),
    ]  # fmt: skip


def _hare() -> list[Sheet]:
    """A hare from behind that sits in the snow and listens."""
    body = blob("-.20,.0 -.26,.14 -.20,.34 -.08,.44 .08,.44 .20,.34 .26,.14 .20,.0")
    head = ellipse(0.15, 0.14).at(-0.02, 0.50)
    ears = blob("-.12,.56 -.20,.76 -.17,.94 -.08,.88 -.04,.60") | blob(
        ".0,.60 .04,.80 .12,.94 .20,.88 .18,.72 .10,.56"
    )
    tail = ellipse(0.085).at(0.02, 0.07)
    fur = cuts("-.14,.18 -.12,.28 -.06,.34", ".14,.18 .12,.28 .06,.34", "-.08,.46 .0,.42 .08,.46",
               thick=0.020)  # fmt: skip
    shape = body | head | ears
    return [
        Sheet(rim(shape, 0.05), WHITE), Sheet(shape, "#4a4a4a", ("hare",), turn=86),
        Sheet(fur, WHITE), *_edged(tail, WHITE, "hare"),
    ]  # fmt: skip
