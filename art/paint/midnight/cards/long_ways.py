"""Long ways on bare paper: kites, and trees with rooms."""

from typing import Any

from art.paint.midnight.stage import empty_stage
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
)
from art.paint.story.cutouts.nature import branch
from art.paint.story.finish import Finish, flock
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="He flies what he shed",
    subject="coat flown as a kite",
    props=("coat", "string", "hill"),
    mood=("free", "odd", "windy"),
)
def kite_of_skin(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    _lay_coat(scene)
    tail = strip(points(".08,-.16 .26,-.32 .16,-.50 .36,-.64 .28,-.84"), 0.010)
    for x, y in ((0.22, -0.28), (0.19, -0.48), (0.34, -0.66)):
        tail = tail | polygon(
            (x - 0.07, y + 0.035),
            (x + 0.07, y - 0.035),
            (x + 0.07, y + 0.035),
            (x - 0.07, y - 0.035),
        )
    scene.lay(Sheet(tail, INKS["vermilion"], ("tail",)))
    scene.lay(Sheet(strip(points("-.52,-.72 -.3,-.5 0,-.2 .2,.3"), 0.007), "#202020", ("string",)))
    hill = land((-1, -1.0), (-0.5, -1.02), (0.1, -1.24), (0.6, -1.3), (1, -1.22))
    scene.lay(Sheet(hill, "#5c5c5c", ("hill",), turn=-12))
    bare = figures.adult_outline(figures.WAVING)
    scene.lay(Sheet(bare, "#141414", ("man",)), x=-0.62, y=-1.06, scale=0.44)
    birds = flock(4, seed=6, x=(0.08, 0.3), y=(0.1, 0.2), size=(0.016, 0.026))
    return WoodcutPlan(inks=("vermilion",), sky="paper", birds=birds, contrast=1.5)


def _lay_coat(scene: Scene) -> None:
    """A coat with its sleeves spread; one waves."""
    coat = blob(
        "-.14,.5 -.14,.5 -.1,.58 .1,.58 .14,.5 .14,.5 .34,.46 .62,.66 .8,.96 .8,.96 .92,.88 .92,.88"
        " .78,.5 .5,.18 .36,.06 .4,-.3 .56,-.72 .56,-.72 .2,-.66 .02,-.78 .02,-.78 -.02,-.78"
        " -.2,-.68"
        " -.56,-.7 -.56,-.7 -.4,-.3 -.34,.08 -.6,.06 -.9,-.06 -.9,-.06 -.96,.1 -.96,.1 -.6,.32"
        " -.34,.46"
    )
    place: dict[str, Any] = {"x": 0.10, "y": 0.46, "scale": 0.80, "turn": -4.0}
    scene.lay(Sheet(coat, "#141414", ("coat", "kite")), depth=30.0, **place)
    seams = strip(points("0,.48 .01,.1 0,-.76"), 0.014)
    for path in (
        "0,.5 -.12,.34 -.06,.16", "0,.5 .12,.34 .06,.16", ".3,.36 .36,.2 .34,.06",
        "-.3,.36 -.34,.2 -.32,.1", "-.2,-.1 -.3,-.4 -.4,-.62", ".2,-.1 .3,-.4 .4,-.62",
        "-.1,-.2 -.14,-.5 -.16,-.64", ".1,-.2 .14,-.5 .16,-.62", ".5,.42 .66,.6 .8,.86",
        "-.46,.24 -.66,.16 -.86,.06",
    ):  # fmt: skip
        seams = seams | strip(points(path), 0.004, 0.014)
    scene.lay(Sheet(seams, "#f2f2f2"), **place)
    scene.lay(
        Sheet(
            beads(points("-.05,.06 -.05,-.14 -.05,-.34 -.05,-.54"), 0.022),
            INKS["vermilion"],
            ("buttons",),
        ),
        **place,
    )
    glove = ellipse(0.05, 0.06).at(0.88, 0.96)
    for x, y in ((0.82, 1.06), (0.88, 1.09), (0.94, 1.06), (0.97, 0.98)):
        glove = glove | strip([(0.88, 0.96), (x, y)], 0.032)
    scene.lay(Sheet(glove, "#f4f4f4", ("glove",)), **place)


@card(
    palette="block_day",
    hand="woodcut",
    title="Rooms with a view of spring",
    subject="bare tree that is a hotel",
    props=("windows", "porter", "suitcases"),
    mood=("wistful", "comic", "wintry"),
)
def dead_tree_hotel(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    trunk = blob(
        "-.5,-1.3 -.5,-1.3 -.34,-1.1 -.3,-.7 -.28,-.2 -.34,.1 -.2,.16 -.06,.1 .1,.2 .3,.12"
        " .28,-.2 .3,-.7"
        " .36,-1.1 .54,-1.3 .54,-1.3"
    )
    crown = Outline(())
    for path, thick, twigs in (
        ("-.2,-.1 -.34,.3 -.6,.56 -.8,.98", 0.20, 9), ("0,-.1 -.04,.4 -.16,.8 -.1,1.36", 0.22, 9),
        (".2,-.1 .36,.3 .44,.7 .72,1.2", 0.20, 9), ("-.4,.36 -.72,.4 -.98,.34", 0.10, 6),
        (".36,.3 .66,.36 .98,.5", 0.11, 6), (".0,.5 .2,.86 .24,1.36", 0.10, 6),
        ("-.5,.5 -.46,.9 -.5,1.26", 0.09, 5),
    ):  # fmt: skip
        crown = crown | branch(points(path), thick, twigs, seed=thick * 77)
    scene.lay(Sheet(trunk | crown, "#141414", ("bare tree",)), depth=30.0)
    _lay_windows(scene)
    door = box(0.22, 0.36).at(0, -1.06) | ellipse(0.11).at(0, -0.88)
    scene.lay(Sheet(door, "#f0f0f0", ("door",)))
    scene.lay(Sheet(box(0.34, 0.05).at(0, -0.76), INKS["vermilion"], ("awning",)))
    bud = ellipse(0.03, 0.05).turned(-20).at(-0.085, 1.36)
    scene.lay(Sheet(bud, INKS["vermilion"], ("bud",)))
    ground = land((-1, -1.26), (0, -1.22), (1, -1.28))
    scene.lay(Sheet(ground, "#cacaca", ("snow",), turn=3), depth=31.0)
    porter = figures.adult_outline(figures.REACHING)
    scene.lay(Sheet(porter, "#141414", ("porter",)), x=-0.44, y=-1.40, scale=0.36)
    cases = box(0.16, 0.10).at(-0.44, -0.96) | box(0.12, 0.08).at(-0.44, -0.865)
    scene.lay(Sheet(cases, "#5c5c5c", ("suitcases",), turn=45))
    for x, size, flip in ((0.56, 0.46, True), (0.78, 0.40, True)):
        guest = figures.adult_outline(figures.WALKING, coat=0.3, hat=size > 0.44, skirt=size < 0.44)
        scene.lay(Sheet(guest, "#141414", ("guest",)), x=x, y=-1.42, scale=size, flip=flip)
    return WoodcutPlan(
        inks=("lamp", "vermilion"), sky="paper", contrast=1.5, lamp_pool=0, snowfall=30
    )


def _lay_windows(scene: Scene) -> None:
    """Lit windows all over the tree; somebody sits behind one."""
    panes = Outline(())
    for x, y, size in (
        (-0.14, -0.5, 1.0), (0.12, -0.46, 1.0), (-0.13, -0.14, 1.0), (0.13, -0.10, 1.0),
        (-0.41, 0.36, 0.7), (0.36, 0.32, 0.7), (-0.04, 0.36, 0.8), (-0.62, 0.62, 0.5),
        (0.45, 0.68, 0.55), (-0.13, 0.76, 0.6), (0.14, 0.74, 0.42), (0.62, 0.36, 0.42),
    ):  # fmt: skip
        pane = (box(0.13, 0.17) | ellipse(0.065).at(0, 0.085)).scaled(size)
        panes = panes | pane.at(x, y)
    scene.lay(Sheet(panes, INKS["lamp"], ("windows",), glow=0.5))
    bars = Outline(())
    for x, y in ((-0.14, -0.5), (0.12, -0.46), (-0.13, -0.14), (0.13, -0.10)):
        bars = bars | box(0.012, 0.24).at(x, y + 0.03) | box(0.13, 0.012).at(x, y + 0.02)
    scene.lay(Sheet(bars, "#141414"))
    scene.lay(
        Sheet(ellipse(0.03, 0.045).at(-0.14, 0.0) | box(0.07, 0.06).at(-0.14, -0.075), "#141414"),
        y=-0.46,
    )
