"""Tools that make the game's assets; none of them is needed to play."""
