"""Measure how alike the pictures of each story deck are: `python -m art.paint.likeness [DECK]`.

A deck holds many stories only if its pictures are composed differently. Two pictures are alike as
far as their brightness correlates once both are shrunk to 24 x 36 grey points: 1 is the same
composition, 0 has nothing to do with the other. With `--drafts DIR` the pictures in that folder
stand in for those of the deck, so that a new staging is measured before it is painted.
"""

import argparse
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

PACKS = Path("assets/packs")
GRADINGS = Path(__file__).with_name("gradings.json")
"""How people who had not painted them last graded the decks, by criterion, from 1 to 10."""

GREY = 24, 36
ALIKE = 0.6
_HUES = 12
_COLOURED = 48, 72
_LISTED = 12

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Likeness:
    """How alike the pictures of a deck are: a symmetric table, in the order of the names."""

    names: tuple[str, ...]
    table: Array

    @property
    def pairs(self) -> list[tuple[float, str, str]]:
        """All pairs, the most alike first."""
        rows, columns = np.triu_indices(len(self.names), 1)
        found = zip(self.table[rows, columns], rows, columns, strict=True)
        return sorted(((float(r), self.names[i], self.names[j]) for r, i, j in found), reverse=True)

    @property
    def mean(self) -> float:
        return float(np.mean([likeness for likeness, *_ in self.pairs]))

    @property
    def share_alike(self) -> float:
        """How many of the pairs are more alike than `ALIKE`."""
        return float(np.mean([likeness > ALIKE for likeness, *_ in self.pairs]))

    @property
    def means(self) -> dict[str, float]:
        """How alike each picture is to all others, the most alike first."""
        others = (self.table.sum(axis=1) - 1) / (len(self.names) - 1)
        ranked = sorted(zip(others, self.names, strict=True), reverse=True)
        return {name: float(mean) for mean, name in ranked}


def likeness(pictures: Mapping[str, Image.Image]) -> Likeness:
    """Compare every picture with every other."""
    rows = [np.asarray(_shrunk(picture, "L", GREY), float).ravel() for picture in pictures.values()]
    return Likeness(tuple(pictures), np.corrcoef(rows))


def hue_spread(pictures: Mapping[str, Image.Image]) -> float:
    """How far the colours of two pictures are apart, on average.

    0: all pictures have the same hues in the same shares; 1: no two have a hue in common. Strong
    and bright colours count more.
    """
    shares = np.array([_hues(picture) for picture in pictures.values()])
    distances = np.abs(shares[:, None] - shares[None]).sum(axis=-1) / 2
    return float(distances[np.triu_indices(len(shares), 1)].mean())


def _hues(picture: Image.Image) -> Array:
    pixels = np.asarray(_shrunk(picture, "RGB", _COLOURED), np.float32) / 255
    hue, saturation, value = cv2.split(cv2.cvtColor(pixels, cv2.COLOR_RGB2HSV))
    counts, _ = np.histogram(hue, _HUES, (0, 360), weights=saturation * value)
    return counts / max(float(counts.sum()), 1e-9)


def _shrunk(picture: Image.Image, mode: str, size: tuple[int, int]) -> Image.Image:
    return picture.convert(mode).resize(size, Image.Resampling.BOX)


def grade(deck: str) -> float:
    """The mean of the last grading of a deck."""
    grades = json.loads(GRADINGS.read_text(encoding="utf-8"))[deck]
    return float(np.mean(list(grades.values())))


def deck_pictures(deck: str, drafts: Path | None = None) -> dict[str, Image.Image]:
    """The pictures of a deck by id, those in the folder `drafts` instead of its own."""
    pack = json.loads((PACKS / deck / "pack.json").read_text(encoding="utf-8"))
    pictures = {}
    for item in pack["items"]:
        draft = drafts / item["image"] if drafts else None
        path = draft if draft and draft.exists() else PACKS / deck / item["image"]
        with Image.open(path) as picture:
            pictures[item["id"]] = picture.convert("RGB")
    return pictures


def report(deck: str, pictures: Mapping[str, Image.Image], listed: int) -> Iterator[str]:
    """The figures of a deck, its most alike pairs and the pictures most like all others."""
    found = likeness(pictures)
    yield (
        f"{deck}: likeness {found.mean:.3f}, {found.share_alike:.2%} of pairs above {ALIKE},"
        f" hue spread {hue_spread(pictures):.2f}, last graded {grade(deck):.1f}"
    )
    for value, one, other in found.pairs[:listed]:
        yield f"  {value:.2f}  {one}  {other}"
    for name, mean in list(found.means.items())[:listed]:
        yield f"  {mean:.2f}  {name}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m art.paint.likeness", description=__doc__)
    parser.add_argument("deck", nargs="?", help="one of the decks, such as story-dusk; else all")
    parser.add_argument("--drafts", type=Path, help="pictures in this folder replace the deck's")
    parser.add_argument("--listed", type=int, help="how many pairs and pictures are listed")
    arguments = parser.parse_args()
    decks = [arguments.deck] if arguments.deck else sorted(json.loads(GRADINGS.read_text()))
    for deck in decks:
        listed = arguments.listed or (_LISTED if arguments.deck else 0)
        print("\n".join(report(deck, deck_pictures(deck, arguments.drafts), listed)))


if __name__ == "__main__":
    main()
