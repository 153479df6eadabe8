"""Those who have another self: on the wall behind the bed, and down in the well."""

import math

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.features import shut_eye
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import BEHIND, empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    crescent,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_BLACK, _WHITE = "#141414", "#f4f4f4"


@card(
    palette="block_night",
    hand="woodcut",
    title="It only talks at night",
    subject="shadow that talks while its sleeper sleeps",
    props=("shadow", "sleeper", "moon", "window", "bed", "candle", "false teeth"),
    mood=("funny", "uneasy", "intimate"),
)
def second_head(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.75, 0.3, -0.6))
    scene.lay(Sheet(page(), INKS["lamp"], ("lit wall",), turn=8), depth=50.0)
    lay_pile(scene, _listening_moon(), 0.64, 0.86, depth=46.0)
    scene.lay(Sheet(_talker(), _BLACK, ("shadow", "open mouth")), depth=40.0)
    lay_pile(scene, _pillow(), 0, 0, depth=BEHIND)
    sleeper = [sheet.placed(0, 0, 0.86, 40, flip=False) for sheet in _sleeper()]
    lay_pile(scene, sleeper, -0.30, -0.56, depth=12.0)
    lay_pile(scene, _nightcap(), -0.43, -0.52, depth=9.0)
    lay_pile(scene, _quilt(), 0, 0, depth=8.0)
    lay_pile(scene, _bedside(), -0.62, -1.22, depth=6.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _talker() -> Outline:
    """The shadow: a profile in a nightcap that talks to the right, with a raised arm."""
    head = blob(
        "0,.56 .20,.51 .34,.38 .39,.22 .40,.10 .36,.035 .43,-.03 .57,-.10 .54,-.17 .385,-.19"
        " .385,-.19 .39,-.23 .43,-.26 .41,-.29 .22,-.32 .22,-.32 .34,-.42 .39,-.44 .37,-.48"
        " .35,-.51 .40,-.58 .32,-.66 .17,-.65 .10,-.70 .12,-.90 .30,-1.1 -.60,-1.1 -.36,-.60"
        " -.34,-.32 -.455,-.02 -.43,.28 -.24,.49"
    )
    cap = blob(
        ".44,.28 .44,.28 .36,.50 .20,.68 -.10,.82 -.42,.80 -.68,.60 -.84,.30 -.86,.06 -.78,.04"
        " -.72,.26 -.60,.40 -.50,.42 -.48,.1"
    )
    band = strip(points(".47,.24 .0,.22 -.54,.04"), 0.15)
    bobble = ellipse(0.10).at(-0.82, -0.02)
    bust = (head | cap | band | bobble).scaled(0.88).turned(9).at(-0.12, 0.62)
    body = blob(
        "-.60,.02 -.30,.12 .0,.10 .18,-.04 .32,-.36 .44,-.9 .44,-.9 -.96,-.9 -.96,-.9 -.92,-.3"
        " -.80,-.10"
    )
    sleeve = blob(
        ".04,.06 .22,-.26 .44,-.34 .62,-.20 .76,.06 .76,.06 .54,.18 .54,.18 .42,-.04 .30,-.06"
        " .14,.10"
    )
    hand = blob(".58,.08 .55,.20 .60,.29 .72,.28 .77,.18 .72,.06")
    fingers = (
        ((0.60, 0.24), (0.54, 0.39)), ((0.65, 0.26), (0.645, 0.43)), ((0.70, 0.25), (0.75, 0.40)),
        ((0.73, 0.16), (0.85, 0.25)), ((0.60, 0.16), (0.48, 0.22)),
    )  # fmt: skip
    for start, end in fingers:
        hand = hand | strip((start, end), 0.066, 0.05) | ellipse(0.026).at(*end)
    return bust | body | sleeve | hand


def _sleeper() -> list[Sheet]:
    """A face from the front that sleeps with a smile, about 0.7 high around the origin."""
    face = blob("-.30,.16 -.31,-.06 -.20,-.32 .0,-.40 .20,-.32 .31,-.06 .30,.16 .16,.34 -.16,.34")
    ear = ellipse(0.08, 0.11).at(0.31, 0.02)
    lids = shut_eye(-0.14, 0.06, 0.18, 0.34) | shut_eye(0.14, 0.06, 0.18, 0.34)
    nose = blob("-.05,.06 .05,.06 .10,-.08 .0,-.15 -.10,-.08")
    lines = cuts(
        "-.12,-.24 .0,-.27 .12,-.22", "-.24,.17 -.14,.20 -.06,.17", ".24,.17 .14,.20 .06,.17",
        "-.18,-.12 -.20,-.20 -.16,-.26", ".18,-.12 .20,-.20 .16,-.26", thin=0.010, thick=0.030,
    )  # fmt: skip
    return [
        *edged(ear, _WHITE, "ear", edge=0.03), *edged(face, _WHITE, "sleeper", edge=0.036),
        Sheet(lids | lines, _BLACK), *edged(nose, _WHITE, "nose", edge=0.028),
    ]  # fmt: skip


def _listening_moon() -> list[Sheet]:
    """A window, and in it the moon, which turns an ear."""
    pane = box(0.50, 0.74)
    moon = ellipse(0.20).at(0.0, 0.08)
    ear = cuts(
        "-.10,.02 -.135,.09 -.11,.155 -.05,.16 -.02,.11 -.05,.06 -.06,.01 -.10,.02",
        "-.095,.10 -.07,.13 -.05,.10 -.075,.08", thin=0.010, thick=0.014,
    )  # fmt: skip
    lid = cuts(".06,.13 .10,.10 .14,.13", ".08,.0 .12,-.02 .15,.01", thin=0.010, thick=0.016)
    hills = blob("-.25,-.20 -.1,-.16 .06,-.24 .25,-.18 .25,-.37 .25,-.37 -.25,-.37 -.25,-.37")
    bars = strips([((0, 0.37), (0, -0.37)), ((-0.25, -0.12), (0.25, -0.12))], 0.03)
    sill = box(0.66, 0.07).at(0, -0.42)
    return [
        *edged(box(0.60, 0.84), _WHITE, "window"), Sheet(pane, INKS["night"], ("night",), turn=0),
        Sheet(moon, _WHITE, ("moon",)), Sheet(ear, _BLACK, ("ear",)), Sheet(lid, _BLACK),
        Sheet(hills & pane, _BLACK, ("hills",)), Sheet((bars - moon) & pane, _WHITE),
        *edged(sill, _WHITE),
    ]  # fmt: skip


def _pillow() -> list[Sheet]:
    """The side of the bed, and a large crumpled pillow."""
    bed = polygon("-1.1,-.84 .3,-.84 .3,-1.7 -1.1,-1.7")
    pillow = blob(
        "-.98,-.14 -.98,-.14 -.66,-.10 -.34,-.12 .02,-.06 .12,-.10 .10,-.40 .14,-.86 -.2,-.98"
        " -.8,-1.0 -1.1,-.92 -1.04,-.5"
    )
    creases = cuts(
        "-.92,-.20 -.80,-.27 -.72,-.38", "-.94,-.34 -.86,-.40 -.82,-.48", "-.50,-.16 -.44,-.22",
        ".06,-.14 -.02,-.22 -.06,-.32", ".06,-.30 .0,-.36 -.02,-.44", "-.96,-.72 -.84,-.74",
        thin=0.006, thick=0.022,
    )  # fmt: skip
    return [
        *edged(bed, "#6a6a6a", "bed", turn=90), *edged(pillow, _WHITE, "pillow"),
        Sheet(creases, _BLACK),
    ]  # fmt: skip


def _nightcap() -> list[Sheet]:
    """The sleeper's nightcap, its tail thrown over the pillow."""
    cap = blob("-.24,.10 -.24,.10 -.30,.22 -.22,.36 -.04,.40 .12,.34 .20,.20 .20,.20 .0,.18")
    tail = strip(points("-.08,.33 .10,.38 .28,.32 .38,.18"), 0.17, 0.06)
    brim = strip(points("-.30,.05 -.06,.15 .22,.16"), 0.09)
    stripes = cuts(
        "-.20,.12 -.21,.22 -.12,.35", "-.08,.18 -.08,.26 .0,.38", ".05,.20 .06,.26 .12,.36",
        thin=0.014, thick=0.024,
    )  # fmt: skip
    return [
        *edged(cap | tail, INKS["night"], "nightcap", turn=120), Sheet(stripes, _BLACK),
        *edged(ellipse(0.055).at(0.39, 0.14), INKS["night"], "bobble"),
        *edged(brim, INKS["night"], "nightcap", turn=10),
    ]  # fmt: skip


def _quilt() -> list[Sheet]:
    """A quilt over his shoulder and knees, with the hem of the sheet turned down."""
    cloth = blob(
        "-.40,-1.7 -.40,-1.7 -.44,-1.18 -.30,-.96 -.06,-.66 .10,-.56 .36,-.62 .62,-.40 .78,-.38"
        " .96,-.56 1.2,-.60 1.2,-.60 1.2,-1.7 1.2,-1.7"
    )
    hem = blob(
        "-.50,-1.22 -.34,-.94 -.08,-.62 .12,-.50 .12,-.50 .24,-.60 .24,-.60 .06,-.72 -.14,-.98"
        " -.34,-1.30 -.34,-1.30"
    )
    seams = cuts(
        ".34,-.66 .40,-1.0 .36,-1.5", ".62,-.44 .72,-.9 .70,-1.5", ".90,-.54 .98,-.9 .98,-1.4",
        "-.12,-1.04 .2,-.94 .6,-.84 1.1,-.80", "-.30,-1.34 .1,-1.22 .6,-1.14 1.1,-1.10",
        ".0,-.80 .06,-1.1 .0,-1.5", thin=0.012, thick=0.026,
    )  # fmt: skip
    return [
        *edged(cloth, INKS["vermilion"], "quilt", turn=30), Sheet(seams, _BLACK),
        *edged(hem, _WHITE, "sheet"),
    ]  # fmt: skip


def _bedside() -> list[Sheet]:
    """A stool with a candle, and a glass in which false teeth grin."""
    stool = box(0.66, 0.07) | strips([((-0.24, 0), (-0.30, -0.5)), ((0.24, 0), (0.28, -0.5))], 0.07)
    dish = blob("-.26,.05 -.24,.04 -.20,.03 -.04,.03 .02,.04 .03,.06 .0,.07 -.22,.07")
    candle = polygon("-.17,.06 -.06,.06 -.06,.26 -.10,.28 -.16,.25")
    flame = blob("-.115,.29 -.165,.36 -.14,.44 -.10,.54 -.08,.44 -.06,.36")
    glass = polygon(".07,.04 .25,.04 .28,.34 .04,.34")
    water = polygon(".075,.06 .245,.06 .262,.24 .058,.24")
    gums = box(0.14, 0.11).at(0.16, 0.13)
    teeth = strip(points(".095,.145 .16,.165 .225,.145"), 0.05) | strip(
        points(".10,.115 .16,.09 .22,.115"), 0.045
    )
    gaps = strips([((x, 0.19), (x, 0.07)) for x in (0.125, 0.16, 0.195)], 0.009)
    bite = cuts(".09,.135 .16,.125 .23,.135", thin=0.012, thick=0.018)
    return [
        *edged(stool, "#2c2c2c", "stool", turn=4), *edged(dish, _WHITE, "saucer"),
        *edged(candle, _WHITE, "candle"), *edged(flame, INKS["lamp"], "flame"),
        *edged(glass, _WHITE, "glass"), Sheet(water, INKS["night"], ("water",), turn=0),
        *edged(gums, INKS["vermilion"], "false teeth"),
        Sheet(teeth, _WHITE, ("false teeth",)), Sheet(gaps | bite, _BLACK),
    ]  # fmt: skip


_WELL = (0.15, -0.66)
"""The middle of the well's rim."""
_WATER = ellipse(0.79, 0.55).at(*_WELL)


@card(
    palette="block_night",
    hand="woodcut",
    title="It never gives you back the same",
    subject="woman in a red scarf over a well that shows a wolf",
    props=("well", "reflection", "wolf", "bucket", "crescent moon", "full moon"),
    mood=("eerie", "wise", "playful"),
)
def well_of_faces(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.7, 0.5, -0.5))
    sky_moon = crescent(0.17).turned(200).at(0.62, 1.08)
    scene.lay(Sheet(sky_moon, _WHITE, ("crescent moon",)), depth=50.0)
    meadow = land((-1, 0.14), (-0.3, 0.20), (0.4, 0.08), (1, 0.16))
    scene.lay(Sheet(meadow, INKS["verdigris"], ("meadow",), turn=84), depth=40.0)
    lay_pile(scene, _woman_in_scarf(), -0.26, 0.66, depth=30.0)
    lay_pile(scene, _well(), 0, 0, depth=9.0)
    lay_pile(scene, _reflections(), 0, 0, depth=8.5)
    lay_pile(scene, _grass(), 0, 0, depth=7.8)
    lay_pile(scene, _mitten(), 0, 0, depth=8.0)
    lay_pile(scene, _bucket(), 0.72, -0.18, depth=7.5)
    return WoodcutPlan(
        inks=("vermilion", "night", "verdigris"), sky="black", stars=40, contrast=1.6
    )


def _woman_in_scarf() -> list[Sheet]:
    """A woman with a red headscarf who bends down to the right."""
    head = carved_profile(figures.WOMAN, "none", _WHITE, "looking down", smile=0.6)
    scarf = blob(
        ".40,.24 .34,.46 .10,.64 -.22,.62 -.46,.42 -.56,.10 -.56,-.30 -.40,-.70 -.10,-.80 .20,-.72"
        " .26,-.60 .26,-.60 .08,-.46 -.06,-.24 -.06,.10 .10,.28 .28,.30"
    )
    folds = cuts(
        ".20,.48 -.14,.46 -.34,.16", ".04,.34 -.16,.24 -.20,-.02", "-.36,-.10 -.30,-.40 -.06,-.60",
        "-.18,-.16 -.16,-.38 .04,-.54", thin=0.010, thick=0.036,
    )  # fmt: skip
    coat = blob("-1.2,.5 -.62,.46 -.34,.10 -.20,-.30 -.34,-.9 -1.2,-1.4")
    seams = cuts("-.70,.20 -.58,-.1 -.56,-.5", "-.46,.06 -.38,-.2 -.40,-.5", thick=0.036)
    bent = [
        *head, *edged(scarf, INKS["vermilion"], "scarf", turn=60, edge=0.036), Sheet(folds, _BLACK),
    ]  # fmt: skip
    return [
        *edged(coat, INKS["vermilion"], "coat", turn=70, edge=0.034), Sheet(seams, _BLACK),
        *(sheet.placed(0.0, 0.20, 0.84, -34, flip=False) for sheet in bent),
    ]  # fmt: skip


def _grass() -> list[Sheet]:
    """Tall grass before the hem of her coat."""
    sheets: list[Sheet] = []
    for index, x in enumerate((-0.96, -0.80, -0.90, -0.70, -0.85, -0.97, -0.62, -0.76, -0.92)):
        tall = 0.62 - 1.3 * (x + 0.98) + 0.10 * math.sin(index * 2.9)
        bend = 0.10 * math.sin(index * 1.7)
        blade = strip(
            ((x, -1.6), (x + 0.2 * bend, -1.6 + 0.6 * tall), (x + bend, -1.5 + tall)), 0.11, 0.004
        )
        sheets += edged(blade, INKS["verdigris"], "grass", turn=88)
    return sheets


def _well() -> list[Sheet]:
    """A well of rough stones seen from above at a slant, with its water."""
    x, y = _WELL
    kerb = ellipse(0.97, 0.70).at(x, y)
    wall = polygon((x - 0.96, y), (x + 0.96, y), (x + 0.92, -1.7), (x - 0.92, -1.7))
    joints: list[tuple[Point, Point]] = []
    for index in range(17):
        a = 2 * math.pi * (index + 0.25 * math.sin(index * 2.3)) / 17
        cosine, sine = math.cos(a), math.sin(a)
        joints.append(((x + 0.79 * cosine, y + 0.55 * sine), (x + 0.98 * cosine, y + 0.71 * sine)))
    inside = _WATER - _WATER.at(0.0, -0.06)
    return [
        *edged(wall, "#8a8a8a", "well", turn=86), *edged(kerb, _WHITE, "stones"),
        Sheet(strips(joints, 0.022), _BLACK), *edged(_WATER, INKS["night"], "water", turn=0),
        Sheet(inside, _BLACK),
    ]  # fmt: skip


def _reflections() -> list[Sheet]:
    """In the water: a wolf in her scarf, and the full moon, with ripples through both."""

    def mirrored(outline: Outline) -> Outline:
        return outline.scaled(0.70).turned(-82).at(0.16, -0.68) & _WATER

    def both(half: str) -> Outline:
        side = points(half)
        return blob(*side, *((-x, y) for x, y in reversed(side)))

    scarf = both(".0,.46 .30,.48 .56,.30 .66,.0 .64,-.4 .62,-.7 .84,-1.0 .9,-1.5")
    head = both(
        ".06,.30 .12,.34 .36,.74 .36,.74 .42,.28 .54,.02 .54,.02 .46,-.04 .48,-.18 .48,-.18"
        " .36,-.22 .32,-.36 .32,-.36 .20,-.40 .16,-.60 .06,-.69"
    )
    mask = both(".04,.31 .16,.32 .30,.22 .38,.06 .24,.02 .11,-.06 .09,-.30 .04,-.36")
    ear = polygon(".20,.36 .33,.62 .36,.30")
    eye = blob(".10,.06 .18,.15 .29,.15 .22,.05")
    snout = ellipse(0.11, 0.075).at(0, -0.42) | ellipse(0.025).at(0.20, 0.10)
    snout = snout | ellipse(0.025).at(-0.20, 0.10)
    grin = cuts(
        "0,-.48 .01,-.53 .0,-.56", "-.15,-.49 -.08,-.57 0,-.56 .08,-.57 .15,-.49", thick=0.03
    )
    moon = ellipse(0.095, 0.075).at(0.82, -0.62)
    lines = cuts(
        "-.56,-.44 -.30,-.41 -.1,-.44 .1,-.42", "-.62,-.86 -.4,-.83 -.2,-.86 .0,-.84",
        ".52,-.80 .7,-.77 .9,-.80", ".1,-.30 .4,-.27 .7,-.31", "-.1,-1.08 .2,-1.05 .5,-1.08",
        ".04,-.58 .3,-.55 .56,-.58 .9,-.55", thin=0.006, thick=0.024,
    )  # fmt: skip
    return [
        Sheet(moon, _WHITE, ("full moon",)), Sheet(mirrored(rim(scarf, 0.03)), _BLACK),
        Sheet(mirrored(scarf), INKS["vermilion"], ("scarf",), turn=10),
        Sheet(mirrored(rim(head, 0.03)), _BLACK), Sheet(mirrored(head), _WHITE, ("wolf",)),
        Sheet(mirrored(mask), "#4a4a4a", ("wolf",), turn=8),
        Sheet(mirrored(ear | ear.flipped()), _BLACK), Sheet(mirrored(eye | eye.flipped()), _WHITE),
        Sheet(mirrored(snout | grin), _BLACK, ("wolf",)),
        Sheet(lines & _WATER, INKS["night"], ("ripples",), turn=0),
    ]  # fmt: skip


def _mitten() -> list[Sheet]:
    """Her sleeve and mitten on the kerb."""
    sleeve = strip(points("-.92,.10 -.84,-.16 -.58,-.30"), 0.28, 0.20)
    mitten = blob("-.64,-.20 -.48,-.22 -.36,-.32 -.36,-.44 -.46,-.48 -.60,-.44 -.68,-.36")
    thumb = cuts("-.54,-.28 -.46,-.32 -.44,-.39", thick=0.018)
    return [
        *edged(mitten, _WHITE, "mitten"), Sheet(thumb, _BLACK),
        *edged(sleeve, INKS["vermilion"], "sleeve", turn=120),
    ]  # fmt: skip


def _bucket() -> list[Sheet]:
    """A wooden bucket on the kerb."""
    staves = polygon("-.12,.0 .12,.0 .16,.28 -.16,.28")
    mouth = ellipse(0.16, 0.045).at(0, 0.28)
    hoops = strip(points("-.13,.07 .0,.05 .13,.07"), 0.03) | strip(
        points("-.15,.20 .0,.18 .15,.20"), 0.03
    )
    grain = strips([((-0.06, 0.01), (-0.08, 0.24)), ((0.06, 0.01), (0.08, 0.24))], 0.010)
    handle = strip(points("-.15,.29 -.12,.44 .0,.50 .12,.44 .15,.29"), 0.022)
    return [
        Sheet(handle, _WHITE, ("bucket",)), *edged(staves, "#d8d8d8", "bucket", turn=86),
        Sheet(grain | hoops, _BLACK), *edged(mouth, "#3a3a3a", "bucket"),
    ]  # fmt: skip
