"""Paints keepsakes of an evening with Pillow: a small book, and one picture.

Nothing here imports Kivy.
"""
