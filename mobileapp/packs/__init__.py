"""Packs of words and pictures on this tablet: the built-in ones and people's own."""

from mobileapp.packs.shelf import PackShelf

__all__ = ["PackShelf"]
