"""Tests that the window is redrawn after a start, a pause and a loss of the graphics context."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from kivy.core.window import Window
from kivy.graphics import opengl
from PIL import Image, ImageChops

from mobileapp.kivy_style import window_redraw
from mobileapp.kivy_style.window_redraw import REDRAWS
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

pytestmark = pytest.mark.painted

MAX_NAMES = 200_000
"""A number above every OpenGL texture name (id) that a run of tests uses."""


def lose(exists: Callable[[int], bool], delete: Callable[[int], None]) -> int:
    names = [name for name in range(1, MAX_NAMES) if exists(name)]
    for name in names:
        delete(name)
    return len(names)


def lose_textures() -> int:
    """Delete all textures, as when Android takes the graphics context; return their number."""
    return lose(
        opengl.glIsTexture,
        lambda name: opengl.glDeleteTextures(1, name.to_bytes(4, "little")),
    )


def difference(one: Path, other: Path) -> int:
    """The number of pixels in which two pictures differ visibly."""
    with Image.open(one) as first, Image.open(other) as second:
        gap = ImageChops.difference(first.convert("RGB"), second.convert("RGB")).convert("L")
        return sum(gap.histogram()[3:])


def flips_within(driver: Driver, seconds: float) -> list[float]:
    """Run the app for `seconds`, and return the times of all frames, in seconds from the start."""
    drawn: list[float] = []
    elapsed = 0.0
    Window.bind(on_flip=lambda *_: drawn.append(round(elapsed, 1)))
    driver.set_drawing(True)
    for _ in range(round(seconds * 60)):
        driver.pump()
        elapsed += 1 / 60
    driver.set_drawing(False)
    return drawn


def start_without_motion(start: Start) -> Driver:
    """Start the app with reduced motion, so that no animation on Home causes frames."""
    driver = start()
    driver.app.storage.settings["reduce_motion"] = True
    driver.app.apply_settings()
    return driver


@pytest.mark.parametrize("page", ["home", "settings"])
def test_lost_graphics_come_back(start: Start, tmp_path: Path, page: str) -> None:
    driver = start_without_motion(start)
    if page != "home":
        driver.app.go(page)
    driver.wait(3)
    before = driver.shot(tmp_path / "before.png")
    assert lose_textures() > 10
    Window.canvas.ask_update()
    assert difference(before, driver.shot(tmp_path / "lost.png")) > 10_000
    driver.app.on_pause()
    driver.app.on_resume()
    driver.wait(3)
    assert difference(before, driver.shot(tmp_path / "after.png")) == 0


def test_nothing_is_reloaded_while_nothing_is_lost(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    reloads: list[bool] = []
    context = SimpleNamespace(reload=lambda: reloads.append(True))
    monkeypatch.setattr(window_redraw, "get_context", lambda: context)
    driver = start()
    driver.app.on_resume()
    driver.wait(3)
    assert not reloads
    lose_textures()
    driver.app.on_resume()
    driver.pump(2)
    assert reloads
    monkeypatch.undo()
    driver.wait(3)


def test_pictures_are_drawn_again_after_start_and_return(start: Start) -> None:
    driver = start_without_motion(start)
    driver.frame = 1 / 60  # fine enough to tell redraws apart, which are a tenth of a second apart
    driver.wait(4)
    assert len(flips_within(driver, 3)) <= 1  # one frame may draw earlier changes
    driver.app.on_resume()
    drawn = flips_within(driver, 3)
    assert all(any(abs(delay - time) <= 0.1 for time in drawn) for delay in REDRAWS)


def test_every_redraw_changes_a_pixel_and_the_last_leaves_none_behind(start: Start) -> None:
    driver = start()
    driver.wait(4)
    seen: list[float] = []
    tint = driver.app.window_redraw.tint
    driver.app.on_resume()
    for _ in range(180):
        driver.pump()
        if not seen or seen[-1] != tint.a:
            seen.append(tint.a)
    assert len(seen) >= len(REDRAWS)
    assert tint.a == 0
