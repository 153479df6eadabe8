"""How a turn of Telepathy is played by touch, and how secrets are looked at again."""

from engine.core import Handoff
from engine.games.telepathy.prompts import MemorisePrompt
from tests.harness.hands import Hands
from tools.tour.rounds import Cost, Round


def _play(hands: Hands) -> None:
    """A card is pushed over the middle, and a column by one step."""
    _read_secrets(hands)
    hands.reset_counts()
    half = hands.piece("half").rect
    x, y = hands.place_of("card:col_south")
    over = half.y + half.h * 0.1 if half.cy > y else half.top - half.h * 0.1
    hands.drag("card:col_south", (x, over))
    key = f"tile:{hands.shown.board.grid[hands.shown.places[1].cells[1]]}"
    (slide,) = hands.piece(key).slides
    way = next(way for way in slide.ways if way.key == key)
    x, y = hands.place_of(key)
    hands.drag(key, (x + way.dx * 0.8, y + way.dy * 0.8))


def _look_again(hands: Hands) -> None:
    """Ana holds her silver card: she sees her secrets, and then the table is back."""
    _read_secrets(hands)
    hands.reset_counts()
    hands.hold("peek:0")


def _read_secrets(hands: Hands) -> None:
    while isinstance(hands.shown, (Handoff, MemorisePrompt)):
        if isinstance(hands.shown, Handoff):
            hands.lift()
        else:
            hands.tap("button")


ROUNDS = (
    Round("telepathy", 2, "a turn", _play, Cost(0, 2), 378, "standard"),
    Round("telepathy", 2, "secrets seen again", _look_again, Cost(0, 1), 378, "standard"),
)
