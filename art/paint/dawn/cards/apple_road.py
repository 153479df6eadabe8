"""The peel of an apple is a road, and everybody on it waits."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.animals import moth_outline
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_RED = "#d23a34"
_FLESH = "#fbeecb"
_INK = "#1c1420"


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="Next, please",
    subject="creatures queuing along the peel of a huge apple",
    props=(
        "apple",
        "dark door",
        "old man with a suitcase",
        "beetle with a violin",
        "snail",
        "bird",
    ),
    mood=("patient", "uneasy", "curious"),
)
def apple_waiting_room(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2f7f86", lift=0, shade="#bfe0c0"))
    for line in (".88,.02 .5,-.06 -.2,-.12 -.86,-.36", ".9,-.66 .5,-.74 -.2,-.8 -.84,-1.02"):
        inside = _ribbon(line, 0.2)
        scene.lay(Sheet(inside, "#e2cf9c", ("inside of the peel",), lift=6, shade="#c8b078"))
    _apple(scene)
    _leaver(scene)
    _traveller(scene)
    _front(scene, "-.64,.28 -.36,.06 .1,-.06 .56,-.08 .88,.02")
    _beetle(scene)
    _front(scene, "-.86,-.36 -.6,-.58 .0,-.74 .56,-.76 .9,-.66")
    _snail(scene)
    _front(scene, "-.84,-1.02 -.6,-1.24 .0,-1.4 .5,-1.42 1.4,-1.36")
    _bird(scene)
    return PaperPlan()


def _ribbon(line: str, wide: float) -> Outline:
    """Half a turn of the peel: widest in the middle, narrow where it goes round."""
    curve = smooth(points(line), closed=False)
    last = len(curve) - 1
    half = [wide * (0.12 + 0.38 * math.sin(math.pi * k / last) ** 0.6) for k in range(last + 1)]
    upper = [(x, y + h) for (x, y), h in zip(curve, half, strict=True)]
    lower = [(x, y - h) for (x, y), h in zip(curve, half, strict=True)]
    return polygon(*upper, *reversed(lower))


def _front(scene: Scene, line: str) -> None:
    """A turn that shows its red side, with a cut edge of white."""
    scene.lay(Sheet(_ribbon(line, 0.3), _FLESH, ("cut edge",), lift=9))
    scene.lay(Sheet(_ribbon(line, 0.3).at(0, -0.03), _RED, ("peel",), lift=0, shade="#a8263a"))


def _apple(scene: Scene) -> None:
    """Peeled from the middle downwards; above it is red, and has a door."""
    whole = blob(
        "-.02,1.1 .2,1.2 .5,1.16 .74,.92 .76,.6 .66,.28 .44,.02 .14,-.06 -.2,-.02 -.48,.2 -.62,.54"
        " -.6,.9 -.4,1.14 -.16,1.18"
    )
    scene.lay(Sheet(strip(points(".04,1.1 .06,1.3 .16,1.46"), 0.07, 0.1), "#6a4028", ("stalk",)))
    leaf = blob(".1,1.28 .1,1.28 .34,1.44 .66,1.42 .84,1.26 .84,1.26 .56,1.2 .3,1.2")
    scene.lay(Sheet(leaf, "#5aa050", ("leaf",), lift=8))
    scene.lay(Sheet(whole, _FLESH, ("apple",), lift=14, shade="#ecd49a"))
    skin = blob("-1.2,1.6 1.2,1.6 1.2,.62 .76,.66 .4,.5 -.04,.46 -.4,.34 -.6,.26 -1.2,.3") & whole
    scene.lay(Sheet(skin, _RED, ("peel",), lift=4, shade="#b82c38"))
    shine = blob("-.46,.96 -.36,1.06 -.24,1.06 -.36,.94 -.44,.76 -.5,.82")
    scene.lay(Sheet(shine, mix(_RED, "#ffffff", 0.4), lift=0))
    scene.lay(Sheet(blob("-.14,1.12 .0,1.04 .2,1.12 .06,1.16"), "#8a1f30", ("hollow",), lift=0))
    door = blob(".1,.52 .1,.52 .1,.82 .22,.94 .34,.82 .34,.56 .34,.56")
    scene.lay(Sheet(door, "#2a1220", ("dark door",), lift=0))
    leafy = polygon(".34,.56 .34,.84 .54,.78 .54,.5")
    scene.lay(Sheet(leafy, "#8a1f30", ("open door",), lift=6))
    scene.lay(Sheet(ellipse(0.02).at(0.5, 0.65), "#f2c14a", ("knob",), lift=1))


_TRAVELLER = Dress(
    skin="#8a5238", hair="#efe8de", coat="#2c5f9a", legs="#2a2c4a", kind=figures.OLD, cut="bald",
    hat="straw", hat_colour="#efcf7a", beard=True,
)  # fmt: skip


def _traveller(scene: Scene) -> None:
    """The first in the line: an old man, his suitcase and the dark before him."""
    pose = Stance(
        near=((0.06, 0.52), (0.1, 0.38)), far=((0.1, 0.56), (0.2, 0.6)), legs=people.WALK.legs,
    )  # fmt: skip
    at: dict[str, Any] = {"x": -0.16, "y": 0.16, "scale": 0.66}
    scene.lay(people.person(_TRAVELLER, pose), **at)
    scene.lay(_suitcase(), x=-0.085, y=0.39, scale=0.66)


def _suitcase() -> list[Sheet]:
    """A yellow suitcase with a strap, its handle at the origin."""
    return [
        Sheet(strip(points("-.06,-.06 0,0.02 .06,-.06"), 0.022), "#6a3a28", lift=3),
        Sheet(box(0.3, 0.22).at(0, -0.16), "#e8b03a", ("yellow suitcase",), lift=5),
        Sheet(box(0.05, 0.22).at(-0.06, -0.16), "#b8502c", lift=0),
    ]


def _leaver(scene: Scene) -> None:
    """Somebody has been in already, and has kept the suitcase."""
    at: dict[str, Any] = {"x": -0.66, "y": 1.2, "scale": 0.24, "turn": 24}
    scene.lay(Sheet(moth_outline(), "#f0a03c", ("butterfly",), lift=8), **at)
    spots = ellipse(0.16).at(-0.56, 0.3) | ellipse(0.16).at(0.56, 0.3)
    scene.lay(Sheet(spots, "#7a2a5c", lift=0), **at)
    scene.lay(Sheet(ellipse(0.09, 0.44), "#3a1c2c", lift=2), **at)
    scene.lay(_suitcase(), x=-0.62, y=1.08, scale=0.4, turn=10)


def _beetle(scene: Scene) -> None:
    """Upright, in a green coat, with a violin under its arm and no hurry."""
    at: dict[str, Any] = {"x": 0.36, "y": -0.62, "scale": 0.9}
    legs = strips([((-0.06, 0.14), (-0.1, 0.0)), ((0.06, 0.14), (0.1, 0.0)),
                   ((-0.1, 0.0), (-0.17, 0.0)), ((0.1, 0.0), (0.03, 0.0))], 0.03)  # fmt: skip
    scene.lay(Sheet(legs, _INK, lift=4), **at)
    feelers = strip(points("-.1,.56 -.2,.68 -.32,.66"), 0.02) | strip(
        points("-.06,.58 -.1,.72 -.2,.78"), 0.02
    )
    scene.lay(Sheet(feelers, _INK, lift=3), **at)
    scene.lay(Sheet(ellipse(0.12, 0.11).at(-0.05, 0.5), "#2a2438", ("beetle",), lift=6), **at)
    shell = blob("-.06,.44 .08,.46 .2,.34 .22,.2 .14,.08 0,.08 -.06,.2")
    scene.lay(Sheet(shell, "#3f9a5c", ("wing case",), lift=7, shade="#236a50"), **at)
    scene.lay(Sheet(strip(points(".06,.44 .1,.26 .06,.1"), 0.014), "#1f5040", lift=0), **at)
    scene.lay(Sheet(ellipse(0.035).at(-0.1, 0.52), "#fdf8ec", lift=1), **at)
    scene.lay(Sheet(ellipse(0.018).at(-0.11, 0.52), _INK, lift=0), **at)
    violin = blob(
        "-.2,.34 -.12,.36 -.08,.3 -.12,.24 -.06,.18 -.1,.08 -.22,.08 -.26,.18 -.2,.24 -.25,.3"
    )
    neck = strip(((-0.16, 0.3), (-0.17, 0.52)), 0.03)
    scene.lay(Sheet(neck, "#3a2018", lift=4), **at)
    scene.lay(Sheet(violin, "#b8642c", ("violin",), lift=5), **at)
    arms = strips([((0.04, 0.36), (-0.14, 0.28)), ((0.04, 0.26), (-0.16, 0.14))], 0.032)
    scene.lay(Sheet(arms, _INK, lift=4), **at)


def _snail(scene: Scene) -> None:
    """It carries its house, and a parcel on top of that."""
    at: dict[str, Any] = {"x": -0.16, "y": -1.24, "scale": 0.8, "turn": -12}
    foot = blob("-.52,.02 -.5,.16 -.44,.34 -.34,.36 -.3,.26 -.26,.12 .0,.1 .4,.0 .4,-.02 -.4,-.02")
    stalks = strip(((-0.42, 0.32), (-0.5, 0.46)), 0.03) | strip(
        ((-0.38, 0.34), (-0.38, 0.48)), 0.03
    )
    scene.lay(Sheet(foot | stalks, "#e8b898", ("snail",), lift=6), **at)
    eyes = ellipse(0.035).at(-0.5, 0.47) | ellipse(0.035).at(-0.38, 0.49)
    scene.lay(Sheet(eyes, "#fdf8ec", lift=2), **at)
    pupils = ellipse(0.017).at(-0.51, 0.475) | ellipse(0.017).at(-0.39, 0.495)
    scene.lay(Sheet(pupils, _INK, lift=0), **at)
    scene.lay(Sheet(box(0.24, 0.2).turned(-8).at(0.04, 0.6), "#c89a5c", ("parcel",), lift=5), **at)
    cord = box(0.03, 0.2).turned(-8).at(0.04, 0.6) | box(0.24, 0.03).turned(-8).at(0.04, 0.6)
    scene.lay(Sheet(cord, "#f4efe2", lift=0), **at)
    scene.lay(Sheet(ellipse(0.26).at(0.02, 0.26), "#7a4a8c", ("shell",), lift=7), **at)
    curl = points(".22,.2 .12,.42 -.1,.4 -.14,.2 .02,.1 .12,.24 .02,.32 -.04,.24")
    scene.lay(Sheet(strip(curl, 0.05, 0.02), "#c89ad0", lift=0), **at)


def _bird(scene: Scene) -> None:
    """The last in the line is large, and looks at the others' backs."""
    body = blob("1.4,-.3 1.0,-.56 .84,-.52 .66,-.58 .56,-.76 .58,-.98 .66,-1.3 .9,-1.7 1.4,-1.7")
    scene.lay(Sheet(body, "#26304e", ("bird",), lift=13))
    beak = blob(".6,-.66 .42,-.72 .22,-.84 .22,-.84 .42,-.88 .6,-.86")
    scene.lay(Sheet(beak, "#f2a83a", ("beak",), lift=7))
    scene.lay(Sheet(strip(points(".26,-.83 .42,-.8 .58,-.78"), 0.014), "#a8642a", lift=0))
    scene.lay(Sheet(ellipse(0.075).at(0.74, -0.72), "#fdf8ec", lift=3))
    scene.lay(Sheet(ellipse(0.04).at(0.715, -0.73), _INK, ("eye",), lift=0))
    lid = strip(points(".66,-.68 .74,-.65 .82,-.68"), 0.03)
    scene.lay(Sheet(lid, "#3c4a72", lift=2))
    ticket = polygon(".56,-1.14 .8,-1.08 .84,-1.28 .6,-1.34")
    wing = blob("1.4,-.9 1.0,-.9 .8,-1.06 .74,-1.24 .74,-1.24 .9,-1.3 1.1,-1.6 1.4,-1.6")
    scene.lay(Sheet(ticket, "#fbf6ea", ("ticket",), lift=5))
    scene.lay(Sheet(wing, "#3c4a72", ("wing",), lift=8))
