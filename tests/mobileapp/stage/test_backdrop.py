"""Tests that the background loads the right pictures."""

from typing import Any, cast

from mobileapp.stage.backdrop import Backdrop


class _Textures:
    """An empty texture cache, which records the names of requested pictures and returns None."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def get(self, look: Any, width: float, height: float) -> None:
        self.asked.append(look.name)


def loaded(light: float, target: float) -> list[str]:
    """The names of the pictures that are loaded when Clouds changes from `light` to `target`.

    If both are the same, these are the pictures that are loaded when Clouds is shown at first.
    """
    backdrop, textures = Backdrop(), cast(Any, _Textures())
    backdrop.resize(1280, 800)
    backdrop.show("clouds", light, textures)
    if target != light:
        textures.asked.clear()
        backdrop.show("clouds", target, textures)
    return textures.asked


def test_a_picture_that_cannot_be_seen_is_not_loaded() -> None:
    assert loaded(0, 0) == ["clouds-noon-wide"]


def test_both_pictures_are_loaded_as_soon_as_the_light_changes() -> None:
    both = ["clouds-noon-wide", "clouds-afternoon-wide"]
    assert loaded(0, 0.005) == both  # the light of a clock that has just been started
    assert loaded(0, 0.5) == both  # the light will change gradually


def test_a_background_with_one_picture_loads_it() -> None:
    backdrop, textures = Backdrop(), cast(Any, _Textures())
    backdrop.resize(800, 1280)
    backdrop.show("telepathy", 0.5, textures)
    assert textures.asked == ["telepathy-tall"]
