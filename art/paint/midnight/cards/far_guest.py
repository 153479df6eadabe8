"""A table that is longer than a voice carries."""

import math
from functools import partial

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_edged = partial(edged, edge=0.02)

_INK, _PAPER = "#141414", "#f6f6f6"
_RED = "#f4aa9a"
"""A light tone of vermilion, for what is cut almost clear."""
_HORIZON = (0.34, 0.80)
"""Where table, candles and furrows vanish."""
_HIGH, _HALF, _END = 0.95, 0.80, 11.0
"""How far the eye is above the table, half the width of the table, and how far it reaches."""


@card(
    palette="block_day",
    hand="woodcut",
    title="He invited both ends",
    subject="table that reaches to the horizon",
    props=("long table", "host", "guest who waves", "candles", "plates", "sun", "snail with salt"),
    mood=("absurd", "lonely", "polite"),
)
def long_table(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_PAPER)
    sun = ellipse(0.42).at(_HORIZON[0], _HORIZON[1] + 0.04)
    scene.lay(Sheet(sun, "#f2cd80", ("sun",), turn=0), depth=58.0)
    lay_pile(scene, _plain(), 0, 0, depth=56.0)
    lay_pile(scene, _guest(), *_seen(0, 0, _END), 1.3, depth=53.0)
    lay_pile(scene, _table(), 0, 0, depth=52.0)
    for index, (away, tall) in enumerate(_CANDLES):
        lay_pile(scene, _candle(away, tall), 0, 0, depth=40.0 - index)
    lay_pile(scene, _snail(), *_seen(0.56, 0, 1.95), 0.52, depth=26.0)
    lay_pile(scene, _place(), 0, 0, depth=24.0)
    lay_pile(scene, _host(), -0.34, -0.62, depth=20.0)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


_CANDLES = (
    (7.6, 0.50), (5.4, 0.42), (3.9, 0.56), (2.85, 0.34), (2.10, 0.54), (1.56, 0.30), (1.16, 0.62),
)  # fmt: skip
"""How far away each candle stands, and how high it still is."""


def _seen(across: float, up: float, away: float) -> Point:
    """Where a point over the table is in the picture."""
    return _HORIZON[0] + across / away, _HORIZON[1] + (up - _HIGH) / away


def _disc(across: float, away: float, radius: float) -> Outline:
    """Something round that lies on the table."""
    turns = [math.tau * index / 48 for index in range(48)]
    rim_points = [(radius * math.cos(a), 0.52 * radius * math.sin(a)) for a in turns]
    return polygon(*(_seen(across + x, 0, away + z) for x, z in rim_points))


def _plain() -> list[Sheet]:
    """A black field whose furrows run to the horizon."""
    furrows = Outline(())
    for index in range(-14, 15):
        near = _seen(index * 0.62 + 0.2, -0.9, 0.55)
        far = _seen(index * 0.62 + 0.2, -0.9, 30)
        furrows = furrows | strip((near, far), 0.040, 0.003)
    ground = land((-1, _HORIZON[1]), (1, _HORIZON[1]))
    return [Sheet(ground, _INK, ("field",)), Sheet(furrows & ground, _PAPER, ("furrows",))]


def _table() -> list[Sheet]:
    """A white cloth with a border along both sides, and creases where it was folded."""
    near = 0.40
    top = polygon(
        _seen(-_HALF, 0, near), _seen(-_HALF, 0, _END), _seen(_HALF, 0, _END), _seen(_HALF, 0, near)
    )
    border = Outline(())
    for side in (-1, 1):
        x = side * (_HALF - 0.10)
        border = border | polygon(
            _seen(x, 0, near), _seen(x, 0, _END), _seen(x - side * 0.05, 0, _END),
            _seen(x - side * 0.05, 0, near),
        )  # fmt: skip
    folds = Outline(())
    for away in (0.82, 1.25, 1.75, 2.4, 3.3, 4.6, 6.4):
        ends = (_seen(-_HALF, 0, away), _seen(_HALF, 0, away))
        folds = folds | strip(ends, 0.012 / away)
    return [
        Sheet(rim(top, 0.022), _INK), Sheet(top, _PAPER, ("long table",)), Sheet(folds, "#8a8a8a"),
        Sheet(border, INKS["vermilion"], ("border",), turn=90),
    ]  # fmt: skip


def _candle(away: float, tall: float) -> list[Sheet]:
    """A candle in a stick, with its foot on the left half of the table."""
    x, y = _seen(-0.46, 0, away)
    size = 1 / away
    foot = _disc(-0.46, away, 0.14)
    stick = polygon("-.05,.0 .05,.0 .025,.10 -.025,.10") | ellipse(0.085, 0.026).at(0, 0.10)
    wax = polygon((-0.048, 0.10), (0.048, 0.10), (0.044, 0.10 + tall), (-0.044, 0.10 + tall))
    drip = cuts(
        [(0.02, 0.10 + tall), (0.03, 0.06 + tall * 0.8), (0.026, 0.10 + tall * 0.55)], thick=0.022
    )
    flame = blob("0,0 -.055,.07 -.04,.14 .01,.27 .045,.15 .055,.07").at(0, 0.115 + tall)
    line = max(0.006, 0.018 * size)
    sheets = [Sheet(rim(foot, line), _INK), Sheet(foot, "#5a5a5a", ("candlesticks",))]
    for outline, colour, tag in (
        (stick, "#3a3a3a", "candlesticks"), (wax, _PAPER, "candles"), (flame, "#f2cd80", "flames"),
    ):  # fmt: skip
        shape = outline.scaled(size).at(x, y)
        sheets += [Sheet(rim(shape, line), _INK), Sheet(shape, colour, (tag,), turn=90)]
    return [*sheets, Sheet(drip.scaled(size).at(x, y), _INK)]


def _guest() -> list[Sheet]:
    """Somebody tiny in red at the far end, who waves with both arms."""
    dress = blob(
        "-.045,-.06 -.045,-.06 -.03,.03 -.035,.07 .0,.085 .035,.07 .03,.03 .045,-.06 .045,-.06"
    )
    arms = strip(((0.02, 0.07), (0.085, 0.15)), 0.024) | strip(
        ((-0.02, 0.07), (-0.08, 0.14)), 0.024
    )
    whole = dress | arms
    face = ellipse(0.026, 0.030).at(0.0, 0.115)
    hair = ellipse(0.030, 0.022).at(0.0, 0.135) | ellipse(0.014).at(0.0, 0.16)
    return [
        Sheet(rim(whole, 0.014), _INK), Sheet(whole, _RED, ("guest who waves",)),
        Sheet(rim(face, 0.012), _INK), Sheet(face, _PAPER), Sheet(hair, _INK),
    ]  # fmt: skip


def _snail() -> list[Sheet]:
    """A snail on its way to the other end, with the salt on its shell."""
    body = blob(
        "-.20,.0 -.16,.07 .0,.08 .12,.10 .16,.20 .22,.22 .27,.17 .24,.06 .20,.0 .20,.0 -.24,.0"
    )
    horns = strips([((0.20, 0.20), (0.19, 0.30)), ((0.23, 0.20), (0.27, 0.29))], 0.018)
    horns = horns | ellipse(0.02).at(0.19, 0.31) | ellipse(0.02).at(0.275, 0.30)
    shell = ellipse(0.145, 0.135).at(-0.04, 0.17)
    coil = cuts(
        "-.14,.13 -.10,.26 .03,.26 .06,.15 -.02,.09 -.08,.14 -.04,.20 .0,.17",
        thin=0.010,
        thick=0.026,
    )
    salt = polygon("-.10,.29 .03,.29 .015,.46 -.085,.46") | blob(
        "-.085,.46 -.07,.52 .0,.52 .015,.46"
    )
    holes = ellipse(0.009).at(-0.055, 0.495) | ellipse(0.009).at(-0.015, 0.495)
    band = strip(((-0.092, 0.42), (0.022, 0.42)), 0.022)
    trail = cuts("-.26,.01 -.44,-.03 -.58,-.01", thick=0.016)
    return [
        Sheet(trail, "#8a8a8a"), Sheet(horns, _INK), *_edged(body, _PAPER, "snail"),
        *_edged(salt, _PAPER, "salt"), Sheet(band | holes, _INK),
        *_edged(shell, INKS["lamp"], "snail"), Sheet(coil, _INK),
    ]  # fmt: skip


def _place() -> list[Sheet]:
    """The host's own plate with a fish bone on it, and his glass."""
    plate = _disc(0.15, 0.60, 0.20)
    well = _disc(0.15, 0.60, 0.145) - _disc(0.15, 0.60, 0.135)
    x, y = _seen(0.17, 0, 0.56)
    bone = strip(((x - 0.20, y - 0.03), (x + 0.12, y + 0.02)), 0.020)
    ribs = strips([((x - 0.14 + 0.06 * i, y - 0.07 + 0.01 * i), (x - 0.17 + 0.06 * i, y + 0.04
                   + 0.01 * i)) for i in range(5)], 0.014)  # fmt: skip
    head = blob((x + 0.10, y + 0.08), (x + 0.24, y + 0.04), (x + 0.12, y - 0.05))
    return [
        *_edged(plate, _PAPER, "plate"), Sheet(well, _INK), Sheet(bone | ribs | head, _INK),
    ]  # fmt: skip


def _host() -> list[Sheet]:
    """The host from behind in a well cut coat; his right arm lifts a glass to the far end."""
    back = blob(
        ".0,.02 .20,-.02 .36,-.10 .42,-.24 .40,-.50 .36,-.72 .38,-1.1 .38,-1.1 -.42,-1.1 -.42,-1.1"
        " -.40,-.72 -.44,-.50 -.48,-.24 -.40,-.10 -.22,-.02"
    )
    left = blob("-.40,-.12 -.52,-.26 -.60,-.56 -.62,-.86 -.60,-1.1 -.60,-1.1 -.36,-1.1 -.36,-1.1"
                " -.38,-.80 -.38,-.46 -.36,-.26")  # fmt: skip
    seams = cuts(
        "-.01,-.06 -.015,-.50 -.01,-1.0", ".31,-.16 .24,-.34 .20,-.58 .22,-1.0",
        "-.35,-.16 -.27,-.34 -.23,-.58 -.25,-1.0", thin=0.010, thick=0.018,
    )  # fmt: skip
    holes = cuts(
        ".30,-.08 .35,-.20 .33,-.38", "-.36,-.10 -.41,-.22 -.385,-.40",
        "-.44,-.50 -.50,-.58 -.56,-.60", "-.42,-.62 -.50,-.70 -.58,-.72", thin=0.008, thick=0.016,
    )  # fmt: skip
    belt = polygon("-.235,-.60 .205,-.60 .21,-.69 -.24,-.69")
    buttons = ellipse(0.026).at(-0.17, -0.645) | ellipse(0.026).at(0.14, -0.645)
    return [
        *_raised_arm(),
        Sheet(rim(left, 0.024), _PAPER), Sheet(left, _INK, ("host",)),
        Sheet(rim(back, 0.024), _PAPER), Sheet(back, _INK, ("host", "coat")),
        Sheet(seams | holes, _PAPER, ("seams",)),
        Sheet(rim(belt, 0.014), _PAPER), Sheet(belt, _INK), Sheet(buttons, _PAPER, ("buttons",)),
        *_host_head(),
    ]  # fmt: skip


def _raised_arm() -> list[Sheet]:
    """A sleeve, a cuff, a glove and the glass in it."""
    sleeve = blob(".24,-.10 .38,-.16 .52,-.14 .60,.06 .64,.22 .64,.22 .80,.17 .80,.17 .76,-.04"
                  " .70,-.30 .56,-.44 .40,-.46 .30,-.36")  # fmt: skip
    creases = cuts(".48,-.20 .56,-.26 .66,-.24", ".46,-.28 .54,-.34 .62,-.34", ".56,-.10 .64,-.14"
                   " .72,-.12", thick=0.018)  # fmt: skip
    cuff = polygon(".625,.20 .805,.145 .825,.21 .645,.265")
    hand = blob(".655,.25 .65,.34 .67,.42 .74,.45 .81,.42 .84,.34 .81,.21")
    thumb = blob(".68,.30 .62,.36 .62,.43 .67,.44 .71,.37")
    fingers = cuts(".70,.345 .76,.34 .83,.33", ".70,.39 .76,.39 .82,.375", thick=0.014)
    stem = strip(((0.735, 0.34), (0.745, 0.56)), 0.022) | ellipse(0.065, 0.016).at(0.735, 0.285)
    bowl = blob(".65,.82 .66,.68 .70,.58 .75,.55 .80,.58 .84,.68 .85,.82 .85,.82 .65,.82")
    wine = blob(".665,.70 .68,.63 .72,.58 .75,.57 .78,.58 .82,.63 .835,.70 .835,.70")
    return [
        *_edged(stem | bowl, _PAPER, "glass"), Sheet(wine, INKS["vermilion"], ("wine",)),
        *_edged(hand, _PAPER, "glove"), Sheet(fingers, _INK), *_edged(thumb, _PAPER, "glove"),
        Sheet(rim(sleeve, 0.024), _PAPER), Sheet(sleeve, _INK, ("host",)), Sheet(creases, _PAPER),
        *_edged(cuff, _PAPER, "cuff"),
    ]  # fmt: skip


def _host_head() -> list[Sheet]:
    """The back of a head: ears, combed hair, a stiff collar and the bow of a napkin."""
    neck = polygon("-.11,-.04 .10,-.04 .11,.14 -.12,.14")
    collar = blob("-.16,-.02 -.15,.06 .0,.035 .14,.06 .15,-.02 .0,-.06")
    skull = blob("-.20,.30 -.20,.48 -.10,.60 .02,.62 .14,.57 .21,.44 .19,.26 .10,.12 -.10,.12")
    ears = ellipse(0.05, 0.085).turned(8).at(-0.215, 0.30) | ellipse(0.05, 0.085).turned(-8).at(
        0.21, 0.30
    )
    hair = blob(
        "-.205,.34 -.20,.50 -.09,.62 .03,.64 .16,.58 .22,.45 .20,.32 .12,.20 .0,.16 -.12,.20"
    )
    comb = cuts(
        ".02,.60 -.10,.48 -.13,.26", ".03,.60 -.03,.46 -.05,.21", ".04,.60 .04,.44 .03,.20",
        ".05,.60 .11,.46 .11,.24", "-.03,.60 -.16,.50 -.18,.34", ".09,.58 .17,.46 .18,.34",
        thin=0.006, thick=0.018,
    )  # fmt: skip
    bow = blob("-.02,.0 -.14,.07 -.17,.0 -.13,-.07") | blob(".0,.0 .12,.07 .15,.0 .11,-.07")
    bow = bow | strip(points("-.02,.0 -.06,-.12 -.12,-.20"), 0.05, 0.07)
    bow = bow | strip(points(".0,.0 .03,-.12 .08,-.19"), 0.05, 0.07) | ring(0.035, 0.0).at(-0.01, 0)
    return [
        *_edged(ears, _PAPER, "host"), *_edged(neck, _PAPER, "host"),
        *_edged(skull, _PAPER, "host"),
        Sheet(rim(hair, 0.02), _INK), Sheet(hair, _INK, ("hair",)), Sheet(comb, _PAPER),
        *_edged(collar, _PAPER, "collar"), *_edged(bow.at(0, 0.0), INKS["vermilion"], "napkin"),
    ]  # fmt: skip
