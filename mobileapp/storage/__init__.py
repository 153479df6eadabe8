"""Saves settings, players, matches, evenings, and which pack items were used or hidden."""
