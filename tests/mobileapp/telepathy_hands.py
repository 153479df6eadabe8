"""The hands of the people at a Telepathy table: they only touch what is on the screen."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.mobileapp.driver import Driver
from tests.mobileapp.table_hands import TableHands

from engine.arrange import arrange  # isort: skip - the driver prepares Kivy first
from engine.games.telepathy import deal  # isort: skip
from engine.games.telepathy.game import GAME  # isort: skip
from engine.games.telepathy.actions import ALL_CARDS, Cards  # isort: skip
from engine.games.telepathy.moves import Continue, Give, Memorise, Perform  # isort: skip
from engine.games.telepathy.prompts import (  # isort: skip
    AnnouncePrompt,
    MemorisePrompt,
    TelepathyOver,
)
from engine.setup import Player  # isort: skip
from tests.games.telepathy.staging import STORY_GRID, grid_of, hand_of  # isort: skip

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gia", "Hugo", "Ida", "Jon")
PLAYERS = {"director": 3, "partners": 4, "opposed": 4}


def stage(
    monkeypatch: pytest.MonkeyPatch,
    secrets: Sequence[str],
    grid: str = STORY_GRID,
    row: Cards = (),
) -> None:
    """Let the next match have these secrets, this grid and these cards on top.

    Chance is asked as often as ever, so everything else stays what it would have been.
    """
    deal_secrets, lay_tiles, deal_actions = deal.deal_secrets, deal.lay_tiles, deal.deal_actions

    def dealt(*arguments: Any) -> Any:
        deal_secrets(*arguments)
        return tuple(hand_of(text) for text in secrets)

    def laid(*arguments: Any) -> Any:
        lay_tiles(*arguments)
        return grid_of(grid)

    def stacked(variant: str, removed: int, chance: Any) -> tuple[Cards, Cards, Cards]:
        deal_actions(variant, removed, chance)
        cards = (*row, *(card for card in ALL_CARDS if card not in row))
        left = len(cards) - removed
        return cards[: deal.ROW], cards[deal.ROW : left], cards[left:]

    monkeypatch.setattr(deal, "deal_secrets", dealt)
    monkeypatch.setattr(deal, "lay_tiles", laid)
    monkeypatch.setattr(deal, "OPPOSED_GRID", grid_of(grid))
    if row:
        monkeypatch.setattr(deal, "deal_actions", stacked)


def sit_down(
    driver: Driver,
    variant: str = "standard",
    players: int | None = None,
    robots: Sequence[int] = (),
    **choices: Any,
) -> "Hands":
    """Start a match; in a game for two Ana gives the first card."""
    count = players or PLAYERS.get(variant, 2)
    seats = [Player(name, seat in robots) for seat, name in enumerate(NAMES[:count])]
    if count == 2:
        choices.setdefault("first", 0)
    driver.app.start_match(arrange(GAME, seats, 7, variant=variant, **choices))
    driver.wait(0.4)
    return Hands(driver)


class Hands(TableHands):
    """Silent partners, who give cards and move tiles."""

    def read_secrets(self) -> None:
        """Everyone who has secret cards reads them; then the tablet lies on the table."""
        while True:
            self.lift()
            if self.step != "MemoriseScreen":
                return
            self.driver.tap(self.screen.ids.done)

    def learn(self) -> None:
        """The same, without anybody touching the tablet before it lies on the table."""
        match = self.driver.app.play._match
        while isinstance(match.prompt, MemorisePrompt):
            if not match.robot_turn():
                match.take()
                match.play(Memorise(match.prompt.audience))
        self._go_on()

    def _go_on(self) -> None:
        """From behind the curtain, for whatever has happened unseen."""
        self.driver.app.play.cover()
        self.driver.pump()
        self.lift()

    def tap_card(self, card: str = "") -> None:
        """Tap a face-up card, the first one unless told."""
        faces = self.driver.find("ActionCard")
        (face,) = [face for face in faces if face.card == (card or faces[0].card)]
        self.driver.tap(face)

    def tap_place(self, place_id: str = "") -> None:
        """Tap the last tile of a place, of the first one unless told."""
        grid, places = self.screen.grid, self.screen.prompt.places
        place = next(place for place in places if place.id == (place_id or places[0].id))
        cell = place.cells[-1]
        touch = self.driver.down(*grid.to_window(*grid.centre_of((cell % 4, cell // 4))))
        self.driver.up(touch)

    def confirm(self) -> None:
        """The golden button."""
        self.driver.tap(self.screen.confirm)

    def give(self, card: str = "") -> None:
        self.tap_card(card)
        self.confirm()

    def perform(self, place_id: str = "") -> None:
        self.tap_place(place_id)
        self.confirm()
        self.driver.wait(0.2)

    def turn(self, card: str = "", place_id: str = "") -> None:
        """A card is given and performed."""
        self.give(card)
        self.perform(place_id)

    def skip_turns(self, count: int) -> None:
        """Let so many turns pass without anybody touching the tablet."""
        match = self.driver.app.play._match
        turns = len(match.prompt.board.turns) + count
        while len(match.prompt.board.turns) < turns or isinstance(match.prompt, AnnouncePrompt):
            plain = (Give, Perform, Continue)
            match.play(next(move for move in match.prompt.options() if isinstance(move, plain)))
        self._go_on()

    def next_turn(self) -> None:
        self.driver.tap("Next turn")

    def name(self, *signs: str) -> None:
        """Choose these signs and say them."""
        for sign in signs:
            self.driver.tap(self.driver.one("SignCard", sign=sign))
        self.confirm()

    def announce(self, door: str, *signs: str) -> None:
        """Press the button that leads to the announcement, and make it."""
        self.driver.tap(door)
        self.name(*signs)


def over(hands: Hands) -> TelepathyOver:
    """The end of the match, which must be in sight."""
    assert hands.step == "TelepathyOverScreen"
    prompt: TelepathyOver = hands.screen.prompt
    return prompt
