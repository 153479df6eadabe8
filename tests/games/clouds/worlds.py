"""Makes states of Clouds that differ from the true one only in words hidden from a viewer."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.chance import Chance
from engine.core import Context
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import Redraw
from engine.games.clouds.state import Phase, State
from engine.games.clouds.word import why_not_redraw

KNOWS_THE_WORD = {Phase.MEMORISE, Phase.TOSS, Phase.START, Phase.PAINT, Phase.CLAIM, Phase.LATE}

PUBLIC_FIELDS = frozenset(
    {
        "items",
        "seconds",
        "redraw",
        "short",
        "seating",
        "droplets",
        "main_artists",
        "old_turns",
        "phase",
        "turn",
        "turn_began",
        "waited",
        "repeats",
        "looking",
        "left",
        "guesses",
        "speakers",
        "guesser",
        "rounds",
        "votes",
        "last",
        "sky",
        "before",
    }
)
"""The fields that hide nothing from anybody; a test checks that `worlds` varies all others."""


def worlds(state: State, viewer: int | None, chance: Chance) -> Iterator[State]:
    """Some other states that `viewer` cannot distinguish from `state`.

    They differ in words that the viewer does not know. If `viewer` is None, they differ in words
    that are not public.
    """
    unseen = [word for word in state.deck if word not in state.shown]
    yield _exchanged(state, unseen, chance.shuffled(unseen))
    if state.phase is Phase.CHOOSE and viewer != state.roles.main:
        hidden = [*state.offered, *unseen]
        yield _exchanged(state, hidden, chance.shuffled(hidden))
        if why_not_redraw(state) is None:
            yield GAME.apply(state, Redraw(state.roles.main), Context(0, 0))
    read = (
        state.phase is Phase.PAINT and state.shown_phase is Phase.SETTLE
    )  # everybody knows the word
    if state.phase in KNOWS_THE_WORD and viewer not in state.roles.artists and not read:
        yield from _other_word(state, unseen, chance)
    if state.phase is Phase.MEMORISE and viewer == state.roles.second:
        # the second artist knows the word, but not the words that were declined
        declined = list(state.deck[-2:])
        yield _exchanged(state, [*declined, *unseen], chance.shuffled([*declined, *unseen]))


def _other_word(state: State, unseen: Sequence[str], chance: Chance) -> Iterator[State]:
    """A state in which the artists paint another word; none if there is no other possible word.

    The other word is of the same category if the category was announced.
    """
    announced = state.phase is not Phase.MEMORISE
    category = state.items[state.word].category
    others = [
        word
        for word in {*unseen, *state.deck[-2:]}
        if not announced or state.items[word].category == category
    ]
    if others:
        other = chance.choice(sorted(others))
        yield _exchanged(state, [state.word, other], [other, state.word])


def _exchanged(state: State, words: Sequence[str], others: Sequence[str]) -> State:
    """The same state, with each of `words` replaced by the one of `others` at the same index."""
    exchange: Mapping[str, str] = dict(zip(words, others, strict=True))

    def renamed(ids: Sequence[str]) -> tuple[str, ...]:
        return tuple(exchange.get(word, word) for word in ids)

    return replace(
        state,
        deck=renamed(state.deck),
        offered=renamed(state.offered),
        word=exchange.get(state.word, state.word),
        shown=frozenset(renamed(tuple(state.shown))),
    )
