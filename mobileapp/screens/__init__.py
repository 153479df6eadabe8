"""The screens of the app, each imported when it is first needed.

For example, the screen `game` is the class `GameScreen` in `game.py`. A screen with several modules
is a folder: its class is in `page.py`, such as `MatchScreen` in `match/page.py`, and what only it
needs lies beside it.
"""
