"""Things that hang on people: a plait in a well, a house on a back, a wedding train of frost."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, paces, white_edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="She lets it down for water",
    subject="woman whose plait is the rope of a well",
    props=("well", "plait", "bucket", "earth", "fossil", "child in the bucket"),
    mood=("patient", "strange", "deep"),
)
def hair_well(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    lay_pile(scene, _earth_and_shaft(), 0, 0, depth=50.0)
    lay_pile(scene, _leaning_woman(), -0.28, 0.62, depth=40.0)
    lay_pile(scene, _long_plait(), 0.30, 0, depth=30.0)
    lay_pile(scene, _bucket_with_child(), 0.30, -1.18, depth=24.0)
    return WoodcutPlan(
        inks=("night", "clay", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _earth_and_shaft() -> list[Sheet]:
    """The ground cut open: grass, clay with fossils and stones, and the shaft of a well."""
    earth = land((-1, 0.12), (0, 0.16), (1, 0.10))
    grass = cuts(
        *(
            f"{x:.2f},.12 {x + 0.01:.2f},.18 {x + 0.04:.2f},.24"
            for x in (-0.9, -0.8, -0.66, 0.84, 0.94)
        ),
        thick=0.024,
    )
    shaft = polygon("-.06,.30 .66,.30 .66,-1.7 -.06,-1.7")
    bricks = [
        polygon(
            (x - 0.09, y - 0.075),
            (x + 0.09, y - 0.075),
            (x + 0.09, y + 0.075),
            (x - 0.09, y + 0.075),
        )
        for index in range(9)
        for y in (0.26 - 0.19 * index,)
        for x in ((-0.12, 0.72) if index % 2 else (-0.09, 0.69))
    ]
    wall = Outline(())
    for brick in bricks:
        wall = wall | brick
    water = polygon("-.02,-1.34 .62,-1.34 .62,-1.7 -.02,-1.7")
    ripples = cuts(".04,-1.40 .16,-1.42 .26,-1.40", ".36,-1.40 .48,-1.42 .58,-1.40", thick=0.02)
    shell = ellipse(0.17).at(-0.60, -0.86)
    coil = strip(
        points("-.74,-.90 -.64,-.72 -.48,-.80 -.50,-.96 -.64,-.96 -.66,-.86 -.58,-.84"), 0.028
    )
    stones = (
        ellipse(0.12, 0.07).at(-0.72, -0.26)
        | ellipse(0.09, 0.06).at(-0.46, -0.42)
        | ellipse(0.10, 0.06).at(0.90, -0.70)
    )
    fish = blob("-.86,-1.24 -.70,-1.16 -.52,-1.22 -.44,-1.16 -.44,-1.34 -.52,-1.28 -.70,-1.34")
    bones = cuts("-.72,-1.18 -.70,-1.25 -.72,-1.32", "-.62,-1.19 -.60,-1.25 -.62,-1.31", thick=0.02)
    return [
        *edged(earth, FLAT["clay"], "earth", edge=0.034), Sheet(grass, BLACK, ("grass",)),
        Sheet(shaft, BLACK, ("shaft",)), *edged(water, INKS["night"], "water", turn=0,
            edge=0.024), Sheet(ripples, WHITE),
        *edged(wall, WHITE, "bricks", edge=0.03), *edged(shell, WHITE, "fossil", edge=0.034),
            Sheet(coil, BLACK),
        *edged(stones, INKS["clay"], "stones", turn=10, edge=0.03), *edged(fish, WHITE,
            "fossil", edge=0.03),
        Sheet(bones, BLACK),
    ]  # fmt: skip


def _leaning_woman() -> list[Sheet]:
    """A woman on her knees who leans over the well; her hair is combed to the front."""
    head = carved_profile(figures.WOMAN, "none", WHITE, "down", smile=0.5)
    hair = blob(
        "-.36,-.36 -.48,-.10 -.50,.16 -.42,.44 -.18,.62 .06,.62 .28,.50 .40,.30 .30,.24 .18,.30"
        " .04,.22"
        " -.06,.14 -.14,.08 -.16,-.06 -.22,-.22"
    )
    strands = cuts("-.34,-.16 -.40,.20 -.06,.56", "-.22,-.04 -.24,.28 -.04,.56",
        "-.06,.22 -.10,.40 -.02,.56",
                   ".12,.30 .08,.44 .0,.56", ".28,.32 .20,.48 .04,.56", thin=0.010,
                       thick=0.034)  # fmt: skip
    ribbon = ellipse(0.13, 0.075).turned(30).at(-0.02, 0.62)
    bent = [
        *head, *edged(hair, INKS["vermilion"], "hair", turn=20, edge=0.036), Sheet(strands, BLACK),
        *edged(ribbon, WHITE, "ribbon", edge=0.03),
    ]  # fmt: skip
    dress = blob("-.9,-.64 -.92,-.2 -.70,.06 -.40,.10 -.14,-.04 .06,-.24 .12,-.40 -.04,-.64")
    arm = strip(points("-.46,-.10 -.24,-.38 .14,-.40"), 0.17, 0.12) | ellipse(0.085).at(
        -0.46, -0.10
    )
    folds = cuts("-.74,-.10 -.78,-.36 -.72,-.58", "-.54,-.16 -.52,-.4 -.46,-.58", thick=0.034)
    return [
        *edged(dress, WHITE, "dress", edge=0.036), Sheet(folds, BLACK),
        *(sheet.placed(-0.16, 0.22, 0.86, -30, flip=False) for sheet in bent),
        *edged(arm, WHITE, "sleeve", edge=0.034), *edged(ellipse(0.08, 0.06).at(0.17, -0.40),
            WHITE, "hand", edge=0.03),
    ]  # fmt: skip


def _long_plait() -> list[Sheet]:
    """A plait as long as the well is deep, from her ribbon down to the bucket."""
    sheets: list[Sheet] = []
    for x, y, turn in paces(
        "-.46,1.26 -.28,1.38 -.08,1.34 .0,1.12 .0,.6 .02,.0 .0,-.5 .0,-.88", 0.105
    ):
        across = math.radians(turn + 90)
        for side in (-1, 1):
            knot = ellipse(0.094, 0.056).turned(turn + 90 + side * 52)
            knot = knot.at(x + side * 0.052 * math.cos(across), y + side * 0.052 * math.sin(across))
            sheets += edged(knot, INKS["vermilion"], "plait", turn=turn + side * 40, edge=0.026)
    return sheets


def _bucket_with_child() -> list[Sheet]:
    """A bucket on the end of the plait, and somebody small in it who looks up."""
    hoop = strip(points("-.24,.02 -.16,.26 .0,.34 .16,.26 .24,.02"), 0.030)
    pail = polygon("-.27,.04 .27,.04 .20,-.26 -.20,-.26")
    bands = strips([((-0.26, -0.04), (0.26, -0.04)), ((-0.22, -0.19), (0.22, -0.19))], 0.026)
    head = ellipse(0.135, 0.14).at(0, 0.16)
    hair = blob("-.14,.14 -.15,.26 .0,.33 .15,.26 .14,.14 .06,.22 -.06,.22")
    dots = beads(points("-.05,.17 .05,.17"), 0.019) | cuts("-.05,.095 .0,.08 .05,.095", thick=0.018)
    return [
        Sheet(hoop, WHITE, ("handle",)), *edged(head, WHITE, "child in the bucket", edge=0.028),
        Sheet(hair, BLACK), Sheet(dots, BLACK), *white_edged(pail, INKS["clay"], "bucket"),
            Sheet(bands, BLACK),
    ]  # fmt: skip


@card(
    palette="block_night",
    hand="woodcut",
    title="He never pays rent",
    subject="porter with a house on his back",
    props=("house", "strap", "smoke", "porter", "drop of sweat", "hill"),
    mood=("weary", "proud", "funny"),
)
def house_on_the_back(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["lamp"])
    slope = land((-1, -1.22), (0, -1.10), (1, -0.84))
    lay_pile(scene, edged(slope, BLACK, "hill"), 0, 0, depth=56.0)
    house = [sheet.placed(-0.34, 0.34, 1.0, 14, flip=False) for sheet in _carried_house()]
    lay_pile(scene, house, 0, 0, depth=50.0)
    lay_pile(scene, _porter(), 0.06, -0.38, depth=36.0)
    return WoodcutPlan(
        inks=("lamp", "night", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _carried_house() -> list[Sheet]:
    """A whole house with people at its windows, who do not help."""
    wall = polygon("-.50,-.56 .46,-.56 .46,.34 -.50,.34")
    gable = polygon("-.62,.30 .58,.30 .0,.92")
    tiles = cuts(
        "-.44,.42 .0,.45 .42,.42", "-.32,.56 .0,.59 .30,.56", "-.18,.70 .0,.73 .16,.70", thick=0.03
    )
    chimney = polygon(".20,.60 .36,.60 .36,1.0 .20,1.0") | box(0.24, 0.07).at(0.28, 1.0)
    smoke = strip(points(".28,1.06 .20,1.16 .30,1.24 .16,1.36"), 0.05, 0.12)
    panes = (
        box(0.26, 0.30).at(-0.26, 0.06)
        | box(0.26, 0.30).at(0.22, 0.06)
        | box(0.26, 0.26).at(0.22, -0.36)
    )
    door = polygon("-.38,-.56 -.12,-.56 -.12,-.18 -.25,-.10 -.38,-.18")
    crosses = strips(
        [
            ((-0.26, -0.09), (-0.26, 0.21)),
            ((-0.39, 0.06), (-0.13, 0.06)),
            ((0.22, -0.49), (0.22, -0.23)),
            ((0.09, -0.36), (0.35, -0.36)),
        ],
        0.022,
    )
    lady = ellipse(0.075, 0.085).at(0.22, 0.07) | blob(".10,-.09 .14,-.01 .30,-.01 .34,-.09")
    bun = ellipse(0.085, 0.06).at(0.22, 0.14) | ellipse(0.04).at(0.22, 0.21)
    return [
        *edged(smoke, WHITE, "smoke", edge=0.03), *edged(chimney, INKS["vermilion"], "chimney",
            edge=0.034),
        *edged(wall, WHITE, "house", edge=0.036), *edged(gable, INKS["vermilion"], "roof",
            turn=0, edge=0.036),
        Sheet(tiles, BLACK), *edged(panes, FLAT["lamp"], "windows", edge=0.034), Sheet(crosses,
            BLACK),
        Sheet(lady, WHITE, ("lodger",)), Sheet(bun, BLACK), *edged(door, INKS["night"], "door",
            edge=0.03),
        Sheet(ellipse(0.024).at(-0.17, -0.36), BLACK),
    ]  # fmt: skip


def _porter() -> list[Sheet]:
    """A man bent double under the strap on his forehead, who walks uphill to the right."""
    back = blob("-.66,.06 -.40,.26 -.02,.30 .26,.20 .36,.0 .20,-.20 -.10,-.28 -.40,-.30 -.62,-.22")
    near = strip(points("-.42,-.16 -.22,-.48 -.40,-.80"), 0.26, 0.15)
    far = strip(points("-.40,-.20 -.0,-.46 .14,-.68"), 0.24, 0.15)
    boots = blob("-.50,-.74 -.34,-.72 -.30,-.82 -.18,-.88 -.20,-.94 -.50,-.92") | blob(
        ".06,-.60 .20,-.62 .26,-.70 .38,-.72 .38,-.80 .08,-.80"
    )
    arm = strip(points(".04,.02 .10,-.34 .44,-.44"), 0.20, 0.13) | ellipse(0.10).at(0.04, 0.02)
    fist = blob(".40,-.40 .44,-.32 .56,-.32 .62,-.42 .58,-.54 .46,-.54")
    knuckles = cuts(".48,-.38 .54,-.37 .59,-.40", ".48,-.45 .54,-.45 .60,-.47", thick=0.018)
    stick = strip(points(".44,-.10 .56,-.50 .66,-.86"), 0.045)
    head = carved_profile(figures.MAN, "short", BLACK, "down", smile=-0.4, years=2)
    strap = strip(((0.06, 1.14), (0.62, 0.20)), 0.06)
    forehead = strip(points(".50,.40 .64,.24 .70,.06"), 0.085)
    drops = blob("0,.09 0,.09 .04,-.01 0,-.05 -.04,-.01").at(0.88, 0.20) | blob(
        "0,.09 0,.09 .04,-.01 0,-.05 -.04,-.01"
    ).scaled(0.8).at(0.80, 0.42)
    folds = cuts("-.30,.10 -.1,.14 .1,.10", "-.36,-.06 -.16,-.02 .0,-.06", thick=0.034)
    return [
        *white_edged(far | near, BLACK, "legs"), *white_edged(boots, BLACK, "boots"),
            *edged(back, INKS["night"], "porter", turn=20, edge=0.036),
        Sheet(folds, BLACK),
        *(sheet.placed(0.48, 0.04, 0.66, -22, flip=False) for sheet in head),
        *edged(strap, WHITE, "strap", edge=0.03), *edged(forehead, WHITE, "strap", edge=0.03),
        *edged(stick, WHITE, "stick", edge=0.026),
        *edged(arm, INKS["night"], "sleeve", turn=60, edge=0.034), *edged(fist, WHITE, "hand",
            edge=0.032),
        Sheet(knuckles, BLACK), *edged(drops, FLAT["night"], "drop of sweat", edge=0.022),
    ]  # fmt: skip
