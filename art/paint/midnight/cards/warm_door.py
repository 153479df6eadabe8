"""An old man with his back against a door that stands alone in the snow."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import OLD
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_GOLD, _RED, _GREEN = INKS["lamp"], INKS["vermilion"], INKS["verdigris"]
_LIGHT, _BRIGHT_RED = "#fbe6b0", "#f2a392"


@card(
    palette="block_night",
    hand="woodcut",
    title="It sticks in winter",
    subject="old man with a mug, his back against a door in the snow",
    props=(
        "door",
        "old man",
        "snow",
        "light",
        "grass",
        "fingers",
        "flower",
        "mug",
        "far house",
        "scarf",
    ),
    mood=("patient", "tender", "stubborn"),
)
def throat_door(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _night(), 0, 0, depth=58.0)
    lay_pile(scene, _frame(), 0, 0, depth=54.0)
    lay_pile(scene, _gift(), 0, 0, depth=50.0)
    lay_pile(scene, _leaf(), 0, 0, depth=46.0)
    lay_pile(scene, _grass(), 0, 0, depth=42.0)
    lay_pile(scene, _man(), 0, 0, depth=36.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "verdigris"), sky="black", contrast=1.6, lamp_pool=0
    )


def _night() -> list[Sheet]:
    """Large flakes, snow as far as one sees, and one house at the end of it."""
    flakes = beads(
        points("-.82,1.26 -.50,1.06 -.90,.74 -.22,1.32 -.66,.40 -.30,.76 -.86,.16"), 0.02
    )
    ground = land((-1, -0.36), (-0.4, -0.44), (0.2, -0.40), (1, -0.46))
    wall = polygon("-.86,-.46 -.86,-.30 -.78,-.22 -.70,-.30 -.70,-.46")
    roof = polygon("-.90,-.31 -.78,-.19 -.66,-.31 -.69,-.33 -.78,-.24 -.87,-.33")
    window = box(0.05, 0.05).at(-0.78, -0.34)
    drifts = cuts("-.74,-.52 -.66,-.50 -.58,-.53",
                  "-.92,-1.20 -.82,-1.17 -.72,-1.20", ".0,-1.42 .20,-1.39 .38,-1.42",
                  thick=0.016)  # fmt: skip
    return [
        Sheet(flakes, WHITE, ("snow",)), *edged(wall, "#5a5a5a", "house", line=WHITE, edge=0.012),
        Sheet(roof, WHITE, ("house",)),
        Sheet(window, _GOLD, ("house",)), Sheet(ground, WHITE, ("snow",)), Sheet(drifts, BLACK),
    ]  # fmt: skip


def _frame() -> list[Sheet]:
    """The frame of a door, turned a little aside, and the light in it."""
    frame = polygon("-.04,-.60 -.04,1.14 1.04,1.44 1.04,-1.04")
    light = polygon(".08,-.66 .08,1.08 .90,1.31 .90,-1.02")
    rib = cuts(".02,-.5 .02,.2 .02,1.0", thick=0.018)
    return [
        *edged(frame, "#3a3a3a", "door frame", line=WHITE, turn=88), Sheet(rib, WHITE),
        *edged(light, BLACK), Sheet(light, _LIGHT, ("light",), glow=0.4),
    ]  # fmt: skip


def _leaf() -> list[Sheet]:
    """The leaf of the door leaves a gap beside it and another below it; snow lies on the frame."""
    leaf = polygon(".32,-.56 .32,1.13 .90,1.29 .90,-.84")
    upper = polygon(".43,.26 .43,.97 .78,1.07 .78,.24")
    lower = polygon(".43,.10 .43,-.48 .78,-.64 .78,.08")
    knob = ellipse(0.05).at(0.32, 0.18)
    snow = blob("-.12,1.14 -.07,1.22 .10,1.26 .40,1.34 .70,1.43 1.2,1.58 1.2,1.46 .80,1.37"
                " .40,1.25 .10,1.16")  # fmt: skip
    return [
        *edged(leaf, _GREEN, "door", edge=0.024, turn=90),
        *edged(upper, _GREEN, "door", edge=0.022, turn=0),
        *edged(lower, _GREEN, "door", edge=0.022, turn=0), *edged(knob, _GOLD, "knob", edge=0.02),
        *edged(snow, WHITE, "snow", edge=0.02),
    ]  # fmt: skip


def _grass() -> list[Sheet]:
    """Light on the snow before the threshold, and turf that has come out from under the door."""
    pool = blob("-.10,-.64 .10,-.66 .50,-.82 .92,-1.0 1.2,-1.1 1.2,-1.36 .70,-1.32 .10,-1.24"
                " -.24,-1.26 -.34,-1.0 -.28,-.76")  # fmt: skip
    turf = blob(".44,-1.0 .44,-1.0 .60,-1.02 .80,-1.07 1.2,-1.16 1.2,-1.16 1.2,-1.30 .98,-1.24"
                " .78,-1.21 .60,-1.13 .46,-1.12")  # fmt: skip
    for index in range(11):
        x = 0.54 + 0.05 * index
        y = -1.06 - 0.26 * (x - 0.54)
        tall, lean = 0.2 + 0.07 * math.sin(2.1 * index), 0.05 * math.sin(1.7 * index)
        turf = turf | polygon((x - 0.045, y), (x + lean, y + tall), (x + 0.045, y))
    roots = cuts(".60,-1.08 .62,-1.03", ".72,-1.13 .75,-1.06", ".86,-1.16 .85,-1.10", thick=0.018)
    return [
        Sheet(pool, _LIGHT, ("light",), glow=0.4),
        *edged(turf, _GREEN, "grass", edge=0.014), Sheet(roots, BLACK),
    ]  # fmt: skip


def _gift() -> list[Sheet]:
    """A hand in a red sleeve from the gap, round the stem of a flower over his cap."""
    palm = strip(points(".36,.82 .16,.82 .0,.80"), 0.15, 0.25) | ellipse(0.13).at(0.0, 0.80)
    stem = strip(points("-.03,.61 -.06,.70 -.10,.86 -.21,.97 -.35,.92 -.44,.78"), 0.044, 0.036)
    leaf = blob("-.04,.63 -.14,.66 -.27,.58 -.27,.58 -.14,.55")
    fingers: list[Sheet] = []
    for left, right, y in ((-0.14, 0.03, 0.69), (-0.18, 0.06, 0.765), (-0.19, 0.05, 0.84)):
        finger = strip(((left, y), (right, y - 0.015)), 0.078) | ellipse(0.039).at(left, y)
        finger = finger | ellipse(0.039).at(right, y - 0.015)
        nail = ellipse(0.022, 0.017).at(right + 0.008, y - 0.013)
        fingers += [*edged(finger, WHITE, "fingers"), *edged(nail, WHITE, edge=0.008)]
    thumb = blob(".22,.79 .14,.92 .02,.965 -.10,.965 -.15,.925 -.11,.88 .0,.88 .07,.85 .12,.78")
    nail = ellipse(0.028, 0.02).at(-0.105, 0.926)
    petals = Outline(())
    for turn in range(0, 360, 45):
        petals = petals | ellipse(0.048, 0.08).at(0, 0.09).turned(turn)
    head = [*edged(petals, WHITE, "flower", edge=0.014), *edged(ellipse(0.058), _GOLD, "flower")]
    hand = [
        *edged(palm, WHITE, "hand"), *edged(stem | leaf, _GREEN, "flower", line=WHITE, edge=0.014),
        *fingers, *edged(thumb, WHITE, "thumb"), *edged(nail, WHITE, edge=0.008),
        *(part.placed(-0.45, 0.72, 1, 20, flip=False) for part in head),
    ]  # fmt: skip
    return [*(part.placed(-0.1, 0, 1, 0, flip=False) for part in hand), *_sleeve()]


def _sleeve() -> list[Sheet]:
    """A red sleeve with a turned-up cuff, clear of the snow above it, light on both sides of it."""
    sleeve = strip(points(".10,.82 .24,.82 .40,.80"), 0.25, 0.32)
    cuff = blob(".09,.98 .09,.98 .17,.98 .17,.98 .19,.82 .17,.66 .17,.66 .09,.66 .09,.66 .11,.82")
    creases = cuts(".22,.90 .27,.88 .33,.90", ".22,.76 .27,.74 .33,.72", thick=0.014)
    return [
        *edged(sleeve, _BRIGHT_RED, "sleeve", edge=0.024, turn=0), Sheet(creases, BLACK),
        *edged(cuff, _RED, "cuff", edge=0.024, turn=0),
    ]  # fmt: skip


def _man() -> list[Sheet]:
    """He sits in the snow facing left, one knee drawn up, the other leg stretched out."""
    coat = blob(
        "-.06,-.20 .20,-.16 .40,-.28 .48,-.60 .52,-1.10 .52,-1.10 .30,-1.18 .12,-1.14 .06,-1.08"
        " .06,-1.08 .0,-.90 -.08,-.66 -.18,-.40"
    )
    folds = cuts(
        ".42,-.44 .44,-.70 .42,-.96", "-.08,-.40 -.10,-.52 -.06,-.62",
        ".36,-.92 .33,-1.02 .36,-1.12", ".22,-.94 .19,-1.02 .21,-1.12", thick=0.034,
    )  # fmt: skip
    hem = strip(points("-.05,-.72 -.01,-.92 .05,-1.06 .13,-1.16"), 0.08)
    arm = strip(points(".24,-.40 .27,-.60 .22,-.76"), 0.24, 0.21) | ellipse(0.12).at(0.24, -0.40)
    arm = (
        arm
        | ellipse(0.105).at(0.22, -0.76)
        | strip(points(".22,-.76 .0,-.64 -.26,-.52"), 0.2, 0.15)
    )
    creases = cuts(".12,-.80 .18,-.72 .28,-.68", ".14,-.50 .22,-.54 .32,-.50",
                   "-.06,-.70 -.02,-.64 -.04,-.57", thick=0.022)  # fmt: skip
    return [
        *_far_leg(), *_near_leg(), *_outlined(coat, "#4a4a4a", "old man", turn=84),
        Sheet(folds, BLACK), *edged(hem, WHITE, "coat", edge=0.024), *_scarf(), *_head(),
        *_outlined(arm, "#4a4a4a", "sleeve", turn=20), Sheet(creases, BLACK), *_mug(),
    ]  # fmt: skip


def _outlined(outline: Outline, colour: str, tag: str, turn: float) -> list[Sheet]:
    """A dark area with a broad white edge and a black line around that, clear of night and snow."""
    return [
        Sheet(rim(outline, 0.084), BLACK),
        Sheet(rim(outline, 0.048), WHITE), Sheet(outline, colour, (tag,), turn=turn),
    ]  # fmt: skip


def _far_leg() -> list[Sheet]:
    """A leg stretched out on the snow, its heel down and its toes up, snow on them."""
    leg = strip(points("-.22,-.91 -.40,-.94 -.66,-1.0"), 0.22, 0.18)
    knee = cuts("-.44,-.90 -.48,-.96 -.46,-1.02", "-.54,-.93 -.57,-.98 -.55,-1.04", thick=0.022)
    boot = blob("-.64,-.90 -.64,-.90 -.71,-.89 -.745,-.82 -.76,-.71 -.81,-.65 -.88,-.66 -.91,-.76"
                " -.91,-.92 -.90,-1.10 -.90,-1.10 -.64,-1.10 -.64,-1.10")  # fmt: skip
    sole = cuts("-.84,-.70 -.86,-.80 -.86,-.94 -.85,-1.07", thick=0.02)
    top = strip(points("-.64,-.88 -.625,-.995 -.64,-1.12"), 0.06)
    snow = blob("-.73,-.73 -.75,-.65 -.81,-.60 -.89,-.62 -.91,-.71 -.85,-.69 -.78,-.70")
    return [
        *edged(leg, "#cccccc", "old man", edge=0.03, turn=10), Sheet(knee, BLACK),
        *edged(boot, BLACK, "boots", line=WHITE, edge=0.024), Sheet(sole, WHITE),
        *edged(top, WHITE, "boots"), *edged(snow, WHITE, "snow", edge=0.014),
    ]  # fmt: skip


def _near_leg() -> list[Sheet]:
    """A leg whose knee is drawn up, its boot on the ground and snow on the toe of it."""
    thigh = strip(points(".22,-1.04 -.08,-.87 -.36,-.72"), 0.27, 0.23)
    shin = strip(points("-.37,-.72 -.30,-.92 -.23,-1.14"), 0.23, 0.17)
    leg = thigh | shin | ellipse(0.115).at(-0.37, -0.72) | ellipse(0.135).at(0.22, -1.04)
    knee = cuts("-.25,-.78 -.31,-.83 -.41,-.82", "-.22,-1.0 -.27,-1.02 -.32,-1.0", thick=0.026)
    boot = blob("-.12,-1.12 -.12,-1.12 -.34,-1.12 -.34,-1.12 -.38,-1.20 -.51,-1.22 -.57,-1.28"
                " -.56,-1.35 -.56,-1.35 -.10,-1.35 -.10,-1.35")  # fmt: skip
    sole = cuts("-.51,-1.31 -.33,-1.305 -.15,-1.31", thick=0.02)
    top = strip(points("-.10,-1.12 -.23,-1.14 -.36,-1.12"), 0.06)
    snow = blob("-.40,-1.20 -.48,-1.17 -.59,-1.22 -.60,-1.29 -.52,-1.27 -.45,-1.24")
    return [
        *edged(leg, "#cccccc", "old man", edge=0.03, turn=40), Sheet(knee, BLACK),
        *edged(boot, BLACK, "boots", line=WHITE, edge=0.024), Sheet(sole, WHITE),
        *edged(top, WHITE, "boots"), *edged(snow, WHITE, "snow", edge=0.014),
    ]  # fmt: skip


def _mug() -> list[Sheet]:
    """A mug on his knee that steams, a red mitten round it."""
    mug = blob("-.52,-.32 -.52,-.32 -.32,-.32 -.32,-.32 -.33,-.58 -.33,-.58 -.51,-.58 -.51,-.58")
    drink = ellipse(0.10, 0.028).at(-0.42, -0.33)
    mitten = blob("-.22,-.42 -.34,-.40 -.46,-.42 -.47,-.50 -.36,-.56 -.22,-.60")
    thumb = cuts("-.24,-.46 -.32,-.47 -.40,-.46", thick=0.022)
    steam = cuts("-.46,-.26 -.52,-.14 -.44,-.02 -.52,.12", "-.38,-.24 -.43,-.14 -.36,-.06 -.41,.02",
                 thin=0.01, thick=0.036)  # fmt: skip
    return [
        Sheet(steam, WHITE, ("steam",)), *edged(mug, _GOLD, "mug", edge=0.022),
        *edged(drink, WHITE, "mug"), *edged(mitten, _RED, "mitten", edge=0.022),
        Sheet(thumb, BLACK),
    ]  # fmt: skip


def _scarf() -> list[Sheet]:
    """A red scarf, wound once round his neck."""
    wound = blob("-.16,-.16 .06,-.10 .34,.0 .47,-.14 .42,-.28 .06,-.32 -.18,-.30")
    ribs = cuts(".22,-.06 .26,-.14 .24,-.24", ".34,-.05 .39,-.14 .36,-.22", thick=0.018)
    return [*edged(wound, _RED, "scarf", turn=20), Sheet(ribs, BLACK)]


def _head() -> list[Sheet]:
    """An old head with a beard under a fur cap with ear flaps; it smiles up at the flower."""
    beard = blob(
        "-.10,-.10 .10,-.22 .34,-.25 .46,-.32 .52,-.44 .46,-.54 .46,-.70 .36,-.64 .28,-.80 .20,-.68"
        " .08,-.76 .04,-.64 -.10,-.58 -.14,-.36"
    )
    hairs = cuts(
        ".0,-.28 .02,-.40 .04,-.52", ".10,-.36 .12,-.48 .13,-.60", ".20,-.50 .23,-.56 .24,-.66",
        ".33,-.50 .36,-.55 .36,-.62", thick=0.022,
    )  # fmt: skip
    mouth = blob(".40,-.34 .28,-.34 .12,-.22 .15,-.36 .26,-.45 .38,-.43")
    moustache = blob(".48,-.21 .36,-.17 .24,-.22 .10,-.16 .10,-.16 .20,-.31 .34,-.33 .44,-.28")
    cheek = ellipse(0.075, 0.06).at(0.17, -0.10)
    face = carved_profile(OLD, "none", WHITE, lid="looking up")
    parts = [
        *face, *edged(beard, WHITE, "beard", edge=0.036), Sheet(hairs, BLACK),
        Sheet(cheek, _RED, ("cheek",)), Sheet(mouth, BLACK, ("smile",)),
        *edged(moustache, WHITE, "moustache", edge=0.03), *_cap(),
    ]  # fmt: skip
    return [part.placed(0.06, 0.05, 0.63, -14, flip=True) for part in parts]


def _cap() -> list[Sheet]:
    """A fur cap with ear flaps."""
    cap = blob(".42,.24 .44,.48 .26,.72 -.10,.76 -.42,.62 -.54,.30 -.50,.14 -.10,.20")
    band = blob(".46,.16 .50,.34 .30,.40 -.10,.40 -.50,.32 -.60,.18 -.52,-.06 -.40,-.30 -.20,-.34"
                " -.12,-.14 -.02,.12 .2,.16")  # fmt: skip
    tufts = cuts("-.40,.22 -.44,.06 -.36,-.10", "-.26,.24 -.30,.06 -.24,-.14", ".10,.32 .20,.26",
                 "-.10,.32 .0,.24", ".30,.32 .38,.25", thick=0.03)  # fmt: skip
    return [
        *edged(cap, "#3a3a3a", "cap", line=WHITE, edge=0.036, turn=60),
        *edged(band, "#8a8a8a", "cap", edge=0.036, turn=70), Sheet(tufts, BLACK),
    ]  # fmt: skip
