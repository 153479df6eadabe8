"""Driving a match: setting it up, playing and saving it, its cues and its guide."""
