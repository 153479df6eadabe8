"""The back of Dawn: a tunnel of papers with morning at its end, birds on their way there."""

from art.paint.deck import Picture
from art.paint.story.cutouts import animals, nature
from art.paint.story.cutouts.geometry import ellipse, opening, page
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.picture import paint_back
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

# From the light in the middle to the dark outside. Even numbers of lobes look the same turned.
_RINGS = (
    ("#fbe0a4", 0.30),
    ("#f6bd84", 0.46),
    ("#ea8f74", 0.63),
    ("#c9637a", 0.82),
    ("#8f4a86", 1.02),
    ("#55407e", 1.23),
    ("#2c2f66", 1.44),
)


def paint() -> Picture:
    return Picture(paint_back("cut_paper", _build, seam=300))


def _build(scene: Scene) -> Finish:
    scene.lay(Sheet(page(), "#fff3cf", lift=0))
    scene.lay(Sheet(ellipse(0.17), "#fff6d8", glow=0.9))
    for index, (colour, radius) in enumerate(_RINGS):
        rim = opening(0, 0, radius, 0.035, 4 + 2 * (index % 3), index * 1.9)
        scene.lay(Sheet(rim, colour, lift=11, pattern="dots" if index % 3 == 2 else None))
    for turn in (0, 180):
        side = -1 if turn else 1
        scene.lay(animals.bird("#fff4de"), x=0.30 * side, y=0.34 * side, scale=0.15, turn=turn + 20)
        scene.lay(
            animals.bird("#ffe0c0"), x=-0.34 * side, y=0.62 * side, scale=0.11, turn=turn - 14
        )
        for x, y, lean in (
            (-0.92, 1.42, -50),
            (0.92, 1.42, 230),
            (-0.55, 1.50, -84),
            (0.5, 1.5, 262),
        ):
            leaf = nature.leaf("#3f6a72", 0.62, 0.24)
            scene.lay(leaf, x=x * side, y=y * side, turn=lean + turn)
    return PaperPlan(frame_colour="#f1e7d4", stars=60)
