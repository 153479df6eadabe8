"""The names and colours of the two teams, Moon and Sun."""

from mobileapp.languages.translation import N_, tr

NAMES = {
    # Translators: the name of a team, beside Sun: one word, at most seven letters
    "dusk": N_("Moon"),
    # Translators: the name of a team, beside Moon: one word, at most seven letters
    "dawn": N_("Sun"),
}
"""The names by the ids of the teams; saves have known the ids longer than people the names."""
COLOURS = {"dusk": "#5B4FD6", "dawn": "#C9304F"}
"""Dark colours of the teams. Players' badges are pale, so that none seems to belong to a team."""
LINES = {"dusk": "#8F86F2", "dawn": "#EC6C86"}
"""Paler team colours for thin lines on a dark ground."""
NOBODY = "#6B6675"
"""The colour of things that belong to neither team."""


def team_name(team: str) -> str:
    """The translated name of a team."""
    return tr._(NAMES[team])


def team_colour(team: str) -> str:
    """The colour of a team as #RRGGBB; grey if `team` is not the id of a team."""
    return COLOURS.get(team, NOBODY)


def line_colour(team: str) -> str:
    """A team's colour for thin lines on a dark ground; grey if `team` is not the id of a team."""
    return LINES.get(team, NOBODY)


def ribbon(team: str) -> tuple[str, str]:
    """The id and the translated name of a team: the value for the `ribbon` of a text piece."""
    return team, team_name(team)
