"""Sets up, runs and saves a match, gives its cues, and shows the notes of its guide."""
