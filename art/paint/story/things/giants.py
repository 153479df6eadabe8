"""Giants that hold something: an open palm, a bear with its arms around a ball."""

from art.paint.story.colour import Vec3
from art.paint.story.glsl import TubePoint, tube
from art.paint.story.scene import Material, Thing

# Knuckle, two joints and the tip of each finger, from the first to the little one; then the thumb.
_PALM_FINGERS: tuple[tuple[TubePoint, ...], ...] = (
    ((-0.5, -0.04, -0.40, 0.2), (-1.0, -0.13, -0.5, 0.17), (-1.38, 0.0, -0.55, 0.15)),
    ((-0.55, -0.04, -0.13, 0.2), (-1.15, -0.16, -0.17, 0.18), (-1.58, 0.02, -0.18, 0.155)),
    ((-0.55, -0.04, 0.14, 0.2), (-1.12, -0.12, 0.17, 0.17), (-1.52, 0.1, 0.17, 0.15)),
    ((-0.5, -0.02, 0.38, 0.17), (-0.95, -0.04, 0.46, 0.15), (-1.28, 0.2, 0.48, 0.13)),
    ((0.35, -0.08, -0.45, 0.24), (-0.05, -0.12, -0.86, 0.19), (-0.42, -0.02, -1.02, 0.16)),
)
_PALM_TIPS: tuple[TubePoint, ...] = (
    (-1.58, 0.24, -0.55, 0.12),
    (-1.8, 0.3, -0.17, 0.125),
    (-1.72, 0.4, 0.16, 0.12),
    (-1.44, 0.44, 0.46, 0.1),
    (-0.72, 0.16, -1.04, 0.125),
)


def open_palm(skin: str = "#d8a888", sleeve: str = "#2a4a5c", cuff: str = "#f0e6d4") -> Thing:
    """A hand with its palm up and its fingers towards -x; the hollow is around y = 0.1.

    The arm goes down to y = -3 at the right.
    """
    thing = Thing("hand", centre=(0.2, -1.0, 0), radius=3.0)
    surface = thing.material(
        "$skin * (.88 + .2 * fbm3(p * 4.))", role="skin", translucency=0.3, skin=skin
    )
    cloth = thing.material("$sleeve * (.85 + .3 * fbm3(p * 5.))", role="cloth", sleeve=sleeve)
    linen = thing.material(cuff, role="cloth")
    thing.code(
        """
        float flesh = ellipsoid(p - vec3(-.05, -.06, 0), vec3(.78, .24, .58));
        flesh = smin(flesh, ellipsoid(p - vec3(.45, -.08, -.12), vec3(.45, .3, .46)), .15);
        flesh = smin(flesh, taper(p, vec3(.6, -.12, 0), vec3(1.25, -.75, .05), .36, .32), .2);
        """
    )
    for index, (finger, tip) in enumerate(zip(_PALM_FINGERS, _PALM_TIPS, strict=True)):
        thing.code(tube((*finger, tip), 7, f"finger{index}", blend=0.03))
        thing.code(f"flesh = smin(flesh, finger{index}, .1);")
    thing.code("flesh = smax(flesh, -ellipsoid(p - vec3(-.1, .5, 0), vec3(.85, .45, .5)), .12);")
    thing.body("flesh * .9", surface)
    thing.part("taper(p, vec3(1.2, -.72, .05), vec3(1.32, -.86, .06), .4, .42) * .9", linen)
    thing.part(
        "(taper(p, vec3(1.3, -.86, .06), vec3(1.62, -3., .1), .46, .62)"
        " + .03 * sin(p.y * 9. + p.x * 3.)) * .85",
        cloth,
    )
    return thing


_BALL: Vec3 = (-0.15, 1.75, -0.6)
_BALL_RADIUS = 1.15
_ARMS: tuple[tuple[TubePoint, ...], ...] = (
    (
        (-0.45, 2.55, 0.6, 0.36),
        (-1.35, 2.15, -0.05, 0.34),
        (-1.45, 1.4, -1.1, 0.32),
        (-0.75, 1.1, -1.7, 0.3),
    ),
    (
        (1.4, 2.5, 0.4, 0.4),
        (1.7, 1.7, -0.5, 0.36),
        (1.2, 1.15, -1.45, 0.33),
        (0.45, 1.02, -1.78, 0.3),
    ),
)


def hugging_bear(fur: str = "#7a5a44", muzzle: str = "#d8b890") -> Thing:
    """A sitting bear, four high, asleep with its arms around a ball.

    The ball's centre is the anchor "ball", its radius 1.15.
    """
    thing = Thing("bear", centre=(0.1, 1.9, -0.2), radius=3.0)
    coat = thing.material("$fur * (.7 + .5 * fbm3(p * vec3(5., 9., 5.)))", role="hair", fur=fur)
    pale = thing.material("$pale * (.85 + .25 * fbm3(p * 6.))", pale=muzzle)
    black = thing.material("#120c0c", shine=0.6)
    thing.code(
        """
        float whole = ellipsoid(p - vec3(.5, 1.4, .75), vec3(1.4, 1.55, 1.1));
        vec3 h = p - vec3(.62, 3.4, -.1);
        h.xy = turn($tilt) * h.xy;
        h.xz = turn($aside) * h.xz;
        vec3 c = vec3(abs(h.x), h.yz);
        float skull = ellipsoid(h, vec3(.8, .68, .66));
        whole = smin(whole, skull, .25);
        float ear = length(c - vec3(.58, .55, .05)) - .25;
        whole = smin(whole, smax(ear, -(length(c - vec3(.6, .57, -.16)) - .15), .05), .08);
        """,
        tilt=0.22,
        aside=-0.4,
    )
    for index, arm in enumerate(_ARMS):
        thing.code(tube(arm, 9, f"arm{index}", blend=0.05))
        thing.code(f"whole = smin(whole, arm{index}, .15);")
    thing.code(
        """
        vec3 foot = vec3(abs(p.x - .1) - .95, p.y - .42, p.z + .95);
        whole = smin(whole, ellipsoid(foot, vec3(.46, .52, .4)), .1);
        whole += .03 * (fbm3(p * 7.) - .5);
        """
    )
    thing.body("whole * .85", coat)
    thing.part("ellipsoid(h - vec3(0, -.2, -.55), vec3(.36, .27, .34))", pale)
    thing.part("ellipsoid(foot - vec3(0, 0, -.3), vec3(.28, .32, .13))", pale)
    _add_sleep(thing, black)
    thing.anchors["ball"] = _BALL
    return thing


def _add_sleep(thing: Thing, black: Material) -> None:
    """Nose, smile and closed eyes."""
    thing.part("ellipsoid(h - vec3(0, -.06, -.86), vec3(.14, .1, .1))", black)
    thing.part("max(torusZ(c - vec3(.11, -.22, -.87), .11, .02), h.y + .22)", black)
    arc = "max(abs(length(c.xy - vec2(.38, .2)) - .15) - .03, h.y - .17)"
    thing.part(f"max(abs(skull - .03) - .03, max({arc}, h.z)) * .8", black)
