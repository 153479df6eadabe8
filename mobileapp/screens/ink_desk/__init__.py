"""The desk where people ink their own blots; `screen` is the page, the rest is what lies on it."""

from mobileapp.screens.ink_desk.screen import InkDeskScreen

__all__ = ["InkDeskScreen"]
