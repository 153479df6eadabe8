"""One folder per game; each defines `GAME`. Adding a folder adds a game."""
