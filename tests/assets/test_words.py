"""The words of the app: enough of them, fair, without repetition, and fit for a card."""

import importlib.util
import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageFont

PACKS = Path(__file__).parents[2] / "assets" / "packs"
LANGUAGES = ("de", "en", "pl")
LEAST = {"inkblots": 250, "clouds": 300, "inkblots-children": 60, "clouds-children": 90}
CATEGORIES = 6
LEAST_PER_CATEGORY = {"clouds": 45, "clouds-children": 15}
MOST_UNEVEN = 1.35
"""The largest category of a pack may be so many times as large as the smallest."""
FITS_A_CARD = 24

ENDINGS = {
    "en": r"(ies|ing|ed|es|s|y|e)$",
    "de": r"(chen|lein|en|er|es|e|n|s)$",
    "pl": r"(owie|ami|ach|ek|ka|ki|ko|ów|y|i|a|e|o)$",
}
"""What simple stemming cuts off a word of more than four letters."""

WORD_PACKS = [f"{kind}-{language}" for kind in LEAST for language in LANGUAGES]
CLOUD_PACKS = [pack for pack in WORD_PACKS if pack.startswith("clouds")]


@cache
def pack(pack_id: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((PACKS / pack_id / "pack.json").read_text("utf-8"))
    return data


def texts(pack_id: str) -> list[str]:
    return [item["text"] for item in pack(pack_id)["items"]]


def kind(pack_id: str) -> str:
    return pack_id.rpartition("-")[0]


def test_every_pack_of_words_is_known_here() -> None:
    found = [path.parent.name for path in PACKS.glob("*/pack.json")]
    assert sorted(name for name in found if pack(name)["kind"] == "words") == sorted(WORD_PACKS)


@pytest.mark.parametrize("pack_id", WORD_PACKS)
def test_a_pack_says_what_it_is(pack_id: str) -> None:
    data = pack(pack_id)
    assert data["id"] == pack_id
    assert data["language"] == pack_id.rpartition("-")[2]
    assert data["games"] == [pack_id.partition("-")[0]]


@pytest.mark.parametrize("pack_id", WORD_PACKS)
def test_there_are_enough_words(pack_id: str) -> None:
    assert len(texts(pack_id)) >= LEAST[kind(pack_id)]


@pytest.mark.parametrize("pack_id", CLOUD_PACKS)
def test_cloud_words_come_evenly_from_six_categories(pack_id: str) -> None:
    sizes = Counter(item["category"] for item in pack(pack_id)["items"])
    assert "" not in sizes
    assert len(sizes) == CATEGORIES
    assert min(sizes.values()) >= LEAST_PER_CATEGORY[kind(pack_id)]
    assert max(sizes.values()) <= MOST_UNEVEN * min(sizes.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_cloud_packs_of_a_language_share_their_categories(language: str) -> None:
    ordinary, children = (
        {item["category"] for item in pack(name)["items"]}
        for name in (f"clouds-{language}", f"clouds-children-{language}")
    )
    assert ordinary == children


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["inkblots", "clouds"])
def test_no_word_is_there_twice_not_even_in_another_form(game: str, language: str) -> None:
    stems: dict[str, list[str]] = {}
    for pack_id in (f"{game}-{language}", f"{game}-children-{language}"):
        for text in texts(pack_id):
            stems.setdefault(stem(text, language), []).append(text)
    assert [words for words in stems.values() if len(words) > 1] == []


def stem(text: str, language: str) -> str:
    words = re.findall(r"\w+", text.casefold())
    return " ".join(
        re.sub(ENDINGS[language], "", word) if len(word) > 4 else word for word in words
    )


@pytest.mark.parametrize("pack_id", WORD_PACKS)
def test_every_word_fits_a_card(pack_id: str) -> None:
    assert [text for text in texts(pack_id) if not 1 < len(text) <= FITS_A_CARD] == []


@pytest.mark.parametrize("pack_id", WORD_PACKS)
def test_words_are_neatly_typed(pack_id: str) -> None:
    odd = [text for text in texts(pack_id) if " ".join(text.split()) != text or text[0].islower()]
    assert odd == []


@pytest.mark.parametrize("pack_id", WORD_PACKS)
def test_our_font_has_every_letter(pack_id: str) -> None:
    data = pack(pack_id)
    shown = data["title"] + "".join(item["text"] + item["category"] for item in data["items"])
    assert [letter for letter in sorted(set(shown) - {" "}) if not is_drawn(letter)] == []


def test_the_font_check_notices_a_missing_letter() -> None:
    assert is_drawn("ż")
    assert not is_drawn("★")


@cache
def font() -> ImageFont.FreeTypeFont:
    """The font that Kivy brings along and the app uses."""
    kivy = importlib.util.find_spec("kivy")
    if kivy is None or kivy.origin is None:
        pytest.fail("Kivy is not installed.")
    return ImageFont.truetype(
        Path(kivy.origin).parent / "data" / "fonts" / "Roboto-Regular.ttf", 32
    )


def is_drawn(letter: str) -> bool:
    """A letter the font does not have is drawn as an empty box, like one that cannot exist."""
    return bytes(font().getmask(letter)) != bytes(font().getmask("\uffff"))
