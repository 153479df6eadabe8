"""The secret part of a round: the main artist picks a word, the second artist, if any, reads it."""

from dataclasses import replace

from engine.core import Context
from engine.errors import IllegalMove
from engine.games.clouds.moves import ChooseWord, Memorise, Redraw
from engine.games.clouds.prompts import ChooseWordPrompt, MemorisePrompt
from engine.games.clouds.schedule import WORDS_OFFERED
from engine.games.clouds.state import Phase, State
from engine.phases import PhaseRules


def start_round(state: State) -> State:
    """Start a round by offering three words to the main artist."""
    fresh = replace(
        state, phase=Phase.CHOOSE, redrawn=False, repeats=0, left=state.seconds * 1000, last=None
    )
    return _offer(fresh)


def _offer(state: State) -> State:
    offered, deck = state.deck[:WORDS_OFFERED], state.deck[WORDS_OFFERED:]
    return replace(state, offered=offered, deck=deck, shown=state.shown.union(offered))


# --- choosing ---------------------------------------------------------------------------------


def _choose_prompt(state: State) -> ChooseWordPrompt:
    main = state.roles.main
    return ChooseWordPrompt(
        actors=(main,),
        audience=main,
        round=state.round,
        words=tuple(state.items[word] for word in state.offered),
        redraw=why_not_redraw(state) is None,
    )


def _choose_word(state: State, move: ChooseWord, context: Context) -> State:
    """Record the word that the main artist has chosen, and put the others under the deck.

    The move is secret, so it does not become the public `last` move.
    """
    state.seating.refuse_others(move, state.roles.main)
    if move.word not in state.offered:
        raise IllegalMove("not-offered", "Choose one of the three words.")
    declined = tuple(word for word in state.offered if word != move.word)
    following = Phase.TOSS if state.roles.second is None else Phase.MEMORISE
    return replace(state, phase=following, word=move.word, offered=(), deck=state.deck + declined)


def _redraw(state: State, move: Redraw, context: Context) -> State:
    """Offer three other words, and put the three declined ones under the deck."""
    state.seating.refuse_others(move, state.roles.main)
    if refusal := why_not_redraw(state):
        raise refusal
    other = _offer(state)
    return replace(other, redrawn=True, deck=other.deck + state.offered)


def why_not_redraw(state: State) -> IllegalMove | None:
    """The reason why the main artist cannot draw other words now; None if they can."""
    if not state.redraw:
        return IllegalMove("no-redraw", "Your house rules don’t allow other words.")
    if state.redrawn:
        return IllegalMove("redrawn", "You can draw other words only once a round.")
    if len(state.deck) < WORDS_OFFERED:
        return IllegalMove("no-words", "There aren’t enough other words left.")
    return None


# --- reading ----------------------------------------------------------------------------------


def _memorise_prompt(state: State) -> MemorisePrompt:
    second = state.roles.artists[-1]
    return MemorisePrompt(
        actors=(second,), audience=second, round=state.round, word=state.word_item
    )


def _memorise(state: State, move: Memorise, context: Context) -> State:
    """Go on to the toss: both artists know the word, and its category is announced."""
    state.seating.refuse_others(move, state.roles.artists[-1])
    return replace(state, phase=Phase.TOSS)


def peekers(state: State) -> tuple[int, ...]:
    """The seats that may look at the word again.

    This is the main artist's seat while the second artist reads the word; otherwise none.
    """
    return (state.roles.main,) if state.phase is Phase.MEMORISE else ()


def peek(state: State, seat: int) -> MemorisePrompt | None:
    """The prompt with the word for the main artist; None if this seat may not look at it now."""
    if seat not in peekers(state):
        return None
    return MemorisePrompt(actors=(), audience=seat, round=state.round, word=state.word_item)


PHASE_RULES = {
    Phase.CHOOSE: PhaseRules(_choose_prompt, {ChooseWord: _choose_word, Redraw: _redraw}),
    Phase.MEMORISE: PhaseRules(_memorise_prompt, {Memorise: _memorise}),
}
