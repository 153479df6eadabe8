"""Water where it should not be, and edges where ways end."""

import math

from tools.paint.midnight.stage import empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
from tools.paint.story.cutouts.animals import dog_outline
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
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


@card(
    palette="block_night",
    hand="woodcut",
    title="They ring for the fish",
    subject="village under a lake",
    props=("church", "boatman", "fish", "lit window"),
    mood=("quiet", "sad", "deep"),
    held_back=True,
)
def drowned_bells(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#0e0e0e")
    scene.lay(Sheet(box(3, 1).at(0, 1.24), "#f2f2f2", ("mist",)), depth=50.0)
    far = land((-1, 0.86), (-0.4, 0.98), (0.2, 0.88), (1, 1.02)) & box(3, 0.6).at(0, 1.04)
    scene.lay(Sheet(far, "#a0a0a0", ("hills",), turn=12))
    water = polygon("-1.3,.74 1.3,.74 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(water, INKS["night"], ("lake",), turn=0))
    deep = land((-1, -0.5), (-0.3, -0.3), (0.4, -0.46), (1, -0.3))
    scene.lay(Sheet(deep, "#0e0e0e", ("deep",)))
    _lay_church(scene)
    for x, y, size in ((-0.76, -1.1, 1.0), (-0.48, -1.24, 0.8), (0.94, -1.16, 0.9)):
        roof = polygon("-.2,0 0,.2 .2,0 .16,0 .16,-.4 -.16,-.4 -.16,0").scaled(size)
        scene.lay(Sheet(roof.at(x, y), "#303030", ("houses",), turn=80))
    scene.lay(Sheet(box(0.08, 0.10).at(-0.76, -1.22), INKS["lamp"], ("lit window",), glow=0.5))
    fish = blob(
        "-.16,0 -.06,.06 .08,.04 .16,0 .26,.07 .26,.07 .24,-.06 .24,-.06 .16,0 .08,-.05 -.06,-.06"
    )
    for x, y, size, flip in (
        (0.5, 0.1, 1.0, False),
        (0.66, -0.2, 0.7, False),
        (-0.62, -0.16, 0.9, True),
        (-0.66, 0.22, 0.6, True),
        (0.3, 0.36, 0.5, False),
    ):
        scene.lay(Sheet(fish, "#f0f0f0", ("fish",)), x=x, y=y, scale=size, flip=flip)
    hull = blob("-.44,.86 -.44,.86 -.2,.80 .2,.80 .44,.88 .44,.88 .32,.68 .0,.63 -.32,.68")
    scene.lay(Sheet(hull, "#121212", ("boat",)), x=0.1)
    man = figures.adult_outline(figures.STANDING, coat=0.2, hat=True)
    scene.lay(Sheet(man.turned(-14), "#121212", ("boatman",)), x=-0.02, y=0.78, scale=0.62)
    scene.lay(Sheet(strip([(0.30, 1.36), (0.14, 0.4), (0.06, -0.02)], 0.016), "#181818", ("pole",)))
    return WoodcutPlan(inks=("night", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _lay_church(scene: Scene) -> None:
    """A drowned church whose bell still sounds."""
    church = polygon(
        "-.2,-1.2 -.2,-.1 -.27,-.1 -.04,.42 .19,-.1 .12,-.1 .12,-.66 .62,-.66 .78,-.9 .78,-1.2"
    )
    scene.lay(Sheet(church, "#0e0e0e", ("church",)))
    lines = strips(
        [
            ((-0.2, -1.2), (-0.2, -0.1)),
            ((-0.27, -0.1), (-0.04, 0.42)),
            ((-0.04, 0.42), (0.19, -0.1)),
            ((0.12, -0.66), (0.62, -0.66)),
            ((0.62, -0.66), (0.78, -0.9)),
            ((0.12, -0.1), (0.12, -0.66)),
            ((-0.27, -0.1), (0.19, -0.1)),
        ],
        0.014,
    )
    scene.lay(Sheet(lines, "#e8e8e8"))
    arch = box(0.16, 0.2).at(-0.04, -0.36) | ellipse(0.08).at(-0.04, -0.26)
    scene.lay(Sheet(arch, INKS["night"], ("belfry",), turn=0))
    bell = blob("-.02,.06 .02,.06 .04,0 .07,-.06 -.07,-.06 -.04,0").at(-0.04, -0.34)
    scene.lay(Sheet(bell.turned(12), "#f2f2f2", ("bell",)), x=-0.07, y=-0.0)
    rings = Outline(())
    for radius in (0.24, 0.38, 0.54):
        for start in (-40, 140):
            arc = [math.radians(start + 16 * step) for step in range(6)]
            rings = rings | strip(
                [(-0.04 + radius * math.cos(a), -0.32 + radius * math.sin(a)) for a in arc], 0.012
            )
    scene.lay(Sheet(rings, "#f2f2f2", ("sound",)))


@card(
    palette="block_day",
    hand="woodcut",
    title="He counts the planks",
    subject="blind man on a bridge that ends",
    props=("bridge", "dog", "stick", "gorge"),
    mood=("tense", "trusting", "quiet"),
    held_back=True,
)
def blind_bridge(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    _lay_gorge(scene)
    man = figures.adult_outline(figures.WALKING, coat=0.2, hat=True)
    scene.lay(Sheet(man, "#121212", ("blind man",)), x=-0.22, y=-0.09, scale=0.86)
    scene.lay(Sheet(strip([(-0.03, 0.30), (0.20, -0.12)], 0.018), "#d8d8d8", ("stick",)))
    specs = box(0.07, 0.03).at(-0.145, 0.70)
    scene.lay(Sheet(specs, "#f4f4f4", ("dark glasses",)))
    dog = dog_outline().flipped()
    scene.lay(Sheet(dog, "#121212", ("dog",)), x=0.08, y=-0.10, scale=0.26)
    scene.lay(Sheet(strip(points("-.03,.3 .04,.2 .09,.13"), 0.010), INKS["vermilion"], ("lead",)))
    scene.lay(Sheet(ellipse(0.012).at(0.02, 0.17), "#f4f4f4"))
    shade = dog_outline().scaled(0.28, 0.07).at(1.0, -0.12)
    scene.lay(Sheet(shade, "#f0f0f0", ("shadow",)))
    for level, tone in ((-1.0, "#dcdcdc"), (-1.28, "#bcbcbc")):
        mist = land(
            (-1, level), (-0.5, level + 0.06), (0, level - 0.03), (0.5, level + 0.07), (1, level)
        )
        scene.lay(Sheet(mist, tone, ("mist",), turn=0), depth=45.0 - level)
    return WoodcutPlan(inks=("vermilion",), sky="paper", contrast=1.5)


def _lay_gorge(scene: Scene) -> None:
    """Two cliffs and the half of a bridge that is left."""
    left = blob(
        "-1.4,-.1 -1.4,-.1 -.9,-.06 -.62,-.1 -.62,-.1 -.56,-.4 -.7,-.7 -.6,-1.1 -.74,-1.8"
        " -.74,-1.8 -1.4,-1.8 -1.4,-1.8"
    )
    right = blob(
        "1.4,-.16 1.4,-.16 .96,-.12 .82,-.14 .82,-.14 .76,-.5 .9,-.9 .78,-1.3 .9,-1.8 .9,-1.8"
        " 1.4,-1.8 1.4,-1.8"
    )
    scene.lay(Sheet(left | right, "#121212", ("cliffs",)), depth=40.0)
    cracks = Outline(())
    for path in (
        "-.9,-.2 -.84,-.6 -.92,-1.0",
        "-.72,-.24 -.76,-.5 -.72,-.66",
        "-.86,-1.1 -.8,-1.3 -.88,-1.5",
        ".92,-.26 .9,-.6 .96,-.9",
        ".9,-1.1 .94,-1.3",
    ):
        cracks = cracks | strip(points(path), 0.004, 0.014)
    scene.lay(Sheet(cracks, "#f0f0f0"))
    planks = Outline(())
    for index in range(9):
        planks = planks | box(0.075, 0.035).at(-0.62 + 0.098 * index, -0.10 - 0.008 * index)
    planks = (
        planks
        | box(0.08, 0.035).turned(-50).at(0.32, -0.52)
        | box(0.08, 0.035).turned(30).at(0.22, -1.0)
    )
    scene.lay(Sheet(planks, "#161616", ("planks",)))
    rope = strip(points("-.7,-.12 -.2,-.13 .24,-.18 .3,-.34 .27,-.62"), 0.014) | strip(
        points("-.66,.26 -.3,.18 .1,.16 .22,.04 .2,-.3"), 0.014
    )
    posts = strips([((-0.68, -0.1), (-0.68, 0.30)), ((0.86, -0.14), (0.86, 0.26))], 0.04)
    scene.lay(Sheet(rope | posts, "#161616", ("ropes",)))
