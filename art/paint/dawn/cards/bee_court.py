"""A queen in a dress of honeycomb, who holds out her hand to a boy with a broom."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
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
from art.paint.story.sheets import Outline, Point, Sheet

_HONEY = "#e8961e"
_GOLD = "#f4bc3c"
_SKIN = "#c98d6a"
_X = 0.06  # how far the queen stands to the right
_APEX: Point = (0.48, 0.74)  # where all rows of the dress would meet
_CELL = 0.085  # half a cell, as a share of its distance from there
_WINDOW, _LOST = (8, 0), (11, -1)  # the cells of the dress that are different


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="The queen chooses",
    subject="queen in honeycomb who holds out her hand to a boy with a broom",
    props=("honeycomb dress", "crown", "boy", "broom", "other queen", "sleeping bee"),
    mood=("elegant", "tense", "golden"),
)
def bee_ballroom(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#43204c", lift=0, shade="#8a3f62"))
    _hall(scene)
    _wings(scene)
    _dress(scene)
    _bee_in_bed(scene)
    _bodice(scene)
    _head(scene)
    _boy(scene)
    return PaperPlan()


def _hall(scene: Scene) -> None:
    """A bare hall; in the bright arch at its end stands another queen and watches."""
    floor = polygon("-1.3,-.3 1.3,-.3 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#a8586a", ("floor",), lift=5, shade="#d08a78"))
    x, foot = -0.64, -0.3
    arch = box(0.5, 0.9).at(x, foot + 0.45) | ellipse(0.25).at(x, foot + 0.9)
    frame = box(0.62, 0.9).at(x, foot + 0.45) | ellipse(0.31).at(x, foot + 0.9)
    scene.lay(Sheet(frame, "#5f2f62", ("arch",), lift=8))
    scene.lay(Sheet(arch, "#fff0c4", ("bright arch",), glow=0.6))
    spill = polygon((x - 0.25, foot), (x + 0.25, foot), (x + 0.5, -1.8), (x - 0.62, -1.8))
    scene.lay(Sheet(spill & floor, "#e8b088", ("light on the floor",), lift=0, shade="#d89880"))
    gown = blob(
        "-.04,.46 .04,.46 .06,.34 .05,.26 .1,.1 .17,-.0 .17,-.0 -.17,-.0 -.17,-.0 -.1,.1"
        " -.05,.26 -.06,.34"
    )
    crown = polygon("-.065,.62 -.1,.76 -.04,.7 0,.79 .04,.7 .1,.76 .065,.62")
    arms = strip(points("-.05,.42 -.13,.3 -.03,.24 .03,.24 .13,.3 .05,.42"), 0.036)
    whole = gown | crown | arms | ellipse(0.062, 0.08).at(0, 0.56) | box(0.05, 0.1).at(0, 0.47)
    scene.lay(Sheet(whole, "#241c4a", ("other queen",), lift=4), x=x + 0.02, y=foot, scale=1.08)


def _wings(scene: Scene) -> None:
    """Two long wings lie folded down her back."""
    for line, tone in (
        (".5,.52 .78,.42 1.0,.0 1.08,-.5 .98,-.72 .84,-.4 .62,.1", "#bcd3d8"),
        (".48,.52 .7,.3 .84,-.1 .86,-.5 .76,-.7 .64,-.4 .5,.1", "#dcebe8"),
    ):
        wing = blob(line)
        scene.lay(Sheet(wing, tone, ("wings",), lift=9), x=_X)
        ribs = strip(points(".5,.5 .68,.1 .78,-.6"), 0.014) | strip(
            points(".52,.48 .84,.1 1.0,-.5"), 0.014
        )
        scene.lay(Sheet(ribs & wing, "#9ab6bf", lift=0), x=_X)


def _comb(radius: float, angle: float) -> Point:
    """A point of the dress by the logarithm of its distance from the apex, and its angle."""
    far = math.exp(radius)
    return _APEX[0] + far * math.sin(angle), _APEX[1] - far * math.cos(angle)


def _middle(row: int, column: int) -> Point:
    """Where a cell lies, as `_comb` takes it."""
    return -0.72 + 1.5 * _CELL * row, math.sqrt(3) * _CELL * (column + 0.5 * (row % 2))


def _cell(row: int, column: int, share: float) -> Outline:
    """A cell of the comb; cells keep their shape and grow towards the hem."""
    radius, angle = _middle(row, column)
    corners = []
    for turn in range(6):
        a = math.radians(60 * turn)
        corners.append(
            _comb(radius + share * _CELL * math.cos(a), angle + share * _CELL * math.sin(a))
        )
    return polygon(*corners)


def _dress(scene: Scene) -> None:
    """All cells, the hem as uneven as a comb is; one has fallen out."""
    cells = [(3, -1), (3, 0), (4, -1), (4, 0), (4, 1), (12, 1), (12, 2)]
    cells += [(row, column) for row in range(5, 12) for column in (-2, -1, 0, 1, 2)
              if column < 2 or row % 2 == 0 or row > 6]  # fmt: skip
    whole = Outline(())
    for place in cells:
        if place != _LOST:
            whole = whole | _cell(*place, 1.06)
    scene.lay(Sheet(whole, "#b8641a", ("honeycomb dress",), lift=16, shade="#9a4c18"))
    for index, (row, column) in enumerate(cells):
        if (row, column) not in (_LOST, _WINDOW):
            tone = mix("#f8cc54", "#d8801c", 0.5 + 0.5 * math.sin(2.3 * index + 0.9 * row))
            scene.lay(Sheet(_cell(row, column, 0.84), tone, ("cells",), lift=2))
    fallen = _hexagon(0.13).turned(20).scaled(1, 0.42).at(-0.18, -1.37)
    scene.lay(Sheet(fallen, "#b8641a", ("lost cell",), lift=5))
    inner = _hexagon(0.1).turned(20).scaled(1, 0.42).at(-0.18, -1.362)
    scene.lay(Sheet(inner, _GOLD, lift=0))


def _hexagon(radius: float) -> Outline:
    """A single cell, a corner up."""
    turns = [math.radians(60 * turn) for turn in range(6)]
    return polygon(*((radius * math.sin(a), radius * math.cos(a)) for a in turns))


def _bee_in_bed(scene: Scene) -> None:
    """One cell is a lit window; in it a bee is asleep in its bed."""
    room = _cell(*_WINDOW, 0.84)
    scene.lay(Sheet(room, "#fff0b0", ("lit cell",), glow=0.6))
    x, y = _comb(*_middle(*_WINDOW))
    bed = box(0.3, 0.04).at(0, -0.05) | box(0.02, 0.16).at(-0.08, -0.02)
    feelers = strip(points("-.05,.02 -.055,.05 -.075,.055"), 0.008)
    feelers = feelers | strip(points("-.03,.025 -.025,.055 -.04,.07"), 0.008)
    for outline, tone, lift, tag in (
        (bed, "#7a3a34", 2, "bed"),
        (ellipse(0.045, 0.024).at(-0.045, -0.024), "#fffaf0", 1, "pillow"),
        (feelers, "#2e1a1c", 0, "feelers"),
        (ellipse(0.034, 0.03).at(-0.035, 0.0), _GOLD, 1, "sleeping bee"),
        (strip(points("-.055,.002 -.044,-.007 -.033,.002"), 0.008), "#2e1a1c", 0, "shut eye"),
        (blob("-.01,-.045 -.012,.02 .02,.042 .06,.025 .09,-.03 .09,-.05"), "#c8405c", 2, "blanket"),
        (strip(points("-.008,-.04 -.01,.0 .0,.03"), 0.016), "#fffaf0", 0, "sheet"),
    ):
        scene.lay(Sheet(outline.at(x, y) & room, tone, (tag,), lift=lift))


def _bodice(scene: Scene) -> None:
    """Striped like a bee; one sleeve reaches out."""
    bodice = blob(
        ".34,.56 .5,.56 .6,.46 .58,.3 .52,.14 .56,.0 .56,.0 .42,-.05 .28,.0 .28,.0 .33,.14"
        " .27,.34 .28,.48"
    )
    scene.lay(Sheet(bodice, _GOLD, ("bodice",), lift=10, shade="#e8a02c"), x=_X)
    bands = strip(points(".2,.2 .42,.15 .66,.22"), 0.06) | strip(
        points(".2,.06 .42,.02 .66,.08"), 0.06
    )
    bands = bands | strip(points(".2,.36 .42,.3 .66,.38"), 0.06)
    scene.lay(Sheet(bands & bodice, "#3a1c24", ("stripes",), lift=0), x=_X)
    _offered_hand(scene)
    arm = people.bent_sleeve((0.4, 0.44), (0.18, 0.13), (-0.07, 0.08), 0.19)
    scene.lay(Sheet(arm, "#f8cf56", ("sleeve",), lift=9, shade="#e8a02c"), x=_X)
    cuff = strip(((-0.085, 0.16), (-0.065, 0.0)), 0.05)
    scene.lay(Sheet(cuff, "#fdf3dc", ("cuff",), lift=4), x=_X)


def _offered_hand(scene: Scene) -> None:
    """Flat and empty: to help up, to ask for a dance, or to be given something."""
    at: dict[str, Any] = {"x": _X - 0.13, "y": 0.07, "scale": 0.62, "turn": -6}
    for reach, drop, tone in ((0.33, -0.05, 0.16), (0.37, -0.025, 0.1), (0.36, 0.0, 0.0)):
        tip = (-reach, 0.02 + drop)
        finger = strip(
            points(f"-.1,{drop:.3f} -.22,{drop - 0.02:.3f} -{reach},{tip[1]:.3f}"), 0.056
        )
        scene.lay(
            Sheet(finger | ellipse(0.027).at(*tip), mix(_SKIN, "#2a1418", tone), lift=3), **at
        )
    palm = blob(".1,.05 -.04,.06 -.14,.03 -.18,-.0 -.12,-.07 .0,-.08 .1,-.06")
    scene.lay(Sheet(palm, _SKIN, ("offered hand",), lift=4), **at)
    thumb = strip(points(".0,.02 -.06,.1 -.12,.15"), 0.07, 0.05) | ellipse(0.026).at(-0.12, 0.15)
    scene.lay(Sheet(thumb, mix(_SKIN, "#ffffff", 0.06), lift=3), **at)


def _head(scene: Scene) -> None:
    """Her head between a high collar and a crown of wax."""
    head = figures.head(_SKIN, "#7a3026", figures.WOMAN, "bun", lift=9)
    scene.lay(head, x=_X + 0.4, y=0.86, scale=0.46, flip=True)
    collar = blob(".26,.5 .32,.58 .44,.57 .54,.6 .62,.69 .66,.62 .62,.48 .54,.42 .38,.42")
    scene.lay(Sheet(collar, "#fdf3dc", ("collar",), lift=7), x=_X)
    whole, holes = Outline(()), Outline(())
    for x, y in ((-0.2, 0), (-0.0, 0), (0.2, 0), (-0.1, 0.173), (0.1, 0.173), (0.0, 0.346)):
        whole = whole | _hexagon(0.12).at(x, y)
        holes = holes | _hexagon(0.07).at(x, y)
    at: dict[str, Any] = {"x": _X + 0.4, "y": 1.12, "scale": 0.6, "turn": 2}
    scene.lay(Sheet(whole, "#f8cf56", ("crown",), lift=9), **at)
    scene.lay(Sheet(holes, "#c8741c", lift=0), **at)


def _boy(scene: Scene) -> None:
    """He bows low; behind his back he has the broom."""
    at: dict[str, Any] = {"x": -0.57, "y": -1.34, "scale": 0.9}
    skin, shirt, dark = "#8a5238", "#2f8a8c", "#226a70"
    ground = ellipse(0.24, 0.035).at(0.02, -0.01)
    scene.lay(Sheet(ground, "#b8707a", lift=0), **at)
    stick = strip(((-0.04, 0.08), (-0.25, 0.84)), 0.03)
    straw = polygon("-.26,.8 -.22,.82 -.2,1.1 -.42,1.04")
    scene.lay(Sheet(stick, "#7a4a32", ("broomstick",), lift=5), **at)
    scene.lay(Sheet(straw, "#e0b050", ("broom",), lift=6), **at)
    stalks = [((-0.24, 0.82), (x, y)) for x, y in points("-.25,1.1 -.3,1.08 -.36,1.06")]
    scene.lay(Sheet(strips(stalks, 0.008) & straw, "#a8742c", lift=0), **at)
    scene.lay(Sheet(strip(((-0.275, 0.84), (-0.205, 0.86)), 0.035), "#c8304a", lift=2), **at)
    scene.lay(Sheet(strip(points(".1,.66 -.1,.66 -.17,.52"), 0.1, 0.07), dark, lift=4), **at)
    scene.lay(Sheet(ellipse(0.045).at(-0.165, 0.5), skin, ("hand",), lift=4), **at)
    for leg in (".0,.42 -.05,.22 -.09,.03", ".03,.42 .06,.22 .06,.03"):
        line = points(leg)
        scene.lay(Sheet(strip(line, 0.12, 0.08), "#3a3a6a", lift=5), **at)
        foot = blob("-.04,-.02 -.045,.03 .02,.04 .08,.02 .1,-.02 .1,-.02").at(*line[2])
        scene.lay(Sheet(foot, skin, ("bare feet",), lift=3), **at)
    back = blob("-.08,.38 -.09,.5 -.02,.64 .1,.74 .2,.74 .26,.66 .22,.56 .12,.48 .09,.36")
    scene.lay(Sheet(back, shirt, ("boy",), lift=8), **at)
    head = figures.head(skin, "#1c1420", figures.CHILD, "curls", lift=7)
    scene.lay([part.placed(0.35, 0.84, 0.34, -24, flip=False) for part in head], **at)
    sleeve = strip(points(".15,.65 .23,.5 .1,.42"), 0.11, 0.075) | ellipse(0.055).at(0.15, 0.65)
    scene.lay(Sheet(ellipse(0.042).at(0.08, 0.41), skin, ("hand",), lift=3), **at)
    scene.lay(Sheet(sleeve, mix(shirt, dark, 0.4), ("sleeve",), lift=5), **at)
