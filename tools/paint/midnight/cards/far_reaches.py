"""What reaches further than it should: a scarf, the arms of a clock, a shadow."""

import math

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import lay_pile
from tools.paint.story import settings
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, MAN, OLD, head
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene
from tools.paint.story.sheets import Outline, Point, Sheet

_BLACK, _WHITE = "#161616", "#f6f6f6"


def _edged(outline: Outline, colour: str, *tags: str, turn: float = 80) -> list[Sheet]:
    """An area with a black edge, which parts it from what lies behind it."""
    return [Sheet(rim(outline, 0.018), _BLACK), Sheet(outline, colour, tags, turn=turn)]


@card(
    palette="block_night",
    hand="woodcut",
    title="It was long enough for both",
    subject="giraffe and child in one endless scarf",
    props=("giraffe", "scarf", "child", "snow", "bird", "coat"),
    mood=("tender", "funny", "cold"),
)
def giraffe_scarf(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, key=1.15, ambient=0.4)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    far = land((-1, -1.02), (-0.5, -0.96), (0.2, -1.06), (1, -1.0))
    scene.lay(Sheet(_flakes() | far, _WHITE, ("snow",)), depth=58.0)
    lay_pile(scene, _giraffe_neck(), 0, 0, depth=50.0)
    lay_pile(scene, _giraffe_head(), 0.25, 1.0, depth=44.0)
    lay_pile(scene, _scarf_between(), 0, 0, depth=42.0)
    lay_pile(scene, _child(), -0.56, -1.36, depth=38.0)
    for turn in range(8):
        lay_pile(scene, _coil(turn), 0, 0, depth=30.0 + 0.5 * turn)
    lay_pile(scene, _bird(), 0.29, 0.12, depth=32.2)
    near = land((-1, -1.40), (-0.5, -1.36), (0.1, -1.43), (0.6, -1.33), (1, -1.36))
    scene.lay(Sheet(near, _WHITE, ("snow",)), depth=28.0)
    return WoodcutPlan(inks=("vermilion", "clay", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _flakes() -> Outline:
    """Snow that falls behind everybody, so that no flake spoils a face."""
    flakes = Outline(())
    for index in range(80):
        x = math.sin(index * 12.9898) * 43758.5453 % 2 - 1
        y = math.sin(index * 78.233) * 12543.123 % 2.5 - 1
        flakes = flakes | ellipse(0.006 + 0.011 * (index * 0.618 % 1) ** 2).at(x, y)
    return flakes


_NECK = points(".30,1.0 .42,.74 .48,.3 .53,-.2 .60,-.7 .74,-1.2 .84,-1.7")


def _along(t: float) -> tuple[Point, float, float]:
    """Where the middle of the neck is, its lean in degrees and its half width; t from 0 to 1."""
    line = smooth(_NECK, closed=False)
    place = min(int(t * (len(line) - 1)), len(line) - 2)
    (ax, ay), (bx, by) = line[place], line[place + 1]
    lean = math.degrees(math.atan2(by - ay, bx - ax)) + 90
    return (ax, ay), lean, 0.15 + 0.13 * t + 0.16 * t**4


def _giraffe_neck() -> list[Sheet]:
    """A neck that grows from a broad chest, with patches and a mane."""
    left, right, mane = [], [], Outline(())
    for step in range(25):
        (x, y), lean, half = _along(step / 24)
        a = math.radians(lean)
        left.append((x - half * math.cos(a), y - half * math.sin(a)))
        right.append((x + half * math.cos(a), y + half * math.sin(a)))
        tuft = (right[-1][0] + 0.07, right[-1][1] + 0.05)
        mane = mane | strip((right[-1], tuft), 0.075, 0.03)
    chest = blob(
        ".40,-.55 .24,-.85 .19,-1.12 .26,-1.38 .32,-1.7 .32,-1.7 1.3,-1.7 1.3,-1.7 1.3,-.8 .9,-.7"
    )
    skin = polygon(*left, *reversed(right)) | chest
    return [
        Sheet(mane, INKS["clay"], ("mane",), turn=30),
        Sheet(skin, _WHITE, ("giraffe",)),
        Sheet(_patches() & skin, INKS["clay"], ("patches",), turn=70),
    ]


def _patches() -> Outline:
    """Uneven tiles with light seams between them, larger towards the chest."""
    tiles = Outline(())
    for row in range(13):
        size = 0.078 + 0.005 * row
        for column in range(6):
            x = 0.14 + 2.25 * size * column + size * (row % 2) + 0.03 * math.sin(row * 2.1 + column)
            y = 1.0 - 0.155 * row - 0.005 * row**2 + 0.03 * math.sin(column * 2.7 + row)
            corners = []
            for corner in range(6):
                a = math.radians(60 * corner + 20 * math.sin(row + 1.7 * column))
                r = size * (1 + 0.16 * math.sin(3.1 * corner + row + column))
                corners.append((x + r * math.cos(a), y + r * math.sin(a)))
            tiles = tiles | polygon(*corners)
    return tiles


_HEAD_SIZE, _HEAD_TURN = 0.98, 47


def _giraffe_head() -> list[Sheet]:
    """A head that bows down to the left, its crown at the origin."""
    skull = blob(
        ".14,.10 .02,.20 -.18,.20 -.36,.12 -.62,.06 -.84,.07 -.98,.01 -1.04,-.09 -.99,-.17"
        " -.90,-.235 -.78,-.235 -.64,-.19 -.42,-.23 -.20,-.31 -.02,-.31 .12,-.22"
    )
    horns = strip(points("-.10,.16 -.07,.42"), 0.085, 0.07) | strip(
        points(".04,.16 .10,.38"), 0.085, 0.07
    )
    knobs = ellipse(0.062, 0.05).at(-0.065, 0.44) | ellipse(0.062, 0.05).at(0.105, 0.40)
    ear = blob(".07,.13 .07,.13 .20,.25 .40,.27 .56,.16 .56,.16 .40,.07 .14,.0")
    hollow = blob(".16,.13 .26,.20 .38,.21 .48,.165 .36,.12 .22,.08")
    marks = blob("-.16,.17 -.02,.17 .05,.06 -.08,.03 -.17,.09") | polygon(
        "-.14,-.08 .02,-.04 .05,-.18 -.06,-.25 -.18,-.2"
    )
    marks = (
        marks
        | polygon(".10,.05 .13,-.1 .07,-.03")
        | polygon("-.38,-.05 -.24,-.10 -.26,-.22 -.40,-.19 -.46,-.12")
    )
    return [
        Sheet(part.scaled(_HEAD_SIZE).turned(_HEAD_TURN), colour, tags, turn=turn)
        for part, colour, tags, turn in (
            (horns, _WHITE, ("horns",), 0), (knobs, INKS["clay"], ("horns",), 40),
            (rim(ear, 0.02), _BLACK, (), 0), (ear, _WHITE, ("ear",), 0),
            (hollow, INKS["clay"], (), 20), (rim(skull, 0.02), _BLACK, (), 0),
            (skull, _WHITE, ("giraffe",), 0), (marks & skull, INKS["clay"], ("patches",), 20),
            *_giraffe_face(),
        )
    ]  # fmt: skip


def _giraffe_face() -> list[tuple[Outline, str, tuple[str, ...], float]]:
    """A large soft eye with lashes, a nostril, a smile, and shade on the muzzle."""
    eye = blob("-.39,.03 -.33,.09 -.26,.09 -.21,.03 -.27,-.01 -.34,-.01")
    lid = strip(points("-.43,.0 -.36,.09 -.26,.11 -.18,.04"), 0.02, 0.03)
    lashes = strips(
        [((-0.40, 0.04), (-0.47, 0.06)), ((-0.37, 0.08), (-0.44, 0.12)),
         ((-0.33, 0.10), (-0.38, 0.16))], 0.018,
    )  # fmt: skip
    nostril = strip(points("-.96,-.02 -.92,.02 -.87,.01"), 0.03, 0.012)
    smile = strip(points("-1.0,-.14 -.90,-.135 -.80,-.15 -.72,-.12 -.69,-.07"), 0.022, 0.016)
    shade = cuts(
        "-.88,-.20 -.76,-.205 -.64,-.165", "-.60,.03 -.5,.05 -.42,.09",
        "-.66,.02 -.54,.02 -.46,.05", "-.60,-.18 -.57,-.15 -.56,-.11",
        "-.50,-.20 -.46,-.16 -.44,-.10", "-.55,-.19 -.51,-.15 -.50,-.10",
        thick=0.012,
    )  # fmt: skip
    dots = Outline(())
    for x, y in points("-.80,-.05 -.76,-.09 -.82,-.10 -.72,-.05"):
        dots = dots | ellipse(0.009).at(x, y)
    return [
        (eye, _BLACK, ("eye",), 0), (lid | lashes, _BLACK, (), 0),
        (ellipse(0.02).at(-0.31, 0.055), _WHITE, (), 0),
        (nostril | smile | shade | dots, _BLACK, (), 0),
    ]  # fmt: skip


def _knit(path: list[Point], wide: float) -> Outline:
    """Rows of stitches across a knitted band."""
    line = smooth(path, closed=False)
    stitches = Outline(())
    for index in range(2, len(line) - 2, 3):
        (ax, ay), (bx, by) = line[index - 1], line[index + 1]
        long = math.hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / long, (by - ay) / long
        x, y = line[index]
        reach = 0.32 * wide
        for side in (-1, 1):
            tip = (x - side * uy * reach - ux * 0.03, y + side * ux * reach - uy * 0.03)
            stitches = stitches | strip(((x, y), tip), 0.011, 0.006)
    return stitches


def _band(path: list[Point], start: float, end: float) -> list[Sheet]:
    """A length of the scarf."""
    wool = strip(path, start, end)
    return [*_edged(wool, INKS["vermilion"], "scarf", turn=60), Sheet(_knit(path, end), _BLACK)]


def _coil(turn: int) -> list[Sheet]:
    """One of eight turns round the neck, the lowest first; no two lie alike."""
    (x, y), lean, half = _along(0.66 - 0.062 * turn)
    reach = half + 0.005 + 0.016 * math.sin(turn * 2.4)
    tilt = math.radians(lean + 7 + 6 * math.sin(turn * 1.9))
    wide = 0.21 + 0.025 * math.sin(turn * 1.3)
    path = []
    for u, sag in ((-1, 0.03), (-0.6, -0.02), (0, -0.04), (0.6, -0.03), (1, 0.0)):
        path.append((x + u * reach * math.cos(tilt) - sag * math.sin(tilt),
            y + u * reach * math.sin(tilt) + sag * math.cos(tilt)))  # fmt: skip
    wool = strip(path, wide, wide * 0.84) | ellipse(wide * 0.5).at(*path[0])
    wool = wool | ellipse(wide * 0.42).at(*path[-1])
    return [*_edged(wool, INKS["vermilion"], "scarf", turn=60), Sheet(_knit(path, wide), _BLACK)]


def _scarf_between() -> list[Sheet]:
    """The length that sags from the giraffe to the child."""
    return _band(points(".46,-.58 .26,-.74 .02,-.84 -.22,-.74 -.44,-.46"), 0.20, 0.16)


def _child() -> list[Sheet]:
    """A child in coat and boots, who stretches a mitten up; the ground is at y = 0."""
    boots = blob("-.16,.16 -.16,.0 -.16,.0 .02,.0 .03,.06 -.04,.10 -.05,.16") | blob(
        ".06,.16 .06,.0 .06,.0 .25,.0 .26,.06 .18,.10 .17,.16"
    )
    coat = blob(
        "-.06,.86 .10,.84 .15,.66 .18,.44 .24,.15 .24,.15 .04,.11 -.22,.15 -.22,.15 -.19,.44"
        " -.16,.66 -.14,.80"
    )
    folds = cuts("-.10,.50 -.13,.32 -.15,.16", "-.01,.46 .0,.3 -.02,.13", ".10,.48 .13,.3 .16,.15",
        thick=0.022)  # fmt: skip
    raised = strip(points(".06,.74 .22,.84 .32,1.02 .37,1.24"), 0.15, 0.12)
    near = strip(points("-.04,.72 .02,.56 .15,.47"), 0.17, 0.13)
    mitten = blob("-.06,.0 -.07,.08 -.03,.16 .03,.16 .055,.09 .10,.09 .10,.05 .05,.0")
    tail = points("-.10,.84 -.20,.76 -.24,.58 -.30,.40")
    fringe = strips([((-0.37 + 0.035 * i, 0.42 - 0.01 * i), (-0.41 + 0.04 * i, 0.30 - 0.012 * i))
        for i in range(5)], 0.018)  # fmt: skip
    return [
        Sheet(boots, "#2c2c2c", ("boots",)),
        *_edged(mitten.turned(-6).at(0.38, 1.24), _WHITE, "mitten"),
        *_edged(raised, INKS["night"], "coat", turn=30),
        *_edged(coat, INKS["night"], "child", "coat", turn=84),
        Sheet(folds, _BLACK),
        Sheet(fringe, INKS["vermilion"], ("fringe",)),
        *_band(tail, 0.15, 0.15),
        *_child_head(),
        *_band(points("-.20,.80 -.06,.75 .10,.80 .19,.90"), 0.14, 0.13),
        *_band(points("-.19,.90 -.06,.85 .08,.89 .17,.98"), 0.13, 0.11),
        *_edged(mitten.turned(-80).at(0.15, 0.475), _WHITE, "mitten"),
        *_edged(near, INKS["night"], "coat", turn=60),
    ]


def _child_head() -> list[Sheet]:
    """A laughing child in a woollen cap, the face turned up."""
    skin, *_, locks = head(_WHITE, _BLACK, CHILD, "curls", "none")
    cap = blob("-.54,.12 -.52,.5 -.24,.76 .1,.72 .32,.54 .40,.32 .40,.32 .0,.24")
    band = strip(points("-.56,.08 -.1,.20 .42,.30"), 0.17)
    ribs = strips([((-0.44 + 0.16 * i, 0.06 + 0.04 * i), (-0.47 + 0.16 * i, 0.2 + 0.04 * i))
        for i in range(6)], 0.02)  # fmt: skip
    face = ellipse(0.035, 0.05).at(0.27, 0.03) | strip(points(".22,-.25 .30,-.31 .39,-.28"), 0.024)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.37).turned(24).at(0.01, 1.11)

    return [
        *_edged(placed(skin.outline), _WHITE, "face"), Sheet(placed(face), _BLACK, ("smile",)),
        *_edged(placed(locks.outline), "#3c3c3c", "hair", turn=110),
        *_edged(placed(cap), INKS["clay"], "cap", turn=130),
        *_edged(placed(band), _WHITE, "cap"), Sheet(placed(ribs), _BLACK),
        *_edged(placed(ellipse(0.15).at(-0.2, 0.82)), _WHITE, "bobble"),
    ]  # fmt: skip


def _bird() -> list[Sheet]:
    """A small bird that has crept in between two turns of the scarf."""
    body = blob(".16,-.10 .02,-.10 -.06,-.02 -.07,.06 -.01,.11 .06,.09 .12,.04 .18,.0")
    return [
        *_edged(body, _WHITE, "bird"), Sheet(polygon("-.06,.08 -.14,.05 -.065,.03"), INKS["clay"]),
        Sheet(ellipse(0.014).at(-0.025, 0.07), _BLACK, ("eye",)),
        Sheet(cuts("-.01,-.02 .04,.0 .1,.02", "-.02,-.04 .05,-.03 .12,-.01"), _BLACK),
    ]  # fmt: skip


_HUB, _DIAL = (0.25, 0.52), 0.80
"""Where the hands of the clock begin, and how far its face reaches."""


@card(
    palette="block_night",
    hand="woodcut",
    title="He lent them to the church",
    subject="tower clock whose hands are arms",
    props=("clock", "arms", "gloves", "clockmaker", "empty sleeves", "soup", "spoon", "tower"),
    mood=("ironic", "solemn", "generous"),
)
def hands_of_the_clockmaker(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, key=1.15, ambient=0.4)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    lay_pile(scene, _tower(), 0, 0, depth=56.0)
    lay_pile(scene, _dial(), *_HUB, depth=52.0)
    lay_pile(scene, _soup(), 0.24, -1.36, depth=46.0)
    lay_pile(scene, _clockmaker(), -0.42, -1.0, depth=42.0)
    lay_pile(scene, _hour_arm(), *_HUB, depth=36.0)
    lay_pile(scene, _minute_arm(), *_HUB, depth=34.0)
    lay_pile(scene, _boss(), *_HUB, depth=30.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="black", stars=30, contrast=1.6, lamp_pool=0
    )


def _tower() -> list[Sheet]:
    """A wall of great stones with a lit church window, and the step before it."""
    wall = polygon("-.74,-1.7 -.70,1.7 1.3,1.7 1.3,-1.7")
    joints = Outline(())
    for row in range(14):
        y = -1.42 + 0.225 * row
        joints = joints | strip(((-0.75, y), (1.1, y + 0.012 * math.sin(row * 2.1))), 0.014)
        for column in range(5):
            x = -0.5 + 0.42 * column + 0.2 * (row % 2) + 0.05 * math.sin(row * 3 + column)
            joints = joints | strip(((x, y), (x, y + 0.225)), 0.012)
    arch = blob(
        ".66,-1.7 .66,-1.7 .66,-.80 .72,-.62 .84,-.48 .84,-.48 .96,-.62 1.02,-.80 1.02,-1.7"
        " 1.02,-1.7"
    )
    bars = strips(
        [((0.84, -0.4), (0.84, -1.5)), ((0.6, -0.84), (1.1, -0.84)), ((0.6, -1.1), (1.1, -1.1))],
        0.026,
    )
    step = polygon("-1.2,-1.7 -1.2,-1.36 1.2,-1.36 1.2,-1.7")
    return [
        Sheet(wall, "#3c3c3c", ("tower",), turn=4), Sheet(joints & wall, _BLACK),
        Sheet(rim(arch, 0.08), "#d8d8d8", ("church window",)),
        Sheet(arch, INKS["lamp"], ("church window",), turn=70), Sheet(bars & arch, _BLACK),
        Sheet(step, "#d0d0d0", ("step",), turn=0),
    ]  # fmt: skip


def _numeral(text: str) -> Outline:
    """A Roman numeral around the origin, between an upper and a lower bar."""
    wide = {"I": 0.064, "V": 0.10, "X": 0.10}
    x = -sum(wide[letter] for letter in text) / 2
    outline = strips([((x - 0.005, y), (-x + 0.005, y)) for y in (-0.07, 0.07)], 0.016)
    for letter in text:
        left, middle, right = x + 0.014, x + wide[letter] / 2, x + wide[letter] - 0.014
        strokes: dict[str, list[tuple[Point, Point]]] = {
            "I": [((middle, -0.07), (middle, 0.07))],
            "V": [((left, 0.07), (middle, -0.07)), ((right, 0.07), (middle, -0.07))],
            "X": [((left, 0.07), (right, -0.07)), ((right, 0.07), (left, -0.07))],
        }
        outline = outline | strips(strokes[letter], 0.024)
        x += wide[letter]
    return outline


def _dial() -> list[Sheet]:
    """The face of the clock around the origin; of the two only the nail holes are left."""
    numerals = Outline(())
    hours = ["XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI"]
    for hour, text in enumerate(hours):
        if text != "II":
            numerals = numerals | _numeral(text).at(0, 0.63).turned(-30 * hour)
    nails = beads(points("-.04,.57 .04,.57 -.04,.69 .04,.69"), 0.011).turned(-60)
    minutes = strips([((0, 0.735), (0, 0.76))], 0.012)
    for minute in range(1, 60):
        minutes = minutes | strips([((0, 0.735), (0, 0.76))], 0.012).turned(6 * minute)
    return [
        Sheet(ellipse(_DIAL + 0.08), "#d8d8d8", ("clock",), turn=40),
        Sheet(ellipse(_DIAL), _BLACK), Sheet(ellipse(_DIAL - 0.03), _WHITE, ("clock",)),
        Sheet(minutes, _BLACK), Sheet(numerals, _BLACK, ("numerals",)),
        Sheet(nails, _BLACK, ("nail holes",)),
    ]  # fmt: skip


def _arm(length: float, turn: float) -> list[Sheet]:
    """A sleeve with folds and a cuff that points up from the origin, then turned."""
    sleeve = blob(
        (-0.11, -0.04), (-0.135, 0.12), (-0.11, 0.5 * length), (-0.095, length),
        (-0.095, length), (0.095, length), (0.095, length), (0.115, 0.45 * length), (0.135, 0.1),
        (0.12, -0.04),
    )  # fmt: skip
    cuff = polygon((-0.105, length - 0.01), (0.105, length - 0.01), (0.10, length + 0.08),
        (-0.10, length + 0.08))  # fmt: skip
    folds = Outline(())
    for at, side in ((0.34, 1), (0.46, -1), (0.58, 1), (0.72, -1), (0.86, 1)):
        y = at * length
        folds = folds | cuts(
            [(side * 0.12, y + 0.05), (side * 0.05, y + 0.01), (-side * 0.03, y - 0.02)],
            thick=0.024,
        )
    button = ellipse(0.02).at(0.05, length + 0.035)
    return [
        *_edged(sleeve.turned(turn), INKS["vermilion"], "sleeve", turn=turn + 80),
        Sheet((folds & sleeve).turned(turn), _BLACK), *_edged(cuff.turned(turn), _WHITE, "cuff"),
        Sheet(button.turned(turn), _BLACK),
    ]  # fmt: skip


def _hour_arm() -> list[Sheet]:
    """The short hand: an arm whose glove points with one finger, at half past ten."""
    turn = 44.0
    glove = blob(
        "-.08,.40 -.11,.47 -.10,.55 -.045,.60 -.045,.60 -.04,.74 -.01,.775 .025,.74 .03,.60 .03,.60"
        " .08,.585 .095,.52 .10,.46 .08,.40"
    )
    thumb = strip(points("-.075,.44 -.085,.52 -.02,.555"), 0.05, 0.045)
    knuckles = cuts(".035,.595 .03,.55 .035,.52", ".068,.58 .063,.55 .066,.52", thick=0.014)
    return [
        *_edged(glove.turned(turn), INKS["night"], "glove", turn=20), *_arm(0.34, turn),
        *_edged(thumb.turned(turn), INKS["night"], "glove"), Sheet(knuckles.turned(turn), _BLACK),
    ]  # fmt: skip


def _minute_arm() -> list[Sheet]:
    """The long hand: an arm that reaches out of the dial and holds a spoon."""
    turn = 165.0
    fist = blob("-.085,.74 -.12,.80 -.12,.88 -.07,.94 .03,.945 .10,.90 .11,.82 .085,.74")
    fingers = cuts("-.02,.94 -.03,.89 -.01,.85", ".03,.94 .02,.89 .04,.85",
        "-.07,.93 -.07,.89 -.06,.86", thick=0.016)  # fmt: skip
    thumb = strip(points(".07,.78 .03,.84 -.05,.85"), 0.06, 0.05)
    spoon = strip(points("-.06,-.82 -.24,-.86 -.35,-.975"), 0.026, 0.03)
    scoop = blob("-.33,-.97 -.33,-.97 -.345,-1.02 -.40,-1.045 -.46,-1.01 -.475,-.97 -.475,-.97")
    sip = strip(points("-.46,-.975 -.40,-.985 -.345,-.975"), 0.02)
    return [
        *_edged(spoon | scoop, _WHITE, "spoon"), Sheet(sip, INKS["lamp"], ("soup",)),
        *_edged(fist.turned(turn), INKS["night"], "glove"),
        Sheet(fingers.turned(turn), _BLACK), *_arm(0.68, turn),
        *_edged(thumb.turned(turn), INKS["night"], "glove"),
    ]  # fmt: skip


def _boss() -> list[Sheet]:
    """The round plate that both arms come out from under, with its slotted screw."""
    return [
        Sheet(ellipse(0.145), _BLACK), Sheet(ellipse(0.127), INKS["lamp"], ("hub",), turn=30),
        Sheet(ellipse(0.065), _BLACK), Sheet(ellipse(0.05), _WHITE),
        Sheet(strips([((-0.044, -0.026), (0.044, 0.026))], 0.018), _BLACK),
    ]  # fmt: skip


def _soup() -> list[Sheet]:
    """A small round table with a steaming bowl; the ground is at y = 0."""
    stand = strip(((0, 0.0), (0, 0.42)), 0.05) | blob(
        "-.16,.0 -.16,.0 -.05,.08 .05,.08 .16,.0 .16,.0"
    )
    cloth = blob(
        "-.26,.44 -.26,.44 .26,.44 .26,.44 .27,.26 .19,.32 .10,.24 .0,.31 -.12,.24 -.2,.31 -.28,.27"
    )
    bowl = blob("-.20,.60 -.20,.60 -.17,.50 -.08,.44 .08,.44 .17,.50 .20,.60 .20,.60")
    surface = ellipse(0.20, 0.035).at(0, 0.60)
    steam = strip(points(".0,.66 -.05,.74 .04,.82"), 0.03, 0.008) | strip(
        points(".11,.65 .06,.72 .14,.80"), 0.026, 0.008
    )
    return [
        Sheet(stand, "#d8d8d8", ("table",)), *_edged(cloth, INKS["night"], "table", turn=84),
        *_edged(bowl, _WHITE, "bowl"), *_edged(surface, INKS["lamp"], "soup"),
        Sheet(steam, _WHITE, ("steam",)),
    ]  # fmt: skip


def _clockmaker() -> list[Sheet]:
    """An old man on a stool that is the missing two; its seat is at the origin."""
    stool = _numeral("II").scaled(3.4, 2.4).at(-0.03, -0.185)
    far_leg = strip(points(".0,.05 .26,.06 .30,-.10 .27,-.31"), 0.16, 0.10)
    near_leg = strip(points("-.06,.05 .22,.05 .24,-.10 .18,-.31"), 0.18, 0.11)
    shoe = blob("-.06,.0 -.06,.0 -.06,.07 .03,.08 .09,.05 .16,.035 .16,.0 .16,.0")
    coat = blob(
        "-.06,.40 .08,.37 .13,.24 .14,.08 .12,-.02 .12,-.02 -.08,-.03 -.22,-.05 -.22,-.05 -.21,.06"
        " -.20,.22 -.16,.34"
    )
    empty = blob(
        "-.10,.33 .0,.33 .03,.24 .03,.14 .05,.04 .05,.04 -.09,.01 -.09,.01 -.11,.12 -.14,.24"
    )
    mouth = ellipse(0.068, 0.024).turned(-12).at(-0.02, 0.025)
    creases = cuts("-.06,.26 -.05,.17 -.06,.07", "-.01,.25 -.02,.17 .0,.09", thick=0.018)
    return [
        Sheet(rim(stool, 0.03), _WHITE), Sheet(stool, _BLACK, ("stool",)),
        *_edged(shoe.at(0.27, -0.36), "#2c2c2c", "shoe"), *_edged(far_leg, "#8a8a8a", "trousers"),
        *_edged(shoe.at(0.17, -0.36), "#2c2c2c", "shoe"), *_edged(near_leg, "#b4b4b4", "trousers"),
        *_edged(coat, INKS["vermilion"], "clockmaker", turn=84), *_clockmaker_head(),
        *_edged(empty, INKS["vermilion"], "empty sleeve", turn=96), Sheet(creases, _BLACK),
        *_edged(mouth, "#2c2c2c", "empty sleeve"),
    ]  # fmt: skip


def _clockmaker_head() -> list[Sheet]:
    """An old profile with spectacles and an open mouth, a napkin below the chin."""
    skin, *_, locks = head(_WHITE, _BLACK, OLD, "bald", "none")
    lens = ellipse(0.10) - ellipse(0.075)
    marks = lens.at(0.27, 0.02) | strip(((0.18, 0.04), (-0.12, 0.10)), 0.022)
    marks = marks | ellipse(0.03).at(0.29, 0.02) | strip(points(".18,.2 .28,.23 .38,.19"), 0.03)
    marks = marks | ellipse(0.05, 0.035).at(0.35, -0.30)
    beard = blob(".26,-.17 .36,-.15 .47,-.19 .44,-.26 .34,-.25 .22,-.30 .14,-.26")
    ear = cuts("-.02,.06 .06,.04 .05,-.08 -.02,-.12", thin=0.02, thick=0.03)
    napkin = blob("-.06,.41 .08,.41 .155,.32 .15,.20 .10,.08 .10,.08 .05,.22 -.03,.32")
    pleats = cuts(".03,.36 .08,.28 .10,.18", ".08,.37 .12,.30 .125,.22", thick=0.012)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.37).turned(6).at(0.02, 0.60)

    return [
        *_edged(placed(skin.outline), _WHITE, "face"),
        Sheet(placed(marks | ear), _BLACK, ("spectacles",)),
        *_edged(placed(locks.outline), "#8a8a8a", "hair", turn=110),
        *_edged(placed(beard), "#b4b4b4", "moustache", turn=70),
        *_edged(napkin, _WHITE, "napkin"), Sheet(pleats, _BLACK),
    ]  # fmt: skip


@card(
    palette="block_night",
    hand="woodcut",
    title="What runs ahead of him",
    subject="running man with the shadow of a hare",
    props=("runner", "shadow", "hare", "street", "houses", "moon", "scarf", "window"),
    mood=("hasty", "wild", "free"),
)
def runner_street(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, key=1.15, ambient=0.4)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    moon = ellipse(0.20).at(-0.93, -0.30)
    scene.lay(Sheet(moon, INKS["lamp"], ("moon",), turn=10), depth=58.0)
    lay_pile(scene, _street(), 0, 0, depth=54.0)
    lay_pile(scene, _windows(), 0, 0, depth=48.0)
    lay_pile(scene, _runner(), -0.60, -1.34, 0.76, depth=40.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="black", stars=46, contrast=1.6, lamp_pool=0
    )


def _street() -> list[Sheet]:
    """Three lit house fronts, one behind the other, and the cobbles before them."""
    first = polygon("-.68,-1.1 -.68,.84 -.38,1.34 -.08,.86 -.08,-1.1")
    second = polygon("-.08,-1.1 -.08,1.0 .06,1.0 .06,1.14 .17,1.14 .17,1.28 .35,1.28 .35,1.14"
        " .46,1.14 .46,1.0 .60,1.0 .60,-1.1")  # fmt: skip
    third = polygon(".60,-1.1 .60,1.04 .90,1.40 1.2,1.1 1.2,-1.1")
    ground = polygon("-1.2,-1.7 -1.2,-.90 -.60,-.98 1.2,-.80 1.2,-1.7")
    stones = Outline(())
    for row in range(5):
        for column in range(11 - row):
            x = -1.0 + (0.19 + 0.04 * row) * column + 0.09 * (row % 2)
            y = -1.02 - 0.035 * row - 0.02 * row**2 + 0.03 * x
            long = 0.10 + 0.02 * row + 0.02 * math.sin(3 * column + row)
            stones = stones | cuts([(x, y), (x + long / 2, y + 0.016), (x + long, y)], thick=0.014)
    eaves = strip(points("-.75,.74 -.75,.74 -.38,1.37 -.38,1.37 -.02,.78"), 0.05) | strip(
        points(".54,1.0 .54,1.0 .90,1.43 .90,1.43 1.24,1.1"), 0.05
    )
    return [
        Sheet(second, _WHITE, ("houses",)), *_edged(first, _WHITE, "houses"),
        *_edged(third, "#e8e8e8", "houses", turn=90), *_edged(eaves, "#3a3a3a", "roofs", turn=30),
        Sheet(ground, "#6e6e6e", ("street",), turn=3), Sheet(stones, "#e4e4e4", ("cobbles",)),
        Sheet(_hare(), _BLACK, ("shadow", "hare")),
    ]  # fmt: skip


def _hare() -> Outline:
    """The shadow: a great hare in mid leap, which starts at the runner's foot."""
    body = blob(
        "1.03,.26 1.0,.36 .90,.47 .76,.50 .64,.42 .50,.34 .30,.32 .05,.36 -.20,.42 -.46,.40"
        " -.66,.26 -.72,.04 -.64,-.12 -.46,-.16 -.26,-.06 -.05,.02 .16,.0 .34,-.08 .48,-.06 .60,.06"
        " .70,.16 .84,.18 .98,.19"
    )
    ears = blob(".74,.44 .66,.62 .46,.80 .20,.88 .20,.88 .26,.72 .44,.54 .60,.42") | blob(
        ".84,.44 .86,.70 .78,.98 .60,1.20 .60,1.20 .60,.94 .66,.66 .72,.44"
    )
    fore = strip(points(".44,.04 .64,-.06 .82,-.02 1.02,-.10"), 0.16, 0.06) | strip(
        points(".34,.0 .46,-.22 .62,-.28 .76,-.44"), 0.17, 0.06
    )
    hind = strip(points("-.56,.06 -.78,-.02 -.90,-.20 -1.18,-.46"), 0.26, 0.07) | strip(
        points("-.44,-.04 -.56,-.24 -.66,-.40 -.82,-.74"), 0.26, 0.07
    )
    tail = ellipse(0.11, 0.09).turned(40).at(-0.66, 0.34)
    paws = ellipse(0.05, 0.036).at(1.02, -0.10) | ellipse(0.05, 0.036).turned(-50).at(0.76, -0.44)
    leap = (body | ears | fore | hind | tail | paws).scaled(0.76).turned(14).at(0.14, -0.03)
    feet = strip(points("-.33,-.69 -.36,-.86 -.40,-.97 -.52,-1.12 -.66,-1.30"), 0.06, 0.09)
    return leap | feet | strip(points("-.635,-.565 -.66,-.8 -.70,-.98 -.76,-1.28"), 0.05, 0.06)


def _windows() -> list[Sheet]:
    """Dark windows, the corner of a house in the shadow, and a lit window for its eye."""
    frames, crosses, panes = Outline(()), Outline(()), Outline(())
    for x, y, wide, high in (
        (-0.52, 0.64, 0.15, 0.25), (-0.25, 0.66, 0.15, 0.25), (0.90, 0.98, 0.13, 0.19),
        (0.16, 0.90, 0.13, 0.19), (0.07, -0.54, 0.15, 0.25), (0.34, -0.50, 0.14, 0.22),
        (0.93, -0.42, 0.12, 0.20),
    ):  # fmt: skip
        panes = panes | box(wide, high).at(x, y)
        frames = frames | rim(box(wide, high).at(x, y), 0.016)
        crosses = crosses | strips([((x - wide / 2, y + 0.02), (x + wide / 2, y + 0.02)),
            ((x, y - high / 2), (x, y + high / 2))], 0.012)  # fmt: skip
    door = blob(".68,-.88 .68,-.88 .68,-.64 .76,-.56 .84,-.64 .84,-.86 .84,-.86")
    corner = strip(((-0.08, -0.9), (-0.08, 0.9)), 0.008)
    eye = box(0.095, 0.115).at(0.71, 0.425)
    bars = strips([((0.665, 0.43), (0.755, 0.43)), ((0.71, 0.37), (0.71, 0.48))], 0.009)
    return [
        Sheet(panes, "#6a6a6a", ("windows",), turn=20), Sheet(frames | crosses, _BLACK),
        Sheet(corner & _hare(), "#c8c8c8"), *_edged(door, INKS["vermilion"], "door", turn=88),
        Sheet(eye, INKS["lamp"], ("lit window",), glow=0.6), Sheet(bars, _BLACK),
    ]  # fmt: skip


def _runner() -> list[Sheet]:
    """A man at full tilt in a flying coat and a soft scarf; the ground is at y = 0."""
    back = strip(points(".0,.40 -.03,.26 -.10,.16 -.24,.09"), 0.13, 0.075)
    front = strip(points(".02,.40 .16,.38 .23,.30 .20,.12"), 0.14, 0.08)
    shoe = blob("-.04,.0 -.04,.0 -.045,.06 .01,.07 .06,.045 .12,.035 .125,.0 .125,.0")
    coat = blob(
        ".02,.69 .14,.67 .18,.54 .13,.36 .13,.36 -.02,.31 -.18,.36 -.38,.26 -.38,.26 -.30,.44"
        " -.12,.53 -.06,.63"
    )
    far = strip(points(".12,.62 .26,.52 .37,.62"), 0.10, 0.075)
    near = strip(points(".05,.62 -.10,.50 .03,.42"), 0.11, 0.08)
    folds = cuts("-.02,.50 -.14,.42 -.30,.33", ".04,.46 -.04,.38 -.12,.36", thick=0.016)
    return [
        *_edged(shoe.turned(-58).at(-0.27, 0.08), "#2c2c2c", "shoe"),
        *_edged(back, "#d0d0d0", "legs"),
        *_edged(ellipse(0.045).at(0.385, 0.64), _WHITE, "mitten"),
        *_edged(far, INKS["night"], "coat", turn=20),
        *_edged(shoe.turned(14).at(0.20, 0.06), "#2c2c2c", "shoe"), *_edged(front, _WHITE, "legs"),
        *_edged(coat, INKS["night"], "runner", "coat", turn=30), Sheet(folds, _BLACK),
        *_runner_head(), *_flying_scarf(),
        *_edged(ellipse(0.045).at(0.05, 0.415), _WHITE, "mitten"),
        *_edged(near, INKS["night"], "coat", turn=140),
    ]  # fmt: skip


def _runner_head() -> list[Sheet]:
    """A bareheaded man who looks up to what runs before him."""
    skin, *_, locks = head(_WHITE, _BLACK, MAN, "curls", "none")
    marks = ellipse(0.04, 0.055).at(0.27, 0.03) | strip(points(".17,.19 .28,.22 .38,.17"), 0.034)
    marks = marks | ellipse(0.045, 0.035).at(0.37, -0.28)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.25).turned(8).at(0.13, 0.82)

    return [
        *_edged(placed(skin.outline), _WHITE, "face"), Sheet(placed(marks), _BLACK),
        *_edged(placed(locks.outline), "#3c3c3c", "hair", turn=150),
    ]  # fmt: skip


def _flying_scarf() -> list[Sheet]:
    """Two soft waving ends with fringes, and the turn round the neck."""
    long = points(".06,.70 -.06,.76 -.18,.70 -.30,.78 -.42,.74")
    short = points(".05,.68 -.08,.66 -.18,.58 -.28,.62")
    fringe = strips(
        [((-0.41, 0.70 + 0.022 * i), (-0.48, 0.68 + 0.03 * i)) for i in range(5)], 0.014
    )
    fringe = fringe | strips([((-0.27, 0.585 + 0.02 * i), (-0.33, 0.57 + 0.028 * i))
        for i in range(4)], 0.014)  # fmt: skip
    collar = strip(points("-.01,.72 .08,.66 .20,.70"), 0.09, 0.08)
    return [
        Sheet(fringe, INKS["vermilion"], ("fringe",)), *_band(short, 0.07, 0.09),
        *_band(long, 0.08, 0.11), *_edged(collar, INKS["vermilion"], "scarf", turn=30),
    ]  # fmt: skip
