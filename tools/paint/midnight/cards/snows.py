"""Fields of snow, and what people write, print and herd there."""

import math

from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.animals import dog_outline
from tools.paint.story.cutouts.figures import CHILD, OLD
from tools.paint.story.cutouts.folk import BEHIND_BACK, Person, person
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    points,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_SNOW = "#f4f4f4"


@card(
    palette="block_day",
    hand="woodcut",
    title="It got up before me",
    subject="child before the print of an angel",
    props=("snow angel", "bare footprints", "child"),
    mood=("wonder", "cold", "quiet"),
)
def snow_angel_empty(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_SNOW)
    _lay_angel(scene)
    for index, (x, y, turn) in enumerate(
        (
            (0.40, -0.64, 200),
            (0.58, -0.76, 212),
            (0.56, -0.96, 206),
            (0.76, -1.10, 216),
        )
    ):
        foot = _bare_foot() if index % 2 else _bare_foot().flipped()
        scene.lay(Sheet(foot.scaled(0.115).turned(turn).at(x, y), "#161616", ("bare footprints",)))
    child = Person(
        INKS["vermilion"], CHILD, "none", cut="coat", headgear="scarf", gear_colour="#161616",
        head=0.25, bow=4,
    )  # fmt: skip
    lay_pile(
        scene, person(child, (BEHIND_BACK,), stride=0.05), x=-0.70, y=-1.38, scale=0.86, depth=5.0
    )
    shadow = blob("-.8,-1.4 -.6,-1.36 -.1,-1.30 .3,-1.2 .1,-1.36 -.4,-1.44")
    scene.lay(Sheet(shadow, "#5c5c5c", turn=8), depth=6.0)
    boots = beads(points("-.86,-1.46 -.96,-1.42"), 0.02)
    scene.lay(Sheet(boots, "#202020"), depth=6.0)
    return WoodcutPlan(inks=("vermilion",), sky="paper", snowfall=50, contrast=1.5)


def _lay_angel(scene: Scene) -> None:
    """The print of an angel with the sweep of its wings."""
    wings = Outline(())
    for side in (-1, 1):
        fan = blob("0,.14 .14,.36 .40,.66 .78,.74 .92,.5 .86,.18 .6,-.02 .3,-.1 .1,-.1")
        fan = fan if side > 0 else fan.flipped()
        wings = wings | fan
    gown = blob("-.12,.14 .12,.14 .2,-.3 .5,-.9 .5,-.9 0,-1.0 -.5,-.9 -.5,-.9 -.2,-.3")
    head = ellipse(0.14, 0.17).at(0, 0.46) | strip(((0, 0), (0, 0.4)), 0.12)
    place = {"x": 0.16, "y": 0.42, "turn": 16.0, "scale": 1.02}
    rim = {"x": 0.145, "y": 0.45, "turn": 16.0, "scale": 1.06}
    scene.lay(Sheet(wings | gown | head, "#202020"), depth=40.0, **rim)
    scene.lay(Sheet(wings | gown | head, "#b8b8b8", ("snow angel",), turn=28), depth=39.0, **place)
    sweeps = Outline(())
    for side in (-1, 1):
        for reach in (0.36, 0.48, 0.60, 0.72):
            arc = [
                (side * reach * math.cos(a), 0.08 + reach * math.sin(a))
                for a in (0.0, 0.2, 0.4, 0.6, 0.78)
            ]
            sweeps = sweeps | strip(arc, 0.006, 0.020)
        hem = (
            points(".04,-.2 .12,-.5 .28,-.84")
            if side > 0
            else points("-.04,-.2 -.12,-.5 -.28,-.84")
        )
        sweeps = sweeps | strip(hem, 0.006, 0.020)
    scene.lay(Sheet(sweeps, "#f8f8f8"), depth=38.0, **place)


def _bare_foot() -> Outline:
    """The print of a bare foot, its toes up, about two high."""
    sole = blob("-.3,.3 -.34,.7 .1,.84 .36,.6 .3,.2 .12,-.2 .2,-.6 .0,-.9 -.24,-.66 -.2,-.2")
    toes = ((-0.40, 1.16, 0.19), (-0.06, 1.30, 0.13), (0.22, 1.24, 0.12), (0.45, 1.08, 0.11))
    for x, y, size in (*toes, (0.62, 0.86, 0.10)):
        sole = sole | ellipse(size).at(x, y)
    return sole


@card(
    palette="block_day",
    hand="woodcut",
    title="One is missing",
    subject="shepherd with a flock of stones",
    props=("stones", "dog", "crook", "mist"),
    mood=("patient", "absurd", "grey"),
)
def shepherd_of_stones(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_SNOW)
    for index, (tops, tone) in enumerate(
        (
            (((-1, 0.66), (-0.3, 0.92), (0.3, 0.70), (1, 0.98)), "#dcdcdc"),
            (((-1, 0.50), (-0.2, 0.44), (0.5, 0.60), (1, 0.50)), "#ececec"),
        )
    ):
        scene.lay(Sheet(land(*tops), tone, ("mist",), turn=3 + index), depth=55.0 - index)
    scene.lay(Sheet(land((-1, 0.16), (0, 0.10), (1, 0.20)), _SNOW, ("meadow",)), depth=50.0)
    flock = (
        (0.30, 0.12, 0.13), (0.62, 0.16, 0.12), (0.88, 0.12, 0.14), (0.10, 0.02, 0.15),
        (0.46, 0.0, 0.17), (0.78, -0.06, 0.18), (0.16, -0.18, 0.20), (0.56, -0.24, 0.22),
        (0.92, -0.34, 0.24), (0.24, -0.50, 0.26), (0.68, -0.64, 0.30), (0.10, -0.92, 0.32),
        (0.72, -1.16, 0.40),
    )  # fmt: skip
    for index, (x, y, size) in enumerate(flock):
        _lay_stone(scene, x, y, size, index)
    herd = Person("#161616", OLD, "bald", headgear="brim", cut="coat")
    arm = ((0.0, 0.77), (0.12, 0.74), (0.24, 0.84))
    lay_pile(scene, person(herd, (arm, BEHIND_BACK), stride=0.05), x=-0.62, y=-0.92, scale=1.34)
    crook = strip(points("-.72,-.94 -.86,.1 -.94,.72 -.9,.86 -.8,.84 -.8,.74"), 0.026)
    scene.lay(Sheet(crook, "#161616", ("crook",)))
    scene.lay(Sheet(dog_outline(), "#161616", ("dog",)), x=-0.20, y=-1.40, scale=0.40)
    scene.lay(Sheet(ellipse(0.03).at(0.2, 1.02), "#f4f4f4"), x=-0.20, y=-1.40, scale=0.40)
    return WoodcutPlan(inks=("clay",), sky="paper", contrast=1.5)


def _lay_stone(scene: Scene, x: float, y: float, size: float, index: int) -> None:
    """A boulder about two wide, dark towards the right and below; one of them has ears."""
    ring = []
    for step in range(9):
        a = 2 * math.pi * step / 9
        r = 1 + 0.10 * math.sin(index * 1.7 + step * 2.2)
        ring.append((r * math.cos(a), 0.12 + 0.62 * r * math.sin(a) * (1.1 if a < 3.1 else 0.7)))
    whole = blob(*ring)
    place = {"x": x, "y": y, "scale": size * 0.78}
    shadow = ellipse(1.15, 0.13).at(0.2, -0.34)
    scene.lay(Sheet(shadow, "#4c4c4c", turn=0), **place)
    scene.lay(Sheet(whole, "#ececec", ("stone",), turn=20), **place)
    dark = whole & ellipse(1.2, 0.9).at(0.62, -0.42)
    scene.lay(Sheet(dark, "#7c7c7c", turn=34), **place)
    cracks = strip(points("-.4,.5 -.2,.3 -.26,.1 -.05,-.1"), 0.04, 0.01)
    scene.lay(Sheet(cracks & whole, "#202020"), **place)
    if index == 10:
        ears = blob("-.8,.3 -1.0,.8 -.76,.9 -.5,.5") | blob("-.4,.56 -.3,1.04 -.06,.98 -.1,.6")
        scene.lay(Sheet(ears, INKS["clay"], ("ears",), turn=80), **place)
