"""The rules of Inkblots: how a match begins, its phases, and what may be seen at any time."""

from dataclasses import replace

from engine.chance import Chance
from engine.core import Prompt
from engine.games.inkblots import guessing, pairing, result, together
from engine.games.inkblots.board import (
    MAX_SHORT_ROUNDS,
    SHORT_ROUNDS,
    Board,
    Deal,
    members,
    required,
)
from engine.games.inkblots.moves import TEAMS
from engine.games.inkblots.prompts import RecallMatchPrompt, TablePublic
from engine.games.inkblots.state import MatchState, Phase, Pile, State, draw
from engine.phases import Phases
from engine.seating import Seating
from engine.setup import LENGTH, SHORT, Setup

PHASES: Phases[State] = Phases(
    pairing.PHASE_RULES,
    guessing.PHASE_RULES,
    result.PHASE_RULES,
    together.PHASE_RULES,
    phase_of=lambda state: state.phase,
)
SECRET = (Phase.GUESS, Phase.CONTROL, Phase.SECOND, Phase.READ)
"""The phases in which only the subject knows all pairings."""


def new(setup: Setup, chance: Chance) -> State:
    """The state at the start, with the first round dealt.

    The team of the player who begins is tested first; in the variant “Together”, that player is the
    first subject. If nobody was chosen to begin, chance decides.
    """
    pictures, words = setup.box["pictures"], setup.box["words"]
    match = MatchState(
        items={item.id: item for item in (*pictures, *words)},
        second_guess_optional=bool(setup.options.get("second_guess_optional", False)),
        seating=Seating.of(setup.players),
        pictures=Pile(tuple(item.id for item in pictures)),
        words=Pile(tuple(item.id for item in words)),
    )
    match, dealt_words, images = draw(match, chance)
    if setup.variant == together.VARIANT:
        subject = chance.below(len(setup.players)) if setup.first is None else setup.first
        return together.first_round(match, dealt_words, images, subject)
    drawn = chance.choice(TEAMS)
    short = setup.options.get(LENGTH) == SHORT
    deal = Deal(
        round=1,
        teams=setup.roles,
        test_team=drawn if setup.first is None else setup.roles[setup.first],
        words=dealt_words,
        images=images,
        rounds=SHORT_ROUNDS.get(len(setup.players), MAX_SHORT_ROUNDS) if short else 0,
    )
    return State(match, Phase.CHOOSE, Board(deal))


def public(state: State) -> TablePublic:
    """What everyone may see: the board, with only those markers that have been turned over."""
    return TablePublic(board=state.board)


def peekers(state: State) -> tuple[int, ...]:
    """The seat of the subject in the phases of `SECRET`; in all other phases, nobody may peek."""
    subject = state.board.subject
    return () if subject is None or state.phase not in SECRET else (subject,)


def peek(state: State, seat: int) -> Prompt | None:
    """The prompt with the subject's own pairings; None if this seat may not look at them now."""
    if seat not in peekers(state):
        return None
    board = replace(state.board, markers=state.matching)
    return RecallMatchPrompt(actors=(), audience=seat, board=board, last=state.last)


def first(setup: Setup, state: State) -> int:
    """The first subject in “Together”; with two teams, a member of the team that was tested first.

    It is one on whose left the other team sits, so that the other team is tested first next time.
    """
    rounds = state.match.rounds
    board = rounds[0] if rounds else state.board
    if board.deal.together:
        return required(board.subject)
    team, teams = board.deal.test_team, setup.roles
    return next(seat for seat in members(teams, team) if teams[(seat + 1) % len(teams)] != team)


def teams(state: State) -> tuple[str, ...]:
    """The team of every seat now; empty in “Together”."""
    return () if state.board.deal.together else state.board.deal.teams


def used(state: State) -> frozenset[str]:
    """The ids of all words and images that have been dealt."""
    boards = (*state.match.rounds, state.board)
    return frozenset(
        item.id for board in boards for item in (*board.deal.words, *board.deal.images)
    )
