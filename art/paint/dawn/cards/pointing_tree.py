"""A tree whose branches are arms, each pointing another way."""

import math
from typing import Any

from art.paint.dawn.onlookers import waiting_dog
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Pattern, Point, Sheet

_BARK = "#5f3c30"


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Which one did you mean",
    subject="tree whose branches are arms in sleeves",
    props=(
        "pointing hands",
        "traveller with a suitcase",
        "dog",
        "nest",
        "crossed fingers",
        "empty sleeve",
    ),
    mood=("undecided", "curious", "strange"),
)
def tree_of_doors(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8fc4c0", lift=0, shade="#fbe0a8"))
    scene.lay(Sheet(ellipse(0.27).at(-0.72, -0.16), "#fff3c4", ("sun",), glow=0.5))
    hills = land((-1, -0.5), (-0.3, -0.36), (0.4, -0.5), (1, -0.34))
    scene.lay(Sheet(hills, "#d8a054", ("hills",), lift=5))
    _roads(scene)
    _upper_arms(scene)
    _trunk(scene)
    _front_arm(scene)
    _seedling(scene)
    _traveller(scene)
    return PaperPlan()


def _roads(scene: Scene) -> None:
    """A meadow with three roads that all begin at the tree."""
    meadow = land((-1, -0.72), (0, -0.62), (1, -0.74))
    scene.lay(Sheet(meadow, "#9a9c48", ("meadow",), lift=7, shade="#6f7f3c", pattern="leaves"))
    for line, start, end in (
        (".3,-1.1 -.2,-.96 -.6,-.86 -1.2,-.84", 0.3, 0.06),
        (".3,-1.1 .76,-1.0 .86,-.84 .72,-.74 .74,-.68", 0.3, 0.03),
        (".1,-1.1 -.1,-1.4 -.2,-1.8", 0.4, 0.6),
    ):
        scene.lay(Sheet(strip(points(line), start, end), "#e6c88a", ("roads",), lift=0))


def _pointing() -> Outline:
    """A hand with a stretched forefinger, pointing right from its wrist at the origin."""
    palm = blob("-.1,.18 .2,.24 .44,.22 .54,.06 .52,-.16 .4,-.26 .16,-.26 -.1,-.18")
    finger = strip(((0.36, 0.13), (0.94, 0.12)), 0.17, 0.13) | ellipse(0.065).at(0.94, 0.12)
    return palm | finger


def _crossed() -> Outline:
    """A hand with two fingers crossed."""
    palm = blob("-.1,.18 .2,.24 .44,.22 .54,.06 .52,-.16 .4,-.26 .16,-.26 -.1,-.18")
    one = strip(points(".36,.14 .66,.12 .9,-.04"), 0.16, 0.12) | ellipse(0.06).at(0.9, -0.04)
    return palm | one


def _hand(scene: Scene, wrist: Point, turn: float, size: float, skin: str, kind: str) -> None:
    """A large hand with knuckles and a thumb; it points, keeps its fingers crossed or lies open."""
    at: dict[str, Any] = {"x": wrist[0], "y": wrist[1], "scale": size, "turn": turn}
    if abs(turn) > 90:
        at = {**at, "turn": turn - 180, "flip": True}
    dark = mix(skin, "#2a1418", 0.3)
    if kind == "crossed":
        second = strip(points(".36,.0 .64,.1 .9,.2"), 0.15, 0.12) | ellipse(0.06).at(0.9, 0.2)
        scene.lay(Sheet(second, mix(skin, "#2a1418", 0.1), lift=5), **at)
    outline = _crossed() if kind == "crossed" else _pointing()
    scene.lay(Sheet(outline, skin, ("hand",), lift=8), **at)
    for x, y in ((0.47, 0.0), (0.46, -0.1), (0.4, -0.19)):
        scene.lay(Sheet(ellipse(0.1, 0.055).at(x, y), mix(skin, "#2a1418", 0.08), lift=2), **at)
    thumb = strip(points(".06,.14 .2,.24 .38,.2"), 0.13, 0.1) | ellipse(0.05).at(0.38, 0.2)
    scene.lay(Sheet(thumb, mix(skin, "#ffffff", 0.08), ("thumb",), lift=3), **at)
    nail = ellipse(0.03, 0.02).at(0.95, 0.135 if kind == "point" else -0.03)
    scene.lay(Sheet(nail, mix(skin, "#ffffff", 0.45), lift=0), **at)
    scene.lay(Sheet(strip(((0.1, -0.12), (0.24, -0.12)), 0.012), dark, lift=0), **at)


def _arm(
    scene: Scene, joints: tuple[Point, Point, Point], wide: float, cloth: str, skin: str,
    pattern: Pattern | None = None, kind: str = "point",
) -> None:  # fmt: skip
    """One bough: shoulder, elbow and wrist, a cuff, and the hand in line with the forearm."""
    shoulder, elbow, wrist = joints
    turn = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
    _hand(scene, wrist, turn, wide * 1.75, skin, kind)
    sleeve = people.bent_sleeve(shoulder, elbow, wrist, wide)
    scene.lay(Sheet(sleeve, cloth, ("sleeve",), lift=11, pattern=pattern, turn=turn))
    across = math.radians(turn + 90)
    dx, dy = 0.46 * wide * math.cos(across), 0.46 * wide * math.sin(across)
    x, y = wrist
    cuff = strip(((x - dx, y - dy), (x + dx, y + dy)), 0.4 * wide)
    scene.lay(Sheet(cuff, mix(cloth, "#ffffff", 0.6), ("cuff",), lift=5))
    leaf = nature.leaf("#6f9440", 0.9, 0.4)
    scene.lay(leaf, x=elbow[0], y=elbow[1], scale=1.05 * wide, turn=1.7 * turn + 70)


def _upper_arms(scene: Scene) -> None:
    """The boughs that come out of the broken top."""
    _arm(scene, ((0.34, 0.0), (0.74, 0.42), (0.62, 0.86)), 0.2, "#7a4a8c", "#efc4a0", "stripes",
         "crossed")  # fmt: skip
    _nest_arm(scene)
    _arm(scene, ((0.2, 0.1), (-0.22, 0.5), (-0.54, 0.38)), 0.23, "#c8443c", "#c98d6a", "dots")
    _arm(scene, ((0.3, 0.1), (0.42, 0.7), (0.26, 1.06)), 0.2, "#2f6a9a", "#8a5238", "checks")
    _arm(scene, ((0.3, -0.1), (0.7, 0.1), (0.8, -0.22)), 0.19, "#f2efe6", "#d99a72")


def _nest_arm(scene: Scene) -> None:
    """One has been held up so long that somebody has built on it."""
    wrist = (-0.34, 0.98)
    sleeve = people.bent_sleeve((0.2, 0.2), (-0.16, 0.62), wrist, 0.2)
    palm = blob("-.5,1.1 -.4,1.02 -.38,.92 -.26,.98 -.24,1.04 -.14,1.12 -.3,1.16")
    nest = blob("-.56,1.26 -.56,1.26 -.08,1.26 -.08,1.26 -.14,1.12 -.32,1.06 -.5,1.12")
    body = blob("-.4,1.22 -.42,1.36 -.34,1.42 -.26,1.4 -.22,1.3 -.12,1.34 -.12,1.34 -.14,1.22")
    scene.lay(Sheet(palm, "#6b4230", ("open hand",), lift=6))
    scene.lay(Sheet(polygon("-.4,1.38 -.48,1.34 -.4,1.32"), "#e8a03c", lift=3))
    scene.lay(Sheet(body, "#3f7fb0", ("bird",), lift=5))
    scene.lay(Sheet(ellipse(0.014).at(-0.36, 1.37), "#1c1420", lift=0))
    scene.lay(Sheet(nest, "#8a5f3a", ("nest",), lift=6))
    straws = [((-0.52 + 0.07 * k, 1.25), (-0.46 + 0.055 * k, 1.12)) for k in range(6)]
    scene.lay(Sheet(strips(straws, 0.014), "#c49a5c", lift=1))
    scene.lay(Sheet(sleeve, "#e0a030", ("sleeve",), lift=10))
    scene.lay(Sheet(strip(((-0.44, 0.94), (-0.25, 1.0)), 0.08), "#fbeac8", ("cuff",), lift=5))


def _trunk(scene: Scene) -> None:
    """Thick and old, broken open at the top like the collar of a coat."""
    trunk = blob(
        "-.02,.16 -.02,.16 .08,.04 .16,.18 .16,.18 .26,.02 .36,.14 .36,.14 .44,-.04 .56,.02 .56,.02"
        " .5,-.4 .52,-.8 .7,-1.1 .92,-1.22 .92,-1.22 .4,-1.2 .2,-1.28 .0,-1.2 -.3,-1.22 -.3,-1.22"
        " -.06,-1.06 .02,-.7 .02,-.3"
    )
    scene.lay(Sheet(trunk, _BARK, ("tree",), lift=14, shade="#4a2c28"))
    for line in (
        ".1,-.06 .12,-.5 .06,-1.0",
        ".44,-.2 .4,-.6 .48,-1.04",
        ".3,-.8 .28,-.96 .3,-1.16",
    ):
        scene.lay(Sheet(strip(points(line), 0.02, 0.012), "#3a201e", lift=0))


def _front_arm(scene: Scene) -> None:
    """One comes out of a knot and points at the suitcase."""
    scene.lay(Sheet(ellipse(0.11, 0.15).at(0.14, -0.22), "#2a1618", ("knot",), lift=0))
    _arm(scene, ((0.12, -0.22), (-0.32, -0.08), (-0.4, -0.4)), 0.2, "#3f8a5c", "#b5794f", "checks")


def _seedling(scene: Scene) -> None:
    """Beside the roots a very young arm has come up, and points as well."""
    _arm(scene, ((0.72, -1.5), (0.76, -1.28), (0.7, -1.14)), 0.11, "#e8809a", "#efc4a0")
    mound = blob(".54,-1.5 .62,-1.42 .74,-1.4 .86,-1.44 .92,-1.5 .92,-1.7 .54,-1.7")
    scene.lay(Sheet(mound, "#7a5a3a", ("earth",), lift=5))
    scene.lay(nature.leaf("#8ab04a", 0.9, 0.4), x=0.64, y=-1.42, scale=0.16, turn=120)


def _traveller(scene: Scene) -> None:
    """He looks up with his suitcase; his dog knows the way, or wants its supper."""
    who = Dress("#c98d6a", "#3a2018", "#d8843c", "#3a3f5c", kind=figures.MAN, hat="beret",
                hat_colour="#7a2f48", head=0.27, scarf="#f4efe2")  # fmt: skip
    pose = Stance(
        near=((0.02, 0.53), (0.04, 0.38)), far=((0.14, 0.56), (0.2, 0.66)), nod=26, lean=3
    )
    scene.lay(people.person(who, pose), x=-0.76, y=-1.4, scale=0.76)
    case = box(0.25, 0.19).at(-0.7, -1.25)
    scene.lay(Sheet(ring(0.07, 0.045).at(-0.7, -1.14), "#4a2c28", lift=5))
    scene.lay(Sheet(case, "#8a4f34", ("suitcase",), lift=8))
    straps = strips([((-0.77, -1.155), (-0.77, -1.345)), ((-0.63, -1.155), (-0.63, -1.345))], 0.03)
    scene.lay(Sheet(straps, "#e0b060", lift=2))
    scene.lay(Sheet(beads([(-0.7, -1.25)], 0.045), "#3f8a8c", ("sticker",), lift=1))
    waiting_dog(scene, -0.3, -1.42, 0.3)
