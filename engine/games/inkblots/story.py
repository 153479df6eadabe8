"""What the evening remembers of a match of Inkblots."""

from typing import Any

from engine.games.inkblots.board import Board, made, members
from engine.games.inkblots.moves import SYMBOLS, TEAMS, PassSecondGuess, SecondGuess
from engine.games.inkblots.state import State
from engine.packs import Item


def story(state: State) -> tuple[dict[str, Any], ...]:
    """Every finished round by name: who saw what in which image, and who understood it."""
    return tuple(_chapter(past.names, past.board) for past in state.table.past)


def _chapter(names: tuple[str, ...], board: Board) -> dict[str, Any]:
    deal = board.deal
    return {
        "round": deal.round,
        "teams": {team: [names[seat] for seat in members(deal.teams, team)] for team in TEAMS},
        "test_team": deal.test_team,
        "subject": names[made(board.subject)],
        "guessers": [names[seat] for seat in board.guessers],
        "words": _cards(deal.words, SYMBOLS),
        "images": _cards(deal.images, board.markers),
        "removed": board.removed,
        "guesses": _guesses(names, board),
        "understood": [
            [names[guess.seat], names[made(board.subject)]]
            for guess in (made(board.guess), board.second)
            if not isinstance(guess, PassSecondGuess | None)
            and board.markers[guess.image] == guess.symbol
        ],
        "outcome": board.outcome,
        "awards": [
            {"team": award.team, "image": award.image, "points": award.points, "why": award.why}
            for award in board.awards
        ],
        "scores": board.scores,
    }


def _cards(cards: tuple[Item, ...], symbols: tuple[str, ...]) -> list[dict[str, str]]:
    """The cards with their symbols; the removed image has none."""
    return [
        {"id": card.id, "text": card.text, "symbol": symbol}
        for card, symbol in zip(cards, symbols, strict=True)
    ]


def _guesses(names: tuple[str, ...], board: Board) -> list[dict[str, Any]]:
    """The first guess, the control guess, and the second guess if there was one."""
    guess, control, second = made(board.guess), made(board.control), board.second
    entered = [
        ("first", guess.seat, guess.image, guess.symbol),
        ("control", control.seat, guess.image, control.symbol),
    ]
    if isinstance(second, SecondGuess):
        entered.append(("second", second.seat, second.image, second.symbol))
    return [
        {
            "guess": which,
            "by": names[seat],
            "image": image,
            "symbol": symbol,
            "right": board.markers[image] == symbol,
        }
        for which, seat, image, symbol in entered
    ]
