"""Saves settings, players, matches, evenings, and which pack items were used or hidden."""

from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage

__all__ = ["Storage", "StorageProblem"]
