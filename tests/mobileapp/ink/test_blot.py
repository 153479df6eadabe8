"""Tests, without a window, that any drops become an interesting blot."""

import random
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from mobileapp.ink.blot import Blot, paint
from mobileapp.ink.sheet import INKS, UNITS, FoldedSheet, InkDrop
from tests.support.strokes import STROKES, person

SMALL = 400
ROOT = Path(__file__).parents[3]
PRINT_DIGEST = """
import hashlib
from mobileapp.ink.blot import paint
from mobileapp.ink.sheet import FoldedSheet, InkDrop
drops = [InkDrop(300, 420, 60), InkDrop(430, 600, 40, "red"), InkDrop(620, 300, 25, "sepia")]
print([hashlib.sha256(p.tobytes()).hexdigest() for p in paint(FoldedSheet(5, 240), drops).stages])
"""


def blot(drops: list[InkDrop], seed: int = 5) -> Blot:
    return paint(FoldedSheet(seed, SMALL), drops)


def ink_mask(picture: Image.Image) -> Image.Image:
    return picture.convert("L").point(lambda value: 255 if value < 188 else 0)


def coverage(picture: Image.Image) -> float:
    return float(ImageStat.Stat(ink_mask(picture)).mean[0] / 255)


@pytest.mark.parametrize("name", STROKES)
def test_every_stroke_becomes_a_blot_of_a_good_size(name: str) -> None:
    picture = blot(STROKES[name]).picture
    assert 0.14 < coverage(picture) < 0.42
    left, top, right, bottom = (
        picture.convert("L").point(lambda value: 255 if value < 150 else 0).getbbox()
    )
    assert min(left, top, SMALL - right, SMALL - bottom) > 4, "ink runs off the sheet"
    assert right - left > SMALL * 0.3
    assert bottom - top > SMALL * 0.3


@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_draw_is_covered_by_a_fair_share_of_ink(seed: int) -> None:
    assert 0.14 < coverage(blot(person(seed), seed * 31).picture) < 0.42


def test_random_drops_give_a_normal_coverage() -> None:
    rng = random.Random(2)
    for _ in range(6):
        drops = [
            InkDrop(
                rng.uniform(0, UNITS),
                rng.uniform(0, UNITS),
                rng.uniform(1, 90),
                rng.choice(list(INKS)),
            )
            for _ in range(rng.choice((1, 2, 5, 40)))
        ]
        assert 0.1 < coverage(blot(drops, rng.randrange(999)).picture) < 0.5


def test_a_dot_grows_arms_instead_of_becoming_a_disc() -> None:
    """The blot of a single dot fills clearly less of its bounding box than a disc (79 %) would."""
    mask = ink_mask(blot(STROKES["a single dot"]).picture)
    filled = ImageStat.Stat(mask.crop(mask.getbbox())).mean[0] / 255
    assert filled < 0.62


def test_a_ring_gets_ink_along_the_crease() -> None:
    """The blot of a large ring also has ink along the crease, so that it is not an empty frame."""
    mask = ink_mask(blot(STROKES["a ring at the rim"]).picture)
    middle = mask.crop((SMALL // 2 - 8, SMALL // 4, SMALL // 2 + 8, SMALL * 3 // 4))
    assert ImageStat.Stat(middle).mean[0] > 20


def test_halves_are_alike_but_not_the_same() -> None:
    picture = blot(STROKES["a face"]).picture.convert("L")
    mirrored = picture.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    difference = ImageStat.Stat(ImageChops.difference(picture, mirrored)).mean[0]
    assert 0 < difference < 12


def test_ink_of_both_halves_is_on_both_halves() -> None:
    left, right = InkDrop(300, 500, 60), InkDrop(700, 500, 60)
    assert blot([left]).picture.tobytes() == blot([right]).picture.tobytes()


def test_the_same_drops_and_seed_make_the_same_blot() -> None:
    first, second = (blot(STROKES["a spiral"], 8).picture for _ in range(2))
    assert first.tobytes() == second.tobytes()


def test_every_python_and_pillow_at_hand_makes_the_same_blot() -> None:
    """All Python and Pillow versions that are installed make the same blot.

    These are the versions of the tests and, if they are in `.venv/tablet-*`, those of the tablet.
    """
    pythons = [Path(sys.executable), *ROOT.glob(".venv/tablet-*/bin/python")]
    found = {
        subprocess.run(
            [python, "-c", PRINT_DIGEST], check=True, capture_output=True, text=True, cwd=ROOT
        ).stdout
        for python in pythons
    }
    assert len(found) == 1


def test_preparing_a_sheet_does_not_change_its_blot() -> None:
    early = FoldedSheet(8, SMALL)
    early.prepare_patterns()
    assert early.bare
    fresh = blot(STROKES["a spiral"], 8).picture
    assert paint(early, STROKES["a spiral"]).picture.tobytes() == fresh.tobytes()


def test_another_sheet_makes_another_blot_of_the_same_drops() -> None:
    first, second = (blot(STROKES["a spiral"], seed).picture for seed in (8, 9))
    assert first.tobytes() != second.tobytes()


def test_red_ink_is_red_and_black_ink_is_not() -> None:
    red, black = (blot([InkDrop(450, 500, 60, ink)]).picture for ink in ("red", "black"))
    reddest = [max(pixel[0] - pixel[2] for pixel in _pixels(picture)) for picture in (red, black)]
    assert reddest[0] > 60 > reddest[1]


def _pixels(picture: Image.Image) -> list[tuple[int, int, int]]:
    small = picture.resize((50, 50))
    return [small.getpixel((x, y)) for x in range(50) for y in range(50)]  # type: ignore[misc]


def test_ink_creeps_outwards_while_the_sheet_is_opened() -> None:
    found = blot(STROKES["a face"])
    shares = [coverage(stage) for stage in found.stages]
    assert shares == sorted(shares)
    assert shares[0] < shares[-1] * 0.75
    assert found.stages[-1] is found.picture
