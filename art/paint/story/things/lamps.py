"""Lanterns, street lamps and lighthouses."""

from art.paint.story.scene import Thing


def lantern(
    metal: str = "#2a2420", light: str = "#ffc860", glow: float = 3.0, strength: float = 1.6
) -> Thing:
    """A hand lantern that lights its surroundings, about 0.5 high."""
    thing = Thing("lantern", centre=(0, 0.22, 0), radius=0.36)
    iron = thing.material(metal, shine=0.3)
    flame = thing.material(light, glow=glow)
    thing.body("cylinder(p - vec3(0, .03, 0), .03, .13)", iron)
    thing.part("ellipsoid(p - vec3(0, .18, 0), vec3(.09, .115, .09))", flame)
    thing.code("vec3 bar = p; bar.xz = spokes(bar.xz, 4.);")
    thing.part("capsule(bar, vec3(.115, .04, 0), vec3(.105, .3, 0), .014)", iron)
    thing.part("cone(p - vec3(0, .33, 0), .045, .14, .04)", iron)
    thing.part("torusZ(p - vec3(0, .43, 0), .055, .012)", iron)
    thing.light((0, 0.18, 0), light, strength=strength, reach=1.1)
    return thing


def street_lamp(
    height: float = 2.6, metal: str = "#1c2028", light: str = "#ffd070", glow: float = 3.2
) -> Thing:
    """An old street lamp that lights the street; height is that of its post."""
    thing = Thing("street lamp", centre=(0, height * 0.52, 0), radius=height * 0.56 + 0.2)
    iron = thing.material(metal, shine=0.3)
    flame = thing.material(light, glow=glow)
    thing.body("cone(p - vec3(0, $half, 0), $half, .055, .035)", iron, half=height / 2)
    thing.part("cone(p - vec3(0, .15, 0), .15, .14, .06) - .01", iron)
    thing.part("torusY(p - vec3(0, .8, 0), .05, .03)", iron)
    thing.code("vec3 lamp = p - vec3(0, $y, 0);", y=height + 0.18)
    thing.part("cone(lamp, .17, .10, .16) - .005", flame)
    thing.part("cone(lamp - vec3(0, .26, 0), .08, .23, .03) - .01", iron)
    thing.part("length(lamp - vec3(0, .39, 0)) - .04", iron)
    thing.part("cylinder(lamp - vec3(0, -.2, 0), .03, .12)", iron)
    thing.code("vec3 bar = lamp; bar.xz = spokes(bar.xz, 4.);")
    thing.part("capsule(bar, vec3(.11, -.18, 0), vec3(.18, .2, 0), .014)", iron)
    thing.light((0, height + 0.15, 0), light, strength=2.2, reach=2.2)
    return thing


def lighthouse(
    wall: str = "#f0e8d8",
    stripe: str = "#b3302a",
    height: float = 4.0,
    lamp: str = "#ffe7a0",
    glow: float = 3.0,
) -> Thing:
    """A striped lighthouse; height is that of its gallery, the lamp room stands on top of it."""
    thing = Thing("lighthouse", centre=(0, height * 0.55, 0), radius=height * 0.62 + 0.4)
    masonry = thing.material(
        "mix($wall, $stripe, step(.5, fract((p.y / $height) * 2.5 + .15)))"
        " * (.85 + .25 * fbm3(p * 4.))",
        wall=wall,
        stripe=stripe,
        height=height,
    )
    iron = thing.material("#2a2a34")
    light = thing.material(lamp, glow=glow)
    window = thing.material("#ffd070", glow=1.2)
    roof = thing.material(stripe)
    thing.body("cone(p - vec3(0, $half, 0), $half, .62, .36) - .02", masonry, half=height / 2)
    thing.code("vec3 top = p - vec3(0, $height, 0);", height=height)
    thing.part("cylinder(top - vec3(0, .02, 0), .05, .52) - .01", iron)
    thing.part("cylinder(top - vec3(0, .33, 0), .26, .25)", light)
    thing.code("vec3 bar = top - vec3(0, .33, 0); bar.xz = spokes(bar.xz, 8.);")
    thing.part("capsule(bar, vec3(.27, -.27, 0), vec3(.27, .27, 0), .018)", iron)
    thing.part("torusY(top - vec3(0, .24, 0), .5, .014)", iron)
    thing.code("vec3 railing = top - vec3(0, .06, 0); railing.xz = spokes(railing.xz, 12.);")
    thing.part("capsule(railing, vec3(.5, 0, 0), vec3(.5, .18, 0), .011)", iron)
    thing.part("cone(top - vec3(0, .78, 0), .20, .38, .02) - .015", roof)
    thing.part("length(top - vec3(0, 1.02, 0)) - .06", iron)
    thing.part("box(p - vec3(0, $y, -.50), vec3(.085, .15, .1))", window, y=height * 0.38)
    thing.part("box(p - vec3(0, $y, -.43), vec3(.075, .13, .1))", window, y=height * 0.68)
    thing.part("box(p - vec3(0, .3, -.58), vec3(.14, .3, .08))", iron)
    thing.anchors["lamp"] = (0, height + 0.33, 0)
    return thing
