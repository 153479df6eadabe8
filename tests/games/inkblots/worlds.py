"""Makes states of Inkblots that a viewer cannot distinguish from the true one."""

from collections.abc import Iterator
from dataclasses import replace

from engine.chance import Chance
from engine.games.inkblots.board import PLACES
from engine.games.inkblots.moves import MATCHINGS
from engine.games.inkblots.rules import SECRET
from engine.games.inkblots.state import Pile, State

PUBLIC_FIELDS = frozenset(
    {
        "match.items",
        "match.second_guess_optional",
        "match.seating",
        "match.pictures.boxed",
        "match.words.boxed",
        "match.rounds",
        "phase",
        "last",
        "board",
    }
)
"""The fields that hide nothing from anybody; a test checks that `worlds` varies all others."""


def worlds(state: State, viewer: int | None, chance: Chance) -> Iterator[State]:
    """Some other states that `viewer` cannot distinguish from `state`.

    Their decks are in another order. While the subject's pairing is secret and the viewer is not
    the subject, some of the states have another pairing, too.
    """
    yield _redealt(state, chance)
    if state.phase in SECRET and viewer != state.board.subject:
        matchings = [one for one in _possible_matchings(state) if one != state.matching]
        for matching in chance.shuffled(matchings)[:3]:
            yield replace(_redealt(state, chance), matching=matching)


def _redealt(state: State, chance: Chance) -> State:
    pictures, words = state.match.pictures, state.match.words
    match = replace(
        state.match,
        pictures=Pile(chance.shuffled(pictures.deck), pictures.boxed),
        words=Pile(chance.shuffled(words.deck), words.boxed),
    )
    return replace(state, match=match)


def _possible_matchings(state: State) -> Iterator[tuple[str, ...]]:
    """Every pairing that agrees with the markers shown so far, including the true one."""
    for symbols in MATCHINGS:
        by_place = dict(zip(state.board.images_in_play, symbols, strict=True))
        match = tuple(by_place.get(place, "") for place in PLACES)
        if all(shown in ("", own) for shown, own in zip(state.board.markers, match, strict=True)):
            yield match
