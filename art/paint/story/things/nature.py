"""Clouds, islands and stones."""

import math
import random
from collections.abc import Sequence

from art.paint.story.colour import mix
from art.paint.story.scene import Thing


def cloud(
    colour: str = "#fbf6f0",
    shade: str = "#c8c4d8",
    seed: int = 1,
    width: float = 1.4,
    height: float = 0.5,
    puffs: int = 8,
) -> Thing:
    """A solid puffy cloud with a flat base; width is half its width."""
    dice = random.Random(seed)
    thing = Thing("cloud", centre=(0, height * 0.4, 0), radius=width * 1.25 + height)
    vapour = thing.material(
        "mix($shade, $colour, ramp(-.5, .5, n.y))",
        role="cloud",
        glow=0.08,
        translucency=0.6,
        shade=shade,
        colour=colour,
    )
    thing.code(
        "float heap = ellipsoid(p - vec3(0, .05, 0), $radii);",
        radii=(width * 0.9, height * 0.45, width * 0.5),
    )
    for puff in range(puffs):
        across = (puff + 0.5) / puffs * 2 - 1
        radius = height * (0.45 + 0.75 * (1 - across * across)) * dice.uniform(0.75, 1.15)
        x = across * width * 0.9 + dice.uniform(-0.1, 0.1) * width
        z = dice.uniform(-0.35, 0.35) * width * 0.5
        thing.code(
            "heap = smin(heap, length((p - $at) * vec3(1, 1.08, 1)) - $radius, $blend);",
            at=(x, radius * 0.45, z),
            radius=radius * 0.85,
            blend=height * 0.22,
        )
    thing.code(
        """
        heap = smax(heap, -(p.y + $base), $blend);
        heap += .035 * $scale * (noise(p * 6. / $scale) - .5) * 2.;
        """,
        base=height * 0.28,
        blend=height * 0.25,
        scale=height * 2,
    )
    thing.body("heap * .8", vapour)
    return thing


def island(
    top: str = "#7fa35a",
    rock: str = "#7a6456",
    radius: float = 1.2,
    depth: float = 1.4,
    seed: int = 1,
) -> Thing:
    """A floating island with a grassy top near y = 0."""
    thing = Thing(
        "floating island", centre=(0, -depth * 0.42, 0), radius=max(radius * 1.25, depth * 0.85)
    )
    soil = thing.material(
        "mix($rock * (.6 + .7 * fbm3(p * vec3(4., 1.5, 4.))), $top * (.75 + .5 * fbm3(p * 7.)),"
        " ramp(-.12, -.02, p.y + .12 * (fbm3(p * 6.) - .5)) * ramp(.1, .5, n.y + .3))",
        rock=rock,
        top=top,
    )
    thing.code(
        """
        float around = atan(p.x, p.z);
        float coast = $radius * (1. + .14 * sin(around * 3. + $seed) + .07 * sin(around * 7. + 1.));
        float below = -p.y / $depth, deep = saturate(below);
        float waist = 1. - .25 * deep * ramp(0., .25, below);
        float profile = coast * pow(1. - deep, .62) * waist + .02;
        float meadow = p.y - .05 * sin(p.x * 3.) * sin(p.z * 2.5) - .04;
        float land = max((length(p.xz) - profile) * .55, meadow);
        land = max(land, -p.y - $depth);
        land += .26 * (fbm3(p * vec3(3.2, 1.1, 3.2) + $offset) - .5) * saturate(below * 5.);
        """,
        radius=radius,
        seed=seed,
        depth=depth,
        offset=seed * 3.1,
    )
    thing.body("land * .75", soil)
    return thing


def rock(
    colour: str = "#6a6470", radius: float = 1.0, seed: int = 1, flatness: float = 0.7
) -> Thing:
    """A rugged rock around the origin; flatness is its height as a share of its width."""
    thing = Thing("rock", radius=radius * 1.35)
    stone = thing.material(
        "$colour * (.6 + .75 * fbm3(p * vec3(2., 5., 2.) / $radius))", colour=colour, radius=radius
    )
    thing.code(
        """
        float boulder = ellipsoid(p, $radii);
        boulder += .55 * $rough * (fbm2(p.xy * 1.3) + noise(p * 1.6 / $radius + $offset) - .8);
        """,
        radii=(radius, radius * flatness, radius * 0.9),
        rough=radius * 0.7,
        radius=radius,
        offset=seed * 7.3,
    )
    thing.body("boulder * .6", stone)
    return thing


def crystal(
    colour: str = "#9fe0e8", count: int = 6, seed: int = 1, height: float = 1.4, glow: float = 0.35
) -> Thing:
    """A glowing cluster of six-sided crystals, the tallest one upright."""
    dice = random.Random(seed)
    thing = Thing("crystal", centre=(0, height * 0.45, 0), radius=height * 0.8)
    mineral = thing.material(
        "mix($root, $colour, ramp(0., $height, p.y))",
        glow=glow,
        shine=0.9,
        root=mix(colour, "#203060", 0.5),
        colour=colour,
        height=height,
    )
    thing.code("float cluster = 1e3;")
    for index in range(count):
        angle = 6.283 * index / count + dice.uniform(-0.3, 0.3)
        away, tilt, tall = 0.0, 0.0, height
        if index > 0:
            away = 0.16
            tilt = dice.uniform(0.25, 0.6)
            tall = height * dice.uniform(0.45, 0.8)
        thing.code(
            """
            {
                vec3 q = p - $foot;
                q.xz = turn($angle) * q.xz;
                q.xy = turn($tilt) * q.xy;
                float across = spokes(q.xz, 6.).x;
                float tip = across * .8 + (q.y - $tall) * .55;
                cluster = min(cluster, max(across - $width, max(tip, -q.y)));
            }
            """,
            foot=(away * math.cos(angle), 0, away * math.sin(angle)),
            angle=angle,
            tilt=tilt,
            tall=tall,
            width=height * dice.uniform(0.09, 0.14),
        )
    thing.body("cluster * .85", mineral)
    return thing


def footprints(steps: Sequence[tuple[float, float, float, float]], colour: str) -> Thing:
    """Tracks in the snow: where each foot stood and which way it was turned, in radians."""
    middle = [(min(axis) + max(axis)) / 2 for axis in list(zip(*steps, strict=True))[:3]]
    centre = (middle[0], middle[1], middle[2])
    reach = max(math.dist(centre, step[:3]) for step in steps)
    thing = Thing("footprints", centre=centre, radius=reach + 0.6)
    hollow = thing.material(colour)
    thing.code("float tracks = 1e3;")
    for x, y, z, angle in steps:
        thing.code(
            """{
                vec3 q = p - $at;
                q.xz = turn($angle) * q.xz;
                float heel = ellipsoid(q - vec3(0, 0, -.20), vec3(.085, .022, .085));
                tracks = min(tracks, min(heel, ellipsoid(q, vec3(.10, .022, .17))));
            }""",
            at=(x, y, z),
            angle=angle,
        )
    thing.body("tracks", hollow)
    return thing


def shard(
    colour: str = "#9fe0e8", height: float = 2.0, width: float = 0.35, glow: float = 0.3
) -> Thing:
    """One six-sided crystal that grows from y = 0."""
    thing = Thing("crystal", centre=(0, height / 2, 0), radius=height * 0.62 + width)
    mineral = thing.material(
        "mix($root, $tip, ramp(0., $height, p.y + .25 * $height * fbm3(p * 3.)))"
        " * (.8 + .35 * step(.5, fract(atan(p.x, p.z) * .955)))",
        glow=glow,
        shine=0.9,
        root=mix(colour, "#101840", 0.55),
        tip=mix(colour, "#ffffff", 0.25),
        height=height,
    )
    thing.code(
        """
        float across = spokes(p.xz, 6.).x, tip = across * .9 + (p.y - $height) * .55;
        float solid = max(across - $width * (1. - .18 * p.y / $height), max(tip, -p.y - .3));
        """,
        height=height,
        width=width,
    )
    thing.body("solid * .8", mineral)
    return thing
