"""Faces painted on the wooden heads of dolls: what they feel, see, and how old they are."""

from dataclasses import dataclass, replace
from typing import Literal

from art.paint.story.colour import mix
from art.paint.story.glsl import glsl
from art.paint.story.scene import Material, Thing

Expression = Literal[
    "calm",
    "smile",
    "bored",
    "worried",
    "awe",
    "fear",
    "doubt",
    "asleep",
    "laughter",
    "mischief",
    "grief",
    "concentration",
    "tender",
]
Nose = Literal["button", "snub", "long", "hook", "potato"]
Beard = Literal["none", "moustache", "goatee", "full"]

HEAD = 0.145  # the radius of a head


@dataclass(frozen=True)
class Mood:
    """What a face shows; 0 is at rest."""

    lids: float = 0.86
    """How far the upper lids are open."""
    squint: float = 0.0
    """How far the lower lids are raised, up to 1: eyes closed by laughing."""
    gaze: tuple[float, float] = (0.0, 0.0)
    """Where the eyes look, right and up in the viewer's eyes, from -1 to 1."""
    brows: float = 0.0
    """How high the brows are."""
    worry: float = 0.0
    """Above 0 the inner ends of the brows are raised, below 0 lowered."""
    one_brow: float = 0.0
    """How much higher the right brow is than the left one."""
    smile: float = 0.0
    mouth: float = 0.0
    """From 0, closed, to 1, wide open."""
    width: float = 0.24
    """Half the width of the mouth."""
    drawn: float = 0.0
    """How far the mouth is drawn up to the right, below 0 to the left."""


MOODS: dict[Expression, Mood] = {
    "calm": Mood(smile=0.15),
    "smile": Mood(squint=0.2, brows=0.03, smile=1.0, width=0.30),
    "bored": Mood(lids=0.5, brows=-0.02, smile=-0.25, drawn=-0.6, width=0.20),
    "worried": Mood(lids=0.95, brows=0.03, worry=0.5, smile=-0.75, width=0.20),
    "awe": Mood(lids=1.1, brows=0.12, smile=0.2, mouth=0.62, width=0.15),
    "fear": Mood(lids=1.22, brows=0.10, worry=0.7, smile=-0.9, mouth=0.55, width=0.24),
    "doubt": Mood(lids=0.66, one_brow=0.085, worry=-0.1, smile=-0.35, drawn=1.0, width=0.20),
    "asleep": Mood(lids=0.0, squint=0.12, brows=-0.01, smile=0.25, width=0.17),
    "laughter": Mood(lids=0.0, squint=1.0, brows=0.08, smile=1.1, mouth=0.95, width=0.31),
    "mischief": Mood(
        lids=0.62, squint=0.45, one_brow=-0.06, worry=-0.45, smile=0.8, drawn=-1.3, width=0.28
    ),
    "grief": Mood(lids=0.38, squint=0.1, worry=0.85, brows=0.02, smile=-1.3, width=0.22),
    "concentration": Mood(
        lids=0.55, squint=0.15, gaze=(0, -0.8), worry=-0.5, brows=-0.05, smile=0.0, width=0.15
    ),
    "tender": Mood(lids=0.6, squint=0.1, brows=0.02, worry=0.2, smile=0.6, width=0.22),
}


@dataclass(frozen=True)
class Features:
    """How a head is carved and painted."""

    nose: Nose = "button"
    jaw: float = 1.0
    chin: float = 0.0
    """How much longer the face is than that of a child."""
    cheeks: float = 1.0
    ears: float = 1.0
    age: float = 0.0
    """From 0 to 1: lines around eyes and mouth and on the forehead."""
    iris: str = "#5a3a22"
    lips: float = 1.0
    beard: Beard = "none"
    freckles: float = 0.0
    eyes: float = 1.0
    """The size of the eyes."""


CHILD = Features(cheeks=1.12, eyes=1.1)
WOMAN = Features(nose="snub", chin=0.10, jaw=0.92, lips=1.3)
MAN = Features(nose="long", chin=0.18, jaw=1.04, cheeks=0.9, lips=0.75, eyes=0.92)
OLD_WOMAN = Features(nose="hook", chin=0.16, jaw=0.98, age=1.0, ears=1.15, lips=0.6, eyes=0.88)
OLD_MAN = Features(
    nose="potato", chin=0.16, jaw=1.02, age=1.0, ears=1.35, lips=0.6, beard="moustache", eyes=0.86
)

_NOSES: dict[Nose, str] = {
    "button": "ellipsoid(f - vec3(0, -.17, -.96), vec3(.14, .12, .15))",
    "snub": "taper(f, vec3(0, .02, -.86), vec3(0, -.19, -1.04), .06, .105)",
    "long": "taper(f, vec3(0, .12, -.86), vec3(0, -.27, -1.16), .075, .125)",
    "hook": """min(taper(f, vec3(0, .16, -.84), vec3(0, -.05, -1.14), .07, .10),
                   taper(f, vec3(0, -.05, -1.14), vec3(0, -.32, -1.15), .10, .085))""",
    "potato": "ellipsoid(f - vec3(0, -.19, -1.02), vec3(.23, .19, .21))",
}

_BEARDS: dict[Beard, str] = {
    "moustache": """
        float beard = taper(s, vec3(.04, -.37, -.92), vec3(.34, -.45, -.80), .085, .07);
        beard = smin(beard, taper(s, vec3(.34, -.45, -.80), vec3(.52, -.36, -.66), .07, .02), .05);
        """,
    "goatee": """
        float beard = taper(f, vec3(0, -.78, -.74), vec3(0, -1.18, -.80), .17, .03);
        """,
    "full": """
        float beard = ellipsoid(f - vec3(0, -.72, -.36), vec3(.84, .58, .62));
        beard = smin(beard, taper(f, vec3(0, -.9, -.5), vec3(0, -1.5, -.62), .42, .06), .25);
        beard = smin(beard, taper(s, vec3(.05, -.37, -.90), vec3(.42, -.50, -.72), .09, .05), .08);
        beard = smax(beard, -ellipsoid(f - vec3(0, -.50, -1.06), vec3(.25, .085, .5)), .05);
        beard = smax(beard, f.y + .26, .1);
        """,
}


def mood_of(
    expression: Expression | Mood | None, gaze: tuple[float, float] | None, asleep: bool
) -> Mood:
    """The mood of a face; sleep and a gaze win over what the expression says about the eyes."""
    mood = expression if isinstance(expression, Mood) else MOODS[expression or "calm"]
    if asleep:
        rest = MOODS["asleep"]
        mood = replace(mood, lids=0.0, squint=min(mood.squint, rest.squint))
    return replace(mood, gaze=gaze) if gaze else mood


def painted_skin(
    thing: Thing, skin: str, hair: str, features: Features, mood: Mood, to_face: str
) -> Material:
    """The material of a head with its face; `to_face` is GLSL that declares `face` from `p`."""
    brow_colour = mix(hair, "#20100c", 0.45)
    brow_size = 0.042 * (1.25 if features.age else 1.0)
    wrinkles = features.age
    colour = glsl(
        """painted(mix($skin, $skin * vec3(.80, .72, .70), .5 * ramp(-.35, -.95, face.y / .145)),
                   face / .145, $blush, $freckles)""",
        skin=skin,
        blush=mix(skin, "#d8503c", 0.42),
        freckles=features.freckles,
    )
    statements = glsl(
        to_face
        + """
        vec3 flesh = $base;
        vec2 on = unrolled(face / $head);
        if (face.z < .02) {
            flesh = paintAge(flesh, on, $age);
            flesh = paintMouth(flesh, on, vec2(0, $mouth_y), $lip,
                               vec4($smile, $open, $width, $drawn), $lips);
            flesh = paintEyes(flesh, on, EYES, $size, #f6efe0, $iris, $lid, vec2($across, $up),
                              vec2($lids, $squint), $slant, .125);
            flesh = paintBrows(flesh, on, vec2(EYES.x, .30), $brow_colour,
                               vec4($brows, $worry, $one_brow, $thick));
        }
        """,
        base=colour,
        head=HEAD,
        age=wrinkles,
        mouth_y=-0.47 - 0.35 * features.chin,
        lip=mix(mix(skin, "#b03a34", 0.62), "#401818", 0.08),
        smile=mood.smile,
        open=mood.mouth,
        width=mood.width,
        drawn=mood.drawn,
        lips=features.lips,
        size=features.eyes,
        iris=features.iris,
        lid=mix(mix(skin, "#a05040", 0.22), "#000000", 0.10),
        across=mood.gaze[0],
        up=mood.gaze[1],
        lids=mood.lids,
        squint=mood.squint,
        slant=-0.10 * mood.worry,
        brow_colour=brow_colour,
        brows=mood.brows,
        worry=mood.worry,
        one_brow=mood.one_brow,
        thick=brow_size,
    )
    return thing.material("flesh", normal=statements, role="skin")


def add_carved_head(thing: Thing, features: Features, skin: Material) -> None:
    """The head of a person; declares `f`, the point in radii of the head, and `s`, its half."""
    thing.code("vec3 f = face / $head, s = vec3(abs(f.x), f.yz);", head=HEAD)
    thing.code(
        "float carved = carvedHead(f, $jaw, $chin, $cheeks, $ears);",
        jaw=features.jaw,
        chin=features.chin,
        cheeks=features.cheeks,
        ears=features.ears,
    )
    thing.code(f"carved = smin(carved, {_NOSES[features.nose]}, .09);")
    thing.part("carved * $head", skin, head=HEAD)


def add_beard(thing: Thing, beard: Beard, hair: Material) -> None:
    """A beard in the colour of the hair, after the head."""
    if beard == "none":
        return
    thing.code(_BEARDS[beard])
    thing.code("beard += .02 * sin(f.x * 38. + 4. * sin(f.y * 7.));")
    thing.part("beard * $head * .8", hair, head=HEAD)
