"""Makes states of Storyteller that a viewer cannot distinguish from the true one."""

from collections.abc import Iterator
from dataclasses import replace

from engine.chance import Chance
from engine.games.storyteller.state import Laid, Phase, State

FACE_UP = (Phase.DISCUSS, Phase.VOTE, Phase.POINT)

PUBLIC_FIELDS = frozenset(
    {
        "match.pictures",
        "match.target",
        "match.short",
        "match.secret_votes",
        "match.seating",
        "match.scores",
        "match.scores_before",
        "match.told",
        "match.discard",  # except for pictures of people who have left, which `worlds` exchanges
        "match.rounds",
        "match.together",
        "match.spoken_clues",
        "phase",
        "queue",
        "teller",
        "clue",
        "not_heard",
        "barred",
        "last",
        "drawn",
    }
)
"""The fields that hide nothing from anybody; a test checks that `worlds` varies all others."""


def worlds(state: State, viewer: int | None, chance: Chance) -> Iterator[State]:
    """Some other states that `viewer` cannot distinguish from `state`.

    They differ in the pictures that the viewer has never seen. While the pictures of a round lie
    face up on the table, some states also differ in who played them and in secret votes.
    """
    other = _other_pictures(state, viewer, chance)
    yield other
    if state.phase in FACE_UP:
        yield from _other_owners(other, viewer, chance)


def _other_pictures(state: State, viewer: int | None, chance: Chance) -> State:
    """A copy of the state in which the pictures that the viewer has never seen are shuffled."""
    seen = {picture for played in state.match.rounds for picture in played.pictures}
    seen.update(() if viewer is None else state.hands[viewer])
    seen.update(
        laid.picture for laid in state.laid if state.phase in FACE_UP or laid.owner == viewer
    )
    unknown = sorted(set(state.match.pictures) - seen)
    face = dict(zip(unknown, chance.shuffled(unknown), strict=True))

    def turned(pictures: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(face.get(picture, picture) for picture in pictures)

    match = replace(
        state.match,
        deck=turned(state.match.deck),
        discard=turned(state.match.discard),
        unseen=frozenset(turned(tuple(state.match.unseen))),
    )
    return replace(
        state,
        match=match,
        hands=tuple(turned(hand) for hand in state.hands),
        laid=tuple(Laid(face.get(laid.picture, laid.picture), laid.owner) for laid in state.laid),
    )


def _other_owners(state: State, viewer: int | None, chance: Chance) -> Iterator[State]:
    """Up to three states with other owners of the pictures on the table and other secret votes.

    The owners and votes that the viewer knows stay the same. The reasons that robots have for their
    votes differ, too.
    """
    known = {slot for _, slot in state.barred}
    known.update(slot for slot, laid in enumerate(state.laid) if laid.owner == viewer)
    free = [slot for slot in range(len(state.laid)) if slot not in known]
    pointed = state.phase is Phase.POINT
    for _ in range(3):
        owners = [laid.owner for laid in state.laid]
        shuffled = chance.shuffled([owners[slot] for slot in free])
        for slot, owner in zip(free, shuffled, strict=True):
            owners[slot] = owner
        votes = []
        for voter, slot in state.votes:
            open_vote = voter == viewer or (pointed and not state.seating.is_robot(voter))
            others = [slot for slot, owner in enumerate(owners) if owner != voter]
            votes.append((voter, slot if open_vote else chance.choice(others)))
        if all(owners[slot] != voter for voter, slot in votes):
            yield replace(
                state,
                laid=tuple(Laid(d.picture, o) for d, o in zip(state.laid, owners, strict=True)),
                votes=tuple(votes),
                reasons=tuple((seat, chance.choice(("this", "that"))) for seat, _ in state.reasons),
            )
