"""A boy who carries one great wing home over the snow."""

import math
from functools import partial

from tools.paint.midnight.carving import BLACK, WHITE, edged
from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD
from tools.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet

_edged = partial(edged, edge=0.018)

_ROOT = ".56,-.65 .34,-.55 .08,-.43"
"""The near end of the wing, from his hands to his shoulder."""
_ARM = "-.14,-.28 -.26,-.04 -.26,.34 -.14,.66 -.14,.98 -.34,1.22 -.62,1.26"
"""The front edge of the wing, from the boy's shoulder to its last joint."""
_TIPS = "-.36,-.80 -.48,-1.0 -.62,-1.02 -.78,-.80 -.88,-.36 -.92,.10 -.90,.62"
"""Where the long feathers end, in the same order."""


@card(
    palette="block_night",
    hand="woodcut",
    title="Finders keepers",
    subject="boy with one great wing over his shoulder",
    props=("wing", "boy", "moon", "bare tree", "somebody with one wing", "boot prints",
           "bare footprints", "feather", "snow"),
    mood=("hushed", "curious", "wistful"),
)  # fmt: skip
def fallen_angel_hay(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    scene.lay(Sheet(ellipse(0.54).at(0.88, 0.04), INKS["lamp"], ("moon",), turn=8), depth=58.0)
    field = land((-1, -0.50), (-0.3, -0.44), (0.4, -0.48), (1, -0.42))
    scene.lay(Sheet(field, WHITE, ("snow",)), depth=56.0)
    lay_pile(scene, [*_somebody(), *_tree(), *_hand_on_trunk()], 0, 0, depth=54.0)
    lay_pile(scene, _tracks(), 0, 0, depth=50.0)
    lay_pile(scene, _wing(), 0, 0, depth=46.0)
    lay_pile(scene, [*_legs(), *_coat()], 0.10, 0, depth=34.0)
    lay_pile(scene, _head(), 0.16, -0.02, depth=30.0)
    lay_pile(scene, _scarf(), 0.10, 0, depth=28.0)
    lay_pile(scene, [*_far_sleeve(), *_front_edge(), *_arms()], 0, 0, depth=26.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", stars=16, contrast=1.5, lamp_pool=0
    )


def _feather(root: Point, tip: Point, wide: float) -> list[Sheet]:
    """A white feather with its shaft and a few barbs."""
    long = math.dist(root, tip)
    vane = blob(
        "0,.1 .2,.40 .55,.55 .86,.50 .97,.26 1.0,-.05 .94,-.34 .80,-.47 .5,-.42 .2,-.28 0,-.1"
    )
    barbs = [[(0.74, 0.06), (0.79, 0.42)], [(0.83, -0.04), (0.87, -0.34)]]
    lines = [[(0.0, 0.0), (0.5, 0.10), (0.95, -0.02)], *barbs]
    stretched = [[(x * long, y * wide) for x, y in line] for line in lines]
    angle = math.degrees(math.atan2(tip[1] - root[1], tip[0] - root[0]))
    marks = cuts(*stretched, thin=0.004, thick=0.012).turned(angle).at(*root)
    return [
        *_edged(vane.scaled(long, wide).turned(angle).at(*root), WHITE, "wing", edge=0.02),
        Sheet(marks, BLACK),
    ]


def _row(count: int, share: float, wide: float, first: float = 0.0) -> list[Sheet]:
    """Feathers side by side along the wing, which reach a share of the way to its border."""
    roots, tips = (smooth(points(path), closed=False) for path in (_ARM, _TIPS))
    sheets: list[Sheet] = []
    for index in reversed(range(count)):
        at = first + (1 - first) * index / (count - 1)
        (ax, ay), (bx, by) = (line[round(at * (len(line) - 1))] for line in (roots, tips))
        reach = share * (1 + 0.05 * math.sin(index * 2.3))
        sheets += _feather((ax, ay), (ax + (bx - ax) * reach, ay + (by - ay) * reach), wide)
    return sheets


def _wing() -> list[Sheet]:
    """What hangs down behind him: long feathers and two rows of shorter ones."""
    return [*_row(14, 1.0, 0.27), *_row(13, 0.54, 0.22, 0.03), *_row(13, 0.27, 0.17)]


def _front_edge() -> list[Sheet]:
    """The edge the feathers grow from, which he carries like a pole over his near shoulder."""
    path = points(f"{_ROOT} {_ARM}")
    edge = strip(path, 0.16, 0.09) | ellipse(0.045).at(*path[-1]) | ellipse(0.085).at(*path[0])
    down = Outline(())
    for index, (x, y) in enumerate(smooth(points(_ARM), closed=False)[3::4]):
        side = 0.03 if index % 2 else -0.025
        down = down | cuts([(x + side, y + 0.04), (x + side - 0.03, y - 0.01),
                            (x + side + 0.01, y - 0.03)], thin=0.006, thick=0.014)  # fmt: skip
    return [*_edged(edge, WHITE, "wing", edge=0.024), Sheet(down & edge, BLACK)]


def _boot(turn: float, x: float, y: float) -> Outline:
    """A boot that points right, its ankle at (x, y)."""
    boot = blob(
        "-.09,.14 -.09,.14 .08,.14 .08,.14 .08,.04 .15,.01 .22,-.02 .23,-.09 .23,-.09 -.09,-.09"
        " -.09,-.09 -.10,.02"
    )
    return boot.turned(turn).at(x, y)


def _legs() -> list[Sheet]:
    """A heavy step: the far leg still behind, the near leg set down."""
    far = strip(points("-.06,-.72 -.16,-.96 -.32,-1.08"), 0.22, 0.15)
    near = strip(points(".0,-.72 .14,-.94 .14,-1.16"), 0.24, 0.16)
    return [
        *_edged(_boot(-34, -0.36, -1.14), "#2c2c2c", "boots"),
        *_edged(far, "#9a9a9a", "trousers", turn=60),
        *_edged(_boot(0, 0.14, -1.24), "#2c2c2c", "boots"),
        *_edged(near, "#c4c4c4", "trousers", turn=80),
    ]


def _coat() -> list[Sheet]:
    """A thick short coat that leans forward under the load."""
    coat = blob(
        "-.02,-.22 -.16,-.28 -.24,-.46 -.26,-.66 -.30,-.86 -.30,-.86 -.08,-.92 .18,-.88 .18,-.88"
        " .20,-.62 .20,-.42 .12,-.26"
    )
    folds = cuts("-.20,-.62 -.22,-.76 -.24,-.85", "-.06,-.72 -.06,-.88", ".10,-.66 .11,-.86",
                 "-.18,-.40 -.12,-.52 -.14,-.62", thick=0.022)  # fmt: skip
    return [*_edged(coat, INKS["vermilion"], "coat", turn=84), Sheet(folds, BLACK)]


def _head() -> list[Sheet]:
    """The boy's head under a cap with ear flaps; he looks straight ahead."""
    cap = blob("-.52,.10 -.54,.36 -.36,.62 -.06,.72 .24,.62 .40,.38 .40,.26 .10,.22 -.2,.16")
    flap = blob("-.50,.18 -.50,.18 -.40,-.20 -.22,-.44 -.06,-.40 .02,-.08 .10,.24 .10,.24")
    brim = blob("-.10,.18 .14,.34 .44,.36 .60,.24 .60,.24 .40,.16 .14,.18")
    seam = cuts("-.46,.16 -.2,.20 .08,.24", "-.06,.70 -.12,.44 -.10,.22", thick=0.03)
    sheets = [
        *carved_profile(CHILD, "short", BLACK, lid="down", smile=0.2),
        *_edged(cap, INKS["night"], "cap", edge=0.05, turn=70),
        *_edged(flap, INKS["night"], "cap", edge=0.05, turn=100),
        *_edged(brim, INKS["night"], "cap", edge=0.05), Sheet(seam, BLACK),
    ]  # fmt: skip
    return [sheet.placed(0, 0, 0.44, -6, flip=False) for sheet in sheets]


def _scarf() -> list[Sheet]:
    """A scarf wound round his neck."""
    wound = blob("-.16,-.20 .0,-.26 .16,-.22 .24,-.28 .20,-.38 .04,-.42 -.14,-.36 -.20,-.28")
    knit = cuts("-.10,-.24 -.08,-.36", "-.01,-.27 .01,-.40", ".08,-.26 .10,-.40",
                ".16,-.24 .18,-.36", thick=0.018)  # fmt: skip
    return [*_edged(wound, INKS["lamp"], "scarf", turn=10), Sheet(knit, BLACK)]


def _far_sleeve() -> list[Sheet]:
    """The sleeve of the far arm, which comes from behind his chest."""
    return _edged(strip(points(".22,-.66 .36,-.76 .48,-.70"), 0.16, 0.13), INKS["vermilion"],
                  "coat", turn=50)  # fmt: skip


def _arms() -> list[Sheet]:
    """Both mittens closed round the near end of the wing, and the near sleeve."""
    sleeve = strip(points(".0,-.54 .08,-.80 .20,-.82 .30,-.66"), 0.20, 0.15)
    sleeve = sleeve | ellipse(0.10).at(0.0, -0.54)
    mitten = blob("-.08,-.09 -.09,.02 -.05,.10 .03,.11 .08,.06 .08,-.02 .07,-.11")
    fingers = cuts("-.07,.0 -.02,-.01 .0,-.06", ".04,.07 .05,.0", thick=0.016)
    creases = cuts(".02,-.70 .10,-.74 .11,-.84", ".0,-.62 .08,-.66", thick=0.020)
    sheets: list[Sheet] = []
    for x, y in ((0.47, -0.61), (0.28, -0.54)):
        sheets += [*_edged(mitten.at(x, y), "#3a3a3a", "mittens", line=WHITE, edge=0.02),
                   Sheet(fingers.at(x, y), WHITE)]  # fmt: skip
    cuff = strip(points(".22,-.62 .38,-.68"), 0.07)
    return [
        *sheets, *_edged(sleeve, INKS["vermilion"], "coat", turn=30), Sheet(creases, BLACK),
        *_edged(cuff, WHITE, "cuff"),
    ]  # fmt: skip


def _tree() -> list[Sheet]:
    """The one bare tree on the field."""
    limbs = (
        (".70,-.54 .69,-.20 .72,.10 .70,.42 .74,.74", 0.12, 0.02),
        (".71,.02 .58,.20 .54,.40 .56,.58", 0.06, 0.014),
        (".72,.16 .86,.30 .98,.36 1.06,.46", 0.06, 0.02), (".56,.28 .48,.38 .46,.50", 0.03, 0.010),
        (".70,.36 .63,.52 .65,.66", 0.035, 0.010), (".72,.46 .82,.60 .84,.74", 0.03, 0.010),
        (".88,.31 .92,.46 .92,.56", 0.03, 0.010),
    )  # fmt: skip
    tree = polygon(".61,-.56 .66,-.42 .75,-.42 .81,-.56")
    for path, start, end in limbs:
        tree = tree | strip(points(path), start, end)
    return _edged(tree.at(-0.11, 0), BLACK, "bare tree", line=WHITE, edge=0.012)


def _somebody() -> list[Sheet]:
    """Somebody barefoot in a long shirt before the moon, with a single wing."""
    wing = blob(
        ".78,-.20 .80,.0 .85,.16 .91,.20 .96,.10 .96,-.14 .93,-.34 .88,-.50 .88,-.50 .85,-.36"
        " .80,-.34"
    )
    quills = cuts(".90,.10 .92,-.08 .89,-.36", ".85,.06 .86,-.10 .85,-.28", thick=0.014)
    legs = strips([((0.72, -0.46), (0.71, -0.60)), ((0.79, -0.46), (0.80, -0.60))], 0.045)
    feet = ellipse(0.045, 0.022).at(0.695, -0.605) | ellipse(0.045, 0.022).at(0.785, -0.605)
    shirt = blob(".72,-.12 .68,-.20 .67,-.34 .65,-.52 .65,-.52 .86,-.52 .86,-.52 .84,-.34 .82,-.16")
    folds = cuts(".72,-.30 .71,-.48", ".79,-.28 .80,-.48", thick=0.014)
    face = [part.placed(0.755, 0.01, 0.25, 0, flip=True)
            for part in carved_profile(CHILD, "short", BLACK, lid="round")]  # fmt: skip
    return [
        *_edged(wing, WHITE, "somebody with one wing", edge=0.02), Sheet(quills, BLACK),
        *_edged(legs | feet, WHITE, "bare feet", edge=0.016), *face,
        *_edged(shirt, WHITE, "somebody with one wing", edge=0.02), Sheet(folds, BLACK),
    ]  # fmt: skip


def _hand_on_trunk() -> list[Sheet]:
    """The arm of the one with the wing, a hand laid on the tree."""
    sleeve = strip(points(".73,-.20 .68,-.27 .61,-.22"), 0.07, 0.055)
    return [*_edged(ellipse(0.03).at(0.59, -0.21), WHITE, "hand", edge=0.014),
            *_edged(sleeve, WHITE, "somebody with one wing", edge=0.016)]  # fmt: skip


_BOOT_PRINTS = (
    (-0.84, -1.30, 8), (-0.62, -1.38, 4), (-0.44, -1.28, 2), (-0.24, -1.36, 0),
)  # fmt: skip
_BARE_PRINTS = (
    (0.06, -1.37, 1.25, 4), (0.42, -1.34, 1.25, 14), (0.70, -1.20, 1.1, 44),
    (0.80, -1.01, 0.95, 80), (0.76, -0.84, 0.8, 110), (0.68, -0.71, 0.65, 124),
)  # fmt: skip


def _tracks() -> list[Sheet]:
    """His shadow, the prints of his boots up to where he is, and bare ones that go on."""
    shadow = blob(
        "-.40,-1.30 .0,-1.36 .34,-1.32 .30,-1.28 -.2,-1.24 -.7,-1.14 -1.3,-1.08 -1.3,-1.2"
    )
    prints = Outline(())
    for x, y, turn in _BOOT_PRINTS:
        sole = blob("-.07,.0 -.04,.028 .03,.026 .09,.02 .11,.0 .09,-.02 .03,-.026 -.04,-.028")
        prints = prints | sole.turned(turn).at(x, y)
    for x, y, size, turn in _BARE_PRINTS:
        prints = prints | _bare_print().scaled(size, size * 0.8).turned(turn).at(x, y)
    drifts = cuts("-.9,-.66 -.7,-.62 -.5,-.66", ".3,-.62 .46,-.59 .62,-.62",
                  ".86,-.86 .95,-.83 1.04,-.86", ".84,-1.40 .94,-1.37 1.02,-1.40")  # fmt: skip
    return [
        Sheet(shadow, INKS["night"], ("shadow",), turn=4),
        Sheet(prints, BLACK, ("boot prints", "bare footprints")), Sheet(drifts, BLACK),
        *_feather((-0.60, -1.22), (-0.84, -1.13), 0.08),
    ]  # fmt: skip


def _bare_print() -> Outline:
    """The print of a small bare foot that points right: heel, ball and toes."""
    sole = blob("-.06,.0 -.045,.020 .0,.010 .03,.024 .045,.0 .03,-.022 .0,-.016 -.045,-.020")
    for x, y, size in ((0.072, 0.026, 0.013), (0.080, 0.002, 0.010), (0.072, -0.022, 0.009)):
        sole = sole | ellipse(size).at(x, y)
    return sole
