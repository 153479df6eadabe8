"""Tests with random and malformed moves: no picture is lost, and all points are explained."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.core import Context, GameOver, Join, Leave, Move, Next, TimeUp
from engine.errors import IllegalMove
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import (
    Abstain,
    CastVotes,
    Contribute,
    DrawLots,
    HaveClue,
    StartVoting,
    Tell,
    Vote,
    WriteClue,
)
from engine.games.storyteller.prompts import WRITTEN, CastVotesPrompt, RoundResultPrompt
from engine.games.storyteller.state import Phase, State
from tests.games.storyteller.situations import dealt
from tests.support.matches import pack_for

PLAYERS = st.integers(3, 8)
SEEDS = st.integers(0, 10**9)


def random_states(players: int, seed: int, steps: int = 150) -> Iterator[State]:
    """The states of a random match of people and robots; players leave and join between rounds."""
    luck = Chance(seed, 0, "random_states")
    state = dealt(
        players,
        seed=seed,
        people=[seat for seat in range(players) if luck.happens(0.7)],
        first=luck.choice((None, 0, players - 1)),
        options={
            "votes": luck.choice(("table", "secret")),
            "length": luck.choice(("middle", "long")),
        },
        packs=[pack_for(GAME, GAME.needs[0], luck.between(GAME.needs[0].minimum(players, {}), 84))],
    )
    for step in range(steps):
        yield state
        prompt = GAME.prompt(state)
        if isinstance(prompt, GameOver):
            return
        move = prompt.sample(luck)
        if isinstance(prompt, RoundResultPrompt) and luck.happens(0.4):
            new, where = len(state.hands), luck.between(0, state.players)
            join = Join(new, f"Guest {step}", luck.happens(0.3), position=where)
            changes = luck.shuffled((Leave(luck.choice(state.everyone)), join))
            move = next((change for change in changes if legal(state, change)), move)
        state = GAME.apply(state, move, Context(seed, step))


def legal(state: State, move: Move) -> bool:
    try:
        GAME.apply(state, move, Context(0, 0))
    except IllegalMove:
        return False
    return True


@given(PLAYERS, SEEDS)
@settings(max_examples=20)
def test_every_picture_is_in_exactly_one_place(players: int, seed: int) -> None:
    for state in random_states(players, seed):
        places = [*state.match.deck, *state.match.discard, *(laid.picture for laid in state.laid)]
        places += [picture for hand in state.hands for picture in hand]
        assert sorted(places) == sorted(state.match.pictures)
        assert GAME.used(state) >= {picture for hand in state.hands for picture in hand}


@given(PLAYERS, SEEDS)
@settings(max_examples=20)
def test_scores_are_the_sum_of_what_was_given(players: int, seed: int) -> None:
    for state in random_states(players, seed):
        if state.phase is not Phase.RESULT:
            continue
        sums: Counter[int] = Counter()
        for played in state.match.rounds:
            for gain in played.gains:
                sums[gain.seat] += gain.points
        match = state.match
        assert match.points == {seat: sums[seat] for seat in match.seating.present}
        assert len({len(state.hands), *map(len, (match.scores, match.seating.players))}) == 1
        assert state.teller in match.seating.present


@given(PLAYERS, SEEDS)
@settings(max_examples=10)
def test_full_hands_at_the_start_of_every_round(players: int, seed: int) -> None:
    for state in random_states(players, seed):
        if state.phase is Phase.TELL:
            hands = {seat: len(hand) for seat, hand in enumerate(state.hands) if hand}
            assert hands == dict.fromkeys(sorted(state.everyone), 7 if state.players == 3 else 6)


def neighbourhood(state: State) -> Iterator[Move]:
    """Legal and illegal moves of most kinds, with some of the pictures and one written clue."""
    seats = range(-1, len(state.hands) + 1)
    first, second = (state.hands[seat] for seat in state.everyone[:2])
    pictures = [*first, *second[:2], *state.match.deck[:1], "nonsense"]
    slots = range(-1, 7)
    for seat in seats:
        yield from (kind(seat) for kind in (HaveClue, DrawLots, StartVoting, Abstain, Next))
        yield WriteClue(seat, WRITTEN)
        yield from (Vote(seat, slot) for slot in slots)
        yield from (Tell(seat, picture, clue) for picture in pictures for clue in ("", WRITTEN))
        yield from (Contribute(seat, (picture,)) for picture in pictures)
        yield from (Contribute(seat, pair) for pair in permutations(pictures[:8], 2))


def canonical(move: Move) -> Move:
    """The move without its clue and with sorted pictures, to compare moves regardless of both."""
    if isinstance(move, Tell):
        return Tell(move.seat, move.card)
    if isinstance(move, Contribute):
        return Contribute(move.seat, tuple(sorted(move.cards)))
    return move


@given(st.integers(3, 5), SEEDS)
@settings(max_examples=4)
def test_offered_moves_are_the_legal_ones(players: int, seed: int) -> None:
    for state in random_states(players, seed, steps=40):
        options = GAME.prompt(state).options()
        assert all(legal(state, move) for move in options)
        offered = set(map(canonical, options))
        tried = list(neighbourhood(state))
        taken = {canonical(move) for move in tried if legal(state, move)}
        assert taken == offered & set(map(canonical, tried))


@given(st.integers(3, 4), SEEDS)
@settings(max_examples=6)
def test_any_combination_of_choices_can_be_entered_at_the_table(players: int, seed: int) -> None:
    for state in random_states(players, seed, steps=40):
        prompt = GAME.prompt(state)
        if not isinstance(prompt, CastVotesPrompt):
            continue
        offered = {
            pair
            for move in prompt.options()
            if isinstance(move, CastVotes)
            for pair in zip(prompt.pointing, move.votes, strict=True)
        }
        allowed = {(seat, slot) for seat in prompt.pointing for slot in prompt.choices(seat)}
        assert offered == allowed
        everything = range(-1, len(prompt.pictures) + 1)
        for votes in product(everything, repeat=len(prompt.pointing)):
            ok = all(pair in allowed for pair in zip(prompt.pointing, votes, strict=True))
            assert legal(state, CastVotes(0, votes)) == ok


NUMBERS = st.integers(-3, 12) | st.sampled_from((-(10**30), 10**30))
TEXTS = st.text(max_size=4) | st.sampled_from(("test-pictures/001", "test-pictures/002"))
NONSENSE = st.one_of(
    st.builds(Tell, NUMBERS, TEXTS, st.text(max_size=130)),
    st.builds(Contribute, NUMBERS, st.lists(TEXTS, max_size=3).map(tuple)),
    st.builds(Vote, NUMBERS, NUMBERS),
    st.builds(WriteClue, NUMBERS, st.text(max_size=130)),
    st.builds(CastVotes, NUMBERS, st.lists(NUMBERS, max_size=8).map(tuple)),
    st.builds(Join, NUMBERS, TEXTS, st.booleans(), TEXTS),
    *(st.builds(kind, NUMBERS) for kind in (HaveClue, DrawLots, StartVoting, Abstain, Next, Leave)),
    st.just(TimeUp()),
)


@given(PLAYERS, SEEDS, st.lists(NONSENSE, min_size=1, max_size=6))
@settings(max_examples=30)
def test_nonsense_is_refused_or_legal(players: int, seed: int, moves: list[Move]) -> None:
    for state in random_states(players, seed, steps=45):
        prompt = GAME.prompt(state)
        for move in moves:
            if legal(state, move) and not isinstance(move, Leave | Join):
                assert move.seat in prompt.actors
                assert any(type(move) is type(option) for option in prompt.options())
        assert GAME.prompt(state) == prompt
