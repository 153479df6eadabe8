"""Speaks through `Speaker`, our Java class, with the voice of the tablet.

There is one engine, from the first use until the voice is switched off. pyjnius finds classes of
the app only on the thread on which Python was started, so this is called on that one.
"""

from functools import cache
from typing import Any

from jnius import autoclass

from mobileapp.device.java import activity


def prepare() -> None:
    """Start the engine, which takes a moment; nobody waits for it."""
    _speaker()


def say(sentence: str, language: str) -> None:
    """Say a sentence in a language, and break off what is being said."""
    _speaker().say(sentence, language)


def hush() -> None:
    """Break off what is being said."""
    if _speaker.cache_info().currsize:
        _speaker().stop()


def end() -> None:
    """Give the engine back."""
    if _speaker.cache_info().currsize:
        _speaker().shutdown()
        _speaker.cache_clear()


@cache
def _speaker() -> Any:
    return autoclass("org.seeingthings.Speaker")(activity())
