"""The second part of a round, in public: the toss, and painting while the clock runs."""

from dataclasses import replace

from engine.chance import Chance
from engine.core import Context, Cue, Timer, TimeUp, Waited
from engine.errors import IllegalMove
from engine.games.clouds import moves, prompts
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import Sky
from engine.games.clouds.state import EMPTY_SKY, Before, Phase, State, running
from engine.phases import PhaseRules
from engine.texts import is_readable, is_visible

TOSS_RADIUS = min(SKY_WIDTH, SKY_HEIGHT) * 15 // 100
"""The maximum distance, in sky units, between the middle of the sky and a tossed cloud."""
STARTS_BY_ITSELF = 3_000
"""Milliseconds after the toss until the clock starts without a tap."""
MARKS = (30_000, 10_000)
"""The remaining times, in milliseconds, at which the app alerts people."""
PATIENCE = 10_000
"""The milliseconds after which the partner may act instead of the artist whose turn it is."""
MAX_REPEATS = 2
"""How often artists may look at the word again in a round."""
GUESS_PAUSE = 8_000
"""The minimum time between two written guesses of the same player, in milliseconds on the clock."""
MAX_GUESS_LENGTH = 60
"""The maximum length of a written guess, in characters."""


# --- the toss ---------------------------------------------------------------------------------


def _toss_prompt(state: State) -> prompts.TossPrompt:
    return prompts.TossPrompt(
        actors=(state.roles.main,), round=state.round, category=state.word_item.category
    )


def _toss(state: State, move: moves.Toss, context: Context) -> State:
    """Put the first cloud into the sky, at a random place near the middle."""
    state.seating.refuse_others(move, state.roles.main)
    return replace(state, phase=Phase.START, sky=tossed(move.shape, context.chance), last=move)


def tossed(shape: str, chance: Chance) -> Sky:
    """A sky with one cloud that has landed near the middle, rotated and mirrored by chance."""
    right = up = TOSS_RADIUS
    while right**2 + up**2 > TOSS_RADIUS**2:
        right = chance.between(-TOSS_RADIUS, TOSS_RADIUS)
        up = chance.between(-TOSS_RADIUS, TOSS_RADIUS)
    x, y = SKY_WIDTH // 2 + right, SKY_HEIGHT // 2 + up
    return EMPTY_SKY.place(shape, x, y, chance.below(360), chance.happens(0.5), layer=0)


# --- the clock --------------------------------------------------------------------------------


def _start_prompt(state: State) -> prompts.StartClockPrompt:
    return prompts.StartClockPrompt(
        actors=state.clock_starters,
        timer=Timer(STARTS_BY_ITSELF, STARTS_BY_ITSELF),
        cue=Cue.TIMEKEEPER,
        **state.sky_fields,
    )


def _start_clock(state: State, move: moves.StartClock, context: Context) -> State:
    """Start the clock before it starts by itself.

    A robot timekeeper may do so too, as saved matches of earlier versions contain such moves.
    """
    state.seating.refuse_others(move, *state.clock_starters, state.roles.timekeeper)
    return _run_clock(state, move, context)


def _run_clock(state: State, move: moves.StartClock | TimeUp, context: Context) -> State:
    """Start the clock. The second artist acts first, or the main artist if there is no second."""
    first = state.roles.artists[-1]
    begun = replace(state, turn=first, turn_began=state.left, waited=False, before=None, last=move)
    return running(begun, context)


def _time_left(state: State, context: Context) -> int:
    """The milliseconds that are left now; raises IllegalMove if time is up."""
    if context.elapsed >= state.left:
        raise IllegalMove("time-up", "The time is up.")
    return state.left - context.elapsed


# --- painting and guessing --------------------------------------------------------------------


def _paint_prompt(state: State) -> prompts.PaintPrompt:
    return prompts.PaintPrompt(
        actors=state.active,
        timer=Timer(state.seconds * 1000, state.left, MARKS, _until_waited(state)),
        cue=Cue.NONE if isinstance(state.last, Waited) else Cue.TICK,
        turn=state.turn,
        instead=state.partner if state.waited else None,
        may_give_up=state.human_artists,
        may_look=state.human_artists if state.repeats < MAX_REPEATS else (),
        judges=state.judges,
        aloud=not state.silent_guessers,
        slip_by=None if state.before is None else state.before.seat,
        slip_until=0 if state.before is None else state.before.left - moves.TAKE_BACK,
        **state.sky_fields,
    )


def _until_waited(state: State) -> int | None:
    """The milliseconds until the partner may act instead of the artist whose turn it is.

    None if there is no such time, because the partner may already, or one of the artists is a robot
    or paints alone.
    """
    if state.waited or len(state.human_artists) < 2:
        return None
    return max(state.left - state.turn_began + PATIENCE, 0)


def _wait(state: State, move: Waited, context: Context) -> State:
    """Let the partner act instead of the artist whose turn it is."""
    return running(replace(state, waited=True, left=_time_left(state, context), last=move), context)


def _paint(state: State, move: moves.Action, context: Context) -> State:
    """Apply one action of an artist. Then it is the other artist's turn, if there is one.

    If the partner has acted instead of the artist whose turn it is, it is still that artist's turn.
    """
    partner = state.partner
    instead = state.waited and move.seat == partner
    state.seating.refuse_others(
        move, state.turn, *((partner,) if instead and partner is not None else ())
    )
    left = _time_left(state, context)
    painted = replace(
        state,
        sky=state.sky.after(move),
        before=Before(state.sky, state.turn, left, move.seat),
        left=left,
        turn=state.turn if instead or partner is None else partner,
        turn_began=left,
        waited=False,
        last=move,
    )
    return running(painted, context)


def _take_back(state: State, move: moves.TakeBack, context: Context) -> State:
    """Restore the sky before the latest action; the time that has passed meanwhile is lost."""
    before, left = state.before, _time_left(state, context)
    if before is None or before.left - left > moves.TAKE_BACK:
        raise IllegalMove("too-late", "It’s too late to take that back.")
    state.seating.refuse_others(move, before.seat)
    restored = replace(state, sky=before.sky, turn=before.turn, before=None, left=left, last=move)
    return running(replace(restored, turn_began=left, waited=False), context)


def _give_up(state: State, move: moves.GiveUp, context: Context) -> State:
    """End the round, and show the word that nobody has guessed."""
    state.seating.refuse_others(move, *state.human_artists)
    return replace(state, phase=Phase.RESULT, left=_time_left(state, context), last=move)


# --- looking at the word again ----------------------------------------------------------------


def _look_again(state: State, move: moves.LookAgain, context: Context) -> State:
    """Stop the clock and cover the sky, until the artist has read the word."""
    state.seating.refuse_others(move, *state.human_artists)
    if state.repeats == MAX_REPEATS:
        raise IllegalMove("looked-often", "Artists can look at the word again only twice a round.")
    left = _time_left(state, context)
    repeats = state.repeats + 1
    return replace(
        state, phase=Phase.LOOK, looking=move.seat, repeats=repeats, left=left, last=move
    )


def _reader(state: State) -> int:
    """The artist who looks at the word again."""
    return state.roles.main if state.looking is None else state.looking


def _look_prompt(state: State) -> prompts.MemorisePrompt:
    seat = _reader(state)
    return prompts.MemorisePrompt(
        actors=(seat,), audience=seat, round=state.round, word=state.word_item
    )


def _looked(state: State, move: moves.Memorise, context: Context) -> State:
    """Go on painting with the same time left."""
    state.seating.refuse_others(move, _reader(state))
    return running(replace(state, looking=None), context)


def _say(state: State, move: moves.Say, context: Context) -> State:
    """Record a written guess.

    Raises IllegalMove for a word that somebody has already written in this round, an empty, too
    long or unreadable guess, and a guess too soon after the same player's last one.
    """
    state.seating.refuse_others(move, *state.guessers)
    left, word = _time_left(state, context), move.word.casefold()
    if any(guess.word.casefold() == word for guess in state.guesses):
        raise IllegalMove("already-said", "Somebody has said that already.")
    if any(guess.seat == move.seat and guess.left - left < GUESS_PAUSE for guess in state.guesses):
        raise IllegalMove("too-soon", "Wait a moment before you guess again.")
    if not is_visible(word) or not is_readable(word) or len(word) > MAX_GUESS_LENGTH:
        raise IllegalMove("no-guess", "Guess one word, or a few.")
    guesses = (*state.guesses, prompts.WrittenGuess(move.seat, move.word, left))
    return running(replace(state, guesses=guesses, left=left, last=move), context)


def _claim(state: State, move: moves.Claim, context: Context) -> State:
    """Stop the clock until the judges enter who guessed the word.

    If a robot artist claims and somebody has written the word, the round ends at once: the first
    who wrote it has guessed it.
    """
    left = _time_left(state, context)
    if state.silent_guessers and not context.replayed:
        raise IllegalMove("nothing-said", "Robots write their guesses: what they write counts.")
    robot_artist = move.seat in state.roles.artists and state.seating.is_robot(move.seat)
    if robot_artist and (right := state.right_guess):
        return replace(state, phase=Phase.RESULT, guesser=right.seat, left=left, last=move)
    state.seating.refuse_others(move, *state.judges)
    return replace(state, phase=Phase.CLAIM, left=left, last=move)


def _lock_sky(state: State, move: TimeUp, context: Context) -> State:
    """End the painting because time is up; only guesses made before that count."""
    return replace(state, phase=Phase.LATE, left=0, last=move)


PHASE_RULES = {
    Phase.TOSS: PhaseRules(_toss_prompt, {moves.Toss: _toss}),
    Phase.START: PhaseRules(_start_prompt, {moves.StartClock: _start_clock, TimeUp: _run_clock}),
    Phase.PAINT: PhaseRules(
        _paint_prompt,
        dict.fromkeys((moves.Place, moves.Rearrange, moves.Remove, moves.Nudge), _paint)
        | {
            moves.TakeBack: _take_back,
            moves.Say: _say,
            moves.Claim: _claim,
            moves.GiveUp: _give_up,
            moves.LookAgain: _look_again,
            Waited: _wait,
            TimeUp: _lock_sky,
        },
    ),
    Phase.LOOK: PhaseRules(_look_prompt, {moves.Memorise: _looked}),
}
