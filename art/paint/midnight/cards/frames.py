"""Frames and mirrors, and who is in them."""

from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import WOMAN
from art.paint.story.cutouts.folk import HANGING, Person, person
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
