"""The fixtures of the app, for the tests of tools that drive it."""

from tests.mobileapp.conftest import *  # noqa: F403
