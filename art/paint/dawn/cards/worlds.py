"""A planet that came off a coat."""

import math

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import nature, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
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
    palette="aurora_night",
    hand="cut_paper",
    title="It came off on Tuesday",
    subject="planet as a button",
    props=("sleeve", "astronauts", "needle"),
    mood=("comic", "grand", "careful"),
)
def button_planet(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#0e1638", lift=0, shade="#2c2a62"))
    comet = strip([(0.98, 1.26), (0.5, 0.98), (0.18, 0.66)], 0.1, 0.02)
    scene.lay(Sheet(comet, "#ffe9a6", ("comet",), glow=0.5))
    cloth = blob(
        "-1.3,1.8 -.3,1.8 -.3,1.8 -.34,1 -.2,.2 -.1,-.6 -.06,-1.8 -.06,-1.8 -1.3,-1.8 -1.3,-1.8"
    )
    scene.lay(Sheet(cloth, "#b5543c", ("coat",), lift=14, pattern="checks", turn=45))
    lapel = polygon("-1.3,1.8 -.42,1.8 -.5,1.06 -1.3,.5")
    scene.lay(Sheet(lapel, "#8a3a30", ("lapel",), lift=9))
    stitch = [
        ((-0.36 + 0.014 * k, 0.9 - 0.15 * k), (-0.354 + 0.014 * k, 0.82 - 0.15 * k))
        for k in range(16)
    ]
    scene.lay(Sheet(strips(stitch, 0.016), "#f0c9a0", ("seam",), lift=1))
    for x, y, colour in ((-0.62, 0.66, "#e9dcc0"), (-0.5, -1.08, "#d98a4a")):
        scene.lay(Sheet(ellipse(0.23).at(x, y), colour, ("button",), lift=9))
        scene.lay(Sheet(ring(0.23, 0.19).at(x, y), mix(colour, "#2a1820", 0.18), lift=3))
        holes = [(x + 0.06 * i, y + 0.06 * j) for i in (-1, 1) for j in (-1, 1)]
        scene.lay(
            Sheet(strips([(holes[0], holes[3]), (holes[1], holes[2])], 0.03), "#ffe9a6", lift=3)
        )
    loose = strip([(-0.58, -0.2), (-0.46, -0.3), (-0.4, -0.14)], 0.02) | strip(
        [(-0.56, -0.24), (-0.6, -0.36)], 0.02
    )
    scene.lay(Sheet(loose, "#ffe9a6", ("torn thread",), lift=3))
    _planet(scene)
    _menders(scene)
    return PaperPlan(stars=150)


def _planet(scene: Scene) -> None:
    """A planet with seas and four holes."""
    x, y, r = 0.36, 0.02, 0.54
    disc = ellipse(r).at(x, y)
    scene.lay(Sheet(disc, "#3f8fa8", ("planet",), lift=20))
    lands = (
        blob("-.5,.1 -.3,.4 0,.44 .1,.3 -.06,.14 -.1,-.1 -.36,-.06"),
        blob(".1,-.1 .3,.1 .5,.06 .52,-.2 .3,-.44 .12,-.34"),
        blob("-.3,-.3 -.1,-.26 0,-.44 -.2,-.52"),
    )
    for index, ground in enumerate(lands):
        scene.lay(
            Sheet(
                ground.at(x, y) & disc,
                ("#8fb860", "#a9c06a", "#7aa858")[index],
                lift=3,
                pattern="leaves",
            )
        )
    scene.lay(Sheet(ring(r, r - 0.06).at(x, y), "#357c96", lift=4))
    scene.lay(Sheet(ring(r * 0.62, r * 0.58).at(x, y), "#357c96", lift=0))
    holes = [(x + 0.15 * i, y + 0.15 * j) for i in (-1, 1) for j in (-1, 1)]
    scene.lay(Sheet(beads(holes, 0.07), "#0e1638", ("holes",), lift=0))
    cloud = nature.cloud_outline(0.36)
    scene.lay(Sheet(cloud, "#fdf8ee", ("cloud",), lift=6), x=0.7, y=0.32)
    scene.lay(Sheet(cloud.scaled(0.8), "#fdf8ee", lift=6), x=0.1, y=-0.44)


def _menders(scene: Scene) -> None:
    """Two astronauts with one needle, and the comet for a thread."""
    needle = strip(((-0.28, 0.8), (0.21, 0.17)), 0.05, 0.012)
    tail = [(0.2, 0.68), (-0.02, 0.86), (-0.2, 1.06), (-0.27, 0.79)]
    scene.lay(Sheet(strip(tail, 0.024), "#ffe9a6", ("thread",), lift=5))
    scene.lay(Sheet(needle, "#d6dce4", ("needle",), lift=8))
    lead = [(0.51, -0.13), (0.21, 0.17)]
    scene.lay(Sheet(strip(lead, 0.05), "#ffe9a6", lift=4))
    pulled = [(0.51, 0.17), (0.1, 0.1), (-0.2, -0.02), (-0.5, -0.24)]
    scene.lay(Sheet(strip(pulled, 0.03), "#ffe9a6", lift=6))
    suit = Dress(
        skin="#f4f0e6", coat="#f4f0e6", legs="#e2ddd0", shoes="#8a8a98", build=1.35, head=0.01
    )
    pull = Stance(
        near=((0.2, 0.62), (0.3, 0.76)), far=((0.1, 0.62), (0.26, 0.7)), legs=people.WALK.legs
    )
    for x, y, size, turn, flip in ((-0.44, 0.3, 0.6, 8, False), (0.5, 0.5, 0.54, -12, True)):
        scene.lay(people.person(suit, pull), x=x, y=y, scale=size, turn=turn, flip=flip)
        a = math.radians(turn)
        hx, hy = x - 0.86 * size * math.sin(a), y + 0.86 * size * math.cos(a)
        side = -1 if flip else 1
        scene.lay(Sheet(ellipse(0.17 * size).at(hx, hy), "#f4f0e6", ("astronaut",), lift=5))
        scene.lay(
            Sheet(
                ellipse(0.11 * size, 0.1 * size).at(hx + 0.05 * size * side, hy), "#e8843c", lift=2
            )
        )
