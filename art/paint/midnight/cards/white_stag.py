"""A white stag, larger than the forest, and the hunter who sees it."""

from art.paint.midnight.stage import empty_stage
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    land,
    points,
    strip,
)
from art.paint.story.cutouts.nature import branch
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="It only shows on paper",
    subject="white stag among black trees",
    props=("forest", "hunter", "nest"),
    mood=("holy", "still", "wondering"),
)
def albino_stag(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#101010")
    for x, width, lean in ((-0.86, 0.14, 0.03), (-0.5, 0.09, -0.02), (0.5, 0.08, 0.02)):
        trunk = strip([(x, -1.7), (x + lean, 0.0), (x - lean, 1.7)], width, width * 0.8)
        scene.lay(Sheet(trunk, "#444444", ("trees",), turn=90))
    snow = land((-1, -1.02), (-0.4, -0.96), (0.3, -1.08), (1, -1.0))
    scene.lay(Sheet(snow, "#f4f4f4", ("snow",)))
    scene.lay(Sheet(_stag() | _antlers(), "#f6f6f6", ("stag", "antlers")), depth=30.0)
    marks = strip(points("-.7,-.02 -.64,.03 -.6,.0"), 0.014)
    marks = marks | blob("-.34,.25 -.34,.25 -.27,.3 -.2,.26 -.2,.26 -.27,.235")
    marks = marks | strip(points("-.66,-.09 -.56,-.085 -.48,-.06"), 0.010, 0.006)
    for index in range(14):
        x, y = 0.02 + 0.052 * index, -0.16 - 0.085 * index - 0.03 * (index % 3)
        hair = [(x, y), (x + 0.05, y - 0.12), (x + 0.03, y - 0.24)]
        marks = marks | strip(hair, 0.020, 0.003)
        shorter = [(x - 0.14, y - 0.2), (x - 0.11, y - 0.28), (x - 0.12, y - 0.38)]
        marks = marks | (strip(shorter, 0.016, 0.003) if index % 2 else Outline(()))
    scene.lay(Sheet(marks, "#141414"), depth=29.0)
    bole = strip([(0.93, -1.7), (0.86, 0.0), (0.95, 1.7)], 0.3, 0.24)
    scene.lay(Sheet(bole, "#0c0c0c", ("trees",)), depth=20.0)
    scene.lay(Sheet(strip([(0.80, -1.7), (0.74, 0.0), (0.82, 1.7)], 0.012), "#f0f0f0"))
    nest = blob("-.1,.02 0,-.05 .1,.02 .06,.04 -.06,.04")
    scene.lay(Sheet(nest, "#161616", ("nest",)), x=-0.20, y=1.0)
    scene.lay(Sheet(beads([(-0.23, 1.04), (-0.18, 1.045)], 0.02), INKS["lamp"], ("eggs",)))
    hunter = figures.adult_outline(coat=0.2, hat=True)
    hunter = hunter | strip([(0.13, 0.45), (0.36, 0.06)], 0.026)
    scene.lay(Sheet(hunter, "#101010", ("hunter", "gun")), x=-0.62, y=-1.36, scale=0.52)
    return WoodcutPlan(inks=("lamp",), sky="black", contrast=1.5, lamp_pool=0)


def _stag() -> Outline:
    """The head and neck of a stag that looks to the left."""
    head = blob(
        "-.72,-.04 -.7,.06 -.52,.16 -.34,.32 -.2,.42 -.04,.4 .08,.3 .24,.0 .5,-.4 .84,-1.0"
        " 1.0,-1.8 1.0,-1.8"
        " -.1,-1.8 -.1,-1.8 -.02,-1.2 0,-.7 -.1,-.4 -.26,-.18 -.46,-.14 -.64,-.14"
    )
    return head | blob("-.06,.36 .04,.46 .2,.5 .3,.44 .2,.36 .06,.3")


def _antlers() -> Outline:
    """Antlers that have grown into winter boughs."""
    boughs = Outline(())
    for path, thick, twigs in (
        ("-.16,.4 -.36,.66 -.34,.96 -.52,1.3", 0.075, 7), ("-.08,.4 .1,.66 .02,.98 .2,1.36",
        0.075, 7),
        ("-.34,.72 -.62,.86 -.84,1.18", 0.05, 5), (".06,.7 .34,.8 .56,1.14", 0.05, 5),
        ("-.3,.9 -.16,1.1 -.12,1.36", 0.04, 4),
    ):  # fmt: skip
        boughs = boughs | branch(points(path), thick, twigs, seed=thick * 100)
    return boughs
