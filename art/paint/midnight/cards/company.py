"""Close company: prisoner and keys, writer and sea, miner and bird."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.stage import lay_pile
from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.cutouts.animals import crow_outline
from art.paint.story.cutouts.geometry import (
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
from art.paint.story.cutouts.town import note_outline
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Outline, Sheet
from art.paint.story.things.faces import Build, Look, face


@card(
    palette="block_day",
    hand="woodcut",
    title="None of them is for getting out",
    subject="prisoner and a ring of keys",
    props=("bars", "keys", "open field", "bird"),
    mood=("ironic", "tight", "stubborn"),
)
def thirteen_keys(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.7, 0.6, -0.5), key=1.1, ambient=0.45)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f6f6f6", ("open sky",)), depth=60.0)
    scene.lay(Sheet(land((-1, -0.3), (0.3, -0.38), (1, -0.2)), "#dcdcdc", ("field",)), depth=50.0)
    look = Look(open_eyes=0.7, gaze=(0.7, -0.8), brows=0.7, smile=-0.4)
    man = face(
        look, Build(nose=1.2, age=0.5), "#cfc4b8", "curls", "#3c3838",
        cloth=INKS["night"], shoulders=True,
    )  # fmt: skip
    man.code(_NARROW)
    scene.put(man, -1.5, 1.3, 1.2, yaw=-16, roll=-4, scale=1.2)
    bars = [((x, -1.6), (x, 1.6)) for x in (-0.92, -0.62, -0.32, -0.02, 0.28)]
    rails = [((-1.2, 1.12), (0.31, 1.12)), ((-1.2, -0.78), (0.31, -0.78))]
    scene.lay(Sheet(strips(bars, 0.065) | strips(rails, 0.08), "#161616", ("bars",)), depth=8.4)
    gleams = strips([((x - 0.012, -1.5), (x - 0.012, 1.5)) for ((x, _), _) in bars], 0.008)
    scene.lay(Sheet(gleams, "#e8e8e8"), depth=8.3)
    for index in range(13):
        turn = -176 + 13.5 * index
        outline = _key_outline(0.62 + 0.10 * (index % 3)).turned(turn).at(0.42, -0.42)
        scene.lay(Sheet(outline, INKS["lamp"], ("key",)), depth=8.2 - 0.02 * index)
    hand = things.hand("#e4dcd4", "#2c2c2c", "fist", "#f4f4f4")
    scene.put(hand, 2.15, -0.1, -4.2, yaw=0, roll=132, scale=1.35)
    lay_pile(scene, _wall(), 0, 0, depth=8.25)
    lay_pile(scene, _perch(), 0, 0, depth=20.0)
    return WoodcutPlan(inks=("lamp", "night"), sky="paper", contrast=1.6, lamp_pool=0)


_NARROW = """if (g.y < -1.9 && s.z > 1.2)
    r.x = max(r.x, .8 * (length(max(vec2(s.z - 1.2, g.y + 3.9), 0.)) - 1.));"""
"""Rounds off shoulders, so that the whole man is behind the bars."""


def _wall() -> list[Sheet]:
    """The low wall of stones that holds the bars; it ends where they end."""
    sheets = [Sheet(polygon("-1.2,-.98 .37,-.98 .37,-1.7 -1.2,-1.7"), BLACK, ("wall",))]
    tones = ("#dcdcdc", "#9a9a9a", "#bcbcbc", "#848484", "#cccccc")
    for row, y in enumerate((-1.185, -1.375)):
        for column in range(5):
            left, right = -1.3 + 0.36 * column - 0.16 * row, -0.96 + 0.36 * column - 0.16 * row
            right = 0.35 if column == 4 else right
            stone = blob((left, y - 0.07), (left, y + 0.07), (left + 0.05, y + 0.085),
                         (right - 0.05, y + 0.085), (right, y + 0.07), (right, y - 0.07),
                         (right - 0.05, y - 0.085), (left + 0.05, y - 0.085))  # fmt: skip
            sheets.append(Sheet(stone, tones[(2 * row + 3 * column) % 5], turn=12 * column))
    sill = polygon("-1.2,-1.0 .38,-1.0 .42,-1.07 -1.2,-1.07")
    return [*sheets, *edged(sill, WHITE, "wall")]


def _perch() -> list[Sheet]:
    """A bare tree in the field, and on one of its branches a bird."""
    tree = strip(points(".99,-.5 .92,.0 .94,.4 .89,.84 .95,1.22"), 0.11, 0.016)
    tree = tree | strip(points(".93,.34 .82,.50 .66,.54 .50,.61"), 0.05, 0.014)
    tree = tree | strip(points(".91,.80 .80,.94 .77,1.12"), 0.034, 0.010)
    bird = crow_outline().flipped().scaled(0.30).at(0.72, 0.55)
    return [Sheet(tree, BLACK, ("branch", "tree")), Sheet(bird, BLACK, ("bird",))]


def _key_outline(length: float) -> Outline:
    """A key that hangs to the right from the middle of its bow."""
    shaft = box(length - 0.08, 0.026).at(length / 2 + 0.04, 0)
    bits = box(0.03, 0.09).at(length - 0.03, -0.05) | box(0.03, 0.07).at(length - 0.09, -0.04)
    return shaft | bits | (ellipse(0.085) - ellipse(0.05))


@card(
    palette="block_day",
    hand="woodcut",
    title="He wrote himself out to it",
    subject="hand writing a sea",
    props=("quill", "waves of ink", "paper sail"),
    mood=("lonely", "driven", "wide"),
)
def ink_sea(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.7, 0.6, -0.5), key=1.1, ambient=0.5)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    scene.lay(Sheet(page(), "#f6f6f6", ("paper",)), depth=60.0)
    for row in range(3):
        y = 1.16 - 0.24 * row
        end = (0.36, 0.10, -0.10)[row]
        path = [
            (
                -0.86 + 0.06 * i,
                y + (0.035 if i % 2 else -0.03) * (1 + 0.6 * math.sin(i * 1.7 + row)),
            )
            for i in range(int((end + 0.86) / 0.06))
        ]
        scene.lay(Sheet(strip(path, 0.014), "#161616", ("writing",)), depth=50.0)
    for index, (level, tall, length) in enumerate(
        ((-0.02, 0.05, 0.30), (-0.30, 0.08, 0.42), (-0.66, 0.11, 0.56), (-1.06, 0.14, 0.74))
    ):
        depth = 30.0 - 2 * index
        scene.lay(Sheet(waves(level + 0.035, tall, length, 0.3 * index), "#f6f6f6"), depth=depth)
        scene.lay(
            Sheet(waves(level, tall, length, 0.3 * index), "#161616", ("waves",)), depth=depth - 0.1
        )
        foam = waves(level - 0.07, tall, length, 0.3 * index) - waves(
            level - 0.085, tall, length, 0.3 * index
        )
        scene.lay(Sheet(foam, "#f0f0f0"), depth=depth - 0.2)
    hull = blob("-.16,.0 -.16,.0 -.1,-.08 .1,-.08 .17,.0 .17,.0")
    scene.lay(Sheet(hull, INKS["vermilion"], ("boat",)), x=-0.52, y=-0.16, depth=27.0)
    sail = polygon("-.08,.03 .1,.04 .08,.34 -.1,.31")
    scene.lay(Sheet(sail, "#f8f8f8", ("paper sail",)), x=-0.52, y=-0.16, depth=26.9)
    lines = strips([((-0.06, 0.10 + 0.05 * i), (0.06, 0.11 + 0.05 * i)) for i in range(4)], 0.010)
    scene.lay(Sheet(lines, "#161616"), x=-0.52, y=-0.16, depth=26.8)
    nib = strip([(0.0, -0.02), (0.14, 0.26), (0.30, 0.60), (0.40, 0.92)], 0.012, 0.030)
    vane = blob(".26,.56 .20,.84 .26,1.14 .46,1.40 .46,1.40 .52,1.1 .50,.84 .38,.64")
    scene.lay(Sheet(vane, "#d4d4d4", ("quill",), turn=40), depth=11.5)
    scene.lay(Sheet(nib, "#161616"), depth=11.4)
    hand = things.hand("#dcd4cc", INKS["night"], "pinch", "#f4f4f4")
    scene.put(hand, 3.9, 0.2, -1.4, yaw=10, roll=72, scale=2.2)
    return WoodcutPlan(inks=("vermilion", "night"), sky="paper", contrast=1.6)


@card(
    palette="block_night",
    hand="woodcut",
    title="It sings upwards",
    subject="miner and a bird",
    props=("helmet lamp", "bird", "empty cage", "rock"),
    mood=("brave", "dark", "hopeful"),
)
def underground_bird(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.6, 0.7, -0.5), key=1.15, ambient=0.3)
    scene.camera = Camera(eye=(0, 0, -12), target=(0, 0, 0))
    shaft = "-.55,1.7 -.75,1 -.6,.5 -.92,0 -.8,-.6 -1,-1.2 -.9,-1.8 .9,-1.8 .96,-.9 .84,-.2 .94,.5"
    rock = page() - blob(shaft + " .7,1.1 .62,1.7")
    scene.lay(Sheet(rock, "#6c6c6c", ("rock",), turn=62), depth=40.0)
    look = Look(open_eyes=0.8, gaze=(0.6, 0.9), brows=0.5, mouth=0.35, smile=0.3)
    miner = face(
        look,
        Build(nose=1.15, beard=True),
        "#b4a89e",
        "short",
        "#3c3838",
        hat="bowler",
        cloth="#8c8c8c",
        shoulders=True,
    )
    scene.put(miner, -1.3, -2.0, 0.6, yaw=-24, pitch=16, roll=8, scale=1.2)
    lamp = ellipse(0.105, 0.12).at(-0.16, 0.06)
    scene.lay(Sheet(ellipse(0.14, 0.155).at(-0.16, 0.06), "#e0e0e0", ("helmet lamp",)), depth=7.6)
    scene.lay(Sheet(lamp, INKS["lamp"], ("lamp",), glow=0.8), depth=7.5)
    hand = things.hand("#c8bcb0", "#4a4a4a", "point", "#c8c8c8")
    scene.put(hand, 1.0, -4.9, -2.0, yaw=8, roll=-8, scale=1.7)
    singer = things.bird(INKS["vermilion"], "#f0f0f0", INKS["lamp"])
    scene.put(singer, 2.4, -1.62, -2.1, yaw=24, roll=-14, scale=1.9)
    for index, (x, y) in enumerate(points(".50,.62 .62,.82 .46,1.0 .58,1.2")):
        colour = "#f0f0f0" if index % 2 else INKS["lamp"]
        scene.lay(Sheet(note_outline(), colour, ("note",)), x=x, y=y, scale=1.05, depth=9.0)
    cage = things.birdcage()
    scene.put(cage, -1.6, 3.2, 2.0, yaw=20, scale=1.6)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", contrast=1.6, lamp_pool=0.3)
