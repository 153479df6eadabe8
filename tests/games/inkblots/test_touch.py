"""Tests of Inkblots by touch: whole rounds, choices that are changed, and secrets."""

from collections.abc import Callable
from itertools import product

import pytest
from PIL import Image

from engine.core import Handoff
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import SYMBOLS
from engine.games.inkblots.prompts import (
    ChooseSubjectPrompt,
    ComparedPrompt,
    ControlGuessPrompt,
    FinishedPrompt,
    GameOverPrompt,
    GuessPrompt,
    MatchSymbolsPrompt,
    ReadPrompt,
    RecallMatchPrompt,
    RemoveImagePrompt,
    RoundResultPrompt,
    SecondGuessPrompt,
)
from engine.make_setup import make_setup
from engine.packs import Supply
from engine.setup import Player
from mobileapp.games.inkblots.looks import WordSlip
from mobileapp.games.team_looks import COLOURS
from mobileapp.palette import PLAYER_COLOURS
from mobileapp.stage import textures
from mobileapp.stage.sprite import OPACITY
from tests.harness.hands import Hands
from tests.mobileapp.driver import Driver

NAMES = ("Nora", "Theo", "Mila", "Ravi", "Gita", "Sam")
Start = Callable[..., Driver]


@pytest.fixture(autouse=True)
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all painting by blank pictures, as only pieces and their places matter here."""
    monkeypatch.setattr(textures, "paint", lambda key, art: Image.new("RGBA", (2, 2)))


def begin(
    start: Start, players: int = 5, robots: int = 0, size: str = "tablet", seed: int = 7
) -> Hands:
    driver = start(size)
    people = [Player(name, seat >= players - robots) for seat, name in enumerate(NAMES[:players])]
    setup = make_setup(GAME, people, seed, first=0, supply=Supply(driver.app.library.packs()))
    driver.app.match_flow.start(setup)
    hands = Hands(driver)
    hands.rest()
    return hands


def word(hands: Hands, symbol: str, secret: bool = False) -> str:
    """The key of the piece with the word for a symbol in this round.

    If `secret`, the piece is the one on the private screen where the subject pairs the words.
    """
    return f"{'my-' if secret else ''}word:{hands.shown.board.deal.word(symbol).id}"


def blot(hands: Hands, place: int) -> str:
    """The key of the blot with the index `place` among the blots in play, from left to right."""
    board = hands.shown.board
    return f"blot:{board.deal.images[board.images_in_play[place]].id}"


def act(hands: Hands) -> None:
    """Do what the current prompt asks for, with a drag wherever that is possible.

    The subject pairs the words with the blots from left to right.
    """
    shown = hands.shown
    match shown:
        case Handoff():
            hands.lift()
        case ChooseSubjectPrompt():
            hands.tap(f"person:{shown.suggested}")
        case RemoveImagePrompt():
            hands.drag(f"blot:{shown.board.deal.images[3].id}", "folder")
        case MatchSymbolsPrompt():
            for place, symbol in enumerate(SYMBOLS):
                hands.drag(word(hands, symbol, secret=True), blot(hands, place))
        case GuessPrompt():
            hands.drag(word(hands, SYMBOLS[0]), blot(hands, 0))
        case ControlGuessPrompt():
            asked = f"blot:{shown.board.deal.images[shown.board.guess.image].id}"
            hands.drag(word(hands, SYMBOLS[1]), asked)
        case SecondGuessPrompt():
            left = shown.board.images_left[-1]
            said = word(hands, shown.board.symbols_left[-1])
            hands.drag(said, f"blot:{shown.board.deal.images[left].id}")
        case RoundResultPrompt():
            hands.tap("next")


def play_to(hands: Hands, *kinds: type, steps: int = 120) -> None:
    for _ in range(steps):
        if isinstance(hands.shown, kinds):
            return
        act(hands)
    raise AssertionError(f"no {kinds}, but {hands.shown}")


def words_in_sight(hands: Hands) -> set[str]:
    """The words on all slips that exist on the stage, even on those that are leaving."""
    looks = [sprite.piece.look for sprite in hands.stage.sprites.order]
    return {look.text for look in looks if isinstance(look, WordSlip)}


def test_no_player_wears_the_colour_of_a_team() -> None:
    for team, player in product(COLOURS.values(), PLAYER_COLOURS.values()):
        assert contrast(team, player) > 1.8, f"{player} looks like {team}"


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21, as WCAG defines it."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_after_a_round_the_teams_swap_roles(start: Start) -> None:
    hands = begin(start)
    play_to(hands, RoundResultPrompt)
    act(hands)
    play_to(hands, SecondGuessPrompt)
    assert hands.shown.board.deal.test_team == "dawn"


@pytest.mark.parametrize("size", ["portrait", "phone"])
def test_a_round_by_drags_in_other_windows(start: Start, size: str) -> None:
    hands = begin(start, 6, size=size)
    play_to(hands, RoundResultPrompt)
    act(hands)
    assert isinstance(hands.shown, ChooseSubjectPrompt)


def test_a_whole_match_by_drags(start: Start) -> None:
    hands = begin(start, 4)
    play_to(hands, GameOverPrompt)
    assert hands.shown.team == "dusk"
    assert {"again", "leave", "exhibit:0"} <= set(hands.scene.pieces)
    hands.tap("exhibit:0")
    assert "saw" in hands.piece("caption").look.text  # type: ignore[attr-defined]
    hands.tap("large")
    assert "large" not in hands.scene.pieces
    hands.tap("exhibit:0")
    large, again = (hands.scene.pieces[key].rect for key in ("large", "again"))
    assert again.right > large.right + again.h
    hands.driver.up(hands.driver.down(again.right - again.h / 2, again.cy))
    hands.driver.wait(1)
    assert "large" not in hands.scene.pieces
    assert isinstance(hands.shown, GameOverPrompt)  # the tap has only closed the picture


def test_a_round_by_taps_alone(start: Start) -> None:
    hands = begin(start)
    play_to(hands, RemoveImagePrompt)
    hands.tap(f"blot:{hands.shown.board.deal.images[0].id}")
    hands.lift()
    for place, symbol in enumerate(SYMBOLS):
        hands.tap(word(hands, symbol, secret=True))
        hands.tap(blot(hands, place))
    hands.lift()
    for kind in (GuessPrompt, ControlGuessPrompt, SecondGuessPrompt):
        assert isinstance(hands.shown, kind)
        place = 2 if kind is SecondGuessPrompt else 0
        hands.tap(word(hands, SYMBOLS[place]))
        if kind is not ControlGuessPrompt:  # a control guess is about only one blot
            hands.tap(blot(hands, place))
    assert isinstance(hands.shown, RoundResultPrompt)
    assert hands.shown.board.outcome == "both-right"
    assert hands.shown.board.scores == {"dusk": 1, "dawn": 0}


def test_robots_play_a_whole_match_with_one_person(start: Start) -> None:
    hands = begin(start, 4, robots=3)
    for _ in range(1500):
        if isinstance(hands.shown, GameOverPrompt):
            break
        ready = hands.stage.at_rest
        if ready and (isinstance(hands.shown, Handoff) or 0 in hands.shown.actors):
            act(hands)
        else:
            hands.driver.wait(0.5)
    assert {"again", "leave"} <= set(hands.scene.pieces)


def test_a_word_that_is_dropped_on_a_blot_stays_in_sight(start: Start) -> None:
    hands = begin(start)
    play_to(hands, GuessPrompt)
    driver, key = hands.driver, word(hands, SYMBOLS[0])
    slip = hands.stage.sprites.by_key[key]
    finger = driver.down(*hands.place_of(key))
    driver.move(finger, *hands.place_of(blot(hands, 0)))
    let_go = slip.values[:2]
    driver.up(finger)
    guess, row = hands.stage.sprites.by_key["guess:test"], hands.stage.sprites.by_key[key]
    assert guess is slip, "the guess is the slip that was held"
    assert guess.values[:2] == pytest.approx(let_go, abs=2)
    for _ in range(30):
        assert guess.has_front
        assert guess.values[OPACITY] == 1
        assert row.rect.overlaps(hands.piece(key).rect), "its copy does not cross the headline"
        driver.pump()
    hands.rest()


# --- changing one's mind ----------------------------------------------------------------------


def test_putting_a_blot_away_can_be_undone(start: Start) -> None:
    hands = begin(start)
    play_to(hands, RemoveImagePrompt)
    act(hands)
    assert isinstance(hands.shown, Handoff)
    hands.tap("undo")
    hands.lift()
    assert isinstance(hands.shown, RemoveImagePrompt)
    assert len(hands.keys("blot:")) == 4


def test_a_guess_can_be_undone_until_the_other_team_has_answered(start: Start) -> None:
    hands = begin(start)
    play_to(hands, ControlGuessPrompt)
    hands.tap("undo")
    assert isinstance(hands.shown, GuessPrompt)
    assert not hands.keys("guess:")
    act(hands)
    act(hands)
    assert "undo" not in hands.scene.pieces


def test_words_are_swapped_and_a_drop_beside_everything_changes_nothing(start: Start) -> None:
    hands = begin(start)
    play_to(hands, MatchSymbolsPrompt)
    circle, triangle, square = (word(hands, symbol, secret=True) for symbol in SYMBOLS)
    hands.drag(circle, blot(hands, 0))
    hands.drag(triangle, blot(hands, 1))
    first, second = (hands.piece(key).rect for key in (circle, triangle))
    hands.drag(circle, blot(hands, 1))
    assert (hands.piece(triangle).rect, hands.piece(circle).rect) == (first, second)
    hands.drag(square, (hands.stage.width / 2, hands.stage.height - 4))
    assert isinstance(hands.shown, MatchSymbolsPrompt)
    hands.drag(square, blot(hands, 2))
    hands.lift()
    hands.drag(word(hands, SYMBOLS[1]), blot(hands, 0))
    act(hands)
    assert isinstance(hands.shown, SecondGuessPrompt), "the swapped pairing is what counts"


def test_two_fingers_drag_two_words_at_once(start: Start) -> None:
    hands = begin(start)
    play_to(hands, MatchSymbolsPrompt)
    driver = hands.driver
    keys = [word(hands, symbol, secret=True) for symbol in SYMBOLS[:2]]
    fingers = [driver.down(*hands.place_of(key)) for key in keys]
    for part in (0.3, 0.7, 1.0):
        for place, (finger, key) in enumerate(zip(fingers, keys, strict=True)):
            rect, target = hands.piece(key).rect, hands.piece(blot(hands, place)).rect
            driver.move(
                finger,
                rect.cx + (target.cx - rect.cx) * part,
                rect.cy + (target.cy - rect.cy) * part,
            )
    for finger in fingers:
        driver.up(finger)
    hands.rest()
    slots = [hands.piece(key).rect.cx for key in keys]
    assert slots == pytest.approx([hands.piece(blot(hands, place)).rect.cx for place in (0, 1)])


def test_a_half_made_pairing_survives_a_call(start: Start) -> None:
    hands = begin(start)
    play_to(hands, MatchSymbolsPrompt)
    key = word(hands, SYMBOLS[0], secret=True)
    hands.drag(key, blot(hands, 1))
    lying = hands.piece(key).rect
    hands.driver.app.on_pause()
    assert hands.stage.curtain.covers
    assert not hands.keys("my-word:")
    hands.driver.app.on_resume()
    hands.rest()
    hands.lift()
    assert hands.piece(key).rect == lying


# --- secrets ----------------------------------------------------------------------------------


def test_no_word_is_left_in_the_frame_after_the_last_pairing(start: Start) -> None:
    hands = begin(start)
    play_to(hands, MatchSymbolsPrompt)
    for place, symbol in enumerate(SYMBOLS[:2]):
        hands.drag(word(hands, symbol, secret=True), blot(hands, place))
    driver, last = hands.driver, word(hands, SYMBOLS[2], secret=True)
    finger = driver.down(*hands.place_of(last))
    driver.move(finger, *hands.place_of(blot(hands, 2)))
    assert words_in_sight(hands)
    driver.up(finger)
    assert isinstance(hands.shown, Handoff)
    assert words_in_sight(hands) == set()
    hands.rest()
    assert len(hands.keys("answer:")) == 3


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_the_subject_looks_again_by_one_hold(start: Start, size: str) -> None:
    hands = begin(start, size=size)
    play_to(hands, GuessPrompt)
    driver = hands.driver
    finger = driver.down(*hands.place_of("peek"))
    assert hands.stage.scene.curtain is not None, "it goes under the curtain first"
    driver.until(lambda: isinstance(hands.shown, RecallMatchPrompt))
    driver.wait(0.5)
    assert len(hands.keys("my-word:")) == 3
    driver.up(finger)
    assert isinstance(hands.shown, GuessPrompt)
    private = [s.piece for s in hands.stage.sprites.order if not s.piece.public]
    assert private == [], "gone in the same frame"
    hands.rest()


def test_a_peek_does_not_replay_the_reveal(start: Start) -> None:
    hands = begin(start)
    play_to(hands, SecondGuessPrompt)
    driver = hands.driver
    finger = driver.down(*hands.place_of("peek"))
    driver.until(lambda: isinstance(hands.shown, RecallMatchPrompt))
    driver.up(finger)
    assert isinstance(hands.shown, SecondGuessPrompt)
    assert "word:" in " ".join(hands.scene.pieces), "the question is there at once"


def test_robots_wait_until_a_reveal_has_ended(start: Start) -> None:
    hands = begin(start, 4, robots=3, seed=2)  # with this seed robots soon understand each other
    stage, session = hands.stage, hands.driver.app.session
    for _ in range(600):
        if stage.scenes_left and session.robots_to_act():
            break
        hands.driver.pump(6)
        if not stage.at_rest or session.thinking:
            continue
        if isinstance(hands.shown, ControlGuessPrompt):  # `act` would wait for the reveal's end
            board = hands.shown.board
            asked = f"blot:{board.deal.images[board.guess.image].id}"
            said = hands.place_of(word(hands, SYMBOLS[1]))
            hands.driver.drag(said, hands.place_of(asked), 6)
        else:
            act(hands)
    assert session.robots_to_act(), "no robot was to act during a reveal"
    shown = hands.shown
    while stage.scenes_left:
        session._robot_turn(0)  # as if the robot's pause were over  # noqa: SLF001
        assert hands.shown is shown, "a robot acted before the end of the reveal"
        hands.driver.pump(6)
    hands.driver.until(lambda: hands.shown is not shown, seconds=20)


def test_a_tap_finishes_the_reveal(start: Start) -> None:
    hands = begin(start)
    play_to(hands, ControlGuessPrompt)
    driver = hands.driver
    driver.drag(hands.place_of(word(hands, SYMBOLS[1])), hands.place_of(blot(hands, 0)), 6)
    assert not hands.stage.at_rest
    driver.wait(0.3)
    hands.tap_at(hands.stage.width / 2, hands.stage.height / 2)
    assert "stakes" in hands.scene.pieces


# --- the variant “together” -------------------------------------------------------------------


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_two_play_together_by_touch(start: Start, size: str) -> None:
    driver = start(size)
    people = [Player("Nora"), Player("Theo")]
    packs = driver.app.library.packs()
    driver.app.match_flow.start(
        make_setup(GAME, people, 7, first=0, variant="together", supply=Supply(packs))
    )
    hands = Hands(driver)
    hands.rest()
    for number in range(8):
        act(hands)
        hands.lift()
        act(hands)
        hands.lift()
        assert isinstance(hands.shown, ReadPrompt)
        assert not hands.shown.board.read
        for place, symbol in enumerate(SYMBOLS):
            hands.drag(word(hands, symbol), blot(hands, place))
        hands.tap("confirm")
        assert isinstance(hands.shown, ComparedPrompt)
        assert hands.shown.points == 3 * (number + 1)
        hands.tap("next")
    assert isinstance(hands.shown, FinishedPrompt)
    assert hands.hand_offs == 8, "one in each round"
    assert hands.piece("headline").look.text == "Of one mind!"  # type: ignore[attr-defined]
