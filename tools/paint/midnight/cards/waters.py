"""Water where it should not be, and edges where ways end."""

import math

from tools.paint.midnight.stage import empty_stage
from tools.paint.story import things
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    strips,
    waves,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="Father went to look at the boiler",
    subject="cellar stairs that lead into the sea",
    props=("stairs", "waves", "lamp", "hat"),
    mood=("suspenseful", "wet", "homely"),
    held_back=True,
)
def cellar_sea(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    side = polygon("-1.3,1.8 -.46,1.8 -.30,-.1 -1.3,-.2")
    scene.lay(Sheet(side, "#5a5a5a", ("cellar wall",), turn=84), depth=50.0)
    scene.lay(Sheet(side.flipped(), "#3a3a3a", ("cellar wall",), turn=96))
    for index in range(8):
        scale = 1.0 - 0.088 * index
        top = 1.16 - 1.28 * (1 - scale) / 0.62
        half = 1.04 * scale
        tread = box(2 * half, 0.13 * scale).at(0, top)
        scene.lay(Sheet(tread, "#ececec", ("stairs",)))
        riser = box(2 * half, 0.12 * scale).at(0, top - 0.12 * scale)
        scene.lay(Sheet(riser, "#262626", ("stairs",), turn=90))
    for level, height, length, phase, tone in (
        (0.06, 0.05, 0.34, 0.1, "#6a6a6a"), (-0.18, 0.08, 0.5, 0.55, "#0e0e0e"),
        (-0.50, 0.11, 0.7, 0.2, "#8a8a8a"), (-0.90, 0.14, 0.9, 0.65, "#0e0e0e"),
    ):  # fmt: skip
        colour = INKS["night"] if tone in ("#6a6a6a", "#8a8a8a") else tone
        sea = waves(level, height, length, phase)
        scene.lay(Sheet(sea, colour, ("waves",), turn=4))
        foam = sea - waves(level - 0.035, height, length, phase)
        scene.lay(Sheet(foam, "#f0f0f0", ("foam",)))
    scene.lay(
        Sheet(
            ellipse(0.26, 0.045).at(0.44, -0.34)
            | blob(".3,-.33 .32,-.17 .44,-.13 .56,-.17 .58,-.33"),
            "#e8e8e8",
            ("hat",),
            turn=30,
        )
    )
    scene.lay(
        Sheet(strip(points(".31,-.28 .44,-.3 .57,-.28"), 0.04), INKS["vermilion"], ("ribbon",))
    )
    cord = strip([(-0.42, 1.6), (-0.42, 0.86)], 0.014)
    scene.lay(Sheet(cord, "#f0f0f0"))
    scene.lay(Sheet(ellipse(0.10, 0.12).at(-0.42, 0.76), INKS["lamp"], ("lamp",), glow=0.6))
    fin = blob("-.1,-1.1 -.04,-.96 .08,-.86 .08,-.86 .1,-1.0 .16,-1.1")
    scene.lay(Sheet(fin, "#d8d8d8", ("fin",), turn=60), x=-0.5, y=-0.02)
    return WoodcutPlan(
        inks=("night", "lamp", "vermilion"), sky="black", contrast=1.5, lamp_pool=0.12
    )


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
    title="The piano left at low tide",
    subject="piano in the surf",
    props=("tracks", "sea", "hand on the keys"),
    mood=("absurd", "sad", "free"),
    held_back=True,
)
def tracks_to_the_sea(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.6, -0.5))
    for level, height, length, phase, colour in (
        (0.40, 0.02, 0.3, 0.1, "#8a8a8a"), (0.26, 0.03, 0.5, 0.6, INKS["night"]),
        (0.06, 0.045, 0.7, 0.3, "#f4f4f4"), (0.02, 0.045, 0.7, 0.3, INKS["night"]),
        (-0.20, 0.05, 0.9, 0.8, "#f6f6f6"),
    ):  # fmt: skip
        scene.lay(
            Sheet(waves(level, height, length, phase), colour, ("sea",), turn=2),
            depth=50.0 - 10 * phase - 20 * (0.4 - level),
        )
    _lay_piano(scene)
    ruts = Outline(())
    for path in (
        "-.4,-.36 -.36,-.7 -.5,-1.1 -.56,-1.7", ".16,-.26 .2,-.7 .12,-1.1 .16,-1.7",
        ".62,-.3 .66,-.7 .64,-1.1 .78,-1.7",
    ):  # fmt: skip
        for side in (-0.03, 0.03):
            ruts = ruts | strip([(x + side, y) for x, y in points(path)], 0.008, 0.012)
    scene.lay(Sheet(ruts, "#606060", ("tracks",)))
    hand = things.hand("#d8d0c8", sleeve=INKS["vermilion"], pose="flat", cuff="#f4f4f4")
    scene.put(hand, -2.75, -0.35, -4.0, yaw=190, roll=66, scale=0.9)
    shell = blob("-.08,0 -.05,.07 .02,.09 .08,.04 .09,0")
    scene.lay(Sheet(shell, "#d0d0d0", ("shell",), turn=60), x=-0.78, y=-1.22)
    note = (
        ellipse(0.035, 0.026).turned(20)
        | strip([(0.03, 0.0), (0.03, 0.15)], 0.012)
        | strip(points(".03,.15 .07,.11 .06,.06"), 0.016)
    )
    for x, y, size in ((-0.5, 0.86, 1.0), (-0.66, 1.08, 0.8), (-0.36, 1.2, 0.7)):
        scene.lay(Sheet(note, "#161616", ("notes",)), x=x, y=y, scale=size)
    return WoodcutPlan(inks=("night", "vermilion"), sky="paper", contrast=1.5)


def _lay_piano(scene: Scene) -> None:
    """A grand piano on wheels, its lid open."""
    lid = blob("-.5,.02 -.5,.02 -.56,.36 -.3,.66 .1,.6 .3,.4 .56,.34 .6,.02 .6,.02")
    scene.lay(Sheet(lid, "#1a1a1a", ("piano",)), x=0.14, y=0.28, depth=20.0)
    body = polygon("-.62,.2 .62,.24 .62,-.02 -.62,-.08")
    scene.lay(Sheet(body, "#0e0e0e", ("piano",)), x=0.1, y=0.12)
    scene.lay(Sheet(strip([(-0.36, 0.34), (-0.30, 0.72)], 0.02), "#f0f0f0", ("prop",)))
    keys = polygon("-.66,.02 -.1,.05 -.1,-.03 -.66,-.07")
    scene.lay(Sheet(keys, "#f4f4f4", ("keys",)), x=0.1, y=0.12)
    blacks = Outline(())
    for index in range(9):
        if index not in (2, 6):
            blacks = blacks | box(0.028, 0.045).at(-0.52 + 0.058 * index, 0.135)
    scene.lay(Sheet(blacks, "#101010"))
    legs = strips(
        [
            ((-0.42, 0.06), (-0.40, -0.30)),
            ((0.64, 0.10), (0.62, -0.24)),
            ((0.16, 0.06), (0.16, -0.20)),
        ],
        0.06,
    )
    scene.lay(Sheet(legs, "#0e0e0e"))
    wheels = beads([(-0.40, -0.31), (0.62, -0.25)], 0.045)
    scene.lay(Sheet(wheels, "#0e0e0e", ("wheels",)))


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
