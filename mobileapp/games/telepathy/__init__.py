"""Telepathy on the screen."""
