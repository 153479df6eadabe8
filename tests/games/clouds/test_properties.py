"""Tests of properties that hold in every state of every match, whatever people do."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from math import floor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance
from engine.core import Context, GameOver, Join, Leave, Move, Next, TimeUp
from engine.errors import IllegalMove
from engine.games.clouds.game import GAME
from engine.games.clouds.geometry import Cloud, first_contact, moved_enough, pushed
from engine.games.clouds.moves import (
    CancelClaim,
    ChooseWord,
    Claim,
    Correct,
    Credit,
    GiveUp,
    LookAgain,
    Memorise,
    Nobody,
    Nudge,
    Place,
    Rearrange,
    Redraw,
    Remove,
    StartClock,
    TakeBack,
    Toss,
    Vote,
)
from engine.games.clouds.prompts import PaintPrompt
from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import PIECES, Sky
from engine.games.clouds.state import Phase, State
from tests.games.clouds.situations import at_the_end, begin, guessed, painting, play
from tests.support.matches import setup_of

POSITIONAL = (Place, Rearrange, Nudge)


def wander(players: int, seed: int, steps: int) -> Iterator[State]:
    """The first `steps` states of a match that is played at random, with a running clock."""
    setup = setup_of(GAME, players, seed, options={"redraw": seed % 2 == 0})
    state = GAME.new(setup, Chance(seed, 0, "setup"))
    for step in range(steps):
        yield state
        prompt = GAME.prompt(state)
        if isinstance(prompt, GameOver):
            return
        luck = Chance(seed, step, "wander")
        elapsed = 0
        move: Move = prompt.sample(luck)
        if prompt.timer is not None:
            elapsed = min(luck.between(0, 6_000), prompt.timer.left)
            if elapsed == prompt.timer.left:
                move = TimeUp()
        state = GAME.apply(state, move, Context(seed, step, elapsed))


def is_legal(state: State, move: Move) -> bool:
    try:
        GAME.apply(state, move, Context(0, 0))
    except IllegalMove:
        return False
    return True


tables = given(st.integers(4, 10), st.integers(0, 10_000))


@settings(max_examples=15)
@tables
def test_words_clouds_and_clock_stay_consistent(players: int, seed: int) -> None:
    box = sorted(begin(players).items)
    clock = 120_000
    for state in wander(players, seed, 150):
        words = [*state.deck, *state.offered, *(played.word for played in state.rounds)]
        assert sorted([*words, state.word] if state.word else words) == box
        clouds = state.sky.clouds
        assert len({cloud.id for cloud in clouds}) == len(clouds)
        assert all(cloud.shape == PIECES[cloud.id] for cloud in clouds)
        assert all(0 <= c.x <= SKY_WIDTH and 0 <= c.y <= SKY_HEIGHT for c in clouds)
        in_sky = Counter(cloud.shape for cloud in clouds)
        for shape, left in state.sky.supply:
            assert left == SHAPES[shape].pieces - in_sky[shape] >= 0
        assert {*state.sky.protected} <= {cloud.id for cloud in clouds}
        assert len(state.sky.protected) < len(PIECES)
        if state.phase is Phase.PAINT:
            assert 0 < state.left <= clock
        clock = 120_000 if state.phase is Phase.CHOOSE else state.left


@settings(max_examples=15)
@tables
def test_droplets_are_the_sum_of_what_was_guessed(players: int, seed: int) -> None:
    for state in wander(players, seed, 150):
        earned: Counter[int] = Counter()
        for played in state.rounds:
            if played.guesser is not None:
                assert played.guesser not in played.roles.artists
                earned.update((*played.roles.artists, played.guesser))
        assert state.droplets == tuple(earned[seat] for seat in range(players))


def every_discrete_move(state: State) -> Iterator[Move]:
    """All moves without a position that may be legal in this state, and some impossible ones."""
    seats = range(-1, len(state.seating.players) + 1)
    for seat in seats:
        for kind in (
            Redraw, Memorise, StartClock, Claim, CancelClaim, Nobody, Next, GiveUp, LookAgain,
        ):  # fmt: skip
            yield kind(seat)
        for word in (*state.offered, *state.deck[:2], state.word, ""):
            yield ChooseWord(seat, word)
        for shape in (*SHAPES, "", "cube"):
            yield Toss(seat, shape)
        for piece in range(-1, len(PIECES) + 1):
            yield Remove(seat, piece)
        yield TakeBack(seat)
        for other in seats:
            yield Credit(seat, other)
            yield Correct(seat, other)
            yield Vote(seat, other)
        yield Correct(seat, None)


def moments(players: int) -> Iterator[State]:
    """At least one state of every phase except `SETTLE`, in matches with this many players."""
    seen: set[Phase] = set()
    for step, state in enumerate(wander(players, players, 150)):
        if state.phase not in seen or step % 12 == 0:
            seen.add(state.phase)
            yield state
    late = play(painting(players), TimeUp())
    result = guessed(begin(players))
    regrouped = play(result, Leave(1) if players > 4 else Join(4, "Zoe", position=1))
    tie = play(at_the_end(5, 5, *[1] * (players - 2)), Next(0))
    voted = play(tie, *(Vote(voter, 0) for voter in tie.voters))
    people = painting(players, people=range(players))
    looking = play(people, LookAgain(people.roles.main))
    yield from (late, result, regrouped, tie, voted, play(voted, Next(2)), people, looking)
    first, shape = people.sky.clouds[0], people.sky.supply[0][0]
    one_cloud = people.sky.place(shape, 100, 100, 0, False, 1).remove(first.id)
    assert one_cloud.movable
    yield replace(people, sky=one_cloud)


@pytest.mark.parametrize("players", [4, 7, 10])
def test_the_options_are_exactly_the_legal_discrete_moves(players: int) -> None:
    tried = set()
    for state in moments(players):
        tried.add(state.phase)
        options = GAME.prompt(state).options()
        assert len(set(options)) == len(options)
        offered = {move for move in options if not isinstance(move, POSITIONAL)}
        assert offered == {move for move in every_discrete_move(state) if is_legal(state, move)}
        assert all(is_legal(state, move) for move in options)
    assert tried == {*Phase} - {Phase.SETTLE}, "no state has it as its phase"


@settings(max_examples=15)
@tables
def test_there_is_an_example_for_every_shape_and_cloud(players: int, seed: int) -> None:
    for state in wander(players, seed, 60):
        prompt = GAME.prompt(state)
        if isinstance(prompt, PaintPrompt):
            places = [move.shape for move in prompt.options() if isinstance(move, Place)]
            assert places == [shape for shape, left in state.sky.supply if left]
            moved = {move.cloud for move in prompt.options() if isinstance(move, Rearrange)}
            assert moved == {cloud.id for cloud in state.sky.movable}


NONSENSE = st.sampled_from([-(10**20), -1, 14, 360, 1001, 1601, 10**20])


def mostly(low: int, high: int) -> st.SearchStrategy[int]:
    """A strategy that mostly gives numbers from `low` to `high`, and sometimes from `NONSENSE`."""
    return st.integers(0, 15).flatmap(lambda n: st.integers(low, high) if n else NONSENSE)


xs, ys, angles = mostly(0, SKY_WIDTH), mostly(0, SKY_HEIGHT), mostly(0, 359)
pieces, layers, seats = mostly(0, len(PIECES) - 1), mostly(0, 3), mostly(0, 5)
shapes = st.sampled_from([*SHAPES, "cube"])
anything = st.one_of(
    st.builds(Place, seats, shapes, xs, ys, angles, st.booleans(), layers),
    st.builds(Rearrange, seats, pieces, xs, ys, angles, st.booleans(), layers),
    st.builds(Nudge, seats, xs, ys, xs, ys),
)


def where_it_was_removed(sky: Sky, shape: str, x: int, y: int) -> bool:
    """Whether the latest action removed a cloud of this shape from this place or from near it.

    Near means: not farther away than half the width of the shape.
    """
    gone = sky.last_removed
    if gone is None or gone.shape != shape:
        return False
    return ((x - gone.x) ** 2 + (y - gone.y) ** 2) ** 0.5 <= SHAPES[shape].width / 2


def stopped(sky: Sky, before: Cloud, after: Cloud) -> Cloud:
    """The pushed cloud at the place where it stops, which is usually `after`.

    If the push would bring it near the place from which the latest action removed a cloud of the
    same shape (see `where_it_was_removed`), it stops at the last point on its way that is not near.
    """
    shape = before.shape
    if where_it_was_removed(sky, shape, before.x, before.y):
        return after
    if not where_it_was_removed(sky, shape, after.x, after.y):
        return after
    steps = max(abs(after.x - before.x), abs(after.y - before.y))
    way = [
        (
            before.x + floor(Fraction((after.x - before.x) * step, steps) + Fraction(1, 2)),
            before.y + floor(Fraction((after.y - before.y) * step, steps) + Fraction(1, 2)),
        )
        for step in range(steps + 1)
    ]
    outside = [spot for spot in way if not where_it_was_removed(sky, shape, *spot)]
    return replace(before, x=outside[-1][0], y=outside[-1][1])


def allowed(state: State, move: Place | Rearrange | Nudge) -> bool:
    """Whether a move with a position is legal, by a second, simple implementation of the rules."""
    sky = state.sky
    if state.phase is not Phase.PAINT or move.seat != state.turn:
        return False
    if isinstance(move, Nudge):
        start, end = (move.from_x, move.from_y), (move.to_x, move.to_y)
        inside = all(0 <= x <= 1600 and 0 <= y <= 1000 for x, y in (start, end))
        return inside and any(
            first_contact(cloud, start, end)
            and moved_enough(cloud, stopped(sky, cloud, pushed(cloud, start, end)))
            for cloud in sky.clouds
            if cloud.id not in sky.protected
        )
    comes_from_outside = True
    if isinstance(move, Place):
        others, shape = len(sky.clouds), move.shape
        if dict(sky.supply).get(shape, 0) == 0:
            return False
    else:
        others = len(sky.clouds) - 1
        if move.cloud not in {cloud.id for cloud in sky.clouds if cloud.id not in sky.protected}:
            return False
        shape = PIECES[move.cloud]
        layer, old = next((i, c) for i, c in enumerate(sky.clouds) if c.id == move.cloud)
        new = (move.x, move.y, move.angle, move.flip, move.layer)
        if new == (old.x, old.y, old.angle, old.flip, layer):
            return False
        comes_from_outside = not where_it_was_removed(sky, shape, old.x, old.y)
    if comes_from_outside and where_it_was_removed(sky, shape, move.x, move.y):
        return False
    fits = 0 <= move.x <= 1600 and 0 <= move.y <= 1000
    return fits and 0 <= move.angle < 360 and 0 <= move.layer <= others


WANDERINGS = [
    state
    for seed in range(3)
    for step, state in enumerate(wander(4 + seed, seed, 120))
    if step % 5 == 0 or state.sky.last_removed
]


@settings(max_examples=300)
@given(st.sampled_from(range(len(WANDERINGS))), anything, st.integers(0, 9))
def test_positions_are_accepted_only_as_the_rules_say(
    index: int, move: Place | Rearrange | Nudge, discipline: int
) -> None:
    state = WANDERINGS[index]
    if discipline:
        move = replace(move, seat=state.turn)
    assert is_legal(state, move) == allowed(state, move)


REMOVALS = [state for state in WANDERINGS if state.sky.last_removed and state.sky.clouds]


@settings(max_examples=300)
@given(st.sampled_from(range(len(REMOVALS))), anything)
def test_no_action_brings_back_what_was_just_removed(
    index: int, move: Place | Rearrange | Nudge
) -> None:
    state = REMOVALS[index]
    move = replace(move, seat=state.turn)
    if not is_legal(state, move):
        return

    def there(sky: Sky) -> set[int]:
        return {c.id for c in sky.clouds if where_it_was_removed(state.sky, c.shape, c.x, c.y)}

    assert there(play(state, move).sky) <= there(state.sky)


@settings(max_examples=40)
@given(st.integers(0, 10**6))
def test_a_legal_action_always_exists(seed: int) -> None:
    luck = Chance(seed, 0, "full")
    state = WANDERINGS[0]
    sky = Sky()
    for _ in range(40):
        prompt = PaintPrompt(
            actors=(0, 1),
            round=GAME.prompt(state).round,  # type: ignore[attr-defined]
            category="",
            sky=sky,
            guesses=(),
            turn=0,
            judges=(0, 1),
        )
        actions = [move for move in prompt.options() if not isinstance(move, Claim)]
        assert actions
        move = luck.choice([m for m in actions if isinstance(m, Place)] or actions)
        match move:
            case Place():
                sky = sky.place(move.shape, move.x, move.y, move.angle, move.flip, move.layer)
            case Rearrange():
                sky = sky.rearrange(move.cloud, move.x, move.y, move.angle, move.flip, move.layer)
            case Remove():
                sky = sky.remove(move.cloud)
