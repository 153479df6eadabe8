"""A meadow lifted like a tablecloth, and the supper under it."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import WOMAN
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    points,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_RED, _GOLD, _GREEN = INKS["vermilion"], INKS["lamp"], INKS["verdigris"]
_HEM = "-1.3,-.42 -1.0,-.46 -.78,-.36 -.58,-.38 -.40,-.18 -.26,-.08 -.14,.16 .0,.36 .10,.62"
"""The lower edge of the lifted meadow, from the left to the hands."""


@card(
    palette="block_night",
    hand="woodcut",
    title="Supper under the roots",
    subject="woman who lifts a meadow like a tablecloth above a supper of moles",
    props=("meadow", "tablecloth", "lit room", "table", "moles", "empty chair", "hat", "roots"),
    mood=("hidden", "inviting", "uneasy"),
)
def root_supper(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _room(), 0, 0, depth=56.0)
    lay_pile(scene, _table(), 0, 0, depth=50.0)
    lay_pile(scene, _guests(), 0, 0, depth=46.0)
    lay_pile(scene, _meadow(), 0, 0, depth=36.0)
    lay_pile(scene, _woman(), 0, 0, depth=32.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "verdigris"), sky="black", contrast=1.5, lamp_pool=0, stars=20
    )


def _room() -> list[Sheet]:
    """A warm room in the black earth, roots through its ceiling."""
    room = blob(
        "-1.3,-1.10 -1.3,-.4 -.9,.1 -.3,.3 .06,.44 .24,.20 .34,-.06 .56,-.22 .80,-.34 .88,-.62"
        " .88,-1.0 .80,-1.24 .3,-1.30 -.6,-1.28"
    )
    roots = strip(points(".40,.02 .44,-.20 .38,-.36 .42,-.48"), 0.07, 0.014)
    roots = roots | strip(points(".62,-.1 .64,-.34 .72,-.46"), 0.06, 0.012)
    roots = roots | strip(points(".86,-.2 .80,-.46 .84,-.64"), 0.06, 0.012)
    rays = cuts(
        "-.30,.24 -.34,-.02",
        "-.12,.30 -.12,.06",
        ".06,.32 .10,.10",
        "-.52,.10 -.60,-.10",
        thick=0.02,
    )
    return [
        Sheet(rim(room, 0.03), WHITE), Sheet(room, _GOLD, ("lit room",), turn=0),
        Sheet(rays & room, WHITE, ("light",)), *white_edged(roots, BLACK, "roots", edge=0.010),
    ]  # fmt: skip


def _table() -> list[Sheet]:
    """A long white table laid for four, with a pot of soup."""
    top = blob("-.86,-.50 -.86,-.50 .60,-.50 .60,-.50 .74,-.74 .74,-.74 -1.0,-.74 -1.0,-.74")
    fall = blob(
        "-1.0,-.74 -1.0,-.74 .74,-.74 .74,-.74 .72,-.94 .72,-.94 .3,-.90"
        " -.2,-.95 -.6,-.90 -1.0,-.95 -1.0,-.95"
    )
    plates, rings = Outline(()), Outline(())
    for x, size in ((-0.70, 1.0), (-0.26, 1.1), (0.16, 1.0), (0.54, 0.9)):
        plates = plates | ellipse(0.12 * size, 0.04).at(x, -0.66)
        rings = rings | ellipse(0.07 * size, 0.022).at(x, -0.66)
    pot = blob("-.12,-.40 -.12,-.40 .16,-.40 .16,-.40 .18,-.50 .12,-.58 -.08,-.58 -.14,-.50")
    lid = blob("-.15,-.40 -.15,-.40 -.08,-.34 .12,-.34 .19,-.40 .19,-.40") | ellipse(0.03).at(
        0.02, -0.32
    )
    steam = cuts(
        "-.08,-.28 -.12,-.20 -.06,-.12 -.10,-.02", ".12,-.28 .08,-.20 .14,-.10 .10,.0", thick=0.024
    )
    return [
        *edged(fall, WHITE, "tablecloth", edge=0.022), *edged(top, WHITE, "table", edge=0.022),
        *edged(plates, WHITE, "plates"), Sheet(rings, "#8a8a8a"),
        *edged(pot, _RED, "soup pot", edge=0.024), *edged(lid, _RED, "soup pot", edge=0.024),
        Sheet(steam, WHITE, ("steam",)),
    ]  # fmt: skip


def _guests() -> list[Sheet]:
    """Three moles from behind on their chairs, and one chair that is empty."""
    sheets: list[Sheet] = []
    for x, y, size, turn, flip in ((-0.72, -1.30, 1.06, 4, False), (-0.30, -1.32, 0.86, -3, False),
                                   (0.62, -1.30, 1.14, -4, True)):  # fmt: skip
        sheets += [sheet.placed(x, y, size, turn, flip) for sheet in [*_mole(), *_chair(_GREEN)]]
    sheets += [sheet.placed(0.16, -1.31, 0.98, 3, False) for sheet in _chair(_RED)]
    return [*sheets, *(sheet.placed(0.04, -0.86, 0.28, 26, False) for sheet in _hat())]


def _mole() -> list[Sheet]:
    """The velvet back of a mole, its snout turned to the right, a paw on the table."""
    back = blob("-.19,.06 -.22,.36 -.18,.58 -.08,.72 .04,.75 .14,.70 .19,.58 .22,.36 .19,.06")
    snout = blob(".06,.74 .16,.72 .28,.64 .34,.585 .32,.56 .22,.57 .12,.56")
    nose = ellipse(0.032).at(0.335, 0.572)
    paw = blob(".14,.50 .26,.50 .32,.44 .30,.38 .22,.37 .14,.40")
    claws = cuts(
        ".30,.455 .345,.44", ".30,.425 .345,.405", ".28,.40 .32,.375", thin=0.012, thick=0.018
    )
    fur = cuts(
        "-.12,.60 -.14,.44 -.12,.30",
        "-.04,.66 -.05,.46 -.03,.26",
        ".05,.66 .06,.46 .05,.26",
        ".13,.60 .15,.44 .13,.30",
        thick=0.014,
    )
    return [
        *white_edged(paw, "#4a4a4a", "paw", edge=0.012),
        Sheet(claws, WHITE),
        *white_edged(snout | back, BLACK, "moles", edge=0.016),
        *edged(nose, _RED, "snout"),
        Sheet(fur, WHITE),
    ]


def _chair(tone: str) -> list[Sheet]:
    """The back of a chair with three rails, seen from behind."""
    posts = strips([((-0.19, -0.06), (-0.20, 0.52)), ((0.19, -0.06), (0.20, 0.52))], 0.05)
    rails = strip(points("-.20,.44 .0,.48 .20,.44"), 0.07) | strips([((-0.19, 0.28), (0.19, 0.28)),
        ((-0.19, 0.10), (0.19, 0.10))], 0.05)  # fmt: skip
    return edged(
        rails | posts | beads([(-0.20, 0.54), (0.20, 0.54)], 0.035),
        tone,
        "chairs",
        turn=90,
        edge=0.022,
    )


def _meadow() -> list[Sheet]:
    """The meadow as a white cloth with a fringe of grass, and the ground on which she kneels."""
    hem = smooth(points(_HEM), closed=False)
    cloth = blob(
        "-1.3,.34 -.9,.38 -.56,.36 -.26,.46 -.04,.66 .10,.72 .16,.66 .10,.62", *reversed(hem[:-1:6])
    )  # fmt: skip
    ground = blob(
        ".20,.10 .34,.17 .7,.14 1.3,.18 1.3,-.2 1.0,-.12 .80,-.24 .62,-.08 .46,-.12 .34,.0 .22,.0"
    )
    folds = cuts(
        ".06,.62 -.10,.44 -.26,.06",
        ".04,.64 -.20,.44 -.44,-.02 -.50,-.28",
        ".0,.64 -.30,.40 -.62,.06 -.74,-.24",
        "-.06,.60 -.44,.34 -.84,.06 -1.0,-.20",
        thick=0.018,
    )
    return [
        *_fringe(hem),
        *_fringe(smooth(points("-1.1,.36 -.9,.38 -.56,.36 -.30,.44"), closed=False), 0.7),
        *_fringe(smooth(points(".30,.14 .34,.17 .36,.16"), closed=False), 0.6),
        *edged(cloth, WHITE, "meadow", edge=0.026),
        Sheet(folds & cloth, BLACK),
        *_fringe(
            smooth(points(".22,.0 .46,-.12 .62,-.08 .80,-.24 1.0,-.12 1.2,-.2"), closed=False)
        ),
        *edged(ground, WHITE, "meadow", edge=0.026),
    ]


def _fringe(line: tuple[Point, ...], up: float = -1.0) -> list[Sheet]:
    """Grass along a line: it hangs from it like the fringe of a cloth, or stands up."""
    blades = Outline(())
    for index, (x, y) in enumerate(line[::3]):
        long = up * (0.11 + 0.03 * (index % 3))
        blades = blades | strip(((x, y), (x + 0.02 * (index % 2), y + long)), 0.035, 0.008)
    return edged(blades, _GREEN, "grass", turn=90, edge=0.014)


def _woman() -> list[Sheet]:
    """A woman on her knees in a straw hat, the hem of the meadow in both hands."""
    skirt = blob(".42,.62 .74,.64 .88,.46 1.06,.26 1.2,.13 1.2,.13 .34,.12 .34,.12 .34,.30")
    body = blob(".36,.98 .50,1.04 .64,.98 .74,.80 .76,.58 .42,.56 .36,.74")
    near = blob(
        ".50,1.0 .60,.96 .62,.86 .54,.72 .42,.60 .28,.575 .14,.61 .14,.61"
        " .16,.72 .16,.72 .30,.70 .38,.76"
        " .42,.90"
    )
    far = strip(points(".40,.94 .26,.84 .12,.76"), 0.14, 0.10)
    gloves = blob(".17,.72 .18,.61 .10,.585 .02,.60 -.02,.655 .03,.68 .0,.72 .05,.745 .10,.72")
    folds = cuts(
        ".50,.52 .44,.34 .44,.18",
        ".62,.52 .62,.34 .60,.16",
        ".74,.50 .82,.34 .86,.18",
        ".66,.84 .68,.74 .66,.62",
        ".46,.74 .38,.69",
        thick=0.02,
    )
    face = [
        s.placed(0.38, 1.17, 0.38, 14, True)
        for s in carved_profile(WOMAN, "bob", "#9a9a9a", "down")
    ]
    hat = [s.placed(0.40, 1.21, 0.40, 14, True) for s in _hat()]
    return [
        *edged(ellipse(0.07, 0.055).at(0.07, 0.76), WHITE, "gloves", edge=0.022),
        *edged(far, _RED, "dress", turn=20, edge=0.024),
        *face,
        *hat,
        *edged(skirt, _GREEN, "skirt", turn=80, edge=0.026),
        *edged(body, _RED, "dress", turn=70, edge=0.026),
        *edged(near, _RED, "dress", turn=30, edge=0.024),
        Sheet(folds, BLACK),
        *edged(gloves, WHITE, "gloves", edge=0.022),
    ]


def _hat() -> list[Sheet]:
    """A broad straw hat with a red band."""
    crown = blob("-.36,.20 -.36,.20 -.32,.50 -.14,.62 .12,.62 .30,.48 .34,.20 .34,.20")
    band = box(0.72, 0.12).at(-0.01, 0.26) & crown
    brim = blob("-.80,.20 -.5,.27 .0,.24 .5,.27 .80,.18 .5,.10 .0,.07 -.5,.10")
    return [
        *edged(crown, _GOLD, "hat", turn=0, edge=0.05), Sheet(band, _RED, ("hat",)),
        *edged(brim, _GOLD, "hat", turn=0, edge=0.05),
    ]  # fmt: skip
