"""The sky over a meadow, straight above: zenith in the middle, hills where people sit.

Five lights of the same sky; the app blends them, so nothing but the light may differ.
"""

from dataclasses import dataclass

import cv2
import numpy as np

from art.paint.backdrops.picture import FINENESS, LONG, SHORT
from art.paint.noise import Noise
from art.paint.plane import Plane, blur, gradient, ramp, rgb, smoothstep
from art.paint.story import brush

DP = 1280  # along the long side
SEED = 5
STRIP = 150  # dp of hills at most
_STOPS = (-0.16, 0.10, 0.36, 0.62, 0.88, 1.12)


@dataclass(frozen=True)
class Light:
    """Colours from zenith to horizon, of the hills from far to near, and of the sun's glow."""

    sky: tuple[str, ...]
    hills: tuple[str, str, str]
    trees: str
    blossom: str
    wisps: str
    glow: str
    shine: float


LIGHTS = {
    "noon": Light(
        ("#2c62ad", "#3a73ba", "#5790cb", "#7db0dd", "#a3cbe8", "#c6e0ee"),
        ("#7fa89f", "#4f8378", "#2f6258"),
        "#3a6f68",
        "#f4f1d8",
        "#eaf4fb",
        "#ffffff",
        0.0,
    ),
    "afternoon": Light(
        ("#3065a8", "#4478b5", "#6b97c8", "#99b4d2", "#c2c8d0", "#dcd2c8"),
        ("#86989a", "#557678", "#335a59"),
        "#416668",
        "#f5e9cd",
        "#f1eeec",
        "#fff0da",
        0.25,
    ),
    "late": Light(
        ("#3b5f9c", "#5576aa", "#8492bb", "#b7a4b6", "#dcb0a6", "#ecbfa6"),
        ("#8a8490", "#5a6672", "#394f58"),
        "#4a5a66",
        "#f6dfc0",
        "#f7e3d6",
        "#ffd9b8",
        0.55,
    ),
    "golden": Light(
        ("#343f84", "#4d5392", "#7f6ba2", "#b57e98", "#e09684", "#f4ad80"),
        ("#7d6786", "#50516f", "#323c56"),
        "#434768",
        "#f4c8a4",
        "#f7c6ac",
        "#ffd2a6",
        0.75,
    ),
    "sunset": Light(
        ("#2a2c66", "#3f3778", "#674685", "#9c5581", "#cf6d70", "#e88e6c"),
        ("#6a4a78", "#443a68", "#292a50"),
        "#3a325e",
        "#e8a690",
        "#f2a58c",
        "#ffc79c",
        0.9,
    ),
}


def paint_sky(light: str, width: int, tall: bool) -> Plane:
    """The sky in that light; `width` is the picture's long side."""
    across, up = (width * SHORT // LONG, width) if tall else (width, width * SHORT // LONG)
    dp = width / DP
    tones = LIGHTS[light]
    noise = Noise(np.random.default_rng(SEED), (up, across), dp)
    picture = _heavens(tones, noise, across / dp, up / dp)
    ridges = _ridges(across / dp, dp)
    covered: Plane = np.zeros((up, across), np.float32)
    for edge, strips in enumerate(ridges):
        for tone, strip in zip(_ground_tones(tones), strips, strict=True):
            cover: Plane = np.zeros((up, across), np.float32)
            window = cover[: strip.shape[0]] if edge else cover[-strip.shape[0] :]
            window[:] = strip[::-1, ::-1] if edge else strip
            shade = 1 + 0.10 * noise(60, 3) + 0.05 * noise(9, 2)
            picture = picture * (1 - cover[..., None]) + tone * shade[..., None] * cover[..., None]
            covered = np.maximum(covered, cover)
    picture = np.clip(picture, 0, 1).astype(np.float32)
    return _brushed(picture, covered, noise, across / up)


def _heavens(tones: Light, noise: Noise, wide: float, high: float) -> Plane:
    """Zenith to horizon, wisps of cloud, and the sun low over the left edge."""
    rows, columns = noise(400, 1).shape
    y, x = np.mgrid[-0.5 : 0.5 : rows * 1j, -0.5 : 0.5 : columns * 1j].astype(np.float32)
    # The horizon is nearer where the hills are; seen standing, the sky is as wide as it is high.
    away = np.hypot(x * wide / (0.70 * wide), y * high / (0.587 * high))
    away = away + 0.05 * noise(260, 2) + 0.02 * noise(110, 2)
    pixels = gradient(away, _STOPS, tones.sky)
    streaks = noise(210, 4) * 0.6 + noise(90, 4) * 0.5
    wisps = smoothstep(ramp((streaks - 0.12) / 0.75)) * (0.10 + 0.16 * ramp(away))
    pixels = pixels * (1 - wisps[..., None]) + rgb(tones.wisps) * wisps[..., None]
    if tones.shine:
        from_sun = np.hypot((x + 0.47) * wide / 420, y * high / 330)
        glow = (np.exp(-(from_sun**2)) * tones.shine)[..., None]
        pixels = pixels * (1 - glow) + rgb(tones.glow) * glow
        # Opposite the sun it is night already.
        dusk = (ramp((x + 0.1) / 0.7) * 0.30 * tones.shine)[..., None]
        pixels = pixels * (1 - dusk) + rgb(tones.sky[0]) * dusk
    return np.asarray(pixels)


def _ground_tones(tones: Light) -> tuple[Plane, ...]:
    far, middle, near = (rgb(tone) for tone in tones.hills)
    return far, rgb(tones.trees), middle, near, near * 0.72, rgb(tones.blossom)


def _ridges(wide: float, dp: float) -> tuple[tuple[Plane, ...], ...]:
    """For the near edge and the far one: far hill, trees, middle hill, meadow, grass, flowers."""
    return tuple(_edge(np.random.default_rng(SEED * 10 + edge), wide, dp) for edge in range(2))


def _edge(dice: np.random.Generator, wide: float, dp: float) -> tuple[Plane, ...]:
    scale = 2 * dp  # drawn at double size, for smooth edges
    rows, columns = round(STRIP * scale), round(wide * scale)
    x = np.arange(columns) / scale
    far, middle, near = (
        _ridge(dice, x, base, swing) for base, swing in ((104, 13), (76, 10), (50, 7))
    )

    def below(height: Plane) -> Plane:
        y = (rows - 0.5 - np.arange(rows))[:, None] / scale
        return np.asarray((y < height[None]).astype(np.float32))

    trees: Plane = np.zeros((rows, columns), np.float32)
    for _ in range(round(wide / 16)):
        at = dice.uniform(0, wide)
        if np.sin(at / 97) + 0.6 * np.sin(at / 41 + 2) < 0.15:  # they stand in groups
            continue
        foot = far[min(int(at * scale), columns - 1)] - dice.uniform(4, 22)
        _tree(trees, at * scale, rows - foot * scale, dice.uniform(7, 15) * scale, dice)
    grass: Plane = np.zeros((rows, columns), np.float32)
    for _ in range(round(wide * 1.1)):
        at = dice.uniform(0, wide)
        foot = near[min(int(at * scale), columns - 1)] - dice.uniform(2, 46)
        tip = (at + dice.normal(0, 4), foot + dice.uniform(9, 20))
        _line(grass, (at, foot), tip, scale, rows, dice.uniform(0.9, 1.9))
    flowers: Plane = np.zeros((rows, columns), np.float32)
    for _ in range(round(wide / 20)):
        at = dice.uniform(0, wide)
        level = near[min(int(at * scale), columns - 1)] - dice.uniform(2, 44)
        centre = (round(at * scale), round(rows - level * scale))
        cv2.circle(flowers, centre, round(dice.uniform(1.3, 2.6) * scale), 1.0, -1, cv2.LINE_AA)
    strips = below(far), trees, below(middle), below(near), grass * 0.55, flowers * 0.75
    size = (round(wide * dp), round(STRIP * dp))
    return tuple(
        np.asarray(cv2.resize(strip, size, interpolation=cv2.INTER_AREA)) for strip in strips
    )


def _ridge(dice: np.random.Generator, x: Plane, base: float, swing: float) -> Plane:
    height: Plane = np.full_like(x, base)
    for wave in range(1, 6):
        length = 900 / wave * dice.uniform(0.75, 1.3)
        height = height + swing / wave**0.9 * np.sin(x / length * 2 * np.pi + dice.uniform(0, 6.3))
    return height


def _tree(mask: Plane, x: float, foot: float, size: float, dice: np.random.Generator) -> None:
    """A round crown, or a fir."""
    if dice.random() < 0.45:
        half = size * 0.34
        corners = np.array([(x - half, foot), (x + half, foot), (x, foot - size * 1.7)], np.float32)
        cv2.fillPoly(mask, [np.round(corners).astype(np.int32)], 1.0, cv2.LINE_AA)
        return
    for _ in range(5):
        across, up = dice.uniform(-0.45, 0.45) * size, dice.uniform(0.2, 0.9) * size
        centre = (round(x + across), round(foot - up))
        cv2.circle(mask, centre, round(size * dice.uniform(0.28, 0.45)), 1.0, -1, cv2.LINE_AA)


def _line(
    mask: Plane,
    start: tuple[float, float],
    end: tuple[float, float],
    scale: float,
    rows: int,
    thickness: float,
) -> None:
    """A blade of grass; places are in dp from the strip's lower left."""
    first, last = ((round(x * scale), round(rows - y * scale)) for x, y in (start, end))
    cv2.line(mask, first, last, 1.0, max(1, round(thickness * scale)), cv2.LINE_AA)


def _brushed(picture: Plane, covered: Plane, noise: Noise, proportion: float) -> Plane:
    """Strokes around the zenith; the hills keep their outlines."""
    rows, columns = covered.shape
    y, x = np.mgrid[-0.5 : 0.5 : rows * 1j, -0.5 : 0.5 : columns * 1j].astype(np.float32)
    around = np.arctan2(y * 1.3 / proportion * 1.6, x) + np.pi / 2 + 0.9 * noise(260, 2)
    edges = np.abs(cv2.Laplacian(covered, cv2.CV_32F)) > 0.02
    detail = ramp(blur(edges.astype(np.float32), columns / 160) * 3)
    painted = brush.paint(
        picture,
        seed=SEED,
        flow=around.astype(np.float32),
        normals=np.zeros((rows, columns, 3), np.float32),
        detail=detail,
        ground=picture.reshape(-1, 3).mean(0) * 0.95,
        fineness=FINENESS * columns / max(rows, columns),
    )
    kept = 0.42 + 0.20 * blur(covered, columns / 400)[..., None]
    return np.asarray(np.clip(painted * (1 - kept) + picture * kept, 0, 1))
