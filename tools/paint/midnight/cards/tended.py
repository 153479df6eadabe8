"""Those who tend what cannot thank them: a puppet, a tree of hands."""

from tools.paint.midnight.stage import BEFORE, empty_stage, lay_pile
from tools.paint.story import things
from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
from tools.paint.story.cutouts.folk import Person, person
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
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
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.faces import Build, Look, face
from tools.paint.story.things.figures import long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="The strings were fine",
    subject="surgeon and puppet",
    props=("wooden heart", "hands", "strings", "ring"),
    mood=("solemn", "ironic", "careful"),
)
def puppet_surgeon(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.2, 0.9, -0.45))
    cloth = blob("-1.3,-.2 -.6,-.1 0,-.16 .6,-.08 1.3,-.2 1.3,-1.8 1.3,-1.8 -1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(cloth, INKS["verdigris"], ("sheet",), turn=14), depth=40.0)
    _lay_puppet(scene)
    scene.lay(
        Sheet(
            strips(
                [
                    ((-0.20, -0.30), (-0.5, 1.6)),
                    ((0.20, -0.30), (0.44, 1.6)),
                    ((-0.42, -0.62), (-0.86, 1.6)),
                    ((0.42, -0.62), (0.9, 1.6)),
                ],
                0.008,
            ),
            "#f0f0f0",
            ("strings",),
        )
    )
    head = face(
        Look(open_eyes=0.95, gaze=(0.0, -0.9), smile=0.3),
        Build(cheeks=1.2, nose=0.8),
        "#e0d8d0",
        "none",
    )
    head.code("r.x = max(r.x, -1.85 - g.y);")
    head.part("capsule(p, vec3(-1.5, .1, .2), vec3(1.5, .1, .2), .09)", head.material("#303030"))
    scene.put(head, 0.0, 1.55, 0.0, roll=4, scale=0.98)
    for side in (-1, 1):
        hand = things.hand("#c4bab0", sleeve="#e0e0e0", pose="pinch", cuff="#f4f4f4")
        scene.put(
            hand,
            side * 3.2,
            -5.2,
            -2.6,
            yaw=0 if side < 0 else 180,
            roll=-34,
            scale=1.35,
        )
    blade = polygon("-.02,-.18 .02,-.18 .03,.12 0,.24 -.03,.12")
    scene.lay(Sheet(blade.turned(-40), "#f4f4f4", ("scalpel",)), x=0.34, y=-0.86, depth=BEFORE)
    screw = beads(points("-.84,-1.16 .84,-1.16"), 0.026)
    scene.lay(Sheet(screw, INKS["lamp"], ("ring",)))
    return WoodcutPlan(
        inks=("vermilion", "verdigris", "lamp"), sky="black", contrast=1.6, lamp_pool=0
    )


def _lay_puppet(scene: Scene) -> None:
    """A wooden torso with an open door in its chest and a heart behind it."""
    arms = strip(points("-.46,-.26 -.66,-.5 -.72,-.76"), 0.13, 0.10)
    arms = (
        arms | strip(points(".46,-.26 .66,-.5 .72,-.76"), 0.13, 0.10) | box(0.16, 0.24).at(0, -0.04)
    )
    scene.lay(Sheet(arms, "#b0b0b0", ("puppet",), turn=60))
    chest = blob(
        "-.5,-.2 -.2,-.12 .2,-.12 .5,-.2 .56,-.32 .4,-.52 .33,-.9 .3,-1.3 .3,-1.3 -.3,-1.3 -.3,-1.3"
        " -.33,-.9 -.4,-.52 -.56,-.32"
    )
    scene.lay(Sheet(chest, "#c8c8c8", ("puppet",), turn=86))
    joints = beads(points("-.47,-.28 .47,-.28 -.68,-.56 .68,-.56"), 0.05)
    scene.lay(Sheet(joints, "#2c2c2c", ("joints",)))
    hollow = box(0.36, 0.44).at(0.02, -0.70)
    scene.lay(Sheet(hollow, "#0c0c0c", ("opening",)))
    flap = polygon("-.16,-.48 -.42,-.42 -.42,-.98 -.16,-.92")
    scene.lay(Sheet(flap, "#e0e0e0", ("little door",), turn=84))
    scene.lay(Sheet(beads([(-0.36, -0.70)], 0.022), "#141414"))
    heart = blob(
        "0,-.84 0,-.84 -.14,-.66 -.12,-.54 -.04,-.52 0,-.58 0,-.58 .04,-.52 .12,-.54 .14,-.66"
    )
    scene.lay(Sheet(heart, INKS["vermilion"], ("wooden heart",), turn=70))


@card(
    palette="block_day",
    hand="woodcut",
    title="Prune in March",
    subject="tree whose twigs are hands",
    props=("hands", "gardener", "shears", "glove"),
    mood=("uneasy", "still", "caring"),
)
def hand_tree(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.6, -0.45), backdrop="#f4f4f4")
    boughs = strip(points("-.06,-1.8 -.02,-1.0 -.1,-.5 -.02,-.1 -.04,.2"), 0.34, 0.16)
    tips = (
        (-0.62, 0.06, 58),
        (-0.54, 0.62, 34),
        (-0.10, 0.62, 6),
        (0.38, 0.56, -24),
        (0.62, -0.02, -56),
        (-0.72, -0.52, 74),
        (0.66, -0.44, -166),
    )
    for x, y, _ in tips:
        boughs = boughs | strip(
            [(-0.04, -0.62 + 0.3 * y), (x * 0.55, y * 0.6 - 0.16), (x, y)], 0.15, 0.10
        )
    scene.lay(Sheet(boughs, "#1a1a1a", ("tree",)), depth=16.0)
    bark = Outline(())
    for path in (
        "-.14,-1.6 -.1,-1.1 -.16,-.7",
        ".04,-1.5 .02,-1.1 .0,-.7",
        "-.04,-1.3 -.06,-.9 -.08,-.6",
        "-.02,-.4 -.06,-.1 -.04,.1",
        ".1,-.4 .24,-.2 .4,-.08",
        "-.16,-.4 -.3,-.2 -.46,-.06",
    ):
        bark = bark | strip(points(path), 0.004, 0.016)
    scene.lay(Sheet(bark, "#f0f0f0"), depth=15.8)
    for index, (x, y, turn) in enumerate(tips):
        pose = ("up", "flat", "up", "point", "up", "fist", "up")[index]
        skin = ("#e8e0d8", "#b4a89e", "#d8d0c8")[index % 3]
        hand = things.hand(skin, pose=pose)  # type: ignore[arg-type]
        scene.put(hand, x * 4.2, y * 4.2, -1.0, yaw=(index * 37) % 40 - 20, roll=turn, scale=1.12)
    glove = figures.hand_outline((-48, -14, -2, 9, 22)).scaled(0.34).turned(150)
    scene.lay(Sheet(glove, INKS["vermilion"], ("glove",)), x=0.20, y=-0.62, depth=BEFORE)
    gardener = long_coat(
        "#5a5a5a",
        "brim",
        INKS["verdigris"],
        left_hand=(0.42, 1.5, -0.3),
        right_hand=(-0.1, 1.5, -0.5),
        bow=-6,
    )
    scene.put(gardener, -2.4, -5.9, -2.2, yaw=-50, scale=1.25)
    shears = strips([((-0.36, -0.86), (-0.18, -0.62)), ((-0.30, -0.90), (-0.16, -0.62))], 0.02)
    scene.lay(Sheet(shears, "#161616", ("shears",)))
    child = Person(
        INKS["vermilion"], figures.CHILD, "bob", hair_colour="#161616", head=0.26, bow=-24
    )
    holding = ((0.0, 0.74), (0.10, 0.80), (0.17, 0.98))
    lay_pile(scene, person(child, (holding,)), x=0.56, y=-1.44, scale=0.68, depth=5.0)
    snow = land((-1, -1.30), (0, -1.24), (1, -1.32))
    scene.lay(Sheet(snow, "#dadada", ("ground",), turn=4), depth=30.0)
    return WoodcutPlan(inks=("vermilion", "verdigris"), sky="paper", contrast=1.6)
