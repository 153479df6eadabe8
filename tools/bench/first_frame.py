"""Starts one app, says when its first frame is there, and ends; with `--stay` it goes on.

`python -m tools.bench.first_frame blank | home FOLDER [--stay]`
"""

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any


def make_app(which: str, *folder: str) -> Any:
    """An app with nothing in it, or ours."""
    if which == "blank":
        from kivy.app import App

        return App()
    import_module("main")  # first, as on a tablet
    from mobileapp.app import SeeingThingsApp

    if os.environ.get("KIVY_GL_BACKEND") == "mock":
        from mobileapp.kivy_style import window_redraw

        # no reload of a graphics context that does not exist
        vars(window_redraw)["glIsTexture"] = lambda _texture: True
    app = SeeingThingsApp(folder=Path(*folder))
    app.has_opening = False  # it begins after the first frame, and would cover what is touched
    return app


def main() -> None:
    """Run until the first frame has been drawn, or until somebody ends it."""
    *wanted, last = sys.argv[1:]
    stays = last == "--stay"
    app = make_app(*wanted if stays else sys.argv[1:])
    sys.stderr = sys.__stderr__

    def say(window: Any) -> None:
        print("The first frame is there.", file=sys.__stdout__, flush=True)
        if not stays:
            os._exit(0)
        window.unbind(on_flip=say)

    def watch(_app: object) -> None:
        from kivy.core.window import Window

        Window.bind(on_flip=say)

    app.bind(on_start=watch)
    app.run()


if __name__ == "__main__":
    main()
