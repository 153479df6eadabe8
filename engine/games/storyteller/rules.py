"""The rules of Storyteller: one clue, many pictures, and nobody may be too clear."""

import unicodedata
from dataclasses import replace

from engine.chance import Chance
from engine.core import Context, Join, Leave, Move, Next
from engine.errors import IllegalMove
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
from engine.games.storyteller.scoring import awards_for, cards_each, hand_size
from engine.games.storyteller.seating import join, leave
from engine.games.storyteller.state import GuestAward, Laid, MatchState, Phase, PlayedRound, State
from engine.setup import Setup

CLUE_LENGTH = 120
UNWRITABLE = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Unicode categories a clue may not hold: controls, broken halves of characters, line ends."""


def new(setup: Setup, chance: Chance) -> State:
    """Everyone gets a hand from the top of the box; who has a clue begins, or who was chosen to."""
    players = len(setup.players)
    size = hand_size(players)
    box = setup.box["pictures"]
    cards = tuple(item.id for item in box)
    match = MatchState(
        items={item.id: item for item in box},
        target=int(setup.options["target"]),
        secret_votes=setup.options["votes"] == "secret",
        guests=tuple(player.name for player in setup.players),
        seated=tuple(range(players)),
        robots=tuple(player.robot for player in setup.players),
        scores=(0,) * players,
        deck=cards[size * players :],
        unseen=frozenset(cards),
    )
    hands = tuple(cards[size * seat : size * (seat + 1)] for seat in range(players))
    if setup.first is None:
        return State(match, hands)
    return State(match, hands, Phase.TELL, queue=(setup.first,), teller=setup.first)


def apply(state: State, move: Move, context: Context) -> State:
    """One step of the match, or a refusal."""
    match state.phase, move:
        case Phase.START, HaveClue():
            return _have_clue(state, move)
        case Phase.START, DrawLots():
            return _draw_lots(state, move, context)
        case Phase.TELL, Tell():
            return _tell(state, move)
        case Phase.CONTRIBUTE, Contribute():
            return _contribute(state, move, context)
        case ((Phase.DISCUSS | Phase.POINT), WriteClue()):
            return _write_clue(state, move)
        case Phase.DISCUSS, StartVoting():
            return _start_voting(state, move)
        case Phase.VOTE, Vote():
            return _vote(state, move)
        case Phase.VOTE, Abstain():
            return _abstain(state, move)
        case Phase.POINT, CastVotes():
            return _cast_votes(state, move)
        case Phase.RESULT, Next():
            return _next_round(state, move, context)
        case Phase.RESULT, Leave():
            return leave(state, move)
        case Phase.RESULT, Join():
            return join(state, move)
        case Phase.OVER, _:
            raise IllegalMove("over", "The match is over.")
        case _, Leave() | Join():
            raise IllegalMove(
                "not-between-rounds",
                "Players come and go between rounds, when the points are shown.",
            )
        case _:
            raise IllegalMove("not-now", "That cannot be done now.")


# --- before the first round -------------------------------------------------------------------


def _have_clue(state: State, move: HaveClue) -> State:
    """The first to say so begins."""
    _refuse_unseated(state, move)
    return _start_round(state, move.seat, move)


def _draw_lots(state: State, move: DrawLots, context: Context) -> State:
    _refuse_unseated(state, move)
    begun = _start_round(state, context.chance.below(state.players), move)
    return replace(begun, drawn=True)


# --- the round --------------------------------------------------------------------------------


def _start_round(state: State, teller: int, last: Move | None) -> State:
    """The table is empty; the storyteller looks for a card to tell."""
    return replace(
        state,
        phase=Phase.TELL,
        queue=(teller,),
        teller=teller,
        clue="",
        laid=(),
        votes=(),
        not_heard=(),
        barred=(),
        last=last,
        drawn=False,
    )


def _tell(state: State, move: Tell) -> State:
    """A card face down, and a clue to it: written, or only spoken."""
    _refuse_others(state, move)
    written = move.clue.strip()
    _refuse_bad_clue(written)
    hands, laid = _lay(state, move.seat, (move.card,))
    return replace(
        state,
        phase=Phase.CONTRIBUTE,
        queue=state.others,
        hands=hands,
        laid=laid,
        clue=written,
        last=None,
        drawn=_still_drawn(state, move),
    )


def _refuse_bad_clue(clue: str) -> None:
    if len(clue) > CLUE_LENGTH:
        raise IllegalMove(
            "long-clue", "A written clue has at most {most} characters.", most=CLUE_LENGTH
        )
    if any(unicodedata.category(character) in UNWRITABLE for character in clue):
        raise IllegalMove("bad-clue", "A clue is one line of ordinary characters.")


def _contribute(state: State, move: Contribute, context: Context) -> State:
    """All others lay what could be taken for it; then the cards are shuffled and turned over."""
    _refuse_others(state, move)
    wanted = cards_each(state.players)
    if len(move.cards) != wanted or len(set(move.cards)) != wanted:
        raise IllegalMove("card-count", "Pictures to play: exactly {wanted}.", wanted=wanted)
    hands, laid = _lay(state, move.seat, move.cards)
    given = replace(
        state, queue=state.queue[1:], hands=hands, laid=laid, drawn=_still_drawn(state, move)
    )
    if given.queue:
        return given
    return replace(given, phase=Phase.DISCUSS, laid=context.chance.shuffled(laid))


def _still_drawn(state: State, move: Move) -> bool:
    """Robots act unseen: until a person does, the lots are the latest that was seen."""
    return state.drawn and state.match.robots[move.seat]


def _lay(
    state: State, seat: int, cards: tuple[str, ...]
) -> tuple[tuple[tuple[str, ...], ...], tuple[Laid, ...]]:
    """All hands and the table after cards from one hand were put face down on it."""
    hand = state.hands[seat]
    if not {*cards} <= {*hand}:
        raise IllegalMove("not-in-hand", "That picture is not in your hand.")
    kept = tuple([card for card in hand if card not in cards])
    hands = (*state.hands[:seat], kept, *state.hands[seat + 1 :])
    return hands, (*state.laid, *(Laid(card, seat) for card in cards))


def _write_clue(state: State, move: WriteClue) -> State:
    """What was only spoken, for robots: those that have abstained by now vote after all."""
    _refuse_unseated(state, move)
    if not state.may_write:
        raise IllegalMove("clue-known", "Everyone knows the clue already.")
    written = move.clue.strip()
    if not written:
        raise IllegalMove("no-clue", "Write what was said.")
    _refuse_bad_clue(written)
    heard = replace(state, clue=written, not_heard=(), last=move)
    if state.not_heard:
        return replace(heard, phase=Phase.VOTE, queue=state.not_heard)
    return heard


def _start_voting(state: State, move: StartVoting) -> State:
    """At the table all point at once; only robots vote in secret there, as they cannot point."""
    _refuse_unseated(state, move)
    secretly = state.others
    if not state.match.secret_votes:
        secretly = tuple(seat for seat in secretly if state.match.robots[seat])
    if secretly:
        return replace(state, phase=Phase.VOTE, queue=secretly, last=move)
    return _point_or_finish(replace(state, last=move))


def _vote(state: State, move: Vote) -> State:
    """One vote each, in secret, and never for a card of one's own."""
    _refuse_others(state, move)
    seat, slot = move.seat, move.slot
    _refuse_missing_slot(state, slot)
    if state.laid[slot].owner == seat:
        raise IllegalMove("own-card", "Nobody may vote for a picture of their own.")
    voted = replace(state, queue=state.queue[1:], votes=(*state.votes, (seat, slot)), last=None)
    return voted if voted.queue else _point_or_finish(voted)


def _abstain(state: State, move: Abstain) -> State:
    """Only robots that have not heard the clue may; everyone else has to vote."""
    _refuse_others(state, move)
    if not may_abstain(state):
        raise IllegalMove("must-vote", "Everyone who knows the clue votes.")
    silent = (*state.not_heard, move.seat)
    waiting = replace(state, queue=state.queue[1:], not_heard=silent, last=None)
    return waiting if waiting.queue else _point_or_finish(waiting)


def may_abstain(state: State) -> bool:
    """Whether who is to vote is a robot that has not heard the clue."""
    return not state.clue and state.match.robots[state.queue[0]]


def _cast_votes(state: State, move: CastVotes) -> State:
    """Take what is pointed at; who points at a card of their own has to point again.

    That is no refusal, as trying out refusals would tell whose cards they are.
    """
    _refuse_unseated(state, move)
    asked = len(state.queue)
    if len(move.votes) != asked:
        raise IllegalMove("vote-count", "Votes to enter: exactly {asked}.", asked=asked)
    pointed = tuple(zip(state.queue, move.votes, strict=True))
    for seat_and_slot in pointed:
        _refuse_missing_slot(state, seat_and_slot[1])
        if seat_and_slot in state.barred:
            raise IllegalMove("own-card", "Nobody may vote for a picture of their own.")
    own = tuple((seat, slot) for seat, slot in pointed if state.laid[slot].owner == seat)
    votes = (*state.votes, *(pair for pair in pointed if pair not in own))
    return _point_or_finish(replace(state, votes=votes, barred=(*state.barred, *own), last=move))


def _refuse_missing_slot(state: State, slot: int) -> None:
    if not 0 <= slot < len(state.laid):
        raise IllegalMove(
            "no-such-slot", "There are only {count} pictures on the table.", count=len(state.laid)
        )


def _point_or_finish(state: State) -> State:
    """Ask the people whose votes are still missing to point, if there are any."""
    asked = {seat for seat, _ in state.votes}.union(state.not_heard)
    pointing = tuple(seat for seat in state.others if seat not in asked)
    return replace(state, phase=Phase.POINT, queue=pointing) if pointing else _finish_round(state)


def _finish_round(state: State) -> State:
    """Give the points and write the round down; its cards go to the discard."""
    owners = [laid.owner for laid in state.laid]
    voters: list[list[int]] = [[] for _ in owners]
    for voter, slot in state.votes:
        voters[slot].append(voter)
    told = owners.index(state.teller)
    awards = awards_for(told, owners, voters)
    match = state.match
    scores = list(match.scores)
    for award in awards:
        scores[award.seat] += award.points
    guest = match.seated
    played = PlayedRound(
        teller=guest[state.teller],
        clue=state.clue,
        told=told,
        cards=tuple([laid.card for laid in state.laid]),
        owners=tuple([guest[owner] for owner in owners]),
        voters=tuple([tuple([guest[voter] for voter in slot]) for slot in voters]),
        awards=tuple([GuestAward(guest[award.seat], award.points, award.why) for award in awards]),
        not_heard=tuple([guest[seat] for seat in state.not_heard]),
    )
    scored = replace(
        match,
        scores=tuple(scores),
        discard=(*match.discard, *played.cards),
        rounds=(*match.rounds, played),
    )
    return replace(
        state, match=scored, phase=Phase.RESULT, queue=(), laid=(), votes=(), not_heard=()
    )


# --- between rounds ---------------------------------------------------------------------------


def _next_round(state: State, move: Next, context: Context) -> State:
    """The storyteller's left tells next, with all hands full - or somebody has enough points."""
    _refuse_unseated(state, move)
    if state.match.target_reached:
        return replace(state, phase=Phase.OVER, last=move)
    teller = (state.teller + 1) % state.players
    return _start_round(_refill(state, teller, context), teller, move)


def _refill(state: State, first: int, context: Context) -> State:
    """Fill all hands, from the last storyteller's left.

    A deck that cannot serve everyone is first shuffled together with the discard.
    """
    size = hand_size(state.players)
    match = state.match
    deck = match.deck
    if sum(max(size - len(hand), 0) for hand in state.hands) > len(deck):
        unseen = match.unseen.intersection(deck)
        deck = context.chance.shuffled((*deck, *match.discard))
        match = replace(match, unseen=unseen, discard=())
    hands = list(state.hands)
    for seat in state.around(first):
        missing = max(size - len(hands[seat]), 0)
        hands[seat] += deck[:missing]
        deck = deck[missing:]
    return replace(state, match=replace(match, deck=deck), hands=tuple(hands))


# --- who may ----------------------------------------------------------------------------------


def _refuse_others(state: State, move: Move) -> None:
    """Only the first in the queue may act."""
    if move.seat != state.queue[0]:
        raise IllegalMove("not-your-turn", "It is somebody else’s turn.")


def _refuse_unseated(state: State, move: Move) -> None:
    """Anyone at the table may act."""
    if not 0 <= move.seat < state.players:
        raise IllegalMove("no-such-seat", "There is no such place at the table.")
