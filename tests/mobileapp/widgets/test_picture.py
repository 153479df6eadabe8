"""A picture on the screen: its sketch first, then all of it."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image

from tests.mobileapp import driver  # noqa: F401 - prepares the one window before Kivy is loaded

# isort: split
from kivy.app import App
from kivy.clock import Clock

from mobileapp.picture_cache import Pictures
from mobileapp.widgets.picture import Picture
from tests.mobileapp.test_picture_cache import settle

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


@pytest.fixture
def small(tmp_path: Path) -> Path:
    Image.new("RGB", (60, 90), "navy").save(tmp_path / "small.webp")
    return tmp_path / "small.webp"


def widths(picture: Picture, pictures: Pictures) -> list[int]:
    """How broad the textures are that come one after the other."""
    seen: list[int] = []
    picture.bind(texture=lambda _picture, texture: seen.append(texture.width if texture else 0))
    Clock.tick()
    while pictures.busy:
        settle(pictures)
    return seen


def test_a_sketch_is_seen_before_the_picture(pictures: Pictures, large: Path, small: Path) -> None:
    sketch, whole = widths(Picture(path=large, sketch=small, size=SIZE), pictures)
    assert sketch == 60
    assert whole >= SIZE[0]


def test_sketches_of_a_whole_hand_come_first(pictures: Pictures, large: Path, small: Path) -> None:
    hand = [Picture(path=large, sketch=small, size=(300 + 64 * n, 450)) for n in range(6)]
    Clock.tick()
    settle(pictures)
    assert [card.texture.width for card in hand] == [60] * 6


def test_without_a_sketch_there_is_nothing_before_it(pictures: Pictures, large: Path) -> None:
    (whole,) = widths(Picture(path=large, size=SIZE), pictures)
    assert whole >= SIZE[0]


def test_a_broken_sketch_is_not_missed(pictures: Pictures, large: Path, tmp_path: Path) -> None:
    (whole,) = widths(Picture(path=large, sketch=tmp_path / "gone.webp", size=SIZE), pictures)
    assert whole >= SIZE[0]


def test_a_picture_that_is_there_needs_no_sketch(
    pictures: Pictures, large: Path, small: Path
) -> None:
    widths(Picture(path=large, size=SIZE), pictures)
    (whole,) = widths(Picture(path=large, sketch=small, size=SIZE), pictures)
    assert whole >= SIZE[0]


def test_a_picture_that_is_changed_in_between_does_not_come_later(
    pictures: Pictures, large: Path, small: Path
) -> None:
    pictures.request(small, SIZE, lambda _texture, _problem: None)
    settle(pictures)
    picture = Picture(path=large, sketch=small, size=SIZE)
    Clock.tick()
    assert picture.texture.width == 60
    picture.path = None
    Clock.tick()
    while pictures.busy:
        settle(pictures)
    assert picture.texture is None
