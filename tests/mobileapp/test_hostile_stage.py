"""People who cheat, who fumble, and who press with all their fingers at once, at the stage."""

from collections.abc import Callable

from tests.mobileapp.driver import Driver
from tests.mobileapp.hands import Hands

from engine.arrange import arrange  # isort: skip - the driver prepares Kivy first
from engine.core import Handoff  # isort: skip
from engine.games.storyteller.prompts import (  # isort: skip
    HandPrompt,
    HaveCluePrompt,
)
from engine.registry import find_game  # isort: skip
from engine.setup import Player  # isort: skip
from mobileapp.stage.stage import HOLD  # isort: skip

NAMES = ("Nora", "Theo", "Mila", "Ravi", "Gita")
Start = Callable[..., Driver]


def begin(start: Start, game: str, players: int, size: str = "tablet", **options: object) -> Hands:
    driver = start(size)
    people = [Player(name) for name in NAMES[:players]]
    packs = driver.app.shelf.packs()
    setup = arrange(find_game(game), people, 7, packs=packs, options=options)  # type: ignore[arg-type]
    driver.app.start_match(setup)
    hands = Hands(driver)
    hands.rest()
    return hands


# --- what covers the table ----------------------------------------------------------------------


def test_a_pause_ends_a_held_peek_and_stays_covered(start: Start) -> None:
    """Else robots would play on below the pause menu, and the recent apps show the table."""
    hands = begin(start, "storyteller", 4)
    finger = hands.driver.down(*hands.place_of("look:2"))
    hands.driver.wait(HOLD + 0.3)
    assert isinstance(hands.shown, HandPrompt)
    hands.driver.app.pause_menu()
    assert isinstance(hands.shown, Handoff)
    hands.driver.up(finger)
    hands.driver.wait(0.5)
    assert isinstance(hands.shown, Handoff)


# --- fast and many fingers ----------------------------------------------------------------------


def test_a_double_tap_goes_on_and_does_nothing_more(start: Start) -> None:
    """What lies where Go on lay is not touched by the second tap."""
    hands = begin(start, "storyteller", 4)
    hands.driver.app.on_pause()
    hands.driver.app.on_resume()
    hands.rest()
    place = hands.place_of("go-on")
    for _ in range(2):
        hands.driver.up(hands.driver.down(*place))
    hands.rest()
    assert isinstance(hands.shown, HaveCluePrompt)
    assert not hands.driver.app.play._match.log
