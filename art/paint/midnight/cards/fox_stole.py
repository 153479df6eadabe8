"""A lady before a mirror with a fox round her neck, which whispers."""

from art.paint.midnight.carving import BLACK, WHITE, edged, shaggy, white_edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import Profile
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    points,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_CLAY, _BLUE, _GOLD = INKS["clay"], INKS["night"], INKS["lamp"]
_LADY = Profile(nose=1.25, chin=1.1, lips=0.9)


@card(
    palette="block_day",
    hand="woodcut",
    title="Repent, said the soft voice",
    subject="lady with a fox round her neck that whispers into her ear",
    props=("lady", "fox", "ear", "necklace", "pearls", "mirror", "cup", "glove"),
    mood=("elegant", "tense", "gentle"),
)
def fox_priest(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _mirror(), 0, 0, depth=56.0)
    lay_pile(scene, _dress(), 0.05, -0.04, depth=50.0)
    lay_pile(scene, _lady(-0.4), -0.11, 0.58, 0.92, depth=46.0)
    lay_pile(scene, _fox(), 0.05, -0.04, depth=40.0)
    lay_pile(scene, _fox_head(), -0.63, 0.46, 0.64, depth=36.0)
    lay_pile(scene, _sleeve(), -0.05, 0, depth=44.0)
    lay_pile(scene, [*_long_glove(), *_cup()], -0.05, 0, depth=30.0)
    lay_pile(scene, _pearls(), 0.04, -0.04, depth=27.0)
    return WoodcutPlan(inks=("clay", "night", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _mirror() -> list[Sheet]:
    """An oval mirror at the edge: in it the lady is alone, and smiles."""
    frame, glass = ellipse(0.48, 0.72).at(0.94, 0.60), ellipse(0.41, 0.64).at(0.94, 0.60)
    bust = blob(".88,.28 1.3,.36 1.3,-.2 .60,-.2 .70,.08 .82,.16")
    inside = [Sheet(bust & glass, BLACK)]
    for part in _lady(0.9):
        moved = part.placed(0.99, 0.62, 0.56, 0, flip=True)
        inside.append(Sheet(moved.outline & glass, moved.colour, moved.tags, turn=moved.turn))
    return [
        *edged(frame, _GOLD, "mirror", edge=0.024, turn=80),
        *edged(glass, _BLUE, "mirror", edge=0.024, turn=60), *inside,
        Sheet(rim(glass, 0.02), BLACK),
    ]  # fmt: skip


def _lady(smile: float) -> list[Sheet]:
    """A stern head in profile, the hair put up high."""
    tower = blob(
        ".32,.36 .40,.52 .34,.74 .12,.88 -.16,.92 -.42,.84 -.58,.62 -.60,.34 -.54,.04 -.40,-.22"
        " -.26,-.22 -.16,.04 -.02,.20 .14,.30"
    )
    strands = cuts(
        ".24,.44 .14,.66 -.10,.80 -.34,.74", ".14,.40 .0,.62 -.20,.70 -.42,.60",
        ".0,.32 -.14,.50 -.32,.54 -.50,.42", "-.12,.18 -.24,.34 -.40,.34 -.52,.20",
        "-.22,.04 -.34,.14 -.50,.06", thick=0.028,
    )  # fmt: skip
    drop = ellipse(0.035, 0.05).at(-0.06, -0.20)
    head = carved_profile(_LADY, "none", BLACK, lid="down", smile=smile, years=1)
    return [
        *head, *edged(tower, BLACK, "hair", edge=0.02), Sheet(strands, WHITE),
        *edged(drop, _GOLD, "earring", edge=0.02),
    ]  # fmt: skip


def _dress() -> list[Sheet]:
    """A black dress with a long sleeve."""
    dress = blob(
        "-.66,.44 -.50,.34 -.40,.12 -.24,.02 -.06,.06 .14,-.10 .34,-.30 .44,-.62 .42,-1.0 .48,-1.7"
        " .48,-1.7 -1.3,-1.7 -1.3,-1.7 -1.3,-.5 -.96,-.12 -.80,.2"
    )
    folds = cuts(
        "-.48,-.60 -.46,-.80 -.40,-1.0", "-.16,-.56 -.14,-.80 -.10,-1.0",
        ".30,-.70 .28,-.86 .32,-1.0", ".20,-1.30 .22,-1.44", thick=0.024,
    )  # fmt: skip
    return [*edged(dress, BLACK, "lady"), Sheet(folds, WHITE)]


def _fox() -> list[Sheet]:
    """The fox round her shoulders: its back, a hind leg, and the tail that hangs before her."""
    back = shaggy(points(
        "-.98,.34 -1.04,.06 -.98,-.22 -.74,-.44 -.40,-.52 -.06,-.50 .22,-.46 .34,-.30 .22,-.16"
        " -.04,-.10 -.34,-.08 -.58,.02 -.66,.20 -.70,.36"
    ), 0.05)  # fmt: skip
    tail = shaggy(points(
        ".10,-.36 .0,-.60 -.02,-.80 .06,-.96 .20,-1.08 .34,-.96 .40,-.80 .38,-.60 .34,-.30"
    ), 0.07)  # fmt: skip
    tip = blob("-.06,-.82 .06,-.90 .14,-.82 .22,-.92 .30,-.82 .44,-.88 .5,-1.3 -.1,-1.3") & tail
    hairs = cuts(
        "-.92,.10 -.88,-.12 -.76,-.26", "-.82,.16 -.78,-.02 -.66,-.16", "-.62,-.28 -.44,-.36",
        "-.54,-.14 -.36,-.20", "-.30,-.38 -.12,-.38", "-.20,-.20 -.02,-.22", ".0,-.32 .14,-.32",
        ".14,-.50 .10,-.70", ".26,-.46 .26,-.66", ".18,-.58 .18,-.76", ".32,-.56 .32,-.74",
        thick=0.022,
    )  # fmt: skip
    hind = strip(points("-.24,-.40 -.34,-.62 -.28,-.84"), 0.20, 0.10)
    foot = blob("-.34,-.80 -.22,-.80 -.20,-.92 -.26,-.98 -.34,-.94")
    arm = strip(points("-.56,-.14 -.36,-.10 -.24,.06"), 0.18, 0.11) | ellipse(0.09).at(-0.56, -0.14)
    paw = ellipse(0.085, 0.07).turned(50).at(-0.20, 0.10)
    toes = cuts(
        "-.18,.17 -.20,.12",
        "-.13,.14 -.16,.10",
        "-.30,-.96 -.30,-.90",
        "-.25,-.95 -.25,-.90",
        thick=0.014,
    )
    return [
        *white_edged(hind, _CLAY, "fox"), *white_edged(foot, BLACK, "paw"),
        *edged(tail, _CLAY, "tail", turn=84), Sheet(tip, WHITE, ("tail",)),
        *edged(back, _CLAY, "fox", turn=20), Sheet(hairs, BLACK),
        *edged(arm, _CLAY, "fox", turn=30), *white_edged(paw, BLACK, "paw"), Sheet(toes, WHITE),
    ]  # fmt: skip


def _fox_head() -> list[Sheet]:
    """A narrow head in profile with lowered lids, its mouth open a little."""
    skull = blob(
        "-.44,-.36 -.38,.02 -.34,.20 -.34,.20 -.34,.62 -.34,.62 -.18,.48 -.06,.32 -.06,.32 .10,.29"
        " .24,.18 .44,.09 .64,.06 .69,.02 .66,-.03 .50,-.05 .34,-.09 .34,-.09 .46,-.12 .52,-.16"
        " .44,-.19 .28,-.20 .16,-.28 .10,-.44 .10,-.44 -.1,-.5 -.3,-.5"
    )
    ear = blob("-.02,.30 -.02,.30 .04,.58 .04,.58 .14,.42 .18,.22 .18,.22")
    inner = blob("-.28,.24 -.28,.24 -.29,.50 -.29,.50 -.18,.38 -.13,.30 -.13,.30")
    white = blob(
        ".66,-.01 .44,.0 .26,-.02 .14,.02 .04,-.08 -.10,-.12 -.10,-.12 -.06,-.22 -.18,-.30"
        " -.18,-.30 -.06,-.36 -.14,-.50 .10,-.46 .16,-.28 .28,-.20 .44,-.19 .56,-.16"
    ) & skull  # fmt: skip
    lid = strip(points(".07,.15 .15,.16 .24,.12 .30,.08"), 0.034, 0.016)
    eye = blob(".11,.14 .18,.08 .26,.09 .28,.09 .20,.14")
    nose = ellipse(0.05, 0.042).at(0.655, 0.03)
    fur = cuts("-.32,.04 -.22,-.06", "-.22,.14 -.12,.04", "-.32,-.14 -.22,-.24",
               "-.12,.20 -.04,.12", "-.34,-.30 -.26,-.40", thick=0.022)  # fmt: skip
    parts = [
        *white_edged(ear, _CLAY, "fox"), *white_edged(skull, _CLAY, "fox"), Sheet(inner, BLACK),
        Sheet(white, WHITE, ("fox",)), Sheet(lid | eye | nose | fur, BLACK, ("fox",)),
    ]  # fmt: skip
    return [part.placed(0, 0, 1, 6, flip=False) for part in parts]


def _sleeve() -> list[Sheet]:
    """Her upper arm, from under the fox down to the elbow."""
    sleeve = strip(points("-.72,-.28 -.76,-.66 -.70,-1.02"), 0.30, 0.27)
    puff = cuts("-.80,-.40 -.84,-.66 -.80,-.86", "-.68,-.36 -.70,-.64 -.66,-.84", thick=0.020)
    return [*white_edged(sleeve, BLACK, "sleeve"), Sheet(puff, WHITE)]


def _long_glove() -> list[Sheet]:
    """A glove that reaches over the elbow, along the forearm to the wrist."""
    glove = strip(points("-.72,-.94 -.66,-1.20 -.46,-1.30 -.10,-1.26 .24,-1.17 .46,-1.10"),
                  0.25, 0.15)  # fmt: skip
    hem = strip(points("-.87,-.96 -.72,-.91 -.57,-.94"), 0.06)
    creases = cuts("-.60,-1.10 -.56,-1.18 -.46,-1.20", "-.56,-1.02 -.50,-1.10", "-.20,-1.32"
                   " -.16,-1.22", ".06,-1.27 .10,-1.18", ".16,-1.25 .20,-1.17",
                   thick=0.018)  # fmt: skip
    return [
        *edged(glove, WHITE, "glove", edge=0.022), Sheet(creases, BLACK),
        *edged(hem, _GOLD, "glove", edge=0.02),
    ]  # fmt: skip


def _cup() -> list[Sheet]:
    """A cup below the necklace, held by a gloved hand: four fingers round it, the thumb inside."""
    cup = blob(".54,-.84 .54,-.84 .98,-.84 .98,-.84 .96,-1.06 .88,-1.22 .66,-1.22 .56,-1.06")
    foot = blob(".66,-1.20 .66,-1.20 .88,-1.20 .88,-1.20 .92,-1.27 .92,-1.27 .62,-1.27 .62,-1.27")
    lip = ellipse(0.22, 0.05).at(0.76, -0.84)
    inside = ellipse(0.18, 0.03).at(0.76, -0.845)
    palm = blob(".36,-1.06 .40,-1.21 .50,-1.25 .62,-1.21 .66,-1.08 .62,-.96 .52,-.93 .42,-.97")
    thumb = blob(
        ".42,-1.0 .44,-.88 .52,-.78 .60,-.76 .64,-.80 .62,-.86 .56,-.90 .54,-.98 .48,-1.04"
    )
    fingers: list[Sheet] = []
    for y, tip in ((-1.18, 0.76), (-1.12, 0.83), (-1.05, 0.87), (-0.98, 0.85)):
        finger = strip(points(f".54,{y} .68,{y - 0.01} {tip},{y + 0.005}"), 0.075, 0.066)
        finger = finger | ellipse(0.034).at(tip, y + 0.005)
        fingers += edged(finger, WHITE, "glove", edge=0.020)
    return [
        *edged(foot, _BLUE, "cup", edge=0.02), *edged(cup, _BLUE, "cup", edge=0.022, turn=84),
        *edged(lip, WHITE, "cup", edge=0.02), Sheet(inside, BLACK),
        *edged(palm, WHITE, "glove", edge=0.022), *fingers, Sheet(palm, WHITE, ("glove",)),
        *edged(thumb, WHITE, "glove", edge=0.020),
        Sheet(cuts(".54,-1.15 .48,-1.14", ".55,-1.08 .49,-1.08", thick=0.016), BLACK),
    ]  # fmt: skip


def _pearls() -> list[Sheet]:
    """Her necklace, undone by the paw: pearls still in a row, then they fall."""
    row = points("-.38,.20 -.32,.15 -.12,.08 -.05,.03 .02,-.03 .08,-.10 .13,-.18")
    falling = points(".32,-.16 .46,-.32 .57,-.52 .66,-.78")
    sheets: list[Sheet] = []
    for x, y in (*row, *falling):
        sheets += edged(ellipse(0.042).at(x, y), WHITE, "pearls", edge=0.02)
    return sheets
