"""One folder per game, named as in `engine.games`; each has two records: `INTRO` in its
`__init__.py` for the pages before a match, and `UI` in `ui.py` for everything else."""
