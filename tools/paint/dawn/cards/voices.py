"""Voices: noodles that will not be eaten, and a wall that answers."""

import math

from tools.paint.story.card import card
from tools.paint.story.cutouts import figures, people
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    page,
    points,
    polygon,
    ring,
    star,
    strip,
)
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


def _mark(name: str) -> Outline:
    """A sign of noodle dough that every language reads, one high, standing at the origin."""
    if name == "?":
        hook = points("-.24,.72 -.16,.94 .06,1.0 .26,.84 .18,.6 .0,.48 .0,.32")
        return strip(hook, 0.16) | beads([hook[0], hook[-1], (0.0, 0.09)], 0.09)
    if name == "!":
        return polygon("-.15,1 .15,1 .08,.32 -.08,.32") | beads([(0, 0.12)], 0.12)
    if name == "ring":
        return ring(0.46, 0.26).at(0, 0.5)
    if name == "heart":
        return blob("0,0 0,0 -.5,.56 -.4,.94 0,.76 0,.76 .4,.94 .5,.56")
    return star(5, 0.56, 0.26).at(0, 0.46)


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Eat your words",
    subject="noodles climbing out of the soup",
    props=("soup", "spoon", "child", "father", "question mark"),
    mood=("funny", "sulky", "noisy"),
)
def soup_of_letters(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3f6f78", lift=0, pattern="checks", turn=45))
    father = figures.head("#efc4a0", "#5a3a2a", figures.MAN, "short", dress="#4a3a5c")
    scene.lay(father, x=-0.66, y=0.74, scale=0.8, turn=-6)
    moustache = blob(".28,-.17 .44,-.2 .5,-.28 .38,-.25 .26,-.28")
    scene.lay(Sheet(moustache, "#5a3a2a", lift=3), x=-0.66, y=0.74, scale=0.8, turn=-6)
    child = figures.head("#efc4a0", "#a8532a", figures.CHILD, "curls", dress="#e9b84a")
    scene.lay(child, x=0.74, y=0.02, scale=0.62, turn=6, flip=True)
    table = blob("-1.3,-.62 -.6,-.54 0,-.52 .6,-.54 1.3,-.62 1.3,-1.8 1.3,-1.8 -1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(table, "#f4ead6", ("table",), lift=13))
    scene.lay(Sheet(ellipse(0.84, 0.34).at(-0.04, -1.0), "#fdf8ee", ("plate",), lift=12))
    scene.lay(
        Sheet(ellipse(0.7, 0.26).at(-0.04, -0.98), "#e8843c", ("soup",), lift=0, shade="#d8662c")
    )
    floating = (
        (-0.54, -1.0, "star", 20),
        (-0.26, -1.16, "heart", -20),
        (0.34, -1.12, "?", 30),
        (0.46, -0.92, "ring", 0),
        (-0.04, -1.2, "!", -70),
    )
    for x, y, name, turn in floating:
        scene.lay(
            Sheet(_mark(name), "#ffe9b0", ("noodles",), lift=3), x=x, y=y, scale=0.21, turn=turn
        )
    _climbers(scene)
    return PaperPlan()


def _climbers(scene: Scene) -> None:
    """The father's order, the spoon in the child's fist, and noodles that climb towards it."""
    order = figures.hand(
        "#efc4a0", (-30, -2, 4, 10, 16), (0.2, 0.42, 0.14, 0.12, 0.1), sleeve="#5a4a70", nails=False
    )
    scene.lay(order, x=-0.6, y=-0.3, scale=0.5, turn=-104)
    spoon = strip([(-0.34, -0.9), (0.0, -0.6), (0.42, -0.14)], 0.09, 0.055)
    spoon = spoon | ellipse(0.22, 0.14).turned(44).at(-0.4, -0.96) | ellipse(0.04).at(0.42, -0.14)
    scene.lay(Sheet(spoon, "#c8ccd4", ("spoon",), lift=8))
    hollow = ellipse(0.16, 0.09).turned(44).at(-0.4, -0.96)
    scene.lay(Sheet(hollow, "#aab0bc", lift=0))
    arm = people.sleeve([(0.98, -0.42), (0.8, -0.66), (0.4, -0.37)], 0.3, 0.17)
    scene.lay(Sheet(arm, "#d9a43a", ("sleeve",), lift=9))
    cuff = strip(((0.45, -0.41), (0.38, -0.35)), 0.19)
    scene.lay(Sheet(cuff, "#fdf3dc", lift=4))
    scene.lay(people.fist("#efc4a0"), x=0.3, y=-0.28, scale=0.44, turn=46)
    for name, x, y, size, turn in (
        ("!", -0.37, -0.83, 0.42, 24),
        ("?", -0.02, -0.48, 0.44, 18),
        ("!", 0.24, -0.1, 0.4, 10),
    ):
        scene.lay(_climber(name), x=x, y=y, scale=size, turn=turn)


def _climber(name: str) -> list[Sheet]:
    """A noodle with arms and legs of the same dough, one high, standing at the origin."""
    limbs = Outline(())
    arms = _ARMS[name]
    for line in ("-.04,.1 -.16,.04 -.16,-.14", ".04,.1 .18,.08 .22,-.08", *arms):
        joints = points(line)
        limbs = limbs | strip(joints, 0.06, 0.05) | beads([joints[-1]], 0.042)
    eyes = [(-0.055, 0.85), (0.055, 0.85)] if name == "!" else [(-0.02, 0.96), (0.09, 0.945)]
    return [
        Sheet(limbs, "#e2b568", lift=4),
        Sheet(_mark(name), "#ffe9b0", ("noodles",), lift=6),
        Sheet(beads(eyes, 0.026), "#3a2418", lift=0),
    ]


_ARMS = {
    "!": ("-.08,.6 -.24,.6 -.3,.78", ".08,.6 .24,.64 .34,.56"),
    "?": ("-.0,.42 -.2,.42 -.28,.56", ".06,.42 .24,.4 .34,.5"),
}


_HE = Dress(
    skin="#8a5238",
    hair="#1c1420",
    coat="#e9b84a",
    legs="#2c3350",
    kind=figures.MAN,
    hat="beret",
    hat_colour="#c8443c",
)


_SHE = Dress(
    skin="#efc4a0",
    hair="#a8532a",
    coat="#3f8f7a",
    legs="#efc4a0",
    shoes="#8a2f3c",
    cut="long",
    skirt=0.2,
    look=Expression("smile", None),
)


@card(
    palette="lavender_dream",
    hand="cut_paper",
    title="The wall that answers",
    subject="two people whispering along a curved wall",
    props=("wall", "threads", "dome"),
    mood=("romantic", "shy", "hushed"),
)
def whispering_wall(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f6d8b8", lift=0, shade="#f0a890"))
    scene.lay(Sheet(ellipse(0.24).at(0.0, 0.02), "#fff3cf", ("sun",), glow=0.7))
    hill = blob("-1.3,-.5 -.4,-.3 .2,-.42 1.3,-.3 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(hill, "#d98a78", lift=6, pattern="leaves"))
    papers = ((0.78, "#8a6a9c"), (0.88, "#6f5288"), (0.98, "#573e72"))
    for index, (wide, colour) in enumerate(papers):
        rim = [
            (wide * math.cos(a), 0.42 + 0.72 * (wide / 0.78) * math.sin(a))
            for a in (math.pi * k / 40 for k in range(41))
        ]
        hole = polygon((wide, -1.8), *rim, (-wide, -1.8))
        scene.lay(
            Sheet(
                page() - hole, colour, ("wall",), lift=13, pattern="rings" if index == 1 else None
            )
        )
    floor = polygon("-1.3,-1.1 1.3,-1.1 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#3f2c56", ("floor",), lift=9))
    _wall_threads(scene)
    cup = Stance(near=((0.12, 0.62), (0.18, 0.78)), far=((0.06, 0.56), (0.2, 0.7)), lean=-5)
    scene.lay(people.person(_HE, cup), x=-0.5, y=-1.22, scale=1.06, flip=True)
    scene.lay(people.person(_SHE, cup), x=0.5, y=-1.22, scale=1.02)
    return PaperPlan()


def _wall_threads(scene: Scene) -> None:
    """What each says runs along the curve; one thread leaves by the top, to somebody else."""
    for wide, colour in ((0.83, "#ff9a7a"), (0.9, "#ffd98a")):
        curve = [
            (wide * math.cos(a), 0.42 + 0.72 * (wide / 0.78) * math.sin(a))
            for a in (math.pi * k / 24 for k in range(25))
        ]
        line = [
            (0.74, -0.36),
            (wide, -0.1),
            (wide, 0.2),
            *curve,
            (-wide, 0.2),
            (-wide, -0.1),
            (-0.74, -0.34),
        ]
        scene.lay(Sheet(strip(line, 0.02), colour, ("thread",), lift=4))
        for x, y in curve[4:-3:4]:
            heart = (
                ellipse(0.022).at(-0.017, 0.012)
                | ellipse(0.022).at(0.017, 0.012)
                | polygon((-0.037, 0.004), (0.037, 0.004), (0, -0.045))
            )
            scene.lay(Sheet(heart.scaled(1.5).at(x, y), colour, ("words",), lift=4))
    third = [(0.72, -0.34), (0.95, 0.1), (0.93, 0.7), (0.7, 1.2), (0.62, 1.7)]
    scene.lay(Sheet(strip(third, 0.016), "#8fe0d4", ("third thread",), lift=4))
