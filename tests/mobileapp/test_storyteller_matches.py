"""Whole matches of Storyteller, played by touch on the real app."""

import pytest

from tests.mobileapp.conftest import Start
from tests.mobileapp.storyteller_hands import NAMES, Hands, story_packs

from engine.core import Handoff  # isort: skip - the driver prepares Kivy first
from engine.games.storyteller import prompts  # isort: skip


pytestmark = pytest.mark.usefixtures("plain_pictures")


def play_a_match(hands: Hands, players: int, people: tuple[int, ...]) -> prompts.GameOverPrompt:
    """From the first look to the end of the story."""
    hands.sit_down(players, people)
    rounds = 0
    while not isinstance(hands.prompt, prompts.GameOverPrompt):
        hands.until(prompts.RoundResultPrompt)
        rounds += 1
        assert hands.prompt.round == rounds
        assert len(hands.cards) == (5 if players == 3 else players)
        hands.read_result()
    assert max(hands.prompt.scores) >= 20
    assert hands.prompt.rounds == rounds
    assert len(hands.driver.find("TaleRow")) == rounds
    assert len(hands.driver.find("TrackToken")) == players
    return hands.prompt


def test_three_play_and_play_again_one_seat_further(start: Start) -> None:
    driver = start("tablet")
    hands = Hands(driver)
    over = play_a_match(hands, 3, people=(0, 1))
    assert driver.says(f"{NAMES[over.winners[0]]}")
    driver.tap(driver.find("TaleRow")[0])
    assert driver.one("CardZoom").caption
    driver.back()
    assert not driver.find("CardZoom")
    dealt = driver.app.storage.last_used()
    driver.tap("Play again")
    assert driver.app.play.names == ("Ben", "Cleo", "Ana")
    assert driver.app.storage.history()[0].names == NAMES[:3]
    hands.until(prompts.TellPrompt)
    fresh = len(story_packs()[0].items) - len(dealt)
    assert sum(item.id not in dealt for item in hands.prompt.hand) == min(7, fresh)


def test_four_play_on_a_phone_and_go_home(start: Start) -> None:
    driver = start("phone")
    over = play_a_match(Hands(driver), 4, people=(0, 2))
    assert driver.says(f"{max(over.scores)} points after {over.rounds} rounds")
    driver.tap(driver.find("IconButton", icon="home")[0])
    assert driver.app.play is None
    assert driver.app.storage.unfinished() == []


def test_eight_play_on_a_tablet(start: Start) -> None:
    """Two rounds are enough here: the end is the same for any number of people."""
    hands = Hands(start("tablet"))
    hands.sit_down(8, people=(0, 1, 5), first=0)
    for teller in ("Ana", "Ben"):
        hands.until(prompts.RoundResultPrompt)
        assert len(hands.cards) == 8
        assert len(hands.driver.find("VoterMark")) == 7
        hands.watch()
        assert hands.driver.says(f"{teller} told number")
        assert len(hands.driver.find("PointsRow")) == 8
        hands.read_result()
    hands.driver.wait(0.2)
    assert hands.prompt == Handoff(5), "Cleo, Dan and Eva are robots and have played"


def test_whoever_has_a_clue_begins(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    hands.sit_down(4, first=None)
    hands.until(prompts.HaveCluePrompt)
    assert driver.button("Tap whoever begins").disabled
    hands.touch(driver.find("PersonTile")[1])
    hands.touch(driver.find("PersonTile")[2])
    driver.tap("Cleo begins")
    assert hands.prompt == Handoff(2)
    driver.back()
    driver.tap("Take back the last move")
    hands.lift()
    driver.tap("Draw lots")
    assert hands.prompt.to in range(4)


def test_votes_entered_at_the_table(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    hands.sit_down(4, votes="table")
    hands.until(prompts.CastVotesPrompt)
    rows = driver.find("VoterRow")
    assert [row.persona.name for row in rows] == ["Ben", "Cleo", "Dan"]
    assert driver.button("3 votes are missing").disabled
    for slot in (0, 1):  # a vote can be changed until it is counted
        for row in rows:
            hands.touch(row.ids.slots.children[-1 - slot])
    driver.tap("Count these votes")
    while isinstance(hands.prompt, prompts.CastVotesPrompt):
        assert driver.says("nobody may point at their own")
        (row,) = driver.find("VoterRow")
        own, free = row.ids.slots.children[-2], row.ids.slots.children[-1]
        assert own.disabled
        hands.touch(own)
        assert not own.chosen
        hands.touch(free)
        driver.tap("Count these votes")
    assert isinstance(hands.prompt, prompts.RoundResultPrompt)
    assert sum(len(card.voters) for card in hands.prompt.cards) == 3
