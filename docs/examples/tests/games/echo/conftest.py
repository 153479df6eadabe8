"""A real app for the tests by touch."""

from tests.mobileapp.conftest import made_when_asked_for, plain_pictures, start

__all__ = ["made_when_asked_for", "plain_pictures", "start"]
