"""The fixtures of the app for the tests by touch (`test_touch.py`) of all games."""

from tests.mobileapp.conftest import *  # noqa: F403
