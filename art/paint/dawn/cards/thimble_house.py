"""A thimble as large as a house, in a storm of wool."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures, people
from art.paint.story.cutouts.geometry import (
    blob,
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

_METAL = "#c3ccd6"
_WOOL = "#f0785a"
_TEAL = "#3f8a94"
_VIOLET = "#6a62a8"
_HOLE = (0.0, 0.62)
"""The dent through which a thread goes in."""
_THIMBLE = blob(
    "-.98,-1.2 -.98,-1.2 -.86,-.3 -.76,.42 -.66,.72 -.46,.92 -.22,.98 .02,.92 .22,.72 .32,.42"
    " .42,-.3 .54,-1.2 .54,-1.2"
)
_ARCH = blob(
    "-.64,-1.08 -.64,-1.08 -.64,-.3 -.58,.0 -.42,.18 -.2,.25 .02,.18 .18,.0 .24,-.3 .24,-1.08"
    " .24,-1.08"
)


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="A storm in somebody’s thimble",
    subject="old woman who knits in a thimble as large as a house",
    props=("thimble", "balls of wool", "storm", "umbrella", "somebody who knocks"),
    mood=("calm", "uneasy", "cosy"),
)
def thimble_storm(scene: Scene, palette: Palette) -> Finish:
    _storm(scene)
    ground = land((-1, -1.1), (0, -1.14), (1, -1.08))
    scene.lay(Sheet(ground, "#27304f", ("ground",), lift=7, shade="#3a3a5a"))
    _thimble(scene)
    _room(scene)
    _knitter(scene)
    _thread(scene)
    _front(scene)
    _knitted(scene)
    _visitor(scene)
    return PaperPlan()


def _storm(scene: Scene) -> None:
    """Clouds are balls of wool that the wind unwinds, and what falls are threads."""
    scene.lay(Sheet(page(), "#27356a", lift=0, shade="#6f86a8"))
    for line, tone, wide in (
        ("1.2,1.5 .6,1.2 .0,1.02 -.6,.9 -.9,.6 -1.2,.1", "#3a4c84", 0.2),
        ("1.2,.5 .8,.4 .4,.6 .1,.98 -.4,1.16 -1.2,1.2", "#46609a", 0.14),
    ):
        scene.lay(Sheet(strip(points(line), wide, 0.04), tone, ("wind",), lift=4))
    rain = Outline(())
    for x, y, long in ((0.6, 0.62, 0.56), (0.74, 0.62, 0.48), (0.86, 0.56, 0.5), (0.98, 0.62, 0.44),
                       (0.5, 0.2, 0.4), (1.04, 0.3, 0.3), (0.46, 0.66, 0.24)):  # fmt: skip
        drop = [(x - 0.5 * long * k / 5 + 0.016 * (-1) ** k, y - long * k / 5) for k in range(6)]
        rain = rain | strip(drop, 0.013)
    scene.lay(Sheet(rain, "#b8c6dc", ("threads of rain",), lift=3))
    for line, tone in (
        ("-.5,1.3 -.2,1.44 .1,1.3 .02,1.1 -.2,1.16 -.16,1.36 .3,1.4 .6,1.5", _VIOLET),
        ("-.98,.8 -.74,.62 -.8,.4 -1.0,.44 -.96,.66 -.7,.6 -.6,.3", _VIOLET),
        (".1,1.1 .3,.86 .52,.92 .46,1.12 .3,1.02 .36,.74 .6,.4 .5,.1", _TEAL),
    ):
        scene.lay(Sheet(strip(points(line), 0.026), tone, ("loose threads",), lift=5))
    _ball(scene, -0.74, 1.14, 0.38, _VIOLET, 30)
    _ball(scene, 0.12, 1.34, 0.24, _TEAL, -20)
    _ball(scene, 0.76, 0.98, 0.4, _WOOL, 10)


def _ball(scene: Scene, x: float, y: float, size: float, tone: str, turn: float) -> None:
    """A ball of wool: windings in three directions."""
    whole = ellipse(1)
    sheets = [Sheet(whole, tone, ("ball of wool",), lift=12)]
    for way, spread, shade in (
        (0, (-0.78, -0.6, -0.42, -0.24), 0.2),
        (64, (0.2, 0.38, 0.56, 0.74), 0.36),
        (128, (0.24, 0.42, 0.6, 0.78), 0.1),
    ):
        lines = Outline(())
        for level in spread:
            bow = [
                (-1.1, level - 0.3),
                (-0.4, level + 0.06),
                (0.4, level + 0.06),
                (1.1, level - 0.3),
            ]
            lines = lines | strip(bow, 0.055)
        sheets.append(Sheet(lines.turned(way) & whole, mix(tone, "#1a1030", shade), lift=0))
    scene.lay(sheets, x=x, y=y, scale=size, turn=turn)


def _thimble(scene: Scene) -> None:
    """Silver, with rows of dents, and the rim on which it stands."""
    scene.lay(Sheet(_THIMBLE, _METAL, ("thimble",), lift=18, shade="#93a0b4"))
    gleam = strip(points("-.86,-1.1 -.76,-.3 -.66,.4 -.5,.74"), 0.09, 0.05)
    shade = strip(points(".5,-1.2 .36,-.3 .26,.42 .06,.86"), 0.16, 0.1)
    scene.lay(Sheet(gleam & _THIMBLE, "#e9eef2", lift=0))
    scene.lay(Sheet(shade & _THIMBLE, "#8592a8", lift=0))
    dents = Outline(())
    for row, level in enumerate((0.84, 0.72, 0.6, 0.48, 0.36)):
        half = (0.3, 0.42, 0.48, 0.51, 0.53)[row]
        for k in range(-3, 4):
            angle = math.radians(24 * (k + 0.5 * (row % 2)))
            dent = ellipse(0.034 * math.cos(angle), 0.03)
            dents = dents | dent.at(-0.22 + half * math.sin(angle), level)
    scene.lay(Sheet(dents & _THIMBLE, "#7a889e", ("dents",), lift=0))


def _room(scene: Scene) -> None:
    """The warm inside behind the arch."""
    scene.lay(Sheet(_ARCH, "#ffc766", ("arch",), glow=0.35))
    floor = polygon("-.7,-.94 .3,-.94 .3,-1.2 -.7,-1.2") & _ARCH
    scene.lay(Sheet(floor, "#a8503f", ("floor",), lift=3))


def _knitter(scene: Scene) -> None:
    """An old woman in a rocking chair does not look up."""
    chair = strips([((-0.15, 0.3), (-0.24, 0.82)), ((-0.16, 0.34), (0.16, 0.34)),
                    ((-0.12, 0.34), (-0.14, 0.1)), ((0.14, 0.34), (0.16, 0.1))], 0.05)  # fmt: skip
    rocker = strip(points("-.3,.12 -.1,.05 .12,.05 .32,.12"), 0.045)
    at: dict[str, Any] = {"x": -0.3, "y": -1.06, "scale": 0.98}
    scene.lay(Sheet(chair | rocker, "#6a3038", ("rocking chair",), lift=5), **at)
    stance = people.Stance(
        near=((0.06, 0.48), (0.2, 0.52)), far=((0.1, 0.5), (0.26, 0.56)), legs=people.SIT_LEGS,
        nod=-12,
    )  # fmt: skip
    dress = people.Dress(
        skin="#d9a07c", hair="#a09cb0", coat="#3a6a8c", legs="#4a3a5a", cut="short",
        kind=figures.OLD, look=faces.Expression(gaze=None), skirt=0.14, head=0.34,
    )  # fmt: skip
    scene.lay(Sheet(ellipse(0.075, 0.07).at(-0.16, 0.95), "#8a86a0", ("bun",), lift=5), **at)
    scene.lay(people.person(dress, stance), **at)


def _front(scene: Scene) -> None:
    """The edge of the arch throws a shadow inwards; the rim is the threshold."""
    edge = _ARCH.scaled(1.09, 1.06).at(0.018, 0.03) - _ARCH
    scene.lay(Sheet(edge, "#dfe5ea", ("arch",), lift=6))
    rim = blob("-1.04,-1.08 -1.04,-1.08 .6,-1.08 .6,-1.08 .62,-1.16 .6,-1.24 .6,-1.24 -1.04,-1.24")
    scene.lay(Sheet(rim, "#aab4c2", ("rim",), lift=9, shade="#8592a8"))


def _thread(scene: Scene) -> None:
    """From the storm through a dent in the metal, and down to her needles."""
    x, y = _HOLE
    scene.lay(Sheet(ellipse(0.042, 0.036).at(x, y), "#3a4460", ("hole",), lift=0))
    wild = [*points(".6,.68 .46,.52 .4,.7 .52,.76 .52,.58 .34,.5 .2,.66"), (x, y)]
    scene.lay(Sheet(strip(wild, 0.02), _WOOL, ("thread",), lift=4))
    calm = points("-.02,.34 -.08,.14 .02,-.08 -.02,-.3 -.06,-.46")
    scene.lay(Sheet(strip(calm, 0.02) & _ARCH, _WOOL, lift=3))


def _knitted(scene: Scene) -> None:
    """What she knits runs over the threshold; all the colours of the storm are in it."""
    path = points("-.06,-.5 .05,-.68 .04,-.9 .06,-1.1 -.02,-1.28 -.26,-1.4 -.6,-1.42")
    cloth = strip(path, 0.2, 0.3)
    scene.lay(Sheet(cloth, _WOOL, ("knitting",), lift=8, pattern="scales"))
    for area, tone in (
        ("-.4,-.84 .5,-.84 .5,-.98 -.4,-.98", _VIOLET),
        ("-.4,-1.08 .5,-1.08 .5,-1.16 -.4,-1.16", _TEAL),
        ("-.1,-1.2 -.18,-1.6 -.34,-1.6 -.24,-1.2", _VIOLET),
        ("-.42,-1.2 -.46,-1.6 -.54,-1.6 -.5,-1.2", _TEAL),
    ):
        band = cloth & polygon(area)
        scene.lay(Sheet(band, tone, lift=0, pattern="scales"))
    needles = strips([((-0.24, -0.44), (0.14, -0.5)), ((-0.16, -0.62), (0.1, -0.36))], 0.024)
    scene.lay(Sheet(needles, "#fdf6e6", ("needles",), lift=5))
    hand = ellipse(0.052, 0.04).turned(20).at(-0.1, -0.53)
    scene.lay(Sheet(hand, "#d9a07c", ("hand",), lift=3))


def _visitor(scene: Scene) -> None:
    """Somebody under an umbrella knocks at the metal."""
    at: dict[str, Any] = {"x": 0.71, "y": -1.32, "scale": 1.02, "flip": True}
    stick = strip(((-0.2, 0.44), (-0.08, 1.3)), 0.026)
    canopy = blob(
        "-.44,1.06 -.44,1.06 -.36,1.24 -.16,1.4 .06,1.42 .26,1.32 .4,1.12 .42,1.04 .42,1.04"
        " .3,1.1 .18,1.06 .04,1.13 -.12,1.08 -.28,1.13 -.44,1.06"
    )
    gore = blob("-.02,1.42 -.02,1.42 -.2,1.28 -.28,1.13 -.12,1.08 .04,1.13 .03,1.3") & canopy
    scene.lay(Sheet(stick, "#3a2430", lift=4), **at)
    scene.lay(Sheet(canopy, "#f2b83a", ("umbrella",), lift=12), **at)
    scene.lay(Sheet(gore, "#e0973a", lift=0), **at)
    stance = people.Stance(near=((0.14, 0.58), (0.27, 0.68)), far=((-0.18, 0.52), (-0.17, 0.62)))
    dress = people.Dress(
        skin="#8a5238", hair="#241820", coat="#2f7a6a", legs="#27304f", shoes="#c8443c",
        cut="short", kind=figures.MAN, head=0.28, scarf=_WOOL, skirt=0.1,
    )  # fmt: skip
    scene.lay(people.person(dress, stance), **at)
