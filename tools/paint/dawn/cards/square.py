"""A square full of umbrellas, seen from above."""

import math

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import nature
from tools.paint.story.cutouts.geometry import (
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
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Point, Sheet

# What stands highest leans outwards: every body in the square runs towards this point.
_BELOW = (0.12, 0.36)

_INK = "#140c20"


@card(
    palette="ice_silver",
    hand="cut_paper",
    title="The only one who looked up",
    subject="crowd of umbrellas from above",
    props=("rain", "child", "dog", "fish pond in an umbrella"),
    mood=("joyful", "lonely", "free"),
)
def umbrella_square(scene: Scene, palette: Palette) -> Finish:
    _paving(scene)
    for x, y, size, broken in _SPLASHES:
        _splash_rings(scene, x, y, size, broken)
    for walker in _WALKERS:
        _walker(scene, *walker)
    _fish_pond(scene, 0.6, -0.5)
    _lead_and_dog(scene)
    _upturned_child(scene)
    _flower(scene)
    _hat(scene, 0.1, -1.2)
    for x, y, radius, colour, tilt, lean, band in _CANOPIES:
        canopy = _umbrella(colour, radius, tilt, lean, band)
        scene.lay(canopy, x=x, y=y)
    _pigeon(scene, -0.62, 0.98)
    _falling_rain(scene)
    return PaperPlan()


# Where it is, its radius, its paper, how far it is tipped and where to, and its border.
_CANOPIES = (
    (0.0, 1.4, 0.27, "#77809a", 0.3, 250, ""),
    (0.66, 1.12, 0.46, "#2f6470", 0.35, 60, "#e9dcc0"),
    (-0.66, 1.04, 0.52, "#2c3350", 0.2, 130, ""),
    (-0.94, 0.14, 0.36, "#5b3a5c", 0.5, 190, ""),
    (1.0, 0.42, 0.34, "#4a5578", 0.4, 10, ""),
    (0.8, -1.3, 0.44, "#2c3350", 0.3, 310, "#c8a24a"),
)

# What is above the body, how far the body shows, coat, boots and the way the feet go.
_WALKERS = (
    ((0.66, 1.12), 0.5, "#8a4a3c", "#3a2a2c", 250),
    ((-0.66, 1.04), 0.55, "#3f4a5c", "#5a3a30", 205),
    ((-0.94, 0.14), 0.36, "#a8743c", "#7a2f34", -60),
    ((1.0, 0.42), 0.3, "#6a4a6c", "#2a2430", 120),
    ((-0.62, -1.05), 0.43, "#3f8f7a", "#e9b84a", 30),
    ((0.1, -1.3), 0.3, "#6a4a3c", "#241c28", 84),
)

# Where a drop has hit the stones, how hard, and where its rings are broken.
_SPLASHES = (
    (-0.4, 0.3, 0.8, 200),
    (0.62, 0.04, 0.62, 20),
    (-0.76, -0.34, 0.86, 120),
    (0.3, -0.98, 0.7, 300),
)


def _paving(scene: Scene) -> None:
    """Wet slabs of uneven lengths, laid askew."""
    scene.lay(Sheet(page(), "#a0938a", lift=0))
    tones: dict[str, Outline] = {}
    for row in range(-9, 10):
        x = -2.1 + 0.17 * (row * 7 % 5)
        step = 0
        while x < 2.0:
            wide = 0.3 + 0.06 * ((row * 3 + step * 5) % 4)
            tone = ("#c6b8aa", "#bdaea2", "#cec2b2", "#b9adA4")[(row * 5 + step * 3) % 4]
            slab = box(wide - 0.022, 0.218).at(x + wide / 2, 0.24 * row).turned(13)
            tones[tone] = tones.get(tone, Outline(())) | slab
            x, step = x + wide, step + 1
    for tone, slabs in tones.items():
        scene.lay(Sheet(slabs, tone, ("paving",), lift=1))


def _splash_rings(scene: Scene, x: float, y: float, size: float, broken: float) -> None:
    """Where a drop has hit the stones: rings that grow and break, and what springs off."""
    arcs = Outline(())
    for radius, gap in ((0.06, 0), (0.12, 60), (0.19, 150)):
        turns = [math.radians(broken + gap / 2 + (360 - gap) * k / 30) for k in range(31)]
        arc = [(radius * size * math.cos(a), radius * size * math.sin(a)) for a in turns]
        arcs = arcs | strip(arc, 0.018 * size, 0.008 * size)
    scene.lay(Sheet(arcs.at(x, y), "#e6eae6", ("splash",), lift=1))
    for turn, far, radius in ((30, 0.15, 0.02), (100, 0.21, 0.014), (-40, 0.24, 0.017)):
        a = math.radians(broken + turn)
        drop = ellipse(1.7 * radius * size, radius * size).turned(broken + turn)
        place = (x + far * size * math.cos(a), y + far * size * math.sin(a))
        scene.lay(Sheet(drop.at(*place), "#f2f6f4", lift=3))


def _rim(radius: float, spokes: int) -> list[Point]:
    """The edge of an umbrella from above, drawn in between its ribs, six steps a panel."""
    edge = []
    for step in range(spokes * 6 + 1):
        a = 2 * math.pi * step / (spokes * 6)
        reach = radius * (1 - 0.08 * abs(math.sin(a * spokes / 2)) ** 0.8)
        edge.append((reach * math.cos(a), reach * math.sin(a)))
    return edge


def _umbrella(
    colour: str, radius: float, tilt: float, lean: float, band: str = "", spokes: int = 8
) -> list[Sheet]:
    """An open umbrella from above, tipped to one side; each panel takes the light its own way."""
    edge, tip = _rim(radius, spokes), (tilt * radius, 0.0)

    def tipped(outline: Outline) -> Outline:
        return outline.scaled(1 - 0.35 * tilt, 1).turned(lean)

    sheets = [Sheet(tipped(polygon(*edge)), colour, ("umbrella",), lift=18)]
    for panel in range(spokes):
        hem = edge[6 * panel : 6 * panel + 7]
        light = math.cos(math.radians(lean - 135) + 2 * math.pi * (panel + 0.5) / spokes)
        shadow = ("#fff4dc", 0.2 * light) if light > 0 else (_INK, -0.34 * light)
        sheets.append(Sheet(tipped(polygon(tip, *hem)), mix(colour, *shadow), lift=0))
        if band:
            inner = [(tip[0] + 0.8 * (x - tip[0]), 0.8 * y) for x, y in reversed(hem)]
            sheets.append(Sheet(tipped(polygon(*hem, *inner)), mix(band, *shadow), lift=0))
    sheets.append(Sheet(tipped(ellipse(0.055 * radius).at(*tip)), mix(colour, _INK, 0.6), lift=5))
    return sheets


def _boot(turn: float) -> Outline:
    """A boot from above, its toe turned that way."""
    return blob("-.09,-.05 -.1,.0 -.09,.05 .02,.055 .1,.045 .13,0 .1,-.045 .02,-.055").turned(turn)


def _walker(scene: Scene, top: Point, reach: float, coat: str, boots: str, heading: float) -> None:
    """What shows of a body below its umbrella: hem, legs and boots, nearer to the middle."""
    along = math.atan2(_BELOW[1] - top[1], _BELOW[0] - top[0])
    dx, dy = math.cos(along), math.sin(along)
    hip = (top[0] + 0.62 * reach * dx, top[1] + 0.62 * reach * dy)
    for side in (-1, 1):
        foot = (
            top[0] + (reach + 0.05 * side) * dx - 0.085 * side * dy,
            top[1] + (reach + 0.05 * side) * dy + 0.085 * side * dx,
        )
        start = (hip[0] - 0.06 * side * dy, hip[1] + 0.06 * side * dx)
        ahead = math.radians(heading)
        toe = (foot[0] + 0.06 * math.cos(ahead), foot[1] + 0.06 * math.sin(ahead))
        scene.lay(Sheet(_boot(heading).at(*toe), boots, ("boots",), lift=4))
        scene.lay(
            Sheet(
                strip((start, foot), 0.12, 0.085) | ellipse(0.0425).at(*foot),
                mix(boots, "#8a94a8", 0.3),
                lift=5,
            )
        )
    hem = strip((top, hip), 0.26, 0.34) | ellipse(0.17).scaled(0.5, 1).turned(
        math.degrees(along)
    ).at(*hip)
    scene.lay(Sheet(hem, coat, ("coat",), lift=8))


def _upturned_child(scene: Scene) -> None:
    """A child from straight above, head in the neck: a round cape, a hood, the toes of boots."""
    boots = _boot(-98).at(-0.1, -0.28) | _boot(-82).at(0.1, -0.29)
    cape = blob(
        "-.2,.24 0,.27 .2,.24 .38,.06 .4,-.12 .26,-.28 .1,-.32 0,-.3 -.1,-.32 "
        "-.26,-.28 -.4,-.12 -.38,.06"
    )
    folds = strips(
        [((-0.22, -0.12), (-0.3, -0.25)), ((0.22, -0.12), (0.3, -0.25)), ((0, -0.2), (0, -0.3))],
        0.012,
    )
    mitten = ellipse(0.07, 0.055).turned(-30).at(-0.39, -0.16)
    child = [
        Sheet(boots.scaled(1.15), "#c8443c", ("boots",), lift=4),
        Sheet(mitten, "#c8443c", ("mitten",), lift=4),
        Sheet(cape, "#f2b93e", ("child",), lift=13),
        Sheet(folds, "#c98f26", lift=0),
        Sheet(ellipse(0.235, 0.23).at(0, 0.04), "#ffd566", ("hood",), lift=9),
        Sheet(ellipse(0.19, 0.185).at(0, 0.03), "#3a2230", ("hair",), lift=0),
        Sheet(ellipse(0.172, 0.166).at(0, 0.012), "#b5794f", ("face",), lift=3),
        Sheet(blob("-.16,.06 -.12,.15 0,.19 .12,.15 .16,.06 .06,.12 -.04,.1"), "#3a2230", lift=2),
        Sheet(beads([(-0.068, 0.02), (0.068, 0.02)], 0.036), "#fffaf0", lift=1),
        Sheet(beads([(-0.066, 0.024), (0.066, 0.024)], 0.023), "#1c1420", ("eye",), lift=0),
        Sheet(beads([(-0.115, -0.045), (0.115, -0.045)], 0.032), "#cf7f5c", lift=0),
        Sheet(
            strip(points("-.07,-.066 -.04,-.092 0,-.102 .04,-.092 .07,-.066"), 0.016),
            "#6a2430",
            lift=0,
        ),
        Sheet(ellipse(0.016, 0.013).at(0, -0.03), "#94603c", lift=0),
    ]
    scene.lay(child, x=_BELOW[0], y=_BELOW[1], scale=1.12, turn=-8)


def _lead_and_dog(scene: Scene) -> None:
    """A long dog in a jacket, from above, on a slack lead."""
    lead = strip(points("-.34,.18 -.46,.1 -.4,-.1 -.2,-.16 -.1,-.32"), 0.016)
    scene.lay(Sheet(lead, "#c8443c", ("lead",), lift=3))
    fur = "#8a5a3a"
    paws = beads([(-0.2, 0.13), (-0.24, -0.13), (0.2, 0.13), (0.16, -0.13)], 0.045)
    tail = strip(points("-.32,0 -.46,.04 -.54,.14"), 0.05, 0.02)
    back = blob("-.36,0 -.3,.1 0,.12 .24,.11 .36,.07 .36,-.07 .24,-.11 0,-.12 -.3,-.1")
    jacket = blob("-.2,.13 0,.14 .2,.13 .22,0 .2,-.13 0,-.14 -.2,-.13 -.22,0")
    skull = blob(".3,0 .34,.1 .46,.11 .56,.05 .66,.03 .68,0 .66,-.03 .56,-.05 .46,-.11 .34,-.1")
    ear = ellipse(0.1, 0.055)
    ears = ear.turned(118).at(0.38, 0.14) | ear.turned(-118).at(0.38, -0.14)
    dog = [
        Sheet(paws, mix(fur, _INK, 0.3), lift=3),
        Sheet(tail, fur, lift=4),
        Sheet(back, fur, ("dog",), lift=8),
        Sheet(jacket, "#2f7d86", ("jacket",), lift=3),
        Sheet(strip(((-0.2, 0), (0.2, 0)), 0.014), "#1f5a62", lift=0),
        Sheet(skull, mix(fur, "#fff0d0", 0.1), lift=6),
        Sheet(ears, mix(fur, _INK, 0.35), lift=4),
        Sheet(ellipse(0.028).at(0.67, 0), "#1c1420", lift=2),
        Sheet(beads([(0.52, 0.045), (0.52, -0.045)], 0.014), "#1c1420", lift=0),
    ]
    scene.lay(dog, x=-0.26, y=-0.38, scale=0.9, turn=-20)


def _fish_pond(scene: Scene, x: float, y: float) -> None:
    """The child's own umbrella on its back: full of rain by now, and somebody lives in it."""
    spokes, radius = 8, 0.4
    edge = _rim(radius, spokes)
    pond = [Sheet(polygon(*edge), "#d8473c", ("upturned umbrella",), lift=10)]
    for panel in range(spokes):
        light = -math.cos(2 * math.pi * (panel + 0.5) / spokes - math.radians(135))
        tone = ("#ffe0c0", 0.22 * light) if light > 0 else (_INK, -0.34 * light)
        hem = edge[6 * panel : 6 * panel + 7]
        pond.append(Sheet(polygon((0, 0), *hem), mix("#d8473c", *tone), lift=0))
    pond.append(Sheet(ellipse(0.285), "#6fb8c0", ("pond",), lift=0, shade="#a8dcd8"))
    pond.append(Sheet(ring(0.2, 0.188) | ring(0.1, 0.09), "#d8f0ec", lift=0))
    scene.lay(pond, x=x, y=y, turn=10)
    fins = ellipse(0.1, 0.045).turned(50).at(0.06, 0.1) | ellipse(0.1, 0.045).turned(-50).at(
        0.06, -0.1
    )
    tail = blob("-.16,0 -.3,.12 -.44,.12 -.36,0 -.44,-.12 -.3,-.12")
    fish = [
        Sheet(fins | tail, "#f2a05a", lift=3),
        Sheet(
            blob(".32,0 .2,.1 0,.11 -.2,.03 -.2,-.03 0,-.11 .2,-.1"), "#e8632c", ("fish",), lift=4
        ),
        Sheet(beads([(0.2, 0.075), (0.2, -0.075)], 0.025), "#1c1420", lift=1),
    ]
    scene.lay(fish, x=x - 0.06, y=y - 0.13, scale=0.4, turn=164)
    crook = strip(points("0,0 .05,.1 .1,.2 .16,.25 .22,.22 .22,.15"), 0.024, 0.04)
    scene.lay(
        Sheet(crook | ellipse(0.02).at(0.22, 0.15), "#7a4a2c", ("handle",), lift=12), x=x, y=y
    )


def _flower(scene: Scene) -> None:
    """Somebody took a flower instead."""
    x, y, radius = -0.62, -1.05, 0.48
    for circle, reach, tone in ((0, 1.0, "#e77f93"), (1, 0.74, "#f2a0ac"), (2, 0.48, "#f8bfc2")):
        for step in range(9 - circle):
            petal = nature.leaf_outline(radius * reach, radius * reach * 0.62)
            petal = petal.turned(360 * step / (9 - circle) + 17 * circle)
            shade = mix(tone, "#a03a5c", 0.1 * (step % 2))
            scene.lay(Sheet(petal.at(x, y), shade, ("flower",), lift=9 if circle == 0 else 4))
    scene.lay(Sheet(ellipse(0.09).at(x, y), "#f6c453", lift=5))


def _hat(scene: Scene, x: float, y: float) -> None:
    """A man who has a hat and is content with it, his bag beside him."""
    bag = box(0.1, 0.3).turned(-8).at(x + 0.29, y - 0.02)
    man = (
        (bag, "#a8562f", ("bag",), 5),
        (ellipse(0.3, 0.16).at(x, y - 0.02), "#7a5a48", ("coat",), 8),
        (ellipse(0.235, 0.22).at(x, y), "#4a3a38", ("hat",), 10),
        (ellipse(0.14, 0.125).at(x + 0.005, y - 0.01), "#c8443c", (), 6),
        (ellipse(0.122, 0.108).at(x + 0.008, y - 0.012), "#5c4944", (), 3),
        (ellipse(0.06, 0.02).at(x + 0.008, y - 0.012), "#463634", (), 0),
    )
    for outline, colour, tags, lift in man:
        scene.lay(Sheet(outline, colour, tags, lift=lift))


def _pigeon(scene: Scene, x: float, y: float) -> None:
    """A pigeon that rides along."""
    tail = polygon("-.2,0 -.42,.1 -.46,0 -.42,-.1")
    wings = blob(".14,.12 -.1,.16 -.36,.06 -.1,.02") | blob(".14,-.12 -.1,-.16 -.36,-.06 -.1,-.02")
    bird = [
        Sheet(tail, "#8a93a0", lift=4),
        Sheet(ellipse(0.24, 0.15), "#c3c9d2", ("pigeon",), lift=6),
        Sheet(wings, "#e6e9ee", lift=3),
        Sheet(ellipse(0.09, 0.08).at(0.26, 0), "#5f8f8a", lift=4),
        Sheet(polygon(".33,.025 .33,-.025 .41,0"), "#e8a04a", lift=2),
    ]
    scene.lay(bird, x=x, y=y, scale=0.42, turn=-40)


def _falling_rain(scene: Scene) -> None:
    """Rain seen from where it comes from: all drops run towards the child."""
    streaks = Outline(())
    for k in range(130):
        a, r = 2.399963 * k, 0.56 + 1.4 * math.sqrt((k + 0.5) / 130)
        near, far = r + 0.05 + 0.06 * r, r
        line = [(_BELOW[0] + q * math.cos(a), _BELOW[1] + q * math.sin(a)) for q in (near, far)]
        over_pond = 0.1 < line[1][0] < 0.92 and -0.84 < line[1][1] < -0.3
        if not over_pond:  # it would lie on the eyes of dog and fish
            streaks = streaks | strip(line, 0.006 + 0.006 * r, 0.003)
    scene.lay(Sheet(streaks, "#f4fafc", ("rain",), lift=4))
