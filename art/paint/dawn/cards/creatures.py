"""A circus of insects between two hands."""

import math

from art.paint.dawn.second_stories import elephant_shadow
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    beads,
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
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="Do not clap",
    subject="insect circus between two hands",
    props=("ants", "lamp", "hands"),
    mood=("funny", "threatening", "tiny"),
)
def circus_of_insects(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3a1f3c", lift=0, shade="#6a2f44"))
    scene.lay(Sheet(polygon("-.42,1.7 .42,1.7 .9,-1.0 -.9,-1.0"), "#f4c46a", ("light",), glow=0.18))
    elephant_shadow(scene, "#c98f3e")
    _sheltering_hands(scene)
    scene.lay(Sheet(ellipse(0.78, 0.2).at(0, -0.9), "#e9b44a", ("ring",), lift=6))
    scene.lay(Sheet(ellipse(0.66, 0.15).at(0, -0.89), "#f4dca0", lift=2, pattern="dots"))
    rope = strip([(-0.46, 0.34), (0.0, 0.28), (0.46, 0.34)], 0.014)
    poles = strips([((-0.46, -0.84), (-0.46, 0.42)), ((0.46, -0.84), (0.46, 0.42))], 0.035)
    scene.lay(Sheet(poles, "#c8443c", ("poles",), lift=6))
    scene.lay(Sheet(rope, "#fdf3e2", ("rope",), lift=3))
    _thumbs(scene)
    _ant(scene, 0.04, 0.285, 0.3, parasol=True)
    _ant(scene, -0.26, -0.82, 0.46, lifts=True)
    beetle = ellipse(0.17, 0.13).at(0.3, -0.66)
    legs = strips(
        [((0.2, -0.72), (0.14, -0.88)), ((0.3, -0.76), (0.3, -0.9)), ((0.4, -0.72), (0.46, -0.88))],
        0.022,
    )
    scene.lay(Sheet(legs, "#1c1420", lift=3))
    scene.lay(Sheet(beetle, "#2f7d6a", ("beetle",), lift=7))
    scene.lay(Sheet(strip(((0.3, -0.54), (0.3, -0.78)), 0.012), "#143a34", lift=0))
    scene.lay(Sheet(ellipse(0.07).at(0.48, -0.64), "#1c3a34", lift=4))
    scene.lay(Sheet(ellipse(0.085).at(0.3, -0.42), "#d8473c", ("ball",), lift=6))
    scene.lay(Sheet(polygon("0.24,-.34 .36,-.34 .3,-.2"), "#f6c453", lift=3))
    seats = [(-0.86 + 0.13 * k, -1.24 + 0.03 * math.sin(k * 1.7)) for k in range(14)]
    scene.lay(Sheet(beads(seats, 0.055), "#241226", ("audience",), lift=6))
    feelers = Outline(())
    for x, y in seats:
        feelers = (
            feelers
            | strip(((x - 0.02, y + 0.04), (x - 0.05, y + 0.11)), 0.01)
            | strip(((x + 0.02, y + 0.04), (x + 0.05, y + 0.11)), 0.01)
        )
    scene.lay(Sheet(feelers, "#241226", lift=3))
    return PaperPlan()


def _sheltering_hands(scene: Scene) -> None:
    """Two whole hands stand behind the ring like the walls of a tent."""
    left = figures.hand("#e0a880", (-6, -6, -1, 4, 9), (0.05, 0.4, 0.46, 0.42, 0.33), "#2f6a86")
    lines = strips([((-0.12, 0.2), (0.1, 0.25)), ((-0.1, 0.3), (0.06, 0.33))], 0.012)
    left[1] = Sheet(lines, "#bf835f", lift=0)
    for side in (-1, 1):
        scene.lay(left, x=0.7 * side, y=-0.54, scale=0.98, flip=side > 0)


def _thumbs(scene: Scene) -> None:
    """The thumbs of these hands lie around the poles."""
    line = [(0.12, 0.14), (0.24, 0.26), (0.34, 0.46)]
    thumb = [
        Sheet(strip(line, 0.16, 0.095) | beads([line[0]], 0.08) | beads([line[-1]], 0.047),
              "#e0a880", lift=5),
        Sheet(ellipse(0.028, 0.036).turned(-26).at(0.343, 0.465), "#edcfb9", lift=1),
    ]  # fmt: skip
    for side in (-1, 1):
        scene.lay(thumb, x=0.7 * side, y=-0.54, scale=0.98, flip=side > 0)


def _ant(
    scene: Scene, x: float, y: float, size: float, parasol: bool = False, lifts: bool = False
) -> None:
    """An upright ant with a parasol, or one that lifts a ticket."""
    body = (
        ellipse(0.2, 0.28).at(0, 0.28)
        | ellipse(0.12, 0.14).at(0, 0.64)
        | ellipse(0.17, 0.15).at(0, 0.88)
    )
    legs = strips(
        [
            ((-0.08, 0.1), (-0.18, 0.0)),
            ((0.08, 0.1), (0.18, 0.0)),
            ((-0.1, 0.62), (-0.36, 0.8)),
            ((0.1, 0.62), (0.36, 0.8)),
        ],
        0.05,
    )
    feelers = strip([(-0.06, 1.0), (-0.14, 1.16), (-0.26, 1.2)], 0.035) | strip(
        [(0.06, 1.0), (0.14, 1.16), (0.26, 1.2)], 0.035
    )
    scene.lay(Sheet(legs | feelers | body, "#5a1f24", ("ant",), lift=5), x=x, y=y, scale=size)
    scene.lay(
        Sheet(beads([(-0.06, 0.9), (0.07, 0.9)], 0.04), "#fffaf0", lift=1), x=x, y=y, scale=size
    )
    if parasol:
        shade = blob("-.5,1.3 -.3,1.6 .1,1.7 .5,1.6 .7,1.3 .7,1.3 .4,1.38 .1,1.3 -.2,1.38")
        scene.lay(
            Sheet(strip(((0.36, 0.8), (0.1, 1.5)), 0.04), "#fdf3e2", lift=3), x=x, y=y, scale=size
        )
        scene.lay(Sheet(shade, "#f08a8a", ("parasol",), lift=6), x=x, y=y, scale=size)
    if lifts:
        ticket = box(1.3, 0.44).at(0, 1.34) - beads([(-0.65, 1.34), (0.65, 1.34)], 0.1)
        scene.lay(Sheet(ticket, "#f6d070", ("ticket",), lift=7), x=x, y=y, scale=size, turn=-6)
        up = strips([((-0.36, 0.8), (-0.4, 1.16)), ((0.36, 0.8), (0.4, 1.16))], 0.05)
        scene.lay(Sheet(up, "#5a1f24", lift=4), x=x, y=y, scale=size)
