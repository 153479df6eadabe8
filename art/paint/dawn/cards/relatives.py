"""A family that lives in a drawer: spoons."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

INK = "#1c1420"


def _small_face(
    scene: Scene, x: float, y: float, size: float, smile: float, gaze: float = 0.0
) -> None:
    """Two eyes and a mouth on a thing; the gaze runs from -1 left to 1 right."""
    for side in (-1, 1):
        scene.lay(
            Sheet(ellipse(0.2 * size, 0.24 * size).at(x + 0.3 * size * side, y), "#fffaf0", lift=2)
        )
        pupil = ellipse(0.1 * size).at(x + (0.3 * side + 0.08 * gaze) * size, y)
        scene.lay(Sheet(pupil, INK, ("eye",), lift=1))
    mouth = strip(
        [
            (x - 0.24 * size, y - 0.5 * size),
            (x, y - (0.5 + 0.16 * smile) * size),
            (x + 0.24 * size, y - 0.5 * size),
        ],
        0.07 * size,
    )
    scene.lay(Sheet(mouth, mix("#8a2f2a", INK, 0.3), lift=1))


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="He takes after the ladle",
    subject="portraits of a family of spoons",
    props=("spoons", "forks", "picture frames"),
    mood=("funny", "proud", "curious"),
)
def family_of_spoons(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2f5f50", lift=0, pattern="leaves"))
    floor = polygon("-1.3,-1.2 1.3,-1.2 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#7a4630", ("floor",), lift=6))
    scene.lay(Sheet(box(2.6, 0.08).at(0, -1.2), "#d9b070", lift=4))
    frames: tuple[tuple[float, float, float, float, str], ...] = (
        (-0.44, 0.7, 0.84, 1.16, "#e6c9a0"), (0.5, 0.98, 0.62, 0.66, "#c8d8d0"),
        (0.52, 0.08, 0.66, 0.7, "#e8b8a0"), (-0.64, -0.42, 0.44, 0.54, "#c0b0d0"),
        (-0.08, -0.46, 0.4, 0.46, "#a9bfa0"),
    )  # fmt: skip
    for x, y, wide, tall, ground in frames:
        scene.lay(
            Sheet(
                box(wide + 0.12, tall + 0.12).at(x, y),
                "#d9a24a",
                ("frame",),
                lift=9,
                pattern="scales",
            )
        )
        scene.lay(Sheet(box(wide, tall).at(x, y), ground, lift=0, shade=mix(ground, INK, 0.2)))
        nail = strips(
            [
                ((x - 0.16, y + tall / 2 + 0.06), (x, y + tall / 2 + 0.2)),
                ((x + 0.16, y + tall / 2 + 0.06), (x, y + tall / 2 + 0.2)),
            ],
            0.012,
        )
        scene.lay(Sheet(nail, "#f0dcb0", lift=2))
    _spoon_portraits(scene)
    _spoon_shadow(scene)
    _fork_visitors(scene)
    return PaperPlan()


def _spoon(
    scene: Scene, x: float, y: float, size: float, colour: str, inside: Outline, turn: float = 0.0
) -> None:
    """A spoon as a bust: its bowl is the head."""
    handle = strip([(0, 0.1), (0, -0.7), (0, -2.2)], 0.22, 0.34)
    bowl = blob("0,.78 -.4,.6 -.56,.14 -.4,-.36 0,-.56 .4,-.36 .56,.14 .4,.6")
    whole = (handle | bowl).scaled(size).turned(turn).at(x, y) & inside
    scene.lay(Sheet(whole, colour, ("spoon",), lift=7, shade=mix(colour, "#2a3448", 0.25)))
    inner = bowl.scaled(size * 0.82).turned(turn).at(x, y) & inside
    scene.lay(Sheet(inner, mix(colour, "#ffffff", 0.3), lift=0))


def _spoon_portraits(scene: Scene) -> None:
    """The ladle with his moustache, mother, a wooden uncle and the baby; one frame is empty."""
    ladle, mother = box(0.84, 1.16).at(-0.44, 0.7), box(0.62, 0.66).at(0.5, 0.98)
    uncle, baby = box(0.66, 0.7).at(0.52, 0.08), box(0.44, 0.54).at(-0.64, -0.42)
    _spoon(scene, -0.42, 0.84, 0.56, "#b9c4cb", ladle)
    _small_face(scene, -0.42, 0.94, 0.42, 0.0, 0.6)
    for side in (-1, 1):
        whisker = strip(
            [(-0.42, 0.78), (-0.42 + 0.14 * side, 0.8), (-0.42 + 0.24 * side, 0.88)], 0.08, 0.02
        )
        scene.lay(Sheet(whisker, "#4a4a52", ("moustache",), lift=3))
    coat = polygon("-.4,0 -.16,.22 0,.02 .16,.22 .4,0 .4,-.3 -.4,-.3").at(-0.42, 0.36) & ladle
    scene.lay(Sheet(coat, "#8f2f3a", lift=5))
    scene.lay(Sheet(beads([(-0.42, 0.3), (-0.42, 0.2)], 0.024), "#f2c14a", lift=2))
    _spoon(scene, 0.5, 1.04, 0.3, "#e6c46a", mother)
    _small_face(scene, 0.5, 1.08, 0.24, 1.0)
    pearls = beads([(0.38 + 0.04 * k, 0.84 - 0.03 * (1 - abs(k - 3) / 3)) for k in range(7)], 0.022)
    scene.lay(Sheet(pearls & mother, "#fffaf0", ("pearls",), lift=3))
    _spoon(scene, 0.52, 0.1, 0.32, "#c08a52", uncle, 8)
    _small_face(scene, 0.5, 0.14, 0.24, -1.0, -0.8)
    scene.lay(
        Sheet(
            ellipse(0.2, 0.05).turned(8).at(0.46, 0.3) | box(0.22, 0.12).turned(8).at(0.45, 0.36),
            "#31305a",
            ("hat",),
            lift=5,
        )
    )
    _spoon(scene, -0.64, -0.4, 0.2, "#d8dde0", baby)
    _small_face(scene, -0.64, -0.38, 0.17, 0.8)
    bonnet = blob("-.15,-.02 -.15,.14 0,.22 .15,.14 .15,-.02 .1,.08 0,.12 -.1,.08").at(-0.64, -0.36)
    scene.lay(Sheet(bonnet, "#f0a0b0", ("bonnet",), lift=4, pattern="dots"))


def _fork(scene: Scene, x: float, y: float, size: float, colour: str) -> None:
    """A fork that stands on its handle, prongs up."""
    prongs = Outline(())
    for dx in (-0.21, -0.07, 0.07, 0.21):
        prongs = prongs | strip(((dx, 0.5), (dx, 1.0)), 0.075, 0.05) | ellipse(0.026).at(dx, 1.0)
    head = blob("-.25,.56 -.25,.56 .25,.56 .25,.56 .22,.28 .08,.1 -.08,.1 -.22,.28")
    handle = strip([(0, 0.2), (0, -0.4), (0, -1.0)], 0.12, 0.2)
    fork = (prongs | head | handle).scaled(size).at(x, y)
    scene.lay(Sheet(fork, colour, ("fork",), lift=10, shade=mix(colour, "#2a3448", 0.3)))


def _spoon_shadow(scene: Scene) -> None:
    """The smallest fork casts the shadow of a spoon, right into the empty frame."""
    bowl = blob("0,.2 -.1,.15 -.14,.03 -.1,-.1 0,-.15 .1,-.1 .14,.03 .1,.15").turned(-6)
    bowl = bowl.at(-0.08, -0.42)
    handle = strip([(-0.07, -0.5), (-0.12, -0.9), (-0.28, -1.24), (-0.42, -1.44)], 0.06, 0.1)
    scene.lay(Sheet(bowl | handle, "#173a32", ("shadow of a spoon",), lift=0))


def _fork_visitors(scene: Scene) -> None:
    """Forks come to look: a couple, their child, and one with a catalogue."""
    for x, size, gaze, colour in (
        (0.28, 0.52, -0.5, "#c6ced6"),
        (0.68, 0.56, -1.0, "#e0c070"),
        (-0.44, 0.34, 0.9, "#c6ced6"),
    ):
        y = -1.46 + size
        _fork(scene, x, y, size, colour)
        _small_face(scene, x, y + 0.42 * size, 0.32 * size, 0.6, gaze)
    bag = polygon("-.11,.06 .11,.06 .13,-.09 -.13,-.09").at(0.86, -1.02)
    scene.lay(Sheet(strip([(0.7, -0.9), (0.8, -0.84), (0.86, -0.98)], 0.03), "#5a3a2a", lift=4))
    scene.lay(Sheet(bag, "#b8322f", ("handbag",), lift=6))
    book = polygon("-.1,.07 0,.03 .1,.07 .1,-.07 0,-.11 -.1,-.07").at(0.28, -1.0)
    scene.lay(Sheet(book, "#fdf3dc", ("catalogue",), lift=6))
