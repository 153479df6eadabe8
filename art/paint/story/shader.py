"""Turning a scene into the source of its fragment shader."""

from dataclasses import fields

import numpy as np

from art.paint.story.glsl import glsl, library, number, placeholder, vec3
from art.paint.story.scene import ROLES, Air, Camera, Material, Scene, Thing, unit

_HEADER = """#version 330
in vec2 uv;
layout(location = 0) out vec4 colourAndDepth;
layout(location = 1) out vec4 normalAndId;
layout(location = 2) out vec4 emitted;
layout(location = 3) out vec4 pigmentAndRole;
layout(location = 4) out vec4 glassNormalAndIndex;
uniform vec2 resolution;
uniform int ZERO;
"""


def source(scene: Scene) -> str:
    """The complete fragment shader of a scene."""
    return "\n".join(
        [
            _HEADER,
            _air(scene.air),
            _camera(scene.camera),
            library("library.glsl"),
            library("doll.glsl"),
            scene.terrain,
            *(_shape(index, thing, base) for index, thing, base in _numbered(scene)),
            _map(scene),
            _surface(scene),
            scene.sky,
            library("lights.glsl"),
            _point_lights(scene),
            _beams(scene),
            _bubbles(scene),
            library("main.glsl"),
        ]
    )


def material_ids(scene: Scene) -> list[range]:
    """The ids that the materials of each thing have in the rendered picture."""
    return [range(base, base + len(thing.materials)) for _, thing, base in _numbered(scene)]


def sheet_ids(scene: Scene) -> range:
    """The ids that the flat sheets have in the rendered picture, after those of all materials."""
    first = 1 + sum(len(thing.materials) for thing in scene.things)
    return range(first, first + len(scene.sheets))


def _numbered(scene: Scene) -> list[tuple[int, Thing, int]]:
    """Every thing with its index and the id of its first material; id 0 is the sky."""
    numbered, base = [], 1
    for index, thing in enumerate(scene.things):
        numbered.append((index, thing, base))
        base += len(thing.materials)
    return numbered


def _air(air: Air) -> str:
    lines = []
    for field in fields(air):
        name, value = field.name.upper(), getattr(air, field.name)
        if field.name == "light_from":
            value = unit(value)
        if field.type is int:
            lines.append(f"#define {name} {value}")
        elif field.type is float:
            lines.append(f"const float {name} = {number(value)};")
        else:
            lines.append(f"const vec3 {name} = {vec3(value)};")
    return "\n".join(lines)


def _camera(camera: Camera) -> str:
    forward, right, up = camera.axes()
    return glsl(
        "const vec3 EYE = $eye, FORWARD = $forward, RIGHT = $right, UP = $up;\n"
        "const float FOCAL = $focal;",
        eye=camera.eye,
        forward=forward,
        right=right,
        up=up,
        focal=camera.focal,
    )


def _shape(index: int, thing: Thing, base: int) -> str:
    code = thing.shape
    for material in thing.materials:
        code = code.replace(placeholder(material.slot), number(base + material.slot))
    return _function(f"vec2 thing{index}(vec3 p)", "vec2 r = vec2(1e4, 0.);", code, "return r;")


def _to_local(thing: Thing, point: str) -> str:
    """The GLSL expression of a world point in the thing's own space."""
    local = f"({point} - {vec3(thing.position)})"
    if not np.allclose(thing.rotation, np.eye(3)):
        # GLSL reads matrices by column: the rows of the rotation make its inverse.
        local = f"mat3({','.join(number(x) for x in thing.rotation.flatten())}) * {local}"
    return local if thing.scale == 1 else f"{local} / {number(thing.scale)}"


def _map(scene: Scene) -> str:
    """The distance to the whole scene, with a ball around each thing to skip it from afar."""
    lines: list[str] = []
    for index, thing, _ in _numbered(scene):
        local = _to_local(thing, "p")
        exact = f"h = thing{index}(q); h.x *= {number(thing.scale * thing.step)}; r = nearer(r, h);"
        if thing.radius is None:
            lines.append(f"{{ q = {local}; {exact} }}")
            continue
        skip = glsl(
            "if (ball > $margin) { if (ball * $scale < r.x) r = vec2(ball * $scale, -1.); }",
            margin=max(0.12, thing.radius * 0.15),
            scale=thing.scale,
        )
        ball = f"ball = length(q - {vec3(thing.centre)}) - {number(thing.radius)};"
        lines.append(f"{{ q = {local}; {ball} {skip} else {{ {exact} }} }}")
    declared = "vec2 r = vec2(1e4, 0.), h;\nvec3 q;\nfloat ball;"
    return _function("vec2 map(vec3 p)", declared, *lines, "return r;")


def _surface(scene: Scene) -> str:
    """Colour and properties by material id: flat ifs, as deep nesting renders black in Mesa."""
    lines: list[str] = []
    for _, thing, base in _numbered(scene):
        lines.extend(_surface_of(thing, material, base) for material in thing.materials)
    arguments = (
        "float id, vec3 P, inout vec3 n, "
        "out float glow, out float shine, out float mirror, out float translucency, "
        "out float role"
    )
    start = (
        "glow = 0.; shine = 0.; mirror = 0.; translucency = 0.; role = 0.; "
        "vec3 p = P, colour = vec3(0);"
    )
    return _function(f"vec3 surface({arguments})", start, *lines, "return colour;")


def _surface_of(thing: Thing, material: Material, base: int) -> str:
    return glsl(
        "if (abs(id - $id) < .4) { p = $local; glow = $glow; shine = $shine; mirror = $mirror; "
        "translucency = $translucency; role = $role; $normal colour = $colour; }",
        id=base + material.slot,
        local=_to_local(thing, "P"),
        glow=material.glow,
        shine=material.shine,
        mirror=material.mirror,
        translucency=material.translucency,
        role=ROLES.index(material.role),
        normal=material.normal,
        colour=material.colour,
    )


def _point_lights(scene: Scene) -> str:
    calls = (
        glsl(
            "pointLight(c, p, n, a, $at, $tint, $core2, $halo2);",
            at=light.at,
            tint=light.tint,
            core2=light.reach**2,
            halo2=light.reach**2 * 0.5,
        )
        for light in scene.lights
    )
    head = "vec3 pointLights(vec3 p, vec3 n, vec3 a)"
    return _function(head, "vec3 c = vec3(0);", *calls, "return c;")


def _beams(scene: Scene) -> str:
    calls = (
        glsl(
            "c += beam(ro, rd, far, $apex, $along, $spread, $reach, $tint, $density);",
            apex=beam.apex,
            along=unit(beam.direction),
            spread=beam.spread,
            reach=beam.length,
            tint=beam.tint,
            density=beam.density,
        )
        for beam in scene.beams
    )
    head = "vec3 beams(vec3 ro, vec3 rd, float far)"
    return _function(head, "vec3 c = vec3(0);", *calls, "return c;")


def _bubbles(scene: Scene) -> str:
    calls = (
        glsl(
            "bubble(c, glass, ro, rd, far, $centre, $r2, $tint, $strength, $index);",
            centre=bubble.centre,
            r2=bubble.radius**2,
            tint=bubble.tint,
            strength=bubble.strength,
            index=index,
        )
        for index, bubble in enumerate(scene.bubbles, 1)
    )
    head = "void bubbles(inout vec3 c, inout vec4 glass, vec3 ro, vec3 rd, float far)"
    return _function(head, *calls)


def _function(head: str, *statements: str) -> str:
    return "\n".join([f"{head} {{", *statements, "}"])
