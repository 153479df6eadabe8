"""The sea and its edges, and what was left there."""

import math

from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD
from tools.paint.story.cutouts.folk import Person, person
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
    waves,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="They ring for the fish",
    subject="village under a lake",
    props=("boat", "church tower", "bell", "fish"),
    mood=("quiet", "sad", "deep"),
)
def drowned_bells(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    scene.lay(Sheet(page(), "#f4f4f4", ("evening",)), depth=59.0)
    shore = land((-1, 0.92), (-0.6, 1.04), (-0.2, 0.94), (0.4, 1.08), (0.8, 0.96), (1, 1.02))
    scene.lay(Sheet(shore, "#3a3a3a", ("far shore",), turn=4), depth=58.0)
    water = waves(0.84, 0.012, 0.30, 0.2)
    scene.lay(Sheet(water, INKS["night"], ("lake",), turn=1, shade="#3c566e"), depth=57.0)
    deep = land((-1, -0.9), (-0.4, -1.06), (0.1, -0.98), (0.6, -1.16), (1, -1.06))
    scene.lay(Sheet(deep, "#1a1a1a", ("lake bed",)), depth=50.0)
    _lay_drowned_houses(scene)
    _lay_tower(scene)
    _lay_listener(scene)
    shoal = ((0.52, 0.30, 0.16), (0.74, 0.18, 0.12), (0.60, 0.06, 0.13), (0.86, 0.36, 0.10))
    shoal += ((-0.86, -0.24, 0.13), (-0.70, -0.36, 0.10))
    for x, y, size in shoal:
        scene.lay(Sheet(_fish().scaled(size), "#f0f0f0", ("fish",), turn=0), x=x, y=y)
        scene.lay(
            Sheet(ellipse(0.06).scaled(size), "#141414"), x=x + 0.34 * size, y=y + 0.04 * size
        )
    return WoodcutPlan(inks=("night", "lamp"), sky="paper", contrast=1.5, lamp_pool=0)


def _fish() -> Outline:
    body = blob("-.44,0 -.1,.19 .3,.16 .54,0 .3,-.15 -.1,-.18")
    return body | polygon("-.36,0 -.66,.2 -.58,0 -.66,-.2")


def _lay_drowned_houses(scene: Scene) -> None:
    """Gables in the dark of the lake, one of them lit."""
    rows = ((-0.86, -1.0, 0.52), (0.30, -1.12, 0.42), (0.66, -1.06, 0.50), (0.98, -1.1, 0.40))
    for index, (x, y, size) in enumerate(rows):
        house = polygon("-.3,-.3 -.3,.46 0,.86 .3,.46 .3,-.3")
        scene.lay(Sheet(house, "#2a2a2a", ("house",), turn=90), x=x, y=y, scale=size)
        roof = strip(((-0.38, 0.38), (0.0, 0.90)), 0.07) | strip(((0.0, 0.90), (0.38, 0.38)), 0.07)
        scene.lay(Sheet(roof, "#e0e0e0", turn=45), x=x, y=y, scale=size)
        lit = index == 2
        pane = box(0.15, 0.2).at(0, 0.3)
        colour = INKS["lamp"] if lit else "#0c0c0c"
        scene.lay(Sheet(pane, colour, ("window",), glow=0.5 * lit), x=x, y=y, scale=size)


def _lay_tower(scene: Scene) -> None:
    """A church tower that reaches almost to the surface, its bell swinging."""
    x = -0.30
    tower = polygon((x - 0.22, -1.7), (x - 0.20, -0.1), (x + 0.20, -0.1), (x + 0.22, -1.7))
    scene.lay(Sheet(tower, "#5c5c5c", ("church tower",), turn=0), depth=20.0)
    spire = polygon((x - 0.26, -0.1), (x, 0.62), (x + 0.26, -0.1))
    scene.lay(Sheet(spire, "#202020", ("spire",), turn=70), depth=19.0)
    slates = strips(
        [
            ((x - w, y), (x + w, y))
            for y, w in ((0.38, 0.07), (0.24, 0.12), (0.1, 0.17), (-0.03, 0.22))
        ],
        0.010,
    )
    scene.lay(Sheet(slates, "#f0f0f0"), depth=18.9)
    arch = box(0.24, 0.34).at(x, -0.48) | ellipse(0.12).at(x, -0.31)
    scene.lay(Sheet(arch, "#0c0c0c", ("belfry",)), depth=18.8)
    bell = blob("-.05,.16 .05,.16 .07,.04 .14,-.1 .14,-.1 -.14,-.1 -.14,-.1 -.07,.04")
    bell = (bell | ellipse(0.03).at(0.04, -0.13)).scaled(0.86).turned(24).at(x + 0.02, -0.42)
    scene.lay(Sheet(bell, INKS["lamp"], ("bell",), glow=0.5), depth=18.7)
    for radius in (0.34, 0.46, 0.58):
        ring = Outline(())
        for start in (-24, 156):
            arc = [
                (
                    x + radius * math.cos(math.radians(start + step)),
                    -0.42 + radius * math.sin(math.radians(start + step)),
                )
                for step in range(0, 49, 6)
            ]
            ring = ring | strip(arc, 0.014, 0.014)
        scene.lay(Sheet(ring, "#f0f0f0", ("sound",)), depth=21.0)


def _lay_listener(scene: Scene) -> None:
    """A boatman who puts his ear to a pole that stands on the spire."""
    hull = blob(
        "-.62,.16 -.62,.16 -.3,.02 .2,.02 .62,.18 .62,.18 .46,-.08 .2,-.16 -.26,-.16 -.48,-.08"
    )
    man = Person(kind=OLD, hair="bald", headgear="cap", cut="jacket", bow=24, coat="#161616")
    arms = (((0.0, 0.76), (0.14, 0.66), (0.27, 0.74)), ((0.0, 0.76), (0.16, 0.56), (0.27, 0.58)))
    lay_pile(
        scene, person(man, arms, stride=0.08, lean=-10), x=-0.66, y=0.84, scale=0.58, depth=9.0
    )
    scene.lay(Sheet(hull, "#161616", ("boat",)), x=-0.44, y=0.90, scale=0.86, depth=8.0)
    line = strip(points("-.56,.06 -.2,-.04 .2,-.03 .54,.07"), 0.014)
    scene.lay(Sheet(line, "#f0f0f0"), x=-0.44, y=0.90, scale=0.86, depth=7.9)
    pole = strips([((-0.42, 1.46), (-0.30, 0.60))], 0.020)
    scene.lay(Sheet(pole, "#161616", ("pole",)), depth=8.5)
    below = strips([((-0.318, 0.74), (-0.30, 0.60))], 0.022)
    scene.lay(Sheet(below, "#f4f4f4"), depth=7.0)
