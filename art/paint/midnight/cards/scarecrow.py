"""A scarecrow that bends down to a man in a stubble field."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, posed, sheaf, white_edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN
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
from art.paint.story.sheets import Outline, Sheet

_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]


@card(
    palette="block_day",
    hand="woodcut",
    title="He told it to the straw",
    subject="huge scarecrow that bends down to a small man in a stubble field",
    props=("scarecrow", "straw hat", "man", "stubble field", "sun", "crows", "straw", "coat"),
    mood=("secret", "lonely", "uncanny"),
)
def scarecrow_confession(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _evening(), 0, 0, depth=58.0)
    lay_pile(scene, _crows(), 0, 0, depth=52.0)
    lay_pile(scene, _arms(), 0, 0, depth=48.0)
    lay_pile(scene, _coat(), 0, 0, depth=44.0)
    lay_pile(scene, _head(), -0.10, 0.36, depth=38.0)
    lay_pile(scene, _man(), -0.50, -1.24, 1.0, depth=30.0)
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _evening() -> list[Sheet]:
    """A red sun half down behind a wide field of stubble."""
    sun = ellipse(0.56).at(-0.42, -0.52)
    field = land((-1, -0.56), (-0.3, -0.53), (0.4, -0.56), (1, -0.54))
    stubble = Outline(())
    for row in range(12):
        y, tall = -0.59 - 0.055 * row - 0.004 * row * row, 0.03 + 0.008 * row
        gap = 0.07 + 0.014 * row
        for step in range(int(2.2 / gap) + 1):
            x = -1.1 + gap * (step + 0.37 * (row % 3)) + 0.25 * gap * math.sin(7 * step + row)
            lean = 0.026 * math.sin(3.1 * step + 2 * row)
            stubble = stubble | strip(((x, y - tall), (x + lean, y)), 0.010 + 0.0016 * row)
    return [
        Sheet(sun, _RED, ("sun",), turn=0),
        *edged(field, _GOLD, "stubble field", turn=0, edge=0.02),
        Sheet(stubble, BLACK, ("stubble",)),
    ]


def _crows() -> list[Sheet]:
    """Crows that fly off in one line with gaps, like words."""
    bird = blob(
        "-.20,.10 -.20,.10 -.10,.08 -.02,.01 .03,.03 .08,.08 .18,.14 .18,.14"
        " .12,.03 .06,-.03 .09,-.06"
        " .03,-.06 -.03,-.07 -.10,-.01"
    )
    flock = Outline(())
    for index, x in enumerate((-0.92, -0.76, -0.62, -0.34, -0.20, 0.06, 0.20, 0.34)):
        y = 1.24 + 0.10 * x + 0.05 * math.sin(4 * x) + 0.03 * math.sin(index * 2.3)
        flock = flock | posed(
            bird, 0.36 + 0.06 * math.sin(index * 1.7), 14 * math.sin(index * 2.1), x, y
        )
    return [Sheet(flock, BLACK, ("crows",))]


def _arms() -> list[Sheet]:
    """The crossbar with two wide sleeves, straw at their ends, and the crow that has stayed."""
    left, right = (
        sheaf("-.80,.74 -.84,.58", "-1.06,.66 -1.02,.42", 6),
        sheaf(".86,1.02 .90,.86", "1.12,1.10 1.14,.88", 5),
    )
    bar = strip(((-0.98, 0.62), (1.2, 1.02)), 0.05)
    sleeves = blob(
        "-.86,.74 -.86,.74 -.4,.84 .1,.98 .5,1.04 .90,1.06 .90,1.06 .92,.80"
        " .92,.80 .70,.70 .60,.5 .2,.4"
        " -.2,.52 -.50,.60 -.62,.52 -.82,.44 -.82,.44"
    )
    folds = cuts(
        "-.72,.70 -.70,.60 -.74,.50",
        "-.50,.76 -.46,.68 -.50,.62",
        ".80,1.0 .78,.88 .82,.80",
        ".62,.98 .60,.86 .64,.76",
        "-.26,.80 -.18,.70 -.20,.62",
        thick=0.020,
    )
    crow = blob(
        "-.16,.16 -.08,.20 .0,.18 .06,.10 .14,.0 .26,-.10 .12,-.07 .02,-.06"
        " -.06,.0 -.10,.08 -.12,.12 -.22,.13"
    )
    legs = strips([((0.02, -0.04), (0.01, -0.13)), ((0.06, -0.04), (0.06, -0.12))], 0.014)
    bird = posed(crow | legs, 0.8, 0, 0.74, 1.14)
    return [
        Sheet(bar, BLACK),
        *edged(left | right, _GOLD, "straw"),
        *white_edged(sleeves, BLACK, "coat", edge=0.020),
        Sheet(folds, WHITE),
        Sheet(bird, BLACK, ("crow",)),
    ]


def _coat() -> list[Sheet]:
    """The long coat, bent at the waist over its pole, with a patch and buttons."""
    pole = polygon(".46,-.6 .55,-.6 .56,-1.16 .45,-1.16")
    tails = blob(
        ".28,.02 .70,.08 .80,-.2 .88,-.62 .92,-.92 .92,-.92 .72,-.84 .60,-.90"
        " .50,-.80 .40,-.92 .20,-.84"
        " .20,-.84 .26,-.4"
    )
    trunk = blob(
        "-.02,.80 .20,.98 .50,1.02 .72,.84 .80,.50 .76,.10 .66,-.10 .40,-.10"
        " .28,.02 .26,.20 .16,.36 -.04,.5"
    )
    rope = strip(points(".26,.0 .48,-.10 .76,.0"), 0.05)
    straw = sheaf(".30,-.84 .86,-.88", ".24,-1.0 .92,-1.04", 12, 0.035)
    lines = cuts(
        ".22,.84 .36,.60 .36,.24",
        ".74,.62 .74,.34 .68,.06",
        ".40,-.20 .36,-.5 .34,-.82",
        ".56,-.20 .58,-.5 .56,-.78",
        ".68,-.14 .76,-.5 .82,-.84",
        ".04,.74 .16,.60 .22,.46",
        thick=0.020,
    )
    buttons = beads(points(".20,.30 .30,.14"), 0.035)
    return [
        *edged(pole, WHITE, "pole"),
        *edged(straw, _GOLD, "straw"),
        *white_edged(tails, BLACK, "coat", edge=0.020),
        *white_edged(trunk, BLACK, "coat", edge=0.020),
        Sheet(lines, WHITE),
        *_patch(),
        *edged(rope, _GOLD, "rope", turn=90),
        *edged(buttons, _RED, "buttons"),
    ]


def _patch() -> list[Sheet]:
    """A blue patch on its back, sewn on with a few stitches."""
    patch = blob(".46,.56 .46,.56 .66,.52 .66,.52 .69,.30 .69,.30 .48,.34 .48,.34")
    stitches = strips(
        [
            ((0.43, 0.50), (0.50, 0.50)),
            ((0.44, 0.40), (0.51, 0.40)),
            ((0.54, 0.58), (0.55, 0.50)),
            ((0.64, 0.46), (0.71, 0.45)),
            ((0.58, 0.36), (0.59, 0.28)),
        ],
        0.014,
    )
    return [*edged(patch, _BLUE, "patch", turn=30), Sheet(stitches, WHITE)]


def _head() -> list[Sheet]:
    """A straw hat that hides the face, straw under it and a scarf."""
    scarf = blob(".10,.34 .34,.28 .40,.12 .28,.0 .10,.04 .0,.18")
    tail = blob(".26,.08 .38,.06 .42,-.20 .36,-.36 .26,-.30 .28,-.12")
    sack = blob("-.16,.20 .10,.26 .22,.10 .18,-.10 .0,-.20 -.18,-.14 -.26,.04")
    hair = sheaf("-.24,-.02 .12,-.16", "-.30,-.26 .10,-.36", 7, 0.04)
    brim = blob("-.52,-.12 -.40,-.02 -.12,.12 .22,.20 .44,.18 .36,.08 .10,-.08 -.2,-.20 -.44,-.22")
    crown = blob("-.26,.06 -.26,.06 -.34,.30 -.22,.46 .0,.50 .16,.42 .22,.19 .22,.19 .0,.14")
    band = strip(points("-.28,.10 -.02,.20 .22,.24"), 0.09) & crown
    weave = cuts(
        "-.30,.24 -.06,.34 .18,.34",
        "-.28,.34 -.06,.42 .12,.43",
        "-.40,-.10 -.1,.04 .30,.14",
        "-.34,-.16 -.06,-.05 .22,.06",
        thick=0.014,
    )
    return [
        *edged(sack, WHITE, "scarecrow", edge=0.022),
        *edged(hair, _GOLD, "straw"),
        *edged(tail, _BLUE, "scarf", turn=80, edge=0.024),
        *edged(scarf, _BLUE, "scarf", turn=30, edge=0.024),
        *edged(crown, _GOLD, "straw hat", turn=20, edge=0.026),
        Sheet(band, _RED, ("straw hat",)),
        *edged(brim, _GOLD, "straw hat", turn=24, edge=0.026),
        Sheet(weave, BLACK),
    ]


def _man() -> list[Sheet]:
    """A small man on tiptoe in shirt sleeves, hands in pockets, straw at one ankle."""
    shoe = blob("-.09,.13 -.01,.14 .05,.05 .11,.015 .11,-.01 .11,-.01 .02,-.01 -.05,.05")
    shoes = shoe.at(-0.05, 0.0) | shoe.at(0.12, 0.0)
    legs = strip(points("-.05,.58 -.09,.36 -.09,.12"), 0.17, 0.11) | strip(
        points(".04,.58 .07,.36 .08,.12"), 0.17, 0.11
    )
    straw = sheaf("-.14,.14 -.05,.13", "-.22,.02 -.07,-.02", 4, 0.022)
    shirt = blob("-.10,.88 .0,.92 .10,.88 .14,.74 .13,.55 -.14,.55 -.16,.72")
    brace = strip(points("-.03,.90 .02,.74 .0,.57"), 0.03)
    arm = strip(points("-.05,.84 -.20,.71 -.17,.61 -.03,.55"), 0.12, 0.09)
    folds = cuts(".08,.82 .10,.70 .08,.60", "-.06,.46 -.09,.22", ".08,.46 .09,.22", thick=0.014)
    face = [
        s.placed(0.04, 1.03, 0.29, 26, False)
        for s in carved_profile(MAN, "short", BLACK, "open", 0.2)
    ]
    return [
        Sheet(shoes, BLACK, ("shoes",)),
        *edged(straw, _GOLD, "straw", edge=0.012),
        *face,
        *edged(legs, _BLUE, "trousers", turn=88, edge=0.022),
        *edged(shirt, WHITE, "shirt", edge=0.022),
        Sheet(brace, _RED, ("braces",)),
        Sheet(folds, BLACK),
        *edged(arm, WHITE, "shirt", edge=0.020),
    ]
