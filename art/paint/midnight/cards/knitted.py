"""A river that is being knitted."""

import math
from typing import Any

from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import UNIT, empty_stage
from art.paint.story import things
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    land,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="She is nearly at the sea",
    subject="hands that knit a river",
    props=("river", "knitting needles", "hands", "boat", "bridge", "ball of wool"),
    mood=("patient", "grand", "homely"),
)
def knitted_river(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.65, -0.5))
    hills = land((-1, 0.02), (-0.66, 0.2), (-0.3, 0.06), (0.1, 0.14), (0.5, 0.3), (1, 0.1))
    scene.lay(Sheet(hills, "#f6f6f6", ("hills",)), depth=58.0)
    ridge = cuts(
        "-1.1,.02 -.66,.2 -.3,.06",
        ".1,.14 .5,.3 1.1,.1",
        "-1.0,-.4 -.7,-.3 -.5,-.36",
        ".5,-.2 .76,-.1 1.0,-.2",
        thick=0.02,
    )
    scene.lay(Sheet(ridge, "#161616"))
    middle = points("-.01,.84 .0,.4 -.14,.1 -.3,-.2 -.1,-.52 .26,-.76 .3,-1.06 .0,-1.34 -.3,-1.7")
    river = strip(middle, 0.54, 0.86)
    scene.lay(Sheet(river, INKS["night"], ("river",), turn=80))
    _lay_stitches(scene, smooth(middle, closed=False), river)
    _lay_river_land(scene)
    needles = strips([((-0.80, 1.18), (0.46, 0.60)), ((0.80, 1.14), (-0.48, 0.62))], 0.04)
    scene.lay(Sheet(needles, "#141414", ("needles",)), depth=10.0)
    scene.lay(
        Sheet(beads([(-0.80, 1.18), (0.80, 1.14)], 0.05), INKS["vermilion"], ("knobs",)), depth=9.8
    )
    for side in (-1, 1):
        hand = things.hand("#c4b8ae", INKS["vermilion"], "fist", "#f4f4f4")
        scene.put(
            hand, side * 0.84 * UNIT, 1.18 * UNIT, -1.2, yaw=-28 * side, roll=104 * side, scale=1.5
        )
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="paper", contrast=1.6, lamp_pool=0)


def _lay_stitches(scene: Scene, curve: Any, river: Outline) -> None:
    """Rows of stitches across the river, each a small v."""
    stitches = Outline(())
    for index in range(0, len(curve) - 2, 2):
        (ax, ay), (bx, by) = curve[index], curve[index + 2]
        angle = math.atan2(by - ay, bx - ax)
        wide = 0.54 + 0.32 * index / len(curve)
        size = 0.075 * wide / 0.6
        for place in range(-4, 5):
            off = place * wide / 8.6
            x, y = ax - off * math.sin(angle), ay + off * math.cos(angle)
            turn = math.degrees(angle) + 90
            stitch = strip([(-0.5, 0.5), (0, -0.4)], 0.15) | strip([(0.5, 0.5), (0, -0.4)], 0.15)
            stitches = stitches | stitch.scaled(size).turned(turn).at(x, y)
    scene.lay(Sheet(stitches & river, "#f4f4f4", ("stitches",)))


def _lay_river_land(scene: Scene) -> None:
    """A bridge, a boat, houses and trees along the river, and the wool it comes from."""
    arch = strip(points("-.62,-.34 -.3,-.14 .08,-.26"), 0.07)
    posts = strips(
        [
            ((x, y), (x, y + 0.12))
            for x, y in points("-.58,-.3 -.44,-.22 -.28,-.16 -.12,-.18 .04,-.24")
        ],
        0.02,
    )
    rail = strip(points("-.6,-.2 -.3,-.03 .08,-.14"), 0.022)
    scene.lay(Sheet(arch | posts | rail, "#141414", ("bridge",)))
    boat = blob("-.16,.03 -.16,.03 -.1,-.05 .1,-.05 .16,.04 .16,.04 0,.0") | strip(
        [(0, 0), (0, 0.26)], 0.016
    )
    scene.lay(Sheet(boat, "#141414", ("boat",)), x=0.22, y=-0.92)
    scene.lay(
        Sheet(polygon(".02,.06 .02,.26 .15,.08"), INKS["vermilion"], ("sail",)), x=0.22, y=-0.92
    )
    for x, y, size in ((-0.78, -0.72, 1.0), (-0.56, -0.84, 0.8), (0.78, -0.52, 0.9)):
        house = polygon("-.11,-.12 -.11,.06 0,.18 .11,.06 .11,-.12")
        scene.lay(Sheet(house, "#141414", ("house",)), x=x, y=y, scale=size)
        scene.lay(Sheet(box(0.05, 0.06), INKS["lamp"], ("window",)), x=x, y=y, scale=size)
    firs = Outline(())
    for x, y, size in (
        (-0.86, -0.1, 0.8),
        (-0.72, -0.06, 0.6),
        (0.66, 0.02, 0.7),
        (0.84, 0.0, 0.9),
        (0.82, -0.96, 1.2),
        (-0.8, -1.24, 1.2),
    ):
        fir = (
            polygon("-.09,-.1 0,.22 .09,-.1")
            | polygon("-.12,-.2 0,.08 .12,-.2")
            | box(0.03, 0.12).at(0, -0.24)
        )
        firs = firs | fir.scaled(size).at(x, y)
    scene.lay(Sheet(firs, "#141414", ("firs",)))
