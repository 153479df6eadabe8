"""The stage is tested with its pictures."""

import pytest


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """Here pieces are really painted."""
