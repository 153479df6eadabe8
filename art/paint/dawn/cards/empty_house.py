"""An opera house after the audience has gone, seen from behind the singer."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures, nature
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_SEAT = "#a32c40"
_CAPE = "#d8b48a"
_BROWN = "#7a4a34"


@card(
    palette="crimson_theatre",
    hand="cut_paper",
    title="She only sings for the lamp",
    subject="singer with a cape of moth wings, seen from behind",
    props=("empty seats", "desk lamp", "hidden listener", "forgotten coat"),
    mood=("lonely", "glamorous", "devoted"),
)
def moth_opera(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1c1030", lift=0, shade="#3a1838"))
    _box(scene)
    for y, wide, count, shift in (
        (0.86, 0.26, 8, 0.1), (0.5, 0.34, 7, -0.06), (0.1, 0.44, 6, 0.12), (-0.36, 0.56, 5, 0.0),
    ):  # fmt: skip
        _row(scene, y, wide, count, shift)
    _boards(scene)
    _cape(scene)
    _singer(scene)
    return PaperPlan()


def _seat(scene: Scene, x: float, y: float, wide: float, tone: str) -> None:
    """A plush seat from the front."""
    at: dict[str, Any] = {"x": x, "y": y, "scale": wide}
    back = blob("-.42,-.6 -.42,-.6 -.45,.2 -.34,.46 0,.54 .34,.46 .45,.2 .42,-.6 .42,-.6")
    scene.lay(Sheet(back, tone, ("empty seats",), lift=6), **at)
    panel = blob("-.3,-.1 -.32,.2 -.22,.36 0,.41 .22,.36 .32,.2 .3,-.1")
    scene.lay(Sheet(panel, mix(tone, "#2a0c20", 0.2), lift=0), **at)
    cushion = blob("-.44,-.12 -.36,-.04 .36,-.04 .44,-.12 .42,-.3 -.42,-.3")
    scene.lay(Sheet(cushion, mix(tone, "#ff9a80", 0.14), lift=5), **at)


def _row(scene: Scene, y: float, wide: float, count: int, shift: float) -> None:
    """Seats in a bow; the nearer to the lamp, the brighter."""
    for index in range(count):
        x = (index - (count - 1) / 2) * wide * 1.04 + shift
        level = y - 0.1 * x * x
        far = ((x - 0.42) ** 2 + (level - 0.3) ** 2) ** 0.5
        tone = mix("#c8414a", "#3a1434", min(1.0, far * 0.78))
        _seat(scene, x, level, wide, tone)
        if abs(y - 0.1) < 0.01 and index == 3:
            _lamp(scene, x, level)
        if abs(y - 0.5) < 0.01 and index == 5:
            _forgotten_coat(scene, x, level)


def _lamp(scene: Scene, x: float, y: float) -> None:
    """It sits up straight, its neck bent, and shines."""
    at: dict[str, Any] = {"x": x, "y": y - 0.04}
    teal = "#3f9a94"
    scene.lay(Sheet(ellipse(0.13, 0.04), teal, ("lamp",), lift=6), **at)
    neck = strip(((0.02, 0.0), (0.16, 0.26)), 0.03) | strip(((0.16, 0.26), (0.0, 0.5)), 0.03)
    scene.lay(Sheet(neck | ellipse(0.032).at(0.16, 0.26), mix(teal, "#ffffff", 0.2), lift=5), **at)
    shade = blob(".08,.6 .08,.6 .0,.62 -.1,.54 -.27,.45 -.27,.45 -.07,.2 -.07,.2 .04,.36 .12,.5")
    scene.lay(Sheet(ellipse(0.07).at(-0.18, 0.3), "#fffbe0", ("light",), glow=1.0), **at)
    scene.lay(Sheet(ellipse(0.16, 0.07).turned(-52).at(-0.17, 0.325), "#fff0a8", glow=0.7), **at)
    scene.lay(Sheet(shade, teal, ("desk lamp",), lift=7, shade="#2a6f74"), **at)


def _forgotten_coat(scene: Scene, x: float, y: float) -> None:
    """Somebody has kept a place, or has not come back."""
    at: dict[str, Any] = {"x": x, "y": y, "scale": 0.34}
    coat = blob("-.3,.56 0,.62 .3,.56 .4,.3 .34,-.2 .3,-.34 -.3,-.34 -.34,-.2 -.4,.3")
    sleeve = strip(points(".34,.46 .5,.2 .54,-.3"), 0.2, 0.15)
    scene.lay(Sheet(coat, "#4f7a6c", ("coat",), lift=5), **at)
    scene.lay(Sheet(sleeve, "#44695e", lift=4), **at)
    scene.lay(Sheet(polygon("-.12,.6 .12,.6 0,.2"), "#2f4a48", lift=0), **at)
    scene.lay(Sheet(beads(points("0,.08 0,-.1"), 0.035), "#e9c88a", lift=1), **at)


def _box(scene: Scene) -> None:
    """A box high up on the side; half behind its curtain somebody small has stayed."""
    recess = blob("-1.2,.9 -1.2,1.5 -.7,1.5 -.42,1.3 -.4,.9 -.4,.9")
    scene.lay(Sheet(recess, "#120a22", ("box",), lift=4))
    child = faces.face("#c98d6a", "#2a1820", "bob", faces.Expression("none", (0.7, -0.8)))
    scene.lay(child, x=-0.62, y=1.08, scale=0.24)
    curtain = blob("-1.2,1.6 -.66,1.6 -.6,1.36 -.66,1.1 -.64,.84 -1.2,.84")
    scene.lay(Sheet(curtain, "#7a2038", ("curtain",), lift=8))
    folds = strips([((-0.76, 1.5), (-0.74, 0.9)), ((-0.9, 1.5), (-0.88, 0.9))], 0.03)
    scene.lay(Sheet(folds, "#5c1830", lift=0))
    front = blob("-1.3,.98 -1.3,.98 -.34,.98 -.34,.98 -.36,.74 -.5,.64 -1.3,.6")
    scene.lay(Sheet(front, "#8a2a44", lift=9))
    scene.lay(Sheet(strip(((-1.2, 0.98), (-0.32, 0.98)), 0.07), "#d9a04a", lift=5))


_WING = (
    "-.1,-.1 .1,.02 .44,.12 .8,.26 1.06,.3 1.06,.3 1.0,.14 1.04,.0 .92,-.12 .94,-.28 .8,-.4"
    " .82,-.56 .66,-.66 .66,-.66 .78,-.82 .84,-1.04 .78,-1.3 .84,-1.8 -.1,-1.8"
)


def _cape(scene: Scene) -> None:
    """Her cape is cut like wings; what is drawn on it looks at us."""
    for flip, dark in ((True, 0.12), (False, 0.0)):
        at: dict[str, Any] = {"x": -0.24, "y": -0.14, "flip": flip}
        wing = blob(_WING)
        tone = mix(_CAPE, "#3a1c30", dark)
        scene.lay(Sheet(wing, mix(_BROWN, "#3a1c30", dark), ("wings",), lift=14), **at)
        inner = blob(_WING).scaled(0.93, 0.95).at(0.0, -0.03)
        scene.lay(Sheet(inner & wing, tone, ("cape",), lift=2, shade=mix(tone, _BROWN, 0.4)), **at)
        band = strip(points("-.4,-.34 .26,-.2 .56,-.2 .9,-.02 1.2,.1"), 0.05, 0.09)
        lower = strip(points("-.4,-.62 .3,-.62 .56,-.66 .8,-.6"), 0.05, 0.07)
        scene.lay(Sheet((band | lower) & wing, mix(_BROWN, tone, 0.3), lift=0), **at)
        for x, y, size in ((0.54, -0.38, 0.19), (0.5, -1.0, 0.15)):
            for part, shade in ((1.0, "#3a1c30"), (0.76, "#e8a33c"), (0.46, "#2a1430")):
                disc = ellipse(size * part, size * part * 0.94).at(x, y)
                scene.lay(Sheet(disc, shade, ("eye spots",), lift=1), **at)
            scene.lay(Sheet(ellipse(size * 0.13).at(x - 0.03, y + 0.05), "#fff3d8", lift=0), **at)
    rim = strip(points(".0,-.06 .2,-.02 .56,.12 .8,.16"), 0.02, 0.045)
    scene.lay(Sheet(rim, "#ffe9b0", ("lamplight",), lift=1))
    seam = strip(points("-.24,-.2 -.26,-.8 -.22,-1.6"), 0.03, 0.06)
    scene.lay(Sheet(seam, _BROWN, lift=3))


def _boards(scene: Scene) -> None:
    """The stage, lit only as far as the lamp reaches."""
    stage = polygon("-1.3,-.74 1.3,-.8 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(stage, "#9a5f3c", ("stage",), lift=10, shade="#4a2430"))
    gaps = [((x, -0.7), (x * 1.6 - 0.1, -1.7)) for x in (0.3, 0.46, 0.62, 0.78, 0.94)]
    scene.lay(Sheet(strips(gaps, 0.012) & stage, "#5c3230", lift=0))


def _feather(lean: float) -> Outline:
    """A broad plume like a moth's feeler, cut into a comb."""
    notches = [((0.1 + 0.055 * k, side * 0.02), (0.15 + 0.055 * k, side * 0.14))
               for k in range(9) for side in (-1, 1)]  # fmt: skip
    return (nature.leaf_outline(0.66, 0.24) - strips(notches, 0.012)).turned(lean)


def _singer(scene: Scene) -> None:
    """Her head from behind, pinned up; one long glove is raised to the last row."""
    at: dict[str, Any] = {"x": -0.24, "y": 0.1}
    glove = strip(points("-.1,-.16 -.44,-.02 -.54,.38"), 0.15, 0.1)
    scene.lay(Sheet(glove, "#f6eee2", ("glove",), lift=8), **at)
    hand = figures.hand_outline((-60, -16, -4, 8, 20))
    scene.lay(Sheet(hand.scaled(0.3).turned(8).at(-0.55, 0.36), "#f6eee2", lift=5), **at)
    plumes = _feather(128).at(-0.06, 0.2) | _feather(58).at(0.06, 0.2)
    scene.lay(Sheet(plumes, _BROWN, ("feelers",), lift=5), **at)
    scene.lay(Sheet(strip(((0, 0.02), (0, -0.26)), 0.15, 0.2), "#c98d6a", ("neck",), lift=5), **at)
    ears = beads(points("-.18,.06 .18,.06"), 0.035)
    scene.lay(Sheet(ears, "#c98d6a", lift=3), **at)
    hair = blob(
        "-.18,.1 -.17,.22 -.08,.3 .08,.3 .17,.22 .18,.1 .14,-.04 .04,-.1 -.04,-.1 -.14,-.04"
    )
    scene.lay(Sheet(hair, "#6a2430", ("hair",), lift=7), **at)
    scene.lay(Sheet(ellipse(0.11, 0.1).at(0, 0.24), "#7a2c36", lift=6), **at)
    scene.lay(
        Sheet(beads(points("-.19,-.0 .19,-.0"), 0.022), "#ffe6a0", ("earrings",), lift=3), **at
    )
    ruff = Outline(())
    for k in range(9):
        turn = -52 + 13 * k
        ruff = ruff | ellipse(0.075, 0.11).at(0, -0.34).turned(turn)
    scene.lay(Sheet(ruff.at(0, 0.1), "#f8efe2", ("fur collar",), lift=7), **at)
