"""Tests that the pictures of children's words are complete, different and as the painter paints."""

from functools import cache
from itertools import combinations

import imagehash
import pytest
from PIL import Image

from art.paint.words.deck import FOLDER, deck
from art.paint.words.picture import all_words, paint

pytestmark = pytest.mark.paint

WORDS = [word.id for word in all_words()]
MIN_DISTANCE = 20
"""The bits, of 256, by which the fingerprints of two pictures differ at least."""
SAME_PICTURE = 40
"""The bits by which the fingerprint of a small draft may differ from that of the shipped file."""
REPAINTED = ("snail", "teapot", "loose_tooth")


@cache
def _fingerprint(word: str) -> imagehash.ImageHash:
    with Image.open(FOLDER / f"{word}.webp") as painting:
        return imagehash.phash(painting, hash_size=16)


def test_there_is_a_file_for_every_word_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*")} == set(WORDS)
    assert [job.id for job in deck(draft=False).jobs] == WORDS


def test_no_two_words_look_alike() -> None:
    closest = min(combinations(WORDS, 2), key=lambda pair: _distance(*pair))
    assert _distance(*closest) >= MIN_DISTANCE, closest


def _distance(one: str, other: str) -> int:
    return int(_fingerprint(one) - _fingerprint(other))


@pytest.mark.parametrize("word", REPAINTED)
def test_a_draft_looks_like_the_shipped_picture(word: str) -> None:
    assert imagehash.phash(paint(word, 160), hash_size=16) - _fingerprint(word) <= SAME_PICTURE
