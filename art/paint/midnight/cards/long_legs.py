"""Very long legs on stilts, their owners lost in the fog, and a child who walks before them."""

from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, family, paces
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD
from art.paint.story.cutouts.geometry import blob, box, ellipse, points, smooth, strip, strips
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.020)
_GOLD = INKS["lamp"]
_PALE_RED, _PALE_BLUE = "#ffc2b6", "#b4c8e4"
"""Tints of vermilion and night: they print in these inks with few black lines."""


@card(
    palette="block_day",
    hand="woodcut",
    title="They measure the fog",
    subject="very long legs on stilts that vanish in the fog",
    props=("stilts", "trousers", "fog", "child", "red ribbon", "heron legs", "coat hems", "boots"),
    mood=("gentle", "uncanny", "grand"),
)
def stilt_walkers_fog(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _prints(), 0, 0, depth=58.0)
    lay_pile(scene, _heron(), 0.02, 0, depth=56.0)
    lay_pile(scene, _checked_legs(), 0, 0, depth=50.0)
    lay_pile(scene, _striped_legs(), 0.025, 0, depth=46.0)
    lay_pile(scene, _ribbon(), 0, 0, depth=42.0)
    lay_pile(scene, _fog(), 0, 0, depth=38.0)
    lay_pile(scene, _child(), -0.295, -0.08, 0.92, depth=34.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.5, lamp_pool=0)


_BILLOWS = (
    (-0.98, 1.06, 0.34), (-0.66, 1.20, 0.24), (-0.30, 1.36, 0.26), (0.04, 1.24, 0.24),
    (0.38, 1.16, 0.27), (0.70, 1.34, 0.24), (1.00, 1.24, 0.24),
)  # fmt: skip
"""Billows of fog, each by its middle and radius."""


def _fog() -> list[Sheet]:
    """The bank of fog above: round billows, and lines along their lower sides."""
    bank, lines = box(2.4, 0.6).at(0, 1.6), []
    for index, (x, y, radius) in enumerate(_BILLOWS):
        bank = bank | ellipse(radius, radius * 0.9).at(x, y)
        for step in range(1 + round(6 * radius)):
            reach, start = radius * (0.78 - 0.26 * step), 210 + 40 * (index % 3)
            lines.append(arc(x, y, reach, start, start + 96 - 12 * step, 0.9))
    return [*_edged(bank, WHITE, "fog", edge=0.018), Sheet(cuts(*lines, thick=0.014), BLACK)]


def _prints() -> list[Sheet]:
    """Soft ground: a round dent under each stilt, older dents, and a few blades of grass."""
    dents = Outline(())
    for x, y, size in (
        (-0.555, -1.30, 0.07), (-0.165, -1.40, 0.07), (0.66, -1.10, 0.055),
        (0.905, -1.02, 0.05), (-0.36, -1.18, 0.04), (0.70, -1.34, 0.04),
    ):  # fmt: skip
        dents = dents | ellipse(size, size * 0.34).at(x, y)
    grass = cuts("-.50,-1.44 -.53,-1.36", "-.46,-1.44 -.45,-1.34", "-.42,-1.44 -.39,-1.38",
                 ".84,-1.42 .82,-1.34", ".88,-1.42 .90,-1.33", thick=0.014)  # fmt: skip
    ground = cuts("-.52,-1.04 -.42,-1.02 -.32,-1.05", ".50,-1.20 .62,-1.18 .78,-1.21")
    return [Sheet(dents | grass | ground, BLACK)]


def _boot() -> Outline:
    """A laced boot that points right, its ankle at the origin."""
    return blob(
        "-.12,.14 -.12,.14 .11,.14 .11,.14 .11,.04 .20,.0 .29,-.04 .31,-.13 .31,-.13 -.13,-.13"
        " -.13,-.13 -.14,.0"
    )


def _laces() -> Outline:
    """Laces and the seam of the sole on a boot."""
    rows = strips([((0.03, 0.08 - 0.06 * i), (0.13 + 0.03 * i, 0.06 - 0.055 * i))
                   for i in range(3)], 0.018)  # fmt: skip
    return rows | cuts("-.11,-.085 .10,-.08 .27,-.085", thin=0.012, thick=0.014)


def _beside(path: str, start: float, end: float) -> str:
    """A path moved to the right, by a width that runs from start to end."""
    line = points(path)
    share = (end - start) / (len(line) - 1)
    return " ".join(f"{x + start + share * index},{y}" for index, (x, y) in enumerate(line))


def _stilt(path: str, ledge: float, reach: float, wide: float) -> list[Sheet]:
    """A pole from the knee to the ground, with a foot rest on a brace at the height `ledge`.

    The rest juts out by `reach`, to the left where it is below zero.
    """
    (ax, ay), (bx, by) = points(path)
    x = ax + (bx - ax) * (ay - ledge) / (ay - by)
    board = strip(((x, ledge - 0.3 * wide), (x + reach, ledge - 0.3 * wide)), 0.6 * wide)
    brace = strip(((x, ledge - 3.4 * wide), (x + 0.72 * reach, ledge)), 0.45 * wide)
    pole = strip(points(path), wide)
    bands = strips([((bx - wide, by + up), (bx + wide, by + up)) for up in (0.10, 0.14)], 0.014)
    return [Sheet(pole | board | brace, BLACK, ("stilts",)), Sheet(bands & pole, WHITE)]


def _striped_legs() -> list[Sheet]:
    """The nearest walker: two striped trouser legs in a great stride, and the hem of a coat."""
    sheets: list[Sheet] = []
    for path, stilt, foot in (
        ("-.39,1.7 -.42,.8 -.46,.02", "-.605,.46 -.58,-1.30", (-0.46, -0.07)),
        ("-.16,1.7 -.10,.8 -.04,.12", "-.185,.56 -.19,-1.40", (-0.04, 0.03)),
    ):  # fmt: skip
        leg = strip(points(path), 0.32, 0.25)
        stripes = family(
            _beside(path, -0.115, -0.090), _beside(path, 0.115, 0.090), 3, 0.040, 0.052
        )
        boot = (foot[0] - 0.02, foot[1] + 0.013)
        sheets += [
            *_stilt(stilt, foot[1] - 0.09, 0.37, 0.068),
            *_edged(_boot().scaled(0.78).at(*boot), "#3a3a3a", "boots", turn=10),
            Sheet(_laces().scaled(0.78).at(*boot), WHITE),
            *_edged(leg, WHITE, "trousers", edge=0.024), Sheet(stripes & leg, BLACK),
        ]  # fmt: skip
    straps = strips([((-0.66, 0.25), (-0.31, 0.23)), ((-0.24, 0.36), (0.09, 0.34))], 0.06)
    return [*sheets, *_edged(straps, _GOLD, "straps"), *_near_hem()]


def _near_hem() -> list[Sheet]:
    """The lowest part of a black coat; one curve all around, or it looks like shorts."""
    hem = blob(
        "-.56,1.7 -.56,1.7 -.58,1.16 -.64,.70 -.64,.70 -.46,.62 -.27,.59 -.08,.62 .10,.69"
        " .10,.69 .06,1.2 .02,1.7 .02,1.7"
    )
    folds = cuts("-.50,1.3 -.52,1.1 -.54,.72", "-.38,1.3 -.39,1.0 -.41,.66", "-.20,1.02 -.20,.64",
                 "-.06,1.3 -.04,1.1 -.01,.70", thick=0.022)  # fmt: skip
    return [*_edged(hem, BLACK, "coat hem", line=WHITE), Sheet(folds, WHITE)]


def _checked_legs() -> list[Sheet]:
    """Another walker farther off, in checked trousers, who goes the other way."""
    sheets: list[Sheet] = []
    for path, stilt, foot in (
        (".66,1.7 .60,1.0 .54,.32", ".635,.56 .66,-1.10", (0.54, 0.27)),
        (".76,1.7 .79,1.0 .82,.42", ".91,.66 .905,-1.02", (0.82, 0.37)),
    ):  # fmt: skip
        leg = strip(points(path), 0.22, 0.17)
        lines = family(_beside(path, -0.038, -0.030), _beside(path, 0.038, 0.030), 2, 0.014, 0.016)
        rows = strips([((0.3, 0.40 + 0.11 * i), (1.2, 0.44 + 0.11 * i)) for i in range(9)], 0.015)
        sheets += [
            *_stilt(stilt, foot[1] - 0.07, -0.245, 0.045),
            *_edged(_boot().scaled(-0.50, 0.50).at(*foot), BLACK, "boots", line=WHITE),
            *_edged(leg, _PALE_BLUE, "trousers", turn=80), Sheet((lines | rows) & leg, BLACK),
        ]  # fmt: skip
    straps = strips([((0.45, 0.47), (0.67, 0.49)), ((0.72, 0.58), (0.935, 0.57))], 0.042)
    hem = blob(".54,1.7 .54,1.7 .51,1.2 .47,.86 .47,.86 .70,.81 .92,.86 .92,.86 .91,1.7")
    folds = cuts(".62,1.3 .60,1.1 .58,.89", ".74,1.3 .74,.87", ".84,1.3 .84,.89", thick=0.016)
    return [*sheets, *_edged(straps, _GOLD, "straps"),
            *_edged(hem, "#8a8a8a", "coat hem", turn=84), Sheet(folds, BLACK)]  # fmt: skip


def _heron() -> list[Sheet]:
    """The legs of a heron at the left edge, clear of all trousers, under a few tail feathers."""
    legs = Outline(())
    for hip, joint, foot in (((-0.86, 0.7), (-0.905, -0.10), (-0.87, -0.94)),
                             ((-0.76, 0.7), (-0.80, -0.26), (-0.73, -1.15))):  # fmt: skip
        legs = legs | strip((hip, joint), 0.040) | strip((joint, foot), 0.034)
        legs = legs | ellipse(0.034, 0.050).at(*joint) | _claw().at(*foot)
    plumes = Outline(())
    for x, tip in ((-0.90, 0.52), (-0.74, 0.55), (-0.82, 0.45)):
        plumes = plumes | blob((x - 0.05, 1.1), (x - 0.05, tip + 0.16), (x, tip), (x, tip),
                               (x + 0.05, tip + 0.16), (x + 0.05, 1.1))  # fmt: skip
    quills = cuts("-.90,.84 -.90,.60", "-.82,.84 -.82,.53", "-.74,.84 -.74,.63", thick=0.016)
    return [
        Sheet(legs, "#3a3a3a", ("heron legs",)),
        *_edged(plumes, WHITE, "feathers"), Sheet(quills, BLACK),
    ]  # fmt: skip


def _claw() -> Outline:
    """A bird's foot with three long toes, its ankle at the origin."""
    toes = Outline(())
    for path in ("0,0 -.04,-.04 -.08,-.07", "0,0 .01,-.07 .01,-.14", "0,0 .05,-.04 .09,-.06"):
        toes = toes | strip(points(path), 0.042, 0.016)
    return toes | ellipse(0.024).at(0, 0)


_FLIGHT = smooth(
    points(".27,1.30 .23,.92 .22,.50 .32,.10 .47,-.30 .51,-.70 .50,-.92"), closed=False
)
"""The middle of the tape from the fog through the hand of the child to its loose end."""


def _ribbon() -> list[Sheet]:
    """A broad flat measuring tape in one calm wave, with equal marks along one edge."""
    band = strip(_FLIGHT, 0.145)
    marks = Outline(())
    fine = " ".join(f"{x},{y}" for x, y in _FLIGHT)
    for index, (x, y, turn) in enumerate(paces(fine, 0.075)):
        long = 0.10 if index % 5 == 0 else 0.05
        marks = marks | box(0.018, long).at(0, 0.066 - long / 2).turned(turn).at(x, y)
    tip = box(0.15, 0.06).at(0.499, -0.94)
    return [
        *_edged(band, _PALE_RED, "red ribbon"), Sheet(marks & band, BLACK),
        *_edged(tip, WHITE, "tape end"), Sheet(ellipse(0.014).at(0.499, -0.94), BLACK),
    ]  # fmt: skip


def _child() -> list[Sheet]:
    """A child in a raincoat with a pointed hood, in mid step, one hand held out."""
    coat = blob(
        ".50,-.74 .42,-.84 .38,-1.04 .30,-1.24 .30,-1.24 .46,-1.29 .68,-1.25 .68,-1.25 .64,-1.04"
        " .61,-.84"
    )
    legs = strip(points(".44,-1.24 .38,-1.36"), 0.075) | strip(points(".56,-1.24 .61,-1.35"), 0.075)
    boot = _boot().scaled(0.42)
    arm = strip(points(".52,-.86 .66,-.92 .83,-.76"), 0.115, 0.085)
    fingers = cuts(".85,-.66 .92,-.67", ".85,-.69 .92,-.70", ".86,-.72 .91,-.73", thick=0.014)
    folds = cuts(".44,-.98 .40,-1.2", ".56,-.96 .58,-1.2", thick=0.018)
    hood = blob(
        "-.42,-.52 -.54,-.20 -.56,.10 -.66,.40 -.86,.62 -.86,.62 -.50,.66 -.14,.70 .18,.60 .34,.36"
        " .22,.26 .10,.10 .08,-.16 .14,-.40 .06,-.60"
    )
    head = [*carved_profile(CHILD, "none", BLACK, lid="wide", smile=0.5),
            *_edged(hood, _GOLD, "hood", edge=0.05, turn=70),
            Sheet(cuts("-.60,.58 -.36,.46 -.28,.1 -.3,-.3", thick=0.04), BLACK)]  # fmt: skip
    return [
        *_edged(legs, WHITE, "child"), Sheet(boot.turned(-20).at(0.37, -1.38), BLACK, ("boots",)),
        Sheet(boot.at(0.61, -1.38), BLACK), *_edged(coat, _GOLD, "child", turn=84),
        Sheet(folds, BLACK), *(part.placed(0.54, -0.60, 0.36, 4, flip=False) for part in head),
        *_edged(ellipse(0.055).at(0.87, -0.69), WHITE, "hand"),
        *_edged(arm, _GOLD, "child", turn=40), Sheet(fingers, BLACK),
    ]  # fmt: skip
