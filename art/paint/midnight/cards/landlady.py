"""The landlady waits on the landing, and whoever comes home late has to pass her."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, posed, shaggy
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="The landlady",
    subject="great owl in a shawl on the landing, tenant with shoes behind his back",
    props=("owl", "shawl", "keys", "tenant", "red shoes", "stairs", "mouse", "curlers"),
    mood=("comic", "stern", "sleepless"),
)
def owl_stairs(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    door = blob("-.56,-.7 -.56,-.7 -.56,.9 -.36,1.30 .16,1.46 .68,1.30 .88,.9 .88,-.7 .88,-.7")
    scene.lay(Sheet(rim(door, 0.08), WHITE), depth=52.0)
    scene.lay(Sheet(door, INKS["lamp"], ("door",), turn=90), depth=50.0)
    lay_pile(scene, _owl(), 0.16, 0.10, depth=46.0)
    lay_pile(scene, _shawl(), 0.16, 0.10, depth=40.0)
    lay_pile(scene, [*_stairs(), *_claws(), *_mouse()], 0, 0, depth=36.0)
    lay_pile(scene, _keys(), 0.16, 0.10, depth=30.0)
    lay_pile(scene, _tenant(), -0.42, -0.58, 1.0, depth=24.0)
    return WoodcutPlan(inks=("plum", "lamp", "vermilion"), sky="black", contrast=1.6, lamp_pool=0)


def _plumage(body: Outline) -> list[Sheet]:
    """Rows of feathers on the breast, the lowest first, so that each row lies over the next."""
    sheets: list[Sheet] = []
    for row in range(8, -1, -1):
        places: list[Point] = []
        for column in range(-4, 5):
            x = 0.19 * (column + 0.5 * (row % 2))
            places.append((x, 0.42 - 0.125 * row + 0.10 * x * x))
        feather = blob("-.10,.12 -.10,.0 -.05,-.10 .0,-.13 .05,-.10 .10,.0 .10,.12")
        cover, shafts = Outline(()), Outline(())
        for x, y in places:
            cover = cover | feather.turned(-14 * x).at(x, y)
            shafts = shafts | strip(((x, y + 0.06), (x * 1.02, y - 0.08)), 0.012, 0.028)
        tone = ("#5e5e5e", "#3a3a3a", "#4c4c4c")[row % 3]
        sheets += [
            Sheet(rim(cover, 0.022) & body, WHITE),
            Sheet(cover & body, tone, ("feathers",), turn=90),
            Sheet(shafts & body, "#e4e4e4"),
        ]  # fmt: skip
    return sheets


def _owl() -> list[Sheet]:
    """A huge owl that looks down her beak, with curlers between her tufts."""
    body = blob(
        "-.42,.62 -.60,.30 -.70,-.10 -.66,-.50 -.46,-.80 .46,-.80 .66,-.50 .70,-.10 .60,.30 .42,.62"
    )
    skull = blob(
        "-.50,1.22 -.50,1.22 -.34,1.06 -.16,1.02 .16,1.02 .34,1.06 .50,1.22 .50,1.22 .50,.96"
        " .54,.72"
        " .44,.46 .2,.36 -.2,.36 -.44,.46 -.54,.72 -.50,.96"
    )
    return [
        *edged(body, "#2c2c2c", "owl", edge=0.03), *_plumage(body),
        *edged(skull, "#2c2c2c", "owl", edge=0.03),
        *_face(), *_curlers(),
    ]  # fmt: skip


def _claws() -> list[Sheet]:
    """Three claws hooked over the edge of the landing."""
    toe = blob("-.07,.10 -.06,-.02 -.045,-.08 .045,-.08 .06,-.02 .07,.10")
    claw = blob("-.045,-.07 -.045,-.07 -.04,-.14 .01,-.20 .01,-.20 .045,-.12 .045,-.07 .045,-.07")
    sheets: list[Sheet] = []
    for x, y in ((0.16, -0.68), (0.28, -0.665), (0.40, -0.68)):
        sheets += [*edged(claw.at(x, y), BLACK, "claws"), Sheet(rim(claw.at(x, y), 0.014), WHITE)]
        sheets += edged(toe.at(x, y), "#8a8a8a", "claws", turn=0, edge=0.024)
    return sheets


def _face() -> list[Sheet]:
    """Two pale discs with rays, yellow eyes under heavy lids, and a hooked beak."""
    sheets: list[Sheet] = []
    for side in (-1, 1):
        x, y = 0.225 * side, 0.70
        disc = ellipse(0.25, 0.27).turned(-12 * side).at(x, y)
        rays = Outline(())
        for index in range(22):
            a = 2 * math.pi * index / 22
            ends = [(x + r * math.cos(a), y + 1.05 * r * math.sin(a)) for r in (0.175, 0.235)]
            rays = rays | strip(ends, 0.008, 0.020)
        lid = blob("-.19,.03 -.17,.16 .0,.20 .17,.16 .19,.03 .19,.03 .0,.05").turned(13 * side)
        sheets += [
            *edged(disc, WHITE, "owl", edge=0.024), Sheet(rays, BLACK),
            *edged(ellipse(0.155).at(x, y), INKS["lamp"], "owl eyes", edge=0.03),
            Sheet(ellipse(0.075).at(x - 0.045, y - 0.055), BLACK),
            Sheet(ellipse(0.02).at(x - 0.07, y - 0.03), WHITE),
            *edged(lid.at(x, y - 0.01), "#4a4a4a", "eyelid", turn=10 * side),
        ]  # fmt: skip
    beak = blob("-.085,.66 -.085,.66 .0,.70 .085,.66 .085,.66 .07,.52 .0,.38 .0,.38 -.07,.52")
    nostrils = cuts("-.04,.60 -.03,.56", ".04,.60 .03,.56", ".0,.66 .0,.56 .0,.44", thick=0.016)
    return [*sheets, *edged(beak, WHITE, "beak", edge=0.024), Sheet(nostrils, BLACK)]


def _curlers() -> list[Sheet]:
    """Three rolls of hair, each of another size."""
    sheets: list[Sheet] = []
    for x, y, size, lean in (
        (-0.25, 1.06, 1.0, 20),
        (0.0, 1.11, 1.25, -4),
        (0.26, 1.05, 1.05, -24),
    ):
        place = (size, lean, x, y)
        sheets += edged(posed(box(0.20, 0.13), *place), INKS["vermilion"], "curlers", turn=lean)
        sheets += edged(posed(ellipse(0.035, 0.065).at(0.10, 0), *place), WHITE, "curlers")
        sheets.append(Sheet(posed(ellipse(0.014, 0.03).at(0.10, 0), *place), BLACK))
    return sheets


def _shawl() -> list[Sheet]:
    """A fringed shawl over both shoulders, crossed on the breast under a brooch."""
    left = blob(
        "-.36,.50 -.56,.40 -.76,.12 -.86,-.30 -.88,-.50 -.88,-.50 -.62,-.40 -.34,-.22 -.06,.04"
        " .10,.22"
        " .10,.22 .0,.36"
    )
    right = left.flipped()
    fringe = Outline(())
    for index in range(11):
        x, y = -0.90 + 0.085 * index, -0.50 + 0.054 * index + 0.001 * index * index
        fringe = fringe | strip(((x, y), (x + 0.02, y - 0.15)), 0.018, 0.034)
    folds = cuts(
        "-.40,.42 -.58,.18 -.70,-.20", "-.28,.40 -.46,.10 -.54,-.20", "-.14,.36 -.30,.10 -.36,-.10",
        thick=0.026,
    )  # fmt: skip
    plum = INKS["plum"]
    brooch = ellipse(0.075).at(0.0, 0.24)
    return [
        Sheet(rim(fringe.flipped(), 0.014), BLACK), Sheet(fringe.flipped(), WHITE, ("fringe",)),
        *edged(right, plum, "shawl", turn=130, edge=0.026), Sheet(folds.flipped(), BLACK),
        Sheet(rim(fringe, 0.014), BLACK), Sheet(fringe, WHITE, ("fringe",)),
        *edged(left, plum, "shawl", turn=50, edge=0.026), Sheet(folds, BLACK),
        *edged(brooch, INKS["lamp"], "brooch", edge=0.022),
        Sheet(ellipse(0.03).at(0.0, 0.24), BLACK),
    ]  # fmt: skip


def _keys() -> list[Sheet]:
    """A great ring with keys of several kinds, hooked over the tip of her wing."""
    hoop = ring(0.17, 0.125).at(0.50, -0.34)
    wing = blob(
        ".74,-.02 .80,-.24 .70,-.36 .52,-.36 .40,-.28 .40,-.28 .52,-.24 .46,-.16 .58,-.14 .60,.0"
    )
    sheets = [*edged(hoop, WHITE, "key ring")]
    for x, y, long, lean in (
        (0.37, -0.44, 0.9, -24),
        (0.45, -0.49, 1.15, -7),
        (0.55, -0.49, 0.85, 8),
        (0.62, -0.44, 1.0, 26),
    ):
        bow = ring(0.075, 0.035).at(0, -0.05)
        blade = (
            box(0.035, 0.28).at(0, -0.25)
            | box(0.09, 0.035).at(0.04, -0.33)
            | box(0.07, 0.035).at(0.03, -0.27)
        )
        key = (bow | blade).scaled(long).turned(lean).at(x, y)
        sheets += edged(key, INKS["lamp"], "keys", turn=90 + lean)
    quills = cuts(".70,-.12 .62,-.22 .46,-.26", ".74,-.20 .66,-.30 .52,-.32", thick=0.018)
    return [*sheets, *edged(wing, "#4a4a4a", "wing", turn=150), Sheet(quills, WHITE)]


def _stairs() -> list[Sheet]:
    """Steps that widen towards the foot of the stairs."""
    sheets, top = [Sheet(box(2.6, 1.4).at(0, -1.36), "#202020", ("stairs",), turn=90)], -0.66
    for index in range(6):
        tread, riser = 0.035 + 0.012 * index, 0.10 + 0.018 * index
        half = 0.92 + 0.09 * index
        flat = polygon(
            (-half, top), (half, top), (half + 0.05, top - tread), (-half - 0.05, top - tread)
        )
        front = box(2 * half + 0.1, riser).at(0, top - tread - riser / 2)
        sheets += [
            Sheet(front, "#303030", ("stairs",), turn=90),
            Sheet(flat, "#e8e8e8", ("stairs",)),
        ]
        top -= tread + riser
    return sheets


def _mouse() -> list[Sheet]:
    """A mouse on tiptoe, which carries its shoes as well."""
    body = blob("-.14,.02 -.16,.16 -.06,.26 .06,.30 .16,.27 .26,.20 .18,.16 .12,.12 .10,.0")
    tail = strip(points("-.13,.05 -.26,.04 -.30,.16"), 0.024, 0.012)
    legs = strips([((-0.06, 0.04), (-0.10, -0.05)), ((0.05, 0.04), (0.08, -0.05))], 0.04)
    arm = strip(((0.08, 0.15), (0.20, 0.06)), 0.04)
    shoes = blob(".14,.06 .15,-.02 .30,-.03 .31,.01 .22,.03 .20,.07")
    ear = ellipse(0.07).at(0.02, 0.31)
    parts = (
        (body | tail | legs | arm | ear, WHITE, "mouse"),
        (ellipse(0.018).at(0.14, 0.22), BLACK, "eye"),
        (ellipse(0.04).at(0.02, 0.31), "#8a8a8a", "mouse"),
        (shoes, INKS["vermilion"], "tiny shoes"),
    )  # fmt: skip
    return [
        Sheet(outline.scaled(0.62).at(0.64, -1.165), colour, (tag,))
        for outline, colour, tag in parts
    ]


def _tenant() -> list[Sheet]:
    """A man from behind in a tweed coat; the shoes hang from his hands behind his back."""
    coat = blob(
        "-.16,.30 -.34,.22 -.50,.06 -.56,-.30 -.54,-.62 -.50,-1.1 -.50,-1.1 .50,-1.1 .50,-1.1"
        " .54,-.62 .56,-.30 .50,.06 .34,.22 .16,.30"
    )
    collar = blob("-.20,.26 -.17,.38 .0,.40 .17,.38 .20,.26 .0,.22")
    neck = box(0.22, 0.24).at(0, 0.42)
    ears = ellipse(0.06, 0.09).at(-0.255, 0.62) | ellipse(0.06, 0.09).at(0.255, 0.62)
    hair = shaggy(
        points(
            ".19,.56 .23,.70 .20,.84 .08,.93 -.08,.93 -.20,.84 -.23,.70 -.19,.56 -.08,.51 .08,.51"
        ),
        0.035, lean=0.1,
    )  # fmt: skip
    locks = cuts(
        "-.10,.86 -.15,.74 -.13,.60",
        "-.02,.86 -.04,.74 -.03,.58",
        ".07,.87 .08,.74 .06,.60",
        ".15,.80 .17,.70 .14,.60",
        thick=0.018,
    )
    seam = cuts("0,.22 .01,-.2 0,-.34", "-.42,.02 -.36,-.16 -.40,-.34", ".42,.02 .36,-.16 .40,-.34",
        "0,-.86 .01,-1.0 0,-1.1", thick=0.022)  # fmt: skip
    return [
        *edged(neck | ears, WHITE, "tenant"), Sheet(rim(hair, 0.02), WHITE),
        Sheet(hair, BLACK, ("hair",)),
        Sheet(locks, WHITE), Sheet(rim(coat | collar, 0.03), WHITE),
        Sheet(coat, "#8c8c8c", ("coat",), turn=72), *edged(collar, "#5a5a5a", "collar", turn=10),
        Sheet(seam, BLACK), *_shoes(), *_sleeves(),
    ]  # fmt: skip


def _sleeves() -> list[Sheet]:
    """Both arms bent behind the back, mittened hands over each other."""
    left = blob(
        "-.56,-.06 -.62,-.34 -.52,-.52 -.30,-.54 -.08,-.46 -.06,-.34 -.26,-.36 -.40,-.32 -.42,-.10"
    )
    hand = blob(".07,-.30 -.06,-.31 -.13,-.38 -.10,-.47 .06,-.50 .12,-.42")
    lines = cuts("-.09,-.38 .0,-.36 .08,-.37", "-.08,-.43 .0,-.42 .08,-.43", thick=0.014)
    return [
        *edged(left.flipped(), "#a0a0a0", "sleeve", turn=150, edge=0.024),
        *edged(left, "#a0a0a0", "sleeve", turn=20, edge=0.024),
        *edged(hand, WHITE, "hands", edge=0.022),
        Sheet(lines, BLACK),
    ]  # fmt: skip


def _shoes() -> list[Sheet]:
    """A pair of large red shoes on their laces."""
    shoe = blob("-.09,.0 -.11,-.16 -.20,-.26 -.22,-.36 -.10,-.40 .06,-.39 .10,-.26 .09,.0 .0,.03")
    sole = strip(points("-.22,-.37 -.06,-.415 .08,-.40"), 0.035)
    lines = cuts(
        "-.07,-.08 .03,-.10", "-.09,-.16 .02,-.18", "-.17,-.28 -.08,-.25 -.04,-.30", thick=0.018
    )
    sheets = [
        Sheet(
            cuts(
                "-.02,-.44 -.14,-.52 -.15,-.58",
                ".02,-.44 .13,-.52 .15,-.62",
                thin=0.016,
                thick=0.02,
            ),
            WHITE,
        )
    ]
    for x, y, flip, lean in ((-0.13, -0.47, False, 6), (0.14, -0.50, True, -8)):
        for part, colour in ((shoe, INKS["vermilion"]), (sole, BLACK), (lines, BLACK)):
            placed = (part.flipped() if flip else part).scaled(0.88).turned(lean).at(x, y)
            if part is shoe:
                sheets.append(Sheet(rim(placed, 0.024), BLACK))
            sheets.append(Sheet(placed, colour, ("shoes",), turn=70))
    return sheets
