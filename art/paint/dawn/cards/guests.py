"""Guests: a dinner where nobody is quite who they seem."""

import math

from art.paint.story.card import card
from art.paint.story.cutouts import faces
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    page,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

SKINS = ("#efc4a0", "#8a5238", "#d99a72", "#5f3c2c", "#b5794f", "#c98a62")


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
    mask = faces.face("#efc4a0", "#c8563c", "bob", Expression("smile", (0.0, 0.0)), lift=9)
    if extra == "bald":  # he has pushed his mask up to eat
        hungry = Expression("open", (-0.7, -0.6), 0.6)
        own = faces.face(skin, "#3a2418", "bald", hungry, beard=True, lift=9)
        scene.lay(own, x=x, y=y - 0.02, scale=size * 0.9)
        scene.lay(mask, x=x + 0.04, y=y + 0.29, scale=size * 0.5, turn=-16)
        return
    scene.lay(mask, x=x, y=y - 0.02, scale=size * 0.84, turn=9 * math.sin(7 * x))
    string = strip(((-0.4, 0.0), (-0.5, 0.04)), 0.03) | strip(((0.4, 0.0), (0.5, 0.04)), 0.03)
    scene.lay(Sheet(string, "#2a1820", ("mask",), lift=2), x=x, y=y, scale=size)
