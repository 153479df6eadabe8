"""Starts the app; on Android this is the file the system runs."""

import gc

gc.disable()  # while modules are imported, there is nothing to free; `IdleTasks` enables it again

from mobileapp.app import main

if __name__ == "__main__":
    main()
