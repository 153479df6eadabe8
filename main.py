"""Starts the app; on Android this is the file the system runs."""

from mobileapp.app import main

if __name__ == "__main__":
    main()
