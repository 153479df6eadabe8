"""Measures the product beside other libraries and a blank app. Prints ratios, tests nothing."""
