"""A hat in the snow that somebody lives in."""

from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
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

_edged = partial(edged, edge=0.018)
_BLUE, _DEEP, _GOLD, _RED = INKS["night"], "#566f88", INKS["lamp"], INKS["vermilion"]


@card(
    palette="block_night",
    hand="woodcut",
    title="Someone grew under it",
    subject="enormous top hat in the snow with a lit door",
    props=("hat", "snow", "child", "door", "window", "light", "footprints", "long ears"),
    mood=("curious", "small", "wondering"),
)
def hat_in_the_snow(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    snow = land((-1, -0.50), (-0.4, -0.44), (0.3, -0.52), (1, -0.42))
    lay_pile(scene, [*_edged(snow, WHITE, "snow")], 0, 0, depth=55.0)
    hat = [*_crown(), *_window(), *_snow_cap(), *_brim(), *_door()]
    lay_pile(scene, [part.placed(0.14, -0.68, 1.03, -5, False) for part in hat], 0, 0, depth=46.0)
    lay_pile(scene, _ground(), 0, 0, depth=34.0)
    lay_pile(scene, _child(), -0.34, -1.04, 0.66, depth=28.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", stars=50, contrast=1.6, lamp_pool=0
    )


def _crown() -> list[Sheet]:
    """The crown, wider at its top, its silk shining along one side, and a wide band.

    Marks above the door tell how tall somebody has grown.
    """
    crown = blob(
        "-.48,.0 -.48,.0 -.46,.5 -.50,1.1 -.60,1.62 -.60,1.62 -.3,1.70 .0,1.72 .3,1.70 .60,1.62"
        " .60,1.62 .50,1.1 .46,.5 .48,.0 .48,.0 .24,-.09 .0,-.11 -.24,-.09"
    )
    dark = blob(".22,-.2 .20,.5 .24,1.1 .32,1.8 .32,1.8 .8,1.8 .8,1.8 .8,-.2 .8,-.2")
    shine = cuts("-.40,.56 -.43,1.0 -.50,1.50", "-.32,.60 -.34,1.0 -.40,1.54",
                 "-.24,1.10 -.27,1.34 -.30,1.58", thin=0.008, thick=0.034)  # fmt: skip
    band = strip(points("-.60,.30 -.30,.22 .0,.19 .30,.22 .60,.30"), 0.27)
    weave = cuts("-.46,.36 -.24,.29 .0,.265 .24,.29 .46,.36",
                 "-.46,.24 -.24,.165 .0,.14 .24,.165 .46,.24", thick=0.012)  # fmt: skip
    marks = strips([((-0.16, y), (-0.16 + wide, y + 0.006)) for y, wide in
                    ((0.54, 0.06), (0.62, 0.05), (0.73, 0.07), (0.88, 0.06), (1.08, 0.09))],
                   0.014)  # fmt: skip
    return [
        Sheet(rim(crown, 0.034), WHITE), *_edged(crown, _BLUE, "hat", turn=90),
        Sheet(dark & crown, _DEEP, turn=90), Sheet(shine, WHITE),
        Sheet(marks, WHITE, ("height marks",)),
        Sheet(band & crown, BLACK, ("hat band",)), Sheet(weave & crown, WHITE),
    ]  # fmt: skip


def _window() -> list[Sheet]:
    """A lit window high up, and the shadow of somebody with long ears in it."""
    pane = blob("-.02,.72 -.02,.72 -.02,1.10 .05,1.26 .16,1.31 .27,1.26 .34,1.10 .34,.72 .34,.72")
    ears = blob(".12,.90 .06,1.04 .05,1.18 .09,1.24 .13,1.16 .15,1.02 .16,.94 .18,1.02 .22,1.14"
                " .29,1.19 .30,1.12 .25,1.0 .20,.90")  # fmt: skip
    hare = ears | ellipse(0.105, 0.13).at(0.16, 0.83) | ellipse(0.17, 0.10).at(0.16, 0.68)
    sill = strip(points("-.07,.71 .39,.71"), 0.06)
    heap = blob("-.08,.73 .0,.79 .12,.77 .24,.80 .40,.74 .40,.74 -.08,.73")
    return [
        Sheet(rim(pane, 0.06), WHITE), *_edged(pane, _GOLD, "window", turn=90),
        Sheet(hare & pane, BLACK, ("long ears",)),
        *_edged(sill, WHITE, "window"), *_edged(heap, WHITE, "snow"),
    ]  # fmt: skip


def _snow_cap() -> list[Sheet]:
    """Snow on top of the hat, a stovepipe in it, and its smoke."""
    pipe = strip(points("-.34,1.64 -.34,1.95"), 0.11)
    lid = polygon("-.45,1.92 -.23,1.92 -.27,1.99 -.41,1.99")
    snow = blob(
        "-.66,1.60 -.66,1.60 -.60,1.74 -.36,1.80 -.06,1.88 .22,1.84 .46,1.80 .62,1.72 .66,1.60"
        " .56,1.56 .50,1.64 .36,1.60 .30,1.50 .22,1.62 .0,1.66 -.20,1.62 -.28,1.66 -.44,1.58"
    )
    dents = cuts("-.30,1.72 -.14,1.77 .04,1.77", ".20,1.74 .34,1.72 .44,1.68", thick=0.016)
    return [
        *_edged(pipe, "#9a9a9a", "stovepipe", turn=90), *_edged(lid, WHITE, "stovepipe"),
        *_edged(snow, WHITE, "snow"), Sheet(dents, BLACK),
    ]  # fmt: skip


def _brim() -> list[Sheet]:
    """The near half of the brim, which curls up at both sides."""
    brim = blob(
        "-.47,.04 -.47,.04 -.62,.04 -.80,.12 -.92,.20 -.96,.12 -.84,-.06 -.56,-.22 -.20,-.30"
        " .20,-.30 .56,-.22 .84,-.06 .96,.12 .92,.20 .80,.12 .62,.04 .47,.04 .47,.04 .24,-.06"
        " .0,-.09 -.24,-.06"
    )
    light = cuts("-.88,.10 -.66,-.08 -.34,-.19", ".86,.08 .66,-.08 .40,-.18", thick=0.024)
    return [
        Sheet(rim(brim, 0.034), WHITE), *_edged(brim, _BLUE, "hat", turn=0), Sheet(light, WHITE),
    ]  # fmt: skip


def _door() -> list[Sheet]:
    """A small lit door that stands ajar, and a mat of light before it."""
    mat = polygon("-.22,-.085 .08,-.085 .02,-.34 -.44,-.34")
    frame = blob("-.22,-.09 -.22,-.09 -.22,.28 -.17,.40 -.07,.45 .03,.40 .08,.28 .08,-.09 .08,-.09")
    leaf = blob("-.02,-.10 -.02,-.10 -.02,.42 -.02,.42 .09,.38 .15,.24 .15,-.16 .15,-.16")
    boards = strips([((0.04, -0.13), (0.04, 0.40)), ((0.10, -0.15), (0.10, 0.34))], 0.010)
    knob = ellipse(0.022).at(0.118, 0.08)
    return [
        Sheet(mat, _GOLD, ("light",), turn=90), Sheet(rim(frame, 0.06), WHITE),
        *_edged(frame, _GOLD, "door", turn=90), *_edged(leaf, WHITE, "door"),
        Sheet(boards & leaf, BLACK), *_edged(knob, _GOLD, edge=0.014),
    ]  # fmt: skip


def _ground() -> list[Sheet]:
    """The drift the hat has sunk into, light across it, and one line of steps."""
    drift = blob(
        "-1.3,-.84 -.9,-.88 -.66,-.95 -.4,-.98 -.1,-.97 .2,-1.02 .5,-.96 .76,-.90 1.0,-.74 1.3,-.70"
        " 1.3,-1.8 1.3,-1.8 -1.3,-1.8 -1.3,-1.8"
    )
    light = polygon("-.16,-.96 .04,-.98 -.02,-1.62 -.66,-1.62")
    lines = cuts(".36,-1.14 .6,-1.10 .86,-1.13", ".24,-1.30 .5,-1.27 .78,-1.31",
                 ".56,-1.42 .74,-1.40 .92,-1.42", "-.96,-1.06 -.84,-1.03 -.72,-1.06",
                 thick=0.018)  # fmt: skip
    steps = Outline(())
    for x, y, size in (
        (-0.44, -1.10, 0.7), (-0.56, -1.12, 0.75), (-0.58, -1.20, 0.8), (-0.70, -1.23, 0.85),
        (-0.70, -1.33, 0.95), (-0.84, -1.37, 1.0),
    ):  # fmt: skip
        steps = steps | ellipse(0.055 * size, 0.024 * size).turned(24).at(x, y)
    return [
        *_edged(drift, WHITE, "snow"), Sheet(light & drift, _GOLD, ("light",), turn=80),
        Sheet(lines, BLACK), Sheet(steps, BLACK, ("footprints",)),
    ]  # fmt: skip


def _child() -> list[Sheet]:
    """A child in a red hooded coat from the side, who knocks; its feet are at y = 0."""
    legs = strip(((-0.06, 0.20), (-0.07, 0.04)), 0.10) | strip(((0.08, 0.20), (0.10, 0.04)), 0.10)
    shoes = ellipse(0.09, 0.045).at(-0.04, 0.02) | ellipse(0.09, 0.045).at(0.13, 0.02)
    coat = blob(
        "-.08,.58 .08,.58 .15,.46 .17,.30 .23,.12 .23,.12 .02,.09 -.22,.13 -.22,.13 -.17,.32"
        " -.15,.48"
    )
    folds = cuts(".08,.34 .11,.24 .14,.14", "-.02,.34 -.03,.24 -.03,.12",
                 "-.10,.32 -.13,.24 -.15,.15", thick=0.020)  # fmt: skip
    arm = strip(points("-.02,.48 .16,.42 .30,.56"), 0.13, 0.10) | ellipse(0.065).at(-0.02, 0.48)
    mitten = ellipse(0.068, 0.060).at(0.345, 0.60)
    head = _hooded_head()
    return [
        *_edged(legs, "#3a3a3a", "child"), *_edged(shoes, BLACK, "shoes", line=WHITE),
        *_edged(coat, _RED, "child", turn=84), Sheet(folds, BLACK),
        *(part.placed(0.03, 0.75, 0.37, 10, flip=False) for part in head),
        *_edged(arm, _RED, "child", turn=20), *_edged(mitten, WHITE, "mitten"),
    ]  # fmt: skip


def _hooded_head() -> list[Sheet]:
    """A child's head that looks to the right, in a pointed hood with a white trim."""
    hood = blob(
        ".30,.42 .10,.64 -.20,.72 -.60,.86 -.60,.86 -.54,.40 -.54,.05 -.50,-.30 -.32,-.56"
        " -.06,-.60 -.02,-.36 -.04,-.05 .04,.20 .18,.30"
    )
    trim = strip(points(".28,.42 .08,.26 -.04,.02 -.06,-.30 .0,-.54"), 0.12)
    return [
        *carved_profile(CHILD, "short", "#3a3a3a", lid="round", smile=0.6),
        *_edged(hood, _RED, "hood", edge=0.05, turn=100), *_edged(trim, WHITE, "hood", edge=0.04),
    ]  # fmt: skip
