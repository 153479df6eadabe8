"""The rules of Telepathy: how a match begins, its phases, and what may be seen at any time."""

from itertools import chain

from engine.chance import Chance
from engine.core import Prompt
from engine.games.telepathy.actions import ALL_CARDS, FIRST_CARDS, Cards
from engine.games.telepathy.announcement import ANNOUNCEMENT
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import COLOUR, SIGNS, Condition, Grid, line_among, tile
from engine.games.telepathy.prompts import MemorisePrompt, TablePublic
from engine.games.telepathy.roles import (
    DIRECTED,
    DIRECTOR,
    FIRST,
    FOUR_PARTNERS,
    OPPOSED,
    Roles,
    first_performer,
    fixed_first_giver,
    partner_of,
)
from engine.games.telepathy.state import Ended, Hands, Memorising, State
from engine.games.telepathy.turn import TURN
from engine.phases import Phases
from engine.seating import Seating
from engine.setup import Setup

PHASES = Phases[State](TURN, ANNOUNCEMENT, phase_of=lambda state: type(state.phase))

ROW_LENGTH = 4
FOUR_PARTNERS_LIMIT = 17
"""The number of turns in the variant “Four partners”: ten cards are performed, and seven of them a
second time, after one reshuffle.
"""

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
"""The grid at the start of the variant “Opposed teams”. Every colour and every shape is in each
row, column and corner once, so both teams are equally far from their lines.
"""


# --- the start of a match ---------------------------------------------------------------------


def new(setup: Setup, chance: Chance) -> State:
    """The state at the start: secret cards dealt, tiles and action cards on the table."""
    variant, roles = setup.variant, setup.roles
    hands = deal_secrets(variant, roles, chance)
    grid = OPPOSED_GRID if variant == OPPOSED else _lay_tiles(chance)
    row, deck, removed = _deal_actions(variant, _removed_cards(setup), chance)
    limit = FOUR_PARTNERS_LIMIT if variant == FOUR_PARTNERS else len(row + deck)
    return State(
        seating=Seating.of(setup.players),
        board=Board(
            variant=variant,
            roles=roles,
            start=grid,
            grid=grid,
            row=row,
            deck=len(deck),
            used=(),
            limit=None if variant in (FIRST, OPPOSED) else limit,
        ),
        hands=hands,
        deck=deck,
        removed=removed,
        performer=first_performer(setup, chance.below(2)),
        phase=Memorising(tuple(seat for seat, hand in enumerate(hands) if hand)),
    )


def deal_secrets(variant: str, roles: Roles, chance: Chance) -> Hands:
    """The secret cards of every seat.

    All cards of one attribute differ, so no sign has to be both made and avoided in one match.
    """
    drawn = {attribute: list(chance.shuffled(signs)) for attribute, signs in SIGNS.items()}
    if variant == OPPOSED:
        return tuple((Condition(drawn[role].pop(), win=True),) for role in roles)
    held: dict[str, tuple[Condition, ...]] = {DIRECTOR: ()}
    for attribute, (make, avoid, *_) in drawn.items():
        win, lose = Condition(make, win=True), Condition(avoid, win=False)
        held |= {attribute: (win, lose), f"{attribute}-win": (win,), f"{attribute}-lose": (lose,)}
    return tuple(held[role] for role in roles)


def _lay_tiles(chance: Chance) -> Grid:
    """A random grid without any line: the tiles are shuffled until there is none."""
    while True:
        cells = chance.shuffled(range(16))  # where each tile goes
        colours = (cells[4 * index : 4 * index + 4] for index in range(4))
        shapes = (cells[index::4] for index in range(4))
        if not any(line_among(frozenset(four)) for four in chain(colours, shapes)):
            return tuple(sorted(range(16), key=cells.__getitem__))


def _deal_actions(variant: str, removed: int, chance: Chance) -> tuple[Cards, Cards, Cards]:
    """Deal the action cards: the face-up row, the face-down deck, the cards taken out unseen."""
    if variant == FIRST:
        return FIRST_CARDS, (), ()
    cards = chance.shuffled(ALL_CARDS)
    left = len(cards) - removed
    return cards[:ROW_LENGTH], cards[ROW_LENGTH:left], cards[left:]


def _removed_cards(setup: Setup) -> int:
    return int(setup.options.get("removed", 0)) + int(setup.options.get("director_removed", 0))


# --- what may be seen at any time -------------------------------------------------------------


def public(state: State) -> TablePublic:
    """What everyone may see: the board, and who acts in this turn."""
    over = isinstance(state.phase, Ended)
    return TablePublic(
        board=state.board,
        reading=state.phase.readers if isinstance(state.phase, Memorising) else (),
        performer=None if over else state.performer,
        givers=() if over else state.givers,
    )


def peekers(state: State) -> tuple[int, ...]:
    """The seats that may look at their secret cards again; none once the match is over."""
    if isinstance(state.phase, Ended):
        return ()
    return tuple(seat for seat, hand in enumerate(state.hands) if hand)


def peek(state: State, seat: int) -> Prompt | None:
    """The prompt with a player's own secret cards; None if the seat is not in `peekers`."""
    if seat not in peekers(state):
        return None
    return MemorisePrompt(actors=(), audience=seat, board=state.board, conditions=state.hands[seat])


def first(setup: Setup, state: State) -> int:
    """The seat that `Setup.first` would have named: see `first_performer`."""
    variant, roles = setup.variant, setup.roles
    if variant == DIRECTED:
        return roles.index(COLOUR)
    if variant in (FOUR_PARTNERS, OPPOSED):
        return fixed_first_giver(roles)
    turns = state.board.turns
    return partner_of(variant, roles, turns[0].performer if turns else state.performer)


def used(state: State) -> frozenset[str]:
    """An empty set, as Telepathy is played without packs."""
    return frozenset()
