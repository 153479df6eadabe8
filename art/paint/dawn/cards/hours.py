"""Hours: twins in an hourglass, and two more minutes on the line."""

from dataclasses import replace

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people, town
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet, Sheets

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


_TWIN_SKIN, _TWIN_HAIR, _SAND = "#c98a62", "#2a1820", "#f0b850"
_TWIN = figures.Profile(nose=0.8, chin=0.8, lips=1.2, crown=1.06, bridge=-0.5, tip=1.1)


@card(
    palette="sepia_memory",
    hand="cut_paper",
    title="One of them is always late",
    subject="twins in an hourglass",
    props=("hourglass", "sand", "note", "hands"),
    mood=("fateful", "sad", "close"),
)
def hourglass_twins(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#4a2a4c", lift=0, shade="#b85f56"))
    half = blob(
        "-1.5,2.2 -1.5,2.2 -1.3,1.0 -.9,.52 -.42,.26 -.16,.12 -.11,.0 -.11,.0 .11,.0 .11,.0"
        " .16,.12 .42,.26"
        " .9,.52 1.3,1.0 1.5,2.2 1.5,2.2"
    )
    glass = (half | half.scaled(1, -1)).turned(-12)
    scene.lay(Sheet(glass, "#a9d4d0", ("hourglass",), lift=14, shade="#dfe6d2"))
    _upper(scene, glass)
    _lower(scene, glass)
    _letter(scene)
    collar = strip(((-0.22, 0.05), (0.22, -0.05)), 0.11)
    scene.lay(Sheet(collar, "#9a5638", ("wood",), lift=8))
    scene.lay(Sheet(strip(((-0.22, 0.05), (0.22, -0.05)), 0.03), "#c8784a", lift=2))
    return PaperPlan()


def _twin(dress: str, ribbon: str, gaze_up: bool) -> list[Sheet]:
    """A girl's head in profile with freckles and a plait, her shoulder in a striped dress."""
    head = figures.head(_TWIN_SKIN, _TWIN_HAIR, _TWIN, "bob", "open", dress)
    freckles = beads(points(".24,-.10 .30,-.13 .27,-.17 .20,-.08"), 0.012)
    clip = ellipse(0.07, 0.035).turned(30).at(0.10, 0.46)
    brow = strip(points(".18,.16 .26,.205 .36,.185"), 0.03, 0.02) if gaze_up else Outline(())
    return [
        *head, Sheet(freckles, mix(_TWIN_SKIN, "#6a2a1c", 0.5), lift=0), Sheet(brow, _TWIN_HAIR,
            lift=1),
        Sheet(clip, ribbon, ("hair clip",), lift=3),
    ]  # fmt: skip


def _upper(scene: Scene, glass: Outline) -> None:
    """She lies on the sand and reaches down after what she has written."""
    above = glass - polygon("-2,0 2,0 2,-3 -2,-3")
    _lay_within(scene, _twin("#c8443c", "#f2c14a", gaze_up=False), above, 0.86, -34, -0.26, 1.00)
    sand = blob(
        "-1.4,.70 -.8,.60 -.36,.42 -.10,.16 .0,.02 .12,.08 .30,.34 .70,.48 1.4,.60 1.4,-.2 -1.4,-.2"
    )
    scene.lay(Sheet(sand & above, _SAND, lift=5, pattern="dots"))
    hand = figures.hand(_TWIN_SKIN, (-34, -14, -2, 10, 24), None, "#c8443c")
    _lay_within(scene, hand, above, 0.50, -130, -0.44, 0.58)


def _lower(scene: Scene, glass: Outline) -> None:
    """Her sister below, who looks up and holds a hand out for it."""
    below = glass - polygon("-2,-.12 2,-.12 2,3 -2,3")
    _lay_within(
        scene, _twin("#3f6f9a", "#c8443c", gaze_up=True), below, 0.84, -30, 0.56, -0.92, flip=True
    )
    heap = blob(
        "-1.4,-1.36 -.6,-1.28 -.2,-1.10 .0,-1.04 .2,-1.14 .6,-1.34 1.4,-1.42 1.4,-1.8 -1.4,-1.8"
    )
    stream = strip(points(".02,.10 .0,-.2 -.02,-.6 -.02,-1.3"), 0.05, 0.08)
    scene.lay(Sheet(stream, _SAND, ("sand",), lift=3))
    scene.lay(Sheet(heap & glass, _SAND, ("sand",), lift=6, pattern="dots"))
    hand = figures.hand(_TWIN_SKIN, (-44, -14, -1, 12, 28), None, "#3f6f9a")
    _lay_within(scene, hand, below, 0.54, -16, -0.40, -0.98)


def _lay_within(
    scene: Scene, sheets: Sheets, glass: Outline, size: float, turn: float, x: float, y: float,
    flip: bool = False,
) -> None:  # fmt: skip
    """Lay what is in the glass, so that nothing of it shows outside."""
    for sheet in sheets:
        placed = sheet.placed(x, y, size, turn, flip)
        scene.lay(replace(placed, outline=placed.outline & glass))


def _letter(scene: Scene) -> None:
    """A sealed letter that has come through the neck."""
    for sheet in (
        Sheet(box(0.36, 0.24), "#fdf8ec", ("note",), lift=7),
        Sheet(
            strips([((-0.17, 0.11), (0.0, -0.02)), ((0.17, 0.11), (0.0, -0.02))], 0.012),
            "#b8a080",
            lift=0,
        ),
        Sheet(ellipse(0.042).at(0, -0.01), "#c8303a", ("seal",), lift=2),
    ):
        scene.lay(sheet, x=-0.03, y=-0.30, turn=16)


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
