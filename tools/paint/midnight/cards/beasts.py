"""Beasts that live with people: at table, on the landing, above their heads."""

import math

from tools.paint.midnight.stage import BEFORE, BEHIND, empty_stage
from tools.paint.story.card import card
from tools.paint.story.cutouts import figures
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
from tools.paint.story.cutouts.nature import branch
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.faces import ADULT, ELDER, Look, face
from tools.paint.story.things.figures import long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="The landlady",
    subject="owl in an armchair on a landing",
    props=("stairs", "tenant", "shoes in hand"),
    mood=("comic", "stern", "sleepless"),
)
def owl_stairs(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    chair = blob(
        "-.62,-.66 -.66,.3 -.56,.86 -.3,1.06 .3,1.06 .56,.86 .66,.3 .62,-.66 .62,-.66 -.62,-.66"
    )
    scene.lay(Sheet(chair, INKS["plum"], ("armchair",), turn=90), x=0.22, depth=BEHIND)
    owl = blob(
        "-.3,.86 -.34,1.0 -.34,1.0 -.16,.9 0,.88 .16,.9 .34,1.0 .34,1.0 .3,.86 .38,.6 .36,.4 .46,.1"
        " .42,-.3 .24,-.56 0,-.6 -.24,-.56 -.42,-.3 -.46,.1 -.36,.4 -.38,.6"
    )
    scene.lay(Sheet(owl, "#141414", ("owl",)), x=0.22)
    scene.lay(Sheet(_feathers(), "#f0f0f0"), x=0.22)
    for side in (-1, 1):
        disc = ellipse(0.185).at(0.22 + side * 0.17, 0.62)
        scene.lay(Sheet(disc, "#d8d8d8", turn=90 + side * 40))
        scene.lay(Sheet(ellipse(0.12).at(0.22 + side * 0.17, 0.62), INKS["lamp"], ("owl eyes",)))
        scene.lay(Sheet(ellipse(0.055).at(0.22 + side * 0.17 - 0.04, 0.585), "#0c0c0c"))
    beak = polygon("-.05,.54 .05,.54 0,.38")
    scene.lay(Sheet(beak, "#f4f4f4", ("beak",)), x=0.22)
    for side in (-1, 1):
        arm = blob("-.16,-.7 -.18,-.1 -.1,.04 .06,.06 .16,-.06 .16,-.7 .16,-.7 -.16,-.7")
        scene.lay(Sheet(arm, INKS["plum"], ("armchair",), turn=90), x=0.22 + side * 0.58)
    for index in range(6):
        half, top, rise = (
            0.98 + 0.05 * index,
            -0.62 - 0.035 * index * (index + 3) / 2,
            0.05 + 0.02 * index,
        )
        tread = polygon(
            (-half, top), (half, top), (half + 0.03, top - rise), (-half - 0.03, top - rise)
        )
        scene.lay(Sheet(tread, "#ececec", ("stairs",)))
        riser = box(2 * half + 0.06, 0.5).at(0, top - rise - 0.25)
        scene.lay(Sheet(riser, "#2c2c2c", ("stairs",), turn=90))
    tenant = long_coat(
        "#b8b8b8", "none", hair="#2c2c2c", right_hand=(-0.42, 0.9, -0.2), bow=14, wide=1.1
    )
    scene.put(tenant, -1.7, -4.2, -4.0, yaw=150, scale=1.05)
    shoes = blob("-.10,0 -.09,.06 -.02,.07 .02,.03 .1,.02 .1,-.03 -.1,-.03")
    for x, y in ((-0.76, -0.90), (-0.70, -0.96)):
        scene.lay(Sheet(shoes, "#f4f4f4", ("shoes",)), x=x, y=y, depth=5.5)
    plume = blob("0,0 .03,.06 .02,.13 -.02,.1 -.02,.04")
    scene.lay(Sheet(plume, "#f4f4f4", ("feather",)), x=-0.42, y=-0.76, depth=5.5)
    return WoodcutPlan(inks=("plum", "lamp"), sky="black", contrast=1.6, lamp_pool=0)


def _feathers() -> Outline:
    """Plumage on an owl's breast: rows of strokes that point down and outwards."""
    marks = Outline(())
    for row in range(8):
        reach = 0.33 + 0.05 * math.sin(row * 0.45)
        count = 8 - row % 2
        for column in range(count):
            x = (2 * column / (count - 1) - 1) * reach
            y = 0.30 - 0.105 * row + 0.16 * x * x
            long = 0.075 + 0.02 * math.sin(3.1 * row + 1.7 * column)
            tip = (x * 1.14, y - long)
            marks = marks | strip([(x, y), (x * 1.05, y - 0.5 * long), tip], 0.004, 0.030)
    return marks


@card(
    palette="block_night",
    hand="woodcut",
    title="He was always the quiet one",
    subject="wolf at the family table",
    props=("napkin", "plates", "empty chair"),
    mood=("tense", "polite", "funny"),
)
def wolf_at_table(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.1, 0.5, -0.85))
    wolf = blob(
        "0,.56 -.12,.58 -.26,.72 -.42,1.06 -.42,1.06 -.5,.72 -.52,.46 -.66,.2 -.66,.2 -.5,.16"
        " -.52,.0"
        " -.52,.0 -.34,-.02 -.2,-.3 -.08,-.44 0,-.46 .08,-.44 .2,-.3 .34,-.02 .52,.0 .52,.0 .5,.16"
        " .66,.2 .66,.2 .52,.46 .5,.72 .42,1.06 .42,1.06 .26,.72 .12,.58"
    )
    coat = blob("-.5,-.1 -.62,-.5 -.66,-1.6 .66,-1.6 .62,-.5 .5,-.1")
    scene.lay(Sheet(coat, "#5a5a5a", ("suit",), turn=80), y=0.32, depth=BEHIND)
    scene.lay(Sheet(wolf, "#161616", ("wolf",)), y=0.36, scale=0.96)
    scene.lay(Sheet(_wolf_marks(), "#f0f0f0"), y=0.36, scale=0.96)
    for side in (-1, 1):
        eye = ellipse(0.075, 0.04).turned(side * 24).at(side * 0.21, 0.59)
        scene.lay(Sheet(eye, INKS["lamp"], ("wolf eyes",)))
        scene.lay(Sheet(ellipse(0.018, 0.034).at(side * 0.20, 0.59), "#0c0c0c"))
    napkin = polygon("-.2,.0 .2,.0 .34,-.5 0,-.74 -.34,-.5")
    scene.lay(Sheet(napkin, "#f4f4f4", ("napkin",)), y=-0.04)
    folds = strip(points("-.04,-.1 -.1,-.36 -.16,-.52"), 0.006, 0.016)
    folds = folds | strip(points(".05,-.1 .08,-.4 .06,-.62"), 0.006, 0.016)
    scene.lay(Sheet(folds, "#181818"), y=-0.04)
    family = (
        (-2.95, -1.0, 12, ADULT, "bun", "#dcd4cc", Look(open_eyes=0.6, gaze=(-0.6, -0.8))),
        (3.05, -0.8, -16, ELDER, "none", "#a89c92", Look(open_eyes=0.5, gaze=(0.9, 0.1),
        smile=0.4)),
    )  # fmt: skip
    for x, y, yaw, build, hair, skin, look in family:
        cloth = "#4a4a4a" if hair == "none" else INKS["vermilion"]
        one = face(look, build, skin, hair, "#4a4448", cloth=cloth, shoulders=True)  # type: ignore[arg-type]
        scene.put(one, x, y, 0.0, yaw=yaw, scale=0.95)
    cloth_edge = polygon("-1.3,-.86 1.3,-.86 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(cloth_edge, "#f4f4f4", ("tablecloth",)), depth=BEFORE)
    for x, y in ((-0.62, -1.0), (0.64, -1.0), (0.0, -0.96), (0.0, -1.3)):
        scene.lay(Sheet(ellipse(0.2, 0.05).at(x, y), "#161616"))
        scene.lay(Sheet(ellipse(0.18, 0.04).at(x, y + 0.008), "#e0e0e0", ("plates",)))
    scene.lay(
        Sheet(blob("-.1,0 -.04,.05 .06,.06 .1,0 .02,-.02"), INKS["vermilion"], ("meat",)), y=-0.95
    )
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", contrast=1.7, lamp_pool=0)


def _wolf_marks() -> Outline:
    """The fur, the muzzle and the fine smile of a wolf from the front."""
    marks = strip(points("-.07,-.34 0,-.28 .07,-.34"), 0.014)
    marks = marks | strip(points("0,-.28 0,-.2"), 0.012)
    for side in (-1, 1):
        for path in (
            ".08,.5 .1,.2 .06,-.05", ".3,.6 .38,.8 .4,.92", ".42,.4 .52,.28 .6,.22",
            ".36,.12 .44,.08 .48,.03", ".2,.1 .14,-.06 .12,-.2", ".24,.62 .3,.72 .36,.82",
            ".32,.34 .4,.24 .46,.18", ".16,.46 .17,.34 .16,.26",
        ):  # fmt: skip
            line = [(side * x, y) for x, y in points(path)]
            marks = marks | strip(line, 0.004, 0.018)
        for index in range(3):
            x = side * (0.05 + 0.035 * index)
            marks = marks | polygon((x - 0.012, -0.34), (x + 0.012, -0.34), (x, -0.385))
    nose = ellipse(0.05, 0.035).at(0, -0.17) - ellipse(0.03, 0.018).at(0, -0.175)
    return marks | nose


@card(
    palette="block_day",
    hand="woodcut",
    title="It only shows on paper",
    subject="white stag among black trees",
    props=("forest", "hunter", "nest"),
    mood=("holy", "still", "wondering"),
)
def albino_stag(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#101010")
    for x, width, lean in ((-0.86, 0.14, 0.03), (-0.5, 0.09, -0.02), (0.5, 0.08, 0.02)):
        trunk = strip([(x, -1.7), (x + lean, 0.0), (x - lean, 1.7)], width, width * 0.8)
        scene.lay(Sheet(trunk, "#444444", ("trees",), turn=90))
    snow = land((-1, -1.02), (-0.4, -0.96), (0.3, -1.08), (1, -1.0))
    scene.lay(Sheet(snow, "#f4f4f4", ("snow",)))
    scene.lay(Sheet(_stag() | _antlers(), "#f6f6f6", ("stag", "antlers")), depth=30.0)
    marks = strip(points("-.7,-.02 -.64,.03 -.6,.0"), 0.014)
    marks = marks | blob("-.34,.25 -.34,.25 -.27,.3 -.2,.26 -.2,.26 -.27,.235")
    marks = marks | strip(points("-.66,-.09 -.56,-.085 -.48,-.06"), 0.010, 0.006)
    for index in range(14):
        x, y = 0.02 + 0.052 * index, -0.16 - 0.085 * index - 0.03 * (index % 3)
        hair = [(x, y), (x + 0.05, y - 0.12), (x + 0.03, y - 0.24)]
        marks = marks | strip(hair, 0.020, 0.003)
        shorter = [(x - 0.14, y - 0.2), (x - 0.11, y - 0.28), (x - 0.12, y - 0.38)]
        marks = marks | (strip(shorter, 0.016, 0.003) if index % 2 else Outline(()))
    scene.lay(Sheet(marks, "#141414"), depth=29.0)
    bole = strip([(0.93, -1.7), (0.86, 0.0), (0.95, 1.7)], 0.3, 0.24)
    scene.lay(Sheet(bole, "#0c0c0c", ("trees",)), depth=20.0)
    scene.lay(Sheet(strip([(0.80, -1.7), (0.74, 0.0), (0.82, 1.7)], 0.012), "#f0f0f0"))
    nest = blob("-.1,.02 0,-.05 .1,.02 .06,.04 -.06,.04")
    scene.lay(Sheet(nest, "#161616", ("nest",)), x=-0.20, y=1.0)
    scene.lay(Sheet(beads([(-0.23, 1.04), (-0.18, 1.045)], 0.02), INKS["lamp"], ("eggs",)))
    hunter = figures.adult_outline(coat=0.2, hat=True)
    hunter = hunter | strip([(0.13, 0.45), (0.36, 0.06)], 0.026)
    scene.lay(Sheet(hunter, "#101010", ("hunter", "gun")), x=-0.62, y=-1.36, scale=0.52)
    return WoodcutPlan(inks=("lamp",), sky="black", contrast=1.5, lamp_pool=0)


def _stag() -> Outline:
    """The head and neck of a stag that looks to the left."""
    head = blob(
        "-.72,-.04 -.7,.06 -.52,.16 -.34,.32 -.2,.42 -.04,.4 .08,.3 .24,.0 .5,-.4 .84,-1.0"
        " 1.0,-1.8 1.0,-1.8"
        " -.1,-1.8 -.1,-1.8 -.02,-1.2 0,-.7 -.1,-.4 -.26,-.18 -.46,-.14 -.64,-.14"
    )
    return head | blob("-.06,.36 .04,.46 .2,.5 .3,.44 .2,.36 .06,.3")


def _antlers() -> Outline:
    """Antlers that have grown into winter boughs."""
    boughs = Outline(())
    for path, thick, twigs in (
        ("-.16,.4 -.36,.66 -.34,.96 -.52,1.3", 0.075, 7), ("-.08,.4 .1,.66 .02,.98 .2,1.36",
        0.075, 7),
        ("-.34,.72 -.62,.86 -.84,1.18", 0.05, 5), (".06,.7 .34,.8 .56,1.14", 0.05, 5),
        ("-.3,.9 -.16,1.1 -.12,1.36", 0.04, 4),
    ):  # fmt: skip
        boughs = boughs | branch(points(path), thick, twigs, seed=thick * 100)
    return boughs


@card(
    palette="block_night",
    hand="woodcut",
    title="She plays what she caught",
    subject="spider playing a violin",
    props=("violin", "web", "flies"),
    mood=("elegant", "cruel", "musical"),
)
def spider_violin(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    _lay_web(scene)
    _violin(scene)
    body = ellipse(0.34, 0.42).at(-0.16, 0.66) | ellipse(0.2, 0.18).at(-0.12, 0.2)
    legs = Outline(())
    for path in (
        "-.2,.3 -.6,.66 -.84,.3 -.9,-.2", "-.2,.2 -.62,.3 -.8,-.2 -.7,-.56",
        "-.18,.1 -.5,-.1 -.52,-.5 -.34,-.8", ".0,.3 .46,.84 .8,.7 .86,.34",
        ".04,.2 .5,.46 .74,.2 .62,-.14", ".0,.1 .3,.12 .5,-.1 .4,-.3",
    ):  # fmt: skip
        legs = legs | strip(points(path), 0.065, 0.018)
    scene.lay(Sheet(legs | body, "#0c0c0c", ("spider",)), depth=20.0)
    gloss = strip(points("-.4,.6 -.36,.84 -.22,.98"), 0.006, 0.03) | strip(
        points("-.3,.5 -.3,.6"), 0.012
    )
    spots = polygon("-.16,.9 -.1,.82 -.16,.74 -.22,.82") | polygon(
        "-.16,.7 -.08,.58 -.16,.5 -.24,.58"
    )
    scene.lay(Sheet(gloss, "#f0f0f0"))
    scene.lay(Sheet(spots, INKS["vermilion"], ("mark",)))
    scene.lay(
        Sheet(
            beads(points("-.2,.12 -.14,.1 -.08,.1 -.02,.13 -.16,.17 -.06,.17"), 0.018),
            "#f4f4f4",
            ("eyes",),
        )
    )
    bow = strip([(-0.62, -0.62), (0.0, -0.32), (0.95, 0.16)], 0.022)
    scene.lay(Sheet(bow, "#f4f4f4", ("bow",)))
    _lay_audience(scene)
    return WoodcutPlan(inks=("vermilion", "clay"), sky="black", contrast=1.5)


def _lay_audience(scene: Scene) -> None:
    """Flies, and one that applauds in silk."""
    for x, y, size, turn in (
        (-0.7, -1.3, 0.9, 10),
        (-0.3, -1.36, 1.0, -6),
        (0.74, -1.3, 0.9, 4),
        (0.9, 1.2, 0.7, 60),
    ):
        fly = ellipse(0.045, 0.065) | ellipse(0.035).at(0, 0.09)
        wings = ellipse(0.03, 0.09).turned(40).at(-0.07, 0.0) | ellipse(0.03, 0.09).turned(-40).at(
            0.07, 0.0
        )
        scene.lay(Sheet(wings, "#c8c8c8", turn=60), x=x, y=y, scale=size, turn=turn)
        scene.lay(Sheet(fly, "#f4f4f4", ("fly",)), x=x, y=y, scale=size, turn=turn)
    silk = ellipse(0.07, 0.13).at(0.26, -1.33)
    scene.lay(Sheet(silk, "#d8d8d8", ("cocoon",), turn=20))
    scene.lay(
        Sheet(
            strips([((0.32, -1.28), (0.40, -1.22)), ((0.32, -1.34), (0.40, -1.24))], 0.014),
            "#f4f4f4",
        )
    )


def _lay_web(scene: Scene) -> None:
    """A web that fills the picture."""
    spokes = [math.radians(18 + 36 * index) for index in range(10)]
    middle = (-0.1, 0.35)
    web = strips(
        [(middle, (middle[0] + 2 * math.cos(a), middle[1] + 2 * math.sin(a))) for a in spokes],
        0.007,
    )
    for radius in (0.5, 0.72, 0.96, 1.22, 1.5, 1.8):
        for a, b in zip(spokes, [*spokes[1:], spokes[0]], strict=True):
            ends = [
                (middle[0] + radius * math.cos(t), middle[1] + radius * math.sin(t)) for t in (a, b)
            ]
            sag = (
                middle[0] * 0.12 + 0.44 * (ends[0][0] + ends[1][0]),
                middle[1] * 0.12 + 0.44 * (ends[0][1] + ends[1][1]),
            )
            web = web | strip([ends[0], sag, ends[1]], 0.006)
    scene.lay(Sheet(web, "#e8e8e8", ("web",)), depth=40.0)


def _violin(scene: Scene) -> None:
    """A violin that leans to the right, its neck up."""
    body = blob(
        "0,.5 -.2,.46 -.3,.3 -.26,.14 -.16,.06 -.18,-.06 -.34,-.2 -.4,-.42 -.3,-.62 0,-.7 .3,-.62"
        " .4,-.42 .34,-.2 .18,-.06 .16,.06 .26,.14 .3,.3 .2,.46"
    )
    place = {"x": 0.22, "y": -0.42, "scale": 1.05, "turn": -24.0}
    scene.lay(Sheet(body, INKS["clay"], ("violin",), turn=90), depth=30.0, **place)
    holes = strip(points("-.18,-.02 -.22,-.12 -.16,-.2 -.2,-.3"), 0.03) | strip(
        points(".18,-.02 .22,-.12 .16,-.2 .2,-.3"), 0.03
    )
    scene.lay(Sheet(holes | box(0.3, 0.03).at(0, -0.16), "#101010"), depth=29.0, **place)
    neck = box(0.10, 1.2).at(0, 0.72) | ellipse(0.1).at(0, 1.36) | box(0.12, 0.34).at(0, -0.46)
    scene.lay(Sheet(neck, "#1c1c1c", ("neck",)), depth=28.5, **place)
    lines = strips([((x, -0.4), (x, 1.25)) for x in (-0.03, -0.01, 0.01, 0.03)], 0.007)
    scene.lay(Sheet(lines, "#f4f4f4", ("strings",)), depth=28.0, **place)


@card(
    palette="block_night",
    hand="woodcut",
    title="It opens by itself",
    subject="umbrella that is a bat",
    props=("rain", "street", "claws"),
    mood=("spooky", "comic", "wet"),
)
def bat_umbrella(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#c8c8c8", light_from=(-0.6, 0.6, -0.5))
    ground = land((-1, -1.0), (0, -0.96), (1, -1.02))
    scene.lay(Sheet(ground, "#4a4a4a", ("street",), turn=2), depth=50.0)
    canopy = blob(
        "-1.04,.1 -1.04,.1 -.8,.62 -.4,.94 -.2,1.0 -.24,1.24 -.24,1.24 -.1,1.1 .1,1.1 .24,1.24"
        " .24,1.24"
        " .2,1.0 .4,.94 .8,.62 1.04,.1 1.04,.1 .84,.2 .66,.12 .62,.02 .62,.02 .46,.14 .3,.1 .2,-.02"
        " .2,-.02 .1,.1 -.1,.1 -.2,-.02 -.2,-.02 -.3,.1 -.46,.14 -.62,.02 -.62,.02 -.66,.12 -.84,.2"
    )
    woman = face(
        Look(open_eyes=0.8, gaze=(0.2, 1.0), brows=0.5, mouth=0.1), ADULT, "#dcd4cc", "bun",
        "#4a4448", cloth=INKS["vermilion"], shoulders=True,
    )  # fmt: skip
    scene.put(woman, -0.7, -2.6, 1.0, yaw=-14, scale=1.15)
    shaft = strip([(0.12, 0.4), (0.14, -0.5), (0.14, -1.02)], 0.035)
    claws = Outline(())
    for x in (0.08, 0.14, 0.20):
        claws = claws | strip([(0.14, -1.0), (x, -1.1), (x - 0.03, -1.2)], 0.035, 0.006)
    scene.lay(Sheet(shaft | claws, "#0c0c0c", ("claws",)), depth=8.0)
    scene.lay(Sheet(canopy, "#0e0e0e", ("bat", "umbrella")), depth=7.8)
    ribs = Outline(())
    for x, y in points("-1.0,.12 -.62,.06 -.2,.02 .2,.02 .62,.06 1.0,.12"):
        ribs = ribs | strip([(0, 0.98), (x * 0.62, 0.7), (x, y)], 0.006, 0.014)
    scene.lay(Sheet(ribs, "#e8e8e8"), depth=7.6)
    for side in (-1, 1):
        scene.lay(
            Sheet(
                ellipse(0.05, 0.036).turned(side * 20).at(side * 0.09, 0.98),
                INKS["lamp"],
                ("eyes",),
            ),
            depth=7.4,
        )
        scene.lay(Sheet(ellipse(0.014, 0.03).at(side * 0.085, 0.98), "#0c0c0c"), depth=7.2)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", rain=200, contrast=1.6, lamp_pool=0)
