"""A piano that comes down slowly."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.cutouts import figures, people, town
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
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
from art.paint.story.sheets import Sheet

_RIG: dict[str, Any] = {"x": 0.22, "y": -0.42, "scale": 0.9, "turn": -11}
"""Where the piece of floor hangs with all that stands on it."""
_BLACK, _SHINE = "#2b2438", "#5f5478"


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="Somebody upstairs is moving out",
    subject="piano under a parachute of sheet music",
    props=("pianist", "parachute", "floor", "plant", "plug"),
    mood=("calm", "comic", "free"),
)
def falling_piano(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#6fb0c8", lift=0, shade="#f8d8b0"))
    roofs = polygon(
        "-1.3,-1.3 -.8,-1.12 -.4,-1.34 -.4,-1.2 -.28,-1.2 -.28,-1.3 .1,-1.2 .5,-1.4 .9,-1.16"
        " 1.3,-1.3 1.3,-1.8 -1.3,-1.8"
    )
    scene.lay(Sheet(roofs, "#b8604a", ("roofs",), lift=6))
    ends, middle = ((-0.9, -0.6), (0.82, -0.9)), (0.05, 0.7)
    lines = [((-0.86, 0.62), ends[0]), ((0.9, 0.62), ends[1]), (middle, ends[0]), (middle, ends[1])]
    scene.lay(Sheet(strips(lines, 0.014), "#5a3a38", ("cords",), lift=3))
    _parachute(scene)
    _floor(scene)
    _piano(scene)
    _pianist(scene)
    return PaperPlan()


def _parachute(scene: Scene) -> None:
    """Gores of sheet music, with staves that follow the dome."""
    dome = blob(
        "-.92,.6 -.92,.6 -.8,1.0 -.44,1.3 .04,1.4 .52,1.3 .86,1.0 .96,.6 .96,.6 .76,.68 .58,.6"
        " .58,.6 .4,.7 .22,.62 .22,.62 .04,.72 -.16,.62 -.16,.62 -.36,.7 -.54,.6 -.54,.6 -.74,.68"
    )
    scene.lay(Sheet(dome, "#fdf6e2", ("parachute",), lift=14))
    for left, right in ((-0.54, -0.16), (0.22, 0.58)):
        gore = polygon((0.04, 1.42), (left, 0.5), (right, 0.5)) & dome
        scene.lay(Sheet(gore, "#ecdcb8", ("sheet music",), lift=2))
    for base in (0.5, 0.78):
        for row in range(4):
            size = base + 0.036 * row
            arc = [
                (0.03 + 0.98 * size * math.cos(a), 0.52 + 0.86 * size * math.sin(a))
                for a in (math.radians(10 * k) for k in range(19))
            ]
            scene.lay(Sheet(strip(arc, 0.009) & dome, "#8a7a80", lift=0))
    notes = ((-0.68, 0.8, 20), (-0.34, 1.08, 8), (0.3, 1.1, -8), (0.66, 0.84, -20), (0.04, 0.86, 0))
    for x, y, turn in notes:
        scene.lay(
            Sheet(town.note_outline(), _BLACK, ("notes",), lift=1), x=x, y=y, scale=1.5, turn=turn
        )


def _floor(scene: Scene) -> None:
    """It took the floor along, and a lamp's cable that is still looking for its socket."""
    cable = strip(points(".3,-.42 .36,-.62 .24,-.72 .34,-.86"), 0.022)
    plug = box(0.09, 0.1).at(0.35, -0.9) | strips(
        [((0.33, -0.94), (0.34, -1.0)), ((0.37, -0.94), (0.38, -1.0))], 0.016
    )
    scene.lay(Sheet(cable | plug, "#4a3a4c", ("plug",), lift=5), **_RIG)
    boards = polygon(
        "-1.26,-.34 .78,-.34 .74,-.4 .8,-.46 .5,-.5 .2,-.46 -.2,-.52 -.7,-.47 -1.22,-.5"
    )
    scene.lay(Sheet(boards, "#c98a56", ("floor",), lift=9), **_RIG)
    scene.lay(
        Sheet(polygon("-.92,-.31 .74,-.31 .74,-.35 -.92,-.35"), "#b8323c", ("rug",), lift=3), **_RIG
    )


def _piano(scene: Scene) -> None:
    """A grand piano from the side, with its lid up and a plant on it."""
    lid = blob("-.34,.26 -.34,.26 -.2,.6 .06,.86 .4,.9 .56,.68 .64,.3 .64,.3")
    scene.lay(Sheet(lid, _SHINE, ("lid",), lift=8), **_RIG)
    scene.lay(Sheet(strip(((0.16, 0.28), (0.24, 0.68)), 0.035), "#e9b44a", lift=3), **_RIG)
    legs = polygon("-.5,.04 -.34,.04 -.39,-.32 -.45,-.32") | polygon(
        ".46,.04 .62,.04 .57,-.32 .51,-.32"
    )
    scene.lay(Sheet(legs, _BLACK, ("piano",), lift=6), **_RIG)
    case = polygon("-.64,.06 -.62,.3 .7,.3 .68,.02 .2,-.02 -.4,.02")
    scene.lay(Sheet(case, _BLACK, ("piano",), lift=10), **_RIG)
    scene.lay(Sheet(strip(((-0.56, 0.25), (0.64, 0.25)), 0.022), _SHINE, lift=0), **_RIG)
    scene.lay(Sheet(box(0.32, 0.075).at(-0.73, 0.17), "#fdf8ee", ("keys",), lift=5), **_RIG)
    sharps = [((-0.85 + 0.055 * k, 0.205), (-0.85 + 0.055 * k, 0.15)) for k in range(5)]
    scene.lay(Sheet(strips(sharps, 0.024), _BLACK, lift=1), **_RIG)
    scene.lay(Sheet(box(0.36, 0.06).at(-0.73, 0.105), _BLACK, ("piano",), lift=5), **_RIG)
    leaves = blob("0,0 -.12,.14 -.1,.26 0,.1 .02,.32 .08,.1 .18,.22 .16,.1 .06,0").at(-0.5, 0.42)
    scene.lay(Sheet(leaves, "#3f8f5a", ("plant",), lift=4), **_RIG)
    scene.lay(
        Sheet(polygon("-.57,.44 -.39,.44 -.42,.3 -.54,.3"), "#e0703a", ("pot",), lift=5), **_RIG
    )


def _pianist(scene: Scene) -> None:
    """She plays on with her eyes closed."""
    stool = ellipse(0.16, 0.04).at(-1.06, 0.0) | strips(
        [((-1.14, 0.0), (-1.18, -0.34)), ((-0.98, 0.0), (-0.94, -0.34))], 0.036
    )
    scene.lay(Sheet(stool, "#e9b44a", ("stool",), lift=5), **_RIG)
    dress = Dress(
        "#8a5238", "#1c1420", "#c8323c", "#3a3460", kind=figures.WOMAN, cut="bun",
        look=Expression("smile", None),
    )  # fmt: skip
    play = Stance(
        near=((0.12, 0.56), (0.26, 0.54)), far=((0.10, 0.58), (0.27, 0.57)), legs=people.SIT_LEGS,
        nod=-6,
    )  # fmt: skip
    for sheet in people.person(dress, play):
        scene.lay(sheet.placed(-1.08, -0.42, 1.1, 0, flip=False), **_RIG)
