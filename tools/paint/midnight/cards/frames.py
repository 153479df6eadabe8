"""Frames and mirrors, and who is in them."""

from tools.paint.midnight.stage import BEFORE, empty_stage, lay_pile
from tools.paint.story import things
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import WOMAN
from tools.paint.story.cutouts.folk import HANGING, Person, person
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.faces import CHILD, Look, face


@card(
    palette="block_night",
    hand="woodcut",
    title="The guard is on his break",
    subject="lady tiptoeing out of her painting",
    props=("empty painting", "frame", "sleeping guard", "shoes"),
    mood=("secret", "funny", "brave"),
)
def picture_escape(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#4a4a4a")
    scene.lay(Sheet(land((-1, -0.86), (1, -0.86)), "#c8c8c8", ("floor",), turn=0), depth=55.0)
    scene.lay(Sheet(box(2.6, 0.10).at(0, -0.82), "#161616", ("skirting",)), depth=54.0)
    frame = box(1.04, 1.66).at(-0.36, 0.40)
    scene.lay(Sheet(frame, INKS["lamp"], ("gold frame",), turn=45), depth=50.0)
    scene.lay(Sheet(box(0.90, 1.52).at(-0.36, 0.40), "#161616"), depth=49.5)
    scene.lay(Sheet(box(0.82, 1.44).at(-0.36, 0.40), "#8c8c8c", ("painting",), turn=20), depth=49.0)
    hills = polygon("-.77,.1 -.6,.2 -.4,.08 -.1,.22 .05,.12 .05,-.32 -.77,-.32")
    scene.lay(Sheet(hills, "#3a3a3a", ("painted hills",), turn=8), depth=48.0)
    lady = Person("#161616", WOMAN, "bun", cut="dress", hair_colour="#161616", skin="#f0ece4")
    hole = Outline(())
    for sheet in person(lady, (HANGING,)):
        hole = hole | sheet.outline
    gap = hole.scaled(1.22).at(-0.36, -0.32)
    scene.lay(Sheet(gap, "#f8f8f8", ("gap in the painting",)), depth=47.0)
    tiptoe = Person(
        INKS["vermilion"], WOMAN, "bun", cut="dress", hair_colour="#161616", skin="#f0ece4", bow=-6
    )
    hush = ((0.0, 0.76), (0.13, 0.68), (0.11, 0.85))
    carry = ((0.0, 0.76), (-0.14, 0.64), (-0.26, 0.56))
    lay_pile(scene, person(tiptoe, (hush, carry), lean=-7), x=0.30, y=-1.34, scale=1.30, depth=20.0)
    ruff = blob("-.1,.0 -.04,.05 .04,.04 .1,.0 .04,-.05 -.05,-.04").scaled(1.5).at(0.43, -0.27)
    scene.lay(Sheet(ruff, "#f8f8f8", ("ruff",)), depth=19.0)
    for shift in (0.0, 0.07):
        shoe = blob("-.08,0 -.08,.05 0,.05 .08,.03 .12,0").turned(-70).at(0.04 + shift, -0.66)
        scene.lay(Sheet(shoe, "#161616", ("shoes in hand",)), depth=18.0)
    _lay_guard(scene)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="black", contrast=1.6, lamp_pool=0)


def _lay_guard(scene: Scene) -> None:
    """A guard asleep on a chair, his cap over his nose."""
    chair = strips(
        [
            ((-0.94, -1.42), (-0.94, -0.50)),
            ((-0.56, -1.42), (-0.56, -1.02)),
            ((-0.96, -1.02), (-0.52, -1.02)),
        ],
        0.04,
    )
    scene.lay(Sheet(chair, "#161616", ("chair",)), depth=16.0)
    body = blob("-.92,-1.0 -.94,-.7 -.86,-.50 -.72,-.48 -.62,-.60 -.58,-.8 -.58,-1.0")
    legs = strip(points("-.70,-.94 -.42,-.96 -.28,-1.38"), 0.15, 0.08) | blob(
        "-.34,-1.44 -.34,-1.36 -.22,-1.36 -.1,-1.44"
    )
    scene.lay(Sheet(legs, "#202020", ("trousers",)), depth=15.0)
    scene.lay(Sheet(body, "#161616", ("guard",)), depth=14.0)
    buttons = beads(points("-.61,-.66 -.595,-.76 -.59,-.86"), 0.014)
    scene.lay(Sheet(buttons, INKS["lamp"], ("buttons",)), depth=13.0)
    arm = strip(points("-.82,-.58 -.80,-.78 -.60,-.86"), 0.10, 0.07)
    scene.lay(Sheet(arm, "#161616"), depth=13.0)
    scene.lay(Sheet(ellipse(0.04).at(-0.57, -0.865), "#ece6de", ("hand",)), depth=12.9)
    chin = ellipse(0.10, 0.12).at(-0.70, -0.38) | blob("-.62,-.40 -.57,-.42 -.62,-.45")
    scene.lay(Sheet(chin, "#ece6de", ("face",)), depth=12.0)
    cap = blob(
        "-.84,-.40 -.84,-.28 -.72,-.22 -.60,-.27 -.58,-.36 -.58,-.36 -.48,-.42 -.56,-.42 -.66,-.38"
    )
    scene.lay(Sheet(cap, "#161616", ("cap",)), depth=11.0)


@card(
    palette="block_night",
    hand="woodcut",
    title="He shaves someone else",
    subject="man at a mirror that shows a child",
    props=("mirror", "brush", "foam", "child"),
    mood=("uncanny", "tender", "dry"),
    held_back=True,
)
def mirror_stranger(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.35, 0.35, -0.9), ambient=0.6)
    child = face(
        Look(open_eyes=0.9, gaze=(-0.4, -0.2), brows=0.25, smile=0.5), CHILD, "#e4dcd4", "curls",
        "#4a4448",
        cloth=INKS["vermilion"], shoulders=True,
    )  # fmt: skip
    scene.put(child, 1.5, 2.2, 4.5, yaw=10, scale=1.5)
    glass = ellipse(0.56, 0.78).at(0.28, 0.46)
    tiles = page() - glass
    scene.lay(Sheet(tiles, "#2c2c2c", ("wall",), turn=0), depth=11.0)
    seams = strips([((-1.3, -1.4 + 0.28 * k), (1.3, -1.4 + 0.28 * k)) for k in range(11)], 0.008)
    seams = seams | strips(
        [((-1.0 + 0.28 * k, -1.6), (-1.0 + 0.28 * k, 1.6)) for k in range(8)], 0.008
    )
    scene.lay(Sheet(seams - glass, "#8c8c8c"), depth=10.95)
    frame = ellipse(0.64, 0.87).at(0.28, 0.46) - glass
    scene.lay(Sheet(frame, INKS["lamp"], ("mirror",), turn=30), depth=10.9)
    foam = blob(
        "-.02,.06 .04,.18 .12,.20 .18,.12 .28,.15 .38,.12 .46,.20"
        " .54,.18 .60,.06 .56,-.08 .44,-.18 .28,-.22 .12,-.18"
        " .02,-.08"
    )
    foam = foam - ellipse(0.10, 0.035).at(0.29, 0.055)
    scene.lay(Sheet(foam, "#f8f8f8", ("foam",)), x=0.0, y=0.16, depth=14.0)
    _lay_bather(scene)
    hand = things.hand("#c8beb4", sleeve="#4c4c4c", pose="pinch", cuff="#f0f0f0")
    scene.put(hand, 2.1, -5.6, -2.6, yaw=160, roll=6, scale=1.5)
    handle = strip(((0.31, -1.00), (0.29, -0.62)), 0.06, 0.045)
    bristles = blob(".24,-.62 .34,-.62 .38,-.44 .31,-.38 .23,-.42")
    scene.lay(Sheet(handle, INKS["lamp"], ("brush",)), depth=BEFORE)
    scene.lay(Sheet(bristles, "#f4f4f4", ("brush",)), depth=BEFORE)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", contrast=1.35, lamp_pool=0)


def _lay_bather(scene: Scene) -> None:
    """A man with braces from behind."""
    back = blob("-1.3,-1.8 -1.24,-.9 -.9,-.64 -.62,-.56 -.30,-.64 .0,-.86 .14,-1.2 .18,-1.8")
    head = ellipse(0.29, 0.36).at(-0.58, -0.20) | box(0.30, 0.3).at(-0.58, -0.52)
    ears = ellipse(0.06, 0.11).at(-0.88, -0.24) | ellipse(0.06, 0.11).at(-0.28, -0.24)
    scene.lay(Sheet(back, "#161616", ("man",)), depth=6.0)
    scene.lay(Sheet(ears | head, "#b4aca4", ("man",), turn=10), depth=5.9)
    hair = blob("-.88,-.2 -.84,.08 -.58,.20 -.32,.08 -.28,-.2 -.36,-.44 -.58,-.48 -.80,-.44")
    scene.lay(Sheet(hair, "#5a5a5a", ("hair",), turn=84), depth=5.8)
    creases = strip(points("-.68,-.50 -.58,-.52 -.48,-.50"), 0.010) | strip(
        points("-.66,-.56 -.58,-.58 -.5,-.56"), 0.010
    )
    scene.lay(Sheet(creases, "#161616"), depth=5.6)
    braces = strip(points("-.86,-.66 -.72,-1.0 -.62,-1.5"), 0.05) | strip(
        points("-.30,-.66 -.46,-1.0 -.56,-1.5"), 0.05
    )
    scene.lay(Sheet(braces, "#f0f0f0", ("braces",), turn=60), depth=5.7)
