"""On the beach: toys that come back."""

import math
from collections.abc import Callable

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import people
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    smooth,
    star,
    strip,
    strips,
    waves,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="All that we outgrew",
    subject="man before a wave of toys",
    props=("toys", "wave", "beach"),
    mood=("wistful", "suspense", "tender"),
)
def tide_of_toys(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f0b9a4", lift=0, shade="#fbe6bc"))
    scene.lay(Sheet(ellipse(0.25).at(0.06, -0.1), "#fff6d8", ("sun",), glow=0.6))
    for level, colour in ((-0.2, "#9cc4c4"), (-0.34, "#74aab4"), (-0.48, "#4a8a9c")):
        scene.lay(Sheet(waves(level, 0.022, 0.4, level * 3), colour, ("sea",), lift=4))
    _wave(scene)
    _shore(scene)
    _bear(scene, 0.5, -1.1, 0.42)
    _traveller(scene, -0.55, -1.41, 1.43)
    return PaperPlan()


# The wave is a curl round a hollow: how far its inner edge and the crests of its three sheets are
# from the middle of the hollow, at some angles from the lip down to the foot.
_HOLLOW = (0.08, 0.11)
_ANGLES = (162, 140, 105, 70, 35, 0, -35, -70, -95)
_INNER = (0.53, 0.48, 0.46, 0.46, 0.47, 0.48, 0.5, 0.58, 0.86)
_CRESTS = (
    ("#1d5468", (0.54, 0.80, 0.92, 0.96, 1.04, 1.2, 1.3, 1.3, 1.3)),
    ("#2d7688", (0.52, 0.69, 0.76, 0.80, 0.84, 0.86, 0.94, 1.1, 1.1)),
    ("#4f9daa", (0.51, 0.57, 0.60, 0.62, 0.66, 0.70, 0.76, 0.9, 1.0)),
)


def _around(angle: float, radius: float) -> Point:
    """A point round the hollow of the wave."""
    a = math.radians(angle)
    return _HOLLOW[0] + radius * math.cos(a), _HOLLOW[1] + radius * math.sin(a)


def _curl(radii: tuple[float, ...]) -> Outline:
    """The sheet of water between the hollow and a crest."""
    outer = [_around(a, r) for a, r in zip(_ANGLES, radii, strict=True)]
    inner = [_around(a, r) for a, r in zip(_ANGLES, _INNER, strict=True)]
    return polygon(*smooth(outer, closed=False), *reversed(smooth(inner, closed=False)))


def _wave(scene: Scene) -> None:
    """Three sheets of water, each with toys that it throws up in front of the one behind."""
    for (colour, radii), toys in zip(_CRESTS, _THROWN, strict=True):
        for toy, angle, radius, size, tilt, flip in toys:
            x, y = _around(angle, radius)
            turn = (angle - 90) * 0.55 + tilt
            scene.lay(toy(), x=x, y=y, scale=size, turn=turn, flip=flip)
        scene.lay(Sheet(_curl(radii), colour, ("wave",), lift=11, torn=True))
    _streaks(scene)


def _streaks(scene: Scene) -> None:
    """Light on the water that climbs in the hollow, and the foam of the lip."""
    for start, end, radius in ((-40, 60, 0.53), (-20, 100, 0.58), (20, 135, 0.53)):
        line = [_around(start + (end - start) * k / 6, radius) for k in range(7)]
        scene.lay(Sheet(strip(line, 0.008, 0.02), "#8fcbd0", lift=0))
    foam = blob(
        "-.08,.69 -.26,.66 -.42,.54 -.5,.42 -.55,.27 -.52,.21 -.47,.3 -.44,.28 -.42,.17 -.37,.15"
        " -.36,.3 -.32,.36 -.29,.26 -.24,.25 -.24,.4 -.19,.46 -.15,.39 -.11,.41 -.12,.52 -.03,.57"
        " .1,.6 .08,.66"
    )
    scene.lay(Sheet(foam.at(0.035, -0.02), "#bfe0e0", lift=6))
    scene.lay(Sheet(foam, "#fdf8ee", ("foam",), lift=5))


def _cut(tag: str, *parts: tuple[Outline, str, float]) -> list[Sheet]:
    """The sheets of one toy."""
    return [Sheet(outline, colour, (tag,), lift=lift) for outline, colour, lift in parts]


def _horse() -> list[Sheet]:
    """A rocking horse that leaps to the right, about 1.2 long."""
    horse = blob(
        "-.42,.1 -.3,.34 .06,.34 .2,.5 .28,.72 .42,.7 .62,.5 "
        ".56,.42 .4,.46 .36,.2 .3,-.1 .2,-.3 .1,-.1 -.2,-.06 -.3,-.3 -.42,-.3"
    )
    return _cut(
        "rocking horse",
        (strip([(-0.6, -0.2), (-0.1, -0.36), (0.5, -0.2)], 0.09), "#d8473c", 6),
        (strip([(-0.42, 0.2), (-0.58, 0.3), (-0.74, 0.2)], 0.12, 0.04), "#5a3a2a", 5),
        (horse, "#fbf3e2", 8),
        (strip([(0.08, 0.36), (0.14, 0.58), (0.3, 0.78)], 0.14, 0.08), "#5a3a2a", 4),
        (blob("-.18,.38 .08,.38 .05,.14 -.15,.14"), "#d8473c", 4),
        (ellipse(0.03).at(0.4, 0.58), "#1c1420", 0),
        (strip([(0.44, 0.45), (0.53, 0.6)], 0.03), "#d8473c", 1),
    )


def _duck() -> list[Sheet]:
    """A bath duck that looks to the right, about 0.6 long."""
    body = blob(
        "-.3,0 -.36,.16 -.16,.12 .02,.14 .06,.3 .2,.38 .32,.3 .32,.16 .28,0 .1,-.16 -.2,-.14"
    )
    return _cut(
        "duck",
        (polygon(".28,.3 .46,.22 .28,.16"), "#e8703a", 4),
        (body, "#f6c845", 8),
        (blob("-.22,.02 -.06,.1 .1,.04 .0,-.08 -.16,-.08"), "#e0a92e", 3),
        (ellipse(0.032).at(0.2, 0.26), "#1c1420", 0),
    )


def _ball() -> list[Sheet]:
    """A striped ball, one across."""
    disc = ellipse(0.5)
    return _cut(
        "ball",
        (disc, "#fbf3e2", 8),
        (strip([(-0.5, 0.42), (-0.1, 0.1), (0.2, -0.5)], 0.2) & disc, "#d8473c", 0),
        (strip([(-0.2, 0.6), (0.22, 0.24), (0.5, -0.3)], 0.17) & disc, "#2f6aa0", 0),
    )


def _drum() -> list[Sheet]:
    """A drum with its skin to the top, one across."""
    side = blob("-.5,.3 -.5,.3 -.5,-.3 -.5,-.3 0,-.44 .5,-.3 .5,-.3 .5,.3 .5,.3 0,.2")
    cords = strips([((-0.5 + 0.2 * k, 0.26), (-0.4 + 0.2 * k, -0.34)) for k in range(5)], 0.035)
    return _cut(
        "drum",
        (side, "#c8433c", 8),
        (cords & side, "#f6c845", 0),
        (ellipse(0.52, 0.17).at(0, 0.3), "#2c4a86", 4),
        (ellipse(0.45, 0.13).at(0, 0.31), "#fdf3dc", 1),
    )


def _block(colour: str) -> Callable[[], list[Sheet]]:
    """A building block with a star, seen on three of its sides, about one across."""

    def sheets() -> list[Sheet]:
        return _cut(
            "blocks",
            (polygon("-.4,.4 -.2,.58 .56,.58 .4,.4"), mix(colour, "#ffffff", 0.35), 7),
            (polygon(".4,.4 .56,.58 .56,-.2 .4,-.4"), mix(colour, "#140c20", 0.3), 7),
            (box(0.8, 0.8), colour, 3),
            (star(5, 0.27, 0.12), "#fffaf0", 2),
        )

    return sheets


def _spinning_top() -> list[Sheet]:
    """A humming top, about one high."""
    body = blob("-.46,.08 -.3,.28 0,.34 .3,.28 .46,.08 .2,-.26 0,-.5 0,-.5 -.2,-.26")
    return _cut(
        "spinning top",
        (strip([(0, 0.3), (0, 0.56)], 0.06) | ellipse(0.08).at(0, 0.58), "#f6c845", 5),
        (body, "#7a4f9c", 8),
        (strip([(-0.5, 0.06), (0, -0.06), (0.5, 0.06)], 0.11) & body, "#f6c845", 0),
        (strip([(-0.5, -0.12), (0, -0.24), (0.5, -0.12)], 0.08) & body, "#e88aa0", 0),
    )


def _robot() -> list[Sheet]:
    """A tin robot from the waist up with one arm raised, about 1.1 high."""
    tin = "#a9b4c4"
    return _cut(
        "toy robot",
        (strip([(0.26, 0.1), (0.5, 0.2), (0.5, 0.52)], 0.13), mix(tin, "#141428", 0.25), 5),
        (ring(0.13, 0.06).at(0.5, 0.6) - box(0.1, 0.2).at(0.5, 0.72), "#d8473c", 5),
        (strip([(-0.26, 0.1), (-0.5, 0.0), (-0.52, -0.3)], 0.13), mix(tin, "#141428", 0.25), 5),
        (box(0.62, 0.6).at(0, -0.1), tin, 8),
        (strip([(0, 0.6), (0, 0.8)], 0.04) | ellipse(0.06).at(0, 0.82), "#d8473c", 4),
        (box(0.5, 0.4).at(0, 0.42), mix(tin, "#ffffff", 0.25), 6),
        (beads([(-0.12, 0.46), (0.12, 0.46)], 0.085), "#fff0b0", 2),
        (beads([(-0.14, 0.46), (0.1, 0.46)], 0.035), "#1c1420", 0),
        (box(0.28, 0.06).at(0, 0.3), "#3a3f54", 0),
        (ellipse(0.12).at(0, -0.08), "#f6c845", 2),
    )


def _boat() -> list[Sheet]:
    """A toy boat with one sail that goes to the right, about one long."""
    return _cut(
        "toy boat",
        (strip([(0, -0.1), (0, 0.74)], 0.05), "#6a4030", 4),
        (polygon(".05,.72 .5,.04 .05,.04"), "#fdf6e6", 7),
        (polygon("-.05,.62 -.34,.06 -.05,.06"), "#e88a4a", 7),
        (blob("-.5,0 -.5,0 .58,0 .58,0 .36,-.26 .36,-.26 -.34,-.26 -.34,-.26"), "#b8393c", 8),
    )


def _doll() -> list[Sheet]:
    """A nesting doll, about 1.2 high."""
    body = blob("-.2,.34 -.4,.0 -.36,-.42 -.2,-.5 .2,-.5 .36,-.42 .4,0 .2,.34")
    return _cut(
        "nesting doll",
        (body | ellipse(0.29, 0.3).at(0, 0.42), "#c8433c", 8),
        (body & ellipse(0.34, 0.3).at(0, -0.2), "#f6c845", 1),
        (beads([(0, -0.1), (-0.1, -0.2), (0.1, -0.2), (0, -0.3)], 0.075), "#d8473c", 1),
        (ellipse(0.19, 0.2).at(0, 0.42), "#f2cfae", 2),
        (blob("-.19,.46 -.12,.62 .12,.62 .19,.46 0,.56"), "#3a2c2a", 1),
        (beads([(-0.075, 0.42), (0.075, 0.42)], 0.026), "#1c1420", 0),
        (strip([(-0.05, 0.33), (0, 0.31), (0.05, 0.33)], 0.025), "#b8393c", 0),
    )


def _fish() -> list[Sheet]:
    """A tin fish that swims to the right, about one long."""
    body = blob(".5,0 .26,.24 -.06,.22 -.3,0 -.06,-.22 .26,-.24")
    return _cut(
        "tin fish",
        (polygon("-.24,0 -.56,.24 -.48,0 -.56,-.24"), "#d8703a", 6),
        (body, "#f09a4a", 8),
        (strip([(0.16, 0.3), (0.08, 0), (0.16, -0.3)], 0.09) & body, "#fdf3dc", 1),
        (ellipse(0.05).at(0.32, 0.06), "#1c1420", 0),
    )


_Toy = Callable[[], list[Sheet]]
_RED, _GREEN, _YELLOW = _block("#d8473c"), _block("#3f8f6a"), _block("#e9a93a")

# What each sheet of water throws up: toy, angle and distance round the hollow, size, tilt, flipped.
_THROWN: tuple[tuple[tuple[_Toy, float, float, float, float, bool], ...], ...] = (
    (
        (_boat, 50, 1.06, 0.44, 6, True), (_spinning_top, 78, 1.04, 0.4, -16, False),
        (_horse, 112, 0.94, 0.57, -14, True),
        (_drum, 147, 0.82, 0.3, 20, False),
    ),
    (
        (_robot, 66, 0.84, 0.4, -6, False), (_RED, 93, 0.80, 0.26, 18, False),
        (_ball, 128, 0.74, 0.3, 0, False), (_YELLOW, 40, 0.92, 0.3, -24, False),
    ),
    (
        (_duck, 84, 0.66, 0.5, 8, True), (_GREEN, 52, 0.68, 0.22, 30, False),
        (_fish, 26, 0.72, 0.26, 30, False), (_RED, 112, 0.60, 0.16, -10, False),
        (_doll, 0, 0.76, 0.42, 38, False),
    ),
)  # fmt: skip


def _shore(scene: Scene) -> None:
    """The foot of the wave, its foam, the wet sand and the dry."""
    foot = land((-1, -0.56), (-0.4, -0.6), (0.1, -0.56), (0.5, -0.42), (1, -0.3))
    scene.lay(Sheet(foot, "#2d7688", ("sea",), lift=9, torn=True))
    low = land((-1, -0.64), (-0.3, -0.7), (0.2, -0.68), (0.6, -0.56), (1, -0.5))
    scene.lay(Sheet(low, "#4f9daa", lift=6))
    foam = land((-1, -0.78), (-0.5, -0.8), (0.0, -0.86), (0.4, -0.76), (0.7, -0.72), (1, -0.62))
    scene.lay(Sheet(foam, "#fdf8ee", ("foam",), lift=6, torn=True))
    scene.lay(Sheet(foam.at(0, -0.07), "#c79c6c", ("wet sand",), lift=2))
    dry = land((-1, -1.12), (-0.5, -1.0), (0.0, -1.14), (0.4, -1.24), (0.7, -1.22), (1, -1.1))
    scene.lay(Sheet(dry, "#e8c894", ("beach",), lift=0, shade="#d8ac78"))


def _bear(scene: Scene, x: float, y: float, size: float) -> None:
    """A small bear with one button eye that has come out of the water on its own feet."""
    fur, dark = "#a8703f", "#8a5a32"
    for k, aside in enumerate((0.0, 0.03, 0.0, 0.03)):
        sole = ellipse(0.035, 0.016).turned(20)
        sole = sole.at(x + 0.13 + 0.09 * k, y + 0.02 + 0.07 * k + aside)
        scene.lay(Sheet(sole, "#94683e", ("paw prints",), lift=0))
    scene.lay(Sheet(ellipse(0.2, 0.03).at(x + 0.03, y), "#94683e", lift=0))
    button = ellipse(0.075).at(-0.14, 0.94) - beads([(-0.16, 0.95), (-0.12, 0.93)], 0.016)
    bear = _cut(
        "teddy bear",
        (strip([(0.1, 0.3), (0.2, 0.16), (0.24, 0.08)], 0.2, 0.18), dark, 4),
        (ellipse(0.14, 0.075).at(0.21, 0.07), dark, 3),
        (strip([(0.2, 0.56), (0.36, 0.46), (0.4, 0.32)], 0.17, 0.16), dark, 4),
        (ellipse(0.085).at(0.4, 0.31), dark, 0),
        (ellipse(0.26, 0.3).at(0, 0.42), fur, 7),
        (ellipse(0.15, 0.19).at(-0.05, 0.4), mix(fur, "#fff0dc", 0.4), 1),
        (strip([(-0.1, 0.28), (-0.2, 0.16), (-0.22, 0.06)], 0.21, 0.19), fur, 5),
        (ellipse(0.15, 0.075).at(-0.26, 0.055), fur, 4),
        (strip([(-0.2, 0.6), (-0.4, 0.66), (-0.5, 0.84)], 0.17, 0.16), fur, 5),
        (ellipse(0.09).at(-0.51, 0.87), fur, 0),
        (beads([(-0.26, 1.14), (0.2, 1.16)], 0.115), dark, 4),
        (ellipse(0.3, 0.27).at(-0.03, 0.92), fur, 7),
        (ellipse(0.13, 0.1).at(-0.1, 0.84), mix(fur, "#fff0dc", 0.5), 2),
        (ellipse(0.05, 0.035).at(-0.13, 0.88), "#1c1420", 1),
        (strip([(-0.18, 0.81), (-0.12, 0.785), (-0.05, 0.81)], 0.022), "#1c1420", 0),
        (button, "#2f4a7a", 2),
        (ellipse(0.045).at(0.08, 0.96), "#1c1420", 1),
    )
    scene.lay(bear, x=x, y=y, scale=size, turn=4)


def _traveller(scene: Scene, x: float, y: float, size: float) -> None:
    """A man from behind, barefoot, who waits; on his back there is the key of a clockwork toy."""
    skin, suit, legs = "#c98d6a", "#35456c", "#4a5578"
    scene.lay(Sheet(ellipse(0.34, 0.04).at(x + 0.06, y + 0.02), "#b98a58", lift=0))
    calf = blob(
        "-.1,.2 -.04,.2 -.034,.13 -.048,.05 -.042,.0 -.08,-.012 -.125,-.004 -.09,.04 -.106,.13"
    )
    leg = polygon("-.14,.5 0,.5 -.018,.17 -.13,.17")
    cuff = box(0.124, 0.045).turned(2).at(-0.074, 0.17)
    jacket = blob(
        "-.06,.805 .06,.805 .135,.77 .17,.68 .16,.55 .165,.4 .165,.4 0,.385"
        " -.165,.4 -.165,.4 -.16,.55 -.17,.68 -.135,.77"
    )
    body = _cut(
        "person",
        (calf | calf.flipped(), skin, 5),
        (leg, legs, 5),
        (leg.flipped(), legs, 5),
        (cuff | cuff.flipped(), mix(legs, "#ffffff", 0.3), 4),
        (jacket, suit, 9),
        (strip([(0, 0.5), (0, 0.385)], 0.008), mix(suit, "#10142a", 0.5), 0),
    )
    scene.lay(body, x=x, y=y, scale=size)
    arms = [
        people.sleeve(points(line), 0.095, 0.075)
        for line in ("-.13,.725 -.19,.59 -.2,.45", ".13,.725 .2,.59 .22,.45")
    ]
    fist = ellipse(0.034, 0.04)
    for sheets in (
        _luggage(),
        _cut("person", (fist.at(-0.203, 0.425) | fist.at(0.222, 0.425), skin, 4)),
        _cut("person", *((arm, mix(suit, "#10142a", 0.15), 6) for arm in arms)),
    ):
        scene.lay(sheets, x=x, y=y, scale=size)
    scene.lay(_head_from_behind(skin), x=x, y=y + 0.06 * size, scale=size * 0.93)
    scene.lay(_clockwork_key(), x=x - 0.03, y=y + 0.6 * size, scale=size)


def _head_from_behind(skin: str) -> list[Sheet]:
    """The man's head with hair in the wind, above his collar."""
    hair = blob(
        "-.088,.9 -.09,.985 -.04,1.04 .03,1.045 .085,1.0 .12,1.02 .1,.96 .125,.945"
        " .088,.9 .07,.845 0,.835 -.07,.845"
    )
    return _cut(
        "person",
        (blob("-.045,.88 .045,.88 .055,.79 -.055,.79"), mix(skin, "#2a1418", 0.15), 3),
        (ellipse(0.02, 0.03).at(-0.09, 0.905) | ellipse(0.02, 0.03).at(0.09, 0.905), skin, 4),
        (ellipse(0.086, 0.095).at(0, 0.92), skin, 5),
        (hair, "#3a2c2a", 5),
        (blob("-.075,.8 0,.815 .075,.8 .085,.775 0,.79 -.085,.775"), "#fdf6e6", 3),
    )


def _clockwork_key() -> list[Sheet]:
    """A key with two wings that sticks out of its hole at the origin."""
    bow = ellipse(0.042, 0.034) - ellipse(0.02, 0.015)
    wings = (bow.at(-0.046, 0) | bow.at(0.046, 0)).turned(-32).at(0.035, 0.05)
    return _cut(
        "key",
        (ellipse(0.024), "#20283f", 0),
        (strip([(0, 0), (0.035, 0.05)], 0.02), "#b8862c", 3),
        (wings | ellipse(0.02).at(0.035, 0.05), "#f0c050", 7),
    )


def _luggage() -> list[Sheet]:
    """The man's shoes on his left, tied together, and his suitcase on his right."""
    bands = strips([((x, 0.365), (x, 0.125)) for x in (0.17, 0.37)], 0.03)
    laces = strips([((-0.205, 0.42), (-0.22, 0.31)), ((-0.205, 0.42), (-0.175, 0.3))], 0.008)
    shoe = blob("-.03,.06 .03,.06 .035,-.04 .03,-.085 -.02,-.09 -.035,-.04")
    return [
        *_cut(
            "suitcase",
            (ring(0.06, 0.038).at(0.225, 0.37), "#4a2a1c", 4),
            (box(0.34, 0.24).at(0.27, 0.245), "#8a4a30", 8),
            (bands, "#5f3020", 1),
            (box(0.09, 0.065).turned(-8).at(0.27, 0.26), "#f6c845", 2),
            (ellipse(0.038).at(0.3, 0.18), "#5aa0a8", 2),
        ),
        *_cut(
            "shoes",
            (laces, "#2a1c24", 2),
            (shoe.turned(-8).at(-0.17, 0.25), "#2a1c24", 5),
            (shoe.turned(10).at(-0.23, 0.26), "#3a2830", 5),
        ),
    ]
