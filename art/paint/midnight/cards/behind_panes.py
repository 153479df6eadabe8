"""Faces behind something: a wet window, bars in an open field, jars on a shelf."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.features import CLEAR, FLAT, eye, open_hand
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import animals
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    polygon,
    ring,
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
    title="She says it is only the rain",
    subject="face behind a window",
    props=("rain", "hand on the glass", "snail", "window", "rose"),
    mood=("sad", "longing", "quiet"),
)
def rain_pane(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    lay_pile(scene, _woman_inside(), 0, 0.16, depth=50.0)
    sleeve = polygon("-.66,-.70 -.40,-.70 -.28,-1.4 -.80,-1.4")
    scene.lay(*edged(sleeve, INKS["vermilion"], "sleeve", edge=0.034), depth=42.0)
    lay_pile(scene, open_hand(WHITE, (-56, -22, -5, 10, 28)), -0.52, -0.56, 0.90, depth=40.0)
    lay_pile(scene, _wet_glass(), 0, 0, depth=34.0)
    lay_pile(scene, _window_frame(), 0, 0, depth=28.0)
    lay_pile(scene, _rose(), 0.70, -1.30, depth=22.0)
    lay_pile(scene, _snail(), -0.60, -1.24, depth=20.0)
    return WoodcutPlan(
        inks=("night", "vermilion", "lamp"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _woman_inside() -> list[Sheet]:
    """A lamp in the room, and a woman with cropped hair whose forehead leans on the glass."""
    lamp = ellipse(0.52, 0.56).at(-0.46, 0.94)
    hair = blob(
        "-.06,.10 -.12,.50 .02,.86 .34,1.02 .70,.94 .94,.66 .98,.20 .90,-.12 .80,-.02 .10,-.02"
        " .0,-.16"
    )
    face = blob(
        ".02,.40 -.02,.10 .02,-.20 .14,-.48 .36,-.66 .56,-.62 .76,-.40 .88,-.04 .90,.36 .80,.62"
        " .40,.70"
        " .12,.62"
    )
    fringe = blob("-.02,.36 .0,.70 .30,.86 .66,.84 .92,.60 .94,.28 .84,.50 .70,.36 .56,.54"
        " .42,.38 .26,.54 .14,.36")  # fmt: skip
    neck = polygon(".24,-.4 .66,-.4 .74,-1.1 .16,-1.1")
    dress = blob("-.02,-1.7 .0,-1.02 .18,-.82 .44,-.92 .72,-.82 1.2,-1.0 1.3,-1.9 -.02,-1.9")
    nose = strip(points(".46,.14 .40,-.06 .34,-.16 .44,-.22 .52,-.20"), 0.026)
    brows = cuts(".10,.28 .20,.31 .33,.24", ".58,.24 .71,.31 .82,.28", thin=0.022, thick=0.05)
    mouth = cuts(".32,-.45 .44,-.42 .56,-.46", thin=0.03, thick=0.06)
    lip = cuts(".38,-.53 .45,-.55 .52,-.53", thick=0.022)
    tear = blob(".20,-.06 .20,-.06 .245,-.16 .20,-.21 .155,-.16")
    return [
        Sheet(lamp, FLAT["lamp"], ("lamp light",)), Sheet(hair, BLACK, ("hair",)),
        *edged(neck, WHITE, "neck", edge=0.03), *edged(dress, INKS["vermilion"], "dress",
            turn=84, edge=0.034),
        *edged(face, WHITE, "face", edge=0.036), *eye(0.22, 0.12, 0.24, (-0.7, 0.3)),
        *eye(0.69, 0.12, 0.24, (-0.7, 0.3)), Sheet(nose | brows | lip, BLACK),
        Sheet(mouth, INKS["vermilion"], ("mouth",)), *edged(tear, FLAT["night"], "tear", edge=0.02),
        Sheet(fringe, BLACK, ("hair",)),
        Sheet(cuts(".10,.66 .24,.78 .44,.82", ".60,.80 .74,.74 .84,.62", thick=0.024), WHITE),
    ]  # fmt: skip


def _wet_glass() -> list[Sheet]:
    """Drops on the outside of the panes, some with the trail they left."""
    drops, trails = Outline(()), Outline(())
    for x, y, size in (
        (-0.82, 0.96, 1.0), (-0.30, 0.50, 1.1), (-0.70, 0.34, 0.9), (0.62, 1.16, 1.1), (0.14,
            1.08, 0.8),
        (0.86, -0.66, 0.9), (0.22, -0.80, 1.0), (-0.86, -0.20, 0.8), (-0.22, -0.96, 1.0),
            (0.88, 0.98, 0.8),
        (-0.52, 1.20, 0.8), (-0.84, -0.90, 0.9),
    ):  # fmt: skip
        drops = drops | blob("0,.08 0,.08 .045,-.02 0,-.07 -.045,-.02").scaled(size).at(x, y)
        trails = trails | strip(((x, y + 0.10), (x + 0.02, y + 0.34 * size)), 0.018)
    return [Sheet(trails, WHITE), *edged(drops, WHITE, "rain", edge=0.024)]


def _window_frame() -> list[Sheet]:
    """A frame with a cross, its sill, and the wall around it."""
    panes = box(0.86, 1.46).at(-0.46, 0.62) | box(0.86, 1.46).at(0.46, 0.62)
    panes = panes | box(0.86, 0.98).at(-0.46, -0.68) | box(0.86, 0.98).at(0.46, -0.68)
    frame = box(2.4, 3.4) - panes
    seams = strips([((0.0, -1.17), (0.0, 1.36)), ((-0.92, -0.15), (0.92, -0.15))], 0.014)
    sill = polygon("-1.2,-1.22 1.2,-1.22 1.2,-1.7 -1.2,-1.7")
    lines = strips([((-1.1, -1.38), (1.1, -1.38))], 0.016)
    return [
        Sheet(rim(panes, 0.036), BLACK), Sheet(frame, WHITE, ("window frame",)), Sheet(seams,
            BLACK),
        *edged(sill, FLAT["lamp"], "sill", edge=0.03), Sheet(lines, BLACK),
    ]  # fmt: skip


def _rose() -> list[Sheet]:
    """A rose that somebody has laid on the sill outside."""
    stem = strip(points(".0,.0 -.22,-.04 -.52,.02"), 0.030)
    leaf = blob("-.22,-.03 -.30,.08 -.42,.12 -.42,.12 -.36,.02")
    bloom = blob("-.06,-.10 -.12,.02 -.06,.14 .06,.16 .16,.10 .18,-.02 .12,-.11 .02,-.13")
    petals = cuts(
        "-.06,.04 .02,-.06 .12,-.02",
        "-.02,.10 .04,.0 .12,.08",
        ".02,.06 .06,.03 .09,.06",
        thick=0.026,
    )
    return [
        Sheet(stem | leaf, BLACK, ("stem",)), *edged(bloom, INKS["vermilion"], "rose", turn=30,
            edge=0.03),
        Sheet(petals, BLACK),
    ]  # fmt: skip


def _snail() -> list[Sheet]:
    """A snail that crosses the sill without hurry."""
    foot = blob("-.22,-.05 -.10,.0 .08,.0 .17,.06 .21,.14 .28,.12 .28,.04 .20,-.05")
    horns = strips([((0.23, 0.12), (0.21, 0.22)), ((0.26, 0.11), (0.29, 0.21))], 0.018)
    shell = ellipse(0.13).at(-0.02, 0.10)
    coil = strip(points("-.12,.06 -.06,.19 .06,.15 .04,.04 -.04,.05 -.03,.12"), 0.022)
    return [
        Sheet(horns, BLACK), *edged(foot, WHITE, "snail", edge=0.026),
        *edged(shell, FLAT["night"], "shell", edge=0.028), Sheet(coil, BLACK),
    ]  # fmt: skip


@card(
    palette="block_day",
    hand="woodcut",
    title="None of them is for getting out",
    subject="prisoner and a ring of keys",
    props=("bars", "keys", "open field", "bird", "jailer"),
    mood=("ironic", "tight", "stubborn"),
)
def thirteen_keys(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _open_field(), 0, 0, depth=50.0)
    lay_pile(scene, _prisoner(), -0.22, 0.16, 1.0, depth=44.0)
    lay_pile(scene, _lone_gate(), -0.20, 0, depth=34.0)
    lay_pile(scene, _offered_keys(), 0.50, -0.80, depth=24.0)
    return WoodcutPlan(
        inks=("lamp", "night", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _open_field() -> list[Sheet]:
    """Furrows that run to a far horizon, a red sun, and a few birds that come and go."""
    field = land((-1, 0.30), (0, 0.34), (1, 0.30))
    furrows = cuts(
        ".40,.30 .66,-.2 1.1,-.8", ".24,.30 .28,-.4 .50,-1.5", ".56,.30 .90,.06 1.2,-.12",
        "-.6,.28 -.90,-.3 -1.2,-.8", ".10,.30 .0,-.6 -.06,-1.5", "-.78,.28 -1.0,.1 -1.2,-.1",
        thin=0.016, thick=0.030,
    )  # fmt: skip
    bird = animals.crow_outline().scaled(0.36).flipped().at(-0.02, 1.02)
    return [
        Sheet(ellipse(0.26).at(0.66, 0.42), INKS["vermilion"], ("sun",), turn=0),
        *edged(field, FLAT["lamp"], "field", edge=0.03), Sheet(furrows, BLACK),
        Sheet(bird, BLACK, ("bird",)),
    ]  # fmt: skip


def _prisoner() -> list[Sheet]:
    """A man in stripes who holds the bars; one elbow rests on the gate from outside."""
    body = blob(
        "-.50,-1.2 -.50,-1.2 -.52,-.6 -.40,-.36 -.14,-.26 .16,-.26 .42,-.36 .54,-.6 .54,-1.2"
        " .54,-1.2"
    )
    stripes = Outline(())
    for index in range(6):
        y = -0.44 - 0.17 * index
        stripes = stripes | strip([(-0.6, y), (0, y - 0.05), (0.6, y)], 0.075)
    face = blob(
        "-.30,.22 -.31,-.02 -.22,-.24 .0,-.34 .22,-.24 .31,-.02 .30,.22 .20,.44 .0,.50 -.20,.44"
    )
    ears = ellipse(0.07, 0.10).at(-0.32, 0.06) | ellipse(0.07, 0.10).at(0.32, 0.06)
    cap = blob("-.34,.26 -.34,.26 -.32,.50 -.16,.62 .16,.62 .32,.50 .34,.26 .34,.26 .0,.34")
    cap_lines = strips([((-0.33, 0.42), (0.33, 0.42))], 0.06) & cap
    nose = strip(points(".0,.10 .06,-.02 .09,-.08 .0,-.12 -.06,-.09"), 0.028)
    brows = cuts("-.20,.21 -.12,.26 -.04,.28", ".20,.21 .12,.26 .04,.28", thin=0.02, thick=0.042)
    mouth = cuts("-.10,-.21 .0,-.18 .10,-.22", thin=0.016, thick=0.026)
    stubble = beads(
        points("-.14,-.22 -.08,-.28 .0,-.27 .08,-.28 .14,-.22 -.18,-.15 .18,-.15"), 0.013
    )
    return [
        *edged(body, WHITE, "prisoner", edge=0.034), Sheet(stripes & body, INKS["night"],
            ("stripes",)),
        *edged(ears, WHITE, "ears", edge=0.03), *edged(face, WHITE, "face", edge=0.036),
        *eye(-0.105, 0.12, 0.18, (0.9, -0.6)), *eye(0.115, 0.12, 0.18, (0.9, -0.6)),
        Sheet(nose | brows | mouth | stubble, BLACK),
        *edged(cap, WHITE, "cap", edge=0.034), Sheet(cap_lines, INKS["night"]),
    ]  # fmt: skip


def _lone_gate() -> list[Sheet]:
    """Five bars between two posts in the middle of the field, and two fists around them."""
    posts = box(0.13, 2.3).at(-0.58, -0.06) | box(0.13, 2.3).at(0.58, -0.06)
    rails = box(1.3, 0.11).at(0, 0.98) | box(1.3, 0.11).at(0, -1.08)
    bars = strips([((x, 1.0), (x, -1.1)) for x in (-0.41, -0.24, 0.20, 0.40)], 0.062)
    lock = box(0.24, 0.26).at(0.58, -0.30)
    hole = ellipse(0.035).at(0.58, -0.27) | polygon(".56,-.27 .60,-.27 .61,-.37 .55,-.37")
    sheets = [
        Sheet(rim(bars | rails | posts, 0.026), WHITE), Sheet(bars | rails | posts, BLACK,
            ("bars",)),
        *edged(lock, FLAT["lamp"], "lock", edge=0.03), Sheet(hole, BLACK),
    ]  # fmt: skip
    for x, y in ((-0.24, -0.34), (0.20, -0.42)):
        fist = blob("-.10,.10 .08,.11 .12,.0 .09,-.12 -.09,-.12 -.12,.0").at(x, y)
        fingers = strips(
            [((x - 0.10, y + dy), (x + 0.09, y + dy)) for dy in (0.05, 0.0, -0.055)], 0.016
        )
        sheets += [*edged(fist, WHITE, "hand", edge=0.03), Sheet(fingers, BLACK)]
    elbow = strip(points("-.46,-.52 -.76,-.50 -.74,-.76 -.46,-.80"), 0.13)
    rings = (
        strips([((-0.70, -0.40), (-0.60, -0.62)), ((-0.84, -0.64), (-0.66, -0.66))], 0.05) & elbow
    )
    return [*edged(elbow, WHITE, "elbow", edge=0.03), Sheet(rings, INKS["night"]), *sheets]


def _offered_keys() -> list[Sheet]:
    """A hand from the right edge with thirteen keys on one ring, and a bird that looks on."""
    sleeve = polygon(".30,.40 .70,.46 .70,.02 .26,.08")
    cuff = polygon(".20,.38 .34,.42 .32,.06 .18,.10")
    palm = blob(".24,.36 .06,.38 -.08,.30 -.12,.20 -.02,.14 .10,.12 .24,.12")
    fingers = cuts("-.06,.26 .04,.27 .12,.25", "-.02,.20 .06,.20 .13,.18", thick=0.022)
    loop = ring(0.17, 0.12).at(-0.10, 0.06)
    keys: list[Sheet] = []
    for index in range(13):
        shank = strip(((0, -0.20), (0, -0.50)), 0.030) | ring(0.058, 0.026).at(0, -0.16)
        bit = polygon("0,-.40 .085,-.40 .085,-.49 .05,-.49 .05,-.46 0,-.46")
        key = (shank | bit).scaled(0.92 + 0.12 * (index % 3)).turned(-112 + 17 * index)
        keys += edged(key.at(-0.10, 0.06), INKS["lamp"], "keys", turn=80, edge=0.020)
    return [
        *keys, Sheet(rim(loop, 0.02), BLACK),
        Sheet(loop, WHITE, ("ring",)), *white_edged(sleeve, BLACK, "sleeve"),
        *edged(cuff, WHITE, "cuff", edge=0.03), *edged(palm, WHITE, "hand", edge=0.034),
        Sheet(fingers, BLACK),
    ]  # fmt: skip
