"""A bell let down through the ice on a rope, and the fish that come to its door."""

from art.paint.midnight.carving import BLACK, WHITE, edged, family, paces
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    page,
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

_GOLD, _RED, _BLUE = INKS["lamp"], INKS["vermilion"], INKS["night"]
_LIGHT = "#fbe6b0"
_ICE, _ROPE = 0.52, 0.48
"""Where the water begins below the ice, and where the rope goes down."""


@card(
    palette="block_night",
    hand="woodcut",
    title="They ring for the fish",
    subject="bell with a lit door on a rope under the ice",
    props=("bell", "rope", "door", "light", "fish", "eel", "man on the ice", "ice", "spectacles"),
    mood=("quiet", "deep", "odd"),
)
def drowned_bells(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _lake(), 0, 0, depth=58.0)
    lay_pile(scene, _bell(), 0, 0, depth=52.0)
    lay_pile(scene, _door(), 0, 0, depth=46.0)
    lay_pile(scene, _shoal(), 0, 0, depth=42.0)
    lay_pile(scene, _man(), 0, 0, depth=30.0)
    return WoodcutPlan(inks=("night", "lamp", "vermilion"), sky="black", contrast=1.6, lamp_pool=0)


def _lake() -> list[Sheet]:
    """A far shore under snow, thick ice with a round hole in it, and black water."""
    shore = land((-1, 0.94), (-0.5, 1.0), (0.2, 0.88), (0.7, 0.96), (1, 0.90))
    ice = page().at(0, _ICE + 0.14 - 1.75)
    hole = polygon("-.17,.16 .17,.16 .12,-.02 -.13,-.02").at(_ROPE, _ICE)
    stars = beads(points("-.84,1.38 -.36,1.20 -.30,1.41 .58,1.20 .66,1.41 .88,1.28"), 0.012)
    drifts = cuts(".78,.84 .86,.82 .93,.84", thick=0.014)
    cracks = cuts("-.86,.66 -.78,.59 -.82,.52", "-.32,.66 -.26,.59 -.30,.52",
                  ".78,.66 .84,.60 .80,.52", thick=0.016)  # fmt: skip
    return [
        Sheet(shore, WHITE, ("snow",)), Sheet(stars, WHITE, ("stars",)),
        Sheet(drifts, BLACK), *edged(ice, _BLUE, "ice", turn=0),
        Sheet(cracks, WHITE), *edged(page().at(0, _ICE - 1.75), BLACK, "water"),
        Sheet(hole, BLACK, ("hole",)),
    ]  # fmt: skip


def _bell() -> list[Sheet]:
    """One great red bell, its rope tight."""
    half = "-.06,.34 -.22,.26 -.34,.06 -.40,-.24 -.47,-.56 -.60,-.84 -.78,-1.0 -.78,-1.0 -.76,-1.10"
    left = points(half)
    body = blob(*left, (-0.4, -1.17), (0, -1.19), (0.4, -1.17), *((-x, y) for x, y in left[::-1]))
    ear = ring(0.10, 0.05).at(0, 0.40)
    rope = strips([((0, 0.40), (0, 0.84))], 0.055)
    twists = cuts(*([(-0.024, y), (0.024, y + 0.04)] for y in (0.46, 0.52, 0.60, 0.66, 0.74, 0.82)),
                  thick=0.012)  # fmt: skip
    bands = strip(points("-.36,-.02 .0,-.10 .36,-.02"), 0.05)
    bands = bands | strip(points("-.72,-.92 .0,-1.02 .72,-.92"), 0.03)
    bands = bands | strip(points("-.80,-1.0 .0,-1.10 .80,-1.0"), 0.03)
    clapper = ellipse(0.13, 0.11).at(0.06, -1.22)
    parts = [
        *edged(clapper, "#6a6a6a", "clapper", line=WHITE), *edged(rope, WHITE, "rope"),
        Sheet(twists, BLACK), *edged(ear, _RED, "bell", line=WHITE),
        *edged(body, _RED, "bell", line=WHITE, edge=0.024, turn=84), Sheet(bands & body, BLACK),
    ]  # fmt: skip
    return [part.placed(_ROPE, 0, 1, 0, flip=False) for part in parts]


def _door() -> list[Sheet]:
    """An arched door in its side stands open, and there is light in it."""
    arch = blob("-.02,-.93 -.02,-.93 .0,-.56 .06,-.40 .17,-.33 .28,-.40 .34,-.56 .36,-.97 .36,-.97")
    leaf = blob("-.02,-.93 -.02,-.93 .0,-.56 .04,-.42 .04,-.42 -.12,-.42 -.22,-.56 -.24,-1.0"
                " -.24,-1.0")  # fmt: skip
    planks = cuts("-.16,-.52 -.17,-.74 -.17,-.96", "-.07,-.46 -.08,-.7 -.08,-.94", thick=0.016)
    return [
        *edged(arch, _LIGHT, "door", edge=0.05), Sheet(arch, _LIGHT, ("light",), glow=0.4),
        *edged(leaf, "#7a7a7a", "door", line=WHITE, turn=88), Sheet(planks, BLACK),
    ]  # fmt: skip


def _fish(body: Outline, fins: Outline, lines: Outline, colour: str, eye: str) -> list[Sheet]:
    """A fish that swims to the right, made of its parts."""
    ((x, y),) = points(eye)
    return [
        *edged(fins, colour, "fish", line=WHITE), *edged(body, colour, "fish", line=WHITE, turn=0),
        Sheet(lines & body, BLACK), *edged(ellipse(0.036).at(x, y), WHITE, "eye"),
        Sheet(ellipse(0.018).at(x + 0.008, y), BLACK),
    ]  # fmt: skip


def _pike() -> list[Sheet]:
    """Long and flat, with a beak and spots."""
    body = blob(
        ".62,.02 .50,.06 .34,.10 .20,.17 -.1,.17 -.5,.12 -.74,.05 -.74,-.05 -.5,-.12 -.1,-.17"
        " .2,-.14 .40,-.08 .60,-.05 .62,-.03"
    )
    fins = blob("-.66,.04 -.90,.20 -.90,.20 -.82,.0 -.90,-.20 -.90,-.20 -.66,-.04")
    fins = fins | blob("-.30,.12 -.42,.30 -.42,.30 -.58,.24 -.60,.10")
    fins = fins | blob("-.36,-.12 -.46,-.28 -.46,-.28 -.60,-.22 -.60,-.08")
    lines = cuts(".60,-.01 .46,.0 .34,-.03", ".20,.14 .13,.0 .18,-.11", thick=0.022)
    spots = points("-.04,.08 -.16,.0 -.28,.08 -.40,.0 -.04,-.08 -.30,-.07 -.52,.05")
    lines = lines | cuts(*([(x - 0.05, y), (x + 0.05, y + 0.01)] for x, y in spots), thick=0.04)
    return _fish(body, fins, lines, WHITE, ".30,.06")


def _carp() -> list[Sheet]:
    """Deep and scaly, with a barbel, and with spectacles."""
    body = blob(
        ".40,-.02 .34,.08 .20,.20 .0,.24 -.22,.16 -.36,.05 -.36,-.05 -.2,-.16 .02,-.22 .24,-.17"
        " .36,-.09"
    )
    fins = blob("-.32,.03 -.44,.18 -.56,.20 -.56,.20 -.49,.0 -.54,-.20 -.54,-.20 -.42,-.16")
    fins = fins | blob(".14,.20 .06,.34 -.14,.32 -.24,.22 -.2,.12")
    fins = fins | blob(".06,-.18 -.02,-.32 -.12,-.30 -.12,-.16")
    spots = points(".08,.10 .08,.0 .08,-.10 -.02,.14 -.02,.04 -.02,-.06 -.12,.09 -.12,-.01"
                   " -.12,-.11 -.22,.04 -.22,-.05")  # fmt: skip
    lines = cuts(*(arc(x, y, 0.055, 110, 250) for x, y in spots), thin=0.008, thick=0.02)
    lines = lines | cuts(".20,.18 .13,.02 .18,-.14", ".40,-.04 .34,-.06", thick=0.024)
    glasses = ring(0.075, 0.055).at(0.275, 0.05) | strips([((0.21, 0.06), (0.12, 0.09))], 0.022)
    bridge = ring(0.055, 0.036).scaled(0.7, 1).at(0.375, 0.055)
    return [
        *_fish(body, fins, lines, _BLUE, ".275,.05"),
        *edged(glasses | bridge, WHITE, "spectacles", edge=0.012),
    ]


def _perch(colour: str) -> list[Sheet]:
    """Striped, with a spiny fin."""
    body = blob(".34,.0 .24,.11 .06,.17 -.14,.10 -.28,.03 -.28,-.03 -.12,-.10 .08,-.13 .26,-.08")
    fins = blob("-.24,.02 -.42,.15 -.42,.15 -.36,.0 -.42,-.14 -.42,-.14 -.24,-.02")
    fins = fins | polygon(".16,.12 .14,.27 .07,.20 .02,.29 -.04,.20 -.10,.24 -.14,.08")
    fins = fins | blob(".06,-.11 -.02,-.22 -.02,-.22 -.08,-.09")
    lines = family(".10,.17 .07,.04 .10,-.05", "-.18,.10 -.20,.03 -.17,-.03", 4, 0.012, 0.044)
    lines = lines | cuts(".34,-.01 .28,-.025", thick=0.02)
    return _fish(body, fins, lines, colour, ".22,.04")


def _eel() -> list[Sheet]:
    """A ribbon that winds."""
    path = points("-.62,.02 -.46,.12 -.30,.06 -.14,-.06 .04,-.06 .20,.06 .34,.08")
    body = strip(path, 0.03, 0.13) | ellipse(0.11, 0.068).at(0.37, 0.08)
    back = strip(path[:6], 0.09, 0.17)
    lines = cuts(".44,.06 .36,.05", "-.3,.05 -.14,-.07 .04,-.07 .18,.03", thick=0.018)
    return _fish(body, back, lines, "#9a9a9a", ".40,.10")


def _shoal() -> list[Sheet]:
    """Fish of all kinds on their way to the door; a small one is the first."""
    sheets: list[Sheet] = []
    for kind, x, y, size, turn in (
        (_eel(), -0.44, 0.21, 0.90, -18), (_perch(_RED), -0.56, -0.16, 0.98, -12),
        (_pike(), -0.50, -1.24, 1.05, 12), (_carp(), -0.69, -0.70, 1.0, 2),
        (_perch(BLACK), 0.17, -0.70, 0.44, 6),
    ):  # fmt: skip
        sheets += [part.placed(x, y, size, turn, flip=False) for part in kind]
    return sheets


def _head() -> list[Sheet]:
    """A head in profile with a moustache under a fur cap; it looks down the hole, eye wide open."""
    moustache = blob(".50,-.22 .36,-.17 .22,-.22 .08,-.18 .08,-.18 .20,-.32 .36,-.33 .46,-.29")
    cap = blob(".42,.26 .44,.50 .26,.70 -.10,.74 -.42,.60 -.52,.30 -.46,.16 -.10,.20")
    band = blob(
        ".48,.17 .52,.34 .30,.42 -.10,.42 -.46,.36 -.58,.20 -.52,.0 -.34,.0 -.10,.14 .2,.18"
    )
    tufts = cuts("-.40,.26 -.44,.16 -.40,.06", "-.22,.30 -.26,.22", ".0,.34 -.02,.24",
                 ".20,.36 .20,.25", ".38,.34 .40,.24", thick=0.03)  # fmt: skip
    parts = [
        *carved_profile(MAN, "none", WHITE, lid="looking down"),
        Sheet(ellipse(0.07, 0.055).at(0.14, -0.10), _RED, ("cheek",)),
        Sheet(moustache, BLACK, ("moustache",)), *edged(cap, _BLUE, "cap", line=WHITE, edge=0.05),
        *edged(band, "#8a8a8a", "cap", edge=0.05, turn=90), Sheet(tufts, BLACK),
    ]  # fmt: skip
    return [part.placed(0.09, 1.075, 0.47, -32, flip=False) for part in parts]


def _legs() -> list[Sheet]:
    """The near leg flat on the ice in front of the other, whose foot is kicked up."""
    shin = strip(points("-.53,.76 -.52,.94 -.51,1.12"), 0.20, 0.15)
    raised = blob("-.44,1.12 -.44,1.12 -.58,1.12 -.58,1.12 -.61,1.18 -.70,1.19 -.78,1.22 -.81,1.28"
                  " -.79,1.33 -.79,1.33 -.43,1.35 -.43,1.35 -.40,1.27")  # fmt: skip
    seam = cuts("-.76,1.29 -.64,1.295 -.54,1.30 -.45,1.31", thick=0.02)
    top = strip(points("-.41,1.13 -.51,1.12 -.61,1.13"), 0.045)
    folds = cuts("-.58,1.02 -.53,.99 -.48,1.01", thick=0.024)
    return [
        *edged(shin, "#6a6a6a", "legs", edge=0.03, turn=0), Sheet(folds, BLACK),
        *edged(raised, BLACK, "boots", line=WHITE, edge=0.024), Sheet(seam, WHITE),
        *edged(top, WHITE, "boots", edge=0.024), *_flat_leg(),
    ]  # fmt: skip


def _flat_leg() -> list[Sheet]:
    """Stretched out behind him, the toes set on the ice and the heel up."""
    leg = strip(points("-.30,.80 -.52,.765 -.76,.84"), 0.28, 0.15)
    boot = blob("-.73,.77 -.73,.77 -.73,.91 -.73,.91 -.84,.945 -.90,.93 -.92,.87 -.92,.78"
                " -.92,.66 -.92,.66 -.78,.66 -.75,.69 -.79,.74")  # fmt: skip
    seam = cuts("-.875,.90 -.88,.80 -.87,.69", thick=0.02)
    cuff = strip(points("-.735,.935 -.72,.84 -.735,.745"), 0.045)
    folds = cuts("-.44,.85 -.48,.79 -.46,.72", "-.61,.83 -.64,.79 -.62,.75", thick=0.024)
    return [
        *edged(leg, "#cccccc", "legs", edge=0.03, turn=0), Sheet(folds, BLACK),
        *edged(boot, BLACK, "boots", line=WHITE, edge=0.024), Sheet(seam, WHITE),
        *edged(cuff, WHITE, "boots", edge=0.024),
    ]  # fmt: skip


def _grip() -> list[Sheet]:
    """The rope with its end on the ice, and the fist that holds it."""
    path = ".48,.76 .48,.82 .49,.96 .56,1.06 .66,1.02 .70,.86 .78,.72 .96,.70"
    rope = strip(points(path), 0.06)
    twists = Outline(())
    for x, y, turn in paces(path, 0.075):
        twists = twists | cuts("-.03,-.024 .03,.024", thick=0.014).turned(turn).at(x, y)
    mitten = blob(".36,.86 .44,.91 .56,.90 .60,.82 .57,.72 .46,.69 .36,.73")
    fingers = cuts(".44,.84 .51,.85 .58,.83", ".44,.78 .51,.79 .59,.77", thick=0.02)
    thumb = blob(".36,.80 .42,.92 .52,.94 .55,.90 .50,.86 .45,.80 .40,.76")
    return [
        *edged(rope, WHITE, "rope", edge=0.016), Sheet(twists, BLACK),
        *edged(mitten, _RED, "mitten", edge=0.022),
        Sheet(fingers, BLACK), *edged(thumb, _RED, "mitten", edge=0.02),
    ]  # fmt: skip


def _man() -> list[Sheet]:
    """He lies on his belly, propped on an elbow, and looks down the hole."""
    coat = blob("-.30,.66 -.30,.66 -.36,.78 -.34,.93 -.24,1.03 -.14,1.10 .04,1.08 .12,.92 .06,.76"
                " -.10,.68 -.10,.68")  # fmt: skip
    folds = cuts("-.25,.94 -.20,.84 -.24,.74", thick=0.024)
    hem = strip(points("-.32,.96 -.36,.80 -.31,.66"), 0.06)
    arm = strip(points("-.10,.98 -.06,.86 -.02,.75"), 0.22, 0.17) | ellipse(0.11).at(-0.10, 0.98)
    arm = (
        arm | ellipse(0.085).at(-0.02, 0.75) | strip(points("-.02,.75 .18,.77 .40,.80"), 0.17, 0.14)
    )
    creases = cuts("-.16,.90 -.08,.88 .0,.92", "-.08,.80 .0,.80 .06,.84", ".20,.84 .23,.78 .21,.72",
                   thick=0.02)  # fmt: skip
    far = blob(".20,.74 .26,.80 .34,.78 .36,.70 .32,.66 .20,.66")
    return [
        *edged(far, _RED, "mitten", edge=0.022), *_legs(),
        *edged(coat, _GOLD, "man", edge=0.024, turn=4), Sheet(folds, BLACK),
        *edged(hem, WHITE, "coat"), *_head(),
        *edged(arm, _GOLD, "sleeve", edge=0.026, turn=0), Sheet(creases, BLACK), *_grip(),
    ]  # fmt: skip
