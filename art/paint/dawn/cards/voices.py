"""Voices: noodles that will not be eaten."""

from art.paint.story.card import card
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
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
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


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
