"""Where everything is kept that people make."""

import os
from contextlib import suppress
from pathlib import Path

from kivy.app import App
from kivy.utils import platform


def user_dir(app: App) -> Path:
    """The folder Kivy names; on a new machine the one around it is not there yet."""
    if platform == "linux":
        around = Path(os.environ.get("XDG_CONFIG_HOME") or "~/.config").expanduser()
        with suppress(OSError):
            around.mkdir(parents=True, exist_ok=True)
    return Path(app.user_data_dir)
