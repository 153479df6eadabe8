"""The rules of Inkblots: how a round runs, what scores, and when a team has won."""

from collections.abc import Mapping
from dataclasses import replace

from engine.chance import Chance
from engine.core import Context, Join, Leave, Move, Next
from engine.errors import IllegalMove
from engine.games.inkblots.board import (
    IMAGES_A_ROUND,
    PLACES,
    WORDS_A_ROUND,
    Board,
    Deal,
    TeamAward,
    required,
    turned_over,
)
from engine.games.inkblots.moves import (
    MATCHINGS,
    SYMBOLS,
    TEAMS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    PassSecondGuess,
    RemoveImage,
    SecondGuess,
)
from engine.games.inkblots.seating import join, leave
from engine.games.inkblots.state import MatchState, Phase, Pile, PlayedRound, State
from engine.setup import Setup

POINTS_TO_WIN = 4
LEAD_TO_WIN = 2
OUTCOMES = {
    (True, True): "both-right",
    (True, False): "test-right",
    (False, False): "both-wrong",
    (False, True): "control-right",
}
"""The rows of the scoring table: is the test team right, is the control team right?"""


def new(setup: Setup, chance: Chance) -> State:
    """The first test team is that of the first player; else a lot gives both the same chance."""
    drawn = chance.choice(TEAMS)
    pictures, words = setup.box["pictures"], setup.box["words"]
    deal = Deal(
        round=1,
        teams=setup.roles,
        test_team=drawn if setup.first is None else setup.roles[setup.first],
        words=words[:WORDS_A_ROUND],
        images=pictures[:IMAGES_A_ROUND],
    )
    match = MatchState(
        items={item.id: item for item in (*pictures, *words)},
        second_guess_optional=bool(setup.options["second_guess_optional"]),
        names=tuple(player.name for player in setup.players),
        pictures=Pile(tuple(item.id for item in pictures[IMAGES_A_ROUND:])),
        words=Pile(tuple(item.id for item in words[WORDS_A_ROUND:])),
    )
    return State(match, Phase.CHOOSE, Board(deal))


def apply(state: State, move: Move, context: Context) -> State:
    """One step of the round, or a refusal."""
    if isinstance(move, (Leave, Join)):
        return _leave_or_join(state, move)
    _refuse_others(state, move)
    match state.phase, move:
        case Phase.CHOOSE, ChooseSubject():
            return _choose_subject(state, move)
        case Phase.REMOVE, RemoveImage():
            return _remove_image(state, move)
        case Phase.MATCH, MatchSymbols():
            return _match_symbols(state, move)
        case Phase.GUESS, Guess():
            return _guess(state, move)
        case Phase.CONTROL, ControlGuess():
            return _control_guess(state, move)
        case Phase.SECOND, SecondGuess():
            return _second_guess(state, move)
        case Phase.SECOND, PassSecondGuess():
            return _pass_second_guess(state, move)
        case Phase.RESULT, Next() if ended(state):
            return replace(state, phase=Phase.OVER, last=move)
        case Phase.RESULT, Next():
            return _next_round(state, move, context)
        case _:
            raise IllegalMove("not-now", "That cannot be done now.")


# --- the steps of a round ---------------------------------------------------------------------


def _choose_subject(state: State, move: ChooseSubject) -> State:
    """Anyone of the test team, chosen by the team."""
    if move.subject not in state.board.deal.testers:
        raise IllegalMove("not-in-team", "The subject must be one of the test team.")
    board = replace(state.board, subject=move.subject)
    return State(state.match, Phase.REMOVE, board, state.matching, move)


def _remove_image(state: State, move: RemoveImage) -> State:
    """The control team leaves three images for three words."""
    _refuse_image(move.image, PLACES)
    board = replace(state.board, removed=move.image)
    return State(state.match, Phase.MATCH, board, state.matching, move)


def _match_symbols(state: State, move: MatchSymbols) -> State:
    """The secret: it stays off the board and never becomes the `last` move."""
    if move.symbols not in MATCHINGS:
        raise IllegalMove("not-one-each", "Every blot gets one word, and no two the same.")
    symbols = dict(zip(state.board.images_in_play, move.symbols, strict=True))
    matching = tuple(symbols.get(image, "") for image in PLACES)
    return State(state.match, Phase.GUESS, state.board, matching, state.last)


def _guess(state: State, move: Guess) -> State:
    """The test team without its subject: one image, one symbol, for all to see."""
    _refuse_image(move.image, state.board.images_in_play)
    _refuse_symbol(move.symbol, SYMBOLS, state.board)
    board = replace(state.board, guess=move)
    return State(state.match, Phase.CONTROL, board, state.matching, move)


def _control_guess(state: State, move: ControlGuess) -> State:
    """The marker is turned over. A team that is right alone wins the image; a test team that is
    right guesses again."""
    _refuse_symbol(move.symbol, SYMBOLS, state.board)
    board = state.board
    guess = required(board.guess)
    truth = state.matching[guess.image]
    outcome = OUTCOMES[guess.symbol == truth, move.symbol == truth]
    awards: tuple[TeamAward, ...] = ()
    if outcome == "test-right":
        awards = (TeamAward(guess.seat, 1, outcome, board.deal.test_team, guess.image),)
    elif outcome == "control-right":
        awards = (TeamAward(move.seat, 1, outcome, board.deal.control_team, guess.image),)
    right = guess.symbol == truth
    markers = turned_over(guess) if right else state.matching
    board = replace(board, control=move, markers=markers, outcome=outcome, awards=awards)
    if right:
        return State(state.match, Phase.SECOND, board, state.matching, move)
    return _finish_round(state, move, board)


def _second_guess(state: State, move: SecondGuess) -> State:
    """A right one wins the image; a wrong one loses it to a control team that was right too."""
    board = state.board
    _refuse_image(move.image, board.images_left)
    _refuse_symbol(move.symbol, board.symbols_left, board)
    awards = board.awards
    if move.symbol == state.matching[move.image]:
        awards += (TeamAward(move.seat, 1, "second-right", board.deal.test_team, move.image),)
    elif board.outcome == "both-right":
        seat = required(board.control).seat
        awards += (TeamAward(seat, 1, "second-wrong", board.deal.control_team, move.image),)
    board = replace(board, second=move, markers=state.matching, awards=awards)
    return _finish_round(state, move, board)


def _pass_second_guess(state: State, move: PassSecondGuess) -> State:
    """Only where the house rules allow it; the second image then goes to nobody."""
    if not state.match.second_guess_optional:
        raise IllegalMove("must-guess", "The test team must make its second guess.")
    board = replace(state.board, second=move, markers=state.matching)
    return _finish_round(state, move, board)


def _finish_round(state: State, move: Move, board: Board) -> State:
    """All markers lie open; what nobody has won goes back into the box."""
    won = {award.image for award in board.awards}
    images = tuple(board.deal.images[image].id for image in PLACES if image not in won)
    words = tuple(word.id for word in board.deal.words)
    before = state.match
    match = replace(
        before,
        pictures=Pile(before.pictures.deck, before.pictures.boxed + images),
        words=Pile(before.words.deck, before.words.boxed + words),
        rounds=(*before.rounds, PlayedRound(before.names, board)),
    )
    return State(match, Phase.RESULT, board, state.matching, move)


# --- between rounds ---------------------------------------------------------------------------


def _next_round(state: State, move: Next, context: Context) -> State:
    """The teams swap roles, and new words and images are dealt."""
    before, items = state.board.deal, state.match.items
    pictures = _refilled(state.match.pictures, IMAGES_A_ROUND, context)
    words = _refilled(state.match.words, WORDS_A_ROUND, context)
    deal = Deal(
        round=before.round + 1,
        teams=before.teams,
        test_team=before.control_team,
        words=tuple(items[card] for card in words.deck[:WORDS_A_ROUND]),
        images=tuple(items[card] for card in pictures.deck[:IMAGES_A_ROUND]),
        won=state.board.won,
    )
    match = replace(
        state.match,
        pictures=Pile(pictures.deck[IMAGES_A_ROUND:], pictures.boxed),
        words=Pile(words.deck[WORDS_A_ROUND:], words.boxed),
    )
    return State(match, Phase.CHOOSE, Board(deal), last=move)


def _refilled(pile: Pile, count: int, context: Context) -> Pile:
    """A deck too short for a round is shuffled together with the box."""
    if len(pile.deck) >= count:
        return pile
    return Pile(context.chance.shuffled(pile.deck + pile.boxed))


def _leave_or_join(state: State, move: Leave | Join) -> State:
    """People come and go while the result lies open, unless it was the last."""
    if state.phase is not Phase.RESULT or ended(state):
        raise IllegalMove("not-between-rounds", "Players come and go only between rounds.")
    return leave(state, move) if isinstance(move, Leave) else join(state, move)


def winner(scores: Mapping[str, int]) -> str:
    """The team that is far enough ahead to win, or nothing."""
    dusk, dawn = (scores[team] for team in TEAMS)
    if max(dusk, dawn) >= POINTS_TO_WIN and abs(dusk - dawn) >= LEAD_TO_WIN:
        return leader(scores)
    return ""


def leader(scores: Mapping[str, int]) -> str:
    """The team with more points, or nothing when they are equal."""
    dusk, dawn = (scores[team] for team in TEAMS)
    return "" if dusk == dawn else TEAMS[dusk < dawn]


def ended(state: State) -> bool:
    """Whether the round was the last: a team has won, or too few images are left for another."""
    return bool(winner(state.board.scores)) or len(state.match.pictures) < IMAGES_A_ROUND


# --- who may do what --------------------------------------------------------------------------


def actors(state: State) -> tuple[int, ...]:
    """Whose step it is."""
    board = state.board
    match state.phase:
        case Phase.CHOOSE:
            return board.deal.testers
        case Phase.REMOVE | Phase.CONTROL:
            return board.deal.controllers
        case Phase.MATCH:
            return (required(board.subject),)
        case Phase.GUESS | Phase.SECOND:
            return board.guessers
        case Phase.RESULT:
            return tuple(range(len(board.deal.teams)))
        case Phase.OVER:
            return ()


def _refuse_others(state: State, move: Move) -> None:
    if state.phase is Phase.OVER:
        raise IllegalMove("over", "The match is over.")
    if move.seat not in actors(state):
        names = ", ".join(state.match.names[seat] for seat in actors(state))
        raise IllegalMove("not-your-turn", "It is the turn of {names}.", names=names)


def _refuse_image(image: int, allowed: tuple[int, ...]) -> None:
    if image not in allowed:
        raise IllegalMove(
            "bad-image",
            "That blot cannot be chosen; choose from {images}.",
            images=", ".join(str(place + 1) for place in allowed),
        )


def _refuse_symbol(symbol: str, allowed: tuple[str, ...], board: Board) -> None:
    if symbol not in allowed:
        raise IllegalMove(
            "bad-symbol",
            "That word cannot be chosen; choose from {words}.",
            words=", ".join(board.deal.word(open_one).text for open_one in allowed),
        )
