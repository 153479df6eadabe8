"""Tests of properties that hold in every state of every match, whatever people do."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.core import Context, GameOver, Join, Leave, Move, Next, TimeUp
from engine.errors import IllegalMove
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import (
    SYMBOLS,
    TEAMS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    PassSecondGuess,
    RemoveImage,
    SecondGuess,
)
from engine.games.inkblots.result import winner
from engine.games.inkblots.state import Phase, State
from tests.support.matches import pack_for, setup_of

SEEDS = st.integers(0, 2**32)
TABLES = st.integers(4, 10)
CAREFULLY = settings(max_examples=25)
NUMBERS = (-5, -1, 0, 1, 2, 3, 4, 99, 2**70)
MARKS = (*SYMBOLS, "", "star")


def random_match(
    players: int, seed: int, *, optional: bool = False, restless: bool = False
) -> Iterator[State]:
    """The states of a match of random legal moves, with as few blots and words as possible.

    `optional` lets the test team pass its second guess; `restless` lets players leave and join.
    """
    packs = [pack_for(GAME, need, need.minimum(players, {})) for need in GAME.needs]
    options = {"second_guess_optional": optional}
    setup = setup_of(GAME, players, seed, options=options, packs=packs)
    state = GAME.new(setup, Chance(seed, 0, "setup"))
    luck = Chance(seed, 0, "random play")
    yield state
    for step in range(1, 2_000):
        prompt = GAME.prompt(state)
        if isinstance(prompt, GameOver):
            return
        move = prompt.sample(luck)
        if restless and luck.happens(0.5):
            move = _coming_or_going(state, step, luck) or move
        state = GAME.apply(state, move, Context(seed, step))
        yield state
    pytest.fail("the match does not end")


def _coming_or_going(state: State, step: int, luck: Chance) -> Move | None:
    seats, new = state.everyone, len(state.seating.players)
    where = luck.below(len(seats) + 1)
    leave, join = Leave(luck.choice(seats)), Join(new, f"Guest {step}", position=where)
    for move in luck.shuffled((leave, join)):
        if accepted(state, move):
            return move
    return None


def accepted(state: State, move: Move) -> bool:
    try:
        GAME.apply(state, move, Context(1, 1))
    except IllegalMove:
        return False
    return True


@CAREFULLY
@given(TABLES, SEEDS, st.booleans(), st.booleans())
def test_every_card_is_in_one_place(
    players: int, seed: int, optional: bool, restless: bool
) -> None:
    for state in random_match(players, seed, optional=optional, restless=restless):
        board = state.board
        won = [item.id for images in board.won for item in images]
        on_table: list[str] = []
        if state.phase not in (Phase.RESULT, Phase.OVER):
            cards = (*board.deal.words, *board.deal.images)
            on_table = [item.id for item in cards if item.id not in won]
        piles = (state.match.pictures, state.match.words)
        in_piles = [card for pile in piles for card in (*pile.deck, *pile.boxed)]
        places = Counter((*in_piles, *on_table, *won))
        assert places == Counter(list(state.match.items))


@CAREFULLY
@given(TABLES, SEEDS, st.booleans())
def test_scores_are_the_sum_of_the_gains(players: int, seed: int, restless: bool) -> None:
    for state in random_match(players, seed, restless=restless):
        boards = list(state.match.rounds)
        if state.phase is Phase.SECOND:
            boards.append(state.board)
        total = Counter(dict.fromkeys(TEAMS, 0))
        for board in boards:
            assert len(board.gains) <= 2
            for gain in board.gains:
                total[gain.team] += gain.points
        assert total == state.board.scores
        if state.phase is not Phase.RESULT and state.phase is not Phase.OVER:
            earlier = dict(zip(TEAMS, map(len, state.board.deal.won), strict=True))
            assert winner(earlier) == ""


@CAREFULLY
@given(TABLES, SEEDS)
def test_teams_stay_fair_and_swap_roles(players: int, seed: int) -> None:
    for state in random_match(players, seed, restless=True):
        sizes = [state.board.deal.teams.count(team) for team in TEAMS]
        assert min(sizes) >= 2
        assert max(sizes) - min(sizes) <= 1
        assert 4 <= sum(sizes) == len(state.everyone) <= 10
        tested = [board.deal.test_team for board in state.match.rounds]
        assert all(one != other for one, other in pairwise(tested))
        for board in state.match.rounds:
            assert board.subject in board.deal.testers
            assert board.guess is not None
            assert board.guess.seat in board.guessers


def candidates(players: int) -> Iterator[Move]:
    """Moves of all kinds, most of them illegal, also with impossible seats, blots and symbols."""
    for seat in (-5, -1, *range(players), players, 99, 2**70):
        yield from (ChooseSubject(seat, n) for n in (*NUMBERS, *range(5, players)))
        yield from (RemoveImage(seat, n) for n in NUMBERS)
        for length in range(5):
            yield from (MatchSymbols(seat, marks) for marks in product(MARKS[:4], repeat=length))
        yield from (Guess(seat, n, mark) for n in NUMBERS for mark in MARKS)
        yield from (SecondGuess(seat, n, mark) for n in NUMBERS for mark in MARKS)
        yield from (ControlGuess(seat, mark) for mark in MARKS)
        yield from (PassSecondGuess(seat), Next(seat), TimeUp(seat))


@pytest.mark.parametrize(("players", "optional"), [(4, False), (5, True)])
def test_options_are_exactly_the_legal_moves(players: int, optional: bool) -> None:
    everything = list(candidates(players))
    seen: set[Phase] = set()
    for state in random_match(players, 11, optional=optional):
        if state.phase in seen:
            continue
        seen.add(state.phase)
        options = GAME.prompt(state).options()
        assert len(set(options)) == len(options)
        assert {move for move in everything if accepted(state, move)} == set(options)
    assert seen == set(Phase) - {Phase.READ, Phase.COMPARED, Phase.FINISHED}


SEATS = st.integers(-1, 10) | st.integers()
PLACES = st.integers(-1, 10) | st.integers()
WORDS = st.sampled_from(MARKS) | st.text(max_size=8)
ANY_MOVE = st.one_of(
    st.builds(ChooseSubject, SEATS, SEATS),
    st.builds(RemoveImage, SEATS, PLACES),
    st.builds(MatchSymbols, SEATS, st.lists(WORDS, max_size=5).map(tuple)),
    st.builds(Guess, SEATS, PLACES, WORDS),
    st.builds(ControlGuess, SEATS, WORDS),
    st.builds(SecondGuess, SEATS, PLACES, WORDS),
    st.builds(PassSecondGuess, SEATS),
    st.builds(Next, SEATS),
)


@CAREFULLY
@given(TABLES, SEEDS, st.lists(ANY_MOVE, min_size=20, max_size=20))
def test_only_offered_moves_are_accepted(players: int, seed: int, moves: list[Move]) -> None:
    for state in islice(random_match(players, seed), 15):
        options = GAME.prompt(state).options()
        for move in moves:
            assert accepted(state, move) == (move in options)


@CAREFULLY
@given(TABLES, SEEDS, st.integers(), st.sampled_from(("", "dusk", "dawn", "noon")))
def test_coming_and_going_is_refused_in_mid_round(
    players: int, seed: int, seat: int, role: str
) -> None:
    states = random_match(players, seed)
    for state in (next(states) for _ in range(5)):
        assert not accepted(state, Leave(seat))
        assert not accepted(state, Join(seat, "Zoe", role=role))
