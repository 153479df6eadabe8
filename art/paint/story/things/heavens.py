"""Moons, planets and stars one could touch, around the origin."""

from art.paint.story.scene import Thing


def crescent_moon(colour: str = "#ffe2a0", radius: float = 1.0, glow: float = 0.62) -> Thing:
    """A sleeping crescent moon, open towards +x."""
    thing = Thing("crescent moon", "moon", radius=radius * 1.15)
    gold = thing.material(
        "$colour * (.72 + .5 * fbm3(p * 4. / $radius))", glow=glow, colour=colour, radius=radius
    )
    brown = thing.material("#4a3a20")
    thing.code(
        """
        float sickle = crescent(p.xy, $offset, $radius, $bite);
        float solid = extrude(sickle + .10 * $radius, p.z, $thickness) - .10 * $radius;
        """,
        offset=radius * 0.48,
        radius=radius,
        bite=radius * 0.82,
        thickness=radius * 0.22,
    )
    thing.body("solid * .9", gold)
    # The closed eye: the lower half of a small ring.
    thing.part(
        "torusZ(p - $eye, $size, $thickness) + step($height, p.y)",
        brown,
        eye=(-radius * 0.62, radius * 0.14, -radius * 0.31),
        size=radius * 0.07,
        thickness=radius * 0.02,
        height=radius * 0.14,
    )
    return thing


def full_moon(colour: str = "#ffe9c0", radius: float = 1.0, glow: float = 0.6) -> Thing:
    """A full moon with dark seas."""
    thing = Thing("moon", radius=radius * 1.05)
    dust = thing.material(
        "$colour * mix(.55, 1.08, ramp(.30, .62,"
        " fbm3(p * 2.2 / $radius + 5.) * .6 + fbm3(p * 5. / $radius) * .4))",
        glow=glow,
        colour=colour,
        radius=radius,
    )
    thing.body("length(p) - $radius", dust, radius=radius)
    return thing


def planet(
    colour: str = "#d08a5a",
    bands: str = "#f0d0a0",
    radius: float = 1.0,
    ring: str | None = "#e8d8b0",
    glow: float = 0.15,
) -> Thing:
    """A banded planet, tilted, with or without a ring."""
    thing = Thing("planet", radius=radius * (2.1 if ring else 1.05))
    gas = thing.material(
        "mix($colour, $bands,"
        " ramp(.3, .7, fbm2(vec2(p.y * 5. / $radius + .4 * fbm3(p * 2.), 2.))))",
        glow=glow,
        colour=colour,
        bands=bands,
        radius=radius,
    )
    thing.body("length(p) - $radius", gas, radius=radius)
    if ring:
        ice = thing.material(
            "mix($ring, $colour, .5 + .5 * sin(length(p.xz) * $grooves))",
            glow=glow,
            ring=ring,
            colour=colour,
            grooves=26 / radius,
        )
        thing.code("vec3 q = p; q.xy = turn(.38) * q.xy; q.yz = turn(.25) * q.yz;")
        thing.part(
            "max(abs(q.y) - .012 * $radius, abs(length(q.xz) - $middle) - $half) * .8",
            ice,
            radius=radius,
            middle=radius * 1.65,
            half=radius * 0.32,
        )
    return thing


def star(
    colour: str = "#ffe08a", radius: float = 0.3, glow: float = 1.2, string: float = 0
) -> Thing:
    """A five-pointed star, perhaps on a string going up to the given height."""
    thing = Thing("star", centre=(0, string / 2, 0), radius=radius * 1.1 + string / 2)
    gold = thing.material(colour, glow=glow)
    thing.body("(star(p.xy, $radius, .45) * .8 + abs(p.z) * .9) * .7 - .02", gold, radius=radius)
    if string:
        cord = thing.material("#c8b890")
        thing.part(
            "capsule(p, vec3(0, $bottom, 0), vec3(0, $top, 0), .010)",
            cord,
            bottom=radius * 0.9,
            top=string,
        )
    return thing
