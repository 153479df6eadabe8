"""Two who wait for each other on either side of a street."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    crescent,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_RED, _AMBER, _GREEN = "#d0413c", "#f0a832", "#5aae4a"
_SKIN = "#b5794f"


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="Cross at the green",
    subject="great chameleon over a street, half red and half green",
    props=("boy with a kite", "old man with a kite", "crossing", "hedgehog"),
    mood=("patient", "strange", "fateful"),
)
def crocodile_bridge(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#fbe3b4", lift=0, shade="#f6b58c"))
    scene.lay(Sheet(ellipse(0.2).at(-0.74, 1.2), "#fff6d0", ("sun",), glow=0.5))
    evening = polygon(".16,1.8 .1,1.2 .14,.6 .04,.0 .1,-1.8 1.4,-1.8 1.4,1.8")
    scene.lay(Sheet(evening, "#39407c", ("evening",), lift=6, torn=True, shade="#8a6a9c"))
    moon = crescent(0.16).turned(200).at(0.74, 1.24)
    scene.lay(Sheet(moon, "#fff3c4", ("moon",), glow=0.4))
    _street(scene)
    _post(scene)
    _chameleon(scene)
    _waiting(scene)
    _hedgehog(scene)
    return PaperPlan()


def _street(scene: Scene) -> None:
    """It comes from far away and parts the picture; bars lead over it."""
    for side, tone in ((-1, "#c98a6a"), (1, "#4a4478")):
        row = polygon((side * 1.3, 0.1), (side * 0.7, -0.1), (side * 0.34, -0.24),
                      (side * 0.1, -0.36), (side * 0.1, -0.8), (side * 1.3, -0.9))  # fmt: skip
        scene.lay(Sheet(row, tone, ("houses",), lift=5))
    scene.lay(Sheet(polygon("-1.3,-.52 1.3,-.52 1.3,-1.8 -1.3,-1.8"), "#b9a6a0", lift=4))
    road = polygon("-.07,-.44 .07,-.44 .78,-1.8 -.78,-1.8")
    scene.lay(Sheet(road, "#5a5670", ("street",), lift=3))
    for k in range(-2, 3):
        bar = polygon(
            (0.2 * k - 0.055, -1.06), (0.2 * k + 0.055, -1.06),
            (0.275 * k + 0.075, -1.36), (0.275 * k - 0.075, -1.36),
        )  # fmt: skip
        scene.lay(Sheet(bar, "#f6efe2", ("crossing",), lift=2))


def _post(scene: Scene) -> None:
    """A lamp post whose arm reaches over the whole street."""
    pole = strip(points(".93,-1.14 .93,-.2 .91,.34"), 0.075, 0.06)
    arm = strip(points(".93,.2 .8,.36 .4,.4 -.3,.38 -.92,.34"), 0.085, 0.06)
    scene.lay(Sheet(pole | arm, "#24304a", ("lamp post",), lift=8))
    scene.lay(Sheet(ellipse(0.055).at(-0.92, 0.34), "#24304a", lift=4))


_BODY = (
    "-.84,.66 -.78,.76 -.62,.9 -.38,1.16 -.38,1.16 -.24,1.0 -.06,1.12 .2,1.18 .46,1.06 .66,.84"
    " .8,.6 .7,.5 .5,.54 .3,.46 .0,.42 -.2,.46 -.34,.54 -.5,.52 -.68,.54 -.8,.6"
)
_TAIL = ".62,.74 .8,.48 .85,.16 .7,-.04 .5,.0 .44,.14 .53,.26 .65,.2 .61,.1"


def _chameleon(scene: Scene) -> None:
    """The end of its tail is still red; the green has come as far as its shoulder."""
    for leg, tone in ((".3,.64 .2,.5 .28,.36", _RED), ("-.3,.64 -.42,.52 -.36,.36", _GREEN)):
        limb = strip(points(leg), 0.15, 0.11) | ellipse(0.085, 0.065).at(*points(leg)[-1])
        scene.lay(Sheet(limb, mix(tone, "#201028", 0.3), lift=4))
    tail = strip(points(_TAIL), 0.24, 0.035)
    scene.lay(Sheet(tail, _RED, ("tail",), lift=9))
    body = blob(_BODY)
    scene.lay(Sheet(body, _RED, ("chameleon",), lift=14))
    amber = blob(".44,1.4 .36,1.1 .46,.92 .34,.74 .44,.58 .36,.3 -1.2,.2 -1.2,1.4")
    scene.lay(Sheet(amber & body, _AMBER, lift=2))
    green = blob("-.04,1.4 -.1,1.1 .0,.92 -.12,.76 -.02,.6 -.1,.3 -1.2,.2 -1.2,1.4")
    scene.lay(Sheet(green & body, _GREEN, ("green",), lift=2))
    crest = Outline(())
    for x, y in points("-.2,1.0 -.08,1.09 .06,1.14 .2,1.17 .34,1.13 .47,1.04 .58,.93 .68,.8"):
        crest = crest | polygon("-.05,-.03 .05,-.03 .02,.07").turned(-50 * x).at(x, y)
    scene.lay(Sheet(crest, mix(_AMBER, "#6a3020", 0.25), ("crest",), lift=3))
    mouth = strip(points("-.82,.64 -.66,.62 -.5,.65 -.4,.74"), 0.018)
    scene.lay(Sheet(mouth, mix(_GREEN, "#10301c", 0.6), lift=0))
    for leg, tone in ((".5,.78 .62,.56 .52,.38", _RED), ("-.12,.72 -.22,.54 -.1,.38", _GREEN)):
        line = points(leg)
        scene.lay(Sheet(strip(line, 0.2, 0.11), mix(tone, "#ffffff", 0.08), ("leg",), lift=6))
        x, y = line[-1]
        scene.lay(Sheet(ellipse(0.1, 0.075).at(x, y), mix(tone, "#ffffff", 0.08), lift=4))
    _eye(scene)


def _eye(scene: Scene) -> None:
    """A turret that looks down at nobody in particular."""
    for radius, tone in ((0.17, 0.18), (0.125, 0.4), (0.08, 0.62)):
        place = (-0.46 - 0.12 * (0.17 - radius), 0.84 - 0.3 * (0.17 - radius))
        disc = ellipse(radius).at(*place)
        scene.lay(Sheet(disc, mix(_GREEN, "#fff6c0", tone), ("eye",), lift=4))
    scene.lay(Sheet(ellipse(0.042).at(-0.475, 0.8), "#1c1420", lift=1))
    scene.lay(Sheet(ellipse(0.014).at(-0.487, 0.816), "#ffffff", lift=0))


def _waiting(scene: Scene) -> None:
    """A boy in the morning and an old man in the evening have the same scarf and the same kite."""
    hold = Stance(near=((0.1, 0.56), (0.2, 0.66)), far=((-0.08, 0.55), (-0.06, 0.42)), nod=6)
    for x, size, kite, tone in ((-0.74, 0.8, "#e8473c", 0.0), (0.72, 0.9, "#b86a5c", 0.3)):
        boy = x < 0
        dress = Dress(
            _SKIN, "#2a1820" if boy else "#ece6de", "#2f7d9c" if boy else "#54627c",
            "#3a3350", cut="curls" if boy else "bald", kind=figures.CHILD if boy else figures.OLD,
            scarf="#f2b83a" if boy else "#c9a04a", head=0.28 if boy else 0.235,
        )  # fmt: skip
        kerb = polygon((x - 0.34, -1.1), (x + 0.3, -1.1), (x + 0.34, -1.2), (x - 0.34, -1.2))
        scene.lay(Sheet(kerb, "#e9dccb", ("kerb",), lift=5))
        scene.lay(people.person(dress, hold), x=x, y=-1.09, scale=size, flip=not boy)
        _kite(scene, x + (0.26 if boy else -0.26), size, kite, tone)


def _kite(scene: Scene, x: float, size: float, colour: str, faded: float) -> None:
    """Held by its string in front of the chest; one of the two has been mended."""
    y, side = -1.09 + 0.62 * size, 1 if x < 0 else -1
    tail = strip([(x, y - 0.2), (x + 0.05, y - 0.34), (x - 0.04, y - 0.46)], 0.016)
    scene.lay(Sheet(tail, mix("#2c3350", "#b0a8b8", faded), lift=2))
    diamond = polygon((0, 0.24), (0.15, 0.05), (0, -0.22), (-0.15, 0.05)).turned(-8 * side)
    half = polygon((0, 0.24), (0.15, 0.05), (0, -0.22)).turned(-8 * side)
    scene.lay(Sheet(diamond.at(x, y), colour, ("kite",), lift=7))
    scene.lay(Sheet(half.at(x, y), mix("#f6d060", "#a89a8c", faded), lift=0))
    if faded:
        patch = polygon("-.08,-.02 .0,.02 -.02,-.09 -.08,-.1").at(x, y)
        scene.lay(Sheet(patch, "#6f9a8c", ("patch",), lift=3))


def _hedgehog(scene: Scene) -> None:
    """It has not waited."""
    x, y = 0.02, -1.24
    spines = [((x, y), (x + a, y + b)) for a, b in points(
        "-.13,.04 -.12,.09 -.08,.12 -.03,.14 .03,.13 .08,.1"
    )]  # fmt: skip
    scene.lay(Sheet(strips(spines, 0.03), "#4a3430", lift=3))
    back = blob((x - 0.12, y - 0.02), (x - 0.09, y + 0.08), (x, y + 0.11), (x + 0.09, y + 0.06),
                (x + 0.1, y - 0.02))  # fmt: skip
    scene.lay(Sheet(back, "#5c4038", ("hedgehog",), lift=5))
    nose = blob((x + 0.05, y + 0.06), (x + 0.12, y + 0.03), (x + 0.17, y), (x + 0.06, y - 0.03))
    scene.lay(Sheet(nose, "#d9b08c", lift=3))
    eyes = beads([(x + 0.17, y + 0.0), (x + 0.1, y + 0.03)], 0.012)
    scene.lay(Sheet(eyes, "#1c1420", lift=0))
