"""The screens of the app, each imported when it is first needed.

For example, the screen `game` is the class `GameScreen` in `game.py`. The class of a screen with
several modules is in `page.py`, such as `MatchScreen` in `match/page.py`.
"""
