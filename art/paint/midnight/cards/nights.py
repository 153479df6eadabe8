"""A night with a torn hem, and the hand that sews it to the sea."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cut_hands import pinch, pose, sleeve
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.features import CLEAR, FLAT
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import beads, blob, ellipse, page, points, strip, strips
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="Where the sky had come undone",
    subject="hands sewing sky to sea",
    props=("needle", "red thread", "moon"),
    mood=("patient", "grand", "caring"),
)
def sewn_sky(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    _lay_night(scene)
    _lay_day(scene)
    _lay_sea(scene)
    needle, thread = _needle()
    grip = pinch(WHITE)
    arm = sleeve([(0.0, -0.16), (0.0, -0.5), (-0.3, -1.4)], 0.40, 0.64, FLAT["night"])
    lay_pile(scene, pose(grip.behind, 0.86, 62, 0.98, 0.50), 0, 0, depth=30.0)
    lay_pile(scene, thread, 0, 0, depth=31.0)
    lay_pile(scene, needle, 0, 0, depth=28.0)
    lay_pile(scene, pose([*grip.before, *arm], 0.86, 62, 0.98, 0.50), 0, 0, depth=26.0)
    return WoodcutPlan(
        inks=("vermilion", "night", "lamp"),
        sky="black",
        clear_from=CLEAR,
        lamp_pool=0,
        border=False,
    )


def _lay_night(scene: Scene) -> None:
    """Stars, and a moon with rays."""
    places = points("-.9,1.36 -.5,1.24 -.1,1.38 .3,1.22 .7,1.36 -.7,.2 .92,1.12 -.3,.1 -.9,.06")
    scene.lay(Sheet(beads(places, 0.016), WHITE, ("stars",)), depth=59.0)
    rays = [
        ((-0.52 + r * math.cos(a), 0.72 + r * math.sin(a)),
         (-0.52 + 0.42 * math.cos(a), 0.72 + 0.42 * math.sin(a)))
        for r, a in ((0.29 + 0.03 * (i % 2), 0.2618 * i) for i in range(24))
    ]  # fmt: skip
    scene.lay(Sheet(strips(rays, 0.012), WHITE), depth=58.9)
    scene.lay(Sheet(ellipse(0.23).at(-0.52, 0.72), WHITE, ("moon",)), depth=58.8)


def _lay_sea(scene: Scene) -> None:
    """Rows of scalloped waves below the seam."""
    sea = page() - blob("-1.3,-.40 -1.3,-.40 1.3,-.40 1.3,-.40 1.3,2 1.3,2 -1.3,2 -1.3,2")
    scene.lay(Sheet(sea, FLAT["night"], ("sea",)), depth=56.0)
    crests = Outline(())
    for row in range(6):
        y, reach = -0.56 - 0.18 * row, 0.12 + 0.015 * row
        for step in range(-6, 7):
            x = 2 * reach * step + reach * (row % 2)
            crests = crests | cuts(arc(x, y, reach, 20, 160, 0.55), thick=0.026)
    scene.lay(Sheet(crests, BLACK, ("waves",)), depth=55.0)
    scene.lay(Sheet(strip([(-1.2, -0.40), (1.2, -0.40)], 0.03), BLACK), depth=54.0)


def _needle() -> tuple[list[Sheet], list[Sheet]]:
    """A needle in a pinch at (0.15, 0.86), and its thread, which has come from the stitches."""
    head = ellipse(0.10, 0.050).turned(52).at(0.27, 1.02)
    eye = ellipse(0.062, 0.022).turned(52).at(0.27, 1.02)
    shaft = strip(points("-.30,.28 .23,.97"), 0.010, 0.054)
    path = ".27,1.02 .20,1.16 .36,1.20 .46,.94 .34,.50 .34,.16 .20,-.06 .06,-.22 .02,-.36"
    fall = strip(points(path), 0.030)
    stitches = [((x, -0.50), (x + 0.06, -0.28)) for x in (0.14 * i - 0.98 for i in range(8))]
    red = fall | strips(stitches, 0.044)
    return edged((shaft | head) - eye, WHITE, "needle"), [
        *edged(red, FLAT["vermilion"], "thread", edge=0.02)
    ]


def _lay_day(scene: Scene) -> None:
    """The gap below a turned-up hem of the sky: a rising sun, and eyes that look through."""
    hem = ".0,-.345 .24,-.23 .48,-.06 .70,.12 .90,.28 1.1,.38"
    torn = blob(f"{hem} 1.1,.38 1.1,-.41 1.1,-.41 .0,-.37 .0,-.37 .0,-.345")
    fold = strip(points(hem), 0.01, 0.15)
    scene.lay(Sheet(torn, WHITE, ("gap", "day")), depth=58.0)
    scene.lay(Sheet(ellipse(0.17).at(0.80, -0.35) & torn, FLAT["lamp"], ("sun",)), depth=57.5)
    rays = [
        ((0.80 + 0.21 * math.cos(a), -0.35 + 0.21 * math.sin(a)),
         (0.80 + 0.29 * math.cos(a), -0.35 + 0.29 * math.sin(a)))
        for a in (0.35 * i for i in range(1, 8))
    ]  # fmt: skip
    scene.lay(Sheet(strips(rays, 0.022) & torn, FLAT["lamp"], ("sun",)), depth=57.4)
    scene.lay(Sheet(beads(points(".40,-.27 .47,-.27"), 0.019), BLACK, ("eyes",)), depth=57.3)
    scene.lay(Sheet(fold, FLAT["night"], ("hem",)), depth=57.1)
