"""How the cards come into people's hands: at the start of a match, and after every round."""

from dataclasses import replace

from engine.chance import Chance
from engine.core import Context
from engine.games.storyteller.scoring import hand_size
from engine.games.storyteller.state import Phase, State, Table
from engine.setup import Setup


def new(setup: Setup, chance: Chance) -> State:
    """Everyone gets a hand from the top of the box; who has a clue begins, or who was chosen to."""
    players = len(setup.players)
    size = hand_size(players)
    box = setup.box["pictures"]
    cards = tuple(item.id for item in box)
    table = Table(
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
        return State(table, hands)
    return State(table, hands, Phase.TELL, queue=(setup.first,), teller=setup.first)


def refill(state: State, first: int, context: Context) -> State:
    """Fill all hands, from the last storyteller's left.

    A deck that cannot serve everyone is first shuffled together with the discard.
    """
    size = hand_size(state.players)
    table = state.table
    deck = table.deck
    if sum(max(size - len(hand), 0) for hand in state.hands) > len(deck):
        unseen = table.unseen.intersection(deck)
        deck = context.chance.shuffled((*deck, *table.discard))
        table = replace(table, unseen=unseen, discard=())
    hands = list(state.hands)
    for seat in state.around(first):
        missing = max(size - len(hands[seat]), 0)
        hands[seat] += deck[:missing]
        deck = deck[missing:]
    return replace(state, table=replace(table, deck=deck), hands=tuple(hands))
