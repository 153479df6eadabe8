"""Measurements of the product beside other libraries and a blank app, in one run: ratios, printed,
never tested."""
