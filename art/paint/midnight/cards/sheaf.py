"""An old woman and the last sheaf of the harvest, which bow to each other before the sun."""

from art.paint.midnight.carving import BLACK, WHITE, edged, family
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD, OLD, profile_outline
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    points,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_GOLD, _RED, _BLUE = INKS["lamp"], INKS["vermilion"], INKS["night"]
_RISE = 0.14
"""How far both stand above the middle of the picture."""


@card(
    palette="block_day",
    hand="woodcut",
    title="It bowed first",
    subject="old woman and a sheaf that bow to each other",
    props=("sheaf", "ears", "old woman", "sun", "stubble", "shadow", "dancing girl", "apron"),
    mood=("reverent", "old", "warm"),
)
def last_sheaf(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _field(), 0, 0, depth=55.0)
    lay_pile(scene, _shadows(), 0, 0, depth=50.0)
    lay_pile(scene, [*_skirt_of_straw(), *_bent_straw(), *_string()], -0.04, _RISE, depth=46.0)
    lay_pile(scene, _ears(), -0.04, _RISE, depth=40.0)
    lay_pile(scene, _woman(), 0.04, _RISE, depth=32.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _field() -> list[Sheet]:
    """The round sun, which stands on the horizon, and furrows that run towards it."""
    sun = ellipse(0.36).at(-0.03, -0.04)
    rays = Outline(())
    for step in range(24):
        ray = strip(((0, 0.41), (0, 0.48 + 0.05 * (step % 2))), 0.026, 0.012)
        rays = rays | ray.turned(15 * step).at(-0.03, -0.04)
    field = land((-1, -0.39), (-0.3, -0.37), (0.4, -0.37), (1, -0.39))
    stubble = (_furrows() & field) - rim(_upright_shadow(), 0.10)
    return [
        Sheet(rays, BLACK, ("sun",)), *edged(sun, _RED, "sun", edge=0.026, turn=0),
        *edged(field, WHITE, "field", edge=0.04), Sheet(stubble, BLACK, ("stubble",)),
    ]  # fmt: skip


def _furrows() -> Outline:
    """Furrows from the sun to the lower edge."""
    furrows = Outline(())
    for way in (-3.4, -2.3, -1.5, -0.9, -0.4, 0.05, 0.55, 1.1, 1.8, 2.8):
        path = [(-0.10 + way * (0.30 + near), -0.40 - 1.2 * near) for near in (0.0, 0.3, 0.6, 1.0)]
        furrows = furrows | strip(path, 0.006, 0.018)
    return furrows


def _shadows() -> list[Sheet]:
    """Hers runs out of the picture, that of the sheaf stands up as a girl who dances."""
    own = blob(
        "-.98,-.50 -.98,-.50 -.38,-.50 -.38,-.50 -.54,-.56 -.74,-.60 -.96,-.61 -1.2,-.61 -1.2,-.55"
    )
    return [
        Sheet(own, BLACK, ("shadow",)), Sheet(_upright_shadow(), BLACK, ("shadow", "dancing girl")),
    ]  # fmt: skip


def _upright_shadow() -> Outline:
    """A lane of shadow from the foot of the sheaf to the toes of a girl, who stands up from it."""
    lane = blob(
        ".22,-.48 .22,-.48 1.1,-.48 1.1,-.48 1.06,-.74 .98,-1.0 .80,-1.22 .52,-1.34 .20,-1.39"
        " -.16,-1.40 -.22,-1.37 -.16,-1.345 .20,-1.32 .48,-1.24 .66,-1.08 .72,-.88 .62,-.70"
        " .44,-.60"
    )
    return lane | _dancer().scaled(0.58).at(-0.10, -1.35)


def _dancer() -> Outline:
    """A girl on the tip of one foot, her other foot at its knee, both arms thrown up."""
    legs = strip(points(".0,-.05 .0,.20 .02,.40"), 0.05, 0.09) | strip(
        points("-.04,.40 -.27,.22 -.01,.08"), 0.10, 0.05
    )
    skirt = blob(
        "-.06,.70 .06,.70 .14,.56 .28,.46 .46,.42 .46,.42 .42,.33 .33,.37 .24,.29 .13,.35 .02,.28"
        " -.10,.35 -.21,.29 -.31,.37 -.44,.36 -.44,.36 -.28,.48 -.14,.56"
    )
    body = blob("-.05,.66 .05,.66 .07,.78 .11,.90 .0,.94 -.11,.90 -.07,.78")
    arms = strip(points(".09,.88 .25,1.04 .22,1.36"), 0.075, 0.045) | strip(
        points("-.09,.88 -.30,1.0 -.34,1.30"), 0.075, 0.045
    )
    hands = beads([(0.215, 1.38), (-0.34, 1.32)], 0.04)
    face = profile_outline(CHILD, bust=False).scaled(0.25).at(0.0, 1.09)
    bun = ellipse(0.065).at(-0.14, 1.17)
    return legs | skirt | body | arms | hands | face | bun | ellipse(0.04).at(0.0, 0.96)


def _skirt_of_straw() -> list[Sheet]:
    """The straw below the waist, as wide as a skirt, its cut ends uneven along the hem."""
    left, right = points(".44,.14 .42,-.10 .36,-.36 .26,-.64"), (
        points(".74,.12 .80,-.12 .88,-.38 1.02,-.64"))  # fmt: skip
    hem = [(0.26 + 0.05 * step, -0.66 - 0.03 * (step % 2) - 0.012 * (step % 3))
           for step in range(1, 16)]  # fmt: skip
    skirt = polygon(*left, *hem, *reversed(right))
    straws = family(".48,.12 .46,-.12 .41,-.36 .33,-.64", ".71,.10 .76,-.14 .84,-.40 .95,-.64",
                    8, 0.008, 0.022)  # fmt: skip
    return [*edged(skirt, _GOLD, "sheaf", turn=86, edge=0.03), Sheet(straws & skirt, BLACK)]


def _bent_straw() -> list[Sheet]:
    """The straw above the waist, bent over to the left as far as her back is."""
    back = strip(points(".60,.04 .69,.34 .66,.64 .50,.88 .26,.92"), 0.30, 0.34)
    back = back | ellipse(0.17).at(0.26, 0.92)
    lines = cuts(
        ".52,.08 .58,.34 .55,.58 .42,.76 .26,.79", ".57,.08 .65,.36 .62,.62 .47,.84 .26,.87",
        ".64,.06 .73,.36 .70,.68 .52,.93 .26,.96", ".69,.06 .79,.36 .77,.72 .56,1.0 .28,1.04",
        thin=0.008, thick=0.022,
    )  # fmt: skip
    return [*edged(back, _GOLD, "sheaf", turn=70, edge=0.03), Sheet(lines, BLACK)]


def _string() -> list[Sheet]:
    """A blue band round its waist with two loose ends, of the same stuff as her blouse."""
    band = blob(".41,.14 .41,.14 .58,.09 .77,.12 .77,.12 .78,.0 .78,.0 .58,-.04 .41,.02 .41,.02")
    ends = strip(points(".72,.06 .80,-.10 .78,-.30"), 0.06, 0.10) | strip(
        points(".74,.06 .88,-.02 .93,-.18"), 0.06, 0.09
    )
    return [
        *edged(ends, _BLUE, "ribbon", edge=0.02, turn=80),
        *edged(band, _BLUE, "ribbon", edge=0.022, turn=10),
        *edged(ellipse(0.06, 0.07).at(0.73, 0.06), _BLUE, edge=0.02),
    ]


def _ears() -> list[Sheet]:
    """Heavy ears that droop from the bent straw: its bowed head."""
    sheets: list[Sheet] = []
    hanging = (
        (0.42, 0.90, 6), (0.12, 0.98, -30), (0.34, 0.86, 0), (0.14, 0.86, -18), (0.24, 0.86, -8),
        (0.32, 1.02, -4), (0.19, 1.02, -20),
    )  # fmt: skip
    for x, y, turn in hanging:
        sheets += [part.placed(x, y, 1.42, turn, False) for part in _ear()]
    return sheets


def _ear() -> list[Sheet]:
    """An ear of wheat that hangs from the origin."""
    awns = cuts("-.05,-.20 -.09,-.32", ".0,-.30 .0,-.42", ".05,-.20 .09,-.30", thick=0.012)
    sheets = [Sheet(awns, BLACK), *edged(ellipse(0.034, 0.056).at(0, -0.28), _GOLD, edge=0.014)]
    for step in (2, 1, 0):
        for side in (-1, 1):
            grain = ellipse(0.040, 0.068).turned(26 * side).at(0.042 * side, -0.05 - 0.08 * step)
            sheets += edged(grain, _GOLD, "ears", edge=0.014)
    return sheets


def _woman() -> list[Sheet]:
    """An old woman from the side, bent so far that her head hangs before her waist."""
    skirt = blob(
        "-.88,.16 -.88,.16 -.94,-.12 -.97,-.40 -1.0,-.66 -1.0,-.66 -.80,-.70 -.54,-.70 -.36,-.66"
        " -.36,-.66 -.42,-.40 -.48,-.10 -.54,.12 -.54,.12"
    )
    folds = family("-.84,.06 -.88,-.20 -.92,-.62", "-.58,.06 -.54,-.26 -.46,-.62", 6, 0.006, 0.024)
    apron = blob("-.62,.12 -.62,.12 -.53,.10 -.53,.10 -.44,-.20 -.36,-.54 -.36,-.54 -.54,-.58"
                 " -.60,-.20")  # fmt: skip
    back = blob(
        "-.90,.18 -.90,.18 -.96,.46 -.90,.76 -.74,.94 -.52,.94 -.34,.84 -.34,.62 -.42,.44"
        " -.50,.26 -.52,.10 -.52,.10 -.72,.06"
    )
    seams = cuts("-.86,.28 -.88,.52 -.80,.74", "-.78,.20 -.80,.44 -.74,.62", "-.56,.30 -.60,.44",
                 thick=0.024)  # fmt: skip
    arm = strip(points("-.58,.76 -.66,.50 -.60,.30"), 0.19, 0.15) | ellipse(0.095).at(-0.58, 0.76)
    fore = strip(points("-.62,.32 -.50,.20 -.40,.16"), 0.15, 0.11) | ellipse(0.075).at(-0.61, 0.31)
    hand = blob("-.42,.22 -.32,.20 -.24,.12 -.26,.06 -.34,.06 -.44,.10")
    head = carved_profile(OLD, "bun", "#c8c8c8", lid="closed", smile=0.3, years=3)
    return [
        *edged(skirt, "#2a2a2a", "old woman", edge=0.02, turn=84), Sheet(folds & skirt, WHITE),
        *edged(apron, WHITE, "apron", edge=0.02, turn=84),
        *edged(back, _BLUE, "old woman", edge=0.024, turn=100), Sheet(seams, BLACK),
        *(part.placed(-0.26, 0.72, 0.54, -60, flip=False) for part in head),
        *edged(hand, WHITE, "hand", edge=0.02), *edged(arm | fore, _BLUE, "sleeve", turn=60),
    ]  # fmt: skip
