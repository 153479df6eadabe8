"""Rendering a scene into the layers the painter works from."""

from dataclasses import dataclass

from tools.paint.story import gl, shader
from tools.paint.story.gl import Pixels
from tools.paint.story.scene import Scene

SKY_DEPTH = 900.0


@dataclass
class Layers:
    """The rendered picture: what is where, and in which light."""

    colour: Pixels
    depth: Pixels
    normal: Pixels
    ids: Pixels
    emission: Pixels

    def mirrored(self) -> "Layers":
        """The same picture seen in a mirror."""
        normal = self.normal[:, ::-1].copy()
        normal[..., 0] *= -1
        return Layers(
            colour=self.colour[:, ::-1].copy(),
            depth=self.depth[:, ::-1].copy(),
            normal=normal,
            ids=self.ids[:, ::-1].copy(),
            emission=self.emission[:, ::-1].copy(),
        )


def render(scene: Scene, width: int = 800, height: int = 1200) -> Layers:
    program = gl.compile_shader(shader.source(scene))
    for name, value in (("resolution", (width, height)), ("ZERO", 0)):
        if name in program:
            program[name] = value
    colour, normal, emission = gl.draw(program, width, height, targets=3)
    program.release()
    return Layers(
        colour=colour[..., :3].copy(),
        depth=colour[..., 3].copy(),
        normal=normal[..., :3].copy(),
        ids=normal[..., 3].copy(),
        emission=emission[..., :3].copy(),
    )
