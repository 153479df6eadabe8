"""What is let down, poured out, knitted and followed: plait, night, river, snail."""

import math
from typing import Any

from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import UNIT, empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD as YOUNG
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet
from art.paint.story.things.faces import Build, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="She lets it down for water",
    subject="woman whose plait is the rope of a well",
    props=("well", "plait", "bucket", "earth", "child in the bucket"),
    mood=("patient", "strange", "deep"),
)
def hair_well(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.5, -0.5))
    earth = land((-1, 0.30), (-0.4, 0.34), (0.2, 0.32), (1, 0.28))
    scene.lay(Sheet(earth, "#7a7a7a", ("earth",), turn=4), depth=50.0)
    scene.lay(Sheet(box(0.62, 2.1).at(0.36, -0.75), "#101010", ("shaft",)))
    _lay_buried(scene)
    bricks = Outline(())
    for row in range(14):
        y = 0.52 - 0.15 * row
        for side in (-1, 1):
            wide = 0.15 if (row + side) % 3 else 0.10
            bricks = bricks | box(wide, 0.12).at(0.36 + side * (0.31 + wide / 2), y)
    scene.lay(Sheet(bricks, "#e4e4e4", ("bricks",), turn=0), depth=9.3)
    water = box(0.62, 0.5).at(0.36, -1.46)
    scene.lay(Sheet(water, INKS["night"], ("water",), turn=2), depth=40.0)
    ripples = cuts("0.07,-1.24 .2,-1.21 .36,-1.25 .5,-1.21 .66,-1.24", thin=0.02, thick=0.03)
    scene.lay(Sheet(ripples, "#f4f4f4"))
    woman = face(
        Look(open_eyes=0.4, gaze=(0.9, -0.9), smile=0.15), Build(nose=0.95), "#d8cec4", "parted",
        INKS["vermilion"], cloth="#8a8a8a", shoulders=True,
    )  # fmt: skip
    woman.code("r.x = max(r.x, -4.4 - g.y);")
    scene.put(woman, -0.40 * UNIT, 0.98 * UNIT, 0.6, yaw=-34, pitch=-6, roll=-16, scale=0.92)
    _lay_bank(scene)
    plait = "-.42,1.2 -.24,1.36 .06,1.30 .24,1.0 .38,.6 .42,.1 .42,-.3 .43,-.66"
    _lay_plait(scene, smooth(points(plait), closed=False), 0.10)
    _lay_passenger(scene)
    return WoodcutPlan(inks=("vermilion", "night"), sky="black", stars=36, contrast=1.6)


def _lay_bank(scene: Scene) -> None:
    """The grassy edge behind which she kneels."""
    grass = blob("-1.3,.40 -.9,.34 -.4,.37 .0,.35 .0,.26 -.5,.24 -1.3,.2")
    for index in range(17):
        x = -1.0 + 0.062 * index
        blade = polygon((x - 0.02, 0.33), (x + 0.02 * (-1) ** index, 0.46), (x + 0.025, 0.33))
        grass = grass | blade
    scene.lay(Sheet(grass, "#141414", ("grass",)), depth=9.4)
    soil = blob(
        "-1.3,.3 -1.3,.3 -.02,.3 -.02,.3 -.02,-.06 -.02,-.06 -.4,-.12 -.8,-.07 -1.3,-.1 -1.3,-.1"
    )
    soil = soil | blob(".74,.3 .74,.3 1.3,.3 1.3,.3 1.3,-.08 1.3,-.08 .74,-.06 .74,-.06")
    scene.lay(Sheet(soil, "#484848", ("soil",), turn=4), depth=9.5)


def _lay_passenger(scene: Scene) -> None:
    """A wooden bucket on the plait, and a child who rides up in it."""
    handle = strips([((0.13, -0.98), (0.43, -0.68)), ((0.57, -0.98), (0.43, -0.68))], 0.022)
    scene.lay(Sheet(handle, "#f0f0f0"), depth=9.2)
    child = Person(
        "#e0e0e0", YOUNG, "none", cut="jacket", headgear="cap", gear_colour=INKS["night"], head=0.27
    )
    arms = (
        ((0.0, 0.74), (0.14, 0.68), (0.24, 0.86)),
        ((0.0, 0.76), (0.17, 0.84), (0.25, 1.10)),
    )
    lay_pile(scene, person(child, arms), x=0.25, y=-1.34, scale=0.70, depth=8.0)
    bucket = polygon(".10,-.98 .60,-.98 .53,-1.34 .17,-1.34")
    scene.lay(Sheet(bucket, "#c8c8c8", ("bucket",), turn=90), depth=7.0)
    hoops = strips([((0.11, -1.04), (0.59, -1.04)), ((0.155, -1.26), (0.545, -1.26))], 0.028)
    scene.lay(Sheet(hoops, "#141414"), depth=6.9)


def _lay_plait(scene: Scene, curve: Any, wide: float) -> None:
    """A plait along a curve: locks that cross from side to side."""
    step = 2
    for index in range(0, len(curve) - step, step):
        (ax, ay), (bx, by) = curve[index], curve[index + step]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        side = 1 if (index // step) % 2 else -1
        lock = (
            blob("-.6,0 -.2,.42 .5,.3 .8,0 .5,-.3 -.2,-.42").scaled(wide).turned(angle + side * 32)
        )
        scene.lay(
            Sheet(lock, INKS["vermilion"], ("plait",), turn=angle + side * 32),
            x=ax,
            y=ay,
            depth=9.0 - 0.01 * index,
        )


def _lay_buried(scene: Scene) -> None:
    """What lies in the earth beside the shaft: a shell and stones."""
    shell = Outline(())
    for turn in range(26):
        a, r = turn * 0.5, 0.15 * math.exp(-0.11 * turn)
        shell = shell | ellipse(r * 0.42).at(r * math.cos(a), r * math.sin(a))
    scene.lay(Sheet(shell, "#f0f0f0", ("fossil",)), x=-0.56, y=-0.80)
    stones = Outline(())
    for x, y, size in ((-0.86, -0.42, 0.07), (-0.3, -1.26, 0.09), (0.9, -0.5, 0.06)):
        stones = stones | ellipse(size, size * 0.7).at(x, y)
    scene.lay(Sheet(stones, "#d4d4d4", ("stones",), turn=20))
