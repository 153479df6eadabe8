"""A woman whose coat opens on two birds."""

from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import WOMAN, head
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.cutouts.nature import leaf_outline
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_PAPER, _INK = "#f4f4f4", "#161616"


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
