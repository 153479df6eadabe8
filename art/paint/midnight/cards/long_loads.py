"""Things that hang on people: a plait in a well, a house on a back, a wedding train of frost."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, paces, white_edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT, eye
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
    props=("house", "strap", "smoke", "porter", "drop of sweat", "lodgers at the windows"),
    mood=("weary", "proud", "funny"),
)
def house_on_the_back(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["lamp"])
    house = [sheet.placed(0.0, 0.16, 1.0, 5, flip=False) for sheet in _carried_house()]
    lay_pile(scene, house, 0, 0, depth=50.0)
    lay_pile(scene, _porter(), 0, 0, depth=36.0)
    return WoodcutPlan(
        inks=("lamp", "night", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _carried_house() -> list[Sheet]:
    """A whole house with people and a cat at its windows, who do not help."""
    wall = polygon("-.68,-.36 .68,-.36 .68,.50 -.68,.50")
    gable = polygon("-.86,.44 .86,.44 .0,1.04")
    tiles = cuts(
        "-.62,.54 .0,.57 .62,.54", "-.46,.68 .0,.71 .44,.68", "-.26,.82 .0,.85 .24,.82", thick=0.036
    )
    chimney = polygon(".34,.70 .54,.70 .54,1.14 .34,1.14") | box(0.30, 0.08).at(0.44, 1.14)
    smoke = strip(points(".44,1.22 .30,1.30 .46,1.40 .30,1.6"), 0.06, 0.16)
    panes = Outline(())
    for x in (-0.43, 0.0, 0.43):
        panes = panes | box(0.34, 0.40).at(x, 0.14)
    faces = ellipse(0.115, 0.13).at(-0.43, 0.08) | ellipse(0.115, 0.13).at(0.0, 0.06)
    cat = blob(".31,-.06 .31,.12 .29,.28 .29,.28 .37,.20 .49,.20 .57,.28 .57,.28 .55,.12 .55,-.06")
    hair = blob("-.56,.08 -.54,.20 -.43,.25 -.32,.20 -.30,.08 -.43,.15") | ellipse(0.06).at(
        -0.43, 0.29
    )
    curls = beads([(-0.10, 0.14), (-0.05, 0.20), (0.03, 0.20), (0.09, 0.15)], 0.05)
    dots = beads([(-0.47, 0.09), (-0.38, 0.09), (-0.04, 0.08), (0.05, 0.08)], 0.016)
    mouths = cuts("-.48,.02 -.43,.0 -.38,.02", "-.05,.01 .0,-.02 .06,.01", thick=0.02)
    tongue = ellipse(0.028, 0.04).at(0.01, -0.035)
    cat_face = beads([(0.385, 0.13), (0.475, 0.13)], 0.026)
    return [
        *edged(smoke, WHITE, "smoke", edge=0.03),
        *edged(chimney, INKS["vermilion"], "chimney", edge=0.034),
        *edged(wall, WHITE, "house", edge=0.04),
        *edged(gable, INKS["vermilion"], "roof", turn=0, edge=0.04),
        Sheet(tiles, BLACK),
        *edged(panes, FLAT["night"], "windows", edge=0.04),
        *edged(faces & panes, WHITE, "lodgers", edge=0.026),
        Sheet((hair | curls | dots | mouths) & panes, BLACK),
        Sheet(tongue, INKS["vermilion"]),
        Sheet(cat & panes, BLACK, ("cat",)),
        Sheet(cat_face, FLAT["lamp"]),
        Sheet(strips([((-0.62, -0.07), (0.62, -0.07))], 0.05), BLACK),
    ]


def _porter() -> list[Sheet]:
    """A man from the front, who carries with shoulders and forehead and looks up at his load."""
    shoulders = blob(
        "-1.2,-1.7 -1.02,-1.06 -.66,-.76 -.2,-.66 .2,-.66 .66,-.76 1.02,-1.06 1.2,-1.7"
    )
    folds = cuts("-.86,-1.1 -.80,-1.3 -.84,-1.5", ".86,-1.1 .80,-1.3 .84,-1.5", thick=0.04)
    straps = strip(points("-.62,-.14 -.58,-.70 -.50,-1.7"), 0.16) | strip(
        points(".62,-.14 .58,-.70 .50,-1.7"), 0.16
    )
    face = blob(
        "-.42,-.40 -.43,-.66 -.32,-.98 .0,-1.14 .32,-.98 .43,-.66 .42,-.40 .30,-.14 -.30,-.14"
    )
    ears = ellipse(0.085, 0.13).at(-0.44, -0.60) | ellipse(0.085, 0.13).at(0.44, -0.60)
    band = strip(points("-.46,-.24 -.2,-.19 .2,-.19 .46,-.24"), 0.13)
    lashing = strip(points("-.42,-.24 -.56,-.16"), 0.10) | strip(points(".42,-.24 .56,-.16"), 0.10)
    nose = blob(".0,-.46 .10,-.62 .10,-.72 .0,-.77 -.10,-.72 -.10,-.62")
    brows = strip(points("-.32,-.38 -.20,-.33 -.06,-.37"), 0.05) | strip(
        points(".32,-.38 .20,-.33 .06,-.37"), 0.05
    )
    moustache = blob(
        ".0,-.78 .16,-.75 .32,-.82 .50,-.76 .50,-.76 .42,-.92 .20,-.94 .0,-.88 -.20,-.94"
        " -.42,-.92 -.50,-.76 -.50,-.76 -.32,-.82 -.16,-.75"
    )
    hair = cuts("-.2,-.80 -.06,-.84 -.02,-.82", ".2,-.80 .06,-.84 .02,-.82", thick=0.018)
    drop = blob("0,.12 0,.12 .05,-.01 0,-.06 -.05,-.01")
    drops = drop.at(0.62, -0.48) | drop.scaled(0.8).at(-0.62, -0.56)
    sheets = [
        *edged(shoulders, INKS["night"], "porter", turn=86, edge=0.045),
        Sheet(folds, BLACK),
        *edged(straps, WHITE, "strap", edge=0.036),
    ]
    for x in (-0.53, 0.53):
        fist = blob("-.17,.13 .0,.17 .17,.13 .19,-.05 .15,-.19 .0,-.21 -.15,-.19 -.19,-.05").at(
            x, -1.22
        )
        fingers = cuts(
            *(f"{x - 0.15},{y} {x},{y + 0.012} {x + 0.15},{y}" for y in (-1.18, -1.26, -1.34)),
            thick=0.024,
        )
        sheets += [*edged(fist, WHITE, "hand", edge=0.036), Sheet(fingers, BLACK)]
    return [
        *sheets,
        *edged(ears, WHITE, "ears", edge=0.036),
        *edged(face, WHITE, "face", edge=0.045),
        *edged(lashing | band, INKS["vermilion"], "strap", turn=0, edge=0.034),
        Sheet(beads([(-0.30, -0.70), (0.30, -0.70)], 0.085), FLAT["vermilion"]),
        *eye(-0.18, -0.52, 0.25, (0, 0.95)),
        *eye(0.18, -0.52, 0.25, (0, 0.95)),
        Sheet(brows, BLACK),
        *edged(nose, WHITE, "nose", edge=0.032),
        Sheet(moustache, BLACK, ("moustache",)),
        Sheet(hair, WHITE),
        *edged(drops, FLAT["night"], "drop of sweat", edge=0.026),
    ]
