"""A flock that lies so still that it has become the hill."""

import math
from typing import Any, Literal

from art.paint.midnight.cuts import cuts, rim
from art.paint.midnight.stage import UNIT, empty_stage
from art.paint.story.card import card
from art.paint.story.cutouts.animals import dog_outline
from art.paint.story.cutouts.geometry import blob, ellipse, land
from art.paint.story.finish import Finish
from art.paint.story.glsl import TubePoint, tube
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Material, Scene, Thing
from art.paint.story.sheets import Sheet

_PAPER, _INK = "#f4f4f4", "#161616"


@card(
    palette="block_day",
    hand="woodcut",
    title="One is missing",
    subject="shepherd on a flock of sleeping stones",
    props=("stones", "sheep", "dog", "crook", "bell", "hill"),
    mood=("patient", "absurd", "grey"),
)
def shepherd_of_stones(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.6, 0.8, -0.5), backdrop=_PAPER)
    _lay_hills(scene)
    for x, y, z, size, turn, kind in _FLOCK:
        reach = (12 + z) / 12 * UNIT
        scene.put(_stone_sheep(kind), x * reach, y * reach, z, yaw=turn, scale=size)
    scene.put(_shepherd(), 0.52 * UNIT, -0.52 * UNIT, 0.2, scale=1.45)
    _lay_bell(scene)
    _lay_tufts(scene)
    _lay_dog(scene)
    return WoodcutPlan(inks=("clay",), sky="paper", contrast=1.5)


Kind = Literal["asleep", "awake", "stone"]
_FLOCK: tuple[tuple[float, float, float, float, float, Kind], ...] = (
    (0.40, -1.14, 0.0, 2.05, 14.0, "asleep"),
    (-0.46, -0.64, 3.0, 1.28, 8.0, "awake"),
    (-0.20, -0.10, 4.0, 0.92, 22.0, "asleep"),
    (-0.72, 0.06, 5.0, 0.66, 6.0, "asleep"),
    (-0.34, 0.36, 6.0, 0.46, -20.0, "asleep"),
    (0.02, 0.56, 6.0, 0.34, 30.0, "stone"),
    (-0.70, 0.44, 6.0, 0.28, 60.0, "stone"),
    (0.62, 0.56, 6.0, 0.40, 160.0, "stone"),
    (0.36, 0.82, 6.0, 0.24, 100.0, "stone"),
    (0.80, 0.92, 6.0, 0.20, 10.0, "stone"),
    (0.60, 1.02, 6.0, 0.14, 80.0, "stone"),
)
"""Place of the feet, distance, size and turn of every sheep; the head of each is to the left."""


def _lay_hills(scene: Scene) -> None:
    """A slope that rises to the right, pale with mist."""
    far = land((-1, 0.5), (-0.3, 0.70), (0.4, 1.02), (1, 1.16))
    scene.lay(Sheet(far, "#dadada", ("hill",), turn=14), depth=55.0)
    near = land((-1, -0.16), (-0.4, -0.28), (0.3, -0.2), (1, -0.02))
    scene.lay(Sheet(near, _PAPER, ("meadow",)), depth=50.0)


def _stone_sheep(kind: Kind) -> Thing:
    """A boulder that is a sheep lying on folded legs, its head to the left, three long."""
    thing = Thing("stone", "sheep", centre=(-0.1, 0.7, -0.2), radius=2.1, step=0.75)
    rock = thing.material("mix(#808080, #f0f0f0, ramp(.35, .6, fbm3(p * 2.2)))")
    crack = thing.material("#101010")
    thing.code(
        """
        float b = ellipsoid(p - vec3(.3, .74, 0), vec3(1.34, .9, .95));
        b = smin(b, ellipsoid(p - vec3(.95, .5, -.25), vec3(.66, .62, .78)), .2);
        b = smax(b, dot(p - vec3(.5, 1.4, 0), normalize(vec3(.35, 1., -.5))), .05);
        b = smax(b, dot(p - vec3(-.2, 1.36, 0), normalize(vec3(-.5, 1., -.1))), .05);
        b = smax(b, dot(p - vec3(1.25, 1., 0), normalize(vec3(1., .5, -.5))), .05);
        b = smax(b, dot(p - vec3(.3, .8, -.84), normalize(vec3(-.25, .3, -1.))), .05);
        b = smax(b, dot(p - vec3(1.1, .5, -.92), normalize(vec3(.35, -.1, -1.))), .05);
        b += .10 * (fbm3(p * 2.6) - .5);
        float leg = taper(p, vec3(-.62, .34, -.62), vec3(-.15, .13, -.86), .2, .13);
        leg = min(leg, taper(p, vec3(1.2, .3, -.7), vec3(.5, .13, -.98), .26, .13));
        leg = min(leg, taper(p, vec3(-.5, .25, -.5), vec3(-1.0, .12, -.7), .2, .12));
        b = smax(smin(b, leg, .06), -p.y, .03);
        float torn = .5 * (fbm3(p * 2.4) - .5);
        float split = min(abs(p.x - .62 + .5 * p.y + torn) + .6 * max(0., .55 - p.y),
                          abs(p.x - 1.3 + .8 * p.y + torn) + .6 * max(0., p.y - .8));
        """
    )
    thing.body("b * .8", rock)
    thing.part("max(b - .012, split - .018)", crack)
    if kind == "stone":
        return thing
    _add_head(thing, rock, crack, kind)
    return thing


def _add_head(thing: Thing, rock: Material, dark: Material, kind: Kind) -> None:
    """A long head that rests before the body with a curled horn."""
    pale = thing.material("#e8e8e8")
    thing.code(
        """
        float h = taper(p, vec3(-.95, .92, -.5), vec3(-1.46, .44, -.72), .42, .24);
        h = smin(h, ellipsoid(p - vec3(-1.55, .36, -.75), vec3(.26, .2, .22)), .1);
        h = smin(h, taper(p, vec3(-.6, .95, -.1), vec3(-.95, .92, -.5), .6, .42), .1);
        """
    )
    thing.part("h * .85", rock)
    horn: list[TubePoint] = []
    for step in range(10):
        angle = math.radians(110 - 48 * step)
        radius = 0.44 - 0.034 * step
        x, y = -0.66 + radius * math.cos(angle), 0.96 + radius * math.sin(angle)
        horn.append((x, y, -0.86 - 0.035 * step, 0.16 - 0.012 * step))
    thing.code(tube(horn, 18, "horn"))
    thing.code("horn += .016 * sin(26. * atan(p.y - .96, p.x + .66));")
    thing.part("horn * .8", pale)
    if kind == "awake":
        thing.part("ellipsoid(p - vec3(-1.22, .80, -.94), vec3(.25, .23, .16))", pale)
        thing.part("ellipsoid(p - vec3(-1.30, .80, -1.10), vec3(.035, .04, .04))", dark)
    else:
        lid = "abs(p.y - .68 - 2.2 * (p.x + 1.27) * (p.x + 1.27)) - .032"
        thing.part(f"max(h - .03, max({lid}, max(abs(p.x + 1.27) - .18, p.z + .7)))", dark)
    mouth = "abs(p.y - .30 + .25 * (p.x + 1.55)) - .02"
    thing.part(f"max(h - .02, max({mouth}, max(abs(p.x + 1.55) - .2, p.z + .7)))", dark)


def _lay_tufts(scene: Scene) -> None:
    """Grass around the near stones, and where the largest is cracked."""
    blades = cuts("-.02,0 -.04,.05 -.09,.08", "-.01,0 -.02,.08 -.03,.13", ".01,0 .02,.06 .06,.11",
                  ".03,0 .06,.03 .10,.04", thick=0.016)  # fmt: skip
    for x, y, size in (
        (-0.30, -1.45, 1.1), (0.14, -1.45, 0.8), (0.30, -1.42, 1.0), (0.44, -1.44, 0.7),
        (-0.22, -0.68, 0.8), (-0.36, -0.80, 0.6), (-0.90, -0.70, 0.7),
        (-0.44, -0.02, 0.45), (-0.86, 0.16, 0.4), (0.90, -0.52, 0.7), (0.50, -1.09, 0.6),
    ):  # fmt: skip
        scene.lay(Sheet(blades, _INK, ("grass",)), x=x, y=y, scale=size, depth=7.0)


def _shepherd() -> Thing:
    """A man in a cloak from behind, seated at the origin, with a crook in his left hand."""
    thing = Thing("shepherd", "cloak", "hat", centre=(-0.2, 1.0, 0), radius=2.4, step=0.75)
    cloth = thing.material("#2a2a2a * (.9 + .2 * fbm3(p * 3.))", role="cloth")
    felt, wool = thing.material("#343434", role="cloth"), thing.material(INKS["clay"], glow=0.12)
    hair, glove = thing.material("#e8e8e8", role="hair"), thing.material("#f0f0f0")
    wood = thing.material("#c8c8c8")
    thing.code(
        """
        float fold = .05 * sin(8. * atan(p.x, p.z) + 1.4 * sin(p.y * 2.)) * ramp(1.5, .2, p.y);
        vec3 q = vec3(p.x - .08 * p.y, p.y, p.z / .8);
        float c = cone(q - vec3(0, .52, 0), .78, 1.05, .46) - .08 + fold;
        c = smin(c, ellipsoid(p - vec3(.1, 1.24, .02), vec3(.72, .34, .44)), .2);
        c = smin(c, taper(p, vec3(-.42, 1.22, -.1), vec3(-.98, .78, -.3), .3, .25), .1);
        """
    )
    thing.body("c * .75", cloth)
    thing.part("taper(p, vec3(-.98, .78, -.3), vec3(-1.16, 1.12, -.42), .25, .2) * .9", cloth)
    thing.part("ellipsoid(p - vec3(.12, 1.58, 0), vec3(.44, .19, .4)) + .02 * sin(p.x * 14.)", wool)
    thing.part("ellipsoid(p - vec3(.1, 1.84, 0), vec3(.33, .36, .36)) + .02 * sin(p.x * 22.)", hair)
    thing.code(
        """
        vec3 t = p - vec3(.08, 2.0, 0);
        t.yz = turn(-.28) * t.yz;
        t.xy = turn(-.10) * t.xy;
        float hat = ellipsoid(t, vec3(.92, .09, .92));
        hat = smin(hat, ellipsoid(t - vec3(0, .16, 0), vec3(.42, .42, .42)), .06);
        """
    )
    thing.part("hat * .8", felt)
    _add_crook(thing, wood, glove)
    return thing


def _add_crook(thing: Thing, wood: Material, glove: Material) -> None:
    """A tall crook, and the mitten that holds it."""
    crook: list[TubePoint] = [
        (-1.1, -0.9, -0.5, 0.075), (-1.18, 1.2, -0.5, 0.075), (-1.22, 2.5, -0.5, 0.07),
        (-1.16, 2.86, -0.5, 0.07), (-0.92, 3.02, -0.5, 0.07), (-0.68, 2.9, -0.5, 0.065),
        (-0.66, 2.66, -0.5, 0.06), (-0.76, 2.56, -0.5, 0.06),
    ]  # fmt: skip
    thing.code(tube(crook, 20, "staff"))
    thing.part("staff", wood)
    thing.code(
        """
        float fist = ellipsoid(p - vec3(-1.16, 1.24, -.46), vec3(.20, .25, .20));
        fist = smin(fist, taper(p, vec3(-1.02, 1.4, -.5), vec3(-1.2, 1.56, -.64), .09, .075), .03);
        """
    )
    for index in range(4):
        y = 1.07 + 0.115 * index
        ends = {"a": (-1.36, y, -0.58), "b": (-1.0, y - 0.02, -0.62)}
        thing.code("fist = smin(fist, taper(p, $a, $b, .065, .075), .012);", **ends)
    thing.part("fist", glove)


def _lay_bell(scene: Scene) -> None:
    """The bell at the throat of the largest stone."""
    bell = blob("-.16,.02 -.14,.26 0,.38 .14,.26 .16,.02 .26,-.1 .26,-.1 -.26,-.1 -.26,-.1")
    strap = ellipse(0.1, 0.13).at(0, 0.40) - ellipse(0.045, 0.07).at(0, 0.41)
    parts = (
        (strap, _INK), (ellipse(0.09).at(0, -0.12), _INK), (bell, INKS["clay"]),
        (cuts("-.19,.0 0,-.03 .19,.0", thick=0.035), _INK),
    )  # fmt: skip
    for index, (outline, tone) in enumerate(parts):
        place: dict[str, Any] = {"x": -0.07, "y": -1.22, "scale": 0.46, "turn": -6.0}
        scene.lay(Sheet(outline, tone, ("bell",), turn=80), **place, depth=7.9 - 0.1 * index)


def _lay_dog(scene: Scene) -> None:
    """A black dog, nose to nose with the largest stone."""
    place: dict[str, Any] = {"x": -0.74, "y": -1.44, "scale": 0.54}
    scene.lay(Sheet(rim(dog_outline(), 0.04), _PAPER), **place, depth=7.4)
    scene.lay(Sheet(dog_outline(), _INK, ("dog",)), **place, depth=7.3)
    lines = cuts("-.02,1.08 .02,.98 -.04,.90", "-.3,.1 -.2,.34 -.28,.5", thick=0.05)
    marks = ellipse(0.03).at(0.2, 1.02) | lines
    scene.lay(Sheet(marks, _PAPER), **place, depth=7.2)
