"""How a round of Storyteller is played by touch."""

from tests.harness.hands import Hands
from tools.tour.rounds import Cost, Round


def _play(hands: Hands) -> None:
    """Ana tells, four others lay false trails, and all of them find her picture."""
    hands.tap("person:0")
    hands.reset_counts()
    hands.lift()
    told = f"picture:{hands.shown.hand[1].id}"
    hands.flick(told)
    for _ in range(4):
        hands.lift()
        hands.flick(f"picture:{hands.shown.hand[0].id}")
    hands.lift()
    hands.tap("button")
    for seat in hands.shown.pointing:
        hands.drag(f"voter:{seat}", told)
    hands.tap("button")
    hands.tap("next")


ROUNDS = (
    # Nobody is chosen to be first: whoever has a clue begins.
    Round("storyteller", 5, "a round", _play, Cost(6, 14), first=None),
)
