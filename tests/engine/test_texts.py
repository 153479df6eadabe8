"""Tests of the rule that says which texts can be read, and of how texts are quoted."""

import pytest

from engine.errors import BadSetup
from engine.names import NAME_LENGTH, check_names, distinct_names, name_key
from engine.notes import clean_note
from engine.packfile import find_problems
from engine.texts import QUOTE_LENGTH, is_readable, is_visible, shortened
from tests.support.sample_packs import word_pack

MARKS_ALONE = ["\u0301", "\u05b8\u05b9", " \u0301 ", "\u20e3", "\u093f"]
CONTROLS = ["A\nB", "A\0", "\u2028", "\x1b[0m", "A\ud800"]
FINE = [
    "",
    " ",
    "Ana",
    "José",
    "Jose\u0301",
    "שָׁלוֹם",
    "किताब",
    "👩\u200d🚀",
    "1\ufe0f\u20e3",
    "\u200b",
    "\ufdfd",
]


@pytest.mark.parametrize("text", [*MARKS_ALONE, *CONTROLS])
def test_marks_alone_and_control_characters_are_unreadable(text: str) -> None:
    assert not is_readable(text)


@pytest.mark.parametrize("text", FINE)
def test_other_texts_of_any_script_are_readable(text: str) -> None:
    assert is_readable(text)


@pytest.mark.parametrize("text", MARKS_ALONE)
def test_unreadable_texts_are_no_names_notes_titles_or_authors(text: str) -> None:
    with pytest.raises(BadSetup):
        check_names(["Ana", text])
    assert clean_note(text) == ""
    for field in ("title", "author"):
        assert len(list(find_problems(word_pack(**{field: text})))) == 1


def test_a_quotation_of_exactly_the_longest_length_is_whole() -> None:
    assert shortened("x" * QUOTE_LENGTH) == "x" * QUOTE_LENGTH
    assert shortened("x" * (QUOTE_LENGTH + 1)) == "x" * (QUOTE_LENGTH - 1) + "…"


def test_what_is_drawn_blank_is_not_visible() -> None:
    assert not any(map(is_visible, ("", " \u00a0", "\u200b", "\u2800", "\u3164")))
    assert all(map(is_visible, ("a", "\ufdfd", "\u0301")))


# --- names that look alike --------------------------------------------------------------------


def test_a_name_like_an_earlier_one_gets_the_first_free_number() -> None:
    assert distinct_names(["Ana", "Ben", "ana", "ANA", "Ana 2"]) == [
        "Ana", "Ben", "ana 2", "ANA 3", "Ana 2 2",
    ]  # fmt: skip
    assert distinct_names(["Ana", "Ben"], taken=["Ben"]) == ["Ana", "Ben 2"]
    assert distinct_names([]) == []


def test_a_numbered_name_is_no_longer_than_any_other() -> None:
    longest = "x" * NAME_LENGTH
    names = distinct_names([longest] * 12)
    assert len({name_key(name) for name in names}) == len(names)
    check_names(names)
    assert {len(name) for name in names} == {NAME_LENGTH}
    assert names[-1].endswith(" 12")
