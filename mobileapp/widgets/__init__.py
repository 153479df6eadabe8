"""Plain Kivy widgets the screens are made of; each file has its kv rules beside it."""

from pathlib import Path

from kivy.lang import Builder


def load_kv(python_file: str, *_needed: object) -> None:
    """Load the kv file that stands beside a Python file, once, when that file is imported.

    Rules find widgets by name alone. Whatever they need that the Python file itself does not use
    is named here, so that it has been imported.
    """
    Builder.load_file(str(Path(python_file).with_suffix(".kv")))
