"""Tests that a picture is decoded at the size at which it is shown."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from kivy.app import App
from kivy.clock import Clock
from PIL import Image

from mobileapp.picture_cache import Pictures
from mobileapp.widgets.picture import Picture
from tests.mobileapp.test_picture_cache import wait_for_pictures

pytestmark = pytest.mark.painted

SIZE = (300, 450)


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pictures]:
    pictures = Pictures()
    app = SimpleNamespace(pictures=pictures)
    monkeypatch.setattr(App, "get_running_app", staticmethod(lambda: app))
    yield pictures
    pictures.close()


@pytest.fixture
def large(tmp_path: Path) -> Path:
    Image.new("RGB", (600, 900), "navy").save(tmp_path / "large.webp")
    return tmp_path / "large.webp"


def widths(picture: Picture, pictures: Pictures) -> list[int]:
    """Wait for a picture, and return the width of each new texture; 0 stands for no texture."""
    seen: list[int] = []
    picture.bind(texture=lambda _picture, texture: seen.append(texture.width if texture else 0))
    Clock.tick()
    while pictures.busy:
        wait_for_pictures(pictures)
    return seen


def test_a_picture_is_decoded_at_least_at_the_size_of_its_widget(
    pictures: Pictures, large: Path
) -> None:
    (whole,) = widths(Picture(path=large, size=SIZE), pictures)
    assert whole >= SIZE[0]


@pytest.mark.parametrize(("focus", "seen"), [(0.0, (0.0, 0.5)), (0.5, (0.25, 0.75)), (1, (0.5, 1))])
def test_focus_selects_the_visible_part_of_a_cropped_picture(
    pictures: Pictures, large: Path, focus: float, seen: tuple[float, float]
) -> None:
    """A frame of half the height shows the half of a picture that `focus` selects."""
    picture = Picture(path=large, size=(300, 225), focus=focus)
    widths(picture, pictures)
    Clock.tick()
    bottom, top = picture.texture.tex_coords[1], picture.texture.tex_coords[5]
    heights = [(v - top) / (bottom - top) for v in picture.shape.vertices[3::4]]
    assert (min(heights), max(heights)) == pytest.approx(seen, abs=0.01)


def test_a_picture_is_not_shown_if_its_path_is_cleared_during_decoding(
    pictures: Pictures, large: Path
) -> None:
    picture = Picture(path=large, size=SIZE)
    Clock.tick()
    picture.path = None
    Clock.tick()
    while pictures.busy:
        wait_for_pictures(pictures)
    assert picture.texture is None
