"""Two who belong together: mouths that only the other can open, and heads under one hat."""

from dataclasses import replace

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.features import CLEAR, FLAT
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import animals, figures
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    points,
    polygon,
    ring,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="Each has the other’s key",
    subject="two faces with keyholes for mouths",
    props=("keyhole", "keys", "earrings", "moth"),
    mood=("tragic", "tender", "silent"),
)
def locked_faces(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    she = carved_profile(figures.WOMAN, "bun", INKS["plum"], "wide")
    he = [_tinted(sheet) for sheet in carved_profile(figures.OLD, "short", BLACK, "down", years=3)]
    lay_pile(scene, _shoulders(WHITE), -0.80, 0.16, 1.56, depth=50.0)
    lay_pile(scene, she, -0.80, 0.16, 1.56, depth=48.0)
    lay_pile(scene, _shoulders(INKS["plum"]), 0.80, -0.06, 1.56, flip=True, depth=44.0)
    lay_pile(scene, he, 0.80, -0.06, 1.56, flip=True, depth=42.0)
    lay_pile(scene, _keyhole_plate(), -0.24, -0.28, 0.94, depth=30.0)
    lay_pile(scene, _keyhole_plate(), 0.26, -0.49, 0.94, depth=29.0)
    lay_pile(scene, _key_on_a_hook(), -0.87, -0.06, depth=28.0)
    lay_pile(scene, _key_on_a_hook(), 0.87, -0.28, flip=True, depth=27.0)
    moth = animals.moth_outline().scaled(0.15).turned(12).at(-0.02, 1.10)
    scene.lay(*edged(moth, WHITE, "moth", edge=0.022), depth=20.0)
    return WoodcutPlan(inks=("plum", "lamp", "night"), sky="paper", clear_from=CLEAR, lamp_pool=0)


def _tinted(sheet: Sheet) -> Sheet:
    """The skin of a darker face; everything else as it is."""
    return replace(sheet, colour=FLAT["plum"]) if sheet.tags[:1] == ("face",) else sheet


def _shoulders(colour: str) -> list[Sheet]:
    """The edge of a collar below a head that looks to the right."""
    coat = blob("-.6,-.62 -.3,-.60 .0,-.66 .16,-.74 .30,-.86 .34,-1.2 -.6,-1.2")
    lines = cuts("-.3,-.68 -.04,-.74 .12,-.86", "-.2,-.82 -.02,-.86 .1,-.98", thick=0.02)
    return [*edged(coat, colour, "coat", turn=84, edge=0.024), Sheet(lines, BLACK)]


def _keyhole_plate() -> list[Sheet]:
    """A brass plate with a keyhole where a mouth should be."""
    plate = blob("-.15,.0 -.11,.17 .0,.22 .11,.17 .15,.0 .11,-.17 .0,-.22 -.11,-.17")
    hole = ellipse(0.052).at(0, 0.05) | polygon("-.024,.04 .024,.04 .05,-.12 -.05,-.12")
    screws = beads(points("0,.165 0,-.175"), 0.016)
    return [*edged(plate, FLAT["lamp"], "keyhole", edge=0.034), Sheet(hole | screws, BLACK)]


def _key_on_a_hook() -> list[Sheet]:
    """A large key that hangs from an ear."""
    hook = strip(points(".0,.06 .04,.0 .0,-.06"), 0.024)
    bow = ring(0.11, 0.055).at(0, -0.16)
    shank = strip(((0, -0.26), (0, -0.62)), 0.055)
    bit = polygon(".0,-.46 .14,-.46 .14,-.60 .09,-.60 .09,-.54 .05,-.54 .05,-.60 .0,-.60")
    return [
        Sheet(hook, BLACK),
        *edged(bow | shank | bit, INKS["lamp"], "key", "earrings", turn=0, edge=0.03),
    ]


@card(
    palette="block_day",
    hand="woodcut",
    title="They only ever bought one hat",
    subject="old couple under one hat",
    props=("hat", "flower", "chimney", "window"),
    mood=("funny", "fond", "stubborn"),
)
def one_hat(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    he = carved_profile(figures.OLD, "none", WHITE, "down", smile=-1.0, years=7)
    she = carved_profile(
        figures.Profile(nose=0.9, chin=1.1, lips=1.1, sunken=0.6),
        "bun",
        "#d8d8d8",
        "closed",
        1.6,
        3,
    )
    lay_pile(scene, _coat(INKS["verdigris"]), -0.30, -0.56, flip=True, depth=38.0)
    lay_pile(scene, _coat(INKS["vermilion"]), 0.30, -0.62, depth=36.0)
    lay_pile(scene, he, -0.36, -0.34, 1.12, flip=True, depth=44.0)
    lay_pile(scene, she, 0.38, -0.40, 1.06, depth=42.0)
    lay_pile(scene, _house_hat(), 0, 0, depth=30.0)
    return WoodcutPlan(
        inks=("verdigris", "vermilion", "lamp"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _coat(colour: str) -> list[Sheet]:
    """One half of a pair seen from the side: shoulder and arm, cut by the lower edge."""
    coat = blob("-.36,-.30 -.1,-.24 .16,-.30 .40,-.44 .56,-.74 .62,-1.2 -.36,-1.2")
    collar = blob("-.30,-.16 -.02,-.24 .24,-.22 .34,-.34 .20,-.46 -.06,-.42 -.30,-.32")
    seams = cuts(".34,-.56 .26,-.80 .26,-1.1", ".10,-.44 .12,-.70 .06,-1.0", thick=0.034)
    return [
        *edged(coat, colour, "coat", turn=84, edge=0.036), Sheet(seams, BLACK),
        *edged(collar, WHITE, "collar", edge=0.03),
    ]  # fmt: skip


def _house_hat() -> list[Sheet]:
    """A bowler wide enough for two, with a chimney and a lit window in which a couple dances."""
    crown = blob(
        "-.70,.18 -.70,.18 -.72,.62 -.52,.98 -.18,1.10 .20,1.10 .54,.98 .72,.62 .70,.18 .70,.18"
    )
    brim = blob("-.99,.20 -.90,.08 -.40,.13 .0,.15 .40,.13 .90,.08 .99,.20 .70,.28 .0,.34 -.70,.28")
    band = polygon("-.71,.30 .71,.30 .715,.46 -.715,.46")
    chimney = box(0.16, 0.40).at(-0.40, 1.10) | box(0.24, 0.08).at(-0.40, 1.30)
    smoke = strip(points("-.38,1.36 -.28,1.42 -.38,1.48 -.2,1.6"), 0.05, 0.10)
    window = box(0.56, 0.44).at(0.10, 0.74)
    lead = figures.adult_outline(figures.WALKING, coat=0.3).scaled(0.40).at(0.02, 0.53)
    partner = (
        figures.adult_outline(figures.WALKING, skirt=True).flipped().scaled(0.38).at(0.19, 0.53)
    )
    petals = beads(arc(0.62, 0.42, 0.10, 0, 320), 0.062)
    leaf = blob(".70,.34 .82,.34 .92,.42 .92,.42 .80,.46")
    shine = cuts("-.58,.58 -.52,.80 -.36,.94", thick=0.05)
    return [
        Sheet(smoke, BLACK, ("smoke",)), Sheet(chimney, BLACK, ("chimney",)),
        *white_edged(crown, BLACK, "hat"), Sheet(shine, WHITE), Sheet(band, INKS["verdigris"],
            ("ribbon",)),
        *white_edged(brim, BLACK, "hat", edge=0.024), Sheet(rim(window, 0.05), WHITE),
        Sheet(window, FLAT["lamp"], ("window",)), Sheet((lead | partner) & window, BLACK,
            ("dancing couple",)),
        *edged(leaf, INKS["verdigris"], "leaf", edge=0.024),
        *edged(petals, INKS["vermilion"], "flower", edge=0.03), Sheet(ellipse(0.06).at(0.62,
            0.42), WHITE),
    ]  # fmt: skip
