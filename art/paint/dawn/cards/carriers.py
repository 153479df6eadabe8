"""A whale that carries a library."""

import math

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
    waves,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="Please return before the tide",
    subject="library inside a whale",
    props=("ribs", "books", "heart"),
    mood=("hushed", "grand", "safe"),
)
def library_whale(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3a8a9c", lift=0, shade="#0f2f48"))
    for level, tone in ((1.16, "#5aa8b4"), (0.9, "#2f7a90")):
        scene.lay(Sheet(waves(level, 0.05, 0.4, level), tone, ("sea",), lift=6))
    fluke = blob("0,.9 -.1,1.1 -.4,1.24 -.7,1.2 -.86,1.36 -.66,1.02 -.4,.86 -.12,.7")
    scene.lay(Sheet(fluke | fluke.flipped(), "#2f5878", ("tail",), lift=10))
    body = blob(
        "-.14,.98 .14,.98 .4,.7 .7,.2 .82,-.4 .7,-1.0 .36,-1.4 -.36,-1.4 "
        "-.7,-1 -.82,-.4 -.7,.2 -.4,.7"
    )
    fin = blob("-.7,-.3 -.9,-.2 -1.1,.2 -1.1,-.2 -.8,-.6")
    scene.lay(Sheet(fin | fin.flipped(), "#2a5070", lift=8))
    scene.lay(Sheet(body, "#3f6f92", ("whale",), lift=14))
    _whale_room(scene)
    _whale_readers(scene)
    return PaperPlan()


def _whale_room(scene: Scene) -> None:
    """The room in the whale: its heart, and ribs as shelves with gaps for readers."""
    room = blob("0,.74 .34,.46 .56,.04 .62,-.4 .5,-.8 0,-.96 -.5,-.8 -.62,-.4 -.56,.04 -.34,.46")
    scene.lay(Sheet(room, "#6a2438", ("inside",), lift=0, shade="#9c3f48"))
    heart = (
        ellipse(0.12).at(-0.1, 0.44) | ellipse(0.12).at(0.1, 0.44) | polygon("-.2,.38 .2,.38 0,.14")
    )
    scene.lay(Sheet(heart, "#ff6a5a", ("heart",), glow=0.4))
    scene.lay(Sheet(box(0.16, 0.035).at(0, 0.4), "#5a1420", ("slot",), lift=1))
    books = ("#e9b44a", "#3f8f7a", "#f4efe2", "#d9754a", "#5d8ac4", "#c8443c", "#8fb860")
    for row, level in enumerate((0.06, -0.3, -0.66)):
        for index in range(15):
            x = -0.6 + 0.084 * index
            if abs(x - (0.24, -0.2, 0.3)[row]) < 0.16:
                continue
            y = level + 0.12 * (x / 0.6) ** 2 - 0.01
            tall = 0.18 + 0.06 * abs(math.sin(index * 2.3 + level * 5))
            book = box(0.07, tall).at(x, y + tall / 2) & room
            scene.lay(Sheet(book, books[(index * 3 + row) % 7], ("books",), lift=3))
        rib = strip(
            [
                (-0.66, level + 0.14),
                (-0.3, level + 0.02),
                (0.3, level + 0.02),
                (0.66, level + 0.14),
            ],
            0.055,
        )
        scene.lay(Sheet(rib & room, "#f4e6d0", ("ribs",), lift=8))


def _whale_readers(scene: Scene) -> None:
    """Readers between the shelves, and the eye and the mouth below them."""
    sit = figures.Pose(
        arms=(((-0.08, 0.72), (-0.14, 0.58), (0.1, 0.54)), ((0.08, 0.72), (0.2, 0.6), (0.2, 0.52))),
        legs=(((-0.05, 0.42), (0.16, 0.4), (0.2, 0.2)), ((0.05, 0.42), (0.24, 0.36), (0.28, 0.16))),
    )
    for x, y, size, coat, skin in (
        (0.22, -0.06, 0.36, "#f6c453", "#8a5238"),
        (-0.22, -0.42, 0.36, "#8fc0d8", "#efc4a0"),
        (0.26, -0.78, 0.38, "#e89aa8", "#5f3c2c"),
    ):
        scene.lay(figures.figure(coat, skin, "#2a1820", sit, front="eyes"), x=x, y=y, scale=size)
        leaves = polygon("-.09,.03 0,0 .09,.03 .09,-.08 0,-.11 -.09,-.08")
        scene.lay(Sheet(leaves, "#fdf3dc", ("book",), lift=4), x=x + 0.06, y=y + 0.22)
    for side in (-1, 1):
        scene.lay(Sheet(ellipse(0.075).at(0.52 * side, -1.0), "#f4efe2", lift=3))
        scene.lay(Sheet(ellipse(0.045).at(0.53 * side, -1.01), "#12283c", ("eye",), lift=1))
    mouth = strip([(-0.34, -1.18), (0.0, -1.26), (0.34, -1.18)], 0.03)
    scene.lay(Sheet(mouth, "#24486a", lift=1))
    bubbles = beads([(-0.84, -1.2), (-0.78, -1.06), (0.86, -1.28), (0.82, -1.12)], 0.035)
    scene.lay(Sheet(bubbles, "#9fd8dc", ("bubbles",), lift=3))
