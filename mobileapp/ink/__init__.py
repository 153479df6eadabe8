"""Paints inkblots that people make with their fingers: from drops on a sheet to a finished picture.

The steps are the same as for the built-in blots (`art/paint/inkblots`), but they need only
Pillow: no numpy and no window. The same drops and seed always give the same picture.
"""
