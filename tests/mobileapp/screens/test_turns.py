"""Pages come piece by piece, one in a frame."""

from mobileapp.widgets.turns import Turns
from tests.mobileapp.conftest import Start


def test_one_piece_in_a_frame(start: Start) -> None:
    driver = start()
    done: list[int] = []
    turns = Turns()
    turns.begin(*(lambda number=number: done.append(number) for number in range(3)))
    for expected in ([0], [0, 1], [0, 1, 2], [0, 1, 2]):
        driver.pump()
        assert done == expected


def test_new_pieces_take_the_place_of_old_ones(start: Start) -> None:
    driver = start()
    done: list[str] = []
    turns = Turns()
    turns.begin(lambda: done.append("old"), lambda: done.append("older"))
    driver.pump()
    turns.begin(lambda: done.append("new"))
    driver.pump(3)
    assert done == ["old", "new"]
    turns.begin(lambda: done.append("late"))
    turns.stop()
    driver.pump(3)
    assert done == ["old", "new"]


def test_home_keeps_its_cards_until_the_language_changes(start: Start) -> None:
    driver = start()
    cards = driver.find("GameCard")
    driver.app.go("settings")
    driver.pump()
    driver.app.home()
    driver.pump()
    assert driver.find("GameCard") == cards
    driver.app.storage.settings["language"] = "de"
    driver.app.apply_settings()
    driver.app.home()
    driver.pump(3)
    assert not set(driver.find("GameCard")) & set(cards)
    assert all(card.cover for card in driver.find("GameCard"))


def test_words_come_before_covers(start: Start) -> None:
    driver = start()
    assert all(card.cover for card in driver.find("GameCard"))  # three frames later they are there
    home = driver.app.screens.get_screen("home")
    home._lay_out_games()
    assert not any(card.cover for card in driver.find("GameCard"))
    driver.pump()
    assert not any(card.cover for card in driver.find("GameCard"))
    driver.pump(2)
    assert all(card.cover for card in driver.find("GameCard"))


def test_a_touch_is_seen_at_once_where_nothing_scrolls(start: Start) -> None:
    driver = start()
    driver.wait(0.5)
    card = driver.find("GameCard")[0]
    touch = driver.down(*driver.place_of(card))
    assert card.state == "down"
    driver.up(touch)
    driver.pump(2)
    assert driver.app.screens.current == "game"
