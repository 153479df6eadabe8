"""Inkblots on the screen."""
