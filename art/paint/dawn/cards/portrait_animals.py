"""Large faces of animals: an owl, a deer."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures, nature, town
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    ring,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Read it to me again",
    subject="owl and child sharing glasses",
    props=("book", "moon", "blanket"),
    mood=("tender", "quiet", "learned"),
)
def owl_spectacles(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#20304e", lift=0, pattern="leaves", shade="#3c2f4e"))
    scene.lay(Sheet(ellipse(0.5).at(0.3, 1.0), "#ffe6a8", ("moon",), glow=0.5))
    brown, cream = "#8a5f3c", "#e9cfa0"
    body = blob(
        "-1.3,-1.8 -1.25,.1 -1.05,.62 -1.0,.84 -1.0,.84 -.7,.7 -.36,.7 "
        "-.08,.84 -.08,.84 -.06,.5 .02,.1 .06,-1.8"
    )
    scene.lay(Sheet(body, brown, ("owl",), lift=14))
    for row in range(5):
        for step in range(5):
            x = -0.98 + 0.22 * step + (0.11 if row % 2 else 0)
            tuft = ellipse(0.13, 0.15).at(x, -0.42 - 0.2 * row)
            scene.lay(Sheet(tuft, cream if (row + step) % 2 else "#c99a62", ("feathers",), lift=3))
    for x in (-0.78, -0.28):
        scene.lay(Sheet(ellipse(0.29).at(x, 0.22), cream, lift=5))
        scene.lay(Sheet(ellipse(0.19).at(x, 0.22), "#f0a83c", lift=3))
        scene.lay(Sheet(ellipse(0.10).at(x + 0.05, 0.14), "#1c1420", ("eye",), lift=1))
        scene.lay(Sheet(ellipse(0.03).at(x + 0.09, 0.19), "#ffffff", lift=0))
    scene.lay(
        Sheet(polygon((-0.62, 0.14), (-0.44, 0.14), (-0.53, -0.14)), "#5a3a2a", ("beak",), lift=6)
    )
    look = Expression("smile", (-0.2, -0.9))
    child = faces.face("#b5794f", "#2a1820", "braids", look, dress="#c8443c")
    scene.lay(child, x=0.5, y=0.12, scale=0.84, turn=9)
    glasses = ring(0.26, 0.215).at(-0.28, 0.22) | ring(0.2, 0.16).at(0.35, 0.1)
    glasses = glasses | ring(0.2, 0.16).at(0.66, 0.15)
    glasses = glasses | strip([(-0.03, 0.26), (0.06, 0.24), (0.16, 0.14)], 0.045)
    glasses = glasses | strip(((0.53, 0.13), (0.47, 0.13)), 0.045)
    scene.lay(Sheet(glasses, "#d8473c", ("glasses",), lift=6))
    _upside_down_book(scene)
    return PaperPlan(stars=80)


def _upside_down_book(scene: Scene) -> None:
    """An open book whose picture stands on its head, held by a wing and a hand."""
    cover = polygon("-.9,-.72 -.02,-.84 .86,-.72 .9,-1.42 0,-1.54 -.94,-1.42")
    scene.lay(Sheet(cover, "#7a2f3c", ("book",), lift=14))
    for side in (-1, 1):
        leaf = polygon((-0.01, -0.8), (0.82 * side, -0.68), (0.84 * side, -1.36), (-0.01, -1.48))
        scene.lay(Sheet(leaf, "#fdf3dc", lift=4))
    scene.lay(town.house("#e8843c", "#c8443c"), x=-0.42, y=-0.8, scale=0.5, turn=180)
    for row in range(6):
        y = -0.84 - 0.09 * row
        scene.lay(
            Sheet(
                strip(((0.12, y - 0.01), (0.7 - 0.1 * (row % 3), y + 0.06)), 0.016),
                "#8f7a6a",
                lift=0,
            )
        )
    wing = [nature.leaf_outline(0.62, 0.2).turned(28 + 14 * k).at(-1.12, -1.5) for k in range(4)]
    for index, feather in enumerate(wing):
        scene.lay(Sheet(feather, "#6f4a30" if index % 2 else "#8a5f3c", lift=7))
    fingers = figures.hand(
        "#b5794f", (-30, -6, 2, 10, 18), (0.2, 0.26, 0.28, 0.26, 0.22), "#c8443c"
    )
    scene.lay(fingers, x=1.02, y=-1.36, scale=0.5, turn=64)


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="They left in a hurry",
    subject="deer whose antlers hold hats",
    props=("hats", "forest", "tracks"),
    mood=("mysterious", "funny", "silent"),
)
def hat_rack_forest(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#d7dfae", lift=0, shade="#7fa68a"))
    scene.lay(Sheet(ellipse(0.34).at(-0.56, 0.98), "#fff8d8", ("sun",), glow=0.5))
    for tone, step in (("#a3bf94", 0), ("#6f9a7c", 1), ("#3f6f60", 2)):
        for index in range(5):
            x = -1.05 + 0.52 * index + 0.2 * step
            trunk = polygon(
                (x - 0.03 - 0.02 * step, BOTTOM),
                (x - 0.02, 1.7),
                (x + 0.02, 1.7),
                (x + 0.04 + 0.03 * step, BOTTOM),
            )
            scene.lay(Sheet(trunk, tone, ("forest",), lift=7))
    scene.lay(
        Sheet(
            land((-1, -1.0), (0, -0.9), (1, -1.08)),
            "#2f5748",
            ("ground",),
            lift=8,
            pattern="leaves",
        )
    )
    horns = Outline(())
    for line, width in (
        ([(0.16, 0.18), (0.3, 0.5), (0.66, 0.72), (0.78, 1.14)], 0.11),
        ([(0.34, 0.54), (0.3, 0.84), (0.36, 1.06)], 0.08),
        ([(0.56, 0.66), (0.84, 0.62), (0.92, 0.7)], 0.07),
        ([(0.7, 0.8), (0.56, 0.98), (0.58, 1.16)], 0.06),
        ([(0.24, 0.36), (0.5, 0.34), (0.6, 0.42)], 0.06),
    ):
        horns = horns | strip(line, width, width * 0.4)
    scene.lay(Sheet(horns | horns.flipped(), "#e0c08a", ("antlers",), lift=10))
    _deer_face(scene)
    _hats(scene)
    return PaperPlan(petals=14, petal_colour="#c9a24a")


def _deer_face(scene: Scene) -> None:
    """The head of a deer that looks at us."""
    coat = "#9c6240"
    neck = blob("-.26,-.3 .26,-.3 .36,-.9 .62,-1.8 -.62,-1.8 -.36,-.9")
    scene.lay(Sheet(neck, mix(coat, "#2a1820", 0.2), lift=10))
    scene.lay(
        Sheet(blob("-.12,-.6 .12,-.6 .2,-1.2 .24,-1.8 -.24,-1.8 -.2,-1.2"), "#e9d3ae", lift=3)
    )
    ear = blob("-.2,.16 -.2,.16 -.5,.26 -.72,.1 -.72,.1 -.5,-.02 -.24,0")
    scene.lay(Sheet(ear | ear.flipped(), mix(coat, "#2a1820", 0.12), lift=7))
    skull = blob("-.3,.1 -.18,.28 0,.32 .18,.28 .3,.1 .26,-.16 .14,-.52 0,-.6 -.14,-.52 -.26,-.16")
    scene.lay(Sheet(skull, coat, ("deer",), lift=12))
    scene.lay(Sheet(blob("-.14,-.34 0,-.28 .14,-.34 .13,-.54 0,-.61 -.13,-.54"), "#e9d3ae", lift=3))
    scene.lay(Sheet(blob("-.09,-.42 0,-.39 .09,-.42 .04,-.51 -.04,-.51"), "#2a1820", lift=2))
    for side in (-1, 1):
        scene.lay(Sheet(ellipse(0.055, 0.07).at(0.2 * side, 0.02), "#1c1420", ("eye",), lift=2))
        scene.lay(Sheet(ellipse(0.018).at(0.2 * side - 0.015, 0.045), "#ffffff", lift=0))


def _hats(scene: Scene) -> None:
    """A top hat, a straw hat, a fez, a sun hat and a nightcap; somebody looks out of one."""
    top = box(0.3, 0.32).at(0, 0.18) | ellipse(0.27, 0.05)
    scene.lay(Sheet(top, "#2a2438", ("top hat",), lift=8), x=-0.78, y=1.02, turn=8)
    scene.lay(Sheet(box(0.3, 0.06).at(0, 0.07), "#c8443c", lift=1), x=-0.78, y=1.02, turn=8)
    peep = ellipse(0.1, 0.09).at(0, 0.18)
    scene.lay(Sheet(peep, "#120e18", lift=0), x=-0.78, y=1.02, turn=8)
    scene.lay(
        Sheet(beads([(-0.04, 0.19), (0.04, 0.19)], 0.022), "#ffe28a", ("eyes in a hat",), glow=0.4),
        x=-0.78,
        y=1.02,
        turn=8,
    )
    straw = ellipse(0.32, 0.07) | ellipse(0.17, 0.16).at(0, 0.08)
    scene.lay(
        Sheet(straw, "#e9b44a", ("straw hat",), lift=8, pattern="checks"), x=0.78, y=1.12, turn=-10
    )
    scene.lay(Sheet(box(0.33, 0.05).at(0, 0.05), "#2f6a86", lift=1), x=0.78, y=1.12, turn=-10)
    fez = polygon((-0.15, 0), (0.15, 0), (0.11, 0.24), (-0.11, 0.24))
    scene.lay(Sheet(fez, "#b8322f", ("fez",), lift=7), x=0.36, y=1.02, turn=6)
    scene.lay(
        Sheet(strip([(0, 0.24), (0.12, 0.22), (0.14, 0.08)], 0.018), "#f6c453", lift=3),
        x=0.36,
        y=1.02,
        turn=6,
    )
    cap = blob("-.17,0 -.17,0 .17,0 .17,0 .14,.2 .2,.36 .36,.3 .36,.3 .24,.44 .06,.42 -.1,.24")
    scene.lay(
        Sheet(cap, "#7d9ac4", ("nightcap",), lift=7, pattern="stripes"), x=-0.36, y=1.0, turn=4
    )
    beret = ellipse(0.22, 0.09).at(0.02, 0.08) | strip(((0.0, 0.14), (0.02, 0.22)), 0.03)
    scene.lay(Sheet(beret, "#5d4a8c", ("beret",), lift=7), x=-0.6, y=0.4, turn=-6)
    bonnet = ellipse(0.14, 0.13).at(0, 0.1) | ellipse(0.2, 0.045)
    scene.lay(Sheet(bonnet, "#e89aa8", ("bonnet",), lift=7, pattern="dots"), x=0.6, y=0.42, turn=8)
