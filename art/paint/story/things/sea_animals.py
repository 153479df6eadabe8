"""Animals of the sea; those with a head in front swim towards -x."""

import math
import random
from collections.abc import Sequence

from art.paint.story.colour import mix
from art.paint.story.glsl import TubePoint, tube
from art.paint.story.scene import Thing


def whale(
    back: str = "#2a4a5c", belly: str = "#c8cfc4", glow: float = 0.0, drowsy: bool = False
) -> Thing:
    """A whale about 5 long with a grooved belly; glow makes its skin shine."""
    thing = Thing("whale", centre=(0.35, 0.2, 0), radius=2.75)
    skin = thing.material(
        "mix($back, $belly, ramp(-.12, -.42, p.y - .055 * p.x * p.x)) * (.85 + .3 * fbm3(p * 4.))",
        glow=glow,
        shine=0.15,
        back=back,
        belly=belly,
    )
    black = thing.material("#05070c", role="eye", shine=1)
    white = thing.material("#e8e4d8")
    thing.code(
        """
        vec3 q = p;
        q.y -= .055 * p.x * p.x - .1;
        vec3 side = vec3(q.xy, abs(q.z));
        float head = ellipsoid(q - vec3(-.5, 0, 0), vec3(1.55, .64, .68));
        float tail = taper(q, vec3(.3, .02, 0), vec3(2.2, .08, 0), .50, .09);
        float whole = smin(head, tail, .5);
        vec3 fluke = side - vec3(2.2, .1, 0);
        fluke.xz = turn(-.6) * fluke.xz;
        whole = smin(whole, ellipsoid(fluke - vec3(.1, .02, .42), vec3(.24, .055, .55)), .18);
        vec3 flipper = side - vec3(-.75, -.34, .5);
        flipper.xz = turn(-.7) * flipper.xz;
        flipper.yz = turn(.5) * flipper.yz;
        whole = smin(whole, ellipsoid(flipper - vec3(.05, 0, .5), vec3(.21, .055, .6)), .12);
        whole = smin(whole, ellipsoid(q - vec3(1., .46, 0), vec3(.24, .17, .05)), .15);
        float grooved = ramp(-.1, -.3, q.y) * ramp(1., -.2, q.x);
        whole += .013 * grooved * sin(atan(q.z, -q.y) * 36.);
        float fromMouth = q.y + .10 - .10 * sin(q.x * 1.5);
        whole += .03 * ramp(-.35, -.8, q.x) * exp(-fromMouth * fromMouth * 1200.);
        """
    )
    thing.body("whole * .8", skin)
    thing.part("length(side - vec3(-1.02, 0, .615)) - .075", black)
    thing.part("length(side - vec3(-1.045, .03, .675)) - .022", white)
    if drowsy:
        thing.part("max(length(side - vec3(-1.02, 0, .615)) - .1, .005 - side.y)", skin)
    return thing


def fish(scales: str = "#e0622f", belly: str = "#f6d9a8", stripes: bool = True) -> Thing:
    """A fish about 2 long, striped or with a pale belly."""
    thing = Thing("fish", centre=(0.15, 0, 0), radius=1.35, step=0.9)
    pattern = "ramp(.1, .3, sin(p.x * 5. + sin(p.y * 4.)))" if stripes else "ramp(0., -.3, p.y)"
    skin = thing.material(
        "mix($scales, $belly, $pattern) * (.8 + .35 * ramp(.25, .5,"
        " abs(fract(p.x * 7.) - .5) + abs(fract(p.y * 7. + floor(p.x * 7.) * .5) - .5) - .25))",
        shine=0.35,
        scales=scales,
        belly=belly,
        pattern=pattern,
    )
    fin = thing.material(
        "mix($scales, $pale, .5 + .5 * sin(atan(p.y, p.x - .4) * 40.))",
        translucency=0.6,
        scales=scales,
        pale=mix(scales, belly, 0.6),
    )
    black = thing.material("#08080c", role="eye", shine=1)
    white = thing.material("#f6efdc")
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z));
        float trunk = ellipsoid(p - vec3(-.15, 0, 0), vec3(.78, .42, .26));
        trunk = smin(trunk, taper(p, vec3(.3, 0, 0), vec3(.75, .02, 0), .2, .06), .2);
        trunk += .025 * exp(-pow((p.x + .52 + .5 * p.y * p.y) * 18., 2.)) * .6;
        """
    )
    thing.body("trunk * .85", skin)
    thing.code(
        """
        vec3 tail = p - vec3(.72, .02, 0);
        float around = atan(tail.y, tail.x);
        float reach = .62 * (.62 + .38 * abs(sin(around * 1.15))) * ramp(2., .9, abs(around));
        """
    )
    thing.part(
        "max(length(tail.xy) - reach, abs(tail.z + .06 * sin(tail.x * 7.)) - .022) * .7", fin
    )
    thing.part("max(ellipsoid(p - vec3(0, .40, 0), vec3(.42, .26, .03)), -(p.y - .2)) * .8", fin)
    thing.part("ellipsoid(p - vec3(.05, -.45, 0), vec3(.22, .2, .03)) * .8", fin)
    thing.code("vec3 flank = side - vec3(-.2, -.1, .27); flank.xy = turn(.5) * flank.xy;")
    thing.part("ellipsoid(flank - vec3(.16, -.02, .06), vec3(.24, .12, .03))", fin)
    thing.part("length(side - vec3(-.62, .1, .17)) - .085", white)
    thing.part("length(side - vec3(-.645, .1, .215)) - .055", black)
    return thing


def turtle(shell: str = "#4f6f3a", skin: str = "#8a9a5a") -> Thing:
    """A turtle with its flippers spread; the shell is about 2 long."""
    thing = Thing("turtle", centre=(-0.1, 0.35, 0), radius=1.7)
    hide = thing.material("$skin * (.75 + .5 * fbm3(p * 8.))", skin=skin)
    plates = thing.material(
        "$shell * (.55 + .7 * ramp(.05, .16, min(abs(fract(length(p.xz) * 2.2) - .5),"
        " abs(fract(atan(p.z, p.x) * 6. / 6.2832) - .5) * length(p.xz) * 1.3)))",
        shell=shell,
    )
    black = thing.material("#050505", role="eye", shine=1)
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z));
        float dome = max(ellipsoid(p - vec3(0, .22, 0), vec3(1., .62, .82)), -(p.y - .22));
        dome = smin(dome, ellipsoid(p - vec3(0, .22, 0), vec3(1.05, .10, .87)), .05);
        """
    )
    thing.body("dome * .9", plates)
    thing.code(
        """
        float limbs = taper(p, vec3(-.85, .25, 0), vec3(-1.2, .48, 0), .17, .13);
        limbs = smin(limbs, ellipsoid(p - vec3(-1.34, .52, 0), vec3(.21, .16, .16)), .08);
        vec3 front = side - vec3(-.6, .12, .75);
        front.xz = turn(.6) * front.xz;
        limbs = min(limbs, ellipsoid(front - vec3(-.05, -.02, .28), vec3(.17, .07, .45)));
        vec3 hind = side - vec3(.7, .12, .6);
        hind.xz = turn(-.5) * hind.xz;
        limbs = min(limbs, ellipsoid(hind - vec3(0, -.02, .2), vec3(.14, .06, .30)));
        limbs = min(limbs, taper(p, vec3(.95, .2, 0), vec3(1.25, .14, 0), .08, .02));
        """
    )
    thing.part("limbs", hide)
    thing.part("length(side - vec3(-1.42, .57, .125)) - .035", black)
    return thing


def octopus(
    skin: str = "#b0405a",
    belly: str = "#f0c0a0",
    seed: int = 1,
    arms: int = 7,
    posed: Sequence[Sequence[TubePoint]] = (),
) -> Thing:
    """An octopus on its curling arms, facing the viewer, about 2 high.

    Its arms lie by chance, or along the curves of `posed`.
    """
    chance = random.Random(seed)
    thing = Thing("octopus", "tentacles", centre=(0, 0.8, 0), radius=2.3)
    hide = thing.material(
        "mix($skin, $belly, ramp(.1, -.25, n.y)) * (.8 + .4 * fbm3(p * 5.))",
        shine=0.35,
        skin=skin,
        belly=belly,
    )
    black = thing.material("#050505", role="eye", shine=1)
    eye = thing.material("#f4d890", role="eye")
    thing.code(
        """
        float whole = ellipsoid(p - vec3(0, 1.25, .1), vec3(.58, .72, .55));
        whole = smin(whole, ellipsoid(p - vec3(0, .75, 0), vec3(.45, .35, .42)), .25);
        """
    )
    for index in range(0 if posed else arms):
        name = f"arm{index}"
        direction = math.pi * 2 * (index + 0.5) / arms + chance.uniform(-0.15, 0.15)
        thing.code(tube(_octopus_arm(direction, chance), 11, name, blend=0.05))
        thing.code(f"whole = smin(whole, {name}, .12);")
    for index, curve in enumerate(posed):
        thing.code(tube(curve, 20, f"posed{index}", blend=0.04))
        thing.code(f"whole = smin(whole, posed{index}, .1);")
    thing.body("whole * .9", hide)
    thing.code("vec3 side = vec3(abs(p.x), p.yz);")
    thing.part("ellipsoid(side - vec3(.30, .88, -.36), vec3(.12, .12, .08))", eye)
    thing.part("ellipsoid(side - vec3(.31, .88, -.42), vec3(.07, .035, .04))", black)
    return thing


def _octopus_arm(direction: float, chance: random.Random) -> list[TubePoint]:
    knee = chance.uniform(0.8, 1.1)
    reach = chance.uniform(1.35, 1.8)
    rise = chance.uniform(0.1, 0.9)
    sway = chance.uniform(-0.7, 0.7)

    def point(distance: float, height: float, swayed: float, thickness: float) -> TubePoint:
        angle = direction + swayed * sway
        return distance * math.cos(angle), height, distance * math.sin(angle), thickness

    return [
        point(0.25, 0.7, 0, 0.22),
        point(knee * 0.6, 0.38, 0, 0.17),
        point(knee, 0.16, 0.2, 0.13),
        point(reach, 0.2 + rise * 0.4, 0.5, 0.08),
        point(reach * 0.95, 0.35 + rise, 0.9, 0.03),
    ]


def jellyfish(bell: str = "#f0a0c0", arms: str = "#a080e0", seed: int = 1) -> Thing:
    """A glowing jellyfish; its rim is at y = 0 and its arms hang down to -2."""
    chance = random.Random(seed)
    thing = Thing("jellyfish", centre=(0, -0.5, 0), radius=1.75)
    jelly = thing.material(
        "mix($bell, $pale, .5 + .5 * sin(atan(p.x, p.z) * 8.))",
        glow=0.55,
        shine=0.3,
        bell=bell,
        pale=mix(bell, "#ffffff", 0.4),
    )
    thread = thing.material(arms, glow=0.4)
    thing.code(
        """
        float hem = .03 * sin(atan(p.x, p.z) * 10.);
        float dome = abs(ellipsoid(p - vec3(0, .1, 0), vec3(.72, .6, .72))) - .05;
        """
    )
    thing.body("max(dome, -(p.y - .02 - hem)) * .8", jelly)
    for index in range(7):
        name = f"arm{index}"
        angle = math.pi * 2 * index / 7
        distance = chance.uniform(0.2, 0.5)
        x, z = distance * math.cos(angle), distance * math.sin(angle)
        sway = chance.uniform(-0.3, 0.3)
        points = [
            (x, 0.15, z, 0.05),
            (x * 0.9 + sway * 0.5, -0.5, z, 0.045),
            (x - sway * 0.6, -1.0, z, 0.035),
            (x + sway * 0.8, -1.5, z, 0.025),
            (x - sway * 0.3, -2.0, z, 0.01),
        ]
        thing.code(tube(points, 6, name))
        thing.part(name, thread)
    return thing
