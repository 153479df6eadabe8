"""A dance in the rain, for which the umbrella was in the way."""

from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import OLD, Profile
from art.paint.story.cutouts.geometry import blob, ellipse, points, polygon, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.016)

_WIFE = Profile(nose=0.95, chin=1.0, lips=0.9, sunken=0.4)


@card(
    palette="block_night",
    hand="woodcut",
    title="They left the umbrella to the ducks",
    subject="old couple dancing in the rain",
    props=("dance", "rain", "umbrella", "ducks", "old couple", "coats", "clasped hands"),
    mood=("tender", "wet", "happy"),
)
def rain_dance(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, [_rain(), *_puddle()], 0, 0, depth=55.0)
    lay_pile(scene, _his_side(), 0, 0, depth=48.0)
    lay_pile(scene, _her_side(), 0, 0, depth=40.0)
    lay_pile(scene, _hands(), 0, 0, depth=30.0)
    lay_pile(scene, _umbrella(), 0.36, -1.06, 0.96, depth=22.0)
    return WoodcutPlan(inks=("vermilion", "plum", "lamp"), sky="black", contrast=1.6, lamp_pool=0)


def _rain() -> Sheet:
    """Slanting rain behind everybody, long and short."""
    drops = []
    for index in range(120):
        x = -1.1 + 2.3 * ((index * 0.7549) % 1)
        y = 1.6 - 2.7 * ((index * 0.5698) % 1)
        long = 0.07 + 0.05 * ((index * 7) % 4)
        drops.append([(x, y), (x - 0.12 * long, y - long * 0.5), (x - 0.26 * long, y - long)])
    return Sheet(cuts(*drops, thin=0.004, thick=0.013), "#e8e8e8", ("rain",))


def _puddle() -> list[Sheet]:
    """Wet ground with rings where drops fall."""
    ground = polygon("-1.2,-1.02 1.2,-1.02 1.2,-1.7 -1.2,-1.7")
    rings = Outline(())
    for x, y, size in (
        (-0.78, -1.16, 0.16),
        (-0.40, -1.36, 0.20),
        (0.86, -1.10, 0.12),
        (-0.86, -1.42, 0.10),
    ):
        for part in (1.0, 0.5):
            rings = rings | rim(ellipse(size * part, size * part * 0.28).at(x, y), 0.012)
    return [Sheet(ground, "#4c4c4c", ("puddle",), turn=0), Sheet(rings, WHITE, ("rings",))]


def _shoe(turn: float, x: float, y: float) -> Outline:
    """A shoe that points right, its ankle at (x, y)."""
    shoe = blob("-.07,.08 .05,.08 .06,.0 .16,-.03 .20,-.08 .20,-.08 -.09,-.08 -.09,-.08")
    return shoe.turned(turn).at(x, y)


def _his_side() -> list[Sheet]:
    """The old man, who faces us behind his wife: head, coat, legs and one long arm."""
    legs = strip(points(".20,-.60 .20,-.80 .16,-1.0"), 0.17, 0.11)
    back = strip(points("-.36,-.56 -.50,-.74 -.62,-.86"), 0.17, 0.11)
    coat = blob(
        ".02,.74 .20,.66 .28,.50 .26,.20 .30,-.10 .42,-.40 .62,-.66 .62,-.66 .44,-.72 .22,-.70"
        " -.2,-.72 -.62,-.60 -.44,-.2 -.46,.30 -.40,.56 -.20,.70"
    )
    folds = cuts(
        ".20,.20 .24,-.10 .40,-.44 .54,-.64", ".16,-.04 .20,-.30 .30,-.54 .40,-.68",
        ".22,.46 .20,.30 .22,.16", thick=0.024,
    )  # fmt: skip
    arm = strip(points(".14,.58 .44,.56 .72,.72"), 0.22, 0.14) | ellipse(0.11).at(0.14, 0.58)
    creases = cuts(".30,.62 .38,.56 .40,.50", ".44,.64 .50,.58 .52,.52", thick=0.018)
    elbow = strip(points("-.30,.56 -.54,.40 -.66,.22"), 0.22, 0.18)
    head = carved_profile(OLD, "short", "#dcdcdc", lid="closed", smile=0.7, years=2)
    return [
        *_edged(_shoe(-24, -0.66, -0.90), WHITE, "shoes"), *_edged(back, "#3a3a3a", "trousers"),
        *_edged(_shoe(0, 0.18, -1.06), WHITE, "shoes"), *_edged(legs, "#3a3a3a", "trousers"),
        *white_edged(elbow, "#343434", "sleeve"),
        *white_edged(coat, "#343434", "coat"), Sheet(folds, WHITE),
        *(part.placed(0.06, 1.02, 0.46, -6, flip=False) for part in head),
        *_edged(arm, "#6e6e6e", "sleeve", turn=10), Sheet(creases, BLACK),
    ]  # fmt: skip


def _her_side() -> list[Sheet]:
    """The old woman from behind, her face turned to the stretched hands, her coat in full swing."""
    legs = strip(points("-.20,-.66 -.22,-.84 -.26,-.98"), 0.12, 0.08)
    legs = legs | strip(points("-.02,-.66 -.02,-.82 -.06,-1.0"), 0.12, 0.08)
    coat = blob(
        "-.24,.60 -.06,.60 .06,.50 .08,.30 .0,.06 .06,-.24 .22,-.62 .30,-.74 .30,-.74 .02,-.80"
        " -.30,-.80 -.62,-.70 -.92,-.50 -.92,-.50 -.70,-.36 -.48,-.08 -.40,.12 -.44,.34 -.38,.52"
    )
    pleats = cuts(
        "-.16,.02 -.14,-.36 -.10,-.76", "-.06,.0 .0,-.36 .12,-.74", "-.26,.02 -.30,-.34 -.40,-.72",
        "-.34,.04 -.46,-.28 -.66,-.62", "-.36,.10 -.56,-.20 -.82,-.50",
        "-.18,.52 -.19,.40 -.18,.26",
        thick=0.026,
    )  # fmt: skip
    belt = blob("-.38,.14 -.20,.08 .0,.10 .0,.02 -.20,.0 -.38,.05")
    buttons = ellipse(0.022).at(-0.30, 0.075) | ellipse(0.022).at(-0.08, 0.055)
    arm = strip(points("-.04,.48 .30,.36 .66,.58"), 0.20, 0.13) | ellipse(0.10).at(-0.04, 0.48)
    creases = cuts(".14,.44 .22,.40 .24,.34", ".34,.46 .40,.42 .42,.36", thick=0.018)
    collar = blob("-.36,.58 -.28,.68 -.08,.68 .02,.60 -.02,.52 -.18,.55 -.32,.52")
    head = carved_profile(_WIFE, "bun", "#e4e4e4", lid="closed", smile=0.8, years=2)
    return [
        *_edged(legs, WHITE, "stockings"), *_edged(_shoe(0, -0.24, -1.06), INKS["plum"], "shoes"),
        *_edged(_shoe(-14, -0.04, -1.05), INKS["plum"], "shoes"),
        *_edged(coat, INKS["plum"], "coat", turn=84), Sheet(pleats, BLACK),
        *_edged(belt, INKS["plum"], "coat", turn=4), Sheet(buttons, WHITE),
        *(part.placed(-0.14, 0.86, 0.43, 4, flip=False) for part in head),
        *_edged(collar, "#d0d0d0", "collar", turn=30),
        *_edged(arm, INKS["plum"], "sleeve", turn=10), Sheet(creases, BLACK),
        *_hand_on_back(),
    ]  # fmt: skip


def _hand_on_back() -> list[Sheet]:
    """His other hand, flat on her back."""
    sleeve = strip(points("-.66,.22 -.54,.20 -.40,.24"), 0.18, 0.15) | ellipse(0.09).at(-0.66, 0.22)
    palm = blob("-.42,.32 -.28,.34 -.16,.34 -.13,.29 -.15,.20 -.20,.17 -.34,.16 -.42,.18")
    fingers = cuts(
        "-.14,.30 -.22,.30 -.28,.29",
        "-.14,.25 -.22,.25 -.29,.245",
        "-.16,.205 -.24,.205 -.30,.205",
        thick=0.012,
    )
    folds = cuts("-.70,.16 -.63,.20 -.60,.26", "-.60,.14 -.56,.18 -.55,.22", thick=0.014)
    thumb = blob("-.34,.31 -.28,.40 -.21,.41 -.20,.37 -.26,.32")
    return [
        *_edged(thumb, WHITE, "hand"), *_edged(palm, WHITE, "hand"), Sheet(fingers, BLACK),
        *white_edged(sleeve, "#343434", "sleeve"), Sheet(folds, WHITE),
    ]  # fmt: skip


def _hands() -> list[Sheet]:
    """Two hands, one in the other, at the end of the stretched arms."""
    cuff = strip(((0.63, 0.56), (0.69, 0.60)), 0.17)
    his = blob(".66,.74 .74,.80 .84,.84 .92,.80 .94,.72 .90,.62 .80,.58 .70,.60")
    hers = blob(".66,.62 .70,.54 .80,.54 .90,.60 .93,.68 .88,.72 .78,.70 .70,.68")
    thumb = blob(".74,.66 .76,.76 .82,.80 .87,.77 .84,.72 .80,.66")
    knuckles = cuts(
        ".86,.80 .87,.75 .91,.72",
        ".80,.83 .83,.79 .84,.77",
        ".92,.66 .87,.64 .82,.60",
        ".90,.61 .86,.60 .82,.57",
        thick=0.012,
    )
    return [
        *_edged(his, "#d4d4d4", "clasped hands", turn=40), *_edged(hers, WHITE, "clasped hands"),
        *_edged(thumb, "#d4d4d4", "clasped hands", turn=40), Sheet(knuckles, BLACK),
        *_edged(cuff, WHITE, "cuff"),
    ]  # fmt: skip


def _umbrella() -> list[Sheet]:
    """An umbrella that lies upside down full of rain, and the family that has moved in."""
    shaft = strip(points(".03,-.1 .07,.3 .10,.54"), 0.036)
    hook = strip(points(".10,.52 .13,.66 .22,.68 .26,.60 .25,.54"), 0.05)
    inside = ellipse(0.57, 0.13).at(0, 0.04)
    water = ellipse(0.53, 0.10).at(0, 0.02)
    bowl = blob(
        "-.58,.06 -.58,.06 -.46,-.20 -.20,-.37 0,-.40 .20,-.37 .46,-.20 .58,.06"
        " .58,.06 .40,-.05 .22,-.02"
        " .02,-.09 -.18,-.02 -.38,-.05"
    )
    ribs = cuts(
        "-.38,-.05 -.26,-.22 -.02,-.39",
        ".02,-.09 .02,-.24 .01,-.39",
        ".40,-.05 .26,-.22 .03,-.39",
        thick=0.020,
    )
    tip = strip(((0.0, -0.38), (0.0, -0.46)), 0.04, 0.02)
    return [
        *_edged(inside, "#5a5a5a", "umbrella", turn=0), Sheet(water, "#e0e0e0", ("water",), turn=0),
        *_edged(shaft, WHITE, "handle"), *_edged(hook, INKS["lamp"], "handle"),
        *_duck(-0.30, 0.03, 0.94, WHITE), *_duck(0.31, 0.02, 0.50, INKS["lamp"]),
        *_duck(0.50, 0.04, 0.42, INKS["lamp"], flip=True),
        *_duck(-0.01, 0.0, 0.40, INKS["lamp"], flip=True),
        Sheet(tip, WHITE), *_edged(bowl, INKS["vermilion"], "umbrella", turn=60),
        Sheet(ribs, BLACK),
    ]  # fmt: skip


def _duck(x: float, y: float, size: float, colour: str, flip: bool = False) -> list[Sheet]:
    """A duck that swims to the right, or to the left."""
    body = blob(
        "-.24,.14 -.24,.14 -.19,.0 .0,-.04 .13,.02 .14,.14 .19,.20 .18,.29 .10,.34 .01,.30 -.01,.21"
        " -.02,.14 -.12,.10"
    )
    beak = blob(".17,.27 .26,.24 .30,.20 .22,.19 .16,.21")
    wing = cuts("-.13,.08 -.04,.10 .04,.07", "-.10,.04 -.02,.05 .05,.02", thick=0.018)
    eye = ellipse(0.022).at(0.11, 0.265)
    parts = [
        *_edged(beak, INKS["vermilion"], "beak", edge=0.02),
        *_edged(body, colour, "ducks", edge=0.025),
        Sheet(wing | eye, BLACK),
    ]  # fmt: skip
    return [part.placed(x, y, size, 0, flip=flip) for part in parts]
