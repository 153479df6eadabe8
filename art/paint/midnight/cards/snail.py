"""A snail that carries a cathedral uphill, and those who run after it."""

import math

from art.paint.midnight.carving import BLACK, WHITE, edged, white_edged
from art.paint.midnight.cuts import cuts
from art.paint.midnight.features import CLEAR, FLAT, shut_eye
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.folk import Arm, Person, person
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
from art.paint.story.hands.woodcut import WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="They have been late for it since Easter",
    subject="snail with a cathedral for a shell",
    props=("snail", "cathedral", "pilgrims", "trail"),
    mood=("solemn", "funny", "slow"),
)
def snail_cathedral(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=FLAT["plum"])
    stars = beads(points("-.86,1.30 -.62,.90 -.9,.44 -.5,1.36 .86,1.24 .62,1.38 -.74,.10"), 0.022)
    scene.lay(Sheet(stars, WHITE, ("stars",)), depth=59.0)
    hill = land((-1, -1.10), (-0.4, -0.96), (0.3, -0.74), (1, -0.62))
    lay_pile(scene, white_edged(hill, BLACK, "hill", edge=0.04), 0, 0, depth=57.0)
    for index, sheet in enumerate(_cathedral()):
        scene.lay(sheet, x=-0.22, y=-0.44, scale=0.92, turn=12, depth=54.0 - 0.01 * index)
    lay_pile(scene, _snail(), 0, 0, depth=48.0)
    _pilgrims(scene)
    return WoodcutPlan(inks=("plum", "lamp", "clay"), sky="paper", clear_from=CLEAR, lamp_pool=0)


def _cathedral() -> list[Sheet]:
    """A shell of one great coil whose top has grown into a nave, towers and a spire."""
    tall = polygon("-.17,.30 -.17,1.02 .0,1.92 .17,1.02 .17,.30")
    left = polygon("-.52,.0 -.52,.62 -.40,1.06 -.28,.62 -.28,.0")
    right = polygon(".26,.0 .26,.54 .38,.94 .50,.54 .50,.0")
    nave = polygon("-.62,-.1 -.62,.26 -.30,.56 .30,.56 .60,.24 .60,-.1")
    roofs = (
        polygon("-.22,1.0 .0,1.94 .22,1.0"), polygon("-.57,.60 -.40,1.08 -.23,.60"),
        polygon(".21,.52 .38,.96 .55,.52"),
    )  # fmt: skip
    cross = strips([((0, 1.86), (0, 2.12)), ((-0.08, 2.02), (0.08, 2.02))], 0.034)
    coil = [
        ((0.46 - 0.0135 * t) * math.cos(0.32 * t - 1.2),
            (0.46 - 0.0135 * t) * math.sin(0.32 * t - 1.2))
        for t in range(33)
    ]  # fmt: skip
    panes = Outline(())
    for x, y, size in ((-0.40, 0.34, 1.0), (0.38, 0.28, 1.0), (0.0, 0.78, 1.1), (0.0, 1.16, 0.6),
                       (-0.40, 0.66, 0.5), (0.38, 0.58, 0.5)):  # fmt: skip
        pane = box(0.11, 0.22).at(0, 0) | polygon("-.055,.10 0,.20 .055,.10")
        panes = panes | pane.scaled(size).at(x, y)
    sheets = [Sheet(cross, BLACK, ("cross",))]
    for wall in (nave, left, right, tall):
        sheets += edged(wall, WHITE, "cathedral", edge=0.034)
    for roof in roofs:
        sheets += edged(roof, FLAT["clay"], "spire", edge=0.034)
    ribs = cuts("-.06,1.14 -.01,1.60", ".06,1.10 .03,1.44", "-.44,.70 -.41,.94", ".42,.62 .39,.84",
                thin=0.01, thick=0.024)  # fmt: skip
    sheets += [
        Sheet(ribs, BLACK), *edged(panes, FLAT["lamp"], "windows", edge=0.026),
        *edged(ellipse(0.60, 0.58).at(0.0, -0.16), FLAT["lamp"], "rose window", "shell", edge=0.04),
        Sheet(strip([(x, y - 0.16) for x, y in coil], 0.085, 0.03), BLACK, ("spiral",)),
    ]  # fmt: skip
    spokes = [((0.47 * math.cos(a), 0.47 * math.sin(a) - 0.16), (0.58 * math.cos(a),
               0.56 * math.sin(a) - 0.16)) for a in (0.42 * i for i in range(15))]  # fmt: skip
    return [*sheets, Sheet(strips(spokes, 0.034), BLACK)]


def _snail() -> list[Sheet]:
    """Its long foot, and its face, which is very old and quite content."""
    body = blob(
        "-1.10,-1.20 -.80,-1.06 -.40,-.98 .0,-.90 .30,-.78 .44,-.50 .46,-.20 .56,.0 .74,.04"
        " .90,-.06"
        " .96,-.26 .94,-.50 .92,-.74 .90,-.92 .60,-.98 .10,-1.12 -.50,-1.24 -1.10,-1.30"
    )
    horns = strip(points(".62,-.06 .58,.22 .64,.46"), 0.085, 0.06)
    horns = horns | strip(points(".82,-.06 .88,.18 .84,.36"), 0.085, 0.06)
    balls = ellipse(0.10).at(0.65, 0.52) | ellipse(0.10).at(0.84, 0.42)
    dots = ellipse(0.042).at(0.69, 0.53) | ellipse(0.042).at(0.88, 0.43)
    lids = strip(points(".55,.55 .62,.60 .74,.57"), 0.034) | strip(
        points(".74,.46 .82,.50 .93,.47"), 0.034
    )
    smile = cuts(".66,-.32 .78,-.38 .92,-.34", ".64,-.28 .65,-.32 .64,-.37", thick=0.032)
    cheek = shut_eye(0.62, -0.22, 0.08, 0.3)
    lines = cuts(
        "-.70,-1.12 -.40,-1.06 -.06,-1.0", "-.40,-1.16 .0,-1.06 .34,-.94",
            ".10,-1.06 .40,-.94 .62,-.88",
        ".52,-.60 .60,-.72 .70,-.80", ".56,-.46 .66,-.58 .80,-.64", thick=0.034,
    )  # fmt: skip
    return [
        *edged(horns, FLAT["clay"], "snail", edge=0.036), *edged(balls, WHITE, "eyes", edge=0.034),
        Sheet(dots | lids, BLACK), *edged(body, FLAT["clay"], "snail", edge=0.04),
        Sheet(smile | cheek | lines, BLACK),
    ]  # fmt: skip


def _pilgrims(scene: Scene) -> None:
    """Three on its shining trail: a fat priest who runs, a bride, and a child with a candle."""
    trail = blob("-1.3,-1.34 -.9,-1.30 -.5,-1.24 .0,-1.16 .2,-1.20 -.3,-1.34 -.8,-1.42 -1.3,-1.5")
    scene.lay(Sheet(trail, WHITE, ("trail",)), depth=40.0)
    run: Arm = ((0.0, 0.76), (0.14, 0.64), (0.24, 0.76))
    back: Arm = ((0.0, 0.74), (-0.14, 0.62), (-0.24, 0.68))
    priest = Person(WHITE, figures.OLD, "bald", cut="stout", skin=FLAT["clay"], head=0.24,
                    hair_colour=BLACK, headgear="brim", gear_colour=BLACK)  # fmt: skip
    bride = Person(FLAT["lamp"], figures.SNUB, "bun", cut="dress", skin=WHITE, head=0.25,
                   hair_colour=BLACK)  # fmt: skip
    child = Person(FLAT["plum"], figures.CHILD, "curls", skin=WHITE, head=0.32, hair_colour=BLACK)
    for who, x, y, size, lean in (
        (bride, -0.84, -1.38, 0.50, -10.0), (priest, -0.46, -1.42, 0.62, -14.0),
        (child, 0.0, -1.42, 0.44, -10.0),
    ):  # fmt: skip
        pile = person(who, (run, back), stride=0.20, lean=lean)
        for index, sheet in enumerate(pile):
            scene.lay(sheet, x=x, y=y, scale=size, depth=34.0 - 4 * abs(x) - 0.01 * index)
