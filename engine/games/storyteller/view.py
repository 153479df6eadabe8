"""What a match of Storyteller shows, and to whom."""

from typing import Any

from engine.core import Award, Cue, Join, Leave, Prompt
from engine.games.storyteller.moves import WriteClue
from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    ContributePrompt,
    GameOverPrompt,
    HandPrompt,
    HaveCluePrompt,
    RevealedCard,
    RoundResultPrompt,
    StartVotingPrompt,
    TablePublic,
    TellPrompt,
    ToldPicture,
    VotePrompt,
)
from engine.games.storyteller.recap import awards
from engine.games.storyteller.rules import CLUE_LENGTH, may_abstain
from engine.games.storyteller.scoring import cards_each, outcome_of
from engine.games.storyteller.seating import JOINED, why_not_join, why_not_leave
from engine.games.storyteller.state import Phase, State
from engine.packs import Item


def prompt(state: State) -> Prompt:
    """What is to be seen and answered now."""
    match state.phase:
        case Phase.START:
            return HaveCluePrompt(
                actors=state.everyone, scores=state.match.scores, target=state.match.target
            )
        case Phase.TELL:
            return _tell(state)
        case Phase.CONTRIBUTE:
            return _contribute(state)
        case Phase.DISCUSS:
            return _start_voting(state)
        case Phase.VOTE:
            return _vote(state)
        case Phase.POINT:
            return _cast_votes(state)
        case Phase.RESULT:
            return _round_result(state)
        case Phase.OVER:
            return _game_over(state)


def peek(state: State, seat: int) -> Prompt | None:
    """A player's own cards, from the deal to the end; a newcomer waits for the next refill."""
    hand = state.hands[seat]
    if state.phase is Phase.OVER or not hand:
        return None
    return HandPrompt(
        actors=(),
        audience=seat,
        hand=_items(state, hand),
        given=tuple(state.match.items[laid.card] for laid in state.laid if laid.owner == seat),
    )


FACE_UP = (Phase.VOTE, Phase.POINT)
"""When everyone has seen the pictures of an open round: DISCUSS is what turns them up."""


def public(state: State) -> TablePublic:
    """The table without its secrets, and without what the step in hand is to reveal."""
    if state.phase in (Phase.RESULT, Phase.OVER):
        return _public_result(state)
    face_up = state.phase in FACE_UP
    begun = state.phase is not Phase.START
    return TablePublic(
        round=len(state.match.rounds) + begun,
        scores=state.match.scores,
        target=state.match.target,
        teller=state.teller if begun else None,
        clue=state.clue,
        told=begun and state.phase is not Phase.TELL,
        laid=0 if face_up else len(state.laid),
        players=state.players,
        waiting=state.queue if state.phase in (Phase.CONTRIBUTE, Phase.VOTE) else (),
        cards=_laid_items(state) if face_up else (),
        voted=len(state.votes),
        drawn=state.drawn,
    )


def _public_result(state: State) -> TablePublic:
    """All pictures face up and all votes cast; the points come with the result itself."""
    played = state.match.rounds[-1]
    seat_of = state.match.seat_of
    scores = list(state.match.scores)
    if state.phase is Phase.RESULT:
        for award in played.awards:
            if award.guest in seat_of and award.why != JOINED:
                scores[seat_of[award.guest]] -= award.points
    return TablePublic(
        round=len(state.match.rounds),
        scores=tuple(scores),
        target=state.match.target,
        teller=seat_of.get(played.teller),
        clue=played.clue,
        told=True,
        laid=0,
        players=state.players,
        waiting=(),
        cards=_items(state, played.cards),
        voted=played.votes,
    )


def used(state: State) -> frozenset[str]:
    """Every card that was ever dealt, as its holder may look at it at any time."""
    return frozenset(state.match.items) - state.match.unseen.intersection(state.match.deck)


# --- one prompt each --------------------------------------------------------------------------


def _items(state: State, cards: tuple[str, ...]) -> tuple[Item, ...]:
    items = state.match.items
    return tuple([items[card] for card in cards])


def _laid_items(state: State) -> tuple[Item, ...]:
    items = state.match.items
    return tuple([items[laid.card] for laid in state.laid])


def _round_fields(state: State) -> dict[str, Any]:
    """What every prompt of a round in play holds; see `RoundPrompt`."""
    return {
        "round": len(state.match.rounds) + 1,
        "scores": state.match.scores,
        "target": state.match.target,
        "teller": state.teller,
        "clue": state.clue,
    }


def _tell(state: State) -> Prompt:
    return TellPrompt(
        actors=state.queue,
        audience=state.teller,
        last=state.last,
        **_round_fields(state),
        hand=_items(state, state.hands[state.teller]),
        clue_length=CLUE_LENGTH,
        told_before=tuple([played.clue for played in state.match.rounds]),
    )


def _contribute(state: State) -> Prompt:
    seat = state.queue[0]
    contributors = state.players - 1
    return ContributePrompt(
        actors=(seat,),
        audience=seat,
        **_round_fields(state),
        hand=_items(state, state.hands[seat]),
        wanted=cards_each(state.players),
        contributed=contributors - len(state.queue),
        contributors=contributors,
    )


def _start_voting(state: State) -> Prompt:
    return StartVotingPrompt(
        actors=state.everyone,
        cue=Cue.NONE if isinstance(state.last, WriteClue) else Cue.REVEAL,
        last=state.last,
        **_round_fields(state),
        cards=_laid_items(state),
        secret=state.match.secret_votes,
        may_write=state.may_write,
        clue_length=CLUE_LENGTH,
    )


def _vote(state: State) -> Prompt:
    seat = state.queue[0]
    return VotePrompt(
        actors=(seat,),
        audience=seat,
        last=state.last,
        **_round_fields(state),
        cards=_laid_items(state),
        own=tuple([slot for slot, laid in enumerate(state.laid) if laid.owner == seat]),
        voted=len(state.votes),
        voters=len(state.votes) + len(state.queue),
        may_abstain=may_abstain(state),
    )


def _cast_votes(state: State) -> Prompt:
    return CastVotesPrompt(
        actors=state.everyone,
        cue=Cue.TICK,
        last=state.last,
        **_round_fields(state),
        cards=_laid_items(state),
        pointing=state.queue,
        barred=state.barred,
        placed=tuple([vote for vote in state.votes if not state.match.robots[vote[0]]]),
        not_heard=state.not_heard,
        may_write=state.may_write,
        clue_length=CLUE_LENGTH,
    )


def _round_result(state: State) -> Prompt:
    played = state.match.rounds[-1]
    items = state.match.items
    seat_of = state.match.seat_of
    cards = [
        RevealedCard(
            items[card],
            owner=seat_of.get(owner),
            voters=tuple([seat_of.get(voter) for voter in voters]),
            told=slot == played.told,
            name=state.match.guests[owner],
        )
        for slot, (card, owner, voters) in enumerate(
            zip(played.cards, played.owners, played.voters, strict=True)
        )
    ]
    points = [
        Award(seat_of[award.guest], award.points, award.why)
        for award in played.awards
        if award.guest in seat_of
    ]
    return RoundResultPrompt(
        actors=state.everyone,
        cue=Cue.NONE if isinstance(state.last, (Leave, Join)) else Cue.REVEAL,
        last=state.last,
        round=len(state.match.rounds),
        scores=state.match.scores,
        target=state.match.target,
        teller=seat_of.get(played.teller),
        clue=played.clue,
        cards=tuple(cards),
        outcome=outcome_of(len(played.finders), played.votes),
        awards=tuple(points),
        final=state.match.target_reached,
        not_heard=tuple([seat_of[guest] for guest in played.not_heard if guest in seat_of]),
        gone=tuple(
            dict.fromkeys([state.match.guests[o] for o in played.owners if o not in seat_of])
        ),
        next_teller=(state.teller + 1) % state.players,
        may_leave=why_not_leave(state) is None,
        may_join=why_not_join(state) is None,
    )


def _game_over(state: State) -> Prompt:
    best = max(state.match.scores)
    seat_of = state.match.seat_of
    found = [[0] * state.players for _ in state.match.seated]
    for played in state.match.rounds:
        for finder in played.finders:
            if finder in seat_of and played.teller in seat_of:
                found[seat_of[finder]][seat_of[played.teller]] += 1
    return GameOverPrompt(
        actors=(),
        cue=Cue.REVEAL,
        last=state.last,
        winners=tuple(seat for seat, score in enumerate(state.match.scores) if score == best),
        scores=state.match.scores,
        target=state.match.target,
        rounds=len(state.match.rounds),
        found=tuple(tuple(row) for row in found),
        gallery=tuple(
            ToldPicture(
                picture=state.match.items[played.cards[played.told]],
                clue=played.clue,
                teller=seat_of.get(played.teller),
                finders=tuple(seat_of.get(finder) for finder in played.finders),
                voters=played.votes,
                name=state.match.guests[played.teller],
            )
            for played in state.match.rounds
        ),
        awards=awards(state),
    )
