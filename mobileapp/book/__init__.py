"""Paints an evening for export, with Pillow: a small book, and one picture.

Nothing here imports Kivy.
"""
