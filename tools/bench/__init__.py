"""Benchmarks: what the app costs, beside a blank Kivy app where that is fair; no thresholds."""
