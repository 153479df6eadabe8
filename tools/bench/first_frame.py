"""Starts one app, waits for its first frame, prints the time, and ends.

`python -m tools.bench.first_frame blank | material | home FOLDER`
"""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

os.environ.update(
    KIVY_NO_ARGS="1",
    KIVY_NO_FILELOG="1",
    KIVY_NO_CONSOLELOG="1",
    KCFG_GRAPHICS_MULTISAMPLES="0",
    KCFG_GRAPHICS_WIDTH="1280",
    KCFG_GRAPHICS_HEIGHT="800",
)


def make_app(which: str, *folder: str) -> Any:
    """An app with nothing in it, the same with Material Design, or ours."""
    if which == "blank":
        from kivy.app import App

        return App()
    if which == "material":
        from kivymd.app import MDApp

        return MDApp()
    from mobileapp.app import SeeingThingsApp  # first, as it prepares Kivy

    if os.environ.get("KIVY_GL_BACKEND") == "mock":
        from mobileapp.kivy_style import window_redraw

        window_redraw.glIsTexture = lambda _texture: (
            True
        )  # no reload of a graphics context that does not exist
    app = SeeingThingsApp(folder=Path(*folder))
    app.has_opening = False  # it begins after the first frame, and would cover what is touched
    return app


def main() -> None:
    """Run until the first frame has been drawn."""
    app = make_app(*sys.argv[1:])
    sys.stderr = sys.__stderr__

    def say(_window: object) -> None:
        spent = {"main": time.thread_time(), "all": time.process_time()}
        print(json.dumps(spent), file=sys.__stdout__, flush=True)
        os._exit(0)

    def watch(_app: object) -> None:
        from kivy.core.window import Window

        Window.bind(on_flip=say)

    app.bind(on_start=watch)
    app.run()


if __name__ == "__main__":
    main()
