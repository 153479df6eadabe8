"""Kivy widgets that several screens use; each module may have a kv file of the same name."""

from pathlib import Path

from kivy.lang import Builder


def load_kv(python_file: str, *_needed: object) -> None:
    """Load the kv file of the same name as a Python file; call this once, at the end of the module.

    A kv rule finds a widget class by its name, but only if the module of the class was imported. So
    a module passes as `_needed` the modules that it imports only for the widgets in its kv file;
    otherwise these imports would look unused.
    """
    Builder.load_file(str(Path(python_file).with_suffix(".kv")))
