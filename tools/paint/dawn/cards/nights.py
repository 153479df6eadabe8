"""Light at night: a bulb and a sleeping car."""

import math

from tools.paint.story.card import card
from tools.paint.story.cutouts import animals, faces, nature
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    box,
    crescent,
    ellipse,
    opening,
    page,
    polygon,
    star,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="crimson_theatre",
    hand="cut_paper",
    title="She only sings for the lamp",
    subject="moth singing before a light bulb",
    props=("orchestra", "light bulb", "programme"),
    mood=("glamorous", "doomed", "devoted"),
)
def moth_opera(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2a1430", lift=0, shade="#5a2440"))
    for index, radius in enumerate((1.2, 0.98, 0.78)):
        halo = opening(0.18, 0.5, radius, 0.02, 5, index * 1.3)
        scene.lay(Sheet(halo, ("#7a3048", "#5f2644", "#45203c")[2 - index], lift=9))
    scene.lay(Sheet(strip(((0.18, 1.7), (0.18, 1.1)), 0.03), "#c9a24a", lift=6))
    scene.lay(Sheet(box(0.2, 0.22).at(0.18, 1.06), "#c9a24a", lift=7, pattern="stripes"))
    glass = blob("-.1,.98 .46,.98 .46,.98 .52,.76 .56,.5 .4,.24 .18,.16 -.04,.24 -.2,.5 -.16,.76")
    scene.lay(Sheet(glass & box(1, 1.2).at(0.18, 0.4), "#fff3c0", ("light bulb",), glow=0.9))
    _orchestra_pit(scene)
    sheet = polygon("-.96,-.5 -.74,-.44 -.7,-.72 -.8,-.68 -.84,-.76 -.93,-.74")
    scene.lay(Sheet(sheet, "#e9d8b0", ("burnt programme",), lift=7))
    scene.lay(
        Sheet(
            polygon(
                "-.7,-.72 -.8,-.68 -.84,-.76 -.93,-.74 -.925,-.71 -.83,-.72 -.79,-.64 -.705,-.67"
            ),
            "#3a2018",
            lift=1,
        )
    )
    return PaperPlan()


def _orchestra_pit(scene: Scene) -> None:
    """The filament, the singer and her orchestra."""
    coil = strip(
        [
            (0.06, 0.9),
            (0.08, 0.6),
            (0.14, 0.72),
            (0.18, 0.58),
            (0.22, 0.72),
            (0.28, 0.6),
            (0.3, 0.9),
        ],
        0.02,
    )
    scene.lay(Sheet(coil, "#e8843c", lift=1))
    _diva(scene)
    for x, y, size, kind in (
        (-0.78, -1.1, 0.34, 0),
        (-0.3, -1.22, 0.36, 1),
        (0.24, -1.2, 0.36, 2),
        (0.76, -1.1, 0.34, 0),
    ):
        _musician_moth(scene, x, y, size, kind)


def _diva(scene: Scene) -> None:
    """A large moth with a gown of wings, her arms to the light."""
    upper = blob("0,.1 -.2,.34 -.66,.5 -.92,.34 -.86,-.02 -.56,-.2 -.1,-.14")
    lower = blob("-.02,-.1 -.3,-.2 -.62,-.3 -.66,-.62 -.4,-.86 -.1,-.5")
    for wing, tone, spots in (
        (lower, "#b8793c", ((-0.42, -0.54),)),
        (upper, "#e3b880", ((-0.62, 0.2),)),
    ):
        both = wing | wing.flipped()
        scene.lay(
            Sheet(both, tone, ("moth",), lift=12, pattern="scales"),
            x=-0.22,
            y=-0.3,
            scale=0.84,
            turn=-14,
        )
        for x, y in spots:
            for side in (-1, 1):
                scene.lay(
                    Sheet(ellipse(0.13).at(x * side, y), "#5a2440", lift=2),
                    x=-0.22,
                    y=-0.3,
                    scale=0.84,
                    turn=-14,
                )
                scene.lay(
                    Sheet(ellipse(0.06).at(x * side, y), "#ffd27a", lift=1),
                    x=-0.22,
                    y=-0.3,
                    scale=0.84,
                    turn=-14,
                )
    _diva_body(scene)


def _diva_body(scene: Scene) -> None:
    """Her body, her head and her pearls."""
    body = blob("-.1,.24 .1,.24 .12,0 .1,-.5 0,-.72 -.1,-.5 -.12,0")
    scene.lay(Sheet(body, "#fdf3e2", lift=8), x=-0.22, y=-0.3, scale=0.84, turn=-14)
    feeler = strip([(-0.04, 0.46), (-0.16, 0.66), (-0.34, 0.7)], 0.05, 0.02)
    scene.lay(
        Sheet(feeler | feeler.flipped(), "#8a5a3c", lift=4), x=-0.22, y=-0.3, scale=0.84, turn=-14
    )
    scene.lay(
        faces.face("#efc9a0", "#b8402c", "bun", Expression("open", None, 0.6)),
        x=-0.12,
        y=0.02,
        scale=0.36,
        turn=-14,
    )
    scene.lay(
        Sheet(
            beads([(-0.24 + 0.05 * k, -0.18 - 0.02 * math.sin(k)) for k in range(5)], 0.024),
            "#fffaf0",
            ("pearls",),
            lift=2,
        )
    )


def _musician_moth(scene: Scene, x: float, y: float, size: float, kind: int) -> None:
    """A moth from behind with an instrument."""
    wing = blob("0,.3 -.5,.2 -.7,-.3 -.5,-.9 -.1,-.6")
    scene.lay(
        Sheet(
            wing | wing.flipped(), ("#3f2a44", "#4f3048", "#34243c")[kind], ("orchestra",), lift=9
        ),
        x=x,
        y=y,
        scale=size,
    )
    scene.lay(Sheet(ellipse(0.22).at(0, 0.42), "#2a1a30", lift=5), x=x, y=y, scale=size)
    feeler = strip([(-0.06, 0.6), (-0.2, 0.84), (-0.36, 0.86)], 0.05)
    scene.lay(Sheet(feeler | feeler.flipped(), "#2a1a30", lift=3), x=x, y=y, scale=size)
    if kind == 1:
        neck = strip(((0.2, -0.2), (0.86, 0.9)), 0.08) | ellipse(0.3, 0.36).turned(-30).at(
            0.26, -0.2
        )
        scene.lay(Sheet(neck, "#b5653a", ("cello",), lift=6), x=x, y=y, scale=size)
    elif kind == 2:
        horn = strip([(0.2, 0.1), (0.5, 0.4), (0.7, 0.8)], 0.06, 0.1) | ellipse(0.22, 0.12).turned(
            30
        ).at(0.74, 0.86)
        scene.lay(Sheet(horn, "#e9b44a", ("trumpet",), lift=6), x=x, y=y, scale=size)


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="All change for morning",
    subject="sleeping car with dreams in its windows",
    props=("beds", "dreams", "open window"),
    mood=("calm", "rich", "travelling"),
)
def sleep_train(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f0a070", lift=0, shade="#3a3f7a"))
    scene.lay(Sheet(box(2.7, 2.62).at(0, -0.06), "#2f3a6a", ("train",), lift=12, pattern="stripes"))
    scene.lay(Sheet(box(2.7, 0.12).at(0, 1.2), "#c8443c", lift=6))
    scene.lay(Sheet(box(2.7, 0.06).at(0, -1.22), "#e9b44a", lift=5))
    skies = ("#1f5f80", "#7a3a6a", "#f0c060", "#2a6a5a", "#141b44", "#b8583c")
    for index in range(6):
        column, row = index % 2, index // 2
        x, y = -0.48 + 0.96 * column, 0.76 - 0.78 * row
        scene.lay(Sheet(blob(*_pane(x, y, 0.43, 0.34)), "#e9d8b0", lift=7))
        inside = blob(*_pane(x, y, 0.38, 0.29))
        scene.lay(Sheet(inside, skies[index], ("window",), lift=0))
        _dream(scene, index, x, y, inside)
        if index != 4:
            _sleeper(scene, x, y, index)
    curtain = blob("-.92,-.5 -.72,-.52 -.98,-1.0 -1.1,-.9").at(0.06, 0.0)
    scene.lay(Sheet(curtain, "#fdf3e2", ("curtain in the wind",), lift=8))
    scene.lay(
        Sheet(
            polygon((-SIDE, -1.4), (SIDE, -1.4), (SIDE, BOTTOM), (-SIDE, BOTTOM)), "#2a2438", lift=8
        )
    )
    for x in (-0.8, -0.4, 0.4, 0.8):
        scene.lay(Sheet(ellipse(0.15).at(x, -1.36), "#4a4658", ("wheels",), lift=6))
        scene.lay(Sheet(ellipse(0.06).at(x, -1.36), "#c8443c", lift=2))
    return PaperPlan(stars=60)


def _pane(x: float, y: float, wide: float, tall: float) -> list[Point]:
    """A rounded window."""
    r = 0.08
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    line: list[Point] = []
    for index, (a, b) in enumerate(corners):
        first, second = ((x + a * wide, y + b * (tall - r)), (x + a * (wide - r), y + b * tall))
        line += [first, second] if index % 2 == 0 else [second, first]
    return line


def _dream(scene: Scene, index: int, x: float, y: float, inside: Outline) -> None:
    """What this window's sleeper sees."""
    if index == 0:
        scene.lay(nature.fish("#f08a4c"), x=x, y=y + 0.1, scale=0.34)
    elif index == 1:
        scene.lay(animals.deer("#e89ab0", "#fff0d0"), x=x - 0.02, y=y - 0.12, scale=0.28)
    elif index == 2:
        tower = polygon(
            (x - 0.05, y - 0.1), (x + 0.05, y - 0.1), (x + 0.02, y + 0.24), (x - 0.02, y + 0.24)
        )
        scene.lay(Sheet(tower | star(5, 0.08, 0.03).at(x, y + 0.2), "#b8483c", ("tower",), lift=4))
        scene.lay(Sheet(ellipse(0.1).at(x + 0.22, y + 0.16), "#fff3c4", glow=0.3))
    elif index == 3:
        scene.lay(animals.bird("#fff4de"), x=x, y=y + 0.06, scale=0.2, turn=10)
    elif index == 4:
        scene.lay(Sheet(crescent(0.1).at(x + 0.1, y + 0.1), "#ffe9a6", ("moon",), glow=0.4))
        scene.lay(
            Sheet(box(0.76, 0.14).at(x, y - 0.24) & inside, "#fdf6e6", ("empty bed",), lift=4)
        )
        scene.lay(Sheet(ellipse(0.1, 0.05).at(x - 0.24, y - 0.15), "#ffffff", lift=3))
    else:
        for k, r in enumerate((0.2, 0.14, 0.08)):
            scene.lay(
                Sheet(
                    ellipse(r).at(x + 0.06, y + 0.1),
                    ("#f6c453", "#e8563c", "#f4efe2")[k],
                    ("circles",),
                    lift=4,
                )
            )


def _sleeper(scene: Scene, x: float, y: float, index: int) -> None:
    """Somebody under a blanket at the lower edge of the window."""
    skin = ("#efc4a0", "#8a5238", "#d99a72", "#5f3c2c", "", "#b5794f")[index]
    hair = ("#c98a3c", "#1c1420", "#f4f0ea", "#2a1820", "", "#a8532a")[index]
    pane = blob(*_pane(x, y, 0.38, 0.29))
    scene.lay(Sheet(ellipse(0.13, 0.06).at(x - 0.2, y - 0.2), "#fdf8ee", lift=4))
    scene.lay(Sheet(ellipse(0.09).at(x - 0.19, y - 0.14), hair, lift=4))
    scene.lay(Sheet(ellipse(0.07, 0.075).at(x - 0.17, y - 0.15), skin, ("sleeper",), lift=2))
    scene.lay(
        Sheet(
            strip([(x - 0.18, y - 0.15), (x - 0.15, y - 0.165), (x - 0.12, y - 0.15)], 0.012),
            "#2a1820",
            lift=0,
        )
    )
    quilt = blob(
        (x - 0.2, y - 0.36),
        (x - 0.1, y - 0.16),
        (x + 0.1, y - 0.1),
        (x + 0.42, y - 0.16),
        (x + 0.42, y - 0.36),
    )
    scene.lay(
        Sheet(
            quilt & pane,
            ("#c8443c", "#f6c453", "#5d8ac4", "#e89aa8", "", "#3f8f7a")[index],
            ("blanket",),
            lift=5,
            pattern="checks",
        )
    )
