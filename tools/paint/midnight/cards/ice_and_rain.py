"""Ice, graves and wind: small people on bare paper."""

import math

from tools.paint.midnight.stage import empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    points,
    strip,
    strips,
)
from tools.paint.story.cutouts.town import umbrella_from_above
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet, silhouette


@card(
    palette="block_day",
    hand="woodcut",
    title="It never rained on him",
    subject="funeral from above",
    props=("umbrellas", "grave", "rain"),
    mood=("solemn", "ironic", "light"),
)
def umbrella_grave(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    heap = blob("-.66,-.2 -.5,.16 -.2,.3 .3,.26 .5,.0 .42,-.5 .1,-.72 -.4,-.66")
    scene.lay(Sheet(heap, "#b8b8b8", ("earth",), turn=70), depth=30.0)
    scene.lay(Sheet(box(0.42, 0.86).turned(14).at(-0.08, -0.22), "#0c0c0c", ("grave",)), depth=29.0)
    ring = (
        (-0.72, -0.62, 0.30), (-0.80, -0.05, 0.32), (-0.52, 0.44, 0.30), (0.02, 0.60, 0.28),
        (0.52, 0.30, 0.30), (0.62, -0.28, 0.30), (0.36, -0.86, 0.32), (-0.26, -1.00, 0.30),
        (-0.92, -1.12, 0.26), (0.86, -0.86, 0.26), (-0.96, 0.56, 0.24),
    )  # fmt: skip
    for index, (x, y, radius) in enumerate(ring):
        _open_umbrella(scene, "#1a1a1a" if index % 3 else "#5c5c5c", x, y, radius, 13 * index)
    priest = ellipse(0.10, 0.07).at(0.24, -0.46)
    scene.lay(Sheet(priest, "#f4f4f4", ("priest",)), depth=26.0)
    scene.lay(
        Sheet(ellipse(0.045).at(0.24, -0.45) | box(0.02, 0.2).at(0.13, -0.42), "#161616"),
        depth=25.0,
    )
    scene.lay(
        Sheet(ellipse(0.34, 0.12).turned(20).at(0.40, 0.86), "#c0c0c0", ("shadow",)), depth=25.0
    )
    _open_umbrella(scene, INKS["vermilion"], 0.52, 1.10, 0.34, 10, depth=12.0)
    crook = strip(points(".42,.92 .36,.78 .28,.76 .26,.84"), 0.022)
    scene.lay(Sheet(crook, "#161616", ("handle",)), depth=12.5)
    return WoodcutPlan(inks=("vermilion",), sky="paper", rain=150, contrast=1.5)


def _open_umbrella(
    scene: Scene, colour: str, x: float, y: float, radius: float, turn: float, depth: float = 22.0
) -> None:
    """An umbrella from above with pale ribs."""
    canopy = silhouette(umbrella_from_above(colour, radius=radius)[:1])
    rays = [math.radians(45 * index) for index in range(8)]
    ribs = strips(
        [((0, 0), (radius * 0.96 * math.cos(a), radius * 0.96 * math.sin(a))) for a in rays], 0.010
    )
    scene.lay(Sheet(canopy, colour, ("umbrella",), turn=turn), x=x, y=y, turn=turn, depth=depth)
    scene.lay(
        Sheet(ribs | beads([(0, 0)], 0.02), "#f0f0f0"), x=x, y=y, turn=turn, depth=depth - 0.2
    )
