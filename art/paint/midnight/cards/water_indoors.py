"""Water where it does not belong: in the hall, on people's backs."""

from typing import Any

from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import UNIT, empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import OLD
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    star,
    strip,
    strips,
)
from art.paint.story.finish import Finish, flock
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet
from art.paint.story.things.figures import Headwear, long_coat


@card(
    palette="block_day",
    hand="woodcut",
    title="Everyone carries a little of the sea",
    subject="carriers with blocks of water",
    props=("sea", "carriers", "blocks of water", "fish", "road"),
    mood=("weary", "solemn", "endless"),
)
def salt_road(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.6, -0.5), backdrop="#f6f6f6")
    range_ = land((-1, 0.62), (-0.7, 0.86), (-0.4, 0.7), (0, 0.6), (0.5, 0.66), (1, 0.5))
    scene.lay(Sheet(range_, "#b4b4b4", ("mountains",), turn=50), depth=58.0)
    scene.lay(Sheet(land((-1, 0.46), (0, 0.5), (1, 0.4)), "#f6f6f6", ("salt",)))
    flats = cuts(
        "-.9,-.2 -.5,-.18 -.3,-.22", ".3,.1 .6,.14 .95,.1", "-.95,-.9 -.6,-.86 -.3,-.92",
        ".6,-.3 .8,-.26 .98,-.3",
        "-.9,-1.3 -.5,-1.26 -.1,-1.32", ".2,.3 .5,.33 .8,.29", thick=0.012,
    )  # fmt: skip
    scene.lay(Sheet(flats, "#161616", ("salt flats",)))
    carriers: tuple[tuple[float, float, float, Headwear, str], ...] = (
        (-0.72, 0.40, 0.52, "brim", "#6a6a6a"), (-0.44, 0.16, 0.86, "scarf", "#2c2c2c"),
        (-0.30, -0.40, 1.4, "none", "#8a8a8a"), (0.12, -1.30, 2.1, "scarf", "#2a2a2a"),
    )  # fmt: skip
    for index, (x, y, size, headwear, coat) in enumerate(carriers):
        carrier = long_coat(
            coat, headwear, INKS["vermilion"] if index == 3 else "#1c1c1c", skin="#a89c92",
            left_hand=(0.2, 1.3, -0.34), right_hand=(-0.2, 1.36, -0.3), bow=-24,
        )  # fmt: skip
        scene.put(carrier, x * UNIT, y * UNIT, 0, yaw=68, scale=size)
        _lay_block(scene, x + 0.135 * size, y + 0.32 * size, 0.235 * size, has_fish=index == 3)
    birds = flock(4, seed=9, x=(0.5, 0.9), y=(0.1, 0.2), size=(0.016, 0.026))
    return WoodcutPlan(inks=("night", "vermilion"), sky="paper", birds=birds, contrast=1.6)


def _lay_block(scene: Scene, x: float, y: float, size: float, has_fish: bool) -> None:
    """A block cut from the sea: waves on top, drops below, perhaps a fish inside."""
    front = polygon("-.5,-.5 .5,-.5 .5,.42 -.5,.42")
    top = blob(
        "-.5,.42 -.5,.42 -.38,.5 -.24,.44 -.1,.52 .06,.45 .2,.53 .36,.46 .5,.42 .5,.42 .72,.62"
        " .72,.62"
        " .4,.66 .2,.6 0,.68 -.2,.6 -.28,.62 -.28,.62"
    )
    side = polygon(".5,-.5 .72,-.28 .72,.62 .5,.42")
    place: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": 8.0, "depth": 8.6}
    scene.lay(Sheet(side, "#141414", ("block of water",)), **place)
    scene.lay(Sheet(front, INKS["night"], ("block of water",), turn=4), **place)
    scene.lay(Sheet(top, "#f4f4f4", ("waves",)), **place)
    place["depth"] = 8.4
    lines = cuts(
        "-.5,.28 -.3,.34 -.1,.27 .1,.34 .3,.27 .5,.33", "-.5,.12 -.36,.16 -.2,.1",
        "-.14,-.36 .1,-.3 .3,-.37 .5,-.32",
        thin=0.03, thick=0.05,
    )  # fmt: skip
    scene.lay(Sheet(lines, "#f4f4f4"), **place)
    strap = strip(points("-.5,.2 -.74,.1 -.86,-.1"), 0.07)
    scene.lay(Sheet(strap, "#141414", ("strap",)), **place)
    drops = beads(points("-.3,-.66 .1,-.72 .14,-.9 .46,-.62 -.32,-.84"), 0.035)
    scene.lay(Sheet(drops, INKS["night"], ("drops",)), **place)
    if has_fish:
        fish = blob(
            "-.3,-.06 -.16,.06 .04,.05 .18,-.04 .3,.06 .3,.06 .27,-.07 .3,-.2 .3,-.2 .18,-.1"
            " .02,-.16 -.18,-.16"
        )
        scene.lay(Sheet(fish, INKS["vermilion"], ("fish",)), **place)
        scene.lay(Sheet(ellipse(0.03).at(-0.18, -0.03), "#101010"), **{**place, "depth": 8.2})


@card(
    palette="block_night",
    hand="woodcut",
    title="Wipe your feet",
    subject="hall that the tide has visited",
    props=("tide marks", "maid", "mop", "hat shelf", "boat", "starfish", "seal"),
    mood=("comic", "resigned", "damp"),
)
def tide_in_the_hall(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(0.75, 0.4, -0.45))
    scene.lay(Sheet(box(2.6, 3.4), "#9a9a9a", ("wallpaper",), turn=90), depth=58.0)
    for level, tone in ((0.34, "#6c6c6c"), (-0.30, "#484848")):
        crest = [(-1.2 + 0.2 * i, level + 0.045 * (-1) ** i + 0.03 * (i % 3)) for i in range(13)]
        scene.lay(Sheet(land(*crest[1:-1]), tone, ("tide mark",), turn=90))
        scene.lay(Sheet(strip(crest, 0.02), "#f2f2f2", ("salt",)))
    _lay_sea_door(scene)
    floor = polygon("-1.3,-.86 1.3,-.86 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#f0f0f0", ("floor",)))
    tiles = Outline(())
    for row, (top, bottom) in enumerate(((-0.86, -1.0), (-1.0, -1.2), (-1.2, -1.55))):
        for column in range(-6, 7):
            if (row + column) % 2 == 0:
                near, far = 0.26 * (bottom - 0.4) / -1.26, 0.26 * (top - 0.4) / -1.26
                tiles = tiles | polygon(
                    (column * far, top), ((column + 1) * far, top), ((column + 1) * near, bottom),
                    (column * near, bottom)
                )  # fmt: skip
    scene.lay(Sheet(tiles, "#141414", ("tiles",)))
    _lay_hat_shelf(scene)
    _lay_flood(scene)
    maid = Person(
        "#f4f4f4", OLD, "none", cut="dress", headgear="scarf", gear_colour=INKS["vermilion"], bow=14
    )
    arms = (((0.0, 0.76), (0.10, 0.60), (0.24, 0.62)), ((0.0, 0.76), (0.14, 0.68), (0.22, 0.78)))
    lay_pile(scene, person(maid, arms, lean=-6), x=-0.54, y=-1.36, scale=1.52, depth=20.0)
    shaft = strip(((-0.12, 0.06), (0.06, -1.16)), 0.034)
    scene.lay(Sheet(shaft, "#f4f4f4", ("mop",)), depth=18.0)
    strands = Outline(())
    for index in range(8):
        foot = (-0.16 + 0.062 * index, -1.36 - 0.03 * (index % 2))
        middle = (0.03 + 0.020 * (index - 3), -1.22)
        strands = strands | strip(((0.05 + 0.008 * (index - 3), -1.12), middle, foot), 0.03, 0.05)
    scene.lay(Sheet(strands, "#f4f4f4", ("mop",)), depth=17.0)
    scene.lay(Sheet(box(0.13, 0.06).at(0.055, -1.11), "#161616", ("mop",)), depth=16.0)
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="black", contrast=1.6, lamp_pool=0)


def _lay_flood(scene: Scene) -> None:
    """The sea that runs in through the door and over the floor."""
    edge = ".31,-.84 .22,-.96 .0,-1.04 -.08,-1.16 .06,-1.28 .02,-1.40 .3,-1.44 .62,-1.40 1.2,-1.46"
    flood = blob(
        *points(edge), (1.3, -1.46), (1.3, -0.98), (0.89, -0.84), (0.89, -0.7), (0.31, -0.7)
    )
    scene.lay(Sheet(flood, INKS["night"], ("sea",), turn=0))
    foam = cuts(edge, thin=0.03, thick=0.04)
    foam = foam | cuts(
        ".36,-.86 .5,-.82 .64,-.87 .78,-.82 .88,-.85", ".2,-1.06 .4,-1.0 .6,-1.07 .8,-1.0 1,-1.05",
        ".36,-1.24 .54,-1.18 .74,-1.25 .96,-1.19", thin=0.02, thick=0.03,
    )  # fmt: skip
    scene.lay(Sheet(foam, "#f4f4f4", ("foam",)))


def _lay_sea_door(scene: Scene) -> None:
    """An open front door, with the sea at the end of the path."""
    scene.lay(Sheet(box(0.70, 1.66).at(0.60, -0.03), "#f2f2f2", ("door frame",)))
    scene.lay(Sheet(box(0.58, 1.54).at(0.60, -0.09), "#141414", ("night",)))
    scene.lay(Sheet(ellipse(0.10).at(0.70, 0.42), INKS["lamp"], ("moon",)))
    sea = box(0.58, 0.66).at(0.60, -0.53)
    scene.lay(Sheet(sea, INKS["night"], ("sea",), turn=0))
    _lay_seal(scene)
    crests = cuts(
        ".33,-.3 .45,-.26 .57,-.31 .7,-.26 .88,-.3", ".33,-.48 .5,-.43 .62,-.49 .8,-.43 .88,-.47",
        ".33,-.68 .46,-.62 .62,-.69 .78,-.62 .88,-.66", thin=0.02, thick=0.03,
    )  # fmt: skip
    scene.lay(Sheet(crests, "#f4f4f4", ("waves",)))


def _lay_seal(scene: Scene) -> None:
    """A seal that looks in from the water like somebody who has not been asked in."""
    place: dict[str, Any] = {"x": 0.58, "y": -0.32}
    seal = blob("-.22,-.3 -.2,0 -.17,.14 -.08,.24 .08,.24 .17,.14 .2,0 .24,-.3")
    scene.lay(Sheet(seal, "#b8b8b8", ("seal",), turn=80), **place)
    muzzle = ellipse(0.085, 0.06).at(-0.06, 0.04) | ellipse(0.085, 0.06).at(0.06, 0.04)
    scene.lay(Sheet(muzzle, "#f4f4f4", ("seal",)), **place)
    eyes = ellipse(0.036, 0.042).at(-0.085, 0.14) | ellipse(0.036, 0.042).at(0.085, 0.14)
    whiskers = strips(
        [((side * 0.06, 0.03), (side * 0.20, 0.06 - 0.06 * k)) for side in (-1, 1) for k in (0, 1)],
        0.010,
    )
    nose = ellipse(0.036, 0.024).at(0, 0.085)
    scene.lay(Sheet(eyes | whiskers | nose, "#141414", ("seal",)), **place)
    lights = ellipse(0.012).at(-0.095, 0.155) | ellipse(0.012).at(0.075, 0.155)
    scene.lay(Sheet(lights, "#f8f8f8"), **place)


def _lay_hat_shelf(scene: Scene) -> None:
    """Hooks with hats, a shelf above them with a rowing boat, and what the sea left on the wall."""
    scene.lay(Sheet(box(1.0, 0.06).at(-0.46, 0.86), "#141414", ("hat shelf",)))
    hooks = strips([((x, 0.72), (x, 0.60)) for x in (-0.84, -0.6, -0.36, -0.12)], 0.03)
    scene.lay(Sheet(box(1.0, 0.09).at(-0.46, 0.70) | hooks, "#141414", ("hooks",)))
    boat = blob(
        "-.86,1.12 -.86,1.12 -.74,.94 -.6,.895 -.3,.895 -.14,.94 0,1.14 0,1.14 -.2,1.08 -.5,1.06"
    )
    scene.lay(Sheet(boat, INKS["vermilion"], ("boat",), turn=5))
    scene.lay(Sheet(strip(points("-.66,1.2 -.4,1.06 -.1,.93"), 0.022), "#141414", ("oar",)))
    hat = ellipse(0.14, 0.03).at(-0.60, 0.52) | blob("-.68,.52 -.68,.62 -.6,.66 -.52,.62 -.52,.52")
    scene.lay(Sheet(hat, "#1c1c1c", ("hat",)))
    starfish = star(5, 0.13, 0.055).turned(14).at(-0.82, 0.37)
    scene.lay(Sheet(starfish, INKS["vermilion"], ("starfish",)))
