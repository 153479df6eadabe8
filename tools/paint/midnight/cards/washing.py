"""Washing day, on a line that has to bear more than washing."""

from functools import partial

from tools.paint.midnight.carving import edged, posed
from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.animals import dog_outline
from tools.paint.story.cutouts.figures import Profile
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.02)

_INK, _PAPER, _RED = "#141414", "#f6f6f6", "#e47c66"
"""Black, bare paper, and a light tone of vermilion that is cut more open."""
_BLUE = INKS["night"]
_SMILING = Profile(nose=1.0, chin=1.0, lips=0.9, sunken=0.3)
_LINE = points("-1.1,.04 -.6,-.18 -.2,-.34 .05,-.38 .3,-.34 .65,-.20 1.1,.02")
"""The washing line, which sags under her feet."""


@card(
    palette="block_day",
    hand="woodcut",
    title="The washing will not wait",
    subject="old woman walking on a washing line",
    props=(
        "washing line",
        "old woman",
        "broom",
        "headscarf",
        "trousers",
        "shirt",
        "nightgown",
        "dog",
        "sock",
    ),
    mood=("brave", "funny", "windy"),
)
def tightrope_bones(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_PAPER)
    yard = land((-1, -1.16), (-0.2, -1.10), (0.5, -1.14), (1, -1.08))
    scene.lay(Sheet(rim(yard, 0.02), _INK), depth=56.0)
    scene.lay(Sheet(yard, "#f3cd82", ("meadow",), turn=2), depth=55.0)
    scene.lay(Sheet(strip(_LINE, 0.022), _INK, ("washing line",)), depth=40.0)
    lay_pile(scene, _washing(), 0, 0, depth=36.0)
    lay_pile(scene, _walker(), 0.02, -0.38, 0.98, depth=24.0)
    lay_pile(scene, _dog(), -0.50, -1.42, 0.50, depth=18.0)
    return WoodcutPlan(inks=("vermilion", "night", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _washing() -> list[Sheet]:
    """A pair of trousers, and a shirt and a small nightgown, each with a cuff in the other's."""
    trousers = blob("-.84,-.08 -.84,-.08 -.58,-.19 -.58,-.19 -.54,-.40 -.46,-.64 -.46,-.64"
        " -.60,-.70 -.60,-.70"
                    " -.68,-.40 -.78,-.66 -.78,-.66 -.92,-.60 -.92,-.60 -.86,-.34")  # fmt: skip
    shirt = posed(box(0.22, 0.32).at(0, -0.16), 1, 20, 0.46, -0.27)
    stripes = posed(
        strips([((-0.11, y), (0.11, y)) for y in (-0.06, -0.14, -0.22, -0.30)], 0.03),
        1,
        20,
        0.46,
        -0.27,
    )
    gown = posed(polygon("-.08,0 .08,0 .09,-.14 .16,-.34 -.16,-.34 -.09,-.14"), 1, 24, 0.80, -0.12)
    cuffs = strip(points(".40,-.30 .33,-.42 .38,-.54"), 0.09, 0.07) | strip(
        points(".56,-.28 .66,-.34 .70,-.44"), 0.09, 0.07
    )
    other = strip(points(".75,-.17 .70,-.30 .71,-.43"), 0.08, 0.06) | strip(
        points(".87,-.11 .94,-.20 .95,-.32"), 0.08, 0.06
    )
    folds = cuts("-.68,-.24 -.66,-.32 -.68,-.40", ".84,-.22 .88,-.32 .94,-.40",
        ".80,-.24 .82,-.34 .86,-.42",
                 thick=0.018)  # fmt: skip
    pegs = Outline(())
    for x, y, turn in ((-0.80, -0.07, -24), (-0.61, -0.15, -24), (0.39, -0.28, 20),
        (0.54, -0.235, 22),
                       (0.74, -0.14, 26), (0.86, -0.085, 26)):  # fmt: skip
        pegs = pegs | box(0.03, 0.10).turned(turn).at(x, y)
    return [
        *_edged(trousers, "#5a5a5a", "trousers", turn=80),
            *_edged(cuffs, _PAPER, "shirt"), *_edged(shirt, _PAPER, "shirt"),
                Sheet(stripes & shirt, INKS["vermilion"]),
        *_edged(other, _PAPER, "nightgown"), *_edged(gown, _PAPER, "nightgown"),
            Sheet(folds, _INK), Sheet(rim(pegs, 0.014),
            _PAPER),
        Sheet(pegs, _INK, ("pegs",)),
    ]  # fmt: skip


def _walker() -> list[Sheet]:
    """An old woman in red who walks on the line, a broom across as her pole; her feet at y = 0."""
    shoe = blob("-.07,.0 -.07,.0 -.07,.06 -.02,.075 .05,.05 .11,.03 .12,.0 .12,.0")
    far_leg = strip(points("-.08,.70 .04,.40 -.14,.06"), 0.15, 0.08)
    near_leg = strip(points("-.02,.70 .26,.44 .22,.06"), 0.17, 0.08)
    rings = strips([((-0.2, 0.09 + 0.075 * i), (0.4, 0.11 + 0.075 * i)) for i in range(6)], 0.026)
    return [
        *_edged(shoe.at(-0.14, 0.01), _INK, "shoes"), *_edged(far_leg, _PAPER, "stockings"),
        *_edged(shoe.at(0.22, 0.01), _INK, "shoes"), *_edged(near_leg, _PAPER, "stockings"),
        Sheet(rings & (far_leg | near_leg), _INK),
        *(sheet.placed(0, 0.24, 1.0, 0, False) for sheet in _dress()),
    ]  # fmt: skip


def _dress() -> list[Sheet]:
    """Her red dress and apron, her head, and her arms with the broom."""
    skirt = blob(
        "-.20,.72 .04,.72 .18,.64 .32,.54 .38,.44 .36,.34 .28,.29 .16,.32 .06,.27 -.06,.25 -.20,.27"
        " -.31,.32 -.30,.46 -.26,.60"
    )
    pleats = cuts("-.18,.62 -.22,.46 -.22,.34", "-.10,.60 -.10,.44 -.08,.32",
        "-.02,.50 .04,.42 .06,.34",
                  thick=0.022)  # fmt: skip
    apron = blob("-.02,.71 .08,.70 .20,.62 .34,.52 .37,.42 .32,.36 .20,.37 .08,.47 .0,.58")
    tucks = cuts(".06,.64 .10,.54 .18,.46", ".14,.62 .22,.52 .26,.44", thick=0.016)
    arm = strip(points("-.08,.92 .06,.73 .26,.815"), 0.13, 0.095)
    torso = blob("-.22,.68 -.25,.86 -.17,1.0 -.04,1.02 .06,.94 .08,.82 .06,.68")
    knuckles = cuts("-.02,.80 .03,.76 .09,.77", ".28,.87 .31,.85 .34,.85",
        ".28,.84 .31,.82 .34,.82",
                    "-.40,.79 -.37,.77 -.34,.77", thick=0.014)  # fmt: skip
    return [
        *_edged(strip(points("-.16,.92 -.30,.88 -.36,.78"), 0.12, 0.09), _RED),
        *_edged(skirt, _RED, "old woman"), Sheet(pleats, _INK), *_edged(apron, _PAPER, "apron"),
            Sheet(tucks, _INK),
        *(sheet.placed(-0.01, 1.16, 0.42, 4, False) for sheet in _scarfed_head()),
        *_edged(torso, _RED, "old woman"), *_broom(), *_edged(ellipse(0.055).at(-0.37, 0.765),
            _PAPER, "hand"),
        *_edged(ellipse(0.058).at(0.30, 0.835), _PAPER, "hand"), *_edged(arm, _RED, "old woman",
            turn=20),
        Sheet(knuckles, _INK),
    ]  # fmt: skip


def _scarfed_head() -> list[Sheet]:
    """A smiling old profile in a dotted headscarf, a lock of white hair on the brow."""
    scarf = blob("-.50,.0 -.50,.34 -.30,.58 .0,.64 .24,.54 .34,.40 .34,.40 .14,.26 -.02,.08"
        " -.06,-.20 .02,-.44 .12,-.54"
                 " .0,-.62 -.24,-.56 -.44,-.30")  # fmt: skip
    ends = blob(".06,-.52 .22,-.50 .26,-.64 .12,-.64") | blob(
        ".04,-.54 .14,-.68 .06,-.84 -.06,-.68"
    )
    dots = Outline(())
    for x, y in (
        (-0.34, 0.36),
        (-0.08, 0.48),
        (0.16, 0.46),
        (-0.36, 0.06),
        (-0.16, 0.22),
        (-0.26, -0.20),
        (-0.12, -0.44),
    ):
        dots = dots | ellipse(0.05).at(x, y)
    return [
        *carved_profile(_SMILING, "none", _INK, "open", smile=1.0, years=1),
        Sheet(ellipse(0.07, 0.06).at(0.17, -0.13), INKS["vermilion"], ("cheek",)),
        *edged(ends, _BLUE, "headscarf", edge=0.04), *edged(scarf, _BLUE, "headscarf",
            edge=0.05, turn=60),
        Sheet(dots, _PAPER),
    ]  # fmt: skip


def _broom() -> list[Sheet]:
    """A broom that she carries across, as others carry a pole."""
    stick = strip(((-0.72, 0.725), (0.92, 0.905)), 0.032)
    brush = blob("-.66,.78 -.74,.79 -1.0,.86 -1.0,.86 -1.02,.60 -1.02,.60 -.74,.655 -.66,.67")
    straws = cuts("-.72,.75 -.84,.77 -.98,.80", "-.72,.725 -.84,.725 -.99,.735", "-.72,.70 -.84,.68"
                  " -.99,.66", thick=0.016)  # fmt: skip
    return [*_edged(stick, _PAPER, "broom"), *_edged(brush, INKS["lamp"], "broom"),
            Sheet(straws, _INK)]  # fmt: skip


def _dog() -> list[Sheet]:
    """A dog that looks up, with a sock in its mouth."""
    dog = dog_outline()
    sock = blob(".40,.98 .50,.98 .52,.76 .66,.68 .66,.58 .46,.58 .40,.68")
    eye = ellipse(0.03).at(0.20, 1.03)
    ear = cuts("-.02,1.06 .02,.96 -.04,.88", "-.30,.10 -.20,.34 -.28,.50", thick=0.05)
    return [
        Sheet(rim(dog, 0.06), _PAPER), Sheet(dog, _INK, ("dog",)), Sheet(eye | ear, _PAPER),
        *_edged(sock, _RED, "sock"),
    ]  # fmt: skip
