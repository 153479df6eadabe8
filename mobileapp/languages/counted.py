"""Phrases with a number that several pages and games say in the same words."""

from mobileapp.languages.translation import tr


def games(count: int) -> str:
    """How many matches were played, as people call them: “3 games”."""
    return tr.n("{n} game", "{n} games", count).format(n=count)


def lights(count: int) -> str:
    """What a whole evening has brought, or one of its matches: “3 lights”."""
    return tr.n("{n} light", "{n} lights", count).format(n=count)


def points(count: int) -> str:
    """What a player has won in a game that has no word of its own for it: “3 points”."""
    # Translators: points won by one player
    return tr.n("{n} point", "{n} points", count).format(n=count)


def about_minutes(count: int) -> str:
    """How long something takes: “about 20 minutes”."""
    return tr._("about {n} minutes").format(n=count)
