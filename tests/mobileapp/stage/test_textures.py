"""Tests of what is painted, uploaded as a texture and cached."""

from threading import Event
from typing import Any

import pytest
from PIL import Image

from engine.packs import Item
from mobileapp.background import workers
from mobileapp.stage import textures as textures_module
from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import Area, Card, Words
from mobileapp.stage.piece import Look, Piece
from mobileapp.stage.scene import Scene
from mobileapp.stage.stage import CURTAIN_LOOK, Stage
from mobileapp.stage.textures import Textures
from mobileapp.stage.upload import UPLOAD_PER_FRAME, Upload
from tests.mobileapp.driver import Driver
from tests.mobileapp.stage.table import DISC, PICTURE, Art


def test_uploads_stay_small_in_every_frame(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[int] = []
    send = Upload.send

    def watched(upload: Any, budget: int) -> int:
        sent.append(send(upload, budget))
        return sent[-1]

    monkeypatch.setattr(Upload, "send", watched)
    textures = driver.app.stage.textures
    for number in range(3):
        textures.prepare(Card(PICTURE, back=str(number)), 900, 1350)
    for _ in range(200):
        driver.pump()
        assert sum(sent) <= UPLOAD_PER_FRAME * 1.1
        sent.clear()
        for job in textures.waiting.values():
            job.result()
        if not textures.busy:
            break
    assert not textures.busy


def test_a_row_is_uploaded_even_if_it_exceeds_the_budget(driver: Driver) -> None:
    rows, row_bytes = 3, 10 * 4
    upload = Upload((10, rows), bytes(rows * row_bytes))
    for _ in range(rows):
        assert not upload.done
        assert upload.send(row_bytes - 1) == row_bytes
    assert upload.done


def test_the_cache_is_bounded_in_bytes(driver: Driver) -> None:
    textures = Textures(Art(), limit=2 * 2**20)
    for number in range(12):
        textures.prepare(Words(f"word {number}", 80), 600, 200)
    textures.finish()
    assert 0 < textures.bytes <= 2 * 2**20
    textures.close()


def test_lost_pictures_are_painted_again(driver: Driver) -> None:
    textures = driver.app.stage.textures
    textures.prepare(DISC, 64, 64)
    textures.finish()
    painted = textures.get(DISC, 64, 64)
    whole = painted.texture.pixels
    painted.texture.blit_buffer(bytes(len(whole)), colorfmt="rgba", bufferfmt="ubyte")
    assert painted.texture.pixels != whole
    textures.refill(painted.texture)
    textures.cancel_waiting()
    textures.finish()
    assert painted.texture.pixels == whole
    assert textures.get(DISC, 64, 64) == painted


def test_a_missing_picture_gets_a_placeholder(driver: Driver) -> None:
    textures = driver.app.stage.textures
    textures.prepare(Card(Item("gone/x", image="gone.webp")), 100, 150)
    textures.finish()
    assert textures.get(Card(Item("gone/x", image="gone.webp")), 100, 150) is not None


def test_no_log_names_a_picture(driver: Driver, caplog: pytest.LogCaptureFixture) -> None:
    textures = driver.app.stage.textures
    textures.prepare(Card(Item("gone/secret", image="secret.webp")), 100, 150)
    textures.finish()
    assert "could not be painted" in caplog.text
    assert "secret" not in caplog.text


def test_released_paint_jobs_are_not_started(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    textures, go = driver.app.stage.textures, Event()
    textures.finish()
    painted: list[textures_module.Key] = []

    def paint(key: textures_module.Key, _art: Art) -> Image.Image:
        painted.append(key)
        go.wait(10)
        return Image.new("RGBA", (4, 4))

    monkeypatch.setattr(textures_module, "paint", paint)
    for number in range(workers.WORKERS + 5):
        textures.prepare(Words(f"word {number}", 80), 600, 200)
    driver.app.stage.textures.release()
    go.set()
    textures.finish()
    assert len(painted) <= workers.WORKERS


def test_a_lost_picture_is_counted_once(driver: Driver) -> None:
    textures = driver.app.stage.textures
    textures.prepare(DISC, 64, 64)
    textures.finish()
    before = textures.bytes
    textures.refill(textures.get(DISC, 64, 64).texture)
    textures.finish()
    assert textures.bytes == before


def test_only_what_may_be_seen_of_a_card_is_painted_ahead(driver: Driver) -> None:
    textures = driver.app.stage.textures
    textures.finish()
    textures.prepare(Card(), 100, 150)
    assert [key.back for key in textures.waiting] == [True]
    textures.finish()
    textures.prepare(Card(PICTURE), 100, 150)
    assert [key.back for key in textures.waiting] == [False], "its back is that of all cards"
    textures.prepare(Area(), 100, 150)
    assert len(textures.waiting) == 1


@pytest.mark.parametrize("back", [False, True])
def test_another_size_is_shown_until_the_right_one_is_painted(driver: Driver, back: bool) -> None:
    textures = driver.app.stage.textures
    for width in (64, 192):
        textures.prepare(Card(PICTURE), width, width * 1.5)
    textures.finish()
    found = textures.get(Card(PICTURE), 300, 450, back)
    assert found is not None
    assert found.width == 192
    assert textures.busy


def test_the_curtain_is_painted_even_if_all_preparation_is_cancelled(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When preparation is cancelled, the curtain is still painted, as nothing requests it later.

    This matters if a match begins before the curtain has been painted.
    """
    go, painted = Event(), list[Look]()

    def paint(key: textures_module.Key, _art: Art) -> Image.Image:
        go.wait(10)
        painted.append(key.look)
        return Image.new("RGBA", (4, 4))

    monkeypatch.setattr(textures_module, "paint", paint)
    textures = Textures(Art())
    busy = [Words(f"busy {number}", 20) for number in range(workers.WORKERS)]
    for words in busy:
        textures.prepare(words, 200, 40)
    stage = Stage(textures)
    stage.prepare(Scene({"title": Piece(Rect(0, 0, 200, 40), Words("Who begins?", 20))}))
    stage.cancel_preparation()
    go.set()
    textures.finish()
    textures.close()
    assert set(painted) == {CURTAIN_LOOK, *busy}
