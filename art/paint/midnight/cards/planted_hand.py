"""A hand as large as a hill, planted on the snow."""

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cut_hands import planted, pose
from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="Something kept the snow off",
    subject="giant hand planted around a house",
    props=("house", "snow", "footprints", "firs", "man with a shovel"),
    mood=("protective", "threatening", "hushed"),
)
def sheltering_hand(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _snowfall(), 0, 0, depth=58.0)
    lay_pile(scene, _ground(), 0, 0, depth=54.0)
    lay_pile(scene, _house(), -0.40, -0.85, 0.56, depth=48.0)
    lay_pile(scene, pose(planted("#b4b4b4"), 1.92, 0, 0.28, 1.36), 0, 0, depth=40.0)
    lay_pile(scene, _shade(), 0, 0, depth=36.0)
    lay_pile(scene, _sleeve(), 0, 0, depth=34.0)
    lay_pile(scene, _caps(), 0, 0, depth=32.0)
    lay_pile(scene, _drifts(), 0, 0, depth=26.0)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="black", contrast=1.6, lamp_pool=0)


def _snowfall() -> list[Sheet]:
    flakes = Outline(())
    for index in range(150):
        x, y = -1.0 + 2.0 * (index * 0.7549 % 1), 1.5 - 2.4 * (index * 0.5698 % 1)
        inside = -0.72 < x < 0.9 and y < 0.62 - 0.9 * abs(x - 0.1)
        if not inside:
            flakes = flakes | ellipse(0.010 + 0.008 * (index % 3)).at(x, y)
    return [Sheet(flakes, WHITE, ("snow",))]


def _ground() -> list[Sheet]:
    """Snow all around, and a dry dark floor under the hand."""
    snow = land((-1, -0.60), (-0.5, -0.66), (0.2, -0.70), (1, -0.58))
    dry = blob(
        "-.86,-.90 -.60,-.76 -.2,-.72 .3,-.74 .80,-.80 .90,-.92 .66,-1.06 .1,-1.14"
        " -.5,-1.12 -.84,-1.02"
    )
    blades = []
    for index in range(40):
        x, y = -0.72 + 1.5 * (index * 0.618 % 1), -1.06 + 0.26 * (index * 0.377 % 1)
        blades.append([(x, y), (x + 0.008, y + 0.03), (x + 0.02, y + 0.055)])
    return [
        Sheet(snow, WHITE, ("snow",)),
        Sheet(dry, BLACK, ("dry ground",)),
        Sheet(cuts(*blades, thick=0.012) & dry, WHITE, ("grass",)),
    ]


def _house() -> list[Sheet]:
    """A small house with a lit window and an open door."""
    wall = box(0.74, 0.46).at(0, 0.23)
    roof = polygon("-.48,.42 -.26,.80 .26,.80 .48,.42")
    chimney = box(0.11, 0.26).at(0.20, 0.86)
    tiles = strips(
        [
            ((-0.42, 0.52), (0.42, 0.52)),
            ((-0.36, 0.61), (0.36, 0.61)),
            ((-0.31, 0.70), (0.31, 0.70)),
        ],
        0.018,
    )
    door = box(0.16, 0.30).at(0.18, 0.15)
    pane = box(0.22, 0.20).at(-0.16, 0.24)
    bars = strips([((-0.16, 0.14), (-0.16, 0.34)), ((-0.27, 0.24), (-0.05, 0.24))], 0.02)
    return [
        *edged(chimney, WHITE, "chimney", edge=0.03),
        *edged(wall, WHITE, "house", edge=0.03),
        *edged(roof, INKS["vermilion"], "roof", turn=90, edge=0.04),
        Sheet(tiles, BLACK),
        *edged(pane, INKS["lamp"], "window", turn=0, edge=0.03),
        Sheet(bars, BLACK),
        *edged(door, BLACK, "door", edge=0.02, line=BLACK),
        Sheet(ellipse(0.016).at(0.13, 0.15), WHITE),
    ]


def _shade() -> list[Sheet]:
    """The bones of the back of the hand."""
    tendons = cuts(
        ".10,.58 .16,.80 .22,1.04",
        ".36,.54 .36,.80 .32,1.04",
        ".62,.58 .52,.84 .42,1.04",
        "-.06,.78 .04,.90 .12,1.06",
        thin=0.006,
        thick=0.026,
    )
    return [Sheet(tendons, BLACK)]


def _sleeve() -> list[Sheet]:
    """A cuff and the end of a red sleeve at the upper edge."""
    cuff = blob(
        "-.12,1.22 -.12,1.22 .28,1.16 .70,1.24 .70,1.24 .74,1.42 .74,1.42 .28,1.34"
        " -.16,1.40 -.16,1.40"
    )
    cloth = blob("-.20,1.36 -.20,1.36 .28,1.30 .78,1.38 .78,1.38 .9,1.8 -.3,1.8")
    return [
        *edged(cloth, INKS["vermilion"], "sleeve", turn=90, edge=0.03),
        *edged(cuff, WHITE, "cuff", edge=0.03),
    ]


def _fir(size: float) -> Outline:
    return (
        polygon("-.5,0 .5,0 0,.8")
        | polygon("-.4,.45 .4,.45 0,1.2")
        | polygon("-.28,.9 .28,.9 0,1.6")
        | box(0.14, 0.4).at(0, -0.1)
    ).scaled(size)


def _caps() -> list[Sheet]:
    """Snow on the knuckles as on hills, firs in it, and somebody who shovels it off."""
    back = blob(
        "-.46,.60 -.34,.78 -.20,.92 -.04,.86 .06,.70 .20,.62 .34,.64 .50,.60 .66,.66"
        " .78,.62 .88,.52"
        " .76,.48 .66,.52 .54,.46 .40,.50 .28,.45 .16,.50 .04,.46 -.06,.58 -.16,.70 -.30,.64"
    )
    thumb = blob("-.84,.02 -.72,.20 -.60,.26 -.54,.16 -.60,.06 -.70,.02 -.76,-.04")
    middle = blob("-.18,-.10 -.08,.0 .06,.0 .12,-.08 .02,-.07 -.04,-.12 -.10,-.08")
    last = blob(".70,-.02 .80,.06 .92,.04 .94,-.06 .86,-.03 .80,-.08 .76,-.04")
    firs = (
        _fir(0.13).at(0.34, 0.60)
        | _fir(0.09).at(0.50, 0.58)
        | _fir(0.10).at(0.20, 0.58)
        | _fir(0.11).at(0.74, 0.60)
        | _fir(0.07).at(-0.70, 0.15)
    )
    who = Person(INKS["vermilion"], MAN, "short", cut="jacket", headgear="cap", bow=10)
    arms = (((0.0, 0.76), (0.12, 0.62), (0.24, 0.60)), ((0.02, 0.76), (0.10, 0.60), (0.16, 0.50)))
    man = [part.placed(-0.22, 0.86, 0.30, 0, flip=True) for part in person(who, arms)]
    shovel = strip(((-0.23, 1.0), (-0.36, 0.93)), 0.016) | blob(
        "-.34,.96 -.42,.94 -.47,.88 -.42,.84 -.36,.88"
    )
    return [
        *edged(back | thumb | middle | last, WHITE, "snow", edge=0.02),
        Sheet(firs, BLACK, ("firs",)),
        *edged(shovel, WHITE, "shovel", edge=0.014),
        *man,
    ]


def _drifts() -> list[Sheet]:
    """Snow before the finger tips, and footprints that lead in."""
    drift = land((-1, -1.02), (-0.76, -0.98), (-0.4, -1.16), (0.2, -1.24), (0.8, -1.06), (1, -0.96))
    prints = Outline(())
    for x, y, size in (
        (-0.30, -1.20, 0.5),
        (-0.20, -1.26, 0.65),
        (-0.28, -1.34, 0.8),
        (-0.14, -1.42, 1.0),
    ):
        prints = prints | ellipse(0.030 * size, 0.042 * size).turned(14).at(x, y)
    lines = cuts(
        "-.9,-1.16 -.7,-1.14 -.5,-1.24",
        ".3,-1.34 .6,-1.26 .9,-1.16",
        "-.8,-1.34 -.6,-1.36 -.45,-1.40",
        ".4,-1.44 .6,-1.40 .8,-1.34",
        thick=0.016,
    )
    return [
        Sheet(drift, WHITE, ("snow",)),
        Sheet(prints, BLACK, ("footprints",)),
        Sheet(lines, BLACK),
    ]
