"""Tests of the guesses that robots write for everybody to read."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.assets import KNOWLEDGE, PACKS, load_packs
from engine.chance import Chance
from engine.core import Context, Cue, Handoff, Move, Next, TimeUp, View
from engine.games.clouds.game import GAME
from engine.games.clouds.guesser import likenesses
from engine.games.clouds.layouts import KnownPictures
from engine.games.clouds.moves import (
    ChooseWord,
    Claim,
    Correct,
    Credit,
    Nobody,
    Place,
    Redraw,
    Remove,
    Say,
    Settle,
    Toss,
)
from engine.games.clouds.painting import GUESS_PAUSE
from engine.games.clouds.prompts import (
    ChooseWordPrompt,
    LateCreditPrompt,
    PaintPrompt,
    RoundResultPrompt,
    SettlePrompt,
    TossPrompt,
    WrittenGuess,
)
from engine.games.clouds.robot import DOUBT, PLAUSIBLE
from engine.games.clouds.sky import random_move
from engine.games.clouds.state import Phase, State
from engine.match import Match
from engine.packs import Item, Pack
from engine.setup import SKILLS, Player
from engine.simulate import PLAYER_NAMES, play_out
from tests.games.clouds.robot_data import ANIMALS, PICTURES
from tests.games.clouds.situations import begin, painting, play, refusal
from tests.support.matches import setup_of, state_of
from tests.support.robots import painted


def word_of(state: State) -> str:
    return state.items[state.word].text


def real_match(players: int, seed: int, people: tuple[int, ...] = (), **choices: Any) -> Match:
    packs = [pack for pack in load_packs(PACKS, "en") if pack.id == "clouds-en"]
    return Match(GAME, setup_of(GAME, players, seed, people=people, packs=packs, **choices))


# --- the rules --------------------------------------------------------------------------------


def test_everybody_reads_a_guess_and_the_clock_goes_on() -> None:
    state = play(painting(4), Say(1, "Cat"), elapsed=3_000)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, PaintPrompt)
    assert prompt.guesses == (WrittenGuess(1, "Cat", 117_000),)
    assert prompt.timer is not None
    assert prompt.timer.left == 117_000
    assert prompt.last == Say(1, "Cat")
    assert prompt.turn == 2, "it is still the same artist's turn"


def test_artists_do_not_guess_and_nobody_repeats_or_chatters() -> None:
    state = play(painting(4), Say(1, "Cat"))
    for artist in (0, 2):
        assert refusal(state, Say(artist, "Dog")) == "not-your-turn"
    assert refusal(state, Say(3, "cAT")) == "already-said"
    assert refusal(state, Say(1, "Dog"), elapsed=GUESS_PAUSE - 1) == "too-soon"
    assert len(play(state, Say(1, "Dog"), elapsed=GUESS_PAUSE).guesses) == 2
    assert len(play(state, Say(3, "Dog")).guesses) == 2
    for nothing in ("", "  ", "\u200b", "\u0301", "a\nb", "x" * 61):
        assert refusal(state, Say(3, nothing)) == "no-guess"
    assert len(play(state, Say(3, "x" * 60)).guesses) == 2
    assert refusal(state, Say(3, "Dog"), elapsed=120_000) == "time-up"


def test_guesses_are_of_one_round() -> None:
    state = painting(4)
    state = play(state, Say(3, word_of(state)), Claim(0), Next(0))
    assert state.guesses == ()


def test_a_robot_who_paints_ends_the_round_when_it_reads_the_word() -> None:
    """A robot that paints cannot judge spoken guesses, but accepts a written one that is right."""
    state = painting(4, people=(1,))
    assert refusal(state, Claim(0)) == "not-your-turn"
    state = play(state, Say(3, "something else"))
    assert refusal(state, Claim(0)) == "not-your-turn"
    result = play(state, Say(3, word_of(state).upper()), Claim(0), elapsed=GUESS_PAUSE)
    prompt = GAME.prompt(result)
    assert isinstance(prompt, RoundResultPrompt)
    assert (prompt.guesser, prompt.cue) == (3, Cue.REVEAL)
    assert result.scorers == (0, 2, 3)


def test_a_claim_of_a_person_is_judged_even_if_a_robot_wrote_the_word() -> None:
    state = painting(4, people=(0, 1, 2))
    state = play(state, Say(3, word_of(state)))
    claimed = play(state, Claim(0))
    assert claimed.phase is Phase.CLAIM


def test_where_only_robots_guess_nobody_is_asked() -> None:
    """Ana and Cleo paint; nobody has to judge the written guesses of the robots Ben and Dan."""
    state = painting(4, people=(0, 2))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, PaintPrompt)
    assert not prompt.aloud
    assert not [move for move in prompt.options() if isinstance(move, Claim)]
    assert refusal(state, Settle(1)) == "not-now"
    late = play(state, Say(3, "something else"), TimeUp())
    written = play(state, Say(3, word_of(state).upper()))
    for settled, guess, guesser in ((late, None, None), (written, written.guesses[0], 3)):
        prompt = GAME.prompt(settled)
        assert isinstance(prompt, SettlePrompt)
        assert (prompt.actors, prompt.guess, prompt.timer) == ((1, 3), guess, None)
        assert prompt.guesses == settled.guesses, "everybody has read it"
        assert asked(prompt, 1) == Settle(1)
        assert refusal(settled, Settle(0)) == "not-your-turn"
        result = GAME.prompt(play(settled, Settle(1)))
        assert isinstance(result, RoundResultPrompt)
        assert (result.guesser, result.cue) == (guesser, Cue.REVEAL)
        assert Correct(0, 1) in result.options(), "people have the last word"


def test_where_only_robots_guess_no_artist_claims() -> None:
    """Earlier versions allowed it, so a replay accepts a claim, and a credit after the word."""
    state = painting(4, people=(0, 2))
    assert refusal(state, Claim(0)) == "nothing-said"
    replayed = Context(1, 9, replayed=True)
    assert GAME.apply(state, Claim(0), replayed).phase is Phase.CLAIM
    written = play(state, Say(3, word_of(state)))
    for move in (Credit(0, 3), Nobody(0), Claim(0)):
        assert refusal(written, move) == "not-now"
    assert GAME.apply(written, Credit(0, 3), replayed).phase is Phase.RESULT


def test_people_are_asked_where_one_of_them_guesses_or_only_robots_play() -> None:
    for people in ((0, 2, 3), (1,), ()):
        state = painting(4, people=people)
        prompt = GAME.prompt(state)
        assert isinstance(prompt, PaintPrompt)
        assert prompt.aloud
        assert isinstance(GAME.prompt(play(state, TimeUp())), LateCreditPrompt)


def test_matches_in_which_people_judged_robots_can_still_be_loaded() -> None:
    state = painting(4, people=(0, 2))
    said = play(state, Say(3, word_of(state)))

    def replayed(state: State, *moves: Move) -> State:
        for move in moves:
            state = GAME.apply(state, move, Context(1, 9, replayed=True))
        return state

    assert replayed(said, Claim(0), Credit(0, 3)).scorers == (0, 2, 3)
    assert replayed(said, Place(2, "puff", 100, 100, 0, False, 1)).phase is Phase.PAINT
    assert replayed(state, TimeUp(), Nobody(0)).phase is Phase.RESULT


def test_p11_which_robot_is_asked_first_is_drawn_anew_after_every_move() -> None:
    state = painting(6)
    first = Counter[int]()
    for step in range(120):
        move = random_move(state.sky, state.turn, (), Chance(7, step, "sample"))
        state = GAME.apply(state, move, Context(7, step))
        first[GAME.prompt(state).actors[0]] += 1
    assert {*first} == {*state.guessers}
    assert max(first.values()) < 2 * min(first.values()), first


# --- the robots -------------------------------------------------------------------------------


def asked(
    prompt: Any,
    seat: int,
    known_secret: Item | None = None,
    skill: str = "sharp",
    alone: bool = False,
    knowledge: KnownPictures = PICTURES,
) -> Move | None:
    view = View(seat, prompt, None, alone, "Ana", skill, knowledge, known_secret)
    return GAME.robot(view, Chance(1, 1, "robot"))


def sky_prompt(word: str, said: tuple[WrittenGuess, ...] = (), **changes: Any) -> PaintPrompt:
    prompt = GAME.prompt(painting(4))
    assert isinstance(prompt, PaintPrompt)
    sky = painted(ANIMALS[word], "puff", 1)
    fields = {
        name: getattr(prompt, name) for name in ("actors", "timer", "round", "turn", "judges")
    }
    return PaintPrompt(**(fields | {"category": "Animals", "sky": sky, "guesses": said} | changes))


def test_a_guesser_says_what_the_sky_looks_like() -> None:
    assert asked(sky_prompt("Cat"), 1) == Say(1, "Cat")
    assert asked(sky_prompt("Cat"), 1, skill="awake") == Say(1, "Cat")


def test_even_a_wild_guess_looks_like_the_sky(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DOUBT, "dreamy", 0.9)
    prompt = sky_prompt("Cat")
    similar = [found.word for found in likenesses(prompt.sky.clouds, ANIMALS)][:PLAUSIBLE]
    guesses = set()
    for seed in range(30):
        view = View(1, prompt, None, False, "Ana", "dreamy", PICTURES)
        move = GAME.robot(view, Chance(seed, 1))
        if isinstance(move, Say):
            guesses.add(move.word)
    assert len(guesses) > 1
    assert guesses <= set(similar)


def test_a_guesser_never_repeats_and_lets_others_speak() -> None:
    now = sky_prompt("Cat").timer
    assert now is not None
    for said in (
        WrittenGuess(3, "cat", now.left + GUESS_PAUSE),
        WrittenGuess(1, "cat", now.left + GUESS_PAUSE),
    ):
        guess = asked(sky_prompt("Cat", (said,)), 1)
        assert guess is None or (isinstance(guess, Say) and guess.word != "Cat")
    for said in (
        WrittenGuess(1, "Dog", now.left + GUESS_PAUSE - 1),
        WrittenGuess(3, "Dog", now.left + 1_000),
    ):
        assert asked(sky_prompt("Cat", (said,)), 1) is None
    assert asked(sky_prompt("Cat", (WrittenGuess(1, "Dog", now.left + GUESS_PAUSE),)), 1) == Say(
        1, "Cat"
    )


def test_a_guesser_is_silent_where_there_is_nothing_to_see() -> None:
    assert asked(sky_prompt("Cat", category="Our family"), 1) is None
    assert asked(sky_prompt("Cat"), 1, knowledge=KnownPictures()) is None
    one = GAME.prompt(painting(4))
    assert asked(one, 1) is None, "one cloud is nothing yet"


def test_a_robot_that_guesses_does_not_know_the_word() -> None:
    """A robot that guesses does not know the secret word.

    Asked again with only the prompt that it answered, it guesses or does nothing.
    """
    match = real_match(6, 4)
    guesses = 0
    for step in play_out(match, KNOWLEDGE):
        if isinstance(step.move, Say):
            state: State = state_of(match)
            assert GAME.known_secret(state, step.move.seat) is None
            view = View(step.move.seat, step.before, None, False, knowledge=PICTURES)
            again = GAME.robot(view, Chance(state.left, 0))
            assert again is None or isinstance(again, Say)
            guesses += 1
    assert guesses


def test_an_artist_says_so_when_the_word_is_read_and_else_paints_on_its_turn() -> None:
    cat = Item("clouds-en/cat", "Cat")
    said = (WrittenGuess(3, "CAT", 119_000),)
    for artist in (0, 2):
        assert asked(sky_prompt("Cat", said), artist, cat) == Claim(artist)
    assert asked(sky_prompt("Cat", (WrittenGuess(3, "Dog", 119_000),)), 0, cat) is None, (
        "not its turn"
    )
    assert not isinstance(asked(sky_prompt("Cat"), 2, cat), (Claim, type(None)))


def test_a_robot_chooses_a_word_it_can_paint() -> None:
    start = GAME.prompt(begin(4))
    assert isinstance(start, ChooseWordPrompt)

    def choosing(*texts: str, redraw: bool = True) -> Move | None:
        words = tuple(Item(f"w/{text}", text) for text in texts)
        prompt = ChooseWordPrompt(
            actors=(0,), audience=0, round=start.round, words=words, redraw=redraw
        )
        return asked(prompt, 0, alone=True)

    assert choosing("Uncle Tom", "Cat", "Aunt Lisa") == ChooseWord(0, "w/Cat")
    assert choosing("Uncle Tom", "Aunt Lisa", "Rex") == Redraw(0)
    assert isinstance(choosing("Uncle Tom", "Aunt Lisa", "Rex", redraw=False), ChooseWord)


def test_a_robot_tosses_a_cloud_of_its_picture() -> None:
    prompt = TossPrompt(actors=(0,), round=begin_round(), category="Animals")
    assert asked(prompt, 0, Item("w/Cat", "Cat"), alone=True) == Toss(0, "puff")


def begin_round() -> Any:
    prompt = GAME.prompt(begin(4))
    assert isinstance(prompt, ChooseWordPrompt)
    return prompt.round


@pytest.mark.parametrize("players", range(4, 11))
def test_robots_among_themselves_find_most_words(players: int) -> None:
    match = real_match(players, 7)
    said = 0
    for step in play_out(match, KNOWLEDGE):
        said += isinstance(step.move, Say)
    story = match.story()
    found = [chapter for chapter in story if chapter["guesser"] is not None]
    assert len(found) >= 0.8 * len(story)
    assert said >= len(found)


def test_every_skill_plays_and_dreamy_robots_err_more_than_sharp_ones() -> None:
    wrong = {}
    for skill in SKILLS:
        company = [Player(name, True, skill) for name in PLAYER_NAMES[:5]]
        match = Match(GAME, replace(real_match(5, 3).setup, players=tuple(company)))
        guesses = sum(isinstance(step.move, Say) for step in play_out(match, KNOWLEDGE))
        found = sum(chapter["guesser"] is not None for chapter in match.story())
        wrong[skill] = guesses - found
    assert wrong["dreamy"] > wrong["sharp"]


def test_a_robot_and_a_person_paint_together() -> None:
    """A round can be finished although a person adds or removes clouds at random beside a robot."""
    match = real_match(4, 2, people=(0,), first=0)
    luck = Chance(2, 0, "person")
    placed = 0
    for _ in range(600):
        if match.over or len(match.story()) >= 3:
            break
        match.tick(2)
        if match.robot_turn(KNOWLEDGE):
            continue
        if isinstance(match.current, Handoff):
            match.lift()
            continue
        prompt = match.prompt
        mine = [move for move in prompt.options() if move.seat == 0]
        if isinstance(prompt, PaintPrompt):
            if prompt.turn != 0:
                continue
            mine = [move for move in mine if isinstance(move, (Place, Remove))]
            placed += 1
        match.play(luck.choice(mine))
    assert placed
    assert match.story()


def test_robots_finish_a_match_of_unknown_words_without_guessing() -> None:
    own = Pack(
        "own", 1, "words", ("clouds",), "Own", "en", "", "", 0,
        tuple(Item(f"own/{n}", f"Thing {n}", category="Ours") for n in range(40)),
    )  # fmt: skip
    match = Match(GAME, setup_of(GAME, 4, 3, packs=[own]))
    for step in play_out(match, KNOWLEDGE):
        assert not isinstance(step.move, Say)
    assert match.over
