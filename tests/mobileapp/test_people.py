"""Tests that people play every game by touch, and a whole evening from Home to the album."""

from pathlib import Path

import pytest
from PIL import Image

from engine.core import GameOver
from engine.evening.programme import PlannedMatch, Planner, short_options
from engine.games.clouds.prompts import RoundResultPrompt
from engine.make_setup import find_variant, make_setup
from engine.registry import find_game
from engine.setup import Player
from mobileapp.app import SeeingThingsApp
from tests.harness.hands import Hands
from tests.harness.people import People
from tests.mobileapp.conftest import RecordingDevice, Start
from tests.mobileapp.driver import free_earlier_apps
from tools.tour.film import COLUMNS, LINE, ROWS, Film, FilmingDriver, film_evening

NAMES = ("Nora", "Theo", "Mila", "Ravi")
MATCHES = {
    "clouds": ("together", 2),
    "inkblots": ("standard", 4),
    "remember": ("standard", 3),
    "storyteller": ("standard", 3),
    "telepathy": ("first", 2),
}
"""A variant of each built-in game, and how many people play it: the shortest to play."""


@pytest.mark.parametrize("game_id", MATCHES)
def test_people_play_a_whole_match_by_touch(start: Start, game_id: str) -> None:
    """Of Clouds, which takes longest, they play a round."""
    driver = start("phone" if game_id == "clouds" else "tablet")
    name, players = MATCHES[game_id]
    game = find_game(game_id)
    seated = [Player(name) for name in NAMES[:players]]
    options = short_options(game, find_variant(game, name))
    packs = driver.app.library.for_game(game_id, "en")
    setup = make_setup(game, seated, 5, variant=name, options=options, packs=packs)
    driver.app.match_flow.start(setup)
    hands = Hands(driver)
    people = People(hands, talkers=NAMES[:1])
    if game_id == "clouds":
        while not isinstance(hands.shown, RoundResultPrompt):
            people.step()
    else:
        people.play()
        assert isinstance(hands.shown, GameOver)
    assert hands.gestures > players


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
    film_evening(driver, NAMES[:2], 30, young=NAMES[:1])
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
