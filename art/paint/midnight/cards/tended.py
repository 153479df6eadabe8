"""Those who tend what cannot thank them: a tree of hands."""

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cut_hands import back_of_hand, fist, pose
from art.paint.midnight.features import CLEAR, FLAT, open_hand
from art.paint.midnight.stage import empty_stage, lay_pile
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
from art.paint.story.hands.woodcut import WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


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
        (-0.64, -0.52, 70),
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
        skin = (WHITE, FLAT["verdigris"], WHITE)[index % 3]
        spread = (-50.0, -18.0, -4.0, 9.0, 24.0)
        hand = (
            fist(skin).behind + fist(skin).before
            if index == 5
            else back_of_hand(skin, spread)
            if index % 2
            else open_hand(skin, spread)
        )
        lay_pile(scene, pose(hand, 0.42, turn, x, y), 0, 0, depth=14.0 - 0.4 * index)
    glove = open_hand(FLAT["vermilion"])
    lay_pile(scene, pose(glove, 0.34, 150, 0.22, -0.60), 0, 0, depth=9.0)
    gardener = Person(
        BLACK, figures.OLD, "short", hair_colour=WHITE, head=0.26, headgear="straw",
        gear_colour=FLAT["verdigris"], bow=-16, skin=WHITE,
    )  # fmt: skip
    cutting = ((0.0, 0.74), (0.16, 0.72), (0.26, 0.92))
    lay_pile(scene, person(gardener, (cutting, cutting)), x=-0.66, y=-1.40, scale=0.74, depth=7.0)
    blades = strips([((-0.48, -0.74), (-0.30, -0.52)), ((-0.44, -0.74), (-0.38, -0.46))], 0.030)
    lay_pile(scene, edged(blades, WHITE, "shears"), 0, 0, depth=5.5)
    child = Person(
        FLAT["vermilion"], figures.CHILD, "bob", hair_colour=BLACK, head=0.26, bow=-24, skin=WHITE
    )
    holding = ((0.0, 0.74), (0.10, 0.80), (0.17, 0.98))
    lay_pile(scene, person(child, (holding,)), x=0.56, y=-1.44, scale=0.68, depth=5.0)
    snow = land((-1, -1.30), (0, -1.24), (1, -1.32))
    scene.lay(Sheet(snow, FLAT["verdigris"], ("ground",)), depth=30.0)
    return WoodcutPlan(inks=("vermilion", "verdigris"), sky="paper", clear_from=CLEAR)
