"""Large faces: a mouth, a man of clockwork."""

import math

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    star,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="The smile before the storm",
    subject="mouth whose teeth are singers",
    props=("lips", "choir", "coat on a hook"),
    mood=("absurd", "loud", "threatening"),
)
def choir_of_teeth(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#d99a72", ("face",), lift=0, pattern="dots", shade="#b8704f"))
    lips = blob(
        "-.98,.1 -.7,.72 -.3,1.06 0,.94 .3,1.06 .7,.72 .98,.1 .8,-.62 .36,-1.1 -.36,-1.1 -.8,-.62"
    )
    scene.lay(Sheet(lips, "#c8333f", ("lips",), lift=14))
    inside = blob("-.8,.1 -.5,.56 0,.7 .5,.56 .8,.1 .64,-.48 .3,-.82 -.3,-.82 -.64,-.48")
    scene.lay(Sheet(inside, "#2a0f1c", ("mouth",), lift=0, shade="#5a1a2c"))
    tongue = blob("-.46,-.56 -.3,-.3 0,-.24 .3,-.3 .46,-.56 .28,-.8 -.28,-.8") & inside
    scene.lay(Sheet(tongue, "#e8707a", ("tongue",), lift=6))
    scene.lay(Sheet(strip([(0, -0.28), (0.01, -0.5), (0, -0.78)], 0.012), "#b8485a", lift=0))
    for index in range(7):
        x = -0.57 + 0.19 * index
        top = 0.68 - 0.36 * (x / 0.62) ** 2
        if index == 5:
            hook = strip([(x, top), (x, top - 0.1), (x + 0.04, top - 0.13)], 0.02)
            scene.lay(Sheet(hook, "#d8dde0", ("hook",), lift=3))
            coat = blob("-.06,0 .06,0 .11,-.28 .1,-.3 -.1,-.3 -.11,-.28").at(x + 0.02, top - 0.1)
            scene.lay(Sheet(coat, "#3f8f7a", ("coat",), lift=5))
            continue
        tooth = blob(
            (x - 0.085, top + 0.05),
            (x + 0.085, top + 0.05),
            (x + 0.08, top - 0.2),
            (x + 0.04, top - 0.28),
            (x - 0.04, top - 0.28),
            (x - 0.08, top - 0.2),
        )
        scene.lay(Sheet(tooth & inside, "#fdf6e6", ("teeth",), lift=5))
    _singers(scene, inside)
    return PaperPlan()


def _singers(scene: Scene, inside: Outline) -> None:
    """Seven singers as the lower teeth, and nose and shine above."""
    skins = ("#efc4a0", "#8a5238", "#d99a72", "#5f3c2c", "#b5794f", "#efc4a0", "#8a5238")
    hairs = ("#2a1820", "#1c1420", "#a8532a", "#1c1420", "#e9e2d8", "#c98a3c", "#3a2740")
    for index in range(7):
        x = -0.54 + 0.18 * index
        low = -0.74 + 0.36 * (x / 0.62) ** 2
        gown = blob(
            (x - 0.07, low + 0.24),
            (x + 0.07, low + 0.24),
            (x + 0.095, low - 0.12),
            (x - 0.095, low - 0.12),
        )
        scene.lay(Sheet(gown & inside, "#fdf6e6", ("singers",), lift=6))
        singer = faces.face(
            skins[index],
            hairs[index],
            ("short", "bun", "bob", "afro", "bald", "bob", "braids")[index],
            Expression("open", None, 0.5),
            lift=5,
        )
        scene.lay(singer, x=x, y=low + 0.31, scale=0.19)
    shine = strip([(-0.5, 0.82), (-0.3, 0.94), (-0.14, 0.9)], 0.05, 0.02)
    scene.lay(Sheet(shine, "#f08a86", lift=0))
    scene.lay(Sheet(strip([(-0.3, -0.97), (0, -1.0), (0.3, -0.97)], 0.05, 0.03), "#e85a60", lift=0))
    nose = blob("-.3,1.75 -.34,1.4 -.2,1.22 0,1.28 .2,1.22 .34,1.4 .3,1.75")
    scene.lay(Sheet(nose, "#e3ab80", ("nose",), lift=10))
    scene.lay(
        Sheet(
            ellipse(0.07, 0.04).at(-0.15, 1.3) | ellipse(0.07, 0.04).at(0.15, 1.3),
            "#7a3a2a",
            lift=0,
        )
    )


@card(
    palette="sepia_memory",
    hand="cut_paper",
    title="He winds himself at six",
    subject="man with a clockwork in his chest",
    props=("gears", "mechanic", "key"),
    mood=("tired", "fond", "strange"),
)
def grandfather_clockwork(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#cfd6c0", lift=0, pattern="stripes", shade="#e6cfa8"))
    _wall_clock(scene)
    _key(scene)
    skin, grey = "#d99a72", "#e6e2da"
    man = figures.head(skin, grey, figures.HOOKED, "bald", "closed", "#5a3f34", lift=14)
    scene.lay(man, x=-0.16, y=0.62, scale=1.05)
    moustache = blob(".20,.40 .30,.47 .40,.42 .42,.36 .36,.31 .30,.20 .20,.16 .22,.28")
    scene.lay(Sheet(moustache, grey, ("moustache",), lift=4), x=-0.13, y=0.0)
    lines = "-.02,.78 .04,.72 .02,.64|.02,1.00 .12,1.04 .20,1.02|.0,.92 .10,.95 .18,.94"
    for line in lines.split("|"):
        wrinkle = strip(points(line), 0.014)
        scene.lay(Sheet(wrinkle, mix(skin, "#5a2418", 0.35), lift=0))
    collar = polygon("-.34,-.14 .0,-.30 .10,-.12 .06,-.02 -.30,-.02")
    scene.lay(Sheet(collar, "#fdf6e6", ("collar",), lift=5))
    bow = polygon("0,0 -.15,.10 -.15,-.10") | polygon("0,0 .15,.10 .15,-.10") | ellipse(0.045)
    scene.lay(Sheet(bow.at(0.10, -0.20), "#c8443c", ("bow tie",), lift=6))
    hole = box(0.86, 1.0).at(-0.2, -0.92)
    scene.lay(Sheet(hole, "#2a1a18", ("door",), lift=0, shade="#6a3a20"))
    scene.lay(Sheet(ellipse(0.22).at(-0.2, -0.84), "#ffd27a", ("lamp",), glow=0.4))
    for x, y, r, teeth, colour in (
        (-0.40, -0.72, 0.22, 12, "#d9a24a"), (-0.02, -0.98, 0.26, 14, "#b8793c"),
        (-0.42, -1.18, 0.16, 10, "#8f9aa4"), (0.06, -0.60, 0.13, 9, "#c8563c"),
    ):  # fmt: skip
        gear = star(teeth, r, r * 0.8) | ellipse(r * 0.84)
        scene.lay(Sheet((gear - ellipse(r * 0.35)).at(x, y), colour, ("gears",), lift=6))
        spokes = strips(
            [((x - r * 0.5, y), (x + r * 0.5, y)), ((x, y - r * 0.5), (x, y + r * 0.5))], r * 0.14
        )
        scene.lay(Sheet(spokes, colour, lift=1))
    leaf = polygon((0.26, -0.44), (0.72, -0.3), (0.72, -1.5), (0.26, -1.4))
    scene.lay(Sheet(leaf, "#7a5544", ("open door",), lift=14))
    _mechanic(scene)
    return PaperPlan()


def _wall_clock(scene: Scene) -> None:
    """A clock on the wall that says six."""
    x, y = 0.66, 1.08
    scene.lay(Sheet(ellipse(0.27).at(x, y), "#7a4a34", ("clock",), lift=9))
    scene.lay(Sheet(ellipse(0.22).at(x, y), "#fdf6e6", lift=2))
    turns = [math.radians(30 * hour) for hour in range(12)]
    hours = [(x + 0.18 * math.sin(a), y + 0.18 * math.cos(a)) for a in turns]
    scene.lay(Sheet(beads(hours, 0.014), "#5a3f34", lift=0))
    hands = strip(((x, y - 0.11), (x, y + 0.16)), 0.03, 0.018) | ellipse(0.03).at(x, y)
    scene.lay(Sheet(hands, "#2a1a18", lift=2))


def _key(scene: Scene) -> None:
    """The key, whose end is in his nape."""
    key = (
        (ellipse(0.2) - ellipse(0.1)).at(-0.14, 0.2)
        | (ellipse(0.2) - ellipse(0.1)).at(-0.14, -0.2)
        | box(0.9, 0.11).at(0.4, 0)
    )
    scene.lay(Sheet(key, "#e8843c", ("key",), lift=9), x=-0.80, y=0.20, scale=0.62, turn=-4)


def _mechanic(scene: Scene) -> None:
    """The frame of the opening, and the mechanic."""
    scene.lay(Sheet(ellipse(0.03).at(0.64, -0.9), "#e9b44a", lift=3))
    frame = box(0.94, 1.08).at(-0.2, -0.92) - box(0.84, 0.98).at(-0.2, -0.92)
    scene.lay(Sheet(frame, "#e9b44a", lift=5))
    work = figures.Pose(
        arms=(
            ((-0.08, 0.72), (0.02, 0.84), (0.16, 0.9)),
            ((0.08, 0.72), (0.18, 0.66), (0.26, 0.74)),
        ),
        legs=figures.WALKING.legs,
    )
    scene.lay(
        figures.figure("#2f6a86", "#8a5238", "#1c1420", work, trousers="#3a2b44"),
        x=-0.46,
        y=-1.42,
        scale=0.5,
    )
