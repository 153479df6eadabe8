"""A queen with a crown of honeycomb, who looks over her shoulder, and those who wait before her."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.cutouts import animals, faces, figures, people
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
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
from art.paint.story.sheets import Outline, Point, Sheet

_EYE: Point = (-0.46, 0.5)  # where all lines of the floor meet
_HONEY = "#e8961e"
_GOLD = "#f4bc3c"


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="The queen chooses",
    subject="queen with her back to us before three suitors on a chequered floor",
    props=("honeycomb crown", "bear", "rider", "boy", "other queen", "hidden child"),
    mood=("elegant", "tense", "golden"),
)
def bee_ballroom(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#4a2450", lift=0, shade="#8a3f5c"))
    _far_door(scene)
    _floor(scene)
    _rider(scene)
    _bear(scene)
    _boy(scene)
    _gown(scene)
    _hidden_child(scene)
    _shoulders(scene)
    _choosing_hand(scene)
    _crown(scene)
    return PaperPlan()


def _spot(column: float, row: float) -> Point:
    """A point of the floor: columns count to the right, rows away from us."""
    y = _EYE[1] - 2.1 / (1 + 0.42 * row)
    near = (_EYE[1] - y) / 2.1
    return _EYE[0] + column * 0.56 * near, y


def _floor(scene: Scene) -> None:
    """Light and dark squares as on a board, running to the far door."""
    ground = polygon((-1.3, 0.34), (1.3, 0.34), (1.3, -1.8), (-1.3, -1.8))
    scene.lay(Sheet(ground, "#f8e6bc", ("chequered floor",), lift=5))
    dark = Outline(())
    for row in range(-1, 30):
        for column in range(-12, 16):
            if (row + column) % 2 == 0:
                corners = ((column, row), (column + 1, row), (column + 1, row + 1),
                           (column, row + 1))  # fmt: skip
                dark = dark | polygon(*(_spot(*corner) for corner in corners))
    scene.lay(Sheet(dark & ground, "#a8485a", lift=0))


def _far_door(scene: Scene) -> None:
    """In the lit door at the end of the hall stands another queen, all in dark blue."""
    for x, wide in ((-1.02, 0.3), (0.1, 0.24), (0.56, 0.36)):
        scene.lay(Sheet(box(wide, 1.8).at(x, 1.1), "#5c2c5c", ("pillars",), lift=5))
    arch = box(0.5, 0.7).at(_EYE[0], 0.68) | ellipse(0.25).at(_EYE[0], 1.03)
    scene.lay(Sheet(arch.at(-_EYE[0], -0.7).scaled(1.16).at(_EYE[0], 0.68), _GOLD, lift=8))
    scene.lay(Sheet(arch, "#fff2cc", ("lit door",), glow=0.6))
    gown = blob(
        "-.05,.3 .05,.3 .08,.2 .05,.1 .15,-.26 .15,-.26 -.15,-.26 -.15,-.26 -.05,.1 -.08,.2"
    )
    crown = polygon("-.07,.44 -.1,.58 -.04,.52 0,.61 .04,.52 .1,.58 .07,.44")
    arms = strip(points("-.07,.26 -.14,.12 -.04,.06 .04,.06 .14,.12 .07,.26"), 0.035)
    whole = gown | crown | arms | ellipse(0.065, 0.08).at(0, 0.39)
    scene.lay(Sheet(whole, "#1f2450", ("other queen",), lift=5), x=_EYE[0], y=0.6)


def _rider(scene: Scene) -> None:
    """A knight on a wooden horse with wheels, far down the hall."""
    x, y = (-0.06, -0.6)
    horse = blob(
        "-.3,.3 -.3,.5 -.1,.46 .1,.48 .2,.66 .24,.86 .24,.86 .34,.76 .5,.62 .5,.52 .4,.52 .32,.56"
        " .32,.3 .3,.1 .3,.1 .18,.1 .16,.28 -.1,.28 -.16,.1 -.16,.1 -.28,.1"
    )
    at: dict[str, Any] = {"x": x, "y": y, "scale": 0.6}
    scene.lay(Sheet(strip(points("-.3,.44 -.42,.4 -.44,.18"), 0.09, 0.03), "#3a2430", lift=4), **at)
    wheels = ring(0.11, 0.05).at(-0.24, 0.08) | ring(0.11, 0.05).at(0.26, 0.08)
    scene.lay(Sheet(box(0.84, 0.06).at(0.01, 0.1), "#7a4a34", lift=4), **at)
    scene.lay(Sheet(horse, "#f4efe6", ("wooden horse",), lift=6), **at)
    scene.lay(Sheet(wheels, "#c8304a", ("wheels",), lift=4), **at)
    scene.lay(Sheet(strip(points(".06,.5 .16,.7 .2,.88"), 0.07, 0.05), "#3a2430", lift=3), **at)
    scene.lay(Sheet(ellipse(0.024).at(0.36, 0.68), "#1c1420", lift=0), **at)
    who = Dress("#d99a72", "#3a2018", "#3f6a9a", "#8a94a8", hat="helmet", hat_colour="#b8c0cc",
                head=0.3)  # fmt: skip
    seat = Stance(
        near=((0.1, 0.54), (0.22, 0.58)),
        legs=(((0.0, 0.42), (0.12, 0.34), (0.1, 0.16)), ((0.0, 0.42), (0.14, 0.32), (0.1, 0.12))),
    )
    scene.lay(people.person(who, seat), x=x - 0.02, y=y + 0.02, scale=0.6)
    plume = blob("0,0 .02,.1 -.06,.18 -.18,.18 -.1,.12 -.08,.04").at(x - 0.03, y + 0.66)
    scene.lay(Sheet(plume, "#c8304a", ("plume",), lift=4))


def _bear(scene: Scene) -> None:
    """He sits on his square and holds his pot with both paws, his face turned to her."""
    x, y = (-0.7, -0.55)
    at: dict[str, Any] = {"x": x, "y": y, "scale": 0.46}
    feet = ellipse(0.2, 0.17).at(-0.4, 0.1) | ellipse(0.2, 0.17).at(0.4, 0.1)
    sitting = animals.bear("#6b3f30")
    turned = [part.placed(0.13, 0.05, 1, 0, flip=False) for part in sitting[5:]]
    scene.lay([*sitting[:5], *turned], **at)
    scene.lay(Sheet(feet, "#5a3428", lift=4), **at)
    pot = blob("-.24,.16 -.28,.4 -.2,.62 -.2,.62 .2,.62 .2,.62 .28,.4 .24,.16 0,.1")
    scene.lay(Sheet(pot, "#3f8f8a", ("honey pot",), lift=6), **at)
    honey = blob(
        "-.24,.66 .24,.66 .25,.56 .16,.54 .12,.4 .06,.42 .04,.54 -.14,.54 -.18,.46 -.25,.56"
    )
    scene.lay(Sheet(honey, _HONEY, ("honey",), lift=2), **at)
    paws = ellipse(0.13, 0.11).turned(30).at(-0.28, 0.36) | ellipse(0.13, 0.11).at(0.28, 0.36)
    scene.lay(Sheet(paws, "#6b3f30", lift=4), **at)


def _boy(scene: Scene) -> None:
    """The pawn: a barefoot boy looks up at her, nothing in his hands."""
    x, y = (-0.6, -1.42)
    who = Dress("#8a5238", "#1c1420", "#2f7d86", "#2f7d86", shoes="#8a5238", cut="curls",
                kind=figures.CHILD, head=0.34)  # fmt: skip
    stand = Stance(near=((0.06, 0.54), (0.12, 0.42)), far=((0.0, 0.54), (0.06, 0.42)), nod=16)
    scene.lay(Sheet(ellipse(0.2, 0.04).at(x + 0.03, y), "#7a3048", lift=0))
    scene.lay(people.person(who, stand), x=x, y=y, scale=0.66)


def _gown(scene: Scene) -> None:
    """The train falls from her shoulders and covers half the board; its hem is made of cells."""
    train = blob(
        ".34,.34 .58,.4 .84,.3 .86,.0 1.0,-.5 1.4,-1.0 1.5,-1.9 1.5,-1.9 -.6,-1.9 -.6,-1.9"
        " -.42,-1.5 -.2,-1.22 .06,-.9 .26,-.5 .36,-.1 .32,.14"
    )
    scene.lay(Sheet(train, _GOLD, ("train",), lift=16, shade="#e08a1c"))
    for line in (".5,.0 .42,-.6 .1,-1.2 -.1,-1.7", ".62,.0 .66,-.6 .6,-1.2 .6,-1.8",
                 ".74,.0 .9,-.6 1.1,-1.2 1.2,-1.8"):  # fmt: skip
        scene.lay(Sheet(strip(points(line), 0.016, 0.06), "#c8741c", lift=0))
    cells = Outline(())
    for row in range(7):
        for column in range(12):
            x, y = -0.5 + 0.2 * column + 0.1 * (row % 2), -1.5 + 0.172 * row
            limit = -1.3 + 0.55 * math.sin(2.1 * column + row) ** 2 + 0.18 * column * 0.4
            if y < limit - 0.05:
                cells = cells | _hexagon(0.094).at(x, y)
    scene.lay(Sheet(cells & train, "#d0781a", ("honeycomb",), lift=0))


def _hexagon(radius: float) -> Outline:
    """One cell of a comb, a corner up."""
    turns = [math.radians(30 + 60 * k) for k in range(6)]
    return polygon(*((radius * math.sin(a + math.pi / 6), radius * math.cos(a + math.pi / 6))
                     for a in turns))  # fmt: skip


def _hidden_child(scene: Scene) -> None:
    """Somebody small lifts the hem of the train and looks out at the others."""
    gap = blob("-.4,-1.7 -.3,-1.3 -.2,-1.12 -.06,-1.06 .12,-1.2 .24,-1.44 .34,-1.7")
    scene.lay(Sheet(gap, "#5a2438", ("under the train",), lift=0))
    look = Expression("none", (-0.9, 0.6), 0.3, 1.1)
    child = faces.face("#f0cba8", "#b8562a", "bob", look, dress="#3f6a9a", lift=5)
    for sheet in child:
        placed = sheet.placed(-0.06, -1.36, 0.27, 10, False)
        scene.lay(Sheet(placed.outline & gap, placed.colour, ("child",), lift=3))
    hem = strip(points("-.34,-1.42 -.3,-1.28 -.2,-1.11 -.06,-1.05 .12,-1.19 .26,-1.46"), 0.05, 0.03)
    scene.lay(Sheet(hem, "#f8cf56", ("lifted hem",), lift=4))
    for x, y in ((-0.25, -1.17), (0.08, -1.14)):
        scene.lay(Sheet(ellipse(0.05, 0.036).turned(30).at(x, y), "#f0cba8", ("hand",), lift=4))


def _shoulders(scene: Scene) -> None:
    """A high collar, a plait down her back, and her head turned to those who wait."""
    collar = blob(
        ".6,.28 .34,.3 .2,.46 .16,.66 .16,.66 .34,.62 .46,.5 .6,.42 .74,.5 .86,.62 1.02,.66"
        " 1.02,.66 .98,.46 .86,.3"
    )
    scene.lay(Sheet(collar, "#fdf3dc", ("collar",), lift=8))
    rays = [((0.6, 0.2), end) for end in points(".2,.64 .32,.6 .42,.48 .78,.48 .88,.6 1.0,.64")]
    scene.lay(Sheet(strips(rays, 0.012) & collar, "#d8c8a8", lift=0))
    head = figures.head("#c98d6a", "#3a1c24", figures.WOMAN, "bob", lift=9)
    scene.lay(head, x=0.58, y=0.8, scale=0.54, flip=True)
    scene.lay(Sheet(ellipse(0.026, 0.036).at(0.6, 0.7), _GOLD, ("earring",), lift=4))
    scene.lay(Sheet(strip(points(".37,.651 .395,.65 .425,.658"), 0.014), "#8a2f3a", lift=0))
    plait = strip(points(".72,.7 .82,.5 .78,.2 .84,-.1 .8,-.3"), 0.13, 0.05)
    scene.lay(Sheet(plait, "#5c2c30", ("plait",), lift=6))
    ties = [((0.71, y), (0.89, y + 0.07)) for y in (0.5, 0.34, 0.18, 0.02, -0.14)]
    scene.lay(Sheet(strips(ties, 0.016) & plait, "#3a1c24", lift=0))


def _choosing_hand(scene: Scene) -> None:
    """Her arm comes out of the train; one finger is stretched, at nobody yet."""
    point = figures.hand("#c98d6a", (-46, 0, 6, 10, 16), (0.24, 0.44, 0.17, 0.15, 0.13))
    scene.lay(point, x=0.06, y=0.38, scale=0.4, turn=90)
    arm = people.bent_sleeve((0.44, 0.2), (0.28, 0.0), (0.1, 0.36), 0.19)
    scene.lay(Sheet(arm, "#f8cf56", ("arm",), lift=9, shade="#e8a02c"))
    cuff = strip(((0.02, 0.31), (0.16, 0.43)), 0.07)
    scene.lay(Sheet(cuff, "#fdf3dc", ("cuff",), lift=4))


def _crown(scene: Scene) -> None:
    """A piece of comb, uneven on top; it drips down her hair."""
    cells = ((0.33, 1.02), (0.51, 1.02), (0.69, 1.02), (0.87, 1.02), (0.42, 1.18), (0.6, 1.18),
             (0.78, 1.18), (0.33, 1.34), (0.69, 1.34))  # fmt: skip
    at: dict[str, Any] = {"x": 0.13, "y": 0.27, "scale": 0.78}
    whole, holes = Outline(()), Outline(())
    for x, y in cells:
        whole = whole | _hexagon(0.115).at(x, y)
        holes = holes | _hexagon(0.07).at(x, y)
    scene.lay(Sheet(whole, "#f8cf56", ("honeycomb crown",), lift=9), **at)
    scene.lay(Sheet(holes, "#c8741c", lift=0), **at)
    scene.lay(Sheet(_hexagon(0.07).at(0.42, 1.18), "#fff2b0", ("lit cell",), glow=0.5), **at)
    for x, top, long in ((0.62, 0.94, 0.16), (0.76, 0.94, 0.4), (0.88, 0.94, 0.2)):
        drip = strip(((x, top), (x, top - long)), 0.05, 0.03)
        drip = drip | ellipse(0.034, 0.05).at(x, top - long)
        scene.lay(Sheet(drip, _HONEY, ("dripping honey",), lift=4), **at)
        shine = ellipse(0.008, 0.03).at(x - 0.012, top - long + 0.02)
        scene.lay(Sheet(shine, "#ffe9a8", lift=0), **at)
    _bee(scene, 0.24, 1.28)


def _bee(scene: Scene, x: float, y: float) -> None:
    """One bee that has not let go of the crown."""
    body = ellipse(0.07, 0.048)
    bands = strips([((-0.02, 0.06), (-0.02, -0.06)), ((0.025, 0.06), (0.025, -0.06))], 0.02)
    wings = ellipse(0.03, 0.06).turned(24).at(-0.01, 0.07)
    wings = wings | ellipse(0.026, 0.05).turned(-16).at(0.03, 0.07)
    whole = [
        Sheet(wings, "#cfe6ea", ("wings",), lift=4),
        Sheet(body, "#f8cf56", ("bee",), lift=4),
        Sheet(bands & body, "#2e1a1c", lift=0),
        Sheet(beads([(0.07, 0.01)], 0.026), "#2e1a1c", lift=2),
    ]
    scene.lay(whole, x=x, y=y, turn=-20)
