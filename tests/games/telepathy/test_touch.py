"""Tests of Telepathy by touches and drags, through the whole app."""

from typing import Any

import pytest

from engine.core import Handoff, Prompt
from engine.games.telepathy.conditions import SIGNS
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Memorise
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GameOverPrompt,
    GivePrompt,
    MemorisePrompt,
    PerformPrompt,
    ReplyPrompt,
)
from engine.make_setup import make_setup
from engine.setup import Player
from mobileapp.games.telepathy.looks import SecretCard
from mobileapp.stage.fingers import HOLD
from tests.harness.hands import Hands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.saved_match import saved_match

NAMES = ("Ana", "Ben", "Cleo", "Dan")
KIND_DEAL = 378
"""The seed of a deal that can be won in two turns, with `MOVES` of `how_to_play.py`."""


class Partners(Hands):
    """Hands that touch the table of Telepathy."""

    def open_match(self, variant: str = "standard", players: int = 2, seed: int = KIND_DEAL,
                 robots: tuple[int, ...] = ()) -> None:  # fmt: skip
        people = [Player(name, seat in robots) for seat, name in enumerate(NAMES[:players])]
        self.driver.app.match_flow.start(make_setup(GAME, people, seed, variant=variant))
        self.rest()

    def learn(self) -> None:
        """Let everyone uncover and memorise their secrets by touch, up to the first turn."""
        while isinstance(self.shown, (Handoff, MemorisePrompt)):
            if isinstance(self.shown, Handoff):
                self.lift()
            else:
                self.tap("button")

    def push(self, card: str) -> None:
        """Drag a card just beyond the middle of the table and let go, to give it to the partner."""
        half = self.piece("half").rect
        x, y = self.place_of(f"card:{card}")
        over = half.y + half.h * 0.1 if half.cy > y else half.top - half.h * 0.1
        self.drag(f"card:{card}", (x, over))

    def slide(self, place: str, part: float = 0.8) -> None:
        """Drag a row, column or corner by one of its tiles, and let go.

        `part` is the share of the full slide at which the finger lets go.
        """
        key, dx, dy = self.way(place)
        x, y = self.place_of(key)
        self.drag(key, (x + dx * part, y + dy * part))

    def way(self, place: str) -> tuple[str, float, float]:
        prompt = self.shown
        assert isinstance(prompt, PerformPrompt)
        (four,) = (one.cells for one in prompt.places if one.id == place)
        key = f"tile:{prompt.board.grid[four[1]]}"
        (slide,) = self.piece(key).slides
        own = next(way for way in slide.ways if way.key == key)
        return key, own.dx, own.dy

    def name(self, *signs: str) -> None:
        for sign in signs:
            self.tap(f"sign:{sign}")
        self.tap("say")

    def secrets(self) -> set[Any]:
        """All secrets on the stage, even those that are leaving."""
        looks = (sprite.piece.look for sprite in self.stage.sprites.order)
        return {look for look in looks if isinstance(look, SecretCard) and look.sign}


def begin(start: Start, size: str = "tablet", **table: Any) -> Partners:
    """Open a match and go to its first turn; secrets are memorised without touches.

    `table` has the arguments of `Partners.open_match`.
    """
    hands = Partners(start(size))
    hands.open_match(**table)
    play = hands.driver.app.session
    while isinstance(play.current, (Handoff, MemorisePrompt)):
        if isinstance(play.current, Handoff):
            play.lift()
        else:
            play.move(Memorise(play.current.actors[0]))
    hands.rest()
    return hands


def test_two_people_win_with_two_gestures_a_turn(start: Start) -> None:
    hands = Partners(start())
    hands.open_match()
    hands.learn()
    assert hands.hand_offs == 2
    hands.gestures = 0
    hands.push("col_south")
    hands.slide("column B")
    assert hands.gestures == 2
    assert isinstance(hands.shown, AnnouncePrompt)
    hands.push("quad_cw")
    hands.slide("corner SW")
    assert hands.gestures == 4
    assert [turn.place for turn in hands.shown.board.turns] == ["column B", "corner SW"]
    hands.tap("announce:0")
    hands.name("circle")
    assert isinstance(hands.shown, ReplyPrompt)
    hands.name("blue")
    over = hands.shown
    assert isinstance(over, GameOverPrompt)
    assert over.verdict == "won"
    assert len(hands.secrets()) == 4
    assert {"line:blue", "line:circle"} <= set(hands.scene.pieces)
    hands.tap("again")
    assert isinstance(hands.shown, Handoff)


def test_a_card_can_be_looked_at_and_given_by_taps(start: Start) -> None:
    hands = begin(start, "portrait")
    card = hands.shown.board.row[0]
    hands.tap(f"card:{card}")
    assert len(hands.keys("outcome:")) == 4
    hands.tap(f"card:{card}")
    assert not hands.keys("outcome:")
    hands.tap(f"card:{card}")
    hands.tap("zone:0")
    assert isinstance(hands.shown, PerformPrompt)
    assert hands.shown.card == card


def test_a_place_can_be_tried_by_taps(start: Start) -> None:
    hands = begin(start, "phone")
    hands.push(hands.shown.board.row[0])
    first, second = hands.shown.places[:2]
    before = hands.shown.board.grid
    hands.tap(f"tile:{before[first.cells[0]]}")
    assert "go" in hands.scene.pieces
    hands.tap(f"tile:{before[second.cells[0]]}")
    assert isinstance(hands.shown, PerformPrompt)
    hands.tap("go")
    assert [turn.place for turn in hands.shown.board.turns] == [second.id]


def test_a_card_or_row_released_too_early_goes_back(start: Start) -> None:
    hands = begin(start)
    card = hands.shown.board.row[0]
    lies = hands.place_of(f"card:{card}")
    hands.drag(f"card:{card}", (lies[0] + 30, lies[1] + 30))
    assert isinstance(hands.shown, GivePrompt)
    assert hands.place_of(f"card:{card}") == pytest.approx(lies)
    hands.push(card)
    place = hands.shown.places[0].id
    tiles = {key: hands.place_of(key) for key in hands.keys("tile:")}
    hands.slide(place, 0.4)
    assert isinstance(hands.shown, PerformPrompt)
    assert not hands.keys("ghost:")
    for key, there in tiles.items():
        assert hands.place_of(key) == pytest.approx(there)


def test_while_a_row_is_held_ghosts_show_where_it_lands(start: Start) -> None:
    hands = begin(start)
    hands.push(hands.shown.board.row[0])
    key, dx, dy = hands.way(hands.shown.places[0].id)
    x, y = hands.place_of(key)
    touch = hands.driver.down(x, y)
    for part in (0.1, 0.2, 0.3):
        hands.driver.move(touch, x + dx * part, y + dy * part)
    assert len(hands.keys("ghost:")) == 4
    hands.driver.up(touch)
    hands.rest()
    assert not hands.keys("ghost:")


def test_two_fingers_that_slide_at_once_play_one_move(start: Start) -> None:
    hands = begin(start)
    hands.push(hands.shown.board.row[0])
    driver, fingers = hands.driver, []
    for place in hands.shown.places[:2]:
        key, dx, dy = hands.way(place.id)
        x, y = hands.place_of(key)
        touch = driver.down(x, y)
        for part in (0.3, 0.6, 0.9):
            driver.move(touch, x + dx * part, y + dy * part)
        fingers.append(touch)
    for touch in fingers:
        driver.up(touch)
    hands.rest()
    assert len(hands.shown.board.turns) == 1
    assert "message" not in hands.scene.pieces


def test_one_undo_takes_back_both_moves_of_a_push(start: Start) -> None:
    """A push plays two moves, and one undo takes back both.

    The first move says that nobody announces, the second gives the card.
    """
    hands = begin(start)
    hands.push("col_south")
    hands.slide("column B")
    hands.push("quad_cw")
    assert isinstance(hands.shown, PerformPrompt)
    hands.tap("undo")
    assert isinstance(hands.shown, AnnouncePrompt)
    assert hands.keys("announce:")
    hands.push("quad_cw")
    assert isinstance(hands.shown, PerformPrompt)


def test_a_peek_is_one_hold(start: Start) -> None:
    hands = begin(start)
    driver: Driver = hands.driver
    hands.gestures = 0
    table = hands.shown
    for seat in (0, 1):
        touch = driver.down(*hands.place_of(f"peek:{seat}"))
        driver.wait(0.3)
        assert hands.stage.curtain.covers
        assert not hands.secrets()
        driver.wait(HOLD + 0.4)
        peeked = hands.shown
        assert isinstance(peeked, MemorisePrompt)
        assert peeked.audience == seat
        assert len(hands.secrets()) == 2
        driver.up(touch)
        hands.rest()
        assert not hands.secrets()
        assert hands.shown == table
    assert len(saved_match(driver).log) == 2


def test_a_peek_let_go_too_early_shows_nothing(start: Start) -> None:
    hands = begin(start)
    touch = hands.driver.down(*hands.place_of("peek:1"))
    hands.driver.wait(0.3)
    hands.driver.up(touch)
    seen = set(hands.secrets())
    for _ in range(40):
        hands.driver.pump()
        seen |= hands.secrets()
    assert not seen
    assert isinstance(hands.shown, GivePrompt)


def test_nothing_secret_is_left_when_the_app_is_covered_or_killed(start: Start) -> None:
    driver = start()
    hands = Partners(driver)
    hands.open_match()
    hands.lift()
    assert len(hands.secrets()) == 2
    driver.app.on_pause()
    driver.pump()
    assert not hands.secrets()
    hands = Partners(start("portrait"))  # restarted, as if killed in the background
    driver = hands.driver
    driver.tap(driver.one("ContinueCard"))
    hands.rest()
    assert isinstance(hands.shown, Handoff)
    assert not hands.secrets()
    hands.learn()
    assert isinstance(hands.shown, GivePrompt)


# --- every variant ----------------------------------------------------------------------------


def take_part(hands: Partners, turns: int) -> None:
    """Answer the current prompt by touch, or wait a moment if only robots can answer it.

    People announce only after `turns` turns, and then as soon as they can.
    """
    shown = hands.shown
    actors = getattr(shown, "actors", ())
    people = [seat for seat in actors if not hands.driver.app.session.profile(seat).robot]
    if isinstance(shown, Handoff):
        hands.lift()
    elif not people:
        hands.driver.wait(1.3)
        hands.rest()
    elif isinstance(shown, PerformPrompt):
        hands.slide(shown.places[len(shown.board.turns) % 4].id)
    elif isinstance(shown, ReplyPrompt):
        hands.name(SIGNS[shown.attribute][0])
    elif hands.keys("announce:") and len(shown.board.turns) >= turns:
        button = hands.keys("announce:")[0]
        hands.tap(button)
        names = {str(announcer.seat): announcer.names for announcer in shown.announcers}
        for name in names[button.partition(":")[2]]:
            hands.tap(f"sign:{SIGNS[name][0]}")
        if hands.shown is shown:  # a robot may have been quicker
            hands.tap("say")
    elif "go-on" in hands.scene.pieces:
        hands.tap("go-on")
    else:
        hands.push(shown.board.row[-1])


@pytest.mark.parametrize(
    ("variant", "players", "size", "robots"),
    [
        ("first", 2, "phone", (1,)),
        ("challenge", 2, "phone", ()),
        ("director", 4, "tablet", (3,)),
        ("partners", 4, "portrait", (2,)),
        ("opposed", 4, "tablet", ()),
    ],
)
def test_a_match_by_touch(
    start: Start, variant: str, players: int, size: str, robots: tuple[int, ...]
) -> None:
    hands = begin(start, size, variant=variant, players=players, seed=3, robots=robots)
    for _ in range(60):
        if isinstance(hands.shown, GameOverPrompt):
            break
        take_part(hands, turns=3)
    over = hands.shown
    assert isinstance(over, GameOverPrompt)
    assert over.board.turns
    assert len(hands.secrets()) == 4
    assert "message" not in hands.scene.pieces
    hands.tap("leave")
    assert hands.driver.app.session is None


def test_a_long_press_on_stop_ends_a_match_with_unlimited_turns(start: Start) -> None:
    hands = begin(start, variant="first", seed=83)
    card = hands.shown.board.row[0]
    hands.push(card)
    hands.slide(hands.shown.places[0].id)
    hands.tap("stop")
    assert isinstance(hands.shown, AnnouncePrompt)
    hands.hold("stop")
    over = hands.shown
    assert isinstance(over, GameOverPrompt)
    assert over.verdict == "stopped"


def test_each_prompt_that_a_robot_answers_is_shown(start: Start) -> None:
    """When a robot plays with a person, the app shows each prompt: give, perform and announce."""
    hands = begin(start, variant="standard", seed=3, robots=(0,))
    driver = hands.driver
    prompts: list[Prompt] = []
    for _ in range(12):
        shown = hands.shown
        prompts.append(shown)
        if len(getattr(shown, "board", shown).turns) >= 2:
            break
        take_part(hands, turns=9)
    assert {GivePrompt, PerformPrompt, AnnouncePrompt} <= {type(one) for one in prompts}
    assert driver.app.session.current.board.turns
