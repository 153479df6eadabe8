"""A scarecrow that bends down to listen, and those who listen with it."""

import math

from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.animals import crow_outline
from tools.paint.story.cutouts.figures import MAN, head
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_BLACK, _WHITE, _STRAW = "#161616", "#f4f4f4", INKS["lamp"]


@card(
    palette="block_day",
    hand="woodcut",
    title="He told it to the straw",
    subject="man whispers to a scarecrow",
    props=("scarecrow", "straw hat", "crows", "straw hand", "bucket", "letter"),
    mood=("tender", "secret", "lonely"),
)
def scarecrow_confession(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.7, 0.6, -0.5))
    lay_pile(scene, _field(), 0, 0, depth=58.0)
    lay_pile(scene, _coat(), 0, 0, depth=50.0)
    lay_pile(scene, _sack_head(), 0, 0, depth=46.0)
    lay_pile(scene, _hat(), 0, 0, depth=44.0)
    lay_pile(scene, _birds(), 0, 0, depth=42.0)
    lay_pile(scene, _man(), 0, 0, depth=38.0)
    lay_pile(scene, _man_head(), 0, 0, depth=36.0)
    lay_pile(scene, _whispering_arm(), 0, 0, depth=34.0)
    lay_pile(scene, _straw_hand(), 0, 0, depth=32.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _edged(outline: Outline, colour: str, *tags: str, turn: float = 80) -> list[Sheet]:
    """An area with a black edge, which parts it from what lies behind it."""
    return [Sheet(rim(outline, 0.02), _BLACK), Sheet(outline, colour, tags, turn=turn)]


def _straws(roots: str, tips: str, count: int, wide: float = 0.04) -> Outline:
    """Straws side by side from one line to another, each line given by its two ends."""
    (ax, ay), (bx, by) = points(roots)
    (cx, cy), (dx, dy) = points(tips)
    sheaf = Outline(())
    for index in range(count):
        at = index / (count - 1)
        reach = 1 + 0.16 * math.sin(index * 2.6)
        x, y = ax + (bx - ax) * at, ay + (by - ay) * at
        tip_x, tip_y = cx + (dx - cx) * at - x, cy + (dy - cy) * at - y
        sheaf = sheaf | strip(((x, y), (x + reach * tip_x, y + reach * tip_y)), wide, 0.018)
    return sheaf


def _field() -> list[Sheet]:
    """A stubble field, a village, and a bird that carries the news there."""
    field = land((-1, -0.66), (0, -0.62), (1, -0.66))
    tuft = cuts("-.02,0 -.05,.07 -.09,.10", ".0,0 .0,.09 -.01,.15", ".02,0 .05,.06 .09,.12",
                thick=0.012)  # fmt: skip
    stubble = Outline(())
    for x, y, size in ((-0.86, -1.02, 0.8), (-0.88, -1.40, 1.2), (0.30, -0.80, 0.6),
                       (0.16, -1.44, 1.1), (0.94, -1.16, 0.9), (-0.52, -1.46, 0.7)):  # fmt: skip
        stubble = stubble | tuft.scaled(size).at(x, y)
    houses = polygon("-.96,-.66 -.96,-.56 -.91,-.50 -.86,-.56 -.86,-.66") | polygon(
        "-.84,-.66 -.84,-.50 -.80,-.34 -.76,-.50 -.76,-.66"
    )
    bird = blob(
        "-.22,.03 -.22,.03 -.08,.05 .06,.06 .14,.09 .20,.06 .28,.03 .28,.03 .20,.01 .12,-.05"
        " -.06,-.05 -.24,-.03 -.24,-.03"
    )
    wings = polygon("-.10,.03 .08,.04 .0,.18 -.14,.30 -.12,.16")
    bird = bird | wings | polygon(".0,.04 .12,.05 .16,.18 .10,.30")
    letter = box(0.16, 0.11).turned(-12).at(0.86, 1.01)
    flap = strips([((-0.08, 0.055), (0.0, -0.01)), ((0.0, -0.01), (0.08, 0.055))], 0.012)
    return [
        Sheet(field, "#d4d4d4", ("field",), turn=86), Sheet(stubble, _BLACK, ("stubble",)),
        Sheet(houses, _BLACK, ("village",)),
        Sheet(beads(points("-.91,-.60 -.80,-.54"), 0.018), _STRAW, ("windows",)),
        Sheet(bird.scaled(0.76).turned(14).at(0.675, 1.06), _BLACK, ("crow",)),
        *_edged(letter, _WHITE, "letter"), Sheet(flap.turned(-12).at(0.86, 1.01), _BLACK),
    ]  # fmt: skip


def _coat() -> list[Sheet]:
    """The patched coat on its pole, one arm stretched out, the other round the man."""
    pole = strips([((-0.28, -1.1), (-0.28, -1.7))], 0.08)
    hem = _straws("-.66,-1.02 .12,-1.02", "-.74,-1.24 .20,-1.26", 12, 0.06)
    out = blob("-.40,.46 -.62,.50 -1.1,.44 -1.1,.44 -1.1,.16 -1.1,.16 -.66,.20 -.46,.06")
    round_him = strip(points("-.04,.22 .28,-.10 .66,-.24 .96,-.26"), 0.32, 0.26)
    coat = blob(
        "-.54,.42 -.30,.50 .0,.42 .16,.22 .14,-.2 .12,-.7 .20,-1.14 .20,-1.14 .02,-1.06 -.14,-1.16"
        " -.34,-1.08 -.52,-1.18 -.74,-1.08 -.74,-1.08 -.66,-.5 -.62,.1"
    )
    seams = cuts(
        "-.20,.30 -.20,-.3 -.22,-1.06", "-.52,.10 -.54,-.4 -.58,-.9", "-.96,.34 -.8,.30 -.64,.32",
        "-.04,-.4 -.04,-.8 .02,-1.0", thick=0.018,
    )  # fmt: skip
    patch = polygon("-.54,-.42 -.30,-.38 -.28,-.66 -.50,-.70")
    stitches = strips(
        [((-0.56, -0.48), (-0.50, -0.48)), ((-0.55, -0.60), (-0.49, -0.61)),
         ((-0.34, -0.46), (-0.26, -0.45)), ((-0.33, -0.58), (-0.25, -0.57)),
         ((-0.46, -0.37), (-0.46, -0.44)), ((-0.38, -0.36), (-0.38, -0.43))], 0.014,
    )  # fmt: skip
    buttons = beads(points("-.12,.06 -.12,-.22 -.13,-.50"), 0.034)
    return [
        Sheet(pole, _BLACK, ("pole",)), Sheet(hem, _STRAW, ("straw",)),
        *_edged(round_him, "#4a4a4a", "sleeve", turn=-20),
        *_edged(out, "#4a4a4a", "sleeve", turn=4), *_edged(coat, "#4a4a4a", "scarecrow", turn=84),
        Sheet(seams, _BLACK), *_edged(patch, INKS["night"], "patch", turn=10),
        Sheet(stitches | buttons, _WHITE),
    ]  # fmt: skip


def _tilted(outline: Outline) -> Outline:
    """Where the head of the scarecrow leans down to the man."""
    return outline.turned(-24).at(-0.02, 0.70)


def _sack_head() -> list[Sheet]:
    """A round sack with two buttons for eyes, raised brows of straw, and a red scarf."""
    sack = blob("-.30,.16 -.32,-.06 -.24,-.28 -.04,-.36 .18,-.30 .30,-.10 .30,.16 .0,.30")
    weave = cuts("-.24,-.10 -.18,-.22 -.08,-.28", "-.26,.02 -.22,-.10 -.18,-.16",
                 ".24,-.16 .18,-.24 .10,-.29", thick=0.012)  # fmt: skip
    eyes = beads(points("-.11,.0 .15,.0"), 0.088)
    rims = [ring(0.070, 0.060).at(x, 0.0) for x in (-0.11, 0.15)]
    holes = beads(points("-.12,.005 -.08,.005 -.12,-.035 -.08,-.035 .145,-.02 .185,-.005"), 0.015)
    brows = strip(points("-.21,.10 -.12,.135 -.02,.145"), 0.028, 0.016) | strip(
        points(".07,.145 .16,.135 .25,.10"), 0.016, 0.028
    )
    nose = blob(".03,-.02 .03,-.02 .10,-.11 .06,-.13 .01,-.11")
    smile = cuts(arc(0.06, -0.17, 0.075, 215, 330), thin=0.012, thick=0.020)
    scarf = blob("-.46,.42 -.30,.50 -.10,.40 .12,.42 .20,.30 .12,.20 -.14,.20 -.40,.28")
    end = blob(
        "-.40,.34 -.24,.32 -.24,.32 -.30,.10 -.28,-.14 -.28,-.14 -.46,-.12 -.46,-.12 -.48,.1"
    )
    folds = cuts("-.36,.38 -.12,.28 .12,.32", "-.38,.2 -.40,.06 -.36,-.08", thick=0.02)
    tuft = _straws(".14,.72 .20,.54", ".38,.66 .30,.42", 6)
    return [
        *_edged(end, INKS["vermilion"], "scarf", turn=84),
        Sheet(tuft, _STRAW, ("straw",)), *_edged(_tilted(sack), "#e2e2e2", "sack head", turn=60),
        Sheet(_tilted(weave | smile), _BLACK), Sheet(_tilted(eyes), _BLACK, ("buttons",)),
        *(Sheet(_tilted(outline), _WHITE) for outline in (*rims, holes)),
        Sheet(_tilted(brows), _BLACK, ("brows",)),
        *_edged(_tilted(nose), _STRAW, "nose"),
        *_edged(scarf, INKS["vermilion"], "scarf", turn=-8), Sheet(folds, _BLACK),
    ]  # fmt: skip


def _worn(outline: Outline) -> Outline:
    """Where the hat sits on that head."""
    return _tilted(outline.at(0.0, 0.06))


def _hat() -> list[Sheet]:
    """A wide straw hat with a frayed brim, a roof for both of them, and a poppy."""
    brim = blob(
        "-.80,.11 -.72,.15 -.40,.22 .0,.25 .40,.22 .72,.15 .80,.11 .72,.06 .42,.10 .0,.12 -.42,.10"
        " -.72,.06"
    )
    frayed = _straws("-.74,.13 -.74,.08", "-.90,.19 -.88,.05", 4)
    frayed = frayed | _straws(".74,.13 .74,.08", ".90,.18 .88,.04", 4)
    crown = blob("-.32,.20 -.32,.20 -.30,.44 -.20,.60 .04,.64 .24,.58 .32,.42 .33,.20 .33,.20")
    band = blob(
        "-.33,.20 -.33,.20 .0,.26 .34,.20 .34,.20 .335,.31 .335,.31 .0,.36 -.325,.31 -.325,.31"
    )
    weave = cuts("-.26,.44 .0,.49 .30,.43", "-.22,.54 .02,.58 .24,.53", "-.64,.12 -.3,.17 -.02,.18",
                 ".06,.18 .34,.17 .66,.11", "-.14,.38 -.12,.48 -.08,.60", ".14,.38 .14,.48 .12,.60",
                 thick=0.014)  # fmt: skip
    petals = beads(points("-.26,.33 -.18,.35 -.24,.25 -.16,.26"), 0.06)
    return [
        *_edged(_worn(crown), _STRAW, "straw hat", turn=-24),
        Sheet(_worn(band), _BLACK, ("hatband",)),
        Sheet(_worn(frayed), _STRAW, ("straw",)),
        *_edged(_worn(brim), _STRAW, "straw hat", turn=-24), Sheet(_worn(weave), _BLACK),
        *_edged(_worn(petals), INKS["vermilion"], "poppy"),
        Sheet(_worn(ellipse(0.03).at(-0.21, 0.30)), _BLACK),
    ]  # fmt: skip


def _birds() -> list[Sheet]:
    """Crows that listen: two on the arm with their beaks together, one on the hat."""
    sheets: list[Sheet] = []
    for x, y, size, tilt, flip in (
        (-0.78, 0.525, 0.46, -2, False), (-0.45, 0.53, 0.25, 2, True),
        (-0.44, 1.14, 0.38, -16, False),
    ):  # fmt: skip
        crow = crow_outline() | ellipse(0.14).at(0.24, 0.48)
        eye = ellipse(0.035).at(0.28, 0.51)
        wing = cuts("-.4,.08 -.14,.16 .08,.30", "-.28,.04 -.08,.12 .12,.22", thick=0.03)
        for outline, colour, tag in ((crow, _BLACK, "crow"), (eye | wing, _WHITE, "crow")):
            turned = outline.flipped() if flip else outline
            sheets.append(Sheet(turned.scaled(size).turned(tilt).at(x, y), colour, (tag,)))
    return sheets


def _man() -> list[Sheet]:
    """A man in a long coat on the tips of his toes, on an upturned bucket."""
    bucket = polygon("-.20,.0 .20,.0 .27,-.40 -.27,-.40").at(0.60, -1.17)
    hoops = cuts("-.21,-.08 .0,-.11 .21,-.08", arc(0.0, -0.14, 0.22, 195, 345, 0.7), thick=0.018)
    legs = strips([((0.54, -0.80), (0.53, -1.10)), ((0.69, -0.80), (0.70, -1.10))], 0.12)
    shoe = blob("-.16,.0 -.16,.0 -.15,.05 -.06,.07 .02,.15 .09,.14 .09,.09 .0,.0 .0,.0")
    coat = blob(
        ".44,-.04 .62,.0 .78,-.14 .86,-.44 .86,-.72 .90,-.94 .90,-.94 .64,-.98 .40,-.94 .40,-.94"
        " .42,-.6 .36,-.36 .36,-.16"
    )
    folds = cuts(".74,-.40 .76,-.64 .78,-.92", ".62,-.56 .62,-.74 .62,-.94", ".50,-.60 .50,-.78"
                 " .50,-.92", thick=0.02)  # fmt: skip
    return [
        *_edged(bucket, _WHITE, "bucket", turn=86), Sheet(hoops.at(0.60, -1.17), _BLACK),
        *_edged(legs, "#4a4a4a", "trousers"), *_edged(shoe.at(0.70, -1.17), _BLACK, "shoe"),
        *_edged(shoe.at(0.52, -1.17), _BLACK, "shoe"),
        *_edged(coat, INKS["night"], "man", "coat", turn=84), Sheet(folds, _BLACK),
    ]  # fmt: skip


def _man_head() -> list[Sheet]:
    """His plain profile, lifted to the ear of straw, eyes shut."""
    skin, ear, hair = head(_WHITE, _BLACK, MAN, "short", "none")

    def placed(outline: Outline) -> Outline:
        return outline.flipped().scaled(0.46).turned(-14).at(0.55, 0.21)

    lid = cuts(".14,.03 .22,-.02 .34,.02", thin=0.02, thick=0.04)
    brow = cuts(".14,.16 .26,.20 .38,.14", thin=0.02, thick=0.05)
    mouth = cuts(".30,-.275 .36,-.27 .40,-.276", thin=0.02, thick=0.03)
    inner = cuts("-.04,.04 -.09,.0 -.06,-.08", thin=0.02, thick=0.03)
    collar = blob(".42,-.02 .42,-.02 .58,.02 .74,.02 .74,.02 .78,-.08 .62,-.14 .44,-.14")
    return [
        *_edged(placed(skin.outline), _WHITE, "man"),
        Sheet(placed(lid | brow | mouth), _BLACK, ("lid",)),
        *_edged(placed(hair.outline), "#2c2c2c", "hair", turn=110),
        *_edged(placed(ear.outline.scaled(1.25)), _WHITE, "ear"), Sheet(placed(inner), _BLACK),
        *_edged(collar, INKS["night"], "collar", turn=10),
    ]  # fmt: skip


def _whispering_arm() -> list[Sheet]:
    """The near arm, bent, with the hand held up beside the mouth."""
    hand = blob(".12,.0 .09,.10 .08,.22 .11,.34 .15,.38 .19,.37 .23,.34 .25,.26 .25,.14 .24,.0")
    fingers = cuts(".15,.36 .14,.28 .15,.20", ".20,.36 .19,.28 .20,.20", ".24,.20 .20,.13 .20,.06",
                   thick=0.014)  # fmt: skip
    sleeve = blob(
        ".54,-.10 .68,-.18 .70,-.34 .58,-.48 .38,-.58 .22,-.52 .14,-.34 .09,-.02 .09,-.02 .27,-.02"
        " .27,-.02 .34,-.26 .44,-.22"
    )
    cuff = polygon(".075,-.06 .285,-.06 .275,.03 .085,.03")
    creases = cuts(".26,-.44 .34,-.40 .38,-.32", ".44,-.50 .44,-.42 .40,-.36", thick=0.018)
    return [
        *_edged(hand, _WHITE, "hand"), Sheet(fingers, _BLACK),
        *_edged(sleeve, INKS["night"], "man", turn=70), *_edged(cuff, _WHITE, "cuff"),
        Sheet(creases, _BLACK),
    ]  # fmt: skip


def _straw_hand() -> list[Sheet]:
    """The hand of straw on his back."""
    fingers = _straws(".98,-.16 .98,-.36", ".66,-.10 .68,-.50", 8)
    cuff = box(0.12, 0.30).turned(4).at(0.96, -0.26)
    return [
        Sheet(rim(fingers, 0.014), _BLACK), Sheet(fingers, _STRAW, ("straw hand",)),
        *_edged(cuff, "#4a4a4a", "sleeve", turn=4),
    ]  # fmt: skip
