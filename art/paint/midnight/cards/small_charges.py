"""Large folk with small charges: a gardener and his rose, a man and what his lie became."""

from collections.abc import Sequence

from art.paint.midnight.carving import BLACK, WHITE, edged, shaggy, white_edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.features import CLEAR, FLAT, eye, shut_eye
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
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
from art.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="He has a hand for roses",
    subject="huge gardener with a small rose",
    props=("rose", "green gloves", "hat", "moustache", "watering can", "robin", "nest"),
    mood=("ironic", "calm", "tender"),
)
def executioner_garden(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["clay"])
    lay_pile(scene, _far_hill(), 0, 0, depth=56.0)
    lay_pile(scene, _giant(), -0.18, 0.08, 1.06, depth=50.0)
    lay_pile(scene, _cupped_hand(), -0.10, -1.10, depth=34.0)
    lay_pile(scene, _rose_in_hand(), -0.13, -0.98, depth=32.0)
    lay_pile(scene, _pouring_hand(), 0.42, -0.50, depth=28.0)
    lay_pile(scene, _brim_snail(), 0.52, 0.60, depth=26.0)
    lay_pile(scene, _robin(), -0.26, 1.06, depth=24.0)
    return WoodcutPlan(
        inks=("clay", "verdigris", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _far_hill() -> list[Sheet]:
    """A hill with a tiny house, so far below him that his shoulder hides it."""
    hill = land((-1, -0.10), (0.2, 0.06), (1, 0.20))
    house = polygon(".66,.18 .82,.20 .82,.32 .74,.40 .66,.30")
    return [*edged(hill, WHITE, "hill", edge=0.03), Sheet(house, BLACK, ("house",))]


def _giant() -> list[Sheet]:
    """A gardener in black with soft eyes and a moustache like a pair of wings."""
    coat = blob("-1.4,-1.8 -.96,-.72 -.56,-.44 .0,-.36 .56,-.44 .96,-.72 1.4,-1.8")
    face = blob("-.42,.28 -.44,-.04 -.32,-.36 .0,-.50 .32,-.36 .44,-.04 .42,.28 .0,.40")
    ears = ellipse(0.09, 0.13).at(-0.45, 0.04) | ellipse(0.09, 0.13).at(0.45, 0.04)
    crown = blob("-.42,.42 -.42,.42 -.44,.72 -.28,.88 .0,.84 .28,.88 .44,.72 .42,.42 .42,.42")
    brim = blob("-.98,.30 -.80,.46 -.40,.44 .0,.48 .40,.44 .80,.46 .98,.30 .60,.30 .0,.26 -.60,.30")
    band = polygon("-.425,.46 .425,.46 .43,.58 -.43,.58")
    nose = blob("-.08,.08 .08,.08 .13,-.08 .0,-.15 -.13,-.08")
    moustache = blob("0,-.16 .12,-.13 .30,-.18 .52,-.08 .66,.06 .66,.06 .60,-.18 .42,-.32"
        " .18,-.32 .0,-.24"
                     " -.18,-.32 -.42,-.32 -.60,-.18 -.66,.06 -.66,.06 -.52,-.08 -.30,-.18"
                         " -.12,-.13")  # fmt: skip
    hairs = cuts(".14,-.18 .28,-.24 .44,-.20", "-.14,-.18 -.28,-.24 -.44,-.20", thick=0.026)
    lids = shut_eye(-0.20, 0.12, 0.22, 0.34, 4) | shut_eye(0.20, 0.12, 0.22, 0.34, 4)
    brows = cuts("-.34,.22 -.20,.27 -.08,.20", ".34,.22 .20,.27 .08,.20", thin=0.03, thick=0.06)
    cheeks = ellipse(0.09, 0.075).at(-0.31, -0.06) | ellipse(0.09, 0.075).at(0.31, -0.06)
    seams = cuts(
        "-.62,-.62 -.70,-.9 -.66,-1.3",
        ".62,-.62 .74,-.8 .86,-.9",
        "-.04,-.46 .0,-.7 -.04,-1.0",
        thick=0.034,
    )
    return [
        *white_edged(coat, BLACK, "gardener", edge=0.026), Sheet(seams, WHITE),
        *edged(ears, WHITE, "ears", edge=0.034), *edged(face, WHITE, "face", edge=0.036),
        Sheet(cheeks, FLAT["vermilion"]), Sheet(lids | brows, BLACK), *edged(nose, WHITE,
            "nose", edge=0.032),
        *edged(moustache, BLACK, "moustache"), Sheet(hairs, WHITE), *white_edged(crown, BLACK,
            "hat"),
        Sheet(band, INKS["verdigris"], ("band",)), *white_edged(brim, BLACK, "hat", edge=0.022),
    ]  # fmt: skip


def _robin() -> list[Sheet]:
    """A robin on its eggs: the hat has let a room."""
    bowl = blob("-.26,.06 -.26,.06 -.18,-.12 .0,-.16 .18,-.12 .26,.06 .26,.06 .0,.02")
    straw = cuts("-.20,-.02 .0,-.06 .20,-.02", "-.14,-.08 .0,-.12 .14,-.08", thick=0.022)
    body = blob("-.28,.14 -.14,.04 .10,.02 .20,.12 .22,.26 .10,.34 -.02,.26 -.14,.20")
    breast = blob(".04,.04 .16,.06 .21,.16 .21,.24 .10,.22 .04,.14")
    beak = polygon(".21,.27 .30,.24 .20,.22")
    return [
        *edged(body, WHITE, "robin", edge=0.03), Sheet(breast, INKS["vermilion"], ("breast",)),
        Sheet(beak | ellipse(0.022).at(0.13, 0.27), BLACK), *edged(bowl, INKS["clay"], "nest",
            turn=4, edge=0.03),
        Sheet(straw, BLACK),
    ]  # fmt: skip


def _brim_snail() -> list[Sheet]:
    """A snail on its way along the brim."""
    foot = blob("-.16,-.04 .06,.0 .13,.05 .16,.11 .21,.09 .20,.0 .14,-.04")
    shell = ellipse(0.10).at(-0.02, 0.07)
    coil = strip(points("-.09,.05 -.04,.14 .05,.10 .02,.03 -.03,.05"), 0.020)
    return [
        *edged(foot, WHITE, "snail", edge=0.024),
        *edged(shell, FLAT["vermilion"], "snail", edge=0.026),
        Sheet(coil, BLACK),
    ]


def _rose_in_hand() -> list[Sheet]:
    """A small rose on a handful of earth."""
    earth = blob("-.24,-.10 -.14,.0 .0,.03 .14,.0 .24,-.10 .0,-.16")
    stem = strip(points(".0,-.02 .02,.14 .0,.28"), 0.040)
    leaves = blob(".01,.10 .12,.18 .24,.18 .24,.18 .14,.06") | blob(
        ".0,.06 -.12,.14 -.22,.12 -.22,.12 -.12,.02"
    )
    bloom = blob("-.12,.30 -.14,.42 -.06,.52 .06,.52 .14,.42 .12,.30 .0,.24")
    petals = cuts("-.10,.42 .0,.34 .10,.42", "-.05,.46 .01,.40 .06,.46", thick=0.024)
    return [
        *white_edged(earth, BLACK, "earth"),
        *edged(stem | leaves, INKS["verdigris"], "stem", edge=0.028),
        *edged(bloom, INKS["vermilion"], "rose", turn=30, edge=0.032), Sheet(petals, BLACK),
    ]  # fmt: skip


def _fingered(
    colour: str, roots: Sequence[tuple[Point, Point]], wide: float, palm: Outline
) -> list[Sheet]:
    """A gloved hand: each finger has an edge of its own, the palm lies over their roots."""
    sheets: list[Sheet] = []
    for start, end in roots:
        finger = strip((start, end), wide, 0.86 * wide) | ellipse(0.43 * wide).at(*end)
        sheets += edged(finger, colour, "green gloves", edge=0.032, line=WHITE)
    return [*sheets, *edged(palm, colour, "green gloves", edge=0.032, line=WHITE)]


def _cupped_hand() -> list[Sheet]:
    """A green glove that serves as a flower bed."""
    palm = blob("-.36,-.10 -.30,.08 .0,.14 .30,.08 .36,-.10 .26,-.36 -.26,-.36")
    roots = (
        ((-0.28, -0.04), (-0.48, 0.26)),
        ((0.10, 0.0), (0.20, 0.40)),
        ((0.22, -0.02), (0.36, 0.32)),
        ((0.30, -0.10), (0.50, 0.20)),
    )
    cuff = polygon("-.34,-.30 .34,-.30 .42,-.70 -.42,-.70")
    return [
        *_fingered(INKS["verdigris"], roots, 0.15, palm),
        *edged(cuff, WHITE, "cuff", edge=0.03),
    ]


def _pouring_hand() -> list[Sheet]:
    """Two green fingers that hold a watering can no larger than a thimble."""
    can = polygon("-.26,.02 .0,-.04 .06,.20 -.20,.26")
    spout = polygon("-.22,.10 -.24,.02 -.44,-.02 -.46,.04")
    drops = Outline(())
    for x, y in points("-.50,-.08 -.46,-.18 -.54,-.22"):
        drops = drops | blob("0,.05 0,.05 .024,-.01 0,-.04 -.024,-.01").at(x, y)
    palm = blob(".10,.34 .26,.38 .50,.26 .52,-.02 .34,-.10 .14,.02")
    roots = (
        ((0.20, 0.26), (-0.02, 0.36)),
        ((0.18, 0.14), (-0.04, 0.22)),
        ((0.20, 0.0), (-0.02, 0.04)),
    )
    cuff = polygon(".40,.36 .6,.36 .6,-.16 .38,-.14")
    return [
        *edged(drops, WHITE, "water", edge=0.02), *edged(spout | can, FLAT["vermilion"],
            "watering can", edge=0.03),
        *_fingered(INKS["verdigris"], roots, 0.13, palm), *edged(cuff, WHITE, "cuff", edge=0.03),
    ]  # fmt: skip


@card(
    palette="block_day",
    hand="woodcut",
    title="It grew on the way",
    subject="man leading a huge white beast",
    props=("white beast", "red leash", "footprints", "horns", "collar"),
    mood=("fable", "funny", "uneasy"),
)
def white_lie(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    lay_pile(scene, _lie(), 0, 0, depth=50.0)
    lay_pile(scene, _road(), 0, 0, depth=38.0)
    leash = strip(points(".05,-.80 .08,-1.0 .22,-1.10 .37,-1.06"), 0.030)
    scene.lay(Sheet(rim(leash, 0.020), BLACK), depth=36.0)
    scene.lay(Sheet(leash, INKS["vermilion"], ("red leash",)), depth=35.0)
    lay_pile(scene, _liar(), 0.50, -1.32, 0.74, depth=30.0)
    return WoodcutPlan(
        inks=("night", "vermilion", "lamp"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _lie() -> list[Sheet]:
    """A shaggy beast from the front, so large that the card cannot hold it, with a shy grin."""
    coat = shaggy(
        points(
            "-1.3,-1.2 .2,-1.26 1.3,-1.2 1.4,-.2 1.1,.40 .62,.78 .2,1.0 -.3,1.0 -.7,.78"
            " -1.1,.36 -1.4,-.2"
        ),
        0.16,
    )
    horns = blob("-.52,.86 -.74,1.06 -.84,1.34 -.78,1.60 -.78,1.60 -.62,1.30 -.34,1.02")
    horns = horns | blob(".44,.88 .66,1.06 .76,1.34 .70,1.60 .70,1.60 .54,1.30 .24,1.02")
    tufts = cuts(*(
        f"{x:.2f},{y:.2f} {x + 0.02:.2f},{y - 0.09:.2f} {x - 0.02:.2f},{y - 0.18:.2f}"
        for x, y in points("-.84,.20 -.98,-.16 -.70,-.30 -.90,-.60 -.60,-.72 .84,.22 .96,-.10"
            " .74,-.36 .90,-.62 .0,-.84"
                           " -.30,-.92 .30,-.90 .56,-.70 -.16,.84 .12,.86 -.84,-.96 .86,-.98"
                               " -.56,.50 .52,.54")
    ), thin=0.008, thick=0.042)  # fmt: skip
    ears = blob("-.66,.66 -.98,.72 -.98,.72 -.86,.52 -.70,.46") | blob(
        ".60,.66 .94,.72 .94,.72 .80,.52 .64,.46"
    )
    brows = cuts("-.42,.58 -.26,.66 -.10,.56", ".06,.56 .22,.66 .38,.58", thin=0.03, thick=0.07)
    snout = blob("-.16,.14 -.10,.20 .06,.20 .12,.14 .06,.06 -.02,.02 -.10,.06")
    grin = blob(
        "-.52,.0 -.52,.0 -.26,-.10 .0,-.12 .24,-.10 .48,.0 .48,.0 .40,-.24 .20,-.36 -.02,-.38"
        " -.24,-.36 -.44,-.24"
    )
    teeth = Outline(())
    for index in range(7):
        x = -0.40 + 0.127 * index
        teeth = teeth | polygon(
            (x - 0.055, -0.02), (x + 0.055, -0.02), (x + 0.04, -0.20), (x - 0.04, -0.20)
        )
    collar = strip(points("-.66,-.50 -.30,-.62 .0,-.65 .30,-.62 .62,-.50"), 0.13)
    tag = ellipse(0.09).at(0.04, -0.76)
    return [
        *edged(horns, BLACK, "horns"), *edged(ears, WHITE, "ears", edge=0.034),
        *edged(coat, WHITE, "white beast", edge=0.04), Sheet(tufts | brows | snout, BLACK),
        *eye(-0.26, 0.40, 0.34, (0.8, -1.2), FLAT["night"]), *eye(0.22, 0.40, 0.34, (0.8,
            -1.2), FLAT["night"]),
        *edged(grin, BLACK, "grin"), Sheet(teeth & grin, WHITE, ("teeth",)),
        *edged(collar, INKS["vermilion"], "collar", turn=0, edge=0.03), *edged(tag,
            FLAT["lamp"], "tag", edge=0.03),
    ]  # fmt: skip


def _road() -> list[Sheet]:
    """A road with the tracks of large paws."""
    road = land((-1, -1.12), (0, -1.16), (1, -1.12))
    prints = Outline(())
    for x, y in points("-.80,-1.32 -.36,-1.40 -.06,-1.28"):
        prints = (
            prints
            | ellipse(0.085, 0.05).at(x, y)
            | beads([(x - 0.08, y + 0.06), (x, y + 0.08), (x + 0.08, y + 0.06)], 0.026)
        )
    return [*edged(road, FLAT["lamp"], "road", edge=0.034), Sheet(prints, BLACK, ("footprints",))]


def _liar() -> list[Sheet]:
    """A small man who strolls to the right, whistles, and looks anywhere but back."""
    legs = strip(points("-.04,.36 -.10,.20 -.20,.04"), 0.11, 0.08) | strip(
        points(".04,.36 .12,.20 .16,.04"), 0.11, 0.08
    )
    shoes = blob("-.26,.06 -.14,.06 -.08,.0 -.10,-.03 -.26,-.03") | blob(
        ".10,.06 .20,.06 .30,.0 .28,-.03 .10,-.03"
    )
    coat = blob("-.08,.72 .08,.72 .16,.56 .18,.30 .18,.30 -.18,.30 -.18,.30 -.16,.56")
    arm = strip(points("-.06,.62 -.18,.50 -.16,.36"), 0.10, 0.085)
    face = blob(
        "-.08,.72 -.12,.82 -.10,.94 .0,1.0 .10,.96 .13,.89 .20,.87 .20,.82 .14,.80 .17,.77"
        " .13,.75 .06,.71"
    )
    hat = blob("-.14,.94 -.14,.94 -.13,1.10 -.02,1.16 .10,1.12 .13,.98 .13,.98") | blob(
        "-.22,.92 .0,.97 .22,.94 .22,.99 .0,1.02 -.22,.97"
    )
    brow = cuts(".04,.92 .08,.935 .12,.92", thick=0.016)
    notes = beads(points(".32,.84 .46,.96"), 0.034) | strips(
        [((0.35, 0.85), (0.35, 1.0)), ((0.49, 0.97), (0.49, 1.12))], 0.020
    )
    return [
        Sheet(legs | shoes, BLACK, ("legs",)), *edged(coat, INKS["vermilion"], "coat", turn=84,
            edge=0.03),
        *edged(face, WHITE, "face", edge=0.028), Sheet(ellipse(0.018).at(0.09, 0.885) | brow,
            BLACK),
        Sheet(hat, BLACK, ("hat",)), *edged(arm, INKS["vermilion"], "sleeve", edge=0.026),
        *edged(ellipse(0.045).at(-0.16, 0.34), WHITE, "hand", edge=0.024), Sheet(notes, BLACK,
            ("notes",)),
    ]  # fmt: skip
