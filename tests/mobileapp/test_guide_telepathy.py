"""Two people who have never seen Telepathy learn it by playing, whatever comes in between."""

from pathlib import Path
from typing import Any

import pytest

from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.guide_hands import Pupils, begin, read_secrets, sit_down
from tests.mobileapp.shell_hands import Guests
from tests.mobileapp.telepathy_hands import NAMES, Hands, stage

from engine.arrange import arrange  # isort: skip - the driver prepares Kivy first
from engine.games.telepathy.game import GAME  # isort: skip
from engine.games.telepathy.actions import FIRST_CARDS, outcomes  # isort: skip
from engine.games.telepathy.conditions import Grid, line  # isort: skip
from engine.match import Match  # isort: skip
from engine.setup import Player  # isort: skip
from mobileapp.games.telepathy.guide import BOOK  # isort: skip
from tests.tables import truth  # isort: skip

pytestmark = pytest.mark.usefixtures("plain_pictures")

PAIR = ("+blue -orange", "+star -circle")


# --- the deal ---------------------------------------------------------------------------------


def results(grid: Grid) -> list[Grid]:
    """Every grid that one card of the first game can lead to."""
    return [after for card in FIRST_CARDS for after in outcomes(grid, card).values()]


def test_the_first_deal_is_kind() -> None:
    players = [Player(name) for name in NAMES[:2]]
    match = Match(GAME, arrange(GAME, players, BOOK.seed, variant=BOOK.variant))
    grid, hands = truth(match).board.grid, truth(match).hands
    wins = [card.sign for hand in hands for card in hand if card.win]
    losses = [card.sign for hand in hands for card in hand if not card.win]
    first = results(grid)
    assert not any(line(after, sign) for after in first for sign in losses)
    assert not any(all(line(after, sign) for sign in wins) for after in first)
    for sign in wins:
        cards = [
            card
            for card in FIRST_CARDS
            if any(line(g, sign) for g in outcomes(grid, card).values())
        ]
        assert len(cards) >= 2, "either can make the own line, whoever begins"
    second = [after for one in first for after in results(one)]
    won = [after for after in second if all(line(after, sign) for sign in wins)]
    lost = [after for after in second if any(line(after, sign) for sign in losses)]
    assert len(won) >= 10
    assert len(lost) < 0.05 * len(second)


# --- the whole of it --------------------------------------------------------------------------


def test_two_people_learn_telepathy(start: Start) -> None:
    driver = start()
    guests, hands, pupils = Guests(driver), Hands(driver), Pupils(driver)
    guests.choose("Telepathy")
    driver.tap(driver.one("ChoiceCard", title="Standard"))
    assert not driver.one("LearnDoor").quiet
    driver.back()

    begin(driver, "Telepathy", "Ana", "Ben")
    setup = driver.app.play._match.setup
    assert (setup.variant, setup.seed) == ("first", BOOK.seed)
    read_secrets(hands, pupils)
    assert pupils.lift() == ["grid", "cards"]
    assert driver.one("TableScreen").hint == "What could Ana do with it?"
    hands.give("row_east")
    assert pupils.read() == ["perform"]
    hands.perform("row 4")
    assert pupils.note.lesson.text.endswith("go on in silence.")
    assert pupils.read() == ["announce", "line"], "anybody can see the blue line"
    driver.tap("Next turn")
    assert pupils.read() == ["other-way"]
    hands.give("row_east")
    assert pupils.read() == [], "what was told once is not told again"
    hands.perform("row 1")
    assert pupils.read() == ["both"]
    hands.announce("Ana announces", "cross")
    assert pupils.read() == ["reply"]
    hands.name("blue")
    driver.wait(0.4)
    assert "two right names" in pupils.note.lesson.text
    assert pupils.read() == ["verdict", "goodbye"]
    assert hands.screen.prompt.winners == (0, 1)
    driver.tap("Play again")
    hands.lift()
    driver.wait(0.4)
    assert pupils.note is None
    assert driver.app.play._match.setup.seed != BOOK.seed

    driver.app.leave_match()
    driver.wait(0.3)
    guests.choose("Telepathy")
    assert driver.one("LearnDoor").quiet
    assert [card.title for card in driver.find("ChoiceCard", chosen=True)] == ["Standard"]
    door = driver.one("LearnDoor")
    driver.one("PageScroll").scroll_to(door, animate=False)
    driver.pump(3)
    driver.tap(door)
    assert driver.says("Who is learning Telepathy?")
    assert guests.names() == ["Ana", "Ben"]


def test_the_verdict_is_explained_when_all_is_lost(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, PAIR)
    driver = start("phone")
    hands, pupils = sit_down(driver)
    read_secrets(hands, pupils)
    pupils.lift()
    hands.give("col_north")
    assert pupils.note.lesson.title == "One of these four columns"
    pupils.read()
    hands.perform("column A")
    driver.wait(0.6)
    assert "had to avoid three in a line of: orange" in pupils.note.lesson.text
    assert pupils.read() == ["verdict", "goodbye"]


def test_the_rules_can_be_read_instead_of_the_options(start: Start) -> None:
    driver = start()
    guests = Guests(driver)
    guests.choose("Telepathy")
    driver.tap(driver.one("LearnDoor"))
    assert not driver.says("Options")
    driver.tap("How to play")
    assert guests.screen == "rules"
    driver.back()
    assert guests.screen == "players"
    assert driver.says("Who is learning Telepathy?")


# --- two worlds -------------------------------------------------------------------------------


def film(driver: Driver, frames: int) -> list[Any]:
    """What anybody could see, frame by frame."""
    shots: list[Any] = []
    for _ in range(frames):
        driver.pump()
        for widget in driver.widgets():
            shots += (type(widget).__name__, *widget.pos, *widget.size, widget.opacity)
            shots.append(getattr(widget, "text", None))
    return shots


def test_the_guide_says_the_same_whatever_the_secrets_are(
    start: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With both win lines on the grid, or none: not a word, frame or pixel differs."""
    worlds = []
    for secrets in (PAIR, ("+purple -green", "+circle -waves")):
        with monkeypatch.context() as patch:
            stage(patch, secrets)
            driver = start("phone")
            hands, pupils = sit_down(driver)
            read_secrets(hands, pupils)
            seen: list[Any] = [*pupils.lift(), *film(driver, 2)]
            hands.give("col_north")
            seen += [*film(driver, 2), *pupils.read()]
            hands.tap_place("column C")
            driver.up(driver.down(*driver.place_of(hands.screen.confirm)))
            seen += [*film(driver, 60), driver.shot(tmp_path / "note.png").read_bytes()]
            seen += pupils.read()
            worlds.append([*seen, *film(driver, 2), *driver.app.device.signals])
            driver.app.leave_match()
    assert len(worlds[0]) == len(worlds[1])
    assert all(one == other for one, other in zip(*worlds, strict=True))
    assert "both" in worlds[0], "blue, stars and crosses lie there for all to see"
