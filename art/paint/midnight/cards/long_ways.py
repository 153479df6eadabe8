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
from art.paint.story.cutouts.nature import branch
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
    empty_stage(scene, palette)
    trunk = blob(
        "-.5,-1.3 -.5,-1.3 -.34,-1.1 -.3,-.7 -.28,-.2 -.34,.1 -.2,.16 -.06,.1 .1,.2 .3,.12"
        " .28,-.2 .3,-.7"
        " .36,-1.1 .54,-1.3 .54,-1.3"
    )
    crown = Outline(())
    for path, thick, twigs in (
        ("-.2,-.1 -.34,.3 -.6,.56 -.8,.98", 0.20, 9), ("0,-.1 -.04,.4 -.16,.8 -.1,1.36", 0.22, 9),
        (".2,-.1 .36,.3 .44,.7 .72,1.2", 0.20, 9), ("-.4,.36 -.72,.4 -.98,.34", 0.10, 6),
        (".36,.3 .66,.36 .98,.5", 0.11, 6), (".0,.5 .2,.86 .24,1.36", 0.10, 6),
        ("-.5,.5 -.46,.9 -.5,1.26", 0.09, 5),
    ):  # fmt: skip
        crown = crown | branch(points(path), thick, twigs, seed=thick * 77)
    scene.lay(Sheet(trunk | crown, "#141414", ("bare tree",)), depth=30.0)
    _lay_windows(scene)
    door = box(0.22, 0.36).at(0, -1.06) | ellipse(0.11).at(0, -0.88)
    scene.lay(Sheet(door, "#f0f0f0", ("door",)))
    scene.lay(Sheet(box(0.34, 0.05).at(0, -0.76), INKS["vermilion"], ("awning",)))
    bud = ellipse(0.03, 0.05).turned(-20).at(-0.085, 1.36)
    scene.lay(Sheet(bud, INKS["vermilion"], ("bud",)))
    ground = land((-1, -1.26), (0, -1.22), (1, -1.28))
    scene.lay(Sheet(ground, "#cacaca", ("snow",), turn=3), depth=31.0)
    porter = figures.adult_outline(figures.REACHING)
    scene.lay(Sheet(porter, "#141414", ("porter",)), x=-0.44, y=-1.40, scale=0.36)
    cases = box(0.16, 0.10).at(-0.44, -0.96) | box(0.12, 0.08).at(-0.44, -0.865)
    scene.lay(Sheet(cases, "#5c5c5c", ("suitcases",), turn=45))
    for x, size, flip in ((0.56, 0.46, True), (0.78, 0.40, True)):
        guest = figures.adult_outline(figures.WALKING, coat=0.3, hat=size > 0.44, skirt=size < 0.44)
        scene.lay(Sheet(guest, "#141414", ("guest",)), x=x, y=-1.42, scale=size, flip=flip)
    return WoodcutPlan(
        inks=("lamp", "vermilion"), sky="paper", contrast=1.5, lamp_pool=0, snowfall=30
    )


def _lay_windows(scene: Scene) -> None:
    """Lit windows all over the tree; somebody sits behind one."""
    panes = Outline(())
    for x, y, size in (
        (-0.14, -0.5, 1.0), (0.12, -0.46, 1.0), (-0.13, -0.14, 1.0), (0.13, -0.10, 1.0),
        (-0.41, 0.36, 0.7), (0.36, 0.32, 0.7), (-0.04, 0.36, 0.8), (-0.62, 0.62, 0.5),
        (0.45, 0.68, 0.55), (-0.13, 0.76, 0.6), (0.14, 0.74, 0.42), (0.62, 0.36, 0.42),
    ):  # fmt: skip
        pane = (box(0.13, 0.17) | ellipse(0.065).at(0, 0.085)).scaled(size)
        panes = panes | pane.at(x, y)
    scene.lay(Sheet(panes, INKS["lamp"], ("windows",), glow=0.5))
    bars = Outline(())
    for x, y in ((-0.14, -0.5), (0.12, -0.46), (-0.13, -0.14), (0.13, -0.10)):
        bars = bars | box(0.012, 0.24).at(x, y + 0.03) | box(0.13, 0.012).at(x, y + 0.02)
    scene.lay(Sheet(bars, "#141414"))
    scene.lay(
        Sheet(ellipse(0.03, 0.045).at(-0.14, 0.0) | box(0.07, 0.06).at(-0.14, -0.075), "#141414"),
        y=-0.46,
    )
