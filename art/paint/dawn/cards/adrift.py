"""Without ground: a village on stilts."""

from art.paint.story.card import card
from art.paint.story.cutouts import figures, nature, town
from art.paint.story.cutouts.characters import Looks, mitten, person
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="The day the ground left",
    subject="village on stilts",
    props=("stilts", "houses", "giraffe", "man with a spade"),
    mood=("anxious", "funny", "dizzy"),
)
def stilt_village(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f8d8b8", lift=0, shade="#b0a0d0"))
    scene.lay(Sheet(ellipse(0.2).at(0.66, 1.08), "#fff2c8", ("sun",), glow=0.5))
    for x, y, wide in ((-0.6, -1.2, 0.9), (0.5, -1.34, 1.1), (0.8, -0.9, 0.5), (-0.9, -0.62, 0.4)):
        scene.lay(Sheet(nature.cloud_outline(wide).at(x, y), "#fdf4ee", ("cloud",), lift=5))
    _stilt_house(scene, -0.62, 0.62, 0.62, "#e8b04a", "#a8433c", (-0.84, -0.42))
    _stilt_house(scene, 0.62, 0.16, 0.5, "#8fc4bd", "#4a5a8a", (0.44, 0.8))
    for x, y, wide in ((-0.3, -1.5, 1.4), (0.9, -1.56, 0.9)):
        scene.lay(Sheet(nature.cloud_outline(wide).at(x, y), "#ffffff", ("cloud",), lift=8))
    _giraffe(scene)
    scene.lay(town.house("#f2e2c0", "#c8563c"), x=-0.02, y=0.5, scale=0.62)
    _stilt_people(scene)
    return PaperPlan()


def _stilt_house(
    scene: Scene, x: float, y: float, size: float, wall: str, roof: str, feet: tuple[float, float]
) -> None:
    """A house on two long poles with a cross of laths between them."""
    left, right = feet
    poles = strips(
        [((left, y + 0.02), (left - 0.06, -1.8)), ((right, y + 0.02), (right + 0.06, -1.8))], 0.05
    )
    laths = strips(
        [((left, y - 0.2), (right, y - 0.6)), ((right, y - 0.2), (left, y - 0.6))], 0.022
    )
    scene.lay(Sheet(laths, "#a8744a", lift=4), Sheet(poles, "#7a4a34", ("stilts",), lift=7))
    scene.lay(Sheet(box(size * 1.1, 0.06).at(x, y), "#7a4a34", ("platform",), lift=7))
    scene.lay(town.house(wall, roof), x=x, y=y + 0.02, scale=size)


def _giraffe(scene: Scene) -> None:
    """It carries the third house on its head and pretends to be a pole."""
    coat, spot = "#f0b850", "#b8703a"
    legs = strips(
        [
            ((-0.16, -0.86), (-0.2, -1.3)),
            ((-0.04, -0.88), (-0.06, -1.34)),
            ((0.2, -0.88), (0.2, -1.34)),
            ((0.3, -0.84), (0.34, -1.3)),
        ],
        0.08,
    )
    hooves = polygon("-.05,0 .05,0 .06,-.07 -.06,-.07")
    for x, y in ((-0.2, -1.28), (-0.06, -1.32), (0.2, -1.32), (0.34, -1.28)):
        scene.lay(Sheet(hooves.at(x, y), "#6b3a20", ("hoof",), lift=5))
    body = blob("-.22,-.9 -.2,-.62 .0,-.54 .3,-.62 .38,-.82 .3,-.98 0,-.98")
    neck = strip([(-0.1, -0.7), (-0.06, -0.2), (-0.02, 0.36)], 0.26, 0.13)
    scene.lay(Sheet(legs | body | neck, coat, ("giraffe",), lift=9))
    spots = [
        (-0.1, -0.5),
        (-0.02, -0.34),
        (-0.08, -0.14),
        (-0.01, 0.04),
        (-0.05, 0.2),
        (0.04, -0.72),
        (0.2, -0.76),
        (0.12, -0.9),
        (-0.1, -0.84),
        (0.3, -0.86),
    ]
    for index, (x, y) in enumerate(spots):
        mark = (
            blob("-.05,.0 -.02,.05 .04,.04 .05,-.02 .0,-.05")
            .scaled(1 if index < 5 else 1.3)
            .at(x, y)
        )
        scene.lay(Sheet(mark, spot, lift=1))
    _giraffe_head(scene, coat)


def _giraffe_head(scene: Scene, coat: str) -> None:
    """Its head below the platform."""
    head = blob("-.08,.44 .06,.46 .2,.36 .26,.28 .2,.22 .06,.26 -.06,.3")
    scene.lay(Sheet(head, coat, lift=5))
    scene.lay(
        Sheet(ellipse(0.034).at(0.06, 0.38), "#fffaf0", lift=2),
        Sheet(ellipse(0.017).at(0.07, 0.37), "#1c1420", ("eye",), lift=1),
    )
    scene.lay(Sheet(ellipse(0.012).at(0.21, 0.29), "#6b3a20", lift=1))
    scene.lay(Sheet(box(0.62, 0.06).at(-0.02, 0.5), "#7a4a34", ("platform",), lift=7))


def _stilt_people(scene: Scene) -> None:
    """One walks to the neighbours, one digs in the last flowerpot for the ground."""
    hold = (
        ((-0.11, 0.62), (-0.22, 0.5), (-0.27, 0.46)),
        ((0.11, 0.62), (0.22, 0.52), (0.28, 0.52)),
    )
    step = (((-0.06, 0.36), (-0.1, 0.2), (-0.22, 0.02)), ((0.06, 0.36), (0.15, 0.24), (0.23, 0.1)))
    walker = Looks("#6b432f", "#1c1420", "scarf", "#7a4a9a", trousers="#31507a")
    x, y, size = -0.6, -0.66, 0.74
    for low, high, rest in (
        ((-0.28, -1.4), (-0.29, 0.64), (-0.23, -0.02)),
        ((0.36, -1.4), (0.31, 0.7), (0.26, 0.06)),
    ):
        block = box(0.16, 0.05).at(*rest)
        scene.lay(
            Sheet(strip((low, high), 0.05), "#d8503c", ("stilts",), lift=6), x=x, y=y, scale=size
        )
        scene.lay(Sheet(block, "#9a2f2c", ("foot rest",), lift=4), x=x, y=y, scale=size)
    scene.lay(
        person(walker, arms=hold, legs=step, expression=Expression("grin", (0.6, -0.2), 0.3)),
        x=x,
        y=y,
        scale=size,
    )
    for elbow, wrist in ((hold[0][1], hold[0][2]), (hold[1][1], hold[1][2])):
        scene.lay(Sheet(mitten(elbow, wrist), walker.skin, lift=3), x=x, y=y, scale=size)
    dig = (((-0.1, 0.62), (0.06, 0.5), (0.2, 0.48)), ((0.1, 0.62), (0.2, 0.48), (0.28, 0.38)))
    digger = Looks("#efc4a0", "#7a4a2c", "bald", "#3f7a5a", profile=figures.MAN, stout=1.15)
    scene.lay(
        Sheet(
            strips([((0.66, -0.66), (0.62, -1.7)), ((0.9, -0.66), (0.94, -1.7))], 0.045),
            "#7a4a34",
            lift=6,
        )
    )
    scene.lay(Sheet(box(0.6, 0.06).at(0.74, -0.66), "#7a4a34", ("platform",), lift=7))
    pot = polygon("-.14,0 .14,0 .1,-.2 -.1,-.2").at(0.79, -0.43)
    scene.lay(Sheet(ellipse(0.13, 0.05).at(0.79, -0.43), "#4a2c20", ("earth",), lift=3))
    scene.lay(Sheet(pot, "#c8633c", ("flowerpot",), lift=6))
    scene.lay(person(digger, "side", dig), x=0.52, y=-0.64, scale=0.6)
    scene.lay(Sheet(strip(((0.6, -0.26), (0.77, -0.42)), 0.022), "#8a5f3c", lift=4))
    scene.lay(
        Sheet(
            polygon("-.05,.04 .05,.04 .03,-.08 -.03,-.08").turned(40).at(0.79, -0.43),
            "#8f9aa4",
            ("spade",),
            lift=4,
        )
    )
