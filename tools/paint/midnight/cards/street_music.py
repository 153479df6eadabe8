"""A dog that plays the mouth organ to the moon."""

from tools.paint.midnight.carving import BLACK, WHITE, edged, posed, shaggy
from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_RED = INKS["vermilion"]
_LEFT = -0.18
"""How far the dog sits to the left of the middle."""
_HEAD = (1.04, 27.0, 0.02, 0.62)
"""Size, turn and place of its head, which is drawn level and thrown back."""
_ORGAN = (0.96, 25.0, 0.81, 0.74)


@card(
    palette="block_night",
    hand="woodcut",
    title="It only knows one sad one",
    subject="rough-haired dog plays the mouth organ before the moon",
    props=("dog", "mouth organ", "moon", "scarf", "bowl", "coins", "wolf"),
    mood=("sad", "tender", "comic"),
)
def mouth_organ_dog(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    moon = ellipse(1.06).at(0.08, 0.16)
    scene.lay(Sheet(moon, "#f3cd77", ("moon",), turn=12), depth=56.0)
    lay_pile(scene, _ridge(), 0, 0, depth=50.0)
    lay_pile(scene, [*_far_leg(), *_body(), *_head()], _LEFT, 0, depth=44.0)
    lay_pile(scene, [*_scarf(), *_organ(), *_paws()], _LEFT, 0, depth=34.0)
    lay_pile(scene, [*_ground(), *_bowl()], 0, 0, depth=28.0)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="black", contrast=1.6, lamp_pool=0)


def _ridge() -> list[Sheet]:
    """A far ridge before the moon, and the wolf on it that sings along."""
    hills = land((-1, -0.80), (-0.4, -0.86), (0.3, -0.82), (0.56, -0.66), (0.76, -0.63), (1, -0.66))
    wolf = blob(
        "-.24,.26 -.08,.28 .06,.30 .08,.38 .05,.46 .05,.46 .12,.44 .18,.48 .27,.57 .27,.57 .28,.51"
        " .23,.41 .20,.32 .18,.22 .15,.14 .16,.0 .16,.0 .11,.0 .10,.13 -.06,.14 -.14,.14 -.17,.0"
        " -.17,.0 -.22,.0 -.21,.12 -.25,.18"
    )
    tail = strip(points("-.23,.24 -.31,.16 -.31,.04"), 0.07, 0.03)
    return [
        Sheet(hills, BLACK, ("hills",)),
        Sheet(posed(wolf | tail, 0.56, 4, 0.74, -0.66), BLACK, ("wolf",)),
    ]


def _tufts(count: int, left: float, right: float, low: float, top: float, slant: float) -> Outline:
    """Short curved cuts for rough hair, scattered over an area and slanting as they fall."""
    hairs = []
    for index in range(count):
        x = left + (right - left) * (index * 0.7549 % 1)
        y = low + (top - low) * (index * 0.5698 % 1)
        long = 0.10 + 0.05 * (index % 3)
        hairs.append(
            [(x, y), (x + 0.3 * slant * long, y - 0.55 * long), (x + slant * long, y - long)]
        )
    return cuts(*hairs, thick=0.020)


def _body() -> list[Sheet]:
    """A shaggy back, a haunch and a hind paw, dark before the moon."""
    trunk = shaggy(
        points(
            ".14,-1.30 .24,-.80 .34,-.36 .34,.04 .24,.34 -.02,.50 -.24,.40 -.38,.0 -.50,-.44"
            " -.62,-.86"
            " -.68,-1.30 -.3,-1.40"
        ), 0.06,
    )  # fmt: skip
    tail = strip(points("-.60,-1.24 -.78,-1.16 -.84,-.96 -.74,-.84"), 0.16, 0.03)
    foot = blob("-.12,-1.22 .14,-1.18 .34,-1.20 .45,-1.28 .44,-1.42 .1,-1.44 -.2,-1.42")
    toes = cuts(".36,-1.22 .32,-1.30 .33,-1.38", ".26,-1.20 .22,-1.29 .23,-1.38", thick=0.020)
    thigh = cuts(
        "-.50,-.98 -.34,-.76 -.10,-.74 .08,-.90 .10,-1.10", "-.40,-1.0 -.28,-.88 -.12,-.86",
        thin=0.012, thick=0.026,
    )  # fmt: skip
    fur = _tufts(44, -0.60, 0.30, -0.66, 0.30, -0.7) | _tufts(20, -0.56, 0.06, -1.2, -0.9, -0.9)
    return [
        Sheet(rim(tail, 0.02), WHITE), Sheet(tail, BLACK, ("tail",)),
        Sheet(rim(trunk, 0.014), WHITE), Sheet(trunk, BLACK, ("dog",)),
        Sheet((fur | thigh) & trunk, WHITE), Sheet(rim(foot, 0.02), WHITE),
        Sheet(foot, BLACK, ("paw",)), Sheet(toes, WHITE),
    ]  # fmt: skip


def _head() -> list[Sheet]:
    """A long bearded profile thrown back with its eye shut, the ear hanging down."""
    skull = shaggy(
        points(
            ".28,-.16 .54,-.13 .64,-.04 .67,.06 .64,.12 .46,.13 .27,.16 .18,.26 .0,.32"
            " -.20,.26 -.30,.04"
            " -.26,-.22 .0,-.26"
        ), 0.035, lean=0.2,
    )  # fmt: skip
    beard = shaggy(points(".28,-.14 .36,-.28 .48,-.26 .58,-.16 .62,-.06 .44,-.06"), 0.05, lean=0.2)
    nose = blob(".60,.15 .57,.09 .61,.03 .68,.02 .73,.07 .71,.14 .66,.17")
    lid = cuts(".14,.12 .21,.05 .31,.08", thin=0.018, thick=0.034)
    brow = cuts(".12,.20 .20,.21 .30,.17", ".12,.25 .18,.26 .24,.22", thin=0.014, thick=0.030)
    lip = cuts(".62,-.03 .46,-.02 .32,-.05", thin=0.010, thick=0.020)
    hairs = cuts(
        ".40,.07 .48,.06 .55,.07", ".36,-.10 .38,-.18 .42,-.24", ".46,-.08 .49,-.15 .52,-.19",
        ".10,-.02 .06,-.10 .08,-.18", ".22,.0 .18,-.08 .20,-.15", "-.06,.22 -.12,.14 -.14,.04",
        ".04,.10 .0,.02 .0,-.06", thick=0.020,
    )  # fmt: skip
    ear = shaggy(
        points("-.24,.30 -.10,.44 .0,.62 .0,.82 -.12,.90 -.26,.80 -.32,.58 -.34,.40"), 0.035
    )
    waves = cuts("-.10,.80 -.14,.64 -.22,.46", "-.20,.76 -.24,.62 -.28,.48", thick=0.024)
    marks = posed(lid | brow | lip | hairs, *_HEAD)
    return [
        Sheet(posed(beard | skull, *_HEAD), BLACK, ("dog",)), Sheet(marks, WHITE, ("closed eye",)),
        Sheet(rim(posed(nose, *_HEAD), 0.02), WHITE), Sheet(posed(nose, *_HEAD), BLACK, ("nose",)),
        Sheet(posed(ellipse(0.02, 0.012).at(0.64, 0.12), *_HEAD), WHITE),
        Sheet(rim(ear, 0.022), WHITE), Sheet(ear, BLACK, ("ear",)), Sheet(waves, WHITE),
    ]  # fmt: skip


def _organ() -> list[Sheet]:
    """The mouth organ on the lips: a white plate with its row of holes, red at both ends."""
    body, holes = box(0.20, 0.62), Outline(())
    for index in range(6):
        holes = holes | box(0.07, 0.046).at(-0.035, -0.19 + 0.076 * index)
    ends = box(0.20, 0.07).at(0, 0.275) | box(0.20, 0.07).at(0, -0.275)
    line = strip(((0.045, -0.23), (0.045, 0.23)), 0.014)
    return [
        *edged(posed(body, *_ORGAN), WHITE, "mouth organ", edge=0.034),
        Sheet(posed(holes | line, *_ORGAN), BLACK),
        *edged(posed(ends, *_ORGAN), _RED, "mouth organ"),
    ]


def _far_leg() -> list[Sheet]:
    """The far foreleg, up behind the mouth organ."""
    leg = strip(points(".24,-.10 .60,-.06 .92,.20 1.0,.80"), 0.20, 0.12)
    return [Sheet(leg, BLACK, ("foreleg",))]


def _paws() -> list[Sheet]:
    """The near foreleg under the lower end, and both paws around the mouth organ."""
    leg = strip(points(".0,-.24 .24,-.42 .54,-.26 .82,.34"), 0.24, 0.12) | ellipse(0.12).at(
        0, -0.24
    )
    hair = cuts(".06,-.30 .20,-.42 .36,-.40", ".12,-.24 .28,-.34 .42,-.28",
        ".46,-.32 .60,-.14 .68,.02",
        ".44,-.40 .34,-.46 .22,-.48", thick=0.022)  # fmt: skip
    paw = blob("-.14,.07 -.15,-.04 -.09,-.13 .09,-.13 .15,-.04 .14,.07 .0,.10")
    paw = paw | beads(points("-.095,.07 -.032,.095 .032,.095 .095,.07"), 0.052)
    toes = cuts(
        "-.064,.12 -.058,.04", ".0,.14 .0,.05", ".064,.12 .058,.04", thin=0.014, thick=0.020
    )
    sheets = [Sheet(rim(leg, 0.018), WHITE), Sheet(leg, BLACK, ("foreleg",)), Sheet(hair, WHITE)]
    for place in ((0.9, 78.0, 0.99, 0.84), (0.95, 22.0, 0.87, 0.44)):
        spread = posed(paw, *place)
        sheets += [Sheet(rim(spread, 0.022), WHITE), Sheet(spread, BLACK, ("paws",))]
        sheets.append(Sheet(posed(toes, *place), WHITE))
    return sheets


def _scarf() -> list[Sheet]:
    """A red scarf, one end behind in the wind."""
    tail = blob(
        "-.20,.20 -.42,.24 -.60,.16 -.78,.22 -.78,.22 -.80,-.02 -.80,-.02 -.60,-.06 -.42,.02"
        " -.22,.0"
    )
    fringe = polygon(
        "-.76,.22 -.86,.23 -.82,.17 -.88,.14 -.82,.10 -.87,.05 -.81,.03 -.85,-.03 -.78,-.02"
    )
    loop = blob(
        "-.30,.34 -.27,.10 -.04,-.04 .20,.02 .31,.16 .29,.29 .18,.22 .0,.19 -.16,.28 -.24,.40"
    )
    folds = cuts("-.20,.22 -.04,.09 .14,.10 .25,.20", "-.24,.34 -.16,.20 -.04,.12",
        "-.34,.16 -.52,.12 -.70,.14", "-.34,.08 -.52,.03 -.70,.05", thick=0.024)  # fmt: skip
    return [
        *edged(fringe, WHITE, "fringe"), *edged(tail, _RED, "scarf", turn=0, edge=0.024),
        *edged(loop, _RED, "scarf", turn=20, edge=0.028), Sheet(folds, BLACK),
    ]  # fmt: skip


def _ground() -> list[Sheet]:
    """The hill that it sits on."""
    hill = land((-1, -1.34), (-0.4, -1.38), (0.2, -1.36), (1, -1.40))
    blades = Outline(())
    for x in (-0.92, -0.86, -0.3, -0.24, 0.1, 0.16, 0.94):
        blades = blades | polygon((x - 0.016, -1.44), (x + 0.016, -1.44), (x + 0.03, -1.30))
    return [
        Sheet(rim(hill, 0.02), WHITE), Sheet(hill, BLACK, ("hill",)),
        Sheet(blades, WHITE, ("grass",)),
    ]  # fmt: skip


def _bowl() -> list[Sheet]:
    """A tin bowl with a few coins."""
    bowl = blob("-.22,.10 -.22,.10 -.17,-.08 -.08,-.12 .08,-.12 .17,-.08 .22,.10 .22,.10")
    coins = beads(points("-.09,.12 .03,.15 .12,.11"), 0.065)
    dents = cuts("-.14,.0 .0,-.03 .14,.0", thick=0.018)
    parts = [
        *edged(coins, INKS["lamp"], "coins"), *edged(bowl, WHITE, "bowl", edge=0.024),
        Sheet(dents, BLACK),
    ]  # fmt: skip
    return [sheet.placed(0.66, -1.24, 1, 0, False) for sheet in parts]
