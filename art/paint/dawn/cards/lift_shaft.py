"""A lift that goes down through the layers of the world."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature, people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    crescent,
    ellipse,
    page,
    points,
    polygon,
    ring,
    star,
    strip,
    strips,
    waves,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_GREY = "#98a1be"
_GOLD = "#d9a441"


@card(
    palette="deep_sea",
    hand="cut_paper",
    title="Going down",
    subject="small elephant with a flower in a lift between sea and stars",
    props=("old liftboy", "room", "sea", "stars", "mouse at the rope", "girl who waits"),
    mood=("shy", "dreamy", "uncertain"),
)
def elephant_in_lift(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#a9dbe2", lift=0, shade="#fdeecb"))
    _sky(scene)
    _room(scene)
    _sea(scene)
    _stars(scene)
    rails = strips([((-0.57, 1.7), (-0.57, -1.7)), ((0.69, 1.7), (0.69, -1.7))], 0.05)
    scene.lay(Sheet(rails, "#3a3148", ("shaft",), lift=9))
    cage = Scene()
    for part in (_cage, _elephant, _liftboy, _front, _mouse):
        part(cage)
    scene.lay(cage.sheets, x=-0.01, y=0.14, scale=1.15)
    return PaperPlan()


def _sky(scene: Scene) -> None:
    cloud = nature.cloud_outline(0.9, (0.6, 1.0, 0.8))
    scene.lay(Sheet(cloud.at(-0.72, 1.1), "#fffaf0", ("cloud",), lift=6))
    for x, y, size in ((0.82, 1.3, 0.1), (0.3, 1.2, 0.07), (0.9, 1.06, 0.06)):
        bird = strip([(x - size, y + 0.04), (x - size / 2, y + 0.06), (x, y)], 0.01, 0.024)
        bird = bird | strip([(x, y), (x + size / 2, y + 0.07), (x + size, y + 0.03)], 0.024, 0.01)
        scene.lay(Sheet(bird, "#3a4a6a", ("birds",), lift=2))


def _room(scene: Scene) -> None:
    """Somebody with a suitcase has come too late, or has just got out."""
    wall = polygon("-1.3,.92 1.3,.92 1.3,.1 -1.3,.1")
    scene.lay(Sheet(wall, "#f0b65a", ("room",), lift=9, pattern="leaves"))
    scene.lay(Sheet(box(2.6, 0.07).at(0, 0.93), "#7a3f3a", ("ceiling",), lift=5))
    legs = strips([((-0.94, 0.3), (-0.94, 0.2)), ((-0.68, 0.3), (-0.68, 0.2))], 0.04)
    scene.lay(Sheet(legs, "#5a2c30", lift=3))
    chair = blob("-1.1,.28 -1.08,.7 -.98,.76 -.88,.72 -.86,.46 -.64,.46 -.62,.38 -.64,.28")
    scene.lay(Sheet(chair, "#8a3f50", ("armchair",), lift=7))
    rest = blob("-.98,.54 -.7,.56 -.64,.5 -.68,.46 -.92,.44 -1.0,.46")
    scene.lay(Sheet(rest, "#a5505e", lift=4))
    who = Dress("#8a5238", "#1c1420", "#2f7d86", "#8a5238", cut="curls", kind=figures.CHILD,
                head=0.29, skirt=0.18)  # fmt: skip
    scene.lay(people.person(who, Stance(nod=-14)), x=0.84, y=0.23, scale=0.56, flip=True)
    case = box(0.13, 0.13).at(0.79, 0.3) | ring(0.04, 0.022).at(0.79, 0.375)
    scene.lay(Sheet(case, "#c8503c", ("suitcase",), lift=5))
    scene.lay(Sheet(box(2.6, 0.06).at(0, 0.19), "#7a3f3a", ("floor",), lift=4))


def _sea(scene: Scene) -> None:
    """A large fish swims past and looks in."""
    scene.lay(Sheet(waves(0.1, 0.035, 0.3), "#2f8f9c", ("sea",), lift=7, shade="#14485f"))
    scene.lay(Sheet(waves(-0.02, 0.03, 0.42, 0.3), "#237a8c", lift=4, shade="#123f58"))
    scene.lay(nature.fish("#f08a4a"), x=-0.8, y=-0.2, scale=0.42, turn=6, flip=True)
    scene.lay(nature.fish("#f2c14a", pattern=None), x=0.84, y=-0.08, scale=0.26, flip=True)
    weed = strip(points(".9,-.8 .82,-.56 .92,-.4 .86,-.24"), 0.09, 0.02)
    scene.lay(Sheet(weed, "#1f6a5c", ("weed",), lift=4))


def _stars(scene: Scene) -> None:
    """Below the bottom of the sea there is night."""
    deep = blob("-1.3,-.56 -.9,-.62 -.6,-.54 -.2,-.62 .2,-.58 .6,-.66 .9,-.58 1.3,-.62 1.3,-1.9"
                " -1.3,-1.9")  # fmt: skip
    scene.lay(Sheet(deep, "#1a1c48", ("night",), lift=9, torn=True, shade="#0e0f2c"))
    moon = crescent(0.15).turned(150).at(-0.8, -1.1)
    scene.lay(Sheet(moon, "#fff3c4", ("moon",), glow=0.4))
    for x, y, size in ((-0.86, -0.8, 0.05), (0.82, -0.92, 0.07), (0.9, -1.3, 0.045),
                       (-0.62, -0.94, 0.03), (0.74, -1.16, 0.03), (-0.3, -1.4, 0.035),
                       (0.26, -1.42, 0.05)):  # fmt: skip
        dot = star(4, size, size * 0.36).turned(12 * x).at(x, y)
        scene.lay(Sheet(dot, "#fff3d0", ("stars",), glow=0.3))


def _cage(scene: Scene) -> None:
    """It hangs on one rope and is warm inside."""
    rope = strip(points(".06,1.7 .06,.6 .06,-.06"), 0.04)
    scene.lay(Sheet(rope, "#d9b98a", ("rope",), lift=8))
    inside = polygon("-.44,-1.24 .56,-1.24 .56,-.3 -.44,-.3")
    scene.lay(Sheet(inside, "#fbe3a4", ("lift",), glow=0.22))
    panel = polygon("-.36,-1.24 .48,-1.24 .48,-.92 -.36,-.92")
    scene.lay(Sheet(panel, "#c98a5a", lift=3))


def _elephant(scene: Scene) -> None:
    """Small for an elephant; it holds a flower and does not know what to do with it."""
    at: dict[str, Any] = {"x": 0.26, "y": -1.22, "scale": 0.86, "flip": True}
    dark = mix(_GREY, "#2a2040", 0.25)
    for leg in ("-.2,.34 -.2,.0", ".1,.34 .1,.0"):
        scene.lay(Sheet(strip(points(leg), 0.15, 0.14), dark, ("leg",), lift=4), **at)
    tail = strip(points("-.3,.46 -.37,.34 -.35,.22"), 0.03, 0.02)
    scene.lay(Sheet(tail, dark, lift=3), **at)
    body = blob("-.28,.2 -.34,.42 -.26,.6 -.04,.66 .14,.6 .22,.4 .18,.22 -.06,.16")
    near = strip(points("-.12,.3 -.12,.0"), 0.17, 0.15) | strip(
        points(".18,.34 .18,.0"), 0.15, 0.14
    )
    scene.lay(Sheet(body | near, _GREY, ("elephant",), lift=8), **at)
    trunk = strip(points(".34,.54 .46,.4 .52,.42 .54,.62 .46,.78"), 0.17, 0.06)
    head = ellipse(0.21, 0.22).at(0.24, 0.6) | trunk | ellipse(0.03).at(0.46, 0.78)
    scene.lay(Sheet(head, mix(_GREY, "#ffffff", 0.08), ("head",), lift=7), **at)
    ear = blob(".18,.74 .04,.78 -.1,.66 -.1,.48 .02,.36 .14,.44")
    scene.lay(Sheet(ear, mix(_GREY, "#ffffff", 0.2), ("ear",), lift=6), **at)
    scene.lay(Sheet(blob(".12,.68 .04,.7 -.04,.62 -.03,.5 .04,.44 .1,.5"), "#e0a8b0", lift=0), **at)
    lid = strip(points(".28,.62 .33,.59 .38,.61"), 0.02)
    scene.lay(Sheet(lid, "#2a2040", ("eye",), lift=0), **at)
    stem = strip(points(".5,.72 .46,.82 .42,.92"), 0.02)
    scene.lay(Sheet(stem, "#3f8a55", ("stem",), lift=2), **at)
    scene.lay(nature.flower("#d8404c", "#ffe08a", 6), x=-0.1, y=-0.42, scale=0.11)


def _liftboy(scene: Scene) -> None:
    """He has done this for sixty years and looks at the wall."""
    who = Dress("#e0b088", "#e9e4dc", "#b8323c", "#2c2a4a", cut="short", kind=figures.OLD)
    pull = Stance(near=((0.02, 0.54), (0.14, 0.5)), far=((-0.1, 0.54), (-0.08, 0.42)), nod=-6)
    scene.lay(people.person(who, pull), x=-0.29, y=-1.22, scale=0.72, flip=True)
    cap = polygon("-.37,-.555 -.22,-.53 -.21,-.455 -.36,-.48")
    scene.lay(Sheet(cap, "#b8323c", ("cap",), lift=4))
    scene.lay(Sheet(strip(((-0.37, -0.545), (-0.22, -0.52)), 0.025), "#f2c14a", lift=2))


def _front(scene: Scene) -> None:
    """Frame, roof and floor of the cage."""
    posts = strips([((-0.44, -0.26), (-0.44, -1.26)), ((0.56, -0.26), (0.56, -1.26))], 0.06)
    scene.lay(Sheet(posts, _GOLD, ("cage",), lift=8))
    grille = Outline(())
    for k in range(4):
        x, y = 0.5, -0.4 - 0.21 * k
        grille = grille | strips(
            [((x, y), (x - 0.1, y - 0.21)), ((x - 0.1, y), (x, y - 0.21))], 0.016
        )
    scene.lay(Sheet(grille, "#a8762c", ("grille",), lift=4))
    roof = blob("-.52,-.3 -.52,-.3 -.48,-.22 -.2,-.18 -.02,-.06 .06,-.04 .14,-.06 .32,-.18 .6,-.22"
                " .64,-.3 .64,-.3")  # fmt: skip
    scene.lay(Sheet(roof, _GOLD, ("roof",), lift=9, shade="#b07c2c"))
    scene.lay(Sheet(polygon("-.54,-1.22 .66,-1.22 .62,-1.33 -.5,-1.33"), "#b07c2c", lift=8))


def _mouse(scene: Scene) -> None:
    """On the roof a mouse is busy with the rope: it ties a knot, or it gnaws."""
    fur = "#f6efe4"
    at: dict[str, Any] = {"x": 0.24, "y": -0.14, "scale": 0.72, "flip": True}
    loose = strip(points(".06,.1 -.04,.14 -.06,.04 .02,.0 .1,.06"), 0.026)
    frayed = strips([((0.06, 0.12), (-0.02, 0.2)), ((0.06, 0.12), (0.0, 0.24))], 0.012)
    scene.lay(Sheet(loose | frayed, "#d9b98a", ("knot",), lift=4))
    tail = strip(points("-.08,.03 -.2,.02 -.28,.1 -.34,.08"), 0.024, 0.012)
    scene.lay(Sheet(tail, mix(fur, "#e08a8a", 0.45), lift=3), **at)
    body = blob("-.12,.0 -.13,.14 -.06,.26 .05,.28 .11,.16 .1,.0")
    scene.lay(Sheet(body, fur, ("mouse",), lift=6), **at)
    arms = strip(points("0,.2 .1,.22 .22,.28"), 0.045, 0.035)
    skull = blob("-.1,.3 -.08,.42 .0,.46 .1,.42 .2,.34 .06,.25 -.06,.25")
    scene.lay(Sheet(skull | arms, fur, lift=4), **at)
    scene.lay(Sheet(ellipse(0.065).at(-0.08, 0.45), mix(fur, "#e08a8a", 0.5), lift=3), **at)
    scene.lay(Sheet(beads(points(".07,.37"), 0.018), "#1c1420", ("eye",), lift=0), **at)
