"""A dog that plays the mouth organ in the street, and the old man who collects for it."""

import math
from itertools import pairwise

from tools.paint.midnight.cuts import arc, cuts, rim
from tools.paint.midnight.stage import lay_pile
from tools.paint.story import settings
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD, profile_outline
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.cutouts.town import note_outline
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.skies import Moon

_BLACK, _SHADE, _WHITE = "#161616", "#8a8a8a", "#f4f4f4"
_GROUND = -1.28
"""Where hair lies on the ground and no longer stands off."""


@card(
    palette="block_night",
    hand="woodcut",
    title="It only knows one sad one",
    subject="dog that plays the mouth organ",
    props=("dog", "mouth organ", "old man", "bowl", "coins", "moon", "wolf"),
    mood=("tender", "comic", "poor"),
)
def mouth_organ_dog(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((0.60 * 0.383, 1.0 * 0.383, 1.0), radius=0.150, phase=0.0)
    settings.void(scene, palette, moon=moon, key=1.15, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    lay_pile(scene, _hills(), 0, 0, depth=58.0)
    lay_pile(scene, _pavement(), 0, 0, depth=50.0)
    lay_pile(scene, _dog(), 0, 0, depth=40.0)
    lay_pile(scene, _dog_head(), 0, 0, depth=38.0)
    lay_pile(scene, _scarf(), 0, 0, depth=37.0)
    lay_pile(scene, _playing(), 0, 0, depth=36.0)
    lay_pile(scene, _old_man(), 0, 0, depth=30.0)
    lay_pile(scene, _old_head(), 0, 0, depth=28.0)
    lay_pile(scene, _bowl(), 0, 0, depth=26.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "plum"), sky="black", stars=30, halo=200, contrast=1.6,
        lamp_pool=0,
    )  # fmt: skip


def _edged(outline: Outline, colour: str, *tags: str, turn: float = 80) -> list[Sheet]:
    """An area with a black edge, which parts it from what lies behind it."""
    return [Sheet(rim(outline, 0.02), _BLACK), Sheet(outline, colour, tags, turn=turn)]


def _hills() -> list[Sheet]:
    """A far ridge before the moon, where a wolf sings along, and the notes of the tune."""
    ridge = land((-1, -0.10), (-0.2, 0.0), (0.36, 0.14), (0.66, 0.46), (0.86, 0.66), (1, 0.68))
    wolf = blob(
        "-.14,-.04 -.14,-.04 -.15,.10 -.08,.20 .0,.28 .0,.28 -.06,.40 -.06,.40 .05,.36 .20,.47"
        " .20,.47 .23,.42 .15,.28 .12,.20 .12,.10 .13,-.04 .13,-.04"
    ) | strip(points("-.12,.0 -.22,.0 -.28,.10"), 0.07, 0.03)
    note = note_outline().scaled(1.7).turned(-8).at(0.60, 1.14)
    others = note_outline().scaled(1.3).turned(6).at(0.12, 1.24)
    others = others | note_outline().scaled(1.0).turned(16).at(-0.26, 1.20)
    return [
        Sheet(ridge, _BLACK, ("hills",)), Sheet(note, _BLACK, ("notes",)),
        Sheet(others, _WHITE, ("notes",)),
        Sheet(wolf.flipped().scaled(0.52).at(0.85, 0.66), _BLACK, ("wolf",)),
    ]  # fmt: skip


def _pavement() -> list[Sheet]:
    """Round cobbles in the moonlight."""
    ground = land((-1, -1.10), (0, -1.16), (1, -1.12))
    stones = Outline(())
    for row in range(3):
        for column in range(9):
            x = -1.05 + 0.27 * column + 0.13 * (row % 2)
            stones = stones | strip(arc(x, -1.32 - 0.13 * row, 0.11, 20, 160, 0.7), 0.012)
    return [Sheet(ground, "#d8d8d8", ("pavement",), turn=4), Sheet(stones, _BLACK, ("cobbles",))]


def _shaggy(outline: Outline, long: float = 0.06, every: float = 0.075) -> Outline:
    """The area with tufts of hair along its border, which hang down a little."""
    ragged = outline
    for solid in outline.solids:
        pairs = list(pairwise((*solid, solid[0])))
        clockwise = sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) < 0
        walked = 0.0
        for (ax, ay), (bx, by) in pairs:
            step = math.hypot(bx - ax, by - ay)
            walked += step
            if walked < every or by < _GROUND:
                continue
            walked = 0.0
            reach = long * (0.75 + 0.5 * math.sin(37 * bx + 23 * by))
            dx, dy = (bx - ax) / step, (by - ay) / step
            nx, ny = (-dy, dx) if clockwise else (dy, -dx)
            tip = (bx + nx * reach * 0.7, by + ny * reach * 0.7 - reach * 0.8)
            sides = ((bx + k * dx * every * 0.5, by + k * dy * every * 0.5) for k in (-1, 1))
            ragged = ragged | polygon(*sides, tip)
    return ragged


def _dog() -> list[Sheet]:
    """A large rough-haired dog that sits upright: its back, haunch and hind foot."""
    body = blob(
        "-.42,.52 -.58,.28 -.74,-.10 -.86,-.52 -.90,-.94 -.86,-1.26 -.6,-1.34 -.2,-1.34 .04,-1.30"
        " .06,-.9 .06,-.5 .08,-.1 .06,.2 .0,.44"
    )
    saddle = blob("-.5,.5 -.8,-.1 -1.0,-.5 -1.1,-1.4 -.8,-1.4 -.62,-.70 -.46,-.48 -.42,-.1 -.36,.2")
    haunch = blob(
        "-.66,-.62 -.40,-.58 -.18,-.74 -.08,-1.0 -.06,-1.22 .16,-1.24 .24,-1.32 .20,-1.40 -.1,-1.42"
        " -.5,-1.42 -.78,-1.36 -.84,-1.1 -.80,-.8"
    )
    shade = blob("-.62,-.5 -.62,-.8 -.54,-1.1 -.60,-1.5 -1.0,-1.5 -1.0,-.5")
    fur = cuts("-.26,-.84 -.20,-.94 -.20,-1.06", "-.16,-.96 -.12,-1.06 -.13,-1.16",
               "-.30,-1.02 -.26,-1.10 -.27,-1.18", "-.14,-.46 -.10,-.58 -.12,-.68",
               "-.06,-.56 -.03,-.66 -.05,-.74", thick=0.020)  # fmt: skip
    toes = cuts(".06,-1.40 .08,-1.35 .07,-1.31", ".14,-1.40 .16,-1.35 .15,-1.31", thick=0.016)
    return [
        *_edged(_shaggy(body), _WHITE, "dog"),
        Sheet(_shaggy(saddle, 0.10, 0.09) & _shaggy(body), "#4a4a4a", ("dog",), turn=64),
        *_edged(_shaggy(haunch, 0.05), _WHITE, "dog"),
        Sheet(_shaggy(shade, 0.10, 0.09) & haunch, _SHADE, turn=64), Sheet(fur | toes, _BLACK),
    ]  # fmt: skip


def _dog_head() -> list[Sheet]:
    """The lifted head with a beard, a bushy brow, a closed eye and ears that lie back."""
    skull = blob(
        "-.42,.40 -.46,.66 -.40,.88 -.24,1.0 -.08,1.02 .04,.98 .12,.93 .26,.93 .38,.95 .44,.88"
        " .42,.76 .36,.66 .26,.50 .12,.40 -.02,.36 -.2,.28"
    )
    nose = blob(".32,.97 .36,1.03 .45,1.02 .50,.95 .46,.86 .39,.88")
    eye = cuts(arc(0.03, 0.83, 0.07, 200, 350), thin=0.016, thick=0.030)
    skull = skull | blob("-.10,.98 -.02,1.08 .08,1.06 .16,.98 .10,.92 -.04,.94")
    fringe = points("-.12,.97 -.06,.90 -.03,.95 .03,.88 .06,.93 .12,.86 .13,.92 .20,.89 .17,.97")
    brow = strips(list(pairwise(fringe)), 0.013)
    lips = cuts(".40,.76 .30,.72 .20,.73", thin=0.012, thick=0.026)
    beard = cuts(".30,.62 .27,.55 .22,.49", ".22,.60 .18,.52 .14,.47", ".10,.56 .07,.50 .03,.45",
                 thick=0.020)  # fmt: skip
    cheek = blob("-.5,.9 -.26,.86 -.20,.66 -.14,.5 -.2,.2 -.6,.2")
    ear = blob(
        "-.20,1.02 -.20,1.02 -.40,1.04 -.62,.92 -.78,.66 -.78,.66 -.54,.66 -.34,.76 -.24,.88"
    )
    grain = cuts("-.30,.98 -.50,.90 -.66,.74", "-.30,.90 -.46,.82 -.58,.72", thick=0.018)
    return [
        *_edged(_shaggy(skull, 0.05), _WHITE, "dog"),
        Sheet(_shaggy(cheek, 0.09, 0.08) & skull, _SHADE, turn=64), Sheet(nose, _BLACK, ("nose",)),
        Sheet(eye | lips | beard | brow, _BLACK, ("closed eye",)),
        Sheet(rim(ear, 0.02), _WHITE), Sheet(ear, _BLACK, ("ear",)), Sheet(grain, _WHITE),
    ]  # fmt: skip


def _scarf() -> list[Sheet]:
    """A red scarf with one end that hangs down the dog's chest."""
    wrap = blob("-.58,.34 -.46,.46 -.2,.34 .02,.42 .12,.32 .08,.16 -.16,.06 -.44,.10 -.64,.20")
    end = blob("-.40,.26 -.20,.22 -.20,.22 -.28,-.1 -.24,-.42 -.24,-.42 -.48,-.38 -.48,-.38"
               " -.52,-.04")  # fmt: skip
    folds = cuts("-.50,.28 -.2,.18 .06,.28", "-.42,.20 -.16,.12 .06,.20",
                 "-.36,.06 -.40,-.12 -.36,-.32", thick=0.022)  # fmt: skip
    fringe = strips(
        [((-0.27 - 0.06 * i, -0.38), (-0.28 - 0.06 * i, -0.50)) for i in range(4)], 0.04
    )
    return [
        Sheet(fringe, INKS["vermilion"], ("scarf",)),
        *_edged(end, INKS["vermilion"], "scarf", turn=84),
        *_edged(wrap, INKS["vermilion"], "scarf", turn=-10), Sheet(folds, _BLACK),
    ]  # fmt: skip


def _playing() -> list[Sheet]:
    """The mouth organ before the lips, and both forelegs, whose paws hold its ends."""
    far = strip(points(".04,.02 .36,.0 .62,.30 .61,.62"), 0.22, 0.15)
    far_paw = blob(".50,.64 .48,.74 .54,.82 .64,.82 .71,.74 .69,.62 .58,.57")
    near = blob(
        "-.16,.10 -.20,-.10 -.14,-.32 .04,-.42 .20,-.38 .34,-.18 .48,.04 .58,.18 .50,.32 .40,.30"
        " .26,.10 .10,-.10 .02,.10"
    )
    near_paw = blob(".42,.22 .40,.33 .48,.40 .58,.39 .66,.31 .66,.20 .57,.12 .47,.13")
    toes = cuts(".48,.38 .48,.32 .46,.28", ".57,.38 .56,.31 .54,.27", ".55,.80 .54,.74 .53,.70",
                ".63,.80 .62,.74 .60,.70", thick=0.018)  # fmt: skip
    hair = cuts("-.10,-.06 -.08,-.2 .0,-.30", ".06,-.26 .14,-.20 .2,-.08", ".28,-.06 .34,.02"
                " .40,.12", thick=0.02)  # fmt: skip
    return [
        *_edged(far, _SHADE, "foreleg", turn=50), *_mouth_organ(),
        *_edged(_shaggy(near, 0.05), _WHITE, "foreleg"), *_edged(near_paw, _WHITE, "paw"),
        *_edged(far_paw, _WHITE, "paw"), Sheet(toes | hair, _BLACK),
    ]  # fmt: skip


def _mouth_organ() -> list[Sheet]:
    """A mouth organ, seen aslant with its holes."""

    def placed(outline: Outline) -> Outline:
        return outline.turned(14).at(0.49, 0.54)

    holes = Outline(())
    for index in range(8):
        holes = holes | box(0.055, 0.040).at(-0.045, -0.245 + 0.07 * index)
    return [
        *_edged(placed(box(0.18, 0.62)), INKS["lamp"], "mouth organ", turn=104),
        Sheet(placed(box(0.05, 0.56).at(0.04, 0)), _WHITE), Sheet(placed(holes), _BLACK),
    ]  # fmt: skip


def _old_man() -> list[Sheet]:
    """An old man on the ground who leans against the dog, knees drawn up."""
    coat = blob(
        ".14,-.58 .02,-.74 -.04,-1.0 -.06,-1.44 -.06,-1.44 .5,-1.46 .74,-1.40 .74,-1.40 .62,-1.1"
        " .56,-.82 .44,-.62 .30,-.56"
    )
    leg = strip(points(".26,-1.30 .52,-1.12 .72,-1.06 .80,-1.20 .79,-1.42"), 0.28, 0.20)
    leg = leg | ellipse(0.14).at(0.26, -1.30)
    shoe = blob(".68,-1.38 .78,-1.34 .90,-1.36 .98,-1.42 .98,-1.48 .98,-1.48 .68,-1.48 .68,-1.48")
    folds = cuts(".10,-.74 .06,-1.0 .10,-1.3", ".22,-.98 .20,-1.16 .24,-1.36", thick=0.02)
    collar = blob(
        ".06,-.50 .12,-.42 .22,-.46 .32,-.60 .46,-.66 .46,-.66 .42,-.78 .24,-.76 .04,-.66"
    )
    return [
        *_edged(coat, INKS["plum"], "old man", "coat", turn=76), Sheet(folds, _BLACK),
        *_edged(shoe, _WHITE, "shoe"), *_edged(leg, _SHADE, "trousers", turn=30),
        *_edged(collar, INKS["plum"], "collar", turn=20),
    ]  # fmt: skip


def _old_head() -> list[Sheet]:
    """His profile with dark glasses, a long beard and a knitted cap."""
    x, y, size = 0.32, -0.34, 0.42

    def placed(outline: Outline) -> Outline:
        return outline.scaled(size).turned(6).at(x, y)

    beard = blob("-.12,-.10 .08,-.20 .26,-.22 .44,-.24 .50,-.34 .50,-.56 .44,-.86 .30,-1.06"
                 " .14,-.94 .0,-.66 -.08,-.36")  # fmt: skip
    hairs = cuts(".10,-.40 .16,-.62 .26,-.84", ".26,-.40 .30,-.60 .34,-.80", ".40,-.40 .42,-.56"
                 " .40,-.72", thin=0.012, thick=0.04)  # fmt: skip
    mouth = cuts(".26,-.33 .36,-.34 .46,-.30", thin=0.02, thick=0.04)
    glass = ellipse(0.10, 0.105).at(0.30, 0.02)
    bar = strip(((-0.08, 0.03), (0.24, 0.06)), 0.03)
    ear = ellipse(0.07, 0.11).at(-0.10, -0.03)
    profile = profile_outline(OLD, bust=False)
    nape = blob("-.60,.2 -.16,.2 -.16,-.3 -.06,-.8 -.60,-.8")
    cap = blob("-.52,.12 -.52,.44 -.30,.70 .0,.76 .28,.62 .42,.30 .42,.30 .0,.24")
    band = strip(points("-.54,.10 -.1,.20 .46,.26"), 0.17)
    ribs = cuts("-.30,.30 -.28,.50 -.14,.66", "-.06,.34 .0,.50 .04,.68", ".18,.36 .22,.48 .18,.60",
                thin=0.02, thick=0.04)  # fmt: skip
    return [
        *_edged(placed(profile), _WHITE, "old man"), Sheet(placed(nape & profile), _SHADE, turn=70),
        *_edged(placed(ear), _WHITE, "ear"), Sheet(placed(bar | glass), _BLACK, ("dark glasses",)),
        *_edged(placed(beard), _WHITE, "beard"), Sheet(placed(hairs | mouth), _BLACK),
        *_edged(placed(cap), _BLACK, "cap"), Sheet(placed(ribs), _WHITE),
        *_edged(placed(band), _WHITE, "cap"),
    ]  # fmt: skip


def _bowl() -> list[Sheet]:
    """The bowl of coins, held out in two mittens."""
    far = blob(".78,-.64 .86,-.60 .93,-.65 .93,-.80 .86,-.86 .78,-.78")
    inside = ellipse(0.20, 0.05).at(0.66, -0.70)
    bowl = blob(".46,-.70 .46,-.70 .86,-.70 .86,-.70 .83,-.86 .72,-.95 .60,-.95 .49,-.86")
    coins = (
        ellipse(0.058).at(0.66, -0.66), ellipse(0.052, 0.034).turned(20).at(0.56, -0.68),
        ellipse(0.034, 0.05).turned(-30).at(0.76, -0.68),
    )  # fmt: skip
    sleeve = blob(
        ".12,-.66 .28,-.64 .44,-.82 .54,-.84 .54,-.84 .56,-1.02 .56,-1.02 .38,-1.04 .18,-.94"
        " .08,-.80"
    )
    mitten = blob(
        ".52,-.82 .59,-.82 .60,-.73 .67,-.72 .70,-.82 .79,-.86 .79,-.95 .69,-1.02 .54,-1.01"
    )
    return [
        *_edged(far, INKS["vermilion"], "mitten"), *_edged(bowl | inside, _WHITE, "bowl", turn=8),
        Sheet(inside, _BLACK),
        *(sheet for coin in coins for sheet in _edged(coin, INKS["lamp"], "coins", turn=0)),
        *_edged(mitten, INKS["vermilion"], "mitten", turn=20),
        *_edged(sleeve, INKS["plum"], "sleeve", turn=-20),
    ]  # fmt: skip
