"""Small animals: fox, cat and rabbit sit facing the viewer, the snail creeps towards -x."""

from art.paint.story.colour import mix
from art.paint.story.glsl import tube
from art.paint.story.scene import Thing


def fox(fur: str = "#d0622a", chest: str = "#f6e6cc", paws: str = "#3a2018") -> Thing:
    """A fox sitting with its brush around its side, about 1 high."""
    thing = Thing("fox", centre=(0.1, 0.5, 0.15), radius=0.85)
    coat = thing.material(
        "mix($fur, $chest, ramp(.09, .04, length(vec2(p.x, (p.y - .42) * .45)))"
        " * ramp(-.02, -.12, p.z))",
        fur=fur,
        chest=chest,
    )
    mask = thing.material(
        "mix($fur, $chest, ramp(.83, .78, p.y) * ramp(0., .03, abs(p.x) - .01))",
        fur=fur,
        chest=chest,
    )
    black = thing.material("#0a0808", role="eye", shine=0.9)
    dark = thing.material(paws)
    brush = thing.material(
        "mix($fur, $tip, ramp(.25, .30, p.y + .35 * (p.x - .3)))", fur=fur, tip=chest
    )
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float trunk = ellipsoid(p - vec3(0, .26, .08), vec3(.20, .26, .24));
        trunk = smin(trunk, taper(p, vec3(0, .35, .02), vec3(0, .66, -.06), .16, .10), .12);
        trunk = smin(trunk, ellipsoid(side - vec3(.16, .14, .12), vec3(.10, .14, .17)), .06);
        """
    )
    thing.body("trunk", coat)
    thing.part("taper(side, vec3(.075, .36, -.12), vec3(.07, .04, -.17), .055, .04)", dark)
    thing.part("ellipsoid(side - vec3(.15, .035, -.04), vec3(.05, .035, .10))", dark)
    thing.code(
        """
        vec3 face = p - vec3(0, .80, -.08);
        vec3 cheek = vec3(abs(face.x), face.yz);
        float head = ellipsoid(face, vec3(.17, .13, .14));
        head = smin(head, ellipsoid(cheek - vec3(.11, -.04, -.02), vec3(.09, .06, .08)), .06);
        head = smin(head, taper(face, vec3(0, -.02, -.1), vec3(0, -.055, -.25), .07, .028), .05);
        """
    )
    thing.part("head", mask)
    thing.part("ellipsoid(cheek - vec3(.10, .17, .02), vec3(.055, .12, .03))", mask)
    thing.part("length(face - vec3(0, -.045, -.275)) - .03", black)
    thing.part("length(cheek - vec3(.07, .015, -.125)) - .021", black)
    tail = [
        (0, 0.10, 0.28, 0.07),
        (0.24, 0.07, 0.30, 0.11),
        (0.40, 0.16, 0.12, 0.13),
        (0.42, 0.36, 0.02, 0.10),
        (0.36, 0.5, 0.02, 0.02),
    ]
    thing.code(tube(tail, 8, "tail"))
    thing.part("tail", brush)
    return thing


def cat(fur: str = "#1a1a22", eye: str = "#e8c23a") -> Thing:
    """A cat sitting with its tail raised beside it, nearly 1 high."""
    thing = Thing("cat", centre=(0.1, 0.45, 0.12), radius=0.8)
    coat = thing.material(fur)
    iris = thing.material(eye, role="eye", glow=0.35)
    black = thing.material("#050505", role="eye", shine=1)
    nose = thing.material("#c07070")
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float whole = ellipsoid(p - vec3(0, .24, .06), vec3(.19, .25, .22));
        whole = smin(whole, taper(p, vec3(0, .32, 0), vec3(0, .58, -.04), .15, .09), .12);
        whole = smin(whole, ellipsoid(side - vec3(.15, .12, .10), vec3(.09, .12, .15)), .06);
        float foreleg = taper(side, vec3(.065, .32, -.10), vec3(.06, .03, -.15), .05, .04);
        whole = smin(whole, foreleg, .03);

        vec3 face = p - vec3(0, .70, -.05);
        vec3 cheek = vec3(abs(face.x), face.yz);
        whole = smin(whole, ellipsoid(face, vec3(.165, .135, .135)), .04);
        whole = smin(whole, ellipsoid(cheek - vec3(.05, -.045, -.10), vec3(.055, .04, .05)), .03);
        vec3 ear = cheek - vec3(.10, .14, 0);
        ear.xy = turn(.25) * ear.xy;
        whole = smin(whole, cone(ear, .075, .065, .004) - .006, .02);
        """
    )
    thing.body("whole", coat)
    thing.part("ellipsoid(cheek - vec3(.066, .015, -.118), vec3(.034, .036, .022))", iris)
    thing.part("ellipsoid(cheek - vec3(.068, .015, -.136), vec3(.008, .026, .008))", black)
    thing.part("length(face - vec3(0, -.03, -.15)) - .014", nose)
    tail = [
        (0, 0.08, 0.26, 0.05),
        (0.22, 0.06, 0.32, 0.05),
        (0.40, 0.12, 0.22, 0.045),
        (0.44, 0.34, 0.18, 0.042),
        (0.36, 0.52, 0.18, 0.04),
        (0.42, 0.62, 0.18, 0.03),
    ]
    thing.code(tube(tail, 9, "tail"))
    thing.part("tail", coat)
    return thing


def rabbit(fur: str = "#e8e0d4", ears: str = "#e0a0a0") -> Thing:
    """A rabbit sitting up with its ears raised, about 1.1 high."""
    thing = Thing("rabbit", centre=(0, 0.55, 0.05), radius=0.85)
    coat = thing.material(fur)
    pink = thing.material(ears)
    black = thing.material("#140808", role="eye", shine=1)
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float whole = ellipsoid(p - vec3(0, .24, .08), vec3(.19, .24, .22));
        whole = smin(whole, ellipsoid(side - vec3(.14, .13, .06), vec3(.09, .13, .17)), .06);
        whole = smin(whole, length(p - vec3(0, .14, .30)) - .08, .03);
        whole = smin(whole, taper(side, vec3(.07, .30, -.08), vec3(.06, .05, -.14), .05, .04), .04);
        whole = smin(whole, ellipsoid(side - vec3(.12, .035, -.08), vec3(.05, .035, .11)), .02);

        vec3 face = p - vec3(0, .58, -.04);
        vec3 cheek = vec3(abs(face.x), face.yz);
        whole = smin(whole, ellipsoid(face, vec3(.135, .125, .145)), .06);
        whole = smin(whole, ellipsoid(cheek - vec3(.045, -.04, -.09), vec3(.06, .045, .06)), .03);
        vec3 ear = cheek - vec3(.055, .11, .02);
        ear.xy = turn(.14) * ear.xy;
        ear.z -= .12 * ear.y * ear.y;
        whole = smin(whole, ellipsoid(ear - vec3(0, .2, 0), vec3(.05, .22, .03)), .03);
        """
    )
    thing.body("whole", coat)
    thing.part("ellipsoid(ear - vec3(0, .2, -.018), vec3(.028, .17, .02))", pink)
    thing.part("length(cheek - vec3(.092, .02, -.09)) - .024", black)
    thing.part("length(face - vec3(0, -.015, -.15)) - .018", pink)
    return thing


def snail(skin: str = "#c9a36a", shell: str = "#a8502c", face: bool = False) -> Thing:
    """A snail with a spiral shell, about 2 long; a `face` has large eyes, a smile, no feelers."""
    thing = Thing("snail", centre=(-0.05, 0.5, 0), radius=1.2)
    slime = thing.material("$skin * (.85 + .3 * fbm3(p * 12.))", shine=0.3, skin=skin)
    spiral = thing.material(
        "mix($shell, $pale, .5 + .5 * sin(log(max(length(p.xy - vec2(.15, .62)), .01)) * 9."
        " + atan(p.y - .62, p.x - .15)))",
        shine=0.3,
        shell=shell,
        pale=mix(shell, "#f8e0b0", 0.6),
    )
    black = thing.material("#050505", role="eye", shine=1)
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z));
        float trunk = ellipsoid(p - vec3(.05, .10, 0), vec3(.85, .11, .22));
        trunk = smin(trunk, taper(p, vec3(-.55, .12, 0), vec3(-.85, .42, 0), .14, .12), .12);
        float stalk = taper(side, vec3(-.90, .48, .05), vec3(-1.02, .72, .10), .03, .018);
        trunk = smin(trunk, stalk, .03);
        """
    )
    if not face:
        thing.code(
            """
            float feeler = taper(side, vec3(-.96, .38, .04), vec3(-1.08, .34, .07), .025, .015);
            trunk = smin(trunk, feeler, .03);
            """
        )
    thing.body("trunk", slime)
    if face:
        white = thing.material("#fbf6ea", role="eye", shine=0.6)
        thing.part("length(side - vec3(-1.03, .76, .11)) - .085", white)
        thing.part("length(side - vec3(-1.09, .76, .11)) - .045", black)
        smile = "max(abs(length(p.yz - vec2(.46, 0)) - .075) - .011, p.y - .44)"
        thing.part(f"max(max({smile}, abs(trunk) - .008), p.x + .88) * .7", black)
    else:
        thing.part("length(side - vec3(-1.03, .74, .10)) - .035", black)
    thing.code(
        """
        vec3 coil = p - vec3(.15, .62, 0);
        float fromCentre = length(coil.xy);
        float winding = log(max(fromCentre, .02) / .55) / .32 - atan(coil.y, coil.x) / 6.2832;
        float fromRidge = abs(fract(winding) - .5);
        float bulge = sqrt(max(1. - pow(fromRidge * 1.7, 2.), 0.)) * .95;
        float thickness = .30 * pow(fromCentre / .55, .6);
        """
    )
    thing.part("max(fromCentre - .53, abs(coil.z) - thickness * bulge) * .5", spiral)
    return thing
