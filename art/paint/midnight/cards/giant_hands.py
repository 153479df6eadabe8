"""Hands that are larger than those who meet them: they clap and hammer."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import back_of_hand, fist, pose, sleeve
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT, open_hand
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
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


@card(
    palette="block_night",
    hand="woodcut",
    title="Somebody hung it there",
    subject="hand hammering the moon to the sky",
    props=("moon", "hammer", "nail", "nail holes"),
    mood=("absurd", "quiet", "proud"),
)
def nail_moon(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    seas = blob("-.3,.16 -.14,.3 .06,.22 -.02,.04 -.22,0") | blob(".1,-.1 .3,.02 .34,-.16 .16,-.26")
    seas = seas | ellipse(0.09, 0.07).at(-0.16, -0.26) | ellipse(0.05).at(0.2, 0.3)
    moon = [Sheet(ellipse(0.60), FLAT["lamp"], ("moon",)), Sheet(seas, INKS["lamp"], turn=20)]
    lay_pile(scene, moon, -0.34, 0.50, depth=50.0)
    holes = "-.80,1.30 .3,1.32 .66,1.02 .86,1.36 -.86,-.36 .52,.3 -.6,-.66 .88,.6 -.2,-.5"
    for x, y in points(holes):
        hole = beads([(x, y)], 0.020) | strips([((x, y), (x + 0.035, y - 0.06))], 0.014)
        scene.lay(Sheet(hole, WHITE, ("nail hole",)), depth=48.0)
    cracks = cuts("-.28,.52 -.36,.64 -.34,.74 -.46,.88", "-.28,.52 -.40,.48 -.50,.52 -.64,.42",
                  "-.28,.52 -.24,.66 -.14,.72", thick=0.024)  # fmt: skip
    scene.lay(Sheet(cracks, BLACK, ("crack",)), depth=46.0)
    nail = strip([(-0.29, 0.53), (-0.02, 0.36)], 0.034, 0.060) | box(0.06, 0.19).turned(-32).at(
        0.0, 0.35
    )
    lay_pile(scene, edged(nail, WHITE, "nail"), 0, 0, depth=44.0)
    grip = fist(WHITE)
    handle = strip([(-0.72, 0.45), (1.10, 0.45)], 0.13, 0.16)
    grain = cuts("-.60,.47 -.2,.44 .2,.48", ".44,.44 .70,.47 .94,.43", thick=0.020)
    head = blob("1.0,-.02 1.0,-.02 1.0,.94 1.0,.94 1.08,.99 1.26,.99 1.34,.94 1.34,.94"
                " 1.34,-.02 1.34,-.02 1.26,-.07 1.08,-.07")  # fmt: skip
    glint = cuts("1.08,.88 1.07,.5 1.08,.06", thick=0.04)
    hammer = [
        *edged(handle, FLAT["lamp"], "hammer", edge=0.05), Sheet(grain, BLACK),
        *white_edged(head, BLACK, "hammer", edge=0.06), Sheet(glint, WHITE),
    ]  # fmt: skip
    arm = sleeve([(0.0, -0.14), (0.02, -0.6), (0.10, -1.6)], 0.44, 0.66, FLAT["vermilion"])
    swing = [*grip.behind, *hammer, *grip.before, *arm]
    lay_pile(scene, pose(swing, 0.78, 40, 0.12, -1.06), 0, 0, depth=40.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp"), sky="black", clear_from=CLEAR, lamp_pool=0, border=False
    )
