"""Open land: deserts, meadows, snow, woods, the moon and caves."""

import random
from typing import Unpack

from art.paint.story import things
from art.paint.story.colour import mix
from art.paint.story.glsl import glsl
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.settings.weather import Weather, ground, set_weather


def dunes(
    scene: Scene,
    palette: Palette,
    amplitude: float = 1.0,
    seed: float = 0.0,
    **weather: Unpack[Weather],
) -> None:
    """Sharp-crested sand."""
    usual = Weather(light_from=(-0.75, 0.5, -0.25), fog=0.04, clouds=0.25, cloud_style="streak")
    set_weather(scene, palette, **(usual | weather))
    scene.terrain = glsl(
        """
        float ground(vec2 p) {
            p = p * .35 + vec2($x, $y);
            float a = sin(p.x * .9 + sin(p.y * .7) * 1.3 + p.y * .5);
            float h = 1. - abs(a);
            h = pow(h, 1.4) * .9;
            h += .5 * fbm2(p * .8);
            return h * $amplitude;
        }
        """,
        x=seed * 3.7,
        y=seed * 1.9,
        amplitude=amplitude,
    )
    ripples = ".006 * sin(p.z * 19. + sin(p.x * 2.7) * 4. + fbm2(p.xz * 1.6) * 9.)"
    ground(
        scene,
        f"(p.y - ground(p.xz) - {ripples}) * .65",
        "mix($dark, $light, ramp(.2, 1.3, p.y / $crest + .5 * fbm2(p.xz * 1.3) - .25))"
        " * (.9 + .2 * noise(p.xz * 9.))",
        "desert",
        "dunes",
        dark=palette.ground_dark,
        light=palette.ground,
        crest=max(amplitude, 0.2),
    )


def hills(
    scene: Scene,
    palette: Palette,
    amplitude: float = 1.0,
    seed: float = 0.0,
    flowers: str | None = None,
    flat: float = 3.0,
    **weather: Unpack[Weather],
) -> None:
    """Grassy hills around a meadow; `flat` is the meadow's radius."""
    set_weather(scene, palette, **(Weather(fog=0.035, clouds=0.55) | weather))
    scene.terrain = glsl(
        """
        float ground(vec2 p) {
            vec2 q = p + vec2($shift, 0.);
            float d = length(p - vec2(0., 0.));
            float m = ramp($flat, $steep, d);
            float h = 1.6 * fbm2(q * .22) + .5 * sin(q.x * .35 + 1.) * sin(q.y * .28) - .7;
            return $amplitude * h * m + .10 * fbm2(q * 1.1);
        }
        """,
        shift=seed * 7.3,
        flat=flat,
        steep=flat + 7.0,
        amplitude=amplitude * 1.6,
    )
    grass = glsl(
        "mix($dark, $light, ramp(.25, .75, fbm2(p.xz * 1.2) + .10 * p.y))"
        " * (.72 + .35 * noise(p.xz * vec2(23., 11.)) + .25 * fbm2(p.xz * 4.))",
        dark=palette.plant_dark,
        light=palette.plant,
    )
    if flowers:
        blooming = "step(.80, noise(p.xz * 9.)) * ramp(.25, .6, fbm2(p.xz * .7))"
        grass = f"mix({grass}, {flowers}, {blooming})"
    distance = "(p.y - ground(p.xz) - .03 * noise(p.xz * vec2(26., 15.))) * .65"
    ground(scene, distance, grass, "hills", "meadow")


def field(
    scene: Scene,
    palette: Palette,
    flowers: str | None = None,
    height: float = 0.5,
    path: bool = True,
    **weather: Unpack[Weather],
) -> None:
    """Standing grass or corn, with a winding path."""
    set_weather(scene, palette, **(Weather(fog=0.035, clouds=0.55) | weather))
    scene.terrain = glsl(
        """
        float ground(vec2 p) {
            float trodden = $path;
            float g = noise(p * vec2(13., 7.)) * .6 + noise(p * vec2(31., 17.)) * .4;
            return .25 * fbm2(p * .35) * 2. + $height * g * (1. - trodden);
        }
        """,
        path="ramp(.75, .35, abs(p.x + .45 * sin(p.y * .55)))" if path else "0.",
        height=height * 0.45,
    )
    colour = glsl(
        "mix($dark, $light, ramp(.1, .6, p.y)) * (.75 + .5 * noise(p.xz * 17.))",
        dark=palette.plant_dark,
        light=palette.plant,
    )
    if flowers:
        blooming = "step(.72, noise(p.xz * 8. + 3.)) * ramp(.12, .35, p.y)"
        colour = f"mix({colour}, {flowers}, {blooming})"
    if path:
        sand = mix(palette.light, palette.ground_dark, 0.35)
        trodden = "ramp(.8, .4, abs(p.x + .45 * sin(p.z * .55)))"
        colour = f"mix({colour}, {sand}, {trodden})"
    ground(scene, "(p.y - ground(p.xz)) * .45", colour, "field")


def snow(
    scene: Scene,
    palette: Palette,
    amplitude: float = 1.0,
    trees: int = 6,
    seed: int = 1,
    **weather: Unpack[Weather],
) -> None:
    """Snow with firs on both sides."""
    set_weather(scene, palette, **(Weather(fog=0.045, clouds=0.4) | weather))
    scene.terrain = glsl(
        """
        float ground(vec2 p) {
            float m = ramp(2., 9., length(p));
            float h = $amplitude * (1.5 * fbm2(p * .25 + $seed) - .5) * (.25 + .75 * m);
            return h + .05 * fbm2(p * 1.7);
        }
        """,
        amplitude=amplitude,
        seed=seed,
    )
    ground(
        scene,
        "(p.y - ground(p.xz)) * .75",
        "mix($dark, $light, ramp(.2, .8, n.y * .6 + .5 * fbm2(p.xz * 2.)))",
        "snow",
        dark=palette.ground_dark,
        light=palette.ground,
    )
    dice = random.Random(seed * 13 + 5)
    needles = mix("#2f5a50", palette.middle, 0.3)
    for _ in range(trees):
        x = dice.choice([-1, 1]) * dice.uniform(1.8, 5.5)
        z = dice.uniform(2.0, 11.0)
        fir = things.fir(needles=needles, snow=0.9, height=dice.uniform(2.0, 3.8))
        scene.put(fir, x, 0.1, z, yaw=dice.uniform(0, 360))


def forest(
    scene: Scene,
    palette: Palette,
    trees: int = 18,
    seed: int = 1,
    gap: float = 1.3,
    floor: str | None = None,
    **weather: Unpack[Weather],
) -> None:
    """Tall trunks along a clearing; the sky is glowing mist under a dark canopy."""
    usual = Weather(fog=0.055, clouds=0.0, light_from=(-0.45, 0.6, -0.55), rim=0.35, key=0.95)
    set_weather(scene, palette, **(usual | weather))
    scene.sky = glsl(
        """
        vec3 sky(vec3 rd) {
            float e = rd.y;
            vec3 c = mix($fog, $middle, ramp(-.05, .38, e));
            c = mix(c, $canopy, ramp(.25, .62, e + .10 * (fbm2(vec2(rd.x * 7., e * 9.)) - .5)));
            float thin = noise(vec2(rd.x / max(rd.z, .2) * 38., 1.));
            float thick = noise(vec2(rd.x / max(rd.z, .2) * 17. + 4., 2.));
            c *= 1. - .28 * ramp(.62, .7, thin) - .38 * ramp(.60, .68, thick);
            float leaves = fbm2Fine(vec2(rd.x * 9., e * 9.) + 3.);
            return mix(c, $canopy, .85 * ramp(.38, .72, leaves + 1.1 * (e - .42)));
        }
        """,
        fog=palette.fog,
        middle=palette.middle,
        canopy=mix(palette.dark, palette.zenith, 0.35),
    )
    ground(
        scene,
        "(p.y - .22 * fbm2(p.xz * .8) - .022 * noise(p.xz * vec2(17., 13.))) * .8",
        "mix($dark, $light, ramp(.3, .7, fbm2(p.xz * 1.3)))"
        " * (.62 + .75 * noise(p.xz * vec2(13., 9.)) * noise(p.xz * 5. + 3.)"
        " + .2 * noise(p.xz * 31.))",
        "forest",
        dark=palette.plant_dark,
        light=floor or palette.plant,
    )
    dice = random.Random(seed)
    bark = mix(palette.dark, palette.ground_dark, 0.45)
    furrowed = f"{bark} * (.5 + .9 * fbm2(vec2(atan(p.x, p.z) * 4., p.y * 2.)))"
    for index in range(trees):
        z = -2.5 + index / trees * 13.0 + dice.uniform(-0.4, 0.4)
        side = dice.choice([-1, 1])
        away = gap + 0.20 * max(z, 0) * dice.random() + dice.uniform(0, 1.0 + 0.28 * max(z + 2, 0))
        thick = dice.uniform(0.20, 0.42)
        bend = dice.uniform(-0.4, 0.4)
        trunk = things.rope(
            [
                (0, -0.2, 0, thick * 1.8),
                (bend * 0.2, 0.6, 0, thick),
                (bend, 4.0, 0, thick * 0.85),
                (bend * 0.3, 9.0, 0, thick * 0.75),
                (bend * 1.5, 16.0, 0, thick * 0.6),
            ],
            colour=furrowed,
            segments=6,
            tags=("forest",),
        )
        scene.put(trunk, side * away, 0, z)


def moon_land(
    scene: Scene,
    palette: Palette,
    colour: str = "#c8c4c0",
    seed: int = 1,
    **weather: Unpack[Weather],
) -> None:
    """Craters under a black sky."""
    usual = Weather(fog=0.012, clouds=0.0, light_from=(-0.7, 0.45, -0.3), ambient=0.6)
    set_weather(scene, palette, **(usual | weather))
    scene.terrain = glsl(
        """
        float ground(vec2 p) {
            float h = .6 * fbm2(p * .3) - .3;
            for (int i = 0; i < 3; i++) {
                vec2 q = p * (.35 + .4 * float(i)) + float(i) * 5.3 + $seed;
                vec2 c = floor(q) + .5 + .3 * (vec2(hash2(floor(q)), hash2(floor(q) + 7.)) - .5);
                float d = length(q - c) / .36;
                float pit = -.8 * ramp(1., .3, d), rim = .5 * exp(-pow((d - 1.) * 5., 2.));
                h += .32 / (1. + 1.6 * float(i)) * (pit + rim);
            }
            return h;
        }
        """,
        seed=seed,
    )
    ground(
        scene,
        "(p.y - ground(p.xz)) * .65",
        "$dust * (.75 + .4 * fbm2(p.xz * 2.))",
        "moon surface",
        "craters",
        dust=colour,
    )


def cave(scene: Scene, palette: Palette, **weather: Unpack[Weather]) -> None:
    """A rough tunnel that leads away from the viewer."""
    usual = Weather(fog=0.05, clouds=0.0, light_from=(-0.2, 0.8, 0.3), ambient=0.9)
    set_weather(scene, palette, **(usual | weather))
    tunnel = "-(length(p.xy - vec2(0., 1.6)) - 3.1) + 1.0 * (fbm2(p.xz * .9 + p.y * .6) - .5) * 1.6"
    floor = "p.y - .35 * fbm2(p.xz * .9)"
    ground(
        scene,
        f"min({tunnel}, {floor}) * .55",
        "mix($light, $dark, ramp(.3, .7, fbm2(p.xz * 1.4 + p.y))) * (.6 + .6 * fbm3(p * 3.))",
        "cave",
        light=palette.ground_dark,
        dark=palette.dark,
    )
