"""Faces behind something: a wet window, bars in an open field, jars on a shelf."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import fist, pinch, pose, sleeve
from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.features import CLEAR, FLAT, eye, open_hand
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import animals, figures
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
    lay_pile(scene, _open_field(), 0, 0, depth=56.0)
    lay_pile(scene, _prisoner(), 0, 0, depth=48.0)
    lay_pile(scene, _lone_gate(), 0, 0, depth=38.0)
    lay_pile(scene, _fists(), 0, 0, depth=30.0)
    lay_pile(scene, _offered_keys(), 0, 0, depth=22.0)
    return WoodcutPlan(
        inks=("lamp", "night", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _open_field() -> list[Sheet]:
    """Furrows that run to a horizon with nothing on it but a red sun."""
    field = land((-1, -0.20), (0, -0.06), (1, 0.10))
    furrows = cuts(
        ".70,.04 .84,-.5 1.1,-1.2", ".86,.06 1.0,-.1 1.2,-.3", "-.86,-.20 -.98,-.6 -1.2,-1.0",
        ".50,.0 .56,-.6 .62,-1.5", thin=0.02, thick=0.036,
    )  # fmt: skip
    return [
        Sheet(ellipse(0.24).at(0.86, 0.36), FLAT["vermilion"], ("sun",)),
        *edged(field, FLAT["lamp"], "field", edge=0.036), Sheet(furrows, BLACK),
    ]  # fmt: skip


def _prisoner() -> list[Sheet]:
    """A man in stripes with a long nose, who looks down at what he is offered."""
    body = blob("-1.3,-.40 -.9,-.22 -.5,-.20 -.16,-.36 .0,-.70 .04,-1.8 -1.3,-1.8")
    stripes = Outline(())
    for index in range(8):
        y = -0.34 - 0.19 * index
        stripes = stripes | strip([(-1.3, y - 0.12), (-0.5, y), (0.3, y - 0.10)], 0.085)
    head = carved_profile(
        figures.Profile(nose=1.9, chin=1.0, brow=0.6, lips=0.9, bridge=0.6, tip=0.2), "short",
            BLACK,
        "looking down", smile=-1.0, years=2,
    )  # fmt: skip
    cap = blob(
        "-.50,.20 -.50,.20 -.50,.56 -.30,.72 .10,.72 .32,.58 .36,.32 .36,.32 .0,.34 -.30,.28"
    )
    bands = strips([((-0.6, 0.42), (0.5, 0.52)), ((-0.6, 0.60), (0.5, 0.68))], 0.075) & cap
    stubble = beads(points(".30,-.40 .22,-.46 .14,-.44 .32,-.48 .24,-.54 .06,-.48 .14,-.54"), 0.018)
    face = [
        *head, Sheet(stubble, BLACK), *edged(cap, WHITE, "cap", edge=0.045), Sheet(bands,
            FLAT["night"]),
    ]  # fmt: skip
    return [
        *edged(body, WHITE, "prisoner", edge=0.04), Sheet(stripes & body, FLAT["night"],
            ("stripes",)),
        *(sheet.placed(-0.40, 0.36, 1.06, -10, flip=False) for sheet in face),
    ]  # fmt: skip


def _lone_gate() -> list[Sheet]:
    """A gate with a lock and no wall on either side; a crow sits on it."""
    frame = strips([((-0.86, 1.10), (-0.86, -1.8)), ((0.66, 1.10), (0.66, -1.8))], 0.13)
    frame = frame | strip(((-0.96, 1.12), (0.76, 1.12)), 0.13)
    bars = strips([((x, 1.1), (x, -1.8)) for x in (-0.46, 0.28)], 0.075)
    lock = box(0.28, 0.32).at(0.66, 0.18)
    hole = ellipse(0.045).at(0.66, 0.22) | polygon(".63,.22 .69,.22 .71,.09 .61,.09")
    crow = animals.crow_outline().scaled(0.42).flipped().at(0.30, 1.20)
    return [
        *white_edged(bars | frame, BLACK, "bars", edge=0.034),
        *edged(lock, FLAT["lamp"], "lock", edge=0.034), Sheet(hole, BLACK),
        *white_edged(crow, BLACK, "bird", edge=0.02), Sheet(ellipse(0.016).at(0.165, 1.425), WHITE),
    ]  # fmt: skip


def _fists() -> list[Sheet]:
    """Both his hands, finger by finger around the bars."""
    piles: list[Sheet] = []
    for x, y, size in ((0.28, -0.74, 0.42), (-0.46, -0.46, 0.40)):
        grip = fist(WHITE)
        arm = sleeve(points("0,-.14 -.1,-.7 -.5,-1.6"), 0.42, 0.60, WHITE)
        rings = strips([((-0.9, y), (0.4, y + 0.06)) for y in (-0.45, -0.75, -1.05, -1.35)], 0.14)
        striped = Sheet(rings & arm[1].outline, FLAT["night"])
        held = edged(strip(((-0.9, 0.45), (0.9, 0.45)), 0.17), BLACK, "bars", edge=0.02)
        piles += pose(
            [*arm[:2], striped, *arm[3:], *grip.behind, *held, *grip.before],
            size,
            -90,
            x - 0.45 * size,
            y,
        )
    return piles


def _offered_keys() -> list[Sheet]:
    """The jailer's hand, which lets thirteen keys dangle from a ring."""
    keys: list[Sheet] = []
    for index in range(13):
        shank = strip(((0, -0.20), (0, -0.62)), 0.045) | ring(0.085, 0.04).at(0, -0.16)
        bit = polygon("0,-.46 .12,-.46 .12,-.60 .07,-.60 .07,-.54 0,-.54")
        key = (shank | bit).scaled(0.88 + 0.14 * (index % 3)).turned(-96 + 16 * index)
        keys += edged(
            key.at(0.44, -0.72), INKS["lamp"] if index % 3 else FLAT["lamp"], "keys", edge=0.026
        )
    loop = ring(0.21, 0.15).at(0.44, -0.70)
    grip = pinch(WHITE)
    arm = sleeve([(0.0, -0.16), (0.0, -0.5), (0.2, -1.3)], 0.40, 0.6, FLAT["vermilion"])
    place = (0.62, 76.0, 1.04, -0.54)
    return [
        *pose(grip.behind, *place), *keys, *edged(loop, WHITE, "ring", edge=0.034),
        *pose([*grip.before, *arm], *place),
    ]  # fmt: skip
