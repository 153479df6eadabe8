"""People, and figures in people's clothes: wooden dolls with painted faces, hands and joints."""

import math

import numpy as np

from art.paint.story.colour import Vec3, mix
from art.paint.story.glsl import glsl
from art.paint.story.scene import Material, Thing, rotation
from art.paint.story.things.doll_faces import (
    CHILD,
    Expression,
    Features,
    Mood,
    mood_of,
)
from art.paint.story.things.hair import Hairstyle
from art.paint.story.things.heads import Hat, Head, Paint, add_hat, add_head
from art.paint.story.things.limbs import (
    Arm,
    Foot,
    HandShape,
    Pose,
    add_hand,
    legs,
    reach,
)
from art.paint.story.things.outfits import Cut, Outfit, Pattern, cut, pattern

_HAT_TAGS: dict[Hat, str] = {
    "top": "top hat",
    "bowler": "bowler hat",
    "beanie": "bobble hat",
    "wizard": "pointed hat",
    "straw": "straw hat",
    "crown": "crown",
    "hood": "hood",
    "pilot": "goggles",
    "antlers": "antlers",
}

# How far the upper body sinks when the person sits.
_SEAT_DROP = -0.20
_HIPS = 0.30
_SHOULDER, _NECK, _HEAD_HEIGHT = 0.555, 0.60, 0.78


def person(
    coat: str = "#8a2a2a",
    pants: str = "#2a2a38",
    skin: str = "#f0c8a0",
    hair: str = "#6a3f24",
    hat: Hat | None = None,
    hat_colour: str = "#2a2a38",
    outfit: Outfit = "coat",
    hairstyle: Hairstyle = "short",
    pose: Pose | tuple[Foot, Foot] = "stand",
    left_hand: Vec3 | None = (0.17, 0.28, -0.03),
    right_hand: Vec3 | None = (-0.17, 0.28, -0.03),
    scarf: str | None = None,
    head: Head = "human",
    look: tuple[float, float] = (0, 0),
    tilt: float = 0.0,
    asleep: bool = False,
    expression: Expression | Mood | None = None,
    gaze: tuple[float, float] | None = None,
    features: Features = CHILD,
    hands: tuple[HandShape, HandShape] = ("soft", "soft"),
    thumbs: tuple[Vec3 | None, Vec3 | None] = (None, None),
    lean: tuple[float, float] = (0, 0),
    girth: float = 1.0,
    tall: float = 0.0,
    trim: str | None = None,
    weave: Pattern = "plain",
    shoes: str = "#3a2a20",
) -> Thing:
    """A person or a dressed animal; hands (left is +x) reach for points, `look` is yaw and pitch.

    A hand that is None leaves out the whole arm. Seated people have their seat near y = 0. `lean`
    bends the upper body forward and to +x, in degrees; `tall` adds that much to the legs, `girth`
    widens the body. Hands and thumbs are those of the left and the right hand.
    """
    centre_height = 0.55 + tall / 2
    thing = Thing(*_tags(head, hat, scarf), centre=(0, centre_height, 0), radius=0.95 + tall / 2,
                  step=0.9)  # fmt: skip
    lift = _SEAT_DROP if pose == "sit" else tall
    to_torso = _to_torso(lean, lift)
    to_face = to_torso + _to_face(look, tilt)
    worn = cut(outfit)
    trim = trim or mix(coat, "#fff0d8", 0.55)
    weaving = pattern(weave)
    cloth = _cloth(thing, coat, trim, to_torso, weaving + worn.details)
    sleeves = _cloth(thing, coat, trim, "", weaving)
    trousers = thing.material("$pants * (.9 + .2 * fbm3(p * 9.))", role="cloth", pants=pants)
    flesh = thing.material(skin, role="skin")
    leather = thing.material(shoes, shine=0.35)
    sole = thing.material(mix(shoes, "#000000", 0.5))
    black = thing.material("#0a0a10", shine=0.9)
    edge = thing.material(mix(coat, "#000000", 0.28), role="cloth")

    if worn.legs != "none":
        _add_legs(thing, pose, tall, girth, worn, trousers, flesh, leather, sole)
    thing.code(to_torso)
    _add_body(thing, worn, girth, cloth)
    if outfit in ("coat", "long coat"):
        _add_collar_and_buttons(thing, edge, black)
    shoulders = _shoulders(lean, lift, girth)
    for name, side, target, shape, thumb in (
        ("left_hand", 1, left_hand, hands[0], thumbs[0]),
        ("right_hand", -1, right_hand, hands[1], thumbs[1]),
    ):
        if target is not None:
            arm = reach(shoulders[name], target, side, shape, thumb)
            _add_arm(thing, arm, side, girth, sleeves, edge, flesh)
            thing.anchors[name] = arm.held

    thing.part("taper(torso, vec3(0, .56, 0), vec3(0, .70, -.005), .056, .048)", flesh)
    thing.code(_to_face(look, tilt))
    paint = Paint(skin, hair, hat_colour, features, mood_of(expression, gaze, asleep), to_face)
    add_head(thing, head, paint, hairstyle, hat)
    if hat:
        felt = thing.material("$felt * (.88 + .24 * fbm3(p * 14.))", role="cloth", felt=hat_colour)
        add_hat(thing, hat, felt)
    if scarf:
        _add_scarf(thing, scarf)
    return thing


def _tags(head: Head, hat: Hat | None, scarf: str | None) -> list[str]:
    if head == "human":
        tags = ["person"]
    elif head in ("moon", "bulb", "balloon"):
        tags = [f"{head}-headed figure", head]
    else:
        tags = [head, "animal in clothes"]
    if hat:
        tags.append(_HAT_TAGS[hat])
    if scarf:
        tags.append("scarf")
    return tags


def _to_torso(lean: tuple[float, float], lift: float) -> str:
    """GLSL that declares `torso`, the point in the space of the upper body."""
    if lean == (0, 0):
        return glsl("vec3 torso = p - vec3(0, $lift, 0);\n", lift=lift)
    rows = rotation(0, -lean[0], -lean[1]).flatten()
    return glsl(
        "vec3 torso = mat3($x, $y, $z) * (p - vec3(0, $hip, 0)) + vec3(0, $rest, 0);\n",
        x=tuple(rows[0:3]),
        y=tuple(rows[3:6]),
        z=tuple(rows[6:9]),
        hip=_HIPS + lift,
        rest=_HIPS,
    )


def _shoulders(lean: tuple[float, float], lift: float, girth: float) -> dict[str, Vec3]:
    turned = rotation(0, -lean[0], -lean[1])
    hip = np.array((0, _HIPS + lift, 0))
    found = {}
    for name, side in (("left_hand", 1), ("right_hand", -1)):
        x, y, z = hip + turned @ np.array((0.098 * girth * side, _SHOULDER - _HIPS, 0.0))
        found[name] = (float(x), float(y), float(z))
    return found


def _to_face(look: tuple[float, float], tilt: float) -> str:
    """GLSL that declares `face`, the point seen from the middle of the head."""
    code = glsl("vec3 face = torso - vec3(0, $height, 0);\n", height=_HEAD_HEIGHT)
    yaw, pitch = look
    if look != (0, 0):
        code += glsl(
            "face.xz = turn($yaw) * face.xz; face.yz = turn($pitch) * face.yz;\n",
            yaw=math.radians(yaw),
            pitch=math.radians(pitch),
        )
    if tilt:
        code += glsl("face.xy = turn($tilt) * face.xy;\n", tilt=math.radians(tilt))
    return code


def _cloth(thing: Thing, colour: str, trim: str, space: str, details: str) -> Material:
    """Cloth with a weave; its threads catch a little light."""
    return thing.material(
        "cloth * (.90 + .18 * fbm2(vec2(atan(p.x, p.z) * 6., p.y * 3.)))",
        normal=space + glsl("vec3 cloth = $coat;\n" + details, coat=colour, trim=trim)
        if "$trim" in details
        else space + glsl("vec3 cloth = $coat;\n" + details, coat=colour),
        role="cloth",
    )


def _add_body(thing: Thing, worn: Cut, girth: float, cloth: Material) -> None:
    thing.code(worn.shape, girth=girth, depth=1 + 1.15 * (girth - 1))
    if girth > 1:
        thing.code(
            "garb = smin(garb, ellipsoid(slim - vec3(0, .40, -.02), vec3(.135, .12, .125)), .08);"
        )
    thing.part("garb * .92", cloth)


def _add_collar_and_buttons(thing: Thing, edge: Material, buttons: Material) -> None:
    thing.code("vec3 flap = vec3(abs(torso.x), torso.yz), lapel = flap - vec3(.044, .566, -.092);")
    thing.code("lapel.xy = turn(.62) * lapel.xy; lapel.yz = turn(-.35) * lapel.yz;")
    thing.part(
        """smin(torusY(torso - vec3(0, .606 + .32 * torso.z, .008), .068, .021) * .9,
                ellipsoid(lapel, vec3(.024, .056, .015)), .015)""",
        edge,
    )
    thing.part(
        """min(min(length((slim - vec3(-.022, .335, -.186)) * vec3(1, 1, 1.6)),
                   length((slim - vec3(-.022, .41, -.158)) * vec3(1, 1, 1.6))),
               length((slim - vec3(-.022, .485, -.130)) * vec3(1, 1, 1.6))) - .0125""",
        buttons,
    )


def _add_arm(
    thing: Thing, arm: Arm, side: int, girth: float, cloth: Material, edge: Material, skin: Material
) -> None:
    wrist = np.array(arm.wrist)
    back = np.array(arm.elbow) - wrist
    back /= np.linalg.norm(back) + 1e-9
    thing.part(
        """smin(taper(p, $shoulder, $elbow, $upper, .039),
                taper(p, $elbow, $cuff, .038, .040), .012)""",
        cloth,
        shoulder=arm.shoulder,
        elbow=arm.elbow,
        cuff=tuple(wrist + back * 0.012),
        upper=0.046 * (1 + 0.3 * (girth - 1)),
    )
    thing.part(
        "capsule(p, $near, $far, .0415)",
        edge,
        near=tuple(wrist + back * 0.014),
        far=tuple(wrist + back * 0.004),
    )
    add_hand(thing, arm, side, skin)


def _add_legs(
    thing: Thing,
    pose: Pose | tuple[Foot, Foot],
    tall: float,
    girth: float,
    worn: Cut,
    trousers: Material,
    flesh: Material,
    leather: Material,
    sole: Material,
) -> None:
    seated = pose == "sit"
    hip_height = 0.10 if seated else _HIPS + tall
    for hip, knee, ankle in legs(pose, hip_height, 0.058 * girth):
        bare = worn.legs == "bare"
        shin = np.subtract(knee, ankle)
        sock = np.array(ankle) + shin * 0.45
        thing.part(
            """smin(taper(p, $hip, $knee, $thick, $thin),
                    taper(p, $knee, $ankle, $thin, $end), .01)""",
            flesh if bare else trousers,
            hip=hip,
            knee=knee,
            ankle=ankle,
            thick=0.047 if not bare else 0.040,
            thin=0.041 if not bare else 0.031,
            end=0.040 if not bare else 0.026,
        )
        if bare:
            thing.part(
                "taper(p, $ankle, $sock, .031, .033)", trousers, ankle=ankle, sock=tuple(sock)
            )
        # The shoe points forward and down with the shin.
        up = shin / (np.linalg.norm(shin) + 1e-9)
        forward = np.array((0.0, 0.0, -1.0))
        forward = forward - up * (forward @ up)
        if np.linalg.norm(forward) < 0.25:
            forward = np.array((0.0, -1.0, -0.2))
            forward = forward - up * (forward @ up)
        forward /= np.linalg.norm(forward)
        across = np.cross(up, forward)
        thing.code(
            """{
                vec3 q = p - $ankle;
                q = vec3(dot(q, $across), dot(q, $up), dot(q, $forward));
                float shoe = ellipsoid(q - vec3(0, -.012, .030), vec3(.043, .040, .076));
                shoe = smin(shoe, length(q - vec3(0, .005, -.005)) - .036, .02);
                shoe = max(shoe, -.040 - q.y);
                r = nearer(r, vec2(shoe, $leather));
                float sole = max(ellipsoid(q - vec3(0, -.030, .030), vec3(.049, .05, .083)),
                                 abs(q.y + .044) - .010);
                r = nearer(r, vec2(sole, $sole));
            }""",
            ankle=ankle,
            across=tuple(across),
            up=tuple(up),
            forward=tuple(forward),
            leather=leather,
            sole=sole,
        )


def _add_scarf(thing: Thing, colour: str) -> None:
    wool = thing.material(
        "$scarf * (.75 + .4 * step(.5, fract(p.y * 14.)))", role="cloth", scarf=colour
    )
    thing.part(
        """smin(torusY((torso - vec3(0, .615, 0)) * vec3(1, .8, 1), .085, .036),
                taper(torso, vec3(.06, .60, .07), vec3(.22, .52, .20), .035, .045), .03)""",
        wool,
    )
