"""Echo by real touches: a whole match, and a tablet switched off in the middle of it."""

from engine.core import Handoff
from engine.games.echo.game import GAME
from engine.games.echo.prompts import GameOverPrompt, PickPrompt, RoundResultPrompt
from engine.make_setup import make_setup
from engine.setup import Player
from tests.harness.hands import Hands
from tests.mobileapp.conftest import Start


def begin(start: Start, robots: int = 0) -> Hands:
    people = [Player("Ana"), Player("Ben"), *[Player(f"Robot {n}", True) for n in range(robots)]]
    driver = start()
    driver.app.match_flow.start(make_setup(GAME, people, 7, first=0))
    hands = Hands(driver)
    hands.rest()
    return hands


def act(hands: Hands) -> None:
    """Do what is to be done now; Ana flicks pictures, Ben taps twice."""
    match hands.shown:
        case Handoff():
            hands.lift()
        case PickPrompt(audience=0, hand=hand):
            hands.flick(f"card:{hand[0]}")
        case PickPrompt(hand=hand):
            hands.tap(f"card:{hand[0]}")
            hands.tap("button")
        case RoundResultPrompt():
            hands.tap("next")


def play_to(hands: Hands, kind: type) -> None:
    for _ in range(60):
        if isinstance(hands.shown, kind):
            return
        act(hands)
    raise AssertionError(f"no {kind.__name__}, but {hands.shown}")


def test_a_match_of_two_who_think_alike(start: Start) -> None:
    hands = begin(start)
    play_to(hands, GameOverPrompt)
    assert hands.shown.scores == (5, 5)
    assert {"winner:0", "winner:1", "award:0", "again", "leave"} <= set(hands.scene.pieces)


def test_robots_play_along(start: Start) -> None:
    hands = begin(start, robots=3)
    play_to(hands, RoundResultPrompt)
    assert len(hands.shown.picks) == 5


def test_a_match_goes_on_after_the_tablet_was_switched_off(start: Start) -> None:
    hands = begin(start)
    play_to(hands, RoundResultPrompt)
    act(hands)
    hands.lift()
    before = hands.shown
    driver = start()
    (waiting,) = driver.app.storage.unfinished.all()
    assert driver.app.match_flow.resume(waiting.match_id) is None
    again = Hands(driver)
    again.rest()
    assert isinstance(again.shown, Handoff), "behind the curtain"
    again.lift()
    assert again.shown == before


def test_a_picture_is_taken_back(start: Start) -> None:
    hands = begin(start)
    hands.lift()
    hands.flick(f"card:{hands.shown.hand[0]}")
    hands.tap("undo")
    assert isinstance(hands.shown, Handoff)
    assert hands.shown.to == 0
