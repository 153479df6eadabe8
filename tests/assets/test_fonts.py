"""Tests that the fonts have all letters, have digits of equal width, and come with licences."""

from functools import cache
from pathlib import Path

import pytest
from PIL import ImageFont

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
FACES = ("display", "display-italic", "figures", "text")
MISSING = "\U0010fffd"
"""A character that no font has. It is drawn as an empty box, like all characters a font lacks."""

LANGUAGES = {
    "Polish": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ",
    "German": "äöüßÄÖÜẞ",
    "Czech": "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
    "French": "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ",
    "Spanish": "áéíñóúü¿¡ÁÉÍÑÓÚÜ",
    "Italian": "àèéìîòóùºÀÈÉÌÎÒÓÙ",
    "Portuguese": "ãâáàçéêíõôóúÃÂÁÀÇÉÊÍÕÔÓÚ",
    "Turkish": "çğıİöşüÇĞÖŞÜ",
    "Russian": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "Ukrainian": "ґєіїҐЄІЇ",
    "Greek": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ",
    "punctuation": "„“”«»‚‘’–—…·!?&%€№",
}
OTHERS = {
    "emoji": "😀🦊🐳🎉👩🌙",
    "signs": "★☆☀♥✓",
    "Arabic": "مرحبا",
    "Hebrew": "שלום",
    "Devanagari": "नमसत",
    "Thai": "สวสด",
    "Georgian": "გამარჯობა",
    "Armenian": "Բարեւ",
    "kana": "さくらカナ",
}


@cache
def _font(face: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONTS / f"{face}.ttf", 48, layout_engine=ImageFont.Layout.BASIC)


def _drawn(face: str, letter: str) -> bytes:
    return bytes(_font(face).getmask(letter))


@pytest.mark.parametrize("face", [*FACES, "fallback"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_face_has_the_language(face: str, language: str) -> None:
    empty = _drawn(face, MISSING)
    assert [letter for letter in LANGUAGES[language] if _drawn(face, letter) == empty] == []


@pytest.mark.parametrize("script", OTHERS)
def test_fallback_has_other_scripts(script: str) -> None:
    empty = _drawn("fallback", MISSING)
    assert [letter for letter in OTHERS[script] if _drawn("fallback", letter) == empty] == []


@pytest.mark.parametrize("face", [*FACES, "fallback"])
def test_figures_are_equally_wide_and_stand_on_the_line(face: str) -> None:
    font = _font(face)
    assert len({font.getlength(digit) for digit in "0123456789"}) == 1
    boxes = [font.getbbox(digit, anchor="ls") for digit in "0123456789"]
    assert all(abs(bottom) <= 2 for _, _, _, bottom in boxes)
    heights = [-top for _, top, _, _ in boxes]
    assert max(heights) - min(heights) <= 3


def test_one_does_not_look_like_a_capital_i() -> None:
    for face in FACES:
        assert _drawn(face, "1") != _drawn(face, "I")


@pytest.mark.parametrize("face", FACES)
def test_words_stand_apart_and_french_signs_close(face: str) -> None:
    space, narrow = (_font(face).getlength(letter) / 48 for letter in (" ", "\u202f"))
    assert 0.19 < space < 0.3
    assert 0.1 < narrow < 0.2


def test_fonts_are_small_and_licensed() -> None:
    sizes = {path.stem: path.stat().st_size for path in FONTS.glob("*.ttf")}
    assert set(sizes) == {*FACES, "fallback", "icons"}
    assert sizes["fallback"] < 1_500_000
    assert max(sizes[face] for face in FACES) < 160_000
    for name in ("Alegreya", "AlegreyaSans", "Noto"):
        licence = (FONTS / f"OFL-{name}.txt").read_text(encoding="utf-8")
        assert licence.startswith("Copyright")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
