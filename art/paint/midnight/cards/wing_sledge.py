"""A boy who brings one great wing home on his sledge, and somebody who walks behind it."""

import math
from itertools import pairwise

from art.paint.midnight.carving import BLACK, WHITE, edged, paces
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]

_ARM = ".12,-.36 .19,-.04 .24,.28 .23,.58 .14,.86 -.02,1.03 -.22,1.11"
"""The front edge of the wing, from its first feather to its last joint."""
_TIPS = "-.16,-.41 -.34,-.37 -.53,-.26 -.69,-.08 -.80,.14 -.87,.38 -.89,.62"
"""Where the long feathers end, in the same order."""


@card(
    palette="block_night",
    hand="woodcut",
    title="Finders keepers",
    subject="boy who pulls one great wing on a sledge",
    props=("wing", "sledge", "boy", "straw", "scarf", "somebody in a nightshirt", "boots",
           "small wing", "nightcap", "bird", "nest", "rope", "snow"),
    mood=("hushed", "curious", "wistful"),
)  # fmt: skip
def fallen_angel_hay(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _hill(), 0, 0, depth=58.0)
    wing = [*_lifted_feathers(), *_wing(), *_front_edge(), *_scarf()]
    lay_pile(scene, wing, 0, 0, depth=52.0)
    sledge = [part.placed(-0.02, -0.98, 1.0, 20, flip=False) for part in [*_sledge(), *_nest()]]
    lay_pile(scene, sledge, 0, 0, depth=42.0)
    lay_pile(scene, _rope(), 0, 0, depth=38.0)
    boy = [*_boy(), *_boy_head(), *_boy_arm()]
    lay_pile(
        scene, [part.placed(0.275, -0.28, 0.76, 0, flip=False) for part in boy], 0, 0, depth=36.0
    )
    lay_pile(scene, _somebody(), 0, 0, depth=32.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", stars=10, contrast=1.5, lamp_pool=0
    )


def _hill() -> list[Sheet]:
    """A slope of snow that rises to the right, with the tracks of runners and boots."""
    slope = land((-1, -1.35), (-0.4, -1.13), (0.3, -0.87), (1, -0.61))
    tracks = cuts("-1.0,-1.43 -.9,-1.40 -.80,-1.36", ".50,-.98 .66,-.93 .84,-.94",
                  "-.20,-1.24 .0,-1.17 .20,-1.18", ".36,-1.26 .54,-1.21 .74,-1.23",
                  "-.50,-1.42 -.34,-1.38 -.18,-1.40", thick=0.018)  # fmt: skip
    return [Sheet(slope, WHITE, ("snow",)), Sheet(tracks, BLACK)]


def _feather(root: Point, tip: Point, wide: float, shaft: float = 0.3) -> list[Sheet]:
    """A pointed feather; `shaft` is how much of it shows its shaft."""
    long = math.dist(root, tip)
    vane = blob(
        "0,.1 .2,.36 .55,.5 .80,.48 .93,.26 1.02,-.06 1.02,-.06 .88,-.34 .74,-.44 .5,-.40"
        " .2,-.28 0,-.1"
    )
    angle = math.degrees(math.atan2(tip[1] - root[1], tip[0] - root[0]))
    shape = vane.scaled(long, wide).turned(angle).at(*root)
    sheets = edged(shape, WHITE, "wing", turn=angle, edge=0.024)
    if shaft:
        line = cuts([((0.97 - shaft) * long, 0.06 * wide), (0.97 * long, -0.02)], thick=0.014)
        sheets.append(Sheet(line.turned(angle).at(*root), BLACK))
    return sheets


def _row(count: int, share: float, wide: float, shaft: float) -> list[Sheet]:
    """Feathers side by side along the wing, which reach a share of the way to its border.

    Short ones are slimmer.
    """
    roots, tips = (smooth(points(path), closed=False) for path in (_ARM, _TIPS))
    sheets: list[Sheet] = []
    for index in reversed(range(count)):
        at = index / (count - 1)
        (ax, ay), (bx, by) = (line[round(at * (len(line) - 1))] for line in (roots, tips))
        reach = share * (1 + 0.04 * math.sin(index * 2.3))
        tip = (ax + (bx - ax) * reach, ay + (by - ay) * reach)
        slim = min(1.0, 0.3 + reach * math.dist((ax, ay), (bx, by)))
        sheets += _feather((ax, ay), tip, wide * slim, shaft)
    return sheets


def _wing() -> list[Sheet]:
    """The wing upright like a sail: long feathers and two rows of shorter ones."""
    return [*_row(11, 1.0, 0.32, 0.26), *_row(10, 0.60, 0.28, 0.16), *_row(11, 0.34, 0.22, 0.0)]


def _bent_feather(path: str, wide: float) -> list[Sheet]:
    """A feather that bends along a path, with its shaft, and ends in a point."""
    line = smooth(points(path), closed=False)
    last = len(line) - 1
    vane = Outline(())
    for index, (start, end) in enumerate(pairwise(line)):
        first, second = (wide * math.sin(math.pi * (0.3 + 0.69 * (index + step) / last))
                         for step in (0, 1))  # fmt: skip
        vane = vane | strip((start, end), first, second) | ellipse(second / 2).at(*end)
    shaft = cuts(line[last // 3 : last - 2], thick=0.020)
    return [*edged(vane, WHITE, "wing", edge=0.024), Sheet(shaft, BLACK)]


def _lifted_feathers() -> list[Sheet]:
    """The last feathers, which lift off the wing and curl upwards as if it stirred."""
    return [
        *_bent_feather("-.04,.96 -.34,.92 -.62,.84 -.80,.84 -.93,.92", 0.19),
        *_bent_feather("-.06,1.0 -.34,1.02 -.58,1.0 -.76,1.03 -.89,1.15", 0.20),
        *_bent_feather(
            "-.06,1.03 -.32,1.10 -.52,1.15 -.66,1.23 -.70,1.34 -.62,1.39 -.56,1.35", 0.22
        ),
    ]


def _front_edge() -> list[Sheet]:
    """The edge the feathers grow from, with its root in the straw."""
    path = points(".03,-.82 " + _ARM)
    edge = strip(path, 0.19, 0.11) | ellipse(0.055).at(*path[-1])
    down = Outline(())
    for index, (x, y) in enumerate(smooth(path, closed=False)[3::5]):
        side = 0.03 if index % 2 else -0.025
        down = down | cuts([(x + side, y + 0.04), (x + side - 0.03, y), (x + side, y - 0.03)],
                           thin=0.006, thick=0.014)  # fmt: skip
    return [*edged(edge, WHITE, "wing", edge=0.024), Sheet(down & edge, BLACK)]


def _scarf() -> list[Sheet]:
    """A red scarf tied once round the edge of the wing, its two ends on the white feathers."""
    left = strip(points(".12,.53 -.02,.43 -.09,.22"), 0.08, 0.14)
    right = strip(points(".13,.53 .09,.39 .08,.16"), 0.08, 0.14)
    band = strip(points(".11,.54 .19,.53 .26,.54 .32,.565"), 0.13)
    folds = cuts(".17,.56 .23,.56 .30,.58", ".18,.51 .25,.515 .31,.535", thick=0.018)
    return [
        *edged(left, _RED, "scarf", edge=0.026), *edged(right, _RED, "scarf", edge=0.026),
        *edged(band, _RED, "scarf", turn=0, edge=0.026), Sheet(folds, BLACK),
        *edged(ellipse(0.058, 0.066).at(0.11, 0.53), _RED, "scarf", edge=0.026),
    ]  # fmt: skip


def _sledge() -> list[Sheet]:
    """A wooden sledge with its runner on the origin, and a plain bed of straw on it."""
    runner = strip(points("-.40,.03 -.2,.0 .20,.0 .33,.05 .37,.15 .31,.21"), 0.055)
    posts = strips([((-0.28, 0.0), (-0.28, 0.15)), ((-0.03, 0.0), (-0.03, 0.15)),
                    ((0.20, 0.0), (0.20, 0.15))], 0.06)  # fmt: skip
    deck = box(0.68, 0.07).at(-0.06, 0.17)
    straw = polygon(
        "-.35,.18 -.42,.24 -.36,.27 -.41,.33 -.31,.33 -.22,.36 -.12,.35 -.02,.37 .08,.35 .16,.37"
        " .23,.33 .25,.35 .26,.30 .34,.30 .28,.25 .34,.21 .26,.18"
    )
    stalks = cuts("-.02,.30 .08,.31 .18,.29", "-.06,.25 .04,.24 .14,.25",
                  "-.32,.24 -.26,.235 -.2,.24", thick=0.018)  # fmt: skip
    return [
        *edged(runner | posts, _BLUE, "sledge", edge=0.020),
        *edged(straw, _GOLD, "straw", turn=0, edge=0.024), Sheet(stalks, BLACK),
        *edged(deck, _BLUE, "sledge", turn=0, edge=0.022),
    ]  # fmt: skip


def _nest() -> list[Sheet]:
    """A bird on its nest at the rear end of the straw, which looks back."""
    nest = blob("-.20,.05 -.20,.05 -.15,-.11 .0,-.16 .15,-.11 .20,.05 .20,.05 .0,.0")
    bird = blob(".12,.07 .15,.15 .11,.22 .03,.22 -.03,.15 -.12,.14 -.25,.20 -.25,.20 -.16,.06"
                " -.05,-.01 .06,.0")  # fmt: skip
    beak = polygon(".13,.19 .23,.15 .13,.12")
    wing = cuts("-.12,.10 -.04,.05 .05,.08 .05,.13", thick=0.022)
    twigs = cuts("-.14,.0 .0,-.05 .14,.0", "-.09,-.06 .02,-.09 .10,-.05", thick=0.018)
    sheets = [
        *edged(beak, _GOLD, edge=0.018), *edged(bird, _RED, "bird", edge=0.026),
        Sheet(ellipse(0.022).at(0.08, 0.17), WHITE), Sheet(ellipse(0.011).at(0.085, 0.17), BLACK),
        Sheet(wing, BLACK), *edged(nest, WHITE, "nest", edge=0.026), Sheet(twigs, BLACK),
    ]  # fmt: skip
    return [sheet.placed(-0.18, 0.40, 0.76, -12, flip=True) for sheet in sheets]


def _rope() -> list[Sheet]:
    """The taut rope from the front of the sledge to his hand."""
    path = ".26,-.71 .38,-.52 .50,-.31"
    twist = cuts(*([(x - 0.014, y - 0.008), (x + 0.014, y + 0.012)]
                   for x, y, _ in paces(path, 0.05)), thick=0.012)  # fmt: skip
    return [*edged(strip(points(path), 0.042), WHITE, "rope", edge=0.016), Sheet(twist, BLACK)]


def _boot(size: float, turn: float, x: float, y: float) -> Outline:
    """A boot that points right, its ankle at (x, y)."""
    boot = blob(
        "-.09,.14 -.09,.14 .08,.14 .08,.14 .08,.04 .15,.01 .22,-.02 .23,-.09 .23,-.09 -.09,-.09"
        " -.09,-.09 -.10,.02"
    )
    return boot.scaled(size).turned(turn).at(x, y)


def _boy() -> list[Sheet]:
    """A boy who leans into the rope: two legs in a long step, and a short thick coat."""
    far = strip(points(".52,-.16 .66,-.24 .66,-.40"), 0.19, 0.14)
    near = strip(points(".48,-.16 .48,-.36 .40,-.52"), 0.21, 0.15)
    coat = blob(
        ".55,.22 .46,.16 .40,.02 .36,-.14 .34,-.30 .34,-.30 .50,-.34 .67,-.28 .67,-.28 .73,-.06"
        " .75,.10 .68,.22"
    )
    folds = cuts(".44,-.10 .41,-.27", ".54,-.16 .54,-.31", ".64,-.06 .63,-.24", thick=0.022)
    return [
        *edged(_boot(0.80, 20, 0.66, -0.43), "#2c2c2c", "boots"),
        *edged(far, "#9a9a9a", "trousers", turn=60),
        *edged(_boot(0.80, 6, 0.38, -0.57), "#2c2c2c", "boots"),
        *edged(near, "#c4c4c4", "trousers", turn=60),
        *edged(coat, _RED, "coat", turn=76, edge=0.022), Sheet(folds, BLACK),
    ]  # fmt: skip


def _boy_head() -> list[Sheet]:
    """The boy's head under a cap with ear flaps; he looks straight ahead."""
    cap = blob("-.52,.10 -.54,.36 -.36,.62 -.06,.72 .24,.62 .40,.38 .40,.26 .10,.22 -.2,.16")
    flap = blob("-.50,.18 -.50,.18 -.40,-.20 -.22,-.44 -.06,-.40 .02,-.08 .10,.24 .10,.24")
    brim = blob("-.10,.18 .14,.34 .44,.36 .60,.24 .60,.24 .40,.16 .14,.18")
    seam = cuts("-.46,.16 -.2,.20 .08,.24", "-.06,.70 -.12,.44 -.10,.22", thick=0.03)
    sheets = [
        *carved_profile(CHILD, "short", BLACK, lid="down", smile=0.2),
        *edged(cap, _BLUE, "cap", edge=0.05, turn=70),
        *edged(flap, _BLUE, "cap", edge=0.05, turn=100),
        *edged(brim, _BLUE, "cap", edge=0.05), Sheet(seam, BLACK),
    ]  # fmt: skip
    return [sheet.placed(0.62, 0.38, 0.38, -6, flip=False) for sheet in sheets]


def _boy_arm() -> list[Sheet]:
    """His near arm, stretched back, with the mitten that holds the rope."""
    sleeve = strip(points(".56,.12 .46,.04 .36,-.02"), 0.17, 0.13) | ellipse(0.085).at(0.56, 0.12)
    mitten = blob(".39,.02 .32,.05 .26,.01 .25,-.07 .30,-.12 .36,-.11 .42,-.07")
    thumb = cuts(".27,-.03 .33,-.02 .36,-.06", thick=0.018)
    creases = cuts(".50,.12 .49,.05 .44,-.02", thick=0.018)
    return [
        *edged(mitten, WHITE, "mitten", edge=0.022), Sheet(thumb, BLACK),
        *edged(sleeve, _RED, "coat", turn=30, edge=0.026), Sheet(creases, BLACK),
    ]  # fmt: skip


def _somebody() -> list[Sheet]:
    """Somebody small in a nightshirt and boots too large, who pushes with both hands."""
    legs = strips([((-0.74, -1.08), (-0.77, -1.18)), ((-0.59, -1.08), (-0.57, -1.13))], 0.07)
    shirt = blob(
        "-.66,-.78 -.73,-.84 -.76,-.96 -.83,-1.12 -.83,-1.12 -.67,-1.16 -.50,-1.09 -.50,-1.09"
        " -.54,-.94 -.57,-.81"
    )
    stripes = cuts("-.70,-.85 -.76,-1.12", "-.64,-.81 -.66,-1.14", "-.59,-.83 -.57,-1.10",
                   thin=0.024, thick=0.030)  # fmt: skip
    far = strip(points("-.60,-.86 -.52,-.85 -.45,-.82"), 0.08, 0.07)
    near = strip(points("-.66,-.86 -.60,-.98 -.48,-.955"), 0.10, 0.075)
    return [
        *edged(legs, WHITE, "legs"),
        *edged(_boot(0.84, 16, -0.81, -1.20), "#8c8c8c", "boots", edge=0.026),
        *edged(_boot(0.84, 22, -0.55, -1.11), "#8c8c8c", "boots", edge=0.026),
        *edged(far, WHITE, "sleeve"), *_hand(-0.44, -0.815),
        *_small_wing(), *edged(shirt, WHITE, "nightshirt", edge=0.022),
        Sheet(stripes & shirt, _BLUE),
        *(part.placed(-0.67, -0.65, 0.27, 4, flip=False) for part in _capped_head()),
        *edged(near, WHITE, "sleeve"), *_hand(-0.44, -0.945),
    ]  # fmt: skip


def _hand(x: float, y: float) -> list[Sheet]:
    """A small flat hand that pushes to the right, its palm at (x, y)."""
    palm = (
        blob("-.05,-.03 -.05,.03 .0,.05 .05,.065 .065,.04 .06,-.03 .03,-.05").scaled(0.76).at(x, y)
    )
    fingers = cuts(".0,.02 .055,.025", ".0,-.01 .055,-.005", thick=0.014).scaled(0.76).at(x, y)
    return [*edged(palm, WHITE, "hand", edge=0.022), Sheet(fingers, BLACK)]


def _capped_head() -> list[Sheet]:
    """A child's head in a nightcap whose end hangs down behind."""
    cap = blob("-.54,.0 -.56,.36 -.36,.64 -.06,.74 .24,.64 .42,.40 .42,.28 .10,.24 -.2,.10")
    tail = strip(points("-.14,.56 -.44,.64 -.66,.46 -.74,.22"), 0.36, 0.14)
    band = strip(points("-.54,.02 -.2,.14 .10,.26 .44,.34"), 0.15)
    return [
        *carved_profile(CHILD, "short", BLACK, lid="open", smile=0.4),
        *edged(tail, _GOLD, "nightcap", edge=0.06, turn=140),
        *edged(cap, _GOLD, "nightcap", edge=0.06, turn=70),
        *edged(band, WHITE, "nightcap", edge=0.05),
        *edged(ellipse(0.12).at(-0.75, 0.16), WHITE, "nightcap", edge=0.06),
    ]  # fmt: skip


def _small_wing() -> list[Sheet]:
    """The one small wing on that back."""
    x, y = -0.71, -0.89
    sheets: list[Sheet] = []
    for turn, long in ((208, 0.20), (184, 0.23), (160, 0.23)):
        way = math.radians(turn)
        sheets += _feather((x, y), (x + long * math.cos(way), y + long * math.sin(way)), 0.12)
    return sheets
