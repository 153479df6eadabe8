"""Spring on a river: the ice goes, and somebody's parlour with it."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import people
from art.paint.story.cutouts.geometry import (
    beads,
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
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Pattern, Sheet


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="In spring they float away",
    subject="old couple in armchairs on a drifting floe, from behind",
    props=("standard lamp", "tea table", "polar bear", "front door on a floe", "blossom"),
    mood=("calm", "wistful", "free"),
)
def river_of_coats(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f2b28e", lift=0, shade="#f6c0a0"))
    scene.lay(Sheet(ellipse(0.2).at(-0.34, 0.92), "#fff3c8", ("sun",), glow=0.35))
    far = land((-1, 0.9), (-0.6, 0.82), (0, 0.78), (0.5, 0.9), (1, 1.0))
    scene.lay(Sheet(far, "#a8b890", ("hills",), lift=5, torn=True))
    river = blob("-.34,.8 -.2,.8 .2,.74 .9,.4 1.3,.2 1.3,-1.9 -1.3,-1.9 -1.3,.1 -.7,.5")
    scene.lay(Sheet(river, "#5fa3b0", ("river",), lift=4, shade="#27637c"))
    _banks(scene)
    _small_ice(scene)
    _floe(scene, "-.86,-.46 -.6,-.26 -.1,-.2 .4,-.22 .72,-.34 .84,-.52 .56,-.72 .1,-.82 -.5,-.76")
    _parlour(scene)
    _bear(scene)
    _door(scene)
    return PaperPlan()


def _crown(x: float, y: float, r: float) -> Outline:
    """A crown of blossom with a scalloped rim."""
    turns = [2 * math.pi * k / 72 for k in range(72)]
    reach = [r * (1 + 0.13 * abs(math.sin(a * 4.5 + 7 * x))) for a in turns]
    return polygon(
        *((x + q * math.cos(a), y + q * math.sin(a)) for q, a in zip(reach, turns, strict=True))
    )


def _banks(scene: Scene) -> None:
    """Meadows in flower on either side."""
    left = blob("-1.4,.9 -.5,.78 -.36,.76 -.6,.56 -.86,.3 -1.0,-.1 -1.4,-.4")
    right = blob("-.14,.8 .2,.86 1.4,.9 1.4,-.3 .98,.0 .7,.3 .3,.58 .0,.72")
    scene.lay(Sheet(left, "#8fbf74", ("bank",), lift=6))
    scene.lay(Sheet(right, "#83b56c", ("bank",), lift=6))
    for x, y, r, tone in (
        (-0.9, 0.9, 0.3, "#f2a0b4"), (-0.66, 0.72, 0.15, "#f8c4cc"), (0.34, 0.86, 0.14, "#f8c4cc"),
        (0.6, 0.92, 0.2, "#f2a0b4"), (0.96, 0.9, 0.34, "#f6b2c0"),
    ):  # fmt: skip
        scene.lay(Sheet(strip(((x, y - r * 1.6), (x, y)), 0.26 * r), "#6b4a3a", lift=3))
        scene.lay(Sheet(_crown(x, y, r), tone, ("blossom",), lift=6))


def _floe(scene: Scene, shape: str) -> None:
    """A sheet of ice with its thickness."""
    top = blob(shape)
    scene.lay(Sheet(top.at(0.02, -0.09), "#9fcbd6", ("ice",), lift=8))
    scene.lay(Sheet(top, "#f4fafa", ("ice floe",), lift=3))


def _small_ice(scene: Scene) -> None:
    """What has broken off further up."""
    for shape in (
        "-.3,.52 -.1,.58 .06,.5 -.06,.42 -.24,.44",
        ".46,.12 .66,.16 .76,.06 .6,-.02 .44,.02",
        "-.92,-.06 -.7,.02 -.6,-.06 -.72,-.16",
    ):
        _floe(scene, shape)


def _armchair(scene: Scene, x: float, cloth: tuple[str, Pattern], hair: str, bun: bool) -> None:
    """A wing chair from behind, and the top of somebody's head."""
    at: dict[str, Any] = {"x": x, "y": -0.5}
    head = ellipse(0.145, 0.17).at(0, 0.8)
    scene.lay(Sheet(beads(points("-.15,.78 .15,.78"), 0.035), "#d8a080", lift=3), **at)
    if bun:
        scene.lay(
            Sheet(ellipse(0.09, 0.08).at(0.02, 1.0), mix(hair, "#8a8a9a", 0.15), lift=4), **at
        )
    scene.lay(Sheet(head, hair, ("head from behind",), lift=6), **at)
    for sheet in _upholstery(*cloth):
        scene.lay(sheet, **at)


def _upholstery(colour: str, pattern: Pattern) -> list[Sheet]:
    """Rolled arms, rounded wings, a quilted back with buttons, and feet of wood."""
    dark, pale = mix(colour, "#201828", 0.35), mix(colour, "#fff4dc", 0.6)
    feet = beads(points("-.26,-.03 .26,-.03"), 0.05)
    arms = blob(".2,.04 .2,.3 .3,.34 .38,.3 .36,.04")
    rolls = ellipse(0.105).at(-0.3, 0.31) | ellipse(0.105).at(0.3, 0.31)
    scrolls = ring(0.075, 0.058).at(0.3, 0.31)
    wing = blob(".16,.46 .28,.46 .35,.56 .375,.7 .32,.79 .24,.78 .16,.7")
    back = blob("-.25,.04 -.27,.4 -.27,.66 -.2,.78 0,.82 .2,.78 .27,.66 .27,.4 .25,.04 0,.02")
    rows = [(-0.14, 0.64), (0, 0.64), (0.14, 0.64), (-0.07, 0.5), (0.07, 0.5), (-0.14, 0.36),
            (0, 0.36), (0.14, 0.36), (-0.07, 0.22), (0.07, 0.22)]  # fmt: skip
    seams = [(p, q) for p in rows for q in rows if q[1] < p[1] and math.dist(p, q) < 0.17]
    roll = strip(points("-.2,.75 0,.785 .2,.75"), 0.08) | beads(points("-.2,.75 .2,.75"), 0.04)
    valance = polygon("-.34,.1 .34,.1 .33,.0 -.33,.0")
    return [
        Sheet(feet, "#6b4430", lift=4),
        Sheet(arms | arms.flipped(), dark, ("armchair",), lift=7),
        Sheet(wing | wing.flipped(), mix(colour, "#201828", 0.18), ("wings",), lift=8),
        Sheet(back, colour, lift=8, shade=mix(colour, "#201828", 0.22), pattern=pattern),
        Sheet(strips(seams, 0.012), dark, lift=0),
        Sheet(beads(rows, 0.025), pale, ("buttons",), lift=3),
        Sheet(roll, mix(colour, "#fff4dc", 0.22), lift=4),
        Sheet(rolls, mix(colour, "#fff4dc", 0.22), ("armrests",), lift=8),
        Sheet(scrolls | scrolls.flipped(), dark, lift=0),
        Sheet(valance, mix(colour, "#201828", 0.2), lift=5, pattern="stripes", turn=90),
    ]


def _parlour(scene: Scene) -> None:
    """Carpet, lamp, tea and two chairs; between them two hands have met."""
    carpet = polygon("-.72,-.5 -.5,-.34 .5,-.32 .68,-.5 .36,-.64 -.5,-.64")
    scene.lay(Sheet(carpet, "#b8404c", ("carpet",), lift=4, pattern="crosses"))
    pole = strip(((-0.06, -0.36), (-0.06, 0.7)), 0.03)
    scene.lay(Sheet(pole | ellipse(0.12, 0.03).at(-0.06, -0.36), "#8a5f3a", lift=6))
    scene.lay(
        Sheet(polygon("-.3,.56 .18,.56 .06,.9 -.18,.9"), "#ffdf8c", ("standard lamp",), glow=0.5)
    )
    fringe = [((-0.28 + 0.05 * k, 0.56), (-0.28 + 0.05 * k, 0.51)) for k in range(10)]
    scene.lay(Sheet(strips(fringe, 0.014), "#e8a84a", lift=2))
    left = strip(((-0.3, 0.1), (-0.1, 0.0)), 0.1)
    right = strip(((0.18, 0.1), (-0.04, 0.0)), 0.1)
    scene.lay(Sheet(left, "#d8a04a", ("sleeve",), lift=4))
    scene.lay(Sheet(right, "#7a4a6c", ("sleeve",), lift=4))
    scene.lay(Sheet(ellipse(0.055, 0.05).at(-0.07, 0.0), "#d8a080", ("joined hands",), lift=3))
    _armchair(scene, -0.47, ("#4a82a6", "dots"), "#f2ede6", bun=True)
    _armchair(scene, 0.33, ("#5c9e62", "crosses"), "#c9c2bc", bun=False)
    _tea(scene)


def _tea(scene: Scene) -> None:
    """A small table beside them."""
    at: dict[str, Any] = {"x": 0.1, "y": -0.12}
    legs = strips([((0.72, -0.26), (0.67, -0.5)), ((0.6, -0.26), (0.65, -0.5))], 0.026)
    scene.lay(Sheet(legs, "#6b4a3a", lift=4), **at)
    scene.lay(Sheet(ellipse(0.16, 0.045).at(0.66, -0.25), "#a5713f", ("tea table",), lift=5), **at)
    spout = strip(((0.6, -0.15), (0.53, -0.08)), 0.026)
    pot = ellipse(0.075, 0.065).at(0.65, -0.16) | spout | ellipse(0.022).at(0.65, -0.085)
    scene.lay(Sheet(pot, "#f6d8c0", ("teapot",), lift=4), **at)


def _bear(scene: Scene) -> None:
    """A polar bear sits on the bank with a map on its knees; it could tell them where they go."""
    bank = blob("1.4,-.36 1.0,-.5 .8,-.7 .6,-1.06 .56,-1.4 .6,-1.9 1.4,-1.9")
    scene.lay(Sheet(bank, "#6fa862", ("bank",), lift=10, torn=True))
    at: dict[str, Any] = {"x": 0.88, "y": -1.44, "scale": 0.8, "flip": True}
    fur = "#fbf6ea"
    body = blob("-.34,.0 -.38,.3 -.26,.6 -.06,.74 .1,.66 .16,.4 .3,.2 .36,.04 .3,-.04 -.2,-.06")
    scene.lay(Sheet(body, fur, ("polar bear",), lift=9, shade="#d8dcdc"), **at)
    head = blob("-.12,.68 -.12,.86 -.03,.96 .1,.97 .2,.9 .42,.85 .48,.78 .44,.71 .3,.68 .06,.6")
    scene.lay(Sheet(ellipse(0.05).at(-0.02, 0.96), mix(fur, "#8a8a90", 0.2), lift=4), **at)
    scene.lay(Sheet(head, fur, ("head",), lift=7), **at)
    scene.lay(
        Sheet(
            beads(points(".17,.86"), 0.02) | ellipse(0.04, 0.032).at(0.46, 0.81), "#1c1420", lift=1
        ),
        **at,
    )
    scene.lay(Sheet(strip(points(".45,.74 .36,.735 .28,.75"), 0.014), "#6a6068", lift=0), **at)
    map_ = polygon(".14,.3 .3,.36 .46,.3 .62,.36 .62,.06 .46,.0 .3,.06 .14,.0")
    scene.lay(Sheet(map_, "#f2d9a0", ("map",), lift=5), **at)
    route = strips(
        [((0.2, 0.08), (0.28, 0.16)), ((0.32, 0.18), (0.4, 0.16)), ((0.44, 0.2), (0.52, 0.27))],
        0.02,
    )
    scene.lay(Sheet(route, "#c8443c", lift=0), **at)
    arm = people.bent_sleeve((-0.06, 0.5), (0.02, 0.24), (0.24, 0.16), 0.2)
    scene.lay(Sheet(arm | ellipse(0.08).at(0.26, 0.16), "#efeae0", ("paw",), lift=6), **at)


def _door(scene: Scene) -> None:
    """Their front door comes after them on ice of its own, with a letter in it."""
    _floe(scene, "-.94,-1.24 -.7,-1.12 -.36,-1.1 -.14,-1.2 -.2,-1.34 -.5,-1.4 -.84,-1.38")
    at: dict[str, Any] = {"x": -0.56, "y": -1.24, "turn": -4}
    scene.lay(Sheet(box(0.46, 0.66).at(0, 0.33), "#f6ecd8", ("door frame",), lift=8), **at)
    scene.lay(Sheet(box(0.36, 0.6).at(0, 0.3), "#c23f3c", ("front door",), lift=2), **at)
    panels = box(0.11, 0.18).at(-0.085, 0.45) | box(0.11, 0.18).at(0.085, 0.45)
    panels = panels | box(0.28, 0.13).at(0, 0.09)
    scene.lay(Sheet(panels, "#a02f34", lift=0), **at)
    scene.lay(Sheet(box(0.18, 0.04).at(0, 0.26), "#5a1c24", lift=0), **at)
    letter = polygon("-.07,.26 .07,.28 .07,.18 -.07,.16")
    scene.lay(Sheet(letter, "#fffaf0", ("letter",), lift=4), **at)
    scene.lay(Sheet(ellipse(0.024).at(0.14, 0.3), "#f2c14a", lift=3), **at)
