"""Somebody too large for an attic."""

import math
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.stage import BEFORE, BEHIND, UNIT, empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD, profile_outline
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
from art.paint.story.scene import Scene, Thing
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.022)


@card(
    palette="block_night",
    hand="woodcut",
    title="How did it get up there",
    subject="great horse in an attic and a child with a candle",
    props=("horse", "roof beams", "hatch", "child", "candle", "rockers", "hoofprints"),
    mood=("tender", "absurd", "hushed"),
)
def attic_horse(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, -0.15, -0.75), key=1.2, ambient=0.25)
    scene.light((-0.10 * UNIT, -0.30 * UNIT, -3.2), "#fff0d8", strength=2.2, reach=3.5)
    lay_pile(scene, _roof(), 0, 0, depth=BEHIND + 20)
    lay_pile(scene, _hoofprints(), 0, 0, depth=BEHIND + 10)
    scene.put(_horse(), 0, 0, 0, scale=UNIT)
    lay_pile(scene, _features(), 0, 0, depth=BEFORE + 2)
    lay_pile(scene, _mane(), 0, 0, depth=BEFORE + 1)
    lay_pile(scene, _floor(), 0, 0, depth=BEFORE)
    lay_pile(scene, _child(), 0, 0, depth=BEFORE - 1)
    lay_pile(scene, _candle(), 0, 0, depth=BEFORE - 2)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, gain=1.2, lamp_pool=0
    )


def _horse() -> Thing:
    """The head and neck of a grey horse that bows to the left, in picture units."""
    thing = Thing("horse", centre=(0.35, -0.3, 0), radius=2.2, step=0.7)
    grey = thing.material("#dcd4cc")
    thing.code(
        """
        vec3 q = vec3(p.x, p.y, p.z * 1.35);
        float h = taper(q, vec3(.22, .66, 0), vec3(-.38, .0, 0), .225, .125);
        h = smin(h, ellipsoid(q - vec3(.24, .40, 0), vec3(.25, .27, .27)), .07);
        h = smin(h, ellipsoid(q - vec3(-.44, -.05, 0), vec3(.145, .135, .16)), .07);
        h = smin(h, ellipsoid(q - vec3(-.36, -.13, 0), vec3(.11, .07, .12)), .06);
        h = smin(h, taper(q, vec3(.16, .50, -.23), vec3(-.22, .14, -.15), .045, .02), .06);
        h = smin(h, taper(q, vec3(.0, .62, -.18), vec3(.16, .66, -.20), .04, .04), .05);
        h = smax(h, -ellipsoid(q - vec3(-.08, .20, -.34), vec3(.16, .08, .16)), .10);
        h = smax(h, -ellipsoid(q - vec3(.07, .55, -.28), vec3(.08, .06, .09)), .05);
        float n = taper(q, vec3(.36, .60, .08), vec3(.80, -.36, .10), .25, .46);
        n = smin(n, taper(q, vec3(.80, -.36, .10), vec3(1.1, -1.8, .10), .46, .66), .12);
        n += .012 * sin(14. * (p.x * .5 + p.y) + 5. * p.x);
        h = smin(h, n, .045);
        vec3 e = vec3(p.xy, abs(p.z));
        float ears = taper(e, vec3(.27, .84, .11), vec3(.22, 1.12, .14), .085, .012);
        h = smin(h, ears, .03);
        """
    )
    thing.body("h * .72", grey)
    return thing


def _features() -> list[Sheet]:
    """Its eye, nostril and lips."""
    eye = blob("-.02,.53 -.02,.53 .05,.60 .13,.60 .17,.54 .17,.54 .08,.49")
    lids = cuts("-.05,.51 .04,.62 .14,.62 .20,.53", "-.01,.49 .08,.455 .16,.50", thick=0.026)
    nostril = blob("-.55,.02 -.51,.06 -.46,.04 -.47,-.04 -.52,-.06")
    lips = cuts("-.56,-.10 -.46,-.12 -.38,-.10 -.30,-.06", thin=0.01, thick=0.026)
    ear = blob(".22,.90 .21,1.0 .215,1.08 .26,1.0 .27,.90")
    return [
        Sheet(eye, BLACK, ("eye",)), Sheet(lids, BLACK),
        Sheet(ellipse(0.024).at(0.045, 0.555), INKS["lamp"]),
        Sheet(nostril, BLACK, ("nostril",)), Sheet(lips, BLACK), Sheet(ear, BLACK, ("ear",)),
    ]  # fmt: skip


def _mane() -> list[Sheet]:
    """Black locks that fall over its neck, and one over its brow."""
    sheets: list[Sheet] = []
    for x, y, long, lean in (
        (1.04, 0.22, 0.66, 0.10), (0.96, 0.36, 0.70, 0.02), (0.86, 0.50, 0.60, -0.02),
        (0.76, 0.64, 0.66, -0.06), (0.64, 0.76, 0.52, -0.08), (0.52, 0.86, 0.50, -0.10),
        (0.38, 0.92, 0.40, -0.14),
    ):  # fmt: skip
        path = [(x, y), (x + 0.06, y - 0.3 * long), (x + lean, y - 0.7 * long),
                (x + lean - 0.02, y - long)]  # fmt: skip
        inner = [(px + 0.01, py - 0.03) for px, py in path[:3]]
        sheets += _edged(strip(path, 0.17, 0.02), BLACK, "mane", line=WHITE, edge=0.016)
        sheets.append(Sheet(cuts(inner, thick=0.018), WHITE))
    forelock = blob(".30,.94 .18,.92 .06,.80 -.02,.66 -.02,.66 .10,.70 .12,.66 .12,.66 .22,.76")
    strand = cuts(".24,.90 .14,.84 .06,.74", thick=0.018)
    return [*sheets, *_edged(forelock, BLACK, "mane", line=WHITE, edge=0.016), Sheet(strand, WHITE)]


def _roof() -> list[Sheet]:
    """Boards and beams of a steep roof, with a little window to the stars."""
    boards = polygon("-1.3,-.6 -.1,1.6 1.3,1.6 1.3,-1.8 -1.3,-1.8")
    joints = cuts(
        *([(-1.2 + 0.34 * k, -0.9), (-0.9 + 0.34 * k, 0.3), (-0.58 + 0.30 * k, 1.6)]
          for k in range(7)), thin=0.010, thick=0.014,
    )  # fmt: skip
    rafter = polygon("-1.3,-.36 -1.3,-.62 -.06,1.6 -.24,1.6")
    cross = polygon("-1.3,1.02 1.3,1.10 1.3,1.30 -1.3,1.20")
    grain = cuts("-.9,1.10 -.4,1.13 .1,1.13", "-.2,1.20 .3,1.22 .9,1.22",
    "-1.1,-.2 -.8,.34 -.5,.86",
                 thick=0.016)  # fmt: skip
    return [
        Sheet(boards, BLACK, ("attic",)), Sheet(joints, "#8a8a8a"),
        *_edged(rafter, "#6e6e6e", "roof beams", turn=61, edge=0.03),
        *_edged(cross, "#6e6e6e", "roof beams", turn=2, edge=0.03), Sheet(grain, BLACK),
    ]  # fmt: skip


def _hoofprints() -> list[Sheet]:
    """Hoofprints that go up the slope of the roof."""
    hoof = strip(arc(0, 0, 0.07, -60, 240, 1.2), 0.034)
    places = ((-0.80, -0.04, 26, 1.0), (-0.62, 0.30, 30, 0.9), (-0.26, 0.52, 10, 0.85),
              (-0.46, 0.82, 24, 0.75))  # fmt: skip
    return [
        Sheet(hoof.scaled(size).turned(turn).at(x, y), WHITE, ("hoofprints",))
        for x, y, turn, size in places
    ]


def _floor() -> list[Sheet]:
    """The floor with its open hatch, and two rockers that nothing stands on any more."""
    floor = polygon("-1.3,-1.0 1.3,-1.0 1.3,-1.8 -1.3,-1.8")
    boards = strips([((-1.2 + 0.3 * k, -1.0), (-1.6 + 0.4 * k, -1.7)) for k in range(9)], 0.012)
    lid = polygon("-.96,-.98 -.90,-.48 -.82,-.46 -.84,-.98")
    hatch = polygon("-.86,-1.06 -.16,-1.06 -.10,-1.38 -.96,-1.38")
    runner = strip(points(".02,-1.16 .16,-1.28 .42,-1.36 .60,-1.36 .82,-1.28 .94,-1.16"), 0.05)
    runner = runner | beads(points(".02,-1.15 .94,-1.15"), 0.04)
    planks = polygon(".20,-1.30 .30,-1.33 .36,-1.16 .26,-1.14")
    planks = planks | polygon(".66,-1.35 .76,-1.31 .80,-1.14 .70,-1.16")
    return [
        *_edged(floor, "#6a6a6a", "floor", turn=0, line=WHITE), Sheet(boards, BLACK),
        *_edged(lid, "#b0b0b0", "trapdoor", turn=88),
        *_edged(hatch, BLACK, "hatch", line=WHITE, edge=0.04),
        *_edged(runner.at(0.05, 0.16), INKS["vermilion"], "rockers"),
        *_edged(planks, INKS["vermilion"], "rockers", turn=70),
        *_edged(runner, INKS["vermilion"], "rockers"),
    ]  # fmt: skip


def _lifted(outline: Outline) -> Outline:
    """Where the child holds its head, its face lifted to the horse."""
    return outline.scaled(0.50).turned(16).at(-0.60, -0.70)


def _child() -> list[Sheet]:
    """A child in a nightshirt, up to the waist in the hatch, with round eyes."""
    shirt = blob("-.66,-.92 -.78,-1.0 -.84,-1.2 -.84,-1.36 -.84,-1.36 -.34,-1.36 -.34,-1.36"
    " -.38,-1.1"
                 " -.48,-.94")  # fmt: skip
    folds = cuts("-.70,-1.1 -.70,-1.2 -.70,-1.32", "-.54,-1.12 -.53,-1.2 -.52,-1.32", thick=0.02)
    hair = blob(
        ".32,.36 .24,.56 -.04,.66 -.36,.56 -.54,.26 -.56,-.12 -.44,-.36 -.24,-.32 -.16,-.06"
        " -.06,.14"
        " .10,.22 .20,.30"
    )
    strands = cuts(".10,.48 -.12,.40 -.26,.16", "-.16,.56 -.36,.36 -.40,.04", thick=0.03)
    lines = cuts(".14,.19 .24,.25 .34,.21", ".18,.09 .26,.13 .34,.09", thin=0.02, thick=0.032)
    mouth = ellipse(0.04, 0.035).at(0.35, -0.285)
    return [
        *_edged(shirt, INKS["night"], "child", turn=80), Sheet(folds, BLACK),
        *_edged(_lifted(profile_outline(CHILD, bust=False)), WHITE, "child"),
        Sheet(_lifted(ellipse(0.05, 0.065).at(0.275, 0.04) | lines | mouth), BLACK, ("eye",)),
        Sheet(_lifted(ellipse(0.018).at(0.295, 0.065)), WHITE),
        *_edged(_lifted(hair), "#5a5a5a", "hair", turn=100), Sheet(_lifted(strands), BLACK),
        *_edged(_lifted(ellipse(0.06, 0.09).at(-0.08, -0.06)), WHITE, "ear"),
    ]  # fmt: skip


def _candle() -> list[Sheet]:
    """The candle in its hand, and rays around the flame."""
    arm = strip(points("-.56,-1.06 -.38,-1.16 -.22,-1.02"), 0.17, 0.12)
    hand = blob("-.26,-1.02 -.28,-.94 -.22,-.88 -.13,-.89 -.11,-.97 -.15,-1.03")
    wax = box(0.09, 0.30).at(-0.19, -0.78)
    flame = blob("-.19,-.60 -.25,-.52 -.23,-.44 -.18,-.32 -.18,-.32 -.15,-.44 -.13,-.52")
    rays = []
    for index in range(7):
        angle = math.radians(-34 + 100 * index / 6)
        near, far = 0.19 + 0.02 * (index % 2), 0.28 + 0.03 * ((index * 5) % 3)
        rays.append([(-0.19 + r * math.cos(angle), -0.48 + 1.2 * r * math.sin(angle))
                     for r in (near, 0.5 * (near + far), far)])  # fmt: skip
    thumb = cuts("-.24,-.90 -.22,-.94 -.23,-.98", "-.19,-.89 -.17,-.93 -.18,-.98", thick=0.014)
    return [
        Sheet(cuts(*rays, thin=0.008, thick=0.014), WHITE, ("light",)),
        *_edged(wax, WHITE, "candle"), Sheet(flame, INKS["lamp"], ("flame",), glow=0.6),
        *_edged(arm, INKS["night"], "sleeve", turn=20), *_edged(hand, WHITE, "hand"),
        Sheet(thumb, BLACK),
    ]  # fmt: skip
