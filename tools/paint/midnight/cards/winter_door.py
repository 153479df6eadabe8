"""A door alone in the snow, with summer behind it."""

from tools.paint.midnight.carving import BLACK, WHITE, edged
from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import MAN
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_GOLD, _RED, _BLUE = INKS["lamp"], INKS["vermilion"], INKS["night"]


@card(
    palette="block_night",
    hand="woodcut",
    title="It sticks in winter",
    subject="man who pulls at a door that stands alone in the snow",
    props=("door", "man", "snow", "summer", "grass", "running child", "fingers", "waiting people"),
    mood=("stubborn", "longing", "comic"),
)
def throat_door(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _snowfield(), 0, 0, depth=56.0)
    lay_pile(scene, _summer(), 0, 0, depth=52.0)
    lay_pile(scene, _door(), 0, 0, depth=46.0)
    for x, y, size, colour in ((-0.79, -0.72, 0.92, _BLUE), (-0.60, -1.04, 0.66, _GOLD)):
        lay_pile(scene, _waiting(colour), x, y, size, depth=41.0 + y)
    man = [part.placed(0.14, -1.18, 1.06, 15, flip=False) for part in _man()]
    lay_pile(scene, man, 0, 0, depth=36.0)
    lay_pile(scene, _arm(), 0, 0, depth=30.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _snowfield() -> list[Sheet]:
    """Night, large flakes, a bare tree, and snow as far as one sees."""
    flakes = beads(points(
        "-.82,1.30 -.56,1.10 -.86,.86 -.34,1.34 -.30,.92 -.66,.66 -.90,.44 -.14,.66 -.20,1.12"
    ), 0.020)  # fmt: skip
    ground = land((-1, -0.46), (-0.3, -0.40), (0.4, -0.44), (1, -0.38))
    drifts = cuts("-.90,-.96 -.70,-.94 -.52,-.97", "-.84,-1.22 -.62,-1.18 -.50,-1.19",
                  ".40,-1.36 .62,-1.31 .86,-1.33", "-.30,-1.40 -.12,-1.39 .0,-1.41",
                  thick=0.016)  # fmt: skip
    return [Sheet(flakes, WHITE, ("snow",)), Sheet(ground, WHITE, ("snow",)), Sheet(drifts, BLACK)]


def _summer() -> list[Sheet]:
    """What shows in the gap: the sun, a meadow, and a barefoot child who runs away over it."""
    light = polygon(".02,-1.02 .80,-1.02 .80,1.16 .02,1.16")
    sun = ellipse(0.11).at(0.30, 0.92)
    rays = Outline(())
    for step in range(12):
        ray = strip(((0, 0.13), (0, 0.19 + 0.03 * (step % 2))), 0.026, 0.012)
        rays = rays | ray.turned(30 * step).at(0.30, 0.92)
    meadow = polygon(".02,.22 .80,.26 .80,-1.02 .02,-1.02")
    roots = points(".34,-1.0 .42,-1.02 .50,-1.0 .36,-.72 .48,-.60 .38,-.46 .50,-.86")  # fmt: skip
    blades = strips([((x, y), (x + 0.02, y + 0.12)) for x, y in roots], 0.018)
    return [
        Sheet(light, _GOLD, ("summer",), turn=90), Sheet(rays, BLACK, ("sun",)),
        *edged(sun, _RED, "sun", edge=0.02), *edged(meadow, "#c9a03c", "meadow", turn=80),
        Sheet(blades, BLACK, ("grass",)),
        *(part.placed(0.29, 0.13, 0.48, 0, flip=True) for part in _runner()),
    ]  # fmt: skip


def _runner() -> list[Sheet]:
    """A child in a shirt who runs to the right, one unit high."""
    back_leg = strip(points("-.02,.42 -.14,.20 -.36,.22"), 0.13, 0.09) | blob(
        "-.32,.27 -.32,.17 -.40,.14 -.44,.28 -.42,.36 -.37,.33"
    )
    front_leg = strip(points(".04,.42 .24,.32 .18,.08"), 0.14, 0.09) | blob(
        ".13,.12 .13,.03 .30,.02 .34,.06 .24,.10"
    )
    arms = strip(points("-.04,.68 -.22,.54 -.34,.64"), 0.11, 0.08) | strip(
        points(".08,.66 .26,.54 .36,.70"), 0.11, 0.08
    )
    shirt = blob("-.10,.72 .12,.72 .16,.54 .18,.36 .18,.36 -.18,.34 -.18,.34 -.12,.54")
    head = ellipse(0.15, 0.16).at(0.06, 0.87) | polygon(".18,.90 .25,.84 .18,.82")
    hair = blob("-.08,.76 -.20,.84 -.24,.98 -.12,.96 .0,1.07 .14,1.05 .20,.97 .08,.95 .0,.90")
    eye = ellipse(0.024, 0.03).at(0.13, 0.88)
    return [
        *edged(back_leg | front_leg, WHITE, "bare foot", edge=0.04),
        *edged(arms, WHITE, edge=0.04), *edged(shirt, _RED, "running child", edge=0.04),
        *edged(head, WHITE, "running child", edge=0.04), Sheet(hair | eye, BLACK),
    ]  # fmt: skip


def _door() -> list[Sheet]:
    """The frame with snow on it, and the leaf wide open towards us."""
    hole = polygon(".02,-1.02 .02,1.16 .86,1.16 .86,-1.02")
    frame = polygon("-.08,-1.06 -.08,1.26 .95,1.26 .95,-1.06") - hole
    leaf = polygon(".63,-1.18 .63,1.24 .86,1.14 .86,-1.02")
    side = polygon(".57,-1.16 .57,1.22 .63,1.24 .63,-1.18")
    panels = polygon(".69,.22 .69,1.08 .81,1.04 .81,.22") | polygon(
        ".69,-1.0 .69,-.42 .81,-.42 .81,-.94"
    )
    snow = blob("-.14,1.24 -.10,1.34 .10,1.38 .36,1.34 .60,1.40 .86,1.35 .99,1.24 .6,1.27 .2,1.25")
    foot = blob(".02,-1.06 .12,-1.06 .48,-1.10 .8,-.96 1.0,-.86 1.1,-1.2 .3,-1.26 .02,-1.2")
    hinges = beads([(0.84, 0.72), (0.84, -0.66)], 0.03)
    return [
        *edged(frame, WHITE, "door frame", edge=0.024), Sheet(rim(hole, 0.022), BLACK),
        *edged(leaf, _BLUE, "door", edge=0.024, turn=90), *edged(panels, _BLUE, edge=0.022, turn=0),
        *edged(side, WHITE, "door", edge=0.022), Sheet(hinges, BLACK),
        *edged(ring(0.11, 0.06).at(0.70, -0.10), _GOLD, "handle", edge=0.022),
        *edged(_fingers(), WHITE, "fingers", edge=0.016), *edged(snow, WHITE, "snow", edge=0.02),
        *edged(foot, WHITE, "snow", edge=0.014),
    ]  # fmt: skip


def _fingers() -> Outline:
    """Four small fingers, low on the edge of the leaf: somebody inside holds on to it."""
    fingers = Outline(())
    for index in range(4):
        y, tip = -0.52 - 0.046 * index, 0.655 - 0.006 * index**2
        fingers = fingers | strip(((0.54, y), (tip, y)), 0.034) | ellipse(0.017).at(tip, y)
    return fingers


def _waiting(colour: str) -> list[Sheet]:
    """Somebody in a thick coat who waits with folded arms, one unit high."""
    legs = strips([((-0.09, 0.02), (-0.09, 0.20)), ((0.09, 0.02), (0.09, 0.20))], 0.11)
    boots = ellipse(0.09, 0.045).at(-0.08, 0.0) | ellipse(0.09, 0.045).at(0.11, 0.0)
    coat = blob("-.15,.68 .0,.71 .15,.68 .20,.42 .24,.13 .24,.13 .0,.10 -.24,.13 -.24,.13 -.20,.42")
    arms = strip(points("-.15,.62 -.24,.44 .06,.42"), 0.12, 0.10) | strip(
        points(".15,.62 .25,.46 -.04,.48"), 0.12, 0.10
    )
    mittens = ellipse(0.065, 0.05).at(0.09, 0.42) | ellipse(0.065, 0.05).at(-0.08, 0.49)
    face = blob("-.12,.90 -.12,.78 -.06,.70 .02,.68 .10,.71 .15,.80 .14,.90 .0,.94")
    eyes = beads([(-0.03, 0.84), (0.08, 0.84)], 0.019)
    lines = cuts(".03,.83 .055,.78 .025,.775", "-.01,.73 .03,.735 .07,.73", "-.06,.875 -.01,.88",
                 ".06,.88 .11,.875", thick=0.018)  # fmt: skip
    cap = blob("-.15,.88 -.15,.88 -.13,1.0 .01,1.06 .14,1.0 .17,.88 .17,.88 .0,.91")
    scarf = blob("-.15,.72 .0,.69 .16,.72 .17,.63 .0,.59 -.16,.63")
    return [
        *edged(legs, "#5a5a5a"), *edged(boots, BLACK, "boots", line=WHITE),
        *edged(coat, colour, "waiting people", edge=0.026, turn=86),
        *edged(face, WHITE, "waiting people", edge=0.026), Sheet(eyes | lines, BLACK, ("faces",)),
        *edged(cap, _RED, "caps", edge=0.026, turn=80), *edged(scarf, WHITE, "scarf", edge=0.024),
        *edged(arms, colour, "waiting people", edge=0.024, turn=0),
        *edged(mittens, WHITE, "mittens", edge=0.022),
        *edged(ellipse(0.05).at(0.01, 1.07), WHITE, edge=0.022),
    ]  # fmt: skip


def _man() -> list[Sheet]:
    """A man in a long coat and a fur cap, upright on the origin; he is laid back afterwards."""
    legs = strip(((-0.10, 0.32), (-0.14, 0.05)), 0.16, 0.12) | strip(
        ((0.10, 0.32), (0.16, 0.05)), 0.16, 0.12
    )
    boot = blob("-.08,.14 -.08,.14 .07,.14 .08,.08 .18,.04 .20,-.04 .20,-.04 -.09,-.04")
    coat = blob(
        "-.16,1.08 .04,1.10 .16,1.0 .18,.74 .26,.24 .26,.24 .0,.20 -.34,.26 -.34,.26 -.26,.70"
        " -.27,.96"
    )
    folds = cuts("-.16,.60 -.20,.44 -.24,.28", "-.02,.58 -.02,.40 -.03,.24",
                 ".10,.58 .14,.42 .17,.26", "-.18,.90 -.20,.74", thick=0.024)  # fmt: skip
    belt = strip(points("-.26,.68 -.02,.64 .19,.68"), 0.06)
    head = carved_profile(MAN, "short", BLACK, lid="closed", smile=-0.8, years=3)
    cap = blob("-.24,1.40 -.26,1.56 -.10,1.68 .10,1.66 .20,1.54 .20,1.44 .20,1.44 -.02,1.44")
    brim = blob("-.27,1.38 -.28,1.50 -.02,1.50 .22,1.50 .22,1.40 .0,1.40 -.12,1.30 -.20,1.24")
    seam = cuts("-.02,1.67 -.06,1.58 -.06,1.50", thick=0.02)
    scarf = blob("-.20,1.14 .0,1.20 .17,1.14 .18,1.02 .0,.98 -.20,1.0")
    return [
        *edged(legs, "#5a5a5a", "man", turn=86), *edged(boot.at(-0.14, 0.02), BLACK, line=WHITE),
        *edged(boot.at(0.16, 0.02), BLACK, line=WHITE),
        *edged(coat, _RED, "man", edge=0.022, turn=86, line=WHITE), Sheet(folds | belt, BLACK),
        *(part.placed(0.0, 1.32, 0.44, -8, flip=False) for part in head),
        *edged(cap, _GOLD, "cap", edge=0.022, turn=80), Sheet(seam, BLACK),
        *edged(brim, "#8a8a8a", "cap", edge=0.022, turn=70),
        *edged(scarf, _BLUE, "scarf", edge=0.02, turn=0),
    ]  # fmt: skip


def _arm() -> list[Sheet]:
    """One arm stretched to the ring, a mitten closed around it."""
    arm = strip(points("-.15,-.16 .14,-.24 .52,-.13"), 0.22, 0.13) | ellipse(0.11).at(-0.15, -0.16)
    creases = cuts("-.04,-.14 .0,-.24", ".12,-.16 .15,-.25", ".22,-.15 .25,-.23",
                   thick=0.02)  # fmt: skip
    return [
        *edged(arm, _RED, "sleeve", edge=0.024, turn=0), Sheet(creases, BLACK),
        *_mitten(0.52, -0.12, 8),
    ]  # fmt: skip


def _mitten(x: float, y: float, turn: float) -> list[Sheet]:
    """A closed mitten with its cuff on the origin, the thumb above."""
    fist = blob(".02,.07 .12,.08 .20,.05 .22,-.02 .18,-.07 .10,-.085 .02,-.07")
    thumb = blob(".05,.05 .10,.10 .17,.085 .19,.04 .15,.02 .08,.02")
    cuff = blob("-.04,.085 .03,.085 .04,.0 .03,-.085 -.04,-.085 -.05,.0")
    parts = [
        *edged(fist, _BLUE, "mittens", edge=0.022), *edged(thumb, _BLUE, "mittens", edge=0.02),
        *edged(cuff, WHITE, "cuff", edge=0.022),
    ]  # fmt: skip
    return [part.placed(x, y, 1.0, turn, flip=False) for part in parts]
