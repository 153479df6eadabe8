"""A scarecrow that lends its ear, and those who listen with it."""

from functools import partial

from tools.paint.midnight.carving import BLACK, WHITE, edged, sheaf
from tools.paint.midnight.cuts import arc, cuts
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import MAN, profile_outline
from tools.paint.story.cutouts.geometry import beads, blob, ellipse, points, polygon, ring, strip
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.022)

_STRAW, _CLOTH = INKS["lamp"], "#5a5a5a"


@card(
    palette="block_night",
    hand="woodcut",
    title="He told it to the straw",
    subject="man whispers into the ear of a scarecrow",
    props=("scarecrow", "straw hat", "crow", "sleeve", "moon", "mouse"),
    mood=("tender", "secret", "lonely"),
)
def scarecrow_confession(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    moon = ellipse(0.46).at(0.58, 0.98)
    scene.lay(Sheet(moon, WHITE, ("moon",)), depth=58.0)
    lay_pile(scene, _body(), 0, 0, depth=54.0)
    lay_pile(scene, _sack_head(), 0, 0, depth=48.0)
    lay_pile(scene, _hat(), 0, 0, depth=44.0)
    lay_pile(scene, _crow(), 0, 0, depth=40.0)
    lay_pile(scene, _man(), 0, 0, depth=36.0)
    lay_pile(scene, _sleeve(), 0, 0, depth=30.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", stars=40, contrast=1.6, lamp_pool=0
    )


def _body() -> list[Sheet]:
    """The coat on its pole, a mouse in its breast pocket, and a red scarf."""
    coat = blob(
        "-1.3,-.62 -1.3,-.62 -.86,-.42 -.5,-.30 -.1,-.36 .2,-.60 .34,-1.1 .38,-1.8 .38,-1.8"
        " -1.3,-1.8 -1.3,-1.8"
    )
    seam = cuts("-.14,-1.0 -.12,-1.25 -.14,-1.6", "-.92,-1.0 -.88,-1.3 -.9,-1.6", thick=0.024)
    pocket = polygon("-.74,-1.35 -.28,-1.31 -.30,-1.8 -.70,-1.8")
    stitches = cuts("-.71,-1.40 -.51,-1.38 -.30,-1.365", thin=0.012, thick=0.016)
    face = blob("-.62,-1.38 -.63,-1.26 -.55,-1.18 -.44,-1.19 -.38,-1.27 -.40,-1.38")
    ears = ellipse(0.075).at(-0.63, -1.20) | ellipse(0.068).at(-0.37, -1.19)
    eyes = beads(points("-.55,-1.25 -.46,-1.245"), 0.02) | ellipse(0.028, 0.02).at(-0.505, -1.31)
    scarf = blob("-.76,-.30 -.5,-.20 -.16,-.26 .04,-.40 .0,-.54 -.2,-.50 -.46,-.48 -.74,-.50")
    folds = cuts("-.68,-.36 -.4,-.32 -.1,-.40", "-.56,-.44 -.36,-.41 -.2,-.45", thick=0.024)
    return [
        *_edged(coat, _CLOTH, "scarecrow", turn=84, line=WHITE, edge=0.014), Sheet(seam, BLACK),
        *_edged(ears, "#a8a8a8", "mouse"), *_edged(face, WHITE, "mouse"), Sheet(eyes, BLACK),
        *_edged(pocket, INKS["night"], "pocket", turn=10), Sheet(stitches, WHITE),
        *_edged(scarf, INKS["vermilion"], "scarf", turn=-8), Sheet(folds, BLACK),
    ]  # fmt: skip


def _tilted(outline: Outline) -> Outline:
    """Where the head of the scarecrow leans over to the man."""
    return outline.turned(-20).at(-0.36, 0.20)


def _sack_head() -> list[Sheet]:
    """A sack with two buttons for eyes and a sewn-on ear that leans to the man."""
    sack = blob("-.44,.20 -.48,-.06 -.38,-.38 -.10,-.54 .20,-.50 .40,-.30 .46,.0 .42,.30 .0,.46")
    weave = cuts(
        "-.38,-.14 -.30,-.32 -.14,-.43", "-.42,.10 -.43,.0 -.41,-.08", ".36,-.22 .28,-.36"
        " .16,-.43", "-.30,-.40 -.20,-.46 -.10,-.48", thick=0.018,
    )  # fmt: skip
    big, small = ellipse(0.135).at(-0.17, 0.02), ellipse(0.105).at(0.20, 0.01)
    rims = [ring(0.108, 0.092).at(-0.17, 0.02), ring(0.083, 0.068).at(0.20, 0.01)]
    holes = beads(points("-.195,.035 -.14,.035 -.195,-.02 -.14,-.02"), 0.018)
    holes = holes | beads(points(".18,.03 .225,.0"), 0.017)
    brows = strip(points("-.32,.18 -.19,.23 -.05,.20"), 0.05, 0.024)
    brows = brows | strip(points(".09,.19 .20,.21 .31,.15"), 0.024, 0.05)
    nose = blob(".04,-.04 .04,-.04 .13,-.17 .05,-.21 -.03,-.18")
    smile = cuts(arc(0.06, -0.20, 0.22, 215, 325, 0.8), thin=0.016, thick=0.030)
    ticks = cuts("-.08,-.30 -.07,-.335 -.05,-.38", ".02,-.33 .025,-.37 .03,-.42",
                 ".12,-.33 .13,-.37 .14,-.41", thin=0.012, thick=0.018)  # fmt: skip
    ear = blob(".40,.08 .50,.14 .62,.08 .62,-.08 .54,-.20 .42,-.20 .40,-.10")
    inner = cuts(".47,.04 .55,.04 .56,-.06 .48,-.12", thick=0.024)
    tuft = sheaf("-.44,.30 -.44,.0", "-.66,.14 -.62,-.16", 6)
    return [
        *_edged(_tilted(tuft), _STRAW, "straw", edge=0.014),
        *_edged(_tilted(sack), "#ececec", "sack head", turn=60),
        Sheet(_tilted(weave | smile | ticks | brows), BLACK),
        Sheet(_tilted(big | small), BLACK, ("buttons",)),
        *(Sheet(_tilted(outline), WHITE) for outline in (*rims, holes)),
        *_edged(_tilted(nose), INKS["vermilion"], "nose"),
        *_edged(_tilted(ear), "#cfcfcf", "ear", turn=20), Sheet(_tilted(inner), BLACK),
    ]  # fmt: skip


def _worn(outline: Outline) -> Outline:
    """Where the hat sits on that head."""
    return outline.scaled(1.25).turned(-12).at(-0.30, 0.40)


def _hat() -> list[Sheet]:
    """A wide straw hat with a frayed brim, a roof for both of them."""
    brim = blob(
        "-.80,.08 -.72,.16 -.40,.22 .0,.25 .40,.22 .72,.16 .84,.08 .72,.02 .42,.06 .0,.08 -.42,.06"
        " -.72,.02"
    )
    frayed = sheaf("-.70,.13 -.70,.04", "-.88,.16 -.86,-.03", 4)
    frayed = frayed | sheaf(".76,.12 .76,.05", ".90,.16 .90,.0", 4)
    crown = blob("-.34,.18 -.34,.18 -.32,.46 -.20,.62 .04,.66 .26,.58 .34,.42 .35,.18 .35,.18")
    band = blob(
        "-.34,.19 -.34,.19 .0,.26 .35,.19 .35,.19 .345,.33 .345,.33 .0,.39 -.335,.33 -.335,.33"
    )
    weave = cuts(
        "-.27,.46 .0,.51 .31,.45", "-.22,.56 .02,.60 .24,.55", "-.66,.10 -.3,.15 -.04,.16",
        ".06,.16 .34,.15 .70,.10", "-.14,.40 -.12,.50 -.08,.62", ".14,.40 .14,.50 .12,.62",
        "-.5,.17 -.44,.12 -.42,.08", ".3,.20 .32,.14 .32,.09", thick=0.018,
    )  # fmt: skip
    return [
        *_edged(_worn(crown), _STRAW, "straw hat", turn=-24),
        *_edged(_worn(band), INKS["vermilion"], "hatband"),
        *_edged(_worn(frayed), _STRAW, "straw", edge=0.012),
        *_edged(_worn(brim), _STRAW, "straw hat", turn=-20), Sheet(_worn(weave), BLACK),
    ]  # fmt: skip


def _crow() -> list[Sheet]:
    """A crow on the brim before the moon, its head bent down to hear better."""
    crow = blob(
        ".30,.70 .38,.66 .48,.68 .58,.78 .68,.92 .82,1.06 .96,1.22 .96,1.22 .84,1.24 .76,1.19"
        " .76,1.19 .62,1.18 .46,1.12 .36,1.02 .30,.94 .22,.88 .17,.78 .12,.62 .12,.62 .22,.68"
        " .24,.72"
    )
    legs = strip(points(".40,.72 .38,.62 .36,.52"), 0.035)
    legs = legs | strip(points(".50,.74 .48,.62 .46,.50"), 0.035)
    wing = cuts(".50,1.05 .60,1.03 .76,1.13", ".48,.96 .58,.94 .72,1.04", ".46,.87 .54,.85 .64,.93",
                thick=0.022)  # fmt: skip
    eye = ellipse(0.034).at(0.27, 0.835)
    return [
        Sheet(legs, BLACK), Sheet(crow, BLACK, ("crow",)), Sheet(wing | eye, WHITE),
        Sheet(ellipse(0.015).at(0.265, 0.828), BLACK),
    ]  # fmt: skip


def _faced(outline: Outline) -> Outline:
    """Where the man holds his head, his mouth at the ear."""
    return outline.flipped().scaled(0.96).turned(-6).at(0.66, 0.04)


def _man() -> list[Sheet]:
    """A man with his eyes shut and a hand before his mouth."""
    coat = blob(
        ".40,-.56 .60,-.46 .88,-.46 1.2,-.62 1.3,-1.0 1.3,-1.8 1.3,-1.8 .16,-1.8 .16,-1.8 .20,-1.2"
    )
    collar = blob(".38,-.54 .44,-.42 .66,-.32 .94,-.34 1.0,-.50 .92,-.66 .60,-.68")
    folds = cuts(".56,-1.0 .54,-1.25 .58,-1.6", ".9,-1.0 .92,-1.3 .9,-1.6", thick=0.026)
    hair = blob(
        ".26,.44 .12,.60 -.10,.64 -.36,.54 -.52,.26 -.50,-.06 -.40,-.32 -.26,-.34 -.20,-.10"
        " -.14,.04 -.06,.10 -.04,.24 .10,.28"
    )
    strands = cuts("-.02,.52 -.24,.42 -.34,.14", ".10,.42 -.10,.40 -.22,.20", "-.40,.30 -.42,.06"
                   " -.34,-.20", thick=0.022)  # fmt: skip
    ear = ellipse(0.085, 0.13).turned(12).at(-0.08, -0.05)
    lines = cuts(
        ".15,.03 .23,-.025 .33,.02", ".14,.15 .26,.20 .38,.14", "-.06,.02 -.11,-.03 -.07,-.12",
        thin=0.014, thick=0.030,
    ) | cuts(".21,-.13 .17,-.20 .19,-.27",
    ".29,-.285 .34,-.275 .385,-.276", thick=0.018)  # fmt: skip
    return [
        *_edged(coat, INKS["night"], "man", "coat", turn=84), Sheet(folds, BLACK),
        *_edged(_faced(profile_outline(MAN, bust=False)), WHITE, "man"),
        Sheet(_faced(lines), BLACK, ("closed eye",)),
        *_edged(_faced(hair), "#8a8a8a", "hair", turn=110), Sheet(_faced(strands), BLACK),
        *_edged(_faced(ear), WHITE, "ear"),
        Sheet(_faced(cuts("-.06,.02 -.12,-.03 -.08,-.12", thick=0.024)), BLACK),
        *_edged(collar, INKS["night"], "collar", turn=6), *_screen(),
    ]  # fmt: skip


def _screen() -> list[Sheet]:
    """His hand upright before his lips, four fingers at the straw ear, the thumb along his jaw."""
    arm = strip(points(".50,-.86 .38,-.78 .22,-.68"), 0.26)
    cuff = strip(points(".04,-.70 .20,-.66 .35,-.58"), 0.10)
    hand = blob("-.05,-.42 -.06,-.54 .04,-.68 .20,-.72 .31,-.62 .27,-.54 .20,-.40 .07,-.36")
    for root_x, tip_x, tip_y in (
        (-0.01, -0.125, -0.27), (0.04, -0.04, -0.19), (0.10, 0.055, -0.16), (0.155, 0.145, -0.20),
    ):  # fmt: skip
        finger = strip(((root_x, -0.46), (tip_x, tip_y)), 0.092, 0.08)
        hand = hand | finger | ellipse(0.04).at(tip_x, tip_y)
    thumb = strip(points(".18,-.60 .30,-.50 .375,-.36"), 0.13, 0.088)
    thumb = thumb | ellipse(0.044).at(0.375, -0.36)
    lines = cuts(
        "-.085,-.25 -.04,-.36 .0,-.46", ".008,-.20 .04,-.32 .06,-.45", ".10,-.18 .115,-.30"
        " .125,-.44", thin=0.014, thick=0.020,
    ) | cuts(".20,-.45 .20,-.53 .13,-.61", "-.02,-.56 .02,-.60 .06,-.62", thick=0.022)  # fmt: skip
    return [
        *_edged(arm, INKS["night"], "sleeve", turn=60),
        *_edged(hand | thumb, WHITE, "hand", edge=0.036), Sheet(lines, BLACK),
        *_edged(cuff, INKS["night"], "sleeve", turn=100),
    ]  # fmt: skip


def _sleeve() -> list[Sheet]:
    """The arm of the scarecrow, from its shoulder all round the man to a hand of straw."""
    hand = sheaf(".60,-.52 .70,-.86", ".90,-.54 .86,-1.06", 5, 0.10)
    arm = blob(
        "-1.02,-.78 -.98,-.54 -.78,-.40 -.50,-.50 -.2,-.68 .12,-.74 .4,-.66 .62,-.50 .62,-.50"
        " .76,-.88 .76,-.88 .50,-1.04 .1,-1.12 -.4,-1.08 -.76,-1.0"
    )
    cuff = strip(points(".59,-.48 .67,-.68 .74,-.91"), 0.12)
    folds = cuts(
        "-.82,-.56 -.62,-.66 -.44,-.84", "-.90,-.72 -.74,-.80 -.6,-.94",
        "-.2,-.80 -.1,-.92 -.06,-1.04",
        ".24,-.84 .32,-.92 .34,-1.02", ".44,-.76 .50,-.84 .52,-.92", thick=0.026,
    )  # fmt: skip
    patch = polygon("-.02,-.80 .20,-.82 .21,-1.02 .0,-1.03")
    stitches = cuts("-.04,-.86 .0,-.86 .03,-.86", "-.03,-.96 .01,-.96 .04,-.96", ".18,-.87 .21,-.87"
                    " .24,-.87", ".18,-.97 .22,-.97 .25,-.97", thin=0.012, thick=0.014)  # fmt: skip
    return [
        *_edged(hand, _STRAW, "straw hand", edge=0.014),
        *_edged(arm, "#6a6a6a", "sleeve", turn=-4, line=WHITE, edge=0.03), Sheet(folds, BLACK),
        *_edged(patch, _STRAW, "patch", turn=30), Sheet(stitches, WHITE),
        *_edged(cuff, "#b4b4b4", "cuff", turn=20),
    ]  # fmt: skip
