"""Pictures within the picture: a lady who leaves hers, a painter in a gale, a bride of frost."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.features import CLEAR, FLAT, eye, shut_eye
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
    canvas = [sheet.placed(-0.32, 0.40, 1.0, 6, flip=False) for sheet in _blown_canvas()]
    lay_pile(scene, canvas, 0, 0, depth=48.0)
    lay_pile(scene, _painter(), 0.06, 0.10, 0.82, depth=34.0)
    return WoodcutPlan(
        inks=("vermilion", "night", "lamp"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _gale() -> list[Sheet]:
    """A hill, long lines of wind, leaves and a hat that has gone ahead."""
    hill = land((-1, -1.16), (0, -1.24), (1, -1.34))
    wind = cuts(
        "-1.1,1.34 -.4,1.42 .3,1.30 1.1,1.40", ".30,1.10 .6,1.18 1.1,1.06",
            ".5,.36 .8,.44 1.1,.36", "-1.1,-.50 -.7,-.44 -.3,-.52 .1,-.46",
        "-1.1,-.86 -.6,-.80 -.1,-.90 .3,-.84", ".3,-1.0 .7,-.94 1.1,-1.02",
            thin=0.014, thick=0.056,
    )  # fmt: skip
    leaf = blob("-.12,.0 -.02,.07 .12,.02 .0,-.06")
    leaves = Outline(())
    for x, y, turn in (
        (0.76, 0.70, 30),
        (0.30, 1.22, -20),
        (0.88, -0.52, 50),
        (-0.10, -0.68, 10),
        (0.56, -1.12, 20),
    ):
        leaves = leaves | leaf.turned(turn).at(x, y)
    hat = blob("-.16,.0 -.16,.0 -.15,.16 -.04,.22 .10,.20 .16,.12 .16,.0 .16,.0") | ellipse(
        0.27, 0.045
    )
    return [
        Sheet(wind, INKS["night"], ("wind",), turn=0), *edged(leaves, INKS["lamp"], "leaf",
            edge=0.024),
        *edged(hill, BLACK, "hill"), Sheet(hat.turned(24).at(0.78, 1.16), BLACK, ("hat",)),
    ]  # fmt: skip


def _blown_canvas() -> list[Sheet]:
    """A canvas on an easel; the lady in it keeps calm, though her hair streams out of it."""
    legs = strips([((-0.30, -0.6), (-0.46, -1.72)), ((0.30, -0.6), (0.40, -1.78))], 0.07) | strip(
        ((0.0, 0.95), (0.0, -0.7)), 0.07
    )
    canvas = box(1.06, 1.36)
    shelf = box(1.16, 0.09).at(0, -0.72)
    face = blob("-.33,.14 -.32,-.14 -.20,-.38 .0,-.46 .20,-.38 .32,-.14 .33,.14 .18,.36 -.18,.36")
    neck = polygon("-.11,-.34 .11,-.34 .13,-.56 -.13,-.56")
    dress = blob("-.50,-.68 -.44,-.56 -.14,-.50 .14,-.50 .44,-.56 .50,-.68")
    hair = blob(
        "-.40,-.10 -.42,.22 -.26,.46 .06,.54 .40,.48 .70,.60 1.02,.50 1.02,.50 .80,.42 .72,.34"
        " 1.0,.30 1.22,.36 1.22,.36 1.0,.18 .70,.16 .98,.04 1.16,.06 1.16,.06 .80,-.06 .46,.0"
        " .34,.16 .10,.26 -.20,.24 -.30,.12"
    )
    strands = cuts("-.24,.36 .10,.44 .46,.40 .80,.50", "-.10,.32 .24,.36 .60,.26 1.0,.30",
        ".22,.26 .50,.14 .80,.08", thin=0.010, thick=0.036)  # fmt: skip
    nose = strip(points(".0,.06 .06,-.12 .0,-.15 -.05,-.13"), 0.026)
    brows = cuts("-.24,.17 -.15,.21 -.05,.18", ".24,.17 .15,.21 .05,.18", thick=0.036)
    lips = blob("-.10,-.27 -.04,-.245 .0,-.26 .04,-.245 .10,-.27 .0,-.32")
    return [
        *white_edged(legs, BLACK, "easel"), *edged(canvas, FLAT["night"], "canvas", edge=0.05),
        *white_edged(shelf, BLACK, "easel"), *edged(dress & canvas, BLACK, "portrait", edge=0.03),
        *edged(neck, WHITE, edge=0.03), *edged(face, WHITE, "portrait", edge=0.036),
        *eye(-0.15, 0.06, 0.20, (0.9, -0.5)), *eye(0.15, 0.06, 0.20, (0.9, -0.5)),
        Sheet(nose | brows, BLACK), Sheet(lips, INKS["vermilion"]),
        Sheet(beads([(-0.22, -0.12), (0.22, -0.12)], 0.06), FLAT["vermilion"]),
        *edged(hair, INKS["vermilion"], "hair", turn=8, edge=0.036), Sheet(strands, BLACK),
    ]  # fmt: skip


def _painter() -> list[Sheet]:
    """A painter who flies from his easel like a flag, holds on with one hand, and paints."""
    legs = strip(points(".52,-.44 .76,-.40 .98,-.26"), 0.17, 0.12) | strip(
        points(".50,-.54 .76,-.58 1.0,-.52"), 0.17, 0.12
    )
    shoes = blob(".94,-.34 .94,-.20 1.02,-.10 1.10,-.14 1.06,-.30") | blob(
        ".96,-.60 .96,-.46 1.06,-.40 1.14,-.46 1.08,-.60"
    )
    coat = blob(
        ".12,-.30 .30,-.22 .54,-.30 .66,-.26 .86,-.14 .86,-.14 .80,-.36 .82,-.62 .82,-.62"
        " .62,-.60 .36,-.62 .16,-.56"
    )
    holds = strip(points(".22,-.30 .10,-.06 .16,.12"), 0.14, 0.11)
    paints = strip(points(".20,-.52 -.02,-.66 -.22,-.42"), 0.14, 0.11)
    brush = strip(((-0.20, -0.44), (-0.40, -0.02)), 0.034) | blob(
        "-.42,-.06 -.46,.08 -.46,.08 -.36,-.04"
    )
    face = blob("-.22,.02 -.22,-.14 -.14,-.27 .0,-.31 .14,-.27 .22,-.14 .22,.02 .12,.20 -.12,.20")
    mouth = cuts("-.08,-.17 .0,-.20 .08,-.17", thick=0.026)
    nose = strip(points(".0,.02 -.07,-.08 -.02,-.11 .03,-.10"), 0.024)
    brows = cuts("-.17,.13 -.09,.10 -.03,.08", ".17,.13 .09,.10 .03,.08", thick=0.032)
    hair = blob(
        "-.25,.02 -.23,.20 -.06,.28 .14,.26 .34,.34 .34,.34 .30,.20 .46,.18 .46,.18 .32,.06"
        " .24,.02 .18,.14 -.06,.16"
    )
    head = [
        *edged(face, WHITE, "face", edge=0.034),
        *eye(-0.09, 0.01, 0.14, (-0.8, 0.6)), *eye(0.09, 0.01, 0.14, (-0.8, 0.6)),
        Sheet(mouth | nose | brows, BLACK), Sheet(hair, BLACK, ("hair",)),
    ]  # fmt: skip
    scarf = blob(
        ".02,-.52 .10,-.44 .24,-.42 .50,-.30 .80,-.06 .96,.02 .96,.02 .96,-.14 .70,-.30 .40,-.56"
        " .14,-.60"
    )
    lines = cuts(".86,-.04 .80,-.12 .78,-.20", ".34,-.44 .36,-.50 .34,-.54", thick=0.026)
    return [
        *white_edged(legs | shoes, BLACK, "legs"),
        *edged(coat, INKS["night"], "coat", turn=10, edge=0.036),
        *edged(holds, INKS["night"], "sleeve", turn=70, edge=0.032),
        *edged(ellipse(0.085, 0.07).at(0.17, 0.16), WHITE, "hand", edge=0.03),
        *edged(scarf, INKS["vermilion"], "scarf", turn=20, edge=0.032), Sheet(lines, BLACK),
        *(sheet.placed(0.06, -0.36, 1.0, 14, flip=False) for sheet in head),
        *edged(paints, INKS["night"], "sleeve", turn=20, edge=0.032),
        Sheet(rim(brush, 0.024), WHITE), Sheet(brush, BLACK, ("brush",)),
        *edged(ellipse(0.075, 0.065).at(-0.22, -0.42), WHITE, "hand", edge=0.03),
    ]  # fmt: skip
