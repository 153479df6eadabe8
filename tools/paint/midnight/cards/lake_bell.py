"""A bell at the bottom of a lake, and for whom it rings."""

import math
from functools import partial

from tools.paint.midnight.carving import edged
from tools.paint.midnight.cuts import arc, cuts
from tools.paint.midnight.stage import BEFORE, BEHIND, UNIT, empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import OLD, head
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
    waves,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene, Thing
from tools.paint.story.sheets import Outline, Sheet

_edged = partial(edged, edge=0.016)

_BLACK, _WHITE = "#141414", "#f6f6f6"


@card(
    palette="block_night",
    hand="woodcut",
    title="They ring for the fish",
    subject="fish that rings a bell under a lake",
    props=("bell", "fish", "rope", "arch", "lake", "boat", "listener", "ear trumpet", "snail"),
    mood=("quiet", "deep", "odd"),
)
def drowned_bells(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.75, -0.45))
    lay_pile(scene, _lake(), 0, 0, depth=50.0)
    lay_pile(scene, _arch(), 0, 0, depth=BEHIND)
    scene.put(_bell(), -0.28 * UNIT, 0.42 * UNIT, 0, roll=7, scale=0.9)
    lay_pile(scene, _bed(), 0, 0, depth=BEFORE + 2)
    lay_pile(scene, _rope(), 0, 0, depth=BEFORE + 1)
    lay_pile(scene, _fish(), 0.465, -1.0, 0.92, depth=BEFORE)
    lay_pile(scene, _little_fish(), 0, 0, depth=BEFORE - 1)
    lay_pile(scene, _boat(), 0.36, 1.01, 0.88, depth=BEFORE - 2)
    return WoodcutPlan(inks=("night", "lamp", "vermilion"), sky="paper", contrast=1.6, lamp_pool=0)


def _lake() -> list[Sheet]:
    """Bare air, and water that darkens with its depth, with light that falls into it."""
    water = waves(1.02, 0.012, 0.24, 0.2)
    rays = cuts(
        "-.86,.96 -.90,.60 -.96,.20", "-.62,.96 -.70,.70 -.76,.48", "-.40,.96 -.44,.84",
        "-.06,.97 -.08,.86", ".76,.96 .80,.84", ".90,.96 1.0,.74",
        thin=0.004, thick=0.026,
    )  # fmt: skip
    spread = ((0.94, 12), (1.07, 20), (1.20, 30))
    rings = [arc(-0.30, -0.06, radius, low, 52) for radius, low in spread]
    return [
        Sheet(page(), _WHITE, ("air",)),
        Sheet(water, "#9ab8d4", ("lake",), turn=1, shade="#26384a"),
        Sheet(rays, _WHITE, ("light",)), Sheet(cuts(*rings, thick=0.022), _WHITE, ("sound",)),
    ]  # fmt: skip


def _arch() -> list[Sheet]:
    """The last arch of a tower: stones round a dark opening, and the beam of the bell."""
    stone = blob(
        "-1.2,-1.6 -1.2,-1.6 -1.2,.46 -1.0,.62 -.70,.78 -.28,.84 .14,.78 .40,.60 .50,.30 .52,-.3"
        " .54,-1.6 .54,-1.6"
    )
    gap = blob("-.88,-1.6 -.88,-1.6 -.88,.12 -.74,.44 -.30,.60 .16,.44 .30,.12 .30,-1.6 .30,-1.6")
    joints = strips(
        [((-1.1, y), (-0.88, y + 0.01)) for y in (-1.1, -0.82, -0.52, -0.24, 0.06)]
        + [((0.30, y), (0.54, y - 0.02)) for y in (-1.0, -0.70, -0.44, -0.16, 0.10)]
        + [((-0.80, 0.36), (-1.06, 0.56)), ((-0.56, 0.54), (-0.68, 0.80)),
           ((-0.28, 0.60), (-0.28, 0.86)), ((0.02, 0.54), (0.12, 0.80)),
           ((0.22, 0.34), (0.46, 0.50))], 0.018
    )  # fmt: skip
    beam = box(1.22, 0.09).at(-0.29, 0.40)
    return [
        *_edged(stone, "#b8b8b8", "arch", turn=8), Sheet(joints, _BLACK),
        *_edged(gap, "#1e2c3a", "arch", turn=2),
        *_edged(beam, "#8a8a8a", "beam", turn=1),
    ]  # fmt: skip


def _bell() -> Thing:
    """A bell that hangs from the origin, four and a half high, with its clapper pulled aside."""
    thing = Thing("bell", centre=(0, -2.3, 0), radius=3.6, step=0.7)
    bronze = thing.material("$metal * (.86 + .3 * fbm3(p * 2.4))", metal=INKS["lamp"])
    dark = thing.material("#101010")
    thing.code(
        """
        float y = p.y + 4.6;
        float wide = 1.34 + 1.0 * exp(-1.5 * y) - .05 * y;
        float f = (length(p.xz) - wide) * .8;
        f = smax(f, y - 4.35, 1.0);
        f -= .07 * (ramp(.09, .05, abs(y - .56)) + ramp(.07, .04, abs(y - .30)));
        f -= .06 * (ramp(.07, .03, abs(y - 3.2)) + ramp(.07, .03, abs(y - 2.96)));
        f += .03 * (fbm3(p * 3.) - .5);
        f = max(f, -y);
        """
    )
    thing.body("f * .8", bronze)
    thing.part("torusZ(p - vec3(0, .12, 0), .34, .13)", dark)
    thing.part("taper(p, vec3(.4, -4.2, -.1), vec3(.75, -5.1, -.2), .1, .12)", dark)
    thing.part("ellipsoid(p - vec3(.75, -5.2, -.2), vec3(.40, .44, .40))", bronze)
    return thing


def _rope() -> list[Sheet]:
    """A taut rope from the clapper to the mouth of the fish."""
    path = points("-.02,-.66 .02,-.78 .07,-.90 .08,-1.0 .04,-1.10 .08,-1.18")
    line = strip(path, 0.036)
    twist = strips([((x - 0.012, y - 0.016), (x + 0.014, y + 0.016)) for x, y in _TWIST], 0.010)
    tuft = blob(".06,-1.16 .10,-1.16 .13,-1.24 .08,-1.22 .04,-1.25")
    knot = ellipse(0.035).at(-0.025, -0.65)
    return [*_edged(line | tuft | knot, _WHITE, "rope"), Sheet(twist, _BLACK)]


_TWIST = points("-.01,-.70 .005,-.74 .02,-.78 .035,-.82 .055,-.86 .075,-1.02 .05,-1.07 .05,-1.12")


def _fish() -> list[Sheet]:
    """A great carp that looks to the left and up, its mouth round the rope."""
    body = blob(
        "-.42,.10 -.36,.19 -.20,.27 .0,.27 .18,.16 .30,.02 .36,-.10 .36,-.10 .26,-.14 .10,-.16"
        " -.12,-.13 -.30,-.04 -.38,.03 -.38,.03 -.34,.07"
    )
    tail = blob(".30,.0 .40,-.04 .52,.06 .52,.06 .48,-.14 .50,-.36 .50,-.36 .40,-.28 .28,-.12")
    fin = blob("-.16,.25 -.16,.25 -.06,.40 .10,.40 .22,.30 .22,.30 .20,.14")
    low = blob("-.06,-.10 -.06,-.10 -.02,-.26 .08,-.34 .08,-.34 .12,-.22 .10,-.12")
    side = blob("-.16,.02 -.16,.02 -.10,-.10 .02,-.12 .02,-.12 .0,-.02 -.06,.05")
    gill = cuts("-.19,.22 -.13,.12 -.17,-.02", thin=0.012, thick=0.026)
    scales = cuts(*(arc(x, y, 0.042, 70, 290) for x, y in _SCALES), thin=0.006, thick=0.014)
    rays = cuts(".36,-.08 .46,.0", ".36,-.12 .46,-.14", ".36,-.16 .46,-.28", "-.06,.28 -.02,.36",
                ".04,.26 .09,.36", ".12,.22 .18,.30", ".0,-.16 .04,-.28", thick=0.014)  # fmt: skip
    lip = blob("-.44,.12 -.38,.13 -.36,.08 -.40,.05 -.36,.03 -.40,-.01 -.44,.03")
    return [
        *_edged(tail, INKS["vermilion"], "fish", turn=-30), *_edged(fin, INKS["vermilion"], "fish"),
        *_edged(low, INKS["vermilion"], "fish"), *_edged(body, INKS["vermilion"], "fish", turn=-20),
        Sheet(scales | gill | rays, _BLACK), *_edged(side, INKS["vermilion"], "fish", turn=-60),
        *_edged(ellipse(0.045).at(-0.27, 0.12), _WHITE, "eye"),
        Sheet(ellipse(0.02).at(-0.275, 0.125), _BLACK), *_edged(lip, _WHITE, "mouth"),
    ]  # fmt: skip


_SCALES = points(
    "-.06,.19 .02,.19 -.10,.12 -.02,.11 .06,.12 .12,.10 .04,.04 .12,.03 .20,.03 .06,-.04 .14,-.05"
    " .22,-.05 .10,-.11 .18,-.11 .28,-.08"
)


def _small_fish() -> Outline:
    body = blob("-.44,0 -.1,.19 .3,.16 .54,0 .3,-.15 -.1,-.18")
    return body | polygon("-.36,0 -.66,.2 -.58,0 -.66,-.2")


def _little_fish() -> list[Sheet]:
    """Three who have come to listen."""
    sheets: list[Sheet] = []
    for x, y, size, tilt in (
        (0.74, -0.22, 0.26, 160), (0.80, 0.02, 0.17, 196), (-0.68, -0.84, 0.20, 34),
    ):  # fmt: skip
        fish = _small_fish().scaled(size)
        fish = fish.flipped().turned(tilt - 180) if tilt > 90 else fish.turned(tilt)
        angle = math.radians(tilt)
        eye = ellipse(0.055 * size).at(x + 0.34 * size * math.cos(angle),
                                       y + 0.34 * size * math.sin(angle) + 0.03 * size)  # fmt: skip
        sheets += [*_edged(fish.at(x, y), _WHITE, "little fish"), Sheet(eye, _BLACK)]
    return sheets


def _bed() -> list[Sheet]:
    """The dark bed of the lake, weeds that lean with the current, and a snail."""
    ground = land((-1, -1.24), (-0.5, -1.34), (0.1, -1.26), (0.6, -1.36), (1, -1.28))
    weeds = Outline(())
    for x, tall, lean in ((-0.94, 0.62, 0.10), (-0.84, 0.40, 0.14), (-0.72, 0.26, 0.10),
                          (0.94, 0.44, -0.12), (0.04, 0.24, 0.08), (0.14, 0.16, 0.08)):  # fmt: skip
        path = [(x, -1.40), (x - 0.05, -1.36 + tall * 0.4), (x + lean * 0.4, -1.36 + tall * 0.7),
                (x + lean, -1.36 + tall)]  # fmt: skip
        weeds = weeds | strip(path, 0.055, 0.01)
    shell = ellipse(0.075, 0.07).at(-0.40, -1.235)
    foot = blob("-.54,-1.31 -.50,-1.26 -.40,-1.28 -.30,-1.30 -.30,-1.31 -.42,-1.32")
    coil = cuts("-.45,-1.26 -.42,-1.19 -.36,-1.21 -.36,-1.26 -.41,-1.25", thick=0.014)
    horns = strips([((-0.52, -1.27), (-0.56, -1.22)), ((-0.51, -1.27), (-0.52, -1.21))], 0.010)
    return [
        Sheet(ground, "#1a1a1a", ("lake bed",)), *_edged(weeds, _BLACK, "weeds", line="#d8d8d8"),
        Sheet(foot | horns, _WHITE, ("snail",)), *_edged(shell, _WHITE, "snail"),
        Sheet(coil, _BLACK),
    ]  # fmt: skip


def _boat() -> list[Sheet]:
    """A boat in the bare air; who lies in it listens with a long trumpet in the water."""
    hull = blob("-.22,.10 -.22,.10 .02,.04 .30,.04 .50,.13 .50,.13 .42,-.05 .20,-.10 -.08,-.09")
    line = strip(points("-.18,.06 .04,.01 .3,.01 .45,.08"), 0.012)
    coat = blob(".36,.05 .38,.14 .28,.22 .08,.27 -.06,.24 -.14,.16 -.06,.10 .04,.04")
    skin, *_, locks = head(_WHITE, "#9a9a9a", OLD, "short", "none")
    cap = blob("-.54,.12 -.58,.4 -.36,.70 .1,.68 .4,.5 .46,.30 .70,.26 .46,.20 .0,.24 -.3,.2")
    lid = strip(points(".14,.04 .22,-.03 .33,.02"), 0.05)
    face, hair, cap, lid = (part.scaled(-0.23, 0.23).turned(24).at(-0.17, 0.25)
                            for part in (skin.outline, locks.outline, cap, lid))  # fmt: skip
    horn = strip(points("-.16,.25 -.24,.08 -.30,-.14"), 0.028, 0.09)
    horn = horn | ellipse(0.065, 0.022).turned(-16).at(-0.302, -0.145)
    scarf = blob("-.18,.15 -.12,.13 -.04,.20 -.02,.27 -.08,.28 -.12,.20")
    arm = strip(points(".06,.20 -.06,.08 -.21,.09"), 0.065, 0.05)
    return [
        *_edged(coat, _BLACK, "listener", line=_WHITE), *_edged(face, _WHITE, "listener"),
        Sheet(hair, _BLACK), Sheet(lid, _BLACK), *_edged(cap, _BLACK, "cap", line=_WHITE),
        *_edged(scarf, INKS["vermilion"], "scarf"), *_edged(horn, INKS["lamp"], "ear trumpet"),
        *_edged(hull, _BLACK, "boat", line=_WHITE), Sheet(line, _WHITE),
        *_edged(arm, _BLACK, line=_WHITE), *_edged(ellipse(0.034).at(-0.225, 0.092),
        _WHITE, "hand"),
    ]  # fmt: skip
