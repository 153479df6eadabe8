"""Coats without anybody in them, or nearly."""

from typing import Any

from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import UNIT, empty_stage
from tools.paint.story import things
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    points,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet
from tools.paint.story.things.faces import CHILD, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="Whose turn is it to be warm",
    subject="child on a mountain of coats",
    props=("coats", "child", "snow", "hand in a sleeve"),
    mood=("poor", "warm", "odd"),
)
def mountain_of_coats(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.5, -0.5))
    child = face(
        Look(open_eyes=0.75, gaze=(-0.5, -0.2), brows=0.4, smile=0.15), CHILD, "#dcd2c8", "hood",
        cloth=INKS["vermilion"], shoulders=True,
    )  # fmt: skip
    scene.put(child, 0.22 * UNIT, 0.50 * UNIT, 0, yaw=12, roll=-4, scale=0.62)
    tones = (
        "#141414",
        "#8a8a8a",
        "#d8d8d8",
        "#3a3a3a",
        INKS["clay"],
        "#b4b4b4",
        "#141414",
        INKS["night"],
    )
    rows = (
        (0.02, (0.04, 0.46)), (-0.26, (-0.30, 0.22, 0.66)), (-0.56, (-0.56, -0.10, 0.40, 0.86)),
        (-0.90, (-0.82, -0.36, 0.14, 0.62)), (-1.26, (-0.96, -0.56, -0.08, 0.40, 0.90)),
    )  # fmt: skip
    count = 0
    for row, (y, places) in enumerate(rows):
        for x in places:
            turn = -50.0 * (x - 0.22) + 24 * ((count * 5) % 7 - 3) / 3
            lay_coat(
                scene,
                x,
                y,
                0.56 + 0.03 * row,
                turn,
                tones[(count * 3 + row) % len(tones)],
                10.0 - 0.2 * count,
            )
            count += 1
    hand = things.hand("#c8beb4", "#d8d8d8", "up", "#f4f4f4")
    scene.put(hand, -0.40 * UNIT, -0.16 * UNIT, -6.0, yaw=10, roll=52, scale=0.34)
    return WoodcutPlan(inks=("vermilion", "clay", "night"), sky="black", contrast=1.6, snowfall=70)


def lay_coat(
    scene: Scene, x: float, y: float, size: float, turn: float, tone: str, depth: float
) -> None:
    """An empty coat that lies as it fell, with lapels, seams and buttons."""
    coat = blob(
        "-.14,.5 -.14,.5 0,.44 .14,.5 .14,.5 .3,.42 .5,.1 .62,-.12 .62,-.12 .48,-.22 .48,-.22"
        " .34,.02 .27,.1"
        " .3,-.3 .38,-.62 .38,-.62 .1,-.57 -.12,-.64 -.4,-.6 -.4,-.6 -.3,-.3 -.26,.1 -.4,-.06"
        " -.54,-.26"
        " -.54,-.26 -.68,-.16 -.68,-.16 -.5,.16 -.3,.42"
    )
    place: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": turn}
    scene.lay(Sheet(coat, tone, ("coats",), turn=80), **place, depth=depth)
    line = "#f2f2f2" if tone in ("#141414", "#3a3a3a") else "#141414"
    seams = cuts(
        "0,.44 .01,.0 -.01,-.58", "-.13,.49 -.16,.3 -.01,.16", ".13,.49 .16,.3 .01,.16",
        ".27,.1 .24,.2 .26,.3",
        "-.26,.1 -.23,.2 -.26,.3", "-.2,-.1 -.24,-.34 -.28,-.52", ".18,-.1 .22,-.36 .26,-.54",
        ".4,.1 .46,0 .5,-.1",
        "-.44,.06 -.5,-.04 -.56,-.14", thin=0.006, thick=0.024,
    )  # fmt: skip
    scene.lay(
        Sheet(seams | beads(points(".07,.06 .07,-.12 .07,-.3"), 0.022), line),
        **place,
        depth=depth - 0.1,
    )
