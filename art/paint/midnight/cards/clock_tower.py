"""A clock tower whose hands are arms."""

import math

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import lay_pile
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.figures import OLD, head
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Outline, Point, Sheet

_BLACK, _WHITE = "#161616", "#f6f6f6"


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
        *edged(sleeve.turned(turn), INKS["vermilion"], "sleeve", turn=turn + 80),
        Sheet((folds & sleeve).turned(turn), _BLACK), *edged(cuff.turned(turn), _WHITE, "cuff"),
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
        *edged(glove.turned(turn), INKS["night"], "glove", turn=20), *_arm(0.34, turn),
        *edged(thumb.turned(turn), INKS["night"], "glove"), Sheet(knuckles.turned(turn), _BLACK),
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
        *edged(spoon | scoop, _WHITE, "spoon"), Sheet(sip, INKS["lamp"], ("soup",)),
        *edged(fist.turned(turn), INKS["night"], "glove"),
        Sheet(fingers.turned(turn), _BLACK), *_arm(0.68, turn),
        *edged(thumb.turned(turn), INKS["night"], "glove"),
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
        Sheet(stand, "#d8d8d8", ("table",)), *edged(cloth, INKS["night"], "table", turn=84),
        *edged(bowl, _WHITE, "bowl"), *edged(surface, INKS["lamp"], "soup"),
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
        *edged(shoe.at(0.27, -0.36), "#2c2c2c", "shoe"), *edged(far_leg, "#8a8a8a", "trousers"),
        *edged(shoe.at(0.17, -0.36), "#2c2c2c", "shoe"), *edged(near_leg, "#b4b4b4", "trousers"),
        *edged(coat, INKS["vermilion"], "clockmaker", turn=84), *_clockmaker_head(),
        *edged(empty, INKS["vermilion"], "empty sleeve", turn=96), Sheet(creases, _BLACK),
        *edged(mouth, "#2c2c2c", "empty sleeve"),
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
        *edged(placed(skin.outline), _WHITE, "face"),
        Sheet(placed(marks | ear), _BLACK, ("spectacles",)),
        *edged(placed(locks.outline), "#8a8a8a", "hair", turn=110),
        *edged(placed(beard), "#b4b4b4", "moustache", turn=70),
        *edged(napkin, _WHITE, "napkin"), Sheet(pleats, _BLACK),
    ]  # fmt: skip
