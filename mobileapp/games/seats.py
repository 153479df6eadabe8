"""What a game calls its roles, and how it begins when nobody was chosen to.

A game says so in `mobileapp/games/<id>/seats.py` (`ROLES` and `FIRST`); it need not.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from mobileapp.i18n import N_, tr

BY_LOT = N_("By lot")


def role_title(game: str, role: str) -> str:
    """A role as people read it."""
    titles: dict[str, str] = getattr(_words_of(game), "ROLES", {})
    return str(tr._(titles.get(role, role.replace("-", " ").capitalize())))


def first_title(game: str) -> str:
    """Who begins when nobody was chosen to."""
    return str(tr._(getattr(_words_of(game), "FIRST", BY_LOT)))


def _words_of(game: str) -> ModuleType | None:
    name = f"mobileapp.games.{game}.seats"
    return import_module(name) if find_spec(name) else None
