"""The kitchen at bedtime: cutlery under one quilt."""

from functools import partial

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
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
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.026)

_BLACK, _WHITE = "#161616", "#f4f4f4"


@card(
    palette="block_night",
    hand="woodcut",
    title="They sleep standing",
    subject="cutlery asleep in a jar",
    props=("spoons", "fork", "butter knife", "whisk", "nightcaps", "quilt", "lamp", "arm"),
    mood=("cosy", "comic", "hushed"),
)
def night_kitchen_knives(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    light = polygon(".22,.98 .78,.98 1.2,.2 1.2,-1.2 -1.2,-1.2 -1.2,-.7")
    scene.lay(Sheet(light, INKS["lamp"], ("lamplight",), turn=62), depth=30.0)
    table = polygon("-1.2,-1.2 1.2,-1.2 1.2,-1.7 -1.2,-1.7")
    scene.lay(Sheet(table, "#6c6c6c", ("table",), turn=0), depth=29.0)
    sleepers = (
        (_fork(), -0.34, 0.33, 1.02, 6), (_whisk(), 0.36, -0.02, 0.86, -15),
        (_spoon(), -0.65, -0.32, 0.9, 22), (_knife(), 0.03, -0.04, 0.98, -2),
        (_teaspoon(), 0.56, -0.38, 0.54, -30),
    )  # fmt: skip
    for index, (sheets, x, y, size, lean) in enumerate(sleepers):
        placed = [sheet.placed(x, y, size, lean, flip=False) for sheet in sheets]
        lay_pile(scene, placed, 0, 0, depth=20.0 - index)
    lay_pile(scene, _jar(), -0.12, -0.78, 0.8, depth=12.0)
    lay_pile(scene, _lamp_and_arm(), 0, 0, depth=10.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _features(size: float, y: float = 0.0, awake: bool = False) -> list[Sheet]:
    """Two closed lids, a nose and a small mouth; who is awake has one eye open."""
    lid = "-.17,.02 -.11,-.035 -.04,.02"
    right = "" if awake else " ".join(f"{-x},{v}" for x, v in points(lid))
    lines = cuts(*filter(None, (lid, right)), thin=0.022, thick=0.032)
    lines = lines | cuts(".0,.02 .02,-.09 -.015,-.1", thin=0.012, thick=0.02)
    lines = lines | cuts("-.06,-.17 .0,-.195 .06,-.17", thin=0.014, thick=0.026)
    sheets = [Sheet(lines.scaled(size).at(0, y), _BLACK, ("closed eyes",))]
    if awake:
        ball = ellipse(0.08).scaled(size).at(0.11 * size, y)
        pupil = ellipse(0.04).scaled(size).at(0.14 * size, y + 0.02 * size)
        sheets += [*_edged(ball, _WHITE, "open eye"), Sheet(pupil, _BLACK, ("open eye",))]
    return sheets


def _nightcap(wide: float, y: float, colour: str, side: int) -> list[Sheet]:
    """A cap with a band `wide` across at height y; its tail falls to one side."""
    wool = blob(
        "-.5,.0 -.46,.32 -.2,.62 .2,.68 .56,.5 .8,.14 .86,-.3 .86,-.3 .72,-.28 .62,.02 .5,.0"
    )
    band = blob("-.56,-.1 -.58,.08 -.5,.14 .0,.2 .5,.14 .58,.08 .56,-.1 .48,-.14 .0,-.06 -.48,-.14")
    ball = ellipse(0.15).at(0.8, -0.38)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(wide * side, wide).at(0, y)

    stripes = strip(points("-.3,.0 -.2,.34 .08,.74"), 0.12) | strip(
        points(".1,.0 .22,.3 .5,.66"), 0.12
    )
    stripes = (stripes | strip(points(".5,.1 .7,.14 .95,.3"), 0.12)) & wool
    return [
        *_edged(placed(wool), colour, "nightcap", turn=140), Sheet(placed(stripes), _WHITE),
        *_edged(placed(ball), colour, "tassel"), *_edged(placed(band), colour, "nightcap"),
    ]  # fmt: skip


def _spoon() -> list[Sheet]:
    """A stout wooden spoon."""
    handle = strip(((0, -0.3), (0.02, -1.1)), 0.12, 0.14)
    bowl = blob("0,.38 .2,.32 .28,.1 .24,-.14 .1,-.36 -.1,-.36 -.24,-.14 -.28,.1 -.2,.32")
    grain = cuts("-.21,.12 -.2,-.06 -.14,-.22", ".21,.12 .2,-.06 .14,-.22", thick=0.02)
    return [
        *_edged(handle | bowl, "#bdbdbd", "wooden spoon", turn=84), Sheet(grain, _BLACK),
        *_features(1.05, 0.04), *_nightcap(0.46, 0.27, INKS["night"], 1),
    ]  # fmt: skip


def _knife() -> list[Sheet]:
    """A butter knife, broad and round, without an edge to fear."""
    blade = blob(
        "-.12,.88 -.03,.97 .07,.88 .16,.62 .2,.2 .19,-.18 .1,-.36 .1,-.36 -.12,-.36 -.12,-.36"
        " -.14,.0 -.14,.5"
    )
    handle = strip(((0, -0.3), (0, -1.1)), 0.17, 0.21)
    shine = cuts(".15,.3 .165,.1 .16,-.16", thick=0.02)
    return [
        *_edged(handle, INKS["vermilion"], "handle"), *_edged(blade, _WHITE, "butter knife"),
        Sheet(shine, _BLACK), *_features(0.8, 0.3), *_nightcap(0.24, 0.78, INKS["night"], 1),
    ]  # fmt: skip


def _fork() -> list[Sheet]:
    """A fork whose tines have come through its cap."""
    body = blob(
        "-.22,.3 -.22,.3 -.22,.02 -.15,-.2 -.05,-.32 .05,-.32 .15,-.2 .22,.02 .22,.3 .22,.3"
    )
    tines = Outline(())
    for x in (-0.18, -0.06, 0.06, 0.18):
        tines = tines | strip(((x, 0.26), (x, 1.0)), 0.085, 0.055) | ellipse(0.027).at(x, 1.0)
    handle = strip(((0, -0.28), (0, -1.1)), 0.1, 0.15)
    return [
        *_edged(tines, _WHITE, "fork"), *_edged(body | handle, _WHITE, "fork"),
        *_features(0.95, 0.06), *_nightcap(0.4, 0.3, INKS["vermilion"], 1),
    ]  # fmt: skip


def _whisk() -> list[Sheet]:
    """A whisk that sleeps with a mask over its wires."""
    wires = Outline(())
    for wide in (0.3, 0.2, 0.09):
        loop = [(0, -0.34), (-wide * 0.6, -0.1), (-wide, 0.3), (-wide * 0.6, 0.58), (0, 0.66)]
        half = strip(loop, 0.03)
        wires = wires | half | half.flipped()
    handle = strip(((0, -0.26), (0, -1.2)), 0.13, 0.16)
    mask = blob("-.32,.36 -.16,.4 .0,.36 .16,.4 .32,.36 .3,.2 .16,.12 .0,.2 -.16,.12 -.3,.2")
    lids = cuts("-.22,.27 -.15,.22 -.08,.27", ".08,.27 .15,.22 .22,.27", thin=0.02, thick=0.034)
    return [
        *_edged(wires, _WHITE, "whisk"), *_edged(handle, "#a8a8a8", "whisk"),
        *_edged(mask, INKS["night"], "sleeping mask", turn=20), Sheet(lids, _WHITE),
    ]  # fmt: skip


def _teaspoon() -> list[Sheet]:
    """The smallest, which is not asleep at all."""
    bowl = blob("0,.4 .2,.32 .27,.1 .2,-.16 .06,-.34 -.06,-.34 -.2,-.16 -.27,.1 -.2,.32")
    handle = strip(((0, -0.28), (0, -1.1)), 0.1, 0.13)
    return [
        *_edged(handle | bowl, _WHITE, "teaspoon"), *_features(1.2, 0.06, awake=True),
        *_nightcap(0.44, 0.29, INKS["night"], 1),
    ]  # fmt: skip


def _jar() -> list[Sheet]:
    """A stone jar for a bed, with a checked quilt turned down over its rim."""
    jar = blob(
        "-.62,.1 -.62,.1 .62,.1 .62,.1 .66,-.2 .6,-.56 .46,-.78 .46,-.78 -.46,-.78 -.46,-.78"
        " -.6,-.56 -.66,-.2"
    )
    band = strip(points("-.7,-.5 -.3,-.56 .3,-.56 .7,-.5"), 0.1) & jar
    quilt = blob(
        "-.7,.16 -.4,.1 -.1,.17 .2,.1 .5,.16 .72,.1 .76,-.1 .72,-.34 .56,-.4 .36,-.3 .16,-.38"
        " -.06,-.29 -.28,-.4 -.5,-.31 -.68,-.4 -.76,-.12"
    )
    lines = strips([((-0.9, y), (0.9, y - 0.03)) for y in (-0.02, -0.2)], 0.05)
    columns = strips([((x, 0.2), (x * 1.08, -0.5)) for x in (-0.56, -0.28, 0.0, 0.28, 0.56)], 0.05)
    fold = strip(points("-.74,.13 -.4,.08 -.1,.14 .2,.08 .5,.13 .74,.08"), 0.11)
    return [
        *_edged(jar, _WHITE, "jar", turn=90), Sheet(band, INKS["night"], turn=0),
        *_edged(quilt, INKS["vermilion"], "quilt", turn=100),
        Sheet((lines | columns) & quilt, _WHITE), *_edged(fold, _WHITE, "quilt"),
    ]  # fmt: skip


def _lamp_and_arm() -> list[Sheet]:
    """A hanging lamp, and an arm in a striped sleeve that pulls its chain."""
    flex = strip(((0.5, 1.6), (0.5, 1.36)), 0.03)
    shade = blob(".43,1.38 .57,1.38 .57,1.38 .68,1.2 .86,1.0 .86,1.0 .14,1.0 .14,1.0 .32,1.2")
    bulb = ellipse(0.13, 0.1).at(0.5, 0.99)
    chain = strip(((0.62, 0.99), (0.62, 0.5)), 0.022)
    ball = ellipse(0.04).at(0.62, 0.6)
    sleeve = blob("1.3,.84 1.3,.84 1.0,.8 .78,.76 .78,.76 .76,.56 .76,.56 1.0,.46 1.3,.3 1.3,.3")
    stripes = strips([((x, 0.9), (x - 0.06, 0.36)) for x in (0.89, 1.0)], 0.04) & sleeve
    cuff = blob(".82,.8 .74,.78 .71,.66 .73,.53 .82,.51 .8,.66")
    fist = blob(".76,.74 .66,.77 .56,.76 .52,.7 .54,.6 .6,.55 .7,.56 .78,.6")
    grip = cuts(".54,.7 .6,.71 .66,.7", ".54,.64 .6,.65 .66,.64", thin=0.01, thick=0.018)
    thumb = strip(points(".76,.74 .68,.8 .61,.82"), 0.06, 0.05) | ellipse(0.027).at(0.61, 0.82)
    return [
        Sheet(flex, _WHITE), *_edged(bulb, _WHITE, "lamp"), *_edged(chain, _WHITE, "chain"),
        *_edged(shade, INKS["night"], "lamp", turn=70), *_edged(ball.at(0, -0.14), _WHITE, "chain"),
        *_edged(fist, _WHITE, "hand"), Sheet(grip, _BLACK), *_edged(thumb, _WHITE, "hand"),
        *_edged(sleeve, INKS["vermilion"], "sleeve", turn=10), Sheet(stripes, _WHITE),
        *_edged(cuff, _WHITE, "sleeve"),
    ]  # fmt: skip
