"""A house that listens with its door, and who queues before it."""

from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.portraits import SHADE, carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD, MAN, OLD, WOMAN, profile_outline
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
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

_edged = partial(edged, edge=0.016)

_COAL = "#2a2a2a"


@card(
    palette="block_day",
    hand="woodcut",
    title="Say it in writing",
    subject="house with a face whose mouth is the letterbox",
    props=("door", "letterbox", "windows", "knocker", "letters", "queue", "child", "spoon"),
    mood=("satirical", "stiff", "shy"),
)
def letterbox_mouth(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _wall(), 0, 0, depth=55.0)
    lay_pile(scene, _window("plant", -5), -0.37, 0.86, depth=50.0)
    lay_pile(scene, _window("reader", 7), 0.76, 0.86, depth=48.0)
    lay_pile(scene, _door(), 0.22, 0, depth=44.0)
    lay_pile(scene, _knocker(), 0.22, 0.42, depth=40.0)
    lay_pile(scene, _letterbox(), 0.22, -0.13, depth=36.0)
    lay_pile(scene, _lady(), -0.83, -1.42, depth=30.0)
    lay_pile(scene, _old_man(), -0.37, -1.44, depth=26.0)
    lay_pile(scene, _child(), 0.11, -1.36, depth=20.0)
    return WoodcutPlan(
        inks=("verdigris", "vermilion", "lamp"), sky="paper", contrast=1.6, lamp_pool=0
    )


def _wall() -> list[Sheet]:
    """A plain wall with a few bricks, roof tiles above like hair, and the pavement."""
    bricks = Outline(())
    for x, y in (
        (-0.86, 0.62), (-0.78, 0.55), (-0.92, 0.48), (0.92, 0.28), (0.84, 0.21), (0.93, -0.30),
        (0.84, -0.37), (0.92, -0.44), (0.18, 1.12), (0.26, 1.05), (-0.80, 1.10), (0.86, -0.86),
    ):  # fmt: skip
        bricks = bricks | rim(box(0.14, 0.062).at(x, y), 0.010)
    roof = polygon("-1.2,1.7 1.2,1.7 1.2,1.42 -1.2,1.42")
    tiles = Outline(())
    for index in range(12):
        x, long = -1.05 + 0.19 * index, 0.10 + 0.035 * ((index * 5) % 4)
        roof = roof | ellipse(0.10, long).at(x, 1.42)
        tiles = tiles | strip(arc(x, 1.46, 0.07, 200, 340, long / 0.09), 0.012)
    ground = polygon("-1.2,-1.30 1.2,-1.30 1.2,-1.7 -1.2,-1.7")
    joints = strips([((x, -1.30), (x * 1.5, -1.7)) for x in (-0.6, -0.1, 0.4, 0.84)], 0.010)
    return [
        Sheet(bricks, BLACK, ("wall",)), Sheet(roof, _COAL, ("roof",), turn=90),
        Sheet(tiles, WHITE),
        *_edged(ground, "#cfcfcf", "pavement", turn=0), Sheet(joints, BLACK),
    ]  # fmt: skip


def _window(behind: str, tilt: float) -> list[Sheet]:
    """An arched window like an eye: a blind for its lid, a lintel for its brow."""
    hole = blob("-.24,-.24 -.24,-.24 -.25,.02 -.16,.19 .0,.25 .16,.19 .25,.02 .24,-.24 .24,-.24")
    lid = polygon("-.3,.3 .3,.3 .3,.10 -.3,.10")
    if behind == "reader":
        pupil = profile_outline(MAN).flipped().scaled(0.25).at(0.0, -0.06)
        pupil = pupil | polygon("-.20,-.10 -.13,-.08 -.12,-.22 -.19,-.22")
    else:
        pupil = ellipse(0.12, 0.115).at(0.02, -0.03) | box(0.03, 0.12).at(0.02, -0.14)
        pupil = pupil | polygon("-.06,-.16 .10,-.16 .07,-.26 -.03,-.26")
    lintel = blob("-.36,.30 -.34,.36 .0,.44 .30,.36 .36,.28 .30,.24 .0,.32 -.30,.25")
    lintel = lintel.turned(tilt)
    sill = box(0.60, 0.07).at(0, -0.275)
    hem = strip(((-0.3, 0.10), (0.3, 0.10)), 0.03)
    return [
        *_edged(hole.scaled(1.16), WHITE, "window"),
        *_edged(hole, "#f7d27a", "window", turn=40),
        Sheet(pupil & hole, BLACK, (behind,)), Sheet(hem & hole, BLACK),
        Sheet(lid & hole, SHADE, ("blind",), turn=0),
        *_edged(sill, WHITE, "window"), *_edged(lintel, _COAL, "wall", turn=6),
    ]  # fmt: skip


def _door() -> list[Sheet]:
    """A broad door with a round head, in a stone frame, above two steps."""
    leaf = blob(
        "-.44,-1.16 -.44,-1.16 -.44,.36 -.30,.60 .0,.68 .30,.60 .44,.36 .44,-1.16 .44,-1.16"
    )
    frame = blob(
        "-.54,-1.16 -.54,-1.16 -.54,.38 -.38,.68 .0,.79 .38,.68 .54,.38 .54,-1.16 .54,-1.16"
    )
    stones = cuts(
        "-.54,.0 -.49,.0 -.44,.0", ".54,.0 .49,.0 .44,.0", ".54,-.5 .49,-.5 .44,-.5",
        "-.38,.66 -.34,.62 -.30,.58", ".38,.66 .34,.62 .30,.58", thin=0.012, thick=0.014,
    )  # fmt: skip
    panels = Outline(())
    for x in (-0.21, 0.21):
        panels = panels | rim(box(0.30, 0.46).at(x, -0.78), 0.022)
    return [
        *_edged(frame, "#dedede", "door frame", turn=90), Sheet(stones, BLACK),
        *_edged(leaf, INKS["verdigris"], "door", turn=90), Sheet(panels & leaf, BLACK),
        *_edged(box(1.44, 0.10).at(0, -1.31), WHITE, "steps"),
        *_edged(box(1.22, 0.10).at(0, -1.21), WHITE, "steps"),
    ]  # fmt: skip


def _knocker() -> list[Sheet]:
    """A long brass nose with a ring through it."""
    nose = blob(
        "-.05,.22 .05,.22 .07,.06 .13,-.10 .21,-.18 .22,-.28 .14,-.32 .0,-.30 -.14,-.32 -.22,-.28"
        " -.21,-.18 -.13,-.10 -.07,.06"
    )
    side = blob(".05,.22 .07,.06 .13,-.10 .21,-.18 .22,-.28 .14,-.32 .06,-.30 .06,-.16 .02,.0")
    nostrils = ellipse(0.045, 0.026).turned(-14).at(0.10, -0.265)
    nostrils = nostrils | ellipse(0.045, 0.026).turned(14).at(-0.10, -0.265)
    hoop = (ring(0.13, 0.095).scaled(1, 0.9)).at(0, -0.36)
    return [
        *_edged(nose, INKS["lamp"], "knocker", turn=80), Sheet(side & nose, "#b98426", turn=70),
        Sheet(nostrils, BLACK), *_edged(hoop, WHITE, "ring"),
    ]  # fmt: skip


def _letterbox() -> list[Sheet]:
    """A brass plate cut like lips around a slot, a letter between them."""
    lips = blob(
        "-.36,-.02 -.22,.10 -.07,.15 .0,.11 .07,.15 .22,.10 .36,-.02 .24,-.15 .0,-.20 -.24,-.15"
    )
    slot = blob("-.28,-.01 -.28,-.01 .0,.05 .28,-.01 .28,-.01 .20,-.07 .0,-.09 -.20,-.07")
    letter = polygon(".10,-.03 .29,-.01 .36,-.23 .17,-.27")
    flap = cuts(".11,-.03 .25,-.13 .29,-.02", thin=0.010, thick=0.012)
    seal = ellipse(0.030).at(0.245, -0.12)
    rivets = ellipse(0.018).at(-0.31, -0.02) | ellipse(0.018).at(0.31, -0.02)
    return [
        *_edged(lips, INKS["lamp"], "letterbox", turn=0), Sheet(slot, BLACK, ("letterbox",)),
        Sheet(rivets, BLACK), *_edged(letter, WHITE, "letter"), Sheet(flap, BLACK),
        *_edged(seal, INKS["vermilion"], "letter", edge=0.010),
    ]  # fmt: skip


def _envelope(x: float, y: float, turn: float, size: float = 1.0) -> list[Sheet]:
    """A letter with its flap towards us."""
    parts = [
        *_edged(box(0.26, 0.17), WHITE, "letter"),
        Sheet(cuts("-.13,.08 .0,-.02 .13,.08", thin=0.010, thick=0.012), BLACK),
        Sheet(ellipse(0.026).at(0, -0.02), INKS["vermilion"], ("letter",)),
    ]
    return [part.placed(x, y, size, turn, flip=False) for part in parts]


def _mitten(x: float, y: float, turn: float, colour: str = WHITE) -> list[Sheet]:
    """A gloved hand that holds something flat."""
    palm = blob("-.10,-.05 -.08,.05 .02,.08 .10,.06 .12,.0 .08,-.06 .0,-.08")
    thumb = blob("-.03,.05 .03,.11 .10,.10 .10,.06 .02,.03")
    parts = [*_edged(palm, colour, "glove"), *_edged(thumb, colour, "glove")]
    return [part.placed(x, y, 1.0, turn, flip=False) for part in parts]


def _lady() -> list[Sheet]:
    """The tallest: a lady in a long dark coat and a hat with a feather, with many letters."""
    coat = blob(
        "-.12,1.24 .08,1.24 .16,1.10 .16,.80 .20,.40 .28,.06 .28,.06 .0,.02 -.34,.06 -.34,.06"
        " -.28,.5 -.24,.9 -.22,1.12"
    )
    seams = cuts(
        ".08,.78 .10,.44 .16,.08", "-.02,.74 -.02,.4 .0,.06", "-.14,.80 -.18,.44 -.22,.08",
        "-.10,1.16 -.16,1.0 -.17,.84", thick=0.024,
    )  # fmt: skip
    collar = blob("-.18,1.26 -.06,1.32 .10,1.28 .13,1.18 .02,1.15 -.12,1.17")
    sleeve = strip(points("-.06,1.08 -.02,.86 .14,.96"), 0.20, 0.13) | ellipse(0.10).at(-0.06, 1.08)
    hat = blob("-.40,.34 -.20,.44 .20,.46 .60,.36 .62,.30 .20,.30 -.20,.26 -.42,.28")
    crown = blob("-.32,.36 -.36,.66 -.10,.78 .20,.74 .30,.40")
    feather = blob("-.20,.50 -.44,.80 -.84,.90 -1.02,.72 -.80,.74 -.60,.60 -.36,.38")
    head = [
        *carved_profile(WOMAN, "bun", "#8a8a8a", lid="down", smile=-0.4),
        *_edged(crown, _COAL, "hat", edge=0.04), *_edged(hat, _COAL, "hat", edge=0.04),
        *_edged(feather, INKS["vermilion"], "feather", edge=0.04, turn=160),
        Sheet(cuts("-.24,.50 -.5,.72 -.9,.78", thick=0.03), BLACK),
    ]  # fmt: skip
    letters = [sheet for i in range(4) for sheet in _envelope(0.24, 1.04 + 0.05 * i, 12 - 7 * i)]
    return [
        *_edged(coat, _COAL, "lady"), Sheet(seams, WHITE),
        *(part.placed(-0.02, 1.48, 0.33, -3, flip=False) for part in head),
        *_edged(collar, "#d0d0d0", "fur", turn=40), *letters,
        *_edged(sleeve, _COAL, "lady", turn=20),
        Sheet(cuts("-.12,.96 -.04,.88 .06,.90", thick=0.02), WHITE),
        *_mitten(0.17, 1.0, 30),
    ]  # fmt: skip


def _old_man() -> list[Sheet]:
    """A stout old man in a checked coat with one letter held before him like a shield."""
    coat = blob(
        "-.14,.98 .06,.98 .18,.84 .25,.60 .25,.40 .22,.20 .22,.20 .0,.16 -.26,.20 -.26,.20"
        " -.27,.5 -.25,.80"
    )
    checks = Outline(())
    for step in range(7):
        low = 0.20 + 0.12 * step
        checks = checks | strip(((-0.4, low), (0.4, low + 0.05)), 0.012)
        checks = checks | strip(((-0.30 + 0.10 * step, 0.1), (-0.26 + 0.10 * step, 1.1)), 0.012)
    legs = strip(((-0.12, 0.24), (-0.12, 0.06)), 0.15) | strip(((0.10, 0.24), (0.10, 0.06)), 0.15)
    shoes = blob("-.20,.0 -.20,.0 -.20,.08 -.06,.08 .04,.04 .06,.0 .06,.0")
    sleeve = strip(points("-.04,.84 .04,.66 .20,.92"), 0.20, 0.14) | ellipse(0.10).at(-0.04, 0.86)
    scarf = blob("-.20,.98 -.08,1.04 .10,1.0 .16,.92 .06,.87 -.14,.89")
    cap = blob("-.50,.16 -.50,.42 -.26,.64 .08,.66 .34,.50 .60,.24 .60,.24 .32,.24 -.1,.20")
    head = [
        *carved_profile(OLD, "bald", "#c8c8c8", smile=0.3, years=7),
        *_edged(cap, "#6a6a6a", "cap", edge=0.05, turn=20),
        Sheet(cuts("-.2,.56 .1,.50 .34,.34", thick=0.03), BLACK),
    ]
    return [
        *_edged(legs, _COAL, "old man"), *_edged(shoes, BLACK, "shoes"),
        *_edged(shoes.at(0.20, -0.02), BLACK, "shoes"),
        *_edged(coat, WHITE, "old man", "coat"), Sheet(checks & coat, BLACK),
        *(part.placed(-0.02, 1.20, 0.34, 4, flip=False) for part in head),
        *_edged(scarf, INKS["verdigris"], "scarf", turn=10), *_envelope(0.28, 1.17, 12, 0.94),
        *_edged(sleeve, "#c4c4c4", "old man", turn=50),
        *_mitten(0.24, 1.04, 62, _COAL),
    ]  # fmt: skip


def _child() -> list[Sheet]:
    """A child on tiptoe that lifts a large spoon to the mouth of the door."""
    coat = blob(
        "-.08,.62 .06,.62 .12,.52 .14,.34 .22,.16 .22,.16 .0,.13 -.20,.17 -.20,.17 -.15,.36"
        " -.14,.54"
    )
    folds = cuts(".06,.36 .08,.26 .12,.16", "-.04,.38 -.05,.26 -.07,.16", thick=0.02)
    legs = strip(((-0.07, 0.18), (-0.08, 0.04)), 0.075) | strip(((0.07, 0.18), (0.07, 0.05)), 0.075)
    shoe = blob("-.05,.04 -.05,.04 -.06,.10 .0,.10 .08,.02 .09,-.02 .09,-.02 .02,-.02")
    arm = strip(points("-.01,.54 .12,.62 .17,.78"), 0.13, 0.10) | ellipse(0.065).at(-0.01, 0.54)
    bowl = ellipse(0.068, 0.10).turned(16).at(0.05, 1.21)
    spoon = strip(points(".18,.72 .13,.94 .07,1.13"), 0.040, 0.028)
    cap = blob("-.50,.10 -.50,.46 -.20,.70 .14,.66 .38,.36 .40,.24 .40,.24 .0,.18")
    head = [
        *carved_profile(CHILD, "bob", "#3a3a3a", lid="round", smile=0.9),
        *_edged(cap, INKS["vermilion"], "cap", edge=0.05, turn=100),
        *_edged(strip(points("-.52,.12 -.06,.22 .42,.28"), 0.13), WHITE, edge=0.04),
        *_edged(ellipse(0.12).at(-0.10, 0.76), WHITE, "cap", edge=0.04),
    ]
    return [
        *_edged(legs, WHITE, "child"), *_edged(shoe.at(-0.08, 0), BLACK, "shoes"),
        *_edged(shoe.at(0.07, 0.01), BLACK, "shoes"),
        *_edged(coat, INKS["vermilion"], "child", "coat", turn=84), Sheet(folds, BLACK),
        *(part.placed(-0.05, 0.79, 0.32, 26, flip=False) for part in head),
        *_edged(spoon, WHITE, "spoon"), *_edged(bowl, WHITE, "spoon"),
        Sheet(cuts(".065,1.15 .085,1.21 .05,1.27", thick=0.016), BLACK),
        *_edged(arm, INKS["vermilion"], "child", turn=60),
        *(part.placed(0.165, 0.81, 0.78, 70, flip=False) for part in _mitten(0, 0, 0)),
    ]  # fmt: skip
