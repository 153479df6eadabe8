"""A stairwell from above, and who is on the stairs."""

import math
from functools import partial
from itertools import pairwise

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import blob, ellipse, polygon, smooth, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_edged = partial(edged, edge=0.02)

_INK, _PAPER, _RED = "#141414", "#f6f6f6", "#e47c66"
"""Black, bare paper, and a light tone of vermilion that is cut more open."""
_MIDDLE = (0.16, -0.30)
"""Where the well is deepest in the picture."""
_STEPS, _SHRINK = 15, 0.46
"""Steps in one turn, and how much smaller everything is one turn below."""
_PHASE, _FIRST, _LAST = 29.0, -22, 40
"""The angle of step 0, and the steps that are in the picture."""
_INNER, _RAIL = 0.78, 0.75
"""Where the treads end towards the well, and where the rail is, as shares of their outer radius."""


@card(
    palette="block_night",
    hand="woodcut",
    title="Someone is still coming up",
    subject="stairwell from above",
    props=("spiral stairs", "rail", "sleeves on the rail", "figure with a candle", "long shadow"),
    mood=("dizzy", "suspenseful", "curious"),
)
def deep_stairwell(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_INK)
    _lay_stairs(scene)
    lay_pile(scene, _shadow(), 0, 0, depth=38.0)
    lay_pile(scene, _rail(), 0, 0, depth=36.0)
    lay_pile(scene, _bottom(), *_MIDDLE, 1.15, depth=34.0)
    _lay_sleeves(scene)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _size(step: float) -> float:
    """How large things are on a step; steps are counted downwards."""
    return 1.34 * math.pow(_SHRINK, step / _STEPS)


def _at(step: float, radius: float) -> Point:
    """A point on or over a step; the treads reach from `_INNER` to 1, the wall begins below."""
    angle = math.radians(_PHASE) - math.tau * step / _STEPS
    far = _size(step) * radius
    return _MIDDLE[0] + far * math.cos(angle), _MIDDLE[1] + far * math.sin(angle)


def _band(start: float, end: float, inner: float, outer: float) -> Outline:
    """A piece of the spiral between two radii."""
    count = max(2, int((end - start) * 3))
    steps = [start + (end - start) * index / count for index in range(count + 1)]
    edge = [_at(step, outer) for step in steps] + [_at(step, inner) for step in reversed(steps)]
    return polygon(*edge)


def _lay_stairs(scene: Scene) -> None:
    """Wall and treads: dark above, and lit from the bottom of the well."""
    for step in range(_FIRST, -5):
        light = 150 + 4 * (step - _FIRST)
        lean = _PHASE - 360 * (step + 0.5) / _STEPS + 90
        piece = _band(step, step + 1.02, _SHRINK * 0.98, _INNER)
        tone = f"#{light:02x}{light:02x}{light:02x}"
        scene.lay(Sheet(piece, tone, ("wall",), turn=lean), depth=50.0)
    for start, end, tone in ((-5, 25, _PAPER), (24.5, _LAST + 4, "#f2cd80")):
        piece = _band(start, end, _SHRINK * 0.98, _INNER)
        scene.lay(Sheet(piece, tone, ("wall",)), depth=49.5)
    edges = Outline(())
    for step in range(_FIRST, _LAST):
        size = _size(step)
        left, right = (math.radians(_PHASE) - math.tau * (step + side) / _STEPS for side in (0, 1))
        corners = [
            (_MIDDLE[0] + size * r * math.cos(a), _MIDDLE[1] + size * r * math.sin(a))
            for a, r in ((left, 1.0), ((left + right) / 2, 1.012), (right, 1.0),
                         (right, _INNER), ((left + right) / 2, _INNER * 1.01), (left, _INNER))
        ]  # fmt: skip
        tone = "#4a4a4a" if step % 2 else "#303030"
        lean = math.degrees(left)
        scene.lay(Sheet(polygon(*corners), tone, ("spiral stairs",), turn=lean), depth=48.0)
        edges = edges | strip((corners[0], corners[5]), 0.030 * size, 0.020 * size)
        edges = edges | strip(corners[3:6], 0.014 * size)
    scene.lay(Sheet(edges, _PAPER, ("steps",)), depth=47.0)


def _rail() -> list[Sheet]:
    """A rail along the well, with a gleam on it."""
    line, shine = Outline(()), Outline(())
    steps = [_FIRST + 0.25 * index for index in range(4 * (_LAST - _FIRST))]
    for first, second in pairwise(steps):
        size = _size(first)
        line = line | strip((_at(first, _RAIL), _at(second, _RAIL)), 0.040 * size)
        line = line | ellipse(0.020 * size).at(*_at(second, _RAIL))
        shine = shine | strip((_at(first, _RAIL + 0.008), _at(second, _RAIL + 0.008)), 0.010 * size)
    return [Sheet(line, _INK, ("rail",)), Sheet(shine, _PAPER)]


_SHAPE = (
    (38.0, 0.01, 0.01), (31.0, 0.025, 0.025), (25.0, 0.05, 0.05), (20.0, 0.075, 0.075),
    (15.4, 0.115, 0.115), (14.9, 0.115, 0.115), (14.7, 0.06, 0.07), (12.2, 0.055, 0.065),
    (10.4, 0.07, 0.085), (9.2, 0.10, 0.11), (8.6, 0.09, 0.10), (8.3, 0.03, 0.035),
    (7.95, 0.02, 0.03), (7.7, 0.06, 0.05), (7.45, 0.095, 0.075), (7.25, 0.065, 0.09),
    (7.1, 0.08, 0.10), (7.0, 0.07, 0.105), (6.75, 0.125, 0.11), (6.55, 0.085, 0.115),
    (6.15, 0.095, 0.115), (5.8, 0.08, 0.11),
    (5.3, 0.02, 0.10), (4.7, -0.035, 0.09), (3.8, -0.05, 0.08), (2.8, -0.05, 0.07),
)  # fmt: skip
"""The shadow from the feet up: the step, and how far it reaches to both sides of its middle.

The bump is a nose, and what runs out above the head is the tip of a nightcap.
"""


def _shadow() -> list[Sheet]:
    """The shadow of who comes up: it bends along the wall, far ahead of its owner."""
    middle = 0.60
    well = smooth([(step, middle - near) for step, near, _ in _SHAPE], closed=False)
    wall = smooth([(step, middle + far) for step, _, far in _SHAPE], closed=False)
    body = polygon(*(_at(*place) for place in well), *(_at(*place) for place in reversed(wall)))
    tassel = ellipse(0.045 * _size(2.6)).at(*_at(2.6, middle + 0.055))
    return [Sheet(body | tassel, _INK, ("long shadow", "nightcap"))]


def _bottom() -> list[Sheet]:
    """The floor of the well, and somebody small on it with a candle."""
    coat = blob("-.045,.0 -.045,.0 -.035,.07 -.018,.11 .018,.11 .035,.06 .045,.0 .045,.0")
    cap = blob("-.028,.135 -.03,.17 .0,.195 -.06,.21 -.07,.19 -.02,.21 .03,.17 .03,.135")
    who = coat | ellipse(0.028, 0.030).at(0.0, 0.135) | strip(((0.0, 0.085), (0.07, 0.09)), 0.024)
    return [
        Sheet(ellipse(0.18), "#f2cd80", ("floor",)),
        Sheet(ellipse(0.10).at(0.04, 0.04), _PAPER, ("light",)),
        Sheet(who.at(-0.03, -0.08), _INK, ("figure with a candle",)),
        Sheet(cap.at(-0.03, -0.08), "#f4aa9a", ("nightcap",)),
        Sheet(strip(((0.045, -0.01), (0.045, 0.04)), 0.014), _INK),
        Sheet(blob(".045,.035 .028,.06 .045,.10 .062,.06"), "#f4aa9a", ("candle",)),
    ]  # fmt: skip


def _lay_sleeves(scene: Scene) -> None:
    """Those who wait on the stairs, from above, with their gloves on the rail."""
    for index, (step, size, lean, colour, hair) in enumerate((
        (13.2, 0.30, 6, "#9a9a9a", _PAPER), (5.4, 0.44, -8, INKS["night"], "#6a6a6a"),
        (-4.0, 0.74, 10, _RED, "#3a3a3a"),
    )):  # fmt: skip
        x, y = _at(step, _RAIL)
        inward = math.degrees(math.atan2(_MIDDLE[1] - y, _MIDDLE[0] - x)) + lean
        for layer, sheet in enumerate(_waiting(colour, hair)):
            place = sheet.placed(x, y, size, inward, False)
            scene.lay(place, depth=20.0 - 2 * index - 0.01 * layer)


def _waiting(colour: str, hair: str) -> list[Sheet]:
    """Somebody from above who leans on a rail at the origin and looks over it, to the right."""
    back = blob("-.86,-.34 -.62,-.50 -.40,-.44 -.30,-.2 -.30,.2 -.40,.44 -.62,.50 -.86,.34 -.94,.0")
    seams = cuts("-.88,.0 -.70,.02 -.60,.0", "-.78,-.32 -.66,-.26 -.56,-.28", "-.78,.32 -.66,.26"
                 " -.56,.28", thick=0.030)  # fmt: skip
    sheets = [*_edged(back, colour, "coats", turn=90), Sheet(seams, _INK)]
    glove = blob("-.12,-.10 .0,-.13 .10,-.11 .14,-.04 .14,.05 .09,.11 .0,.12 -.12,.10")
    grip = cuts(".0,-.06 .06,-.06 .12,-.05", ".0,.0 .06,.0 .13,.0", ".0,.06 .06,.06 .12,.055",
                thick=0.020)  # fmt: skip
    for side in (-1, 1):
        sleeve = strip(((-0.56, side * 0.36), (-0.10, side * 0.30)), 0.27, 0.20)
        cuff = strip(((-0.16, side * 0.305), (-0.08, side * 0.297)), 0.25)
        sheets += _edged(glove.at(0.0, side * 0.29), _PAPER, "gloves")
        sheets += [Sheet(grip.at(0.0, side * 0.29), _INK)]
        sheets += _edged(sleeve, colour, "sleeves", turn=0) + _edged(cuff, _PAPER, "cuffs")
    locks = ellipse(0.22, 0.20).at(-0.30, 0.0)
    nose = blob("-.12,-.05 -.06,-.03 -.04,.0 -.06,.03 -.12,.05")
    parting = cuts("-.48,.0 -.30,.03 -.12,.01", "-.44,.10 -.30,.14 -.16,.09", "-.44,-.10 -.30,-.10"
                   " -.16,-.08", thick=0.024)  # fmt: skip
    line = _INK if hair == _PAPER else _PAPER
    return [*sheets, *_edged(nose, _PAPER), *_edged(locks, hair, "heads"), Sheet(parting, line)]
