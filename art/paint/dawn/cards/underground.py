"""Below our feet: a museum for moles."""

import math

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import people
from art.paint.story.cutouts.characters import Looks, person
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    beads,
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
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="A history of the dark",
    subject="mole who guides visitors through a museum",
    props=("mole", "candles", "black pictures"),
    mood=("comic", "learned", "mysterious"),
)
def mole_museum(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#4a2c28", ("earth",), lift=0, pattern="dots", shade="#2a1a24"))
    hall = blob("-1.3,.62 -.6,.8 .2,.74 1.3,.86 1.3,-.9 .5,-1.02 -.4,-.94 -1.3,-1.06")
    scene.lay(Sheet(hall, "#a8754a", ("hall",), lift=0, shade="#7a4a38"))
    _roots(scene)
    for x, y, wide, tall in (
        (0.03, 0.42, 0.3, 0.36),
        (0.42, 0.42, 0.22, 0.26),
        (0.78, 0.38, 0.24, 0.42),
    ):
        scene.lay(Sheet(box(wide + 0.09, tall + 0.09).at(x, y), "#e0ac4a", ("frame",), lift=7))
        scene.lay(Sheet(box(wide, tall).at(x, y), "#120c18", ("black picture",), lift=0))
        scene.lay(Sheet(box(0.14, 0.05).at(x, y - tall / 2 - 0.12), "#fdf3dc", lift=3))
    eyes = beads([(0.75, 0.3), (0.8, 0.3)], 0.012)
    scene.lay(Sheet(eyes, "#ffe28a", glow=0.3))
    _mole(scene)
    _museum_visitors(scene)
    spiral = [
        (0.2 * (1 - k / 22) * math.cos(k * 0.7), 0.2 * (1 - k / 22) * math.sin(k * 0.7))
        for k in range(20)
    ]
    scene.lay(Sheet(strip(spiral, 0.05, 0.02), "#8a6a58", ("fossil",), lift=2), x=0.56, y=-1.24)
    return PaperPlan()


def _roots(scene: Scene) -> None:
    """The ceiling: a meadow under the evening sky, and what it lets down."""
    sky = polygon("-1.3,1.24 1.3,1.24 1.3,1.8 -1.3,1.8")
    scene.lay(Sheet(sky, "#5a5a94", ("sky",), lift=0, shade="#e0906a"))
    blades = Outline(())
    for k in range(27):
        x, tall = -1.17 + 0.09 * k, 0.09 + 0.04 * math.sin(k * 2.1)
        blades = blades | polygon((x - 0.06, 1.2), (x + 0.06, 1.2), (x + 0.03, 1.26 + tall))
    scene.lay(Sheet(blades | box(2.6, 0.12).at(0, 1.2), "#4f7a4a", ("grass",), lift=9))
    for x, deep in ((-0.78, 0.3), (-0.36, 0.2), (0.1, 0.34), (0.5, 0.22), (0.84, 0.3)):
        root = strip([(x, 1.16), (x + 0.05, 1.1 - deep / 2), (x - 0.02, 1.12 - deep)], 0.05, 0.012)
        twig = strip([(x + 0.03, 1.1), (x + 0.1, 1.04), (x + 0.11, 0.96)], 0.028, 0.01)
        scene.lay(Sheet(root | twig, "#c09a70", ("roots",), lift=4))


def _lid(x: float) -> Outline:
    """A closed eye behind its glass."""
    return strip([(x - 0.05, 0.105), (x, 0.08), (x + 0.05, 0.105)], 0.018)


def _mole(scene: Scene) -> None:
    """The guide with a bow tie, glasses for show and a pointer."""
    fur = "#2c2438"
    body = blob("-.98,-1.0 -1.0,-.4 -.86,.06 -.6,.26 -.34,.1 -.26,-.4 -.28,-1.0")
    scene.lay(Sheet(body, fur, ("mole",), lift=12))
    scene.lay(
        Sheet(
            blob("-.84,-.98 -.84,-.5 -.62,-.32 -.42,-.5 -.42,-.98"),
            mix(fur, "#fff0dc", 0.25),
            lift=2,
        )
    )
    snout = blob("-.66,.14 -.5,.2 -.3,.12 -.14,.02 -.16,-.06 -.4,-.1 -.62,-.06")
    scene.lay(Sheet(snout, mix(fur, "#c08a8a", 0.35), lift=6))
    scene.lay(Sheet(ellipse(0.065, 0.055).at(-0.14, 0.0), "#f09a98", ("nose",), lift=4))
    whiskers = strips([((-0.24, 0.0), (-0.06, -0.1)), ((-0.26, -0.02), (-0.12, -0.15))], 0.008)
    scene.lay(Sheet(whiskers, "#e9d3ae", lift=1))
    scene.lay(
        Sheet(
            ring(0.1, 0.082).at(-0.58, 0.1) | ring(0.09, 0.073).at(-0.38, 0.1),
            "#f2c14a",
            ("glasses",),
            lift=4,
        )
    )
    scene.lay(Sheet(_lid(-0.58) | _lid(-0.38), "#fff0dc", lift=0))
    bow = polygon("0,0 -.12,.08 -.12,-.08") | polygon("0,0 .12,.08 .12,-.08") | ellipse(0.035)
    scene.lay(Sheet(bow.at(-0.5, -0.18), "#c8333f", ("bow tie",), lift=5))
    stick = strip(((-0.22, -0.46), (0.08, 0.26)), 0.034, 0.02)
    scene.lay(Sheet(stick, "#f0dcb0", ("pointer",), lift=5))
    arms = (
        ([(-0.4, -0.32), (-0.34, -0.52), (-0.17, -0.4)], (-0.15, -0.36, -40)),
        ([(-0.84, -0.32), (-0.92, -0.54), (-0.72, -0.64)], (-0.68, -0.66, -80)),
    )
    for arm, (x, y, turn) in arms:
        leg = people.sleeve(arm, 0.22, 0.15)
        scene.lay(Sheet(leg, mix(fur, "#fff0dc", 0.1), ("foreleg",), lift=6))
        paw = ellipse(0.13, 0.1)
        claws = Outline(())
        for k in range(4):
            claws = claws | strip(
                ((-0.09 + 0.06 * k, 0.04), (-0.11 + 0.075 * k, 0.16)), 0.045, 0.012
            )
        scene.lay(Sheet(claws.turned(turn).at(x, y), "#fff0dc", lift=4))
        scene.lay(Sheet(paw.turned(turn).at(x, y), "#f0a49a", ("paw",), lift=5))


def _museum_visitors(scene: Scene) -> None:
    """A grandmother, a boy and a worm, each with a candle."""
    hold = (((-0.11, 0.62), (-0.2, 0.5), (-0.22, 0.58)), ((0.11, 0.62), (0.18, 0.47), (0.17, 0.33)))
    granny = Looks("#efc4a0", "#e9e4da", "bun", "#c8563c", skirt=True, old=True)
    boy = Looks("#6b432f", "#1c1420", "afro", "#3f8f7a")
    scene.lay(
        person(granny, arms=hold, expression=Expression("open", (-0.9, 0.6), 0.7)),
        x=0.72,
        y=-1.04,
        scale=0.86,
    )
    scene.lay(
        person(boy, arms=hold, expression=Expression("smile", (-0.9, 0.7), 0.4)),
        x=0.3,
        y=-1.06,
        scale=0.64,
    )
    for x, y, size in ((0.52, -0.5, 1.0), (0.155, -0.65, 0.8), (-0.06, -0.76, 0.6)):
        scene.lay(
            Sheet(
                box(0.05 * size, 0.16 * size).at(x, y + 0.08 * size), "#fdf6e6", ("candle",), lift=4
            )
        )
        flame = blob("0,.12 0,.12 -.04,.03 0,0 .04,.03").scaled(size).at(x, y + 0.17 * size)
        scene.lay(Sheet(flame, "#ffd070", ("flame",), glow=0.55))
    worm = strip(
        [(0.16, -1.02), (0.04, -1.04), (-0.04, -0.96), (-0.02, -0.82)], 0.08, 0.09
    ) | ellipse(0.06).at(-0.02, -0.8)
    scene.lay(Sheet(worm, "#e89aa0", ("worm",), lift=5))
    scene.lay(Sheet(beads([(-0.045, -0.79), (0.0, -0.79)], 0.01), "#1c1420", lift=0))
