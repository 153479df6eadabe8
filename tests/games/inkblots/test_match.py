"""Tests of secrecy, undo, saving, stories and transcripts of a match of Inkblots."""

import json

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
from engine.games.inkblots.prompts import RecallMatchPrompt
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Supply
from engine.save import load, save
from engine.setup import Player
from engine.simulate import PLAYER_NAMES, play_out
from tests.games.inkblots.situations import (
    CIRCLE,
    SQUARE,
    TRIANGLE,
    guessed,
    matched,
    next_round,
    nobody_scores,
    play,
    point_for_control,
    point_for_test,
    second_guess,
    start,
    to_scores,
)
from tests.support.matches import pack_for, robot_match


def test_the_subject_may_look_again_until_the_reveal() -> None:
    before = play(start(), ChooseSubject(0, 0), RemoveImage(1, 3))
    assert GAME.peek(before, 0) is None
    for state in (
        matched(start()),
        play(matched(start()), Guess(2, 0, CIRCLE)),
        guessed(start(), 0, CIRCLE, CIRCLE),
    ):
        peeked = GAME.peek(state, 0)
        assert isinstance(peeked, RecallMatchPrompt)
        assert (peeked.audience, peeked.actors) == (0, ())
        assert peeked.board.markers == (CIRCLE, TRIANGLE, SQUARE, "")
        assert [GAME.peek(state, seat) for seat in (-1, 1, 2, 3, 99)] == [None] * 5
    assert GAME.peek(nobody_scores(start()), 0) is None


def people() -> Match:
    packs = [pack_for(GAME, need) for need in GAME.needs]
    players = [Player(name) for name in PLAYER_NAMES[:4]]
    return Match(GAME, make_setup(GAME, players, 1, first=0, supply=Supply(packs)))


def test_choices_can_be_taken_back_until_something_is_revealed() -> None:
    match = people()
    match.lift()
    match.play(ChooseSubject(0, 0))
    match.undo()
    match.play(ChooseSubject(0, 2))
    match.play(RemoveImage(1, 0))
    match.undo()
    match.lift()
    match.play(RemoveImage(1, 3))
    match.lift()
    match.play(MatchSymbols(2, SYMBOLS))
    match.undo()
    match.lift()
    match.play(MatchSymbols(2, SYMBOLS))
    match.lift()
    assert match.why_not_undo() is not None
    match.play(Guess(0, 1, CIRCLE))
    match.undo()
    match.play(Guess(0, 0, CIRCLE))
    match.play(ControlGuess(1, CIRCLE))
    refused = match.why_not_undo()
    assert refused is not None
    assert refused.key == "final"


def test_a_saved_match_goes_on_as_it_was() -> None:
    match = robot_match(GAME, 5, 3)
    for step, _ in enumerate(play_out(match)):
        if step % 7 == 0:
            assert load(json.loads(json.dumps(save(match)))).prompt == match.prompt


def test_used_are_the_cards_that_were_shown() -> None:
    state = start()
    assert len(GAME.used(state)) == 7
    assert len(GAME.used(nobody_scores(state))) == 7
    assert len(GAME.used(next_round(point_for_test(state)))) == 14


def test_the_story_tells_who_understood_whom() -> None:
    state = second_guess(guessed(start(), 0, CIRCLE, TRIANGLE), 1, SQUARE)
    (chapter,) = GAME.story(state)
    assert json.loads(json.dumps(chapter)) == chapter
    assert (chapter["subject"], chapter["guessers"]) == (0, [2])
    assert chapter["teams"] == {"dusk": [0, 2], "dawn": [1, 3]}
    assert [image["symbol"] for image in chapter["images"]] == [CIRCLE, TRIANGLE, SQUARE, ""]
    assert [(guess["by"], guess["right"]) for guess in chapter["guesses"]] == [
        (2, True),
        (1, False),
        (2, False),
    ]
    assert chapter["scores"] == {"dusk": 1, "dawn": 0}
    assert GAME.story(next_round(state)) == (chapter,)
    assert GAME.story(matched(start())) == ()


def test_the_transcript_reads_well() -> None:
    state = start()
    first = GAME.prompt(state).text(state.seating.names).splitlines()
    assert first[0] == "Round 1 (Moon 0, Sun 0): team Moon is tested - Ana and Cleo."
    assert first[1].startswith("Words: ● ")
    state = guessed(state, 0, CIRCLE, TRIANGLE)
    assert GAME.prompt(state).text(state.seating.names).startswith("Right! 1 ● ")
    state = second_guess(state, 1, SQUARE)
    result = GAME.prompt(state).text(state.seating.names)
    assert result.endswith("Moon wins image 1 (test-right): Moon 1, Sun 0.")
    result = GAME.prompt(nobody_scores(start())).text(state.seating.names)
    assert "Nobody wins an image (both-wrong)" in result
    over = next_round(point_for_control(to_scores(2, 3)))
    assert "Team Sun - Ben and Dan - wins after" in GAME.prompt(over).text(over.seating.names)


def test_moves_say_what_was_done() -> None:
    names = PLAYER_NAMES[:4]
    assert ChooseSubject(0, 2).text(names) == "Cleo is the test subject."
    assert RemoveImage(1, 3).text(names) == "Ben turns image 4 face down."
    assert MatchSymbols(0, SYMBOLS).text(names) == ""
    assert Guess(2, 0, CIRCLE).text(names) == "Cleo guesses ● for image 1."
    assert ControlGuess(1, SQUARE).text(names) == "Ben guesses ■ for the control team."
    assert SecondGuess(2, 1, TRIANGLE).text(names) == "Cleo then guesses ▲ for image 2."
    assert PassSecondGuess(2).text(names) == "Cleo passes the second guess."
