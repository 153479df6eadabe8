"""A guest who comes with the room."""

from tools.paint.midnight.cards.coats import lay_coat
from tools.paint.midnight.cuts import arc, cuts
from tools.paint.midnight.stage import UNIT, empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet
from tools.paint.story.things.faces import Build, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="He comes with the room",
    subject="coat stand that is a man",
    props=("coat stand", "bed", "guest", "window", "umbrella", "moon"),
    mood=("comic", "uneasy", "polite"),
)
def guest_room_guest(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.75, 0.4, -0.45))
    scene.lay(Sheet(box(2.6, 3.6), "#383838", ("wallpaper",), turn=90), depth=58.0)
    scene.lay(Sheet(box(0.62, 0.86).at(0.52, 0.84), "#f0f0f0", ("window",)))
    scene.lay(Sheet(box(0.52, 0.76).at(0.52, 0.84), "#101010"))
    scene.lay(Sheet(ellipse(0.13).at(0.60, 0.94), INKS["lamp"], ("moon",)))
    scene.lay(
        Sheet(strips([((0.52, 0.46), (0.52, 1.22)), ((0.26, 0.84), (0.78, 0.84))], 0.03), "#f0f0f0")
    )
    scene.lay(Sheet(land((-1, -0.96), (1, -0.96)), "#8a8a8a", ("floor",), turn=0))
    stand = strip([(-0.46, 0.9), (-0.46, -1.1)], 0.07)
    stand = stand | strips(
        [((-0.46, -1.02), (-0.74, -1.26)), ((-0.46, -1.02), (-0.18, -1.26))], 0.06
    )
    stand = (
        stand
        | strip(points("-.46,.36 -.84,.42 -.90,.62"), 0.05)
        | strip(points("-.46,.36 -.08,.42 -.02,.62"), 0.05)
    )
    scene.lay(Sheet(stand, "#f0f0f0", ("coat stand",), turn=90))
    lay_coat(scene, -0.46, -0.12, 1.12, 0, "#141414", 20.0)
    man = face(
        Look(open_eyes=0.6, gaze=(0.9, -0.3), brows=0.3, smile=0.2), Build(nose=1.35, age=0.7,
        jaw=0.9), "#d0c6bc", "none", hat="brim",
        cloth="#6a6a6a",
    )  # fmt: skip
    scene.put(man, -0.46 * UNIT, 0.72 * UNIT, 0, yaw=-22, scale=0.50)
    _lay_hung_things(scene)
    _lay_guest_bed(scene)
    return WoodcutPlan(inks=("lamp", "vermilion", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _lay_hung_things(scene: Scene) -> None:
    """A tag on his sleeve and an umbrella on his arm."""
    tag = polygon("-.05,.04 .05,.04 .07,0 .05,-.04 -.05,-.04").scaled(1.5)
    scene.lay(Sheet(tag, "#f4f4f4", ("tag",)), x=0.10, y=-0.44, turn=-64, depth=10.0)
    letters = strips(
        [
            ((-0.03, -0.02), (-0.03, 0.02)),
            ((-0.03, 0.02), (-0.012, -0.02)),
            ((-0.012, -0.02), (-0.012, 0.02)),
        ],
        0.007,
    )
    letters = letters | (ellipse(0.018, 0.022) - ellipse(0.009, 0.013)).at(0.018, 0)
    scene.lay(Sheet(letters.scaled(1.5), "#141414", ("no",)), x=0.10, y=-0.44, turn=-64, depth=9.9)
    umbrella = strip(points("-.02,.62 -.02,-.1"), 0.024) | polygon("-.07,.4 .03,.4 -.02,-.28")
    scene.lay(Sheet(umbrella, INKS["vermilion"], ("umbrella",)), depth=9.8)


def _lay_guest_bed(scene: Scene) -> None:
    """A guest in bed who has pulled the blanket up to the nose."""
    rail = strips([((0.22 + 0.15 * i, -0.2), (0.22 + 0.15 * i, -0.9)) for i in range(6)], 0.026)
    rail = rail | strip(arc(0.60, -0.24, 0.42, 0, 180, 0.5), 0.045)
    scene.lay(Sheet(rail, "#f0f0f0", ("bed",)), depth=18.0)
    pillow = blob("0.22,-.34 .4,-.22 .8,-.22 .98,-.34 .96,-.7 .24,-.7")
    scene.lay(Sheet(pillow, "#f6f6f6", ("pillow",)), depth=17.0)
    guest = face(
        Look(open_eyes=1.0, gaze=(-1.0, 0.4), brows=0.8),
        Build(cheeks=1.2, nose=0.8),
        "#dcd2c8",
        "curls",
        "#2c2828",
    )
    scene.put(guest, 0.60 * UNIT, -0.52 * UNIT, 0, yaw=10, scale=0.44)
    blanket = blob(
        "0.1,-.72 .3,-.66 .5,-.62 .7,-.62 .9,-.66 1.3,-.7 1.3,-1.8 1.3,-1.8 .0,-1.8 0,-1.8 .04,-1.1"
    )
    scene.lay(Sheet(blanket, INKS["night"], ("blanket",), turn=80), depth=9.0)
    folds = cuts(
        ".3,-.8 .26,-1.1 .3,-1.4",
        ".6,-.78 .64,-1.1 .58,-1.4",
        ".86,-.8 .82,-1.1 .9,-1.4",
        thick=0.03,
    )
    scene.lay(Sheet(folds, "#141414"), depth=8.9)
    hem = cuts("0.1,-.74 .3,-.68 .5,-.64 .7,-.64 .9,-.68 1.2,-.72", thin=0.07, thick=0.07)
    scene.lay(Sheet(hem, "#f4f4f4", ("sheet",)), depth=8.8)
    for x in (0.42, 0.78):
        fingers = beads(
            [(x - 0.06, -0.63), (x - 0.02, -0.625), (x + 0.02, -0.625), (x + 0.06, -0.63)], 0.026
        )
        scene.lay(Sheet(fingers, "#e8e0d8", ("fingers",)), depth=8.7)
