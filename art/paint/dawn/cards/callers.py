"""A child who writes to the weather."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature
from art.paint.story.cutouts.characters import LEGS, Looks, person
from art.paint.story.cutouts.geometry import (
    beads,
    box,
    ellipse,
    land,
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
from art.paint.story.sheets import Sheet


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="Dear weather",
    subject="child who posts a letter to the rain",
    props=("drainpipe", "clouds", "letter"),
    mood=("sweet", "funny", "hopeful"),
)
def letter_to_rain(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8aa8cc", lift=0, shade="#c8d8d8"))
    scene.lay(nature.rain(130, lambda x, y: x > -0.2 and -1.1 < y < 0.95))
    wall = polygon("-1.3,-1.8 -1.3,.5 -.34,.5 -.34,-1.8")
    scene.lay(Sheet(wall, "#e0906a", ("house",), lift=10, pattern="checks"))
    scene.lay(
        Sheet(
            polygon("-1.3,.46 -.2,.46 -.34,.62 -1.3,1.06"),
            "#7a3f48",
            ("roof",),
            lift=8,
            pattern="scales",
        )
    )
    pane = box(0.36, 0.46).at(-0.78, -0.06)
    scene.lay(Sheet(box(0.46, 0.56).at(-0.78, -0.06), "#fdf3dc", ("window",), lift=6))
    scene.lay(Sheet(pane, "#ffe6a0", glow=0.4))
    scene.lay(
        Sheet(
            strips([((-0.78, -0.3), (-0.78, 0.18)), ((-0.97, -0.06), (-0.59, -0.06))], 0.03),
            "#fdf3dc",
            lift=3,
        )
    )
    pipe = strip([(-0.24, 0.52), (-0.22, 0.2), (-0.22, -0.8)], 0.13) | strip(
        [(-0.22, -0.7), (-0.2, -0.86), (0.02, -0.9)], 0.13, 0.15
    )
    scene.lay(Sheet(pipe, "#5a7a8a", ("drainpipe",), lift=9))
    for y in (0.2, -0.3):
        scene.lay(Sheet(box(0.2, 0.06).at(-0.22, y), "#3f5a6a", lift=4))
    scene.lay(Sheet(land((-1, -1.24), (0, -1.2), (1, -1.28)), "#5f7a6a", ("street",), lift=8))
    scene.lay(Sheet(ellipse(0.4, 0.06).at(0.3, -1.4), "#9fc0d8", ("puddle",), lift=1))
    _reading_clouds(scene)
    _posting_child(scene)
    return PaperPlan()


def _reading_clouds(scene: Scene) -> None:
    """Two clouds with a letter each; the big one wears glasses."""
    for x, y, size, colour in ((0.66, 0.34, 0.4, "#c4cede"), (0.16, 0.98, 0.72, "#f2f4f8")):
        puff = (
            ellipse(0.86, 0.36).at(0, -0.06)
            | ellipse(0.46, 0.44).at(-0.3, 0.2)
            | ellipse(0.52, 0.5).at(0.26, 0.26)
            | beads([(-0.74, 0.0), (0.76, 0.02)], 0.28)
        )
        scene.lay(
            Sheet(
                puff.scaled(size).at(x, y),
                colour,
                ("cloud",),
                lift=12,
                shade=mix(colour, "#6a7a9a", 0.3),
            )
        )
        for side in (-1, 1):
            at = (x + 0.24 * size * side, y + 0.16 * size)
            scene.lay(Sheet(ellipse(0.13 * size, 0.15 * size).at(*at), "#ffffff", lift=2))
            scene.lay(
                Sheet(
                    ellipse(0.07 * size).at(at[0] - 0.02, at[1] - 0.06 * size),
                    "#1c1420",
                    ("eye",),
                    lift=1,
                )
            )
            cheek = ellipse(0.1 * size, 0.07 * size).at(x + 0.46 * size * side, y - 0.08 * size)
            scene.lay(Sheet(cheek, "#eeb0b0", lift=0))
        mouth = ellipse(0.07 * size, 0.08 * size).at(x, y - 0.14 * size)
        scene.lay(Sheet(mouth, "#7a4a5a", ("open mouth",), lift=1))
    _cloud_letters(scene)


def _cloud_letters(scene: Scene) -> None:
    """Glasses, and what the clouds read."""
    glasses = (
        ring(0.15, 0.125).at(-0.01, 1.09)
        | ring(0.15, 0.125).at(0.33, 1.09)
        | box(0.06, 0.03).at(0.16, 1.1)
    )
    scene.lay(Sheet(glasses, "#c8333f", ("glasses",), lift=4))
    for x, y, turn, size in ((0.1, 0.64, 8, 1.0), (0.74, 0.1, -12, 0.7)):
        page_ = polygon("-.2,.14 .2,.14 .2,-.14 -.2,-.14").scaled(size).turned(turn).at(x, y)
        scene.lay(Sheet(page_, "#fffaf0", ("letter",), lift=8))
        lines = strips(
            [
                ((-0.14, 0.07 - 0.06 * k), (0.12 - 0.05 * (k % 2), 0.07 - 0.06 * k))
                for k in range(3)
            ],
            0.014,
        )
        scene.lay(Sheet(lines.scaled(size).turned(turn).at(x, y), "#8f9ab0", lift=0))


def _posting_child(scene: Scene) -> None:
    """On tiptoe in rubber boots, the letter half in the pipe; the stamp bears the same face."""
    reach = (((-0.1, 0.62), (-0.22, 0.6), (-0.34, 0.56)), ((0.1, 0.62), (0.0, 0.56), (-0.2, 0.5)))
    child = Looks(
        "#8a5238", "#1c1420", "afro", "#f2c14a", trousers="#c8333f", profile=figures.CHILD
    )
    letter = box(0.3, 0.2).turned(14).at(0.14, -0.88)
    scene.lay(Sheet(letter, "#fffaf0", ("letter",), lift=6))
    scene.lay(Sheet(box(0.07, 0.08).turned(14).at(0.07, -0.84), "#8fc4bd", ("stamp",), lift=1))
    scene.lay(Sheet(ellipse(0.022, 0.026).at(0.07, -0.845), "#8a5238", lift=0))
    scene.lay(Sheet(ellipse(0.026, 0.014).at(0.068, -0.822), "#1c1420", lift=0))
    flipped = tuple(((-a[0], a[1]), (-b[0], b[1]), (-c[0], c[1])) for a, b, c in reach)
    scene.lay(
        person(child, "side", (flipped[0], flipped[1]), LEGS), x=0.5, y=-1.38, scale=0.96, flip=True
    )
