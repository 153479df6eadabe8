"""How people and robots look on pages about evenings: names, colours and symbols."""

from collections.abc import Iterable

from engine.names import name_key
from mobileapp.player_profile import PlayerProfile
from mobileapp.running_app import running_app
from mobileapp.storage.evenings import PastEvening
from mobileapp.storage.roster import Who


def name_of(who: Who) -> str:
    """The present name of a player."""
    (name,) = running_app().storage.roster.names_of([who])
    return str(name)


def profile_of(who: Who) -> PlayerProfile:
    """The profile of a player: the saved colour and symbol, or defaults derived from the name."""
    app = running_app()
    name = name_of(who)
    return app.profile(name, sum(map(ord, name_key(name))), isinstance(who, str))


def everyone_in(evening: PastEvening) -> list[tuple[Who, PlayerProfile]]:
    """Everyone who played on an evening, by number."""
    app = running_app()
    return [
        (who, app.profile(name, number, isinstance(who, str)))
        for number, (who, name) in enumerate(evening.name_of.items())
    ]


def by_name(counts: Iterable[tuple[Who, int]]) -> list[tuple[Who, int]]:
    """Counts of players, the highest one first; equal ones are in the order of the names."""
    return sorted(counts, key=lambda one: (-one[1], name_of(one[0])))
