"""What lies on the tables, as seen from above."""

from art.paint.story.scene import Thing

PEWTER = "#8d8f98"  # no gold here: gold is for what can be touched


def dish(radius: float = 0.62) -> Thing:
    """A pewter dish for a candle, with a rim and a little spilled wax."""
    thing = Thing("dish", radius=radius + 0.5)
    metal = thing.material(
        "$metal * (.45 + .35 * fbm3(p * 3.) + .2 * sin(length(p.xz) * 40.))",
        shine=0.6,
        metal=PEWTER,
    )
    wax = thing.material("#efe2c4", translucency=0.4, shine=0.3)
    thing.body("cylinder(p - vec3(0, .03, 0), .03, $r) - .03", metal, r=radius)
    thing.part("torusY(p - vec3(0, .10, 0), $r, .055)", metal, r=radius)
    thing.part("torusY(p - vec3(0, .05, 0), $r, .04)", metal, r=radius * 0.72)
    thing.part(
        "ellipsoid(p - vec3(.10, .07, -.06), vec3(.40, .05, .36)) * .8",
        wax,
    )
    return thing


def spoon() -> Thing:
    """A small spoon lying along x."""
    thing = Thing("spoon", centre=(0, 0.06, 0), radius=0.75, step=0.8)
    metal = thing.material("$metal * (.7 + .3 * fbm3(p * 5.))", shine=0.9, metal=PEWTER)
    thing.body("ellipsoid(p - vec3(-.42, .06, 0), vec3(.20, .05, .13))", metal)
    thing.part("taper(p, vec3(-.25, .06, 0), vec3(.5, .09, 0), .028, .045)", metal)
    return thing


def lamp() -> Thing:
    """A desk lamp with a round shade of green glass, lit from below."""
    thing = Thing("lamp", centre=(0, 1.4, 0), radius=2.2, step=0.7)
    glass = thing.material(
        "mix(#3fae82, #0f4a3c, ramp(.15, 1.5, length(p.xz)))"
        " * (.75 + .25 * ramp(-.2, .6, cos(atan(p.x, p.z) * 12.)) + .2 * fbm3(p * 4.))",
        shine=0.9,
        glow=0.30,
    )
    rim = thing.material("#e9f0d8", glow=0.9)
    metal = thing.material("$metal * (.6 + .4 * fbm3(p * 6.))", shine=0.8, metal=PEWTER)
    thing.body("cone(p - vec3(0, 1.8, 0), .45, 1.5, .5)", glass)
    thing.part("torusY(p - vec3(0, 1.36, 0), 1.5, .05)", rim)
    thing.part("torusY(p - vec3(0, 2.27, 0), .42, .07)", metal)
    thing.part("cylinder(p - vec3(0, 2.24, 0), .04, .38)", metal)
    thing.part("ellipsoid(p - vec3(0, 2.4, 0), vec3(.2, .16, .2))", metal)
    return thing


def inkwell() -> Thing:
    """A square glass with a dark collar, full of ink."""
    thing = Thing("inkwell", centre=(0, 0.3, 0), radius=0.8, step=0.8)
    glass = thing.material("mix(#3a4f86, #1b2547, ramp(.1, .4, length(p.xz)))", shine=1.0)
    ink = thing.material("#07070f", shine=1.0)
    metal = thing.material("$metal * .7", shine=0.7, metal=PEWTER)
    thing.body("roundBox(p - vec3(0, .22, 0), vec3(.34, .16, .34), .1)", glass)
    thing.part("torusY(p - vec3(0, .5, 0), .21, .05)", metal)
    thing.part("cylinder(p - vec3(0, .48, 0), .02, .2)", ink)
    return thing


def papers(width: float = 1.0, height: float = 1.35, colour: str = "#efe2c4") -> Thing:
    """Three sheets of notes, not quite on top of each other."""
    thing = Thing("papers", centre=(0, 0.05, 0), radius=2.0, step=0.8)
    lines = (
        "$colour * ($tone + .08 * fbm3(p * 3.))"
        " * (1. - .38 * step(.62, fract(p.z * 5.)) * step(abs(p.x), $w * .74)"
        " * step(.3, noise(vec2(p.x * 7., floor(p.z * 5.)))))"
    )
    top = thing.material(lines, colour=colour, tone=0.88, w=width)
    under = thing.material("$colour * .70", colour=colour)
    thing.body("roundBox(p - vec3(0, .03, 0), vec3($w, .03, $h), .01)", under, w=width, h=height)
    for angle, level, slot in ((-0.12, 0.09, under), (0.09, 0.15, top)):
        thing.code("{ vec3 q = p; q.xz = turn($angle) * q.xz;", angle=angle)
        thing.part(
            "roundBox(q - vec3(.03, $level, .02), vec3($w, .025, $h), .01)",
            slot,
            level=level,
            w=width,
            h=height,
        )
        thing.code("}")
    return thing


def glasses() -> Thing:
    """Round spectacles, their arms open."""
    thing = Thing("glasses", centre=(0, 0.1, 0), radius=1.4, step=0.8)
    frame = thing.material("#2b1c1a", shine=0.9)
    thing.code("vec3 q = p; q.x = abs(q.x);")
    thing.body("torusY(q - vec3(.42, .1, 0), .33, .05)", frame)
    thing.part("torusY(p - vec3(0, .12, .05), .1, .04)", frame)
    thing.part("capsule(q, vec3(.74, .1, .05), vec3(.8, .08, 1.), .04)", frame)
    return thing


def shaded_lamp() -> Thing:
    """A table lamp with a shade of rose cloth, lit from inside."""
    thing = Thing("shaded lamp", centre=(0, 1.4, 0), radius=2.2, step=0.7)
    cloth = thing.material(
        "mix(#f0b49c, #8a4450, ramp(.2, 1.45, length(p.xz)))"
        " * (.82 + .18 * cos(atan(p.x, p.z) * 28.) + .12 * fbm3(p * 4.))",
        translucency=0.5,
        glow=0.34,
    )
    rim = thing.material("#f6dcc4", glow=0.8)
    metal = thing.material("$metal * (.6 + .4 * fbm3(p * 6.))", shine=0.8, metal=PEWTER)
    thing.body("cone(p - vec3(0, 1.8, 0), .45, 1.5, .62)", cloth)
    thing.part("torusY(p - vec3(0, 1.36, 0), 1.5, .045)", rim)
    thing.part("cylinder(p - vec3(0, 2.26, 0), .04, .5)", rim)
    thing.part("ellipsoid(p - vec3(0, 2.4, 0), vec3(.14, .14, .14))", metal)
    return thing


def photograph(colours: tuple[str, str] = ("#5a5f9a", "#22305f")) -> Thing:
    """A photograph with a pale rim: a sky over a dark hill."""
    thing = Thing("photograph", centre=(0, 0.05, 0), radius=1.3, step=0.8)
    below, above = colours
    rim = thing.material("#d8cbb0 * (.9 + .1 * fbm3(p * 4.))")
    picture = thing.material(
        f"mix({below}, {above}, ramp(-.4, .5, p.z)) * (p.z < -.22 + .12 * sin(p.x * 4.) ? .35 : 1.)"
        " * (.9 + .2 * fbm3(p * 5.))",
        shine=0.2,
    )
    thing.body("roundBox(p - vec3(0, .03, 0), vec3(.72, .02, .88), .01)", rim)
    thing.part("roundBox(p - vec3(0, .05, .06), vec3(.60, .02, .68), .01)", picture)
    return thing


def paper_boat() -> Thing:
    """A folded boat as a gull sees it: a pointed hull, its hollow, and the peak of the sail."""
    thing = Thing("paper boat", centre=(0, 0.15, 0), radius=1.1, step=0.8)
    lens = "(length(vec2(p.x, abs(p.z) + .95)) - 1.30)"
    paper = thing.material(
        f"mix(#7478a8, #454a7c, ramp(-.07, -.10, {lens})) * (p.z > 0. ? 1. : .86)"
        " * (.92 + .12 * fbm3(p * 4.))"
    )
    sail = thing.material("(p.z > 0. ? #8388b6 : #5e649a) * (.94 + .1 * fbm3(p * 5.))")
    thing.body(f"max({lens}, abs(p.y - .09) - .09) * .9", paper)
    thing.part("max(abs(p.x) * .34 + abs(p.z) - .23 + p.y * .20, abs(p.y - .3) - .3) * .8", sail)
    return thing
