"""A white elephant curled up round a small safe."""

import math
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, family, grain
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN
from art.paint.story.cutouts.geometry import blob, box, ellipse, points, polygon, smooth, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_edged = partial(edged, edge=0.024)

_TRUNK = ".42,-.30 .38,-.60 .33,-.92 .16,-1.16 -.16,-1.24 -.46,-1.16 -.60,-.96 -.54,-.80"


@card(
    palette="block_night",
    hand="woodcut",
    title="It will not fit the safe",
    subject="white elephant asleep round a small safe",
    props=("white elephant", "safe", "man in pyjamas", "egg", "trunk", "tail", "rug", "nightcap"),
    mood=("tender", "helpless", "hushed"),
)
def white_elephant_bank(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _rug(), 0, 0, depth=56.0)
    lay_pile(scene, _body(), 0, 0, depth=52.0)
    lay_pile(scene, _sleepless(), 0, 0, depth=46.0)
    lay_pile(scene, _safe(), -0.14, -0.78, depth=42.0)
    lay_pile(scene, _head(), 0, 0, depth=36.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.5, lamp_pool=0)


def _rug() -> list[Sheet]:
    """A round rug, too small for anybody of that size."""
    rug = ellipse(1.16, 0.44).at(0.02, -1.12)
    inner = ellipse(1.06, 0.37).at(0.02, -1.12)
    return [
        *_edged(rug, INKS["vermilion"], "rug", turn=0, line=WHITE),
        *_edged(inner, INKS["vermilion"], "rug", turn=0),
    ]


def _body() -> list[Sheet]:
    """The back as one great arch, the hind leg drawn up under it, the tail round the foot."""
    back = blob(
        ".34,.80 .16,1.06 -.14,1.22 -.46,1.16 -.74,.88 -.90,.44 -.95,-.06 -.93,-.56 -.84,-.92"
        " -.62,-1.14 -.2,-1.2 .5,-1.1 .8,-.6 .7,.3"
    )
    thigh = blob("-.91,-.60 -.86,-.34 -.68,-.22 -.50,-.34 -.44,-.62 -.52,-.90 -.72,-1.06 -.87,-.90")
    foot = blob("-.84,-.96 -.82,-1.14 -.68,-1.27 -.44,-1.29 -.35,-1.19 -.42,-1.06 -.58,-.98")
    toes = cuts("-.43,-1.07 -.37,-1.13 -.40,-1.22", "-.50,-1.11 -.46,-1.19 -.50,-1.27", thick=0.02)
    tail = strip(points("-.88,-.42 -.92,-.80 -.87,-1.18 -.72,-1.33"), 0.08, 0.05)
    tuft = blob("-.76,-1.28 -.66,-1.29 -.50,-1.38 -.50,-1.38 -.66,-1.40 -.78,-1.37")
    folds = cuts(
        "-.40,1.02 -.56,.74 -.60,.46", "-.66,.80 -.78,.48 -.80,.2", "-.10,1.04 -.26,.80 -.30,.62",
        "-.80,-.40 -.68,-.34 -.58,-.42", "-.82,-.80 -.74,-.92 -.62,-.98",
        "-.86,.0 -.88,-.2 -.86,-.32",
        ".12,.86 .02,.74 -.02,.62", thick=0.022,
    )  # fmt: skip
    return [
        *_edged(back, WHITE, "white elephant"),
        *_edged(tail, WHITE, "tail"),
        Sheet(tuft, BLACK, ("tail",)), *_edged(thigh, WHITE, "white elephant"),
        *_edged(foot, WHITE, "white elephant"), Sheet(folds | toes, BLACK),
    ]  # fmt: skip


def _far_ear() -> list[Sheet]:
    """What can be seen of the other ear behind the head."""
    ear = blob(".30,.80 .10,.86 -.08,.70 -.14,.40 -.10,.08 .0,-.16 .12,-.28 .3,-.1 .3,.5")
    veins = cuts(".10,.72 .0,.58 -.04,.40", ".12,.50 .04,.34 .02,.16", thick=0.020)
    return [*_edged(ear, "#b0b0b0", "ears", turn=120), Sheet(veins, BLACK)]


def _head() -> list[Sheet]:
    """The sleeping head with its great ear, and the trunk that goes round the safe."""
    skull = blob(
        ".10,.34 .18,.62 .38,.78 .62,.72 .80,.46 .84,.06 .78,-.34 .66,-.62 .52,-.80 .40,-.98"
        " .24,-.96 .20,-.70 .16,-.40 .10,-.04"
    )
    trunk = strip(points(_TRUNK), 0.42, 0.13) | ellipse(0.066).at(-0.54, -0.80)
    return [
        *_far_ear(),
        *_edged(skull | trunk, WHITE, "white elephant"),
        Sheet(_wrinkles() & (skull | trunk), BLACK, ("trunk",)),
        *_ear(), *_closed_eyes(),
    ]  # fmt: skip


def _wrinkles() -> Outline:
    """Short lines across the outer side of the trunk."""
    line = smooth(points(_TRUNK), closed=False)
    paths: list[list[Point]] = []
    for index in range(6, len(line) - 5, 5):
        (ax, ay), (bx, by) = line[index - 1], line[index + 1]
        long = math.hypot(bx - ax, by - ay) or 1.0
        dx, dy = (by - ay) / long, (ax - bx) / long
        half = (0.42 - 0.29 * index / len(line)) / 2
        x, y = line[index]
        inner = 0.15 if index % 2 else 0.45
        paths.append(
            [(x - dx * half * at, y - dy * half * at) for at in (0.95, 0.4 + inner, inner)]
        )
    return cuts(*paths, thin=0.008, thick=0.020)


def _ear() -> list[Sheet]:
    """An ear like a blanket that has slipped over the shoulder."""
    ear = blob(
        ".50,.70 .60,.92 .82,.98 1.06,.80 1.14,.36 1.04,-.14 .86,-.46 .74,-.44 .70,-.12 .64,.20"
        " .56,.46"
    )
    veins = family(".62,.72 .80,.60 1.0,.56", ".70,-.10 .78,-.22 .90,-.30", 6, thick=0.020)
    return [*_edged(ear, "#c8c8c8", "ears", turn=60), Sheet(veins & ear, BLACK)]


def _closed_eyes() -> list[Sheet]:
    """A lid with lashes on either side of the brow, and the folds round them."""
    lids = cuts(".135,.15 .165,.08 .225,.06 .275,.09", ".46,.11 .51,.07 .57,.08 .61,.14",
                thin=0.018, thick=0.036)  # fmt: skip
    lashes = cuts(".155,.09 .14,.03", ".205,.06 .195,-.01", ".255,.07 .265,.01", ".49,.08 .47,.02",
                  ".54,.07 .54,.0", ".59,.10 .61,.04", thick=0.018)  # fmt: skip
    brows = cuts(".15,.26 .21,.24 .27,.19", ".16,.34 .22,.32 .28,.27", ".45,.20 .52,.24 .58,.24",
                 ".44,.28 .50,.31 .55,.31", thick=0.018)  # fmt: skip
    forehead = cuts(".37,.70 .34,.56 .35,.40", thin=0.008, thick=0.024)
    root = cuts(".24,-.02 .21,-.16 .22,-.30", ".47,-.01 .54,-.14 .58,-.32", thick=0.022)
    return [Sheet(lids | lashes | brows | forehead | root, BLACK, ("closed eyes",))]


def _safe() -> list[Sheet]:
    """A small iron safe, its door a hand wide open; an egg lies in it on a cushion."""
    case = box(0.46, 0.50)
    hollow = box(0.34, 0.38)
    door = polygon("-.17,-.19 -.17,.19 -.40,.25 -.40,-.27")
    dial = ellipse(0.055, 0.065).at(-0.29, 0.0)
    spokes = cuts("-.29,.09 -.29,-.09", "-.35,.02 -.23,-.02", thin=0.014, thick=0.016)
    cushion = blob("-.15,-.17 -.15,-.08 .0,-.05 .15,-.08 .15,-.17")
    egg = blob("-.07,-.06 -.09,.02 -.05,.11 .0,.14 .05,.11 .09,.02 .07,-.06 .0,-.09")
    feet = box(0.08, 0.06).at(-0.17, -0.27) | box(0.08, 0.06).at(0.17, -0.27)
    return [
        *_edged(feet, BLACK, line=WHITE), *_edged(case, "#2a2a2a", "safe", line=WHITE, turn=90),
        *_edged(hollow, INKS["lamp"], "safe", turn=90),
        *_edged(cushion, INKS["vermilion"], "cushion", edge=0.016),
        *_edged(egg, WHITE, "egg", edge=0.018),
        *_edged(door, "#2a2a2a", "safe", line=WHITE, turn=90),
        *_edged(dial, INKS["lamp"], "dial", edge=0.014), Sheet(spokes, BLACK),
    ]  # fmt: skip


def _sleepless() -> list[Sheet]:
    """A small man in striped pyjamas, who sits on the thigh, his chin in his hand, awake."""
    torso = blob("-.62,.10 -.74,.0 -.78,-.24 -.74,-.40 -.46,-.40 -.44,-.16 -.48,.06")
    stripes = family("-.72,.1 -.74,-.2 -.70,-.5", "-.48,.1 -.48,-.2 -.48,-.5", 4, thick=0.022)
    leg = strip(points("-.60,-.32 -.34,-.12 -.24,-.24 -.24,-.42"), 0.19, 0.13)
    leg_stripes = grain("-.60,-.32 -.34,-.12 -.24,-.24 -.24,-.42", 0.17, 0.12, 2, thick=0.02)
    slipper = blob(
        "-.32,-.40 -.32,-.40 -.17,-.40 -.17,-.40 -.08,-.44 -.05,-.51 -.05,-.51 -.32,-.51 -.32,-.51"
    )
    arm = strip(points("-.66,-.02 -.58,-.24 -.42,-.18 -.36,.04"), 0.14, 0.10) | ellipse(0.07).at(
        -0.66, -0.02
    )
    hand = blob("-.42,.02 -.42,.10 -.36,.14 -.30,.11 -.30,.02 -.36,-.01")
    fingers = cuts("-.38,.05 -.31,.05", "-.38,.085 -.31,.09", thick=0.012)
    return [
        *_edged(torso, INKS["night"], "pyjamas", turn=90), Sheet(stripes & torso, WHITE),
        *_edged(slipper, INKS["vermilion"], "slipper", edge=0.018),
        *_edged(leg, INKS["night"], "pyjamas", turn=30), Sheet(leg_stripes, WHITE),
        *(part.placed(-0.50, 0.26, 0.44, -4, flip=False) for part in _nightcapped()),
        *_edged(arm, INKS["night"], "pyjamas", turn=60), *_edged(hand, WHITE, "hand"),
        Sheet(fingers, BLACK),
    ]  # fmt: skip


def _nightcapped() -> list[Sheet]:
    """His head in a nightcap."""
    cap = blob("-.50,.10 -.52,.40 -.30,.66 .0,.70 .30,.52 .40,.28 .0,.26")
    tail = blob("-.10,.68 -.40,.74 -.72,.56 -.88,.10 -.88,.10 -.66,.24 -.44,.34 -.30,.4")
    stripes = cuts("-.02,.70 .04,.50 .02,.26", "-.30,.68 -.20,.44 -.26,.18",
                   ".22,.58 .22,.44 .20,.28",
                   "-.58,.66 -.54,.50 -.58,.28", "-.46,.54 -.42,.34 -.44,.14",
                   thick=0.05)  # fmt: skip
    return [
        *carved_profile(MAN, "short", "#8a8a8a", lid="open", smile=-0.3, years=3),
        *_edged(cap | tail, INKS["lamp"], "nightcap", edge=0.05, turn=40),
        Sheet(stripes & (cap | tail), BLACK),
        *_edged(ellipse(0.09).at(-0.88, 0.08), WHITE, "nightcap", edge=0.04),
    ]  # fmt: skip
