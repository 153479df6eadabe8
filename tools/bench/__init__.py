"""Benchmarks: compare the app with other libraries and a blank Kivy app, and print ratios; no
thresholds.
"""
