"""Tests that built-in blots are complete, different and symmetric, and that they are up to date."""

import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from art.paint.inkblots.blots import BLOTS
from art.paint.inkblots.deck import FOLDER, PACK, RETIRED_SIZE
from art.paint.inkblots.painter import SHIPPED_SIZE, paint
from art.paint.inkblots.selection import (
    HASH_BITS,
    MIN_DISTANCE,
    ON_WATER,
    Measures,
    distances,
    fingerprint,
    measure,
    sketch,
    suggest,
)
from art.paint.inkblots.skeleton import Skeleton
from art.paint.inkblots.specs import (
    ARCHETYPES,
    FIRST_ARCHETYPES,
    INKS,
    LATER_ARCHETYPES,
    LATER_WEIGHTS,
    Blot,
    draw_inks,
)

pytestmark = pytest.mark.paint

MAX_FILE = 120_000
REDUCED = 400  # pixels per side, to which the built-in blots are reduced before they are measured
SAME_PICTURE = 40  # bits by which the fingerprint of a blot may differ when it is painted smaller


def _file(blot: Blot) -> Path:
    return FOLDER / f"{blot.id}.webp"


@cache
def _light(blot: Blot) -> Image.Image:
    with Image.open(_file(blot)) as picture:
        return picture.convert("L").resize((REDUCED, REDUCED), Image.Resampling.BOX)


@cache
def _measures(blot: Blot) -> Measures:
    return measure(_light(blot), blot.lying)


def test_enough_blots_for_an_evening() -> None:
    assert sum(not blot.retired for blot in BLOTS) == 256


def test_a_blot_that_replaces_another_has_an_id_of_its_own() -> None:
    assert [blot.id for blot in BLOTS] == [f"ink_{n:03}" for n in range(1, len(BLOTS) + 1)]
    assert len({(blot.seed, blot.archetype) for blot in BLOTS}) == len(BLOTS)


def test_mostly_black_some_coloured() -> None:
    dealt = [blot for blot in BLOTS if not blot.retired]
    coloured = sum(blot.coloured for blot in dealt) / len(dealt)
    assert 0.2 < coloured < 0.45


def test_inks_of_the_first_archetypes_are_what_the_seed_decides() -> None:
    for blot in BLOTS:
        assert blot.inks in INKS
        if blot.archetype in FIRST_ARCHETYPES:
            assert draw_inks(np.random.default_rng(blot.seed), blot.archetype) == blot.inks


def test_later_archetypes_are_never_red() -> None:
    later = [blot for blot in BLOTS if blot.archetype in LATER_ARCHETYPES]
    assert {blot.archetype for blot in later} == set(LATER_ARCHETYPES)
    assert {blot.inks for blot in later} <= set(LATER_WEIGHTS)


def test_blots_on_water_are_turned_on_their_side() -> None:
    for blot in BLOTS:
        assert blot.lying or blot.archetype not in ON_WATER


def test_files_are_square_webp_of_modest_size() -> None:
    for blot in BLOTS:
        side = RETIRED_SIZE if blot.retired else SHIPPED_SIZE
        with Image.open(_file(blot)) as picture:
            assert (picture.format, picture.size) == ("WEBP", (side, side))
        assert _file(blot).stat().st_size <= MAX_FILE


def test_thumbnails() -> None:
    for blot in BLOTS:
        if blot.retired:
            continue
        with Image.open(FOLDER / "thumbs" / f"{blot.id}.webp") as picture:
            assert (picture.format, picture.size) == ("WEBP", (384, 384))


def test_pack_lists_exactly_the_files() -> None:
    pack = json.loads((FOLDER / "pack.json").read_text(encoding="utf-8"))
    items, retired = pack.pop("items"), pack.pop("retired")
    assert pack == PACK
    for listed, gone in ((items, False), (retired, True)):
        blots = [blot for blot in BLOTS if blot.retired == gone]
        assert [item["id"] for item in listed] == [blot.id for blot in blots]
        assert [item["tags"][:2] for item in listed] == [[b.archetype, b.inks] for b in blots]
    images = {item["image"] for item in (*items, *retired)}
    assert images == {path.name for path in FOLDER.glob("*.webp")}
    thumbnails = {path.name for path in (FOLDER / "thumbs").iterdir()}
    assert thumbnails == {item["image"] for item in items}


def test_halves_mirror_each_other() -> None:
    assert min(_measures(blot).symmetry for blot in BLOTS) > 0.98


def test_ink_fills_the_sheet_without_running_off() -> None:
    for blot in BLOTS:
        assert 0.10 < _measures(blot).coverage < 0.42, blot
        assert _measures(blot).margin > 0.01, blot


def test_no_two_blots_look_alike() -> None:
    apart = distances([fingerprint(_light(blot)) for blot in BLOTS])
    assert apart.min() >= MIN_DISTANCE
    assert apart.max() == HASH_BITS


@pytest.mark.parametrize("blot", [BLOTS[0], BLOTS[9], BLOTS[-1]], ids=lambda blot: blot.id)
def test_painter_still_paints_the_shipped_blot(blot: Blot) -> None:
    repainted = fingerprint(paint(blot, size=300))
    assert (repainted != fingerprint(_light(blot))).sum() <= SAME_PICTURE
    other = next(each for each in BLOTS if each.archetype == blot.archetype and each != blot)
    assert (repainted != fingerprint(_light(other))).sum() > MIN_DISTANCE


@pytest.mark.parametrize("archetype", ARCHETYPES)
def test_archetypes_fit_the_sheet(archetype: str) -> None:
    skeleton = Skeleton(np.random.default_rng(1))
    ARCHETYPES[archetype](skeleton)
    limbs, _ = skeleton.fitted(1000, swelling=1.0)
    x, y, radius = limbs[:, (0, 3)], limbs[:, (1, 4)], limbs[:, (2, 5)]
    assert (x + radius).max() <= 401 * skeleton.room
    assert (y - radius).min() >= 500 - 376 * skeleton.room
    assert (y + radius).max() <= 500 + 376 * skeleton.room


def test_measures_of_a_drawn_example() -> None:
    sheet = np.full((200, 200), 240, np.uint8)
    sheet[60:140, 50:150] = 20
    result = measure(Image.fromarray(sheet))
    assert result.coverage == pytest.approx(0.2, abs=0.01)
    assert result.margin == pytest.approx(0.25, abs=0.01)
    assert result.wholeness == 1
    assert result.symmetry > 0.99
    sheet[:, :100] = 240
    assert measure(Image.fromarray(sheet)).symmetry < 0.1


def test_suggestions_are_sound_and_new() -> None:
    known = sketch(50_000, "moth").blot
    found = suggest(
        [known],
        count=2,
        first_seed=50_000,
        seeds_per_archetype=2,
        coloured=1,
        archetypes=("moth", "beetle", "crown"),
    )
    assert len(found) == 2
    assert all(candidate.sound for candidate in found)
    assert known not in [candidate.blot for candidate in found]
    assert sum(candidate.blot.coloured for candidate in found) <= 1
