"""A roof for bad weather: the umbrella that has taken root."""

from itertools import pairwise

from art.paint.story.card import card
from art.paint.story.cutouts import figures, nature, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    page,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="It took well",
    subject="umbrella that has taken root",
    props=("umbrella", "roots", "family", "rain"),
    mood=("hopeful", "odd", "sheltered"),
)
def roots_of_umbrella(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8fb0b8", lift=0, shade="#d4e0c8"))
    far = land((-1, -0.2), (-0.3, -0.08), (0.4, -0.22), (1, -0.1))
    scene.lay(Sheet(far, "#86a878", ("hills",), lift=6))
    scene.lay(nature.rain(130, lambda x, y: y > 0.5 or (y > -0.4 and abs(x + 0.1) > 0.98)))
    _rooted_earth(scene)
    _leafy_umbrella(scene)
    _sheltered_family(scene)
    return PaperPlan()


def _leafy_umbrella(scene: Scene) -> None:
    """The canopy in gores, leaves along its ribs, a nest at its tip."""
    top = (-0.1, 1.14)
    rims = [-1.08, -0.7, -0.3, 0.1, 0.5, 0.88]
    for index, (a, b) in enumerate(pairwise(rims)):
        low_a, low_b = 0.36 + 0.16 * (1 - abs(a + 0.1)), 0.36 + 0.16 * (1 - abs(b + 0.1))
        mid = ((a + b) / 2, (low_a + low_b) / 2 + 0.1)
        gore = blob(
            top,
            top,
            ((top[0] + a) / 2 + (a + 0.1) * 0.18, 0.92),
            (a, low_a),
            (a, low_a),
            mid,
            (b, low_b),
            (b, low_b),
            ((top[0] + b) / 2 + (b + 0.1) * 0.18, 0.92),
        )
        scene.lay(Sheet(gore, "#c8433c" if index % 2 else "#f6ead0", ("umbrella",), lift=8))
    _canopy_growth(scene, rims)


def _canopy_growth(scene: Scene, rims: list[float]) -> None:
    """Leaves and flowers at the ribs, a nest on top."""
    for index, x in enumerate(rims):
        low = 0.36 + 0.16 * (1 - abs(x + 0.1))
        for k, turn in enumerate((-60, -112, 196, -20)):
            leaf = nature.leaf_outline(0.2, 0.09).turned(turn + 8 * index).at(x, low)
            scene.lay(
                Sheet(leaf, ("#4f8a4a", "#6fae58", "#3f7a48")[(index + k) % 3], ("leaves",), lift=5)
            )
    for x, y, colour in ((-0.95, 0.42, "#f0a0b0"), (-0.3, 0.44, "#f6c453"), (0.5, 0.42, "#f0a0b0")):
        bell = (x + 0.02, y - 0.2)
        scene.lay(Sheet(strip([(x, y), (x + 0.05, y - 0.1), bell], 0.02), "#3f7a48", lift=3))
        scene.lay(nature.flower(colour, "#fff0b0"), x=bell[0], y=bell[1], scale=0.1)
    scene.lay(
        Sheet(
            blob("-.16,.04 0,.0 .16,.04 .1,-.1 -.1,-.1").at(-0.1, 1.2), "#8a6a44", ("nest",), lift=5
        )
    )
    scene.lay(Sheet(polygon(".1,.12 .2,.08 .1,.05").at(-0.1, 1.28), "#f2b03c", lift=4))
    bird = blob("-.16,.06 -.06,.04 .0,.1 .06,.14 .12,.11 .13,.05 .08,-.04 -.04,-.06")
    scene.lay(Sheet(bird.at(-0.1, 1.28), "#31507a", ("bird",), lift=5))
    scene.lay(
        Sheet(ellipse(0.02).at(-0.025, 1.375), "#fffaf0", lift=1),
        Sheet(ellipse(0.01).at(-0.02, 1.375), "#1c1420", ("eye",), lift=0),
    )


_MOTHER = Dress(
    skin="#8a5238", hair="#1c1420", coat="#e7a13a", legs="#8a5238", cut="curls", skirt=0.2
)
_FATHER = Dress(
    skin="#c98d6a", hair="#3a2a24", coat="#2f6a86", kind=figures.MAN, build=1.15, beard=True
)
_CHILD = Dress(
    skin="#a8693f", hair="#1c1420", coat="#c8433c", legs="#5a5a94", kind=figures.CHILD, cut="long",
    head=0.3,
)  # fmt: skip


def _sheltered_family(scene: Scene) -> None:
    """The mother waters what the rain does not reach, the father pushes the child on a swing."""
    pour = Stance(near=((0.1, 0.54), (0.24, 0.56)), far=((0.12, 0.52), (0.25, 0.52)), lean=-5)
    scene.lay(people.person(_MOTHER, pour), x=-0.74, y=-0.68, scale=0.92)
    _watering_can(scene)
    ropes = strips([((0.28, 0.5), (0.16, -0.42)), ((0.4, 0.5), (0.36, -0.4))], 0.016)
    scene.lay(Sheet(ropes, "#6a4a34", ("ropes",), lift=3))
    swing = Stance(
        near=((0.1, 0.56), (0.2, 0.7)),
        far=((0.14, 0.6), (0.2, 0.72)),
        legs=(((0.0, 0.4), (0.24, 0.44), (0.36, 0.28)), ((0.0, 0.38), (0.22, 0.38), (0.36, 0.22))),
        lean=12,
        nod=8,
    )
    scene.lay(people.person(_CHILD, swing), x=0.32, y=-0.66, scale=0.66, flip=True)
    scene.lay(Sheet(strip(((0.12, -0.43), (0.4, -0.4)), 0.04), "#8a5a34", ("swing",), lift=5))
    push = Stance(near=((0.16, 0.54), (0.34, 0.48)), far=((0.14, 0.56), (0.34, 0.54)), lean=-6)
    scene.lay(people.person(_FATHER, push), x=0.84, y=-0.68, scale=0.98, flip=True)


def _watering_can(scene: Scene) -> None:
    """It pours on the root of the umbrella."""
    body = polygon("-.1,.1 .1,.1 .12,-.12 -.12,-.12")
    spout = strip(((0.08, -0.08), (0.24, 0.06)), 0.05, 0.03) | ellipse(0.03, 0.06).turned(-40).at(
        0.25, 0.07
    )
    handle = ring(0.11, 0.08).at(-0.08, 0.06)
    can = (handle | body | spout).turned(-22)
    scene.lay(Sheet(can, "#5d8f9c", ("watering can",), lift=6), x=-0.46, y=-0.24)
    drops = [((-0.2, -0.25 - 0.03 * k), (-0.2 + 0.03 * k, -0.56)) for k in range(4)]
    scene.lay(Sheet(strips(drops, 0.012), "#eef6fa", ("water",), lift=2))


def _rooted_earth(scene: Scene) -> None:
    """Stick and roots in one piece, and somebody else below who keeps dry."""
    ground = land((-1, -0.5), (-0.2, -0.44), (0.5, -0.5), (1, -0.44))
    scene.lay(Sheet(ground, "#5f9a4a", ("grass",), lift=8, pattern="leaves"))
    soil = land((-1, -0.8), (-0.2, -0.75), (0.5, -0.8), (1, -0.76))
    scene.lay(Sheet(soil, "#5a3a2c", ("earth",), lift=8, torn=True, shade="#3a2420"))
    roots = strip([(-0.1, 0.9), (-0.1, 0.0), (-0.12, -0.78)], 0.06, 0.11)
    for line, width in (
        ([(-0.12, -0.7), (-0.1, -0.9), (-0.2, -1.2), (-0.14, -1.44)], 0.12),
        ([(-0.12, -0.78), (0.1, -0.96), (0.4, -1.0), (0.6, -1.16)], 0.07),
        ([(-0.12, -0.76), (-0.36, -0.94), (-0.6, -0.94), (-0.84, -1.14)], 0.07),
        ([(0.2, -0.98), (0.26, -1.14), (0.2, -1.32)], 0.04),
        ([(-0.46, -0.95), (-0.5, -1.12), (-0.62, -1.3)], 0.04),
    ):
        roots = roots | strip(line, width, 0.014)
    scene.lay(Sheet(roots, "#a8744a", ("stick", "roots"), lift=6))
    worm = strip([(0.96, -1.36), (0.8, -1.4), (0.72, -1.34), (0.74, -1.22)], 0.07, 0.075) | ellipse(
        0.05
    ).at(0.745, -1.2)
    scene.lay(Sheet(worm, "#e89aa0", ("worm",), lift=4))
    scene.lay(Sheet(beads([(0.725, -1.19), (0.765, -1.19)], 0.009), "#1c1420", lift=0))
    scene.lay(Sheet(strip(((0.7, -1.3), (0.7, -1.06)), 0.014), "#e9d3ae", lift=2))
    scene.lay(
        Sheet(
            blob("-.17,0 -.17,0 -.12,.1 0,.15 .12,.1 .17,0 .17,0 .08,.03 0,0 -.08,.03").at(
                0.66, -1.08
            ),
            "#f2c14a",
            ("worm's umbrella",),
            lift=4,
        )
    )
