"""Inkblots made by fingers: from drops on a folded sheet to a finished picture.

The same steps as the painter of the built-in deck (`tools/paint/inkblots`), with Pillow alone: no
numpy, no window. The same drops and seed always give the same picture.
"""
