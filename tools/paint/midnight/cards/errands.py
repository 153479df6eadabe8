"""Errands that take longer than they should: at the frontier and in the cellar."""

import math

from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD, WOMAN
from tools.paint.story.cutouts.folk import Person, person
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_BLACK, _WHITE = "#161616", "#f6f6f6"


def _edged(
    outline: Outline, colour: str, *tags: str, edge: str = _BLACK, turn: float = 80
) -> list[Sheet]:
    """An area with an edge, which parts it from what lies behind it."""
    return [Sheet(rim(outline, 0.022), edge), Sheet(outline, colour, tags, turn=turn)]


@card(
    palette="block_day",
    hand="woodcut",
    title="The crow would like to see your papers",
    subject="giant crow in a wig and small traveller",
    props=("wig", "monocle", "papers", "desk", "house for a suitcase", "chick"),
    mood=("comic", "stern", "anxious"),
)
def crow_judge(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_WHITE)
    hills = land((-1, -0.5), (0.1, -0.62), (0.6, -0.46), (1, -0.56))
    scene.lay(Sheet(hills, "#d0d0d0", ("hills",), turn=10), depth=55.0)
    scene.lay(Sheet(land((-1, -1.2), (0.4, -1.16), (1, -1.2)), _WHITE, ("snow",)), depth=54.0)
    lay_pile(scene, _desk(), 0, 0, depth=40.0)
    lay_pile(scene, _crow_body(), 0, 0, depth=38.0)
    lay_pile(scene, _crow_wing(), 0, 0, depth=34.0)
    lay_pile(scene, _crow_head(), 0, 0, depth=26.0)
    lay_pile(scene, _papers(), 0, 0, depth=22.0)
    lay_pile(scene, _standing_leg(), 0, 0, depth=20.0)
    lay_pile(scene, _house_case(), 0, 0, depth=16.0)
    who = Person(INKS["vermilion"], OLD, "none", cut="coat", headgear="cap", bow=-26, head=0.2)
    arms = (((-0.01, 0.76), (-0.14, 0.66), (-0.28, 0.70)),)
    lay_pile(scene, person(who, arms), x=0.38, y=-1.38, scale=0.86, flip=True, depth=14.0)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _desk() -> list[Sheet]:
    """A tall desk of dark wood, cut by the left edge, with an egg carved into its front."""
    front = polygon("-1.3,-.80 .14,-.80 .10,-1.8 -1.3,-1.8")
    egg = blob("-.44,-.94 -.30,-1.06 -.29,-1.24 -.44,-1.34 -.59,-1.24 -.58,-1.06")
    slab = polygon("-1.3,-.66 .24,-.66 .22,-.82 -1.3,-.82")
    return [
        *_edged(front, "#5c5c5c", "desk", turn=86), Sheet(rim(egg, 0.04), _WHITE),
        Sheet(egg, "#8a8a8a", ("egg",), turn=20), *_edged(slab, "#dcdcdc", "desk", turn=2),
    ]  # fmt: skip


def _crow_body() -> list[Sheet]:
    """The body from the tail at the left edge to the breast, with short feathers cut into it."""
    body = blob(
        "-1.3,-.38 -1.3,-.02 -1.1,.36 -.82,.76 -.5,1.04 -.14,1.16 .16,1.0 .22,.72 .26,.42 .20,.10"
        " .06,-.18 -.2,-.36 -.6,-.44 -1.0,-.50"
    )
    tufts = []
    for row, (y, left, right) in enumerate(
        ((0.62, -0.06, 0.18), (0.46, -0.1, 0.22), (0.29, -0.1, 0.24), (0.12, -0.14, 0.18),
         (-0.04, -0.18, 0.12), (-0.18, -0.34, 0.02), (-0.30, -0.6, -0.14))
    ):  # fmt: skip
        count = 3 + row // 5
        for index in range(count):
            x = left + (right - left) * (index + 0.5 * (row % 2)) / count
            tufts.append([(x - 0.05, y + 0.05), (x - 0.02, y - 0.05), (x + 0.05, y - 0.02)])
    return [Sheet(body, _BLACK, ("crow",)), Sheet(cuts(*tufts, thick=0.022), _WHITE)]


def _feather(x: float, y: float, length: float, width: float, lean: float) -> list[Sheet]:
    """One feather that hangs from (x, y) and leans from the vertical, with shaft and barbs."""
    vane = blob("0,0 0,0 .5,-.2 .46,-.7 .16,-1 0,-1.04 -.3,-.9 -.5,-.6 -.46,-.2")
    barbs = [
        [(side * 0.04, -k), (side * 0.36, -k - 0.08)] for k in (0.34, 0.52, 0.7) for side in (-1, 1)
    ]
    lines = [[(0.0, -0.2), (0.02, -0.55), (0.0, -0.92)], *barbs]

    def placed(path: list[tuple[float, float]]) -> list[tuple[float, float]]:
        a = math.radians(lean)
        return [
            (x + px * width * math.cos(a) - py * length * math.sin(a),
             y + px * width * math.sin(a) + py * length * math.cos(a))
            for px, py in path
        ]  # fmt: skip

    outline = vane.scaled(width, length).turned(lean).at(x, y)
    shaft = cuts(*(placed(path) for path in lines), thin=0.004, thick=0.016)
    return [*_edged(outline, _BLACK, "feathers", edge=_WHITE), Sheet(shaft, _WHITE)]


def _crow_wing() -> list[Sheet]:
    """The folded wing in three rows of feathers, the longest below."""
    sheets: list[Sheet] = []
    for x, y, length, width, lean in _FEATHERS:
        sheets += _feather(x, y, length, width, lean)
    return sheets


_FEATHERS = (
    (-0.98, 0.12, 0.62, 0.20, -52), (-0.86, 0.10, 0.70, 0.21, -46),
    (-0.70, 0.10, 0.72, 0.22, -40), (-0.54, 0.14, 0.68, 0.22, -33),
    (-0.40, 0.20, 0.62, 0.22, -26), (-0.27, 0.30, 0.56, 0.21, -18),
    (-0.96, 0.44, 0.42, 0.22, -48), (-0.78, 0.42, 0.44, 0.23, -40),
    (-0.60, 0.46, 0.44, 0.23, -32), (-0.42, 0.52, 0.42, 0.23, -24),
    (-0.26, 0.58, 0.38, 0.22, -14), (-0.78, 0.74, 0.34, 0.24, -44),
    (-0.58, 0.78, 0.34, 0.24, -32), (-0.38, 0.82, 0.32, 0.24, -20),
)  # fmt: skip
"""Root, length, width and lean of every feather of the wing."""


def _crow_head() -> list[Sheet]:
    """A head with a great beak, a monocle on a cord, and a judge's wig."""
    head = blob("-.30,1.22 -.02,1.36 .26,1.26 .40,1.08 .36,.88 .20,.74 -.1,.72 -.32,.9")
    beak = blob(
        ".30,1.19 .46,1.15 .66,1.03 .80,.90 .86,.76 .86,.76 .62,.80 .32,.85 .32,.85 .38,1.02"
    )
    marks = cuts(".34,.98 .54,.94 .72,.85 .84,.77", thin=0.012, thick=0.026)
    marks = marks | cuts(".44,1.07 .52,1.05 .58,1.01", thick=0.03)
    cord = cuts(".16,.86 .12,.62 .20,.40 .12,.20 .02,.16", thin=0.016, thick=0.018)
    mirrored = polygon(".165,.94 .219,.94 .21,1.01 .174,1.01") | ellipse(0.024).at(0.192, 1.035)
    brow = strip(points(".02,1.20 .16,1.20 .36,1.10"), 0.05, 0.02)
    return [
        Sheet(rim(head, 0.024), _WHITE),
        Sheet(head, _BLACK, ("crow",)),
        *_edged(beak, "#6a6a6a", "beak", turn=-36),
        Sheet(marks, _BLACK),
        *_wig(),
        Sheet(cord, _WHITE, ("cord",)),
        Sheet(ellipse(0.165).at(0.19, 1.0), _WHITE, ("monocle",)),
        *_edged(ellipse(0.135).at(0.19, 1.0), INKS["lamp"], "eye"),
        Sheet(ellipse(0.085).at(0.20, 0.99), _BLACK),
        Sheet(mirrored, INKS["lamp"]),
        Sheet(brow, _BLACK),
    ]


def _wig() -> list[Sheet]:
    """A judge's wig: a smooth crown, and ringlets of unequal length behind the cheek."""
    sheets: list[Sheet] = []
    for x, top, turns in ((-0.54, 0.96, 5), (-0.36, 0.92, 7), (-0.16, 0.92, 6), (0.02, 0.88, 3)):
        for index in range(turns):
            lock = ellipse(0.115, 0.07).turned(28).at(x - 0.012 * index, top - 0.095 * index)
            sheets += _edged(lock, _WHITE, "wig")
    crown = blob(
        ".30,1.24 .24,1.36 .06,1.43 -.2,1.42 -.44,1.30 -.60,1.10 -.62,.92 -.62,.92 -.40,.90"
        " -.1,.92 .02,.92 .02,.92 -.02,1.06 .06,1.18"
    )
    waves = cuts(
        ".16,1.38 .0,1.30 -.10,1.14 -.10,.98", ".0,1.41 -.18,1.30 -.28,1.14 -.29,.98",
        "-.2,1.40 -.36,1.28 -.45,1.12 -.47,.98", thick=0.018,
    )  # fmt: skip
    return [*sheets, *_edged(crown, _WHITE, "wig"), Sheet(waves, _BLACK)]


def _claw(path: str, width: float) -> list[Sheet]:
    """One toe with its nail at the end, ringed as a bird's toes are."""
    line = points(path)
    (ax, ay), (bx, by) = line[-2], line[-1]
    nail = strip(
        ((bx, by), (bx + 0.45 * (bx - ax), by + 0.45 * (by - ay) - 0.03)), width * 0.7, 0.004
    )
    toe = strip(line, width, width * 0.8) | ellipse(width / 2).at(*line[0])
    return [*_edged(nail, _BLACK, "claw"), *_edged(toe, "#a8a8a8", "foot", turn=20)]


def _standing_leg() -> list[Sheet]:
    """The leg on which it stands, with three toes that grip the edge of the desk."""
    shin = strip(((-0.02, 0.36), (0.0, 0.06)), 0.085, 0.075)
    thigh = blob(
        "-.26,.56 .0,.60 .22,.54 .18,.34 .12,.20 .12,.20 .06,.26 .0,.14 .0,.14 -.05,.25 -.12,.18"
        " -.12,.18 -.2,.34"
    )
    tufts = cuts("-.14,.46 -.12,.36 -.06,.34", ".0,.48 .02,.38 .08,.37", "-.08,.32 -.05,.25 .0,.25",
                 ".09,.32 .1,.26 .13,.26", thick=0.02)  # fmt: skip
    sheets = [
        *_edged(shin, "#a8a8a8", "leg", turn=4),
        Sheet(thigh, _BLACK, ("crow",)),
        Sheet(tufts, _WHITE),
    ]
    toes = ("-.02,.05 -.14,.06 -.22,-.03", "0,.06 .02,-.0 .02,-.10", ".02,.05 .15,.06 .23,-.02")
    for path in toes:
        sheets += _claw(path, 0.085)
    return [sheet.placed(-0.26, -0.68, 1.0, 0, False) for sheet in sheets]


def _papers() -> list[Sheet]:
    """The papers in a raised foot: the bearer's portrait, writing, and a bird's foot as a stamp."""
    paper = polygon("-.24,-.30 .24,-.30 .24,.30 -.24,.30")
    portrait = polygon("-.18,.02 .0,.02 .0,.24 -.18,.24")
    bearer = blob("-.17,.03 -.15,.08 -.11,.1 -.13,.15 -.09,.21 -.05,.16 -.06,.1 -.02,.07 -.01,.03")
    lines = cuts(
        ".05,.22 .12,.23 .19,.21", ".05,.14 .12,.15 .18,.13", ".05,.06 .12,.07 .19,.05",
        "-.18,-.06 -.06,-.05 .04,-.07", thin=0.01, thick=0.022,
    )  # fmt: skip
    stamp = strip(((0.13, -0.06), (0.13, -0.25)), 0.03)
    for x in (0.05, 0.21):
        stamp = stamp | strip(((0.13, -0.18), (x, -0.09)), 0.028)
    page_sheets = [
        *_edged(paper, _WHITE, "papers"), *_edged(portrait, "#c0c0c0", "portrait", turn=10),
        Sheet(bearer, _BLACK), Sheet(lines, _BLACK), Sheet(stamp, INKS["vermilion"], ("stamp",)),
    ]  # fmt: skip
    sheets = [sheet.placed(0.64, 0.22, 1.0, 10, False) for sheet in page_sheets]
    thigh = blob("-.02,.16 .14,.16 .26,.02 .31,-.10 .22,-.18 .06,-.16 -.08,-.04")
    shin = strip(points(".24,-.11 .36,-.06 .48,.0"), 0.085, 0.08)
    tufts = cuts("-.0,.06 .04,-.04 .10,-.03", ".10,.10 .13,.0 .19,.0", ".07,-.06 .11,-.12 .16,-.10",
                 thick=0.022)  # fmt: skip
    sheets += _edged(shin, "#a8a8a8", "leg", turn=10)
    sheets += [Sheet(thigh, _BLACK, ("crow",)), Sheet(tufts, _WHITE)]
    for path in (".46,.02 .50,.12 .58,.16", ".48,.0 .58,.03 .66,.02", ".47,-.02 .54,-.08 .62,-.10"):
        sheets += _claw(path, 0.07)
    return sheets


def _house_case() -> list[Sheet]:
    """A suitcase that is a house with smoke from its chimney; a chick looks out of the window."""
    wall = polygon("-.25,0 .25,0 .25,.36 -.25,.36")
    roof = polygon("-.31,.35 .31,.35 .17,.56 -.17,.56")
    handle = strip(arc(-0.05, 0.56, 0.085, 0, 180), 0.034)
    smoke = cuts(".13,.72 .20,.80 .10,.92 .20,1.02 .14,1.14 .20,1.24", thin=0.016, thick=0.05)
    window = box(0.27, 0.24).at(0.05, 0.19)
    chick = blob("-.07,.07 -.06,.19 .0,.26 .07,.25 .10,.21 .17,.18 .17,.18 .09,.16 .10,.07")
    corners = polygon("-.25,0 -.15,0 -.25,.10") | polygon(".25,0 .15,0 .25,.10")
    sheets = [
        Sheet(smoke, _BLACK, ("smoke",)),
        *_edged(box(0.09, 0.2).at(0.13, 0.60), "#8a8a8a", "chimney"),
        Sheet(handle, _BLACK, ("handle",)),
        *_edged(wall, _WHITE, "house", "suitcase", turn=90),
        *_edged(roof, "#4a4a4a", "roof", turn=60),
        Sheet(corners, _BLACK),
        *_edged(window, INKS["lamp"], "window"),
        Sheet(chick, _BLACK, ("chick",)),
        Sheet(ellipse(0.014).at(0.05, 0.205), _WHITE),
    ]
    return [sheet.placed(0.67, -1.38, 0.90, 0, False) for sheet in sheets]


@card(
    palette="block_night",
    hand="woodcut",
    title="Father went to look at the boiler",
    subject="father in a washtub and a boiler that is a whale",
    props=("stairs", "sea", "boiler", "whale", "washtub", "shovel", "kettle", "moon", "woman"),
    mood=("suspenseful", "wet", "homely"),
)
def cellar_sea(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.7, -0.4))
    scene.lay(Sheet(ellipse(0.15).at(0.02, 1.12), INKS["lamp"], ("moon",)), depth=56.0)
    lay_pile(scene, _cellar_stairs(), 0, 0, depth=50.0)
    lay_pile(scene, _boiler_whale(), 0, 0, depth=40.0)
    swell = "-1.2,-.44 -.86,-.52 -.5,-.46 -.2,-.58 .1,-.50 .4,-.60 .7,-.50 1.2,-.58"
    lay_pile(scene, _swell(swell, INKS["night"], _WHITE), 0, 0, depth=30.0)
    lay_pile(scene, _kettle_calf(), 0.52, -0.90, depth=28.0)
    father = Person(
        INKS["vermilion"],
        OLD,
        "none",
        cut="jacket",
        headgear="cap",
        gear_colour="#c8c8c8",
        trousers="#d0d0d0",
        head=0.2,
        bow=-8,
    )
    arms = (
        ((0.0, 0.76), (0.14, 0.58), (0.30, 0.56)),
        ((0.0, 0.76), (0.14, 0.70), (0.25, 0.82)),
    )
    lay_pile(scene, person(father, arms, stride=0.08), x=-0.40, y=-1.06, scale=1.1, depth=26.0)
    lay_pile(scene, _shovel(), 0, 0, depth=24.0)
    lay_pile(scene, _washtub(), -0.42, -0.96, depth=22.0)
    near = "-1.2,-1.18 -.8,-1.08 -.4,-1.20 0,-1.08 .4,-1.20 .8,-1.10 1.2,-1.2"
    lay_pile(scene, _swell(near, _BLACK, INKS["night"]), 0, 0, depth=20.0)
    return WoodcutPlan(inks=("night", "lamp", "vermilion"), sky="black", contrast=1.6, lamp_pool=0)


def _cellar_stairs() -> list[Sheet]:
    """Stairs that widen as they come down from a lit door, in which a woman waits."""
    door = box(0.40, 0.62).at(-0.66, 1.08)
    woman = Person(_BLACK, WOMAN, "bun", cut="dress", head=0.22)
    sheets = [Sheet(rim(door, 0.07), _WHITE), Sheet(door, INKS["lamp"], ("door",), glow=0.3)]
    sheets += [sheet.placed(-0.62, 0.77, 0.50, 0, False) for sheet in person(woman)]
    top = 0.77
    for index in range(9):
        half, tread = 0.26 + 0.035 * index, 0.04 + 0.007 * index
        riser = 0.07 + 0.006 * index
        x, low = -0.66 - 0.012 * index, top - tread
        flat = polygon(
            (x - half, top), (x + half, top), (x + half + 0.03, low), (x - half - 0.03, low)
        )
        front = box(2 * half + 0.06, riser).at(x, low - riser / 2)
        sheets += [Sheet(front, "#5a5a5a", ("stairs",), turn=90), Sheet(flat, _WHITE, ("stairs",))]
        top = low - riser
    return sheets


def _boiler_whale() -> list[Sheet]:
    """A whale of riveted plates with a fire door in its cheek and a pipe for its breath."""
    body = blob(
        "1.3,.62 .9,.80 .55,.76 .25,.58 .06,.26 .0,-.06 .06,-.34 .2,-.62 .3,-.9 .3,-.9"
        " 1.3,-.9 1.3,-.9"
    )
    belly = blob("-.02,-.16 .2,-.20 .42,-.16 .42,-.16 .56,-.5 .6,-.9 .6,-.9 .2,-.9 .06,-.4")
    seams = cuts(".24,.58 .42,.34 .40,.10", ".98,.80 .92,.40 .96,.0 .92,-.5",
                 ".42,.34 .66,.38 .92,.40", ".56,-.5 .74,-.46 .93,-.5", thick=0.028)  # fmt: skip
    rivets = beads(points(".31,.60 .40,.50 .47,.40 .58,.42 .70,.44 .82,.45 .88,.56 .91,.68"), 0.017)
    grooves = cuts(".14,-.24 .22,-.42 .28,-.62", ".25,-.24 .34,-.42 .38,-.62",
                   ".36,-.22 .45,-.42 .49,-.62", thick=0.022)  # fmt: skip
    smile = cuts("-.01,-.12 .16,-.18 .34,-.15 .46,-.02 .49,.04", thin=0.03, thick=0.04)
    lid = cuts(".20,.22 .27,.29 .35,.26", thin=0.02, thick=0.034)
    grate = Outline(())
    for x in (0.64, 0.71, 0.78):
        grate = grate | box(0.022, 0.22).at(x, -0.04)
    return [
        *_pipe(),
        *_edged(body, "#8c8c8c", "boiler", "whale", edge=_WHITE, turn=70),
        Sheet(belly & body, _WHITE, ("whale",)),
        Sheet(seams | rivets | grooves | smile, _BLACK),
        *_edged(ellipse(0.075, 0.085).at(0.27, 0.17), _WHITE, "eye"),
        Sheet(ellipse(0.038, 0.046).at(0.25, 0.15) | lid, _BLACK),
        *_edged(box(0.34, 0.34).at(0.71, -0.04), "#4a4a4a", "fire door"),
        Sheet(box(0.24, 0.22).at(0.71, -0.04), INKS["lamp"], ("fire",), glow=0.4),
        Sheet(grate, _BLACK),
    ]


def _pipe() -> list[Sheet]:
    """The pipe above the whale, with a red wheel; its joint leaks as a whale blows."""
    pipe = strip(points(".60,.70 .60,1.08 .63,1.22 .76,1.30 1.0,1.32 1.2,1.32"), 0.15)
    flange = box(0.24, 0.07).at(0.60, 1.06)
    jets = cuts(
        ".54,1.10 .42,1.24 .28,1.16 .22,.98", ".53,1.08 .44,1.13 .37,1.04 .34,.90",
        ".67,1.06 .78,1.12 .88,1.04 .90,.92", thin=0.008, thick=0.03,
    )  # fmt: skip
    wheel = (ellipse(0.10) - ellipse(0.062)) | box(0.16, 0.026) | box(0.026, 0.16)
    return [
        *_edged(pipe, "#a8a8a8", "pipe", turn=0),
        *_edged(flange, _WHITE, "pipe"),
        Sheet(jets, _WHITE, ("spray",)),
        *_edged(wheel.turned(20).at(0.60, 0.91), INKS["vermilion"], "wheel"),
    ]


def _kettle_calf() -> list[Sheet]:
    """A kettle with an eye and a fluke that swims beside its mother."""
    body = blob("-.22,-.2 -.22,.0 -.12,.14 .06,.16 .2,.08 .27,-.06 .3,-.2")
    spout = strip(points("-.18,-.06 -.28,.0 -.33,.12"), 0.10, 0.05)
    tail = blob(".22,-.08 .32,.02 .34,.12 .34,.12 .24,.22 .20,.20 .30,.16 .37,.15 .46,.2 .44,.26"
                " .38,.14 .38,.14 .36,-.02 .28,-.16")  # fmt: skip
    handle = strip(arc(-0.02, 0.14, 0.11, 0, 180), 0.03)
    face = ellipse(0.022, 0.028).at(-0.12, 0.0) | cuts("-.18,-.08 -.12,-.11 -.05,-.07", thick=0.034)
    return [
        *_edged(tail, "#c8c8c8", "tail"),
        *_edged(handle, _WHITE, "handle"),
        *_edged(spout | body, "#c8c8c8", "kettle", turn=60),
        Sheet(ellipse(0.05, 0.055).at(-0.11, 0.01), _WHITE, ("eye",)),
        Sheet(face, _BLACK),
    ]


def _shovel() -> list[Sheet]:
    """The coal shovel with which he rows, and the two mittens around its shaft."""
    shaft = strip(((-0.13, 0.04), (0.10, -0.98)), 0.034)
    grip = strip(((-0.20, 0.03), (-0.06, 0.06)), 0.045)
    blade = polygon(".02,-.92 .18,-.89 .26,-1.22 .07,-1.26")
    sheets = _edged(blade, "#8a8a8a", "shovel", turn=60) + _edged(shaft | grip, _WHITE, "shovel")
    for x, y, tilt in ((-0.095, -0.13, 40), (-0.02, -0.45, -8)):
        mitten = ellipse(0.068, 0.054) | ellipse(0.034, 0.026).at(0.0, 0.055)
        sheets += _edged(mitten.turned(tilt).at(x, y), _WHITE, "mitten")
    return sheets


def _washtub() -> list[Sheet]:
    """A low wooden tub, its near side only, with two hoops and an ear to carry it by."""
    side = polygon("-.40,.14 .40,.14 .32,-.24 -.32,-.24")
    staves = cuts("-.24,.12 -.2,-.22", "-.08,.12 -.07,-.22", ".08,.12 .07,-.22", ".24,.12 .2,-.22",
                  thin=0.012, thick=0.014)  # fmt: skip
    hoops = polygon("-.385,.06 .385,.06 .372,.0 -.372,.0") | box(0.88, 0.05).at(0, 0.15)
    ear = ellipse(0.07, 0.08).at(-0.40, 0.22) - ellipse(0.03, 0.035).at(-0.40, 0.23)
    return [
        *_edged(ear, "#b8b8b8", "washtub"),
        *_edged(side, "#b8b8b8", "washtub", turn=86),
        Sheet(staves, _BLACK),
        *_edged(hoops, _WHITE, "hoops"),
    ]


def _swell(crest: str, colour: str, foam: str) -> list[Sheet]:
    """The sea below a crest, with lines that follow it."""
    line = points(crest)
    sea = polygon(*smooth(line, closed=False), (1.3, -1.8), (-1.3, -1.8))
    lines = cuts(crest, thin=0.03, thick=0.034)
    for drop in (0.13, 0.27):
        lower = [(x + 0.4 * drop, y - drop) for x, y in line]
        lines = lines | cuts(lower, thin=0.006, thick=0.024)
    return [Sheet(sea, colour, ("sea",), turn=-4), Sheet(lines, foam, ("foam",))]
