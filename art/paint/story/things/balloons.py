"""Balloons, to travel in and to hold."""

from art.paint.story.scene import Thing


def hot_air_balloon(
    cloth: str = "#c8374f",
    stripe: str = "#f4e3b0",
    basket: str = "#8a5a2c",
    gores: int = 12,
    band: str | None = None,
) -> Thing:
    """A hot-air balloon, 3.3 high, standing on its basket."""
    thing = Thing("hot-air balloon", centre=(0, 1.75, 0), radius=1.95)
    envelope = thing.material(
        "mix(mix($cloth, $stripe, step(.5, fract(atan(p.x, p.z) * $pairs / 6.2832))),"
        " $band, ramp(.03, 0., abs(p.y - 2.05) - .14)) * (.9 + .2 * fbm3(p * 3.))",
        translucency=0.35,
        cloth=cloth,
        stripe=stripe,
        pairs=gores / 2,
        band=band or stripe,
    )
    wicker = thing.material(
        "$basket * (.6 + .6 * step(.4, fract(p.y * 22."
        " + step(.5, fract(atan(p.x, p.z) * 5.)) * .5)))",
        basket=basket,
    )
    rope = thing.material("#4a3524")
    thing.code(
        """
        float bag = length(p - vec3(0, 2.25, 0)) - 1.08;
        bag = smin(bag, cone(p - vec3(0, 1.15, 0), .30, .28, .75), .35);
        bag -= .025 * abs(sin(atan(p.x, p.z) * $pairs));
        """,
        pairs=gores / 2,
    )
    thing.body("bag * .85", envelope)
    thing.part("roundBox(p - vec3(0, .2, 0), vec3(.24, .19, .24), .05)", wicker)
    thing.part("torusY(p - vec3(0, .4, 0), .26, .03)", wicker)
    thing.code("vec3 corner = vec3(abs(p.x), p.y, abs(p.z));")
    thing.part("capsule(corner, vec3(.2, .38, .2), vec3(.23, .95, .23), .012)", rope)
    return thing


def balloon(colour: str = "#c8374f", string: float = 1.2, radius: float = 0.28) -> Thing:
    """A party balloon around the origin with its string hanging down."""
    thing = Thing("balloon", centre=(0, -string * 0.4, 0), radius=string * 0.6 + 0.4)
    rubber = thing.material(colour, shine=0.7, translucency=0.4)
    thread = thing.material("#f0e6d0")
    thing.code(
        """
        float bag = ellipsoid(p, $radii);
        bag = smin(bag, taper(p, vec3(0, -$radius, 0), vec3(0, -$radius * 1.25, 0), .06, .02), .06);
        vec3 waving = p + vec3(.02 * sin(p.y * 5.), 0, 0);
        """,
        radii=(radius * 0.95, radius * 1.15, radius * 0.95),
        radius=radius,
    )
    thing.body("bag", rubber)
    thing.part(
        "capsule(waving, vec3(0, -$radius * 1.2, 0), vec3(0, -$string, 0), .009)",
        thread,
        radius=radius,
        string=string,
    )
    return thing
