"""The rules of Clouds: how a round runs, who gets droplets, and when the match is over."""

from dataclasses import replace

from engine.chance import Chance
from engine.core import Context, Join, Leave, Move, Next, TimeUp
from engine.errors import IllegalMove
from engine.games.clouds.moves import (
    ABSTAIN,
    Action,
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
    Say,
    Settle,
    StartClock,
    Toss,
    Vote,
)
from engine.games.clouds.schedule import main_artists
from engine.games.clouds.seating import WORDS_OFFERED, join, leave
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import Sky
from engine.games.clouds.state import EMPTY_SKY, Phase, Said, State
from engine.setup import Setup

GUESS_PAUSE = 8_000
"""Milliseconds on the clock between two guesses of the same player that everybody can read."""
LONGEST_GUESS = 60
"""In letters."""
TOSS_RADIUS = min(SKY_WIDTH, SKY_HEIGHT) * 15 // 100


def new(setup: Setup, chance: Chance) -> State:
    """The first main artist is chosen or drawn, and gets the first three words."""
    players = len(setup.players)
    first = chance.below(players) if setup.first is None else setup.first
    words = setup.box["words"]
    return _start_round(
        State(
            items={item.id: item for item in words},
            seconds=int(setup.options["seconds"]),
            redraw=bool(setup.options["redraw"]),
            names=tuple(player.name for player in setup.players),
            robots=tuple(player.robot for player in setup.players),
            droplets=(0,) * players,
            main_artists=main_artists(first, players),
            deck=tuple(item.id for item in words),
        )
    )


def apply(state: State, move: Move, context: Context) -> State:
    """One step of the match, or a refusal."""
    match state.phase, move:
        case Phase.CHOOSE, ChooseWord():
            return _choose_word(state, move)
        case Phase.CHOOSE, Redraw():
            return _redraw(state, move)
        case Phase.MEMORISE, Memorise():
            return _memorise(state, move)
        case Phase.TOSS, Toss():
            return _toss(state, move, context.chance)
        case Phase.START, StartClock() | TimeUp():
            return _start_clock(state, move)
        case Phase.PAINT, Place() | Rearrange() | Remove() | Nudge():
            return _paint(state, move, context.elapsed)
        case Phase.PAINT, Say():
            return _say(state, move, context.elapsed)
        case Phase.PAINT, Claim():
            return _claim(state, move, context.elapsed)
        case Phase.PAINT, TimeUp():
            return _lock_sky(state, move)
        case Phase.CLAIM, CancelClaim():
            return _cancel_claim(state, move)
        case Phase.CLAIM | Phase.LATE, Credit():
            return _credit(state, move)
        case Phase.LATE, Nobody():
            return _credit_nobody(state, move)
        case Phase.PAINT | Phase.LATE, Settle() if state.settled:
            return _settle(state, move)
        case Phase.RESULT, Correct():
            return _correct(state, move)
        case Phase.RESULT | Phase.REGROUP, Next():
            return _next_round(state, move)
        case Phase.RESULT | Phase.REGROUP, Leave() if state.to_come:
            return leave(_finish_round(state), move)
        case Phase.RESULT | Phase.REGROUP, Join() if state.to_come:
            return join(_finish_round(state), move)
        case Phase.VOTE, Vote():
            return _vote(state, move)
        case Phase.VOTE, Next():
            return _count_votes(state, move)
        case Phase.OVER, _:
            raise IllegalMove("over", "The match is over.")
        case _, Leave() | Join():
            raise IllegalMove("not-between-rounds", "Players come and go only between rounds.")
        case _:
            raise IllegalMove("not-now", "That cannot be done now.")


# --- in secret: the word ----------------------------------------------------------------------


def _start_round(state: State) -> State:
    """The main artist draws three words."""
    fresh = replace(state, phase=Phase.CHOOSE, redrawn=False, left=state.seconds * 1000, last=None)
    return _offer(fresh)


def _offer(state: State) -> State:
    offered, deck = state.deck[:WORDS_OFFERED], state.deck[WORDS_OFFERED:]
    return replace(state, offered=offered, deck=deck, shown=state.shown.union(offered))


def _choose_word(state: State, move: ChooseWord) -> State:
    """One word is kept, the others go under the deck. A secret: it never becomes `last`."""
    _refuse_others(state, move, state.roles.main)
    if move.word not in state.offered:
        raise IllegalMove("not-offered", "Please choose one of the three words.")
    declined = tuple(word for word in state.offered if word != move.word)
    return replace(
        state, phase=Phase.MEMORISE, word=move.word, offered=(), deck=state.deck + declined
    )


def _redraw(state: State, move: Redraw) -> State:
    """All three words go under the deck, and three others are drawn."""
    _refuse_others(state, move, state.roles.main)
    if refusal := why_not_redraw(state):
        raise refusal
    other = _offer(state)
    return replace(other, redrawn=True, deck=other.deck + state.offered)


def why_not_redraw(state: State) -> IllegalMove | None:
    """Once a round, if the house allows it and three other words are left."""
    if not state.redraw:
        return IllegalMove("no-redraw", "The house rules allow no other words.")
    if state.redrawn:
        return IllegalMove("redrawn", "Other words can be drawn only once a round.")
    if len(state.deck) < WORDS_OFFERED:
        return IllegalMove("no-words", "There are not enough other words left.")
    return None


def _memorise(state: State, move: Memorise) -> State:
    """Both artists know the word; from now on everybody knows its category."""
    _refuse_others(state, move, state.roles.second)
    return replace(state, phase=Phase.TOSS)


# --- in public: the sky -----------------------------------------------------------------------


def _toss(state: State, move: Toss, chance: Chance) -> State:
    """The first cloud lands wherever it likes."""
    _refuse_others(state, move, state.roles.main)
    return replace(state, phase=Phase.START, sky=tossed(move.shape, chance), last=move)


def tossed(shape: str, chance: Chance) -> Sky:
    """The sky with one cloud that landed near the middle, turned and mirrored by chance."""
    right = up = TOSS_RADIUS
    while right**2 + up**2 > TOSS_RADIUS**2:
        right = chance.between(-TOSS_RADIUS, TOSS_RADIUS)
        up = chance.between(-TOSS_RADIUS, TOSS_RADIUS)
    x, y = SKY_WIDTH // 2 + right, SKY_HEIGHT // 2 + up
    return EMPTY_SKY.place(shape, x, y, chance.below(360), chance.happens(0.5), layer=0)


def _start_clock(state: State, move: StartClock | TimeUp) -> State:
    """The timekeeper starts the clock, or it starts by itself. The second artist acts first."""
    if isinstance(move, StartClock):
        _refuse_others(state, move, state.roles.timekeeper)
    return replace(state, phase=Phase.PAINT, turn=state.roles.second, last=move)


def _paint(state: State, move: Action, elapsed: int) -> State:
    """One action; then it is the other artist's turn."""
    _refuse_others(state, move, state.turn)
    main, second = state.roles.artists
    return replace(
        state,
        sky=state.sky.after(move),
        left=_time_left(state, elapsed),
        turn=second if state.turn == main else main,
        last=move,
    )


def _say(state: State, move: Say, elapsed: int) -> State:
    """Everybody can read the guess; nobody says the same again, or chatters."""
    _refuse_others(state, move, *state.guessers)
    left, word = _time_left(state, elapsed), move.word.casefold()
    if any(said.word.casefold() == word for said in state.said):
        raise IllegalMove("already-said", "That has been said already.")
    if any(said.seat == move.seat and said.left - left < GUESS_PAUSE for said in state.said):
        raise IllegalMove("too-soon", "Please let a moment pass before the next guess.")
    if not word.strip() or len(word) > LONGEST_GUESS:
        raise IllegalMove("no-guess", "A guess is a word or a few.")
    said = (*state.said, Said(move.seat, move.word, left))
    return replace(state, said=said, left=left, last=move)


def _claim(state: State, move: Claim, elapsed: int) -> State:
    """Somebody has said the word; the clock stops until it is clear who.

    A robot who paints has read who it was, if anybody wrote it.
    """
    left = _time_left(state, elapsed)
    if (
        move.seat in state.roles.artists
        and state.robots[move.seat]
        and state.word_writer is not None
    ):
        return replace(state, phase=Phase.RESULT, guesser=state.word_writer, left=left, last=move)
    _refuse_others(state, move, *state.judges)
    return replace(state, phase=Phase.CLAIM, left=left, last=move)


def _time_left(state: State, elapsed: int) -> int:
    if elapsed >= state.left:
        raise IllegalMove("time-up", "The time is up.")
    return state.left - elapsed


def _cancel_claim(state: State, move: CancelClaim) -> State:
    """The clock goes on with the time it had."""
    _refuse_others(state, move, *state.judges)
    return replace(state, phase=Phase.PAINT, last=move)


def _lock_sky(state: State, move: TimeUp) -> State:
    """Only a guess spoken before the buzzer still counts."""
    return replace(state, phase=Phase.LATE, left=0, last=move)


def _credit(state: State, move: Credit) -> State:
    """Both artists and the guesser get a droplet each."""
    _refuse_others(state, move, *state.judges)
    _refuse_guesser(state, move.guesser)
    return replace(state, phase=Phase.RESULT, guesser=move.guesser, last=move)


def _credit_nobody(state: State, move: Nobody) -> State:
    """A round without a guess gives nobody anything."""
    _refuse_others(state, move, *state.judges)
    return replace(state, phase=Phase.RESULT, last=move)


def _settle(state: State, move: Settle) -> State:
    """Only robots guess, and all they guessed can be read: the first to write the word has it."""
    _refuse_others(state, move, *state.silent_guessers)
    return replace(state, phase=Phase.RESULT, guesser=state.word_writer, last=move)


def _correct(state: State, move: Correct) -> State:
    """The judges have the last word on who guessed it, until the match goes on."""
    _refuse_others(state, move, *state.judges)
    if move.guesser is not None:
        _refuse_guesser(state, move.guesser)
    if move.guesser == state.guesser:
        raise IllegalMove("unchanged", "That is the result already.")
    return replace(state, guesser=move.guesser, last=move)


# --- after the round --------------------------------------------------------------------------


def _next_round(state: State, move: Next) -> State:
    """On with the next main artist, or to the end: a tie is voted on if anybody is not tied."""
    _refuse_others(state, move, *state.everyone)
    state = _finish_round(state)
    if state.main_artists:
        return _start_round(state)
    tied = len(state.leaders) > 1 and state.voters
    return replace(state, phase=Phase.VOTE if tied else Phase.OVER, last=None)


def _finish_round(state: State) -> State:
    """The result stands: droplets are given, the round is remembered, the sky is emptied."""
    if state.phase is not Phase.RESULT:
        return state
    return replace(
        state,
        phase=Phase.REGROUP,
        droplets=state.droplets_now,
        rounds=(*state.rounds, state.played_round),
        main_artists=state.main_artists[1:],
        word="",
        sky=EMPTY_SKY,
        said=(),
        guesser=None,
    )


def _vote(state: State, move: Vote) -> State:
    """Hands are public and may change until they are counted."""
    _refuse_others(state, move, *state.voters)
    if move.choice != ABSTAIN and move.choice not in state.leaders:
        raise IllegalMove("not-tied", "Please vote for one of the tied players.")
    if (move.seat, move.choice) in state.votes:
        raise IllegalMove("unchanged", "That is the vote already.")
    votes = dict(state.votes) | {move.seat: move.choice}
    return replace(state, votes=tuple(sorted(votes.items())), last=move)


def _count_votes(state: State, move: Next) -> State:
    """Once every hand is up; `State.winners` says what they decided."""
    _refuse_others(state, move, *state.voters)
    if len(state.votes) < len(state.voters):
        raise IllegalMove("votes-missing", "Somebody has not voted yet.")
    return replace(state, phase=Phase.OVER, last=move)


# --- who may ----------------------------------------------------------------------------------


def _refuse_others(state: State, move: Move, *seats: int) -> None:
    if move.seat not in seats:
        names = " or ".join(state.names[seat] for seat in seats)
        raise IllegalMove("not-your-turn", "That is for {names} to do.", names=names)


def _refuse_guesser(state: State, guesser: int) -> None:
    if guesser in state.roles.artists:
        raise IllegalMove("artist", "An artist cannot be the one who guessed.")
    if guesser not in state.everyone:
        raise IllegalMove("no-such-seat", "Nobody sits there.")
