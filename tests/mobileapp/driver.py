"""The driver of the app's tests; the tour uses the same one."""

from tools.driver import *  # noqa: F403
from tools.driver import TIME, Driver, Touch

__all__ = ["TIME", "Driver", "Touch"]
