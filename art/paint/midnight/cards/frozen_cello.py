"""A cellist whom winter has caught in the middle of a stroke."""

import math
from functools import partial

from art.paint.midnight.carving import edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN, OLD, WOMAN, head
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.016)

_BLACK, _WHITE = "#161616", "#f8f8f8"


@card(
    palette="block_day",
    hand="woodcut",
    title="Between two notes",
    subject="cellist frozen in the middle of a stroke",
    props=("cello", "bow", "snow", "sparrows", "icicles", "violin", "horn", "hat", "woods"),
    mood=("still", "grand", "cold"),
)
def frozen_orchestra(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_WHITE)
    lay_pile(scene, _winter(), 0, 0, depth=55.0)
    lay_pile(scene, _fiddler(), 0.82, 0.04, 0.68, flip=True, depth=50.0)
    lay_pile(scene, _horn_player(), -0.85, 0.20, 0.42, depth=51.0)
    lay_pile(scene, _drift("-1.1,.16 -.5,.12 .2,.20 .7,.13 1.1,.18"), 0, 0, depth=46.0)
    lay_pile(scene, _back(), 0, 0, depth=42.0)
    lay_pile(scene, _head(), -0.33, 0.66, 0.52, depth=38.0)
    lay_pile(scene, _cello(), 0.38, -0.62, 0.96, depth=34.0)
    lay_pile(scene, _bow_arm(), 0, 0, depth=28.0)
    lay_pile(scene, _sparrows(), 0, 0, depth=22.0)
    lay_pile(scene, _drift("-1.1,-1.22 -.5,-1.28 .0,-1.32 .5,-1.26 1.1,-1.2"), 0, 0, depth=18.0)
    return WoodcutPlan(inks=("clay", "vermilion", "night"), sky="paper", contrast=1.5, lamp_pool=0)


def _winter() -> list[Sheet]:
    """Firs behind a field of snow."""
    trees = Outline(())
    for index in range(24):
        x = -1.1 + 0.095 * index
        tall = 0.26 + 0.09 * math.sin(index * 2.3) + 0.05 * math.sin(index * 5.1)
        for step in range(3):
            low, wide = 0.56 + tall * 0.28 * step, 0.07 - 0.015 * step
            trees = trees | polygon((x - wide, low), (x + wide, low), (x, low + tall * 0.5))
    field = land((-1, 0.58), (0, 0.62), (1, 0.56))
    return [Sheet(trees, INKS["night"], ("woods",), turn=90), *_edged(field, _WHITE, "snow")]


def _drift(ridge: str) -> list[Sheet]:
    """A drift of snow with a few long lines below its ridge."""
    tops = points(ridge)
    lines = [[(x, y - away) for x, y in tops[start : start + 3]]
             for start, away in ((0, 0.10), (2, 0.07), (1, 0.18))]  # fmt: skip
    return [*_edged(land(*tops), _WHITE, "snow"), Sheet(cuts(*lines, thick=0.012), _BLACK)]


def _fiddler() -> list[Sheet]:
    """A violinist up to the knees in snow, frozen too."""
    who = Person(_BLACK, WOMAN, "bun", _WHITE, cut="dress", bow=8)
    bow_arm = ((0.0, 0.76), (0.14, 0.62), (0.24, 0.80))
    violin = blob("-.12,0 -.1,.06 -.02,.04 .06,.07 .12,.0 .06,-.07 -.02,-.04 -.1,-.06")
    violin = violin | strip(((0.08, 0), (0.28, 0.02)), 0.026)
    bow = strip(((0.10, 1.02), (0.40, 0.66)), 0.018)
    snow = blob("-.13,.80 -.08,.89 .0,.90 .04,.85 -.04,.82 -.10,.76") | blob(
        "-.07,1.0 -.03,1.05 .05,1.04 .08,1.0 .0,.985"
    )
    return [
        *person(who, (bow_arm,)), *_edged(violin.at(0.16, 0.83), INKS["clay"], "violin"),
        Sheet(bow, _BLACK, ("bow",)), *_edged(snow, _WHITE, "snow"),
    ]  # fmt: skip


def _horn_player() -> list[Sheet]:
    """A horn player with snow on the cap."""
    who = Person(_BLACK, MAN, "short", _WHITE, cut="coat", headgear="cap")
    arm = ((0.0, 0.76), (0.12, 0.64), (0.24, 0.74))
    bell = blob(
        "-.02,.04 -.02,.04 .10,.05 .20,.12 .28,.20 .28,.20 .32,-.12 .32,-.12 .20,-.06 .10,.0"
        " -.02,.0"
    )
    horn = ring(0.10, 0.06).at(0.06, -0.04) | bell
    snow = blob("-.09,1.0 -.05,1.06 .03,1.06 .08,1.01 .03,.985 -.05,.985") | blob(
        "-.13,.78 -.08,.87 .02,.88 .04,.84 -.04,.80 -.10,.74"
    )
    return [*person(who, (arm,)), *_edged(horn.at(0.22, 0.78), INKS["clay"], "horn"),
            *_edged(snow, _WHITE, "snow")]  # fmt: skip


def _back() -> list[Sheet]:
    """The chair, the far arm at the neck of the cello, the tailcoat and the far leg."""
    chair = strips([((-0.80, -0.98), (-0.30, -0.98)), ((-0.74, -0.98), (-0.82, -1.5)),
        ((-0.36, -0.98), (-0.34, -1.5)), ((-0.78, -0.98), (-0.84, -0.30))], 0.06)  # fmt: skip
    far = strip(points("-.34,.34 -.02,.04 .20,.24"), 0.22, 0.14)
    glove = blob(".14,.20 .15,.34 .26,.38 .32,.30 .29,.20 .20,.16")
    leg = strip(points("-.44,-.86 .52,-.84 .66,-.92"), 0.26, 0.22) | strip(
        points(".60,-.86 .70,-1.1 .68,-1.5"), 0.22, 0.16
    )
    coat = blob(
        "-.50,.46 -.30,.44 -.16,.28 -.12,.0 -.14,-.40 -.20,-.86 -.28,-1.0 -.56,-1.0 -.62,-1.1"
        " -.74,-1.3 -.74,-1.3 -.86,-1.2 -.86,-1.2 -.76,-.84 -.74,-.4 -.72,.0 -.66,.32"
    )
    seams = cuts("-.60,.2 -.64,-.2 -.62,-.7", "-.68,-.86 -.74,-1.04 -.78,-1.2", "-.22,.2 -.20,-.1",
                 "-.46,-.5 -.48,-.8", thick=0.016)  # fmt: skip
    shirt = polygon("-.26,.42 -.16,.28 -.14,.06 -.24,.24")
    return [
        Sheet(chair, _BLACK, ("chair",)), *_edged(leg, "#3a3a3a", "cellist", line=_WHITE),
        *_edged(far, _BLACK, "cellist", line=_WHITE), *_edged(coat, _BLACK, "cellist", line=_WHITE),
        Sheet(seams, _WHITE), *_edged(shirt, _WHITE, "shirt"),
        *_edged(glove, INKS["vermilion"], "gloves"),
    ]  # fmt: skip


def _head() -> list[Sheet]:
    """His head bent to the music, with a frozen beard, a scarf and a tall hat full of snow."""
    skin, *_, ear, locks = head(_WHITE, _BLACK, OLD, "short", "none")
    lid = strip(points(".14,.05 .21,-.01 .28,-.01 .34,.03"), 0.032)
    brow = strip(points(".12,.16 .25,.21 .38,.15"), 0.03, 0.05)
    beard = blob(
        ".44,-.22 .30,-.21 .16,-.18 .04,-.06 -.04,-.12 .0,-.40 .12,-.62 .26,-.78 .26,-.78 .32,-.62"
        " .40,-.64 .40,-.64 .42,-.46 .38,-.32"
    )
    hairs = cuts(".10,-.28 .14,-.44 .22,-.60", ".20,-.28 .24,-.44 .28,-.58", ".30,-.30 .34,-.50",
                 thick=0.03)  # fmt: skip
    hat = polygon("-.44,.30 -.50,1.02 .44,1.06 .40,.34")
    band = polygon("-.44,.30 -.46,.44 .405,.48 .40,.34")
    brim = blob("-.80,.26 -.44,.32 .36,.38 .76,.36 .76,.29 .36,.27 -.44,.22 -.78,.18")
    pile = blob("-.60,1.0 -.56,1.12 -.30,1.26 .0,1.22 .24,1.28 .50,1.14 .54,1.02 .2,1.06 -.2,1.02")
    ledge = blob("-.84,.26 -.78,.36 -.58,.40 -.46,.34 -.5,.28") | blob(
        ".42,.38 .52,.44 .74,.42 .80,.34 .6,.34"
    )
    ice = polygon(".62,.30 .72,.30 .68,.06") | polygon(".50,.29 .58,.29 .54,.14")
    ice = ice | polygon("-.72,.20 -.62,.21 -.67,.02")
    scarf = blob("-.48,-.34 -.20,-.44 .10,-.42 .16,-.56 .02,-.70 -.30,-.72 -.54,-.60")
    parts: list[Sheet] = [
        *_edged(skin.outline, _WHITE, "cellist"), *_edged(ear.outline, _WHITE),
        Sheet(locks.outline, _BLACK, ("hair",)), Sheet(lid | brow, _BLACK),
        *_edged(scarf, INKS["vermilion"], "scarf", turn=0), *_edged(beard, _WHITE, "beard"),
        Sheet(hairs, _BLACK), *_edged(ice, INKS["night"], "icicles"), Sheet(hat, _BLACK, ("hat",)),
        Sheet(band, INKS["vermilion"]), Sheet(brim, _BLACK, ("hat",)),
        *_edged(pile | ledge, _WHITE, "snow"),
    ]  # fmt: skip
    return [part.placed(0, 0, 1, -9, False) for part in parts]


def _cello() -> list[Sheet]:
    """The cello, leaning to his shoulder, snow on its ribs and scroll."""
    body = blob(
        "-.09,.60 .09,.60 .24,.52 .28,.34 .20,.16 .20,.16 .19,.02 .26,-.08 .26,-.08 .37,-.26"
        " .37,-.46 .24,-.63 0,-.67 -.24,-.63 -.37,-.46 -.37,-.26 -.26,-.08 -.26,-.08 -.19,.02"
        " -.20,.16 -.20,.16 -.28,.34 -.24,.52"
    )
    neck = polygon("-.055,.02 .055,.02 .032,1.16 -.032,1.16")
    scroll = polygon("-.045,1.14 .045,1.14 .05,1.36 -.03,1.36") | ring(0.095, 0.035).at(0.02, 1.42)
    pegs = strips([((-0.13, 1.20), (0.13, 1.22)), ((-0.13, 1.30), (0.13, 1.32))], 0.032)
    tail = polygon("-.055,-.22 .055,-.22 .035,-.58 -.035,-.58")
    bridge = polygon("-.12,-.20 .12,-.20 .08,-.12 -.08,-.12")
    holes = strip(points("-.19,-.04 -.14,-.10 -.18,-.22 -.13,-.28"), 0.028) | strip(
        points(".19,-.04 .14,-.10 .18,-.22 .13,-.28"), 0.028
    )
    cords = strips([((0.026 * k, -0.24), (0.014 * k, 1.16)) for k in (-1.5, -0.5, 0.5, 1.5)], 0.008)
    edge = cuts("-.23,.48 -.25,.34 -.17,.16", "-.32,-.28 -.32,-.45 -.20,-.58", ".32,-.28 .32,-.45",
                ".20,-.58 .28,-.52", thick=0.014)  # fmt: skip
    spike = strips([((0, -0.64), (0, -0.86))], 0.03)
    snow = blob("-.30,.40 -.27,.58 -.10,.68 -.06,.62 -.06,.54 -.20,.50 -.26,.38") | blob(
        ".06,.60 .10,.68 .26,.58 .30,.44 .24,.46 .18,.52 .06,.54"
    )
    snow = snow | blob("-.08,1.48 -.04,1.56 .06,1.56 .12,1.48 .06,1.49")
    parts: list[Sheet] = [
        Sheet(spike, _BLACK), Sheet(pegs, _BLACK, ("pegs",)),
        *_edged(body, INKS["clay"], "cello", turn=82), Sheet(edge | holes | bridge | tail, _BLACK),
        *_edged(scroll, INKS["clay"], "cello", turn=20), Sheet(neck, _BLACK, ("neck",)),
        Sheet(cords, _WHITE, ("strings",)), *_edged(snow, _WHITE, "snow"),
    ]  # fmt: skip
    return [part.placed(0, 0, 1, 9, False) for part in parts]


def _bow_arm() -> list[Sheet]:
    """The near leg, and the near arm with the bow on the strings, snow all along it."""
    leg = strip(points("-.46,-.88 -.16,-.80 .06,-.86"), 0.30, 0.25) | strip(
        points("-.02,-.82 .06,-1.06 .02,-1.5"), 0.25, 0.17
    )
    leg = leg | ellipse(0.15).at(-0.46, -0.88)
    arm = strip(points("-.50,.30 -.56,-.22 -.44,-.48 -.10,-.60"), 0.30, 0.17) | ellipse(0.15).at(
        -0.49, 0.29
    )
    cuff = polygon("-.18,-.66 -.14,-.50 -.06,-.52 -.09,-.69")
    glove = blob("-.12,-.54 -.02,-.50 .08,-.53 .12,-.60 .08,-.68 -.02,-.69 -.10,-.66")
    fingers = cuts(".0,-.60 .08,-.62", "-.01,-.56 .08,-.57", thick=0.012)
    bow = strip(((-0.06, -0.60), (0.90, -0.51)), 0.026)
    bow = (
        bow | polygon("-.02,-.60 .10,-.59 .09,-.66 .0,-.66") | polygon(".82,-.53 .91,-.49 .88,-.61")
    )
    hair = strips([((0.06, -0.65), (0.875, -0.595))], 0.016)
    snow = blob("-.66,.34 -.62,.46 -.48,.52 -.34,.46 -.34,.38 -.46,.42 -.56,.38") | blob(
        "-.50,-.40 -.38,-.40 -.16,-.49 -.16,-.53 -.36,-.46 -.48,-.46"
    )
    snow = snow | blob("-.10,-.76 -.02,-.68 .10,-.70 .16,-.78 .06,-.75 .0,-.73")
    rime = blob(".12,-.575 .20,-.54 .34,-.53 .48,-.505 .56,-.52 .40,-.545 .24,-.565")
    ice = Outline(())
    for x, y, long in ((-0.52, -0.50, 0.20), (-0.45, -0.54, 0.12), (0.62, -0.565, 0.16),
                       (0.70, -0.56, 0.09), (0.79, -0.56, 0.13)):  # fmt: skip
        ice = ice | polygon((x - 0.024, y), (x + 0.024, y), (x, y - long))
    folds = cuts("-.56,.10 -.60,-.12", "-.50,-.22 -.56,-.34", "-.44,-.36 -.34,-.44",
                 "-.30,-.86 -.10,-.82", "-.02,-1.0 .02,-1.2", thick=0.018)  # fmt: skip
    return [
        *_edged(leg, _BLACK, "cellist", line=_WHITE), *_edged(ice, INKS["night"], "icicles"),
        Sheet(hair, _WHITE), *_edged(bow, _BLACK, "bow", line=_WHITE),
        *_edged(arm, _BLACK, "cellist", line=_WHITE), Sheet(folds, _WHITE),
        *_edged(cuff, _WHITE, "cuff"), *_edged(glove, INKS["vermilion"], "gloves"),
        Sheet(fingers, _BLACK), *_edged(snow | rime, _WHITE, "snow"),
    ]  # fmt: skip


def _sparrows() -> list[Sheet]:
    """Sparrows: two on the bow, one on the shoulder of the cello, one on its scroll."""
    body = blob(
        ".5,.42 .5,.42 .40,.50 .28,.58 .12,.54 .0,.40 -.2,.24 -.5,.14 -.5,.14 -.3,.04 -.06,.02"
        " .16,.06 .32,.22 .40,.36"
    )
    belly = blob(".40,.36 .30,.40 .20,.32 .10,.16 .06,.06 .18,.08 .32,.22")
    legs = strips([((0.04, 0.06), (0.05, -0.04)), ((0.12, 0.06), (0.13, -0.04))], 0.04)
    wing = cuts("-.24,.16 .0,.20 .10,.34", "-.12,.12 .04,.18", thick=0.04)
    eye = ellipse(0.04).at(0.32, 0.48)
    one = [Sheet(legs, _BLACK), *_edged(body, _BLACK, "sparrow", line=_WHITE),
           Sheet(belly | wing | eye, _WHITE)]  # fmt: skip
    places = ((0.60, -0.52, 0.26, 4, False), (0.80, -0.50, 0.20, 6, True),
              (0.42, -0.01, 0.22, -8, True), (0.16, 0.875, 0.20, -6, False))  # fmt: skip
    return [
        sheet.placed(x, y, size, tilt, flip) for x, y, size, tilt, flip in places for sheet in one
    ]
