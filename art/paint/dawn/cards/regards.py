"""A call into a well, and what comes back."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.animals import Facet, folded
from art.paint.story.cutouts.geometry import (
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
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_DRESS, _BOW = "#f2b23c", "#3a6ab0"

_WINGS: list[Facet] = [
    (0.1, ((0.1, -0.1), (0.3, 0.12), (0.04, 0.8), (-0.5, 1.26))),
    (-0.5, ((0.1, -0.1), (-0.5, 1.26), (-0.3, 0.42))),
    (-0.7, ((0.36, 0.1), (0.58, -0.12), (1.06, 0.34), (0.94, 0.72))),
    (0.4, ((0.36, 0.1), (0.94, 0.72), (0.84, 1.34), (0.56, 0.86))),
]
_TAIL: list[Facet] = [
    (-0.3, ((0.3, -0.8), (0.08, -0.12), (0.34, 0.16))),
    (0.3, ((0.3, -0.8), (0.34, 0.16), (0.6, -0.14))),
]
_TRUNK: list[Facet] = [
    (-0.3, ((0.1, -0.8), (0.08, -0.12), (0.34, 0.16), (0.3, -0.8))),
    (0.3, ((0.3, -0.8), (0.34, 0.16), (0.6, -0.14), (0.52, -0.8))),
]
_NECK: list[Facet] = [
    (0.9, ((0.2, 0.02), (0.46, 0.02), (0.42, 0.66), (0.24, 0.8))),
    (0.5, ((0.24, 0.8), (0.42, 0.66), (0.46, 0.86), (0.32, 0.98))),
    (-0.6, ((0.32, 0.98), (0.24, 0.76), (-0.06, 0.64))),
]
_BIRD = [*_WINGS, *_TAIL, *_NECK]
_RISING_BIRD = [*_WINGS, *_TRUNK, *_NECK]


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="It sends its regards",
    subject="child calling into a well, a paper bird rising from it",
    props=("well", "letter", "bucket", "echo"),
    mood=("wistful", "magical", "deep"),
)
def echo_well(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8fcfc4", lift=0, shade="#f8efcc"))
    for tops, tone in (
        (((-1, -0.1), (-0.2, 0.04), (0.5, -0.2), (1, 0.0)), "#9ccfa4"),
        (((-1, -0.5), (0.0, -0.36), (1, -0.52)), "#6fb27c"),
    ):
        scene.lay(Sheet(land(*tops), tone, ("hills",), lift=6, torn=True))
    _fading_echoes(scene)
    scene.lay(Sheet(ellipse(0.66, 0.2).at(0.3, -0.62), "#b8aea0", ("well",), lift=9))
    scene.lay(Sheet(ellipse(0.54, 0.14).at(0.3, -0.63), "#16283a", ("depth",), lift=0))
    _echo_bird(scene)
    _well_front(scene)
    _calling_child(scene)
    _bucket(scene)
    return PaperPlan()


def _fading_echoes(scene: Scene) -> None:
    """The same bird again, and again, each time smaller and paler."""
    for x, y, size, share in ((-0.7, 1.02, 0.22, 0.4), (-0.06, 1.2, 0.12, 0.62)):
        tone = mix(_DRESS, "#c8e4d4", share)
        scene.lay(folded(tone, _BIRD, "fainter echo", lift=5), x=x, y=y, scale=size, turn=14)


def _echo_bird(scene: Scene) -> None:
    """It comes up folded from the paper of her dress, with her bow and a letter."""
    scene.lay(folded(_DRESS, _RISING_BIRD, "paper bird", "echo", lift=13))
    scene.lay(Sheet(ellipse(0.026).at(0.3, 0.87), "#2a1820", ("eye",), lift=1))
    bow = polygon("0,0 -.15,.09 -.13,-.1") | polygon("0,0 .15,.08 .13,-.1")
    scene.lay(Sheet(bow | ellipse(0.04), _BOW, ("bow",), lift=5), x=0.34, y=0.16, turn=8)
    letter = box(0.36, 0.24)
    at: dict[str, Any] = {"x": -0.1, "y": 0.52, "turn": 10}
    scene.lay(Sheet(letter, "#fdf8ee", ("letter",), lift=8), **at)
    scene.lay(
        Sheet(
            strip([(-0.18, 0.12), (0, -0.02)], 0.012) | strip([(0.18, 0.12), (0, -0.02)], 0.012),
            "#b8a890",
            lift=0,
        ),
        **at,
    )
    scene.lay(Sheet(ellipse(0.035).at(0, -0.02), "#d8473c", ("seal",), lift=2), **at)


def _well_front(scene: Scene) -> None:
    """The near half of the rim and courses of rough stones."""
    grass = land((-1, -1.2), (-0.2, -1.3), (0.5, -1.2), (1, -1.02))
    mouth = ellipse(0.54, 0.14).at(0.3, -0.63)
    rim = ellipse(0.66, 0.2).at(0.3, -0.62) & box(2, 0.4).at(0.3, -0.83)
    wall = polygon("-.36,-.63 .96,-.63 .92,-1.5 -.3,-1.5")
    scene.lay(Sheet(wall - mouth, "#94887e", ("well",), lift=4))
    scene.lay(Sheet(rim - mouth, "#b8aea0", lift=5))
    stones = (
        (-0.2, -0.98, 0.24, "#8d8078"), (0.1, -1.02, 0.3, "#b4a89a"),
        (0.46, -1.03, 0.34, "#948880"), (0.8, -0.98, 0.24, "#aa9c90"),
        (-0.06, -1.2, 0.3, "#a89a8e"), (0.3, -1.24, 0.34, "#8a7e76"),
        (0.66, -1.2, 0.3, "#b0a294"),
    )  # fmt: skip
    for x, y, wide, tone in stones:
        half = wide / 2
        stone = blob(
            (x - half, y - 0.07),
            (x - half, y + 0.07),
            (x, y + 0.09),
            (x + half, y + 0.07),
            (x + half, y - 0.07),
            (x, y - 0.09),
        )
        scene.lay(Sheet(stone & wall, tone, ("stones",), lift=4))
    scene.lay(Sheet(grass, "#4f9a62", ("grass",), lift=8, torn=True, pattern="leaves"))


def _calling_child(scene: Scene) -> None:
    """She leans on the rim and calls, one hand at her mouth."""
    skin, hair = "#d99a72", "#8a3a20"
    body = blob(
        "-.96,-.1 -.7,-.14 -.44,-.34 -.36,-.62 -.42,-1.1 -.38,-1.7 -1.4,-1.7 -1.3,-.7 -1.14,-.3"
    )
    scene.lay(Sheet(body, _DRESS, ("child",), lift=11))
    at: dict[str, Any] = {"x": -0.62, "y": 0.2, "scale": 0.64, "turn": -6}
    whole, *features = figures.head(skin, hair, figures.CHILD, "bun")
    features[3] = Sheet(strip(points(".16,.16 .26,.21 .36,.17"), 0.014, 0.024), hair, lift=1)
    wedge = polygon("1,-.08 .22,-.28 .22,-.32 1,-.54")
    scene.lay(
        Sheet(blob(".16,-.22 .37,-.22 .37,-.38 .16,-.38"), "#7a1f2c", ("open mouth",), lift=8), **at
    )
    scene.lay(Sheet(whole.outline - wedge, skin, ("face",), lift=11), **at)
    scene.lay(features, **at)
    bow = polygon("0,0 -.15,.09 -.13,-.1") | polygon("0,0 .15,.08 .13,-.1")
    scene.lay(
        Sheet(bow | ellipse(0.04), _BOW, ("bow",), lift=5), x=-0.82, y=0.53, scale=0.8, turn=50
    )
    collar = blob("-1.02,-.16 -.88,-.02 -.62,-.08 -.44,-.26 -.5,-.38 -.66,-.31 -.84,-.28 -1.0,-.28")
    scene.lay(Sheet(collar, "#fdf8ee", ("collar",), lift=5))
    arm = people.bent_sleeve((-0.78, -0.38), (-0.42, -0.58), (-0.3, -0.3), 0.24)
    scene.lay(Sheet(arm, mix(_DRESS, "#ffffff", 0.2), ("sleeve",), lift=8))
    palm = blob("-.36,-.28 -.38,-.16 -.36,-.04 -.31,.03 -.26,.02 -.24,-.08 -.22,-.26")
    scene.lay(Sheet(palm, skin, ("hand",), lift=6))


def _bucket(scene: Scene) -> None:
    """Beside the well; the smallest echo has nested in it."""
    scene.lay(
        folded(_DRESS, _BIRD, "smallest echo", lift=4), x=-0.12, y=-1.12, scale=0.2, flip=True
    )
    scene.lay(
        Sheet(
            polygon("-.36,-1.14 -.02,-1.14 -.07,-1.46 -.31,-1.46"), "#c8443c", ("bucket",), lift=8
        )
    )
    scene.lay(
        Sheet(
            strips([((-0.34, -1.22), (-0.04, -1.22)), ((-0.32, -1.36), (-0.06, -1.36))], 0.03),
            "#8a2c2c",
            lift=1,
        )
    )
