"""Tests that painted clouds cover the discs of the engine, so that people touch what they see."""

import json
from functools import cache
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from art.paint.clouds.deck import FOLDER, deck
from art.paint.clouds.index import INDEX, index
from art.paint.clouds.outline import covered, outline
from art.paint.clouds.painter import PIXELS_PER_UNIT, paint
from art.paint.clouds.pieces import PIECES, CloudPiece
from art.paint.inkblots.selection import fingerprint
from engine.games.clouds.shapes import SHAPES

pytestmark = pytest.mark.paint

SEEN = 0.35
FARTHEST_WISP = 14  # sky units beyond the discs, up to which a cloud may be painted
MAX_FILE = 120_000


@cache
def _shipped(piece: CloudPiece) -> Image.Image:
    with Image.open(FOLDER / f"{piece.id}.webp") as picture:
        assert picture.format == "WEBP"
        assert picture.mode == "RGBA"
        return picture.copy()


def _alpha(picture: Image.Image) -> npt.NDArray[np.floating[Any]]:
    return np.asarray(picture.getchannel("A"), np.float32) / 255


def _agreement(piece: CloudPiece, picture: Image.Image, pixels_per_unit: int) -> float:
    seen = _alpha(picture) > SEEN
    touched = covered(piece.shape, pixels_per_unit) > 0
    return float((seen & touched).sum() / (seen | touched).sum())


def _over_grey(picture: Image.Image) -> Image.Image:
    backdrop = Image.new("RGBA", picture.size, "#404040")
    return Image.alpha_composite(backdrop, picture).convert("L")


def test_one_picture_for_every_piece_in_the_box() -> None:
    assert [piece.shape.id for piece in PIECES] == [
        shape.id for shape in SHAPES.values() for _ in range(shape.pieces)
    ]
    assert {job.id for job in deck().jobs} == {path.stem for path in FOLDER.glob("*.webp")}


def test_index_describes_the_files() -> None:
    assert json.loads(INDEX.read_text(encoding="utf-8")) == index()
    for entry in index()["pieces"]:
        with Image.open(FOLDER / entry["image"]) as picture:
            assert picture.size == (entry["width"], entry["height"])


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.id)
def test_painted_area_is_the_union_of_discs(piece: CloudPiece) -> None:
    picture = _shipped(piece)
    assert _agreement(piece, picture, PIXELS_PER_UNIT) > 0.88
    beyond = outline(piece.shape, PIXELS_PER_UNIT).inside < -FARTHEST_WISP
    assert _alpha(picture)[beyond].max() < 0.02


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.id)
def test_cloud_hangs_together_and_lets_light_through(piece: CloudPiece) -> None:
    alpha = _alpha(_shipped(piece))
    assert 0.8 < alpha.max() < 0.97
    seen = (alpha > SEEN).astype(np.uint8)
    _, _, parts, _ = cv2.connectedComponentsWithStats(seen)
    assert parts[1:, cv2.CC_STAT_AREA].max() > 0.995 * seen.sum()


def test_pieces_of_a_shape_differ_in_detail() -> None:
    for shape in SHAPES.values():
        first, second = (
            _over_grey(_shipped(p)) for p in PIECES if p.shape == shape and p.number < 3
        )
        assert (fingerprint(first) != fingerprint(second)).sum() > 10


def test_files_are_small() -> None:
    for job in deck().jobs:
        assert (FOLDER / job.file_name).stat().st_size <= MAX_FILE


def test_painter_still_paints_the_shipped_cloud() -> None:
    piece = next(piece for piece in PIECES if piece.shape.id == "comma")
    repainted = paint(piece, pixels_per_unit=1)
    shipped = _over_grey(_shipped(piece))
    assert (fingerprint(_over_grey(repainted)) != fingerprint(shipped)).sum() <= 30
    assert _agreement(piece, repainted, 1) > 0.88
