"""Breakfast before sunrise: somebody has to choose the sun of the day."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, people
from tools.paint.story.cutouts.animals import hen_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    ring,
    star,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_MOTHER = "#6a3f2c"
_CHILD = "#8a5238"
_DRESS = "#7a3f78"


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="Which one is for today",
    subject="mother who offers three suns on a tray",
    props=("tray", "suns", "child", "window"),
    mood=("generous", "hot", "undecided"),
)
def three_suns_breakfast(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#9fd0c4", lift=0, shade="#5fa39c"))
    _dark_window(scene)
    _mother(scene)
    far = people.bent_sleeve((-0.34, -0.2), (-0.12, -0.52), (0.16, -0.36), 0.2)
    scene.lay(Sheet(far, mix(_DRESS, "#1c1024", 0.3), ("sleeve",), lift=6))
    tray = blob("-.3,-.38 -.24,-.3 .3,-.24 .84,-.3 .9,-.38 .84,-.5 .3,-.56 -.24,-.5")
    scene.lay(Sheet(tray, "#2f5f74", ("tray",), lift=14))
    scene.lay(Sheet(ellipse(0.53, 0.1).at(0.3, -0.38), "#4f8a9a", lift=2))
    _cross_sun(scene, 0.3, 0.04)
    _sleepy_sun(scene, -0.08, -0.16)
    _merry_sun(scene, 0.65, -0.13)
    _tray_hand(scene)
    _child(scene)
    return PaperPlan()


def _dark_window(scene: Scene) -> None:
    """A window without a morning: roofs wait, and so does a cock."""
    pane = box(0.84, 0.86).at(0.5, 0.96)
    scene.lay(Sheet(box(0.96, 0.98).at(0.5, 0.96), "#fdf3e2", ("window",), lift=7))
    scene.lay(Sheet(pane, "#39406c", ("dark morning",), lift=0, shade="#7a6a90"))
    roofs = polygon("0,.0 0,.66 .16,.8 .3,.68 .3,.74 .58,.74 .72,.9 .86,.74 1.0,.74 1.0,.4 0,.4")
    scene.lay(Sheet(roofs & pane, "#2a2c4c", ("roofs",), lift=3))
    scene.lay(Sheet(hen_outline().scaled(0.24).at(0.7, 0.84), "#1c1c38", ("cock",), lift=2))
    scene.lay(Sheet(beads([(0.755, 1.025), (0.78, 1.035), (0.805, 1.02)], 0.02), "#c8443c", lift=0))
    bars = strips([((0.5, 0.52), (0.5, 1.4)), ((0.06, 1.08), (0.94, 1.08))], 0.035)
    scene.lay(Sheet(bars, "#fdf3e2", lift=3))
    scene.lay(Sheet(box(1.08, 0.09).at(0.5, 0.46), "#fdf3e2", lift=6))


def _mother(scene: Scene) -> None:
    """In profile, a wrap around her hair, in a dress with an apron."""
    body = blob(
        "-1.3,-.1 -.86,-.0 -.62,-.04 -.4,-.12 -.24,-.34 -.2,-.6 -.26,-.9 -.14,-1.3"
        " -.08,-1.8 -1.3,-1.8"
    )
    scene.lay(Sheet(body, _DRESS, ("mother",), lift=12))
    apron = blob("-.46,-.5 -.22,-.52 -.28,-.9 -.16,-1.3 -.1,-1.8 -.72,-1.8 -.62,-1.1")
    scene.lay(Sheet(apron, "#fbead0", ("apron",), lift=5, pattern="crosses"))
    head = figures.head(_MOTHER, "#2a1820", figures.WOMAN, "none", lift=12)
    wrap = blob(
        ".37,.34 .34,.56 .16,.76 -.14,.86 -.46,.76 -.64,.48 -.6,.14 -.46,-.12 -.32,-.14"
        " -.2,.04 -.06,.16 .14,.26"
    )
    head += [
        Sheet(wrap, "#e8563c", ("headwrap",), lift=7),
        Sheet(strip(points(".3,.42 .0,.42 -.3,.18 -.42,-.06"), 0.03, 0.02), "#f6b060", lift=0),
        Sheet(strip(points(".22,.6 -.1,.62 -.42,.4 -.54,.14"), 0.03, 0.02), "#f6b060", lift=0),
        Sheet(
            blob(".26,.5 .38,.46 .5,.56 .46,.68 .34,.66 .24,.78 .1,.76 .12,.62"), "#d0442e", lift=5
        ),
        Sheet(ring(0.075, 0.05).at(-0.05, -0.2), "#ffe08a", ("earring",), lift=3),
    ]
    scene.lay(head, x=-0.58, y=0.52, scale=0.84, turn=-6)
    collar = blob("-.8,.02 -.6,-.06 -.44,-.08 -.38,-.18 -.56,-.2 -.84,-.1")
    scene.lay(Sheet(collar, "#fbead0", lift=4))


def _tray_hand(scene: Scene) -> None:
    """The near sleeve and the hand that carries: fingers below, thumb on the rim."""
    fingers = Outline(())
    for k in range(4):
        low = -0.47 - 0.042 * k
        reach = (0.2, 0.22, 0.2, 0.15)[k]
        fingers = fingers | strip(((-0.2, low), (-0.2 + reach, low - 0.012)), 0.05)
        fingers = fingers | ellipse(0.025).at(-0.2 + reach, low - 0.012)
    palm = blob("-.42,-.6 -.4,-.46 -.28,-.4 -.16,-.42 -.12,-.52 -.16,-.64 -.28,-.68")
    scene.lay(Sheet(palm | fingers, _MOTHER, ("hand",), lift=8))
    creases = [((-0.17, -0.492 - 0.042 * k), (-0.05, -0.498 - 0.042 * k)) for k in range(3)]
    scene.lay(Sheet(strips(creases, 0.008), mix(_MOTHER, "#1c0c10", 0.5), lift=0))
    thumb = strip(points("-.34,-.46 -.24,-.36 -.12,-.34"), 0.07, 0.055) | ellipse(0.0275).at(
        -0.12, -0.34
    )
    scene.lay(Sheet(thumb, mix(_MOTHER, "#ffffff", 0.06), lift=4))
    sleeve = people.bent_sleeve((-0.72, -0.26), (-0.66, -0.82), (-0.4, -0.58), 0.3)
    scene.lay(Sheet(sleeve, mix(_DRESS, "#ffffff", 0.08), ("sleeve",), lift=9))
    cuff = strip(((-0.48, -0.5), (-0.34, -0.69)), 0.07)
    scene.lay(Sheet(cuff, "#fbead0", ("cuff",), lift=4))


def _eyes(scene: Scene, x: float, y: float, gap: float, lift: float = 0) -> None:
    scene.lay(Sheet(beads([(x - gap, y), (x + gap, y)], 0.026), "#4a1f14", ("eye",), lift=lift))


def _sleepy_sun(scene: Scene, x: float, y: float) -> None:
    """A mild one with round petals that has not woken up."""
    petals = Outline(())
    for k in range(10):
        petals = petals | ellipse(0.06).at(0, 0.185).turned(36 * k)
    scene.lay(Sheet(petals.at(x, y), "#f6d98a", ("rays",), lift=6))
    scene.lay(Sheet(ellipse(0.18).at(x, y), "#fff6cc", ("mild sun",), glow=0.3))
    lids = strip(points("-.1,.02 -.06,-.01 -.02,.02"), 0.016)
    mouth = strip(points("-.03,-.07 0,-.08 .03,-.07"), 0.014)
    scene.lay(Sheet((lids | lids.at(0.12, 0) | mouth).turned(12).at(x, y), "#8a5a34", lift=0))


def _cross_sun(scene: Scene, x: float, y: float) -> None:
    """A fierce one with spikes: it will be a hot day."""
    scene.lay(Sheet(star(13, 0.36, 0.23).turned(8).at(x, y), "#d8402c", ("spikes",), lift=8))
    scene.lay(Sheet(ellipse(0.22).at(x, y), "#ff9440", ("cross sun",), glow=0.35))
    _eyes(scene, x, y + 0.02, 0.075)
    brows = strips(
        [
            ((x - 0.14, y + 0.11), (x - 0.03, y + 0.06)),
            ((x + 0.14, y + 0.11), (x + 0.03, y + 0.06)),
        ],
        0.028,
    )
    mouth = strip([(x - 0.07, y - 0.1), (x, y - 0.075), (x + 0.07, y - 0.1)], 0.022)
    scene.lay(Sheet(brows | mouth, "#7a1f18", lift=0))


def _merry_sun(scene: Scene, x: float, y: float) -> None:
    """A merry one, although somebody has had a bite of it."""
    rays = Outline(())
    for k in range(12):
        if k not in (0, 10, 11):
            rays = rays | box(0.045, 0.09).at(0, 0.235).turned(30 * k)
    bite = beads([(0.03, 0.2), (0.11, 0.15), (0.17, 0.07)], 0.08)
    scene.lay(Sheet(rays.at(x, y), "#f09a2c", ("rays",), lift=6))
    scene.lay(Sheet((ellipse(0.185) - bite).at(x, y), "#ffdc50", ("bitten sun",), glow=0.35))
    _eyes(scene, x - 0.03, y + 0.0, 0.06)
    scene.lay(
        Sheet(blob("-.11,-.05 -.03,-.07 .05,-.05 .02,-.11 -.07,-.11").at(x, y), "#8a2f1c", lift=0)
    )


def _child(scene: Scene) -> None:
    """It points at one of them, with crumbs of gold at its mouth."""
    pyjamas = blob("1.3,-1.0 .9,-1.0 .72,-1.06 .58,-1.22 .52,-1.8 1.3,-1.8")
    scene.lay(Sheet(pyjamas, "#e9f0f4", ("child",), lift=11, pattern="dots"))
    head = figures.head(_CHILD, "#1c1420", figures.CHILD, "curls", lift=11)
    crumbs = beads([(0.42, -0.2), (0.36, -0.23), (0.44, -0.33), (0.37, -0.31)], 0.022)
    head.append(Sheet(crumbs, "#ffdc50", ("crumbs",), lift=2))
    scene.lay(head, x=0.76, y=-0.8, scale=0.5, turn=-16, flip=True)
    arm = people.bent_sleeve((0.74, -1.18), (0.34, -1.12), (0.28, -0.78), 0.18)
    hand = blob(".2,-.8 .2,-.68 .25,-.62 .33,-.64 .36,-.72 .35,-.81")
    finger = strip(points(".28,-.68 .29,-.58 .31,-.44"), 0.055, 0.045) | ellipse(0.0225).at(
        0.31, -0.44
    )
    thumb = strip(points(".23,-.74 .18,-.66 .19,-.6"), 0.05, 0.04) | ellipse(0.02).at(0.19, -0.6)
    scene.lay(Sheet(hand | finger | thumb, _CHILD, ("pointing hand",), lift=7))
    scene.lay(Sheet(arm, "#cfdde6", ("sleeve",), lift=8, pattern="dots"))
