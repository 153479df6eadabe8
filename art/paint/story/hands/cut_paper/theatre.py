"""The paper theatre: sheets laid one over the other, each with its shadow and its lamp."""

from dataclasses import dataclass, field

import cv2
import numpy as np

from art.paint.plane import Plane, blur, rgb
from art.paint.story.brush import Image
from art.paint.story.hands.cut_paper.patterns import pattern
from art.paint.story.sheets import Sheet

SHARPNESS = 2  # sheets are cut at this multiple of the picture's size

_SHADOW = np.array([1.0, 0.97, 0.88], np.float32)  # shadows are a little blue
_BLEED = 0.38  # how much lamplight comes through a sheet before the lamp
_HALOS = ((4, 0.22), (14, 0.40), (44, 0.9), (100, 0.9))  # widths and strengths of lamplight
_LAMP_TINT = np.array([1.05, 0.95, 0.75], np.float32)

Box = tuple[slice, slice]


@dataclass
class Theatre:
    """The picture while it grows, from the back to the front."""

    width: int
    height: int
    light: float
    dice: np.random.Generator
    picture: Image = field(init=False)
    halo: Image = field(init=False)
    fibre: Image = field(init=False)
    rag: Image = field(init=False)
    """By how many pixels a torn edge strays."""

    def __post_init__(self) -> None:
        self.picture = np.zeros((self.height, self.width, 3), np.float32)
        self.halo = np.zeros((self.height, self.width, 3), np.float32)
        unit = self.unit
        speck = self.dice.normal(0, 1, (self.height, self.width)).astype(np.float32)
        self.fibre = np.asarray(
            blur(speck, 1.4 * unit) * 1.5
            + self._wander(5) * 0.18
            + self._wander(17) * 0.25
            + self._wander(90) * 0.5,
            np.float32,
        )
        strays = self._wander(34) * 4.5 + self._wander(11) * 2.2 + self._wander(5) * 1.2
        self.rag = np.asarray(strays * unit, np.float32)

    @property
    def unit(self) -> float:
        """Pixels here for each pixel of a theatre 1600 wide."""
        return self.width / 1600

    def _wander(self, cell: float) -> Image:
        size = max(cell * self.unit, 1.0)
        rows, columns = int(self.height / size) + 4, int(self.width / size) + 4
        coarse = self.dice.normal(0, 1, (rows, columns)).astype(np.float32)
        smooth = cv2.resize(coarse, (self.width, self.height), interpolation=cv2.INTER_CUBIC)
        return np.asarray(smooth, np.float32)

    def lay(self, sheet: Sheet) -> None:
        """Put one more sheet in front."""
        whole = sheet.outline.mask(self.width, self.height)
        box = self._box(whole, sheet)
        if box is None:
            return
        cover, core = self._edges(whole[box], sheet, box)
        if sheet.glow:
            self._open_hole(sheet, cover, box)
            return
        self._cast_shadow(sheet, cover, box)
        paper = self._paper(sheet, cover, box)
        if core is not None:
            white = np.clip(rgb(sheet.colour) * 0.5 + 0.5, 0, 1)
            fibrous = white * (1 + 0.05 * self.fibre[box][..., None])
            paper = paper * (1 - core[..., None] * 0.85) + fibrous * core[..., None] * 0.85
        share = cover[..., None]
        self.picture[box] = self.picture[box] * (1 - share) + paper * share

    def _box(self, mask: Image, sheet: Sheet) -> Box | None:
        """The part of the picture that the sheet and its shadow can change."""
        rows, columns = np.nonzero(mask.any(1))[0], np.nonzero(mask.any(0))[0]
        if not rows.size:
            return None
        pad = int((sheet.lift * 6 + 40) * self.unit) + 4
        return (
            slice(max(0, rows[0] - pad), min(self.height, rows[-1] + pad)),
            slice(max(0, columns[0] - pad), min(self.width, columns[-1] + pad)),
        )

    def _edges(self, mask: Image, sheet: Sheet, box: Box) -> tuple[Image, Image | None]:
        """How much the sheet covers, and where the torn core of its paper shows."""
        if not sheet.torn:
            return mask, None
        solid = (mask > 0.5).astype(np.uint8)
        inside = cv2.distanceTransform(solid, cv2.DIST_L2, 3)
        outside = cv2.distanceTransform(1 - solid, cv2.DIST_L2, 3)
        signed = _soft(np.asarray(inside - outside, np.float32), 2 * self.unit)
        rag = self.rag[box]
        cover = np.clip(signed + rag + 0.5, 0, 1)
        core = np.clip(7 * self.unit + rag[::-1, ::-1] * 0.9 - signed - rag, 0, 1) * cover
        return np.asarray(cover, np.float32), np.asarray(core, np.float32)

    def _cast_shadow(self, sheet: Sheet, cover: Image, box: Box) -> None:
        lift = sheet.lift * self.unit * SHARPNESS / 2
        if lift <= 0:
            return
        near = _shifted(_soft(cover, lift * 0.45), lift * 0.35, lift * 0.5)
        far = _shifted(_soft(cover, lift * 1.5), lift * 0.9, lift * 1.5)
        dark = 1 - (1 - 0.42 * near) * (1 - 0.38 * far)
        self.picture[box] *= 1 - dark[..., None] * _SHADOW

    def _paper(self, sheet: Sheet, cover: Image, box: Box) -> Image:
        """The colour of the sheet with its print, its fibres, the light on it and through it."""
        height, width = cover.shape
        top, bottom = rgb(sheet.colour), rgb(sheet.shade or sheet.colour)
        down = np.linspace(0, 1, height, dtype=np.float32)[:, None, None]
        paper = np.broadcast_to(top * (1 - down) + bottom * down, (height, width, 3)).copy()
        if sheet.pattern:
            rows, columns = np.mgrid[box[0], box[1]].astype(np.float32)
            printed = pattern(sheet.pattern, rows, columns, sheet.turn, self.unit)
            paper *= 1 + (0.13 if top.mean() < 0.45 else -0.085) * printed[..., None]
        paper *= 1 + 0.028 * self.fibre[box][..., None]
        paper *= self._room_light(box)
        paper *= 1 + _BLEED * np.minimum(self.halo[box], 1.2)
        # The thickness of the paper catches light from the upper left.
        slope = cv2.Sobel(cover, cv2.CV_32F, 1, 0, ksize=3)
        slope = slope + cv2.Sobel(cover, cv2.CV_32F, 0, 1, ksize=3) * 1.4
        edge = np.clip(blur(np.asarray(slope, np.float32), 0.9), -0.8, 1.2)
        paper += edge[..., None] * (0.085 if sheet.lift else 0.05) * (0.5 + top)
        return np.asarray(paper, np.float32)

    def _room_light(self, box: Box) -> Plane:
        """A little brighter towards the upper left."""
        rows, columns = np.mgrid[box[0], box[1]].astype(np.float32)
        across, down = columns / self.width - 0.5, rows / self.height - 0.5
        return np.asarray(1.02 - 0.07 * across - 0.09 * down, np.float32)[..., None]

    def _open_hole(self, sheet: Sheet, cover: Image, box: Box) -> None:
        """A hole shows the lamp behind it, whose light falls on everything laid so far."""
        colour = np.clip(rgb(sheet.colour) * 1.1 + 0.12 * min(sheet.glow, 1.0), 0, 1.15)
        rim = _soft(_shifted(1 - cover, 3 * self.unit, 4 * self.unit, outside=1.0), 3.5 * self.unit)
        paint = colour * (1 - 0.45 * rim[..., None] * np.array([0.7, 0.9, 1.1], np.float32))
        share = cover[..., None]
        self.picture[box] = self.picture[box] * (1 - share) + paint * share
        whole = np.zeros((self.height, self.width), np.float32)
        whole[box] = cover
        small = cv2.resize(whole, (self.width // 4, self.height // 4), interpolation=cv2.INTER_AREA)
        power = self.light * sheet.glow / (1 + 25 * float(small.mean()))
        spread = sum(k * blur(np.asarray(small), s * self.unit) for s, k in _HALOS) * power
        big = cv2.resize(np.asarray(spread, np.float32), (self.width, self.height))
        glow = big[..., None] * np.clip(colour * _LAMP_TINT, 0, 1.1)
        self.picture += glow * (self.picture * 0.85 + 0.06) * (1 - whole[..., None])
        self.halo += glow


def _soft(plane: Plane, sigma: float) -> Image:
    """Blurred as if the plane went on beyond its borders."""
    if sigma < 0.3:
        return np.asarray(plane, np.float32)
    pixels = np.ascontiguousarray(plane, np.float32)
    soft = cv2.GaussianBlur(pixels, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)
    return np.asarray(soft, np.float32)


def _shifted(plane: Plane, right: float, down: float, outside: float | None = None) -> Image:
    height, width = plane.shape
    move = np.array([[1, 0, right], [0, 1, down]], np.float32)
    pixels = np.ascontiguousarray(plane, np.float32)
    mode = cv2.BORDER_REPLICATE if outside is None else cv2.BORDER_CONSTANT
    moved = cv2.warpAffine(
        pixels, move, (width, height), borderMode=mode, borderValue=(outside or 0.0,)
    )
    return np.asarray(moved, np.float32)
