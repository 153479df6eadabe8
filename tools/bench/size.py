"""How much is measured: all of it, or so little that a test can see every part run."""

import os
from typing import TypeVar

Value = TypeVar("Value")

TINY = "BENCH_TINY"
"""The environment variable that makes all measurements tiny, also those in other processes."""


def few(usual: Value, tiny: Value) -> Value:
    """The usual value, or the one for a tiny measurement."""
    return tiny if TINY in os.environ else usual
