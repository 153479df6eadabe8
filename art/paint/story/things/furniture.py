"""Furniture and what hangs in a room."""

import math

from art.paint.story.scene import Thing


def chair(wood: str = "#7a3a24", seat: str | None = None, height: float = 1.0) -> Thing:
    """A chair with a slatted back, facing -z."""
    thing = Thing("chair", centre=(0, height * 0.55, 0), radius=height * 0.75 + 0.1)
    timber = thing.material("$wood * (.75 + .4 * fbm2(p.xy * vec2(16., 3.)))", wood=wood)
    cushion = thing.material(seat or wood, role="cloth")
    thing.code(
        """
        vec3 q = p / $height;
        vec3 side = vec3(abs(q.x), q.yz);
        vec3 leg = vec3(side.xy, abs(q.z));
        float joinery = capsule(leg, vec3(.24, .02, .22), vec3(.22, .46, .22), .035);
        joinery = min(joinery, capsule(side, vec3(.22, .46, .22), vec3(.23, 1.08, .28), .035));
        joinery = min(joinery, roundBox(q - vec3(0, 1.02, .275), vec3(.23, .07, .025), .02));
        vec3 slat = vec3(side.x - .08, q.yz);
        joinery = min(joinery, capsule(slat, vec3(0, .5, .23), vec3(0, 1., .27), .02));
        """,
        height=height,
    )
    thing.body("joinery * $height", timber, height=height)
    thing.part(
        "roundBox(q - vec3(0, .48, 0), vec3(.27, .04, .26), .03) * $height", cushion, height=height
    )
    return thing


def table(
    wood: str = "#7a4a2c", width: float = 1.0, depth: float = 0.6, height: float = 0.75
) -> Thing:
    """A table with four legs; width and depth are halves."""
    thing = Thing("table", centre=(0, height * 0.5, 0), radius=math.hypot(width, depth) + 0.3)
    timber = thing.material("$wood * (.75 + .4 * fbm2(p.xz * vec2(3., 16.)))", wood=wood)
    thing.code(
        """
        float top = roundBox(p - vec3(0, $height, 0), vec3($width, .045, $depth), .02);
        float legs = capsule(vec3(abs(p.x), p.y, abs(p.z)), $foot, $joint, .05);
        """,
        height=height,
        width=width,
        depth=depth,
        foot=(width - 0.12, 0.02, depth - 0.12),
        joint=(width - 0.1, height, depth - 0.1),
    )
    thing.body("min(top, legs)", timber)
    return thing


def bed(
    frame: str = "#6a3f26",
    cover: str = "#3f6f8f",
    pillow: str = "#f8f0e2",
    pattern: str = "#f0d890",
) -> Thing:
    """A wooden bed along z with its head at +z and a dotted cover."""
    thing = Thing("bed", centre=(0, 0.55, 0), radius=1.45)
    wood = thing.material("$frame * (.75 + .4 * fbm2(p.xy * vec2(12., 3.)))", frame=frame)
    quilt = thing.material(
        "mix($cover, $pattern, ramp(.16, .13, length(fract(p.xz * 3.) - .5)))",
        role="cloth",
        cover=cover,
        pattern=pattern,
    )
    linen = thing.material(pillow, role="cloth")
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float joinery = roundBox(p - vec3(0, .32, 0), vec3(.66, .09, 1.08), .03);
        joinery = min(joinery, roundBox(p - vec3(0, .72, 1.10), vec3(.68, .46, .05), .05));
        joinery = min(joinery, roundBox(p - vec3(0, .46, -1.10), vec3(.68, .24, .05), .05));
        joinery = min(joinery, capsule(side, vec3(.66, .02, 1.1), vec3(.66, 1.25, 1.1), .06));
        joinery = min(joinery, capsule(side, vec3(.66, .02, -1.1), vec3(.66, .78, -1.1), .06));
        float knobs = min(length(side - vec3(.66, 1.32, 1.1)), length(side - vec3(.66, .85, -1.1)));
        float thickness = .16 + .02 * sin(p.x * 9.) * sin(p.z * 7.);
        """
    )
    thing.body("min(joinery, knobs - .085)", wood)
    thing.part("roundBox(p - vec3(0, .50, -.15), vec3(.64, thickness, .92), .12)", quilt)
    thing.part("ellipsoid(p - vec3(0, .66, .78), vec3(.46, .14, .25))", linen)
    return thing


def bathtub(enamel: str = "#f4f0ea", feet: str = "#c09a3a", water: str = "#7fc4cc") -> Thing:
    """A full bathtub on four feet, long along x."""
    thing = Thing("bathtub", centre=(0, 0.45, 0), radius=1.25)
    white = thing.material(enamel, shine=0.7)
    brass = thing.material(feet, shine=0.7)
    surface = thing.material(water, role="water", shine=0.5, mirror=0.5)
    thing.code(
        """
        float inside = ellipsoid(p - vec3(0, .95, 0), vec3(1.05, .82, .58));
        float shell = max(abs(inside) - .035, p.y - .82);
        float outline = (length(p.xz / vec2(1.05, .58) * .99) - 1.) * .56;
        shell = min(shell, length(vec2(outline, p.y - .82)) - .055);
        vec3 corner = vec3(abs(p.x), p.y, abs(p.z));
        """
    )
    thing.body("shell * .8", white)
    thing.part("taper(corner, vec3(.55, .3, .28), vec3(.66, .04, .34), .07, .05)", brass)
    thing.part("max(inside + .02, abs(p.y - .70) - .02)", surface)
    return thing


def swing(height: float = 4.0, seat: str = "#8a5a34", rope: str = "#d8c49a") -> Thing:
    """A swing with its seat at the origin, on ropes of the given height."""
    thing = Thing("swing", centre=(0, height / 2, 0), radius=height / 2 + 0.4)
    wood = thing.material(seat)
    cord = thing.material(rope)
    thing.code("vec3 side = vec3(abs(p.x), p.yz);")
    thing.body("roundBox(p, vec3(.34, .03, .13), .015)", wood)
    thing.part("capsule(side, vec3(.3, 0, 0), vec3(.3, $height, 0), .016)", cord, height=height)
    return thing


def mirror(
    frame: str = "#c09a3a",
    glass: str | None = None,
    height: float = 2.4,
    width: float = 0.75,
    glow: float = 0.6,
) -> Thing:
    """An oval standing mirror facing -z; glass is the GLSL colour of what it shows."""
    thing = Thing("mirror", centre=(0, height * 0.52, 0), radius=height * 0.62)
    gold = thing.material("$frame * (.7 + .5 * fbm3(p * 9.))", shine=0.6, frame=frame)
    shown = glass or "mix(#dff4f0, #5a90b0, ramp(.3, 2.2, p.y))"
    pane = thing.material(shown, role="glass", glow=glow, shine=0.3)
    wood = thing.material("#4a2f1c")
    thing.code(
        """
        vec3 q = p - vec3(0, $middle, 0);
        float oval = (length(q.xy / vec2($width, $half)) - 1.) * $scale;
        float beads = .018 * sin(atan(q.y, q.x) * 24.);
        vec3 side = vec3(abs(p.x), p.yz);
        """,
        middle=height * 0.55,
        width=width,
        half=height * 0.44,
        scale=width * 0.8,
    )
    thing.body("(length(vec2(abs(oval), q.z)) - .075 - beads) * .8", gold)
    thing.part("extrude(oval, q.z, .03)", pane)
    post = width + 0.12
    thing.part(
        "capsule(side, $top, $foot, .045)", wood, top=(post, height * 0.55, 0), foot=(post, 0.1, 0)
    )
    thing.part(
        "capsule(side, $front, $back, .05)",
        wood,
        front=(post, 0.06, -0.35),
        back=(post, 0.06, 0.35),
    )
    thing.part("length(q - vec3(0, $top, 0)) - .13", gold, top=height * 0.44 + 0.1)
    return thing


def picture_frame(
    colour: str = "#c09a3a",
    width: float = 1.0,
    height: float = 1.4,
    picture: str = "vec3(.5)",
    glow: float = 0.4,
) -> Thing:
    """A framed picture facing -z, given as a GLSL colour; width and height are halves."""
    thing = Thing("picture frame", centre=(0, height, 0), radius=math.hypot(width, height) + 0.25)
    gold = thing.material("$colour * (.65 + .6 * fbm3(p * 8.))", shine=0.6, colour=colour)
    canvas = thing.material(picture, glow=glow)
    thing.code(
        "vec3 q = p - vec3(0, $height, 0); float edge = rectangle(q.xy, vec2($width, $height));",
        height=height,
        width=width,
    )
    thing.body("length(vec2(max(abs(edge) - .05, 0.), q.z)) - .07", gold)
    thing.part("extrude(edge, q.z, .03)", canvas)
    return thing


def curtain(
    cloth: str = "#8a1a24", height: float = 5.0, width: float = 1.9, side: float = 1
) -> Thing:
    """A gathered curtain, opening towards +x (side = 1) or -x (side = -1), with a golden tie."""
    thing = Thing("curtain", centre=(0, height / 2, 0), radius=height / 2 + width)
    folds = "sin(p.x * 18. + 2. * sin(p.y * .9))"
    velvet = thing.material(
        f"$cloth * (.7 + .5 * (.5 + .5 * {folds}))", role="cloth", translucency=0.2, cloth=cloth
    )
    tie = thing.material("#d8a838", shine=0.7)
    thing.code(
        f"""
        float x = p.x * $side;
        float hem = $width * (.55 + .45 * pow(abs(p.y / $height - .38) * 1.6, 1.2));
        float drape = max(abs(p.z - .11 * {folds}) - .06, max(x - hem, -x - .2));
        drape = max(drape, max(-p.y, p.y - $height));
        float band = max(abs(p.y - $tied) - .05,
                         max(abs(p.z) - .2, max(x - hem - .02, -x - .2)));
        """,
        side=side,
        width=width,
        height=height,
        tied=height * 0.38,
    )
    thing.body("drape * .45", velvet)
    thing.part("band * .6", tie)
    return thing


def round_table(
    radius: float = 1.05,
    height: float = 1.0,
    wood: str = "#8a5a3a",
    cloth: str = "#d8523c",
    stripe: str = "#f4ead8",
) -> Thing:
    """A round table on one leg under a striped cloth."""
    thing = Thing("table", centre=(0, height / 2, 0), radius=radius + 0.4)
    timber = thing.material("$wood * (.7 + .5 * fbm2(p.xz * vec2(3., 14.)))", wood=wood)
    linen = thing.material(
        "mix($cloth, $stripe, step(.5, fract(atan(p.x, p.z) * 2.5465))"
        " * ramp($inner, $outer, length(p.xz))) * (.9 + .2 * fbm2(p.xz * 6.))",
        role="cloth",
        cloth=cloth,
        stripe=stripe,
        inner=radius * 0.45,
        outer=radius * 0.5,
    )
    thing.body("cylinder(p - vec3(0, $height, 0), .04, $radius) - .02", linen,
               height=height, radius=radius)  # fmt: skip
    thing.code(
        """
        float hem = .05 * sin(atan(p.x, p.z) * 14.) * ramp($height, $low, p.y) * .6;
        float skirt = abs(length(p.xz) - $radius - .02 - hem) - .018;
        skirt = max(skirt, max(p.y - $height, $low - p.y));
        """,
        height=height,
        low=height - 0.26,
        radius=radius,
    )
    thing.part("skirt * .7", linen)
    thing.part(
        """min(cone(p - vec3(0, $half, 0), $half, .12, .09),
               cone(p - vec3(0, .06, 0), .06, .45, .12) - .02)""",
        timber,
        half=height / 2,
    )
    return thing
