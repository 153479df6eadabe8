"""Those who walk in their sleep, and somebody who does not."""

from typing import Any

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.story import settings
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, MAN, OLD, WOMAN, Hair, Profile, head
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.skies import Moon

Place = dict[str, Any]


@card(
    palette="block_night",
    hand="woodcut",
    title="Meeting adjourned",
    subject="sleepwalkers on a roof ridge",
    props=("roof", "nightgowns", "minutes", "child", "thread"),
    mood=("funny", "risky", "dreamy"),
)
def sleepwalkers_union(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((0.22, 0.40, 1.0), radius=0.085, phase=0.0)
    settings.void(scene, palette, moon=moon, light_from=(0.5, 0.6, -0.5), key=1.15, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -10), target=(0, 0, 0))
    chimney = polygon("-.98,-.90 -.98,-.40 -.72,-.40 -.72,-.8")
    scene.lay(Sheet(chimney, "#8c8c8c", ("chimney",), turn=0), depth=10.6)
    ridge = [(-1.2, -0.92), (1.2, -0.40)]
    roof = polygon((-1.2, -1.7), *ridge, (1.2, -1.7))
    scene.lay(Sheet(roof, "#1c1c1c", ("roof",)), depth=10.5)
    scene.lay(Sheet(_tiles(), "#c0c0c0", ("tiles",)), depth=10.4)
    scene.lay(Sheet(strip(ridge, 0.05), "#d8d8d8", turn=102), depth=10.3)
    walkers: tuple[tuple[float, float, Profile, Hair], ...] = (
        (-0.68, 0.74, WOMAN, "bob"), (0.15, 0.72, OLD, "bald"), (0.53, 0.80, WOMAN, "long"),
        (-0.29, 0.84, MAN, "short"),
    )  # fmt: skip
    for x, tall, kind, hair in walkers:
        place = {"x": x, "y": -0.65 + 0.2167 * x, "scale": tall}
        reads = kind is MAN
        _lay_gown(scene, place, reads)
        _lay_sleeper(scene, place, kind, hair, red=reads)
    _lay_skylight(scene)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", stars=60, contrast=1.6, lamp_pool=0)


def _lay_skylight(scene: Scene) -> None:
    """A child awake in a window of the roof, who holds one of them by a thread."""
    x, y = 0.36, -1.06
    frame = polygon("-.34,-.32 .32,-.18 .32,.36 -.34,.22").at(x, y)
    pane = polygon("-.29,-.26 .27,-.14 .27,.30 -.29,.18").at(x, y)
    scene.lay(Sheet(frame, "#f0f0f0", ("skylight",)), depth=10.2)
    scene.lay(Sheet(pane, INKS["lamp"], ("skylight",), glow=0.3), depth=10.1)
    room = pane | box(0.6, 0.4).at(x, y + 0.3)
    parts = head("#f4ece4", "#202020", CHILD, "bob", "none", "#202020")
    for index, sheet in enumerate(parts):
        placed = sheet.placed(x + 0.04, y + 0.10, 0.30, -14, flip=True)
        scene.lay(
            Sheet(placed.outline & room, placed.colour, ("child",)), depth=10.0 - 0.05 * index
        )
    look = ellipse(0.018, 0.022).at(x - 0.045, y + 0.13)
    scene.lay(Sheet(look, "#161616", ("eye",)), depth=9.5)
    sleeve = strip(points(".40,-1.24 .22,-1.20 .10,-1.08"), 0.11, 0.08)
    scene.lay(Sheet(sleeve, "#202020", ("child",)), depth=9.4)
    scene.lay(Sheet(ellipse(0.045).at(0.09, -1.05), "#f4ece4", ("hand",)), depth=9.3)
    thread = strip(points(".09,-1.05 .0,-1.0 -.06,-.78 -.12,-.44"), 0.022)
    belt = strip(points("-.30,-.42 -.20,-.45 -.10,-.42"), 0.026)
    scene.lay(Sheet(thread | belt, INKS["vermilion"], ("thread",)), depth=8.1)


def _lay_next(scene: Scene, outline: Outline, colour: str, place: Place, *tags: str) -> None:
    """A sheet just before the last one."""
    scene.lay(Sheet(outline, colour, tags, turn=60), **place, depth=scene.sheets[-1].depth - 0.01)


def _lay_edged(scene: Scene, outline: Outline, colour: str, place: Place, *tags: str) -> None:
    """An area with a black edge, which parts it from what lies behind it."""
    _lay_next(scene, rim(outline, 0.016), "#161616", place)
    _lay_next(scene, outline, colour, place, *tags)


def _lay_gown(scene: Scene, place: Place, reads: bool) -> None:
    """A nightgown one unit high that walks to the right on bare feet, its arms stretched out.

    Who reads holds the minutes between fingers and thumb.
    """
    far, near = points(".02,.73 .18,.72 .33,.77"), points("-.01,.70 .16,.65 .33,.67")
    foot = blob("-.05,.0 -.05,.0 -.04,.08 .02,.08 .06,.04 .13,.03 .14,.0 .14,.0")
    _lay_edged(scene, _sleeper_hand().at(*far[-1]), "#f4f4f4", place, "hand")
    _lay_edged(scene, strip(far, 0.11, 0.09), "#f4f4f4", place, "sleepwalker")
    for x in (-0.08, 0.06):
        _lay_edged(scene, foot.at(x, 0), "#f4f4f4", place, "bare feet")
    gown = blob(
        "-.03,.82 .05,.80 .09,.70 .09,.5 .14,.2 .18,.06 .18,.06 .02,.04 -.17,.06 -.17,.06 -.12,.4"
        " -.11,.66 -.09,.78"
    )
    _lay_edged(scene, gown, "#f4f4f4", place, "sleepwalker", "nightgown")
    folds = cuts(
        ".05,.5 .08,.3 .11,.1", "-.05,.5 -.06,.3 -.10,.1", ".0,.46 .01,.26 .01,.08", thick=0.024
    )
    _lay_next(scene, folds, "#161616", place)
    _lay_edged(scene, _sleeper_hand().at(*near[-1]), "#f4f4f4", place, "hand")
    if reads:
        _lay_minutes(scene, place)
    _lay_edged(scene, strip(near, 0.12, 0.09), "#f4f4f4", place, "sleepwalker")


def _sleeper_hand() -> Outline:
    """A hand that hangs loosely from its wrist to the right."""
    palm = ellipse(0.045, 0.034).at(0.03, 0)
    for index in range(4):
        tip = (0.125 - 0.014 * index, 0.010 - 0.024 * index)
        palm = palm | strip(((0.04, 0.02 - 0.013 * index), tip), 0.018, 0.014)
    return palm | strip(((0.02, -0.02), (0.05, -0.075)), 0.024, 0.018)


def _lay_sleeper(scene: Scene, place: Place, kind: Profile, hair: Hair, red: bool) -> None:
    """A plain profile with one closed lid, under a nightcap whose tip hangs down to the left."""
    skin, *_, locks = head("#f4f4f4", "#8a8a8a", kind, hair, "none")
    lid = strip(points(".15,.03 .24,-.03 .34,.02"), 0.045)
    lashes = strips([((0.20, -0.01), (0.18, -0.07)), ((0.29, -0.01), (0.31, -0.07))], 0.026)
    brow = strip(points(".15,.13 .26,.17 .36,.14"), 0.03, 0.04)
    mouth = strip(points(".28,-.285 .34,-.28 .40,-.276"), 0.03)
    cap = blob("-.52,.16 -.50,.5 -.24,.74 .1,.70 .32,.52 .40,.32 .40,.32 .0,.28")
    tail = strip(points("-.1,.60 -.50,.66 -.74,.4 -.76,.12"), 0.34, 0.12) | ellipse(0.12).at(
        -0.76, 0.0
    )
    band = strip(points("-.54,.14 -.1,.24 .42,.30"), 0.12)
    wool = INKS["vermilion"] if red else "#f4f4f4"
    for outline, colour, tag in (
        (skin.outline, "#f4f4f4", "sleepwalker"),
        (lid | lashes | brow | mouth, "#161616", "closed lid"),
        (locks.outline, "#8a8a8a", "hair"), (cap | tail, wool, "nightcap"),
        (band, "#f4f4f4", "nightcap"),
    ):  # fmt: skip
        placed = outline.scaled(0.25).turned(-4).at(0.03, 0.94)
        lay = _lay_next if tag == "closed lid" else _lay_edged
        lay(scene, placed, colour, place, tag)


def _lay_minutes(scene: Scene, place: Place) -> None:
    """A written sheet of paper that hangs from a hand, held by the thumb."""
    paper = box(0.21, 0.26).turned(6).at(0.43, 0.575)
    lines = strips([((-0.06, 0.03 - 0.055 * i), (0.06, 0.03 - 0.055 * i)) for i in range(3)], 0.018)
    _lay_edged(scene, paper, "#f8f8f8", place, "minutes")
    _lay_next(scene, lines.turned(6).at(0.43, 0.565), "#161616", place)
    thumb = strip(((0.34, 0.675), (0.40, 0.635)), 0.034, 0.028) | ellipse(0.014).at(0.40, 0.635)
    _lay_edged(scene, thumb, "#f4f4f4", place, "hand")


def _tiles() -> Outline:
    """Rows of round tiles down a roof whose ridge climbs to the right."""
    tiles = Outline(())
    for row in range(6):
        for column in range(15):
            x = -1.15 + 0.17 * column + 0.085 * (row % 2)
            y = -0.92 + (x + 1.2) * 0.2167 - 0.14 - 0.15 * row
            arc = [
                (x - 0.08, y),
                (x - 0.05, y - 0.07),
                (x, y - 0.09),
                (x + 0.05, y - 0.06),
                (x + 0.08, y + 0.03),
            ]
            tiles = tiles | strip(arc, 0.010)
    return tiles
