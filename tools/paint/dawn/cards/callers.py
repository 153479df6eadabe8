"""People who ask: at a tree of doors, and at the weather."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature
from tools.paint.story.cutouts.characters import LEGS, Looks, person
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Which one did you mean",
    subject="tree hung with doors",
    props=("doors", "callers", "squirrel"),
    mood=("undecided", "curious", "friendly"),
)
def tree_of_doors(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f6dca0", lift=0, shade="#f2b878"))
    scene.lay(Sheet(land((-1, -0.7), (0, -0.56), (1, -0.72)), "#c8a050", ("hill",), lift=6))
    scene.lay(
        Sheet(
            land((-1, -0.98), (0, -0.9), (1, -1.02)),
            "#8a9a4a",
            ("meadow",),
            lift=8,
            pattern="leaves",
        )
    )
    wood = Outline(())
    for line, wide, thin in (
        ([(0.3, -1.2), (0.2, -0.5), (0.3, 0.1), (0.24, 0.8)], 0.44, 0.12),
        ([(0.24, -0.1), (-0.1, 0.36), (-0.6, 0.5), (-1.3, 0.46)], 0.2, 0.08),
        ([(0.28, 0.3), (0.5, 0.66), (0.9, 0.78), (1.3, 0.74)], 0.16, 0.07),
        ([(0.24, 0.7), (0.0, 1.06), (-0.5, 1.26), (-1.3, 1.3)], 0.14, 0.05),
        ([(0.24, 0.76), (0.4, 1.1), (0.8, 1.4)], 0.1, 0.04),
    ):
        wood = wood | strip(line, wide, thin)
    scene.lay(Sheet(wood, "#6b4030", ("tree",), lift=10))
    doors = (
        (-0.78, 0.44, 0.3, 0.56, "#c8433c"), (-0.36, 0.38, 0.26, 0.48, "#2f7d86"),
        (-0.66, 1.22, 0.28, 0.46, "#f0c040"), (-0.14, 1.06, 0.24, 0.42, "#7a5fa0"),
        (0.58, 0.68, 0.28, 0.54, "#5f8a4a"), (0.87, 0.75, 0.14, 0.3, "#e89a6a"),
    )  # fmt: skip
    for index, (x, top, wide, tall, colour) in enumerate(doors):
        _hung_door(scene, x, top, wide, tall, colour, ajar=index == 4)
    _squirrel_door(scene)
    near = land((-1, -1.12), (0, -1.06), (1, -1.14))
    scene.lay(Sheet(near, "#7a8a40", ("meadow",), lift=5, pattern="leaves"))
    _door_callers(scene)
    return PaperPlan(petals=26, petal_colour="#d98a3a")


def _hung_door(
    scene: Scene, x: float, top: float, wide: float, tall: float, colour: str, ajar: bool
) -> None:
    """A door on two ropes; one that stands ajar shows light."""
    y = top - 0.12 - tall / 2
    ropes = strips(
        [
            ((x - wide * 0.3, top + 0.03), (x - wide * 0.3, y + tall / 2)),
            ((x + wide * 0.3, top + 0.03), (x + wide * 0.3, y + tall / 2)),
        ],
        0.014,
    )
    scene.lay(Sheet(ropes, "#f4e6c8", ("ropes",), lift=4))
    scene.lay(
        Sheet(
            box(wide + 0.07, tall + 0.06).at(x, y),
            mix(colour, "#fff4dc", 0.6),
            ("door frame",),
            lift=8,
        )
    )
    if ajar:
        scene.lay(Sheet(box(wide, tall).at(x, y), "#fff2b8", ("light",), glow=0.5))
        leaf = polygon(
            (x - wide / 2, y + tall / 2),
            (x + wide * 0.1, y + tall * 0.42),
            (x + wide * 0.1, y - tall * 0.58),
            (x - wide / 2, y - tall / 2),
        )
        scene.lay(Sheet(leaf, colour, ("open door",), lift=6))
        return
    scene.lay(Sheet(box(wide, tall).at(x, y), colour, ("door",), lift=2))
    panels = box(wide * 0.64, tall * 0.32).at(x, y + tall * 0.24) | box(
        wide * 0.64, tall * 0.32
    ).at(x, y - tall * 0.22)
    scene.lay(Sheet(panels, mix(colour, "#1c1420", 0.2), lift=0))
    scene.lay(Sheet(ellipse(0.022).at(x + wide * 0.38, y), "#f2c14a", lift=2))


def _squirrel_door(scene: Scene) -> None:
    """The only door in the trunk itself, and whose it is."""
    hole = box(0.16, 0.2).at(0.24, -0.34) | ellipse(0.08).at(0.24, -0.24)
    scene.lay(
        Sheet((box(0.21, 0.22).at(0.24, -0.33) | ellipse(0.105).at(0.24, -0.22)), "#e8b060", lift=4)
    )
    scene.lay(Sheet(hole, "#2a1418", ("small door",), lift=0))
    fur = "#c8562c"
    head = (
        ellipse(0.066, 0.06).at(0.24, -0.31)
        | polygon("-.055,.0 -.045,.065 -.01,.04").at(0.24, -0.28)
        | polygon(".055,.0 .045,.065 .01,.04").at(0.24, -0.28)
    )
    scene.lay(Sheet(head, fur, ("squirrel",), lift=3))
    scene.lay(Sheet(ellipse(0.04, 0.03).at(0.24, -0.335), "#f6dcb0", lift=1))
    scene.lay(Sheet(beads([(0.212, -0.298), (0.268, -0.298)], 0.013), "#1c1420", ("eye",), lift=1))
    scene.lay(Sheet(ellipse(0.014, 0.01).at(0.24, -0.322), "#1c1420", lift=1))
    tail = blob("0,-.08 .07,-.06 .13,.03 .12,.14 .04,.18 .05,.1 .02,.02 -.02,-.02")
    scene.lay(Sheet(tail.at(0.31, -0.36), fur, ("bushy tail",), lift=5))


def _door_callers(scene: Scene) -> None:
    """One with flowers, one with a parcel, one with a suitcase."""
    up = (((-0.11, 0.62), (-0.2, 0.52), (-0.14, 0.42)), ((0.11, 0.62), (0.2, 0.72), (0.2, 0.88)))
    hold = (((-0.11, 0.62), (-0.18, 0.5), (-0.07, 0.46)), ((0.11, 0.62), (0.18, 0.5), (0.07, 0.46)))
    suitor = Looks("#8a5238", "#1c1420", "short", "#31507a")
    aunt = Looks("#efc4a0", "#e9e4da", "bun", "#a83f5a", skirt=True, old=True, stout=1.2)
    girl = Looks("#c98d6a", "#2a1820", "braids", "#f0a040", skirt=True)
    scene.lay(
        person(suitor, arms=hold, expression=Expression("smile", (0.2, 0.9), 0.6)),
        x=-0.72,
        y=-1.38,
        scale=0.92,
    )
    for dx, colour in ((-0.08, "#f08a8a"), (0.0, "#f6c453"), (0.08, "#fffaf0")):
        scene.lay(Sheet(strip(((-0.72 + dx, -0.86), (-0.72, -1.04)), 0.02), "#4f8a4a", lift=3))
        scene.lay(Sheet(ellipse(0.05).at(-0.72 + dx, -0.84), colour, ("flowers",), lift=4))
    scene.lay(
        person(aunt, arms=up, expression=Expression("open", (0.6, 0.9), 0.8)),
        x=-0.2,
        y=-1.4,
        scale=0.86,
    )
    scene.lay(Sheet(box(0.24, 0.18).at(-0.44, -1.32), "#8a5a3c", ("suitcase",), lift=6))
    scene.lay(
        person(girl, arms=hold, expression=Expression("flat", (-0.6, 0.9), 0.5)),
        x=0.72,
        y=-1.42,
        scale=0.72,
    )
    scene.lay(Sheet(box(0.2, 0.17).at(0.72, -1.08), "#d9b070", ("parcel",), lift=5))
    scene.lay(
        Sheet(
            strips([((0.72, -1.0), (0.72, -1.165)), ((0.62, -1.08), (0.82, -1.08))], 0.022),
            "#c8433c",
            lift=1,
        )
    )


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="Dear weather",
    subject="child who posts a letter to the rain",
    props=("drainpipe", "clouds", "letter"),
    mood=("sweet", "funny", "hopeful"),
)
def letter_to_rain(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8aa8cc", lift=0, shade="#c8d8d8"))
    scene.lay(nature.rain(130, lambda x, y: x > -0.2 and -1.1 < y < 0.95))
    wall = polygon("-1.3,-1.8 -1.3,.5 -.34,.5 -.34,-1.8")
    scene.lay(Sheet(wall, "#e0906a", ("house",), lift=10, pattern="checks"))
    scene.lay(
        Sheet(
            polygon("-1.3,.46 -.2,.46 -.34,.62 -1.3,1.06"),
            "#7a3f48",
            ("roof",),
            lift=8,
            pattern="scales",
        )
    )
    pane = box(0.36, 0.46).at(-0.78, -0.06)
    scene.lay(Sheet(box(0.46, 0.56).at(-0.78, -0.06), "#fdf3dc", ("window",), lift=6))
    scene.lay(Sheet(pane, "#ffe6a0", glow=0.4))
    scene.lay(
        Sheet(
            strips([((-0.78, -0.3), (-0.78, 0.18)), ((-0.97, -0.06), (-0.59, -0.06))], 0.03),
            "#fdf3dc",
            lift=3,
        )
    )
    pipe = strip([(-0.24, 0.52), (-0.22, 0.2), (-0.22, -0.8)], 0.13) | strip(
        [(-0.22, -0.7), (-0.2, -0.86), (0.02, -0.9)], 0.13, 0.15
    )
    scene.lay(Sheet(pipe, "#5a7a8a", ("drainpipe",), lift=9))
    for y in (0.2, -0.3):
        scene.lay(Sheet(box(0.2, 0.06).at(-0.22, y), "#3f5a6a", lift=4))
    scene.lay(Sheet(land((-1, -1.24), (0, -1.2), (1, -1.28)), "#5f7a6a", ("street",), lift=8))
    scene.lay(Sheet(ellipse(0.4, 0.06).at(0.3, -1.4), "#9fc0d8", ("puddle",), lift=1))
    _reading_clouds(scene)
    _posting_child(scene)
    return PaperPlan()


def _reading_clouds(scene: Scene) -> None:
    """Two clouds with a letter each; the big one wears glasses."""
    for x, y, size, colour in ((0.66, 0.34, 0.4, "#c4cede"), (0.16, 0.98, 0.72, "#f2f4f8")):
        puff = (
            ellipse(0.86, 0.36).at(0, -0.06)
            | ellipse(0.46, 0.44).at(-0.3, 0.2)
            | ellipse(0.52, 0.5).at(0.26, 0.26)
            | beads([(-0.74, 0.0), (0.76, 0.02)], 0.28)
        )
        scene.lay(
            Sheet(
                puff.scaled(size).at(x, y),
                colour,
                ("cloud",),
                lift=12,
                shade=mix(colour, "#6a7a9a", 0.3),
            )
        )
        for side in (-1, 1):
            at = (x + 0.24 * size * side, y + 0.16 * size)
            scene.lay(Sheet(ellipse(0.13 * size, 0.15 * size).at(*at), "#ffffff", lift=2))
            scene.lay(
                Sheet(
                    ellipse(0.07 * size).at(at[0] - 0.02, at[1] - 0.06 * size),
                    "#1c1420",
                    ("eye",),
                    lift=1,
                )
            )
            cheek = ellipse(0.1 * size, 0.07 * size).at(x + 0.46 * size * side, y - 0.08 * size)
            scene.lay(Sheet(cheek, "#eeb0b0", lift=0))
        mouth = ellipse(0.07 * size, 0.08 * size).at(x, y - 0.14 * size)
        scene.lay(Sheet(mouth, "#7a4a5a", ("open mouth",), lift=1))
    _cloud_letters(scene)


def _cloud_letters(scene: Scene) -> None:
    """Glasses, and what the clouds read."""
    glasses = (
        ring(0.15, 0.125).at(-0.01, 1.09)
        | ring(0.15, 0.125).at(0.33, 1.09)
        | box(0.06, 0.03).at(0.16, 1.1)
    )
    scene.lay(Sheet(glasses, "#c8333f", ("glasses",), lift=4))
    for x, y, turn, size in ((0.1, 0.64, 8, 1.0), (0.74, 0.1, -12, 0.7)):
        page_ = polygon("-.2,.14 .2,.14 .2,-.14 -.2,-.14").scaled(size).turned(turn).at(x, y)
        scene.lay(Sheet(page_, "#fffaf0", ("letter",), lift=8))
        lines = strips(
            [
                ((-0.14, 0.07 - 0.06 * k), (0.12 - 0.05 * (k % 2), 0.07 - 0.06 * k))
                for k in range(3)
            ],
            0.014,
        )
        scene.lay(Sheet(lines.scaled(size).turned(turn).at(x, y), "#8f9ab0", lift=0))


def _posting_child(scene: Scene) -> None:
    """On tiptoe in rubber boots, the letter half in the pipe; the stamp bears the same face."""
    reach = (((-0.1, 0.62), (-0.22, 0.6), (-0.34, 0.56)), ((0.1, 0.62), (0.0, 0.56), (-0.2, 0.5)))
    child = Looks(
        "#8a5238", "#1c1420", "afro", "#f2c14a", trousers="#c8333f", profile=figures.CHILD
    )
    letter = box(0.3, 0.2).turned(14).at(0.14, -0.88)
    scene.lay(Sheet(letter, "#fffaf0", ("letter",), lift=6))
    scene.lay(Sheet(box(0.07, 0.08).turned(14).at(0.07, -0.84), "#8fc4bd", ("stamp",), lift=1))
    scene.lay(Sheet(ellipse(0.022, 0.026).at(0.07, -0.845), "#8a5238", lift=0))
    scene.lay(Sheet(ellipse(0.026, 0.014).at(0.068, -0.822), "#1c1420", lift=0))
    flipped = tuple(((-a[0], a[1]), (-b[0], b[1]), (-c[0], c[1])) for a, b, c in reach)
    scene.lay(
        person(child, "side", (flipped[0], flipped[1]), LEGS), x=0.5, y=-1.38, scale=0.96, flip=True
    )
