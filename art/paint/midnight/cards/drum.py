"""A parade that marches in the drum of its own drummer."""

import math
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD, MAN, OLD, WOMAN, Profile, profile_outline
from art.paint.story.cutouts.geometry import blob, ellipse, land, points, polygon, ring, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_edged = partial(edged, edge=0.016)

_SKIN, _HOOP = 0.70, 0.77
"""How large the skin of the drum and its hoop are."""
_DRUM = (0.16, -0.06)


@card(
    palette="block_night",
    hand="woodcut",
    title="We march to ourselves",
    subject="drummer with a parade inside his drum",
    props=("drum", "drummer", "mallet", "parade", "shadows", "dancer", "plume"),
    mood=("proud", "rhythmic", "ironic"),
)
def inside_the_drum(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _rays(), *_DRUM, depth=50.0)
    snow = land((-1, -1.22), (-0.4, -1.16), (0.3, -1.24), (1, -1.14))
    scene.lay(Sheet(snow, WHITE, ("snow",)), depth=45.0)
    lay_pile(scene, _shadow_on_snow(), 0, 0, depth=44.0)
    lay_pile(scene, [*_legs(), *_coat()], 0, 0, depth=40.0)
    lay_pile(scene, _head(), -0.31, 0.93, depth=36.0)
    lay_pile(scene, _drum(), *_DRUM, depth=32.0)
    lay_pile(scene, _parade(), *_DRUM, depth=28.0)
    lay_pile(scene, _arms(), 0, 0, depth=20.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", stars=26, contrast=1.6, lamp_pool=0
    )


def _rays() -> list[Sheet]:
    """Light that leaves the drum on all sides, in beats of different length."""
    rays = []
    for index in range(64):
        angle = math.tau * index / 64
        near, far = 0.83 + 0.02 * (index % 2), 0.91 + 0.05 * ((index * 7) % 5)
        rays.append([(r * math.cos(angle), r * math.sin(angle)) for r in (near, far)])
    return [Sheet(cuts(*rays, thin=0.008, thick=0.013), "#e8e8e8", ("rays",))]


def _shadow_on_snow() -> list[Sheet]:
    """The drummer's long shadow away from the light, and the steps behind him."""
    shadow = blob(
        "-.72,-1.30 -.3,-1.33 .2,-1.36 .34,-1.40 .2,-1.43 -.5,-1.42 -1.2,-1.36 -1.2,-1.30"
    )
    steps = Outline(())
    for x, y, size in ((-0.90, -1.22, 0.8), (-0.66, -1.47, 1.0)):
        steps = steps | ellipse(0.07 * size, 0.022 * size).turned(-6).at(x, y)
    drifts = cuts(".34,-1.28 .6,-1.25 .9,-1.28", ".5,-1.40 .74,-1.37 .96,-1.40", thick=0.014)
    return [
        Sheet(shadow, "#7a7a7a", ("shadow",), turn=2),
        Sheet(steps | drifts, BLACK, ("footprints",)),
    ]


def _boot(turn: float, x: float, y: float) -> Outline:
    """A boot that points right, its ankle at (x, y)."""
    boot = blob(
        "-.09,.16 -.09,.16 .07,.16 .07,.16 .075,.04 .16,.0 .24,-.03 .25,-.09 .25,-.09 -.08,-.09"
        " -.08,-.09 -.10,.02"
    )
    return boot.turned(turn).at(x, y)


def _legs() -> list[Sheet]:
    """A long step: the far leg behind, the near leg stretched ahead."""
    far = strip(points("-.34,-.50 -.40,-.86 -.66,-1.14"), 0.30, 0.15)
    near = strip(points("-.28,-.50 -.02,-.90 .10,-1.20"), 0.34, 0.16)
    stripe = strip(points("-.36,-.56 -.08,-.92 .05,-1.16"), 0.03)
    return [
        *_edged(_boot(-38, -0.70, -1.22), "#2c2c2c", "boots"),
        *_edged(far, "#b8b8b8", "trousers", turn=60),
        *_edged(_boot(6, 0.10, -1.30), "#2c2c2c", "boots"),
        *_edged(near, WHITE, "trousers"),
        Sheet(stripe & near, INKS["vermilion"], ("trousers",)),
    ]


def _coat() -> list[Sheet]:
    """A bandsman's coat that leans back against the weight, its tails flying."""
    coat = blob(
        "-.16,.74 -.44,.70 -.60,.50 -.62,.16 -.56,-.16 -.56,-.38 -.70,-.62 -.86,-.74 -.86,-.74"
        " -.62,-.84 -.42,-.78 -.30,-.66 -.06,-.62 .2,-.5 .3,.6 .0,.74"
    )
    folds = cuts(
        "-.52,-.26 -.56,-.50 -.74,-.72", "-.46,-.30 -.46,-.54 -.56,-.76",
        "-.58,.06 -.50,-.08 -.42,-.1",
        "-.54,-.18 -.46,-.14 -.38,-.2", thick=0.026,
    )  # fmt: skip
    belt = strip(points("-.62,-.12 -.46,-.20 -.30,-.24"), 0.07)
    return [
        *_edged(coat, INKS["night"], "coat", turn=96),
        Sheet(folds, BLACK), *_edged(belt & coat, WHITE, "belt"),
    ]  # fmt: skip


def _head() -> list[Sheet]:
    """The drummer's head, tipped back and content, under a tall cap with a plume."""
    cap = polygon("-.46,.18 -.56,.86 .46,.86 .38,.24")
    peak = blob(".12,.26 .36,.30 .66,.12 .66,.12 .40,.18 .14,.18")
    plume = blob(".10,.80 -.04,1.02 -.10,1.22 .10,1.40 .28,1.30 .34,1.12 .26,.94 .20,.80")
    barbs = cuts(
        ".14,.86 .10,1.10 .12,1.46",
        ".18,.96 .0,1.10 -.02,1.26",
        ".18,1.06 .26,1.2 .24,1.36",
        thick=0.03,
    )
    band = strip(points("-.47,.26 -.04,.30 .38,.31"), 0.10)
    badge = ellipse(0.13).at(0.22, 0.58)
    moustache = blob(".42,-.215 .34,-.20 .24,-.26 .16,-.22 .10,-.14 .14,-.30 .26,-.345 .40,-.26")
    sheets = [
        *carved_profile(MAN, "short", "#8a8a8a", lid="closed", smile=0.6),
        *_edged(moustache, BLACK, "moustache", edge=0.02),
        *_edged(plume, INKS["vermilion"], "plume", edge=0.04, turn=70), Sheet(barbs, BLACK),
        *_edged(cap, INKS["night"], "cap", edge=0.05, turn=90),
        *_edged(band, WHITE, "cap", edge=0.03), *white_edged(peak, BLACK, "cap", edge=0.04),
        *_edged(badge, INKS["lamp"], "badge", edge=0.04),
    ]  # fmt: skip
    return [sheet.placed(0, 0, 0.36, 12, flip=False) for sheet in sheets]


def _drum() -> list[Sheet]:
    """A drum seen from its skin: red hoop, hooks, and a skin with light behind it."""
    shell = ellipse(_HOOP).at(-0.09, 0.05)
    hooks = Outline(())
    for index in range(12):
        angle = math.tau * (index + 0.3) / 12
        near, far = ((r * math.cos(angle), r * math.sin(angle)) for r in (0.67, 0.80))
        hooks = hooks | strip((near, far), 0.05, 0.07)
    return [
        *_edged(shell, WHITE, "drum", edge=0.03),
        *_edged(ellipse(_HOOP), INKS["vermilion"], "drum", edge=0.03, turn=30),
        Sheet(ring(_SKIN + 0.03, _SKIN), BLACK),
        Sheet(ellipse(_SKIN), INKS["lamp"], ("drum skin",), turn=20),
        Sheet(ellipse(0.60), "#f7d27a", ("drum skin",), turn=20),
        *_edged(hooks, WHITE, "hooks", edge=0.014),
    ]


def _limb(*joints: Point, wide: float = 0.05, end: float = 0.035) -> Outline:
    """A leg or an arm of a shadow with a round foot or hand."""
    return strip(joints, wide, end) | ellipse(end * 0.62).at(*joints[-1])


def _face(kind: Profile, size: float, x: float, y: float, turn: float = 0) -> Outline:
    """The shadow of a head."""
    return profile_outline(kind, bust=False).scaled(size).turned(turn).at(x, y)


def _parade() -> list[Sheet]:
    """Shadows of a whole parade on the skin."""
    skin = ellipse(_SKIN)
    floor = blob("-.8,-.46 -.4,-.41 .1,-.45 .5,-.41 .8,-.48 .8,-.9 -.8,-.9")
    everyone = _tuba_player() | _dancer().at(0.0, 0.10) | _flag_child().at(0.07, 0) | _cymbals()
    everyone = everyone | _small_drummer().scaled(0.84).at(-0.28, -0.06)
    lit = ellipse(0.048).at(0.12, -0.228)
    mark = profile_outline(MAN, bust=False).scaled(0.05).at(0.118, -0.224)

    def grown(outline: Outline) -> Outline:
        return outline.scaled(1.18).at(0.01, 0.0)

    return [
        Sheet((floor | grown(everyone)) & skin, BLACK, ("parade", "shadows")),
        Sheet(grown(lit), INKS["lamp"], ("small drum",)),
        Sheet(grown(mark), BLACK),
    ]


def _tuba_player() -> Outline:
    """The tallest shadow, with a horn that opens above him."""
    body = blob("-.31,.16 -.23,.18 -.18,.08 -.17,-.14 -.15,-.24 -.35,-.24 -.33,-.10 -.35,.06")
    head = _face(OLD, 0.15, -0.245, 0.25) | polygon("-.31,.29 -.18,.31 -.19,.41 -.30,.40")
    horn = ring(0.10, 0.064).at(-0.12, 0.06) | strip(
        points("-.11,.13 -.08,.24 -.05,.36"), 0.03, 0.06
    )
    bell = polygon("-.13,.45 .06,.37 .0,.32 -.05,.33")
    legs = _limb((-0.28, -0.22), (-0.34, -0.32), (-0.42, -0.38), wide=0.09)
    legs = legs | _limb((-0.22, -0.22), (-0.16, -0.30), (-0.14, -0.40), wide=0.09)
    return body | head | bell | legs | strip(points("-.26,.12 -.18,.02 -.10,.02"), 0.06) | horn


def _dancer() -> Outline:
    """The one that dances: a leap with both arms thrown up."""
    body = blob(".10,.06 .16,.08 .20,.02 .19,-.06 .28,-.16 .08,-.22 .11,-.08 .08,.0")
    head = _face(WOMAN, 0.12, 0.115, 0.14, 24) | strip(points(".09,.17 .04,.20 .0,.17"), 0.04, 0.01)
    arms = _limb((0.11, 0.05), (0.03, 0.10), (-0.01, 0.02), wide=0.04, end=0.026)
    arms = arms | _limb((0.17, 0.05), (0.24, 0.13), (0.25, 0.24), wide=0.04, end=0.026)
    legs = _limb((0.14, -0.16), (0.06, -0.24), (-0.04, -0.23), wide=0.06, end=0.03)
    legs = legs | _limb((0.18, -0.16), (0.25, -0.22), (0.22, -0.31), wide=0.06, end=0.03)
    return body | head | arms | legs


def _flag_child() -> Outline:
    """A small one with a flag far too large."""
    body = polygon("-.50,-.16 -.43,-.16 -.40,-.30 -.54,-.30") | _face(
        CHILD, 0.115, -0.465, -0.10, 10
    )
    pole = strip(points("-.42,-.26 -.44,.04 -.47,.30"), 0.016)
    flag = blob(
        "-.47,.30 -.47,.30 -.55,.26 -.60,.30 -.66,.26 -.66,.26 -.62,.10 -.54,.14 -.455,.12"
        " -.455,.12"
    )
    legs = _limb((-0.49, -0.28), (-0.52, -0.37), end=0.03) | _limb(
        (-0.44, -0.28), (-0.42, -0.37), end=0.03
    )
    return body | pole | flag | legs


def _cymbals() -> Outline:
    """A stout one with two cymbals."""
    body = blob(".30,.10 .36,.12 .42,.04 .43,-.12 .38,-.24 .27,-.24 .26,-.08 .27,.04")
    head = _face(MAN, 0.135, 0.335, 0.175) | polygon(".30,.20 .40,.21 .34,.31")
    plates = ellipse(0.014, 0.09).turned(24).at(0.465, 0.12) | ellipse(0.014, 0.09).turned(-20).at(
        0.54, 0.06
    )
    arms = strip(points(".36,.05 .41,.08 .465,.12"), 0.035) | strip(
        points(".36,-.05 .46,-.05 .54,.06"), 0.035
    )
    legs = _limb((0.31, -0.22), (0.28, -0.38), wide=0.07) | _limb(
        (0.38, -0.22), (0.42, -0.37), wide=0.07
    )
    return body | head | plates | arms | legs


def _small_drummer() -> Outline:
    """The last found: a very small drummer with a drum that is lit as well."""
    coat = blob(".40,-.14 .44,-.13 .46,-.22 .44,-.30 .40,-.30 .39,-.2")
    head = ellipse(0.03).at(0.43, -0.10) | polygon(".40,-.085 .46,-.075 .45,-.02 .40,-.03")
    return (
        coat
        | head
        | ellipse(0.070).at(0.475, -0.20)
        | _limb((0.46, -0.28), (0.49, -0.37), end=0.022)
    )


def _glove(x: float, y: float, turn: float) -> list[Sheet]:
    """A fist in a white glove around something upright."""
    fist = blob("-.10,-.08 -.11,.06 -.04,.11 .08,.09 .11,.0 .09,-.09 .0,-.11")
    fingers = cuts(
        "-.02,.05 .06,.06 .11,.05",
        "-.02,.0 .06,.01 .11,.0",
        "-.02,-.05 .06,-.04 .10,-.05",
        thick=0.016,
    )
    thumb = blob("-.10,.04 -.06,.12 .02,.14 .06,.11 .02,.08 -.04,.05")
    sheets = [*_edged(fist, WHITE, "glove"), Sheet(fingers, BLACK), *_edged(thumb, WHITE, "glove")]
    return [sheet.placed(x, y, 1.0, turn, flip=False) for sheet in sheets]


def _arms() -> list[Sheet]:
    """One arm around the drum, the other raised with the mallet."""
    far = strip(points("-.20,.62 -.02,.72 .14,.70"), 0.16, 0.12)
    upper = strip(points("-.40,.54 -.62,.36 -.76,.28"), 0.24, 0.19)
    lower = strip(points("-.76,.28 -.80,.46 -.79,.66"), 0.19, 0.14)
    sleeve = upper | ellipse(0.12).at(-0.40, 0.54) | ellipse(0.095).at(-0.76, 0.28) | lower
    cuff = strip(((-0.79, 0.62), (-0.785, 0.70)), 0.19)
    stick = strip(points("-.80,.62 -.74,.90 -.66,1.14"), 0.034)
    ball = ellipse(0.13, 0.115).turned(20).at(-0.64, 1.22)
    fur = cuts("-.60,1.13 -.555,1.17 -.545,1.23", "-.62,1.17 -.59,1.19 -.58,1.23", thick=0.014)
    creases = cuts(
        "-.50,.36 -.60,.42 -.66,.40",
        "-.84,.34 -.76,.36 -.70,.42",
        "-.84,.26 -.76,.26 -.68,.30",
        thick=0.018,
    )
    braid = cuts(
        "-.46,.66 -.36,.62 -.28,.50", "-.48,.60 -.40,.56 -.32,.46", thin=0.014, thick=0.022
    )
    return [
        *_edged(far, INKS["night"], "sleeve", turn=20), *_glove(0.20, 0.66, -64),
        *_edged(stick, WHITE, "mallet"), *_edged(ball, WHITE, "mallet"), Sheet(fur, BLACK),
        *_edged(sleeve, INKS["night"], "sleeve", turn=140), Sheet(creases, BLACK),
        Sheet(braid, INKS["lamp"], ("braid",)),
        *_edged(cuff, INKS["vermilion"], "cuff"), *_glove(-0.79, 0.76, 10),
    ]  # fmt: skip
