"""Keepsakes of an evening, painted with Pillow: a small book, and one picture. Nothing here knows
Kivy."""
