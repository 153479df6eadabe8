"""A painter out in a storm."""

import math
from typing import Any

from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import OLD, WOMAN, profile_outline
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="Hold still, he said to it",
    subject="painter in a storm",
    props=("easel", "portrait", "storm", "palette"),
    mood=("comic", "wild", "stubborn"),
)
def wind_portrait(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    hill = land((-1, -0.98), (-0.3, -0.84), (0.4, -0.98), (1, -1.16))
    scene.lay(Sheet(hill, "#5c5c5c", ("hill",), turn=6), depth=50.0)
    gusts = Outline(())
    for index in range(9):
        y = 1.32 - 0.27 * index
        shift = 0.3 * math.sin(index * 2.1)
        path = [
            (1.2 - shift, y),
            (0.6 - shift, y + 0.03),
            (0.0 - shift, y - 0.04),
            (-0.5 - shift, y + 0.02),
        ]
        gusts = gusts | strip(path, 0.014, 0.004)
    scene.lay(Sheet(gusts, "#202020", ("storm",)), depth=48.0)
    _lay_easel(scene)
    _lay_blown_portrait(scene)
    man = Person("#161616", OLD, "curls", hair_colour="#161616", cut="jacket")
    arms = (((0.0, 0.76), (0.14, 0.64), (0.28, 0.72)), ((0.0, 0.76), (0.06, 0.58), (0.18, 0.52)))
    lay_pile(
        scene, person(man, arms, stride=0.16, lean=-12), x=-0.60, y=-0.94, scale=1.24, depth=20.0
    )
    tails = strip(points("-.46,-.30 -.66,-.34 -.80,-.28 -.95,-.36"), 0.20, 0.02)
    tails = tails | strip(points("-.46,-.40 -.66,-.48 -.82,-.44 -.92,-.50"), 0.16, 0.02)
    scene.lay(Sheet(tails, "#161616", ("coat tails",)), depth=21.0)
    scarf = strip(points("-.40,.04 -.56,.12 -.70,.04 -.84,.14 -.97,.08"), 0.08, 0.06)
    scarf = scarf | strip(points("-.40,.02 -.56,.0 -.68,-.08 -.80,-.02"), 0.07, 0.05)
    scarf = scarf | strip(((-0.46, 0.06), (-0.30, 0.01)), 0.085)
    scene.lay(Sheet(scarf, INKS["vermilion"], ("scarf",), turn=10), depth=17.0)
    brush = strip(((-0.18, -0.18), (0.10, -0.02)), 0.022, 0.012)
    scene.lay(Sheet(brush, "#161616", ("brush",)), depth=16.0)
    board = ellipse(0.14, 0.08) - ellipse(0.025).at(-0.06, -0.02)
    scene.lay(Sheet(board, INKS["clay"], ("palette",)), x=-0.18, y=-0.37, turn=14, depth=16.0)
    hat = blob("-.15,0 .15,0 .13,.15 .03,.13 -.04,.17 -.13,.15") | ellipse(0.36, 0.03)
    scene.lay(Sheet(hat, "#161616", ("hat",)), x=-0.60, y=1.02, scale=0.9, turn=-24, depth=15.0)
    for x, y, turn in ((-0.86, 0.62, 30), (0.02, 1.14, -20), (0.80, 0.96, 12)):
        leaf = blob("-.07,0 0,.035 .08,.0 0,-.03").turned(turn).at(x, y)
        scene.lay(Sheet(leaf, "#161616", ("leaf",)), depth=15.0)
    _lay_calm_candle(scene)
    return WoodcutPlan(inks=("vermilion", "clay", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _lay_calm_candle(scene: Scene) -> None:
    """A candle that stands in the grass and burns upright, as if there were no wind."""
    place: dict[str, Any] = {"x": 0.84, "y": -1.24, "depth": 12.0}
    holder = ellipse(0.14, 0.03) | polygon("-.045,.0 .045,.0 .04,.08 -.04,.08")
    shaft = box(0.092, 0.36).at(0, 0.24) | strip(((0, 0.40), (0, 0.47)), 0.014)
    scene.lay(Sheet(holder | shaft, "#161616", ("candlestick",)), **place)
    wax = Sheet(box(0.066, 0.34).at(0, 0.24), "#f8f8f8", ("candle",))
    scene.lay(wax, **{**place, "depth": 11.9})
    flame = blob("0,.45 -.05,.51 -.04,.58 0,.72 .04,.58 .05,.51")
    scene.lay(Sheet(flame.scaled(1.25, 1.08).at(0, -0.03), "#161616"), **{**place, "depth": 11.8})
    scene.lay(Sheet(flame, INKS["lamp"], ("flame",), glow=0.5), **{**place, "depth": 11.7})


_PAINTED = polygon(".02,-.36 .68,-.40 .72,.50 .08,.55")
"""Where the canvas on the easel is not its frame."""


def _lay_easel(scene: Scene) -> None:
    """An easel with a canvas that leans in the wind."""
    feet, tops = points(".06,-.98 .66,-1.12 .40,-.98"), points(".30,.74 .46,.74 .38,.7")
    legs = strips(list(zip(feet, tops, strict=True)), 0.034)
    scene.lay(Sheet(legs, "#161616", ("easel",)), depth=30.0)
    canvas = polygon("-.04,-.42 .74,-.46 .78,.56 .02,.61")
    scene.lay(Sheet(canvas, "#161616"), depth=29.0)
    scene.lay(Sheet(_PAINTED, "#f8f8f8", ("canvas",)), depth=28.0)


def _lay_blown_portrait(scene: Scene) -> None:
    """A woman's likeness on the canvas whose hair has begun to leave it."""
    place: dict[str, Any] = {"x": 0.38, "y": 0.12, "scale": 0.46}

    def painted(outline: Outline) -> Outline:
        """What of a shape in the units of the head lies on the canvas."""
        return outline.scaled(0.46).at(0.38, 0.12) & _PAINTED

    dress = blob(
        "-.3,-.72 -.1,-.86 .12,-.82 .22,-.86 .57,-1 .84,-1.3 .9,-1.95 -1.05,-1.95 -.96,-1.25"
        " -.64,-.94"
    )
    scene.lay(Sheet(painted(profile_outline(WOMAN)), "#f8f8f8", ("portrait",)), depth=27.0)
    scene.lay(Sheet(painted(dress), "#161616", ("portrait",)), depth=26.0)
    hair = blob(".34,.38 .2,.6 -.1,.66 -.4,.54 -.56,.2 -.5,-.2 -.3,-.3 -.14,.0 .02,.2 .16,.3")
    for path in (
        "0,.54 -.4,.86 -.9,.84 -1.35,1.10", "-.2,.44 -.6,.66 -1.0,.58 -1.55,.84",
        "-.3,.26 -.7,.44 -1.05,.38 -1.45,.60", "-.4,.06 -.7,.20 -.95,.16 -1.2,.34",
        "-.4,-.14 -.65,.0 -.9,.0",
    ):  # fmt: skip
        hair = hair | strip(points(path), 0.26, 0.02)
    scene.lay(Sheet(hair, INKS["clay"], ("hair",), turn=-14), depth=13.9, **place)
    eye = strip(points(".19,.04 .26,.085 .34,.05"), 0.022) | ellipse(0.032).at(0.29, 0.04)
    brow = strip(points(".17,.15 .27,.20 .37,.16"), 0.02, 0.03)
    lips = strip(points(".28,-.28 .36,-.272 .41,-.276"), 0.016)
    scene.lay(Sheet(eye | brow | lips, "#161616", ("eye",)), depth=13.8, **place)
