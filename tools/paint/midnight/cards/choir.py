"""A choir that sings on although the water has come."""

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import UNIT, empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
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
from tools.paint.story.things.faces import ADULT, CHILD, Build, Look, face

_BLACK, _WHITE = "#141414", "#f4f4f4"
_MOUTHS = (
    (0.415, 0.545, 1.1, -4), (0.0, 0.275, 1.0, 8), (0.845, -0.01, 0.95, -8), (0.405, -0.15, 0.8, 6),
)  # fmt: skip
"""Where the singers' mouths are, how large, and how far they tilt."""


def _edged(outline: Outline, colour: str, *tags: str, turn: float = 80) -> list[Sheet]:
    """An area with a black edge, which parts it from what lies behind it."""
    return [Sheet(rim(outline, 0.018), _BLACK), Sheet(outline, colour, tags, turn=turn)]


@card(
    palette="block_day",
    hand="woodcut",
    title="Verse two",
    subject="choir in a boat",
    props=(
        "boat",
        "red robes",
        "conductor in waders",
        "rain hat",
        "steeple",
        "fish",
        "sheet of music",
        "rain",
    ),
    mood=("cheerful", "comic", "stubborn"),
)
def flood_choir(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.8, 0.5, -0.45), backdrop="#f6f6f6")
    lay_pile(scene, _drowned_church(), -0.13, 0, depth=40.0)
    sea = land((-1, -0.44), (0, -0.42), (1, -0.44))
    scene.lay(Sheet(sea, INKS["night"], ("flood",), turn=0), depth=36.0)
    _put_singers(scene)
    for x, y, size, turn in _MOUTHS:
        lay_pile(scene, _open_mouth(turn), x, y, size, depth=8.5)
    lay_pile(scene, _boat(), 0, 0, depth=7.5)
    lay_pile(scene, _conductor(), -0.58, -0.80, depth=7.0)
    _lay_water(scene)
    lay_pile(scene, _fish(), -0.10, -1.18, depth=4.0)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.6, rain=70, lamp_pool=0
    )


def _put_singers(scene: Scene) -> None:
    """Four singers with open mouths, of four sizes, all turned to the conductor."""
    singers = (
        (0.50, 0.60, 1.6, 0.72, 30, -4, Build(nose=1.2, jaw=1.2, beard=True), "short"),
        (0.06, 0.36, 0.6, 0.56, 36, 8, ADULT, "bun"),
        (0.86, 0.10, 0.0, 0.56, 24, -8, Build(nose=1.35, age=0.9), "none"),
        (0.44, -0.10, -1.4, 0.44, 30, 6, CHILD, "curls"),
    )
    skins = ("#c8bcb0", "#e6ded6", "#dcd4cc", "#ece4dc")
    for (x, y, away, size, yaw, roll, build, hair), skin in zip(singers, skins, strict=True):
        look = Look(open_eyes=0.0, brows=0.8, mouth=0.5)
        robe = INKS["vermilion"]
        one = face(look, build, skin, hair, "#4a4448", cloth=robe, shoulders=True)  # type: ignore[arg-type]
        reach = UNIT * (12 + away) / 12
        scene.put(one, x * reach, y * reach, away, yaw=yaw, pitch=10, roll=roll, scale=size)


def _open_mouth(turn: float) -> list[Sheet]:
    """A mouth that holds a long note, with its upper teeth."""
    hollow = blob("-.05,.04 .0,.055 .05,.04 .055,-.03 .03,-.09 .0,-.10 -.03,-.09 -.055,-.03")
    teeth = blob("-.04,.036 .0,.046 .04,.036 .035,.014 .0,.018 -.035,.014")
    return [
        Sheet(hollow.turned(turn), _BLACK, ("open mouth",)), Sheet(teeth.turned(turn), _WHITE),
    ]  # fmt: skip


def _drowned_church() -> list[Sheet]:
    """A steeple that stands out of the flood, with a cock on top."""
    tower = polygon("-.13,-.6 .13,-.6 .13,.62 -.13,.62")
    spire = polygon("-.17,.60 .17,.60 .0,1.16")
    cock = blob(
        "-.09,1.27 -.05,1.21 .02,1.20 .06,1.25 .05,1.31 .09,1.34 .03,1.36 .0,1.29 -.06,1.33"
    )
    return [
        Sheet(strip(((0, 1.12), (0, 1.22)), 0.016), _BLACK), Sheet(cock, _BLACK, ("weathercock",)),
        *_edged(tower, _WHITE, "steeple"),
        *_edged(spire, "#4a4a4a", "steeple", turn=100),
    ]  # fmt: skip


def _boat() -> list[Sheet]:
    """A rowing boat that leaves the picture, with two robes that hang into the water."""
    hull = blob(
        "-.34,-.30 -.34,-.30 -.10,-.42 .4,-.50 1.2,-.50 1.2,-.50 1.2,-1.04 1.2,-1.04 .1,-1.04"
        " -.12,-.92 -.26,-.62"
    )
    planks = cuts(
        "-.24,-.56 .1,-.68 .6,-.72 1.2,-.72", "-.16,-.76 .2,-.86 .7,-.89 1.2,-.89",
        thin=0.012, thick=0.018,
    )  # fmt: skip
    edge = strip(points("-.36,-.28 -.10,-.41 .4,-.49 1.2,-.49"), 0.06)
    robe = blob(
        ".0,-.40 .14,-.46 .26,-.46 .26,-.46 .30,-.70 .40,-.98 .44,-1.10 .44,-1.10 .30,-1.06"
        " .18,-1.12 .04,-1.08 -.06,-1.12 -.06,-1.12 .0,-.8"
    )
    hem = blob(
        ".66,-.48 .92,-.48 .92,-.48 .94,-.80 1.2,-1.10 1.2,-1.10 .80,-1.08 .64,-1.12 .64,-1.12"
        " .68,-.8"
    )
    folds = cuts(
        ".08,-.52 .08,-.8 .02,-1.04", ".16,-.52 .20,-.8 .20,-1.06", ".23,-.52 .27,-.8 .34,-1.04",
        ".74,-.54 .76,-.8 .74,-1.04", ".84,-.54 .86,-.8 .94,-1.04", thick=0.024,
    )  # fmt: skip
    return [
        *_edged(hull, "#5a5a5a", "boat", turn=2), Sheet(planks, _BLACK),
        *_edged(edge, _WHITE, "boat"), *_edged(robe, INKS["vermilion"], "robe"),
        *_edged(hem, INKS["vermilion"], "robe"), Sheet(folds, _BLACK),
    ]  # fmt: skip


def _conductor() -> list[Sheet]:
    """A conductor from behind, in a tailcoat, waders and a rain hat, with both arms raised."""
    coat = blob("-.26,.56 -.14,.72 .14,.72 .26,.56 .24,.2 .24,.2 -.24,.2 -.24,.2")
    coat = coat | strip(points(".14,.58 .30,.58 .37,.74 .35,.98"), 0.20, 0.12)
    coat = coat | strip(points("-.14,.58 -.28,.60 -.33,.76 -.29,.98"), 0.20, 0.12)
    tail = blob(
        "-.24,.24 -.24,.24 -.02,.24 -.02,.24 -.07,.12 -.16,-.02 -.16,-.02 -.24,.04 -.26,.12"
    )
    seams = cuts(".0,.66 .0,.45 .0,.26", "-.20,.60 -.17,.48 -.18,.36", ".20,.60 .17,.48 .18,.36")
    buttons = ellipse(0.02).at(-0.08, 0.24) | ellipse(0.02).at(0.08, 0.24)
    waders = blob(
        "-.26,.26 -.26,.26 .26,.26 .26,.26 .31,.0 .30,-.4 .30,-.4 -.30,-.4 -.30,-.4 -.31,.0"
    )
    folds = cuts(
        ".0,.10 .01,-.05 .0,-.2", ".18,.0 .20,-.08 .18,-.16", "-.20,-.04 -.21,-.1 -.20,-.18"
    )
    cuff = box(0.15, 0.05)
    fist = blob("-.05,-.04 -.065,.02 -.045,.07 .0,.08 .045,.07 .06,.02 .05,-.04")
    baton = strip(((0.36, 1.06), (0.16, 1.46)), 0.036, 0.016)
    sheets = [*_edged(baton, _WHITE, "baton"), *_edged(waders, INKS["lamp"], "waders")]
    sheets += [Sheet(coat | tail | tail.flipped(), _BLACK, ("conductor", "tailcoat"))]
    sheets += [Sheet(seams | buttons, _WHITE), Sheet(folds, _BLACK)]
    for x, turn in ((0.35, 6), (-0.285, -12)):
        sheets += _edged(fist.turned(turn).at(x, 1.05), _WHITE, "hand")
        sheets += _edged(cuff.turned(turn).at(x, 0.985), _WHITE, "cuff")
    return [*sheets, *_rain_hat()]


def _rain_hat() -> list[Sheet]:
    """A rain hat from behind, with a brim that hangs over the collar."""
    brim = blob("-.21,.72 -.19,.84 -.14,.93 .14,.93 .19,.84 .21,.72 .21,.72 .0,.66 -.21,.72")
    dome = blob(
        "-.15,.91 -.15,1.02 -.10,1.10 .0,1.13 .10,1.10 .15,1.02 .15,.91 .15,.91 .0,.87 -.15,.91"
    )
    seams = cuts(".0,.89 .0,1.0 .0,1.11", "-.09,.89 -.10,1.0 -.06,1.09", ".09,.89 .10,1.0 .06,1.09",
        "-.18,.75 .0,.70 .18,.75", thick=0.012)  # fmt: skip
    return [
        *_edged(brim, INKS["lamp"], "rain hat", turn=100), *_edged(dome, INKS["lamp"], "rain hat"),
        Sheet(seams, _BLACK),
    ]  # fmt: skip


def _lay_water(scene: Scene) -> None:
    """The flood before the boat, with rings around what stands in it."""
    front = land((-1, -0.98), (-0.6, -0.93), (-0.2, -1.0), (0.3, -0.96), (0.7, -1.02), (1, -0.97))
    scene.lay(Sheet(front, INKS["night"], ("flood",), turn=0), depth=5.0)
    ripples = cuts(
        "-1.0,-1.06 -.75,-1.02 -.5,-1.03 -.3,-1.08", "-.98,-1.16 -.7,-1.11 -.4,-1.14",
        ".1,-1.06 .4,-1.03 .8,-1.08", ".4,-1.18 .7,-1.14 1.0,-1.18",
        "-.9,-1.34 -.6,-1.30 -.4,-1.34", ".5,-1.36 .8,-1.32 1.0,-1.36", thin=0.004, thick=0.020,
    )  # fmt: skip
    scene.lay(Sheet(ripples, _WHITE), depth=4.9)


def _fish() -> list[Sheet]:
    """A fish that lifts its head out of the water to read from a floating sheet of music."""
    body = blob(
        ".66,-.38 .58,.02 .44,.17 .28,.18 .16,.12 .10,.06 .10,.06 .22,.03 .13,-.06 .13,-.06"
        " .20,-.14 .24,-.38"
    )
    gill = cuts(".36,.14 .42,.02 .36,-.12", ".46,.08 .50,-.04 .46,-.14", thin=0.012, thick=0.026)
    paper = blob(
        "-.48,-.20 -.48,-.20 -.08,-.24 -.08,-.24 .02,.06 .02,.06 -.16,.06 -.36,.12 -.36,.12"
    )
    staves = [
        ((-0.37 - 0.3 * down, 0.06 - down), (-0.02 - 0.3 * down, 0.01 - down))
        for down in (0.0, 0.05, 0.17, 0.22)
    ]
    notes = Outline(())
    for x, y in ((-0.31, 0.03), (-0.20, -0.02), (-0.09, 0.01), (-0.34, -0.16), (-0.17, -0.18)):
        stem = box(0.010, 0.085).at(x + 0.022, y + 0.045)
        notes = notes | ellipse(0.030, 0.022).turned(20).at(x, y) | stem
    lines = strips(staves, 0.006)
    wave = blob("-.6,-.4 -.6,-.18 -.3,-.20 .0,-.24 .3,-.16 .6,-.22 .9,-.16 .9,-.4")
    return [
        *_edged(paper, _WHITE, "sheet of music"), Sheet(lines | notes, _BLACK),
        *_edged(body, _WHITE, "fish"), Sheet(gill, _BLACK),
        Sheet(ellipse(0.045).at(0.27, 0.09), _BLACK, ("eye",)),
        Sheet(ellipse(0.018).at(0.255, 0.10), _WHITE),
        Sheet(wave, INKS["night"], ("flood",), turn=0),
    ]  # fmt: skip
