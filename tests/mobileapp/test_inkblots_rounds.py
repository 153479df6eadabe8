"""Whole matches of Inkblots by touch, and the reason for every point."""

from dataclasses import dataclass

from engine.core import Prompt
from engine.games.inkblots import prompts
from engine.games.inkblots.prompts import GameOverPrompt
from tests.mobileapp.conftest import Start
from tests.mobileapp.inkblots_hands import CIRCLE, NAMES, SQUARE, TRIANGLE, Hands, sit_down

from mobileapp.games.inkblots.screens import SCREENS  # isort: skip - the driver prepares Kivy first


def test_every_prompt_has_its_screen() -> None:
    kinds = [kind for kind in vars(prompts).values() if isinstance(kind, type)]
    own = {kind for kind in kinds if kind.__module__ == prompts.__name__}
    assert set(SCREENS) == {kind for kind in own if issubclass(kind, Prompt)}


def words_of(hands: Hands) -> dict[str, str]:
    return {symbol: hands.word(symbol).word for symbol in (CIRCLE, TRIANGLE, SQUARE)}


def points(hands: Hands) -> tuple[int, ...]:
    return tuple(hands.driver.one("TeamPanel", team=team).points for team in ("dusk", "dawn"))


def verdicts(hands: Hands) -> list[tuple[str, str]]:
    """Who gets a blot, and the sentence that says why."""
    return [(row.team, row.text) for row in hands.driver.find("VerdictRow")]


@dataclass(frozen=True)
class Round:
    """What the teams say when blots 0, 1, 2 are circle, triangle, square; and what must follow."""

    guess: str
    control: str
    second: tuple[int, str] | None
    points: tuple[int, int]
    verdicts: tuple[tuple[str, str], ...]
    """The winner of each blot and a part of the reason; {0} to {2} are the words by symbol."""


EVERY_ROW = (
    Round(
        CIRCLE,
        CIRCLE,
        (1, TRIANGLE),
        (1, 0),
        (
            ("", "Both teams said “{0}”, and so it is: nobody wins this blot."),
            ("dusk", "The second guess was “{1}”, and so it is: the blot goes to Dusk."),
        ),
    ),
    Round(  # now Dawn is tested
        CIRCLE,
        CIRCLE,
        (1, SQUARE),
        (2, 0),
        (
            ("", "Both teams said “{0}”, and so it is: nobody wins this blot."),
            (
                "dusk",
                "The second guess was wrong: it is “{1}”. "
                "Dusk had been right as well, so the blot goes to Dusk.",
            ),
        ),
    ),
    Round(
        TRIANGLE,
        SQUARE,
        None,
        (2, 0),
        (("", "It is “{0}”, and neither team said so: nobody wins this blot."),),
    ),
    Round(
        SQUARE,
        CIRCLE,
        None,
        (3, 0),
        (("dusk", "It is “{0}”, and only Dusk said so: the blot goes to Dusk."),),
    ),
    Round(
        CIRCLE,
        SQUARE,
        (2, TRIANGLE),
        (4, 0),
        (
            ("dusk", "It is “{0}”, and only Dusk said so: the blot goes to Dusk."),
            ("", "The second guess was wrong: it is “{2}”. Nobody wins this blot."),
        ),
    ),
)


def test_four_people_play_every_row_of_the_scoring_table(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver, blots=True)
    for expected in EVERY_ROW:
        words = words_of(hands)
        hands.start_round()
        hands.guess(0, expected.guess)
        hands.control(expected.control)
        if expected.second:
            assert driver.says("guess once more")
            assert len(verdicts(hands)) == 1
            assert [hands.blot(place).marker.symbol for place in (1, 2)] == ["", ""]
            hands.second(*expected.second)
        assert points(hands) == expected.points
        assert verdicts(hands) == [
            (team, reason.format(*words.values())) for team, reason in expected.verdicts
        ]
        shown = [hands.blot(place).marker.symbol for place in range(3)]
        assert shown == [CIRCLE, TRIANGLE, SQUARE]
        assert [hands.blot(place).caption for place in range(3)] == list(words.values())
        assert hands.blot(3).removed
        hands.confirm()
    assert driver.says("Dusk wins!")
    assert driver.says("Four blots or more and a lead of two, after 5 rounds.")
    assert driver.says("Dusk · 4 blots")
    assert driver.says("Dawn · 0 blots")
    assert len(driver.find("Trophy")) == 4
    assert len(driver.find("ToldRound")) == 5
    assert driver.says("Round 2: Ben saw")
    assert driver.says("No point: nobody was right")
    assert driver.app.storage.unfinished() == []
    driver.tap("Back to the games")
    assert driver.app.play is None
    assert driver.app.screens.current == "home"


def test_four_blots_win_only_with_a_lead_of_two(start: Start) -> None:
    driver = start("portrait")
    hands = Hands(driver)
    sit_down(driver)
    hands.skip_rounds(6)
    assert points(hands) == (3, 3)
    hands.start_round()
    hands.guess(0, CIRCLE)
    hands.control(CIRCLE)
    hands.second(1, TRIANGLE)
    assert points(hands) == (4, 3)
    assert driver.says("Next, Dawn is tested and Dusk is in control.")
    driver.tap("Next round")
    hands.start_round()
    hands.guess(0, TRIANGLE)
    hands.control(CIRCLE)
    assert points(hands) == (5, 3)
    assert driver.says("Dusk wins the match with 5 to 3!")
    driver.tap("See how it ended")
    assert driver.says("Dusk wins!")
    assert driver.says("Four blots or more and a lead of two, after 8 rounds.")


def test_a_match_against_robots_on_a_phone(start: Start) -> None:
    driver = start("phone")
    hands = Hands(driver)
    sit_down(driver, robots=(1, 3), blots=True)  # Dawn
    while not isinstance(driver.app.play.screen, GameOverPrompt):
        if driver.says("Dusk: who is the test subject?"):
            hands.choose_subject()
            driver.until(lambda: driver.find("Curtain"))
            hands.match(CIRCLE, TRIANGLE, SQUARE)
            hands.lift()
            first, other, _ = hands.screen.board.images_in_play
            hands.guess(first, CIRCLE)
            assert driver.says("Ben and Dan are thinking ...")
            driver.until(lambda: driver.says("guess once more"))
            driver.wait(0.4)
            hands.second(other, TRIANGLE)
        else:
            driver.until(lambda: driver.says("Dusk: take one blot away"))
            driver.wait(0.4)
            hands.remove(1)
            driver.until(lambda: driver.says("Dusk: what do you say?"))
            driver.wait(0.4)
            hands.control(TRIANGLE)
            driver.until(lambda: hands.screen.headline.startswith("This is what"))
        hands.confirm()
    assert driver.says("Dusk wins!")
    driver.tap("Play again")
    assert driver.says("who is the test subject?")
    assert points(hands) == (0, 0)


def test_ten_people_at_the_table(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver, 10, robots=(1, 3, 5, 7, 9))
    assert [panel.people for panel in driver.find("TeamPanel")] == [
        "Ana, Cleo, Eva, Gia and Ida",
        "Ben, Dan, Finn, Hugo and Jon",
    ]
    assert driver.says("Suggested, so that everyone gets a turn: Ana.")
    hands.choose_subject("Gia")
    driver.until(lambda: driver.says("Pass the tablet to Gia"))
    hands.match(CIRCLE, TRIANGLE, SQUARE)
    hands.lift()
    assert driver.says("Ana, Cleo, Eva and Ida: talk it over.")


def test_nothing_is_told_before_the_marker_lies_open(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver, options={"second_guess_optional": True})
    hands.start_round()
    hands.guess(0, CIRCLE)
    hands.touch_word(TRIANGLE)
    hands.touch(hands.screen.confirm)
    assert driver.says("The marker is turned over ...")
    assert [hands.blot(place).marker.symbol for place in range(3)] == ["", "", ""]
    assert points(hands) == (0, 0)
    assert verdicts(hands) == []
    driver.wait(1.0)
    assert hands.blot(0).marker.symbol == CIRCLE
    assert points(hands) == (1, 0)
    driver.tap("Pass")  # a house rule
    hands.watch()
    assert points(hands) == (1, 0)
    assert driver.says("Dusk did without the second guess.")


def test_a_guess_needs_a_blot_and_a_word_and_can_be_changed(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver)
    hands.start_round()
    confirm = hands.screen.confirm
    assert confirm.disabled
    hands.touch_blot(1)
    assert confirm.disabled
    hands.touch_word(CIRCLE)
    assert not confirm.disabled
    hands.touch_blot(2)
    hands.touch_word(SQUARE)
    hands.touch_blot(3)  # turned over, out of the round
    assert [blot.place for blot in driver.find("BlotCard", chosen=True)] == [2]
    (claim,) = driver.find("Claim")
    assert (claim.team, claim.symbol) == ("dusk", SQUARE)
    hands.confirm()
    assert driver.says("Dawn: what do you say?")
    assert driver.says(f"Dusk says “{words_of(hands)[SQUARE]}”.")
    hands.touch_word(TRIANGLE)
    assert [(claim.team, claim.symbol) for claim in driver.find("Claim")] == [
        ("dusk", SQUARE),
        ("dawn", TRIANGLE),
    ]


def test_a_blot_can_be_seen_large(start: Start) -> None:
    driver = start("phone")
    hands = Hands(driver)
    sit_down(driver)
    hands.touch_blot(2)
    zoom = driver.one("CardZoom")
    assert (zoom.index, zoom.count) == (2, 4)
    driver.back()
    assert not driver.find("CardZoom")
    hands.choose_subject()
    hands.touch(hands.blot(1).ids.glass)
    assert driver.one("CardZoom").index == 1
    assert not driver.find("BlotCard", chosen=True)


def test_somebody_leaves_after_the_round_they_played_in(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver, 5)
    hands.start_round()
    hands.guess(0, CIRCLE)
    hands.control(CIRCLE)
    hands.second(1, TRIANGLE)
    assert driver.says("This is what Ana saw")
    assert driver.app.play.leave(0)
    driver.pump(2)
    assert driver.says("This was the match")
    assert not driver.says(f"This is what {NAMES[4]} saw")
    assert points(hands) == (1, 0)
    assert len(verdicts(hands)) == 2
    driver.wait(0.4)
    hands.confirm()
    assert driver.says("who is the test subject?")
