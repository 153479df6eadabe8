"""What pages, widgets and flows may ask of the app, and how they get it: `running_app()`."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from kivy.app import App

if TYPE_CHECKING:
    from engine.packs import Item
    from mobileapp.background.idle_tasks import IdleTasks
    from mobileapp.device import Device
    from mobileapp.games.intro import Workshop
    from mobileapp.match.draft import Draft
    from mobileapp.match.session import MatchSession
    from mobileapp.navigation import Screens
    from mobileapp.packs.library import PackLibrary
    from mobileapp.picture_cache import Pictures
    from mobileapp.player_profile import PlayerProfile
    from mobileapp.storage import Storage


class RunningApp(Protocol):
    """The part of the app object that others use; `SeeingThingsApp` says what each member is."""

    storage: "Storage"
    device: "Device"
    pictures: "Pictures"
    idle_tasks: "IdleTasks"
    screens: "Screens"
    session: "MatchSession | None"
    draft: "Draft | None"
    workshop_offer: "Workshop | None"
    has_memories: bool | None
    has_opening: bool
    kept_pictures: dict[str, str]
    now: Callable[[], float]
    new_seed: Callable[[], int]
    back: Callable[[], bool]
    home: Callable[[], None]
    match_flow: Any
    tonight: Any
    opening: Any
    painter: Any
    """The modules of these four import this one, so it cannot import their types: no circles."""

    @property
    def library(self) -> "PackLibrary": ...

    def go(self, name: str, **context: Any) -> None: ...

    def asset(self, name: str) -> Path: ...

    def picture(self, item: "Item", width: float = ...) -> Path: ...

    def profile(self, name: str, seat: int, robot: bool = ...) -> "PlayerProfile": ...

    def remember_badges(self, players: "Iterable[PlayerProfile]") -> None: ...

    def choose_game(self, game: str) -> None: ...

    def forget_draft(self) -> None: ...

    def gather_memories(self) -> None: ...

    def apply_settings(self) -> None: ...

    def use_voice(self, names: Iterable[str] | None = ...) -> None: ...


def running_app() -> RunningApp:
    """The app that is running."""
    return cast(RunningApp, App.get_running_app())
