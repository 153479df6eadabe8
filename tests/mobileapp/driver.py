"""The driver of the app's tests; the tour uses the same one, but for one app in its process."""

import gc
from typing import Any

from tools import driver
from tools.driver import *  # noqa: F403
from tools.driver import TIME, Touch

__all__ = ["TIME", "Driver", "Touch"]


class Driver(driver.Driver):
    """Starts app after app: garbage of the last one is freed before the next, once, and what is
    still there then is never gone through again."""

    def __init__(self, *app: Any, **settings: Any) -> None:
        gc.collect()
        gc.freeze()
        super().__init__(*app, **settings)

    def _free(self) -> None:
        """Its fixtures still hold the app; it is freed before the next one."""
