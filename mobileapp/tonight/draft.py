"""The draft of a game night: who will sit at the table, for the players' page."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.core import Game
from engine.game_night.programme import MAX_PEOPLE, MIN_PEOPLE, check_people
from engine.info import GameInfo
from engine.names import check_names
from engine.packs import Pack
from engine.setup import Setup, Variant
from mobileapp.games.intro import game_intro
from mobileapp.languages.translation import N_
from mobileapp.match.draft import Draft, recalled_people, remember_people
from mobileapp.storage import Storage
from mobileapp.storage.roster import Roster

TITLE = N_("A whole evening")
SUMMARY = N_("Short games one after the other, lights over all of them, and a title for everyone.")


INFO = GameInfo(
    id="",
    title=TITLE,
    summary=SUMMARY,
    minutes=60,
    age=8,
    min_players=MIN_PEOPLE,
    max_players=MAX_PEOPLE,
)


@dataclass(frozen=True)
class TonightAsGame:
    """What the players' page asks of a game, for a game night."""

    info: GameInfo = INFO
    variants: tuple[Variant, ...] = (Variant("evening", TITLE, "", MIN_PEOPLE, MAX_PEOPLE),)
    options: tuple[Any, ...] = ()
    needs: tuple[Any, ...] = ()
    title: str = TITLE
    id: str = ""

    def understands(self, _knowledge: object, _items: object) -> bool:
        return True

    def learn(self, _data: object) -> None:
        return None

    def check(self, _setup: Setup) -> None:
        return None


TONIGHT: Any = TonightAsGame()


@dataclass
class TonightDraft(Draft):
    """The people of a game night; it has no game of its own."""

    game_id: str = ""
    who_begins = False

    @property
    def game(self) -> Game[Any]:
        found: Game[Any] = TONIGHT
        return found

    @property
    def cover(self) -> Path:
        return game_intro("storyteller").cover

    def team_at(self, _place: int) -> str:
        return ""

    def setup(
        self,
        seed: int,
        packs: list[Pack],
        last_used: dict[str, int],
        hidden: frozenset[str],
        language: str = "",
        roster: Roster | None = None,
    ) -> Any:
        """Raises BadSetup if these people cannot have a game night; there is no setup otherwise."""
        check_people(len(self.people))
        check_names([person.name for person in self.people])

    def remember(self, storage: Storage) -> None:
        remember_people(self.people, storage)


def recall_tonight(storage: Storage) -> TonightDraft:
    """A draft with the people of the latest match."""
    return TonightDraft(people=recalled_people(storage))
