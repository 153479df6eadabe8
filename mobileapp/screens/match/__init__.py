"""The page of a running match, its pause menu, the change of players, and the guide's lessons."""
