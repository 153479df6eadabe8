"""Tests of the list of evenings, and of the page of an evening."""

from collections.abc import Sequence
from dataclasses import replace
from math import atan, degrees
from typing import Any

import pytest
from kivy.core.window import Window

from engine.game_night.game_night import GameNight, Guest, PlayedMatch
from engine.game_night.programme import PlannedMatch
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Supply
from engine.registry import find_game, game_ids
from engine.setup import Player
from engine.simulate import play_out
from mobileapp.book.contents import recaps_of
from mobileapp.games.intro import game_intro
from mobileapp.languages import dates
from mobileapp.screens.evening.page import EveningScreen
from mobileapp.screens.evenings import SWAY, sway
from mobileapp.storage.settings import SettingKey
from mobileapp.theme import theme
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.saved_players import players_of

NOON = 1_800_000_000.0
SKY = {
    "round": 1,
    "word": {"text": "Lighthouse"},
    "main": 0,
    "second": 1,
    "guesser": None,
    "used_ms": 120_000,
    "sky": [],
}
"""The saved story of a round of Clouds whose word nobody guessed."""
NAMES = ("Ana", "Ben", "Cleo", "Dan")
TIMES = [step / 240 for step in range(241)]


def remember(driver: Driver, names: Sequence[str] = ("Ana", "Ben", "Cleo"), **changes: Any) -> None:
    """Add a finished match to the history, as a restored backup does; `changes` replaces fields."""
    storage = driver.app.storage
    players = players_of(storage, names)
    content = storage.content()
    row = {
        "id": len(content["history"]) + 1,
        "game": "storyteller",
        "variant": "standard",
        "players": players,
        "absent": [],
        "winners": [0],
        "scores": [30, 21, 1],
        "story": [],
        "started": NOON,
        "ended": NOON + 1800,
    }
    content["history"].append(row | changes)
    storage.replace_content(content)


def played(driver: Driver, game_id: str) -> None:
    """Play a match with robots in every seat, and save it to the history."""
    game = find_game(game_id)
    variant = next(v for v in game.variants if v.min_players <= len(NAMES) <= v.max_players)
    people = [Player(name, robot=True) for name in NAMES]
    packs = driver.app.library.for_game(game_id, "en")
    match = Match(game, make_setup(game, people, 7, variant=variant.id, supply=Supply(packs)))
    number = driver.app.storage.matches.begin(match, NOON)
    for _step in play_out(match):
        pass
    driver.app.storage.matches.finish(number, match, NOON + 60)


def open_latest(driver: Driver) -> None:
    driver.app.go("evenings")
    driver.wait(0.3)
    card = driver.find("EveningCard")[0]
    left, middle = card.to_window(card.x, card.center_y)
    seen = min(card.width, Window.width)  # its photographs may go on beyond the window
    driver.up(driver.down(left + seen / 2, middle))
    driver.wait(0.9)


def opened_album(driver: Driver) -> EveningScreen:
    """The page of the evening that is shown."""
    page = driver.app.screens.current_screen
    assert isinstance(page, EveningScreen)
    return page


def texts_on(driver: Driver) -> list[str]:
    """The texts on the stage of the page that is shown."""
    looks = (piece.look for piece in driver.app.screens.current_screen.stage.scene.pieces.values())
    return [text for look in looks if (text := getattr(look, "text", ""))]


def key_of(driver: Driver, start: str) -> str:
    """The key of the first piece whose key begins so."""
    pieces = driver.app.screens.current_screen.stage.scene.pieces
    return next(key for key in pieces if key.startswith(start))


def names_on(card: Any) -> list[str]:
    """The names of the people on the card of an evening."""
    return [person.name for person in card.view.people]


def captions_on(card: Any) -> list[str]:
    """The captions of the photographs of an evening."""
    return [photograph.caption for photograph in card.view.photographs]


def test_without_a_finished_match_the_page_says_so(start: Start) -> None:
    driver = start()
    driver.app.go("evenings")
    driver.wait(0.2)
    paper = driver.app.screens.current_screen.ids.nothing
    assert paper.look.text.startswith("You haven’t finished a game here yet.")
    assert paper.height > 0


def test_with_a_finished_match_there_is_no_such_paper(start: Start) -> None:
    driver = start()
    remember(driver)
    driver.app.go("evenings")
    driver.wait(0.2)
    paper = driver.app.screens.current_screen.ids.nothing
    assert paper.look is None
    assert paper.height == 0


def test_the_latest_evening_comes_first(start: Start) -> None:
    driver = start()
    remember(driver)
    remember(driver, started=NOON + 90_000, ended=NOON + 91_000, names=["Eva", "Finn"])
    remember(driver, game="clouds", started=NOON + 92_000, ended=NOON + 93_000, winners=[1, 2])
    driver.app.go("evenings")
    driver.wait(0.2)
    latest, first = driver.find("EveningCard")
    assert names_on(latest) == ["Eva", "Finn", "Ana", "Ben", "Cleo"]
    assert names_on(first) == ["Ana", "Ben", "Cleo"]
    assert "January 2027" in first.view.day
    assert captions_on(latest) == ["Eva won", "Ben and Cleo won together"]
    assert captions_on(first) == ["Ana won"]
    assert (latest.view.facts, latest.view.names) == ("2 games", "Eva, Finn, Ana, Ben and Cleo")


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_an_evening_has_a_photograph_of_each_match(start: Start, size: str) -> None:
    driver = start(size)
    card = driver.app.library.find("story-dusk").items[0]
    told = {"round": 1, "storyteller": 0, "clue": "Socks", "told": card.id, "understood": []}
    told["cards"] = [{"item": card.id, "owner": 0, "voters": [1]}]
    remember(driver, story=[told])
    remember(driver, game="clouds", story=[SKY], started=NOON + 2000, ended=NOON + 3000)
    remember(driver, game="clouds", started=NOON + 4000, ended=NOON + 5000)
    remember(driver, game="charades", started=NOON + 6000, ended=NOON + 7000)
    driver.app.go("evenings")
    driver.wait(0.3)
    (latest,) = driver.find("EveningCard")
    story, sky, cover, unknown = latest.view.photographs
    assert (story.caption, story.item) == ("“Socks”\nAna won", card)
    assert sky.drawing is not None
    assert cover.cover == game_intro("clouds").cover
    assert unknown.caption == "Charades\nAna won"
    assert latest.height > Window.height * 0.2, "the latest evening is large"
    assert latest.width > Window.width * 0.9


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_older_evenings_are_smaller_and_hang_side_by_side(start: Start, size: str) -> None:
    driver = start(size)
    for evening in range(9):
        remember(driver, started=NOON + evening * 90_000, ended=NOON + evening * 90_000 + 1)
    driver.app.go("evenings")
    driver.wait(0.5)
    latest, *older = driver.find("EveningCard")
    assert all(one.height < latest.height for one in older)
    tops = [one.to_window(one.x, one.top)[1] for one in older[:3]]
    beside = {"tablet": 3, "portrait": 2, "phone": 1}[size]
    assert len([top for top in tops if top == tops[0]]) == beside
    places = {one.index for one in driver.find("EveningCard")}
    scroll = driver.one("PageScroll")
    while scroll.scroll_y > 0 and len(places) < 9:
        scroll.scroll_y = 0
        driver.wait(0.3)
        places |= {one.index for one in driver.find("EveningCard")}
    assert places == set(range(9))
    assert size == "phone" or len(older) == 8, "all of them exist on a tablet at once"


def test_fewer_older_evenings_than_there_is_room_for_share_the_line(start: Start) -> None:
    driver = start("tablet")
    for evening in range(3):
        remember(driver, started=NOON + evening * 90_000, ended=NOON + evening * 90_000 + 1)
    driver.app.go("evenings")
    driver.wait(0.5)
    latest, *older = driver.find("EveningCard")
    assert [one.width for one in older] == [latest.width / 2] * 2


@pytest.mark.parametrize(("names", "lights"), [(("Ana", "Ben", "Cleo"), 15), (("Ana", "Ben"), 5)])
def test_the_lights_of_a_whole_evening_are_told(
    start: Start, names: tuple[str, ...], lights: int
) -> None:
    """As many as at its ending, where those that two people share count once."""
    driver = start()
    remember(driver, names)
    evening = GameNight(30, 7, tuple(Guest(Player(name), 5) for name in names))
    planned = PlannedMatch("clouds", "standard", 10)
    played = replace(evening, played=(PlayedMatch(planned, dict.fromkeys(range(len(names)), 5)),))
    driver.app.storage.game_nights.begin(played, NOON)
    driver.app.storage.game_nights.end(NOON + 1800)
    driver.app.go("evenings")
    driver.wait(0.3)
    (card,) = driver.find("EveningCard")
    assert card.view.facts == f"1 game · {lights} lights"


def test_robots_stand_behind_people_and_are_not_named(start: Start) -> None:
    """As those that belong to *Between us*."""
    driver = start()
    remember(driver, ("Ana", "Ben"))
    content = driver.app.storage.content()
    (row,) = content["history"]
    row |= {"players": ["Bolt", *row["players"], "Cog"], "scores": [0, 12, 12, 0]}
    driver.app.storage.replace_content(content)
    driver.app.go("evenings")
    driver.wait(0.3)
    (card,) = driver.find("EveningCard")
    assert card.view.names == "Ana and Ben"
    assert names_on(card) == ["Ana", "Ben", "Bolt", "Cog"]
    assert [person.robot for person in card.view.people] == [False, False, True, True]


def test_the_latest_evening_is_in_sight_on_a_phone_on_its_side_with_large_text(
    start: Start,
) -> None:
    driver = start("phone-landscape")
    for evening in range(3):
        remember(driver, started=NOON + evening * 90_000, ended=NOON + evening * 90_000 + 1)
    driver.app.storage.settings["text_scale"] = 1.5
    driver.app.apply_settings()
    driver.app.go("evenings")
    driver.wait(0.5)
    latest, scroll = driver.find("EveningCard")[0], driver.one("PageScroll")
    assert scroll.height > Window.height * 0.6
    assert scroll.height > latest.height * 0.9
    driver.tap(next(one for one in driver.find("IconButton") if one.icon == "arrow-left"))
    driver.wait(0.6)
    assert driver.app.screens.current == "home"


def test_an_evening_follows_the_language_and_the_size_of_text(start: Start) -> None:
    driver = start()
    remember(driver)
    driver.app.go("evenings")
    driver.wait(0.3)
    before = driver.one("EveningCard")
    driver.app.storage.settings["language"] = "de"
    driver.app.apply_settings()
    driver.wait(0.3)
    assert captions_on(driver.one("EveningCard")) == ["Ana hat gewonnen"]
    driver.app.storage.settings["text_scale"] = 1.5
    driver.app.apply_settings()
    driver.wait(0.3)
    assert driver.one("EveningCard").height > before.height


def test_times_within_one_minute_are_shown_without_a_span() -> None:
    assert dates.hours(NOON, NOON + 1) == dates.hours(NOON, NOON)
    assert "–" not in dates.hours(NOON, NOON)
    assert "–" in dates.hours(NOON, NOON + 60)


def test_an_evening_tells_points_and_who_understood_whom(start: Start) -> None:
    driver = start()
    card = driver.app.library.find("story-dusk").items[0]
    played = {
        "round": 1,
        "storyteller": 0,
        "clue": "My uncle, 1987",
        "told": card.id,
        "cards": [
            {"item": card.id, "owner": 0, "voters": [1]},
            {"item": "story/x", "owner": 1, "voters": [2]},
        ],
        "understood": [[1, 0]],
    }
    remember(driver, story=[played, played])
    open_latest(driver)
    assert "Ana and Ben: 2 times" in texts_on(driver)
    assert "“My uncle, 1987”" in texts_on(driver)
    driver.tap_piece("after")
    shown = texts_on(driver)
    assert {"Ana won.", "30 points", "21 points", "1 point"} <= {*shown}
    assert shown.count("Ana: “My uncle, 1987”") == 2
    assert shown.count("Understood by Ben.") == 2
    driver.tap_piece(key_of(driver, "picture:"))
    assert "large:0" in driver.app.screens.current_screen.stage.scene.pieces
    driver.back()
    assert key_of(driver, "picture:")
    assert driver.app.screens.current == "evening"


def test_a_ribbon_opens_what_happened_in_a_match(start: Start) -> None:
    driver = start()
    remember(driver, game="clouds", story=[SKY])
    remember(driver, started=NOON + 2000, ended=NOON + 3000)
    open_latest(driver)
    driver.tap_piece("ribbon:1")
    assert "Storyteller" in texts_on(driver)
    assert "Lighthouse" not in texts_on(driver)
    driver.tap_piece("ribbon:0")
    shown = texts_on(driver)
    assert "Lighthouse" in shown
    assert "Painted by Ana and Ben. Nobody saw it in time." in shown


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_recap_of_its_rounds(start: Start, game: str) -> None:
    driver = start()
    played(driver, game)
    (match,) = driver.app.storage.history.all()
    assert len(recaps_of(match, {})) == len(match.story) > 0
    open_latest(driver)
    (chapter,) = opened_album(driver).view.chapters
    assert len(chapter.rounds) == len(match.story)


def test_unknown_data_of_another_version_is_skipped(start: Start) -> None:
    driver = start()
    remember(driver, game="charades", story=[{"x": 1}], scores="many", winners=[9])
    remember(driver, story=[{"storyteller": None}, {}], started=NOON + 2000, ended=NOON + 2001)
    open_latest(driver)
    charades, storyteller = opened_album(driver).view.chapters
    assert charades.title == "Charades"
    assert not charades.rounds + storyteller.rounds
    driver.tap_piece("ribbon:0")
    assert "Charades" in texts_on(driver)


def test_back_opens_the_album_at_the_leaf_where_it_was_left(start: Start) -> None:
    driver = start()
    remember(driver)
    remember(driver, started=NOON + 2000, ended=NOON + 3000)
    open_latest(driver)
    driver.tap_piece("ribbon:1")
    driver.wait(0.6)
    leaf = opened_album(driver).leaf
    assert leaf > 0
    driver.tap_piece(key_of(driver, "score:"))
    driver.wait(0.6)
    assert driver.app.screens.current == "person"
    driver.app.back()
    driver.wait(0.6)
    assert opened_album(driver).leaf == leaf
    driver.app.home()
    driver.wait(0.3)
    open_latest(driver)
    assert opened_album(driver).leaf == 0, "another visit begins with the first leaf"


def test_an_evening_is_deleted_after_a_question(start: Start) -> None:
    driver = start("phone")
    remember(driver, story=[SKY], game="clouds")
    remember(driver, started=NOON + 90_000, ended=NOON + 91_000, names=["Eva", "Finn"])
    open_latest(driver)
    driver.tap_piece("delete")
    driver.tap("Cancel")
    assert len(driver.app.storage.history.all()) == 2
    driver.tap_piece("delete")
    driver.tap("Delete")
    driver.wait(0.4)
    assert driver.app.screens.current == "evenings"
    (left,) = driver.find("EveningCard")
    assert names_on(left) == ["Ana", "Ben", "Cleo"]


def angles() -> list[float]:
    return [degrees(atan(sway(part))) for part in TIMES]


def test_photographs_begin_and_end_at_rest() -> None:
    assert sway(0) == sway(1) == sway(1.5) == 0
    steps = [abs(b - a) for a, b in zip(angles(), angles()[1:], strict=False)]
    assert steps[-1] < 0.01, "they do not stop with a jerk"


def test_photographs_sway_to_both_sides_less_and_less() -> None:
    found = angles()
    assert 1 < max(found) <= SWAY
    assert -SWAY <= min(found) < -0.3
    half = len(found) // 2
    assert max(map(abs, found[half:])) < max(found) / 2


@pytest.mark.painted
def test_photographs_sway_once_and_lanterns_breathe_until_the_page_is_left(start: Start) -> None:
    driver = start()
    remember(driver)
    remember(driver, started=NOON - 90_000, ended=NOON - 89_000)
    driver.app.go("evenings")
    page = driver.app.screens.current_screen
    older = driver.until(lambda: [card for card in driver.find("EveningCard") if card.index == 1])[
        0
    ]
    driver.until(lambda: 0 < older.swayed < 1)
    before = driver.until(lambda: older.lights.opacities)
    driver.wait(0.5)
    assert older.lights.opacities != before
    driver.until(lambda: older.swayed == 1)
    driver.wait(0.5)
    assert older.swayed == 1, "they sway only once"
    assert page.flames.moving
    driver.app.home()
    assert not page.flames.moving
    assert not older.lights.opacities


@pytest.mark.painted
def test_leaving_the_page_ends_the_sway(start: Start) -> None:
    driver = start()
    remember(driver)
    driver.app.go("evenings")
    card = driver.until(lambda: driver.find("EveningCard"))[0]
    driver.until(lambda: 0 < card.swayed < 1)
    driver.app.home()
    assert card.swayed == 1


@pytest.mark.painted
def test_nothing_moves_on_the_line_with_reduced_motion(start: Start) -> None:
    driver = start()
    remember(driver)
    theme.reduce_motion = True
    driver.app.go("evenings")
    page = driver.app.screens.current_screen
    card = driver.until(lambda: driver.find("EveningCard"))[0]
    driver.until(lambda: card.up_to_date)
    driver.wait(0.5)
    assert card.swayed == 0
    assert not card.lights.opacities
    assert not page.flames.moving


@pytest.mark.parametrize("scale", [1, 1.5])
def test_in_a_low_window_the_latest_evening_is_whole_above_tokens_without_names(
    start: Start, scale: float
) -> None:
    driver = start("phone-landscape")
    remember(driver)
    driver.app.storage.settings[SettingKey.TEXT_SCALE] = scale
    driver.app.apply_settings()
    driver.app.go("evenings")
    driver.wait(1)
    scroll = driver.app.screens.current_screen.ids.scroll
    (card,) = driver.find("EveningCard")
    assert card.to_window(card.x, card.y)[1] >= scroll.to_window(scroll.x, scroll.y)[1]
    assert {tile.look.name for tile in driver.find("PersonTile")} == {""}
    driver.resize("phone")
    driver.wait(1)
    assert {tile.look.name for tile in driver.find("PersonTile")} == {"Ana", "Ben", "Cleo"}


def test_a_line_with_many_photographs_is_drawn_sideways_and_the_list_upwards(start: Start) -> None:
    driver = start("phone")
    for match in range(9):
        remember(driver, started=NOON + match * 100, ended=NOON + match * 100 + 1)
    for day in range(1, 6):
        remember(driver, started=NOON - day * 90_000, ended=NOON - day * 90_000 + 1)
    driver.app.go("evenings")
    driver.wait(0.5)
    latest, scroll = driver.find("EveningCard")[0], driver.one("PageScroll")
    assert latest.width > 2 * Window.width
    x, y = Window.width / 2, latest.to_window(*latest.center)[1]
    left = latest.to_window(latest.x, 0)[0]
    driver.drag((x, y), (x - 150, y))
    driver.wait(0.5)
    assert latest.to_window(latest.x, 0)[0] < left - 100
    assert scroll.scroll_y == 1
    driver.drag((x, y), (x, y + 150))
    driver.wait(0.5)
    assert scroll.scroll_y < 1
    assert driver.app.screens.current == "evenings"
