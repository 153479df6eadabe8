"""A family has its portrait made; one of them does not quite fit into it."""

from functools import partial

from tools.paint.midnight.carving import BLACK, WHITE, edged, family, white_edged
from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.hands import Finger, modelled_hand
from tools.paint.midnight.portraits import carved_profile
from tools.paint.midnight.stage import UNIT, empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, MAN, OLD, WOMAN
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene, Thing
from tools.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.02)
_RED, _GOLD, _BLUE = INKS["vermilion"], INKS["lamp"], INKS["night"]


@card(
    palette="block_day",
    hand="woodcut",
    title="He was always the quiet one",
    subject="family portrait with a giant whose head is out of the picture",
    props=("family", "giant", "coat", "gloves", "buttons", "child", "flower", "claw"),
    mood=("stiff", "protective", "uneasy"),
)
def wolf_at_table(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_GOLD)
    lay_pile(scene, _paper(), 0, 0, depth=58.0)
    lay_pile(scene, _coat(), 0, 0, depth=54.0)
    lay_pile(scene, _sleeve(), 0, 0, depth=47.0)
    lay_pile(scene, _sleeve(), 0.06, 0.05, flip=True, depth=46.0)
    lay_pile(scene, _father(), 0.05, -0.22, 0.46, flip=True, depth=48.0)
    lay_pile(scene, _mother(), 0.69, -0.40, 0.43, depth=44.0)
    lay_pile(scene, _grandmother(), -0.70, -0.50, 0.43, flip=True, depth=40.0)
    for side, x in ((1, -0.34), (-1, 0.44)):
        scene.put(_glove(side), x * UNIT, -0.76 * UNIT, 0, scale=1.55)
        lay_pile(scene, _cuff(), x, -0.82, 0.78, flip=side < 0, depth=9.5)
    lay_pile(scene, _claw(), 0, 0, depth=9.0)
    lay_pile(scene, _child(), 0.05, -1.06, 0.39, depth=8.0)
    return WoodcutPlan(inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.6, lamp_pool=0)


def _paper() -> list[Sheet]:
    """Stripes of a wallpaper."""
    stripes = strips([((x, -1.6), (x, 1.6)) for x in (-0.95, -0.90, 0.90, 0.95)], 0.014)
    return [Sheet(stripes, BLACK)]


def _coat() -> list[Sheet]:
    """A coat that fills the picture and goes on above it, buttoned over a shirt and a tie."""
    body = blob("-.66,1.8 -.66,1.8 -.72,1.2 -.78,.6 -.74,.0 -.78,-1.7 -.78,-1.7 .84,-1.7 .84,-1.7"
                " .78,.0 .80,.6 .74,1.2 .68,1.8 .68,1.8")  # fmt: skip
    shirt = polygon("-.24,1.8 .30,1.8 .03,.62")
    tie = polygon("-.05,1.8 .11,1.8 .10,1.28 .13,.92 .03,.70 -.07,.92 -.04,1.28")
    knot = cuts("-.05,1.30 .03,1.26 .11,1.30", "-.05,1.10 .03,1.16 .11,1.20", "-.07,.94 .03,1.0"
                " .12,1.04", thick=0.020)  # fmt: skip
    seam = strip(points(".03,.62 .05,.30 .05,-.30"), 0.020)
    drape = family("-.44,.56 -.30,.40 -.12,.34", "-.46,.04 -.28,.06 -.10,.10", 6, thick=0.022)
    drape = drape | family(".50,.60 .36,.42 .20,.34", ".52,.08 .34,.08 .18,.10", 6, thick=0.022)
    return [
        *white_edged(body, BLACK, "coat"), *_edged(shirt, WHITE, "shirt"),
        *_edged(tie, _BLUE, "tie", turn=70), Sheet(knot, BLACK), Sheet(seam | drape, WHITE),
        *_lapel(), *_lapel(flip=True), *_button(0.04, 0.42), *_button(0.05, 0.14), *_flower(),
    ]  # fmt: skip


def _lapel(flip: bool = False) -> list[Sheet]:
    """A wide lapel with its notch, carved along its length."""
    lapel = polygon(".0,.56 -.30,.78 -.46,1.02 -.30,1.12 -.38,1.8 -.20,1.8")
    collar = polygon("-.30,1.12 -.42,1.20 -.46,1.8 -.20,1.8 -.22,1.40")
    ribs = family("-.06,.66 -.20,.90 -.24,1.12", "-.12,.66 -.28,.84 -.38,1.0", 4, thick=0.016)
    ribs = ribs | family("-.26,1.22 -.28,1.34 -.30,1.50", "-.38,1.24 -.40,1.36 -.41,1.50", 3,
                         thick=0.016)  # fmt: skip
    sheets = [*white_edged(lapel, BLACK, "lapel"), *white_edged(collar, BLACK, "collar"),
              Sheet(ribs, WHITE)]  # fmt: skip
    return [sheet.placed(0.06 if flip else 0, 0, 1, 0, flip=flip) for sheet in sheets]


def _sleeve() -> list[Sheet]:
    """An arm from the shoulder to the wrist: folds along it, and others round the elbow."""
    sleeve = blob("-.42,1.8 -.46,1.2 -.44,.70 -.32,.34 -.24,.0 -.21,-.50 -.21,-.50 -.47,-.54"
                  " -.47,-.54 -.53,-.20 -.72,.20 -.88,.70 -.90,1.2 -.84,1.8")  # fmt: skip
    upper = family("-.52,1.46 -.54,1.16 -.50,.84", "-.82,1.46 -.86,1.16 -.82,.84", 6, thick=0.022)
    elbow = family("-.84,.70 -.64,.74 -.46,.62", "-.70,.30 -.54,.36 -.36,.34", 5, thick=0.026)
    fore = family("-.58,.14 -.48,-.12 -.44,-.44", "-.36,.22 -.29,-.04 -.26,-.40", 4, thick=0.022)
    return [
        *white_edged(sleeve, BLACK, "sleeve", edge=0.024),
        Sheet((upper | elbow | fore) & sleeve, WHITE),
    ]  # fmt: skip


def _button(x: float, y: float) -> list[Sheet]:
    """A button as large as a plate."""
    holes = beads(points("-.03,.03 .03,.03 -.03,-.03 .03,-.03"), 0.016)
    sheets = [*_edged(ellipse(0.11), _BLUE, "button", line=WHITE), Sheet(holes, BLACK)]
    return [sheet.placed(x, y, 1, 0, flip=False) for sheet in sheets]


def _flower() -> list[Sheet]:
    """A red flower in the buttonhole."""
    petals = Outline(())
    for turn in range(0, 360, 60):
        petals = petals | ellipse(0.055, 0.085).at(0, 0.085).turned(turn + 10)
    leaf = blob(".0,.0 .10,-.10 .12,-.24 .02,-.16")
    sheets = [*white_edged(leaf, "#7a7a7a", "flower"), *_edged(petals, _RED, "flower", line=WHITE),
              *_edged(ellipse(0.045), _GOLD, "flower")]  # fmt: skip
    return [sheet.placed(-0.26, 0.92, 0.95, 0, flip=False) for sheet in sheets]


def _shoulders(colour: str, tag: str) -> list[Sheet]:
    """The body below a head in profile that is one unit high."""
    body = blob("-.20,-.62 -.56,-.76 -.86,-1.0 -.98,-1.5 -1.0,-3.2 -1.0,-3.2 .86,-3.2 .86,-3.2"
                " .82,-1.5 .66,-1.04 .36,-.80 .10,-.64")  # fmt: skip
    folds = cuts("-.60,-.96 -.70,-1.4 -.70,-2.0", "-.36,-1.1 -.42,-1.5 -.40,-2.0", ".50,-1.2"
                 " .56,-1.6 .54,-2.1", thick=0.04)  # fmt: skip
    return [*_edged(body, colour, tag, edge=0.045, turn=80), Sheet(folds, BLACK)]


def _grandmother() -> list[Sheet]:
    """She has pinned up her hair and looks out of the picture."""
    brooch = ellipse(0.09, 0.11).at(0.16, -0.86)
    collar = strip(points("-.36,-.62 -.06,-.80 .24,-.66"), 0.16)
    return [
        *_shoulders(_RED, "grandmother"),
        *carved_profile(OLD, "bun", "#d8d8d8", lid="down", smile=-0.3, years=7),
        *_edged(collar, WHITE, "collar", edge=0.04), *_edged(brooch, _BLUE, "brooch", edge=0.03),
    ]  # fmt: skip


def _father() -> list[Sheet]:
    """He wears a moustache and a stiff collar."""
    moustache = blob(".44,-.20 .34,-.19 .22,-.26 .12,-.22 .06,-.12 .10,-.30 .24,-.36 .42,-.27")
    collar = polygon("-.28,-.50 .16,-.58 .18,-.76 -.30,-.72")
    tie = polygon(".16,-.72 .26,-.80 .22,-1.3 .12,-1.34 .10,-.80")
    return [
        *_shoulders("#9a9a9a", "father"),
        *carved_profile(MAN, "short", "#3a3a3a", lid="open", smile=-0.2),
        Sheet(moustache, BLACK, ("moustache",)), *_edged(collar, WHITE, "collar", edge=0.04),
        *_edged(tie, _BLUE, "tie", edge=0.03),
    ]  # fmt: skip


def _mother() -> list[Sheet]:
    """She looks the other way."""
    collar = blob("-.34,-.58 -.06,-.70 .18,-.60 .34,-.84 .10,-.96 -.10,-.86 -.40,-.86")
    return [
        *_shoulders(_BLUE, "mother"),
        *carved_profile(WOMAN, "bob", "#2c2c2c", lid="open", smile=0.1),
        *_edged(collar, WHITE, "collar", edge=0.04),
    ]  # fmt: skip


_BONES = (
    ("-.46,-.10,-.25 -.66,-.48,-.40 -.76,-.82,-.30 -.75,-1.06,-.10", 0.17),
    ("-.17,-.18,-.32 -.25,-.64,-.48 -.29,-1.02,-.36 -.28,-1.26,-.20", 0.185),
    (".15,-.18,-.32 .21,-.64,-.48 .25,-1.02,-.36 .24,-1.28,-.12", 0.185),
    (".44,-.10,-.26 .63,-.48,-.42 .72,-.82,-.30 .71,-1.06,-.10", 0.175),
    (".40,.35,-.10 .78,.05,-.22 .98,-.28,-.22 1.02,-.52,-.12", 0.185),
)
"""The joints of each finger from its knuckle to its tip, and how thick it is; the thumb last."""


def _glove(side: int) -> Thing:
    """A white glove from above, its back towards us; its thumb is right for 1 and left for -1."""
    fingers: list[Finger] = []
    palm = """smin(ellipsoid(p - vec3(0, .2, -.1), vec3(.56, .5, .32)),
                   taper(p, vec3(0, .5, 0), vec3(0, .7, .05), .36, .34), .2)"""
    for joints, thick in _BONES:
        knots = [[float(value) for value in joint.split(",")] for joint in joints.split()]
        knuckle, joint, last, tip = ((side * x, y, z) for x, y, z in knots)
        fingers.append(Finger(knuckle, joint, last, tip, thick))
        x, y, z = knuckle
        palm = f"smin({palm}, length(p - vec3({x}, {y}, {z - 0.06})) - .17, .1)"
    return modelled_hand(tuple(fingers), palm, "#f2eeea", role="cloth")


def _claw() -> list[Sheet]:
    """A claw that has torn its way out of a fingertip."""
    claw = blob("-.48,-1.19 -.48,-1.19 -.50,-1.27 -.495,-1.34 -.54,-1.43 -.54,-1.43 -.44,-1.39"
                " -.375,-1.30 -.375,-1.19 -.375,-1.19")  # fmt: skip
    rags = polygon("-.48,-1.15 -.505,-1.23 -.465,-1.20 -.43,-1.26 -.40,-1.20 -.35,-1.23 -.38,-1.15")
    shine = cuts("-.40,-1.24 -.40,-1.31 -.45,-1.37", thick=0.018)
    return [
        *white_edged(claw, BLACK, "claw", edge=0.026), Sheet(shine, WHITE),
        Sheet(rags, WHITE, ("glove",)),
    ]  # fmt: skip


def _cuff() -> list[Sheet]:
    """The end of a sleeve, its red lining turned out a little, and below it three darts."""
    darts = cuts("-.11,.21 -.13,.14 -.14,.06", ".0,.22 .0,.14 .0,.05", ".11,.21 .13,.14 .14,.06",
                 thick=0.024)  # fmt: skip
    lining = strip(points("-.17,.35 .0,.31 .17,.35"), 0.05)
    cuff = polygon("-.18,.36 .0,.33 .18,.36 .19,.58 -.19,.58")
    buttons = beads(points("-.13,.52 -.13,.44"), 0.024)
    return [
        Sheet(darts, BLACK), *_edged(lining, _RED, "cuff", edge=0.024),
        *white_edged(cuff, BLACK, "cuff", edge=0.022),
        *_edged(buttons, _BLUE, "button", line=WHITE, edge=0.012),
    ]  # fmt: skip


def _child() -> list[Sheet]:
    """A child in front who holds on to one great finger and looks up."""
    sleeve = strip(points(".16,-.94 .62,-.80 .80,-.22"), 0.36, 0.26)
    sleeve = sleeve | ellipse(0.18).at(0.16, -0.94)
    fist = ellipse(0.19, 0.17).at(0.85, 0.0)
    grip = cuts(".75,.06 .87,.08 .97,.04", ".73,-.02 .85,-.01 .99,-.04", thick=0.03)
    face = carved_profile(CHILD, "curls", "#e2e2e2", lid="round", smile=0.2)
    return [
        *_shoulders(_RED, "child"), *(sheet.placed(0, 0, 1, 16, flip=False) for sheet in face),
        *_edged(sleeve, _RED, "sleeve", edge=0.045, turn=30),
        *_edged(fist, WHITE, "hand", edge=0.04),
        Sheet(grip, BLACK),
    ]  # fmt: skip
