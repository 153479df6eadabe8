"""The last sheaf of the harvest, which bows to the man who cut it."""

import math

from tools.paint.midnight.carving import BLACK, WHITE, edged, family
from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD
from tools.paint.story.cutouts.geometry import (
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

_GOLD, _RED, _BLUE = INKS["lamp"], INKS["vermilion"], INKS["night"]
_BACK = ".40,-.10 .50,.30 .46,.66 .26,.92 -.02,1.0"
"""The line of its bent back, from the waist to the neck."""


@card(
    palette="block_day",
    hand="woodcut",
    title="It bowed first",
    subject="huge sheaf that bows to a small reaper",
    props=("sheaf", "ears", "sash", "reaper", "hat in hand", "stubble", "mouse"),
    mood=("reverent", "old", "warm"),
)
def last_sheaf(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _field(), 0, 0, depth=55.0)
    lay_pile(scene, [*_skirt(), *_bent_back()], 0, 0, depth=48.0)
    lay_pile(scene, _ears(), 0, 0, depth=42.0)
    lay_pile(scene, _sash(), 0.40, -0.12, depth=34.0)
    lay_pile(scene, _reaper(), -0.66, -1.28, 0.92, depth=28.0)
    lay_pile(scene, _mouse(), -0.16, -1.26, depth=26.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _field() -> list[Sheet]:
    """Stubble on a wide field under an empty sky."""
    field = land((-1, -0.62), (-0.3, -0.56), (0.4, -0.58), (1, -0.66))
    stubble = Outline(())
    for row in range(7):
        for column in range(12):
            x = -1.0 + 2.0 * (column + 0.5 * (row % 2)) / 11 + 0.02 * math.sin(5 * column + row)
            y = -0.68 - 0.06 * row - 0.012 * row * row
            stubble = stubble | strip(
                ((x, y), (x + 0.012, y + 0.035 + 0.007 * row)), 0.009 + 0.002 * row
            )
    return [*edged(field, WHITE, "field", edge=0.014), Sheet(stubble, BLACK, ("stubble",))]


def _skirt() -> list[Sheet]:
    """The straw below the waist, as wide as a skirt, its cut ends uneven along the hem."""
    left, right = points(".25,-.10 .16,-.50 -.02,-.90 -.26,-1.24"), (
        points(".55,-.10 .66,-.50 .84,-.90 1.04,-1.24"))  # fmt: skip
    hem = [
        (-0.26 + 0.05 * step, -1.24 - 0.10 * math.sin(0.12 * step) - 0.045 * (step % 2))
        for step in range(1, 26)
    ]  # fmt: skip
    skirt = polygon(*left, *hem, *reversed(right))
    straws = family(".28,-.12 .20,-.50 .04,-.88 -.14,-1.20", ".52,-.12 .62,-.50 .78,-.88 .94,-1.20",
                    11, 0.006, 0.020)  # fmt: skip
    shade = blob(".46,-.1 .52,-.5 .62,-.9 .70,-1.5 .70,-1.5 1.2,-1.5 1.2,-1.5 .7,-.1")
    return [
        *edged(skirt, _GOLD, "sheaf", turn=86, edge=0.03),
        Sheet(shade & skirt, "#b98d34", turn=80), Sheet(straws & skirt, BLACK),
    ]  # fmt: skip


def _bent_back() -> list[Sheet]:
    """The straw above the waist, bent over to the left like somebody who bows."""
    back = strip(points(_BACK), 0.30, 0.36) | ellipse(0.18).at(-0.02, 1.0)
    lines = cuts(
        ".30,-.06 .37,.30 .33,.58 .16,.78 -.04,.84", ".36,-.06 .44,.30 .40,.62 .22,.86 -.04,.93",
        ".44,-.06 .54,.30 .50,.68 .28,.96 -.04,1.05", ".50,-.06 .61,.32 .57,.74 .32,1.06 -.02,1.14",
        thin=0.008, thick=0.020,
    )  # fmt: skip
    return [*edged(back, _GOLD, "sheaf", turn=70, edge=0.03), Sheet(lines, BLACK)]


def _ears() -> list[Sheet]:
    """Heavy ears that droop from the bent straw: its bowed head."""
    sheets: list[Sheet] = []
    hanging = (
        (-0.34, 1.10, -66), (0.14, 0.80, -2), (-0.30, 0.98, -50), (0.03, 0.80, -12),
        (-0.22, 0.88, -36), (-0.09, 0.82, -22), (-0.20, 1.08, -54), (0.06, 0.92, -8),
        (-0.13, 0.98, -38), (-0.02, 0.96, -22),
    )  # fmt: skip
    for x, y, turn in hanging:
        sheets += [part.placed(x, y, 1.32, turn, False) for part in _ear()]
    return sheets


def _ear() -> list[Sheet]:
    """An ear of wheat that hangs from the origin."""
    awns = cuts("-.04,-.10 -.10,-.26 -.11,-.40", ".0,-.16 -.01,-.34 .0,-.50",
                ".04,-.10 .09,-.26 .11,-.38", thin=0.005, thick=0.012)  # fmt: skip
    sheets = [Sheet(awns, BLACK), *edged(ellipse(0.034, 0.062).at(0, -0.35), _GOLD, "ears")]
    for step in (3, 2, 1, 0):
        for side in (-1, 1):
            grain = ellipse(0.036, 0.064).turned(26 * side).at(0.040 * side, -0.05 - 0.074 * step)
            sheets += edged(grain, _GOLD, "ears")
    return sheets


def _sash() -> list[Sheet]:
    """A red sash round its waist, tied in a wide bow."""
    band = blob("-.19,.04 -.19,.04 .0,.0 .20,.05 .20,.05 .21,-.10 .21,-.10 .0,-.15 -.20,-.10"
                " -.20,-.10")  # fmt: skip
    ends = strip(points("-.06,-.08 -.14,-.34 -.10,-.62"), 0.08, 0.13) | strip(
        points(".0,-.08 .06,-.28 .02,-.50"), 0.08, 0.12
    )
    loops = blob("-.03,-.06 -.20,.10 -.30,.02 -.26,-.16 -.14,-.16") | blob(
        "-.03,-.06 .12,.10 .24,.03 .21,-.15 .09,-.16"
    )
    knot = ellipse(0.06, 0.07).at(-0.03, -0.06)
    creases = cuts("-.08,-.05 -.16,.0 -.22,-.02", ".03,-.05 .10,.0 .16,-.02",
                   "-.08,-.20 -.12,-.34 -.11,-.52", thick=0.018)  # fmt: skip
    return [
        *edged(band, _RED, "sash", edge=0.022), *edged(ends, _RED, "sash", turn=84, edge=0.022),
        *edged(loops, _RED, "sash", turn=10, edge=0.022), *edged(knot, _RED, "sash"),
        Sheet(creases, BLACK),
    ]  # fmt: skip


def _reaper() -> list[Sheet]:
    """A small old reaper from the side who bows in return, his straw hat before his chest."""
    legs = strip(((-0.04, 0.30), (-0.06, 0.03)), 0.13, 0.09) | strip(
        ((0.04, 0.30), (0.09, 0.03)), 0.13, 0.09
    )
    shoes = ellipse(0.085, 0.035).at(-0.03, 0.02) | ellipse(0.085, 0.035).at(0.12, 0.02)
    coat = blob(".10,.70 .22,.60 .20,.44 .14,.22 .14,.22 -.14,.22 -.14,.22 -.14,.46 -.06,.64")
    arm = strip(points(".0,.58 -.02,.40 .18,.38"), 0.11, 0.08) | ellipse(0.055).at(0.0, 0.58)
    fist = ellipse(0.048).at(0.22, 0.385)
    hat = ellipse(0.055, 0.19).turned(-10).at(0.27, 0.42)
    crown = ellipse(0.075, 0.10).turned(-10).at(0.315, 0.43)
    folds = cuts("-.04,.44 -.06,.34 -.06,.24", ".08,.32 .07,.24", thick=0.018)
    head = carved_profile(OLD, "bald", "#b8b8b8", lid="closed", smile=0.4, years=4)
    return [
        *edged(legs, "#3a3a3a", "reaper"), Sheet(shoes, BLACK),
        *edged(coat, _BLUE, "reaper", turn=84),
        Sheet(folds, BLACK), *(part.placed(0.20, 0.80, 0.30, -24, flip=False) for part in head),
        *edged(crown, _GOLD, "hat"), *edged(hat, _GOLD, "hat"), *edged(fist, WHITE, "hand"),
        *edged(arm, _BLUE, "reaper", turn=60),
    ]  # fmt: skip


def _mouse() -> list[Sheet]:
    """A mouse at the hem that bows as well."""
    body = blob("-.10,.02 -.14,.07 -.08,.13 .02,.14 .08,.08 .08,.0 .0,-.01")
    ear = ellipse(0.034).at(-0.05, 0.135)
    tail = cuts(".07,.02 .16,.0 .22,.06", thick=0.016)
    eye = ellipse(0.011).at(-0.09, 0.085)
    return [
        Sheet(tail, BLACK), *edged(body, "#8a8a8a", "mouse", turn=20), *edged(ear, WHITE, "mouse"),
        Sheet(eye, BLACK), Sheet(strips([((-0.14, 0.06), (-0.19, 0.05))], 0.008), BLACK),
    ]  # fmt: skip
