"""Late business: the moon is sold by the slice, and a ferry passes under watchful arches."""

import math
from dataclasses import replace
from itertools import pairwise

from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import Profile, profile_outline
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    crescent,
    ellipse,
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

_BLACK, _WHITE = "#161616", "#f6f6f6"


def _edged(outline: Outline, colour: str, *tags: str, turn: float = 80) -> list[Sheet]:
    """An area with a black edge, which parts it from what lies behind it."""
    return [Sheet(rim(outline, 0.022), _BLACK), Sheet(outline, colour, tags, turn=turn)]


@card(
    palette="block_night",
    hand="woodcut",
    title="Thin or thick",
    subject="delicatessen man who slices the moon",
    props=("moon", "slicing machine", "crescents", "price tags", "dog", "customers", "awning"),
    mood=("comic", "friendly", "matter-of-fact"),
)
def moon_butcher(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.6, -0.5))
    lay_pile(scene, _awning(), 0, 0, depth=50.0)
    for x, y, size, turn in (
        (-0.72, 0.80, 0.24, -30), (-0.27, 0.965, 0.13, 0), (0.08, 0.87, 0.19, -78),
    ):  # fmt: skip
        lay_pile(scene, _slice(x, y, size, turn), 0, 0, depth=34.0)
    lay_pile(scene, _shopkeeper(), 0, 0, depth=42.0)
    lay_pile(scene, _moon(), 0, 0, depth=36.0)
    lay_pile(scene, _patting_arm(), 0, 0, depth=32.0)
    lay_pile(scene, _machine(), 0, 0, depth=28.0)
    lay_pile(scene, _cranking_arm(), 0, 0, depth=24.0)
    lay_pile(scene, _counter(), 0, 0, depth=20.0)
    lay_pile(scene, _lady(), 0, 0, depth=14.0)
    lay_pile(scene, _child(), 0, 0, depth=12.0)
    lay_pile(scene, _dog(), -0.56, -1.56, 1.0, depth=8.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", stars=30, contrast=1.6, lamp_pool=0
    )


def _awning() -> list[Sheet]:
    """A striped awning with a scalloped hem, and the rail under it."""
    sheets: list[Sheet] = []
    edges = (-1.2, -0.86, -0.58, -0.27, 0.02, 0.33, 0.60, 0.90, 1.2)
    for index, (left, right) in enumerate(pairwise(edges)):
        middle, low = (left + right) / 2, 1.37 - 0.02 * index
        flap = polygon((left * 0.8, 1.7), (left, low), (right, low), (right * 0.8, 1.7))
        flap = flap | ellipse((right - left) / 2, 0.09).at(middle, low)
        colour = INKS["vermilion"] if index % 2 else _WHITE
        sheets += _edged(flap, colour, "awning", turn=88)
    rail = strip(points("-1.2,1.17 0,1.13 1.2,1.08"), 0.03)
    return [Sheet(rail, _WHITE, ("rail",)), *sheets]


def _slice(x: float, y: float, size: float, turn: float) -> list[Sheet]:
    """A slice of the moon on a hook, with its price."""
    moon = crescent(size, 0.42).turned(turn).at(x, y)
    top, rail = y + size - 0.05, 1.135 - 0.03 * x
    hook = strip([(x - 0.03, rail), (x, rail + 0.03), (x + 0.03, rail - 0.02), (x, top)], 0.02)
    back, horn = math.radians(turn + 180), math.radians(turn + (48 if turn < -50 else -48))
    pit = ellipse(0.16 * size).at(
        x + 0.74 * size * math.cos(back), y + 0.74 * size * math.sin(back)
    )
    end = (x + 0.96 * size * math.cos(horn), y + 0.96 * size * math.sin(horn))
    tag = polygon("-.065,-.20 .065,-.20 .065,-.09 .0,-.04 -.065,-.09")
    string = strip(((0, 0.02), (0, -0.08)), 0.016)
    price = strips([((-0.035, -0.13), (0.035, -0.13)), ((-0.035, -0.165), (0.015, -0.165))], 0.016)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.45 + 2.4 * size).turned(0.25 * turn).at(*end)

    return [
        Sheet(moon, INKS["lamp"], ("crescents",), turn=turn),
        Sheet(pit & moon, _BLACK),
        Sheet(hook, _WHITE, ("hook",)),
        *_edged(placed(tag), _WHITE, "price tags"),
        Sheet(placed(price | string), _BLACK),
        Sheet(placed(string.at(0, 0.04)), _WHITE),
    ]


def _shopkeeper() -> list[Sheet]:
    """A stout man in a striped apron with a round moustache, who looks fondly at his ware."""
    coat = blob(
        ".16,-.66 .16,-.2 .20,.12 .34,.30 .56,.36 .80,.30 .96,.12 1.04,-.2 1.06,-.66 1.06,-.66"
    )
    apron = blob(".30,-.66 .30,-.66 .28,-.2 .40,.14 .40,.14 .70,.14 .70,.14 .84,-.2 .84,-.66")
    stripes = cuts(
        ".40,.10 .36,-.2 .36,-.6", ".50,.12 .48,-.2 .48,-.6", ".60,.12 .62,-.2 .62,-.6",
        ".69,.10 .75,-.2 .75,-.6", thin=0.03, thick=0.045,
    )  # fmt: skip
    straps = strip(points(".42,.14 .46,.26 .50,.36"), 0.05) | strip(
        points(".68,.14 .68,.24 .66,.36"), 0.05
    )
    bow = polygon(".40,.36 .42,.20 .54,.27 .68,.21 .66,.37 .54,.31")
    return [
        *_edged(coat, "#dcdcdc", "shopkeeper"),
        *_edged(apron | straps, _WHITE, "apron"),
        Sheet(stripes & apron, INKS["night"], ("apron",), turn=88),
        *_shopkeeper_head(),
        *_edged(bow, INKS["vermilion"], "bow tie"),
    ]


def _shopkeeper_head() -> list[Sheet]:
    """A round profile to the left under a white cap."""
    skin = profile_outline(Profile(nose=1.5, chin=0.9, brow=0.4), bust=False)
    jowl = ellipse(0.25, 0.20).at(0.08, -0.30)
    hair = blob("-.44,.26 -.44,.26 -.46,.0 -.36,-.26 -.20,-.24 -.10,-.02 -.04,.22 -.04,.22")
    ear = blob("-.04,.10 -.12,.11 -.15,.02 -.12,-.08 -.07,-.12 -.04,-.06")
    cap = blob("-.54,.22 -.54,.22 -.50,.56 -.20,.74 .24,.66 .48,.30 .48,.30 .0,.20")
    band = strip(points("-.54,.20 .0,.23 .50,.32"), 0.12)
    moustache = blob(
        ".46,-.17 .34,-.12 .20,-.20 .08,-.36 .02,-.30 .02,-.30 .06,-.44 .22,-.44 .38,-.32 .50,-.27"
    )
    lines = cuts(".17,.06 .25,.11 .34,.06", "-.10,.06 -.07,.0 -.10,-.04", thin=0.012, thick=0.04)
    lines = lines | ellipse(0.035, 0.045).at(0.28, 0.04)
    brow = strip(points(".14,.19 .26,.23 .37,.18"), 0.05)
    parts = (
        (skin | jowl, _WHITE, "shopkeeper"), (hair, "#3a3a3a", "hair"), (ear, _WHITE, ""),
        (cap, _WHITE, "cap"), (band, INKS["night"], "cap"), (moustache, "#2a2a2a", "moustache"),
    )  # fmt: skip

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.50).turned(-8).flipped().at(0.54, 0.62)

    sheets: list[Sheet] = []
    for outline, colour, tag in parts:
        sheets += [Sheet(rim(placed(outline), 0.022), _BLACK)]
        sheets += [Sheet(placed(outline), colour, (tag,) if tag else (), turn=70)]
    return [*sheets, Sheet(placed(lines | brow), _BLACK)]


def _moon() -> list[Sheet]:
    """The moon on the carriage of the machine, cut off clean on the right."""
    x, y, radius, edge = -0.34, -0.04, 0.62, 0.12
    ball = ellipse(radius).at(x, y) & polygon((-1.4, 1.5), (edge, 1.5), (edge, -1.5), (-1.4, -1.5))
    pits = (
        ellipse(0.15, 0.14).at(-0.58, 0.20) | ellipse(0.09).at(-0.24, -0.22)
        | ellipse(0.06).at(-0.72, -0.16) | ellipse(0.07).at(-0.14, 0.26)
        | ellipse(0.11, 0.10).at(-0.46, -0.44)
    )  # fmt: skip
    shades = cuts(
        arc(-0.58, 0.20, 0.145, 60, 220), arc(-0.24, -0.22, 0.085, 60, 220),
        arc(-0.72, -0.16, 0.055, 60, 220), arc(-0.14, 0.26, 0.065, 60, 220),
        arc(-0.46, -0.44, 0.10, 60, 220), thin=0.008, thick=0.03,
    )  # fmt: skip
    tall = math.sqrt(radius**2 - (edge - x) ** 2)
    cut = ellipse(0.10, tall).at(edge, y)
    holes = ellipse(0.022, 0.06).at(edge - 0.02, y + 0.14) | ellipse(0.028, 0.08).at(0.13, -0.2)
    return [
        *_edged(ball, INKS["lamp"], "moon", turn=30),
        Sheet(pits, "#f4e4b4", ("craters",), turn=30), Sheet(shades, _BLACK),
        *_edged(cut, _WHITE, "cut"), Sheet(holes, "#9a9a9a"),
    ]  # fmt: skip


def _patting_arm() -> list[Sheet]:
    """The far arm, whose hand lies on the moon as on the back of a good cow."""
    sleeve = strip(points(".40,.16 .22,.34 .02,.56 -.10,.62"), 0.26, 0.17)
    hand = blob(
        "-.06,.70 -.20,.72 -.34,.66 -.46,.54 -.47,.48 -.40,.47 -.30,.51 -.20,.50 -.12,.44 -.06,.46"
        " -.08,.54 -.04,.58"
    )
    fingers = cuts("-.28,.63 -.36,.57 -.43,.50", "-.24,.59 -.30,.55 -.36,.49", thick=0.016)
    cuff = strip(points("-.02,.72 -.08,.62 -.10,.50"), 0.08)
    return [
        *_edged(hand, _WHITE, "hand"), Sheet(fingers, _BLACK),
        *_edged(sleeve, "#dcdcdc", "shopkeeper", turn=130), *_edged(cuff, _WHITE, "cuff"),
    ]  # fmt: skip


def _machine() -> list[Sheet]:
    """A red slicing machine: carriage, round guard and blade, and a fly-wheel with a crank."""
    carriage = blob("-1.0,-.52 -1.0,-.52 -.7,-.56 -.4,-.62 .12,-.60 .12,-.60 .12,-.72 .12,-.72"
        " -1.0,-.72 -1.0,-.72")  # fmt: skip
    base = blob("-.2,-.84 -.2,-.84 -.1,-.70 .30,-.68 .44,-.4 .74,-.4 .84,-.70 .98,-.84 .98,-.84")
    disc = ellipse(0.075, 0.50).at(0.26, -0.10)
    guard = ellipse(0.075, 0.50).at(0.30, -0.10)
    wheel = ring(0.36, 0.28).at(0.58, -0.34)
    spokes = Outline(())
    for turn in (8, 80, 152, 224, 296):
        a = math.radians(turn)
        end = (0.58 + 0.32 * math.cos(a), -0.34 + 0.32 * math.sin(a))
        spokes = spokes | strip([(0.58, -0.34), end], 0.12, 0.09)
    hub = ellipse(0.085).at(0.58, -0.34)
    return [
        *_edged(carriage, "#d0d0d0", "carriage", turn=4), *_edged(guard, INKS["vermilion"]),
        *_edged(disc, "#b4b4b4", "slicing machine"),
        *_edged(base, INKS["vermilion"], "slicing machine", turn=10),
        *_edged(spokes, INKS["vermilion"], "wheel"),
        *_edged(wheel, INKS["vermilion"], "wheel", turn=45),
        *_edged(hub, _WHITE, "wheel"),
    ]  # fmt: skip


def _cranking_arm() -> list[Sheet]:
    """The near arm, whose fist turns the crank on the rim of the wheel."""
    knob = strip(points(".73,.0 .74,-.22"), 0.055)
    sleeve = strip(points(".80,.20 .94,.12 .96,-.04 .80,-.09"), 0.28, 0.16)
    fist = blob(".82,.0 .72,.01 .65,-.04 .65,-.14 .71,-.19 .80,-.18 .84,-.10")
    knuckles = cuts(".68,-.04 .73,-.05 .77,-.04", ".67,-.09 .72,-.10 .77,-.09",
        ".68,-.14 .72,-.15 .76,-.14", thick=0.016)  # fmt: skip
    cuff = strip(points(".84,.02 .82,-.09 .83,-.18"), 0.07)
    return [
        *_edged(knob, _WHITE, "crank"), *_edged(sleeve, "#dcdcdc", "shopkeeper", turn=40),
        *_edged(fist, _WHITE, "hand"), Sheet(knuckles, _BLACK), *_edged(cuff, _WHITE, "cuff"),
    ]  # fmt: skip


def _counter() -> list[Sheet]:
    """The counter, and thin slices on a sheet of paper at its edge."""
    top = polygon("-1.2,-.78 1.2,-.82 1.2,-.90 -1.2,-.86")
    front = polygon("-1.2,-.86 1.2,-.90 1.2,-1.7 -1.2,-1.7")
    panels = strips([((x, -0.9), (x - 0.02, -1.6)) for x in (-0.9, -0.28, 0.36, 0.95)], 0.02)
    paper = polygon("-.16,-.76 .44,-.78 .38,-.96 .14,-.92 -.10,-.97")
    sheets = [
        *_edged(front, INKS["night"], "counter", turn=88), Sheet(panels, _BLACK),
        *_edged(top, _WHITE, "counter"), *_edged(paper, _WHITE, "paper"),
    ]  # fmt: skip
    for x, y, half in ((0.08, -0.77, 0.17), (0.15, -0.74, 0.16), (0.11, -0.705, 0.14)):
        sheets += _edged(ellipse(half, 0.032).turned(6).at(x, y), INKS["lamp"], "slices", turn=6)
    return sheets


def _lady() -> list[Sheet]:
    """A lady from behind, in a kerchief with a knot."""
    cape = blob(".34,-1.7 .34,-1.7 .38,-1.38 .52,-1.22 .70,-1.18 .88,-1.22 1.02,-1.38 1.06,-1.7"
        " 1.06,-1.7")  # fmt: skip
    kerchief = blob(".55,-1.14 .50,-1.0 .56,-.84 .70,-.78 .84,-.84 .90,-1.0 .85,-1.14 .70,-1.20")
    tails = blob(".70,-1.14 .70,-1.14 .58,-1.24 .55,-1.38 .55,-1.38 .66,-1.32 .71,-1.18")
    tails = tails | blob(".70,-1.14 .70,-1.14 .80,-1.22 .86,-1.36 .86,-1.36 .74,-1.32 .69,-1.18")
    folds = cuts(
        ".66,-1.10 .60,-1.02 .58,-.90", ".69,-1.08 .68,-.98 .70,-.86",
        ".74,-1.10 .80,-1.02 .83,-.92", ".64,-1.13 .58,-1.11 .54,-1.06",
        ".62,-1.30 .65,-1.24 .69,-1.20", thick=0.024,
    )  # fmt: skip
    knot = ellipse(0.045, 0.04).at(0.70, -1.15)
    return [
        *_edged(cape, "#4a4a4a", "customers"),
        *_edged(kerchief, INKS["vermilion"], "kerchief", turn=100),
        *_edged(tails, INKS["vermilion"], "kerchief", turn=40), Sheet(folds, _BLACK),
        *_edged(knot, INKS["vermilion"], "kerchief"),
    ]  # fmt: skip


def _child() -> list[Sheet]:
    """A child from behind that reaches up to the slices."""
    child = blob("-.14,-1.7 -.14,-1.7 -.08,-1.44 .10,-1.38 .26,-1.44 .32,-1.7 .32,-1.7")
    arm = strip(points(".20,-1.46 .36,-1.38 .38,-1.14"), 0.16, 0.11)
    mitten = blob(".32,-1.14 .31,-1.02 .37,-.94 .43,-.98 .44,-1.06 .49,-1.04 .49,-1.09 .44,-1.15")
    cap = blob("-.06,-1.34 -.06,-1.16 .02,-1.04 .10,-1.02 .18,-1.04 .26,-1.16 .26,-1.34 .10,-1.40")
    ribs = cuts(".02,-1.30 .02,-1.16 .07,-1.06", ".10,-1.31 .10,-1.16 .10,-1.04",
        ".18,-1.30 .18,-1.16 .13,-1.06", thick=0.022)  # fmt: skip
    brim = strip(points("-.07,-1.33 .10,-1.38 .27,-1.33"), 0.09)
    return [
        *_edged(child, INKS["vermilion"], "child"),
        *_edged(mitten, _WHITE, "mitten"), *_edged(arm, INKS["vermilion"], "child", turn=60),
        *_edged(cap, _WHITE, "bobble cap"), Sheet(ribs, _BLACK), *_edged(brim, _WHITE),
        *_edged(ellipse(0.065).at(0.10, -1.0), INKS["lamp"], "bobble cap"),
    ]  # fmt: skip


def _dog() -> list[Sheet]:
    """A large black dog that sits and looks up, a small crescent on its collar."""
    body = blob(
        "-.46,.0 -.46,.0 -.44,.34 -.34,.58 -.16,.74 -.08,.90 -.06,1.02 .02,1.12 .14,1.16 .26,1.20"
        " .36,1.28 .42,1.24 .40,1.16 .30,1.04 .22,.96 .20,.84 .24,.66 .24,.40 .22,.0 .22,.0"
    )
    ear = blob(".04,1.12 -.06,1.06 -.14,.90 -.10,.80 .0,.84 .06,.98")
    lines = cuts(
        ".06,.42 .04,.22 .06,.02", "-.30,.02 -.10,.10 -.12,.34 -.26,.44",
        "-.26,.56 -.14,.62 -.04,.60", thick=0.022,
    )  # fmt: skip
    collar = strip(points("-.14,.78 .04,.74 .22,.80"), 0.07)
    charm = crescent(0.075, 0.45).turned(70).at(0.14, 0.66)
    eye = ellipse(0.03, 0.024).turned(30).at(0.15, 1.09)
    mouth = cuts(".41,1.17 .33,1.13 .24,1.05 .18,1.04", ".34,1.25 .39,1.24 .41,1.19", thick=0.018)
    tongue = blob(".30,1.08 .38,1.13 .42,1.06 .42,.98 .37,.95 .33,1.0")
    return [
        Sheet(rim(tongue, 0.03), _WHITE), Sheet(tongue, INKS["vermilion"], ("tongue",)),
        Sheet(rim(body, 0.05), _WHITE), Sheet(body, _BLACK, ("dog",)), Sheet(lines, _WHITE),
        *_edged(collar, INKS["vermilion"], "collar"),
        Sheet(charm, INKS["lamp"], ("charm",)),
        Sheet(rim(ear, 0.03), _WHITE), Sheet(ear, _BLACK, ("dog",)), Sheet(eye | mouth, _WHITE),
    ]  # fmt: skip


_LEVEL = 0.20
"""Where the water begins under the bridge."""


@card(
    palette="block_night",
    hand="woodcut",
    title="The river keeps count",
    subject="bridge whose arches are eyes",
    props=("bridge", "river", "ferry", "rower", "passengers", "goose", "reflection", "town"),
    mood=("watchful", "cold", "beautiful"),
)
def night_ferry_eyes(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _town(), 0, 0, depth=56.0)
    water = polygon((-1.3, _LEVEL), (1.3, _LEVEL), (1.3, -1.8), (-1.3, -1.8))
    scene.lay(Sheet(water, INKS["night"], ("river",), turn=0), depth=54.0)
    lay_pile(scene, _bridge(), 0, 0, depth=50.0)
    lay_pile(scene, _eye(-0.50, 0.46, 0.44, (0.06, -0.11)), 0, 0, depth=44.0)
    lay_pile(scene, _eye(0.62, 0.50, 0.50, (-0.04, -0.09)), 0, 0, depth=40.0)
    lay_pile(scene, _pier(), 0, 0, depth=38.0)
    scene.lay(Sheet(_ripples(), _BLACK), depth=36.0)
    lay_pile(scene, _reflection(), -0.10, -0.10, 0.84, depth=30.0)
    lay_pile(scene, _ferry(), -0.10, -0.10, 0.84, depth=20.0)
    return WoodcutPlan(
        inks=("night", "lamp", "vermilion"), sky="black", stars=60, contrast=1.5, lamp_pool=0
    )


def _town() -> list[Sheet]:
    """Roofs behind the bridge with a few lit windows."""
    roofs = polygon(
        "-1.3,.6 -1.3,1.06 -1.06,1.20 -.86,1.02 -.86,.96 -.66,.96 -.66,1.14 -.58,1.38 -.50,1.14"
        " -.50,.90 -.22,1.08 .0,.92 .16,.92 .16,1.02 .36,1.14 .54,1.0 .54,.96 .80,.96 .98,1.10"
        " 1.3,.94 1.3,.6"
    )
    windows = beads(points("-.96,1.02 -.58,1.10 -.24,.98 .36,1.02 .92,.98"), 0.03)
    return [
        Sheet(rim(roofs, 0.02), "#d8d8d8"), Sheet(roofs, "#2c2c2c", ("town",), turn=90),
        Sheet(windows, INKS["lamp"], ("windows",)),
    ]  # fmt: skip


def _bridge() -> list[Sheet]:
    """A stone bridge with a white parapet, and its mirror image."""
    stone = polygon("-1.3,.20 -1.3,.76 -.5,.86 .1,.92 .7,.88 1.3,.76 1.3,.20")
    image = polygon("-1.3,.20 -1.3,-.30 -.5,-.40 .1,-.46 .7,-.42 1.3,-.30 1.3,.20")
    parapet = strip(points("-1.3,.77 -.5,.87 .1,.93 .7,.89 1.3,.77"), 0.07)
    courses = cuts("-1.0,.70 -.6,.75 -.2,.79", ".2,.80 .6,.78 1.0,.70", thin=0.012, thick=0.02)
    return [
        Sheet(image, _BLACK, ("reflection",)),
        Sheet(stone, "#8c8c8c", ("bridge",), turn=4),
        Sheet(courses, _BLACK),
        *_edged(parapet, _WHITE, "parapet"),
    ]  # fmt: skip


def _pier() -> list[Sheet]:
    """The sharp pier between the arches, which is a nose, and its mirror image."""
    shape = polygon("-.10,.20 -.06,.50 .05,.76 .16,.50 .20,.20")
    lit = polygon("-.10,.20 -.06,.50 .05,.76 .04,.50 .02,.20")
    image = polygon("-.10,.20 -.06,.02 .05,-.16 .16,.02 .20,.20")
    joints = strips(
        [((-0.08, 0.36), (0.03, 0.34)), ((0.03, 0.44), (0.17, 0.46)), ((-0.06, 0.50), (0.04, 0.54)),
            ((0.03, 0.27), (0.19, 0.30))],
        0.014,
    )  # fmt: skip
    return [
        *_edged(image, "#4a4a4a", "reflection", turn=0), *_edged(shape, "#7c7c7c", "pier", turn=80),
        *_edged(lit, _WHITE, "pier"), Sheet(joints, _BLACK),
    ]  # fmt: skip


def _eye(x: float, half: float, tall: float, look: tuple[float, float]) -> list[Sheet]:
    """An arch and its mirror image as an eye; the wedge stones are its lashes."""
    white = blob(
        (x - half, _LEVEL), (x - half, _LEVEL), (x - 0.6 * half, _LEVEL + 0.78 * tall),
        (x, _LEVEL + tall), (x + 0.6 * half, _LEVEL + 0.78 * tall), (x + half, _LEVEL),
        (x + half, _LEVEL), (x + 0.6 * half, _LEVEL - 0.62 * tall), (x, _LEVEL - 0.82 * tall),
        (x - 0.6 * half, _LEVEL - 0.62 * tall),
    )  # fmt: skip
    stones: list[Sheet] = []
    for index in range(9):
        a, wide = math.radians(14 + 19 * index), 0.20 * half
        wedge = polygon((0.94, -wide / half * 0.62), (1.24, -wide / half * 0.76),
            (1.24, wide / half * 0.76), (0.94, wide / half * 0.62))  # fmt: skip
        wedge = wedge.turned(math.degrees(a)).scaled(half, tall).at(x, _LEVEL)
        stones += _edged(wedge, _WHITE if index % 2 else "#d4d4d4", "arch", turn=math.degrees(a))
    cx, cy = x + look[0], _LEVEL + look[1]
    rays = [
        (
            (cx + 0.15 * math.cos(a), cy + 0.15 * math.sin(a)),
            (cx + 0.24 * math.cos(a), cy + 0.24 * math.sin(a)),
        )
        for a in (0.45 * step for step in range(14))
    ]
    iris = ellipse(0.27).at(cx, cy) & white
    return [
        *stones, *_edged(white, _WHITE, "eyes"), *_edged(iris, INKS["night"], "iris", turn=90),
        Sheet(strips(rays, 0.012) & white, _WHITE),
        Sheet(ellipse(0.135).at(cx, cy), _BLACK),
        Sheet(ellipse(0.04).at(cx - 0.05, cy + 0.06), INKS["lamp"], ("lamp",)),
    ]  # fmt: skip


def _ripples() -> Outline:
    """Lines of water through the mirror images, the longest where the arches begin."""
    return cuts(
        "-1.2,.20 -.5,.185 .05,.20 .6,.185 1.2,.20", "-.98,.10 -.8,.11 -.62,.10",
        ".26,.06 .40,.07 .58,.06", ".72,.09 .9,.10 1.1,.09", "-.5,.0 -.34,.01 -.16,.0",
        "-.86,-.04 -.72,-.03 -.6,-.04", ".5,-.10 .7,-.09 .96,-.10", thin=0.006, thick=0.016,
    )  # fmt: skip


def _hull() -> Outline:
    """A long ferry with a raised bow on the left."""
    return blob(
        "-.84,-.62 -.84,-.62 -.70,-.72 -.3,-.78 .3,-.78 .66,-.72 .80,-.64 .80,-.64 .72,-.84"
        " .58,-.98 .58,-.98 -.56,-.98 -.56,-.98 -.74,-.84"
    )


_SEATS = ((-0.46, -0.42, 1.0), (-0.21, -0.52, 0.78), (0.04, -0.36, 1.10))
"""Where the passengers sit from bow to stern, how high their heads are, and their size."""
_CLOAKS = (INKS["vermilion"], _WHITE, INKS["lamp"])


def _reflection() -> list[Sheet]:
    """The ferry upside down in the water, with one passenger more than it carries."""
    sheets = [*_goose(), *_passenger(0.31, -0.50, 0.80, "#a8a8a8")]
    for (x, y, size), colour in zip(_SEATS, _CLOAKS, strict=True):
        sheets += _passenger(x, y, size, colour)
    sheets += [Sheet(_rower_shape() | _hull(), _BLACK, ("reflection",))]
    breaks = cuts("-.8,-1.08 -.4,-1.06 .0,-1.08", ".1,-1.15 .4,-1.13 .7,-1.15",
        "-.72,-1.25 -.4,-1.23 -.1,-1.25", "-.2,-1.305 .1,-1.285 .5,-1.305",
        ".3,-1.38 .6,-1.36 .8,-1.38",
        "-.66,-1.335 -.45,-1.32 -.2,-1.335", "-.2,-1.40 .0,-1.385 .2,-1.40", thin=0.012,
        thick=0.026)  # fmt: skip
    mirrored = [
        replace(sheet, outline=sheet.outline.at(0, 0.98).scaled(1, -0.64).at(0, -1.0))
        for sheet in sheets
        if sheet.tags
    ]
    return [*mirrored, Sheet(breaks, INKS["night"])]


def _rower_shape() -> Outline:
    """The rower, who stands in the stern and leans on a long oar."""
    body = blob(".44,-.80 .44,-.80 .44,-.5 .40,-.24 .48,-.12 .60,-.12 .68,-.26 .66,-.5 .68,-.80"
        " .68,-.80")  # fmt: skip
    return body | ellipse(0.10, 0.12).at(0.50, 0.0)


def _ferry() -> list[Sheet]:
    """The ferry with three passengers, a goose in the bow and the rower."""
    sheets: list[Sheet] = []
    for (x, y, size), colour in zip(_SEATS, _CLOAKS, strict=True):
        sheets += _passenger(x, y, size, colour)
    planks = cuts("-.72,-.78 -.3,-.85 .3,-.85 .70,-.79", "-.62,-.88 -.2,-.92 .3,-.92 .62,-.88",
        thin=0.010, thick=0.02)  # fmt: skip
    edge = strip(points("-.86,-.61 -.70,-.72 -.3,-.78 .3,-.78 .66,-.72 .82,-.63"), 0.05)
    return [
        *_goose(), *sheets, *_rower(), *_edged(_hull(), "#6a6a6a", "ferry", turn=2),
        Sheet(planks, _BLACK), *_edged(edge, _WHITE, "ferry"), *_oar(),
    ]  # fmt: skip


def _passenger(x: float, y: float, size: float, colour: str) -> list[Sheet]:
    """Somebody in a hood who looks ahead to the left."""
    cloak = blob("-.17,-.5 -.17,-.5 -.15,-.22 -.07,-.10 .07,-.10 .15,-.22 .17,-.5 .17,-.5")
    skin = profile_outline(Profile(), bust=False).scaled(0.24).flipped()
    hood = blob("-.05,.14 -.05,.14 .04,.16 .12,.10 .14,-.02 .10,-.13 .0,-.15 -.02,-.06 -.03,.04")
    eye = ellipse(0.011, 0.015).at(-0.075, 0.01)
    folds = cuts("-.06,-.16 -.08,-.3 -.08,-.44", ".04,-.16 .06,-.3 .06,-.44", thick=0.02)
    parts = (
        (cloak, colour, "passengers"), (skin, _WHITE, "passengers"), (hood, colour, "hood")
    )  # fmt: skip
    sheets: list[Sheet] = []
    for outline, ink, tag in parts:
        sheets += _edged(outline.scaled(size).at(x, y), ink, tag)
    return [*sheets, Sheet((eye | folds).scaled(size).at(x, y), _BLACK)]


def _rower() -> list[Sheet]:
    """The rower in a dark coat and a broad cap, both mittens on the oar."""
    far = strip(points(".48,-.20 .41,-.32 .52,-.37"), 0.11, 0.09)
    near = strip(points(".63,-.22 .71,-.40 .62,-.52"), 0.14, 0.10) | ellipse(0.075).at(0.62, -0.21)
    skin = profile_outline(Profile(nose=1.3, chin=1.2), bust=False).scaled(0.25).flipped()
    cap = blob(".34,.05 .34,.05 .46,.06 .60,.04 .63,.10 .58,.15 .44,.15")
    return [
        *_edged(far, "#4a4a4a", "rower"), *_edged(_rower_shape(), "#4a4a4a", "rower"),
        *_edged(skin.at(0.52, 0.0), _WHITE, "rower"),
        Sheet(ellipse(0.014, 0.018).at(0.445, 0.01), _BLACK),
        *_edged(cap, INKS["vermilion"], "cap", turn=10), *_edged(near, "#4a4a4a", "rower", turn=30),
    ]  # fmt: skip


def _oar() -> list[Sheet]:
    """The long oar, from the rower's mittens into the water astern."""
    shaft = strip(((0.50, -0.30), (0.93, -1.16)), 0.04)
    blade = blob(".88,-1.04 .94,-1.04 1.02,-1.24 .98,-1.32 .92,-1.30")
    return [
        *_edged(shaft | blade, _WHITE, "oar"),
        *_edged(ellipse(0.07, 0.05).turned(-20).at(0.61, -0.52), INKS["vermilion"], "mitten"),
        *_edged(ellipse(0.065, 0.048).turned(-20).at(0.54, -0.37), INKS["vermilion"], "mitten"),
    ]  # fmt: skip


def _goose() -> list[Sheet]:
    """A goose in the bow that looks ahead."""
    body = blob("-.58,-.68 -.60,-.54 -.70,-.54 -.70,-.42 -.64,-.30 -.70,-.22 -.78,-.24 -.79,-.34"
        " -.80,-.50 -.82,-.72")  # fmt: skip
    beak = polygon("-.77,-.23 -.90,-.28 -.78,-.31")
    return [
        *_edged(body, _WHITE, "goose"), *_edged(beak, INKS["lamp"], "goose"),
        Sheet(ellipse(0.014).at(-0.73, -0.26), _BLACK),
    ]  # fmt: skip
