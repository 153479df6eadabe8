"""Ways over an abyss."""

from collections.abc import Sequence

from art.paint.story.scene import Thing


def gapped_bridge(
    missing: Sequence[int], first: int = -12, last: int = 40, gap: float = 0.2, width: float = 0.42
) -> Thing:
    """A rope bridge along z with planks from `first` to `last`, but for those that are missing.

    It sags in its middle, where its planks are just below y = 0.05; width is half its width.
    """
    thing = Thing(
        "bridge", centre=(0, 0.1, (first + last) / 2 * gap), radius=(last - first) / 2 * gap + 0.8
    )
    wood = thing.material(
        "mix(#6a3f22, #b8824a, noise(vec2(floor(p.z / $gap) * 7.3, 3.)))"
        " * (.72 + .45 * fbm2(vec2(p.x * 3., p.z * 40.)))",
        gap=gap,
    )
    cord = thing.material("#d8c49a")
    thing.code(
        """
        float k = clamp(floor(p.z / $gap), $first, $last), crooked = noise(vec2(k * 3.7, 1.)) - .5;
        vec3 q = vec3(p.x, p.y, p.z - (k + .5) * $gap);
        q.xz = turn(.10 * crooked) * q.xz;
        q.y += .03 * crooked;
        float plank = roundBox(q, vec3($width + .05 * crooked, .032, $gap * .42), .012);
        """,
        gap=gap,
        first=first,
        last=last,
        width=width,
    )
    for index in missing:
        thing.code("if (abs(k - $index) < .5) plank = max(plank, .06);", index=index)
    thing.body("plank * .8", wood)
    thing.code(
        """
        vec3 side = vec3(abs(p.x) - $width - .04, p.yz);
        float twist = .003 * sin(p.z * 60. + side.y * 60.);
        float ropes = min(length(side.xy - vec2(0, .62)) - .024 + twist, length(side.xy) - .026);
        float knots = length(vec2(side.x, mod(p.z, .6) - .3)) - .014;
        ropes = min(ropes, max(knots, abs(side.y - .31) - .31));
        """,
        width=width,
    )
    thing.part("ropes * .8", cord)
    return thing
