"""Faces larger than everything else: profiles, hair that becomes a landscape, eyes behind holes."""

import math

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import animals, figures, nature, town
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    opening,
    page,
    points,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="All the night in her hair",
    subject="woman with flowing hair",
    props=("stars", "swimmers", "moon"),
    mood=("dreamy", "vast", "tender"),
)
def night_hair(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f4b9a0", lift=0, shade="#fbe6c6"))
    scene.lay(Sheet(ellipse(0.30).at(-0.66, -0.78), "#fff4cf", ("sun",), glow=0.5))
    strands = (
        ("#35407c", [(-1.3, 1.7), (-0.4, 1.25), (0.2, 1.1), (0.9, 0.7), (1.3, 0.2)], 1.25),
        ("#2b3570", [(-1.3, 1.2), (-0.3, 0.95), (0.35, 0.75), (1.0, 0.1), (1.3, -0.7)], 0.80),
        ("#232b60", [(-1.3, 1.55), (-0.5, 1.35), (0.2, 1.25), (1.2, 1.1)], 0.55),
        ("#1b2250", [(-1.3, 0.75), (-0.5, 0.86), (0.3, 0.72), (1.3, 0.75)], 0.30),
        ("#3f4c8c", [(-1.3, 0.52), (-0.6, 0.66), (0.1, 0.56), (1.3, 0.62)], 0.10),
        ("#161c44", [(-1.3, 1.0), (-0.6, 1.10), (0.1, 0.98), (1.3, 0.95)], 0.26),
    )
    face = figures.head("#d98f6c", "#161c44", figures.WOMAN, "none", "closed", "#a8324a")
    for colour, line, width in strands[:3]:
        scene.lay(Sheet(strip(line, width, width * 0.7), colour, ("hair",), lift=9))
    scene.lay(face, x=0.10, y=-0.42, scale=1.05, flip=True)
    cap = blob(
        "-.32,-.04 -.22,.14 .06,.28 .4,.26 .7,.1 1.3,.5 1.3,-.5 .72,-.62 .52,-.78 "
        ".4,-.6 .28,-.32 .12,-.12 -.12,-.08"
    )
    scene.lay(Sheet(cap, "#1b2250", ("hair",), lift=8))
    for colour, line, width in strands[3:]:
        scene.lay(Sheet(strip(line[:4], width, width * 0.6), colour, ("hair",), lift=9))
    _windblown_locks(scene)
    scene.lay(Sheet(ellipse(0.13).at(0.62, 1.12), "#ffe9a6", ("moon",), glow=0.7))
    scene.lay(Sheet(ellipse(0.115).at(0.67, 1.15), "#232b60", lift=2))
    for x, y, turn, scale in (
        (-0.55, 0.98, 12, 0.22),
        (-0.18, 0.86, -8, 0.18),
        (0.66, 0.52, 38, 0.2),
    ):
        swimmer = figures.figure("#e8674c", "#e3ab84", "#f3d9a0", figures.REACHING)
        scene.lay(swimmer, x=x, y=y, scale=scale, turn=turn - 82)
    scene.lay(animals.bird("#fff4de"), x=-0.62, y=0.08, scale=0.11, turn=14)
    scene.lay(animals.bird("#fff4de"), x=-0.40, y=-0.06, scale=0.08, turn=4)
    return PaperPlan(stars=420)


def _windblown_locks(scene: Scene) -> None:
    """Locks that rise from the head into the sky."""
    locks = (
        (
            "#232b60",
            [(-0.30, -0.03), (0.0, 0.24), (0.42, 0.34), (0.8, 0.62), (1.3, 1.3)],
            0.05,
            0.42,
        ),
        (
            "#2b3570",
            [(-0.20, -0.02), (0.1, 0.16), (0.5, 0.18), (0.9, 0.34), (1.3, 0.8)],
            0.04,
            0.36,
        ),
        (
            "#3f4c8c",
            [(-0.08, -0.06), (0.2, 0.04), (0.55, 0.0), (0.95, 0.06), (1.3, 0.3)],
            0.03,
            0.20,
        ),
        (
            "#2b3570",
            [(0.10, -0.14), (0.34, -0.18), (0.62, -0.24), (1.0, -0.18), (1.3, -0.1)],
            0.03,
            0.26,
        ),
        ("#35407c", [(0.30, -0.40), (0.45, -0.50), (0.7, -0.52), (1.3, -0.40)], 0.03, 0.16),
    )
    for colour, line, start, end in locks:
        scene.lay(Sheet(strip(line, start, end), colour, ("hair",), lift=7))


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="Somebody on the other side",
    subject="keyhole",
    props=("garden", "eye", "deer"),
    mood=("curious", "secret", "uneasy"),
)
def keyhole_garden(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#fdf0c2", lift=0, shade="#f3c98d"))
    scene.lay(Sheet(ellipse(0.36).at(0.08, 0.36), "#fff0c0", ("sun",), glow=0.4))
    scene.lay(Sheet(town.keyhole_outline(0.27).at(0.10, 0.36), "#3a2b33", ("keyhole",), lift=4))
    white = blob((0.005, 0.455), (0.10, 0.505), (0.195, 0.455), (0.10, 0.41))
    scene.lay(Sheet(white, "#fff9ea", lift=1))
    scene.lay(Sheet(ellipse(0.036).at(0.11, 0.458), "#3f7d6a", ("eye",), lift=1))
    scene.lay(Sheet(ellipse(0.018).at(0.11, 0.458), "#141018", lift=1))
    greens = ("#cfd79a", "#a3c088", "#74a377", "#4b8568")
    tops = (
        ((-0.8, 0.06), (-0.2, 0.20), (0.4, 0.04), (0.8, 0.18)),
        ((-0.8, -0.08), (-0.1, -0.02), (0.4, -0.14), (0.8, 0.0)),
        ((-0.8, -0.22), (0.0, -0.30), (0.5, -0.20), (0.8, -0.28)),
        ((-0.8, -0.62), (-0.2, -0.52), (0.4, -0.62), (0.8, -0.48)),
    )
    for colour, line in zip(greens, tops, strict=True):
        scene.lay(Sheet(land(*line), colour, ("garden",), pattern="leaves"))
    scene.lay(nature.tree("#5b4a3a", "#5f9468"), x=-0.32, y=-0.12, scale=0.36)
    scene.lay(animals.deer("#b06a3c"), x=-0.02, y=-0.50, scale=0.42)
    for index in range(9):
        x = -0.5 + 0.125 * index
        y = -0.86 + 0.05 * math.sin(index * 2.2)
        stem = strip(((x, y - 0.5), (x + 0.02, y)), 0.014)
        scene.lay(Sheet(stem, "#2f6a52", lift=3))
        petal = ("#e8674c", "#f6c453", "#f4efe2")[index % 3]
        bloom = ellipse(0.05).at(x + 0.02, y)
        scene.lay(Sheet(bloom, petal, ("flower",), lift=5))
        scene.lay(Sheet(ellipse(0.018).at(x + 0.02, y), "#7a3f2c", lift=1))
    _lock(scene)
    return PaperPlan()


def _lock(scene: Scene) -> None:
    """The door in four sheets, and the brass plate of its lock."""
    doors = (
        (1.05, "#8a5a3c", None),
        (1.15, "#6d4230", "stripes"),
        (1.26, "#4a2b26", None),
        (1.38, "#2f1b1e", "stripes"),
    )
    for size, colour, pattern in doors:
        hole = town.keyhole_outline(size).at(0.03, -0.08)
        outline = page() - hole
        scene.lay(Sheet(outline, colour, ("door",), lift=12, pattern=pattern, turn=90))  # type: ignore[arg-type]
    plate = blob("-.78,1.32 .78,1.32 .86,0 .7,-1.34 -.7,-1.34 -.86,0")
    scene.lay(
        Sheet(plate - town.keyhole_outline(1.50).at(0.03, -0.08), "#c8963f", ("lock",), lift=10)
    )
    scene.lay(Sheet(_antlered_shadow() & plate, "#8f6528", ("shadow of antlers",), lift=0))
    screws = beads([(-0.62, 1.12), (0.62, 1.12), (-0.56, -1.16), (0.56, -1.16)], 0.05)
    scene.lay(Sheet(screws, "#e6bd6a", lift=4))
    slots = strip(((-0.65, 1.10), (-0.59, 1.14)), 0.014) | strip(
        ((0.59, 1.14), (0.65, 1.10)), 0.014
    )
    scene.lay(Sheet(slots, "#7a5620", lift=0))


def _antlered_shadow() -> Outline:
    """What falls on the lock from this side: whoever looks through it has antlers, too."""
    beam = strip(points(".12,.7 .3,1.0 .62,1.06 .74,1.34"), 0.1, 0.04)
    for line in (
        ".26,.94 .24,1.14 .32,1.3",
        ".44,1.04 .46,1.2 .54,1.34",
        ".66,1.12 .8,1.12 .86,1.2",
    ):
        beam = beam | strip(points(line), 0.07, 0.026)
    ear = blob(".4,.62 .62,.78 .86,.72 .86,.72 .72,.52 .5,.44")
    head = blob("0,.9 .3,.8 .5,.5 .46,.1 .3,-.3 .26,-.6 0,-.7").at(0.1, 0)
    half = beam | ear | head
    hole = town.keyhole_outline(1.50)
    return (half | half.flipped()).at(0.03, 0.0) - hole.at(0.03, -0.08)


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="What one says and the other hears",
    subject="two heads",
    props=("fish", "flowers", "rings"),
    mood=("funny", "puzzled", "fond"),
)
def said_and_heard(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#fff0cf", lift=0, shade="#ffd39b"))
    for index, colour in enumerate(("#fbdc9f", "#f7bd83", "#ef9a72", "#d9735f", "#b5505a")):
        radius = 0.62 + 0.27 * index
        scene.lay(
            Sheet(
                opening(0.04, 0.22, radius, 0.035, 5 + index, index * 1.3),
                colour,
                ("waves of sound",),
                torn=index > 2,
            )
        )
    speaker = figures.head("#8a5238", "#20182c", figures.STRAIGHT, "curls", "open", "#27506a")
    hearer = figures.head("#efc4a0", "#b5522f", figures.SNUB, "bob", "closed", "#e0a53a")
    scene.lay(speaker, x=-0.86, y=-0.30, scale=0.98)
    scene.lay(hearer, x=0.86, y=-0.62, scale=0.80, flip=True)
    words = (
        (-0.18, -0.42, 20, 0.30, "#d8473c"),
        (-0.02, -0.12, 48, 0.24, "#2f7d86"),
        (0.02, 0.18, 75, 0.20, "#e7a13a"),
    )
    for x, y, turn, scale, colour in words:
        scene.lay(nature.fish(colour), x=x, y=y, scale=scale, turn=turn)
    _heard_flowers(scene)
    return PaperPlan(light=0.8)


def _heard_flowers(scene: Scene) -> None:
    """Flowers on their way to the ear, and the worm in one of them."""
    for index, (x, y, size) in enumerate(
        (
            (0.10, 0.46, 0.13),
            (0.30, 0.58, 0.15),
            (0.52, 0.44, 0.15),
            (0.62, 0.16, 0.14),
            (0.56, -0.10, 0.12),
        )
    ):
        colour = ("#d8473c", "#2f7d86", "#e7a13a", "#8d4f8f", "#f4efe2")[index]
        for step in range(6):
            petal = (
                ellipse(size * 0.24, size * 0.5).at(0, size * 0.5).turned(60 * step + 13 * index)
            )
            scene.lay(
                Sheet(
                    petal.at(x, y),
                    mix(colour, "#ffffff", 0.08 * (step % 2)),
                    ("flower",) if not step else (),
                    lift=4,
                )
            )
        scene.lay(Sheet(ellipse(size * 0.22).at(x, y), "#ffe39a", lift=3))
    worm = strip([(0.49, 0.54), (0.53, 0.60), (0.58, 0.56), (0.62, 0.62)], 0.022, 0.016)
    scene.lay(Sheet(worm, "#5d8f4a", ("worm",), lift=3))
