"""A giraffe and a child in one endless scarf."""

import math

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.scarves import knit, scarf_band
from art.paint.midnight.stage import lay_pile
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD, head
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    points,
    polygon,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Outline, Point, Sheet

_BLACK, _WHITE = "#161616", "#f6f6f6"


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
    return [*edged(wool, INKS["vermilion"], "scarf", turn=60), Sheet(knit(path, wide), _BLACK)]


def _scarf_between() -> list[Sheet]:
    """The length that sags from the giraffe to the child."""
    return scarf_band(points(".46,-.58 .26,-.74 .02,-.84 -.22,-.74 -.44,-.46"), 0.20, 0.16)


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
        *edged(mitten.turned(-6).at(0.38, 1.24), _WHITE, "mitten"),
        *edged(raised, INKS["night"], "coat", turn=30),
        *edged(coat, INKS["night"], "child", "coat", turn=84),
        Sheet(folds, _BLACK),
        Sheet(fringe, INKS["vermilion"], ("fringe",)),
        *scarf_band(tail, 0.15, 0.15),
        *_child_head(),
        *scarf_band(points("-.20,.80 -.06,.75 .10,.80 .19,.90"), 0.14, 0.13),
        *scarf_band(points("-.19,.90 -.06,.85 .08,.89 .17,.98"), 0.13, 0.11),
        *edged(mitten.turned(-80).at(0.15, 0.475), _WHITE, "mitten"),
        *edged(near, INKS["night"], "coat", turn=60),
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
        *edged(placed(skin.outline), _WHITE, "face"), Sheet(placed(face), _BLACK, ("smile",)),
        *edged(placed(locks.outline), "#3c3c3c", "hair", turn=110),
        *edged(placed(cap), INKS["clay"], "cap", turn=130),
        *edged(placed(band), _WHITE, "cap"), Sheet(placed(ribs), _BLACK),
        *edged(placed(ellipse(0.15).at(-0.2, 0.82)), _WHITE, "bobble"),
    ]  # fmt: skip


def _bird() -> list[Sheet]:
    """A small bird that has crept in between two turns of the scarf."""
    body = blob(".16,-.10 .02,-.10 -.06,-.02 -.07,.06 -.01,.11 .06,.09 .12,.04 .18,.0")
    return [
        *edged(body, _WHITE, "bird"), Sheet(polygon("-.06,.08 -.14,.05 -.065,.03"), INKS["clay"]),
        Sheet(ellipse(0.014).at(-0.025, 0.07), _BLACK, ("eye",)),
        Sheet(cuts("-.01,-.02 .04,.0 .1,.02", "-.02,-.04 .05,-.03 .12,-.01"), _BLACK),
    ]  # fmt: skip
