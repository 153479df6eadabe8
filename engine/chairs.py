"""Chairs: the places of players around the real table, which the rules never use."""

NO_CHAIR = -1
"""The chair of a player whose place is unknown, as in matches of earlier versions of the app."""
