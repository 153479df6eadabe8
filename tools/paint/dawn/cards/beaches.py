"""On the beach: toys that come back."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts.characters import Looks, person
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    smooth,
    star,
    strip,
    strips,
    waves,
)
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
    scene.lay(Sheet(ellipse(0.22).at(-0.48, 0.86), "#fff6d8", ("sun",), glow=0.5))
    for level, colour in ((0.46, "#8fb8c0"), (0.3, "#6a9fb0"), (0.12, "#4a8498")):
        if level < 0.2:
            _far_toys(scene)
        scene.lay(Sheet(waves(level, 0.03, 0.5, level * 3), colour, ("sea",), lift=5))
    foam = land((-1, -0.02), (-0.4, 0.06), (0.3, -0.12), (1, 0.02))
    scene.lay(Sheet(foam, "#fdfaf0", ("foam",), lift=5))
    beach = land((-1, -0.1), (-0.4, -0.02), (0.3, -0.2), (1, -0.06))
    scene.lay(Sheet(beach, "#e8c894", ("beach",), lift=3, shade="#d0a070"))
    _tide_line(scene)
    _teddy(scene, -0.64, -0.3, 0.5, 10)
    _rocking_horse(scene)
    _stranded_toys(scene)
    man = Looks("#c98d6a", "#5a4a44", "short", "#4a5a7a", trousers="#31384e", barefoot=True)
    hold = (
        ((-0.12, 0.62), (-0.19, 0.47), (-0.19, 0.33)),
        ((0.12, 0.62), (0.2, 0.47), (0.19, 0.33)),
    )
    scene.lay(person(man, "back", hold), x=0.5, y=-1.2, scale=1.28)
    shoe = blob("-.05,.02 -.05,.02 .04,.02 .04,.02 .05,-.07 .13,-.1 .15,-.16 -.06,-.16")
    for x, y, turn in ((0.22, -0.84, -14), (0.19, -0.87, -38)):
        scene.lay(Sheet(shoe, "#a8503c", ("shoes",), lift=4), x=x, y=y, turn=turn)
        scene.lay(Sheet(box(0.21, 0.03).at(0.045, -0.16), "#fdf3dc", lift=2), x=x, y=y, turn=turn)
    _footprints(scene)
    return PaperPlan()


def _far_toys(scene: Scene) -> None:
    """A ball, a duck and a small ship on their way in."""
    duck = blob("-.2,0 -.24,.1 -.1,.08 .02,.1 .04,.22 .14,.26 .22,.2 .28,.16 .2,.12 .18,0 .0,-.06")
    scene.lay(Sheet(duck, "#f2c14a", ("duck",), lift=6), x=0.1, y=0.2, scale=0.8)
    scene.lay(Sheet(ellipse(0.016).at(0.23, 0.37), "#1c1420", lift=0))
    scene.lay(Sheet(polygon("0,0 .09,-.02 .0,-.05").at(0.28, 0.34), "#e8703a", lift=2))
    scene.lay(Sheet(ellipse(0.12).at(-0.78, 0.2), "#d8473c", ("ball",), lift=6))
    scene.lay(Sheet(strip([(-0.88, 0.16), (-0.78, 0.22), (-0.68, 0.2)], 0.05), "#fffaf0", lift=0))
    kite = polygon("0,.2 .13,0 0,-.24 -.13,0").turned(-24)
    scene.lay(Sheet(kite.at(0.74, 0.34), "#8a5fb0", ("kite",), lift=5))


def _teddy(scene: Scene, x: float, y: float, size: float, turn: float) -> None:
    """A bear that waits."""
    fur = "#a8703f"
    limbs = strips(
        [
            ((-0.2, 0.1), (-0.5, -0.1)),
            ((0.2, 0.1), (0.48, 0.0)),
            ((-0.14, -0.3), (-0.3, -0.6)),
            ((0.14, -0.3), (0.34, -0.58)),
        ],
        0.2,
    )
    tips = beads([(-0.5, -0.1), (0.48, 0.0), (-0.3, -0.6), (0.34, -0.58)], 0.11)
    ears = beads([(-0.22, 0.66), (0.22, 0.66)], 0.11)
    for outline, colour, lift in (
        (limbs | tips, mix(fur, "#000000", 0.12), 6),
        (ellipse(0.3, 0.36).at(0, -0.1), fur, 6),
        (ears, mix(fur, "#000000", 0.15), 4),
        (ellipse(0.3, 0.27).at(0, 0.44), fur, 6),
        (ellipse(0.13, 0.1).at(0, 0.36), mix(fur, "#fff0dc", 0.5), 2),
        (ellipse(0.05, 0.035).at(0, 0.4), "#1c1420", 1),
        (beads([(-0.12, 0.5), (0.12, 0.5)], 0.04), "#1c1420", 1),
        (strip([(-0.06, 0.33), (0, 0.3), (0.06, 0.33)], 0.02), "#1c1420", 1),
    ):
        scene.lay(
            Sheet(outline, colour, ("teddy bear",), lift=lift), x=x, y=y, scale=size, turn=turn
        )


def _rocking_horse(scene: Scene) -> None:
    """Half sunk in the sand."""
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
        scene.lay(
            Sheet(outline, colour, ("rocking horse",), lift=6), x=-0.54, y=-1.0, scale=0.62, turn=-8
        )


def _stranded_toys(scene: Scene) -> None:
    """Blocks, a top and a toy drum at the water's edge."""
    for x, y, turn, colour in (
        (-0.2, -0.5, 4, "#d8473c"),
        (-0.01, -0.52, -6, "#3f8f7a"),
        (-0.1, -0.35, 10, "#f2c14a"),
    ):
        scene.lay(Sheet(box(0.16, 0.16).turned(turn).at(x, y), colour, ("blocks",), lift=6))
        scene.lay(Sheet(star(5, 0.05, 0.022).turned(turn).at(x, y), "#fffaf0", lift=1))
    drum = box(0.24, 0.18).turned(-14).at(0.83, -0.36)
    scene.lay(Sheet(drum, "#c8433c", ("drum",), lift=6))
    scene.lay(Sheet(ellipse(0.12, 0.045).turned(-14).at(0.852, -0.27), "#fdf3dc", lift=2))


def _tide_line(scene: Scene) -> None:
    """Wet sand up to the line that the last wave drew, from the sea to his feet."""
    line = [(-1.3, -0.58), (-0.7, -0.7), (-0.2, -0.66), (0.14, -0.84), (0.5, -1.2), (1.3, -1.08)]
    beach = land((-1, -0.1), (-0.4, -0.02), (0.3, -0.2), (1, -0.06))
    wet = beach - polygon((-1.3, -1.9), *smooth(line, closed=False), (1.3, -1.9))
    scene.lay(Sheet(wet, "#cfa878", ("wet sand",), lift=0))
    scene.lay(Sheet(strip(line, 0.022), "#fdfaf0", ("tide line",), lift=1))
    for x, y, wide in (
        (-0.62, -0.62, 0.3),
        (-0.1, -0.6, 0.24),
        (0.84, -0.46, 0.14),
        (-0.54, -1.23, 0.4),
        (0.5, -1.2, 0.24),
    ):
        scene.lay(Sheet(ellipse(wide, 0.035).at(x, y), "#a87f54", lift=0))


def _footprints(scene: Scene) -> None:
    """His steps come from the left edge; beside them go a paw's."""
    for k in range(4):
        x, y = -0.1 + 0.11 * k, -1.42 + 0.05 * k
        sole = ellipse(0.045, 0.022).turned(20).at(x, y + (0.05 if k % 2 else 0))
        scene.lay(Sheet(sole, "#b0804f", ("footprints",), lift=0))
    for k in range(3):
        x, y = 0.66 + 0.1 * k, -1.26 + 0.02 * k
        pad = ellipse(0.026, 0.02).at(x, y) | beads(
            [(x - 0.026, y + 0.026), (x, y + 0.034), (x + 0.026, y + 0.026)], 0.01
        )
        scene.lay(Sheet(pad, "#b0804f", ("paw prints",), lift=0))
