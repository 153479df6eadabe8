"""Large animals, standing in profile and facing -x."""

import math

from art.paint.story.colour import mix
from art.paint.story.glsl import tube
from art.paint.story.scene import Thing


def elephant(skin: str = "#7a7f90", tusk: str = "#f0e6d0", blanket: str | None = None) -> Thing:
    """An elephant about 2 long and 1.6 high, perhaps with a striped blanket on its back."""
    thing = Thing("elephant", centre=(-0.1, 0.8, 0), radius=1.55)
    hide = thing.material("$skin * (.8 + .35 * fbm3(p * vec3(5., 9., 5.)))", skin=skin)
    ear = thing.material(mix(skin, "#d09090", 0.35))
    ivory = thing.material(tusk)
    black = thing.material("#050505", role="eye", shine=1)
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z));
        float whole = ellipsoid(p - vec3(.15, .95, 0), vec3(.78, .52, .46));
        whole = smin(whole, taper(side, vec3(-.30, .75, .24), vec3(-.34, .08, .24), .20, .16), .12);
        whole = smin(whole, taper(side, vec3(.58, .75, .24), vec3(.62, .08, .24), .20, .16), .12);
        whole = smin(whole, ellipsoid(p - vec3(-.72, 1.18, 0), vec3(.36, .36, .30)), .15);
        whole = smin(whole, taper(p, vec3(.88, 1.05, 0), vec3(1.02, .55, 0), .05, .02), .06);
        """
    )
    trunk = [
        (-0.95, 1.10, 0, 0.19),
        (-1.15, 0.85, 0, 0.14),
        (-1.20, 0.55, 0, 0.105),
        (-1.26, 0.32, 0, 0.085),
        (-1.42, 0.24, 0, 0.075),
        (-1.52, 0.34, 0, 0.06),
    ]
    thing.code(tube(trunk, 8, "trunk"))
    thing.code(
        """
        float wrinkles = .008 * sin(length(p - vec3(-.95, 1.1, 0)) * 60.);
        whole = smin(whole, trunk + wrinkles, .1);
        """
    )
    thing.body("whole * .92", hide)
    thing.code("vec3 lobe = side - vec3(-.56, 1.2, .30); lobe.xz = turn(-.55) * lobe.xz;")
    thing.part("ellipsoid(lobe - vec3(.12, -.08, .12), vec3(.34, .42, .05)) * .8", ear)
    thing.part("taper(side, vec3(-.98, .98, .13), vec3(-1.32, .80, .17), .045, .012)", ivory)
    thing.part("length(side - vec3(-.97, 1.24, .21)) - .035", black)
    if blanket:
        cloth = thing.material(
            "mix($blanket, #e8c04a, step(.5, fract(p.x * 6.)))", role="cloth", blanket=blanket
        )
        thing.part(
            """max(ellipsoid(p - vec3(.15, .95, 0), vec3(.82, .56, .50)),
                   max(abs(p.x - .15) - .35, .80 - p.y))""",
            cloth,
        )
    return thing


def deer(fur: str = "#9a6a40", belly: str = "#f0e0c8", antlers: str = "#d8c49a") -> Thing:
    """A stag, about 2.2 high with its antlers."""
    thing = Thing("deer", "antlers", centre=(-0.1, 0.95, 0), radius=1.45)
    coat = thing.material(
        "mix($fur, $belly, ramp(.02, -.12, p.y - .80) * ramp(.75, .2, abs(p.x - .1)))"
        " * (.85 + .3 * fbm3(p * 6.))",
        fur=fur,
        belly=belly,
    )
    horn = thing.material(antlers)
    black = thing.material("#050505", role="eye", shine=1)
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z));
        float whole = ellipsoid(p - vec3(.15, .86, 0), vec3(.46, .24, .20));
        whole = smin(whole, ellipsoid(p - vec3(-.18, .92, 0), vec3(.2, .24, .18)), .1);
        float foreleg = min(taper(side, vec3(-.20, .78, .11), vec3(-.19, .40, .11), .085, .045),
                            taper(side, vec3(-.19, .40, .11), vec3(-.20, .02, .11), .042, .035));
        whole = smin(whole, foreleg, .06);
        float hindleg = min(taper(side, vec3(.50, .80, .11), vec3(.56, .42, .11), .12, .05),
                            taper(side, vec3(.56, .42, .11), vec3(.50, .02, .11), .045, .035));
        whole = smin(whole, hindleg, .07);
        float neck = taper(p, vec3(-.22, 1., 0), vec3(-.42, 1.36, 0), .15, .095);
        whole = smin(whole, neck, .1);
        float head = taper(p, vec3(-.42, 1.42, 0), vec3(-.68, 1.33, 0), .105, .055);
        whole = smin(whole, head, .06);
        float ear = taper(side, vec3(-.38, 1.46, .07), vec3(-.28, 1.54, .22), .05, .02);
        whole = smin(whole, ear, .03);
        float tail = taper(p, vec3(.58, .95, 0), vec3(.68, .86, 0), .06, .03);
        whole = smin(whole, tail, .05);
        """
    )
    thing.body("whole * .95", coat)
    thing.part("length(side - vec3(-.50, 1.45, .085)) - .024", black)
    thing.part("length(p - vec3(-.73, 1.34, 0)) - .034", black)
    thing.code(
        """
        float beam = taper(side, vec3(-.40, 1.5, .06), vec3(-.30, 1.72, .26), .034, .028);
        beam = min(beam, taper(side, vec3(-.30, 1.72, .26), vec3(-.38, 2.02, .36), .028, .02));
        beam = min(beam, taper(side, vec3(-.38, 2.02, .36), vec3(-.55, 2.25, .30), .02, .008));
        float tines = taper(side, vec3(-.36, 1.62, .16), vec3(-.60, 1.76, .22), .024, .008);
        tines = min(tines, taper(side, vec3(-.32, 1.80, .29), vec3(-.56, 1.98, .38), .022, .007));
        tines = min(tines, taper(side, vec3(-.37, 1.98, .35), vec3(-.22, 2.22, .48), .02, .007));
        """
    )
    thing.part("min(beam, tines)", horn)
    return thing


def horse(
    coat: str = "#c8b090", mane: str = "#5a3020", rocking: bool = True, saddle: str = "#b3261e"
) -> Thing:
    """A saddled horse, about 1.8 high; a rocking horse stands on two curved rails."""
    tags = ("horse", "rocking horse") if rocking else ("horse",)
    thing = Thing(*tags, centre=(0, 0.95, 0), radius=1.5)
    hide = thing.material("$coat * (.85 + .3 * fbm3(p * 5.))", coat=coat)
    hair = thing.material(mane, role="hair")
    black = thing.material("#050505", role="eye", shine=1)
    leather = thing.material(saddle)
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z));
        float whole = ellipsoid(p - vec3(.1, .95, 0), vec3(.58, .28, .25));
        float foreleg = min(taper(side, vec3(-.32, .85, .14), vec3(-.42, .45, .16), .11, .06),
                            taper(side, vec3(-.42, .45, .16), vec3(-.55, .16, .2), .06, .05));
        whole = smin(whole, foreleg, .06);
        float hindleg = min(taper(side, vec3(.55, .88, .14), vec3(.66, .48, .16), .14, .065),
                            taper(side, vec3(.66, .48, .16), vec3(.68, .16, .2), .06, .05));
        whole = smin(whole, hindleg, .07);
        float neck = taper(p, vec3(-.35, 1.05, 0), vec3(-.62, 1.5, 0), .2, .12);
        whole = smin(whole, neck, .1);
        float head = taper(p, vec3(-.62, 1.56, 0), vec3(-.95, 1.38, 0), .13, .085);
        whole = smin(whole, head, .06);
        float ear = taper(side, vec3(-.58, 1.62, .06), vec3(-.56, 1.78, .08), .045, .01);
        whole = smin(whole, ear, .03);
        """
    )
    thing.body("whole", hide)
    thing.part("length(side - vec3(-.72, 1.58, .10)) - .028", black)
    crest = [
        (-0.68, 1.72, 0, 0.07),
        (-0.50, 1.60, 0, 0.10),
        (-0.36, 1.38, 0, 0.11),
        (-0.22, 1.18, 0, 0.07),
    ]
    thing.code(tube(crest, 5, "crest"))
    thing.part("crest", hair)
    tail = [
        (0.66, 1.05, 0, 0.06),
        (0.86, 1.0, 0, 0.10),
        (0.96, 0.75, 0, 0.09),
        (0.92, 0.5, 0, 0.02),
    ]
    thing.code(tube(tail, 6, "tail"))
    thing.part("tail", hair)
    thing.part(
        """max(ellipsoid(p - vec3(.08, .98, 0), vec3(.40, .28, .275)),
               max(abs(p.x - .08) - .24, .95 - p.y))""",
        leather,
    )
    if rocking:
        thing.code("vec3 rail = side - vec3(.05, 2.02, .2);")
        thing.part("max(torusZ(rail, 1.95, .05), p.y - .36)", leather)
    return thing


def drifting_elephant(skin: str = "#8a8e9c") -> Thing:
    """An elephant that hangs in the air with its feet down and its trunk up, facing -x.

    It is about 3 long; its anchors "back" and "tail" are where strings and hands hold on.
    """
    thing = Thing("elephant", centre=(-0.1, 0.9, 0), radius=1.9)
    hide = thing.material(
        "$skin * (.74 + .42 * fbm3(p * vec3(6., 9., 6.)))"
        " * (.9 + .14 * sin(p.y * 26. + 4. * fbm3(p * 4.)))",
        skin=skin,
    )
    sole = thing.material(mix(skin, "#e8b0a8", 0.5))
    nail = thing.material("#e8dcc8")
    ivory = thing.material("#f4ead4")
    ear = thing.material("$lobe * (.8 + .3 * fbm3(p * 6.))", lobe=mix(skin, "#a07a84", 0.35))
    white = thing.material("#f4eee2", role="eye")
    black = thing.material("#0a0808", role="eye", shine=1)
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z));
        float whole = ellipsoid(p - vec3(.15, 1., 0), vec3(.82, .56, .52));
        whole = smin(whole, ellipsoid(p - vec3(.2, .78, 0), vec3(.62, .42, .46)), .1);
        whole = smin(whole, taper(side, vec3(-.34, .72, .27), vec3(-.50, .16, .30), .22, .18), .12);
        whole = smin(whole, taper(side, vec3(.62, .72, .27), vec3(.80, .20, .30), .23, .18), .12);
        whole = smin(whole, ellipsoid(p - vec3(-.80, 1.18, 0), vec3(.38, .40, .34)), .16);
        whole = smin(whole, taper(p, vec3(.92, 1.05, 0), vec3(1.18, .62, 0), .055, .025), .06);
        whole = min(whole, ellipsoid(p - vec3(1.2, .54, 0), vec3(.05, .11, .05)));
        """
    )
    trunk = [
        (-1.05, 1.12, 0, 0.20),
        (-1.34, 0.96, 0, 0.16),
        (-1.62, 1.02, 0, 0.125),
        (-1.84, 1.26, 0, 0.10),
        (-1.86, 1.55, 0.02, 0.08),
        (-1.70, 1.72, 0.04, 0.06),
    ]
    thing.code(tube(trunk, 10, "trunk"))
    thing.code("float folds = .007 * sin(length(p - vec3(-1., 1.1, 0)) * 55.);")
    thing.body("smin(whole, trunk + folds, .1) * .9", hide)
    for x, z in ((-0.52, 0.30), (0.82, 0.30)):
        thing.part("ellipsoid(side - vec3($x, .02, $z), vec3(.165, .05, .165))", sole, x=x, z=z)
        for turned in (-0.7, 0.0, 0.7):
            thing.part(
                "ellipsoid(side - $at, vec3(.05, .06, .05))",
                nail,
                at=(x - 0.17 * math.cos(turned), 0.07, z + 0.17 * math.sin(turned)),
            )
    thing.code(
        """
        vec3 lobe = side - vec3(-.56, 1.24, .33);
        lobe.xz = turn(-.75) * lobe.xz;
        lobe.xy = turn(.2) * lobe.xy;
        float flap = ellipsoid(lobe - vec3(.14, -.08, .16), vec3(.40, .46, .045));
        """
    )
    thing.part("(flap + .02 * sin(lobe.y * 12.)) * .75", ear)
    thing.part(
        """smin(taper(side, vec3(-1.02, .98, .16), vec3(-1.36, .82, .22), .06, .045),
                taper(side, vec3(-1.36, .82, .22), vec3(-1.58, .92, .22), .045, .015), .02)""",
        ivory,
    )
    thing.part("length(side - vec3(-1.02, 1.26, .255)) - .062", white)
    thing.part("length(side - vec3(-1.045, 1.25, .278)) - .040", black)
    thing.anchors["back"] = (0.15, 1.75, 0)
    thing.anchors["tail"] = (1.2, 0.44, 0)
    return thing
