"""A telephone in a cone of light, and the glove that will not lift its receiver yet."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, family
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.hands import Finger, modelled_hand
from art.paint.midnight.stage import lay_pile
from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.sheets import Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="It is for the dark",
    subject="gloved hand that hesitates over a telephone",
    props=("telephone", "glove", "sleeve", "table", "doorway", "lamp", "plug", "socket"),
    mood=("suspenseful", "stark", "urgent"),
)
def red_room_phone(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.4, 0.85, -0.5), key=1.2, ambient=0.35)
    scene.camera = Camera(eye=(0, 2.6, -11), target=(0, 0.4, 0))
    lay_pile(scene, _room(), 0, 0, depth=50.0)
    lay_pile(scene, _light(), 0, 0, depth=40.0)
    scene.put(_table(), -1.35, -5.7, 0.0)
    scene.put(_telephone(INKS["vermilion"]), -1.35, -1.96, -0.1, yaw=-24, scale=1.36)
    lay_pile(scene, _cord(), 0, 0, depth=7.5)
    scene.put(_glove(), 0.00, 2.83, -3.81, roll=4, scale=1.1)
    seams = cuts(
        ".0,.70 .11,.72 .24,.70", "-.02,.63 .10,.64 .25,.64", ".0,.56 .11,.565 .25,.58", thick=0.02
    )
    scene.lay(Sheet(seams, BLACK), depth=6.1)
    lay_pile(scene, _sleeve(), 0, 0, depth=6.2)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="black", contrast=1.6, lamp_pool=0)


def _room() -> list[Sheet]:
    """A dark wall with a socket, a floor of boards, and a doorway that is darker still."""
    wall = polygon("-1.3,1.8 1.3,1.8 1.3,-.62 -1.3,-.62")
    floor = polygon("-1.3,-.62 1.3,-.62 1.3,-1.8 -1.3,-1.8")
    boards = strips([((0.16 * i, -0.62), (0.52 * i, -1.75)) for i in range(-6, 8)], 0.008) | strips(
        [((-1.2, -0.62), (0.44, -0.62))], 0.016
    )
    frame = polygon(".44,-.70 .44,1.26 1.3,1.26 1.3,1.18 .52,1.18 .52,-.70")
    plate = blob("-.09,-.09 -.09,.09 .09,.09 .09,-.09").at(0.30, -0.40)
    return [
        Sheet(wall, "#333333", ("wall",), turn=90), Sheet(floor, BLACK, ("floor",)),
        Sheet(boards, "#c8c8c8"), Sheet(polygon(".5,-.70 .5,1.2 1.3,1.2 1.3,-.78"), "#0c0c0c"),
        Sheet(frame, WHITE, ("doorway",)), *edged(plate, WHITE, "socket"),
        Sheet(beads(points(".27,-.40 .33,-.40"), 0.021), BLACK),
    ]  # fmt: skip


def _light() -> list[Sheet]:
    """A lamp under the ceiling, its cone of light, and the pool that this makes on the floor."""
    cone = polygon("-.40,1.30 -.22,1.30 .42,-1.12 -1.02,-1.12")
    pool = ellipse(0.74, 0.27).at(-0.30, -1.12)
    shade = ellipse(0.40, 0.085).at(-0.33, -1.17)
    cap = blob("-.52,1.24 -.52,1.24 -.42,1.40 -.36,1.44 -.26,1.44 -.20,1.40 -.10,1.24 -.10,1.24")
    bulb = ellipse(0.085, 0.07).at(-0.31, 1.225)
    return [
        Sheet(cone, "#8c8c8c", ("cone of light",), turn=88), Sheet(pool, WHITE, ("pool of light",)),
        Sheet(shade, "#4c4c4c", turn=0), *edged(bulb, INKS["lamp"], "lamp"),
        Sheet(strip(((-0.31, 1.42), (-0.31, 1.6)), 0.024), WHITE), *edged(cap, WHITE, "lamp"),
        Sheet(family("-.46,1.26 -.40,1.36 -.34,1.42", "-.34,1.26 -.33,1.36 -.32,1.42", 4), BLACK),
    ]  # fmt: skip


def _telephone(colour: str) -> Thing:
    """An old telephone with a dial and a cradle for its receiver, about 2 wide and 1.6 high."""
    thing = Thing("telephone", centre=(0, 0.8, 0), radius=2.1, step=0.85)
    shell = thing.material(colour)
    dark = thing.material("#1c1c1c")
    pale = thing.material("#f0f0f0")
    thing.body(
        """smin(box(p - vec3(0, .1, 0), vec3(.95, .1, .8)) - .05,
                cone(p - vec3(0, .62, .1), .55, .86, .48) - .04, .12)""",
        shell,
    )
    thing.part(
        """min(box(vec3(abs(p.x) - .5, p.y - 1.28, p.z - .1), vec3(.10, .16, .16)) - .03,
               capsule(p, vec3(-.5, 1.2, .1), vec3(.5, 1.2, .1), .12))""",
        dark,
    )
    thing.code("vec3 d = p - vec3(0, .66, -.60); d.yz = turn(.45) * d.yz;")
    thing.part("cylinder(d.xzy, .05, .5) - .02", pale)
    thing.code("vec3 o = d; o.xy = spokes(o.xy, 9.);")
    thing.part("cylinder((o - vec3(.34, 0, 0)).xzy, .09, .085)", dark)
    thing.part("cylinder(d.xzy, .09, .15)", shell)
    thing.code("vec3 h = vec3(abs(p.x), p.y - .12 * p.x * p.x * -1., p.z);")
    thing.part("capsule(h, vec3(0, 1.62, .1), vec3(1.0, 1.62, .1), .15)", shell)
    thing.part("cylinder(vec3(h.x - 1.08, h.y - 1.48, h.z - .1), .16, .3) - .05", shell)
    return thing


def _table() -> Thing:
    """A small round table on three bowed legs, 3.7 high."""
    thing = Thing("table", centre=(0, 1.9, 0), radius=3.4)
    wood = thing.material("#a8a8a8 * (.75 + .5 * fbm2(p.xz * vec2(1.4, 8.)))")
    dark = thing.material("#4a4a4a")
    thing.body("cylinder(p - vec3(0, 3.62, 0), .07, 1.95) - .05", wood)
    thing.part("cylinder(p - vec3(0, 3.32, 0), .24, 1.45)", dark)
    for degrees in (205, 335, 80):
        x, z = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        knee = (1.55 * x, 2.5, 1.55 * z)
        ends = {
            "top": (1.2 * x, 3.3, 1.2 * z), "knee": knee,
            "ankle": (1.15 * x, 0.7, 1.15 * z), "foot": (1.7 * x, 0.08, 1.7 * z),
        }  # fmt: skip
        thing.part(
            """smin(smin(taper(p, $top, $knee, .26, .24), taper(p, $knee, $ankle, .24, .13), .1),
                    taper(p, $ankle, $foot, .13, .19), .1)""",
            wood, **ends,
        )  # fmt: skip
    return thing


def _cord() -> list[Sheet]:
    """The cord, which falls over the edge of the table; its plug lies on the floor."""
    path = "-.58,-.38 -.74,-.44 -.80,-.62 -.74,-.86 -.82,-1.08 -.72,-1.26 -.50,-1.22 -.46,-1.34"
    path += " -.62,-1.40 -.30,-1.44 .10,-1.36"
    plug = blob("-.06,-.06 -.06,-.06 -.06,.06 -.06,.06 .06,.075 .10,.05 .10,-.05 .06,-.075")
    plug = plug.turned(12).at(0.16, -1.345)
    pins = strips([((0.09, 0.03), (0.17, 0.03)), ((0.09, -0.03), (0.17, -0.03))], 0.02)
    line = points(path)
    return [
        Sheet(strip(line, 0.04), WHITE), Sheet(strip(line, 0.024), BLACK, ("cord",)),
        Sheet(rim(pins.turned(12).at(0.16, -1.345), 0.012), BLACK),
        Sheet(pins.turned(12).at(0.16, -1.345), INKS["lamp"], ("plug",)),
        *edged(plug, INKS["vermilion"], "plug"),
    ]  # fmt: skip


def _sleeve() -> list[Sheet]:
    """A sleeve as large as the doorway, with three buttons and a stiff white cuff."""
    cloth = blob(
        "1.3,1.30 1.3,1.30 .98,1.16 .74,1.0 .54,.88 .54,.88 .48,.66 .54,.40 .54,.40 .70,.22"
        " .88,-.06 1.3,-.40 1.3,-.40"
    )
    folds = cuts(
        "1.0,1.12 .82,.92 .76,.70", "1.06,.92 .92,.76 .88,.56", "1.0,-.06 .84,.20 .80,.42",
        ".68,.92 .63,.80 .62,.68", thick=0.038,
    )  # fmt: skip
    cuff = polygon(".42,.80 .58,.94 .62,.36 .46,.38")
    buttons = beads(points(".66,.37 .75,.26 .84,.14"), 0.036)
    return [
        *edged(cuff, WHITE, "cuff"), Sheet(cuts(".47,.78 .49,.60 .50,.42", thick=0.012), BLACK),
        *edged(cloth, INKS["night"], "sleeve", turn=20), Sheet(folds & cloth, BLACK),
        Sheet(rim(buttons, 0.014), BLACK), Sheet(buttons, INKS["lamp"], ("buttons",)),
    ]  # fmt: skip


def _glove() -> Thing:
    """A white glove from the right whose fingers stop in the air."""
    fingers = (
        Finger((0.24, 0.36, 0.24), (-0.24, 0.70, 0.24), (-0.62, 0.72, 0.18), (-0.94, 0.52, 0.12),
               0.165),
        Finger((0.10, 0.20, 0.10), (-0.46, 0.40, 0.08), (-0.94, 0.32, 0.0), (-1.24, 0.04, -0.06),
               0.18),
        Finger((0.04, 0, 0), (-0.52, 0.04, -0.12), (-0.96, -0.16, -0.2), (-1.14, -0.52, -0.22),
               0.185),
        Finger((0.08, -0.20, -0.06), (-0.38, -0.32, -0.26), (-0.66, -0.62, -0.34),
               (-0.72, -0.98, -0.32), 0.18),
        Finger((0.50, -0.24, -0.15), (0.18, -0.58, -0.36), (-0.08, -0.82, -0.4),
               (-0.26, -1.08, -0.36), 0.19),
    )  # fmt: skip
    palm = """smin(ellipsoid(p - vec3(.42, .04, .05), vec3(.54, .44, .34)),
                   taper(p, vec3(.6, .02, .05), vec3(1.5, .04, .05), .34, .34), .2)"""
    glove = modelled_hand(fingers, palm, "#ece8e4", role="cloth")
    hem = glove.material("#f4f4f4", role="cloth")
    glove.part("cylinder((p - vec3(.88, .03, .05)).yxz, .07, .38) - .03", hem)
    brass = glove.material(INKS["lamp"])
    glove.part("length(p - vec3(.88, -.06, -.36)) - .075", brass)
    return glove
