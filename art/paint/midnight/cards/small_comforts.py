"""Small comforts: a sprout, a dance, and company at close quarters."""

import math
from typing import Any

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import arc, cuts
from art.paint.midnight.features import CLEAR, FLAT, eye, shut_eye
from art.paint.midnight.stage import BEFORE, empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD as CHILD_PROFILE
from art.paint.story.cutouts.figures import MAN
from art.paint.story.cutouts.folk import HANGING, Person, person
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="There is always room for one more",
    subject="commuters in a sardine tin",
    props=("sardine tin", "passengers", "newspaper", "fish", "suitcase", "gull"),
    mood=("absurd", "funny", "tight"),
)
def sardine_line(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.6, -0.55), backdrop="#f6f6f6")
    _lay_tin(scene)
    riders: tuple[tuple[str, str, str, Point, float, str], ...] = (
        (WHITE, "bald", "#8a8a8a", (0, 0), -0.6, "#2c2c2c"),
        (FLAT["clay"], "bun", BLACK, (0.9, 0.0), 1.2, INKS["vermilion"]),
        (WHITE, "parted", "#8a8a8a", (0.9, 0.4), -1.0, "#8a8a8a"),
        ("", "", "", (0, 0), 0, ""),
        (FLAT["clay"], "beard", BLACK, (-0.9, 0.0), -0.6, INKS["night"]),
    )
    for index, (skin, hair, colour, gaze, smile, coat) in enumerate(riders):
        x, sunk = -0.62 + 0.295 * index, 0.03 * (index % 2)
        if not skin:
            _lay_sardine(scene, x)
            continue
        head = _rider_head(skin, hair, colour, gaze, smile)
        lay_pile(scene, head, x, 0.27 - sunk, 0.26, depth=BEFORE - 0.6)
        _lay_rider(scene, x, 0.05 - sunk, coat)
    _lay_newspaper(scene)
    _lay_next(scene)
    _lay_diner(scene)
    return WoodcutPlan(
        inks=("vermilion", "night", "clay"),
        sky="paper",
        contrast=1.6,
        clear_from=CLEAR,
        lamp_pool=0,
    )


def _rounded(wide: float, tall: float) -> Outline:
    """A rectangle with wide round corners around the origin."""
    r = 0.24
    x, y = wide / 2, tall / 2
    corners = [
        (sx * (x - r) + r * math.cos(a), sy * (y - r) + r * math.sin(a))
        for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
        for a in (math.radians(start + 9 * step) for step in range(11))
    ]
    return polygon(*corners)


def _rider_head(skin: str, hair: str, colour: str, gaze: Point, smile: float) -> list[Sheet]:
    """A flat face from the front, one wide around the origin; without a gaze it sleeps."""
    face = blob("-.50,.20 -.50,-.12 -.34,-.50 .0,-.64 .34,-.50 .50,-.12 .50,.20 .28,.52 -.28,.52")
    crown = blob("-.54,.14 -.52,.42 -.30,.66 .30,.66 .52,.42 .54,.14 .40,.38 .06,.46 -.40,.36")
    locks = {
        "bald": ellipse(0.10, 0.16).at(-0.52, 0.06) | ellipse(0.10, 0.16).at(0.52, 0.06),
        "bun": crown | ellipse(0.24).at(0.06, 0.74),
        "parted": crown,
        "beard": crown
        | blob("-.50,-.14 -.46,-.5 -.2,-.84 .2,-.84 .46,-.5 .50,-.14 .26,-.26 .0,-.22 -.26,-.26"),
    }[hair]
    mouth = cuts([(-0.2, -0.38 + 0.1 * smile), (0, -0.40), (0.2, -0.38 + 0.1 * smile)],
                 thin=0.05, thick=0.08)  # fmt: skip
    nose = strip(points(".0,.06 .09,-.16 .0,-.20 -.07,-.17"), 0.06)
    brows = cuts("-.36,.30 -.22,.35 -.08,.30", ".36,.30 .22,.35 .08,.30", thick=0.07)
    asleep = shut_eye(-0.22, 0.08, 0.30, 0.34) | shut_eye(0.22, 0.08, 0.30, 0.34)
    looking = [*eye(-0.22, 0.08, 0.36, gaze), *eye(0.22, 0.08, 0.36, gaze)]
    return [
        *edged(face, skin, "passenger", edge=0.09),
        *(looking if gaze != (0, 0) else [Sheet(asleep, BLACK, ("closed eyes",))]),
        Sheet(nose | brows, BLACK),
        *edged(locks, colour, "hair", turn=80, edge=0.08),
        Sheet(mouth, BLACK if hair != "beard" else WHITE),
    ]


def _lay_tin(scene: Scene) -> None:
    """A tin from above; its lid is rolled up around a key."""
    tin = _rounded(1.76, 2.04).at(-0.04, -0.40)
    scene.lay(Sheet(tin.at(0.04, -0.05), "#161616", ("tin",)), depth=30.0)
    scene.lay(Sheet(tin, "#c4c4c4", ("tin",), turn=80), depth=29.0)
    scene.lay(Sheet(_rounded(1.64, 1.92).at(-0.04, -0.40), "#f6f6f6", ("rim",)), depth=28.0)
    scene.lay(Sheet(_rounded(1.56, 1.84).at(-0.04, -0.40), "#141414", ("inside",)), depth=27.0)
    roll = box(1.6, 0.28).at(-0.04, 0.80)
    scene.lay(Sheet(roll, "#b8b8b8", ("rolled lid",), turn=0), depth=BEFORE - 1)
    scene.lay(
        Sheet(cuts("-.84,.74 0,.76 .76,.74", "-.84,.86 0,.88 .76,.86", thick=0.02), "#161616"),
        depth=BEFORE - 1.1,
    )
    for x in (-0.84, 0.76):
        scene.lay(
            Sheet(ellipse(0.09, 0.15).at(x, 0.80), "#f4f4f4", ("rolled lid",)), depth=BEFORE - 1.2
        )
        spiral = [
            (
                x + (0.07 - 0.007 * i) * math.cos(0.9 * i),
                0.80 + (0.12 - 0.012 * i) * math.sin(0.9 * i),
            )
            for i in range(10)
        ]
        scene.lay(Sheet(strip(spiral, 0.014), "#161616"), depth=BEFORE - 1.3)


def _lay_rider(scene: Scene, x: float, y: float, coat: str) -> None:
    """A body as narrow as a fish: coat, buttons and the tips of two shoes."""
    body = blob(
        "-.12,.02 -.12,.02 0,-.05 .12,.02 .12,.02 .15,-.3 .12,-.8 .07,-1.2 .07,-1.2 -.07,-1.2"
        " -.07,-1.2 -.12,-.8 -.15,-.3"
    )
    shoes = blob("-.08,-1.18 -.13,-1.28 -.06,-1.32 -.01,-1.2") | blob(
        ".08,-1.18 .13,-1.28 .06,-1.32 .01,-1.2"
    )
    place: dict[str, Any] = {"x": x, "y": y}
    scene.lay(Sheet(shoes, "#d8d8d8", ("shoes",)), **place, depth=BEFORE + 1)
    scene.lay(Sheet(body, coat, ("coat",), turn=86), **place, depth=BEFORE)
    line = "#f4f4f4" if coat == "#2c2c2c" else "#161616"
    seams = cuts(
        "-.1,.0 -.06,-.2 0,-.3", ".1,.0 .06,-.2 0,-.3", "0,-.3 .005,-.7 0,-1.16", thick=0.016
    )
    arms = cuts("-.1,-.1 -.11,-.4 -.08,-.62", ".1,-.1 .11,-.4 .08,-.62", thick=0.012)
    scene.lay(
        Sheet(seams | arms | beads(points(".035,-.4 .035,-.54 .035,-.68"), 0.013), line),
        **place,
        depth=BEFORE - 0.1,
    )


def _lay_newspaper(scene: Scene) -> None:
    """The news, read by whoever lies nearest."""
    place: dict[str, Any] = {"x": -0.04, "y": -0.42, "turn": 4}
    scene.lay(Sheet(box(0.44, 0.34), "#fafafa", ("newspaper",)), **place, depth=BEFORE - 0.3)
    lines = [((-0.19, 0.06 - 0.045 * i), (-0.03, 0.06 - 0.045 * i)) for i in range(5)]
    lines += [((0.03, 0.06 - 0.045 * i), (0.19, 0.06 - 0.045 * i)) for i in range(5)]
    thumbs = ellipse(0.045, 0.03).at(-0.22, -0.04) | ellipse(0.045, 0.03).at(0.22, -0.04)
    print_ = strips(lines, 0.014) | box(0.38, 0.035).at(0, 0.12)
    scene.lay(Sheet(print_, "#161616"), **place, depth=BEFORE - 0.4)
    scene.lay(Sheet(thumbs, "#e4dcd4", ("hands",)), **place, depth=BEFORE - 0.5)
    for sleeve in ("-.14,.0 -.20,-.16 -.24,-.40", ".08,.0 .16,-.16 .18,-.36"):
        arm = strip(points(sleeve), 0.09, 0.075)
        scene.lay(Sheet(arm, "#8a8a8a", ("sleeve",), turn=70), depth=BEFORE - 0.2)


def _lay_diner(scene: Scene) -> None:
    """A gull with a napkin round its neck that looks over the rolled lid."""
    place: dict[str, Any] = {"x": -0.46, "y": 0.95, "scale": 1.0}
    legs = strips([((-0.02, 0.12), (-0.03, -0.01)), ((0.08, 0.12), (0.08, -0.01))], 0.022)
    bill = polygon(".25,.40 .44,.32 .41,.28 .25,.31")
    scene.lay(Sheet(legs | bill, INKS["lamp"], ("gull",)), **place, depth=4.0)
    body = blob(
        "-.36,.13 -.36,.13 -.16,.25 .02,.30 .10,.40 .18,.45 .26,.42 .29,.35 .26,.26 .20,.14 .08,.07"
        " -.14,.07"
    )
    scene.lay(Sheet(body, "#f8f8f8", ("gull",)), **place, depth=3.9)
    wing = blob("-.44,.07 -.44,.07 -.2,.22 .0,.24 .06,.18 -.06,.11 -.24,.10")
    eye = ellipse(0.016).at(0.215, 0.375)
    scene.lay(Sheet(wing | eye, "#161616", ("gull",)), **place, depth=3.8)
    napkin = blob(".08,.30 .08,.30 .18,.27 .29,.30 .29,.30 .30,.14 .20,.03 .20,.03 .12,.14")
    knot = blob(".09,.29 .0,.36 .0,.36 -.03,.29 -.03,.29")
    scene.lay(Sheet(napkin | knot, INKS["vermilion"], ("napkin",), turn=0), **place, depth=3.7)


def _lay_next(scene: Scene) -> None:
    """Two who would like to get in, on the rolled lid."""
    man = Person("#161616", MAN, "bald", cut="stout", headgear="brim", bow=26)
    wait = ((0.0, 0.76), (0.10, 0.62), (0.22, 0.56))
    lay_pile(scene, person(man, (wait,)), x=0.52, y=0.93, scale=0.5, flip=True, depth=4.0)
    child = Person(INKS["vermilion"], CHILD_PROFILE, "bob", head=0.24, cut="dress", bow=16)
    lay_pile(scene, person(child, (HANGING,)), x=0.22, y=0.93, scale=0.34, flip=True, depth=4.0)
    case = box(0.16, 0.11).at(0.72, 0.985) | strip(points(".68,1.04 .72,1.07 .76,1.04"), 0.012)
    scene.lay(Sheet(case, INKS["night"], ("suitcase",)), depth=3.9)


def _lay_sardine(scene: Scene, x: float) -> None:
    """The only passenger who is used to it."""
    fish = blob(
        "0,.5 .08,.4 .13,.16 .14,-.3 .09,-.8 .03,-1.02 .12,-1.2 .12,-1.2 0,-1.14 -.12,-1.2"
        " -.12,-1.2 -.03,-1.02 -.09,-.8 -.14,-.3 -.13,.16 -.08,.4"
    )
    place: dict[str, Any] = {"x": x, "y": -0.06}
    scene.lay(Sheet(fish, "#f0f0f0", ("fish",)), **place, depth=BEFORE)
    scales = Outline(())
    for row in range(7):
        for column in (-1, 0, 1):
            shift = 0.035 if row % 2 else 0.0
            scales = scales | cuts(
                arc(0.075 * column + shift - 0.02, -0.05 - 0.11 * row, 0.034, 180, 360), thick=0.014
            )
    gill = (
        cuts("-.12,.12 0,.06 .12,.12", thick=0.018)
        | ellipse(0.034).at(-0.05, 0.26)
        | cuts("-.03,.46 .04,.4", thick=0.014)
    )
    tail = cuts("0,-1.0 -.06,-1.14", "0,-1.0 .06,-1.14", "0,-.98 0,-1.1", thick=0.012)
    scene.lay(Sheet((scales & fish) | gill | tail, "#161616"), **place, depth=BEFORE - 0.1)
