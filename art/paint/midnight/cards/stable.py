"""A night stable where horses and their groom sleep on their feet."""

from dataclasses import dataclass
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged, grain, posed
from art.paint.midnight.cuts import cuts
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import MAN
from art.paint.story.cutouts.geometry import blob, box, ellipse, points, polygon, ring, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.022)


@dataclass(frozen=True)
class _Horse:
    """One of the sleepers: its coat, the lines cut into it, and where its head hangs."""

    coat: str
    line: str
    mane: str
    x: float
    y: float
    size: float
    turn: float
    neck: str
    """The way from its head to its withers."""
    awake: bool = False


_DARK = _Horse(BLACK, WHITE, BLACK, 0.0, 1.06, 1.02, -36, ".04,1.02 -.36,1.10 -.8,.90 -1.2,.5")
_PALE = _Horse(WHITE, BLACK, "#8a8a8a", -0.10, 0.34, 1.0, -50,
               "-.10,.30 -.44,.44 -.80,.12 -1.06,-.9", awake=True)  # fmt: skip
_WOODEN = _Horse(INKS["lamp"], BLACK, INKS["vermilion"], 0.36, -0.60, 0.56, -40,
                 ".36,-.64 .22,-.74 .20,-1.0 .28,-1.3")  # fmt: skip


@card(
    palette="block_night",
    hand="woodcut",
    title="They sleep standing",
    subject="horses and a groom asleep on their feet",
    props=("horses", "groom", "horse collar", "wooden horse", "open eye", "straw", "window"),
    mood=("hushed", "warm", "odd"),
)
def night_kitchen_knives(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _stall(), 0, 0, depth=56.0)
    lay_pile(scene, _sleeper(_DARK), 0, 0, depth=50.0)
    lay_pile(scene, _sleeper(_PALE), 0, 0, depth=44.0)
    lay_pile(scene, _toy_horse(), 0, 0, depth=38.0)
    lay_pile(scene, _groom(), 0, 0, depth=32.0)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.5, lamp_pool=0)


def _stall() -> list[Sheet]:
    """Boards behind the sleepers and a small window with the night in it."""
    boards = polygon("-1.3,-1.8 -1.3,1.8 1.3,1.8 1.3,-1.8")
    joints = cuts("-.62,1.6 -.62,-1.6", "-.2,1.6 -.2,-1.6", ".24,1.6 .24,-1.6", ".64,1.6 .64,-1.6",
                  thin=0.014, thick=0.016)  # fmt: skip
    pane = box(0.34, 0.40).at(0.72, 1.12)
    cross = strip(points(".72,.9 .72,1.34"), 0.03) | strip(points(".54,1.12 .90,1.12"), 0.03)
    stars = ellipse(0.016).at(0.64, 1.22) | ellipse(0.012).at(0.82, 1.04)
    return [
        Sheet(boards, "#4a4a4a", ("boards",), turn=90), Sheet(joints, BLACK),
        *_edged(pane, INKS["night"], "window", line=WHITE, edge=0.04, turn=0),
        Sheet(cross, WHITE), Sheet(stars, WHITE),
    ]  # fmt: skip


def _skull() -> Outline:
    """A horse's head that looks right, one unit from poll to muzzle, its poll at the origin."""
    return blob(
        "-.12,.04 -.04,.17 .10,.20 .26,.165 .46,.095 .66,.06 .82,.065 .94,.04 1.02,-.03 1.03,-.10"
        " .98,-.145 .96,-.17 .90,-.215 .82,-.215 .74,-.175 .60,-.18 .46,-.23 .34,-.31 .20,-.35"
        " .06,-.32 -.06,-.22 -.14,-.08"
    )


def _features(horse: _Horse) -> list[Sheet]:
    """Ears, eye, nostril, mouth and the lines of cheek and nose."""
    far_ear = blob(".06,.14 .06,.14 .07,.28 .17,.40 .17,.40 .20,.28 .15,.16 .15,.16")
    ear = blob("-.08,.10 -.08,.10 -.11,.26 -.05,.42 -.05,.42 .04,.30 .06,.14 .06,.14")
    inner = blob("-.04,.14 -.06,.25 -.04,.35 .01,.27 .02,.16")
    lines = cuts(
        ".06,-.26 .16,-.29 .28,-.25 .36,-.16 .37,-.06", ".46,-.10 .62,-.07 .78,-.06",
        ".50,-.15 .62,-.13 .72,-.13", ".97,-.145 .90,-.155 .82,-.13 .78,-.10",
        ".86,.045 .82,.0 .84,-.04", thin=0.008, thick=0.022,
    )  # fmt: skip
    nostril = blob(".90,-.03 .93,.0 .97,-.01 .96,-.06 .92,-.075 .905,-.055")
    sheets = [
        *_edged(far_ear, horse.coat, edge=0.03, line=horse.line),
        *_edged(_skull(), horse.coat, "horses", edge=0.03, line=horse.line, turn=8),
        *_edged(ear, horse.coat, edge=0.03, line=horse.line),
        Sheet(inner | lines | nostril, horse.line),
    ]
    return [*sheets, *_eye(horse)]


def _eye(horse: _Horse) -> list[Sheet]:
    """A lid with long lashes, or an open eye."""
    brow = cuts(".20,.08 .28,.10 .38,.05", ".22,.115 .30,.13 .38,.10", thin=0.006, thick=0.016)
    if horse.awake:
        ball = blob(".21,.015 .28,.045 .36,.035 .41,-.005 .33,-.045 .26,-.035")
        return [
            *_edged(ball, WHITE, edge=0.03), Sheet(brow, horse.line),
            Sheet(ellipse(0.04).at(0.30, -0.012) & ball, BLACK, ("open eye",)),
        ]  # fmt: skip
    lid = cuts(".21,.03 .27,-.02 .34,-.025 .40,.01", thin=0.016, thick=0.030)
    lashes = cuts(".25,-.01 .235,-.065", ".30,-.025 .30,-.085", ".35,-.02 .365,-.075", thick=0.016)
    return [Sheet(lid | lashes | brow, horse.line, ("closed eyes",))]


def _mane(horse: _Horse) -> list[Sheet]:
    """A forelock between the ears."""
    lock = blob(
        "-.06,.16 .02,.24 .14,.22 .26,.14 .34,.10 .34,.10 .26,.08 .30,.03 .30,.03 .16,.08 .20,.01"
        " .20,.01 .08,.08 -.02,.08"
    )
    strands = cuts(".0,.18 .12,.15 .24,.11", ".02,.13 .12,.10 .20,.06", thin=0.006, thick=0.016)
    pale = WHITE if horse.mane == BLACK else BLACK
    return [*_edged(lock, horse.mane, "mane", edge=0.026, line=horse.line), Sheet(strands, pale)]


def _sleeper(horse: _Horse) -> list[Sheet]:
    """A neck and a head that hangs from it."""
    size = horse.size
    neck = strip(points(horse.neck), 0.46 * size, 0.95 * size)
    hair = grain(horse.neck, 0.40 * size, 0.85 * size, 7, thick=0.018)
    head = [*_features(horse), *_mane(horse)]
    return [
        *_edged(neck, horse.coat, "horses", line=horse.line, turn=20),
        Sheet(hair & neck, horse.line),
        *(part.placed(horse.x, horse.y, size, horse.turn, flip=False) for part in head),
    ]


def _toy_horse() -> list[Sheet]:
    """The third horse is made of wood: a stiff leg on a rocker, a peg to hold on to, a red rein."""
    rocker = strip(points("-.2,-1.50 .3,-1.50 .66,-1.42 .84,-1.26 .86,-1.12"), 0.09, 0.05)
    leg = strip(points(".30,-1.20 .52,-1.30 .74,-1.40"), 0.20, 0.09)
    peg = strip(points(".38,-.80 .30,-.90"), 0.07) | ellipse(0.042).at(0.29, -0.91)
    rein = strip(points(".62,-.84 .50,-1.0 .30,-1.08 .10,-1.06"), 0.035)
    noseband = strip(points(".70,-.68 .58,-.94"), 0.045) & posed(_skull(), 0.57, -40, 0.36, -0.60)
    rings = ring(0.06, 0.034).at(0.30, -1.20)
    return [
        *_edged(leg, INKS["lamp"], "wooden horse", turn=-30),
        *_edged(rocker, INKS["vermilion"], "rocker", turn=10),
        *_sleeper(_WOODEN),
        *_edged(rein, INKS["vermilion"], "rein", edge=0.014),
        Sheet(noseband, INKS["vermilion"], ("rein",)),
        *_edged(peg, WHITE, "peg", edge=0.016), *_edged(rings, INKS["vermilion"], edge=0.012),
    ]  # fmt: skip


def _groom() -> list[Sheet]:
    """The groom among them, his head bowed like theirs, a horse collar round his neck."""
    face = carved_profile(MAN, "short", "#5a5a5a", lid="closed", smile=0.1, years=2)
    jacket = blob(
        "-.52,-.66 -.76,-.68 -.98,-.84 -1.2,-1.1 -1.3,-1.8 .2,-1.8"
        " .10,-1.3 .0,-1.0 -.10,-.80 -.3,-.66"
    )
    creases = cuts("-.86,-.92 -.80,-1.2 -.84,-1.5", "-.12,-1.2 -.16,-1.36 -.14,-1.5", thick=0.024)
    moustache = blob(".44,-.215 .34,-.20 .24,-.27 .18,-.24 .12,-.16 .14,-.32 .26,-.37 .41,-.27")
    cap = blob(
        "-.52,.14 -.52,.42 -.30,.60 .0,.66 .24,.56 .38,.38 .60,.30 .60,.30 .40,.24 .1,.26 -.2,.24"
    )
    head = [
        *face, *_edged(moustache, BLACK, "moustache", edge=0.03),
        *_edged(cap, "#3a3a3a", "cap", edge=0.05, turn=60),
    ]  # fmt: skip
    return [
        *_edged(jacket, INKS["night"], "groom", turn=76, line=WHITE),
        Sheet(creases, BLACK),
        *_far_side(),
        *(part.placed(-0.37, -0.375, 0.74, -30, flip=False) for part in head),
        *_near_side(),
    ]


_COLLAR = "-.70,-.62 -.60,-.92 -.40,-1.18 -.16,-1.24 .0,-1.10"
"""The near half of the horse collar, from his nape down to his chest."""


def _far_side() -> list[Sheet]:
    """The half of the collar behind his neck, with the brass knobs of its wooden clasp."""
    half = strip(points("-.70,-.62 -.56,-.56 -.30,-.66 -.06,-.88 .0,-1.10"), 0.16, 0.18)
    return _edged(half, "#a03020", "horse collar", turn=30)


def _near_side() -> list[Sheet]:
    """The padded half before his shoulder with its stitches, a wooden clasp and a brass knob."""
    pad = strip(points(_COLLAR), 0.20, 0.26) | ellipse(0.10).at(-0.70, -0.62)
    pad = pad | ellipse(0.13).at(0.0, -1.10)
    clasp = strip(points("-.84,-.50 -.74,-.70 -.60,-1.00 -.38,-1.26 -.16,-1.36"), 0.05, 0.06)
    knob = ellipse(0.05).at(-0.86, -0.47)
    stitches = grain(_COLLAR, 0.14, 0.18, 2, thick=0.014)
    ribs = cuts("-.74,-.74 -.58,-.80", "-.66,-.90 -.52,-.94", "-.54,-1.06 -.42,-1.04",
                "-.40,-1.24 -.34,-1.10", "-.22,-1.32 -.22,-1.16", thick=0.018)  # fmt: skip
    return [
        *_edged(pad, INKS["vermilion"], "horse collar", turn=120),
        Sheet((stitches | ribs) & pad, BLACK),
        *_edged(clasp | knob, INKS["lamp"], "clasp", edge=0.018),
    ]  # fmt: skip
