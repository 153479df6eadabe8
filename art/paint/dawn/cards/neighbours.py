"""Neighbours: beds, pockets and panes, and who shares them."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import faces, figures, nature, people, town
from art.paint.story.cutouts.faces import Expression
from art.paint.story.cutouts.geometry import (
    BOTTOM,
    SIDE,
    beads,
    blob,
    box,
    crescent,
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
from art.paint.story.sheets import Outline, Sheet

_FUR, _STRIPE = "#f0903a", "#2a1a20"
_TAIL = ".7,-.7 .86,-.4 .87,-.1 .85,.2 .87,.5 .66,.68 .42,.46 .2,.27 -.08,.24 -.2,.4"
_BED_TILT = 5.0  # degrees by which the tiger lifts the foot of the bed


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="They take turns being afraid",
    subject="tiger under a bed",
    props=("child", "toy", "window", "slippers"),
    mood=("tender", "funny", "nervous"),
)
def tiger_under_bed(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#3f5c9c", lift=0, pattern="crosses", turn=20, shade="#2f4684"))
    _night_window(scene)
    floor = polygon((-SIDE, -0.82), (SIDE, -0.82), (SIDE, BOTTOM), (-SIDE, BOTTOM))
    scene.lay(Sheet(floor, "#8a5440", ("floor",), lift=6, pattern="stripes"))
    dark = polygon("-.9,-.2 .66,-.08 .74,-1.02 .5,-1.2 -.7,-1.2")
    scene.lay(Sheet(dark, "#151c42", ("dark",), lift=0))
    tail = strip(points(_TAIL), 0.16, 0.12) | ellipse(0.06).at(-0.2, 0.4)
    scene.lay(Sheet(tail, _FUR, ("tail",), lift=7))
    _tiger_body(scene)
    _tiger_chest(scene)
    _tiger_head(scene)
    _tiger_paws(scene)
    _bed(scene)
    _tail_over_quilt(scene, tail)
    _comforting_arms(scene)
    _crocodile_slipper(scene, 0.24, -1.38, 0.96, 0)
    _crocodile_slipper(scene, 0.72, -1.35, 0.86, 10)
    return PaperPlan(stars=0)


def _night_window(scene: Scene) -> None:
    """A window with the moon, and a child's drawing of a tiger beside it."""
    scene.lay(Sheet(box(0.66, 0.72).at(0.2, 1.06), "#e9d8b0", ("window",), lift=8))
    scene.lay(Sheet(box(0.56, 0.62).at(0.2, 1.06), "#101a44", lift=0))
    scene.lay(Sheet(crescent(0.14).turned(-20).at(0.26, 1.12), "#ffe9a6", ("moon",), glow=0.6))
    scene.lay(Sheet(box(0.03, 0.62).at(0.2, 1.06) | box(0.56, 0.03).at(0.2, 1.06), "#e9d8b0"))
    place: dict[str, Any] = {"x": -0.6, "y": 1.16, "turn": 7}
    scene.lay(Sheet(box(0.42, 0.32), "#fdf6e6", ("drawing",), lift=5), **place)
    beast = blob("-.14,-.06 -.14,.04 .04,.06 .1,.0 .1,-.06") | ellipse(0.06).at(0.1, 0.05)
    beast = beast | strips([((x, -0.04), (x, -0.12)) for x in (-0.11, -0.05, 0.03, 0.08)], 0.025)
    beast = beast | strip([(-0.13, 0.02), (-0.18, 0.06), (-0.14, 0.11)], 0.018)
    scene.lay(Sheet(beast, _FUR, lift=0), **place)
    bars = strips([((x, 0.05), (x + 0.01, -0.02)) for x in (-0.09, -0.04, 0.01)], 0.014)
    scene.lay(Sheet(bars, _STRIPE, lift=0), **place)
    scene.lay(Sheet(ellipse(0.022).at(0, 0.13), "#d8473c", ("pin",), lift=3), **place)


def _bars(scene: Scene, within: Outline, *lines: str) -> None:
    """Stripes of a tiger: bent, wide at their start, cut off at the edge of the body."""
    for line in lines:
        scene.lay(Sheet(strip(points(line), 0.085, 0.012) & within, _STRIPE, lift=0))


def _tiger_body(scene: Scene) -> None:
    """Back, haunch and hind foot of a tiger that lies on the floor and is too large for the bed."""
    body = blob(
        "-.4,-.6 -.2,-.36 .0,-.28 .2,-.36 .4,-.3 .6,-.14 .8,-.24 .91,-.58 .9,-.98 .8,-1.18 "
        ".7,-1.2 -.4,-1.2 -.4,-1.2"
    )
    scene.lay(Sheet(body, mix(_FUR, "#8a2f1c", 0.12), ("tiger",), lift=9))
    belly = blob("-.1,-1.2 .0,-1.02 .24,-.98 .44,-1.06 .5,-1.2")
    scene.lay(Sheet(belly, "#ffe6c4", lift=1))
    _bars(
        scene, body, ".22,-.3 .27,-.46 .24,-.62", ".34,-.28 .36,-.5 .32,-.72",
        ".47,-.2 .44,-.36 .4,-.5", ".6,-.1 .62,-.26 .58,-.36",
    )  # fmt: skip
    haunch = blob(
        ".34,-.84 .4,-.58 .57,-.4 .76,-.42 .88,-.64 .89,-.94 .8,-1.14 .63,-1.2 .46,-1.16 .36,-1.02"
    )
    scene.lay(Sheet(haunch, _FUR, ("haunch",), lift=7))
    _bars(
        scene, haunch, ".78,-.38 .7,-.52 .54,-.58", ".92,-.62 .78,-.68 .56,-.76",
        ".92,-.82 .8,-.87 .62,-.92",
    )  # fmt: skip
    foot = blob(".14,-1.17 .18,-1.09 .3,-1.06 .5,-1.08 .74,-1.08 .82,-1.16 .78,-1.23 .18,-1.23")
    scene.lay(Sheet(foot, mix(_FUR, "#ffffff", 0.1), ("hind paw",), lift=6))
    toes = strips([((0.17, -1.2), (0.24, -1.17)), ((0.2, -1.13), (0.27, -1.13))], 0.012)
    scene.lay(Sheet(toes, _STRIPE, lift=0))


def _tiger_chest(scene: Scene) -> None:
    """Shoulder, chest and the far foreleg, which lie behind the head."""
    shoulder = blob("-.12,-.62 .04,-.42 .2,-.5 .27,-.78 .21,-1.04 .06,-1.14 -.1,-1.0 -.16,-.8")
    scene.lay(Sheet(shoulder, _FUR, ("shoulder",), lift=7))
    _bars(
        scene, shoulder, ".1,-.4 .12,-.56 .08,-.68", ".27,-.6 .19,-.72 .08,-.78",
        ".28,-.82 .2,-.88 .08,-.92",
    )  # fmt: skip
    scene.lay(Sheet(blob("-.7,-.8 -.14,-.8 -.12,-1.2 -.74,-1.2"), "#ffe6c4", lift=3))
    far = strip(points("-.7,-.7 -.74,-.96 -.66,-1.12"), 0.22, 0.16)
    scene.lay(Sheet(far, mix(_FUR, "#8a2f1c", 0.12), ("foreleg",), lift=6))


def _tiger_paws(scene: Scene) -> None:
    """The paws, which hug the toy."""
    _toy(scene, -0.49, -1.17, 0.22)
    near = strip(points(".13,-1.04 -.06,-1.12 -.3,-1.13"), 0.22, 0.17) | ellipse(0.11).at(
        0.13, -1.04
    )
    scene.lay(Sheet(near, _FUR, ("foreleg",), lift=6))
    _bars(scene, near, "-.0,-.98 -.03,-1.1 -.01,-1.19", "-.12,-1.0 -.15,-1.12 -.13,-1.2")
    paw = blob("-.48,-1.14 -.46,-1.06 -.36,-1.02 -.24,-1.04 -.2,-1.12 -.24,-1.21 -.38,-1.23")
    tip = blob("-.79,-1.18 -.77,-1.08 -.68,-1.04 -.57,-1.07 -.52,-1.14 -.57,-1.22 -.7,-1.23")
    for end, tone in ((tip, mix(_FUR, "#8a2f1c", 0.08)), (paw, mix(_FUR, "#ffffff", 0.1))):
        scene.lay(Sheet(end, tone, ("paw",), lift=6))
    toes = strips(
        [((-0.47, -1.12), (-0.39, -1.11)), ((-0.46, -1.18), (-0.38, -1.16)),
         ((-0.53, -1.13), (-0.61, -1.12)), ((-0.56, -1.19), (-0.64, -1.17))],
        0.012,
    )  # fmt: skip
    scene.lay(Sheet(toes, _STRIPE, lift=0))


def _tiger_head(scene: Scene) -> None:
    """A broad face that looks up to the child."""
    place: dict[str, Any] = {"x": -0.42, "y": -0.66, "turn": 5}
    for side in (-1, 1):
        ear = ellipse(0.12, 0.11).at(0.28 * side, 0.26)
        scene.lay(Sheet(ear, mix(_FUR, "#3a1418", 0.3), ("ear",), lift=6), **place)
        scene.lay(Sheet(ellipse(0.065).at(0.27 * side, 0.25), "#ffe6c4", lift=1), **place)
    skull = blob(
        "0,.32 -.2,.28 -.34,.12 -.4,-.1 -.47,-.18 -.47,-.18 -.38,-.2 -.4,-.28 -.4,-.28 -.26,-.28 "
        "-.12,-.35 .12,-.35 .26,-.28 .4,-.28 .4,-.28 .38,-.2 .47,-.18 .47,-.18 .4,-.1 .34,.12 "
        ".2,.28"
    )
    scene.lay(Sheet(skull, _FUR, ("face",), lift=10), **place)
    cheek = blob("-.18,-.04 -.34,-.12 -.46,-.19 -.38,-.21 -.38,-.28 -.2,-.27 -.08,-.14")
    scene.lay(Sheet(cheek | cheek.flipped(), "#ffe6c4", lift=1), **place)
    muzzle = ellipse(0.14, 0.11).at(-0.1, -0.2) | ellipse(0.14, 0.11).at(0.1, -0.2)
    scene.lay(Sheet(muzzle, "#fff4e2", lift=4), **place)
    bridge = blob("-.09,.12 -.07,-.02 -.1,-.1 .1,-.1 .07,-.02 .09,.12")
    scene.lay(Sheet(bridge, mix(_FUR, "#ffffff", 0.14), lift=2), **place)
    scene.lay(Sheet(blob("-.09,-.09 .09,-.09 .03,-.16 -.03,-.16"), "#d0606a", lift=2), **place)
    mouth = strip(points("-.09,-.26 -.045,-.235 0,-.26 .045,-.235 .09,-.26"), 0.018)
    scene.lay(Sheet(mouth, _STRIPE, lift=0), **place)
    for side in (-1, 1):
        eye = ellipse(0.09, 0.1).at(0.18 * side, 0.04)
        scene.lay(Sheet(eye, "#fffbe8", lift=3), **place)
        pupil = ellipse(0.05, 0.056).at(0.18 * side + 0.005, 0.085)
        scene.lay(Sheet(pupil & eye, _STRIPE, ("eye",), lift=0), **place)
        glint = ellipse(0.016).at(0.18 * side + 0.02, 0.105)
        scene.lay(Sheet(glint, "#ffffff", lift=0), **place)
        lines = ("0.16,.2 .22,.17 .28,.11", ".41,-.02 .33,.0 .28,-.02", ".4,-.1 .34,-.09 .3,-.1")
        for line in lines:
            bar = strip([(x * side, y) for x, y in points(line)], 0.045, 0.014)
            scene.lay(Sheet(bar & skull, _STRIPE, lift=0), **place)
    crown = strip(points("0,.33 .01,.24 0,.16"), 0.05, 0.012)
    for line in ("-.1,.31 -.09,.25 -.05,.2", ".1,.31 .09,.25 .05,.2"):
        crown = crown | strip(points(line), 0.045, 0.012)
    scene.lay(Sheet(crown & skull, _STRIPE, lift=0), **place)


def _tail_over_quilt(scene: Scene, tail: Outline) -> None:
    """The tail comes over the foot of the bed and ends at the child's cheek."""
    scene.lay(Sheet(tail & box(3, 2).at(0, 1.12), _FUR, ("tail",), lift=9))
    for line in (
        "1.0,-.24 .74,-.2", "1.0,.1 .74,.1", "1.0,.38 .76,.38", ".88,.76 .74,.52",
        ".54,.74 .6,.5", ".34,.52 .46,.36", ".2,.4 .28,.2", ".02,.36 .06,.12",
    ):  # fmt: skip
        scene.lay(Sheet(strip(points(line), 0.06) & tail, _STRIPE, lift=0))
    tip = strip(points("-.13,.27 -.18,.34 -.2,.4"), 0.125) | ellipse(0.062).at(-0.2, 0.4)
    scene.lay(Sheet(tip, _STRIPE, lift=1))


def _toy(scene: Scene, x: float, y: float, size: float) -> None:
    """A rag rabbit."""
    rabbit = ellipse(0.30, 0.34) | ellipse(0.24).at(0, 0.44)
    rabbit = rabbit | ellipse(0.07, 0.26).turned(12).at(-0.12, 0.82)
    rabbit = rabbit | ellipse(0.07, 0.26).turned(-24).at(0.16, 0.80)
    scene.lay(Sheet(rabbit, "#9fd0c4", ("toy rabbit",), lift=5), x=x, y=y, scale=size)
    scene.lay(Sheet(beads([(-0.09, 0.48), (0.09, 0.48)], 0.04), "#1c1420"), x=x, y=y, scale=size)


def _bed(scene: Scene) -> None:
    """The bed, which stands on its head end only, and the child in it."""
    wood, tilt = "#c07a3c", _BED_TILT
    posts = strips([((-0.9, -1.1), (-0.9, 0.62)), ((0.68, -0.86), (0.68, 0.3))], 0.11)
    knobs = beads([(-0.9, 0.66), (0.68, 0.34)], 0.085)
    head = blob("-.9,.0 -.9,.0 -.9,.5 -.7,.66 -.5,.6 -.4,.4 -.4,.0 -.4,.0")
    scene.lay(Sheet(head, mix(wood, "#3a1c14", 0.2), lift=8), turn=tilt)
    pillow = blob("-.86,.06 -.88,.4 -.74,.48 -.4,.44 -.22,.3 -.2,.08")
    scene.lay(Sheet(pillow, "#fdf6e6", ("pillow",), lift=8), turn=tilt)
    shirt = blob("-.72,.0 -.7,.22 -.58,.3 -.4,.3 -.28,.2 -.22,.0")
    scene.lay(Sheet(shirt, "#a8d4e8", ("child",), lift=6, pattern="dots"), turn=tilt)
    look = Expression("smile", (0.5, -1.0), 0.5, 1.1)
    child = faces.face("#8a5238", "#2a1820", "afro", look, lift=8)
    scene.lay(child, x=-0.52, y=0.42, scale=0.42, turn=-10)
    quilt = blob(
        "-.8,.04 -.5,.1 -.2,.08 .06,.2 .3,.24 .5,.14 .66,.1 .66,.1 .7,-.16 .7,-.16 -.94,-.16 "
        "-.94,-.16"
    )
    scene.lay(Sheet(quilt, "#d8473c", ("quilt",), lift=10, pattern="checks", turn=45), turn=tilt)
    scene.lay(Sheet(box(1.7, 0.13).at(-0.11, -0.17), wood, ("bed",), lift=9), turn=tilt)
    scene.lay(Sheet(posts | knobs, mix(wood, "#ffffff", 0.08), lift=10), turn=tilt)


def _comforting_arms(scene: Scene) -> None:
    """One arm hugs the tail, the other hangs down and strokes the tiger."""
    shirt, skin = "#8fc0d8", "#8a5238"
    hug = people.bent_sleeve((-0.66, 0.12), (-0.44, 0.04), (-0.22, 0.14), 0.12)
    palm = blob("-.24,.1 -.24,.2 -.16,.26 -.08,.24 -.06,.18 -.12,.1")
    scene.lay(Sheet(palm, skin, ("hand",), lift=5))
    scene.lay(Sheet(hug, shirt, lift=6, pattern="dots"))
    down = people.bent_sleeve((-0.34, 0.1), (-0.22, -0.12), (-0.36, -0.26), 0.12)
    hand = blob("-.34,-.22 -.3,-.3 -.34,-.4 -.42,-.44 -.48,-.4 -.47,-.32 -.41,-.25")
    scene.lay(Sheet(hand, skin, ("stroking hand",), lift=6))
    fingers = strips([((-0.42, -0.43), (-0.41, -0.36)), ((-0.38, -0.42), (-0.37, -0.35))], 0.008)
    scene.lay(Sheet(fingers, mix(skin, "#1c1420", 0.5), lift=0))
    scene.lay(Sheet(down, shirt, lift=7, pattern="dots"))


def _crocodile_slipper(scene: Scene, x: float, y: float, size: float, turn: float) -> None:
    """A slipper with eyes and teeth that points at the tiger."""
    place: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": turn}
    sole = blob("-.2,-.04 .17,-.05 .18,.0 -.2,.0")
    upper = blob("-.22,.0 -.2,.05 -.06,.07 .02,.1 .16,.12 .18,.03 .16,-.02 -.2,-.02")
    scene.lay(Sheet(sole, "#c8443c", lift=5), **place)
    teeth = polygon("-.2,.01 -.17,-.03 -.14,.01 -.11,-.03 -.08,.01 -.05,-.03 -.02,.01")
    scene.lay(Sheet(upper, "#5fa84a", ("crocodile slippers",), lift=5), **place)
    scene.lay(Sheet(teeth, "#fffbe8", lift=1), **place)
    scene.lay(Sheet(ellipse(0.045).at(-0.03, 0.1), "#fffbe8", lift=3), **place)
    scene.lay(Sheet(ellipse(0.02).at(-0.045, 0.1), _STRIPE, lift=0), **place)


_CLEANER = "#9a6040"


@card(
    palette="lavender_dream",
    hand="cut_paper",
    title="The other side of the sky",
    subject="window cleaner wiping away the day",
    props=("bucket", "night", "squeegee", "hand on the other side"),
    mood=("magical", "brisk", "surprised"),
)
def window_cleaner(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#151c4a", lift=0, shade="#3a2c6c"))
    scene.lay(Sheet(crescent(0.22).turned(12).at(-0.58, 0.96), "#ffe9a6", ("moon",), glow=0.7))
    for x, y, size in (
        (-0.12, 1.14, 0.07),
        (0.26, 0.94, 0.05),
        (-0.84, 0.50, 0.05),
        (-0.24, 0.78, 0.04),
    ):
        scene.lay(
            Sheet(star(5, size, 0.45 * size).turned(12).at(x, y), "#ffe9a6", ("stars",), glow=0.6)
        )
    _other_side(scene)
    wiped = strip(points("-1.3,.62 -.84,.86 -.3,.98 .2,.90 .54,.62"), 0.86, 0.80)
    wiped = wiped | strip(points("-1.3,.08 -.7,.28 -.1,.30 .26,.12"), 0.62, 0.56)
    day = page() - wiped
    scene.lay(Sheet(day, "#8fd0e6", ("day sky",), lift=14, shade="#ffe3b4"))
    for x, y, w in ((0.62, 1.34, 0.7), (-0.80, -0.40, 0.6)):
        scene.lay(Sheet(nature.cloud_outline(w).at(x, y), "#ffffff", ("cloud",), lift=7))
    walls, windows = town.skyline(21, -1.10, 0.10, 0.34, 9)
    scene.lay(Sheet(walls, "#d98a6a", ("town",), lift=9))
    scene.lay(Sheet(windows, "#fff0c4", lift=1))
    _cleaner(scene)
    _bucket(scene)
    return PaperPlan(stars=120)


def _other_side(scene: Scene) -> None:
    """In the night, close behind the pane: half a face, and a hand laid flat against the glass."""
    skin = "#7f8fc8"
    head = figures.head(skin, "#2c2a60", figures.SNUB, "curls", "open", "#4a4690")
    scene.lay(head, x=-0.44, y=0.26, scale=0.52, turn=8)
    hand = figures.hand(skin, (-40, -14, -1, 12, 30), None, "#4a4690")
    scene.lay(hand, x=0.06, y=0.10, scale=0.44, turn=-8, flip=True)


def _cleaner(scene: Scene) -> None:
    """A woman in a kerchief, seen close from below: her arm is the whole picture long."""
    overall = blob("1.3,-.62 .96,-.56 .62,-.74 .40,-1.04 .30,-1.8 1.3,-1.8")
    scene.lay(Sheet(overall, "#f0b83c", ("overall",), lift=9))
    head = figures.head(
        _CLEANER,
        "#1c1420",
        figures.Profile(nose=1.1, chin=0.9, lips=1.4, bridge=0.5, tip=0.4),
        "short",
    )
    cloth = blob(
        ".38,.32 .24,.58 -.06,.70 -.38,.58 -.56,.28 -.56,-.04 -.44,-.26 -.30,-.30 -.30,-.30"
        " -.20,-.02"
        " .0,.20 .20,.30"
    )
    knot = blob("-.50,-.20 -.66,-.10 -.80,-.22 -.70,-.34 -.54,-.28") | blob(
        "-.52,-.26 -.60,-.42 -.50,-.56 -.42,-.40"
    )
    dots = Outline(())
    for x, y in points(".10,.50 -.12,.56 -.34,.44 -.46,.18 -.22,.30 -.44,-.08 -.28,.04 .06,.34"):
        dots = dots | ellipse(0.04).at(x, y)
    head += [
        Sheet(knot, "#a82f3c", lift=4), Sheet(cloth, "#d8473c", ("kerchief",), lift=6),
        Sheet(dots, "#fff0d8", lift=0),
        Sheet(strip(points(".36,-.29 .28,-.26 .22,-.20"), 0.022), mix(_CLEANER, "#3a1010", 0.5),
            lift=0),
    ]  # fmt: skip
    scene.lay(head, x=0.70, y=-0.34, scale=0.84, turn=-24, flip=True)
    blade = box(0.96, 0.09).turned(-38).at(0.34, 0.42)
    rubber = box(1.0, 0.045).turned(-38).at(0.375, 0.465)
    grip = strip(((0.31, 0.39), (-0.10, -0.16)), 0.085)
    arm = people.bent_sleeve((0.42, -1.34), (-0.30, -1.14), (-0.12, -0.26), 0.34)
    for part, colour, tag in ((rubber, "#1c1830", "squeegee"), (blade, "#e4e8ee", "squeegee"),
                              (grip, "#c8443c", "squeegee")):  # fmt: skip
        scene.lay(Sheet(part, colour, (tag,), lift=7))
    scene.lay(Sheet(arm, "#5a8ac0", ("sleeve",), lift=10, pattern="stripes", turn=60))
    scene.lay(people.fist(_CLEANER), x=-0.10, y=-0.18, scale=0.54, turn=-36)
    drops = Outline(())
    for x, y, size in (
        (-0.26, -0.10, 0.05),
        (-0.52, -0.06, 0.04),
        (-0.40, -0.30, 0.05),
        (0.90, 0.02, 0.045),
    ):
        drops = drops | blob(".0,.9 .4,.0 .0,-.5 -.4,.0").scaled(size * 1.6).at(x, y)
    scene.lay(Sheet(drops, "#e8f6fa", ("drops",), lift=2))


def _bucket(scene: Scene) -> None:
    """A bucket on the sill; the sun she has wiped off swims in it."""
    sun = ellipse(0.21).at(-0.66, -0.84)
    scene.lay(Sheet(sun, "#ffe07a", ("sun",), glow=0.6))
    handle = strip(points("-.94,-.92 -.90,-.62 -.66,-.52 -.42,-.62 -.38,-.92"), 0.03)
    pail = polygon("-.96,-.92 -.36,-.92 -.46,-1.46 -.86,-1.46")
    scene.lay(Sheet(handle, "#8a3a34", lift=5))
    scene.lay(Sheet(pail, "#3f7fa0", ("bucket",), lift=9))
    scene.lay(Sheet(strips([((-0.97, -0.93), (-0.35, -0.93))], 0.06), "#2c5f80", lift=4))
    ray = strips([((-0.90, -0.72), (-0.99, -0.66)), ((-0.66, -0.58), (-0.66, -0.50)),
                  ((-0.44, -0.70), (-0.36, -0.64))], 0.03)  # fmt: skip
    scene.lay(Sheet(ray, "#ffe07a", lift=2))
