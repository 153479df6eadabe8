"""Whole matches of Storyteller, played by touch on the real app."""

import pytest

from tests.mobileapp.conftest import Start
from tests.mobileapp.storyteller_hands import NAMES, Hands

from engine.core import Handoff  # isort: skip - the driver prepares Kivy first
from engine.games.storyteller import prompts  # isort: skip


@pytest.mark.parametrize(
    ("size", "players", "people"),
    [("tablet", 3, (0, 1)), ("phone", 4, (0, 2)), ("tablet", 8, (3,))],
)
def test_a_whole_match(start: Start, size: str, players: int, people: tuple[int, ...]) -> None:
    driver = start(size)
    hands = Hands(driver)
    hands.sit_down(players, people)
    while not isinstance(hands.prompt, prompts.GameOverPrompt):
        hands.until(prompts.RoundResultPrompt, prompts.GameOverPrompt)
        if isinstance(hands.prompt, prompts.RoundResultPrompt):
            round_number = hands.prompt.round
            assert len(hands.cards) == (5 if players == 3 else players)
            hands.read_result()
    over = hands.prompt
    assert max(over.scores) >= 20
    assert over.rounds == round_number
    assert driver.says("wins") or driver.says("share the win")
    assert len(driver.find("TaleRow")) == over.rounds
    assert len(driver.find("TrackToken")) == players


def test_the_same_people_play_again_one_seat_further(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    hands.sit_down(3, people=(0,))
    hands.until(prompts.GameOverPrompt)
    dealt = driver.app.storage.last_used()
    driver.tap("Play again")
    assert driver.app.play.names == ("Ben", "Cleo", "Ana")
    assert isinstance(hands.prompt, Handoff)
    hands.until(prompts.LookPrompt)
    seen = {item.id for item in hands.prompt.hand}
    assert len(seen) == 7
    assert seen.isdisjoint(sorted(dealt, key=dealt.get)[-10:])
    assert driver.app.storage.history()[0].names == NAMES[:3]


def test_home_from_the_end_of_the_story(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    hands.sit_down(3, people=(1,))
    hands.until(prompts.GameOverPrompt)
    driver.tap(driver.find("TaleRow")[0])
    assert driver.one("CardZoom").caption
    driver.back()
    assert not driver.find("CardZoom")
    driver.tap("Back to the games")
    assert driver.app.play is None
    assert not driver.app.storage.unfinished()


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
    hands.sit_down(4, vote_at_table=True)
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
