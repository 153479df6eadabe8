"""The first part of a round: the subject, the removal of a blot, and the secret pairings."""

from dataclasses import replace

from engine.core import Context
from engine.errors import IllegalMove
from engine.games.inkblots.board import PLACES, required
from engine.games.inkblots.moves import MATCHINGS, ChooseSubject, MatchSymbols, RemoveImage
from engine.games.inkblots.prompts import ChooseSubjectPrompt, MatchSymbolsPrompt, RemoveImagePrompt
from engine.games.inkblots.state import Phase, State, refuse_image
from engine.phases import PhaseRules

# --- choosing the subject ---------------------------------------------------------------------


def _ask_for_subject(state: State) -> ChooseSubjectPrompt:
    return ChooseSubjectPrompt(
        actors=state.board.deal.testers,
        board=state.board,
        last=state.last,
        suggested=_suggested(state),
    )


def _suggested(state: State) -> int:
    """The seat in the test team that was the subject least often; in a tie, the first one."""
    subjects = [board.subject for board in state.match.rounds]
    return min(state.board.deal.testers, key=subjects.count)


def choose_subject(state: State, move: ChooseSubject, context: Context) -> State:
    """Make the chosen member of the test team the subject."""
    state.seating.refuse_others(move, *state.board.deal.testers)
    if move.subject not in state.board.deal.testers:
        raise IllegalMove("not-in-team", "The subject has to be one of the test team.")
    board = replace(state.board, subject=move.subject)
    return State(state.match, Phase.REMOVE, board, state.matching, move)


# --- putting one blot away --------------------------------------------------------------------


def _ask_for_removal(state: State) -> RemoveImagePrompt:
    return RemoveImagePrompt(actors=state.board.removers, board=state.board, last=state.last)


def _remove_image(state: State, move: RemoveImage, context: Context) -> State:
    """Remove one image, so that three are left for three words."""
    state.seating.refuse_others(move, *state.board.removers)
    refuse_image(move.image, PLACES)
    board = replace(state.board, removed=move.image)
    return State(state.match, Phase.MATCH, board, state.matching, move)


# --- the secret -------------------------------------------------------------------------------


def _ask_for_matching(state: State) -> MatchSymbolsPrompt:
    subject = required(state.board.subject)
    return MatchSymbolsPrompt(
        actors=(subject,), audience=subject, board=state.board, last=state.last
    )


def _match_symbols(state: State, move: MatchSymbols, context: Context) -> State:
    """Store the subject's secret symbols as `State.matching`.

    The symbols must not be stored on the board or as `last`, because these are public.
    """
    state.seating.refuse_others(move, required(state.board.subject))
    if move.symbols not in MATCHINGS:
        raise IllegalMove("not-one-each", "Every blot gets one word, and no two the same.")
    symbols = dict(zip(state.board.images_in_play, move.symbols, strict=True))
    matching = tuple(symbols.get(image, "") for image in PLACES)
    phase = Phase.READ if state.board.deal.together else Phase.GUESS
    return State(state.match, phase, state.board, matching, state.last)


PHASE_RULES = {
    Phase.CHOOSE: PhaseRules(_ask_for_subject, {ChooseSubject: choose_subject}),
    Phase.REMOVE: PhaseRules(_ask_for_removal, {RemoveImage: _remove_image}),
    Phase.MATCH: PhaseRules(_ask_for_matching, {MatchSymbols: _match_symbols}),
}
