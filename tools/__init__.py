"""Measures, checks and packages the product; nothing in it is needed to play."""
