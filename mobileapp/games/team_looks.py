"""The names and colours of the two teams; their ribbons also differ in pattern."""

from mobileapp.languages.translation import N_, tr

NAMES = {"dusk": N_("Dusk"), "dawn": N_("Dawn")}
COLOURS = {"dusk": "#5B4FD6", "dawn": "#C9304F"}
"""Dark team colours; players' badges are all pale, so no badge seems to belong to a team."""
LINES = {"dusk": "#8F86F2", "dawn": "#EC6C86"}
"""Paler team colours for thin lines on a dark ground."""
NOBODY = "#6B6675"
"""The colour of things that belong to neither team."""


def team_name(team: str) -> str:
    """The translated name of a team."""
    return tr._(NAMES[team])


def team_colour(team: str) -> str:
    """The colour of a team as #RRGGBB; grey for any other value."""
    return COLOURS.get(team, NOBODY)


def line_colour(team: str) -> str:
    """A team's colour for thin lines on a dark ground; grey for any other value."""
    return LINES.get(team, NOBODY)


def ribbon(team: str) -> tuple[str, str]:
    """The id and the name of a team, as text pieces need them to show a ribbon before a text."""
    return team, team_name(team)
