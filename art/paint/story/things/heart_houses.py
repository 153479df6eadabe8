"""A house in the shape of a heart, and the barrow that moves it."""

from art.paint.story.glsl import tube
from art.paint.story.scene import Thing


def heart_house(colour: str = "#c8283f") -> Thing:
    """A heart about 2 wide around the origin with a window, a door and roots at its tip."""
    thing = Thing("heart", "roots", radius=2.3, step=0.9)
    skin = thing.material(
        "$colour * (.75 + .25 * fbm3(p * 3.)) * (.9 + .2 * fbm3(p * 12.))",
        shine=0.35,
        colour=colour,
    )
    lamp = thing.material("#ffd890", glow=1.3)
    frame = thing.material("#f4e4c8")
    wood = thing.material("#6a3a1c * (.7 + .5 * fbm2(p.xy * vec2(14., 2.)))")
    brick = thing.material("#b86a4a * (.7 + .4 * step(.1, fract(p.y * 12.)))")
    root = thing.material("#5a3e28 * (.6 + .7 * fbm3(p * 6.))")
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float heart = ellipsoid(side - vec3(.44, .42, 0), vec3(.58, .56, .52));
        heart = smin(heart, taper(p, vec3(0, .05, 0), vec3(.06, -1.05, 0), .72, .08), .28);
        heart = smin(heart, ellipsoid(side - vec3(.3, 0, 0), vec3(.56, .62, .5)), .2);
        heart = smax(heart, -taper(p, vec3(0, 1.15, -.6), vec3(0, 1.05, .6), .16, .16), .18);
        float peel = heart + max(p.z, 0.) * 2.;
        vec2 pane = p.xy - vec2(-.42, .40), leaf = p.xy - vec2(.22, -.18);
        float hole = length(pane) - .25;
        float arch = max(abs(leaf.x) - .22, max(-leaf.y - .36, length(leaf - vec2(0, .05)) - .32));
        """
    )
    thing.body("heart * .8", skin)
    thing.part("max(peel - .03, hole) * .8", lamp)
    cross = "max(hole, min(abs(pane.x), abs(pane.y)) - .020)"
    thing.part(f"max(peel - .06, min(abs(hole) - .045, {cross})) * .8", frame)
    thing.part("max(peel - .03, arch) * .8", wood)
    thing.part("max(peel - .06, abs(arch) - .04) * .8", frame)
    thing.part("length(p - vec3(.36, -.22, -.60)) - .035", frame)
    thing.part("box(p - vec3(.52, 1.02, .1), vec3(.09, .22, .09))", brick)
    for index, (x, z, aside, length) in enumerate(
        (
            (0.06, 0, 0.02, 1.0),
            (0.14, -0.25, 0.55, 0.75),
            (-0.04, -0.3, -0.55, 0.85),
            (0.1, -0.18, 0.95, 0.55),
            (-0.02, -0.2, -0.95, 0.6),
        )
    ):
        line = [
            (x * 0.6, -0.80, z * 0.2, 0.13),
            (x + aside * 0.35, -1.05 - 0.1 * length, z, 0.085),
            (x + aside * 0.8, -1.05 - 0.5 * length, z - 0.15, 0.05),
            (x + aside * 0.85, -1.05 - length, z - 0.18, 0.02),
        ]
        thing.code(tube(line, 5, f"root{index}"))
        thing.part(f"root{index} * .9", root)
    thing.light((-0.42, 0.42, -1.1), "#ffd080", strength=0.9, reach=0.8)
    return thing


def wheelbarrow() -> Thing:
    """A wooden barrow about 2.6 long with its wheel at -x."""
    thing = Thing("wheelbarrow", centre=(0.2, 0.5, 0), radius=1.8)
    wood = thing.material("#7a5a3a * (.7 + .5 * fbm3(p * vec3(3., 12., 3.)))")
    iron = thing.material("#3a3440", shine=0.4)
    thing.code(
        """
        vec3 side = vec3(p.xy, abs(p.z)), box_ = p - vec3(0, .72, 0);
        float along = abs(box_.x + .1 * box_.y) - .25 * box_.y, across = abs(box_.z) - .16 * box_.y;
        float tray = max(max(along - .62, across - .44), abs(box_.y) - .26);
        tray = max(tray, -max(max(along - .57, across - .39), -box_.y - .2));
        vec3 hub = p - vec3(-1., .30, 0), spoke = vec3(spokes(hub.xy, 6.), hub.z);
        """
    )
    thing.body("tray * .8", wood)
    thing.part("capsule(side, vec3(-.95, .34, .08), vec3(1.55, .62, .42), .045)", wood)
    thing.part("capsule(side, vec3(.62, .5, .34), vec3(.78, 0, .36), .045)", wood)
    thing.part("capsule(spoke, vec3(0), vec3(.26, 0, 0), .022)", wood)
    thing.part("torusZ(hub, .27, .05)", iron)
    return thing
