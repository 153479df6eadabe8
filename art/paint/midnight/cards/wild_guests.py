"""A hare that keeps what hunters leave behind."""

from art.paint.midnight.stage import BEFORE, empty_stage
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    polygon,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet
from art.paint.story.things.beasts import hare


@card(
    palette="block_night",
    hand="woodcut",
    title="She only kept the hats",
    subject="hare before a wall of hunters' hats",
    props=("hare", "hats", "trophies", "pipe"),
    mood=("reversed", "dry", "proud"),
    every=2,
)
def hare_trophies(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.5, -0.5), backdrop="#3a3a3a")
    doe = hare("#d8cec4", INKS["verdigris"])
    scene.put(doe, 1.35, -1.75, 0.0, yaw=30, roll=-3, scale=1.22)
    crowns = (
        "-.2,0 -.18,.26 -.06,.22 .06,.28 .18,.24 .2,0", "-.2,0 -.12,.24 -.03,.38 .08,.28 .2,0",
        "-.16,0 -.19,.42 .19,.42 .16,0",
        "-.22,0 -.24,.14 -.08,.28 .16,.2 .24,.02",
    )  # fmt: skip
    spots = (
        (-0.60, 0.94, 0, 0.30), (-0.58, 0.22, 1, 0.34), (-0.60, -0.50, 3, 0.30),
        (0.02, 0.88, 2, 0.28),
    )  # fmt: skip
    for x, y, kind, brim in spots:
        shield = blob("-.26,.20 0,.26 .26,.20 .24,-.1 0,-.3 -.24,-.1")
        scene.lay(Sheet(shield, INKS["clay"], ("plaque",), turn=88), x=x, y=y - 0.02, depth=40.0)
        hat = blob(crowns[kind]) if kind != 2 else polygon(crowns[2])
        band = box(0.37, 0.06).at(0, 0.04)
        hat = hat | ellipse(brim, 0.035)
        scene.lay(Sheet(hat, "#161616", ("hat",)), x=x, y=y - 0.06, depth=39.0)
        scene.lay(
            Sheet(band, "#f0f0f0" if kind else INKS["verdigris"]), x=x, y=y - 0.06, depth=38.0
        )
    feather = blob("0,0 .1,.14 .12,.3 .12,.3 .02,.2 -.04,.06").at(-0.46, 0.90)
    scene.lay(Sheet(feather, "#f4f4f4", ("feather",)), depth=37.0)
    empty = blob("-.26,.20 0,.26 .26,.20 .24,-.1 0,-.3 -.24,-.1").at(0.64, 0.96)
    scene.lay(Sheet(empty, INKS["clay"], ("empty plaque",), turn=88), depth=40.0)
    bandage = strips([((0.50, 0.52), (0.76, 0.62)), ((0.53, 0.46), (0.74, 0.54))], 0.05)
    scene.lay(Sheet(bandage, "#f8f8f8", ("bandage",)), depth=BEFORE)
    return WoodcutPlan(inks=("verdigris", "clay"), sky="black", contrast=1.7)
