"""Keeps the translation catalogues in step with every sentence people read."""
