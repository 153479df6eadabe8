"""When nobody minds them: chairs that dance, winds that learn."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import faces
from tools.paint.story.cutouts.characters import Looks, person
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    box,
    crescent,
    ellipse,
    page,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="When we had gone home",
    subject="chairs that dance at night",
    props=("chairs", "coat stand", "moonlit window"),
    mood=("merry", "ghostly", "secret"),
)
def dancing_chairs(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3a3a6a", lift=0, pattern="stripes", turn=90, shade="#4a3a68"))
    pane = box(0.6, 0.8).at(0.5, 0.72) | ellipse(0.3).at(0.5, 1.12)
    scene.lay(Sheet(pane, "#1f2a58", ("night",), lift=0))
    scene.lay(Sheet(crescent(0.17).turned(200).at(0.46, 0.98), "#fff0b8", ("moon",), glow=0.7))
    frame = (box(0.72, 0.86).at(0.5, 0.71) | ellipse(0.36).at(0.5, 1.12)) - pane
    scene.lay(Sheet(frame, "#7a6aa8", ("window",), lift=7))
    scene.lay(
        Sheet(
            strips([((0.5, 0.32), (0.5, 1.42)), ((0.2, 0.76), (0.8, 0.76))], 0.03),
            "#7a6aa8",
            lift=4,
        )
    )
    floor = polygon((-SIDE, -0.46), (SIDE, -0.46), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(floor, "#8a5a4a", ("dance floor",), lift=6, pattern="checks", turn=45))
    beam = polygon("0.24,-.46 .78,-.46 .5,-1.6 -.6,-1.6")
    scene.lay(Sheet(beam, "#b8806a", ("moonlight",), lift=0, pattern="checks", turn=45))
    _sulking_chair(scene, 0.84, -0.48, 0.46, "#9a7a8a")
    _coat_conductor(scene)
    for x, y, size, turn, colour in (
        (-0.2, -0.62, 0.58, 16, "#d8473c"), (0.4, -0.6, 0.6, -16, "#e7b04a"),
        (-0.5, -1.36, 0.76, -12, "#3f9a8a"), (0.34, -1.4, 0.78, 12, "#e89aa8"),
    ):  # fmt: skip
        _chair(scene, x, y, size, turn, colour)
    return PaperPlan()


def _sulking_chair(scene: Scene, x: float, y: float, size: float, colour: str) -> None:
    """It stands in the corner and shows us its back."""
    legs = [((-0.22, 0.4), (-0.24, 0.0)), ((0.22, 0.4), (0.24, 0.0))]
    back = box(0.5, 0.6).at(0, 0.7) | strips(legs, 0.08)
    whole = Sheet(back - box(0.34, 0.1).at(0, 0.8), colour, ("sulking chair",), lift=7)
    scene.lay(whole, x=x, y=y, scale=size)


def _chair(scene: Scene, x: float, y: float, size: float, turn: float, colour: str) -> None:
    """A chair on bent legs, its arms in the air."""
    dark = mix(colour, "#1c1420", 0.25)
    legs = Outline(())
    for line in (
        [(-0.22, 0.36), (-0.36, 0.2), (-0.24, 0.0)],
        [(0.22, 0.36), (0.42, 0.26), (0.52, 0.08)],
        [(-0.1, 0.38), (-0.12, 0.22), (-0.02, 0.1)],
        [(0.12, 0.38), (0.18, 0.2), (0.1, 0.04)],
    ):
        legs = (
            legs | strip(line, 0.09, 0.06) | ellipse(0.06, 0.03).at(line[2][0] + 0.02, line[2][1])
        )
    arms = strip([(-0.24, 0.8), (-0.42, 0.9), (-0.46, 1.1)], 0.07, 0.05) | strip(
        [(0.24, 0.8), (0.44, 0.76), (0.56, 0.94)], 0.07, 0.05
    )
    back = blob("-.26,.44 -.26,.44 -.3,1.0 -.2,1.14 0,1.1 .2,1.14 .3,1.0 .26,.44 .26,.44")
    holes = box(0.08, 0.34).at(-0.13, 0.66) | box(0.08, 0.34).at(0.13, 0.66)
    seat = blob("-.34,.36 -.3,.48 .3,.48 .34,.36 .3,.3 -.3,.3")
    for outline, shade, lift in (
        (legs, dark, 6),
        (arms, dark, 5),
        (back - holes, colour, 7),
        (seat, mix(colour, "#fff4e0", 0.25), 6),
    ):
        scene.lay(Sheet(outline, shade, ("chair",), lift=lift), x=x, y=y, scale=size, turn=turn)
    eyes = beads([(-0.1, 0.96), (0.1, 0.96)], 0.03)
    smile = strip([(-0.07, 0.89), (0.0, 0.86), (0.07, 0.89)], 0.025)
    scene.lay(
        Sheet(eyes | smile, "#2a1820", ("happy face",), lift=0), x=x, y=y, scale=size, turn=turn
    )


def _coat_conductor(scene: Scene) -> None:
    """A forgotten coat on its stand beats time with an empty sleeve."""
    scene.lay(Sheet(strip(((-0.7, 0.98), (-0.7, -0.5)), 0.05), "#6b4030", ("coat stand",), lift=7))
    scene.lay(
        Sheet(
            strips([((-0.7, -0.44), (-0.9, -0.56)), ((-0.7, -0.44), (-0.52, -0.56))], 0.05),
            "#6b4030",
            lift=5,
        )
    )
    coat = blob(
        "-.2,.7 -.06,.78 .06,.78 .2,.7 .22,.3 .34,-.3 .34,-.3 0,-.36 -.34,-.3 -.34,-.3 -.22,.3"
    )
    scene.lay(Sheet(coat.at(-0.7, 0.1), "#5f7ab0", ("coat",), lift=9))
    sleeves = strip([(-0.86, 0.76), (-0.98, 0.5), (-0.8, 0.34)], 0.15, 0.13) | strip(
        [(-0.54, 0.76), (-0.32, 0.86), (-0.2, 1.08)], 0.15, 0.13
    )
    scene.lay(Sheet(sleeves, "#4f68a0", lift=5))
    scene.lay(
        Sheet(polygon("-.12,.74 0,.34 .12,.74 .05,.78 -.05,.78").at(-0.7, 0.1), "#f4efe2", lift=2)
    )
    scene.lay(
        Sheet(
            strip([(-0.84, 0.7), (-0.72, 0.5), (-0.62, 0.24)], 0.11, 0.09),
            "#c8333f",
            ("scarf",),
            lift=4,
        )
    )
    scene.lay(Sheet(strip(((-0.2, 1.08), (0.06, 1.3)), 0.022, 0.01), "#fffaf0", ("baton",), lift=4))
    hat = ellipse(0.26, 0.05).at(-0.7, 1.02) | blob("-.16,0 -.14,.2 0,.24 .14,.2 .16,0").at(
        -0.7, 1.02
    )
    scene.lay(Sheet(hat, "#5a3a5a", ("felt hat",), lift=6))
    scene.lay(Sheet(box(0.31, 0.05).at(-0.7, 1.07), "#e7b04a", lift=1))


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
