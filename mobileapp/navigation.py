"""The way between screens: which one is shown, and to which one Back returns."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kivy.uix.screenmanager import ScreenManager

from mobileapp.background.idle_tasks import IdleTasks
from mobileapp.device import Device
from mobileapp.widgets.app_screen import AppScreen
from mobileapp.widgets.excited_taps import FreshlyShown


class Screens(FreshlyShown, ScreenManager):
    """All screens of the app, each created on first use; see `mobileapp.screens`.

    A second tap that comes at once does not hit what a new screen shows in its place; but one on
    Back, which every screen has in the same place, does.
    """

    def __init__(
        self,
        idle_tasks: IdleTasks,
        device: Device,
        after_show: Callable[[], None],
        **settings: Any,
    ) -> None:
        """`after_show` is called whenever a screen has been shown."""
        super().__init__(**settings)
        self._idle_tasks = idle_tasks
        self._device = device
        self._after_show = after_show
        self.shown: AppScreen | None = None
        """The screen that is open; None while the app goes from one to another."""
        self.visited: list[tuple[str, dict[str, Any]]] = []
        """The name and the context of each screen on the way back, from Home to the current one."""

    def go(self, name: str, **context: Any) -> None:
        """Show a screen; Back then returns to the current one.

        `context` holds the keyword arguments for the screen's method `open`. The screen that is
        left adds its `bookmark`, which opens it again as it was.
        """
        if self.shown is not None:
            left, opened = self.visited[-1]
            self.visited[-1] = left, opened | self.shown.bookmark()
        self.leave_current()
        self.visited.append((name, context))
        self._show(name, context, forward=True)

    def back(self) -> bool:
        """Show the previous screen again, and return True; on Home, do nothing and return False.

        After False, Kivy handles the Back key itself and closes the app.
        """
        if len(self.visited) < 2:
            return False
        self.leave_current()
        self.visited.pop()
        self._show(*self.visited[-1], going_back=True)
        return True

    def home(self) -> None:
        """Return to Home, and forget all other visited screens."""
        self.leave_current()
        self.forget_way()
        self._show(*self.visited[0])

    def forget_way(self) -> None:
        """Let Back return from the next screen to Home."""
        del self.visited[1:]

    def leave_current(self) -> None:
        """Close the screen that is shown, before another one is opened."""
        screen, self.shown = self.shown, None
        if screen is not None:
            self._idle_tasks.tidy()
            screen.close()

    def find(self, name: str) -> Any:
        """The screen of that name, created on first use."""
        if not self.has_screen(name):
            module = import_module(_module_of_screen(name))
            kind = getattr(module, name.title().replace("_", "") + "Screen")
            screen = kind(name=name)
            self.add_widget(screen)
            screen.size = self.size  # so that it is laid out before it is shown
        return self.get_screen(name)

    def _show(
        self,
        name: str,
        context: dict[str, Any],
        forward: bool = False,
        going_back: bool = False,
    ) -> None:
        self._device.refresh_insets()  # a rotation by 180 degrees fires no event
        screen = self.find(name)
        screen.open(**context)
        if not going_back:
            self.appear()
        self.transition.forward = forward
        self.current = name
        self.shown = screen
        self._after_show()


def _module_of_screen(name: str) -> str:
    """The name of a screen's module: `mobileapp.screens.<name>`.

    If that is a package, the screen is in its module `page`.
    """
    module = f"mobileapp.screens.{name}"
    spec = find_spec(module)
    return f"{module}.page" if spec and spec.submodule_search_locations else module
