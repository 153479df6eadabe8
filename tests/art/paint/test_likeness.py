"""Tests of the measure of how alike the pictures of a deck are."""

import json
from pathlib import Path

import pytest
from PIL import Image, ImageOps

from art.paint import likeness as module
from art.paint.likeness import GRADINGS, PACKS, deck_pictures, grade, hue_spread, likeness, report

pytestmark = pytest.mark.paint

SIZE = 48, 72
MAX_LIKENESS, MAX_ALIKE = 0.12, 0.003
"""The aims of every deck, see art/paint/README.md."""


def _slope() -> Image.Image:
    """Dark at the top, bright at the bottom."""
    return Image.linear_gradient("L").resize(SIZE).convert("RGB")


def _sideways() -> Image.Image:
    return Image.linear_gradient("L").rotate(90).resize(SIZE).convert("RGB")


def test_the_same_composition_is_alike_whatever_its_colour_and_contrast() -> None:
    pale = Image.blend(_slope(), Image.new("RGB", SIZE, "#ff8040"), 0.5)
    found = likeness({"one": _slope(), "pale": pale, "other": _sideways()})
    assert found.pairs[0] == (pytest.approx(1, abs=0.01), "one", "pale")
    assert found.share_alike == pytest.approx(1 / 3)
    assert found.mean == pytest.approx(1 / 3, abs=0.02)


def test_the_opposite_composition_is_less_alike_than_any() -> None:
    found = likeness({"one": _slope(), "opposite": ImageOps.invert(_slope()), "two": _sideways()})
    assert found.pairs[-1] == (pytest.approx(-1, abs=0.01), "one", "opposite")
    assert next(iter(found.means)) == "two"


def test_hues_are_spread_where_pictures_have_none_in_common() -> None:
    red, blue = (Image.new("RGB", SIZE, colour) for colour in ("#c02020", "#2020c0"))
    assert hue_spread({"one": red, "two": blue}) == pytest.approx(1)
    assert hue_spread({"one": red, "two": red}) == pytest.approx(0)
    assert hue_spread({"one": red, "two": red, "three": blue}) == pytest.approx(2 / 3)


def test_every_story_deck_has_been_graded() -> None:
    decks = {path.name for path in PACKS.glob("story-*")}
    assert set(json.loads(GRADINGS.read_text(encoding="utf-8"))) == decks
    assert all(1 <= grade(deck) <= 10 for deck in decks)


@pytest.mark.parametrize("deck", sorted(path.name for path in PACKS.glob("story-*")))
def test_the_pictures_of_a_deck_are_composed_differently(deck: str) -> None:
    found = likeness(deck_pictures(deck))
    assert found.mean <= MAX_LIKENESS
    assert found.share_alike <= MAX_ALIKE


def test_drafts_stand_in_for_pictures_of_the_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck, drafts = tmp_path / "story-dusk", tmp_path / "drafts"
    for folder, pictures in ((deck, {"a": _slope(), "b": _slope()}), (drafts, {"b": _sideways()})):
        folder.mkdir()
        for name, picture in pictures.items():
            picture.save(folder / f"{name}.png")
    items = [{"id": name, "image": f"{name}.png"} for name in "ab"]
    (deck / "pack.json").write_text(json.dumps({"items": items}), encoding="utf-8")
    monkeypatch.setattr(module, "PACKS", tmp_path)
    before, *_ = report("story-dusk", deck_pictures("story-dusk"), 1)
    after, *_ = report("story-dusk", deck_pictures("story-dusk", drafts), 1)
    assert "likeness 1.000, 100.00% of pairs" in before
    assert "0.00% of pairs" in after
