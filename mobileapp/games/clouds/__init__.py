"""Clouds on the screen."""
