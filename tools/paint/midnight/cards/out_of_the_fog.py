"""Somebody on stilts bends down out of the fog to a child."""

from functools import partial

from tools.paint.midnight.carving import BLACK, WHITE, edged, family, grain
from tools.paint.midnight.cuts import arc, cuts
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, OLD
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

_edged = partial(edged, edge=0.020)


@card(
    palette="block_day",
    hand="woodcut",
    title="They measure the fog",
    subject="stilt walker who bends down out of the fog to a child",
    props=("stilts", "fog", "coat", "scarf", "child", "jar", "roots", "nest"),
    mood=("gentle", "uncanny", "grand"),
)
def stilt_walkers_fog(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _other_stilts(), 0, 0, depth=58.0)
    lay_pile(scene, _fog(_FAR_BANK), 0, 0, depth=54.0)
    lay_pile(scene, _ground(), 0, 0, depth=52.0)
    lay_pile(scene, [*_legs(), *_coat()], 0, 0, depth=46.0)
    lay_pile(scene, [*_scarf(), *_head(), *_arm()], 0, 0, depth=42.0)
    lay_pile(scene, [*_fog(_LOW_BANK), *_fog(_NEAR_BANK)], 0, 0, depth=36.0)
    lay_pile(scene, _child(), 0, 0, depth=32.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.5, lamp_pool=0)


_FAR_BANK = ((1.0, 0.30, 0.22), (0.72, 0.20, 0.17), (0.96, 0.12, 0.18), (0.52, 0.16, 0.11))
_NEAR_BANK = (
    (-1.0, -0.38, 0.26), (-0.72, -0.26, 0.24), (-0.40, -0.32, 0.21), (-0.14, -0.44, 0.16),
    (-0.84, -0.58, 0.22), (-0.50, -0.60, 0.20), (-0.22, -0.60, 0.14),
)  # fmt: skip
_LOW_BANK = ((-1.0, -1.30, 0.26), (-0.66, -1.38, 0.22), (-0.34, -1.34, 0.20), (-0.04, -1.46, 0.16))
"""Billows of fog, each by its middle and radius."""


def _fog(billows: tuple[tuple[float, float, float], ...]) -> list[Sheet]:
    """A bank of fog with round billows and lines along them."""
    bank, lines = Outline(()), []
    for index, (x, y, radius) in enumerate(billows):
        bank = bank | ellipse(radius * 1.25, radius).at(x, y)
        for step in range(round(13 * radius)):
            reach = radius * 0.82 - 0.055 * step
            lines.append(arc(x, y, reach, 30 + 11 * index % 30, 150 - 18 * step, 0.8))
    return [*_edged(bank, WHITE, "fog", edge=0.016), Sheet(cuts(*lines, thick=0.012), BLACK)]


def _other_stilts() -> list[Sheet]:
    """Stilts of others whom nobody sees; one of them has taken root."""
    far = strip(points("-.90,-1.7 -.84,1.7"), 0.07) | strip(points(".04,-1.7 .10,1.7"), 0.055)
    old = strip(points(".86,-1.22 .80,1.7"), 0.12, 0.10)
    old = old | strip(points(".84,-.40 .68,-.30 .60,-.14"), 0.05, 0.014)
    for path in (".86,-1.2 .80,-1.30 .66,-1.36", ".86,-1.2 .90,-1.32 1.02,-1.38",
                 ".86,-1.2 .84,-1.34 .80,-1.46"):  # fmt: skip
        old = old | strip(points(path), 0.07, 0.02)
    bark = grain(".86,-1.22 .83,.0 .80,1.5", 0.10, 0.09, 1, thick=0.014)
    return [
        *_edged(far, "#b8b8b8", "stilts", turn=90), *_edged(old, WHITE, "stilts", "roots"),
        Sheet(bark, BLACK), *_nest(),
    ]  # fmt: skip


def _nest() -> list[Sheet]:
    """A bird on its nest and a few leaves, on the stilt that has taken root."""
    leaf = blob("0,0 .04,.04 .11,.03 .14,.0 .14,.0 .08,-.03 .03,-.025")
    leaves = Outline(())
    for x, y, turn in ((0.60, -0.15, 110), (0.62, -0.19, 176), (0.87, 0.02, 40), (0.86, -0.62, 30)):
        leaves = leaves | leaf.turned(turn).at(x, y)
    nest = blob(".63,-.21 .65,-.29 .72,-.32 .80,-.30 .83,-.21 .72,-.23")
    bird = blob(".68,-.22 .66,-.14 .72,-.10 .77,-.14 .84,-.18 .84,-.18 .78,-.24 .70,-.24")
    beak = polygon(".67,-.13 .62,-.145 .67,-.165")
    return [
        Sheet(leaves, BLACK, ("leaves",)), *_edged(bird, INKS["night"], "bird", edge=0.016),
        Sheet(beak | ellipse(0.012).at(0.705, -0.14), BLACK),
        *_edged(nest, INKS["lamp"], "nest", edge=0.016),
    ]  # fmt: skip


def _ground() -> list[Sheet]:
    """A small rise with a few blades of grass."""
    rise = land((-1, -1.44), (-0.2, -1.42), (0.3, -1.32), (0.8, -1.34), (1, -1.38))
    grass = cuts("-.06,-1.40 -.08,-1.32", "-.02,-1.40 -.01,-1.30", ".66,-1.32 .64,-1.24",
                 ".70,-1.32 .72,-1.22", thick=0.016)  # fmt: skip
    return [*_edged(rise, WHITE, "ground"), Sheet(grass, BLACK)]


def _legs() -> list[Sheet]:
    """Two straight legs in grey trousers on stilts that go down out of the picture."""
    stilts = strip(points("-.74,.42 -.80,-1.7"), 0.11, 0.08) | strip(
        points("-.30,.38 -.22,-1.7"), 0.11, 0.08
    )
    bark = grain("-.74,.3 -.77,-.6 -.80,-1.6", 0.09, 0.07, 1) | grain(
        "-.30,.3 -.26,-.6 -.22,-1.6", 0.09, 0.07, 2
    )
    rests = box(0.36, 0.07).at(-0.68, 0.38) | box(0.36, 0.07).at(-0.22, 0.34)
    boot = blob(
        "-.10,.16 -.10,.16 .09,.16 .09,.16 .09,.04 .17,.01 .24,-.02 .25,-.09 .25,-.09 -.10,-.09"
        " -.10,-.09 -.11,.02"
    )
    far = strip(points("-.50,1.14 -.38,.86 -.29,.56"), 0.30, 0.17)
    near = strip(points("-.66,1.14 -.72,.86 -.74,.58"), 0.34, 0.19)
    crease = cuts("-.36,.80 -.31,.62", "-.72,.76 -.72,.64", "-.80,.74 -.79,.64", thick=0.016)
    straps = strips([((-0.85, 0.52), (-0.61, 0.50)), ((-0.40, 0.48), (-0.16, 0.46))], 0.03)
    return [
        Sheet(stilts | rests, BLACK, ("stilts",)), Sheet(bark, WHITE),
        *_edged(boot.at(-0.29, 0.47), "#2c2c2c", "boots"),
        *_edged(far, "#7a7a7a", "trousers", turn=80),
        *_edged(boot.at(-0.74, 0.51), "#2c2c2c", "boots"),
        *_edged(near, "#9a9a9a", "trousers", turn=80), Sheet(crease, BLACK),
        Sheet(straps, WHITE),
    ]  # fmt: skip


def _coat() -> list[Sheet]:
    """A coat bent over at the hip: the skirt hangs behind, the back lies level, a belt between."""
    skirt = blob("-.36,1.32 -.58,1.30 -.80,1.18 -.90,.98 -.94,.80 -.94,.80 -.80,.85 -.66,.79"
                 " -.52,.85 -.42,.82 -.42,.82 -.36,.90 -.24,1.02")  # fmt: skip
    back = blob("-.42,1.32 -.42,1.32 -.16,1.39 .12,1.35 .32,1.22 .40,1.02 .32,.84 .14,.84 -.04,.94"
                " -.28,1.0 -.28,1.0")  # fmt: skip
    belt = strip(points("-.41,1.34 -.38,1.18 -.27,.98"), 0.09)
    pleats = family("-.46,1.22 -.58,1.06 -.60,.88", "-.60,1.22 -.82,1.04 -.86,.88", 3, thick=0.024)
    spine = cuts("-.24,1.29 .0,1.31 .18,1.24", "-.26,1.20 -.08,1.22 .04,1.16", "-.24,1.10"
                 " -.14,1.10 -.04,1.04", thick=0.024)  # fmt: skip
    return [
        *_edged(skirt, INKS["vermilion"], "coat", turn=100), Sheet(pleats, BLACK),
        *_edged(back, INKS["vermilion"], "coat", turn=10), Sheet(spine, BLACK),
        *_edged(belt, "#2c2c2c", "belt", line=WHITE),
        *_edged(ellipse(0.035).at(-0.37, 1.17), INKS["lamp"], "belt", edge=0.014),
    ]  # fmt: skip


def _head() -> list[Sheet]:
    """An old face bent down, under a cap with a bobble."""
    cap = blob("-.52,.06 -.54,.36 -.36,.62 -.06,.72 .24,.62 .40,.38 .40,.26 .10,.24 -.2,.18")
    ribs = cuts("-.40,.20 -.42,.42 -.30,.62", "-.18,.24 -.20,.48 -.14,.68",
                ".04,.28 .04,.5 .02,.70",
                ".24,.30 .24,.46 .18,.62", thick=0.03)  # fmt: skip
    moustache = blob(".44,-.215 .34,-.20 .24,-.27 .18,-.24 .12,-.16 .14,-.32 .26,-.37 .41,-.27")
    head = [
        *carved_profile(OLD, "short", "#8a8a8a", lid="down", smile=0.2, years=5),
        *_edged(moustache, WHITE, "moustache", edge=0.03),
        *_edged(ellipse(0.13).at(-0.12, 0.80), WHITE, "cap", edge=0.05),
        *_edged(cap, "#4a4a4a", "cap", edge=0.05, turn=90), Sheet(ribs, WHITE),
    ]  # fmt: skip
    return [part.placed(0.60, 0.70, 0.56, -62, flip=False) for part in head]


def _scarf() -> list[Sheet]:
    """A scarf round the neck, whose end hangs down far before the legs."""
    end = strip(points(".30,.88 .06,.76 -.04,.52 .0,.30 -.05,.06"), 0.17, 0.15)
    rows = cuts("-.10,.48 .05,.50", "-.08,.34 .07,.34", "-.10,.20 .05,.20", thick=0.02)
    fringe = cuts("-.11,.06 -.12,-.04", "-.05,.06 -.06,-.05", ".01,.06 .01,-.04", thick=0.018)
    wound = blob(".26,1.06 .38,1.08 .48,.98 .48,.82 .40,.70 .28,.70 .22,.84")
    ribs = cuts(".34,1.04 .32,.90 .34,.74", ".42,1.0 .40,.88 .42,.76", thick=0.016)
    return [
        *_edged(end, INKS["lamp"], "scarf", turn=80), Sheet(rows | fringe, BLACK),
        *_edged(wound, INKS["lamp"], "scarf", turn=80), Sheet(ribs, BLACK),
    ]  # fmt: skip


def _arm() -> list[Sheet]:
    """The near arm let down as far as it goes, with an open glove."""
    arm = strip(points(".16,1.06 .12,.62 .16,.30 .26,.0"), 0.28, 0.16) | ellipse(0.14).at(
        0.16, 1.06
    )
    creases = cuts(".04,.62 .14,.56", ".05,.50 .16,.46", ".14,.26 .24,.24", ".08,.86 .10,.74",
                   thick=0.022)  # fmt: skip
    cuff = strip(points(".17,-.05 .35,.03"), 0.07)
    glove = blob(
        ".20,-.08 .18,-.22 .24,-.34 .30,-.42 .36,-.40 .36,-.28"
        " .40,-.20 .44,-.26 .48,-.22 .44,-.10 .32,.02"
    )
    fingers = cuts(".25,-.22 .28,-.34", ".30,-.20 .33,-.32", thick=0.016)
    return [
        *_edged(arm, INKS["vermilion"], "coat", turn=100), Sheet(creases, BLACK),
        *_edged(glove, "#3a3a3a", "glove", line=WHITE), Sheet(fingers, WHITE),
        *_edged(cuff, WHITE, "cuff"),
    ]  # fmt: skip


def _child() -> list[Sheet]:
    """A child on tiptoe who holds up a jar."""
    coat = blob(
        ".52,-.94 .44,-.98 .40,-1.12 .33,-1.27 .33,-1.27 .50,-1.30 .68,-1.27"
        " .68,-1.27 .64,-1.10 .62,-.96"
    )
    legs = strips([((0.44, -1.26), (0.43, -1.35)), ((0.56, -1.26), (0.57, -1.35))], 0.07)
    shoes = blob(".48,-1.33 .48,-1.40 .32,-1.40 .36,-1.34")
    shoes = shoes | blob(".62,-1.33 .62,-1.40 .46,-1.40 .50,-1.34")
    near = strip(points(".52,-1.04 .34,-1.00 .26,-.82"), 0.11, 0.08)
    far = strip(points(".46,-1.00 .30,-.96 .18,-.80"), 0.10, 0.07)
    face = carved_profile(CHILD, "bob", BLACK, lid="round", smile=0.3)
    folds = cuts(".46,-1.10 .44,-1.24", ".58,-1.08 .60,-1.24", thick=0.018)
    return [
        *_edged(legs, WHITE, "child"), Sheet(shoes, BLACK), *_edged(far, INKS["night"], turn=60),
        *_edged(coat, INKS["night"], "child", turn=80), Sheet(folds, BLACK),
        *(part.placed(0.55, -0.80, 0.34, -24, flip=True) for part in face),
        *_jar(), *_edged(near, INKS["night"], turn=60),
        *_edged(ellipse(0.055, 0.05).at(0.26, -0.79), WHITE, "hand"),
    ]  # fmt: skip


def _jar() -> list[Sheet]:
    """A jar with a lid, marks on its side and a curl of something pale in it."""
    glass = blob(".12,-.78 .12,-.78 .11,-.60 .15,-.55 .31,-.55 .35,-.60 .34,-.78 .34,-.78")
    lid = box(0.19, 0.05).at(0.23, -0.53)
    curl = cuts(arc(0.22, -0.68, 0.06, -60, 230), arc(0.23, -0.68, 0.025, 0, 300), thick=0.014)
    marks = strips([((0.31, y), (0.345, y)) for y in (-0.72, -0.67, -0.62)], 0.012)
    return [
        *_edged(glass, WHITE, "jar"), Sheet(curl | marks, BLACK, ("fog",)),
        *_edged(lid, INKS["lamp"], "jar", edge=0.016),
    ]  # fmt: skip
