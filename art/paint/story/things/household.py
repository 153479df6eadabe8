"""Small things of the house: cup, pot, candle, bulb, suitcase, cello and gramophone."""

from art.paint.story.colour import mix
from art.paint.story.glsl import tube
from art.paint.story.scene import Thing


def teacup(china: str = "#f6efe2", band: str = "#2f6f8f", tea: str = "#a85a20") -> Thing:
    """A full teacup on its saucer, about 1.2 wide."""
    thing = Thing("teacup", centre=(0.1, 0.35, 0), radius=1.05)
    porcelain = thing.material(
        "mix($china, $band, ramp(.03, .02, abs(p.y - .60)))", shine=0.7, china=china, band=band
    )
    liquid = thing.material(tea, role="water", shine=0.6, mirror=0.25)
    thing.code(
        """
        vec3 bowl = p - vec3(0, .72, 0);
        float cup = abs(ellipsoid(bowl, vec3(.62, .66, .62))) - .03;
        cup = max(cup, p.y - .72);
        cup = min(cup, cylinder(p - vec3(0, .05, 0), .05, .26) - .01);
        float outside = -(length(bowl / vec3(.62, .66, .62)) - 1.) * .5;
        cup = min(cup, max(torusZ(p - vec3(.66, .45, 0), .2, .045), outside));
        cup = min(cup, ellipsoid(p - vec3(0, .02, 0), vec3(.95, .05, .95)));
        """
    )
    thing.body("cup * .9", porcelain)
    thing.part("cylinder(p - vec3(0, .60, 0), .02, .585)", liquid)
    return thing


def teapot(china: str = "#3f7f8f", band: str = "#f0e0c0") -> Thing:
    """A teapot with its spout towards -x."""
    thing = Thing("teapot", centre=(0, 0.62, 0), radius=1.25)
    porcelain = thing.material(
        "mix($china, $band, ramp(.05, .03, abs(p.y - .62)) * step(.5, fract(atan(p.x, p.z) * 4.)))",
        shine=0.7,
        china=china,
        band=band,
    )
    spout = [
        (-0.5, 0.42, 0.0, 0.16),
        (-0.82, 0.55, 0.0, 0.11),
        (-0.95, 0.85, 0.0, 0.075),
        (-1.12, 1.02, 0.0, 0.07),
    ]
    handle = [
        (0.55, 0.85, 0.0, 0.06),
        (0.92, 0.92, 0.0, 0.06),
        (1.0, 0.6, 0.0, 0.06),
        (0.6, 0.36, 0.0, 0.06),
    ]
    thing.code(
        """
        float pot = ellipsoid(p - vec3(0, .58, 0), vec3(.66, .56, .66));
        pot = smin(pot, cylinder(p - vec3(0, .06, 0), .06, .36) - .02, .06);
        pot = min(pot, ellipsoid(p - vec3(0, 1.08, 0), vec3(.34, .12, .34)));
        pot = smin(pot, length(p - vec3(0, 1.24, 0)) - .085, .04);
        """
    )
    thing.code(tube(spout, 6, "spout"))
    thing.code("pot = smin(pot, spout, .08);")
    thing.code(tube(handle, 7, "handle"))
    thing.code("pot = smin(pot, handle, .05);")
    thing.body("pot", porcelain)
    return thing


def candle(
    wax: str = "#f4ead2",
    height: float = 1.0,
    radius: float = 0.16,
    flame: str = "#ffc050",
    strength: float = 1.8,
) -> Thing:
    """A dripping, burning candle that lights its surroundings."""
    thing = Thing("candle", centre=(0, height * 0.6, 0), radius=height * 0.62 + 0.4)
    tallow = thing.material(
        "mix($wax, #ffd890, ramp($warm, $top, p.y))",
        shine=0.2,
        translucency=0.6,
        wax=wax,
        warm=height * 0.6,
        top=height,
    )
    fire = thing.material(
        "mix(#fff6d8, $flame, ramp($bottom, $top, p.y))",
        glow=4,
        flame=flame,
        bottom=height + 0.1,
        top=height + 0.42,
    )
    wick = thing.material("#1a1410")
    thing.code(
        """
        float column = cylinder(p - vec3(0, $middle, 0), $middle, $radius) - .02;
        column = smin(column, taper(p, $right_top, $right_end, .05, .03), .04);
        column = smin(column, taper(p, $left_top, $left_end, .04, .035), .04);
        """,
        middle=height / 2,
        radius=radius,
        right_top=(radius * 0.9, height * 0.95, -0.04),
        right_end=(radius, height * 0.55, -0.05),
        left_top=(-radius * 0.6, height * 0.95, -0.08),
        left_end=(-radius * 0.75, height * 0.7, -0.09),
    )
    thing.body("column", tallow)
    thing.part(
        "capsule(p, vec3(0, $bottom, 0), vec3(0, $top, 0), .012)",
        wick,
        bottom=height,
        top=height + 0.1,
    )
    thing.code(
        """
        vec3 q = p - vec3(0, $height, 0);
        float tongue = taper(q, vec3(0, .02, 0), vec3(.02, .26, 0), .07, .006);
        """,
        height=height + 0.17,
    )
    thing.part("smin(ellipsoid(q, vec3(.085, .12, .085)), tongue, .05)", fire)
    thing.light((0, height + 0.25, 0), flame, strength=strength, reach=1.8)
    thing.anchors["flame"] = (0, height + 0.22, 0)
    return thing


def bulb(glass: str = "#fff0c0", glow: float = 1.4, radius: float = 0.6) -> Thing:
    """A glowing light bulb standing on its socket."""
    thing = Thing("light bulb", centre=(0, radius * 1.1, 0), radius=radius * 1.9)
    lit = thing.material(glass, glow=glow, shine=0.6)
    metal = thing.material("#9a9aa4", shine=0.8)
    thing.code(
        """
        vec3 q = p / $radius;
        float pear = length(q - vec3(0, 1.5, 0)) - .85;
        pear = smin(pear, cone(q - vec3(0, .75, 0), .35, .36, .55), .3);
        float socket = cylinder(q - vec3(0, .22, 0), .22, .36) - .02 - .02 * sin(q.y * 40.);
        """,
        radius=radius,
    )
    thing.body("pear * $radius", lit, radius=radius)
    thing.part("socket * $radius * .8", metal, radius=radius)
    return thing


def suitcase(
    leather: str = "#8a5a34", strap: str = "#4a2c1c", width: float = 0.5, height: float = 0.4
) -> Thing:
    """A suitcase with two straps; width is half its width."""
    thing = Thing("suitcase", centre=(0, height * 0.6, 0), radius=width + 0.2)
    hide = thing.material("$leather * (.85 + .25 * fbm3(p * 6.))", leather=leather)
    belt = thing.material(strap)
    brass = thing.material("#d8b04a", shine=0.7)
    thing.code("vec3 side = vec3(abs(p.x), p.yz);")
    thing.body(
        "roundBox(p - vec3(0, $middle, 0), vec3($width, $middle, .16), .05)",
        hide,
        middle=height / 2,
        width=width,
    )
    thing.part(
        "roundBox(side - $at, vec3(.04, $half, .17), .02)",
        belt,
        at=(width * 0.55, height / 2, 0),
        half=height / 2 + 0.008,
    )
    thing.part(
        "max(torusZ(p - vec3(0, $height, 0), .10, .025), -(p.y - $below))",
        belt,
        height=height,
        below=height - 0.02,
    )
    thing.part(
        "box(side - $at, vec3(.03, .03, .015))", brass, at=(width * 0.55, height * 0.6, -0.17)
    )
    return thing


def cello(wood: str = "#8a3f1c", dark: str = "#1c120c") -> Thing:
    """An upright cello about 2.6 high facing -z."""
    thing = Thing("cello", "music", centre=(0, 1.3, 0), radius=1.5)
    varnish = thing.material(
        "mix($wood, $flame, ramp(.2, .7, fbm2(vec2(p.x * 14., p.y * 1.5))) * .5)",
        shine=0.6,
        wood=wood,
        flame=mix(wood, "#f0a040", 0.5),
    )
    ebony = thing.material(dark, shine=0.4)
    pale = thing.material("#e8dcc0")
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float outline = length(p.xy - vec2(0, .62)) - .50;
        outline = smin(outline, length(p.xy - vec2(0, 1.32)) - .36, .30);
        outline = smax(outline, -(length(side.xy - vec2(.56, 1.)) - .22), .06);
        """
    )
    thing.body("(extrude(outline, p.z, .15) - .03) * .9", varnish)
    thing.part("roundBox(p - vec3(0, 1.72, -.20), vec3(.055, .72, .025), .01)", ebony)
    thing.part("roundBox(p - vec3(0, 2.35, -.12), vec3(.065, .22, .06), .03)", varnish)
    thing.part("torusZ(p - vec3(0, 2.62, -.12), .075, .05)", varnish)
    thing.part("capsule(side, vec3(.05, 2.3, -.12), vec3(.20, 2.33, -.12), .025)", ebony)
    thing.part("capsule(side, vec3(.05, 2.44, -.12), vec3(.20, 2.47, -.12), .025)", ebony)
    thing.part("box(p - vec3(0, .85, -.22), vec3(.14, .06, .02))", pale)
    thing.part("box(p - vec3(0, .5, -.21), vec3(.05, .2, .02))", ebony)
    thing.code(
        """
        vec3 chord = vec3(abs(side.x - .022), p.yz);
        vec3 soundHole = side - vec3(.23, .90, -.175);
        soundHole.x += .05 * sin(soundHole.y * 14.);
        """
    )
    thing.part("capsule(chord, vec3(0, .5, -.245), vec3(0, 2.3, -.235), .006)", pale)
    thing.part("box(soundHole, vec3(.012, .14, .02))", ebony)
    thing.part("capsule(p, vec3(0, .12, 0), vec3(0, -.12, 0), .022)", ebony)
    return thing


def gramophone(horn: str = "#d8a838", box: str = "#5a3020") -> Thing:
    """A gramophone whose fluted horn opens towards -z."""
    thing = Thing("gramophone", "music", centre=(0, 0.95, 0), radius=1.35)
    brass = thing.material(
        "$horn * (.7 + .4 * abs(sin(atan(p.y - 1.25, p.x - .1) * 8.)))", shine=0.8, horn=horn
    )
    wood = thing.material("$box * (.8 + .3 * fbm2(p.xy * vec2(3., 14.)))", box=box)
    shellac = thing.material("#14101a", shine=0.7)
    thing.body("roundBox(p - vec3(0, .22, 0), vec3(.5, .22, .42), .03)", wood)
    thing.part("cylinder(p - vec3(0, .48, 0), .02, .38)", shellac)
    thing.code(
        """
        vec3 q = p - vec3(.05, 1.15, .1);
        q.yz = turn(.35) * q.yz;
        float along = saturate((q.z + .75) / 1.1);
        float flutes = .03 * cos(atan(q.y, q.x) * 8.) * (1. - along);
        float profile = mix(.72, .06, pow(along, .42)) + flutes;
        float bell = max(abs(length(q.xy) - profile) - .02, max(-q.z - .75, q.z - .35));
        """
    )
    thing.part("bell * .5", brass)
    tone_arm = [
        (0.05, 1.05, 0.5, 0.06),
        (0.1, 0.80, 0.62, 0.055),
        (0.2, 0.58, 0.4, 0.045),
        (0.18, 0.52, 0.1, 0.04),
    ]
    thing.code(tube(tone_arm, 5, "toneArm"))
    thing.part("toneArm", brass)
    return thing
