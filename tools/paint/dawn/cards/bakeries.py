"""A bakery at night, where the next day is baked."""

import math

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, people
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    crescent,
    ellipse,
    land,
    page,
    polygon,
    star,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet

_SKIN = "#b5794f"
_LINEN = "#f6ecdc"
_ARCH = [math.radians(9 * k) for k in range(21)]
_MOUTH = polygon(
    (0.04, -0.42),
    (0.96, -0.42),
    *((0.5 + 0.46 * math.cos(a), 0.06 + 0.5 * math.sin(a)) for a in _ARCH),
)


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Tomorrow is in the oven",
    subject="baker before an oven with a rising sun in it",
    props=("sun loaf", "peel", "moon croissants"),
    mood=("hopeful", "warm", "early"),
)
def night_bakery(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#131a44", lift=0, shade="#3f3a70"))
    _smoke(scene)
    _oven(scene)
    ground = land((-1, -1.08), (0, -1.02), (1, -1.06))
    scene.lay(Sheet(ground, "#5c3f4c", ("yard",), lift=8))
    _sun_loaf(scene)
    _baker(scene)
    _basket(scene)
    return PaperPlan(stars=60)


def _smoke(scene: Scene) -> None:
    """What rises from the chimney are the clouds of a morning."""
    for x, y, wide, tone in (
        (0.46, 1.22, 0.3, "#f6b8a0"), (0.2, 1.34, 0.24, "#f8cdb0"), (-0.04, 1.3, 0.17, "#fbdcc0"),
        (0.68, 1.12, 0.2, "#e89a94"),
    ):  # fmt: skip
        scene.lay(Sheet(ellipse(wide, wide * 0.62).at(x, y), tone, ("morning clouds",), lift=6))
    scene.lay(Sheet(polygon(".62,.7 .92,.7 .88,1.12 .66,1.12"), "#8a4434", ("chimney",), lift=8))
    scene.lay(Sheet(box(0.34, 0.09).at(0.77, 1.1), "#a85a40", lift=5))


def _oven(scene: Scene) -> None:
    """A dome of clay whose mouth has a ring of bricks, each cut by hand."""
    dome = blob("-.2,-1.2 -.24,-.6 -.18,.1 .0,.6 .36,.86 .8,.9 1.4,.7 1.4,-1.2")
    scene.lay(Sheet(dome, "#b8623f", ("oven",), lift=14, shade="#8a4434"))
    for k in range(11):
        a = math.radians(-4 + 18.8 * k)
        brick = box(0.15, 0.185).turned(math.degrees(a) + 90)
        tone = mix("#d98a58", "#7a3a34", (0.1, 0.35, 0.22, 0.02)[k % 4])
        scene.lay(
            Sheet(brick.at(0.5 + 0.54 * math.cos(a), 0.06 + 0.58 * math.sin(a)), tone, lift=4)
        )
    jambs = box(0.17, 0.42).at(-0.04, -0.2) | box(0.17, 0.42).at(1.04, -0.2)
    scene.lay(Sheet(jambs, "#a8563c", lift=4))
    scene.lay(Sheet(_MOUTH, "#ff8a34", ("glow",), glow=0.5))


def _sun_loaf(scene: Scene) -> None:
    """On a horizon of embers a round loaf rises, scored with a knife, with a crust of rays."""
    rays = star(15, 0.46, 0.3).turned(6).at(0.5, -0.12)
    scene.lay(Sheet(rays & _MOUTH, "#d8641c", ("rays of crust",), lift=6))
    crust = ellipse(0.33).at(0.5, -0.12)
    scene.lay(Sheet(crust & _MOUTH, "#f6b040", ("crust",), lift=5))
    scene.lay(Sheet(ellipse(0.28).at(0.5, -0.13) & _MOUTH, "#fff0a0", ("sun loaf",), glow=0.9))
    for dx, turn in ((-0.15, 24), (0.0, 8), (0.15, -8)):
        cut = blob("0,.12 .03,.0 0,-.12 -.03,0").turned(turn).at(0.5 + dx, -0.04)
        scene.lay(Sheet(cut, "#e0882c", ("scores",), lift=0))
    for tops, tone in (
        (((-1, -0.2), (0.2, -0.24), (0.44, -0.3), (0.8, -0.22), (1, -0.24)), "#c8502c"),
        (((-1, -0.34), (0.3, -0.32), (0.6, -0.38), (1, -0.3)), "#7a2c2c"),
    ):
        scene.lay(Sheet(land(*tops) & _MOUTH, tone, ("embers",), lift=3))
    scene.lay(Sheet(box(1.28, 0.14).at(0.5, -0.47), "#d98a58", ("sill",), lift=9))


def _baker(scene: Scene) -> None:
    """Large, in profile, with a moustache; both hands hold the peel."""
    far = people.bent_sleeve((-0.46, -0.24), (-0.3, -0.6), (-0.14, -0.54), 0.2)
    jacket = blob(
        "-1.3,-.04 -.82,.0 -.56,-.06 -.38,-.2 -.26,-.5 -.22,-.86 -.3,-1.2 -.3,-1.8 -1.3,-1.8"
    )
    head = figures.head(_SKIN, "#3a2430", figures.MAN, "short", lift=12)
    head += _hat()
    whiskers = blob(".46,-.19 .36,-.2 .2,-.26 .1,-.22 .12,-.3 .26,-.34 .42,-.27")
    head.append(Sheet(whiskers, "#3a2430", ("moustache",), lift=4))
    scene.lay(Sheet(far, mix(_LINEN, "#5a3a60", 0.35), ("sleeve",), lift=6))
    scene.lay(Sheet(jacket, _LINEN, ("baker",), lift=13, shade="#d8c4b8"))
    scene.lay(head, x=-0.58, y=0.4, scale=0.76, turn=-4)
    scarf = blob("-.84,.02 -.66,-.06 -.46,-.04 -.4,-.14 -.52,-.22 -.74,-.18 -.88,-.08")
    scene.lay(Sheet(scarf, "#c8443c", ("neckerchief",), lift=6))
    scene.lay(Sheet(beads([(-0.44, -0.34), (-0.38, -0.52)], 0.03), "#c8a888", lift=2))
    apron = blob("-.76,-.84 -.2,-.82 -.28,-1.2 -.28,-1.8 -.9,-1.8 -.86,-1.2")
    scene.lay(Sheet(apron, "#3f6a8c", ("apron",), lift=5, pattern="stripes", turn=90))
    _peel(scene)


def _hat() -> list[Sheet]:
    """A tall hat whose band sits on brow and neck, for a head one unit high."""
    puff = blob(
        "-.46,.5 -.66,.66 -.66,.9 -.46,1.04 -.24,1.02 -.04,1.14 .2,1.06 .4,1.02"
        " .54,.84 .46,.66 .34,.5"
    )
    band = blob("-.5,.2 -.5,.2 -.52,.56 -.52,.56 -.06,.62 .37,.58 .37,.58 .4,.3 .4,.3 -.04,.3")
    pleats = [
        ((-0.34, 0.6), (-0.42, 0.86)),
        ((-0.06, 0.64), (-0.08, 0.94)),
        ((0.2, 0.62), (0.28, 0.88)),
    ]
    return [
        Sheet(puff, "#fdf8ee", ("hat",), lift=8, shade="#e0d0c8"),
        Sheet(strips(pleats, 0.014), "#cdbcb4", lift=0),
        Sheet(band, "#fdf8ee", lift=4),
    ]


def _peel(scene: Scene) -> None:
    """The peel reaches under the loaf; fists around its handle, sleeves rolled up."""
    rear, front = people.fist(_SKIN), people.fist(mix(_SKIN, "#3a1430", 0.1))
    scene.lay(front[:1], x=-0.06, y=-0.5, scale=0.44, turn=10)
    scene.lay(rear[:1], x=-0.5, y=-0.58, scale=0.5, turn=10)
    handle = strip(((-1.2, -0.7), (0.3, -0.42)), 0.055)
    blade = blob(".2,-.44 .3,-.36 .7,-.3 .82,-.34 .78,-.4 .4,-.5 .24,-.5")
    scene.lay(Sheet(handle | blade, "#d9b078", ("peel",), lift=7))
    scene.lay(front[1:], x=-0.06, y=-0.5, scale=0.44, turn=10)
    scene.lay(rear[1:], x=-0.5, y=-0.58, scale=0.5, turn=10)
    forearm = strip(((-0.84, -0.72), (-0.58, -0.62)), 0.17, 0.14) | ellipse(0.085).at(-0.84, -0.72)
    scene.lay(Sheet(forearm, _SKIN, ("arm",), lift=6))
    upper = strip(((-0.78, -0.2), (-0.86, -0.7)), 0.28, 0.24) | ellipse(0.14).at(-0.78, -0.2)
    scene.lay(
        Sheet(upper | ellipse(0.12).at(-0.86, -0.7), _LINEN, ("sleeve",), lift=8, shade="#dccabc")
    )
    roll = strip(((-0.76, -0.57), (-0.72, -0.8)), 0.07)
    scene.lay(Sheet(roll, mix(_LINEN, "#ffffff", 0.4), ("rolled cuff",), lift=4))


def _basket(scene: Scene) -> None:
    """The night's baking stands ready to be eaten: moons and stars, one of them bitten."""
    for x, y, turn, bitten in (
        (0.3, -0.98, 32, False),
        (0.8, -1.0, 164, True),
        (0.56, -0.9, 70, False),
    ):
        moon = crescent(1.0, 0.42)
        if bitten:
            moon = moon - ellipse(0.34).at(-0.2, 0.94) - ellipse(0.3).at(0.3, 0.9)
        folds = strips(
            [
                ((-1.0, 0.3), (-0.3, 0.2)),
                ((-1.0, -0.3), (-0.3, -0.2)),
                ((-0.5, 0.9), (-0.1, 0.5)),
                ((-0.5, -0.9), (-0.1, -0.5)),
            ],
            0.05,
        )
        croissant = [
            Sheet(moon, "#f2c468", ("moon croissants",), lift=6),
            Sheet(folds & crescent(1.0, 0.42), "#b8742c", lift=0),
        ]
        scene.lay(croissant, x=x, y=y, scale=0.2, turn=turn)
    for x, y in ((0.44, -1.1), (0.68, -1.08)):
        cut = star(5, 0.12, 0.06).turned(30 * x).at(x, y)
        scene.lay(Sheet(cut, "#fbe2a4", ("star biscuits",), lift=4))
    side = blob(".14,-1.12 .14,-1.12 .94,-1.12 .94,-1.12 .86,-1.46 .22,-1.46")
    scene.lay(Sheet(side, "#8a5a34", ("basket",), lift=9, pattern="checks"))
    scene.lay(Sheet(strip(((0.12, -1.13), (0.96, -1.13)), 0.07), "#a87244", lift=4))
