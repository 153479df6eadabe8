"""Sets up, runs and saves a match, gives its cues, and shows the lessons of its guide."""
