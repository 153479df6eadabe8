"""The games as the app shows them: one folder per game, named as in `engine.games`.

Each game has two records: `INTRO` in its `__init__.py` for the pages before a match, and `UI` in
its `ui.py` for everything else.
"""
