"""Animals that have taken people's places."""

from tools.paint.story import settings
from tools.paint.story.card import card
from tools.paint.story.cutouts.animals import hen_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene
from tools.paint.story.sheets import Sheet
from tools.paint.story.things.beasts import fox_bust


@card(
    palette="block_day",
    hand="woodcut",
    title="Repent, said the soft voice",
    subject="fox preaching to hens",
    props=("hens", "pulpit", "church window", "feather"),
    mood=("satirical", "tense", "pious"),
)
def fox_priest(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.8, 0.5, -0.45), key=1.1, ambient=0.5)
    scene.camera = Camera(eye=(0, 0, -13), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f6f6f6", ("whitewashed wall",)), depth=60.0)
    arch = polygon("-.86,.1 -.86,.9 -.8,1.1 -.62,1.28 -.62,1.28 -.44,1.1 -.38,.9 -.38,.1")
    scene.lay(Sheet(arch, INKS["night"], ("church window",)), depth=50.0)
    bars = [
        ((-0.62, 0.1), (-0.62, 1.26)),
        ((-0.86, 0.36), (-0.38, 0.36)),
        ((-0.86, 0.64), (-0.38, 0.64)),
        ((-0.86, 0.92), (-0.38, 0.92)),
    ]
    rim = strip(points("-.86,.1 -.86,.9 -.8,1.1 -.62,1.28 -.44,1.1 -.38,.9 -.38,.1"), 0.045)
    scene.lay(Sheet(strips(bars, 0.022) | rim, "#161616"), depth=49.0)  # type: ignore[arg-type]
    preacher = fox_bust(INKS["clay"], "#242424")
    scene.put(preacher, 1.25, 1.9, 0.0, yaw=36, roll=-3, scale=1.3)
    collar = strip([(-0.04, 0.04), (0.10, -0.06), (0.34, -0.03)], 0.10)
    scene.lay(Sheet(collar, "#f8f8f8", ("collar",)), depth=8.0)
    pulpit = polygon("-.42,-.42 .96,-.42 .88,-1.6 -.30,-1.6")
    scene.lay(Sheet(pulpit, "#8c8c8c", ("pulpit",), turn=90), depth=9.0)
    scene.lay(Sheet(box(1.52, 0.09).at(0.27, -0.40), "#161616"), depth=8.9)
    book = blob(
        "-.30,-.36 -.30,-.36 -.24,-.20 .0,-.16 .12,-.26 .26,-.14 .50,-.20 .56,-.36 .56,-.36"
        " .12,-.38"
    )
    scene.lay(Sheet(book, "#f8f8f8", ("book",)), depth=8.6)
    scene.lay(Sheet(strip([(0.12, -0.26), (0.12, -0.37)], 0.014), "#161616"), depth=8.5)
    feather = (
        blob("-.08,-.2 -.12,-.06 -.06,.06 .0,.08 .0,.08 .02,-.04 -.02,-.18")
        .turned(-30)
        .at(0.40, -0.16)
    )
    scene.lay(Sheet(feather, INKS["vermilion"], ("feather",)), depth=8.4)
    hens = ((-0.76, -1.36, 0.52), (-0.26, -1.42, 0.46), (0.28, -1.36, 0.50), (0.76, -1.42, 0.48))
    tones = ("#161616", "#f8f8f8", "#161616", "#b4b4b4")
    for (x, y, size), tone in zip(hens, tones, strict=True):
        _lay_hen(scene, x, y, size, tone, faces_right=x > 0)
    scene.lay(Sheet(box(2.4, 0.24).at(0, -1.50), "#161616", ("bench",)), depth=4.5)
    return WoodcutPlan(inks=("clay", "vermilion", "night"), sky="paper", contrast=1.6)


def _lay_hen(
    scene: Scene, x: float, y: float, size: float, tone: str, *, faces_right: bool
) -> None:
    """A hen with a red comb and an eye that can be told from its feathers."""
    flip = not faces_right
    scene.lay(
        Sheet(hen_outline(), tone, ("hen",), turn=20), x=x, y=y, scale=size, flip=flip, depth=5.0
    )
    comb = Sheet(beads(points(".24,.80 .31,.82 .38,.80"), 0.05), INKS["vermilion"])
    scene.lay(comb, x=x, y=y, scale=size, flip=flip, depth=4.9)
    eye = Sheet(ellipse(0.03).at(0.36, 0.68), "#161616" if tone == "#f8f8f8" else "#f8f8f8")
    scene.lay(eye, x=x, y=y, scale=size, flip=flip, depth=4.8)
