"""Tests that Kivy draws letters in the fonts of the app, or else in a font of the system."""

import pytest
from kivy.core.text import Label

from mobileapp.assets import ASSETS
from mobileapp.stage import lettering
from mobileapp.widgets.lettering import _legible, legible

FONTS = ASSETS / "fonts"
FACES = ("display", "display-italic", "figures", "text", "fallback")


def _written(face: str, text: str) -> bytes:
    label = Label(text=text, font_name=str(FONTS / f"{face}.ttf"), font_size=40)
    label.refresh()
    return bytes(label.texture.pixels)


@pytest.mark.parametrize("face", FACES)
def test_kivy_writes_with_the_face(face: str) -> None:
    seen = {_written(face, letter) for letter in "AŁßЖş„9"}
    assert len(seen) == 7
    assert all(any(pixels) for pixels in seen)


def test_fallback_writes_what_others_cannot() -> None:
    boxes = _written("fallback", "\ufff0")
    for letter in ("🦊", "★", "ש", "ა", "さ"):
        assert _written("fallback", letter) != boxes


def test_letters_that_no_font_of_the_app_has_use_a_system_font(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    han = "漢"
    theirs = str(FONTS / "figures.ttf")
    known = lettering.knows
    monkeypatch.setattr(lettering, "SYSTEM_FACES", ("nowhere.ttc", theirs))
    monkeypatch.setattr(
        lettering,
        "knows",
        lambda face, letter: face == theirs if letter == han else known(face, letter),
    )
    lettering.face_for.cache_clear()
    try:
        assert lettering.runs(f"Li {han}!", "display") == [
            ("Li ", "display"),
            (han, theirs),
            ("!", "display"),
        ]
        assert legible(f"Li {han} ש") == theirs
        assert legible("Li ש") == "Fallback"
        assert legible("Łucja") == "Text"
    finally:
        lettering.face_for.cache_clear()
        _legible.cache_clear()
