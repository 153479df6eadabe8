"""A shop in which the moon is weighed against a shoe."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import Profile
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    crescent,
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

_GOLD, _RED, _BLUE = INKS["lamp"], INKS["vermilion"], INKS["night"]
_LIGHT, _PIT = "#fbe6b0", "#b98d34"
_KEEPER = Profile(nose=1.25, chin=1.2, brow=0.3, lips=0.9, sunken=0.4)
_LEFT, _MIDDLE, _RIGHT = -0.13, 0.21, 0.55
"""Where the scales have their pans and their needle."""


@card(
    palette="block_night",
    hand="woodcut",
    title="Thin or thick",
    subject="shopkeeper with closed eyes whose scales weigh the moon against a shoe",
    props=("moon", "scales", "shoe", "shopkeeper", "cheese wire", "slices", "counter", "bare foot"),
    mood=("calm", "wondrous", "strict"),
)
def moon_butcher(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _awning(), 0, 0, depth=58.0)
    lay_pile(scene, _keeper(), 0, 0, depth=54.0)
    lay_pile(scene, _counter(), 0, 0, depth=48.0)
    lay_pile(scene, _scales(), 0, 0, depth=44.0)
    lay_pile(scene, _moon(), _RIGHT - 0.02, 0.51, depth=38.0)
    lay_pile(scene, _shoe(), _LEFT, 0.07, 1.2, depth=36.0)
    lay_pile(scene, _pans(), 0, 0, depth=34.0)
    lay_pile(scene, _wire(), 0, 0, depth=30.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _awning() -> list[Sheet]:
    """The striped edge of the shop's blind, which is nearer to us on the left."""
    sheets: list[Sheet] = []
    left, wide, low = -1.2, 0.50, 1.24
    for index in range(7):
        x, right = left + wide / 2, left + wide
        flap = blob((left, 1.7), (left, 1.7), (right, 1.7), (right, 1.7), (right, low + 0.08),
                    (x, low), (left, low + 0.08))  # fmt: skip
        sheets += edged(flap, _RED if index % 2 else WHITE, "awning", turn=90)
        left, wide, low = right, wide * 0.86, low + 0.035
    return sheets


def _keeper() -> list[Sheet]:
    """She stands behind the counter in an apron, her eyes closed."""
    dress = blob(
        "-.72,.36 -.50,.34 -.36,.20 -.26,-.08 -.28,-.6 -.28,-.6 -1.3,-.6 -1.3,-.6 -1.3,.06 -1.0,.26"
    )
    bib = blob("-.50,.14 -.50,.14 -.38,.14 -.30,-.06 -.30,-.6 -.30,-.6 -.72,-.6 -.72,-.6 -.64,-.10")
    strap = strip(points("-.46,.16 -.52,.26 -.62,.36"), 0.07)
    folds = cuts("-.96,.10 -.90,-.10 -.92,-.4", "-.40,.0 -.40,-.2 -.44,-.4", thick=0.022)
    bun = ellipse(0.22, 0.20).at(-0.50, 0.40)
    coil = cuts("-.62,.46 -.50,.52 -.40,.44", "-.60,.36 -.50,.30 -.42,.34", thick=0.03)
    head = carved_profile(_KEEPER, "short", "#8a8a8a", lid="closed", smile=0.1, years=3)
    collar = blob("-.30,-.56 .02,-.66 .20,-.60 .24,-.76 .0,-.84 -.34,-.74")
    parts = [
        *edged(bun, "#8a8a8a", "hair", line=WHITE, turn=40), Sheet(coil, BLACK), *head,
        *edged(collar, WHITE, "collar", edge=0.03),
    ]  # fmt: skip
    return [
        *edged(dress, _BLUE, "shopkeeper", line=WHITE, turn=84), Sheet(folds, BLACK),
        *edged(bib, WHITE, "apron"), *edged(strap, WHITE, "apron"),
        *(part.placed(-0.58, 0.78, 0.72, -6, flip=False) for part in parts),
    ]  # fmt: skip


def _counter() -> list[Sheet]:
    """A marble top and a dark wooden front; under its edge a small bare foot."""
    top = polygon("-1.3,-.44 1.3,-.44 1.3,-.72 -1.3,-.72")
    front = polygon("-1.3,-.72 1.3,-.72 1.3,-1.20 -1.3,-1.20")
    panels = Outline(())
    for x, wide in ((-0.74, 0.50), (-0.08, 0.62), (0.72, 0.76)):
        panels = panels | box(wide, 0.32).at(x, -0.97)
    floor = strips([((-1.3, -1.43), (1.3, -1.43))], 0.012)
    return [
        Sheet(floor, WHITE), *(part.placed(0.46, -1.395, 0.8, 0, flip=False) for part in _foot()),
        *edged(front, "#3a3a3a", "counter", line=WHITE, turn=0),
        *white_edged(panels, "#242424", "counter", edge=0.012),
        *edged(top, WHITE, "counter", edge=0.022), *_slices(),
    ]  # fmt: skip


def _foot() -> list[Sheet]:
    """A bare foot from the side, its toes to the right."""
    foot = blob("-.08,.30 -.08,.30 -.10,.12 -.13,.03 -.08,-.03 .10,-.03 .24,-.03 .25,.03 .14,.08"
                " .06,.14 .05,.30 .05,.30")  # fmt: skip
    sheets = edged(foot, WHITE, "bare foot")
    for x, y, size in ((0.19, 0.075, 0.018), (0.22, 0.058, 0.021), (0.245, 0.036, 0.024)):
        sheets += edged(ellipse(size).at(x, y), WHITE, "bare foot", edge=0.010)
    toe = ellipse(0.042, 0.036).at(0.25, 0.0)
    return [*sheets, *edged(toe, WHITE, "bare foot", edge=0.012)]


def _slices() -> list[Sheet]:
    """Thin slices of the moon on a sheet of paper."""
    paper = polygon(".58,-.49 .96,-.50 .93,-.84 .84,-.79 .75,-.86 .67,-.79 .56,-.83")
    sheets = edged(paper, _BLUE, "paper", turn=30)
    for x, y, turn in ((0.70, -0.54, 106), (0.76, -0.56, 90), (0.82, -0.58, 74)):
        slice_ = crescent(0.16, 0.16).turned(turn)
        sheets += [part.placed(x, y, 1, 0, flip=False) for part in edged(slice_, _LIGHT, "slices")]
    return sheets


def _scales() -> list[Sheet]:
    """The body of old scales, its beam level, the two beaks in the middle against each other."""
    half = points("-.34,-.58 -.34,-.58 -.31,-.48 -.23,-.40 -.17,-.28")
    body = blob(*half, *((-x, y) for x, y in half[::-1])).at(_MIDDLE, 0)
    half = points("-.40,-.20 -.34,-.15 -.17,-.16 .0,-.17")
    low = points(".34,-.25 .0,-.31 -.34,-.25")
    beam = blob(*half, *((-x, y) for x, y in half[2::-1]), *low).at(_MIDDLE, 0)
    posts = strips([((x, -0.2), (x, 0.04)) for x in (_LEFT, _RIGHT)], 0.07)
    beaks = polygon("-.12,-.17 -.06,-.17 -.005,-.02 -.03,-.02") | polygon(
        ".12,-.17 .06,-.17 .005,-.02 .03,-.02"
    )
    window = ellipse(0.10, 0.05).at(_MIDDLE, -0.46)
    return [
        *edged(posts, "#b0b0b0", "scales", edge=0.02, turn=90),
        *edged(beaks.at(_MIDDLE, 0), _RED, "scales", line=WHITE, edge=0.012),
        *edged(body, "#b0b0b0", "scales", edge=0.022, turn=90),
        *edged(beam, "#8a8a8a", "scales", edge=0.022, turn=0), *edged(window, _GOLD, "scales"),
    ]  # fmt: skip


def _pans() -> list[Sheet]:
    """Two shallow pans at the same height."""
    pan = blob("-.33,.09 -.33,.09 .33,.09 .33,.09 .26,.0 .10,-.04 -.10,-.04 -.26,.0")
    shine = cuts("-.24,.05 -.10,.01 .06,.0", thick=0.018)
    parts = [*edged(pan, "#8a8a8a", "pan", line=WHITE, turn=0), Sheet(shine, WHITE)]
    return [part.placed(x, 0, 1, 0, flip=False) for x in (_LEFT, _RIGHT) for part in parts]


def _moon() -> list[Sheet]:
    """What is left of the moon: its horns up, and light all round it."""
    rest = crescent(0.46, 0.66).turned(122)
    seas = blob("-.14,-.24 -.02,-.20 .04,-.30 .14,-.28 .12,-.38 .0,-.40 -.12,-.36")
    seas = seas | blob(".26,-.06 .34,.04 .40,-.02 .36,-.16 .28,-.20 .22,-.14")
    rays = Outline(())
    for step in range(22):
        a = math.radians(-24 + 11 * step)
        ends = [(r * math.cos(a), r * math.sin(a)) for r in (0.54, 0.62 + 0.06 * (step % 2))]
        rays = rays | strip(ends, 0.024, 0.010)
    return [
        Sheet(rays, WHITE, ("light",)), *edged(rest, _LIGHT, edge=0.024),
        Sheet(rest, _LIGHT, ("moon",), glow=0.4), Sheet(seas & rest, _PIT, ("moon",), turn=30),
    ]  # fmt: skip


def _shoe() -> list[Sheet]:
    """A child's shoe with a strap."""
    shoe = blob("-.22,.20 -.22,.20 -.04,.18 -.02,.10 .10,.12 .22,.08 .24,.0 .24,.0 -.22,.0 -.22,.0")
    mouth = ellipse(0.085, 0.03).at(-0.13, 0.19)
    sole = strips([((-0.23, 0.0), (0.25, 0.0))], 0.04)
    strap = strip(points("-.10,.06 -.04,.14 .04,.14"), 0.04)
    button = ellipse(0.022).at(-0.09, 0.07)
    return [
        *edged(shoe, "#f0978a", "shoe", line=WHITE, turn=10), *edged(mouth, BLACK, line=WHITE),
        *edged(strap, _RED, "shoe"), *edged(button, WHITE, edge=0.012),
        *edged(sole, BLACK, "shoe", line=WHITE, edge=0.012),
    ]  # fmt: skip


def _wire() -> list[Sheet]:
    """Her arm on the counter, and the wire for cheese that hangs from her hand."""
    sleeve = strip(points("-.84,.14 -.92,-.12 -.88,-.36"), 0.34, 0.28)
    sleeve = sleeve | ellipse(0.17).at(-0.84, 0.14) | ellipse(0.14).at(-0.88, -0.36)
    sleeve = sleeve | strip(points("-.88,-.37 -.76,-.43 -.66,-.46"), 0.27, 0.22)
    cuff = strip(points("-.65,-.34 -.63,-.46 -.66,-.58"), 0.07)
    arm = strip(points("-.70,-.46 -.56,-.50 -.40,-.50"), 0.17, 0.13)
    fist = blob("-.44,-.40 -.32,-.40 -.22,-.46 -.22,-.56 -.32,-.60 -.44,-.58")
    knuckles = cuts(
        "-.24,-.46 -.34,-.47", "-.22,-.51 -.34,-.52", "-.24,-.56 -.34,-.56", thick=0.014
    )
    peg = strip(((-0.30, -0.34), (-0.30, -0.68)), 0.06)
    thread = strip(points("-.30,-.66 -.16,-.70 .0,-.66 .16,-.64 .32,-.67 .42,-.66"), 0.014)
    other = strip(((0.42, -0.72), (0.44, -0.58)), 0.06)
    return [
        Sheet(thread, BLACK, ("cheese wire",)), *white_edged(peg, "#3a3a3a", "cheese wire"),
        *white_edged(other, "#3a3a3a", "cheese wire"), *edged(arm, WHITE, "arm", edge=0.022),
        *edged(fist, WHITE, "hand", edge=0.022), Sheet(knuckles, BLACK),
        *edged(sleeve, _BLUE, "sleeve", edge=0.024, turn=70), *edged(cuff, WHITE, "cuff"),
    ]  # fmt: skip
