"""Tests that a whole evening is filmed, from Home to the album."""

from pathlib import Path

import pytest
from PIL import Image

from engine.game_night.programme import PlannedMatch, Planner
from mobileapp.app import SeeingThingsApp
from tests.mobileapp.conftest import RecordingDevice
from tests.mobileapp.driver import free_earlier_apps
from tools.tour.film import COLUMNS, LINE, ROWS, Film, FilmingDriver, film_evening

NAMES = ("Nora", "Theo")


def test_an_evening_is_filmed_from_home_to_the_album(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_match = (PlannedMatch("telepathy", "first", 10),)
    monkeypatch.setattr(
        Planner, "plan", lambda _planner, _minutes, done=(): () if done else one_match
    )
    free_earlier_apps()
    shown: list[str] = []
    monkeypatch.setattr(FilmingDriver, "draw_frame", lambda _driver: Image.new("RGB", (128, 80)))
    monkeypatch.setattr(Film, "add", lambda _film, _picture, caption: shown.append(caption))
    app = SeeingThingsApp(
        folder=tmp_path, device=RecordingDevice(), now=lambda: 1.8e9, seed=lambda: 7
    )
    driver = FilmingDriver(app, "tablet", Film(tmp_path), every=60)
    film_evening(driver, NAMES, 30, young=NAMES[:1])
    assert [person.young for person in app.storage.roster.all()].count(True) == 1
    pages = [caption.partition(" ")[2] for caption in shown]
    assert pages[0] == "home"
    assert {"players", "tonight length", "telepathy GameOverPrompt", "tonight ending"} <= {*pages}
    assert pages[-1] == "evening"
    driver.stop()


def test_a_film_goes_on_on_the_next_sheet(tmp_path: Path) -> None:
    for _again in range(2):
        film = Film(tmp_path)
        for number in range(COLUMNS * ROWS + 1):
            film.add(Image.new("RGB", (128, 80)), str(number))
    sheets = sorted(tmp_path.glob("film-*.png"))
    assert [sheet.name for sheet in sheets] == [f"film-{number:03}.png" for number in range(4)]
    with Image.open(sheets[0]) as sheet:
        assert sheet.size == (128 * COLUMNS, (80 + LINE) * ROWS)
