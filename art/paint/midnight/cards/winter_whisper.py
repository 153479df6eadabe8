"""A woman bent to the ground, and the one who sleeps below her."""

import math
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, family, grain, shaggy
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import WOMAN
from art.paint.story.cutouts.geometry import blob, ellipse, land, points, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.02)
_RED, _CLAY, _BLUE = INKS["vermilion"], INKS["clay"], INKS["night"]

_LOCKS = (
    "-.68,.78 -.90,.66 -.96,.40 -.93,.12 -.82,-.12 -.68,-.30 -.56,-.44",
    "-.66,.74 -.84,.62 -.89,.38 -.85,.10 -.76,-.10 -.63,-.27 -.52,-.44",
    "-.62,.72 -.79,.58 -.82,.36 -.78,.10 -.70,-.08 -.58,-.24 -.48,-.44",
    "-.60,.68 -.74,.56 -.75,.36 -.71,.10 -.64,-.06 -.54,-.22 -.45,-.40",
)
"""Her hair, from the crown down into the earth, where it goes on as roots."""

_FINGERS = (
    "-.56,-.38 -.72,-.46 -.80,-.60 -.79,-.74",
    "-.54,-.40 -.62,-.58 -.66,-.74 -.61,-.92",
    "-.50,-.40 -.48,-.60 -.48,-.78 -.42,-.98",
    "-.46,-.38 -.34,-.58 -.32,-.74 -.24,-.92",
    "-.44,-.34 -.24,-.46 -.16,-.58 -.07,-.72",
)
"""Where the roots end: five of them, spread like the fingers of a hand."""


@card(
    palette="block_day",
    hand="woodcut",
    title="Speak up, he is deep down",
    subject="woman bent to the ground above a sleeping bear",
    props=("red dress", "hair", "roots", "hand", "bear", "den", "shoe", "earth"),
    mood=("tender", "secret", "uneasy"),
)
def root_telephone(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _earth(), 0, 0, depth=54.0)
    lay_pile(scene, _den(), 0, 0, depth=50.0)
    lay_pile(scene, _bear(), 0, 0, depth=46.0)
    lay_pile(scene, _dress(), 0, 0, depth=40.0)
    lay_pile(scene, _face(), -0.45, 0.53, 0.62, depth=36.0)
    lay_pile(scene, _hair(), 0, 0, depth=32.0)
    lay_pile(scene, _arm(), 0, 0, depth=28.0)
    return WoodcutPlan(inks=("vermilion", "clay", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _earth() -> list[Sheet]:
    """Black ground with a few stones, grass at its edge."""
    ground = land((-1, 0.16), (-0.5, 0.10), (0.1, 0.08), (0.6, 0.10), (1, 0.06))
    grass = cuts(
        ".86,.06 .87,.16 .92,.24", ".92,.06 .95,.14 1.0,.18", "-.30,.08 -.32,.15 -.36,.19",
        "-.26,.08 -.25,.15 -.22,.20", thick=0.024,
    )  # fmt: skip
    stones = Outline(())
    for x, y, size in ((0.30, -0.10, 0.07), (0.72, -0.05, 0.05), (0.02, -0.20, 0.045),
                       (0.86, -0.26, 0.07), (-0.92, -0.30, 0.06)):  # fmt: skip
        stones = stones | ellipse(size, 0.64 * size).turned(200 * x).at(x, y)
    return [
        Sheet(grass, BLACK, ("grass",)), Sheet(ground, BLACK, ("earth",)),
        Sheet(stones, "#9a9a9a", ("stones",), turn=30),
    ]  # fmt: skip


def _den() -> list[Sheet]:
    """A hollow in the earth that runs off the picture to the right."""
    den = blob(
        "-.96,-1.10 -.90,-.74 -.66,-.50 -.30,-.42 .1,-.42 .5,-.36 .9,-.44 1.3,-.50 1.3,-.50"
        " 1.3,-1.42 1.3,-1.42 .6,-1.44 .0,-1.42 -.6,-1.43 -.88,-1.36"
    )
    floor = cuts("-.80,-1.36 -.3,-1.40 .2,-1.37 .8,-1.40", "-.4,-1.33 .0,-1.35 .4,-1.33",
                 thick=0.02)  # fmt: skip
    return [*_edged(den, _BLUE, "den", turn=0, line=WHITE, edge=0.03), Sheet(floor, BLACK)]


def _bear() -> list[Sheet]:
    """A great bear asleep, his head on a paw, a red shoe beside it."""
    body = points(
        "-.30,-1.36 -.1,-1.37 .4,-1.38 1.15,-1.38 1.2,-1.0 1.04,-.70 .76,-.56 .44,-.56 .14,-.68"
        " -.10,-.84 -.30,-.98"
    )
    head = points(
        "-.80,-1.20 -.66,-1.27 -.40,-1.30 -.16,-1.26 -.02,-1.10 -.05,-.90 -.20,-.80 -.38,-.84"
        " -.50,-.96 -.70,-1.03 -.83,-1.09"
    )
    ear = ellipse(0.095, 0.105).at(-0.15, -0.80)
    muzzle = blob("-.84,-1.10 -.74,-1.05 -.58,-1.03 -.54,-1.14 -.62,-1.25 -.76,-1.24 -.84,-1.19")
    paw = blob("-.62,-1.28 -.40,-1.24 -.10,-1.24 .20,-1.28 .20,-1.40 .0,-1.42 -.5,-1.42 -.66,-1.38")
    face = cuts("-.50,-1.045 -.44,-1.085 -.36,-1.06", "-.82,-1.17 -.72,-1.195 -.62,-1.18",
                thin=0.012, thick=0.024)  # fmt: skip
    nose = blob("-.87,-1.10 -.81,-1.06 -.76,-1.09 -.79,-1.14 -.86,-1.15")
    claws = cuts("-.64,-1.36 -.60,-1.34 -.54,-1.35", "-.63,-1.31 -.58,-1.30 -.52,-1.31", thick=0.02)
    return [
        Sheet(shaggy(body, 0.05), BLACK, ("bear",)), Sheet(_fur(), WHITE),
        *_edged(ear, BLACK, "bear", line=WHITE, edge=0.022),
        Sheet(ellipse(0.045, 0.055).at(-0.15, -0.79), "#8a8a8a"),
        *_edged(shaggy(head, 0.03), BLACK, "bear", line=WHITE, edge=0.022),
        *_edged(muzzle, "#c8c8c8", "bear", turn=20), Sheet(nose, BLACK),
        Sheet(face & muzzle, BLACK), Sheet(face, WHITE, ("closed eye",)),
        *_shoe(), *_edged(paw, BLACK, "paw", line=WHITE, edge=0.022), Sheet(claws, WHITE),
    ]  # fmt: skip


def _fur() -> Outline:
    """Short tufts along the back and flank of the bear, no two of them alike."""
    tufts = []
    for index in range(46):
        row, column = index % 5, index // 5
        x = 0.10 + 0.11 * column + 0.05 * math.sin(5.1 * index)
        y = -0.66 - 0.14 * row - 0.20 * (x - 0.58) ** 2 + 0.03 * math.sin(3.7 * index)
        long = 0.10 + 0.04 * math.sin(2.3 * index)
        tufts.append([(x, y), (x + 0.7 * long, y - 0.35 * long), (x + long, y - long)])
    return cuts(*tufts, thick=0.022)


def _shoe() -> list[Sheet]:
    """A woman's red shoe with a heel."""
    shoe = blob(
        ".82,-1.42 .82,-1.42 .80,-1.35 .68,-1.31 .56,-1.22 .48,-1.13 .42,-1.14 .36,-1.20 .36,-1.42"
        " .36,-1.42 .40,-1.42 .42,-1.30 .50,-1.33 .60,-1.42 .60,-1.42"
    )
    mouth = blob(".40,-1.16 .47,-1.15 .54,-1.22 .48,-1.24 .41,-1.20")
    return [*_edged(shoe, _RED, "shoe", turn=20, line=WHITE, edge=0.026), Sheet(mouth, BLACK)]


def _dress() -> list[Sheet]:
    """Her body folded over her knees: a red arch, and a bare foot."""
    dress = blob(
        "-.30,.38 -.36,.56 -.26,.76 -.04,.94 .24,1.14 .50,1.22 .72,1.10 .86,.80 .90,.50 .90,.24"
        " .90,.24 .82,.12 .6,.08 .1,.06 -.06,.10 -.10,.22"
    )
    back = family("-.20,.72 .0,.88 .26,1.06 .52,1.12", "-.04,.52 .20,.70 .44,.80 .70,.78", 6,
                  thick=0.018)  # fmt: skip
    thigh = family(".78,.68 .56,.46 .26,.28 .10,.22", ".84,.34 .64,.22 .40,.16 .22,.13", 5,
                   thick=0.018)  # fmt: skip
    hem = cuts(".86,.42 .87,.28 .82,.15", thin=0.02, thick=0.026)
    foot = blob(".76,.28 .86,.29 .92,.20 1.0,.19 1.08,.22 1.08,.05 .90,.04 .76,.08")
    sole = cuts(".90,.14 .95,.15 1.0,.13", ".90,.10 .95,.10 1.0,.08", thick=0.014)
    return [
        *_edged(foot, WHITE, "bare foot"), Sheet(sole, BLACK),
        *_edged(dress, _RED, "red dress", "woman", turn=130, edge=0.03),
        Sheet(back | thigh, BLACK), Sheet(hem, BLACK),
    ]  # fmt: skip


def _face() -> list[Sheet]:
    """Her head in profile, bent so far that her mouth is near the ground."""
    sheets = carved_profile(WOMAN, "none", BLACK, lid="closed", smile=0.3)
    return [sheet.placed(0, 0, 1, 64, flip=True) for sheet in sheets]


def _hair() -> list[Sheet]:
    """Her hair over the crown, its locks down through the ground, and the hand they become."""
    cap = blob("-.24,.64 -.32,.80 -.52,.88 -.72,.84 -.86,.70 -.84,.56 -.72,.52 -.64,.62 -.54,.68"
               " -.42,.60 -.32,.52")  # fmt: skip
    locks, lines = Outline(()), Outline(())
    for path in _LOCKS:
        locks = locks | strip(points(path), 0.10, 0.055)
        lines = lines | grain(path, 0.09, 0.05, 1, thick=0.012)
    fingers = Outline(())
    for path in _FINGERS:
        fingers = fingers | strip(points(path), 0.10, 0.034)
    hairs = family("-.28,.66 -.46,.82 -.70,.76", "-.36,.58 -.52,.72 -.68,.64", 4, thick=0.014)
    rootlets = cuts("-.78,-.62 -.86,-.68 -.88,-.76", "-.22,-.48 -.10,-.46 .02,-.52",
                    "-.74,-.08 -.60,-.06 -.48,-.12 -.36,-.08", "-.86,-.06 -.95,-.14 -.97,-.24",
                    thick=0.026)  # fmt: skip
    return [
        Sheet(rootlets, _CLAY, ("roots",)),
        *_edged(locks | cap | fingers, _CLAY, "hair", "roots", "hand", turn=90),
        Sheet(lines | hairs, BLACK),
    ]  # fmt: skip


def _arm() -> list[Sheet]:
    """Her arm along the ground and her hand spread flat on it."""
    sleeve = blob("-.22,.68 -.04,.64 .12,.44 .14,.20 .02,.06 -.22,.05 -.22,.05 -.24,.20 -.24,.20"
                  " -.10,.26 -.16,.44")  # fmt: skip
    hand = blob("-.22,.17 -.34,.18 -.46,.15 -.60,.10 -.58,.06 -.44,.05 -.22,.05")
    fingers = cuts("-.36,.13 -.46,.12 -.56,.09", "-.36,.09 -.46,.085 -.54,.07", thick=0.012)
    cuff = strip(((-0.21, 0.04), (-0.23, 0.21)), 0.07)
    creases = cuts("-.12,.52 -.02,.46 .02,.36", "-.14,.26 -.02,.26 .06,.34", thick=0.018)
    return [
        *_edged(hand, WHITE, "hand"), Sheet(fingers, BLACK),
        *_edged(sleeve, _RED, "sleeve", turn=40), Sheet(creases, BLACK), *_edged(cuff, WHITE),
    ]  # fmt: skip
