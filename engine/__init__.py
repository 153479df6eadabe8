"""The rules of four games of seeing things that are not there.

Pure functions over immutable state: nothing in here knows a screen, a file, a clock or a
global random generator. Start reading at `core` (the nouns) and `match` (one running match).
"""
