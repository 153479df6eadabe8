"""What a name at the table must be: there, short enough, and nobody else's."""

from collections.abc import Iterable

from engine.errors import BadSetup

NAME_LENGTH = 24


def name_key(name: str) -> str:
    """What two spellings of one name have in common: capitals and further spaces do not count."""
    return " ".join(name.split()).casefold()


def check_names(names: Iterable[str]) -> None:
    """Refuse empty, overlong and doubled names."""
    seen: set[str] = set()
    for name in names:
        if not name.strip():
            raise BadSetup("empty-name", "Every player needs a name.")
        if len(name) > NAME_LENGTH:
            raise BadSetup(
                "long-name",
                "“{name}” is too long: a name has at most {most} characters.",
                name=name,
                most=NAME_LENGTH,
            )
        if name_key(name) in seen:
            raise BadSetup(
                "same-name",
                "Two players are called {name}; please change one of the names.",
                name=name,
            )
        seen.add(name_key(name))
