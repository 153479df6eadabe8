"""Those who tend what cannot thank them: a tree of hands."""

from art.paint.midnight.stage import BEFORE, empty_stage, lay_pile
from art.paint.story import things
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    land,
    points,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet
from art.paint.story.things.figures import long_coat


@card(
    palette="block_day",
    hand="woodcut",
    title="Prune in March",
    subject="tree whose twigs are hands",
    props=("hands", "gardener", "shears", "glove"),
    mood=("uneasy", "still", "caring"),
)
def hand_tree(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.6, -0.45), backdrop="#f4f4f4")
    boughs = strip(points("-.06,-1.8 -.02,-1.0 -.1,-.5 -.02,-.1 -.04,.2"), 0.34, 0.16)
    tips = (
        (-0.62, 0.06, 58),
        (-0.54, 0.62, 34),
        (-0.10, 0.62, 6),
        (0.38, 0.56, -24),
        (0.62, -0.02, -56),
        (-0.72, -0.52, 74),
        (0.66, -0.44, -166),
    )
    for x, y, _ in tips:
        boughs = boughs | strip(
            [(-0.04, -0.62 + 0.3 * y), (x * 0.55, y * 0.6 - 0.16), (x, y)], 0.15, 0.10
        )
    scene.lay(Sheet(boughs, "#1a1a1a", ("tree",)), depth=16.0)
    bark = Outline(())
    for path in (
        "-.14,-1.6 -.1,-1.1 -.16,-.7",
        ".04,-1.5 .02,-1.1 .0,-.7",
        "-.04,-1.3 -.06,-.9 -.08,-.6",
        "-.02,-.4 -.06,-.1 -.04,.1",
        ".1,-.4 .24,-.2 .4,-.08",
        "-.16,-.4 -.3,-.2 -.46,-.06",
    ):
        bark = bark | strip(points(path), 0.004, 0.016)
    scene.lay(Sheet(bark, "#f0f0f0"), depth=15.8)
    for index, (x, y, turn) in enumerate(tips):
        pose = ("up", "flat", "up", "point", "up", "fist", "up")[index]
        skin = ("#e8e0d8", "#b4a89e", "#d8d0c8")[index % 3]
        hand = things.hand(skin, pose=pose)  # type: ignore[arg-type]
        scene.put(hand, x * 4.2, y * 4.2, -1.0, yaw=(index * 37) % 40 - 20, roll=turn, scale=1.12)
    glove = figures.hand_outline((-48, -14, -2, 9, 22)).scaled(0.34).turned(150)
    scene.lay(Sheet(glove, INKS["vermilion"], ("glove",)), x=0.20, y=-0.62, depth=BEFORE)
    gardener = long_coat(
        "#5a5a5a",
        "brim",
        INKS["verdigris"],
        left_hand=(0.42, 1.5, -0.3),
        right_hand=(-0.1, 1.5, -0.5),
        bow=-6,
    )
    scene.put(gardener, -2.4, -5.9, -2.2, yaw=-50, scale=1.25)
    shears = strips([((-0.36, -0.86), (-0.18, -0.62)), ((-0.30, -0.90), (-0.16, -0.62))], 0.02)
    scene.lay(Sheet(shears, "#161616", ("shears",)))
    child = Person(
        INKS["vermilion"], figures.CHILD, "bob", hair_colour="#161616", head=0.26, bow=-24
    )
    holding = ((0.0, 0.74), (0.10, 0.80), (0.17, 0.98))
    lay_pile(scene, person(child, (holding,)), x=0.56, y=-1.44, scale=0.68, depth=5.0)
    snow = land((-1, -1.30), (0, -1.24), (1, -1.32))
    scene.lay(Sheet(snow, "#dadada", ("ground",), turn=4), depth=30.0)
    return WoodcutPlan(inks=("vermilion", "verdigris"), sky="paper", contrast=1.6)
