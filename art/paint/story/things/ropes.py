"""Strings, ropes and the bridge that hangs on them."""

from collections.abc import Sequence

import numpy as np

from art.paint.story.colour import Vec3
from art.paint.story.glsl import TubePoint, spline, tube
from art.paint.story.scene import Matrix, Thing


def strings(
    lines: Sequence[tuple[Vec3, Vec3]], colour: str = "#e8dcc8", thickness: float = 0.012
) -> Thing:
    """Taut strings, each from one point to another."""
    centre, reach = _ball(np.array([end for line in lines for end in line], float))
    thing = Thing("strings", centre=centre, radius=reach + 0.1)
    cord = thing.material(colour)
    thing.code("float nearest = 1e3;")
    for start, end in lines:
        thing.code(
            "nearest = min(nearest, capsule(p, $start, $end, $thickness));",
            start=start,
            end=end,
            thickness=thickness,
        )
    thing.body("nearest", cord)
    return thing


def rope(
    points: Sequence[TubePoint],
    colour: str = "#c8b088",
    segments: int = 10,
    tags: Sequence[str] = ("rope",),
    shine: float = 0.0,
) -> Thing:
    """A curve through (x, y, z, radius) points: a rope, or a trunk, a stream, a trail."""
    centre, reach = _ball(spline([point[:3] for point in points], segments))
    thickest = max(point[3] for point in points)
    thing = Thing(*tags, centre=centre, radius=reach + thickest + 0.1)
    surface = thing.material(colour, shine=shine)
    thing.code(tube(points, segments, "curve"))
    thing.body("curve", surface)
    return thing


def plank_bridge(
    planks: int = 16,
    wood: str = "#9a6a3c",
    rope: str = "#d8c49a",
    sag: float = 0.5,
    length: float = 6.0,
    width: float = 0.45,
) -> Thing:
    """A rope bridge along +z from the origin; width is half its width."""
    thing = Thing("bridge", centre=(0, -sag * 0.3, length / 2), radius=length / 2 + 0.8)
    timber = thing.material(
        "$wood * (.7 + .5 * noise(vec2(floor(p.z * $per_unit), 3.)))",
        wood=wood,
        per_unit=planks / length,
    )
    cord = thing.material(rope)
    thing.code(
        """
        vec3 q = p;
        q.y -= -$sag * (1. - pow(2. * saturate(p.z / $length) - 1., 2.));
        float gap = $gap;
        float plank = clamp(floor(p.z / gap), 0., $last);
        q.z = p.z - (plank + .5) * gap;
        """,
        sag=sag,
        length=length,
        gap=length / planks,
        last=planks - 1,
    )
    thing.body("roundBox(q, vec3($width, .03, gap * .38), .01) * .8", timber, width=width)
    thing.code(
        """
        vec3 side = vec3(abs(q.x) - $width, q.yz);
        float rail = length(vec3(side.x, side.y - .42, p.z - clamp(p.z, 0., $length))) - .025;
        float hangers = max(length(vec2(side.x, q.z + gap * .5)) - .014, abs(side.y - .2) - .22);
        """,
        width=width,
        length=length,
    )
    thing.part("min(rail, hangers) * .8", cord)
    return thing


def _ball(points: Matrix) -> tuple[Vec3, float]:
    """The middle of the points and how far the farthest one is."""
    middle = points.mean(axis=0)
    x, y, z = middle
    reach = np.linalg.norm(points - middle, axis=1).max()
    return (float(x), float(y), float(z)), float(reach)
