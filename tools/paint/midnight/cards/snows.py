"""Fields of snow, and what people write, print and herd there."""

import math
from typing import Any

from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.animals import dog_outline
from tools.paint.story.cutouts.figures import CHILD, OLD
from tools.paint.story.cutouts.folk import BEHIND_BACK, Person, person
from tools.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_SNOW = "#f4f4f4"


@card(
    palette="block_day",
    hand="woodcut",
    title="It got up before me",
    subject="child before the print of an angel",
    props=("snow angel", "bare footprints", "child"),
    mood=("wonder", "cold", "quiet"),
)
def snow_angel_empty(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_SNOW)
    _lay_wood(scene)
    _lay_angel(scene)
    for index, (x, y, size) in enumerate(
        (
            (0.24, -0.56, 0.075), (0.48, -0.62, 0.080), (0.42, -0.80, 0.088), (0.68, -0.86, 0.096),
            (0.56, -1.08, 0.106), (0.84, -1.14, 0.116), (0.68, -1.40, 0.128),
        )
    ):  # fmt: skip
        foot = _bare_foot().flipped() if index % 2 else _bare_foot()
        print_ = foot.scaled(size).turned(-152).scaled(1.1, 0.86).at(x, y)
        scene.lay(Sheet(print_, "#161616", ("bare footprints",)))
    child = Person(
        INKS["vermilion"], CHILD, "none", cut="coat", headgear="scarf", gear_colour="#161616",
        head=0.25, bow=4,
    )  # fmt: skip
    shadow = blob("-.8,-1.4 -.6,-1.36 -.1,-1.30 .2,-1.24 .1,-1.34 -.4,-1.43")
    scene.lay(Sheet(shadow, "#5c5c5c", turn=8), depth=6.0)
    lay_pile(
        scene, person(child, (BEHIND_BACK,), stride=0.05), x=-0.68, y=-1.40, scale=0.92, depth=5.0
    )
    return WoodcutPlan(inks=("vermilion",), sky="paper", snowfall=40, contrast=1.5)


def _lay_wood(scene: Scene) -> None:
    """Firs where the field ends, and the long lines of the drifts."""
    firs = Outline(())
    for index in range(15):
        size = 0.75 + 0.5 * ((index * 5) % 7) / 7
        fir = polygon("-.07,.0 0,.30 .07,.0") | polygon("-.1,-.1 0,.16 .1,-.1")
        firs = firs | fir.scaled(size).at(-1.05 + 0.15 * index, 1.04)
    scene.lay(Sheet(firs, "#161616", ("wood",)), depth=56.0)
    field = land((-1, 0.98), (-0.3, 1.04), (0.4, 0.97), (1, 1.03))
    scene.lay(Sheet(field, _SNOW, ("snow",)), depth=55.0)
    drifts = cuts(
        "-1.0,.84 -.6,.88 -.2,.84", ".3,.86 .7,.9 1.1,.85", "-1.1,-.3 -.9,-.26 -.6,-.31",
        "-.5,-.72 -.2,-.68 .06,-.73", ".7,-.3 .86,-.27 1.1,-.31", "-.3,-1.06 0,-1.02 .24,-1.07",
        thick=0.014,
    )  # fmt: skip
    scene.lay(Sheet(drifts, "#202020"), depth=54.0)


def _lay_angel(scene: Scene) -> None:
    """The print of an angel that lies in the snow before us: a rim, a hollow, swept wings."""
    fan = blob("0,.16 .14,.38 .40,.70 .80,.76 .96,.5 .88,.16 .6,-.04 .3,-.12 .1,-.1")
    gown = blob("-.12,.14 .12,.14 .2,-.3 .5,-.9 .5,-.9 0,-1.0 -.5,-.9 -.5,-.9 -.2,-.3")
    head = ellipse(0.17, 0.22).at(0, 0.54) | strip(((0, 0), (0, 0.4)), 0.14)
    whole = fan | fan.flipped() | gown | head

    def lying(outline: Outline) -> Outline:
        return outline.turned(10).scaled(0.94, 0.68).at(0.04, 0.20)

    print_ = lying(whole)
    scene.lay(Sheet(rim(print_.at(0.0, -0.012), 0.085), "#161616"), depth=42.0)
    scene.lay(Sheet(rim(print_.at(0.0, -0.008), 0.060), "#fafafa", ("rim of snow",)), depth=41.0)
    scene.lay(Sheet(rim(print_, 0.016), "#161616"), depth=40.0)
    scene.lay(Sheet(print_, "#8a8a8a", ("snow angel",), turn=12), depth=39.0)
    scene.lay(Sheet(print_ - print_.at(0.02, -0.055), "#181818", ("shadow",)), depth=38.5)
    sweeps = Outline(())
    for reach in (0.40, 0.54, 0.68, 0.82):
        sweep = strip(arc(0.02, 0.08, reach, 2, 44), 0.010, 0.034)
        sweeps = sweeps | sweep | sweep.flipped()
    for hem in (".05,-.2 .13,-.5 .30,-.86", ".0,-.2 .02,-.5 .06,-.9"):
        fold = strip(points(hem), 0.010, 0.030)
        sweeps = sweeps | fold | fold.flipped()
    scene.lay(Sheet(lying(sweeps), "#f8f8f8"), depth=38.0)


def _bare_foot() -> Outline:
    """The print of a bare left foot, its toes up, about two and a half high."""
    sole = blob(
        "-.36,.36 -.40,.72 -.1,.92 .30,.80 .42,.44 .30,.06 .20,-.3 .24,-.66 .06,-.96 -.18,-.96"
        " -.32,-.70 -.22,-.3 -.14,.02"
    )
    toes = (
        (-0.34, 1.14, 0.17, 0.22), (-0.06, 1.26, 0.11, 0.15), (0.14, 1.20, 0.10, 0.14),
        (0.31, 1.09, 0.09, 0.12), (0.45, 0.92, 0.08, 0.11),
    )  # fmt: skip
    for x, y, across, up in toes:
        sole = sole | ellipse(across, up).at(x, y)
    return sole


@card(
    palette="block_day",
    hand="woodcut",
    title="One is missing",
    subject="shepherd with a flock of stones",
    props=("stones", "dog", "crook", "mist"),
    mood=("patient", "absurd", "grey"),
)
def shepherd_of_stones(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_SNOW)
    far = land((-1, 0.66), (-0.3, 0.92), (0.3, 0.70), (1, 0.98))
    scene.lay(Sheet(far, "#c8c8c8", ("mist",), turn=3), depth=55.0)
    meadow = land((-1, 0.30), (-0.2, 0.38), (0.5, 0.30), (1, 0.40))
    scene.lay(Sheet(meadow, _SNOW, ("meadow",)), depth=50.0)
    _lay_grass(scene)
    _lay_hollow(scene)
    for index, stone in enumerate(_FLOCK):
        _lay_stone(scene, *stone, index)
    herd = Person("#161616", OLD, "bald", headgear="brim", cut="coat", hand=_pointing_hand())
    arm = ((0.0, 0.77), (0.12, 0.68), (0.25, 0.70))
    lay_pile(scene, person(herd, (arm, BEHIND_BACK), stride=0.05), x=-0.62, y=-0.92, scale=1.34)
    crook = strip(points("-.72,-.94 -.86,.1 -.94,.72 -.9,.86 -.8,.84 -.8,.74"), 0.026)
    scene.lay(Sheet(crook, "#161616", ("crook",)))
    dog: dict[str, Any] = {"x": -0.34, "y": -1.40, "scale": 0.42}
    scene.lay(Sheet(dog_outline(), "#161616", ("dog",)), **dog)
    scene.lay(Sheet(ellipse(0.03).at(0.2, 1.02), "#f4f4f4"), **dog)
    return WoodcutPlan(inks=("clay",), sky="paper", contrast=1.5)


_BOULDERS = (
    "-1,-.3 -1.06,.14 -.7,.62 -.1,.72 .5,.6 .96,.2 1.0,-.3 .4,-.42 -.4,-.42",
    "-.9,-.3 -.86,.2 -.5,.4 -.3,.86 .2,1.0 .66,.7 .8,.2 .9,-.3 .3,-.4 -.4,-.4",
    "-1.1,-.3 -1.16,.0 -.8,.3 -.2,.36 .3,.56 .9,.46 1.16,.06 1.06,-.3 .4,-.4 -.5,-.4",
    "-.8,-.3 -.96,.3 -.74,.7 -.74,.7 -.1,.9 .3,.66 .76,.56 .94,.1 .8,-.3 .2,-.42 -.4,-.42",
)
_FLOCK = (
    (0.30, 0.17, 0.13, 1, 4), (0.74, 0.20, 0.14, 0, -6), (0.14, -0.16, 0.19, 2, -4),
    (0.66, -0.16, 0.22, 0, 6), (0.66, -0.56, 0.24, 1, -7), (0.58, -1.05, 0.42, 0, 4),
)  # fmt: skip
"""Place, size, shape and tilt of every stone, from far to near."""
_FLEECED, _FACED = (3, 5), 5


def _pointing_hand() -> Outline:
    """A fist with a finger that counts and a thumb, pointing right from its wrist."""
    fist = blob("-.03,.022 .02,.036 .058,.034 .072,.012 .068,-.026 .04,-.040 .0,-.034 -.03,-.022")
    finger = strip(((0.05, 0.020), (0.132, 0.026)), 0.024, 0.018) | ellipse(0.009).at(0.132, 0.026)
    return fist | finger | strip(((0.015, 0.026), (0.052, 0.064)), 0.024, 0.018)


def _lay_grass(scene: Scene) -> None:
    """Tufts that fill the meadow between the stones."""
    tufts = Outline(())
    for index in range(34):
        x = -0.94 + 1.9 * ((index * 0.618) % 1)
        y = 0.26 - 1.66 * (index / 34) ** 0.9
        size = 0.5 + 0.9 * index / 34
        tuft = strips(
            [((-0.03, 0), (-0.06, 0.06)), ((0, 0), (0.01, 0.10)), ((0.03, 0), (0.07, 0.05))], 0.01
        )
        tufts = tufts | tuft.scaled(size).at(x, y)
    scene.lay(Sheet(tufts, "#202020", ("grass",)), depth=49.0)


def _lay_stone(
    scene: Scene, x: float, y: float, size: float, kind: int, tilt: float, index: int
) -> None:
    """A boulder about two wide, dark below; two have a fleece, the nearest has a face."""
    whole = blob(_BOULDERS[kind])
    place: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": float(tilt)}
    scene.lay(Sheet(ellipse(1.2, 0.14).at(0.16, -0.40), "#4c4c4c", turn=0), x=x, y=y, scale=size)
    scene.lay(Sheet(rim(whole, 0.05), "#161616"), **place)
    scene.lay(Sheet(whole, "#e4e4e4", ("stone",), turn=20), **place)
    dark = whole & ellipse(1.3, 0.8).at(0.5, -0.5)
    scene.lay(Sheet(dark, "#6c6c6c", turn=34 + 11 * kind), **place)
    if index in _FLEECED:
        _lay_fleece(scene, whole, place)
    else:
        crack = strip(points("-.4,.6 -.2,.36 -.26,.14 -.05,-.1"), 0.06, 0.012)
        scene.lay(Sheet(crack & whole, "#202020"), **place)
    if index == _FACED:
        _lay_bell(scene, place)
        _lay_sheep_face(scene, place)


def _lay_sheep_face(scene: Scene, place: dict[str, Any]) -> None:
    """The long dark face of a sheep on one end of a stone, ears out, a tuft of wool above."""
    ear = blob(".20,.24 .34,.40 .60,.42 .82,.26 .82,.26 .60,.16 .36,.12")
    ears = ear | ear.flipped()
    head = blob(
        "0,.44 .24,.34 .27,.08 .19,-.30 .15,-.50 0,-.58 -.15,-.50 -.19,-.30 -.27,.08 -.24,.34"
    )
    tuft = ellipse(0.15).at(-0.17, 0.42) | ellipse(0.17).at(0, 0.50) | ellipse(0.15).at(0.17, 0.42)
    eyes = ellipse(0.075, 0.06).at(-0.14, 0.10) | ellipse(0.075, 0.06).at(0.14, 0.10)
    pupils = ellipse(0.042, 0.03).at(-0.14, 0.10) | ellipse(0.042, 0.03).at(0.14, 0.10)
    nose = strips([((-0.10, -0.32), (0, -0.39)), ((0.10, -0.32), (0, -0.39))], 0.035)
    nose = nose | strips([((0, -0.39), (0, -0.46)), ((0, -0.46), (-0.08, -0.49))], 0.03)
    nose = nose | strip(((0, -0.46), (0.08, -0.49)), 0.03)
    for outline, tone, tag in (
        (rim(ears, 0.06), "#161616", "ears"), (ears, INKS["clay"], "ears"),
        (rim(head, 0.05), "#f8f8f8", "face"), (head, "#161616", "face"),
        (rim(tuft, 0.05), "#161616", "wool"), (tuft, "#f8f8f8", "wool"),
        (eyes | nose, "#f8f8f8", "face"), (pupils, "#161616", "face"),
    ):  # fmt: skip
        scene.lay(Sheet(outline.at(-0.80, 0.26), tone, (tag,), turn=30), **place)


def _lay_bell(scene: Scene, place: dict[str, Any]) -> None:
    """A sheep's bell that hangs on a collar across a stone."""
    band = strip(points("-1.0,-.16 -.86,-.30 -.72,-.30 -.58,-.14"), 0.10)
    scene.lay(Sheet(band, "#161616", ("collar",)), **place)
    bell = blob("-.15,0 -.13,.26 0,.36 .13,.26 .15,0 .24,-.1 .24,-.1 -.24,-.1 -.24,-.1")
    clapper = ellipse(0.07).at(0, -0.13)
    ring = ellipse(0.07).at(0, 0.38)
    for outline, tone in (
        (ring | clapper | rim(bell, 0.06), "#161616"),
        (bell, INKS["clay"]),
        (strip(((-0.17, 0.0), (0.17, 0.0)), 0.04), "#161616"),
    ):
        scene.lay(Sheet(outline.at(-0.80, -0.64), tone, ("bell",)), **place)


def _lay_hollow(scene: Scene) -> None:
    """The place where a stone has lain: a small print of bare earth in its row, dark at its rim."""
    hollow = blob(
        "-.24,.0 -.20,.055 -.06,.08 .10,.075 .22,.04 .24,-.02 .14,-.065 -.04,-.08 -.18,-.05"
    )
    place: dict[str, Any] = {"x": 0.06, "y": -0.52, "scale": 0.85}
    scene.lay(Sheet(hollow, "#161616", ("empty place",)), **place)
    floor = hollow & hollow.at(0.012, -0.045)
    scene.lay(Sheet(floor, INKS["clay"], ("empty place",), turn=0), **place)


def _lay_fleece(scene: Scene, stone: Outline, place: dict[str, Any]) -> None:
    """Curls of wool over the upper half of a stone."""
    curls, puffs = Outline(()), Outline(())
    for row in range(3):
        for column in range(6 - row):
            stray = math.sin(5.1 * row + 3.7 * column)
            x = -0.75 + 0.3 * column + 0.15 * row + 0.07 * stray
            y = 0.18 + 0.24 * row + 0.05 * math.cos(7.3 * column + row)
            start = 90 + 80 * stray
            curls = curls | strip(arc(x, y, 0.08 + 0.02 * stray, start, start + 190), 0.05, 0.02)
            puffs = puffs | ellipse(0.19 + 0.03 * stray, 0.17).at(x, y)
    top = stone | puffs
    scene.lay(Sheet(rim(puffs, 0.05), "#161616"), **place)
    scene.lay(Sheet(puffs, "#f8f8f8", ("wool",)), **place)
    scene.lay(Sheet(curls & top, "#202020"), **place)
