"""A call loses nothing: what was chosen but not confirmed is still chosen - for its people only."""

import pytest

from tests.mobileapp import clouds_hands, inkblots_hands, storyteller_hands, telepathy_hands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

from engine.core import Handoff  # isort: skip - the driver prepares Kivy first
from engine.games.storyteller import prompts  # isort: skip

CIRCLE, TRIANGLE, SQUARE = inkblots_hands.SYMBOLS


pytestmark = pytest.mark.usefixtures("plain_pictures")


def take_a_call(driver: Driver) -> None:
    """The app goes to the background; when it comes back, the curtain has to be lifted again."""
    driver.app.on_pause()
    driver.wait(0.3)
    driver.hold(driver.one("Curtain").ids.ring, 0.8)


# --- Storyteller ------------------------------------------------------------------------------


def test_a_chosen_picture_waits_for_its_player_and_nobody_else(start: Start) -> None:
    driver = start()
    hands = storyteller_hands.Hands(driver)
    hands.sit_down(4)

    def chosen() -> list[int]:
        return [place for place, card in enumerate(hands.cards) if card.chosen]

    hands.until(prompts.TellPrompt)
    hands.touch_card(2)
    hands.write("a quiet revolution")
    driver.back()
    hands.tap("Look again at my secret")
    driver.tap(driver.find("PersonPill")[1])
    hands.lift()
    assert hands.prompt.audience == 1
    assert chosen() == [], "Ben sees nothing of Ana's choice"
    hands.tap("Done")
    take_a_call(driver)
    assert chosen() == [2]
    assert driver.one("ClueField").text == "a quiet revolution"
    hands.tap("Lay this picture")
    for place in (1, 3):  # Ben, then Cleo
        hands.until(prompts.ContributePrompt)
        assert chosen() == [], "whatever the player before had chosen"
        hands.touch_card(place)
        take_a_call(driver)
        assert chosen() == [place]
        hands.tap("Give this picture")
    driver.back()
    hands.tap("Take back the last move")
    hands.lift()
    assert chosen() == [], "a move that was taken back is chosen anew"
    for _ in range(2):
        hands.until(prompts.VotePrompt)
        assert chosen() == []
        slot = hands.prompt.choices[-1]
        hands.touch_card(slot)
        take_a_call(driver)
        assert chosen() == [slot]
        hands.tap(f"Vote for number {slot + 1}")


def test_a_killed_app_keeps_no_half_made_choice(start: Start) -> None:
    """It would be a secret on the disk."""
    hands = storyteller_hands.Hands(start())
    hands.sit_down(3, people=(0,))
    hands.until(prompts.TellPrompt)
    hands.touch_card(1)
    again = storyteller_hands.Hands(start())
    again.driver.tap(again.driver.one("ContinueCard"))
    assert again.prompt == Handoff(0)
    again.lift()
    assert not any(card.chosen for card in again.cards)


def test_votes_at_the_table_and_the_first_storyteller_stay_entered(start: Start) -> None:
    driver = start()
    hands = storyteller_hands.Hands(driver)
    hands.sit_down(4, first=None, votes="table")
    hands.until(prompts.HaveCluePrompt)
    hands.touch(driver.find("PersonTile")[0])
    take_a_call(driver)
    assert [tile.persona.name for tile in driver.find("PersonTile", chosen=True)] == ["Ana"]
    driver.tap("Ana begins")
    hands.until(prompts.CastVotesPrompt)
    for row, slot in zip(driver.find("VoterRow")[:2], (0, 3), strict=True):
        hands.touch(row.ids.slots.children[-1 - slot])
    take_a_call(driver)
    entered = [
        (row.persona.name, button.text)
        for row in driver.find("VoterRow")
        for button in row.ids.slots.children
        if button.chosen
    ]
    assert entered == [("Ben", "1"), ("Cleo", "4")]
    assert driver.button("1 vote is missing").disabled


# --- Inkblots ---------------------------------------------------------------------------------


def test_markers_and_guesses_stay_where_they_were_put(start: Start) -> None:
    driver = start()
    hands = inkblots_hands.Hands(driver)
    inkblots_hands.sit_down(driver)

    def guessed() -> tuple[list[int], list[str]]:
        return (
            [blot.place for blot in driver.find("BlotCard", chosen=True)],
            [word.symbol for word in driver.find("WordCard", chosen=True)],
        )

    hands.touch(driver.find("Candidate")[1])
    take_a_call(driver)
    driver.tap("Cleo is the subject")
    hands.touch_blot(3)
    take_a_call(driver)
    driver.tap("Turn it over")
    hands.lift()
    hands.drag(CIRCLE, 1)
    hands.drag(SQUARE, 0)
    finger = driver.down(*driver.place_of(hands.word(TRIANGLE)))
    driver.move(finger, *driver.place_of(hands.blot(2)))
    driver.app.on_pause()
    driver.up(finger)  # lifted behind the curtain: nothing was laid down
    hands.lift()
    assert [hands.blot(place).marker.symbol for place in range(3)] == [SQUARE, CIRCLE, ""]
    assert hands.screen.confirm.disabled
    hands.drag(TRIANGLE, 2)
    take_a_call(driver)
    hands.confirm()
    hands.lift()
    assert guessed() == ([], []), "the team sees nothing of what the subject chose"
    hands.touch_blot(1)
    hands.touch_word(CIRCLE)
    take_a_call(driver)
    assert guessed() == ([1], [CIRCLE])
    hands.confirm()
    assert guessed() == ([1], []), "the blot is given, the word is to be chosen"
    hands.touch_word(SQUARE)
    take_a_call(driver)
    assert guessed() == ([1], [SQUARE])
    hands.confirm()
    hands.watch()
    hands.touch_blot(2)
    take_a_call(driver)
    hands.watch()  # the marker turns over once more
    assert guessed() == ([2], [])
    hands.touch_word(TRIANGLE)
    hands.confirm()
    hands.watch()
    assert driver.one("TeamPanel", team="dusk").points == 2


# --- Telepathy --------------------------------------------------------------------------------


def test_a_card_a_place_and_an_announcement_wait(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    telepathy_hands.stage(monkeypatch, ("+blue", "+star"), row=("col_north",))
    driver = start()
    hands = telepathy_hands.sit_down(driver)
    hands.learn()
    hands.tap_card("col_north")
    driver.tap("Peek")  # a look at one's own secret loses nothing either
    driver.tap("Ana")
    hands.lift()
    driver.tap("Done")
    hands.lift()
    assert [face.card for face in driver.find("ActionCard", chosen=True)] == ["col_north"]
    driver.tap("Give it to Ben")
    hands.tap_place("column C")
    take_a_call(driver)
    assert hands.screen.grid.chosen == "column C"
    driver.tap("Move column C")
    hands.next_turn()
    assert not driver.find("ActionCard", chosen=True)
    hands.turn()
    driver.tap("Ana announces")
    driver.tap(driver.one("SignCard", sign="star"))
    take_a_call(driver)
    assert driver.one("SignCard", chosen=True).sign == "star"
    driver.tap("Back")
    driver.tap("Ben announces")
    assert not driver.find("SignCard", chosen=True)
    hands.name("blue")
    driver.tap(driver.one("SignCard", sign="waves"))
    take_a_call(driver)
    driver.tap("Reply: waves")
    assert hands.screen.prompt.verdict == "wrong-names"


# --- Clouds -----------------------------------------------------------------------------------


def test_a_word_waits_for_its_artist(start: Start) -> None:
    driver = start()
    hands = clouds_hands.sit_down(driver)
    hands.lift()
    driver.tap(driver.find("WordChoice")[1])
    take_a_call(driver)
    assert [card.chosen for card in driver.find("WordChoice")] == [False, True, False]
