"""Things that hold more than they should: pockets and suitcases."""

from art.paint.dawn.second_stories import dry_harbour
from art.paint.story.card import card
from art.paint.story.cutouts import figures, nature, town
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    box,
    ellipse,
    page,
    polygon,
    strips,
    waves,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="violet_ember",
    hand="cut_paper",
    title="What he never takes out",
    subject="town in a coat pocket",
    props=("hand", "lit windows", "ticket"),
    mood=("secret", "tender", "homesick"),
)
def pocket_city(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#4a5a78", lift=0, pattern="stripes", turn=62))
    lapel = blob("-1.3,1.8 -.3,1.8 -.14,1.0 -.5,.7 -.34,.5 -1.3,.1")
    scene.lay(Sheet(lapel, "#3f4d69", ("coat",), lift=11, pattern="stripes", turn=24))
    for y in (0.9, 0.2, -0.5, -1.2):
        scene.lay(Sheet(ellipse(0.085).at(-0.80, y), "#c9a24a", ("buttons",), lift=7))
        scene.lay(Sheet(beads([(-0.82, y + 0.02), (-0.78, y - 0.02)], 0.012), "#4a3a20", lift=0))
    mouth = polygon((-0.48, 0.12), (0.80, 0.24), (0.80, -0.10), (-0.48, -0.20))
    scene.lay(Sheet(mouth, "#1a1430", ("pocket",), lift=0))
    scene.lay(Sheet(ellipse(0.52, 0.30).at(0.16, 0.12), "#ffcf80", ("light",), glow=0.5))
    for seed, level, colour in (
        (6, 0.20, "#8a5a86"),
        (19, 0.06, "#5d3f70"),
        (27, -0.08, "#3a2850"),
    ):
        walls, windows = town.skyline(seed, level, 0.12, 0.56, 10)
        clip = polygon((-3, -3), (3, -3), (3, -0.7), (-3, -0.7))
        place = (0.16, 0.10)
        scene.lay(Sheet((walls - clip).scaled(0.50, 0.62).at(*place), colour, ("town",), lift=6))
        scene.lay(Sheet((windows - clip).scaled(0.50, 0.62).at(*place), "#ffe39a", glow=0.25))
    tower = polygon((-0.05, 0), (0.05, 0), (0.05, 0.5), (0, 0.62), (-0.05, 0.5)) - ellipse(0.03).at(
        0, 0.42
    )
    scene.lay(Sheet(tower, "#3a2850", ("clock tower",), lift=6), x=0.34, y=0.16)
    front = polygon((-0.56, -0.14), (0.86, -0.02), (0.80, -1.24), (0.12, -1.42), (-0.50, -1.24))
    scene.lay(Sheet(front, "#566a8c", ("pocket",), lift=14, pattern="stripes", turn=62))
    seam = strips(
        [
            ((-0.52 + 0.11 * i, -0.245 + 0.0094 * i), (-0.46 + 0.11 * i, -0.24 + 0.0094 * i))
            for i in range(12)
        ],
        0.012,
    )
    scene.lay(Sheet(seam, "#e9d8b0", ("stitches",), lift=1))
    ticket = polygon((-0.40, 0.12), (-0.24, 0.16), (-0.28, -0.2), (-0.44, -0.2))
    scene.lay(Sheet(ticket, "#fdf3e2", ("tram ticket",), lift=4), x=0.10, y=0.0)
    scene.lay(Sheet(front, "#566a8c", lift=3, pattern="stripes", turn=62), x=0, y=-0.02)
    scene.lay(Sheet(seam, "#e9d8b0", lift=1), y=-0.02)
    hand = figures.hand("#c98d6a", (-52, -18, -4, 10, 26), None, "#3f4d69")
    scene.lay(hand, x=0.72, y=1.46, scale=0.78, turn=158)
    return PaperPlan()


@card(
    palette="ice_silver",
    hand="cut_paper",
    title="Anything to declare",
    subject="sea in a suitcase",
    props=("customs officer", "traveller", "fin"),
    mood=("comic", "free", "stern"),
)
def suitcase_sea(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#c9d4d0", lift=0, shade="#eadfc8"))
    dry_harbour(scene)
    officer = figures.head("#efc4a0", "#5b3526", figures.MAN, "short", "open", "#27405c")
    scene.lay(officer, x=-0.66, y=0.62, scale=0.84)
    cap = blob("-.5,.38 -.44,.72 .2,.78 .42,.5 .42,.5 .66,.4 .66,.34 .3,.36") | box(0.01, 0.01)
    scene.lay(Sheet(cap, "#1f3048", ("officer's cap",), lift=6), x=-0.66, y=0.62, scale=0.84)
    scene.lay(Sheet(ellipse(0.045).at(0.12, 0.58), "#e9b44a", lift=3), x=-0.66, y=0.62, scale=0.84)
    traveller = figures.head("#8a5238", "#1c1420", figures.WOMAN, "bob", "closed", "#d8473c")
    scene.lay(traveller, x=0.70, y=0.50, scale=0.76, flip=True)
    desk = polygon((-SIDE, -0.66), (SIDE, -0.66), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    lid = polygon(
        (-0.58, -0.6), (-0.64, 0.06), (-0.60, 0.10), (0.60, 0.10), (0.64, 0.06), (0.58, -0.6)
    )
    scene.lay(Sheet(lid, "#a8623c", ("suitcase",), lift=12))
    sky = polygon((-0.52, -0.56), (-0.56, 0.02), (0.56, 0.02), (0.52, -0.56))
    scene.lay(Sheet(sky, "#fbe3bd", lift=0, shade="#f3a97a"))
    scene.lay(Sheet(ellipse(0.13).at(0.22, -0.14), "#fff3c4", ("sun",), glow=0.5))
    for index, colour in enumerate(("#6fb0ac", "#4b94a0", "#337a92", "#245f80")):
        crest = waves(-0.24 - 0.09 * index, 0.05, 0.26, index * 0.37) & _CASE
        scene.lay(Sheet(crest, colour, ("sea",), lift=7))
        if index == 0:
            sail = polygon((0, 0), (0, 0.2), (0.14, 0)) | polygon(
                (-0.1, -0.01), (0.14, -0.01), (0.08, -0.07), (-0.06, -0.07)
            )
            scene.lay(
                Sheet(sail, "#fff6e0", ("sailing boat",), lift=4), x=-0.24, y=-0.20, scale=0.8
            )
        if index == 1:
            fin = polygon((0.16, -0.36), (0.26, -0.18), (0.32, -0.36))
            scene.lay(Sheet(fin, "#3b4a5c", ("fin",), lift=4))
    scene.lay(Sheet(desk, "#6f5a4c", ("desk",), lift=12, pattern="stripes"))
    scene.lay(Sheet(box(1.24, 0.26).at(0, -0.62), "#a8623c", lift=9))
    scene.lay(Sheet(beads([(-0.4, -0.60), (0.4, -0.60)], 0.045), "#e9b44a", ("locks",), lift=4))
    _inspection(scene)
    return PaperPlan()


def _inspection(scene: Scene) -> None:
    """What runs out, the finger that points, the stamp that waits."""
    spill = blob("-.2,-.52 -.1,-.5 .16,-.52 .2,-.8 .12,-1.08 0,-.98 -.06,-1.22 -.16,-1.0 -.14,-.74")
    scene.lay(Sheet(spill, "#4b94a0", ("spilling water",), lift=6))
    scene.lay(nature.fish("#e2703a"), x=0.02, y=-0.86, scale=0.20, turn=-80)
    point = figures.hand("#efc4a0", (-30, 4, 60, 66, 72), (0.26, 0.44, 0.2, 0.2, 0.18), "#27405c")
    scene.lay(point, x=-0.72, y=-0.72, scale=0.50, turn=-58)
    stamp = box(0.20, 0.05).at(0, 0) | box(0.08, 0.14).at(0, 0.09) | ellipse(0.06).at(0, 0.17)
    scene.lay(Sheet(stamp, "#3a2430", ("stamp",), lift=6), x=0.74, y=-0.74)


_CASE = polygon((-0.55, 0.2), (0.55, 0.2), (0.55, -0.56), (-0.55, -0.56))
