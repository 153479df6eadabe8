"""Waters: lights in the deep, a captain of paper."""

import math

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import animals, folds, nature, people, town
from art.paint.story.cutouts.animals import Facet
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
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


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="Walk in pairs, glow in pairs",
    subject="school of lantern fish with a diver",
    props=("diver", "fish", "lure"),
    mood=("calm", "eerie", "obedient"),
)
def lantern_fish_school(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1f6a86", lift=0, shade="#0a1c3c"))
    for colour, tops in (
        ("#175068", ((-1, 0.5), (-0.5, 0.2), (0.1, -0.2), (0.5, -0.9), (1, -1.1))),
        ("#103c58", ((-1, -0.3), (-0.6, -0.5), (0, -0.8), (0.6, -1.1), (1, -1.2))),
    ):
        scene.lay(Sheet(land(*tops), colour, ("sea bed",), lift=9, torn=True))
    _angler(scene)
    path = [(0.0, 0.76), (0.4, 0.74), (0.66, 0.46), (0.5, 0.12), (0.1, -0.02), (-0.3, -0.16)]
    for index, (x, y) in enumerate(path):
        (ax, ay) = path[max(index - 1, 0)]
        turn = math.degrees(math.atan2(ay - y, ax - x)) if index else 184
        for side in (-1, 1):
            dx = 0.13 * side * math.sin(math.radians(turn))
            dy = -0.13 * side * math.cos(math.radians(turn))
            _lantern_fish(
                scene,
                x + dx,
                y + dy,
                0.31,
                turn,
                ("#e8843c", "#c8563c", "#e9b84a")[(index + side) % 3],
            )
    _diver(scene)
    return PaperPlan()


def _lantern_fish(scene: Scene, x: float, y: float, size: float, turn: float, colour: str) -> None:
    """A small fish with a light on its brow."""
    upside = 90 < turn % 360 < 270
    fish = nature.fish(colour)
    flipped = [sheet.placed(0, 0, 1, 0, flip=True) for sheet in fish] if upside else fish
    scene.lay(flipped, x=x, y=y, scale=size, turn=turn - 180 if upside else turn)
    a = math.radians(turn)
    brow = (x + 0.1 * math.cos(a), y + 0.1 * math.sin(a) + 0.05)
    lamp = (x + 0.19 * math.cos(a), y + 0.19 * math.sin(a) + 0.1)
    scene.lay(Sheet(strip((brow, lamp), 0.014), mix(colour, "#1a1026", 0.3), lift=2))
    scene.lay(Sheet(ellipse(0.03).at(*lamp), "#fff0b0", ("light",), glow=0.6))


def _diver(scene: Scene) -> None:
    """A heavy diver in brass who leads the way, a whistle at his neck."""
    lead = Dress(
        skin="#c98a4c", coat="#b58a52", legs="#a87c48", shoes="#4a3a3c", build=1.4, head=0.01
    )
    stance = Stance(
        near=((0.2, 0.6), (0.3, 0.72)), far=((-0.18, 0.56), (-0.2, 0.42)), legs=people.WALK.legs
    )
    scene.lay(people.person(lead, stance), x=-0.62, y=0.22, scale=0.92, flip=True)
    scene.lay(Sheet(blob("-.8,.84 -.62,.96 -.44,.84 -.42,.76 -.82,.76"), "#d9a441", lift=5))
    scene.lay(Sheet(ellipse(0.21).at(-0.62, 1.02), "#e0ac48", ("diving helmet",), lift=8))
    scene.lay(Sheet(ellipse(0.13).at(-0.66, 1.03), "#8a5a2c", lift=4))
    scene.lay(Sheet(ellipse(0.105).at(-0.66, 1.03), "#16304c", lift=1))
    scene.lay(
        Sheet(
            strips([((-0.77, 1.03), (-0.55, 1.03)), ((-0.66, 0.92), (-0.66, 1.14))], 0.016),
            "#8a5a2c",
            lift=2,
        )
    )
    scene.lay(town.thread([(-0.5, 1.14), (-0.34, 1.3), (-0.4, 1.6)], "#d8c8a8", 0.03))
    bubbles = [(-0.74, 1.26, 0.03), (-0.82, 1.36, 0.04), (-0.72, 1.42, 0.022)]
    for x, y, r in bubbles:
        scene.lay(Sheet(ring(r, r * 0.7).at(x, y), "#bfe6ec", lift=3))


def _angler(scene: Scene) -> None:
    """What waits at the end of the row: a mouth, an eye, and a light like the others."""
    body = blob(".1,-1.7 -.1,-1.3 -.06,-.96 .2,-.7 .6,-.6 1.2,-.56 1.4,-1.1 1.3,-1.8")
    scene.lay(Sheet(body, "#0b1a34", ("angler fish",), lift=12, pattern="scales"))
    jaw = blob("-.2,-1.7 -.42,-1.34 -.3,-1.2 .1,-1.24 .5,-1.36 .7,-1.7")
    scene.lay(
        Sheet(
            blob("-.1,-1.0 .1,-1.06 .5,-1.16 .62,-1.3 .1,-1.36 -.3,-1.24 -.2,-1.08"),
            "#3a1430",
            lift=2,
        )
    )
    teeth = [
        polygon(
            (x, -1.02 - 0.3 * (x + 0.1)),
            (x + 0.09, -1.03 - 0.3 * (x + 0.1)),
            (x + 0.04, -1.2 - 0.2 * x),
        )
        for x in (0.0, 0.2, 0.4)
    ]
    for tooth in teeth:
        scene.lay(Sheet(tooth, "#dff0e8", ("teeth",), lift=2))
    scene.lay(Sheet(jaw, "#102444", lift=7))
    for x in (-0.34, -0.12, 0.1, 0.3):
        scene.lay(
            Sheet(polygon((x, -1.26), (x + 0.09, -1.25), (x + 0.03, -1.1)), "#dff0e8", lift=3)
        )
    scene.lay(Sheet(ellipse(0.1).at(0.36, -0.86), "#ffe9a6", ("eye",), glow=0.15))
    scene.lay(Sheet(ellipse(0.045, 0.06).at(0.33, -0.86), "#0b1a34", lift=1))
    stalk = [(0.2, -0.74), (0.06, -0.46), (-0.3, -0.42), (-0.56, -0.56)]
    scene.lay(Sheet(strip(stalk, 0.05, 0.02), "#0b1a34", lift=6))
    scene.lay(Sheet(ellipse(0.05).at(-0.58, -0.6), "#fff0b0", ("lure",), glow=0.6))


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="The captain is folded, too",
    subject="paper captain at the wheel in the rain",
    props=("ship’s wheel", "storm", "waves"),
    mood=("brave", "fragile", "stormy"),
)
def paper_sea_captain(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2c4a5c", lift=0, shade="#8fa8a4"))
    for x, y, w in ((-0.5, 1.16, 1.3), (0.6, 1.24, 1.1), (0.1, 1.4, 1.5)):
        scene.lay(
            Sheet(
                nature.cloud_outline(w, (0.6, 1, 0.8, 0.9, 0.5)).scaled(1, -1),
                "#1f3444",
                ("storm cloud",),
                lift=9,
            ),
            x=x,
            y=y,
        )
    bolt = polygon(".5,1.1 .66,1.1 .54,.76 .66,.78 .36,.26 .46,.62 .34,.6")
    scene.lay(Sheet(bolt, "#fff0b0", ("lightning",), glow=0.5))
    for colour, points in (
        ("#3f7a80", "-1.3,.1 -.9,.34 -.5,.1 -.1,-.14 .3,.2 .8,.5 1.3,.3 1.3,-1.8 -1.3,-1.8"),
        ("#2c6470", "-1.3,-.3 -.8,-.1 -.4,-.4 .1,-.5 .6,-.1 1.3,-.2 1.3,-1.8 -1.3,-1.8"),
    ):
        scene.lay(Sheet(blob(points), colour, ("waves",), lift=9, torn=True))
    deck = polygon("-1.3,-1 1.3,-.8 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(deck, "#e9dcc0", ("deck",), lift=11, shade="#c8b48c"))
    _captain(scene)
    _wheel(scene)
    return PaperPlan(rain=90)


def _captain(scene: Scene) -> None:
    """A man folded of newsprint under a folded hat; his cuff comes undone."""
    arm: list[Facet] = [
        (-0.6, ((0.1, -0.2), (0.28, -0.3), (0.44, -0.56), (0.3, -0.6))),
        (0.4, ((0.3, -0.6), (0.44, -0.56), (0.72, -0.36), (0.62, -0.28))),
    ]
    captain = folds.paper_man("#dcd2bc", "#f1e7d0", "#c8443c", "captain")
    scene.lay(captain, x=-0.36, y=-0.1, scale=1.1)
    scene.lay(
        Sheet(
            beads([(-0.3, -0.86), (-0.3, -1.06), (-0.3, -1.26)], 0.035),
            "#d9a441",
            ("buttons",),
            lift=3,
        )
    )
    scene.lay(animals.folded("#e9dfc8", arm, "sleeve"), x=-0.36, y=-0.1, scale=1.1)
    cuff = polygon("-.0,-.44 .16,-.82 -.1,-.78 -.14,-.6")
    scene.lay(Sheet(cuff, "#fdf8ec", ("unfolding cuff",), lift=8))
    creases = strips([((-0.08, -0.68), (0.1, -0.6)), ((0.02, -0.5), (0.02, -0.79))], 0.008)
    scene.lay(Sheet(creases, "#a89c84", lift=0))


def _wheel(scene: Scene) -> None:
    """The ship's wheel, larger than the man."""
    x, y = 0.58, -0.74
    spokes = [
        ((x, y), (x + 0.66 * math.cos(a), y + 0.66 * math.sin(a)))
        for a in (0.2 + math.pi * k / 4 for k in range(8))
    ]
    scene.lay(Sheet(box(0.16, 1.1).at(x, y - 0.6), "#6b3f2c", lift=8))
    scene.lay(Sheet(strips(spokes, 0.06), "#8a5230", lift=8))
    scene.lay(Sheet(ring(0.5, 0.38).at(x, y), "#a8683c", ("ship’s wheel",), lift=10))
    scene.lay(Sheet(ellipse(0.13).at(x, y), "#d9a441", lift=6))
    scene.lay(Sheet(beads([end for _, end in spokes], 0.05), "#8a5230", lift=6))
    scene.lay(Sheet(polygon(".3,-.5 .46,-.36 .52,-.48 .38,-.6"), "#f1e7d0", ("hand",), lift=7))
