"""The records of played rounds for the history, and the awards at the end of a match."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.awards import best_awards, leading_seats, shared_by_few
from engine.core import Award
from engine.games.storyteller.seating import JOINED
from engine.games.storyteller.state import BOX, Phase, PlayedRound, State
from engine.keepsakes import CLUE, VOTED, Keepsake
from engine.memories import Kind, Recollection
from engine.setup import LENGTH, SHORT

MIN_FOUND = 3
MIN_VOTERS = 3
"""The minimum number of voters for the boldest clue. With two voters, it is nothing special that
only one finds the picture.
"""
MIN_DECEIVED = 2
MIN_RISE = 4
"""The minimum points in one round for the award `riser`. A right vote or a good clue alone gives
fewer.
"""


MOST_DECEIVING = "most-deceiving"
"""The key of the award for a picture that was taken for the storyteller's."""
BOLD, CLEAR = 3, 1
"""Merits of clues that some but not all understood: `BOLD` if only one of at least `MIN_VOTERS`
voters did, otherwise `CLEAR`. `keepsakes` adds 1 divided by the number of voters who understood.
"""


def story(state: State) -> tuple[dict[str, Any], ...]:
    """One record for each played round: clue, pictures, votes, points, and who understood whom.

    The owner of a picture from the deck is None.
    """
    return tuple(
        _round_story(state, number, played) for number, played in enumerate(state.match.rounds, 1)
    )


def _round_story(state: State, number: int, played: PlayedRound) -> dict[str, Any]:
    match = state.match
    finders = played.finders
    shared = {}
    if match.together:
        finders = tuple(finder for finder in finders if finder in state.people)
        points = max((gain.points for gain in played.gains), default=0)
        shared = {"variant": "together", "shared": points}
    return {
        "round": number,
        LENGTH: SHORT if state.match.short else "whole",
        "storyteller": played.teller,
        "clue": played.clue,
        "told": played.pictures[played.told],
        "cards": [  # the pictures; saved evenings use this key
            {
                "item": picture,
                "owner": None if owner == BOX else owner,
                "voters": list(voters),
            }
            for picture, owner, voters in zip(
                played.pictures, played.owners, played.voters, strict=True
            )
        ],
        "understood": [[finder, played.teller] for finder in finders],
        "points": [
            {"player": gain.seat, "points": gain.points, "why": gain.why} for gain in played.gains
        ],
    } | shared


def keepsakes(round_story: Mapping[str, Any]) -> tuple[Keepsake, ...]:
    """The keepsakes of a round: its clue, and each player's picture that got votes.

    The clue is included only if it was written down, and some voters but not all understood it.
    """
    cards = round_story["cards"]
    # Not `understood`, which leaves out the robots of *Between us*.
    finders = sum(len(card["voters"]) for card in cards if card["item"] == round_story["told"])
    voters = sum(len(card["voters"]) for card in cards)
    found = [
        Keepsake(VOTED, (card["owner"],), len(card["voters"]), picture=card["item"])
        for card in cards
        if card["owner"] is not None and card["voters"]
    ]
    if round_story["clue"] and 0 < finders < voters:
        bold = finders == 1 and voters >= MIN_VOTERS
        merit = (BOLD if bold else CLEAR) + 1 / finders  # the fewer understood it, the bolder
        teller = round_story["storyteller"]
        found.append(Keepsake(CLUE, (teller,), merit, round_story["clue"], round_story["told"]))
    return tuple(found)


def memories(round_story: Mapping[str, Any]) -> tuple[Recollection, ...]:
    """Which picture the storyteller meant, and who played each of the others.

    Nobody is asked about a clue that was not written down.
    """
    clue, cards, told = round_story["clue"], round_story["cards"], round_story["told"]
    if not clue:
        return ()
    answers = tuple((card["item"], "") for card in cards)
    trails = (
        Recollection(Kind.TRAIL, (card["owner"],), clue=clue, picture=card["item"])
        for card in cards
        if card["owner"] is not None and card["item"] != told
    )
    return (Recollection(Kind.CLUE, (round_story["storyteller"],), told, answers, clue), *trails)


def awards(state: State) -> tuple[Award, ...]:
    """The awards for players at the table when the match is over; empty before.

    `best_awards` chooses some of these:

    - most-deceiving: whose picture the most voters took for the storyteller's. Its figure is the
      number of their votes, its item that picture.
    - boldest: who gave the most clues that only one of at least `MIN_VOTERS` voters understood.
      Its figure is the number of these clues, its item the picture of the latest one.
    - understood: whose clues were understood most often, in rounds in which they won points. Its
      figure is how often, its item the picture that the most voters found.
    - riser: who got the most points in one round. Its figure is these points.

    An award that players share has no item. In the variant `together`, which people win together,
    there is only the award `secret`: one for each person, for the latest clue that the partner
    understood and no robot did. Its figure is the number of such clues, its item the picture.
    """
    people = state.seating.people
    return best_awards(shared_by_few(earned(state)), people)


def earned(state: State) -> tuple[Award, ...]:
    """All awards to choose from, also those that many share."""
    if state.phase is not Phase.OVER:
        return ()
    if state.match.together:
        return tuple(_secret(state))
    return (*_most_deceiving(state), *_boldest(state), *_understood(state), *_riser(state))


def _most_deceiving(state: State) -> Iterator[Award]:
    decoys = [
        (owner, len(voters), picture)
        for played in state.match.rounds
        for slot, (picture, owner, voters) in enumerate(
            zip(played.pictures, played.owners, played.voters, strict=True)
        )
        if slot != played.told and owner in state.everyone
    ]
    best = {seat: max(votes for own, votes, _ in decoys if own == seat) for seat, _, _ in decoys}
    if seats := leading_seats(best, MIN_DECEIVED):
        votes = best[seats[0]]
        pictures = [picture for seat, drawn, picture in decoys if seat in seats and drawn == votes]
        yield Award(MOST_DECEIVING, seats, (votes,), _only(pictures, seats))


def _boldest(state: State) -> Iterator[Award]:
    bold = [
        (played.teller, played.pictures[played.told])
        for played in state.match.rounds
        if played.teller in state.everyone
        and len(played.finders) == 1
        and played.votes >= MIN_VOTERS
    ]
    clues = Counter(seat for seat, _ in bold)
    if seats := leading_seats(clues, 1):
        pictures = [picture for seat, picture in bold if seat in seats]
        yield Award("boldest", seats, (clues[seats[0]],), _only(pictures, seats))


def _secret(state: State) -> Iterator[Award]:
    for seat in state.people:
        pictures = [
            played.pictures[played.told]
            for played in state.match.rounds
            if played.teller == seat and {*played.finders} == {*state.people} - {seat}
        ]
        if pictures:
            yield Award("secret", (seat,), (len(pictures),), pictures[-1])


def _only(pictures: Sequence[str], seats: Sequence[int]) -> str | None:
    """The last of the pictures if only one player has the award, else None."""
    return pictures[-1] if len(seats) == 1 else None


def _understood(state: State) -> Iterator[Award]:
    found: Counter[int] = Counter()
    pictures = []
    for played in state.match.rounds:
        if played.teller in state.everyone and len(played.finders) < played.votes:
            found[played.teller] += len(played.finders)
            pictures.append((len(played.finders), played.teller, played.pictures[played.told]))
    if seats := leading_seats(found, MIN_FOUND):
        by_finders = sorted(pictures, key=lambda one: one[0])  # stable: the latest is last
        own = [picture for _, seat, picture in by_finders if seat in seats]
        yield Award("understood", seats, (found[seats[0]],), _only(own, seats))


def _riser(state: State) -> Iterator[Award]:
    highest: Counter[int] = Counter()
    for played in state.match.rounds:
        rise: Counter[int] = Counter()
        for gain in played.gains:
            if gain.seat in state.everyone and gain.why != JOINED:
                rise[gain.seat] += gain.points
        highest |= rise
    if seats := leading_seats(highest, MIN_RISE):
        yield Award("riser", seats, (highest[seats[0]],))
