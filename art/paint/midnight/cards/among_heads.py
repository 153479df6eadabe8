"""Heads among heads: sleepers, candles; a snowman who thaws and a miner with a bird."""

from typing import NamedTuple

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.features import CLEAR, FLAT, eye, shut_eye
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


class _Sleeper(NamedTuple):
    """Where a head of the crowd lies, how it leans, and what it wears."""

    x: float
    y: float
    turn: float
    skin: str
    wears: str
    colour: str
    size: float = 1.0


_CROWD = (
    _Sleeper(-0.66, 1.16, 12, WHITE, "cap", INKS["night"]), _Sleeper(0.02, 1.22, -10,
        FLAT["clay"], "bob", BLACK),
    _Sleeper(0.68, 1.14, -16, WHITE, "bald", BLACK), _Sleeper(-0.92, 0.52, 20, FLAT["clay"],
        "curls", BLACK),
    _Sleeper(-0.30, 0.56, -14, WHITE, "bob", "#8a8a8a"), _Sleeper(0.36, 0.60, 16, FLAT["clay"],
        "cap", INKS["clay"]),
    _Sleeper(0.96, 0.46, 8, WHITE, "curls", INKS["night"]), _Sleeper(-0.62, -0.10, -18, WHITE,
        "bald", BLACK),
    _Sleeper(0.74, -0.14, 20, FLAT["clay"], "bob", INKS["night"]), _Sleeper(-0.98, -0.74, 10,
        WHITE, "cap", BLACK),
    _Sleeper(-0.36, -0.78, 14, FLAT["clay"], "curls", "#8a8a8a"), _Sleeper(0.94, -0.82, -12,
        WHITE, "cap", INKS["clay"]),
    _Sleeper(0.30, -0.96, -20, WHITE, "bob", BLACK), _Sleeper(-0.74, -1.34, -8, FLAT["clay"],
        "bob", INKS["night"]),
    _Sleeper(0.72, -1.40, 14, FLAT["clay"], "bald", BLACK), _Sleeper(-0.06, -1.48, 6, WHITE,
        "cap", INKS["night"]),
)  # fmt: skip


@card(
    palette="block_night",
    hand="woodcut",
    title="The one who is awake",
    subject="crowd of sleeping faces",
    props=("open eyes", "crowd", "red hood"),
    mood=("uncanny", "lonely", "watchful"),
)
def crowd_awake(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    for index, sleeper in enumerate(_CROWD):
        head = [
            sheet.placed(0, 0, 1.0, sleeper.turn, flip=False) for sheet in _sleeping_head(sleeper)
        ]
        lay_pile(scene, head, sleeper.x, sleeper.y, 1.0, depth=56.0 - 2 * index)
        if index == 9:
            lay_pile(scene, _awake(), 0.14, -0.16, 1.06, depth=56.0 - 2 * index - 1)
    return WoodcutPlan(
        inks=("vermilion", "night", "clay"), sky="black", clear_from=CLEAR, lamp_pool=0
    )


def _sleeping_head(sleeper: _Sleeper) -> list[Sheet]:
    """A head from the front with closed eyes, about 0.7 wide around the origin."""
    face = blob("-.29,.14 -.30,-.08 -.20,-.32 .0,-.40 .20,-.32 .30,-.08 .29,.14 .16,.34 -.16,.34")
    shoulders = blob("-.42,-.8 -.36,-.48 -.16,-.36 .16,-.36 .36,-.48 .42,-.8")
    lids = shut_eye(-0.13, 0.0, 0.17, 0.34, 3) | shut_eye(0.13, 0.0, 0.17, 0.34, 3)
    nose = strip(points(".0,.02 .04,-.10 .0,-.14 -.04,-.12"), 0.022)
    mouth = cuts("-.08,-.24 .0,-.26 .08,-.23", thick=0.026)
    brows = cuts("-.22,.11 -.14,.14 -.06,.11", ".22,.11 .14,.14 .06,.11", thick=0.03)
    behind, before = _worn(sleeper.wears)
    strands = cuts("-.20,.28 -.08,.36 .06,.38", "-.24,.20 -.27,.06 -.26,-.08", thick=0.026)
    line = BLACK if sleeper.colour != BLACK else WHITE
    return [
        *white_edged(shoulders, BLACK, "crowd"), *(edged(behind, sleeper.colour, "hair",
            edge=0.032) if behind else ()),
        *edged(face, sleeper.skin, "crowd", edge=0.034), Sheet(lids | nose | mouth | brows,
            BLACK, ("closed eyes",)),
        *(edged(before, sleeper.colour, sleeper.wears, turn=70, edge=0.032) if before else ()),
        *([Sheet(strands & before, line)] if before else []),
    ]  # fmt: skip


def _worn(kind: str) -> tuple[Outline | None, Outline | None]:
    """What lies behind and before a face: hair or a cap; bald heads have large ears."""
    if kind == "bob":
        behind = blob(
            "-.36,-.34 -.40,.10 -.28,.38 .0,.46 .28,.38 .40,.10 .36,-.34 .2,-.40 -.2,-.40"
        )
        before = blob(
            "-.32,-.02 -.34,.24 -.16,.42 .16,.42 .34,.24 .32,-.02 .22,.18 .04,.22 -.20,.16"
        )
        return behind, before
    if kind == "curls":
        around = [*arc(0, 0.10, 0.32, -10, 190), (-0.2, 0.3), (0.0, 0.34), (0.2, 0.3)]
        return beads(arc(0, 0.06, 0.36, -30, 210), 0.10), beads(around[2:7], 0.11) | beads(
            around[9:], 0.09
        )
    if kind == "cap":
        return None, blob(
            "-.34,.12 -.34,.12 -.32,.34 -.12,.50 .14,.50 .32,.34 .34,.12 .34,.12 .0,.20"
        )
    return ellipse(0.07, 0.10).at(-0.31, -0.02) | ellipse(0.07, 0.10).at(0.31, -0.02), None


def _awake() -> list[Sheet]:
    """Somebody in a red hood whose eyes are wide open."""
    hood = blob(
        "-.42,-.70 -.44,-.10 -.38,.30 -.18,.54 .04,.62 .04,.62 .22,.52 .40,.28 .44,-.10 .42,-.70"
    )
    face = blob("-.28,.14 -.29,-.08 -.18,-.32 .0,-.39 .18,-.32 .29,-.08 .28,.14 .14,.32 -.14,.32")
    fringe = blob("-.28,.06 -.28,.24 -.12,.35 .12,.35 .28,.24 .28,.06 .16,.20 .0,.15 -.16,.20")
    nose = strip(points(".0,.0 .045,-.11 .0,-.15 -.04,-.13"), 0.024)
    lips = blob("-.08,-.23 .0,-.21 .08,-.23 .0,-.30")
    folds = cuts(
        "-.36,-.60 -.37,-.2 -.32,.16",
        ".36,-.60 .37,-.2 .32,.16",
        "-.06,.56 .0,.48 .08,.44",
        thick=0.03,
    )
    return [
        *white_edged(hood, INKS["vermilion"], "red hood", edge=0.03), Sheet(folds, BLACK),
        *edged(face, WHITE, "face", edge=0.036),
        *edged(fringe, INKS["vermilion"], "red hair", turn=80, edge=0.03),
        *eye(-0.135, 0.02, 0.22, (0, 0)), *eye(0.135, 0.02, 0.22, (0, 0)), Sheet(nose | lips,
            BLACK),
    ]  # fmt: skip


@card(
    palette="block_day",
    hand="woodcut",
    title="By noon he had a neck",
    subject="snowman thawing into a man",
    props=("snowman", "carrot", "children", "bucket", "sun"),
    mood=("uncanny", "gentle", "surprised"),
)
def thaw_portrait(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    lay_pile(scene, _thawing_man(), -0.10, 0.10, depth=50.0)
    lay_pile(scene, _child_from_behind(INKS["vermilion"]), -0.62, -1.20, depth=36.0)
    lay_pile(scene, _child_from_behind(INKS["clay"]), 0.66, -1.30, 0.92, flip=True, depth=34.0)
    return WoodcutPlan(
        inks=("night", "clay", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


_THAWED = blob(
    "-.06,.62 .02,.40 -.04,.20 .04,-.02 -.06,-.22 .06,-.42 .0,-.62 .10,-.84 .0,-1.2 .10,-1.8"
    " 1.4,-1.8 1.4,.9 .2,.9"
)
"""Where the snow has melted."""


def _thawing_man() -> list[Sheet]:
    """A snowman under a bucket; on one side a man has come out of the snow."""
    ball = blob(
        "-.66,.10 -.60,-.32 -.30,-.62 .06,-.68 .42,-.60 .66,-.30 .70,.12 .58,.48 .20,.70"
        " -.24,.70 -.56,.48"
    )
    chest = blob("-1.3,-1.7 -.92,-.98 -.50,-.66 .0,-.58 .50,-.66 .92,-.98 1.3,-1.7")
    skin = blob("-.2,.70 .30,.66 .50,.44 .54,.12 .50,-.24 .34,-.54 .10,-.64 -.2,-.64")
    neck = polygon("-.2,-.50 .28,-.50 .34,-.90 -.2,-.90")
    lapel = polygon(".10,-.86 .40,-.72 .46,-.88 .20,-1.10")
    ear = blob(".50,.14 .60,.18 .66,.06 .62,-.10 .52,-.14")
    hair = blob(".44,.56 .56,.46 .60,.20 .54,.10 .48,.26 .40,.44")
    pail = polygon("-.46,.62 .50,.72 .30,1.34 -.40,1.26")
    bands = strips([((-0.45, 0.74), (0.46, 0.84)), ((-0.42, 1.12), (0.36, 1.20))], 0.03)
    handle = strip(points("-.46,.70 -.60,.46 -.40,.34"), 0.034)
    coals = ellipse(0.085).at(-0.34, 0.16) | beads(
        points("-.42,-.26 -.34,-.35 -.23,-.40 -.11,-.42"), 0.040
    )
    carrot = polygon("-.06,.06 .06,-.06 -.78,-.30")
    rings = cuts("-.18,-.01 -.20,-.06 -.17,-.10", "-.36,-.08 -.38,-.13 -.36,-.16", thick=0.024)
    brow = cuts(".14,.34 .28,.40 .44,.32", thin=0.03, thick=0.07)
    cheek = ellipse(0.10, 0.09).at(0.36, -0.10)
    mouth = cuts(".06,-.37 .20,-.36 .34,-.26", thin=0.02, thick=0.040)
    drops = Outline(())
    for x, y in points(".12,.06 .0,-.66 -.20,-.78 .64,-.40 -.58,-.50"):
        drops = drops | blob("0,.09 0,.09 .04,-.01 0,-.05 -.04,-.01").at(x, y)
    half = [
        Sheet(chest & _THAWED, BLACK, ("jacket",)), Sheet(neck & _THAWED, FLAT["clay"], ("neck",)),
        Sheet(lapel, WHITE), *edged(ear, FLAT["clay"], "ear", edge=0.03), Sheet(rim(skin,
            0.034) & _THAWED, BLACK),
        Sheet(skin & _THAWED, FLAT["clay"], ("face",)),
    ]  # fmt: skip
    return [
        *edged(chest, WHITE, "snow", edge=0.036), *edged(ball, WHITE, "snowman", edge=0.036),
            *half, Sheet(hair, BLACK, ("hair",)),
        Sheet(cheek, INKS["vermilion"]), *eye(0.28, 0.16, 0.26, (-0.8, -0.6)),
            Sheet(brow | mouth, BLACK),
        Sheet(coals, BLACK, ("coal",)), *edged(carrot, INKS["vermilion"], "carrot", turn=20,
            edge=0.034),
        Sheet(rings, BLACK), *edged(drops, FLAT["night"], "drops", edge=0.024), Sheet(handle,
            BLACK),
        *edged(pail, INKS["night"], "bucket", turn=84, edge=0.036), Sheet(bands, BLACK),
    ]  # fmt: skip


def _child_from_behind(colour: str) -> list[Sheet]:
    """A child with a bobble hat and a scarf who looks up."""
    coat = blob("-.40,-.6 -.34,-.10 -.16,.04 .16,.04 .34,-.10 .40,-.6")
    head = ellipse(0.21, 0.22).at(0, 0.18)
    cap = blob("-.25,.12 -.25,.12 -.24,.34 .0,.46 .24,.34 .25,.12 .25,.12 .0,.06")
    ribs = cuts(
        "-.12,.12 -.11,.26 -.04,.38",
        ".12,.12 .11,.26 .04,.38",
        ".0,.10 .01,.24 .0,.40",
        thick=0.024,
    )
    scarf = strip(points("-.22,.02 .0,-.03 .22,.02"), 0.14) | polygon(
        ".06,.0 .22,.0 .30,-.36 .14,-.38"
    )
    return [
        *white_edged(coat, BLACK, "child", edge=0.024), *edged(head, WHITE, "child", edge=0.03),
        *edged(scarf, WHITE, "scarf", edge=0.03), *edged(cap, colour, "cap", turn=80, edge=0.034),
        Sheet(ribs, BLACK), *edged(ellipse(0.08).at(0, 0.48), WHITE, "bobble", edge=0.03),
    ]  # fmt: skip


@card(
    palette="block_night",
    hand="woodcut",
    title="It sings upwards",
    subject="miner and a bird",
    props=("helmet lamp", "bird", "empty cage", "rock", "notes"),
    mood=("brave", "dark", "hopeful"),
)
def underground_bird(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _shaft(), 0, 0, depth=56.0)
    lay_pile(scene, _miner(), -0.46, -0.70, depth=44.0)
    lay_pile(scene, _red_bird(), 0.47, -0.26, 1.1, depth=30.0)
    lay_pile(scene, _open_cage(), 0.58, 0.86, depth=26.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", clear_from=CLEAR, lamp_pool=0
    )


def _shaft() -> list[Sheet]:
    """The beam of a lamp that widens to the upper right, rock on both sides, and a song."""
    beam = polygon("-.54,.30 -.36,.06 1.3,-.16 1.3,1.7 .06,1.7")
    veins = cuts("-.90,1.3 -.80,.9 -.86,.5", "-.60,1.4 -.56,1.1 -.64,.8",
        "-.92,.2 -.84,-.0 -.90,-.2",
                 ".30,-.60 .56,-.70 .9,-.62", ".46,-1.0 .7,-1.06 .94,-1.0",
                     ".6,-1.3 .74,-1.36 .94,-1.32",
                 thick=0.034)  # fmt: skip
    gold = beads(points("-.74,.66 -.84,1.1 -.52,1.24 .62,-.84 .86,-1.18"), 0.034)
    head = ellipse(0.075, 0.055).turned(20)
    notes = head.at(0.16, 0.50) | head.at(-0.02, 0.86) | head.at(0.14, 1.20)
    stems = strips(
        [((0.22, 0.52), (0.22, 0.78)), ((0.04, 0.88), (0.04, 1.12)), ((0.20, 1.22), (0.20, 1.42))],
        0.026,
    )
    flags = Outline(())
    for x, y in ((0.22, 0.77), (0.04, 1.11), (0.20, 1.41)):
        flags = flags | strip(points("0,0 .09,-.06 .08,-.14"), 0.03).at(x, y)
    return [
        Sheet(veins, WHITE, ("rock",)), Sheet(gold, INKS["lamp"]), Sheet(beam, FLAT["lamp"],
            ("lamp",)),
        Sheet(notes | stems | flags, BLACK, ("notes",)),
    ]  # fmt: skip


def _miner() -> list[Sheet]:
    """A bearded miner who looks up to the right; a bird sits on his raised finger."""
    head = carved_profile(figures.MAN, "none", WHITE, "looking up", smile=1.0, years=3)
    beard = blob(
        "-.16,-.10 -.02,-.18 .10,-.34 .26,-.36 .34,-.34 .42,-.36 .44,-.50 .32,-.68 .10,-.70"
        " -.10,-.52 -.18,-.30"
    )
    curls = cuts(
        ".06,-.44 .12,-.54 .22,-.56",
        "-.06,-.32 -.02,-.44 .06,-.54",
        ".24,-.46 .30,-.54 .36,-.50",
        thick=0.034,
    )
    helmet = blob(
        "-.50,.12 -.52,.34 -.38,.60 -.06,.72 .26,.62 .42,.38 .54,.24 .54,.24 .40,.20 .0,.20"
        " -.36,.06"
    )
    band = cuts("-.44,.24 -.04,.38 .40,.34", thin=0.02, thick=0.036)
    lamp = ellipse(0.15).at(0.34, 0.50)
    tilted = [
        *head, *edged(beard, INKS["night"], "beard", turn=60, edge=0.034), Sheet(curls, BLACK),
        *edged(helmet, WHITE, "helmet", edge=0.036), Sheet(band, BLACK),
        *edged(lamp, FLAT["lamp"], "helmet lamp", edge=0.036), Sheet(ellipse(0.07).at(0.36,
            0.51), WHITE),
    ]  # fmt: skip
    jacket = blob("-.8,-1.1 -.62,-.46 -.40,-.24 -.10,-.30 .20,-.50 .36,-.80 .40,-1.1")
    arm = strip(points("-.10,-.56 .44,-.66 .84,-.20"), 0.28, 0.17) | ellipse(0.14).at(-0.10, -0.56)
    cuff = strip(((0.74, -0.30), (0.90, -0.10)), 0.20)
    hand = blob(".80,-.12 .82,.02 .92,.08 1.04,.02 1.04,-.10 .94,-.18")
    finger = strip(points(".90,.0 .92,.18 .93,.32"), 0.085, 0.07) | ellipse(0.035).at(0.93, 0.32)
    folds = cuts(".94,-.06 1.0,-.04 1.04,-.06", ".92,-.0 .99,.02 1.03,.0", thick=0.018)
    seams = cuts(
        "-.40,-.50 -.36,-.74 -.40,-1.0",
        ".10,-.62 .12,-.8 .10,-1.0",
        ".2,-.56 .44,-.58 .6,-.44",
        thick=0.034,
    )
    return [
        *white_edged(jacket, INKS["vermilion"], "jacket"), Sheet(seams, BLACK),
        *(sheet.placed(-0.10, 0.30, 1.0, 22, flip=False) for sheet in tilted),
        *white_edged(arm, INKS["vermilion"], "sleeve"), Sheet(seams, BLACK), *edged(cuff,
            WHITE, "cuff", edge=0.03),
        *edged(hand | finger, WHITE, "hand", edge=0.034), Sheet(folds, BLACK),
    ]  # fmt: skip


def _red_bird() -> list[Sheet]:
    """A small bird that sings with all its might, its feet at the origin."""
    tail = polygon("-.20,.06 -.38,-.06 -.33,-.13 -.12,-.02")
    body = blob(
        "-.24,.08 -.14,-.02 .02,-.02 .12,.08 .14,.22 .20,.30 .16,.40 .06,.42 -.02,.34 -.10,.22"
    )
    beak = polygon(".17,.37 .32,.46 .19,.33") | polygon(".18,.33 .34,.32 .18,.29")
    wing = blob("-.22,.10 -.08,.20 .04,.14 -.02,.02 -.14,.02")
    legs = strips([((-0.02, 0.0), (-0.03, -0.10)), ((0.05, 0.0), (0.03, -0.10))], 0.024)
    return [
        Sheet(legs | beak, BLACK, ("beak",)), *edged(tail | body, INKS["vermilion"], "bird",
            turn=30, edge=0.03),
        *edged(wing, BLACK, "wing"), Sheet(ellipse(0.03).at(0.10, 0.35), WHITE),
            Sheet(ellipse(0.016).at(0.105, 0.35), BLACK),
    ]  # fmt: skip


def _open_cage() -> list[Sheet]:
    """An empty cage on a chain, its door open."""
    chain = strip(((0, 0.46), (0, 0.80)), 0.024)
    dome = strip(arc(0, 0.10, 0.26, 0, 180, 1.3), 0.034)
    bars = strips(
        [
            ((x, -0.22), (x, 0.10 + 1.3 * (0.0676 - x * x) ** 0.5))
            for x in (-0.25, -0.13, 0.13, 0.25)
        ],
        0.024,
    )
    base = box(0.64, 0.09).at(0, -0.25)
    rail = box(0.54, 0.03).at(0, 0.10)
    door = rim(polygon("-.02,-.20 .22,-.30 .22,.06 -.02,.08"), 0.026)
    loop = ring(0.05, 0.026).at(0, 0.48)
    return [Sheet(chain | dome | bars | base | rail | door | loop, BLACK, ("birdcage",))]
