"""Lessons that nobody minds: the winds at school."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import faces
from tools.paint.story.cutouts.characters import Looks, person
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    blob,
    box,
    ellipse,
    page,
    polygon,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="ice_silver",
    hand="cut_paper",
    title="Today we learn doors",
    subject="school of young winds",
    props=("open door", "winds with faces", "teacher"),
    mood=("wild", "comic", "cheerful"),
)
def wind_school(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#7fa8b8", lift=0, pattern="dots", shade="#9fb8a8"))
    floor = polygon((-SIDE, -1.0), (SIDE, -1.0), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(floor, "#a8754a", ("floor",), lift=6, pattern="stripes"))
    gap = polygon("-.86,-1.04 -.86,.98 -.16,.98 -.16,-1.04")
    scene.lay(Sheet(gap, "#fff2c0", ("open door",), glow=0.35))
    hills = blob("-.86,-.4 -.6,-.24 -.16,-.44 -.16,-1.04 -.16,-1.04 -.86,-1.04 -.86,-1.04") & gap
    scene.lay(Sheet(hills, "#a8c878", ("meadow",), lift=3))
    frame = polygon("-.98,-1.06 -.98,1.1 -.04,1.1 -.04,-1.06") - gap
    scene.lay(Sheet(frame, "#f4ead8", ("door frame",), lift=8))
    leaf = polygon("-.16,.98 .2,1.14 .2,-1.24 -.16,-1.04")
    scene.lay(Sheet(leaf, "#c8563c", ("door",), lift=10))
    scene.lay(
        Sheet(
            polygon("-.1,.8 .12,.9 .12,.1 -.1,.1") | polygon("-.1,-.1 .12,-.1 .12,-1.0 -.1,-.86"),
            "#a8402c",
            lift=0,
        )
    )
    scene.lay(Sheet(ellipse(0.04).at(-0.1, 0.0), "#f2c14a", ("handle",), lift=4))
    _young_winds(scene)
    _wind_teacher(scene)
    return PaperPlan()


def _young_winds(scene: Scene) -> None:
    """Three pupils: each is one gust, face and all, with hair that streams and a satchel."""
    pupils: tuple[tuple[float, float, str, str, Expression, list[Point]], ...] = (
        (-0.46, 0.56, "#d3e9f4", "#5f9cc0", Expression("grin", (-0.8, 0.0), 0.2),
         [(-0.46, 0.54), (-0.1, 0.56), (0.3, 0.46), (0.66, 0.7), (0.5, 1.02), (0.26, 0.94)]),
        (0.3, 0.04, "#e6f3e4", "#6fb09a", Expression("smile", None),
         [(0.3, 0.02), (0.66, 0.04), (0.9, 0.16), (1.3, 0.1)]),
        (-0.46, -0.44, "#ddd8f4", "#8f90c8", Expression("smile", (-0.8, 0.2), 0.3),
         [(-0.46, -0.46), (-0.12, -0.52), (0.16, -0.74), (0.04, -1.08), (-0.22, -1.04)]),
    )  # fmt: skip
    for x, y, air, hair, mood, tail in pupils:
        _young_wind(scene, x, y, air, hair, mood, tail)
    for x, y, turn in ((0.1, 1.3, 20), (-0.5, 1.24, -30), (0.84, 1.06, -14)):
        sheet = polygon("-.1,.07 .1,.09 .1,-.07 -.1,-.05").turned(turn).at(x, y)
        scene.lay(Sheet(sheet, "#fffaf0", ("papers",), lift=8))


def _young_wind(
    scene: Scene, x: float, y: float, air: str, hair: str, mood: Expression, tail: list[Point]
) -> None:
    """A gust that becomes a round face at its front, seen from the front."""
    size = 0.46
    wake = [(px + 0.05, py + 0.09) for px, py in tail[:-1]]
    scene.lay(Sheet(strip(wake, 0.3, 0.02), mix(air, hair, 0.35), ("wind",), lift=5))
    head = ellipse(0.43, 0.46).scaled(size).at(x, y)
    scene.lay(Sheet(head | strip(tail, 0.34, 0.02), air, ("wind",), lift=7))
    strap = strip([(x + 0.13, y + 0.13), (x + 0.25, y + 0.02), (x + 0.24, y - 0.16)], 0.028)
    satchel = box(0.2, 0.15).turned(-8).at(x + 0.25, y - 0.2)
    flap = polygon("-.1,.075 .1,.075 .08,-.01 0,-.03 -.08,-.01").turned(-8).at(x + 0.25, y - 0.2)
    scene.lay(
        Sheet(strap, "#8a4f34", lift=2),
        Sheet(satchel, "#b56a3c", ("satchel",), lift=6),
        Sheet(flap, "#8a4f34", lift=2),
    )
    features = faces.face(air, hair, "none", mood)[2:]  # ears and skull are air already
    scene.lay(features, x=x, y=y, scale=size)
    locks = (
        blob("-.4,.16 -.34,.44 0,.58 .36,.46 .44,.1 .36,.1 .24,.3 0,.36 -.22,.3")
        | strip([(-0.1, 0.46), (0.3, 0.58), (0.6, 0.48), (0.9, 0.6)], 0.22, 0.02)
        | strip([(0.2, 0.38), (0.55, 0.36), (0.8, 0.24), (1.05, 0.3)], 0.22, 0.02)
    )
    scene.lay(Sheet(locks, hair, ("streaming hair",), lift=4), x=x, y=y, scale=size)


def _wind_teacher(scene: Scene) -> None:
    """She holds on to her hair with both hands; the book has gone already."""
    both = (
        ((-0.11, 0.62), (-0.24, 0.74), (-0.14, 0.94)),
        ((0.11, 0.62), (0.24, 0.74), (0.14, 0.96)),
    )
    teacher = Looks("#c98d6a", "#7a3f2a", "bun", "#5a3f7a", skirt=True)
    locks = Outline(())
    for k in range(4):
        locks = locks | strip(
            [(0.66, -0.42 + 0.04 * k), (0.86, -0.36 + 0.12 * k), (1.2, -0.4 + 0.2 * k)], 0.07, 0.02
        )
    scene.lay(Sheet(locks, "#7a3f2a", ("hair",), lift=6))
    scene.lay(
        person(teacher, arms=both, expression=Expression("grin", (-0.9, 0.4), 0.6, 1.1)),
        x=0.62,
        y=-1.4,
        scale=1.1,
        turn=-4,
    )
