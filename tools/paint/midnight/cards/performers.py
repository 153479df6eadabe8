"""Those who perform: musicians, an actor, a painter, a host."""

import math

from tools.paint.midnight.cuts import cuts
from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import MAN, OLD, WOMAN, profile_outline
from tools.paint.story.cutouts.folk import RAISED, REACHING, Person, person
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


def _sparrow() -> Outline:
    """A small bird that looks to the right, about one long, standing at the origin."""
    body = blob(
        ".5,.42 .5,.42 .38,.5 .26,.56 .12,.5 .0,.36 -.2,.2 -.5,.1 -.5,.1 -.3,.04 -.06,.02 .14,.08"
        " .28,.22 .36,.36"
    )
    return body | strip(((0.04, 0.08), (0.04, -0.06)), 0.03)


@card(
    palette="block_day",
    hand="woodcut",
    title="Between two notes",
    subject="orchestra frozen in the snow",
    props=("double bass", "conductor", "horn", "sparrows", "snow"),
    mood=("still", "grand", "cold"),
)
def frozen_orchestra(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    trees = Outline(())
    for index in range(30):
        x = -1.1 + 0.076 * index
        tall = 0.20 + 0.08 * math.sin(index * 2.3) + 0.04 * math.sin(index * 5.1)
        trees = trees | polygon((x - 0.05, 0.50), (x + 0.05, 0.50), (x, 0.52 + tall))
    scene.lay(Sheet(trees, "#9a9a9a", ("woods",), turn=90), depth=55.0)
    scene.lay(Sheet(land((-1, 0.52), (0, 0.56), (1, 0.50)), "#f4f4f4", ("snow",)), depth=54.0)
    maestro = Person("#161616", OLD, "curls", hair_colour="#f4f4f4", cut="coat")
    arms = (RAISED, ((0.0, 0.76), (0.16, 0.70), (0.30, 0.82)))
    lay_pile(scene, person(maestro, arms), x=0.66, y=0.22, scale=0.74, flip=True, depth=50.0)
    baton = strip(((0.54, 0.98), (0.36, 1.16)), 0.012, 0.006)
    scene.lay(Sheet(baton, "#161616", ("baton",)), depth=49.0)
    mound = blob(".36,.20 .5,.33 .66,.37 .82,.33 1.0,.20 .66,.16")
    scene.lay(Sheet(mound, "#f8f8f8", ("snow",)), depth=48.0)
    fiddler = Person("#161616", WOMAN, "bun", cut="dress", bow=10)
    bow_arm = ((0.0, 0.76), (0.14, 0.64), (0.24, 0.80))
    lay_pile(scene, person(fiddler, (bow_arm,)), x=-0.70, y=-0.34, scale=0.90, depth=40.0)
    violin = blob("-.12,0 -.1,.06 -.02,.04 .06,.07 .12,.0 .06,-.07 -.02,-.04 -.1,-.06").scaled(0.9)
    violin = violin | strip(((0.08, 0), (0.28, 0.02)), 0.024)
    scene.lay(Sheet(violin.turned(6), INKS["clay"], ("violin",)), x=-0.52, y=0.36, depth=39.0)
    scene.lay(Sheet(strip(((-0.60, 0.58), (-0.26, 0.24)), 0.012), "#161616", ("bow",)), depth=38.5)
    horn = Person("#161616", MAN, "short", cut="coat", hair_colour="#101010")
    lay_pile(scene, person(horn, (REACHING,)), x=0.36, y=-0.62, scale=0.92, depth=36.0)
    bell = polygon(".50,.17 .72,.13 .92,.26 .92,-.06 .72,.10 .50,.14")
    coil = ellipse(0.11).at(0.66, 0.10) - ellipse(0.085).at(0.66, 0.10)
    scene.lay(Sheet(coil | bell, INKS["lamp"], ("horn",)), depth=35.0)
    drift = land((-1, -0.26), (-0.4, -0.16), (0.1, -0.30), (0.6, -0.34), (1, -0.24))
    scene.lay(Sheet(drift, "#f8f8f8", ("snow",)), depth=34.0)
    carved = cuts(
        ".44,-.46 .66,-.50 .94,-.42", ".40,-.58 .62,-.63 .84,-.58", ".46,-.86 .70,-.92 .96,-.86",
        ".52,-.99 .72,-1.03 .90,-1.0", ".04,.36 .14,.39 .24,.37", "-.40,.0 -.30,.03 -.20,.0",
        ".66,-.16 .80,-.19 .96,-.15", thick=0.016,
    )  # fmt: skip
    scene.lay(Sheet(carved, "#161616", ("snow",)), depth=33.0)
    _lay_bass(scene)
    return WoodcutPlan(
        inks=("clay", "lamp", "vermilion"), sky="paper", snowfall=50, contrast=1.5, lamp_pool=0
    )


def _lay_bass(scene: Scene) -> None:
    """A double bass larger than its player, sparrows on its strings."""
    player = Person(
        "#161616", MAN, "bald", cut="stout", headgear="scarf", gear_colour=INKS["vermilion"]
    )
    arms = (((0.0, 0.76), (0.16, 0.66), (0.20, 0.50)), ((0.0, 0.76), (0.10, 0.86), (0.24, 0.98)))
    lay_pile(scene, person(player, arms), x=-0.72, y=-1.44, scale=1.24, depth=20.0)
    _lay_double_bass(scene)
    for x, y, flip in ((0.02, -0.27, True), (-0.06, 0.52, True)):
        scene.lay(
            Sheet(_sparrow(), "#161616", ("sparrow",)), x=x, y=y, scale=0.17, flip=flip, depth=15.0
        )
    bow = strip(((-0.62, -0.86), (0.22, -0.70)), 0.022)
    scene.lay(Sheet(bow, "#161616", ("bow",)), depth=15.0)
    drift = land((-1, -1.16), (-0.5, -1.10), (0.0, -1.22), (0.5, -1.30), (1, -1.12))
    scene.lay(Sheet(drift, "#f8f8f8", ("snow",)), depth=12.0)
    scene.lay(
        Sheet(_sparrow(), "#161616", ("sparrow",)),
        x=0.62,
        y=-1.22,
        scale=0.17,
        flip=True,
        depth=11.0,
    )


def _lay_double_bass(scene: Scene) -> None:
    """The instrument itself with its strings."""
    body = blob(
        "-.1,.98 .1,.98 .26,.84 .28,.64 .2,.5 .36,.3 .4,.06"
        " .26,-.16 -.26,-.16 -.4,.06 -.36,.3 -.2,.5"
        " -.28,.64 -.26,.84"
    )
    place = {"x": -0.30, "y": -1.14, "scale": 0.94, "turn": -7.0}
    scene.lay(Sheet(body, INKS["clay"], ("double bass",), turn=84), depth=18.0, **place)
    neck = polygon("-.05,.5 .05,.5 .035,1.56 -.035,1.56")
    neck = neck | strip(points("0,1.5 -.02,1.64 .05,1.74 .13,1.68 .10,1.60 .05,1.64"), 0.08, 0.05)
    neck = neck | strips([((-0.12, 1.46), (0.12, 1.46)), ((-0.12, 1.56), (0.12, 1.56))], 0.03)
    scene.lay(Sheet(neck, "#161616", ("neck",)), depth=17.0, **place)
    holes = strip(points("-.2,.5 -.15,.44 -.19,.34 -.14,.26"), 0.03) | strip(
        points(".2,.5 .15,.44 .19,.34 .14,.26"), 0.03
    )
    bridge = polygon("-.12,.30 .12,.30 .09,.36 -.09,.36") | polygon(
        "-.07,.2 .07,.2 .04,-.06 -.04,-.06"
    )
    scene.lay(Sheet(holes | bridge, "#161616"), depth=16.9, **place)
    cords = strips([((0.022 * k, 0.1), (0.014 * k, 1.5)) for k in (-1.6, 0, 1.6)], 0.008)
    scene.lay(Sheet(cords, "#f4f4f4", ("strings",)), depth=16.5, **place)


@card(
    palette="block_night",
    hand="woodcut",
    title="The understudy",
    subject="actor bowing to himself in every seat",
    props=("stage", "actor", "audience", "curtain"),
    mood=("vain", "sad", "uncanny"),
)
def theatre_of_one(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#0c0c0c")
    light = polygon("-.06,1.5 .10,1.5 .74,.02 -.66,.02")
    scene.lay(Sheet(light, "#f4f4f4", ("spotlight",)), depth=50.0)
    scene.lay(Sheet(ellipse(0.72, 0.13).at(0.04, 0.04), "#f4f4f4"), depth=50.0)
    boards = box(2.6, 0.42).at(0, -0.02)
    scene.lay(Sheet(boards, "#4c4c4c", ("stage",), turn=0), depth=52.0)
    for side in (-1, 1):
        drape = blob("1.3,1.7 .5,1.7 .54,1.2 .70,.7 .64,.2 .70,.1 1.3,.1")
        scene.lay(
            Sheet(drape if side > 0 else drape.flipped(), INKS["vermilion"], ("curtain",), turn=88),
            depth=40.0,
        )
        folds = Outline(())
        for shift in (0.0, 0.12, 0.24):
            folds = folds | strip(
                ((0.66 + shift, 1.6), (0.74 + shift, 0.8), (0.72 + shift, 0.14)), 0.03, 0.05
            )
        scene.lay(Sheet(folds if side > 0 else folds.flipped(), "#161616"), depth=39.0)
    _lay_bowing(scene)
    for row, (level, size, count) in enumerate(
        ((-0.34, 0.115, 8), (-0.66, 0.16, 6), (-1.10, 0.23, 4))
    ):
        for index in range(count):
            x = -1.0 + 2.0 * (index + (0.5 if row % 2 else 0.28)) / (count - 0.44)
            asleep = row == 1 and index == 4
            _lay_spectator(scene, x, level, size, 30.0 - 6 * row, asleep)
    return WoodcutPlan(inks=("vermilion",), sky="black", contrast=1.6)


def _lay_bowing(scene: Scene) -> None:
    """The actor in a deep bow, one hand on his heart."""
    legs = strip(points("-.04,.42 -.07,.22 -.08,.02"), 0.11, 0.06) | strip(
        points(".02,.42 .03,.22 .04,.02"), 0.11, 0.06
    )
    legs = legs | blob("-.12,0 -.12,.05 -.02,.05 .04,0") | blob("0,0 0,.05 .1,.05 .16,0")
    back = blob("-.12,.40 -.1,.56 .04,.68 .24,.66 .34,.56 .28,.50 .14,.50 .08,.38 .08,.38")
    place = {"x": -0.04, "y": 0.04, "scale": 1.06, "depth": 30.0}
    tails = blob("-.1,.52 -.26,.34 -.24,.24 -.12,.38")
    scene.lay(Sheet(legs | back | tails, "#161616", ("actor",)), **place)
    scene.lay(Sheet(strip(points(".24,.60 .26,.40 .40,.34"), 0.07, 0.045), "#161616"), **place)
    scene.lay(Sheet(ellipse(0.03).at(0.42, 0.335), "#f4f4f4"), **place)
    face = profile_outline(MAN, bust=False).scaled(0.165).turned(-62).at(0.40, 0.52)
    hair = (
        blob("-.5,.1 -.46,.4 -.2,.6 .2,.56 .34,.36 .1,.3 -.1,.1 -.2,-.2 -.4,-.3")
        .scaled(0.165)
        .turned(-62)
        .at(0.40, 0.52)
    )
    scene.lay(Sheet(face, "#f0f0f0", ("face",)), **{**place, "depth": 29.0})
    scene.lay(Sheet(hair, "#161616"), **{**place, "depth": 28.9})
    collar = strip(((0.32, 0.62), (0.30, 0.52)), 0.035)
    scene.lay(Sheet(collar, INKS["vermilion"], ("red collar",)), **{**place, "depth": 28.8})


def _lay_spectator(
    scene: Scene, x: float, y: float, size: float, depth: float, asleep: bool
) -> None:
    """The same man again from behind, his parting and his red collar, in a seat."""
    head = (
        ellipse(0.62, 0.80).at(0, 0.62)
        | ellipse(0.15, 0.24).at(-0.64, 0.56)
        | ellipse(0.15, 0.24).at(0.64, 0.56)
    )
    hair = blob("-.62,.5 -.6,1.0 -.3,1.4 .1,1.46 .5,1.26 .64,.8 .6,.4 .3,.14 -.3,.14")
    turn = 24.0 if asleep else 0.0
    place = {"x": x + (-0.02 if asleep else 0), "y": y, "scale": size, "turn": turn}
    scene.lay(Sheet(head, "#c8c8c8", ("spectator",)), depth=depth, **place)
    scene.lay(Sheet(hair, "#2a2a2a", turn=80), depth=depth - 0.2, **place)
    parting = strip(points(".1,1.44 .16,1.1 .12,.8"), 0.05, 0.02)
    strands = Outline(())
    for k in (-0.44, -0.26, -0.08, 0.32, 0.48):
        strands = strands | strip(((k * 0.7, 1.24), (k * 1.1, 0.8), (k * 0.9, 0.3)), 0.02, 0.04)
    scene.lay(Sheet(parting | strands, "#f0f0f0"), depth=depth - 0.3, **place)
    place = {"x": x, "y": y, "scale": size}
    neck = box(0.7, 0.16).at(0, -0.12)
    coat = blob("-1.2,-2.6 -1.16,-.7 -.8,-.3 -.34,-.14 .34,-.14 .8,-.3 1.16,-.7 1.2,-2.6")
    scene.lay(Sheet(coat, "#161616", ("spectator",)), depth=depth - 0.4, **place)
    scene.lay(Sheet(neck, INKS["vermilion"], ("red collar",)), depth=depth - 0.5, **place)
    seat = blob("-1.1,-3 -1.1,-1.2 -.7,-.86 .7,-.86 1.1,-1.2 1.1,-3")
    scene.lay(Sheet(seat, "#6c6c6c", ("seat",), turn=90), depth=depth - 0.6, **place)


@card(
    palette="block_day",
    hand="woodcut",
    title="Hold still, he said to it",
    subject="painter in a storm",
    props=("easel", "portrait", "storm", "palette"),
    mood=("comic", "wild", "stubborn"),
)
def wind_portrait(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    hill = land((-1, -0.98), (-0.3, -0.84), (0.4, -0.98), (1, -1.16))
    scene.lay(Sheet(hill, "#5c5c5c", ("hill",), turn=6), depth=50.0)
    gusts = Outline(())
    for index in range(9):
        y = 1.32 - 0.27 * index
        shift = 0.3 * math.sin(index * 2.1)
        path = [
            (1.2 - shift, y),
            (0.6 - shift, y + 0.03),
            (0.0 - shift, y - 0.04),
            (-0.5 - shift, y + 0.02),
        ]
        gusts = gusts | strip(path, 0.014, 0.004)
    scene.lay(Sheet(gusts, "#202020", ("storm",)), depth=48.0)
    _lay_easel(scene)
    _lay_blown_portrait(scene)
    man = Person("#161616", OLD, "curls", hair_colour="#161616", cut="jacket")
    arms = (((0.0, 0.76), (0.14, 0.64), (0.28, 0.72)), ((0.0, 0.76), (0.06, 0.58), (0.18, 0.52)))
    lay_pile(
        scene, person(man, arms, stride=0.16, lean=-12), x=-0.60, y=-0.94, scale=1.24, depth=20.0
    )
    tails = strip(points("-.46,-.30 -.66,-.34 -.80,-.28 -.95,-.36"), 0.20, 0.02)
    tails = tails | strip(points("-.46,-.40 -.66,-.48 -.82,-.44 -.92,-.50"), 0.16, 0.02)
    scene.lay(Sheet(tails, "#161616", ("coat tails",)), depth=21.0)
    scarf = strip(points("-.40,.04 -.56,.12 -.70,.04 -.84,.14 -.97,.08"), 0.08, 0.06)
    scarf = scarf | strip(points("-.40,.02 -.56,.0 -.68,-.08 -.80,-.02"), 0.07, 0.05)
    scarf = scarf | strip(((-0.46, 0.06), (-0.30, 0.01)), 0.085)
    scene.lay(Sheet(scarf, INKS["vermilion"], ("scarf",), turn=10), depth=17.0)
    brush = strip(((-0.18, -0.18), (0.10, -0.02)), 0.022, 0.012)
    scene.lay(Sheet(brush, "#161616", ("brush",)), depth=16.0)
    board = ellipse(0.14, 0.08) - ellipse(0.025).at(-0.06, -0.02)
    scene.lay(Sheet(board, INKS["clay"], ("palette",)), x=-0.18, y=-0.37, turn=14, depth=16.0)
    hat = blob("-.15,0 .15,0 .13,.15 .03,.13 -.04,.17 -.13,.15") | ellipse(0.36, 0.03)
    scene.lay(Sheet(hat, "#161616", ("hat",)), x=-0.60, y=1.02, scale=0.9, turn=-24, depth=15.0)
    for x, y, turn in ((-0.86, 0.62, 30), (0.02, 1.14, -20), (0.80, 0.96, 12)):
        leaf = blob("-.07,0 0,.035 .08,.0 0,-.03").turned(turn).at(x, y)
        scene.lay(Sheet(leaf, "#161616", ("leaf",)), depth=15.0)
    return WoodcutPlan(inks=("vermilion", "clay"), sky="paper", contrast=1.5)


_PAINTED = polygon(".02,-.36 .68,-.40 .72,.50 .08,.55")
"""Where the canvas on the easel is not its frame."""


def _lay_easel(scene: Scene) -> None:
    """An easel with a canvas that leans in the wind."""
    legs = strips(
        [((0.06, -0.98), (0.30, 0.74)), ((0.70, -1.16), (0.46, 0.74)), ((0.44, -0.9), (0.38, 0.7))],
        0.034,
    )
    scene.lay(Sheet(legs, "#161616", ("easel",)), depth=30.0)
    canvas = polygon("-.04,-.42 .74,-.46 .78,.56 .02,.61")
    scene.lay(Sheet(canvas, "#161616"), depth=29.0)
    scene.lay(Sheet(_PAINTED, "#f8f8f8", ("canvas",)), depth=28.0)


def _lay_blown_portrait(scene: Scene) -> None:
    """A woman's likeness on the canvas whose hair has begun to leave it."""
    place = {"x": 0.38, "y": 0.12, "scale": 0.46}

    def painted(outline: Outline) -> Outline:
        """What of a shape in the units of the head lies on the canvas."""
        return outline.scaled(0.46).at(0.38, 0.12) & _PAINTED

    dress = blob(
        "-.3,-.72 -.1,-.86 .12,-.82 .22,-.86 .57,-1 .84,-1.3 .9,-1.95 -1.05,-1.95 -.96,-1.25"
        " -.64,-.94"
    )
    scene.lay(Sheet(painted(profile_outline(WOMAN)), "#f8f8f8", ("portrait",)), depth=27.0)
    scene.lay(Sheet(painted(dress), "#161616", ("portrait",)), depth=26.0)
    hair = blob(".34,.38 .2,.6 -.1,.66 -.4,.54 -.56,.2 -.5,-.2 -.3,-.3 -.14,.0 .02,.2 .16,.3")
    for path in (
        "0,.54 -.4,.86 -.9,.84 -1.35,1.10", "-.2,.44 -.6,.66 -1.0,.58 -1.55,.84",
        "-.3,.26 -.7,.44 -1.05,.38 -1.45,.60", "-.4,.06 -.7,.20 -.95,.16 -1.2,.34",
        "-.4,-.14 -.65,.0 -.9,.0",
    ):  # fmt: skip
        hair = hair | strip(points(path), 0.26, 0.02)
    scene.lay(Sheet(hair, INKS["clay"], ("hair",), turn=-14), depth=13.9, **place)
    eye = strip(points(".19,.04 .26,.085 .34,.05"), 0.022) | ellipse(0.032).at(0.29, 0.04)
    brow = strip(points(".17,.15 .27,.20 .37,.16"), 0.02, 0.03)
    lips = strip(points(".28,-.28 .36,-.272 .41,-.276"), 0.016)
    scene.lay(Sheet(eye | brow | lips, "#161616", ("eye",)), depth=13.8, **place)
