"""One folder per game, named as in `engine.games`; each has its record in `ui.py`."""
