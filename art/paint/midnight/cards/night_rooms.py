"""Rooms at night: what is kept in jars."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    points,
    strip,
    strips,
)
from art.paint.story.cutouts.town import note_outline
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Sheet
from art.paint.story.things.faces import CHILD, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="He keeps it in a jar",
    subject="boy and jars full of mouths",
    props=("jars", "mouths", "shelf", "finger on the lips"),
    mood=("eerie", "greedy", "secret"),
)
def stolen_voice(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.8, 0.35, -0.55), key=1.15, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    shelves = strips([((-1.1, 0.62), (1.1, 0.62)), ((-1.1, -0.20), (1.1, -0.20))], 0.05)
    scene.lay(Sheet(shelves, "#b0b0b0", ("shelf",)), depth=30.0)
    places = (
        (-0.72, 0.66),
        (-0.26, 0.66),
        (0.22, 0.66),
        (0.70, 0.66),
        (-0.72, -0.16),
        (-0.26, -0.16),
        (0.20, -0.16),
    )
    for index, (x, y) in enumerate(places):
        _lay_jar(scene, x, y, smile=(0.5, -0.5, 0.1, -0.8, 0.9, 0.0, -0.6)[index], loose=index == 2)
    for x, y in points(".36,1.20 .52,1.30 .72,1.26"):
        scene.lay(Sheet(note_outline(), INKS["lamp"], ("note",)), x=x, y=y, depth=25.0)
    look = Look(open_eyes=0.95, gaze=(-0.9, 0.7), brows=0.3, smile=0.3)
    boy = face(look, CHILD, "#dcd4cc", "parted", "#3c3838", cloth=INKS["verdigris"], shoulders=True)
    scene.put(boy, 1.75, -3.5, 0.0, yaw=20, roll=6, scale=1.15)
    hand = things.hand("#e4dcd4", INKS["verdigris"], "point", "#f0f0f0")
    scene.put(hand, 0.62, -6.55, -2.8, yaw=10, roll=-4, scale=1.3)
    return WoodcutPlan(
        inks=("verdigris", "vermilion", "lamp"), sky="black", contrast=1.6, lamp_pool=0
    )


def _lay_jar(scene: Scene, x: float, y: float, smile: float, loose: bool) -> None:
    """A jar on a shelf with a mouth in it; a loose lid lies aslant."""
    glass = blob(
        "-.19,.0 -.19,.0 -.2,.3 -.13,.44 -.13,.5 -.13,.5 .13,.5 .13,.5 .13,.44 .2,.3 .19,.0 .19,.0"
    )
    inner = blob(
        "-.165,.025 -.165,.025 -.175,.29 -.1,.43 -.1,.43 .1,.43 .1,.43 .175,.29 .165,.025 .165,.025"
    )
    scene.lay(Sheet(glass, "#f0f0f0", ("jar",)), x=x, y=y, depth=28.0)
    scene.lay(Sheet(inner, "#1a1a1a"), x=x, y=y, depth=27.8)
    gleam = strip([(-0.135, 0.10), (-0.14, 0.26), (-0.10, 0.36)], 0.016, 0.008)
    scene.lay(Sheet(gleam, "#f0f0f0"), x=x, y=y, depth=27.6)
    rise = 0.05 * smile
    lips = blob(
        (-0.115, 0.20 + rise), (-0.115, 0.20 + rise), (-0.05, 0.245), (0.0, 0.23), (0.05, 0.245),
        (0.115, 0.20 + rise), (0.115, 0.20 + rise), (0.05, 0.145), (-0.05, 0.145),
    )  # fmt: skip
    gap = blob(
        (-0.08, 0.20 + rise * 0.8),
        (0.0, 0.205),
        (0.08, 0.20 + rise * 0.8),
        (0.0, 0.175 - 0.02 * abs(smile)),
    )
    scene.lay(Sheet(lips, INKS["vermilion"], ("mouth",)), x=x, y=y, depth=27.4)
    scene.lay(Sheet(gap, "#f4f4f4" if smile > 0.3 else "#141414"), x=x, y=y, depth=27.2)
    lid = box(0.30, 0.07).turned(-24).at(0.10, 0.57) if loose else box(0.30, 0.07).at(0, 0.52)
    scene.lay(Sheet(lid, "#c8c8c8", ("lid",), turn=90), x=x, y=y, depth=27.0)
