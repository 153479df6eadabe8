"""Long ways on bare paper: kites, and trees with rooms."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import fist, pose, sleeve
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT, open_hand
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
from art.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="He flies what he shed",
    subject="coat flown as a kite",
    props=("coat", "string", "tail"),
    mood=("free", "odd", "windy"),
)
def kite_of_skin(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["lamp"])
    clouds = strip(points("-1.2,1.08 -.8,1.16 -.5,1.06 -.2,1.14"), 0.10, 0.02)
    clouds = clouds | strip(points(".5,-.34 .8,-.26 1.2,-.36"), 0.02, 0.12)
    lay_pile(scene, edged(clouds, WHITE, "clouds", edge=0.03), 0, 0, depth=56.0)
    tail = points(".20,-.10 .42,-.34 .34,-.58 .56,-.76 .50,-1.02")
    lay_pile(scene, _tail(tail), 0, 0, depth=52.0)
    string = strip(points("-.08,-.92 .0,-.6 .06,-.3 .14,.1"), 0.018)
    scene.lay(Sheet(string, BLACK, ("string",)), depth=50.0)
    for index, sheet in enumerate(_coat()):
        scene.lay(sheet, x=-0.02, y=0.48, scale=0.85, turn=-10, depth=46.0 - 0.01 * index)
    lay_pile(scene, _flyer(), 0, 0, depth=34.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _tail(path: list[Point]) -> list[Sheet]:
    """Bows on a cord."""
    sheets = [Sheet(strip(path, 0.018), BLACK, ("tail",))]
    for x, y in path[1:]:
        bow = polygon((x, y), (x - 0.12, y + 0.08), (x - 0.12, y - 0.06)) | polygon(
            (x, y), (x + 0.12, y + 0.06), (x + 0.12, y - 0.08)
        )
        sheets += edged(bow, INKS["vermilion"], "tail", turn=0, edge=0.024)
    return sheets


def _coat() -> list[Sheet]:
    """A coat with its sleeves spread and nobody in it, full of wind; one sleeve waves."""
    cloth = blob(
        "-.16,.50 -.16,.50 .16,.50 .16,.50 .36,.44 .60,.58 .74,.84 .74,.84 .92,.74 .92,.74"
        " .80,.40 .52,.10 .40,-.02 .44,-.30 .62,-.66 .62,-.66 .34,-.60 .20,-.72 .04,-.62 -.10,-.74"
        " -.28,-.62 -.58,-.70 -.58,-.70 -.44,-.30 -.38,.04 -.62,.04 -.90,-.10 -.90,-.10 -.98,.08"
        " -.98,.08 -.62,.32 -.36,.44"
    )
    lining = blob("-.16,.50 -.16,.50 .16,.50 .16,.50 .12,.30 .04,.06 .02,-.2 -.02,-.2 -.04,.06"
                  " -.12,.30")  # fmt: skip
    collar = blob("-.16,.50 -.22,.60 -.14,.66 -.10,.52 .0,.20 .0,.20 -.14,.24 -.24,.36") | blob(
        ".16,.50 .22,.60 .14,.66 .10,.52 .0,.20 .0,.20 .14,.24 .24,.36"
    )
    seams = cuts(
        ".0,.06 .02,-.3 .0,-.66", ".34,.30 .40,.14 .37,.0", "-.34,.30 -.40,.16 -.36,.04",
        "-.20,-.28 -.28,-.46 -.36,-.60", ".20,-.28 .32,-.42 .40,-.56", ".52,.36 .66,.50 .78,.70",
        "-.48,.22 -.66,.16 -.84,.04", "-.08,-.40 -.12,-.54 -.14,-.64", thick=0.030,
    )  # fmt: skip
    patch = polygon("-.58,.10 -.58,.10 -.44,.08 -.42,.22 -.56,.25")
    stitches = strips(
        [((-0.60, 0.13), (-0.54, 0.12)), ((-0.59, 0.20), (-0.53, 0.19)), ((-0.46, 0.13),
          (-0.40, 0.12)), ((-0.45, 0.20), (-0.39, 0.18))], 0.014)  # fmt: skip
    pocket = polygon(".12,-.22 .12,-.22 .36,-.18 .33,-.40 .13,-.43")
    guest = (
        ellipse(0.075).at(0.22, -0.17)
        | ellipse(0.045).at(0.15, -0.11)
        | ellipse(0.045).at(0.29, -0.10)
    )
    eyes = beads(points(".195,-.155 .25,-.15"), 0.012) | ellipse(0.018, 0.013).at(0.225, -0.19)
    buttons = beads(points("-.09,-.02 -.09,-.18 -.09,-.34 -.09,-.50"), 0.032)
    glove = [sheet.placed(0.84, 0.80, 0.30, -32, flip=False) for sheet in open_hand(WHITE)]
    return [
        *glove, *white_edged(cloth, BLACK, "coat", "kite", edge=0.03), Sheet(seams, WHITE),
        Sheet(lining, INKS["vermilion"], ("lining",), turn=80),
        *white_edged(collar, BLACK, "collar", edge=0.024),
        *edged(patch, FLAT["night"], "patch", edge=0.02), Sheet(stitches, WHITE),
        *edged(guest, WHITE, "mouse", edge=0.02), Sheet(eyes, BLACK),
        *white_edged(pocket, BLACK, "pocket", edge=0.024),
        Sheet(buttons, INKS["vermilion"], ("buttons",)),
    ]  # fmt: skip


def _flyer() -> list[Sheet]:
    """An old man in striped underwear who looks up after his coat, the string in his fist."""
    body = blob("-1.3,-1.8 -1.3,-.86 -.98,-.76 -.62,-.80 -.36,-.96 -.26,-1.2 -.24,-1.8")
    stripes = Outline(())
    for index in range(5):
        y = -0.92 - 0.15 * index
        stripes = stripes | strip(points(f"-1.3,{y} -.8,{y - 0.04} -.1,{y - 0.02}"), 0.06)
    head = carved_profile(figures.OLD, "none", WHITE, "looking up", smile=0.9)
    tuft = blob("-.42,-.06 -.52,.02 -.50,.16 -.56,.26 -.44,.30 -.40,.20 -.36,.06")
    face = [*head, *edged(tuft, BLACK, "hair", edge=0.03)]
    hand = fist(WHITE)
    place = (0.34, -16.0, -0.12, -1.08)
    arm = sleeve(points("-.15,-1.12 -.26,-1.34 -.5,-1.4"), 0.16, 0.24, INKS["night"])
    return [
        *edged(body, WHITE, "man", edge=0.036), Sheet(stripes & body, FLAT["night"]),
        *(sheet.placed(-0.66, -0.46, 0.72, 22, flip=False) for sheet in face),
        *arm, *pose(hand.behind, *place), *pose(hand.before, *place),
    ]  # fmt: skip


@card(
    palette="block_day",
    hand="woodcut",
    title="Rooms with a view of spring",
    subject="bare tree that is a hotel",
    props=("windows", "porter", "suitcases"),
    mood=("wistful", "comic", "wintry"),
)
def dead_tree_hotel(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["plum"])
    flakes = beads(points(_SNOW), 0.024)
    scene.lay(Sheet(flakes, WHITE, ("falling snow",)), depth=59.0)
    hill = land((-1, -1.02), (-0.2, -0.96), (0.5, -1.10), (1, -1.04))
    lay_pile(scene, edged(hill, WHITE, "snow", edge=0.036), 0, 0, depth=58.0)
    lay_pile(scene, _tree(), 0, 0, depth=52.0)
    lay_pile(scene, _rooms(), 0, 0, depth=44.0)
    lay_pile(scene, _porter(), 0, 0, depth=32.0)
    return WoodcutPlan(
        inks=("plum", "lamp", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


_SNOW = (
    "-.90,1.36 -.40,1.40 -.12,1.24 -.80,.98 -.46,.76 -.92,.50 -.30,.44 -.62,.26 -.10,.10 -.92,.02"
    " .92,1.36 .96,.66 .90,-.50 -.20,-.30 .94,-.80"
)


def _tree() -> list[Sheet]:
    """A black trunk seen from its foot, and bare branches with one red bud at the end of all."""
    trunk = blob(
        ".02,-1.16 .02,-1.16 .16,-.90 .20,-.40 .12,.16 .16,.60 .10,1.7 .10,1.7 .74,1.7 .74,1.7"
        " .80,.60"
        " .92,.0 .90,-.60 1.0,-1.0 1.2,-1.20 1.2,-1.20"
    )
    boughs = Outline(())
    for path, wide in (
        (".20,.30 -.10,.52 -.34,.86 -.70,1.02", 0.17), ("-.22,.70 -.50,.60 -.76,.70", 0.085),
        ("-.36,.88 -.40,1.14 -.60,1.34", 0.085), (".20,.80 -.02,1.10 -.10,1.40", 0.13),
        (".80,.50 1.0,.74 1.2,.80", 0.15), ("-.06,1.16 -.24,1.24 -.32,1.42", 0.06),
        ("-.62,1.0 -.80,1.16 -.88,1.14", 0.05),
    ):  # fmt: skip
        boughs = boughs | strip(points(path), wide, 0.03)
    bark = cuts(
        ".26,-.96 .30,-.60 .28,-.30", ".84,-.96 .80,-.60 .82,-.30", ".24,.10 .28,.40 .24,.70",
            ".70,.10 .66,.50"
        " .68,.90", ".44,1.06 .46,1.26 .44,1.46", ".60,1.10 .62,1.28 .60,1.44", thick=0.034,
    )  # fmt: skip
    bud = (
        blob("-.08,1.36 -.02,1.26 -.06,1.12 -.16,1.04 -.16,1.04 -.24,1.16 -.20,1.28")
        .turned(0)
        .at(-0.42, 0.14)
    )
    knot = cuts("-.52,1.46 -.54,1.36 -.58,1.24", thick=0.024)
    return [
        *white_edged(boughs | trunk, BLACK, "tree", edge=0.036), Sheet(bark, WHITE),
        *edged(bud, FLAT["vermilion"], "bud", edge=0.03), Sheet(knot, BLACK),
    ]  # fmt: skip


def _window(x: float, y: float, wide: float, tall: float) -> Outline:
    """A window with a round top."""
    return box(wide, tall).at(x, y) | ellipse(wide / 2, 0.4 * wide).at(x, y + tall / 2)


def _rooms() -> list[Sheet]:
    """Lit rooms: an owl who reads, a lady who leans out, a pair of feet; below, the door."""
    sheets: list[Sheet] = []
    for x, y, wide, tall in (
        (0.48, 0.74, 0.36, 0.34),
        (0.34, 0.14, 0.28, 0.26),
        (0.70, 0.18, 0.26, 0.26),
    ):
        sheets += edged(_window(x, y, wide, tall), FLAT["lamp"], "windows", edge=0.05, line=WHITE)
        sill = box(wide + 0.12, 0.05).at(x, y - tall / 2 - 0.02)
        sheets += edged(sill, WHITE, edge=0.02)
    owl = blob(".34,.60 .34,.78 .36,.94 .36,.94 .44,.88 .54,.88 .62,.94 .62,.94 .63,.78 .63,.60")
    eyes = ellipse(0.062).at(0.43, 0.80) | ellipse(0.062).at(0.55, 0.80)
    pupils = ellipse(0.026).at(0.42, 0.78) | ellipse(0.026).at(0.54, 0.78)
    beak = polygon(".46,.74 .52,.74 .49,.67")
    book = polygon(".32,.55 .49,.60 .66,.55 .66,.68 .49,.73 .32,.68")
    spine = strips([((0.49, 0.60), (0.49, 0.73))], 0.018)
    feet = blob(".26,.05 .26,.16 .31,.18 .33,.05") | blob(".35,.05 .36,.18 .41,.17 .42,.05")
    lady = pose(
        carved_profile(figures.SNUB, "bun", BLACK, "closed", smile=1.4),
        0.30,
        0,
        0.70,
        0.22,
        flip=True,
    )
    door = _window(0.54, -0.72, 0.40, 0.56)
    sign = strips([((0.36, -0.16), (0.74, -0.16))], 0.10)
    stars = beads(points(".44,-.16 .54,-.16 .64,-.16"), 0.026)
    mat = polygon(".30,-1.02 .78,-1.02 .86,-1.14 .24,-1.14")
    knob = ellipse(0.028).at(0.66, -0.76)
    return [
        *sheets, *edged(owl, WHITE, "owl", edge=0.024), *edged(eyes, WHITE, edge=0.022),
            Sheet(pupils | beak, BLACK),
        *edged(book, FLAT["vermilion"], "book", edge=0.024), Sheet(spine, BLACK),
        *edged(feet, WHITE, "feet", edge=0.022), *lady,
        *edged(door, FLAT["vermilion"], "door", edge=0.05, line=WHITE), Sheet(knob, WHITE),
        *edged(sign, WHITE, "sign", edge=0.03), Sheet(stars, BLACK),
        *edged(mat, FLAT["lamp"], "mat", edge=0.03),
    ]  # fmt: skip


def _porter() -> list[Sheet]:
    """The porter, who bends under three suitcases and has never been upstairs."""
    coat = blob("-1.3,-.60 -.92,-.48 -.60,-.54 -.42,-.80 -.40,-1.8 -1.3,-1.8")
    buttons = beads(points("-.54,-.86 -.52,-1.06 -.52,-1.26 -.52,-1.44"), 0.036)
    braid = cuts("-.90,-.60 -.74,-.80 -.70,-1.1", thick=0.05)
    head = carved_profile(
        figures.Profile(nose=1.5, chin=0.9, brow=0.5, lips=0.8, tip=1.0), "short", BLACK,
            "looking up",
        smile=0.4, years=3,
    )  # fmt: skip
    cap = polygon("-.44,.32 -.40,.66 .20,.70 .32,.36")
    band = polygon("-.45,.30 -.43,.42 .32,.46 .34,.34")
    whiskers = blob(".47,-.20 .34,-.17 .22,-.22 .12,-.34 .12,-.34 .28,-.31 .44,-.27")
    face = [
        *head, Sheet(whiskers, BLACK, ("moustache",)), *edged(cap, FLAT["vermilion"], "cap",
            edge=0.045),
        *edged(band, FLAT["lamp"], edge=0.035),
    ]  # fmt: skip
    cases: list[Sheet] = []
    for x, y, wide, tall, turn, colour in (
        (-0.98, 0.62, 0.62, 0.34, 12, FLAT["lamp"]), (-1.0, 0.30, 0.70, 0.34, 4, WHITE),
    ):  # fmt: skip
        case = box(wide, tall).turned(turn).at(x, y)
        strap = (box(0.06, tall).at(0.12, 0) | box(0.06, tall).at(-0.12, 0)).turned(turn).at(x, y)
        cases += [*edged(case, colour, "suitcases", edge=0.036), Sheet(strap, BLACK)]
    grip = fist(WHITE)
    place = (0.36, 180.0, -0.15, -0.86)
    arm = sleeve(points("0,-.14 .35,-.5 1.3,-.45"), 0.42, 0.6, INKS["vermilion"])
    case = polygon("-.50,-1.10 .22,-1.10 .24,-1.7 -.52,-1.7")
    handle = strip(points("-.32,-1.08 -.32,-.97 .02,-.97 .02,-1.08"), 0.06)
    strap = box(0.07, 0.6).at(-0.34, -1.4) | box(0.07, 0.6).at(0.06, -1.4)
    tag = polygon("-.20,-1.20 -.02,-1.18 -.02,-1.34 -.20,-1.36")
    return [
        *cases, *pose(arm, *place), *edged(coat, INKS["vermilion"], "porter", edge=0.04),
            Sheet(braid, BLACK),
        *edged(buttons, FLAT["lamp"], edge=0.022),
        *(sheet.placed(-0.62, -0.06, 0.80, 10, flip=False) for sheet in face),
        *edged(handle, BLACK, edge=0.02), *edged(case, FLAT["plum"], "suitcases", edge=0.04),
            Sheet(strap, BLACK),
        *edged(tag, WHITE, "label", edge=0.026),
        *pose([*grip.behind, *grip.before], *place),
    ]  # fmt: skip
