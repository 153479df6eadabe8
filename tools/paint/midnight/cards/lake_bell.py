"""A frozen lake with churchgoers on the ice, and the church that stands below them."""

from tools.paint.midnight.carving import BLACK, WHITE, edged
from tools.paint.midnight.cuts import arc, cuts
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, MAN, OLD, WOMAN
from tools.paint.story.cutouts.folk import BEHIND_BACK, HANGING, Person, person
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet

_GOLD, _RED, _BLUE = INKS["lamp"], INKS["vermilion"], INKS["night"]
_ICE = 0.42
"""Where the ice ends and the water begins."""


@card(
    palette="block_night",
    hand="woodcut",
    title="They ring for the fish",
    subject="church upside down under a frozen lake",
    props=("church", "bell", "fish", "ice", "churchgoers", "child", "lit windows", "weathercock"),
    mood=("quiet", "deep", "odd"),
)
def drowned_bells(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _lake(), 0, 0, depth=56.0)
    lay_pile(scene, _church(), -0.06, 0, depth=50.0)
    lay_pile(scene, _small_church(), 0, 0, depth=48.0)
    lay_pile(scene, _shoal(), 0, 0, depth=40.0)
    lay_pile(scene, _people(), 0, 0, depth=32.0)
    return WoodcutPlan(inks=("night", "lamp", "vermilion"), sky="paper", contrast=1.6, lamp_pool=0)


def _lake() -> list[Sheet]:
    """A far shore under snow, the ice with its cracks, and black water."""
    shore = land((-1, 0.66), (-0.6, 0.76), (-0.1, 0.68), (0.5, 0.72), (1, 0.70))
    ice = page().at(0, _ICE + 0.12 - 1.75)
    water = page().at(0, _ICE - 1.75)
    cracks = cuts(
        "-.95,.52 -.88,.46 -.90,.42", "-.42,.54 -.36,.48 -.38,.42", ".16,.54 .10,.47 .14,.42",
        ".58,.54 .64,.48 .60,.42", thick=0.016,
    )  # fmt: skip
    return [
        *edged(shore, WHITE, "snow", edge=0.014),
        *edged(ice, _BLUE, "ice", turn=0), Sheet(cracks, WHITE),
        *edged(water, BLACK, "water"),
    ]  # fmt: skip


def _church() -> list[Sheet]:
    """The church under the ice, with its spire down, all its windows lit."""
    nave = polygon(".06,.42 .52,.42 .52,-.10 .06,-.10")
    roof = polygon(".0,-.08 .52,-.08 .52,-.52 .16,-.52")
    tower = box(0.46, 1.14).at(0.74, -0.15)
    spire = polygon(".47,-.72 1.01,-.72 .74,-1.04")
    rows = points(".08,-.16 .24,-.16 .40,-.16 .16,-.28 .32,-.28 .22,-.40 .38,-.40")
    tiles = cuts(*([(x, y), (x + 0.05, y + 0.03), (x + 0.10, y)] for x, y in rows), thick=0.016)
    belfry = blob(
        ".60,-.20 .60,-.20 .60,-.50 .66,-.61 .74,-.64 .82,-.61 .88,-.50 .88,-.20 .88,-.20"
    )
    bell = blob("-.12,.11 -.12,.11 .12,.11 .12,.11 .085,.03 .07,-.07 .0,-.12 -.07,-.07 -.085,.03")
    tongue = ellipse(0.035).at(0.02, 0.12)
    swing = [*edged(tongue, BLACK), *edged(bell, _RED, "bell", edge=0.02)]
    return [
        *edged(nave, _BLUE, "church", turn=90, line=WHITE),
        *edged(roof, "#4a4a4a", "church", turn=20, line=WHITE), Sheet(tiles, WHITE),
        *edged(spire, "#4a4a4a", "church", turn=84, line=WHITE),
        *edged(tower, _BLUE, "church", turn=90, line=WHITE),
        *(part.placed(0.74, -1.02, 0.94, 180, flip=False) for part in _weathercock(WHITE)),
        *edged(belfry, _GOLD, "lit windows", edge=0.024),
        *(part.placed(0.74, -0.40, 1.0, -16, flip=False) for part in swing),
        *_windows(),
    ]  # fmt: skip


def _weathercock(line: str) -> list[Sheet]:
    """A cock on a rod, which turns with the wind; its tail is as large as the rest of it."""
    rod = strips([((0, -0.02), (0, 0.10))], 0.022) | ellipse(0.024).at(0, 0.04)
    cock = blob(
        ".0,.07 .08,.10 .12,.17 .125,.24 .19,.235 .19,.235 .135,.28 .09,.29 .055,.25 .03,.19"
        " -.02,.175 -.06,.21 -.08,.29 -.13,.34 -.20,.33 -.25,.25 -.25,.15 -.25,.15 -.21,.20"
        " -.18,.21 -.15,.14 -.08,.08"
    )
    comb = beads(points(".05,.30 .085,.32 .12,.305 .135,.205"), 0.026)
    feathers = cuts("-.19,.28 -.14,.23 -.10,.16", "-.02,.12 .03,.11 .07,.14", thick=0.016)
    return [
        Sheet(rod, line, ("weathercock",)), *edged(comb, _RED, "weathercock", line=line),
        *edged(cock, _GOLD, "weathercock", line=line), Sheet(feathers, BLACK),
    ]  # fmt: skip


def _windows() -> list[Sheet]:
    """Lit windows and an open door, with their arches down."""
    arch = blob("-.05,.14 -.05,.14 .05,.14 .05,.14 .05,-.06 .0,-.16 .0,-.16 -.05,-.06")
    rows = [((-0.05, y), (0.05, y)) for y in (0.08, 0.01, -0.06)]
    bars = strips([*rows, ((0, 0.14), (0, -0.14))], 0.014)
    sheets: list[Sheet] = []
    for x, y, size in ((0.42, 0.16, 1.0), (0.67, 0.12, 1.0), (0.81, 0.12, 1.0)):
        pane = [*edged(arch, _GOLD, "lit windows", edge=0.02), Sheet(bars, BLACK)]
        sheets += [part.placed(x, y, size, 0, flip=False) for part in pane]
    door = blob("-.09,.20 -.09,.20 .09,.20 .09,.20 .09,-.04 .0,-.14 -.09,-.04").at(0.22, 0.22)
    return [*sheets, *edged(door, _GOLD, "door", edge=0.02)]


def _small_church() -> list[Sheet]:
    """The church on the shore, small and dark; the belfry is empty."""
    nave, roof = box(0.24, 0.18).at(-0.16, 0.09), polygon("-.31,.17 -.02,.17 -.04,.31 -.25,.31")
    tower, spire = box(0.16, 0.38).at(0.04, 0.19), polygon("-.06,.37 .14,.37 .04,.52")
    gap = blob("-.01,.24 -.01,.24 -.01,.30 .04,.34 .09,.30 .09,.24 .09,.24")
    door = box(0.05, 0.10).at(0.04, 0.05)
    parts = [
        *(part.placed(0.04, 0.51, 0.72, 0, flip=False) for part in _weathercock(BLACK)),
        *edged(nave, WHITE, "church"), *edged(roof, WHITE, "church"),
        *edged(spire, "#3a3a3a", "church", turn=84), *edged(tower, WHITE, "church"),
        *edged(gap, WHITE, "empty belfry"), Sheet(door, BLACK),
        Sheet(box(0.04, 0.07).at(-0.20, 0.09) | box(0.04, 0.07).at(-0.11, 0.09), BLACK),
    ]  # fmt: skip
    return [part.placed(0.74, 0.66, 0.98, 0, flip=False) for part in parts]


def _people() -> list[Sheet]:
    """People in Sunday coats in single file over the ice; the third has stopped and looks down."""
    walkers = (
        (Person(BLACK, OLD, "bald", WHITE, "#8a8a8a", "coat", "brim"), -0.84, 0.70, 4, BEHIND_BACK),
        (
            Person(_RED, WOMAN, "bun", WHITE, BLACK, "dress", "scarf", _BLUE),
            -0.60,
            0.66,
            2,
            HANGING,
        ),
        (Person(BLACK, MAN, "short", WHITE, BLACK, "coat", "cap"), 0.16, 0.62, 4, HANGING),
    )
    sheets: list[Sheet] = []
    for who, x, size, lean, arm in walkers:
        sheets += [part.placed(x, _ICE + 0.06, size, 0, flip=False)
                   for part in person(who, (arm,), stride=0.12, lean=-lean)]  # fmt: skip
    child = Person(_GOLD, CHILD, "curls", WHITE, BLACK, "coat", head=0.24, bow=42)
    knees = ((0.0, 0.72), (0.10, 0.56), (0.16, 0.40))
    sheets += [part.placed(-0.31, _ICE + 0.06, 0.46, 0, flip=False)
               for part in person(child, (knees,), stride=0.05, lean=-12)]  # fmt: skip
    return sheets


def _shoal() -> list[Sheet]:
    """Fish of all sizes in single file towards the door below; one has stopped and looks up."""
    sheets: list[Sheet] = []
    for x, y, size, turn, colour in (
        (-0.44, -1.10, 1.30, 8, _RED), (-0.58, -0.60, 0.95, 22, WHITE),
        (-0.58, -0.15, 0.70, 24, _BLUE), (-0.09, 0.10, 0.46, 18, WHITE),
        (-0.30, 0.23, 0.46, 88, _GOLD),
    ):  # fmt: skip
        sheets += [part.placed(x, y, size, turn, flip=False) for part in _fish(colour)]
    return sheets


def _fish(colour: str) -> list[Sheet]:
    """A fish that swims to the right."""
    body = blob(
        ".38,.0 .34,.08 .20,.15 .02,.16 -.16,.10 -.30,.03 -.30,-.03 -.14,-.11 .06,-.14 .24,-.10"
        " .34,-.05"
    )
    tail = blob("-.26,.02 -.38,.14 -.48,.18 -.48,.18 -.42,.0 -.46,-.17 -.46,-.17 -.36,-.12"
                " -.26,-.02")  # fmt: skip
    fin = blob(".16,.13 .16,.13 .08,.24 -.06,.24 -.14,.18 -.14,.18 -.12,.08")
    low = blob(".08,-.12 .08,-.12 .02,-.22 -.08,-.22 -.06,-.10")
    gill = cuts(".20,.12 .15,.0 .19,-.09", thin=0.012, thick=0.024)
    scales = cuts(*(arc(x, y, 0.05, 110, 250) for x, y in _SCALES), thin=0.006, thick=0.018)
    mouth = cuts(".38,-.005 .32,-.03", thick=0.018)
    return [
        *edged(tail, colour, "fish", line=WHITE), *edged(fin, colour, "fish", line=WHITE),
        *edged(low, colour, "fish", line=WHITE), *edged(body, colour, "fish", line=WHITE, turn=0),
        Sheet(gill | scales | mouth, BLACK), *edged(ellipse(0.032).at(0.27, 0.045), WHITE, "eye"),
        Sheet(ellipse(0.016).at(0.275, 0.045), BLACK),
    ]  # fmt: skip


_SCALES = points(".12,.06 .12,-.02 .04,.10 .04,.02 .04,-.07 -.04,.05 -.04,-.03 -.12,.04 -.12,-.04")
