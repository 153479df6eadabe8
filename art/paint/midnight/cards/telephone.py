"""A telephone in a cone of light, and the glove that will not lift its receiver yet."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, family
from art.paint.midnight.cut_hands import pose, reaching
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.features import CLEAR
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
    lay_pile(scene, pose(reaching(WHITE), 0.80, 98, 0.46, 0.60), 0, 0, depth=6.6)
    lay_pile(scene, _sleeve(), 0, 0, depth=6.2)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="black", clear_from=CLEAR, lamp_pool=0
    )


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
