"""Snow, stubble and beach: what is left standing on bare paper."""

import math

from tools.paint.midnight.stage import UNIT, empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    strip,
    strips,
)
from tools.paint.story.finish import Finish, flock
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.figures import Headwear, long_coat


@card(
    palette="block_day",
    hand="woodcut",
    title="It bowed first",
    subject="last sheaf of the harvest",
    props=("sheaf", "harvesters", "ribbon", "stubble", "rake"),
    mood=("reverent", "old", "warm"),
)
def last_sheaf(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.6, -0.5))
    field = land((-1, -0.50), (-0.3, -0.44), (0.4, -0.46), (1, -0.54))
    scene.lay(Sheet(field, "#f6f6f6", ("field",)), depth=58.0)
    stubble = Outline(())
    for row in range(9):
        for column in range(14):
            x = -1.0 + 2.0 * (column + 0.5 * (row % 2)) / 13
            y = -0.54 - 0.04 * row - 0.011 * row * row
            stubble = stubble | strip(
                [(x, y), (x + 0.01, y + 0.03 + 0.006 * row)], 0.008 + 0.002 * row
            )
    scene.lay(Sheet(stubble, "#202020", ("stubble",)))
    _lay_sheaf(scene)
    people: tuple[tuple[float, float, float, Headwear, str], ...] = (
        (-0.64, -1.02, 1.8, "none", "#3a3a3a"), (-0.36, -1.24, 2.0, "scarf", INKS["plum"]), (-0.12,
        -1.42, 1.15, "none", "#8a8a8a"),
    )  # fmt: skip
    for x, y, size, headwear, coat in people:
        harvester = long_coat(
            coat, headwear, "#f0f0f0", skin="#b8aca2", hair="#3a3638", left_hand=(0.12, 1.12,
            -0.34),
            right_hand=(-0.12, 1.12, -0.34), bow=-20,
        )  # fmt: skip
        scene.put(harvester, x * UNIT, y * UNIT, -0.5, yaw=-60, scale=size)
    rake = strip([(-0.90, -1.3), (-0.80, 0.02)], 0.03) | box(0.26, 0.04).at(-0.80, 0.02)
    rake = rake | strips(
        [((-0.91 + 0.055 * i, 0.02), (-0.91 + 0.055 * i, -0.08)) for i in range(5)], 0.016
    )
    scene.lay(Sheet(rake, "#161616", ("rake",)))
    birds = flock(5, seed=4, x=(0.1, 0.4), y=(0.12, 0.24), size=(0.018, 0.03))
    return WoodcutPlan(inks=("clay", "vermilion", "plum"), sky="paper", birds=birds, contrast=1.6)


def _lay_sheaf(scene: Scene) -> None:
    """A sheaf as tall as a house that bows like a woman, with a ribbon round her waist."""
    for index in range(19):
        t = (index - 9) / 9
        foot = (0.42 + 0.52 * t, -1.16 - 0.10 * (1 - t * t))
        waist = (0.40 + 0.13 * t, -0.16)
        if abs(t) > 0.75:
            tip = (0.40 + 0.62 * t, -0.26 + 0.2 * (abs(t) - 0.75))
            path = [foot, waist, (0.40 + 0.42 * t, 0.20), tip]
        else:
            tip = (-0.12 + 0.28 * t, 0.70 - 0.26 * t)
            path = [foot, waist, (0.46 + 0.22 * t, 0.36), (0.30 + 0.3 * t, 0.84 + 0.1 * t), tip]
        colour = INKS["clay"] if index % 2 else "#f4f4f4"
        scene.lay(Sheet(strip(path, 0.075, 0.05), colour, ("sheaf",)))
        (ax, ay), (bx, by) = path[-2], path[-1]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        ear = ellipse(0.12, 0.045)
        for step in range(4):
            for side in (-1, 1):
                ear = ear | strip(
                    [(0.06 * step - 0.08, 0), (0.06 * step, side * 0.085)], 0.03, 0.006
                )
        scene.lay(Sheet(ear.turned(angle).at(bx, by), INKS["clay"], ("ears",)))
    band = blob("-.2,.0 -.1,.03 .1,.04 .2,.01 .2,-.09 .1,-.06 -.1,-.07 -.2,-.1")
    ends = strip(points("-.02,-.04 -.12,-.26 -.06,-.5"), 0.06, 0.05) | strip(
        points(".02,-.04 .08,-.24 .02,-.42"), 0.06, 0.05
    )
    bow = blob("0,-.03 -.16,.08 -.2,-.04 -.14,-.12") | blob("0,-.03 .16,.08 .2,-.04 .14,-.12")
    scene.lay(Sheet(ends | band | bow, INKS["vermilion"], ("ribbon",)), x=0.40, y=-0.12)
