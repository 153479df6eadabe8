"""Tests that built-in words are unique, short and evenly categorised.

They also test that complete languages have enough words for every game.
"""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mobileapp.assets import ASSETS
from mobileapp.languages import all_languages, po_file
from mobileapp.stage.lettering import knows

PACKS = Path(__file__).parents[2] / "assets" / "packs"
LEAST = {"inkblots": 250, "clouds": 300, "inkblots-children": 60, "clouds-children": 90}
CATEGORIES = 6
MIN_PER_CATEGORY = {"clouds": 45, "clouds-children": 15}
MAX_UNEVEN = 1.35
"""The maximum ratio between the numbers of words in a pack's largest and smallest category."""
FITS_A_CARD = 24

GAMES = ("clouds", "inkblots")


@cache
def pack(pack_id: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((PACKS / pack_id / "pack.json").read_text("utf-8"))
    return data


FOUND = sorted(path.parent.name for path in PACKS.glob("*/pack.json"))
WORD_PACKS = [name for name in FOUND if pack(name)["kind"] == "words"]
CLOUD_PACKS = [name for name in WORD_PACKS if name.startswith("clouds")]
COMPLETE = sorted(language.id for language in all_languages().values() if language.complete)
"""The ids of the languages that are declared complete; others may have few words or none."""
COMPLETE_PACKS = [name for name in WORD_PACKS if pack(name)["language"] in COMPLETE]


def texts(pack_id: str) -> list[str]:
    return [item["text"] for item in pack(pack_id)["items"]]


def kind(pack_id: str) -> str:
    return pack_id.removesuffix(f"-{pack(pack_id)['language'].lower()}")


@pytest.mark.parametrize("language", COMPLETE)
def test_a_complete_language_has_words_for_every_game_and_age(language: str) -> None:
    found = [name for name in WORD_PACKS if pack(name)["language"] == language]
    assert found == sorted(f"{kind}-{language.lower()}" for kind in LEAST)


def test_words_are_in_a_language_that_is_declared() -> None:
    assert {pack(name)["language"] for name in WORD_PACKS} <= set(all_languages())


@pytest.mark.parametrize("pack_id", WORD_PACKS)
def test_a_pack_says_what_it_is(pack_id: str) -> None:
    data = pack(pack_id)
    assert data["id"] == pack_id
    (game,) = data["games"]
    audience = "-children" if data["age"] < 8 else ""
    assert pack_id == f"{game}{audience}-{data['language'].lower()}"


@pytest.mark.parametrize("pack_id", COMPLETE_PACKS)
def test_there_are_enough_words(pack_id: str) -> None:
    assert len(texts(pack_id)) >= LEAST[kind(pack_id)]


@pytest.mark.parametrize("pack_id", [one for one in CLOUD_PACKS if one in COMPLETE_PACKS])
def test_cloud_words_come_evenly_from_six_categories(pack_id: str) -> None:
    sizes = Counter(item.get("category", "") for item in pack(pack_id)["items"])
    assert "" not in sizes
    assert len(sizes) == CATEGORIES
    assert min(sizes.values()) >= MIN_PER_CATEGORY[kind(pack_id)]
    assert max(sizes.values()) <= MAX_UNEVEN * min(sizes.values())


@pytest.mark.parametrize("language", COMPLETE)
def test_both_cloud_packs_of_a_language_share_their_categories(language: str) -> None:
    ordinary, children = (
        {item["category"] for item in pack(name)["items"]}
        for name in (f"clouds-{language.lower()}", f"clouds-children-{language.lower()}")
    )
    assert ordinary == children


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_there_twice_not_even_in_another_form(game: str, language: str) -> None:
    stems: dict[str, list[str]] = {}
    for pack_id in (f"{game}-{language.lower()}", f"{game}-children-{language.lower()}"):
        for text in texts(pack_id):
            stems.setdefault(stem(text, language), []).append(text)
    assert [words for words in stems.values() if len(words) > 1] == []


def stem(text: str, language: str) -> str:
    """A text in lower case, without punctuation and without the endings of its longer words.

    Only words of more than four letters lose an ending. If a word has several endings of the
    language, it loses the longest.
    """
    endings = sorted(all_languages()[language].endings, key=len, reverse=True)
    words = re.findall(r"\w+", text.casefold())
    return " ".join(_without_ending(word, endings) if len(word) > 4 else word for word in words)


def _without_ending(word: str, endings: list[str]) -> str:
    ending = next((ending for ending in endings if word.endswith(ending)), "")
    return word.removesuffix(ending)


@pytest.mark.parametrize("pack_id", WORD_PACKS)
def test_every_word_fits_a_card(pack_id: str) -> None:
    assert [text for text in texts(pack_id) if not 1 < len(text) <= FITS_A_CARD] == []


@pytest.mark.parametrize("pack_id", WORD_PACKS)
def test_words_are_neatly_typed(pack_id: str) -> None:
    odd = [
        text
        for text in texts(pack_id)
        if " ".join(text.split()) != text or text[0].islower() or set(text) & set("'\"")
    ]
    assert odd == []


@pytest.mark.parametrize("pack_id", CLOUD_PACKS)
def test_cloud_words_are_tagged_as_easy_or_hard(pack_id: str) -> None:
    tags = [tuple(item["tags"]) for item in pack(pack_id)["items"]]
    assert set(tags) <= {(), ("easy",), ("hard",)}
    if "children" in pack_id:
        assert set(tags) == {("easy",)}
    else:
        assert tags.count(("easy",)) >= len(tags) / 5


@pytest.mark.parametrize("pack_id", WORD_PACKS)
def test_our_font_has_every_letter(pack_id: str) -> None:
    data = pack(pack_id)
    shown = data["title"] + "".join(item["text"] + item["category"] for item in data["items"])
    assert [letter for letter in sorted(set(shown) - {" "}) if not is_drawn(letter)] == []


@pytest.mark.parametrize("language", all_languages())
def test_our_font_has_every_letter_of_a_language(language: str) -> None:
    catalogue = po_file(language)
    written = catalogue.read_text("utf-8") if catalogue.exists() else ""
    shown = set(written + all_languages()[language].name) - set(" \n\u00a0")
    assert [letter for letter in sorted(shown) if not is_drawn(letter)] == []


def test_the_font_check_notices_a_missing_letter() -> None:
    assert is_drawn("ż")
    assert not is_drawn("★")


def is_drawn(letter: str) -> bool:
    """Whether the font in which the app shows plain text has a letter."""
    return knows(str(ASSETS / "fonts" / "text.ttf"), letter)
