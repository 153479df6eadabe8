"""A nest as large as a house, and the last egg in it."""

import math

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature, people
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.cutouts.people import SIT_LEGS, Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_BACK = "#2f5f86"
_BREAST = "#f0a86a"


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="Reading to the last egg",
    subject="reader in the nest of a great bird",
    props=("egg", "bird", "book", "nest"),
    mood=("protective", "patient", "hopeful"),
)
def nest_reader(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#173848", lift=0, shade="#5f8f70"))
    scene.lay(Sheet(ellipse(0.24).at(-0.6, 1.04), "#fff0c8", ("moon",), glow=0.6))
    for x, y, size, turn in (
        (-0.98, 0.5, 0.7, 30),
        (-0.96, 0.14, 0.62, -8),
        (-0.5, 1.5, 0.6, -70),
        (-0.06, 1.5, 0.5, -110),
    ):
        scene.lay(nature.leaf("#3f7d5a", 0.9, 0.36), x=x, y=y, scale=size, turn=turn)
    bowl = land((-1, -0.66), (-0.4, -0.86), (0.4, -0.86), (1, -0.66))
    scene.lay(Sheet(bowl, "#3a2628", ("nest",), lift=5))
    _twigs(scene, -0.72, 0.3, 15, 0.0)
    _bird(scene)
    _egg(scene)
    scene.lay(Sheet(land((-1, -0.86), (-0.4, -1.0), (0.4, -1.02), (1, -0.9)), "#4a3028", lift=6))
    _twigs(scene, -0.98, 0.2, 13, 1.0)
    _reader(scene)
    _lamp(scene, 0.76, -1.0)
    scene.lay(Sheet(land((-1, -1.16), (-0.3, -1.3), (0.4, -1.3), (1, -1.16)), "#3a2628", lift=6))
    _twigs(scene, -1.22, 0.34, 21, 2.0)
    return PaperPlan()


def _twigs(scene: Scene, level: float, deep: float, count: int, seed: float) -> None:
    """One row of the nest: crossing twigs that dip in the middle."""
    for index in range(count):
        x = -1.15 + 2.3 * (index * 0.618 % 1)
        y = level - deep * (index * 0.414 % 1) + 0.12 * x * x
        lean = math.radians(26 * math.sin(index * 2.7 + seed))
        half = 0.34 + 0.1 * math.sin(index * 1.9 + seed)
        ends = [
            (x - half * math.cos(lean), y - half * math.sin(lean)),
            (x, y + 0.03),
            (x + half * math.cos(lean), y + half * math.sin(lean)),
        ]
        tone = ("#6b4630", "#8a5f3c", "#52362c", "#a87a4c")[index % 4]
        scene.lay(Sheet(strip(ends, 0.075, 0.035), tone, ("nest",), lift=5))


def _scallops(left: float, right: float, top: float, rows: int, size: float) -> list[Outline]:
    """Rows of overlapping feathers, the lowest first."""
    result = []
    for row in range(rows):
        y = top - size * 0.9 * (rows - 1 - row)
        feathers = Outline(())
        count = int((right - left) / size) + 2
        for k in range(count):
            x = left + size * (k + 0.5 * (row % 2))
            feathers = feathers | ellipse(size * 0.56, size * 0.8).at(x, y)
        result.append(feathers)
    return result


def _bird(scene: Scene) -> None:
    """Head bent over the nest, a warm breast to lean on, the wing along the edge."""
    body = blob(
        "1.4,1.3 .8,1.36 .46,1.34 .2,1.2 .1,.98 .12,.76 .2,.56 .12,.3 .02,-.1"
        " .08,-.6 .24,-1.3 1.4,-1.4"
    )
    scene.lay(Sheet(body, _BACK, ("great bird",), lift=14, shade="#254a6e"))
    breast = blob(".16,.66 .3,.62 .52,.4 .66,.0 .7,-.6 .66,-1.3 .24,-1.3 .08,-.6 .02,-.1 .12,.3")
    scene.lay(Sheet(breast, _BREAST, ("breast",), lift=3))
    for index, feathers in enumerate(_scallops(0.0, 0.7, 0.36, 8, 0.19)):
        tone = mix(_BREAST, "#fff0d0" if index % 2 else "#c8643c", 0.2)
        scene.lay(Sheet(feathers & breast, tone, lift=3))
    wing = blob(
        "1.3,.6 .98,.56 .74,.3 .62,-.1 .62,-.5 .7,-.86 .7,-.86 .8,-.78 .84,-.98"
        " .84,-.98 .94,-.86 1.3,-1.1"
    )
    scene.lay(Sheet(wing, mix(_BACK, "#ffffff", 0.1), ("wing",), lift=10, shade="#2a5480"))
    quills = [strip(points(line), 0.014, 0.008) for line in (
        ".9,.3 .76,-.2 .76,-.72", "1.0,.3 .88,-.2 .88,-.8", ".8,.16 .69,-.2 .68,-.56",
    )]  # fmt: skip
    for quill in quills:
        scene.lay(Sheet(quill, "#254a6e", lift=0))
    face = blob(".1,.96 .18,.8 .34,.72 .52,.8 .56,.98 .44,1.12 .24,1.12")
    scene.lay(Sheet(face, "#f6e6cc", ("head",), lift=3))
    beak = blob(".17,1.0 .04,.94 -.1,.8 -.16,.62 -.16,.62 .02,.68 .16,.76 .24,.84")
    scene.lay(Sheet(beak, "#f2b03a", ("beak",), lift=7))
    scene.lay(Sheet(strip(points("-.14,.64 .02,.78 .18,.86"), 0.014), "#b8742a", lift=0))
    scene.lay(Sheet(ellipse(0.1).at(0.35, 0.95), "#fffaf0", lift=3))
    scene.lay(Sheet(ellipse(0.055).at(0.315, 0.925), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(beads([(0.33, 0.945)], 0.014), "#fffaf0", lift=0))
    lid = ellipse(0.104).at(0.35, 0.95) - ellipse(0.16).at(0.33, 0.86)
    scene.lay(Sheet(lid, mix(_BACK, "#ffffff", 0.2), lift=2))
    crest = blob(".5,1.28 .6,1.5 .66,1.38 .8,1.5 .8,1.36 .98,1.42 .84,1.24")
    scene.lay(Sheet(crest, mix(_BACK, "#ffffff", 0.15), lift=4))


def _egg(scene: Scene) -> None:
    """The last egg listens: through a crack somebody looks at the book."""
    shell = blob(
        "-.5,.02 -.28,-.12 -.12,-.46 -.1,-.74 -.22,-1.04 -.5,-1.16 -.78,-1.04 -.9,-.74"
        " -.88,-.46 -.72,-.12"
    )
    scene.lay(Sheet(shell, "#e6f0e0", ("egg",), lift=12, shade="#a8ccb8"))
    spots = (
        (-0.72, -0.34, 0.05),
        (-0.6, -0.12, 0.035),
        (-0.8, -0.62, 0.04),
        (-0.64, -0.72, 0.06),
        (-0.44, -0.88, 0.04),
    )
    for x, y, r in spots:
        scene.lay(Sheet(ellipse(r, r * 0.8).turned(40).at(x, y), "#6fa894", lift=0))
    crack = polygon(
        "-.46,-.1 -.42,-.22 -.5,-.3 -.42,-.36 -.48,-.5 -.36,-.5 -.3,-.6 -.24,-.5 -.16,-.52 -.22,-.4"
        " -.16,-.34 -.26,-.28 -.28,-.18 -.36,-.22"
    )
    scene.lay(Sheet(crack, "#3a2430", ("crack",), lift=0))
    scene.lay(Sheet(ellipse(0.085, 0.09).at(-0.33, -0.37) & crack, "#fffaf0", lift=0))
    scene.lay(Sheet(ellipse(0.046).at(-0.3, -0.38), "#1c1420", ("eye in the egg",), lift=0))
    scene.lay(Sheet(beads([(-0.29, -0.365)], 0.013), "#fffaf0", lift=0))
    line = strip(points("-.24,-.58 -.3,-.68 -.24,-.76 -.3,-.86"), 0.016, 0.005)
    scene.lay(Sheet(line, "#3a2430", lift=0))


_READER = Dress(
    skin="#b5794f", hair="#f4f0ea", coat="#c8443c", legs="#4a4470", shoes="#2a1c24", cut="bun",
    kind=figures.OLD, scarf="#f2c14a", head=0.3,
)  # fmt: skip


def _reader(scene: Scene) -> None:
    """An old woman with glasses, her back against the breast, the book on her knees."""
    pose = Stance(
        near=((0.1, 0.5), (0.25, 0.52)),
        far=((0.12, 0.54), (0.3, 0.54)),
        legs=SIT_LEGS,
        lean=6,
        nod=-12,
    )
    x, y, size = 0.4, -1.42, 1.3
    glasses = ring(0.1, 0.078).at(0.28, 0.03) | strip(((0.18, 0.04), (-0.04, 0.02)), 0.022)
    worn = Sheet(glasses, "#2a1c24", ("glasses",), lift=2).placed(0.005, 0.891, 0.3, -12, False)
    old = [*people.person(_READER, pose), worn.placed(0, 0, 1, pose.lean, False)]
    scene.lay(old, x=x, y=y, scale=size, flip=True)
    cover = polygon("-.26,.2 0,.0 .26,.12 .3,-.12 .03,-.24 -.22,-.04")
    leaves = polygon("-.24,.22 0,.04 .25,.15 .28,-.08 .03,-.19 -.2,.0")
    scene.lay(Sheet(cover, "#2c3350", ("book",), lift=8), x=0.02, y=-0.67, scale=0.84)
    scene.lay(Sheet(leaves, "#fff6e0", lift=3), x=0.02, y=-0.67, scale=0.84)
    fold = strips([((0.0, 0.04), (0.03, -0.19))], 0.012)
    scene.lay(Sheet(fold, "#c8b490", lift=0), x=0.02, y=-0.67, scale=0.84)
    hand = ellipse(0.055, 0.045).at(0.2, -0.7)
    scene.lay(Sheet(hand, "#b5794f", ("hand",), lift=4))


def _lamp(scene: Scene, x: float, y: float) -> None:
    """Half a shell of an elder brother serves as a reading lamp."""
    scene.lay(Sheet(blob("-.06,.1 0,.3 .06,.1 0,.02").at(x, y), "#fff0a0", ("flame",), glow=0.8))
    shell = polygon(
        "-.18,.1 -.1,.03 -.04,.1 .04,.02 .1,.1 .18,.04 .2,-.06 .12,-.2 -.1,-.2 -.2,-.08"
    )
    scene.lay(Sheet(shell.at(x, y), "#e6f0e0", ("broken shell",), lift=7, shade="#a8ccb8"))
    scene.lay(Sheet(ellipse(0.03, 0.024).at(x - 0.08, y - 0.08), "#6fa894", lift=0))
