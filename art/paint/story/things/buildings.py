"""Houses and other buildings; their fronts face -z."""

import math

from art.paint.story.colour import mix
from art.paint.story.scene import Thing


def house(
    wall: str = "#e8d8b8",
    roof: str = "#a8442c",
    windows: str = "#ffd070",
    glow: float = 1.4,
    height: float = 1.0,
    width: float = 0.55,
    depth: float = 0.5,
    chimney: bool = True,
    lean: float = 0.0,
    door: str = "#5a3420",
    steepness: float = 1.0,
) -> Thing:
    """A gabled house; height is that of its walls, width and depth are halves."""
    thing = Thing("house", centre=(0, height * 0.8, 0), radius=height * 0.9 + width * 0.9)
    plaster = thing.material("$wall * (.8 + .3 * fbm3(p * 5.))", wall=wall)
    tiles = thing.material(
        "$roof * (.65 + .5 * step(.25, fract(p.y * 9.))"
        " * step(.12, fract(p.z * 7. + .5 * floor(p.y * 9.))))",
        roof=roof,
    )
    lit = thing.material(windows, glow=glow)
    wood = thing.material(door)
    beams = thing.material(mix(wall, "#3a2a20", 0.7))
    ridge = 0.75 * steepness * width / 0.55
    thing.code(
        """
        p.x += $lean * p.y * p.y;
        vec3 side = vec3(abs(p.x), p.yz);
        float walls = box(p - vec3(0, $middle, 0), vec3($width, $middle, $depth));
        float slope = dot(side.xy - vec2($width, $height), normalize(vec2($ridge, $width)));
        float gable = max(max(slope, -(p.y - $height * .5)), abs(p.z) - $depth);
        float cover = max(abs(slope - .035) - .04, max(abs(p.z) - $overhang, $eaves - p.y));
        """,
        lean=lean,
        middle=height / 2,
        width=width,
        height=height,
        depth=depth,
        ridge=ridge,
        overhang=depth + 0.10,
        eaves=height - 0.12,
    )
    thing.body("min(walls, gable)", plaster)
    thing.part("cover * .9", tiles)
    thing.code("vec3 pane = side - $at;", at=(width * 0.58, height * 0.58, -depth))
    thing.part("box(pane, vec3(.11, .14, .03))", lit)
    thing.part("min(box(pane, vec3(.012, .14, .045)), box(pane, vec3(.11, .012, .045)))", beams)
    thing.code("vec3 doorway = p - $at;", at=(0, 0.26, -depth))
    thing.part(
        "max(box(doorway, vec3(.12, .26, .03)), length(doorway.xy - vec2(0, .10)) - .22)", wood
    )
    thing.code("vec3 attic = p - $at;", at=(0, height + ridge * 0.28, -depth))
    thing.part("cylinder(attic.xzy, .03, .10)", lit)
    thing.part("min(box(attic, vec3(.012, .10, .045)), box(attic, vec3(.10, .012, .045)))", beams)
    thing.code(
        "vec3 flank = p - $at; flank.z = abs(flank.z) - $apart;",
        at=(width, height * 0.55, 0),
        apart=depth * 0.5,
    )
    thing.part("box(flank, vec3(.03, .14, .10))", lit)
    if chimney:
        thing.part(
            "roundBox(p - $at, vec3(.09, .28, .09), .01)",
            beams,
            at=(width * 0.5, height + ridge * 0.75, 0.1),
        )
    return thing


def tower(
    wall: str = "#8a7a8a",
    roof: str = "#4a3a6a",
    height: float = 3.0,
    radius: float = 0.45,
    windows: str = "#ffd070",
    flag: str = "#b3261e",
    glow: float = 1.4,
) -> Thing:
    """A round castle tower with a pointed roof and a flag."""
    thing = Thing("tower", "castle", centre=(0, height * 0.65, 0), radius=height * 0.72 + radius)
    stone = thing.material(
        "$wall * (.65 + .35 * step(.1, fract(p.y * 4.))"
        " * step(.06, fract(atan(p.x, p.z) * 2.2 + .5 * floor(p.y * 4.))) + .3 * fbm3(p * 4.))",
        wall=wall,
    )
    tiles = thing.material("$roof * (.7 + .45 * step(.3, fract(p.y * 6.)))", roof=roof)
    lit = thing.material(windows, glow=glow)
    cloth = thing.material(flag, role="cloth")
    pole = thing.material("#2a2020")
    tip = height + radius * 2.2
    thing.body(
        "cone(p - vec3(0, $middle, 0), $middle, $bottom, $top)",
        stone,
        middle=height / 2,
        bottom=radius * 1.08,
        top=radius * 0.9,
    )
    thing.part(
        "cylinder(p - vec3(0, $top, 0), .16, $radius) - .01",
        stone,
        top=height + 0.02,
        radius=radius * 1.15,
    )
    thing.code(
        "vec3 merlon = p - vec3(0, $parapet, 0); merlon.xz = spokes(merlon.xz, 10.);",
        parapet=height + 0.18,
    )
    thing.part(
        "box(merlon - vec3($radius, .07, 0), vec3(.05, .07, .07))", stone, radius=radius * 1.1
    )
    thing.part(
        "cone(p - vec3(0, $middle, 0), $half, $bottom, .01) - .02",
        tiles,
        middle=height + 0.18 + radius * 1.1,
        half=radius * 1.1,
        bottom=radius * 1.02,
    )
    thing.part(
        "capsule(p, vec3(0, $bottom, 0), vec3(0, $top, 0), .015)", pole, bottom=tip, top=tip + 0.6
    )
    thing.code(
        """
        vec3 wave = p - vec3(.17, $height, 0);
        float pennant = max(abs(wave.y) - .10 + .10 * (wave.x + .17), abs(wave.x) - .17);
        """,
        height=tip + 0.5,
    )
    thing.part("max(abs(wave.z + .03 * sin(wave.x * 14.)) - .012, pennant) * .8", cloth)
    thing.code(
        """
        vec3 slit = vec3(p.x - .08, mod(p.y - .5, .85) - .42, p.z + $front);
        float slits = max(box(slit, vec3(.055, .12, .14)), p.y - $highest);
        """,
        front=radius * 0.9,
        highest=height - 0.3,
    )
    thing.part("max(slits, .4 - p.y)", lit)
    return thing


def windmill(
    wall: str = "#e8dcc4",
    roof: str = "#8a3a2a",
    sails: str = "#f4ead2",
    angle: float = 20,
    height: float = 2.2,
) -> Thing:
    """A tower mill; angle is how far (degrees) its four sails have turned."""
    thing = Thing("windmill", centre=(0, height * 0.65, 0), radius=height * 0.75 + 0.9)
    plaster = thing.material("$wall * (.8 + .3 * fbm3(p * 4.))", wall=wall)
    tiles = thing.material(roof)
    canvas = thing.material(sails, role="cloth", translucency=0.3)
    wood = thing.material("#4a3424")
    lit = thing.material("#ffd070", glow=1.2)
    thing.body("cone(p - vec3(0, $middle, 0), $middle, .62, .40) - .02", plaster, middle=height / 2)
    thing.part("cone(p - vec3(0, $top, 0), .28, .48, .03) - .03", tiles, top=height + 0.25)
    thing.code("vec3 hub = p - vec3(0, $height, -.58);", height=height * 0.88)
    thing.part("capsule(hub, vec3(0, 0, -.05), vec3(0, 0, .4), .06)", wood)
    thing.code(
        "vec3 arm = hub; arm.xy = turn($angle) * arm.xy; arm.xy = spokes(arm.xy, 4.);",
        angle=math.radians(angle),
    )
    thing.part("capsule(arm, vec3(0, 0, 0), vec3(1.5, 0, 0), .03)", wood)
    thing.part("box(arm - vec3(.95, .14, 0), vec3(.52, .14, .012))", canvas)
    thing.part(
        "max(box(p - vec3(0, .3, -.58), vec3(.14, .3, .1)), length(p.xy - vec2(0, .4)) - .24)", wood
    )
    thing.part("box(p - vec3(0, $height, -.50), vec3(.09, .12, .08))", lit, height=height * 0.52)
    return thing


def tent(
    stripe: str = "#b3261e",
    canvas: str = "#f4e3c0",
    flag: str = "#e8b030",
    radius: float = 1.4,
    height: float = 1.1,
) -> Thing:
    """A striped circus tent with a lit entrance; height is that of its walls."""
    thing = Thing("circus tent", centre=(0, 1.2, 0), radius=2.2)
    cloth = thing.material(
        "mix($stripe, $canvas, step(.5, fract(atan(p.x, p.z) * 8. / 6.2832)))"
        " * (.85 + .25 * fbm3(p * 4.))",
        role="cloth",
        translucency=0.25,
        stripe=stripe,
        canvas=canvas,
    )
    pennant = thing.material(flag, role="cloth")
    lit = thing.material("#ffcf70", glow=1.1)
    thing.code(
        """
        float across = length(p.xz);
        float scallops = cos(atan(p.x, p.z) * 16.);
        float walls = max(across - $radius - .02 * scallops, max(-p.y, p.y - $height));
        float up = saturate((p.y - $height) / 1.25);
        float profile = $radius * 1.06 * (1. - up) * (1. - .45 * up * (1. - up) * 1.6) + .02;
        float cover = max((across - profile) * .65, max($height - p.y, p.y - $height - 1.25));
        float valance = max(abs(across - $radius * 1.06) - .02,
                            max(p.y - $height - .02, $height - p.y - .16 + .05 * scallops));
        """,
        radius=radius,
        height=height,
    )
    thing.body("min(walls, min(cover, valance)) * .8", cloth)
    thing.part(
        "capsule(p, vec3(0, $bottom, 0), vec3(0, $top, 0), .025)",
        pennant,
        bottom=height + 1.15,
        top=height + 1.75,
    )
    thing.code(
        """
        vec3 wave = p - vec3(.22, $height, 0);
        float triangle = max(abs(wave.y) - .13 + .28 * (wave.x + .2), abs(wave.x) - .22);
        """,
        height=height + 1.62,
    )
    thing.part("max(abs(wave.z + .03 * sin(wave.x * 12.)) - .014, triangle) * .8", pennant)
    thing.code(
        """
        vec3 q = p - vec3(0, 0, -$radius);
        float entrance = max(abs(q.x) - .30 * (1. - q.y / $peak) - .02,
                             max(q.y - $top, abs(q.z) - .08));
        """,
        radius=radius,
        peak=height * 0.95,
        top=height * 0.9,
    )
    thing.part("entrance * .8", lit)
    return thing


def arch(
    stone: str = "#d8c0a0",
    count: int = 1,
    width: float = 1.0,
    height: float = 2.0,
    thickness: float = 0.35,
) -> Thing:
    """A row of arches along x, each 2 * width wide."""
    half_length = count * width
    thing = Thing(
        "arch",
        centre=(0, height * 0.62, 0),
        radius=math.hypot(half_length + 0.3, height * 0.7) + 0.3,
    )
    wall = thing.material("$stone * (.8 + .3 * fbm3(p * 3.))", stone=stone)
    thing.code(
        """
        float index = clamp(floor((p.x + $half_length) / $span), 0., $last);
        vec2 q = vec2(p.x + $half_length - (index + .5) * $span, p.y);
        float hole = min(rectangle(q - vec2(0, $height * .25), vec2($opening, $height * .45)),
                         length(q - vec2(0, $height * .62)) - $opening);
        vec3 block = vec3($half_length, $height * .55, $thickness);
        float masonry = max(box(p - vec3(0, $height * .55, 0), block), -hole);
        vec3 cornice = vec3($half_length + .1, .07, $thickness + .08);
        masonry = min(masonry, box(p - vec3(0, $height * 1.1, 0), cornice));
        """,
        half_length=half_length,
        span=2 * width,
        last=count - 1,
        height=height,
        opening=width * 0.68,
        thickness=thickness,
    )
    thing.body("masonry * .9", wall)
    return thing
