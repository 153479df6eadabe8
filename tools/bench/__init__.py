"""Measurements of the product, side by side with its peers in one run. Prints ratios, tests nothing."""
