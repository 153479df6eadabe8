"""An actor who takes his bow before himself."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import back_of_hand, pose, sleeve
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT, eye, shut_eye
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN
from art.paint.story.cutouts.geometry import blob, ellipse, polygon
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="The understudy",
    subject="actor bowing to himself in every seat",
    props=("stage", "actor", "audience", "curtain", "hands"),
    mood=("vain", "sad", "uncanny"),
)
def theatre_of_one(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    for row, (y, size, start) in enumerate(
        ((1.14, 0.36, -0.54), (0.72, 0.44, -0.76), (0.20, 0.54, -0.24))
    ):
        for index in range(5):
            x = start + 1.24 * size * index
            is_asleep = (row, index) == (1, 3)
            lay_pile(scene, _spectator(is_asleep), x, y, size, depth=56.0 - 6 * row - 0.5 * index)
    beam = polygon("-1.3,1.7 -1.0,1.7 .46,-1.7 -1.3,-1.7")
    scene.lay(Sheet(beam, FLAT["lamp"], ("spotlight",)), depth=36.0)
    lay_pile(scene, _stage(), 0, 0, depth=35.0)
    lay_pile(scene, _curtain(), 0, 0, depth=33.0)
    lay_pile(scene, _actor(), 0, 0, depth=30.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "clay"), sky="black", clear_from=CLEAR, lamp_pool=0
    )


def _spectator(is_asleep: bool) -> list[Sheet]:
    """The same man from the front: curled moustache, parting and red bow tie, in a red seat."""
    seat = blob("-.62,-1.2 -.64,-.30 -.50,-.12 .50,-.12 .64,-.30 .62,-1.2")
    coat = blob("-.50,-1.2 -.48,-.66 -.24,-.50 .24,-.50 .48,-.66 .50,-1.2")
    shirt = polygon("-.13,-.50 .13,-.50 .0,-1.0")
    tie = polygon("0,-.57 -.17,-.48 -.17,-.68") | polygon("0,-.57 .17,-.48 .17,-.68")
    face = blob("0,-.50 .17,-.44 .30,-.26 .34,.0 .32,.26 .18,.44 .0,.48 -.18,.44 -.32,.26"
                " -.34,.0 -.30,-.26"
                " -.17,-.44")  # fmt: skip
    ears = ellipse(0.07, 0.10).at(-0.35, 0.0) | ellipse(0.07, 0.10).at(0.35, 0.0)
    hair = blob(
        "-.37,.06 -.40,.34 -.20,.58 .10,.60 .34,.44 .38,.08 .30,.24 .12,.36 .12,.36 -.10,.38"
        " -.30,.28"
    )
    shine = cuts(".14,.54 .12,.46 .12,.38", "-.24,.44 -.16,.40 -.06,.42", thick=0.034)
    whiskers = blob("0,-.16 .10,-.14 .22,-.20 .34,-.12 .34,-.12 .30,-.25 .12,-.27 0,-.21"
                    " -.12,-.27 -.30,-.25"
                    " -.34,-.12 -.34,-.12 -.22,-.20 -.10,-.14")  # fmt: skip
    nose = cuts(".02,.06 .06,-.06 .06,-.12 -.04,-.13", thin=0.014, thick=0.034)
    smile = cuts("-.09,-.33 .0,-.36 .09,-.33", thick=0.034)
    man = [
        *edged(ears | face, WHITE, "audience", edge=0.05), Sheet(nose | smile, BLACK),
        *_gaze(is_asleep), Sheet(whiskers, BLACK, ("moustache",)), *white_edged(hair, BLACK,
            "hair", edge=0.03),
        Sheet(shine, WHITE),
    ]  # fmt: skip
    if is_asleep:
        man = pose(man, 1.0, 22, -0.06, -0.04)
    return [
        *edged(seat, INKS["vermilion"], "seat", edge=0.05), *white_edged(coat, BLACK, edge=0.04),
        Sheet(shirt, WHITE), *man, *edged(tie, FLAT["vermilion"], "bow tie", edge=0.04),
    ]  # fmt: skip


def _gaze(is_asleep: bool) -> list[Sheet]:
    """Eyes that look at the stage, or are shut."""
    if is_asleep:
        return [
            Sheet(shut_eye(-0.15, 0.08, 0.18) | shut_eye(0.15, 0.08, 0.18), BLACK, ("closed eye",))
        ]
    brows = cuts("-.24,.19 -.15,.24 -.06,.19", ".06,.19 .15,.24 .24,.19", thick=0.034)
    look = (-1.0, -1.0)
    return [*eye(-0.15, 0.06, 0.19, look), *eye(0.15, 0.06, 0.19, look), Sheet(brows, BLACK)]


def _stage() -> list[Sheet]:
    """The edge of the boards with a row of lamps."""
    boards = polygon("-1.3,-1.24 1.3,-.98 1.3,-1.8 -1.3,-1.8")
    gaps = cuts("-1.3,-1.40 .0,-1.28 1.3,-1.14", "-1.3,-1.50 .0,-1.40 1.3,-1.30", thick=0.02)
    sheets = [*edged(boards, FLAT["clay"], "stage", edge=0.04), Sheet(gaps, BLACK)]
    for x, y in ((0.42, -1.02), (0.72, -0.99), (1.0, -0.96)):
        lamp = blob("-.10,-.06 -.09,.06 .0,.11 .09,.06 .10,-.06").at(x, y)
        sheets += edged(lamp, FLAT["lamp"], "footlight", edge=0.034)
    return sheets


def _curtain() -> list[Sheet]:
    """One half of a red curtain at the left edge."""
    drape = blob("-1.3,1.7 -.76,1.7 -.78,1.2 -.70,.7 -.80,.1 -.92,-.4 -.84,-.9 -.94,-1.3 -1.3,-1.3")
    folds = cuts(
        "-.88,1.5 -.86,.9 -.92,.2",
        "-.98,1.5 -.98,.6 -1.02,-.2",
        "-.94,-.2 -.98,-.6 -.94,-1.1",
        thick=0.05,
    )
    return [*edged(drape, INKS["vermilion"], "curtain", edge=0.044), Sheet(folds, BLACK)]


def _actor() -> list[Sheet]:
    """He bows so low that his head is larger than the hall; a hand lies on his heart."""
    tail = blob("-1.3,.50 -.96,.46 -.52,.20 -.26,-.12 -.20,-.46 -.40,-.80 -.70,-1.0 -1.3,-1.1")
    folds = cuts("-1.0,.30 -.70,.10 -.52,-.20", "-1.1,-.10 -.84,-.24 -.70,-.50",
        "-.60,.06 -.42,-.14 -.36,-.36",
                 thick=0.045)  # fmt: skip
    shirt = blob("-.30,-.36 -.16,-.52 -.20,-.80 -.44,-.92 -.60,-.80 -.44,-.60")
    head = carved_profile(MAN, "short", BLACK, "closed", smile=1.4, years=1)
    whiskers = blob(".47,-.20 .34,-.17 .20,-.22 .06,-.14 .06,-.14 .10,-.28 .28,-.30 .44,-.27")
    tie = polygon("0,0 -.19,.12 -.19,-.12") | polygon("0,0 .19,.12 .19,-.12")
    face = [*head, Sheet(whiskers, BLACK, ("moustache",))]
    hand = back_of_hand(WHITE, (-50.0, -16.0, -4.0, 9.0, 22.0))
    arm = sleeve([(0.0, -0.02), (-0.05, -0.5), (-0.3, -1.0)], 0.36, 0.5, BLACK)
    return [
        *white_edged(tail, BLACK, "tailcoat", edge=0.036), Sheet(folds, WHITE),
        *edged(shirt, WHITE, "shirt", edge=0.034),
        *(sheet.placed(0.10, -0.62, 0.98, -52, flip=False) for sheet in face),
        *(sheet.placed(-0.30, -0.62, 0.9, 20, flip=False)
          for sheet in edged(tie, FLAT["vermilion"], "bow tie", edge=0.045)),
        *pose([*hand, *arm], 0.52, -40, -0.82, -0.94),
    ]  # fmt: skip
