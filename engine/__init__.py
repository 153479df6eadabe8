"""The rules of four games of seeing things that are not there.

Pure functions over immutable state: nothing in here uses a screen, a file, a clock or a global
random generator. Start reading at `core` (the types that all games share) and `match` (one running
match).
"""
