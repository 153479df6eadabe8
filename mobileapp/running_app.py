"""The running app, for pages, widgets and flows: `running_app()`."""

from typing import TYPE_CHECKING, cast

from kivy.app import App

if TYPE_CHECKING:  # the app imports the modules that use this one
    from mobileapp.app import SeeingThingsApp

    RunningApp = SeeingThingsApp
else:
    RunningApp = App


def running_app() -> RunningApp:
    """The app that is running."""
    return cast(RunningApp, App.get_running_app())
