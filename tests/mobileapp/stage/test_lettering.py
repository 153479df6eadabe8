"""Tests that any text can be measured and drawn, whatever the typefaces make of it."""

import pytest

from mobileapp.stage.lettering import (
    FACES,
    FALLBACK,
    MAX_LENGTH,
    NO_GLYPH,
    fit,
    knows,
    line_width,
    runs,
    text_mask,
)

BISMILLAH = "\ufdfd"
"""A letter that FreeType cannot draw in the fallback."""


def drawn(text: str, face: str = "display") -> bytes:
    return text_mask(fit(text, face, 40, 300, 60), face, (300, 60)).tobytes()


@pytest.mark.parametrize("face", [*FACES, FALLBACK])
def test_a_letter_that_cannot_be_drawn_becomes_a_square(face: str) -> None:
    assert knows(FALLBACK, NO_GLYPH)
    assert not knows(FALLBACK, BISMILLAH)
    assert drawn(f"A{BISMILLAH}B", face) == drawn(f"A{NO_GLYPH}B", face)
    assert drawn("\U0010fffe", face) == drawn(NO_GLYPH, face)


@pytest.mark.parametrize("text", ["\u0301", "\u05b8", "\u200b", "", " ", "\n"])
def test_text_without_width_is_fitted(text: str) -> None:
    fitted = fit(text, "display", 40, 300, 60)
    assert fitted.width <= line_width("w", "display", 40)
    text_mask(fitted, "display", (300, 60))


def test_no_line_begins_or_ends_with_a_dot_between_facts() -> None:
    whole = "2 evenings · 5 games · 3 won"
    assert fit(whole, "display", 40, 600, 60).lines == (whole,)
    wide = line_width("2 evenings", "display", 40) + 1
    assert fit("2 evenings · 5 games", "display", 40, wide, 400).lines == ("2 evenings", "5 games")
    assert fit("a · b", "display", 40, 1, 400).lines == ("a", "b")


def test_invisible_characters_take_no_room() -> None:
    assert runs("A\u200d\ufe0f\u00ad\ud800B", "display") == [("AB", "display")]


def test_a_text_of_the_longest_length_is_drawn_whole_and_a_longer_one_is_cut() -> None:
    whole = fit("a" * MAX_LENGTH, "display", 40, 300, 60)
    assert "".join(whole.lines) == "a" * MAX_LENGTH
    cut = fit("a" * 10_000, "display", 40, 300, 60)
    assert "".join(cut.lines) == "a" * (MAX_LENGTH - 1) + "…"
