"""Lamplighters in a row, who carry lamps that have gone out."""

from dataclasses import replace

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import fist, pose, sleeve
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import beads, blob, box, ellipse, land, points, polygon, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="One by one",
    subject="procession of lamplighters",
    props=("lamps", "snow", "widow", "match"),
    mood=("solemn", "tender", "sad"),
)
def lamplighters_funeral(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    hill = land((-1, 0.14), (-0.4, -0.1), (0.3, -0.7), (1, -1.20))
    lay_pile(scene, edged(hill, WHITE, "snow", edge=0.034), 0, 0, depth=56.0)
    flakes = beads(points(_FLAKES), 0.024)
    scene.lay(Sheet(flakes, WHITE, ("falling snow",)), depth=55.5)
    glow = [
        Sheet(ellipse(0.46).at(0.72, 0.92), FLAT["lamp"], ("light",)),
        Sheet(cuts(*_RAYS, thin=0.012, thick=0.030), FLAT["lamp"]),
    ]
    lay_pile(scene, glow, 0, 0, depth=55.0)
    lay_pile(scene, _pole(-0.90, -0.2, 0.88, 0.20), 0, 0, depth=52.0)
    lay_pile(scene, _child(), -0.85, 0.36, 0.36, depth=42.0)
    lay_pile(scene, _pole(-0.58, -0.4, 1.00, 0.27), 0, 0, depth=46.0)
    lay_pile(scene, _bowler(), -0.47, 0.34, 0.46, depth=44.0)
    lay_pile(scene, _pole(-0.12, -0.6, 1.12, 0.34), 0, 0, depth=40.0)
    lay_pile(scene, _top_hat(), -0.02, 0.28, 0.62, depth=38.0)
    lay_pile(scene, _pole(0.74, -0.6, 0.70, 0.50, is_lit=True), 0, 0, depth=34.0)
    lay_pile(scene, _coat(), 0.12, -0.66, 0.92, depth=30.0)
    grip = fist(WHITE)
    arm = sleeve(points("0,-.14 0,-.5 -.1,-1.6"), 0.46, 0.8, FLAT["night"])
    held = edged(strip(((-1.6, 0.45), (1.6, 0.45)), 0.15), WHITE, "pole", edge=0.06)
    place = (0.46, -90.0, 0.53, -1.16)
    lay_pile(scene, pose(arm, *place), 0, 0, depth=28.0)
    lay_pile(scene, _widow(), 0.12, -0.66, 0.92, depth=26.0)
    lay_pile(scene, pose([*grip.behind, *held, *grip.before], *place), 0, 0, depth=20.0)
    return WoodcutPlan(
        inks=("lamp", "night", "vermilion"),
        sky="paper",
        clear_from=CLEAR,
        lamp_pool=0,
    )


_RAYS = (
    ".72,1.42 .72,1.58", ".34,1.28 .22,1.42", ".20,.92 .08,.92", ".32,.60 .20,.50",
        ".24,.76 .11,.70",
    ".50,1.38 .44,1.52", ".24,1.10 .10,1.17", ".46,.50 .38,.38",
)  # fmt: skip

_FLAKES = (
    "-.74,1.36 -.34,1.40 -.36,.84 -.72,.66 -.30,.50 .30,.40 .46,.12 .30,-.04 .60,.24 .92,.10"
    " .88,-.30 .60,-.34 .96,.36 .12,1.40 .92,-.62 .54,-.60"
)


def _pole(x: float, low: float, top: float, size: float, is_lit: bool = False) -> list[Sheet]:
    """A lamplighter's pole with a lantern on it, whose flame is lit or out."""
    glass = polygon("-.40,.06 -.58,.86 .58,.86 .40,.06")
    cap = polygon("-.72,.84 -.16,1.24 .16,1.24 .72,.84") | box(0.16, 0.16).at(0, 1.28)
    foot = polygon("-.46,.10 .46,.10 .30,-.06 -.30,-.06")
    shaft = strip(((x, low), (x, top)), 0.10 * size + 0.02)
    flame = blob(".0,.16 .16,.22 .20,.38 .08,.56 .0,.74 .0,.74 -.04,.54 -.18,.40 -.15,.22")
    smoke = cuts(".0,.30 .05,.42 -.04,.52 .03,.66", thin=0.02, thick=0.06)
    mood = [
        *(edged(flame, FLAT["vermilion"], "flame", edge=0.06) if is_lit else
          [Sheet(smoke, WHITE, ("smoke",))]),
    ]  # fmt: skip
    lantern = [
        *edged(glass, FLAT["lamp"] if is_lit else BLACK, "lamp", edge=0.09),
        *mood,
        *edged(cap, BLACK if is_lit else WHITE, edge=0.09),
        *edged(foot, BLACK if is_lit else WHITE, edge=0.09),
    ]
    return [
        *edged(shaft, WHITE, "pole", edge=0.03),
        *(sheet.placed(x, top, size, 0, flip=False) for sheet in lantern),
    ]


def _coat(colour: str = BLACK) -> list[Sheet]:
    """Shoulders in a coat below a head in profile, with a turned-up collar."""
    coat = blob(
        "-.30,-.34 -.52,-.52 -.86,-.86 -1.02,-1.5 -1.08,-6 -1.08,-6 1.0,-6 1.0,-6"
        " .80,-1.5 .56,-.86 .26,-.60 .06,-.52"
    )
    collar = blob("-.34,-.20 -.42,-.50 -.30,-.74 .06,-.80 .30,-.62 .30,-.62 .12,-.52 -.10,-.46")
    folds = cuts(
        "-.70,-.90 -.78,-1.3 -.76,-1.8", ".10,-.86 .18,-1.3 .16,-1.9", ".46,-.90 .58,-1.3 .62,-1.8",
        "-.30,-.90 -.34,-1.3 -.30,-1.7", thick=0.05,
    )  # fmt: skip
    dark = colour < "#3"
    shape = white_edged if dark else edged
    return [
        *shape(coat, colour, "coat", edge=0.04), Sheet(folds, WHITE if dark else BLACK),
        *shape(collar, colour, "collar", edge=0.04),
    ]  # fmt: skip


def _widow() -> list[Sheet]:
    """An old woman in a black kerchief, a tear on her cheek; she leads."""
    head = carved_profile(
        figures.Profile(nose=1.5, chin=1.35, lips=0.7, sunken=0.9, tip=-0.5, brow=0.3),
        "none", WHITE, "looking up", smile=-0.2, years=6,
    )  # fmt: skip
    cloth = blob(
        ".34,.40 .16,.62 -.14,.70 -.46,.56 -.62,.22 -.60,-.14 -.70,-.50 -.66,-.84 -.30,-.88"
        " .06,-.80"
        " .20,-.66 .20,-.66 .02,-.50 -.06,-.30 -.08,-.02 .0,.22 .16,.34"
    )
    folds = cuts(
        ".10,.46 -.16,.42 -.30,.10 -.28,-.30", ".14,.56 -.24,.56 -.46,.20 -.46,-.20",
        "-.10,-.40 -.26,-.56 -.46,-.62", ".04,-.62 -.16,-.70 -.40,-.74", thick=0.04,
    )  # fmt: skip
    dots = blob("0,0")
    for x, y in points("-.02,.58 -.34,.52 -.52,.16 -.36,.0 -.54,-.22 -.36,-.44 -.2,.28 -.56,-.56"):
        dots = dots | ellipse(0.034).at(x, y)
    tear = blob(".27,-.06 .31,-.14 .27,-.19 .22,-.14")
    return [
        *head, *edged(tear, FLAT["night"], "tear", edge=0.024),
        *white_edged(cloth, BLACK, "kerchief", edge=0.03), Sheet(folds, WHITE),
        Sheet(dots, FLAT["vermilion"]),
    ]  # fmt: skip


def _top_hat() -> list[Sheet]:
    """A long man with a moustache, who looks at the ground."""
    head = carved_profile(figures.HOOKED, "short", BLACK, "down", smile=-1.0, years=2)
    hat = polygon("-.46,.28 -.52,1.06 .44,1.06 .38,.30")
    brim = blob("-.74,.24 -.4,.34 .3,.36 .66,.30 .64,.22 .3,.24 -.4,.20")
    band = polygon("-.46,.34 -.465,.50 .40,.50 .385,.34")
    whiskers = blob(".46,-.20 .34,-.18 .20,-.22 .06,-.36 .06,-.36 .26,-.36 .44,-.28")
    glint = cuts("-.38,.60 -.41,.80 -.40,.98", thick=0.05)
    return [
        *_coat(), *head, Sheet(whiskers, BLACK, ("moustache",)),
        *white_edged(hat, BLACK, "top hat", edge=0.04), Sheet(glint, WHITE),
        Sheet(band, FLAT["vermilion"]), *white_edged(brim, BLACK, edge=0.04),
    ]  # fmt: skip


def _bowler() -> list[Sheet]:
    """A round man with his eyes shut, a scarf up to his chin."""
    head = carved_profile(
        replace(figures.SNUB, nose=1.5, chin=1.3), "short", BLACK, "closed", smile=-0.6
    )
    hat = blob("-.48,.24 -.52,.60 -.24,.86 .12,.86 .36,.66 .40,.26 .40,.26")
    brim = blob("-.64,.20 -.4,.30 .2,.34 .58,.32 .56,.22 .2,.22 -.4,.16")
    scarf = blob("-.44,-.34 -.10,-.44 .24,-.42 .36,-.52 .30,-.74 -.10,-.78 -.48,-.62")
    lines = cuts("-.36,-.44 -.30,-.66", "-.12,-.50 -.10,-.74", ".12,-.50 .14,-.72", thick=0.03)
    return [
        *_coat(FLAT["night"]), *head,
        *edged(scarf, FLAT["lamp"], "scarf", edge=0.05), Sheet(lines, BLACK),
        *white_edged(hat, BLACK, "hat", edge=0.04), *white_edged(brim, BLACK, edge=0.04),
    ]  # fmt: skip


def _child() -> list[Sheet]:
    """The youngest, at the end of the row, who smiles: there is a burning match in its hand."""
    head = carved_profile(figures.CHILD, "short", BLACK, "wide", smile=1.4)
    hood = blob("-.52,.10 -.52,.46 -.24,.68 .14,.66 .40,.50 .42,.30 .42,.30 .0,.34 -.3,.24")
    ball = ellipse(0.13).at(-0.16, 0.74)
    stick = strip(((0.62, -1.10), (0.70, -0.80)), 0.05)
    flame = blob(".70,-.86 .84,-.76 .82,-.56 .73,-.38 .73,-.38 .64,-.56 .58,-.74")
    hand = ellipse(0.16, 0.13).at(0.60, -1.18)
    sleeve_ = strip(points("-.2,-.84 .10,-1.36 .56,-1.22"), 0.34, 0.24)
    return [
        *_coat(INKS["vermilion"]), *head,
        *edged(hood, INKS["vermilion"], "cap", edge=0.05), *edged(ball, WHITE, edge=0.05),
        *edged(sleeve_, INKS["vermilion"], edge=0.05), *edged(stick, WHITE, "match", edge=0.05),
        *edged(flame, FLAT["lamp"], "flame", edge=0.05), *edged(hand, WHITE, "hand", edge=0.05),
    ]  # fmt: skip
