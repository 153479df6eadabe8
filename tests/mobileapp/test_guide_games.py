"""Guided first rounds, played by touch: every screen is explained, and then the guide is gone."""

import pytest

from tests.mobileapp import clouds_hands, inkblots_hands, storyteller_hands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.guide_hands import Glance, Pupils, begin

from engine.games.inkblots.moves import SYMBOLS  # isort: skip - the driver prepares Kivy first
from engine.games.storyteller import prompts as story  # isort: skip

pytestmark = pytest.mark.usefixtures("plain_pictures")

FOUR = ("Ana", "Ben", "Cleo", "Dan")
CIRCLE, TRIANGLE, SQUARE = SYMBOLS


def hint(driver: Driver) -> str:
    return str(driver.one("TableScreen").hint)


# --- Storyteller ------------------------------------------------------------------------------


def learn_storyteller(driver: Driver, *names: str, glance: Glance | None = None) -> list[str]:
    begin(driver, "Storyteller", *names)
    hands, pupils = storyteller_hands.Hands(driver), Pupils(driver, glance)
    met: list[str] = []
    while "goodbye" not in met:
        met += pupils.read()
        match hands.prompt:
            case story.HaveCluePrompt():
                driver.tap(driver.find("PersonTile")[1])
                driver.tap(f"{names[1]} begins")
            case story.RoundResultPrompt():
                hands.watch()
                if driver.find("Pill", text="The points"):
                    assert pupils.note is None, "the points are explained where they are seen"
                    driver.tap("The points")
                    hands.watch()
            case _:
                hands.act()
    return met


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_first_round_of_storyteller(start: Start, size: str) -> None:
    driver = start(size)
    told: dict[str, str] = {}
    met = learn_storyteller(
        driver, *FOUR, glance=lambda _driver, lesson: told.update({lesson.key: lesson.text})
    )
    assert met == [
        *["hand"] * 4,
        "begin",
        "tell",
        *["give"] * 3,
        "talk",
        *["vote"] * 3,
        "points",
        "goodbye",
    ]
    prompt = driver.app.play.screen
    for award in prompt.awards:
        assert FOUR[award.seat] in told["points"] or "all the others get 2" in told["points"]
    hands = storyteller_hands.Hands(driver)
    (pill,) = [pill for pill in driver.find("Pill") if pill.text.startswith("Next")]
    driver.tap(pill)
    hands.until(story.TellPrompt)
    driver.wait(0.5)
    assert Pupils(driver).note is None
    assert hint(driver) == ""


# --- Clouds -----------------------------------------------------------------------------------


def learn_clouds(driver: Driver, glance: Glance | None = None) -> clouds_hands.Hands:
    """As far as the running clock."""
    begin(driver, "Clouds", *FOUR)
    hands, pupils = clouds_hands.Hands(driver), Pupils(driver, glance)
    assert pupils.lift() == ["word"]
    driver.tap(driver.find("WordChoice")[0])
    driver.tap("Paint this word")
    assert pupils.lift() == ["read"]
    driver.tap("I know the word")
    assert pupils.lift() == ["table", "paint", "guessed"]
    x, y = hands.stack("heap")
    driver.drag((x, y), (x, y + 200), steps=4)
    hands.leap(0.5)
    assert pupils.note is None, "a note would cover the sky"
    assert "starts the clock" in hint(driver)
    hands.start_clock()
    return hands


def test_a_first_round_of_clouds(start: Start) -> None:
    driver = start()
    hands, pupils = learn_clouds(driver), Pupils(driver)
    for _ in range(3):
        assert pupils.note is None
        name = driver.app.play.names[hands.prompt.turn]
        assert hint(driver) == f"{name} makes one move. Watchers, guess aloud!"
        left = driver.app.play.time_left
        hands.place("puff", 300 + 10 * left, 400)
        assert driver.app.play.time_left < left, "the clock does not wait for the guide"
    main, second = hands.prompt.round.roles.artists
    hands.guessed(main)
    assert pupils.read() == ["claim"]
    guesser = next(name for seat, name in enumerate(FOUR) if seat not in (main, second))
    hands.credit(guesser)
    driver.wait(0.4)
    said = pupils.note.lesson.text
    assert all(name in said for name in (guesser, FOUR[main], FOUR[second]))
    assert pupils.read() == ["droplets", "goodbye"]
    assert hint(driver) == ""


def test_nobody_guesses_in_a_first_round_of_clouds(start: Start) -> None:
    driver = start("portrait")
    hands, pupils = learn_clouds(driver), Pupils(driver)
    hands.leap(130, step=1)
    assert pupils.read() == ["late"]
    hands.point_at("Nobody")
    driver.tap("Nobody guessed it")
    assert "nobody gets a droplet" in pupils.note.lesson.text
    assert pupils.read() == ["droplets", "goodbye"]


# --- Inkblots ---------------------------------------------------------------------------------


def learn_inkblots(driver: Driver, glance: Glance | None = None) -> inkblots_hands.Hands:
    """As far as the first guess; the subject has seen circle, triangle, square."""
    begin(driver, "Inkblots", *FOUR)
    hands, pupils = inkblots_hands.Hands(driver), Pupils(driver, glance)
    assert pupils.read() == ["deal"]
    hands.confirm()
    assert pupils.read() == ["remove"]
    hands.remove(3)
    assert pupils.lift() == ["match"]
    for place, symbol in zip(hands.screen.board.images_in_play, SYMBOLS, strict=True):
        hands.touch_word(symbol)
        hands.touch_blot(place)
    hands.confirm()
    assert pupils.lift() == ["guess"]
    return hands


def test_a_first_round_of_inkblots(start: Start) -> None:
    driver = start()
    hands, pupils = learn_inkblots(driver), Pupils(driver)
    assert "shows nothing" in hint(driver)
    hands.guess(0, CIRCLE)
    assert pupils.read() == ["control"]
    hands.control(CIRCLE)
    assert pupils.note.lesson.key == "second"
    assert "guesses once more" in pupils.note.lesson.text
    assert pupils.read() == ["second"]
    hands.second(1, TRIANGLE)
    assert "the blot goes to" in pupils.note.lesson.text
    assert pupils.read() == ["result", "win", "goodbye"]


def test_a_wrong_first_guess_in_inkblots(start: Start) -> None:
    driver = start("phone")
    hands, pupils = learn_inkblots(driver), Pupils(driver)
    hands.guess(0, SQUARE)
    assert pupils.read() == ["control"]
    hands.control(TRIANGLE)
    assert "nobody wins this blot" in pupils.note.lesson.text
    assert pupils.read() == ["result", "win", "goodbye"]
    hands.confirm()
    assert pupils.read() == []
