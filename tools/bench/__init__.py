"""Measurements of the product beside its peers, in one run. Prints ratios, tests nothing."""
