"""Somebody who knits in an armchair in the sea."""

from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, family, posed
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    waves,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.020)

_RED = mix(INKS["vermilion"], "#ffffff", 0.4)
_GLOW = mix(INKS["lamp"], "#ffffff", 0.4)


@card(
    palette="block_day",
    hand="woodcut",
    title="We are not moving for the tide",
    subject="old woman who knits in an armchair in the sea",
    props=("armchair", "sea", "red wool", "knitting", "dog", "drifting house", "smoke",
           "somebody at the door"),
    mood=("stubborn", "wistful", "calm"),
)  # fmt: skip
def tea_tide(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    scene.lay(Sheet(waves(0.62, 0.005, 0.2, 0.1), INKS["night"], ("sea",), turn=0), depth=58.0)
    lay_pile(scene, _ripples(), 0, 0, depth=57.0)
    lay_pile(scene, _house(), 0.55, 0.66, 1.2, depth=54.0)
    lay_pile(scene, _wool(), 0, 0, depth=50.0)
    lay_pile(scene, _dog(), 0.04, 0, depth=46.0)
    lay_pile(scene, [*_knitting(), *_woman(), *_chair()], 0, 0, depth=42.0)
    lay_pile(scene, _waterline(), 0, 0, depth=30.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.5, lamp_pool=0)


def _ripples() -> list[Sheet]:
    """Long low waves, wider apart the nearer they are."""
    paths = (
        "-1.1,.50 -.7,.51 -.4,.50", ".0,.46 .2,.47 .42,.46", "-.2,.34 .1,.36 .34,.34",
        "-1.1,.24 -.9,.26 -.6,.24", ".64,.24 .84,.26 1.1,.24", "-1.1,-.06 -.9,-.03 -.72,-.06",
        ".3,.06 .46,.09 .62,.06", ".9,-.28 1.0,-.26 1.1,-.28", "-1.1,-.50 -.98,-.47 -.84,-.50",
    )  # fmt: skip
    return [Sheet(cuts(*paths, thin=0.006, thick=0.022), WHITE, ("sea",))]


def _house() -> list[Sheet]:
    """A small house that drifts away with its lamp lit; somebody stands at the door."""
    wall = polygon("-.13,-.10 .13,-.10 .13,.10 -.13,.10")
    roof = polygon("-.18,.08 .0,.26 .18,.08")
    chimney = polygon(".06,.16 .11,.12 .11,.28 .06,.28")
    smoke = blob(
        ".07,.29 .10,.36 .06,.44 .12,.54 .24,.58 .28,.66 .40,.68 .30,.72 .20,.66 .06,.60 .0,.50"
        " .02,.40"
    )
    door = box(0.10, 0.17).at(-0.045, -0.015)
    pane = box(0.06, 0.06).at(0.08, 0.01)
    person = ellipse(0.02).at(-0.045, 0.035) | polygon(
        "-.075,-.10 -.065,.015 -.025,.015 -.015,-.10"
    )
    thatch = cuts("-.10,.12 -.04,.19", "-.02,.12 .0,.22", ".06,.11 .03,.2", thick=0.010)
    wash = cuts("-.22,-.10 -.1,-.12 .0,-.10 .1,-.12 .22,-.10", thin=0.02, thick=0.03)
    return [
        *_edged(smoke, WHITE, "smoke", edge=0.012),
        *_edged(chimney, "#5a5a5a", edge=0.014), *_edged(wall, WHITE, "drifting house", edge=0.014),
        *_edged(roof, "#3a3a3a", "drifting house", edge=0.014), Sheet(thatch, WHITE),
        *_edged(door, _GLOW, "door", edge=0.012), *_edged(pane, _GLOW, edge=0.012),
        Sheet(person, BLACK, ("somebody at the door",)), Sheet(wash, WHITE),
    ]  # fmt: skip


def _wool() -> list[Sheet]:
    """The wool on the water, from the needles to the house."""
    near = strip(points(".50,-.24 .68,-.29 .87,-.14 .83,.04 .58,.14 .40,.26"), 0.056, 0.036)
    far = strip(points(".40,.26 .36,.38 .62,.42 .78,.48 .66,.54 .54,.56"), 0.036, 0.020)
    return _edged(near | far, _RED, "red wool", line=WHITE, edge=0.018)


def _woman() -> list[Sheet]:
    """White hair pinned up over the back of the chair, her shawl, and both elbows."""
    shawl = blob(
        "-.74,-.1 -.66,.26 -.50,.40 -.36,.46 -.16,.46 .0,.40 .16,.26 .24,-.1 .2,-.3 -.7,-.3"
    )
    folds = cuts("-.58,.28 -.50,.14 -.48,.0", "-.34,.42 -.34,.2", "-.14,.42 -.12,.2",
                 ".06,.28 .02,.14 .0,.0", thick=0.020)  # fmt: skip
    elbows = blob("-.66,.10 -.84,.02 -.98,-.20 -.94,-.36 -.80,-.36 -.64,-.2")
    elbows = elbows | blob(".16,.10 .34,.02 .48,-.18 .46,-.36 .32,-.38 .14,-.2")
    creases = cuts("-.74,.0 -.82,-.10 -.84,-.2", "-.88,-.30 -.80,-.28", ".24,.0 .32,-.10 .34,-.2",
                   ".40,-.30 .32,-.28", thick=0.020)  # fmt: skip
    return [
        *_edged(elbows, INKS["lamp"], "elbows", turn=40),
        *_edged(shawl, INKS["lamp"], "shawl", turn=70), Sheet(folds | creases, BLACK),
        *_hair(),
    ]  # fmt: skip


def _hair() -> list[Sheet]:
    """The back of her head: a neck with short hairs, a knot on top and two long pins."""
    neck = blob("-.38,.60 -.38,.60 -.37,.44 -.26,.38 -.15,.44 -.13,.60 -.13,.60")
    skull = blob("-.49,.72 -.46,.88 -.34,.98 -.18,.98 -.05,.88 -.02,.72 -.10,.56 -.26,.50 -.42,.56")
    ears = ellipse(0.035, 0.06).at(-0.49, 0.68) | ellipse(0.035, 0.06).at(-0.02, 0.68)
    bun = blob("-.42,1.02 -.38,1.14 -.26,1.18 -.13,1.14 -.09,1.03 -.16,.94 -.26,.92 -.37,.94")
    combed = cuts(
        "-.43,.62 -.44,.78 -.32,.95", "-.36,.54 -.37,.74 -.29,.95", "-.26,.52 -.26,.7 -.26,.94",
        "-.16,.54 -.15,.74 -.23,.95", "-.09,.62 -.08,.78 -.20,.95", thick=0.016,
    )  # fmt: skip
    wisps = cuts("-.32,.52 -.33,.46", "-.26,.50 -.25,.44", "-.20,.52 -.19,.46", thick=0.014)
    coil = cuts(arc(-0.26, 1.04, 0.11, -150, 110), arc(-0.25, 1.03, 0.06, 10, 300), thick=0.018)
    pins = strip(points("-.54,1.16 -.02,.96"), 0.024) | strip(points("-.50,.94 -.06,1.20"), 0.024)
    return [
        *_edged(neck, WHITE, "woman"), *_edged(ears, WHITE),
        *_edged(skull, WHITE, "white hair"), Sheet(combed | wisps, BLACK),
        Sheet(pins | beads(points("-.54,1.16 -.50,.94"), 0.030), BLACK, ("hairpins",)),
        *_edged(bun, WHITE, "white hair"), Sheet(coil, BLACK),
    ]  # fmt: skip


def _chair() -> list[Sheet]:
    """A tall armchair from behind, broad as a door, with rolled arms."""
    back = blob(
        "-.74,-1.3 -.74,-1.3 -.72,-.4 -.74,.02 -.64,.20 -.44,.25 -.24,.22 -.04,.25 .14,.20 .24,.02"
        " .22,-.4 .24,-1.3 .24,-1.3"
    )
    left = blob("-.66,-.40 -.84,-.30 -.94,-.42 -.92,-.60 -.88,-1.3 -.88,-1.3 -.66,-1.3 -.66,-1.3")
    right = blob(".16,-.40 .34,-.30 .44,-.42 .42,-.60 .38,-1.3 .38,-1.3 .16,-1.3 .16,-1.3")
    scroll = cuts(arc(-0.82, -0.43, 0.06, -60, 220), arc(0.32, -0.43, 0.06, -40, 240), thick=0.02)
    return [
        *_edged(left | right, BLACK, "armchair", line=WHITE), Sheet(scroll, WHITE),
        *_edged(back, BLACK, "armchair", line=WHITE), *_leaves(),
    ]  # fmt: skip


def _leaves() -> list[Sheet]:
    """The pattern of the cover: one plant that grows out of the water."""
    leaf = blob("0,0 .05,.06 .14,.07 .22,.0 .22,.0 .12,-.05 .04,-.04")
    stems = cuts(
        "-.30,-1.1 -.26,-.7 -.32,-.3 -.26,.06", "-.28,-.86 -.46,-.70 -.58,-.44",
        "-.28,-.72 -.10,-.56 .06,-.34", "-.31,-.34 -.46,-.22 -.54,-.04",
        "-.30,-.26 -.14,-.12 .02,.0",
        thin=0.012, thick=0.024,
    )  # fmt: skip
    leaves = Outline(())
    for x, y, turn, size in (
        (-0.27, 0.04, 96, 0.8), (-0.53, -0.06, 128, 0.9), (0.0, -0.02, 40, 0.8),
        (-0.57, -0.46, 118, 1.0), (0.05, -0.36, 60, 1.0), (-0.44, -0.71, 190, 0.8),
        (-0.12, -0.57, -10, 0.9), (-0.44, -0.24, 200, 0.7), (-0.16, -0.14, 100, 0.7),
        (-0.28, -0.50, 30, 0.8), (-0.29, -0.60, 150, 0.8), (-0.29, -0.96, 20, 1.1),
        (-0.30, -1.00, 164, 1.1), (-0.04, -0.48, 110, 0.6),
    ):  # fmt: skip
        leaves = leaves | posed(leaf, size, turn, x, y)
    return [Sheet(stems, WHITE), Sheet(leaves, WHITE, ("leaves",))]


def _knitting() -> list[Sheet]:
    """The needles beside her elbow, and the long red piece that hangs from them into the sea."""
    piece = blob(
        ".32,-.30 .32,-.30 .57,-.22 .57,-.22 .60,-.38 .56,-.8 .60,-1.3 .60,-1.3 .28,-1.3 .28,-1.3"
        " .34,-.8 .31,-.6"
    )
    rows = family(".26,-.40 .46,-.37 .66,-.34", ".26,-1.10 .46,-1.13 .66,-1.10", 9, thick=0.018)
    needles = strip(points(".24,-.36 .78,-.10"), 0.026) | strip(points(".34,-.36 .62,.06"), 0.026)
    knobs = beads(points(".78,-.10 .62,.06"), 0.034)
    return [
        *_edged(needles | knobs, WHITE, "needles", edge=0.022),
        *_edged(piece, _RED, "knitting", turn=90), Sheet(rows & piece, BLACK),
    ]  # fmt: skip


def _dog() -> list[Sheet]:
    """An old dog up to its chest in the water, which looks out to sea as well."""
    body = blob(".64,-1.3 .62,-1.04 .68,-.82 .78,-.70 .92,-.72 1.04,-.86 1.10,-1.1 1.10,-1.3")
    head = blob(
        ".74,-.78 .72,-.64 .64,-.58 .56,-.50 .55,-.43 .62,-.41 .72,-.43 .78,-.36 .88,-.35 .97,-.44"
        " .99,-.60 .96,-.74 .86,-.82"
    )
    ear = blob(".84,-.38 .92,-.36 1.0,-.46 1.02,-.62 .96,-.70 .90,-.62 .85,-.50")
    marks = ellipse(0.024).at(0.565, -0.445) | ellipse(0.018).at(0.755, -0.475)
    hairs = cuts(".58,-.51 .64,-.52 .69,-.50", ".74,-.90 .76,-1.0", ".84,-.84 .85,-.96",
                 ".94,-.90 .95,-1.0", ".88,-1.0 .89,-1.06", thick=0.018)  # fmt: skip
    return [
        *_edged(body, WHITE, "dog"), *_edged(head, WHITE, "dog"), Sheet(marks | hairs, BLACK),
        *_edged(ear, BLACK, "dog", line=WHITE, edge=0.014),
    ]  # fmt: skip


def _waterline() -> list[Sheet]:
    """The near water, which hides what stands in it, and the rings round chair and dog."""
    sea = waves(-1.06, 0.008, 0.5, 0.2)
    rings = cuts(
        "-1.1,-1.07 -.8,-1.10 -.3,-1.12 .2,-1.10 .5,-1.07 .7,-1.10 1.1,-1.06",
        "-.9,-1.20 -.4,-1.23 .2,-1.22 .5,-1.19", ".5,-1.26 .74,-1.28 1.1,-1.24",
        "-.6,-1.36 -.2,-1.38 .3,-1.36", "-1.1,-1.33 -.9,-1.35 -.76,-1.33",
        thin=0.010, thick=0.028,
    )  # fmt: skip
    return [Sheet(sea, INKS["night"], ("sea",), turn=0), Sheet(rings, WHITE)]
