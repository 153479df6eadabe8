"""Whole matches of Clouds by touch: words, toss, clock, guesses, droplets, and the end."""

from collections import Counter
from typing import Any

import pytest

from tests.mobileapp.clouds_hands import ANA, CLEO, NAMES, Hands, go_on_with, played, sit_down
from tests.mobileapp.conftest import Start

from engine.core import Cue, Handoff, Next  # isort: skip
from mobileapp import cues  # isort: skip
from mobileapp.play import Play  # isort: skip


def paint(hands: Hands) -> None:
    """Two actions, one from each side of the table."""
    hands.place("puff", 300, 300)
    hands.place("long", 1300, 700)


def finish(hands: Hands, guesser: str | None, late: bool) -> None:
    """Somebody says the word in time or at the last moment, or nobody does."""
    if guesser and not late:
        hands.guessed(hands.prompt.round.roles.second)
        hands.credit(guesser)
        return
    hands.leap(120)
    hands.driver.wait(0.4)
    assert hands.step == "LateCreditScreen"
    if guesser:
        hands.credit(guesser)
    else:
        hands.driver.tap("Nobody guessed it")


def test_a_match_of_four(start: Start) -> None:
    driver = start()
    hands = sit_down(driver)
    expected = dict.fromkeys(NAMES[:4], 0)
    words = []
    for number in range(12):
        main, second, keeper = number % 4, (number + 2) % 4, (number - 1) % 4
        words.append(hands.choose_word(number % 3))
        assert driver.says(f"Pass the tablet to {NAMES[second]}")
        hands.lift()
        assert driver.says(words[-1])
        driver.tap("I know the word")
        hands.toss("arc")
        assert driver.says(f"{NAMES[keeper]}, start the clock!")
        if number == 0:
            hands.leap(3.5)
        else:
            hands.start_clock()
        assert hands.prompt.turn == second
        assert hands.clouds[0].shape == "arc"
        if number < 2:
            paint(hands)
        guesser = None if number == 5 else NAMES[(main + 1) % 4]
        finish(hands, guesser, late=number == 4)
        assert driver.says(words[-1])
        if guesser:
            for name in (NAMES[main], NAMES[second], guesser):
                expected[name] += 1
        driver.wait(0.6)
        assert hands.told() == expected
        driver.tap("Go on")
    assert hands.step == ("TieVoteScreen" if len(tied(expected)) > 1 else "CloudsOverScreen")
    if hands.step == "TieVoteScreen":
        for voter in set(expected) - set(tied(expected)):
            hands.vote(voter, tied(expected)[0])
        driver.tap("Count the votes")
    assert hands.step == "CloudsOverScreen"
    assert driver.says(f"{tied(expected)[0]} wins")
    skies = driver.find("KeptSky")
    assert [sky.title for sky in skies] == words
    assert [len(sky.clouds) for sky in skies] == [3, 3, *[1] * 10]
    driver.tap("Back to the games")
    driver.app.go("evening", evening=0)
    driver.pump(3)
    kept = driver.find("KeptSky")
    assert [sky.title for sky in kept] == words
    driver.tap(kept[0])
    assert driver.find("LargeSky")


def tied(droplets: dict[str, int]) -> list[str]:
    return [name for name, own in droplets.items() if own == max(droplets.values())]


@pytest.mark.parametrize(
    ("players", "people", "size", "rounds"),
    [(5, (0, 2), "tablet", 15), (7, (0, 3), "portrait", 14), (10, (0, 1), "phone", 10)],
)
def test_a_match_of_people_and_robots(
    start: Start, players: int, people: tuple[int, ...], size: str, rounds: int
) -> None:
    """From the first word to the last sky; every screen is touched by whoever it is for."""
    driver = start(size)
    robots = set(range(players)) - set(people)
    hands = sit_down(driver, players, robots=robots, seconds=60)
    results: dict[int, tuple[int, ...]] = {}
    seen = set()
    for _ in range(rounds * 30):
        screen = driver.app.play.screen
        if isinstance(screen, Handoff):
            assert screen.to is None or screen.to in people
            hands.lift()
            continue
        seen.add(hands.step)
        if hands.step == "SkyResultScreen":
            droplets = dict(zip(NAMES, screen.round.droplets, strict=False))
            assert {row.persona.name: int(row.droplets) for row in driver.find("DropletRow")} == (
                droplets
            )
            results[screen.round.number] = screen.round.roles.artists
        if driver.app.play.over:
            break
        take_step(hands, screen)
    assert driver.app.play.over
    assert sorted(results) == list(range(1, rounds + 1))
    assert Counter(main for main, _ in results.values()) == dict.fromkeys(
        range(players), rounds // players
    )
    assert any(set(artists) <= robots for artists in results.values()), "two robots painted, too"
    assert len(driver.find("KeptSky")) == rounds
    assert {"PaintScreen", "ClaimScreen", "StartClockScreen", "CloudsOverScreen"} <= seen


def take_step(hands: Hands, prompt: Any) -> None:
    """What the people at the table do next; where a robot is to act, they wait for it."""
    driver, step = hands.driver, hands.step
    if step == "ChooseWordScreen":
        driver.tap(driver.find("WordChoice")[0])
        driver.tap("Paint this word")
    elif step == "ReadWordScreen":
        driver.tap("I know the word")
    elif step == "TossScreen" and not hands.persona(prompt.actors[0]).robot:
        x, y = hands.stack("puff")
        driver.drag((x, y), (x, y + 150), steps=3)
    elif step == "PaintScreen":
        hands.guessed(prompt.round.roles.artists[prompt.round.number % 2])
    elif step == "ClaimScreen":
        hands.credit(NAMES[prompt.guessers[-1]])
    elif step == "SkyResultScreen":
        driver.tap("Go on")
    elif step == "TieVoteScreen":
        undecided = set(prompt.actors) - set(dict(prompt.votes))
        for seat in undecided:
            if not hands.persona(seat).robot:
                hands.vote(NAMES[seat], NAMES[prompt.tied[0]])
        if not undecided:
            driver.tap("Count the votes")
        else:
            hands.leap(1.5, 0.5)
    else:
        hands.leap(1.5, 0.5)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_toss_is_a_flick_never_a_tap(start: Start, size: str) -> None:
    driver = start(size)
    hands = go_on_with(driver, played().read_words())
    assert hands.step == "TossScreen"
    assert sorted(words.angle for words in driver.find("Announcement")) == [0, 180]
    assert driver.says("Animals")
    assert not driver.says("Secret")
    driver.up(driver.down(*hands.stack("puff")))
    assert hands.step == "TossScreen"
    x, y = hands.stack("puff", CLEO)
    driver.drag((x, y), (x, y - 150))
    assert hands.step == "TossScreen", "only the main artist tosses"
    driver.app.device.signals.clear()
    x, y = hands.stack("puff", ANA)
    driver.drag((x, y), (x + 20, y + 120), steps=3)
    assert hands.step == "StartClockScreen"
    (landed,) = hands.clouds
    assert landed.shape == "puff"
    assert cues.SIGNALS[Cue.TIMEKEEPER] in driver.app.device.signals
    calls = driver.find("TimekeeperCall")
    assert [call.persona.name for call in calls] == ["Dan", "Dan"]
    for ring in driver.find("ClockRing"):
        assert ring.total == 3


def test_three_other_words_once(start: Start) -> None:
    driver = start()
    hands = sit_down(driver)
    hands.lift()
    before = [card.word for card in driver.find("WordChoice")]
    driver.tap("Three other words")
    after = [card.word for card in driver.find("WordChoice")]
    assert not set(before) & set(after)
    assert not driver.says("Three other words")


def test_a_tie_is_voted_on(start: Start) -> None:
    """Acceptance 13, with five players of whom three are tied."""
    match = played(5).start_round().finish_round(1)
    for _ in range(14):
        match.do(Next(ANA)).start_round().finish_round(None)
    driver = start("phone")
    hands = go_on_with(driver, match)
    driver.tap("Go on")
    assert hands.step == "TieVoteScreen"
    assert driver.says("Ana, Ben and Cleo have 1 droplet each")
    assert {row.persona.name for row in driver.find("HandRow")} == {"Dan", "Eva"}
    assert driver.button("2 votes are missing").disabled
    hands.vote("Dan", "Ben")
    hands.vote("Eva", "Can't decide")
    hands.vote("Dan", "Cleo")
    driver.tap("Count the votes")
    assert driver.says("Cleo wins")
    assert driver.says("A tie at 1 droplet, decided by 1 raised hand.")


def test_somebody_leaves_between_rounds(start: Start) -> None:
    driver = start()
    hands = go_on_with(driver, played(5).start_round().finish_round(1))
    assert driver.app.play.leave(4)
    driver.wait(0.4)
    assert hands.step == "RegroupScreen"
    assert hands.told() == {"Ana": 1, "Ben": 1, "Cleo": 1, "Dan": 0}
    assert driver.says("Next, Ben and Dan paint, and Ana keeps the time.")
    driver.tap("Go on")
    assert driver.says("Pass the tablet to Ben")


def test_a_kill_loses_at_most_a_second(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = go_on_with(start(), played().start_round())
    hands.place("puff", 400, 300)
    clouds = hands.clouds
    hands.leap(30.75)
    left = hands.driver.app.play.time_left
    with monkeypatch.context() as patch:
        patch.setattr(Play, "pause", lambda _play: None)  # nothing is saved on the way out
        driver = start()
    driver.tap(driver.one("ContinueCard"))
    hands = Hands(driver)
    assert not driver.find("SkyView")
    hands.lift()
    assert hands.step == "PaintScreen"
    assert hands.clouds == clouds
    assert left - 1 < driver.app.play.time_left < left + 1.1
    assert driver.find("ClockRing")[0].left == driver.app.play.time_left
