"""The names of robots, and checks that players' names are short enough, readable and unique."""

from collections.abc import Iterable

from engine.errors import BadSetup
from engine.texts import is_readable, is_visible, lookalike_key, shortened, without_invisible

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


def name_key(name: str) -> str:
    """The name in a form that is equal for names that count as the same.

    Case, repeated spaces and invisible characters are ignored.
    """
    return " ".join(without_invisible(name).split()).casefold()


def free_robot_name(taken: Iterable[str]) -> str:
    """The first of `ROBOT_NAMES` that does not look like a name in `taken`; empty if all do."""
    known = {lookalike_key(name) for name in taken}
    return next((name for name in ROBOT_NAMES if lookalike_key(name) not in known), "")


def check_person_name(name: str) -> None:
    """Raise BadSetup for the name of a person that looks like that of a robot.

    Only names that people type now are checked: a person in an old match may have such a name.
    """
    if lookalike_key(name) in map(lookalike_key, ROBOT_NAMES):
        raise BadSetup(
            "robot-name",
            "“{name}” is the name of a robot; please choose another one.",
            name=name,
        )


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
        if lookalike_key(name) in seen:
            raise BadSetup(
                "same-name",
                "Two players are called {name}: change one of the names.",
                name=name,
            )
        seen.add(lookalike_key(name))
