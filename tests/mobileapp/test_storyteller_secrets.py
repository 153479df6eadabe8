"""Storyteller keeps secrets: whatever happens, only the curtain is left."""

import pytest
from kivy.core.window import Window

from tests.mobileapp.conftest import Start
from tests.mobileapp.storyteller_hands import Hands

from engine.core import Handoff  # isort: skip - the driver prepares Kivy first
from engine.games.storyteller import prompts  # isort: skip


pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.fixture
def hands(start: Start) -> Hands:
    hands = Hands(start())
    hands.sit_down(4, people=(0, 1))
    return hands


def pause(hands: Hands) -> None:
    hands.driver.app.dispatch("on_pause")
    hands.driver.pump()


def lose_focus(hands: Hands) -> None:
    Window._focus = True
    Window._focus = False
    hands.driver.pump()


def rotate(hands: Hands) -> None:
    hands.driver.resize("portrait")


def go_back(hands: Hands) -> None:
    hands.driver.back()


def hide(hands: Hands) -> None:
    hands.touch(hands.driver.find("IconButton", icon="eye-off")[0])


def wait_a_minute(hands: Hands) -> None:
    hands.driver.app.play._watch_idleness(61)
    hands.driver.pump()


INTERRUPTIONS = (pause, lose_focus, go_back, hide, wait_a_minute, rotate)


def assert_nothing_secret(hands: Hands, textures: set[int], texts: set[str]) -> None:
    """No picture, no texture and no word of what was in sight is left in the widget tree."""
    driver = hands.driver
    assert isinstance(hands.prompt, Handoff)
    for widget in driver.widgets():
        assert type(widget).__name__ not in ("Picture", "PictureCard", "CardZoom", "ClueField")
        assert id(getattr(widget, "texture", None)) not in textures
    assert not texts & set(driver.texts())


def in_sight(hands: Hands) -> tuple[set[int], set[str]]:
    hands.driver.let_pictures_arrive()
    pictures = hands.driver.find("Picture")
    textures = {id(picture.texture) for picture in pictures if picture.texture is not None}
    assert textures
    return textures, {"A secret path"}


def test_the_curtain_falls_over_a_hand(hands: Hands) -> None:
    """With a card chosen, a clue half written and, where it can be, another card shown large."""
    hands.until(prompts.TellPrompt)
    hands.touch_card(1)
    hands.write("A secret path")
    for interrupt in INTERRUPTIONS:
        if interrupt is not hide:
            hands.touch_card(1)
            assert hands.driver.find("CardZoom")
        textures, texts = in_sight(hands)
        interrupt(hands)
        assert_nothing_secret(hands, textures, texts)
        if interrupt is go_back:
            hands.tap("Back to the table")
        hands.lift()
        assert [place for place, card in enumerate(hands.cards) if card.chosen] == [1]
        assert hands.driver.one("ClueField").text == "A secret path"


def test_the_curtain_falls_in_every_secret_step(hands: Hands) -> None:
    for kind in (prompts.TellPrompt, prompts.ContributePrompt, prompts.VotePrompt):
        hands.until(kind)
        textures, texts = in_sight(hands)
        pause(hands)
        assert_nothing_secret(hands, textures, texts)


def test_a_killed_match_waits_at_its_hand_off(start: Start) -> None:
    hands = Hands(start())
    hands.sit_down(4, people=(0, 1))
    hands.until(prompts.TellPrompt)
    hands.tell(0, "Homeward")
    hands.until(prompts.ContributePrompt)
    hand = hands.prompt.hand
    hands.touch_card(2)
    again = Hands(start())
    again.driver.tap(again.driver.one("ContinueCard"))
    assert again.prompt == Handoff(1)
    assert not again.driver.find("Picture")
    again.lift()
    assert again.prompt.hand == hand
    assert again.driver.says("“Homeward”")
    again.give(2)
    again.until(prompts.VotePrompt)
    again = Hands(start("phone"))  # killed once more, with the table in sight
    again.driver.tap(again.driver.one("ContinueCard"))
    assert again.prompt == Handoff(1)
    again.until(prompts.RoundResultPrompt)


def test_a_card_can_be_taken_back_until_the_next_player_has_looked(start: Start) -> None:
    hands = Hands(start())
    hands.sit_down(4)
    hands.until(prompts.TellPrompt)
    hands.tell(0)
    assert hands.prompt == Handoff(1)
    hands.driver.back()
    hands.tap("Take back the last move")
    assert hands.prompt == Handoff(0)
    hands.lift()
    assert isinstance(hands.prompt, prompts.TellPrompt)
    hands.tell(3)
    hands.lift()
    hands.driver.back()
    assert hands.driver.button("Take back the last move").disabled
    assert hands.driver.says("The tablet has been passed on since.")


def test_a_vote_can_be_taken_back_before_anyone_sees_it(hands: Hands) -> None:
    hands.until(prompts.VotePrompt)
    voter = hands.prompt.audience
    hands.vote(hands.prompt.choices[0])
    hands.driver.back()
    hands.tap("Take back the last move")
    assert hands.prompt == Handoff(voter)
    hands.lift()
    hands.vote(hands.prompt.choices[1])
    hands.until(prompts.RoundResultPrompt)


def test_looking_again_at_ones_own_pictures(hands: Hands) -> None:
    hands.until(prompts.StartVotingPrompt)
    hands.driver.back()
    hands.tap("Look again at my secret")
    names = [pill.persona.name for pill in hands.driver.find("PersonPill")]
    assert names == ["Ana", "Ben"]
    hands.driver.tap(hands.driver.find("PersonPill")[1])
    assert hands.prompt == Handoff(1, peek=True)
    hands.lift()
    assert isinstance(hands.prompt, prompts.HandPrompt)
    assert [card.ribbon for card in hands.cards] == [""] * 5 + ["laid this round"]
    textures, texts = in_sight(hands)
    hands.tap("Done")
    assert_nothing_secret(hands, textures, texts)
    assert hands.prompt == Handoff(None)
    hands.lift()
    assert isinstance(hands.prompt, prompts.StartVotingPrompt)


def test_the_open_table_survives_a_rotation(hands: Hands) -> None:
    hands.until(prompts.RoundResultPrompt)
    hands.watch()
    hands.driver.resize("portrait")
    assert isinstance(hands.prompt, prompts.RoundResultPrompt)
    assert len(hands.driver.find("TrackToken")) == 4
    hands.read_result()
