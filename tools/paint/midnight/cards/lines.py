"""Lines stretched between two points: to walk on, to hang things from, to cross by."""

import math

from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.animals import dog_outline
from tools.paint.story.cutouts.figures import (
    CHILD,
    OLD,
    RUNNING,
    STANDING,
    WAVING,
    WOMAN,
    adult_outline,
)
from tools.paint.story.cutouts.folk import RAISED, Person, person
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
from tools.paint.story.finish import Finish, flock
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


def _lay_birch(scene: Scene, x: float, wide: float, lean: float, depth: float) -> None:
    """A white trunk from edge to edge with dark scars."""
    trunk = strip(((x - lean, -1.7), (x, 0.0), (x + lean, 1.7)), wide, wide * 0.8)
    scene.lay(Sheet(trunk, "#f8f8f8", ("birch",)), depth=depth)
    scars = Outline(())
    for index in range(22):
        y = -1.5 + 0.14 * index
        side = math.sin(index * 2.4)
        at = x + lean * y / 1.7 + side * wide * 0.22
        reach = wide * (0.16 + 0.16 * abs(math.sin(index * 1.3)))
        scars = scars | ellipse(reach, 0.014 + 0.016 * abs(math.sin(index * 3.1))).at(at, y)
    scene.lay(Sheet(scars & trunk, "#161616"), depth=depth - 0.2)
    shade = strip(
        ((x - lean + wide * 0.42, -1.7), (x + wide * 0.42, 0), (x + lean + wide * 0.36, 1.7)),
        wide * 0.18,
    )
    scene.lay(Sheet(shade & trunk, "#8c8c8c", turn=80), depth=depth - 0.1)


@card(
    palette="block_day",
    hand="woodcut",
    title="Between two breaths",
    subject="old woman walking on a washing line",
    props=("washing line", "birches", "broom", "sock"),
    mood=("thin", "brave", "funny"),
)
def tightrope_bones(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    for x, wide, lean in (
        (-0.28, 0.07, 0.04),
        (0.12, 0.05, -0.03),
        (0.40, 0.06, 0.02),
        (0.02, 0.035, 0.03),
    ):
        _lay_birch(scene, x, wide, lean, 40.0)
    scene.lay(
        Sheet(land((-1, -1.24), (0, -1.18), (1, -1.26)), "#4c4c4c", ("wood floor",), turn=3),
        depth=35.0,
    )
    _lay_birch(scene, -0.80, 0.34, 0.06, 20.0)
    _lay_birch(scene, 0.88, 0.26, -0.05, 20.0)
    rope = strip(points("-.8,.22 -.3,.04 .1,-.06 .5,.02 .88,.2"), 0.014)
    scene.lay(Sheet(rope, "#161616", ("washing line",)), depth=15.0)
    for x, y in ((-0.80, 0.22), (0.88, 0.2)):
        knot = box(0.36 if x < 0 else 0.28, 0.05).at(x, y)
        scene.lay(Sheet(knot, "#161616"), depth=14.0)
    walker = Person(
        INKS["vermilion"],
        OLD,
        "bun",
        hair_colour="#161616",
        cut="dress",
        headgear="scarf",
        gear_colour="#161616",
    )
    arms = (((0.0, 0.76), (0.10, 0.66), (0.20, 0.72)), ((0.0, 0.76), (0.04, 0.62), (0.14, 0.66)))
    lay_pile(scene, person(walker, arms, lean=4), x=0.02, y=-0.04, scale=0.94, depth=10.0)
    feet = blob("-.06,0 -.06,.06 .04,.05 .1,.0").at(-0.06, -0.05) | blob(
        "-.06,0 -.06,.06 .04,.05 .1,.0"
    ).at(0.10, -0.06)
    scene.lay(Sheet(feet, "#161616", ("shoes",)), depth=11.0)
    _lay_broom_and_sock(scene)
    child = Person("#161616", CHILD, "short", head=0.25, bow=-40)
    lay_pile(scene, person(child, (RAISED,)), x=-0.40, y=-1.36, scale=0.44, depth=8.0)
    return WoodcutPlan(inks=("vermilion",), sky="paper", contrast=1.5)


def _lay_broom_and_sock(scene: Scene) -> None:
    """The pole of the walk, and what hangs from the line."""
    broom = strip(((-0.44, 0.40), (0.70, 0.84)), 0.020)
    scene.lay(Sheet(broom, "#161616", ("broom",)), depth=9.5)
    bristles = polygon("-.42,.44 -.40,.36 -.66,.22 -.72,.38")
    scene.lay(Sheet(bristles, "#6c6c6c", ("broom",), turn=22), depth=9.4)
    sock = blob("-.05,.0 .05,.0 .06,-.2 .18,-.26 .2,-.34 .1,-.36 -.04,-.32 -.06,-.2").at(0.58, 0.04)
    scene.lay(Sheet(sock, "#f8f8f8", ("sock",)), depth=9.0)
    scene.lay(
        Sheet(
            strips([((0.53, -0.04), (0.64, -0.04)), ((0.53, -0.10), (0.64, -0.10))], 0.025),
            INKS["vermilion"],
        ),
        depth=8.9,
    )
    scene.lay(Sheet(box(0.025, 0.08).at(0.58, 0.05), "#161616", ("peg",)), depth=8.8)


@card(
    palette="block_day",
    hand="woodcut",
    title="Collect them before dark",
    subject="shadows hung up on a line",
    props=("shadows", "washing line", "pegs", "basket"),
    mood=("odd", "quiet", "late"),
    held_back=True,
)
def hung_shadows(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    scene.lay(
        Sheet(land((-1, -0.62), (0, -0.54), (1, -0.66)), "#c8c8c8", ("meadow",), turn=2), depth=50.0
    )
    rope = strip(points("-1.2,1.34 -.5,1.16 .2,1.08 1.2,1.02"), 0.016)
    scene.lay(Sheet(rope, "#161616", ("washing line",)), depth=20.0)
    hung = (
        (-0.66, 1.20, 1.62, adult_outline(STANDING, hat=True)),
        (-0.12, 1.24, 1.40, adult_outline(RUNNING, skirt=True)),
        (0.36, 1.07, 0.96, adult_outline(WAVING)),
        (0.74, 1.07, 1.24, adult_outline(STANDING, skirt=True)),
    )  # fmt: skip
    for index, (x, y, size, shape) in enumerate(hung):
        if index == 3:
            wing = blob(".05,.7 .2,.92 .42,.96 .4,.7 .3,.5 .16,.42 .06,.5")
            shape = shape | wing | wing.flipped()
        sway = (-4, 6, -8, 3)[index]
        shadow = shape.scaled(size).turned(180 + sway)
        scene.lay(Sheet(shadow, "#202020", ("shadow",), turn=86), x=x, y=y, depth=19.0)
        for shift in (-0.06, 0.06):
            peg = box(0.03, 0.10).at(x + shift * size, (y if index != 1 else 1.12) + 0.01)
            scene.lay(Sheet(peg, INKS["clay"], ("peg",)), depth=18.0)
    owner = Person(
        "#f4f4f4", WOMAN, "bun", cut="dress", hair_colour="#4c4c4c", skin="#d8cfc6", bow=-16
    )
    arms = (((0.0, 0.77), (0.14, 0.82), (0.24, 0.98)), ((0.0, 0.77), (0.16, 0.74), (0.22, 0.90)))
    lay_pile(scene, person(owner, arms), x=0.02, y=-1.38, scale=0.98, depth=9.0)
    basket = polygon("-.26,.2 .26,.2 .2,-.06 -.2,-.06").at(-0.52, -1.34)
    scene.lay(Sheet(basket, INKS["clay"], ("basket",), turn=45), depth=8.0)
    folded = blob("-.22,.18 -.1,.3 .08,.26 .22,.2 .1,.16 -.1,.16").at(-0.52, -1.34)
    scene.lay(Sheet(folded, "#161616", ("folded shadow",)), depth=8.5)
    return WoodcutPlan(inks=("clay",), sky="paper", contrast=1.5)


@card(
    palette="block_day",
    hand="woodcut",
    title="He counts the planks",
    subject="blind man on a bridge that ends",
    props=("bridge", "dog", "cane", "gorge"),
    mood=("tense", "trusting", "still"),
)
def blind_bridge(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    for tops, tone, depth in (
        (((-1, -0.2), (-0.5, -0.5), (0.0, -0.9), (0.5, -0.7), (1, -0.3)), "#e4e4e4", 55.0),
        (((-1, -0.6), (-0.4, -1.0), (0.1, -1.3), (0.6, -1.1), (1, -0.8)), "#c8c8c8", 54.0),
    ):
        scene.lay(Sheet(land(*tops), tone, ("mist",), turn=4), depth=depth)
    _lay_broken_bridge(scene)
    blind = Person("#3c3c3c", OLD, "bald", headgear="cap", cut="coat", bow=-8)
    arms = (((0.0, 0.76), (0.10, 0.60), (0.24, 0.58)),)
    lay_pile(
        scene, person(blind, arms, stride=0.09, lean=-3), x=-0.22, y=-0.08, scale=1.02, depth=20.0
    )
    glasses = ellipse(0.026).at(-0.155, 0.865) | strip(((-0.16, 0.87), (-0.24, 0.88)), 0.010)
    scene.lay(Sheet(glasses, "#101010", ("dark glasses",)), depth=19.0)
    cane = strip(((0.05, 0.52), (0.30, -0.10)), 0.030, 0.024)
    scene.lay(Sheet(cane, INKS["vermilion"], ("cane",)), depth=18.0)
    dog = dog_outline()
    scene.lay(Sheet(dog, "#161616", ("dog",)), x=0.04, y=-0.08, scale=0.30, flip=True, depth=18.5)
    scene.lay(
        Sheet(dog.scaled(0.34).at(0.84, 0.02), "#a8a8a8", ("shadow of the dog",), turn=60),
        depth=38.0,
    )
    return WoodcutPlan(
        inks=("vermilion",),
        sky="paper",
        contrast=1.5,
        birds=flock(4, 6, x=(0.6, 0.85), y=(0.62, 0.75)),
    )


def _lay_broken_bridge(scene: Scene) -> None:
    """Two cliffs, and a bridge that reaches only halfway."""
    left = polygon("-1.3,-.1 -.80,-.06 -.70,-.2 -.76,-.5 -.62,-.8 -.7,-1.2 -.56,-1.8 -1.3,-1.8")
    right = polygon("1.3,.0 .82,.04 .74,-.1 .8,-.5 .68,-.9 .78,-1.3 .66,-1.8 1.3,-1.8").at(-0.10, 0)
    scene.lay(Sheet(left | right, "#161616", ("cliff",)), depth=40.0)
    cracks = Outline(())
    for path in (
        "-.78,-.2 -.86,-.5 -.76,-.9 -.82,-1.4",
        "-.92,-.16 -.96,-.7 -.9,-1.5",
        ".84,-.1 .9,-.5 .8,-1.0 .88,-1.5",
    ):
        cracks = cracks | strip(points(path), 0.016, 0.005)
    scene.lay(Sheet(cracks, "#f0f0f0"), depth=39.0)
    planks = Outline(())
    for index in range(13):
        x = -0.76 + 0.078 * index
        planks = planks | box(0.058, 0.045).turned(3 * math.sin(index * 2)).at(
            x, -0.08 - 0.05 * math.sin(index / 13 * 3)
        )
    scene.lay(Sheet(planks, "#161616", ("bridge",)), depth=30.0)
    ropes = strip(points("-.84,.24 -.5,.16 -.1,.12 .16,.10 .2,-.02 .16,-.26"), 0.014, 0.006)
    ropes = ropes | strips(
        [((-0.84 + 0.2 * k, 0.24 - 0.03 * k), (-0.84 + 0.2 * k, -0.10)) for k in range(5)], 0.010
    )
    ropes = (
        ropes
        | strip(points(".70,.3 .68,.0 .66,-.3 .70,-.56"), 0.014, 0.006)
        | strips([((0.70, 0.34), (0.70, 0.0))], 0.03)
    )
    fallen = strips([((0.62, -0.30), (0.72, -0.34)), ((0.66, -0.46), (0.76, -0.48))], 0.035)
    scene.lay(Sheet(ropes | fallen, "#161616", ("rope",)), depth=29.0)
