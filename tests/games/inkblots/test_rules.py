"""Tests of the steps of a round, of special cases (named r1 to r8), and of short matches."""

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core import Context, Cue, Join, Next, TimeUp
from engine.errors import BadSetup, IllegalMove
from engine.games.inkblots.board import FACE_DOWN
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import (
    SYMBOLS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    PassSecondGuess,
    RemoveImage,
    SecondGuess,
)
from engine.games.inkblots.prompts import (
    ChooseSubjectPrompt,
    ControlGuessPrompt,
    GameOverPrompt,
    GuessPrompt,
    MatchSymbolsPrompt,
    RemoveImagePrompt,
    RoundResultPrompt,
    SecondGuessPrompt,
)
from engine.games.inkblots.state import Phase, State
from engine.simulate import PLAYER_NAMES
from tests.games.inkblots.situations import (
    CIRCLE,
    SQUARE,
    TRIANGLE,
    gained,
    guessed,
    matched,
    next_round,
    nobody_scores,
    play,
    point_for_control,
    refusal,
    second_guess,
    start,
    to_scores,
)
from tests.support.matches import pack_for, setup_of

OPTIONAL = {"second_guess_optional": True}


# --- the steps of a round ---------------------------------------------------------------------


def test_a_round_goes_through_its_steps() -> None:
    state = start()
    prompt = GAME.prompt(state)
    assert isinstance(prompt, ChooseSubjectPrompt)
    assert (prompt.actors, prompt.audience, prompt.suggested) == ((0, 2), None, 0)

    state = play(state, ChooseSubject(2, 0))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, RemoveImagePrompt)
    assert (prompt.actors, prompt.audience) == ((1, 3), None)

    state = play(state, RemoveImage(3, 1))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, MatchSymbolsPrompt)
    assert (prompt.actors, prompt.audience, prompt.board.removed) == ((0,), 0, 1)

    state = play(state, MatchSymbols(0, (SQUARE, CIRCLE, TRIANGLE)))
    assert state.matching == (SQUARE, "", CIRCLE, TRIANGLE)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, GuessPrompt)
    assert (prompt.actors, prompt.audience, prompt.board.markers) == ((2,), None, FACE_DOWN)
    assert prompt.last == RemoveImage(3, 1)

    state = play(state, Guess(2, 2, CIRCLE))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, ControlGuessPrompt)
    assert (prompt.actors, prompt.board.guess) == ((1, 3), Guess(2, 2, CIRCLE))
    assert prompt.board.markers == FACE_DOWN

    state = play(state, ControlGuess(1, SQUARE))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, SecondGuessPrompt)
    assert (prompt.actors, prompt.cue, prompt.may_pass) == ((2,), Cue.REVEAL, False)
    assert prompt.board.markers == ("", "", CIRCLE, "")
    assert (prompt.board.images_left, prompt.board.symbols_left) == ((0, 3), (TRIANGLE, SQUARE))
    assert [gain.why for gain in prompt.gains] == ["test-right"]
    assert prompt.board.scores == {"dusk": 1, "dawn": 0}

    state = play(state, SecondGuess(2, 3, TRIANGLE))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, RoundResultPrompt)
    assert (prompt.actors, prompt.cue) == ((0, 1, 2, 3), Cue.REVEAL)
    assert (prompt.next_test_team, prompt.winner) == ("dawn", "")
    assert prompt.board.scores == {"dusk": 2, "dawn": 0}

    state = play(state, Next(3))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, ChooseSubjectPrompt)
    assert (prompt.actors, prompt.board.deal.round) == ((1, 3), 2)
    assert prompt.board.markers == FACE_DOWN
    assert len(prompt.board.won[0]) == 2


def test_cards_come_from_the_top_of_the_box() -> None:
    setup = setup_of(GAME, 4)
    state = GAME.new(setup, Chance(1, 0))
    assert state.board.deal.words == setup.box["words"][:3]
    assert state.board.deal.images == setup.box["pictures"][:4]
    second = next_round(nobody_scores(state)).board.deal
    assert second.words == setup.box["words"][3:6]
    assert second.images == setup.box["pictures"][4:8]


def test_moves_out_of_turn_are_refused() -> None:
    state = start()
    assert refusal(state, RemoveImage(0, 1)) == "not-now"
    assert refusal(state, ChooseSubject(1, 1)) == "not-your-turn"
    assert refusal(state, ChooseSubject(0, 1)) == "not-in-team"
    assert refusal(state, ChooseSubject(0, -2)) == "not-in-team"
    assert refusal(state, TimeUp()) == "not-now"
    assert refusal(matched(state), MatchSymbols(0, SYMBOLS)) == "not-now"
    assert refusal(matched(state), Guess(2, 3, CIRCLE)) == "bad-image"
    assert refusal(matched(state), Guess(2, 0, "star")) == "bad-symbol"
    assert refusal(matched(state), Guess(0, 0, CIRCLE)) == "not-your-turn"


def test_a_refusal_speaks_of_words_as_people_see_them() -> None:
    state = matched(start())
    words = ", ".join(word.text for word in state.board.deal.words)
    with pytest.raises(IllegalMove, match=words):
        play(state, Guess(2, 0, "star"))


def test_the_refusal_names_those_whose_turn_it_is() -> None:
    with pytest.raises(IllegalMove, match=r"Waiting for Ana, Cleo\."):
        play(start(), ChooseSubject(1, 1))


# --- decisions --------------------------------------------------------------------------------


def test_r1_the_control_team_must_guess() -> None:
    state = play(matched(start(options=OPTIONAL)), Guess(2, 0, CIRCLE))
    assert refusal(state, PassSecondGuess(1)) == "not-now"
    assert refusal(state, Next(1)) == "not-now"


def test_r2_the_second_guess_is_due_unless_the_house_says_otherwise() -> None:
    assert refusal(guessed(start(), 0, CIRCLE, CIRCLE), PassSecondGuess(2)) == "must-guess"
    before = start(options=OPTIONAL)
    for control, points in ((CIRCLE, (0, 0)), (SQUARE, (1, 0))):
        state = guessed(before, 0, CIRCLE, control)
        prompt = GAME.prompt(state)
        assert isinstance(prompt, SecondGuessPrompt)
        assert prompt.may_pass
        assert PassSecondGuess(2) in prompt.options()
        state = play(state, PassSecondGuess(2))
        assert gained(before, state) == points
        assert state.board.second == PassSecondGuess(2)


def test_r3_the_first_marker_and_image_are_spent() -> None:
    prompt = GAME.prompt(guessed(start(), 0, CIRCLE, CIRCLE))
    assert set(prompt.options()) == {
        SecondGuess(2, image, symbol) for image in (1, 2) for symbol in (TRIANGLE, SQUARE)
    }


def test_r4_the_suggested_subject_has_had_the_fewest_turns() -> None:
    state = start(6)
    suggested = []
    for _ in range(8):
        prompt = GAME.prompt(state)
        assert isinstance(prompt, ChooseSubjectPrompt)
        suggested.append(prompt.suggested)
        board = state.board
        guesser = next(seat for seat in board.deal.testers if seat != prompt.suggested)
        state = play(
            state,
            ChooseSubject(guesser, prompt.suggested),
            RemoveImage(board.deal.controllers[0], 3),
            MatchSymbols(prompt.suggested, SYMBOLS),
            Guess(guesser, 0, TRIANGLE),
            ControlGuess(board.deal.controllers[0], SQUARE),
            Next(0),
        )
    assert suggested == [0, 1, 2, 3, 4, 5, 0, 1]


def test_r4_the_subject_never_guesses() -> None:
    state = guessed(start(7), 0, CIRCLE, CIRCLE)
    assert state.board.subject == 0
    assert GAME.prompt(state).actors == (2, 4, 6)


def small_box(images: int) -> State:
    packs = [pack_for(GAME, need, images if need.kind == "pictures" else 30) for need in GAME.needs]
    return start(packs=packs)


def played_to_the_end(state: State) -> GameOverPrompt:
    """The last prompt of a match in which the control team wins one blot in every round.

    The teams take turns as the control team, so neither gets far ahead.
    """
    while True:
        state = next_round(point_for_control(state))
        prompt = GAME.prompt(state)
        if isinstance(prompt, GameOverPrompt):
            assert refusal(state, Next(0)) == "over"
            return prompt


def test_r5_more_points_win_when_the_images_are_used_up() -> None:
    prompt = played_to_the_end(small_box(40))
    assert (prompt.reason, prompt.team, prompt.winners) == ("images-used-up", "dawn", (1, 3))
    assert prompt.board.scores == {"dusk": 18, "dawn": 19}


def test_r5_equal_points_are_a_draw() -> None:
    prompt = played_to_the_end(small_box(41))
    assert (prompt.reason, prompt.team, prompt.winners) == ("images-used-up", "", ())
    assert prompt.board.scores == {"dusk": 19, "dawn": 19}
    assert "a draw" in prompt.text(PLAYER_NAMES)


def test_r5_leftovers_are_shuffled_in_with_the_box() -> None:
    state = small_box(42)
    for _ in range(9):
        state = next_round(nobody_scores(state))
    leftovers = set(state.match.pictures.deck)
    assert len(leftovers) == 2
    state = next_round(nobody_scores(state))
    kept, deal = state.match, state.board.deal
    assert (deal.round, len(kept.words.deck), kept.words.boxed) == (11, 27, ())
    assert (len(kept.pictures.deck), kept.pictures.boxed) == (42 - 4, ())
    images = (*kept.pictures.deck, *(image.id for image in deal.images))
    assert sorted(images) == sorted(card for card in kept.items if "pictures" in card)
    assert not leftovers <= {image.id for image in deal.images}, "they do not come first"


def test_r6_a_win_is_declared_only_after_the_second_guess() -> None:
    state = guessed(to_scores(3, 2), 0, CIRCLE, TRIANGLE)
    assert state.board.scores == {"dusk": 4, "dawn": 2}
    assert state.phase is Phase.SECOND
    assert next_round(second_guess(state, 1, SQUARE)).phase is Phase.OVER


def test_r7_the_whole_pairing_is_shown() -> None:
    board = GAME.prompt(nobody_scores(start())).board  # type: ignore[attr-defined]
    assert board.markers == (CIRCLE, TRIANGLE, SQUARE, "")


@pytest.mark.parametrize(("images", "words", "key"), [(27, 100, "pictures"), (100, 29, "words")])
def test_r8_small_packs_are_refused(images: int, words: int, key: str) -> None:
    sizes = {"pictures": images, "words": words}
    packs = [pack_for(GAME, need, sizes[need.kind]) for need in GAME.needs]
    with pytest.raises(BadSetup, match=key):
        setup_of(GAME, 4, packs=packs)


# --- short matches ----------------------------------------------------------------------------

SHORT = {"length": "short"}


@pytest.mark.parametrize(("players", "rounds"), [(4, 4), (5, 4), (6, 6), (10, 6)])
@pytest.mark.parametrize(("points", "team"), [(0, ""), (1, "dawn"), (2, ""), (3, "dawn")])
def test_a_short_match_has_a_fixed_number_of_rounds(
    players: int, rounds: int, points: int, team: str
) -> None:
    """Neither points nor a lead end it: both teams are tested equally often, then more points win.

    The control team, which is Sun in odd rounds and Moon in even ones, wins the first `points`
    rounds.
    """
    state = start(players, options=SHORT)
    tested = []
    for number in range(1, rounds + 1):
        deal = state.board.deal
        assert (deal.short, deal.round, deal.rounds) == (True, number, rounds)
        tested.append(deal.test_team)
        state = (point_for_control if number <= points else nobody_scores)(state)
        prompt = GAME.prompt(state)
        assert isinstance(prompt, RoundResultPrompt)
        assert (prompt.winner, bool(prompt.next_test_team)) == ("", number < rounds)
        state = next_round(state)
    assert tested.count("dusk") == tested.count("dawn")
    ending = GAME.prompt(state)
    assert isinstance(ending, GameOverPrompt)
    assert (ending.team, ending.reason) == (team, "rounds-used-up")
    assert "short game" in ending.text(PLAYER_NAMES).lower() or team
    assert {story["length"] for story in GAME.story(state)} == {"short"}


def test_a_short_match_keeps_its_rounds_when_somebody_joins() -> None:
    state = play(nobody_scores(start(5, options=SHORT)), Join(5, "Zoe"))
    assert next_round(state).board.deal.rounds == 4


def test_a_fifth_round_of_an_earlier_version_is_replayed() -> None:
    """Short matches had up to six rounds before; nobody can make a fifth one of four any more."""
    state = start(options=SHORT)
    for _ in range(4):
        state = next_round(nobody_scores(state))
    begun = GAME.apply(state, ChooseSubject(0, 0), Context(1, 40, replayed=True))
    assert (begun.phase, begun.board.deal.round, begun.board.deal.rounds) == (Phase.REMOVE, 5, 6)
    assert refusal(state, ChooseSubject(0, 0)) == "over"


def test_a_match_saved_before_there_were_short_ones_is_a_whole_one() -> None:
    setup = setup_of(GAME, 4)
    old = replace(setup, options={"second_guess_optional": False})
    assert not GAME.new(old, Chance(1, 0)).board.deal.short
