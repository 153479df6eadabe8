"""The two teams as people see them: a name and a colour each; their ribbons have patterns too."""

from mobileapp.languages.translation import N_, tr

NAMES = {"dusk": N_("Dusk"), "dawn": N_("Dawn")}
COLOURS = {"dusk": "#9C7BEA", "dawn": "#F0805F"}
NOBODY = "#6B6675"
"""The colour of what neither team has."""


def team_name(team: str) -> str:
    """What people call the team."""
    return tr._(NAMES[team])


def team_colour(team: str) -> str:
    """As #RRGGBB; grey for nobody."""
    return COLOURS.get(team, NOBODY)


def ribbon(team: str) -> tuple[str, str]:
    """A team's ribbon before a headline."""
    return team, team_name(team)
