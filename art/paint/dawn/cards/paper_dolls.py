"""Paper dolls, hand in hand, are let down from a window with a key."""

from dataclasses import dataclass, replace
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, people, town
from art.paint.story.cutouts.faces import Expression, HairCut
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Pattern, Point, Sheet

_PAPER = "#fdf6e6"
_GOLD = "#f6c04a"
_LIT = "#ffe49a"
_SLANT = 14.0
"""The slope of the axis around which a doll turns aside, in degrees."""
_CREASE = "#8f7f78"
_UP: tuple[Point, ...] = ((-0.13, -0.25), (-0.29, -0.06), (-0.25, 0.3))
_DOWN: tuple[Point, ...] = ((0.13, -0.25), (0.29, -0.42), (0.43, -0.52))
"""The arms of a doll from the shoulder to the hand; its face is around the origin."""


@dataclass(frozen=True)
class _Doll:
    """Who was cut from the paper."""

    skin: str
    dress: str
    hair: str
    cut: HairCut
    robe: str
    """What hangs from the shoulders."""
    legs: str
    size: float
    turn: float
    """How far the wind swings it, in degrees."""
    look: Expression
    pattern: Pattern | None = None
    old: bool = False
    beard: bool = False
    up: tuple[Point, ...] = _UP
    down: tuple[Point, ...] = _DOWN
    breadth: float = 1.0
    """How much of its breadth is seen: flat paper looks narrow from the side."""
    dog_ear: bool = False
    """Whether a corner of the paper is bent over."""

    @property
    def hands(self) -> list[Point]:
        return [self.up[-1], self.down[-1]]

    def seen(self, outline: Outline) -> Outline:
        """An outline of flat paper from where we stand."""
        return outline.turned(-_SLANT).scaled(self.breadth, 1).turned(_SLANT)

    def reach(self, hand: Point) -> Point:
        """Where a hand is, seen from the face."""
        return self.seen(polygon(hand)).scaled(self.size).turned(self.turn).solids[0][0]


_SKIRT = "-.13,-.2 .13,-.2 .2,-.5 .38,-.88 .38,-.88 0,-.94 -.38,-.88 -.38,-.88 -.2,-.5"
_FROCK = "-.13,-.2 .13,-.2 .16,-.46 .28,-.76 .28,-.76 0,-.8 -.28,-.76 -.28,-.76 -.16,-.46"
_COAT = "-.14,-.2 .14,-.2 .18,-.5 .2,-.92 .2,-.92 -.2,-.92 -.2,-.92 -.18,-.5"

_DOLLS = (
    _Doll("#e9bd96", "#2f8f86", "#f2b83a", "scarf", _SKIRT, "#e9bd96", 0.69, 4,
          Expression("smile", (0.7, -0.7), 0.0, 0.8), "dots", dog_ear=True,
          up=((-0.13, -0.25), (-0.36, -0.08), (-0.38, 0.46)),
          down=((0.13, -0.25), (0.26, -0.34), (0.37, -0.37))),
    _Doll("#8a5238", "#8fc6e0", "#241820", "afro", _FROCK, "#8a5238", 0.57, -5,
          Expression("smile", (0.0, 0.0)), "stripes", breadth=0.76,
          up=((-0.13, -0.25), (-0.33, -0.08), (-0.34, 0.27)),
          down=((0.13, -0.25), (0.26, -0.42), (0.36, -0.5))),
    _Doll("#f0cba8", "#6a5aa0", "#f1ece4", "bald", _COAT, "#3a3450", 0.62, -1,
          Expression("none", (0.8, -0.9), 0.0, 0.85), None, old=True, beard=True,
          down=((0.13, -0.25), (0.28, -0.34), (0.43, -0.32))),
)  # fmt: skip
_HOMEBODY = _Doll("#c98a62", "#f2a0a8", "#5a2f20", "braids", _FROCK, "#c98a62", 0.42, 0,
                  Expression("smile", (0.9, 0.3)))  # fmt: skip
_TOP: Point = (-0.75, 0.82)
_LINK: Point = (0.092, -0.03)
"""From a hand to the hand that it is joined to, across a fold."""
_BENT = "-.31,-.64 -.2,-.975"
"""Where a corner of a skirt is bent over."""
_CORNER = polygon(_BENT, "-.6,-1.03 -.6,-.6")


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Nobody let go",
    subject="chain of paper dolls let down from a window",
    props=("hand with rings", "paper dolls", "key", "half-cut sheet", "mitten"),
    mood=("brave", "secret", "trusting"),
)
def people_bridge(scene: Scene, palette: Palette) -> Finish:
    _house_front(scene)
    _window(scene, (-0.56, 1.4), (0.66, 0.5), "#f4e2c4")
    scene.lay(Sheet(box(0.66, 0.5).at(-0.56, 1.4), _LIT, ("lit window",), glow=0.3))
    _cutter(scene)
    _stayed(scene)
    _thumb(scene)
    _key(scene, _chain(scene))
    _fingers(scene)
    _mitten(scene)
    return PaperPlan()


def _chain(scene: Scene) -> Point:
    """All of them from one sheet of paper, folded between hand and hand; returns the last hand."""
    hand, paper, folds = _TOP, Outline(()), Outline(())
    drawn: list[Sheet] = []
    for doll in _DOLLS:
        (ux, uy), (dx, dy) = doll.reach(doll.up[-1]), doll.reach(doll.down[-1])
        x, y = hand[0] - ux, hand[1] - uy
        margin = doll.seen(_margin(doll)).scaled(doll.size)
        paper = paper | margin.turned(doll.turn).at(x, y)
        drawn += [part.placed(x, y, doll.size, doll.turn, flip=False) for part in _drawn(doll)]
        end = (x + dx, y + dy)
        hand = (end[0] + _LINK[0], end[1] + _LINK[1])
        if doll is not _DOLLS[-1]:
            paper = paper | strip((end, hand), 0.11)
            folds = folds | _fold((end[0] + hand[0]) / 2, (end[1] + hand[1]) / 2)
    scene.lay(Sheet(paper.at(0.012, -0.008), "#c9b596", lift=10))
    scene.lay(Sheet(paper, _PAPER, ("paper doll",), lift=0))
    scene.lay(drawn)
    scene.lay(Sheet(folds & paper, _CREASE, ("fold",), lift=0))
    return end


def _fold(x: float, y: float) -> Outline:
    """The dashes along which the paper is folded."""
    dashes = Outline(())
    for step in (-0.066, -0.022, 0.022, 0.066):
        dashes = dashes | box(0.013, 0.028).at(0, step)
    return dashes.turned(-12).at(x, y)


def _house_front(scene: Scene) -> None:
    """A wall of brick in the evening, and the street below."""
    scene.lay(Sheet(page(), "#c46a4e", lift=0, shade="#7c3848"))
    bricks = Outline(())
    for x, y in points(".0,1.26 -.1,.62 .62,.3 .3,.14 -.32,-.5 -.2,-1.02 .8,-.2 -.94,-.2"):
        bricks = bricks | box(0.15, 0.06).at(x, y) | box(0.15, 0.06).at(x + 0.09, y - 0.08)
    scene.lay(Sheet(bricks, "#a8503f", ("bricks",), lift=0))
    street = land((-1, -1.34), (0, -1.36), (1, -1.33))
    scene.lay(Sheet(street, "#4a3450", ("street",), lift=8))


def _window(scene: Scene, at: Point, size: Point, frame: str) -> None:
    """A window of a dark room, with a frame and a sill."""
    (x, y), (wide, high) = at, size
    scene.lay(Sheet(box(wide + 0.1, high + 0.1).at(x, y), frame, ("window",), lift=6))
    scene.lay(Sheet(box(wide, high).at(x, y), "#6e3a3e", lift=0, shade="#8a4a40"))
    sill = box(wide + 0.2, 0.07).at(x, y - high / 2 - 0.05)
    scene.lay(Sheet(sill, mix(frame, "#3a1820", 0.1), ("sill",), lift=6))


def _arms(doll: _Doll, grow: float) -> Outline:
    arms = Outline(())
    for arm in (doll.up, doll.down):
        arms = arms | strip(arm, 0.12 + grow, 0.09 + grow) | ellipse(0.06 + grow / 2).at(*arm[0])
    return arms


def _legs(grow: float) -> Outline:
    legs = Outline(())
    for side in (-1, 1):
        legs = legs | strip(((side * 0.09, -0.6), (side * 0.11, -1.14)), 0.13 + grow, 0.1 + grow)
        legs = legs | ellipse(0.085 + grow / 2, 0.05 + grow / 2).at(side * 0.14, -1.15)
    return legs


def _margin(doll: _Doll) -> Outline:
    """The paper of a doll, with the white margin that the scissors left."""
    margin = ellipse(0.25, 0.28).at(0, 0.03) | _arms(doll, 0.07) | _legs(0.07)
    margin = margin | beads(doll.hands, 0.095) | blob(doll.robe).scaled(1.16, 1.05).at(0, 0.02)
    return margin - _CORNER if doll.dog_ear else margin


def _drawn(doll: _Doll) -> list[Sheet]:
    """What is printed on the paper of a doll, a fold down its middle, tabs that hold the dress."""
    robe, hands = blob(doll.robe), beads(doll.hands, 0.062)
    if doll.dog_ear:
        robe = robe - _CORNER
    tabs = polygon("-.15,-.14 -.09,-.13 -.08,-.24 -.15,-.25")
    tabs = tabs | tabs.flipped()
    half = box(1, 2).at(0.5, -0.5)
    sheets = [
        Sheet(_legs(0), doll.legs, lift=2),
        Sheet(_arms(doll, 0), mix(doll.dress, "#140c20", 0.1), lift=2),
        Sheet(robe, doll.dress, lift=3, pattern=doll.pattern),
        Sheet(robe & half, mix(doll.dress, "#140c20", 0.13), lift=0, pattern=doll.pattern),
        Sheet(tabs, _PAPER, lift=2),
        Sheet(hands, doll.skin, ("hands",), lift=1),
    ]
    if doll.dog_ear:
        sheets.append(Sheet(polygon(_BENT, "-.055,-.78"), _PAPER, lift=7, shade="#d9c8aa"))
    face = faces.face(
        doll.skin, doll.hair, doll.cut, doll.look, old=doll.old, beard=doll.beard, lift=4
    )
    sheets += [part.placed(0, 0.02, 0.42, 0, flip=False) for part in face]
    return [replace(part, outline=doll.seen(part.outline)) for part in sheets]


def _key(scene: Scene, at: Point) -> None:
    """The last of them holds it out."""
    key = ring(0.075, 0.038) | strips(
        [((0, -0.07), (0, -0.33)), ((0, -0.3), (0.08, -0.3)), ((0, -0.23), (0.065, -0.23))], 0.034
    )
    scene.lay(Sheet(key, _GOLD, ("key",), lift=6), x=at[0], y=at[1] - 0.05, scale=0.95, turn=22)


_GRIP: dict[str, Any] = {"x": _TOP[0], "y": _TOP[1]}
"""The hand above is drawn around the paper hand that it holds."""
_SKIN = "#b5794f"
_SKIN_LINE = "#7d4a34"
_FOLDED: tuple[tuple[Point, Point, float], ...] = (
    ((0.255, 0.36), (0.25, 0.155), 0.118),
    ((0.365, 0.37), (0.365, 0.175), 0.112),
    ((0.465, 0.38), (0.47, 0.225), 0.1),
)
"""From the knuckle to the bend of each folded finger, and how thick it is."""


def _thumb(scene: Scene) -> None:
    """A sleeve out of the window above, and the thumb that lies behind the paper."""
    cloth = "#2f3a72"
    sleeve = polygon("0,.52 .45,.52 .5,.8 -.04,.8")
    scene.lay(Sheet(sleeve, cloth, ("sleeve",), lift=10, shade=mix(cloth, "#0c0c20", 0.3)), **_GRIP)
    thumb = blob(
        ".2,.46 .06,.47 -.04,.39 -.09,.27 -.115,.12 -.11,-.02 -.105,-.08 -.06,-.125 .0,-.11"
        " .03,-.05 .01,.05 .01,.14 .04,.22 .12,.28"
    )
    scene.lay(Sheet(thumb, mix(_SKIN, "#2a1418", 0.1), ("hand",), lift=6), **_GRIP)


def _fingers(scene: Scene) -> None:
    """The forefinger lies flat on the paper wrist, the others are folded and wear rings."""
    hand = blob(".07,.56 .02,.44 .03,.34 .12,.28 .3,.24 .47,.28 .52,.38 .47,.48 .42,.56")
    for knuckle, bend, wide in _FOLDED:
        hand = hand | strip((knuckle, bend), wide) | ellipse(wide / 2).at(*bend)
    hand = hand | strip(points(".12,.4 .135,.25 .085,.08 .01,-.07"), 0.135, 0.092)
    hand = hand | ellipse(0.046).at(0.01, -0.07)
    scene.lay(Sheet(hand, _SKIN, ("hand",), lift=8), **_GRIP)
    gaps = Outline(())
    for x, top, low in ((0.195, 0.31, 0.2), (0.309, 0.3, 0.17), (0.419, 0.31, 0.2)):
        gaps = gaps | strip(((x, top), (x, low)), 0.005, 0.013)
    scene.lay(Sheet(gaps, _SKIN_LINE, lift=0), **_GRIP)
    nail = ellipse(0.025, 0.034).turned(-27).at(0.013, -0.066)
    scene.lay(Sheet(nail, "#eec3a4", lift=1), **_GRIP)
    for _, (x, y), wide in _FOLDED[:2]:
        scene.lay(Sheet(box(wide, 0.034).at(x, y + 0.07), _GOLD, ("rings",), lift=2), **_GRIP)
    stone = ellipse(0.044, 0.05).at(0.252, 0.225)
    scene.lay(Sheet(stone, "#d8304a", ("ring",), lift=3), **_GRIP)
    cuff = polygon("-.01,.47 .46,.47 .47,.57 -.02,.57")
    scene.lay(Sheet(cuff, "#f4e2c4", ("cuff",), lift=6), **_GRIP)


_DIM_FRAME = "#a8705a"
"""The windows beside the chain are quiet."""


def _cutter(scene: Scene) -> None:
    """In the window beside, the next of them is drawn and half cut out."""
    _window(scene, (0.58, 1.04), (0.5, 0.56), _DIM_FRAME)
    doll = ellipse(0.13, 0.145).at(0, 0.25) | box(0.09, 0.16).at(0, 0.1)
    doll = doll | polygon("-.11,.06 .11,.06 .2,-.4 -.2,-.4")
    arm = points(".08,.03 .19,-.08 .235,-.24")
    doll = doll | strip([(-x, y) for x, y in arm], 0.08)
    uncut = polygon("0,.07 .48,.07 .535,-.41 .44,-.4 .36,-.06 .285,-.4 0,-.4")
    lines = strips([((0.14, -0.1), (0.2, -0.4))], 0.012)
    lines = lines | strip(points(".1,.05 .21,-.04 .27,-.24 .21,-.25 .15,-.1"), 0.012)
    lines = lines | strip(points("-.045,.19 0,.18 .045,.19"), 0.012)
    lines = lines | beads(points("-.05,.27 .05,.27"), 0.014)
    at: dict[str, Any] = {"x": 0.5, "y": 1.08, "scale": 0.6}
    scene.lay(Sheet(doll | uncut, "#d2b894", ("half-cut sheet",), lift=6), **at)
    scene.lay(Sheet(lines, "#8a6a60", ("pencil lines",), lift=0), **at)
    _cutting_hand(scene)


def _cutting_hand(scene: Scene) -> None:
    """Scissors that cut upwards through the margin of the sheet, well beside the doll."""
    pane = box(0.5, 0.56).at(0.58, 1.04)
    sleeve = strip(((0.75, 0.785), (0.92, 0.785)), 0.1) & pane
    scene.lay(Sheet(sleeve, "#4a4468", ("sleeve",), lift=5))
    scene.lay(town.scissors("#b4b4bc", "#b83448", 20), x=0.717, y=0.905, scale=0.12)
    scene.lay(people.fist("#c08a68"), x=0.725, y=0.775, scale=0.2)


def _stayed(scene: Scene) -> None:
    """One of them is still at home and looks out from behind the curtain."""
    x, y = -0.66, -0.92
    _window(scene, (x, y), (0.36, 0.48), _DIM_FRAME)
    pane = box(0.36, 0.48).at(x, y)
    paper = Sheet(_margin(_HOMEBODY), _PAPER, ("paper doll",), lift=6)
    for part in (paper, *_drawn(_HOMEBODY)):
        part = part.placed(x, y - 0.02, _HOMEBODY.size, 4, flip=True)
        colour = mix(part.colour, "#5a2c34", 0.28)
        scene.lay(replace(part, outline=part.outline & pane, colour=colour))
    curtain = blob("-.26,.3 .02,.3 -.02,.06 -.04,-.02 -.02,-.3 -.26,-.3").at(x, y) & pane
    scene.lay(Sheet(curtain, "#335c42", ("curtain",), lift=5, pattern="stripes", turn=90))


def _mitten(scene: Scene) -> None:
    """Somebody below holds up a hand in a thick mitten."""
    at: dict[str, Any] = {"x": 0.76, "y": -1.31, "scale": 0.78, "turn": 8}
    wool = "#3d68a8"
    sleeve = polygon("-.13,-.02 .13,-.02 .2,-.5 -.2,-.5")
    hand = blob("-.13,.0 -.16,.16 -.14,.32 -.05,.4 .06,.38 .12,.28 .13,.12 .12,.0")
    thumb = strip(points(".06,.06 .17,.16 .19,.27"), 0.12, 0.09) | ellipse(0.045).at(0.19, 0.27)
    band = strip(points("-.16,.15 -.1,.2 -.04,.14 .02,.2 .08,.14 .14,.19"), 0.026) & hand
    for outline, tone, lift in (
        (sleeve, "#5a3a2c", 9), (thumb, mix(wool, "#ffffff", 0.08), 9), (hand, wool, 9),
        (band, _GOLD, 1), (polygon("-.15,.03 .15,.03 .15,-.06 -.15,-.06"), "#e9d0a8", 5),
    ):  # fmt: skip
        scene.lay(Sheet(outline, tone, ("mitten",), lift=lift), **at)
