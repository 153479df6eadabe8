"""Storyteller on the screen."""
