"""A match in play: the page around the stage, the pause menu, players who come and go, lessons."""
