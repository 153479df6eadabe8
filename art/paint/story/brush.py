"""Painting a picture over with brush strokes, large ones first, small ones where detail is."""

import math
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numba import njit
from numpy.typing import NDArray

Image = NDArray[np.float32]

_MAX_STEPS = 7
_RELIEF = 0.10


@dataclass(frozen=True)
class Layer:
    """One round with one brush. Radii are pixels at a picture width of 800."""

    radius: float
    error: float
    """How far from the picture the canvas may be before it needs a stroke; 0 covers everything."""
    steps: int
    least_detail: float
    density: float
    colour_play: float


LAYERS = (
    Layer(radius=26, error=0, steps=5, least_detail=-1, density=0.85, colour_play=0.042),
    Layer(radius=13, error=0.085, steps=5, least_detail=-1, density=0.9, colour_play=0.042),
    Layer(radius=6.5, error=0.075, steps=5, least_detail=0.05, density=0.9, colour_play=0.042),
    Layer(radius=3.2, error=0.068, steps=4, least_detail=0.12, density=0.9, colour_play=0.021),
    Layer(radius=1.7, error=0.06, steps=3, least_detail=0.25, density=0.9, colour_play=0.021),
)


def paint(
    picture: Image,
    *,
    seed: int,
    flow: Image,
    normals: Image,
    detail: Image,
    ground: Image,
    fineness: float = 1.0,
) -> Image:
    """The picture in strokes: along edges where there are any, along the flow elsewhere.

    A large picture is painted with finer brushes than its width would ask for.
    """
    height, width, _ = picture.shape
    picture = np.ascontiguousarray(picture, np.float32)
    detail = detail.astype(np.float32)
    dice = np.random.default_rng(seed)
    bristles = _bristles(dice)
    canvas = np.empty_like(picture)
    canvas[:] = ground
    primer = dice.normal(0, 0.25, (height, width, 1)).astype(np.float32)
    canvas += cv2.GaussianBlur(primer, (0, 0), 2)[..., None] * 0.5
    paste = np.zeros((height, width), np.float32)
    for index, layer in enumerate(LAYERS):
        radius = layer.radius * width / 800 / fineness
        _lay(
            canvas,
            paste,
            picture,
            np.ascontiguousarray(cv2.GaussianBlur(picture, (0, 0), max(0.6, radius * 0.5))),
            _directions(picture, normals, flow, max(2.0, radius * 1.2)),
            detail,
            float(layer.least_detail),
            float(radius),
            float(max(1.6, radius * layer.density)),
            float(layer.error),
            float(layer.steps),
            bristles,
            int(seed * 17 + index),
            float(layer.colour_play),
        )
    return _relief(canvas, paste)


def _bristles(dice: np.random.Generator, brushes: int = 24, size: int = 24) -> Image:
    """How much paint each hair of each brush leaves, across and along a stroke."""
    kinds = np.zeros((brushes, size, size), np.float32)
    for kind in kinds:
        stiff = dice.random((size, 1)) * 0.75 + dice.random((size, size)) * 0.25
        hairs = cv2.GaussianBlur(stiff.astype(np.float32), (0, 0), sigmaX=3, sigmaY=0.7)
        kind[:] = (hairs - hairs.min()) / (hairs.max() - hairs.min() + 1e-6)
    return kinds


def _directions(picture: Image, normals: Image, flow: Image, sigma: float) -> Image:
    """The angle of strokes at every pixel: structure tensor of colours and normals, else flow."""
    lab = cv2.cvtColor(np.clip(picture, 0, 1).astype(np.float32), cv2.COLOR_RGB2Lab)
    channels = [lab[..., 0] / 100.0, lab[..., 1] / 128.0, lab[..., 2] / 128.0]
    channels.extend(normals[..., axis] * 0.5 for axis in range(3))
    xx: Image = np.zeros(picture.shape[:2], np.float32)
    xy, yy = xx, xx
    for channel in channels:
        smooth = _blur(channel, 1.2)
        dx: Image = np.asarray(cv2.Scharr(smooth, cv2.CV_32F, 1, 0) / 16, np.float32)
        dy: Image = np.asarray(cv2.Scharr(smooth, cv2.CV_32F, 0, 1) / 16, np.float32)
        xx, xy, yy = xx + dx * dx, xy + dx * dy, yy + dy * dy
    xx, xy, yy = _blur(xx, sigma), _blur(xy, sigma), _blur(yy, sigma)
    along = (0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2).astype(np.float32)
    coherence = np.sqrt((xx - yy) ** 2 + 4 * xy * xy) / (xx + yy + 1e-6)
    certain = (coherence * np.clip((xx + yy) * 6e3, 0, 1)).astype(np.float32)
    # Strokes have no front and back: angles are blended doubled, so that 0 and 180 degrees agree.
    share = np.clip(certain * 1.5, 0, 1)
    cosine = np.cos(2 * along) * share + np.cos(2 * flow) * (1 - share)
    sine = np.sin(2 * along) * share + np.sin(2 * flow) * (1 - share)
    angles: Image = (0.5 * np.arctan2(sine, cosine)).astype(np.float32)
    return angles


def _blur(image: NDArray[Any], sigma: float) -> Image:
    return np.asarray(cv2.GaussianBlur(image, (0, 0), sigma), np.float32)


def _relief(canvas: Image, paste: Image) -> Image:
    """Light from the upper left over the thickness of the paint."""
    height = cv2.GaussianBlur(paste, (0, 0), 0.8)
    dx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 4
    dy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 4
    slope = np.clip(dx * 0.6 + dy * 0.8, -0.5, 0.5)[..., None]
    lit = canvas * (1 + _RELIEF * 4 * slope * 0.5) + _RELIEF * slope * 0.3
    clipped: Image = np.clip(lit, 0, 1)
    return clipped


@njit(cache=True, fastmath=True)
def _lay(  # type: ignore[no-untyped-def]
    canvas,
    paste,
    picture,
    smooth,
    angles,
    detail,
    least_detail,
    radius,
    spacing,
    error,
    steps,
    bristles,
    seed,
    colour_play,
):
    """Lay the strokes of one layer, in random order, one per cell of a grid that needs it."""
    height, width, _ = picture.shape
    stamp = np.zeros((height, width), np.int32)
    nearest = np.zeros((height, width), np.float32)
    along = np.zeros((height, width), np.float32)
    across = np.zeros((height, width), np.float32)
    back = np.zeros((16, 2), np.float32)
    points = np.zeros((16, 2), np.float32)
    np.random.seed(seed)
    columns = int(width / spacing) + 1
    order = np.random.permutation((int(height / spacing) + 1) * columns)
    strokes = 0
    for cell in order:
        cx = (cell % columns + np.random.random()) * spacing
        cy = (cell // columns + np.random.random()) * spacing
        ix = min(width - 1, max(0, int(cx)))
        iy = min(height - 1, max(0, int(cy)))
        if detail[iy, ix] < least_detail:
            continue
        if error > 0:
            off = (
                abs(canvas[iy, ix, 0] - smooth[iy, ix, 0])
                + abs(canvas[iy, ix, 1] - smooth[iy, ix, 1])
                + abs(canvas[iy, ix, 2] - smooth[iy, ix, 2])
            )
            if off < error * (0.6 + 0.8 * np.random.random()):
                continue
        red, green, blue = smooth[iy, ix, 0], smooth[iy, ix, 1], smooth[iy, ix, 2]
        reach = min(_MAX_STEPS, max(2, int(steps * (0.6 + 0.8 * np.random.random()))))
        count = _trace(picture, angles, cx, cy, radius, reach, red, green, blue, back, points)
        if np.random.random() < 0.5:
            points[:count] = points[:count][::-1].copy()
        play = (np.random.random() - 0.5) * colour_play
        red += play + (np.random.random() - 0.5) * colour_play * 0.5
        green += play + (np.random.random() - 0.5) * colour_play * 0.35
        blue += play + (np.random.random() - 0.5) * colour_play * 0.5
        if error <= 0.0 or radius > 9.0:
            # Now and then a large stroke is warmer, cooler, greener or redder than the picture.
            chance = np.random.random()
            if chance < 0.10:
                shift = (np.random.random() - 0.5) * 0.10
                red += shift
                blue -= shift
            elif chance < 0.18:
                green += (np.random.random() - 0.5) * 0.08
        size = radius * (0.75 + 0.5 * np.random.random())
        brush = bristles[np.random.randint(0, bristles.shape[0])]
        body = 0.5 + 0.5 * np.random.random()
        strokes += 1
        _stroke(
            canvas, paste, points, count, size, red, green, blue, brush, body,
            stamp, strokes, nearest, along, across,
        )  # fmt: skip


@njit(cache=True, fastmath=True)
def _trace(  # type: ignore[no-untyped-def]
    picture, angles, cx, cy, radius, reach, red, green, blue, back, points
):
    """Follow the angles both ways from (cx, cy) until the colour changes; count the points."""
    height, width, _ = picture.shape
    ix = min(width - 1, max(0, int(cx)))
    iy = min(height - 1, max(0, int(cy)))
    count = 0
    behind = 0
    for way in range(2):
        x, y = cx, cy
        heading = angles[iy, ix]
        if way == 1:
            heading += math.pi
        for _ in range(reach):
            jx = min(width - 1, max(0, int(x)))
            jy = min(height - 1, max(0, int(y)))
            angle = angles[jy, jx]
            if math.cos(angle - heading) < 0:
                angle += math.pi
            heading = angle
            x += math.cos(angle) * radius
            y += math.sin(angle) * radius
            if x < -radius or y < -radius or x > width + radius or y > height + radius:
                break
            jx = min(width - 1, max(0, int(x)))
            jy = min(height - 1, max(0, int(y)))
            change = (
                abs(picture[jy, jx, 0] - red)
                + abs(picture[jy, jx, 1] - green)
                + abs(picture[jy, jx, 2] - blue)
            )
            if change > 0.30:
                break
            if way == 0:
                back[behind, 0], back[behind, 1] = x, y
                behind += 1
            else:
                points[count, 0], points[count, 1] = x, y
                count += 1
        if way == 0:
            for index in range(behind):
                points[index] = back[behind - 1 - index]
            points[behind, 0], points[behind, 1] = cx, cy
            count = behind + 1
    if count < 2:
        angle = angles[iy, ix]
        dx, dy = math.cos(angle) * radius * 0.5, math.sin(angle) * radius * 0.5
        points[0, 0], points[0, 1] = cx - dx, cy - dy
        points[1, 0], points[1, 1] = cx + dx, cy + dy
        count = 2
    return count


@njit(cache=True, fastmath=True)
def _stroke(  # type: ignore[no-untyped-def]
    canvas, paste, points, count, radius, red, green, blue, brush, body,
    stamp, mark, nearest, along, across,
):  # fmt: skip
    """Draw one stroke: first find where each pixel lies on it, then put the paint down."""
    height, width, _ = canvas.shape
    length = 0.0
    for i in range(count - 1):
        length += math.hypot(points[i + 1, 0] - points[i, 0], points[i + 1, 1] - points[i, 1])
    length = max(length, 1e-3)
    limit = (radius + 0.5) * (radius + 0.5)
    done = 0.0
    left, right, top, bottom = width, 0, height, 0
    for i in range(count - 1):
        ax, ay = points[i, 0], points[i, 1]
        dx, dy = points[i + 1, 0] - ax, points[i + 1, 1] - ay
        squared = dx * dx + dy * dy + 1e-9
        piece = math.sqrt(squared)
        x0 = max(0, int(min(ax, ax + dx) - radius - 1))
        x1 = min(width - 1, int(max(ax, ax + dx) + radius + 2))
        y0 = max(0, int(min(ay, ay + dy) - radius - 1))
        y1 = min(height - 1, int(max(ay, ay + dy) + radius + 2))
        left, right = min(left, x0), max(right, x1)
        top, bottom = min(top, y0), max(bottom, y1)
        for y in range(y0, y1 + 1):
            for x in range(x0, x1 + 1):
                px, py = x - ax, y - ay
                t = min(1.0, max(0.0, (px * dx + py * dy) / squared))
                qx, qy = px - t * dx, py - t * dy
                d = qx * qx + qy * qy
                if d < limit and (stamp[y, x] != mark or d < nearest[y, x]):
                    stamp[y, x] = mark
                    nearest[y, x] = d
                    along[y, x] = done + t * piece
                    across[y, x] = (dx * py - dy * px) / piece
        done += piece

    hairs, marks = brush.shape
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            if stamp[y, x] != mark:
                continue
            edge = min(1.0, (radius - math.sqrt(nearest[y, x])) / max(1.0, radius * 0.28))
            if edge <= 0:
                continue
            u = min(1.0, max(-1.0, across[y, x] / radius))
            v = along[y, x] / length
            fu = (u * 0.5 + 0.5) * (hairs - 1)
            fv = v * (marks - 1)
            iu = min(int(fu), hairs - 2)
            iv = min(int(fv), marks - 2)
            fu = min(1.0, fu - iu)
            fv = min(1.0, fv - iv)
            near = brush[iu, iv] * (1 - fu) + brush[iu + 1, iv] * fu
            far = brush[iu, iv + 1] * (1 - fu) + brush[iu + 1, iv + 1] * fu
            hair = near * (1 - fv) + far * fv
            # The brush runs dry towards the end of the stroke.
            cover = edge * 1.25 - (1 - hair) * 0.75 * (0.35 + 0.65 * v)
            if v > 0.8:
                cover -= (v - 0.8) * 1.5 * (1 - hair)
            if cover <= 0:
                continue
            cover = min(1.0, cover) * 0.95
            streak = (hair - 0.5) * 0.05
            canvas[y, x, 0] += cover * (red + streak - canvas[y, x, 0])
            canvas[y, x, 1] += cover * (green + streak - canvas[y, x, 1])
            canvas[y, x, 2] += cover * (blue + streak - canvas[y, x, 2])
            ridge = body * 0.25 if abs(u) > 0.75 else 0.0
            paste[y, x] += cover * (body * (0.4 + 0.6 * hair) + ridge - paste[y, x])
