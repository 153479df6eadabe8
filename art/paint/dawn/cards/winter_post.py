"""Post in winter: a cloud opens like an envelope, and a hare holds up its bag."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_FUR = "#b5835c"
_COAT = "#c8443c"


@card(
    palette="ice_silver",
    hand="cut_paper",
    title="Letters only arrive in winter",
    subject="hare that catches letters from a cloud",
    props=("envelope cloud", "snowflakes", "bag", "bear in its den"),
    mood=("quiet", "funny", "faithful"),
)
def snow_post(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3f5f92", lift=0, shade="#f2c9b8"))
    far = land((-1, -0.3), (-0.4, -0.14), (0.2, -0.34), (1, -0.1))
    scene.lay(Sheet(far, "#b4c4dc", ("hills",), lift=6, torn=True))
    for x, y, size in ((-0.9, -0.6, 0.86), (-0.6, -0.64, 0.6), (0.94, -0.6, 1.1)):
        _fir(scene, x, y, size)
    near = land((-1, -0.5), (-0.3, -0.72), (0.3, -0.76), (1, -0.5))
    scene.lay(Sheet(near, "#e2eaf4", ("snow",), lift=8, torn=True))
    _envelope_cloud(scene)
    for x, y, size, turn in (
        (-0.7, 0.42, 0.66, -20), (0.24, 0.56, 0.56, 28), (-0.2, 0.38, 0.84, 10),
        (-0.82, -0.04, 0.74, 14), (-0.4, 0.0, 0.96, -14),
    ):  # fmt: skip
        _flake_letter(scene, x, y, size, turn, stamped=size == 0.74)
    _den(scene)
    _hare(scene)
    front = land((-1, -1.36), (-0.4, -1.34), (0.3, -1.4), (1, -1.36))
    scene.lay(Sheet(front, "#ffffff", ("snow",), lift=9, torn=True))
    return PaperPlan()


def _fir(scene: Scene, x: float, y: float, size: float) -> None:
    """A fir of three tiers with snow on each."""
    for level in range(3):
        tier = polygon((-0.34 + 0.07 * level, 0), (0.34 - 0.07 * level, 0), (0, 0.52))
        green = mix("#2f5f72", "#ffffff", 0.07 * level)
        scene.lay(Sheet(tier.at(0, 0.3 * level), green, ("firs",), lift=6), x=x, y=y, scale=size)


def _envelope_cloud(scene: Scene) -> None:
    """A great cloud in the shape of an envelope turned over: its flap hangs open."""
    lumps = box(1.44, 0.72).at(0, 0.36)
    for x, y, radius in (
        (-0.74, 0.2, 0.18), (-0.76, 0.5, 0.2), (-0.56, 0.74, 0.2), (-0.24, 0.82, 0.24),
        (0.14, 0.82, 0.2), (0.46, 0.8, 0.24), (0.74, 0.58, 0.22), (0.76, 0.26, 0.18),
    ):  # fmt: skip
        lumps = lumps | ellipse(radius).at(x, y)
    folds = strips([((-0.7, 0.7), (-0.18, 0.4)), ((0.7, 0.7), (0.18, 0.4))], 0.016)
    cloud = [
        Sheet(
            polygon("-.72,.0 .72,.0 .1,-.46 -.1,-.46"),
            "#8fb0dc", ("open flap",), lift=7, pattern="crosses",
        ),
        Sheet(lumps, "#fbfaf6", ("cloud",), lift=13, shade="#c9d6ea"),
        Sheet(folds, "#b4c4dc", lift=0),
        Sheet(polygon("-.72,0 -.1,.46 .1,.46 .72,0"), "#eef2f8", lift=5, shade="#d3deee"),
        Sheet(ellipse(0.1, 0.095).at(0.0, 0.42), "#c8443c", ("wax seal",), lift=5),
        Sheet(_ice(0.07).at(0.0, 0.42), "#f0a090", lift=0),
    ]  # fmt: skip
    scene.lay(cloud, x=-0.12, y=0.7, scale=0.84, turn=-9)


def _ice(reach: float) -> Outline:
    """Six arms of a snow crystal with their side twigs."""
    arm = strip(((0, 0), (0, reach)), 0.14 * reach)
    for side in (-1, 1):
        for low in (0.45, 0.7):
            twig = strip(
                ((0, low * reach), (side * 0.26 * reach, (low + 0.22) * reach)), 0.1 * reach
            )
            arm = arm | twig
    crystal = Outline(())
    for k in range(6):
        crystal = crystal | arm.turned(60 * k)
    return crystal


def _flake_letter(
    scene: Scene, x: float, y: float, size: float, turn: float, stamped: bool
) -> None:
    """A snow crystal with an envelope as its heart; one of them has a stamp."""
    parts = [
        Sheet(_ice(0.24), "#ffffff", ("snowflakes",), lift=6),
        Sheet(box(0.28, 0.19), "#fff8ea", ("letters",), lift=5),
    ]
    if stamped:
        parts.append(Sheet(box(0.07, 0.08).at(0.085, 0.035), "#c8443c", ("stamp",), lift=2))
        parts.append(Sheet(beads([(0.085, 0.035)], 0.02), "#ffd98a", lift=0))
        parts.append(
            Sheet(
                strips([((-0.1, 0.0), (0.0, 0.0)), ((-0.1, -0.04), (0.03, -0.04))], 0.012),
                "#5a6a8c",
                lift=0,
            )
        )
    else:
        flap = strip(points("-.14,.09 -.13,.09 0,-.02 .13,.09 .14,.09"), 0.016)
        parts.append(Sheet(flap, "#a8b4cc", lift=0))
    scene.lay(parts, x=x, y=y, scale=size, turn=turn)


def _den(scene: Scene) -> None:
    """Under the snow a bear holds out its paw for its letter, without waking up."""
    mound = blob("-1.3,-.86 -.9,-.8 -.5,-.9 -.3,-1.2 -.24,-1.6 -1.3,-1.6")
    scene.lay(Sheet(mound, "#f2f6fb", ("den",), lift=8))
    hole = blob("-.96,-1.44 -.94,-1.1 -.74,-.95 -.52,-1.08 -.42,-1.46")
    scene.lay(Sheet(hole, "#2a2c48", lift=0))
    fur = "#6b4a3a"
    bear = [
        Sheet(beads([(-0.14, 0.14), (0.14, 0.14)], 0.06), fur, lift=3),
        Sheet(ellipse(0.2, 0.18), fur, ("bear",), lift=5),
        Sheet(ellipse(0.09, 0.075).at(0.02, -0.06), "#b8906c", lift=2),
        Sheet(ellipse(0.035, 0.026).at(0.02, -0.02), "#1c1420", lift=1),
    ]
    lids = strip(points("-.13,.05 -.09,.03 -.05,.05"), 0.018)
    bear.append(Sheet(lids | lids.at(0.19, 0), "#1c1420", lift=0))
    scene.lay(bear, x=-0.72, y=-1.18, turn=10)
    arm = strip(points("-.66,-1.36 -.46,-1.34 -.36,-1.2"), 0.16, 0.15)
    pads = beads([(-0.39, -1.13), (-0.35, -1.1), (-0.3, -1.1)], 0.018)
    scene.lay(Sheet(arm | ellipse(0.09).at(-0.34, -1.16), fur, ("open paw",), lift=7))
    scene.lay(Sheet(pads | ellipse(0.04, 0.03).at(-0.34, -1.17), "#b8906c", lift=1))


def _hare(scene: Scene) -> None:
    """It looks up, ears back, and holds its bag open with both paws."""
    dark = mix(_FUR, "#3a2030", 0.3)
    for ear, tone in (
        ("-.0,.0 .02,.2 .14,.46 .3,.62 .34,.46 .28,.2 .12,.0", dark),
        ("-.06,.0 -.08,.24 .0,.5 .12,.68 .2,.5 .18,.22 .08,-.02", _FUR),
    ):
        scene.lay(Sheet(blob(ear), tone, ("hare",), lift=8), x=0.46, y=0.1, turn=-14)
    inner = blob(".0,.1 .0,.3 .1,.54 .13,.46 .1,.2")
    scene.lay(Sheet(inner, "#e8b09a", lift=1), x=0.46, y=0.1, turn=-14)
    scene.lay(Sheet(ellipse(0.15, 0.13).at(0.84, -1.04), "#fdf8ee", ("tail",), lift=6))
    for shift, tone in ((0.12, dark), (0.0, _FUR)):
        foot = blob("0,-1.38 .0,-1.3 .16,-1.24 .36,-1.18 .5,-1.1 .66,-1.2 .62,-1.38")
        scene.lay(Sheet(foot.at(shift, 0.02), tone, lift=6))
    scene.lay(Sheet(blob(".06,-.42 .1,-.3 .0,-.24 -.14,-.26 -.16,-.36 -.06,-.42"), dark, lift=4))
    far = strip(points(".34,-.3 .18,-.4 .04,-.36"), 0.17, 0.14)
    scene.lay(Sheet(far, mix(_COAT, "#2a1030", 0.35), lift=5))
    _bag(scene)
    coat = blob(
        ".3,-.12 .5,-.1 .66,-.28 .78,-.66 .86,-1.16 .86,-1.16 .5,-1.24 .12,-1.16 .12,-1.16 .16,-.8"
        " .16,-.46 .22,-.24"
    )
    scene.lay(Sheet(coat, _COAT, ("coat",), lift=11))
    scene.lay(Sheet(beads([(0.24, -0.46), (0.22, -0.66), (0.2, -0.86)], 0.026), "#ffd98a", lift=2))
    skull = blob(
        ".03,.15 .06,.23 .18,.3 .32,.34 .46,.28 .55,.14 .54,-.02 .42,-.14 .26,-.12 .12,-.02 .04,.06"
    )
    scene.lay(Sheet(skull, _FUR, ("face",), lift=9))
    _hare_face(scene)
    scarf = blob(".22,-.14 .4,-.2 .58,-.1 .62,-.2 .58,-.3 .4,-.34 .2,-.26")
    scene.lay(Sheet(scarf, "#f2c14a", ("scarf",), lift=6))
    scene.lay(
        Sheet(blob(".54,-.2 .66,-.22 .86,-.4 .92,-.52 .8,-.56 .68,-.42 .54,-.3"), "#d9a437", lift=4)
    )
    arm = strip(points(".42,-.42 .2,-.66 -.06,-.5"), 0.2, 0.14) | ellipse(0.1).at(0.42, -0.42)
    scene.lay(Sheet(arm, mix(_COAT, "#2a1030", 0.12), ("sleeve",), lift=7))
    paw = blob("-.02,-.58 .0,-.44 -.1,-.38 -.2,-.36 -.22,-.44 -.14,-.52")
    scene.lay(Sheet(paw, _FUR, ("paw",), lift=5))


def _hare_face(scene: Scene) -> None:
    """Eye, cheek, nose and whiskers."""
    scene.lay(Sheet(blob(".06,.1 .14,.16 .24,.1 .26,-.02 .18,-.06 .1,.0"), "#e6c8a4", lift=1))
    scene.lay(Sheet(ellipse(0.062, 0.072).turned(20).at(0.3, 0.16), "#fffaf0", lift=3))
    scene.lay(Sheet(ellipse(0.042, 0.05).at(0.285, 0.18), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(beads([(0.275, 0.2)], 0.013), "#fffaf0", lift=0))
    scene.lay(Sheet(ellipse(0.042, 0.034).turned(30).at(0.055, 0.17), "#5a2f34", ("nose",), lift=3))
    scene.lay(Sheet(strip(points(".08,.07 .15,.05 .22,.07"), 0.016), "#5a2f34", lift=0))
    whiskers = [((0.15, 0.09), (0.02, -0.02)), ((0.16, 0.08), (0.07, -0.06))]
    scene.lay(Sheet(strips(whiskers, 0.007), "#fdf8ee", lift=1))


def _bag(scene: Scene) -> None:
    """An open post bag, already half full."""
    leather = "#8a5a34"
    mouth = ellipse(0.38, 0.11).turned(-8).at(-0.34, -0.4)
    scene.lay(Sheet(mouth, mix(leather, "#1c1020", 0.5), ("bag",), lift=9))
    for x, y, turn in ((-0.52, -0.34, 24), (-0.16, -0.38, -18), (-0.36, -0.32, 4)):
        letter = box(0.26, 0.2)
        scene.lay(Sheet(letter, "#fdf6e6", ("letters",), lift=4), x=x, y=y, turn=turn)
        flap = strip(points("-.13,.1 0,-.0 .13,.1"), 0.014)
        scene.lay(Sheet(flap, "#b8b0b8", lift=0), x=x, y=y, turn=turn)
    body = blob(
        "-.72,-.36 -.72,-.36 -.5,-.47 -.3,-.5 -.1,-.5 .04,-.46 .04,-.46 .02,-.78"
        " -.1,-.98 -.5,-.96 -.66,-.76"
    )
    scene.lay(Sheet(body, leather, ("bag",), lift=8, shade="#6b4128"))
    strap = strip(points("-.6,-.46 -.36,-.58 .0,-.56"), 0.03)
    scene.lay(Sheet(strap, "#c8925a", lift=2))
    scene.lay(Sheet(box(0.12, 0.12).turned(-6).at(-0.34, -0.7), "#e0b060", ("buckle",), lift=3))
