"""Pictures within the picture: a lady who leaves hers, a painter in a gale, a bride of frost."""

from dataclasses import replace

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.features import CLEAR, FLAT, shut_eye
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
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
    palette="block_night",
    hand="woodcut",
    title="The guard is on his break",
    subject="lady tiptoeing out of her painting",
    props=("empty painting", "frame", "sleeping guard", "shoes"),
    mood=("secret", "funny", "brave"),
)
def picture_escape(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["verdigris"])
    lay_pile(scene, _left_painting(), -0.30, 0.46, depth=56.0)
    lay_pile(scene, _gallery_floor(), 0, 0, depth=50.0)
    lay_pile(scene, _lady(), 0.44, -1.22, 1.04, depth=44.0)
    lay_pile(scene, _sleeping_guard(), -0.56, -1.02, depth=30.0)
    return WoodcutPlan(
        inks=("verdigris", "lamp", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _left_painting() -> list[Sheet]:
    """A large gold frame with a landscape, and in it the shape of somebody who has gone."""
    frame = box(1.24, 1.84)
    canvas = box(0.96, 1.56)
    hills = (land((-1, -0.20), (-0.2, 0.10), (0.3, -0.14), (1, 0.12))) & canvas
    path = polygon("-.06,-.8 .22,-.8 .10,-.05 .05,-.05") & canvas
    corners = beads(points("-.55,.85 .55,.85 -.55,-.85 .55,-.85"), 0.09)
    beads_of_gold = strips(
        [
            ((-0.55, 0.85), (0.55, 0.85)),
            ((-0.55, -0.85), (0.55, -0.85)),
            ((-0.55, -0.85), (-0.55, 0.85)),
            ((0.55, -0.85), (0.55, 0.85)),
        ],
        0.026,
    )
    gap = blob(
        "-.10,.62 -.02,.70 .08,.68 .14,.58 .11,.46 .24,.36 .28,.10 .22,-.02 .30,-.40 .40,-.78"
        " .40,-.78 -.36,-.78"
        " -.36,-.78 -.22,-.38 -.16,-.02 -.22,.12 -.18,.36 -.05,.46"
    )
    trees = Outline(())
    for x, y in points("-.38,.02 -.26,.08 .40,.04"):
        trees = trees | polygon((x - 0.07, y), (x + 0.07, y), (x, y + 0.24))
    return [
        *edged(frame, INKS["lamp"], "gold frame", turn=45, edge=0.04), Sheet(beads_of_gold, BLACK),
        *edged(corners, FLAT["lamp"], edge=0.03), *edged(canvas, FLAT["lamp"], "painting",
            edge=0.034),
        Sheet(ellipse(0.13).at(-0.30, 0.56), INKS["vermilion"], ("painted sun",)),
        Sheet(hills, INKS["verdigris"], ("painted hills",), turn=10), Sheet(trees & canvas,
            BLACK), Sheet(path, FLAT["lamp"]),
        *edged(gap & canvas, WHITE, "gap in the painting", edge=0.03),
    ]  # fmt: skip


def _gallery_floor() -> list[Sheet]:
    """Black and white tiles towards the wall."""
    floor = land((-1, -0.86), (1, -0.86))
    skirting = box(2.4, 0.08).at(0, -0.84)
    tiles = Outline(())
    for row, (top, bottom) in enumerate(((-0.88, -1.04), (-1.04, -1.26), (-1.26, -1.6))):
        for index in range(-6, 7):
            if (index + row) % 2 == 0:
                a, b = 0.20 + 0.24 * (-0.88 - top), 0.20 + 0.24 * (-0.88 - bottom)
                tiles = tiles | polygon(
                    (index * a, top),
                    ((index + 1) * a, top),
                    ((index + 1) * b, bottom),
                    (index * b, bottom),
                )
    return [
        Sheet(floor, WHITE, ("floor",)),
        Sheet(tiles, BLACK),
        *edged(skirting, WHITE, "skirting", edge=0.026),
    ]


def _lady() -> list[Sheet]:
    """A lady in an old dress who tiptoes away, her shoes in her hand; toes at the origin."""
    skirt = blob(
        "-.12,.86 .12,.86 .22,.60 .34,.30 .44,.12 .44,.12 .10,.06 -.40,.14 -.40,.14 -.28,.44"
    )
    bodice = blob("-.14,1.22 .12,1.22 .15,1.04 .12,.84 .12,.84 -.12,.84 -.12,.84 -.16,1.04")
    feet = strip(points("-.14,.12 -.18,.04 -.12,.0"), 0.07, 0.05) | strip(
        points(".22,.12 .30,.05 .38,.02"), 0.07, 0.05
    )
    sleeve = strip(points("-.08,1.14 -.22,.94 -.12,.74"), 0.17, 0.10) | ellipse(0.085).at(
        -0.08, 1.14
    )
    raised = strip(points(".06,1.12 .36,.98 .24,1.24"), 0.15, 0.09)
    hand = ellipse(0.055, 0.05).at(0.24, 1.28) | strip(((0.23, 1.28), (0.185, 1.41)), 0.045, 0.036)
    low_hand = ellipse(0.055).at(-0.11, 0.71)
    shoes = blob("-.20,.68 -.10,.70 -.04,.62 .06,.58 .04,.53 -.12,.54 -.20,.60")
    heel = polygon("-.20,.62 -.17,.62 -.19,.48 -.22,.48")
    ruff = blob(
        "-.20,1.24 -.10,1.19 .0,1.18 .12,1.19 .21,1.24 .18,1.32 .10,1.29 .0,1.32 -.10,1.29"
        " -.17,1.32"
    )
    pleats = cuts(
        "-.12,1.21 -.12,1.26 -.13,1.30",
        ".0,1.19 .0,1.25 .0,1.30",
        ".12,1.21 .12,1.26 .13,1.30",
        thick=0.02,
    )
    head = carved_profile(figures.WOMAN, "bun", BLACK, "open", smile=1.0)
    folds = cuts(
        "-.06,.80 -.14,.48 -.22,.18", ".06,.80 .12,.50 .24,.16", ".0,.78 .0,.5 .04,.14", thick=0.036
    )
    return [
        *edged(feet, WHITE, "bare feet", edge=0.028), *edged(raised, INKS["vermilion"],
            "sleeve", edge=0.03),
        *edged(skirt | bodice, INKS["vermilion"], "dress", turn=84, edge=0.036), Sheet(folds,
            BLACK),
        *(sheet.placed(0.0, 1.47, 0.36, 0, flip=False) for sheet in head),
        *edged(ruff, WHITE, "ruff", edge=0.028), Sheet(pleats, BLACK),
        *edged(shoes | heel, FLAT["lamp"], "shoes in hand", edge=0.026), *edged(sleeve,
            INKS["vermilion"], "sleeve", edge=0.03),
        *edged(low_hand, WHITE, "hand", edge=0.026), *edged(hand, WHITE, "finger on the lips",
            edge=0.026),
    ]  # fmt: skip


def _sleeping_guard() -> list[Sheet]:
    """A guard asleep on his chair, close to us, his cap over his eyes and his chin on his chest."""
    coat = blob("-.6,-.7 -.58,-.10 -.42,.16 -.14,.22 .14,.14 .34,-.10 .40,-.7")
    face = blob(
        "-.24,.20 -.26,.44 -.10,.58 .12,.56 .24,.44 .25,.30 .34,.22 .30,.14 .22,.12 .12,.04"
        " -.08,.06"
    )
    moustache = blob(".34,.12 .20,.18 .08,.10 -.02,.02 -.02,.02 .14,.0 .28,.04")
    lid = shut_eye(0.10, 0.36, 0.13, 0.3)
    cap = blob("-.28,.44 -.30,.64 -.12,.76 .16,.74 .28,.60 .26,.48 .26,.48 .0,.54")
    peak = blob(".10,.50 .26,.50 .42,.38 .44,.32 .26,.36 .12,.42")
    badge = star(5, 0.07, 0.03).at(0.12, 0.62)
    collar = polygon("-.26,.14 .16,.06 .20,.18 -.24,.28")
    buttons = beads(points(".16,-.06 .22,-.26 .24,-.46"), 0.036)
    snore = strips(
        [((0.36, 0.66), (0.48, 0.68)), ((0.48, 0.68), (0.36, 0.54)), ((0.36, 0.54), (0.50, 0.55)),
         ((0.46, 0.92), (0.62, 0.94)), ((0.62, 0.94), (0.46, 0.76)), ((0.46, 0.76), (0.64,
             0.77))], 0.032,
    )  # fmt: skip
    ear = ellipse(0.06, 0.085).at(-0.10, 0.32)
    seams = cuts("-.30,.0 -.34,-.3 -.30,-.6", "-.46,-.1 -.48,-.3 -.46,-.5", thick=0.034)
    return [
        *white_edged(coat, BLACK, "guard", edge=0.026), Sheet(seams, WHITE), Sheet(buttons,
            FLAT["lamp"], ("buttons",)),
        *edged(face, WHITE, "face", edge=0.034), *edged(ear, WHITE, "ear", edge=0.028),
        *edged(collar, INKS["verdigris"], "collar", edge=0.03), Sheet(lid, BLACK, ("closed eye",)),
        *edged(moustache, WHITE, "moustache", edge=0.03), *edged(cap, INKS["verdigris"], "cap",
            turn=80, edge=0.034),
        Sheet(badge, FLAT["lamp"], ("badge",)), *white_edged(peak, BLACK, "cap"), Sheet(snore,
            BLACK, ("snore",)),
    ]  # fmt: skip


@card(
    palette="block_day",
    hand="woodcut",
    title="Hold still, he said to it",
    subject="painter in a storm",
    props=("easel", "portrait", "storm", "palette", "hat", "leaf", "scarf"),
    mood=("comic", "wild", "stubborn"),
)
def wind_portrait(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _gale(), 0, 0, depth=56.0)
    canvas = [sheet.placed(0.26, 0.38, 1.0, -12, flip=False) for sheet in _blown_canvas()]
    lay_pile(scene, canvas, 0, 0, depth=48.0)
    lay_pile(scene, _painter(), -0.46, -1.22, 1.06, depth=34.0)
    return WoodcutPlan(
        inks=("vermilion", "night", "lamp"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _gale() -> list[Sheet]:
    """A hill, long lines of wind, leaves and a hat that has gone ahead."""
    hill = land((-1, -1.24), (0, -1.14), (1, -0.96))
    wind = cuts(
        "-1.1,1.28 -.5,1.36 .1,1.24 .5,1.34", "-1.1,-.30 -.7,-.22 -.4,-.30",
            "-1.1,.56 -.8,.64 -.5,.58",
        "-1.1,.96 -.7,1.06 -.36,.98", ".5,-.62 .8,-.54 1.1,-.62", ".4,-.86 .7,-.80 1.1,-.84",
            thin=0.012, thick=0.050,
    )  # fmt: skip
    leaf = blob("-.12,.0 -.02,.07 .12,.02 .0,-.06")
    leaves = Outline(())
    for x, y, turn in (
        (-0.72, 0.80, 30),
        (-0.86, 0.20, -20),
        (0.88, -0.40, 50),
        (0.60, -0.74, 10),
        (-0.20, 1.20, 20),
    ):
        leaves = leaves | leaf.turned(turn).at(x, y)
    hat = blob("-.16,.0 -.16,.0 -.15,.16 -.04,.22 .10,.20 .16,.12 .16,.0 .16,.0") | ellipse(
        0.27, 0.045
    )
    return [
        Sheet(wind, INKS["night"], ("wind",), turn=0), *edged(leaves, INKS["lamp"], "leaf",
            edge=0.024),
        *edged(hill, BLACK, "hill"), Sheet(hat.turned(-28).at(-0.66, 1.16), BLACK, ("hat",)),
    ]  # fmt: skip


def _blown_canvas() -> list[Sheet]:
    """A canvas on an easel about to take off; the hair of the portrait streams out of it."""
    legs = strips([((-0.28, -0.6), (-0.46, -1.62)), ((0.28, -0.6), (0.44, -1.62))], 0.06) | strip(
        ((0.0, 0.9), (0.0, -0.7)), 0.06
    )
    canvas = box(1.02, 1.34)
    shelf = box(1.10, 0.08).at(0, -0.70)
    head = carved_profile(figures.WOMAN, "none", WHITE, "open", smile=0.4)
    hair = blob(
        ".40,.24 .34,.44 .10,.64 -.30,.66 -.60,.52 -.92,.64 -1.24,.50 -1.24,.50 -.98,.44"
        " -.80,.34 -1.10,.24 -1.36,.30 -1.36,.30"
        " -1.10,.08 -.80,.10 -.62,.12 -.92,-.10 -1.20,-.12 -1.20,-.12 -.84,-.26 -.54,-.14"
        " -.40,-.02 -.34,-.22 -.24,-.30"
        " -.16,-.12 -.14,.06 .0,.16 .20,.24"
    )
    strands = cuts(".10,.42 -.24,.50 -.66,.42 -1.0,.52", "-.02,.28 -.34,.34 -.70,.24 -1.1,.28",
        "-.12,.14 -.40,.14 -.74,.0 -1.0,-.12",
                   thin=0.010, thick=0.036)  # fmt: skip
    return [
        *white_edged(legs, BLACK, "easel"), *edged(canvas, FLAT["night"], "canvas", edge=0.05),
        *white_edged(shelf, BLACK, "easel"), *(sheet.placed(0.02, 0.0, 1.0, 0,
            flip=False) for sheet in _within(head, canvas)),
        *edged(hair, INKS["vermilion"], "hair", turn=8, edge=0.036), Sheet(strands, BLACK),
    ]  # fmt: skip


def _within(sheets: list[Sheet], outline: Outline) -> list[Sheet]:
    """Sheets without what would leave an area."""
    return [replace(sheet, outline=sheet.outline & outline) for sheet in sheets]


def _painter() -> list[Sheet]:
    """A painter who leans into the wind, scarf and coat behind him, and aims with a long brush."""
    legs = strip(points("-.10,.42 -.16,.22 -.34,.04"), 0.14, 0.10) | strip(
        points(".02,.42 .12,.24 .08,.04"), 0.14, 0.10
    )
    shoes = blob("-.42,.06 -.28,.08 -.20,.0 -.22,-.04 -.42,-.04") | blob(
        ".02,.06 .14,.06 .24,.0 .22,-.04 .02,-.04"
    )
    coat = blob(
        "-.02,.98 .16,.98 .20,.80 .14,.56 .10,.36 .10,.36 -.16,.40 -.44,.34 -.62,.44 -.62,.44"
        " -.34,.60 -.14,.82"
    )
    arm = strip(points(".08,.88 .26,.72 .48,.90"), 0.13, 0.095) | ellipse(0.065).at(0.08, 0.88)
    brush = strip(((0.40, 0.82), (0.78, 1.16)), 0.030) | blob(".76,1.12 .84,1.24 .84,1.24 .80,1.10")
    plate = blob("-.14,.78 -.34,.74 -.44,.60 -.30,.52 -.12,.58 -.06,.70")
    dabs = beads(points("-.34,.64 -.26,.70"), 0.035)
    face = blob(
        "-.02,.98 -.06,1.10 -.02,1.24 .10,1.30 .20,1.25 .23,1.18 .285,1.14 .27,1.10 .23,1.08"
        " .24,1.02 .16,.96"
    )
    hair = blob(
        "-.04,1.08 -.14,1.12 -.24,1.08 -.18,1.18 -.26,1.22 -.12,1.26 -.04,1.34 .10,1.37"
        " .20,1.28 .10,1.26 .04,1.18"
    )
    scarf = blob(
        "-.06,.98 .06,.92 .22,.98 .22,1.06 .06,1.02 -.08,1.08 -.34,1.02 -.56,1.10 -.80,1.02"
        " -.80,1.02 -.58,.94 -.34,.88"
    )
    lines = cuts("-.60,1.04 -.46,1.0 -.32,.98", "-.20,1.0 -.10,1.0 .0,.98", thick=0.024)
    beard = blob(".24,1.01 .14,.99 .08,1.04 .06,.96 .14,.88 .26,.90")
    return [
        *white_edged(legs | shoes, BLACK, "legs"), *edged(plate, FLAT["lamp"], "palette",
            edge=0.028), Sheet(dabs, BLACK),
        *edged(coat, INKS["night"], "coat", turn=40, edge=0.034), *edged(face, WHITE, "face",
            edge=0.03),
        Sheet(beard | ellipse(0.02).at(0.17, 1.16) | cuts(".12,1.22 .17,1.225 .21,1.20",
            thick=0.018), BLACK),
        Sheet(hair, BLACK, ("hair",)), *edged(scarf, INKS["vermilion"], "scarf", turn=0,
            edge=0.03), Sheet(lines, BLACK),
        Sheet(rim(brush, 0.02), WHITE), Sheet(brush, BLACK, ("brush",)), *edged(arm,
            INKS["night"], "sleeve", turn=20, edge=0.03),
        *edged(ellipse(0.06).at(0.47, 0.89), WHITE, "hand", edge=0.026),
    ]  # fmt: skip
