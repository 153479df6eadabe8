"""Packs of words and pictures on this tablet: the built-in ones and people's own."""
