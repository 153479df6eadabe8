"""A garland of paper dolls over a ravine, and the hole where one of them was."""

from dataclasses import dataclass

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts.geometry import (
    beads,
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
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Pattern, Point, Sheet

_INK = "#1c1420"
_GOLD = "#f6c04a"


@dataclass(frozen=True)
class _Doll:
    """Who was cut from the paper; at size 1 the soles are 1.25 below the middle of the hands."""

    skin: str
    dress: str
    hair: str
    cut: str
    """What lies on the head."""
    robe: str
    """What hangs from the shoulders."""
    legs: str
    size: float
    turn: float
    """How far the wind swings it, in degrees."""
    gaze: float | None
    """Where the eyes look, from -1 to 1; None for closed eyes."""
    pattern: Pattern | None = None
    crutch: bool = False


_SKIRT = "-.12,-.16 .12,-.16 .13,-.4 .3,-.86 .3,-.86 0,-.92 -.3,-.86 -.3,-.86 -.13,-.4"
_SHIRT = "-.15,-.16 .15,-.16 .17,-.4 .17,-.72 .17,-.72 -.17,-.72 -.17,-.72 -.17,-.4"
_COAT = "-.15,-.16 .15,-.16 .19,-.44 .25,-1.0 .25,-1.0 -.25,-1.0 -.25,-1.0 -.19,-.44"

_DOLLS = (
    _Doll("#efc4a0", "#3f8a62", "#f4f0ea", "-.2,-.02 -.2,.2 0,.29 .2,.2 .2,-.02 .14,.12 -.14,.12",
          _COAT, "#46548a", 0.84, -13, None),
    _Doll("#8a5238", "#e0573c", "#241820", "-.2,.0 -.27,.16 -.16,.32 0,.37 .16,.32 .27,.16 .2,.0"
          " .13,.14 -.13,.14", _SKIRT, "#8a5238", 0.62, -9, 1, "dots"),
    _Doll("#e0a37c", "#2f7fa8", "#7a3f24", "-.18,.04 -.2,.2 .02,.3 .2,.18 .18,.06 .06,.12",
          _SHIRT, "#3a3450", 0.76, 5, -1, "stripes", crutch=True),
)  # fmt: skip

_KNOTS: tuple[Point, ...] = (
    (-0.7, 1.0), (-0.32, 0.52), (0.0, 0.28), (0.48, 0.22), (0.82, 0.46),
)  # fmt: skip
"""Where hands meet, from the hand at the left to the one at the right."""


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="Nobody let go",
    subject="garland of paper dolls over a ravine",
    props=("two giant hands", "paper dolls", "hole in the paper", "ravine"),
    mood=("brave", "missing", "trusting"),
)
def people_bridge(scene: Scene, palette: Palette) -> Finish:
    _ravine(scene)
    _free_one(scene)
    _panel(scene)
    for doll, index in zip(_DOLLS, (0, 1, 3), strict=True):
        _hang(scene, doll, _KNOTS[index], _KNOTS[index + 1])
    _fingers(scene, "#d99a72", "#c8443c", _KNOTS[0], -28, 1.3, flip=False)
    _fingers(scene, "#7a4630", "#f2b83c", _KNOTS[4], 22, 0.86, flip=True)
    return PaperPlan()


def _ravine(scene: Scene) -> None:
    """Dawn between two walls of torn paper that meet deep below."""
    scene.lay(Sheet(page(), "#fbe6b8", lift=0, shade="#f2a877"))
    for level, tone in ((0.1, "#e8a58a"), (-0.3, "#c8798a"), (-0.72, "#8a5a86")):
        ridge = land((-1, level + 0.2), (-0.2, level), (0.4, level + 0.1), (1, level - 0.1))
        scene.lay(Sheet(ridge, tone, lift=6, torn=True))
    for line, tone in (
        ("-1.4,.3 -.98,.24 -.86,-.16 -.6,-.6 -.2,-1.1 0,-1.8 -1.4,-1.8", "#4f4a7c"),
        ("1.4,.0 .98,.02 .86,-.4 .6,-.86 .2,-1.1 .12,-1.8 1.4,-1.8", "#443f70"),
        ("-1.4,-.86 -1,-.88 -.64,-.92 -.64,-.92 -.56,-1.1 -.3,-1.3 -.2,-1.8 -1.4,-1.8", "#2c3160"),
        ("1.4,-.5 1.0,-.56 .84,-.96 .5,-1.2 .38,-1.8 1.4,-1.8", "#262b58"),
    ):
        scene.lay(Sheet(blob(line), tone, ("ravine",), lift=11, torn=True))
    stream = strip(points(".04,-1.05 .1,-1.2 .02,-1.34 .1,-1.6"), 0.02, 0.1)
    scene.lay(Sheet(stream, "#f8d8b0", ("river",), lift=1))


def _folded(
    outline: Outline, colour: str, *tags: str, pattern: Pattern | None = None
) -> list[Sheet]:
    """Paper with a crease down its middle: one half lies in the light."""
    half = outline & box(2, 4).at(1, 0)
    return [
        Sheet(outline, colour, tags, lift=9, pattern=pattern),
        Sheet(half, mix(colour, "#2a1440", 0.16), lift=0, pattern=pattern),
    ]


def _arms(hands: tuple[Point, Point], wide: float, reach: float) -> Outline:
    """Straight arms from the shoulders towards the hands; 1 reaches them."""
    arms = Outline(())
    for (x, y), side in zip(hands, (-1, 1), strict=True):
        start = (side * 0.09, -0.21)
        end = (start[0] + (x - start[0]) * reach, start[1] + (y - start[1]) * reach)
        arms = arms | strip((start, end), wide, wide * 0.8)
    return arms


def _body(hands: tuple[Point, Point]) -> Outline:
    """What all dolls share: head, arms with round hands, legs and feet."""
    body = ellipse(0.17, 0.19).at(0, 0.06) | box(0.11, 0.2).at(0, -0.13)
    body = body | _arms(hands, 0.1, 1) | beads(hands, 0.065)
    for side in (-1, 1):
        body = body | strip(((side * 0.09, -0.6), (side * 0.1, -1.2)), 0.13, 0.1)
        body = body | ellipse(0.09, 0.05).at(side * 0.13, -1.21)
    return body


def _cut(doll: _Doll, hands: tuple[Point, Point]) -> list[Sheet]:
    sheets = _folded(_body(hands), doll.skin, "paper doll")
    trousers = Outline(())
    for side in (-1, 1):
        trousers = trousers | strip(((side * 0.09, -0.6), (side * 0.1, -1.14)), 0.15, 0.13)
    sheets += _folded(trousers, doll.legs)
    robe = blob(doll.robe) | _arms(hands, 0.15, 0.7)
    sheets += _folded(robe, doll.dress, pattern=doll.pattern)
    sheets += _folded(blob(doll.cut), doll.hair)
    if doll.gaze is None:
        eyes = strips([((-0.1, 0.05), (-0.04, 0.05)), ((0.04, 0.05), (0.1, 0.05))], 0.016)
    else:
        x = 0.03 * doll.gaze
        eyes = beads([(x - 0.07, 0.05), (x + 0.07, 0.05)], 0.02)
    sheets.append(Sheet(eyes, _INK, ("eyes",), lift=0))
    mouth = strip(points("-.05,-.045 0,-.06 .05,-.045"), 0.016)
    sheets.append(Sheet(mouth, "#8a2f2c", lift=0))
    if doll.crutch:
        stick = strips([((-0.14, -0.3), (-0.2, -1.26)), ((-0.23, -0.31), (-0.05, -0.29))], 0.05)
        sheets.append(Sheet(stick, "#e0b070", ("crutch",), lift=6))
    return sheets


def _hang(scene: Scene, doll: _Doll, start: Point, end: Point) -> None:
    """A doll hangs upright between two places and holds on to both."""
    away = polygon(start, end).at(-(start[0] + end[0]) / 2, -(start[1] + end[1]) / 2)
    left, right = away.turned(-doll.turn).scaled(1 / doll.size).solids[0]
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    scene.lay(_cut(doll, (left, right)), x=x, y=y, scale=doll.size, turn=doll.turn)


def _missing() -> Outline:
    hands = ((-0.34, 0.0), (0.34, 0.0))
    robe = blob(_SHIRT) | _arms(hands, 0.15, 0.7)
    return _body(hands) | robe | ellipse(0.2, 0.19).at(0, 0.1)


def _panel(scene: Scene) -> None:
    """The piece of paper from which one doll is gone; light shines through."""
    (x, y), (right, top) = _KNOTS[2], _KNOTS[3]
    sheet = polygon("-.35,.36 .35,.36 .35,-1.36 -.35,-1.36")
    hole = Sheet(_missing().scaled(0.92), "#ffd870", ("hole in the paper",), glow=0.9)
    paper = [*_folded(sheet, "#2c6a7c", "sheet of paper"), hole]
    scene.lay(paper, x=(x + right) / 2, y=(y + top) / 2, scale=0.72, turn=-3)


def _free_one(scene: Scene) -> None:
    """Somebody of gold paper stands on a ledge of the cliff."""
    scene.lay(_folded(_missing(), _GOLD, "doll that got away"), x=-0.8, y=-0.55, scale=0.28)


def _fingers(
    scene: Scene, skin: str, cloth: str, at: Point, turn: float, size: float, flip: bool
) -> None:
    """A giant hand that comes from the side and pinches the end of the garland."""
    palm = blob("-.62,.16 -.4,.2 -.2,.16 -.04,.06 -.08,-.1 -.24,-.24 -.44,-.26 -.62,-.2")
    index = strip(points("-.22,.1 -.06,.12 .07,.0"), 0.14, 0.1) | ellipse(0.05).at(0.07, 0)
    thumb = strip(points("-.36,-.12 -.14,-.16 .03,-.05"), 0.15, 0.1) | ellipse(0.05).at(0.03, -0.05)
    sleeve = polygon("-.5,.25 -2,.4 -2,-.5 -.5,-.32")
    cuff = polygon("-.56,.28 -.44,.26 -.44,-.33 -.56,-.35")
    for outline, tone, lift in (
        (palm, mix(skin, "#2a1418", 0.12), 12),
        (index, skin, 5),
        (thumb, mix(skin, "#ffffff", 0.08), 5),
        (sleeve, cloth, 10),
        (cuff, mix(cloth, "#ffffff", 0.7), 5),
    ):
        sheet = Sheet(outline, tone, ("giant hand",), lift=lift)
        scene.lay(sheet, x=at[0], y=at[1], scale=size, turn=turn, flip=flip)
