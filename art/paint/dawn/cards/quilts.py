"""A quilt that flies out over the roofs at night."""

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    star,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Pattern, Point, Polygon, Sheet

_NOSE, _RIGHT, _LEFT, _TAIL = (0.5, 1.3), (1.1, 0.06), (-1.02, 0.6), (-0.3, -0.5)
_COLOURS = ("#d8563c", "#f2c14a", "#3a8c8c", "#f0e2c8", "#8a3a6a", "#e88aa0", "#4a6fb8", "#6fa858")
_PRINTS: tuple[Pattern | None, ...] = ("dots", None, "stripes", "checks", None)
_COUNT = 4  # patches along each side
_LOST = (3, 1)  # the patch that has come off


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="Her quilt goes out at night",
    subject="patchwork quilt flying over the roofs",
    props=("girl in bed", "thread", "falling patch", "moon", "second quilt"),
    mood=("tender", "secret", "wide"),
)
def tent_of_skin(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#141c4c", lift=0, shade="#7a5a9c"))
    _sky(scene)
    _far_roofs(scene)
    _quilt(scene)
    _near_roof(scene)
    _bed(scene)
    _girl(scene)
    _loose_patch(scene)
    return PaperPlan()


def _sky(scene: Scene) -> None:
    """The moon, and before it somebody else's quilt."""
    for index, (x, y) in enumerate(
        points("-.3,1.38 -.94,.9 -.9,.2 .92,1.34 .8,-.4 .2,-.42 -.7,-.2")
    ):
        scene.lay(Sheet(ellipse(0.007 + 0.004 * (index % 3)).at(x, y), "#fff3d0", glow=0.1))
    scene.lay(Sheet(ellipse(0.27).at(-0.66, 1.16), "#fff0c0", ("moon",), glow=0.6))
    other = blob(
        "0,.2 .1,.1 .3,.08 .3,.08 .14,-.02 .02,-.3 .02,-.3 -.08,-.02 -.26,.0 -.26,.0 -.1,.1"
    )
    scene.lay(Sheet(other, "#3a4a8c", ("second quilt",), lift=4), x=-0.6, y=1.2, scale=0.5, turn=24)


def _on_quilt(u: float, v: float) -> Point:
    """A point of the quilt: u runs from the nose along its right wing, v along its left one."""

    def bow(start: Point, control: Point, end: Point, t: float) -> Point:
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        return (
            a * start[0] + b * control[0] + c * end[0],
            a * start[1] + b * control[1] + c * end[1],
        )

    front, back = bow(_NOSE, (1.2, 0.96), _RIGHT, u), bow(_LEFT, (-0.32, 0.24), _TAIL, u)
    left, right = bow(_NOSE, (-0.4, 1.34), _LEFT, v), bow(_RIGHT, (0.2, 0.22), _TAIL, v)
    place = []
    for k in (0, 1):
        corners = (1 - u) * ((1 - v) * _NOSE[k] + v * _LEFT[k])
        corners += u * ((1 - v) * _RIGHT[k] + v * _TAIL[k])
        place.append((1 - v) * front[k] + v * back[k] + (1 - u) * left[k] + u * right[k] - corners)
    return place[0], place[1]


def _sewn(outline: Outline, column: int, row: int) -> Outline:
    """An outline drawn in a unit square, bent with the patch it is on."""

    def bent(shape: Polygon) -> Polygon:
        fine: list[Point] = []
        for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
            fine += [(ax + (bx - ax) * k / 5, ay + (by - ay) * k / 5) for k in range(5)]
        return tuple(_on_quilt((column + x) / _COUNT, (row + y) / _COUNT) for x, y in fine)

    return Outline(tuple(bent(shape) for shape in outline.solids))


def _quilt(scene: Scene) -> None:
    """Patches with a sea, a field, a window and more; a thread hangs from the tail."""
    thread = strip(points("-.3,-.48 -.46,-.62 -.3,-.76 -.12,-.62 .05,-.64"), 0.014)
    scene.lay(Sheet(thread, "#f0e2c8", ("thread",), lift=3))
    _tassels(scene)
    whole = _sewn(box(_COUNT + 0.12, _COUNT + 0.12).at(_COUNT / 2, _COUNT / 2), 0, 0)
    hole = _sewn(box(0.94, 0.94).at(0.5, 0.5), *_LOST)
    scene.lay(Sheet(whole - hole, "#f6ead2", ("quilt",), lift=18))
    for row in range(_COUNT):
        for column in range(_COUNT):
            if (column, row) == _LOST:
                continue
            tone = _COLOURS[(column * 3 + row * 5 + row // 2) % 8]
            shade = 0.34 * abs(column - row) / (_COUNT - 1)
            patch = _sewn(box(0.95, 0.95).at(0.5, 0.5), column, row)
            pattern = _PRINTS[(column + 2 * row) % 5] if (column, row) not in _MOTIFS else None
            tone = mix(_MOTIFS.get((column, row), tone), "#141a48", shade)
            scene.lay(Sheet(patch, tone, ("patches",), lift=1, pattern=pattern))
    _pictures(scene)
    _stowaway(scene, hole)


def _stowaway(scene: Scene, hole: Outline) -> None:
    """Through the gap looks down the very girl who sleeps below."""
    for sheet in figures.head("#b5794f", "#2a1830", figures.CHILD, "short", lift=4):
        placed = sheet.placed(0.53, 0.29, 0.36, 42, True)
        scene.lay(Sheet(placed.outline & hole, placed.colour, ("girl in the gap",), lift=2))


def _tassels(scene: Scene) -> None:
    """One at each corner."""
    for (x, y), turn in ((_NOSE, -28), (_LEFT, 92), (_RIGHT, -120), (_TAIL, 168)):
        tassel = polygon("-.014,0 .014,0 .05,.16 -.05,.16") | ellipse(0.03).at(0, 0.02)
        scene.lay(Sheet(tassel, "#f2c14a", ("tassel",), lift=5), x=x, y=y, turn=turn)


_MOTIFS = {
    (1, 1): "#2f7fa8",  # the sea
    (0, 2): "#7ab05a",  # a field
    (2, 0): "#2a3468",  # a lit window
    (2, 2): "#e8a24a",  # a house
    (0, 0): "#c8443c",  # the sun
}


def _pictures(scene: Scene) -> None:
    """What is sewn onto some of the patches, each turned with its patch."""

    def sew(outline: Outline, tone: str, place: tuple[int, int], *tags: str) -> None:
        scene.lay(
            Sheet(_sewn(outline.flipped().turned(135).at(0.5, 0.5), *place), tone, tags, lift=1)
        )

    for level in (-0.14, -0.28):
        crest = strip([(-0.3, level), (-0.15, level + 0.06), (0, level), (0.15, level + 0.06),
                       (0.3, level)], 0.05)  # fmt: skip
        sew(crest, "#a8dce4", (1, 1), "sea")
    sew(polygon("-.2,.0 .2,.0 .13,-.1 -.13,-.1"), "#c8443c", (1, 1), "ship")
    sew(polygon("-.14,.04 .02,.04 .02,.34") | polygon(".05,.04 .16,.04 .05,.26"), "#fdf6e6", (1, 1))
    for k in range(5):
        sew(strips([((-0.3 + 0.15 * k, 0.3), (-0.36 + 0.18 * k, -0.3))], 0.05), "#5a8c44", (0, 2),
            "field")  # fmt: skip
    pane = box(0.4, 0.5)
    scene.lay(Sheet(_sewn(pane.turned(135).at(0.5, 0.5), 2, 0), "#fff0b0", ("window",), glow=0.6))
    sew(strips([((0, 0.26), (0, -0.26)), ((-0.2, 0), (0.2, 0))], 0.05), "#2a3468", (2, 0))
    sew(box(0.36, 0.3).at(0, -0.1) | polygon("-.26,.04 .26,.04 0,.32"), "#8a3a3c", (2, 2), "house")
    sew(box(0.1, 0.18).at(0, -0.16), "#ffe8a8", (2, 2))
    sew(star(12, 0.36, 0.22), "#f6c84a", (0, 0), "sun")


def _far_roofs(scene: Scene) -> None:
    """The sleeping town below."""
    for corners, tone in (
        ("-1.3,-.9 -1.0,-.7 -.74,-.88 -.74,-1.8 -1.3,-1.8", "#3f3f80"),
        ("-.78,-1.8 -.78,-1.0 -.5,-.78 -.2,-1.02 -.2,-1.8", "#4a4488"),
        (".5,-1.8 .5,-.98 .8,-.78 1.3,-1.0 1.3,-1.8", "#44407e"),
        ("-.3,-1.8 -.3,-.96 .3,-.96 .56,-1.1 .56,-1.8", "#383872"),
    ):
        scene.lay(Sheet(polygon(corners), tone, ("roofs",), lift=9, shade="#262858"))
    for x, y in points("-.94,-1.0 -.5,-1.06 .86,-1.0"):
        scene.lay(Sheet(box(0.09, 0.12).at(x, y), "#2a2a5c", lift=0))


def _near_roof(scene: Scene) -> None:
    """The flat roof with a chimney, and a gable before it."""
    scene.lay(Sheet(box(0.22, 0.5).at(0.96, -1.1), "#8a4a5c", ("chimney",), lift=8))
    scene.lay(Sheet(polygon("-.44,-1.26 1.3,-1.26 1.3,-1.8 -.44,-1.8"), "#5c4a8c", ("flat roof",),
                    lift=12, shade="#3a3068"))  # fmt: skip
    scene.lay(Sheet(box(1.9, 0.06).at(0.48, -1.26), "#8a78b8", lift=5))
    gable = polygon("-1.3,-1.5 -1.04,-1.5 -.72,-1.16 -.36,-1.52 -.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(gable, "#3a2c5c", ("roofs",), lift=10))


def _bed(scene: Scene) -> None:
    """An iron bed with a bare sheet."""
    frame = strips([((-0.26, -1.24), (-0.26, -0.84)), ((0.72, -1.24), (0.72, -0.94)),
                    ((-0.26, -1.12), (0.72, -1.12))], 0.035)  # fmt: skip
    scene.lay(Sheet(frame | beads([(-0.26, -0.84), (0.72, -0.94)], 0.035), "#e9b44a", ("bed",),
                    lift=6))  # fmt: skip
    scene.lay(Sheet(box(0.94, 0.1).at(0.23, -1.07), "#f4efe6", ("bare sheet",), lift=5))
    pillow = blob("-.24,-1.03 -.24,-.94 -.1,-.91 .06,-.95 .08,-1.02")
    scene.lay(Sheet(pillow, "#c8d4ee", ("pillow",), lift=5))


def _girl(scene: Scene) -> None:
    """Asleep on her back with her knees drawn up, one arm still in the air."""
    skin, gown = "#b5794f", "#f2a8a0"
    shin = strip(points(".5,-.8 .56,-.9 .6,-.99"), 0.08, 0.06) | ellipse(0.065, 0.032).at(
        0.63, -1.0
    )
    scene.lay(Sheet(shin, skin, ("bare feet",), lift=4))
    hair = blob("-.14,-.82 -.22,-.9 -.22,-1.0 -.06,-1.03 .02,-.97 -.02,-.84")
    scene.lay(Sheet(hair, "#2a1830", ("hair",), lift=4))
    neck = strip(((-0.02, -0.95), (0.1, -0.95)), 0.08)
    scene.lay(Sheet(neck, mix(skin, "#2a1418", 0.14), lift=2))
    body = blob(
        ".05,-.99 .06,-.9 .2,-.87 .3,-.9 .4,-.84 .48,-.74 .55,-.76 .55,-.86 .5,-.94 .44,-1.02"
        " .2,-1.02"
    )
    scene.lay(Sheet(body, gown, ("girl",), lift=5))
    face = figures.head(skin, "#2a1830", figures.CHILD, "short", "closed", lift=5)
    scene.lay(face, x=-0.07, y=-0.91, scale=0.2, turn=46)
    hand = ellipse(0.032, 0.04).at(0.06, -0.66) | strip(((0.07, -0.67), (0.12, -0.63)), 0.022)
    scene.lay(Sheet(hand, skin, ("raised hand",), lift=4))
    sleeve = strip(points(".13,-.93 .1,-.82 .065,-.69"), 0.09, 0.06) | ellipse(0.045).at(
        0.13, -0.93
    )
    scene.lay(Sheet(sleeve, mix(gown, "#7a2448", 0.14), ("sleeve",), lift=4))


def _loose_patch(scene: Scene) -> None:
    """It sails down like a letter, the star on it still sewn fast."""
    cloth = polygon("-.17,.14 .15,.18 .19,-.12 -.13,-.17")
    scene.lay(Sheet(cloth, "#fdf3dc", ("falling patch",), lift=10), x=-0.72, y=-0.46, turn=24)
    inner = cloth.scaled(0.86)
    scene.lay(Sheet(inner, "#c83f6a", lift=1), x=-0.72, y=-0.46, turn=24)
    scene.lay(Sheet(star(5, 0.1, 0.045), "#ffe08a", ("star",), lift=1), x=-0.72, y=-0.46, turn=10)
    loose = strip(points("-.58,-.36 -.5,-.28 -.54,-.2 -.46,-.16"), 0.01)
    scene.lay(Sheet(loose, "#f0e2c8", lift=2))
