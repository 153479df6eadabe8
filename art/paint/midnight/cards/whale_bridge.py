"""A whale that is a bridge, and those who walk across it."""

from art.paint.midnight.carving import BLACK, WHITE, edged, family
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import OLD, profile_outline
from art.paint.story.cutouts.geometry import blob, ellipse, land, points, smooth, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_BLUE = INKS["night"]
_BACK = "-1.3,-.86 -1.02,-.48 -.66,-.24 -.28,-.13 .12,-.09 .48,-.13 .80,-.30 1.02,-.58 1.2,-1.0"
"""The back of the whale, on which they walk."""


@card(
    palette="block_day",
    hand="woodcut",
    title="He counts the planks",
    subject="blind man who crosses the back of a whale like a bridge",
    props=("whale", "bridge", "old man", "dog", "cane", "moon", "sea", "young whale"),
    mood=("trusting", "calm", "wondrous"),
)
def blind_bridge(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    moon = ellipse(0.40).at(0.50, 0.90)
    scene.lay(Sheet(moon, INKS["lamp"], ("moon",), turn=20), depth=58.0)
    seas = cuts(arc(0.40, 0.98, 0.10, 20, 250), arc(0.66, 0.78, 0.07, 90, 330), thick=0.02)
    scene.lay(Sheet(seas, BLACK), depth=57.0)
    lay_pile(scene, _calf(), 0, 0, depth=50.0)
    lay_pile(scene, _whale(), 0, 0, depth=40.0)
    dog = [sheet.placed(0.20, -0.11, 0.80, -3, False) for sheet in _golden_dog()]
    lay_pile(scene, dog, 0, 0, depth=30.0)
    man = [sheet.placed(-0.34, -0.15, 1.0, 7, False) for sheet in _blind_man()]
    lay_pile(scene, man, 0, 0, depth=28.0)
    lay_pile(scene, _sea(), 0, 0, depth=20.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.5, lamp_pool=0)


def _whale() -> list[Sheet]:
    """A whale bent like the arch of a bridge, its head at the right and its tail in the sea."""
    body = blob(
        *points(_BACK),
        "1.2,-1.6 .52,-1.6 .44,-1.22 .30,-.94 .04,-.76 -.26,-.72"
        " -.56,-.82 -.80,-1.04 -.94,-1.4 -1.3,-1.4",
    )
    throat = blob(
        ".98,-1.05 .80,-.90 .62,-.86 .42,-.86 .22,-.84 .04,-.78 .30,-.96 .44,-1.22"
        " .50,-1.7 1.2,-1.7"
    )
    grooves = family(".80,-1.7 .74,-1.2 .50,-.94 .24,-.86", ".56,-1.7 .52,-1.26 .38,-.98 .20,-.87",
        4,
                     thin=0.008, thick=0.022)  # fmt: skip
    smile = cuts("1.1,-.98 .92,-.96 .76,-.88 .62,-.76", thin=0.02, thick=0.04)
    fin = blob(".20,-.62 .20,-.62 .34,-.66 .36,-.80 .24,-1.0 .04,-1.10 .04,-1.10 .06,-.92 .10,-.74")
    veins = cuts(".24,-.70 .22,-.86 .12,-1.02", ".30,-.72 .29,-.84 .22,-.96", thick=0.018)
    lines = family("-.92,-.74 -.60,-.46 -.24,-.32 .10,-.30",
        "-.86,-1.0 -.58,-.74 -.28,-.64 .0,-.66", 4,
                   thin=0.008, thick=0.024)  # fmt: skip
    return [
        Sheet(rim(body, 0.05), BLACK), Sheet(body, _BLUE, ("whale",), turn=10),
            Sheet(rim(throat, 0.03) & body, BLACK), Sheet(throat & body, "#c9d8e6", turn=80),
        Sheet((grooves | lines) & body, BLACK), Sheet(smile & body, BLACK),
            Sheet(_planks() & body, BLACK, ("planks",)),
        *edged(fin, _BLUE, "fin", turn=60, edge=0.026), Sheet(veins, BLACK),
        *edged(ellipse(0.075, 0.06).at(0.70, -0.60), WHITE, "eye", edge=0.02),
        Sheet(ellipse(0.036).at(0.68, -0.59), BLACK),
        Sheet(cuts("-.12,0 .0,.08 .12,.0", "-.09,-.10 .0,-.13 .09,-.09",
            thin=0.01, thick=0.026).at(0.70, -0.59), BLACK),
    ]  # fmt: skip


def _planks() -> Outline:
    """Notches across the back, as even as planks."""
    line, notches = smooth(points(_BACK), closed=False), Outline(())
    for index in range(8, len(line) - 10, 3):
        (ax, ay), (bx, by) = line[index - 1], line[index + 1]
        long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        dx, dy = (by - ay) / long, -(bx - ax) / long
        deep = 0.10 + 0.02 * (index % 2)
        x, y = line[index]
        notches = notches | strip(((x, y), (x + dx * deep, y + dy * deep)), 0.022, 0.012)
    return notches


def _calf() -> list[Sheet]:
    """A young whale below makes a bridge of its own, and a duckling walks across it."""
    body = blob("-.58,-1.3 -.50,-1.10 -.36,-.99 -.18,-.96 -.02,-1.0 .10,-1.10 .16,-1.3")
    lines = cuts("-.44,-1.12 -.32,-1.05 -.18,-1.03", thin=0.008, thick=0.018)
    eye = ellipse(0.018).at(0.03, -1.09)
    duck = blob(
        "-.30,-.94 -.27,-.89 -.21,-.88 -.20,-.84 -.16,-.81 -.12,-.83 -.12,-.87 -.14,-.91"
        " -.18,-.95 -.25,-.96"
    )
    beak = strip(((-0.13, -0.845), (-0.075, -0.86)), 0.03, 0.012)
    return [
        *edged(body, _BLUE, "young whale", turn=10, edge=0.026), Sheet(lines | eye, BLACK),
        *edged(beak, INKS["vermilion"], "beak", edge=0.01),
        *edged(duck, INKS["lamp"], "duckling", edge=0.016), Sheet(ellipse(0.01).at(-0.155, -0.84),
            BLACK),
    ]  # fmt: skip


def _sea() -> list[Sheet]:
    """Dark water with pale waves."""
    sea = land((-1, -1.16), (-0.6, -1.12), (-0.2, -1.17), (0.2, -1.12), (0.6, -1.17), (1, -1.12))
    waves = cuts(
        "-1.0,-1.22 -.8,-1.17 -.6,-1.22 -.44,-1.20", "-.2,-1.25 .0,-1.20 .2,-1.25",
        ".4,-1.20 .6,-1.25 .84,-1.19",
        "-.8,-1.34 -.5,-1.30 -.3,-1.35", ".1,-1.36 .4,-1.31 .7,-1.36",
        "-.5,-1.45 -.1,-1.42 .2,-1.46",
        ".6,-1.45 .8,-1.43 1.0,-1.46", thin=0.01, thick=0.03,
    )  # fmt: skip
    return [Sheet(rim(sea, 0.03), WHITE), Sheet(sea, BLACK, ("sea",)), Sheet(waves, WHITE)]


def _golden_dog() -> list[Sheet]:
    """A dog in a harness that walks to the right, its hind feet at the origin."""
    trunk = blob(
        "-.06,.28 .06,.33 .28,.33 .38,.42 .44,.52 .54,.52 .66,.44 .67,.40 .58,.37 .50,.36 .47,.26"
        " .40,.16 .2,.17 .06,.17 -.05,.18"
    )
    near = strip(points(".0,.24 -.05,.12 -.02,.02"), 0.10, 0.05) | strip(
        points(".40,.24 .42,.12 .46,.02"), 0.10, 0.05
    )
    far = strip(points(".06,.22 .08,.12 .12,.02"), 0.09, 0.05) | strip(
        points(".36,.22 .32,.12 .30,.02"), 0.09, 0.05
    )
    tail = strip(points("-.03,.29 -.14,.34 -.18,.46 -.14,.54"), 0.07, 0.03)
    ear = blob(".44,.52 .40,.44 .42,.32 .48,.32 .51,.44 .50,.51")
    strap = strip(points(".30,.34 .27,.25 .28,.16"), 0.05)
    marks = ellipse(0.018).at(0.555, 0.462) | ellipse(0.026, 0.022).at(0.655, 0.43)
    whole = trunk | near | tail
    return [
        Sheet(far, "#4c4c4c", ("dog",), turn=80), Sheet(rim(whole, 0.024), BLACK),
        Sheet(whole, INKS["lamp"], ("dog",), turn=20), Sheet(ear, BLACK), Sheet(marks, BLACK),
        Sheet(strap, BLACK, ("harness",)),
    ]  # fmt: skip


def _blind_man() -> list[Sheet]:
    """An old man with a white beard who feels his way to the right, his feet at the origin."""
    shoe = blob("-.07,0 -.07,0 -.07,.07 0,.08 .08,.05 .13,.03 .13,0 .13,0")
    legs = strip(points("-.04,.40 -.12,.22 -.18,.05"), 0.15, 0.09) | shoe.at(-0.17, 0.0)
    legs = legs | strip(points(".04,.40 .12,.22 .15,.05"), 0.15, 0.09) | shoe.at(0.16, 0.0)
    coat = blob(
        "-.06,.93 .06,.92 .15,.80 .17,.62 .21,.42 .28,.19 .28,.19 .02,.14 -.30,.18 -.30,.18"
        " -.23,.42 -.20,.62 -.21,.78 -.15,.89"
    )
    folds = cuts(
        "-.10,.60 -.14,.4 -.20,.21",
        ".10,.56 .14,.38 .19,.22",
        "-.01,.50 -.01,.34 -.03,.19",
        thick=0.02,
    )
    lead = strip(points(".30,.42 .46,.36 .76,.22"), 0.022)
    far_arm = strip(points(".06,.80 .16,.58 .28,.44"), 0.13, 0.10)
    cane = strip(((0.36, 0.66), (0.52, 0.01)), 0.034, 0.026)
    knob = strip(points(".36,.64 .35,.72 .30,.75 .25,.71"), 0.034)
    arm = strip(points("-.05,.84 .0,.66 .12,.58 .30,.60"), 0.17, 0.12)
    knuckles = cuts(".39,.625 .42,.63 .44,.63", ".385,.59 .41,.59 .44,.59", thick=0.012)
    cuff = strip(((0.27, 0.60), (0.31, 0.60)), 0.14)
    glove = blob(".31,.66 .38,.68 .43,.64 .43,.57 .38,.53 .31,.54") | strip(
        ((0.35, 0.66), (0.41, 0.70)), 0.045, 0.035
    )
    return [
        Sheet(far_arm, BLACK), Sheet(ellipse(0.05).at(0.30, 0.42), WHITE),
        Sheet(lead, BLACK, ("lead",)),
        Sheet(legs, BLACK), Sheet(rim(coat, 0.02), BLACK),
        Sheet(coat, "#4a4a4a", ("coat", "old man"), turn=82),
        Sheet(folds, WHITE), *_old_head(), Sheet(rim(arm, 0.022), WHITE),
        Sheet(arm, "#3a3a3a", turn=10),
        Sheet(rim(cane | knob, 0.014), WHITE), Sheet(cane | knob, INKS["vermilion"], ("cane",)),
        Sheet(rim(glove, 0.016), BLACK), Sheet(glove, WHITE, ("glove",)),
        Sheet(knuckles, BLACK), Sheet(cuff, BLACK),
    ]  # fmt: skip


def _old_head() -> list[Sheet]:
    """His head, a little raised as of one who listens, with cap, dark glasses, beard and scarf."""
    skull = profile_outline(OLD, bust=False)
    beard = blob(
        ".34,-.20 .44,-.24 .46,-.40 .42,-.64 .28,-.86 .28,-.86 .08,-.74 -.06,-.50 -.08,-.10"
        " .04,-.14 .16,-.26 .26,-.22"
    )
    locks = cuts(
        ".30,-.34 .32,-.5 .28,-.72",
        ".14,-.34 .16,-.5 .16,-.66",
        ".02,-.24 .03,-.4 .06,-.54",
        thick=0.020,
    )
    cap = blob("-.54,.06 -.60,.34 -.42,.56 0,.62 .40,.50 .66,.28 .66,.28 .1,.26 -.3,.14")
    cap = cap | blob(".3,.30 .5,.40 .76,.26 .74,.20 .5,.22")
    glasses = ellipse(0.10).at(0.30, 0.03) | strip(((0.28, 0.05), (-0.08, 0.04)), 0.035)
    scarf = blob("-.36,-.36 -.10,-.50 .10,-.64 .28,-.80 .20,-.98 -.1,-1.0 -.44,-.80")
    scarf = scarf | strip(points("-.34,-.66 -.7,-.62 -1.0,-.82 -1.4,-.66"), 0.20, 0.30)
    parts = (
        (skull, "#ece6de", "face"), (rim(scarf, 0.05), BLACK, "scarf"),
        (scarf, INKS["vermilion"], "scarf"),
        (rim(beard, 0.05), BLACK, "beard"), (beard, WHITE, "beard"), (locks, BLACK, "beard"),
        (ellipse(0.07, 0.10).at(-0.08, -0.02), "#ece6de", "face"), (glasses, BLACK, "dark glasses"),
        (cap, BLACK, "cap"),
    )  # fmt: skip
    return [
        Sheet(part.turned(8).scaled(0.29).at(0.04, 1.09), tone, (tag,), turn=10)
        for part, tone, tag in parts
    ]
