"""A snail that carries a cathedral."""

import math

from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import UNIT, empty_stage
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet
from art.paint.story.things.figures import Headwear, long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="They have been late for it since Easter",
    subject="snail with a cathedral for a shell",
    props=("snail", "cathedral", "pilgrims", "moon", "trail"),
    mood=("solemn", "funny", "slow"),
)
def snail_cathedral(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.5, -0.5))
    ground = land((-1, -0.92), (-0.3, -0.86), (0.4, -0.90), (1, -0.84))
    scene.lay(Sheet(ground, "#c8c8c8", ("ground",), turn=3), depth=50.0)
    trail = blob("-1.3,-1.0 -.6,-.94 0,-.9 .1,-.96 -.5,-1.04 -1.3,-1.2")
    scene.lay(Sheet(trail, "#f6f6f6", ("trail",)))
    _lay_snail_body(scene)
    _lay_cathedral(scene)
    pilgrims: tuple[tuple[float, float, float, Headwear], ...] = (
        (-0.52, -1.16, 1.25, "scarf"), (-0.80, -1.24, 1.4, "brim"), (-0.30, -1.05, 0.9, "none"),
        (-0.66, -1.38, 1.0, "scarf"),
    )  # fmt: skip
    for index, (x, y, size, headwear) in enumerate(pilgrims):
        pilgrim = long_coat(
            "#2c2c2c" if index % 2 else "#6a6a6a", headwear,
            INKS["vermilion"] if index == 0 else "#1c1c1c",
            left_hand=(0.3, 1.3, -0.4), right_hand=(-0.3, 1.1, -0.2),
        )  # fmt: skip
        scene.put(pilgrim, x * UNIT, y * UNIT, -0.4, yaw=-72, scale=size)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "clay"), sky="black", stars=60, contrast=1.6, lamp_pool=0
    )


def _lay_snail_body(scene: Scene) -> None:
    """The foot, neck and horns of a snail that creeps to the right."""
    body = blob(
        "-.78,-.92 -.6,-.84 -.3,-.76 .1,-.72 .4,-.68 .56,-.5 .62,-.26 .74,-.14 .88,-.18 .94,-.34"
        " .9,-.6 .84,-.86 .7,-.96"
        " .2,-.96 -.4,-.96"
    )
    horns = strip(points(".74,-.2 .72,.04 .78,.2"), 0.05, 0.03) | strip(
        points(".86,-.22 .9,-.02 .98,.1"), 0.05, 0.03
    )
    horns = horns | beads([(0.78, 0.21), (0.975, 0.11)], 0.035)
    scene.lay(Sheet(horns | body, INKS["clay"], ("snail",), turn=20))
    lines = cuts(
        "-.5,-.86 0,-.8 .44,-.76", "-.3,-.92 .2,-.88 .6,-.86", ".62,-.6 .7,-.4 .76,-.26",
        ".72,-.7 .8,-.5 .84,-.34",
        ".84,-.42 .89,-.44 .92,-.42", thick=0.018,
    )  # fmt: skip
    scene.lay(Sheet(lines | beads([(0.87, -0.29)], 0.022), "#141414"))


def _lay_cathedral(scene: Scene) -> None:
    """A cathedral where a snail has its shell; its rose window is a spiral."""
    nave = polygon("-.60,-.76 -.60,-.1 -.34,.22 -.1,-.02 -.1,-.74") | polygon(
        "-.16,-.74 -.16,.44 .16,.44 .16,-.7"
    )
    nave = nave | polygon(".1,-.72 .1,-.16 .24,.06 .42,-.16 .44,-.66")
    spire = polygon("-.19,.42 0,1.36 .19,.42") | strips(
        [((0, 1.3), (0, 1.44)), ((-0.05, 1.39), (0.05, 1.39))], 0.018
    )
    for x, y in ((-0.60, -0.1), (-0.16, 0.44), (0.16, 0.44), (0.43, -0.16)):
        spire = spire | polygon((x - 0.05, y - 0.04), (x, y + 0.26), (x + 0.05, y - 0.04))
    scene.lay(Sheet(nave | spire, "#b8b8b8", ("cathedral",), turn=90))
    _lay_church_windows(scene)


def _lay_church_windows(scene: Scene) -> None:
    """Lit windows, a spiral among them, a door and the edges of the walls."""
    rose = Outline(())
    spiral = [
        (0.135 * (1 - t / 30) * math.cos(t * 0.6), 0.135 * (1 - t / 30) * math.sin(t * 0.6))
        for t in range(30)
    ]
    rose = rose | strip(spiral, 0.02)
    scene.lay(Sheet(ellipse(0.15).at(0, 0.22), "#141414", ("rose window",)))
    scene.lay(Sheet(rose.at(0, 0.22), INKS["lamp"], ("spiral",)))
    panes = Outline(())
    for x, y, size in (
        (-0.48, -0.36, 1.0),
        (-0.34, -0.3, 1.3),
        (-0.2, -0.36, 1.0),
        (0.24, -0.38, 1.0),
        (0.36, -0.4, 0.8),
        (0, 0.58, 0.6),
    ):
        panes = panes | (
            box(0.075, 0.22).at(0, -0.03) | polygon("-.0375,.08 0,.17 .0375,.08")
        ).scaled(size).at(x, y)
    scene.lay(Sheet(panes, INKS["lamp"], ("windows",)))
    door = box(0.17, 0.26).at(0, -0.52) | ellipse(0.085, 0.12).at(0, -0.39)
    scene.lay(Sheet(door, "#141414", ("door",)))
    edges = cuts(
        "-.34,.2 -.34,-.06",
        "-.16,.42 -.16,-.7",
        ".16,.42 .16,-.68",
        "-.1,.5 0,1.2",
        ".08,.5 0,1.1",
        thin=0.012,
        thick=0.016,
    )
    scene.lay(Sheet(edges, "#141414"))
