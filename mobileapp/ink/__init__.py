"""Paints inkblots that people make with their fingers: from drops on a sheet to a finished picture.

The steps are those of the painter of the built-in blots (`tools/paint/inkblots`), but they use only
Pillow, without numpy and without a window. The same drops and seed always give the same picture.
"""
