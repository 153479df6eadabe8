"""Tests that pictures are decoded by workers, cached within limits, and never break a match."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import wait
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from kivy.clock import Clock
from PIL import Image

from mobileapp import picture_cache as module
from mobileapp.background import workers
from mobileapp.picture_cache import Pictures
from mobileapp.stage import painting, texture_cache
from tests.support.sample_packs import paint

pytestmark = pytest.mark.painted

RED, BLUE = (255, 0, 0), (0, 0, 255)


class Viewer:
    """A callback for a requested picture; it records each texture and problem that it gets."""

    def __init__(self) -> None:
        self.shown: list[tuple[Any, str]] = []

    def __call__(self, texture: Any, problem: Exception | None) -> None:
        assert threading.current_thread() is threading.main_thread()
        self.shown.append((texture, str(problem or "")))

    @property
    def texture(self) -> Any:
        ((texture, _),) = self.shown
        return texture


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    pictures = Pictures()
    yield pictures
    pictures.close()


@pytest.fixture
def card(tmp_path: Path) -> Path:
    """A picture file that is red at the top and blue at the bottom."""
    image = Image.new("RGB", (200, 300), RED)
    image.paste(BLUE, (0, 150, 200, 300))
    image.save(tmp_path / "card.webp", lossless=True)
    return tmp_path / "card.webp"


def wait_for_pictures(pictures: Pictures) -> None:
    """Wait until all workers have finished and one frame has passed."""
    wait(pictures.waiting.values(), timeout=20)
    Clock.tick()


def pixel(texture: Any, x: int, y: int) -> tuple[int, ...]:
    return tuple(texture.pixels[4 * (y * texture.width + x) :][:4])


def test_a_picture_comes_as_a_texture_the_right_way_up(pictures: Pictures, card: Path) -> None:
    viewer = Viewer()
    pictures.request(card, None, viewer)
    assert viewer.shown == []
    wait_for_pictures(pictures)
    assert viewer.texture.size == (200, 300)
    assert viewer.texture.tex_coords[1] > viewer.texture.tex_coords[5]
    assert pixel(viewer.texture, 100, 10) == (*RED, 255)
    assert pixel(viewer.texture, 100, 290) == (*BLUE, 255)


def test_nothing_is_decoded_on_the_main_thread(
    pictures: Pictures, card: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []
    decode = module.decode

    def watched(key: Any) -> Any:
        threads.append(threading.current_thread())
        return decode(key)

    monkeypatch.setattr(module, "decode", watched)
    pictures.request(card, (64, 64), Viewer())
    wait_for_pictures(pictures)
    assert threads
    assert threading.main_thread() not in threads


@pytest.mark.parametrize(
    ("wanted", "size"),
    [
        (None, (200, 300)),
        ((100, 100), (128, 192)),
        ((120, 190), (128, 192)),
        ((10, 250), (171, 256)),
        ((1000, 1000), (200, 300)),
    ],
)
def test_a_picture_is_as_large_as_it_is_needed(
    pictures: Pictures, card: Path, wanted: tuple[int, int] | None, size: tuple[int, int]
) -> None:
    viewer = Viewer()
    pictures.request(card, wanted, viewer)
    wait_for_pictures(pictures)
    assert viewer.texture.size == size


def test_a_known_picture_comes_at_once(pictures: Pictures, card: Path) -> None:
    first, second, third = Viewer(), Viewer(), Viewer()
    pictures.request(card, (100, 100), first)
    pictures.request(card, (101, 99), second)
    assert len(pictures.waiting) == 1
    wait_for_pictures(pictures)
    pictures.request(card, (100, 100), third)
    assert first.texture is second.texture is third.texture


def test_a_cancelled_request_is_not_decoded(
    pictures: Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, go = threading.Barrier(workers.WORKERS + 1), threading.Event()
    decoded = []
    decode = module.decode

    def slow(key: Any) -> Any:
        decoded.append(key.path.name)
        if key.path.name.startswith("busy"):
            started.wait(20)
            go.wait(20)
        return decode(key)

    monkeypatch.setattr(module, "decode", slow)
    viewer = Viewer()
    busy = [
        pictures.request(paint(tmp_path / f"busy{number}.webp"), None, viewer)
        for number in range(workers.WORKERS)
    ]
    started.wait(20)
    unwanted = pictures.request(paint(tmp_path / "unwanted.webp"), None, viewer)
    wanted = Viewer()
    pictures.request(paint(tmp_path / "wanted.webp"), None, wanted)
    unwanted.cancel()
    unwanted.cancel()
    for request in busy:
        request.cancel()
    go.set()
    wait_for_pictures(pictures)
    assert viewer.shown == []
    assert len(wanted.shown) == 1
    assert "unwanted.webp" not in decoded


def test_cancelling_one_of_two_requests_keeps_the_other(pictures: Pictures, card: Path) -> None:
    first, second = Viewer(), Viewer()
    pictures.request(card, None, first).cancel()
    request = pictures.request(card, None, first)
    pictures.request(card, None, second)
    request.cancel()
    wait_for_pictures(pictures)
    assert first.shown == []
    assert len(second.shown) == 1


def test_the_cache_keeps_what_was_used_last(tmp_path: Path) -> None:
    pictures = Pictures(limit=3 * 40 * 30 * 4)
    paths = [paint(tmp_path / f"{number}.webp") for number in range(4)]
    for path in paths[:3]:
        pictures.request(path, None, Viewer())
        wait_for_pictures(pictures)
    pictures.request(paths[0], None, Viewer())
    pictures.request(paths[3], None, Viewer())
    wait_for_pictures(pictures)
    assert [pictures.cached(path) is not None for path in paths] == [True, False, True, True]
    assert pictures.bytes == 3 * 40 * 30 * 4
    pictures.clear()
    assert pictures.bytes == 0
    pictures.close()


def test_a_picture_larger_than_the_cache_is_still_shown(card: Path) -> None:
    pictures = Pictures(limit=1000)
    viewer = Viewer()
    pictures.request(card, None, viewer)
    wait_for_pictures(pictures)
    assert viewer.texture.size == (200, 300)
    assert pictures.cached(card) is viewer.texture
    other = paint(card.with_name("other.webp"))
    pictures.request(other, None, Viewer())
    wait_for_pictures(pictures)
    assert pictures.cached(card) is None
    assert pictures.bytes == 40 * 30 * 4, "only the latest is kept"
    pictures.close()


def test_missing_and_damaged_files_give_a_placeholder_and_a_sentence(
    pictures: Pictures, tmp_path: Path
) -> None:
    damaged = tmp_path / "photos" / "thumbs" / "cat.webp"
    damaged.parent.mkdir(parents=True)
    damaged.write_bytes(paint(tmp_path / "whole.webp", (300, 300)).read_bytes()[:40])
    large = paint(tmp_path / "photos" / "large.png", (4001, 1))
    viewer = Viewer()
    for path in (tmp_path / "photos" / "dog.webp", damaged, large, tmp_path):
        pictures.request(path, (64, 64), viewer)
        wait_for_pictures(pictures)
    assert [problem for _, problem in viewer.shown] == [
        "The picture dog.webp of the pack “photos” is missing.",
        "The picture cat.webp of the pack “photos” is damaged.",
        "The picture large.png of the pack “photos” is too large.",
        f"The picture {tmp_path.name} of the pack “{tmp_path.parent.name}” is damaged.",
    ]
    assert len({texture for texture, _ in viewer.shown}) == 1
    assert pixel(viewer.shown[0][0], 0, 0) == module.PAPER


def test_a_repaired_file_is_shown_when_asked_again(pictures: Pictures, tmp_path: Path) -> None:
    path, viewer = tmp_path / "card.webp", Viewer()
    pictures.request(path, None, viewer)
    wait_for_pictures(pictures)
    paint(path)
    pictures.request(path, None, viewer)
    wait_for_pictures(pictures)
    assert [bool(problem) for _, problem in viewer.shown] == [True, False]


def test_many_pictures_are_spread_over_frames(
    pictures: Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texture_cache, "UPLOAD_PER_FRAME", 2 * 40 * 30 * 4)
    viewer = Viewer()
    for number in range(5):
        pictures.request(paint(tmp_path / f"{number}.webp"), None, viewer)
    wait_for_pictures(pictures)
    seen = [len(viewer.shown)]
    for _ in range(2):
        Clock.tick()
        seen.append(len(viewer.shown))
    assert seen == [2, 4, 5]


def test_a_large_picture_comes_in_stripes(
    pictures: Pictures, card: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texture_cache, "UPLOAD_PER_FRAME", 100 * 200 * 4)  # a third of the picture
    first, later = Viewer(), Viewer()
    pictures.request(card, None, first)
    wait_for_pictures(pictures)
    pictures.request(card, None, later)  # while the picture is being uploaded
    pictures.request(card, None, Viewer()).cancel()
    Clock.tick()
    assert first.shown == later.shown == []
    assert pictures.busy
    Clock.tick()
    assert not pictures.busy
    assert first.texture is later.texture
    assert pixel(first.texture, 100, 10) == (*RED, 255)
    assert pixel(first.texture, 100, 290) == (*BLUE, 255)


def test_large_pictures_are_decoded_one_at_a_time(
    pictures: Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting, "LARGE", 40 * 30)
    resize = Image.Image.resize
    inside: list[Image.Image] = []
    most: list[int] = []

    def watched(image: Image.Image, *rest: Any, **named: Any) -> Image.Image:
        inside.append(image)
        most.append(len(inside))
        time.sleep(0.02)
        inside.pop()
        return resize(image, *rest, **named)

    monkeypatch.setattr(Image.Image, "resize", watched)
    for number in range(4):
        Image.new("RGB", (200, 300), "navy").save(tmp_path / f"{number}.webp")
        pictures.request(tmp_path / f"{number}.webp", (20, 30), Viewer())
    wait_for_pictures(pictures)
    assert most == [1] * 4


def test_a_lost_texture_is_filled_again(pictures: Pictures, card: Path) -> None:
    viewer = Viewer()
    pictures.request(card, None, viewer)
    pictures.request(card.with_name("gone.webp"), None, viewer)
    wait_for_pictures(pictures)
    textures = [texture for texture, _ in viewer.shown]
    before = [texture.pixels for texture in textures]
    for texture in textures:
        texture.blit_buffer(bytes(len(texture.pixels)), colorfmt="rgba", bufferfmt="ubyte")
        assert texture.pixels not in before
        pictures.refill(texture)
    wait_for_pictures(pictures)
    assert [texture.pixels for texture in textures] == before
    assert len(viewer.shown) == 2


def test_a_texture_that_is_lost_again_while_it_is_filled_is_whole_in_the_end(
    pictures: Pictures, card: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texture_cache, "UPLOAD_PER_FRAME", 100 * 200 * 4)  # a third of the picture
    viewer = Viewer()
    pictures.request(card, None, viewer)
    pictures.finish()
    before = viewer.texture.pixels
    for _ in range(2):
        viewer.texture.blit_buffer(bytes(len(before)), colorfmt="rgba", bufferfmt="ubyte")
        pictures.refill(viewer.texture)
        wait_for_pictures(pictures)
    pictures.finish()
    assert viewer.texture.pixels == before
    assert pictures.bytes == len(before), "it is cached once"


def test_no_callback_is_called_after_close(card: Path) -> None:
    pictures, viewer = Pictures(), Viewer()
    pictures.request(card, None, viewer)
    pictures.close()
    Clock.tick()
    assert viewer.shown == []


def test_a_pending_request_does_not_keep_its_requester_alive(
    pictures: Pictures, card: Path
) -> None:
    """An object that has requested a picture can be freed before the picture is ready."""

    class Waiting:
        def show(self, texture: Any, problem: Exception | None) -> None:
            raise AssertionError("nobody is there any more")

    waiting = Waiting()
    gone = ref(waiting)
    pictures.request(card, None, waiting.show)
    del waiting
    assert gone() is None
    wait_for_pictures(pictures)
