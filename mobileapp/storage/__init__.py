"""What the app remembers: settings, players, matches, evenings, used and hidden pack items."""

from mobileapp.storage.evenings import Evening, Finished
from mobileapp.storage.matches import Unfinished
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.roster import Remembered
from mobileapp.storage.store import Storage

__all__ = ["Evening", "Finished", "Remembered", "Storage", "StorageProblem", "Unfinished"]
