"""The driver of the app's tests; the tour uses the same one, but for one app in its process."""

import gc
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from weakref import WeakSet

import mobileapp
from engine.packs import Pack
from engine.registry import all_games
from mobileapp.assets import ASSETS, KNOWLEDGE
from mobileapp.background import workers
from mobileapp.packs import library
from mobileapp.packs.files import PACK_FILE
from tools import driver
from tools.driver import *  # noqa: F403
from tools.driver import TIME, App, Touch

_collect, _freeze, _unfreeze = gc.collect, gc.freeze, gc.unfreeze
_prepare_robot = KNOWLEDGE.prepare_robot
"""The originals, saved before any test replaces them: the first app of a process may start in such
a test.
"""

_read_pack = library.read_pack
_read_builtin_pack = cache(_read_pack)

NICE = workers.NICE
workers.NICE = 0  # every frame of a test waits for them, also beside the other line of tests

_apps: WeakSet[App] = WeakSet()
"""The apps that are not freed yet."""
FEW = 3
"""How many apps a test that starts its own again may leave behind before they are collected."""

__all__ = ["NICE", "TIME", "Driver", "Touch", "free_earlier_apps", "read_pack"]


class Driver(driver.Driver):
    """Starts app after app; `free_earlier_apps` comes before each is made."""

    frame = 1 / 30  # half as many frames as on most tablets: tests spend most of their time in them

    def __init__(
        self, app: App, size: str = "tablet", draw: bool = False, opening: bool = False
    ) -> None:
        _apps.add(app)
        super().__init__(app, size, draw, opening)

    def _free(self) -> None:
        """Free nothing yet: the fixtures of the test still hold the app; it is freed before the
        next one.
        """


def read_pack(folder: Path) -> Pack:
    """Like `library.read_pack`, but read a built-in pack once for all apps of the process."""
    return (_read_builtin_pack if folder.parent == ASSETS / "packs" else _read_pack)(folder)


def free_earlier_apps(restart: bool = False) -> None:
    """Collect earlier apps: their widgets would follow every change of the theme.

    Without them, what is left stays until the process ends: it is frozen, so that no later
    collection traverses it. A test that starts its app again still holds the earlier one, so that a
    collection would only cost time.
    """
    _load_what_stays()
    if restart and len(_apps) < FEW:
        return
    _collect_all()
    if _apps and not restart:  # what was frozen while its test ran keeps the app
        _unfreeze()
        _collect_all()
    if not _apps:
        _freeze()


def _collect_all() -> None:
    while _collect():  # Kivy unbinds callbacks of freed widgets: garbage for the next pass
        pass


@cache
def _load_what_stays() -> None:
    """Load and freeze what outlives every app. From now on only `free_earlier_apps` collects."""
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
