"""Over the counter: hearts at second hand, and a doctor inside an apple."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import faces, figures, people
from tools.paint.story.cutouts.characters import fist
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Pattern, Sheet

HEART = blob("0,-.5 0,-.5 -.46,-.02 -.44,.34 -.2,.44 0,.26 0,.26 .2,.44 .44,.34 .46,-.02")


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="Second hand, hardly used",
    subject="shop for used hearts",
    props=("hearts", "shopkeeper", "drawer"),
    mood=("ironic", "tender", "sad"),
)
def stone_heart_shop(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#27525c", lift=0, pattern="stripes", turn=90, shade="#1c3a48"))
    _heart_shelves(scene)
    seller = faces.face(
        "#d9a07c", "#e9e4da", "bald", Expression("smile", (-0.8, -0.2), 0.6), old=True, beard=True,
        dress="#7a4a34",
    )  # fmt: skip
    scene.lay(seller, x=0.44, y=0.06, scale=0.66)
    _chest_drawer(scene)
    buyer = figures.head("#6b432f", "#1c1420", figures.WOMAN, "bun", "open", "#e7a13a")
    scene.lay(buyer, x=-0.66, y=-0.34, scale=0.66)
    scene.lay(Sheet(ellipse(0.03).at(-0.7, -0.44), "#f2c14a", ("earring",), lift=3))
    arm = strip([(-0.8, -1.4), (-0.5, -0.98), (-0.26, -0.92)], 0.26, 0.14)
    scene.lay(Sheet(arm, "#c98a2f", ("arm",), lift=8))
    counter = polygon("-1.3,-1.12 1.3,-1.12 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(counter, "#c9834a", ("counter",), lift=12, pattern="waves"))
    scene.lay(Sheet(box(2.6, 0.07).at(0, -1.12), "#e0a566", lift=5))
    scene.lay(Sheet(HEART.scaled(0.46).turned(-8).at(-0.12, -0.72), "#c8333f", ("heart",), lift=8))
    scene.lay(Sheet(HEART.scaled(0.2).at(-0.18, -0.66), "#e8707a", lift=0))
    scene.lay(fist("#6b432f"), x=-0.28, y=-0.93, scale=0.4, turn=-72)
    scene.lay(Sheet(strip([(0.0, -0.74), (0.06, -0.84), (0.08, -0.92)], 0.012), "#fdf3dc", lift=2))
    tag = polygon("0,.06 .09,0 .07,-.15 -.07,-.15 -.09,0").turned(-10).at(0.08, -0.96)
    scene.lay(Sheet(tag, "#fdf3dc", ("price tag",), lift=4))
    return PaperPlan()


def _heart_shelves(scene: Scene) -> None:
    """Stone, wood, ice, patchwork, wool and gold, each on its board."""
    goods: tuple[tuple[float, float, str, Pattern | None], ...] = (
        (-0.72, 1.06, "#8f9aa4", None), (-0.24, 1.06, "#d9c08a", "rings"),
        (0.26, 1.06, "#bfe4f0", None), (0.74, 1.06, "#e8a0a8", "checks"),
        (-0.72, 0.48, "#f2c14a", "dots"), (-0.24, 0.48, "#6a5a9a", "scales"),
    )  # fmt: skip
    for index, (x, y, colour, print_) in enumerate(goods):
        heart = HEART.scaled(0.4).turned(-6 + 5 * (index % 3)).at(x, y)
        scene.lay(
            Sheet(
                heart,
                colour,
                ("hearts",),
                lift=7,
                pattern=print_,
                shade=mix(colour, "#1c1420", 0.25),
            )
        )
    _heart_marks(scene)


def _heart_marks(scene: Scene) -> None:
    """Crack, shine, stitches, lock and the boards below."""
    crack = strip([(-0.72, 1.24), (-0.78, 1.1), (-0.68, 1.04), (-0.74, 0.9)], 0.022)
    scene.lay(Sheet(crack, "#3a4450", lift=0))
    scene.lay(
        Sheet(
            strip([(0.14, 1.14), (0.2, 1.2)], 0.03) | strip(((0.12, 1.04), (0.14, 1.1)), 0.03),
            "#ffffff",
            lift=0,
        )
    )
    stitches = [
        ((0.62 + 0.06 * k, 1.0 + 0.03 * k), (0.6 + 0.06 * k, 1.06 + 0.03 * k)) for k in range(5)
    ]
    scene.lay(Sheet(strips(stitches, 0.014), "#8f2f3a", lift=0))
    lock = ellipse(0.05).at(-0.72, 0.48) | polygon("-.74,.46 -.7,.46 -.68,.36 -.76,.36")
    scene.lay(Sheet(lock, "#5a3a1a", ("lock",), lift=0))
    for y in (0.8, 0.22):
        scene.lay(
            Sheet(
                box(2.6 if y > 0.5 else 1.4, 0.06).at(0 if y > 0.5 else -0.6, y),
                "#8a5a3c",
                ("shelf",),
                lift=8,
            )
        )


def _chest_drawer(scene: Scene) -> None:
    """What the seller has where others have a heart."""
    hole = box(0.46, 0.3).at(0.44, -0.72)
    scene.lay(Sheet(hole, "#2a1a18", lift=0))
    scene.lay(Sheet(ellipse(0.1, 0.08).at(0.44, -0.66), "#ffd27a", ("glow",), glow=0.5))
    bird = blob("-.1,-.04 -.02,.06 .06,.08 .12,.04 .06,.0 .04,-.06 -.04,-.08")
    scene.lay(Sheet(bird.at(0.44, -0.66), "#2f7d86", ("bird in a drawer",), lift=3))
    scene.lay(Sheet(ellipse(0.008).at(0.52, -0.605), "#fffaf0", lift=0))
    front = polygon("-.29,.0 .29,.0 .27,-.24 -.27,-.24").at(0.44, -0.72)
    scene.lay(Sheet(front, "#9a6444", ("drawer",), lift=10))
    scene.lay(Sheet(ring(0.05, 0.026).at(0.44, -0.84), "#f2c14a", lift=4))


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="Next, please",
    subject="waiting room inside an apple",
    props=("apple", "patients", "worm as a nurse"),
    mood=("comic", "anxious", "odd"),
)
def apple_waiting_room(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8fc4d8", lift=0, shade="#d8ecd8"))
    stalk = strip([(-0.04, 0.9), (-0.06, 1.2), (-0.2, 1.7)], 0.1, 0.07)
    scene.lay(Sheet(stalk, "#6b4030", ("stalk",), lift=6))
    leaf = blob("0,0 0,0 -.2,.2 -.5,.24 -.72,.12 -.72,.12 -.5,-.02 -.2,-.04").turned(-6)
    scene.lay(Sheet(leaf.at(-0.06, 1.14), "#5f9a4a", ("leaf",), lift=8))
    eater = figures.head("#b5794f", "#2a1820", figures.CHILD, "short", "open")
    scene.lay(eater, x=1.12, y=0.78, scale=1.06, turn=6, flip=True)
    apple = blob(
        "0,1.0 -.3,1.16 -.7,1.1 -1.0,.7 -1.08,.1 -.92,-.7 -.6,-1.24 -.24,-1.4 0,-1.34 .24,-1.4 "
        ".6,-1.24 .94,-.7 1.08,.1 1.0,.7 .7,1.1 .3,1.16"
    ).at(-0.14, -0.1)
    bites = ((0.78, 0.82, 0.3), (0.66, 0.46, 0.26), (0.82, 0.14, 0.24), (0.96, 0.46, 0.24))
    bite = Outline(())
    for x, y, size in bites:
        bite = bite | ellipse(size).at(x, y)
    scene.lay(Sheet(apple - bite, "#d0393c", ("apple",), lift=14, shade="#a8283a"))
    flesh = apple.at(0.14, 0.1).scaled(0.9).at(-0.14, -0.12)
    for x, y, size in bites:
        flesh = flesh - ellipse(size).at(x, y)
    scene.lay(Sheet(flesh, "#fcf0cc", ("waiting room",), lift=0, shade="#f2dca0"))
    floor = polygon("-1.2,-.86 1.2,-.86 1.2,-1.7 -1.2,-1.7") & flesh
    scene.lay(Sheet(floor, "#e6c07a", lift=0, pattern="checks"))
    _patients(scene)
    _worm_nurse(scene)
    return PaperPlan()


_WAIT = Stance(near=((0.1, 0.52), (0.2, 0.46)), far=((0.12, 0.54), (0.22, 0.48)))
_BANDAGED = Dress(
    "#efc4a0", "#a8532a", "#3f8f7a", kind=figures.CHILD, head=0.29, look=Expression("sad")
)
_FEVERISH = Dress("#8a5238", "#e9e4da", "#7a5fa0", cut="bun", kind=figures.OLD, scarf="#d8694c")
_BROKEN = Dress(
    "#c98d6a", "#1c1420", "#2f6a86", "#31405f", cut="bald", kind=figures.MAN, beard=True, build=1.15
)


def _patients(scene: Scene) -> None:
    """They sit on pips: a leg in plaster, a fever, and a bandaged head."""
    flat = ((0.0, 0.40), (0.22, 0.37), (0.4, 0.33))
    plaster = Stance(near=_WAIT.near, far=_WAIT.far, legs=(people.SIT_LEGS[0], flat))
    look_up = Stance(near=((0.12, 0.52), (0.26, 0.66)), far=_WAIT.far, legs=people.SIT_LEGS, nod=8)
    seated = Stance(near=_WAIT.near, far=_WAIT.far, legs=people.SIT_LEGS, nod=-10)
    pip = blob("0,.36 0,.36 -.1,.2 -.15,.0 -.1,-.14 0,-.17 .1,-.14 .15,.0 .1,.2")
    for x in (-0.28, 0.12, 0.47):
        seat = pip.turned(-10).at(x + 0.05, -0.92)
        scene.lay(Sheet(seat, "#6b3a24", ("pips",), lift=6, shade="#4a2618"))
    _thermometer(scene)
    for x, who, stance, size in (
        (0.47, _BANDAGED, seated, 0.74),
        (0.12, _FEVERISH, look_up, 0.84),
        (-0.28, _BROKEN, plaster, 0.86),
    ):
        scene.lay(people.person(who, stance), x=x, y=-1.16, scale=size, flip=True)
    cast = strip([(-0.4, -0.84), (-0.64, -0.88)], 0.12) | ellipse(0.06).at(-0.4, -0.84)
    cast = cast | blob("-.6,-.94 -.64,-.74 -.7,-.72 -.74,-.8 -.7,-.94")
    scene.lay(Sheet(cast, "#ffffff", ("plaster",), lift=4))
    stool = pip.scaled(0.62).turned(84).at(-0.58, -1.03)
    scene.lay(Sheet(stool, "#6b3a24", ("pips",), lift=5))
    bandage = strip([(0.37, -0.465), (0.46, -0.425), (0.58, -0.46)], 0.07)
    scene.lay(Sheet(bandage, "#ffffff", ("bandage",), lift=2))
    _ice_bag(scene)


def _thermometer(scene: Scene) -> None:
    """The thermometer that she looks at."""
    glass = (
        strip(((0, -0.06), (0, 0.22)), 0.06)
        | ellipse(0.03).at(0, 0.22)
        | ellipse(0.045).at(0, -0.08)
    )
    marks = strips([((0.008, 0.03 * k), (0.026, 0.03 * k)) for k in range(1, 7)], 0.008)
    column = strip(((-0.006, -0.08), (-0.006, 0.17)), 0.018) | ellipse(0.028).at(0, -0.08)
    for outline, colour, lift in (
        (glass, "#e4f2f8", 4), (marks, "#3f5f7a", 0), (column, "#d8333c", 0),
    ):  # fmt: skip
        scene.lay(Sheet(outline, colour, ("thermometer",), lift=lift), x=-0.1, y=-0.54, turn=6)


def _ice_bag(scene: Scene) -> None:
    """A bag of ice for a head with a fever."""
    bag = blob("-.13,-.02 -.12,.07 -.03,.1 0,.17 .03,.1 .12,.07 .13,-.02 0,-.05")
    scene.lay(Sheet(bag, "#7fb8dc", ("ice bag",), lift=4), x=0.11, y=-0.34, turn=-4)


def _worm_nurse(scene: Scene) -> None:
    """She looks out of her tunnel with a list in her hand."""
    scene.lay(
        Sheet(ellipse(0.26, 0.3).at(-0.62, -0.1), "#8a5a34", ("tunnel",), lift=0, shade="#5a3420")
    )
    tunnel = ellipse(0.26, 0.3).at(-0.62, -0.1) | box(1.0, 0.7).at(-0.5, 0.26)
    body = strip(
        [(-0.66, -0.46), (-0.62, -0.2), (-0.5, -0.02), (-0.5, 0.2), (-0.4, 0.36)], 0.26, 0.24
    )
    head = ellipse(0.17, 0.16).at(-0.36, 0.38)
    scene.lay(Sheet((body | head) & tunnel, "#9cc25a", ("worm",), lift=9))
    for k in range(4):
        y = -0.06 + 0.1 * k
        scene.lay(
            Sheet(
                strip([(-0.63 + 0.01 * k, y), (-0.5, y - 0.03), (-0.38, y)], 0.014),
                "#7aa044",
                lift=0,
            )
        )
    for x in (-0.38, -0.26):
        scene.lay(Sheet(ellipse(0.042).at(x, 0.42), "#fffaf0", lift=2))
        scene.lay(Sheet(ellipse(0.02).at(x + 0.012, 0.41), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(strip([(-0.38, 0.32), (-0.31, 0.29), (-0.24, 0.33)], 0.02), "#4a6a2a", lift=1))
    cap = polygon("-.16,0 .16,0 .12,.16 -.12,.16").turned(8).at(-0.37, 0.5)
    scene.lay(Sheet(cap, "#fffaf0", ("cap",), lift=5))
    heart = blob("0,-.06 0,-.06 -.06,.01 -.04,.05 0,.03 0,.03 .04,.05 .06,.01")
    scene.lay(Sheet(heart.turned(8).at(-0.38, 0.58), "#d0393c", ("heart",), lift=1))
    board = box(0.2, 0.26).turned(-10).at(-0.2, 0.04)
    scene.lay(Sheet(board, "#fdf6e6", ("list",), lift=6))
    lines = strips([((-0.26, 0.12 - 0.05 * k), (-0.14, 0.1 - 0.05 * k)) for k in range(4)], 0.012)
    scene.lay(Sheet(lines, "#8f7a6a", lift=0))
    arm = strip([(-0.48, 0.14), (-0.42, 0.02), (-0.28, 0.03)], 0.09, 0.06)
    arm = arm | ellipse(0.045).at(-0.48, 0.14) | ellipse(0.04).at(-0.27, 0.03)
    scene.lay(Sheet(arm, "#8ab54c", ("arm",), lift=4))
