"""Six at a table in the dark, seen from above."""

import math
from dataclasses import dataclass
from functools import partial

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    polygon,
    ring,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.016)

_BLACK, _WHITE = "#141414", "#f6f6f6"
_MIDDLE = (0.07, 0.0)


@dataclass(frozen=True)
class _Guest:
    """Somebody of whom a sleeve is seen, a hand, and a mug."""

    angle: float
    """Where the hand is, in degrees round the candle."""
    away: float
    """How far the mug stands from the candle."""
    size: float
    sleeve: str
    cuff: str
    hand: str
    mug: str
    lean: float = 0.0
    """How far the sleeve turns from the middle, in degrees."""


_RED, _BLUE, _GOLD = INKS["vermilion"], INKS["night"], INKS["lamp"]
_GUESTS = (
    _Guest(14, 0.52, 0.86, _RED, _WHITE, _BLUE, _WHITE, 10),
    _Guest(66, 0.66, 1.0, "#8a8a8a", _WHITE, _RED, _BLUE, -6),
    _Guest(120, 0.70, 1.08, _BLUE, _BLACK, _WHITE, _RED, 12),
    _Guest(172, 0.52, 0.90, _BLACK, _GOLD, _GOLD, _WHITE, -14),
    _Guest(304, 0.72, 0.92, _GOLD, _RED, _WHITE, _BLUE, -10),
)
_STRANGER = _Guest(238, 0.70, 1.10, "#3a3a3a", _RED, "#a8a8a8", _WHITE, 8)


@card(
    palette="block_night",
    hand="woodcut",
    title="One of these is not ours",
    subject="six hands round a candle, one of them a paw",
    props=("candle", "table", "mittens", "gloves", "paw", "mugs", "sleeves"),
    mood=("secretive", "cosy", "spooky"),
)
def hand_circle(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _table(), *_MIDDLE, depth=50.0)
    for index, guest in enumerate(_GUESTS):
        lay_pile(scene, _placed(guest, _mitten(guest, index)), *_MIDDLE, depth=40.0 - 2 * index)
    lay_pile(scene, _placed(_STRANGER, _paw()), *_MIDDLE, depth=28.0)
    lay_pile(scene, _candle(), *_MIDDLE, depth=24.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, lamp_pool=0, border=False
    )


def _placed(guest: _Guest, hand: list[Sheet]) -> list[Sheet]:
    """Sleeve, mug and hand of a guest, turned towards the candle."""
    turn = guest.angle + 90
    x = guest.away * math.cos(math.radians(guest.angle))
    y = guest.away * math.sin(math.radians(guest.angle))
    sleeve = [sheet.placed(0, -0.36, 1, guest.lean, False) for sheet in _sleeve(guest)]
    parts = [*_mug(guest.mug, guest is _STRANGER), *hand, *sleeve]
    return [sheet.placed(x, y, guest.size, turn, False) for sheet in parts]


def _table() -> list[Sheet]:
    """A round table of boards, light round the candle and dark at its edge."""
    top = ellipse(0.98, 1.06)
    planks = strips([((-1.0, y), (1.0, y + 0.06)) for y in (-0.78, -0.4, 0.36, 0.74)], 0.014)
    lit = ellipse(0.60, 0.62)
    rays = []
    for step in range(30):
        angle = math.radians(12 * step + 4 * (step % 3))
        near, far = 0.30 + 0.03 * (step % 2), 0.50 + 0.10 * (step % 3)
        rays.append([(near * math.cos(angle), near * math.sin(angle)),
                     (far * math.cos(angle), far * math.sin(angle))])  # fmt: skip
    return [
        *_edged(top, "#6a6a6a", "table", turn=3, line=_WHITE), Sheet(planks & top, _BLACK),
        Sheet(lit, "#d2d2d2", ("table",), turn=3),
        Sheet(cuts(*rays, thick=0.016), _WHITE, ("light",)),
        Sheet(ellipse(0.33, 0.34), INKS["lamp"], ("light",), turn=3),
    ]  # fmt: skip


def _candle() -> list[Sheet]:
    """A thick candle in a saucer, drawn as it stands."""
    saucer, well = ellipse(0.24, 0.15).at(0, -0.10), ellipse(0.17, 0.10).at(0, -0.09)
    grip = ring(0.075, 0.04).at(0.28, -0.12)
    wax = blob(
        "-.085,-.10 -.085,-.10 -.085,.16 -.05,.19 .0,.17 .06,.19 .085,.15 .085,-.10 .085,-.10"
        " .0,-.13"
    )
    drops = blob(".085,.16 .085,.16 .12,.06 .11,-.02 .08,.0 .06,.12") | blob(
        "-.085,.15 -.12,.02 -.10,-.06 -.07,.0 -.06,.14"
    )
    wick = strips([((0, 0.17), (0.005, 0.23))], 0.018)
    flame = blob(".0,.20 -.065,.26 -.055,.36 .01,.50 .01,.50 .065,.36 .06,.26")
    core = blob(".0,.22 -.025,.27 .0,.35 .025,.27")
    shade = cuts(".05,.10 .055,.0 .05,-.08", "-.04,.06 -.04,-.06", thick=0.014)
    return [
        *_edged(grip, _WHITE, "saucer"), *_edged(saucer, _WHITE, "saucer"),
        *_edged(well, "#a0a0a0", turn=2), *_edged(wax | drops, _WHITE, "candle"),
        Sheet(shade, _BLACK), Sheet(wick, _BLACK), *_edged(flame, INKS["lamp"], "flame"),
        Sheet(core, _WHITE),
    ]  # fmt: skip


def _sleeve(guest: _Guest) -> list[Sheet]:
    """A sleeve that comes from below to a cuff at the origin."""
    cloth = polygon("-.15,-.02 .15,-.02 .26,-1.3 -.26,-1.3")
    folds = cuts("-.10,-.14 -.02,-.20 .06,-.18", ".14,-.30 .04,-.36 -.06,-.34",
                 "-.16,-.50 -.04,-.56 .08,-.54", thick=0.018)  # fmt: skip
    band = blob(
        "-.18,.06 -.18,.06 .0,.09 .18,.06 .18,.06 .19,-.10 .19,-.10 .0,-.07 -.19,-.10 -.19,-.10"
    )
    mark = _WHITE if guest.sleeve < "#6" else _BLACK
    ribs = cuts(*([(x, 0.07), (x, -0.08)] for x in (-0.12, -0.06, 0.0, 0.06, 0.12)), thick=0.012)
    return [
        *_edged(cloth, guest.sleeve, "sleeve", turn=88, line=_WHITE), Sheet(folds, mark),
        *_edged(band, guest.cuff, "cuff"), Sheet(ribs, _WHITE if guest.cuff == _BLACK else _BLACK),
    ]  # fmt: skip


def _mug(colour: str, milk: bool) -> list[Sheet]:
    """A mug from above with its handle; one is full of milk."""
    grip = ring(0.07, 0.035).at(0.13, 0.10)
    gleam = cuts(arc(0, 0, 0.075, 110, 190), thick=0.016)
    return [
        *_edged(grip, colour, "mug"), *_edged(ellipse(0.145), colour, "mug"),
        *_edged(ellipse(0.105), _WHITE if milk else _BLACK, "milk" if milk else "tea"),
        Sheet(gleam, _BLACK if milk else _WHITE),
    ]  # fmt: skip


def _mitten(guest: _Guest, index: int) -> list[Sheet]:
    """A mitten round a mug at the origin, or a glove with fingers."""
    shape = blob(
        "-.12,-.36 -.21,-.22 -.26,-.02 -.22,.13 -.14,.16 -.11,.08 -.13,-.03 -.08,-.12 .02,-.15"
        " .10,-.12 .13,-.02 .17,.06 .24,.02 .24,-.08 .18,-.22 .12,-.36"
    )
    patterns = (
        cuts("-.20,-.20 .0,-.24 .19,-.20", "-.17,-.28 .0,-.31 .15,-.28", thick=0.022),
        cuts("-.22,-.10 -.12,-.08", "-.24,.0 -.13,.01", "-.23,.08 -.13,.08", "-.02,-.18 .0,-.32",
             thick=0.016),
        cuts("-.06,-.20 -.02,-.26 .04,-.20", "-.02,-.26 -.02,-.32", "-.22,-.06 -.16,-.10",
             "-.22,.06 -.16,.02", ".16,-.12 .20,-.04", thick=0.018),
        cuts("-.22,-.10 -.12,-.08", "-.24,.0 -.13,.01", "-.23,.08 -.13,.08", "-.08,-.18 -.09,-.30",
             ".04,-.18 .05,-.30", thick=0.016),
        cuts("-.12,-.22 -.06,-.28 .0,-.22 .06,-.28 .12,-.22", "-.20,.0 -.18,.08", thick=0.018),
    )  # fmt: skip
    return [*_edged(shape, guest.hand, "mitten", turn=80), Sheet(patterns[index], _BLACK)]


def _paw() -> list[Sheet]:
    """A furry paw with claws round a mug at the origin."""
    fur = blob(
        "-.14,-.38 -.14,-.38 -.22,-.26 -.20,-.20 -.26,-.12 -.24,-.04 -.23,.08 -.16,.10 -.11,.03"
        " -.08,.03 -.04,-.04 .0,.0 .04,-.04 .08,.03 .12,.03 .17,.10 .24,.07 .25,-.04 .27,-.12"
        " .20,-.20 .22,-.27 .14,-.38 .14,-.38"
    )
    claws = Outline(())
    for x, y, tilt in ((-0.18, 0.08, 16), (-0.075, 0.02, 6), (0.075, 0.02, -6), (0.19, 0.08, -16)):
        claws = claws | polygon("-.020,-.02 .020,-.02 .0,.055").turned(tilt).at(x, y)
    tufts = cuts("-.14,-.12 -.12,-.20", "-.05,-.14 -.05,-.22", ".05,-.12 .05,-.20",
                 ".14,-.14 .13,-.22", "-.10,-.26 -.09,-.34", ".02,-.26 .02,-.34",
                 ".10,-.26 .10,-.33", "-.18,-.02 -.18,-.08", ".19,-.02 .19,-.08",
                 thin=0.006, thick=0.020)  # fmt: skip
    toes = cuts("-.13,.0 -.12,-.08", "-.0,-.02 .0,-.10", ".13,.0 .12,-.08", thick=0.016)
    parts = [
        *_edged(fur, _STRANGER.hand, "paw", turn=84), Sheet(tufts | toes, _BLACK),
        *_edged(claws, _BLACK, "claws", line=_WHITE),
    ]  # fmt: skip
    return [part.placed(0, -0.05, 1, 0, False) for part in parts]
