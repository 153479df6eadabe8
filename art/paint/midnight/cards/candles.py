"""Candles that are put to bed."""

import math
from dataclasses import dataclass
from typing import Any

from art.paint.midnight.cuts import cuts
from art.paint.midnight.stage import UNIT, empty_stage
from art.paint.story import things
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import blob, box, ellipse, polygon, strip
from art.paint.story.finish import Finish
from art.paint.story.glsl import tube
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene, Thing
from art.paint.story.sheets import Sheet


@dataclass(frozen=True)
class _Wax:
    """A candle with a face; lengths are in units of the scene."""

    x: float
    """Where it stands in the picture, from the left to the right."""
    foot: float
    """The height of its saucer in the picture."""
    away: float
    """How far it stands behind the origin of the scene."""
    height: float
    radius: float
    face: float
    """The height of its nose above the saucer."""
    runs: tuple[tuple[float, float], ...]
    """Where wax runs down, in degrees from the front, and how far."""
    long: float = 1.0
    """How long the face is for its width."""
    smile: float = 0.0
    yawn: float = 0.0
    awake: bool = False
    pool: float = 0.0
    """How far the molten wax spreads around the foot."""
    yaw: float = 0.0

    @property
    def reach(self) -> float:
        """Picture units in one unit of the scene at its distance."""
        return 12 / (12 + self.away) / UNIT


_TALL = _Wax(-0.50, -0.60, 2.4, 6.6, 0.95, 4.4, ((-70, 3.4), (-25, 1.0), (38, 1.6), (75, 4.6)),
             long=1.5, smile=0.1, yaw=-10)  # fmt: skip
_FAT = _Wax(0.34, -0.94, 1.0, 4.5, 1.42, 2.6, ((-80, 2.6), (-42, 0.9), (8, 0.7), (50, 1.2),
            (85, 3.0)), yawn=1.0, pool=0.2, yaw=8)  # fmt: skip
_STUMP = _Wax(-0.38, -1.24, -1.0, 1.95, 1.05, 1.0, ((-75, 1.3), (-35, 0.5), (40, 0.6), (80, 1.4)),
              long=0.75, smile=1.0, pool=0.45, yaw=-8)  # fmt: skip
_NEW = _Wax(0.74, -1.22, -0.6, 2.6, 0.58, 1.5, (), smile=-0.1, awake=True, yaw=14)


@card(
    palette="block_night",
    hand="woodcut",
    title="She reads them to sleep",
    subject="candles with sleepy faces",
    props=("candles", "wax", "flames", "snuffer", "glove", "book", "matchbox"),
    mood=("eerie", "tender", "festive"),
)
def candle_heads(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, light_from=(-0.8, 0.6, -0.45))
    _lay_table(scene)
    for wax in (_TALL, _FAT, _STUMP, _NEW):
        place = (wax.x / wax.reach, wax.foot / wax.reach, wax.away)
        scene.put(_candle(wax), *place, yaw=wax.yaw)
        scene.put(_saucer(wax.radius + wax.pool), *place, yaw=wax.yaw)
    _lay_flame(scene, _TALL, 1.0)
    _lay_flame(scene, _STUMP, 0.7)
    _put_hand(scene)
    _lay_smoke(scene)
    _lay_matchbox(scene)
    return WoodcutPlan(inks=("lamp", "plum", "vermilion"), sky="black", contrast=1.6, lamp_pool=0)


def _candle(wax: _Wax) -> Thing:
    """A candle in its saucer at y = 0, with a face towards -z, runs of wax and a wick."""
    half = wax.height / 2 + 0.4
    thing = Thing("candle", "wax", centre=(0, half, 0), radius=half + 1.2 + wax.pool, step=0.7)
    white = thing.material("#ece6dc")
    dark = thing.material("#100c10", role="eye")
    thing.code(
        """
        float R = $radius;
        float w = cylinder(p - vec3(0, $half, 0), $half - .12, R - .12) - .12;
        w += .03 * R * sin(p.y * 1.7 + 1.) + .03 * (fbm3(p * 1.5) - .5);
        w = smax(w, -ellipsoid(p - vec3(0, $high, 0), vec3(.72, .5, .72) * R), .15);
        w = smin(w, ellipsoid(p, vec3(R + $pool + .2, .25 + .25 * $pool, R + $pool + .2)), .35);
        """,
        radius=wax.radius, half=wax.height / 2, high=wax.height, pool=wax.pool,
    )  # fmt: skip
    for degrees, length in wax.runs:
        angle = math.radians(degrees)
        x, z = wax.radius * math.sin(angle), -wax.radius * math.cos(angle)
        ends = {"a": (x, wax.height - 0.1, z), "b": (x * 1.04, wax.height - length, z * 1.04)}
        thing.code(
            "w = smin(w, taper(p, $a, $b, .13 * R + .05, .15 * R + .06), .12 * R + .04);", **ends
        )
    _add_face(thing, wax)
    thing.body("w * .85", white)
    thing.part("taper(p, vec3(0, $a, 0), vec3(.06, $b, 0), .07, .05)", dark,
               a=wax.height - 0.5, b=wax.height + 0.34)  # fmt: skip
    _add_lines(thing, wax)
    return thing


def _add_face(thing: Thing, wax: _Wax) -> None:
    """Brows, lids, nose, cheeks and lips in relief on the shaft `w`."""
    thing.code(
        """
        vec3 s = vec3(abs(p.x) / R, (p.y - $face) / R / $long, -p.z / R);
        float f = taper(s, vec3(0, .30, .98), vec3(0, -.12, 1.24), .10, .18);
        f = smin(f, ellipsoid(s - vec3(.17, -.17, 1.06), vec3(.12, .10, .14)), .06);
        f = smin(f, ellipsoid(s - vec3(.40, .42, .86), vec3(.30, .08, .16)), .1);
        f = smin(f, ellipsoid(s - vec3(.38, .14, .84), vec3(.23, .18, .18)), .06);
        f = smin(f, ellipsoid(s - vec3(.52, -.26, .74), vec3(.24, .22, .22)), .1);
        f = smin(f, ellipsoid(s - vec3(0, -.66 - .38 * $yawn, .90), vec3(.30, .13, .18)), .1);
        w = smin(w, f * R * min(1., $long), .1 * R);
        """,
        face=wax.face, long=wax.long, yawn=wax.yawn,
    )  # fmt: skip
    if wax.yawn:
        thing.code("w = smax(w, -ellipsoid(s - vec3(0, -.70, 1.), vec3(.2, .26, .3)) * R, .06);")


def _add_lines(thing: Thing, wax: _Wax) -> None:
    """Lashes or eyes, brows and the mouth, dark on the wax and pointed at their ends."""
    dark = thing.material("#0c0a0c", role="eye")

    def line(height: str, middle: float, half: float, thick: float) -> None:
        ends = f"(1. - (s.x - {middle:.3f}) * (s.x - {middle:.3f}) / {half * half:.4f})"
        line = f"abs(s.y - ({height})) - {thick:.3f} * {ends}"
        thing.part(f"max(max(w - .03 * R, .3 - s.z), ({line}) * R)", dark)

    if wax.awake:
        ball = thing.material("#ffffff", role="eye")
        thing.part("ellipsoid(s - vec3(.38, .14, .90), vec3(.22, .22, .16)) * R", ball)
        thing.part("ellipsoid(s - vec3(.34, .22, 1.03), vec3(.10, .12, .06)) * R", dark)
    else:
        line(".04 + 1.5 * (s.x - .38) * (s.x - .38)", 0.38, 0.27, 0.04)
    line(".52 - .6 * (s.x - .34) * (s.x - .34)", 0.40, 0.27, 0.04)
    line("-.27 + 3. * (s.x - .13) * (s.x - .13)", 0.13, 0.12, 0.022)
    if wax.yawn:
        thing.part("ellipsoid(s - vec3(0, -.70, .88), vec3(.20, .27, .14)) * R", dark)
    else:
        height = f"-.54 - {0.14 * wax.smile:.3f} + {0.9 * wax.smile:.3f} * s.x * s.x"
        line(height, 0.0, 0.34 + 0.12 * wax.smile, 0.05)


def _saucer(radius: float) -> Thing:
    """A brass dish with a ring for a finger, for a candle of that radius at its middle."""
    wide = radius * 1.25 + 0.35
    thing = Thing("candlestick", centre=(0, 0, 0), radius=wide + 1.0)
    brass = thing.material("#8c8c8c", shine=0.3)
    thing.body("cylinder(p + vec3(0, .12, 0), .05, $wide) - .04", brass, wide=wide)
    thing.part("torusY(p, $wide, .11)", brass, wide=wide)
    thing.part("torusZ(p - vec3($at, .12, -.2), .32, .09)", brass, at=wide + 0.3)
    return thing


def _book() -> Thing:
    """A thick book that lies at y = 0 with its cover above, its pages towards -z."""
    thing = Thing("book", centre=(0, -0.55, 0), radius=3.4)
    cover = thing.material(INKS["plum"], role="cloth")
    paper = thing.material("#e8e8e8")
    thing.body("roundBox(p + vec3(0, .10, 0), vec3(2.6, .12, 1.5), .05)", cover)
    thing.part("roundBox(p + vec3(0, 1.10, 0), vec3(2.6, .12, 1.5), .05)", cover)
    thing.part("box(p + vec3(0, .6, -.1), vec3(2.4, .42, 1.4)) + .02 * sin(p.y * 50.)", paper)
    return thing


def _lay_table(scene: Scene) -> None:
    """The table, and the book that the tallest candle stands on."""
    top = polygon("-1.2,-.62 1.2,-.62 1.2,-1.7 -1.2,-1.7")
    scene.lay(Sheet(top, "#585858", ("table",)), depth=40.0)
    at = (_TALL.x / _TALL.reach, _TALL.foot / _TALL.reach - 0.2, _TALL.away)
    scene.put(_book(), *at, yaw=-6)


def _lay_flame(scene: Scene, wax: _Wax, size: float) -> None:
    """A flame on a wick, and the light around it."""
    x, y = wax.x, wax.foot + (wax.height + 0.2) * wax.reach
    flame = blob("0,0 -.095,.10 -.075,.22 .02,.44 .07,.24 .095,.10")
    scene.lay(Sheet(flame, INKS["lamp"], ("flame",), glow=0.6), x=x, y=y, scale=size, depth=6.0)
    rays = []
    for index in range(11):
        angle = math.radians(-8 + 196 * index / 10)
        near, far = 0.20 + 0.02 * (index % 2), 0.32 + 0.05 * ((index * 5) % 3)
        rays.append([(r * math.cos(angle), 0.20 + 1.35 * r * math.sin(angle)) for r in (near, far)])
    if size == 1:
        scene.lay(Sheet(cuts(*rays, thin=0.010, thick=0.014), "#f0f0f0"), x=x, y=y, depth=16.0)


def _snuffer() -> Thing:
    """A hollow cone with its tip at the origin."""
    thing = Thing("snuffer", centre=(0, -0.6, 0), radius=1.3)
    steel, black = thing.material("#b8b8b8", shine=0.5), thing.material("#080808")
    thing.body("cone(p + vec3(0, .6, 0), .6, .62, .06) * .9", steel)
    thing.part("torusY(p + vec3(0, 1.2, 0), .62, .07)", steel)
    thing.part("cylinder(p + vec3(0, 1.2, 0), .03, .58)", black)
    thing.part("length(p) - .13", steel)
    return thing


def _put_hand(scene: Scene) -> None:
    """A gloved hand from above that lifts a snuffer by its long handle."""
    hand = things.hand(INKS["plum"], "#2a2a2a", "pinch", "#f4f4f4", role="cloth")
    scene.put(hand, 0.88 * UNIT, 1.26 * UNIT, -0.4, roll=146, scale=1.5)
    x, y, z = hand.world((0.53, 1.27, -0.64))
    scene.put(_snuffer(), 0.44 * UNIT, 0.60 * UNIT, z, roll=-10, scale=1.05)
    rod = Thing("handle", centre=(x, y, z), radius=3.0)
    steel = rod.material("#e4e4e4", shine=0.4)
    rod.code(tube([(0.44 * UNIT, 0.60 * UNIT, z, 0.07), (0.46 * UNIT, 0.76 * UNIT, z, 0.07),
                   (x, y, z, 0.07), (x + 0.12, y + 0.7, z + 0.1, 0.07)], 10, "wand"))  # fmt: skip
    rod.body("min(wand, length(p - $end) - .15)", steel, end=(x + 0.12, y + 0.75, z + 0.1))
    scene.add(rod)


def _lay_smoke(scene: Scene) -> None:
    """Smoke that curls from the wick that was put out."""
    wisp = cuts(
        ".35,.07 .31,.13 .33,.20 .26,.27 .15,.29 .08,.38 .09,.52 .18,.58 .25,.53 .22,.46 .17,.48",
        ".10,.35 .02,.38 -.02,.46 .02,.54", thick=0.026,
    )  # fmt: skip
    scene.lay(Sheet(wisp, "#f0f0f0", ("smoke",)), depth=6.0)


def _lay_matchbox(scene: Scene) -> None:
    """A matchbox as a bed: one match sleeps in it, its head on a pillow."""
    drawer = polygon("-.27,-.13 .27,-.13 .27,.02 .21,.19 -.21,.19 -.27,.02")
    bed = polygon("-.24,.02 .24,.02 .195,.17 -.195,.17")
    pillow = blob("-.215,.05 -.19,.16 -.13,.165 -.10,.15 -.11,.05 -.16,.04")
    stick = strip([(-0.13, 0.105), (0.05, 0.095)], 0.04)
    head = ellipse(0.055, 0.034).turned(-4).at(-0.145, 0.107)
    quilt = blob("-.01,.0 -.01,.16 .08,.185 .18,.17 .235,.02 .235,.02 .1,-.01")
    fold = cuts(".02,.03 .01,.09 .02,.15", ".10,.02 .09,.09 .09,.16", thick=0.016)
    parts = (
        (drawer, "#1c1c1c"), (box(0.50, 0.09).at(0, -0.06), INKS["lamp"]), (bed, "#1c1c1c"),
        (pillow, "#f4f4f4"), (stick, "#f4f4f4"), (head, INKS["vermilion"]), (quilt, INKS["plum"]),
        (fold, "#101010"),
    )  # fmt: skip
    for index, (outline, tone) in enumerate(parts):
        place: dict[str, Any] = {"x": 0.24, "y": -1.32, "depth": 6 - 0.1 * index}
        scene.lay(Sheet(outline, tone, ("matchbox",), turn=20), **place)
