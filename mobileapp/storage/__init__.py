"""What the app remembers: settings, players, matches, evenings, used and hidden pack items."""

from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage

__all__ = ["Storage", "StorageProblem"]
