"""The driver for tests of the app.

It extends `tests.harness.driver` for a process that runs many apps, one after another.
"""

import gc
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from weakref import WeakSet

from kivy.app import App
from kivy.uix.widget import Widget

import mobileapp
from engine.assets import KNOWLEDGE
from engine.packs import Pack
from engine.registry import all_games
from mobileapp import preload
from mobileapp.app import SeeingThingsApp
from mobileapp.assets import ASSETS
from mobileapp.background import workers
from mobileapp.packs import library
from mobileapp.packs.files import PACK_FILE
from tests.harness import driver

_collect, _freeze, _unfreeze = gc.collect, gc.freeze, gc.unfreeze
_prepare_robot = KNOWLEDGE.prepare_robot
"""The original `prepare_robot`, saved at import like the functions of `gc` above.

`_load_what_stays` needs the originals, and may first run in a test that has replaced them.
"""

_read_pack = library.read_pack
_read_builtin_pack = cache(_read_pack)

NICE = workers.NICE
workers.NICE = 0  # full priority, as every frame of a test waits for the workers

_apps: WeakSet[App] = WeakSet()
"""The apps that have not been freed yet."""
FEW = 3
"""The number of apps in memory from which on a restart within a test frees earlier apps."""


class LateHomeApp(SeeingThingsApp):
    """The app, but it shows Home only when the first frame passes or somebody looks at the screen.

    If a test goes to another page before that, Home is made when somebody comes back to it. To make
    and to free Home takes longer than most tests.
    """

    late = True
    """Whether Home is shown late; the fixture `home_first` changes it."""
    started = False

    def start_at_home(self) -> None:
        self.started = not self.late
        if self.started:
            super().start_at_home()
        else:
            self.screens.visited.append(("home", {}))

    def start_now(self) -> bool:
        """Start, unless that has been done."""
        if self.started:
            return False
        self.started = True
        if self.screens.current_screen is None:
            self.home()
        preload.queue_all(self)
        return True


class Driver(driver.Driver):
    """A driver for one of many apps in a process; call `free_earlier_apps` before each new app."""

    frame = 1 / 30  # fewer frames than on tablets, as tests spend most of their time on them

    def __init__(
        self, app: App, size: str = "tablet", draw: bool = False, opening: bool = False
    ) -> None:
        _apps.add(app)
        super().__init__(app, size, draw, opening)

    def begin(self) -> None:
        if not isinstance(self.app, LateHomeApp) or self.app.started:
            super().begin()

    def start_now(self) -> None:
        if isinstance(self.app, LateHomeApp) and self.app.start_now():
            super().begin()

    def pump(self, frames: int = 1) -> None:
        self.start_now()
        super().pump(frames)

    def widgets(self) -> Iterator[Widget]:
        self.start_now()
        return super().widgets()

    def stop(self) -> None:
        self.app.started = True
        super().stop()

    def _free(self) -> None:
        """Free nothing, as the fixtures of the test still refer to the app.

        The app is freed before the next one starts.
        """


def read_pack(folder: Path) -> Pack:
    """The pack in a folder, like `library.read_pack`; built-in packs are read only once."""
    return (_read_builtin_pack if folder.parent == ASSETS / "packs" else _read_pack)(folder)


def free_earlier_apps(restart: bool = False) -> None:
    """Free earlier apps, because their widgets would go on reacting to changes of the theme.

    Once no app is left, all other objects are frozen, so that later collections do not traverse
    them. `restart` means that the current test has started an app before and may still refer to it;
    nothing is then freed until there are `FEW` apps.
    """
    _load_what_stays()
    if restart and len(_apps) < FEW:
        return
    _collect_all()
    if _apps and not restart:  # objects frozen during the test may refer to an app
        _unfreeze()
        _collect_all()
    if not _apps:
        _freeze()


def _collect_all() -> None:
    while _collect():  # freeing widgets makes Kivy unbind callbacks, which then are garbage, too
        pass


@cache
def _load_what_stays() -> None:
    """Load and freeze what outlives every app: modules, robots' data and built-in packs.

    It also switches off automatic garbage collection, so that only `free_earlier_apps` collects.
    """
    gc.disable()
    for module in walk_packages(mobileapp.__path__, "mobileapp."):
        if not module.name.startswith("mobileapp.device."):
            import_module(module.name)
    for game in all_games():
        _prepare_robot(game, "en")
    for file in (ASSETS / "packs").glob(f"*/{PACK_FILE}"):
        _read_builtin_pack(file.parent)
    _collect()
    _freeze()
