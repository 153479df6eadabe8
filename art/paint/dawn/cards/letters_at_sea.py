"""A reader on a hill of bottles, each with a letter in it."""

import math

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.characters import Looks, person
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    strip,
    strips,
    waves,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_GLASS = blob(
    "-.09,-.2 -.1,.04 -.04,.14 -.035,.14 -.035,.24 -.035,.24 "
    ".035,.24 .035,.24 .035,.14 .04,.14 .1,.04 .09,-.2 .09,-.2 -.09,-.2"
)


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="Everyone wrote, nobody read",
    subject="reader on a hill of bottles",
    props=("messages in bottles", "sea", "gull"),
    mood=("lonely", "ironic", "patient"),
)
def message_bottle_tower(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f2b48a", lift=0, shade="#fbe4c0"))
    scene.lay(Sheet(ellipse(0.34).at(0.52, 0.1), "#fff2c8", ("sun",), glow=0.5))
    scene.lay(Sheet(waves(-0.36, 0.02, 0.36), "#7fb0b4", ("sea",), lift=5))
    rows = ((8, -1.16), (7, -0.88), (6, -0.6), (4, -0.32), (3, -0.04), (1, 0.22))
    colours = ("#5f9a7a", "#86b8c8", "#c89a4a", "#4a7f9a", "#a8c48a")
    for row, (count, y) in enumerate(rows):
        for index in range(count):
            x = -0.22 + 0.25 * (index - (count - 1) / 2) + 0.05 * math.sin(row * 5 + index * 3)
            turn = (-38, 24, 70, -16, 46, -64, 10, 34)[(index + row * 3) % 8]
            colour = colours[(index + row * 2) % 5]
            _bottle(scene, x, y, turn, colour)
    _inhabited_bottle(scene, 0.3, -0.86, -10, "#86b8c8")
    reader = Looks(
        "#8a5238", "#e9e4da", "bun", "#b8322f", skirt=True, old=True, profile=figures.OLD
    )
    reading = (((-0.1, 0.62), (0.06, 0.5), (0.2, 0.58)), ((0.1, 0.62), (0.14, 0.46), (0.26, 0.5)))
    scene.lay(person(reader, "side", reading), x=-0.28, y=0.3, scale=0.72)
    scroll = blob("0,.1 .1,.13 .16,.08 .16,.08 .14,-.2 .2,-.42 .2,-.42 .1,-.4 .06,-.2").at(
        -0.12, 0.68
    )
    scene.lay(Sheet(scroll, "#fdf3dc", ("letter",), lift=6))
    lines = strips(
        [
            ((-0.03 + 0.005 * k, 0.7 - 0.06 * k), (0.02 + 0.005 * k, 0.71 - 0.06 * k))
            for k in range(5)
        ],
        0.01,
    )
    scene.lay(Sheet(lines, "#8f7a6a", lift=0))
    for level, colour in ((-1.2, "#3f8a98"), (-1.34, "#2a6a80")):
        scene.lay(Sheet(waves(level, 0.04, 0.44, level), colour, ("sea",), lift=9, pattern="waves"))
    _bottle(scene, 0.72, -1.2, 58, "#5f9a7a")
    gull = blob("-.3,.12 -.12,.1 0,.0 .14,.12 .32,.16 .14,.02 .06,-.06 -.06,-.06 -.12,.02")
    scene.lay(Sheet(gull, "#fffaf0", ("gull",), lift=7), x=0.5, y=0.92, scale=0.8, turn=-8)
    return PaperPlan()


def _bottle(scene: Scene, x: float, y: float, turn: float, colour: str) -> None:
    """A bottle with a rolled letter in it."""
    gleam = strip(((-0.07, -0.14), (-0.075, 0.02)), 0.018)
    for sheet in (
        Sheet(box(0.05, 0.08).at(0, 0.25), "#a8703f", ("cork",), lift=5),
        Sheet(_GLASS, colour, ("bottle",), lift=8, shade=mix(colour, "#10303a", 0.25)),
        Sheet(box(0.055, 0.2).turned(6).at(0, -0.06), "#fdf3dc", ("message",), lift=0),
        Sheet(box(0.06, 0.025).turned(6).at(0, -0.06), "#d8473c", lift=0),
        Sheet(gleam, mix(colour, "#ffffff", 0.6), lift=0),
    ):
        scene.lay(sheet, x=x, y=y, scale=1.15, turn=turn)


def _inhabited_bottle(scene: Scene, x: float, y: float, turn: float, colour: str) -> None:
    """A larger bottle; whoever is in it calls."""
    for sheet in (
        Sheet(box(0.05, 0.08).at(0, 0.25), "#a8703f", ("cork",), lift=5),
        Sheet(_GLASS, colour, ("bottle",), lift=8, shade=mix(colour, "#10303a", 0.25)),
        Sheet(ellipse(0.078, 0.15).at(0, -0.05), mix(colour, "#ffffff", 0.55), lift=0),
    ):
        scene.lay(sheet, x=x, y=y, scale=1.9, turn=turn)
    caller = Looks("#efc4a0", "#3a2018", "short", "#d8473c")
    left = ((-0.11, 0.62), (-0.22, 0.74), (-0.24, 0.9))
    right = ((0.11, 0.62), (0.22, 0.74), (0.24, 0.9))
    cry = Expression("open", (0, 0), 0.7, 1.2)
    person_in_it = person(caller, arms=(left, right), expression=cry, lift=3)
    scene.lay(person_in_it, x=x - 0.03, y=y - 0.33, scale=0.4, turn=turn)
