"""Guests in evening dress who rise from the table in soap bubbles."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import animals, figures, nature, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
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
from art.paint.story.sheets import Sheet

_COAT, _SKIN, _WHITE = "#2c3468", "#c98d6a", "#f4f0ea"


@card(
    palette="lavender_dream",
    hand="cut_paper",
    title="Guests who cannot stay",
    subject="host who holds the hand of a lady in a soap bubble",
    props=("soap bubbles", "laid table", "empty chairs", "child with a pipe"),
    mood=("wistful", "polite", "airy"),
)
def dinner_for_clouds(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5a4f96", lift=0, shade="#f6b48c"))
    scene.lay(Sheet(ellipse(0.3).at(0.84, -0.34), "#fff0c0", ("sun",), glow=0.5))
    hills = blob("-1.3,-.5 -.6,-.36 .1,-.5 .7,-.4 1.3,-.54 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(hills, "#8a6a8c", ("hills",), lift=5, shade="#6a5078"))
    _branch(scene)
    _small_bubbles(scene)
    _gentleman(scene)
    _chairs(scene)
    _lady(scene)
    _table(scene)
    _host(scene)
    _child(scene)
    return PaperPlan()


def _bubble(scene: Scene, x: float, y: float, size: float) -> None:
    """The glass of a bubble, paler than the sky."""
    scene.lay(Sheet(ellipse(size).at(x, y), "#a49ad0", ("soap bubble",), lift=9, shade="#e8bcc8"))


def _gleam(scene: Scene, x: float, y: float, size: float) -> None:
    """Its rim and the lights on it, laid over whoever is inside."""

    def lay(outline: str, tone: str, width: float) -> None:
        scene.lay(
            Sheet(strip(points(outline), width, width * 0.4), tone, lift=0), x=x, y=y, scale=size
        )

    scene.lay(Sheet(ring(size, size * 0.965).at(x, y), "#f6f0ff", ("soap bubble",), lift=3))
    lay("-.82,.3 -.7,.56 -.46,.76", "#fffdf8", 0.09)
    lay("-.86,.12 -.87,.04 -.86,-.04", "#fffdf8", 0.07)
    lay(".88,-.2 .76,-.5 .5,-.74", "#f2a8c0", 0.06)
    lay(".78,-.18 .66,-.46 .42,-.66", "#a8e0dc", 0.04)


def _branch(scene: Scene) -> None:
    """A bough with one bare twig that the bubbles will have to pass."""
    bough = strip(points("-1.2,.7 -.86,.98 -.66,1.3 -.2,1.46"), 0.13, 0.06)
    twig = strip(points("-.66,1.28 -.4,1.22 -.24,1.1"), 0.05, 0.012)
    scene.lay(Sheet(bough | twig, "#4a2c44", ("bough",), lift=8))
    leaves = ((-0.92, 0.94, 0.36, 120), (-0.8, 1.12, 0.34, 20), (-0.95, 1.25, 0.4, 80),
              (-0.6, 1.34, 0.34, 100), (-0.3, 1.44, 0.3, 160), (-0.98, 0.84, 0.3, -30))  # fmt: skip
    for x, y, size, turn in leaves:
        scene.lay(nature.leaf("#5a7a6a", 0.9, 0.4), x=x, y=y, scale=size, turn=turn)


def _small_bubbles(scene: Scene) -> None:
    """Far up: a dog that never asked to leave, and a chair."""
    _bubble(scene, 0.8, 1.2, 0.17)
    chair = strips([((-0.3, -0.6), (-0.3, 0.7)), ((0.3, -0.6), (0.3, 0.0)), ((-0.3, 0), (0.34, 0)),
                    ((-0.3, 0.62), (-0.06, 0.62))], 0.13)  # fmt: skip
    scene.lay(Sheet(chair, "#6b3a3c", ("chair",), lift=2), x=0.8, y=1.2, scale=0.14, turn=24)
    _gleam(scene, 0.8, 1.2, 0.17)
    _bubble(scene, 0.36, 1.32, 0.12)
    scene.lay(
        Sheet(animals.dog_outline(), "#8a4f34", ("dog",), lift=2), x=0.36, y=1.245, scale=0.13
    )
    _gleam(scene, 0.36, 1.32, 0.12)


def _gentleman(scene: Scene) -> None:
    """He goes with his glass in his hand, quite at ease."""
    x, y, size = -0.42, 0.8, 0.36
    _bubble(scene, x, y, size)
    who = Dress("#8a5238", "#1c1420", "#22223c", "#22223c", kind=figures.MAN, hat="top",
                hat_colour="#22223c", head=0.3)  # fmt: skip
    pose = Stance(near=((0.16, 0.56), (0.26, 0.68)), far=((0.08, 0.54), (0.18, 0.48)),
                  legs=people.SIT_LEGS, lean=8)  # fmt: skip
    scene.lay(people.person(who, pose), x=x - 0.02, y=y - 0.36, scale=0.56)
    glass = polygon("-.05,.12 .05,.12 .0,.03") | strips([((0, 0.04), (0, -0.06))], 0.014)
    scene.lay(Sheet(glass, "#fff4d8", ("glass",), lift=3), x=x + 0.07, y=y + 0.06)
    _gleam(scene, x, y, size)


def _lady(scene: Scene) -> None:
    """In a red gown, bent towards him; her gloved arm is the last that is not in the bubble."""
    x, y, size = 0.38, 0.52, 0.56
    _bubble(scene, x, y, size)
    who = Dress("#efc4a0", "#b8562a", "#c8304a", "#efc4a0", shoes="#7a1f34", cut="bun", skirt=0.34,
                head=0.26)  # fmt: skip
    pose = Stance(near=((0.1, 0.6), (0.12, 0.6)), far=((0.0, 0.5), (0.06, 0.4)), lean=-10, nod=-16)
    scene.lay(people.person(who, pose), x=0.4, y=0.06, scale=0.86, flip=True)
    _gleam(scene, x, y, size)
    arm = strip(points(".29,.62 .06,.54 -.16,.4"), 0.1, 0.075) | ellipse(0.05).at(0.29, 0.62)
    scene.lay(Sheet(arm, _WHITE, ("long glove",), lift=6))
    hand = blob("-.12,.45 -.22,.42 -.3,.34 -.26,.3 -.18,.33 -.1,.37")
    scene.lay(Sheet(hand, _WHITE, ("gloved hand",), lift=4))
    scene.lay(Sheet(strip(((0.22, 0.655), (0.26, 0.555)), 0.02), "#d8d0d0", lift=0))


def _chairs(scene: Scene) -> None:
    """Three empty chairs behind the table, pushed back in haste."""
    for x, y, turn, tone in ((0.02, -0.66, -4, "#6b3a3c"), (0.46, -0.62, 10, "#7a4440"),
                             (0.86, -0.7, -8, "#6b3a3c")):  # fmt: skip
        back = blob(
            "-.15,-.5 -.15,-.5 -.19,.2 -.19,.2 -.1,.25 0,.31 .1,.25 .19,.2 .19,.2 .15,-.5 .15,-.5"
        )
        gaps = box(0.06, 0.32).at(-0.07, -0.04) | box(0.06, 0.32).at(0.07, -0.04)
        scene.lay(Sheet(back - gaps, tone, ("empty chair",), lift=7), x=x, y=y, turn=turn)


def _table(scene: Scene) -> None:
    """A long white cloth, half eaten plates and a cake with one slice gone."""
    cloth = polygon("-.6,-.98 1.3,-.86 1.3,-1.2 -.5,-1.3 -.7,-1.24")
    hang = polygon("-.7,-1.22 -.5,-1.28 1.3,-1.18 1.3,-1.8 -.7,-1.8")
    scene.lay(Sheet(hang, "#d8cade", lift=8))
    scene.lay(Sheet(cloth, "#fbf4ee", ("laid table",), lift=10))
    folds = [strip(((x, -1.26), (x - 0.03, -1.7)), 0.012, 0.03) for x in (-0.3, 0.02, 0.3, 0.62)]
    for fold in folds:
        scene.lay(Sheet(fold, "#b8a6c4", lift=0))
    for x, y in ((0.06, -1.0), (0.82, -0.98)):
        scene.lay(Sheet(ellipse(0.15, 0.05).at(x, y), "#bcd0e0", ("plate",), lift=4))
        scene.lay(Sheet(ellipse(0.06, 0.022).at(x - 0.02, y + 0.005), "#e8843c", lift=2))
    cake = blob(".3,-1.0 .3,-1.0 .3,-.82 .44,-.79 .6,-.82 .6,-1.0 .6,-1.0 .45,-1.04")
    scene.lay(Sheet(cake, "#f2a8b0", ("cake",), lift=6))
    scene.lay(Sheet(polygon(".44,-.8 .54,-.8 .54,-1.02 .44,-1.04"), "#fbeac8", lift=0))
    scene.lay(Sheet(beads(points(".34,-.79 .4,-.77 .57,-.78"), 0.025), "#d83c4c", lift=3))
    for x, y in ((-0.16, -0.96), (0.24, -1.12)):
        glass = blob("-.05,.2 -.05,.2 .05,.2 .05,.2 .03,.1 0,.08 -.03,.1")
        foot = strips([((0, 0.1), (0, 0.0))], 0.016) | ellipse(0.045, 0.012)
        scene.lay(Sheet(glass | foot, "#e6f0f4", ("glass",), lift=5), x=x, y=y)


def _host(scene: Scene) -> None:
    """Large and old, seen from the side, his face raised to her."""
    body = blob("-1.3,-.5 -1.0,-.52 -.74,-.46 -.5,-.58 -.4,-.9 -.42,-1.3 -.36,-1.8 -1.3,-1.8")
    scene.lay(Sheet(body, _COAT, ("host",), lift=13, shade="#222850"))
    at: dict[str, Any] = {"x": -0.76, "y": -0.14, "scale": 0.58, "turn": 24}
    scene.lay(figures.head(_SKIN, _WHITE, figures.OLD, "none"), **at)
    fringe = blob("-.18,.1 -.34,.2 -.48,.08 -.47,-.16 -.36,-.32 -.24,-.3 -.18,-.1")
    scene.lay(Sheet(fringe, _WHITE, ("white hair",), lift=3), **at)
    scene.lay(Sheet(blob(people.SIDE_BEARD), _WHITE, ("beard",), lift=6), **at)
    scene.lay(Sheet(strip(points(".28,-.27 .33,-.29 .39,-.275"), 0.02), "#a8484a", lift=0), **at)
    bow = polygon("-.54,-.56 -.64,-.48 -.64,-.66") | polygon("-.54,-.56 -.44,-.48 -.44,-.66")
    scene.lay(Sheet(bow, "#c8304a", ("bow tie",), lift=4))
    arm = people.bent_sleeve((-0.78, -0.82), (-0.2, -0.62), (-0.22, 0.06), 0.27)
    scene.lay(Sheet(arm, mix(_COAT, "#ffffff", 0.1), ("sleeve",), lift=11))
    scene.lay(Sheet(strip(((-0.34, 0.1), (-0.11, 0.13)), 0.09), _WHITE, ("cuff",), lift=5))
    hand = blob("-.38,.14 -.4,.28 -.37,.38 -.3,.42 -.24,.38 -.22,.3 -.24,.14").at(0.08, 0)
    scene.lay(Sheet(hand, _SKIN, ("hand",), lift=6))
    thumb = strip(points("-.17,.2 -.12,.28 -.14,.38"), 0.06, 0.045) | ellipse(0.024).at(-0.14, 0.38)
    scene.lay(Sheet(thumb, mix(_SKIN, "#ffffff", 0.08), lift=3))


def _child(scene: Scene) -> None:
    """Under the cloth somebody blows through a pipe of straw."""
    gap = blob(".52,-1.7 .6,-1.36 .7,-1.19 .7,-1.19 .9,-1.22 1.02,-1.4 1.06,-1.7")
    scene.lay(Sheet(gap, "#4a3054", ("under the table",), lift=0))
    for sheet in figures.head("#e0a880", "#3a2018", figures.CHILD, "bob", lift=4):
        placed = sheet.placed(0.82, -1.34, 0.22, 8, True)
        scene.lay(Sheet(placed.outline & gap, placed.colour, ("child",), lift=3))
    pipe = strip(((0.735, -1.395), (0.5, -1.32)), 0.02, 0.03)
    scene.lay(Sheet(pipe, "#f2c14a", ("straw",), lift=4))
    for x, y, size in ((0.415, -1.285, 0.085), (0.22, -1.2, 0.045)):
        _bubble(scene, x, y, size)
        _gleam(scene, x, y, size)
