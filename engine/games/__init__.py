"""One package per game; each has an `INFO`, and a `GAME` in its module `game`.

A new package is a new game: `engine.registry` finds it.
"""
