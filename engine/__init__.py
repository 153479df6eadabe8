"""The rules of the games: pure functions over immutable state.

Nothing in here uses a screen, a clock or a global random generator, and only the command line in
`__main__` reads files. Start reading at `core` (the types that all games share) and `match` (one
running match).
"""
