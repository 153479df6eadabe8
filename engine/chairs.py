"""Chairs: the places of players around the real table, which the rules never use.

They are apart from `engine.setup`, so that Home is shown before the types of matches are loaded.
"""

NO_CHAIR = -1
"""The chair of a player whose place is unknown, as in matches of earlier versions of the app."""
