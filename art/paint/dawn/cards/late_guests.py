"""An old man at the barber who sees himself young."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, town
from art.paint.story.cutouts.characters import BEARD, fist
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    blob,
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
from art.paint.story.sheets import Sheet


@card(
    palette="lavender_dream",
    hand="cut_paper",
    title="He cut off yesterday",
    subject="old man who sees himself young",
    props=("mirror", "scissors", "rising hair", "broom"),
    mood=("wistful", "strange", "tender"),
)
def mirror_barber(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#cdb8dc", lift=0, pattern="stripes", turn=90, shade="#e8cfc8"))
    floor = polygon((-SIDE, -1.1), (SIDE, -1.1), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(floor, "#5d4a7a", ("floor",), lift=6, pattern="checks"))
    oval = ellipse(0.62, 0.86).at(0.46, 0.24)
    scene.lay(
        Sheet(ellipse(0.7, 0.94).at(0.46, 0.24), "#c9934a", ("mirror",), lift=12, pattern="scales")
    )
    scene.lay(Sheet(oval, "#bfe0e4", lift=0, shade="#8fb8cc"))
    young = figures.head("#d99a72", "#3a2018", figures.MAN, "curls", "open", "#f2efe6")
    for sheet in young:
        placed = sheet.placed(0.56, 0.18, 0.84, 0, True)
        scene.lay(
            Sheet(placed.outline & oval, placed.colour, placed.tags, lift=min(placed.lift, 4))
        )
    shine = strips([((0.72, 0.96), (0.96, 0.66)), ((0.66, 0.9), (0.78, 0.76))], 0.04)
    scene.lay(Sheet(shine & oval, "#eefafa", lift=0))
    old = figures.head("#d9a07c", "#e9e6e2", figures.OLD, "short", "open", "#f2efe6")
    scene.lay(old, x=-0.54, y=-0.26, scale=0.92)
    scene.lay(Sheet(blob(BEARD), "#e9e6e2", ("beard",), lift=5), x=-0.54, y=-0.26, scale=0.92)
    for k in range(4):
        fold = strip([(-0.7 + 0.2 * k, -1.1 - 0.02 * k), (-0.8 + 0.24 * k, -1.6)], 0.02, 0.03)
        scene.lay(Sheet(fold, "#cfc8bc", lift=0))
    _rising_hair(scene)
    _grey_broom(scene)
    return PaperPlan()


def _rising_hair(scene: Scene) -> None:
    """Locks that fall upwards and fly off as birds, the scissors, and the barber's hand."""
    locks: tuple[tuple[float, float, float], ...] = (
        (-0.3, 0.56, 60), (-0.5, 0.78, -30), (-0.26, 0.84, 20), (-0.78, 0.84, 10),
    )  # fmt: skip
    for index, (x, y, turn) in enumerate(locks):
        lock = blob("-.12,-.1 -.12,-.1 -.08,.04 .04,.12 .15,.1 .15,.1 .05,.03 -.02,-.05")
        grey = mix("#f4f2ee", "#3a2018", index / 8)
        scene.lay(Sheet(lock.turned(turn).at(x, y), grey, ("hair",), lift=9))
    swallow = blob(
        ".3,.02 .3,.02 .18,.08 .08,.06 .1,.2 -.04,.42 -.04,.42 -.06,.2 -.08,.06 -.3,.12 -.3,.12"
        " -.2,.01 -.34,-.06 -.34,-.06 -.1,-.04 -.12,-.2 -.3,-.34 -.3,-.34"
        " -.02,-.24 .06,-.06 .18,-.04"
    )
    flight = ((-0.56, 1.06, 0.4, 30), (-0.2, 1.16, 0.46, 42), (-0.8, 1.3, 0.5, 60))
    for index, (x, y, size, turn) in enumerate((*flight, (0.14, 1.34, 0.56, 24))):
        brown = mix("#a8a09a", "#3a2018", (index + 1) / 4)
        scene.lay(
            Sheet(swallow, brown, ("birds of hair",), lift=9), x=x, y=y, scale=size, turn=turn
        )
    scene.lay(town.scissors("#dfe3e6", "#c8433c", 26), x=-0.56, y=0.5, scale=0.25, turn=-92)
    scene.lay(fist("#8a5238", "#2f7d86"), x=-0.92, y=0.47, scale=0.42, turn=-86)


def _grey_broom(scene: Scene) -> None:
    """It leans in the corner and has turned grey already."""
    scene.lay(Sheet(strip(((0.98, 0.0), (0.72, -1.06)), 0.045), "#8a5a3c", ("broom",), lift=9))
    brush = polygon("-.16,0 .12,.06 .26,-.34 .12,-.38 .04,-.36 -.06,-.4 -.16,-.38 -.28,-.42")
    scene.lay(Sheet(brush.at(0.7, -1.02), "#c8c4c0", ("grey bristles",), lift=7))
    lines = strips(
        [
            ((0.6 + 0.06 * k, -1.06 + 0.01 * k), (0.48 + 0.11 * k, -1.38 + 0.02 * k))
            for k in range(4)
        ],
        0.012,
    )
    scene.lay(Sheet(lines, "#9a9694", lift=0))
    scene.lay(Sheet(strip(((0.55, -1.03), (0.84, -0.97)), 0.06), "#c8433c", lift=3))
