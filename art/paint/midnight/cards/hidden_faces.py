"""Hidden faces: behind hands that see, behind a mask, among jars, and one among sleepers."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.features import CLEAR, FLAT, eye, shut_eye
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
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
    title="Count to a hundred",
    subject="face behind its hands",
    props=("eyes on the hands", "hiding", "child"),
    mood=("uncanny", "playful", "shy"),
)
def covered_eyes(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["lamp"])
    lay_pile(scene, _counting_child(), 0, -0.10, depth=50.0)
    for flip in (False, True):
        lay_pile(scene, _seeing_hand(), 0.50 if flip else -0.50, -0.46, flip=flip, depth=36.0)
    lay_pile(scene, _hider(), 0.96, -0.72, depth=24.0)
    return WoodcutPlan(
        inks=("lamp", "plum", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _counting_child() -> list[Sheet]:
    """A round head with a tuft of hair, a wide grin and a striped jersey."""
    hair = blob(
        "-.66,.10 -.72,.56 -.50,.92 -.16,1.04 -.08,1.22 -.08,1.22 .02,1.06 .20,1.24 .20,1.24"
        " .20,1.04 .54,.90"
        " .72,.54 .66,.10"
    )
    ears = ellipse(0.12, 0.16).at(-0.68, 0.06) | ellipse(0.12, 0.16).at(0.68, 0.06)
    face = blob("-.62,.34 -.62,-.06 -.46,-.42 .0,-.60 .46,-.42 .62,-.06 .62,.34 .36,.62 -.36,.62")
    fringe = blob("-.64,.26 -.60,.62 -.30,.84 .30,.84 .60,.62 .64,.26 .46,.52 .28,.42 .10,.56"
        " -.10,.42 -.28,.56 -.46,.44")  # fmt: skip
    grin = blob("-.26,-.28 -.26,-.28 .0,-.22 .26,-.28 .26,-.28 .16,-.42 .0,-.47 -.16,-.42")
    teeth = strip(points("-.22,-.29 .0,-.25 .22,-.29"), 0.05)
    jersey = blob("-1.1,-1.6 -.96,-.86 -.60,-.62 -.24,-.56 .24,-.56 .60,-.62 .96,-.86 1.1,-1.6")
    stripes = Outline(())
    for index in range(4):
        y = -0.74 - 0.22 * index
        stripes = stripes | strip([(-1.2, y - 0.14), (0, y), (1.2, y - 0.14)], 0.10)
    return [
        Sheet(hair, BLACK, ("hair",)), *edged(jersey, WHITE, "jersey", edge=0.036),
        Sheet(stripes & jersey, INKS["plum"], ("stripes",), turn=4), *edged(ears, WHITE,
            "ears", edge=0.034),
        *edged(face, WHITE, "face", edge=0.036), Sheet(fringe, BLACK, ("hair",)),
        *edged(grin, INKS["vermilion"], "smile", edge=0.03), Sheet(teeth & grin, WHITE),
        Sheet(cuts("-.40,.72 -.2,.80 .0,.80", ".24,.80 .40,.74 .50,.62", thick=0.03), WHITE),
    ]  # fmt: skip


def _seeing_hand() -> list[Sheet]:
    """The back of the left hand over the left eye, with an open eye on it, and a cuff."""
    sleeve = polygon("-.16,.02 .22,.06 .14,-1.5 -.72,-1.5")
    cuff = polygon("-.20,.10 .22,.14 .22,-.06 -.24,-.08")
    palm = blob("-.20,.02 -.26,.30 -.24,.58 -.06,.68 .16,.66 .26,.50 .24,.22 .18,.02")
    fingers = [
        strip(points(f"{x:.2f},{y:.2f} {tx:.2f},{ty:.2f}"), 0.125,
            0.105) | ellipse(0.0525).at(tx, ty)
        for x, y, tx, ty in ((-0.18, 0.52, -0.26, 0.92), (-0.06, 0.60, -0.08, 1.08), (0.07,
            0.60, 0.10, 1.06),
                             (0.19, 0.54, 0.26, 0.92))
    ]  # fmt: skip
    thumb = strip(points(".16,.30 .28,.44 .32,.62"), 0.12, 0.10) | ellipse(0.05).at(0.32, 0.62)
    sheets = [
        *edged(sleeve, INKS["plum"], "sleeve", edge=0.034),
        *edged(thumb, WHITE, "hand", edge=0.034),
    ]
    for finger in fingers:
        sheets += edged(finger, WHITE, "hand", edge=0.034)
    lashes = cuts("-.20,.48 -.24,.54 -.26,.56", "-.09,.54 -.10,.60 -.11,.63",
        ".03,.54 .04,.60 .05,.63",
                  ".14,.48 .18,.54 .20,.56", thin=0.012, thick=0.026)  # fmt: skip
    upright = [
        *sheets, *edged(palm, WHITE, "hand", edge=0.034), *edged(cuff, WHITE, "cuff", edge=0.034),
        *[Sheet(finger & ellipse(0.5, 0.2).at(0, 0.62), WHITE) for finger in fingers],
        *eye(-0.02, 0.36, 0.40, (0.3, 0.0), INKS["plum"]), Sheet(lashes, BLACK),
    ]  # fmt: skip
    return [sheet.placed(0, 0, 1.0, -18, flip=False) for sheet in upright]


def _hider() -> list[Sheet]:
    """Somebody small who peeps around the right edge, a finger on the lips."""
    head = ellipse(0.24, 0.26)
    hair = blob("-.24,.02 -.26,.22 -.06,.34 .2,.3 .2,.16 -.02,.14 -.16,.18")
    finger = strip(((-0.10, -0.34), (-0.09, -0.06)), 0.08, 0.07) | ellipse(0.035).at(-0.09, -0.06)
    sleeve = polygon("-.24,-.30 .2,-.30 .2,-1.0 -.26,-1.0")
    return [
        *edged(head, WHITE, "hider", edge=0.034), Sheet(hair, INKS["vermilion"], ("hair",)),
        *eye(-0.10, 0.06, 0.15, (-0.8, 0.2)), *edged(sleeve, INKS["vermilion"], "sleeve",
            edge=0.03),
        *edged(finger, WHITE, "finger on the lips", edge=0.03),
    ]  # fmt: skip


@card(
    palette="block_night",
    hand="woodcut",
    title="The face she keeps for company",
    subject="woman taking off her face",
    props=("mask", "night sky", "moon", "stars"),
    mood=("uncanny", "tired", "secret"),
)
def face_taken_off(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["vermilion"])
    lay_pile(scene, _starry_head(), 0.14, 0.42, depth=50.0)
    lay_pile(scene, _mask(), -0.36, -0.66, depth=36.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _starry_head() -> list[Sheet]:
    """A lady in white with pinned-up hair; where her face was, a new moon smiles among stars."""
    folds = cuts("-.50,-.86 -.56,-1.2 -.50,-1.6", ".52,-.88 .58,-1.2 .54,-1.6", thick=0.036)
    dress = blob("-1.4,-2.2 -.90,-1.0 -.56,-.76 -.20,-.66 .20,-.66 .60,-.76 .92,-1.0 1.2,-2.2")
    neck = polygon("-.16,-.3 .16,-.3 .20,-.74 -.20,-.74")
    pearls = beads(points("-.24,-.66 -.14,-.73 -.04,-.77 .06,-.77 .16,-.72 .25,-.65"), 0.044)
    bun = ellipse(0.26, 0.22).at(0.10, 0.92)
    hair = blob(
        "-.50,-.10 -.60,.30 -.46,.68 -.10,.84 .20,.84 .50,.64 .60,.28 .50,-.10 .40,-.30 -.40,-.30"
    )
    strands = cuts("-.44,.40 -.30,.66 .0,.74", ".44,.40 .34,.64 .12,.74",
        "-.50,.16 -.50,.30 -.46,.42",
                   ".0,.94 .10,1.0 .22,.96", thick=0.036)  # fmt: skip
    sky = blob("-.38,.36 -.40,.06 -.32,-.24 -.12,-.46 .0,-.50 .12,-.46 .32,-.24 .40,.06 .38,.36"
        " .22,.54 .0,.58 -.22,.54")  # fmt: skip
    moon = ellipse(0.24).at(0.0, -0.06) - ellipse(0.25).at(0.0, 0.06)
    stars = Outline(())
    for x, y, size in (
        (-0.17, 0.22, 0.072),
        (0.17, 0.22, 0.072),
        (0.0, 0.42, 0.03),
        (-0.26, -0.10, 0.026),
        (0.25, -0.22, 0.03),
        (0.04, 0.06, 0.026),
        (-0.08, -0.40, 0.024),
        (0.28, 0.06, 0.022),
    ):
        stars = stars | star(5 if size > 0.05 else 4, size, 0.4 * size).at(x, y)
    drops = ellipse(0.05, 0.08).at(-0.50, -0.22) | ellipse(0.05, 0.08).at(0.50, -0.22)
    return [
        *edged(dress, WHITE, "dress", edge=0.036), Sheet(folds, BLACK), *edged(neck,
            FLAT["night"], "neck", edge=0.03),
        *edged(pearls, WHITE, "pearls", edge=0.024), *white_edged(bun | hair, BLACK, "hair",
            edge=0.024),
        Sheet(strands, WHITE), Sheet(rim(sky, 0.04), WHITE), Sheet(sky, FLAT["night"],
            ("night sky",)),
        Sheet(moon, FLAT["lamp"], ("moon",)), Sheet(stars, WHITE, ("stars",)),
        *edged(drops, FLAT["lamp"], "earrings", edge=0.026),
    ]  # fmt: skip


def _mask() -> list[Sheet]:
    """A rosy mask with a polite smile, held by its edge like a plate."""
    face = blob("-.40,.36 -.42,.06 -.34,-.26 -.12,-.50 .0,-.54 .12,-.50 .34,-.26 .42,.06"
        " .40,.36 .22,.56 .0,.60 -.22,.56")  # fmt: skip
    lids = shut_eye(-0.19, 0.14, 0.24, 0.30, 4) | shut_eye(0.19, 0.14, 0.24, 0.30, 4)
    brows = cuts("-.30,.28 -.19,.34 -.08,.28", ".30,.28 .19,.34 .08,.28", thin=0.014, thick=0.030)
    nose = strip(points(".02,.10 .06,-.08 .0,-.13 -.05,-.11"), 0.024)
    lips = blob("-.17,-.24 -.06,-.21 .0,-.23 .06,-.21 .17,-.24 .10,-.33 .0,-.36 -.10,-.33")
    line = cuts("-.16,-.245 .0,-.28 .16,-.245", thick=0.02)
    cheeks = ellipse(0.09).at(-0.25, -0.08) | ellipse(0.09).at(0.25, -0.08)
    tilted = [
        *edged(face, WHITE, "mask", edge=0.038), Sheet(cheeks, FLAT["vermilion"]),
        Sheet(lids | brows | nose, BLACK), *edged(lips, INKS["vermilion"], "smile", edge=0.02),
            Sheet(line, BLACK),
    ]  # fmt: skip
    sheets = [sheet.placed(0, 0, 1.0, 14, flip=False) for sheet in tilted]
    sleeve = polygon(".62,-.62 .92,-.44 1.4,-1.0 .9,-1.3")
    back = blob(".42,-.38 .58,-.26 .74,-.32 .90,-.46 .80,-.66 .62,-.66 .48,-.56")
    thumb = strip(points(".54,-.58 .44,-.62 .36,-.60"), 0.10, 0.08) | ellipse(0.04).at(0.36, -0.60)
    fingers = [
        thumb,
        *(
            strip(((0.56 + dx, -0.34 + dy), (0.30 + dx, -0.22 + dy)), 0.105, 0.085)
            | ellipse(0.0425).at(0.30 + dx, -0.22 + dy)
            for dx, dy in ((0.06, 0.06), (0.02, -0.05), (-0.02, -0.16))
        ),
    ]
    for finger in fingers:
        sheets += edged(finger, FLAT["night"], "hand", edge=0.03)
    return [
        *sheets,
        *edged(sleeve, WHITE, "sleeve", edge=0.034),
        *edged(back, FLAT["night"], "hand", edge=0.034),
    ]


@card(
    palette="block_night",
    hand="woodcut",
    title="He keeps it in a jar",
    subject="boy and jars full of mouths",
    props=("jars", "mouths", "shelf", "finger on the lips", "notes"),
    mood=("eerie", "greedy", "secret"),
)
def stolen_voice(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["verdigris"])
    lay_pile(scene, _shelves(), 0, 0, depth=56.0)
    for index, (x, y, mouth) in enumerate(
        (
            (-0.66, 0.40, "laugh"),
            (0.0, 0.40, "pout"),
            (0.66, 0.40, "sing"),
            (-0.68, -0.98, "smile"),
            (0.70, -0.98, "open"),
        )
    ):
        lay_pile(scene, _jar(mouth), x, y, depth=50.0 - 2 * index)
    lay_pile(scene, _thief(), 0.02, -0.36, depth=36.0)
    return WoodcutPlan(
        inks=("verdigris", "vermilion", "lamp"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _shelves() -> list[Sheet]:
    """Two boards in a green larder."""
    boards = box(2.4, 0.10).at(0, 0.34) | box(2.4, 0.10).at(0, -1.04)
    below = box(2.4, 0.6).at(0, -1.36)
    return [
        Sheet(below, BLACK),
        Sheet(rim(boards, 0.03), BLACK),
        Sheet(boards, INKS["lamp"], ("shelf",), turn=2),
    ]


_LIPS = {
    "laugh": ("-.18,.08 -.08,.12 .0,.10 .08,.12 .18,.08 .12,-.08 .0,-.14 -.12,-.08",
        "-.12,.05 .0,.06 .12,.05 .08,-.04 .0,-.07 -.08,-.04"),
    "pout": ("-.10,.05 -.04,.09 .0,.07 .04,.09 .10,.05 .08,-.05 .0,-.09 -.08,-.05", ""),
    "sing": ("-.12,.0 -.09,.13 .0,.16 .09,.13 .12,.0 .09,-.13 .0,-.16 -.09,-.13",
        "-.06,.0 -.04,.08 .0,.10 .04,.08 .06,.0 .04,-.08 .0,-.10 -.04,-.08"),
    "smile": ("-.18,.10 -.08,.02 .0,.03 .08,.02 .18,.10 .12,-.04 .0,-.10 -.12,-.04", ""),
    "open": ("-.15,.04 -.07,.10 .0,.07 .07,.10 .15,.04 .10,-.08 .0,-.12 -.10,-.08",
        "-.09,.03 .0,.04 .09,.03 .05,-.04 .0,-.06 -.05,-.04"),
}  # fmt: skip
"""The outlines of lips, and of what they open, if anything."""


def _jar(mouth: str) -> list[Sheet]:
    """A jar that stands at the origin with a mouth in it; the singing one has lost its lid."""
    glass = blob("-.24,.0 -.24,.0 -.27,.08 -.27,.50 -.20,.60 .20,.60 .27,.50 .27,.08 .24,.0 .24,.0")
    shine = cuts("-.19,.14 -.20,.30 -.19,.46", thick=0.034)
    lips, gap = _LIPS[mouth]
    sheets = [*edged(glass, WHITE, "jar", edge=0.036), Sheet(shine, FLAT["verdigris"])]
    sheets += [*edged(blob(lips).at(0, 0.28), INKS["vermilion"], "mouth", turn=0, edge=0.024)]
    if gap:
        sheets += [Sheet(blob(gap).at(0, 0.28), BLACK)]
    if mouth in ("laugh", "open"):
        sheets += [Sheet(strip(points("-.09,.315 .0,.325 .09,.315"), 0.036), WHITE, ("teeth",))]
    if mouth == "sing":
        heads = ellipse(0.06, 0.045).turned(20)
        notes = heads.at(0.02, 0.72) | heads.at(-0.14, 0.84)
        stems = strips([((0.07, 0.73), (0.07, 0.94)), ((-0.09, 0.85), (-0.09, 1.04))], 0.022)
        flags = strip(points(".07,.93 .14,.88 .13,.82"), 0.026) | strip(
            points("-.09,1.03 -.02,.98 -.03,.92"), 0.026
        )
        return [*sheets, Sheet(notes | stems | flags, BLACK, ("notes",))]
    lid = polygon("-.23,.58 .23,.58 .23,.70 -.23,.70")
    lines = strips([((-0.16 + 0.08 * i, 0.60), (-0.16 + 0.08 * i, 0.68)) for i in range(5)], 0.016)
    return [*sheets, *edged(lid, FLAT["lamp"], "lid", edge=0.03), Sheet(lines, BLACK)]


def _thief() -> list[Sheet]:
    """A boy who looks out between the jars, with large eyes and a finger on his lips."""
    ears = ellipse(0.10, 0.13).at(-0.44, -0.04) | ellipse(0.10, 0.13).at(0.44, -0.04)
    face = blob("-.42,.20 -.44,-.08 -.32,-.40 .0,-.54 .32,-.40 .44,-.08 .42,.20 .26,.44 -.26,.44")
    hair = blob(
        "-.44,.10 -.48,.34 -.36,.54 -.20,.56 -.10,.66 .06,.58 .20,.66 .28,.54 .42,.48 .48,.28"
        " .44,.10 .36,.24"
        " .22,.30 .10,.22 -.06,.32 -.20,.22 -.34,.26"
    )
    nose = strip(points(".0,.0 .05,-.14 .0,-.19 -.05,-.17"), 0.026)
    brows = cuts("-.30,.16 -.19,.20 -.09,.16", ".30,.18 .19,.24 .09,.20", thin=0.018, thick=0.036)
    mouth = cuts("-.12,-.30 .0,-.33 .12,-.29", thick=0.028)
    freckles = beads(points("-.28,-.14 -.22,-.18 -.30,-.21 .28,-.14 .22,-.18 .30,-.21"), 0.014)
    finger = strip(points(".02,-.62 .02,-.42 .01,-.24"), 0.105, 0.09) | ellipse(0.045).at(
        0.01, -0.24
    )
    fist = blob("-.10,-.56 -.06,-.48 .12,-.46 .22,-.54 .22,-.70 .10,-.80 -.06,-.78 -.12,-.68")
    folds = cuts(".06,-.54 .14,-.55 .20,-.60", ".06,-.62 .14,-.63 .20,-.67", thick=0.02)
    sleeve = polygon("-.14,-.76 .22,-.74 .34,-1.3 -.22,-1.3")
    return [
        *edged(ears, WHITE, "ears", edge=0.034), *edged(face, WHITE, "face", edge=0.036),
            Sheet(freckles, BLACK),
        *eye(-0.19, 0.04, 0.23, (0.9, 0.2)), *eye(0.19, 0.04, 0.23, (0.9, 0.2)),
        Sheet(nose | brows | mouth, BLACK), *edged(hair, INKS["vermilion"], "hair", turn=70,
            edge=0.036),
        *edged(sleeve, INKS["lamp"], "sleeve", turn=84, edge=0.034), *edged(fist | finger,
            WHITE, "hand", edge=0.034),
        Sheet(folds, BLACK),
    ]  # fmt: skip
