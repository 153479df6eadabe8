"""Tests that only the artists learn the word, and that nobody learns the deck."""

from collections.abc import Iterator

from engine.chance import Chance
from engine.core import Context, Leave, Move, Next, Prompt, TimeUp
from engine.errors import IllegalMove
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import (
    CancelClaim,
    ChooseWord,
    Claim,
    Correct,
    Credit,
    Memorise,
    Nobody,
    Nudge,
    Place,
    Rearrange,
    Redraw,
    Remove,
    StartClock,
    Toss,
    Vote,
)
from engine.games.clouds.prompts import MemorisePrompt, Round, TablePublic
from engine.games.clouds.schedule import roles_of
from engine.games.clouds.state import Phase, State
from engine.simulate import play_out
from tests.games.clouds.situations import begin, guessed, painting, play, tossing
from tests.games.clouds.worlds import KNOWS_THE_WORD, worlds
from tests.support.matches import robot_match, state_of


def _attempts(seat: int, state: State) -> Iterator[Move]:
    """Moves that somebody might try in order to learn a secret from the reason of a refusal."""
    for word in sorted(state.items)[:4]:
        yield ChooseWord(seat, word)
    for kind in (Redraw, Memorise, StartClock, Claim, CancelClaim, Nobody, Next):
        yield kind(seat)
    yield Toss(seat, "puff")
    yield Place(seat, "arc", 800, 500, 0, False, 0)
    yield Rearrange(seat, 0, 800, 500, 0, False, 0)
    yield Remove(seat, 0)
    yield Nudge(seat, 0, 0, 1600, 1000)
    yield Credit(seat, 1)
    yield Correct(seat, None)
    yield Vote(seat, 0)


def _reaction(state: State, move: Move) -> str:
    try:
        GAME.apply(state, move, Context(0, 0))
    except IllegalMove as refusal:
        return f"{refusal.key}: {refusal}"
    return "legal"


def _sights(state: State, viewer: int | None) -> list[object]:
    prompt = GAME.prompt(state)
    sights: list[object] = [prompt.audience, GAME.public(state)]
    if prompt.audience in (None, viewer):
        sights += [prompt, prompt.options(), prompt.text(state.seating.names)]
    if viewer is not None:
        sights += [GAME.peek(state, viewer), GAME.known_secret(state, viewer)]
        if (state.phase, viewer) != (Phase.CHOOSE, state.main_artists[0]):
            sights += [_reaction(state, move) for move in _attempts(viewer, state)]
    return sights


def test_no_viewer_can_tell_the_worlds_apart() -> None:
    players = 5
    match = robot_match(GAME, players, 5, options={"redraw": True})
    differing = dict.fromkeys(Phase, 0)
    for step, _ in enumerate(play_out(match)):
        state = state_of(match)
        if not state.main_artists:
            break
        if state.phase is Phase.PAINT and step % 4:
            continue
        for viewer in (None, step % players):
            sights = _sights(state, viewer)
            for world in worlds(state, viewer, Chance(1, step, "worlds")):
                assert _sights(world, viewer) == sights
                differing[state.phase] += world.word != state.word
    assert all(differing[phase] for phase in KNOWS_THE_WORD)


def test_worlds_hold_the_same_box() -> None:
    match = robot_match(GAME, 5, 2)
    for step, _ in enumerate(play_out(match)):
        state = state_of(match)
        if not state.main_artists:
            break
        for viewer in (None, *state.everyone):
            for world in worlds(state, viewer, Chance(2, step, "worlds")):
                held = [world.word, *world.offered, *world.deck]
                assert sorted(held) == sorted([state.word, *state.offered, *state.deck])
                assert {world.word, *world.offered} - {""} <= world.shown


def _texts(prompt: Prompt) -> str:
    return repr(prompt) + prompt.text([str(seat) for seat in range(10)])


def test_the_word_is_in_no_public_prompt_before_the_result() -> None:
    match = robot_match(GAME, 6, 3)
    for step in play_out(match):
        state: State = state_of(match)
        if state.phase in KNOWS_THE_WORD - {Phase.MEMORISE}:
            assert state.items[state.word].text not in _texts(step.after).replace("words", "")
            assert state.word not in _texts(step.after)
            assert state.word not in repr(match.story())


def test_a_curtain_shows_the_category_once_it_is_announced_and_never_word_or_sky() -> None:
    match = robot_match(GAME, 4, 3)
    for _ in play_out(match):
        state: State = state_of(match)
        public = GAME.public(state)
        assert isinstance(public, TablePublic)
        assert public.phase == state.phase
        assert (public.round is None) == (state.phase in (Phase.VOTE, Phase.OVER))
        word = state.items.get(state.word)
        announced = word is not None and state.phase is not Phase.MEMORISE
        assert public.category == (word.category if word is not None and announced else "")
        assert state.word not in repr(public) or not state.word
        assert "Cloud(" not in repr(public)


def test_between_rounds_a_curtain_tells_of_the_next_round() -> None:
    state = play(guessed(begin(5)), Leave(4))
    public = GAME.public(state)
    assert isinstance(public, TablePublic)
    assert public.round == Round(2, 12, roles_of(1, (0, 1, 2, 3)), (1, 0, 1, 0, 1))
    assert (public.category, public.phase) == ("", "regroup")


def test_the_main_artist_may_look_again_only_while_the_second_reads() -> None:
    state = begin(4)
    assert all(GAME.peek(state, seat) is None for seat in range(4))
    state = play(state, ChooseWord(0, state.offered[0]))
    peeked = GAME.peek(state, 0)
    assert isinstance(peeked, MemorisePrompt)
    assert (peeked.audience, peeked.actors, peeked.word.id) == (0, (), state.word)
    assert all(GAME.peek(state, seat) is None for seat in (1, 2, 3))
    for later in (tossing(begin(4)), painting(4), play(painting(4), TimeUp())):
        assert all(GAME.peek(later, seat) is None for seat in range(4))


def test_only_the_artists_remember_the_word_and_only_once_both_have_read_it() -> None:
    reading = play(begin(4), ChooseWord(0, begin(4).offered[0]))
    for state in (begin(4), reading):
        assert all(GAME.known_secret(state, seat) is None for seat in range(4))
    for state in (tossing(begin(4)), painting(4), play(painting(4), TimeUp())):
        word = state.items[state.word]
        assert [GAME.known_secret(state, seat) for seat in range(4)] == [word, None, word, None]
    over = play(guessed(begin(4)), Next(0))
    assert all(GAME.known_secret(over, seat) is None for seat in range(4))
