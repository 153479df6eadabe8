"""Heads larger than life, with faces that show an age and a mood.

A head looks towards -z; its chin is at y = -1.7, its crown at y = 2.5, so it is about 4.2 high. In
the GLSL, `g` is the point with x forward, y up and z to the side, and `s` is `g` folded at the
middle of the face for everything that is there twice.
"""

from dataclasses import dataclass
from typing import Literal

from art.paint.story.colour import mix
from art.paint.story.scene import Material, Thing

HairCut = Literal["none", "short", "parted", "long", "bun", "curls", "scarf", "hood"]
Hat = Literal["none", "bowler", "brim", "cap"]


@dataclass(frozen=True)
class Look:
    """What a face shows."""

    open_eyes: float = 0.0
    """From 0, closed, to 1, wide open."""
    gaze: tuple[float, float] = (0.0, 0.0)
    """Where the eyes look, right and up in the viewer's eyes, from -1 to 1."""
    brows: float = 0.0
    """Above 0 raised at the inner ends (worried), below 0 lowered (angry)."""
    smile: float = 0.0
    """From -1, corners down, to 1, corners up."""
    mouth: float = 0.0
    """From 0, closed, to 1, wide open."""


@dataclass(frozen=True)
class Build:
    """How a head is built."""

    nose: float = 1.0
    jaw: float = 1.0
    cheeks: float = 1.0
    age: float = 0.0
    """From 0 to 1: lines around eyes and mouth and on the forehead."""
    beard: bool = False
    ears: float = 1.0


ADULT, CHILD, ELDER = Build(), Build(nose=0.62, jaw=0.8, cheeks=1.35), Build(nose=1.2, age=1.0)

_SKULL = """
    vec3 g = vec3(-p.z, p.y, p.x);
    vec3 s = vec3(g.xy, abs(g.z));
    float f = ellipsoid(g - vec3(-.25, .95, 0), vec3(1.55, 1.5, 1.25));
    f = smin(f, ellipsoid(g - vec3(.42, -.15, 0), vec3(1.02, 1.45, $face)), .25);
    f = smin(f, ellipsoid(g - vec3(.80, -1.36, 0), vec3(.46, .36, .46) * $jaw), .28);
    f = smin(f, taper(s, vec3(-.40, -.55, .72), vec3(.70, -1.38, .22), .30, .30 * $jaw), .25);
    f = smin(f, taper(g, vec3(-.35, -1., 0), vec3(-.6, $neck, 0), .78, .88), .3);
    f = smin(f, ellipsoid(s - vec3(1.18, .66, .40), vec3(.22, .13, .44)), .16);
    f = smax(f, -ellipsoid(s - vec3(1.50, .32, .62), vec3(.40, .28, .40)), .2);
    f = smin(f, taper(g, vec3(1.26, .50, 0), vec3(1.40 + .26 * $nose, -.24, 0),
                      .12, .11 + .09 * $nose), .18);
    f = smin(f, ellipsoid(s - vec3(1.24 + .22 * $nose, -.32, .19 * $nose),
                          vec3(.20, .14, .12)), .08);
    f = smin(f, ellipsoid(s - vec3(.95, -.15, .62), vec3(.30, .35, .30) * $cheeks), .2);
"""
_MOUTH = """
    float lift = .22 * $smile * s.z * s.z * 4.;
    vec3 m = g - vec3(0, lift - .06 * $smile, 0);
    float lips = ellipsoid(m - vec3(1.26, -.77 + .05 * $open, 0), vec3(.19, .12, .40));
    lips = smin(lips, ellipsoid(m - vec3(1.22, -1. - .18 * $open, 0), vec3(.19, .14, .33)), .06);
    f = smin(f, lips, .10);
    f = smax(f, -ellipsoid(m - vec3(1.42, -.89 - .06 * $open, 0),
                           vec3(.3, .015 + .16 * $open, .26)), .05);
"""
_LIDS = """
    float lids = ellipsoid(s - vec3(1.05, .26, .54), vec3(.27, .25, .34));
    float slit = abs(s.y - .27) - .21 * $open * (1. - pow(abs(s.z - .54) / .34, 2.));
    lids = smax(lids, -max(slit, -(s.x - 1.05)), .03);
    f = smin(f, lids, .05);
"""
_CLOSED_LIDS = "f = smin(f, ellipsoid(s - vec3(1.05, .26, .54), vec3(.25, .24, .34)), .06);"
_EARS = """
    float ear = ellipsoid(s - vec3(-.32, .05, 1.03), vec3(.32, .50, .15) * $ears);
    ear = smax(ear, -ellipsoid(s - vec3(-.24, .06, 1.22), vec3(.19, .34, .18)), .05);
    f = smin(f, ear, .06);
"""
_EYE_COLOUR = (
    "mix(mix(mix(#fbf7ee, #2a2620, ramp(.165, .15, $off)), #050505, ramp(.09, .08, $off)),"
    " #ffffff, ramp(.045, .03, length($at - vec2(-.05, .06))))"
)
_HAIR: dict[HairCut, str] = {
    "short": "h = smax(h, g.x * .86 - g.y * .52 + .08, .08);",
    "parted": """
        h = smax(h, g.x * .80 - g.y * .60 + .10 + .16 * g.z, .06);
        h = smax(h, -(abs(g.z + .3) - .03 + max(0., .9 - g.y)), .03);
    """,
    "long": """
        h = smin(h, taper(s, vec3(-.3, .7, 1.05), vec3(-.5, -3., 1.35), .55, .62) + wave, .4);
        h = smax(h, g.x * .86 - g.y * .46 + .02, .08);
    """,
    "bun": """
        h = smax(h, g.x * .86 - g.y * .52 + .10, .08);
        h = smin(h, length(g - vec3(-.9, 2.35, 0)) - .62 + wave, .1);
    """,
    "curls": """
        h += .10 * sin(g.x * 7. + 2. * sin(g.z * 5.)) * sin(g.y * 7.) * sin(g.z * 7. + 1.);
        h = smin(h, ellipsoid(s - vec3(-.3, .5, 1.15), vec3(.75, .95, .45)), .2);
        h = smax(h, g.x * .86 - g.y * .50 + .02, .08);
    """,
}


def face(
    look: Look = Look(),  # noqa: B008 - a frozen default
    build: Build = ADULT,
    skin: str = "#cfc4b8",
    hair: HairCut = "short",
    hair_colour: str = "#4a4448",
    hat: Hat = "none",
    cloth: str = "#5a5458",
    shoulders: bool = False,
) -> Thing:
    """A head with a neck, about 4.2 high from chin to crown; shoulders reach down to y = -6."""
    middle = (0.0, -1.8, 0.3) if shoulders else (0.0, 0.0, 0.3)
    reach = 5.6 if shoulders else _reach(hair, hat)
    thing = Thing("face", centre=middle, radius=reach, step=0.85)
    flesh = thing.material(skin, role="skin")
    dark = thing.material("#100c10", role="hair")
    thing.code(
        _SKULL,
        jaw=build.jaw,
        neck=-3.4 if shoulders else -2.1,
        nose=build.nose,
        cheeks=build.cheeks,
        face=0.95 * (0.5 + 0.5 * build.cheeks) ** 0.5,
    )
    thing.code(_MOUTH, smile=look.smile, open=look.mouth)
    thing.code(_LIDS if look.open_eyes else _CLOSED_LIDS, open=look.open_eyes)
    thing.code(_EARS, ears=build.ears)
    if build.age:
        _carve_age(thing, build.age)
    thing.body("f * .9", flesh)
    _add_features(thing, look, build, dark)
    _add_hair(thing, hair, hair_colour, cloth)
    if build.beard:
        _add_beard(thing, hair_colour)
    if hat != "none":
        _add_hat(thing, hat, cloth)
    if shoulders:
        add_shoulders(thing, cloth)
    return thing


def _reach(hair: HairCut, hat: Hat) -> float:
    """The radius of a ball around the head; a tight one saves most of the tracing."""
    return 3.9 if hat != "none" or hair in ("long", "hood", "scarf") else 3.05


def _carve_age(thing: Thing, age: float) -> None:
    """Furrows from nose to mouth, sunken cheeks and bags under the eyes."""
    thing.code(
        """
        f = smax(f, -(taper(s, vec3(1.36, -.30, .36), vec3(1.12, -.95, .60), .05, .04) - .02), .06);
        f = smax(f, -ellipsoid(s - vec3(.75, -.62, 1.02), vec3(.4, .4, .28) * $age), .2);
        f = smin(f, ellipsoid(s - vec3(1.10, -.02, .52), vec3(.16, .07, .26)), .05);
        """,
        age=age,
    )


def _add_features(thing: Thing, look: Look, build: Build, dark: Material) -> None:
    """Eyeballs or lashes, brows, the line of the mouth, and lines of age."""
    if look.open_eyes:
        across, up = look.gaze
        at = f"vec2(p.x - sign(p.x) * .54 - {0.11 * across:.3f}, p.y - {0.26 + 0.08 * up:.3f})"
        colour = _EYE_COLOUR.replace("$off", f"length({at})").replace("$at", at)
        ball = thing.material(colour, role="eye")
        thing.part("ellipsoid(s - vec3(1.02, .26, .54), vec3(.26, .24, .33))", ball)
        lid = "max(lids - .014, abs(slit) - .024)"
        thing.part(f"max({lid}, 1.02 - s.x)", dark)
    else:
        thing.part(
            """max(f - .022, max(abs(s.y - .12 - .40 * (s.z - .54) * (s.z - .54)) - .032,
                                 max(abs(s.z - .56) - .34, .8 - s.x)))""",
            dark,
        )
    thing.part(
        """max(f - .035, max(abs(s.y - .80 + $tilt * (s.z - .55) + .25 * (s.z - .5) * (s.z - .5))
                             - .075 + .045 * s.z, max(abs(s.z - .56) - .38, .6 - s.x)))""",
        dark,
        tilt=0.42 * look.brows - 0.12,
    )
    if look.mouth:
        thing.part("max(ellipsoid(m - vec3(1.2, -.95, 0), vec3(.2, .3, .3)), f + .02)", dark)
    else:
        thing.part(
            """max(f - .018, max(abs(m.y + .885 - .05 * cos(s.z * 7.)) - .024,
                                 max(s.z - .42, .6 - s.x)))""",
            dark,
        )
    if build.age:
        thing.part(
            """max(f - .012, max(abs(abs(s.y - 1.32 + .1 * s.z) - .12) - .014,
                                 max(s.z - .62, .6 - s.x)))""",
            dark,
        )


def _add_hair(thing: Thing, hair: HairCut, colour: str, cloth: str) -> None:
    if hair == "none":
        return
    if hair in ("scarf", "hood"):
        wool = thing.material("$cloth * (.9 + .2 * fbm3(p * 3.))", role="cloth", cloth=cloth)
        thing.code(
            """
            float fold = .04 * sin(9. * atan(g.y - .6, g.z) + 3. * g.x);
            float h = ellipsoid(g - vec3(-.40, .75, 0), vec3(1.75, 1.95, 1.52)) + fold;
            h = smin(h, taper(g, vec3(-.5, -.6, 0), vec3(-.6, -3.2, 0), 1.25, $hem) + fold, .5);
            h = smax(h, -ellipsoid(g - vec3(1.5, .05, 0), vec3(1.35, 1.65, 1.0)), .12);
            """,
            hem=2.4 if hair == "hood" else 1.5,
        )
        thing.part("h * .8", wool)
        return
    strands = thing.material(
        "mix($dark, $hair, step(.35, fract(8. * (atan(p.y - .6, p.x) + .2 * sin(p.z * 2.)))))",
        role="hair",
        dark=mix(colour, "#000000", 0.45),
        hair=colour,
    )
    thing.code(
        """
        float wave = .035 * sin(14. * (atan(g.y - .6, g.x + .4) + .25 * sin(length(g.xy) * 3.)));
        float h = ellipsoid(g - vec3(-.42, 1.08, 0), vec3(1.62, 1.56, 1.40)) + wave;
        """
    )
    thing.code(_HAIR[hair])
    thing.code("h = smax(h, -ellipsoid(s - vec3(-.25, .0, 1.35), vec3(.42, .6, .5)), .08);")
    thing.part("h * .8", strands)


def _add_beard(thing: Thing, colour: str) -> None:
    strands = thing.material(
        "mix($dark, $hair, step(.4, fract(5. * p.x + .5 * sin(p.y * 6.))))",
        role="hair",
        dark=mix(colour, "#000000", 0.45),
        hair=colour,
    )
    thing.code(
        """
        float beard = ellipsoid(g - vec3(.72, -1.45, 0), vec3(.72, .95, .86));
        beard = smin(beard, taper(g, vec3(.8, -1.6, 0), vec3(.75, -2.8, 0), .5, .15), .2);
        beard += .04 * sin(g.z * 16. + 2. * sin(g.y * 4.));
        beard = smax(beard, -ellipsoid(g - vec3(1.25, -.62, 0), vec3(.55, .52, .62)), .08);
        beard = smax(beard, g.y + .55, .1);
        """
    )
    thing.part("beard * .8", strands)


def add_shoulders(thing: Thing, cloth: str) -> None:
    """A coat from the neck down, open at the throat."""
    coat = thing.material("$cloth * (.9 + .2 * fbm3(p * 2.))", role="cloth", cloth=cloth)
    thing.code(
        """
        float fold2 = .05 * sin(g.z * 5. + 2. * sin(g.y * 2.));
        float coat = ellipsoid(g - vec3(-.6, -4.5, 0), vec3(1.55, 1.75, 3.3)) + fold2;
        coat = smin(coat, taper(s, vec3(-.5, -4.2, 2.3), vec3(-.5, -6.5, 2.9), 1.1, 1.2), .4);
        coat = smin(coat, taper(g, vec3(-.6, -2.5, 0), vec3(-.6, -3.4, 0), 1.05, 1.3), .3);
        coat = smax(coat, -(taper(g, vec3(.5, -1.9, 0), vec3(1.1, -3.9, 0), .75, .1)), .06);
        """
    )
    thing.part("coat * .85", coat)


def _add_hat(thing: Thing, hat: Hat, cloth: str) -> None:
    felt = thing.material(cloth, role="cloth")
    if hat == "cap":
        thing.code(
            """
            float hat = ellipsoid(g - vec3(-.35, 1.55, 0), vec3(1.75, 1.0, 1.5));
            hat = smin(hat, ellipsoid(g - vec3(1.2, 1.45, 0), vec3(.95, .12, 1.0)), .1);
            hat = max(hat, 1.25 + .12 * g.x - g.y);
            """
        )
    else:
        thing.code(
            """
            float hat = ellipsoid(g - vec3(-.3, 1.62, 0), vec3($brim, .16, $brim));
            hat = smin(hat, max(ellipsoid(g - vec3(-.3, 1.6, 0), vec3(1.42, $tall, 1.35)),
                                1.6 - g.y), .1);
            """,
            brim=2.15 if hat == "bowler" else 2.9,
            tall=1.45 if hat == "bowler" else 1.35,
        )
    thing.part("hat * .8", felt)
