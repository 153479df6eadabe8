"""A running man with the shadow of a hare."""

import math

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.scarves import scarf_band
from art.paint.midnight.stage import lay_pile
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN, head
from art.paint.story.cutouts.geometry import (
    blob,
    box,
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
from art.paint.story.sheets import Outline, Sheet

_BLACK, _WHITE = "#161616", "#f6f6f6"


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
        Sheet(second, _WHITE, ("houses",)), *edged(first, _WHITE, "houses"),
        *edged(third, "#e8e8e8", "houses", turn=90), *edged(eaves, "#3a3a3a", "roofs", turn=30),
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
        Sheet(corner & _hare(), "#c8c8c8"), *edged(door, INKS["vermilion"], "door", turn=88),
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
        *edged(shoe.turned(-58).at(-0.27, 0.08), "#2c2c2c", "shoe"),
        *edged(back, "#d0d0d0", "legs"),
        *edged(ellipse(0.045).at(0.385, 0.64), _WHITE, "mitten"),
        *edged(far, INKS["night"], "coat", turn=20),
        *edged(shoe.turned(14).at(0.20, 0.06), "#2c2c2c", "shoe"), *edged(front, _WHITE, "legs"),
        *edged(coat, INKS["night"], "runner", "coat", turn=30), Sheet(folds, _BLACK),
        *_runner_head(), *_flying_scarf(),
        *edged(ellipse(0.045).at(0.05, 0.415), _WHITE, "mitten"),
        *edged(near, INKS["night"], "coat", turn=140),
    ]  # fmt: skip


def _runner_head() -> list[Sheet]:
    """A bareheaded man who looks up to what runs before him."""
    skin, *_, locks = head(_WHITE, _BLACK, MAN, "curls", "none")
    marks = ellipse(0.04, 0.055).at(0.27, 0.03) | strip(points(".17,.19 .28,.22 .38,.17"), 0.034)
    marks = marks | ellipse(0.045, 0.035).at(0.37, -0.28)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(0.25).turned(8).at(0.13, 0.82)

    return [
        *edged(placed(skin.outline), _WHITE, "face"), Sheet(placed(marks), _BLACK),
        *edged(placed(locks.outline), "#3c3c3c", "hair", turn=150),
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
        Sheet(fringe, INKS["vermilion"], ("fringe",)), *scarf_band(short, 0.07, 0.09),
        *scarf_band(long, 0.08, 0.11), *edged(collar, INKS["vermilion"], "scarf", turn=30),
    ]  # fmt: skip
