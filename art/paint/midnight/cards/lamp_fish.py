"""A lamp that is a bowl of water, and those who look in."""

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cut_hands import pinch, pose, sleeve
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.features import CLEAR, FLAT, eye
from art.paint.midnight.portraits import carved_profile
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import Profile
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    points,
    polygon,
    ring,
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
    title="Feed it before it gets dark",
    subject="glowing fish in a street lamp",
    props=("street lamp", "fish", "lamplighter", "ladder", "cat", "street"),
    mood=("tender", "funny", "quiet"),
)
def lamp_fish(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _street(), 0, 0, depth=58.0)
    lay_pile(scene, _lamp(), 0, 0, depth=50.0)
    lay_pile(scene, _fish(), 0.42, 0.34, depth=46.0)
    lay_pile(scene, _glass(), 0, 0, depth=42.0)
    lay_pile(scene, _keeper(), 0, 0, depth=36.0)
    lay_pile(scene, _cat(), 0, 0, depth=24.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "night"), sky="black", clear_from=CLEAR, lamp_pool=0
    )


def _street() -> list[Sheet]:
    """Roofs far below, and the glow around the lamp."""
    glow = ring(0.98, 0.93).at(0.42, 0.40) | ring(1.12, 1.09).at(0.42, 0.40)
    roofs = polygon("-1.3,-1.8 -1.3,-.70 -1.0,-.46 -.72,-.70 -.72,-.90 -.50,-.90 -.50,-1.1"
                    " -.30,-.92 -.10,-1.1"
                    " -.10,-1.8")  # fmt: skip
    panes = Outline(())
    for x, y in ((-0.92, -0.86), (-0.40, -1.12), (-0.92, -1.14)):
        panes = panes | box(0.10, 0.13).at(x, y)
    return [
        Sheet(glow, FLAT["lamp"], ("light",)), *white_edged(roofs, BLACK, "roofs", edge=0.03),
        Sheet(panes, FLAT["lamp"], ("windows",)),
    ]  # fmt: skip


_GLASS = polygon("-.10,-.42 -.22,1.06 1.06,1.06 .94,-.42")


def _lamp() -> list[Sheet]:
    """A street lamp cut by the right edge, its glass full of water."""
    post = polygon(".32,-.50 .52,-.50 .58,-1.8 .26,-1.8")
    foot = polygon("-.16,-.42 1.0,-.42 .78,-.64 .06,-.64")
    cap = polygon("-1.50,.0 .06,.0 -.40,.38 -1.02,.38").turned(-15).at(1.10, 1.06)
    water = _GLASS & blob("-.4,.86 -.1,.80 .2,.88 .5,.80 .8,.88 1.2,.80 1.2,-.6 -.4,-.6")
    return [
        *edged(post, WHITE, "lamp post", edge=0.04), Sheet(_GLASS, WHITE),
        Sheet(water, FLAT["night"], ("water",)), *edged(foot, WHITE, "lamp", edge=0.04),
        *edged(cap, WHITE, "lamp", edge=0.044),
    ]  # fmt: skip


def _fish() -> list[Sheet]:
    """A fat goldfish that looks at its keeper with a full mouth."""
    tail = blob(".30,.02 .50,.30 .66,.34 .66,.34 .60,.06 .68,-.26 .68,-.26 .50,-.20 .30,-.06")
    fin = blob("-.10,.28 .04,.48 .26,.44 .26,.44 .20,.24")
    body = blob("-.48,.0 -.36,.22 -.06,.34 .22,.24 .38,.04 .38,-.08 .20,-.26 -.08,-.34 -.36,-.24")
    gill = cuts("-.14,.24 -.06,.06 -.14,-.16", thick=0.036)
    scales = Outline(())
    for row in range(4):
        for step in range(3):
            scales = scales | cuts(
                arc(0.02 + 0.11 * step, 0.16 - 0.11 * row, 0.06, 100, 260), thick=0.026
            )
    side = blob("-.02,-.04 .12,-.02 .18,-.14 .06,-.20 -.04,-.14")
    lips = blob("-.46,.04 -.56,.06 -.60,-.01 -.56,-.08 -.46,-.07 -.50,-.01")
    return [
        *edged(tail, FLAT["lamp"], "goldfish", edge=0.036), *edged(fin, FLAT["lamp"], edge=0.034),
        *edged(body, FLAT["lamp"], "goldfish", edge=0.04), Sheet(gill | (scales & body), BLACK),
        *edged(side, FLAT["vermilion"], "fin", edge=0.03), *edged(lips, FLAT["vermilion"],
            edge=0.03),
        *eye(-0.28, 0.08, 0.22, (-1.0, 0.4)),
    ]  # fmt: skip


def _glass() -> list[Sheet]:
    """Bubbles, flakes of food, and the bars of the lamp."""
    bubbles = Outline(())
    for x, y, size in (
        (-0.10, 0.56, 0.05),
        (-0.04, 0.68, 0.035),
        (0.66, 0.70, 0.05),
        (0.08, -0.22, 0.04),
    ):
        bubbles = bubbles | (ellipse(size) - ellipse(0.6 * size)).at(x, y)
    flakes = beads(points("-.02,.78 .10,.72 .02,.62 .20,.80"), 0.024)
    frame = strips([((-0.10, -0.42), (-0.22, 1.06)), ((0.94, -0.42), (1.06, 1.06))], 0.075)
    return [
        Sheet(bubbles, WHITE, ("bubbles",)), *edged(flakes, FLAT["vermilion"], "food", edge=0.016),
        *edged(frame, WHITE, "lamp", edge=0.034),
    ]  # fmt: skip


def _keeper() -> list[Sheet]:
    """A woman in a red coat on a ladder, her nose at the glass, a pinch of food in her fingers."""
    rails = strips([((-0.96, -1.7), (-0.34, -0.10)), ((-0.66, -1.7), (-0.16, -0.42))], 0.07)
    rungs = strips([((-0.87, -1.44), (-0.58, -1.50)), ((-0.74, -1.12), (-0.46, -1.18)),
                    ((-0.60, -0.80), (-0.34, -0.88))], 0.06)  # fmt: skip
    coat = blob("-1.3,.10 -1.0,.12 -.76,-.02 -.56,-.30 -.50,-.8 -.62,-1.3 -1.3,-1.5")
    folds = cuts("-.96,-.10 -.84,-.50 -.88,-.9", "-.74,-.20 -.66,-.60 -.70,-1.0", thick=0.04)
    head = carved_profile(Profile(nose=1.3, chin=1.0, lips=1.2, bridge=0.9, tip=-0.2), "bun",
        BLACK, "wide",
                          smile=1.2, years=1)  # fmt: skip
    cheek = ellipse(0.08).at(0.19, -0.17)
    hat = blob("-.34,.44 -.20,.50 .10,.50 .30,.40 .30,.40 .24,.66 -.04,.76 -.30,.66") | blob(
        "-.50,.40 -.10,.44 .30,.36 .58,.24 .58,.24 .30,.46 -.10,.54 -.48,.50"
    )
    grip = pinch(WHITE)
    arm = sleeve(points("0,-.16 .0,-.7 -.6,-1.6"), 0.42, 0.7, INKS["vermilion"])
    place = (0.48, -108.0, -0.44, 1.22)
    face = [
        *head, Sheet(cheek, FLAT["vermilion"]), *edged(hat, FLAT["vermilion"], "hat", edge=0.045),
    ]  # fmt: skip
    return [
        *edged(rails | rungs, WHITE, "ladder rungs", edge=0.03),
        *pose([*arm, *grip.behind, *grip.before], *place),
        *edged(coat, INKS["vermilion"], "red coat", edge=0.04), Sheet(folds, BLACK),
        *(sheet.placed(-0.66, 0.40, 0.78, 4, flip=False) for sheet in face),
    ]  # fmt: skip


def _cat() -> list[Sheet]:
    """A cat in the lower corner, whose eyes have grown."""
    body = blob(".50,-1.6 .56,-1.20 .70,-1.0 1.3,-.9 1.3,-1.8 .5,-1.8")
    head = blob(".44,-.62 .50,-.98 .66,-1.14 .86,-1.14 1.02,-.98 1.06,-.62 1.06,-.62 .90,-.78"
                " .76,-.76 .60,-.78"
                " .44,-.62")  # fmt: skip
    lines = cuts(".70,-1.04 .75,-1.08 .80,-1.04", thick=0.026)
    whiskers = strips([((0.62, -1.0), (0.34, -0.96)), ((0.62, -1.04), (0.36, -1.10))], 0.02)
    tongue = blob(".72,-1.07 .78,-1.07 .77,-1.14 .73,-1.14")
    return [
        *white_edged(body, BLACK, "cat", edge=0.034), *white_edged(head, BLACK, "cat", edge=0.034),
        *eye(0.64, -0.90, 0.19, (-0.4, 1.0), FLAT["lamp"]), *eye(0.87, -0.90, 0.19, (-0.4, 1.0),
            FLAT["lamp"]),
        Sheet(lines | whiskers, WHITE), Sheet(tongue, FLAT["vermilion"]),
    ]  # fmt: skip
