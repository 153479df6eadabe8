"""Slopes that are not hills."""

import math

from tools.paint.midnight.stage import empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD as YOUNG
from tools.paint.story.cutouts.figures import profile_outline
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.faces import Build, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="They let him sleep until the thaw",
    subject="children sledging down an old man's beard",
    props=("giant face", "beard", "sledges", "firs"),
    mood=("merry", "vast", "cheeky"),
)
def beard_slope(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.6, -0.5))
    sleeper = face(Look(smile=0.3, brows=0.2), Build(nose=1.35, age=1.0), "#d8d0c8", "none")
    scene.put(sleeper, -1.5, 2.55, 0.0, yaw=-14, pitch=-4, roll=-4, scale=1.5)
    _lay_beard(scene)
    cap = blob("-1.0,1.14 -.8,1.34 -.46,1.44 -.1,1.34 .1,1.10 -.1,1.16 -.3,1.12 -.5,1.20 -.74,1.10")
    scene.lay(Sheet(cap, "#f8f8f8", ("snow",)), x=0.04, y=0.22, scale=0.8, depth=8.0)
    _lay_firs(scene)
    for x, y, size, coat, turn in (
        (0.04, -0.52, 0.36, INKS["vermilion"], -34), (-0.40, -1.02, 0.52, "#161616", -30),
        (0.56, -1.08, 0.56, INKS["lamp"], -16),
    ):  # fmt: skip
        _lay_sledge(scene, x, y, size, coat, turn)
    return WoodcutPlan(
        inks=("vermilion", "lamp"), sky="black", stars=60, snowfall=30, contrast=1.7, lamp_pool=0
    )


def _lay_beard(scene: Scene) -> None:
    """A beard that runs out into a slope."""
    beard = blob(
        "-.76,.36 -.76,.36 -.62,.46 -.46,.40 -.28,.44 -.08,.40"
        " .06,.30 .10,.06 .3,-.2 .56,-.36 .84,-.42 1.3,-.46"
        " 1.3,-.46 1.3,-1.8 1.3,-1.8 -1.3,-1.8 -1.3,-1.8 -1.3,-1.2 -1.0,-.7 -.86,-.1"
    )
    moustache = blob("-.30,.44 -.44,.48 -.62,.36 -.80,.30 -.62,.26 -.44,.30 -.32,.36")
    moustache = moustache | blob("-.34,.44 -.2,.48 -.02,.36 .16,.30 -.02,.26 -.2,.30 -.32,.36")
    scene.lay(Sheet(beard, "#f8f8f8", ("beard", "slope")), depth=8.0)
    scene.lay(Sheet(moustache, "#f8f8f8", ("moustache",)), depth=7.9)
    hairs = Outline(())
    for index in range(15):
        t = index / 14
        x0, y0 = -0.72 + 0.74 * t, 0.30 + 0.06 * math.sin(t * 9)
        x3 = -1.2 + 2.5 * t**1.15
        y3 = -1.5 + 0.95 * t**3
        bend = 0.06 * math.sin(index * 2.2)
        path = [
            (x0, y0 - 0.06),
            (x0 - 0.1 + 0.2 * t + bend, -0.3 + 0.1 * t),
            ((x0 + x3) / 2 - 0.05, -0.8 + 0.35 * t),
            (x3, y3),
        ]
        hairs = hairs | strip(path, 0.006, 0.018)
    scene.lay(Sheet(hairs & beard, "#202020", ("beard",)), depth=7.8)


def _lay_firs(scene: Scene) -> None:
    """Three firs at the edge of the slope."""
    for x, y, size in ((0.50, -0.36, 0.34), (0.72, -0.42, 0.46), (0.93, -0.44, 0.36)):
        tree = Outline(())
        for step in range(3):
            tree = tree | polygon(
                (-0.3 + 0.07 * step, 0.1 + 0.26 * step),
                (0.3 - 0.07 * step, 0.1 + 0.26 * step),
                (0, 0.55 + 0.24 * step),
            )
        scene.lay(
            Sheet(tree | box(0.08, 0.2).at(0, 0.04), "#9a9a9a", ("fir",), turn=0),
            x=x,
            y=y,
            scale=size,
            depth=7.5,
        )


def _lay_sledge(scene: Scene, x: float, y: float, size: float, coat: str, turn: float) -> None:
    """A child on a sledge that runs down to the right."""
    runner = strip(points("-.34,.02 .24,.0 .36,.06 .36,.16"), 0.035) | strips(
        [((-0.3, 0.12), (0.28, 0.12))], 0.04
    )
    runner = runner | strips([((-0.2, 0.0), (-0.2, 0.12)), ((0.16, 0.0), (0.16, 0.12))], 0.03)
    body = blob("-.24,.14 -.26,.4 -.14,.6 .02,.6 .1,.42 .06,.14")
    legs = strip(points("-.02,.2 .2,.3 .34,.16"), 0.13, 0.09)
    arms = strip(points("-.06,.52 .1,.62 .22,.8"), 0.10, 0.07)
    head = profile_outline(YOUNG, bust=False).scaled(0.32).at(0.0, 0.76)
    hat = blob("-.15,.78 -.17,.94 0,1.02 .12,.94 .13,.84 .0,.84") | ellipse(0.05).at(-0.04, 1.05)
    place = {"x": x, "y": y, "scale": size, "turn": turn}
    scene.lay(Sheet(runner, "#161616", ("sledge",)), depth=6.0, **place)
    scene.lay(Sheet(legs, "#161616"), depth=5.9, **place)
    scene.lay(Sheet(body, coat, ("child",), turn=70), depth=5.8, **place)
    scene.lay(Sheet(head, "#f4f4f4", ("face",)), depth=5.7, **place)
    scene.lay(Sheet(hat, "#161616"), depth=5.6, **place)
    scene.lay(Sheet(arms, coat, turn=20), depth=5.5, **place)
