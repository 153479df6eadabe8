"""Infers the odds of the secrets from the cards that were given and performed."""

from dataclasses import replace
from functools import lru_cache

from engine.games.telepathy.beliefs import (
    Odds,
    Reading,
    Secret,
    choice_odds,
    known_to,
    natural_odds,
)
from engine.games.telepathy.board import Board, Turn
from engine.games.telepathy.conditions import SIGNS, Grid
from engine.games.telepathy.lookahead import in_line, tiles_of
from engine.games.telepathy.planning import FIRMNESS, Merits, Position, giving, performing
from engine.games.telepathy.roles import DIRECTOR, attribute_of, givers, team_of

UNPLANNED = 0.05
"""The probability with which planned players are expected to choose at random."""


def read(board: Board, seat: int) -> Reading:
    """The odds of the secrets of the seat's team, as anyone at the table can infer them."""
    # `opening` stays equal in later turns, so `_read` finds earlier turns in its cache.
    opening = replace(board, grid=board.start, row=(), deck=0, used=(), turns=(), reshuffles=0)
    return _read(opening, board.turns, team_of(board.variant, board.roles, seat))


@lru_cache(maxsize=512)
def _read(opening: Board, turns: tuple[Turn, ...], team: tuple[int, ...]) -> Reading:
    if not turns:
        return Reading.unread(opening.variant)
    *earlier, turn = turns
    reading = _read(opening, tuple(earlier), team)
    if turn.performer in team:
        grid = earlier[-1].grid if earlier else opening.start
        position = Position.of(opening, grid, turn.row, turn.used, len(earlier))
        role = opening.roles[turn.performer]
        giver = opening.roles[givers(opening.variant, opening.roles, turn.performer)[0]]
        reading = after_gift(reading, position, turn.card, giver, role)
        reading = after_performance(reading, position, turn.card, role, turn.place)
    return _after_no_loss(reading, turn.grid)


@lru_cache(maxsize=64)
def after_gift(
    reading: Reading, position: Position, card: str, giver: str, performer: str
) -> Reading:
    """The reading after a player in the role `giver` gave a card to one in the role `performer`.

    Natural players are expected to give each card with the same probability, so only the odds of
    planned players depend on the given card. The cards of a director say nothing about secrets.
    """
    if giver == DIRECTOR:
        return reading
    odds = _odds(giving(position, giver, performer, reading), card)
    any_card = 1 / len(position.row)
    return reading.shifted(
        attribute_of(giver), lambda secret: odds[known_to(giver, secret)], lambda _: any_card
    )


def after_performance(
    reading: Reading, position: Position, card: str, role: str, place: str
) -> Reading:
    """The reading after a player in this role performed the card on this place."""
    odds = _odds(performing(position, card, role, reading), place)
    return reading.shifted(
        attribute_of(role),
        lambda secret: odds[known_to(role, secret)],
        lambda secret: natural_odds(position.grid, card, known_to(role, secret))[place],
    )


def _odds(merits: Merits, choice: str) -> dict[Secret, float]:
    """For each secret, the odds that a planned player who knows it makes this choice."""
    return {known: _likely(merit, choice) for known, merit in merits.items()}


def _likely(merit: Odds, choice: str) -> float:
    return (1 - UNPLANNED) * choice_odds(merit, FIRMNESS)[choice] + UNPLANNED / len(merit)


def _after_no_loss(reading: Reading, grid: Grid) -> Reading:
    """The reading after a turn that did not end the match; `grid` is the grid after that turn.

    A sign that forms a line on this grid cannot be anybody's sign to avoid.
    """
    tiles = tiles_of(grid)
    lines = {sign for sign in tiles if in_line(tiles[sign])}

    def possible(secret: Secret) -> bool:
        return secret[1] not in lines

    for attribute, signs in SIGNS.items():
        if not lines.isdisjoint(signs):
            reading = reading.shifted(attribute, possible, possible)
    return reading
