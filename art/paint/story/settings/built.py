"""Places people made: rooms, stages, squares and cities."""

import random
from dataclasses import dataclass
from typing import Unpack

from art.paint.story import things
from art.paint.story.colour import mix
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene, Thing
from art.paint.story.settings.weather import Weather, ground, set_weather


@dataclass(frozen=True)
class Window:
    """A window in the back wall of a room: its centre and its half size."""

    x: float = 0.0
    y: float = 2.1
    width: float = 0.75
    height: float = 1.1


def room(
    scene: Scene,
    palette: Palette,
    wall: str | None = None,
    floor: str | None = None,
    width: float = 2.6,
    height: float = 4.2,
    depth: float = 3.6,
    paper: str | None = None,
    window: Window | None = Window(),  # noqa: B008 - frozen
    **weather: Unpack[Weather],
) -> None:
    """A papered room with a wooden floor; `width` is half of it, `depth` where the back wall is."""
    usual = Weather(fog=0.01, clouds=0.45, light_from=(-0.28, 0.36, -0.9), ambient=1.0)
    set_weather(scene, palette, **(usual | weather))
    scene.air.shadow_reach = 4.5
    wall = wall or palette.middle
    house = Thing("room")
    papered = house.material(
        "mix($wall, $stripe, step(.5, fract(p.x * 1.6 + p.z * 1.6)) * .6)"
        " * (.85 + .25 * fbm2(p.xy * 2.))",
        wall=wall,
        stripe=paper or mix(wall, palette.light, 0.25),
    )
    boards = house.material(
        "$wood * (.6 + .45 * step(.04, fract(p.x * 2.2)) + .25 * fbm2(p.xz * vec2(9., 1.2)))",
        wood=floor or palette.ground_dark,
        shine=0.2,
    )
    trim = house.material(mix(wall, "#ffffff", 0.55))
    house.code("float hole = 1e3;")
    if window:
        house.code(
            "hole = box(p - vec3($x, $y, $depth), vec3($width, $height, 30.));",
            x=window.x,
            y=window.y,
            depth=depth,
            width=window.width,
            height=window.height,
        )
    house.code("float behind = p.z - $back;", back=depth + 0.16)
    house.body("max(abs(p.z - $middle) - .08, -hole)", papered, middle=depth + 0.08)
    house.part("max($width - abs(p.x), behind)", papered, width=width)
    house.part("max($height - p.y, behind)", trim, height=height)
    house.part("max(p.y, behind)", boards)
    skirting = "max(box(vec3(abs(p.x) - $width, p.y - .12, p.z), vec3(.05, .12, 90.)), behind)"
    house.part(skirting, trim, width=width)
    back_skirting = "box(p - vec3(0, .12, $depth), vec3($width, .12, .05))"
    house.part(back_skirting, trim, depth=depth, width=width)
    if window:
        house.code(
            """{
                vec3 q = p - vec3($x, $y, $front);
                float frame = max(box(q, vec3($outer_width, $outer_height, .10)),
                                  -box(q, vec3($width, $height, .5)));
                float bars = min(box(q, vec3(.035, $height, .04)), box(q, vec3($width, .035, .04)));
                frame = min(frame, bars);
                r = nearer(r, vec2(frame, $trim));
            }""",
            x=window.x,
            y=window.y,
            front=depth - 0.02,
            width=window.width,
            height=window.height,
            outer_width=window.width + 0.12,
            outer_height=window.height + 0.12,
            trim=trim,
        )
    scene.add(house)


def stage(
    scene: Scene,
    palette: Palette,
    curtains: str = "#8a1a24",
    floor: str = "#7a4a2c",
    **weather: Unpack[Weather],
) -> None:
    """A theatre stage between two curtains under a scalloped valance."""
    usual = Weather(fog=0.03, clouds=0.35, light_from=(-0.3, 0.7, -0.65))
    set_weather(scene, palette, **(usual | weather))
    ground(
        scene,
        "p.y",
        "$wood * (.6 + .45 * step(.05, fract(p.x * 1.8)) + .3 * fbm2(p.xz * vec2(7., 1.)))",
        "stage",
        shine=0.3,
        wood=floor,
    )
    for side in (-1, 1):
        curtain = things.curtain(cloth=curtains, height=6.2, width=1.7, side=-side)
        scene.put(curtain, side * 2.35, 0, -0.6)
    scene.add(_valance(curtains))


def _valance(cloth: str) -> Thing:
    thing = Thing("curtain", centre=(0, 5.0, -0.8), radius=3.2)
    velvet = thing.material(
        "$cloth * (.65 + .5 * (.5 + .5 * sin(p.x * 9.)))", role="cloth", cloth=cloth
    )
    gold = thing.material("#d8a838", shine=0.6)
    thing.code("float hem = 4.55 - .42 * abs(cos(p.x * 1.35)), fold = .07 * sin(p.x * 13.);")
    thing.body("max(abs(p.z + .8 - fold) - .06, max(hem - p.y, p.y - 6.4)) * .45", velvet)
    thing.part("max(abs(p.z + .8 - fold) - .08, abs(p.y - hem) - .05) * .45", gold)
    return thing


def plaza(
    scene: Scene, palette: Palette, colour: str | None = None, **weather: Unpack[Weather]
) -> None:
    """A paved square."""
    usual = Weather(fog=0.035, clouds=0.4, light_from=(-0.8, 0.42, -0.3))
    set_weather(scene, palette, **(usual | weather))
    slab = "vec2(p.x * 1.1 + .5 * floor(p.z * 1.6), p.z * 1.6)"
    joint = "min(fract(p.x * 1.1 + .5 * floor(p.z * 1.6)), fract(p.z * 1.6))"
    ground(
        scene,
        "p.y",
        f"$stone * (.62 + .42 * ramp(.03, .10, {joint}) * (.8 + .4 * noise(floor({slab})))"
        " + .2 * fbm2(p.xz * 3.))",
        "plaza",
        stone=colour or palette.ground,
    )


def checkerboard(
    scene: Scene,
    palette: Palette,
    light: str | None = None,
    dark: str | None = None,
    size: float = 1.0,
    mirror: float = 0.25,
    **weather: Unpack[Weather],
) -> None:
    """An endless, slightly polished chequered floor."""
    set_weather(scene, palette, **(Weather(fog=0.035, clouds=0.5) | weather))
    if mirror:
        scene.air.bounces = 2
        scene.air.reflection_tint = (1.0, 1.0, 1.0)
    ground(
        scene,
        "p.y",
        "mix($light, $dark, mod(floor(p.x / $size + .5) + floor(p.z / $size), 2.))"
        " * (.85 + .25 * fbm2(p.xz * 2.))",
        "checkerboard",
        mirror=mirror,
        shine=0.2,
        light=light or palette.light,
        dark=dark or palette.dark,
        size=size,
    )


def rooftops(
    scene: Scene,
    palette: Palette,
    seed: int = 1,
    rows: int = 3,
    columns: int = 7,
    windows: str = "#ffd070",
    nearest: float = 2.2,
    **weather: Unpack[Weather],
) -> None:
    """A town seen from roof height, its streets lost in mist; its first row is `nearest`."""
    usual = Weather(fog=0.05, clouds=0.4, mist=0.45, mist_level=-1.2, mist_falloff=0.9)
    set_weather(scene, palette, **(usual | weather))
    ground(scene, "p.y + 3.2", palette.dark, "city", "rooftops")
    walls = [
        palette.ground,
        palette.ground_dark,
        mix(palette.ground, palette.middle, 0.5),
        mix(palette.ground_dark, palette.accent2, 0.3),
        mix(palette.ground, palette.light, 0.3),
    ]
    roofs = [palette.accent, palette.accent2, palette.ground_dark]
    dice = random.Random(seed)
    for row in range(rows):
        for column in range(columns):
            x = (column - (columns - 1) / 2) * 1.5 + dice.uniform(-0.3, 0.3)
            z = nearest + row * 2.4 + dice.uniform(-0.4, 0.4)
            height = dice.uniform(1.4, 2.4) + row * 0.25
            house = things.house(
                wall=dice.choice(walls),
                roof=mix(dice.choice(roofs), palette.dark, 0.28),
                windows=windows,
                height=height,
                width=dice.uniform(0.55, 0.75),
                depth=0.6,
                steepness=dice.uniform(0.9, 1.6),
                glow=1.6,
            )
            scene.put(house, x + (0.7 if row % 2 else 0), -3.2, z, yaw=dice.uniform(-20, 20))
