"""Moving out: a piano on its way down, a suburb on its way."""

from typing import Any

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature, people, town
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet


@card(
    palette="ice_silver",
    hand="cut_paper",
    title="Somebody upstairs is moving out",
    subject="pianist who plays on while the piano falls",
    props=("piano", "pianist", "window", "blanket", "sheet music"),
    mood=("suspense", "comic", "musical"),
)
def falling_piano(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#a9cbd8", lift=0, shade="#f6e3c4"))
    rush = [((x, y), (x, y + tall)) for x, y, tall in _RUSH]
    scene.lay(Sheet(strips(rush, 0.022), "#eaf3f2", ("rush of air",), lift=0))
    _lay_house(scene)
    _lay_piano(scene)
    _lay_pianist(scene)
    pages = ((0.26, 1.24, 24), (0.80, 1.16, -18), (-0.12, 1.30, 40), (0.50, 0.92, -30))
    for x, y, turn in pages:
        sheet = box(0.17, 0.23).turned(turn).at(x, y)
        scene.lay(Sheet(sheet, "#fdf8ee", ("sheet music",), lift=9))
        note = town.note_outline().scaled(0.9).turned(turn).at(x, y - 0.03)
        scene.lay(Sheet(note, "#2a2030", lift=0))
    _lay_rescuers(scene)
    return PaperPlan()


_RUSH = (
    (-0.44, 0.82, 0.5), (-0.28, 0.98, 0.3), (0.06, 1.02, 0.36), (0.46, 0.98, 0.42),
    (0.56, 1.18, 0.2), (0.92, 0.98, 0.4), (-0.40, 0.2, 0.3), (0.94, 0.1, 0.36),
)  # fmt: skip


def _lay_house(scene: Scene) -> None:
    """The edge of a tall house; from an open window somebody waves after the piano."""
    wall = polygon("-1.3,1.8 -.56,1.8 -.56,-1.3 -1.3,-1.3")
    scene.lay(Sheet(wall, "#b8604c", ("house",), lift=12, pattern="checks"))
    for y in (1.04, 0.16, -0.66):
        scene.lay(Sheet(box(0.34, 0.52).at(-0.82, y), "#f4ead6", ("window",), lift=5))
        scene.lay(Sheet(box(0.26, 0.44).at(-0.82, y), "#3a2f4a", lift=0))
        scene.lay(Sheet(box(0.42, 0.06).at(-0.82, y - 0.27), "#f4ead6", lift=6))
    mover = Dress(
        "#efc4a0", "#5a3a2a", "#5d5a9c", kind=figures.MAN, hat="cap", hat_colour="#2f6a86"
    )
    wave = Stance(near=((0.16, 0.74), (0.24, 0.90)), far=((0.1, 0.6), (0.2, 0.52)), nod=-16)
    upper = [
        Sheet(sheet.outline & box(2, 1.2).at(0, 1.08), sheet.colour, sheet.tags, lift=sheet.lift)
        for sheet in people.person(mover, wave)
    ]
    scene.lay(upper, x=-0.86, y=0.34, scale=0.94)
    scene.lay(Sheet(box(0.42, 0.06).at(-0.82, 0.77), "#f4ead6", ("sill",), lift=6))


def _lay_piano(scene: Scene) -> None:
    """A grand piano from the side, its keys to the right, its lid flung open."""
    place: dict[str, Any] = {"x": -0.03, "y": 0.32, "scale": 0.74, "turn": -15, "flip": True}
    black, shine = "#2b2438", "#574c6c"
    lid = blob("-.34,.26 -.34,.26 -.3,.6 -.06,.92 .3,.98 .5,.74 .62,.3 .62,.3")
    scene.lay(Sheet(lid, shine, ("lid",), lift=8), **place)
    scene.lay(Sheet(strip([(0.1, 0.28), (0.16, 0.72)], 0.03), "#e9b44a", lift=3), **place)
    legs = polygon("-.5,.02 -.36,.02 -.40,-.36 -.46,-.36") | polygon(
        ".48,.02 .62,.02 .58,-.36 .52,-.36"
    )
    legs = legs | polygon(".06,.02 .16,.02 .13,-.26 .09,-.26")
    scene.lay(Sheet(legs, black, ("piano",), lift=6), **place)
    case = blob(
        "-.62,.06 -.62,.06 -.62,.28 -.62,.28 -.3,.3 .3,.3 .68,.28 .68,.28 .66,.04 .66,.04 .2,0"
        " -.4,.02"
    )
    scene.lay(Sheet(case, black, ("piano",), lift=10), **place)
    scene.lay(Sheet(strip([(-0.56, 0.24), (0.6, 0.24)], 0.02), shine, lift=0), **place)
    scene.lay(Sheet(box(0.34, 0.07).at(-0.72, 0.19), "#fdf8ee", ("keys",), lift=5), **place)
    sharps = strips(
        [((-0.85 + 0.055 * k, 0.225), (-0.85 + 0.055 * k, 0.17)) for k in range(5)], 0.025
    )
    scene.lay(Sheet(sharps, black, lift=1), **place)
    scene.lay(Sheet(box(0.36, 0.05).at(-0.72, 0.13), black, ("piano",), lift=5), **place)


def _lay_pianist(scene: Scene) -> None:
    """A pianist who has not noticed; tails, hair and stool are lifted by the air."""
    tails = strip(points("-.04,.5 -.2,.56 -.28,.74 -.24,.92"), 0.14, 0.03)
    tails = tails | strip(points("-.06,.46 -.28,.5 -.38,.66 -.38,.82"), 0.12, 0.03)
    place: dict[str, Any] = {"x": 0.63, "y": -0.25, "scale": 0.96, "turn": -9, "flip": True}
    scene.lay(Sheet(tails, "#8a2f3c", ("coat tails",), lift=5), **place)
    dress = Dress(
        "#8a5238", "#1c1420", "#b8323c", "#2c2438", kind=figures.WOMAN, cut="bun",
        look=Expression("smile", None),
    )  # fmt: skip
    play = Stance(
        near=((0.12, 0.56), (0.26, 0.54)), far=((0.10, 0.58), (0.26, 0.58)), legs=people.SIT_LEGS,
        nod=-6,
    )  # fmt: skip
    stool = ellipse(0.15, 0.04).at(0.0, 0.31) | strips(
        [((-0.1, 0.3), (-0.14, 0.08)), ((0.1, 0.3), (0.12, 0.08))], 0.03
    )
    scene.lay(Sheet(stool, "#e9b44a", ("stool",), lift=5), **place)
    scene.lay(people.person(dress, play), **place)


def _lay_rescuers(scene: Scene) -> None:
    """Four neighbours with a blanket who look up."""
    scene.lay(
        Sheet(polygon("-1.3,-1.24 1.3,-1.24 1.3,-1.8 -1.3,-1.8"), "#8f8a86", ("street",), lift=8)
    )
    hold = Stance(near=((0.10, 0.56), (0.22, 0.58)), far=((0.08, 0.58), (0.22, 0.62)), nod=24)
    amazed = Expression("open", (0.15, 0.9), 0.6)
    back = (
        (Dress("#efc4a0", "#a8532a", "#3f8f7a", cut="bob", skirt=0.2, look=amazed), -0.06, 0.76),
        (Dress("#6b4230", "#1c1420", "#e9b84a", cut="short", look=amazed), 0.42, 0.80),
    )  # fmt: skip
    for dress, x, size in back:
        scene.lay(people.person(dress, facing="front"), x=x, y=-1.32, scale=size)
    cloth = blob("-.36,-.86 -.36,-.86 .2,-.98 .74,-.86 .74,-.86 .70,-1.0 .2,-1.14 -.32,-1.0")
    ends = (
        (Dress("#b5794f", "#e9e4da", "#35507a", kind=figures.OLD, cut="short", hat="cap",
        build=1.15), -0.56, 0.84, False),
        (Dress("#d99a72", "#2a1820", "#8a4f8c", kind=figures.WOMAN, cut="bun", skirt=0.24), 0.90,
        0.80, True),
    )  # fmt: skip
    scene.lay(Sheet(cloth, "#d8433a", ("blanket",), lift=9, pattern="stripes", turn=80))
    for dress, x, size, flip in ends:
        scene.lay(people.person(dress, hold), x=x, y=-1.40, scale=size, flip=flip)


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="We moved in while it slept",
    subject="suburb on a turtle",
    props=("houses", "neighbours", "road"),
    mood=("comic", "calm", "uncertain"),
)
def turtle_suburb(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f8e0b0", lift=0, shade="#f4b890"))
    scene.lay(Sheet(ellipse(0.26).at(-0.66, 1.1), "#fff6d8", ("sun",), glow=0.5))
    _turtle(scene)
    road = strip(
        [(-1.1, -0.36), (-0.5, -0.12), (0.0, -0.3), (0.4, -0.14), (0.62, -0.12), (0.9, -0.4)], 0.12
    )
    scene.lay(Sheet(road & _SHELL, "#8a8590", ("road",), lift=3))
    dashes = strips(
        [
            ((-0.8, -0.22), (-0.7, -0.18)),
            ((-0.4, -0.14), (-0.28, -0.18)),
            ((0.0, -0.3), (0.12, -0.27)),
            ((0.36, -0.155), (0.46, -0.125)),
        ],
        0.02,
    )
    scene.lay(Sheet(dashes, "#fff6e0", lift=0))
    _suburb(scene)
    _latecomer(scene)
    return PaperPlan()


_SHELL = blob("-.98,-.6 -.94,-.2 -.6,.22 -.1,.36 .4,.2 .7,-.24 .76,-.6 0,-.74")


def _turtle(scene: Scene) -> None:
    """The turtle in the sand, with grass on its shell."""
    scene.lay(
        Sheet(land((-1, -0.86), (0, -0.8), (1, -0.9)), "#e9c27a", ("sand",), lift=7, pattern="dots")
    )
    skin = "#7a9a68"
    for x, size, shade in (
        (-0.3, 0.86, 0.34),
        (0.28, 0.86, 0.34),
        (-0.64, 1.1, 0.1),
        (0.5, 1.1, 0.1),
    ):
        _leg(scene, x, size, mix(skin, "#1a2418", shade))
    neck = strip([(0.2, -0.52), (0.56, -0.44), (0.8, -0.22), (0.78, 0.12)], 0.5, 0.27)
    head = blob(".63,.06 .62,.22 .72,.31 .85,.29 .94,.2 .965,.09 .92,.0 .8,-.04")
    scene.lay(Sheet(neck | head, skin, ("turtle",), lift=10, pattern="scales"))
    scene.lay(Sheet(head, skin, lift=0))
    folds = [
        strip(points(text), 0.012)
        for text in (".7,-.12 .79,-.16 .9,-.13", ".7,-.22 .8,-.27 .9,-.24")
    ]
    scene.lay(Sheet(folds[0] | folds[1], mix(skin, "#1a2418", 0.3), lift=0))
    mouth = strip(points(".96,.07 .88,.05 .82,.075"), 0.012)
    scene.lay(Sheet(mouth, mix(skin, "#1a2418", 0.5), lift=0))
    scene.lay(Sheet(ellipse(0.055).at(0.8, 0.17), "#fffaf0", lift=2))
    scene.lay(Sheet(ellipse(0.028).at(0.78, 0.18), "#1c1420", ("eye",), lift=1))
    rim = blob(
        "-1.02,-.52 -.98,-.66 -.6,-.76 -.1,-.84 .4,-.77 .76,-.66 .84,-.52 .76,-.44 .4,-.4 -.6,-.4"
        " -.96,-.42"
    )
    scene.lay(Sheet(rim, "#8a5a3c", ("shell rim",), lift=12, pattern="checks"))
    scene.lay(Sheet(_SHELL, "#6aa45a", ("shell",), lift=5, pattern="leaves"))


def _leg(scene: Scene, x: float, size: float, colour: str) -> None:
    """A stout leg that widens into the shell, its foot flat on the sand."""
    leg = blob("-.24,.4 .24,.4 .2,.0 .17,-.26 .25,-.38 .22,-.43 -.18,-.43 -.2,-.36 -.17,-.2 -.2,0")
    scene.lay(Sheet(leg, colour, ("legs",), lift=9, pattern="scales"), x=x, y=-0.78, scale=size)


def _suburb(scene: Scene) -> None:
    """Houses that lean with the shell, a tree, and a neighbour who waters the neck."""
    homes = (
        (-0.7, 0.05, 0.4, 38, "#f4efe2", "#c8443c"), (-0.35, 0.2, 0.62, 15, "#f0c860", "#8a4f8c"),
        (0.09, 0.25, 0.5, -8, "#e8a088", "#2f6a86"), (0.39, 0.11, 0.34, -31, "#cfe0d0", "#d9754a"),
        (-0.2, -0.6, 0.5, 3, "#f4d8c0", "#3f8f7a"), (0.2, -0.6, 0.38, -5, "#d8d0e8", "#c8443c"),
    )  # fmt: skip
    for x, y, size, turn, wall, roof in homes:
        scene.lay(town.house(wall, roof), x=x, y=y, scale=size, turn=turn)
    scene.lay(nature.tree("#6a4030", "#3f8a4a"), x=-0.66, y=-0.56, scale=0.32)
    pour = figures.Pose(
        arms=(figures.STANDING.arms[0], ((0.09, 0.72), (0.22, 0.66), (0.34, 0.7))),
        legs=figures.STANDING.legs,
    )
    scene.lay(
        figures.figure("#d8473c", "#8a5238", "#1c1420", pour, front="eyes"),
        x=0.52,
        y=-0.5,
        scale=0.34,
    )
    jet = strip([(0.63, -0.26), (0.71, -0.17), (0.78, -0.24)], 0.02, 0.03)
    scene.lay(Sheet(jet, "#8fd0e0", ("water",), lift=3))
    scene.lay(
        figures.figure("#5d6ab0", "#efc4a0", "#c98a3c", figures.WAVING, skirt=True, front="eyes"),
        x=-0.46,
        y=-0.54,
        scale=0.3,
    )
    for x in (-0.96, -0.7, -0.44):
        scene.lay(
            Sheet(ellipse(0.06, 0.04).at(x, -1.2 + 0.02 * x), "#c99a58", ("footprints",), lift=0)
        )


def _latecomer(scene: Scene) -> None:
    """Somebody who was out shopping when the suburb got up: he runs after his own house."""
    who = Dress(
        skin="#efc4a0", hair="#5a3a2a", coat="#3f5f9a", legs="#2c2a3a", kind=figures.MAN,
        hat="cap", hat_colour="#c8443c",
    )  # fmt: skip
    run = Stance(
        near=((0.16, 0.72), (0.2, 0.94)),
        far=((-0.16, 0.66), (-0.3, 0.76)),
        legs=(
            ((-0.02, 0.42), (-0.14, 0.3), (-0.32, 0.3)),
            ((0.03, 0.42), (0.2, 0.34), (0.2, 0.08)),
        ),
        lean=-12,
        nod=12,
    )
    scene.lay(people.person(who, run), x=-0.6, y=-1.42, scale=0.56)
    loaf = ellipse(0.022, 0.1).turned(24).at(-0.03, 0.12)
    leek = nature.leaf_outline(0.14, 0.06).turned(70).at(0.03, 0.05)
    bag = polygon("-.07,.08 .07,.08 .09,-.1 -.09,-.1")
    shopping = [
        Sheet(loaf, "#e0b070", lift=3),
        Sheet(leek, "#4f8a4a", lift=3),
        Sheet(bag, "#b5763f", ("shopping bag",), lift=5),
    ]
    scene.lay(shopping, x=-0.78, y=-1.05, turn=-24)
