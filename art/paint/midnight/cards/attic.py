"""Somebody too large for an attic."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import fist, pose, sleeve
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.features import CLEAR, FLAT
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import Profile
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="How did it get up there",
    subject="great horse in an attic and a child with a candle",
    props=("horse", "roof beams", "hatch", "child", "candle", "rockers", "hoofprints"),
    mood=("tender", "absurd", "hushed"),
)
def attic_horse(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _roof(), 0, 0, depth=58.0)
    glow = [Sheet(ellipse(0.40).at(0.0, -0.40), FLAT["lamp"], ("light",))]
    lay_pile(scene, glow, 0, 0, depth=52.0)
    lay_pile(scene, _neck_and_head(), 0.10, 0.10, depth=46.0)
    lay_pile(scene, _floor(), 0, 0, depth=34.0)
    lay_pile(scene, _girl(), -0.62, -0.60, 0.76, depth=28.0)
    lay_pile(scene, _candle(), 0, 0, depth=20.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", clear_from=CLEAR, lamp_pool=0
    )


def _roof() -> list[Sheet]:
    """Tiles below the sky, two rafters, and hoofprints that lead up between them."""
    tiles = Outline(())
    for row in range(7):
        for step in range(-7, 8):
            tiles = tiles | cuts(arc(0.24 * step + 0.12 * (row % 2), 1.40 - 0.22 * row, 0.12,
                200, 340, 0.7),
                                 thin=0.008, thick=0.022)  # fmt: skip
    rafters = strip(((-1.2, 0.98), (0.2, 1.7)), 0.16) | strip(((0.10, 1.7), (1.2, 1.06)), 0.16)
    beam = strip(((-1.2, 1.10), (1.2, 1.02)), 0.15)
    grain = cuts("-.9,1.09 -.4,1.11 .1,1.06", "-.2,1.03 .3,1.06 .8,1.03",
        "-.92,1.06 -.7,1.18 -.4,1.34",
                 thick=0.022)  # fmt: skip
    shoes = Outline(())
    for x, y, turn in ((-0.74, 0.14, 30), (-0.86, 0.40, 8), (-0.60, 0.56, 20), (-0.74, 0.82, -6)):
        print_ = strip(arc(0, 0, 0.085, -50, 230), 0.045).turned(turn).at(x, y)
        shoes = shoes | print_
    return [
        Sheet(tiles, FLAT["night"], ("tiles",)), *edged(rafters, WHITE, "roof beams", edge=0.034),
        *edged(beam, WHITE, "roof beams", edge=0.034), Sheet(grain, BLACK),
        *edged(shoes, FLAT["lamp"], "hoofprints", edge=0.02),
    ]  # fmt: skip


def _neck_and_head() -> list[Sheet]:
    """A white horse, much too large, which bends down to the flame and looks at the child."""
    neck = blob(
        ".48,.90 .70,.92 1.3,.70 1.3,-1.8 1.3,-1.8 .18,-1.8 .18,-1.8 .30,-1.1 .34,-.6 .30,-.2"
        " .40,.20"
    )
    head = blob(
        ".58,.98 .34,.92 .16,.66 .02,.34 -.14,.08 -.26,-.06 -.34,-.20 -.30,-.34 -.16,-.40 -.02,-.34"
        " .12,-.20 .34,-.14 .54,-.02 .66,.26 .68,.62"
    )
    muzzle = blob(
        "-.16,.06 -.28,-.06 -.35,-.20 -.30,-.34 -.16,-.40 -.02,-.34 .08,-.24 .06,-.08 -.04,.04"
    )
    ears = blob(".42,.86 .38,1.10 .46,1.30 .46,1.30 .60,1.12 .62,.92") | blob(
        ".66,.90 .70,1.12 .84,1.24 .84,1.24 .90,1.04 .80,.86"
    )
    inner = blob(".48,.94 .45,1.08 .48,1.18 .54,1.06 .55,.95")
    eye = blob(".20,.48 .20,.48 .28,.58 .40,.58 .47,.48 .47,.48 .34,.40")
    ball = ellipse(0.075).at(0.31, 0.49)
    lid = cuts(".15,.46 .28,.61 .42,.61 .52,.48", ".22,.36 .34,.33 .46,.38", thick=0.04)
    lashes = strips([((0.24, 0.585), (0.19, 0.64)), ((0.32, 0.615), (0.30, 0.68)), ((0.40, 0.61),
        (0.42, 0.68))],
                    0.022)  # fmt: skip
    nostril = blob("-.24,-.10 -.18,-.04 -.12,-.08 -.15,-.18 -.22,-.18")
    lips = cuts("-.32,-.28 -.22,-.27 -.10,-.24 .0,-.16", thin=0.014, thick=0.034)
    bone = cuts(
        ".10,.30 .06,.18 -.02,.08",
        ".50,.14 .44,.02 .30,-.06",
        ".58,.34 .58,.16 .50,.04",
        thick=0.034,
    )
    folds = cuts(".52,-.16 .46,-.50 .44,-.90", ".70,-.10 .62,-.50 .62,-1.0",
        ".40,-.40 .36,-.70 .36,-1.0",
                 ".58,-1.0 .54,-1.3 .56,-1.5", thick=0.044)  # fmt: skip
    mane = blob(
        ".52,1.0 .72,1.04 1.0,.96 1.3,.80 1.3,-.9 1.3,-.9 1.04,-.70 1.04,-.70 1.06,-.40"
        " .86,-.30 .86,-.30"
        " .96,-.02 .76,.06 .76,.06 .86,.36 .72,.44 .72,.44 .76,.70"
    )
    locks = cuts(".78,.94 .88,.70 .84,.50", ".94,.84 1.02,.50 .92,.20", "1.0,.30 1.06,.0 .96,-.20",
                 "1.12,.60 1.2,.2 1.12,-.3", thick=0.05)  # fmt: skip
    fringe = blob(
        ".60,1.04 .40,1.0 .26,.84 .18,.66 .18,.66 .32,.72 .30,.60 .30,.60 .44,.76 .52,.84"
    )
    return [
        *edged(neck, WHITE, "horse", edge=0.04), Sheet(folds, BLACK),
        *edged(ears, WHITE, "ears", edge=0.04), Sheet(inner, FLAT["vermilion"]),
        *white_edged(mane, BLACK, "mane", edge=0.034), Sheet(locks, WHITE),
        *edged(head, WHITE, "horse", edge=0.044), Sheet(bone, BLACK),
        *edged(muzzle, FLAT["night"], "muzzle", edge=0.03), Sheet(nostril | lips, BLACK),
        *edged(eye, WHITE, "eye", edge=0.03), Sheet(ball & eye, BLACK),
            Sheet(ellipse(0.022).at(0.28, 0.52), WHITE),
        Sheet(lid | lashes, BLACK), *white_edged(fringe, BLACK, "mane", edge=0.026),
    ]  # fmt: skip


def _floor() -> list[Sheet]:
    """Boards with a hatch, and two red rockers on which nothing stands."""
    boards = polygon("-1.3,-1.18 1.3,-1.06 1.3,-1.8 -1.3,-1.8")
    gaps = strips([((-1.3, -1.32), (1.3, -1.22)), ((-1.3, -1.46), (1.3, -1.40))], 0.022)
    rocker = strip(points("-.02,-1.10 .22,-1.32 .56,-1.36 .92,-1.16"), 0.11)
    bars = strips([((0.20, -1.32), (0.28, -1.16)), ((0.62, -1.36), (0.70, -1.20))], 0.06)
    back = strip(points(".10,-.98 .32,-1.18 .62,-1.22 .98,-1.02"), 0.09)
    return [
        *edged(boards, WHITE, "floor", edge=0.04), Sheet(gaps, BLACK),
        *edged(back | bars, FLAT["vermilion"], "rockers", edge=0.034),
        *edged(rocker, FLAT["vermilion"], "rockers", edge=0.034),
    ]  # fmt: skip


def _girl() -> list[Sheet]:
    """A child in a nightshirt that has come up through the hatch, its mouth open."""
    head = carved_profile(Profile(nose=0.7, chin=0.7, lips=1.2, crown=1.08, tip=1.4), "bob",
        FLAT["lamp"],
                          "wide", smile=0.2)  # fmt: skip
    shirt = blob("-.30,-.46 -.60,-.70 -.78,-1.5 -.78,-1.5 .5,-1.5 .5,-1.5 .36,-.76 .16,-.58")
    stripes = Outline(())
    for x in (-0.62, -0.40, -0.18, 0.04, 0.26):
        stripes = stripes | strip(((x * 0.8, -0.4), (x, -1.6)), 0.07)
    cheek = ellipse(0.08).at(0.19, -0.17)
    mouth = ellipse(0.04, 0.05).at(0.34, -0.29)
    return [
        *edged(shirt, WHITE, "nightshirt", edge=0.05), Sheet(stripes & shirt, FLAT["night"]),
        *head, Sheet(cheek, FLAT["vermilion"]), Sheet(mouth, BLACK),
    ]  # fmt: skip


def _candle() -> list[Sheet]:
    """The candle, which the horse does not quite touch, and the fist that holds it up."""
    wax = box(0.12, 0.5).at(-0.16, -0.90)
    drip = blob("-.22,-.60 -.10,-.60 -.10,-.72 -.13,-.76 -.15,-.68 -.19,-.66 -.22,-.74")
    flame = blob("-.16,-.58 -.08,-.52 -.08,-.42 -.15,-.28 -.15,-.28 -.22,-.40 -.23,-.52")
    core = blob("-.16,-.56 -.12,-.51 -.16,-.42 -.19,-.50")
    grip = fist(WHITE)
    place = (0.36, -90.0, -0.32, -1.06)
    arm = sleeve(points("0,-.10 .20,-.5 .75,-1.0"), 0.46, 0.7, WHITE)
    candle = [
        *pose(arm, *place), *pose(grip.behind, *place), *edged(wax, WHITE, "candle", edge=0.034),
        *edged(drip, WHITE, edge=0.02), *edged(flame, FLAT["lamp"], "flame", edge=0.034),
        Sheet(core, FLAT["vermilion"]), *pose(grip.before, *place),
    ]  # fmt: skip
    return [sheet.placed(0.16, 0.0, 1.0, 0, flip=False) for sheet in candle]
