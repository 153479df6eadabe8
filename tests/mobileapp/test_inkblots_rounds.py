"""Whole matches of Inkblots by touch, and the reason for every point."""

from collections.abc import Callable

import pytest

from tests.mobileapp.conftest import Start
from tests.mobileapp.inkblots_hands import CIRCLE, NAMES, SQUARE, TRIANGLE, Hands, sit_down

from engine.games.inkblots.prompts import GameOverPrompt  # isort: skip
from engine.games.inkblots.prompts import __dict__ as PROMPTS  # isort: skip # noqa: N812
from engine.core import Prompt  # isort: skip
from mobileapp.games.inkblots import SCREENS  # isort: skip


def test_every_prompt_has_its_screen() -> None:
    prompts = {
        kind
        for kind in PROMPTS.values()
        if isinstance(kind, type)
        and issubclass(kind, Prompt)
        and kind.__module__ == "engine.games.inkblots.prompts"
    }
    assert set(SCREENS) == prompts


def words_of(hands: Hands) -> dict[str, str]:
    return {symbol: hands.word(symbol).word for symbol in (CIRCLE, TRIANGLE, SQUARE)}


def points(hands: Hands) -> tuple[int, ...]:
    return tuple(hands.driver.one("TeamPanel", team=team).points for team in ("dusk", "dawn"))


def verdicts(hands: Hands) -> list[tuple[str, str]]:
    """Who gets a blot, and the sentence that says why."""
    return [(row.team, row.text) for row in hands.driver.find("VerdictRow")]


def both_right(hands: Hands) -> None:
    hands.guess(0, CIRCLE)
    hands.control(CIRCLE)


def test_right(hands: Hands) -> None:
    hands.guess(0, CIRCLE)
    hands.control(TRIANGLE)


test_right.__test__ = False  # type: ignore[attr-defined]

ROWS: list[tuple[Callable[[Hands], None], tuple[int, str] | None, tuple[int, int], list[str]]] = [
    (both_right, (1, TRIANGLE), (1, 0), ["Both teams said", "and so it is: the blot goes to Dusk"]),
    (both_right, (1, SQUARE), (0, 1), ["Both teams said", "so the blot goes to Dawn"]),
    (test_right, (2, SQUARE), (2, 0), ["only Dusk said so", "the blot goes to Dusk"]),
    (test_right, (2, TRIANGLE), (1, 0), ["only Dusk said so", "Nobody wins this blot"]),
]


@pytest.mark.parametrize(("first", "second", "gained", "reasons"), ROWS)
def test_a_right_guess_is_followed_by_a_second_and_every_point_is_explained(
    start: Start,
    first: Callable[[Hands], None],
    second: tuple[int, str],
    gained: tuple[int, int],
    reasons: list[str],
) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver)
    words = words_of(hands)
    hands.start_round()
    first(hands)
    assert driver.says("Right! Dusk: guess once more")
    assert [marker.symbol for marker in driver.find("Marker") if not marker.symbol] == ["", ""]
    told = verdicts(hands)
    assert len(told) == 1
    assert reasons[0] in told[0][1]
    assert words[CIRCLE] in told[0][1]
    hands.second(*second)
    assert points(hands) == gained
    told = verdicts(hands)
    assert len(told) == 2
    for (_team, sentence), reason in zip(told, reasons, strict=True):
        assert reason in sentence
    truth = (CIRCLE, TRIANGLE, SQUARE)[second[0]]
    assert words[truth] in told[1][1]
    assert [hands.blot(place).marker.symbol for place in range(3)] == [CIRCLE, TRIANGLE, SQUARE]
    assert hands.blot(3).removed
    assert driver.says("Next, Dawn is tested and Dusk is in control.")


@pytest.mark.parametrize(
    ("control", "gained", "reason"),
    [
        (CIRCLE, (0, 1), "only Dawn said so: the blot goes to Dawn"),
        (TRIANGLE, (0, 0), "neither team said so: nobody wins"),
        (SQUARE, (0, 0), "neither team said so: nobody wins"),
    ],
)
def test_a_wrong_guess_ends_the_round(
    start: Start, control: str, gained: tuple[int, int], reason: str
) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver)
    hands.start_round()
    hands.guess(0, TRIANGLE)
    assert points(hands) == (0, 0)
    hands.control(control)
    assert points(hands) == gained
    ((team, sentence),) = verdicts(hands)
    assert team == ("dawn" if gained[1] else "")
    assert reason in sentence
    assert all(marker.symbol for marker in driver.find("Marker"))


def test_nothing_is_told_before_the_marker_lies_open(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver)
    hands.start_round()
    hands.guess(0, TRIANGLE)
    hands.touch_word(CIRCLE)
    touch = driver.down(*driver.place_of(hands.screen().confirm))
    driver.up(touch)
    assert driver.says("The marker is turned over ...")
    assert [hands.blot(place).marker.symbol for place in range(3)] == ["", "", ""]
    assert points(hands) == (0, 0)
    assert verdicts(hands) == []
    driver.wait(1.0)
    assert hands.blot(0).marker.symbol == CIRCLE
    assert points(hands) == (0, 1)


def test_the_second_guess_may_be_passed_by_a_house_rule(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver, options={"second_guess_optional": True})
    hands.start_round()
    both_right(hands)
    driver.tap("Pass")
    hands.watch()
    assert points(hands) == (0, 0)
    assert driver.says("Dusk did without the second guess.")


def test_a_guess_needs_a_blot_and_a_word_and_can_be_changed(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver)
    hands.start_round()
    confirm = hands.screen().confirm
    assert confirm.disabled
    hands.touch_blot(1)
    assert confirm.disabled
    hands.touch_word(CIRCLE)
    assert not confirm.disabled
    hands.touch_blot(2)
    hands.touch_word(SQUARE)
    assert [blot.place for blot in driver.find("BlotCard", chosen=True)] == [2]
    hands.touch_blot(3)  # turned over, out of the round
    assert [blot.place for blot in driver.find("BlotCard", chosen=True)] == [2]
    (claim,) = driver.find("Claim")
    assert (claim.team, claim.symbol) == ("dusk", SQUARE)
    hands.confirm()
    assert driver.says("Dawn: what do you say?")
    assert driver.says(f"Dusk says “{words_of(hands)[SQUARE]}”.")


def test_the_team_may_choose_another_subject_than_suggested(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver)
    assert driver.says("Suggested, so that everyone gets a turn: Ana.")
    hands.choose_subject("Cleo")
    hands.remove(0)
    assert driver.says("Pass the tablet to Cleo")


def test_a_blot_can_be_seen_large(start: Start) -> None:
    driver = start("phone")
    hands = Hands(driver)
    sit_down(driver)
    hands.touch_blot(2)
    zoom = driver.one("Zoom")
    assert zoom.path == hands.blot(2).path
    driver.tap(zoom)
    assert not driver.find("Zoom")
    hands.choose_subject()
    glass = [widget for widget in hands.blot(1).walk() if type(widget).__name__ == "IconButton"]
    driver.tap(glass[0])
    assert driver.one("Zoom").path == hands.blot(1).path
    assert not driver.find("BlotCard", chosen=True)


def play_to_the_end(hands: Hands) -> int:
    """Dusk wins every round, tested or not; robots take their time."""
    rounds = 0
    while not isinstance(hands.driver.app.play.screen, GameOverPrompt):
        hands.start_round()
        if hands.screen().board.deal.test_team == "dusk":
            test_right(hands)
            hands.second(1, TRIANGLE)
        else:
            hands.guess(1, CIRCLE)
            hands.control(TRIANGLE)
        hands.confirm()
        rounds += 1
    return rounds


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_four_people_play_a_whole_match(start: Start, size: str) -> None:
    driver = start(size)
    hands = Hands(driver)
    sit_down(driver)
    assert play_to_the_end(hands) == 3
    assert driver.says("Dusk wins!")
    assert driver.says("Four blots or more and a lead of two, after 3 rounds.")
    assert driver.says("Dusk · 5 blots")
    assert len(driver.find("Trophy")) == 5
    assert len(driver.find("Chapter")) == 3
    assert driver.says("Round 2: Ben saw")
    assert driver.says("+1 Dusk: right, and alone")
    assert driver.app.storage.unfinished() == []
    driver.tap("Home")
    assert driver.app.play is None
    assert driver.app.screens.current == "home"


def test_ten_people_with_robots_among_them(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver, 10, robots=(1, 3, 5, 7, 9))  # all of Dawn
    assert len(driver.find("Candidate")) == 5
    hands.choose_subject("Gia")
    driver.until(lambda: driver.says("Pass the tablet to Gia"))
    hands.match(CIRCLE, TRIANGLE, SQUARE)
    hands.lift()
    assert driver.says("Ana, Cleo, Eva and Ida: talk it over.")
    place = hands.screen().board.images_in_play[0]
    hands.guess(place, CIRCLE)
    assert driver.says("are thinking ...")
    driver.until(lambda: driver.says("guess once more"))
    left = hands.screen().board.images_left
    hands.second(left[0], TRIANGLE)
    assert driver.says("Next, Dawn is tested and Dusk is in control.")
    hands.confirm()
    assert driver.says("Dawn: who is the test subject?")
    assert not [pill for pill in driver.find("Pill") if "subject" in pill.text]
    driver.until(lambda: driver.says("Dusk: take one blot away"))
    hands.remove(0)
    hands.driver.until(lambda: type(hands.screen()).__name__ == "ControlGuessScreen")
    hands.control(SQUARE)
    driver.until(lambda: driver.find("VerdictRow"))


def test_somebody_leaves_after_the_round_they_played_in(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver, 5)
    hands.start_round()
    both_right(hands)
    hands.second(1, TRIANGLE)
    assert driver.says("This is what Ana saw")
    assert driver.app.play.leave(0)
    driver.pump(2)
    assert driver.says("This was the match")
    assert not driver.says(f"This is what {NAMES[4]} saw")
    assert points(hands) == (1, 0)
    assert len(verdicts(hands)) == 2
    hands.confirm()
    assert driver.says("who is the test subject?")
