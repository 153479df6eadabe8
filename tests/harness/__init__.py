"""Drives the app like people do: a window, frames, touches. Tests and tools use it.

Importing this package prepares Kivy for a window that nobody sees, whichever of its modules is
wanted. As that has to come before anything else of Kivy, each package of tests or tools that drives
the app imports this one in its own `__init__`; then the order of all other imports is free.
"""

import os
from importlib import import_module
from pathlib import Path
from types import CodeType

from mobileapp import kivy_style

os.environ.update(
    KIVY_NO_ARGS="1",
    KIVY_NO_FILELOG="1",
    KIVY_NO_CONSOLELOG=os.environ.get("KIVY_NO_CONSOLELOG", "1"),
    KCFG_GRAPHICS_MULTISAMPLES="0",
    KCFG_GRAPHICS_WIDTH="1280",  # an offscreen surface cannot grow: the largest size of the driver
    KCFG_GRAPHICS_HEIGHT="1280",
    KCFG_GRAPHICS_MAXFPS="0",
    LANGUAGE="en",  # a first start speaks the language of the machine
)
os.environ.setdefault("KIVY_HOME", str(Path(__file__).parents[2] / "build" / "kivy"))
Path(os.environ["KIVY_HOME"]).mkdir(parents=True, exist_ok=True)
kivy_style.prepare()


def drop_debug_output() -> None:
    """Drop the debug output for each value that a rule of kv sets, as packages for Android do.

    Nobody reads it, and to format it takes longer than to set the value.
    """
    builder = import_module("kivy.lang.builder")
    file = Path(str(builder.__file__))
    for code in compile(file.read_text(encoding="utf-8"), file, "exec", optimize=1).co_consts:
        if isinstance(code, CodeType) and code.co_name == "call_fn":
            builder.call_fn.__code__ = code


drop_debug_output()
