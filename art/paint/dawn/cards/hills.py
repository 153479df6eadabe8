"""A hill where clouds graze."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    page,
    polygon,
    ring,
    smooth,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="They do not like dogs",
    subject="shepherd of clouds",
    props=("clouds", "dog", "crook"),
    mood=("funny", "airy", "gentle"),
)
def cloud_shepherd(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5fa8d0", lift=0, shade="#f8e2bc"))
    scene.lay(Sheet(ellipse(0.2).at(0.7, 1.16), "#fff3cf", ("sun",), glow=0.6))
    flock = (
        (-0.5, 0.98, 0.4, "#fdfaf4", False),
        (0.3, 0.72, 0.46, "#f4f0ee", True),
        (-0.42, 0.24, 0.62, "#fdfaf4", False),
    )
    for x, y, size, colour, left in flock:
        _cloud_sheep(scene, x, y, size, colour, left, bell=size > 0.5)
    for colour, tops in (
        ("#8fc080", ((-1, -0.66), (-0.2, -0.5), (0.5, -0.36), (1, -0.2))),
        ("#5f9f62", ((-1, -1.1), (0, -0.96), (0.6, -0.86), (1, -0.8))),
    ):
        scene.lay(Sheet(land(*tops), colour, ("hill",), lift=9, pattern="leaves"))
    shepherd = Dress(
        skin="#b5794f",
        hair="#f1ece2",
        coat="#a8543c",
        legs="#4a3a3c",
        cut="short",
        kind=figures.OLD,
        hat="straw",
        hat_colour="#e0b860",
        scarf="#3f7f8c",
        beard=True,
    )
    crook = strip(
        [(0.73, -1.06), (0.73, -0.4), (0.73, 0.1), (0.79, 0.26), (0.9, 0.22), (0.9, 0.12)], 0.03
    )
    scene.lay(Sheet(crook, "#7a4a2c", ("crook",), lift=6))
    hold = Stance(near=((0.16, 0.7), (0.3, 0.84)), far=((-0.14, 0.58), (-0.24, 0.66)), nod=4)
    scene.lay(people.person(shepherd, hold), x=0.46, y=-0.98, scale=1.04, flip=True)
    scene.lay(people.fist("#b5794f"), x=0.73, y=-0.27, scale=0.17)
    _rain_dog(scene)
    return PaperPlan()


_MUZZLE = "#4a4a5c"
_LUMPS = (
    (-0.5, 0.0, 0.26), (-0.28, 0.2, 0.3), (0.06, 0.26, 0.34), (0.38, 0.16, 0.3),
    (0.5, -0.06, 0.24), (-0.1, -0.14, 0.32), (0.24, -0.14, 0.3), (-0.36, -0.14, 0.26),
)  # fmt: skip
_FEET = strips(
    [
        ((-0.3, -0.2), (-0.32, -0.62)),
        ((-0.14, -0.2), (-0.14, -0.6)),
        ((0.22, -0.2), (0.2, -0.6)),
        ((0.38, -0.2), (0.4, -0.62)),
    ],
    0.08,
)


def _cloud_sheep(
    scene: Scene, x: float, y: float, size: float, colour: str, left: bool, bell: bool
) -> None:
    """A cloud with the face and feet of a sheep."""
    wool = Outline(())
    for lx, ly, r in _LUMPS:
        wool = wool | ellipse(r).at(lx, ly)
    parts = [
        Sheet(
            _FEET,
            _MUZZLE,
            lift=4,
        ),
        Sheet(wool, colour, ("cloud",), lift=11),
    ]
    swirls = (
        ring(0.14, 0.12).at(-0.2, 0.12)
        | ring(0.16, 0.14).at(0.16, 0.1)
        | ring(0.12, 0.1).at(0.0, -0.18)
    )
    parts.append(Sheet(swirls, mix(colour, "#7a9ab8", 0.25), lift=0))
    parts.extend(_sheep_face(colour))
    if bell:
        parts.append(
            Sheet(strip([(0.44, -0.08), (0.6, -0.2), (0.76, -0.1)], 0.04), "#c8443c", lift=3)
        )
        parts.append(
            Sheet(
                blob(".52,-.36 .55,-.22 .62,-.18 .69,-.22 .72,-.36 .62,-.38"),
                "#e9b84a",
                ("bell",),
                lift=4,
            )
        )
    scene.lay(parts, x=x, y=y, scale=size, flip=left)


def _sheep_face(colour: str) -> list[Sheet]:
    """Ears, muzzle, eyes and a tuft."""
    parts: list[Sheet] = []
    parts.append(
        Sheet(
            ellipse(0.16, 0.09).turned(24).at(0.4, 0.24)
            | ellipse(0.16, 0.09).turned(-30).at(0.84, 0.24),
            _MUZZLE,
            lift=3,
        )
    )
    parts.append(
        Sheet(
            blob(".44,.28 .62,.36 .8,.28 .78,.04 .7,-.12 .54,-.12 .46,.04"),
            _MUZZLE,
            ("sheep",),
            lift=6,
        )
    )
    parts.append(Sheet(beads([(0.55, 0.14), (0.7, 0.14)], 0.045), "#fffaf0", lift=2))
    parts.append(Sheet(beads([(0.56, 0.12), (0.71, 0.12)], 0.022), "#1c1420", lift=1))
    parts.append(Sheet(ellipse(0.16, 0.1).at(0.62, 0.34), colour, lift=3))
    return parts


def _rain_dog(scene: Scene) -> None:
    """A small rain cloud that is a dog, on a lead of drops."""
    grey = "#6f7f98"
    dark = mix(grey, "#140c20", 0.3)
    wool = Outline(())
    for x, y, r in _LUMPS:
        wool = wool | ellipse(r).at(x, y)
    tail = beads([(-0.7, 0.14), (-0.84, 0.28), (-0.88, 0.46)], 0.14)
    head = ellipse(0.27, 0.25).at(0.58, 0.42) | ellipse(0.21, 0.14).at(0.82, 0.33)
    dog = [
        Sheet(_FEET, dark, lift=4),
        Sheet(wool | tail, grey, ("dog", "cloud"), lift=9),
        Sheet(ring(0.15, 0.13).at(-0.26, 0.1) | ring(0.13, 0.11).at(0.04, -0.1), dark, lift=0),
        Sheet(strip([(0.26, 0.36), (0.42, 0.15), (0.72, 0.12)], 0.09), "#c8443c", lift=3),
        Sheet(head, mix(grey, "#ffffff", 0.12), lift=6),
        Sheet(ellipse(0.11, 0.22).turned(16).at(0.42, 0.42), dark, lift=4),
        Sheet(ellipse(0.06, 0.05).at(1.0, 0.38), "#1c1420", lift=2),
        Sheet(ellipse(0.05).at(0.68, 0.5), "#fffaf0", lift=2),
        Sheet(ellipse(0.026).at(0.69, 0.49), "#1c1420", ("eye",), lift=1),
    ]
    scene.lay(dog, x=-0.36, y=-0.94, scale=0.52, flip=True)
    lead = smooth([(0.14, -0.06), (0.1, -0.36), (-0.1, -0.62), (-0.5, -0.76)], closed=False)
    scene.lay(Sheet(strip(lead[::3], 0.014), "#e4f4fa", ("lead of rain",), lift=4))
    drops = Outline(())
    for x, y in lead[2:-2:3]:
        drops = (
            drops
            | ellipse(0.022, 0.032).at(x, y - 0.03)
            | polygon((x - 0.018, y - 0.012), (x + 0.018, y - 0.012), (x, y + 0.04))
        )
    scene.lay(Sheet(drops, "#d8f0fa", lift=4))
