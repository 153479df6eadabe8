"""The names of robots in all languages; see `robots` in `docs/add-a-language.md`."""

from collections.abc import Iterable
from functools import cache

from engine.errors import BadSetup
from engine.names import ROBOT_NAMES, name_key
from mobileapp.languages import all_languages
from mobileapp.languages.translation import N_, tr


@cache
def robot_numbers() -> dict[str, int]:
    """The place of each robot's name in the list of its language, by the key of the name.

    It is the same robot in every language: it has the same token, and keeps it when people change
    the language.
    """
    declared = [language.robots for language in all_languages().values()]
    lists = [ROBOT_NAMES, *declared]
    return {name_key(name): place for names in lists for place, name in enumerate(names)}


def robot_names(seated: Iterable[str]) -> tuple[str, ...]:
    """The names that new robots may get, in the current language, the best first.

    The names of robots whose tokens are at the table already come last: robots that were seated in
    another language stay as they are.
    """
    language = all_languages().get(tr.language)
    names = (language.robots if language else ()) or ROBOT_NAMES
    numbers, own = robot_numbers(), {name_key(name) for name in names}
    keys = {name_key(name) for name in seated} - own
    taken = {numbers[key] for key in keys if key in numbers}
    return tuple(sorted(names, key=lambda name: numbers[name_key(name)] in taken))


def is_robot_name(name: str) -> bool:
    """Whether a robot is called like this in any language."""
    return name_key(name) in robot_numbers()


def check_person_name(name: str) -> None:
    """Raise BadSetup for the name of a person that looks like that of a robot of any language.

    Only names that people type now are checked: a person in an old match may have such a name.
    """
    if is_robot_name(name):
        raise BadSetup(
            "robot-name",
            N_("“{name}” is the name of a robot; please choose another one."),
            name=name,
        )
