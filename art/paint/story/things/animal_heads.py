"""Heads of animals that wear clothes, with painted eyes that show a mood.

Shapes are written in `face`, the point seen from the middle of the head, and `cheek`, its half; the
face looks towards -z and the head is about 0.145 in radius.
"""

from dataclasses import dataclass
from typing import Literal

from art.paint.story.colour import Vec3, mix
from art.paint.story.glsl import glsl
from art.paint.story.scene import Thing
from art.paint.story.things.doll_faces import HEAD, Mood

Animal = Literal["fox", "rabbit", "cat", "bear", "mouse", "wolf"]


@dataclass(frozen=True)
class _Breed:
    """What tells one animal from another."""

    skull: str
    """GLSL that declares `skull`."""
    ear: Vec3
    ear_radii: Vec3
    ear_lean: float
    markings: str
    """GLSL that changes `fur`; `pale` and `dark` are its lighter and darker tones."""
    nose: Vec3
    nose_radii: Vec3
    nose_colour: str
    eyes: tuple[float, float]
    eye_size: float
    iris: str
    mouth: Vec3
    """How low its line is, half its width, and how far forward it begins."""
    slant: float = 0.0
    ear_point: float = 0.0
    """How far the ears taper towards their tips."""


_CANINE = """
    float skull = ellipsoid(face - vec3(0, .01, .01), vec3(.146, .128, .135));
    skull = smin(skull, taper(cheek, vec3(.07, -.05, 0), vec3(.165, -.085, .02), .07, .012), .05);
    skull = smin(skull, taper(face, vec3(0, -.02, -.08), vec3(0, -.052, -.225), .066, $tip), .05);
    skull = smin(skull, taper(face, vec3(0, -.065, -.06), vec3(0, -.088, -.18), .045, .020), .02);
    skull = smax(skull, -ellipsoid(cheek - vec3(.068, .03, -.165), vec3(.045, .035, .05)), .03);
    """
_PINK_EARS = """
    fur = mix(fur, #dc9c92, .8 * ramp(.0, -.008, ear.z)
        * ramp(1., .8, length(ear.xy / $ear_radii.xy / vec2(.66, .84))));
    """

_BREEDS: dict[Animal, _Breed] = {
    "fox": _Breed(
        skull=_CANINE.replace("$tip", ".026"),
        ear=(0.092, 0.150, 0.015),
        ear_radii=(0.066, 0.120, 0.034),
        ear_lean=0.22,
        markings="""
            float low = face.y + .030 - .35 * max(cheek.x - .055, 0.) - .10 * (face.z + .1);
            fur = mix(fur, pale, ramp(.012, -.012, low) * ramp(.06, .02, face.z));
            fur = mix(fur, dark, ramp(.200, .235, face.y));
            """,
        nose=(0, -0.040, -0.248),
        nose_radii=(0.024, 0.019, 0.020),
        nose_colour="#140c0c",
        eyes=(0.47, 0.20),
        eye_size=0.86,
        iris="#c8862a",
        mouth=(-0.082, 0.045, -0.05),
        slant=0.16,
        ear_point=1.1,
    ),
    "wolf": _Breed(
        skull=_CANINE.replace("$tip", ".032"),
        ear=(0.088, 0.140, 0.02),
        ear_radii=(0.056, 0.110, 0.034),
        ear_lean=0.18,
        markings="""
            float low = face.y + .045 - .25 * max(cheek.x - .055, 0.) - .10 * (face.z + .1);
            fur = mix(fur, pale, .8 * ramp(.014, -.014, low) * ramp(.06, .02, face.z));
            fur = mix(fur, dark, .6 * ramp(.03, .01, abs(face.x)) * ramp(0., .06, face.y));
            """,
        nose=(0, -0.040, -0.250),
        nose_radii=(0.029, 0.022, 0.022),
        nose_colour="#140c0c",
        eyes=(0.46, 0.20),
        eye_size=0.80,
        iris="#d8b03a",
        mouth=(-0.086, 0.05, -0.05),
        slant=0.22,
        ear_point=1.1,
    ),
    "cat": _Breed(
        skull="""
        float skull = ellipsoid(face, vec3(.155, .132, .135));
        skull = smin(skull, ellipsoid(cheek - vec3(.036, -.052, -.115), vec3(.046, .036, .04)),
                     .03);
        skull = smin(skull, ellipsoid(face - vec3(0, -.09, -.10), vec3(.04, .025, .035)), .02);
        """,
        ear=(0.096, 0.125, 0.0),
        ear_radii=(0.062, 0.092, 0.030),
        ear_lean=0.30,
        markings="""
            fur = mix(fur, pale, ramp(.075, .045, length(vec2(cheek.x - .02, face.y + .065)))
                * ramp(0., -.05, face.z));
            """
        + _PINK_EARS,
        nose=(0, -0.030, -0.155),
        nose_radii=(0.017, 0.012, 0.012),
        nose_colour="#b86a68",
        eyes=(0.46, 0.10),
        eye_size=1.05,
        iris="#9ab83a",
        mouth=(-0.062, 0.055, -0.06),
        slant=0.10,
        ear_point=0.7,
    ),
    "rabbit": _Breed(
        skull="""
        float skull = ellipsoid(face - vec3(0, .01, .01), vec3(.136, .145, .138));
        skull = smin(skull, ellipsoid(cheek - vec3(.07, -.07, -.05), vec3(.065, .055, .07)), .04);
        skull = smin(skull, ellipsoid(cheek - vec3(.026, -.055, -.125), vec3(.036, .034, .04)),
                     .02);
        skull = smin(skull, ellipsoid(face - vec3(0, -.095, -.09), vec3(.035, .028, .035)), .02);
        """,
        ear=(0.066, 0.285, 0.025),
        ear_radii=(0.042, 0.185, 0.030),
        ear_lean=0.12,
        markings="""
            fur = mix(fur, pale, .7 * ramp(-.02, -.07, face.y) * ramp(0., -.05, face.z));
            """
        + _PINK_EARS,
        nose=(0, -0.028, -0.162),
        nose_radii=(0.019, 0.013, 0.012),
        nose_colour="#c8807a",
        eyes=(0.52, 0.14),
        eye_size=0.98,
        iris="#4a2c1c",
        mouth=(-0.066, 0.045, -0.06),
        slant=-0.04,
    ),
    "bear": _Breed(
        skull="""
        float skull = ellipsoid(face - vec3(0, .01, .01), vec3(.158, .142, .142));
        skull = smin(skull, ellipsoid(cheek - vec3(.085, -.06, -.03), vec3(.075, .06, .075)), .05);
        skull = smin(skull, ellipsoid(face - vec3(0, -.042, -.125), vec3(.070, .054, .075)), .04);
        skull = smin(skull, ellipsoid(face - vec3(0, -.085, -.10), vec3(.045, .032, .05)), .02);
        """,
        ear=(0.115, 0.115, 0.02),
        ear_radii=(0.058, 0.056, 0.032),
        ear_lean=0.35,
        markings="""
            fur = mix(fur, pale, ramp(.085, .070, length((face - vec3(0, -.048, -.15))
                * vec3(1., 1.2, .8))));
            """,
        nose=(0, -0.022, -0.200),
        nose_radii=(0.032, 0.022, 0.018),
        nose_colour="#1a1010",
        eyes=(0.42, 0.16),
        eye_size=0.74,
        iris="#5a3418",
        mouth=(-0.070, 0.050, -0.10),
    ),
    "mouse": _Breed(
        skull="""
        float skull = ellipsoid(face, vec3(.140, .128, .138));
        skull = smin(skull, ellipsoid(cheek - vec3(.06, -.055, -.05), vec3(.06, .05, .06)), .04);
        skull = smin(skull, taper(face, vec3(0, -.02, -.09), vec3(0, -.042, -.205), .066, .022),
                     .05);
        """,
        ear=(0.138, 0.115, 0.03),
        ear_radii=(0.092, 0.092, 0.030),
        ear_lean=0.55,
        markings="""
            fur = mix(fur, pale, ramp(.0, -.05, face.y + .02) * ramp(.02, -.05, face.z));
            """
        + _PINK_EARS,
        nose=(0, -0.036, -0.226),
        nose_radii=(0.019, 0.017, 0.016),
        nose_colour="#a85a5a",
        eyes=(0.46, 0.14),
        eye_size=0.84,
        iris="#2a1812",
        mouth=(-0.074, 0.045, -0.06),
    ),
}


def add_animal_head(thing: Thing, animal: Animal, fur: str, mood: Mood, to_face: str) -> None:
    """The head of an animal; `face` and `cheek` have been declared."""
    breed = _BREEDS[animal]
    ear = glsl(
        "vec3 ear = cheek - $at; ear.xy = turn($lean) * ear.xy;"
        " ear.x *= 1. + $point * max(ear.y / $height + .35, 0.);\n",
        at=breed.ear,
        lean=breed.ear_lean,
        point=breed.ear_point,
        height=breed.ear_radii[1],
    )
    coat = thing.material(
        "fur",
        role="hair",
        normal=to_face
        + "vec3 cheek = vec3(abs(face.x), face.yz);\n"
        + ear
        + glsl(
            """
            vec3 fur = $fur * (.80 + .36 * fbm3(p * vec3(34., 14., 34.)));
            vec3 pale = mix(#fbf2e2, $fur, .10), dark = $fur * .25;
            """
            + breed.markings
            + """
            vec2 on = unrolled(face / $head);
            if (face.z < .0) {
                float lip = face.y - $low - $smile * face.x * face.x * 6.;
                float line = max(abs(lip) - .0045, max(cheek.x - $wide, face.z - $forward));
                fur = mix(fur, #2a1410, within(line, .002));
                fur = paintEyes(fur, on, $eyes, $size, #f4ecd8, $iris, $lid, vec2($across, $up),
                                vec2($lids, $squint), $slant, .145);
                fur = paintBrows(fur, on, $eyes + vec2(-.02, .24), $brow,
                                 vec4($brows, $worry, $one_brow, .030));
            }
            """,
            fur=fur,
            ear_radii=f"vec3{breed.ear_radii}",
            head=HEAD,
            low=breed.mouth[0],
            wide=breed.mouth[1],
            forward=breed.mouth[2],
            smile=mood.smile,
            eyes=f"vec2{breed.eyes}",
            size=breed.eye_size,
            iris=breed.iris,
            lid=mix(fur, "#201008", 0.30),
            across=mood.gaze[0],
            up=mood.gaze[1],
            lids=mood.lids,
            squint=mood.squint,
            slant=breed.slant - 0.10 * mood.worry,
            brow=mix(fur, "#201008", 0.62),
            brows=mood.brows,
            worry=mood.worry,
            one_brow=mood.one_brow,
        ),
    )
    nose = thing.material(breed.nose_colour, shine=0.6)
    thing.code(breed.skull + ear)
    thing.code(
        """
        float lobe = ellipsoid(ear, $radii);
        float hollow = ellipsoid(ear - vec3(0, -.01, -$deep), $radii * vec3(.68, .82, 1.));
        lobe = smax(lobe, -hollow, .01);
        skull = smin(skull, lobe, .03);
        """,
        radii=breed.ear_radii,
        deep=breed.ear_radii[2] * 0.8,
    )
    thing.part("skull * .9", coat)
    thing.part("ellipsoid(face - $at, $radii)", nose, at=breed.nose, radii=breed.nose_radii)
