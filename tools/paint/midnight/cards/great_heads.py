"""Heads put to use: as a letterbox and as a bell."""

import math

from tools.paint.midnight.stage import BEFORE, empty_stage
from tools.paint.story import things
from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
from tools.paint.story.cutouts.geometry import (
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
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.faces import ADULT, Build, Look, face
from tools.paint.story.things.figures import long_coat


@card(
    palette="block_day",
    hand="woodcut",
    title="Say it in writing",
    subject="face as a letterbox",
    props=("letter", "queue", "wall"),
    mood=("satirical", "stiff", "shy"),
)
def letterbox_mouth(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.75, 0.55, -0.45), backdrop="#f4f4f4")
    clerk = face(
        Look(open_eyes=0.55, gaze=(0.9, -0.5), brows=-0.3), Build(nose=1.25, jaw=1.2, age=0.7),
        "#d8d0c8", "parted", "#4a4448",
    )  # fmt: skip
    clerk.code("r.x = max(r.x, -1.95 - g.y);")  # built into the wall: no neck
    scene.put(clerk, 0, 1.7, 1.0, scale=2.0)
    slot = {"y": 0.19, "depth": BEFORE + 1.0}
    scene.lay(Sheet(box(0.66, 0.24).at(0, -0.20), "#b0b0b0", ("letterbox",)), **slot)
    slot["depth"] -= 0.1
    scene.lay(Sheet(box(0.54, 0.07).at(0, -0.18), "#0c0c0c", ("slot",)), **slot)
    slot["depth"] -= 0.1
    rivets = beads(points("-.3,-.29 .3,-.29 -.3,-.11 .3,-.11"), 0.013)
    scene.lay(Sheet(rivets, "#141414"), **slot)
    letter = polygon("-.1,-.19 .2,-.17 .36,-.42 .06,-.44")
    scene.lay(Sheet(letter, "#f6f6f6", ("letter",)), **slot)
    slot["depth"] -= 0.1
    scene.lay(Sheet(strip(points("-.1,-.19 .17,-.3 .2,-.17"), 0.010), "#181818"), **slot)
    scene.lay(Sheet(ellipse(0.03).at(0.17, -0.30), INKS["vermilion"], ("seal",)), **slot)
    hand = things.hand("#b4a89e", sleeve=INKS["vermilion"], pose="pinch", cuff="#f4f4f4")
    scene.put(hand, 2.72, -1.75, -3.4, roll=75, scale=1.4)
    people = ((-0.84, 0.70), (-0.52, 0.78), (-0.20, 0.46), (0.08, 0.72), (0.38, 0.66), (0.68, 0.74))
    for index, (x, size) in enumerate(people):
        one = figures.adult_outline(coat=0.12, hat=index % 3 == 0, skirt=index in (1, 4))
        scene.lay(Sheet(one, "#141414", ("queue",)), x=x, y=-1.42, scale=size, depth=5.0)
        spoon = ellipse(0.02, 0.028) | box(0.01, 0.09).at(0, -0.05)
        held, tag = (spoon, ("spoon",)) if index == 2 else (box(0.06, 0.04), ())
        place = (x + 0.14 * size, -1.42 + 0.42 * size)
        scene.lay(Sheet(held.at(*place), "#f6f6f6", tag), depth=4.8)
    return WoodcutPlan(inks=("vermilion",), sky="paper", contrast=1.6, gain=1.05)


@card(
    palette="block_night",
    hand="woodcut",
    title="It rings when she dreams",
    subject="sleeping face as a bell",
    props=("tower", "plait", "ringer"),
    mood=("grand", "strange", "hushed"),
)
def bell_face(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.55, -0.45))
    arch = blob("-.8,-1.8 -.8,-1.8 -.8,.3 -.62,.9 0,1.24 .62,.9 .8,.3 .8,-1.8 .8,-1.8")
    scene.lay(Sheet(page() - arch, "#6a6a6a", ("tower",), turn=90), depth=5.0)
    scene.lay(Sheet(arch.scaled(1.03).at(0, -0.02) - arch, "#0c0c0c"), depth=4.9)
    beam = box(1.7, 0.14).at(0, 0.98)
    scene.lay(Sheet(beam, "#2c2c2c", ("beam",)), depth=20.0)
    bell = blob(
        "-.14,.98 .14,.98 .3,.86 .42,.56 .46,.1 .56,-.24 .72,-.42 .72,-.42 .7,-.5 .7,-.5 -.7,-.5"
        " -.7,-.5 -.72,-.42 -.72,-.42 -.56,-.24 -.46,.1 -.42,.56 -.3,.86"
    )
    scene.lay(Sheet(bell, INKS["verdigris"], ("bell",), turn=88), depth=16.0)
    rings = strip(points("-.58,-.28 0,-.36 .58,-.28"), 0.02) | strip(
        points("-.42,.66 0,.6 .42,.66"), 0.016
    )
    scene.lay(Sheet(rings, "#141414"), depth=15.8)
    clapper = strip([(0, -0.4), (0.06, -0.62)], 0.04) | ellipse(0.09).at(0.07, -0.68)
    scene.lay(Sheet(clapper, "#d8d8d8", ("clapper",), turn=30), depth=17.0)
    dreamer = face(Look(smile=0.25), ADULT, "#dcd4cc", "none")
    dreamer.code("r.x = max(r.x, max(.25 - g.x, -1.85 - g.y));")  # a face in relief
    scene.put(dreamer, 0, 0.4, -0.2, scale=1.14)
    braid = Outline(())
    for index in range(27):
        y = 0.88 - 0.078 * index
        x = 0.60 + 0.012 * math.sin(index * 0.7)
        side = 1 if index % 2 else -1
        braid = braid | ellipse(0.07, 0.036).turned(side * 40).at(x + side * 0.024, y)
    scene.lay(Sheet(braid, "#c8c8c8", ("plait",), turn=60), depth=9.0)
    scene.lay(Sheet(strips([((0.55, -1.22), (0.67, -1.22))], 0.04), INKS["vermilion"], ("ribbon",)))
    ringer = long_coat(
        "#5a5a5a",
        "none",
        hair="#d8d8d8",
        left_hand=(0.05, 2.0, -0.3),
        right_hand=(-0.05, 1.8, -0.3),
        bow=-10,
    )
    scene.put(ringer, 1.5, -6.9, -1.0, yaw=-60, scale=1.5)
    return WoodcutPlan(inks=("verdigris", "vermilion"), sky="black", contrast=1.7, stars=30)
