"""What pages, widgets and flows may ask of the app, and how they get it: `running_app()`."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from kivy.app import App

if TYPE_CHECKING:
    from engine.packs import Item
    from mobileapp.background.idle_tasks import IdleTasks
    from mobileapp.device import Device
    from mobileapp.games.intro import Workshop
    from mobileapp.match.draft import Draft
    from mobileapp.match.session import MatchSession
    from mobileapp.match_flow import MatchFlow
    from mobileapp.navigation import Screens
    from mobileapp.packs.library import PackLibrary
    from mobileapp.picture_cache import Pictures
    from mobileapp.player_profile import PlayerProfile
    from mobileapp.screens.home.opening import Opening
    from mobileapp.storage.store import Storage
    from mobileapp.tonight.flow import TonightFlow
    from mobileapp.widgets.painted_look import PagePainter


class RunningApp(Protocol):
    """The part of the app object that others use; `SeeingThingsApp` says what each member is.

    It only names types: those of what the app creates, whose modules import this one.
    """

    storage: "Storage"
    device: "Device"
    pictures: "Pictures"
    idle_tasks: "IdleTasks"
    screens: "Screens"
    session: "MatchSession | None"
    draft: "Draft"
    workshop_offer: "Workshop | None"
    has_memories: bool | None
    has_opening: bool
    kept_pictures: dict[str, str]
    now: Callable[[], float]
    new_seed: Callable[[], int]
    go: Callable[..., None]
    back: Callable[[], bool]
    home: Callable[[], None]
    opening: "Opening | None"

    @property
    def library(self) -> "PackLibrary": ...

    @property
    def match_flow(self) -> "MatchFlow": ...

    @property
    def tonight(self) -> "TonightFlow": ...

    @property
    def painter(self) -> "PagePainter": ...

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
