"""The two teams as people see them: a name and a colour each; their ribbons have patterns too."""

from mobileapp.languages.translation import N_, tr

NAMES = {"dusk": N_("Dusk"), "dawn": N_("Dawn")}
COLOURS = {"dusk": "#5B4FD6", "dawn": "#C9304F"}
"""Deep colours: players' badges are all pale, so no badge looks as if it belonged to a team."""
LINES = {"dusk": "#8F86F2", "dawn": "#EC6C86"}
"""Paler team colours for thin lines on a dark ground."""
NOBODY = "#6B6675"
"""The colour of what neither team has."""


def team_name(team: str) -> str:
    """What people call the team."""
    return tr._(NAMES[team])


def team_colour(team: str) -> str:
    """As #RRGGBB; grey for nobody."""
    return COLOURS.get(team, NOBODY)


def line_colour(team: str) -> str:
    """A team's colour for thin lines on a dark ground."""
    return LINES.get(team, NOBODY)


def ribbon(team: str) -> tuple[str, str]:
    """A team's ribbon before a headline."""
    return team, team_name(team)
