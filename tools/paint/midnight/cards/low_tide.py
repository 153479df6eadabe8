"""A grand piano on a wet beach, and a woman who walks away from it."""

from tools.paint.midnight.carving import BLACK, WHITE, edged, family
from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import WOMAN
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
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

_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]


@card(
    palette="block_day",
    hand="woodcut",
    title="The piano left at low tide",
    subject="woman in a red coat who walks away from a piano on the beach",
    props=("piano", "footprints", "beach", "sea", "sun", "shoes", "lit door", "coat"),
    mood=("wistful", "free", "strange"),
)
def tracks_to_the_sea(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _sky(), 0, 0, depth=58.0)
    lay_pile(scene, _beach(), 0, 0, depth=50.0)
    lay_pile(scene, [*_lid(), *_case()], 0.09, 0.08, 0.98, depth=44.0)
    lay_pile(scene, _shoes(), -0.26, 0.225, 1.2, depth=36.0)
    lay_pile(scene, _cellar(), 0.36, -0.27, 0.84, depth=34.0)
    lay_pile(scene, _footprints(), 0, 0, depth=32.0)
    lay_pile(scene, _walker(), -0.54, -1.40, 0.92, flip=True, depth=28.0)
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _sky() -> list[Sheet]:
    """A huge low sun, cut by the edge and by the line of the sea."""
    sun = ellipse(0.78).at(0.62, 0.74)
    sea = polygon("-1.3,.30 1.3,.30 1.3,.10 -1.3,.10")
    crests = cuts("-.96,.22 -.8,.24 -.66,.22", "-.9,.14 -.7,.155 -.6,.14", thick=0.016)
    return [
        Sheet(sun, _GOLD, ("sun",), turn=8), Sheet(sea, _BLUE, ("sea",), turn=0),
        Sheet(strip(((-1.2, 0.30), (1.2, 0.30)), 0.016), BLACK), Sheet(crests, WHITE),
    ]  # fmt: skip


def _beach() -> list[Sheet]:
    """Bare wet sand with a hem of foam and long low ripples."""
    sand = polygon("-1.3,.10 -.7,.13 -.2,.09 .4,.12 1.3,.09 1.3,-1.8 -1.3,-1.8")
    ripples = cuts(
        "-1.0,-.06 -.8,-.04 -.62,-.07", ".44,-.72 .66,-.69 .98,-.73", ".34,-.92 .5,-.90 .66,-.93",
        ".46,-1.08 .7,-1.05 1.0,-1.09", ".3,-1.28 .5,-1.25 .8,-1.29", "-1.0,-.4 -.9,-.38 -.84,-.4",
        thick=0.018,
    )  # fmt: skip
    glint = cuts(".56,-.80 .74,-.78 .96,-.81", ".66,-.98 .8,-.96 .98,-.99",
                 ".70,-1.17 .85,-1.15 1.0,-1.18", thin=0.01, thick=0.03)  # fmt: skip
    return [
        Sheet(rim(sand, 0.024), BLACK), Sheet(sand, WHITE, ("beach",)), Sheet(ripples, BLACK),
        Sheet(glint, _GOLD),
    ]  # fmt: skip


def _lid() -> list[Sheet]:
    """The raised lid, which stands like a black sail before the sun."""
    lid = blob(
        "-.04,.36 -.04,.36 .0,1.12 .0,1.12 .18,1.27 .40,1.26 .55,1.08 .66,.90 .82,.80 .93,.64"
        " .94,.36 .94,.36"
    )
    veneer = family(
        ".07,.44 .09,.70 .10,.90 .10,1.08", ".84,.44 .83,.54 .80,.62 .76,.72", 8, thin=0.004,
        thick=0.016,
    )  # fmt: skip
    return [Sheet(rim(lid, 0.02), WHITE), Sheet(lid, BLACK, ("piano",)), Sheet(veneer, WHITE)]


_LEGS = ((-0.40, -0.44, 1.0), (-0.10, -0.36, 0.8), (0.74, -0.40, 0.9))
"""Where the legs stand in the sand, and how thick they are."""


def _case() -> list[Sheet]:
    """Its case on three sunken legs, seen from the long side, with the keys at the left end."""
    back = blob(
        "-.48,.24 -.48,.24 -.46,.30 -.46,.30 -.14,.30 -.14,.30 -.06,.34 -.04,.42 .03,.44 .03,.44"
        " .84,.44 .95,.36 .99,.2 .96,.1 -.2,.0 -.2,.0"
    )
    case = blob(
        "-.60,-.14 -.60,-.14 -.60,.0 -.60,.0 -.22,.0 -.22,.0 -.15,.05 -.13,.16 -.06,.19 -.06,.19"
        " .86,.19 .95,.24 1.0,.16 .98,-.04 .88,-.14 .80,-.14"
    )
    frame = polygon("-.02,.20 .86,.20 .92,.30 .86,.39 .07,.39")
    strings = strips([((0.0, 0.23), (0.9, 0.25)), ((0.03, 0.28), (0.92, 0.29)),
                      ((0.06, 0.34), (0.9, 0.335))], 0.014)  # fmt: skip
    legs, pools = Outline(()), Outline(())
    for x, y, size in _LEGS:
        legs = legs | polygon(
            (x - 0.09 * size, -0.1), (x + 0.09 * size, -0.1), (x + 0.045, y), (x - 0.045, y)
        )
        pools = pools | ellipse(0.14 * size, 0.032).at(x, y)
    shade = blob("-.66,-.42 -.3,-.34 .3,-.30 .9,-.34 1.1,-.40 .9,-.47 .3,-.50 -.3,-.50")
    prop = strip(((0.44, 0.22), (0.50, 0.92)), 0.026)
    shine = cuts("-.04,.14 .3,.145 .8,.14", "-.5,-.07 -.1,-.075 .5,-.07", thick=0.018)
    return [
        Sheet(shade, "#6a6a6a", ("shadow",), turn=0), Sheet(pools, WHITE),
        Sheet(legs, BLACK, ("piano",)), Sheet(rim(back, 0.022), WHITE),
        Sheet(back, BLACK, ("piano",)), Sheet(frame & back, WHITE), Sheet(strings & back, BLACK),
        *_keys(), Sheet(rim(case, 0.022), WHITE), Sheet(case, BLACK, ("piano",)),
        Sheet(shine, WHITE), Sheet(rim(prop, 0.02), BLACK), Sheet(prop, WHITE, ("prop",)),
    ]  # fmt: skip


def _keys() -> list[Sheet]:
    """The keyboard, which runs from the near side of the case to the far one."""
    count, long = 7, 0.36
    board = polygon("-.58,.0 -.20,.0 -.09,.26 -.47,.26")
    lines, sharps = Outline(()), Outline(())
    for index in range(1, count):
        x, y = -0.58 + 0.11 * index / count, 0.26 * index / count
        lines = lines | strip(((x, y), (x + long, y)), 0.010)
        if index != 3:
            sharps = sharps | strip(((x + 0.18, y), (x + long + 0.02, y)), 0.022)
    return [*edged(board, WHITE, "keys"), Sheet(lines | sharps, BLACK)]


def _shoes() -> list[Sheet]:
    """Two red shoes with heels, side by side on the keys."""
    shoe = blob(
        "-.13,.0 -.13,.0 -.12,.06 -.03,.10 .05,.17 .05,.17 .09,.18 .11,.15 .11,.15 .11,.0 .11,.0"
        " .085,.0 .085,.0 .07,.06 .0,.03 -.04,.0 -.04,.0"
    )
    far, near = shoe.at(0.05, 0.09), shoe.at(-0.04, 0.0)
    return [
        *edged(far, "#f0826c", "shoes", edge=0.024),
        *edged(near, "#f0826c", "shoes", edge=0.024),
    ]


def _cellar() -> list[Sheet]:
    """A small door with light behind it under the piano, and steps that lead down."""
    frame, door = box(0.22, 0.30).at(0, 0.04), box(0.17, 0.26).at(0, 0.03)
    leaf = polygon(".085,.16 .085,-.10 .18,-.15 .18,.17")
    steps = strips(
        [((-0.085, -0.02 - 0.045 * i), (0.085, -0.02 - 0.045 * i)) for i in range(3)], 0.018
    )
    pool = polygon("-.085,-.10 .085,-.10 .02,-.30 -.32,-.30")
    return [
        Sheet(pool, _GOLD, ("light",), turn=70), Sheet(frame, BLACK),
        Sheet(door, _GOLD, ("lit door",), glow=0.3), Sheet(steps & door, BLACK, ("steps",)),
        *edged(leaf, WHITE, "door"),
    ]  # fmt: skip


def _footprints() -> list[Sheet]:
    """Bare feet went from the door to the front."""
    sole = blob(
        "-.075,.0 -.06,.035 -.02,.04 .01,.015 .05,.03 .075,.005 .06,-.02 .01,-.015 -.03,-.03"
        " -.07,-.025"
    )
    prints = Outline(())
    for x, y, size, turn in ((0.32, -0.62, 0.5, 60), (0.22, -0.72, 0.6, 56),
                             (0.28, -0.84, 0.72, 54), (0.14, -0.95, 0.85, 44),
                             (0.17, -1.09, 0.95, 36), (0.0, -1.20, 1.1, 26),
                             (0.0, -1.36, 1.2, 14)):  # fmt: skip
        prints = prints | sole.scaled(size * 1.25).turned(turn).at(x, y)
    return [Sheet(prints, BLACK, ("footprints",))]


def _walker() -> list[Sheet]:
    """A woman in a long red coat in the wind, barefoot, one hand in her pocket."""
    coat = blob(
        "-.02,1.12 .10,1.08 .19,.96 .20,.74 .24,.50 .34,.20 .34,.20 .10,.15 -.16,.17 -.40,.10"
        " -.62,.16 -.62,.16 -.42,.34 -.24,.56 -.19,.78 -.19,.96 -.14,1.08"
    )
    sleeve = blob(
        "-.14,1.06 -.02,1.06 .02,.98 -.06,.84 -.09,.76 .10,.66 .10,.66 .06,.53 .06,.53 -.14,.60"
        " -.27,.68 -.28,.76 -.22,.90"
    )
    pocket = strip(points(".02,.66 .10,.53"), 0.03)
    legs = strip(points(".14,.22 .21,.04"), 0.10, 0.07) | strip(
        points("-.22,.20 -.28,.06"), 0.10, 0.06
    )
    front = blob(".17,.08 .17,.0 .24,-.015 .37,-.01 .38,.02 .30,.05 .25,.09")
    toes = cuts(".36,.0 .33,.02", ".33,-.01 .30,.015", "-.17,-.01 -.20,.015", thick=0.012)
    rear = blob("-.33,.10 -.33,.03 -.27,-.01 -.16,-.02 -.15,.015 -.21,.045 -.25,.10")
    folds = cuts(
        "-.10,.60 -.20,.40 -.38,.20", "-.02,.50 -.08,.34 -.20,.20", ".10,.50 .12,.34 .12,.20",
        ".18,.48 .23,.34 .26,.22", "-.20,.80 -.24,.73 -.20,.68", ".14,.96 .16,.84 .15,.72",
        thick=0.022,
    )  # fmt: skip
    hair = blob(
        ".0,1.46 -.12,1.44 -.20,1.36 -.30,1.28 -.44,1.28 -.54,1.22 -.40,1.21 -.46,1.12 -.32,1.12"
        " -.26,1.04 -.14,1.06 -.06,1.16 -.04,1.26 .0,1.36"
    )
    locks = cuts("-.08,1.40 -.20,1.26 -.42,1.24", "-.06,1.32 -.16,1.18 -.34,1.16", thick=0.014)
    face = [
        s.placed(0.0, 1.27, 0.33, 0, False)
        for s in carved_profile(WOMAN, "short", BLACK, "closed", 0.5)
    ]
    collar = blob("-.16,1.06 -.12,1.17 .02,1.14 .12,1.14 .14,1.04 .0,1.0")
    return [
        *edged(legs | front | rear, WHITE, "bare feet", edge=0.024), *face,
        Sheet(rim(hair, 0.024), WHITE), Sheet(hair, BLACK, ("hair",)), Sheet(locks, WHITE),
        *edged(coat, _RED, "coat", turn=82, edge=0.026), Sheet(folds | toes, BLACK),
        *edged(sleeve, _RED, "coat", turn=60, edge=0.024), *edged(collar, _RED, "coat", edge=0.024),
        Sheet(pocket, BLACK),
    ]  # fmt: skip
