"""Tests that the pictures of places are complete, small, and calm and dark behind texts."""

from functools import cache
from itertools import pairwise
from typing import Any

import imagehash
import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from art.paint.backdrops import skies
from art.paint.backdrops.deck import BACKDROPS_FOLDER, PLACES, deck
from art.paint.backdrops.picture import alike_from_both_sides, calmed

pytestmark = pytest.mark.paint

Pixels = npt.NDArray[np.floating[Any]]

DARK = ("storyteller", "inkblots", "telepathy")
PAGES = ("evening", "shelf", "table")
"""Places of pages, not of games."""
NAMES = (*DARK, "remember", *(f"clouds-{light}" for light in skies.LIGHTS), *PAGES)
BUDGET = 4_000_000
CREAM = 0.898  # relative luminance of #FBF3DF
LIMIT = 4.5


@cache
def _picture(name: str) -> Image.Image:
    with Image.open(BACKDROPS_FOLDER / f"{name}.jpg") as picture:
        assert picture.format == "JPEG"
        return picture.convert("RGB")


def _grey(name: str) -> Pixels:
    return np.asarray(_picture(name).convert("L"), np.float32)


def _middle(pixels: Pixels) -> Pixels:
    height, width = pixels.shape[:2]
    return pixels[height // 5 : -height // 5, width // 5 : -width // 5]


def _luminance(pixels: Pixels) -> Pixels:
    share = pixels / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def test_all_are_there_in_both_shapes() -> None:
    for name in NAMES:
        size = (2560, 1600) if name == "evening" else (1408, 880)
        assert _picture(f"{name}-wide").size == size
        assert _picture(f"{name}-tall").size == size[::-1]
    assert {job.id for job in deck().jobs} == {
        f"{name}-{shape}" for name in NAMES for shape in ("wide", "tall")
    }
    assert {path.stem for path in BACKDROPS_FOLDER.glob("*.jpg")} == {job.id for job in deck().jobs}


def test_together_they_are_small() -> None:
    assert sum(path.stat().st_size for path in BACKDROPS_FOLDER.glob("*.jpg")) < BUDGET


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("name", [*DARK, "evening"])
def test_middle_is_dark_and_nothing_in_it_bright(name: str, shape: str) -> None:
    grey = _middle(_grey(f"{name}-{shape}"))
    assert 31 < grey.mean() < 43
    assert (grey > 100).mean() < 0.002


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("name", [*DARK, "evening"])
def test_cream_letters_are_readable_in_the_middle(name: str, shape: str) -> None:
    pixels = _middle(np.asarray(_picture(f"{name}-{shape}"), np.float32))
    light = np.percentile(_luminance(pixels), 99)
    assert (CREAM + 0.05) / (light + 0.05) >= LIMIT


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("name", [*DARK, "evening"])
def test_headlines_are_readable_at_both_edges(name: str, shape: str) -> None:
    """Cream letters are readable at the upper and the lower edge, where headlines lie.

    That is 20 to 90 dp from the edge, in the middle half of its length.
    """
    picture = _picture(f"{name}-{shape}")
    dp = max(picture.size) / 1280
    pixels = np.asarray(picture, np.float32)
    quarter, near, far = picture.width // 4, round(20 * dp), round(90 * dp)
    for band in (pixels[near:far], pixels[-far:-near]):
        light = np.percentile(_luminance(band[:, quarter:-quarter]), 99)
        assert (CREAM + 0.05) / (light + 0.05) >= 4.0


@pytest.mark.parametrize("name", DARK)
def test_rim_is_more_alive_than_the_middle(name: str) -> None:
    grey = _grey(f"{name}-wide")
    wide = grey.shape[1] // 13
    rim = np.concatenate([grey[:, :wide].ravel(), grey[:, -wide:].ravel()])
    assert rim.mean() > _middle(grey).mean() + 4
    assert rim.std() > _middle(grey).std()


def test_lake_is_the_same_from_both_sides() -> None:
    for shape in ("wide", "tall"):
        small = _picture(f"telepathy-{shape}").convert("L").resize((128, 128))
        upright = np.asarray(small, np.float32)
        assert np.abs(upright - upright[::-1, ::-1]).mean() < 2


def test_lights_of_the_sky_differ_in_light_alone() -> None:
    """Hills and trees are in the same places in all skies, as the app blends these pictures."""
    for shape in ("wide", "tall"):
        edges = []
        for light in skies.LIGHTS:
            small = _picture(f"clouds-{light}-{shape}").convert("L").resize((320, 320))
            grey = np.asarray(small, np.float32)
            edges.append(np.abs(np.diff(grey, axis=0)) > 14)
        for first, second in pairwise(edges):
            assert (first & second).sum() > 0.35 * min(first.sum(), second.sum())


def test_sky_is_light_at_noon_and_dark_at_sunset() -> None:
    *earlier, sunset = (_grey(f"clouds-{light}-wide").mean() for light in skies.LIGHTS)
    assert min(earlier) > sunset
    assert earlier[0] > sunset + 20


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("light", skies.LIGHTS)
def test_painter_still_paints_the_shipped_sky(light: str, shape: str) -> None:
    pixels = skies.paint_sky(light, 512, shape == "tall")
    painted = Image.fromarray((pixels * 255).astype(np.uint8))
    shipped = _picture(f"clouds-{light}-{shape}")
    assert imagehash.phash(painted) - imagehash.phash(shipped) <= 8


def test_painter_still_paints_the_shipped_desk() -> None:
    draft = next(job for job in deck(draft=True).jobs if job.id == "inkblots-wide")
    painted = draft.paint().image
    assert painted.size == (1280, 800)
    assert imagehash.phash(painted) - imagehash.phash(_picture("inkblots-wide")) <= 8


def test_calming_darkens_and_flattens_the_middle_alone() -> None:
    dice = np.random.default_rng(1)
    bright = dice.uniform(0.3, 1.0, (160, 256, 3)).astype(np.float32)
    calm = calmed(bright)
    assert 0.10 < _middle(calm).mean() < 0.20
    assert _middle(calm).max() < 0.5
    assert calm[:8].mean() > 1.5 * _middle(calm).mean()


def test_both_sides_see_the_same() -> None:
    dice = np.random.default_rng(2)
    pixels = alike_from_both_sides(dice.random((40, 64, 3)).astype(np.float32))
    assert np.allclose(pixels, pixels[::-1, ::-1], atol=1e-6)


def test_every_dark_place_is_a_game() -> None:
    assert set(PLACES) - {*PAGES, "remember"} == set(DARK)
