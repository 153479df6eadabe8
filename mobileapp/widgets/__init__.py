"""Plain Kivy widgets the screens are made of; each file has its kv rules beside it."""

from pathlib import Path

from kivy.lang import Builder


def load_rules(python_file: str) -> None:
    """Load the kv file that stands beside a Python file, once, when that file is imported."""
    Builder.load_file(str(Path(python_file).with_suffix(".kv")))
