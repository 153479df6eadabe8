"""The driver of the app's tests; the tour uses the same one, but for one app in its process."""

import gc
from typing import Any
from weakref import WeakSet

from tools import driver
from tools.driver import *  # noqa: F403
from tools.driver import TIME, Touch

__all__ = ["TIME", "Driver", "Touch"]

_apps: WeakSet[Any] = WeakSet()


class Driver(driver.Driver):
    """Starts app after app: what was there before the first of them is never gone through again
    when garbage is freed. An app is not frozen: it would follow every change of the theme for good.
    """

    def __init__(self, app: Any, *size: Any, **settings: Any) -> None:
        gc.collect()
        if not _apps:
            gc.freeze()
        _apps.add(app)
        super().__init__(app, *size, **settings)

    def _free(self) -> None:
        """Its fixtures still hold the app; it is freed before the next one."""
