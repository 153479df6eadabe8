"""Light at night: a sleeping car."""

from art.paint.story.card import card
from art.paint.story.cutouts import animals, nature
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    blob,
    box,
    crescent,
    ellipse,
    page,
    polygon,
    star,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet


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
