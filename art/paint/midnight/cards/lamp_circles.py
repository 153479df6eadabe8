"""Footprints in the snow that go round and round a street lamp."""

import math
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, family
from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
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

_edged = partial(edged, edge=0.018)
_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]
_HORIZON, _LAMP = 0.96, (0.22, 1.0)
"""The height of the horizon in the picture, and where the lamp stands on the ground."""
_FIRST, _LAST = 0.12, 0.70
"""How far from the lamp the trail begins and ends."""
_LANDED = 0.30
"""Up to where on the trail the prints are those of a bird."""


@card(
    palette="block_day",
    hand="woodcut",
    title="It keeps circling back",
    subject="somebody in a wide coat who walks round a street lamp",
    props=("street lamp", "snow", "footprints", "spiral", "coat", "cape", "scarf", "bird tracks"),
    mood=("restless", "lonely", "spellbound"),
)
def moth_confessional(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _night(), 0, 0, depth=54.0)
    lay_pile(scene, _trail(), 0, 0, depth=50.0)
    lay_pile(scene, _street_lamp(), 0, 0, depth=44.0)
    lay_pile(scene, _walker(), -0.24, -0.98, depth=38.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _seen(x: float, away: float) -> Point:
    """A point on the ground as it is seen from above and in front."""
    return x / away, _HORIZON - 0.70 / away


def _spiral(at: float, aside: float = 0.0) -> Point:
    """A point on the ground along the trail, which runs from 0 to 1 and ever further out."""
    angle = math.radians(244 + 360 * 3.1 * (1 - at))
    far = _FIRST + (_LAST - _FIRST) * at + aside
    return _LAMP[0] + far * math.cos(angle), _LAMP[1] + far * math.sin(angle)


def _night() -> list[Sheet]:
    """A black sky with snow in it, and the far rim of the white ground."""
    sky = page() - box(2.6, 3.0).at(0, _HORIZON - 1.62)
    hill = land((-1, 0.84), (-0.5, 0.88), (0.0, 0.85), (0.5, 0.89), (1, 0.86))
    flakes = Outline(())
    for index in range(60):
        x, y = (
            -0.95 + 1.9 * ((index * 0.5698 + 0.2) % 1),
            0.94 + 0.52 * ((index * 0.7549 + 0.1) % 1),
        )
        if abs(x - 0.08) > 0.34 or y > 1.40:
            flakes = flakes | ellipse(0.007 + 0.005 * (index % 3)).at(x, y)
    return [Sheet(sky, BLACK, ("night",)), Sheet(flakes, WHITE, ("snow",)), Sheet(hill, WHITE)]


def _trail() -> list[Sheet]:
    """The pool of light and the prints, which begin as those of a bird."""
    x, away = _LAMP
    pool = polygon(*(_seen(x - 0.03 + 0.37 * math.cos(a / 9), away + 0.37 * math.sin(a / 9))
                     for a in range(57)))  # fmt: skip
    prints, at, left = Outline(()), 0.0, 1
    while at < 1:
        far = _FIRST + (_LAST - _FIRST) * at
        prints = prints | (_claw(at, left) if at < _LANDED else _sole(at, left))
        at += (0.115 if at < _LANDED else 0.078) / (far * 2 * math.pi * 3.1)
        left = -left
    return [
        Sheet(pool, "#f9dc96", ("light",), turn=2),
        Sheet(prints, BLACK, ("footprints",)),
    ]  # fmt: skip


def _laid(at: float, left: int, along: float, aside: float) -> Point:
    """A point of a print on the ground, measured from its middle along and across the trail."""
    x, away = _spiral(at, 0.022 * left)
    ahead_x, ahead_y = _spiral(at + 0.002, 0.022 * left)
    long = math.hypot(ahead_x - x, ahead_y - away)
    dx, dy = (ahead_x - x) / long, (ahead_y - away) / long
    return _seen(x + dx * along - dy * aside, away + dy * along + dx * aside)


def _sole(at: float, left: int) -> Outline:
    """The print of a boot: sole and heel."""
    sole = [(0.040, 0.0), (0.032, 0.014), (0.008, 0.016), (-0.004, 0.011), (-0.004, -0.011),
            (0.008, -0.016), (0.032, -0.014)]  # fmt: skip
    heel = [(-0.012, 0.012), (-0.030, 0.010), (-0.030, -0.010), (-0.012, -0.012)]
    parts = [blob(*(_laid(at, left, *corner) for corner in part)) for part in (sole, heel)]
    return parts[0] | parts[1]


def _claw(at: float, left: int) -> Outline:
    """The print of a bird: three toes ahead, one behind."""
    middle = _laid(at, left, 0, 0)
    toes = [_laid(at, left, *tip) for tip in ((0.064, 0), (0.046, 0.044), (0.046, -0.044),
                                               (-0.034, 0))]  # fmt: skip
    return strips([(middle, tip) for tip in toes], 0.009)


def _street_lamp() -> list[Sheet]:
    """A lamp post with a bent neck and a wide shade, whose light falls on the pool below it."""
    foot, y = _seen(*_LAMP)
    x = 0.30
    post = strip(((x, y), (x, 1.06)), 0.045, 0.03) | box(0.11, 0.10).at(x, y + 0.04)
    neck = strip(points(".30,1.04 .30,1.24 .24,1.33 .14,1.34 .09,1.26"), 0.028)
    shade = blob(".05,1.27 .05,1.27 .13,1.27 .13,1.27 .24,1.13 .24,1.13 -.06,1.13 -.06,1.13")
    bulb = ellipse(0.07, 0.05).at(0.09, 1.12)
    sheets = [
        *_rays(), *_edged(bulb, _GOLD, "lamp"),
        *_edged(post | neck, BLACK, "lamp post", line=WHITE),
        *_edged(shade, BLACK, "street lamp", line=WHITE),
    ]  # fmt: skip
    return [sheet.placed(foot - x, 0, 1, 0, flip=False) for sheet in sheets]


def _rays() -> list[Sheet]:
    """Rays that fan out from under the shade and end on the pool of light."""
    rays = Outline(())
    for start, end in ((0.01, -0.02), (0.05, 0.11), (0.09, 0.24), (0.13, 0.37), (0.17, 0.50)):
        rays = rays | strip(((start, 1.07), (end, 0.38)), 0.018, 0.105)
    return [Sheet(rays, "#f9dc96", ("light",))]


def _walker() -> list[Sheet]:
    """Somebody from behind whose cape is spread in two pairs of wings."""
    seam = cuts(".0,1.10 .01,.90 .0,.66", thick=0.024)
    return [*_boots(), *_lower_wings(), *_upper_wings(), Sheet(seam, WHITE), *_head()]


def _both(outline: Outline) -> Outline:
    """An area on the right and its mirror image on the left."""
    return outline | outline.flipped()


def _eyespot(x: float, y: float, size: float) -> list[Sheet]:
    """A ringed spot on the wing of each side."""
    ring, iris, pupil = (_both(ellipse(size * part).at(x, y)) for part in (1.0, 0.76, 0.36))
    return [Sheet(ring, WHITE, ("eyespots",)), *_edged(iris, _GOLD, edge=0.014),
            Sheet(pupil, BLACK)]  # fmt: skip


def _upper_wings() -> list[Sheet]:
    """The cape itself: a pointed wing from each shoulder, with a band, dots and an eyespot."""
    wing = blob(
        ".0,1.17 .20,1.11 .46,1.08 .70,1.12 .70,1.12 .68,.98 .60,.80 .46,.68 .28,.62 .12,.64"
        " .0,.74 .0,.74"
    )
    band = strip(points(".57,1.04 .55,.95 .48,.83 .36,.73 .20,.70"), 0.035)
    dots = beads(points(".635,1.06 .625,.985 .595,.91 .545,.83 .475,.755"), 0.017)
    veins = family(".12,1.07 .30,1.05 .50,1.03", ".06,.96 .10,.86 .12,.75", 4, thick=0.022)
    return [
        *_edged(_both(wing), BLACK, "cape", "wings", line=WHITE, edge=0.03),
        Sheet(_both(veins), WHITE), Sheet(_both(band | dots), WHITE, ("wing pattern",)),
        *_eyespot(0.37, 0.89, 0.110),
    ]  # fmt: skip


def _lower_wings() -> list[Sheet]:
    """The coat-tails below: a round wing on each side of a deep slit."""
    wing = blob(
        ".0,.86 .0,.86 .30,.76 .48,.64 .56,.48 .50,.32 .36,.23 .22,.25 .10,.36 .0,.60 .0,.60"
    )
    band = strip(points(".49,.54 .47,.40 .37,.31 .25,.33 .16,.42"), 0.03)
    return [
        *_edged(_both(wing), BLACK, "coat", line=WHITE, edge=0.026),
        Sheet(_both(band), WHITE), *_eyespot(0.33, 0.49, 0.085),
    ]  # fmt: skip


def _boots() -> list[Sheet]:
    """Two legs in boots, the right one a step ahead, and one long shadow that begins at them."""
    shadow = polygon("-.26,.03 .26,.10 .16,-.7 -.86,-.7")
    legs = strip(((-0.14, 0.46), (-0.14, 0.18)), 0.15) | strip(((0.12, 0.46), (0.14, 0.26)), 0.15)
    boot = blob("-.10,.24 -.10,.24 .10,.24 .10,.24 .09,.12 .12,.02 .12,.02 -.12,.02 -.12,.02"
                " -.09,.12")  # fmt: skip
    heel = box(0.21, 0.06)
    sheets = [Sheet(shadow, _BLUE, ("shadow",), turn=4),
              *_edged(legs, "#9a9a9a", "trousers", turn=90)]  # fmt: skip
    for x, y in ((0.14, 0.08), (-0.14, 0.0)):
        back = cuts(*([(x - 0.06, y + up + 0.02), (x, y + up), (x + 0.06, y + up + 0.02)]
                      for up in (0.07, 0.11, 0.18)), thick=0.016)  # fmt: skip
        sheets += [*_edged(boot.at(x, y), BLACK, "boots", line=WHITE), Sheet(back, WHITE),
                   *_edged(heel.at(x, y), BLACK, "boots", line=WHITE)]  # fmt: skip
    return sheets


def _head() -> list[Sheet]:
    """The back of a head in a knitted cap, and a scarf in the wind."""
    neck, skull = box(0.15, 0.16).at(0, 1.18), ellipse(0.15, 0.17).at(0, 1.36)
    cap = blob("-.165,1.36 -.165,1.36 -.15,1.50 -.06,1.58 .06,1.58 .15,1.50 .165,1.36 .165,1.36")
    band = strip(points("-.17,1.37 .0,1.34 .17,1.37"), 0.07)
    ribs = strips([((x, 1.40), (0.6 * x, 1.55)) for x in (-0.10, -0.035, 0.035, 0.10)], 0.014)
    end = blob("-.08,1.24 -.24,1.30 -.40,1.42 -.58,1.40 -.72,1.48 -.72,1.48 -.74,1.30 -.74,1.30"
               " -.58,1.24 -.42,1.26 -.26,1.14 -.08,1.12")  # fmt: skip
    fringe = strips([((-0.72, y), (-0.80, y + 0.02)) for y in (1.33, 1.38, 1.43, 1.47)], 0.016)
    scarf = blob("-.15,1.24 .0,1.21 .15,1.24 .17,1.14 .0,1.09 -.17,1.14")
    knit = cuts("-.08,1.20 -.09,1.12", ".0,1.19 .0,1.11", ".08,1.20 .09,1.12", thick=0.014)
    return [
        Sheet(fringe, BLACK), *_edged(end, _RED, "scarf", turn=10),
        *_edged(neck | skull, WHITE, "head"),
        *_edged(cap, _BLUE, "cap", turn=90), Sheet(ribs, BLACK), *_edged(band, WHITE, "cap"),
        *_edged(scarf, _RED, "scarf", turn=0), Sheet(knit, BLACK),
    ]  # fmt: skip
