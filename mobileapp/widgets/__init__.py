"""Kivy widgets that several screens use; each module may have a kv file of the same name."""

from pathlib import Path

from kivy.lang import Builder


def load_kv(python_file: str, *_needed: object) -> None:
    """Load the kv file of the same name as a Python file; call this once, at the end of the module.

    A kv rule finds a widget class by name, but only if the class was imported. `_needed` takes the
    modules that the caller imports only for the widgets in its kv file; otherwise, these imports
    would look unused.
    """
    Builder.load_file(str(Path(python_file).with_suffix(".kv")))
