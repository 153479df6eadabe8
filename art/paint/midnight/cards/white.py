"""Snow, fog and empty land: pictures that are mostly bare paper."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import back_of_hand, pinch, pose, sleeve
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT, eye, open_hand
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.animals import crow_outline
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
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


@card(
    palette="block_day",
    hand="woodcut",
    title="Something kept the snow off",
    subject="giant hand over a house",
    props=("house", "snow", "footprints"),
    mood=("protective", "threatening", "hushed"),
)
def sheltering_hand(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    drifts = [
        *edged(land((-1, -0.52), (-0.2, -0.40), (0.5, -0.56), (1, -0.46)), WHITE, "snow"),
        Sheet(cuts("-.9,-1.0 -.5,-.94 -.2,-1.0", ".3,-1.28 .6,-1.22 .9,-1.28", thick=0.022), BLACK),
    ]
    lay_pile(scene, drifts, 0, 0, depth=50.0)
    for x, y, size in ((0.72, -0.56, 0.62), (0.46, -0.50, 0.44)):
        lay_pile(scene, _snowy_fir(), x, y, size, depth=46.0 - 10 * size)
    lay_pile(scene, _snowed_in(), -0.20, -0.92, 0.92, depth=38.0)
    steps = points(".02,-.98 .14,-1.04 .20,-1.14 .34,-1.18 .42,-1.29 .58,-1.32")
    scene.lay(Sheet(beads(steps, 0.024), BLACK, ("footprints",)), depth=30.0)
    flakes = points(
        "-.90,1.36 -.62,1.22 -.80,.98 -.92,.66 -.70,.44 -.86,.20 -.64,1.40 -.94,-.10 -.78,-.28"
        " .34,1.38 .58,1.24 .84,1.40 .44,1.04 .72,.94 .92,1.12 .56,.70 .88,.72 .42,.44 .70,.50"
        " .92,.36 .60,.20 .80,.06 .94,-.14 .56,-.10 -.56,.74 .30,.76"
    )
    for index, (x, y) in enumerate(flakes):
        flake = ellipse(0.016 + 0.006 * (index % 3)).at(x, y)
        scene.lay(Sheet(flake, WHITE, ("snow",)), depth=29.0)
    hand = back_of_hand(WHITE, (-52.0, -20.0, -6.0, 8.0, 26.0))
    arm = sleeve([(0.0, 0.0), (0.0, -0.4), (0.02, -1.0)], 0.36, 0.50, FLAT["vermilion"])
    lay_pile(scene, pose([*hand, *arm], 1.12, 176, -0.16, 0.92), 0, 0, depth=20.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _snowed_in() -> list[Sheet]:
    """A small house with snow on its roof and lamps behind its windows, standing at the origin."""
    wall = polygon("-.34,0 -.34,.36 0,.66 .34,.36 .34,0")
    roof = polygon("-.46,.30 0,.72 .46,.30 .40,.22 0,.58 -.40,.22")
    chimney = polygon(".16,.44 .16,.74 .28,.74 .28,.40")
    door = blob("-.07,0 -.07,0 -.07,.18 0,.23 .07,.18 .07,0 .07,0")
    windows = box(0.14, 0.14).at(-0.20, 0.20) | box(0.14, 0.14).at(0.20, 0.20)
    bars = strips([((x - 0.07, 0.20), (x + 0.07, 0.20)) for x in (-0.20, 0.20)], 0.016) | strips(
        [((x, 0.13), (x, 0.27)) for x in (-0.20, 0.20)], 0.016
    )
    return [
        *edged(chimney, FLAT["vermilion"], "chimney", edge=0.03),
        *edged(wall, FLAT["vermilion"], "house", edge=0.04), *edged(roof, WHITE, "snow", edge=0.03),
        *edged(windows, FLAT["lamp"], "window", edge=0.03), Sheet(bars, BLACK),
        *edged(door, BLACK, "door"),
    ]  # fmt: skip


def _snowy_fir() -> list[Sheet]:
    """A fir of three tiers with snow on them, one unit high, standing at the origin."""
    trunk = box(0.10, 0.2).at(0, 0.06)
    sheets = edged(trunk, BLACK)
    for low, wide in ((0.12, 0.36), (0.38, 0.29), (0.64, 0.22)):
        tier = polygon((-wide, low), (0, low + 0.40), (wide, low))
        snow = polygon("-.55,.18 0,.40 .55,.18 .2,.14 0,.20 -.25,.13").scaled(wide, 1).at(0, low)
        sheets += [*edged(tier, BLACK, "fir", edge=0.03), Sheet(snow, WHITE)]
    return sheets


@card(
    palette="block_day",
    hand="woodcut",
    title="His coat has somewhere else to be",
    subject="man whose coat turns into crows",
    props=("crows", "snow", "thread", "striped underwear"),
    mood=("free", "sad", "strange"),
)
def crow_coat(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["clay"])
    hill = land((-1, -1.06), (-0.3, -0.98), (0.4, -1.10), (1, -0.96))
    lay_pile(scene, edged(hill, WHITE, "snow", edge=0.034), 0, 0, depth=56.0)
    lay_pile(scene, _undressed(), 0, 0, depth=52.0)
    lay_pile(scene, _reaching_arm(), 0, 0, depth=50.0)
    lay_pile(scene, _fraying_coat(), 0, 0, depth=48.0)
    for index, (x, y, size, turn) in enumerate(_FLOCK):
        red = index == len(_FLOCK) - 1
        lay_pile(scene, pose(_crow(red), size, turn, x, y), 0, 0, depth=40.0 - index)
    face = carved_profile(figures.OLD, "bald", BLACK, "wide", smile=-0.3, years=4)
    lay_pile(scene, pose(face, 0.92, 14, -0.46, 0.40), 0, 0, depth=20.0)
    lay_pile(scene, pose(_flying_hat(), 0.88, 24, -0.56, 0.66), 0, 0, depth=18.0)
    return WoodcutPlan(inks=("clay", "vermilion"), sky="paper", clear_from=CLEAR, lamp_pool=0)


_FLOCK = (
    (-0.22, -0.80, 0.50, 40), (-0.26, -1.22, 0.44, 16), (0.20, -1.10, 0.46, 50),
    (0.28, -0.62, 0.44, 26), (0.66, -0.84, 0.50, 30), (0.82, -0.36, 0.44, 12),
    (0.10, 1.22, 0.26, 10), (0.46, 1.28, 0.24, 34), (0.86, 1.22, 0.34, 24), (0.86, 0.16, 0.38, 40),
    (0.56, 0.66, 0.62, 24),
)  # fmt: skip
"""Crows from the hem of the coat to the sky: place, size and turn."""


def _crow(is_near: bool) -> list[Sheet]:
    """A crow on the wing; the nearest has a red eye, and a red thread in its beak."""
    lines = cuts(".06,.16 .0,.40 -.06,.62", "-.06,.14 -.12,.34 -.20,.50", ".14,.14 .10,.30 .06,.44",
                 ".30,.05 .10,.02 -.14,-.02", "-.32,-.02 -.46,-.01 -.56,.03", thin=0.006,
                     thick=0.022)  # fmt: skip
    eye = ellipse(0.034).at(0.36, 0.045)
    bird = [
        *white_edged(crow_outline(flying=True), BLACK, "crow", edge=0.045), Sheet(lines, WHITE),
    ]  # fmt: skip
    if not is_near:
        return [*bird, Sheet(eye, WHITE)]
    thread = strip(points(".52,.03 .50,-.24 .30,-.46 .10,-.60 -.10,-.86 -.50,-.98"), 0.034)
    return [Sheet(thread, INKS["vermilion"], ("thread",)), *bird,
            Sheet(ellipse(0.05).at(0.36, 0.045), FLAT["vermilion"], ("red eye",))]  # fmt: skip


def _undressed() -> list[Sheet]:
    """What he wears below: long striped underwear with buttons."""
    body = blob(
        "-.60,-.10 -.30,-.10 -.04,-.30 .06,-.70 .10,-1.2 .12,-1.8 .12,-1.8 -1.2,-1.8 -1.2,-.5"
    )
    stripes = Outline(())
    for index in range(9):
        y = -0.34 - 0.17 * index
        stripes = stripes | strip(points(f"-1.2,{y - 0.10} -.5,{y} .3,{y - 0.06}"), 0.075)
    buttons = beads(points("-.16,-.44 -.12,-.70 -.10,-.96 -.09,-1.22"), 0.036)
    return [
        *edged(body, WHITE, "striped underwear", edge=0.04),
        Sheet(stripes & body, FLAT["vermilion"]), *edged(buttons, WHITE, edge=0.024),
    ]  # fmt: skip


def _fraying_coat() -> list[Sheet]:
    """The half of the coat that he still has, frayed where it leaves."""
    cloth = blob(
        "-.62,-.04 -.62,-.04 -.42,-.22 -.30,-.36 -.30,-.36 -.36,-.50 -.20,-.60 -.20,-.60 -.32,-.70"
        " -.22,-.92 -.22,-.92 -.38,-.98 -.24,-1.16 -.24,-1.16 -.34,-1.28 -.20,-1.44 -.26,-1.8"
        " -.26,-1.8 -1.3,-1.8 -1.3,-1.8 -1.3,-.40 -1.0,-.16"
    )
    folds = cuts("-.74,-.30 -.66,-.70 -.70,-1.1", "-.54,-.40 -.46,-.80 -.52,-1.2 -.50,-1.5",
                 "-.90,-.60 -.86,-1.0 -.90,-1.5", "-.70,-1.0 -.66,-1.3 -.70,-1.6",
                     thick=0.045)  # fmt: skip
    collar = blob("-.94,.06 -.70,.02 -.52,-.12 -.40,-.30 -.40,-.30 -.56,-.42 -.84,-.30 -1.02,-.10")
    return [
        *white_edged(cloth, BLACK, "coat", edge=0.034), Sheet(folds, WHITE),
        *white_edged(collar, BLACK, "collar", edge=0.034),
    ]  # fmt: skip


def _flying_hat() -> list[Sheet]:
    """A broad hat that the wind lifts."""
    crown = blob("-.42,.06 -.42,.06 -.40,.40 -.14,.52 .16,.50 .36,.38 .38,.06 .38,.06")
    brim = blob("-.80,.02 -.42,.08 .0,.10 .42,.08 .80,.04 .42,-.08 .0,-.10 -.42,-.08")
    band = polygon("-.42,.08 -.415,.20 .385,.20 .385,.08")
    return [
        *white_edged(crown, BLACK, "hat", edge=0.034), Sheet(band, FLAT["vermilion"]),
        *white_edged(brim, BLACK, "hat", edge=0.034),
    ]  # fmt: skip


def _reaching_arm() -> list[Sheet]:
    """His arm in its striped sleeve: the hand still has the end of a thread."""
    palm = open_hand(WHITE, (-60.0, -24.0, -6.0, 10.0, 30.0))
    cloth = sleeve([(0.0, 0.02), (-0.06, -0.6), (-0.3, -1.5)], 0.34, 0.56, WHITE)
    rings = Outline(())
    for y in (-0.28, -0.52, -0.76, -1.0, -1.24):
        rings = rings | strip(((-0.7, y - 0.04), (0.4, y + 0.04)), 0.09)
    arm = Sheet(rings & cloth[1].outline, FLAT["vermilion"])
    return pose([*palm, *cloth[:2], arm, *cloth[3:]], 0.56, -48, 0.22, -0.12)


@card(
    palette="block_day",
    hand="woodcut",
    title="He always comes at this hour",
    subject="dog waiting in the fog",
    props=("landing stage", "boat", "fog", "hat", "suitcase"),
    mood=("faithful", "sad", "hopeful"),
)
def fog_dog(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["night"])
    lay_pile(scene, _fog("-1.4,1.24 -.5,1.30 .2,1.20 .9,1.30", 0.24), 0, 0, depth=58.0)
    lay_pile(scene, _fog("-1.4,.98 -.9,.92 -.4,.98 .1,.92", 0.12), 0, 0, depth=57.0)
    lay_pile(scene, _boat(), 0, 0, depth=54.0)
    lay_pile(scene, _fog("-1.4,.56 -.9,.62 -.6,.58 -.28,.62", 0.13), 0, 0, depth=52.0)
    lay_pile(scene, _fog("-1.4,.16 -.7,.22 -.1,.12 .5,.20", 0.20), 0, 0, depth=51.0)
    lay_pile(scene, _fog("1.4,-.34 .6,-.26 -.2,-.36 -1.4,-.28", 0.24), 0, 0, depth=50.0)
    lay_pile(scene, _stage(), 0, 0, depth=46.0)
    lay_pile(scene, _dog(), 0, 0, depth=40.0)
    lay_pile(scene, _masters_hat(), 0, 0, depth=30.0)
    lay_pile(scene, _fog("1.4,-.62 .9,-.50 .5,-.62 .2,-.52 -.2,-.58", 0.28), 0, 0, depth=26.0)
    lay_pile(scene, _case(), 0, 0, depth=22.0)
    return WoodcutPlan(
        inks=("vermilion", "night", "clay"), sky="paper", clear_from=CLEAR, lamp_pool=0
    )


def _fog(path: str, wide: float) -> list[Sheet]:
    """A bank of fog: a white tongue that gets thinner, with a cut along it."""
    line = points(path)
    band = strip(line, wide, 0.1 * wide)
    cut = [(x, y + 0.06 * wide) for x, y in line[:-1]]
    return [*edged(band, WHITE, "fog", edge=0.028), Sheet(cuts(cut, thick=0.020), BLACK)]


def _boat() -> list[Sheet]:
    """Far out, a small red boat, and somebody who stands in it and waves."""
    hull = blob("-.92,.52 -.92,.52 -.80,.40 -.44,.40 -.32,.52 -.32,.52 -.60,.49")
    coat = blob("-.68,.50 -.70,.70 -.63,.80 -.56,.70 -.54,.50")
    head = ellipse(0.055, 0.065).at(-0.63, 0.86)
    arm = strip(points("-.60,.72 -.50,.80 -.46,.94"), 0.05)
    oar = strip(((-0.78, 0.74), (-0.96, 0.34)), 0.026)
    tuft = cuts("-.68,.92 -.63,.94 -.58,.91", thick=0.03)
    boat = [
        *edged(coat | arm, BLACK, "sailor", edge=0.02), *edged(head, WHITE, edge=0.024),
        Sheet(tuft, BLACK), *edged(oar, WHITE, "oar", edge=0.02),
        *edged(hull, FLAT["vermilion"], "boat", edge=0.03),
    ]  # fmt: skip
    return [sheet.placed(-0.14, 0.32, 0.86, 0, flip=False) for sheet in boat]


def _stage() -> list[Sheet]:
    """Planks that run out to the left, on posts."""
    deck = polygon("-.66,-1.06 1.3,-.80 1.3,-1.8 -.66,-1.8")
    planks = strips([((-0.66, -1.30), (1.3, -1.12)), ((-0.66, -1.46), (1.3, -1.36))], 0.022)
    post = box(0.20, 0.9).at(-0.66, -1.2)
    top = ellipse(0.10, 0.04).at(-0.66, -0.75)
    return [
        *edged(deck, FLAT["clay"], "landing stage", edge=0.034), Sheet(planks, BLACK),
        *white_edged(post, BLACK, "post", edge=0.03), *edged(top, WHITE, edge=0.024),
    ]  # fmt: skip


def _dog() -> list[Sheet]:
    """A large black dog, seen close, who looks out over the water and grins."""
    body = blob(
        ".30,.20 .10,-.10 .06,-.50 .12,-.96 .10,-1.36 .10,-1.36 1.3,-1.36 1.3,-1.36 1.3,.3 .84,.40"
    )
    chest = cuts(".30,-.24 .24,-.44 .26,-.62", ".44,-.30 .38,-.52 .40,-.72",
        ".58,-.26 .54,-.50 .56,-.70",
                 ".30,-.80 .28,-1.0 .30,-1.2", ".46,-.86 .44,-1.06 .46,-1.26",
                     ".74,-.30 .72,-.56 .76,-.80",
                 ".66,-.86 .64,-1.06 .68,-1.26", ".88,-.60 .86,-.86 .90,-1.1",
                     thick=0.040)  # fmt: skip
    head = blob(
        ".96,.76 .76,.96 .46,.98 .22,.88 .06,.74 -.22,.68 -.44,.60 -.54,.48 -.50,.36 -.36,.30"
        " -.36,.30 -.20,.36 .0,.36 .10,.30 .10,.30 -.06,.24 -.26,.20 -.36,.14 -.36,.14 -.22,.04"
        " .04,.04 .24,.10 .40,.0 .66,-.10 .96,.0 1.1,.4"
    )
    muzzle = blob("-.50,.50 -.36,.60 -.14,.64 .04,.60 .02,.46 -.12,.40 -.36,.36")
    nose = blob("-.56,.50 -.52,.60 -.40,.63 -.34,.55 -.40,.46 -.50,.43")
    dots = (
        ellipse(0.016).at(-0.16, 0.52)
        | ellipse(0.016).at(-0.08, 0.46)
        | ellipse(0.016).at(-0.2, 0.44)
    )
    mouth = blob(
        "-.36,.30 -.36,.30 -.20,.36 .0,.36 .10,.30 .10,.30 -.06,.24 -.26,.20 -.36,.14 -.30,.22"
    )
    tongue = blob("-.28,.26 -.12,.28 .02,.28 -.02,.14 -.10,-.06 -.22,-.08 -.28,.04")
    line = cuts("-.14,.22 -.15,.10 -.16,.0", thick=0.022)
    teeth = polygon("-.20,.36 -.15,.27 -.11,.36") | polygon("-.06,.37 -.02,.29 .02,.36")
    ear = blob(".66,.90 .86,.84 1.0,.60 1.06,.20 .96,-.20 .82,-.26 .70,-.04 .64,.30 .58,.62")
    ear_lines = cuts(".76,.70 .84,.40 .86,.10", ".88,.64 .94,.34 .92,.0", thick=0.036)
    fur = cuts(".36,.50 .44,.44 .46,.36", ".48,.56 .54,.48 .56,.38", ".32,.30 .42,.24 .46,.16",
               ".50,.26 .56,.18 .58,.08", ".24,.80 .34,.84 .44,.84", thick=0.034)  # fmt: skip
    brow = cuts(".04,.84 .18,.90 .34,.85", thick=0.045)
    collar = strip(points(".22,.08 .46,-.08 .80,-.22 1.2,-.20"), 0.15)
    bell = ellipse(0.09).at(0.34, -0.14)
    slot = strip(((0.29, -0.16), (0.39, -0.16)), 0.022)
    return [
        *white_edged(body, BLACK, "dog", edge=0.034), Sheet(chest, WHITE),
        *edged(mouth, FLAT["vermilion"], edge=0.03),
        *white_edged(head, BLACK, "dog", edge=0.034),
        Sheet(fur | brow, WHITE), *edged(muzzle, WHITE, "muzzle", edge=0.026),
        Sheet(dots, BLACK), *white_edged(nose, BLACK, "nose", edge=0.024),
        Sheet(mouth, BLACK), Sheet(teeth, WHITE),
        *edged(tongue, FLAT["vermilion"], "tongue", edge=0.026), Sheet(line, BLACK),
        *eye(0.20, 0.68, 0.25, (-1.0, 0.1)),
        *edged(collar, FLAT["vermilion"], "collar", edge=0.034),
        *edged(bell, FLAT["clay"], "bell", edge=0.03), Sheet(slot, BLACK),
        *white_edged(ear, BLACK, "ear", edge=0.034), Sheet(ear_lines, WHITE),
    ]  # fmt: skip


def _masters_hat() -> list[Sheet]:
    """His master's hat, which keeps the ears out of the wind."""
    crown = blob(".26,.96 .26,.96 .30,1.28 .44,1.40 .60,1.32 .78,1.38 .90,1.24 .92,.92 .92,.92")
    brim = blob("-.02,.84 .14,.98 .50,1.04 .86,.98 1.14,.80 1.14,.80 .84,.90 .50,.94 .20,.90")
    band = polygon(".26,.98 .27,1.10 .92,1.06 .92,.94")
    glint = cuts(".38,1.16 .40,1.26 .46,1.32", thick=0.04)
    return [
        *edged(crown, FLAT["clay"], "hat", edge=0.034), Sheet(band, BLACK), Sheet(glint, BLACK),
        *edged(brim, FLAT["clay"], "hat", edge=0.034),
    ]  # fmt: skip


def _case() -> list[Sheet]:
    """A packed suitcase with straps, a label, and a bone that did not fit."""
    case = polygon("-.52,-1.38 .30,-1.38 .28,-.86 -.54,-.86")
    handle = strip(points("-.26,-.86 -.26,-.76 .0,-.76 .0,-.86"), 0.05)
    straps = box(0.08, 0.52).at(-0.36, -1.12) | box(0.08, 0.52).at(0.10, -1.12)
    label = polygon("-.20,-1.0 .0,-.98 .01,-1.18 -.19,-1.20")
    lines = strips([((-0.16, -1.06), (-0.04, -1.05)), ((-0.16, -1.12), (-0.06, -1.11))], 0.014)
    bone = strip(((-0.54, -1.28), (-0.78, -1.34)), 0.07) | ellipse(0.055).at(-0.80, -1.29)
    bone = bone | ellipse(0.055).at(-0.79, -1.39)
    return [
        *edged(bone, WHITE, "bone", edge=0.03), *edged(handle, BLACK, edge=0.024),
        *edged(case, INKS["vermilion"], "suitcase", turn=0, edge=0.036), Sheet(straps, BLACK),
        *edged(label, WHITE, "label", edge=0.024), Sheet(lines, BLACK),
    ]  # fmt: skip


@card(
    palette="block_day",
    hand="woodcut",
    title="A good year for questions",
    subject="forest of raised hands",
    props=("teacher", "hat", "hand from above", "fog"),
    mood=("absurd", "eager", "uneasy"),
)
def hand_field(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    scene.lay(Sheet(land((-1, 0.36), (0, 0.26), (1, 0.34)), FLAT["night"], ("fog",)), depth=55.0)
    raised = (
        (-0.80, -0.06, 0.34, 10, 2), (-0.36, -0.02, 0.34, -6, 0), (0.34, -0.04, 0.35, 4, 2),
        (0.82, -0.02, 0.35, -12, 1), (-0.62, -0.46, 0.48, 6, 1), (0.02, -0.42, 0.46, -4, 2),
        (0.66, -0.46, 0.50, 10, 0), (-0.78, -1.02, 0.66, 8, 0), (0.62, -1.06, 0.66, -10, 2),
        (-0.08, -1.16, 0.74, 5, 1),
    )  # fmt: skip
    for index, (x, y, size, turn, kind) in enumerate(raised):
        spread = (-50.0 + 5 * kind, -17.0 + 3 * kind, -3.0, 9.0 + kind, 24.0 - 3 * kind)
        skin = (WHITE, FLAT["clay"], WHITE)[kind]
        hand = open_hand(skin, spread) if index % 4 else back_of_hand(skin, spread)
        cloth = (FLAT["night"], BLACK, FLAT["clay"])[kind]
        arm = sleeve([(0.0, 0.02), (0.0, -4.5)], 0.36, 0.56, cloth)
        lay_pile(scene, pose([*hand, *arm], size, turn, x, y), 0, 0, depth=50.0 - 2 * index)
    teacher = Person(
        BLACK, figures.OLD, "bun", hair_colour=FLAT["clay"], head=0.27, bow=-20, skin=WHITE
    )
    arms = (((0.0, 0.74), (0.16, 0.84), (0.22, 1.04)), ((0.0, 0.76), (-0.16, 0.84), (-0.24, 1.02)))
    lay_pile(scene, person(teacher, arms), -0.02, 0.0, 0.62, depth=31.5)
    hat = blob("-.06,0 -.06,0 -.06,.07 0,.09 .06,.07 .06,0 .06,0") | ellipse(0.13, 0.024)
    held = pose(edged(hat, FLAT["clay"], "hat", edge=0.02), 1.3, 8, 0.16, 0.74)
    lay_pile(scene, held, 0, 0, depth=30.0)
    grip = pinch(WHITE)
    arm = sleeve([(0.0, -0.16), (0.0, -0.5), (0.0, -1.2)], 0.40, 0.56, FLAT["clay"])
    lay_pile(scene, pose(grip.behind, 0.52, 172, 0.20, 1.27), 0, 0, depth=32.0)
    lay_pile(scene, pose([*grip.before, *arm], 0.52, 172, 0.20, 1.27), 0, 0, depth=28.0)
    return WoodcutPlan(inks=("clay", "night"), sky="paper", clear_from=CLEAR)
