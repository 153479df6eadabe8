"""Tests that any text can be measured and drawn, whatever the typefaces make of it."""

import pytest

from mobileapp.stage.lettering import (
    FACES,
    FALLBACK,
    LABEL_SHRINKS,
    LEADING,
    MAX_LENGTH,
    MIN_FONT_SIZE,
    NO_GLYPH,
    SHRINK,
    fit,
    fit_labels,
    knows,
    line_width,
    runs,
    text_mask,
    wrapped,
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


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("width", [90, 160, 300])
def test_the_largest_size_that_fits_is_chosen(face: str, width: int) -> None:
    """Widths that are only estimated rule out sizes; they must not rule out one that fits."""
    text = "Everyone paints a word that the others have to guess, ill-lit or not"
    fitted = fit(text, face, 60, width, 100)
    longest = max(line_width(word, face, 100) for word in text.split())
    larger = min(60, int(width / longest * 100))
    assert MIN_FONT_SIZE < fitted.size < larger
    while larger > fitted.size:
        assert len(wrapped(text, face, larger, width)) * larger * LEADING > 104
        larger = min(larger - 1, round(larger * SHRINK))
    assert larger == fitted.size


def test_labels_that_belong_together_are_as_large_as_the_longest_fits() -> None:
    names = ("Jo", "Grandma", "Bartholomew")
    size = fit_labels(names, "display", 40, 180, 50)
    assert size == fit("Bartholomew", "display", 40, 180, 50).size < 40
    assert fit_labels(names, "display", 40, 1000) == 40
    assert fit_labels((), "display", 40, 1000) == 40


def test_labels_are_broken_into_lines_rather_than_much_smaller() -> None:
    long = line_width("Wilhelmina Bartholomew", "display", 40)
    names, two_lines = ("Jo", "Wilhelmina Bartholomew"), 2 * 40 * LEADING
    squeezed = fit_labels(names, "display", 40, long * (LABEL_SHRINKS + 0.05), two_lines)
    assert 40 * LABEL_SHRINKS <= squeezed < 40  # in one line
    assert fit_labels(names, "display", 40, long * (LABEL_SHRINKS - 0.15), two_lines) == 40


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
