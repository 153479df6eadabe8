"""Water where it does not belong: in the hall, on people's backs."""

from typing import Any

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT
from art.paint.midnight.portraits import SHADE, carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
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
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="Everyone carries a little of the sea",
    subject="carriers with blocks of water",
    props=("sea", "carriers", "blocks of water", "fish", "road"),
    mood=("weary", "solemn", "endless"),
)
def salt_road(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["lamp"])
    plain = land((-1, 0.58), (0, 0.62), (1, 0.56))
    flats = cuts(
        "-.9,.42 -.6,.45 -.3,.41", ".4,.30 .7,.34 1.0,.28", ".5,-.5 .8,-.46 1.1,-.52",
        ".56,-1.0 .8,-.96 1.1,-1.0", thick=0.03,
    )  # fmt: skip
    ground = [*edged(plain, WHITE, "salt", edge=0.04), Sheet(flats, BLACK)]
    lay_pile(scene, ground, 0, 0, depth=58.0)
    behind: tuple[tuple[float, float, figures.Profile, figures.Hair], ...] = (
        (-0.62, 0.20, figures.MAN, "short"),
        (-0.12, 0.22, figures.OLD, "bun"),
        (0.46, 0.25, figures.WOMAN, "short"),
    )
    for index, (x, size, kind, hair) in enumerate(behind):
        follower = _carrier(kind, hair, BLACK)
        lay_pile(scene, follower, x, 0.60 + 1.5 * size, size, depth=54.0 - index)
    lay_pile(scene, _carrier(figures.WOMAN, "none", WHITE, near=True), 0.06, -0.42, depth=30.0)
    return WoodcutPlan(
        inks=("night", "vermilion", "lamp"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _carrier(
    kind: figures.Profile, hair: figures.Hair, hair_tone: str, near: bool = False
) -> list[Sheet]:
    """Somebody bent to the right under a block cut from the sea, seen down to the knees."""
    head = carved_profile(kind, hair, hair_tone, "down", smile=-0.2, years=0 if near else 3)
    coat = blob("-.70,-1.5 -.66,-.60 -.46,-.16 -.10,.06 .22,.02 .38,-.20 .40,-.60 .34,-1.5")
    folds = cuts("-.30,-.5 -.26,-.9 -.30,-1.4", ".06,-.6 .10,-1.0 .06,-1.4", thick=0.04)
    block = polygon("-.98,-.30 -.06,-.30 -.06,.62 -.98,.62")
    top = polygon("-.98,.62 -.06,.62 .10,.78 -.80,.78")
    side = polygon("-.06,-.30 .10,-.12 .10,.78 -.06,.62")
    waves = cuts(
        "-.98,.44 -.84,.50 -.68,.42 -.52,.50 -.36,.42 -.22,.50 -.06,.43",
        "-.90,.24 -.76,.30 -.62,.23", "-.36,.20 -.24,.26 -.12,.20",
        "-.86,-.16 -.70,-.10 -.54,-.17", thin=0.02, thick=0.05,
    )  # fmt: skip
    drops = beads([(-0.84, -0.42), (-0.60, -0.50), (-0.70, -0.66), (-0.88, -0.78)], 0.036)
    arm = strip(points("-.22,-.20 -.10,-.66 .16,-.42"), 0.19, 0.14)
    strap = strip(points("-.30,.02 -.06,.10 .10,-.06 .17,-.34"), 0.08)
    sheets = [
        *edged(coat, BLACK if near else INKS["night"], "carrier", edge=0.04),
        Sheet(folds, WHITE if near else BLACK),
        *edged(block, FLAT["night"], "block of water", edge=0.05),
        *edged(top, WHITE, "waves", edge=0.04),
        *edged(side, BLACK, "block of water", edge=0.04),
        Sheet(waves, WHITE, ("waves",)),
    ]
    if near:
        fish = blob(
            "-.3,-.06 -.16,.08 .04,.07 .18,-.04 .32,.08 .32,.08 .28,-.07 .32,-.22 .32,-.22 .18,-.10"
            " .02,-.18 -.18,-.18"
        ).at(-0.52, 0.06)
        boat = blob("-.16,.06 .16,.06 .10,-.04 -.10,-.04").at(-0.5, 0.74)
        sail = polygon("-.01,.08 .13,.10 .0,.34").at(-0.5, 0.74)
        sheets += [
            *edged(fish, INKS["vermilion"], "fish", turn=0, edge=0.03),
            Sheet(ellipse(0.03).at(-0.70, 0.03), BLACK),
            *edged(boat, INKS["vermilion"], "boat", edge=0.03),
            *edged(sail, WHITE, "sail", edge=0.03),
        ]
    sheets += [
        *edged(drops, FLAT["night"], "drops", edge=0.02),
        *(s.placed(0.40, 0.32, 0.74, -14, flip=False) for s in head if s.colour != SHADE),
    ]
    if near:
        shawl = blob(
            "-.46,.0 -.44,.36 -.20,.62 .16,.60 .36,.40 .22,.36 .04,.22 -.04,.0 -.06,-.24 .02,-.44"
            " .20,-.62 -.1,-.86 -.5,-.70 -.6,-.4"
        )
        wool = cuts("-.30,.30 -.14,.46 .08,.50", "-.36,-.06 -.30,.16 -.18,.32", thick=0.036)
        scarf = [*edged(shawl, INKS["vermilion"], "scarf", turn=70, edge=0.05), Sheet(wool, BLACK)]
        sheets += [s.placed(0.40, 0.32, 0.74, -14, flip=False) for s in scarf]
    return [
        *sheets,
        *edged(strap, WHITE, "strap", edge=0.03),
        *white_edged(arm, BLACK if near else INKS["night"], "sleeve", edge=0.03),
        *edged(ellipse(0.10, 0.09).at(0.19, -0.38), WHITE, "hand", edge=0.034),
    ]


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
