"""What hangs by a thread: the road that is knitted at one end."""

from art.paint.story.card import card
from art.paint.story.cutouts import animals, figures, nature, town
from art.paint.story.cutouts.characters import fist
from art.paint.story.cutouts.geometry import (
    ellipse,
    land,
    page,
    points,
    strip,
)
from art.paint.story.finish import Finish, flock
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="The road she is knitting",
    subject="old woman knitting",
    props=("road", "walker", "needles"),
    mood=("tender", "patient", "wistful"),
)
def knitted_road(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#fbe3bd", lift=0, shade="#f6b98f"))
    scene.lay(Sheet(ellipse(0.34).at(0.42, 0.98), "#fff3c4", ("sun",), glow=0.7))
    hills = (
        ("#f0b288", ((-1, 0.62), (-0.4, 0.80), (0.2, 0.66), (0.9, 0.86))),
        ("#dd8c72", ((-1, 0.50), (-0.3, 0.46), (0.4, 0.58), (1, 0.50))),
        ("#c06a68", ((-1, 0.12), (-0.2, 0.34), (0.5, 0.22), (1, 0.36))),
        ("#96506a", ((-1, -0.10), (-0.1, -0.05), (0.5, -0.12), (1, 0.05))),
        ("#6d3f63", ((-1, -0.5), (0.0, -0.38), (0.6, -0.46), (1, -0.30))),
    )
    for colour, tops in hills:
        scene.lay(Sheet(land(*tops), colour, ("hills",), pattern="leaves", turn=20))
    scene.lay(town.house("#7a3f52", "#4d2747"), x=-0.52, y=0.20, scale=0.30)
    scene.lay(nature.tree("#5d2f45", "#b35a5c"), x=0.82, y=-0.02, scale=0.34)
    _unravelled_road(scene)
    granny = figures.head("#d9a07c", "#f3ede2", figures.OLD, "bun", "closed", "#31305a")
    scene.lay(granny, x=-0.62, y=-0.48, scale=0.92)
    scene.lay(Sheet(_glasses(), "#2a1d3a", lift=3), x=-0.62, y=-0.48, scale=0.92)
    for turn, x in ((58, -0.28), (116, 0.36)):
        needle = strip(((0, 0), (0, 0.72)), 0.026, 0.012)
        scene.lay(Sheet(needle.turned(turn - 90), "#e9c46a", ("needle",), lift=6), x=x, y=-1.12)
    _knitting_hands(scene)
    ball = ellipse(0.19).at(0.76, -1.28)
    scene.lay(Sheet(ball, "#c8443c", ("yarn",), lift=9))
    for turn, y in ((20, 0.06), (20, 0.0), (20, -0.06), (125, 0.05), (125, -0.02)):
        loop = strip([(-0.17, y - 0.04), (0.0, y + 0.05), (0.17, y - 0.04)], 0.014).turned(turn)
        scene.lay(Sheet(loop.at(0.76, -1.28) & ball, "#e87a62", lift=1))
    yarn = [(0.62, -1.2), (0.5, -1.02), (0.3, -0.92), (0.1, -0.86)]
    scene.lay(town.thread(yarn, "#c8443c", 0.014))
    return PaperPlan(birds=flock(3, seed=4, x=(0.1, 0.3), y=(0.14, 0.22), size=(0.02, 0.03)))


def _unravelled_road(scene: Scene) -> None:
    """The road as a scarf: a bird pulls its far end apart, and somebody is on his way there."""
    road = [(-0.02, -0.86), (0.42, -0.62), (0.72, -0.36), (0.30, -0.10), (0.02, 0.10)]
    road += [(0.22, 0.28), (0.4, 0.38)]
    scene.lay(Sheet(strip(road, 0.30, 0.1), "#f7ead2", ("scarf",), lift=9))
    scene.lay(Sheet(strip(road, 0.16, 0.054), "#c8443c", lift=1))
    scene.lay(Sheet(strip(road, 0.04, 0.016), "#f7ead2", lift=1))
    loops = points(
        ".36,.36 .44,.44 .36,.5 .3,.44 .4,.4 .52,.46 .5,.56 .4,.56 .42,.48 .56,.52 .6,.62 .5,.66"
        " .48,.58 .62,.6 .7,.72 .62,.78 .58,.7 .68,.72 .72,.86 .68,.98 .64,1.12"
    )
    scene.lay(Sheet(strip(loops, 0.03), "#c8443c", ("unravelled yarn",), lift=5))
    walker = figures.figure("#2d3a63", "#c98d6a", "#2a1d2a", figures.WALKING)
    scene.lay(walker, x=0.1, y=0.14, scale=0.24)
    scene.lay(animals.bird("#2d3a63"), x=0.66, y=1.16, scale=0.24, turn=24)


def _knitting_hands(scene: Scene) -> None:
    """Two hands closed around the needles."""
    hand = fist("#d9a07c", "#31305a")
    scene.lay(hand, x=-0.30, y=-1.22, scale=0.50, turn=24, flip=True)
    scene.lay(hand, x=0.38, y=-1.22, scale=0.50, turn=-24)


def _glasses() -> Outline:
    """Round glasses for a profile."""
    rim = ellipse(0.085) - ellipse(0.068)
    return rim.at(0.27, 0.02) | strip(((0.185, 0.03), (-0.03, 0.05)), 0.018)
