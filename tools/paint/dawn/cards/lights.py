"""Light at home: in a trunk, in an oven."""

from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
from tools.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    blob,
    box,
    crescent,
    ellipse,
    page,
    polygon,
    star,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="We keep it for winter",
    subject="trunk that glows in an attic",
    props=("children", "beams", "frost"),
    mood=("secret", "warm", "hopeful"),
)
def sun_in_the_attic(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#4a2f3c", lift=0, pattern="stripes", turn=90, shade="#6a3f38"))
    pane = ellipse(0.24).at(0, 0.98)
    scene.lay(Sheet(ellipse(0.3).at(0, 0.98), "#8a5a3c", lift=6))
    scene.lay(Sheet(pane, "#24345f", ("window",), lift=0))
    scene.lay(Sheet(star(6, 0.12, 0.04).at(0.05, 0.94), "#e6f0fa", ("frost flower",), lift=1))
    scene.lay(
        Sheet(
            strips([((-0.24, 0.98), (0.24, 0.98)), ((0, 0.74), (0, 1.22))], 0.03), "#8a5a3c", lift=3
        )
    )
    for side in (-1, 1):
        for shift, tone in ((0.0, "#7a4a34"), (0.34, "#65392c")):
            beam = strip(((side * (1.2 + shift), -0.5), (side * (0.02 + shift), 1.7)), 0.17)
            scene.lay(Sheet(beam, tone, ("beams",), lift=12))
    scene.lay(Sheet(box(2.6, 0.13).at(0, 0.52), "#8a5a3c", lift=10))
    floor = polygon((-SIDE, -0.86), (SIDE, -0.86), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(floor, "#8a5238", ("floor",), lift=4, pattern="stripes"))
    scene.lay(Sheet(polygon("-.6,-.3 .6,-.3 .84,.44 -.84,.44"), "#f6b850", ("light",), glow=0.35))
    lid = blob("-.56,-.12 -.56,-.12 -.5,.22 -.2,.34 .2,.34 .5,.22 .56,-.12 .56,-.12")
    scene.lay(Sheet(lid, "#5a3a2a", ("lid",), lift=12))
    scene.lay(
        Sheet(
            star(6, 0.08, 0.03).at(-0.3, 0.16) | star(6, 0.06, 0.02).at(0.3, 0.12),
            "#dce9f4",
            ("frost",),
            lift=1,
        )
    )
    scene.lay(Sheet(ellipse(0.42, 0.3).at(0, -0.18), "#fff0a8", ("sun",), glow=1.0))
    scene.lay(Sheet(box(1.2, 0.66).at(0, -0.62), "#8f4a2e", ("trunk",), lift=14, pattern="checks"))
    bands = (
        box(0.1, 0.66).at(-0.38, -0.62)
        | box(0.1, 0.66).at(0.38, -0.62)
        | box(1.2, 0.09).at(0, -0.33)
    )
    scene.lay(Sheet(bands, "#e9b44a", lift=3))
    _attic_children(scene)
    return PaperPlan()


def _attic_children(scene: Scene) -> None:
    """Three children before the trunk, one warms its hands; two are seen from behind."""
    warm = figures.Pose(
        arms=(
            ((-0.08, 0.72), (0.06, 0.74), (0.22, 0.84)),
            ((0.08, 0.72), (0.2, 0.72), (0.3, 0.82)),
        ),
        legs=figures.STANDING.legs,
    )
    scene.lay(
        figures.figure("#3f8f7a", "#8a5238", "#1c1420", warm, trousers="#2c3350", front="eyes"),
        x=-0.78,
        y=-1.16,
        scale=0.92,
    )
    scene.lay(
        figures.figure(
            "#c8443c", "#efc4a0", "#c98a3c", warm, skirt=True, trousers="#efc4a0", front="eyes"
        ),
        x=0.80,
        y=-1.12,
        scale=0.84,
        flip=True,
    )
    scene.lay(
        Sheet(
            blob("-.2,-.4 .2,-.4 .42,-.6 .5,-1.3 -.5,-1.3 -.42,-.6"),
            "#5d8ac4",
            ("child",),
            lift=12,
            pattern="dots",
        ),
        x=0.1,
        y=-0.86,
        scale=0.62,
    )
    scene.lay(Sheet(ellipse(0.2, 0.21).at(0.1, -1.0), "#5a2f20", ("hair",), lift=9))


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Tomorrow is in the oven",
    subject="baker before an oven with a sun in it",
    props=("loaves", "mice", "peel"),
    mood=("hopeful", "warm", "early"),
)
def night_bakery(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3a3560", lift=0, pattern="checks", shade="#5a3f56"))
    scene.lay(Sheet(box(0.5, 0.6).at(-0.66, 0.98), "#8a5a3c", lift=7))
    scene.lay(Sheet(box(0.42, 0.52).at(-0.66, 0.98), "#141b44", ("window",), lift=0))
    scene.lay(Sheet(crescent(0.13).at(-0.62, 1.0), "#ffe9a6", ("moon",), glow=0.4))
    scene.lay(Sheet(strips([((-0.66, 0.72), (-0.66, 1.24))], 0.03), "#8a5a3c", lift=3))
    stove = blob("-.3,-1.1 -.3,-1.1 -.34,.3 -.1,.98 .4,1.2 1.4,1.1 1.4,-1.1 1.4,-1.1")
    scene.lay(Sheet(stove, "#b5654a", ("oven",), lift=14, pattern="scales"))
    mouth = ellipse(0.44, 0.42).at(0.44, 0.1) | box(0.88, 0.36).at(0.44, -0.1)
    scene.lay(
        Sheet(ellipse(0.54, 0.52).at(0.44, 0.1) | box(1.08, 0.4).at(0.44, -0.1), "#7a3a34", lift=5)
    )
    scene.lay(Sheet(mouth, "#ff9a3c", ("fire",), glow=0.4))
    rays = star(16, 0.40, 0.29)
    scene.lay(Sheet((rays.at(0.44, 0.02)) & mouth, "#ffd24a", lift=4))
    scene.lay(Sheet(ellipse(0.28).at(0.44, 0.02) & mouth, "#fff0a0", ("sun",), glow=0.7))
    slits = strips(
        [((0.34, 0.1), (0.30, -0.08)), ((0.46, 0.12), (0.44, -0.1)), ((0.58, 0.1), (0.58, -0.08))],
        0.03,
    )
    scene.lay(Sheet(slits, "#e8a030", lift=0))
    scene.lay(
        Sheet(
            polygon((-SIDE, -0.92), (SIDE, -0.92), (SIDE, BOTTOM), (-SIDE, BOTTOM)),
            "#8f6a4c",
            ("floor",),
            lift=9,
            pattern="stripes",
        )
    )
    _baker(scene)
    return PaperPlan(stars=40)


def _baker(scene: Scene) -> None:
    """A stout baker with a peel; mice have yesterday's loaf."""
    scene.lay(Sheet(strip(((-0.78, -0.62), (0.3, -0.22)), 0.045), "#c9a070", lift=8))
    scene.lay(Sheet(ellipse(0.3, 0.06).turned(20).at(0.36, -0.2), "#c9a070", ("peel",), lift=7))
    coat = blob("-.86,-1.5 -.9,-.8 -.8,-.28 -.6,-.1 -.36,-.2 -.2,-.6 -.16,-1 -.2,-1.5")
    scene.lay(Sheet(coat, "#fdf6e6", ("baker",), lift=12))
    scene.lay(
        Sheet(
            blob("-.66,-.5 -.3,-.5 -.2,-1 -.24,-1.36 -.72,-1.36 -.76,-1"),
            "#c8443c",
            ("apron",),
            lift=4,
            pattern="stripes",
            turn=90,
        )
    )
    scene.lay(
        figures.head("#b5794f", "#3a2740", figures.MAN, "short", "closed"),
        x=-0.58,
        y=0.2,
        scale=0.56,
    )
    hat = (
        ellipse(0.26, 0.2).at(-0.62, 0.66)
        | ellipse(0.16).at(-0.8, 0.6)
        | ellipse(0.16).at(-0.44, 0.62)
        | box(0.42, 0.2).at(-0.62, 0.48)
    )
    scene.lay(Sheet(hat, "#fdf8ee", ("baker's hat",), lift=8))
    arm = strip([(-0.7, -0.26), (-0.5, -0.58), (-0.2, -0.42)], 0.2, 0.14)
    scene.lay(Sheet(arm, "#f4e8d4", lift=6))
    scene.lay(Sheet(ellipse(0.08).at(-0.18, -0.41), "#b5794f", ("hand",), lift=4))
    loaf = blob(".3,-1.3 .36,-1.1 .6,-1.02 .84,-1.1 .9,-1.3")
    scene.lay(Sheet(loaf, "#7f5a44", ("old loaf",), lift=7))
    for x, flip in ((0.16, False), (0.98, True)):
        mouse = blob("-.12,0 -.1,.1 0,.16 .12,.1 .2,.02 .1,0") | ellipse(0.05).at(0.06, 0.15)
        mouse = mouse | strip([(-0.1, 0.01), (-0.22, 0.0), (-0.28, 0.06)], 0.016)
        scene.lay(Sheet(mouse, "#b8aeb4", ("mouse",), lift=5), x=x, y=-1.3, flip=flip, scale=0.9)
