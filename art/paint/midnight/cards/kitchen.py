"""A kitchen at night: what stands in the jar is a town."""

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import WALKING, adult_outline
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    crescent,
    ellipse,
    points,
    polygon,
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
    title="They sleep standing",
    subject="cutlery in a jar as a town at night",
    props=("fork", "knife", "spoon", "whisk", "moon", "lit windows", "washing line", "watchman"),
    mood=("hushed", "cosy", "secret"),
)
def night_kitchen_knives(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _whisk(), 0, 0, depth=54.0)
    lay_pile(scene, _spoon(), 0, 0, depth=50.0)
    lay_pile(scene, _spatula(), 0, 0, depth=48.0)
    lay_pile(scene, _fork(), 0, 0, depth=46.0)
    lay_pile(scene, _knife(), 0, 0, depth=42.0)
    lay_pile(scene, _washing(), 0, 0, depth=38.0)
    lay_pile(scene, _table(), 0, 0, depth=36.0)
    lay_pile(scene, _jar(), 0, 0, depth=32.0)
    lay_pile(scene, _watchman(), 0, 0, depth=28.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", stars=60, contrast=1.6, lamp_pool=0
    )


def _windows(places: list[Point], lit: tuple[int, ...], wide: float, high: float) -> list[Sheet]:
    """Dark windows with round tops, some of them lit."""
    dark, light = Outline(()), Outline(())
    for index, (x, y) in enumerate(places):
        pane = box(wide, high).at(x, y) | ellipse(wide / 2).at(x, y + high / 2)
        if index in lit:
            light = light | pane
        else:
            dark = dark | pane
    return [
        Sheet(dark, BLACK, ("windows",)),
        *edged(light, INKS["lamp"], "lit windows", turn=0, edge=0.016),
    ]


def _fork() -> list[Sheet]:
    """A fork as a cathedral of four spires."""
    tines = Outline(())
    for x in (-0.69, -0.56, -0.43, -0.30):
        tines = tines | blob(
            (x - 0.04, 0.72),
            (x - 0.04, 0.72),
            (x - 0.036, 1.18),
            (x, 1.36),
            (x, 1.36),
            (x + 0.036, 1.18),
            (x + 0.04, 0.72),
            (x + 0.04, 0.72),
        )
    head = blob(
        "-.73,.76 -.73,.76 -.72,.52 -.62,.36 -.54,.28 -.54,-.8 -.54,-.8 -.45,-.8"
        " -.45,-.8 -.45,.28 -.37,.36"
        " -.27,.52 -.26,.76 -.26,.76"
    )
    rose = ellipse(0.075).at(-0.495, 0.58)
    petals = strips(
        [
            ((-0.495, 0.505), (-0.495, 0.655)),
            ((-0.57, 0.58), (-0.42, 0.58)),
            ((-0.545, 0.53), (-0.445, 0.63)),
            ((-0.545, 0.63), (-0.445, 0.53)),
        ],
        0.012,
    )
    lines = cuts(
        "-.66,.80 -.655,1.0 -.67,1.22",
        "-.53,.80 -.525,1.0 -.54,1.22",
        "-.40,.80 -.395,1.0 -.41,1.22",
        "-.27,.80 -.268,1.0 -.28,1.22",
        "-.465,.24 -.465,-.1 -.465,-.5",
        thick=0.014,
    )
    windows = [(x, y) for x in (-0.69, -0.56, -0.43, -0.30) for y in (0.86, 1.04)]
    return [
        *edged(tines | head, WHITE, "fork", edge=0.026),
        Sheet(lines, BLACK),
        *edged(rose, INKS["lamp"], "rose window", turn=0, edge=0.022),
        Sheet(petals, BLACK),
        *_windows(windows, (3,), 0.028, 0.05),
        *_windows([(-0.50, 0.10), (-0.50, -0.12), (-0.50, -0.34)], (1,), 0.03, 0.05),
    ]


def _knife() -> list[Sheet]:
    """A knife as a tower, one side of its blade in the dark."""
    blade = blob(
        ".10,1.28 .10,1.28 .20,1.16 .27,.9 .29,.4 .29,-.14 .29,-.14 .02,-.14 .02,-.14"
        " .03,.6 .06,1.1"
    )
    edge = blob(
        ".10,1.28 .10,1.28 .20,1.16 .27,.9 .29,.4 .29,-.14 .29,-.14 .22,-.14 .22,-.14"
        " .22,.4 .20,.86 .15,1.12"
    )
    collar = box(0.33, 0.07).at(0.155, -0.16)
    grip = polygon(".04,-.19 .27,-.19 .26,-.9 .05,-.9")
    rivets = beads(points(".155,-.30 .155,-.48"), 0.03)
    places = [(x, y) for y in (0.92, 0.72, 0.52, 0.32, 0.12) for x in (0.09, 0.165)]
    return [
        *edged(grip, INKS["vermilion"], "knife", turn=88, edge=0.026),
        Sheet(rivets, BLACK),
        *edged(blade, WHITE, "knife", edge=0.026),
        Sheet(edge, "#8c8c8c", turn=20),
        *edged(collar, WHITE, edge=0.022),
        *_windows(places, (2, 7), 0.034, 0.06),
    ]


def _spoon() -> list[Sheet]:
    """A large spoon with the moon in its bowl."""
    bowl = ellipse(0.245, 0.36).at(0.62, 0.66)
    neck = strip(points(".60,.36 .52,.0 .44,-.4 .40,-.9"), 0.075, 0.095)
    inner = ellipse(0.195, 0.305).at(0.62, 0.66)
    moon = crescent(0.125, 0.45).turned(24).at(0.62, 0.68)
    roofs = (
        polygon(
            ".42,.50 .47,.56 .52,.50 .56,.50 .61,.57 .66,.50 .70,.50 .74,.55 .80,.49 .80,.3 .42,.3"
        )
        & inner
    )
    glint = cuts(".40,.76 .42,.90 .50,1.0", thick=0.022)
    return [
        *edged(bowl | neck, WHITE, "spoon", edge=0.026),
        *edged(inner, BLACK, "spoon", edge=0.016),
        Sheet(roofs, "#8c8c8c", ("roofs",), turn=60),
        Sheet(moon, INKS["lamp"], ("moon",), turn=20),
        Sheet(glint, BLACK),
        Sheet(beads(points(".50,.86 .74,.84 .70,.58 .54,.62"), 0.009), WHITE),
    ]


def _whisk() -> list[Sheet]:
    """A whisk behind the others, like a dome of wire."""
    wires = Outline(())
    for reach in (0.24, 0.15, 0.06):
        wires = wires | strip(
            [
                (-0.10, 0.10),
                (-0.10 - reach, 0.50),
                (-0.10 - 0.8 * reach, 0.86),
                (-0.10, 1.06),
                (-0.10 + 0.8 * reach, 0.86),
                (-0.10 + reach, 0.50),
                (-0.10, 0.10),
            ],
            0.020,
        )
    grip = strip(((-0.10, 0.14), (-0.10, -0.8)), 0.085)
    return [Sheet(wires, WHITE, ("whisk",)), *edged(grip, "#8c8c8c", "whisk", turn=10, edge=0.022)]


def _spatula() -> list[Sheet]:
    """A wooden spatula at the left, like a barn."""
    board = blob(
        "-.96,.34 -.96,.34 -.72,.40 -.72,.40 -.68,-.10 -.74,-.20 -.78,-.8 -.78,-.8"
        " -.86,-.8 -.86,-.8 -.88,-.20 -.95,-.12"
    )
    grain = cuts(
        "-.92,.30 -.91,.1 -.90,-.10",
        "-.86,.32 -.85,.1 -.85,-.12",
        "-.77,.34 -.76,.1 -.76,-.08",
        thick=0.012,
    )
    return [
        *edged(board, INKS["night"], "spatula", turn=86, edge=0.024),
        Sheet(grain, BLACK),
        *_windows([(-0.81, 0.16)], (0,), 0.036, 0.05),
    ]


def _washing() -> list[Sheet]:
    """A line with tiny washing from the fork to the knife."""
    line = strip(points("-.44,.22 -.20,.13 .04,.20"), 0.012)
    shirt = polygon(
        "-.34,.19 -.24,.16 -.21,.10 -.25,.09 -.255,.12 -.25,.02 -.33,.03 -.33,.13"
        " -.345,.11 -.38,.13"
    )
    socks = polygon("-.16,.145 -.12,.14 -.12,.05 -.08,.04 -.08,.01 -.15,.015") | polygon(
        "-.05,.155 -.01,.165 .0,.07 .03,.06 .03,.03 -.04,.035"
    )
    return [
        Sheet(line, WHITE, ("washing line",)),
        *edged(shirt, INKS["vermilion"], "washing", edge=0.016, turn=80),
        *edged(socks, WHITE, "washing", edge=0.016),
    ]


def _table() -> list[Sheet]:
    """A table top, and its edge."""
    top = polygon("-1.3,-1.12 1.3,-1.12 1.3,-1.7 -1.3,-1.7")
    lines = cuts(
        "-1,-1.20 -.7,-1.21 -.4,-1.20",
        ".5,-1.22 .8,-1.21 1.1,-1.22",
        "-1,-1.42 -.5,-1.43 -.1,-1.42",
        ".2,-1.40 .6,-1.41 1.0,-1.40",
        "-.9,-1.31 -.7,-1.32 -.6,-1.31",
        thick=0.014,
    )
    return [*edged(top, WHITE, "table", edge=0.02), Sheet(lines, BLACK)]


def _jar() -> list[Sheet]:
    """A jar with a glazed band, and an open gate in it."""
    jar = blob(
        "-.84,-.46 -.84,-.46 .60,-.46 .60,-.46 .64,-.60 .58,-.90 .48,-1.22 .48,-1.22"
        " -.72,-1.22 -.72,-1.22 -.82,-.90 -.88,-.60"
    )
    band = blob("-.87,-.62 -.4,-.67 .15,-.67 .63,-.62 .61,-.76 .15,-.81 -.4,-.81 -.86,-.76") & jar
    lip = blob("-.88,-.44 -.4,-.50 .2,-.50 .64,-.44 .64,-.52 .2,-.58 -.4,-.58 -.88,-.52")
    waves = (
        cuts(
            *[
                f"{-0.78 + 0.2 * i},-.73 {-0.72 + 0.2 * i},-.70 {-0.66 + 0.2 * i},-.74"
                for i in range(7)
            ],
            thick=0.018,
        )
        & band
    )
    shade = blob(".30,-.5 .64,-.5 .64,-.62 .58,-.90 .48,-1.22 .28,-1.22 .36,-.9") & jar
    gate = box(0.22, 0.20).at(-0.16, -1.12) | ellipse(0.11).at(-0.16, -1.02)
    arch = box(0.30, 0.20).at(-0.16, -1.12) | ellipse(0.15).at(-0.16, -1.02)
    return [
        *edged(jar, WHITE, "jar", edge=0.03),
        Sheet(shade, "#9c9c9c", turn=70),
        *edged(band, INKS["night"], "glaze", turn=2, edge=0.018),
        Sheet(waves, WHITE),
        *edged(lip, WHITE, "jar", edge=0.022),
        *edged(arch & jar, "#9c9c9c", "gate", turn=90, edge=0.016),
        *edged(gate, INKS["lamp"], "gate", turn=0, edge=0.02),
    ]


def _watchman() -> list[Sheet]:
    """The night watchman with his long shadow, on his way out of the gate."""
    man = adult_outline(WALKING, coat=0.2, hat=True).scaled(0.30).at(0.12, -1.40)
    shadow = polygon(".10,-1.40 .16,-1.40 .40,-1.49 .28,-1.49")
    return [Sheet(shadow, BLACK), Sheet(man, BLACK, ("watchman",))]
