"""The software renderer: one windowless OpenGL context per process."""

from functools import cache

import moderngl
import numpy as np
from numpy.typing import NDArray

from art.paint.story.glsl import library

Pixels = NDArray[np.float32]

_QUAD = np.array([-1, -1, 1, -1, -1, 1, 1, 1], np.float32).tobytes()


@cache
def context() -> moderngl.Context:
    # The annotation of the keyword settings is wrong: it describes all of them together.
    return moderngl.create_context(standalone=True, backend="egl")  # type: ignore[arg-type]


def draw(program: moderngl.Program, width: int, height: int, targets: int) -> list[Pixels]:
    """Run a fragment shader over every pixel; four floats per pixel and target, top row first."""
    gl = context()
    quad = gl.buffer(_QUAD)
    vertices = gl.vertex_array(program, [(quad, "2f", "corner")])
    textures = [gl.texture((width, height), 4, dtype="f4") for _ in range(targets)]
    frame = gl.framebuffer(textures)
    frame.use()
    vertices.render(moderngl.TRIANGLE_STRIP)
    gl.finish()
    images = [
        np.frombuffer(texture.read(), np.float32).reshape(height, width, 4)[::-1].copy()
        for texture in textures
    ]
    for texture in textures:
        texture.release()
    frame.release()
    vertices.release()
    quad.release()
    return images


def compile_shader(fragment: str) -> moderngl.Program:
    return context().program(vertex_shader=library("vertex.glsl"), fragment_shader=fragment)


@cache
def _height_program(functions: str, name: str) -> moderngl.Program:
    body = f"void main() {{ height = vec4({name}(place)); }}"
    header = "#version 330\nuniform vec2 place;\nout vec4 height;\n"
    return compile_shader(header + library("library.glsl") + functions + body)


def evaluate(functions: str, name: str, x: float, z: float) -> float:
    """The value of the GLSL function `float name(vec2)` at (x, z)."""
    program = _height_program(functions, name)
    program["place"] = (x, z)
    return float(draw(program, 1, 1, targets=1)[0][0, 0, 0])
