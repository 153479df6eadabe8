"""Hours: twins in an hourglass, and two more minutes on the line."""

from art.paint.story.card import card
from art.paint.story.cutouts import figures, people, town
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_TWIN = Dress(
    skin="#c98a62",
    hair="#2a1820",
    coat="#c8443c",
    legs="#2c3350",
    cut="bob",
    kind=figures.CHILD,
    head=0.29,
    skirt=0.12,
)


_OTHER = Dress(
    skin="#c98a62",
    hair="#2a1820",
    coat="#3f6f9a",
    legs="#5a2a3a",
    cut="bob",
    kind=figures.CHILD,
    head=0.29,
    skirt=0.12,
)


_DOWN = Stance(
    near=((0.2, 0.46), (0.38, 0.2)),
    far=((-0.02, 0.5), (0.12, 0.32)),
    legs=people.KNEEL_LEGS,
    lean=-10,
    nod=-14,
)


@card(
    palette="sepia_memory",
    hand="cut_paper",
    title="One of them is always late",
    subject="twins in an hourglass",
    props=("hourglass", "sand", "note"),
    mood=("fateful", "sad", "close"),
)
def hourglass_twins(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5a3350", lift=0, shade="#c8705a"))
    upper = blob(
        "-.62,1.2 -.62,1.2 -.66,.8 -.46,.4 -.1,.1 -.06,0 -.06,0 .06,0 .06,0 .1,.1 .46,.4"
        " .66,.8 .62,1.2 .62,1.2"
    )
    glass = (upper | upper.scaled(1, -1)).at(0.1, 0)
    scene.lay(Sheet(glass, "#a9d0cc", ("hourglass",), lift=11, shade="#e2e6d0"))
    level = blob(
        "-1,.62 -.4,.54 0,.36 .12,.3 .3,.42 .7,.6 1.2,.66 1.2,-.02 1.2,-.02 -1,-.02 -1,-.02"
    )
    sand = level & glass
    scene.lay(Sheet(sand, "#f0b850", ("sand",), lift=5, pattern="dots"))
    scene.lay(people.person(_TWIN, _DOWN), x=-0.16, y=0.38, scale=0.68)
    scene.lay(Sheet(strip(((0.1, 0.02), (0.1, -0.96)), 0.034, 0.05), "#f0b850", lift=3))
    heap = blob("-.64,-1.16 -.4,-1.0 -.1,-.9 .1,-.84 .3,-.94 .62,-1.16 .62,-1.16 -.64,-1.16").at(
        0.1, 0
    )
    scene.lay(Sheet(heap, "#f0b850", lift=5, pattern="dots"))
    up = Stance(near=((0.19, 0.86), (0.27, 1.06)), far=((-0.1, 0.56), (-0.16, 0.44)), nod=18)
    scene.lay(people.person(_OTHER, up), x=-0.15, y=-0.97, scale=0.65)
    _letter(scene)
    shine = strip([(-0.4, 0.98), (-0.44, 0.8), (-0.34, 0.6)], 0.05, 0.02)
    scene.lay(Sheet(shine | shine.scaled(1, -1).at(0.0, 0.1), "#f6f6ea", lift=0))
    for y in (1.28, -1.28):
        scene.lay(Sheet(box(1.62, 0.16).at(0.1, y), "#7a4030", ("wood",), lift=10))
    for x in (-0.62, 0.82):
        scene.lay(Sheet(strip(((x, -1.24), (x, 1.24)), 0.075), "#9a5638", lift=9))
    return PaperPlan()


def _letter(scene: Scene) -> None:
    """A sealed letter that has come through the neck."""
    for sheet in (
        Sheet(box(0.28, 0.18), "#fdf8ec", ("note",), lift=6),
        Sheet(strip([(-0.14, 0.09), (0.0, -0.02), (0.14, 0.09)], 0.012), "#b8a080", lift=0),
        Sheet(ellipse(0.032).at(0, -0.01), "#c8303a", ("seal",), lift=2),
    ):
        scene.lay(sheet, x=0.11, y=-0.19, turn=12)


_CHILD = Dress(
    skin="#8a5238",
    hair="#1c1420",
    coat="#f0c24a",
    legs="#5d8ac4",
    shoes="#c8443c",
    cut="curls",
    kind=figures.CHILD,
    head=0.3,
    pattern="dots",
)


_TUG = Stance(near=((0.15, 0.68), (0.27, 0.76)), far=((0.1, 0.68), (0.24, 0.84)), nod=16)


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="Two more minutes",
    subject="ghost hanging on the washing line",
    props=("washing line", "child", "slippers"),
    mood=("funny", "homely", "sleepy"),
)
def sheet_ghost_mother(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3c2f6a", lift=0, shade="#f0946a"))
    scene.lay(Sheet(ellipse(0.2).at(-0.6, 1.1), "#fff0c4", ("moon",), glow=0.5))
    walls, windows = town.skyline(9, -0.9, 0.2, 0.5, 9)
    scene.lay(Sheet(walls, "#5a3a6c", ("town",), lift=8))
    scene.lay(Sheet(windows, "#ffd98a", glow=0.3))
    line = [(-1.2, 1.02), (-0.22, 0.84), (0.26, 0.76), (0.72, 0.88), (1.2, 1.04)]
    scene.lay(town.thread(line, "#f4ead6", 0.016))
    scene.lay(
        Sheet(
            land((-1, -1.2), (0, -1.12), (1, -1.2)),
            "#3f5a48",
            ("grass",),
            lift=10,
            pattern="leaves",
        )
    )
    scene.lay(people.person(_CHILD, _TUG), x=-0.5, y=-1.28, scale=0.84)
    arm = people.sleeve([(-0.1, -0.56), (-0.34, -0.8), (-0.58, -0.86)], 0.26, 0.15)
    scene.lay(Sheet(arm | ellipse(0.075).at(-0.58, -0.86), "#fdf8f0", ("arm",), lift=8))
    _ghost(scene)
    scene.lay(people.fist("#8a5238"), x=-0.28, y=-0.62, scale=0.15, turn=60)
    feet = ellipse(0.13, 0.07).at(0.12, -1.13) | ellipse(0.13, 0.07).at(0.46, -1.15)
    scene.lay(Sheet(feet, "#e8788a", ("slippers",), lift=7))
    scene.lay(Sheet(beads([(0.04, -1.1), (0.38, -1.12)], 0.04), "#fdf3e2", lift=3))
    scene.lay(
        Sheet(
            ellipse(0.07, 0.09).at(-0.82, -1.2)
            | ellipse(0.06).at(-0.82, -1.1)
            | beads([(-0.87, -1.05), (-0.77, -1.05)], 0.026),
            "#b58a5c",
            ("toy bear",),
            lift=5,
        )
    )
    sock = blob("-.02,0 -.02,0 -.03,-.3 .05,-.38 .2,-.36 .2,-.28 .1,-.24 .1,0 .1,0")
    scene.lay(Sheet(sock, "#5db0b8", ("sock",), lift=6, pattern="stripes"), x=-0.72, y=0.94)
    scene.lay(Sheet(box(0.03, 0.09).at(-0.67, 0.94), "#c98a4c", lift=4))
    return PaperPlan(stars=50)


def _ghost(scene: Scene) -> None:
    """A large sheet with two pegs, and closed eyes."""
    body = blob(
        "-.3,.86 -.3,.86 .26,.8 .8,.92 .8,.92 .86,.3 .8,-.3 .88,-.94 .88,-.94 .7,-.84"
        " .54,-.98 .36,-.86 .18,-1.0"
        " 0,-.88 -.14,-1 -.3,-.86 -.3,-.86 -.26,-.3 -.36,.3"
    )
    scene.lay(Sheet(body, "#fdf8f0", ("ghost",), lift=14, shade="#e4d8ea"))
    folds = (
        strip([(-0.2, 0.6), (-0.1, 0.1), (-0.16, -0.7)], 0.012)
        | strip([(0.66, 0.6), (0.6, 0.0), (0.68, -0.7)], 0.012)
        | strip([(0.2, -0.2), (0.24, -0.5), (0.2, -0.84)], 0.012)
    )
    scene.lay(Sheet(folds, "#c8bcd8", lift=0))
    _ghost_face(scene)


def _ghost_face(scene: Scene) -> None:
    """Shut eyes, a yawn, curlers, and the pegs."""
    for x in (0.08, 0.46):
        scene.lay(
            Sheet(
                strip([(x - 0.11, 0.36), (x, 0.28), (x + 0.11, 0.36)], 0.04),
                "#3a2a50",
                ("eye",),
                lift=1,
            )
        )
        scene.lay(
            Sheet(
                strips(
                    [
                        ((x - 0.08, 0.31), (x - 0.11, 0.25)),
                        ((x, 0.28), (x, 0.21)),
                        ((x + 0.08, 0.31), (x + 0.11, 0.25)),
                    ],
                    0.018,
                ),
                "#3a2a50",
                lift=1,
            )
        )
    scene.lay(Sheet(beads([(-0.04, 0.16), (0.58, 0.16)], 0.075), "#f4b8b0", lift=0))
    scene.lay(Sheet(ellipse(0.06, 0.08).at(0.27, 0.1), "#5a3a5c", ("open mouth",), lift=1))
    for x, y in ((-0.22, 0.86), (0.72, 0.92)):
        scene.lay(Sheet(box(0.05, 0.17).at(x, y), "#d98a4a", ("peg",), lift=6))
    curler = [(0.02, 0.72), (0.26, 0.7), (0.5, 0.72)]
    for x, y in curler:
        scene.lay(
            Sheet(ellipse(0.1, 0.06).at(x, y), "#e8788a", ("curlers",), lift=5, pattern="stripes")
        )
