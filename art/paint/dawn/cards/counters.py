"""Over the counter: hearts at second hand."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures
from art.paint.story.cutouts.characters import fist
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Pattern, Sheet

HEART = blob("0,-.5 0,-.5 -.46,-.02 -.44,.34 -.2,.44 0,.26 0,.26 .2,.44 .44,.34 .46,-.02")


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="Second hand, hardly used",
    subject="shop for used hearts",
    props=("hearts", "shopkeeper", "drawer"),
    mood=("ironic", "tender", "sad"),
)
def stone_heart_shop(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#27525c", lift=0, pattern="stripes", turn=90, shade="#1c3a48"))
    _heart_shelves(scene)
    seller = faces.face(
        "#d9a07c", "#e9e4da", "bald", Expression("smile", (-0.8, -0.2), 0.6), old=True, beard=True,
        dress="#7a4a34",
    )  # fmt: skip
    scene.lay(seller, x=0.44, y=0.06, scale=0.66)
    _chest_drawer(scene)
    buyer = figures.head("#6b432f", "#1c1420", figures.WOMAN, "bun", "open", "#e7a13a")
    scene.lay(buyer, x=-0.66, y=-0.34, scale=0.66)
    scene.lay(Sheet(ellipse(0.03).at(-0.7, -0.44), "#f2c14a", ("earring",), lift=3))
    arm = strip([(-0.8, -1.4), (-0.5, -0.98), (-0.26, -0.92)], 0.26, 0.14)
    scene.lay(Sheet(arm, "#c98a2f", ("arm",), lift=8))
    counter = polygon("-1.3,-1.12 1.3,-1.12 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(counter, "#c9834a", ("counter",), lift=12, pattern="waves"))
    scene.lay(Sheet(box(2.6, 0.07).at(0, -1.12), "#e0a566", lift=5))
    scene.lay(Sheet(HEART.scaled(0.46).turned(-8).at(-0.12, -0.72), "#c8333f", ("heart",), lift=8))
    scene.lay(Sheet(HEART.scaled(0.2).at(-0.18, -0.66), "#e8707a", lift=0))
    scene.lay(fist("#6b432f"), x=-0.28, y=-0.93, scale=0.4, turn=-72)
    scene.lay(Sheet(strip([(0.0, -0.74), (0.06, -0.84), (0.08, -0.92)], 0.012), "#fdf3dc", lift=2))
    tag = polygon("0,.06 .09,0 .07,-.15 -.07,-.15 -.09,0").turned(-10).at(0.08, -0.96)
    scene.lay(Sheet(tag, "#fdf3dc", ("price tag",), lift=4))
    return PaperPlan()


def _heart_shelves(scene: Scene) -> None:
    """Stone, wood, ice, patchwork, wool and gold, each on its board."""
    goods: tuple[tuple[float, float, str, Pattern | None], ...] = (
        (-0.72, 1.06, "#8f9aa4", None), (-0.24, 1.06, "#d9c08a", "rings"),
        (0.26, 1.06, "#bfe4f0", None), (0.74, 1.06, "#e8a0a8", "checks"),
        (-0.72, 0.48, "#f2c14a", "dots"), (-0.24, 0.48, "#6a5a9a", "scales"),
    )  # fmt: skip
    for index, (x, y, colour, print_) in enumerate(goods):
        heart = HEART.scaled(0.4).turned(-6 + 5 * (index % 3)).at(x, y)
        scene.lay(
            Sheet(
                heart,
                colour,
                ("hearts",),
                lift=7,
                pattern=print_,
                shade=mix(colour, "#1c1420", 0.25),
            )
        )
    _heart_marks(scene)


def _heart_marks(scene: Scene) -> None:
    """Crack, shine, stitches, lock and the boards below."""
    crack = strip([(-0.72, 1.24), (-0.78, 1.1), (-0.68, 1.04), (-0.74, 0.9)], 0.022)
    scene.lay(Sheet(crack, "#3a4450", lift=0))
    scene.lay(
        Sheet(
            strip([(0.14, 1.14), (0.2, 1.2)], 0.03) | strip(((0.12, 1.04), (0.14, 1.1)), 0.03),
            "#ffffff",
            lift=0,
        )
    )
    stitches = [
        ((0.62 + 0.06 * k, 1.0 + 0.03 * k), (0.6 + 0.06 * k, 1.06 + 0.03 * k)) for k in range(5)
    ]
    scene.lay(Sheet(strips(stitches, 0.014), "#8f2f3a", lift=0))
    lock = ellipse(0.05).at(-0.72, 0.48) | polygon("-.74,.46 -.7,.46 -.68,.36 -.76,.36")
    scene.lay(Sheet(lock, "#5a3a1a", ("lock",), lift=0))
    for y in (0.8, 0.22):
        scene.lay(
            Sheet(
                box(2.6 if y > 0.5 else 1.4, 0.06).at(0 if y > 0.5 else -0.6, y),
                "#8a5a3c",
                ("shelf",),
                lift=8,
            )
        )


def _chest_drawer(scene: Scene) -> None:
    """What the seller has where others have a heart."""
    hole = box(0.46, 0.3).at(0.44, -0.72)
    scene.lay(Sheet(hole, "#2a1a18", lift=0))
    scene.lay(Sheet(ellipse(0.1, 0.08).at(0.44, -0.66), "#ffd27a", ("glow",), glow=0.5))
    bird = blob("-.1,-.04 -.02,.06 .06,.08 .12,.04 .06,.0 .04,-.06 -.04,-.08")
    scene.lay(Sheet(bird.at(0.44, -0.66), "#2f7d86", ("bird in a drawer",), lift=3))
    scene.lay(Sheet(ellipse(0.008).at(0.52, -0.605), "#fffaf0", lift=0))
    front = polygon("-.29,.0 .29,.0 .27,-.24 -.27,-.24").at(0.44, -0.72)
    scene.lay(Sheet(front, "#9a6444", ("drawer",), lift=10))
    scene.lay(Sheet(ring(0.05, 0.026).at(0.44, -0.84), "#f2c14a", lift=4))
