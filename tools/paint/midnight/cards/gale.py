"""Washing that a gale has taken off the line, and the woman who holds on to the last of it."""

from functools import partial

from tools.paint.midnight.carving import BLACK, WHITE, edged, posed, white_edged
from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import WOMAN, profile_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
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

_edged = partial(edged, edge=0.022)
_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]


@card(
    palette="block_night",
    hand="woodcut",
    title="The washing will not wait",
    subject="washing that flies off hand in hand, a woman holds the last of it",
    props=("nightshirt", "long johns", "child's suit", "woman", "window", "line", "pegs", "shadow"),
    mood=("windy", "wistful", "eerie"),
)
def tightrope_bones(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_BLUE)
    lay_pile(scene, _street(), 0, 0, depth=58.0)
    lay_pile(scene, _right_house(), 0, 0, depth=54.0)
    lay_pile(scene, _long_johns(), 0.18, 1.20, 0.52, depth=46.0)
    lay_pile(scene, _nightshirt(), 0, 0, depth=42.0)
    lay_pile(scene, _small_suit(), -0.24, 0.06, 0.52, depth=38.0)
    lay_pile(scene, _line(), 0, 0, depth=36.0)
    lay_pile(scene, _left_house(), 0, 0, depth=34.0)
    lay_pile(scene, _woman(), 0, 0, depth=30.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _street() -> list[Sheet]:
    """A moon, torn clouds, and far below the dark street."""
    moon = ellipse(0.17).at(-0.40, 1.14)
    wind = cuts("-.56,.44 -.36,.50 -.1,.44", "-.56,.26 -.4,.30 -.2,.26", "-.3,1.40 .0,1.44 .3,1.40",
                ".2,-.78 .4,-.74 .6,-.80", "-.1,-.96 .1,-.92 .3,-.97", thick=0.024)  # fmt: skip
    roofs = polygon("-.7,-1.7 -.7,-1.10 -.36,-.92 -.14,-1.08 -.14,-1.2 .06,-1.2 .06,-1.02 .22,-1.02"
                    " .22,-1.14 .44,-.98 .66,-1.12 .66,-1.7")  # fmt: skip
    panes = box(0.05, 0.07).at(-0.34, -1.16) | box(0.05, 0.07).at(0.44, -1.24)
    return [
        *_edged(moon, WHITE, "moon"), Sheet(wind, WHITE, ("wind",)),
        Sheet(roofs, BLACK, ("roofs",)),
        Sheet(panes, _GOLD, ("lit windows",)),
    ]  # fmt: skip


def _right_house() -> list[Sheet]:
    """The lit wall across the street, on it a shadow that has a head and rises from a ledge."""
    wall = polygon(".62,1.7 .62,-1.7 1.3,-1.7 1.3,1.7")
    bricks = strips([((x, y), (x + 0.09, y)) for x, y in points(
        ".70,.86 .84,.90 .74,.66 .78,-1.10 .68,-1.30 .84,-1.36 .86,1.36")],
        0.014)  # fmt: skip
    head = posed(profile_outline(WOMAN, bust=False).flipped(), 0.30, 6, 0.82, 0.36)
    gown = blob(".74,.20 .88,.20 1.1,.10 1.1,-.40 1.1,-.76 1.1,-.76 .66,-.76 .66,-.76 .67,-.40"
                " .68,.0")  # fmt: skip
    ledge = box(0.50, 0.09).at(0.85, -0.80)
    brackets = strips([((x, -0.84), (x, -0.94)) for x in (0.70, 0.90)], 0.06)
    hair = blob(".84,.50 .94,.46 .96,.26 1.0,.0 .90,.0 .84,.24")
    return [
        *_edged(wall, "#f0d79a", "wall", turn=0), Sheet(bricks, BLACK),
        Sheet((head | gown | hair) & wall, BLACK, ("shadow",)),
        *_edged(brackets, WHITE, "ledge"), *_edged(ledge, WHITE, "ledge"),
    ]  # fmt: skip


def _line() -> list[Sheet]:
    """The empty line with its pegs, unbroken from hook to hook across the street."""
    path = points("-.64,.84 -.36,.72 -.06,.665 .24,.685 .48,.79 .70,.97")
    pegs = Outline(())
    for x, y, turn in ((-0.50, 0.77, 14), (-0.36, 0.71, -6), (-0.20, 0.67, 8), (-0.05, 0.655, -8)):
        pegs = pegs | box(0.04, 0.13).turned(turn).at(x, y)
    hooks = ellipse(0.035).at(-0.64, 0.84) | ellipse(0.035).at(0.70, 0.97)
    return [
        *_edged(strip(path, 0.024), WHITE, "line"), *_edged(hooks, BLACK, "line", line=WHITE),
        *_edged(pegs, WHITE, "pegs", edge=0.016),
    ]  # fmt: skip


def _suit(arms: tuple[str, str], legs: tuple[str, str], wide: float) -> Outline:
    """Long johns in one piece with an open neck at the origin, as if somebody were in them."""
    body = blob("-.16,.0 -.06,-.05 .06,-.05 .16,.0 .27,-.10 .25,-.40 .27,-.62 .0,-.70 -.27,-.62"
                " -.25,-.40 -.27,-.10")  # fmt: skip
    suit = body
    for arm in arms:
        suit = suit | strip(points(arm), wide, 0.15)
    for leg in legs:
        suit = suit | strip(points(leg), 0.30, 0.17)
    return suit


def _trimmed(suit: Outline, colour: str, tag: str, *folds: str) -> list[Sheet]:
    """A suit with its collar and folds."""
    collar = strip(points("-.17,.02 -.06,-.06 .06,-.06 .17,.02"), 0.05)
    hole = blob("-.14,.03 -.05,-.03 .05,-.03 .14,.03 .0,.07")
    return [
        *_edged(suit, colour, tag, edge=0.035, turn=80), Sheet(hole, BLACK),
        *_edged(collar, _RED, "collar", edge=0.02),
        Sheet(cuts(*folds, thick=0.03), BLACK),
    ]  # fmt: skip


def _long_johns() -> list[Sheet]:
    """Far ahead, with nobody in them: a waistband, a row of buttons and two long legs."""
    seat = blob("-.27,.30 -.27,.30 .0,.32 .27,.30 .27,.30 .34,.06 .36,-.20 .0,-.24 -.36,-.20"
                " -.34,.06")  # fmt: skip
    legs = strip(points("-.18,-.10 -.26,-.48 -.40,-.84"), 0.37, 0.22) | strip(
        points(".18,-.10 .22,-.48 .26,-.86"), 0.37, 0.22
    )
    band = strip(points("-.28,.31 .0,.33 .28,.31"), 0.13)
    cuffs = strips([((-0.50, -0.80), (-0.30, -0.88)), ((0.14, -0.86), (0.38, -0.87))], 0.11)
    fly = cuts("-.07,.26 -.07,.04 .0,-.22", thin=0.016, thick=0.020)
    folds = cuts("-.26,-.40 -.34,-.56 -.37,-.70", ".26,-.34 .29,-.52 .28,-.70",
                 "-.20,-.50 -.28,-.54", ".14,-.50 .22,-.53", thick=0.026)  # fmt: skip
    buttons = beads(points(".02,.18 .02,.06 .02,-.06"), 0.038)
    sheets = [
        *_edged(seat | legs, WHITE, "long johns", edge=0.035, turn=80),
        Sheet(folds | fly, BLACK), *_edged(buttons, _GOLD, "buttons", edge=0.026),
        *_edged(band, _RED, "waistband", edge=0.03),
        *_edged(cuffs, _RED, "cuffs", edge=0.026),
    ]  # fmt: skip
    return [sheet.placed(0, 0, 1, 25, flip=False) for sheet in sheets]


def _small_suit() -> list[Sheet]:
    """The smallest, striped: one sleeve in the sleeve before it, the other held fast."""
    suit = _suit((".18,-.10 .34,.0 .36,.24", "-.18,-.12 -.30,-.20 -.36,-.42"),
                 (".13,-.56 .30,-.76 .54,-.82", "-.10,-.56 -.02,-.84 .18,-1.02"), 0.19)  # fmt: skip
    stripes = strips(
        [((-0.4, y), (0.6, y - 0.08)) for y in (-0.12, -0.24, -0.36, -0.48, -0.60)], 0.035
    )
    sheets = _trimmed(suit, WHITE, "child's suit", ".24,-.70 .36,-.76 .46,-.78")
    sheets.insert(2, Sheet(stripes & suit, _RED, ("stripes",)))
    return [sheet.placed(0, 0, 1, -4, flip=False) for sheet in sheets]


def _nightshirt() -> list[Sheet]:
    """A wide nightshirt full of wind, a sleeve forward and a sleeve back."""
    shirt = blob(
        ".18,.56 .26,.50 .36,.52 .44,.60 .56,.46 .60,.20 .66,-.10 .74,-.44 .74,-.44 .62,-.40"
        " .52,-.52 .38,-.46 .26,-.60 .14,-.52 .02,-.60 .02,-.60 .06,-.20 .06,.20 .08,.46"
    )
    ahead = strip(points(".46,.48 .58,.62 .52,.80"), 0.22, 0.14)
    back = strip(points(".14,.44 .04,.28 -.04,.18"), 0.20, 0.13)
    folds = cuts(".14,.30 .14,-.10 .10,-.50", ".24,.40 .26,.0 .24,-.50", ".46,.36 .46,.0 .52,-.42",
                 ".54,.30 .58,-.10 .64,-.36", ".36,.10 .36,-.20 .36,-.40", thick=0.022)  # fmt: skip
    hole = blob(".20,.57 .28,.52 .36,.54 .42,.60 .30,.64")
    frill = strip(points(".17,.57 .26,.50 .37,.52 .45,.61"), 0.045)
    cuffs = strip(points(".46,.79 .58,.81"), 0.06) | strip(points("-.08,.24 .01,.13"), 0.06)
    return [
        *_edged(shirt | ahead | back, WHITE, "nightshirt", edge=0.028), Sheet(folds, BLACK),
        Sheet(hole, BLACK), *_edged(frill, WHITE, "collar"), *_edged(cuffs, WHITE, "cuffs"),
    ]  # fmt: skip


def _left_house() -> list[Sheet]:
    """A black house front with a lit window, its shutter thrown open."""
    front = polygon("-1.3,1.7 -.68,1.7 -.68,-1.7 -1.3,-1.7")
    room = box(0.50, 0.84).at(-0.96, -0.74)
    sill = box(0.60, 0.08).at(-0.92, -1.19)
    bricks = strips([((x, y), (x + 0.11, y)) for x, y in points(
        "-.94,.62 -.84,.54 -.94,.12 -.84,.20 -.92,1.10 -.82,1.18 -.82,-.10 -.92,-1.32 -.84,-1.40"
    )], 0.014)  # fmt: skip
    gutter = strips([((-0.68, 1.6), (-0.68, -1.6))], 0.03)
    return [
        *white_edged(front, BLACK, "house"), Sheet(bricks, WHITE), Sheet(gutter, WHITE),
        *_edged(room, _GOLD, "lit window", turn=90, line=WHITE), *_edged(sill, WHITE, "sill"),
    ]  # fmt: skip


def _woman() -> list[Sheet]:
    """She leans far out, both hands on the last small sleeve."""
    body = blob(
        "-1.06,-1.16 -1.0,-.94 -.84,-.80 -.64,-.74 -.50,-.82 -.50,-.98 -.60,-1.12 -.74,-1.18"
    )
    far = strip(points("-.58,-.82 -.40,-.58 -.47,-.20"), 0.15, 0.10)
    near = strip(points("-.62,-.92 -.40,-.78 -.36,-.24"), 0.19, 0.11)
    near = near | ellipse(0.095).at(-0.62, -0.92)
    hands = ellipse(0.066, 0.06).at(-0.37, -0.17) | ellipse(0.058, 0.054).at(-0.47, -0.13)
    grip = cuts("-.42,-.15 -.37,-.14 -.32,-.16", "-.42,-.19 -.37,-.18 -.32,-.20", thick=0.012)
    folds = cuts("-.90,-1.10 -.84,-.96 -.74,-.86", "-.74,-1.12 -.68,-1.02", "-.44,-.72 -.40,-.64",
                 thick=0.020)  # fmt: skip
    face = carved_profile(WOMAN, "bun", "#3a3a3a", lid="open", smile=-0.5)
    return [
        *_edged(far, _RED, "sleeve", turn=60), *_edged(body, _RED, "woman", turn=70),
        Sheet(folds, BLACK),
        *(sheet.placed(-0.74, -0.52, 0.38, 24, flip=False) for sheet in face),
        *_edged(hands, WHITE, "hands"), Sheet(grip, BLACK), *_edged(near, _RED, "sleeve", turn=20),
    ]  # fmt: skip
