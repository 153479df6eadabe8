"""A dandelion clock of lamps, and the breath that sends them off."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_CLOCK = (0.32, 0.74)
_HIDE = "#8f7fae"


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="The year we grew light",
    subject="elephant blowing on a dandelion clock of light bulbs",
    props=("light bulbs", "sleeping child", "dark valley", "mower", "fox"),
    mood=("hopeful", "hushed", "odd"),
)
def orchard_bulbs(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#10163c", lift=0, shade="#4c4488"))
    _valley(scene)
    _clock(scene)
    _elephant(scene)
    _sleeping_rider(scene)
    _flying(scene)
    near = land((-1, -1.02), (-0.4, -1.16), (0.2, -1.24), (1, -1.1))
    scene.lay(Sheet(near, "#234a48", ("meadow",), lift=9, pattern="leaves"))
    _mower(scene)
    _fox(scene)
    return PaperPlan()


def _valley(scene: Scene) -> None:
    """Hills without a lamp, and the houses where the first ones have arrived."""
    scene.lay(Sheet(land((-1, -0.2), (0.1, -0.5), (1, -0.24)), "#332e68", ("hills",), lift=6))
    for x, y, size, lit in (
        (0.02, -0.62, 0.26, False), (0.88, -0.5, 0.34, True), (0.6, -0.66, 0.24, True),
        (0.16, -0.86, 0.3, True), (0.82, -0.86, 0.34, False),
    ):  # fmt: skip
        tone = mix("#4a4484", "#1c1a44", 0.5 if not lit else 0.0)
        walls = polygon("-.4,-.6 -.4,.36 .4,.36 .4,-.6").scaled(size).at(x, y)
        roof = polygon("-.56,.3 -.1,.86 .16,.86 .56,.3").scaled(size).at(x, y)
        scene.lay(Sheet(walls, tone, ("house",), lift=6))
        scene.lay(Sheet(roof, mix(tone, "#8a3a5c", 0.4), lift=5))
        pane = box(0.26, 0.34).scaled(size).at(x - 0.04 * size, y + 0.02)
        if lit:
            scene.lay(Sheet(pane, "#ffe08a", ("lit window",), glow=0.5))
        else:
            scene.lay(Sheet(pane, "#15143a", ("dark window",), lift=0))
    scene.lay(Sheet(land((-1, -0.8), (0.2, -1.02), (1, -0.92)), "#272458", ("hills",), lift=6))


def _lamp(scene: Scene, x: float, y: float, size: float, turn: float, lit: bool = True) -> None:
    """One seed: a bulb that points away from its stalk, with a parachute of hairs."""
    at: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": turn}
    hairs = [((0, 0.7), (1.5 * math.sin(a), 0.8 + 1.5 * math.cos(a))) for a in _HAIRS]
    scene.lay(Sheet(strips(hairs, 0.09), "#d9dcf0", ("seed",), lift=2), **at)
    glass = blob("-.24,-.5 .24,-.5 .32,-.16 .64,.26 .56,.8 0,1.08 -.56,.8 -.64,.26 -.32,-.16")
    if lit:
        scene.lay(Sheet(glass, "#fff0a8", ("light bulb",), glow=0.5), **at)
    else:
        scene.lay(Sheet(glass, "#3c3f78", ("dark bulb",), lift=4), **at)
    wire = strip(points("-.14,-.4 -.24,.3 0,.06 .24,.3 .14,-.4"), 0.1)
    scene.lay(Sheet(wire, "#e8943c" if lit else "#7a7cae", lift=0), **at)
    cap = polygon("-.3,-.36 .3,-.36 .26,-.9 .1,-1.06 -.1,-1.06 -.26,-.9")
    scene.lay(Sheet(cap, "#a9abc4", ("cap",), lift=3), **at)


_HAIRS = (-1.0, -0.5, 0.0, 0.5, 1.0)


def _clock(scene: Scene) -> None:
    """The globe: an outer crown of lamps, fewer within; the side of the breath is bare."""
    x, y = _CLOCK
    scene.lay(Sheet(ellipse(0.6).at(x, y), "#2c2f6c", ("dandelion clock",), lift=0))
    stem = strip(points(".32,.74 .4,.3 .28,-.5 .36,-1.5"), 0.06, 0.1)
    scene.lay(Sheet(stem, "#5f9a62", ("stem",), lift=8))
    seeds = [(a, 0.46 + 0.04 * math.sin(a), 0.092) for a in range(-66, 200, 23)]
    seeds += [(a, 0.26 + 0.03 * math.sin(a), 0.08) for a in (-40, 8, 52, 96, 142)]
    for angle, reach, size in seeds:
        a = math.radians(angle)
        tip = (x + reach * math.cos(a), y + reach * math.sin(a))
        scene.lay(Sheet(strip((_CLOCK, tip), 0.012), "#d9dcf0", lift=2))
        _lamp(scene, *tip, size, angle - 90, lit=angle != 26)
    bare = [((x, y), (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a))) for a in (3.5, 3.9, 4.3)]
    scene.lay(Sheet(strips(bare, 0.012), "#d9dcf0", lift=2))
    scene.lay(Sheet(ellipse(0.085, 0.075).at(x, y), "#7ab070", ("seed head",), lift=6))


def _flying(scene: Scene) -> None:
    """They sail off over the valley, each at its own angle."""
    for x, y, size, turn in (
        (0.9, 1.32, 0.07, -40), (0.94, 0.5, 0.075, -84), (0.68, 0.06, 0.085, -120),
        (0.9, -0.16, 0.06, -150), (0.5, -0.28, 0.06, 172),
    ):  # fmt: skip
        _lamp(scene, x, y, size, turn)


def _elephant(scene: Scene) -> None:
    """Large, grey and very careful: only the tip of the trunk comes near."""
    body = blob(
        "-1.5,.12 -1.1,.2 -.9,.2 -.76,.34 -.56,.36 -.4,.24 -.34,.04 -.36,-.24 -.42,-.5 -.4,-.9"
        " -.4,-1.7 -.4,-1.7 -1.5,-1.7"
    )
    scene.lay(Sheet(body, _HIDE, ("elephant",), lift=13, shade="#5a5088"))
    trunk = strip(points("-.52,.06 -.34,-.18 -.1,-.26 .02,-.06 -.06,.2 -.1,.42 .0,.56"), 0.36, 0.12)
    scene.lay(Sheet(trunk, mix(_HIDE, "#ffffff", 0.06), ("trunk",), lift=10))
    for fold in (
        "-.28,-.04 -.24,-.12 -.26,-.24", "-.16,-.14 -.12,-.2 -.12,-.3",
        "-.1,-.12 -.02,-.16 .06,-.14",
        "-.12,.04 -.04,.03 .04,.07", "-.16,.22 -.08,.21 -.01,.24", "-.14,.38 -.1,.36 -.03,.36",
    ):  # fmt: skip
        scene.lay(Sheet(strip(points(fold), 0.014), "#6a5c92", lift=0))
    scene.lay(Sheet(ellipse(0.03, 0.07).turned(-32).at(0.005, 0.565), "#4a3f70", lift=0))
    tusk = blob("-.5,-.2 -.42,-.3 -.28,-.36 -.14,-.34 -.14,-.34 -.28,-.26 -.4,-.14")
    scene.lay(Sheet(tusk, "#fbf0dc", ("tusk",), lift=6))
    cheek = blob("-.66,.24 -.46,.18 -.36,-.04 -.44,-.24 -.6,-.3 -.76,-.1")
    scene.lay(Sheet(cheek, _HIDE, lift=0))
    scene.lay(Sheet(ellipse(0.05).at(-0.46, 0.09), "#fbf4ea", lift=1))
    scene.lay(Sheet(ellipse(0.032).at(-0.445, 0.1), "#1c1420", ("eye",), lift=0))
    lid = ellipse(0.056).at(-0.46, 0.09) - ellipse(0.1).at(-0.45, 0.02)
    scene.lay(Sheet(lid, "#6a5c92", lift=1))
    ear = blob("-.66,.22 -.6,.0 -.62,-.3 -.74,-.58 -.92,-.66 -1.08,-.44 -1.12,-.1 -1.0,.16 -.8,.26")
    scene.lay(Sheet(ear, "#a592c0", ("ear",), lift=11, shade="#7a6aa4"))


def _sleeping_rider(scene: Scene) -> None:
    """A child asleep on the broad head, and so missing all of it."""
    blanket = blob("-.66,.36 -.7,.52 -.84,.58 -1.02,.5 -1.4,.36 -1.4,.12 -1.0,.16 -.8,.24")
    scene.lay(Sheet(blanket, "#c8443c", ("blanket",), lift=9, pattern="checks"))
    at: dict[str, Any] = {"x": -0.62, "y": 0.47, "scale": 0.28, "turn": -62}
    scene.lay(figures.head("#efc4a0", "#3a2018", figures.CHILD, "bob", "closed", lift=7), **at)


_GARDENER = Dress(
    skin="#b5794f", hair="#f4f0ea", coat="#5c86a8", legs="#3c5f80", shoes="#e9b44a", cut="bald",
    kind=figures.OLD, beard=True,
)  # fmt: skip


def _mower(scene: Scene) -> None:
    """An old man in pyjamas mows towards the stem and does not look up."""
    push = Stance(
        near=((0.1, 0.5), (0.25, 0.5)), far=((0.08, 0.52), (0.24, 0.52)),
        legs=people.WALK.legs, lean=-8, nod=-10,
    )  # fmt: skip
    scene.lay(people.person(_GARDENER, push), x=0.84, y=-1.32, scale=0.56, flip=True)
    scene.lay(Sheet(strip(((0.655, -1.05), (0.54, -1.3)), 0.022), "#d8dae8", ("mower",), lift=5))
    scene.lay(Sheet(ring(0.085, 0.045).at(0.53, -1.3), "#d8563c", ("wheel",), lift=5))
    scene.lay(Sheet(ellipse(0.03).at(0.53, -1.3), "#f2e6cc", lift=2))


def _fox(scene: Scene) -> None:
    """Curled up in the grass; one lamp has settled on its nose."""
    scene.lay(
        Sheet(blob("-.3,0 -.32,.14 -.16,.26 .1,.24 .28,.1 .26,-.04 0,-.08"), "#d8683a", ("fox",)),
        x=-0.22, y=-1.34,
    )  # fmt: skip
    tail = blob("-.3,.06 -.34,-.06 -.2,-.14 .02,-.12 .2,-.1 .2,-.1 .06,-.02 -.12,-.02")
    scene.lay(Sheet(tail, "#e8824a", lift=5), x=-0.22, y=-1.34)
    tip = blob(".2,-.1 .04,-.12 .06,-.06 .1,-.03")
    scene.lay(Sheet(tip, "#fff3e0", lift=0), x=-0.22, y=-1.34)
    ears = polygon("-.02,.12 .0,.3 .1,.16") | polygon(".1,.14 .18,.27 .2,.1")
    scene.lay(Sheet(ears, "#b8502c", lift=4), x=-0.22, y=-1.34)
    head = blob("-.04,.1 .06,.18 .18,.14 .3,.02 .36,-.06 .28,-.08 .1,-.08 -.02,-.02")
    scene.lay(Sheet(head, "#e8824a", ("fox's head",), lift=6), x=-0.22, y=-1.34)
    cheek = blob(".06,-.06 .14,.0 .28,-.02 .35,-.06 .28,-.08")
    scene.lay(Sheet(cheek, "#fff3e0", lift=0), x=-0.22, y=-1.34)
    lid = strip(points(".1,.06 .14,.03 .19,.05"), 0.014)
    scene.lay(Sheet(lid, "#3a1c18", lift=0), x=-0.22, y=-1.34)
    _lamp(scene, 0.12, -1.28, 0.06, 8)
