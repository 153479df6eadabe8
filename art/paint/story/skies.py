"""The sky: a gradient with clouds, sun, moon and northern lights."""

from dataclasses import dataclass
from typing import Literal

from art.paint.story.colour import Vec3, mix
from art.paint.story.glsl import glsl, library
from art.paint.story.palettes import Palette

CloudStyle = Literal["cumulus", "bank", "streak", "swirl"]


@dataclass(frozen=True)
class Moon:
    """A moon in the sky: its direction, its size, and its phase from -1 to 1 (0 is full)."""

    direction: Vec3
    radius: float
    phase: float


def sky(
    palette: Palette,
    *,
    clouds: float,
    style: CloudStyle,
    seed: float,
    side: float,
    horizon: float,
    sun: Vec3 | None,
    moon: Moon | None,
    aurora: float,
) -> str:
    """GLSL for `vec3 sky(vec3 rd)`."""
    layers = [
        glsl(
            "float e = rd.y - $level; vec3 c = gradient(e, $horizon, $middle, $zenith);",
            level=horizon,
            horizon=palette.horizon,
            middle=palette.middle,
            zenith=palette.zenith,
        )
    ]
    if sun is not None:
        layers.append(glsl("c = sunGlow(c, rd, $sun, $tint);", sun=sun, tint=palette.key))
    if aurora > 0:
        layers.append(
            glsl(
                "c = aurora(c, rd, $seed, #3fe0a0, #9a50d0, $strength);",
                seed=seed,
                strength=aurora,
            )
        )
    layers.append(_clouds(palette, clouds, style, seed, side))
    if sun is not None:
        layers.append(glsl("c = sunDisc(c, rd, $sun, #ff8a3c, #ffe9a8, #ffb060);", sun=sun))
    if moon is not None:
        layers.append(
            glsl(
                "c = moonDisc(c, rd, $direction, $radius, $phase, $tint);",
                direction=moon.direction,
                radius=moon.radius,
                phase=moon.phase,
                tint=palette.light,
            )
        )
    body = "\n".join(layers)
    return f"{library('sky.glsl')}\nvec3 sky(vec3 rd) {{\n{body}\nreturn c;\n}}"


def _clouds(palette: Palette, amount: float, style: CloudStyle, seed: float, side: float) -> str:
    shade = palette.middle
    # Tinted highlights: pure white would tear holes into a dark sky.
    light = mix(palette.middle, palette.light, 0.5)
    if style == "cumulus":
        return glsl(
            "c = cumulus(c, rd, e, vec2($x, $y), vec2($lean, $far_lean), $threshold, "
            "$zenith, $shade, $light);",
            x=seed * 1.7 + 1.0,
            y=seed * 0.9,
            lean=-0.13 * side,
            far_lean=-0.28 * side,
            threshold=0.72 - 0.34 * amount,
            zenith=palette.zenith,
            shade=shade,
            light=light,
        )
    if style == "bank":
        return glsl(
            "c = bank(c, rd, e, vec2($x, $y), $lean, $top, $threshold, $shade, $light);",
            x=seed * 1.7 + 1.0,
            y=seed * 0.9,
            lean=-0.13 * side,
            top=0.25 + 0.35 * amount,
            threshold=0.62 - 0.12 * amount,
            shade=shade,
            light=light,
        )
    if style == "streak":
        return glsl(
            "c = streak(c, rd, e, vec2($x, $y), vec2($light_from, $light_to), "
            "vec2($shade_from, $shade_to), $shade, $light);",
            x=seed * 1.3,
            y=seed * 0.7,
            light_from=0.66 - 0.3 * amount,
            light_to=0.9 - 0.3 * amount,
            shade_from=0.62 - 0.3 * amount,
            shade_to=0.85 - 0.3 * amount,
            shade=shade,
            light=light,
        )
    return glsl(
        "c = swirl(c, rd, e, vec4($noise_seed, $drift, $x, $y), $size, $strength, $shade, $light);",
        noise_seed=seed * 3.1,
        drift=seed * 2.0,
        x=seed * 1.37 + 1.0,
        y=seed * 2.11 + 2.0,
        size=seed + 4.0,
        strength=min(1.0, amount * 1.6),
        shade=shade,
        light=light,
    )
