"""The names of robots, and checks that players' names are short enough, readable and unique."""

from collections.abc import Iterable
from functools import lru_cache

from engine.errors import BadSetup
from engine.texts import is_readable, is_visible, lookalike_key, shortened

NAME_LENGTH = 24
ROBOT_NAMES = (
    "Bolt",
    "Cog",
    "Pixel",
    "Gizmo",
    "Rusty",
    "Beep",
    "Dynamo",
    "Sprocket",
    "Widget",
    "Ticker",
)


@lru_cache(256)
def name_key(name: str) -> str:
    """The name in a form that is equal for names that count as the same: those that look alike.

    It is cached, because every page of a match compares the names of people and robots.
    """
    return lookalike_key(name)


def free_robot_name(taken: Iterable[str], names: Iterable[str]) -> str:
    """The first of `names` that does not look like a name in `taken`; empty if all do."""
    known = {name_key(name) for name in taken}
    return next((name for name in names if name_key(name) not in known), "")


def distinct_names(names: Iterable[str], taken: Iterable[str] = ()) -> list[str]:
    """The names, with a number after each that looks like an earlier one or like one in `taken`.

    No name gets longer than `NAME_LENGTH`.
    """
    seen, found = {name_key(name) for name in taken}, []
    for name in names:
        number, distinct = 1, name
        while name_key(distinct) in seen:
            number += 1
            ending = f" {number}"
            distinct = name[: NAME_LENGTH - len(ending)].rstrip() + ending
        seen.add(name_key(distinct))
        found.append(distinct)
    return found


def check_names(names: Iterable[str]) -> None:
    """Raise BadSetup for names that are empty, too long or unreadable, or that look the same."""
    seen: set[str] = set()
    for name in names:
        if not is_visible(name):
            raise BadSetup("empty-name", "Every player needs a name.")
        if len(name) > NAME_LENGTH:
            raise BadSetup(
                "long-name",
                "“{name}” is too long: a name has at most {most} characters.",
                name=shortened(name),
                most=NAME_LENGTH,
            )
        if not is_readable(name):
            raise BadSetup(
                "unreadable-name",
                "“{name}” has a character in it that can’t be shown.",
                name=shortened(name),
            )
        if name_key(name) in seen:
            raise BadSetup(
                "same-name",
                "Two players are called {name}: change one of the names.",
                name=name,
            )
        seen.add(name_key(name))
