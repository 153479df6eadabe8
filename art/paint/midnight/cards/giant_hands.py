"""Hands that are larger than those who meet them: they clap."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cut_hands import back_of_hand, pose, sleeve
from art.paint.midnight.features import CLEAR, FLAT, open_hand
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    ellipse,
    land,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="Applaud or be applauded",
    subject="curtain of hands",
    props=("stage", "actor", "bow"),
    mood=("grand", "hostile", "lonely"),
    every=2,
)
def curtain_of_hands(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    boards = [
        Sheet(land((-1, -1.10), (0, -1.10), (1, -1.10)), FLAT["clay"], ("stage",)),
        Sheet(strips([((0.10 * i, -1.10), (0.26 * i, -1.6)) for i in range(-6, 7)], 0.010), BLACK),
        *edged(ellipse(0.46, 0.13).at(0, -1.28), WHITE, "spotlight"),
    ]
    lay_pile(scene, boards, 0, 0, depth=50.0)
    skins = (WHITE, FLAT["clay"], WHITE)
    for row in range(8):
        tied = math.sin(row / 7 * math.pi)  # curtains are tied back at their middle
        for side in (-1, 1):
            index = 2 * row + (side > 0)
            skin = skins[index % 3]
            spread = (-46.0, -16.0, -4.0, 8.0, 20.0 + 3 * (index % 3))
            palm = index % 3 != 1
            hand = open_hand(skin, spread) if palm else back_of_hand(skin, spread)
            cloth = (FLAT["vermilion"], FLAT["night"], BLACK)[index % 3]
            arm = sleeve([(0.0, 0.02), (0.0, -0.5), (0.04, -1.2)], 0.36, 0.52, cloth)
            turn = -side * (-76 - 22 * (row / 7 - 0.5) + 9 * math.sin(index * 2.3))
            x = side * (0.66 + 0.22 * tied - 0.10 * (row == 0))
            pile = pose([*hand, *arm], 0.50, turn, x, 1.28 - 0.315 * row, flip=side > 0)
            lay_pile(scene, pile, 0, 0, depth=45.0 - 0.9 * row - 0.4 * (side > 0))
    actor = Person(
        FLAT["vermilion"], figures.OLD, "short", hair_colour=BLACK, head=0.25, headgear="top",
        gear_colour=FLAT["night"], bow=26, skin=WHITE,
    )  # fmt: skip
    bowing = ((0.0, 0.74), (0.12, 0.60), (0.02, 0.50))
    wide = ((0.0, 0.76), (-0.18, 0.70), (-0.34, 0.80))
    lay_pile(scene, person(actor, (bowing, wide), lean=-14), -0.10, -1.32, 0.72, depth=20.0)
    return WoodcutPlan(
        inks=("vermilion", "night", "clay"), sky="black", clear_from=CLEAR, border=False
    )
