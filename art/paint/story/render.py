"""Rendering a scene into the layers that a hand draws from."""

from dataclasses import dataclass

import cv2
import numpy as np

from art.paint.story import gl, shader
from art.paint.story.colour import Vec3, linear
from art.paint.story.gl import Pixels
from art.paint.story.scene import ROLES, SUN_RADIUS, Role, Scene
from art.paint.story.sheets import Sheet

SKY_DEPTH = 900.0
_TOWARDS_VIEWER = (0.0, 0.0, -1.0)
_MIN_COVER = 0.5  # a pixel belongs to a sheet that covers this much of it


@dataclass(frozen=True)
class Disc:
    """The moon or the sun in the picture, in pixels."""

    x: float
    y: float
    radius: float


@dataclass
class Layers:
    """The rendered picture: what is where, of which material, and in which light."""

    colour: Pixels
    depth: Pixels
    normal: Pixels
    ids: Pixels
    emission: Pixels
    pigment: Pixels
    """The colour of each surface in linear light, before any light falls on it."""
    roles: Pixels
    """What each surface is, as an index into ROLES."""
    glass: Pixels
    """Normal and number of the glass or bubble in front, if any; the number is 0 elsewhere."""
    moon: Disc | None = None
    sun: Disc | None = None
    is_mirrored: bool = False

    def has_role(self, *roles: Role) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
        """Where the surface has one of the roles."""
        return np.isin(np.rint(self.roles), [ROLES.index(role) for role in roles])

    def mirrored(self) -> "Layers":
        """The same picture seen in a mirror."""
        width = self.depth.shape[1]
        return Layers(
            colour=_flip(self.colour),
            depth=_flip(self.depth),
            normal=_flip(self.normal) * np.array((-1, 1, 1), np.float32),
            ids=_flip(self.ids),
            emission=_flip(self.emission),
            pigment=_flip(self.pigment),
            roles=_flip(self.roles),
            glass=_flip(self.glass) * np.array((-1, 1, 1, 1), np.float32),
            moon=_flip_disc(self.moon, width),
            sun=_flip_disc(self.sun, width),
            is_mirrored=not self.is_mirrored,
        )


def _flip(pixels: Pixels) -> Pixels:
    return pixels[:, ::-1].copy()


def _flip_disc(disc: Disc | None, width: int) -> Disc | None:
    return disc and Disc(width - 1 - disc.x, disc.y, disc.radius)


def render(scene: Scene, width: int = 800, height: int = 1200, every: int = 1) -> Layers:
    """Trace the things of a scene, then lay its sheets among them.

    For a draft, things are traced at only every so many pixels across and down.
    """
    colour, normal, emission, pigment, glass = (
        _enlarged(target, every)[:height, :width]
        for target in _trace(scene, -(-width // every), -(-height // every))
    )
    layers = Layers(
        colour=colour[..., :3].copy(),
        depth=colour[..., 3].copy(),
        normal=normal[..., :3].copy(),
        ids=normal[..., 3].copy(),
        emission=emission[..., :3].copy(),
        pigment=pigment[..., :3].copy(),
        roles=pigment[..., 3].copy(),
        glass=glass.copy(),
        moon=_disc(scene, scene.moon, scene.moon_radius, width, height),
        sun=_disc(scene, scene.sun, SUN_RADIUS, width, height),
    )
    for sheet, own_id in zip(scene.sheets, shader.sheet_ids(scene), strict=True):
        _lay(layers, sheet, own_id)
    return layers


def _trace(scene: Scene, width: int, height: int) -> list[Pixels]:
    """The targets that the scene's shader writes."""
    program = gl.compile_shader(shader.source(scene))
    for name, value in (("resolution", (width, height)), ("ZERO", 0)):
        if name in program:
            program[name] = value
    targets = gl.draw(program, width, height, targets=5)
    program.release()
    return targets


def _enlarged(pixels: Pixels, times: int) -> Pixels:
    """Larger, with smooth colours; the fourth value is a number that must not be blended."""
    if times == 1:
        return pixels
    big = cv2.resize(pixels, None, fx=times, fy=times, interpolation=cv2.INTER_LINEAR)
    big[..., 3] = pixels[..., 3].repeat(times, axis=0).repeat(times, axis=1)
    return np.asarray(big, np.float32)


def _disc(
    scene: Scene, direction: Vec3 | None, radius: float, width: int, height: int
) -> Disc | None:
    place = direction and scene.project_sky(direction, width, height)
    if not place:
        return None
    return Disc(place.x, place.y, radius * scene.camera.focal * height / 2)


def _lay(layers: Layers, sheet: Sheet, own_id: int) -> None:
    """Rasterise a sheet wherever nothing nearer covers it."""
    height, width = layers.depth.shape
    shown = (sheet.outline.mask(width, height) >= _MIN_COVER) & (layers.depth > sheet.depth)
    if not shown.any():
        return
    rows = np.nonzero(shown)[0]
    down = np.clip((rows - rows.min()) / max(1, np.ptp(rows)), 0, 1)[:, None]
    top, bottom = linear(sheet.colour), linear(sheet.shade or sheet.colour)
    colour = (np.array(top) * (1 - down) + np.array(bottom) * down).astype(np.float32)
    layers.colour[shown] = colour * (1 + sheet.glow)
    layers.pigment[shown] = colour
    layers.emission[shown] = colour * sheet.glow
    layers.depth[shown] = sheet.depth
    layers.normal[shown] = _TOWARDS_VIEWER
    layers.ids[shown] = own_id
    layers.roles[shown] = ROLES.index("light" if sheet.glow else "")
    layers.glass[shown] = 0
