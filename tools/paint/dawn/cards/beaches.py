"""On the beach: toys that come back."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, people
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    ring,
    star,
    strip,
    strips,
    waves,
)
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="All that we outgrew",
    subject="man at a beach of toys",
    props=("toys", "sea", "footprints"),
    mood=("wistful", "calm", "sad"),
)
def tide_of_toys(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f4d8b8", lift=0, shade="#f0b8a0"))
    scene.lay(Sheet(ellipse(0.24).at(-0.5, 0.66), "#fff6d8", ("sun",), glow=0.5))
    _kite(scene)
    for level, colour in ((0.48, "#8fb8c0"), (0.3, "#6a9fb0"), (0.1, "#4a8498")):
        if level < 0.4:
            _far_toys(scene, level)
        scene.lay(Sheet(waves(level, 0.025, 0.5, level * 3), colour, ("sea",), lift=5))
    _tide_line(scene)
    _kite_flyer(scene)
    _drum(scene, -0.74, -0.24)
    _blocks(scene, -0.06, -0.34)
    _rocking_horse(scene, -0.6, -0.58)
    _teddy(scene, -0.36, -1.05, 0.6, -6)
    _man_and_briefcase(scene)
    return PaperPlan()


def _kite(scene: Scene) -> None:
    """It flies over the sea, its tail blown away from its string."""
    kite = polygon("0,.24 .16,.03 0,-.26 -.16,.03").turned(-20)
    scene.lay(Sheet(kite.at(0.56, 1.08), "#8a5fb0", ("kite",), lift=7))
    half = polygon("0,.24 .16,.03 0,-.26").turned(-20)
    scene.lay(Sheet(half.at(0.56, 1.08), "#a87fc8", lift=0))
    tail = [(0.47, 0.84), (0.38, 0.78), (0.42, 0.68), (0.3, 0.62)]
    scene.lay(Sheet(strip(tail, 0.012), "#8a5fb0", lift=2))
    for x, y in tail[1:]:
        bow = polygon("-.05,.03 -.05,-.03 .05,.03 .05,-.03").turned(20)
        scene.lay(Sheet(bow.at(x, y), "#d8473c", lift=2))


def _kite_flyer(scene: Scene) -> None:
    """A small child at the water's edge, seen from behind, holds the string of the kite."""
    x, y, size = 0.84, -0.12, 0.27
    scene.lay(Sheet(ellipse(0.07, 0.014).at(x, y), "#a87f54", lift=0))
    child = figures.figure(
        "#d8473c", "#c98d6a", "#3a2c2a", figures.WAVING, trousers="#31405f", front="behind"
    )
    scene.lay(child, x=x, y=y, scale=size, flip=True)
    hand = (x - 0.24 * size, y + 1.02 * size)
    string = [(0.55, 1.06), (0.64, 0.6), hand]
    scene.lay(Sheet(strip(string, 0.009), "#7a5a4c", ("string",), lift=2))


def _far_toys(scene: Scene, level: float) -> None:
    """A ball far out and a duck near the shore, both on their way in."""
    if level > 0.2:
        scene.lay(Sheet(ellipse(0.07).at(-0.16, 0.34), "#d8473c", ("ball",), lift=4))
        scene.lay(
            Sheet(strip([(-0.2, 0.29), (-0.15, 0.35), (-0.13, 0.41)], 0.03), "#fffaf0", lift=0)
        )
        return
    duck = blob("-.2,0 -.24,.1 -.1,.08 .02,.1 .04,.22 .14,.26 .22,.2 .28,.16 .2,.12 .18,0 .0,-.06")
    scene.lay(Sheet(duck, "#f2c14a", ("duck",), lift=6), x=-0.56, y=0.14, scale=0.8, flip=True)
    scene.lay(Sheet(ellipse(0.016).at(-0.67, 0.31), "#1c1420", lift=0))
    scene.lay(Sheet(polygon("0,0 -.09,-.02 0,-.05").at(-0.73, 0.29), "#e8703a", lift=2))


def _tide_line(scene: Scene) -> None:
    """The foam along the shore, the wet band that the last wave left, and dry sand."""
    beach = land((-1, 0.0), (-0.4, 0.0), (0.3, -0.1), (1, 0.04))
    scene.lay(Sheet(beach, "#fdfaf0", ("foam", "tide line"), lift=5))
    scene.lay(Sheet(beach.at(0, -0.06), "#cfa878", ("wet sand",), lift=2))
    dry = land((-1, -0.36), (-0.6, -0.5), (-0.1, -0.42), (0.4, -0.5), (0.8, -0.32), (1, -0.3))
    scene.lay(Sheet(dry, "#e8c894", ("beach",), lift=0, shade="#d8ac78"))


def _shadow(scene: Scene, x: float, y: float, wide: float) -> None:
    """The wet sand is darker under what lies on it."""
    scene.lay(Sheet(ellipse(wide, 0.035).at(x, y), "#a87f54", lift=0))


def _teddy(scene: Scene, x: float, y: float, size: float, turn: float) -> None:
    """A bear with one button eye that holds up its arms."""
    fur = "#a8703f"
    _shadow(scene, x + 0.02, y - 0.32, 0.3)
    limbs = strips(
        [
            ((-0.2, 0.1), (-0.48, -0.1)),
            ((0.2, 0.1), (0.5, 0.36)),
            ((-0.14, -0.3), (-0.3, -0.5)),
            ((0.14, -0.3), (0.34, -0.48)),
        ],
        0.2,
    )
    tips = beads([(-0.48, -0.1), (0.5, 0.36), (-0.3, -0.5), (0.34, -0.48)], 0.11)
    ears = beads([(-0.22, 0.66), (0.22, 0.66)], 0.11)
    button = ellipse(0.07).at(-0.1, 0.5) - beads([(-0.12, 0.51), (-0.08, 0.49)], 0.014)
    for outline, colour, lift in (
        (limbs | tips, mix(fur, "#000000", 0.12), 6),
        (ellipse(0.3, 0.36).at(0, -0.1), fur, 6),
        (ears, mix(fur, "#000000", 0.15), 4),
        (ellipse(0.3, 0.27).at(0, 0.44), fur, 6),
        (ellipse(0.13, 0.1).at(0.04, 0.36), mix(fur, "#fff0dc", 0.5), 2),
        (ellipse(0.05, 0.035).at(0.05, 0.4), "#1c1420", 1),
        (button, "#2f4a7a", 2),
        (ellipse(0.045).at(0.16, 0.52), "#1c1420", 1),
        (strip([(-0.02, 0.33), (0.04, 0.3), (0.1, 0.33)], 0.02), "#1c1420", 1),
    ):
        scene.lay(
            Sheet(outline, colour, ("teddy bear",), lift=lift), x=x, y=y, scale=size, turn=turn
        )


def _rocking_horse(scene: Scene, x: float, y: float) -> None:
    """It has come ashore behind the bear."""
    _shadow(scene, x, y - 0.2, 0.34)
    horse = blob(
        "-.42,.1 -.3,.34 .06,.34 .2,.5 .28,.72 .42,.7 .62,.5 "
        ".56,.42 .4,.46 .36,.2 .3,-.1 .2,-.3 .1,-.1 -.2,-.06 -.3,-.3 -.42,-.3"
    )
    for outline, colour in (
        (strip([(-0.6, -0.2), (-0.1, -0.36), (0.5, -0.2)], 0.07), "#d8473c"),
        (strip([(-0.42, 0.2), (-0.56, 0.2), (-0.6, -0.04)], 0.08, 0.04), "#5a3a2a"),
        (horse, "#f4ead8"),
        (strip([(0.12, 0.36), (0.18, 0.56), (0.32, 0.74)], 0.1, 0.06), "#5a3a2a"),
        (blob("-.16,.36 .06,.36 .04,.16 -.14,.16"), "#2f7d86"),
        (ellipse(0.025).at(0.4, 0.58), "#1c1420"),
    ):
        scene.lay(Sheet(outline, colour, ("rocking horse",), lift=6), x=x, y=y, scale=0.54)


def _blocks(scene: Scene, x: float, y: float) -> None:
    """Three blocks, one on top of two."""
    _shadow(scene, x + 0.06, y - 0.06, 0.2)
    for dx, dy, turn, colour in (
        (0.0, 0.0, 4, "#d8473c"),
        (0.14, -0.01, -6, "#3f8f7a"),
        (0.07, 0.12, 10, "#f2c14a"),
    ):
        block = box(0.12, 0.12).turned(turn).at(x + dx, y + dy)
        scene.lay(Sheet(block, colour, ("blocks",), lift=6))
        mark = star(5, 0.038, 0.016).turned(turn).at(x + dx, y + dy)
        scene.lay(Sheet(mark, "#fffaf0", lift=1))


def _drum(scene: Scene, x: float, y: float) -> None:
    """A toy drum, tilted by the water."""
    _shadow(scene, x, y - 0.09, 0.14)
    scene.lay(Sheet(box(0.22, 0.16), "#c8433c", ("drum",), lift=6), x=x, y=y, turn=12)
    top = ellipse(0.11, 0.04).at(0, 0.08)
    scene.lay(Sheet(top, "#fdf3dc", lift=2), x=x, y=y, turn=12)


def _man_and_briefcase(scene: Scene) -> None:
    """A barefoot man in a suit kneels before the bear; his briefcase stands forgotten."""
    for k in range(4):
        x, y = 0.98 - 0.12 * k, -1.4 + 0.03 * k
        sole = ellipse(0.05, 0.02).turned(-14).at(x, y + (0.05 if k % 2 else 0))
        scene.lay(Sheet(sole, "#b98a58", ("footprints",), lift=0))
    scene.lay(Sheet(ellipse(0.2, 0.03).at(0.78, -0.94), "#b98a58", lift=0))
    case = box(0.36, 0.26).at(0.76, -0.8) | (ring(0.07, 0.045).at(0.76, -0.66))
    scene.lay(Sheet(case, "#5a3424", ("briefcase",), lift=8))
    scene.lay(Sheet(box(0.36, 0.03).at(0.76, -0.76), "#7a4c34", lift=0))
    scene.lay(Sheet(beads([(0.68, -0.76), (0.84, -0.76)], 0.022), "#e9b84a", lift=1))
    scene.lay(Sheet(ellipse(0.4, 0.04).at(0.4, -1.27), "#b98a58", lift=0))
    who = Dress(
        "#c98d6a", "#3a2c2a", "#3f5078", "#31405f", shoes="#c98d6a", kind=figures.MAN, build=1.1
    )
    reach = Stance(
        near=((0.2, 0.52), (0.34, 0.5)), far=((0.16, 0.56), (0.33, 0.58)),
        legs=people.KNEEL_LEGS, lean=-6, nod=-14,
    )  # fmt: skip
    scene.lay(people.person(who, reach), x=0.48, y=-1.46, scale=1.36, flip=True)
