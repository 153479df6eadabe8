"""How a round of Clouds is played by touch."""

from mobileapp.games.clouds.layout import Layout
from tests.harness.hands import Hands
from tools.tour.rounds import Cost, Round


def _play(hands: Hands) -> None:
    """A word is chosen, read and guessed; painting is what they came for, and costs nothing."""
    hands.lift()
    hands.tap("word:1")
    hands.lift()
    hands.tap("button")
    before = hands.gestures
    roles = hands.shown.public.round.roles
    at = Layout(hands.driver.app.screens.get_screen("match").context)
    hands.flick(f"supply{at.edge_of(roles.main, roles).side}:heap")
    hands.driver.wait(3)  # the clock starts by itself
    supply = next(key for key in hands.keys("supply") if hands.piece(key).touchable)
    hands.drag(supply, (hands.stage.center_x, hands.stage.center_y))
    hands.gestures = before
    hands.tap("guessed")
    hands.tap("person:1")
    hands.tap("next")


ROUNDS = (Round("clouds", 4, "a round without painting", _play, Cost(2, 5)),)
