"""A second-hand moon is driven through the town."""

from dataclasses import replace
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from art.paint.story.cutouts.people import SIT_LEGS, Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_MOON = (0.34, -0.04)
_LIGHT = "#fff0b4"
_INK = "#1c1420"


@card(
    palette="aurora_night",
    hand="cut_paper",
    title="Slightly used",
    subject="dented moon on a cart drawn by a tired horse",
    props=("moon", "horse", "price tag", "sleeping driver", "hole in the sky"),
    mood=("tender", "strange", "late"),
)
def night_market_of_dreams(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1c2a66", lift=0, shade="#6a4f8c"))
    hole = ellipse(0.3).at(-0.52, 1.06)
    scene.lay(Sheet(hole, "#e6d8b0", ("torn edge",), lift=3, torn=True))
    scene.lay(Sheet(ellipse(0.265).at(-0.51, 1.05), "#05060f", ("hole in the sky",), lift=0))
    for x, y, r in (
        (0.02, 1.36, 0.012),
        (0.36, 1.4, 0.008),
        (-0.9, 1.4, 0.01),
        (-0.94, 0.8, 0.008),
    ):
        scene.lay(Sheet(ellipse(r).at(x, y), "#fff3d0", ("stars",), glow=0.1))
    _houses(scene)
    _windows(scene)
    street = land((-1, -1.06), (0, -1.1), (1, -1.04))
    scene.lay(Sheet(street, "#3c3458", ("street",), lift=8, pattern="scales"))
    _moon(scene)
    _horse(scene)
    _driver(scene)
    _cart(scene)
    _collector(scene)
    return PaperPlan()


def _houses(scene: Scene) -> None:
    """Three fronts, their gables against the sky."""
    for corners, tone in (
        ("-.44,-1.3 -.44,.86 -.1,1.24 .26,.86 .26,-1.3", "#2f3f86"),
        (".2,-1.3 .2,.98 .34,1.2 .98,1.2 1.3,.96 1.3,-1.3", "#463a80"),
        ("-1.3,-1.3 -1.3,.5 -1.0,.72 -.58,.72 -.36,.5 -.36,-1.3", "#54427c"),
    ):
        shade = mix(tone, "#14142c", 0.35)
        scene.lay(Sheet(polygon(corners), tone, ("houses",), lift=8, shade=shade))


Neighbour = tuple[float, float, float, float, figures.Profile, figures.Hair, str, str, str, bool]
"""Window (middle, width, height), head (profile, hair), skin, hair and dress, looks to the left."""
_NEIGHBOURS: tuple[Neighbour, ...] = (
    (-0.7, 0.3, 0.4, 0.44, figures.OLD, "bun", "#efc4a0", "#f0ece4", "#c8443c", False),
    (-0.12, 0.78, 0.26, 0.32, figures.CHILD, "curls", "#8a5238", "#1c1420", "#e8b03a", False),
    (0.76, 0.86, 0.32, 0.36, figures.MAN, "bald", "#b5794f", "#3a2a28", "#3f8f7a", True),
)


def _windows(scene: Scene) -> None:
    """Whoever the light has woken stands at the window."""
    for x, y, wide, high, kind, cut, skin, hair, dress, left in _NEIGHBOURS:
        pane = box(wide, high).at(x, y)
        scene.lay(Sheet(box(wide + 0.07, high + 0.07).at(x, y), "#8a7ab0", ("window",), lift=5))
        scene.lay(Sheet(pane, "#f6c868", ("lit window",), glow=0.3))
        for sheet in figures.head(skin, hair, kind, cut, dress=dress, lift=4):
            size = high * 0.56
            placed = sheet.placed(x, y - 0.02, size, -8 if not left else 8, left)
            scene.lay(replace(placed, outline=placed.outline & pane))
        sill = box(wide + 0.12, 0.05).at(x, y - high / 2 - 0.04)
        scene.lay(Sheet(sill, "#a898c8", lift=5))
    dark = box(0.2, 0.26).at(-0.2, 0.14) | box(0.2, 0.24).at(-0.86, -0.3)
    scene.lay(Sheet(dark, "#1c1c48", ("dark windows",), lift=0))


def _moon(scene: Scene) -> None:
    """Full, but for a dent; mended, roped and priced."""
    x, y = _MOON
    dent = ellipse(0.2, 0.13).turned(-40).at(x + 0.5, y + 0.5)
    scene.lay(Sheet(ellipse(0.67).at(x, y) - dent, _LIGHT, ("moon",), glow=0.55))
    crease = strip(points("-.1,.62 .04,.5 .02,.34 .16,.26"), 0.02, 0.008).at(x + 0.3, y - 0.02)
    scene.lay(Sheet(crease, "#d8b870", ("dent",), lift=0))
    for cx, cy, r in (
        (-0.3, 0.34, 0.1),
        (0.34, -0.2, 0.13),
        (-0.1, -0.36, 0.08),
        (-0.44, 0.0, 0.06),
    ):
        scene.lay(Sheet(ellipse(r, r * 0.9).at(x + cx, y + cy), "#eed898", ("crater",), lift=0))
    for turn in (38, -52):
        band = box(0.4, 0.12) | ellipse(0.06).at(-0.2, 0) | ellipse(0.06).at(0.2, 0)
        scene.lay(
            Sheet(band.turned(turn).at(x + 0.06, y + 0.12), "#e8a884", ("plaster",), lift=4),
            Sheet(box(0.12, 0.1).turned(turn).at(x + 0.06, y + 0.12), "#f6d4b8", lift=1),
        )
    ropes = (
        strip(points("-.64,-.3 -.3,.12 .3,.3 .64,.12"), 0.04).at(x, y - 0.22),
        strip(points("-.2,.66 -.34,.3 -.3,-.2 -.1,-.66"), 0.04).at(x, y),
    )
    for rope in ropes:
        scene.lay(Sheet(rope & ellipse(0.67).at(x, y), "#8a5a34", ("rope",), lift=4))
    scene.lay(Sheet(strip(points("-.0,.3 -.12,.16 -.1,.02"), 0.014), "#f4efe2", lift=3))
    tag = polygon("-.1,.06 -.02,-.02 -.02,-.28 -.22,-.28 -.22,-.02") - ellipse(0.02).at(-0.11, 0.0)
    scene.lay(Sheet(tag.turned(8), "#f4efe2", ("price tag",), lift=7))
    scene.lay(Sheet(ellipse(0.045).at(-0.09, -0.17), "#c8443c", ("red mark",), lift=0))


_TRUNK = blob(
    "-.5,.6 -.46,.78 -.28,.88 -.04,.8 .2,.84 .36,.92 .5,.9 .64,.82 .74,.72 .82,.62 .92,.42 .96,.28"
    " .9,.2 .82,.24 .74,.36 .66,.46 .58,.5 .5,.44 .4,.36 .16,.34 -.1,.34 -.3,.4 -.46,.42"
)


def _leg(line: str) -> list[Sheet]:
    """A leg through its joints, with a hoof."""
    joints = points(line)
    x, y = joints[-1]
    hoof = polygon(
        (x - 0.05, y - 0.05), (x + 0.06, y - 0.05), (x + 0.04, y + 0.05), (x - 0.04, y + 0.05)
    )
    return [
        Sheet(strip(joints, 0.17, 0.075), "#b8a894", lift=5), Sheet(hoof, "#3a2c34", lift=3)
    ]  # fmt: skip


def _horse(scene: Scene) -> None:
    """It has walked all night and will walk till morning."""
    at: dict[str, Any] = {"x": -0.24, "y": -1.33, "scale": 0.72, "flip": True}
    for line in ("-.3,.5 -.22,.26 -.3,.03", ".34,.46 .46,.28 .4,.06"):
        scene.lay(_leg(line), **at)
    tail = blob("-.48,.74 -.58,.66 -.62,.4 -.58,.2 -.58,.2 -.5,.36 -.46,.6")
    scene.lay(Sheet(tail, "#6a5448", ("tail",), lift=4), **at)
    scene.lay(Sheet(_TRUNK, "#d8c8b0", ("horse",), lift=10, shade="#a89684"), **at)
    for line in ("-.4,.52 -.48,.28 -.42,.03", ".3,.46 .3,.26 .24,.03"):
        scene.lay(_leg(line), **at)
    mane = blob(".3,.9 .44,.98 .62,.92 .76,.78 .84,.64 .84,.64 .7,.7 .66,.6 .56,.72 .5,.62 .42,.76")
    scene.lay(Sheet(mane, "#6a5448", ("mane",), lift=5), **at)
    scene.lay(Sheet(blob(".72,.74 .7,.86 .7,.86 .8,.72"), "#b8a894", lift=4), **at)
    lid = strip(points(".78,.54 .82,.5 .86,.52"), 0.02)
    nostril = ellipse(0.016).at(0.91, 0.29)
    scene.lay(Sheet(lid | nostril, _INK, ("tired eye",), lift=0), **at)
    collar = strip(points(".44,.94 .4,.66 .46,.38"), 0.1)
    scene.lay(Sheet(collar, "#c8443c", ("collar",), lift=6), **at)


_DRIVER = Dress(
    skin="#8a5238", hair="#e9e4dc", coat="#2f7d72", legs="#2a2840", kind=figures.OLD, cut="bald",
    hat="wool", hat_colour="#e8843c", scarf="#f2c14a", look=Expression("flat", None),
)  # fmt: skip


def _driver(scene: Scene) -> None:
    """Asleep on the box; the horse knows the way."""
    pose = Stance(
        near=((0.1, 0.52), (0.22, 0.44)), far=((0.1, 0.54), (0.24, 0.46)), legs=SIT_LEGS, lean=-6,
        nod=-26,
    )  # fmt: skip
    scene.lay(people.person(_DRIVER, pose), x=-0.06, y=-0.9, scale=0.62, flip=True)
    rein = strip(points("-.2,-.62 -.42,-.66 -.6,-.72"), 0.014)
    scene.lay(Sheet(rein, "#6a3a28", ("reins",), lift=3))


def _cart(scene: Scene) -> None:
    """A flat cart with two wheels, its shaft along the horse."""
    shaft = strip(points("-.62,-.9 -.2,-.86 .1,-.78"), 0.05)
    scene.lay(Sheet(shaft, "#8a4f34", ("shaft",), lift=6))
    scene.lay(
        Sheet(polygon("-.16,-.64 1.3,-.64 1.3,-.84 -.12,-.84"), "#a85c38", ("cart",), lift=10)
    )
    boards = strips([((0.2, -0.64), (0.2, -0.84)), ((0.62, -0.64), (0.62, -0.84))], 0.014)
    scene.lay(Sheet(boards, "#6a3824", lift=0))
    x, y = 0.42, -1.06
    scene.lay(Sheet(ring(0.32, 0.25).at(x, y), "#d8563c", ("wheel",), lift=8))
    spokes = [((x, y), (x + 0.28 * dx, y + 0.28 * dy)) for dx, dy in points(
        "1,0 .5,.87 -.5,.87 -1,0 -.5,-.87 .5,-.87"
    )]  # fmt: skip
    scene.lay(Sheet(strips(spokes, 0.035), "#d8563c", lift=5))
    scene.lay(Sheet(ellipse(0.07).at(x, y), "#f2c14a", ("hub",), lift=4))


_BOY = Dress(
    skin="#efc4a0", hair="#a84a2a", coat="#3f5fb0", legs="#6a5a48", kind=figures.CHILD, head=0.34,
    hat="cap", hat_colour="#7a3a5c",
)  # fmt: skip


def _collector(scene: Scene) -> None:
    """A boy follows and picks up what falls off."""
    for x, y, size, turn in (
        (0.36, -1.42, 0.05, 10), (0.55, -1.38, 0.035, 40), (0.16, -1.44, 0.03, 70),
        (0.575, -0.965, 0.045, 20),
    ):  # fmt: skip
        crumb = polygon("-1,-.4 -.3,.8 .6,.7 1,-.2 .2,-.8").scaled(size).turned(turn).at(x, y)
        scene.lay(Sheet(crumb, _LIGHT, ("crumbs of light",), glow=0.5))
    reach = Stance(
        near=((0.16, 0.58), (0.26, 0.68)), far=((0.14, 0.5), (0.26, 0.42)), legs=people.WALK.legs,
        lean=-8, nod=-12,
    )  # fmt: skip
    scene.lay(people.person(_BOY, reach), x=0.84, y=-1.42, scale=0.6, flip=True)
