"""Runs a match: its setup, its play and its saves, its cues and its guide."""
