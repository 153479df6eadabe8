"""Water and air: lakes, seas, the sea floor, seas of clouds, and nothing at all."""

from typing import Unpack

from art.paint.story.colour import linear, mix
from art.paint.story.glsl import glsl
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.settings.weather import Weather, ground, set_weather


def lake(
    scene: Scene,
    palette: Palette,
    ripple: float = 1.0,
    hills: float = 1.0,
    **weather: Unpack[Weather],
) -> None:
    """Still water that mirrors everything, with hills on the far shore."""
    set_weather(scene, palette, **(Weather(fog=0.028, clouds=0.5) | weather))
    scene.air.bounces = 2
    scene.air.reflection_tint = linear(mix(palette.middle, "#ffffff", 0.45))
    waves = glsl(
        """{
            vec2 w = P.xz * vec2(1.1, 3.2);
            float e = $ripple / (1. + .05 * dot(P.xz - EYE.xz, P.xz - EYE.xz) * .2);
            n = normalize(vec3((fbm2(w * 1.7) - .45) * .05 * e, 1.,
                (fbm2(w * 1.7 + 7.) - .45) * .10 * e + .012 * e * sin(P.z * 7. + 2. * fbm2(w))));
        }""",
        ripple=ripple,
    )
    ground(
        scene,
        "p.y",
        f"{palette.ground_dark} * .6",
        "lake",
        "reflection",
        mirror=0.92,
        role="water",
        shine=0.25,
        normal=waves,
    )
    if hills > 0:
        rise = "$hills * (fbm2(p.xz * .16 + 3.) * 3.2 - .9) * ramp(7., 16., p.z + .35 * abs(p.x))"
        ground(
            scene,
            f"(p.y - {rise} + .12) * .55",
            "mix($dark, $light, ramp(0., 2.5, p.y)) * (.8 + .4 * fbm2(p.xz * 2.))",
            "hills",
            hills=hills,
            dark=palette.ground_dark,
            light=palette.ground,
        )


def sea(
    scene: Scene, palette: Palette, amplitude: float = 0.22, **weather: Unpack[Weather]
) -> None:
    """Choppy waves with foam on their crests."""
    set_weather(scene, palette, **(Weather(fog=0.028, clouds=0.6) | weather))
    scene.air.bounces = 2
    scene.air.reflection_tint = linear(mix(palette.middle, "#ffffff", 0.35))
    scene.terrain = glsl(
        """
        float ground(vec2 p) {
            float h = 0., a = 1., frequency = .55;
            vec2 d = vec2(.8, .6);
            for (int i = 0; i < 4; i++) {
                float wander = .7 * noise(p * frequency * 1.3);
                float w = sin(dot(p, d) * frequency * 3. + 1.7 * float(i) + wander);
                h += a * (1. - abs(w)) * .9;
                d = mat2(.6, -.8, .8, .6) * d;
                frequency *= 1.7;
                a *= .5;
            }
            return h * $amplitude - $amplitude;
        }
        """,
        amplitude=amplitude,
    )
    ground(
        scene,
        "(p.y - ground(p.xz)) * .6",
        "mix(mix($deep, $shallow, ramp(-.1, $crest, p.y)), $foam,"
        " ramp($foam_from, $foam_to, p.y + .10 * fbm2(p.xz * 7.)) * .7)",
        "sea",
        "waves",
        mirror=0.45,
        role="water",
        shine=0.5,
        deep=mix(mix(palette.zenith, palette.accent2, 0.5), palette.dark, 0.45),
        shallow=mix(mix(palette.zenith, palette.accent2, 0.45), palette.light, 0.18),
        foam=palette.light,
        crest=amplitude * 1.2,
        foam_from=amplitude * 0.75,
        foam_to=amplitude * 1.3,
    )


def underwater(scene: Scene, palette: Palette, **weather: Unpack[Weather]) -> None:
    """The sea floor, with light falling in from the surface."""
    usual = Weather(
        fog=0.052, clouds=0.0, light_from=(-0.4, 0.75, -0.5), rim=0.4, key=1.35, ambient=1.15
    )
    set_weather(scene, palette, **(usual | weather))
    scene.sky = glsl(
        """
        vec3 sky(vec3 rd) {
            float e = rd.y;
            vec3 c = mix($horizon, $middle, ramp(-.1, .35, e));
            c = mix(c, $zenith, ramp(.2, .75, e));
            float a = atan(rd.x, max(e, .02) + .3);
            float rays = fbm2(vec2(a * 9., 1.)) * .7 + .4 * noise(vec2(a * 23., 4.));
            return c + $light * rays * rays * ramp(-.05, .6, e) * .55;
        }
        """,
        horizon=palette.horizon,
        middle=palette.middle,
        zenith=palette.zenith,
        light=palette.light,
    )
    caustics = "pow(noise(p.xz * 3. + .6 * vec2(fbm2(p.xz * 2.), fbm2(p.xz * 2. + 5.))), 3.)"
    ground(
        scene,
        "(p.y - .35 * fbm2(p.xz * .6) - .02 * sin(p.z * 14. + 2. * fbm2(p.xz * 2.))) * .75",
        f"mix($dark, $light, fbm2(p.xz * 1.3)) * (.8 + .9 * {caustics})",
        "underwater",
        "sea floor",
        dark=palette.ground_dark,
        light=palette.ground,
    )


def cloud_sea(
    scene: Scene,
    palette: Palette,
    level: float = 0.0,
    amplitude: float = 1.0,
    lit: str | None = None,
    **weather: Unpack[Weather],
) -> None:
    """Clouds from above, as far as one sees; `lit` is the colour of their tops."""
    usual = Weather(fog=0.022, clouds=0.35, light_from=(-0.6, 0.5, -0.2))
    set_weather(scene, palette, **(usual | weather))
    scene.terrain = glsl(
        """
        float ground(vec2 p) {
            vec2 w = vec2(noise(p * .6 + 3.), noise(p * .6 + 9.)) - .5;
            p += w * 1.2;
            float h = noise(p * .28) * 1.5;
            float v = noise(p * .75 + 9.);
            float b = .75 * sqrt(max(1. - pow(abs(v * 2. - 1.), 2.), 0.));
            v = noise(p * 1.7 + 4.);
            b += .30 * sqrt(max(1. - pow(abs(v * 2. - 1.), 2.), 0.));
            v = noise(p * 3.7 + 2.);
            b += .10 * v;
            return (h + b - 1.45) * $amplitude;
        }
        """,
        amplitude=amplitude,
    )
    ground(
        scene,
        "(p.y - $level - ground(p.xz)) * .5",
        "mix($shade, $lit, ramp(-.6, .5, n.y * .6 + (p.y - $level) * .9))",
        "sea of clouds",
        role="cloud",
        level=level,
        shade=mix(palette.middle, palette.light, 0.25),
        lit=lit or palette.light,
    )


def void(scene: Scene, palette: Palette, **weather: Unpack[Weather]) -> None:
    """Nothing but sky, for floating things."""
    set_weather(scene, palette, **(Weather(fog=0.02, clouds=0.6) | weather))
