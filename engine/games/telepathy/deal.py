"""How the cards come to the table: at the start of a match, and at the end of each turn."""

from itertools import chain

from engine.chance import Chance
from engine.core import Context
from engine.games.telepathy.actions import ALL_CARDS, FIRST_CARDS, Cards
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import SIGNS, Condition, Grid, line_among, tile
from engine.games.telepathy.roles import (
    DIRECTOR,
    FIRST,
    FOUR_PARTNERS,
    OPPOSED,
    Roles,
)
from engine.games.telepathy.state import Hands

ROW_LENGTH = 4

OPPOSED_GRID: Grid = tuple(
    tile(*words.split())
    for row in (
        "blue circle, purple waves, orange star, green cross",
        "green star, orange cross, purple circle, blue waves",
        "orange waves, green circle, blue cross, purple star",
        "purple cross, blue star, green waves, orange circle",
    )
    for words in row.split(", ")
)
"""Every colour and every shape once in each row, column and corner: equally far for both teams."""


def deal_secrets(variant: str, roles: Roles, chance: Chance) -> Hands:
    """All cards of one attribute differ, so a match never wants and forbids the same line."""
    drawn = {attribute: list(chance.shuffled(signs)) for attribute, signs in SIGNS.items()}
    if variant == OPPOSED:
        return tuple((Condition(drawn[role].pop(), win=True),) for role in roles)
    held: dict[str, tuple[Condition, ...]] = {DIRECTOR: ()}
    for attribute, (make, avoid, *_) in drawn.items():
        win, lose = Condition(make, win=True), Condition(avoid, win=False)
        held |= {attribute: (win, lose), f"{attribute}-win": (win,), f"{attribute}-lose": (lose,)}
    return tuple(held[role] for role in roles)


def lay_tiles(chance: Chance) -> Grid:
    """A random grid without any line; two in five have none, so a few tries do."""
    while True:
        cells = chance.shuffled(range(16))  # where each tile goes
        colours = (cells[4 * index : 4 * index + 4] for index in range(4))
        shapes = (cells[index::4] for index in range(4))
        if not any(line_among(frozenset(four)) for four in chain(colours, shapes)):
            return tuple(sorted(range(16), key=cells.__getitem__))


def deal_actions(variant: str, removed: int, chance: Chance) -> tuple[Cards, Cards, Cards]:
    """The face-up row, the face-down deck, and the cards taken out unseen."""
    if variant == FIRST:
        return FIRST_CARDS, (), ()
    cards = chance.shuffled(ALL_CARDS)
    left = len(cards) - removed
    return cards[:ROW_LENGTH], cards[ROW_LENGTH:left], cards[left:]


# --- the end of a turn ------------------------------------------------------------------------


def discard_and_draw(
    board: Board, deck: Cards, card: str, context: Context
) -> tuple[Cards, Cards, Cards, int]:
    """The row, the deck and the used cards after a turn, and how often they were reshuffled.

    The used card is discarded before the next is drawn, so a reshuffle includes it.
    """
    if board.variant == FIRST:
        return board.row, deck, board.used, board.reshuffles
    used, reshuffles = (*board.used, card), board.reshuffles
    if not deck and _may_reshuffle(board.variant, reshuffles):
        deck, used, reshuffles = context.chance.shuffled(used), (), reshuffles + 1
    slot = board.row.index(card)
    row = board.row[:slot] + deck[:1] + board.row[slot + 1 :]
    return row, deck[1:], used, reshuffles


def _may_reshuffle(variant: str, reshuffles: int) -> bool:
    return variant == OPPOSED or (variant == FOUR_PARTNERS and not reshuffles)
