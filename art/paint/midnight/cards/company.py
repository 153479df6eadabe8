"""Close company: prisoner and keys, writer and sea, miner and bird."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cut_hands import pinch, pose, sleeve
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT
from art.paint.midnight.stage import lay_pile
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    blob,
    page,
    polygon,
    strip,
    strips,
    waves,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="He wrote himself out to it",
    subject="hand writing a sea",
    props=("quill", "waves of ink", "paper sail"),
    mood=("lonely", "driven", "wide"),
)
def ink_sea(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.7, 0.6, -0.5), key=1.1, ambient=0.5)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f6f6f6", ("paper",)), depth=60.0)
    for row in range(3):
        y = 1.16 - 0.24 * row
        end = (0.36, 0.10, -0.10)[row]
        path = [
            (
                -0.86 + 0.06 * i,
                y + (0.035 if i % 2 else -0.03) * (1 + 0.6 * math.sin(i * 1.7 + row)),
            )
            for i in range(int((end + 0.86) / 0.06))
        ]
        scene.lay(Sheet(strip(path, 0.014), "#161616", ("writing",)), depth=50.0)
    for index, (level, tall, length) in enumerate(
        ((-0.02, 0.05, 0.30), (-0.30, 0.08, 0.42), (-0.66, 0.11, 0.56), (-1.06, 0.14, 0.74))
    ):
        depth = 30.0 - 2 * index
        scene.lay(Sheet(waves(level + 0.035, tall, length, 0.3 * index), "#f6f6f6"), depth=depth)
        scene.lay(
            Sheet(waves(level, tall, length, 0.3 * index), "#161616", ("waves",)), depth=depth - 0.1
        )
        foam = waves(level - 0.07, tall, length, 0.3 * index) - waves(
            level - 0.085, tall, length, 0.3 * index
        )
        scene.lay(Sheet(foam, "#f0f0f0"), depth=depth - 0.2)
    hull = blob("-.16,.0 -.16,.0 -.1,-.08 .1,-.08 .17,.0 .17,.0")
    scene.lay(Sheet(hull, INKS["vermilion"], ("boat",)), x=-0.52, y=-0.16, depth=27.0)
    sail = polygon("-.08,.03 .1,.04 .08,.34 -.1,.31")
    scene.lay(Sheet(sail, "#f8f8f8", ("paper sail",)), x=-0.52, y=-0.16, depth=26.9)
    lines = strips([((-0.06, 0.10 + 0.05 * i), (0.06, 0.11 + 0.05 * i)) for i in range(4)], 0.010)
    scene.lay(Sheet(lines, "#161616"), x=-0.52, y=-0.16, depth=26.8)
    nib = strip([(0.0, -0.02), (0.14, 0.26), (0.30, 0.60), (0.40, 0.92)], 0.012, 0.030)
    vane = blob(".26,.56 .20,.84 .26,1.14 .46,1.40 .46,1.40 .52,1.1 .50,.84 .38,.64")
    barbs = cuts(".30,.70 .34,.96 .44,1.26", ".42,.76 .44,.96 .47,1.18", thick=0.026)
    quill = [*edged(vane, FLAT["night"], "quill"), Sheet(barbs, BLACK), Sheet(nib, BLACK)]
    grip = pinch(WHITE)
    arm = sleeve([(0.0, -0.16), (0.0, -0.5), (0.0, -1.2)], 0.40, 0.60, FLAT["vermilion"])
    lay_pile(scene, pose(grip.behind, 0.64, 66, 0.81, 0.23), 0, 0, depth=12.0)
    lay_pile(scene, quill, 0, 0, depth=11.0)
    lay_pile(scene, pose([*grip.before, *arm], 0.64, 66, 0.81, 0.23), 0, 0, depth=10.0)
    return WoodcutPlan(inks=("vermilion", "night"), sky="paper", clear_from=CLEAR)
