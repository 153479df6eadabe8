"""Whole matches of Telepathy for two by touch, and every way in which one can end."""

import pytest

from tests.mobileapp.conftest import Start
from tests.mobileapp.telepathy_hands import Hands, over, sit_down, stage

from mobileapp.cues import SIGNALS  # isort: skip
from engine.core import Cue  # isort: skip

pytestmark = pytest.mark.usefixtures("plain_pictures")

PAIR = ("+blue -orange", "+star -circle")
PEACE = ("+blue", "+star")


def quiet_turns(hands: Hands, count: int) -> None:
    """Turns that end without an announcement."""
    for number in range(count):
        hands.turn()
        if number < count - 1 and hands.step == "AnnounceScreen":
            hands.next_turn()


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_the_story_of_the_rules(start: Start, monkeypatch: pytest.MonkeyPatch, size: str) -> None:
    """Both lines appear, the announcement and the reply are right: won together."""
    stage(monkeypatch, PAIR, row=("col_north",))
    driver = start(size)
    hands = sit_down(driver)
    hands.lift()
    assert driver.says("Ana, this is your secret")
    assert driver.says("Make: blue")
    assert driver.says("Avoid: orange")
    driver.tap("I know it by heart")
    assert driver.says("Pass the tablet to Ben")
    hands.lift()
    assert driver.says("Make: star")
    driver.tap("I know it by heart")
    assert driver.says("Put the tablet on the table")
    hands.lift()
    assert driver.says("Ana, give Ben a card")
    assert driver.says("Turn 1 of 10")
    assert driver.says("6 cards face down")
    assert driver.says("Silence")
    assert hands.screen.confirm.disabled
    hands.tap_card("col_north")
    assert driver.says("All four tiles of a column move one step north.")
    driver.tap("Give it to Ben")
    assert driver.says("Ben, choose one of the four columns")
    assert hands.screen.confirm.disabled
    hands.tap_place("column C")
    driver.tap("Move column C")
    assert driver.says("5 cards face down")
    driver.tap("Ben announces")
    assert driver.says("Which colour does Ana want?")
    hands.name("blue")
    assert driver.says("Ben says that Ana wants: blue.")
    assert driver.says("Which shape does Ben want?")
    assert not driver.says("Silence")
    hands.name("star")
    prompt = over(hands)
    assert (prompt.verdict, prompt.winners) == ("won", (0, 1))
    assert driver.says("You read each other's minds!")
    assert {line.sign for line in hands.screen.grid._lines} == {"blue", "star"}
    assert len(driver.find("SecretCard")) == 4
    assert driver.find("Said", words="Ana said: star", right=True)


def test_a_wrong_name_loses_and_is_explained(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, PAIR, row=("col_north",))
    driver = start()
    hands = sit_down(driver)
    hands.learn()
    hands.turn("col_north", "column C")
    hands.announce("Ana announces", "cross")
    hands.name("blue")
    assert over(hands).verdict == "wrong-names"
    assert driver.says("Ana said “cross”, but it is “star”.")
    assert driver.find("Said", words="Ben said: blue", right=True)


def test_right_names_without_the_lines_come_too_early(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, PAIR, row=("quad_cw",))
    driver = start()
    hands = sit_down(driver)
    hands.learn()
    hands.turn("quad_cw", "corner NE")
    hands.announce("Ana announces", "star")
    hands.name("blue")
    assert over(hands).verdict == "line-missing"
    assert driver.says("Too early")
    assert driver.says("blue and star")


def test_a_line_to_avoid_ends_the_match_at_once(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, PAIR, row=("col_north",))
    driver = start()
    hands = sit_down(driver)
    hands.learn()
    hands.give("col_north")
    hands.tap_place("column A")
    driver.up(driver.down(*driver.place_of(hands.screen.confirm)))
    assert driver.app.device.signals[-1] == SIGNALS[Cue.LOSS]
    assert not driver.find("SecretCard"), "first everyone sees the tiles move"
    driver.wait(0.6)
    assert over(hands).verdict == "lose-line"
    assert driver.says("Ana had to avoid three in a line of: orange.")
    assert driver.says("Ben had to avoid three in a line of: circle.")
    assert {line.sign for line in hands.screen.grid._lines if not line.win} == {"orange", "circle"}
    assert len(driver.find("SecretCard")) == 4
    assert driver.says("1. Ben: A column moves north, column A")
    driver.tap("Back to the games")
    assert not driver.find("TelepathyOverScreen")


def test_the_first_game_never_ends_by_itself(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, PEACE)
    driver = start()
    hands = sit_down(driver, "first")
    hands.learn()
    assert driver.says("The cards come back")
    hands.skip_turns(11)
    hands.turn()
    assert driver.says("Turn 12")
    assert not driver.says(" of 10")
    assert len(driver.find("ActionCard")) == 4
    driver.tap("Stop")
    assert driver.says("Stop without a result?")
    driver.tap("Keep playing")
    assert hands.step == "AnnounceScreen"
    driver.tap("Stop")
    driver.tap(driver.find("DangerPill")[-1])
    assert (over(hands).verdict, over(hands).winners) == ("stopped", ())
    assert driver.says("Stopped without a result")
    assert len(driver.find("SecretCard")) == 2
    driver.tap("Play again")
    assert driver.app.play.names == ("Ben", "Ana")
    hands.read_secrets()
    assert driver.says("Turn 1")
    hands.turn("col_north", "column C")
    hands.announce("Ben announces", "star")
    hands.name("blue")
    assert over(hands).verdict == "won"


def test_the_last_card_forces_an_announcement(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, PEACE)
    driver = start()
    hands = sit_down(driver)
    hands.learn()
    hands.skip_turns(8)
    assert driver.says("Turn 9 of 10")
    assert len(driver.find("ActionCard")) == 2
    quiet_turns(hands, 2)
    assert driver.says("The cards have run out: you must announce")
    assert not driver.says("Next turn")
    assert not driver.says("Stop")
    driver.tap("Ben announces")
    driver.tap("Back")
    assert driver.says("The cards have run out: you must announce")
    hands.announce("Ana announces", "star")
    hands.name("blue")
    assert over(hands).verdict in ("won", "line-missing")
    assert len(over(hands).board.turns) == 10


def test_the_greater_challenge_has_fewer_turns(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, PEACE)
    driver = start()
    hands = sit_down(driver, "challenge", options={"removed": 6})
    hands.read_secrets()
    assert driver.says("Turn 1 of 4")
    assert driver.says("0 cards face down")
    quiet_turns(hands, 4)
    assert driver.says("The cards have run out: you must announce")
    hands.announce("Ben announces", "orange")
    hands.name("star")
    assert over(hands).verdict == "wrong-names"


def test_a_robot_for_a_partner(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, PEACE)
    driver = start()
    hands = sit_down(driver, robots=(1,))
    hands.learn()
    hands.give()
    assert driver.says("Ben is thinking ...")
    assert not driver.says("Choose a place")
    driver.until(lambda: hands.step == "AnnounceScreen")
    driver.wait(1.5)
    if hands.step == "AnnounceScreen":  # unless the robot has announced
        assert not driver.says("Ben announces")
        hands.next_turn()
        assert driver.says("Ben is thinking ...")
        driver.until(lambda: hands.step == "PerformScreen")
        hands.perform()


def test_a_given_card_can_be_taken_back_but_a_performed_one_cannot(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, PEACE)
    driver = start()
    hands = sit_down(driver)
    hands.learn()
    hands.give()
    driver.back()
    driver.tap("Take back the last move")
    hands.lift()
    assert driver.says("Ana, give Ben a card")
    hands.turn()
    driver.back()
    assert driver.says("That move cannot be taken back.")
