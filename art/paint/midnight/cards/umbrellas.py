"""A donkey that the rain leaves out, and those around it who stand under umbrellas."""

import math
from itertools import pairwise

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    smooth,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="It never rained on him",
    subject="donkey in a beam of sun among umbrellas",
    props=("donkey", "straw hat", "sun", "rain", "umbrellas", "flower", "frog"),
    mood=("lucky", "envious", "bright"),
)
def umbrella_grave(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _weather(), 0, 0, depth=50.0)
    lay_pile(scene, _donkey(), 0.21, -0.62, 0.98, depth=40.0)
    scene.lay(Sheet(_rain(), WHITE, ("rain",)), depth=34.0)
    tall = [*_back("#9a9a9a"), *_short_hair(), *_umbrella(WHITE, 6)]
    lay_pile(scene, tall, -0.58, -1.02, depth=30.0)
    lady = [*_back(INKS["verdigris"]), *_plait(), *_umbrella(INKS["vermilion"], -8)]
    lay_pile(scene, lady, 0.60, -1.08, 0.94, depth=26.0)
    lay_pile(scene, _pond(), 0.0, -1.28, 0.56, depth=22.0)
    return WoodcutPlan(
        inks=("lamp", "verdigris", "vermilion"), sky="black", contrast=1.6, lamp_pool=0
    )


_BEAM = polygon("-.20,1.6 .62,1.6 1.04,-.58 -1.14,-.58")
"""The light that falls through the hole in the clouds."""
_GRASS = ellipse(1.0, 0.15).at(0.06, -0.60)


def _rain() -> Outline:
    """Rain on everything but what stands in the light."""
    drops = Outline(())
    for index in range(150):
        x, y = -1.05 + 2.1 * (index * 0.7549 % 1), -0.6 + 1.7 * (index * 0.5698 % 1)
        long = 0.10 + 0.03 * (index % 3)
        drops = drops | strip(((x, y), (x - 0.25 * long, y - long)), 0.026, 0.012)
    return drops - (_BEAM | _GRASS)


def _weather() -> list[Sheet]:
    """The beam with the sun in it, the clouds, and a round of dry grass."""
    clouds = blob(
        "-1.3,1.7 -1.3,1.0 -.98,.90 -.78,1.02 -.54,.94 -.34,1.10 -.16,1.06 -.06,1.20 -.14,1.36"
        " -.02,1.54"
        " .50,1.54 .62,1.36 .56,1.20 .78,1.06 1.0,1.10 1.3,.98 1.3,1.7"
    )
    curls = cuts("-.9,1.14 -.74,1.22 -.56,1.16", "-.46,1.24 -.3,1.30 -.16,1.26",
        ".78,1.24 .88,1.30 1.0,1.26",
        thick=0.022)  # fmt: skip
    return [
        Sheet(_BEAM, "#f7d98a", ("light",), turn=88),
        Sheet(ellipse(0.24).at(0.24, 1.24), WHITE, ("sun",)),
        Sheet(rim(clouds, 0.03), WHITE), Sheet(clouds, "#4c4c4c", ("clouds",), turn=4),
        Sheet(curls, WHITE), *edged(_GRASS, INKS["verdigris"], "meadow", turn=3),
    ]  # fmt: skip


def _donkey() -> list[Sheet]:
    """A donkey in clean profile to the left, its hoofs at y = 0."""
    hide = blob(
        "-.36,.72 -.20,.80 .06,.77 .32,.81 .50,.76 .58,.60 .56,.46 .50,.36 .50,.22 .53,.06 .53,.06"
        " .41,.06 .41,.06 .38,.24 .34,.38 .10,.40 -.14,.38 -.20,.22 -.19,.06 -.19,.06 -.31,.06"
        " -.31,.06"
        " -.33,.26 -.36,.42 -.42,.54"
    )
    far = strip(points("-.10,.46 -.06,.24 -.10,.04"), 0.16, 0.10) | strip(
        points(".30,.46 .27,.24 .29,.04"), 0.18, 0.10
    )
    neck = blob("-.44,.56 -.52,.76 -.58,.92 -.44,1.06 -.32,1.02 -.22,.86 -.06,.76 -.16,.56")
    head = blob(
        "-.40,1.10 -.54,1.12 -.66,1.02 -.80,.86 -.90,.74 -.92,.64 -.86,.57 -.77,.58 -.68,.66"
        " -.56,.74"
        " -.44,.80 -.36,.96"
    )
    tail = strip(points(".55,.70 .66,.56 .66,.36"), 0.05, 0.035)
    tuft = blob(".66,.42 .59,.24 .64,.10 .70,.12 .73,.26")
    hoofs = polygon("-.31,.08 -.19,.08 -.17,.0 -.33,.0") | polygon(".41,.08 .53,.08 .55,.0 .39,.0")
    far_hoofs = polygon("-.15,.06 -.05,.06 -.03,.0 -.17,.0") | polygon(
        ".24,.06 .34,.06 .36,.0 .22,.0"
    )
    folds = cuts(
        ".34,.72 .30,.58 .36,.44", "-.22,.70 -.26,.56 -.20,.44", ".46,.34 .44,.22 .46,.12",
        "-.26,.34 -.25,.22 -.26,.12", "-.02,.44 .1,.46 .22,.44", thick=0.022,
    )  # fmt: skip
    cross = cuts("-.14,.80 -.20,.66 -.18,.54", thin=0.02, thick=0.05)
    grey = "#8f8f8f"
    return [
        *edged(far, "#4a4a4a", "donkey", turn=90), Sheet(far_hoofs, BLACK),
        *edged(tail, grey, "tail"), Sheet(tuft, BLACK, ("tail",)),
        *_ears(), *edged(hide | neck, grey, "donkey", turn=78, edge=0.028),
        Sheet(hoofs | folds | cross, BLACK), *_mane(),
        *edged(head, grey, "donkey", turn=40, edge=0.028), *_face(), *_straw_hat(),
    ]  # fmt: skip


def _ears() -> list[Sheet]:
    """Two long ears, the far one upright, the near one laid back."""
    far = blob("-.50,1.02 -.52,1.24 -.46,1.46 -.40,1.54 -.36,1.42 -.36,1.20 -.38,1.02")
    near = blob("-.42,1.02 -.36,1.24 -.20,1.42 -.06,1.48 -.06,1.48 -.08,1.32 -.18,1.14 -.32,1.0")
    inner = blob("-.34,1.12 -.28,1.26 -.16,1.38 -.12,1.40 -.16,1.28 -.26,1.14")
    return [
        *edged(far, "#5a5a5a", "ears", turn=90),
        *edged(near, "#8f8f8f", "ears", turn=50, edge=0.026),
        Sheet(inner, BLACK),
    ]  # fmt: skip


def _mane() -> list[Sheet]:
    """A short upright mane along the neck."""
    hair = polygon(
        "-.38,1.06 -.26,1.12 -.27,1.04 -.16,1.05 -.19,.97 -.08,.96 -.13,.89 -.02,.87 -.08,.81"
        " .02,.77"
        " -.10,.75 -.22,.86 -.32,1.0"
    )
    return [Sheet(hair, BLACK, ("mane",))]


def _face() -> list[Sheet]:
    """A pale muzzle, a contented eye, and a flower between the lips."""
    muzzle = blob("-.78,.84 -.90,.75 -.93,.64 -.87,.56 -.77,.57 -.70,.66 -.71,.76")
    lines = cuts(
        "-.70,.91 -.62,.86 -.53,.90", "-.90,.63 -.82,.63 -.74,.68", thin=0.018, thick=0.036
    )
    nostril = ellipse(0.018, 0.026).turned(30).at(-0.86, 0.72)
    stem = strip(points("-.86,.61 -.95,.57 -1.02,.64"), 0.022)
    around = [(0.055 * math.cos(a), 0.055 * math.sin(a)) for a in range(6)]
    petals = beads(around, 0.042).at(-1.02, 0.69)
    return [
        *edged(muzzle, WHITE, "muzzle", edge=0.02), Sheet(lines | nostril | stem, BLACK),
        *edged(petals, INKS["vermilion"], "flower", edge=0.016),
        Sheet(ellipse(0.034).at(-1.02, 0.69), INKS["lamp"]),
    ]  # fmt: skip


def _straw_hat() -> list[Sheet]:
    """A straw hat with a red band, pulled over the brow."""
    brim = ellipse(0.34, 0.07).turned(22).at(-0.52, 1.10)
    crown = blob("-.68,1.06 -.68,1.06 -.70,1.24 -.60,1.36 -.46,1.37 -.38,1.26 -.38,1.18 -.38,1.18")
    band = strip(points("-.70,1.13 -.54,1.16 -.36,1.27"), 0.08)
    weave = cuts("-.66,1.24 -.56,1.27 -.44,1.33", thick=0.012)
    return [
        *edged(crown, INKS["lamp"], "straw hat", turn=22, edge=0.026),
        Sheet(band & crown, INKS["vermilion"], ("band",)), Sheet(weave, BLACK),
        *edged(brim, INKS["lamp"], "straw hat", turn=22, edge=0.026),
    ]  # fmt: skip


def _umbrella(colour: str, tilt: float) -> list[Sheet]:
    """A large open umbrella from behind, its hem a little above the origin."""
    teeth = [(-0.45 + 0.18 * index, 0.07 + 0.05 * (1 - index / 2.5) ** 2) for index in range(6)]
    arch = [
        (0.45 * math.cos(a), 0.12 + 0.30 * math.sin(a))
        for a in (0.4, 0.8, 1.2, 1.57, 1.94, 2.34, 2.74)
    ]
    hem: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(teeth):
        hem += [(ax, ay), (ax, ay), ((ax + bx) / 2, (ay + by) / 2 + 0.035)]
    dome = blob(*hem, teeth[-1], teeth[-1], *arch)
    ribs = cuts(
        *(smooth([(x, y), (0.66 * x, 0.28 + 0.2 * y), (0, 0.42)], closed=False) for x, y in teeth),
        thin=0.012, thick=0.020,
    )  # fmt: skip
    tip = strip(((0, 0.40), (0, 0.50)), 0.03, 0.012)
    return [
        Sheet((tip | rim(dome, 0.05)).turned(tilt), WHITE), Sheet(rim(dome, 0.02).turned(tilt),
            BLACK),
        Sheet(dome.turned(tilt), colour, ("umbrellas",), turn=80), Sheet(ribs.turned(tilt), BLACK),
    ]  # fmt: skip


def _back(colour: str) -> list[Sheet]:
    """Shoulders and coat of somebody who looks on, from behind; the neck at the origin."""
    coat = blob("-.08,-.10 -.08,-.10 -.22,-.15 -.30,-.26 -.33,-.60 -.33,-.60 .33,-.60 .33,-.60"
        " .30,-.26 .22,-.15"
                " .08,-.10 .08,-.10")  # fmt: skip
    seams = cuts("0,-.18 .01,-.34 0,-.56", "-.21,-.26 -.23,-.40 -.22,-.54",
        ".21,-.26 .23,-.40 .22,-.54",
                 thick=0.022)  # fmt: skip
    collar = blob("-.11,-.07 .0,-.05 .11,-.07 .13,-.15 .0,-.18 -.13,-.15")
    return [
        *white_edged(coat, colour, "people from behind", edge=0.026), Sheet(seams, BLACK),
        *edged(collar, WHITE, "collar"),
    ]  # fmt: skip


def _short_hair() -> list[Sheet]:
    """The back of a head with short dark hair and large ears."""
    ears = ellipse(0.035, 0.05).at(-0.12, 0.01) | ellipse(0.035, 0.05).at(0.12, 0.01)
    hair = blob("-.12,.06 -.11,.14 .0,.17 .11,.14 .12,.06 .10,-.06 .05,-.09 -.05,-.09 -.10,-.06")
    return [*edged(ears, WHITE, "ears"), *white_edged(hair, BLACK, "hair")]


def _plait() -> list[Sheet]:
    """The back of a fair head, and the plait that hangs from it over the coat."""
    hair = ellipse(0.12, 0.14).at(0, 0.02)
    parting = cuts("0,.14 .0,.06 .0,-.08", thin=0.012, thick=0.016)
    sheets = [*edged(hair, INKS["lamp"], "hair", turn=80), Sheet(parting, BLACK)]
    for index in range(4):
        knot = ellipse(0.052 - 0.006 * index, 0.048).at(0.0, -0.13 - 0.075 * index)
        sheets += edged(knot, INKS["lamp"], "plait", turn=40)
    return sheets


def _pond() -> list[Sheet]:
    """An umbrella turned over and full of rain, and a frog that sits in it."""
    bowl = blob("-.36,.06 -.36,.06 -.30,-.14 -.12,-.28 .12,-.28 .30,-.14 .36,.06 .36,.06")
    water = ellipse(0.36, 0.09).at(0, 0.06)
    ribs = cuts("-.2,.0 -.14,-.16 .0,-.29", ".2,.0 .14,-.16 .0,-.29", thick=0.014)
    crook = strip(points("-.14,.06 -.20,.34 -.24,.46 -.34,.46 -.34,.38"), 0.03)
    frog = blob("-.10,.04 -.14,.12 -.04,.22 .02,.30 .10,.32 .20,.28 .22,.20 .18,.10 .20,.04")
    eyes = beads(points(".06,.31 .17,.30"), 0.038)
    lines = beads(points(".065,.32 .165,.31"), 0.016) | cuts(
        ".06,.22 .13,.19 .20,.22", "-.02,.06 .0,.14 .08,.12", thick=0.016
    )
    return [
        Sheet(crook, WHITE, ("handle",)), Sheet(rim(bowl | water, 0.02), WHITE),
        Sheet(bowl, "#5c5c5c", ("upturned umbrella",), turn=80), Sheet(ribs, WHITE),
        Sheet(water, WHITE, ("water",)), Sheet(rim(frog | eyes, 0.02), BLACK),
        Sheet(frog, "#a9d6b3", ("frog",), turn=70), Sheet(eyes, WHITE),
        Sheet(lines, BLACK),
    ]  # fmt: skip
