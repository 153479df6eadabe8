"""An old woman and a bear, nose to nose, who hold a small fire between them."""

import math
from dataclasses import replace

from art.paint.midnight.carving import BLACK, WHITE, edged, family, shaggy
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.scarves import knit
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import OLD
from art.paint.story.cutouts.geometry import beads, blob, ellipse, points, polygon, smooth, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]
_GLOW, _FUR = "#f9dc96", "#606060"


@card(
    palette="block_night",
    hand="woodcut",
    title="They came to warm the fire",
    subject="old woman and bear who hold a bowl of fire between them",
    props=("fire", "bowl", "old woman", "hood", "bear", "scarf", "mitten", "twig", "eyes", "snow"),
    mood=("hushed", "warm", "conspiring"),
)
def fire_watch(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, [Sheet(_flakes(), WHITE, ("snow",))], 0, 0, depth=58.0)
    lay_pile(scene, _bear(), 0, 0, depth=52.0)
    lay_pile(scene, [*_face(), *_hood()], 0, 0, depth=46.0)
    lay_pile(scene, [*_fire(), *_bowl()], 0.04, 0, depth=40.0)
    lay_pile(scene, [*_mitten(), *_paw()], 0.04, 0, depth=36.0)
    lay_pile(scene, _twig(), 0.04, 0.05, depth=32.0)
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="black", contrast=1.5, lamp_pool=0)


def _flakes() -> Outline:
    """A few large flakes of snow in the night above them."""
    return beads(points("-.22,1.32 .10,1.10 .34,1.30 .58,1.14 -.04,.78 .20,.84"), 0.020) | beads(
        points("-.40,1.20 .0,1.40 .24,1.02 .50,1.38 .86,1.34 .06,.96"), 0.012
    )


def _lit(border: str, reach: float, far: float) -> Outline:
    """The area between x = far and a border, which runs out into pointed cuts of some length."""
    line = smooth(points(border), closed=False)[::2]
    teeth = [(x + reach * (index % 2) * (1 + 0.3 * math.sin(index)), y)
             for index, (x, y) in enumerate(line)]  # fmt: skip
    return polygon((far, line[0][1]), *teeth, (far, line[-1][1]))


def _face() -> list[Sheet]:
    """Her face in the black of a hood: the light of the fire on its front, and other eyes."""
    _, skin, _, *features = carved_profile(OLD, "none", BLACK, lid="down", smile=0.3, years=7)
    light = _lit(".20,.62 .12,.40 .08,.16 .06,-.10 .10,-.34 .18,-.54", -0.11, 1)
    head = [Sheet(light & skin.outline, _GLOW, ("face",)),
            *(replace(part, outline=part.outline & light) for part in features[:-3])]  # fmt: skip
    eyes = ellipse(0.040, 0.046).at(-0.75, 0.45) | ellipse(0.040, 0.046).at(-0.63, 0.45)
    pupils = ellipse(0.019, 0.026).at(-0.737, 0.44) | ellipse(0.019, 0.026).at(-0.617, 0.44)
    return [
        *(part.placed(-0.54, 0.40, 0.95, -4, flip=False) for part in head),
        Sheet(eyes, WHITE, ("eyes",)), Sheet(pupils, BLACK),
    ]  # fmt: skip


def _hood() -> list[Sheet]:
    """A wide red hood and cloak, snow on its top, its border lit."""
    inner = "-.28,1.02 -.56,.98 -.80,.74 -.87,.36 -.82,.06 -.68,-.09 -.44,-.14 -.15,-.12"
    cloak = blob(
        "-.28,1.02 -.28,1.02 -.56,.98 -.80,.74 -.87,.36 -.82,.06 -.68,-.09 -.44,-.14 -.15,-.12"
        " -.15,-.12 -.12,-.46 -.16,-.80 -.18,-1.8 -.18,-1.8 -1.4,-1.8 -1.4,-1.8"
        " -1.4,.5 -1.14,.96 -.90,1.24 -.62,1.32 -.40,1.20"
    )
    folds = family("-.44,1.14 -.80,1.08 -.98,.70 -1.0,.20", "-.40,1.08 -.66,1.02 -.88,.72 -.92,.30",
                   2, 0.006, 0.026) | cuts(
        "-.86,-.04 -.90,-.4 -1.0,-.8", "-.70,-.18 -.70,-.5 -.78,-.9", "-.50,-.28 -.46,-.5 -.5,-.66",
        "-.94,.04 -1.0,-.2", "-.60,-1.1 -.64,-1.5", "-.40,-1.16 -.40,-1.5", "-.84,-1.0 -.90,-1.5",
        thick=0.028,
    )  # fmt: skip
    snow = blob("-1.02,1.10 -.86,1.28 -.62,1.37 -.38,1.24 -.38,1.24 -.50,1.22 -.60,1.27 -.72,1.20"
                " -.84,1.20 -.92,1.10")  # fmt: skip
    border = strip(points(inner), 0.07, 0.09)
    return [
        *edged(cloak, _RED, "hood", turn=76, edge=0.026), Sheet(folds, BLACK),
        *edged(border, _BLUE, "hood", edge=0.024), *edged(snow, WHITE, "snow", edge=0.022),
    ]  # fmt: skip


_HEAD = (
    "1.3,.90 1.02,.98 .80,1.00 .62,.90 .52,.74 .44,.58 .32,.50 .18,.44 .12,.36 .13,.26 .17,.16"
    " .22,.06 .36,.0 .50,-.06 .62,-.2 1.3,-.2"
)


def _bear() -> list[Sheet]:
    """A dark bear, its snout in the light, with a thick scarf."""
    body = shaggy(points("1.4,.4 .80,.10 .56,-.16 .46,-.46 .42,-.80 .44,-1.2 .46,-1.8 1.4,-1.8"),
                  0.05, 0.7)  # fmt: skip
    head = blob(_HEAD)
    lit = _lit(".64,.92 .54,.74 .47,.58 .40,.42 .38,.26 .44,.08 .60,-.10", 0.10, 0)
    nose = blob(".10,.37 .12,.45 .20,.46 .25,.40 .20,.32 .13,.30")
    lines = cuts(".16,.31 .19,.22 .28,.17 .36,.18", ".19,.24 .17,.18", thick=0.024)
    tufts = cuts(
        ".72,.86 .78,.72 .79,.60", ".90,.84 .94,.70 .95,.58", ".64,.52 .70,.42 .72,.32",
        ".82,.50 .87,.40 .89,.30", ".58,.30 .64,.20 .70,.14", ".58,-.46 .55,-.60 .57,-.74",
        ".88,-.34 .86,-.50 .88,-.64", ".60,-1.22 .58,-1.34 .60,-1.46",
        ".90,-1.24 .88,-1.36 .90,-1.46", thick=0.030,
    )  # fmt: skip
    ear = ellipse(0.14, 0.15).at(0.82, 0.97)
    return [
        *edged(body, _FUR, "bear", turn=76, edge=0.020, line=WHITE),
        *edged(ear, _FUR, "bear", turn=60, edge=0.022, line=WHITE),
        Sheet(ellipse(0.07, 0.08).at(0.81, 0.98), BLACK),
        *edged(head, _FUR, "bear", turn=128, edge=0.022, line=WHITE),
        Sheet(lit & head, _GLOW, ("light",)),
        Sheet(nose | lines, BLACK), Sheet(ellipse(0.020, 0.012).at(0.16, 0.415), WHITE),
        Sheet(tufts, BLACK), *_bear_eye(), *_scarf(),
    ]  # fmt: skip


def _bear_eye() -> list[Sheet]:
    """A small eye that looks down at the fire."""
    white = blob(".42,.60 .46,.65 .52,.65 .55,.60 .48,.57")
    return [*edged(white, WHITE, "eye", edge=0.022),
            Sheet(ellipse(0.028, 0.034).at(0.465, 0.602) & white, BLACK)]  # fmt: skip


def _scarf() -> list[Sheet]:
    """A blue knitted scarf round the bear's neck, one end down its chest."""
    round_neck, end = (
        points(".44,-.16 .66,-.12 .90,.06 1.2,.36"),
        points(".64,-.16 .72,-.5 .66,-.92"),
    )
    fringe = cuts("-.08,0 -.09,-.12", "-.03,0 -.03,-.13", ".03,0 .03,-.12", ".08,0 .09,-.12",
                  thick=0.022).at(0.655, -0.92)  # fmt: skip
    return [
        Sheet(fringe, WHITE),
        *edged(strip(end, 0.20, 0.22), _BLUE, "scarf", turn=80, edge=0.026),
        Sheet(knit(end, 0.22), BLACK),
        *edged(strip(round_neck, 0.24, 0.30), _BLUE, "scarf", turn=20, edge=0.026),
        Sheet(knit(round_neck, 0.26), BLACK),
    ]  # fmt: skip


def _fire() -> list[Sheet]:
    """A small fire of three tongues."""
    outer = blob(
        "-.02,-.02 -.02,-.02 .05,-.22 .11,-.36 .17,-.30 .17,-.30 .22,-.46 .20,-.62 .14,-.76"
        " -.16,-.76 -.23,-.62 -.22,-.46 -.17,-.32 -.17,-.32 -.12,-.40 -.06,-.22"
    )
    middle = blob("-.02,-.28 -.02,-.28 .07,-.48 .12,-.62 .08,-.78 -.10,-.78 -.14,-.62 -.08,-.48")
    inner = blob("-.02,-.52 -.02,-.52 .04,-.64 .03,-.76 -.06,-.76 -.07,-.64")
    return [
        *edged(outer, _RED, "fire", turn=90, edge=0.020), *edged(middle, _GOLD, "fire", edge=0.014),
        Sheet(inner, WHITE, ("fire",)),
    ]  # fmt: skip


def _bowl() -> list[Sheet]:
    """A plain blue bowl on a foot, with the light on its rim."""
    bowl = blob("-.40,-.70 -.40,-.70 -.38,-.92 -.26,-1.10 -.12,-1.16 .12,-1.16 .26,-1.10 .38,-.92"
                " .40,-.70 .40,-.70 .0,-.75")  # fmt: skip
    foot = polygon("-.14,-1.15 -.18,-1.23 .18,-1.23 .14,-1.15")
    rim = strip(points("-.41,-.70 .0,-.75 .41,-.70"), 0.07)
    return [*edged(foot, _BLUE, "bowl", edge=0.022),
            *edged(bowl, _BLUE, "bowl", turn=0, edge=0.024),
            *edged(rim, _GLOW, "bowl", edge=0.020)]  # fmt: skip


def _mitten() -> list[Sheet]:
    """Her sleeve and a white mitten laid round the bowl."""
    sleeve = strip(points("-1.06,-.66 -.86,-1.02 -.52,-1.02"), 0.36, 0.24)
    cuff = strip(points("-.52,-.88 -.49,-1.16"), 0.09)
    mitten = blob("-.50,-.90 -.42,-.88 -.37,-.78 -.29,-.77 -.28,-.86 -.22,-.92 -.14,-.97 -.13,-1.06"
                  " -.24,-1.12 -.40,-1.15 -.50,-1.14")  # fmt: skip
    pattern = cuts("-.44,-.92 -.42,-1.02 -.43,-1.12", "-.38,-.90 -.36,-1.0 -.37,-1.12",
                   "-.29,-.86 -.27,-.93 -.29,-.98", thick=0.016)  # fmt: skip
    creases = cuts("-.92,-.80 -.84,-.94 -.70,-.98", "-.80,-1.08 -.66,-1.08", thick=0.022)
    return [
        *edged(mitten, WHITE, "mitten", edge=0.022), Sheet(pattern, BLACK),
        *edged(sleeve, _RED, "sleeve", turn=30, edge=0.026), Sheet(creases, BLACK),
        *edged(cuff, _BLUE, "cuff", edge=0.020),
    ]  # fmt: skip


def _paw() -> list[Sheet]:
    """The bear's arm, and a paw with claws laid round the bowl."""
    arm = shaggy(points("1.0,-.62 .74,-.80 .50,-.86 .34,-.82 .22,-.88 .19,-.99 .26,-1.09 .46,-1.13"
                        " .70,-1.16 1.0,-1.12"), 0.035, 0.7)  # fmt: skip
    claws = Outline(())
    for x, y in ((0.23, -0.88), (0.19, -0.96), (0.23, -1.05)):
        claws = claws | strip(((x + 0.03, y), (x - 0.10, y - 0.02)), 0.05, 0.008)
    hairs = cuts(".44,-.92 .52,-.95 .62,-.93", ".64,-1.08 .74,-1.09 .84,-1.05",
                 thick=0.024)  # fmt: skip
    return [*edged(claws, WHITE, "claws", edge=0.016),
            *edged(arm, _FUR, "paw", turn=12, edge=0.020, line=WHITE),
            Sheet(hairs, BLACK)]  # fmt: skip


def _twig() -> list[Sheet]:
    """A child's mitten that holds up a forked twig from below."""
    twig = strip(points(".10,-1.44 .05,-1.20 .06,-.92 .12,-.60"), 0.044, 0.020)
    twig = twig | strip(points(".05,-1.12 -.02,-.98 -.04,-.86"), 0.028, 0.014)
    twig = twig | strip(points(".06,-.92 .14,-.84 .19,-.76"), 0.024, 0.014)
    sleeve = strip(points(".28,-1.8 .20,-1.50"), 0.28, 0.24)
    mitten = blob("-.28,-1.46 -.27,-1.34 -.19,-1.25 -.10,-1.25 -.06,-1.31 -.01,-1.30 .0,-1.37"
                  " -.06,-1.44 -.14,-1.50").flipped()  # fmt: skip
    thumb = cuts(".06,-1.31 .10,-1.35 .08,-1.40", thick=0.016)
    return [
        *edged(twig, WHITE, "twig", edge=0.016), *edged(sleeve, _BLUE, "sleeve", edge=0.024),
        *edged(mitten, _GOLD, "mitten", edge=0.022), Sheet(thumb, BLACK),
    ]  # fmt: skip
