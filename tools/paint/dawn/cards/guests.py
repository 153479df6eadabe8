"""Guests: a flower bed, a dinner and a ball, where nobody is quite who they seem."""

import math

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import faces, nature
from tools.paint.story.cutouts.faces import Expression, HairCut
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

SKINS = ("#efc4a0", "#8a5238", "#d99a72", "#5f3c2c", "#b5794f", "#c98a62")


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="Some need shade",
    subject="flower bed of faces",
    props=("watering can", "flowers", "umbrella"),
    mood=("fond", "odd", "sunny"),
)
def gardener_of_faces(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#9fd8d4", lift=0, shade="#fdeac0"))
    scene.lay(Sheet(ellipse(0.28).at(0.62, 1.12), "#fff3c4", ("sun",), glow=0.55))
    scene.lay(
        Sheet(
            land((-1, -0.2), (0, -0.05), (1, -0.3)), "#8fb860", ("lawn",), lift=7, pattern="leaves"
        )
    )
    scene.lay(
        Sheet(
            land((-1, -0.86), (0, -0.78), (1, -0.9)), "#7a4a32", ("earth",), lift=8, pattern="dots"
        )
    )
    _flower_bed(scene)
    turned = nature.flower("#5d8ac4", "#3a2740", 11)
    scene.lay(Sheet(strip([(0.86, -1.2), (0.9, -0.7), (0.8, -0.3)], 0.05), "#3f7d4a", lift=5))
    scene.lay(turned, x=0.80, y=-0.26, scale=0.26)
    _shade_and_water(scene)
    return PaperPlan()


def _flower_bed(scene: Scene) -> None:
    """Flowers with faces, and one that turns away."""
    plants: tuple[tuple[float, float, float, str, int, HairCut, Expression, bool], ...] = (
        (-0.70, 0.34, 0.56, "#e8563c", 0, "bald", Expression("smile", (0.6, 0.4)), True),
        (-0.12, 0.02, 0.60, "#f6c453", 3, "afro", Expression("grin", (0.0, 0.6)), False),
        (0.50, 0.26, 0.54, "#b07ac8", 2, "bob", Expression("flat", None), False),
        (-0.56, -0.44, 0.48, "#f4efe2", 1, "short", Expression("open", (0.4, 0.8)), False),
        (0.30, -0.52, 0.50, "#f08a8a", 4, "bun", Expression("sad", (-0.7, -0.2), 0.6), True),
    )  # fmt: skip
    for x, y, size, petals, skin, cut, look, old in plants:
        scene.lay(
            Sheet(
                strip([(x + 0.06, -1.2), (x - 0.05, (y - 1.2) / 2), (x, y)], 0.06, 0.05),
                "#3f7d4a",
                lift=6,
            )
        )
        for side in (-1, 1):
            leaf = (
                nature.leaf_outline(0.34, 0.16).turned(90 - 60 * side).at(x, y - 0.62 + 0.06 * side)
            )
            scene.lay(Sheet(leaf, "#5a9a55", lift=5))
        scene.lay(
            nature.flower(petals, mix(petals, "#2a1820", 0.15), 11), x=x, y=y, scale=size * 0.72
        )
        hair = "#f4f0ea" if old else ("#2a1820", "#a8532a")[skin % 2]
        scene.lay(
            faces.face(SKINS[skin], hair, cut, look, old=old, lift=6),
            x=x,
            y=y - 0.02,
            scale=size * 0.62,
        )


def _shade_and_water(scene: Scene) -> None:
    """A watering can from the left, and a parasol for one that burns easily."""
    can = polygon("-1.3,1.3 -.86,1.2 -.8,.88 -1.3,.9") | strip(
        ((-0.84, 0.98), (-0.46, 1.06)), 0.08, 0.06
    )
    rose = ellipse(0.05, 0.12).turned(-14).at(-0.44, 1.06)
    scene.lay(Sheet(can | rose, "#4f7aa8", ("watering can",), lift=12))
    drops = [(-0.36 + 0.05 * k, 1.02 - 0.06 * ((k * 7) % 5)) for k in range(4)]
    scene.lay(Sheet(beads(drops, 0.02), "#e6f6fa", lift=3))
    shade = blob(".06,.56 .1,.74 .5,.92 .9,.74 .94,.56 .94,.56 .72,.62 .5,.56 .28,.62")
    scene.lay(Sheet(strip(((0.5, 0.9), (0.64, -0.2)), 0.025), "#7a4a32", lift=6))
    scene.lay(Sheet(shade, "#d8473c", ("parasol",), lift=12, pattern="stripes"))


@card(
    palette="lavender_dream",
    hand="cut_paper",
    title="We all came as you",
    subject="dinner guests with the same mask",
    props=("table", "masks", "host"),
    mood=("comic", "uncanny", "festive"),
)
def masked_lunch(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#4f5f9c", lift=0, pattern="rings", shade="#7a6ab0"))
    lamp = polygon((-0.3, 1.16), (0.3, 1.16), (0.16, 1.42), (-0.16, 1.42))
    scene.lay(Sheet(strip(((0, 1.4), (0, 1.7)), 0.02), "#2a1820", lift=4))
    scene.lay(Sheet(ellipse(0.12, 0.06).at(0, 1.14), "#fff0b8", glow=0.7))
    scene.lay(Sheet(lamp, "#e8843c", ("lamp",), lift=8))
    guests = (
        (-0.66, 0.52, 0.46, "#3f8f7a", "#8a5238", "long"),
        (-0.02, 0.66, 0.46, "#2c3350", "#efc4a0", "horns"),
        (0.62, 0.52, 0.46, "#e7a13a", "#5f3c2c", "ears"),
        (-0.74, -0.16, 0.54, "#8a4f8c", "#d99a72", "curls"),
        (0.74, -0.16, 0.54, "#2f6a86", "#b5794f", "bald"),
    )  # fmt: skip
    for x, y, size, dress, skin, extra in guests:
        _guest(scene, x, y, size, dress, skin, extra)
    cloth = blob("-1.2,-.62 -.6,-.5 0,-.46 .6,-.5 1.2,-.62 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(cloth, "#fdf3e2", ("table",), lift=14, pattern="checks"))
    for x, y in ((-0.6, -0.74), (0.0, -0.66), (0.6, -0.74)):
        scene.lay(Sheet(ellipse(0.2, 0.07).at(x, y), "#d6e4ea", ("plates",), lift=4))
        scene.lay(
            Sheet(
                ellipse(0.1, 0.05).at(x, y + 0.03),
                ("#c8563c", "#8fb860", "#f0c860")[round(x * 1.7) + 1],
                lift=3,
            )
        )
    host = faces.face(
        "#efc4a0", "#c8563c", "bob", Expression("flat", (0.0, 0.9), 0.7, 1.2), dress="#c8443c"
    )
    scene.lay(host, x=0.06, y=-0.98, scale=0.66)
    return PaperPlan()


def _guest(
    scene: Scene, x: float, y: float, size: float, dress: str, skin: str, extra: str
) -> None:
    """Somebody else behind the host's face."""
    body = blob("-.2,-.5 .2,-.5 .7,-.8 .84,-1.6 -.84,-1.6 -.7,-.8")
    scene.lay(Sheet(body, dress, ("guest",), lift=9), x=x, y=y, scale=size)
    head = ellipse(0.42, 0.5)
    outline = {
        "long": head | blob("-.5,.2 -.3,.66 .3,.66 .5,.2 .6,-.7 -.6,-.7"),
        "horns": head | polygon("-.34,.3 -.5,.9 -.12,.46") | polygon(".34,.3 .5,.9 .12,.46"),
        "ears": head
        | ellipse(0.14, 0.42).turned(14).at(-0.24, 0.72)
        | ellipse(0.14, 0.42).turned(-14).at(0.24, 0.72),
        "curls": head
        | beads(
            [(0.46 * math.cos(k * 0.5), 0.2 + 0.42 * math.sin(k * 0.5)) for k in range(7)], 0.2
        ),
        "bald": head | ellipse(0.12, 0.16).at(-0.44, 0) | ellipse(0.12, 0.16).at(0.44, 0),
    }[extra]
    tone = {
        "long": "#1c1420",
        "horns": "#8a2438",
        "ears": "#e9e2d8",
        "curls": "#2a1820",
        "bald": skin,
    }[extra]
    scene.lay(Sheet(outline, tone, lift=7), x=x, y=y, scale=size)
    look = Expression("smile", (0.0, 0.0))
    mask = faces.face("#efc4a0", "#c8563c", "bob", look, lift=9)
    scene.lay(mask, x=x, y=y - 0.02, scale=size * 0.84)
    string = strip(((-0.4, 0.0), (-0.5, 0.04)), 0.03) | strip(((0.4, 0.0), (0.5, 0.04)), 0.03)
    scene.lay(Sheet(string, "#2a1820", ("mask",), lift=2), x=x, y=y, scale=size)


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="The queen chooses",
    subject="ball in a honeycomb",
    props=("bees", "honey", "wasp"),
    mood=("elegant", "tense", "golden"),
)
def bee_ballroom(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5a2f1c", lift=0))
    wide = 0.52
    cells = [
        (-1.04 + wide * c + (wide / 2 if r % 2 else 0), 1.3 - 0.45 * r, r, c)
        for r in range(7)
        for c in range(5)
    ]
    for x, y, r, c in cells:
        cell = polygon(
            *[
                (
                    x + 0.275 * math.sin(math.radians(60 * k)),
                    y + 0.275 * math.cos(math.radians(60 * k)),
                )
                for k in range(6)
            ]
        )
        if (r, c) in ((2, 2), (3, 1), (3, 2)):
            scene.lay(Sheet(cell, "#ffd870", ("light",), glow=0.3))
        else:
            tone = ("#e9a83c", "#d98f2c", "#f0b850")[(r * 2 + c) % 3]
            scene.lay(Sheet(cell, tone, ("honeycomb",), lift=7, shade=mix(tone, "#8a3a10", 0.25)))
    _dancers(scene)
    return PaperPlan()


def _dancers(scene: Scene) -> None:
    """Four pairs, the queen, and a drop of honey."""
    pairs = (
        (-0.56, 0.82, 0.36, 12, 0),
        (0.56, 0.9, 0.34, -16, 1),
        (-0.62, -0.56, 0.42, -8, 2),
        (0.6, -0.66, 0.42, 14, 3),
    )
    for x, y, size, turn, kind in pairs:
        _bee(
            scene, x - 0.17, y, size, turn, gown=("#c8443c", "#5d8ac4", "#8a4f8c", "#3f8f7a")[kind]
        )
        _bee(scene, x + 0.17, y, size, -turn, hat=True, wasp=kind == 3)
        scene.lay(
            Sheet(
                strip([(x - 0.09, y + 0.05 * size), (x + 0.09, y + 0.05 * size)], 0.018),
                "#2a1820",
                lift=3,
            )
        )
    _bee(scene, 0.0, 0.1, 0.78, 0, crown=True, gown="#f4efe2")
    drip = blob("-.14,1.6 .14,1.6 .1,1.2 .06,.98 0,.94 -.06,.98 -.1,1.2").at(-0.1, 0.0)
    scene.lay(Sheet(drip, "#ffc43c", ("honey",), lift=10))


def _bee(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    turn: float,
    gown: str = "",
    hat: bool = False,
    crown: bool = False,
    wasp: bool = False,
) -> None:
    """A dancing bee; a wasp has a thin waist."""

    def lay(outline: Outline, colour: str, lift: float = 4, *tags: str) -> None:
        scene.lay(Sheet(outline, colour, tags, lift=lift), x=x, y=y, scale=size, turn=turn)

    wing = ellipse(0.16, 0.34).turned(40).at(-0.3, 0.16)
    lay(wing | wing.flipped(), "#fdf6e6", 5)
    body = ellipse(0.12 if wasp else 0.22, 0.4).at(0, -0.2)
    lay(body | ellipse(0.19).at(0, 0.1), "#ffd040", 7, "wasp" if wasp else "bee")
    for level in (-0.04, -0.2, -0.36):
        lay(box(0.6, 0.075).at(0, level) & body, "#2a1820", 1)
    if gown:
        lay(blob("-.2,-.2 .2,-.2 .42,-.66 .2,-.72 0,-.68 -.2,-.72 -.42,-.66"), gown, 6, "gown")
    lay(ellipse(0.19, 0.17).at(0, 0.36), "#3a2620", 5)
    lay(beads([(-0.07, 0.38), (0.07, 0.38)], 0.045), "#fffaf0", 1)
    lay(beads([(-0.06, 0.37), (0.08, 0.37)], 0.02), "#1c1420", 1)
    feelers = strip([(-0.06, 0.5), (-0.1, 0.62), (-0.18, 0.66)], 0.022)
    lay(feelers | feelers.flipped(), "#3a2620", 2)
    if hat:
        lay(box(0.2, 0.17).at(0, 0.58) | box(0.34, 0.035).at(0, 0.5), "#1c1420", 4, "top hat")
    if crown:
        lay(polygon("-.15,.5 -.19,.72 -.07,.6 0,.76 .07,.6 .19,.72 .15,.5"), "#fff0b0", 5, "crown")
