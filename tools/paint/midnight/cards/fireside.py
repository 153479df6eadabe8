"""Four in heavy coats round a fire in the snow, two of them with its light on their faces."""

from tools.paint.midnight.carving import BLACK, WHITE, edged, grain, shaggy, white_edged
from tools.paint.midnight.cuts import arc, cuts
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, OLD, Profile
from tools.paint.story.cutouts.geometry import (
    blob,
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

_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]
_DUSK, _GLOW = "#566f88", "#f9dc96"


@card(
    palette="block_night",
    hand="woodcut",
    title="They came to warm the fire",
    subject="four in heavy coats round a fire, one of them a bear",
    props=("fire", "coats", "shawl", "blanket", "bear", "child", "snow", "shadows"),
    mood=("hushed", "warm", "conspiring"),
)
def fire_watch(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _snow(), 0, 0, depth=58.0)
    lay_pile(scene, _fire(), 0.10, -0.70, 1.75, depth=40.0)
    lay_pile(scene, _shadows(), 0, 0, depth=46.0)
    lay_pile(scene, _tall_man(), -0.14, 0, depth=42.0)
    lay_pile(scene, _bear(), 0.12, 0, depth=38.0)
    lay_pile(scene, _old_woman(), 0, 0, depth=34.0)
    lay_pile(scene, _child(), 0.29, -0.12, 0.98, depth=30.0)
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _snow() -> list[Sheet]:
    """A blue night over bare snow, and the light that lies on it."""
    sky = polygon("-1.3,1.8 1.3,1.8 1.3,-.1 -1.3,-.1")
    snow = land((-1, 0.04), (-0.4, 0.10), (0.2, 0.05), (0.7, 0.10), (1, 0.06))
    pool = ellipse(0.62, 0.30).at(0.10, -0.74)
    drifts = cuts("-1.0,-.02 -.9,.0 -.84,-.03", ".9,-.9 .96,-.88 1.0,-.9", thick=0.016)
    return [
        Sheet(sky, "#b4cbe2", ("night",), turn=0), *edged(snow, WHITE, "snow", edge=0.02),
        Sheet(pool, _GLOW, ("light",), turn=0),
        Sheet(drifts, BLACK),
    ]  # fmt: skip


def _fire() -> list[Sheet]:
    """A fire of three tongues on crossed sticks."""
    outer = blob(
        ".0,.42 .0,.42 .05,.28 .08,.15 .12,.20 .12,.20 .15,.12 .14,.05 .10,-.02 -.10,-.02"
        " -.15,.06 -.15,.16 -.12,.25 -.12,.25 -.08,.19 -.05,.28"
    )
    middle = blob(".0,.28 .0,.28 .06,.16 .10,.08 .07,-.01 -.07,-.01 -.10,.08 -.05,.15")
    inner = blob(".0,.13 .0,.13 .04,.05 .03,.0 -.03,.0 -.04,.05")
    sticks = strips([((-0.18, -0.06), (0.14, 0.02)), ((0.18, -0.06), (-0.14, 0.02))], 0.045)
    return [
        *edged(outer, _RED, "fire", turn=90, edge=0.024),
        *edged(middle, _GLOW, "fire", edge=0.014),
        Sheet(inner, WHITE, ("fire",)),
        *white_edged(sticks, BLACK, "sticks"),
    ]


def _lit_face(kind: Profile, years: int = 0) -> list[Sheet]:
    """A head in profile whose front has the light of the fire on it."""
    rim, skin, *rest = carved_profile(kind, "short", "#3a3a3a", lid="open", smile=0.4, years=years)
    front = blob(".22,.6 .16,.2 .20,-.1 .14,-.4 .20,-.7 .20,-.7 .8,-.7 .8,-.7 .8,.6 .8,.6 .22,.6")
    return [rim, skin, Sheet(front & skin.outline, _GLOW, ("light",)), *rest]


def _shadows() -> list[Sheet]:
    """The long shadows of the four, thrown towards us."""
    shapes = (
        "-.98,-.66 -.50,-.70 -.86,-1.8 -1.7,-1.8", "-.46,-.60 -.18,-.66 -.38,-1.8 -.70,-1.8",
        ".40,-.62 .62,-.62 .74,-1.8 .52,-1.8", ".74,-.60 1.1,-.56 1.7,-1.8 .92,-1.8",
    )  # fmt: skip
    return [Sheet(polygon(shape), _DUSK, ("shadows",), turn=84) for shape in shapes]


def _cloth() -> list[Sheet]:
    """The striped blanket in his hand."""
    blanket = blob(
        ".13,.42 .13,.42 .22,.47 .30,.43 .30,.43 .28,.30 .33,.16 .33,.16 .24,.12 .16,.17 .07,.10"
        " .07,.10 .12,.26"
    )
    rows = cuts(
        ".10,.34 .18,.38 .29,.35", ".10,.24 .18,.28 .29,.25", ".08,.14 .16,.20 .30,.17",
        thin=0.016, thick=0.026,
    )  # fmt: skip
    return [*edged(blanket, WHITE, "blanket", edge=0.024), Sheet(rows & blanket, _BLUE)]


def _tall_man() -> list[Sheet]:
    """A tall man in a black coat, who holds out a blanket."""
    coat = blob(
        "-.44,.76 -.30,.86 -.14,.82 -.06,.66 -.04,.36 -.06,.0 -.02,-.66"
        " -.02,-.66 -.28,-.70 -.60,-.66"
        " -.60,-.66 -.56,.0 -.56,.5"
    )
    sleeve = strip(points("-.12,.70 .02,.52 .16,.42"), 0.18, 0.12)
    neck = ellipse(0.13, 0.15).at(-0.30, 0.98)
    hat = blob("-.46,1.02 -.48,1.16 -.38,1.27 -.24,1.27 -.13,1.16 -.14,1.02 -.30,.97")
    flaps = blob("-.46,1.04 -.48,.90 -.42,.86 -.38,1.0") | blob(
        "-.14,1.04 -.12,.90 -.18,.86 -.22,1.0"
    )
    scarf = strip(points("-.46,.84 -.30,.78 -.13,.84"), 0.13)
    lines = cuts(
        "-.30,.66 -.31,.2 -.30,-.6",
        "-.48,.5 -.50,.0 -.53,-.55",
        "-.14,.40 -.13,.0 -.10,-.5",
        "-.06,.58 .02,.48 .10,.44",
        thick=0.020,
    )
    return [
        *_cloth(),
        *white_edged(coat | sleeve, BLACK, "coat", edge=0.024),
        Sheet(lines, WHITE),
        *edged(ellipse(0.08, 0.07).at(0.18, 0.42), _GOLD, "mitten"),
        *edged(neck, WHITE),
        *edged(flaps | hat, "#9a9a9a", "fur hat", turn=80),
        *edged(scarf, _GOLD, "scarf", turn=0),
    ]


def _bear() -> list[Sheet]:
    """A bear with a scarf, broad as a fur coat, who holds out a paw."""
    fur = shaggy(points(
        ".40,-.62 .72,-.68 1.2,-.62 1.24,.2 1.16,.66 1.02,.84 .94,1.06"
        " .82,1.14 .66,1.14 .54,1.04 .52,.86"
        " .42,.70 .36,.4 .38,.0"), 0.035, 0.8)  # fmt: skip
    ears = ellipse(0.075).at(0.535, 1.10)
    inside = ellipse(0.036).at(0.53, 1.105)
    cap = blob(".54,1.08 .58,1.26 .74,1.36 .88,1.26 .93,1.08 .74,1.03")
    brim = strip(points(".53,1.08 .74,1.02 .94,1.08"), 0.10)
    bobble = cuts(
        ".64,1.12 .66,1.22 .72,1.32", ".84,1.12 .82,1.22 .76,1.32", ".74,1.10 .74,1.32", thick=0.02
    )
    arm = shaggy(points(".50,.80 .36,.68 .20,.50 .20,.40 .30,.36 .46,.44 .58,.50"), 0.03, 0.6)
    claws = Outline(())
    for x, y in ((0.155, 0.45), (0.165, 0.39), (0.20, 0.35)):
        claws = claws | strip(((x + 0.05, y + 0.02), (x - 0.03, y - 0.035)), 0.026, 0.006)
    hair = grain(".74,1.1 .76,.6 .78,.0 .76,-.6", 0.40, 0.74, 9, 0.018)
    scarf = strip(points(".46,.90 .74,.82 1.04,.92"), 0.15) | strip(
        points(".88,.86 .95,.64 .92,.42"), 0.15
    )
    knit = cuts(
        ".86,.60 1.0,.60", ".86,.52 .99,.52", ".58,.90 .60,.80", ".72,.87 .73,.76", thick=0.018
    )
    return [
        *white_edged(ears, BLACK, "ears", edge=0.022),
        Sheet(inside, "#8a8a8a"),
        *white_edged(fur, BLACK, "bear", edge=0.022),
        Sheet(hair, WHITE),
        *edged(cap, _BLUE, "cap", turn=90, edge=0.024),
        Sheet(bobble, BLACK),
        *edged(brim, WHITE, "cap", edge=0.022),
        *edged(claws, WHITE, "claws"),
        *white_edged(arm, BLACK, "paw", edge=0.020),
        *edged(scarf, _RED, "scarf", turn=0, edge=0.024),
        Sheet(knit, BLACK),
    ]


def _old_woman() -> list[Sheet]:
    """An old woman in a red shawl and a headscarf."""
    skirt = blob(
        "-.92,.0 -.92,.0 -.48,.0 -.48,.0 -.42,-.3 -.38,-.72 -.38,-.72"
        " -.72,-.78 -1.1,-.72 -1.1,-.72 -1.0,-.3"
    )
    shawl = blob(
        "-.72,.38 -.54,.30 -.42,.14 -.36,-.02 -.50,-.10 -.72,-.40 -.72,-.40"
        " -.92,-.12 -1.1,.0 -1.06,.22"
        " -.92,.42"
    )
    arm = strip(points("-.44,.14 -.30,.02 -.12,-.02"), 0.16, 0.11)
    ends = points("-.96,-.10 -.90,-.16 -.84,-.24 -.78,-.32 -.72,-.39 -.66,-.32 -.60,-.24 -.54,-.16")
    fringe = cuts(*([(x, y), (x, y - 0.07)] for x, y in ends), thin=0.012, thick=0.02)
    lines = cuts(
        "-.72,.30 -.72,.0 -.72,-.30",
        "-.58,.32 -.54,.10 -.56,-.04",
        "-.88,.32 -.94,.12 -.92,-.04",
        thick=0.02,
    )
    pleats = cuts("-.84,-.3 -.90,-.66", "-.70,-.44 -.70,-.72", "-.56,-.2 -.52,-.66", thick=0.02)
    return [
        *white_edged(skirt, BLACK, "skirt", edge=0.022),
        Sheet(pleats, WHITE),
        *edged(ellipse(0.075, 0.06).at(-0.09, -0.02), WHITE, "mitten", edge=0.022),
        *edged(arm, _RED, "shawl", turn=20, edge=0.024),
        *(part.placed(-0.77, 0.70, 0.58, 0, flip=False) for part in _lit_face(OLD, 6)),
        *edged(shawl, _RED, "shawl", turn=70, edge=0.026),
        Sheet(fringe, BLACK),
        Sheet(lines, BLACK),
        *(part.placed(-0.77, 0.70, 0.58, 0, flip=False) for part in _headscarf()),
    ]


def _headscarf() -> list[Sheet]:
    """A scarf round a head in profile, tied under the chin."""
    scarf = blob(
        "-.50,.0 -.52,.36 -.34,.60 -.02,.68 .24,.60 .34,.44 .24,.34 .12,.22 .06,.04 .08,-.18"
        " .14,-.36 .26,-.52 .14,-.62 -.12,-.62 -.40,-.46"
    )
    ends = blob(".18,-.54 .32,-.60 .36,-.80 .24,-.74 .18,-.84 .10,-.66")
    lines = cuts(
        ".20,.46 -.04,.34 -.14,.06 .06,-.44", "-.02,.56 -.28,.36 -.32,.02 -.06,-.50",
        "-.22,.54 -.42,.30 -.42,.02", thick=0.034,
    )  # fmt: skip
    return [
        *edged(ends, WHITE, "headscarf", edge=0.04),
        *edged(scarf, WHITE, "headscarf", edge=0.045),
        Sheet(lines, BLACK),
    ]


def _child() -> list[Sheet]:
    """A child in a white coat who looks into the fire, a mitten held out."""
    coat = blob(".32,.04 .46,.04 .55,-.06 .60,-.52 .60,-.52 .40,-.57 .22,-.52 .22,-.52 .25,-.06")
    arm = strip(points(".28,-.06 .20,-.16 .10,-.14"), 0.11, 0.085)
    boots = ellipse(0.075, 0.10).at(0.33, -0.60) | ellipse(0.075, 0.10).at(0.49, -0.60)
    folds = cuts(".40,-.06 .40,-.5", ".30,-.24 .27,-.48", ".50,-.24 .53,-.48", thick=0.018)
    return [
        Sheet(boots, BLACK, ("boots",)),
        *edged(coat, WHITE, "child", edge=0.026),
        Sheet(folds, BLACK),
        *edged(arm, WHITE, "child", edge=0.024),
        *edged(ellipse(0.06, 0.05).at(0.075, -0.14), _BLUE, "mitten"),
        *(
            part.placed(0.40, 0.20, 0.50, 0, flip=True)
            for part in (*_lit_face(CHILD), *_bobble_hat())
        ),
    ]


def _bobble_hat() -> list[Sheet]:
    """A knitted hat on a head in profile, and the collar below."""
    cap = blob("-.50,.10 -.53,.38 -.36,.62 -.06,.72 .22,.64 .40,.42 .42,.26 .0,.18")
    brim = strip(points("-.52,.06 -.1,.16 .45,.28"), 0.17)
    ribs = cuts(
        "-.34,.18 -.32,.42 -.16,.64", "-.10,.22 -.10,.46 -.06,.66", ".16,.28 .14,.48 .04,.64",
        thick=0.036,
    )  # fmt: skip
    knob = shaggy(arc(-0.08, 0.80, 0.11, 0, 315), 0.04, 0.5)
    collar = strip(points("-.42,-.50 -.10,-.58 .24,-.62"), 0.34)
    return [
        *edged(cap, _GOLD, "bobble hat", turn=90, edge=0.045),
        Sheet(ribs, BLACK),
        *edged(brim, WHITE, "bobble hat", edge=0.045),
        *edged(knob, WHITE, "bobble hat", edge=0.035),
        *edged(collar, _BLUE, "collar", edge=0.04),
    ]
