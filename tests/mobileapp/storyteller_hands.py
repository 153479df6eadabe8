"""The hands of the people at a Storyteller table: they only touch what is on the screen."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from tests.mobileapp.table_hands import TableHands

from kivy.core.window import Window  # isort: skip - the driver prepares Kivy first
from engine.arrange import arrange  # isort: skip
from engine.core import Handoff, Prompt  # isort: skip
from engine.games.storyteller import prompts  # isort: skip
from engine.games.storyteller.game import GAME  # isort: skip
from engine.packs import Pack  # isort: skip
from engine.setup import Player  # isort: skip
from mobileapp import pictures  # isort: skip
from mobileapp.assets import ASSETS  # isort: skip
from mobileapp.packs.shelf import PackShelf  # isort: skip

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gia", "Hugo")


@cache
def story_packs() -> tuple[Pack, ...]:
    """The packs of the app; reading them once is enough."""
    return tuple(PackShelf(ASSETS / "packs", ASSETS / "none").for_game("storyteller", "en"))


def plain_picture(_key: object) -> Any:
    """Stands in for decoding a picture where a test does not care for what it shows."""
    return pictures._Pixels((2, 3), bytes(24))


class Hands(TableHands):
    """Everyone with a hand of pictures."""

    def sit_down(
        self,
        players: int,
        people: Sequence[int] | None = None,
        first: int | None = 0,
        **options: Any,
    ) -> None:
        """Start a match; every seat that is not among `people` is a robot's."""
        seats = [
            Player(name, people is not None and seat not in people)
            for seat, name in enumerate(NAMES[:players])
        ]
        setup = arrange(
            GAME, seats, 7, packs=story_packs(), first=first, options={"target": 20} | options
        )
        self.driver.app.start_match(setup)
        self.driver.wait(0.4)

    @property
    def prompt(self) -> Prompt | Handoff:
        """What the tablet shows."""
        screen: Prompt | Handoff = self.driver.app.play.screen
        return screen

    @property
    def cards(self) -> list[Any]:
        return list(self.driver.one("CardTable").cards)

    # --- single touches -----------------------------------------------------------------------

    def touch(self, widget: Any) -> None:
        """A quick finger, where no other screen follows."""
        self.driver.up(self.driver.down(*self.driver.place_of(widget)))
        self.driver.wait(0.15)

    def touch_card(self, place: int) -> None:
        """Touch a card, scrolled into sight as a finger would."""
        card = self.cards[place]
        self.driver.one("CardTable").scroll_to(card, animate=False)
        self.driver.pump(2)
        self.touch(card)

    def tap(self, text: str) -> None:
        self.driver.tap(text)

    def write(self, text: str) -> None:
        """Type into the clue field."""
        self.touch(self.driver.one("ClueField"))
        Window.dispatch("on_textinput", text)
        self.driver.pump()

    # --- steps of a match ---------------------------------------------------------------------

    def act(self) -> None:
        """Do the next thing, whatever it is."""
        match self.prompt:
            case Handoff():
                self.lift()
            case prompts.TellPrompt():
                self.tell()
            case prompts.ContributePrompt(wanted=wanted):
                self.give(*range(wanted))
            case prompts.StartVotingPrompt():
                self.tap("We are ready to vote")
            case prompts.VotePrompt(choices=choices):
                self.vote(choices[0])
            case prompts.RoundResultPrompt():
                self.read_result()

    def until(self, *kinds: type) -> None:
        """Play on until such a screen is in sight."""
        for _ in range(80):
            if isinstance(self.prompt, kinds):
                return
            self.act()
            self.driver.wait(0.1)
        raise AssertionError(f"no {kinds} after {self.prompt}")

    def tell(self, place: int = 0, clue: str = "") -> None:
        self.touch_card(place)
        if clue:
            self.write(clue)
        self.tap("Lay this picture")

    def give(self, *places: int) -> None:
        for place in places:
            self.touch_card(place)
        self.tap("Give this picture" if len(places) == 1 else "Give these two")

    def vote(self, slot: int) -> None:
        self.touch_card(slot)
        self.tap(f"Vote for number {slot + 1}")

    def watch(self) -> None:
        """Nobody wants to wait: one touch shows the whole result."""
        if self.screen._unfolding.running:
            self.touch(self.screen)

    def read_result(self) -> None:
        self.watch()
        if self.driver.find("Pill", text="The points"):
            self.tap("The points")
            self.watch()
        (pill,) = [p for p in self.driver.find("Pill") if p.text.startswith(("Next", "To the end"))]
        self.driver.tap(pill)
