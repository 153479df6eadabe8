"""Animals that fly: bird, owl and butterfly."""

from typing import Literal

from art.paint.story.colour import mix
from art.paint.story.scene import Thing


def bird(
    back: str = "#2f6f8f",
    belly: str = "#f0e0c0",
    beak: str = "#e8a030",
    pose: Literal["perch", "fly"] = "perch",
) -> Thing:
    """A small bird about 1 long facing -x, perched or with its wings raised."""
    flying = pose == "fly"
    thing = Thing("bird", centre=(0.1, 0.25, 0), radius=1.25 if flying else 0.8)
    plumage = thing.material(
        "mix($back, $belly, ramp(.05, -.12, p.y - .25 + .25 * p.x))", back=back, belly=belly
    )
    quills = thing.material(
        "$wing * (.80 + .35 * ramp(.2, .8, fract(p.x * 9. + p.y * 2.)))",
        glow=0.22 if flying else 0,
        translucency=0.4,
        wing=mix(back, "#000000", 0.08),
    )
    horn = thing.material(beak)
    black = thing.material("#050505", role="eye", shine=1)
    legs = thing.material("#5a3a20")
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z));
        float trunk = ellipsoid(p - vec3(0, .24, 0), vec3(.25, .18, .17));
        trunk = smin(trunk, length(p - vec3(-.20, .40, 0)) - .125, .09);
        """
    )
    thing.body("trunk", plumage)
    thing.part("taper(p, vec3(-.31, .39, 0), vec3(-.42, .37, 0), .035, .004)", horn)
    thing.part("length(side - vec3(-.25, .43, .098)) - .024", black)
    thing.code("vec3 tail = p - vec3(.36, .20, 0); tail.xy = turn(-.25) * tail.xy;")
    thing.part("ellipsoid(tail, vec3(.26, .028, .075))", quills)
    if flying:
        thing.code(
            """
            vec3 wing = side - vec3(.02, .32, .10);
            wing.yz = turn(-.55) * wing.yz;
            wing.x -= .35 * wing.z * wing.z;
            """
        )
        thing.part("ellipsoid(wing - vec3(.05, 0, .42), vec3(.20, .022, .50)) * .8", quills)
    else:
        thing.code("vec3 wing = side - vec3(.06, .27, .145); wing.xy = turn(-.22) * wing.xy;")
        thing.part("ellipsoid(wing, vec3(.24, .10, .045))", quills)
        thing.part("capsule(side, vec3(0, .1, .05), vec3(-.02, 0, .05), .012)", legs)
    return thing


def owl(feathers: str = "#6a4a34", face: str = "#e0c8a0", eye: str = "#f0b030") -> Thing:
    """A sitting owl with glowing eyes, facing the viewer, about 1 high."""
    thing = Thing("owl", centre=(0, 0.5, 0), radius=0.7)
    plumage = thing.material(
        "mix($feathers, $face, ramp(.16, .10, length(vec2(p.x, (p.y - .36) * .6)))"
        " * ramp(0., -.1, p.z)"
        " * (.55 + .45 * ramp(.3, .5, abs(fract(p.y * 9. + abs(p.x) * 4.) - .5) * 2.)))",
        feathers=feathers,
        face=face,
    )
    disc = thing.material(face)
    iris = thing.material(eye, role="eye", glow=0.4)
    black = thing.material("#050505", role="eye", shine=1)
    beak = thing.material("#d09030")
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float trunk = ellipsoid(p - vec3(0, .36, 0), vec3(.25, .36, .22));
        trunk = smin(trunk, ellipsoid(p - vec3(0, .74, -.02), vec3(.235, .19, .19)), .08);
        trunk = smin(trunk, taper(side, vec3(.14, .84, -.04), vec3(.21, 1., -.03), .06, .008), .06);
        vec3 wing = side - vec3(.235, .36, .03);
        wing.xy = turn(-.12) * wing.xy;
        """
    )
    thing.body("trunk", plumage)
    thing.part("ellipsoid(wing, vec3(.06, .27, .16))", plumage)
    thing.part("ellipsoid(side - vec3(.095, .76, -.165), vec3(.095, .095, .035))", disc)
    thing.part("ellipsoid(side - vec3(.095, .76, -.195), vec3(.058, .058, .022))", iris)
    thing.part("ellipsoid(side - vec3(.095, .76, -.21), vec3(.028, .028, .015))", black)
    thing.part("taper(p, vec3(0, .70, -.19), vec3(0, .62, -.215), .032, .006)", beak)
    return thing


def butterfly(wings: str = "#e8863a", edge: str = "#2a1a1a", fold: float = 0.5) -> Thing:
    """A butterfly heading upwards, about 1.2 wide; fold is how far (radians) its wings are bent."""
    thing = Thing("butterfly", radius=0.8)
    scales = thing.material(
        "mix(mix($wings, $edge, ramp(.30, .52, length(vec2(abs(p.x) - .12, p.y)))),"
        " #fff0d0, step(length(vec2(abs(p.x) - .40, p.y - .20)), .07))",
        translucency=0.5,
        wings=wings,
        edge=edge,
    )
    dark = thing.material(edge)
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        vec3 wing = side;
        wing.xz = turn($fold) * wing.xz;
        vec2 upper = (wing.xy - vec2(.30, .20)) * mat2(.86, .5, -.5, .86) / vec2(.34, .22);
        vec2 lower = (wing.xy - vec2(.23, -.2)) * mat2(.8, -.6, .6, .8) / vec2(.24, .18);
        float outline = min((length(upper) - 1.) * .22, (length(lower) - 1.) * .18);
        """,
        fold=fold,
    )
    thing.body("extrude(outline, wing.z, .012) * .8", scales)
    thing.part("taper(p, vec3(0, -.22, 0), vec3(0, .14, 0), .02, .035)", dark)
    thing.part("capsule(side, vec3(.01, .15, 0), vec3(.10, .34, -.03), .008)", dark)
    return thing
