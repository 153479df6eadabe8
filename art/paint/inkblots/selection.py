"""Which blots are worth looking at: well filled, whole, symmetric, and unlike all others."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import imagehash
import numpy as np
import numpy.typing as npt
from PIL import Image

from art.paint.inkblots.painter import paint
from art.paint.inkblots.specs import ARCHETYPES, Blot, draw_inks

HASH_SIDE = 16
HASH_BITS = HASH_SIDE**2
MIN_DISTANCE = 60
WANTED_DISTANCE = 90

SKETCH_SIZE = 300
INK_BELOW = 0.62  # of the paper's brightness
ON_WATER = ("shore", "boats", "skyline", "train", "mist", "mere")  # these always lie
LYING_ARCHETYPES = ("lyre", "orchid", "tree", "isles", "ghost")
SCATTERED_ARCHETYPES = (
    *("isles", "duo", "beasts", "seahorse"),
    *("meeting", "climbers", "hollow", "drips"),
    *("tug", "feast", "leap", "cradle", "shelter", "burden"),
)

Bits = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Measures:
    """What can be judged without an eye. All are shares of 1."""

    coverage: float  # of the sheet that is dark
    wholeness: float  # of the dark area that hangs together in its largest piece
    symmetry: float  # correlation between one half and the mirrored other
    margin: float  # of the sheet's width that stays free on the tightest side


@dataclass(frozen=True, slots=True)
class Candidate:
    """A blot with its sketch's fingerprint and measures."""

    blot: Blot
    fingerprint: Bits
    measures: Measures

    @property
    def sound(self) -> bool:
        """Whether it is worth a look."""
        whole = 0.15 if self.blot.archetype in SCATTERED_ARCHETYPES else 0.75
        return (
            0.10 <= self.measures.coverage <= 0.42
            and self.measures.wholeness >= whole
            and self.measures.symmetry >= 0.85
            and self.measures.margin >= 0.035
        )


def fingerprint(picture: Image.Image) -> Bits:
    """The perceptual hash as 256 bits."""
    bits: Bits = np.asarray(imagehash.phash(picture, HASH_SIDE).hash, bool).ravel()
    return bits


def distances(fingerprints: Sequence[Bits]) -> npt.NDArray[np.int_]:
    """How many bits every pair differs in; a picture's distance to itself is HASH_BITS."""
    bits = np.array(fingerprints, bool)
    apart: npt.NDArray[np.int_] = (bits[:, None] != bits[None]).sum(axis=-1)
    np.fill_diagonal(apart, HASH_BITS)
    return apart


def measure(picture: Image.Image, lying: bool = False) -> Measures:
    """Look at a finished picture, whatever painted it."""
    light = np.asarray(picture.convert("L"), np.float32)
    if lying:
        light = np.rot90(light)
    dark = cv2.GaussianBlur(light, (0, 0), light.shape[0] / 800) < light.max() * INK_BELOW
    _, _, pieces, _ = cv2.connectedComponentsWithStats(dark.astype(np.uint8))
    areas = pieces[1:, cv2.CC_STAT_AREA]
    rows, columns = np.nonzero(_without_specks(dark, pieces[1:]))
    side = light.shape[0]
    free = min(rows.min(), columns.min(), side - 1 - rows.max(), side - 1 - columns.max())
    return Measures(
        coverage=float(dark.mean()),
        wholeness=float(areas.max() / areas.sum()),
        symmetry=mirror_symmetry(light),
        margin=float(free) / side,
    )


def mirror_symmetry(light: npt.NDArray[np.floating[Any]]) -> float:
    """Correlation between the left half and the mirrored right half, blind to fine grain."""
    small = cv2.resize(light, (128, 128), interpolation=cv2.INTER_AREA)
    return float(np.corrcoef(small[:, :64].ravel(), small[:, :63:-1].ravel())[0, 1])


def _without_specks(dark: Bits, pieces: npt.NDArray[Any]) -> Bits:
    large = np.zeros_like(dark)
    for left, top, width, height, area in pieces.tolist():
        if area > dark.size / 13_000:
            box = np.s_[top : top + height, left : left + width]
            large[box] |= dark[box]
    return large


def sketch(seed: int, archetype: str) -> Candidate:
    """Paint a small version of what this seed gives."""
    rng = np.random.default_rng(seed)
    lying = archetype in ON_WATER or (archetype in LYING_ARCHETYPES and seed % 10 == 0)
    blot = Blot(f"{archetype}_{seed}", seed, archetype, draw_inks(rng, archetype), lying)
    picture = paint(blot, SKETCH_SIZE)
    return Candidate(blot, fingerprint(picture), measure(picture, lying))


def suggest(
    chosen: Iterable[Blot],
    count: int,
    first_seed: int,
    seeds_per_archetype: int,
    coloured: int,
    archetypes: Iterable[str] = tuple(ARCHETYPES),
) -> list[Candidate]:
    """Up to `count` new blots, rare archetypes and large distances first.

    At most `coloured` of them use more than one dark ink. A person has to look at each:
    no number can tell what a child will see in it.
    """
    deck = list(chosen)
    taken = [fingerprint(paint(blot, SKETCH_SIZE)) for blot in deck]
    uses = Counter(blot.archetype for blot in deck)
    pool = [
        candidate
        for archetype in archetypes
        for seed in range(first_seed, first_seed + seeds_per_archetype)
        if (candidate := sketch(seed, archetype)).sound
    ]
    picked: list[Candidate] = []
    while pool and len(picked) < count:
        apart = [min(int((c.fingerprint != t).sum()) for t in taken) for c in pool]
        merit = [a - 2 * uses[c.blot.archetype] for a, c in zip(apart, pool, strict=True)]
        best = max(range(len(pool)), key=merit.__getitem__)
        candidate, distance = pool.pop(best), apart[best]
        if distance < WANTED_DISTANCE or (candidate.blot.coloured and coloured <= 0):
            continue
        coloured -= candidate.blot.coloured
        uses[candidate.blot.archetype] += 1
        taken.append(candidate.fingerprint)
        picked.append(candidate)
    return picked
