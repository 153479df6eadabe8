"""What people choose before a match, as a scene: the opened box of the game."""
