"""Tests of Storyteller by touch: whole rounds, written clues, and secrets."""

from collections.abc import Callable

import pytest

from engine.core import Handoff
from engine.games.storyteller.game import GAME
from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    ContributePrompt,
    GameOverPrompt,
    HandPrompt,
    HaveCluePrompt,
    RoundResultPrompt,
    StartVotingPrompt,
    TellPrompt,
    VotePrompt,
)
from engine.make_setup import make_setup
from engine.packs import Supply
from engine.setup import Player
from tests.harness.hands import Hands
from tests.mobileapp.driver import Driver
from tests.mobileapp.moments import play_until

NAMES = ("Nora", "Theo", "Mila", "Ravi", "Gita", "Sam", "Otto", "Ines")
CLUE = (
    "What the sea keeps for itself when nobody comes to look for it, not even the lighthouse "
    "keeper and his grey old dogs"
)
Start = Callable[..., Driver]


def begin(start: Start, players: int, robots: int = 0, **options: object) -> Hands:
    driver = start(options.pop("size", "tablet"))
    people = [Player(name, seat >= players - robots) for seat, name in enumerate(NAMES[:players])]
    packs = driver.app.library.packs()
    setup = make_setup(GAME, people, 7, supply=Supply(packs), options=options)  # type: ignore[arg-type]
    driver.app.match_flow.start(setup)
    hands = Hands(driver)
    hands.rest()
    return hands


def act(hands: Hands) -> None:
    """Do what the current prompt asks for, with the fewest gestures."""
    shown = hands.shown
    match shown:
        case Handoff():
            hands.lift()
        case HaveCluePrompt():
            hands.tap("person:0")
        case TellPrompt():
            if shown.readers:
                hands.stage.writing.input.text = "What the sea keeps for itself"
                hands.rest()
            hands.flick(f"picture:{shown.hand[1].id}")
        case ContributePrompt():
            for item in shown.hand[: shown.wanted]:
                hands.flick(f"picture:{item.id}")
        case StartVotingPrompt():
            hands.tap("button")
        case CastVotesPrompt():
            for seat in shown.pointing:
                slot = shown.choices(seat)[seat % len(shown.choices(seat))]
                hands.drag(f"voter:{seat}", f"picture:{shown.pictures[slot].id}")
            hands.tap("button")
        case VotePrompt():
            hands.tap(f"picture:{shown.pictures[shown.choices[0]].id}")
            hands.tap("button")
        case RoundResultPrompt():
            hands.tap("next")


def play_to(hands: Hands, kind: type, steps: int = 60) -> None:
    for _ in range(steps):
        if isinstance(hands.shown, kind):
            return
        act(hands)
    raise AssertionError(f"no {kind.__name__}, but {hands.shown}")


def test_a_match_begins_without_a_hand_off(start: Start) -> None:
    hands = begin(start, 5)
    assert isinstance(hands.shown, HaveCluePrompt)


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
@pytest.mark.parametrize("votes", ["table", "secret"])
def test_rounds_by_touch(start: Start, size: str, votes: str) -> None:
    hands = begin(start, 4, size=size, votes=votes)
    play_to(hands, RoundResultPrompt)
    act(hands)
    assert isinstance(hands.shown, Handoff)
    play_to(hands, TellPrompt)


def test_three_people_play_two_pictures_each(start: Start) -> None:
    hands = begin(start, 3)
    play_to(hands, RoundResultPrompt)
    assert len(hands.shown.pictures) == 5


def test_a_whole_match_with_robots(start: Start) -> None:
    hands = begin(start, 4, robots=3, length="middle")
    for _ in range(400):
        if isinstance(hands.shown, GameOverPrompt):
            break
        people = [s for s in getattr(hands.shown, "actors", (0,)) if s == 0]
        if isinstance(hands.shown, Handoff) or people:
            act(hands)
        else:
            hands.driver.wait(1.2)
    hands.rest()
    assert {"again", "leave"} <= set(hands.scene.pieces)


def test_nothing_of_a_hand_is_left_on_the_curtain(start: Start) -> None:
    hands = begin(start, 4)
    play_to(hands, TellPrompt)
    hand = {item.id for item in hands.shown.hand}
    assert hands.faces() == hand
    hands.flick(f"picture:{hands.shown.hand[0].id}")
    assert isinstance(hands.shown, Handoff)
    assert hands.faces() == set()


def test_a_pause_hides_a_hand_in_the_same_frame(start: Start) -> None:
    hands = begin(start, 4)
    play_to(hands, ContributePrompt)
    assert hands.faces()
    hands.driver.app.on_pause()
    assert hands.faces() == set()
    assert hands.stage.curtain.covers


def test_a_press_enlarges_a_picture_and_a_second_one_puts_it_back(start: Start) -> None:
    hands = begin(start, 4)
    play_to(hands, TellPrompt)
    key = f"picture:{hands.shown.hand[2].id}"
    small = hands.piece(key).rect.w
    hands.tap(key)
    assert hands.piece(key).rect.w > small * 1.5
    hands.tap(key)
    assert hands.piece(key).rect.w == small


def test_a_half_typed_clue_and_an_enlarged_picture_survive_a_call(start: Start) -> None:
    hands = begin(start, 4)
    play_to(hands, TellPrompt)
    hands.stage.writing.input.text = "What the sea keeps"
    hands.tap(f"picture:{hands.shown.hand[2].id}")
    kept = hands.shown.hand[2].id
    hands.driver.app.on_pause()
    hands.driver.app.on_resume()
    hands.rest()
    hands.lift()
    choice = hands.driver.app.session.choice_for(hands.shown)
    assert (choice.clue, choice.enlarged) == ("What the sea keeps", kept)
    hands.tap("button")
    assert hands.shown.public.clue == "What the sea keeps"


def test_a_refused_clue_leaves_the_picture_in_the_hand(start: Start) -> None:
    hands = begin(start, 4)
    play_to(hands, TellPrompt)
    picture = hands.shown.hand[1].id
    hands.stage.writing.input.text = "What the sea\tkeeps"  # a tab can be pasted
    hands.flick(f"picture:{picture}")
    assert isinstance(hands.shown, TellPrompt)
    assert hands.piece("message").look.text
    assert f"picture:{picture}" in hands.scene.pieces
    assert hands.keys("laid:") == []
    hands.stage.writing.input.text = "What the sea keeps"
    hands.flick(f"picture:{picture}")
    assert hands.shown.public.clue == "What the sea keeps"


def test_looking_before_the_first_clue_is_one_press(start: Start) -> None:
    hands = begin(start, 4)
    touch = hands.driver.down(*hands.place_of("look:2"))
    hands.driver.wait(0.2)
    assert isinstance(hands.shown, Handoff)
    assert hands.faces() == set()
    hands.driver.wait(0.6)
    assert isinstance(hands.shown, HandPrompt)
    assert hands.shown.audience == 2
    hands.driver.up(touch)
    hands.rest()
    assert isinstance(hands.shown, HaveCluePrompt)
    assert hands.faces() == set()


def test_two_people_drag_their_tokens_at_once(start: Start) -> None:
    hands = begin(start, 5)
    play_to(hands, CastVotesPrompt)
    hands.rest()
    driver, prompt = hands.driver, hands.shown
    (first, second), targets = prompt.pointing[:2], [f"picture:{c.id}" for c in prompt.pictures]
    fingers = [driver.down(*hands.place_of(f"voter:{seat}")) for seat in (first, second)]
    for finger, target in zip(fingers, (targets[1], targets[3]), strict=True):
        driver.move(finger, *hands.place_of(target))
    for finger in fingers:
        driver.up(finger)
    hands.rest()
    choice = driver.app.session.choice_for(prompt)
    assert dict(choice.votes) == {first: 1, second: 3}


def test_the_next_curtain_does_not_depend_on_the_played_picture(start: Start) -> None:
    """The next curtain is the same whichever picture the storyteller has played."""
    seen = []
    for pick in (0, 3):
        hands = begin(start, 4)
        play_to(hands, TellPrompt)
        hands.flick(f"picture:{hands.shown.hand[pick].id}")
        seen.append((hands.shown.public, dict(hands.scene.pieces)))
    assert seen[0] == seen[1]


def test_with_robots_no_picture_can_be_played_before_the_clue_is_written(start: Start) -> None:
    hands = begin(start, 4, robots=2)
    hands.tap("person:0")
    hands.lift()
    picture = hands.shown.hand[0].id
    assert hands.scene.field.hint == "Write it here: Mila and Ravi can’t hear"
    hands.flick(f"picture:{picture}")
    assert isinstance(hands.shown, TellPrompt)
    assert hands.piece("message").look.text == "Write the clue down: robots can’t hear."
    hands.tap(f"picture:{picture}")
    assert hands.piece("button").look.text == "First write the clue"
    hands.tap("button")
    assert isinstance(hands.shown, TellPrompt)
    hands.stage.writing.input.text = "What the sea keeps for itself"
    hands.rest()
    hands.tap(f"picture:{picture}")
    hands.tap("button")
    play_to(hands, RoundResultPrompt)
    assert sum(len(shown.voters) for shown in hands.shown.pictures) == 3, "robots vote too"


def test_a_tap_on_a_hand_shows_the_curtain_of_its_owner(start: Start) -> None:
    hands = begin(start, 4)
    hands.tap("look:2")
    assert hands.shown.to == 2
    assert hands.stage.curtain.covers
    hands.tap("back")
    assert isinstance(hands.shown, HaveCluePrompt)
    hands.tap("look:2")
    hands.hold("ring")
    assert hands.shown.audience == 2
    assert len(hands.faces()) == 6
    hands.tap("button")  # the button “Done”, as no finger holds the peek open
    assert isinstance(hands.shown, HaveCluePrompt)
    assert hands.faces() == set()


def test_a_hand_that_is_held_open_says_how_it_closes(start: Start) -> None:
    hands = begin(start, 4)
    touch = hands.driver.down(*hands.place_of("look:2"))
    hands.driver.wait(0.8)
    assert hands.piece("button").tap is None
    assert hands.piece("button").look.text == "Let go to close"
    hands.driver.up(touch)
    hands.rest()
    assert isinstance(hands.shown, HaveCluePrompt)


def test_the_ring_of_a_held_hand_is_drawn_around_the_badge(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = begin(start, 4)
    drawn: list[object] = []
    monkeypatch.setattr(hands.stage.fingers, "_draw_ring", lambda sprite, _: drawn.append(sprite))
    touch = hands.driver.down(*hands.place_of("look:3"))
    hands.driver.wait(0.3)
    assert drawn[-1] is hands.stage.sprites.by_key["ring"]
    hands.driver.up(touch)


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_all_of_a_typed_clue_is_seen(start: Start, size: str) -> None:
    hands = begin(start, 4, size=size)
    play_to(hands, TellPrompt)
    field = hands.stage.writing.input
    for text in ("Hat", "My grandmother’s Sunday hat", CLUE):
        field.text = text
        hands.rest()
        assert field.text == text
        assert "".join(field._lines).replace(" ", "") == text.replace(" ", "")  # noqa: SLF001
        assert field.minimum_height <= field.height + 1
        width = field.width - field.padding[0] - field.padding[2]
        assert all(label.width <= width + 1 for label in field._lines_labels)  # noqa: SLF001
    assert field.font_name.endswith("display-italic.ttf")


def test_enter_ends_the_writing(start: Start) -> None:
    hands = begin(start, 4)
    play_to(hands, TellPrompt)
    field = hands.stage.writing.input
    field.text = "Hat"
    field.focus = True
    field.insert_text("\n")
    assert not field.focus
    assert field.text == "Hat"


def test_one_person_among_robots_opens_the_curtain_with_a_tap(start: Start) -> None:
    hands = begin(start, 4, robots=3)
    hands.tap("person:0")
    assert isinstance(hands.shown, Handoff)
    hands.tap("ring")
    assert isinstance(hands.shown, TellPrompt)
    hands.driver.app.on_pause()
    assert hands.faces() == set()
    assert hands.stage.curtain.covers
    hands.driver.app.on_resume()
    hands.rest()
    assert isinstance(hands.shown, Handoff)
    hands.tap("ring")
    assert isinstance(hands.shown, TellPrompt)


def test_everyone_sees_lots_being_drawn_and_a_tap_skips_it(start: Start) -> None:
    hands = begin(start, 4)
    hands.driver.up(hands.driver.down(*hands.place_of("lots")))
    hands.driver.wait(0.6)
    assert not hands.stage.curtain.covers
    assert hands.stage.scenes_left
    hands.tap_at(640, 30)
    assert hands.stage.curtain.covers
    assert isinstance(hands.shown, Handoff)
    teller = hands.shown.to
    hands.lift()
    assert hands.shown.audience == teller
    hands.driver.app.session.hide_secret()  # hidden at once, without waiting for a frame
    assert hands.stage.curtain.covers
    assert hands.faces() == set()


# --- the variant “together” -------------------------------------------------------------------


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_two_people_play_the_variant_together_by_touch(start: Start, size: str) -> None:
    driver = start(size)
    people, packs = [Player("Nora", chair=0), Player("Theo", chair=2)], driver.app.library.packs()
    driver.app.match_flow.start(
        make_setup(GAME, people, 7, first=0, variant="together", supply=Supply(packs))
    )
    hands = Hands(driver)
    hands.rest()
    for _ in range(10):
        play_to(hands, RoundResultPrompt)
        act(hands)
    assert isinstance(hands.shown, GameOverPrompt)
    assert hands.hand_offs == 10, "one in each round"
    best = sum(one["shared"] for one in driver.app.session.story)
    assert hands.shown.scores[0] == best


def test_the_best_earlier_result_is_shown_at_the_end(start: Start) -> None:
    driver = start()
    people, packs = [Player("Nora", chair=0), Player("Theo", chair=2)], driver.app.library.packs()
    scores = []
    for seed in (7, 8):
        setup = make_setup(GAME, people, seed, first=0, variant="together", supply=Supply(packs))
        driver.app.match_flow.start(setup)
        play_until(driver, GameOverPrompt)
        scores.append(driver.app.session.current.scores[0])
    assert driver.app.session.best_before == scores[0]
    hands = Hands(driver)
    hands.rest()
    said = hands.piece("subtitle").look.text  # type: ignore[attr-defined]
    assert said.endswith(f"your best so far was {scores[0]}")
