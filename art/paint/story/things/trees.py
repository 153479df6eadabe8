"""Trees and their roots."""

import math
import random

from art.paint.story.colour import mix
from art.paint.story.glsl import tube
from art.paint.story.scene import Thing

_TWIST = 2.2  # radians between one fork and the next


def tree(
    bark: str = "#4a3426",
    leaf: str | None = None,
    leaf2: str | None = None,
    seed: int = 1,
    levels: int = 6,
    height: float = 0.9,
    spread: float = 0.55,
    shrink: float = 0.72,
) -> Thing:
    """A forking tree with a trunk of the given height, bare unless it has a leaf colour."""
    dice = random.Random(seed)
    reach = height / (1 - shrink) * 1.02
    thing = Thing("tree", centre=(0, reach * 0.58, 0), radius=reach * 0.78, step=0.9)
    wood = thing.material(
        "$bark * (.65 + .6 * fbm2(vec2(atan(p.x, p.z) * 3., p.y * 2.)))", bark=bark
    )
    bends = [spread * dice.uniform(0.85, 1.2) for _ in range(levels)]
    twists = [_TWIST * dice.uniform(0.8, 1.2) for _ in range(levels)]
    sways = [dice.uniform(-0.12, 0.12) for _ in range(levels)]
    # Folding space at every fork draws one branch and gets all of them.
    thing.code(
        "vec3 q = p; float size = 1., branches = 1e3, foliage = 1e3, girth = $girth;",
        girth=height * 0.13,
    )
    for level in range(levels):
        thing.code(
            """
            float branch$level = taper(q, vec3(0), vec3(0, $height, 0), girth, girth * .72);
            branches = smin(branches, branch$level * size, .05 * size);
            q.y -= $height;
            q.xz = turn($twist) * q.xz;
            q.x = abs(q.x);
            q.xy = turn($bend) * q.xy;
            q.xy = turn($sway) * q.xy;
            q /= $shrink;
            size *= $shrink;
            """,
            level=str(level),
            height=height,
            twist=twists[level],
            bend=-bends[level],
            sway=sways[level],
            shrink=shrink,
        )
        if leaf and level >= levels - 3:
            thing.code(
                "foliage = min(foliage, (length(q - $middle) - $radius) * size);",
                middle=(0, height * 0.55, 0),
                radius=height * 0.62,
            )
    thing.body("branches * .75", wood)
    thing.code(
        """
        float ridges = $ridge * sin(atan(p.x, p.z) * 5. + 1.);
        float flare = cone(p - vec3(0, $middle, 0), $half, $bottom + ridges, $top);
        """,
        ridge=height * 0.07,
        middle=height * 0.14,
        half=height * 0.16,
        bottom=height * 0.24,
        top=height * 0.12,
    )
    thing.part("flare * .6", wood)
    if leaf:
        leaves = thing.material(
            "mix($leaf, $leaf2, ramp(.25, .75, fbm3(p * 3.))) * (.7 + .6 * fbm3(p * 11.))",
            translucency=0.4,
            leaf=leaf,
            leaf2=leaf2 or mix(leaf, "#ffe080", 0.35),
        )
        thing.code("foliage += .10 * (fbm3(p * 5.) - .5) * 2.;")
        thing.part("foliage * .6", leaves)
    thing.anchors["top"] = (0, reach * 0.9, 0)
    return thing


def round_tree(
    bark: str = "#4a3426",
    leaf: str = "#3f7a4a",
    leaf2: str | None = None,
    height: float = 1.6,
    radius: float = 0.7,
    seed: int = 1,
) -> Thing:
    """A storybook tree: a trunk and a lumpy crown."""
    dice = random.Random(seed)
    thing = Thing(
        "tree", centre=(0, height * 0.62 + radius * 0.2, 0), radius=height * 0.62 + radius
    )
    wood = thing.material(
        "$bark * (.65 + .6 * fbm2(vec2(atan(p.x, p.z) * 4., p.y * 3.)))", bark=bark
    )
    leaves = thing.material(
        "mix($leaf, $leaf2, ramp(-.2, .8, n.y + .8 * (fbm3(p * 6.) - .5)))"
        " * (.75 + .5 * fbm3(p * 13.))",
        translucency=0.3,
        leaf=leaf,
        leaf2=leaf2 or mix(leaf, "#ffe890", 0.4),
    )
    trunk_line = [
        (0.0, 0.0, 0.0, radius * 0.24),
        (dice.uniform(-0.1, 0.1), height * 0.3, 0.0, radius * 0.15),
        (dice.uniform(-0.12, 0.12), height * 0.6, 0.0, radius * 0.12),
        (0.0, height * 0.95, 0.0, radius * 0.08),
    ]
    thing.code(tube(trunk_line, 5, "trunk"))
    thing.body("trunk", wood)
    thing.code(
        "float crown = length(p - vec3(0, $height, 0)) - $radius;",
        height=height,
        radius=radius * 0.75,
    )
    for lump in range(7):
        angle = lump / 7 * 6.283 + dice.random()
        size = radius * dice.uniform(0.45, 0.7)
        y = height + dice.uniform(-0.25, 0.4) * radius
        thing.code(
            "crown = smin(crown, length(p - $at) - $size, $blend);",
            at=(math.cos(angle) * radius * 0.62, y, math.sin(angle) * radius * 0.62),
            size=size * 0.75,
            blend=radius * 0.15,
        )
    thing.code("crown += .07 * $radius * (noise(p * 9. / $radius) - .5) * 2.;", radius=radius)
    thing.part("crown * .8", leaves)
    return thing


def fir(
    needles: str = "#2f5a48", snow: float = 0.0, height: float = 2.4, bark: str = "#3a2a1e"
) -> Thing:
    """A fir of four tiers; snow from 0 to 1 whitens what looks up."""
    thing = Thing("fir tree", centre=(0, height * 0.5, 0), radius=height * 0.58)
    green = thing.material(
        "mix($needles * (.7 + .6 * fbm3(p * 7.)), #f4f8ff,"
        " $snow * ramp(.2, .6, n.y + .4 * (fbm3(p * 5.) - .5)))",
        needles=needles,
        snow=snow,
    )
    wood = thing.material(bark)
    thing.body(
        "cylinder(p - vec3(0, $middle, 0), $half, $radius)",
        wood,
        middle=height * 0.08,
        half=height * 0.1,
        radius=height * 0.05,
    )
    thing.code("float around = atan(p.x, p.z), tiers = 1e3;")
    for tier in range(4):
        half = height * 0.17
        radius = height * (0.30 - 0.055 * tier)
        thing.code(
            """
            float rim$tier = $radius * (1. + .10 * sin(around * 9. + $phase));
            tiers = min(tiers, cone(p - vec3(0, $middle, 0), $half, rim$tier, $tip) - .02);
            """,
            tier=str(tier),
            radius=radius,
            phase=tier * 1.7,
            middle=height * (0.16 + 0.20 * tier) + half,
            half=half,
            tip=radius * 0.12,
        )
    thing.code("tiers += .03 * (noise(p * 8.) - .5);")
    thing.part("tiers * .7", green)
    return thing


def roots(
    seed: int = 1,
    colour: str = "#4a3426",
    count: int = 7,
    radius: float = 2.0,
    drop: float = 1.8,
    thickness: float = 0.16,
) -> Thing:
    """Roots hanging down from y = 0."""
    dice = random.Random(seed)
    thing = Thing("roots", centre=(0, -drop * 0.5, 0), radius=max(radius, drop) * 1.1)
    wood = thing.material("$colour * (.65 + .6 * fbm3(p * vec3(3., 7., 3.)))", colour=colour)
    thing.code("float tangle = 1e3;")
    for root in range(count):
        angle = 6.283 * root / count + dice.uniform(-0.3, 0.3)
        x, z = math.cos(angle), math.sin(angle)
        across = radius * dice.uniform(0.4, 1.0)
        line = [
            (x * 0.12, 0.15, z * 0.12, thickness),
            (x * radius * 0.3, -0.15, z * radius * 0.3, thickness * 0.75),
            (x * across * 0.5 + 0.1, -drop * 0.45, z * across * 0.5, thickness * 0.5),
            (x * across * 0.42 - 0.15, -drop * 0.75, z * across * 0.4, thickness * 0.3),
            (x * across * 0.6, -drop, z * across * 0.5, thickness * 0.1),
        ]
        thing.code(tube(line, 6, f"root{root}"))
        thing.code(f"tangle = smin(tangle, root{root}, .08);")
    thing.body("tangle * .9", wood)
    return thing
