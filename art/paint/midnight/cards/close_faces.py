"""Faces seen close: a dusty judge, and an old man who reads with a finger."""

import math
from itertools import pairwise

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.cutouts.animals import moth_outline
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Outline, Point, Sheet
from art.paint.story.things.faces import Build, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="Order",
    subject="old judge under cobwebs",
    props=("cobweb", "gavel", "moth", "nest"),
    mood=("comic", "dead", "stern"),
)
def judge_of_dust(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.8, 0.45, -0.45), key=1.2, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    look = Look(open_eyes=0.4, gaze=(-0.8, -0.5), brows=-0.5, smile=-0.7)
    build = Build(nose=1.35, age=1.0, jaw=1.15)
    judge = face(look, build, "#d0c8c0", "curls", "#f0ece8", cloth=INKS["plum"], shoulders=True)
    scene.put(judge, 0.75, 1.2, 0.5, yaw=16, pitch=-4, roll=3, scale=1.3)
    fist = things.hand("#d8d0c8", sleeve=INKS["plum"], pose="fist", cuff="#f0f0f0")
    scene.put(fist, -1.9, -5.4, -2.0, yaw=20, roll=6, scale=1.35)
    handle = strip([(-0.53, -1.16), (-0.61, -0.64)], 0.05)
    head = box(0.36, 0.19).turned(9).at(-0.62, -0.56)
    scene.lay(Sheet(handle, "#e8e8e8", ("gavel",)), depth=9.4)
    scene.lay(Sheet(head, "#9c9c9c", ("gavel",), turn=99), depth=9.3)
    scene.lay(
        Sheet(_web((-1.02, 1.52), 1.45, (-88, -68, -50, -34, -18, -2)), "#f0f0f0", ("cobweb",)),
        depth=6.0,
    )
    scene.lay(
        Sheet(_web((1.02, 0.2), 0.62, (120, 140, 162, 184)), "#f0f0f0", ("cobweb",)), depth=6.0
    )
    bench = box(2.4, 0.42).at(0, -1.40)
    scene.lay(Sheet(bench, "#1a1a1a", ("bench",)), depth=6.4)
    scene.lay(Sheet(box(2.4, 0.022).at(0, -1.21), "#f0f0f0"), depth=6.3)
    _lay_nest(scene)
    wings = moth_outline().scaled(0.12).turned(12).at(-0.86, -0.99)
    scene.lay(Sheet(wings, INKS["lamp"], ("moth",)), depth=5.8)
    scene.lay(Sheet(ellipse(0.012, 0.055).turned(12).at(-0.86, -0.99), "#141414"), depth=5.7)
    return WoodcutPlan(inks=("plum", "lamp"), sky="black", contrast=1.6, lamp_pool=0)


def _lay_nest(scene: Scene) -> None:
    """A nest with three eggs on the bench."""
    nest = blob(".36,-1.10 .42,-1.2 .62,-1.23 .82,-1.2 .88,-1.10 .62,-1.13")
    twigs = strips(
        [
            ((0.36, -1.16), (0.90, -1.20)),
            ((0.34, -1.10), (0.74, -1.24)),
            ((0.92, -1.12), (0.5, -1.23)),
        ],
        0.016,
    )
    scene.lay(
        Sheet(beads(points(".54,-1.09 .63,-1.075 .72,-1.09"), 0.05), "#f6f6f6", ("eggs",)),
        depth=6.0,
    )
    scene.lay(Sheet(nest | twigs, "#a0a0a0", ("nest",), turn=12), depth=5.9)


def _web(corner: Point, reach: float, angles: tuple[float, ...]) -> Outline:
    """A cobweb in a corner: threads that leave it at the angles, and sagging ones across."""
    x, y = corner

    def at(angle: float, away: float) -> Point:
        a = math.radians(angle)
        return x + away * math.cos(a), y + away * math.sin(a)

    web = Outline(())
    for index, angle in enumerate(angles):
        web = web | strip((corner, at(angle, reach * (1 - 0.12 * (index % 2)))), 0.010, 0.006)
    for step in range(1, 6):
        away = reach * step / 6
        for one, other in pairwise(angles):
            sag = at((one + other) / 2, away * 0.90)
            web = web | strip((at(one, away), sag, at(other, away)), 0.008)
    return web


@card(
    palette="block_day",
    hand="woodcut",
    title="He counts backwards",
    subject="old man reading a tree stump",
    props=("rings", "finger", "wedding ring"),
    mood=("wise", "sad", "patient"),
)
def stump_reader(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.7, 0.6, -0.5), key=1.1, ambient=0.5)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f6f6f6", ("winter sky",)), depth=60.0)
    look = Look(open_eyes=0.3, gaze=(0.1, -1.0), brows=0.4, smile=-0.1)
    build = Build(nose=1.35, age=1.0, beard=True)
    reader = face(look, build, "#d8d0c8", "short", "#d8d4d0", cloth="#4a4a4a", shoulders=True)
    scene.put(reader, -1.15, 3.2, 1.5, yaw=-18, pitch=-14, roll=-8, scale=1.2)
    rim = _ring(1.22, 0.06)
    scene.lay(Sheet(polygon(*rim), "#1a1a1a", ("tree stump",)), x=0.1, y=-0.95, depth=10.0)
    scene.lay(Sheet(polygon(*_ring(1.13, 0.03)), "#f2f2f2"), x=0.1, y=-0.95, depth=9.9)
    rings, radius = Outline(()), 1.05
    while radius > 0.16:
        rings = rings | strip(_ring(radius, 0.05), 0.010 + 0.012 * abs(math.sin(radius * 23)))
        radius -= 0.045 + 0.03 * abs(math.sin(radius * 17))
    scene.lay(Sheet(rings, "#1a1a1a", ("rings",)), x=0.1, y=-0.95, depth=9.8)
    crack = blob("-.02,0 -.02,0 .3,-.2 .62,-.55 .62,-.55 .34,-.16")
    scene.lay(Sheet(crack, "#1a1a1a"), x=0.1, y=-0.95, depth=9.7)
    band = strip(_ring(0.125, 0.0), 0.036)
    scene.lay(Sheet(band, INKS["lamp"], ("wedding ring",)), x=0.1, y=-0.95, depth=9.6)
    hand = things.hand("#e4dcd4", sleeve="#3a3a3a", pose="point", cuff="#f0f0f0")
    scene.put(hand, 3.75, -0.4, -3.2, yaw=8, roll=128, scale=1.75)
    return WoodcutPlan(inks=("lamp",), sky="paper", contrast=1.6, lamp_pool=0)


def _ring(radius: float, wobble: float) -> list[Point]:
    """One ring of a tree, seen at a slant, uneven as growth is."""
    ring = []
    for step in range(41):
        a = 2 * math.pi * step / 40
        r = radius * (1 + wobble * (math.sin(3 * a + 1) + 0.6 * math.sin(5 * a + radius)))
        ring.append((r * math.cos(a), 0.72 * r * math.sin(a)))
    return ring
