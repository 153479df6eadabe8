"""People on their way, and the company that carries them."""

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD, WOMAN, head, profile_outline
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    star,
    strip,
    strips,
)
from tools.paint.story.cutouts.nature import leaf_outline
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_PAPER, _INK = "#f4f4f4", "#161616"


@card(
    palette="block_day",
    hand="woodcut",
    title="He counts the planks",
    subject="blind man crossing a bridge on the back of a whale",
    props=("bridge", "whale", "dog", "cane", "fog", "house"),
    mood=("trusting", "calm", "wondrous"),
)
def blind_bridge(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_PAPER)
    sun = ellipse(0.36).at(0.46, 0.82)
    scene.lay(Sheet(sun, INKS["lamp"], ("sun",), turn=4), depth=58.0)
    veil = blob(".0,.66 .2,.74 .5,.70 .8,.76 1.2,.70 1.2,.60 .7,.64 .4,.58 .2,.62")
    veil = veil | blob(".1,.98 .3,1.02 .62,.98 .9,1.0 .9,.94 .5,.92 .3,.94")
    scene.lay(Sheet(veil, _PAPER, ("fog",)), depth=57.0)
    lay_pile(scene, _banks(), 0, 0, depth=50.0)
    lay_pile(scene, _whale(), 0, 0, depth=40.0)
    lay_pile(scene, _bridge(), 0, 0, depth=35.0)
    lay_pile(scene, _golden_dog(), 0.04, -0.385, scale=0.86, depth=30.0)
    lay_pile(scene, _blind_man(), -0.40, -0.38, scale=1.18, depth=28.0)
    lay_pile(scene, _fog(), 0, 0, depth=20.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.5)


def _banks() -> list[Sheet]:
    """A grassy edge on the left, and on the right a house whose door stands open."""
    left = blob(
        "-1.3,-.32 -1.3,-.32 -.90,-.34 -.76,-.40 -.76,-.40 -.82,-.7 -.76,-1.1 -.84,-1.8 -1.3,-1.8"
    )
    right = blob("1.3,-.14 1.3,-.14 .80,-.18 .60,-.26 .60,-.26 .70,-.6 .64,-1.0 .72,-1.8 1.3,-1.8")
    cracks = cuts(
        "-.87,-.42 -.9,-.7 -.86,-1.0", ".72,-.32 .80,-.6 .75,-.9", ".86,-.26 .90,-.7 .84,-1.2",
        thick=0.02,
    )  # fmt: skip
    wall = polygon(".70,-.22 .70,.12 1.1,.12 1.1,-.20")
    roof = polygon(".62,.10 .78,.36 1.2,.36 1.2,.10")
    smoke = strip(points(".86,.47 .80,.57 .88,.66 .82,.78"), 0.02, 0.05)
    door = blob(".76,-.20 .76,-.20 .76,-.03 .81,.03 .86,-.03 .86,-.20 .86,-.20")
    tiles = cuts(".70,.18 .80,.16 .92,.18", ".76,.27 .84,.25 .94,.27", thick=0.014)
    grass = cuts("-.92,-.33 -.94,-.27 -.96,-.24", "-.89,-.33 -.89,-.26 -.87,-.22", thick=0.018)
    return [
        Sheet(left | right, _INK, ("cliff",)), Sheet(cracks, _PAPER),
        Sheet(grass, _INK, ("grass",)), Sheet(smoke, "#8c8c8c", ("smoke",), turn=80),
        Sheet(box(0.07, 0.16).at(0.86, 0.40), _INK), Sheet(rim(wall, 0.018), _INK),
        Sheet(wall, _PAPER, ("house",)), Sheet(rim(roof, 0.018), _INK),
        Sheet(roof, INKS["vermilion"], ("house",), turn=20), Sheet(tiles, _INK),
        Sheet(rim(door, 0.018), _INK), Sheet(door, INKS["lamp"], ("open door",)),
    ]  # fmt: skip


def _whale() -> list[Sheet]:
    """A great whale whose back is the middle of the bridge; its tail rises out of the fog."""
    body = blob(
        "-1.06,-1.02 -.82,-1.10 -.64,-.92 -.52,-.62 -.36,-.42 -.14,-.37 .20,-.37 .42,-.42 .55,-.62"
        " .60,-.84 .52,-1.02 .22,-1.30 -.18,-1.44 -.58,-1.40 -.88,-1.24"
    )
    fluke = blob("-.96,-1.10 -.84,-1.0 -.74,-.84 -.76,-.70 -.76,-.70 -.92,-.76 -1.04,-1.0")
    belly = blob(".60,-.92 .44,-.90 .26,-.92 .02,-1.04 -.28,-1.24 -.48,-1.5 .32,-1.5 .62,-1.2")
    grooves = cuts(
        ".54,-.96 .28,-1.0 -.02,-1.16", ".50,-1.02 .26,-1.08 -.04,-1.26",
        ".42,-1.10 .22,-1.18 -.04,-1.36", thick=0.018,
    )  # fmt: skip
    mouth = cuts(".60,-.86 .44,-.84 .28,-.86 .18,-.80", thin=0.012, thick=0.022)
    fin = blob(
        "-.06,-1.0 -.06,-1.0 -.10,-1.16 -.24,-1.34 -.42,-1.40 -.42,-1.40 -.40,-1.2 -.28,-1.02"
    )
    lid = cuts(".14,-.68 .24,-.61 .34,-.68", thin=0.008, thick=0.02)
    calf = blob(".66,-1.24 .70,-1.06 .62,-.98 .62,-.98 .74,-.98 .79,-1.02 .84,-.98 .95,-1.0")
    calf = calf | blob(".95,-1.0 .95,-1.0 .88,-1.07 .84,-1.24 .66,-1.24 .72,-1.06 .80,-1.02")
    return [
        Sheet(calf, INKS["night"], ("tail of a young whale",), turn=60),
        Sheet(rim(body | fluke, 0.03), _INK), Sheet(fluke, INKS["night"], ("whale",), turn=70),
        Sheet(body, INKS["night"], ("whale",), turn=8), Sheet(belly & body, _PAPER, ("whale",)),
        Sheet(grooves & body, _INK), Sheet(mouth, _INK), Sheet(rim(fin, 0.022), _INK),
        Sheet(fin, INKS["night"], ("whale",), turn=50),
        Sheet(ellipse(0.062, 0.050).at(0.24, -0.70), _PAPER, ("eye",)),
        Sheet(ellipse(0.030).at(0.245, -0.685), _INK), Sheet(lid, _INK),
    ]  # fmt: skip


def _bridge() -> list[Sheet]:
    """Planks from both banks, and the ropes that run past the whale."""
    boards = (
        (-0.80, -0.40, 4), (-0.69, -0.42, -5), (-0.58, -0.415, 5), (-0.47, -0.43, -3),
        (0.49, -0.38, 10), (0.59, -0.33, 6), (0.69, -0.28, 12),
    )  # fmt: skip
    planks = Outline(())
    for x, y, turn in boards:
        planks = planks | box(0.085, 0.05).turned(turn).at(x, y)
    rope = strip(points("-.84,-.02 -.5,-.08 -.1,-.10 .3,-.10 .5,-.04 .65,.06"), 0.022)
    rope = rope | strip(points("-.84,-.40 -.6,-.44 -.40,-.46"), 0.02)
    rope = rope | strip(points(".44,-.42 .58,-.36 .74,-.27"), 0.02)
    ties = strips([((-0.70, -0.05), (-0.69, -0.40)), ((0.52, -0.03), (0.54, -0.36))], 0.014)
    posts = strips([((-0.84, -0.46), (-0.84, 0.06)), ((0.65, -0.34), (0.65, 0.12))], 0.05)
    return [Sheet(rope | ties | posts, _INK, ("rope",)), Sheet(planks, _INK, ("planks",))]


def _golden_dog() -> list[Sheet]:
    """A dog in a harness that walks to the right, its hind feet at the origin."""
    trunk = blob(
        "-.06,.28 .06,.33 .28,.33 .38,.42 .44,.52 .54,.52 .66,.44 .67,.40 .58,.37 .50,.36 .47,.26"
        " .40,.16 .2,.17 .06,.17 -.05,.18"
    )
    near = strip(points(".0,.24 -.05,.12 -.02,.02"), 0.10, 0.05) | strip(
        points(".40,.24 .42,.12 .46,.02"), 0.10, 0.05
    )
    far = strip(points(".06,.22 .08,.12 .12,.02"), 0.09, 0.05) | strip(
        points(".36,.22 .32,.12 .30,.02"), 0.09, 0.05
    )
    tail = strip(points("-.03,.29 -.14,.34 -.18,.46 -.14,.54"), 0.07, 0.03)
    ear = blob(".44,.52 .40,.44 .42,.32 .48,.32 .51,.44 .50,.51")
    strap = strip(points(".30,.34 .27,.25 .28,.16"), 0.05)
    marks = ellipse(0.018).at(0.555, 0.462) | ellipse(0.026, 0.022).at(0.655, 0.43)
    whole = trunk | near | tail
    return [
        Sheet(far, "#4c4c4c", ("dog",), turn=80), Sheet(rim(whole, 0.024), _INK),
        Sheet(whole, INKS["lamp"], ("dog",), turn=20), Sheet(ear, _INK), Sheet(marks, _INK),
        Sheet(strap, _INK, ("harness",)),
    ]  # fmt: skip


def _blind_man() -> list[Sheet]:
    """An old man with a white beard who feels his way to the right, his feet at the origin."""
    shoe = blob("-.07,0 -.07,0 -.07,.07 0,.08 .08,.05 .13,.03 .13,0 .13,0")
    legs = strip(points("-.04,.40 -.12,.22 -.18,.05"), 0.15, 0.09) | shoe.at(-0.17, 0.0)
    legs = legs | strip(points(".04,.40 .12,.22 .15,.05"), 0.15, 0.09) | shoe.at(0.16, 0.0)
    coat = blob(
        "-.06,.93 .06,.92 .15,.80 .17,.62 .21,.42 .28,.19 .28,.19 .02,.14 -.30,.18 -.30,.18"
        " -.23,.42 -.20,.62 -.21,.78 -.15,.89"
    )
    folds = cuts(
        "-.10,.60 -.14,.4 -.20,.21",
        ".10,.56 .14,.38 .19,.22",
        "-.01,.50 -.01,.34 -.03,.19",
        thick=0.02,
    )
    lead = strip(points(".30,.42 .44,.40 .66,.30"), 0.022)
    far_arm = strip(points(".06,.80 .16,.58 .28,.44"), 0.13, 0.10)
    cane = strip(((0.36, 0.66), (0.52, 0.01)), 0.034, 0.026)
    knob = strip(points(".36,.64 .35,.72 .30,.75 .25,.71"), 0.034)
    arm = strip(points("-.05,.84 .0,.66 .12,.58 .30,.60"), 0.17, 0.12)
    knuckles = cuts(".39,.625 .42,.63 .44,.63", ".385,.59 .41,.59 .44,.59", thick=0.012)
    cuff = strip(((0.27, 0.60), (0.31, 0.60)), 0.14)
    glove = blob(".31,.66 .38,.68 .43,.64 .43,.57 .38,.53 .31,.54") | strip(
        ((0.35, 0.66), (0.41, 0.70)), 0.045, 0.035
    )
    return [
        Sheet(far_arm, _INK), Sheet(ellipse(0.05).at(0.30, 0.42), _PAPER),
        Sheet(lead, _INK, ("lead",)),
        Sheet(legs, _INK), Sheet(rim(coat, 0.02), _INK),
        Sheet(coat, "#4a4a4a", ("coat", "old man"), turn=82),
        Sheet(folds, _PAPER), *_old_head(), Sheet(rim(arm, 0.022), _PAPER),
        Sheet(arm, "#3a3a3a", turn=10),
        Sheet(rim(cane | knob, 0.014), _PAPER), Sheet(cane | knob, INKS["vermilion"], ("cane",)),
        Sheet(rim(glove, 0.016), _INK), Sheet(glove, _PAPER, ("glove",)),
        Sheet(knuckles, _INK), Sheet(cuff, _INK),
    ]  # fmt: skip


def _old_head() -> list[Sheet]:
    """His head, a little raised as of one who listens, with cap, dark glasses, beard and scarf."""
    skull = profile_outline(OLD, bust=False)
    beard = blob(
        ".34,-.20 .44,-.24 .46,-.40 .42,-.64 .28,-.86 .28,-.86 .08,-.74 -.06,-.50 -.08,-.10"
        " .04,-.14 .16,-.26 .26,-.22"
    )
    locks = cuts(
        ".30,-.34 .32,-.5 .28,-.72",
        ".14,-.34 .16,-.5 .16,-.66",
        ".02,-.24 .03,-.4 .06,-.54",
        thick=0.020,
    )
    cap = blob("-.54,.06 -.60,.34 -.42,.56 0,.62 .40,.50 .66,.28 .66,.28 .1,.26 -.3,.14")
    cap = cap | blob(".3,.30 .5,.40 .76,.26 .74,.20 .5,.22")
    glasses = ellipse(0.10).at(0.30, 0.03) | strip(((0.28, 0.05), (-0.08, 0.04)), 0.035)
    scarf = blob("-.36,-.36 -.10,-.50 .10,-.64 .28,-.80 .20,-.98 -.1,-1.0 -.44,-.80")
    scarf = scarf | strip(points("-.34,-.66 -.7,-.62 -1.0,-.82 -1.4,-.66"), 0.20, 0.30)
    parts = (
        (skull, "#ece6de", "face"), (rim(scarf, 0.05), _INK, "scarf"),
        (scarf, INKS["vermilion"], "scarf"),
        (rim(beard, 0.05), _INK, "beard"), (beard, _PAPER, "beard"), (locks, _INK, "beard"),
        (ellipse(0.07, 0.10).at(-0.08, -0.02), "#ece6de", "face"), (glasses, _INK, "dark glasses"),
        (cap, _INK, "cap"),
    )  # fmt: skip
    return [
        Sheet(part.turned(8).scaled(0.29).at(0.04, 1.09), tone, (tag,), turn=10)
        for part, tone, tag in parts
    ]


def _fog() -> list[Sheet]:
    """Banks of fog that hide the depth."""
    near = blob(
        "-1.3,-1.28 -1.1,-1.20 -.86,-1.24 -.66,-1.16 -.40,-1.24 -.16,-1.18 .1,-1.28 .36,-1.20"
        " .60,-1.26 .84,-1.14 1.1,-1.22 1.3,-1.16 1.3,-1.8 -1.3,-1.8"
    )
    lines = cuts(
        "-.9,-1.34 -.66,-1.28 -.4,-1.34 -.3,-1.40", ".0,-1.40 .3,-1.32 .6,-1.38",
        ".5,-1.30 .8,-1.24 .96,-1.30",
        "-.62,-1.44 -.4,-1.42 -.2,-1.46", thick=0.016,
    )  # fmt: skip
    return [Sheet(near, _PAPER, ("fog",)), Sheet(lines, _INK)]


@card(
    palette="block_night",
    hand="woodcut",
    title="Breathe in",
    subject="woman whose coat opens on two birds",
    props=("birds", "nest", "shutters", "coat", "wind", "leaves"),
    mood=("tender", "warm", "hopeful"),
)
def bird_lungs(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _breath(), 0, 0, depth=50.0)
    lay_pile(scene, _woman(), 0, 0, depth=40.0)
    lay_pile(scene, _open_chest(), 0, 0, depth=30.0)
    singer, brooder = _songbird(_PAPER), _songbird(INKS["vermilion"], wide=False)
    lay_pile(scene, brooder, -0.10, -0.86, scale=0.44, flip=True, depth=27.0)
    lay_pile(scene, singer, -0.06, -0.49, scale=0.44, depth=26.0)
    lay_pile(scene, _nest(), -0.08, -0.93, depth=25.0)
    lay_pile(scene, _sleeve(), 0, 0, depth=20.0)
    return WoodcutPlan(inks=("night", "lamp", "vermilion"), sky="black", contrast=1.5, lamp_pool=0)


def _breath() -> list[Sheet]:
    """The wind she breathes in, with leaves and a straw in it."""
    wind = cuts(
        "1.02,1.10 .80,.92 .62,.70 .46,.59 .34,.55", "1.02,.88 .78,.74 .58,.60 .36,.53",
        ".84,.70 .88,.74 .93,.70 .90,.63 .80,.60 .62,.55 .40,.515",
        "1.02,.48 .80,.50 .56,.51 .38,.50",
        ".84,.27 .80,.23 .86,.18 .92,.24 .88,.33 .74,.42 .56,.47 .38,.485",
        ".78,.14 .70,.26 .58,.38 .46,.45 .36,.47", thin=0.004, thick=0.016,
    )  # fmt: skip
    leaves = leaf_outline(0.22, 0.12).turned(215).at(0.86, 1.16)
    leaves = leaves | leaf_outline(0.17, 0.10).turned(170).at(0.72, 0.30)
    leaves = leaves | leaf_outline(0.12, 0.07).turned(200).at(0.58, 0.68)
    return [Sheet(wind, _PAPER, ("wind",)), Sheet(leaves, INKS["lamp"], ("leaves",), turn=30)]


def _woman() -> list[Sheet]:
    """A large woman in profile, her head raised and her mouth a little open, in a long coat."""
    coat = blob(
        "-.44,.20 -.44,.20 -.70,.08 -.92,-.16 -1.02,-.7 -1.1,-1.8 .74,-1.8 .64,-1.2 .68,-.80"
        " .60,-.36 .40,-.04 .16,.16 .16,.16"
    )
    seams = cuts(".50,-.26 .58,-.7 .54,-1.2", ".20,-1.04 .24,-1.3 .22,-1.6", thick=0.022)
    scarf = blob(
        "-.50,.26 -.40,.32 -.16,.20 .08,.22 .20,.30 .30,.22 .28,.06 .06,-.06 -.22,-.08 -.46,.0"
        " -.56,.12"
    )
    knit = cuts("-.44,.26 -.20,.10 .10,.10 .26,.18", "-.48,.12 -.24,.0 .06,.02 .26,.10", thick=0.02)
    return [
        Sheet(rim(coat, 0.02), _PAPER), Sheet(coat, INKS["night"], ("coat",), turn=84),
        Sheet(seams, _INK), *_raised_head(), Sheet(rim(scarf, 0.02), _INK),
        Sheet(scarf, INKS["vermilion"], ("scarf",), turn=10), Sheet(knit, _INK),
    ]  # fmt: skip


def _raised_head() -> list[Sheet]:
    """Her face with an open eye, and her hair in a bun."""
    face, *_, hair = head("#f4f4f4", "#6a6a6a", WOMAN, "bun", "none")
    lips = polygon(".345,-.275 .46,-.235 .46,-.315")
    eye = blob(".15,.03 .22,.10 .31,.095 .345,.04 .27,-.015")
    lid = cuts(".12,.035 .22,.11 .36,.08", ".15,.03 .26,-.015 .345,.04", thin=0.010, thick=0.022)
    brow = strip(points(".12,.19 .23,.245 .36,.215"), 0.014, 0.026)
    marks = cuts(
        ".385,-.15 .36,-.165 .37,-.185", "-.02,.04 -.08,.06 -.11,.0 -.07,-.09",
        "-.03,-.04 -.06,-.02 -.06,-.06", "-.14,-.36 .02,-.46 .20,-.50", thick=0.018,
    )  # fmt: skip
    strands = cuts(
        ".28,.42 .0,.48 -.30,.40", ".14,.32 -.12,.34 -.36,.24", ".0,.20 -.20,.16 -.40,.04",
        "-.14,.02 -.28,-.04 -.40,-.14", "-.30,.60 -.44,.56 -.54,.46", "-.34,.72 -.48,.70 -.56,.60",
        thick=0.022,
    )  # fmt: skip
    parts = (
        (face.outline - lips, "#f4f4f4", "face"), (eye, "#ffffff", "eye"),
        (ellipse(0.045).at(0.285, 0.05) & eye, _INK, "eye"), (lid, _INK, "eye"),
        (brow | marks, _INK, "face"), (rim(hair.outline, 0.02), _INK, "hair"),
        (hair.outline, "#3c3c3c", "hair"), (strands, _PAPER, "hair"),
    )  # fmt: skip
    return [
        Sheet(part.turned(10).scaled(0.80).at(-0.12, 0.68), tone, (tag,), turn=120)
        for part, tone, tag in parts
    ]


def _open_chest() -> list[Sheet]:
    """A lit arch in the coat between two open shutters, with a perch across it."""
    arch = blob(
        "-.38,-1.06 -.38,-1.06 -.38,-.46 -.31,-.24 -.08,-.14 .15,-.24 .22,-.46 .22,-1.06 .22,-1.06"
    )
    left = blob(
        "-.40,-1.07 -.40,-1.07 -.40,-.44 -.50,-.20 -.64,-.12 -.64,-.12 -.64,-1.16 -.64,-1.16"
    )
    right = blob(".24,-1.07 .24,-1.07 .24,-.44 .33,-.24 .45,-.16 .45,-.16 .45,-1.15 .45,-1.15")
    panels = polygon("-.45,-.50 -.59,-.46 -.59,-.74 -.45,-.73") | polygon(
        "-.45,-.80 -.59,-.81 -.59,-1.09 -.45,-1.02"
    )
    panels = panels | polygon(".285,-.50 .405,-.46 .405,-.74 .285,-.73")
    panels = panels | polygon(".285,-.80 .405,-.81 .405,-1.08 .285,-1.02")
    perch = strip(points("-.40,-.60 -.1,-.57 .23,-.60"), 0.034) | strip(
        points(".08,-.58 .13,-.53 .15,-.48"), 0.018, 0.01
    )
    leaf = leaf_outline(0.10, 0.06).turned(70).at(0.15, -0.49)
    return [
        Sheet(rim(arch, 0.05), _INK), Sheet(arch, INKS["lamp"], ("lit chest",), glow=0.3),
        Sheet(rim(left | right, 0.03), _INK), Sheet(left | right, _PAPER, ("shutters",)),
        Sheet(rim(panels, 0.018), _INK), Sheet(perch, _INK, ("perch",)), Sheet(leaf, _INK),
    ]  # fmt: skip


def _songbird(colour: str, wide: bool = True) -> list[Sheet]:
    """A plump bird that looks to the right, one long around the origin; its beak open if wide."""
    body = blob(
        "-.66,-.10 -.66,-.10 -.42,.06 -.2,.16 -.02,.32 .10,.46 .24,.50 .35,.42 .38,.28 .36,.08"
        " .24,-.10 .02,-.17 -.20,-.10 -.42,-.08 -.60,-.18 -.60,-.18"
    )
    beak = polygon(".33,.46 .52,.42 .35,.35")
    if wide:
        beak = polygon(".31,.46 .52,.54 .37,.39") | polygon(".36,.39 .50,.36 .36,.31")
    wing = blob("-.40,-.02 -.12,.20 .10,.20 .16,.06 .04,-.06 -.2,-.06")
    feathers = cuts("-.20,.02 -.06,.06 .08,.02", "-.26,-.02 -.10,.0 .04,-.03", thick=0.03)
    return [
        Sheet(rim(body, 0.05), _INK), Sheet(beak, _INK, ("beak",)), Sheet(body, colour, ("bird",)),
        Sheet(rim(wing, 0.035), _INK), Sheet(wing, colour, ("bird",), turn=20),
        Sheet(feathers, _INK), Sheet(ellipse(0.062).at(0.235, 0.385), _PAPER),
        Sheet(ellipse(0.040).at(0.245, 0.39), _INK, ("eye",)),
    ]  # fmt: skip


def _nest() -> list[Sheet]:
    """A bowl of straws that fills the foot of the arch."""
    bowl = blob("-.29,.06 -.29,.06 0,.0 .29,.06 .29,.06 .25,-.10 .0,-.15 -.25,-.10")
    straws = strips(
        [((-0.32, 0.08), (0.02, -0.04)), ((-0.26, -0.02), (0.20, 0.05)), ((0.33, 0.1), (0, -0.05)),
         ((-0.22, -0.10), (0.14, -0.04)), ((0.28, -0.04), (0.02, -0.12))],
        0.014,
    )  # fmt: skip
    return [
        Sheet(rim(bowl, 0.02), _INK), Sheet(bowl, _PAPER, ("nest",)),
        Sheet(straws, _INK, ("nest",)),
    ]  # fmt: skip


def _sleeve() -> list[Sheet]:
    """The arm that holds a shutter open, and a pocket from which a chick looks out."""
    arm = strip(points("-.79,-.18 -.90,-.56 -.88,-1.0 -.66,-1.20"), 0.32, 0.20)
    arm = arm | ellipse(0.16).at(-0.79, -0.18)
    folds = cuts("-.74,-.20 -.84,-.5 -.80,-.86", "-.98,-.86 -.86,-.94 -.78,-.90", thick=0.024)
    cuff = strip(points("-.74,-1.26 -.70,-1.16 -.66,-1.06"), 0.10)
    glove = blob("-.70,-1.12 -.60,-1.06 -.52,-1.10 -.50,-1.18 -.56,-1.26 -.68,-1.26")
    glove = glove | strip(points("-.62,-1.10 -.58,-1.02 -.56,-.96"), 0.075, 0.06)
    fingers = cuts(
        "-.58,-1.16 -.54,-1.16 -.50,-1.16", "-.58,-1.21 -.55,-1.21 -.52,-1.22", thick=0.014
    )
    chick = ellipse(0.10, 0.11).at(0.40, -1.22)
    beak = polygon(".48,-1.15 .58,-1.18 .48,-1.22") | ellipse(0.015).at(0.43, -1.17)
    pocket = blob(".26,-1.24 .26,-1.24 .56,-1.27 .56,-1.27 .58,-1.7 .24,-1.7")
    hem = strip(((0.24, -1.26), (0.58, -1.29)), 0.05)
    return [
        Sheet(rim(arm, 0.026), _INK), Sheet(arm, INKS["night"], ("sleeve",), turn=70),
        Sheet(folds, _INK), Sheet(rim(glove, 0.024), _INK), Sheet(glove, _PAPER, ("glove",)),
        Sheet(fingers, _INK), Sheet(rim(cuff, 0.02), _INK), Sheet(cuff, INKS["vermilion"]),
        Sheet(rim(chick, 0.02), _INK), Sheet(chick, INKS["lamp"], ("chick",)), Sheet(beak, _INK),
        Sheet(rim(pocket, 0.024), _INK), Sheet(pocket, INKS["night"], ("pocket",), turn=84),
        Sheet(hem, _INK),
    ]  # fmt: skip


@card(
    palette="block_night",
    hand="woodcut",
    title="All the others got off as children",
    subject="old passenger among children's things in a tram at night",
    props=("tram", "pinwheel", "teddy", "satchel", "kite", "rain"),
    mood=("wistful", "calm", "playful"),
)
def last_tram(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    window = box(1.90, 1.62).at(-0.13, 0.11)
    scene.lay(Sheet(window.scaled(1.02), INKS["lamp"], ("lit tram",), turn=0), depth=55.0)
    lay_pile(scene, _seats(), 0, 0, depth=50.0)
    lay_pile(scene, _satchel(), -0.68, 0.36, depth=45.0)
    lay_pile(scene, _teddy(), -0.66, -0.68, scale=0.98, depth=40.0)
    lay_pile(scene, _passenger(), 0, 0, flip=True, depth=35.0)
    lay_pile(scene, _tram_side(window), 0, 0, depth=20.0)
    lay_pile(scene, _kite(), 0, 0, depth=10.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="black", contrast=1.5, lamp_pool=0)


def _seats() -> list[Sheet]:
    """Two padded backs: one for whoever comes, one behind the passenger."""
    backs = blob("-1.2,-.9 -1.2,-.9 -1.2,.0 -.96,.06 -.56,.04 -.42,-.06 -.38,-.9 -.38,-.9")
    backs = backs | blob(".50,-.9 .50,-.9 .56,.10 .68,.20 1.2,.20 1.2,-.9 1.2,-.9")
    rails = strip(points("-1.2,.08 -.94,.13 -.54,.11 -.38,.0"), 0.04)
    rack = box(2.4, 0.035).at(0, 0.76)
    return [
        Sheet(rails | rack, _INK, ("rail",)), Sheet(rim(backs, 0.03), _INK),
        Sheet(backs, INKS["night"], ("seats",), turn=88),
    ]  # fmt: skip


def _satchel() -> list[Sheet]:
    """A school satchel that hangs from the rail by its strap."""
    strap = strip(points("-.13,.16 -.08,.36 .0,.42 .08,.36 .13,.16"), 0.035)
    bag = blob("-.20,.18 -.20,.18 .20,.18 .20,.18 .21,-.10 .14,-.16 -.14,-.16 -.21,-.10")
    flap = blob("-.22,.19 -.22,.19 .22,.19 .22,.19 .20,.02 .0,-.03 -.20,.02")
    clasps = box(0.04, 0.10).at(-0.11, -0.02) | box(0.04, 0.10).at(0.11, -0.02)
    return [
        Sheet(strap, _INK, ("satchel",)), Sheet(rim(bag, 0.03), _INK),
        Sheet(bag, INKS["vermilion"], ("satchel",), turn=0), Sheet(rim(flap, 0.024), _INK),
        Sheet(flap, INKS["vermilion"], ("satchel",), turn=90), Sheet(clasps, _PAPER),
        Sheet(star(5, 0.065, 0.028).at(0, 0.10), INKS["lamp"]),
    ]  # fmt: skip


def _teddy() -> list[Sheet]:
    """A bear that sits and looks at the viewer, about 0.7 high at the origin."""
    body = ellipse(0.19, 0.22).at(0, 0.18)
    paws = strip(points(".13,.28 .22,.32 .24,.42"), 0.11, 0.09) | ellipse(0.05).at(0.24, 0.43)
    paws = paws | strip(points("-.13,.28 -.22,.20 -.24,.10"), 0.11, 0.10)
    skull = ellipse(0.185, 0.165).at(0, 0.50)
    ears = ellipse(0.07).at(-0.15, 0.63) | ellipse(0.07).at(0.15, 0.63)
    eyes = ellipse(0.026).at(-0.07, 0.53) | ellipse(0.026).at(0.07, 0.53)
    nose = ellipse(0.036, 0.026).at(0, 0.475) | strip(points("-.055,.43 0,.408 .055,.43"), 0.014)
    nose = nose | strip(((0, 0.47), (0, 0.41)), 0.014)
    bow = polygon("-.13,.39 0,.345 -.13,.29") | polygon(".13,.39 0,.345 .13,.29")
    sheets: list[Sheet] = []
    for part in (paws, body, ears, skull):
        sheets += [Sheet(rim(part, 0.024), _INK), Sheet(part, "#b0b0b0", ("teddy",), turn=60)]
    return [
        *sheets, Sheet(ellipse(0.09, 0.075).at(0, 0.455), _PAPER), Sheet(eyes | nose, _INK),
        Sheet(rim(bow, 0.018), _INK), Sheet(bow, INKS["vermilion"], ("bow",)),
    ]  # fmt: skip


def _passenger() -> list[Sheet]:
    """A broad old man in a coat with a pinwheel in his glove; he looks to the right."""
    coat = blob(
        "-.60,-.04 -.60,-.04 -.82,-.14 -.98,-.40 -1.06,-.9 .06,-.9 .02,-.60 -.02,-.40 -.10,-.18"
        " -.22,-.04 -.22,-.04"
    )
    lapel = blob("-.30,-.06 -.16,-.10 -.06,-.30 -.02,-.52 -.02,-.52 -.18,-.34 -.28,-.20")
    scarf = blob("-.64,.02 -.56,.10 -.38,-.02 -.20,.02 -.10,-.04 -.14,-.16 -.36,-.20 -.60,-.12")
    arm = strip(points("-.72,-.30 -.66,-.56 -.40,-.66 -.02,-.44"), 0.32, 0.20)
    arm = arm | ellipse(0.16).at(-0.72, -0.30)
    folds = cuts("-.62,-.34 -.56,-.46 -.44,-.54", "-.76,-.56 -.60,-.68 -.40,-.72", thick=0.022)
    cuff = strip(points("-.06,-.36 -.02,-.44 .02,-.52"), 0.07)
    glove = blob(".0,-.36 .08,-.30 .18,-.30 .24,-.36 .24,-.44 .18,-.50 .06,-.50")
    glove = glove | strip(points(".08,-.32 .15,-.26 .20,-.24"), 0.07, 0.055)
    fingers = cuts(".17,-.35 .21,-.35 .25,-.35", ".16,-.395 .20,-.395 .25,-.395",
                   ".16,-.44 .19,-.44 .23,-.44", thick=0.014)  # fmt: skip
    stick = strip(((0.15, -0.62), (0.24, 0.12)), 0.026)
    return [
        Sheet(rim(coat, 0.026), _INK), Sheet(coat, "#4a4a4a", ("coat",), turn=84),
        *_old_face(), Sheet(rim(lapel, 0.02), _PAPER), Sheet(lapel, _INK),
        Sheet(rim(scarf, 0.02), _INK), Sheet(scarf, INKS["night"], ("scarf",), turn=20),
        Sheet(rim(arm, 0.026), _PAPER), Sheet(arm, "#3a3a3a", ("sleeve",), turn=30),
        Sheet(folds, _PAPER), Sheet(stick, _INK), *_pinwheel(0.23, 0.14),
        Sheet(rim(glove, 0.024), _INK),
        Sheet(glove, _PAPER, ("glove",)), Sheet(fingers, _INK), Sheet(cuff, _INK),
    ]  # fmt: skip


def _old_face() -> list[Sheet]:
    """His face with a moustache, under a bobble cap; he looks at the pinwheel."""
    face, *_, hair = head("#f4f4f4", _PAPER, OLD, "bald", "none")
    crown = blob("-.54,.10 -.56,.40 -.36,.66 -.04,.74 .26,.64 .42,.42 .42,.28 .42,.28 .0,.20")
    band = strip(points("-.57,.12 -.36,.20 -.05,.26 .44,.34"), 0.17)
    ribs = cuts(
        "-.46,.24 -.45,.17 -.43,.10", "-.30,.29 -.28,.22 -.26,.14", "-.13,.33 -.11,.25 -.10,.17",
        ".04,.35 .05,.28 .06,.20", ".20,.38 .21,.31 .22,.23", ".35,.40 .355,.33 .36,.25",
        thick=0.022,
    )  # fmt: skip
    bobble = ellipse(0.13, 0.12).at(-0.08, 0.77)
    tache = blob(".42,-.20 .30,-.19 .18,-.26 .08,-.24 .12,-.36 .26,-.36 .38,-.29 .45,-.27")
    eye = blob(".15,.02 .22,.085 .31,.08 .345,.03 .27,-.02")
    lines = cuts(
        ".12,.03 .22,.095 .36,.07", ".15,.02 .26,-.02 .345,.03", ".12,-.02 .07,.0 .03,.05",
        ".12,-.05 .06,-.06 .01,-.05", ".20,-.08 .26,-.10 .32,-.08", ".385,-.14 .36,-.155 .37,-.175",
        ".10,-.18 .05,-.28 .07,-.40", thick=0.018,
    )  # fmt: skip
    ear = ellipse(0.075, 0.12).turned(12).at(-0.15, -0.06)
    parts = (
        (rim(face.outline, 0.03), _INK, "face"), (face.outline, _PAPER, "face"),
        (rim(hair.outline, 0.03), _INK, "hair"), (hair.outline, "#d0d0d0", "hair"),
        (rim(ear, 0.024), _INK, "ear"), (ear, _PAPER, "ear"),
        (cuts("-.12,-.02 -.17,.0 -.17,-.09", thick=0.02), _INK, "ear"), (lines, _INK, "face"),
        (ellipse(0.038).at(0.285, 0.03) & eye, _INK, "eye"),
        (strip(points(".14,.13 .25,.165 .37,.165"), 0.022, 0.034), _INK, "brow"),
        (rim(tache, 0.026), _INK, "moustache"), (tache, _PAPER, "moustache"),
        (rim(crown, 0.03), _INK, "bobble cap"),
        (crown, INKS["vermilion"], "bobble cap"), (rim(band | bobble, 0.03), _INK, "bobble cap"),
        (band | bobble, _PAPER, "bobble cap"), (ribs, _INK, "bobble cap"),
    )  # fmt: skip
    return [
        Sheet(part.turned(-4).scaled(0.66).at(-0.40, 0.30), tone, (tag,), turn=10)
        for part, tone, tag in parts
    ]


def _pinwheel(x: float, y: float) -> list[Sheet]:
    """Four folded vanes around a pin."""
    vane = blob("0,0 0,0 .02,.16 .02,.16 .13,.15 .13,.15 .10,.07")
    sheets: list[Sheet] = []
    for step in range(4):
        part = vane.turned(14 + 90 * step).at(x, y)
        tone = INKS["vermilion"] if step % 2 else _PAPER
        sheets += [Sheet(rim(part, 0.022), _INK), Sheet(part, tone, ("pinwheel",), turn=30)]
    return [*sheets, Sheet(ellipse(0.026).at(x, y), _INK)]


def _tram_side(window: Outline) -> list[Sheet]:
    """The red side of the tram around one long window, its roof, wheels and the wet street."""
    side = box(2.6, 2.10).at(0, -0.08) - window
    roof = blob("-1.3,1.12 -1.3,1.12 .7,1.12 .95,1.06 1.1,.92 1.1,.92 -1.3,.92 -1.3,.92")
    bands = box(2.6, 0.03).at(0, -0.82) | box(2.6, 0.022).at(0, -0.88)
    sill = box(2.04, 0.06).at(-0.13, -0.72)
    street = box(2.6, 0.6).at(0, -1.42)
    wheels = ellipse(0.25).at(-0.40, -1.20) | ellipse(0.25).at(0.66, -1.20)
    rims = ellipse(0.17).at(-0.40, -1.20) | ellipse(0.17).at(0.66, -1.20)
    hubs = ellipse(0.07).at(-0.40, -1.20) | ellipse(0.07).at(0.66, -1.20)
    shine = cuts("-.9,-1.40 -.5,-1.42 -.1,-1.40", ".1,-1.34 .26,-1.36 .36,-1.34", thick=0.02)
    return [
        Sheet(side, INKS["vermilion"], ("tram",), turn=88), Sheet(rim(window, 0.05), _INK),
        Sheet(street, _INK, ("street",)), Sheet(bands, _PAPER), Sheet(sill, _PAPER, ("sill",)),
        Sheet(rim(wheels, 0.03), _PAPER), Sheet(wheels, _INK, ("wheels",)),
        Sheet(rims, "#9c9c9c", turn=40), Sheet(hubs, _INK),
        Sheet(roof, "#5a5a5a", ("roof",), turn=2),
        Sheet(shine, INKS["lamp"], ("light on the street",)),
    ]  # fmt: skip


def _kite() -> list[Sheet]:
    """A kite that flies along above the roof; its string ends at the bear's paw."""
    inside = cuts("-.42,-.24 -.46,.2 -.46,.6 -.47,.92", thin=0.010, thick=0.014)
    outside = cuts("-.47,.92 -.50,1.06 -.56,1.21", thin=0.010, thick=0.012)
    kite = polygon("-.76,1.38 -.44,1.30 -.40,1.06 -.70,1.12")
    half = polygon("-.76,1.38 -.44,1.30 -.40,1.06")
    spars = strips([((-0.76, 1.38), (-0.40, 1.06)), ((-0.44, 1.30), (-0.70, 1.12))], 0.014)
    tail = strip(points("-.40,1.06 -.2,1.16 .0,1.24 .24,1.20 .50,1.28 .80,1.22"), 0.014)
    bows = Outline(())
    for x, y, turn in ((-0.16, 1.18, 20), (0.14, 1.22, -14), (0.46, 1.27, 24), (0.80, 1.22, -6)):
        bow = polygon("-.07,.045 0,0 -.07,-.045") | polygon(".07,.045 0,0 .07,-.045")
        bows = bows | bow.turned(turn).at(x, y)
    rain = cuts(
        "-.90,1.24 -.91,1.20 -.93,1.14", "-.10,1.42 -.11,1.38 -.13,1.32",
        ".30,1.42 .29,1.38 .27,1.33",
        ".66,1.42 .65,1.40 .64,1.36", ".92,1.40 .91,1.36 .89,1.30", "-.26,1.36 -.27,1.33 -.28,1.29",
        "-.86,-1.22 -.87,-1.26 -.89,-1.32", ".10,-1.20 .09,-1.24 .07,-1.29", thick=0.014,
    )  # fmt: skip
    return [
        Sheet(rain, _PAPER, ("rain",)), Sheet(inside, _INK, ("string",)),
        Sheet(outside | tail, _PAPER, ("string",)),
        Sheet(bows, INKS["lamp"], ("kite",)), Sheet(rim(kite, 0.02), _PAPER),
        Sheet(kite, INKS["lamp"], ("kite",)), Sheet(half, INKS["vermilion"], ("kite",)),
        Sheet(spars, _INK),
    ]  # fmt: skip
