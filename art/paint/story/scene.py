"""A scene: things with materials, placed under a sky, seen by a camera."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Self, get_args

import numpy as np
from numpy.typing import NDArray

from art.paint.story import gl
from art.paint.story.colour import Vec3, linear
from art.paint.story.glsl import GlslValue, glsl
from art.paint.story.sheets import Sheet, Sheets

Matrix = NDArray[np.float64]

Role = Literal["", "skin", "hair", "eye", "cloth", "water", "cloud", "glass", "light"]
"""What a surface is to a hand that must choose an ink or a paper for it; "" is anything else."""
ROLES: tuple[Role, ...] = get_args(Role)
_LIGHT_FROM_GLOW = 0.5  # a material that glows at least this much is a light unless it says more

SUN_RADIUS = 0.082  # as in sky.glsl: the tangent of the angle from the centre to the rim
_SKY_DISTANCE = 500.0
_FIRST_SHEET = 50.0  # how far away the first sheet of a scene lies


@dataclass(frozen=True)
class Material:
    """How a surface looks. The colour is a GLSL expression of p (local), P (world) and n."""

    slot: int
    colour: str
    glow: float
    shine: float
    mirror: float
    translucency: float
    normal: str
    role: Role


@dataclass(frozen=True)
class PointLight:
    at: Vec3
    tint: Vec3
    reach: float


@dataclass(frozen=True)
class Beam:
    apex: Vec3
    direction: Vec3
    spread: float
    length: float
    tint: Vec3
    density: float


@dataclass(frozen=True)
class Bubble:
    centre: Vec3
    radius: float
    tint: Vec3
    strength: float


@dataclass(frozen=True)
class Camera:
    """Where the picture is seen from; `roll` tilts the camera to the right, in degrees."""

    eye: Vec3
    target: Vec3
    focal: float = 1.75
    roll: float = 0.0

    def axes(self) -> tuple[Vec3, Vec3, Vec3]:
        """Unit vectors pointing forward, right and up."""
        forward = unit(np.subtract(self.target, self.eye))
        level = np.array(unit(np.cross((0.0, 1.0, 0.0), forward)))
        upright = np.cross(forward, level)
        across, along = math.cos(math.radians(self.roll)), math.sin(math.radians(self.roll))
        return (
            forward,
            unit(level * across - upright * along),
            unit(upright * across + level * along),
        )


@dataclass(frozen=True)
class Projected:
    """Where a point of the scene appears in the picture."""

    x: float
    y: float
    distance: float
    pixels_per_unit: float


@dataclass
class Air:
    """Light, fog and the limits of the ray march; every field becomes a constant of the shader."""

    light_from: Vec3 = (-0.6, 0.6, -0.4)
    key_colour: Vec3 = (1.5, 1.2, 0.9)
    ambient_above: Vec3 = (0.3, 0.4, 0.5)
    ambient_below: Vec3 = (0.25, 0.2, 0.2)
    rim_colour: Vec3 = (1.0, 0.8, 0.6)
    rim: float = 0.25
    fog_colour: Vec3 = (0.8, 0.7, 0.6)
    fog: float = 0.045
    fog_power: float = 2.0
    fog_sun: float = 0.5
    mist: float = 0.0
    mist_level: float = 0.0
    mist_falloff: float = 1.0
    ground_colour: Vec3 = (0.5, 0.4, 0.3)
    bounce_light: float = 0.25
    wrap: float = 0.08
    shadow_hardness: float = 9.0
    shadow_reach: float = 14.0
    reflection_tint: Vec3 = (0.8, 0.9, 1.0)
    far: float = 60.0
    step: float = 0.9
    steps: int = 130
    shadow_steps: int = 32
    bounces: int = 1


class Thing:
    """One object: a signed-distance shape with materials, tags and perhaps lights.

    Its GLSL code turns the local point `p` into `vec2 r`, the distance and the material there.
    The ball (centre, radius) encloses the thing; without a radius the thing is endless, a ground.
    """

    def __init__(
        self,
        *tags: str,
        centre: Vec3 = (0.0, 0.0, 0.0),
        radius: float | None = None,
        step: float = 1.0,
    ) -> None:
        self.tags = tags
        self.centre = centre
        self.radius = radius
        self.step = step
        self.shape = ""
        self.materials: list[Material] = []
        self.lights: list[PointLight] = []
        self.glass_balls: list[tuple[Vec3, float]] = []
        self.anchors: dict[str, Vec3] = {}
        self.position: Vec3 = (0.0, 0.0, 0.0)
        self.rotation: Matrix = np.eye(3)
        self.scale = 1.0

    def material(
        self,
        colour: str,
        /,
        *,
        glow: float = 0.0,
        shine: float = 0.0,
        mirror: float = 0.0,
        translucency: float = 0.0,
        normal: str = "",
        role: Role = "",
        **values: GlslValue,
    ) -> Material:
        """A new material; `normal` may hold GLSL statements that bend n."""
        if not role and glow >= _LIGHT_FROM_GLOW:
            role = "light"
        material = Material(
            slot=len(self.materials),
            colour=glsl(colour, **values),
            glow=glow,
            shine=shine,
            mirror=mirror,
            translucency=translucency,
            normal=normal,
            role=role,
        )
        self.materials.append(material)
        return material

    def code(self, text: str, /, **values: GlslValue) -> None:
        """Any GLSL statements."""
        self.shape += glsl(text, **values) + "\n"

    def body(self, distance: str, material: Material, /, **values: GlslValue) -> None:
        """The first solid of the thing."""
        solid = glsl(distance, **values)
        self.code(f"r = vec2({solid}, $material);", material=material)

    def part(self, distance: str, material: Material, /, **values: GlslValue) -> None:
        """One more solid, joined to those before it."""
        solid = glsl(distance, **values)
        self.code(f"r = nearer(r, vec2({solid}, $material));", material=material)

    def light(self, at: Vec3, colour: str, strength: float = 1.0, reach: float = 2.0) -> None:
        """A lamp inside the thing."""
        self.lights.append(PointLight(at, linear(colour, strength), reach))

    def glass(self, centre: Vec3, radius: float) -> None:
        """A ball of clear glass."""
        self.glass_balls.append((centre, radius))

    def place(self, position: Vec3, yaw: float, pitch: float, roll: float, scale: float) -> Self:
        self.position = position
        self.rotation = rotation(yaw, pitch, roll)
        self.scale = scale
        return self

    def world(self, point: Vec3) -> Vec3:
        """Where a point of the thing lies in the scene."""
        x, y, z = np.array(self.position) + self.rotation @ (np.array(point) * self.scale)
        return float(x), float(y), float(z)


@dataclass
class Scene:
    """Everything the shader needs to know, and what the pack says about the sky.

    `sky` defines the GLSL function `vec3 sky(vec3 rd)`, `terrain` (if any) `float ground(vec2 xz)`.
    """

    camera: Camera = field(default_factory=lambda: Camera((0, 1.6, -8), (0, 2, 0)))
    air: Air = field(default_factory=Air)
    sky: str = "vec3 sky(vec3 rd) { return vec3(.5); }"
    sky_tags: list[str] = field(default_factory=list)
    sun: Vec3 | None = None
    moon: Vec3 | None = None
    moon_radius: float = 0.0
    terrain: str = ""
    things: list[Thing] = field(default_factory=list)
    lights: list[PointLight] = field(default_factory=list)
    beams: list[Beam] = field(default_factory=list)
    bubbles: list[Bubble] = field(default_factory=list)
    sheets: list[Sheet] = field(default_factory=list)

    def put(
        self,
        thing: Thing,
        x: float,
        y: float,
        z: float,
        *,
        yaw: float = 0.0,
        pitch: float = 0.0,
        roll: float = 0.0,
        scale: float = 1.0,
        on_ground: bool = False,
    ) -> Thing:
        """Place a thing with its lamps and glass; on_ground measures y from the ground below."""
        if on_ground:
            y += self.ground_height(x, z)
        self.add(thing.place((x, y, z), yaw, pitch, roll, scale))
        for light in thing.lights:
            at = thing.world(light.at)
            self.lights.append(PointLight(at, light.tint, light.reach * scale))
        for centre, radius in thing.glass_balls:
            self.bubble(thing.world(centre), radius * scale, strength=0.75)
        return thing

    def add(self, thing: Thing) -> Thing:
        """Take a thing in where it is, without its lamps."""
        self.things.append(thing)
        return thing

    def lay(
        self,
        *sheets: Sheet | Sheets,
        x: float = 0.0,
        y: float = 0.0,
        scale: float = 1.0,
        turn: float = 0.0,
        flip: bool = False,
        depth: float | None = None,
    ) -> None:
        """Lay flat sheets in front of those before them, or at a distance among the things.

        Places are in picture units: x from -1 to 1, y from -1.5 to 1.5, up and to the right.
        """
        for laid in sheets:
            for sheet in [laid] if isinstance(laid, Sheet) else laid:
                placed = sheet.placed(x, y, scale, turn, flip)
                self.sheets.append(placed.at_depth(self._next_depth() if depth is None else depth))

    def _next_depth(self) -> float:
        """Slightly nearer than the last sheet."""
        return self.sheets[-1].depth * 0.985 if self.sheets else _FIRST_SHEET

    def light(self, at: Vec3, colour: str, strength: float = 1.0, reach: float = 2.0) -> None:
        """A lamp nobody sees, only its light."""
        self.lights.append(PointLight(at, linear(colour, strength), reach))

    def beam(
        self,
        apex: Vec3,
        direction: Vec3,
        spread: float,
        length: float,
        colour: str,
        density: float,
    ) -> None:
        """A visible cone of light; spread is the tangent of its half angle."""
        self.beams.append(Beam(apex, direction, spread, length, linear(colour), density))

    def bubble(
        self, centre: Vec3, radius: float, tint: Vec3 = (1.0, 1.0, 1.0), strength: float = 0.8
    ) -> None:
        """A soap bubble or a glass ball."""
        self.bubbles.append(Bubble(centre, radius, tint, strength))

    def ground_height(self, x: float, z: float) -> float:
        """The height of the setting's ground, exactly as the renderer sees it."""
        if not self.terrain:
            raise ValueError("this setting has no uneven ground")
        return gl.evaluate(self.terrain, "ground", x, z)

    def project(self, point: Vec3, width: int, height: int) -> Projected | None:
        """Where the point appears in the picture, or None if it lies behind the camera."""
        forward, right, up = self.camera.axes()
        ray = np.subtract(point, self.camera.eye)
        depth = float(ray @ forward)
        if depth <= 0.01:
            return None
        x = float(ray @ right) / depth * self.camera.focal
        y = float(ray @ up) / depth * self.camera.focal
        return Projected(
            x=(x / (width / height) * 0.5 + 0.5) * width,
            y=(0.5 - y * 0.5) * height,
            distance=float(np.linalg.norm(ray)),
            pixels_per_unit=self.camera.focal * height * 0.5 / depth,
        )

    def project_sky(self, direction: Vec3, width: int, height: int) -> Projected | None:
        """Where a direction of the sky appears in the picture, or None if it is behind."""
        x, y, z = np.array(self.camera.eye) + np.array(unit(direction)) * _SKY_DISTANCE
        return self.project((float(x), float(y), float(z)), width, height)


def unit(vector: Sequence[float] | Matrix) -> Vec3:
    """The vector with length one."""
    x, y, z = np.asarray(vector, float) / np.linalg.norm(vector)
    return float(x), float(y), float(z)


def rotation(yaw: float, pitch: float, roll: float) -> Matrix:
    """Roll about z, then pitch about x, then yaw about y, in degrees."""
    y, p, r = math.radians(yaw), math.radians(pitch), math.radians(roll)
    about_y = np.array([[math.cos(y), 0, math.sin(y)], [0, 1, 0], [-math.sin(y), 0, math.cos(y)]])
    about_x = np.array([[1, 0, 0], [0, math.cos(p), -math.sin(p)], [0, math.sin(p), math.cos(p)]])
    about_z = np.array([[math.cos(r), -math.sin(r), 0], [math.sin(r), math.cos(r), 0], [0, 0, 1]])
    turned: Matrix = about_y @ about_x @ about_z
    return turned
