"""A bridge of people: hand in hand over a gorge, and somebody who crosses on tiptoe."""

from dataclasses import dataclass

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import faces, figures, people
from tools.paint.story.cutouts.animals import crow_outline
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
    page,
    points,
    strip,
    strips,
)
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Pattern, Point, Sheet


@dataclass(frozen=True)
class _Arm:
    cloth: str
    skin: str
    shoulder: Point
    elbow: Point
    wide: float = 0.1
    pattern: Pattern | None = None


_HOLDS: tuple[tuple[Point, _Arm, _Arm], ...] = (
    (
        (-0.54, 0.3),
        _Arm("#4f9468", "#efc4a0", (-0.92, 0.46), (-0.77, 0.3), 0.14),
        _Arm("#d8563c", "#8a5238", (-0.45, -0.25), (-0.56, -0.02)),
    ),
    (
        (-0.135, 0.2),
        _Arm("#d8563c", "#8a5238", (-0.22, -0.25), (-0.19, -0.06)),
        _Arm("#8fa8d8", "#d99a72", (-0.045, -0.25), (-0.1, -0.07), 0.088, "stripes"),
    ),
    (
        (0.235, 0.2),
        _Arm("#8fa8d8", "#d99a72", (0.15, -0.25), (0.205, -0.08), 0.088, "stripes"),
        _Arm("#f2b83c", "#6a3f2c", (0.36, -0.1), (0.285, 0.0), 0.084),
    ),
    (
        (0.62, 0.37),
        _Arm("#f2b83c", "#6a3f2c", (0.5, -0.1), (0.62, 0.06), 0.084),
        _Arm("#a066a2", "#b5794f", (0.94, 0.54), (0.83, 0.4), 0.13),
    ),
)
"""Where hands hold hands, from the left cliff to the right one, and the two arms of each."""


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="Nobody let go",
    subject="bridge of people",
    props=("gorge", "walker on tiptoe", "clasped hands", "sleeper"),
    mood=("brave", "trusting", "risky"),
)
def people_bridge(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#7fb4c0", lift=0, shade="#fbe0b4"))
    scene.lay(Sheet(ellipse(0.44).at(0.02, 0.66), "#fff0c0", ("sun",), glow=0.6))
    _gorge(scene)
    _grandmother(scene)
    _sleeper(scene)
    _girl(scene)
    _anchors(scene)
    for place, left, right in _HOLDS:
        _hold(scene, place, left, right)
    _walker(scene)
    _helpful_crow(scene)
    return PaperPlan()


def _gorge(scene: Scene) -> None:
    """Far ridges, mist in the depth with firs as small as needles, and the two cliffs."""
    for tops, colour in (
        (((-1, 0.14), (-0.3, -0.02), (0.3, 0.12), (1, -0.05)), "#d9b8a0"),
        (((-1, -0.3), (-0.1, -0.42), (0.5, -0.26), (1, -0.4)), "#a8a8a0"),
        (((-1, -0.74), (-0.2, -0.66), (0.4, -0.8), (1, -0.7)), "#6f9494"),
        (((-1, -1.08), (-0.2, -1.14), (0.4, -1.04), (1, -1.14)), "#4c7c84"),
    ):
        scene.lay(Sheet(land(*tops), colour, ("gorge",), lift=6, torn=True))
    stream = strip(points(".06,-1.08 -.04,-1.2 .1,-1.32 .02,-1.6"), 0.03, 0.12)
    scene.lay(Sheet(stream, "#c8e6e6", ("river",), lift=1))
    left = blob(
        "-1.3,-.04 -.8,-.02 -.6,-.08 -.6,-.08 -.66,-.36 -.58,-.62 -.7,-.94"
        " -.62,-1.2 -.72,-1.8 -1.3,-1.8"
    )
    right = blob(
        "1.3,.02 .84,.02 .68,-.02 .68,-.02 .72,-.3 .64,-.6 .74,-.9 .62,-1.2 .7,-1.8 1.3,-1.8"
    )
    for cliff, colour in ((left, "#8c4f3c"), (right, "#7a4334")):
        scene.lay(Sheet(cliff, colour, ("cliff",), lift=13))
    cracks = [((-0.98, -0.4), (-0.7, -0.5)), ((-0.98, -0.9), (-0.8, -0.84))]
    cracks += [((0.98, -0.5), (0.8, -0.44)), ((0.98, -0.98), (0.78, -1.06))]
    scene.lay(Sheet(strips(cracks, 0.014), "#5c3028", lift=0))


def _legs(scene: Scene, legs: tuple[str, str], colour: str, wide: float) -> None:
    limbs = Outline(())
    for leg in legs:
        limbs = limbs | strip(points(leg), wide, wide * 0.8)
    scene.lay(Sheet(limbs, colour, lift=6))


def _shoe(scene: Scene, x: float, y: float, colour: str, turn: float, flip: bool = False) -> None:
    shoe = blob("-.05,.05 .03,.05 .05,.0 .13,-.03 .14,-.07 .14,-.07 -.06,-.07 -.06,-.07")
    scene.lay(Sheet(shoe, colour, ("shoe",), lift=4), x=x, y=y, turn=turn, flip=flip)


def _grandmother(scene: Scene) -> None:
    """Stout and calm, in a headscarf; she looks up at whoever stands on her head."""
    _legs(scene, ("-.4,-.5 -.44,-.68 -.42,-.84", "-.3,-.5 -.26,-.66 -.3,-.8"), "#6a4a5c", 0.085)
    _shoe(scene, -0.42, -0.86, "#3a2430", -8, flip=True)
    _shoe(scene, -0.3, -0.82, "#3a2430", 10)
    dress = blob(
        "-.44,-.12 -.34,-.1 -.23,-.12 -.18,-.22 -.19,-.4 -.13,-.62 -.13,-.62 -.34,-.67 -.55,-.6"
        " -.55,-.6 -.48,-.4 -.49,-.22"
    )
    scene.lay(Sheet(dress, "#d8563c", ("grandmother",), lift=9))
    apron = blob("-.43,-.3 -.24,-.3 -.2,-.6 -.34,-.63 -.48,-.58")
    scene.lay(Sheet(apron, "#fbead0", ("apron",), lift=3, pattern="crosses"))
    face = faces.face("#8a5238", "#2f7d78", "scarf", Expression("smile", (0.5, 1.0), 0.5), old=True)
    scene.lay(face, x=-0.335, y=0.03, scale=0.29, turn=5)


def _sleeper(scene: Scene) -> None:
    """The middle one is fast asleep, in pyjamas and a nightcap, and holds on all the same."""
    stripes = "#8fa8d8"
    legs = strip(points("-.01,-.5 -.05,-.74 -.03,-.96"), 0.11, 0.1)
    legs = legs | strip(points(".1,-.5 .12,-.72 .18,-.92"), 0.11, 0.1)
    scene.lay(Sheet(legs, stripes, lift=6, pattern="stripes"))
    foot = blob("-.04,.04 .04,.04 .05,-.04 .1,-.07 .08,-.1 -.04,-.1")
    scene.lay(Sheet(foot, "#d99a72", ("bare foot",), lift=3), x=0.18, y=-0.94, turn=8)
    _shoe(scene, -0.03, -0.98, "#c8443c", -14, flip=True)
    shirt = blob(
        "-.04,-.19 .06,-.17 .16,-.19 .19,-.34 .18,-.58 .18,-.58 -.07,-.58 -.07,-.58 -.08,-.34"
    )
    scene.lay(Sheet(shirt, stripes, ("sleeper",), lift=9, pattern="stripes"))
    scene.lay(Sheet(beads([(0.06, -0.28), (0.06, -0.38), (0.06, -0.48)], 0.016), "#fdf6e6", lift=2))
    face = faces.face("#d99a72", "#5a3428", "short", Expression("open", None, 0.4))
    scene.lay(face, x=0.05, y=-0.06, scale=0.28, turn=-16)
    cap = blob("-.07,.01 -.04,.12 .0,.2 .07,.22 .12,.17 .12,.17 .1,.13 .14,.08 .17,-.02 .06,.02")
    scene.lay(Sheet(cap, "#5a7ac0", ("nightcap",), lift=6, pattern="stripes"))
    scene.lay(Sheet(ellipse(0.036).at(0.125, 0.16), "#fdf6e6", lift=4))
    brim = blob("-.08,-.0 -.06,.04 .04,.06 .15,.03 .19,-.03 .17,-.06 .1,-.02 .0,.01")
    scene.lay(Sheet(brim, "#fdf6e6", lift=3))


def _girl(scene: Scene) -> None:
    """The youngest one kicks her boots and laughs."""
    _legs(scene, (".38,-.36 .3,-.46 .34,-.6", ".48,-.36 .56,-.44 .58,-.58"), "#6a3f2c", 0.075)
    for x, y, turn, flip in ((0.34, -0.62, -20, True), (0.58, -0.6, 16, False)):
        _shoe(scene, x, y, "#c8443c", turn, flip)
    dress = blob(".36,-.05 .5,-.05 .53,-.2 .6,-.4 .6,-.4 .43,-.45 .27,-.4 .27,-.4 .33,-.2")
    scene.lay(Sheet(dress, "#f2b83c", ("girl",), lift=9))
    scene.lay(
        faces.face("#6a3f2c", "#1c1420", "afro", Expression("grin", (-0.9, 0.7), 0.3)),
        x=0.43,
        y=0.08,
        scale=0.25,
    )


def _anchors(scene: Scene) -> None:
    """An old man on one cliff and a woman on the other lean back with all their weight."""
    legs = strip(points("-.94,.06 -.76,.26 -.66,.0"), 0.13, 0.1)
    scene.lay(
        Sheet(legs | strip(points("-.96,.04 -.84,.2 -.76,-.01"), 0.13, 0.1), "#46548a", lift=6)
    )
    _shoe(scene, -0.69, 0.02, "#3a2430", 12)
    coat = blob("-1.02,.56 -.9,.6 -.8,.52 -.78,.36 -.84,.16 -.9,-.03 -1.2,-.04 -1.2,.4")
    scene.lay(Sheet(coat, "#3f7d5a", ("old man",), lift=9))
    old = figures.head("#efc4a0", "#f4f0ea", figures.OLD, "bald", lift=8)
    old.append(Sheet(blob(people.SIDE_BEARD), "#f4f0ea", ("beard",), lift=4))
    scene.lay(old, x=-0.86, y=0.76, scale=0.36, turn=8)
    trousers = strip(points(".98,.3 .92,.14 .8,.05"), 0.15, 0.1) | strip(
        points("1.04,.3 1.0,.14 .94,.05"), 0.15, 0.1
    )
    scene.lay(Sheet(trousers, "#3a3450", lift=6))
    _shoe(scene, 0.8, 0.08, "#2a1c24", -8, flip=True)
    _shoe(scene, 0.95, 0.08, "#2a1c24", -8, flip=True)
    jacket = blob(".86,.62 .96,.66 1.2,.6 1.2,.26 .9,.24 .9,.24 .84,.44")
    scene.lay(Sheet(jacket, "#8a4f8c", ("woman",), lift=9))
    scene.lay(
        figures.head("#b5794f", "#2a1820", figures.WOMAN, "bun", lift=8),
        x=0.9,
        y=0.8,
        scale=0.32,
        turn=-8,
        flip=True,
    )


def _hold(scene: Scene, place: Point, left: _Arm, right: _Arm) -> None:
    """Two arms in one line each from shoulder to hand, the fingers of each around the other."""
    x, y = place
    sleeves = []
    for arm, side in ((right, 1), (left, -1)):
        palm = (x + 0.03 * side, y)
        cuff = tuple(e + 0.55 * (p - e) for e, p in zip(arm.elbow, palm, strict=True))
        hand = strip((arm.elbow, palm), 0.07, 0.064) | ellipse(0.056, 0.058).at(*palm)
        scene.lay(Sheet(hand, arm.skin, ("clasped hands",), lift=5))
        sleeve = people.bent_sleeve(arm.shoulder, arm.elbow, (cuff[0], cuff[1]), arm.wide)
        sleeves.append(Sheet(sleeve, arm.cloth, ("sleeve",), lift=5, pattern=arm.pattern))
    for k in range(4):
        finger = ellipse(0.042, 0.0155).turned(8).at(x + 0.03, y + 0.042 - 0.028 * k)
        scene.lay(Sheet(finger, mix(left.skin, "#ffffff", 0.06), lift=2))
    thumb = ellipse(0.042, 0.017).turned(-24).at(x - 0.03, y + 0.036)
    scene.lay(Sheet(thumb, mix(right.skin, "#ffffff", 0.06), lift=2))
    scene.lay(sleeves)


_BOY = Dress(
    skin="#c98d6a", hair="#7a3f24", coat="#f6c945", legs="#3f6a8c", shoes="#e0a37c", cut="short",
    kind=figures.CHILD, head=0.32,
)  # fmt: skip


def _walker(scene: Scene) -> None:
    """A small boy treads on a head and on clasped hands, shoes in hand, a finger on his lips."""
    steps = Stance(
        near=((0.1, 0.58), (0.15, 0.735)),
        far=((-0.18, 0.62), (-0.28, 0.55)),
        legs=(
            ((-0.02, 0.42), (-0.09, 0.25), (-0.15, 0.1)),
            ((0.03, 0.42), (0.15, 0.29), (0.13, 0.13)),
        ),
        lean=-2,
    )
    x, y, size = -0.24, 0.2, 0.68
    scene.lay(people.person(_BOY, steps), x=x, y=y, scale=size)
    foot = blob(
        "-.026,.05 .024,.05 .024,.05 .05,.014 .1,-.01 .116,-.03 .106,-.046 .106,-.046 -.03,-.042"
        " -.042,-.02 -.03,.02 -.026,.05"
    )
    toes = strips([((0.088, -0.026), (0.116, -0.024)), ((0.08, -0.036), (0.114, -0.036))], 0.006)
    for ankle in ((-0.34, 0.268), (-0.15, 0.288)):
        scene.lay(Sheet(foot, "#e0a37c", ("bare foot",), lift=5), x=ankle[0], y=ankle[1])
        scene.lay(Sheet(toes & foot, "#a8684a", lift=0), x=ankle[0], y=ankle[1])
    for dx, turn in ((-0.22, -70), (-0.16, -96)):
        _shoe(scene, x + dx, y + 0.32, "#8a2f3c", turn)


def _helpful_crow(scene: Scene) -> None:
    """Deep below, a crow brings back the slipper that the sleeper lost."""
    scene.lay(
        Sheet(crow_outline(flying=True), "#2c3a52", ("crow",), lift=6),
        x=0.44,
        y=-1.2,
        scale=0.32,
        turn=-20,
        flip=True,
    )
    _shoe(scene, 0.25, -1.16, "#c8443c", -30)
