"""Light, fog and sky, which all settings share, and plain grounds."""

from typing import TypedDict

from art.paint.story.colour import Vec3, linear
from art.paint.story.glsl import GlslValue, glsl
from art.paint.story.palettes import Palette
from art.paint.story.scene import Role, Scene, Thing
from art.paint.story.skies import CloudStyle, Moon, sky


class Weather(TypedDict, total=False):
    """What a card may change about the light and the sky of any setting."""

    light_from: Vec3
    key: float
    ambient: float
    rim: float
    fog: float
    mist: float
    mist_level: float
    mist_falloff: float
    clouds: float
    cloud_style: CloudStyle
    cloud_seed: float
    cloud_side: float
    horizon: float
    sun: Vec3
    moon: Moon
    aurora: float


def set_weather(
    scene: Scene,
    palette: Palette,
    *,
    light_from: Vec3 = (-0.65, 0.55, -0.45),
    key: float = 1.0,
    ambient: float = 1.0,
    rim: float = 0.30,
    fog: float = 0.035,
    mist: float = 0.0,
    mist_level: float = 0.0,
    mist_falloff: float = 1.0,
    clouds: float = 0.5,
    cloud_style: CloudStyle = "cumulus",
    cloud_seed: float = 0.0,
    cloud_side: float = 1.0,
    horizon: float = 0.0,
    sun: Vec3 | None = None,
    moon: Moon | None = None,
    aurora: float = 0.0,
) -> None:
    """Light the scene with the palette; key and ambient scale the palette's own light."""
    air = scene.air
    air.light_from = light_from
    air.key_colour = linear(palette.key, palette.key_strength * key)
    air.ambient_above = linear(palette.ambient_above, ambient)
    air.ambient_below = linear(palette.ambient_below, 0.9 * ambient)
    air.rim_colour = linear(palette.rim)
    air.rim = rim
    air.fog_colour = linear(palette.fog)
    air.fog = fog
    air.mist = mist
    air.mist_level = mist_level
    air.mist_falloff = mist_falloff
    air.ground_colour = linear(palette.ground)
    air.wrap = 0.10
    scene.sky = sky(
        palette,
        clouds=clouds,
        style=cloud_style,
        seed=cloud_seed,
        side=cloud_side,
        horizon=horizon,
        sun=sun,
        moon=moon,
        aurora=aurora,
    )
    scene.sun = sun
    scene.moon = moon.direction if moon else None
    scene.moon_radius = moon.radius if moon else 0.0
    present = {"moon": moon, "sun": sun, "aurora": aurora, "clouds": clouds > 0.35}
    scene.sky_tags = [tag for tag, there in present.items() if there]


def ground(
    scene: Scene,
    distance: str,
    colour: str,
    *tags: str,
    shine: float = 0.0,
    mirror: float = 0.0,
    normal: str = "",
    role: Role = "",
    **values: GlslValue,
) -> None:
    """An endless floor of one material; the values serve both the distance and the colour."""
    floor = Thing(*tags)
    pigment = glsl(colour, **values)
    material = floor.material(pigment, shine=shine, mirror=mirror, normal=normal, role=role)
    floor.body(distance, material, **values)
    scene.add(floor)
