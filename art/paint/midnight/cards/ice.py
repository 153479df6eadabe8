"""A frozen lake from above, and who it is."""

import math

from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import SKATING, STANDING, Pose, adult_outline
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_INK, _PAPER = "#141414", "#f6f6f6"
_RED, _ICE = "#f4aa9a", "#a6bdd4"
"""Light tones of vermilion and night, for areas that are cut almost clear."""
_LAKE = blob(
    ".24,1.24 -.06,1.20 -.32,1.04 -.47,.80 -.51,.62 -.46,.48 -.53,.34 -.67,.16 -.80,-.02 -.76,-.11"
    " -.57,-.14 -.57,-.14 -.59,-.22 -.67,-.29 -.54,-.36 -.54,-.36 -.63,-.44 -.58,-.54 -.53,-.60"
    " -.61,-.72 -.57,-.90 -.40,-1.0 -.16,-1.0 .04,-.95 .14,-1.06 .12,-1.3 .06,-1.75 .06,-1.75"
    " .62,-1.75 .62,-1.75 .58,-1.3 .62,-.92 .80,-.46 .90,.1 .86,.6 .64,1.04"
)
"""The shore: a profile that looks to the left; its neck is the river."""
_GLIDING = Pose(
    arms=(
        ((-0.07, 0.74), (-0.20, 0.60), (-0.12, 0.48)),
        ((0.05, 0.74), (-0.10, 0.60), (-0.14, 0.48)),
    ),
    legs=(((-0.03, 0.45), (-0.12, 0.24), (-0.26, 0.06)), ((0.03, 0.45), (0.14, 0.26), (0.10, 0.0))),
    lean=-22,
)
_SPINNING = Pose(
    arms=(
        ((-0.07, 0.74), (-0.16, 0.90), (-0.02, 1.08)),
        ((0.07, 0.74), (0.22, 0.78), (0.36, 0.72)),
    ),
    legs=(((-0.03, 0.45), (-0.18, 0.36), (-0.38, 0.42)), ((0.02, 0.45), (0.04, 0.24), (0.02, 0.0))),
    lean=-4,
)


@card(
    palette="block_day",
    hand="woodcut",
    title="They skated over him for years",
    subject="frozen lake whose shore is a face",
    props=("ice", "skaters", "skate tracks", "firs", "fishing hole", "island", "bridge", "jetty"),
    mood=("eerie", "calm", "wintry"),
)
def ice_face(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=_PAPER)
    drifts = cuts(
        "-.98,1.30 -.80,1.36 -.60,1.32", "-.94,.70 -.80,.74 -.66,.70", "-.98,.40 -.86,.42 -.76,.38",
        "-.96,-.36 -.86,-.34 -.78,-.38", "-.92,-.62 -.84,-.60 -.76,-.64", thin=0.004, thick=0.012,
    )  # fmt: skip
    scene.lay(Sheet(drifts, _INK, ("snow",)), depth=58.0)
    scene.lay(Sheet(rim(_LAKE, 0.05), _INK, ("shore",)), depth=56.0)
    scene.lay(Sheet(_LAKE, _ICE, ("ice",), turn=4), depth=55.0)
    scene.lay(Sheet(_tracks() & _LAKE, _PAPER, ("skate tracks",)), depth=54.0)
    lay_pile(scene, _features(), 0, 0, depth=50.0)
    lay_pile(scene, _island(), 0.40, 0.06, depth=46.0)
    lay_pile(scene, _bridge(), 0, 0, depth=42.0)
    _lay_firs(scene)
    _lay_skaters(scene)
    lay_pile(scene, _angler(), -0.24, 0.47, 0.30, depth=16.0)
    return WoodcutPlan(inks=("night", "vermilion", "lamp"), sky="paper", contrast=1.6, lamp_pool=0)


def _tracks() -> Outline:
    """What the skates have drawn in all these years: brow, lids and wrinkles."""
    fine = cuts(
        "-.46,.96 -.2,1.0 .1,.90 .5,.96", "-.48,.84 -.2,.88 .1,.80 .4,.86", "-.30,1.06 .0,1.10"
        " .30,1.04 .60,1.0", "-.50,-.06 -.40,-.14 -.34,-.28 -.38,-.44", "-.44,.02 -.30,-.10"
        " -.22,-.30 -.28,-.52", ".12,-.94 .30,-.80 .52,-.74 .64,-.80", ".16,-1.12 .34,-1.04"
        " .56,-1.02", "-.10,.44 .04,.36 .10,.24", "-.08,.52 .08,.48 .16,.38", "-.08,.60 .06,.62"
        " .18,.54", ".74,.70 .80,.40 .78,.10 .70,-.20", ".66,-.30 .58,-.56 .40,-.66",
        "-.10,-.62 .10,-.50 .26,-.58 .16,-.72 -.04,-.70 -.10,-.62", thin=0.008, thick=0.020,
    )  # fmt: skip
    broad = cuts(
        "-.50,.68 -.36,.75 -.18,.74 -.04,.66", "-.46,.44 -.34,.56 -.18,.58 -.06,.50",
        "-.42,.40 -.30,.36 -.16,.38 -.06,.48", thin=0.014, thick=0.038,
    )  # fmt: skip
    return fine | broad


def _features() -> list[Sheet]:
    """A hole for fishing, a boat in the ice for a nostril, and a jetty between the lips."""
    hole = ellipse(0.085, 0.080).at(-0.325, 0.475)
    boat = blob("-.70,-.06 -.64,-.01 -.55,-.01 -.50,-.05 -.50,-.05 -.56,-.09 -.64,-.10")
    seats = strips([((-0.63, -0.10), (-0.62, 0.0)), ((-0.57, -0.10), (-0.56, 0.0))], 0.014)
    jetty = strip(points("-.66,-.375 -.42,-.36 -.20,-.31"), 0.055, 0.05)
    planks = strips([((-0.62 + 0.04 * i, -0.43 + 0.006 * i), (-0.625 + 0.04 * i, -0.32 + 0.007 * i))
                     for i in range(11)], 0.010)  # fmt: skip
    return [
        Sheet(ellipse(0.115, 0.108).at(-0.325, 0.475), _PAPER),
        Sheet(hole, _INK, ("fishing hole",)),
        Sheet(cuts(arc(-0.325, 0.475, 0.06, 100, 190), thick=0.014), _PAPER),
        Sheet(rim(boat, 0.02), _PAPER), Sheet(boat, _INK, ("boat",)), Sheet(seats & boat, _PAPER),
        Sheet(rim(jetty, 0.022), _INK), Sheet(jetty, _PAPER, ("jetty",)),
        Sheet(planks & jetty, _INK),
    ]  # fmt: skip


def _island() -> list[Sheet]:
    """An island with the shape of an ear, and a hut on it where somebody is awake."""
    land = blob("-.14,.22 -.02,.36 .16,.30 .20,.06 .10,-.12 .04,-.32 -.06,-.34 -.10,-.18 -.06,-.02"
                " -.14,.08")  # fmt: skip
    fold = cuts("-.04,.24 .06,.24 .10,.10 .04,-.04", "-.02,-.10 .02,-.18 -.02,-.26", thick=0.020)
    wall, roof = box(0.13, 0.09).at(0.08, 0.16), polygon("-.02,.195 .08,.30 .18,.195")
    return [
        Sheet(rim(land, 0.04), _INK), Sheet(land, _PAPER, ("island",)), Sheet(fold, _INK),
        Sheet(wall, _INK, ("hut",)), Sheet(rim(roof, 0.018), _INK), Sheet(roof, _PAPER, ("hut",)),
        Sheet(box(0.045, 0.05).at(0.075, 0.155), INKS["lamp"], ("window",)),
    ]  # fmt: skip


def _bridge() -> list[Sheet]:
    """A red bridge over the river, which sits like a collar."""
    road = strip(points(".02,-1.22 .20,-1.14 .48,-1.13 .72,-1.20"), 0.13)
    posts = strips([((x, -1.36), (x, -1.06)) for x in (0.10, 0.26, 0.43, 0.60)], 0.026)
    rail = strip(points(".02,-1.13 .20,-1.06 .48,-1.05 .72,-1.11"), 0.022)
    boards = strips([((x, -1.25), (x + 0.01, -1.02)) for x in (0.06, 0.15, 0.21, 0.31, 0.37, 0.48,
                                                               0.54, 0.66)], 0.012)  # fmt: skip
    return [
        Sheet(posts, _INK), Sheet(rim(road, 0.024), _INK),
        Sheet(road, INKS["vermilion"], ("bridge",), turn=90), Sheet(boards & road, _INK),
        Sheet(rim(rail, 0.014), _INK), Sheet(rail, _PAPER, ("bridge",)),
    ]  # fmt: skip


def _fir(tall: float, wide: float, lean: float) -> list[Sheet]:
    """A fir at the origin with snow on its branches."""
    tree, snow = strip(((0, -0.03), (0, 0.1)), 0.05), Outline(())
    for step, low in enumerate((0.02, 0.26, 0.50)):
        half = (0.30 - 0.07 * step) * wide
        tree = tree | polygon((-half, low), (0, low - 0.05), (half, low + 0.02), (lean, low + 0.50))
        snow = snow | polygon(
            (-half * 0.9, low + 0.03), (-half * 0.3, low + 0.06), (lean * 0.8, low + 0.42),
        )  # fmt: skip
    return [
        Sheet(rim(tree, 0.05).scaled(tall), _PAPER), Sheet(tree.scaled(tall), _INK, ("firs",)),
        Sheet(snow.scaled(tall), _PAPER),
    ]  # fmt: skip


def _lay_firs(scene: Scene) -> None:
    """Firs along the shore: hair around crown and nape, and a beard below the jaw."""
    places: list[tuple[float, float, float]] = []
    for row, (grow, count) in enumerate(((1.03, 20), (1.13, 21), (1.25, 20), (1.38, 16))):
        for index in range(count):
            angle = math.radians(116 - 172 * (index + 0.5 * (row % 2)) / count)
            x, y = 0.22 + 0.70 * grow * math.cos(angle), 0.22 + 1.06 * grow * math.sin(angle)
            places.append((x, y, 0.22 + 0.05 * math.sin(5.1 * index + 2 * row)))
    beard = points(
        "-.66,-.74 -.78,-.80 -.68,-.92 -.84,-.98 -.56,-1.06 -.72,-1.10 -.40,-1.16 -.58,-1.22"
        " -.26,-1.18 -.42,-1.32 -.12,-1.16 -.26,-1.36 -.02,-1.14 -.10,-1.34 .02,-1.46 -.60,-1.40"
        " -.76,-1.28 -.40,-1.48 -.90,-1.16 -.62,-.82 -.50,-1.0 -.34,-1.08 -.18,-1.08 -.48,-1.10"
    )
    places += [(x, y, 0.24 + 0.06 * math.sin(7 * x + 11 * y)) for x, y in beard]
    places.sort(key=lambda place: -place[1])
    for index, (x, y, tall) in enumerate(places):
        tree = _fir(tall, 0.9 + 0.25 * math.sin(3.7 * index), 0.05 * math.sin(2.3 * index))
        lay_pile(scene, tree, x, y - 0.10, depth=40.0 - 0.1 * index)


def _lay_skaters(scene: Scene) -> None:
    """People on the ice with scarves that fly, one of them fallen; nobody but one stands still."""
    coat, skirt = adult_outline(SKATING, coat=0.5), adult_outline(SKATING, skirt=True)
    glider, dancer = adult_outline(_GLIDING, coat=0.3), adult_outline(_SPINNING, skirt=True)
    for index, (outline, lean, x, y, size, flip) in enumerate((
        (coat, SKATING.lean, -0.12, 0.90, 0.27, False),
        (skirt, SKATING.lean, 0.46, 0.78, 0.25, True),
        (dancer, _SPINNING.lean, -0.06, -0.14, 0.33, False),
        (glider, _GLIDING.lean, 0.64, -0.42, 0.27, True),
        (glider, _GLIDING.lean, 0.16, -0.66, 0.34, True),
        (skirt, SKATING.lean, -0.30, -0.84, 0.27, False),
        (coat, SKATING.lean, 0.36, -1.50, 0.27, False),
    )):  # fmt: skip
        parts = _dressed(outline, lean, flip)
        lay_pile(scene, parts, x, y, size, flip=flip, depth=26.0 - index)
    lay_pile(scene, _fallen(), 0.20, 0.52, 0.30, depth=18.0)


def _dressed(outline: Outline, lean: float, flip: bool) -> list[Sheet]:
    """A skater with a cap, a scarf and a shadow, which falls to the right even if flipped."""
    shade = blob("-.1,.0 .1,.03 .62,-.12 .58,-.17 .1,-.06")
    scarf = strip(points("0,.78 -.14,.84 -.26,.77 -.40,.84"), 0.07, 0.05)
    cap = blob("-.065,.92 -.06,1.0 .0,1.03 .06,1.0 .065,.92")
    wool = (scarf | cap).turned(lean)
    return [
        Sheet(shade.flipped() if flip else shade, _INK, ("shadow",)),
        Sheet(rim(outline | wool, 0.07), _PAPER),
        Sheet(outline, _INK, ("skaters",)), Sheet(wool, _RED, ("scarves",)),
    ]  # fmt: skip


def _fallen() -> list[Sheet]:
    """A child that sits on the ice, both legs in the air."""
    body = blob("-.14,.0 -.20,.2 -.10,.42 .06,.40 .12,.16 .10,.0")
    body = body | strip(points(".04,.08 .28,.10 .44,.26"), 0.11, 0.07)
    body = body | strip(points(".04,.06 .30,.02 .50,.10"), 0.11, 0.07)
    body = body | strip(((-0.08, 0.34), (-0.28, 0.06)), 0.08, 0.05)
    body = body | strips([((0.40, 0.34), (0.54, 0.22)), ((0.50, 0.20), (0.56, 0.0))], 0.035)
    face = ellipse(0.10, 0.115).at(0.0, 0.50)
    cap = blob("-.12,.50 -.12,.62 .0,.68 .11,.62 .12,.52") | ellipse(0.045).at(-0.03, 0.70)
    shade = blob("-.2,.03 .1,.03 .8,-.12 .76,-.17 .1,-.08")
    whole = body | face | cap
    return [
        Sheet(shade, _INK, ("shadow",)), Sheet(rim(whole, 0.07), _PAPER),
        Sheet(body, _INK, ("fallen child",)), Sheet(face, _PAPER),
        Sheet(cap, _RED, ("caps",)),
    ]  # fmt: skip


def _angler() -> list[Sheet]:
    """The one who stands still: in red, on skates, with a rod over the hole."""
    body = adult_outline(STANDING, coat=0.2)
    cloak = blob("-.10,.80 .10,.80 .15,.5 .17,.22 .17,.22 -.17,.22 -.17,.22 -.15,.5")
    arm = strip(((0.02, 0.68), (-0.22, 0.58)), 0.09, 0.07)
    rod = strip(points("-.08,.48 -.34,.86 -.46,.84"), 0.03, 0.022) | strip(
        ((-0.46, 0.84), (-0.46, 0.05)), 0.014
    )
    cap = blob("-.075,.90 -.07,1.0 .0,1.05 .07,1.0 .075,.90")
    shade = blob("-.1,.0 .1,.03 .8,-.16 .76,-.22 .1,-.07")
    whole = body | cloak | arm | cap
    return [
        Sheet(shade, _INK, ("shadow",)), Sheet(rim(whole, 0.07) | rim(rod, 0.03), _PAPER),
        Sheet(rod, _INK, ("rod",)), Sheet(body, _INK, ("one who stands still",)),
        Sheet(cloak | arm, _RED, ("one who stands still",)), Sheet(cap, _INK),
    ]  # fmt: skip
