"""Measures whether the page *Evenings* costs more if there are more evenings.

For 10, 100 and 1,000 evenings it takes the main thread's processor time of opening the page, of the
frames in which it is filled, and of those in which somebody scrolls; and the same of the page of
one evening. What matters are the ratios: if a page is built well, all of them are near 1. Only
scrolling is less for 10 evenings, because all of their cards exist soon.
"""

import gc
import json
import sys
import tempfile
from pathlib import Path
from statistics import mean
from typing import Any

from mobileapp.app import SeeingThingsApp
from tools.bench.app.stopwatch import TimedDriver
from tools.bench.size import few

COUNTS = few((10, 100, 1000), (2, 4, 6))
MATCHES = 2
"""Matches of each evening."""
PEOPLE = ("Ana", "Ben", "Cleo", "Dev")
DAY = 24 * 60 * 60.0
FILLED, SCROLLED = few((40, 60), (3, 3))
"""The frames measured while the page is filled, and while somebody scrolls."""
COLUMNS = ("opened", "filled", "worst of these", "scrolled", "an evening opened", "filled")


def remember(app: Any, evenings: int) -> None:
    """Fill the history with evenings."""
    storage = app.storage
    storage.roster.remember_all([(name, "coral", "sun") for name in PEOPLE], 0)
    known = {person.name: person.id for person in storage.roster.all()}
    row: dict[str, Any] = {"game": "clouds", "variant": "standard", "absent": [], "winners": [0]}
    row |= {"players": [known[name] for name in PEOPLE], "scores": [3, 2, 1, 0], "story": []}
    rows = []
    for number in range(evenings * MATCHES):
        evening, place = divmod(number, MATCHES)
        started = evening * DAY + place * 600
        rows.append(row | {"id": number + 1, "started": started, "ended": started + 500})
    storage.replace_content(storage.content() | {"history": rows})


def measure(driver: TimedDriver) -> tuple[float, ...]:
    """The milliseconds of `COLUMNS`."""
    app: Any = driver.app
    opened, filled = _open(driver, "evenings")
    scroll = app.screens.current_screen.ids.scroll
    driver.frames.clear()
    for _ in range(SCROLLED):
        scroll.scroll_y = max(scroll.scroll_y - scroll.convert_distance_to_scroll(0, 20)[1], 0)
        driver.pump()
    scrolled = [frame.python for frame in driver.frames]
    evening_opened, evening_filled = _open(driver, "evening", evening=0)
    app.back()
    app.back()
    return (
        opened, mean(filled), max(filled), mean(scrolled),
        evening_opened, mean(evening_filled),
    )  # fmt: skip


def _open(driver: TimedDriver, page: str, **context: Any) -> tuple[float, list[float]]:
    """What opening a page costs, and each frame after it."""
    app: Any = driver.app
    driver.pump()
    driver.frames[-1] = driver.frames[-1]._replace(python=0)
    driver.act(lambda: app.go(page, **context))
    opened = driver.frames[-1].python
    driver.frames.clear()
    driver.pump(FILLED)
    return opened, [frame.python for frame in driver.frames]


def run(folder: Path) -> dict[int, tuple[float, ...]]:
    """The figures by number of evenings; the second visit counts, as in `tools.bench.app.pages`."""
    driver = TimedDriver(SeeingThingsApp(folder=folder, seed=lambda: 7))
    driver.until(lambda: not driver.app.idle_tasks.pending, seconds=60)
    found = {}
    for count in (COUNTS[0], *COUNTS):
        remember(driver.app, count)
        gc.collect()
        found[count] = measure(driver)
    return found


def summary(found: dict[str, list[float]]) -> tuple[str, list[tuple[str, ...]]]:
    """The title and the rows of a table: milliseconds, and ratios to the fewest evenings."""
    fewest = next(iter(found.values()))
    rows = []
    for count, figures in found.items():
        pairs = zip(figures, fewest, strict=True)
        rows.append((count, *(f"{now:.1f} ({now / least:.1f} x)" for now, least in pairs)))
    return "Evenings, ms of the main thread's processor time, and ratios to the fewest", rows


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as own_folder:
        figures = run(Path(own_folder))
    print(json.dumps(figures), file=sys.__stdout__, flush=True)
