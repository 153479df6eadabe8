"""Heads of people and of dressed animals, with hair and hats.

All shapes are written in terms of the GLSL variable `face`, the point seen from the middle of the
head; the face looks towards -z.
"""

from dataclasses import dataclass
from typing import Literal

from art.paint.story.colour import Vec3
from art.paint.story.scene import Material, Thing

Animal = Literal["fox", "rabbit", "cat", "bear", "mouse", "wolf"]
Head = Literal["human", Animal, "moon", "bulb", "balloon"]
Hairstyle = Literal["none", "short", "long", "bun", "bob", "braids"]
Expression = Literal["smile", "bored", "worried", "awe"]
Hat = Literal["top", "bowler", "beanie", "wizard", "straw", "crown", "hood", "pilot", "antlers"]


@dataclass(frozen=True)
class _Features:
    """What tells one animal from another; ears are a distance to `cheek`, one half of the face."""

    ears: str
    snout: Vec3
    snout_radii: Vec3
    nose: float


_ANIMALS: dict[Animal, _Features] = {
    "fox": _Features(
        ears="ellipsoid(cheek - vec3(.09, .15, 0), vec3(.05, .10, .03))",
        snout=(0, -0.03, -0.10),
        snout_radii=(0.055, 0.05, 0.13),
        nose=-0.235,
    ),
    "wolf": _Features(
        ears="ellipsoid(cheek - vec3(.09, .15, 0), vec3(.045, .10, .03))",
        snout=(0, -0.03, -0.10),
        snout_radii=(0.06, 0.055, 0.13),
        nose=-0.235,
    ),
    "cat": _Features(
        ears="ellipsoid(cheek - vec3(.09, .13, 0), vec3(.045, .08, .03))",
        snout=(0, -0.035, -0.11),
        snout_radii=(0.06, 0.04, 0.05),
        nose=-0.165,
    ),
    "rabbit": _Features(
        ears="ellipsoid(cheek - vec3(.06, .27, .02), vec3(.038, .17, .025))",
        snout=(0, -0.04, -0.10),
        snout_radii=(0.065, 0.05, 0.06),
        nose=-0.165,
    ),
    "bear": _Features(
        ears="length(cheek - vec3(.10, .11, 0)) - .05",
        snout=(0, -0.04, -0.11),
        snout_radii=(0.065, 0.055, 0.08),
        nose=-0.19,
    ),
    "mouse": _Features(
        ears="ellipsoid(cheek - vec3(.13, .12, .02), vec3(.085, .085, .03))",
        snout=(0, -0.03, -0.10),
        snout_radii=(0.05, 0.045, 0.12),
        nose=-0.22,
    ),
}

_HAIR: dict[Hairstyle, str] = {
    "long": "hair = smin(hair, ellipsoid(face - vec3(0, -.14, .075), vec3(.13, .24, .08)), .08);",
    "bun": "hair = smin(hair, length(face - vec3(0, .19, .04)) - .065, .03);",
    "bob": """
        float bob = ellipsoid(face - vec3(0, -.02, .035), vec3(.185, .16, .15));
        hair = smin(hair, max(bob, -(face.z + .045)), .05);
    """,
    "braids": """
        hair = smin(hair, taper(cheek, vec3(.14, -.02, .03), vec3(.19, -.24, .02), .045, .03), .03);
    """,
}

# A line for the mouth and one for the brows, as distances in the plane of the face.
_EXPRESSIONS: dict[Expression, tuple[str, str]] = {
    "smile": (
        "max(abs(face.y + .084 - 11. * face.x * face.x) - .007, cheek.x - .044)",
        "max(abs(face.y - .049 + .25 * brow + 9. * brow * brow) - .003, abs(brow) - .02)",
    ),
    "bored": (
        "max(abs(face.y + .072 - .15 * face.x) - .007, cheek.x - .034)",
        "max(abs(face.y - .038) - .005, abs(brow) - .026)",
    ),
    "worried": (
        "max(abs(face.y + .068 + 6. * face.x * face.x) - .008, cheek.x - .036)",
        "max(abs(face.y - .044 + .5 * brow) - .004, abs(brow) - .022)",
    ),
    "awe": (
        "(length((face.xy - vec2(0, -.076)) * vec2(1.2, 1.)) - .025)",
        "max(abs(face.y - .053 + 9. * brow * brow) - .003, abs(brow) - .022)",
    ),
}

# The lower half of a small ring.
_CLOSED_EYE = "max(torusZ(cheek - vec3(.056, .010, -.130), .022, .0045), cheek.y - .004)"

_HATS: dict[Hat, str] = {
    "top": """
        float hat = cylinder(face - vec3(0, .11, .02), .012, .21) - .008;
        hat = min(hat, cone(face - vec3(0, .25, .02), .13, .125, .14) - .008);
    """,
    "bowler": """
        float hat = cylinder(face - vec3(0, .075, .015), .008, .20) - .01;
        float dome = ellipsoid(face - vec3(0, .08, .015), vec3(.155, .15, .155));
        hat = min(hat, max(dome, -(face.y - .07)));
    """,
    "beanie": """
        float hat = ellipsoid(face - vec3(0, .045, .015), vec3(.168, .165, .165));
        hat = max(hat, -(face.y - .03));
        hat = min(hat, length(face - vec3(0, .225, .015)) - .045);
        hat = min(hat, torusY(face - vec3(0, .045, .015), .155, .024));
    """,
    "wizard": """
        vec3 bent = face - vec3(0, .08, .02);
        float hat = cylinder(bent, .008, .25) - .01;
        bent.x += .28 * max(bent.y - .15, 0.) * bent.y;
        hat = min(hat, cone(bent - vec3(0, .24, 0), .24, .145, .01) - .012) * .85;
    """,
    "straw": """
        float hat = ellipsoid(face - vec3(0, .07, .015), vec3(.29, .028, .29));
        hat = smin(hat, ellipsoid(face - vec3(0, .12, .015), vec3(.14, .10, .14)), .03) * .8;
    """,
    "crown": """
        vec3 ring = face - vec3(0, .15, .01);
        float teeth = .045 * abs(fract(atan(ring.x, ring.z) * 7. / 6.2832) - .5) * 2.;
        float hat = max(abs(length(ring.xz) - .115) - .012,
                        max(-ring.y - .03, ring.y - (.035 + teeth))) * .7;
    """,
    "hood": """
        float hat = ellipsoid(face - vec3(0, .015, .04), vec3(.185, .195, .185));
        hat = smin(hat, taper(face, vec3(0, .16, .08), vec3(0, .24, .14), .06, .01), .08);
        hat = smax(hat, -ellipsoid(face - vec3(0, -.015, -.12), vec3(.13, .15, .14)), .03);
    """,
    "pilot": """
        float hat = ellipsoid(face - vec3(0, .02, .02), vec3(.162, .155, .16));
        hat = max(hat, -(face.z + .085 - .5 * max(face.y - .05, 0.)));
        vec3 goggle = vec3(cheek.x - .055, face.y - .085, face.z + .115);
        hat = min(hat, torusZ(goggle, .04, .014));
    """,
    "antlers": """
        float hat = taper(cheek, vec3(.06, .12, .02), vec3(.16, .30, .03), .02, .016);
        hat = min(hat, taper(cheek, vec3(.16, .30, .03), vec3(.13, .48, 0), .016, .008));
        hat = min(hat, taper(cheek, vec3(.13, .25, .03), vec3(.27, .33, 0), .013, .007));
        hat = min(hat, taper(cheek, vec3(.155, .37, .02), vec3(.25, .46, 0), .012, .006));
    """,
}


def add_head(
    thing: Thing,
    head: Head,
    skin: Material,
    black: Material,
    *,
    fur: str,
    rubber: str,
    height: float,
    asleep: bool = False,
    expression: Expression | None = None,
) -> None:
    """Adds the head; also declares `cheek`, the face folded at its middle for pairs of things."""
    thing.code("vec3 cheek = vec3(abs(face.x), face.yz);")
    if head == "human":
        thing.part("ellipsoid(face, vec3(.145, .145, .14))", skin)
        thing.part(
            _CLOSED_EYE if asleep else "length(cheek - vec3(.05, .005, -.132)) - .016", black
        )
        thing.part("length(face - vec3(0, -.025, -.145)) - .018", skin)
        if expression:
            _add_expression(thing, expression)
    elif head == "moon":
        moon = thing.material("#fff0c0 * (.8 + .4 * fbm3(p * 14.))", glow=0.9)
        thing.part("length(face - vec3(0, .03, 0)) - .17", moon)
    elif head == "bulb":
        glass = thing.material("#fff0b0", glow=1.6)
        thing.part(
            """smin(length(face - vec3(0, .08, 0)) - .15,
                    capsule(face, vec3(0, -.1, 0), vec3(0), .06), .08)""",
            glass,
        )
    elif head == "balloon":
        balloon = thing.material(rubber, shine=0.6)
        thing.part("ellipsoid(face - vec3(0, .16, 0), vec3(.21, .25, .21))", balloon)
    else:
        _add_animal_head(thing, _ANIMALS[head], fur, black, height)


def _add_expression(thing: Thing, expression: Expression) -> None:
    """Draws mouth and brows on the skin, so that a face seen from nearby has something to say."""
    lips = thing.material("#a8403a", role="skin")
    dark = thing.material("#3a2218", role="hair")
    mouth, brows = _EXPRESSIONS[expression]
    skin = "max(abs(ellipsoid(face, vec3(.145, .145, .14))) - .003, face.z)"
    thing.code("float brow = cheek.x - .055;")
    thing.part(f"max({skin}, {mouth}) * .7", lips)
    thing.part(f"max({skin}, {brows}) * .7", dark)


def _add_animal_head(
    thing: Thing, features: _Features, fur: str, black: Material, height: float
) -> None:
    coat = thing.material(
        "mix($fur, #f6ead8, ramp(-.01, -.05, p.y - $height) * ramp(0., -.05, p.z))",
        fur=fur,
        height=height,
    )
    thing.code(
        """
        float skull = ellipsoid(face, vec3(.15, .135, .135));
        skull = smin(skull, ellipsoid(face - $snout, $radii), .06);
        skull = smin(skull, $ears, .03);
        """,
        snout=features.snout,
        radii=features.snout_radii,
        ears=features.ears,
    )
    thing.part("skull", coat)
    thing.part("length(cheek - vec3(.062, .02, -.122)) - .018", black)
    thing.part("length(face - vec3(0, -.015, $nose)) - .024", black, nose=features.nose)


def add_hair(thing: Thing, hairstyle: Hairstyle, strands: Material) -> None:
    """Adds hair on a human head."""
    if hairstyle == "none":
        return
    thing.code("float hair = ellipsoid(face - vec3(0, .035, .03), vec3(.16, .15, .152));")
    thing.code(_HAIR.get(hairstyle, ""))
    thing.part("hair", strands)


def add_hat(thing: Thing, hat: Hat, felt: Material) -> None:
    """Adds a hat, or whatever else is worn on the head."""
    thing.code(_HATS[hat])
    thing.part("hat", felt)
