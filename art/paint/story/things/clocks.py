"""Everything that measures time."""

import math

from art.paint.story.colour import Vec3
from art.paint.story.scene import Thing


def clock_face(
    thing: Thing,
    centre: Vec3,
    radius: float,
    *,
    face: str = "#f6ecd0",
    dark: str = "#1a1418",
    hour: float = 10,
    minute: float = 10,
    glow: float = 0.0,
    rim: str = "#b08a3a",
    thickness: float = 0.05,
) -> None:
    """Adds to a thing a round dial with hour marks and two hands, facing -z."""
    x, y, _ = centre
    dial = thing.material(
        "mix($face, $dark, ramp(.012, 0., abs(length(p.xy - vec2($x, $y)) - $ring) - .008))",
        glow=glow,
        face=face,
        dark=dark,
        x=x,
        y=y,
        ring=radius * 0.93,
    )
    ink = thing.material(dark)
    metal = thing.material(rim, shine=0.6)
    # The braces keep the names apart when a thing has several dials.
    thing.code("{ vec3 dial = p - $centre;", centre=centre)
    thing.part("cylinder(dial.xzy, $depth, $radius)", dial, depth=thickness, radius=radius)
    thing.code("vec3 front = dial + vec3(0, 0, $depth);", depth=thickness)
    thing.part("torusZ(front, $radius, $rim)", metal, radius=radius, rim=radius * 0.07)
    thing.code("vec3 mark = front; mark.xy = spokes(mark.yx, 12.).yx;")
    thing.part(
        "box(mark - vec3(0, $middle, 0), vec3($width, $length, .01))",
        ink,
        middle=radius * 0.80,
        width=radius * 0.030,
        length=radius * 0.09,
    )
    thing.part(
        "taper(front + vec3(0, 0, .02), vec3(0), $tip, $thick, $thin)",
        ink,
        tip=_tip(hour % 12 / 12 + minute / 60 / 12, radius * 0.48),
        thick=radius * 0.045,
        thin=radius * 0.03,
    )
    thing.part(
        "taper(front + vec3(0, 0, .03), vec3(0), $tip, $thick, $thin)",
        ink,
        tip=_tip(minute / 60, radius * 0.74),
        thick=radius * 0.035,
        thin=radius * 0.02,
    )
    thing.code("}")


def _tip(turns: float, length: float) -> Vec3:
    """Where a hand ends that has made so many turns."""
    angle = turns * 2 * math.pi
    return math.sin(angle) * length, math.cos(angle) * length, 0.0


def clock_tower(
    height: float = 4.2,
    wall: str = "#a08468",
    roof: str = "#2f5560",
    face: str = "#fff0c8",
    hour: float = 10,
    minute: float = 10,
    glow: float = 0.8,
    windows: str = "#ffd070",
) -> Thing:
    """A square brick tower with a steep roof and a lit dial towards the viewer."""
    thing = Thing("clock tower", "clock", centre=(0, height * 0.6, 0), radius=height * 0.62 + 0.8)
    brick = thing.material(
        "$wall * (.70 + .35 * step(.08, fract(p.y * 4.))"
        " * step(.04, fract((p.x + p.z) * 3. + .5 * floor(p.y * 4.))) + .3 * fbm3(p * 4.))",
        wall=wall,
    )
    slate = thing.material("$roof * (.75 + .4 * step(.3, fract(p.y * 7.)))", roof=roof)
    window = thing.material(windows, glow=1.3)
    gold = thing.material("#d8b04a", shine=0.8)
    ledge = height * 0.70
    middle = ledge + 0.66
    thing.body("roundBox(p - vec3(0, $half, 0), vec3(.55, $half, .55), .03)", brick, half=ledge / 2)
    thing.part("roundBox(p - vec3(0, $y, 0), vec3(.66, .07, .66), .02)", brick, y=ledge)
    thing.part("roundBox(p - vec3(0, $y, 0), vec3(.62, .62, .62), .03)", brick, y=middle)
    thing.part("roundBox(p - vec3(0, $y, 0), vec3(.74, .07, .74), .02)", brick, y=ledge + 1.32)
    thing.code("vec3 top = p - vec3(0, $eaves, 0);", eaves=ledge + 1.38)
    thing.part("max(max(abs(top.x), abs(top.z)) * .90 + top.y * .42 - .62, -top.y) * .9", slate)
    thing.part(
        """min(capsule(top, vec3(0, 1.4, 0), vec3(0, 1.85, 0), .02),
               length(top - vec3(0, 1.55, 0)) - .06)""",
        gold,
    )
    for y in (height * 0.25, height * 0.48):
        thing.part(
            "box(vec3(abs(p.x) - .22, p.yz) - vec3(0, $y, -.55), vec3(.08, .2, .03))", window, y=y
        )
    thing.anchors["clock"] = (0, middle, -0.62)
    clock_face(thing, (0, middle, -0.62), 0.50, face=face, hour=hour, minute=minute, glow=glow)
    return thing


def clock(
    radius: float = 1.0,
    face: str = "#f6ecd0",
    rim: str = "#c09a3a",
    hour: float = 10,
    minute: float = 10,
    glow: float = 0.0,
) -> Thing:
    """A round clock without a case, standing on its rim."""
    thing = Thing("clock", centre=(0, radius, 0), radius=radius * 1.3)
    clock_face(
        thing,
        (0, radius, 0),
        radius,
        face=face,
        rim=rim,
        hour=hour,
        minute=minute,
        glow=glow,
        thickness=radius * 0.08,
    )
    return thing


def pocket_watch(
    radius: float = 1.0,
    rim: str = "#d0a040",
    face: str = "#f8eed4",
    hour: float = 11,
    minute: float = 55,
) -> Thing:
    """A pocket watch with its crown and ring on top."""
    thing = Thing("pocket watch", "clock", centre=(0, radius * 1.2, 0), radius=radius * 1.7)
    clock_face(
        thing,
        (0, radius, 0),
        radius,
        face=face,
        rim=rim,
        hour=hour,
        minute=minute,
        thickness=radius * 0.10,
    )
    gold = thing.material(rim, shine=0.8)
    thing.part(
        "cylinder(p - vec3(0, $y, 0), $half, $radius) - .01",
        gold,
        y=radius * 2.12,
        half=radius * 0.10,
        radius=radius * 0.11,
    )
    thing.part(
        "torusZ(p - vec3(0, $y, 0), $ring, $wire)",
        gold,
        y=radius * 2.38,
        ring=radius * 0.18,
        wire=radius * 0.045,
    )
    return thing


def hourglass(frame: str = "#8a5a2c", sand: str = "#e8c070", height: float = 2.0) -> Thing:
    """An hourglass with running sand and bulbs of clear glass."""
    size = height / 2
    thing = Thing("hourglass", centre=(0, size, 0), radius=height * 0.62)
    wood = thing.material("$frame * (.8 + .3 * noise(p.xy * 20.))", shine=0.3, frame=frame)
    grains = thing.material("$sand * (.85 + .3 * noise(p.xz * 60.))", sand=sand)
    thing.code(
        """
        vec3 q = p / $size;
        q.y -= 1.;
        vec3 plate = vec3(q.x, abs(q.y), q.z);
        vec3 post = q;
        post.xz = spokes(post.xz, 4.);
        float fromAxis = length(q.xz);
        float inside = .11 + .46 * pow(abs(sin(q.y * 1.75)), 1.3) * ramp(1., .75, abs(q.y));
        float wall = (fromAxis - inside) * .6 + .03;
        float upperSand = max(wall, max(-q.y + .02, q.y - .38 - .1 * fromAxis));
        float lowerSand = max(wall, max(q.y + .45 + .55 * fromAxis, -q.y - .86));
        """,
        size=size,
    )
    thing.body("cylinder(plate - vec3(0, .93, 0), .055, .66) - .02", wood)
    thing.part("capsule(post, vec3(.56, -.9, 0), vec3(.56, .9, 0), .04)", wood)
    thing.part("min(upperSand, lowerSand)", grains)
    thing.part("capsule(q, vec3(0, -.8, 0), vec3(0, .2, 0), .016)", grains)
    thing.code("r.x *= $size;", size=size)
    thing.anchors["centre"] = (0, size, 0)
    thing.glass((0, size * 1.46, 0), size * 0.50)
    thing.glass((0, size * 0.54, 0), size * 0.50)
    return thing


def great_hourglass(frame: str = "#8a5a2c", sand: str = "#e8c070", height: float = 5.0) -> Thing:
    """An hourglass to be seen from near: turned posts, round bulbs, sand that has half run out.

    Its bulbs are the anchors "upper" and "lower"; their radius is a quarter of the height.
    """
    size = height / 2
    thing = Thing("hourglass", centre=(0, size, 0), radius=height * 0.62)
    wood = thing.material("$frame * (.75 + .4 * noise(p.xy * 8.))", shine=0.4, frame=frame)
    grains = thing.material("$sand * (.85 + .3 * noise(p * 22.))", sand=sand)
    thing.code(
        """
        vec3 q = p / $size - vec3(0, 1, 0);
        vec3 plate = vec3(q.x, abs(q.y), q.z);
        vec3 post = q;
        post.xz = turn(.5) * post.xz;
        post.xz = spokes(post.xz, 3.);
        float girth = .045 + .03 * ramp(.3, 0., abs(q.y)) + .022 * ramp(.06, 0., abs(plate.y - .5));
        float away = length(q.xz);
        float upper = length(q - vec3(0, .47, 0)) - .455;
        upper = smin(upper, cone(q - vec3(0, .1, 0), .12, .03, .2), .08);
        upper = max(upper, q.y - .2 - .3 * away);
        float lower = max(length(q + vec3(0, .47, 0)) - .455, q.y + .3 + .6 * away);
        """,
        size=size,
    )
    thing.body("cylinder(plate - vec3(0, .95, 0), .04, .72) - .02", wood)
    thing.part("cylinder(plate - vec3(0, .88, 0), .03, .6) - .015", wood)
    thing.part("(length(post.xz - vec2(.6, 0)) - girth) * .8 + max(plate.y - .95, 0.)", wood)
    thing.part("torusY(q, .08, .035)", wood)
    thing.part("min(upper, lower)", grains)
    thing.part("capsule(q, vec3(0, -.6, 0), vec3(0, .1, 0), .016)", grains)
    thing.code("r.x *= $size;", size=size)
    thing.anchors["upper"] = (0, size * 1.47, 0)
    thing.anchors["lower"] = (0, size * 0.53, 0)
    return thing
