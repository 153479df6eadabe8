"""Paints inkblots that people make with their fingers: from drops on a sheet to a finished picture.

The steps are those of the painter of the built-in deck (`tools/paint/inkblots`), but with Pillow
alone: no numpy, no window. The same drops and seed always give the same picture.
"""
