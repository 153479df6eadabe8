"""What a match of Inkblots shows: the open board, and to the subject alone the own matching."""

from dataclasses import replace

from engine.core import TABLE, Cue, Join, Leave, Prompt
from engine.games.inkblots.board import Board, members, required
from engine.games.inkblots.prompts import (
    ChooseSubjectPrompt,
    ControlGuessPrompt,
    GameOverPrompt,
    GuessPrompt,
    MatchSymbolsPrompt,
    RecallMatchPrompt,
    RemoveImagePrompt,
    RoundResultPrompt,
    SecondGuessPrompt,
    TablePublic,
)
from engine.games.inkblots.recap import awards
from engine.games.inkblots.rules import actors, ended, leader, winner
from engine.games.inkblots.seating import reseated
from engine.games.inkblots.state import Phase, PlayedRound, State


def prompt(state: State) -> Prompt:
    """What is to be done now, with everything its audience may see."""
    who, board, last = actors(state), state.board, state.last
    match state.phase:
        case Phase.CHOOSE:
            return ChooseSubjectPrompt(
                actors=who, board=board, last=last, suggested=_suggested(state)
            )
        case Phase.REMOVE:
            return RemoveImagePrompt(actors=who, board=board, last=last)
        case Phase.MATCH:
            return MatchSymbolsPrompt(actors=who, audience=board.subject, board=board, last=last)
        case Phase.GUESS:
            return GuessPrompt(actors=who, board=board, last=last)
        case Phase.CONTROL:
            return ControlGuessPrompt(actors=who, board=board, last=last)
        case Phase.SECOND:
            return SecondGuessPrompt(
                actors=who,
                cue=Cue.REVEAL,
                board=board,
                last=last,
                may_pass=state.match.second_guess_optional,
            )
        case Phase.RESULT:
            return RoundResultPrompt(
                actors=who,
                cue=Cue.NONE if isinstance(last, (Leave, Join)) else Cue.REVEAL,
                board=board,
                last=last,
                next_test_team="" if ended(state) else board.deal.control_team,
                winner=winner(board.scores),
            )
        case Phase.OVER:
            return _game_over(state)


def public(state: State) -> TablePublic:
    """The board holds only markers that have been turned over; the matching itself is not on it."""
    return TablePublic(board=state.board)


def peek(state: State, seat: int) -> Prompt | None:
    """The subject may look at the own matching again until it is shown to all."""
    matched = state.phase in (Phase.GUESS, Phase.CONTROL, Phase.SECOND)
    if not matched or seat != state.board.subject:
        return None
    board = replace(state.board, markers=state.matching)
    return RecallMatchPrompt(actors=(), audience=seat, board=board, last=state.last)


def used(state: State) -> frozenset[str]:
    """Every word and image that has lain on the table."""
    boards = (*(played.board for played in state.match.rounds), state.board)
    return frozenset(
        item.id for board in boards for item in (*board.deal.words, *board.deal.images)
    )


def _suggested(state: State) -> int:
    """The member of the test team who was the subject least often; then seat order."""
    subjects = [played.names[required(played.board.subject)] for played in state.match.rounds]
    return min(state.board.deal.testers, key=lambda seat: subjects.count(state.match.names[seat]))


def _as_seated_now(played: PlayedRound, names: tuple[str, ...]) -> Board:
    """The board of an earlier round; those who came later belonged to no team in it."""
    if played.names == names:
        return played.board
    seat_of = {name: seat for seat, name in enumerate(names)}
    teams = dict(zip(played.names, played.board.deal.teams, strict=True))
    return reseated(
        played.board,
        tuple(teams.get(name, "") for name in names),
        lambda seat: seat_of.get(played.names[seat], TABLE),
    )


def _game_over(state: State) -> GameOverPrompt:
    scores = state.board.scores
    team = leader(scores)
    return GameOverPrompt(
        actors=(),
        last=state.last,
        board=state.board,
        boards=tuple(_as_seated_now(played, state.match.names) for played in state.match.rounds),
        awards=awards(state),
        team=team,
        winners=members(state.board.deal.teams, team),
        scores=tuple(scores[team] for team in state.board.deal.teams),
        reason="lead" if winner(scores) else "images-used-up",
    )
