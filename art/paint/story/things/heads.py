"""Heads of people and of dressed animals, with hair and hats.

All shapes are written in terms of the GLSL variable `face`, the point seen from the middle of the
head; the face looks towards -z.
"""

from dataclasses import dataclass
from typing import Literal

from art.paint.story.scene import Material, Thing
from art.paint.story.things.animal_heads import Animal, add_animal_head
from art.paint.story.things.doll_faces import (
    Features,
    Mood,
    add_beard,
    add_carved_head,
    painted_skin,
)
from art.paint.story.things.hair import Hairstyle, add_hair, strands_of

Head = Literal["human", Animal, "moon", "bulb", "balloon"]
Hat = Literal["top", "bowler", "beanie", "wizard", "straw", "crown", "hood", "pilot", "antlers"]


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


@dataclass(frozen=True)
class Paint:
    """How a head is coloured and what its face shows; `to_face` is GLSL that declares `face`."""

    skin: str
    hair: str
    rubber: str
    features: Features
    mood: Mood
    to_face: str


def add_head(thing: Thing, head: Head, paint: Paint, hairstyle: Hairstyle, hat: Hat | None) -> None:
    """Adds the head; also declares `cheek`, the face folded at its middle for pairs of things."""
    thing.code("vec3 cheek = vec3(abs(face.x), face.yz);")
    if head == "human":
        skin = painted_skin(
            thing, paint.skin, paint.hair, paint.features, paint.mood, paint.to_face
        )
        add_carved_head(thing, paint.features, skin)
        strands = strands_of(thing, paint.hair, paint.to_face)
        add_hair(thing, hairstyle, strands, capped=hat == "beanie")
        add_beard(thing, paint.features.beard, strands)
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
        balloon = thing.material(paint.rubber, shine=0.6)
        thing.part("ellipsoid(face - vec3(0, .16, 0), vec3(.21, .25, .21))", balloon)
    else:
        add_animal_head(thing, head, paint.skin, paint.mood, paint.to_face)


def add_hat(thing: Thing, hat: Hat, felt: Material) -> None:
    """Adds a hat, or whatever else is worn on the head."""
    thing.code(_HATS[hat])
    thing.part("hat", felt)
