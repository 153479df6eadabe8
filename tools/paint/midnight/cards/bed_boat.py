"""A bed that is a boat: passengers under one quilt, rowed by a heron that asks for quiet."""

from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import lay_pile
from tools.paint.story import settings
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, MAN, WOMAN, Profile, profile_outline
from tools.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene
from tools.paint.story.sheets import Outline, Sheet

_BLACK, _WHITE = "#161616", "#f6f6f6"


@card(
    palette="block_day",
    hand="woodcut",
    title="Do not wake the passengers",
    subject="sleepers in a boat that is a bed",
    props=("quilt", "heron", "nightcaps", "oar", "moon", "fish", "foot"),
    mood=("calm", "funny", "dreamy"),
)
def sleepers_boat(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.5, 0.6, -0.5), key=1.15, ambient=0.4)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f4f4f4"), depth=60.0)
    scene.lay(Sheet(ellipse(0.46).at(-0.56, 1.04), INKS["lamp"], ("moon",), turn=30), depth=20.0)
    lay_pile(scene, _bed_head(), 0, 0, depth=14.0)
    for index, sleeper in enumerate(_SLEEPERS):
        lay_pile(scene, _sleeper(*sleeper), 0, 0, depth=13.0 - 0.5 * index)
    lay_pile(scene, [*_quilt(0), *_quilt(1)], 0, 0, depth=11.0)
    lay_pile(scene, _heron(), 0.42, -0.26, 0.98, depth=9.0)
    lay_pile(scene, [*_hull(), *_foot(), *_quilt(2)], 0, 0, depth=8.0)
    lay_pile(scene, _water(), 0, 0, depth=6.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.5, lamp_pool=0)


def _edged(outline: Outline, colour: str, *tags: str, turn: float = 80) -> list[Sheet]:
    """An area with a black edge, which parts it from what lies behind it."""
    return [Sheet(rim(outline, 0.018), _BLACK), Sheet(outline, colour, tags, turn=turn)]


def _bed_head() -> list[Sheet]:
    """The tall board behind the pillows."""
    board = blob(
        "-1.05,-.6 -1.05,-.6 -1.05,.40 -1.05,.40 -.90,.52 -.76,.50 -.66,.40 -.62,.20 -.62,-.6"
        " -.62,-.6"
    )
    carved = cuts("-.98,.34 -.86,.42 -.76,.38 -.70,.20", "-.96,.22 -.86,.30 -.78,.24", thick=0.02)
    return [Sheet(board, _BLACK, ("bed",)), Sheet(carved, _WHITE)]


# Where the ear of each sleeper lies, how large the head is, how far it is turned back, the ink of
# the cap and the path of its tail; the farthest comes first.
_SLEEPERS: tuple[tuple[Profile, float, float, float, float, str, str, bool], ...] = (
    (CHILD, -0.42, 0.27, 0.36, 70, INKS["vermilion"], "-.60,.36 -.76,.46 -.88,.36", True),
    (WOMAN, -0.48, -0.01, 0.46, 76, INKS["lamp"], "-.70,.04 -.88,.16 -.97,.02 -.95,-.12", False),
    (MAN, -0.58, -0.34, 0.52, 82, INKS["night"], "-.86,-.28 -.97,-.34 -.99,-.46 -.93,-.6", False),
)


def _sleeper(
    kind: Profile, x: float, y: float, size: float, back: float, ink: str, tail: str, awake: bool
) -> list[Sheet]:
    """A head on its pillow, face up, in a nightcap; one of them only pretends."""

    def placed(outline: Outline) -> Outline:
        return outline.scaled(size).turned(back).at(x, y)

    face = placed(profile_outline(kind, bust=False))
    pillow = blob("-.62,-.62 -.74,.0 -.66,.66 -.46,.60 -.40,.0 -.36,-.6").scaled(1.0, 0.9)
    cap = blob("-.52,.22 -.48,.54 -.24,.74 .1,.72 .30,.54 .36,.38 .36,.38 .0,.38")
    band = strip(points("-.53,.20 -.1,.34 .38,.38"), 0.09)
    lid = strip(points(".13,.06 .18,-.02 .26,-.04 .35,.02"), 0.030)
    if awake:
        lid = ellipse(0.05, 0.07).at(0.26, 0.03)
    marks = lid | strip(points(".22,-.24 .29,-.29 .385,-.276"), 0.024)
    locks = blob("-.52,.24 -.12,.30 -.13,.06 -.22,-.10 -.28,-.30 -.40,-.26 -.49,.0")
    ear = ellipse(0.05, 0.085).turned(20).at(-0.15, -0.01)
    wool = placed(cap) | strip(points(tail), 0.12, 0.05)
    return [
        *_edged(placed(pillow), _WHITE, "pillow"),
        *_edged(face, _WHITE, "sleeper"), Sheet(placed(marks), _BLACK),
        Sheet(placed(locks), "#5a5a5a", ("hair",), turn=back),
        *_edged(placed(ear), _WHITE, "ear"),
        *_edged(wool, ink, "nightcap", turn=150), *_edged(placed(band), ink, "nightcap", turn=60),
        *_edged(ellipse(0.045).at(*points(tail)[-1]), ink, "tassel"),
    ]  # fmt: skip


_RIDGES = (
    "-.22,.16 -.12,.36 .02,.42 .16,.34 .36,.18 .54,.16 .58,.0 .58,-.5 .58,-.5 -.2,-.5 -.2,-.5",
    "-.21,-.14 -.15,.12 .0,.25 .16,.18 .34,.02 .46,.04 .54,-.10 .54,-.6 .54,-.6 -.2,-.6 -.2,-.6",
    "-.30,-.44 -.24,-.16 -.08,.0 .12,-.10 .28,-.24 .38,-.22 .42,-.34 .41,-.56 .38,-.74 .30,-.92"
    " .18,-.86 .04,-.93 -.10,-.86 -.24,-.93 -.34,-.86 -.36,-.62",
)
"""The quilt over each of the three grown-ups; that over the nearest hangs down the boat's side."""


def _quilt(row: int) -> list[Sheet]:
    """The part of the quilt over one sleeper."""
    hill = blob(_RIDGES[row])
    patches = [
        Sheet(patch & hill, ink, ("quilt",), turn=turn) for patch, ink, turn in _patches(row)
    ]
    return [
        Sheet(rim(hill, 0.04), _BLACK), Sheet(hill, _WHITE, ("quilt",)), *patches,
        Sheet(_seams(row) & hill, _BLACK),
    ]  # fmt: skip


def _patches(row: int) -> list[tuple[Outline, str, float]]:
    """Patches of cloth, shifted from one sleeper to the next."""
    inks = (INKS["vermilion"], _WHITE, INKS["night"], INKS["lamp"], _WHITE)
    found: list[tuple[Outline, str, float]] = []
    for across in range(6):
        for down in range(6):
            ink = inks[(2 * across + 3 * down + row) % 5]
            x, y = -0.60 + 0.22 * across + 0.05 * down, 0.40 - 0.23 * down
            patch = polygon((x, y), (x + 0.22, y), (x + 0.27, y - 0.23), (x + 0.05, y - 0.23))
            if ink != _WHITE:
                turn = 30.0 + 50 * ((across + down) % 3)
                found.append((patch.at(0.05 * row, -0.04 * row), ink, turn))
    return found


def _seams(row: int) -> Outline:
    """The lines between the patches."""
    seams = Outline(())
    for step in range(7):
        x, y = -0.60 + 0.22 * step, 0.40 - 0.23 * step
        seams = seams | strip(((x, 0.40), (x + 0.30, -0.98)), 0.012)
        seams = seams | strip(((-0.9, y), (1.2, y)), 0.012)
    return seams.at(0.05 * row, -0.04 * row)


def _heron() -> list[Sheet]:
    """A tall heron in a nightcap that rows with one wing and lays a feather to its beak."""
    legs = strips([((0.14, -0.2), (0.14, 0.40)), ((0.27, -0.2), (0.22, 0.40))], 0.04)
    body = blob(
        "-.12,.66 -.17,.50 -.06,.34 .12,.28 .30,.18 .42,.08 .42,.08 .40,.34 .26,.58 .06,.72"
    )
    neck = strip(points(".04,.50 -.10,.68 -.05,.88 .08,1.0 .10,1.14 -.04,1.21"), 0.22, 0.14)
    skull = blob("-.22,1.19 -.16,1.28 -.02,1.31 .08,1.24 .06,1.14 -.08,1.12")
    beak = polygon("-.12,1.27 -.66,1.13 -.12,1.15")
    gape = strip(points("-.62,1.135 -.30,1.18 -.18,1.21"), 0.012)
    oar = strip(((0.33, 0.92), (0.50, -0.50)), 0.055)
    oar = oar | strip(((0.48, -0.42), (0.54, -0.9)), 0.09, 0.15)
    far = blob(".10,.66 .24,.70 .40,.66 .47,.56 .44,.46 .36,.46 .28,.52 .16,.52")
    plumes = cuts(
        ".10,.60 .22,.44 .38,.16", ".02,.52 .14,.40 .30,.24", "-.06,.48 .04,.38 .18,.30", thick=0.02
    )
    lid = strip(points("-.14,1.262 -.09,1.282 -.04,1.272"), 0.012)
    return [
        *_edged(legs, INKS["lamp"], "legs"), Sheet(oar, _BLACK, ("oar",)),
        *_edged(far, INKS["night"], "heron", turn=150),
        *_edged(body, INKS["night"], "heron", turn=150), Sheet(plumes, _BLACK),
        *_edged(beak, INKS["lamp"], "beak", turn=10), Sheet(gape, _BLACK),
        *_edged(neck | skull, _WHITE, "heron", turn=100),
        Sheet(ellipse(0.028).at(-0.08, 1.225) | lid, _BLACK, ("eye",)),
        *_heron_cap(), *_hushing_wing(),
    ]  # fmt: skip


def _heron_cap() -> list[Sheet]:
    """A striped nightcap that falls down the back of the neck."""
    wool = blob(
        "-.19,1.29 -.12,1.43 .04,1.47 .20,1.38 .32,1.16 .36,.92 .36,.92 .24,1.06 .15,1.18 .10,1.22"
        " -.02,1.32"
    )
    bands = strips(
        [
            ((-0.08, 1.26), (-0.12, 1.5)), ((0.02, 1.24), (0.04, 1.5)), ((0.08, 1.2), (0.22, 1.45)),
            ((0.12, 1.14), (0.38, 1.28)), ((0.18, 1.02), (0.44, 1.08)),
        ],
        0.05,
    )  # fmt: skip
    return [
        *_edged(wool, _WHITE, "nightcap"),
        Sheet(bands & wool, INKS["vermilion"], ("nightcap",), turn=20),
        *_edged(blob(".36,.94 .31,.84 .36,.80 .41,.84"), INKS["vermilion"], "tassel"),
    ]  # fmt: skip


def _hushing_wing() -> list[Sheet]:
    """The near wing, bent like an arm, one long feather upright before the beak."""
    wing = blob(
        ".10,.68 .16,.54 .06,.42 -.14,.44 -.36,.54 -.46,.74 -.46,1.00 -.43,1.28 -.40,1.32 -.37,1.26"
        " -.37,1.02 -.30,.98 -.30,.90 -.25,.88 -.25,.80 -.18,.76 -.06,.70"
    )
    quills = cuts(
        "-.41,1.24 -.41,.98 -.38,.72", "-.33,.94 -.34,.80 -.30,.66", "-.27,.82 -.26,.72 -.20,.62",
        ".06,.60 -.06,.54 -.20,.54", thick=0.018,
    )  # fmt: skip
    return [*_edged(wing, INKS["night"], "wing", turn=100), Sheet(quills, _BLACK)]


def _hull() -> list[Sheet]:
    """The side of the boat below the sleepers."""
    hull = blob(
        "-1.04,-.58 -1.04,-.58 -.6,-.60 .0,-.58 .5,-.46 .70,-.36 .82,-.12 .82,-.12 .86,-.14"
        " .82,-.54 .70,-.84 .5,-1.1 -.8,-1.1 -1.04,-.96"
    )
    planks = cuts(
        "-.98,-.70 -.3,-.72 .4,-.66 .77,-.42", "-.98,-.84 -.3,-.86 .4,-.82 .72,-.66", thick=0.018
    )
    return [Sheet(hull, _BLACK, ("boat",)), Sheet(planks, _WHITE)]


def _foot() -> list[Sheet]:
    """The sole that has slipped out from under the quilt, toes up."""
    sole = blob(
        "-.07,-.30 -.08,-.12 -.12,.06 -.11,.18 .0,.22 .12,.17 .13,.04 .07,-.10 .07,-.28 .0,-.34"
    )
    toes = ellipse(0.054, 0.06).at(-0.09, 0.25)
    for x, y, size in ((0.0, 0.28, 0.038), (0.063, 0.265, 0.033), (0.113, 0.235, 0.03)):
        toes = toes | ellipse(size, size * 1.15).at(x, y)
    crease = cuts("-.07,.10 .0,.12 .08,.08", "-.04,-.06 -.02,-.14 -.04,-.22", thick=0.016)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.92).turned(-12).at(0.45, -0.24)

    return [
        *_edged(placed(toes), _WHITE, "toes"), *_edged(placed(sole), _WHITE, "foot"),
        Sheet(placed(crease), _BLACK),
    ]  # fmt: skip


def _water() -> list[Sheet]:
    """Dark water with long ripples, and two fish that yawn."""
    sea = land((-1, -0.98), (-0.5, -1.0), (0.0, -0.98), (0.5, -1.0), (1, -0.97))
    ripples = cuts(
        "-.98,-1.05 -.7,-1.07 -.4,-1.04", ".1,-1.06 .5,-1.04 .96,-1.07",
        ".0,-1.34 .2,-1.33 .4,-1.35", "-.98,-1.44 -.8,-1.42 -.6,-1.45",
        ".5,-1.44 .7,-1.42 .98,-1.45", thick=0.016,
    )  # fmt: skip
    return [
        Sheet(sea, _BLACK, ("water",)), Sheet(ripples, _WHITE),
        *_fish(-0.36, -1.24, 0.52, 10, INKS["vermilion"]),
        *_fish(0.66, -1.22, -0.30, -6, INKS["night"]),
    ]  # fmt: skip


def _fish(x: float, y: float, size: float, tilt: float, ink: str) -> list[Sheet]:
    """A fish with its mouth wide open and its eye shut; below 0 in size it swims to the left."""
    body = blob("-.56,.0 -.30,.22 .0,.30 .30,.26 .44,.24 .44,-.20 .24,-.26 -.06,-.26 -.34,-.18")
    tail = blob("-.50,.0 -.66,.16 -.84,.26 -.76,.0 -.84,-.24 -.66,-.14")
    fin = blob("-.16,.02 -.02,-.02 -.10,-.14 -.28,-.20 -.26,-.06")
    lid = cuts(arc(0.16, 0.14, 0.08, 190, 350), thick=0.035)
    gill = cuts(".06,.22 .0,.0 .06,-.20", thick=0.03)
    lips, throat = ellipse(0.12, 0.27).at(0.46, 0.02), ellipse(0.07, 0.19).at(0.475, 0.02)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(size, abs(size)).turned(tilt).at(x, y)

    return [
        Sheet(placed(tail), _WHITE, ("fish",)), Sheet(placed(body), ink, ("fish",), turn=20),
        Sheet(placed(fin), _WHITE, ("fish",)), Sheet(placed(lid | gill), _BLACK),
        Sheet(placed(lips), _WHITE, ("yawn",)), Sheet(placed(throat), _BLACK),
    ]  # fmt: skip
