"""A flock that lies so still that it has become stones."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import fist, pose, sleeve
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT, eye, shut_eye
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import blob, ellipse, land, points, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="One is missing",
    subject="shepherd who counts a flock of sleeping stones",
    props=("stones", "sheep", "dog", "crook", "bell", "hat"),
    mood=("patient", "absurd", "grey"),
)
def shepherd_of_stones(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["verdigris"])
    hill = land((-1, 0.30), (-0.3, 0.42), (0.4, 0.34), (1, 0.46))
    lay_pile(scene, edged(hill, WHITE, "hill", edge=0.034), 0, 0, depth=54.0)
    lay_pile(scene, _shepherd(), 0, 0, depth=46.0)
    lay_pile(scene, _crook(), 0, 0, depth=38.0)
    lay_pile(scene, _stone_sheep("awake"), 0.12, 1.21, 0.44, flip=True, depth=34.0)
    for index, (x, y, size, flip) in enumerate(_FLOCK):
        lay_pile(scene, _stone_sheep(), x, y, size, flip=flip, depth=32.0 - 2 * index)
    lay_pile(scene, _bell(), 0.40, -1.32, 0.52, depth=18.0)
    lay_pile(scene, _dog(), 0, 0, depth=16.0)
    return WoodcutPlan(
        inks=("verdigris", "clay", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


_FLOCK = (
    (-0.66, -0.34, 0.66, True), (0.80, -0.36, 0.62, False), (-0.10, -0.58, 0.72, False),
    (-0.78, -0.86, 0.80, True), (0.50, -1.06, 1.24, False),
)  # fmt: skip
"""Place and size of every stone, from the back to the front, and whether it looks to the right."""


def _stone_sheep(kind: str = "asleep") -> list[Sheet]:
    """A boulder that is a sheep on folded legs, its head to the left, about one unit long."""
    body = blob(
        "-.42,-.30 -.44,-.04 -.34,.18 -.14,.24 -.04,.34 .18,.30 .34,.22 .40,.06 .52,-.06 .50,-.30"
    )
    head = blob("-.60,-.24 -.66,-.14 -.58,.0 -.44,.12 -.26,.10 -.20,-.08 -.30,-.22 -.46,-.28")
    horn = strip(
        points("-.30,.14 -.14,.10 -.08,-.06 -.20,-.18 -.33,-.10 -.30,.02 -.20,.01"), 0.10, 0.045
    )
    cracks = cuts(
        ".06,.28 .10,.16 .04,.08 .10,.0", ".32,.18 .26,.06 .32,-.06", "-.06,-.28 .02,-.20 .0,-.12",
        thick=0.036,
    )  # fmt: skip
    spots = Outline(())
    for x, y, size in ((0.20, -0.14, 0.030), (0.28, -0.20, 0.022), (0.14, -0.22, 0.020),
                       (0.42, -0.16, 0.026), (0.20, 0.20, 0.022)):  # fmt: skip
        spots = spots | ellipse(size, 0.7 * size).at(x, y)
    nose = cuts("-.63,-.12 -.59,-.14 -.56,-.12", "-.60,-.20 -.53,-.19 -.47,-.22", thick=0.026)
    sheets = [
        *edged(body, WHITE, "stones", "sheep", edge=0.05), Sheet(cracks | spots, BLACK),
        *edged(head, WHITE, "sheep", edge=0.05), Sheet(nose, BLACK),
        *edged(horn, FLAT["clay"], "horn", edge=0.035),
    ]  # fmt: skip
    if kind == "awake":
        return [*sheets, *eye(-0.43, 0.0, 0.20, (-0.6, -0.8))]
    return [*sheets, Sheet(shut_eye(-0.45, -0.02, 0.19), BLACK, ("closed eye",))]


def _shepherd() -> list[Sheet]:
    """A man in a black cloak from the front, who looks out from under his hat and counts."""
    cloak = blob("-1.06,-1.7 -.98,-.6 -.80,-.06 -.44,.14 .0,.18 .44,.14 .80,-.06 .98,-.6 1.06,-1.7")
    folds = cuts("-.60,-.02 -.66,-.4 -.60,-.8", "-.34,.04 -.38,-.3 -.34,-.7", ".36,.04 .42,-.3"
                 " .38,-.7", ".62,-.04 .70,-.4 .66,-.8", thick=0.036)  # fmt: skip
    face = blob(".0,-.10 .26,.02 .36,.30 .36,.60 .20,.78 -.20,.78 -.36,.60 -.36,.30 -.26,.02")
    ears = ellipse(0.07, 0.11).at(-0.38, 0.42) | ellipse(0.07, 0.11).at(0.38, 0.42)
    beard = blob(
        "-.38,.40 -.30,.26 -.14,.20 .0,.23 .14,.20 .30,.26 .38,.40 .44,.14 .38,-.10 .26,-.20"
        " .22,-.30 .10,-.28 .0,-.40 -.10,-.28 -.22,-.30 -.26,-.20 -.38,-.10 -.44,.14"
    )
    locks = cuts("-.30,.14 -.28,-.04 -.20,-.20", "-.16,.10 -.14,-.08 -.08,-.24", ".0,.06 .02,-.14"
                 " .0,-.30", ".16,.10 .14,-.08 .08,-.24", ".30,.14 .28,-.04 .20,-.20",
                 thick=0.034)  # fmt: skip
    mouth = ellipse(0.055, 0.042).at(0.0, 0.145)
    nose = blob(".0,.56 .05,.42 .10,.32 .06,.25 -.06,.25 -.10,.32 -.05,.42")
    brows = cuts("-.28,.60 -.18,.65 -.08,.60", ".08,.63 .18,.72 .29,.66", thin=0.03, thick=0.06)
    cheeks = ellipse(0.075).at(-0.25, 0.34) | ellipse(0.075).at(0.25, 0.34)
    brim = blob("-.88,.70 -.50,.80 .0,.83 .50,.80 .88,.70 .88,.70 .60,.64 .0,.68 -.60,.64")
    crown = blob("-.42,.76 -.40,1.0 -.24,1.10 .0,1.06 .24,1.10 .40,1.0 .42,.76")
    band = strip(points("-.43,.83 .0,.87 .43,.83"), 0.10)
    return [
        *white_edged(cloak, BLACK, "shepherd", "cloak", edge=0.03), Sheet(folds, WHITE),
        *edged(ears, FLAT["clay"], edge=0.04), *edged(face, FLAT["clay"], "face", edge=0.04),
        Sheet(cheeks, INKS["vermilion"]), *edged(beard, WHITE, "beard", edge=0.04),
        Sheet(locks | mouth, BLACK), *edged(nose, FLAT["clay"], edge=0.034),
        *eye(-0.18, 0.48, 0.22, (0.4, -1.3)), *eye(0.18, 0.48, 0.22, (0.4, -1.3)),
        Sheet(brows, BLACK),
        *white_edged(crown, BLACK, "hat", edge=0.026),
        Sheet(band, INKS["vermilion"]), *white_edged(brim, BLACK, "hat", edge=0.026),
    ]  # fmt: skip


def _crook() -> list[Sheet]:
    """His crook, and the fist around it."""
    staff = strip(
        points("-.70,-.9 -.72,.2 -.74,.90 -.72,1.20 -.60,1.34 -.46,1.26 -.46,1.10 -.54,1.04"), 0.062
    )
    hand = fist(FLAT["clay"])
    place = (0.42, -82.0, -0.94, -0.20)
    return [
        *pose(hand.behind, *place), *edged(staff, WHITE, "crook", edge=0.03),
        *pose(hand.before, *place),
        *sleeve(points("-1.0,-.2 -1.2,-.3"), 0.2, 0.3, "#222222"),
    ]  # fmt: skip


def _bell() -> list[Sheet]:
    """The bell at the throat of the largest stone."""
    bell = blob("-.16,.02 -.14,.26 0,.38 .14,.26 .16,.02 .26,-.1 .26,-.1 -.26,-.1 -.26,-.1")
    return [
        *edged(ellipse(0.09).at(0, -0.12), BLACK, edge=0.03),
        *edged(bell, INKS["vermilion"], "bell", turn=0, edge=0.05),
        Sheet(cuts("-.19,.0 0,-.03 .19,.0", thick=0.045), BLACK),
    ]


def _dog() -> list[Sheet]:
    """A black dog that puts its nose to the largest stone."""
    head = blob(
        "-1.2,-1.7 -1.2,-1.0 -.96,-.90 -.80,-.94 -.66,-1.06 -.44,-1.10 -.34,-1.16 -.36,-1.26"
        " -.50,-1.32 -.70,-1.34 -.72,-1.7"
    )
    ear = blob("-.98,-.92 -.84,-.96 -.80,-1.12 -.90,-1.30 -1.0,-1.24 -1.04,-1.06")
    nose = ellipse(0.06, 0.05).at(-0.37, -1.16)
    mouth = cuts("-.40,-1.24 -.52,-1.25 -.62,-1.22", thick=0.024)
    collar = strip(points("-.74,-1.32 -.90,-1.40 -1.1,-1.40"), 0.09)
    return [
        *white_edged(head, BLACK, "dog", edge=0.034), Sheet(collar, INKS["vermilion"]),
        Sheet(mouth, WHITE), *white_edged(ear, BLACK, "dog", edge=0.028),
        Sheet(ellipse(0.05).at(-0.70, -1.10), WHITE),
        Sheet(ellipse(0.026).at(-0.685, -1.11), BLACK), *white_edged(nose, BLACK, edge=0.02),
    ]  # fmt: skip
