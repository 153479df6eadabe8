"""Snow, stubble and beach: what is left standing on bare paper."""

import math
from dataclasses import replace
from typing import Any

from tools.paint.midnight.cuts import cuts, rim
from tools.paint.midnight.stage import UNIT, empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, MAN, OLD, WOMAN, hand_outline
from tools.paint.story.cutouts.folk import HANGING, Person, person
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
from tools.paint.story.finish import Finish, flock
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet
from tools.paint.story.things.figures import Headwear, long_coat


@card(
    palette="block_day",
    hand="woodcut",
    title="They came to warm the fire",
    subject="people comforting a small cold fire",
    props=("fire", "scarf", "visitors", "shadows", "snow"),
    mood=("odd", "communal", "tender"),
)
def fire_watch(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f6f6f6")
    firs = Outline(())
    for index in range(26):
        x, tall = -1.05 + 0.085 * index, 0.40 + 0.16 * math.sin(index * 2.3)
        firs = firs | polygon((x - 0.06, 0.30), (x + 0.06, 0.30), (x, 0.34 + tall))
    scene.lay(Sheet(firs, "#5c5c5c", ("woods",), turn=90), depth=55.0)
    snow = land((-1, 0.34), (-0.2, 0.40), (0.5, 0.33), (1, 0.38))
    scene.lay(Sheet(snow, "#f8f8f8", ("snow",)), depth=54.0)
    _lay_latecomers(scene)
    shadows = Outline(())
    for _, x, y, *_ in _VISITORS:
        end = (x + 0.45 * (x + 0.02), y + 0.01 + 0.45 * (y + 1.10))
        shadows = shadows | strip(((x, y + 0.01), end), 0.11, 0.03)
    scene.lay(Sheet(shadows, "#707070", ("shadows",), turn=0), depth=40.0)
    _lay_visitors(scene)
    _lay_cold_fire(scene, -0.02, -1.18)
    return WoodcutPlan(
        inks=("vermilion", "lamp", "night"), sky="paper", contrast=1.5, snowfall=40, lamp_pool=0
    )


def _lay_latecomers(scene: Scene) -> None:
    """Two who come out of the woods, a blanket in their hands, and their tracks behind them."""
    tracks = Outline(())
    for step in range(16):
        t = step / 15
        x, y = 0.06 - 0.90 * t, -0.055 + 0.37 * max(0.0, (t - 0.4) / 0.6) ** 1.1
        y += 0.016 if step % 2 else 0
        tracks = tracks | ellipse(0.022 - 0.010 * t, 0.010 - 0.004 * t).at(x, y)
    shade = ellipse(0.13, 0.014).at(-0.42, -0.04) | ellipse(0.10, 0.014).at(0.02, -0.04)
    scene.lay(Sheet(tracks, "#3a3a3a", ("footprints",)), depth=50.0)
    scene.lay(Sheet(shade, "#707070", ("shadows",), turn=0), depth=49.5)
    before, behind = (
        ((0.0, 0.76), (0.06, 0.62), (0.16, 0.62)),
        ((0, 0.76), (-0.09, 0.64), (-0.2, 0.6)),
    )
    first = Person("#161616", MAN, "short", headgear="brim")
    second = Person("#161616", WOMAN, "bun", cut="dress")
    for who, arm, x, size in ((second, before, -0.46, 0.42), (first, behind, 0.0, 0.46)):
        lay_pile(scene, person(who, (arm,), stride=0.1), x=x, y=-0.04, scale=size, depth=49.0)
    blanket = blob(
        "-.39,.235 -.39,.235 -.25,.205 -.09,.25 -.09,.25 -.10,.09 -.10,.09 -.24,.055 -.38,.08"
        " -.38,.08"
    )
    scene.lay(Sheet(rim(blanket, 0.014), "#161616"), depth=48.1)
    scene.lay(Sheet(blanket, INKS["night"], ("blanket",), turn=0), depth=48.0)
    checks = strips([((x, 0.26), (x, 0.02)) for x in (-0.31, -0.24, -0.17)], 0.012)
    checks = checks | strips([((-0.4, y), (-0.08, y)) for y in (0.11, 0.165)], 0.012)
    scene.lay(Sheet(checks & blanket, "#161616", ("blanket",)), depth=47.9)
    fists = ellipse(0.021, 0.018).at(-0.385, 0.228) | ellipse(0.021, 0.018).at(-0.095, 0.240)
    scene.lay(Sheet(rim(fists, 0.012), "#161616"), depth=47.8)
    scene.lay(Sheet(fists, "#ece6de", ("hands",)), depth=47.7)


_BOTH_OUT = (((0.0, 0.76), (0.06, 0.58), (0.15, 0.52)), ((0.0, 0.76), (0.08, 0.66), (0.17, 0.65)))
_OPEN_HAND = hand_outline((-52, -13, -3, 7, 17)).flipped().scaled(0.155).turned(-90)
"""A hand held out to the right with its thumb up."""
_VISITORS = (
    (Person("#6c6c6c", OLD, "curls", hair_colour="#f4f4f4", bow=12), -0.82, -0.98, 0.98, False),
    (Person("#161616", MAN, "short", headgear="cap", cut="stout", bow=10), -0.64, -1.22, 1.06,
     False),
    (Person("#161616", OLD, "bald", headgear="top", cut="stout"), 0.82, -0.98, 0.92, True),
    (
        Person(INKS["night"], OLD, "bun", cut="dress", headgear="scarf", gear_colour="#f4f4f4"),
        0.63, -1.16, 1.00, True,
    ),
    (Person("#161616", CHILD, "bob", head=0.24, bow=4), 0.44, -1.41, 0.66, True),
)  # fmt: skip
"""Who came, where they stand, how tall they are and whether they look to the left."""


def _lay_visitors(scene: Scene) -> None:
    """Five people around the fire: those in front hold out their hands, a child tucks it in."""
    for index, (who, x, y, size, flip) in enumerate(_VISITORS):
        arms = (HANGING,) if index in (0, 2) else _BOTH_OUT  # those in the second row
        pile = person(replace(who, hand=_OPEN_HAND), arms, lean=-5)
        depth = 10.0 if who.kind is CHILD else 30.0 - 2 * index
        lay_pile(scene, pile, x=x, y=y, scale=size, flip=flip, depth=depth)


def _lay_cold_fire(scene: Scene, x: float, y: float) -> None:
    """A small fire on its logs: its own flames draw a face whose lips shiver over a scarf."""
    place: dict[str, Any] = {"x": x, "y": y}
    logs = strips([((-0.28, -0.06), (0.28, 0.06)), ((-0.26, 0.08), (0.26, -0.08))], 0.075)
    scene.lay(Sheet(logs, "#161616", ("logs",)), **place, depth=12.0)
    flame = blob(
        "-.2,.02 -.29,.18 -.27,.42 -.27,.42 -.2,.34 -.2,.5 -.15,.66 -.15,.66 -.09,.56 -.04,.74"
        " .06,.98 .06,.98 .08,.72 .12,.58 .2,.70 .2,.70 .2,.46 .28,.50 .28,.50 .29,.2 .2,.02"
    )
    scene.lay(Sheet(flame, INKS["vermilion"], ("fire",), turn=84), **place, depth=11.0)
    heart = blob(
        "-.15,.04 -.21,.18 -.18,.34 -.18,.34 -.13,.30 -.12,.46 -.12,.46 -.06,.42 -.01,.58 .04,.74"
        " .04,.74 .06,.5 .11,.42 .15,.5 .15,.5 .16,.34 .22,.34 .22,.34 .21,.16 .15,.04"
    )
    scene.lay(Sheet(heart, INKS["lamp"], ("fire",), glow=0.6), **place, depth=10.9)
    _lay_fire_face(scene, x, y)
    scarf = blob("-.22,.16 0,.11 .22,.16 .23,.06 0,.01 -.23,.06")
    scarf = scarf | strip(points(".16,.10 .24,.02 .28,.10 .345,.15"), 0.09, 0.07)
    scene.lay(Sheet(scarf, INKS["night"], ("scarf",), turn=80), **place, depth=10.7)


def _lay_fire_face(scene: Scene, x: float, y: float) -> None:
    """A tired face that the lines of the flames draw: they run on as brows, nose and lids."""
    licks = cuts(
        "-.155,.345 -.125,.385 -.08,.395 -.045,.375 -.03,.41 -.05,.46 -.035,.51",
        ".165,.345 .135,.385 .09,.395 .055,.375 .035,.41 .055,.48 .035,.56 .035,.64",
        "-.002,.40 -.012,.35 -.008,.30 -.022,.272 .0,.262",
        thin=0.003,
        thick=0.009,
    )
    lids = cuts(
        "-.135,.318 -.105,.298 -.07,.300 -.045,.318", ".05,.318 .075,.300 .11,.298 .14,.318",
        "-.055,.200 -.03,.216 -.005,.198 .02,.216 .05,.200", thin=0.003, thick=0.011,
    )  # fmt: skip
    place: dict[str, Any] = {"x": x, "y": y}
    scene.lay(Sheet(licks | lids, "#161616", ("face",)), **place, depth=10.8)
    tear = blob("0,.05 .020,0 0,-.022 -.020,0").at(0.125, 0.245)
    scene.lay(Sheet(tear, INKS["night"], ("tear",)), **place, depth=10.75)


@card(
    palette="block_day",
    hand="woodcut",
    title="It bowed first",
    subject="last sheaf of the harvest",
    props=("sheaf", "harvesters", "ribbon", "stubble", "rake"),
    mood=("reverent", "old", "warm"),
)
def last_sheaf(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.7, 0.6, -0.5))
    field = land((-1, -0.50), (-0.3, -0.44), (0.4, -0.46), (1, -0.54))
    scene.lay(Sheet(field, "#f6f6f6", ("field",)), depth=58.0)
    stubble = Outline(())
    for row in range(9):
        for column in range(14):
            x = -1.0 + 2.0 * (column + 0.5 * (row % 2)) / 13
            y = -0.54 - 0.04 * row - 0.011 * row * row
            stubble = stubble | strip(
                [(x, y), (x + 0.01, y + 0.03 + 0.006 * row)], 0.008 + 0.002 * row
            )
    scene.lay(Sheet(stubble, "#202020", ("stubble",)))
    _lay_sheaf(scene)
    people: tuple[tuple[float, float, float, Headwear, str], ...] = (
        (-0.64, -1.02, 1.8, "none", "#3a3a3a"), (-0.36, -1.24, 2.0, "scarf", INKS["plum"]), (-0.12,
        -1.42, 1.15, "none", "#8a8a8a"),
    )  # fmt: skip
    for x, y, size, headwear, coat in people:
        harvester = long_coat(
            coat, headwear, "#f0f0f0", skin="#b8aca2", hair="#3a3638", left_hand=(0.12, 1.12,
            -0.34),
            right_hand=(-0.12, 1.12, -0.34), bow=-20,
        )  # fmt: skip
        scene.put(harvester, x * UNIT, y * UNIT, -0.5, yaw=-60, scale=size)
    rake = strip([(-0.90, -1.3), (-0.80, 0.02)], 0.03) | box(0.26, 0.04).at(-0.80, 0.02)
    rake = rake | strips(
        [((-0.91 + 0.055 * i, 0.02), (-0.91 + 0.055 * i, -0.08)) for i in range(5)], 0.016
    )
    scene.lay(Sheet(rake, "#161616", ("rake",)))
    birds = flock(5, seed=4, x=(0.1, 0.4), y=(0.12, 0.24), size=(0.018, 0.03))
    return WoodcutPlan(inks=("clay", "vermilion", "plum"), sky="paper", birds=birds, contrast=1.6)


def _lay_sheaf(scene: Scene) -> None:
    """A sheaf as tall as a house that bows like a woman, with a ribbon round her waist."""
    for index in range(19):
        t = (index - 9) / 9
        foot = (0.42 + 0.52 * t, -1.16 - 0.10 * (1 - t * t))
        waist = (0.40 + 0.13 * t, -0.16)
        if abs(t) > 0.75:
            tip = (0.40 + 0.62 * t, -0.26 + 0.2 * (abs(t) - 0.75))
            path = [foot, waist, (0.40 + 0.42 * t, 0.20), tip]
        else:
            tip = (-0.12 + 0.28 * t, 0.70 - 0.26 * t)
            path = [foot, waist, (0.46 + 0.22 * t, 0.36), (0.30 + 0.3 * t, 0.84 + 0.1 * t), tip]
        colour = INKS["clay"] if index % 2 else "#f4f4f4"
        scene.lay(Sheet(strip(path, 0.075, 0.05), colour, ("sheaf",)))
        (ax, ay), (bx, by) = path[-2], path[-1]
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        ear = ellipse(0.12, 0.045)
        for step in range(4):
            for side in (-1, 1):
                ear = ear | strip(
                    [(0.06 * step - 0.08, 0), (0.06 * step, side * 0.085)], 0.03, 0.006
                )
        scene.lay(Sheet(ear.turned(angle).at(bx, by), INKS["clay"], ("ears",)))
    band = blob("-.2,.0 -.1,.03 .1,.04 .2,.01 .2,-.09 .1,-.06 -.1,-.07 -.2,-.1")
    ends = strip(points("-.02,-.04 -.12,-.26 -.06,-.5"), 0.06, 0.05) | strip(
        points(".02,-.04 .08,-.24 .02,-.42"), 0.06, 0.05
    )
    bow = blob("0,-.03 -.16,.08 -.2,-.04 -.14,-.12") | blob("0,-.03 .16,.08 .2,-.04 .14,-.12")
    scene.lay(Sheet(ends | band | bow, INKS["vermilion"], ("ribbon",)), x=0.40, y=-0.12)
