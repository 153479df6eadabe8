"""A lighthouse of bottles, and the only one who reads."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
    waves,
)
from art.paint.story.cutouts.people import SIT_LEGS, Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="Everyone wrote, nobody read",
    subject="lighthouse of bottles with a reader on top",
    props=("bottles", "letters", "sea", "floating bottle"),
    mood=("lonely", "ironic", "calm"),
)
def message_bottle_tower(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2c4a72", lift=0, shade="#f4b494"))
    beams = polygon("-.26,1.02 1.3,1.42 1.3,.86") | polygon("-.26,1.02 -1.3,1.3 -1.3,.84")
    scene.lay(Sheet(beams, "#f8dfa0", ("beam",), glow=0.1))
    scene.lay(Sheet(waves(-0.82, 0.03, 0.5, 0.3), "#4f9aa4", ("sea",), lift=6))
    stack = (
        (-0.12, -0.8, 1.56, 2, False, "#2f7d6a"),
        (-0.16, -0.31, 1.34, -2, True, "#3f8fb0"),
        (-0.1, 0.11, 1.14, 3, False, "#b8742c"),
        (-0.06, 0.47, 0.94, -2, True, "#5a9a4c"),
    )
    for x, y, size, turn, flip, colour in stack:
        _bottle(scene, x, y, size, turn, flip, colour)
    _lamp(scene)
    _reader(scene)
    scene.lay(Sheet(waves(-1.04, 0.04, 0.46, 0.1), "#2f7890", ("sea",), lift=9))
    _bottle(scene, 0.62, -1.08, 0.5, 28, False, "#a8d8c8")
    scene.lay(Sheet(waves(-1.22, 0.04, 0.6, 0.7), "#225a78", ("sea",), lift=9))
    return PaperPlan()


def _bottle(
    scene: Scene, x: float, y: float, size: float, turn: float, flip: bool, colour: str
) -> None:
    """A bottle on its side, with a letter that still has its seal."""
    where: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": turn, "flip": flip}
    scene.lay(Sheet(box(0.08, 0.1).at(0.53, 0), "#c98a56", ("cork",), lift=5), **where)
    glass = blob(
        "-.5,-.12 -.5,.12 -.46,.17 -.4,.17 .12,.17 .24,.12 .32,.075 .5,.07 .5,.07 .5,-.07 .5,-.07"
        " .32,-.075 .24,-.12 .12,-.17 -.4,-.17 -.46,-.17"
    )
    scene.lay(
        Sheet(glass, colour, ("bottles",), lift=12, shade=mix(colour, "#10243a", 0.25)), **where
    )
    letter = box(0.46, 0.15).at(-0.14, -0.02)
    scene.lay(Sheet(letter, "#fdf3dc", ("letters",), lift=2), **where)
    flap = strips([((-0.37, 0.055), (-0.14, -0.03)), ((-0.14, -0.03), (0.09, 0.055))], 0.012)
    scene.lay(Sheet(flap, "#c8b490", lift=0), **where)
    scene.lay(Sheet(ellipse(0.032).at(-0.14, -0.03), "#c8333f", ("seal",), lift=1), **where)
    shine = strip(points("-.4,.125 -.1,.135 .12,.12 .24,.08"), 0.022, 0.012)
    scene.lay(Sheet(shine, mix(colour, "#ffffff", 0.55), lift=0), **where)


def _lamp(scene: Scene) -> None:
    """The fifth bottle stands upright; its letter burns to be read and lights the sea."""
    glass = blob(
        "-.42,.62 -.42,.62 -.42,.98 -.36,1.1 -.31,1.16 -.3,1.34 -.3,1.34 -.2,1.34 -.2,1.34"
        " -.19,1.16 -.14,1.1 -.08,.98 -.08,.62 -.08,.62"
    )
    scene.lay(Sheet(glass, "#c8443c", ("lighthouse",), lift=11))
    scene.lay(Sheet(box(0.24, 0.3).at(-0.25, 0.86), "#fff4c0", ("light",), glow=0.6))
    scene.lay(Sheet(box(0.13, 0.08).at(-0.25, 1.37), "#c98a56", ("cork",), lift=5))


def _reader(scene: Scene) -> None:
    """She leans against the lamp and takes her time."""
    dress = Dress(
        skin="#8a5238", hair="#f4f0ea", coat="#f2c14a", legs="#4a4470", cut="bun",
        kind=figures.OLD, scarf="#2f7d86", head=0.27,
    )  # fmt: skip
    pose = Stance(
        near=((0.1, 0.52), (0.26, 0.56)), far=((0.12, 0.54), (0.28, 0.6)), legs=SIT_LEGS, nod=-10
    )
    scene.lay(people.person(dress, pose), x=0.06, y=0.36, scale=0.76)
    page_held = blob(
        ".24,.92 .24,.92 .42,.9 .42,.9 .4,.7 .44,.5 .52,.32 .46,.24 .46,.24 .32,.3 .3,.5 .26,.7"
    )
    scene.lay(Sheet(page_held, "#fdf6e6", ("long letter",), lift=6))
    lines = [((0.28, 0.84 - 0.07 * k), (0.38, 0.83 - 0.07 * k)) for k in range(5)]
    scene.lay(Sheet(strips(lines, 0.012), "#8a7a6a", lift=0))
    scene.lay(Sheet(ellipse(0.04, 0.034).at(0.26, 0.79), "#8a5238", ("hand",), lift=4))
