"""Telepathy's lake under the stars, alike from both sides."""

from dataclasses import replace

from art.paint.backdrops.things import paper_boat
from art.paint.backdrops.view import from_above
from art.paint.story import things
from art.paint.story.finish import Finish
from art.paint.story.glsl import glsl
from art.paint.story.palettes import PALETTES
from art.paint.story.scene import Scene, Thing
from art.paint.story.settings.weather import ground, set_weather

# How far a point is up the banks, which lie along both long edges and mirror each other.
_BANK = (
    "(abs(p.z) - 5.0 + .3 * sin(p.x * sign(p.z) * .8 + 1.2)"
    " + .55 * fbm2(p.xz * .9 * sign(p.z)) - .25 + .012 * p.x * p.x)"
)
# The same pattern twice, turned by half a circle: the lighter one shows.
_WATER = "mix(max($here, $there), #0a1030, ramp(-1.5, .1, $bank))"
_SHIMMER = """(
    mix(#0f1a48, #1b1550, fbm2($at * .35 + 2.))
        * (.55 + .5 * fbm2(vec2($at.x * .6 + 2. * fbm2($at * .3), $at.y * 2.4)))
    + #7a50c8 * 1.6 * pow(
        fbm2(vec2($at.x * .22 + $at.y * .3, $at.y * .5 - $at.x * .2) + 1.5 * fbm2($at * .25)), 3.)
    + #3fb0b8 * 1.2 * pow(fbm2(vec2($at.x * .3 - 3., $at.y * .6) + fbm2($at * .4)), 4.)
)"""
_RIPPLES = """{
    vec2 w = P.xz * vec2(.7, 2.2);
    n = normalize(vec3((fbm2(w * 1.5) - .45) * .18, 1., (fbm2(w * 1.5 + 7.) - .45) * .3));
}"""
_SHORE = "mix(#27375c, #1d4a52, fbm2(p.xz * .8)) * (.55 + .7 * fbm2(p.xz * 4.))"


def lake(scene: Scene) -> Finish:
    """Dark water with a shimmer of violet and teal; lilies, stones and paper boats at its rim."""
    palette = replace(
        PALETTES["moon_indigo"],
        zenith="#0d1434",
        middle="#3b2f78",
        horizon="#a87fc0",
        fog="#6f5a9c",
        ground="#3a4a6a",
        ground_dark="#141a3c",
    )
    set_weather(
        scene,
        palette,
        light_from=(0.3, 0.8, 0.3),
        fog=0.0,
        key=0.55,
        ambient=0.7,
        clouds=0.5,
        cloud_style="swirl",
        cloud_seed=3,
    )
    here, there = (glsl(_SHIMMER, at=at) for at in ("p.xz", "(-p.xz)"))
    ground(scene, "p.y", _WATER, "lake", normal=_RIPPLES, here=here, there=there, bank=_BANK)
    ground(
        scene,
        f"max(p.y - .22 * ramp(0., 1.1, {_BANK}) - .1 * fbm2(p.xz * 1.5) * ramp(0., .6, {_BANK}),"
        f" -({_BANK}) * .6)",
        _SHORE,
        "shore",
    )
    scene.camera = from_above()
    _lilies(scene)
    for x, z, scale, yaw in ((5.2, -4.55, 0.4, 20), (-4.6, -4.6, 0.34, 70), (1.2, -4.8, 0.26, 5)):
        _both(scene, (things.rock(), things.rock()), x, z, yaw, scale)
    _both(scene, (paper_boat(), paper_boat()), -7.35, -2.0, 68, 0.56)
    for side in (1, -1):
        scene.light((-7.3 * side, 1.0, -2.0 * side), "#cfe0ff", strength=0.15, reach=1.4)
        scene.light((-6.4 * side, 1.5, -3.6 * side), "#b0a0ff", strength=0.9, reach=2.5)
        scene.light((6.8 * side, 1.5, -3.4 * side), "#8fd0e0", strength=0.8, reach=2.5)
    return Finish(flow="swirl", vignette=0.3)


def _lilies(scene: Scene) -> None:
    for flower, radius, x, z, yaw in (
        ("#e88fb8", 0.52, -6.6, -3.7, 30),
        (None, 0.40, -5.8, -4.1, 140),
        (None, 0.32, -7.25, -3.15, 250),
        ("#f0d0e8", 0.44, 6.9, -3.5, 80),
        (None, 0.36, 7.45, -2.95, 20),
        (None, 0.26, 6.25, -3.95, 200),
    ):
        pair = tuple(things.lily(pad="#3f7f6f", flower=flower, radius=radius) for _ in range(2))
        _both(scene, (pair[0], pair[1]), x, z, yaw)


def _both(
    scene: Scene, pair: tuple[Thing, Thing], x: float, z: float, yaw: float, scale: float = 1.0
) -> None:
    """One of the pair here, the other where it lies for the one on the far side."""
    scene.put(pair[0], x, 0, z, yaw=yaw, scale=scale)
    scene.put(pair[1], -x, 0, -z, yaw=yaw + 180, scale=scale)
