"""The tables: by candlelight, a doctor's desk, an open album under a lamp, and a bare one."""

from dataclasses import replace

from art.paint.backdrops import things as own
from art.paint.backdrops.view import DP, HALF_LONG, HALF_SHORT, from_above
from art.paint.story import things
from art.paint.story.finish import Finish
from art.paint.story.palettes import PALETTES
from art.paint.story.scene import Scene
from art.paint.story.settings.weather import ground, set_weather

_NIGHT = PALETTES["moon_indigo"]
FLAME = "#ffb468"
CANDLE = HALF_LONG - 1.12, HALF_SHORT - 1.45
"""How far right and below the middle one candle stands; the other stands opposite."""
LAMP = 1.15 - HALF_LONG, HALF_SHORT - 0.65
ALBUM_LAMP = 1.05 - HALF_LONG, HALF_SHORT - 0.6
SHELF = 107 * DP
"""The bare wood at both short edges of the desk, where the teams' shelves stand."""
LEDGE = 58 * DP
"""The wood along the desk's long edges."""

# Planks along x with a seam between them, each its own brown; grain in two sizes, and knots.
_WOOD = """
$wood * (
    .34 + .30 * noise(vec2(floor(p.z * $planks + .5) * 7., 3.))
    + .55 * fbm2(vec2(p.x * .55 + 4. * noise(vec2(floor(p.z * $planks + .5), 8.)), p.z * 7.))
    + .16 * fbm2(p.xz * vec2(2.6, 38.))
) * (.45 + .55 * ramp(.0, .035, .5 - abs(fract(p.z * $planks + .5) - .5)))
"""


def candlelight(scene: Scene) -> Finish:
    """A wooden table: candles in two opposite corners, a cup of tea in another."""
    palette = replace(_NIGHT, key="#ffd2a0", ambient_above="#6a5248", ambient_below="#3a2a26")
    set_weather(
        scene,
        palette,
        fog=0.0,
        clouds=0.0,
        light_from=(-0.3, 0.9, 0.3),
        ambient=0.80,
        key=0.26,
    )
    ground(scene, "p.y", _WOOD, "table", shine=0.10, wood="#6a4632", planks=0.60)
    scene.camera = from_above()
    right, up = CANDLE
    for side in (-1, 1):
        x, z = side * right, -side * up
        scene.put(own.dish(), x, 0.0, z, yaw=90 * side)
        candle = things.candle(height=0.5, radius=0.26, strength=1.3)
        scene.put(candle, x, 0.06, z, yaw=90 * side)
        scene.light((x * 0.95, 1.3, z * 0.93), FLAME, strength=3.2, reach=2.6)
        scene.light((x * 0.7, 2.4, z * 0.6), "#ffb070", strength=0.8, reach=4.0)
    cup = things.teacup(china="#d9d3d6", band="#3d6f8f", tea="#7a3a18")
    scene.put(cup, right + 0.05, 0.0, up - 0.05, scale=0.78, yaw=35)
    scene.put(own.spoon(), right - 1.05, 0.0, up + 0.42, yaw=62, scale=0.85)
    scene.light((right - 0.5, 2.0, up - 0.6), FLAME, strength=0.30, reach=2.2)
    scene.light((0.5 - right, 2.0, 0.6 - up), FLAME, strength=0.40, reach=2.2)
    return Finish(flow="horizontal", vignette=0.30)


def bare(scene: Scene) -> Finish:
    """A wooden table with nothing on it, under a lamp that hangs out of sight."""
    palette = replace(_NIGHT, key="#ffd2a0", ambient_above="#7a5f50", ambient_below="#3a2a26")
    set_weather(
        scene, palette, fog=0.0, clouds=0.0, light_from=(-0.2, 0.95, 0.2), ambient=0.42, key=0.14
    )
    ground(scene, "p.y", _WOOD, "table", shine=0.06, wood="#5c4234", planks=0.36)
    scene.camera = from_above()
    scene.light((-1.0, 4.6, 1.0), "#ffcf9c", strength=0.85, reach=6.0)
    return Finish(flow="horizontal", vignette=0.42)


_DESK = """
mix(
    $wood * (.42 + .50 * fbm2(p.xz * vec2(.5, 7.)) + .25 * fbm2(p.xz * vec2(1.2, 22.)))
        * (.62 + .38 * ramp(.02, .09, abs(rectangle(p.xz, $field) - .09)))
        * (.70 + .30 * ramp(.0, .05, abs(abs(p.x) - $shelf) )),
    mix(#1b3f45, #12302f, fbm2(p.xz * 1.3)) * (.72 + .45 * fbm2(p.xz * 9.))
        * (1. - .45 * ramp(.09, .0, abs(rectangle(p.xz, $field) + .16)))
        * (1. - .35 * ramp(.03, .0, abs(rectangle(p.xz, $field) + .42)))
        + #77818a * .22 * ramp(.028, .0, abs(rectangle(p.xz, $field) + .30))
            * step(.42, fract((p.x + p.z) * 3.2)),
    ramp(.03, -.02, rectangle(p.xz, $field))
)
"""


def desk(scene: Scene) -> Finish:
    """Leather in a frame of wood, under a green lamp; paper, ink and tea at the corners."""
    palette = replace(
        _NIGHT,
        key="#ffd9a0",
        ambient_above="#4a4660",
        ambient_below="#2a2030",
        key_strength=0.5,
    )
    set_weather(
        scene, palette, light_from=(-0.4, 0.8, 0.4), fog=0.0, clouds=0, ambient=0.55, key=0.55
    )
    field = f"vec2({HALF_LONG - SHELF:.4f}, {HALF_SHORT - LEDGE:.4f})"
    shelf = HALF_LONG - SHELF / 2
    ground(scene, "p.y", _DESK, "desk", shine=0.12, wood="#6a3d22", field=field, shelf=shelf)
    scene.camera = from_above()
    left, up = -HALF_LONG, HALF_SHORT
    scene.put(own.lamp(), LAMP[0], 0, LAMP[1], scale=0.8)
    scene.light((left + 3.0, 2.2, up - 2.0), "#ffc477", strength=5.6, reach=4.0)
    scene.light((left + 6.5, 4.5, up - 4.0), "#ffb873", strength=1.2, reach=6.0)
    scene.light((-left - 1.8, 2.8, 1.8 - up), "#ff9f5f", strength=0.9, reach=3.2)
    scene.light((-left - 0.9, 2.6, up - 0.9), "#ffb873", strength=0.7, reach=2.6)
    scene.light((left + 1.2, 2.4, 1.0 - up), "#ffb873", strength=0.6, reach=2.4)
    scene.put(own.inkwell(), left + 0.85, 0, 0.8 - up, yaw=20, scale=1.15)
    quill = things.feather(colour="#efe6d4", tip="#5a6f9a", length=3.6)
    scene.put(quill, left + 1.1, 0.3, 0.65 - up, pitch=90, yaw=76, scale=0.8)
    scene.put(own.papers(), -left - 0.8, 0, up - 0.65, yaw=-22, scale=0.95)
    scene.put(own.glasses(), -left - 1.25, 0.24, up - 0.85, yaw=150, scale=0.8)
    cup = things.teacup(china="#e9e2d6", band="#2f6f8f", tea="#7a3a14")
    scene.put(cup, -left - 0.9, 0, 0.8 - up, yaw=140, scale=0.95)
    return Finish(flow="horizontal", vignette=0.35, bloom=0.7)


ALBUM = HALF_LONG - 1.05, HALF_SHORT - 0.62
"""Half of the width and height of the open album."""

# Two pages of dark card with a spine between them, bound in cloth, on a woven tablecloth.
_ALBUM = """
mix(
    mix(#4a2c3c, #331e30, fbm2(p.xz * .9)) * (.72 + .28 * fbm2(p.xz * vec2(26., 5.)))
        * (.78 + .22 * step(.5, fract(p.x * 4.))) * (.85 + .15 * step(.5, fract(p.z * 4.))),
    mix(
        mix(#2a3a54, #1d2b44, fbm2(p.xz * 2.2)),
        mix(#5c4a52, #40353f, fbm2(p.xz * 1.4)) * (.86 + .22 * fbm2(p.xz * 11.))
            * (.55 + .45 * ramp(.0, .7, abs(p.x)))
            * (1. - .30 * ramp(.03, .0, abs(rectangle(p.xz, $page) + .14))),
        ramp(.02, -.02, rectangle(p.xz, $page))
    ),
    ramp(.03, -.02, rectangle(p.xz, $cover) - .08)
)
"""


def album(scene: Scene) -> Finish:
    """An open album on a tablecloth under a rose lamp; loose photographs and glasses around it."""
    palette = replace(
        _NIGHT,
        key="#ffcfa8",
        ambient_above="#5a4658",
        ambient_below="#33222e",
        key_strength=0.5,
    )
    set_weather(
        scene, palette, light_from=(-0.4, 0.8, 0.4), fog=0.0, clouds=0, ambient=0.62, key=0.5
    )
    wide, high = ALBUM
    cover, page = f"vec2({wide:.4f}, {high:.4f})", f"vec2({wide - 0.16:.4f}, {high - 0.16:.4f})"
    ground(scene, "p.y", _ALBUM, "album", shine=0.08, cover=cover, page=page)
    scene.camera = from_above()
    left, up = -HALF_LONG, HALF_SHORT
    scene.put(own.shaded_lamp(), ALBUM_LAMP[0], 0, ALBUM_LAMP[1], scale=0.8)
    scene.light((left + 3.0, 2.2, up - 2.0), "#ffc08a", strength=5.2, reach=4.2)
    scene.light((left + 6.5, 4.5, up - 4.0), "#ffae86", strength=1.3, reach=6.0)
    scene.light((-left - 1.4, 2.8, 1.4 - up), "#ff9f7f", strength=1.0, reach=3.0)
    scene.light((-left - 1.2, 2.6, up - 1.0), "#ffb08a", strength=0.9, reach=2.8)
    scene.light((left + 1.2, 2.4, 1.0 - up), "#ffb08a", strength=0.8, reach=2.6)
    for x, z, yaw, colours in (
        (-left - 0.75, up - 0.7, 24, ("#c98a8a", "#4a3f78")),
        (-left - 1.35, up - 0.35, -12, ("#5fa6ac", "#22405f")),
        (left + 0.8, 0.75 - up, -20, ("#d9a08a", "#7a5c8a")),
        (-left - 0.8, 0.75 - up, 14, ("#8a8fc0", "#2a3560")),
    ):
        scene.put(own.photograph(colours), x, 0.02, z, yaw=yaw, scale=0.9)
    scene.put(own.glasses(), left + 1.5, 0.24, 0.55 - up, yaw=200, scale=0.75)
    cup = things.teacup(china="#e6dde0", band="#8a4450", tea="#7a3a14")
    scene.put(cup, -left - 1.9, 0, 0.62 - up, yaw=120, scale=0.7)
    return Finish(flow="horizontal", vignette=0.32, bloom=0.7)
