"""An old painter whose beard is full of birds."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
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

_SKIN, _WHITE = "#7a4a34", "#f2ede4"
_AT: dict[str, Any] = {"x": -0.42, "y": 0.66, "scale": 1.2, "turn": 6}


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="He asks the colours their names",
    subject="old man with closed eyes and birds in his beard",
    props=("white bird", "coloured birds", "turned canvases", "ear"),
    mood=("serene", "proud", "listening"),
)
def blind_painter(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#e2b27a", lift=0, shade="#c8885c"))
    _canvases(scene)
    _head(scene)
    _beard(scene)
    _cupped_hand(scene)
    _white_bird(scene)
    return PaperPlan()


def _canvases(scene: Scene) -> None:
    """They lean with their faces to the wall; behind them half of one that shows an ear."""
    floor = polygon("-1.3,-1.0 1.3,-1.0 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#8a4a3c", ("floor",), lift=5))
    _ear_canvas(scene)
    for x, y, wide, tall, turn in ((0.36, -0.36, 0.9, 1.8, 5), (0.94, -0.5, 0.8, 1.5, -9)):
        at: dict[str, Any] = {"x": x, "y": y, "turn": turn}
        cloth = box(wide, tall)
        scene.lay(Sheet(cloth, "#f6ecd6", lift=10), **at)
        inner = box(wide - 0.1, tall - 0.1)
        scene.lay(Sheet(inner, "#a8744a", ("back of a canvas",), lift=1), **at)
        for up in (-1, 1):
            bay = box(wide - 0.28, tall / 2 - 0.2).at(0, up * (tall / 4 - 0.03))
            scene.lay(Sheet(bay, "#dcc8a2", lift=0, shade="#c8b088"), **at)
        for sx in (-1, 1):
            for sy in (-1, 1):
                corner = polygon("0,0 -.2,0 0,-.2").scaled(sx, sy).at(sx * wide / 2, sy * tall / 2)
                scene.lay(Sheet(corner, "#f6ecd6", ("folded corner",), lift=3), **at)


def _ear_canvas(scene: Scene) -> None:
    """The one picture that may be seen, and only half of it."""
    at: dict[str, Any] = {"x": 0.74, "y": 0.5, "turn": -14}
    scene.lay(Sheet(box(0.62, 0.8), "#fdf8ee", ("canvas",), lift=9), **at)
    scene.lay(Sheet(box(0.54, 0.72), "#3f7f9a", lift=1), **at)
    ear = blob("-.02,-.2 -.08,-.06 -.13,.06 -.08,.18 .04,.2 .12,.1 .1,-.04 .04,-.1 .04,-.18")
    scene.lay(Sheet(ear.scaled(1.35), "#e8a884", ("painted ear",), lift=3), **at)
    rim = strip(points("-.06,.0 -.07,.1 .02,.14 .07,.06 .02,-.02 .0,-.08"), 0.03, 0.02)
    scene.lay(Sheet(rim.scaled(1.35), "#b86a50", lift=0), **at)


def _head(scene: Scene) -> None:
    """A very large calm face with closed eyes."""
    coat = blob("-1.4,-.4 -.9,-.5 -.4,-.8 .1,-1.0 .5,-1.3 .6,-1.9 -1.4,-1.9")
    scene.lay(Sheet(coat, "#35507a", ("coat",), lift=10, pattern="stripes", turn=80))
    calm = figures.Profile(nose=1.1, chin=0.9, brow=0.6, lips=0.9)
    head = figures.head(_SKIN, _WHITE, calm, "none", "closed")
    scene.lay(head, **_AT)
    wrinkles = strip(points(".17,.27 .25,.3 .33,.27"), 0.012) | strip(
        points(".12,.0 .1,.05 .12,.1"), 0.01
    )
    scene.lay(Sheet(wrinkles, mix(_SKIN, "#2a1418", 0.4), lift=0), **_AT)
    brow = strip(points(".16,.12 .24,.17 .33,.16 .42,.11"), 0.03, 0.07)
    scene.lay(Sheet(brow, _WHITE, ("eyebrow",), lift=4), **_AT)
    side = blob("-.2,.1 -.12,.06 -.1,-.16 .0,-.34 -.1,-.46 -.26,-.4 -.34,-.2 -.28,.0")
    scene.lay(Sheet(side, _WHITE, ("whiskers",), lift=4), **_AT)
    hair = blob(
        ".2,.48 .1,.6 -.1,.66 -.3,.62 -.5,.46 -.62,.2 -.62,-.1 -.54,-.34 -.4,-.5 -.28,-.4 -.2,-.2"
        " -.14,-.02 -.16,.14 -.06,.3 .06,.4"
    )
    scene.lay(Sheet(hair, _WHITE, ("hair",), lift=8), **_AT)
    locks = [strip(points(line), 0.012, 0.02) for line in (
        "-.1,.56 -.34,.42 -.46,.1 -.44,-.3", ".04,.5 -.2,.36 -.32,.06 -.34,-.28")]  # fmt: skip
    for lock in locks:
        scene.lay(Sheet(lock, "#cfc6b8", lift=0), **_AT)


_BODY = (
    "-.7,.2 -.7,.2 -.36,.2 -.24,.06 .06,0 .3,.12 .38,.3 .42,.5 .32,.66 .12,.66 -.02,.5 -.2,.34"
    " -.44,.32"
)


def _bird(colour: str, flying: bool = False, beak: str = "#e8a03c") -> list[Sheet]:
    """A round bird that looks to the right, about one long."""
    parts = [Sheet(polygon(".38,.6 .58,.54 .4,.46"), beak, lift=3)]
    dark = mix(colour, "#140c20", 0.24)
    if flying:
        far = blob(".0,.3 .1,.7 .3,.96 .3,.96 .32,.6 .2,.3")
        parts.append(Sheet(far, dark, lift=4))
    parts.append(Sheet(blob(_BODY), colour, ("bird",), lift=8))
    wing = "-.4,.3 -.1,.12 .14,.14 .18,.34 0,.46"
    if flying:
        wing = "-.5,1.0 -.5,1.0 -.4,.6 -.14,.26 .14,.16 .16,.4 -.1,.76"
    parts.append(Sheet(blob(wing), dark, lift=4))
    parts.append(Sheet(ellipse(0.036).at(0.28, 0.54), "#1c1420", ("eye",), lift=1))
    return parts


def _lock(scene: Scene, shape: str, tone: str, *grooves: str) -> None:
    """One broad lock of the beard with grooves along it."""
    scene.lay(Sheet(blob(shape), tone, ("beard",), lift=9, shade=mix(tone, "#a8a0b0", 0.25)))
    for groove in grooves:
        line = strip(points(groove), 0.034, 0.012)
        scene.lay(Sheet(line, mix(tone, "#6a6274", 0.3), lift=0))


_PALE, _SILVER, _GREY = "#faf6ee", "#d9d8da", "#b4b5c0"


def _beard(scene: Scene) -> None:
    """It falls over half the picture; the birds live between its locks."""
    _lock(scene, "-.68,.42 -.86,-.2 -.9,-.8 -1.0,-1.3 -1.2,-1.7 -.3,-1.7 -.4,-.9 -.4,-.3 -.46,.2",
          _SILVER, "-.66,.1 -.76,-.5 -.76,-1.0 -.86,-1.4")  # fmt: skip
    _lock(scene, "-.3,.22 -.3,-.3 -.3,-.8 -.4,-1.5 -.2,-1.8 .1,-1.5 .36,-1.1 .34,-.6 .16,-.1 0,.2",
          _GREY, "-.1,-.1 .0,-.5 .02,-.9 -.1,-1.5")  # fmt: skip
    _lock(scene, ".0,.1 .14,-.3 .2,-.7 .14,-1.1 .0,-1.5 .0,-1.5 .24,-1.36 .38,-1.1 .4,-.7 .2,-.1",
          _SILVER, ".14,-.1 .28,-.5 .29,-.84 .2,-1.16")  # fmt: skip
    scene.lay(_bird("#3f8fc8"), x=-0.6, y=-0.6, scale=0.56, turn=10, flip=True)
    scene.lay(_bird("#d83c3c"), x=-0.16, y=-0.92, scale=0.7, turn=24)
    _lock(scene, "-.54,.28 -.62,-.3 -.58,-.8 -.72,-1.3 -.8,-1.7 -.46,-1.5 -.22,-1.0 -.2,-.4 -.2,.2",
          _PALE, "-.44,.1 -.5,-.4 -.48,-.9 -.66,-1.4")  # fmt: skip
    _lock(scene, "-.3,.2 -.36,-.3 -.32,-.8 -.44,-1.2 -.66,-1.6 -.66,-1.6 -.34,-1.4 -.2,-1 -.18,-.4",
          _SILVER, "-.26,-.1 -.27,-.5 -.27,-.9 -.4,-1.26")  # fmt: skip
    scene.lay(_bird("#f2b82c", flying=True), x=0.6, y=-0.52, scale=0.62, turn=22)
    _lock(scene, "-.08,.22 .06,-.1 .24,-.4 .36,-.72 .4,-1.06 .62,-.9 .66,-.6 .52,-.2 .2,.2",
          _PALE, ".22,.04 .4,-.24 .53,-.52 .54,-.8")  # fmt: skip
    _lock(scene, "-.04,.16 .12,-.12 .28,-.4 .38,-.7 .4,-1.06 .4,-1.06 .46,-.7 .38,-.36 .2,-.04",
          _GREY)  # fmt: skip
    _chin(scene)
    scene.lay(_bird("#8a4fa8", flying=True), x=0.68, y=1.06, scale=0.36, turn=30)
    hair = strip(points(".76,1.335 .86,1.26 .84,1.14 .94,1.06"), 0.016)
    scene.lay(Sheet(hair, _WHITE, ("a white hair",), lift=3))


def _chin(scene: Scene) -> None:
    """The upper beard in three locks, and the moustache over them."""
    chin = blob(
        "-.3,.0 -.16,-.04 -.04,-.24 .14,-.3 .3,-.3 .39,-.28 .43,-.42 .37,-.68 .37,-.68 .24,-.58"
        " .1,-.76 .1,-.76 -.02,-.6 -.18,-.66 -.18,-.66 -.24,-.44"
    )
    scene.lay(Sheet(chin, _SILVER, lift=5), **_AT)
    for lock in (
        "-.3,.0 -.16,-.04 -.06,-.24 -.02,-.4 -.1,-.54 -.18,-.66 -.18,-.66 -.24,-.44",
        ".0,-.24 .2,-.3 .24,-.42 .2,-.58 .1,-.76 .1,-.76 .05,-.6 -.02,-.44",
        ".28,-.3 .39,-.28 .43,-.42 .37,-.68 .37,-.68 .32,-.56 .28,-.44",
    ):
        scene.lay(Sheet(blob(lock), _PALE, lift=3), **_AT)
    upper = blob(".43,-.18 .36,-.2 .24,-.16 .04,-.24 -.1,-.46 .1,-.46 .28,-.4 .38,-.32 .45,-.25")
    scene.lay(Sheet(upper, "#fdfaf2", ("moustache",), lift=7), **_AT)


def _cupped_hand(scene: Scene) -> None:
    """The green one has been asked and stays in his hand."""
    skin = mix(_SKIN, "#e8a070", 0.14)
    sleeve = people.sleeve(points("-.2,-1.7 .06,-1.58 .3,-1.42"), 0.44, 0.32)
    for index in range(3):
        tip = (0.95 - 0.1 * index, -1.02 + 0.02 * index)
        line = [(0.5 - 0.05 * index, -1.36), (0.8 - 0.08 * index, -1.24), tip]
        finger = strip(line, 0.13, 0.1) | ellipse(0.05).at(*tip)
        scene.lay(Sheet(finger, mix(skin, "#2a1418", 0.2 - 0.06 * index), ("fingers",), lift=5))
    scene.lay(_bird("#4f9a4a"), x=0.5, y=-1.3, scale=0.62, turn=8)
    palm = blob(".2,-1.5 .26,-1.3 .4,-1.26 .58,-1.26 .74,-1.24 .74,-1.36 .6,-1.44 .4,-1.5 .3,-1.56")
    little = strip(points(".56,-1.33 .74,-1.29 .82,-1.14"), 0.14, 0.1) | ellipse(0.05).at(
        0.82, -1.14
    )
    scene.lay(Sheet(palm | little, skin, ("cupped hand",), lift=7))
    scene.lay(Sheet(sleeve, "#35507a", ("sleeve",), lift=8, pattern="stripes", turn=80))
    cuff = strip(((0.2, -1.26), (0.36, -1.56)), 0.1)
    scene.lay(Sheet(cuff, "#f2c14a", ("cuff",), lift=4))


def _white_bird(scene: Scene) -> None:
    """It has no colour yet and sits on his nose; both listen."""
    legs = strips([((0.0, 0.06), (0.02, -0.12)), ((0.12, 0.06), (0.1, -0.12))], 0.03)
    at: dict[str, Any] = {"x": 0.16, "y": 0.67, "scale": 0.46, "turn": -12, "flip": True}
    scene.lay(Sheet(legs, "#5a4040", lift=3), **at)
    scene.lay(_bird("#fffdf8", beak="#d8d0c8"), **at)
    scene.lay(Sheet(beads([(0.28, 0.54)], 0.036), "#1c1420", lift=0), **at)
